"""Tasks for crews of workers. They live in a module of their own, as tasks do."""

import os
import signal
import time
from pathlib import Path


def square(number: int) -> int:
    return number * number


def square_slowly(number: int) -> int:
    time.sleep(0.05 if number % 3 == 0 else 0.0)
    print("what a task prints is no result")
    return number * number


def die_once(piece: tuple[str, int]) -> int:
    """Die of the first try, by the hand of the system; the second goes well."""
    folder, number = piece
    mark = Path(folder) / str(number)
    if number % 4 == 1 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuse(number: int) -> int:
    if number == 3:
        raise ValueError("three is refused")
    return number


def note(piece: tuple[str, int]) -> int:
    """Leave a line for each time a piece is done."""
    folder, number = piece
    with (Path(folder) / "done").open("a") as file:
        file.write(f"{number}\n")
    return number + 100


def slow_note(piece: tuple[str, int]) -> int:
    time.sleep(0.4)
    return note(piece)


def tick_for_ever(folder: str) -> None:
    """Leave a mark time and again, for far too long."""
    for _ in range(12_000):
        with (Path(folder) / "ticks").open("a") as file:
            file.write(".")
        time.sleep(0.05)
