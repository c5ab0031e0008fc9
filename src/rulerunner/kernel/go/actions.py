"""Action windows and basic actions (5.2)."""

from typing import Final

from ...lang.abilities import Paid
from ...lang.instructions import ActionTo
from ...lang.statics import Lifted
from ...lang.words import CORP, FORGOING, RUNNER, TABLE, Side
from ...state.changes import PurgeEffect, new_entry
from ...state.decision import DONE, Decision, Option, new_decision
from ...state.frames import (
    Action,
    ActionFrame,
    BasicActionFrame,
    BlockFrame,
    ChooseFrame,
    StructureFrame,
    new_action,
    new_structure,
)
from ...state.procedures import new_basic_action
from ...state.records import NOBODY, ExpectedEffect, Lingering
from ...state.resolving import new_ability
from ...state.stages import ActionStage
from ...state.state import State
from ..change import atoms
from ..may.action_options import action_options, different_actions, resources, targets
from ..may.affording import can_pay
from ..may.errand_options import errand_options, taking
from ..may.permitted import may_trash
from ..may.prices import COSTS, costs_of, fewer_clicks, lift_costs, lifting
from ..read.context import PlainContext, plain
from ..read.declared import additional_cost, asking, at_hand
from ..read.errands import ERRAND, comes_next, errand, errands, purpose_of
from ..read.taken import ABILITY, BASIC
from ..read.values import with_player
from .checkpoint import checkpoint
from .imminent import begin
from .paying import pay, pay_simply

NEW: Final = ActionStage.NEW
PAID: Final = ActionStage.PAID
TARGET_CHOSEN: Final = ActionStage.TARGET_CHOSEN
COST_OFFERED: Final = ActionStage.COST_OFFERED


def action_step(s: State, f: ActionFrame) -> Decision | None:
    if f.action is not None:
        s.stack.pop()
        _finish(s, f, f.action)
        return None
    if s.checkpoint_due and checkpoint(s):
        return None
    s.rule = f.rule
    if ERRAND in s.lasting_headings and errands(s, f.side):
        return _with_errands(s, f)
    options = action_options(s, f.side, f.less)
    if f.different:
        options = different_actions(s, f.side, options)
        if not options:
            s.stack.pop()
            return None
    return new_decision(f.side, "action", options, f.rule, "action")


def _with_errands(s: State, f: ActionFrame) -> Decision | None:
    """The player has actions for one thing only. Those in a row come now, or never; any other is one more way
    to act, and the only one when no click is left."""
    there = errands(s, f.side)
    now = errand(s, f.errand) or next((e for e in there if comes_next(e)), None)
    if now is not None:
        options = errand_options(s, now)
        if comes_next(now):
            if not options:
                _leave(s, f)
                return None
            options += (DONE,)
        s.stack[-1] = f._replace(errand=now.id)
        return Decision(f.side, "action", options, f.rule, "errand", now.source)
    options = action_options(s, f.side, f.less) if s.players[f.side].clicks > 0 else ()
    options += tuple(taking(s, e) for e in there if errand_options(s, e))
    if not options:
        atoms.drop_errands(s, there)
        _ask_again(s)
        return None
    return new_decision(f.side, "action", options, f.rule, "action")


def _leave(s: State, f: ActionFrame) -> None:
    """The player takes no more of the actions in a row."""
    atoms.drop_errands(s, [e for e in errands(s, f.side) if comes_next(e)])
    _ask_again(s)


def _ask_again(s: State) -> None:
    """The action window is over, and the turn looks again whether an action is left."""
    s.stack.pop()
    turn = s.stack[-1]
    if isinstance(turn, StructureFrame):
        s.stack[-1] = turn.at(turn.row)


def _begin_errand(s: State, f: ActionFrame, id: int) -> None:
    """Take an action for one thing only: what that is follows, or is asked in a window of its own."""
    effect = errand(s, id)
    assert effect is not None
    purpose = purpose_of(effect)
    if isinstance(purpose, ActionTo):
        source, object_no = effect.source, effect.object_no
        action = (ABILITY, source, object_no, NOBODY)
        s.stack[-1] = ActionFrame(f.side, f.rule, action, s.moment, errand=id)
        s.stack.append(BlockFrame(purpose.block, source, object_no, f.side, "conditional-ability"))
    else:
        s.stack[-1] = f._replace(errand=id)


OTHERWISE: Final = frozenset(("done", "errand", "use"))
"""What may be chosen in an action window that is no basic action."""


def action_answer(s: State, f: ActionFrame, chosen: Option) -> None:
    kind, less = chosen.kind, 1 if f.errand else f.less
    if kind not in OTHERWISE:
        s.stack[-1] = new_action(f.side, f.rule, BASIC[kind], s.moment, 0, False, f.errand)
        s.stack.append(new_basic_action(f.side, kind, NEW, chosen.card, less, chosen.detail, chosen.server))
    elif kind == "done":
        _leave(s, f)
    elif kind == "errand":
        _begin_errand(s, f, chosen.number)
    else:
        card = s.cards[chosen.card]
        assert isinstance(card.face.abilities[chosen.ability], Paid)
        action = (ABILITY, chosen.card, card.object_no, chosen.ability)
        s.stack[-1] = new_action(f.side, f.rule, action, s.moment, 0, False, f.errand)
        s.stack.append(new_ability(chosen.card, card.object_no, chosen.ability, f.side, less=less))


