"""A run in the middle of the access of a fort, as the chart of 1996 has it: from box 16 to box 19."""

from collections.abc import Sequence

from .kernel.may.access_options import any_candidate, root_candidates, zone_candidates
from .kernel.read.declared import additional_cost
from .kernel.timing.acts import ACTS, ENDS
from .lang.words import AGENDA, HQ, RND
from .positions_now import BadPosition
from .rules import Edition
from .rules.table import Structure
from .state.frames import StructureFrame
from .state.state import State

MOST = 99
"""More cards than any ability adds to an access."""
ORDER, EFFECT, TRASH = "choose-access-order", "access-in-order", "score-and-trash"


def has_order(edition: Edition) -> bool:
    """Whether all the cards to be accessed are put in order first, so that a position can say the order."""
    return EFFECT in acts_of(edition.structures["breach"])


def acts_of(structure: Structure) -> list[str]:
    """The act of each step of a structure, "" where there is none."""
    return [getattr(row.op, "act", "") for row in structure.rows]


def lay_access(s: State, server: int, at: str, order: Sequence[str], accessed: int, more: int) -> None:
    """The access of the run at a step: the cards in their order, and what has come of it so far."""
    row = s.edition.structures["breach"].at(at)
    acts = acts_of(s.edition.structures["breach"])
    settled, done = row > acts.index(ORDER), row >= acts.index(TRASH)
    if not settled and (order or accessed):
        word = "order" if order else "accessed"
        raise BadPosition(f"run {word}: at {at} the order of access is not chosen yet; leave it out")
    frame = StructureFrame("breach", row, 0, s.fresh(), "runner", source=server, basic=True)
    s.stack.append(frame)
    begin_access(s, frame, acts[: min(row, acts.index(ORDER))], more)
    if not settled:
        return
    cards = _in_order(s, order, row > acts.index(TRASH), at)
    if done and accessed not in (0, len(cards)):
        raise BadPosition(f"run accessed: at {at} all {len(cards)} cards have been accessed; leave it out")
    between = row > acts.index(EFFECT) and not done  # after a card has had its effect
    count = len(cards) if done else max(accessed, int(between and bool(cards)))
    if not 0 <= accessed <= len(cards) or (cards and count == len(cards) and row == acts.index(EFFECT)):
        raise BadPosition(
            f"run accessed: {len(cards)} cards are accessed, and at {at} there is one whose turn it is"
        )
    for cid in cards[:count]:
        has_been_accessed(s, cid)
    assert s.breach is not None
    s.breach = s.breach.queued(cards[count:])


def begin_access(s: State, frame: StructureFrame, acts: Sequence[str], more: int) -> None:
    """Carry out what comes before the first card is chosen; so many cards `more` are accessed by abilities
    that have resolved as it began."""
    rule = s.edition.structures["breach"].rows[frame.row].rule
    if not 0 <= more <= MOST or (more and not acts):
        raise BadPosition(f"run more: at {rule} no ability has added to the cards accessed, or not as many")
    for act in filter(None, acts):
        ACTS[act](s, frame)
        if act == acts[0] and s.breach is not None:
            s.breach = s.breach._replace(left=more)


def _in_order(s: State, order: Sequence[str], settled: bool, at: str) -> tuple[int, ...]:
    """The cards that are accessed: those named first, then the others as they lie, the root before what is in
    HQ, R&D or the Archives. Once agendas are scored and cards are trashed, those are meant that are still
    there; what was accessed of a hand or a deck may be gone."""
    named, found = list(order), list[int]()
    while any_candidate(s):
        there = [*root_candidates(s), *zone_candidates(s)]
        if settled:
            there = [c for c in there if s.cards[c].zone not in (HQ, RND) or s.cards[c].face.type != AGENDA]
        same = [c for c in there if named and s.cards[c].face.name.lower() == named[0].lower()]
        if named and not same:
            names = ", ".join(dict.fromkeys(s.cards[c].face.name for c in there)) or "no other card"
            raise BadPosition(f"run order: {named[0]!r:.60} is not accessed there next; {names} may be")
        if not there:
            break
        cid = (same or there)[0]
        named = named[1:]
        if settled and s.cards[cid].face.type == AGENDA and not additional_cost(s, "steal", cid):
            raise BadPosition(
                f"run at {at}: {s.cards[cid].face.name} would have been scored by then; list it under score"
            )
        found.append(cid)
        breach = s.breach
        assert breach is not None
        left = breach.left - (s.cards[cid].zone in (HQ, RND))
        s.breach = breach.choosing(left, cid, s.cards[cid].object_no)
    if named:
        raise BadPosition(f"run order: {named[0]!r:.60} is one more than is accessed")
    return tuple(found)


def has_been_accessed(s: State, cid: int) -> None:
    """A card has been accessed and had its effect, whatever came of that."""
    frame = StructureFrame("access", 0, 0, s.fresh(), "runner", source=cid)
    for act in acts_of(s.edition.structures["access"]):
        if act in ("card-accessed", "after-access"):
            ACTS[act](s, frame)
    ENDS["access"](s, frame)
