"""The loop: the top frame takes a step until a player has a choice. A choice of one answers itself."""

from collections.abc import Callable
from typing import Any, Final

from ..state import frames as fr
from ..state.decision import Decision, Option
from ..state.frames import (
    ActionFrame,
    BasicActionFrame,
    BlockFrame,
    InstallFrame,
    StructureFrame,
    WindowFrame,
)
from ..state.records import NOBODY
from ..state.state import State
from .change import atoms
from .go import (
    actions,
    blocks,
    breaking,
    checkpoint,
    choosing,
    corrections,
    drawing,
    hurting,
    imminent,
    installing,
    ordering,
    paying,
    playing,
    psi,
    reactions,
    remotes,
    sabotaging,
    saving,
    trace,
    windows,
)
from .timing import access, chart, run, setup, structures, turn  # noqa: F401  (they register the acts of their chapters)

Step = Callable[[State, Any], Decision | None]
Answer = Callable[[State, Any, Option], None]

STEP: Final[dict[type, Step]] = {
    fr.StructureFrame: structures.step,
    fr.WindowFrame: windows.paid_step,
    fr.ActionFrame: actions.action_step,
    fr.MidAccessFrame: windows.mid_access_step,
    fr.ReactionFrame: reactions.reaction_step,
    fr.SubroutinesFrame: reactions.subroutines_step,
    fr.BlockFrame: blocks.step,
    fr.ImminentFrame: imminent.step,
    fr.PayFrame: paying.step,
    fr.ChooseFrame: choosing.choose_step,
    fr.BreakFrame: breaking.break_step,
    fr.InstallFrame: installing.install_step,
    fr.PlayFrame: playing.play_step,
    fr.RezFrame: playing.rez_step,
    fr.ScoreFrame: playing.score_step,
    fr.StealFrame: playing.steal_step,
    fr.TrashAccessedFrame: playing.trash_accessed_step,
    fr.AbilityFrame: windows.ability_step,
    fr.BasicActionFrame: actions.basic_step,
    fr.TraceFrame: trace.step,
    fr.PsiFrame: psi.step,
    fr.DamageFrame: hurting.step,
    fr.PoolFrame: saving.step,
    fr.PickAccessFrame: access.pick_step,
    fr.DiscardFrame: drawing.discard_step,
    fr.DrawFrame: drawing.draw_step,
    fr.MemoryTrashFrame: corrections.memory_trash_step,
    fr.NewCandidatesFrame: corrections.candidates_step,
    fr.MulliganFrame: setup.mulligan_step,
    fr.TrashChoiceFrame: access.trash_choice_step,
    fr.OrderFrame: ordering.step,
    fr.ServersFrame: remotes.step,
    fr.TrashedFrame: checkpoint.trashed_step,
    fr.SabotageFrame: sabotaging.step,
}

ANSWER: Final[dict[type, Answer]] = {
    fr.StructureFrame: structures.ask_answer,
    fr.WindowFrame: windows.paid_answer,
    fr.ActionFrame: actions.action_answer,
    fr.MidAccessFrame: windows.mid_access_answer,
    fr.ReactionFrame: reactions.reaction_answer,
    fr.ImminentFrame: imminent.answer,
    fr.PayFrame: paying.answer,
    fr.ChooseFrame: choosing.choose_answer,
    fr.BreakFrame: breaking.break_answer,
    fr.InstallFrame: installing.install_answer,
    fr.PickAccessFrame: access.pick_answer,
    fr.DiscardFrame: drawing.discard_answer,
    fr.MemoryTrashFrame: corrections.memory_trash_answer,
    fr.NewCandidatesFrame: corrections.candidates_answer,
    fr.MulliganFrame: setup.mulligan_answer,
    fr.TrashChoiceFrame: access.trash_choice_answer,
}


# What `advance` does where it need not show every step on the way.
STRIDE: Final[dict[type, Step]] = {**STEP, fr.StructureFrame: structures.stride}


MOST_STEPS: Final = 5_000
"""More steps from one choice to the next are no play any more, but abilities that set each other off."""
DEEPEST: Final = 400
"""More frames than this are on the stack at no choice, unless abilities set each other off."""
ENDLESS: Final = "endless"


def advance(s: State) -> Decision | None:
    """Go on to the next choice, or to the end of the game (None). A game that goes in circles is a draw."""
    stack, steps = s.stack, STRIDE
    decision: Decision | None
    for _ in range(MOST_STEPS if len(stack) <= DEEPEST else 0):
        if s.result is not None:
            return None
        if s.losing:
            atoms.settle(s)
        frame = stack[-1]
        if isinstance(frame, StructureFrame):  # these are most: they need not be looked up
            decision = structures.stride(s, frame)
        elif isinstance(frame, BasicActionFrame):
            decision = actions.basic_step(s, frame)
        elif isinstance(frame, BlockFrame):
            decision = blocks.step(s, frame)
        elif isinstance(frame, InstallFrame):
            decision = installing.install_step(s, frame)
        else:
            decision = steps[type(frame)](s, frame)
        if decision is not None:
            if len(decision.options) > 1:
                return decision
            take(s, decision, decision.options[0])
    _give_up(s)
    return None


def _give_up(s: State) -> None:
    """A game that goes in circles is a draw. What has piled up in it is let go, so that it can be looked at,
    copied and saved as any other that is over."""
    del s.stack[DEEPEST:]
    if s.encounter is not None:
        s.encounter = s.encounter._replace(outer=None)
    if s.breach is not None:
        s.breach = s.breach._replace(outer=None)
    if s.access is not None:
        s.access = s.access._replace(outer=None)
    end(s, "", ENDLESS)


def asked(s: State) -> Decision | None:
    """The choice a game that was at one is at; the state stays as it is. None if it is at none.

    Whoever has the choice has had the checkpoint that comes before it. What that one changed is for the next
    to look at (10.3.1a), so none is carried out here."""
    if s.result is not None:
        return None
    copy = s.trial()
    copy.checkpoint_due = False
    frame = copy.stack[-1]
    decision = STRIDE[type(frame)](copy, frame)
    if decision is None or len(decision.options) < 2 or copy.stack != s.stack or copy.rule != s.rule:
        return None  # whoever was asked was asked under this rule; another one was left off before
    return decision


def tick(s: State) -> Decision | None:
    """One step of the top frame: for going through a game slowly."""
    if s.losing:
        atoms.settle(s)
    frame = s.stack[-1]
    return STEP[type(frame)](s, frame)


def take(s: State, decision: Decision, option: Option) -> None:
    """Answer a decision, and write the answer to the log, as `atoms.note` writes."""
    s.rule = decision.rule
    if s.logging:
        card = option.card
        object_no = s.cards[card].object_no if card >= 0 else 0
        s.recent.append(
            ("choice", s.moment, decision.side, card, object_no, 0, option.server, option.kind, s.rule,
             s.source, option.number)
        )  # fmt: skip
    frame = s.stack[-1]
    if isinstance(frame, ActionFrame):
        actions.action_answer(s, frame, option)
    elif isinstance(frame, WindowFrame):
        windows.paid_answer(s, frame, option)
    else:
        ANSWER[type(frame)](s, frame, option)


def answer(s: State, decision: Decision, index: int) -> None:
    """Answer a decision by the index of an option."""
    s.answers = (index, s.answers)
    take(s, decision, decision.options[index])


def end(s: State, winner: str, reason: str) -> None:
    """The players end the game, under no rule of it: by giving up, by agreement, by their clocks."""
    s.rule, s.source = "", NOBODY
    atoms.finish(s, winner, reason)
