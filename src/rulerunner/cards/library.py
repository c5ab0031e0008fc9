"""The cards of a family as the machine sees them: facts joined to abilities, built when first asked for.

Abilities are written in `cards.<family>.<set>`, in the set a card first appeared in. Each such module exports
`CARDS`, from exact names to abilities. A card that no module names is a face of its facts and one `NotYet`.
"""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from rulerunner.lang.abilities import Ability, NotYet
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.near import meant
from rulerunner.lang.validating.kinds import BadDefinition, misfits

from .facts import facts, find
from .slips import slip

Definitions = Mapping[str, tuple[Ability, ...]]

UNWRITTEN = (NotYet("nobody has written this card down yet"),)


@cache
def definitions(family: str, set_id: str) -> Definitions:
    """The abilities written for the cards of one set, by name; none if there is no module for it."""
    module = f"{__package__}.{family}.{set_id}"
    if not find_spec(module):
        return {}
    try:
        cards: Definitions | None = getattr(import_module(module), "CARDS", None)
    except Exception as error:  # Python's own objections: a name it does not know, a field that is no word's
        raise BadDefinition(slip(error)) from error
    if not isinstance(cards, dict):
        raise BadDefinition(f"{module}: CARDS is a dict, from the name of each card to its abilities")
    known = facts(family)
    for name, abilities in cards.items():
        if name not in known:
            raise BadDefinition(f"{module}: no {family} card has the name {name!r}{meant(name, known)}")
        if known[name].printings[0][0] != set_id:
            raise BadDefinition(f"{module}: {name} belongs in {known[name].printings[0][0]}, its first set")
        if not isinstance(abilities, tuple):
            raise BadDefinition(f"{name}, {next(misfits(abilities))}")
    return cards


def written(family: str) -> Mapping[str, Definitions]:
    """The definitions of every set of a family, by the id of the set."""
    package = import_module(f"{__package__}.{family}")
    return {module.name: definitions(family, module.name) for module in iter_modules(package.__path__)}


class _Faces(Mapping[str, Face]):
    """All faces by exact name. One is built when it is asked for, and kept."""

    def __init__(self, family: str) -> None:
        self._family = family
        self._facts = facts(family)
        self._built: dict[str, Face] = {}

    def __getitem__(self, name: str) -> Face:
        face = self._built.get(name)
        if face is None:
            face = self._built[name] = self._build(self._facts[name])
        return face

    def _build(self, card: Facts) -> Face:
        first_set, _ = card.printings[0]
        return Face(card, definitions(self._family, first_set).get(card.name, UNWRITTEN))

    def __contains__(self, name: object) -> bool:
        return name in self._facts

    def __iter__(self) -> Iterator[str]:
        return iter(self._facts)

    def __len__(self) -> int:
        return len(self._facts)


class Library:
    """The cards of a family. There is one library for each, so a card has one face.

    >>> library().face("Corroder").playable
    True
    """

    def __init__(self, family: str) -> None:
        self.family = family
        self.faces: Mapping[str, Face] = _Faces(family)
        """Every card by its exact printed name."""

    def face(self, name: str) -> Face:
        """The card of this name, whatever its case, accents and quotes.

        Raises `UnknownCard`, with the names that come near, if there is none.
        """
        return self.faces[name] if name in self.faces else self.faces[find(name, self.family).name]

    @cached_property
    def playable(self) -> frozenset[str]:
        """The names of the cards of which every sentence is said."""
        return frozenset(
            name
            for cards in written(self.family).values()
            for name, abilities in cards.items()
            if not any(isinstance(ability, NotYet) for ability in abilities)
        )

    def __repr__(self) -> str:
        return f"<the {self.family} library>"


def library(family: str = "modern") -> Library:
    """The library of a family of cards, "modern" or "classic"; always the same one."""
    return _library(family)


@cache
def _library(family: str) -> Library:
    return Library(family)
