"""The Corp's agendas about R&D, HQ and Archives."""

import pytest

from rulerunner import At
from tests.support.plays import MODERN, RUNNER, Play, corp, remote

BEGINS = "gain credit"
"""The Runner's last click: then the Corp's turn begins."""
LAST = RUNNER._replace(clicks=1)


SCORED = {
    "Bacterial Programming": [
        Play(
            "gain credit; score Bacterial Programming; yes; Snare!; done; Enigma; done; Tollbooth; "
            "Hedge Fund; PAD Campaign; Ice Wall",
            "corp gains 1; score Bacterial Programming; corp looks at 7 of R&D; Snare! to HQ; trash "
            "Enigma from R&D; corp arranges 5 of R&D",
            {
                "R&D": [
                    "Tollbooth",
                    "Hedge Fund",
                    "PAD Campaign",
                    "Ice Wall",
                    "Hostile Takeover",
                    "Beanstalk Royalties",
                ],
                "HQ": ["Snare!"],
            },
            turn="corp",
            corp=corp(),
            servers=remote("Bacterial Programming (9 advancement)"),
        ),
        Play(
            "run; at remote 1; yes; Snare!; Ice Wall; done; done; Tollbooth; Hedge Fund; PAD Campaign",
            "access Bacterial Programming; steal Bacterial Programming; corp looks at 7 of R&D; "
            "Snare! to HQ; Ice Wall to HQ; corp arranges 5 of R&D",
            {
                "R&D": [
                    "Tollbooth",
                    "Hedge Fund",
                    "PAD Campaign",
                    "Hostile Takeover",
                    "Enigma",
                    "Beanstalk Royalties",
                ],
                "HQ": ["Ice Wall", "Snare!"],
            },
            corp=corp(),
            servers=remote("Bacterial Programming"),
        ),
    ],
    "Flower Sermon": [
        Play(
            "gain credit; score Flower Sermon; use Flower Sermon; Snare!",
            "corp gains 1; score Flower Sermon; +5 agenda on Flower Sermon; -1 agenda on Flower "
            "Sermon; reveal Enigma; corp draws 2; Snare! to R&D",
            {
                "R&D": [
                    "Snare!",
                    "Hedge Fund",
                    "PAD Campaign",
                    "Ice Wall",
                    "Tollbooth",
                    "Hostile Takeover",
                    "Beanstalk Royalties",
                ]
            },
            turn="corp",
            corp=corp(),
            servers=remote("Flower Sermon (9 advancement)"),
        ),
    ],
    "Market Research": [
        Play(
            "gain credit; score Market Research",
            "corp gains 1; score Market Research; +1 agenda on Market Research",
            turn="corp",
            corp=corp(),
            runner=RUNNER._replace(tags=1),
            servers=remote("Market Research (9 advancement)"),
        ),
        Play(
            "gain credit; score Market Research",
            "corp gains 1; score Market Research",
            turn="corp",
            corp=corp(),
            servers=remote("Market Research (9 advancement)"),
        ),
    ],
    "Next Big Thing": [
        Play(
            "gain credit; score Next Big Thing; use Next Big Thing; Snare!; Hedge Fund; done",
            "corp gains 1; score Next Big Thing; +1 agenda on Next Big Thing; -1 agenda on Next Big "
            "Thing; corp draws 4; Snare! to R&D; Hedge Fund to R&D; corp shuffles",
            turn="corp",
            corp=corp(),
            servers=remote("Next Big Thing (9 advancement)"),
        ),
        Play(
            "gain credit; use Next Big Thing; Snare!; done",
            "runner gains 1; corp gains 3 click; corp draws 1; -1 agenda on Next Big Thing; corp "
            "draws 4; Snare! to R&D; corp shuffles",
            runner=LAST._replace(score=["Next Big Thing (1 agenda)"]),
            corp=corp(),
        ),
        Play(
            "run; at remote 1",
            "access Next Big Thing; steal Next Big Thing; +1 agenda on Next Big Thing",
            corp=corp(),
            servers=remote("Next Big Thing"),
        ),
    ],
    "15 Minutes": [
        Play(
            "use 15 Minutes", "15 Minutes to R&D; corp shuffles", turn="corp", corp=corp(score=["15 Minutes"])
        ),
        Play(
            "gain credit; use 15 Minutes",
            "runner gains 1; corp gains 3 click; corp draws 1; 15 Minutes to R&D; corp shuffles",
            runner=LAST._replace(score=["15 Minutes"]),
            corp=corp(),
        ),
    ],
    "Oracle Thinktank": [
        Play(
            "run; at remote 1",
            "access Oracle Thinktank; steal Oracle Thinktank; 1 tag",
            corp=corp(),
            servers=remote("Oracle Thinktank"),
        ),
        Play(
            "gain credit; use Oracle Thinktank",
            "runner gains 1; corp gains 3 click; corp draws 1; 1 tag removed; Oracle Thinktank to "
            "R&D; corp shuffles",
            runner=LAST._replace(score=["Oracle Thinktank"], tags=1),
            corp=corp(),
        ),
    ],
    "The Basalt Spire": [
        Play(
            "run; at remote 1; yes; Ice Wall",
            "access The Basalt Spire; steal The Basalt Spire; Ice Wall to HQ",
            {"HQ": ["Ice Wall"]},
            corp=corp(discard=["Ice Wall", "Enigma"]),
            servers=remote("The Basalt Spire"),
        ),
        Play(
            "gain credit; score The Basalt Spire; use The Basalt Spire; Ice Wall",
            "corp gains 1; score The Basalt Spire; +2 agenda on The Basalt Spire; -1 agenda on The "
            "Basalt Spire; trash Enigma from R&D; Ice Wall to HQ",
            {"HQ": ["Ice Wall"]},
            turn="corp",
            corp=corp(discard=["Ice Wall"]),
            servers=remote("The Basalt Spire (9 advancement)"),
        ),
    ],
    "Stoke the Embers": [
        Play(
            "gain credit; score Stoke the Embers; PAD Campaign",
            "corp gains 1; score Stoke the Embers; corp gains 3; +1 advancement on PAD Campaign",
            turn="corp",
            corp=corp(),
            servers={
                **remote("Stoke the Embers (9 advancement)"),
                "remote 2": At(root=["PAD Campaign"]),
                "remote 3": At(root=["Snare!"]),
            },
        ),
    ],
    "Regenesis": [
        Play(
            "gain credit; score Regenesis; yes",
            "corp gains 1; score Regenesis; reveal Hostile Takeover; Hostile Takeover to corp score",
            turn="corp",
            corp=corp(discard=["Hostile Takeover", "Ice Wall"]),
            servers=remote("Regenesis (9 advancement)"),
        ),
        Play(
            "play Hedge Fund; score Regenesis",
            "corp pays 5; corp gains 9; score Regenesis",
            turn="corp",
            corp=corp("Hedge Fund", discard=["Hostile Takeover"]),
            servers=remote("Regenesis (9 advancement)"),
        ),
    ],
    "Glenn Station": [
        Play(
            "use Glenn Station; Snare!; use Glenn Station",
            "Snare! on Glenn Station; Snare! to HQ",
            {"HQ": ["Ice Wall", "Snare!"]},
            turn="corp",
            corp=corp("Snare!", "Ice Wall", score=["Glenn Station"]),
        ),
    ],
    "Degree Mill": [
        Play(
            "run; at remote 1; yes; Mimic; Corroder",
            "access Degree Mill; Mimic to stack; Corroder to stack; runner shuffles; steal Degree Mill",
            corp=corp(),
            runner=RUNNER._replace(rig=["Mimic", "Corroder", "Cyberfeeder"]),
            servers=remote("Degree Mill"),
        ),
        Play(
            "run; at remote 1",
            "access Degree Mill",
            corp=corp(),
            runner=RUNNER._replace(rig=["Mimic"]),
            servers=remote("Degree Mill"),
        ),
    ],
    "Personality Profiles": [
        Play(
            "install Self-modifying Code; use Self-modifying Code; Mimic",
            "install Self-modifying Code; runner pays 2; trash Self-modifying Code from table; runner"
            " shuffles; runner searches stack; trash Sure Gamble from grip; runner pays 3; install "
            "Mimic",
            {"grip": ["Sure Gamble"]},
            corp=corp(score=["Personality Profiles"]),
            runner=RUNNER._replace(hand=["Self-modifying Code", "2x Sure Gamble"], deck=["Mimic", "Diesel"]),
        ),
        Play(
            "play Scrounge",
            "runner pays 1; runner pays 3; install Mimic; trash Sure Gamble from grip",
            {"grip": ["Sure Gamble"]},
            corp=corp(score=["Personality Profiles"]),
            runner=RUNNER._replace(hand=["Scrounge", "2x Sure Gamble"], discard=["Mimic"]),
        ),
    ],
    "Slash and Burn Agriculture": [
        Play(
            "use Slash and Burn Agriculture; Hostile Takeover",
            "corp pays 1; reveal Slash and Burn Agriculture; trash Slash and Burn Agriculture from "
            "HQ; +2 advancement on Hostile Takeover",
            turn="corp",
            corp=corp("Slash and Burn Agriculture"),
            servers={**remote("Hostile Takeover"), "remote 2": At(root=["Priority Requisition"])},
        ),
    ],
}
TABLES = SCORED
PLAYS = [(name, n) for name, plays in TABLES.items() for n in range(len(plays))]


@pytest.mark.card(*SCORED)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), PLAYS)
def test_an_agenda_does_what_it_says(name: str, n: int, rules: str) -> None:
    TABLES[name][n].check(rules)
