"""Reign and Reverie."""

from rulerunner.cards.phrases import ENDS_THE_RUN, YOUR_TURN_BEGINS, tag_trace
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import AtServer, In, Is, Underwent
from rulerunner.lang.instructions import (
    AccessCard,
    Choose,
    ChooseNumber,
    ChooseOne,
    Draw,
    EndRun,
    Gain,
    May,
    MoveTo,
    Place,
    Reveal,
    ShuffleDeck,
    Unless,
)
from rulerunner.lang.quantities import LAST, Count, Times, X
from rulerunner.lang.refs import ANY_REMOTE, CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import about, at, play, static, sub, together, when
from rulerunner.lang.words import ADVANCEMENT, AGENDA, ARCHIVES, HQ, RND, RUNNER_SCORE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Attitude Adjustment": (
        play(
            Draw(2),
            Choose((In(HQ) | In(ARCHIVES)) & Is(AGENDA), 2, up_to=True),
            Reveal(CHOSEN),
            Gain(Times(2, LAST)),
            together(MoveTo(CHOSEN, RND), ShuffleDeck()),
        ),
    ),
    "Gatekeeper": (
        static(Modify("strength", 6), condition=Matches(THIS, Underwent("rez"))),
        sub(
            ChooseNumber(0, 3),
            Draw(X),
            Choose((In(HQ) | In(ARCHIVES)) & Is(AGENDA), 3, up_to=True),
            Reveal(CHOSEN),
            together(MoveTo(CHOSEN, RND), ShuffleDeck()),
        ),
        ENDS_THE_RUN,
    ),
    "Giordano Memorial Field": (
        when(
            at("successful run", THIS_SERVER),
            Unless((Credits(Times(2, Count(Is(AGENDA) & In(RUNNER_SCORE)))),), (EndRun(),)),
        ),
    ),
    "Hyperloop Extension": (when(about("score"), Gain(3)), when(about("steal"), Gain(3))),
    "Otoroshi": (
        sub(
            May(
                (
                    Choose(AtServer(ANY_REMOTE, "root")),
                    ChooseNumber(0, 3),
                    Place(X, ADVANCEMENT, CHOSEN),
                    Unless((Credits(3),), (AccessCard(CHOSEN),)),
                )
            )
        ),
    ),
    "SIU": (when(YOUR_TURN_BEGINS, May((tag_trace(3),), (TrashThis(),))),),
    "Sportsmetal: Go Big or Go Home": (
        when(Trigger("score"), ChooseOne(((Gain(2),), (Draw(2),)))),
        when(Trigger("steal"), ChooseOne(((Gain(2),), (Draw(2),)))),
    ),
}
