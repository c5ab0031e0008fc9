"""All That Remains."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCEMENTS,
    GRAIL,
    SCORED_OR_STOLEN,
    TRASH_A_PROGRAM,
    YOUR_TURN_BEGINS,
    returning,
    strengthens,
)
from rulerunner.cards.run_phrases import shard
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AtLeast, Odd
from rulerunner.lang.costs import Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import REZZED, UNREZZED, Has, Is, JustDrawn, Of
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    DiscardRandom,
    Gain,
    If,
    IncreaseImminent,
    Later,
    May,
    MoveTo,
    Place,
    RezCard,
    Search,
    Trace,
)
from rulerunner.lang.quantities import Count, TraceStrength
from rulerunner.lang.refs import CHOSEN, HQ_SERVER
from rulerunner.lang.statics import GainsSubtype, LosesSubtype
from rulerunner.lang.sugar import about, boosts, breaks, interrupt, paid, static, sub, when
from rulerunner.lang.words import ASSET, HQ, ICE, NET, POWER, PROGRAM, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    'Cerberus "Cuj.0" H3': (
        when(about("install"), Place(4, POWER)),
        breaks(HostedCounters(POWER), "sentry", 2),
        boosts(Credits(1)),
    ),
    'Cerberus "Lady" H1': (
        when(about("install"), Place(4, POWER)),
        breaks(HostedCounters(POWER), "barrier", 2),
        boosts(Credits(1)),
    ),
    'Cerberus "Rex" H2': (
        when(about("install"), Place(4, POWER)),
        breaks(HostedCounters(POWER), "code gate", 2),
        boosts(Credits(1)),
    ),
    "Cybsoft MacroDrive": (*returning(1, "install", Is(PROGRAM)),),
    "Executive Boot Camp": (
        when(YOUR_TURN_BEGINS, May((Choose(UNREZZED), RezCard(CHOSEN, discount=1)))),
        paid(cost(Credits(1), TrashThis()), Search(RND, Is(ASSET), reveal=True), MoveTo(CHOSEN, HQ)),
    ),
    "Gemini": (
        sub(
            Trace(
                2,
                (Damage(NET, 1), If(AtLeast(TraceStrength(), 5), (Damage(NET, 1),))),
                (If(AtLeast(TraceStrength(), 5), (Damage(NET, 1),)),),
            )
        ),
    ),
    "Hostile Infrastructure": (when(Trigger("trash", side="runner", subject=Of("corp")), Damage(NET, 1)),),
    "Leela Patel: Trained Pragmatist": (when(SCORED_OR_STOLEN, Choose(UNREZZED), MoveTo(CHOSEN, HQ)),),
    "Lycan": (
        ADVANCEABLE,
        static(GainsSubtype("code gate"), LosesSubtype("sentry"), condition=Odd(ADVANCEMENTS)),
        TRASH_A_PROGRAM,
    ),
    "Merlin": (*GRAIL, sub(Damage(NET, 2))),
    "Superior Cyberwalls": (
        strengthens(Is(ICE) & Has("barrier"), 1),
        when(about("score"), Gain(Count(REZZED & Has("barrier")))),
    ),
    "Utopia Shard": (shard(HQ_SERVER), paid(TrashThis(), DiscardRandom(HQ, 2))),
    "Daily Business Show": (
        interrupt(
            Trigger("draw", side="you", first="turn"),
            IncreaseImminent(1),
            Later(when(Trigger("draw", side="you"), Choose(JustDrawn()), MoveTo(CHOSEN, RND, bottom=True))),
        ),
    ),
}
