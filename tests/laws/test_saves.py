"""Saves: what is in them, and what comes of those that were tampered with. Each of these is refused in words,
or it is a game; nothing else ever comes out."""

import json
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from rulerunner import EDITIONS, BrokenSave, Game
from rulerunner.cards.library import library
from rulerunner.state import codec, texts
from rulerunner.state.lines import KEPT, MOST, change_of, line_of
from rulerunner.state.records import Change
from rulerunner.state.shapes import Reading, shape_of
from rulerunner.state.state import FIELDS
from tests.lang.samples import variants, vocabulary
from tests.support.playing import at_random, play_on, preferring_runs
from tests.support.positions import random_game, random_position
from tests.support.together import try_each

RULES = tuple(EDITIONS)
Place = tuple[Any, Any]
"""A list or an object, and where in it."""


@cache
def saves(rules: str) -> tuple[str, ...]:
    """A few games in the middle of all sorts of things, saved."""
    found = []
    for seed in range(6):
        rng = Random(seed)
        game = random_position(rules, seed) if seed % 2 else random_game(rules, seed)
        play_on(game, rng, limit=rng.randint(0, 60))
        for _ in range(rng.randint(3, 9)):
            if game.decision is not None:
                game.choose(preferring_runs(game, rng))
        found.append(game.to_json())
    return tuple(found)


def place(data: Any, rng: Random) -> Place:
    """A random place of a JSON value, mostly deep inside."""
    while True:
        key = rng.choice(list(data)) if isinstance(data, dict) else rng.randrange(len(data))
        if not isinstance(data[key], dict | list) or not data[key] or rng.random() < 0.2:
            return data, key
        data = data[key]


def deep(depth: int) -> Any:
    value: Any = 0
    for _ in range(depth):
        value = [value]
    return value


JUNK: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 95, 9_999_999, 10**8, -(10**30), 10**400, 1.5, float("nan"),
    float("inf"), "", "corp", "runner", "HQ", "table", "ice", "\ud800", "\x00", "\U0001f600", "x" * 5000,
    [], {}, [[]], [0], [-1], ["Card"], ["Change", "step", 0], [".Gain", 1], [".Not", [".Not"]],
    {"face": "Ice Wall"}, {"": None}, deep(200), ["StructureFrame", "turn", 3],
    ["ChooseFrame", "corp", "", "", "number", [0, 1]],
)  # fmt: skip


def tampered(text: str, rng: Random) -> str:
    """The save with a few places changed: to junk, to what lies elsewhere in it, or to nothing at all."""
    data = json.loads(text)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        box, key = place(data["state"], rng)
        match rng.randrange(5):
            case 0 | 1:
                box[key] = deepcopy(rng.choice(JUNK))
            case 2:
                other, where = place(data["state"], rng)
                box[key] = deepcopy(other[where])
            case 3:
                del box[key]
            case 4 if isinstance(box, list):
                box.insert(key, deepcopy(rng.choice(JUNK)))
    return json.dumps(data)


def garbled(text: str, rng: Random) -> bytes:
    """The save with a few bytes changed, lost or added."""
    data = bytearray(text.encode())
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(data))
        match rng.randrange(3):
            case 0:
                data[at] = rng.randrange(256)
            case 1:
                del data[at : at + rng.randint(1, 9)]
            case 2:
                data[at:at] = rng.choice((b"9", b"-", b"[", b"]", b'"', b"null", b"\\ud800", b"\0", b"\xff"))
    return bytes(data)


def is_refused_or_a_game(text: str | bytes) -> bool:
    """Whether it was a game; whatever else comes out is for the test to show."""
    try:
        game = Game.from_json(text)
    except BrokenSave as error:
        said = str(error)
    else:
        said = ""
        assert game.decision is not None or game.result is not None
        assert len(game.digest()) == 32
        assert Game.from_json(game.to_json()).digest() == game.digest()
    assert len(said) < 500
    return not said


def tamper(rules: str, seeds: range) -> None:
    games = 0
    for seed in seeds:
        rng = Random(f"{rules} {seed}")
        text = rng.choice(saves(rules))
        changed = garbled(text, rng) if seed % 3 == 0 else tampered(text, rng)
        try:
            games += is_refused_or_a_game(changed)
        except Exception as error:
            raise AssertionError(f"{rules}, save {seed}: {error!r}") from error
    assert 0 < games < len(seeds)


@pytest.mark.parametrize("rules", RULES)
def test_a_save_that_was_tampered_with_is_refused_or_a_game(rules: str) -> None:
    tamper(rules, range(100))


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
def test_five_hundred_saves_that_were_tampered_with_are_refused_or_games(rules: str) -> None:
    tamper(rules, range(100, 600))


