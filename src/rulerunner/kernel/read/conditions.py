"""Conditions: whether something is so now."""

from collections.abc import Callable, Mapping

from ...lang import conditions as c
from ...lang.filters import ANY_CARD, Filter
from ...lang.instructions import Effect, GiveTags
from ...lang.refs import THIS, ServerRef
from ...lang.validating.walk import words
from ...lang.words import CORP, HAD_SUBTYPES
from ...state.context import Context as Context
from ...state.frames import BlockFrame, InstallFrame, PlayFrame, StructureFrame, TraceFrame
from ...state.records import NOBODY, Change, Encounter
from ...state.stages import PlayStage
from ...state.state import State
from .context import PlainContext, player
from .declared import cannot
from .earlier import object_since
from .evaluate import CONDITIONS, concerns, exists, holds, matches, number
from .memory import memory_left_for_some, memory_limit, memory_used
from .pointing import at_server, cards, encounter_over, encounter_span, run_span, servers
from .room import overfull
from .subroutines import broken_with
from .subtypes import having_then
from .values import can_interface, is_tagged


def _during_run(s: State, ctx: Context, condition: c.DuringRun) -> bool:
    run = s.run
    if run is None or not run.begun:
        return False
    return condition.server is None or at_server(s, ctx, condition.server, run.server)


def _during_encounter(s: State, ctx: Context, condition: c.DuringEncounter) -> bool:
    if s.encounter is None:
        return False
    return condition.ref is None or s.encounter.ice in cards(s, ctx, condition.ref)


def _run_was(s: State, ctx: Context, condition: c.RunWas) -> bool:
    if ctx.change is not None and ctx.change.kind == "run ends":
        return ctx.change.sort == condition.outcome
    run = s.run or s.last_run
    if run is None:
        return False
    return run.successful if condition.outcome == "successful" else run.unsuccessful


def _in_question(s: State, ctx: Context) -> Encounter | None:
    """The encounter that a question is about: the one in progress, unless it is asked as one has ended."""
    over = ctx.change is not None and ctx.change.kind in ("encounter ends", "pass")
    return s.last_encounter if over else s.encounter or s.last_encounter


def _fully(s: State, ctx: Context, condition: c.FullyBroken) -> bool:
    over, ends = encounter_over(s, ctx), s.changes_this_turn.get("encounter ends", ())
    if over is not None and ends and over.moment < ends[-1].moment:
        start, end = encounter_span(s, ctx)
        broken = s.changes_this_turn.get("fully broken", ())
        return any(start < change.moment <= end and change.card == over.card for change in broken)
    encounter = _in_question(s, ctx)
    return encounter is not None and encounter.fully


def _hit_by(s: State, ctx: Context, condition: c.HitBy) -> bool:
    """Damage is recorded right after the cards it trashes."""
    trashed = ctx.change
    if trashed is None or trashed.kind != "trash":
        return False
    for damage in s.changes_this_turn.get("damage", ()):
        if damage.moment > trashed.moment:
            return damage.sort == condition.kind and trashed.card in damage.cards
    return False


def _damage_by(s: State, ctx: Context, condition: c.DamageBy) -> bool:
    """Who is responsible for damage trashes cards for it, right before it is recorded."""
    damage = ctx.change
    if damage is None or damage.kind != "damage":
        return False
    for trashed in reversed(s.changes_this_turn.get("trash", ())):
        if trashed.moment < damage.moment and trashed.card in damage.cards:
            return trashed.side == player(ctx, condition.side)
    return False


def _first_since_played(s: State, ctx: Context, condition: c.FirstSincePlayed) -> bool:
    change = ctx.change
    if change is None or change.source < 0:
        return False
    played = [one.moment for one in s.changes_this_turn.get("play", ()) if one.card == change.source]
    return bool(played) and not any(
        played[-1] < one.moment < change.moment and (one.source, one.side) == (change.source, change.side)
        for one in s.changes_this_turn.get(change.kind, ())
    )


def _trace_does_more(s: State, ctx: Context, condition: c.TraceDoesMore) -> bool:
    for frame in reversed(s.stack):
        if isinstance(frame, TraceFrame):
            effects = (word for word in words(frame.success) if isinstance(word, Effect))
            return any(not isinstance(word, GiveTags) for word in effects)
    return False


def _by_subroutine(s: State, ctx: Context, condition: c.BySubroutine) -> bool:
    """The ability that acted last is the innermost one on the stack."""
    for frame in reversed(s.stack):
        if isinstance(frame, BlockFrame):
            return frame.cite == "subroutine" and frame.source == ctx.source
    return False


