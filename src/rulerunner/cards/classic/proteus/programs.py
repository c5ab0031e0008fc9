"""Proteus: programs."""

from rulerunner.cards.classic.base.programs import noisy
from rulerunner.cards.classic.base.viruses import after_success, each_turn
from rulerunner.cards.classic_phrases import JUST_BROKEN, ROLLED_STRENGTH, SILENCE
from rulerunner.lang.abilities import Ability, CounterText, Paid, Trigger, cost
from rulerunner.lang.conditions import AllOf, AtLeast, Condition, DuringEncounter, Happened, Matches, No
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, REZZED, Has, In, Is, Same, WithCounters
from rulerunner.lang.instructions import (
    AccessMore,
    Block,
    BreakSubroutines,
    Choose,
    ChooseNumber,
    ChooseOne,
    Cure,
    Derez,
    EndRun,
    If,
    Infect,
    Instead,
    Later,
    Lose,
    Place,
    Prevent,
    Remember,
    RemoveCounters,
    Repeat,
    RollDie,
    TakeBadPublicity,
    Trash,
)
from rulerunner.lang.quantities import LAST, THAT_MANY, Halved, Infection, Past, X
from rulerunner.lang.refs import CHOSEN, HQ_SERVER, REMEMBERED, RND_SERVER, THAT, THIS
from rulerunner.lang.statics import Modify, TrashFreely
from rulerunner.lang.sugar import about, at, boosts, breaks, paid, prevention, static, when
from rulerunner.lang.words import CORE, CREDIT, HQ, ICE, NET, RND

KINDS = {"code gate": "gate", "sentry": "sentry", "wall": "wall"}
"""The kinds of ice, and the counters that note which of them is broken."""
SETTLED: tuple[Block, ...] = tuple((Place(1, counter),) for counter in KINDS.values())
UNSETTLED = tuple(RemoveCounters(1, counter) for counter in KINDS.values())


def settled(counter: str) -> Condition:
    return Matches(THIS, WithCounters(counter))


def chosen_breaker(bits: int) -> tuple[Paid, ...]:
    """An icebreaker for the kind of ice that was chosen for it."""
    return tuple(
        paid(Credits(bits), BreakSubroutines(1, Has(kind), interface=True), condition=settled(counter))
        for kind, counter in KINDS.items()
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    # Icebreakers.
    "Big Frackin' Gun": (
        breaks(Credits(6), "sentry", 5),
        boosts(Credits(1)),
    ),
    "Boring Bit": (
        breaks(Credits(2), "wall"),
        boosts(Credits(1)),
    ),
    "Corrosion": (
        breaks(Credits(0), "wall"),
        boosts(Credits(1)),
    ),
    "Redecorator": (
        breaks(Credits(1), "sentry", 2),
        boosts(Credits(3)),
    ),
    "Skeleton Passkeys": (
        breaks(Credits(0), "code gate"),
        boosts(Credits(3), 4),
    ),
    # Protection.
    "Enterprise, Inc., Shields": (
        prevention(Credits(1), "damage", ChooseNumber(1, 2), Prevent(X), detail=NET),
        prevention(Credits(1), "damage", Prevent(1), detail=CORE),
    ),
    # Viruses.
    "Highlighter": (
        after_success(RND_SERVER, "highlighter"),
        CounterText(
            "highlighter", when(at("breach", RND_SERVER), AccessMore(Past(Infection("highlighter"), 1)))
        ),
    ),
    "Taxman": (
        after_success(HQ_SERVER, "tax"),
        CounterText("tax", when(each_turn("corp"), Lose(Halved(Infection("tax")), "corp"))),
    ),
    "Vienna 22": (
        after_success(HQ_SERVER, "vienna"),
        CounterText("vienna", when(at("breach", HQ_SERVER), AccessMore(Infection("vienna")))),
    ),
    "Black Widow": (
        breaks(Credits(1), "sentry"),
        boosts(Credits(2)),
        when(about("install"), Choose(Is(ICE) & INSTALLED), Remember(CHOSEN)),
        static(Modify("strength", 5), condition=DuringEncounter(REMEMBERED)),
    ),
    "Disintegrator": (
        paid(
            Credits(2),
            Derez(THAT),
            EndRun(),
            condition=JUST_BROKEN,
            moment=Trigger("pass", subject=REZZED & Is(ICE)),
        ),
    ),
    "Forward's Legacy": (breaks(Credits(0), "sentry"), ROLLED_STRENGTH),
    "Fubar": (
        *chosen_breaker(1),
        boosts(Credits(2)),
        paid(Credits(0), Place(1, "choice"), ChooseOne(SETTLED), condition=No(settled("choice"))),
        when(
            Trigger("subroutine broken", source=Same(THIS)),
            Choose(SILENCE),
            RemoveCounters(1, CREDIT, CHOSEN),
        ),
    ),
    "Morphing Tool": (
        *chosen_breaker(2),
        boosts(Credits(1)),
        paid(cost(Credits(1), Clicks()), *UNSETTLED, ChooseOne(SETTLED)),
        when(about("install"), ChooseOne(SETTLED)),
    ),
    "Scaldan": (
        after_success(HQ_SERVER, "scaldan"),
        CounterText(
            "scaldan",
            when(
                each_turn("corp"),
                Repeat(Infection("scaldan"), (RollDie(), If(AtLeast(LAST, 5), (TakeBadPublicity(1),)))),
            ),
        ),
    ),
    "Skullcap": (
        prevention(TrashThis(), "damage", ChooseNumber(0, THAT_MANY), Prevent(X), detail=NET),
        prevention(TrashThis(), "damage", ChooseNumber(0, THAT_MANY), Prevent(X), detail=CORE),
    ),
    "Wrecking Ball": noisy(0, 1, 1, boost=2),
    "Armageddon": (
        when(at("successful run", RND_SERVER), Instead("breach", (Infect("doom"),)), may=True),
        CounterText(
            "doom",
            when(
                Trigger("install", side="corp"),
                Repeat(
                    Infection("doom"),
                    (RollDie(), If(AtLeast(LAST, 6), (Trash(THAT, by="corp"), Cure("doom")))),
                ),
            ),
        ),
    ),
    "Crumble": (
        after_success(HQ_SERVER, "crumble"),
        CounterText("crumble", static(TrashFreely(In(HQ)), condition=AtLeast(Infection("crumble"), 2))),
    ),
    "Garbage In": (
        after_success(RND_SERVER, "garbage"),
        CounterText("garbage", static(TrashFreely(In(RND)), condition=AtLeast(Infection("garbage"), 2))),
        CounterText(
            "garbage",
            when(
                Trigger("run ends"),
                Cure("garbage", 2),
                condition=AllOf(
                    (
                        AtLeast(Infection("garbage"), 2),
                        Happened("trash", side="runner", within="run", origin=(RND,)),
                    )
                ),
            ),
        ),
    ),
    "Bulldozer": (
        *noisy(1, 1, 2, boost=2),
        when(
            Trigger("fully broken", subject=Has("wall"), source=Same(THIS)),
            Later(
                when(Trigger("encounter", subject=Has("sentry")), BreakSubroutines(1)), next_encounter=True
            ),
        ),
    ),
}
