"""The loop: hand out pieces, take results in order, do lost pieces again."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

from .crews import Crew, Done, Failed
from .local import Processes
from .places import HERE, Place

P = TypeVar("P")
R = TypeVar("R")
Progress = Callable[[int, int], None]
"""Is told how many pieces are done, of how many."""

ATTEMPTS: Final = 4
"""A piece that so many workers died of is not given to another."""
AHEAD: Final = 4
"""How many pieces for each worker may be done before the one whose turn it is: they wait in memory."""


class PieceFailed(RuntimeError):
    """A piece cannot be done: the task raises an error on it, or workers die of it."""


def run(
    task: Callable[[P], R],
    pieces: Sequence[P],
    on: Place = HERE,
    progress: Progress | None = None,
    known: Mapping[int, R] | None = None,
) -> Iterator[R]:
    """The results of all pieces, in their order, each as soon as it and those before it are done.

    `known` has results by number that need not be found again, as a journal does.
    """
    known = known if known is not None else {}
    left = [number for number in range(len(pieces)) if number not in known]
    told = progress or (lambda done, total: None)
    if not left or on == HERE:
        yield from _alone(task, pieces, known, told)
        return
    crew = _crew(task, on, len(left))
    try:
        yield from _together(crew, pieces, left, dict(known), told)
    finally:
        crew.close()


def _alone(
    task: Callable[[P], R], pieces: Sequence[P], known: Mapping[int, R], progress: Progress
) -> Iterator[R]:
    for number, piece in enumerate(pieces):
        result = known[number] if number in known else task(piece)
        progress(number + 1, len(pieces))
        yield result


def _crew(task: Callable[[Any], Any], on: Place, pieces: int) -> Crew:
    if on.engine == "ray":
        from .on_ray import Cluster  # true laziness: Ray is an extra, and takes seconds to load

        return Cluster(task, on)
    return Processes(task, min(on.workers, pieces))


def _together(
    crew: Crew, pieces: Sequence[P], left: list[int], done: dict[int, R], progress: Progress
) -> Iterator[R]:
    lost: dict[int, int] = {}
    left.reverse()
    in_work = given = 0
    while given < len(pieces):
        while given in done:
            yield done.pop(given)
            given += 1
        if given == len(pieces):
            return
        room = max(1, crew.room())
        while left and in_work < room and (left[-1] < given + AHEAD * room or not in_work):
            number = left.pop()
            crew.start(number, pieces[number])
            in_work += 1
        report = crew.wait()
        in_work -= 1
        if isinstance(report, Done):
            done[report.number] = report.result
            progress(len(pieces) - len(left) - in_work, len(pieces))
        elif isinstance(report, Failed):
            raise PieceFailed(f"piece {report.number} failed:\n{report.error}")
        else:
            lost[report.number] = times = lost.get(report.number, 0) + 1
            if times >= ATTEMPTS:
                raise PieceFailed(f"piece {report.number} was lost {times} times: {report.why}")
            left.append(report.number)
