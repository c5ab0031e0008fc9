"""What it takes to pass ice, as the rules of thumb and the quick rules reckon it, beside what comes of it."""

from random import Random
from typing import Any

import pytest

from rulerunner import At, BadPosition, Game, Seat, position
from rulerunner.bots import ThumbBot
from rulerunner.bots.search import reflex
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.plans import quick_values
from rulerunner.bots.search.running import Scene
from rulerunner.bots.thumb.runner_turn import action_values
from rulerunner.bots.thumb.servers import way_to_root
from rulerunner.bots.thumb.table import Table as Seen
from rulerunner.cards.library import library
from rulerunner.lang.words import ICE, PROGRAM
from tests.support.table import Table

STAKE = 30.0


def before_ice(
    ice: list[str],
    credits: int,
    corp: int = 7,
    publicity: int = 0,
    rules: str = "nsg-26.03",
    hand: tuple[str, ...] = ("5x Diesel",),
    rig: tuple[str, ...] = (),
) -> Game:
    """An agenda in a remote behind ice, and a Runner with two clicks."""
    return position(
        rules=rules,
        turn="runner",
        corp=Seat(credits=corp, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"], bad_publicity=publicity),
        runner=Seat(credits=credits, clicks=2, hand=list(hand), rig=list(rig), deck=["9x Diesel"]),
        servers={"remote 1": At(ice=ice, root=["Offworld Office (2 advancement)"])},
    )


def verdicts(game: Game) -> tuple[float, float]:
    """How likely the way in is, by the quick rules and by the rules of thumb."""
    scene, seen = Scene(game.state, Looks(game.state)), Seen(game.view("runner"))
    mine, theirs = game.state.servers[3], seen.servers[3]
    quick = scene.way_to_root(mine, mine.ice[::-1], STAKE)[0]
    return quick, way_to_root(seen, theirs, theirs.ice, STAKE).chance


def ran(game: Game, who: str) -> bool:
    """Whether the run succeeds, played by the quick rules, the rules of thumb, or nobody at all."""
    t, looks, rng, bot = Table(game), Looks(game.state), Random(1), ThumbBot(1)
    t.run("remote 1")
    while game.state.run is not None and (decision := game.decision) is not None:
        if who == "nobody" or decision.side == "corp":
            t.passes()
        elif who == "quick":
            game.choose(reflex.choose(game.state, decision, rng, looks))
        else:
            game.choose(bot.choose(game.view("runner")))
    return any(change.kind == "successful run" for change in game.events)


@pytest.mark.parametrize(
    ("ice", "credits", "more"),
    [
        (["Whitespace (rezzed)"], 9, {}),
        (["Whitespace (rezzed)"], 10, {}),
        (["2x Whitespace (rezzed)"], 12, {}),
        (["2x Whitespace (rezzed)"], 13, {}),
        (["3x Whitespace (rezzed)"], 15, {}),
        (["3x Whitespace (rezzed)"], 16, {}),
        (["Valentão (rezzed)"], 10, {}),
        (["Valentão (rezzed)"], 11, {}),
        (["Whitespace (rezzed)"], 8, {"publicity": 2, "rules": "nisei-1.4"}),
        (["Whitespace (rezzed)"], 8, {"publicity": 1, "rules": "nisei-1.4"}),
        (["Whitespace (rezzed)"], 8, {"publicity": 2}),
    ],
    ids=lambda each: str(each),
)
def test_ice_that_asks_for_credits_is_reckoned_as_it_comes_out(
    ice: list[str], credits: int, more: dict[str, Any]
) -> None:
    """What one subroutine takes, or gives to the Corp, is missing at the next, also at that of the next piece
    of ice. Bad publicity comes to the pool only in the older of the modern editions."""
    said = verdicts(before_ice(ice, credits, **more))
    passed = ran(before_ice(ice, credits, **more), "nobody")
    assert said == (float(passed), float(passed))


@pytest.mark.parametrize("who", ["quick", "thumb"])
@pytest.mark.parametrize(
    ("rig", "ice", "credits"),
    [
        (("Gordian Blade",), ["Enigma (rezzed)"], 1),
        (("Corroder", "Gordian Blade"), ["Ice Wall (rezzed)", "Enigma (rezzed)"], 2),
    ],
    ids=["one breaker", "two breakers"],
)
def test_the_last_credit_breaks_what_ends_the_run(
    who: str, rig: tuple[str, ...], ice: list[str], credits: int
) -> None:
    """Which subroutine is broken is asked once the cost is paid, and there is nothing left to reckon with."""
    assert verdicts(before_ice(ice, credits, rig=rig)) == (1.0, 1.0)
    assert ran(before_ice(ice, credits, rig=rig), who)


@pytest.mark.parametrize(("credits", "pays"), [(3, False), (6, True)])
def test_what_a_run_by_a_card_costs_is_not_there_for_the_ice(credits: int, pays: bool) -> None:
    """Inside Job takes 2 and goes around one Wall of Static; the other takes 2."""
    game = before_ice(
        ["2x Wall of Static (rezzed)"],
        credits,
        rig=("Corroder",),
        hand=("Inside Job", "4x Diesel"),
    )
    decision = game.decision
    assert decision is not None
    job = next(
        at
        for at, option in enumerate(decision.options)
        if option.kind == "play" and game.state.cards[option.card].face.name == "Inside Job"
    )
    quick = quick_values(game.state, decision, Looks(game.state))[job]
    thumb = action_values(Seen(game.view("runner")))[job]
    assert (quick > 0, thumb > 0) == (pays, pays)


def test_of_two_traces_the_one_that_ends_the_run_is_escaped() -> None:
    """Viper's first one takes a click, and there is money to escape one of them."""
    assert ran(before_ice(["Viper (rezzed)"], 3, corp=0), "thumb")


@pytest.mark.parametrize(
    ("rig", "ice", "credits", "gets_in"),
    [
        ("Propeller", "Ice Wall", 5, False),
        ("Propeller (1 power)", "Ice Wall", 5, True),
        ("Penrose", "Ice Wall", 9, False),
        ("Pressure Spike", "Hadrian's Wall", 5, False),
        ("Euler", "Quandary", 1, False),
        ("D4v1d (3 power)", "Quandary", 9, False),
        ("D4v1d (3 power)", "Hadrian's Wall", 9, True),
    ],
)
def test_a_breaker_does_what_it_can_do_now(rig: str, ice: str, credits: int, gets_in: bool) -> None:
    """Some are made stronger by their counters, some break more in their first turn or late in the game,
    one breaks strong ice alone."""
    said = verdicts(before_ice([f"{ice} (rezzed)"], credits, rig=(rig,)))
    assert said == (float(gets_in), float(gets_in))
    if gets_in:
        assert ran(before_ice([f"{ice} (rezzed)"], credits, rig=(rig,)), "quick")


def test_what_is_reckoned_comes_out() -> None:
    """Any ice with any breaker: where the quick rules are sure whether they get past, they nearly always do,
    or do not. What is left are cards that do something of their own."""
    everything = [library().face(name) for name in sorted(library().playable)]
    pieces = [face.name for face in everything if face.type == ICE and face.subs]
    breakers = [face.name for face in everything if face.breakers and face.type == PROGRAM]
    rng = Random(1)
    right = sure = 0
    while sure < 60:
        ice, rig, credits = rng.choice(pieces), rng.choice(breakers), rng.randrange(12)
        try:
            game = before_ice([f"{ice} (rezzed)"], credits, corp=0, rig=(rig,))
        except BadPosition:
            continue  # it lies only on a host
        chance = verdicts(game)[0]
        if not 0.05 < chance < 0.95:
            sure += 1
            right += ran(game, "quick") == (chance > 0.5)
    assert right >= 53
