"""Any text yields a reading or a message, and soon; and what the language can say at random comes back.

RULERUNNER_FUZZ=100000 pytest tests/lang/test_fuzz.py      so many mutated texts, and more made-up cards
"""

import os
import random
import time

import pytest

from rulerunner.cards.library import library
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.reading import normal, read
from rulerunner.lang.render import render
from rulerunner.rules import EDITIONS
from tests.lang.test_round_trip import VOICES, comes_back
from tests.support.inventing import Inventor

TEXTS = int(os.environ.get("RULERUNNER_FUZZ", "300"))
SOON = 0.05
"""Seconds of work within which any text is read or given up on..."""
SLOW_MACHINE = float(os.environ.get("RULERUNNER_SLOWNESS", "3"))
"""...on a machine of today; one that is busy or old may take so many times as long."""
LETTERS = 'abcxyz0123456789 ,.:;()"[]{}<>~-+\n\t\x00é😀’→'
COMES_BACK = 0.88
"""The share of abilities made up at random that must come back from their text. Most of what is lost makes no
sense to anyone: details that a kind of change does not have, "that server" and "that card" where none was
spoken of, alternatives with limits of their own. The aim is all of them."""


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


def test_any_text_is_read_or_refused_in_words_and_soon() -> None:
    texts = spoken()
    words = sorted({word for text, _ in texts for word in text.split()})
    chance = random.Random(0)
    read("What is this?", texts[0][1])  # what the hints need is made ready once
    slowest = 0.0
    for number in range(TEXTS):
        text, facts = mutated(chance, texts, words)
        began = time.process_time()
        reading = read(text, facts)
        slowest = max(slowest, time.process_time() - began)
        assert slowest < SOON * SLOW_MACHINE, f"text {number}: {text!r}"
        assert len(reading.marks) <= len(reading.faults), text
        for mark in reading.marks:
            assert 0 <= mark.start < mark.end <= len(text) + 1, text
        for way in (reading.abilities, *reading.others):
            normal(way, facts.side)
            if way and not reading.faults:
                Face(facts, way)


@pytest.mark.parametrize("family", ["modern", "classic"])
def test_cards_made_up_at_random_come_back_from_their_text(family: str) -> None:
    """Kills grammar that only understands what the library happens to say."""
    edition = EDITIONS["classic-1996" if family == "classic" else "nsg-26.03"]
    total, lost = 0, []
    for seed in range(max(8, TEXTS // 200)):
        inventor = Inventor("classic" if family == "classic" else "modern", seed)
        for face in (*inventor.cards("corp", 3), *inventor.cards("runner", 3)):
            for ability in face.abilities:
                one = Face(face.facts, (ability,))
                text = render(one, edition.words)
                total += 1
                if not comes_back(one, read(text, one.facts)):
                    lost.append(text)
    assert total > 40
    assert 1 - len(lost) / total >= COMES_BACK, f"{len(lost)} of {total} are lost, such as {lost[:3]}"
