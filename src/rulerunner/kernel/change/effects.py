"""Effects: carrying them out. `APPLY` has a function for each kind, which says how much it did."""

from collections.abc import Callable
from typing import Final

from ...lang import instructions as w
from ...lang.abilities import CounterText, Trigger, When
from ...lang.quantities import X
from ...lang.refs import THIS_SERVER
from ...lang.words import CORP, CREDIT, DECK_OF, IDENTITIES, PLAY, RUNNER, SCORE_OF, TABLE, VIRUS, Side
from ...state.changes import EnterEffect, HostEffect, InsteadEffect, MoveEffect
from ...state.frames import BlockFrame, DrawFrame, InstallFrame, RezFrame, StructureFrame
from ...state.records import ExpectedEffect, Lingering
from ...state.stages import DrawStage
from ...state.state import State
from ..may.interrupts import preventable
from ..may.permitted import may_trash
from ..read.declared import cannot, prevented
from . import altering, atoms, breaking, movement
from .kinds import WAITS
from .lasting import lasting

Apply = Callable[[State, ExpectedEffect], int]


def apply(s: State, fx: ExpectedEffect) -> int:
    """Carry out an effect; how much it did. Effects that are procedures push a frame and give -1."""
    return APPLY[fx.kind](s, fx)


def _do_damage(s: State, fx: ExpectedEffect) -> int:
    if preventable(fx) and prevented(s, "damage", fx.sort):
        return 0
    return atoms.damage(s, fx.sort, fx.amount)


def _do_tags(s: State, fx: ExpectedEffect) -> int:
    return 0 if prevented(s, "tags", "") else atoms.take_tags(s, fx.amount)


def _do_trash(s: State, fx: ExpectedEffect) -> int:
    hit = tuple(c for c in fx.cards if may_trash(s, c, fx.side))
    faceup = s.access is not None and hit == (s.access.card,)
    done = atoms.trash(s, hit, faceup=faceup)
    if faceup and fx.side == RUNNER:
        atoms.emit(s, "trash accessed", RUNNER, hit[0])
    return done


OPEN_ZONES: Final = ("Archives", "heap", "removed", *SCORE_OF.values())


def _do_move(s: State, fx: ExpectedEffect) -> int:
    """Cards move to a zone. An agenda that enters the Corp's score area is active there, but not scored."""
    assert isinstance(fx, MoveEffect)
    if fx.shown:
        _do_reveal(s, fx._replace(cards=tuple(c for c in fx.cards if _hidden(s, c))))
    for cid in fx.cards:
        origin = s.cards[cid].zone
        atoms.move(s, cid, fx.zone, faceup=fx.zone in OPEN_ZONES, bottom=fx.bottom)
        if fx.zone == SCORE_OF["corp"]:
            atoms.activate(s, cid)
        atoms.emit(s, "move", s.cards[cid].owner, cid, origin=origin, zone=fx.zone)
    return len(fx.cards)


HOST_ZONES: Final = (TABLE, PLAY, IDENTITIES, *SCORE_OF.values())
"""Where cards can host anything: the play area and the score areas (26.03: 1.13.1a)."""


def _do_place(s: State, fx: ExpectedEffect) -> int:
    hosts = (cid for cid in fx.cards if s.cards[cid].zone in HOST_ZONES)
    return sum(atoms.place(s, cid, fx.sort, fx.amount) for cid in hosts)


def _do_remove(s: State, fx: ExpectedEffect) -> int:
    return sum(atoms.remove(s, cid, fx.sort, fx.amount) for cid in fx.cards)


def _do_place_own(s: State, fx: ExpectedEffect) -> int:
    """Credits leave the pool for a card; they are neither spent nor lost."""
    return sum(atoms.set_credits_on(s, _who(fx), cid, fx.amount) for cid in fx.cards)


def _take(s: State, side: str, cid: int, amount: int) -> int:
    taken = atoms.remove(s, cid, CREDIT, amount)
    return atoms.gain_credits(s, "corp" if side == CORP else "runner", taken)


def _do_take(s: State, fx: ExpectedEffect) -> int:
    return sum(_take(s, fx.side, cid, fx.amount) for cid in fx.cards)


