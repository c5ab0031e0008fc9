"""The sampler of hidden cards: it agrees with what a seat sees, leaks nothing, and favours nothing."""

import random
from collections import Counter
from itertools import islice

import pytest

from rulerunner import At, Game, Running, Seat, position
from rulerunner.kernel.change import atoms
from rulerunner.lang.words import Side
from rulerunner.state.codec import digest
from rulerunner.state.frames import TraceFrame
from rulerunner.state.records import Card
from rulerunner.state.state import State
from rulerunner.view.sampler import NotYourDecision, hidden, sample
from tests.support.laws import LAWS
from tests.support.table import Table
from tests.view.games import RULES, decisions
from tests.view.swapping import pairs, swapped

CRITICAL = {2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 11: 31.3}
"""The chi-square of so many degrees of freedom that chance exceeds once in a thousand times."""
KEPT = [law for law in LAWS if law.__name__ != "bad_publicity_credits_are_those_of_this_run"]
"""Laws that need no log."""


def some_decisions(rules: str, seed: int, every: int, limit: int = 400) -> list[Game]:
    return [game.clone() for game in islice(decisions(rules, seed, limit), 0, None, every)]


def side_of(game: Game) -> Side:
    assert game.decision is not None
    return game.decision.side


def faces(state: State, zone: str) -> list[str]:
    return [state.cards[cid].face.name for cid in state.zones[zone]]


def chi_square(counts: Counter[str], expected: dict[str, float]) -> float:
    return sum((counts[name] - often) ** 2 / often for name, often in expected.items())


# --- what stays -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_the_seat_sees_the_same_in_a_sample_as_in_the_game(rules: str) -> None:
    for seed in range(3):
        for game in some_decisions(rules, seed, 3):
            seat = side_of(game)
            assert Game(sample(game.state, seat, random.Random(seed))).view(seat) == game.view(seat)


def bare(card: Card) -> dict[str, object]:
    """All that is known of a card but what it is."""
    return {name: getattr(card, name) for name in card.FIELDS if name != "face"}


@pytest.mark.parametrize("rules", RULES)
def test_no_card_is_lost_and_the_laws_of_a_game_hold_in_a_sample(rules: str) -> None:
    for game in some_decisions(rules, 5, 12):
        before = [bare(card) for card in game.state.cards]
        drawn = Game(sample(game.state, side_of(game), random.Random(1)))
        after = [bare(card) for card in drawn.state.cards]
        assert before == after, "only what a card is may change, not where it lies or what it carries"
        for owner in ("corp", "runner"):
            deck, again = (
                Counter(card.face.name for card in state.cards if card.owner == owner)
                for state in (game.state, drawn.state)
            )
            assert deck == again
        for law in KEPT:
            law(drawn)


@pytest.mark.parametrize("rules", RULES)
def test_a_game_can_be_played_to_its_end_from_a_sample(rules: str) -> None:
    for game in some_decisions(rules, 7, 60):
        drawn = Game(sample(game.state, side_of(game), random.Random(3)))
        chance = random.Random(4)
        for _ in range(20_000):
            if drawn.decision is None:
                break
            drawn.choose(chance.randrange(len(drawn.decision.options)))
        assert drawn.result is not None


def test_the_game_that_was_sampled_is_left_alone() -> None:
    for game in some_decisions("nisei-1.4", 2, 40):
        before, log = digest(game.state), game.state.log
        sample(game.state, side_of(game), random.Random(0))
        assert digest(game.state) == before
        assert game.state.log is log


def test_there_is_nothing_to_sample_for_a_seat_that_is_not_asked() -> None:
    game = position(corp=Seat(), runner=Seat(deck=["Diesel"]))
    assert side_of(game) == "runner"
    with pytest.raises(NotYourDecision, match="not the corp's decision"):
        sample(game.state, "corp", random.Random(0))


