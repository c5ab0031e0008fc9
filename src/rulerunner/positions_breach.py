"""A run in the middle of a breach: what has been accessed in it, and what is being accessed."""

from collections.abc import Sequence

from .kernel.may.access_options import any_candidate, breaching, root_candidates, zone_candidates
from .kernel.read.declared import additional_cost
from .kernel.timing.acts import ACTS
from .lang.words import AGENDA, HQ, RND
from .positions_access import acts_of, begin_access, has_been_accessed
from .positions_now import BadPosition
from .rules.table import Structure
from .state.frames import StructureFrame
from .state.stages import StepStage
from .state.state import State


def lay_breach(s: State, server: int, at: str, order: Sequence[str], accessed: int, more: int) -> None:
    """The breach of the run at a step of it, or of the access of a card in it.

    `order` names the cards accessed so far that are still there, and last the one that is being accessed, or
    is chosen to be; `accessed` is how many have been accessed, with those that are gone; `more` is
    how many cards are accessed from HQ or R&D beyond one.
    """
    breach, access = s.edition.structures["breach"], s.edition.structures["access"]
    acts = acts_of(breach)
    in_one = "access-next" in acts  # 1.4: a card is chosen and accessed in one step
    chooses = acts.index("access-next" if in_one else "choose-candidate")
    takes = chooses if in_one else acts.index("access-candidate")
    within = at in {row.rule for row in access.rows}
    row = takes if within else breach.at(at)
    frame = StructureFrame("breach", row, 0, s.fresh(), "runner", source=server, basic=True)
    s.stack.append(frame)
    begin_access(s, frame, acts[: min(row, chooses)], more)
    if row < chooses:
        if order or accessed:
            word = "order" if order else "accessed"
            raise BadPosition(f"run {word}: at {at} nothing is accessed yet; leave it out")
        return
    chosen = within or (row == takes and not in_one)
    cards = _choose(s, order, at, chosen)
    _count(s, accessed, len(cards) - chosen)
    if not chosen:
        return
    if not within:
        s.breach = breaching(s).queued(cards[-1:])
        return
    s.stack[-1] = frame.at(row, StepStage.LAST_PART if in_one else StepStage.WAITING)
    _lay_access(s, access, at, cards[-1])


def _choose(s: State, order: Sequence[str], at: str, chosen: bool) -> tuple[int, ...]:
    """The cards that were chosen one after the other; the last is not accessed yet if it is `chosen`."""
    found: list[int] = []
    for place, name in enumerate(order or [""] * chosen):
        there = [*root_candidates(s), *zone_candidates(s)] if any_candidate(s) else []
        same = [c for c in there if name.lower() in ("", s.cards[c].face.name.lower())]
        if not same:
            names = ", ".join(dict.fromkeys(s.cards[c].face.name for c in there)) or "no other card"
            if not name:
                raise BadPosition(f"run at {at}: a card is accessed, and there is none")
            raise BadPosition(f"run order: {name!r:.60} is not accessed there next; {names} may be")
        found.append(same[0])
        card = s.cards[same[0]]
        s.breach = breaching(s).choosing(_left(s, card.zone), same[0], card.object_no)
        if chosen and place == len(order or [""]) - 1:
            break
        if card.face.type == AGENDA and not additional_cost(s, "steal", same[0]):
            raise BadPosition(
                f"run order: {card.face.name} would have been stolen by then; list it under score, and say "
                "with accessed how many cards have been accessed"
            )
        has_been_accessed(s, same[0])
    return tuple(found)


def _left(s: State, zone: str) -> int:
    """How many accesses are left after one: all count in 1.4, and those of HQ and R&D in 26.03."""
    left = breaching(s).left
    return max(0, left - 1) if s.edition.policies.access == "count" or zone in (HQ, RND) else left


def _count(s: State, accessed: int, named: int) -> None:
    """Count the cards that have been accessed and are gone."""
    if accessed < 0 or (accessed and accessed < named):
        raise BadPosition(f"run accessed: {named} cards are named under order that have been accessed")
    gone = accessed - named if accessed else 0
    s.breach = breaching(s)._replace(left=max(0, breaching(s).left - gone))


def _lay_access(s: State, access: Structure, at: str, cid: int) -> None:
    """The access of a card at a step, with what has come to pass in it by then."""
    row = access.at(at)
    acts = acts_of(access)
    face = s.cards[cid].face
    if row > acts.index("steal") and face.type == AGENDA and not additional_cost(s, "steal", cid):
        raise BadPosition(f"run at {at}: {face.name} would have been stolen by then")
    frame = StructureFrame("access", row, 0, s.fresh(), "runner", source=cid)
    s.stack.append(frame)
    for act in acts[:row]:
        if act and act != "steal":
            ACTS[act](s, frame)
