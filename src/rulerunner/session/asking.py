"""When a seat wants to be asked: its own windows may be passed for it.

The only thing a level can do is to give the answer that changes nothing: "pass" in a window, "no" to jacking
out of a run in which nothing happened, "done" where something could be trashed for an install. A level gives
away nothing: where the opponent is a person, whether a seat is asked depends on what both players see, and on
no hidden card. Then a seat may be asked in a window in which it can do nothing, so that nobody can tell.

A card that acts unseen at a moment of its own (Formicary, Walking Wall) is no matter of levels: it does
what it was told beforehand, see `orders`.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, Literal, NamedTuple, get_args

from ..kernel.may.triggers import used_up
from ..kernel.may.using import in_vain, use_obstacle
from ..kernel.read.subroutines import unbroken
from ..kernel.read.values import strength
from ..lang.abilities import Paid
from ..lang.conditions import Matches
from ..lang.face import Face
from ..lang.filters import Installed
from ..lang.refs import This
from ..lang.validating.walk import words
from ..lang.words import ADVANCEMENT, AGENDA, ARCHIVES, CORP, TABLE, Side
from ..rules import PhaseId
from ..state.decision import DONE, NO, PASS, Decision, Option
from ..state.frames import StructureFrame, WindowFrame
from ..state.records import Change
from ..state.state import State
from ..view.knowledge import HIDDEN

Asking = Literal["always", "able", "matters", "quiet"]
ALWAYS: Final = "always"
"""In every window, even where there is nothing to do but pass."""
WHEN_ABLE: Final = "able"
"""In every window in which the seat can act, and not only in vain: where an edition lets abilities be used
that could change nothing, a window with nothing else in it is passed."""
WHEN_IT_MATTERS: Final = "matters"
"""At the moments that matter: an approach, an encounter, before the server is reached, at the end of the
opponent's turn, where a card laid this turn can be rezzed and used by the clicks that are left, or does
something as it is rezzed; and not again about what was declined, until something happens, or the last click
is spent and an agenda can still be scored."""
QUIETLY: Final = "quiet"
"""Not in paid ability windows, until something happens."""
ASKINGS: Final[tuple[Asking, ...]] = get_args(Asking)

HAPPENINGS: Final = frozenset(
    {
        "turn begins",
        "server announced",
        "run begins",
        "approach",
        "encounter",
        "approach server",
        "successful run",
        "access",
        "steal",
        "install",
        "rez",
        "derez",
        "play",
        "use",
        "score",
        "trash",
        "expose",
        "tags",
        "damage",
        "bad publicity",
        "trace",
        "purge",
    }
)
"""What ends a quiet spell. All of it is public: both players see that it happens."""

COURSE: Final = frozenset({"server announced", "run begins", "approach", "approach server", "turn begins"})
"""What a Runner expects of a run when they announce it."""
OWN: Final = frozenset({"install", "rez", "play", "use", "score", "access", "steal"})
"""What is no news to the player who does it."""

Key = tuple[str, int, int]
"""Something that could be done in a window: what, with which card, and its ability or its counters."""
Moment = Literal["", "own turn", "end of turn", "approach", "encounter", "server", "step"]


class Situation(NamedTuple):
    """What asking a seat depends on, besides the game."""

    asking: Asking
    watched: bool
    """The opponent is a person: only what both players see may count."""
    since: tuple[Change, ...] = ()
    """What happened since the seat asked to be left in peace."""
    declined: frozenset[Key] = frozenset()
    """What the seat passed by, with nothing happening since."""


def is_window(decision: Decision) -> bool:
    """Whether this is a paid ability window."""
    return decision.kind == "paid" and PASS in decision.options


def asks(s: State, window: WindowFrame, options: tuple[Option, ...], how: Situation) -> bool:
    """Whether the player with priority in a window is asked. Without options they can only pass."""
    if how.asking == ALWAYS:
        return True
    if how.asking == WHEN_IT_MATTERS:
        return not _declined(s, window.holder, how) >= matters(s, window, options, how.watched)
    able = could_act(s, window) if how.watched else _able(s, window.holder, options)
    return able and (how.asking == WHEN_ABLE or any(wakes(change, window.holder) for change in how.since))


def _declined(s: State, seat: Side, how: Situation) -> frozenset[Key]:
    """What a seat need not be asked about again: but when its last click is spent it may still score what it
    left before, to use its clicks first."""
    if s.active != seat or s.players[seat].clicks:
        return how.declined
    return frozenset([key for key in how.declined if key[0] != "score"])


def _able(s: State, seat: Side, options: tuple[Option, ...]) -> bool:
    return any(option != PASS and not in_vain(s, seat, option) for option in options)


def wakes(change: Change, seat: Side) -> bool:
    """Whether a change ends a quiet spell: something public that is not the seat's own doing."""
    own = change.side == seat and change.kind in ("install", "rez", "play", "use", "score")
    return change.kind in HAPPENINGS and not own


