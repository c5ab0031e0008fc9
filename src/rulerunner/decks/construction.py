"""Deck construction: everything that is wrong with a deck, each with the rule that says so.

The modern rules are numbered as in nsg-26.03, section 1.4, for nisei-1.4 too: that chapter of it is not at
hand. The 1996 game has the one rule C1.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from ..cards.facts import UnknownCard, find
from ..lang.facts import Facts
from ..rules import DEFAULT
from ..rules import edition as find_edition
from .deck import Deck
from .exceptions import STARTERS, STIPULATIONS, USUAL
from .formats import Format, Restrictions, faction_names, find_format, load
from .outside import usable

MODERN: Final = "nsg-26.03 1.4"
CLASSIC: Final = "classic-1996 C1"
CLASSIC_EDITION: Final = "classic-1996"
CLASSIC_MINIMUM: Final = 45
STARTER_FORMATS: Final = ("system_gateway", "casual")
"""Where the starter decks of System Gateway may be played as they are."""


class Problem(NamedTuple):
    """One thing that is wrong with a deck."""

    rule: str
    """The edition and the number of the rule that is broken; "" if it is none of the rules."""
    text: str
    """A sentence that says what is wrong and what would be right."""
    cards: tuple[str, ...] = ()
    """The cards it is about, if it is about certain cards."""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


def problems(
    deck: Deck,
    format: str | Format | None = None,
    edition: str = "",
    pool: Mapping[str, int] | None = None,
) -> list[Problem]:
    """All that keeps the deck from being played, under an edition and, if one is named, in a format.

    Without an edition the rules are those of the deck's own family of cards. With a pool, the number of each
    card that was opened, the deck is sealed: it has none but these.

    >>> print(*problems(Deck("Noise: Hacker Extraordinaire", ("Corroder",) * 45)), sep="; ")
    Corroder is in the deck 45 times; the limit is 3. (nsg-26.03 1.4.7)
    """
    rules = find_edition(edition or (DEFAULT if deck.family == "modern" else CLASSIC_EDITION))
    league = find_format(format) if format is not None else None
    for name, family in ((rules.id, rules.family), *(((league.name, league.family),) if league else ())):
        if family != deck.family:
            rule = f"{MODERN}.8" if family == "modern" else CLASSIC
            return [
                Problem(rule, f"{name} is played with {family} cards; this deck is of {deck.family} ones.")
            ]
    found = list(_unknown(deck))
    found += _modern(deck, league) if deck.family == "modern" else _classic(deck)
    if league:
        found += _league(deck, league)
    if pool is not None:
        found += _unopened(deck, pool)
    return found


def agenda_band(deck: Deck) -> tuple[int, int] | None:
    """The least and the most agenda points that a Corp deck of this size may hold.

    A deck that is still too small is measured at the size it has to reach. None: the deck is not the Corp's,
    or the rules say nothing of decks so small, as those of a draft.
    """
    if deck.side != "corp":
        return None
    identity = deck.identity_facts
    least = CLASSIC_MINIMUM if deck.family == "classic" else (identity and identity.minimum_deck) or 0
    return points_for(deck.family, max(deck.size, least))


def points_for(family: str, size: int) -> tuple[int, int] | None:
    """The least and the most agenda points of a Corp deck of a size; None if the rules say nothing of it.

    >>> points_for("modern", 45), points_for("modern", 30)
    ((20, 21), None)
    """
    if family == "classic":
        return 2 * (size // 5), 2 * (size // 5) + 1
    return (2 * (size // 5) + 2, 2 * (size // 5) + 3) if size >= 40 else None


def influence_limit(deck: Deck, listed: Restrictions | None = None) -> int | None:
    """The influence limit of the deck's identity, less what a list takes from it; None if it has none."""
    identity = deck.identity_facts
    if identity is None or identity.influence_limit is None:
        return None
    if listed is None or not listed.penalty:
        return identity.influence_limit
    lost = sum(listed.penalty.get(name, 0) * count for name, count in deck.counts().items())
    return max(1, identity.influence_limit - lost)


def _unknown(deck: Deck) -> Iterator[Problem]:
    rule = f"{MODERN}.2" if deck.family == "modern" else CLASSIC
    for name in deck.unknown:
        try:
            text = f"{name!r} must be written {find(name, deck.family).name!r}."
        except UnknownCard as error:
            text = str(error)
        yield Problem(rule, text, (name,))


