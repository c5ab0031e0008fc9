"""What a card does to a deck: the same games with and without it, and the difference in wins."""

import hashlib
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from .. import __version__
from ..decks import Deck, samples
from ..decks.swapping import with_card
from ..designs.data import face_of
from ..lang.words import CORP, HAND_OF, RUNNER, Side
from ..session import Match, Start, answer_of
from ..work import HERE, Journal, Place, run
from .arena import LONGEST, Z, cards_of
from .roster import player

BOTS: Final = ("thumb", "novice", "random")
"""The bots that answer at once, each against itself; the searchers take seconds a choice."""
PLAYS: Final = ("install", "play", "score")
USES: Final = ("use", "subroutine resolves")


class Trial(NamedTuple):
    """A game to be played twice: with the card and without it."""

    rules: str
    bot: str
    decks: tuple[Deck, Deck]
    """Without the card."""
    changed: Deck
    side: Side
    name: str
    seed: int
    replaced: tuple[tuple[str, int], ...] = ()


class Result(NamedTuple):
    """How the two games went."""

    without: int
    """1 if the card's side won the game without it, 0 if not."""
    with_it: int
    drawn: int
    played: int
    used: int
    endless: bool = False
    """Whether the game with it was not over in any reasonable time, or was ended as an endless one."""


def trials(
    card: str, rules: str, family: str, games: int, seed: int, bots: Sequence[str] = BOTS
) -> list[Trial]:
    """So many games, bots and sample decks in turn; the card is given as data."""
    face = face_of(card)
    side = face.facts.side
    own = list(samples(family, side).values())
    others = list(samples(family, RUNNER if side == CORP else CORP).values())
    swapped = [with_card(deck, face) for deck in own]
    found = []
    for number in range(games):
        turn, place = divmod(number // len(bots), len(own))
        mine, theirs = own[place], others[(place + turn) % len(others)]
        decks = (mine, theirs) if side == CORP else (theirs, mine)
        changed, replaced = swapped[place]
        bot = bots[number % len(bots)]
        found.append(
            Trial(rules, bot, decks, changed, side, face.name, seed + number, tuple(replaced.items()))
        )
    return found


def play_trial(trial: Trial) -> Result:
    """Play both games of a trial: a piece of work."""
    won, _, _, _, _ = _play(trial, trial.decks)
    corp, runner = trial.decks
    decks = (trial.changed, runner) if trial.side == CORP else (corp, trial.changed)
    return Result(won, *_play(trial, decks))


def _play(trial: Trial, decks: tuple[Deck, Deck]) -> tuple[int, int, int, int, bool]:
    players = {side: player(trial.bot, 2 * trial.seed + at) for at, side in enumerate((CORP, RUNNER))}
    match = Match(Start.from_decks(*decks, trial.rules, trial.seed))
    match.reach()
    first = match.state.zones[HAND_OF[trial.side]]
    while (decision := match.reach()) is not None and match.at < LONGEST:
        match.answer(answer_of(players[decision.side], match.state, decision))
    s = match.state
    mine = {cid for cid, card in enumerate(s.cards) if card.face.name == trial.name}
    events = match.events
    drawn = mine & {*first}
    for change in events:
        if change.kind == "draw":
            drawn |= mine & {*change.cards}
    played = sum(change.kind in PLAYS and change.card in mine for change in events)
    used = sum(_uses(change, mine) for change in events)
    winner, reason = match.result or ("", "given up")
    return int(winner == trial.side), len(drawn), played, used, reason in ("given up", "endless")


def _uses(change: Any, mine: set[int]) -> bool:
    if change.kind in USES:
        return change.card in mine
    return change.source in mine and change.kind not in (*PLAYS, "rez", "trash", "move", "choice", "resolved")


@dataclass(slots=True)
class Balance:
    """The figures of many trials."""

    games: int = 0
    without: int = 0
    with_it: int = 0
    squares: int = 0
    """The sum of the squared differences."""
    drawn: int = 0
    played: int = 0
    used: int = 0
    in_games: Counter[str] = field(default_factory=Counter)
    """In how many games it was drawn, played, used at least once."""
    endless: int = 0
    replaced: Counter[str] = field(default_factory=Counter)
    by_bot: dict[str, "Balance"] = field(default_factory=dict)
    by_deck: dict[str, "Balance"] = field(default_factory=dict)

    def add(self, trial: Trial, result: Result, parts: bool = True) -> None:
        """Count a trial."""
        self.games += 1
        self.without += result.without
        self.with_it += result.with_it
        self.squares += (result.with_it - result.without) ** 2
        for name in ("drawn", "played", "used"):
            number = getattr(result, name)
            setattr(self, name, getattr(self, name) + number)
            self.in_games[name] += number > 0
        self.endless += result.endless
        if parts:
            for name, count in trial.replaced:
                self.replaced[name] = max(self.replaced[name], count)
            own = trial.decks[0 if trial.side == CORP else 1].name
            self.by_bot.setdefault(trial.bot, Balance()).add(trial, result, parts=False)
            self.by_deck.setdefault(own, Balance()).add(trial, result, parts=False)

    @property
    def difference(self) -> float:
        """How many more games are won with the card, as a share of all."""
        return (self.with_it - self.without) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the difference. Games come in pairs of one seed: each pair is one measurement.

        With few games, or none that went differently, the spread cannot be told from them; that of one more
        pair that went either way is added, so that the interval is never of no width, and the fewer games
        there are the wider it is (Student's distribution).
        """
        if self.games < 2:
            return -1.0, 1.0
        mean = self.difference
        held = mean * self.games / (self.games + 1)
        variance = (self.squares + 1) / (self.games + 1) - held * held
        spread = _student(self.games - 1) * math.sqrt(variance / self.games)
        return max(-1.0, mean - spread), min(1.0, mean + spread)

    def to_data(self) -> dict[str, Any]:
        """The figures as plain data."""
        low, high = self.interval
        found: dict[str, Any] = {
            "games": self.games,
            "won_without": self.without,
            "won_with": self.with_it,
            "difference": round(self.difference, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            **{name: getattr(self, name) for name in ("drawn", "played", "used", "endless")},
            "games_in_which": dict(self.in_games),
        }
        if self.by_bot:
            found["replaced"] = dict(self.replaced)
            found["bots"] = {name: each.to_data() for name, each in self.by_bot.items()}
            found["decks"] = {name: each.to_data() for name, each in self.by_deck.items()}
        return found


def _student(freedom: int) -> float:
    """How many standard errors hold 95%, by the degrees of freedom (after Cornish and Fisher)."""
    first = (Z**3 + Z) / (4 * freedom)
    return Z + first + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def balance(every: Sequence[Trial], on: Place = HERE, keep: Path | None = None) -> Iterator[Balance]:
    """Play all trials; the figures so far, after each.

    With a file to keep them in, results are on disk as they come, and what was played before is not again.
    """
    total = Balance()
    if keep is None:
        results = run(play_trial, every, on)
    else:
        results = Journal(keep, _work(every), lambda each: each, lambda row: Result(*row)).run(
            play_trial, every, on
        )
    for trial, result in zip(every, results, strict=True):
        total.add(trial, result)
        yield total


def _work(every: Sequence[Trial]) -> dict[str, Any]:
    """What tells these trials from others, as plain data."""
    digest = hashlib.sha256()
    for trial in every:
        decks = tuple(cards_of(deck) for deck in (*trial.decks, trial.changed))
        digest.update(repr((trial.rules, trial.bot, decks, trial.side, trial.name, trial.seed)).encode())
    return {"balance": len(every), "trials": digest.hexdigest(), "version": __version__}
