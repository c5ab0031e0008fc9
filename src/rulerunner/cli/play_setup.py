"""Before the first card is drawn: which rules, which side, which decks, and against whom."""

import argparse
import shlex
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Final, NamedTuple

from ..bots import OPPONENTS, roster
from ..decks import BadDeck, Deck, find_known, obstacles, opposing, plan, read, samples, starter
from ..lang.words import CORP, RUNNER, Side, other
from ..rules import EDITIONS, Edition
from ..view.names import clause
from .errors import Problem
from .options import find_edition

SEEDS: Final = 1_000_000
SIDES: Final[Mapping[str, Side]] = {"corp": CORP, "runner": RUNNER}
PLAYS: Final = {
    "runner": "Break into the servers and steal agendas.",
    "corp": "Protect the servers and score agendas; the Corp has the first turn.",
}


class Setup(NamedTuple):
    """A game about to begin."""

    edition: Edition
    side: Side
    deck: Deck
    opponent: str
    against: Deck
    seed: int
    again: str
    """The command that sets the same table again."""

    def about(self) -> tuple[str, ...]:
        """The table in a few lines."""
        plays = OPPONENTS.get(self.opponent) or clause(roster.about(self.opponent))
        return (
            f"Rules: {self.edition.id}, {self.edition.title}.",
            f"You play {_deck_title(self.deck)}.",
            f"Your opponent, {self.opponent}, {plays}.",
            f"Seed {self.seed}.",
        )


class Asker:
    """Asks a person at a terminal, a number or a word for an answer; Enter takes what is usual."""

    def __init__(self, width: int) -> None:
        self.width = width

    def pick(self, question: str, choices: Mapping[str, str], usual: str, *, file: bool = False) -> str:
        """One of the choices, or, with `file`, whatever else was typed."""
        print(f"\n{question}")
        for number, (name, about) in enumerate(choices.items(), 1):
            text = f"{name}: {about}" if about else name
            print(
                *wrap(text, self.width, initial_indent=f"  {number:>2}  ", subsequent_indent=" " * 6),
                sep="\n",
            )
        while True:
            typed = input(f"A number{', or a file' if file else ''}; Enter for {usual}> ").strip()
            found = _pick(typed, choices, usual)
            if found or (file and typed):
                return found or typed
            print(f"Type a number from 1 to {len(choices)}, or only Enter for {usual}.")

    def tell(self, text: str) -> None:
        """Say something."""
        print(text)


def _pick(typed: str, choices: Mapping[str, str], usual: str) -> str:
    """What was meant; "" if that is not clear."""
    if not typed:
        return usual
    names = list(choices)
    if typed.isdecimal() and len(typed) < 4:
        return names[int(typed) - 1] if 1 <= int(typed) <= len(names) else ""
    fits = [name for name in names if name.lower().startswith(typed.lower())]
    return fits[0] if len(fits) == 1 else ""


# --- choosing ---------------------------------------------------------------------------------------------


def choose(args: argparse.Namespace, asker: Asker | None) -> Setup:
    """What was given, and for the rest what a person answers or, without one, what is usual."""
    edition = _edition(args.rules, asker)
    found = find_deck(args.deck, edition, args.side) if args.deck is not None else None
    side = SIDES[args.side or (found.side if found else "") or _side(asker)]
    deck = legal(found, edition, side) if found is not None else _deck(edition, side, asker)
    opponent = args.opponent or next(iter(OPPONENTS))
    if args.opponent is None and asker is not None:
        opponent = asker.pick("Against whom?", OPPONENTS, opponent)
    seed = args.seed if args.seed is not None else Random().randrange(SEEDS)
    theirs = other(side)
    if args.opponent_deck is not None:
        against = legal(find_deck(args.opponent_deck, edition, theirs), edition, theirs)
    else:
        against = opposing(deck, theirs, seed)
    mine = args.deck or deck.name
    words = ["--rules", edition.id, "--side", side, "--deck", mine, "--opponent", opponent]
    words += ["--opponent-deck", args.opponent_deck or against.name, "--seed", str(seed)]
    return Setup(edition, side, deck, opponent, against, seed, shlex.join(["rulerunner", "play", *words]))


def _edition(name: str | None, asker: Asker | None) -> Edition:
    if name is None and asker is not None:
        usual = find_edition(None).id
        name = asker.pick("Which rules?", {each.id: each.title for each in EDITIONS.values()}, usual)
    return find_edition(name)


def _side(asker: Asker | None) -> str:
    return asker.pick("Whom do you play?", PLAYS, RUNNER) if asker is not None else RUNNER


def _deck(edition: Edition, side: Side, asker: Asker | None) -> Deck:
    decks = samples(edition.family, side)
    usual = starter(decks)
    if asker is None:
        return usual
    plans = {name: plan(deck) for name, deck in decks.items()}
    while True:
        name = asker.pick("Which deck?", plans, usual.name, file=True)
        try:
            return legal(find_deck(name, edition, side), edition, side)
        except Problem as problem:
            asker.tell(f"{problem}")


def _deck_title(deck: Deck) -> str:
    who = "the Corp" if deck.side == CORP else "the Runner"
    named = ", ".join(part for part in (deck.name and f'"{deck.name}"', deck.identity) if part)
    return f"{who}: {named or 'a deck without a name'}"


# --- decks ------------------------------------------------------------------------------------------------


def find_deck(name: str, edition: Edition, side: str | None) -> Deck:
    """A sample by the name it goes by, or by its beginning; a deck from a file; or a known one."""
    sides = (side,) if side else (CORP, RUNNER)
    known = {deck.name.lower(): deck for each in sides for deck in samples(edition.family, each).values()}
    wanted = name.strip().lower()
    fits = [deck for key, deck in known.items() if wanted and key.startswith(wanted)]
    if wanted in known:
        return known[wanted]
    path = Path(name)
    if path.is_file():
        return _read(path, edition)
    if edition.family == "modern" and (deck := find_known(name)) is not None:
        return deck
    if len(fits) == 1:
        return fits[0]
    near = [known[key].name for key in get_close_matches(wanted, known, 1)]
    hint = f" Did you mean {near[0]!r}?" if near else ""
    names = "\n".join(f"  {deck.name}" for deck in known.values())
    listed = f"The sample decks of {edition.id}:\n{names}"
    raise Problem(f"there is no sample deck and no file called {name!r}.{hint}\n{listed}")


def _read(path: Path, edition: Edition) -> Deck:
    try:
        return read(path.read_bytes(), edition.family)
    except OSError as error:
        raise Problem(f"cannot read {path}: {error.strerror}.") from None
    except BadDeck as bad:
        raise Problem(_list(f"{path} is no deck of {edition.family} cards:", bad.wrong)) from None


def legal(deck: Deck, edition: Edition, side: Side) -> Deck:
    """The deck, if it can be played; otherwise a problem that lists all that is wrong."""
    named = f"the deck {deck.name!r}" if deck.name else "this deck"
    if deck.side and deck.side != side:
        raise Problem(f"{named} is for the {deck.side.title()}; the {side.title()} needs another.")
    wrong = [str(each) for each in obstacles(deck, edition)]
    if wrong:
        raise Problem(_list(f"{named} cannot be played:", wrong))
    return deck


def _list(heading: str, lines: Iterable[str]) -> str:
    return "\n".join([heading, *(f"  - {line}" for line in lines)])
