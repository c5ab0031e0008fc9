"""Priority windows (9.2): who may act, what they may do, and when the window closes.

A window generates its options; that is the only place where what is legal is written down. Options come in a
fixed order: abilities (oldest card first), rezzing, scoring, passing.
"""

from ..lang.abilities import Paid, When, While
from ..lang.face import Face
from ..lang.words import AGENDA, CORP, RUNNER, Side, other
from ..state.decision import PASS, Decision, Option, offer
from ..state.frames import (
    AbilityFrame,
    BasicActionFrame,
    BlockFrame,
    MidAccessFrame,
    ReactionFrame,
    RezFrame,
    ScoreFrame,
    SubroutinesFrame,
    WindowFrame,
)
from ..state.records import NOBODY, Pending
from ..state.state import State, Where
from . import atoms
from .ask import Ctx, holds, plain
from .checkpoint import checkpoint
from .costs import can_pay, can_spend, only_pool, pay, purpose
from .derive import additional_cost, cannot, may_trash, requirement, rez_cost, trash_cost, virus_counters
from .installing import rez_costs, trash_costs
from .pending import mine
from .playing import begin_trash_access
from .potential import block_matters, usable
from .triggers import mark_used, used_up

# --- what may be done -------------------------------------------------------------------------------------


def ability_options(s: State, side: Side, shelf: dict[Side, tuple[Where, ...]]) -> list[Option]:
    """The paid abilities on a shelf of the index that a player may use now."""
    options: list[Option] = []
    if side not in shelf:
        return options
    for cid, index in shelf[side]:
        ability = s.cards[cid].face.abilities[index]
        assert isinstance(ability, Paid)
        if may_use(s, side, cid, index, ability):
            options.append(offer("use", cid, index))
    return options


def paid_options(s: State, side: Side) -> list[Option]:
    """The paid abilities a player may use now. Outside encounters most icebreakers need no look."""
    return ability_options(s, side, s.paid_anywhere if s.encounter is None else s.paid)


def may_use(s: State, side: Side, cid: int, index: int, ability: Paid) -> bool:
    """Whether a paid ability may be used: its restrictions, its cost, its potential (9.5, 1.2.5)."""
    card = s.cards[cid]
    face = card.face
    short = face.credit_costs[index] > s.players[side].credits
    if short and only_pool(s, side):
        return False
    if ability.once and used_up(s, cid, card.object_no, index, ability.once):
        return False
    ctx = plain(cid, side)
    if ability.condition is not None and not holds(s, ctx, ability.condition):
        return False
    if (short or not face.only_credits[index]) and not can_pay(s, ctx, ability.cost, face.purpose):
        return False
    return usable(s, ctx, ability.block, face.demands[index])


def in_vain(s: State, side: Side, option: Option) -> bool:
    """Whether an option of a window is an ability that could change nothing, where those may be used."""
    if option.kind != "use":
        return False
    face = s.cards[option.card].face
    ability = face.abilities[option.ability]
    assert isinstance(ability, Paid)
    if s.encounter is None and option.ability in face.in_encounters:
        return True
    return not block_matters(s, plain(option.card, side), ability.block)


def rez_options(s: State, ice: bool) -> list[Option]:
    """The cards the Corp may rez: non-ice cards, and the approached ice where the window says so."""
    options: list[Option] = []
    cards = s.cards
    for server in s.servers.values():
        for cid in server.root:
            card = cards[cid]
            if not card.faceup and card.face.type != AGENDA and may_rez(s, cid):
                options.append(offer("rez", cid))
    run = s.run
    if ice and run is not None and run.approaching and not s.cards[run.ice].faceup and may_rez(s, run.ice):
        options.append(Option("rez", card=run.ice))
    return options


