"""What is trashed to make room for an install may not take away what pays for it (8.5.6, 8.5.16)."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.filters import Is
from rulerunner.lang.statics import Modify, Recurring, SpendFrom
from rulerunner.lang.sugar import static
from rulerunner.state.records import RND_ID
from tests.support.faces import made, table

FUND = made("Fund", "program", static(Recurring(2)), static(SpendFrom("install", Is("program"))), memory=1)
BULK = made("Bulk", "program", memory=3)
TOOL = made("Tool", "program", cost=1, memory=1)
DISCOUNT = made("Discount", "resource", static(Modify("install cost", -1, of=Is("program"))))


@pytest.mark.rule("nisei-1.4 8.5.6c", "nsg-26.03 8.5.6c")
@pytest.mark.parametrize(("credits", "may_go"), [(0, {"Bulk"}), (1, {"Fund", "Bulk"})])
def test_the_program_whose_credits_are_needed_is_not_trashed(credits: int, may_go: set[str]) -> None:
    t = table(FUND, BULK, TOOL, runner=Seat(credits=credits, rig=["Fund (2 credits)", "Bulk"], hand=["Tool"]))
    t.runner("install", "Tool")
    assert {t.game.state.cards[option.card].face.name for option in t.decision.options} == may_go


@pytest.mark.rule("nisei-1.4 8.2.5", "nsg-26.03 8.5.6a")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_ice_that_becomes_cheap_enough_only_with_all_of_the_ice_trashed_can_be_installed(rules: str) -> None:
    t = table(
        DISCOUNT,
        rules=rules,
        turn="corp",
        corp=Seat(credits=0, hand=["Hunter"]),
        runner=Seat(rig=["Discount"]),
        servers={"R&D": At(ice=["Enigma", "Ice Wall"])},
    )
    t.corp("install", "Hunter")
    t.corp("server", server="R&D")
    t.corp("trash", "Enigma")  # then the other has to go as well
    assert [t.name(cid) for cid in t.game.state.servers[RND_ID].ice] == ["Hunter"]
