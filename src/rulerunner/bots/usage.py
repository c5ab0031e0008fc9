"""Which cards a bot plays and uses, and which it never does."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from ..cards.library import library
from ..decks.drawing import drawn_deck
from ..lang.abilities import Static
from ..lang.face import Face
from ..lang.words import AGENDA, EVENT, IDENTITY, OPERATION
from ..rules import Edition
from ..session import Match, Start, answer_of
from ..work import HERE, Place, run
from .arena import CHUNK, LONGEST, SIDES, Outcome, Pairing
from .roster import player

PLAYS: Final = ("install", "play", "score", "rez")
"""What a bot does with a card in hand."""
ASIDE: Final = ("choice", "resolved", "access", "steal")
"""What a card is the source of without having done anything."""


class Count(NamedTuple):
    """How a card fared in a game: whether it was in hand, was played, and did something."""

    name: str
    drawn: bool
    played: bool
    used: bool


def pool_pairings(edition: Edition, bots: tuple[str, str], games: int, seed: int) -> list[Pairing]:
    """So many games, each between two decks of its own."""
    found = []
    for number in range(seed, seed + games):
        corp, runner = (drawn_deck(edition.family, side, number) for side in SIDES)
        found.append(Pairing(edition.id, bots, (corp, runner), number))
    return found


def pool_faces(edition: Edition) -> list[Face]:
    """The playable cards that can be in a deck, by name."""
    cards = library(edition.family)
    return [face for name in sorted(cards.playable) if (face := cards.face(name)).type != IDENTITY]


def play_counting(pairing: Pairing) -> tuple[Outcome, list[Count]]:
    """Play a game, and see what became of each card."""
    players = {side: player(name, 2 * pairing.seed + at) for at, (side, name) in enumerate(_seats(pairing))}
    match = Match(Start.from_decks(*pairing.decks, pairing.rules, pairing.seed))
    match.reach()
    drawn = {*match.state.zones["HQ"], *match.state.zones["grip"]}
    while (decision := match.reach()) is not None and match.at < LONGEST:
        match.answer(answer_of(players[decision.side], match.state, decision))
    played: set[int] = set()
    used: set[int] = set()
    for change in match.events:
        _note(change, drawn, played, used)
    winner, reason = match.result or ("", "given up")
    outcome = Outcome(winner, reason, match.state.turn, match.at)
    return outcome, _counts([card.face for card in match.state.cards], drawn, played, used)


def _seats(pairing: Pairing) -> list[tuple[str, str]]:
    return list(zip(SIDES, pairing.bots, strict=True))


def _note(change: Any, drawn: set[int], played: set[int], used: set[int]) -> None:
    if change.kind == "draw":
        drawn.update(change.cards)
    if change.kind in PLAYS:
        played.add(change.card)
    if change.kind in ("use", "subroutine resolves"):
        used.add(change.card)
    if change.source is not None and change.kind not in ASIDE:
        if change.card != change.source or change.kind not in (*PLAYS, "trash", "move"):
            used.add(change.source)


def _counts(faces: list[Face], drawn: set[int], played: set[int], used: set[int]) -> list[Count]:
    copies: dict[str, list[int]] = {}
    for cid, face in enumerate(faces):
        if face.type != IDENTITY:
            copies.setdefault(face.name, []).append(cid)
    return [
        Count(name, not drawn.isdisjoint(ids), not played.isdisjoint(ids), not used.isdisjoint(ids))
        for name, ids in sorted(copies.items())
    ]


def play_some_counting(games: Sequence[Pairing]) -> list[tuple[Outcome, list[Count]]]:
    """Play a few games: a piece of work."""
    return [play_counting(pairing) for pairing in games]


def count_all(games: Sequence[Pairing], on: Place = HERE) -> Iterator[tuple[Pairing, Outcome, list[Count]]]:
    """Play games, wherever it is said, and give each as it is done, in order."""
    pieces = [games[at : at + CHUNK] for at in range(0, len(games), CHUNK)]
    for piece, results in zip(pieces, run(play_some_counting, pieces, on), strict=True):
        for pairing, (outcome, counts) in zip(piece, results, strict=True):
            yield pairing, outcome, counts


@dataclass
class Usage:
    """What became of each card in many games."""

    drawn: Counter[str] = field(default_factory=Counter)
    """In how many games it was in hand,"""
    played: Counter[str] = field(default_factory=Counter)
    """was installed, rezzed, played or scored,"""
    used: Counter[str] = field(default_factory=Counter)
    """and did something by an ability of its own."""

    def add(self, counts: Sequence[Count]) -> None:
        """Count a game."""
        for count in counts:
            self.drawn[count.name] += count.drawn
            self.played[count.name] += count.played
            self.used[count.name] += count.used

    def to_data(self, faces: Sequence[Face]) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "in hand": sum(1 for face in faces if self.drawn[face.name]),
            "cards": len(faces),
            "never played": dict(self.never_played(faces)),
            "never used": dict(self.never_used(faces)),
        }

    def by_card(self) -> dict[str, tuple[int, int, int]]:
        """For each card that was in hand in how many games it was so, was played, and did something."""
        return {
            name: (self.drawn[name], self.played[name], self.used[name])
            for name in sorted(self.drawn)
            if self.drawn[name]
        }

    def never_played(self, faces: Sequence[Face]) -> list[tuple[str, int]]:
        """The cards that were in hand and never played, with in how many games."""
        return [
            (face.name, self.drawn[face.name])
            for face in faces
            if self.drawn[face.name] and not self.played[face.name]
        ]

    def never_used(self, faces: Sequence[Face]) -> list[tuple[str, int]]:
        """The cards that were played and never did a thing though they could, with in how many games."""
        return [
            (face.name, self.played[face.name])
            for face in faces
            if self.played[face.name] and not self.used[face.name] and _acts(face)
        ]


def _acts(face: Face) -> bool:
    """Whether it has something to do once it is there, rather than something that is so."""
    once = face.type in (AGENDA, EVENT, OPERATION)
    return not once and any(not isinstance(ability, Static) for ability in face.abilities)
