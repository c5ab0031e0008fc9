"""The printed facts of every card, by name; loaded once, when first asked for."""

import json
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, cast

from rulerunner.lang.facts import FAMILIES, NO_LIMIT, FaceFacts, Facts, Family

_MARKS: Final = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "“": '"', "”": '"', "™": None, "®": None})


ENOUGH_TO_TELL: Final = 3
"""Of a name that was typed in part so many letters say which one may be meant,"""
MOST_NEAR: Final = 3
"""and so many are offered."""


class UnknownCard(LookupError):
    """No card, or more than one, goes by this name; the message says which come near."""

    def __init__(self, message: str, meant: str = "") -> None:
        super().__init__(message)
        self.meant = meant
        """The one card whose name begins so, if there is one."""


def facts(family: str = "modern") -> Mapping[str, Facts]:
    """All cards of a family, by exact printed name.

    >>> facts()["Tollbooth"].cost
    8
    """
    return _load(family)


def find(name: str, family: str = "modern") -> Facts:
    """The card of this name, whatever its case, accents and quotes; an identity needs no subtitle.

    >>> find("hoshiko shiro").name
    'Hoshiko Shiro: Untold Protagonist'
    """
    index = _index(family)
    names = index.get(_fold(name), ())
    if len(names) == 1:
        return facts(family)[names[0]]
    if names:
        raise UnknownCard(f"More than one {family} identity is called {name!r:.60}: {_listing(names, 'or')}.")
    typed = _fold(name)
    near = list(dict.fromkeys(one for key in _near(typed, index) for one in index[key]))
    hint = _listing(near, "or")
    begun = {one for key in index if typed and key.startswith(typed) for one in index[key]}
    raise UnknownCard(
        f"No {family} card is called {name!r:.60}." + (f" Did you mean {hint}?" if hint else ""),
        meant=begun.pop() if len(begun) == 1 else "",
    )


def _near(typed: str, names: Collection[str]) -> list[str]:
    """The names that begin with what was typed, few as they may be; else those that look like it."""
    begun = [each for each in names if len(typed) >= ENOUGH_TO_TELL and each.startswith(typed)]
    return begun if 0 < len(begun) <= MOST_NEAR else get_close_matches(typed, names, MOST_NEAR)


def known(name: str, family: str = "modern") -> bool:
    """Whether exactly one card goes by this name. Quick even where `find` would look for near names."""
    return len(_index(family).get(_fold(name), ())) == 1


def family_named(name: str) -> Family:
    """The family that goes by a name.

    Raises:
        ValueError: There is none.
    """
    for family in FAMILIES:
        if family == name:
            return family
    raise ValueError(f"There is no family of cards {name!r}; there is {_listing(FAMILIES, 'and')}.")


@cache
def _load(family: str) -> Mapping[str, Facts]:
    kind = family_named(family)
    file = files("rulerunner.cards").joinpath("data", f"{family}.json")
    rows = cast(list[dict[str, Any]], json.loads(file.read_text("utf-8")))
    return MappingProxyType({row["name"]: _read(row, kind) for row in rows})


def _read(row: dict[str, Any], family: Family) -> Facts:
    row["family"] = family
    row["subtypes"] = tuple(row.get("subtypes", ()))
    row["printings"] = tuple((set_id, code) for set_id, code in row["printings"])
    row.setdefault("deck_limit", NO_LIMIT)
    if "faces" in row:
        row["faces"] = tuple(
            FaceFacts(**face | {"subtypes": tuple(face["subtypes"])}) for face in row["faces"]
        )
    return Facts(**row)


@cache
def _index(family: str) -> Mapping[str, tuple[str, ...]]:
    """Exact names by folded name, and those of identities by what stands before the colon."""
    cards = facts(family)
    index: dict[str, tuple[str, ...]] = {}
    for card in cards.values():
        if card.type == "identity":
            title = _fold(card.name.partition(":")[0])
            index[title] = (*index.get(title, ()), card.name)
    return index | {_fold(name): (name,) for name in cards}


def _fold(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.translate(_MARKS))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(plain.casefold().replace("(tm)", "").split())


def _listing(names: Iterable[str], word: str) -> str:
    *most, last = names or [""]
    return f"{', '.join(most)} {word} {last}" if most else last