def _finish(s: State, f: ActionFrame, action: Action) -> None:
    """The action is complete (26.03: 5.2.2d)."""
    side = f.side
    if f.errand and (taken := errand(s, f.errand)) is not None:
        atoms.drop_errands(s, [taken])
    if side == RUNNER:
        calm = s.players[RUNNER].calm
        if calm < LONG_AGO or "damage" in s.changes_this_turn:
            _calm_down(s, calm, f.start)
    s.rule, s.source = f.rule, NOBODY
    atoms.end_action(s, side, action)
    if s.checkpoint_due:
        checkpoint(s)


def _calm_down(s: State, calm: int, start: int) -> None:
    """One action more of the Runner's is over since one during which they were damaged; or this was one."""
    hurt = any(change.moment > start for change in s.changes_this_turn.get("damage", ()))
    since = 0 if hurt else min(LONG_AGO, calm + 1)
    if since != calm:
        s.players[RUNNER] = s.players[RUNNER]._replace(calm=since)
        if s.state_triggers:
            s.checkpoint_due = True  # an ability may wait for the Runner to have been hurt lately


def basic_step(s: State, f: BasicActionFrame) -> Decision | None:
    """Pay, act, and be done; whatever one of these brings about comes before the next, and only then the
    action is seen at its next stage."""
    side, stage = f.side, f.stage
    stack, depth = s.stack, len(s.stack)
    cites = ACTION_CITES[side]
    rule = s.edition.cites[cites]
    s.rule, s.source = rule, NOBODY
    if stage == NEW:
        atoms.note(s, "choice", side, f.card, 0, NOBODY, f.name)
        if f.name == "lift":
            cost = lift_costs(s, side, f.detail, _place(f))
            pay(s, PAYER[side], fewer_clicks(cost, f.less), cites=cites)
        elif f.name in COSTS:
            asked = asking(s, "basic trash") if f.name == "trash resource" else ()
            cost = fewer_clicks(costs_of(s, f.name), f.less)
            pay(s, PAYER[side], cost, f.name, f.card, cites, asked=asked)
        else:
            pay_simply(s, side, 0, 0 if f.less else 1, f.name, NOBODY, f.card, cites)
        if stack[-1] is not f or s.result is not None:
            number = s.cards[f.card].object_no if f.card >= 0 else NOBODY
            stack[depth - 1] = f._replace(stage=PAID, object_no=number)
            return None
        stage = PAID
        s.rule, s.source = rule, NOBODY
    elif stage == TARGET_CHOSEN and f.card >= 0:
        stack[-1] = f = f._replace(card=s.last_choice[0], stage=PAID)
        stage = PAID
    elif stage == PAID and f.object_no >= 0 and f.card >= 0 and _came_between(s, f):
        _choose_again(s, f)
        return None
    if stage == PAID:
        next_stage = _act(s, f)
        if stack[-1] is not f or s.result is not None:
            stack[depth - 1] = new_basic_action(side, f.name, next_stage, f.card, 0, f.detail, f.server)
            return None
        s.rule, s.source = rule, NOBODY
    elif stage == TARGET_CHOSEN:
        stack[-1] = BasicActionFrame(side, f.name, ActionStage.DONE)
        begin(s, (ExpectedEffect("trash", CORP, cards=s.last_choice),), CORP)
        return None
    if stage >= COST_OFFERED:
        _trash_at_a_cost(s, f, cites)
        return None
    stack.pop()
    checkpoint(s)
    window = stack[-1]
    if type(window) is ActionFrame and window.action is not None and s.result is None:
        stack.pop()  # nothing came of it: the action window is over as well
        _finish(s, window, window.action)
    return None


def _came_between(s: State, f: BasicActionFrame) -> bool:
    """Whether anything but the payment has happened since the action was named."""
    window = s.stack[-2]
    if not isinstance(window, ActionFrame):
        return False
    return any(
        changes and changes[-1].moment > window.start and changes[-1].rule != s.rule
        for changes in s.changes_this_turn.values()
    )


def _choose_again(s: State, f: BasicActionFrame) -> None:
    """The player announces which card the action is for: that comes once the cost is paid (26.03: 9.5.7c;
    1.4: 9.5.6c), so until then the card was only meant. If none is left, nothing comes of it (26.03: 1.15.3).
    Where an edition knows of no targets, it is the card that was meant, if it is still there."""
    window = s.stack[-2]
    assert isinstance(window, ActionFrame)
    given = errand(s, window.errand) if window.errand else None
    meant = NOBODY if _is_another(s, f) else f.card
    found = targets(s, f.side, f.name, None if given is None else errand_options(s, given))
    if not s.edition.policies.moved_is_another:
        there = s.zones[TABLE] if f.name == "advance" else at_hand(s, f.side)
        found = (meant,) if meant in there else ()
    s.stack[-1] = f._replace(stage=TARGET_CHOSEN if found else ActionStage.DONE, object_no=NOBODY)
    if found:
        s.stack.append(ChooseFrame(f.side, s.edition.cites["targets"], "target", "card", found))