def may_rez(s: State, cid: int, ignoring: str = "") -> bool:
    """Whether the Corp can rez a card and pay for it."""
    if cannot(s, "rez", cid):
        return False
    if ignoring:
        return can_pay(s, plain(cid, CORP), rez_costs(s, cid, ignoring), "rez", cid)
    extra = additional_cost(s, "rez", cid, s.cards[cid].server)
    return can_spend(s, CORP, rez_cost(s, cid), extra, "rez", cid)


def score_options(s: State) -> list[Option]:
    """The agendas the Corp may score: advanced far enough, in its own turn."""
    options: list[Option] = []
    if s.active != CORP:
        return options
    cards = s.cards
    for server in s.servers.values():
        for cid in server.root:
            card = cards[cid]
            if (
                card.face.type == AGENDA
                and card.count("advancement") >= requirement(s, cid)
                and not cannot(s, "score", cid)
                and can_pay(s, plain(cid, CORP), additional_cost(s, "score", cid))
            ):
                options.append(Option("score", card=cid))
    return options


# --- paid ability windows ---------------------------------------------------------------------------------


def paid_step(s: State, f: WindowFrame) -> Decision | None:
    if f.closed or (f.kind == "break" and f.acted):
        _close(s, f)
        return None
    if s.checkpoint_due and checkpoint(s):
        return None
    s.rule = f.rule
    options = offered(s, f)
    if not options:
        _pass(s, f)
        return None
    return asking(f, options)


def asking(f: WindowFrame, options: list[Option]) -> Decision:
    """The choice before the player with priority."""
    return Decision(f.holder, "paid", (*options, PASS), f.rule, f.kind)


def offered(s: State, f: WindowFrame) -> list[Option]:
    """What the player with priority may do besides passing."""
    side = f.holder
    options: list[Option] = []
    if f.sides != "both" and f.sides != side:
        return options
    if f.kind != "paid":
        return icebreaker_options(s, boosting=f.kind == "strength")
    shelf = s.paid_anywhere if s.encounter is None else s.paid
    if side in shelf:
        options = ability_options(s, side, shelf)
        if options and s.edition.policies.icebreakers == "steps":
            options = [o for o in options if not _of_icebreaker(s, o)]
    if side == CORP:
        if f.rez:
            options += rez_options(s, f.ice)
        if f.score:
            options += score_options(s)
        if f.rez and s.edition.policies.purge == "forgoing" and virus_counters(s):
            options.append(Option("purge"))
    return options


def icebreaker_options(s: State, boosting: bool) -> list[Option]:
    """The chart's steps 9 and 10: strength abilities, or abilities that break."""
    return [
        option
        for option in paid_options(s, RUNNER)
        if option.ability in (_face(s, option).boosts if boosting else _face(s, option).breakers)
    ]


def _of_icebreaker(s: State, option: Option) -> bool:
    """Whether an ability breaks subroutines or adds strength for that: the chart has steps of their own."""
    return option.ability in _face(s, option).breakers + _face(s, option).boosts


def _face(s: State, option: Option) -> Face:
    return s.cards[option.card].face


def _close(s: State, f: WindowFrame) -> None:
    s.rule = f.rule
    atoms.progress(s, "window closes", detail=f.kind)
    s.stack.pop()


def _pass(s: State, f: WindowFrame) -> None:
    """Pass priority; a player who receives it from the opponent and passes at once closes the window."""
    atoms.progress(s, "pass priority", f.holder)
    if f.sides != "both" or (f.from_opponent and not f.acted):
        _close(s, f)
    else:
        s.stack[-1] = WindowFrame(f.kind, f.rule, f.rez, f.score, f.ice, f.sides, other(f.holder), True)


def paid_answer(s: State, f: WindowFrame, option: Option) -> None:
    if option.kind == "pass":
        _pass(s, f)
        return
    s.stack[-1] = f.used()
    start_option(s, f.holder, option)


