"""The names of all cards there are, each with a number for good: a later card gets the next one."""

from functools import cache
from importlib.resources import files


@cache
def titles() -> tuple[tuple[str, str], ...]:
    """The family and the name of every card, by its number; number 0 is no card.

    >>> titles()[0], titles()[1]
    (('', ''), ('modern', '15 Minutes'))
    """
    lines = files("rulerunner.lang").joinpath("titles.txt").read_text("utf-8").split("\n")[:-1]
    pairs = (line.partition(" ") for line in lines)
    return (("", ""), *((family, title) for family, _, title in pairs))


@cache
def names_of(family: str) -> tuple[str, ...]:
    """The names of the cards of a family, in the order of their numbers.

    >>> names_of("classic")[0]
    'Aardvark'
    """
    return tuple(title for of, title in titles() if of == family)
