"""Checkpoints (10.3): pending abilities are found, what has expired goes, what is illegal is corrected.

The steps and their order are the edition's table. A checkpoint that found pending abilities opens a reaction
window for them.
"""

from functools import cache
from typing import Final

from ...lang.abilities import Ability, When, kinds_of
from ...lang.headings import NO_SUBTYPE, OF_SUBTYPES, SUBROUTINES, SUBTYPE, UNSTEADY, heading
from ...lang.instructions import Run
from ...lang.words import PLAY
from ...rules import EDITIONS
from ...state.decision import Decision
from ...state.frames import ChooseFrame, StructureFrame, TrashedFrame, new_reaction
from ...state.records import NOBODY, Change, Pending
from ...state.stages import TrashedStage
from ...state.state import State
from ..change import atoms, following
from ..change.atoms import KEEP, NO_CREDITS, SET_ASIDE
from ..may.pending import newly_pending
from ..read.awake import static_conditions
from .corrections import CHECKS, OF_MOVES, OF_VALUES, Check, expire, in_force
from .ordering import note_gained, unnoted, watched
from .trashed import sort_trashed


def checkpoint(s: State, extra: tuple[Pending, ...] = ()) -> bool:
    """Carry out a checkpoint. True if it opened something that must be dealt with first."""
    if not extra and (not s.checkpoint_due or uneventful(s)):
        return False
    if s.result is not None:
        return False
    if SET_ASIDE in s.changes_this_turn and sort_trashed(s, True, extra):
        return True
    if s.losing or s.lingering or s.encounter is not None or NO_CREDITS in s.listeners:
        _catch_up(s)
    changes = s.changes
    pending = newly_pending(s, changes)
    if extra:
        pending = [*extra, *pending]
    if not pending and _quiet(s):
        return False
    return _carry_out(s, changes, pending)


def checkpoint_at(s: State, f: StructureFrame, row: int, stage: int) -> bool:
    """Carry out a checkpoint with the structure on top at a step. Whether it left everything as it was, so
    that the structure can go on at once."""
    if not s.checkpoint_due or uneventful(s) or s.result is not None:
        return True
    if SET_ASIDE in s.changes_this_turn:
        depth = len(s.stack)
        if sort_trashed(s, True):
            s.stack[depth - 1] = f.at(row, stage)
            return False
    if s.losing or s.lingering or s.encounter is not None or NO_CREDITS in s.listeners:
        _catch_up(s)
    changes, ahead = s.changes, f.at(row, stage)
    s.stack[-1] = ahead  # whether a condition is met may hang on the step
    pending = newly_pending(s, changes)
    if not pending and _quiet(s):
        s.stack[-1] = f  # where nothing has seen it, it was not
        return True
    f = ahead
    return not _carry_out(s, changes, pending) and s.stack[-1] is f


def uneventful(s: State) -> bool:
    """The way of most checkpoints: nothing waits for what has changed, and no step has anything to do, so it
    is over as it begins. False if it needs a closer look."""
    if s.displaced or s.eventful or (s.watchful and _watches(s)):
        return False
    if s.encounter is not None and following.unsettled(s):
        return False
    s.changes = ()
    s.checkpoint_due = False
    return True


def _watches(s: State) -> bool:
    """Whether something needs a closer look that nothing waits for. Where nothing could, that is so until
    something becomes active or lasts for a time, counters are removed, trashed cards are claimed, or the game
    is over."""
    if s.result is not None or SET_ASIDE in s.changes_this_turn:
        return True
    if s.losing or NO_CREDITS in s.listeners or (s.zones[PLAY] and _staying(s)):
        return True
    if s.lingering and not _lasts_quietly(s):
        return True
    if s.awake:
        s.awake = static_conditions(s)
        if s.awake:
            return True
    several = SUBROUTINES in s.statics and watched(s)
    if several and unnoted(s):
        return True
    if "unsteady" in s.statics:
        if not _only_subtypes(s):
            return True
        atoms.note_subtypes(s, s.changes)
    elif not s.lingering and not several:
        s.watchful = False
    return False


