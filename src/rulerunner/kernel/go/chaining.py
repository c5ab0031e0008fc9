"""Instructions that go on from one thing to the next: runs on server after server, ice after ice, dice."""

from ...lang import instructions as w
from ...lang.abilities import Static, Trigger, When
from ...lang.face import AS_PROGRAM
from ...lang.filters import In, Is
from ...lang.quantities import Past, SpentThisRun
from ...lang.refs import CHOSEN
from ...lang.statics import SpendAtMost
from ...lang.words import AGENDA, CORP, HQ, ICE, RUNNER, TABLE
from ...state.context import Context
from ...state.frames import AbilityFrame, BlockFrame, ChooseFrame, InstallFrame, RezFrame, StructureFrame
from ...state.record import SEVERAL
from ...state.records import NOBODY, Lingering
from ...state.stages import AbilityStage, BlockStage
from ...state.state import State
from ..change import atoms
from ..change.lasting import keep
from ..may.announcing import announceable
from ..may.entering import rez_obstacle
from ..read.declared import cannot
from ..read.evaluate import number
from ..read.memory import memory_limit
from ..read.pointing import cards, servers
from ..read.subroutines import breakers
from .performing import directs, push_block, put, top_block, wait


def _could_run_each(s: State, ctx: Context, i: w.RunEach) -> bool:
    return s.run is None and bool(announceable(s, servers(s, ctx, i.server), basic=False, source=ctx.source))


@directs(w.RunEach, _could_run_each)
def _run_each(s: State, f: BlockFrame, i: w.RunEach) -> bool:
    """The servers still to be run on are kept as the affected ones. A server that cannot be run on, or is
    gone, is left out."""
    left = servers(s, f, i.server) if f.stage == BlockStage.NEW else f.affected
    won = 1 if f.stage == BlockStage.NEW else f.last
    if f.stage == BlockStage.ANSWERED:
        announced, outcome = _run_made(s, f.kept)
        if announced < 0:
            return put(s, last=0, affected=())
        left = tuple(server for server in left if server != announced)
        won = int(bool(won) and outcome == "successful")
    allowed = announceable(s, left, basic=False, source=f.source) if s.run is None else ()
    if not allowed:
        return put(s, last=won if f.stage == BlockStage.ANSWERED else 0, affected=())
    id = s.fresh()
    put(s, affected=left, last=won)
    f = top_block(s)
    s.stack.append(StructureFrame("run", 0, 0, id, RUNNER, source=f.source, servers=allowed))
    return wait(s, f, BlockStage.ANSWERED, id)


def _run_made(s: State, id: int) -> tuple[int, str]:
    """Where a run that is over was announced, and what came of it, though another has been made since."""
    so_far = s.changes_this_turn
    began = next((c.moment for c in so_far.get("run begins", ()) if c.structure == id), NOBODY)
    if began < 0:
        return NOBODY, ""
    announced = [c.server for c in so_far.get("server announced", ()) if c.moment < began]
    return announced[-1], next(c.sort for c in so_far["run ends"] if c.moment > began)


@directs(w.RezInward, lambda s, x, i: any(_to_rez(s, server, ()) >= 0 for server in servers(s, x, i.server)))
def _rez_inward(s: State, f: BlockFrame, i: w.RezInward) -> bool:
    """What has been gone through is kept as the affected cards: ice that is not rezzed after all is not tried
    again."""
    if f.stage == BlockStage.NEW:
        put(s, affected=())
        f = top_block(s)
    for server in servers(s, f, i.server):
        ice = _to_rez(s, server, f.affected)
        if ice >= 0:
            put(s, affected=(*f.affected, ice))
            s.stack.append(RezFrame(ice, directed=True))
            below = s.stack[-2]
            assert isinstance(below, BlockFrame)
            s.stack[-2] = below.at(below.next_instruction, BlockStage.ANSWERED)
            return False
    return put(s, last=sum(s.cards[c].faceup for c in f.affected))


def _to_rez(s: State, server: int, tried: tuple[int, ...]) -> int:
    """The outermost ice of a server that the Corp can rez now, further in than what it has come to so far."""
    ice = s.servers[server].ice
    here = [ice.index(c) for c in tried if c in ice]
    inward = ice[: min(here)] if here else ice
    for cid in reversed(inward):
        if not s.cards[cid].faceup and rez_obstacle(s, cid) is None:
            return cid
    return NOBODY


def _fits_as_program(s: State, ctx: Context, i: w.InstallAsProgram) -> bool:
    """The source is an agenda, and lies where it is not active: nothing of what it was goes on meanwhile."""
    card = s.cards[ctx.source] if ctx.source >= 0 else None
    if card is None or card.face.type != AGENDA or card.active_since >= 0:
        return False
    return i.memory <= memory_limit(s) and not cannot(s, "install", ctx.source)


