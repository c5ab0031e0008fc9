"""Mala Tempora."""

from rulerunner.cards.phrases import DOUBLE, ENDS_THE_RUN, runner_may_break
from rulerunner.cards.run_phrases import BREACH_HQ_WITHOUT_ITS_ROOT
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DuringTurn, SpentOnAction
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, UNREZZED, In, Is, Of
from rulerunner.lang.instructions import (
    Choose,
    Expose,
    Gain,
    If,
    InstallCard,
    Lasting,
    Later,
    MoveTo,
    Trash,
    Unless,
)
from rulerunner.lang.refs import CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import AccessLimit
from rulerunner.lang.sugar import about, at, boosts, breaks, paid, play, sub, when
from rulerunner.lang.words import ARCHIVES, HQ, OPERATION, THIS_ACTION

CARDS: dict[str, tuple[Ability, ...]] = {
    "Interns": (
        DOUBLE,
        play(Choose((In(ARCHIVES) | In(HQ)) & ~Is(OPERATION)), InstallCard(CHOSEN, ignoring="cost")),
    ),
    "Isabel McGuire": (paid(Clicks(), Choose(INSTALLED & Of("you")), MoveTo(CHOSEN, HQ)),),
    "Raymond Flint": (
        when(Trigger("bad publicity"), BREACH_HQ_WITHOUT_ITS_ROOT),
        paid(TrashThis(), Choose(UNREZZED), Expose(CHOSEN)),
    ),
    "Hudson 1.0": (
        runner_may_break(),
        sub(Lasting(AccessLimit(1), "run")),
        sub(Lasting(AccessLimit(1), "run")),
    ),
    "Sundew": (
        when(
            Trigger("spend clicks", side="runner", first="turn"),
            Gain(2),
            If(
                SpentOnAction(),
                (
                    Later(
                        when(
                            at("run begins", THIS_SERVER, first="action"),
                            Unless((Credits(2),), (), by="you", must=True),
                        ),
                        THIS_ACTION,
                    ),
                ),
            ),
            condition=DuringTurn("runner"),
        ),
    ),
    "Paper Wall": (when(about("fully broken"), Trash(THIS)), ENDS_THE_RUN),
    "Torch": (breaks(Credits(1), "code gate"), boosts(Credits(1))),
}
