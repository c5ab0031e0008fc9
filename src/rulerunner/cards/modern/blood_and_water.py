"""Blood and Water."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AllOf, Happened, No
from rulerunner.lang.costs import SufferDamage
from rulerunner.lang.filters import INSTALLED, In, Same
from rulerunner.lang.instructions import Choose, Place, Trash
from rulerunner.lang.refs import ARCHIVES_SERVER, CHOSEN, THIS
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import at, play, static, when
from rulerunner.lang.words import ADVANCEMENT, HQ, NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "Alice Merchant: Clan Agitator": (
        when(
            at("successful run", ARCHIVES_SERVER, first="turn"),
            Choose(In(HQ), by="corp"),
            Trash(CHOSEN, by="corp"),
        ),
    ),
    "Obokata Protocol": (static(AdditionalCost("steal", (SufferDamage(NET, 4),), cards=Same(THIS))),),
    "Shipment from Tennin": (
        static(
            PlayOnlyIf(
                AllOf(
                    (
                        Happened("turn ends", side="runner", within="last turn"),
                        No(Happened("successful run", side="runner", within="last turn")),
                    )
                )
            )
        ),
        play(Choose(INSTALLED), Place(2, ADVANCEMENT, CHOSEN)),
    ),
}