# --- the modern game --------------------------------------------------------------------------------


def _modern(deck: Deck, league: Format | None) -> Iterator[Problem]:
    if deck in _starters() and (league is None or league.id in STARTER_FORMATS):
        return
    yield from _identity(deck)
    yield from _size(deck)
    yield from _disallowed(deck)
    yield from _influence(deck)
    yield from _agendas(deck)
    yield from _copies(deck)
    yield from _outside(deck)


def _identity(deck: Deck) -> Iterator[Problem]:
    identity = deck.identity_facts
    if not deck.identity:
        yield Problem(f"{MODERN}.1", "The deck has no identity.")
    elif identity is not None and identity.type != "identity":
        yield Problem(f"{MODERN}.1", f"{deck.identity} is no identity.", (deck.identity,))
    elif deck.identity in STARTERS:
        text = f"{deck.identity} may be used only with the starter decks of System Gateway, unchanged."
        yield Problem(f"{MODERN}.1a", text, (deck.identity,))
    without = STIPULATIONS.get(deck.identity, USUAL).without
    for card, _ in deck.rows():
        if without and card.faction == without:
            text = f"{card.name} is a {_faction(card)} card; {deck.identity} allows none of these."
            yield Problem(f"{MODERN}.1", text, (card.name,))


def _size(deck: Deck) -> Iterator[Problem]:
    identity = deck.identity_facts
    least = identity.minimum_deck if identity is not None else None
    if least and deck.size < least:
        yield Problem(f"{MODERN}.3", f"The deck has {_cards(deck.size)}; it needs at least {least}.")


def _disallowed(deck: Deck) -> Iterator[Problem]:
    rule = f"{MODERN}.4"
    identity = deck.identity_facts
    agendas: dict[str, list[str]] = {}
    special = STIPULATIONS.get(deck.identity, USUAL)
    for card, _ in deck.rows():
        if card.type == "identity":
            yield Problem(rule, f"{card.name} is an identity and cannot be in a deck.", (card.name,))
        elif deck.side and card.side != deck.side:
            yield Problem(rule, _wrong_side(card, deck.side), (card.name,))
        elif card.influence is None and identity and card.faction != identity.faction:
            if special.agendas_each and card.type == "agenda":
                agendas.setdefault(card.faction, []).append(card.name)
            elif not (special.all_agendas and card.type == "agenda"):
                text = f"{card.name} has no influence cost: only {_faction(card)} decks may use it."
                yield Problem(rule, text, (card.name,))
    for faction, names in agendas.items():
        if len(names) > special.agendas_each:
            text = (
                f"The deck has {len(names)} different {faction_names()[faction]} agendas; "
                f"{deck.identity} allows {special.agendas_each}."
            )
            yield Problem(rule, text, tuple(names))


def _influence(deck: Deck, listed: Restrictions | None = None) -> Iterator[Problem]:
    """The plain influence limit; or, given a list, whether its own arithmetic adds a problem to that."""
    limit = influence_limit(deck, listed)
    costs = deck.influence_costs()
    if listed:
        for name, count in deck.counts().items():
            if name in listed.universal:
                costs[name] = costs.get(name, 0) + listed.universal[name] * count
    spent = sum(costs.values())
    if limit is not None and spent > limit:
        if listed:
            text = f"With {listed.name} the deck spends {spent} influence; the limit is {limit}."
        else:
            text = f"The deck spends {spent} influence; the limit of {deck.identity} is {limit}."
        yield Problem(f"{MODERN}.8" if listed else f"{MODERN}.5", text, tuple(costs))


