"""Formats: which cards may be in a deck, and which of them are banned, restricted or priced; all as facts."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ..cards.facts import facts
from ..lang.facts import Facts, Family

NOTHING: Final[Mapping[str, int]] = MappingProxyType({})


class UnknownFormat(LookupError):
    """No such format, or none on that day; the message says what there is."""


class Restrictions(NamedTuple):
    """A list of cards that tournaments treat specially, by name. Identities may be on it too."""

    name: str
    banned: frozenset[str] = frozenset()
    banned_subtypes: frozenset[str] = frozenset()
    restricted: frozenset[str] = frozenset()
    """A deck may use one of these, in the usual number of copies."""
    universal: Mapping[str, int] = NOTHING
    """Influence that each copy costs in every deck, besides its influence cost."""
    penalty: Mapping[str, int] = NOTHING
    """By how much each copy lowers the influence limit, though never below 1."""
    points: Mapping[str, int] = NOTHING
    """What a card costs, however many copies there are, of the deck's `point_limit`."""
    point_limit: int | None = None

    def bans(self, card: Facts) -> bool:
        """Whether the card may be in no deck."""
        return card.name in self.banned or not self.banned_subtypes.isdisjoint(card.subtypes)


class Season(NamedTuple):
    """What a format was for a while."""

    since: str
    """The first day, as 2019-12-31; "" for always."""
    sets: frozenset[str] | None
    """A card printed in one of these sets is in the pool; None: every card is."""
    restrictions: Restrictions | None = None


class Format(NamedTuple):
    """A format, such as Standard. `season` is what is in force: the last of its seasons."""

    id: str
    name: str
    family: Family
    seasons: tuple[Season, ...]
    """Oldest first."""

    @property
    def season(self) -> Season:
        """The pool and the list in force."""
        return self.seasons[-1]

    @property
    def restrictions(self) -> Restrictions | None:
        """The list in force, if there is one."""
        return self.season.restrictions

    def on(self, day: str) -> "Format":
        """The format as it was on a day, written 2019-12-31.

        >>> formats()["standard"].on("2019-12-31").restrictions.name
        'Standard MWL 3.4b'
        """
        past = tuple(season for season in self.seasons if season.since <= day)
        if not past:
            raise UnknownFormat(f"{self.name} began on {self.seasons[0].since}; there was none on {day}")
        return self._replace(seasons=past)

    def holds(self, card: Facts) -> bool:
        """Whether the card is in the pool; it may be banned nevertheless."""
        sets = self.season.sets
        return sets is None or any(set_id in sets for set_id, _ in card.printings)


def formats() -> Mapping[str, Format]:
    """All formats by id.

    >>> list(formats())[:4]
    ['startup', 'standard', 'eternal', 'system_gateway']
    """
    return _formats()


def as_id(name: str) -> str:
    """A name as ids are written: `System Gateway` as `system_gateway`."""
    return name.strip().casefold().replace(" ", "_").replace("-", "_")


def find_format(name: str | Format) -> Format:
    """A format by its id or name; `standard@2019-12-31` is the format as it was on a day."""
    if isinstance(name, Format):
        return name
    wanted, _, day = name.partition("@")
    key = as_id(wanted)
    for one in formats().values():
        if key in (one.id, as_id(one.name)):
            return one.on(day.strip()) if day else one
    raise UnknownFormat(f"there is no format {name!r}; choose one of: {', '.join(formats())}")


def legal_in(format: str | Format) -> frozenset[str]:
    """The names of all cards, identities among them, that a deck of this format may use."""
    one = find_format(format)
    listed = one.restrictions or Restrictions("")
    return frozenset(
        name for name, card in facts(one.family).items() if one.holds(card) and not listed.bans(card)
    )


@cache
def faction_names() -> Mapping[str, str]:
    """The names of the factions by id."""
    return MappingProxyType(dict(load("factions")["factions"]))


def load(name: str) -> dict[str, Any]:
    """A data file of this package."""
    file = files("rulerunner.decks").joinpath("data", f"{name}.json")
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


@cache
def _formats() -> Mapping[str, Format]:
    data = load("formats")
    lists = {key: _restrictions(row) for key, row in data["lists"].items()}
    found = {
        key: Format(
            key,
            row["name"],
            "modern",
            tuple(
                Season(
                    season["since"], frozenset(data["pools"][season["pool"]]), lists.get(season.get("list"))
                )
                for season in row["seasons"]
            ),
        )
        for key, row in data["formats"].items()
    }
    found["casual"] = Format("casual", "Casual", "modern", (Season("", None),))
    banned = Restrictions("the classic ban list", frozenset(data["classic"]["banned"]))
    found["classic"] = Format("classic", "Classic", "classic", (Season("", None, banned),))
    return MappingProxyType(found)


def _restrictions(row: Mapping[str, Any]) -> Restrictions:
    return Restrictions(
        row["name"],
        _names(row.get("banned", ())),
        frozenset(row.get("banned_subtypes", ())),
        _names(row.get("restricted", ())),
        _graded(row.get("universal", NOTHING)),
        _graded(row.get("penalty", NOTHING)),
        _graded(row.get("points", NOTHING)),
        row.get("point_limit"),
    )


def _names(slugs: Iterable[str]) -> frozenset[str]:
    return frozenset(_by_slug()[slug] for slug in slugs)


def _graded(row: Mapping[str, int]) -> Mapping[str, int]:
    return MappingProxyType({_by_slug()[slug]: grade for slug, grade in row.items()})


@cache
def _by_slug() -> Mapping[str, str]:
    return {card.slug: name for name, card in facts().items()}
