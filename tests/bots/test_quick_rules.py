"""The quick rules that play on in a search: what a player by rules of thumb would do, knowing no more."""

import random
from collections import Counter

import pytest

from rulerunner import At, Game, Running, Seat, position
from rulerunner.bots import ThumbBot
from rulerunner.bots.search import reflex
from rulerunner.bots.search.board import meaning
from rulerunner.bots.search.correcting import untaught
from rulerunner.bots.search.features import FEATURES, features
from rulerunner.bots.search.judging import corp_wins, nets
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.punishing import threat
from rulerunner.bots.search.running import Scene
from rulerunner.decks import samples
from rulerunner.lang.words import Side
from rulerunner.rules import EDITIONS
from rulerunner.session import Start
from tests.bots.test_thumb import after_a_run, choice
from tests.support.table import Table
from tests.view.games import RULES
from tests.view.swapping import pairs, swapped
from tools.agreeing import Sure


def a_game(rules: str, seed: int) -> Game:
    family = EDITIONS[rules].family
    corps, runners = (list(samples(family, side).values()) for side in ("corp", "runner"))
    return Start.from_decks(corps[seed % len(corps)], runners[seed % len(runners)], rules, seed).game()


@pytest.mark.parametrize("rules", RULES)
def test_they_choose_what_the_rules_of_thumb_choose(rules: str) -> None:
    """Over a game of the rule-of-thumb player against itself, click by click and run by run."""
    game, bot = a_game(rules, 11), ThumbBot()
    asked: Counter[str] = Counter()
    agreed: Counter[str] = Counter()
    while (decision := game.decision) is not None and asked.total() < 100:
        state, side = game.state, decision.side
        chosen = bot.choose(game.view(side))
        if len(decision.options) > 1 and decision.kind in ("action", "choose server", "paid"):
            with untaught():
                quick = reflex.choose(state, decision, Sure(), Looks(state))
            same = meaning(state, side, decision.options[quick]) == meaning(
                state, side, decision.options[chosen]
            )
            asked[decision.kind] += 1
            agreed[decision.kind] += same
        game.choose(chosen)
    assert asked["action"] > 20
    assert agreed["action"] > 0.85 * asked["action"]
    assert agreed.total() > 0.88 * asked.total()


def test_they_choose_the_same_whatever_is_hidden() -> None:
    """Cards that a seat cannot see are exchanged: its quick rules, which read its own cards once, stay."""
    tried = 0
    game, bot = a_game("nisei-1.4", 4), ThumbBot()
    while (decision := game.decision) is not None and tried < 12:
        side = decision.side
        if decision.kind == "action" and side == "runner":
            looks = Looks(game.state)
            plain = reflex.choose(game.state, decision, Sure(), looks)
            for pair in pairs(game, side, random.Random(1), 2):
                other = Game(swapped(game.state, pair))
                assert other.decision is not None
                assert reflex.choose(other.state, other.decision, Sure(), looks) == plain
                tried += 1
        game.choose(bot.choose(game.view(side)))
    assert tried >= 6


def test_a_run_is_worth_less_behind_ice_that_stops_it() -> None:
    def worth(*ice: str) -> float:
        game = position(
            turn="runner",
            corp=Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=5, hand=["Diesel", "Diesel", "Sure Gamble"], deck=["9x Diesel"]),
            servers={"R&D": At(ice=list(ice))},
        )
        scene = Scene(game.state, Looks(game.state))
        return scene.run_value(game.state.servers[1])

    assert worth() > worth("Ice Wall") > worth("Wall of Static (rezzed)")


def test_the_judge_looks_at_what_its_weights_are_for() -> None:
    game = a_game("nisei-1.4", 3)
    assert len(features(game.state, Looks(game.state))) == len(FEATURES)
    for rules in RULES:
        assert {net.looks_at for net in nets(rules).values()} == {len(FEATURES)}


