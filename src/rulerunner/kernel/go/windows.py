"""Paid ability windows and mid-access windows (9.2): who has priority, and when the window closes."""

from ...lang.abilities import Paid
from ...lang.costs import TrashThis
from ...lang.words import CORP, RUNNER, Side, other
from ...state.changes import EnterEffect
from ...state.decision import PASS, Decision, Option, new_decision
from ...state.frames import (
    AbilityFrame,
    BasicActionFrame,
    ChooseFrame,
    MidAccessFrame,
    WindowFrame,
    new_window,
)
from ...state.records import ExpectedEffect
from ...state.resolving import new_ability, new_block
from ...state.stages import AbilityStage
from ...state.state import State
from ..change import atoms
from ..change.atoms.effects import mark_used
from ..may.affording import can_pay, undoes_nothing, whose_trash_cost
from ..may.funds import purpose
from ..may.prices import fewer_clicks, use_askers, use_costs
from ..may.triggers import WHOLE_CARD
from ..may.window_options import mid_access_options, obliged, window_options
from ..may.x_costs import MOST_X
from ..read.context import PlainContext, new_context
from .checkpoint import checkpoint
from .imminent import begin
from .paying import pay
from .playing import begin_trash_access


def paid_step(s: State, f: WindowFrame) -> Decision | None:
    if f.closed or (f.kind == "break" and f.acted):
        _close(s, f)
        return None
    if s.checkpoint_due and checkpoint(s):
        return None
    s.rule = f.rule
    options = window_options(s, f)
    if not options:
        _pass(s, f)
        return None
    return asking(f, options)


def asking(f: WindowFrame, options: list[Option]) -> Decision:
    """The choice before the player with priority."""
    return new_decision(f.holder, "paid", (*options, PASS), f.rule, f.kind)


def _close(s: State, f: WindowFrame) -> None:
    s.rule = f.rule
    atoms.progress(s, "window closes", "", f.kind)
    s.stack.pop()


def _pass(s: State, f: WindowFrame) -> None:
    """Pass priority; a player who receives it from the opponent and passes at once closes the window."""
    atoms.progress(s, "pass priority", f.holder)
    if f.sides != "both" or (f.from_opponent and not f.acted):
        _close(s, f)
    else:
        s.stack[-1] = new_window(f.kind, f.rule, f.rez, f.score, f.ice, f.sides, other(f.holder), True)


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
            s.stack.append(new_ability(option.card, s.cards[option.card].object_no, option.ability, side))
        case "rez":
            begin(s, (EnterEffect("rez", CORP, cards=(option.card,)),), CORP)
        case "score":
            begin(s, (ExpectedEffect("score", CORP, cards=(option.card,)),), CORP)
        case "purge":
            s.stack.append(BasicActionFrame(CORP, "forgo and purge"))


def ability_step(s: State, f: AbilityFrame) -> Decision | None:
    if f.stage == AbilityStage.RESOLVED:
        s.stack.pop()
        s.source = f.source
        atoms.emit(s, "action resolved", f.side, f.source)
        return None
    if f.stage == AbilityStage.NEW and f.place in s.cards[f.source].face.x_costs:
        s.stack[-1] = f._replace(stage=AbilityStage.X_ASKED)
        _ask_x(s, f)
        return None
    if f.stage != AbilityStage.PAID:
        x = s.last_choice[0] if f.stage == AbilityStage.X_ASKED else 0
        card = s.cards[f.source]
        ability = card.face.abilities[f.place]
        assert isinstance(ability, Paid)
        s.rule, s.source = s.edition.cites[f.cite], f.source
        mark_used(s, f.source, f.object_no, f.place, ability.once)
        if card.face.used_once:
            mark_used(s, f.source, f.object_no, WHOLE_CARD, "turn")
        less = f.less
        s.stack[-1] = f = f.paid(card.server, x)
        atoms.emit(s, "use", f.side, f.source, sort=_sort(ability), place=f.place)
        payer = new_context(f.source, f.side, f.change, x=x)
        cost = fewer_clicks(use_costs(s, f.source, f.place), less)
        asked = use_askers(s, f.source, f.place)
        spent = card.face.purpose
        pay(s, payer, cost, spent, whose_trash_cost(s, spent), cites=f.cite, asked=asked)
        if s.stack[-1] is not f or s.result is not None:
            return None
    ability = s.cards[f.source].face.printed.abilities[f.place]  # paid for, it cannot be lost any more
    assert isinstance(ability, Paid)
    # The ability acts for the object its cost was paid with (9.5.4).
    block = new_block(
        ability.block, f.source, f.object_no, f.side, f.cite, change=f.change, here=f.here, x=f.x
    )
    if ability.is_action and atoms.heard(s, "action resolved"):
        s.stack[-1] = f._replace(stage=AbilityStage.RESOLVED)
        s.stack.append(block)
    else:
        s.stack[-1] = block
    return None


def _sort(ability: Paid) -> str:
    """What sort of ability is used: whether it is an action, and whether its card is trashed for it."""
    kind = "action" if ability.is_action else "ability"
    for part in ability.cost:
        if isinstance(part, TrashThis):
            return f"trash {kind}"
    return kind


def _ask_x(s: State, f: AbilityFrame) -> None:
    """The value of X is chosen and announced before the cost is paid (26.03: 1.16.2c). Where X costs
    nothing, there is no greatest one, and it is limited."""
    ability = s.cards[f.source].face.abilities[f.place]
    assert isinstance(ability, Paid)
    most, spent = 0, purpose(s, f.source)
    while most < MOST_X:
        payer = PlainContext(f.source, f.side, f.change, x=most + 1)
        if not can_pay(s, payer, ability.cost, spent):
            break
        if not undoes_nothing(s, payer, ability.cost, spent, ability):
            break
        most += 1
    numbers = tuple(range(most + 1))
    s.stack.append(ChooseFrame(f.side, s.edition.cites["cost"], "number", "number", numbers, card=f.source))


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
    offered = tuple(obliged(s, s.access.card, options)) or (*options, PASS)
    return new_decision(RUNNER, "mid-access", offered, f.rule, "mid-access", s.access.card)


def mid_access_answer(s: State, f: MidAccessFrame, option: Option) -> None:
    s.stack[-1] = f._replace(closed=True)
    if option.kind == "trash":
        begin_trash_access(s, option.card)
    elif option.kind == "use":
        start_option(s, RUNNER, option)