def _agendas(deck: Deck) -> Iterator[Problem]:
    band = agenda_band(deck)
    if band and deck.agenda_points not in band:
        low = 5 * (band[0] // 2 - 1)
        letter = {40: "a", 45: "b", 50: "c"}.get(low, "d")
        yield Problem(f"{MODERN}.6{letter}", _band(deck, low, band))


def _copies(deck: Deck) -> Iterator[Problem]:
    special = STIPULATIONS.get(deck.identity, USUAL).copies
    for card, count in deck.rows():
        limit = card.deck_limit if special is None else min(special, card.deck_limit)
        if count > limit and card.type != "identity":
            text = f"{card.name} is in the deck {count} times; the limit is {limit}."
            yield Problem(f"{MODERN}.7", text, (card.name,))


def _outside(deck: Deck) -> Iterator[Problem]:
    """What is listed to be brought along: Runner identities, by a Runner (1.5.4a)."""
    rule = "nsg-26.03 1.5.4a"
    for name in dict.fromkeys(deck.outside):
        card = deck.facts_of(name)
        if deck.side != "runner":
            yield Problem(rule, f"Only a Runner brings identities along, as {name}.", (name,))
        elif card is not None and not usable(card):
            text = f"{name} cannot be brought along: it is no Runner identity that decks may have."
            yield Problem(rule, text, (name,))


# --- the 1996 game ----------------------------------------------------------------------------------


def _classic(deck: Deck) -> Iterator[Problem]:
    if deck.identity:
        yield Problem(CLASSIC, "The classic game has no identities.", (deck.identity,))
    if deck.size < CLASSIC_MINIMUM:
        text = f"The deck has {_cards(deck.size)}; it needs at least {CLASSIC_MINIMUM}."
        yield Problem(CLASSIC, text)
    for card, _ in deck.rows():
        if card.side != deck.side:
            yield Problem(CLASSIC, _wrong_side(card, deck.side), (card.name,))
    band = agenda_band(deck)
    if band and deck.agenda_points not in band:
        yield Problem(CLASSIC, _band(deck, 5 * (band[0] // 2), band))


# --- sealed decks -----------------------------------------------------------------------------------


def _unopened(deck: Deck, pool: Mapping[str, int]) -> Iterator[Problem]:
    for card, count in deck.rows():
        opened = pool.get(card.name, 0)
        if not opened:
            yield Problem("", f"{card.name} is not among the cards that were opened.", (card.name,))
        elif count > opened:
            were = "1 was" if opened == 1 else f"{opened} were"
            text = f"{card.name} is in the deck {count} times; {were} opened."
            yield Problem("", text, (card.name,))


# --- formats ----------------------------------------------------------------------------------------


def _league(deck: Deck, league: Format) -> Iterator[Problem]:
    rule = f"{MODERN}.8" if league.family == "modern" else CLASSIC
    identity = deck.identity_facts
    cards = [*([identity] if identity else []), *(card for card, _ in deck.rows() if card != identity)]
    listed = league.restrictions
    for card in cards:
        if not league.holds(card):
            yield Problem(rule, f"{card.name} is not in the card pool of {league.name}.", (card.name,))
        elif listed and listed.bans(card):
            yield Problem(rule, f"{card.name} is banned by {listed.name}.", (card.name,))
    for name in dict.fromkeys(deck.outside):
        brought = deck.facts_of(name)
        if brought and (not league.holds(brought) or (listed and listed.bans(brought))):
            text = f"{name} is no identity of {league.name}, so it cannot be brought along."
            yield Problem("nsg-26.03 1.5.4c", text, (name,))
    if not listed:
        return
    names = [card.name for card in cards]
    restricted = tuple(name for name in names if name in listed.restricted)
    if len(restricted) > 1:
        text = f"The deck uses {len(restricted)} restricted cards of {listed.name}; one is allowed."
        yield Problem(rule, text, restricted)
    priced = tuple(name for name in names if name in listed.points)
    points = sum(listed.points[name] for name in priced)
    if listed.point_limit is not None and points > listed.point_limit:
        text = f"The deck spends {points} points of {listed.name}; the limit is {listed.point_limit}."
        yield Problem(rule, text, priced)
    if listed.universal or listed.penalty:
        yield from _influence(deck, listed)


# --- words ------------------------------------------------------------------------------------------


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _faction(card: Facts) -> str:
    return faction_names()[card.faction]


def _wrong_side(card: Facts, side: str) -> str:
    mine, its = ("Corp", "Runner") if side == "corp" else ("Runner", "Corp")
    return f"{card.name} is a {its} card and cannot be in a {mine} deck."


def _band(deck: Deck, low: int, band: tuple[int, int]) -> str:
    return (
        f"The deck has {deck.agenda_points} agenda points; "
        f"a deck of {low} to {low + 4} cards needs {band[0]} or {band[1]}."
    )


@cache
def _starters() -> tuple[Deck, ...]:
    """The four decks that the starter identities come with."""
    return tuple(Deck.of(row["identity"], row["cards"]) for row in load("starters")["decks"].values())