# --- what it does not depend on ---------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_hidden_cards_that_are_exchanged_change_no_sample(rules: str) -> None:
    tried = 0
    for seed in range(3):
        for game in some_decisions(rules, seed, 5):
            seat = side_of(game)
            plain = digest(sample(game.state, seat, random.Random(seed)))
            for pair in pairs(game, seat, random.Random(seed), 2):
                other = swapped(game.state, pair)
                assert digest(sample(other, seat, random.Random(seed))) == plain
                tried += 1
    assert tried > 100


def test_the_chance_to_come_is_new_and_comes_from_the_samplers_seed() -> None:
    game = position(corp=Seat(deck=["3x Hedge Fund"]), runner=Seat(deck=["3x Diesel"]))
    one, again, two = (sample(game.state, "runner", random.Random(seed)) for seed in (1, 1, 2))
    assert one.rng == again.rng
    assert len({one.rng, two.rng, game.state.rng}) == 3


# --- what lies where --------------------------------------------------------------------------------------

HAND = ["Hedge Fund", "Enigma", "PAD Campaign"]
DECK = ["Ice Wall", "SanSan City Grid", "Priority Requisition", "Project Junebug", "Beanstalk Royalties"]


def fort() -> Game:
    """The Runner looks at face-down ice, a remote root, a root of HQ and an advanced card."""
    return position(
        corp=Seat(hand=HAND, deck=DECK),
        runner=Seat(),
        servers={
            "HQ": At(ice=["Wall of Static"], root=["Red Herrings"]),
            "remote 1": At(ice=["Hunter"], root=["Adonis Campaign"]),
            "remote 2": At(root=["Hostile Takeover (1 advancement)"]),
        },
    )


def test_only_what_can_be_there_lies_face_down() -> None:
    game = fort()
    for seed in range(200):
        s = sample(game.state, "runner", random.Random(seed))
        types = [s.cards[cid].face.type for server in s.servers.values() for cid in server.ice]
        assert types == ["ice", "ice"]
        in_hq, first, second = (s.cards[s.servers[id].root[0]].face for id in (0, 3, 4))
        assert in_hq.type == "upgrade"
        assert first.type in ("agenda", "asset", "upgrade")
        assert second.name in ("Priority Requisition", "Project Junebug", "Hostile Takeover")


def test_two_cards_of_a_root_are_not_both_agendas_or_assets() -> None:
    servers = {"remote 1": At(root=["SanSan City Grid", "PAD Campaign"])}
    game = position(corp=Seat(deck=DECK), runner=Seat(), servers=servers)
    for seed in range(100):
        s = sample(game.state, "runner", random.Random(seed))
        types = [s.cards[cid].face.type for cid in s.servers[3].root]
        assert types.count("upgrade") >= 1


def test_counters_that_an_effect_placed_say_nothing_about_the_card() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Seamless Launch"], deck=["2x Hedge Fund", "Nico Campaign"]),
            runner=Seat(),
            servers={"remote 1": At(root=["Nico Campaign"])},
            turn="corp",
        )
    )
    t.corp("play", "Seamless Launch")
    t.until(side="runner", kind="action")
    for seed in range(20):
        s = sample(t.game.state, "runner", random.Random(seed))
        card = s.cards[s.servers[3].root[0]]
        assert (card.face.name, card.count("advancement")) == ("Nico Campaign", 2)


def test_each_card_is_as_likely_in_a_hidden_place_as_any_other() -> None:
    game = position(corp=Seat(hand=HAND[:2], deck=HAND[2:] + DECK[:1]), runner=Seat())
    everything = [*HAND, DECK[0]]
    count = 2000
    top = Counter[str]()
    for seed in range(count):
        top[faces(sample(game.state, "runner", random.Random(seed)), "R&D")[0]] += 1
    expected = dict.fromkeys(everything, count / len(everything))
    assert chi_square(top, expected) < CRITICAL[3]


def test_the_order_of_ones_own_deck_is_hidden_and_ones_hand_is_not() -> None:
    deck = ["Corroder", "Diesel", "Sure Gamble"]
    game = position(corp=Seat(), runner=Seat(hand=["Mimic"], deck=deck))
    count = 1500
    orders = Counter[str]()
    for seed in range(count):
        s = sample(game.state, "runner", random.Random(seed))
        assert faces(s, "grip") == ["Mimic"]
        orders[" ".join(faces(s, "stack"))] += 1
    assert len(orders) == 6
    assert chi_square(orders, dict.fromkeys(orders, count / 6)) < CRITICAL[5]


