"""What becomes of the cards in games between bots: which are played, which are used, and which never."""

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from ..bots.arena import SIDES, Pairing, Tally, pairings
from ..bots.usage import Count, Usage, count_all, pool_faces, pool_pairings
from ..decks import Deck
from ..lang.face import Face
from ..rules import Edition
from ..work import Place
from .errors import Problem
from .progress import progress
from .working import explained

TITLES: Final = {"corp": "Corp", "runner": "Runner"}
HEAD: Final = ("in hand", "played", "used")


class Counting(NamedTuple):
    """Games to be played and counted."""

    edition: Edition
    bots: tuple[str, str]
    games: int
    seed: int
    on: Place

    def to_data(self) -> dict[str, Any]:
        """What was asked for, as plain data."""
        return {
            "rules": self.edition.id,
            "bots": dict(zip(SIDES, self.bots, strict=True)),
            "seed": self.seed,
        }

    def said(self, games: int) -> str:
        """What was played, in words."""
        corp, runner = self.bots
        return f"{games} games under {self.edition.id}: {corp} as the Corp, {runner} as the Runner"


class Counted:
    """How the games went, and what became of the cards: of all, and of each deck's own."""

    def __init__(self) -> None:
        self.total, self.usage = Tally(), Usage()
        self.decks: dict[tuple[str, str], Usage] = {}

    def play(self, asked: Counting, every: Sequence[Pairing]) -> bool:
        """Play; whether there is something to report."""
        show = progress("games")
        try:
            with explained():
                for pairing, outcome, counts in count_all(every, asked.on):
                    self.total.add(pairing, outcome)
                    self._add(pairing, counts)
                    show(self.total.games, asked.games)
        except OSError as error:
            raise Problem(str(error)) from None
        except KeyboardInterrupt:
            print(f"\nStopped after {self.total.games} of {asked.games} games.", file=sys.stderr)
        return self.total.games > 0

    def _add(self, pairing: Pairing, counts: Sequence[Count]) -> None:
        self.usage.add(counts)
        for side, deck in zip(SIDES, pairing.decks, strict=True):
            own = deck.counts()
            usage = self.decks.setdefault((side, deck.name), Usage())
            usage.add([count for count in counts if count.name in own])


def run_pool(asked: Counting, as_data: bool) -> int:
    """Play with decks drawn from all playable cards, and report what became of the cards."""
    counted = Counted()
    if not counted.play(asked, pool_pairings(asked.edition, asked.bots, asked.games, asked.seed)):
        return 130
    total, usage, faces = counted.total, counted.usage, pool_faces(asked.edition)
    if as_data:
        print(json.dumps({**asked.to_data(), "games": total.games, **usage.to_data(faces)}, indent=2))
    else:
        print("\n".join(pool_report(asked, total, usage, faces)))
    return 0 if total.games == asked.games else 130


def run_cards(asked: Counting, decks: tuple[Sequence[Deck], Sequence[Deck]], as_data: bool) -> int:
    """Play with given decks, and report what became of the cards of each."""
    counted = Counted()
    if not counted.play(asked, pairings(asked.edition.id, asked.bots, decks, asked.games, asked.seed)):
        return 130
    total = counted.total
    if as_data:
        found = [
            {"side": side, "deck": deck, "games": total.decks[side, deck]["games"], "cards": usage.by_card()}
            for (side, deck), usage in sorted(counted.decks.items())
        ]
        print(json.dumps({**asked.to_data(), "games": total.games, "decks": found}, indent=2))
    else:
        print("\n".join(cards_report(asked, counted)))
    return 0 if total.games == asked.games else 130


# --- what is shown ----------------------------------------------------------------------------------------


def pool_report(asked: Counting, total: Tally, usage: Usage, faces: Sequence[Face]) -> list[str]:
    """What became of the cards, as lines."""
    seen = [face for face in faces if usage.drawn[face.name]]
    lines = [asked.said(total.games), f"{len(seen)} of {len(faces)} playable cards were in hand"]
    for title, found, where in (
        ("never played", usage.never_played(faces), "in hand"),
        ("played, and never used", usage.never_used(faces), "played"),
    ):
        lines += ["", f"{title}: {len(found)}"]
        lines += [f"  {name} ({where} in {games} {_games(games)})" for name, games in found]
    return lines


def cards_report(asked: Counting, counted: Counted) -> Iterator[str]:
    """What became of the cards of each deck, those that were left in hand most often first."""
    yield asked.said(counted.total.games)
    yield "in how many games a card was in hand, was played (installed, rezzed, scored), and did something"
    for (side, deck), usage in sorted(counted.decks.items()):
        games = counted.total.decks[side, deck]["games"]
        found = sorted(usage.by_card().items(), key=lambda each: (each[1][1] / max(1, each[1][0]), each[0]))
        widest = max([len(name) for name, _ in found], default=0)
        yield ""
        yield f"{TITLES[side]}: {deck} ({games} {_games(games)})"
        yield f"  {'':{widest}}  {'  '.join(HEAD)}"
        for name, figures in found:
            cells = (f"{number:>{len(head)}}" for number, head in zip(figures, HEAD, strict=True))
            yield f"  {name:{widest}}  {'  '.join(cells)}"


def _games(count: int) -> str:
    return "game" if count == 1 else "games"
