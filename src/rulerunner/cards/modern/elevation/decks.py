"""Elevation: cards about decks, hands and discard piles."""

from rulerunner.cards.phrases import DOUBLE, YOUR_TURN_BEGINS, shuffle_into_rnd
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import DamageBy, DidIt, Matches
from rulerunner.lang.costs import Clicks, Forfeit, HostedCounters, MoveCards, OneCost, TrashCards
from rulerunner.lang.filters import AMONG, CanAdvance, Has, HostedOn, In, Is, Of, OfChosenType, Same
from rulerunner.lang.instructions import (
    AccessCard,
    Choose,
    ChooseOne,
    ChooseRandom,
    ChooseType,
    Draw,
    Gain,
    HostCard,
    If,
    InstallCard,
    LookAtTop,
    May,
    MoveAll,
    MoveTo,
    Place,
    PlayCard,
    Reveal,
    RevealHand,
    Sabotage,
    ShuffleDeck,
    Trash,
)
from rulerunner.lang.quantities import CardsIn, Past
from rulerunner.lang.refs import ANY_REMOTE, CHOSEN, HQ_SERVER, THIS, THOSE, Chosen
from rulerunner.lang.statics import AdditionalCost, Player
from rulerunner.lang.sugar import about, paid, play, static, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    ARCHIVES,
    EVENT,
    GRIP,
    HARDWARE,
    HEAP,
    HQ,
    ICE,
    OPERATION,
    POWER,
    PROGRAM,
    RESOURCE,
    RND,
    RUNNER_SCORE,
    STACK,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Poétrï Luxury Brands: All the Rage": (
        when(Trigger("score"), LookAtTop(RND, 3), May((Choose(AMONG & ~Is(AGENDA)), InstallCard(CHOSEN)))),
        when(Trigger("steal"), May((Choose(In(HQ) & ~Is(AGENDA)), InstallCard(CHOSEN)))),
    ),
    "Scrounge": (
        DOUBLE,
        play(
            Choose(In(HEAP) & Is(PROGRAM)),
            InstallCard(CHOSEN),
            May((Choose(In(HEAP) & Is(PROGRAM), slot=1), MoveTo(Chosen(1), STACK, bottom=True))),
        ),
    ),
    "MuslihaT: Multifarious Marketeer": (
        when(
            YOUR_TURN_BEGINS,
            LookAtTop(STACK),
            If(
                Matches(THOSE, Has("icebreaker") | Is(EVENT) & Has("run")),
                (May((Reveal(THOSE), MoveTo(THOSE, GRIP))),),
            ),
        ),
    ),
    "Next Big Thing": (
        when(about("score"), Place(1, AGENDA_COUNTER)),
        when(about("steal"), Place(1, AGENDA_COUNTER)),
        paid(
            cost(Clicks(), HostedCounters(AGENDA_COUNTER)),
            Draw(4),
            Choose(In(HQ), CardsIn(HQ), up_to=True),
            together(MoveTo(CHOSEN, RND), ShuffleDeck()),
        ),
        paid(
            cost(Clicks(), HostedCounters(AGENDA_COUNTER)),
            Draw(4),
            Choose(In(HQ), CardsIn(HQ), up_to=True),
            together(MoveTo(CHOSEN, RND), ShuffleDeck()),
            condition=Matches(THIS, In(RUNNER_SCORE)),
            active_in=RUNNER_SCORE,
        ),
    ),
    "Touch-ups": (
        DOUBLE,
        play(
            Choose(CanAdvance()),
            Place(2, ADVANCEMENT, CHOSEN),
            If(
                DidIt(),
                (
                    ChooseType((EVENT, HARDWARE, PROGRAM, RESOURCE)),
                    RevealHand(GRIP),
                    Choose(AMONG & OfChosenType(), 2, up_to=True, slot=1),
                    together(MoveTo(Chosen(1), STACK), ShuffleDeck("runner")),
                ),
            ),
        ),
    ),
    "Detente": (
        static(Player("memory", 1)),
        when(
            Trigger("successful run", server=HQ_SERVER, first="turn"),
            May((ChooseRandom(In(HQ)), HostCard(CHOSEN))),
        ),
        paid(
            cost(Clicks(), MoveCards(HostedOn(THIS), HQ, 2)),
            May((ChooseRandom(In(HQ)), AccessCard(CHOSEN)), by="runner"),
        ),
        paid(
            cost(Clicks(), MoveCards(HostedOn(THIS), HQ, 2)),
            May((ChooseRandom(In(HQ)), AccessCard(CHOSEN)), by="runner"),
            user="corp",
        ),
    ),
    "Cacophony": (
        when(
            Trigger("trash", subject=Of("corp"), side="you", also=(Trigger("steal"),), first="turn"),
            Place(1, POWER),
        ),
        when(Trigger("action phase ends", side="you"), May((Sabotage(3),), (HostedCounters(POWER, 2),))),
    ),
    "Peer Review": (
        play(
            Choose(In(HQ), Past(CardsIn(HQ), 1)),
            Reveal(CHOSEN),
            Gain(7),
            May((Choose(In(HQ) & ~Is(ICE), slot=1), InstallCard(Chosen(1), at=ANY_REMOTE))),
        ),
    ),
    "AU Co.: The Gold Standard in Clones": (
        when(Trigger("damage"), Place(1, POWER), condition=DamageBy()),
        when(Trigger("trash", side="you", origin=(HQ,), batch=True), Place(1, POWER)),
        when(
            YOUR_TURN_BEGINS,
            May(
                (LookAtTop(RND, 3), Choose(AMONG), Trash(CHOSEN), MoveAll(AMONG, HQ)),
                (HostedCounters(POWER, 2),),
            ),
        ),
    ),
    "Plutus": (
        static(
            AdditionalCost(
                "rez", (OneCost(((Forfeit(),), (TrashCards(In(HQ), 3, revealed=True),))),), cards=Same(THIS)
            )
        ),
        when(
            YOUR_TURN_BEGINS,
            May(
                (
                    Choose(In(ARCHIVES) & Is(OPERATION) & Has("transaction")),
                    PlayCard(CHOSEN, removed=True),
                )
            ),
        ),
    ),
    "Key Performance Indicators": (
        play(
            ChooseOne(
                (
                    (Draw(1), *shuffle_into_rnd(In(HQ), 1)),
                    (Choose(In(HQ) & Is(ICE)), InstallCard(CHOSEN, "all")),
                    (Choose(CanAdvance()), Place(1, ADVANCEMENT, CHOSEN)),
                    (Gain(2),),
                ),
                amount=2,
            )
        ),
    ),
}
