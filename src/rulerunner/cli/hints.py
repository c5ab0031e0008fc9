"""Hints at the terminal."""

from textwrap import wrap
from typing import Final

from ..bots import Budget
from ..bots.coach import Advice, advise
from ..lang.words import Side
from ..session import Match
from ..view.sampler import Sampler
from .prompting import Wants

USUAL: Final = 2.0
MOST: Final = 60.0
SHOWN: Final = 4
"""So many options are spoken of."""


def seconds_of(text: str) -> float:
    """How long to think."""
    if not text:
        return USUAL
    try:
        seconds = float(text)
    except ValueError:
        raise Wants(f"hint needs a number of seconds, up to {MOST:g}: hint 5") from None
    if not 0 < seconds <= MOST:
        raise Wants(f"hint thinks for up to {MOST:g} seconds: hint 5")
    return seconds


def hint_text(match: Match, seat: Side, seconds: float, width: int) -> list[str]:
    """The best options in words."""
    advice = advise(match.view(seat), Sampler(match.state, seat), Budget(seconds=seconds))
    return [row for line in lines(advice) for row in wrap(line, width, subsequent_indent="      ")]


def lines(advice: Advice) -> list[str]:
    """A line for each of the best options, and its reasons."""
    found = [f"After {advice.simulations} simulations, by what you know:"]
    for each in advice.best[:SHOWN]:
        if not each.tried:
            continue
        low, high = 100 * each.low, 100 * each.high
        found.append(
            f"  {each.option + 1:>2}  {each.text}: {100 * each.chance:.0f}% to win ({low:.0f} to {high:.0f})"
        )
        found += [f"      {reason}" for reason in each.why]
    return found
