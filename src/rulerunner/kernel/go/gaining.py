"""Subtypes and subroutines that ice gains by an ability, for a time (26.03: 2.16.6, 9.8.3)."""

from ...lang import instructions as w
from ...lang.filters import Same
from ...lang.headings import heading
from ...lang.refs import BOUND
from ...lang.statics import Declaration, GainsSubroutines, GainsSubtype
from ...lang.validating.subtypes import EVERY_SUBTYPE, ICE_SUBTYPES, SUBTYPES
from ...state.context import Context
from ...state.frames import BlockFrame, ChooseFrame
from ...state.records import NOBODY, Lingering
from ...state.stages import BlockStage
from ...state.state import State
from ..change import atoms
from ..change.lasting import until
from ..may.potential import foreseen
from ..read.pointing import cards, one
from ..read.subroutines import FIRST, keys, subroutines
from ..read.values import has_subtype
from .performing import directs, put, wait


def _could(s: State, ctx: Context, i: w.GiveSubtypes | w.CopySubroutines | w.TakeSubroutines) -> bool:
    """There is ice to speak of, and what it is to last for is in progress (26.03: 9.10.4)."""
    if foreseen(i.ref) and not cards(s, ctx, i.ref):
        return False
    if i.duration == "encounter":
        return s.encounter is not None
    return i.duration != "run" or s.run is not None


def last_on(
    s: State, f: BlockFrame, on: int, declaration: Declaration, duration: str, after: tuple[int, ...] = ()
) -> None:
    """Something is so of a card for a time."""
    effect = Lingering(s.fresh(), f.source, f.object_no, f.side, duration, until(s, duration, f.side))
    effect = effect._replace(heading=heading(declaration), declaration=declaration, active_since=s.moment)
    atoms.linger(s, effect._replace(bound=on, here=f.here, after=after))


@directs(w.GiveSubtypes, _could)
def _give_subtypes(s: State, f: BlockFrame, i: w.GiveSubtypes) -> bool:
    """The subtypes are chosen as the instruction resolves (26.03: 1.15.1b)."""
    ice = one(s, f, i.ref)
    if ice < 0:
        return put(s, last=0)
    if f.stage == BlockStage.ANSWERED:
        for place in s.last_choice:
            last_on(s, f, ice, GainsSubtype(EVERY_SUBTYPE[place], Same(BOUND)), i.duration)
        return put(s, last=len(s.last_choice))
    places = tuple(EVERY_SUBTYPE.index(name) for name in dict.fromkeys(i.subtypes or ICE_SUBTYPES))
    rule = s.edition.cites["choice"]
    s.stack.append(ChooseFrame(f.side, rule, "subtype", "subtype", places, 1, i.most, card=f.source))
    return wait(s, f, BlockStage.ANSWERED)


@directs(w.CopySubroutines, _could)
def _copy_subroutines(s: State, f: BlockFrame, i: w.CopySubroutines) -> bool:
    """What the other ice has now is what is gained; what becomes of it later makes no difference. Ice cannot
    double its own."""
    ice = one(s, f, i.ref)
    if ice in (NOBODY, f.source) or s.cards[f.source].object_no != f.object_no:
        return put(s, last=0)
    for name in sorted(SUBTYPES[s.edition.family]):
        if has_subtype(s, ice, name):
            last_on(s, f, f.source, GainsSubtype(name, Same(BOUND)), i.duration)
    copied = GainsSubroutines(subroutines(s, ice), of=Same(BOUND), before=True)
    last_on(s, f, f.source, copied, i.duration)
    return put(s, last=1)


@directs(w.TakeSubroutines, _could)
def _take_subroutines(s: State, f: BlockFrame, i: w.TakeSubroutines) -> bool:
    """One after the other is put in its place: behind so many of those that are there."""
    taken = [sub for cid in cards(s, f, i.ref) if cid != f.source for sub in subroutines(s, cid)]
    if not taken or s.cards[f.source].object_no != f.object_no:
        return put(s, last=0)
    done = 0
    if f.stage == BlockStage.ANSWERED:
        place = s.last_choice[0]
        after = keys(s, f.source)[place - 1] if place else FIRST
        last_on(s, f, f.source, GainsSubroutines((taken[f.kept],), of=Same(BOUND)), i.duration, after)
        done = f.kept + 1
    if done == len(taken):
        return put(s, last=done)
    places = tuple(range(len(keys(s, f.source)) + 1))
    rule = s.edition.cites["choice"]
    s.stack.append(ChooseFrame(f.side, rule, "place", "number", places, card=f.source))
    return wait(s, f, BlockStage.ANSWERED, done)
