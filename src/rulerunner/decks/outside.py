"""What a deck brings along outside the game: identities for cards that speak of them (26.03: 1.5.4).

A player may bring any number of Runner identities, and abilities mean those that were brought (1.5.4a,
1.5.4b). A deck may list them: `outside` and a name, a line each, as often as there are copies. One that lists
none brings whatever the rules let it bring and its cards could ask for, a copy of each, for nobody gains by
bringing less. Which those are is settled when a game is set up, and written into its replay: in time more
cards will be playable.
"""

from functools import lru_cache

from ..cards.facts import facts
from ..lang.face import Face
from ..lang.facts import Facts
from ..lang.filters import Both, Either, Filter, Has, Is, Not, OfRunnersFaction, OfYourFaction, OutsideGame
from ..lang.instructions import Choose
from ..lang.validating.walk import words
from ..lang.words import IDENTITY, RUNNER
from .deck import Deck
from .exceptions import STARTERS
from .formats import Format, UnknownFormat, find_format

DRAFTED = "draft"
"""The set whose identities are for drafts alone."""


def brought(deck: Deck) -> tuple[str, ...]:
    """The identities that a deck brings along, by name: those it lists, or all that could be of use."""
    identity = deck.identity_facts
    if deck.outside or identity is None or identity.side != RUNNER:
        return deck.outside
    faces = deck.library.faces
    wanted = [each for name in dict.fromkeys(deck.cards) if name in faces for each in asked_for(faces[name])]
    if not wanted:
        return ()
    pool = (
        card for card in facts(deck.family).values() if card != identity and _allowed(card, _league(deck))
    )
    named = (card.name for card in pool if any(_fits(each, card, identity) is not False for each in wanted))
    return tuple(sorted(name for name in named if faces[name].playable))


@lru_cache(maxsize=4096)
def asked_for(face: Face) -> tuple[Filter, ...]:
    """The sets of cards outside the game that a card chooses from."""
    return tuple(
        word.filter
        for word in words(face.abilities)
        if isinstance(word, Choose) and any(isinstance(part, OutsideGame) for part in words(word.filter))
    )


def usable(card: Facts) -> bool:
    """Whether a card is an identity that may be brought along at all: one of the Runner's that decks may have
    (1.4.1a), and not one for drafts."""
    printed = {printing for printing, _ in card.printings}
    return (card.side, card.type) == (RUNNER, IDENTITY) and card.name not in STARTERS and printed != {DRAFTED}


def _allowed(card: Facts, league: Format | None) -> bool:
    """Whether the deck's format, if it has one, has the card as an identity (1.5.4c)."""
    if not usable(card):
        return False
    listed = league.restrictions if league else None
    return (league is None or league.holds(card)) and not (listed is not None and listed.bans(card))


def _league(deck: Deck) -> Format | None:
    try:
        return find_format(deck.format) if deck.format else None
    except UnknownFormat:
        return None


def _fits(filter: Filter, card: Facts, yours: Facts) -> bool | None:
    """Whether an identity is in a set, by what is printed on it; None where that cannot be told."""
    match filter:
        case Both(left=left, right=right):
            parts = (_fits(left, card, yours), _fits(right, card, yours))
            return False if False in parts else None if None in parts else True
        case Either(left=left, right=right):
            parts = (_fits(left, card, yours), _fits(right, card, yours))
            return True if True in parts else None if None in parts else False
        case Not(inner=inner):
            found = _fits(inner, card, yours)
            return None if found is None else not found
        case Is(type=type):
            return card.type == type
        case Has(subtype=subtype):
            return subtype in card.subtypes
        case OfYourFaction() | OfRunnersFaction():
            return card.faction == yours.faction
        case OutsideGame():
            return True
    return None
