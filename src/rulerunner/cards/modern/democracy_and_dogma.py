"""Democracy and Dogma."""

from rulerunner.cards.phrases import NO_ICE_HERE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import DidIt, Happened
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import REZZED, In, Is, Same, WithTrashCost
from rulerunner.lang.instructions import Choose, Derez, Draw, Gain, If, Lasting, May, MoveTo, Trash
from rulerunner.lang.quantities import RezCostOf, X
from rulerunner.lang.refs import BOUND, CHOSEN, HQ_SERVER, THAT
from rulerunner.lang.statics import Cannot, InstallOnlyIf
from rulerunner.lang.sugar import paid, static, when
from rulerunner.lang.words import ARCHIVES, ASSET, HQ, OPERATION, RND, UPGRADE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Clone Suffrage Movement": (
        when(
            YOUR_TURN_BEGINS,
            If(NO_ICE_HERE, (May((Choose(Is(OPERATION) & In(ARCHIVES)), MoveTo(CHOSEN, HQ))),)),
        ),
    ),
    "Commercial Bankers Group": (when(YOUR_TURN_BEGINS, If(NO_ICE_HERE, (Gain(3),))),),
    "Councilman": (
        when(
            Trigger("rez", subject=Is(ASSET) | Is(UPGRADE)),
            May(
                (Derez(THAT), Lasting(Cannot("rez", Same(BOUND)), "turn", bind=THAT)),
                (Credits(RezCostOf(THAT)), TrashThis()),
            ),
        ),
    ),
    "Political Operative": (
        static(InstallOnlyIf(Happened("successful run", server=HQ_SERVER))),
        paid(cost(TrashThis(), Credits(X)), Choose(REZZED & WithTrashCost(X)), Trash(CHOSEN)),
    ),
    "Sensie Actors Union": (
        when(
            YOUR_TURN_BEGINS,
            If(
                NO_ICE_HERE,
                (
                    May(
                        (
                            Draw(3),
                            If(DidIt(), (Choose(In(HQ)), MoveTo(CHOSEN, RND, bottom=True))),
                        )
                    ),
                ),
            ),
        ),
    ),
}
