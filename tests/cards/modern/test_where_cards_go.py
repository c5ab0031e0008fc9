"""Cards that are trashed and go elsewhere, counters a purge leaves, memory for some programs alone."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import corp_turn, names
from tests.support.ice import BOTH, run_on
from tests.support.runner import CORP, install, memory_left, runner_turn, runs
from tests.support.table import Table


def trashing_marilyn(rules: str, rezzed: bool = True) -> Table:
    """The Runner accesses Marilyn Campaign and pays to trash it."""
    card = f"Marilyn Campaign{' (rezzed, 4 credit)' if rezzed else ''}"
    t = Table(
        position(
            rules=rules,
            corp=CORP._replace(deck=["3x Hedge Fund"]),
            runner=Seat(credits=9),
            servers={"remote 1": At(root=[card])},
        )
    )
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash")
    return t


@pytest.mark.card("Marilyn Campaign")
@pytest.mark.rule("nsg-26.03 8.2.2")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("wanted", [True, False])
def test_marilyn_campaign_may_be_shuffled_into_rnd_as_it_is_trashed(wanted: bool, rules: str) -> None:
    t = trashing_marilyn(rules)
    assert t.decision.side == "corp"
    if wanted:
        t.corp("trigger", "Marilyn Campaign")
    else:
        t.corp("pass")
    t.finish_run()
    assert t.zone("Marilyn Campaign") == ("R&D" if wanted else "Archives")
    assert t.happened("trash", "Marilyn Campaign"), "it is trashed all the same"
    assert t.happened("trash accessed", "Marilyn Campaign")
    assert t.happened("shuffle") == wanted


@pytest.mark.card("Marilyn Campaign")
@pytest.mark.parametrize("rules", BOTH)
def test_marilyn_campaign_says_nothing_unrezzed(rules: str) -> None:
    t = trashing_marilyn(rules, rezzed=False)
    t.finish_run()
    assert t.zone("Marilyn Campaign") == "Archives"


@pytest.mark.card("Marilyn Campaign")
@pytest.mark.parametrize("rules", BOTH)
def test_marilyn_campaign_pays_two_credits_a_turn_and_goes_when_it_is_empty(rules: str) -> None:
    corp = Seat(credits=5, deck=["9x Hedge Fund"])
    t = corp_turn(rules=rules, corp=corp, servers={"remote 1": At(root=["Marilyn Campaign"])})
    t.corp("rez", "Marilyn Campaign")
    assert t.counters("Marilyn Campaign", "credit") == 8
    there = {"remote 1": At(root=["Marilyn Campaign (rezzed, 2 credit)"])}
    t = corp_turn(at="5.6.1b", rules=rules, corp=corp._replace(credits=0), servers=there)
    t.until(side="corp", kind="interrupt")
    assert t.credits["corp"] == 2
    t.corp("trigger", "Marilyn Campaign")
    assert t.zone("Marilyn Campaign") == "R&D"


def archer(rules: str, *rig: str) -> Table:
    """The Runner meets Archer, which trashes a program: Harbinger."""
    t = run_on("Archer", rules=rules, runner={"rig": list(rig), "credits": 0})
    while t.decision.side != "runner" or t.decision.kind != "interrupt":
        if t.can("card", "Harbinger") and t.decision.side == "corp":
            t.corp("card", "Harbinger")
        elif not t.in_run() or not t.game.state.cards[t.card("Harbinger")].faceup:
            break
        else:
            t.passes()
    return t


@pytest.mark.card("Harbinger")
@pytest.mark.parametrize("rules", BOTH)
def test_harbinger_stays_face_down_where_it_is_trashed(rules: str) -> None:
    t = archer(rules, "Harbinger")
    card = t.game.state.cards[t.card("Harbinger")]
    assert (card.zone, card.faceup, card.face.type) == ("table", False, "")
    assert t.happened("trash", "Harbinger")
    t.finish_run()
    assert names(t, "heap") == []


@pytest.mark.example("nsg-26.03 9.9.4c", 1)
@pytest.mark.card("Harbinger")
def test_harbinger_that_is_saved_does_not_turn_down() -> None:
    t = archer("nsg-26.03", "Harbinger", "Sacrificial Construct")
    t.runner("use", "Sacrificial Construct")
    assert not t.can("trigger", "Harbinger")
    t.finish_run()
    assert t.zone("Sacrificial Construct") == "heap"
    assert t.game.state.cards[t.card("Harbinger")].faceup is False, "the next subroutine trashes it"
    assert len(t.events("trash", origin="table")) == 2


@pytest.mark.example("nsg-26.03 8.2.2", 1)
@pytest.mark.card("Harbinger")
@pytest.mark.parametrize("rules", BOTH)
def test_wasteland_pays_for_harbinger_which_is_trashed_as_a_cost(rules: str) -> None:
    seat = Seat(credits=0, rig=["Harbinger", "Wasteland", "Aesop's Pawnshop"], deck=["3x Diesel"])
    t = runner_turn(rules=rules, at="5.7.1d", runner=seat)
    t.until(side="runner", option="yes")
    t.runner("yes")
    if t.can("card"):
        t.runner("card", "Harbinger")
    t.until(kind="action")
    card = t.game.state.cards[t.card("Harbinger")]
    assert (card.zone, card.faceup) == ("table", False)
    assert t.credits["runner"] == 4, "three of the pawnshop, one of the wasteland"


@pytest.mark.card("Progenitor")
@pytest.mark.parametrize("rules", BOTH)
def test_progenitor_keeps_one_virus_counter_of_its_guest(rules: str) -> None:
    seat = Seat(credits=9, hand=["Datasucker"], rig=["Progenitor", "Imp (2 virus)"], deck=["9x Diesel"])
    t = runner_turn(rules=rules, runner=seat._replace(clicks=4))
    before = memory_left(t)
    install(t, "Datasucker", host="Progenitor")
    assert memory_left(t) == before, "its memory does not count"
    runs(t, "HQ")
    runs(t, "R&D")
    assert t.counters("Datasucker", "virus") == 2
    while t.game.state.active == "runner" or t.decision.kind != "action":
        t.choose(t.find("gain credit")[0]) if t.decision.kind == "action" else t.passes()
    t.corp("purge")
    t.until(side="runner", kind="action")
    assert t.counters("Datasucker", "virus") == 1
    assert t.counters("Imp", "virus") == 0


@pytest.mark.card("Progenitor")
@pytest.mark.parametrize("rules", BOTH)
def test_progenitor_hosts_one_virus_program_and_no_other(rules: str) -> None:
    seat = Seat(credits=20, clicks=4, hand=["Corroder", "Imp", "Datasucker"], rig=["Progenitor"])
    t = runner_turn(rules=rules, runner=seat)
    t.runner("install", "Corroder")
    assert not t.can("card", "Progenitor")
    t.until(side="runner", kind="action")
    install(t, "Imp", host="Progenitor")
    t.until(side="runner", kind="action")
    t.runner("install", "Datasucker")
    assert not t.can("card", "Progenitor"), "there is one"


VIRUSES = ["Imp", "Datasucker", "Medium", "Fermenter"]


@pytest.mark.card("Knobkierie")
@pytest.mark.parametrize("rules", BOTH)
def test_knobkierie_has_room_for_viruses_alone(rules: str) -> None:
    rig = ["Knobkierie", "Corroder", "Gordian Blade", "Mimic", "Ninja"]
    t = runner_turn(rules=rules, runner=Seat(credits=20, clicks=4, hand=["Corroder", *VIRUSES], rig=rig))
    assert memory_left(t) == 0, "four breakers fill the memory"
    for virus in VIRUSES[:3]:
        install(t, virus)
        t.until(side="runner", kind="action")
    assert len(t.events("install")) == 3
    assert memory_left(t) == 0
    t.runner("install", "Fermenter")
    assert not t.can("done"), "the fourth needs room among the others"
    assert {t.name(option.card) for option in t.find("trash")} >= {"Mimic", "Imp"}


@pytest.mark.card("Knobkierie")
@pytest.mark.parametrize("rules", BOTH)
def test_without_knobkierie_viruses_beyond_the_memory_are_too_many(rules: str) -> None:
    rig = ["Knobkierie", "Corroder", "Mimic", "Ninja", "Imp", "Datasucker"]
    t = runner_turn(rules=rules, runner=Seat(credits=9, hand=["Rejig"], rig=rig))
    assert memory_left(t) == 1
    t.runner("play", "Rejig")
    t.runner("card", "Knobkierie")
    assert t.decision.about == "memory"
    assert len(t.find("trash")) == 5, "any one of them will do"


@pytest.mark.card("Knobkierie")
@pytest.mark.parametrize("rules", BOTH)
def test_knobkierie_puts_a_counter_on_a_virus_for_the_first_success_of_a_turn(rules: str) -> None:
    rig = ["Knobkierie", "Imp", "Corroder"]
    t = runner_turn(rules=rules, runner=Seat(clicks=3, rig=rig))
    t.run("HQ")
    t.until(side="runner", about="may")
    t.runner("yes")
    assert t.counters("Imp", "virus") == 1
    t.finish_run()
    t.until(side="runner", kind="action")
    t.run("R&D")
    while t.in_run():
        assert t.decision.about != "may"
        t.passes()
    assert t.counters("Imp", "virus") == 1
