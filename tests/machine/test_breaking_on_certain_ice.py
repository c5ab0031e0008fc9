"""26.03: 9.5.6c, 9.8.5: what breaks subroutines on certain ice breaks none on other ice."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.filters import Has
from rulerunner.lang.instructions import BreakSubroutines
from rulerunner.lang.sugar import when
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")
CRACK = made("Crack", "resource", when(Trigger("encounter"), BreakSubroutines(1, Has("barrier"))))


def meets(ice: str, rules: str) -> Table:
    """A table with this ice at HQ; Eli 1.0, with what is hosted on it, is elsewhere unless it is this."""
    elsewhere = {} if ice == "Eli 1.0" else {"R&D": At(ice=["Eli 1.0 (rezzed)"])}
    return table(
        CRACK,
        rules=rules,
        runner=Seat(clicks=3, rig=["D4v1d (3 power)", "Botulus (2 virus, on Eli 1.0)", "Corroder", "Crack"]),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"]), **elsewhere},
    )


@pytest.mark.rule("nsg-26.03 9.5.6c")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    ("ice", "usable"),
    [
        ("Enigma", set()),
        ("Eli 1.0", {"Eli 1.0", "Botulus"}),
        ("Tollbooth", {"D4v1d"}),
    ],
)
def test_only_on_the_ice_it_speaks_of_can_it_be_used(ice: str, usable: set[str], rules: str) -> None:
    t = meets(ice, rules)
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b") if rules == "nsg-26.03" or usable else t.finish_run()
    offered = {t.name(o.card) for o in t.decision.options if o.kind == "use"} - {"Corroder"}
    assert offered == usable


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "broken"), [("Enigma", False), ("Ice Wall", True)])
def test_an_effect_that_breaks_barriers_breaks_nothing_else(ice: str, broken: bool, rules: str) -> None:
    t = meets(ice, rules)
    t.run("HQ")
    t.finish_run()
    assert t.happened("encounter", ice)
    assert t.happened("subroutine broken") == broken


@pytest.mark.card("Paperclip", "Black Orchestra", "MKUltra")
@pytest.mark.rule("nsg-26.03 9.5.6c")
@pytest.mark.parametrize("card", ["Paperclip", "Black Orchestra", "MKUltra"])
def test_what_asks_whether_it_can_interface_with_a_sort_of_ice_is_used_on_that_sort_alone(card: str) -> None:
    offering = set()
    for ice in ("Ice Wall", "Enigma", "Rototurret"):
        seat = Seat(credits=9, rig=[card])
        t = table(rules="nsg-26.03", runner=seat, servers={"HQ": At(ice=[f"{ice} (rezzed)"])})
        t.run("HQ")
        while t.in_run():
            if t.can("use", card):
                offering.add(ice)
                assert t.decision.rule == "6.9.3b"
            t.passes()
    assert offering == {{"Paperclip": "Ice Wall", "Black Orchestra": "Enigma", "MKUltra": "Rototurret"}[card]}
