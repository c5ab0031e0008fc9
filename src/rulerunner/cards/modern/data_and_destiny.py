"""Data and Destiny."""

from rulerunner.cards.phrases import ENCOUNTER, NOT_IN_ARCHIVES, tag_trace, trash_one
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import TAGGED, DuringRun, Flipped, Matches, No
from rulerunner.lang.costs import Clicks, Credits, Forfeit, RemoveTags, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, In, Is, Of, Same, WithTrashCost
from rulerunner.lang.instructions import (
    AddAsAgenda,
    Bypass,
    Choose,
    ChooseOne,
    Damage,
    Draw,
    EncounterIce,
    EndRun,
    Flip,
    Gain,
    GiveTags,
    Lasting,
    Lose,
    May,
    MoveTo,
    Prevent,
    ResolveScored,
    Reveal,
    Search,
    ShuffleDeck,
    Trace,
    Trash,
)
from rulerunner.lang.quantities import Tags
from rulerunner.lang.refs import BOUND, CHOSEN, THAT, THIS, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, BasicCost, Modify, MustTrash, Player, RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, play, prevention, static, sub, together, when
from rulerunner.lang.words import AGENDA, CORP_SCORE, GRIP, NET, OPERATION, PROGRAM, RND, RUNNER_SCORE, TABLE

CARDS: dict[str, tuple[Ability, ...]] = {
    "15 Minutes": (
        paid(Clicks(), together(MoveTo(THIS, RND), ShuffleDeck())),
        paid(Clicks(), together(MoveTo(THIS, RND), ShuffleDeck()), active_in=RUNNER_SCORE),
    ),
    "24/7 News Cycle": (
        static(AdditionalCost("play", (Forfeit(1),), cards=Same(THIS))),
        play(Choose(Is(AGENDA) & In(CORP_SCORE)), ResolveScored(CHOSEN)),
    ),
    "Archangel": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), May((EncounterIce(THIS),), (Credits(3),)), condition=NOT_IN_ARCHIVES),
        sub(Trace(6, (Choose(INSTALLED & Of("runner")), MoveTo(CHOSEN, GRIP)))),
    ),
    "Global Food Initiative": (
        static(Modify("points", -1), active_in=RUNNER_SCORE, condition=Matches(THIS, In(RUNNER_SCORE))),
    ),
    "Heartbeat": (
        static(Player("memory", 1)),
        prevention(TrashCards(INSTALLED & Of("you")), "damage", Prevent(1)),
    ),
    "Keegan Lane": (
        paid(cost(TrashThis(), RemoveTags(1)), *trash_one(Is(PROGRAM)), condition=DuringRun(THIS_SERVER)),
    ),
    "Lily Lockwell": (
        when(about("rez"), Draw(3)),
        paid(cost(Clicks(), RemoveTags(1)), Search(RND, Is(OPERATION), reveal=True), MoveTo(CHOSEN, RND)),
    ),
    "News Team": (
        static(RevealedWhenAccessed(RND)),
        when(
            about("access"),
            ChooseOne(((GiveTags(2),), (AddAsAgenda(-1, side="runner"),)), by="runner", must=True),
        ),
    ),
    "Quantum Predictive Model": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), MoveTo(THIS, CORP_SCORE), condition=TAGGED),
    ),
    "Resistor": (static(Modify("strength", Tags())), sub(Trace(4, (EndRun(),)))),
    "SYNC: Everything, Everywhere": (
        paid(Clicks(), Flip()),
        static(BasicCost("remove tag", 1), condition=No(Flipped())),
        static(BasicCost("trash resource", -2), condition=Flipped()),
    ),
    "Security Nexus": (
        static(Player("memory", 1), Player("link", 1)),
        when(
            ENCOUNTER,
            Trace(5, (together(GiveTags(1), EndRun()),), (Bypass(),)),
            may=True,
            once="turn",
        ),
    ),
    "Sunny Lebeau: Security Specialist": (),
    "Turnpike": (when(about("encounter"), Lose(1, side="runner")), sub(tag_trace(5))),
    "Wasteland": (
        when(Trigger("trash", subject=Of("you"), side="you", detail=TABLE, first="turn"), Gain(1)),
    ),
    "Neutralize All Threats": (
        when(
            Trigger("access", subject=WithTrashCost(), first="turn"),
            Reveal(THAT),
            Lasting(MustTrash(Same(BOUND), paying=True), "access", bind=THAT),
        ),
        static(Player("HQ access", 1)),
    ),
    "Assassin": (
        sub(Trace(5, (Damage(NET, 3),))),
        sub(Trace(4, (Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN)))),
    ),
}