def _from_installing(s: State, ctx: Context, condition: c.FromInstalling) -> bool:
    """The ability at work is the topmost of its card on the stack."""
    if ctx.change is None:
        return False
    for frame in reversed(s.stack):
        if isinstance(frame, BlockFrame) and frame.source == ctx.change.source:
            met = frame.change
            return met is not None and met.kind == "install" and met.card == frame.source
    return False


def _broke(s: State, ctx: Context, condition: c.Broke) -> bool:
    over, ends = encounter_over(s, ctx), s.changes_this_turn.get("encounter ends", ())
    if over is not None and ends and over.moment < ends[-1].moment:
        start, end = encounter_span(s, ctx)
        return any(
            start < change.moment <= end
            and change.card == over.card
            and not (condition.printed and change.sort)
            and _by(s, ctx, condition, change.cards)
            for change in s.changes_this_turn.get("subroutine broken", ())
        )
    encounter = _in_question(s, ctx)
    return encounter is not None and any(
        _by(s, ctx, condition, (card,)) for card in broken_with(s, encounter, condition.printed)
    )


def _by(s: State, ctx: Context, condition: c.Broke, cards: tuple[int, ...]) -> bool:
    """Whether it was broken by a card in question. Of a position it may not be known which card did it."""
    return condition.by == ANY_CARD or any(
        card >= 0 and matches(s, ctx, condition.by, card) for card in cards
    )


def _can_interface(s: State, ctx: Context, condition: c.CanInterface) -> bool:
    encounter = s.encounter
    if encounter is None or encounter.cut_short or ctx.source < 0:
        return False
    return matches(s, ctx, condition.ice, encounter.ice) and can_interface(s, ctx.source, encounter.ice)


def _breach_start(s: State, ctx: Context) -> int:
    """The moment the breach in question began: the one that has just ended, or the one in progress."""
    over = ctx.change is not None and ctx.change.kind == "breach ends"
    id = ctx.change.structure if over and ctx.change is not None else s.breach.id if s.breach else NOBODY
    begun = s.changes_this_turn.get("breach", ())
    return next((change.moment for change in reversed(begun) if id in (NOBODY, change.structure)), s.moment)


def _action_phase(s: State, side: str) -> bool:
    """Whether the turn of a player is at a step of its action phase."""
    name = f"{side}-turn"
    for frame in s.stack:
        if isinstance(frame, StructureFrame) and frame.name == name:
            return s.edition.structures[name].rows[frame.row].phase.id == "action"
    return False


def _matches(s: State, ctx: Context, condition: c.Matches) -> bool:
    for cid in cards(s, ctx, condition.ref):
        if matches(s, ctx, condition.filter, cid):
            return True
    return False


Turn = Mapping[str, tuple[Change, ...]]


def _happened(s: State, ctx: Context, condition: c.Happened) -> bool:
    side = player(ctx, condition.side) if condition.side else ""
    about: Callable[[State, Context, Filter, Change], bool] = concerns
    changes_this_turn, start, end = s.changes_this_turn, 0, s.moment
    if condition.within == "last turn":
        changes_this_turn = s.changes_last_turn.get("corp" if side == CORP else "runner", {})
        about = _as_it_was(changes_this_turn)
    changes = changes_this_turn.get(condition.kind)
    if not changes:
        return False
    if condition.within == "run":
        start, end = run_span(s, ctx)
    elif condition.within == "encounter":
        start, end = encounter_span(s, ctx)
    elif condition.within == "breach":
        start = _breach_start(s, ctx)
    elif condition.within == "earlier success":
        end = run_span(s, ctx)[0]
        changes = tuple(change for change in changes if _before_success(change, changes_this_turn))
    by = cards(s, ctx, condition.source) if condition.source is not None else ()
    if condition.source == THIS and ctx.source >= 0:
        start = max(start, object_since(s, ctx.source))
    if HAD_SUBTYPES in changes_this_turn:
        about = _as_it_was(changes_this_turn)
    for change in changes:
        if (
            start < change.moment <= end
            and side in ("", change.side)
            and (condition.subject is None or about(s, _apart(s, ctx, change), condition.subject, change))
            and (not condition.origin or change.origin in condition.origin)
            and (condition.server is None or at_server(s, ctx, condition.server, change.server))
            and (condition.source is None or change.source in by or not set(by).isdisjoint(change.cards))
            and (condition.during is None or _in_success(s, ctx, condition.during, change, changes_this_turn))
        ):
            return True
    return False


def _apart(s: State, ctx: Context, change: Change) -> Context:
    """Who asks about a change. The source that was another object then is not the card it happened to
    (26.03: 1.12.2)."""
    cid = ctx.source
    if cid < 0 or change.card != cid or change.object_no == s.cards[cid].object_no:
        return ctx
    return PlainContext(
        NOBODY,
        ctx.side,
        ctx.change,
        ctx.chosen,
        ctx.x,
        ctx.last,
        ctx.bound,
        ctx.affected,
        ctx.here,
        those=ctx.those,
        named=ctx.named,
    )


