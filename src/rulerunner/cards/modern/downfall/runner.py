"""Downfall: the Runner's cards."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AtLeast, Happened, No
from rulerunner.lang.costs import Clicks, Credits, TrashCards
from rulerunner.lang.filters import INSTALLED, Has, In, Is, Same
from rulerunner.lang.instructions import Boost, Choose, Draw, Gain, If, InstallCard, Place, Trash
from rulerunner.lang.quantities import CountersOn, StrengthOf, Times
from rulerunner.lang.refs import CHOSEN, HOST, THIS
from rulerunner.lang.statics import AdditionalCost, InstallOnlyOn, Modify
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, static, together, when
from rulerunner.lang.words import GRIP, HARDWARE, ICE, PROGRAM, RESOURCE, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Az McCaffrey: Mechanical Prodigy": (
        static(
            Modify("install cost", -1, of=Is(HARDWARE) | Is(RESOURCE) & (Has("job") | Has("connection"))),
            condition=No(
                Happened(
                    "install",
                    side="you",
                    subject=Is(HARDWARE) | Is(RESOURCE) & (Has("job") | Has("connection")),
                )
            ),
        ),
    ),
    "Chisel": (
        static(InstallOnlyOn(Is(ICE))),
        static(Modify("strength", Times(-1, CountersOn(THIS, VIRUS)), of=Same(HOST))),
        when(about("encounter", HOST), If(AtLeast(StrengthOf(HOST), 1), (Place(1, VIRUS),), (Trash(HOST),))),
    ),
    "Gauss": (when(about("install"), Boost(3, "turn")), breaks(Credits(1), "barrier"), boosts(Credits(2), 2)),
    "Isolation": (
        static(AdditionalCost("play", (TrashCards(Is(RESOURCE) & INSTALLED),), Same(THIS))),
        play(Gain(7)),
    ),
    "Rezeki": (when(YOUR_TURN_BEGINS, Gain(1)),),
    "Spec Work": (
        static(AdditionalCost("play", (TrashCards(Is(PROGRAM) & INSTALLED),), Same(THIS))),
        play(together(Gain(4), Draw(2))),
    ),
    "The Artist": (
        paid(Clicks(), Gain(2), once="turn"),
        paid(
            Clicks(),
            Choose((Is(PROGRAM) | Is(HARDWARE)) & In(GRIP)),
            InstallCard(CHOSEN, discount=1),
            once="turn",
        ),
    ),
}