def test_what_can_lie_in_two_installed_places_is_uniform_too() -> None:
    """One place takes upgrades alone, the other takes them as well: no choice may be favoured."""
    servers = {"HQ": At(root=["Red Herrings"]), "remote 1": At(root=["SanSan City Grid"])}
    corp = Seat(deck=["Akitaro Watanabe", "PAD Campaign", "Hedge Fund"])
    game = position(corp=corp, runner=Seat(), servers=servers)
    count = 3000
    pairs_seen = Counter[str]()
    for seed in range(count):
        s = sample(game.state, "runner", random.Random(seed))
        pairs_seen[" + ".join(s.cards[s.servers[id].root[0]].face.name for id in (0, 3))] += 1
    assert len(pairs_seen) == 3 * 3, "an upgrade in HQ, then any of the three other cards that fit"
    assert chi_square(pairs_seen, dict.fromkeys(pairs_seen, count / 9)) < 26.1


# --- what is remembered -----------------------------------------------------------------------------------


def test_a_card_seen_on_top_of_rnd_stays_there_until_rnd_is_shuffled() -> None:
    t = Table(
        position(
            corp=Seat(deck=["Hedge Fund", "Ice Wall", "Enigma", "Hunter", "Beanstalk Royalties"]),
            runner=Seat(),
        )
    )
    t.run("R&D")
    t.until(side="runner", kind="action")
    for seed in range(20):
        assert faces(sample(t.game.state, "runner", random.Random(seed)), "R&D")[0] == "Hedge Fund"
    state = t.game.state.clone()
    atoms.shuffle(state, "corp")
    tops = {faces(sample(state, "runner", random.Random(seed)), "R&D")[0] for seed in range(40)}
    assert len(tops) == 5


def test_a_card_seen_in_hq_is_forgotten_once_a_card_has_left_hq_face_down() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Ice Wall"], deck=["Hedge Fund", "Enigma", "Hunter", "Beanstalk Royalties"]),
            runner=Seat(),
        )
    )
    t.run("HQ")
    t.until(side="runner", kind="action")
    assert faces(sample(t.game.state, "runner", random.Random(0)), "HQ") == ["Ice Wall"]
    t.until(side="corp", kind="action")
    t.corp("install", "Ice Wall")
    t.corp("server", server="R&D")
    t.until(side="runner", kind="action")
    placed = {
        s.cards[s.servers[1].ice[0]].face.name
        for s in (sample(t.game.state, "runner", random.Random(seed)) for seed in range(60))
    }
    assert placed == {"Ice Wall", "Enigma", "Hunter"}


def test_a_secret_bid_is_hidden_like_a_card() -> None:
    t = Table(
        position(
            corp=Seat(credits=9),
            runner=Seat(credits=9, rig=["Baedeker's Net Map"]),
            servers={"HQ": At(ice=["Hunter (rezzed)"])},
            run=Running("HQ", "6"),
            rules="classic-1996",
        )
    )
    t.until(side="corp", kind="choose number")
    t.corp("number", number=4)
    assert t.decision.side == "runner"
    assert t.decision.about == "base-link"
    bids = Counter[int]()
    for seed in range(300):
        s = sample(t.game.state, "runner", random.Random(seed))
        bids[next(frame.bid for frame in s.stack if isinstance(frame, TraceFrame))] += 1
    assert set(bids) == set(range(6)), "anything up to the limit of the trace"
    assert min(bids.values()) > 20


def test_hidden_is_what_a_seat_does_not_know() -> None:
    game = fort()
    names = Counter(game.state.cards[cid].face.name for cid in hidden(game.state, "runner", "corp"))
    installed = ("Wall of Static", "Red Herrings", "Hunter", "Adonis Campaign", "Hostile Takeover")
    assert names == Counter((*HAND, *DECK, *installed))
    assert hidden(game.state, "runner", "runner") == ()
