"""Instructions by which players choose: cards, servers, numbers, types and names (9.10)."""

from typing import Final

from ...lang import instructions as w
from ...lang.filters import ANY_CARD
from ...lang.refs import CHOSEN
from ...lang.words import ASIDE, DECK_OF, HAND_OF, RND, STACK, TYPES, other
from ...state.context import Context
from ...state.frames import BlockFrame, ChooseFrame
from ...state.named import NAME, SERVER, TYPE
from ...state.records import NOBODY
from ...state.stages import BlockStage
from ...state.state import State
from ..change import atoms
from ..change.words.shapes import same_objects
from ..may.permitted import may_install_at
from ..may.potential import acceptable_targets, foreseen, some, targets
from ..read.context import player
from ..read.evaluate import exists, matches, number, select
from ..read.naming import homemade
from ..read.pointing import cards, in_view, servers
from .choosing import DIFFERENT
from .performing import barred, directs, name, push_block, put, taking, wait


def _not_by_itself(s: State, ctx: Context, i: w.Instruction) -> bool:
    """Choosing changes nothing; what is done with the choice may."""
    return False


@directs(w.Choose, _not_by_itself, checkpoint=False)
def _choose(s: State, f: BlockFrame, i: w.Choose) -> bool:
    if f.stage == BlockStage.ANSWERED:
        if i.up_to and s.last_choice:
            s.stack[-1] = taking(f, player(f, i.by))
        return put(s, chosen=slot_filled(f, i.slot, s.last_choice), last=len(s.last_choice))
    candidates = targets(s, f, f.block, f.next_instruction)
    most = min(number(s, f, i.amount), len(candidates))
    if most <= 0 or (i.up_to and barred(s, f, player(f, i.by))):
        return put(s, chosen=slot_filled(f, i.slot, ()), last=0)
    least = 0 if i.up_to else most
    s.stack.append(
        ChooseFrame(
            player(f, i.by),
            s.edition.cites["targets"],
            "target",
            "card",
            candidates,
            least,
            most,
            card=f.source,
            detail=DIFFERENT if i.different else "",
        )
    )
    return wait(s, f, BlockStage.ANSWERED)


