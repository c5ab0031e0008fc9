"""What Lies Ahead."""

from rulerunner.cards.phrases import ADVANCEMENTS, ENDS_THE_RUN, loaded_on_install, returning, strengthens
from rulerunner.lang.abilities import Ability, Paid, Trigger
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.filters import ANY_CARD, Has, Is, Same
from rulerunner.lang.instructions import (
    Damage,
    Derez,
    EndRun,
    Gain,
    GiveTags,
    Lasting,
    MoveTo,
    PayUpTo,
    Place,
    Prevent,
    Search,
    Trace,
    Trash,
)
from rulerunner.lang.quantities import CountersOn, Halved, Past, Times, X
from rulerunner.lang.refs import ACCESSED, ANY_SERVER, CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import Cannot, Modify, Player, Recurring, SpendFrom
from rulerunner.lang.sugar import about, at, boosts, breaks, paid, prevention, static, sub, together, when
from rulerunner.lang.words import AGENDA_COUNTER, CORE, EVERY, HQ, ICE, MEAT, POWER, RND, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Ash 2X3ZB9CY": (
        when(
            at("successful run", THIS_SERVER),
            Trace(4, (Lasting(Cannot("access", cards=~Same(THIS)), "run"),)),
        ),
    ),
    "Braintrust": (
        when(about("score"), Place(Halved(Past(ADVANCEMENTS, 3)), AGENDA_COUNTER)),
        static(Modify("rez cost", Times(-1, CountersOn(THIS, AGENDA_COUNTER)), of=Is(ICE))),
    ),
    "Caduceus": (sub(Trace(3, (Gain(3),))), sub(Trace(2, (EndRun(),)))),
    "Dracō": (
        when(about("rez"), PayUpTo(EVERY, (Place(X, POWER),))),
        static(Modify("strength", CountersOn(THIS, POWER))),
        sub(Trace(2, (together(GiveTags(1), EndRun()),))),
    ),
    "Haas-Bioroid: Stronger Together": (strengthens(Is(ICE) & Has("bioroid"), 1),),
    "Imp": (
        when(about("install"), Place(2, VIRUS)),
        Paid((HostedCounters(VIRUS),), (Trash(ACCESSED),), once="turn", access=True),
    ),
    "Plascrete Carapace": (
        *loaded_on_install(4, POWER),
        prevention(HostedCounters(POWER), "damage", Prevent(1), detail=MEAT),
    ),
    "Project Atlas": (
        when(about("score"), Place(Past(ADVANCEMENTS, 3), AGENDA_COUNTER)),
        paid(HostedCounters(AGENDA_COUNTER), Search(RND, ANY_CARD, reveal=True), MoveTo(CHOSEN, HQ)),
    ),
    "Spinal Modem": (
        static(Player("memory", 1)),
        static(Recurring(2)),
        static(SpendFrom("icebreaker")),
        when(Trigger("trace succeeds", during=ANY_SERVER), Damage(CORE, 1)),
    ),
    "TMI": (when(about("rez"), Trace(2, failure=(Derez(),))), ENDS_THE_RUN),
    "Whizzard: Master Gamer": (*returning(3, "trash"),),
    "Peacock": (breaks(Credits(2), "code gate"), boosts(Credits(2), 3)),
}