def test_the_judge_likes_points_for_the_corp_and_fears_those_of_the_runner() -> None:
    def chance(corp: list[str], runner: list[str]) -> float:
        game = position(
            turn="corp",
            corp=Seat(credits=5, hand=["Hedge Fund"], deck=["20x Hedge Fund"], score=corp),
            runner=Seat(credits=5, hand=["Diesel"], deck=["20x Diesel"], score=runner),
        )
        return corp_wins(game.state, Looks(game.state))

    ahead, even, behind = (
        chance(["Priority Requisition"], []),
        chance([], []),
        chance([], ["Priority Requisition"]),
    )
    assert ahead > even + 0.03
    assert behind < even - 0.03


def test_a_bold_runner_checks_what_a_wary_one_takes_for_a_trap() -> None:
    game = position(
        turn="runner",
        corp=Seat(credits=9, deck=["9x Hedge Fund"]),
        runner=Seat(credits=5, hand=["2x Diesel"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=["Project Junebug (2 advancement)"])},
    )
    assert game.decision is not None
    looks = Looks(game.state)
    kinds = [option.kind for option in game.decision.options]
    wary = Scene(game.state, looks).best_run()
    assert kinds[reflex.choose(game.state, game.decision, Sure(), looks)] != "run"
    looks.bold = True
    assert Scene(game.state, looks).best_run() > wary + 5
    assert kinds[reflex.choose(game.state, game.decision, Sure(), looks)] == "run"


def test_a_tag_is_landed_and_paid_for_when_it_kills() -> None:
    """SEA Source, all the trace takes, and Scorched Earth twice: as the rules of thumb would."""
    t = after_a_run(
        Seat(credits=30, hand=["SEA Source", "2x Scorched Earth"], deck=["3x Hedge Fund"]),
        Seat(credits=9, hand=["5x Diesel"], deck=["3x Diesel"]),
    )
    played = []
    while (decision := t.game.decision) is not None:
        found = reflex.choose(t.game.state, decision, Sure(), Looks(t.game.state))
        if decision.side == "corp" and decision.kind == "action":
            seen = t.game.view("corp").decision
            assert seen is not None
            played.append(seen.options[found].text.split(" (")[0])
        t.game.choose(found)
    assert played == ["Play SEA Source", "Play Scorched Earth", "Play Scorched Earth"]
    assert t.game.result == ("corp", "flatline")


def broken_through(rules: str, ice: str, rig: list[str], credits: int = 0) -> Table:
    """A run on an agenda behind rezzed ice, by quick rules; the Runner knows what is there."""
    t = Table(
        position(
            rules=rules,
            corp=Seat(credits=0, deck=["9x Hedge Fund"]),
            runner=Seat(credits=credits, clicks=3, hand=["4x Diesel"], rig=rig, deck=["9x Diesel"]),
            servers={"Server 1": At(ice=[f"{ice} (rezzed)"], root=["Priority Requisition (2 advancement)"])},
            run=Running("Server 1", "6.9.3a"),
        )
    )
    while (decision := t.game.decision) is not None and t.game.state.run is not None:
        t.game.choose(reflex.choose(t.game.state, decision, Sure(), Looks(t.game.state)))
    return t


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_a_bioroid_is_broken_by_clicks(rules: str) -> None:
    """As the rules of thumb do: Brân 1.0 has three subroutines, of which two end the run."""
    assert "Priority Requisition" in t_names(broken_through(rules, "Brân 1.0", []), "runner score")


def test_ice_is_made_weaker_by_counters_where_the_breaker_is_too_weak() -> None:
    """Wall of Static has a strength of 3, Corroder of 2: a counter of Datasucker instead of a credit."""
    t = broken_through("nisei-1.4", "Wall of Static", ["Corroder", "Datasucker (1 virus)"], credits=1)
    assert "Priority Requisition" in t_names(t, "runner score")


def t_names(t: Table, zone: str) -> list[str]:
    state = t.game.state
    return [state.cards[cid].face.name for cid in state.zones[zone]]


