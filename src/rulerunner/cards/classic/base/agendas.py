"""Base set of 1996: agendas."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, strengthens, tag_trace
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import TAGGED, AtLeast
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import UNREZZED, Has, Is
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Draw,
    Gain,
    If,
    IncreaseImminent,
    LoseAllCredits,
    Place,
    RezCard,
    TakeCredits,
)
from rulerunner.lang.quantities import CreditsOf
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Modify, Player
from rulerunner.lang.sugar import about, interrupt, paid, static, when
from rulerunner.lang.words import AGENDA, CREDIT, ICE, MEAT

CARDS: dict[str, tuple[Ability, ...]] = {
    "Artificial Security Directors": (static(Modify("requirement", -1, of=Is(AGENDA) & Has("black ops"))),),
    "Bioweapons Engineering": (interrupt(Trigger("damage", detail=MEAT), IncreaseImminent(1)),),
    "Black Ice Quality Assurance": (strengthens(Is(ICE) & Has("black ice"), 2),),
    "Corporate Coup": (
        when(about("score"), Place(15, CREDIT)),
        paid(Clicks(), TakeCredits(3)),
    ),
    "Corporate War": (
        when(about("score"), If(AtLeast(CreditsOf("you"), 12), (Gain(12),), (LoseAllCredits(),))),
    ),
    "Detroit Police Contract": (
        when(about("score"), Place(12, CREDIT)),
        when(YOUR_TURN_BEGINS, TakeCredits(2)),
    ),
    "Employee Empowerment": (
        when(YOUR_TURN_BEGINS, Draw(1), may=True),
        paid(Clicks(), Draw(2)),
    ),
    "Executive Extraction": (static(Modify("requirement", -1, of=Is(AGENDA) & Has("gray ops"))),),
    "Genetics-Visionary Acquisition": (static(Modify("requirement", -1, of=Is(AGENDA) & Has("research"))),),
    "Hostile Takeover": (when(about("score"), Gain(5)),),
    "Main-Office Relocation": (static(Player("hand size", 2)),),
    "Marine Arcology": (paid(Clicks(2), Gain(3)),),
    "Netwatch Operations Office": (paid(Clicks(), tag_trace(2)),),
    "On-Call Solo Team": (paid(Clicks(), Damage(MEAT, 1), condition=TAGGED),),
    "Political Coup": (
        when(about("score"), Place(12, CREDIT)),
        paid(Clicks(), TakeCredits(3)),
    ),
    "Political Overthrow": (paid(Clicks(), Gain(3)),),
    "Polymer Breakthrough": (when(YOUR_TURN_BEGINS, Gain(1)),),
    "Priority Requisition": (
        when(about("score"), Choose(Is(ICE) & UNREZZED), RezCard(CHOSEN, ignoring="all"), may=True),
    ),
    "Private Cybernet Police": (paid(Clicks(), tag_trace(5)),),
    "Strike Force Kali": (paid(Clicks(), Damage(MEAT, 2), condition=TAGGED),),
    "Tycho Extension": (),
}
