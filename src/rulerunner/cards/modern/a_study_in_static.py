"""A Study in Static."""

from rulerunner.cards.phrases import returning
from rulerunner.lang.abilities import Ability, NotYet
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.costs import Forfeit
from rulerunner.lang.filters import Same
from rulerunner.lang.instructions import Draw, Gain, If, LoseClicks
from rulerunner.lang.quantities import ClicksOf
from rulerunner.lang.refs import THIS
from rulerunner.lang.sugar import paid, play, together

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bullfrog": (NotYet("secret bids, and moving ice to another server during a run"),),
    "False Lead": (
        paid(Forfeit(1, Same(THIS)), If(AtLeast(ClicksOf("runner"), 2), (LoseClicks(2, side="runner"),))),
    ),
    "Green Level Clearance": (play(together(Gain(3), Draw(1))),),
    "Scrubber": (*returning(2, "trash"),),
}