# --- what both players see --------------------------------------------------------------------------------


def could_act(s: State, window: WindowFrame) -> bool:
    """Whether the player with priority could do something, as far as their opponent can tell."""
    return any(True for _ in public(s, window))


def public(s: State, window: WindowFrame) -> Iterator[Key]:
    """What the player with priority could do, as far as their opponent can tell."""
    seat = window.holder
    if window.sides not in ("both", seat):
        return
    if seat == CORP:
        yield from _face_down(s, window)
    elif any(s.cards[cid].face.hidden and not s.cards[cid].faceup for cid in s.zones[TABLE]):
        yield "use", -1, -1
    shelf = s.paid_anywhere if s.encounter is None else s.paid
    for cid, index in shelf.get(seat, ()):
        if _seems_usable(s, seat, cid, index):
            yield "use", cid, index


def _face_down(s: State, window: WindowFrame) -> Iterator[Key]:
    """Cards of the Corp that may be anything: they could be rezzed, or scored."""
    for server in s.servers.values():
        for cid in server.root:
            card = s.cards[cid]
            if not card.faceup and window.rez:
                yield "rez", cid, 0
            if not card.faceup and window.score and s.active == CORP and card.count(ADVANCEMENT):
                yield "score", cid, card.count(ADVANCEMENT)
    run = s.run
    if window.ice and run is not None and run.approaching and not s.cards[run.ice].faceup:
        yield "rez", run.ice, 1


def _seems_usable(s: State, seat: Side, cid: int, index: int) -> bool:
    """Whether an ability on the table looks as if it could be used, and not in vain. Where that depends on
    cards that only its player sees, it is taken to be so."""
    card = s.cards[cid]
    ability = card.face.abilities[index]
    if not card.faceup or not isinstance(ability, Paid):
        return False
    if _about_hidden_cards(card.face, index):
        spent = ability.once and used_up(s, cid, card.object_no, index, ability.once)
        return not spent and card.face.credit_costs[index] <= s.players[seat].credits
    usable = use_obstacle(s, seat, cid, index, ability) is None
    return usable and not in_vain(s, seat, Option("use", cid, index))


@cache
def _about_hidden_cards(face: Face, index: int) -> bool:
    """Whether an ability speaks of cards in hands or decks, so that its use may depend on them."""
    return any(getattr(word, "zone", "") in HIDDEN for word in words(face.abilities[index]))


# --- the moments that matter ------------------------------------------------------------------------------


def matters(s: State, window: WindowFrame, options: tuple[Option, ...], watched: bool) -> frozenset[Key]:
    """What could be done in a window and belongs to the moment. Nothing: the window may go by."""
    at = moment(s, window)
    found = public(s, window) if watched else _real(s, window.holder, options)
    return frozenset(key for key in found if _belongs(s, window.holder, key, at, watched))


def _real(s: State, seat: Side, options: tuple[Option, ...]) -> Iterator[Key]:
    for option in options:
        if option != PASS and not in_vain(s, seat, option):
            yield option.kind, option.card, _number(s, option)


def _number(s: State, option: Option) -> int:
    """What tells an option from others of its kind with that card, and from itself once more was done."""
    match option.kind:
        case "use":
            return option.ability
        case "score":
            return s.cards[option.card].count(ADVANCEMENT)
    return int(s.run is not None and s.run.approaching and option.card == s.run.ice)


def moment(s: State, window: WindowFrame) -> Moment:
    """Which moment a window is, for the player with priority; "" if it is one that seldom matters."""
    if window.kind != "paid":
        return "step"
    phase = _phase(s)
    if s.run is None:
        if s.active == window.holder:
            return "own turn"
        return "end of turn" if phase == "discard" else ""
    if phase == "approach ice":
        return "approach"
    if phase == "encounter ice" or s.encounter is not None:
        return "encounter"
    return "server" if phase != "initiation" and not _ice_ahead(s) else ""


