"""A scene of a lesson on a desk."""

from collections.abc import Sequence

from ..lang.words import Side, other
from ..session import Match, Start
from ..session.asking import is_window
from ..state.decision import PASS
from ..state.record import NOBODY
from .desk import Desk
from .lesson import Scene, Situation
from .players import MAKERS


class SceneDesk(Desk):
    """The learner on one side, someone who plays along on the other."""

    def __init__(self, scene: Scene, side: Side) -> None:
        super().__init__(
            Start.from_position(scene.position), {side: None, other(side): MAKERS[scene.opponent]()}
        )
        self._scene = scene
        self._side = side

    def go(self, answers: Sequence[int], choice: int | None = None, steps: int = -1) -> None:
        """Go where the answers lead, and on to the next choice that the scene is about."""
        super().go(answers, choice, steps)
        spares = self._scene.spares
        while spares is not None and (decision := self.match.decision) is not None:
            now = situation(self.match, self._side)
            if not is_window(decision) or self._scene.goal(now) or not spares(now):
                return
            self.match.answer(PASS)
            self.match.pump()


def opened(scene: Scene, side: Side) -> Desk:
    """The desk of a scene."""
    return SceneDesk(scene, side)


def situation(match: Match, side: Side) -> Situation:
    """The game as the learner sees it."""
    names = [card.face.name for card in match.state.cards]
    card = match.decision.card if match.decision is not None else NOBODY
    about = names[card] if card != NOBODY else ""
    return Situation(match.view(side), match.events, names, about)
