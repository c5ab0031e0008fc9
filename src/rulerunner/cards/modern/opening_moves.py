"""Opening Moves."""

from rulerunner.cards.phrases import DOUBLE, ENDS_THE_RUN, TRASH_A_PROGRAM, shuffle_into_rnd
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DidIt
from rulerunner.lang.costs import Clicks, Credits, RemoveThis
from rulerunner.lang.filters import INSTALLED, UNREZZED, Has, In, Is
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    Draw,
    Gain,
    GiveTags,
    If,
    InstallCard,
    May,
    MoveTo,
    Reveal,
    RezCard,
    Search,
    TakeBadPublicity,
    Trash,
)
from rulerunner.lang.quantities import LAST, Times
from rulerunner.lang.refs import CHOSEN, THAT, THIS
from rulerunner.lang.sugar import about, paid, play, when
from rulerunner.lang.words import ARCHIVES, GRIP, HQ, ICE, RESOURCE, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Celebrity Gift": (DOUBLE, play(Choose(In(HQ), 5, up_to=True), Reveal(CHOSEN), Gain(Times(2, LAST)))),
    "Character Assassination": (
        when(about("score"), Choose(Is(RESOURCE) & INSTALLED), Trash(CHOSEN, preventable=False)),
    ),
    "Grim": (when(about("rez"), TakeBadPublicity(1)), TRASH_A_PROGRAM),
    "Himitsu-Bako": (paid(Credits(1), MoveTo(THIS, HQ)), ENDS_THE_RUN),
    "Jackson Howard": (
        paid(Clicks(), Draw(2)),
        paid(RemoveThis(), *shuffle_into_rnd(In(ARCHIVES), 3, up_to=True)),
    ),
    "John Masanori": (
        when(Trigger("successful run", first="turn"), Draw(1)),
        when(Trigger("unsuccessful run", first="turn"), GiveTags(1)),
    ),
    "False Echo": (
        when(
            Trigger("pass", subject=Is(ICE) & UNREZZED),
            May(
                (
                    Trash(),
                    If(
                        DidIt(),
                        (ChooseOne(((RezCard(THAT),), (MoveTo(THAT, HQ),)), by="corp", must=True),),
                    ),
                )
            ),
        ),
    ),
    "Hostage": (
        DOUBLE,
        play(
            Search(STACK, Has("connection"), reveal=True), MoveTo(CHOSEN, GRIP), May((InstallCard(CHOSEN),))
        ),
    ),
}
