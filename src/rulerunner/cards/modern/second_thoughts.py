"""Second Thoughts."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, returning
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import (
    Gain,
    IncreaseImminent,
    LoseClicks,
    May,
    RemoveBadPublicity,
    TakeBadPublicity,
    Trash,
)
from rulerunner.lang.refs import ANY_REMOTE, HQ_SERVER, THIS_SERVER
from rulerunner.lang.statics import Cannot, InstallOnly
from rulerunner.lang.sugar import about, at, boosts, breaks, interrupt, play, static, together, when
from rulerunner.lang.words import EVENT, MEAT

CARDS: dict[str, tuple[Ability, ...]] = {
    "Clone Retirement": (
        when(about("score"), May((RemoveBadPublicity(1),))),
        when(about("steal"), TakeBadPublicity(1)),
    ),
    "Hard at Work": (when(YOUR_TURN_BEGINS, together(Gain(2), LoseClicks(1))),),
    "Off the Grid": (
        static(InstallOnly(ANY_REMOTE)),
        static(Cannot("run", server=THIS_SERVER)),
        when(at("successful run", HQ_SERVER), Trash()),
    ),
    "Prepaid VoicePAD": (*returning(1, "play", Is(EVENT)),),
    "The Cleaners": (interrupt(Trigger("damage", side="you", detail=MEAT), IncreaseImminent(1)),),
    "Leviathan": (breaks(Credits(3), "code gate", 3), boosts(Credits(3), 5)),
    "Restructure": (play(Gain(15)),),
}
