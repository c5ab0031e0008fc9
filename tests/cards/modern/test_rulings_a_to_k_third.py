"""Further rulings on cards A to K, each a play: what is answered, and what comes of it."""

import pytest

from rulerunner import At
from tests.support.plays import MODERN, Play, corp, remote, runner

GRIP = ["5x Sure Gamble"]

PLAYS = {
    "Aumakua gets one counter for a breach, whatever was accessed in it": Play(
        "run; at HQ; run; at Archives; gain credit",
        "access Hedge Fund; access Crisium Grid; +1 virus on Aumakua; +1 virus on Aumakua; runner gains 1",
        corp=corp("Hedge Fund"),
        runner=runner("Aumakua", credits=0),
        servers={"HQ": At(root=["Crisium Grid"])},
    ),
    "Beth Kilrain-Chang counts the credit pool alone": Play(
        "gain credit",
        "runner gains 1; -1 credit on Corporate Sales Team; corp gains 1; runner gains 1",
        at="5.7.1d",
        corp=corp(credits=9, score=["Corporate Sales Team (10 credits)"]),
        runner=runner("Beth Kilrain-Chang"),
    ),
    "Bryan Stinson's terminal transaction is removed from the game": Play(
        "use Bryan Stinson",
        "corp gains 8; corp draws 4; Violet Level Clearance to removed; corp loses 2 click; runner "
        "gains 4 click",
        turn="corp",
        corp=corp(discard=["Violet Level Clearance"]),
        runner=runner(credits=0),
        servers=remote("Bryan Stinson (rezzed)"),
    ),
    "Calvin B4L3Y trashed unrezzed draws nothing": Play(
        "run; at remote 1; trash Calvin B4L3Y; gain credit",
        "access Calvin B4L3Y; runner pays 3; trash Calvin B4L3Y from table; runner gains 1",
        servers=remote("Calvin B4L3Y"),
    ),
    "Caprice Nisei rezzed past the last ice is too late": Play(
        "run; at remote 1; no; rez Caprice Nisei; gain credit",
        "corp pays 2; rez Caprice Nisei; access Caprice Nisei; runner gains 1",
        servers={"remote 1": At(root=["Caprice Nisei"], ice=["Ice Wall"])},
    ),
    "Political Operative trashes a rezzed Chrysalis for its trash cost": Play(
        "use Political Operative; 1",
        "runner pays 1; trash Political Operative from table; trash Chrysalis from table",
        at="5.7.1e",
        runner=runner("Political Operative"),
        servers={"HQ": At(ice=["Chrysalis (rezzed)"])},
    ),
    "Ice that was trashed and replaced in its encounter is not met, and the server is reached": Play(
        "run; at remote 1; trigger Ob Superheavy Logistics: Extract. Export. Excel.; Cobra; at remote"
        " 1; gain credit",
        "trash Envelopment from table; corp shuffles; corp searches R&D; install Cobra; rez Cobra; "
        "access Nico Campaign; runner gains 1",
        corp=corp(
            identity="Ob Superheavy Logistics: Extract. Export. Excel.",
            deck=["PAD Campaign", "Cobra", "Hedge Fund"],
        ),
        servers={"remote 1": At(root=["Nico Campaign"], ice=["Envelopment (rezzed)"])},
    ),
}


@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("play", PLAYS.values(), ids=list(PLAYS))
def test_what_a_ruling_says_is_what_happens(play: Play, rules: str) -> None:
    play.check(rules)
