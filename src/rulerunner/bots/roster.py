"""Every bot by name."""

from collections.abc import Callable, Mapping
from typing import Final

from ..session import Chance, Player
from .thumb import ThumbBot


class RandomBot(Chance):
    """Picks any option by chance, from its seed."""

    name = "random"
    about = "Does anything that is allowed, by chance."


BOTS: Final[Mapping[str, Callable[[int], Player]]] = {"random": RandomBot, "thumb": ThumbBot}
"""Every bot by name; each is made with a seed."""
ABOUT: Final[Mapping[str, str]] = {bot.name: bot.about for bot in (RandomBot, ThumbBot)}
"""What to expect of each bot, in a sentence."""
