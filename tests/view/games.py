"""Random games, from a seed alone, for tests of what a seat may see."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

from rulerunner.cards.library import library
from rulerunner.decks import Deck
from rulerunner.game import Game, new_game
from rulerunner.rules import EDITIONS

RULES = tuple(EDITIONS)


@cache
def pools(family: str, side: str) -> tuple[list[str], list[str], list[str]]:
    """The names of the playable identities of a side, of its other cards, and of its agendas."""
    cards = library(family)
    faces = [cards.faces[name] for name in sorted(cards.playable)]
    mine = [face for face in faces if face.facts.side == side]
    identities = [face.name for face in mine if face.type == "identity"]
    others = [face.name for face in mine if face.type not in ("identity", "agenda")]
    return identities, others, [face.name for face in mine if face.type == "agenda"]


def random_deck(rules: str, side: str, chance: random.Random) -> Deck:
    """A deck of playable cards, a few copies of each; no deck-building rule is looked at."""
    identities, others, agendas = pools(EDITIONS[rules].family, side)
    deck = [name for name in chance.sample(others, 12) for _ in range(3)]
    deck += [name for name in chance.sample(agendas, min(4, len(agendas))) for _ in range(2)]
    identity = chance.choice(identities) if EDITIONS[rules].policies.identities else ""
    return Deck(identity, tuple(deck))


def random_game(rules: str, seed: int) -> Game:
    """A game at its first decision."""
    chance = random.Random(f"{rules} {seed}")
    decks = [random_deck(rules, side, chance) for side in ("corp", "runner")]
    return new_game(decks[0], decks[1], rules, seed)


def decisions(rules: str, seed: int, limit: int) -> Iterator[Game]:
    """A game played at random, at each of its decisions. Runs go on, and passing is rarer than by chance."""
    yield from islice(played(random_game(rules, seed), f"play {rules} {seed}"), limit)


def played(game: Game, how: str) -> Iterator[Game]:
    """A game at each of its decisions, played by a chance that comes from a text."""
    chance = random.Random(how)
    while True:
        decision = game.decision
        if decision is None:
            return
        yield game
        index = chance.randrange(len(decision.options))
        dull = "yes" if decision.about == "jack-out" else "no"
        if decision.options[index].kind in ("pass", "done", "gain credit", dull):
            index = chance.randrange(len(decision.options))
        game.choose(index)
