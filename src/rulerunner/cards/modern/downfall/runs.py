"""Downfall: the Runner's cards about runs."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, trash_one
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import AtServer, Is
from rulerunner.lang.instructions import AccessMore, ChooseServer, Later, May, MoveTo, RememberServer
from rulerunner.lang.refs import HQ_SERVER, PROTECTED, REMEMBERED_SERVER, RND_SERVER, THIS, OneOf
from rulerunner.lang.sugar import when
from rulerunner.lang.words import ICE, REMOVED

CARDS: dict[str, tuple[Ability, ...]] = {
    "Climactic Showdown": (
        when(
            YOUR_TURN_BEGINS,
            MoveTo(THIS, REMOVED),
            ChooseServer(PROTECTED),
            RememberServer(),
            May(
                trash_one(Is(ICE) & AtServer(REMEMBERED_SERVER, "ice"), by="corp"),
                by="corp",
                otherwise=(
                    Later(
                        when(
                            Trigger("breach", server=OneOf((RND_SERVER, HQ_SERVER)), first="turn"),
                            AccessMore(2),
                        ),
                        "turn",
                    ),
                ),
            ),
        ),
    ),
}