def _do_take_any(s: State, fx: ExpectedEffect) -> int:
    """Ask how many, then take them; the question is a frame of its own."""
    cid = fx.cards[0]
    most = s.cards[cid].count(CREDIT)
    block = (w.TakeCredits(X),)
    side = s.cards[cid].owner
    s.stack.append(BlockFrame((w.ChooseNumber(0, most), *block), cid, s.cards[cid].object_no, side, "choice"))
    return WAITS


def _do_infect(s: State, fx: ExpectedEffect) -> int:
    """Put counters down; with the first of a kind in a place, what the counters do comes into force."""
    if fx.server >= 0 and fx.server not in s.servers:
        return 0
    atoms.mark(s, fx.sort, fx.server, fx.amount)
    card = s.cards[fx.source]
    if any(e.duration == "game" and e.here == fx.server and e.counter == fx.sort for e in s.lingering):
        return fx.amount
    base = Lingering(
        0,
        fx.source,
        card.object_no,
        card.owner,
        "game",
        0,
        active_since=s.moment,
        here=fx.server,
        counter=fx.sort,
    )
    for text in card.face.abilities:
        if isinstance(text, CounterText) and text.kind == fx.sort:
            for effect in lasting(base, text.ability):
                atoms.linger(s, effect._replace(id=s.fresh()))
    return fx.amount


def _do_show_random(s: State, fx: ExpectedEffect) -> int:
    shown = s.mixed(s.zones[fx.zone])[: fx.amount]
    for cid in shown:
        atoms.emit(s, "reveal", s.cards[cid].owner, cid)
    return len(shown)


def _do_purge(s: State, fx: ExpectedEffect) -> int:
    total = sum(
        atoms.remove(s, cid, VIRUS, card.count(VIRUS)) for cid, card in enumerate(s.cards) if card.counters
    )
    total += sum(s.loose_counters.values())
    s.loose_counters = {}
    s.lingering = tuple(effect for effect in s.lingering if not effect.counter)
    atoms.emit(s, "purge", CORP, amount=total)
    return total


def _do_draw(s: State, fx: ExpectedEffect) -> int:
    """Draw; cards that lie aside are added to the hand once the frame for them is done."""
    side = _who(fx)
    done = atoms.draw(s, side, fx.amount)
    if not done or not s.edition.policies.drawn_aside:
        return done
    drawn = tuple([(cid, s.cards[cid].object_no) for cid in s.touched])
    top = s.stack[-1]
    if isinstance(top, DrawFrame) and top.stage == DrawStage.NEW:  # players who draw together (26.03: 8.4.4)
        s.stack[-1] = top._replace(drawn=top.drawn + drawn)
    else:
        s.stack.append(DrawFrame(side, drawn))
    return WAITS


def _do_shuffle(s: State, fx: ExpectedEffect) -> int:
    atoms.shuffle(s, _who(fx))
    return 1


def _do_rez(s: State, fx: ExpectedEffect) -> int:
    assert isinstance(fx, EnterEffect)
    if s.cards[fx.cards[0]].faceup:
        return 0
    s.stack.append(RezFrame(fx.cards[0], fx.ignoring, directed=not _own_choice(s)))
    return WAITS


def _own_choice(s: State) -> bool:
    """Whether the instruction under way was chosen among others, additional costs and all (9.11.3e)."""
    blocks = [frame for frame in s.stack[-3:] if isinstance(frame, BlockFrame)]
    if len(blocks) < 2:
        return False
    outer = blocks[-2]
    return outer.next_instruction < len(outer.block) and isinstance(
        outer.block[outer.next_instruction], w.May | w.ChooseOne
    )


def _do_derez(s: State, fx: ExpectedEffect) -> int:
    done = 0
    for cid in fx.cards:
        if s.cards[cid].faceup and s.cards[cid].zone == TABLE:
            atoms.derez(s, cid)
            done += 1
    return done


def _do_install(s: State, fx: ExpectedEffect) -> int:
    assert isinstance(fx, EnterEffect)
    side = s.cards[fx.cards[0]].owner
    directed = not _own_choice(s)
    s.stack.append(
        InstallFrame(fx.cards[0], side, fx.ignoring, fx.discount, inward=fx.inward, directed=directed)
    )
    return WAITS


