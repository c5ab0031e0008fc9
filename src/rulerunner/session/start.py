"""How a game started: two decks and a seed, a position as text, or a saved game."""

import json
from typing import Any, NamedTuple

from ..cards.library import library
from ..decks import BadDeck, Deck, brought, read_deck
from ..game import Game, new_game
from ..positions_text import read_position
from ..rules import DEFAULT, UnknownEdition
from ..rules import edition as find_edition


class Start(NamedTuple):
    """Exactly one of decks (with their seed), position and saved is there."""

    rules: str = DEFAULT
    seed: int = 0
    decks: tuple[str, str] | None = None
    """The Corp's and the Runner's deck as text, a line a card."""
    position: str = ""
    saved: str = ""
    """A game as JSON."""

    @classmethod
    def from_decks(cls, corp: Deck | str, runner: Deck | str, rules: str = DEFAULT, seed: int = 0) -> "Start":
        """Start with two decks."""
        return cls(rules, seed, (_text(corp, rules), _text(runner, rules)))

    @classmethod
    def from_position(cls, text: str, rules: str = "") -> "Start":
        """Start from a position's text; `rules` plays it under another edition than it says."""
        text = with_rules(text, rules) if rules else "\n".join(text.splitlines())
        return cls(said_rules(text), 0, position=text)

    @classmethod
    def from_game(cls, game: Game) -> "Start":
        """Start from a game as it is now."""
        return cls(game.rules.id, 0, saved=game.to_json())

    def game(self, name: str = "position") -> Game:
        """The game at its first decision. Errors call a position by the name given."""
        if self.decks is not None:
            return new_game(*self.decks, rules=self.rules, seed=self.seed)
        if self.position:
            return read_position(self.position, name)
        return Game.from_json(self.saved)

    def to_json(self) -> dict[str, Any]:
        """The part of a replay's header that says how the game started."""
        if self.decks is not None:
            corp, runner = self.decks
            decks = {"corp": corp.splitlines(), "runner": runner.splitlines()}
            return {"rules": self.rules, "decks": decks, "seed": self.seed}
        if self.position:
            return {"rules": self.rules, "position": self.position.splitlines()}
        return {"rules": self.rules, "saved": json.loads(self.saved)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Start":
        """What `to_json` wrote; a ValueError says what is missing."""
        rules = data.get("rules")
        if not isinstance(rules, str):
            raise ValueError('"rules" must name an edition')
        match data:
            case {"decks": {"corp": [*corp], "runner": [*runner]}, "seed": int(seed)}:
                return cls(rules, seed, (_lines(corp), _lines(runner)))
            case {"position": [*lines]}:
                return cls(rules, 0, position=_lines(lines))
            case {"saved": dict(saved)}:
                return cls(rules, 0, saved=json.dumps(saved, separators=(",", ":")))
        raise ValueError('it needs "decks" and a "seed", a "position", or a "saved" game')


def _lines(lines: list[Any]) -> str:
    if not all(isinstance(line, str) for line in lines):
        raise ValueError("decks and positions are lists of lines")
    return "\n".join(lines)


def _text(deck: Deck | str, rules: str) -> str:
    """A deck as text, a line a card, with all that it brings along: that may be more in time to come."""
    if isinstance(deck, str):
        return _outside(deck, rules) or "\n".join(deck.splitlines())
    lines = [f"{count}x {name}" for name, count in deck.counts().items()]
    lines += [f"outside {name}" for name in brought(deck)]
    lines += [f"card {card}" for card in deck.homemade]
    return "\n".join([f"1x {deck.identity}"] * bool(deck.identity) + lines)


def _outside(text: str, rules: str) -> str:
    """A deck that brings something along and does not say what, as text that does; of any other, nothing."""
    try:
        deck = read_deck(text, library(find_edition(rules).family))
    except (BadDeck, UnknownEdition):
        return ""  # who starts the game is told
    return _text(deck, rules) if brought(deck) != deck.outside else ""


def _top(line: str) -> str:
    """A line without its comment."""
    return line.split("#", 1)[0].strip()


def said_rules(text: str) -> str:
    """The edition a position's text asks for."""
    words = [_top(line).split() for line in text.splitlines()]
    return next((word[1] for word in words if len(word) == 2 and word[0] == "rules"), DEFAULT)


def with_rules(text: str, rules: str) -> str:
    """The same position under another edition."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if _top(line).partition(" ")[0] == "rules":
            lines[number] = f"rules {rules}"
            return "\n".join(lines)
    section = next((number for number, line in enumerate(lines) if _top(line).startswith("[")), len(lines))
    return "\n".join([*lines[:section], f"rules {rules}", *lines[section:]])
