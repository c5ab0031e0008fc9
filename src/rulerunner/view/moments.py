"""When a thing can be done: which windows of the tables are for it, and which of them may come next."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..lang.words import CORP, RUNNER, Side
from ..rules import Ask, Do, Edition, Row, Structure, Window
from ..rules.explaining.flow import ways
from ..state.decision import Decision
from ..state.frames import (
    ActionFrame,
    Frame,
    ImminentFrame,
    MidAccessFrame,
    StructureFrame,
    TrashChoiceFrame,
    WindowFrame,
)
from ..state.state import State
from .names import sentence, title
from .words import prompt

ACTION: Final = "action"
REZ: Final = "rez"
REZ_ICE: Final = "rez ice"
SCORE: Final = "score"
PAID: Final = "paid"
STRENGTH: Final = "strength"
BREAK: Final = "break"
ACCESS: Final = "access"
INTERRUPT: Final = "interrupt"
REACTION: Final = "reaction"

NOT_THIS_WINDOW: Final = {
    ACTION: "That is an action, and this window is not for actions",
    REZ: "Nothing is rezzed in this window",
    REZ_ICE: "Ice is rezzed only while the Runner approaches it",
    SCORE: "No agenda is scored in this window",
    PAID: "This window is not for abilities like that",
    STRENGTH: "Icebreakers are made stronger at a step of their own",
    BREAK: "Subroutines are broken at a step of their own",
    ACCESS: "That is possible only while you access the card",
    INTERRUPT: "That is a response to something that is about to happen",
    REACTION: "That is possible only when what the card speaks of has just happened",
}
"""What is wrong with a window that is not for a thing."""

ALWAYS_SO: Final = (REZ_ICE, STRENGTH, BREAK, ACCESS, INTERRUPT, REACTION)
"""Things of which that is worth saying whoever is to choose."""


class Against(NamedTuple):
    """What stands against doing something, and the rule it stands in."""

    why: str
    rule: str


def not_now(s: State, seat: Side, decision: Decision | None, kind: str) -> Against | None:
    """Why this is not the moment for a kind of thing; None, if it is."""
    if decision is None:
        return Against("The game is over.", s.edition.cites["points"])
    top = s.stack[-1]
    right = _is_for(kind, top, seat)
    if right and decision.side == seat:
        return None
    if kind == ACTION and s.active != seat:
        return _later(s, seat, kind, f"It is {title(s.active)}'s turn, and you act in your own")
    if kind == ACTION and not s.players[seat].clicks:
        return Against(f"You have no {s.edition.word('click')} left.", _coming(s, seat, kind).rule)
    if decision.side != seat:
        if right and isinstance(top, WindowFrame):
            return _waiting(seat, top)
        so = (NOT_THIS_WINDOW[kind],) if kind in ALWAYS_SO and not right else ()
        return _later(s, seat, kind, f"It is {title(decision.side)} who chooses now", *so)
    if isinstance(top, WindowFrame | ActionFrame | MidAccessFrame):
        return _later(s, seat, kind, NOT_THIS_WINDOW[kind])
    before = f"{NOT_THIS_WINDOW[kind]}. " if kind in ALWAYS_SO else ""
    return Against(f"{before}First there is something to decide: {prompt(s, decision)}", decision.rule)


def _waiting(seat: Side, window: WindowFrame) -> Against:
    """The opponent has priority in a window that would do."""
    holder = title(window.holder)
    if window.sides not in ("both", seat):
        return Against(sentence(f"only {holder} acts in this window"), window.rule)
    if window.from_opponent:
        text = f"you let your turn in this window go by; {holder} has priority, and you again if they act"
    else:
        text = f"{holder} has priority in this window; it is yours when they pass"
    return Against(sentence(text), window.rule)


def _later(s: State, seat: Side, kind: str, *texts: str) -> Against:
    said = " ".join(map(sentence, texts))
    if kind in (INTERRUPT, REACTION):
        return Against(said, s.edition.cites[kind])
    place = _coming(s, seat, kind)
    return Against(f"{said} The next chance may come at {place.rule} ({place.where}).", place.rule)


# --- which windows are for what ---------------------------------------------------------------------------


def _is_for(kind: str, top: Frame, seat: Side) -> bool:
    """Whether what is going on is a window for a kind of thing."""
    match top:
        case ActionFrame(side=side):
            return kind == ACTION and side == seat
        case WindowFrame():
            return kind in _open_for(top)
        case MidAccessFrame() | TrashChoiceFrame():
            return kind == ACCESS
        case ImminentFrame():
            return kind == INTERRUPT
    return False


def _open_for(window: WindowFrame) -> tuple[str, ...]:
    found = [window.kind]
    found += [kind for kind, on in ((REZ, window.rez), (REZ_ICE, window.ice), (SCORE, window.score)) if on]
    return tuple(found)


def _row_is_for(kind: str, row: Row, seat: Side) -> bool:
    """Whether a step of the tables is a moment for a kind of thing."""
    match row.op:
        case Window(kind="action", sides=sides):
            return kind == ACTION and sides == seat
        case Window(kind="paid", sides=sides) as window:
            if sides not in ("both", seat):
                return False
            able = {REZ: window.rez, REZ_ICE: window.ice, SCORE: window.score, PAID: True}
            return able.get(kind, False)
        case Window(kind="mid-access") | Do(act="score-and-trash"):
            return kind == ACCESS
        case Window(kind="strength"):
            return kind == STRENGTH
        case Do(act="attempt-break"):
            return kind == BREAK
        case Ask(question="rez-approached"):
            return kind == REZ_ICE
    return False


# --- which comes next -------------------------------------------------------------------------------------


class Place(NamedTuple):
    """A step of a timing structure."""

    structure: Structure
    row: Row

    @property
    def rule(self) -> str:
        """The rule of the step."""
        return self.row.rule

    @property
    def where(self) -> str:
        """The structure and the phase, in words."""
        return f"{self.structure.title}, {self.row.phase.title}"


def _coming(s: State, seat: Side, kind: str) -> Place:
    """The next step that is a moment for a kind of thing, as far as one can tell: the nearest by the ways of
    the structures in progress; if there is none in them, the first in the turns to come."""
    for structure, row in _going_on(s):
        found = _nearest(structure, row, kind, seat)
        if found is not None:
            return Place(structure, found)
    return first(s.edition, kind, seat, s.active)


def _going_on(s: State) -> Iterator[tuple[Structure, int]]:
    """The timing structures in progress, the innermost first, with the step each is at."""
    for frame in reversed(s.stack):
        if isinstance(frame, StructureFrame):
            yield s.edition.structures[frame.name], frame.row


def _nearest(structure: Structure, start: int, kind: str, seat: Side) -> Row | None:
    """The step in fewest steps from another that is a moment for a kind of thing."""
    seen: set[str] = set()
    edge = [structure.rows[start]]
    while edge:
        ahead = [way.to for row in edge for way in ways(structure, row) if way.to and way.to not in seen]
        seen.update(ahead)
        edge = [structure.rows[structure.at(rule)] for rule in dict.fromkeys(ahead)]
        for row in edge:
            if _row_is_for(kind, row, seat):
                return row
    return None


def first(edition: Edition, kind: str, seat: Side, active: Side = CORP) -> Place:
    """The first step of the tables that is a moment for a kind of thing, in the next turn if there is one."""
    turns = ("runner-turn", "corp-turn") if active == CORP else ("corp-turn", "runner-turn")
    order = (*turns, *(name for name in edition.structures if name not in turns))
    for name in order:
        structure = edition.structures[name]
        for row in structure.rows:
            if _row_is_for(kind, row, seat):
                return Place(structure, row)
    raise LookupError(f"{edition.id} has no window for {kind!r}")


def act(edition: Edition, name: str) -> Place:
    """The step of the tables that carries out an act."""
    for structure in edition.structures.values():
        for row in structure.rows:
            if row.op == Do(name):
                return Place(structure, row)
    raise LookupError(f"{edition.id} has no step for {name!r}")


def breaking(edition: Edition) -> Place:
    """The step of an encounter at which subroutines are broken."""
    if edition.policies.icebreakers == "steps":
        return first(edition, BREAK, RUNNER)
    structure, row = act(edition, "encounter-ice")
    found = _nearest(structure, structure.at(row.rule), PAID, RUNNER)
    assert found is not None
    return Place(structure, found)
