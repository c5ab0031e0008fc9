"""The order of ice: pieces inserted elsewhere, rows reversed or rearranged; and subroutines repeated."""

from ...lang import instructions as w
from ...lang.filters import Same
from ...lang.refs import BOUND
from ...lang.statics import GainsSubroutines
from ...state.context import Context
from ...state.frames import BlockFrame, ChooseFrame
from ...state.stages import BlockStage
from ...state.state import State
from ..change import atoms
from ..change.words.shapes import same_objects
from ..may.potential import foreseen
from ..read.context import player
from ..read.pointing import cards, one, servers
from ..read.subroutines import keys, subroutines
from .gaining import last_on
from .performing import directs, put, wait


def _other_places(s: State, cid: int) -> tuple[int, ...]:
    """The positions a piece of ice may move to: counted from the outermost, as players count them."""
    server = s.cards[cid].server
    ice = s.servers[server].ice if server in s.servers else ()
    if cid not in ice:
        return ()
    here = len(ice) - 1 - ice.index(cid)
    return tuple(n + 1 for n in range(len(ice)) if n != here)


@directs(w.InsertIce, lambda s, x, i: any(_other_places(s, cid) for cid in cards(s, x, i.ref)))
def _insert_ice(s: State, f: BlockFrame, i: w.InsertIce) -> bool:
    moved = same_objects(s, f, i.ref)
    places = _other_places(s, moved[0]) if moved else ()
    if not places:
        return put(s, last=0)
    if f.stage == BlockStage.ANSWERED:
        server = s.cards[moved[0]].server
        atoms.relocate(s, moved[0], server, len(s.servers[server].ice) - s.last_choice[0])
        return put(s, last=1)
    rule = s.edition.cites["targets"]
    s.stack.append(ChooseFrame(f.side, rule, "position", "number", places, card=moved[0]))
    return wait(s, f, BlockStage.ANSWERED)


def _several(s: State, ctx: Context, i: w.ReverseIce | w.RearrangeIce) -> bool:
    """There is an order to change."""
    return any(len(s.servers[id].ice) > 1 for id in servers(s, ctx, i.server) if id in s.servers)


@directs(w.ReverseIce, _several)
def _reverse_ice(s: State, f: BlockFrame, i: w.ReverseIce) -> bool:
    found = [id for id in servers(s, f, i.server) if id in s.servers]
    for id in found:
        atoms.reorder(s, id, s.servers[id].ice[::-1], f.side)
    return put(s, last=len(found))


@directs(w.RearrangeIce, _several)
def _rearrange_ice(s: State, f: BlockFrame, i: w.RearrangeIce) -> bool:
    """The pieces are picked from the outermost inwards."""
    found = [id for id in servers(s, f, i.server) if id in s.servers]
    ice = s.servers[found[0]].ice if found else ()
    by = player(f, i.by)
    if f.stage == BlockStage.ANSWERED:
        atoms.reorder(s, found[0], s.last_choice[::-1], by, i.concealed)
        return put(s, last=len(ice))
    if len(ice) < 2:
        return put(s, last=0)
    rule = s.edition.cites["arrange"]
    s.stack.append(ChooseFrame(by, rule, "rearrange", "card", ice[::-1], len(ice), len(ice), card=f.source))
    return wait(s, f, BlockStage.ANSWERED)


def _could_repeat(s: State, ctx: Context, i: w.RepeatSubroutine) -> bool:
    if i.duration == "run" and s.run is None:
        return False
    return not foreseen(i.ref) or any(subroutines(s, cid) for cid in cards(s, ctx, i.ref))


@directs(w.RepeatSubroutine, _could_repeat)
def _repeat_subroutine(s: State, f: BlockFrame, i: w.RepeatSubroutine) -> bool:
    ice = one(s, f, i.ref)
    known = keys(s, ice) if ice >= 0 else ()
    if not known:
        return put(s, last=0)
    if f.stage == BlockStage.ANSWERED:
        place = s.last_choice[0]
        again = GainsSubroutines((subroutines(s, ice)[place],), of=Same(BOUND))
        last_on(s, f, ice, again, i.duration, known[place])
        atoms.note_chosen(s, f.side, ice, place)
        return put(s, last=1)
    rule = s.edition.cites["subroutine"]
    s.stack.append(ChooseFrame(f.side, rule, "repeat", "subroutine", tuple(range(len(known))), card=ice))
    return wait(s, f, BlockStage.ANSWERED)


def _all_ice(s: State) -> tuple[int, ...]:
    """All installed ice, server by server, each from the outermost inwards."""
    return tuple(cid for server in s.servers.values() for cid in reversed(server.ice))


@directs(w.SwapAllIce, lambda s, x, i: bool(_all_ice(s)))
def _swap_all_ice(s: State, f: BlockFrame, i: w.SwapAllIce) -> bool:
    """Swaps of pairs come to any order at all: the pieces are picked position by position."""
    ice = _all_ice(s)
    if f.stage == BlockStage.ANSWERED:
        atoms.permute(s, dict(zip(ice, s.last_choice, strict=True)), f.side)
        return put(s, last=len(ice))
    rule = s.edition.cites["arrange"]
    s.stack.append(ChooseFrame(f.side, rule, "permute", "card", ice, len(ice), len(ice), card=f.source))
    return wait(s, f, BlockStage.ANSWERED)
