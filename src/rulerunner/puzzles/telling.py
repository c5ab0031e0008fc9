"""A solution as lines of text, for people and for tests."""

from collections.abc import Iterator

from .proving import Act, Line


def told(line: Line) -> list[str]:
    """What the solver chooses, an action a line; where it depends on the opponent, the ways are set in."""
    return list(_told(line, ""))


def _told(line: Line, indent: str) -> Iterator[str]:
    yield from (f"{indent}{choice}" for choice in line.now)
    for part in line.then:
        if isinstance(part, Act):
            yield f"{indent}{'; '.join((part.action, *part.within))}"
        else:
            for way, after in part.ways:
                yield f"{indent}if {way}:"
                yield from _told(after, f"{indent}  ")