@directs(w.InstallAsProgram, _fits_as_program)
def _install_as_program(s: State, f: BlockFrame, i: w.InstallAsProgram) -> bool:
    """From now on it is a card of the Runner's, unless it is not installed after all."""
    cid = f.source
    card = s.cards[cid]
    if f.stage == BlockStage.ANSWERED:
        if card.zone != TABLE or card.server >= 0:
            s.cards[cid] = card._replace(face=card.face.base, owner=CORP)
            s.eventful = True
        return put(s, last=s.returned)
    if card.object_no != f.object_no or not _fits_as_program(s, f, i):
        return put(s, last=0)
    s.cards[cid] = card._replace(face=card.face.base.without(AS_PROGRAM), owner=RUNNER)
    s.eventful = True
    s.stack.append(InstallFrame(cid, RUNNER, ignoring="all", source=cid))
    return wait(s, f, BlockStage.ANSWERED)


@directs(w.Restock, lambda s, x, i: any(s.servers[at].root for at in servers(s, x, i.server)))
def _restock(s: State, f: BlockFrame, i: w.Restock) -> bool:
    """What was there is in HQ before the first card is chosen, so it can come back."""
    if f.stage == BlockStage.ANSWERED:
        return put(s, last=f.kept)
    taken = [cid for at in servers(s, f, i.server) for cid in s.servers[at].root]
    for cid in taken:
        was_active = atoms.move(s, cid, HQ)
        atoms.emit(s, "move", CORP, cid, origin=TABLE, zone=HQ, was_active=was_active)
    one = (w.Choose(In(HQ) & ~Is(ICE)), w.InstallCard(CHOSEN, at=i.server))
    f = top_block(s)
    push_block(s, f, (w.Repeat(len(taken), one),))
    return wait(s, f, BlockStage.ANSWERED, len(taken))


@directs(w.UndoUses, lambda s, x, i: s.encounter is not None)
def _undo_uses(s: State, f: BlockFrame, i: w.UndoUses) -> bool:
    """What it broke is unbroken, so the Runner is asked again whether to break it."""
    undone = 0
    for cid in cards(s, f, i.ref):
        for depth, frame in enumerate(s.stack[:-1]):
            if isinstance(frame, AbilityFrame) and frame.source == cid and frame.stage == AbilityStage.PAID:
                s.stack[depth] = BlockFrame((), cid, frame.object_no, frame.side, frame.cite)
                undone += 1
        encounter = s.encounter
        if encounter is not None:
            left = tuple(pair for pair in breakers(encounter) if pair[1] != cid)
            undone += len(encounter.broken) - len(left)
            by = tuple(card for _, card in left)
            alone = by[0] if len(set(by)) == 1 else SEVERAL if by else NOBODY
            broken = tuple(n for n, _ in left)
            fully = encounter.fully and len(left) == len(encounter.broken)
            s.encounter = encounter._replace(broken=broken, by=by, breaker=alone, fully=fully)
    return put(s, last=undone)


@directs(w.RollOn, lambda s, x, i: True)
def _roll_on(s: State, f: BlockFrame, i: w.RollOn) -> bool:
    """It keeps in mind how many dice are still to be rolled; what the last one showed is the last amount."""
    dice = 1 if f.stage == BlockStage.NEW else f.kept
    if f.stage == BlockStage.ANSWERED:
        again = s.last_choice[0]
        if f.last > again:
            push_block(s, f, (w.Gain(f.last - again),))
        return wait(s, f, BlockStage.PAID, dice + again)
    while dice:
        dice -= 1
        shown = s.chance(6) + 1
        atoms.emit(s, "die", f.side, amount=shown)
        if shown <= i.most:
            put(s, last=shown)
            f = top_block(s)
            numbers = tuple(range(shown + 1))
            rule = s.edition.cites["choice"]
            s.stack.append(ChooseFrame(f.side, rule, "dice", "number", numbers, card=f.source))
            return wait(s, f, BlockStage.ANSWERED, dice)
    return put(s, last=1)


@directs(w.Pledge, lambda s, x, i: s.run is not None and not s.run.ended)
def _pledge(s: State, f: BlockFrame, i: w.Pledge) -> bool:
    """A limit for the run, and a loss once it is complete."""
    if s.run is None or s.run.ended:
        return put(s, last=0)
    amount = number(s, f, i.amount)
    base = Lingering(0, f.source, f.object_no, f.side, "run", s.run.id, active_since=s.moment)
    keep(s, base, Static((SpendAtMost(amount),)))
    loss = When(Trigger("run ends"), (w.Lose(Past(amount, SpentThisRun(RUNNER)), RUNNER),))
    keep(s, base._replace(duration=""), loss)
    return put(s, last=1)
