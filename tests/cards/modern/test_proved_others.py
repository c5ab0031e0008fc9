"""Cards of both players word by word: for whom, where, how often, and what becomes of what they did."""

import pytest

from rulerunner import At
from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Sub
from rulerunner.lang.instructions import Damage, May, Run
from rulerunner.lang.refs import ANY_REMOTE
from rulerunner.lang.sugar import when
from tests.support.faces import made
from tests.support.plays import MODERN, Play, corp, remote, rezzed, runner

THUG = made("Thug", "ice", Sub((Damage("meat", 1),)))
FOUR_POINTS = ["2x Private Security Force"]
SEIDR = "Seidr Laboratories: Destiny Defined"
GRIP = ["5x Diesel"]


PLAYS = {
    "Mantle": [
        Play(
            "draw; use Prognostic Q-Loop",
            "runner draws 1; -1 credit on Mantle; runner pays 1; reveal Diesel",
            runner=runner("Mantle (1 credit)", "Prognostic Q-Loop", credits=0, deck=["9x Diesel"]),
        )
    ],
    "Muse": [
        Play(
            "install Muse; 0; offered: Corroder, Mimic; Corroder",
            "runner pays 2; install Muse; runner shuffles; runner searches stack; runner pays 2; install "
            "Corroder on Muse",
            runner=runner(hand=["Muse"], deck=["Corroder", "Mimic", "Djinn", "Diesel"]),
        )
    ],
    "Neutralize All Threats": [
        Play(
            "run; at remote 1; run; at remote 2; gain credit",
            "access PAD Campaign; reveal PAD Campaign; runner pays 4; trash PAD Campaign from table; "
            "access Melange Mining Corp.; runner gains 1",
            runner=runner("Neutralize All Threats"),
            servers={**remote("PAD Campaign"), "remote 2": At(root=["Melange Mining Corp."])},
        )
    ],
    "Obelus": [
        Play(
            "run; at HQ; use Transport Monopoly; gain credit",
            "-1 agenda on Transport Monopoly; access Hedge Fund; runner gains 1",
            corp=corp("Hedge Fund", score=["Transport Monopoly (1 agenda)"]),
            runner=runner("Obelus"),
        )
    ],
    SEIDR: [
        Play(
            f"run; at HQ; use Eli 1.0; corp: yes; Enigma; subroutine; use Eli 1.0; never: {SEIDR}",
            "runner loses 1 click; Enigma to R&D; runner loses 1 click; corp gains 3 click; corp draws 1",
            corp=corp(identity=SEIDR, discard=["Enigma", "Snare!"]),
            runner=runner("Corroder", clicks=3),
            servers=rezzed("Eli 1.0"),
        )
    ],
    "Shred": [
        Play(
            "play Shred; at remote 1; never: Shred",
            "runner pays 1; access Hostile Takeover; steal Hostile Takeover",
            corp=corp(),
            runner=runner(hand=["Shred"], credits=9),
            servers={"remote 1": At(ice=["Vanilla (rezzed)"], root=["Hostile Takeover"])},
        )
    ],
    "Sisyphus Protocol": [
        Play(
            "run; at HQ; corp: yes; gain credit; run; at HQ; never: Sisyphus Protocol",
            "trash Diesel from grip; 1 net; corp gains 1; corp pays 1; trash Diesel from grip; 1 net; "
            "corp gains 1; runner gains 1; trash Diesel from grip; 1 net; corp gains 1",
            corp=corp(score=["Sisyphus Protocol"]),
            runner=runner(hand=GRIP),
            servers=rezzed("Tithe"),
        )
    ],
    "Telework Contract": [
        Play(
            "use Telework Contract; run; at HQ; gain credit; cannot: use Telework Contract",
            "-3 credit on Telework Contract; runner gains 3; runner gains 1",
            runner=runner("Telework Contract (9 credit)"),
        )
    ],
    "Sundew": [
        Play(
            "yes; run; at remote 1; gain credit",
            "access Sundew; corp gains 2; corp pays 2; access Sundew; runner gains 1",
            faces=(made("Early Bird", "resource", when(YOUR_TURN_BEGINS, May((Run(ANY_REMOTE),)))),),
            at="5.7.1d",
            corp=corp(credits=5),
            runner=runner("Early Bird", credits=0),
            servers=remote("Sundew (rezzed)"),
        )
    ],
    "The Basalt Spire": [
        Play(
            "run; at HQ; corp: use The Basalt Spire; Snare!; never: The Basalt Spire",
            "-1 agenda on The Basalt Spire; trash Enigma from R&D; Snare! to HQ; trash Diesel from grip; "
            "1 net; corp gains 1; access Snare!",
            corp=corp(score=["The Basalt Spire (2 agenda)"], discard=["Snare!"]),
            runner=runner(hand=GRIP),
            servers=rezzed("Tithe"),
        )
    ],
    "The Cleaners": [
        Play(
            "install Titanium Ribs",
            "runner pays 1; install Titanium Ribs; trash Diesel from grip; trash Diesel from grip; 2 meat",
            corp=corp(score=["The Cleaners"]),
            runner=runner(hand=["Titanium Ribs", "5x Diesel"]),
        )
    ],
    "The Twins": [
        Play(
            "run; at remote 1; corp: yes; gain credit",
            "trash Diesel from grip; 1 net; corp gains 1; reveal Tithe; trash Tithe from HQ; trash "
            "Diesel from grip; 1 net; corp gains 1; access The Twins; runner gains 1",
            corp=corp("Tithe", "Enigma"),
            runner=runner(hand=GRIP),
            servers={"remote 1": At(ice=["Tithe (rezzed)"], root=["The Twins (rezzed)"])},
        )
    ],
    "Tori Hanzō": [
        Play(
            "run; at remote 1; never: Tori Hanzō",
            "trash Diesel from grip; 1 meat; access Tori Hanzō",
            faces=(THUG,),
            runner=runner(hand=GRIP, credits=0),
            servers={"remote 1": At(ice=["Thug (rezzed)"], root=["Tori Hanzō (rezzed)"])},
        ),
        Play(
            "run; at remote 1; corp: yes; corp: yes; gain credit",
            "access Snare!; corp pays 4; corp pays 2; 1 tag; trash Diesel from grip; 1 core; access Tori "
            "Hanzō; runner gains 1",
            runner=runner(hand=GRIP, credits=0),
            servers=remote("Tori Hanzō (rezzed)", "Snare!"),
        ),
    ],
    "Trebuchet": [
        Play(
            "run; at remote 1; 0; 0; gain credit",
            "access Crisium Grid; access Hostile Takeover; runner gains 1",
            runner=runner(),
            servers={"remote 1": At(ice=["Trebuchet (rezzed)"], root=["Hostile Takeover", "Crisium Grid"])},
        ),
        Play(
            "run; at remote 1; 0; 0; never: PAD Campaign",
            "access PAD Campaign",
            runner=runner(),
            servers={"remote 1": At(ice=["Trebuchet (rezzed)"], root=["PAD Campaign"])},
        ),
    ],
    "Verbal Plasticity": [
        Play("draw; run; at HQ; draw", "runner draws 2; runner draws 1", runner=runner("Verbal Plasticity"))
    ],
    "Vovô Ozetti": [
        Play(
            "gain credit; rez Crisium Grid",
            "corp gains 1; corp pays 1; rez Crisium Grid",
            turn="corp",
            corp=corp(score=FOUR_POINTS),
            servers=remote("Vovô Ozetti (rezzed)", "Crisium Grid"),
        )
    ],
    "Wall to Wall": [
        Play(
            "corp: 3",
            "corp gains 1; Wall to Wall to HQ; corp draws 1",
            {"HQ": ["Enigma", "Wall to Wall"]},
            turn="corp",
            at="5.6.1c",
            corp=corp(),
            servers={**remote("Wall to Wall (rezzed)"), "remote 2": At(root=["PAD Campaign (rezzed)"])},
        ),
        Play(
            "corp: 2; offered: Ice Wall, Enigma; corp: Enigma; no more; corp: 0; corp: 1; cannot: 3",
            "+1 advancement on Enigma; corp draws 1; corp gains 1; corp draws 1",
            turn="corp",
            at="5.6.1c",
            corp=corp(),
            servers={**remote("Wall to Wall (rezzed)"), "HQ": At(ice=["Ice Wall", "Enigma"])},
        ),
    ],
    "Wave": [
        Play(
            "gain credit; score Priority Requisition; yes; never: Wave",
            "corp gains 1; score Priority Requisition; rez Wave",
            turn="corp",
            corp=corp(),
            servers={"HQ": At(ice=["Wave"]), **remote("Priority Requisition (5 advancement)")},
        ),
        Play(
            "run; at HQ; gain credit",
            "corp gains 1; runner gains 1",
            corp=corp(credits=0),
            servers={**rezzed("Wave"), "R&D": At(ice=["Pulse", "Wave"])},
        ),
    ],
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), [(name, n) for name in PLAYS for n in range(len(PLAYS[name]))])
def test_a_card_does_what_it_says_and_no_more(name: str, n: int, rules: str) -> None:
    PLAYS[name][n].check(rules)
