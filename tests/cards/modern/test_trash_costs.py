"""Cards that cost the Runner more to trash, in whatever way that is done."""

from typing import Any

import pytest

from rulerunner import At, Seat
from tests.support.ice import BOTH
from tests.support.runner import CORP, names, play, runner_turn
from tests.support.table import Table

DANIELA = "Daniela Jorge Inácio"
THREE = ["Diesel", "Sure Gamble", "Corroder"]


def guarded(note: str = "rezzed", agenda: bool = False, rules: str = "nsg-26.03", **runner: Any) -> Table:
    """The Runner comes to Daniela in a remote server, alone or with an agenda."""
    root = [f"{DANIELA} ({note})" if note else DANIELA, *(["Hostile Takeover"] if agenda else [])]
    seat = Seat(credits=9, hand=THREE, deck=["Infiltration"])._replace(**runner)
    t = runner_turn(corp=CORP, runner=seat, servers={"remote 1": At(root=root)}, rules=rules)
    t.run("remote 1")
    return t


def to_daniela(t: Table) -> Table:
    while t.decision.kind not in ("mid-access", "action"):
        if t.can("access", DANIELA):
            t.runner("access", DANIELA)
        else:
            t.passes()
    return t


@pytest.mark.card("Daniela Jorge Inácio")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("note", "hand", "kept"), [("rezzed", 3, 1), ("", 3, 3), ("rezzed", 1, None)])
def test_daniela_costs_two_cards_of_the_grip_to_trash(
    rules: str, note: str, hand: int, kept: int | None
) -> None:
    t = to_daniela(guarded(note, rules=rules, hand=THREE[:hand]))
    assert t.can("trash", DANIELA) == (kept is not None)
    if kept is None:
        return
    t.runner("trash", DANIELA)
    assert (t.zone(DANIELA), t.credits["runner"], len(names(t, "grip"))) == ("Archives", 7, kept)
    stack = [t.name(c) for c in t.game.state.zones["stack"]]
    assert (stack[0], len(stack)) == ("Infiltration", 4 - kept), "at the bottom"


@pytest.mark.card("Daniela Jorge Inácio")
@pytest.mark.rule("nsg-26.03 1.16.10a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("pays", [True, False])
def test_an_ability_that_trashes_daniela_asks_for_the_same(rules: str, pays: bool) -> None:
    t = to_daniela(guarded(rules=rules, rig=["Imp (2 virus)"]))
    t.runner("use", "Imp")
    t.runner("yes" if pays else "no")
    t.finish_run()
    assert t.counters("Imp", "virus") == 1
    assert (t.zone(DANIELA), len(names(t, "grip"))) == (("Archives", 1) if pays else ("table", 3))


@pytest.mark.card("Daniela Jorge Inácio")
@pytest.mark.parametrize("hand", [["Diesel"], THREE])
def test_what_trashes_all_leaves_daniela_if_the_cards_are_not_given_up(hand: list[str]) -> None:
    t = play(
        "Singularity",
        *hand,
        corp=CORP,
        runner=Seat(credits=9),
        servers={"remote 1": At(root=[f"{DANIELA} (rezzed)", "PAD Campaign"])},
    )
    if t.can("server"):
        t.runner("server", server="remote 1")
    while t.decision.kind != "action":
        if t.decision.about == "may" and len(hand) > 1:
            t.runner("yes")
        else:
            t.passes()
    assert t.zone("PAD Campaign") == "Archives"
    assert t.zone(DANIELA) == ("Archives" if len(hand) > 1 else "table")


@pytest.mark.card("Daniela Jorge Inácio")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("hand", "stolen"), [(3, True), (1, False)])
def test_stealing_beside_daniela_costs_two_cards_too(rules: str, hand: int, stolen: bool) -> None:
    t = guarded(agenda=True, rules=rules, hand=THREE[:hand])
    while t.decision.kind != "action":
        if t.decision.about == "steal":
            t.runner("yes")
        else:
            t.passes()
    assert bool(t.events("steal")) == stolen
    assert len(names(t, "grip")) == 1


@pytest.mark.card("Daniela Jorge Inácio")
def test_stealing_in_the_run_in_which_daniela_was_trashed_costs_two_cards_still() -> None:
    t = to_daniela(guarded(agenda=True, hand=[*THREE, "Infiltration", "Easy Mark"]))
    t.runner("trash", DANIELA)
    t.until(about="steal")
    t.runner("yes")
    t.finish_run()
    assert (len(t.events("steal")), len(names(t, "grip"))) == (1, 1)