def _lasts_quietly(s: State) -> bool:
    """Whether all that lasts for a time still does, nothing of it waits for what has changed, and no step has
    to do with what it says."""
    at_hand = s.encounter.id if s.encounter is not None else NOBODY
    for effect in s.lingering:
        if effect.heading in TOLD_OF:
            return False
        # Most of it is strength for the encounter at hand.
        if (effect.duration != "encounter" or effect.until != at_hand) and not in_force(s, effect):
            return False
        ability = effect.ability
        if ability is not None and not _deaf(ability, s.changes):
            return False
    return True


def _deaf(ability: Ability, changes: tuple[Change, ...]) -> bool:
    """Whether an ability that lasts for a time waits for no change of these; nor for cards to run out of
    credits, which only a closer look finds."""
    if not isinstance(ability, When):
        return True
    kinds = kinds_of(ability.trigger)
    if NO_CREDITS in kinds:
        return False
    for change in changes:
        if change.kind in kinds:
            return False
    return True


TOLD_OF: Final = frozenset((*UNSTEADY, SUBTYPE, NO_SUBTYPE))
"""What a checkpoint compares with a limit, or notes."""


def _catch_up(s: State) -> None:
    """Record what followed from changes without one of its own: abilities that were lost or regained,
    subroutines that came or went, a pool that is empty by now."""
    if s.losing:
        atoms.settle(s)
    if s.encounter is not None:
        following.follow_subroutines(s)
    if atoms.heard(s, NO_CREDITS):
        atoms.dry_by_now(s)


def _quiet(s: State) -> bool:
    """A checkpoint with nothing pending, in which no step has anything to do, is over as it begins."""
    if s.displaced:
        return False
    if "unsteady" in s.statics:
        if not _only_subtypes(s):
            return False
        atoms.note_subtypes(s, s.changes)
    if s.encounter is not None and following.met_ice_moved(s):
        return False
    for effect in s.lingering:
        if effect.heading in UNSTEADY or not in_force(s, effect):
            return False
    if s.lingering and (SUBTYPE in s.lasting_headings or NO_SUBTYPE in s.lasting_headings):
        atoms.note_subtypes(s, s.changes)
    if s.zones[PLAY] and _staying(s):
        return False
    if SUBROUTINES in s.statics and watched(s) and unnoted(s):
        return False
    s.changes = ()
    s.checkpoint_due = s.eventful = False
    return True


def _only_subtypes(s: State) -> bool:
    """Whether all that is unsteady are subtypes. Once they are noted, no step has anything to do."""
    return all(heading(d) in OF_SUBTYPES for _, _, d in s.statics["unsteady"])


def _makes_another_run(p: Pending) -> bool:
    """Whether an ability waits for the end of a run to make another."""
    ability, change = p.ability, p.change
    if change is None or change.kind != "run ends" or not isinstance(ability, When):
        return False
    return any(isinstance(i, Run) for i in ability.block)


