"""Who ends the run, by each subroutine of ice that has several to end it: the Corp (1.14.5a).

All other subroutines are broken already, so that the one in question is what ends it.
"""

import pytest

from rulerunner import At, Running, Seat, position
from tests.support.table import Table

pytestmark = pytest.mark.rule("nsg-26.03 1.14.5a")

SEVERAL = {
    "Battlement": (2, (1, 2)),
    "Boto": (3, (2, 3)),
    "Eli 1.0": (2, (1, 2)),
    "Hadrian's Wall": (2, (1, 2)),
    "Heimdall 1.0": (3, (2, 3)),
    "Kessleroid": (2, (1, 2)),
    "Najja 1.0": (2, (1, 2)),
    "Pachinko": (2, (1, 2)),
    "Pharos": (3, (2, 3)),
    "Spiderweb": (3, (1, 2, 3)),
}
"""How many subroutines the ice has, and which of them end the run."""


@pytest.mark.card(*SEVERAL)
@pytest.mark.parametrize(("ice", "which"), [(ice, one) for ice, (_, ends) in SEVERAL.items() for one in ends])
def test_the_corp_ends_the_run_by_each_subroutine_that_says_so(ice: str, which: int) -> None:
    many, _ = SEVERAL[ice]
    t = Table(
        position(
            corp=Seat(hand=["2x Hedge Fund"]),
            runner=Seat(credits=0, clicks=2, tags=1),
            servers={"R&D": At(ice=[f"{ice} (rezzed)"])},
            run=Running("R&D", at="6.9.3b", broken=tuple(one for one in range(1, many + 1) if one != which)),
        )
    )
    if ice == "Boto":  # the Corp has to trash a card from HQ for it
        t.until(side="corp", kind="yes or no")
        t.corp("yes")
    t.finish_run()
    assert [end.side for end in t.events("end the run")] == ["corp"]
    assert not t.happened("successful run")
