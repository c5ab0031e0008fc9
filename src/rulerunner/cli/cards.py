"""`rulerunner cards`: find cards by what is on them, and see which can be played."""

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..cards.explaining import rules_of
from ..cards.library import library
from ..decks.formats import faction_names
from ..search import FAMILIES, FIELDS, BadQuery, Found, cards, fits, fold, nearest
from .errors import Problem
from .explaining.cards import page
from .explaining.page import section
from .options import width
from .standing import status

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

WIDEST = 110
ALSO = 12
EXAMPLES = """\
examples:
  rulerunner cards corroder                          one card, with everything about it
  rulerunner cards code gate --faction jinteki       all words must be on a card
  rulerunner cards trace --type ice --playable       in its text, too, as far as that is written
  rulerunner cards 't:ice f:jinteki cost<3 "net damage"'   the query of the card databases
  rulerunner cards '(t:asset or t:upgrade) trash<=2 not f:nbn'
  rulerunner cards --set system_gateway --json       for other programs
  rulerunner cards --status                          how much can be played: formats, decks, sets
  rulerunner cards --status --set elevation          and which cards of a set are waiting
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "cards",
        help="find cards, and see which can be played",
        description="Find cards by their name, type, subtypes, faction and text. Text is in our own words.",
        epilog=f"{EXAMPLES}\n{_fields()}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "words", nargs="*", metavar="QUERY", help="words on the card, and fields such as t:ice"
    )
    parser.add_argument("--side", choices=("corp", "runner"))
    parser.add_argument("--type", metavar="TYPE", help="such as ice or program")
    parser.add_argument("--faction", metavar="FACTION", help="such as anarch, weyland or neutral")
    parser.add_argument("--set", metavar="SET", help="a set it was printed in, such as core_set")
    parser.add_argument("--family", choices=FAMILIES, help="cards of the modern or of the 1996 game")
    parser.add_argument("--playable", action="store_true", help="only cards that can be played")
    parser.add_argument(
        "--status", action="store_true", help="how much of each format, known deck and set can be played"
    )
    parser.add_argument("--json", action="store_true", help="everything about the cards as JSON")


def run(args: argparse.Namespace) -> int:
    """Print what was found."""
    if args.status:
        print("\n".join(status(args.family or "modern", args.set, args.json)))
        return 0
    typed = " ".join(args.words)
    narrow = _narrow(args)
    if not typed.strip() and not narrow and not args.json:
        print("\n".join(_overview()))
        return 0
    try:
        narrowed, wanted = fits(narrow), fits(typed)
    except BadQuery as bad:
        said = str(bad)
        raise Problem(said if said.endswith((".", "?")) else f"{said}.") from None
    pool = [card for card in cards(args.family) if narrowed(card)]
    found = [card for card in pool if wanted(card)]
    if args.json:
        print(json.dumps([_data(card) for card in found], ensure_ascii=False, indent=2))
        return 0
    if not found:
        raise Problem(_nothing(typed, pool))
    exact = [card for card in found if fold(card.face.name) == fold(typed.strip())]
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


def _narrow(args: argparse.Namespace) -> str:
    """What was asked for beside words, as part of a query."""
    flags = {
        "side": args.side,
        "type": args.type,
        "faction": args.faction,
        "set": args.set,
        "game": args.family,
    }
    terms = [f'{field}:"{value}"' for field, value in flags.items() if value is not None]
    return " ".join([*terms, *["is:playable"] * args.playable])


def _nothing(typed: str, pool: list[Found]) -> str:
    if not typed:
        return "no card is all of that."
    near = nearest(typed, pool)
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
    ordered = sorted(cards, key=lambda card: fold(card.face.name))
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


def _fields() -> str:
    rows = [(field.names[0], " ".join(field.names[1:]), field.example, field.says) for field in FIELDS]
    return "\n".join(["fields:", *(f"  {n:12} {o:12} {e:18} {says}" for n, o, e, says in rows)])


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
