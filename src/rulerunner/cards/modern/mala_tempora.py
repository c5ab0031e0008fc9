"""Mala Tempora."""

from rulerunner.cards.phrases import DOUBLE, ENDS_THE_RUN, runner_may_break
from rulerunner.cards.run_phrases import BREACH_HQ_WITHOUT_ITS_ROOT
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import UNREZZED, In, Is
from rulerunner.lang.instructions import Choose, Expose, InstallCard, Lasting, Trash
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import AccessLimit
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, sub, when
from rulerunner.lang.words import ARCHIVES, HQ, OPERATION

CARDS: dict[str, tuple[Ability, ...]] = {
    "Interns": (
        DOUBLE,
        play(Choose((In(ARCHIVES) | In(HQ)) & ~Is(OPERATION)), InstallCard(CHOSEN, ignoring="credits")),
    ),
    "Raymond Flint": (
        when(Trigger("bad publicity"), BREACH_HQ_WITHOUT_ITS_ROOT),
        paid(TrashThis(), Choose(UNREZZED), Expose(CHOSEN)),
    ),
    "Hudson 1.0": (
        runner_may_break(),
        sub(Lasting(AccessLimit(1), "run")),
        sub(Lasting(AccessLimit(1), "run")),
    ),
    "Paper Wall": (when(about("fully broken"), Trash(THIS)), ENDS_THE_RUN),
    "Torch": (breaks(Credits(1), "code gate"), boosts(Credits(1))),
}