def test_the_clicks_that_a_run_takes_are_not_there_for_breaking() -> None:
    """Brân 1.0 takes two clicks at least besides the one for the run: two clicks are too few."""

    def worth(clicks: int) -> float:
        game = position(
            turn="runner",
            corp=Seat(credits=0, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=0, clicks=clicks, hand=["4x Diesel"], deck=["9x Diesel"]),
            servers={
                "Server 1": At(ice=["Brân 1.0 (rezzed)"], root=["Priority Requisition (2 advancement)"])
            },
        )
        return Scene(game.state, Looks(game.state)).run_value(game.state.servers[3])

    assert worth(2) < 0 < worth(3)


def by_quick_rules(t: Table) -> str:
    """What the quick rules choose at the decision at hand, in words."""
    decision = t.decision
    seen = t.game.view(decision.side).decision
    assert seen is not None
    return seen.options[reflex.choose(t.game.state, decision, Sure(), Looks(t.game.state))].text


def test_what_is_rare_is_chosen_as_by_the_rules_of_thumb() -> None:
    """Seamless Launch puts its counters on the agenda, not on ice that can be advanced."""
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=5, hand=["Seamless Launch"], deck=["9x Hedge Fund"]),
            runner=Seat(deck=["9x Diesel"]),
            servers={
                "HQ": At(ice=["Ice Wall (rezzed)"]),
                "Server 1": At(ice=["Ice Wall"], root=["Offworld Office (2 advancement)"]),
            },
        )
    )
    t.until(side="corp", kind="action")
    t.corp("play", "Seamless Launch")
    assert t.decision.about == "target"
    assert "Offworld Office" in by_quick_rules(t)


def test_a_program_on_ice_breaks_that_ice_alone() -> None:
    """Botulus, hosted on the ice that is encountered (and not on another)."""

    def used(host: str) -> str:
        t = Table(
            position(
                corp=Seat(deck=["9x Hedge Fund"]),
                runner=Seat(credits=0, hand=["4x Diesel"], rig=[f"Botulus (2 virus, on {host})"]),
                servers={
                    "HQ": At(ice=["Ice Wall (rezzed)"]),
                    "Server 1": At(ice=["Wall of Static (rezzed)"], root=["Priority Requisition"]),
                },
                run=Running("Server 1", "6.9.3a"),
            )
        )
        return by_quick_rules(t)

    assert "Botulus" in used("Wall of Static")
    assert "Botulus" not in used("Ice Wall")


CASES = [
    ("Coalescence (2 power)", 0, True),
    ("Self-modifying Code", 6, True),
    ("Self-modifying Code", 5, False),
]


@pytest.mark.parametrize(("card", "credits", "used"), CASES)
def test_what_can_be_used_at_any_time_is_used_outside_encounters_too(
    card: str, credits: int, used: bool
) -> None:
    """Coalescence turns counters into credits; Self-modifying Code fetches a breaker for 2, if 4 are left.
    The rules of thumb do the same."""
    t = Table(
        position(
            turn="runner",
            corp=Seat(hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=credits, hand=["4x Diesel"], rig=[card], deck=["9x Corroder"]),
        )
    )
    t.until(side="runner", kind="paid")
    text = by_quick_rules(t)
    assert (card.split(" (")[0] in text) is used
    seen = t.game.view("runner")
    assert seen.decision is not None
    assert seen.decision.options[ThumbBot().choose(seen)].text == text


