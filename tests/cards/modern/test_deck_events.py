"""Events about decks, hands and heaps: what they show, move, shuffle and give."""

import pytest

from rulerunner import At, Seat
from tests.support.plays import CORP, MODERN, RUNNER, STACK, Play


def holding(*hand: str, **more: object) -> Seat:
    """A Runner with these cards, and a stack of known order."""
    return RUNNER._replace(**{"hand": list(hand), "deck": STACK, **more})  # type: ignore[arg-type]


RUNS = "run; at HQ; run; at R&D; run; at Archives"
BOTH = CORP._replace(
    hand=["Hostile Takeover", "Ice Wall"],
    deck=["Enigma", "PAD Campaign", "Private Security Force", "7x Ice Wall"],
)

EVENTS = {
    "Ashen Epilogue": [
        Play(
            "play Ashen Epilogue",
            "runner pays 5; Mimic to stack; Mimic to stack; Mimic to stack; Mimic to stack; runner "
            "shuffles; Mimic to removed; Mimic to removed; Mimic to removed; Mimic to removed; Mimic "
            "to removed; runner draws 5; Ashen Epilogue to removed",
            {"removed": ["Ashen Epilogue", "Mimic", "Mimic", "Mimic", "Mimic", "Mimic"]},
            runner=holding("Ashen Epilogue", "Mimic", discard=["3x Mimic"], deck=["9x Mimic"]),
        ),
    ],
    "Blueberry!™ Diesel": [
        Play(
            "play Blueberry!™ Diesel; yes; Corroder",
            "runner looks at 2 of stack; Corroder to stack; runner draws 2",
            {"stack": ["Sure Gamble", "Mimic", "Easy Mark", "Corroder"]},
            runner=holding("Blueberry!™ Diesel"),
        ),
        Play(
            "play Blueberry!™ Diesel; no",
            "runner looks at 2 of stack; runner draws 2",
            runner=holding("Blueberry!™ Diesel"),
        ),
    ],
    "Chrysopoeian Skimming": [
        Play(
            "play Chrysopoeian Skimming; yes",
            "runner pays 1; reveal Hostile Takeover; runner gains 1 click; runner draws 1",
            runner=holding("Chrysopoeian Skimming"),
            corp=BOTH,
        ),
        Play(
            "play Chrysopoeian Skimming; no",
            "runner pays 1; runner looks at 3 of R&D",
            runner=holding("Chrysopoeian Skimming"),
            corp=BOTH,
        ),
        Play(
            "play Chrysopoeian Skimming",
            "runner pays 1; runner looks at 3 of R&D",
            runner=holding("Chrysopoeian Skimming"),
            corp=CORP._replace(hand=["Ice Wall"]),
        ),
    ],
    "Concerto": [
        Play(
            "play Concerto; at R&D; 3",
            "reveal Sure Gamble; +5 credit on Concerto; Sure Gamble to grip; -3 credit on Concerto; "
            "runner pays 3; end the run",
            {"grip": ["Sure Gamble"]},
            runner=holding("Concerto", deck=["Sure Gamble", "Diesel"]),
            servers={"R&D": At(ice=["Tollbooth (rezzed)"])},
        ),
    ],
    "Express Delivery": [
        Play(
            "play Express Delivery; Sure Gamble",
            "runner pays 1; runner looks at 4 of stack; Sure Gamble to grip; runner shuffles",
            {"grip": ["Sure Gamble"]},
            runner=holding("Express Delivery"),
        )
    ],
    "Hostage": [
        Play(
            "play Hostage; John Masanori; yes",
            "runner pays 1; reveal John Masanori; runner shuffles; runner searches stack; John "
            "Masanori to grip; runner pays 2; install John Masanori",
            runner=holding("Hostage", deck=["John Masanori", "Diesel"]),
        ),
        Play(
            "play Hostage; John Masanori; no",
            "runner pays 1; reveal John Masanori; runner shuffles; runner searches stack; John "
            "Masanori to grip",
            {"grip": ["John Masanori"]},
            runner=holding("Hostage", deck=["John Masanori", "Diesel"]),
        ),
    ],
    "Indexing": [
        Play(
            "play Indexing; replace; Ice Wall; Enigma; Hedge Fund; Snare!",
            "runner looks at 5 of R&D; runner arranges 5 of R&D",
            {
                "stack": ["Corroder", "Diesel", "Gordian Blade", "Sure Gamble", "Mimic", "Easy Mark"],
                "R&D": ["Ice Wall", "Enigma", "Hedge Fund", "Snare!", "PAD Campaign", "Tollbooth"],
            },
            runner=holding("Indexing"),
            corp=CORP._replace(
                deck=["Enigma", "Snare!", "Hedge Fund", "PAD Campaign", "Ice Wall", "Tollbooth"]
            ),
        ),
        Play(
            "play Indexing; no",
            "access Enigma",
            runner=holding("Indexing"),
            corp=CORP._replace(
                deck=["Enigma", "Ice Wall", "Hedge Fund", "Snare!", "PAD Campaign", "Tollbooth"]
            ),
        ),
    ],
    "Inject": [
        Play(
            "play Inject",
            "runner pays 1; reveal Corroder; reveal Diesel; reveal Gordian Blade; reveal Sure Gamble;"
            " trash Corroder from stack; trash Gordian Blade from stack; runner gains 2; Diesel to "
            "grip; Sure Gamble to grip",
            {"grip": ["Diesel", "Sure Gamble"]},
            runner=holding("Inject"),
        )
    ],
    "Labor Rights": [
        Play(
            "play Labor Rights",
            "trash Mimic from stack; trash Mimic from stack; trash Mimic from stack; Mimic to stack; "
            "Mimic to stack; Mimic to stack; runner shuffles; runner draws 1; Labor Rights to removed",
            {"removed": ["Labor Rights"]},
            runner=holding("Labor Rights", discard=["Mimic"], deck=["9x Mimic"]),
        )
    ],
    "Levy AR Lab Access": [
        Play(
            "play Levy AR Lab Access",
            "runner pays 5; Mimic to stack; Mimic to stack; Mimic to stack; Mimic to stack; runner "
            "shuffles; runner draws 5; Levy AR Lab Access to removed",
            {"removed": ["Levy AR Lab Access"]},
            runner=holding("Levy AR Lab Access", "Mimic", discard=["3x Mimic"], deck=["9x Mimic"]),
        )
    ],
    "Scrounge": [
        Play(
            "play Scrounge; Ninja; yes; Mimic",
            "runner pays 1; runner pays 4; install Ninja; Mimic to stack",
            {"stack": ["Corroder", "Diesel", "Gordian Blade", "Sure Gamble", "Mimic", "Easy Mark", "Mimic"]},
            runner=holding("Scrounge", discard=["Ninja", "Mimic", "Diesel", "Corroder"]),
        ),
    ],
    "Spark of Inspiration": [
        Play(
            "play Spark of Inspiration; yes",
            "runner pays 3; Diesel to aside; Sure Gamble to aside; Magnum Opus to aside; install "
            "Magnum Opus; Diesel to stack; Sure Gamble to stack; runner shuffles",
            runner=holding(
                "Spark of Inspiration", credits=4, deck=["Diesel", "Sure Gamble", "Magnum Opus", "Mimic"]
            ),
        ),
        Play(
            "play Spark of Inspiration; no",
            "runner pays 3; Diesel to aside; Magnum Opus to aside; Diesel to stack; Magnum Opus to "
            "stack; runner shuffles",
            runner=holding("Spark of Inspiration", credits=4, deck=["Diesel", "Magnum Opus", "Mimic"]),
        ),
    ],
    "Steelskin Scarring": [
        Play(
            "play Steelskin Scarring", "runner pays 1; runner draws 3", runner=holding("Steelskin Scarring")
        ),
        Play(
            "play Running Hot; trigger",
            "runner pays 1; trash Steelskin Scarring from grip; 1 core; runner draws 2; runner gains 3 click",
            {"grip": ["Corroder", "Diesel"]},
            runner=holding("Running Hot", "Steelskin Scarring"),
        ),
        Play(
            "play Labor Rights; trigger",
            "trash Steelskin Scarring from stack; trash Mimic from stack; trash Mimic from stack; "
            "runner draws 2; Mimic to stack; Mimic to stack; Steelskin Scarring to stack; runner "
            "shuffles; runner draws 1; Labor Rights to removed",
            {"removed": ["Labor Rights"]},
            runner=holding("Labor Rights", deck=["Steelskin Scarring", "9x Mimic"]),
        ),
        Play(
            "play Running Hot; pass",
            "runner pays 1; trash Steelskin Scarring from grip; 1 core; runner gains 3 click",
            runner=holding("Running Hot", "Steelskin Scarring"),
        ),
    ],
    "Strike Fund": [
        Play("play Strike Fund", "runner pays 1; runner gains 4", runner=holding("Strike Fund")),
        Play(
            "play Running Hot; trigger",
            "runner pays 1; trash Strike Fund from grip; 1 core; runner gains 2; runner gains 3 click",
            runner=holding("Running Hot", "Strike Fund"),
        ),
        Play(
            "play Labor Rights; trigger",
            "trash Strike Fund from stack; trash Mimic from stack; trash Mimic from stack; runner "
            "gains 2; Mimic to stack; Mimic to stack; Strike Fund to stack; runner shuffles; runner "
            "draws 1; Labor Rights to removed",
            {"removed": ["Labor Rights"]},
            runner=holding("Labor Rights", deck=["Strike Fund", "9x Mimic"]),
        ),
    ],
    "The Price": [
        Play(
            "play The Price; yes; Gordian Blade",
            "runner pays 1; trash Corroder from stack; trash Diesel from stack; trash Gordian Blade "
            "from stack; trash Sure Gamble from stack; runner pays 1; install Gordian Blade",
            runner=holding("The Price", credits=2),
        ),
    ],
    "Deep Dive": [
        Play(
            f"{RUNS}; play Deep Dive; Private Security Force; yes; Enigma",
            "access Hedge Fund; access Enigma; runner pays 2; Enigma to aside; PAD Campaign to aside;"
            " Private Security Force to aside; Ice Wall to aside; Ice Wall to aside; Ice Wall to "
            "aside; Ice Wall to aside; Ice Wall to aside; access Private Security Force; steal "
            "Private Security Force; access Enigma; Enigma to R&D; PAD Campaign to R&D; Ice Wall to "
            "R&D; Ice Wall to R&D; Ice Wall to R&D; Ice Wall to R&D; Ice Wall to R&D; corp shuffles",
            runner=holding("Deep Dive", clicks=6),
            corp=BOTH._replace(hand=["Hedge Fund"]),
        ),
    ],
}
PLAYS = [(name, n) for name, plays in EVENTS.items() for n in range(len(plays))]


@pytest.mark.card(*EVENTS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), PLAYS)
def test_an_event_does_what_it_says(name: str, n: int, rules: str) -> None:
    EVENTS[name][n].check(rules)
