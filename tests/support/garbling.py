"""Texts of cards with their words lost, doubled, moved and misspelt, and what the reader makes of them."""

import random
import time
from collections.abc import Iterator
from typing import NamedTuple

from rulerunner.cards.library import library
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.reading import Reading, normal, read
from rulerunner.lang.render import render
from rulerunner.rules import EDITIONS

VOICES = [("modern", "nsg-26.03"), ("modern", "nisei-1.4"), ("classic", "classic-1996")]
LETTERS = 'abcxyz0123456789 ,.:;()"[]{}<>~-+\n\t\x00é😀’→'
SOON = 0.05
"""Seconds of work within which any text is read or given up on."""
TRIES = 3
"""How often a text that took longer is read again: a machine may be busy with something else."""


class Tried(NamedTuple):
    """A garbled text, how long it took and what was made of it."""

    number: int
    text: str
    seconds: float
    outcome: str


def spoken() -> list[tuple[str, Facts]]:
    """What every playable card says, in each voice."""
    return [
        (
            "\n".join(render(library(family).faces[name], EDITIONS[edition].words)),
            library(family).faces[name].facts,
        )
        for family, edition in VOICES
        for name in sorted(library(family).playable)
    ]


def mutated(chance: random.Random, texts: list[tuple[str, Facts]], words: list[str]) -> tuple[str, Facts]:
    """A text in which words were lost, doubled, moved, misspelt, or taken from another card."""
    text, facts = chance.choice(texts)
    found = text.split(" ")
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(found)) if found else 0
        match chance.randrange(6) if found else 1:
            case 0:
                del found[at]
            case 1:
                found.insert(at, chance.choice(words))
            case 2:
                found[at] = chance.choice(words)
            case 3:
                other = chance.randrange(len(found))
                found[at], found[other] = found[other], found[at]
            case 4:
                place = chance.randrange(len(found[at]) + 1)
                found[at] = found[at][:place] + chance.choice(LETTERS) + found[at][place:]
            case _:
                more = chance.choice(texts)[0].split(" ")
                start = chance.randrange(len(more))
                found[at:at] = more[start : start + chance.randint(1, 15)]
    return " ".join(found), facts


def tried(seed: int, start: int, count: int) -> Iterator[Tried]:
    """So many garbled texts, the same ones for the same seed and numbers; each read and looked at."""
    texts = spoken()
    words = sorted({word for text, _ in texts for word in text.split()})
    read("What is this?", texts[0][1])  # what the hints need is made ready once
    for number in range(start, start + count):
        text, facts = mutated(random.Random(f"{seed}: text {number}"), texts, words)
        seconds, reading = _timed(text, facts)
        for _ in range(TRIES):
            if seconds >= SOON:
                seconds = min(seconds, _timed(text, facts)[0])
        yield Tried(number, text, seconds, _outcome(text, facts, reading))


def _timed(text: str, facts: Facts) -> tuple[float, Reading]:
    began = time.process_time()
    reading = read(text, facts)
    return time.process_time() - began, reading


def _outcome(text: str, facts: Facts, reading: Reading) -> str:
    """What came of a text; every part of it is used as a caller would."""
    assert len(reading.marks) <= len(reading.faults), text
    for mark in reading.marks:
        assert 0 <= mark.start < mark.end <= len(text) + 1, text
    for way in (reading.abilities, *reading.others):
        normal(way, facts.side)
        if way and not reading.faults:
            Face(facts, way)
    return "message" if reading.faults else "several readings" if reading.others else "reading"
