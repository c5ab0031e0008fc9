"""Base set of 1996: operations."""

from rulerunner.cards.phrases import PLAY_IF_TAGGED, tag_trace
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AtLeast, Happened
from rulerunner.lang.filters import INSTALLED, CanAdvance, In, Is, Same, WithCounters
from rulerunner.lang.instructions import (
    ActionsFor,
    Arrange,
    Choose,
    ChooseNumber,
    Damage,
    Draw,
    Gain,
    GainClicks,
    GiveTags,
    LookAtTop,
    LoseAllCredits,
    MoveCounters,
    MoveTo,
    Place,
    Repeat,
    SwapAllIce,
    Trash,
)
from rulerunner.lang.quantities import AdvancementsStolen, Times, TimesLastTurn, X
from rulerunner.lang.refs import CHOSEN, Chosen
from rulerunner.lang.statics import PlayOnlyIf
from rulerunner.lang.sugar import play, static, together
from rulerunner.lang.words import ADVANCEMENT, ARCHIVES, HQ, MEAT, RESOURCE, RND


def advances(counters: int) -> Repeat:
    """Advancement counters are added to any combination of cards that can be advanced."""
    return Repeat(counters, (Choose(CanAdvance()), Place(1, ADVANCEMENT, CHOSEN)))


CARDS: dict[str, tuple[Ability, ...]] = {
    "Accounts Receivable": (play(Gain(9)),),
    "Annual Reviews": (play(Draw(3)),),
    "Audit of Call Records": (
        static(PlayOnlyIf(AtLeast(TimesLastTurn("run begins", "runner"), 2))),
        play(tag_trace(5)),
    ),
    "Chance Observation": (
        static(PlayOnlyIf(Happened("run begins", side="runner", within="last turn"))),
        play(tag_trace(5)),
    ),
    "Closed Accounts": (
        PLAY_IF_TAGGED,
        play(LoseAllCredits(side="runner")),
    ),
    "Corporate Detective Agency": (
        PLAY_IF_TAGGED,
        play(Choose(Is(RESOURCE) & INSTALLED, 2, up_to=True), Trash(CHOSEN)),
    ),
    "Datapool by Zetatech": (
        PLAY_IF_TAGGED,
        play(GiveTags(2)),
    ),
    "Day Shift": (play(together(Draw(2), Gain(1))),),
    "Edgerunner, Inc., Temps": (play(ActionsFor("install", 3, in_a_row=True)),),
    "Efficiency Experts": (play(Gain(3)),),
    "Falsified Transactions Expert": (
        play(
            Choose(INSTALLED & WithCounters(ADVANCEMENT)),
            Choose(CanAdvance() & ~Same(CHOSEN), slot=1),
            ChooseNumber(0, 3),
            MoveCounters(X, ADVANCEMENT, CHOSEN, Chosen(1)),
        ),
    ),
    "Management Shake-Up": (play(advances(3)),),
    "Netwatch Credit Voucher": (
        PLAY_IF_TAGGED,
        play(together(GiveTags(1), Gain(1))),
    ),
    "New Blood": (play(SwapAllIce()),),
    "Night Shift": (play(together(Gain(2), Draw(1))),),
    "Off-Site Backups": (play(Choose(In(ARCHIVES)), MoveTo(CHOSEN, HQ)),),
    "Overtime Incentives": (play(GainClicks(2)),),
    "Planning Consultants": (play(LookAtTop(RND, 5), Arrange()),),
    "Project Consultants": (play(advances(4)),),
    "Punitive Counterstrike": (
        PLAY_IF_TAGGED,
        play(Damage(MEAT, 2)),
    ),
    "Scorched Earth": (
        PLAY_IF_TAGGED,
        play(Damage(MEAT, 4)),
    ),
    "Silver Lining Recovery Protocol": (play(Gain(Times(3, AdvancementsStolen("runner")))),),
    "Systematic Layoffs": (play(advances(2)),),
    "Team Restructuring": (play(Choose(CanAdvance(), 2, up_to=True), Place(1, ADVANCEMENT, CHOSEN)),),
    "Trojan Horse": (
        static(PlayOnlyIf(Happened("steal", side="runner", within="last turn"))),
        play(GiveTags(1)),
    ),
    "Urban Renewal": (
        PLAY_IF_TAGGED,
        play(Damage(MEAT, 5)),
    ),
}