def start_option(s: State, side: Side, option: Option) -> None:
    """Begin what a paid ability window's option stands for."""
    match option.kind:
        case "use":
            s.stack.append(AbilityFrame(option.card, s.cards[option.card].object_no, option.ability, side))
        case "rez":
            s.stack.append(RezFrame(option.card))
        case "score":
            s.stack.append(ScoreFrame(option.card))
        case "purge":
            s.stack.append(BasicActionFrame(CORP, "forgo and purge"))


# --- using a paid ability (9.5.6) -------------------------------------------------------------------------


def ability_step(s: State, f: AbilityFrame) -> Decision | None:
    if f.stage == 0:
        card = s.cards[f.source]
        ability = card.face.abilities[f.place]
        assert isinstance(ability, Paid)
        s.rule, s.source = s.edition.cites[f.cite], f.source
        mark_used(s, f.source, f.object_no, f.place, ability.once)
        f = AbilityFrame(f.source, f.object_no, f.place, f.side, 1, f.cite, f.change, card.server)
        s.stack[-1] = f
        atoms.emit(s, "use", f.side, f.source, n=f.place, detail="ability")
        pay(s, Ctx(f.source, f.side, f.change), ability.cost, purpose(s, f.source), cites=f.cite)
        if s.stack[-1] is not f or s.result is not None:
            return None
    ability = s.cards[f.source].face.abilities[f.place]
    assert isinstance(ability, Paid)
    # The ability acts for the object its cost was paid with (9.5.4).
    s.stack[-1] = BlockFrame(
        ability.block, f.source, f.object_no, f.side, f.cite, change=f.change, here=f.here
    )
    return None


# --- reaction windows (9.2.8) -----------------------------------------------------------------------------


def reaction_step(s: State, f: ReactionFrame) -> Decision | None:
    if f.closed:
        s.stack.pop()
        return None
    if s.checkpoint_due and checkpoint(s):
        return None
    waiting = mine(s, f.pending, f.holder)
    if not waiting and not f.second:
        s.stack[-1] = f = f.passed()
        waiting = mine(s, f.pending, f.holder)
    if not waiting:
        s.stack.pop()
        return None
    if len(waiting) == 1:
        single = waiting[0]
        options: tuple[Option, ...] = (_triggering(f, single),)
        if optional(single):
            options += (PASS,)
    else:
        options = tuple(_triggering(f, p) for p in _distinct(waiting))
        if all(optional(p) for p in waiting):
            options += (PASS,)
    s.rule = s.edition.cites["reaction"]
    return Decision(f.holder, "reaction", options, s.rule, "reaction")


def _triggering(f: ReactionFrame, p: Pending) -> Option:
    return Option("trigger", card=p.source, ability=p.place, number=f.pending.index(p))


def _distinct(waiting: list[Pending]) -> list[Pending]:
    """Instances of one ability that met its condition in the same way are one option."""
    seen = set()
    out = []
    for p in waiting:
        delayed = p.ability if p.lingering >= 0 else None
        key = (p.source, p.place, delayed, p.bound, p.chosen, p.change.moment if p.change is not None else 0)
        if key not in seen:
            seen.add(key)
            out.append(p)
    return out


def optional(p: Pending) -> bool:
    return isinstance(p.ability, Paid) or (isinstance(p.ability, When) and p.ability.optional)


def reaction_answer(s: State, f: ReactionFrame, option: Option) -> None:
    if option.kind == "pass":
        atoms.progress(s, "pass priority", f.holder)
        if f.second:
            s.stack.pop()
        else:
            s.stack[-1] = f.passed()
        return
    pending = f.pending[option.number]
    rest = f.pending[: option.number] + f.pending[option.number + 1 :]
    s.stack[-1] = f.left_with(rest)
    trigger(s, pending)