def _phase(s: State) -> PhaseId | None:
    for frame in reversed(s.stack):
        if isinstance(frame, StructureFrame):
            return s.edition.structures[frame.name].rows[frame.row].phase.id
    return None


def _ice_ahead(s: State) -> bool:
    """Whether the Runner has ice still to come to."""
    run = s.run
    if run is None:
        return False
    ice = s.servers[run.server].ice if run.server in s.servers else ()
    return any(cid not in run.passed and cid != run.ice for cid in ice) or (
        run.position > 0 and bool(ice) and run.ice >= 0
    )


def _belongs(s: State, seat: Side, key: Key, at: Moment, watched: bool) -> bool:
    """Whether something that could be done belongs to a moment."""
    kind, cid, number = key
    match kind:
        case "score":
            return at == "own turn"
        case "rez":
            if at == "approach":
                return number == 1
            if at == "own turn":
                return _to_be_used(s, seat, cid, watched)
            here = s.run is not None and s.cards[cid].server == s.run.server
            return at == "end of turn" or (at == "server" and here)
        case "use":
            return at not in ("", "own turn") and not (cid >= 0 and _idle(s, cid, number))
    return False


def _to_be_used(s: State, seat: Side, cid: int, watched: bool) -> bool:
    """Whether a card was laid this turn and may be rezzed for the clicks that are left: to be used by them,
    or for what it does as it is rezzed. If it would be given away by asking, any card may."""
    laid = s.changes_this_turn.get("install", ())
    new = any(change.card == cid and change.object_no == s.cards[cid].object_no for change in laid)
    face = s.cards[cid].face
    does = bool(face.actions) or "rez" in face.self_triggers
    return new and s.players[seat].clicks > 0 and (watched or does)


def _idle(s: State, cid: int, index: int) -> bool:
    """Whether an icebreaker's ability has nothing to do: all is broken, or it is strong enough."""
    face = s.cards[cid].face
    if index in face.boosts and index not in face.breakers:
        met = s.encounter
        return met is None or not unbroken(s) or strength(s, cid) >= strength(s, met.ice)
    return index in face.breakers and not unbroken(s)


# --- other questions --------------------------------------------------------------------------------------


def foregone(s: State, decision: Decision, since: Iterable[Change]) -> Option | None:
    """The answer to a question that only matters to a player who wishes otherwise; None: it matters.

    Each depends on what both players see, so a person is asked or not alike whatever is hidden.
    """
    match decision.about:
        case "jack-out":
            # The run was announced to be made; more ice, or anything unexpected, is a reason to think again.
            again = s.run is not None and bool(s.run.passed) and _ice_ahead(s)
            news = again or any(_news(change, decision.side) for change in since)
            return NO if not news and NO in decision.options else None
        case "trash-first":
            return DONE if DONE in decision.options else None
        case "access":
            return _harmless(s, decision)
    return None


def _news(change: Change, seat: Side) -> bool:
    return (
        wakes(change, seat) and change.kind not in COURSE and not (change.side == seat and change.kind in OWN)
    )


def _harmless(s: State, decision: Decision) -> Option | None:
    """In Archives, the next of cards of which none is known to matter: those that lie face up cannot be
    stolen and do nothing when accessed, and nobody can tell those that lie face down from one another (in
    1996 they are turned up one by one)."""
    if any(card.active_since >= 0 and _stirs(card.face) for card in s.cards):
        return None
    for option in decision.options:
        card = s.cards[option.card] if option.card >= 0 else None
        if card is None or card.zone != ARCHIVES:
            return None
        if card.faceup and (card.face.type == AGENDA or _stirs(card.face, installed=False)):
            return None
    return decision.options[0]


def _stirs(face: Face, installed: bool = True) -> bool:
    """Whether a card has anything to say about accesses; `installed` or not, where that matters to it."""
    if face.access_paid:
        return True
    return any(
        installed or getattr(face.abilities[place], "condition", None) != WHILE_INSTALLED
        for waits in (face.triggers, face.self_triggers, face.interrupts)
        for kind in ("access", "access ends")
        for place in waits.get(kind, ())
    )


WHILE_INSTALLED: Final = Matches(This(), Installed())
"""The condition of traps that bite only where they were laid."""
