"""What long work shows on the terminal, a bar that grows or a word; nothing where nobody looks."""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

BAR: Final = 30
MOMENT: Final = 0.7
"""Seconds that need no word."""


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


@contextmanager
def meanwhile(text: str) -> Iterator[None]:
    """Say what goes on once it takes longer than a moment, and take the word back at the end."""
    if not sys.stderr.isatty():
        yield
        return
    done = threading.Event()

    def say() -> None:
        if not done.wait(MOMENT):
            print(text, end="", file=sys.stderr, flush=True)
            done.wait()
            print(f"\r{' ' * len(text)}\r", end="", file=sys.stderr, flush=True)

    speaker = threading.Thread(target=say, daemon=True)
    speaker.start()
    try:
        yield
    finally:
        done.set()
        speaker.join()
