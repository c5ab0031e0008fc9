"""What an instruction is expected to do (9.8.2): each word of the language as effects on the game."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ...lang import instructions as w
from ...lang.filters import CopyOf, CostAtMost, Filter, Has, Is, Named, StrengthAtMost
from ...lang.refs import Chosen
from ...lang.validating.walk import words
from ...lang.words import CORP, CREDIT, RUNNER
from ...state.changes import AlterEffect, BoostEffect, DamageEffect, EnterEffect, HostEffect, MoveEffect
from ...state.frames import BlockFrame
from ...state.records import NOBODY, ExpectedEffect
from ...state.state import State
from ..read.context import player
from ..read.evaluate import number, select
from ..read.pointing import cards, one, servers

Expect = Callable[[State, BlockFrame, Any], tuple[ExpectedEffect, ...]]


def expected(s: State, f: BlockFrame, instruction: w.Effect) -> tuple[ExpectedEffect, ...]:
    """The expected effects of an instruction."""
    return EXPECT[type(instruction)](s, f, instruction)


def _credits(kind: str) -> Expect:
    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        return (ExpectedEffect(kind, player(f, i.side), number(s, f, i.amount), (), "", NOBODY, f.source),)

    return expect


def _plain(kind: str, side: str = "") -> Expect:
    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        return (ExpectedEffect(kind, side, number(s, f, getattr(i, "amount", 0)), (), "", NOBODY, f.source),)

    return expect


def _on_cards(kind: str) -> Expect:
    """An effect on the cards a reference points at."""

    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        return (ExpectedEffect(kind, f.side, cards=_same_objects(s, f, cards(s, f, i.ref)), source=f.source),)

    return expect


def _same_objects(s: State, f: BlockFrame, found: tuple[int, ...]) -> tuple[int, ...]:
    """An ability cannot act on its source once that has moved and become another object (9.1.4)."""
    source = f.source
    if source < 0 or source not in found or s.cards[source].object_no == f.object_no:
        return found
    return tuple(c for c in found if c != source)


def _counters(kind: str) -> Expect:
    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        on = _same_objects(s, f, cards(s, f, i.on))
        of = getattr(i, "kind", CREDIT)
        return (ExpectedEffect(kind, f.side, number(s, f, i.amount), on, of, NOBODY, f.source),)

    return expect


def _move(s: State, f: BlockFrame, i: w.MoveTo) -> tuple[ExpectedEffect, ...]:
    """Cards chosen for what they are, and not only for where they are, are shown first (26.03: 4.1.2a)."""
    found = _same_objects(s, f, cards(s, f, i.ref))
    shown = any(
        isinstance(step, w.Choose) and i.ref == Chosen(step.slot) and _by_what_they_are(step.filter)
        for step in f.block[: f.next_instruction]
    )
    return (
        MoveEffect("move", f.side, cards=found, source=f.source, zone=i.zone, bottom=i.bottom, shown=shown),
    )


@cache
def _by_what_they_are(filter: Filter) -> bool:
    return any(
        isinstance(part, Is | Has | Named | CopyOf | CostAtMost | StrengthAtMost) for part in words(filter)
    )


def _install(s: State, f: BlockFrame, i: w.InstallCard) -> tuple[ExpectedEffect, ...]:
    inward = one(s, f, i.inward) if i.inward is not None else NOBODY
    return tuple(
        EnterEffect(
            "install",
            f.side,
            cards=(c,),
            source=f.source,
            ignoring=i.ignoring,
            discount=i.discount,
            inward=inward,
        )
        for c in cards(s, f, i.ref)
    )


def _rez(s: State, f: BlockFrame, i: w.RezCard) -> tuple[ExpectedEffect, ...]:
    return tuple(
        EnterEffect("rez", f.side, cards=(c,), source=f.source, ignoring=i.ignoring)
        for c in cards(s, f, i.ref)
    )


def _server(kind: str) -> Expect:
    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        found = servers(s, f, i.server)
        return (ExpectedEffect(kind, RUNNER, server=found[0], source=f.source),) if found else ()

    return expect


def _break(s: State, f: BlockFrame, i: w.BreakSubroutines) -> tuple[ExpectedEffect, ...]:
    return (ExpectedEffect("subroutine broken", f.side, number(s, f, i.amount), source=f.source),)


def _remember(s: State, f: BlockFrame, i: w.Remember) -> tuple[ExpectedEffect, ...]:
    return (ExpectedEffect("remember", f.side, cards=cards(s, f, i.ref), source=f.source),)


def _boost(s: State, f: BlockFrame, i: w.Boost) -> tuple[ExpectedEffect, ...]:
    return (BoostEffect("boost", f.side, number(s, f, i.amount), source=f.source, duration=i.duration),)


def _damage(s: State, f: BlockFrame, i: w.Damage) -> tuple[ExpectedEffect, ...]:
    return (
        DamageEffect(
            "damage",
            f.side,
            number(s, f, i.amount),
            sort=i.kind,
            source=f.source,
            preventable=i.preventable,
        ),
    )


def _infect(s: State, f: BlockFrame, i: w.Infect) -> tuple[ExpectedEffect, ...]:
    """One effect for each place: the servers the reference points at, or the Corp."""
    places = (NOBODY,) if i.server is None else servers(s, f, i.server)
    return tuple(
        ExpectedEffect("infect", f.side, number(s, f, i.amount), sort=i.kind, server=place, source=f.source)
        for place in places
    )


def _attach(s: State, f: BlockFrame, i: w.Attach) -> tuple[ExpectedEffect, ...]:
    host = one(s, f, i.host)
    return (HostEffect("host", f.side, cards=cards(s, f, i.ref), source=f.source, host=host),)


def _random(kind: str) -> Expect:
    """An effect on random cards of a hand; which they are is settled as it happens."""

    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        return (ExpectedEffect(kind, f.side, number(s, f, i.amount), source=f.source, zone=i.zone),)

    return expect


def _imminent(kind: str) -> Expect:
    """An effect on the imminent effect that an interrupt is about: its kind and detail, and the card."""

    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        would = f.change
        if would is None:
            return ()
        about = would.kind.removeprefix("would ")
        cards = (would.card,) if would.card >= 0 else ()
        return (
            AlterEffect(
                kind, f.side, number(s, f, i.amount), cards, would.sort, source=f.source, imminent=about
            ),
        )

    return expect


EXPECT: Final[dict[type, Expect]] = {
    w.Gain: _credits("gain credits"),
    w.Lose: _credits("lose credits"),
    w.LoseAllCredits: lambda s, f, i: (
        ExpectedEffect(
            "lose credits", player(f, i.side), s.players[player(f, i.side)].credits, source=f.source
        ),
    ),
    w.GainClicks: _credits("gain clicks"),
    w.LoseClicks: _credits("lose clicks"),
    w.Draw: _credits("draw"),
    w.GiveTags: _plain("tags", RUNNER),
    w.RemoveTag: _plain("remove tags", RUNNER),
    w.Damage: _damage,
    w.TakeBadPublicity: _plain("bad publicity", CORP),
    w.RemoveBadPublicity: _plain("remove bad publicity", CORP),
    w.Place: _counters("place"),
    w.PlaceOwnCredits: _counters("place own credits"),
    w.RemoveCounters: _counters("remove"),
    w.TakeCredits: _counters("take credits"),
    w.TakeAnyCredits: lambda s, f, i: (
        ExpectedEffect("take any credits", f.side, cards=cards(s, f, i.on), source=f.source),
    ),
    w.Infect: _infect,
    w.ShowRandom: _random("show random"),
    w.DiscardRandom: _random("discard random"),
    w.Purge: _plain("purge", CORP),
    w.Trash: lambda s, f, i: (
        ExpectedEffect(
            "trash", player(f, i.by), cards=_same_objects(s, f, cards(s, f, i.ref)), source=f.source
        ),
    ),
    w.TrashTop: lambda s, f, i: (
        ExpectedEffect(
            "trash", player(f, i.by), cards=s.zones[i.zone][: number(s, f, i.amount)], source=f.source
        ),
    ),
    w.AccessMore: _plain("access more", RUNNER),
    w.Forgo: _credits("forgo"),
    w.TrashAll: lambda s, f, i: (
        ExpectedEffect("trash", f.side, cards=select(s, f, i.filter), source=f.source),
    ),
    w.MoveTo: _move,
    w.ShuffleDeck: lambda s, f, i: (ExpectedEffect("shuffle", player(f, i.side), source=f.source),),
    w.RezCard: _rez,
    w.Derez: _on_cards("derez"),
    w.InstallCard: _install,
    w.Expose: _on_cards("expose"),
    w.Reveal: _on_cards("reveal"),
    w.LookAtTop: lambda s, f, i: (
        ExpectedEffect(
            "look", f.side, cards=s.zones[i.zone][: number(s, f, i.amount)], source=f.source, zone=i.zone
        ),
    ),
    w.LookAtHand: lambda s, f, i: (
        ExpectedEffect("look", f.side, cards=s.zones[i.zone], source=f.source, zone=i.zone),
    ),
    w.Remember: _remember,
    w.RememberServer: lambda s, f, i: (
        ExpectedEffect("remember server", f.side, server=f.x, source=f.source),
    ),
    w.Attach: _attach,
    w.Swap: _on_cards("swap"),
    w.EndRun: _plain("end the run"),
    w.Bypass: _plain("bypass"),
    w.BreakSubroutines: _break,
    w.Boost: _boost,
    w.ChangeServer: _server("attacked server changes"),
    w.EncounterIce: _on_cards("encounter"),
    w.AccessCard: _on_cards("access"),
    w.Breach: _server("breach"),
    w.DeclareSuccessful: lambda s, f, i: (
        (ExpectedEffect("successful run", RUNNER, server=s.run.server),) if s.run is not None else ()
    ),
    w.JackOut: _plain("jack out"),
    w.Prevent: _imminent("prevent"),
    w.IncreaseImminent: _imminent("increase"),
    w.RollDie: _plain("die"),
    w.LoseGame: lambda s, f, i: (ExpectedEffect("lose the game", player(f, i.side), source=f.source),),
    w.LoseRemainingActions: lambda s, f, i: (
        ExpectedEffect("lose clicks", RUNNER, s.players[RUNNER].clicks, source=f.source),
    ),
    w.ForceJackOutAfterEncounter: _plain("must jack out"),
}