def slot_filled(f: BlockFrame, slot: int, last_choice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    chosen = list(f.chosen)
    while len(chosen) <= slot:
        chosen.append(())
    chosen[slot] = last_choice
    return tuple(chosen)


@directs(w.ChooseServer, _not_by_itself, checkpoint=False)
def _choose_server(s: State, f: BlockFrame, i: w.ChooseServer) -> bool:
    if f.stage == BlockStage.ANSWERED:
        return name(s, SERVER, s.last_choice[0] if s.last_choice else NOBODY)  # there may be no such server
    found = servers(s, f, i.server)
    s.stack.append(
        ChooseFrame(player(f, i.by), s.edition.cites["targets"], "server", "server", found, card=f.source)
    )
    return wait(s, f, BlockStage.ANSWERED)


@directs(w.MoveToServer, lambda s, x, i: any(_open_to(s, x, i, cid) for cid in cards(s, x, i.ref)))
def _move_to_server(s: State, f: BlockFrame, i: w.MoveToServer) -> bool:
    """An installed card moves to a server that already exists and that is for such cards."""
    moved = same_objects(s, f, i.ref)
    if f.stage == BlockStage.ANSWERED:
        if not s.last_choice or not moved:
            return put(s, last=0)
        atoms.relocate(s, moved[0], s.last_choice[0])
        return put(s, last=1)
    found = _open_to(s, f, i, moved[0]) if moved else ()
    if not found:
        return put(s, last=0)
    s.stack.append(ChooseFrame(f.side, s.edition.cites["targets"], "server", "server", found, card=moved[0]))
    return wait(s, f, BlockStage.ANSWERED)


def _open_to(s: State, ctx: Context, i: w.MoveToServer, cid: int) -> tuple[int, ...]:
    """The servers an installed card may move to."""
    here = s.cards[cid].server
    if here < 0:
        return ()
    return tuple(
        server
        for server in servers(s, ctx, i.server)
        if server != here and may_install_at(s, cid, server) and not _second_region(s, cid, server)
    )


def _second_region(s: State, cid: int, server: int) -> bool:
    """Whether a region would be the second in the root of a server."""
    return "region" in s.cards[cid].face.facts.subtypes and any(
        "region" in s.cards[c].face.facts.subtypes for c in s.servers[server].root
    )


MOST_NUMBERS: Final = 9_999
"""A choice of a number lists every one, so there is an end to them, far beyond all play."""


@directs(w.ChooseNumber, _not_by_itself, checkpoint=False)
def _choose_number(s: State, f: BlockFrame, i: w.ChooseNumber) -> bool:
    if f.stage == BlockStage.ANSWERED:
        if i.least == 0 and s.last_choice[0]:  # none of it would have been possible, too
            s.stack[-1] = taking(f, player(f, i.by))
        return put(s, x=s.last_choice[0], last=s.last_choice[0])
    least, most = number(s, f, i.least), number(s, f, i.most)
    most = min(max(least, most), least + MOST_NUMBERS)
    if i.least == 0 and barred(s, f, player(f, i.by)):
        most = 0
    s.stack.append(
        ChooseFrame(
            player(f, i.by),
            s.edition.cites["choice"],
            "number",
            "number",
            tuple(range(least, most + 1)),
            card=f.source,
        )
    )
    return wait(s, f, BlockStage.ANSWERED)


@directs(w.Search, lambda s, x, i: bool(s.zones[i.zone]))
def _search(s: State, f: BlockFrame, i: w.Search) -> bool:
    """Find a card; it is set aside, and a searched deck is shuffled (9.10.4d)."""
    if f.stage == BlockStage.ANSWERED:
        for cid in s.last_choice:
            owner = s.cards[cid].owner
            atoms.move(s, cid, ASIDE)
            if i.reveal:
                s.cards[cid] = s.cards[cid]._replace(seen=True)
                atoms.emit(s, "reveal", owner, cid)
        last_choice = s.last_choice
        if i.zone in (STACK, RND):
            atoms.shuffle(s, f.side)
        atoms.emit(s, "search", f.side, zone=i.zone, origin=i.zone)
        return put(s, chosen=slot_filled(f, i.slot, last_choice), last=len(last_choice))
    found = tuple(cid for cid in s.zones[i.zone] if matches(s, f, i.filter, cid))
    if s.edition.policies.found_fits:
        found = acceptable_targets(s, f, found, f.block, f.next_instruction, i.slot)
    # Only a search with a criterion, or for up to so many cards, may fail to find what is there (26.03:
    # 8.7.2d, 8.7.2e).
    least = 1 if i.filter == ANY_CARD and i.amount == 1 and found else 0
    rule, names = s.edition.cites["search"], DIFFERENT if i.different else ""
    s.stack.append(
        ChooseFrame(f.side, rule, "search", "card", found, least, i.amount, card=f.source, detail=names)
    )
    return wait(s, f, BlockStage.ANSWERED)


@directs(w.ChooseType, _not_by_itself, checkpoint=False)
def _choose_type(s: State, f: BlockFrame, i: w.ChooseType) -> bool:
    if f.stage == BlockStage.ANSWERED:
        return name(s, TYPE, s.last_choice[0])
    rule, types = s.edition.cites["choice"], tuple(TYPES.index(kind) for kind in dict.fromkeys(i.types))
    s.stack.append(ChooseFrame(player(f, i.by), rule, "card-type", "type", types, card=f.source))
    return wait(s, f, BlockStage.ANSWERED)


@directs(w.ChooseName, _not_by_itself, checkpoint=False)
def _choose_name(s: State, f: BlockFrame, i: w.ChooseName) -> bool:
    """Of the candidates only those are kept that are on no list: home-made cards."""
    if f.stage == BlockStage.ANSWERED:
        return name(s, NAME, s.last_choice[0])
    by = player(f, i.by)
    rule, known = s.edition.cites["choice"], homemade(s, by)
    s.stack.append(ChooseFrame(by, rule, "card-name", "name", known, card=f.source))
    return wait(s, f, BlockStage.ANSWERED)


@directs(w.ChooseRandom, _not_by_itself, checkpoint=False)
def _choose_random(s: State, f: BlockFrame, i: w.ChooseRandom) -> bool:
    picked = s.mixed(select(s, f, i.filter))[: max(0, number(s, f, i.amount))]
    return put(s, chosen=slot_filled(f, i.slot, picked), last=len(picked))


@directs(w.ChoosePile, _not_by_itself, checkpoint=False)
def _choose_pile(s: State, f: BlockFrame, i: w.ChoosePile) -> bool:
    """The opponent picks the first pile out of sight; then the controller is told how large the two are."""
    if f.stage == BlockStage.NEW:
        found = select(s, f, i.filter)
        if len(found) < 2:
            return put(s, chosen=(found, ()), last=len(found))
        rule, most = s.edition.cites["targets"], len(found) - 1
        s.stack.append(ChooseFrame(other(f.side), rule, "pile", "card", found, 1, most, card=f.source))
        return wait(s, f, BlockStage.ANSWERED)
    if f.stage == BlockStage.ANSWERED:
        first = s.last_choice
        second = tuple(c for c in select(s, f, i.filter) if c not in first)
        s.stack[-1] = f._replace(chosen=(first, second), stage=BlockStage.PAID)
        rule = s.edition.cites["targets"]
        s.stack.append(ChooseFrame(f.side, rule, "which-pile", "number", (1, 2), card=f.source))
        return False
    pile = f.chosen[s.last_choice[0] - 1]
    return put(s, chosen=(pile, ()), last=len(pile))


@directs(w.AccessEach, lambda s, x, i: not foreseen(i.ref) or bool(cards(s, x, i.ref)))
def _access_each(s: State, f: BlockFrame, i: w.AccessEach) -> bool:
    """Each access is an instruction of its own (26.03: 9.11.4b). It keeps in mind how many there were; those
    to come are the affected cards."""
    there = cards(s, f, i.ref) if f.stage == BlockStage.NEW else f.affected
    left = tuple(c for c in there if s.cards[c].zone in HAND_OF.values())
    if not left:
        return put(s, last=f.kept, affected=())
    card = left[s.chance(len(left))]
    rest = tuple(c for c in left if c != card)
    s.stack[-1] = f = f._replace(stage=BlockStage.ANSWERED, kept=f.kept + 1, affected=rest)
    push_block(s, f._replace(chosen=((card,), ())), (w.AccessCard(CHOSEN),))
    return False


@directs(w.Arrange, lambda s, x, i: len(_on_top(s, x)) > 1 or not x.those)
def _arrange(s: State, f: BlockFrame, i: w.Arrange) -> bool:
    """The cards are picked from the top one downwards."""
    there = _on_top(s, f)
    if f.stage == BlockStage.ANSWERED:
        atoms.arrange(s, f.side, s.last_choice)
        return put(s, last=len(s.last_choice))
    if len(there) < 2:
        return put(s, last=0)
    rule = s.edition.cites["arrange"]
    s.stack.append(ChooseFrame(f.side, rule, "arrange", "card", there, len(there), len(there), card=f.source))
    return wait(s, f, BlockStage.ANSWERED)


def _on_top(s: State, ctx: Context) -> tuple[int, ...]:
    """The cards in view that are in a deck."""
    return tuple(c for c in in_view(s, ctx) if s.cards[c].zone in DECK_OF.values())


@directs(w.Distribute, lambda s, x, i: some(s, x, i.amount) and exists(s, x, i.filter))
def _distribute(s: State, f: BlockFrame, i: w.Distribute) -> bool:
    """A card is chosen for each counter; then all are placed together."""
    picked = f.chosen[0] + s.last_choice if f.stage == BlockStage.ANSWERED else ()
    total = number(s, f, i.amount)
    found = select(s, f, i.filter)
    if f.stage == BlockStage.ANSWERED and (len(picked) >= total or not found):
        done = sum(atoms.place(s, cid, i.kind, picked.count(cid)) for cid in dict.fromkeys(picked))
        return put(s, chosen=slot_filled(f, 0, picked), last=done)
    if not found or total <= 0:
        return put(s, last=0)
    s.stack[-1] = f._replace(chosen=slot_filled(f, 0, picked), stage=BlockStage.ANSWERED)
    rule = s.edition.cites["targets"]
    s.stack.append(ChooseFrame(f.side, rule, "target", "card", found, card=f.source, detail=i.kind))
    return False
