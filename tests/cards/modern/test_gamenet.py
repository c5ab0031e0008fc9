"""GameNET: which credits the Runner spends or loses because of a Corp card's ability, and which not."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import Has, Of
from rulerunner.lang.instructions import BreakSubroutines, Lose, Trash
from rulerunner.lang.refs import ACCESSED
from rulerunner.lang.statics import AdditionalCost, Modify
from rulerunner.lang.sugar import paid, static, when
from tests.support.faces import made, table
from tests.support.table import Table

GAMENET = "GameNET: Where Dreams are Real"
EDITIONS = pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
Place = dict[str, Any]

# --- plays ------------------------------------------------------------------------------------------------


def ran(server: str, *answers: tuple[str, int | str], faces: tuple[Any, ...] = (), **place: Any) -> Table:
    """The Runner runs, and of what is asked answers what is here, in that order: what about, and a number or
    a word. Everything else is declined."""
    corp = place.pop("corp", Seat(credits=0, hand=["Hedge Fund"], deck=["9x Hedge Fund"]))
    corp = corp._replace(identity=GAMENET)
    runner = Seat(credits=20, clicks=4, hand=["5x Diesel"])._replace(**place.pop("runner", {}))
    t = table(*faces, corp=corp, runner=runner, **place)
    t.run(server)
    left = list(answers)
    while t.in_run():
        about, how = left[0] if left else ("", "")
        asked = (t.decision.about, *(option.kind for option in t.decision.options))
        if left and t.decision.side == "runner" and about in asked:
            left.pop(0)
            if isinstance(how, int):
                t.runner("subroutine" if about == "subroutine" else "number", number=how)
            elif how in ("yes", "no"):
                t.runner(how)
            else:
                t.runner(about, how)
        else:
            t.passes()
    assert not left, f"never asked: {left}"
    return t


def gains(t: Table) -> int:
    """How often GameNET gave its credit."""
    return len([e for e in t.events("gain credits", side="corp", amount=1) if e.source == t.card(GAMENET)])


def root(*cards: str) -> Place:
    return {"servers": {"remote 1": At(root=[*cards])}}


def ice(*cards: str) -> Place:
    return {"servers": {"remote 1": At(ice=[f"{card} (rezzed)" for card in cards])}}


YES = ("unless", "yes")
BREAKS = paid(Credits(1), BreakSubroutines(1))
BOOSTER = made("Booster", "program", BREAKS, subtypes=("icebreaker",), strength=9)
TOLL = made("Toll", "upgrade", static(AdditionalCost("break", (Credits(2),), cards=Has("icebreaker"))))
DEARER = made("Dearer", "upgrade", static(Modify("trash cost", 3, of=Of("corp"))))
BINDING = made("Binding", "upgrade", static(AdditionalCost("trash", (Credits(2),))))
CUTTER = made("Cutter", "hardware", Paid((TrashThis(),), (Trash(ACCESSED),), access=True))
SCRUPLE = made("Scruple", "resource", static(AdditionalCost("steal", (Credits(2),))))
HANDICAP = made("Handicap", "resource", when(Trigger("run begins"), Lose(1)))

PLAYS: dict[str, tuple[int, tuple[tuple[str, int | str], ...], Place]] = {
    "an additional cost that the stolen agenda asks for": (1, (("steal", "yes"),), root("Bellona")),
    "an additional cost that another card asks for": (
        1,
        (("steal", "yes"),),
        root("Hostile Takeover", "Red Herrings (rezzed)"),
    ),
    "two additional costs, which are one payment": (
        1,
        (("steal", "yes"),),
        root("Bellona", "Red Herrings (rezzed)"),
    ),
    "an additional cost that only a card of the Runner's asks for": (
        0,
        (("steal", "yes"),),
        {**root("Hostile Takeover"), "runner": {"rig": ["Scruple"]}, "faces": (SCRUPLE,)},
    ),
    "what has to be paid if it can be": (1, (), ice("Tollbooth")),
    "a cost in each of two subroutines": (2, (YES, YES), ice("Gold Farmer")),
    "a nested cost declined": (0, (("unless", "no"),), ice("Gold Farmer")),
    "a paid ability of the Corp's that the Runner uses": (
        1,
        (("use", "F2P"), ("subroutine", 0)),
        ice("F2P"),
    ),
    "what is spent in each of two traces": (2, (("trace-runner", 3), ("trace-runner", 1)), ice("Caduceus")),
    "nothing spent in one of two traces": (1, (("trace-runner", 0), ("trace-runner", 1)), ice("Caduceus")),
    "a bid in a Psi Game": (1, (("psi", 2),), root("Adrian Seis (rezzed)")),
    "a bid of nothing in a Psi Game": (0, (("psi", 0),), root("Adrian Seis (rezzed)")),
    "credits lost": (1, (), ice("Pulse")),
    "credits to lose, and none there": (0, (), {**ice("Pulse"), "runner": {"credits": 0}}),
    "credits lost by the Runner's own card": (
        0,
        (),
        {**root("PAD Campaign"), "runner": {"rig": ["Handicap"]}, "faces": (HANDICAP,)},
    ),
    "a trash cost": (0, (("trash", "PAD Campaign"),), root("PAD Campaign")),
    "a trash cost that a Corp card raises": (
        0,
        (("trash", "PAD Campaign"),),
        {**root("PAD Campaign", "Dearer (rezzed)"), "faces": (DEARER,)},
    ),
    "an additional cost of trashing": (
        1,
        (("trash", "PAD Campaign"),),
        {**root("PAD Campaign", "Binding (rezzed)"), "faces": (BINDING,)},
    ),
    "an additional cost of trashing by an ability of the Runner's": (
        1,
        (("use", "Cutter"), ("may", "yes")),
        {
            **root("PAD Campaign", "Binding (rezzed)"),
            "runner": {"rig": ["Cutter"]},
            "faces": (BINDING, CUTTER),
        },
    ),
    "the cost of an icebreaker": (
        0,
        (("use", "Booster"),),
        {**ice("Ice Wall"), "runner": {"rig": ["Booster"]}, "faces": (BOOSTER,)},
    ),
    "an additional cost of breaking": (
        1,
        (("use", "Booster"),),
        {
            "servers": {"remote 1": At(ice=["Ice Wall (rezzed)"], root=["Toll (rezzed)"])},
            "runner": {"rig": ["Booster"]},
            "faces": (BOOSTER, TOLL),
        },
    ),
    "credits from bad publicity": (
        1,
        (YES, ("spend-from", 1)),
        {
            **ice("Gold Farmer"),
            "rules": "nsg-26.03",
            "corp": Seat(credits=0, bad_publicity=1, deck=["9x Hedge Fund"]),
        },
    ),
    "an additional cost of a run, paid before it begins": (
        0,
        (),
        root("Reduced Service (rezzed, 2 power)"),
    ),
}


@pytest.mark.card(GAMENET)
@pytest.mark.parametrize("play", PLAYS)
def test_gamenet_pays_once_for_each_time_a_corp_card_makes_the_runner_spend_or_lose(play: str) -> None:
    times, answers, place = PLAYS[play]
    t = ran("remote 1", *answers, **place)
    assert gains(t) == times


@EDITIONS
@pytest.mark.card(GAMENET)
def test_gamenet_in_both_editions(rules: str) -> None:
    t = ran("remote 1", ("steal", "yes"), rules=rules, **root("Bellona"))
    assert (t.credits["corp"], t.credits["runner"]) == (1, 15)


@pytest.mark.example("nsg-26.03 1.16.2b", 1)
def test_a_cost_for_each_piece_of_ice_is_one_payment() -> None:
    advanced = ["Ice Wall (1 advancement)"] * 3
    servers = {"remote 1": At(ice=advanced, root=["Cayambe Grid (rezzed)"])}
    t = ran("remote 1", YES, servers=servers)
    assert [e.amount for e in t.events("spend credits")] == [6]
    assert gains(t) == 1


@pytest.mark.card(GAMENET)
def test_gamenet_is_about_runs_only() -> None:
    """Outside a run a Corp card makes the Runner lose credits, and nothing comes of it."""
    corp = Seat(identity=GAMENET, clicks=1, credits=1, hand=["Closed Accounts"], deck=["9x Hedge Fund"])
    t = table(turn="corp", corp=corp, runner=Seat(credits=7, tags=1))
    t.corp("play", "Closed Accounts")
    assert t.credits["runner"] == 0
    assert gains(t) == 0


@EDITIONS
@pytest.mark.card(GAMENET)
@pytest.mark.card("NAPD Cordon", "Bellona")
def test_the_costs_of_two_cards_to_steal_an_agenda_are_paid_at_once(rules: str) -> None:
    corp = Seat(identity=GAMENET, clicks=1, credits=9, hand=["NAPD Cordon"], deck=["9x Hedge Fund"])
    servers = {"remote 1": At(root=["Bellona (2 advancement)"])}
    runner = Seat(credits=20, hand=["5x Diesel"])
    t = table(rules=rules, turn="corp", corp=corp, runner=runner, servers=servers)
    t.corp("play", "NAPD Cordon")
    t.until(side="runner", kind="action")
    t.run("remote 1")
    t.until(about="steal")
    t.runner("yes")
    t.finish_run()
    assert [e.amount for e in t.events("spend credits", side="runner")] == [13]
    assert gains(t) == 1
