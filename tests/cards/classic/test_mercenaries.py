"""Cards that are trashed while they are accessed, whether that costs something or not."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, in_zone
from tests.support.table import Table


def hired(server: str = "remote 1", bits: int = 4, **place: object) -> Table:
    """A run with mercenaries at hand has come to where cards may be trashed."""
    corp = place.pop("corp", Seat(credits=9, hand=["Efficiency Experts"], deck=DECK))
    t = classic(
        corp=corp,  # type: ignore[arg-type]
        runner=Seat(credits=bits, rig=["Mercenary Subcontract"], hand=HAND),
        servers={"remote 1": At(root=["Braindance Campaign", "Red Herrings", "Omni Kismet, Ph.D"])},
    )
    t.run(server)
    t.until(rule="18")
    return t


@pytest.mark.card("Mercenary Subcontract")
def test_mercenaries_trash_some_of_the_cards_that_are_accessed_together() -> None:
    t = hired()
    t.runner("use", "Mercenary Subcontract")
    assert not t.can("done"), "one or more"
    t.runner("card", "Braindance Campaign")
    t.runner("card", "Omni Kismet, Ph.D")
    t.runner("done")
    t.finish_run()
    assert in_zone(t, "Archives") == ["Braindance Campaign", "Omni Kismet, Ph.D"]
    assert (t.zone("Red Herrings"), t.credits["runner"], t.zone("Mercenary Subcontract")) == (
        "table",
        0,
        "heap",
    )


@pytest.mark.card("Mercenary Subcontract")
def test_mercenaries_trash_what_has_no_trash_cost() -> None:
    t = hired("HQ")
    t.runner("use", "Mercenary Subcontract")
    t.finish_run()
    assert t.zone("Efficiency Experts") == "Archives"
    t = hired("HQ", corp=Seat(hand=["Fetal AI"], deck=DECK))
    t.runner("no")  # liberating it would cost two bits
    t.runner("use", "Mercenary Subcontract")
    t.finish_run()
    assert t.zone("Fetal AI") == "Archives"


@pytest.mark.card("Mercenary Subcontract")
def test_mercenaries_want_four_bits_and_nothing_is_trashed_without_them() -> None:
    t = hired(bits=3)
    assert not t.can("use", "Mercenary Subcontract")
    t = hired()
    t.finish_run()
    assert (t.zone("Mercenary Subcontract"), in_zone(t, "Archives")) == ("table", [])
