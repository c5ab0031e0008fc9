"""A sysop who has other cards in the fort by the time the Runner gets there."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.change.atoms import trash
from tests.support.classic import classic
from tests.support.classic_runner import to_action
from tests.support.table import Table

PAVIT = "Pavit Bharat"
DECK = ["Night Shift"] * 9


def run(
    *root: str, hand: tuple[str, ...] = (), ice: tuple[str, ...] = ("Keeper",), credits: int = 9
) -> Table:
    """The Runner is past the ice of Pavit's fort."""
    t = classic(
        corp=Seat(credits=credits, hand=[*hand, "Night Shift"], deck=DECK),
        runner=Seat(credits=9, hand=["Score!"] * 3),
        servers={"remote 1": At(ice=ice, root=[PAVIT, *root])},
    )
    t.run("remote 1")
    return t


def inside(t: Table) -> list[str]:
    return sorted(t.name(cid) for cid in t.game.state.servers[3].root)


def brings(t: Table, card: str) -> None:
    """The Corp installs a card, and trashes nothing for it."""
    t.corp("card", card)
    while t.decision.about == "trash-first":
        t.corp("done")


@pytest.mark.card(PAVIT)
def test_all_cards_of_the_fort_are_exchanged_for_as_many_of_hq() -> None:
    t = run("Marine Arcology", hand=("Setup!", "Chester Mix"))
    assert not t.can("rez", PAVIT)
    t.until(rule="3")
    assert not t.can("rez", PAVIT), "the ice is not passed yet"
    t.until(side="corp", rule="15")
    t.corp("rez", PAVIT)
    assert t.credits["corp"] == 7
    assert {t.name(o.card) for o in t.decision.options} == {PAVIT, "Marine Arcology", "Setup!", "Chester Mix"}
    for card in ("Setup!", "Chester Mix"):
        brings(t, card)
    assert inside(t) == ["Chester Mix", "Setup!"]
    assert {t.zone(PAVIT), t.zone("Marine Arcology")} == {"HQ"}
    t.finish_run()
    assert t.happened("successful run")
    assert len(t.game.state.zones["grip"]) == 1, "the Runner has stepped on what was not there before"


@pytest.mark.card(PAVIT)
def test_what_was_there_may_come_back_and_must_if_there_is_nothing_else() -> None:
    t = run("Marine Arcology")
    t.until(side="corp", rule="15")
    t.corp("rez", PAVIT)
    brings(t, PAVIT)
    while t.decision.about == "trash-first":
        t.corp("done")
    assert inside(t) == ["Marine Arcology", PAVIT]
    assert not t.rezzed(PAVIT)


@pytest.mark.card(PAVIT)
def test_alone_and_with_its_ice_gone_it_keeps_the_fort_in_being() -> None:
    t = run(hand=("Setup!",))
    t.until(side="corp", rule="15")
    state = t.game.state
    trash(state, state.servers[3].ice, "corp")
    t.corp("rez", PAVIT)
    brings(t, "Setup!")
    assert inside(t) == ["Setup!"]
    t.finish_run()
    assert len(state.zones["grip"]) == 1


@pytest.mark.card(PAVIT)
def test_without_ice_nothing_is_passed_and_in_other_runs_neither() -> None:
    t = run(ice=())
    while t.decision.kind != "action":
        assert not t.can("rez", PAVIT)
        t.passes()
    t = run()
    t.finish_run()
    to_action(t)
    t.run("HQ")
    while t.decision.kind != "action":
        assert not t.can("rez", PAVIT)
        t.passes()


@pytest.mark.card(PAVIT)
def test_it_belongs_in_a_subsidiary_fort() -> None:
    t = classic(turn="corp", corp=Seat(credits=5, clicks=1, hand=[PAVIT], deck=DECK))
    t.corp("install", PAVIT)
    state = t.game.state
    assert [id for id in state.servers if state.servers[id].root] == [3], "there was no choice"


@pytest.mark.card(PAVIT)
def test_once_the_run_is_over_it_is_too_late_to_rez_him() -> None:
    t = run("Marine Arcology", "Chester Mix")
    t.until(side="corp", rule="C10.6")
    assert t.can("rez", "Chester Mix")
    assert not t.can("rez", PAVIT)
