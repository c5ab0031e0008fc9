"""Every bot by name: those that stand still, the levels, and the searcher with any budget."""

import math
import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final

from ..session import Chance, Player
from .company import company
from .novice import NoviceBot
from .search import Budget, SearchBot
from .thumb import ThumbBot

MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
MOST_PROCESSES: Final = 64


class RandomBot(Chance):
    """Picks any option by chance, from its seed."""

    name = "random"
    about = "Does anything that is allowed, by chance."


class UnknownBot(ValueError):
    """No bot has such a name; the message says which there are."""


def _searcher(name: str, budget: Budget, processes: int = 1) -> Callable[[int], Player]:
    """A searcher of a level: a replay calls it by the level's name."""

    def made(seed: int) -> Player:
        bot = SearchBot(seed, budget, company(processes) if processes > 1 else None)
        bot.name = name
        return bot

    return made


BOTS: Final[Mapping[str, Callable[[int], Player]]] = {
    "novice": NoviceBot,
    "thumb": ThumbBot,
    "keen": _searcher("keen", Budget(simulations=60, seconds=0.5)),
    "strong": _searcher("strong", Budget(simulations=600, seconds=1.0)),
    "master": _searcher("master", Budget(simulations=5000, seconds=4.0)),
    "random": RandomBot,
}
"""Every bot by name; each is made with a seed."""
ABOUT: Final[Mapping[str, str]] = {
    "novice": NoviceBot.about,
    "thumb": ThumbBot().about,  # compiled, only one of them can say so, not the class
    "keen": "Looks ahead a little, and answers at once.",
    "strong": "Looks ahead for up to a second a choice.",
    "master": "The strongest: looks ahead for up to four seconds a choice.",
    "random": RandomBot.about,
}
"""What to expect of each bot, in a sentence."""
SPEC: Final = re.compile(r"search@(?:(\d{1,7})(s?)|(\d{1,3}\.\d{1,3})s)(?:x(\d{1,3}))?")


def player(name: str, seed: int) -> Player:
    """A bot by its name, or a searcher by its budget: `search@300` simulations, `search@0.5s` seconds, and
    `search@0.5sx4` the same by four processes."""
    if name in BOTS:
        return BOTS[name](seed)
    return _searcher(name, budget_of(name), processes_of(name))(seed)


def processes_of(name: str) -> int:
    """How many processes the searcher of a name thinks with."""
    found = SPEC.fullmatch(name)
    many = int(found[4]) if found is not None and found[4] else 1
    if not 0 < many <= MOST_PROCESSES:
        raise UnknownBot(f"a search uses 1 to {MOST_PROCESSES} processes, not {many}")
    return many


def budget_of(name: str) -> Budget:
    """The budget in the name of a searcher."""
    found = SPEC.fullmatch(name)
    if found is None:
        near = get_close_matches(name, BOTS, 1)
        hint = f"Did you mean {near[0]!r}?" if near else f"There is {', '.join(BOTS)}, and search@N."
        raise UnknownBot(f"there is no bot {name!r}. {hint}")
    whole, unit, parts, _ = found.groups()
    if unit or parts:
        seconds = float(parts or whole)
        if not 0 < seconds <= MOST_SECONDS:
            raise UnknownBot(f"a search takes up to {MOST_SECONDS:g} seconds, not {seconds:g}")
        return Budget(seconds=seconds)
    if not 0 < int(whole) <= MOST_SIMULATIONS:
        raise UnknownBot(f"a search makes 1 to {MOST_SIMULATIONS} simulations, not {whole}")
    return Budget(simulations=int(whole))


def about(name: str) -> str:
    """What to expect of a bot, in a sentence.

    >>> about("search@0.5sx4")
    'Looks ahead by 0.5 seconds a decision, with 4 processes.'
    """
    if name in ABOUT:
        return ABOUT[name]
    budget, many = budget_of(name), processes_of(name)
    timed = not math.isinf(budget.seconds)
    much = f"{budget.seconds:g} seconds" if timed else f"{budget.simulations} simulations"
    return f"Looks ahead by {much} a decision{f', with {many} processes' if many > 1 else ''}."


def known(name: str) -> bool:
    """Whether a bot has this name."""
    return name in BOTS or SPEC.fullmatch(name) is not None
