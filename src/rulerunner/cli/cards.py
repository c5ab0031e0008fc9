"""`rulerunner cards`: find cards by what is on them, and see which can be played."""

import argparse
import json
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args

from ..cards.explaining import rules_of
from ..cards.library import library
from ..decks.formats import faction_names
from ..lang.abilities import NotYet
from ..lang.face import Face
from ..lang.facts import CardType, Facts, Family
from ..lang.render import render
from ..rules import EDITIONS, Edition
from .errors import Problem
from .explaining.cards import page
from .explaining.page import section
from .options import width

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

WIDEST = 110
ALSO = 12
FAMILIES: Final[tuple[str, ...]] = get_args(Family)
TYPES: Final = {**{kind: kind for kind in get_args(CardType)}, "node": "asset", "prep": "event"}
"""Types of cards by name; two had other names in 1996."""
EXAMPLES = """\
examples:
  rulerunner cards corroder                          one card, with everything about it
  rulerunner cards code gate --faction jinteki       all words must be on a card
  rulerunner cards trace --type ice --playable       in its text, too, as far as that is written
  rulerunner cards --set system_gateway --json       for other programs
"""


class Found(NamedTuple):
    """A card, and what can be searched of it."""

    face: Face
    edition: Edition
    texts: tuple[str, ...]
    """Its text in our words, as far as it is written."""

    @property
    def facts(self) -> Facts:
        """The printed facts."""
        return self.face.facts

    @property
    def missing(self) -> list[str]:
        """What is not written yet."""
        return [ability.reason for ability in self.face.abilities if isinstance(ability, NotYet)]

    @property
    def status(self) -> str:
        """Whether it can be played, in a word or two."""
        return "playable" if self.face.playable else "in part" if self.texts else "not yet"


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "cards",
        help="find cards, and see which can be played",
        description="Find cards by their name, type, subtypes, faction and text. Text is in our own words.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("words", nargs="*", metavar="WORDS", help="all of them must be on the card")
    parser.add_argument("--side", choices=("corp", "runner"))
    parser.add_argument("--type", metavar="TYPE", help=f"one of {', '.join(TYPES)}")
    parser.add_argument("--faction", metavar="FACTION", help="such as anarch, weyland or neutral")
    parser.add_argument("--set", metavar="SET", help="a set it was printed in, such as core_set")
    parser.add_argument("--family", choices=FAMILIES, help="cards of the modern or of the 1996 game")
    parser.add_argument("--playable", action="store_true", help="only cards that can be played")
    parser.add_argument("--json", action="store_true", help="everything about the cards as JSON")


def run(args: argparse.Namespace) -> int:
    """Print what was found."""
    words = tuple(" ".join(args.words).split())
    tests = list(_tests(args))
    if not words and not tests and not args.json:
        print("\n".join(_overview()))
        return 0
    pool = [card for card in _cards(args.family) if all(test(card) for test in tests)]
    found = [card for card in pool if _has(card, words)]
    if args.json:
        print(json.dumps([_data(card) for card in found], ensure_ascii=False, indent=2))
        return 0
    if not found:
        raise Problem(_nothing(" ".join(words), pool))
    exact = [card for card in found if words and _fold(card.face.name) == _fold(" ".join(words))]
    shown = exact or found
    if len(shown) == 1:
        print("\n".join(_entry(shown[0])).rstrip())
        others = [card.face.name for card in found if card is not shown[0]]
        if others:
            print(f"\n{_also(others)}")
    else:
        print("\n".join(_table(shown)))
    return 0


# --- finding ----------------------------------------------------------------------------------------------


def _cards(family: str | None) -> Iterator[Found]:
    for name in FAMILIES:
        if family in (None, name):
            edition = next(each for each in EDITIONS.values() if each.family == name)
            for face in library(name).faces.values():
                texts = zip(face.abilities, render(face, edition.words), strict=True)
                said = tuple(text for ability, text in texts if not isinstance(ability, NotYet))
                yield Found(face, edition, said)


def _tests(args: argparse.Namespace) -> Iterator[Callable[[Found], bool]]:
    """What was asked for beside words. A name that nothing has is a problem, not an empty answer."""
    if args.side is not None:
        yield lambda card: card.facts.side == args.side
    if args.type is not None:
        kinds = {TYPES[name] for name in _named("type", args.type, TYPES)}
        yield lambda card: card.facts.type in kinds
    if args.faction is not None:
        names = {_key(name): faction for faction, name in faction_names().items()}
        names |= {_key(faction): faction for faction in faction_names()}
        factions = {names[name] for name in _named("faction", args.faction, names)}
        yield lambda card: card.facts.faction in factions
    if args.set is not None:
        every = {
            s for name in FAMILIES for face in library(name).faces.values() for s, _ in face.facts.printings
        }
        sets = set(_named("set", args.set, every))
        yield lambda card: any(printed in sets for printed, _ in card.facts.printings)
    if args.family is not None:
        yield lambda card: card.facts.family == args.family
    if args.playable:
        yield lambda card: card.face.playable


