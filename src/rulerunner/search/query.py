"""A query as a tree.

    t:ice f:jinteki|nbn cost<3 "net damage"     all of it
    t:program -s:icebreaker                     not that (in a shell: not s:icebreaker)
    (t:asset or t:upgrade) trash<=2             either

A word or a phrase in quotes is looked for on the whole card; `field:value` in one field. A field is followed
by one of : = != < <= > >=, and several values are separated by `|`.
"""

import re
from typing import Final, NamedTuple

LONGEST: Final = 400
"""Letters of a query, and a bound on its depth: more than anyone types."""
DEEPEST: Final = 20


class BadQuery(ValueError):
    """A query that cannot be understood; the message says what would be right."""


class Term(NamedTuple):
    """Words on the card (`field` is ""), or a value in a field."""

    field: str
    sign: str
    values: tuple[str, ...]
    phrase: bool = False
    """It was in quotes: found anywhere, not only where a word begins."""


class Not(NamedTuple):
    """What must not be so."""

    of: "Query"


class Every(NamedTuple):
    """All of these."""

    of: tuple["Query", ...]


class Either(NamedTuple):
    """One of these at least."""

    of: tuple["Query", ...]


Query = Term | Not | Every | Either

FIELD = r"[a-z_][a-z_-]*(?=[:=<>]|!=)"
QUOTED = r'"[^"]*"?'
PLAIN = r'[^\s()"|]+'
VALUE = rf"(?:{QUOTED}|{PLAIN})(?:\|(?:{QUOTED}|{PLAIN}))*"
TOKEN: Final = re.compile(
    rf"""\s*(?:
        (?P<open>\() | (?P<close>\)) | (?P<bar>\|+)
      | (?P<field>{FIELD})(?P<sign>!=|<=|>=|[:=<>])(?P<value>{VALUE})?
      | (?P<minus>[-!])(?=[a-z_("])
      | (?P<words>{QUOTED}|[^\s()"|]+)
    )""",
    re.VERBOSE | re.IGNORECASE,
)


def read(text: str) -> Query:
    """The tree of a query. Raises `BadQuery`."""
    if len(text) > LONGEST:
        raise BadQuery(f"this query has {len(text)} letters; at most {LONGEST} are read")
    reader = _Reader(text.replace("“", '"').replace("”", '"'))
    found = reader.either(0)
    if reader.token is not None:
        raise BadQuery("there is a ) without its (")
    return found


class _Reader:
    def __init__(self, text: str) -> None:
        self._tokens = iter(TOKEN.finditer(text))
        self.token: re.Match[str] | None = next(self._tokens, None)

    def _next(self) -> None:
        self.token = next(self._tokens, None)

    def either(self, depth: int) -> Query:
        if depth > DEEPEST:
            raise BadQuery("there are too many brackets within each other")
        ways = [self._every(depth)]
        while self.token is not None and self._is_or():
            self._next()
            ways.append(self._every(depth))
        ways = [way for way in ways if way != Every(())] or ways[:1]  # who typed "or" has not said what yet
        return ways[0] if len(ways) == 1 else Either(tuple(ways))

    def _every(self, depth: int) -> Query:
        parts: list[Query] = []
        while self.token is not None and not self.token["close"] and not self._is_or():
            parts.append(self._one(depth))
        return parts[0] if len(parts) == 1 else Every(tuple(parts))

    def _is_or(self) -> bool:
        assert self.token is not None
        return bool(self.token["bar"]) or (self.token["words"] or "").casefold() == "or"

    def _one(self, depth: int) -> Query:
        token = self.token
        assert token is not None
        self._next()
        if token["minus"] or (token["words"] or "").casefold() == "not":
            if self.token is None or self.token["close"]:
                raise BadQuery("say what is not wanted: not s:icebreaker")
            if depth > DEEPEST:
                raise BadQuery("there are too many negations within each other")
            return Not(self._one(depth + 1))
        if token["open"]:
            inside = self.either(depth + 1)
            if self.token is None:
                raise BadQuery("there is a ( without its )")
            self._next()
            return inside
        if token["field"]:
            return _field(token)
        words = token["words"]
        return Term("", ":", (words.strip('"'),), words.startswith('"'))


def _field(token: re.Match[str]) -> Term:
    if not token["value"]:
        raise BadQuery(f"say what follows {token['field']}{token['sign']}")
    values = re.findall(rf"{QUOTED}|{PLAIN}", token["value"])
    return Term(
        token["field"].casefold(),
        token["sign"],
        tuple(value.strip('"') for value in values),
        token["value"].startswith('"'),
    )
