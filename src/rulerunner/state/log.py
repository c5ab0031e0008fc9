"""Reading the log of a game: all of it, what is new, or the newest first."""

from collections.abc import Iterator

from .changes import Change, Noted
from .state import State


def written(s: State, since: object = None) -> list[Change]:
    """What was written to the log since it ended with a link, or all of it, oldest first."""
    links: list[tuple[Change, ...]] = []
    link = s.log
    while link is not None and link is not since:
        links.append(link[0])
        link = link[1]
    return [change for link in reversed(links) for change in link]


def unread(s: State, link: object, read: int) -> list[Change | Noted]:
    """What was written to the log after a link and so many entries behind it, as it was written down: whoever
    follows a game need not put its log in order."""
    if s.older is link:
        return s.recent[read:]
    links: list[tuple[Change, ...]] = []
    older = s.older
    while older is not None and older is not link:
        links.append(older[0])
        older = older[1]
    later: list[Change | Noted] = []
    for changes in reversed(links):
        later.extend(changes)
    return later[read:] + s.recent


def backwards(s: State) -> Iterator[Change]:
    """The log, newest first."""
    link = s.log
    while link is not None:
        yield from reversed(link[0])
        link = link[1]
