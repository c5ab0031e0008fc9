"""Cards closely: what is so for one turn, one run or one breach alone."""

import pytest

from tests.support.closely import CORPS_BEGINS, CORPS_WINDOW, Close
from tests.support.plays import MODERN, corp, remote, runner

PLAYS = (
    (
        "Aggressive Trendsetting",
        Close(
            "runner use Political Operative; runner 4; corp gain credit; corp gain credit; corp gain credit;"
            " runner gain credit; runner gain credit; runner gain credit; runner gain credit;"
            " corp gain credit",
            "corp gains 1; corp draws 1; runner pays 4; trash Political Operative from table; trash PAD"
            " Campaign from table; corp gains 1; corp gains 1; corp gains 1; runner gains 4 click; runner"
            " gains 1; runner gains 1; runner gains 1; runner gains 1; corp gains 3 click; corp draws 1; corp"
            " gains 1",
            **CORPS_BEGINS,
            corp=corp(score=["Aggressive Trendsetting"]),
            servers=remote("PAD Campaign (rezzed)"),
            runner=runner("Political Operative", clicks=0),
        ),
    ),
    (
        "Bacterial Programming",
        Close(
            "corp score Bacterial Programming; corp yes; corp done; corp Snare!; corp done",
            "score Bacterial Programming; corp looks at 7 of R&D; trash Snare! from R&D; corp arranges 6 of"
            " R&D",
            **CORPS_WINDOW,
            corp=corp(),
            servers=remote("Bacterial Programming (5 advancement)"),
        ),
    ),
    (
        "Finality",
        Close(
            "runner play Finality; runner replace; runner run; runner at R&D",
            "runner pays 2; trash Diesel from grip; 1 core; -1 power on Cataloguer; runner looks at 4 of R&D;"
            " runner arranges 4 of R&D; access PAD Campaign",
            corp=corp(),
            runner=runner("Cataloguer (2 power)", hand=["Finality", "2x Diesel"]),
        ),
    ),
    (
        "Keiko",
        Close(
            "runner install Daeg, First Net-Cat; runner run; runner at HQ; runner install Amelia Earhart",
            "runner pays 1; install Daeg, First Net-Cat; runner gains 1; access Enigma; install Amelia"
            " Earhart",
            corp=corp("Enigma"),
            runner=runner("Keiko", hand=["Daeg, First Net-Cat", "Amelia Earhart"]),
        ),
    ),
    (
        "Jinteki: Replicating Perfection",
        Close(
            "runner play Direct Access; runner at remote 1; runner run; runner not at remote 1; runner at HQ",
            "runner pays 1; access PAD Campaign; access Enigma",
            corp=corp("Enigma", identity="Jinteki: Replicating Perfection"),
            servers=remote("PAD Campaign"),
            runner=runner(hand=["Direct Access"]),
        ),
    ),
)


@pytest.mark.card(*(card for card, _ in PLAYS))
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_it_is_as_the_card_says(card: str, play: Close, rules: str) -> None:
    play.check(rules)
