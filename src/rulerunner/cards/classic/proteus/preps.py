"""Proteus: preps."""

from rulerunner.cards.classic_phrases import APPROACHES_UNREZZED, JUST_BROKEN
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AllOf, AnyOf, AtLeast, DidIt, Happened, Matches
from rulerunner.lang.filters import INSTALLED, REZZED, UNREZZED, AtServer, Has, In, Is, Underwent
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    ChooseServer,
    Damage,
    Derez,
    Draw,
    EndRun,
    Expose,
    Forgo,
    Gain,
    GiveTags,
    If,
    InstallCard,
    Instead,
    JackOut,
    Later,
    Lend,
    May,
    Place,
    RememberServer,
    ReturnLent,
    Run,
    RunEach,
    ScorePoints,
    TakeBadPublicity,
    Trash,
    TrashAll,
)
from rulerunner.lang.quantities import CardsThisRun, Count
from rulerunner.lang.refs import (
    ANY_SERVER,
    ATTACKED,
    CHOSEN,
    HQ_SERVER,
    REMEMBERED_SERVER,
    RND_SERVER,
    THAT,
    WON_THIS_TURN,
    OneOf,
    ServerRef,
)
from rulerunner.lang.statics import Cannot, PlayOnlyIf
from rulerunner.lang.sugar import accesses_more, if_successful, play, static, together, when
from rulerunner.lang.words import AGENDA, CORE, GRIP, HARDWARE, ICE, PROGRAM, STRENGTH

CONNECTIONS = Has("connection") & INSTALLED
WON = Trigger("run ends", detail="successful")
NEWS = (
    TakeBadPublicity(CardsThisRun("encounter", Has("black ice"))),
    TakeBadPublicity(CardsThisRun("rez", Has("black ops"))),
    TakeBadPublicity(CardsThisRun("steal", Has("black ops"))),
)
"""What there is to report of a run: each card once."""
BLACK_ICE_REZZED = Is(ICE) & Has("black ice") & REZZED & Underwent("rez")


def quiet_run(server: ServerRef) -> tuple[Ability, ...]:
    """A run that accesses three more cards, in which noisy icebreakers are of no use."""
    silent = static(Cannot("use as the Runner", Has("icebreaker") & Has("noisy")))
    return (play(Run(server, linked=(if_successful(accesses_more(3, server)), silent))),)


HEARTLAND = OneOf((HQ_SERVER, RND_SERVER))
SCANDAL = AnyOf(
    (
        Happened("steal", side="runner", subject=Has("black ops"), during=HEARTLAND),
        Happened("trash", side="runner", subject=Has("black ops"), during=HEARTLAND),
    )
)
"""Black ops were liberated or trashed in successful runs on HQ or R&D."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cruising for Netwatch": (play(together(Gain(1), Draw(2))),),
    "Demolition Run": (
        play(
            Run(
                ANY_SERVER,
                linked=(
                    if_successful(
                        Instead(
                            "breach",
                            (TrashAll(Is(ICE) & REZZED & AtServer(ATTACKED, "ice")), GiveTags(3)),
                        )
                    ),
                ),
            )
        ),
    ),
    "Drone for a Day": (play(together(Gain(9), GiveTags(1))),),
    "Faked Hit": (play(TakeBadPublicity(1), Damage(CORE, 2, preventable=False)),),
    "On the Fast Track": (
        play(
            If(
                Happened("trash", side="runner", subject=Has("advertisement")),
                (Gain(8),),
                (If(Happened("trash", side="runner", subject=Has("transactions")), (Gain(6),)),),
            )
        ),
    ),
    "Poisoned Water Supply": (
        static(PlayOnlyIf(AtLeast(Count(CONNECTIONS), 2))),
        play(Choose(CONNECTIONS, 2), Trash(CHOSEN), TakeBadPublicity(1)),
    ),
    "Reconnaissance": (play(Run(ANY_SERVER, linked=(when(Trigger("rez"), Gain(1)),))),),
    "Stakeout": (play(together(Gain(2), Draw(1))),),
    "All-Hands": quiet_run(HQ_SERVER),
    "Rush Hour": quiet_run(RND_SERVER),
    "Frame-Up": (
        static(
            PlayOnlyIf(
                AllOf(
                    (
                        Happened("successful run", server=HQ_SERVER),
                        Happened("successful run", server=RND_SERVER),
                    )
                )
            )
        ),
        play(TakeBadPublicity(1), If(SCANDAL, (TakeBadPublicity(1),))),
    ),
    "Hijack": (
        play(
            Lend(3, "install"),
            Choose((Is(PROGRAM) | Is(HARDWARE)) & In(GRIP)),
            InstallCard(CHOSEN),
            ReturnLent(),
        ),
    ),
    "Pirate Broadcast": (play(RunEach(ANY_SERVER), If(DidIt(), (ScorePoints(1),), (Forgo(1),))),),
    "Decoy Signal": (
        play(Run(ANY_SERVER, linked=(when(APPROACHES_UNREZZED, Expose(THAT), May((JackOut(),))),))),
    ),
    "Disgruntled Ice Technician": (
        play(
            Run(
                ANY_SERVER,
                linked=(
                    when(
                        Trigger("pass", subject=REZZED & Is(ICE)),
                        Derez(THAT),
                        EndRun(),
                        may=True,
                        condition=JUST_BROKEN,
                    ),
                ),
            )
        ),
    ),
    "Ice and Data Special Report": (
        play(
            ChooseServer(ANY_SERVER),
            RememberServer(),
            Choose(UNREZZED & AtServer(REMEMBERED_SERVER), 5, up_to=True),
            Expose(CHOSEN),
        ),
    ),
    "Senatorial Field Trip": (
        static(PlayOnlyIf(Happened("rez", subject=Is(ICE) & Has("black ice")))),
        play(
            Choose(BLACK_ICE_REZZED),
            If(
                Matches(CHOSEN, INSTALLED),
                (ChooseOne(((Derez(CHOSEN),), (TakeBadPublicity(2),)), by="corp"),),
                (TakeBadPublicity(2),),
            ),
        ),
    ),
    "Subliminal Corruption": (
        play(
            Run(
                ANY_SERVER,
                linked=(
                    when(Trigger("trash", side="runner", subject=Has("advertisement")), TakeBadPublicity(1)),
                ),
            )
        ),
    ),
    "Blackmail": (play(Run(HQ_SERVER, linked=(if_successful(Instead("breach", (ScorePoints(1),))),))),),
    "The Personal Touch": (play(Choose(Has("icebreaker") & INSTALLED), Place(1, STRENGTH, CHOSEN)),),
    "Live News Feed": (
        play(
            Run(
                ANY_SERVER,
                linked=(when(WON, GiveTags(2), *NEWS),),
            )
        ),
    ),
    "Prearranged Drop": (
        play(Later(when(Trigger("access", subject=Is(AGENDA)), Gain(6), once="turn"), "turn")),
    ),
    "Promises, Promises": (
        play(Later(when(Trigger("access", subject=Is(AGENDA)), ScorePoints(1), once="turn"), "turn")),
    ),
    "Remote Detonator": (
        static(PlayOnlyIf(Happened("successful run"))),
        play(
            ChooseServer(WON_THIS_TURN),
            RememberServer(),
            TrashAll(Is(ICE) & REZZED & AtServer(REMEMBERED_SERVER, "ice")),
            GiveTags(3),
        ),
    ),
}
