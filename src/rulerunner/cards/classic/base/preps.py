"""Base set of 1996: preps."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Happened
from rulerunner.lang.filters import ANY_CARD, INSTALLED, REZZED, UNREZZED, Has, In, Is, Of
from rulerunner.lang.instructions import (
    Bypass,
    Choose,
    Derez,
    Draw,
    Expose,
    Gain,
    Instead,
    Lose,
    May,
    MoveTo,
    Run,
    Search,
    Trash,
)
from rulerunner.lang.quantities import LAST, Count, Times
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, HQ_SERVER, RND_SERVER
from rulerunner.lang.statics import Player, PlayOnlyIf
from rulerunner.lang.sugar import accesses_more, if_successful, play, static, when
from rulerunner.lang.words import GRIP, HEAP, ICE, PROGRAM, STACK

YOURS = INSTALLED & Of("you")

CARDS: dict[str, tuple[Ability, ...]] = {
    "All-Nighter": (play(Run(ANY_SERVER), May((Run(ANY_SERVER),))),),
    "Anonymous Tip": (play(Choose(Is(ICE) & Has("black ice") & REZZED), Derez(CHOSEN)),),
    "Bodyweight Synthetic Blood": (play(Draw(5)),),
    "Custodial Position": (play(Run(RND_SERVER, linked=(if_successful(accesses_more(2, RND_SERVER)),))),),
    "Executive Wiretaps": (play(Run(HQ_SERVER, linked=(if_successful(accesses_more(2, HQ_SERVER)),))),),
    "Forgotten Backup Chip": (play(Search(HEAP, Is(PROGRAM)), MoveTo(CHOSEN, GRIP)),),
    "Gideon's Pawnshop": (play(Search(HEAP, ANY_CARD), MoveTo(CHOSEN, GRIP)),),
    "Hunt Club BBS": (play(Choose(UNREZZED, 3, up_to=True), Expose(CHOSEN)),),
    "Inside Job": (
        play(Run(ANY_SERVER, linked=(when(Trigger("encounter", subject=Is(ICE), first="run"), Bypass()),))),
    ),
    "Jack 'n' Joe": (play(Draw(3)),),
    "Livewire's Contacts": (play(Gain(3)),),
    "Mantis, Fixer-at-Large": (play(Search(STACK, ANY_CARD), MoveTo(CHOSEN, GRIP)),),
    "Organ Donor": (play(Choose(In(GRIP), 5, up_to=True), Trash(CHOSEN), Gain(Times(2, LAST))),),
    "Score!": (play(Gain(9)),),
    "Security Code WORM Chip": (
        static(PlayOnlyIf(Happened("successful run", server=HQ_SERVER))),
        play(Choose(Is(ICE) & UNREZZED), Trash(CHOSEN)),
    ),
    "Stumble through Wilderspace": (play(Run(ANY_SERVER, linked=(static(Player("link", 9)),))),),
    "Temple Microcode Outlet": (play(Search(STACK, Is(PROGRAM), reveal=True), MoveTo(CHOSEN, GRIP)),),
    "Weather-to-Finance Pipe": (
        play(Run(HQ_SERVER, linked=(if_successful(Instead("breach", (Lose(4, side="corp"),))),))),
    ),
    "misc.for-sale": (play(Choose(YOURS, Count(YOURS), up_to=True), Trash(CHOSEN), Gain(Times(3, LAST))),),
}
