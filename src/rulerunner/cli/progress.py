"""A bar that grows on the terminal; nothing where nobody looks."""

import os
import sys
import time
from collections.abc import Callable
from typing import Final

BAR: Final = 30


def progress(things: str) -> Callable[[int, int], None]:
    """What to call with how many of how many things are done."""
    if not sys.stderr.isatty():
        return lambda done, whole: None
    began = time.monotonic()
    longest = [0]
    """What was written there has to be written over."""

    def show(done: int, whole: int) -> None:
        full = BAR * done // max(1, whole)
        bar = "#" * full + "-" * (BAR - full)
        left = (time.monotonic() - began) / max(1, done) * (whole - done)
        rest = f", about {left / 60:.0f} minutes left" if left > 90 else ""
        rest = rest.ljust(longest[0])
        longest[0] = max(longest[0], len(rest))
        end = os.linesep if done == whole else ""
        print(f"\r[{bar}] {done} of {whole} {things}{rest}", end=end, file=sys.stderr, flush=True)

    return show