def _is_another(s: State, f: BasicActionFrame) -> bool:
    """Whether the card of an action has moved since a cost began to be paid for it (26.03: 1.12.2)."""
    return s.edition.policies.moved_is_another and s.cards[f.card].object_no != f.object_no


def _trash_at_a_cost(s: State, f: BasicActionFrame, cites: str) -> None:
    """Offer to pay what it costs besides to trash a resource; once it is paid, that is done, if the resource
    is still there (26.03: 1.16.10a, 1.16.10c)."""
    payer, extra = plain(f.card, f.side), additional_cost(s, "trash resource", f.card)
    if f.stage == COST_OFFERED and can_pay(s, payer, extra, f.name, f.card):
        s.stack[-1] = f._replace(stage=ActionStage.COST_ASKED)
        s.stack.append(ChooseFrame(f.side, s.rule, "may", "yes-no", (1, 0), card=f.card))
    elif f.stage == ActionStage.COST_ASKED and s.last_choice == (1,):
        s.stack[-1] = f._replace(stage=ActionStage.COST_PAID)
        asked = asking(s, "trash resource", f.card)
        pay(s, payer, extra, f.name, f.card, cites, asked=asked)
    else:
        s.stack.pop()
        there = f.stage == ActionStage.COST_PAID and s.cards[f.card].zone == TABLE and not _is_another(s, f)
        s.returned = atoms.trash(s, (f.card,), f.side) if there and may_trash(s, f.card, f.side) else 0


LONG_AGO: Final = 9
"""So many actions after damage nothing asks for it any more."""

ACTION_CITES: Final[dict[Side, str]] = {CORP: "corp-action", RUNNER: "runner-action"}


PAYER: Final[dict[Side, PlainContext]] = {CORP: plain(NOBODY, CORP), RUNNER: plain(NOBODY, RUNNER)}


ONE_CREDIT: Final[dict[Side, tuple[ExpectedEffect, ...]]] = {
    CORP: (ExpectedEffect("gain credits", CORP, 1),),
    RUNNER: (ExpectedEffect("gain credits", RUNNER, 1),),
}


ONE_CARD: Final[dict[Side, tuple[ExpectedEffect, ...]]] = {
    CORP: (ExpectedEffect("draw", CORP, 1, sort="basic action"),),
    RUNNER: (ExpectedEffect("draw", RUNNER, 1, sort="basic action"),),
}


ONE_TAG: Final = (ExpectedEffect("remove tags", RUNNER, 1),)


def _place(f: BasicActionFrame) -> int:
    """Where the counter lies that an action removes: in a server, or with the player who acts."""
    return f.server if f.server >= 0 else with_player(f.side)


def _lift(s: State, f: BasicActionFrame) -> None:
    """Remove a counter; then comes what else that brings."""
    place = _place(f)
    found = lifting(s, f.side, f.detail, place)
    if found is not None:
        effect: Lingering = found[0]
        said: Lifted = found[1]
        s.stack.append(BlockFrame(said.then, effect.source, effect.object_no, f.side, "paid-ability"))
    begin(s, (ExpectedEffect("cure", f.side, 1, sort=f.detail, server=place),), f.side)


def _act(s: State, f: BasicActionFrame) -> int:
    """Do what the action says; the stage at which the action goes on."""
    match f.name:
        case "gain credit":
            begin(s, ONE_CREDIT[f.side], f.side)
        case "draw":
            begin(s, ONE_CARD[f.side], f.side)
        case "install" | "play":
            begin(s, (new_entry(f.name, f.side, cards=(f.card,)),), f.side)
        case "advance":
            s.rule = s.edition.cites["advance"]
            atoms.advance(s, f.card)
        case "trash resource":
            s.stack.append(
                ChooseFrame(CORP, s.edition.cites["trash-resource"], "trash", "card", resources(s))
            )
            return TARGET_CHOSEN
        case "purge" | "forgo and purge":
            s.rule = s.edition.cites["purge"]
            begin(s, (PurgeEffect("purge", CORP, sort=FORGOING if f.name != "purge" else ""),), f.side)
        case "remove tag":
            s.rule = s.edition.cites["remove-tag"]
            begin(s, ONE_TAG, f.side)
        case "lift":
            _lift(s, f)
        case "run":
            servers = tuple(s.servers)
            s.stack.append(new_structure("run", 0, 0, s.fresh(), "runner", servers=servers, basic=True))
        case _:
            raise ValueError(f"no basic action called {f.name!r}")
    return ActionStage.DONE