def test_a_card_is_emptied_when_it_is_full() -> None:
    """Pennyshaver gives all the credits on it for a click."""

    def taken(credits: int) -> str:
        t = Table(
            position(
                turn="runner",
                corp=Seat(hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
                runner=Seat(
                    credits=4,
                    hand=["5x Diesel"],
                    rig=[f"Pennyshaver ({credits} credits)"],
                    deck=["9x Diesel"],
                ),
                servers={name: At(ice=["Wall of Static (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
            )
        )
        t.until(side="runner", kind="action")
        return by_quick_rules(t)

    assert "Pennyshaver" in taken(6)
    assert "Pennyshaver" not in taken(0)


def used_in_runs(run: str, **servers: At) -> tuple[list[str], list[str]]:
    """What the Corp uses in a run on a server, by rules of thumb and by quick rules."""
    t = Table(
        position(
            turn="runner",
            rules="nsg-26.03",
            corp=Seat(credits=9, hand=["3x Hedge Fund"], discard=["Offworld Office"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=6, hand=["4x Diesel"], deck=["9x Diesel"], tags=1),
            servers={"remote 1": At(root=["Spin Doctor (rezzed)"]), **servers},
        )
    )
    t.run(run)
    slow: list[str] = []
    quick: list[str] = []
    while t.game.decision is not None and t.game.state.run is not None:
        decision = t.decision
        if decision.side == "corp" and decision.kind == "paid":
            slow.append(choice(t.game).kind)
            at = reflex.choose(t.game.state, decision, Sure(), Looks(t.game.state))
            quick.append(decision.options[at].kind)
        t.passes()
    return slow, quick


def test_what_saves_agendas_from_archives_is_used_as_the_runner_comes_there() -> None:
    """Spin Doctor, by rules of thumb and by quick rules; a run elsewhere leaves it where it is."""
    slow, quick = used_in_runs("Archives")
    assert slow == quick
    assert "use" in slow
    slow, quick = used_in_runs("R&D")
    assert slow == quick
    assert "use" not in slow


def test_what_ends_a_run_is_used_where_much_is_at_stake() -> None:
    """B-1001 takes the tag when all the ice is passed and an agenda lies there, not for a card of R&D."""
    guard = At(root=["B-1001 (rezzed)"])
    rich = At(root=["Offworld Office (seen)"], ice=["Ice Wall"])
    for run, wanted in (("remote 3", True), ("R&D", False)):
        slow, quick = used_in_runs(run, **{"remote 2": guard, "remote 3": rich})
        assert slow == quick
        assert ("use" in slow) == wanted


def test_a_run_goes_on_where_the_server_has_ceased_to_be() -> None:
    """The only card of a remote leaves the game; another that may end the run looks at what is left."""
    t = Table(
        position(
            turn="runner",
            rules="nsg-26.03",
            corp=Seat(credits=9, discard=["Offworld Office"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=6, hand=["4x Diesel"], deck=["9x Diesel"], tags=1),
            servers={"remote 1": At(root=["Spin Doctor (rezzed)"]), "remote 2": At(root=["B-1001 (rezzed)"])},
        )
    )
    t.run("remote 1")
    asked = 0
    while t.game.decision is not None and t.game.state.run is not None:
        kinds = [option.kind for option in t.decision.options]
        gone = 3 not in t.game.state.servers
        if gone and t.decision.side == "corp" and "use" in kinds:
            asked += 1
            found = reflex.choose(t.game.state, t.decision, Sure(), Looks(t.game.state))
            assert kinds[found] == "pass" == choice(t.game).kind
        if not gone and t.decision.side == "corp" and "use" in kinds and t.game.state.run.position < 0:
            t.corp("use", "Spin Doctor")
        else:
            t.passes()
    assert asked


def test_a_trace_that_gives_no_tag_is_not_paid_for_as_if_it_killed() -> None:
    """Scapenet takes a card away; Scorched Earth in hand needs a tag."""
    t = after_a_run(
        Seat(credits=30, hand=["Scapenet", "2x Scorched Earth"], deck=["3x Hedge Fund"]),
        Seat(credits=12, hand=["5x Diesel"], rig=["Cyberfeeder"], deck=["3x Diesel"]),
    )
    t.corp("play", "Scapenet")
    assert t.decision.about == "trace-corp"
    found = reflex.choose(t.game.state, t.decision, Sure(), Looks(t.game.state))
    assert t.decision.options[found].number == 0


@pytest.mark.parametrize(
    ("credits", "hand", "tags", "damage"),
    [
        (20, ["SEA Source", "2x Scorched Earth"], 0, 8),
        (7, ["SEA Source", "2x Scorched Earth"], 0, 4),
        (20, ["2x Scorched Earth"], 0, 0),
        (20, ["2x Scorched Earth"], 1, 8),
        (5, ["2x Scorched Earth"], 1, 4),
        (20, ["SEA Source", "Neural EMP"], 0, 1),
        (20, ["SEA Source"], 1, 0),
    ],
)
def test_the_judge_sees_the_damage_that_the_corp_holds(
    credits: int, hand: list[str], tags: int, damage: int
) -> None:
    """In its next turn, as far as clicks and credits go: SEA Source costs two, Scorched Earth three each, and
    its trace of three is sure against one credit."""
    game = position(
        turn="runner",
        corp=Seat(credits=credits, hand=hand, deck=["3x Hedge Fund"]),
        runner=Seat(credits=1, hand=["3x Diesel"], deck=["9x Diesel"], tags=tags),
    )
    assert threat(game.state) == damage
    seen = features(game.state, Looks(game.state))
    assert seen[FEATURES.index("the Corp can kill next turn, by a tag or without")] == (damage > 3)


def test_a_card_is_used_on_what_is_accessed_as_the_rules_of_thumb_would() -> None:
    game = position(
        corp=Seat(hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=5, hand=["4x Diesel"], rig=["Carnivore"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=["SanSan City Grid"])},
    )
    t = Table(game)
    t.run("remote 1")
    t.until(kind="mid-access")
    assert game.asked is not None
    assert "use" in {option.kind for option in game.asked.options}
    view = game.view("runner")
    quick = reflex.choose(game.state, game.asked, random.Random(1), Looks(game.state))
    assert game.asked.options[quick].kind == game.asked.options[ThumbBot().choose(view)].kind


def stored(turn: Side, counters: int) -> Game:
    """A Corp that kills whoever is tagged, with Data Raven on R&D."""
    return position(
        turn=turn,
        corp=Seat(credits=9, hand=["2x Scorched Earth"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, hand=["5x Diesel"], deck=["9x Diesel"]),
        servers={"R&D": At(ice=[f"Data Raven (rezzed, {counters} power)"])},
    )


def test_a_tag_that_was_kept_is_used_in_time_to_kill() -> None:
    """The quick rules use the counter of Data Raven as their turn begins, as the rules of thumb do."""
    game, bot, used = stored("corp", 1), ThumbBot(), 0
    while (decision := game.decision) is not None and decision.side == "corp":
        quick = reflex.choose(game.state, decision, Sure(), Looks(game.state))
        if decision.options[quick].kind == "use":
            used += 1
            assert quick == bot.choose(game.view("corp"))
        game.choose(quick)
    assert used == 1
    assert game.result == ("corp", "flatline")


@pytest.mark.parametrize(("counters", "damage"), [(0, 0), (1, 8)])
def test_the_judge_sees_that_a_tag_is_at_hand(counters: int, damage: int) -> None:
    assert threat(stored("runner", counters).state) == damage


def test_where_a_program_has_to_make_room_it_is_not_just_the_first_one() -> None:
    """Memory is full: one of three Corroders makes room, not the only other breaker."""
    t = Table(
        position(
            rules="nsg-26.03",
            turn="runner",
            corp=Seat(credits=8, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(
                credits=9,
                hand=["Ninja"],
                rig=["Gordian Blade", "3x Corroder"],
                deck=["9x Diesel"],
            ),
        )
    )
    t.runner("install", "Ninja")
    while (decision := t.decision).about == "trash-first":
        t.choose(decision.options[reflex.choose(t.game.state, decision, Sure(), Looks(t.game.state))])
    assert t.zone("Gordian Blade") == "table"
