"""Proteus: operations and upgrades."""

from rulerunner.cards.classic_phrases import JUST_REZZED, gained_until
from rulerunner.cards.phrases import ICE_HERE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Static, Trigger
from rulerunner.lang.conditions import AllOf, AtLeast, DuringRun, Happened, Matches, No
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import (
    INSTALLED,
    UNREZZED,
    AtServer,
    Has,
    Is,
    Same,
    UnderwentLastTurn,
    WithCounters,
)
from rulerunner.lang.instructions import (
    Choose,
    ChooseNumber,
    Draw,
    EndRun,
    Gain,
    GiveTags,
    If,
    Later,
    Lose,
    May,
    Place,
    Pledge,
    RearrangeIce,
    RemoveCounters,
    Repeat,
    Restock,
    RezCard,
    Trace,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import CostNow, CountersOn, CreditsOf, Plus, Times, TraceMargin, X
from rulerunner.lang.refs import (
    ANY_REMOTE,
    BOUND,
    CHOSEN,
    HQ_SERVER,
    RND_SERVER,
    THIS,
    THIS_SERVER,
    Every,
    OneOf,
)
from rulerunner.lang.statics import Cannot, InstallOnly, Modify, Player, PlayOnlyIf
from rulerunner.lang.sugar import about, at, paid, play, static, together, when
from rulerunner.lang.words import ADVANCEMENT, AGENDA, ASSET, ICE, RESOURCE, TABLE, THE_GAME

RAN_LAST_TURN = static(PlayOnlyIf(Happened("run begins", side="runner", within="last turn")))


def easier(kind: str) -> Static:
    """Agendas of a kind in this fort are easier."""
    return static(Modify("requirement", -1, of=Is(AGENDA) & Has(kind) & AtServer(THIS_SERVER, "root")))


HERE = INSTALLED & AtServer(THIS_SERVER, "root")

ANNOUNCES = (ChooseNumber(0, Plus(CreditsOf("runner"), 30), by="runner"), Pledge(X))
"""The Runner announces what they will spend in the run."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "Credit Consolidation": (play(Gain(15)),),
    "Data Sifters": (
        static(PlayOnlyIf(Happened("trash", side="runner", within="last turn", subject=Is(ASSET)))),
        play(GiveTags(1)),
    ),
    "Herman Revista": (paid(Credits(0), RearrangeIce(THIS_SERVER), moment=at("run begins", THIS_SERVER)),),
    "Lesley Major": (
        static(InstallOnly(ANY_REMOTE)),
        paid(
            Credits(5),
            Choose(AtServer(THIS_SERVER, "root")),
            Place(2, ADVANCEMENT, CHOSEN),
            once="run",
            moment=at("passes all ice", THIS_SERVER),
        ),
    ),
    "Manhunt": (
        RAN_LAST_TURN,
        play(Trace(6, (GiveTags(TraceMargin()),))),
    ),
    "Pavit Bharat": (
        static(InstallOnly(ANY_REMOTE)),
        static(
            Cannot("rez", Same(THIS)),
            condition=No(
                AllOf((DuringRun(THIS_SERVER), Happened("passes all ice", within="run", server=THIS_SERVER)))
            ),
        ),
        when(about("rez"), Restock(THIS_SERVER)),
    ),
    "Networked Center": (easier("gray ops"),),
    "Obfuscated Fortress": (
        when(at("run begins", THIS_SERVER), *ANNOUNCES),
        when(
            at("run begins", THIS_SERVER),
            May((RezCard(THIS), If(JUST_REZZED, ANNOUNCES))),
            condition=Matches(THIS, UNREZZED),
            active_in=TABLE,
        ),
    ),
    "Panic Button": (
        static(InstallOnly(HQ_SERVER)),
        paid(Credits(1), Draw(1), condition=DuringRun(HQ_SERVER)),
    ),
    "Rasmin Bridger": (when(Trigger("pass", subject=ICE_HERE), Unless((Credits(1),), (EndRun(),))),),
    "Raymond Ellison": (
        static(InstallOnly(ANY_REMOTE)),
        paid(
            TrashThis(),
            ChooseNumber(0, CountersOn(Every(HERE), ADVANCEMENT)),
            Repeat(X, (Choose(HERE & WithCounters(ADVANCEMENT)), RemoveCounters(1, ADVANCEMENT, CHOSEN))),
            *gained_until(Trigger("run ends"), Times(3, X)),
            condition=DuringRun(),
        ),
    ),
    "Rent-to-Own Contract": (
        play(
            Choose(Is(ICE) & UNREZZED),
            RezCard(CHOSEN, ignoring="all"),
            Place(CostNow(CHOSEN), "term", CHOSEN),
            Later(
                when(
                    YOUR_TURN_BEGINS,
                    If(
                        AtLeast(CreditsOf("you"), 2),
                        (together(Lose(2), RemoveCounters(1, "term", BOUND)),),
                        (Place(1, "term", BOUND),),
                    ),
                    condition=Matches(BOUND, WithCounters("term")),
                ),
                THE_GAME,
                bind=CHOSEN,
            ),
        ),
    ),
    "Research Bunker": (easier("research"),),
    "Simon Francisco": (
        static(InstallOnly(OneOf((RND_SERVER, HQ_SERVER)))),
        static(Player("HQ access", -1, "runner"), condition=Matches(THIS, AtServer(HQ_SERVER))),
        static(Player("R&D access", -1, "runner"), condition=Matches(THIS, AtServer(RND_SERVER))),
    ),
    "Underworld Mole": (
        static(PlayOnlyIf(Happened("install", side="runner", within="last turn", subject=Is(RESOURCE)))),
        play(
            Trace(
                4,
                (
                    Choose(Is(RESOURCE) & INSTALLED & UnderwentLastTurn("install", "runner")),
                    together(Trash(CHOSEN), GiveTags(1)),
                ),
            )
        ),
    ),
    "Weapons Depot": (easier("black ops"),),
}
