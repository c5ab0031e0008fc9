"""The steps of a checkpoint: what has expired goes, what is illegal is corrected (10.3.1)."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from ...lang.headings import ITSELF, LASTS_LONGER, SERVER_LIMIT
from ...lang.instructions import Restock
from ...lang.statics import Modify, StaysUntil
from ...lang.words import (
    ASIDE,
    CORP,
    IDENTITY,
    OUTSIDE,
    PLAY,
    PROGRAM,
    RUNNER,
    SCORE_OF,
    TABLE,
    relative,
)
from ...state.decision import Decision, Option
from ...state.frames import (
    AbilityFrame,
    BlockFrame,
    InstallFrame,
    MemoryTrashFrame,
    NewCandidatesFrame,
    PayFrame,
    StructureFrame,
)
from ...state.records import ARCHIVES_ID, Change, Lingering
from ...state.state import State
from ..change import atoms
from ..change.lasting import stretched
from ..read.context import PlainContext
from ..read.declared import CANNOT, may_host
from ..read.evaluate import number
from ..read.limits import CONSOLE, counts, limited, limits
from ..read.memory import memory_cost, memory_limit, memory_over, memory_used, own_memory
from ..read.taken import in_progress
from .remotes import limit_servers
from .trashed import sort_trashed
from .winning import lose_by_publicity, win_by_points

Check = Callable[[State, tuple[Change, ...], bool], None]
"""A step: it gets the changes since the last checkpoint, and whether cards have moved, or become active or
inactive, since then."""


def _expire(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    if s.lingering:
        expire(s)
    if s.zones[PLAY]:
        _currents(s, changes)


def expire(s: State) -> None:
    """What has outlasted its duration, or the counter or card it lasts with, goes."""
    left = tuple([effect for effect in s.lingering if in_force(s, effect)])
    if len(left) < len(s.lingering):
        s.keep_lingering(left)
        s.checkpoint_due |= bool(s.state_triggers)  # what is so now is for the next checkpoint (9.6.7b)
        atoms.note(s, "effect expires")


def in_force(s: State, effect: Lingering) -> bool:
    """Whether a lingering effect's duration has not passed (9.9.3), or something makes it last longer."""
    return _lasts(s, effect) or (
        effect.heading == "strength" and LASTS_LONGER in s.statics and _lasts_longer(s, effect)
    )


def _lasts_longer(s: State, effect: Lingering) -> bool:
    """Whether more strength of a card lasts for longer than it would. What makes it so has to do so still:
    once it is gone, the effect has its own duration again (26.03: 9.9.9a)."""
    change = effect.declaration
    ctx = PlainContext(effect.source, effect.side, bound=effect.bound, here=effect.here)
    if not isinstance(change, Modify) or number(s, ctx, change.by) <= 0:
        return False
    match stretched(s, effect.bound if effect.bound >= 0 else effect.source, effect.duration):
        case "turn":
            ended = (
                turn["turn ends"][-1].moment for turn in s.changes_last_turn.values() if "turn ends" in turn
            )
            return effect.active_since >= max(ended, default=0)
        case "run":
            return s.run is not None and effect.active_since >= s.run.start
    return False


def _lasts(s: State, effect: Lingering) -> bool:
    """Whether the duration of a lingering effect itself has not passed."""
    match effect.duration:  # the most frequent first
        case "run":
            if s.run is not None and s.run.id == effect.until:
                return True
            for f in s.stack:
                if isinstance(f, StructureFrame) and f.name == "run" and f.id == effect.until:
                    return True
            return False
        case "encounter":
            return effect.next_encounter or _going_on(s, effect.until)
        case "turn":
            return s.turn == effect.until
        case "":
            return True
        case "game" if effect.counter and effect.bound >= 0:
            return s.cards[effect.bound].object_no == effect.bound_object
        case "action":
            return in_progress(s) == effect.until >= 0
        case "next 6 actions":
            return effect.until > 0
        case "next turn" | "until your turn ends" | "next X turns":
            return s.turn <= effect.until
        case "hosted":
            counter = s.cards[effect.source]
            return counter.host >= 0 and counter.object_no == effect.object_no
        case "rezzed":
            cid = effect.bound if effect.bound >= 0 else effect.source
            return s.is_active(cid) and s.cards[cid].object_no in (effect.bound_object, effect.object_no)
        case "until your turn":
            return s.turn < effect.until or not _turn_begun(s, effect.side)
        case "breach" | "access":
            return any(isinstance(f, StructureFrame) and f.id == effect.until for f in s.stack)
        case "trace":
            return s.trace is not None
        case "active":
            card = s.cards[effect.source]
            return card.object_no == effect.object_no and 0 <= card.active_since <= effect.active_since
        case "next encounter":
            met = s.last_encounter
            return s.run is not None and (met is None or met.start <= effect.active_since)
    return True


