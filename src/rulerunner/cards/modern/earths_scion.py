"""Earths Scion."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import HasTrashCost
from rulerunner.lang.instructions import Gain, May, Reveal
from rulerunner.lang.refs import THAT
from rulerunner.lang.sugar import together, when
from rulerunner.lang.words import HQ, RND, TABLE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Aeneas Informant": (
        when(
            Trigger("access ends", subject=HasTrashCost(), detail="kept", origin=(HQ, RND, TABLE)),
            May((together(Reveal(THAT), Gain(1)),)),
        ),
    ),
}
