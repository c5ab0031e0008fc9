"""Many games between bots: who meets whom, how each game went, and what it all comes to."""

import hashlib
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from .. import __version__
from ..decks import Deck, samples
from ..lang.words import CORP, RUNNER, Side
from ..rules import EDITIONS
from ..session import Start, answer_of
from ..work import HERE, Journal, Place, run
from .roster import player

SIDES: Final[tuple[Side, Side]] = (CORP, RUNNER)
LONGEST: Final = 20_000
"""So many decisions, and a game is given up."""
CHUNK: Final = 4
"""So many games are one piece of work."""
Z: Final = 1.959964
"""The normal quantile of a 95% interval."""


class Pairing(NamedTuple):
    """A game to be played: the decks, who plays them, and the seed of all chance."""

    rules: str
    bots: tuple[str, str]
    decks: tuple[Deck, Deck]
    """The Corp's and the Runner's, like the bots."""
    seed: int


class Outcome(NamedTuple):
    """How a game went; nobody won one that was given up."""

    winner: str
    reason: str
    turns: int
    decisions: int


def pairings(
    rules: str, bots: tuple[str, str], decks: tuple[Sequence[Deck], Sequence[Deck]], games: int, seed: int
) -> list[Pairing]:
    """So many games, in which every deck of one side meets every deck of the other as evenly as can be."""
    corps, runners = decks
    found = []
    for number in range(games):
        turn, place = divmod(number, len(corps))
        pair = (corps[place], runners[(place + turn) % len(runners)])
        found.append(Pairing(rules, bots, pair, seed + number))
    return found


def drawn_meeting(number: int, seed: int) -> tuple[str, tuple[Deck, Deck], Random]:
    """The edition of a game of many, which take them by turns, its decks, drawn from all sample decks by a
    seed, and the chance for the rest of it."""
    rules, chance = list(EDITIONS)[number % len(EDITIONS)], Random(seed)
    corps, runners = (list(samples(EDITIONS[rules].family, side).values()) for side in SIDES)
    return rules, (chance.choice(corps), chance.choice(runners)), chance


def play(pairing: Pairing) -> Outcome:
    """Play a game. The same pairing always goes the same way."""
    corp, runner = (player(name, 2 * pairing.seed + side) for side, name in enumerate(pairing.bots))
    game = Start.from_decks(*pairing.decks, pairing.rules, pairing.seed).game()
    players = {CORP: corp, RUNNER: runner}
    decisions = 0
    while (decision := game.decision) is not None and decisions < LONGEST:
        game.choose(answer_of(players[decision.side], game.state, decision))
        decisions += 1
    winner, reason = game.result or ("", "given up")
    return Outcome(winner, reason, game.state.turn, decisions)


def play_some(games: Sequence[Pairing]) -> list[Outcome]:
    """Play a few games: a piece of work."""
    return [play(pairing) for pairing in games]


def play_all(
    games: Sequence[Pairing], on: Place = HERE, keep: Path | None = None
) -> Iterator[tuple[Pairing, Outcome]]:
    """Play games, wherever it is said, and give each as it is done, in order.

    With a file to keep them in, outcomes are on disk as they come, and games played before are not again.
    """
    pieces = [games[at : at + CHUNK] for at in range(0, len(games), CHUNK)]
    if keep is None:
        played = run(play_some, pieces, on)
    else:
        journal = Journal(keep, _work(games), lambda some: some, lambda some: [Outcome(*row) for row in some])
        played = journal.run(play_some, pieces, on)
    for piece, outcomes in zip(pieces, played, strict=True):
        yield from zip(piece, outcomes, strict=True)


def _work(games: Sequence[Pairing]) -> dict[str, Any]:
    """What tells these games from others, as plain data."""
    digest = hashlib.sha256()
    for game in games:
        digest.update(repr((game.rules, game.bots, *map(cards_of, game.decks), game.seed)).encode())
    return {"arena": len(games), "games": digest.hexdigest(), "version": __version__}


def cards_of(deck: Deck) -> tuple[object, ...]:
    """What tells a deck from others, whatever it is called."""
    own = (deck.homemade,) if deck.homemade else ()
    return (deck.identity, tuple(sorted(deck.counts().items())), *own)


# --- figures ----------------------------------------------------------------------------------------------


class Rate(NamedTuple):
    """A share of games won, with its 95% confidence interval."""

    wins: int
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def wilson(wins: int, games: int) -> Rate:
    """The Wilson score interval of a share.

    >>> rate = wilson(95, 100)
    >>> round(rate.low, 3), round(rate.high, 3)
    (0.888, 0.978)
    """
    if not games:
        return Rate(0, 0, 0.0, 1.0)
    share = wins / games
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    spread = Z / scale * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    low = 0.0 if wins == 0 else max(0.0, middle - spread)
    high = 1.0 if wins == games else min(1.0, middle + spread)
    return Rate(wins, games, low, high)


@dataclass
class Tally:
    """The figures of many games."""

    games: int = 0
    turns: int = 0
    longest: int = 0
    decisions: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    """By side; "" for games nobody won."""
    reasons: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each side won for each reason."""
    decks: dict[tuple[str, str], Counter[str]] = field(default_factory=dict)
    """Games and wins of each deck, by its side and name."""

    def add(self, pairing: Pairing, outcome: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self.turns += outcome.turns
        self.longest = max(self.longest, outcome.turns)
        self.decisions += outcome.decisions
        self.wins[outcome.winner] += 1
        self.reasons[outcome.winner, outcome.reason] += 1
        for side, deck in zip(SIDES, pairing.decks, strict=True):
            count = self.decks.setdefault((side, deck.name), Counter())
            count["games"] += 1
            count["wins"] += outcome.winner == side

    def rate(self, side: Side, deck: str = "") -> Rate:
        """How often a side won, with one deck or with all."""
        if not deck:
            return wilson(self.wins[side], self.games)
        count = self.decks.get((side, deck), Counter())
        return wilson(count["wins"], count["games"])

    def to_data(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "games": self.games,
            "mean_turns": round(self.turns / self.games, 2) if self.games else 0,
            "longest_turns": self.longest,
            "mean_decisions": round(self.decisions / self.games, 1) if self.games else 0,
            "sides": {side: _data(self.rate(side)) for side in SIDES},
            "unfinished": self.wins[""],
            "reasons": [
                {"winner": winner, "reason": reason, "games": games}
                for (winner, reason), games in sorted(self.reasons.items())
            ],
            "decks": [
                {"side": side, "deck": deck, **_data(self.rate("corp" if side == CORP else "runner", deck))}
                for side, deck in sorted(self.decks)
            ],
        }


def _data(rate: Rate) -> dict[str, float]:
    return {
        "wins": rate.wins,
        "games": rate.games,
        "share": round(rate.share, 4),
        "low": round(rate.low, 4),
        "high": round(rate.high, 4),
    }


def tally(played: Iterable[tuple[Pairing, Outcome]]) -> Tally:
    """Count games."""
    total = Tally()
    for pairing, outcome in played:
        total.add(pairing, outcome)
    return total