def _as_it_was(turn: Turn) -> Callable[[State, Context, Filter, Change], bool]:
    """Whether what changed in a turn was a card of a set, by the subtypes it had then."""

    def about(s: State, ctx: Context, subject: Filter, change: Change) -> bool:
        return concerns(having_then(s, subject, change, turn), ctx, subject, change)

    return about


def _in_success(
    s: State, ctx: Context, server: ServerRef, change: Change, turn: Mapping[str, tuple[Change, ...]]
) -> bool:
    """Whether a change happened during a run on one of these servers that was successful: the first that
    ended after it, or the one in progress."""
    if change.run < 0 or not at_server(s, ctx, server, change.run):
        return False
    for end in turn.get("run ends", ()):
        if end.moment > change.moment:
            return end.sort == "successful"
    return s.run is not None and s.run.successful


def _before_success(change: Change, turn: Turn) -> bool:
    """Whether a change happened during a run that was declared successful afterwards: the run it happened in
    had its success before its end."""
    later = [one for kind in ("successful run", "run ends") for one in turn.get(kind, ())]
    later = [one for one in later if one.moment > change.moment]
    return change.run >= 0 and bool(later) and min(later, key=lambda one: one.moment).kind == "successful run"


def _paid_for(s: State, installed: Change) -> bool:
    """Whether credits were spent to install a card: on the object it was until it was installed."""
    return any(
        change.card == installed.card and change.object_no == installed.object_no - 1
        for change in s.changes_this_turn.get("spend credits", ())
    )


CONDITIONS.update(
    {
        c.AllOf: lambda s, x, k: all(holds(s, x, part) for part in k.parts),
        c.AnyOf: lambda s, x, k: any(holds(s, x, part) for part in k.parts),
        c.No: lambda s, x, k: not holds(s, x, k.inner),
        c.Tagged: lambda s, x, k: is_tagged(s),
        c.DuringRun: _during_run,
        c.CanRun: lambda s, x, k: any(not cannot(s, "run", server=at) for at in servers(s, x, k.server)),
        c.DuringEncounter: _during_encounter,
        c.DuringTurn: lambda s, x, k: s.active == player(x, k.side),
        c.RunWas: _run_was,
        c.AtLeast: lambda s, x, k: number(s, x, k.number) >= number(s, x, k.least),
        c.Equal: lambda s, x, k: number(s, x, k.left) == number(s, x, k.right),
        c.Exists: lambda s, x, k: exists(s, x, k.filter),
        c.Matches: _matches,
        c.FullyBroken: _fully,
        c.Broke: _broke,
        c.Resolving: lambda s, x, k: any(
            isinstance(f, BlockFrame) and f.cite == "subroutine" and f.source in cards(s, x, k.ref)
            for f in s.stack
        ),
        c.BeingResolved: lambda s, x, k: any(
            isinstance(f, PlayFrame) and f.card == x.source and f.stage == PlayStage.RESOLVED for f in s.stack
        ),
        c.DamagedLately: lambda s, x, k: s.players["runner"].calm < k.actions,
        c.TraceDoesMore: _trace_does_more,
        c.FirstSincePlayed: _first_since_played,
        c.BySubroutine: _by_subroutine,
        c.CanInterface: _can_interface,
        c.Happened: _happened,
        c.HitBy: _hit_by,
        c.DamageBy: _damage_by,
        c.PlayedFrom: lambda s, x, k: any(
            isinstance(f, PlayFrame) and f.card == x.source and f.origin == k.zone for f in s.stack
        ),
        c.WithoutCredits: lambda s, x, k: x.change is not None and not _paid_for(s, x.change),
        c.Overfull: lambda s, x, k: any(overfull(s, at) for at in servers(s, x, k.server)),
        c.EverRun: lambda s, x, k: s.last_run is not None or s.run is not None,
        c.MemoryFull: lambda s, x, k: memory_used(s) >= memory_limit(s) and not memory_left_for_some(s),
        c.FromInstalling: _from_installing,
        c.Entered: lambda s, x, k: any(
            change.zone == k.zone
            for kind in ("trash", "discard", "move")
            for change in s.changes_this_turn.get(kind, ())
        ),
        c.DidIt: lambda s, x, k: x.last > 0,
        c.Empty: lambda s, x, k: (k.kind, 0) in s.cards[x.source].counters,
        c.Flipped: lambda s, x, k: s.cards[x.source].turned,
        c.DuringInstall: lambda s, x, k: any(isinstance(frame, InstallFrame) for frame in s.stack),
        c.DuringActionPhase: lambda s, x, k: _action_phase(s, player(x, k.side)),
        c.Odd: lambda s, x, k: number(s, x, k.number) % 2 == 1,
    }
)
