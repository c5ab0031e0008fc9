"""A card that the Runner trashes while accessing it may be one of several: it is trashed as by itself."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.filters import AtServer, Is
from rulerunner.lang.instructions import TrashAll
from rulerunner.lang.refs import ATTACKED
from rulerunner.lang.words import UPGRADE
from tests.support.faces import made, table
from tests.support.table import Table

UPGRADES = TrashAll(Is(UPGRADE) & AtServer(ATTACKED, "root"))
SWEEP = made("Sweep", "hardware", Paid((Credits(0),), (UPGRADES,), access=True))


WIPE = made("Sweep", "hardware", Paid((Credits(0),), (TrashAll(AtServer(ATTACKED, "root")),), access=True))


def swept(*root: str, identity: str = "", sweep: Face = SWEEP) -> Table:
    """The Runner accesses Strongbox, and trashes it together with the other upgrades there."""
    t = table(
        sweep,
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(identity=identity, credits=9, clicks=4, rig=["Sweep"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=[*root])},
    )
    t.run("remote 1")
    t.until(side="runner", kind="choose card")
    t.runner("access", "Strongbox")
    t.runner("use", "Sweep")
    return t


@pytest.mark.rule("nsg-26.03 9.12.5a", "nsg-26.03 9.12.2a")
def test_its_persistent_abilities_persist() -> None:
    t = swept("Strongbox (rezzed)", "Ash 2X3ZB9CY", "Hostile Takeover")
    t.until(about="steal")
    t.runner("yes")
    t.until(kind="action")
    assert t.clicks["runner"] == 4 - 1 - 1, "one for the run, one for the agenda"


@pytest.mark.rule("nsg-26.03 1.19.1")
def test_it_is_a_card_trashed_while_it_was_accessed() -> None:
    t = swept("Strongbox (rezzed)", "Ash 2X3ZB9CY", identity="René “Loup” Arcemont: Party Animal")
    t.until(kind="action")
    assert t.credits["runner"] == 10


@pytest.mark.rule("nsg-26.03 4.4.6b", "nsg-26.03 4.1.2a")
@pytest.mark.parametrize(("sweep", "seen"), [(SWEEP, True), (WIPE, False)])
def test_it_goes_to_archives_face_up_and_the_others_as_they_lay(sweep: Face, seen: bool) -> None:
    """The others are revealed first if they are trashed for being upgrades."""
    t = swept("Strongbox", "Ash 2X3ZB9CY", sweep=sweep)
    t.until(kind="action")
    assert (t.zone("Strongbox"), t.rezzed("Strongbox")) == ("Archives", True)
    assert (t.zone("Ash 2X3ZB9CY"), t.rezzed("Ash 2X3ZB9CY")) == ("Archives", seen)
    assert t.happened("reveal", "Ash 2X3ZB9CY") is seen