def _named(what: str, typed: str, names: Collection[str]) -> list[str]:
    """The names that are meant: the one written out, or those that begin so."""
    key = _key(typed)
    found = [key] if key in names else [name for name in names if key and name.startswith(key)]
    if not found:
        near = get_close_matches(key, names, 3)
        listed = f"Did you mean {' or '.join(near)}?" if near else f"There are {', '.join(sorted(names))}."
        raise Problem(f"there is no {what} {typed!r}. {listed}")
    return found


def _has(card: Found, words: Iterable[str]) -> bool:
    """Whether each word, or one that begins with it, is on the card."""
    facts = card.facts
    kinds = (
        facts.type,
        card.edition.word(facts.type),
        *facts.subtypes,
        *map(card.edition.word, facts.subtypes),
    )
    faction = faction_names().get(facts.faction, "")
    text = _fold(" ".join((facts.name, facts.side, faction, *kinds, *card.texts)))
    return all(re.search(rf"(?<!\w){re.escape(_fold(word))}", text) for word in words)


def _fold(text: str) -> str:
    """Without case, accents and typographic quotes."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def _key(text: str) -> str:
    return re.sub(r"[\s_-]+", "_", _fold(text).strip())


def _nothing(typed: str, pool: list[Found]) -> str:
    if not typed:
        return "no card is all of that."
    names = {_fold(card.face.name): card.face.name for card in pool}
    short = {key.partition(":")[0]: name for key, name in names.items()}
    near = list(
        dict.fromkeys((short | names)[key] for key in get_close_matches(_fold(typed), short | names, 5))
    )
    if not near:
        return f"no card has {typed!r}. Fewer words find more."
    listed = "\n".join(f"  {name}" for name in near)
    return f"no card has {typed!r}. The names that come nearest:\n{listed}"


# --- showing ----------------------------------------------------------------------------------------------


def _entry(card: Found) -> Iterator[str]:
    columns = width(WIDEST)
    yield from page(card.edition, card.face, columns)
    coded = card.facts.family == "modern"  # the codes of the 1996 game tell a reader nothing
    printings = (f"{_title(printed)}{f', {code}' * coded}" for printed, code in card.facts.printings)
    yield from section("Printings", printings, columns)


def _table(cards: list[Found]) -> Iterator[str]:
    several = len({card.facts.family for card in cards}) > 1
    rows: list[tuple[str, ...]] = [("Name", "Side", "Type", "Faction", "Cost", "Status", *["Game"] * several)]
    ordered = sorted(cards, key=lambda card: _fold(card.face.name))
    rows += [(*_row(card), *[card.facts.family] * several) for card in ordered]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(f"{cell:{size}}" for cell, size in zip(row, widths, strict=True)).rstrip()
    ready = sum(card.face.playable for card in cards)
    yield ""
    yield f"{len(cards)} cards, {ready} of them playable. The whole name of one shows all of it."


def _row(card: Found) -> tuple[str, ...]:
    facts = card.facts
    cost = facts.requirement if facts.type == "agenda" else facts.cost
    shown = "X" if facts.x_cost else "-" if cost is None else str(cost)
    faction = faction_names().get(facts.faction, "-")
    return facts.name, facts.side.title(), card.edition.word(facts.type), faction, shown, card.status


def _also(names: list[str]) -> str:
    more = f" and {len(names) - ALSO} more" if len(names) > ALSO else ""
    return f"These words are also on: {'; '.join(names[:ALSO])}{more}."


def _overview() -> Iterator[str]:
    yield "Which cards? Write words that are on them, or narrow it down: rulerunner cards --help"
    yield ""
    for family in FAMILIES:
        cards = library(family)
        for side in ("corp", "runner"):
            names = [name for name, face in cards.faces.items() if face.facts.side == side]
            ready = sum(name in cards.playable for name in names)
            yield f"  {family:8} {side:7} {len(names):5} cards, {ready:4} playable"


def _title(set_id: str) -> str:
    return set_id.replace("_", " ")


def _data(card: Found) -> dict[str, Any]:
    facts = card.facts._asdict()
    facts["faces"] = [face._asdict() for face in card.facts.faces]
    facts["printings"] = [{"set": printed, "code": code} for printed, code in card.facts.printings]
    return {
        **facts,
        "text": list(card.texts),
        "playable": card.face.playable,
        "missing": card.missing,
        "rules": {"edition": card.edition.id, "cited": rules_of(card.edition, card.face)},
    }
