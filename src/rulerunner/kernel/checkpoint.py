"""Checkpoints (10.3): pending abilities are found, what has expired goes, what is illegal is corrected.

The steps and their order are the edition's table. A checkpoint that found pending abilities opens a reaction
window for them.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Final

from ..lang.face import UNSTEADY
from ..lang.statics import StaysUntil
from ..lang.words import CORP, HARDWARE, PLAY, PROGRAM, RUNNER, SCORE_OF, TABLE
from ..rules import EDITIONS
from ..state.decision import Decision, Option
from ..state.frames import InstallFrame, NewCandidatesFrame, ReactionFrame, StructureFrame, TrimFrame
from ..state.records import Change, Lingering, Pending
from ..state.state import State
from . import atoms, movement
from .derive import memory_limit, memory_used, own_memory, score
from .triggers import found

Check = Callable[[State, tuple[Change, ...], bool], None]
"""A step: it gets the changes since the last checkpoint, and whether cards have moved, or become active or
inactive, since then."""


def checkpoint(s: State, extra: tuple[Pending, ...] = ()) -> bool:
    """Carry out a checkpoint. True if it opened something that must be dealt with first."""
    if (not s.dirty and not extra) or _over(s):
        return False
    changes = s.changes
    pending = [*extra, *found(s, changes)] if changes or s.whiles else list(extra)
    return _carry_out(s, changes, pending)


def checkpoint_at(s: State, f: StructureFrame, row: int, stage: int) -> bool:
    """Carry out a checkpoint with the structure on top at a step. Whether it left everything as it was, so
    that the structure can go on at once."""
    if not s.dirty or _over(s):
        return True
    changes = s.changes
    pending = found(s, changes) if changes or s.whiles else []
    if (
        not pending
        and not s.displaced
        and not s.lingering
        and not _staying(s)
        and "unsteady" not in s.statics
    ):
        limit = s.edition.policies.bad_publicity_limit
        if not limit or s.players[CORP].bad_publicity < limit:
            # No step has anything to do: the structure need not be put where it would be seen.
            s.changes = ()
            s.dirty = s.moved = False
            return True
    f = f.at(row, stage)
    s.stack[-1] = f
    return not _carry_out(s, changes, pending) and s.stack[-1] is f


def _carry_out(s: State, changes: tuple[Change, ...], pending: list[Pending]) -> bool:
    """The steps of a checkpoint, once it is known what is pending. True if they opened something."""
    s.dirty = False
    s.changes = ()
    depth = len(s.stack)
    rule = s.rule
    if pending:
        s.stack.append(ReactionFrame(tuple(pending), s.first(), due=_due(s, changes)))
    # Of the steps themselves only that for currents moves a card before others look at where cards are.
    staying = _staying(s)
    moved = s.displaced or staying
    s.moved = s.displaced = False
    expiring = staying or bool(s.lingering)
    unsteady = moved or "unsteady" in s.statics or (expiring and _unsteady_for_now(s))
    for step_rule, check in _checks(s.edition.id, moved, expiring, unsteady):
        s.rule = step_rule
        check(s, changes, moved)
        if s.result is not None:
            return True
    s.rule = rule
    if moved:
        movement.follow_ice(s)
        movement.follow_server(s)
    return len(s.stack) > depth


def _staying(s: State) -> bool:
    """Whether a card stays in play until something happens."""
    played = s.zones[PLAY]
    return bool(played) and any(s.cards[cid].face.stays for cid in played)


def _unsteady_for_now(s: State) -> bool:
    """Whether an effect that lasts for a time changes a value that is compared with a limit."""
    return any(effect.head in UNSTEADY for effect in s.lingering)


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


def _over(s: State) -> bool:
    return s.result is not None


def _due(s: State, changes: tuple[Change, ...]) -> tuple[tuple[str, int], ...]:
    """The timing structures whose beginning the changes report (9.2.8f)."""
    begun = []
    for change in changes:
        structure = BEGINNINGS.get(change.kind)
        if structure and _begins_here(s, change):
            begun.append((structure, change.n))
    return tuple(begun)


BEGINNINGS: Final = {
    "approach": "approach",
    "encounter": "encounter",
    "approach server": "server",
    "pass": "pass",
    "breach": "breach",
    "access": "access",
}


def _begins_here(s: State, change: Change) -> bool:
    """Whether the step that made the change begins a structure, by the edition's table."""
    return any(
        row.begins and row.rule == change.rule
        for structure in s.edition.structures.values()
        for row in structure.rows
    )


