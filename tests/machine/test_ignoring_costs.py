"""1.16.5: what is paid of a cost that is ignored, wholly or in credits, whatever it is the cost of."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import INSTALLED, In, Is, Named
from rulerunner.lang.instructions import Choose, InstallCard, Instruction, PlayCard, RezCard
from rulerunner.lang.refs import CHOSEN, HQ_SERVER
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import play, static
from rulerunner.lang.words import HQ, ICE, OPERATION, CostlyAct, Ignored
from tests.support.faces import made, table

PAID: list[tuple[Ignored, int, int]] = [("", 2, 1), ("cost", 2, 1), ("credits", 0, 1), ("all", 0, 0)]
"""What is ignored, how many credits besides the card's own cost are paid, and how many clicks."""


@pytest.mark.rule("nisei-1.4 1.15.5", "nsg-26.03 1.16.5a", "nsg-26.03 1.16.5b", "nsg-26.03 1.16.5c")
@pytest.mark.parametrize(("ignored", "credits", "clicks"), PAID)
@pytest.mark.parametrize("what", ["rez", "play", "install"])
def test_credits_or_all_of_a_cost_are_ignored(
    what: CostlyAct, ignored: Ignored, credits: int, clicks: int
) -> None:
    """The Corp rezzes Enigma, which costs 3, plays Beanstalk Royalties, which gains 3 and costs nothing, or
    installs Hunter on another piece of ice; all cost two credits and a click more."""
    dear = Named("Enigma") | Named("Beanstalk Royalties") | Named("Hunter")
    toll = made("Toll", "asset", static(AdditionalCost(what, (Credits(2), Clicks(1)), dear)), trash=9)
    doing: dict[str, tuple[Instruction, ...]] = {
        "rez": (Choose(Is(ICE) & INSTALLED), RezCard(CHOSEN, ignoring=ignored)),
        "play": (Choose(In(HQ) & Is(OPERATION)), PlayCard(CHOSEN, ignoring=ignored)),
        "install": (Choose(In(HQ) & Is(ICE)), InstallCard(CHOSEN, ignoring=ignored, at=HQ_SERVER)),
    }
    t = table(
        *(toll, made("Order", "operation", play(*doing[what]))),
        turn="corp",
        corp=Seat(
            credits=9, clicks=3, hand=["Order", "Beanstalk Royalties", "Hunter"], deck=["9x Hedge Fund"]
        ),
        servers={"HQ": At(ice=["Enigma"]), "remote 1": At(root=["Toll (rezzed)"])},
    )
    t.corp("play", "Order")
    while t.decision.kind != "action":  # what there is; yes, it is paid for; nothing is trashed
        t.choose(len(t.decision.options) - 1 if t.decision.about == "trash-first" else 0)
    own = {"rez": -3 if not ignored else 0, "play": +3, "install": -1 if not ignored else 0}[what]
    assert t.credits["corp"] == 9 - credits + own
    assert t.clicks["corp"] == 3 - 1 - clicks