def _do_expose(s: State, fx: ExpectedEffect) -> int:
    done = 0
    for cid in fx.cards:
        card = s.cards[cid]
        if card.zone == TABLE and not card.faceup:
            s.cards[cid] = card._replace(seen=True)
            atoms.emit(s, "expose", card.owner, cid, server=card.server)
            done += 1
    return done


def _do_reveal(s: State, fx: ExpectedEffect) -> int:
    for cid in fx.cards:
        s.cards[cid] = s.cards[cid]._replace(seen=True)
        atoms.emit(s, "reveal", s.cards[cid].owner, cid)
    return len(fx.cards)


def _hidden(s: State, cid: int) -> bool:
    """Whether a card lies face down, or in a deck."""
    card = s.cards[cid]
    return card.zone in DECK_OF.values() or (card.zone in ("Archives", TABLE) and not card.faceup)


def _do_look(s: State, fx: ExpectedEffect) -> int:
    """Where the edition remembers which cards were seen, those looked at are (C17)."""
    for cid in fx.cards:
        if s.edition.policies.seen_cards_face_up and s.cards[cid].owner != fx.side:
            s.cards[cid] = s.cards[cid]._replace(seen=True)
    atoms.emit(s, "look", fx.side, amount=len(fx.cards), zone=fx.zone, cards=fx.cards)
    return len(fx.cards)


def _do_remember(s: State, fx: ExpectedEffect) -> int:
    s.cards[fx.source] = s.cards[fx.source]._replace(noted=tuple((c, s.cards[c].object_no) for c in fx.cards))
    return len(fx.cards)


def _do_remember_server(s: State, fx: ExpectedEffect) -> int:
    s.cards[fx.source] = s.cards[fx.source]._replace(noted_server=fx.server)
    return 1


def _do_swap(s: State, fx: ExpectedEffect) -> int:
    if len(fx.cards) != 2:
        return 0
    atoms.swap(s, fx.cards[0], fx.cards[1])
    return 1


def _do_host(s: State, fx: ExpectedEffect) -> int:
    assert isinstance(fx, HostEffect)
    if len(fx.cards) == 1 and fx.host >= 0:
        atoms.host_on(s, fx.cards[0], fx.host)
    return 1


def _may_begin(s: State) -> bool:
    """Whether a timing structure may begin; the edition may forbid it after a run's end (26.03: 6.8.2c)."""
    return s.run is None or not s.run.ended or s.edition.policies.structures_after_run_end


def _do_encounter(s: State, fx: ExpectedEffect) -> int:
    """A forced encounter: an Encounter Ice phase of its own (6.5.2a)."""
    if not _may_begin(s):
        return 0
    if not fx.cards:
        return 0
    run = s.edition.structures["run"]
    first = next(i for i, row in enumerate(run.rows) if getattr(row.op, "act", "") == "encounter-ice")
    s.stack.append(StructureFrame("run", first, 0, s.fresh(), "runner", forced=True, source=fx.cards[0]))
    return WAITS


def _do_access(s: State, fx: ExpectedEffect) -> int:
    if not fx.cards or cannot(s, "access", fx.cards[0]) or not _may_begin(s):
        return 0
    s.stack.append(StructureFrame("access", 0, 0, s.fresh(), "runner", source=fx.cards[0]))
    return WAITS


def _do_breach(s: State, fx: ExpectedEffect) -> int:
    if not _may_begin(s):
        return 0
    if s.breach is not None and s.edition.policies.access == "candidates":
        _breach_later(s, fx, s.breach.id)
        return 0
    own = fx.sort == "run"
    s.stack.append(StructureFrame("breach", 0, 0, s.fresh(), "runner", source=fx.server, basic=own))
    return WAITS


def _breach_later(s: State, fx: ExpectedEffect, after: int) -> None:
    """A breach during a breach waits for its end, as a conditional ability of the Runner's (26.03: 7.3.8)."""
    again = When(Trigger("breach ends"), (w.Breach(THIS_SERVER),))
    object_no = s.cards[fx.source].object_no if fx.source >= 0 else 0
    effect = Lingering(
        s.fresh(), fx.source, object_no, RUNNER, "breach", after, ability=again, here=fx.server
    )
    atoms.linger(s, effect._replace(active_since=s.moment))


