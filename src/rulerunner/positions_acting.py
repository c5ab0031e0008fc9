"""What makes the run of a position: the action that is being taken, by which the run goes on as in a game."""

from .kernel.change import atoms
from .kernel.change.lasting import keep
from .kernel.read.context import plain
from .kernel.read.pointing import servers
from .kernel.read.taken import BASIC
from .lang.abilities import When
from .lang.instructions import Run
from .lang.words import GRIP, HEAP, PLAY, RUNNER
from .positions_now import BadPosition
from .state.frames import ActionFrame, BasicActionFrame, BlockFrame, PlayFrame, StructureFrame
from .state.records import NOBODY, Lingering
from .state.stages import ActionStage, BlockStage, PlayStage
from .state.state import State

ACTION, NOTHING = "action", "nothing"
"""What makes a run that no card makes: the basic action, or nothing that is still going on."""


def card_that_runs(s: State, name: str) -> int:
    """The event that makes the run; `NOBODY` if no card does. It lies where it is while it resolves."""
    if name in ("", ACTION, NOTHING):
        return NOBODY
    zone = HEAP if s.edition.policies.played_cards == "before" else PLAY
    found = [c for c in s.zones[zone] if s.cards[c].face.name.lower() == name.lower()]
    if not found:
        where = "discard" if zone == HEAP else "play"
        raise BadPosition(
            f"run by {name!r:.60}: write action, nothing, or an event of the Runner's that is listed "
            f"under {where}"
        )
    cid = found[-1]
    if not isinstance(next(iter(s.cards[cid].face.playing), None), Run):
        raise BadPosition(
            f"run by {s.cards[cid].face.name}: the first thing it does is no run; play on to it and save that"
        )
    return cid


def lay_action(s: State, card: int, rule: str) -> None:
    """The action window, and the action being taken in it: to run, or to play an event that runs."""
    name = "run" if card == NOBODY else "play"
    if s.players[RUNNER].clicks_spent:
        atoms.emit(s, "spend clicks", RUNNER, amount=s.players[RUNNER].clicks_spent, sort=name)
    s.stack.append(ActionFrame(RUNNER, rule, BASIC[name], 0))
    s.stack.append(BasicActionFrame(RUNNER, name, ActionStage.DONE, card))
    if card == NOBODY:
        return
    atoms.emit(s, "play", RUNNER, card)
    face, object_no = s.cards[card].face, s.cards[card].object_no
    s.stack.append(PlayFrame(card, RUNNER, PlayStage.RESOLVED, origin=GRIP))
    s.stack.append(
        BlockFrame(face.playing, card, object_no, RUNNER, "play-ability", stage=BlockStage.ANSWERED)
    )


def frame_of_run(s: State, card: int, row: int, server: int, id: int) -> StructureFrame:
    """The run itself; what an event that makes it says of it lasts for the run (9.10.5)."""
    if card == NOBODY:
        return StructureFrame("run", row, 0, id, "runner", servers=(server,), basic=True)
    face, object_no = s.cards[card].face, s.cards[card].object_no
    step = face.playing[0]
    assert isinstance(step, Run)
    allowed = servers(s, plain(card, RUNNER), step.server)
    if server not in allowed:
        raise BadPosition(f"run by {face.name}: it makes no run on that server")
    linked = Lingering(0, card, object_no, RUNNER, "run", id, active_since=s.moment)
    for ability in step.linked:
        keep(s, linked, ability)
    return StructureFrame("run", row, 0, id, "runner", source=card, servers=allowed, free=step.free)


def check_not_over(s: State, card: int) -> None:
    """Refuse a run by an event that has done something by then: of that a position knows nothing."""
    step = s.cards[card].face.playing[0]
    assert isinstance(step, Run)
    for ability in step.linked:
        if isinstance(ability, When) and ability.trigger.kind in s.changes_this_turn:
            raise BadPosition(
                f"run by {s.cards[card].face.name}: it has done something by then, which a position cannot "
                "say; play on to it and save that"
            )
