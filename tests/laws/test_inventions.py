"""Cards that nobody wrote, in play: whatever the language can say, the machine can do, and the laws hold.

RULERUNNER_INVENTIONS=500 pytest tests/laws/test_inventions.py      so many tables under each edition
"""

import os
from collections.abc import Sequence
from random import Random

import pytest

from rulerunner import EDITIONS, At, BadPosition, Game, Seat, position
from rulerunner.cards.library import library
from rulerunner.kernel import machine
from rulerunner.lang.face import Face
from rulerunner.lang.validate import problems
from rulerunner.lang.validating.walk import words
from rulerunner.lang.vocabulary import WORDS
from rulerunner.lang.words import Side
from rulerunner.state import codec
from rulerunner.state.decision import Decision
from rulerunner.state.state import State
from rulerunner.view import view
from tests.support.inventing import Inventor
from tests.support.laws import keep_all
from tests.support.playing import at_random, deadline, preferring_runs
from tests.support.positions import pool

RULES = tuple(EDITIONS)
TABLES = int(os.environ.get("RULERUNNER_INVENTIONS", "12"))
DECISIONS = 40
STEPS = 3000
"""More steps from one decision to the next are no play any more, but abilities that set each other off."""
EFFECTS = 300
"""More effects that last are none either."""


class Endless(Exception):
    """Abilities set each other off for ever: the cards are to blame, not the machine."""


class Shelf:
    """Where saved games find the cards: the invented ones, then those of the library."""

    def __init__(self, rules: str, faces: Sequence[Face]) -> None:
        self.faces = {face.name: face for face in faces}
        self.library = library(EDITIONS[rules].family)

    def face(self, name: str) -> Face:
        return self.faces.get(name) or self.library.face(name)


def laid_out(rules: str, seed: int, faces: Sequence[Face]) -> Game:
    """A table at which every invented card lies somewhere: in hands, on the table, in decks."""
    rng = Random(f"{rules} table {seed}")
    family = EDITIONS[rules].family

    def names(side: Side, *types: str) -> list[str]:
        found = [
            face.name for face in faces if face.facts.side == side and face.type in (types or (face.type,))
        ]
        return rng.sample(found, len(found))

    def filler(side: Side, kinds: tuple[str, ...], count: int) -> list[str]:
        return [rng.choice(pool(family, side, *kinds)).name for _ in range(count)]

    remotes = {
        f"remote {number}": At(root=[f"{name} (rezzed)" if rng.random() < 0.7 else name])
        for number, name in enumerate(names("corp", "asset"), start=1)
    }
    ice = [f"{name} (rezzed)" if rng.random() < 0.8 else name for name in names("corp", "ice")]
    uninstalled = names("corp", "operation", "agenda", "upgrade")
    return position(
        rules=rules,
        turn=rng.choice(("corp", "runner")),
        corp=Seat(
            credits=8,
            hand=uninstalled + filler("corp", ("operation", "ice"), 2),
            deck=names("corp") + filler("corp", ("asset", "ice", "agenda"), 10),
        ),
        runner=Seat(
            credits=8,
            hand=names("runner", "event", "program", "resource", "hardware")
            + filler("runner", ("event",), 2),
            deck=names("runner") + filler("runner", ("program", "resource"), 10),
            rig=names("runner", "hardware", "resource"),
        ),
        servers={"HQ": At(ice=ice[:1]), "R&D": At(ice=ice[1:2]), **remotes},
        seed=seed,
        faces=faces,
    )


def saved_and_loaded(game: Game, shelf: Shelf) -> None:
    """The state is the same after saving, and so is what is asked."""
    loaded = codec.from_json(codec.parse(game.to_json()), shelf)
    assert codec.digest(loaded) == game.digest()
    assert machine.asked(loaded) == game.decision


def bounded(s: State) -> Decision | None:
    """What `machine.advance` does, if it comes to an end."""
    for _ in range(STEPS):
        if s.result is not None:
            return None
        if len(s.lingering) > EFFECTS:
            raise Endless  # a circle that leaves something behind each time
        found = machine.tick(s)
        if found is not None:
            if len(found.options) > 1:
                return found
            machine.take(s, found, found.options[0])
    raise Endless


@pytest.fixture(autouse=True)
def no_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games go on for so many steps only. (Compiled, they do not notice; there the deadline ends them.)"""
    monkeypatch.setattr(machine, "advance", bounded)


def play(rules: str, seed: int) -> tuple[list[Face], int]:
    """Play at one table; the cards, and how many decisions were made before the end."""
    inventor = Inventor("classic" if EDITIONS[rules].family == "classic" else "modern", seed)
    faces = [*inventor.cards("corp", 4), *inventor.cards("runner", 4)]
    shelf, rng = Shelf(rules, faces), Random(seed)
    game: Game | None = None
    made = 0
    try:
        with deadline(60, f"{rules}, table {seed}"):
            game = laid_out(rules, seed, faces)
            for number in range(DECISIONS):
                keep_all(game, f"{rules}, table {seed}")
                if number % 5 == 0:
                    saved_and_loaded(game, shelf)
                    for side in ("corp", "runner"):
                        assert view(game.state, side, game.decision).to_json()
                if game.decision is None:
                    break
                game.choose((preferring_runs if number % 3 == 0 else at_random)(game, rng))
                made += 1
    except (Endless, BadPosition):
        return faces, made
    except Exception as error:
        said = "\n".join(f"{face.name}: {face.abilities}" for face in faces)
        answers = game.answers if game is not None else "none yet"
        raise AssertionError(f"{rules}, table {seed}: {error!r}\nanswers {answers}\n{said}") from error
    return faces, made


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
def test_invented_cards_are_played_under_every_law(rules: str) -> None:
    used: set[str] = set()
    decisions = 0
    for seed in range(TABLES):
        faces, made = play(rules, seed)
        decisions += made
        used |= {type(word).__name__ for face in faces for word in words(face.abilities)}
    assert decisions > 10 * TABLES, "too many cards that cannot be played"
    assert len(used) > len(WORDS) // 3, "too few of the words came up"


def test_an_invention_is_one_the_validator_lets_pass() -> None:
    for seed in range(5):
        for side in ("corp", "runner"):
            for face in Inventor("modern", seed).cards(side, 5):
                assert not problems(face)
                assert face.playable