def trigger(s: State, pending: Pending) -> None:
    """Resolve a pending ability (9.6.15). A delayed one without a duration is gone once it does."""
    ability = pending.ability
    if isinstance(ability, Paid):
        place, change = pending.place, pending.change
        s.stack.append(AbilityFrame(pending.source, pending.object_no, place, pending.side, change=change))
        return
    assert isinstance(ability, (When, While))
    if pending.place >= 0 and isinstance(ability, When) and ability.once:
        mark_used(s, pending.source, pending.object_no, pending.place, ability.once)
    if pending.lingering >= 0:
        s.lingering = tuple(e for e in s.lingering if e.id != pending.lingering or e.duration)
    s.stack.append(
        BlockFrame(
            ability.block,
            pending.source,
            _object(s, pending),
            pending.side,
            "conditional-ability",
            change=pending.change,
            chosen=pending.chosen,
            bound=pending.bound,
            here=pending.here,
        )
    )


def _object(s: State, pending: Pending) -> int:
    """The object that the ability speaks of as its source: none, if a delayed one has lost it already."""
    lost = pending.lingering >= 0 <= pending.source and s.cards[pending.source].object_no != pending.object_no
    return NOBODY if lost else pending.object_no


# --- subroutines in 1.4 (6.9.3c) --------------------------------------------------------------------------


def subroutines_step(s: State, f: SubroutinesFrame) -> Decision | None:
    encounter = s.encounter
    if f.closed or encounter is None or encounter.id != f.encounter or encounter.cut_short:
        s.stack.pop()
        return None
    if checkpoint(s):
        return None
    if not f.pending:
        s.stack.pop()
        return None
    s.rule = f.rule
    s.stack[-1] = f._replace(pending=f.pending[1:])
    resolve_subroutine(s, f.pending[0])
    return None


def resolve_subroutine(s: State, index: int) -> None:
    """The Corp resolves one subroutine of the encountered ice."""
    encounter = s.encounter
    assert encounter is not None
    ice = s.cards[encounter.ice]
    s.encounter = encounter._replace(resolved=(*encounter.resolved, index))
    atoms.emit(s, "subroutine resolves", CORP, encounter.ice, n=index)
    s.stack.append(
        BlockFrame(
            ice.face.subs[index].block, encounter.ice, ice.object_no, CORP, "subroutine", here=ice.server
        )
    )


# --- mid-access (26.03: 9.2.10; 1.4: 7.8.3) ---------------------------------------------------------------


def mid_access_options(s: State) -> list[Option]:
    access = s.access
    if access is None or s.cards[access.card].object_no != access.object_no:
        return []
    cid = access.card
    options = []
    if may_trash(s, cid, RUNNER):
        price = trash_cost(s, cid)
        if price is not None and can_pay(s, plain(cid, RUNNER), trash_costs(s, cid), "trash", cid):
            options.append(Option("trash", card=cid))
    for cid, card in enumerate(s.cards):
        if card.active_since >= 0 and card.face.access_paid and card.owner == RUNNER:
            for index in card.face.access_paid:
                ability = card.face.abilities[index]
                assert isinstance(ability, Paid)
                # What cannot be done to the accessed card cannot be paid for either (26.03: 7.1.5b).
                matters = block_matters(s, plain(cid, RUNNER), ability.block)
                if matters and may_use(s, RUNNER, cid, index, ability):
                    options.append(Option("use", card=cid, ability=index))
    return options


def mid_access_step(s: State, f: MidAccessFrame) -> Decision | None:
    if f.closed:
        s.stack.pop()
        return None
    if checkpoint(s):
        return None
    s.rule = f.rule
    options = mid_access_options(s)
    if not options:
        s.stack.pop()
        return None
    assert s.access is not None
    return Decision(RUNNER, "mid-access", (*options, PASS), f.rule, "mid-access", s.access.card)


def mid_access_answer(s: State, f: MidAccessFrame, option: Option) -> None:
    s.stack[-1] = f._replace(closed=True)
    if option.kind == "trash":
        begin_trash_access(s, option.card)
    elif option.kind == "use":
        start_option(s, RUNNER, option)
