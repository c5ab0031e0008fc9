"""Future Proof."""

from rulerunner.cards.phrases import ADVANCEABLE, ADVANCEMENTS, ENDS_THE_RUN, runner_may_break
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import TAGGED, Matches
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import WithCounters
from rulerunner.lang.instructions import AccessMore, Damage, Place, Prevent, Trash
from rulerunner.lang.quantities import CountersOn, Halved, Past
from rulerunner.lang.refs import RND_SERVER, THIS
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import about, at, paid, prevention, static, when
from rulerunner.lang.words import ADVANCEMENT, AGENDA_COUNTER, MEAT, NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "Dedicated Response Team": (
        when(Trigger("run ends", detail="successful"), Damage(MEAT, 2), condition=TAGGED),
    ),
    "Eli 1.0": (runner_may_break(), ENDS_THE_RUN, ENDS_THE_RUN),
    "New Angeles City Hall": (
        prevention(Credits(2), "tags", Prevent(1)),
        when(Trigger("steal", side="you"), Trash()),
    ),
    "Project Beale": (
        when(about("score"), Place(Halved(Past(ADVANCEMENTS, 3)), AGENDA_COUNTER)),
        static(Modify("points", CountersOn(THIS, AGENDA_COUNTER))),
    ),
    "R&D Interface": (when(at("breach", RND_SERVER), AccessMore(1)),),
    "Ronin": (
        ADVANCEABLE,
        paid(
            cost(Clicks(), TrashThis()), Damage(NET, 3), condition=Matches(THIS, WithCounters(ADVANCEMENT, 4))
        ),
    ),
}
