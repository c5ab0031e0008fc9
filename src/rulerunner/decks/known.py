"""Decks that people have won with and written about: names, identities and cards, as facts."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from .deck import Deck
from .formats import load


@cache
def known() -> Mapping[str, Deck]:
    """The known decks by the name in their addresses. Not all of their cards may be playable yet.

    >>> known()["gateway-beginner-corp"].size
    34
    """
    return MappingProxyType(
        {
            slug: Deck.of(row["identity"], row["cards"], name=row["name"], format=row["format"])
            for slug, row in load("known").items()
        }
    )


def find_known(address: str) -> Deck | None:
    """A known deck by the name in its address, or by an address that ends with it.

    >>> find_known("https://example.org/decks/ben-marsh-2012-gabe").identity
    'Gabriel Santiago: Consummate Professional'
    """
    slug = address.strip().rstrip("/").rpartition("/")[2].casefold()
    return known().get(slug)
