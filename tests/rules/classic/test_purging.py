"""The game of 1996, C9: virus counters, and forgoing actions to be rid of them."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import RunWas
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Choose, GainClicks, Place
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import about, paid, when
from rulerunner.lang.words import ICE, VIRUS
from tests.support.classic import classic
from tests.support.table import Table

# No virus of the base set puts its counters on cards; no agenda of it gives actions at once.
INFECTION = (Choose(Is(ICE)), Place(1, VIRUS, CHOSEN))
STRAIN = Face(Facts("Strain", "runner", "program", cost=0, memory=1), (paid(Clicks(), *INFECTION),))
CARRIER = Face(
    Facts("Carrier", "runner", "program", cost=0, memory=1),
    (when(Trigger("run ends"), *INFECTION, condition=RunWas("successful")), paid(TrashThis(), *INFECTION)),
)
OVERDRIVE = Face(
    Facts("Overdrive", "corp", "agenda", requirement=1, points=0), (when(about("score"), GainClicks(2)),)
)
DECK = ["Keeper"] * 9


def infected(t: Table) -> int:
    return t.counters("Filter", VIRUS)


@pytest.mark.rule("classic-1996 C9")
def test_the_corp_removes_all_virus_counters_and_forgoes_its_next_three_actions() -> None:
    t = classic(
        corp=Seat(deck=DECK),
        runner=Seat(clicks=1),
        servers={"HQ": At(ice=["Filter (2 virus)", "Hunter (1 virus)"])},
    )
    t.runner("gain credit")
    assert (t.decision.side, t.decision.rule) == ("corp", "C10.6")
    t.corp("purge")
    assert infected(t) == t.counters("Hunter", VIRUS) == 0
    assert (t.decision.side, t.decision.rule) == ("runner", "C10.5")
    assert "C4.6" in t.steps()
    assert [change.amount for change in t.events("draw", side="corp")] == [1]
    assert not t.events("gain clicks", side="corp")
    assert not t.events("spend clicks", side="corp")


@pytest.mark.rule("classic-1996 C9", "classic-1996 C4")
def test_the_corp_draws_even_in_a_turn_without_actions() -> None:
    t = classic(corp=Seat(deck=DECK), runner=Seat(clicks=1), servers={"HQ": At(ice=["Filter (1 virus)"])})
    t.runner("gain credit")
    t.corp("purge")
    assert len(t.game.state.hand("corp")) == 1
    assert t.clicks["runner"] == 4


@pytest.mark.rule("classic-1996 C9")
def test_without_virus_counters_there_is_nothing_to_purge() -> None:
    t = classic(servers={"HQ": At(ice=["Filter"]), "remote 1": At(root=["Krumz"])})
    t.runner("gain credit")
    assert t.decision.side == "corp"
    assert not t.can("purge")


@pytest.mark.rule("classic-1996 C9")
def test_forgone_actions_add_up() -> None:
    t = classic(
        corp=Seat(deck=DECK), runner=Seat(rig=["Strain"]), servers={"HQ": At(ice=["Filter"])}, faces=[STRAIN]
    )
    for _ in range(2):
        t.runner("use", "Strain")
        t.corp("purge")
    while t.decision.side == "runner":
        t.runner("gain credit")
    assert t.decision.rule == "C4.6"
    assert len(t.events("turn begins", side="corp")) == 3
    assert len(t.events("draw", side="corp")) == 3
    assert [change.amount for change in t.events("gain clicks", side="corp")] == [3]


@pytest.mark.rule("classic-1996 C9")
def test_actions_left_in_the_corps_own_turn_are_the_first_to_go() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=0, deck=DECK),
        servers={"HQ": At(ice=["Filter (1 virus)"])},
    )
    t.corp("gain credit")
    assert t.decision.rule == "C4.7"
    t.corp("purge")
    assert t.clicks["corp"] == 0
    assert (t.decision.side, t.decision.rule) == ("runner", "C10.5")
    for _ in range(4):
        t.runner("gain credit")
    assert t.decision.side == "corp"
    assert t.clicks["corp"] == 2


@pytest.mark.rule("classic-1996 C9")
def test_actions_gained_afterwards_are_forgone_too() -> None:
    t = classic(
        turn="corp",
        at="C4.7",
        corp=Seat(clicks=0, deck=DECK),
        servers={"HQ": At(ice=["Filter (1 virus)"]), "remote 1": At(root=["Overdrive (1 advancement)"])},
        faces=[OVERDRIVE],
    )
    t.corp("purge")
    t.corp("score", "Overdrive")
    assert t.clicks["corp"] == 0
    assert t.decision.side == "runner"
    for _ in range(4):
        t.runner("gain credit")
    assert t.clicks["corp"] == 3 - (3 - 2)


@pytest.mark.rule("classic-1996 C9")
def test_the_corp_may_purge_wherever_it_may_rez() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=0),
        servers={"HQ": At(ice=["Filter (1 virus)", "Hunter"])},
    )
    places = []
    t.run("HQ")
    while t.decision.rule != "C4.6":
        if t.can("purge"):
            places.append(t.decision.rule)
        if t.decision.rule == "C10.5":
            t.runner("gain credit")
        else:
            t.passes()
    assert places == ["3", "3", "15", "C10.6", "C10.6", "C10.6", "C10.6", "C4.4"]


@pytest.mark.rule("classic-1996 C9")
def test_virus_counters_stay_when_the_program_that_gave_them_has_gone() -> None:
    t = classic(runner=Seat(rig=["Carrier"]), servers={"HQ": At(ice=["Filter"])}, faces=[CARRIER])
    t.runner("gain credit")
    t.runner("use", "Carrier")
    assert t.zone("Carrier") == "heap"
    assert infected(t) == 1


@pytest.mark.rule("classic-1996 C9")
def test_virus_counters_are_given_after_a_successful_run_is_complete() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"]),
        runner=Seat(rig=["Carrier"], credits=0),
        servers={"R&D": At(ice=["Filter"])},
        faces=[CARRIER],
    )
    t.run("HQ")
    while t.in_run():
        assert infected(t) == 0
        t.passes()
    assert infected(t) == 1
    assert t.events("run ends")[0].moment < t.events("place", sort=VIRUS)[0].moment