# --- what is saved ----------------------------------------------------------------------------------------


def test_every_field_of_a_state_is_saved_or_derived() -> None:
    kept = {*codec.SHAPES, *codec.DERIVED, *codec.HINTS, "edition"}
    assert kept - set(FIELDS) == {"told"}, "the changes of the log, each once"
    assert kept >= set(FIELDS)


def is_the_same_after_saving(word: type) -> None:
    for _, ways in variants(word):
        for said in ways:
            text = texts.ENCODER.encode(said)
            assert shape_of(word).read(json.loads(text), Reading(library())) == said


def test_every_word_is_the_same_after_saving() -> None:
    try_each(vocabulary(), is_the_same_after_saving, lambda word: word.__name__)


@pytest.mark.parametrize("rules", RULES)
def test_a_digest_does_not_hang_on_what_was_written_before(rules: str) -> None:
    game = random_game(rules, 1)
    for _ in range(60):
        if game.decision is not None:
            game.choose(at_random(game, Random(1)))
        warm = game.digest()
        texts.TEXTS.clear()
        assert game.digest() == warm


@pytest.mark.parametrize("rules", RULES)
def test_a_save_of_the_format_before_is_the_same_game(rules: str) -> None:
    game = random_game(rules, 3)
    while game.decision is not None:
        game.choose(at_random(game, Random(3)))
    data = json.loads(game.to_json())
    state = data["state"]
    data["format"] = 2
    state["told"], state["changes"] = _records(state["told"]), _records(state["changes"])
    for turn in (state["changes_this_turn"], *(kinds for _, kinds in state["changes_last_turn"])):
        turn[:] = [[kind, _records(lines)] for kind, lines in turn]
    old = Game.from_json(json.dumps(data))
    assert old.events == game.events
    assert old.to_json() == game.to_json()


def _records(lines: list[str]) -> list[Any]:
    """What has happened, as it was written before there were lines."""
    return [codec.row_of(change_of(line)) for line in lines]


def test_a_change_is_the_same_after_it_was_a_line() -> None:
    plain = Change("draw", 7)
    full = Change(
        "trash", 1234567, "corp", 3, 1, 2, 0, "a sort", "1.2.3", 4, 1, (5, 60), "HQ", "R&D", 12, 2, True
    )
    for change in (plain, full, *(full._replace(**{name: getattr(plain, name)}) for name in full.FIELDS)):
        KEPT.clear()
        assert change_of(line_of(change)) == change
    assert len(line_of(plain)) < 10, "what is as it mostly is goes without saying"
    assert not line_of(Change("draw", 7, sort="this|that")), "it is saved as a record"
    game = random_game("nisei-1.4", 1)
    game.state.recent.append(Change("draw", 7, sort="this|that"))
    assert Game.from_json(game.to_json()).events == game.events


def test_the_changes_that_are_kept_are_bounded() -> None:
    for moment in range(MOST + 10):
        change_of(f"draw|{moment}")
    change_of("draw|1|" + "x" * 5000)
    assert len(KEPT) <= MOST
    assert max(map(len, KEPT)) < 5000


def test_the_texts_that_are_kept_are_bounded() -> None:
    for number in range(texts.MOST_TEXTS + 10):
        texts.text_of((number, "a tuple of its own"))
    assert len(texts.TEXTS) <= texts.MOST_TEXTS


# --- what comes instead -----------------------------------------------------------------------------------

NESTED = 100_000


@pytest.mark.parametrize(
    "text",
    [
        "[" * NESTED,
        '{"a":' * NESTED,
        "[" * NESTED + "]" * NESTED,
        '{"format": 2, "rules": "nisei-1.4", "state": ' + "[" * NESTED + "]" * NESTED + "}",
        "9" * NESTED,
        '{"format": 2, "rules": "nisei-1.4", "state": {"turn": ' + "9" * 5000 + "}}",
        '{"format": 1e999, "rules": "nisei-1.4", "state": {}}',
        '{"format": 2, "rules": "\\ud800", "state": {}}',
        '{"format": 2, "rules": "\ud800", "state": {}}',
        '{"format": 2, "rules": "\x00", "state": {}}',
        '{"format": 2, "rules": "\\u0000", "state": {}}',
        '{"format": 2, "rules": {"a": []}, "state": {}}',
        b"\xff\xfe\x00",
        b"\xef\xbb\xbf{}",
        b"\x00" * 1000,
        "",
    ],
)
def test_whatever_bytes_come_the_answer_is_in_words(text: str | bytes) -> None:
    with pytest.raises(BrokenSave):
        Game.from_json(text)
