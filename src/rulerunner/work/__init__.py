"""Work in pieces: the same pieces, the same results, whoever does them.

    for result in run(play, bouts, on=parse("local:4")):
        ...

A piece is a value that can be pickled; a task is a function of a module that makes a result of a piece and of
nothing else. So it does not matter how many workers there are, on how many machines, or whether some of them
die: a piece that was lost is done again, and results are given in the order of the pieces.
"""

from .journal import BrokenJournal, Journal
from .pieces import PieceFailed, Progress, run
from .places import HERE, BadPlace, Place, local, parse

__all__ = [
    "HERE",
    "BadPlace",
    "BrokenJournal",
    "Journal",
    "PieceFailed",
    "Place",
    "Progress",
    "local",
    "parse",
    "run",
]