# --- the steps --------------------------------------------------------------------------------------------


def _expire(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    if s.lingering:
        left = tuple(effect for effect in s.lingering if in_force(s, effect))
        if len(left) < len(s.lingering):
            s.lingering = left
            s.dirty |= bool(s.whiles)  # what is so now is for the next checkpoint to see (9.6.7b)
            atoms.note(s, "effect expires")
    if s.zones[PLAY]:
        _currents(s, changes)


def in_force(s: State, effect: Lingering) -> bool:
    """Whether a lingering effect's duration has not passed (9.9.3)."""
    match effect.duration:
        case "turn":
            return s.turn == effect.until
        case "run":
            for f in s.stack:
                if isinstance(f, StructureFrame) and f.name == "run" and f.id == effect.until:
                    return True
            return False
        case "encounter":
            return effect.next_encounter or _going_on(s, effect.until)
        case "breach":
            return s.breach is not None and s.breach.id == effect.until
        case "trace":
            return s.trace is not None
    return True


def _going_on(s: State, id: int) -> bool:
    """Whether an encounter is in progress, be it interrupted by a forced one."""
    encounter = s.encounter
    while encounter is not None and encounter.id != id:
        encounter = encounter.outer
    return encounter is not None


def _currents(s: State, changes: tuple[Change, ...]) -> None:
    """A card that stays until something happens is trashed once it has."""
    for cid in s.zones[PLAY]:
        card = s.cards[cid]
        if card.since < 0:
            continue
        until = [d for _, d in card.face.own.get("self", ()) if isinstance(d, StaysUntil)]
        if any(_ends_stay(s, cid, kinds.kinds, change) for kinds in until for change in changes):
            atoms.trash(s, (cid,), faceup=True)


def _ends_stay(s: State, cid: int, kinds: tuple[str, ...], change: Change) -> bool:
    if change.seq <= s.cards[cid].since:
        return False
    if change.kind in kinds:
        return True
    return (
        change.kind == "play"
        and change.card != cid
        and change.card >= 0
        and "current" in s.cards[change.card].face.facts.subtypes
        and "current" in s.cards[cid].face.facts.subtypes
    )


def _win_by_points(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    goal = s.edition.policies.points_to_win
    corp, runner = score(s, CORP) >= goal, score(s, RUNNER) >= goal
    if corp or runner:
        atoms.finish(s, "" if corp and runner else CORP if corp else RUNNER, "points")


def _lose_by_publicity(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    limit = s.edition.policies.bad_publicity_limit
    if s.players[CORP].bad_publicity >= limit:
        atoms.finish(s, RUNNER, "bad publicity")


def _unique(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    """Of active unique cards with one name, all but the newest are trashed; so are older consoles, where the
    edition keeps that limit here."""
    if not any(change.kind in ("install", "rez", "play") for change in changes):
        return
    rivals: dict[str, list[int]] = {}
    for cid in s.zones[TABLE]:
        for limit in _limits(s, cid):
            rivals.setdefault(limit, []).append(cid)
    older = {cid for group in rivals.values() for cid in sorted(group, key=lambda c: s.cards[c].since)[:-1]}
    if older:
        atoms.trash(s, tuple(sorted(older)))


def _limits(s: State, cid: int) -> list[str]:
    """What a player may have only one of, as far as this card is one of them."""
    card = s.cards[cid]
    if card.since < 0:
        return []
    limits = [card.face.name] if card.face.facts.unique else []
    subtypes = card.face.facts.subtypes
    if s.edition.policies.console_limit == "checkpoint" and card.face.type == HARDWARE:
        if "console" in subtypes or "deck" in subtypes:
            limits.append("console")
    return limits


def _restrictions(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    """Programs beyond the memory limit are trashed: a smallest set, of the Runner's choice."""
    if any(isinstance(f, TrimFrame) for f in s.stack):
        return
    over = memory_used(s) - memory_limit(s)
    if over > 0:
        programs = tuple(
            c
            for c in s.zones[TABLE]
            if s.cards[c].face.type == PROGRAM
            and s.cards[c].face.facts.memory
            and not own_memory(s, s.cards[c].host)
        )
        s.stack.append(TrimFrame(RUNNER, over, programs))


def trim_step(s: State, f: TrimFrame) -> Decision | None:
    """Offer the programs that some smallest set still contains."""
    memory = {c: s.cards[c].face.facts.memory or 0 for c in f.candidates}
    freed = sum(memory[c] for c in f.picked)
    if freed >= f.over:
        s.stack.pop()
        s.rule = s.edition.cites["memory"]
        atoms.trash(s, f.picked)
        return None
    rest = tuple(c for c in f.candidates if c not in f.picked)
    options = tuple(
        Option("trash", card=c) for c in rest if _in_minimal_set(memory, f.picked, c, rest, f.over)
    )
    return Decision(f.side, "choose card", options, s.edition.cites["memory"], "memory")


def _in_minimal_set(
    memory: dict[int, int], picked: tuple[int, ...], new: int, rest: tuple[int, ...], over: int
) -> bool:
    """Whether what is picked, with one more, can grow into a set from which nothing could be spared."""
    base = (*picked, new)
    others = [c for c in rest if c != new]
    for size in range(len(others) + 1):
        for more in combinations(others, size):
            chosen = [memory[c] for c in (*base, *more)]
            if sum(chosen) >= over > sum(chosen) - min(chosen):
                return True
    return False


def trim_answer(s: State, f: TrimFrame, option: Option) -> None:
    s.stack[-1] = f._replace(picked=(*f.picked, option.card))


HOSTING: Final = (TABLE, *SCORE_OF.values())


def _hosted(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    """What was hosted on a card that is no longer installed is trashed, until nothing more is (10.3.1g)."""
    while True:
        lost = tuple(
            cid
            for cid in s.zones[TABLE]
            if s.cards[cid].host >= 0 and s.cards[s.cards[cid].host].zone not in HOSTING
        )
        if not lost:
            return
        atoms.trash(s, lost)


def _servers(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    if len(s.servers) == 3:
        return
    for server in tuple(s.servers.values()):
        if server.remote and not server.ice and not server.root and not _being_filled(s, server.id):
            del s.servers[server.id]
            s.marks = {key: number for key, number in s.marks.items() if key[1] != server.id}
            atoms.emit(s, "server ceases", CORP, server=server.id)


def _being_filled(s: State, server: int) -> bool:
    return any(isinstance(f, InstallFrame) and f.server == server for f in s.stack)


def _new_candidates(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    """Cards that entered the root of the breached server: the Runner says whether they are candidates."""
    breach = s.breach
    if breach is None or breach.server not in s.servers:
        return
    root = s.servers[breach.server].root
    new = tuple(cid for cid in root if cid not in breach.known)
    if new and not any(isinstance(f, NewCandidatesFrame) for f in s.stack):
        s.breach = breach._replace(known=root)
        s.stack.append(NewCandidatesFrame(new))


def candidates_step(s: State, f: NewCandidatesFrame) -> Decision | None:
    if not f.cards:
        s.stack.pop()
        return None
    options = (Option("yes", card=f.cards[0]), Option("no", card=f.cards[0]))
    return Decision(RUNNER, "yes or no", options, "10.3.1j", "new-candidate", f.cards[0])


def candidates_answer(s: State, f: NewCandidatesFrame, option: Option) -> None:
    if option.kind == "no" and s.breach is not None:
        entry = (option.card, s.cards[option.card].gen)
        s.breach = s.breach._replace(refused=(*s.breach.refused, entry))
    s.stack[-1] = f._replace(cards=f.cards[1:])


CHECKS: Final[dict[str, Check]] = {
    "expire": _expire,
    "win-by-points": _win_by_points,
    "lose-by-publicity": _lose_by_publicity,
    "unique": _unique,
    "restrictions": _restrictions,
    "hosted": _hosted,
    "servers": _servers,
    "new-candidates": _new_candidates,
}

# Steps that find nothing as long as no card has moved, or become active or inactive.
OF_MOVES: Final = frozenset(("unique", "hosted", "servers", "new-candidates"))

# Steps that find nothing, either, as long as the value they look at hangs on no condition and no duration.
OF_VALUES: Final = frozenset(("win-by-points", "restrictions"))

# Steps of the tables that need no code of their own, and why.
BY_CONSTRUCTION: Final = {
    "mark-pending": "done first, by `checkpoint` itself",
    "hosted-on-agendas": "`hosted` looks at hosts in score areas too",
    "positions": "a position is an index into the ice; `Run.vacant` keeps the Runner's own",
    "converted": "no card of the library converts into a counter or an agenda yet",
    "counters": "counters never follow a card to another zone",
}
