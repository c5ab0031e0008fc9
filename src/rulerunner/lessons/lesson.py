"""What a lesson is: scenes on real positions, each with something to do, and a coach who says what matters.

Nothing here moves a game. A scene looks at the game as the learner sees it, and says whether what it asks for
is done, whether it can no longer be done, and what to say at the choice at hand.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from ..lang.words import Side
from ..state.records import ARCHIVES_ID, Change
from ..view import View
from ..view.records import OptionView


class Situation(NamedTuple):
    """A game being learned on: what the learner sees, and what has happened."""

    view: View
    events: Sequence[Change]
    names: Sequence[str]
    """The name of each card by its id: a lesson is about cards that are named."""
    about: str = ""
    """The name of the card that the choice at hand is about."""


REMOTE: Final = ARCHIVES_ID + 1
"""The first remote server: remotes are numbered after the central servers."""
BREAKS: Final = 0
STRONGER: Final = 1
"""The abilities of an icebreaker, in the order in which they stand on it."""
Check = Callable[[Situation], bool]
"""Something that can be said of a situation."""


class Pick(NamedTuple):
    """The option that the coach points at: its kind, and perhaps its card, its server, which ability of the
    card it uses, or which subroutine it is."""

    kind: str
    card: str = ""
    server: int | None = None
    ability: int | None = None
    number: int | None = None

    def fits(self, option: OptionView, names: Sequence[str]) -> bool:
        """Whether an option is meant."""
        named = names[option.id] if option.id is not None else ""
        return (
            option.kind == self.kind
            and self.card in ("", named)
            and self.server in (None, option.server)
            and self.ability in (None, option.ability)
            and self.number in (None, option.number)
        )


class Beat(NamedTuple):
    """What the coach says at a choice. Of several that fit, the first is said."""

    when: Check
    says: str
    """Paragraphs, with an empty line between them."""
    point: tuple[Pick, ...] = ()
    """What to choose, in order of preference: the first that is offered is shown."""
    hint: str = ""
    """More help, for those who ask."""


class Scene(NamedTuple):
    """One position, and what to do in it."""

    title: str
    task: str
    """What to do, in a sentence."""
    position: str
    goal: Check
    beats: tuple[Beat, ...]
    done: str
    """What is said when it is done."""
    lost: tuple[tuple[Check, str], ...] = ()
    """When it can no longer be done, and why."""
    opponent: str = "still"
    """Who plays the other side: see `players`."""
    spares: Check | None = None
    """Windows that the learner is not asked about: they are passed, so that what matters is seen."""


class Lesson(NamedTuple):
    """Scenes that teach one thing."""

    id: str
    title: str
    says: str
    side: Side
    scenes: tuple[Scene, ...]
    minutes: int = 3
    rules: str = "nsg-26.03"


Standing = Literal["going", "done", "failed", "over"]


class Coaching(NamedTuple):
    """What the coach makes of a situation."""

    state: Standing
    says: tuple[str, ...]
    points: tuple[int, ...] = ()
    hint: str = ""


NOTHING_TO_SAY: Final = "Choose what you think is right: every choice can be taken back."


def coach(scene: Scene, now: Situation) -> Coaching:
    """What the coach says now."""
    if scene.goal(now):
        return Coaching("done", _paragraphs(scene.done))
    for check, why in scene.lost:
        if check(now):
            return Coaching("failed", _paragraphs(why))
    if now.view.result is not None:
        return Coaching(
            "failed", ("The game is over before that was done. Try again: nothing is lost here.",)
        )
    for beat in scene.beats:
        if beat.when(now):
            return Coaching("going", _paragraphs(beat.says), _points(beat, now), beat.hint)
    return Coaching("going", (NOTHING_TO_SAY,))


def _points(beat: Beat, now: Situation) -> tuple[int, ...]:
    decision = now.view.decision
    if decision is None:
        return ()
    for pick in beat.point:
        found = [place for place, each in enumerate(decision.options) if pick.fits(each, now.names)]
        if found:
            return tuple(found[:1])
    return ()


def _paragraphs(text: str) -> tuple[str, ...]:
    return tuple(" ".join(part.split()) for part in text.strip().split("\n\n"))
