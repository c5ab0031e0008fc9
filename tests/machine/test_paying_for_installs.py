"""What is trashed to make room for an install may not take away what pays for it (8.5.6, 8.5.16)."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import Choose, InstallCard
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Modify, Recurring, SpendFrom
from rulerunner.lang.sugar import play, static
from rulerunner.lang.words import HQ
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


@pytest.mark.rule("nsg-26.03 1.16.2f")
@pytest.mark.parametrize(
    ("credits", "ways", "for_rez", "left", "rezzed"),
    [
        (9, [0, 1, 2, 3], 3, 9 - 2 - 1, True),
        (9, [0, 1, 2, 3], 1, 9 - 0 - 3, True),
        (9, [0, 1, 2, 3], 0, 9 - 0 - 4, True),  # a credit of the discount is lost on an install that costs 2
        (1, [0, 1, 2], 2, 1 - 1, False),  # what is on the rez is not there to pay for the install
        (1, [0, 1, 2], 1, 1 - 0, False),
    ],
)
def test_the_corp_divides_a_discount_on_the_total_of_installing_and_rezzing(
    credits: int, ways: list[int], for_rez: int, left: int, rezzed: bool
) -> None:
    """Hunter costs 2 to install behind two pieces of ice, and 4 to rez here; 3 of these 6 are not paid."""
    t = table(
        made(
            "Order", "operation", play(Choose(In(HQ) & Is("ice")), InstallCard(CHOSEN, discount=3, rez=True))
        ),
        made("Watch", "ice", cost=4),
        turn="corp",
        corp=Seat(credits=credits, hand=["Order", "Watch"]),
        servers={"R&D": At(ice=["Enigma", "Ice Wall"])},
    )
    t.corp("play", "Order")
    t.corp("server", server="R&D")
    t.corp("done")
    assert [option.number for option in t.decision.options] == ways
    t.corp("number", number=for_rez)
    assert t.credits["corp"] == left
    watch = t.game.state.cards[t.game.state.servers[RND_ID].ice[-1]]
    assert (watch.face.name, watch.faceup) == ("Watch", rezzed)


@pytest.mark.rule("nsg-26.03 1.16.2f", "nsg-26.03 1.16.6c")
def test_where_installing_costs_nothing_the_whole_discount_is_on_the_rez() -> None:
    t = table(
        made("Order", "operation", play(Choose(In(HQ)), InstallCard(CHOSEN, discount=3, rez=True))),
        made("Bank", "asset", cost=4, trash=1),
        turn="corp",
        corp=Seat(credits=9, hand=["Order", "Bank"]),
    )
    t.corp("play", "Order")
    assert t.credits["corp"] == 9 - 1
