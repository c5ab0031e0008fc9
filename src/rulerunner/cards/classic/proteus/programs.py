"""Proteus: programs."""

from rulerunner.cards.classic.base.viruses import after_success, each_turn
from rulerunner.lang.abilities import Ability, CounterText
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import AccessMore, ChooseNumber, Lose, Prevent
from rulerunner.lang.quantities import Halved, Infection, Past, X
from rulerunner.lang.refs import HQ_SERVER, RND_SERVER
from rulerunner.lang.sugar import at, boosts, breaks, prevention, when
from rulerunner.lang.words import CORE, NET

CARDS: dict[str, tuple[Ability, ...]] = {
    # Icebreakers.
    "Big Frackin' Gun": (
        breaks(Credits(6), "sentry", 5),
        boosts(Credits(1)),
    ),
    "Boring Bit": (
        breaks(Credits(2), "wall"),
        boosts(Credits(1)),
    ),
    "Corrosion": (
        breaks(Credits(0), "wall"),
        boosts(Credits(1)),
    ),
    "Redecorator": (
        breaks(Credits(1), "sentry", 2),
        boosts(Credits(3)),
    ),
    "Skeleton Passkeys": (
        breaks(Credits(0), "code gate"),
        boosts(Credits(3), 4),
    ),
    # Protection.
    "Enterprise, Inc., Shields": (
        prevention(Credits(1), "damage", ChooseNumber(1, 2), Prevent(X), detail=NET),
        prevention(Credits(1), "damage", Prevent(1), detail=CORE),
    ),
    # Viruses.
    "Highlighter": (
        after_success(RND_SERVER, "highlighter"),
        CounterText(
            "highlighter", when(at("breach", RND_SERVER), AccessMore(Past(Infection("highlighter"), 1)))
        ),
    ),
    "Taxman": (
        after_success(HQ_SERVER, "tax"),
        CounterText("tax", when(each_turn("corp"), Lose(Halved(Infection("tax")), "corp"))),
    ),
    "Vienna 22": (
        after_success(HQ_SERVER, "vienna"),
        CounterText("vienna", when(at("breach", HQ_SERVER), AccessMore(Infection("vienna")))),
    ),
}
