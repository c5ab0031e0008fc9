"""What the coach says in a whole game, the first time something happens; and why one would do a thing.

They are written in `firsts.txt`: `[when] Title`, then what is said. When: `asks KIND`, `about ABOUT` and
`offers KIND` look at the decision, `log KIND` (and perhaps a side) at what has happened, `encounter`,
`window` (outside an encounter) and `over` at the game; `why KIND` says why one would choose an option of
that kind. What is said to one player alone begins with their side: `runner log steal`.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Final, NamedTuple

HEAD: Final = re.compile(r"^\[(?P<when>[^]]+)\] (?P<title>.+)$")


class First(NamedTuple):
    """Something to say once."""

    when: str
    title: str
    says: str


def read(text: str) -> Iterator[First]:
    """The entries of a text."""
    for part in text.strip().split("\n\n"):
        first, *lines = part.splitlines()
        head = HEAD.match(first)
        assert head is not None, first
        yield First(head["when"], head["title"], " ".join(lines))


FIRSTS: Final = tuple(read(files("rulerunner.lessons").joinpath("firsts.txt").read_text("utf-8")))
"""Everything there is to say."""
