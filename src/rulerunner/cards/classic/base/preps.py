"""Base set of 1996: preps."""

from rulerunner.cards.classic_phrases import AFTER_HQ, strengthened
from rulerunner.cards.phrases import YOUR_TURN_ENDS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, Happened
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import AMONG, ANY_CARD, INSTALLED, REZZED, UNREZZED, Has, In, Is, Of, Outermost
from rulerunner.lang.instructions import (
    ActionsFor,
    Arrange,
    Bypass,
    ChangeServer,
    Choose,
    ChooseOne,
    Damage,
    Derez,
    DiscardRandom,
    Draw,
    Expose,
    Gain,
    GiveTags,
    If,
    InstallCard,
    Instead,
    Later,
    Lend,
    LookAtTop,
    Lose,
    May,
    MoveAll,
    MoveTo,
    PayUpTo,
    Place,
    Prevent,
    RemoveTag,
    ReturnLent,
    RezCard,
    RollOn,
    Run,
    ScorePoints,
    Search,
    ShuffleDeck,
    Trash,
    TrashUnsaved,
)
from rulerunner.lang.quantities import LAST, Count, CreditsOf, RezCostOf, Tags, Times, X
from rulerunner.lang.refs import ANY_SERVER, BOUND, CHOSEN, HQ_SERVER, RND_SERVER, THIS, Every
from rulerunner.lang.statics import Player, PlayOnlyIf, RemovedOnceResolved, TrashFreely
from rulerunner.lang.sugar import about, accesses_more, at, if_successful, interrupt, play, static, when
from rulerunner.lang.words import CORE, EVERY, GRIP, HEAP, HQ, ICE, PROGRAM, RND, STACK

YOURS = INSTALLED & Of("you")
BACK = Later(when(YOUR_TURN_ENDS, MoveTo(BOUND, GRIP)), bind=CHOSEN)
"""What was installed goes to the hand at the end of the turn."""

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
        AFTER_HQ,
        play(Choose(Is(ICE) & UNREZZED), Trash(CHOSEN)),
    ),
    "Stumble through Wilderspace": (play(Run(ANY_SERVER, linked=(static(Player("link", 9)),))),),
    "Temple Microcode Outlet": (play(Search(STACK, Is(PROGRAM), reveal=True), MoveTo(CHOSEN, GRIP)),),
    "Weather-to-Finance Pipe": (
        play(Run(HQ_SERVER, linked=(if_successful(Instead("breach", (Lose(4, side="corp"),))),))),
    ),
    "misc.for-sale": (play(Choose(YOURS, Count(YOURS), up_to=True), Trash(CHOSEN), Gain(Times(3, LAST))),),
    "Core Command: Jettison Ice": (
        AFTER_HQ,
        play(Choose(Is(ICE) & REZZED), May((Trash(CHOSEN),), (Credits(RezCostOf(CHOSEN)),))),
    ),
    "Edited Shipping Manifests": (
        play(
            Run(
                HQ_SERVER,
                linked=(
                    interrupt(
                        at("breach", HQ_SERVER),
                        Instead("breach", (Lose(1, side="corp"), GiveTags(1), Gain(10))),
                        condition=AtLeast(CreditsOf("corp"), 1),
                    ),
                ),
            )
        ),
    ),
    "Forged Activation Orders": (
        play(
            Choose(Is(ICE) & UNREZZED),
            May((RezCard(CHOSEN),), by="corp", otherwise=(Trash(CHOSEN, by="corp"),)),
        ),
    ),
    "If You Want It Done Right...": (
        play(LookAtTop(STACK, 5), Choose(AMONG), MoveTo(CHOSEN, GRIP), Arrange()),
    ),
    "MIT West Tier": (
        static(RemovedOnceResolved()),
        play(MoveAll(In(GRIP) | In(HEAP), STACK), ShuffleDeck(), Draw(5)),
    ),
    "Open-Ended Mileage Program": (
        play(RemoveTag(1)),
        when(about("resolved"), May((MoveTo(THIS, GRIP),), (Credits(1),))),
    ),
    "Priority Wreck": (
        play(
            Run(
                HQ_SERVER,
                linked=(if_successful(Instead("breach", (PayUpTo(EVERY, (Lose(X, side="corp"),)),))),),
            )
        ),
    ),
    "Private LDL Access": (
        play(Run(HQ_SERVER, linked=(interrupt(Trigger("successful run"), ChangeServer(RND_SERVER)),))),
    ),
    "Sneak Preview": (
        play(
            ChooseOne(
                (
                    (Search(HEAP, Is(PROGRAM)), InstallCard(CHOSEN, ignoring="all"), ShuffleDeck(), BACK),
                    (Search(STACK, Is(PROGRAM)), InstallCard(CHOSEN, ignoring="all"), BACK),
                )
            )
        ),
    ),
    "Terrorist Reprisal": (
        static(PlayOnlyIf(Happened("score", side="corp", within="last turn", subject=Has("black ops")))),
        play(DiscardRandom(HQ, 5)),
    ),
    "Total Genetic Retrofit": (play(RemoveTag(Tags()), Later(interrupt(Trigger("tags"), Prevent(1)))),),
    "Ice and Data's Guide to the Net": (play(Expose(Every(Is(ICE) & UNREZZED & Outermost()))),),
    "Deal with Militech": (
        static(PlayOnlyIf(Happened("steal", side="runner", subject=Has("research")))),
        play(Place(1, "militech", Every(Has("icebreaker") & YOURS))),
        strengthened("militech"),
    ),
    "Desperate Competitor": (
        static(PlayOnlyIf(Happened("steal", side="runner", subject=Has("gray ops")))),
        play(ScorePoints(1)),
    ),
    "Hot Tip for WNS": (
        play(If(Happened("steal", side="runner", subject=Has("black ops")), (ScorePoints(1),))),
    ),
    "Lucidrine Booster Drug": (
        play(
            Run(ANY_SERVER, linked=(when(Trigger("run begins"), Lend(9, "run")),)),
            Damage(CORE, 1, preventable=False),
            ReturnLent(),
        ),
    ),
    "Valu-Pak Software Bundle": (
        play(
            Lend(1),
            Later(when(Trigger("errands over", side="you"), ReturnLent())),
            ActionsFor("install", 5, Is(PROGRAM), in_a_row=True),
        ),
    ),
    "Playful AI": (play(RollOn(3)),),
    "Synchronized Attack on HQ": (AFTER_HQ, play(TrashUnsaved(In(HQ), (Credits(2),), discard=True))),
    "Kilroy Was Here": (play(Run(RND_SERVER, linked=(static(TrashFreely(In(RND))),))),),
    "Romp through HQ": (play(Run(HQ_SERVER, linked=(static(TrashFreely(In(HQ))),))),),
}
