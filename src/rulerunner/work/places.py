"""Where work is done: in processes of this machine, or on a Ray cluster."""

from typing import Final, NamedTuple

MOST_WORKERS: Final = 100_000


class BadPlace(ValueError):
    """No such place to work at; the message says what there is."""


class Place(NamedTuple):
    """Where to work, and with how many workers."""

    engine: str = "local"
    """"local" or "ray"."""
    workers: int = 1
    """How many pieces are in work at once. 0: on Ray, as many as the cluster has processors."""
    address: str = ""
    """Of a Ray cluster that is running; "" starts one on this machine for the while."""


HERE: Final = Place()
"""In this very process."""


def local(workers: int) -> Place:
    """So many processes of this machine; with one, this very process."""
    return Place("local", workers)


def parse(text: str, workers: int = 0) -> Place:
    """A place from `local`, `local:WORKERS`, `ray` or `ray:ADDRESS`.

    >>> parse("local:2")
    Place(engine='local', workers=2, address='')
    >>> parse("ray:10.0.0.1:6379", workers=64)
    Place(engine='ray', workers=64, address='10.0.0.1:6379')
    """
    engine, _, rest = text.strip().partition(":")
    if not 0 <= workers <= MOST_WORKERS:
        raise BadPlace(f"there can be from 1 to {MOST_WORKERS} workers, not {workers}")
    if engine == "ray":
        return Place("ray", workers, rest)
    if engine != "local":
        raise BadPlace(f"work cannot be done on {text!r}; say local, local:WORKERS, ray or ray:ADDRESS")
    if not rest:
        return Place("local", workers or 1)
    if not rest.isdecimal() or not 1 <= int(rest) <= MOST_WORKERS:
        raise BadPlace(f"{rest!r} is no number of workers; say local:2 for two processes")
    if workers and workers != int(rest):
        raise BadPlace(f"{text!r} and {workers} workers at once is too much said: leave one of them out")
    return Place("local", int(rest))