def _do_success(s: State, fx: ExpectedEffect) -> int:
    run = s.run
    if run is None or cannot(s, "be successful", server=run.server):
        return 0
    s.run = run.but(successful=True)
    atoms.emit(s, "successful run", RUNNER, server=run.server)
    return 1


def _do_die(s: State, fx: ExpectedEffect) -> int:
    rolled = s.chance(6) + 1
    atoms.emit(s, "die", fx.side, amount=rolled)
    return rolled


def _do_lose_game(s: State, fx: ExpectedEffect) -> int:
    atoms.finish(s, RUNNER if fx.side == CORP else CORP, "card")
    return 1


def _do_jack_out(s: State, fx: ExpectedEffect) -> int:
    if s.run is None or cannot(s, "jack out", server=s.run.server):
        return 0
    return movement.jack_out(s)


def _do_must_jack_out(s: State, fx: ExpectedEffect) -> int:
    if s.run is not None:
        s.run = s.run.but(must_jack_out=True)
    return 1


def _do_access_more(s: State, fx: ExpectedEffect) -> int:
    """More accesses from the server of the breach that is beginning."""
    if s.breach is None:
        return 0
    s.breach = s.breach._replace(left=s.breach.left + fx.amount)
    return fx.amount


def _do_forgo(s: State, fx: ExpectedEffect) -> int:
    return atoms.forgo(s, _who(fx), fx.amount)


def _do_instead(s: State, fx: ExpectedEffect) -> int:
    """What a replacement effect does instead."""
    assert isinstance(fx, InsteadEffect)
    object_no = s.cards[fx.source].object_no if fx.source >= 0 else 0
    s.stack.append(BlockFrame(fx.block, fx.source, object_no, _who(fx), "replacement"))
    return WAITS


APPLY: Final[dict[str, Apply]] = {
    "gain credits": lambda s, x: atoms.gain_credits(s, "corp" if x.side == CORP else "runner", x.amount),
    "lose credits": lambda s, x: atoms.lose_credits(s, _who(x), x.amount),
    "gain clicks": lambda s, x: atoms.gain_clicks(s, _who(x), x.amount),
    "lose clicks": lambda s, x: atoms.lose_clicks(s, _who(x), x.amount),
    "draw": _do_draw,
    "tags": _do_tags,
    "remove tags": lambda s, x: atoms.remove_tags(s, x.amount),
    "damage": _do_damage,
    "bad publicity": lambda s, x: atoms.take_bad_publicity(s, x.amount),
    "remove bad publicity": lambda s, x: atoms.remove_bad_publicity(s, x.amount),
    "place": _do_place,
    "place own credits": _do_place_own,
    "remove": _do_remove,
    "take credits": _do_take,
    "take any credits": _do_take_any,
    "purge": _do_purge,
    "infect": _do_infect,
    "show random": _do_show_random,
    "discard random": lambda s, fx: atoms.discard(s, s.mixed(s.zones[fx.zone])[: fx.amount]),
    "trash": _do_trash,
    "move": _do_move,
    "shuffle": _do_shuffle,
    "rez": _do_rez,
    "derez": _do_derez,
    "install": _do_install,
    "expose": _do_expose,
    "reveal": _do_reveal,
    "look": _do_look,
    "remember": _do_remember,
    "remember server": _do_remember_server,
    "host": _do_host,
    "swap": _do_swap,
    "end the run": lambda s, x: movement.end_run(s),
    "bypass": lambda s, x: movement.bypass(s),
    "subroutine broken": breaking.do_break,
    "boost": breaking.do_boost,
    "attacked server changes": lambda s, x: movement.change_server(s, x.server),
    "encounter": _do_encounter,
    "access": _do_access,
    "breach": _do_breach,
    "successful run": _do_success,
    "jack out": _do_jack_out,
    "prevent": altering.do_prevent,
    "increase": altering.do_increase,
    "die": _do_die,
    "lose the game": _do_lose_game,
    "must jack out": _do_must_jack_out,
    "access more": _do_access_more,
    "forgo": _do_forgo,
    "instead": _do_instead,
}


def _who(fx: ExpectedEffect) -> Side:
    return "corp" if fx.side == CORP else "runner"
