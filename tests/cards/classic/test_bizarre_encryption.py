"""Agendas that the Runner gets to score a turn late, if at all."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.change.atoms import forfeit, move
from tests.support.classic import classic
from tests.support.classic_runner import to_action
from tests.support.table import Table

SCHEME = "Bizarre Encryption Scheme"
AGENDA = "Marine Arcology"
DECK = ["Night Shift"] * 9


def ran(notes: str = " (rezzed)", server: str = "remote 1", clicks: int = 1, agenda: str = AGENDA) -> Table:
    """The Runner has got to an agenda with the scheme."""
    inside = [SCHEME + notes, *([agenda] if server == "remote 1" else [])]
    t = classic(
        corp=Seat(credits=9, hand=[AGENDA] if server == "HQ" else ["Night Shift"], deck=DECK),
        runner=Seat(credits=9, clicks=clicks, hand=["Score!"] * 3, deck=["Score!"] * 9),
        servers={server: At(root=inside)},
    )
    t.run(server)
    while t.decision.kind != "action":
        t.passes()
    return t


def points(t: Table) -> int:
    return len(t.game.state.zones["runner score"])


@pytest.mark.card(SCHEME)
def test_the_agenda_stays_in_the_fort_until_the_next_turn_begins() -> None:
    t = ran()
    assert (t.decision.side, t.zone(AGENDA), points(t)) == ("corp", "table", 0)
    to_action(t)
    assert (t.zone(AGENDA), points(t)) == ("runner score", 1)
    assert t.happened("steal", AGENDA)


@pytest.mark.card(SCHEME)
@pytest.mark.parametrize("zone", ["Archives", "HQ", "R&D"])
def test_it_is_found_wherever_the_corp_has_put_it(zone: str) -> None:
    t = ran()
    move(t.game.state, t.card(AGENDA), zone)
    to_action(t)
    assert t.zone(AGENDA) == "runner score"


@pytest.mark.card(SCHEME)
def test_an_agenda_of_hq_is_returned_there_too() -> None:
    t = ran(server="HQ")
    assert t.zone(AGENDA) == "HQ"
    to_action(t)
    assert t.zone(AGENDA) == "runner score"


@pytest.mark.card(SCHEME)
def test_what_the_corp_has_scored_or_is_gone_stays_as_it_is() -> None:
    t = ran(agenda=f"{AGENDA} (3 advancement)")
    t.corp("gain credit")
    t.until(side="corp", option="score")
    t.corp("score", AGENDA)
    to_action(t)
    assert (t.zone(AGENDA), points(t)) == ("corp score", 0)
    t = ran(agenda=f"{AGENDA} (3 advancement)")
    t.corp("gain credit")
    t.until(side="corp", option="score")
    t.corp("score", AGENDA)
    forfeit(t.game.state, t.card(AGENDA))
    to_action(t)
    assert (t.zone(AGENDA), points(t)) == ("removed", 0)


@pytest.mark.card(SCHEME)
def test_another_run_scores_it_if_the_scheme_is_not_met_again_and_then_once() -> None:
    t = ran(clicks=2)
    state = t.game.state
    move(state, t.card(SCHEME), "Archives", faceup=True)
    t.run("remote 1")
    while t.decision.kind != "action":
        t.passes()
    assert t.zone(AGENDA) == "runner score"
    to_action(t)
    assert points(t) == 1


@pytest.mark.card(SCHEME)
def test_a_scheme_that_is_not_rezzed_says_nothing() -> None:
    assert points(ran(notes="")) == 1
