"""House rules: where tables of the 1996 game play otherwise, and the variants of the edition that follow.

A variant is named by its edition and its house rules, in the order of the list below:
`classic-1996+base-link-first+oldest-unique`. Everything that names an edition may name a variant.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from .classic_1996 import CLASSIC_1996
from .table import Edition, Structure

SIGN: Final = "+"


class HouseRule(NamedTuple):
    """One thing that some tables play otherwise."""

    name: str
    says: str
    change: Callable[[Edition], Edition]


def _base_link_first(edition: Edition) -> Edition:
    return replace(edition, policies=replace(edition.policies, base_link="before"))


def _hand_of_nothing(edition: Edition) -> Edition:
    return replace(edition, policies=replace(edition.policies, hand_below_zero="zero"))


def _oldest_unique(edition: Edition) -> Edition:
    return replace(edition, policies=replace(edition.policies, unique_stays="oldest"))


def _rez_to_open(edition: Edition) -> Edition:
    structures = {name: _window_first(each) for name, each in edition.structures.items()}
    return replace(edition, structures=structures)


def _window_first(structure: Structure) -> Structure:
    """A turn whose opening window comes before what happens at its start."""
    if not structure.name.endswith("-turn"):
        return structure
    start, window = (structure.at(f"{structure.rule}.{step}") for step in (3, 4))
    rows = list(structure.rows)
    rows[start], rows[window] = rows[window], rows[start]
    return structure._replace(rows=tuple(rows))


CLASSIC: Final = (
    HouseRule(
        "base-link-first",
        "The Runner names a base link, for the Corp to see, before the Corp commits bits to the trace.",
        _base_link_first,
    ),
    HouseRule(
        "hand-of-nothing",
        "A maximum hand size below 0 counts as 0 when the Runner discards: nobody is flatlined by it.",
        _hand_of_nothing,
    ),
    HouseRule(
        "oldest-unique",
        "Of unique cards with one name the one that became active first stays.",
        _oldest_unique,
    ),
    HouseRule(
        "rez-to-open",
        "The window that opens a turn comes first: a node that is rezzed there still acts at its start.",
        _rez_to_open,
    ),
)

HOUSE_RULES: Final[dict[str, tuple[HouseRule, ...]]] = {CLASSIC_1996.id: CLASSIC}
"""The house rules by the id of the edition that has them."""


def variant(edition: Edition, names: str) -> Edition | None:
    """An edition with house rules, named in their order; None if it has none so called."""
    wanted = names.split(SIGN)
    chosen = [rule for rule in HOUSE_RULES.get(edition.id, ()) if rule.name in wanted]
    if [rule.name for rule in chosen] != wanted:
        return None
    made = edition
    for rule in chosen:
        made = rule.change(made)
    return replace(made, id=f"{edition.id}{SIGN}{names}", title=f"{edition.title}, with house rules")