def _carry_out(s: State, changes: tuple[Change, ...], pending: list[Pending]) -> bool:
    """The steps of a checkpoint, once it is known what is pending. True if they opened something."""
    s.checkpoint_due = s.eventful = False
    s.changes = ()
    depth = len(s.stack)
    rule = s.rule
    if pending:
        begun = _due(s, changes)
        if s.edition.policies.run_ends_first:
            runs = [p for p in pending if _makes_another_run(p)]
            if runs and len(runs) < len(pending):
                s.stack.append(new_reaction(tuple(runs), s.first(), False, begun))
                pending = [p for p in pending if p not in runs]
        s.stack.append(new_reaction(tuple(pending), s.first(), False, begun))
    # Of the steps themselves only that for currents moves a card before others look at where cards are.
    staying = bool(s.zones[PLAY]) and _staying(s)
    moved = s.displaced or staying
    s.displaced = False
    expiring, statics = staying or bool(s.lingering), s.statics
    unsteady = moved or "unsteady" in statics or (expiring and _unsteady_for_now(s))
    if (SUBTYPE in statics or NO_SUBTYPE in statics) and (expiring or "unsteady" in statics):
        atoms.note_subtypes(s, changes)
    objects = atoms.chosen_objects(s) if moved else ()
    for step_rule, check in _checks(s.edition.id, moved, expiring, unsteady):
        s.rule = step_rule
        check(s, changes, moved)
        if s.result is not None:
            return True
    s.rule = rule
    if objects:
        atoms.let_go_since(s, objects)
    if s.checkpoint_due and s.lingering:
        expire(s)  # what the steps themselves have taken from the table lasts no longer (9.1.7)
    if s.losing:
        atoms.settle(s)  # what has expired, or left play, takes nothing away any more
    if moved and (s.run is not None or s.encounter is not None):
        following.follow_ice(s)
        following.follow_server(s)
    elif s.encounter is not None and following.met_ice_moved(s):
        following.follow_ice(s)
    if SET_ASIDE in s.changes_this_turn:
        sort_trashed(s)  # what the steps themselves have trashed
    if SUBROUTINES in s.statics and watched(s):
        note_gained(s)
    return len(s.stack) > depth


def trashed_step(s: State, f: TrashedFrame) -> Decision | None:
    """Ask which of the trashed cards go elsewhere, if any; the checkpoint that was due follows."""
    s.rule, s.source = s.edition.cites["replacement"], f.source
    if f.stage == TrashedStage.NEW:
        s.stack[-1] = f._replace(stage=TrashedStage.ASKED)
        left = tuple([cid for cid, object_no in f.cards if s.cards[cid].object_no == object_no])
        asked = ChooseFrame(
            f.side,
            s.rule,
            "keep-trashed" if f.sort == KEEP else "remove-trashed",
            "card",
            left,
            least=0,
            most=len(left) if f.sort == KEEP else 1,
            card=f.source,
        )
        s.stack.append(asked)
        return None
    s.stack.pop()
    for cid in s.last_choice:
        if f.sort == KEEP:
            atoms.keep_trashed(s, cid, f.source)
        else:
            atoms.remove_trashed(s, cid)
    s.source = NOBODY
    if f.checked:
        checkpoint(s, f.pending)
    return None


def _staying(s: State) -> bool:
    """Whether a card stays in play until something happens."""
    for cid in s.zones[PLAY]:
        if s.cards[cid].face.stays:
            return True
    return False


def _unsteady_for_now(s: State) -> bool:
    """Whether an effect that lasts for a time changes a value that is compared with a limit."""
    for effect in s.lingering:
        if effect.heading in UNSTEADY:
            return True
    return False


@cache
def _checks(edition: str, moved: bool, expiring: bool, unsteady: bool) -> tuple[tuple[str, Check], ...]:
    """The steps of an edition's checkpoint that need code and may have something to do, with their rules."""
    return tuple(
        (step.rule, CHECKS[step.act])
        for step in EDITIONS[edition].checkpoint
        if step.act in CHECKS
        and (moved or step.act not in OF_MOVES)
        and (expiring or step.act != "expire")
        and (unsteady or step.act not in OF_VALUES)
        and (step.act != "lose-by-publicity" or EDITIONS[edition].policies.bad_publicity_limit)
    )


def _due(s: State, changes: tuple[Change, ...]) -> tuple[tuple[str, int], ...]:
    """The timing structures whose beginning the changes report (9.2.8f)."""
    begun = []
    for change in changes:
        structure = BEGINNINGS.get(change.kind)
        if structure and change.rule in _beginnings(s.edition.id):
            begun.append((structure, change.structure))
    return tuple(begun)


BEGINNINGS: Final = {
    "approach": "approach",
    "encounter": "encounter",
    "approach server": "server",
    "pass": "pass",
    "breach": "breach",
    "access": "access",
}


@cache
def _beginnings(edition: str) -> frozenset[str]:
    """The steps that begin a structure, by the edition's table."""
    structures = EDITIONS[edition].structures.values()
    return frozenset(row.rule for structure in structures for row in structure.rows if row.begins)
