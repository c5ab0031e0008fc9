"""An instruction has one interrupt window, whatever is paid as it is carried out (9.9.4, 1.16.10c)."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import ANY_CARD
from rulerunner.lang.instructions import Gain, Prevent, StealCard, Trash
from rulerunner.lang.refs import ACCESSED
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import interrupt, static
from rulerunner.lang.words import CostlyAct
from tests.support.faces import made, table
from tests.support.table import Table

YES = ("may", "steal", "score", "rez", "play", "install")


def watcher(kind: str) -> Any:
    """An asset whose interrupt may be triggered each time such a thing is imminent."""
    return made("Watcher", "asset", interrupt(Trigger(kind), Gain(1), may=True), trash=9)


def toll(of: CostlyAct) -> Any:
    return made("Toll", "upgrade", static(AdditionalCost(of, (Credits(1),), ANY_CARD)), trash=9)


def told(t: Table, *answers: str) -> list[str]:
    """What is asked until somebody may act again; answers are given once each, and offers to pay taken."""
    asked, left = [], list(answers)
    while t.game.decision is not None and t.decision.kind != "action":
        asked.append(t.decision.kind if t.decision.kind == "interrupt" else t.decision.about)
        fitting = [o for o in t.decision.options if left and o.kind == left[0]]
        if fitting:
            left.pop(0)
            t.choose(fitting[0])
        elif t.decision.kind == "yes or no" and t.decision.about in YES:
            t.choose(t.find("yes")[0])
        else:
            t.passes()
    return asked


CUTTER = made("Cutter", "hardware", Paid((TrashThis(),), (Trash(ACCESSED),), access=True))
GRABBER = made("Grabber", "hardware", Paid((TrashThis(),), (StealCard(ACCESSED),), access=True))


def access(thing: str, kind: str, of: CostlyAct, *answers: str, rig: str = "") -> tuple[Table, list[str]]:
    """The Runner runs on a card, and what is asked meanwhile."""
    t = table(
        *(watcher(kind), toll(of), CUTTER, GRABBER),
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, clicks=4, rig=[rig] if rig else [], deck=["9x Diesel"]),
        servers={
            "remote 1": At(root=[thing]),
            "remote 2": At(root=["Watcher (rezzed)", "Toll (rezzed)"]),
        },
    )
    t.run("remote 1")
    return t, told(t, *answers)


@pytest.mark.rule("nisei-1.4 9.8.4", "nsg-26.03 9.9.4", "nsg-26.03 1.16.10c")
def test_a_card_whose_trashing_costs_more_is_imminent_once_by_the_basic_ability() -> None:
    t, asked = access("PAD Campaign", "trash", "trash", "trash")
    assert asked.count("interrupt") == 1
    assert t.zone("PAD Campaign") == "Archives"
    assert t.credits["runner"] == 9 - 4 - 1


@pytest.mark.rule("nisei-1.4 9.8.4", "nsg-26.03 9.9.4", "nsg-26.03 1.16.10c")
def test_a_card_that_an_ability_trashes_for_more_is_imminent_once_and_then_paid_for() -> None:
    t, asked = access("PAD Campaign", "trash", "trash", "use", rig="Cutter")
    assert asked.count("interrupt") == 1
    assert asked.index("interrupt") < asked.index("may")
    assert t.zone("PAD Campaign") == "Archives"
    assert t.credits["runner"] == 8


@pytest.mark.rule("nisei-1.4 9.8.4", "nsg-26.03 9.9.4", "nsg-26.03 1.16.10c")
def test_cards_that_are_trashed_together_for_more_are_imminent_once() -> None:
    """The Runner trashes both cards, and pays for one of them."""
    t = table(
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, clicks=4, hand=["Singularity", "3x Diesel"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=["Marilyn Campaign (rezzed)", "Daniela Jorge Inácio (rezzed)"])},
    )
    t.runner("play", "Singularity")
    asked = told(t)
    assert asked.count("interrupt") == 1, "Marilyn Campaign may go to R&D: that is asked once"
    assert (t.zone("Marilyn Campaign"), t.zone("Daniela Jorge Inácio")) == ("Archives", "Archives")


@pytest.mark.rule("nisei-1.4 9.8.4", "nsg-26.03 9.9.4", "nsg-26.03 1.16.10c")
def test_cards_that_are_trashed_all_the_same_are_imminent_no_second_time() -> None:
    t = table(
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, clicks=4, hand=["Singularity", "3x Diesel"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=["Marilyn Campaign (rezzed)", "Daniela Jorge Inácio (rezzed)"])},
    )
    t.runner("play", "Singularity")
    asked = told(t, "no", "pass", "no")  # not jacking out; no interrupt; not paying
    assert asked.count("interrupt") == 1
    assert (t.zone("Marilyn Campaign"), t.zone("Daniela Jorge Inácio")) == ("Archives", "table")


@pytest.mark.rule("nisei-1.4 9.8.4", "nsg-26.03 9.9.4", "nsg-26.03 1.16.10c")
@pytest.mark.parametrize("rig", ["", "Grabber"])
def test_an_agenda_is_about_to_be_stolen_once_by_the_rules_or_by_an_ability(rig: str) -> None:
    t, asked = access("Hostile Takeover", "steal", "steal", *["use"] * bool(rig), rig=rig)
    assert asked.count("interrupt") == 1
    assert asked.index("interrupt") < asked.index("steal")
    assert t.zone("Hostile Takeover") == "runner score"
    assert t.credits["runner"] == 8


@pytest.mark.rule("nisei-1.4 9.8.5", "nsg-26.03 9.9.5", "nsg-26.03 9.11.2")
def test_stealing_an_accessed_agenda_can_be_prevented() -> None:
    guard = made("Guard", "asset", interrupt(Trigger("steal"), Prevent()), trash=9)
    t = table(
        guard,
        runner=Seat(credits=9, clicks=4, deck=["9x Diesel"]),
        servers={"remote 1": At(root=["Hostile Takeover"]), "remote 2": At(root=["Guard (rezzed)"])},
    )
    t.run("remote 1")
    t.until(kind="action")
    assert t.zone("Hostile Takeover") == "table"
    assert t.events("access")


@pytest.mark.rule("nisei-1.4 9.8.4", "nsg-26.03 9.9.4", "nsg-26.03 1.16.10c")
def test_an_access_that_costs_more_is_imminent_once() -> None:
    t, asked = access("PAD Campaign", "access", "access")
    assert asked.count("interrupt") == 1
    assert asked.index("interrupt") < asked.index("may")
    assert t.happened("access", "PAD Campaign")


@pytest.mark.rule("nisei-1.4 9.8.4", "nsg-26.03 9.9.4", "nsg-26.03 1.16.10c")
def test_a_card_that_is_rezzed_for_more_is_imminent_once() -> None:
    t = table(
        *(watcher("rez"), toll("rez")),
        corp=Seat(credits=9, clicks=3, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        servers={
            "remote 1": At(root=["PAD Campaign", "Toll (rezzed)"]),
            "remote 2": At(root=["Watcher (rezzed)"]),
        },
        turn="corp",
    )
    t.until(side="corp", option="rez")
    assert told(t, "rez").count("interrupt") == 1
    assert t.rezzed("PAD Campaign")
    assert t.credits["corp"] == 9 - 2 - 1


@pytest.mark.rule("nisei-1.4 9.8.4", "nsg-26.03 9.9.4", "nsg-26.03 1.16.10c")
def test_a_card_that_is_scored_for_more_is_imminent_once() -> None:
    t = table(
        *(watcher("score"), toll("score")),
        corp=Seat(credits=9, clicks=3, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        servers={
            "remote 1": At(root=["Hostile Takeover (2 advancement)", "Toll (rezzed)"]),
            "remote 2": At(root=["Watcher (rezzed)"]),
        },
        turn="corp",
    )
    t.until(side="corp", option="score")
    assert told(t, "score").count("interrupt") == 1
    assert t.zone("Hostile Takeover") == "corp score"
    assert t.credits["corp"] == 9 - 1 + 7


@pytest.mark.rule("nisei-1.4 9.8.4", "nsg-26.03 9.9.4", "nsg-26.03 1.16.10c")
def test_a_card_that_is_played_for_more_is_imminent_once() -> None:
    t = table(
        *(watcher("play"), toll("play")),
        corp=Seat(credits=9, clicks=3, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=["Watcher (rezzed)", "Toll (rezzed)"])},
        turn="corp",
    )
    t.until(kind="action")
    t.corp("play", "Hedge Fund")
    assert told(t).count("interrupt") == 1
    assert t.credits["corp"] == 9 - 5 - 1 + 9
