"""Earth's Scion."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import INSTALLED, Is, Same
from rulerunner.lang.instructions import Choose, Swap
from rulerunner.lang.refs import CHOSEN, THAT, THIS
from rulerunner.lang.sugar import boosts, breaks, when
from rulerunner.lang.words import ICE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Inversificator": (
        when(
            Trigger("pass", detail="fully broken", source=Same(THIS), first="turn"),
            Choose(Is(ICE) & INSTALLED & ~Same(THAT)),
            Swap(THAT, other=CHOSEN),
            may=True,
        ),
        breaks(Credits(1), "code gate"),
        boosts(Credits(1)),
    ),
}
