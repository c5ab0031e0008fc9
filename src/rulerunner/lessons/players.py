"""Who plays the other side of a lesson: someone whose answers teach what the lesson is about."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from ..bots import BOTS
from ..session import Player
from ..view import View

QUIET: Final = ("pass", "no", "done", "keep", "gain credit", "number")


class Teacher:
    """Chooses the first option of the kinds it likes, otherwise the quietest."""

    def __init__(self, name: str, likes: tuple[str, ...], last: bool = False) -> None:
        self.name = name
        self._likes = likes
        self._last = last
        """Of several servers the last is chosen: what the Corp has built itself, and not HQ."""

    def choose(self, view: View) -> int:
        """The index of an option."""
        decision = view.decision
        assert decision is not None, "asked without a decision"
        options = decision.options
        for kind in (*self._likes, *QUIET):
            if kind == "yes" and decision.about not in ("rez", "rez-approached"):
                continue
            found = [place for place, option in enumerate(options) if option.kind == kind]
            if found:
                return found[-1 if self._last and kind == "server" else 0]
        return 0


MAKERS: Final[Mapping[str, Callable[[], Player]]] = {
    "still": lambda: Teacher("still", ()),
    "rezzes": lambda: Teacher("rezzes", ("rez", "yes")),
    "runs": lambda: Teacher("runs", ("run", "server"), last=True),
    "raids": lambda: Teacher("raids", ("run", "server")),
    **{name: partial(maker, 0) for name, maker in BOTS.items()},
}
"""Players by name: `still` does nothing it need not, `rezzes` rezzes what it can, `runs` runs on what
the Corp has built, `raids` on HQ; and the bots play as ever."""
