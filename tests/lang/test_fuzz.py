"""Any text yields a reading or a message, and soon; and what the language can say at random comes back.

`make fuzz` reads 100,000 garbled texts and names the slow ones. RULERUNNER_FUZZ=5000 reads more of them here,
and more made-up cards.
"""

import os

import pytest

from rulerunner.lang.face import Face
from rulerunner.lang.reading import read
from rulerunner.lang.render import render
from rulerunner.rules import EDITIONS
from tests.lang.test_round_trip import comes_back
from tests.support.garbling import SOON, tried
from tests.support.inventing import Inventor

TEXTS = int(os.environ.get("RULERUNNER_FUZZ", "300"))
SLOW_MACHINE = float(os.environ.get("RULERUNNER_SLOWNESS", "3"))
"""How many times as long as it should a machine that is busy or old may take."""
COMES_BACK = 0.999
"""The share of abilities made up at random that must come back from their text: all of them, but that chance
may find one in thousands that nobody has thought of. What is lost names itself; mend it as a class."""


def test_any_text_is_read_or_refused_in_words_and_soon() -> None:
    outcomes = set()
    for one in tried(0, 0, TEXTS):
        assert one.seconds < SOON * SLOW_MACHINE, f"text {one.number}: {one.text!r}"
        outcomes.add(one.outcome)
    assert {"message", "reading"} <= outcomes


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
