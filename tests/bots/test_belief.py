"""What the searching Runner believes of hidden cards: it fits what it sees, and leans where Corps do."""

import json
import random
from collections import Counter
from importlib.resources import files

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots.search.belief import BY_PEOPLE, FARTHEST, KINDS, Belief, kind_of, leans
from rulerunner.lang.words import AGENDA
from rulerunner.view.sampler import OpenSampler, Sampler
from tests.bots.test_sampler import side_of, some_decisions
from tests.support.table import Table
from tests.view.games import RULES

DRAWS = 300
FILES = files("rulerunner.bots.search")


def believed(game: Game) -> Belief:
    sampler = Sampler(game.state, "runner")
    return Belief(sampler, sampler.draw(random.Random(0)))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_seat_sees_the_same_in_what_it_believes_as_in_the_game(rules: str, seed: int) -> None:
    """Through a game: whatever is exchanged, it is nothing that the seat could tell."""
    for game in some_decisions(rules, seed, 7):
        seat, rng = side_of(game), random.Random(5)
        sampler = Sampler(game.state, seat)
        belief = Belief(sampler, sampler.draw(rng))
        for _ in range(3):
            assert Game(belief.draw(rng)).view(seat) == game.view(seat)


def test_what_the_runner_has_seen_stays_where_it_is() -> None:
    """A card exposed by an ability is known, though it lies face down."""
    game = position(
        turn="runner",
        corp=Seat(hand=["2x PAD Campaign"], deck=["3x Priority Requisition", "9x Hedge Fund"]),
        runner=Seat(hand=["Diesel"], deck=["9x Diesel"]),
        servers={"Server 1": At(root=["PAD Campaign (seen)"])},
    )
    rng, belief = random.Random(4), believed(game)
    cid = game.state.servers[3].root[0]
    assert {belief.draw(rng).cards[cid].face.name for _ in range(50)} == {"PAD Campaign"}


@pytest.mark.parametrize("rules", ["classic-1996", "nisei-1.4"])
def test_what_waits_for_a_tag_is_believed_in_hand(rules: str) -> None:
    """What the Corp plays as soon as it can leaves HQ; what kills a tagged Runner stays there, turn after
    turn. To a Runner who took it for as rare as chance has it, one run more looked safe."""
    money = "Accounts Receivable" if rules == "classic-1996" else "Hedge Fund"
    game = position(
        rules=rules,
        turn="runner",
        corp=Seat(hand=["2x Scorched Earth", f"3x {money}"], deck=["3x Scorched Earth", f"17x {money}"]),
        runner=Seat(),
    )
    rng, belief = random.Random(3), believed(game)
    drawn = [belief.draw(rng) for _ in range(DRAWS)]
    names = [s.cards[cid].face.name for s in drawn for cid in s.zones["HQ"]]
    assert names.count("Scorched Earth") / len(names) > 0.28, "by chance alone it would be a fifth"


def test_agendas_are_believed_in_hand_more_often_than_chance_has_it() -> None:
    game = position(
        turn="runner",
        corp=Seat(hand=["4x Ice Wall"], deck=["4x Priority Requisition", "12x Ice Wall"]),
        runner=Seat(hand=["Diesel"], deck=["9x Diesel"]),
    )
    rng, belief = random.Random(2), believed(game)
    drawn = [belief.draw(rng) for _ in range(DRAWS)]
    held = sum(s.cards[cid].face.type == AGENDA for s in drawn for cid in s.zones["HQ"]) / (4 * DRAWS)
    assert 0.28 < held < 0.6, "by chance alone it would be a fifth, and ice leaves the hand"


def laid(*ice: str, times: int = 0, card: str = "PAD Campaign") -> Game:
    """The Runner's turn after one in which the Corp has laid out a card and advanced it so many times."""
    t = Table(
        position(
            turn="corp",
            corp=Seat(
                hand=[card, "2x PAD Campaign"],
                deck=["3x Priority Requisition", "2x Crisium Grid", "3x Project Junebug", "9x Hedge Fund"],
            ),
            runner=Seat(hand=["Diesel"], deck=["9x Diesel"]),
            servers={"Server 1": At(ice=list(ice))} if ice else {},
        )
    )
    t.until(side="corp", kind="action")
    t.corp("install", card)
    if ice:
        t.corp("server", server="Server 1")
    for _ in range(times):
        t.until(side="corp", kind="action")
        t.corp("advance", card)
    t.until(side="runner", kind="action")
    return t.game


def shares(game: Game) -> Counter[str]:
    """How often each kind of card is believed to lie in the root of Server 1."""
    rng, belief = random.Random(3), believed(game)
    cid = game.state.servers[3].root[0]
    return Counter(KINDS[kind_of(belief.draw(rng).cards[cid].face)] for _ in range(DRAWS))


def test_an_agenda_is_hardly_believed_where_no_ice_protects_it() -> None:
    """Nor is an upgrade, which is of no use there."""
    bare, guarded = shares(laid()), shares(laid("Ice Wall"))
    assert bare["agenda"] < 0.2 * DRAWS < 0.27 * DRAWS < guarded["agenda"]
    assert bare["upgrade"] < 0.08 * DRAWS < guarded["upgrade"]


def test_what_is_advanced_behind_ice_is_believed_to_be_an_agenda() -> None:
    """A trap is not ruled out; what cannot be advanced is (1.18.2)."""
    found = shares(laid("Ice Wall", times=1, card="Project Junebug"))
    assert found["agenda"] > 0.75 * DRAWS
    assert found["trap"] > 0.02 * DRAWS
    assert found["asset"] == found["upgrade"] == 0


def test_what_is_advanced_in_the_open_may_be_an_agenda_all_the_same() -> None:
    """Corps by rules of thumb advance hardly anything but traps there; but not every Corp plays like them."""
    found = shares(laid(times=1, card="Project Junebug"))
    assert found["trap"] > found["agenda"] > 0.03 * DRAWS


def test_what_has_lain_behind_ice_for_a_turn_is_hardly_an_agenda() -> None:
    def old(game: Game) -> Game:
        t = Table(game)
        t.until(side="corp", kind="action")
        t.until(side="runner", kind="action")
        return t.game

    new = shares(laid("Ice Wall"))
    assert shares(old(laid("Ice Wall")))["agenda"] < 0.5 * new["agenda"]


def test_with_open_cards_nothing_is_believed() -> None:
    game = position(
        turn="runner",
        corp=Seat(hand=["2x PAD Campaign"], deck=["3x Priority Requisition", "9x Hedge Fund"]),
        runner=Seat(hand=["Diesel"], deck=["9x Diesel"]),
        servers={"Server 1": At(root=["Priority Requisition"])},
    )
    sampler = OpenSampler(game.state, "runner")
    belief = Belief(sampler, sampler.draw(random.Random(0)))
    for _ in range(5):
        s = belief.draw(random.Random(1))
        assert [card.face for card in s.cards] == [card.face for card in game.state.cards]


def test_people_lay_agendas_behind_ice() -> None:
    """What rules of thumb lay there was counted; at the table four of five such cards were agendas."""
    counted = json.loads((FILES / "belief.json").read_text("utf-8"))["modern"]["laid"]
    for how, more in BY_PEOPLE.items():
        odds, before = leans("modern").laid[how], counted[how]
        assert odds[1:] == tuple(max(max(before) - FARTHEST, each) for each in before)[1:]
        assert odds[0] == pytest.approx(max(max(before) - FARTHEST, before[0]) + more)
        assert more > 0
    assert leans("modern").laid["open 0 new"][0] <= max(0.0, counted["open 0 new"][0])
