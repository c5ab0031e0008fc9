"""The table of rulings stays true: its cards are playable, its tests are there and are about their cards."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rulerunner.cards.library import library
from rulerunner.rules import EDITIONS
from tests.support.together import try_each

HERE = Path(__file__).parent
EXCUSES = ("superseded", "no play", "open")
"""Marks of rulings without a proof: a later text or rule replaced them, nothing of them can be played, or our
cards do not keep them yet."""
WAITS = "waits for "
"""The mark of a ruling about another card that is not playable yet."""


class Ruling(NamedTuple):
    """A line of the table."""

    card: str
    number: str
    says: str
    proof: str


def table() -> list[Ruling]:
    files = sorted((HERE / "rulings").glob("*.txt"))
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    rows = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    assert all(len(row) == 4 for row in rows)
    return [Ruling(*row) for row in rows]


def published() -> dict[str, int]:
    """How many rulings have been published on a card, whether it is playable or not."""
    files = sorted((HERE / "rulings").glob("published_*.tsv"))
    rows = [line.split("\t") for file in files for line in file.read_text("utf-8").splitlines()]
    return {card: int(number) for card, number in rows}


@cache
def text_of(file: str) -> str:
    return (HERE / "modern" / file).read_text("utf-8")


RULINGS = table()
PUBLISHED = published()


def test_no_ruling_is_listed_twice() -> None:
    keys = [(ruling.card, int(ruling.number)) for ruling in RULINGS]
    assert len(set(keys)) == len(keys)
    assert min(number for _, number in keys) == 1


def test_every_ruling_of_a_playable_card_is_in_the_table() -> None:
    """Kills playable cards whose rulings nobody has looked at."""
    playable = library("modern").playable
    due = {(card, n) for card, number in PUBLISHED.items() if card in playable for n in range(1, number + 1)}
    listed = {(ruling.card, int(ruling.number)) for ruling in RULINGS}
    assert due - listed == set()
    assert {pair for pair in listed - due if pair[0] in PUBLISHED} == set(), "no more than were published"


def test_the_published_rulings_are_of_cards_that_exist() -> None:
    assert [card for card in PUBLISHED if card not in library("modern").faces] == []


def has_its_proof(ruling: Ruling) -> None:
    faces = library("modern").faces
    assert faces[ruling.card].playable
    assert len(ruling.says) > 10
    mark, _, why = ruling.proof.partition(": ")
    if mark in EXCUSES:
        assert len(why) > 20, "it says why there is nothing to prove"
        return
    if ruling.proof.startswith(WAITS):
        other = ruling.proof.removeprefix(WAITS)
        assert not faces[other].playable, f"{other} is playable now: write the play"
        return
    file, _, name = ruling.proof.partition("::")
    if not name:
        edition, _, rule = file.partition(" ")
        assert edition in EDITIONS, "a proof is a test, or a rule of an edition"
        assert re.fullmatch(r"\d+\.\d+\.\d+[a-z]?", rule)
        return
    text = text_of(file)
    begin = text.find(f"\ndef {name}(")
    assert begin >= 0, f"there is no {name} in {file}"
    assert ruling.card in text, f"{file} does not speak of {ruling.card}"


def test_every_ruling_has_its_proof() -> None:
    try_each(RULINGS, has_its_proof, lambda ruling: f"{ruling.card} {ruling.number}")
