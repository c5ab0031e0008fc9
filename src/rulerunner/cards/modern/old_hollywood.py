"""Old Hollywood."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import DidIt
from rulerunner.lang.costs import Clicks, RemoveThis
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import (
    AddAsAgenda,
    Choose,
    Draw,
    Gain,
    GiveTags,
    HostAsCounter,
    If,
    InstallCard,
    Lose,
    MoveTo,
    Place,
    Prevent,
    ShuffleDeck,
)
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import CHOSEN, HOST, THIS
from rulerunner.lang.statics import CountsAsTagged, RevealedWhenAccessed
from rulerunner.lang.sugar import about, interrupt, paid, play, static, together, when
from rulerunner.lang.words import AGENDA, EVERY, HEAP, HQ, MEAT, POWER, RND, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Casting Call": (
        play(
            Choose(Is(AGENDA) & In(HQ)),
            InstallCard(CHOSEN, face_up=True),
            If(DidIt(), (HostAsCounter(CHOSEN, (when(about("access", HOST), GiveTags(2)),)),)),
        ),
    ),
    "Drug Dealer": (when(YOUR_TURN_BEGINS, Lose(1)), when(Trigger("turn begins", side="corp"), Draw(1))),
    "Explode-a-palooza": (static(RevealedWhenAccessed(RND)), when(about("access"), Gain(5), may=True)),
    "Fan Site": (when(Trigger("score"), AddAsAgenda(0)),),
    "Paparazzi": (static(CountsAsTagged()), interrupt(Trigger("damage", detail=MEAT), Prevent(EVERY))),
    "Trope": (
        when(YOUR_TURN_BEGINS, Place(1, POWER)),
        paid(
            cost(Clicks(), RemoveThis()),
            Choose(In(HEAP), CountersOn(THIS, POWER)),
            together(MoveTo(CHOSEN, STACK), ShuffleDeck()),
        ),
    ),
    "Vanity Project": (),
}
