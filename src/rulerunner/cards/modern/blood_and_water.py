"""Blood and Water."""

from rulerunner.cards.phrases import shuffle_into_rnd
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AllOf, Broke, Happened, No
from rulerunner.lang.costs import SufferDamage
from rulerunner.lang.filters import INSTALLED, In, Same
from rulerunner.lang.instructions import Choose, Derez, Draw, JackOut, May, MoveRunner, Place, Trash
from rulerunner.lang.refs import ARCHIVES_SERVER, CHOSEN, THIS
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import about, at, play, static, sub, when
from rulerunner.lang.words import ADVANCEMENT, HQ, NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "Alice Merchant: Clan Agitator": (
        when(
            at("successful run", ARCHIVES_SERVER, first="turn"),
            Choose(In(HQ), by="corp"),
            Trash(CHOSEN, by="corp"),
        ),
    ),
    "Mirāju": (
        when(
            about("encounter ends"),
            MoveRunner(ARCHIVES_SERVER),
            May((JackOut(),), by="runner"),
            Derez(THIS),
            condition=Broke(printed=True),
        ),
        sub(May((Draw(1),)), *shuffle_into_rnd(In(HQ), 1)),
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
