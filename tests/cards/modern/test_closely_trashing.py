"""Cards closely: who it is that trashes a card. Some wait for what one player trashes, and not the other."""

from typing import Any

import pytest

from rulerunner import At, position
from tests.support.plays import CORP, RUNNER, corp, follow, remote, runner
from tests.support.table import Table

CORPS_TURN: dict[str, Any] = {"turn": "corp"}
BEGINS: dict[str, Any] = {"turn": "corp", "at": "5.6.1c"}
SCORES: dict[str, Any] = {"turn": "corp", "at": "5.6.2a"}
Rows = tuple[tuple[str, str, str, dict[str, Any]], ...]

BY_THE_CORP: Rows = (
    ("Adonis Campaign", "", "", {**BEGINS, "servers": remote("Adonis Campaign (rezzed, 3 credit)")}),
    ("Eve Campaign", "", "", {**BEGINS, "servers": remote("Eve Campaign (rezzed, 2 credit)")}),
    (
        "AU Co.: The Gold Standard in Clones",
        "yes; Snare!",
        "Snare!",
        {**BEGINS, "corp": corp(identity="AU Co.: The Gold Standard in Clones (2 power)")},
    ),
    (
        "Accelerated Beta Test",
        "score Accelerated Beta Test; yes; done",
        "Snare!",
        {**SCORES, "corp": corp(), "servers": remote("Accelerated Beta Test (3 advancement)")},
    ),
    (
        "Audacity",
        "play Audacity",
        "PAD Campaign",
        {**CORPS_TURN, "corp": CORP._replace(hand=["Audacity", "PAD Campaign", "Enigma"])},
    ),
    (
        "Bacterial Programming",
        "score Bacterial Programming; yes; done; Snare!",
        "Snare!",
        {**SCORES, "corp": corp(), "servers": remote("Bacterial Programming (5 advancement)")},
    ),
    (
        "Bernice Mai",
        "run; at remote 1; 0; 9",
        "",
        {"servers": remote("Bernice Mai (rezzed)"), "runner": runner("Corroder")},
    ),
    (
        "Character Assassination",
        "score Character Assassination",
        "Daily Casts",
        {
            **SCORES,
            "servers": remote("Character Assassination (4 advancement)"),
            "runner": runner("Daily Casts (8 credit)"),
        },
    ),
    (
        "Chiyashi",
        "run; at HQ; use D4v1d",
        "Corroder",
        {"servers": {"HQ": At(ice=["Chiyashi (rezzed)"])}, "runner": runner("Crypsis", "D4v1d (3 power)")},
    ),
    (
        "Data Mine",
        "run; at HQ",
        "",
        {"servers": {"HQ": At(ice=["Data Mine (rezzed)"])}, "runner": RUNNER._replace(hand=["Diesel"])},
    ),
    (
        "Forged Activation Orders",
        "play Forged Activation Orders; no",
        "Ice Wall",
        {
            "servers": {"HQ": At(ice=["Ice Wall"])},
            "runner": RUNNER._replace(hand=["Forged Activation Orders"]),
        },
    ),
    (
        "Howler",
        "run; at HQ; yes; Eli 1.0",
        "",
        {"servers": {"HQ": At(ice=["Howler (rezzed)"])}, "corp": CORP._replace(hand=["Eli 1.0"])},
    ),
    (
        "Lamplighter",
        "run; at remote 1; yes",
        "",
        {"servers": remote("Hostile Takeover", ice=["Lamplighter (rezzed)"])},
    ),
    (
        "Lamplighter",
        "score Hostile Takeover",
        "",
        {**SCORES, "servers": remote("Hostile Takeover (2 advancement)", ice=["Lamplighter (rezzed)"])},
    ),
)
"""What is answered, the card that is trashed if it is not the card itself, and the table."""

BY_THE_RUNNER: Rows = (
    (
        "Armitage Codebusting",
        "use Armitage Codebusting",
        "",
        {"runner": runner("Armitage Codebusting (2 credit)")},
    ),
    ("Liberated Account", "use Liberated Account", "", {"runner": runner("Liberated Account (4 credit)")}),
    ("Crowdfunding", "", "", {"at": "5.7.1d", "runner": runner("Crowdfunding (1 credit)")}),
    ("Earthrise Hotel", "", "", {"at": "5.7.1d", "runner": runner("Earthrise Hotel (1 power)")}),
    (
        "Chisel",
        "run; at HQ",
        "Ice Wall",
        {"servers": {"HQ": At(ice=["Ice Wall (rezzed)"])}, "runner": runner("Chisel (on Ice Wall, 1 virus)")},
    ),
    ("Clot", "purge", "", {**CORPS_TURN, "runner": runner("Clot")}),
    (
        "Demolition Run",
        "play Demolition Run; at HQ; use Demolition Run",
        "Hedge Fund",
        {"corp": CORP._replace(hand=["Hedge Fund"]), "runner": RUNNER._replace(hand=["Demolition Run"])},
    ),
    (
        "Imp",
        "run; at HQ; use Imp",
        "Hedge Fund",
        {"corp": CORP._replace(hand=["Hedge Fund"]), "runner": runner("Imp (2 virus)")},
    ),
    (
        "Ghost Runner",
        "run; at HQ; use Corroder",
        "",
        {
            "servers": {"HQ": At(ice=["Ice Wall (rezzed)"])},
            "runner": runner("Ghost Runner (1 credit)", "Corroder", credits=0),
        },
    ),
    (
        "Guru Davinder",
        "run; at HQ",
        "",
        {
            "servers": {"HQ": At(ice=["Data Mine (rezzed)"])},
            "runner": runner("Guru Davinder", hand=["Diesel"]),
        },
    ),
)


def trashed(answers: str, card: str, place: dict[str, Any]) -> str:
    """Who has trashed a card, once these answers are given and the rest is declined."""
    t = Table(position(**{"corp": CORP, "runner": RUNNER, **place}))
    follow(t, *(part.strip() for part in answers.split(";") if part.strip()))
    for _ in range(60):
        found = [change.side for change in t.events("trash") if t.name(change.card) == card]
        if found:
            return found[0]
        t.passes()
    raise AssertionError(f"{card} is not trashed; now: {t.lines()}")


@pytest.mark.card(*(card for card, *_ in BY_THE_CORP))
@pytest.mark.parametrize(("card", "answers", "other", "place"), BY_THE_CORP)
@pytest.mark.rule("nsg-26.03 1.14.5")
def test_the_corp_trashes_it(card: str, answers: str, other: str, place: dict[str, Any]) -> None:
    assert trashed(answers, other or card, place) == "corp"


@pytest.mark.card(*(card for card, *_ in BY_THE_RUNNER))
@pytest.mark.parametrize(("card", "answers", "other", "place"), BY_THE_RUNNER)
@pytest.mark.rule("nsg-26.03 1.14.5")
def test_the_runner_trashes_it(card: str, answers: str, other: str, place: dict[str, Any]) -> None:
    assert trashed(answers, other or card, place) == "runner"