def _turn_begun(s: State, side: str) -> bool:
    """Whether a player's turn has formally begun and goes on."""
    return any(change.side == side for change in s.changes_this_turn.get("turn begins", ()))


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
        if card.active_since < 0:
            continue
        until = [d for _, d in card.face.own.get(ITSELF, ()) if isinstance(d, StaysUntil)]
        if any(_ends_stay(s, cid, stay, change) for stay in until for change in changes):
            atoms.trash(s, (cid,), "", faceup=True)


def _ends_stay(s: State, cid: int, stay: StaysUntil, change: Change) -> bool:
    card = s.cards[cid]
    if change.moment <= card.active_since:
        return False
    if change.kind in stay.kinds and (not stay.side or change.side == relative(stay.side, card.owner)):
        return True
    return (
        change.kind == "play"
        and change.card != cid
        and change.card >= 0
        and "current" in s.cards[change.card].face.facts.subtypes
        and "current" in s.cards[cid].face.facts.subtypes
    )


# What makes a card active that may be one too many.
NEWLY_ACTIVE: Final = frozenset(("install", "rez", "play"))


def _unique(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    """Of active unique cards with one name, all but the newest (or the oldest, by a house rule) are trashed;
    so are older consoles, where the edition keeps that limit here."""
    for change in changes:
        if change.kind in NEWLY_ACTIVE and limited(s, change.card):
            break
    else:
        return
    stays: dict[str, int] = {}
    too_many: set[int] = set()
    oldest = s.edition.policies.unique_stays == "oldest"
    for cid in s.zones[TABLE]:
        if limited(s, cid) and counts(s, cid):
            for limit in limits(s, cid):
                _outlive(s, stays, too_many, limit, cid, oldest and limit != CONSOLE)
    if too_many:
        atoms.trash(s, tuple(sorted(too_many)), "")


def _outlive(s: State, stays: dict[str, int], too_many: set[int], limit: str, cid: int, oldest: bool) -> None:
    """Of two cards of which a player may have only one, the older is too many, or else the newer."""
    rival = stays.get(limit, cid)
    if (s.cards[rival].active_since > s.cards[cid].active_since) is not oldest:
        rival, cid = cid, rival
    stays[limit] = cid
    if rival != cid:
        too_many.add(rival)


def _restrictions(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    """What is hosted where it cannot be is trashed; so are remote servers beyond a limit, and programs beyond
    that of memory: a smallest set, of its owner's choice."""
    if CANNOT["host"] in s.statics:
        _hosted_illegally(s)
    if SERVER_LIMIT in s.statics:
        limit_servers(s)
    used = memory_used(s)
    over = used - memory_limit(s) if used > 0 else 0
    if over > 0 and not any(isinstance(f, MemoryTrashFrame) for f in s.stack):
        programs = tuple(
            c
            for c in s.zones[TABLE]
            if s.cards[c].face.type == PROGRAM and memory_cost(s, c) and not own_memory(s, s.cards[c].host)
        )
        s.stack.append(MemoryTrashFrame(RUNNER, over, programs))


def _hosted_illegally(s: State) -> None:
    """Cards on hosts that cannot host cards; a condition counter is no card (26.03: 1.9.5)."""
    counters = {effect.source for effect in s.lingering if effect.duration == "hosted"}
    lost = tuple(
        cid
        for cid in s.zones[TABLE] + s.zones[PLAY]
        if s.cards[cid].host >= 0 and cid not in counters and not may_host(s, s.cards[cid].host)
    )
    if lost:
        atoms.trash(s, lost, "")


def memory_trash_step(s: State, f: MemoryTrashFrame) -> Decision | None:
    """Offer the programs that some smallest set still contains."""
    if memory_over(s, f.picked) <= 0:
        s.stack.pop()
        s.rule = s.edition.cites["memory"]
        atoms.trash(s, f.picked, f.side)
        sort_trashed(s)
        return None
    rest = tuple(c for c in f.candidates if c not in f.picked)
    options = tuple(Option("trash", card=c) for c in rest if _in_minimal_set(s, f.picked, c, rest))
    return Decision(f.side, "choose card", options, s.edition.cites["memory"], "memory")


def _in_minimal_set(s: State, picked: tuple[int, ...], new: int, rest: tuple[int, ...]) -> bool:
    """Whether what is picked, with one more, can grow into a set from which nothing could be spared."""
    base = (*picked, new)
    others = [c for c in rest if c != new]
    for size in range(len(others) + 1):
        for more in combinations(others, size):
            gone = (*base, *more)
            if memory_over(s, gone) <= 0 and all(
                memory_over(s, tuple(c for c in gone if c != spared)) > 0 for spared in gone
            ):
                return True
    return False


def memory_trash_answer(s: State, f: MemoryTrashFrame, option: Option) -> None:
    s.stack[-1] = f._replace(picked=(*f.picked, option.card))


HOSTING: Final[dict[str, tuple[str, ...]]] = {
    TABLE: (TABLE,),
    PLAY: (TABLE, *SCORE_OF.values()),
    ASIDE: (),
}
"""Where the host of a card can be, by where that card is: agendas in score areas host cards that are not
installed, and no others. What lies aside has lost its host (26.03: 9.5.5)."""


def _hosted(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    """What was hosted on a card that is no longer installed is trashed, until nothing more is (10.3.1g)."""
    while s.hosting:
        s.hosting = False
        lost: list[int] = []
        cards = s.cards
        for cid in s.zones[TABLE] + s.zones[PLAY] + s.zones[ASIDE]:
            host = cards[cid].host
            if host < 0:
                continue
            s.hosting = True
            if _acted_on(s, cid):
                continue
            gone = cards[host].zone not in HOSTING[cards[cid].zone]
            if gone or _moved_on(cid, host, changes) or _left_behind(s, cid):
                lost.append(cid)
        if not lost:
            return
        for cid in lost:
            if s.cards[cid].face.type == IDENTITY:  # it goes back outside the game (26.03: 1.5.4b)
                atoms.move(s, cid, OUTSIDE)
        atoms.trash(s, tuple(cid for cid in lost if s.cards[cid].zone != OUTSIDE), "")


MOVEMENTS: Final = ("install", "score", "steal", "move")


def _moved_on(cid: int, host: int, changes: tuple[Change, ...]) -> bool:
    """Whether the host of a card has just gone to a score area, or from there to the table, and the card came
    to it before that (26.03: 1.13.13)."""
    came = [change for change in changes if change.card == host and change.kind in MOVEMENTS]
    return bool(came) and not any(change.card == cid and change.kind == "host" for change in changes)


def _left_behind(s: State, cid: int) -> bool:
    """Whether the host of a condition counter has gone to a score area (26.03: 1.13.13)."""
    return any(
        effect.duration == "hosted"
        and effect.source == cid
        and s.cards[effect.bound].object_no != effect.bound_object
        for effect in s.lingering
    )


def _acted_on(s: State, cid: int) -> bool:
    """Whether a card lies aside because an ability of its former host is still to act on it (9.5.5)."""
    card = s.cards[cid]
    return card.zone == ASIDE and any(
        isinstance(frame, (BlockFrame, AbilityFrame, PayFrame)) and frame.source == card.host
        for frame in s.stack
    )


def _servers(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    if len(s.servers) == 3:
        return
    for server in tuple(s.servers.values()):
        if server.root or server.ice or server.id <= ARCHIVES_ID or _being_filled(s, server.id):
            continue
        _cease(s, server.id)


def _cease(s: State, server: int) -> None:
    """A remote server is there no more, nor are the counters that lay in it."""
    del s.servers[server]
    s.loose_counters = {key: number for key, number in s.loose_counters.items() if key[1] != server}
    atoms.emit(s, "server ceases", CORP, server=server)


def _being_filled(s: State, server: int) -> bool:
    """Whether a card is about to come to a server, or others in place of those that were there."""
    return any(
        f.server == server
        if isinstance(f, InstallFrame)
        else isinstance(f, BlockFrame) and f.here == server and _restocking(f)
        for f in s.stack
    )


def _restocking(f: BlockFrame) -> bool:
    return f.next_instruction < len(f.block) and isinstance(f.block[f.next_instruction], Restock)


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
        entry = (option.card, s.cards[option.card].object_no)
        s.breach = s.breach._replace(refused=(*s.breach.refused, entry))
    s.stack[-1] = f._replace(cards=f.cards[1:])


CHECKS: Final[dict[str, Check]] = {
    "expire": _expire,
    "win-by-points": win_by_points,
    "lose-by-publicity": lose_by_publicity,
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
    "converted": "a card that moves is a new object, and itself again: see `move`",
    "counters": "counters never follow a card to another zone",
}
