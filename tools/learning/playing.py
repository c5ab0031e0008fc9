"""Quick games, and what the judge sees at the first click of each turn."""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulerunner.bots import ThumbBot
from rulerunner.bots.arena import drawn_meeting
from rulerunner.bots.search import reflex
from rulerunner.bots.search.board import Decision, State
from rulerunner.bots.search.features import features
from rulerunner.bots.search.judging import PLACES, placed
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.plans import quick_values
from rulerunner.bots.search.reflex_runner import by_whim
from rulerunner.decks import samples
from rulerunner.lang.words import Side
from rulerunner.rules import EDITIONS
from rulerunner.session import Start

RULES: Final = tuple(EDITIONS)
LONGEST: Final = 2000
SEED: Final = 5_000_000
THUMB: Final = 0.2
"""This part of the games is played by the rule-of-thumb player itself; with the quick rules more are played
in the same time, and how many there are counts for most (see docs/bots.md)."""
SLIPS: Final = (0.0, 0.0, 0.04, 0.12)
"""How often a player does anything at all instead of what the quick rules say."""
WITH_MOODS: Final = 0.5
"""The part of the games in which players have moods: from these alone a judge is worse at the others."""
MOODY: Final = 0.2
"""How often a player of quick rules has a mood for a turn: one kind of action is then worth so much more, or
less. Without moods what is seen goes with how the rules play: they install a breaker at once, so one in the
grip has just been drawn, and a judge that knows nothing else takes it for better there than in the rig."""
MOODS: Final[dict[Side, tuple[tuple[str, float], ...]]] = {
    "corp": (
        ("gain credit", 15.0), ("draw", 15.0), ("install", -15.0), ("advance", -15.0), ("play", -15.0),
        ("use", -15.0), ("install", 4.0),
    ),
    "runner": (
        ("gain credit", 15.0), ("draw", 15.0), ("install", -15.0), ("run", -15.0), ("play", -15.0),
        ("use", -15.0), ("install", 4.0), ("run", 4.0),
    ),
}  # fmt: skip
PRESSING: Final = 20.0
"""What is worth so much, as a score is, is done in any mood."""
CALM: Final = ("", 0.0)
DECK: Final = -1
"""Where the names of decks stand. How strong a deck is tells the cards apart that only it has, and is not
shipped: what counts in a game is what is done with them."""
ROOM: Final = 64
"""So many cards of a position are looked at, at most."""
PIECE: Final = 50
"""So many games go to a file."""

Flags = NDArray[np.bool_]
Numbers = NDArray[np.int32]


class Played(NamedTuple):
    """The positions of some games, one a row."""

    seen: NDArray[np.float16]
    cards: NDArray[np.int16]
    """The cards in their places, as numbers (`keys`); as many as there is room for, filled up with 0."""
    corp_turn: Flags
    edition: NDArray[np.int8]
    won: Flags
    game: Numbers


@cache
def names(family: str) -> tuple[str, ...]:
    """The cards of the sample decks of a family."""
    decks = [deck for side in ("corp", "runner") for deck in samples(family, side).values()]
    return tuple(sorted({name for deck in decks for name in deck.cards}))


@cache
def keys() -> dict[tuple[str, int, str], int]:
    """The number of a card in a place, from 1 on; and that of a deck, whose place is `DECK`."""
    found = [
        (family, place, name)
        for family in ("modern", "classic")
        for place in range(len(PLACES))
        for name in names(family)
    ]
    for family in ("modern", "classic"):
        found += [(family, DECK, name) for side in ("corp", "runner") for name in samples(family, side)]
    return {key: number for number, key in enumerate(found, 1)}


def numbered(s: State) -> list[int]:
    """The cards of a position in their places."""
    family = s.edition.family
    found = [keys().get((family, *each), 0) for each in placed(s)]
    return (found + [0] * ROOM)[:ROOM]


def moody(state: State, decision: Decision, looks: Looks, mood: tuple[str, float], chance: Random) -> int:
    """What the quick rules do with a click in a mood."""
    kind, more = mood
    values = [
        value + more if option.kind == kind and value < PRESSING else value
        for option, value in zip(decision.options, quick_values(state, decision, looks), strict=True)
    ]
    return by_whim(values, chance)


def play(number: int) -> tuple[list[list[float]], list[list[int]], list[bool], str]:
    """A game: what is seen at the first click of each turn, and who won."""
    rules, decks, chance = drawn_meeting(number, SEED + number)
    game = Start.from_decks(*decks, rules, SEED + number).game()
    slips = {side: chance.choice(SLIPS) for side in ("corp", "runner")}
    moods = chance.random() < WITH_MOODS
    slow = ThumbBot(number) if chance.random() < THUMB else None
    rows: list[list[float]] = []
    cards: list[list[int]] = []
    turns: list[bool] = []
    turn, seen, made = -1, 0, 0
    while (decision := game.decision) is not None and made < LONGEST:
        made += 1
        state = game.state
        if state.turn != turn:
            turn, looks = state.turn, Looks(state)
            mood = chance.choice(MOODS[state.active]) if moods and chance.random() < MOODY else CALM
        if decision.kind == "action" and state.turn != seen:
            seen = state.turn
            rows.append(features(state, looks))
            cards.append(numbered(state))
            turns.append(state.active == "corp")
        if decision.kind in ("action", "choose server") and chance.random() < slips[decision.side]:
            game.choose(chance.randrange(len(decision.options)))
        elif slow is not None:
            game.choose(slow.choose(game.view(decision.side)))
        elif mood[0] and decision.kind == "action" and decision.side == state.active:
            game.choose(moody(state, decision, looks, mood, chance))
        else:
            game.choose(reflex.choose(state, decision, chance, looks))
    return rows, cards, turns, game.result[0] if game.result is not None else ""


def piece(first: int, folder: Path) -> int:
    """Play some games and keep their positions. How many positions there are."""
    rows: list[list[float]] = []
    cards: list[list[int]] = []
    turns: list[bool] = []
    about: list[tuple[int, bool, int]] = []
    for number in range(first, first + PIECE):
        seen, there, whose, winner = play(number)
        if winner:
            rows += seen
            cards += there
            turns += whose
            about += [(number % len(RULES), winner == "corp", number)] * len(seen)
    file = folder / f"{first:08}.npz"
    half = file.with_suffix(".part")
    with half.open("wb") as stream:
        np.savez(
            stream,
            seen=np.array(rows, np.float16),
            cards=np.array(cards, np.int16),
            corp_turn=np.array(turns, bool),
            edition=np.array([each[0] for each in about], np.int8),
            won=np.array([each[1] for each in about], bool),
            game=np.array([each[2] for each in about], np.int32),
        )
    half.rename(file)
    return len(rows)


def add(folder: Path, games: int, jobs: int) -> None:
    """Play games and keep them as they end."""
    there = [int(file.stem) for file in folder.glob("*.npz")]
    first = max(there) + PIECE if there else 0
    wanted = range(first, first + games, PIECE)
    began, positions = time.monotonic(), 0
    with ProcessPoolExecutor(jobs) as pool:
        for done, rows in enumerate(pool.map(piece, wanted, [folder] * len(wanted)), 1):
            positions += rows
            took = time.monotonic() - began
            print(f"\r{done * PIECE} of {games} games, {positions} positions, {took:.0f} s", end="")
            sys.stdout.flush()
    print()


def read(folder: Path) -> Played:
    """All positions that were kept."""
    parts = [np.load(file) for file in sorted(folder.glob("*.npz"))]
    return Played(*(np.concatenate([part[name] for part in parts]) for name in Played._fields))
