"""More of the Runner's cards about decks: played from a heap, paid for with cards, trashed in batches."""

import pytest

from rulerunner import At
from tests.support.plays import MODERN, RUNNER, Play, corp, remote, runner

LAST_CLICK = RUNNER._replace(clicks=1)


THREAT = ["Priority Requisition"]

RUNNERS = {
    "Data Leak Reversal": [
        Play(
            "run; at Archives; install Data Leak Reversal; use Data Leak Reversal",
            "install Data Leak Reversal; trash Enigma from R&D",
            runner=runner(hand=["Data Leak Reversal"], tags=1),
            corp=corp(),
        ),
    ],
    "Time Bomb": [
        Play(
            "run; at Archives; install Time Bomb",
            "runner pays 1; install Time Bomb; +1 power on Time Bomb",
            runner=runner(hand=["Time Bomb"]),
            corp=corp(),
        ),
        Play(
            "gain credit",
            "corp gains 1; runner gains 4 click; +1 power on Time Bomb",
            turn="corp",
            corp=corp(clicks=1),
            runner=runner("Time Bomb (2 power)"),
        ),
        Play(
            "gain credit; Snare!",
            "corp gains 1; runner gains 4 click; trash Time Bomb from table; trash Snare! from HQ; "
            "trash Enigma from R&D; trash Snare! from R&D",
            turn="corp",
            corp=corp("Snare!", clicks=1),
            runner=runner("Time Bomb (3 power)"),
        ),
    ],
    "World Tree": [
        Play(
            "run; at Archives; yes; Corroder; Gordian Blade; gain credit",
            "trash Corroder from table; runner shuffles; runner searches stack; runner pays 1; "
            "install Gordian Blade; runner gains 1",
            runner=runner("World Tree", "Corroder", "Cyberfeeder"),
            corp=corp(),
        ),
    ],
    "Cacophony": [
        Play(
            "run; at remote 1; trash PAD Campaign; run; at remote 2; gain credit",
            "access PAD Campaign; runner pays 4; trash PAD Campaign from table; +1 power on "
            "Cacophony; access Hostile Takeover; steal Hostile Takeover; runner gains 1",
            runner=runner("Cacophony"),
            corp=corp(),
            servers={**remote("PAD Campaign"), "remote 2": At(root=["Hostile Takeover"])},
        ),
        Play(
            "gain credit; yes; Snare!; done",
            "runner gains 1; -2 power on Cacophony; trash Snare! from HQ; trash Enigma from R&D; "
            "trash Snare! from R&D; corp gains 3 click; corp draws 1",
            {},
            runner=runner("Cacophony (2 power)", clicks=1),
            corp=corp("Snare!", "Ice Wall"),
        ),
    ],
    "Falsified Credentials": [
        Play(
            "play Falsified Credentials; asset",
            "runner pays 1; expose PAD Campaign; runner gains 5",
            runner=runner(hand=["Falsified Credentials"]),
            servers=remote("PAD Campaign"),
        ),
        Play(
            "play Falsified Credentials; agenda",
            "runner pays 1; expose PAD Campaign",
            runner=runner(hand=["Falsified Credentials"]),
            servers=remote("PAD Campaign"),
        ),
    ],
    "Same Old Thing": [
        Play(
            "use Same Old Thing; Sure Gamble",
            "trash Same Old Thing from table; runner pays 5; runner gains 9",
            runner=runner("Same Old Thing", discard=["Sure Gamble", "Mimic", "Easy Mark"]),
        )
    ],
    "The Shadow Net": [
        Play(
            "use The Shadow Net; Sure Gamble",
            "forfeit Hostile Takeover; runner gains 9",
            {"removed": ["Hostile Takeover"]},
            runner=runner(
                "The Shadow Net", credits=0, discard=["Sure Gamble", "Easy Mark"], score=["Hostile Takeover"]
            ),
        )
    ],
    "Scavenge": [
        Play(
            "play Scavenge; Gordian Blade; Ninja",
            "trash Gordian Blade from table; install Ninja",
            runner=runner("Gordian Blade", "Corroder", hand=["Scavenge", "Ninja"]),
        ),
        Play(
            "play Scavenge; Corroder; Magnum Opus",
            "trash Corroder from table; runner pays 3; install Magnum Opus",
            runner=runner("Corroder", "Mimic", hand=["Scavenge"], discard=["Magnum Opus"]),
        ),
    ],
    "The Class Act": [
        Play(
            "draw; Diesel; draw",
            "runner looks at 2 of stack; Diesel to stack; runner draws 1; runner draws 1",
            {"stack": ["Sure Gamble", "Mimic", "Easy Mark", "Diesel"]},
            runner=runner("The Class Act"),
        ),
        Play(
            "play Diesel; Gordian Blade",
            "runner looks at 4 of stack; Gordian Blade to stack; runner draws 3",
            {"stack": ["Mimic", "Easy Mark", "Gordian Blade"]},
            runner=runner("The Class Act", hand=["Diesel"]),
        ),
        Play(
            "install The Class Act; Mimic; gain credit",
            "runner pays 4; install The Class Act; runner looks at 5 of stack; Mimic to stack; runner"
            " draws 4; corp gains 3 click; corp draws 1; corp gains 1",
            {"stack": ["Easy Mark", "Mimic"]},
            runner=runner(clicks=1, hand=["The Class Act"]),
        ),
    ],
    "The Nihilist": [
        Play(
            "install Medium; install Djinn",
            "runner pays 3; install Medium; +2 virus on The Nihilist; runner pays 2; install Djinn",
            runner=runner("The Nihilist", hand=["Medium", "Djinn"]),
        ),
        Play(
            "gain credit; yes; The Nihilist; Medium; yes",
            "corp gains 1; runner gains 4 click; -1 virus on The Nihilist; -1 virus on Medium; trash "
            "Enigma from R&D",
            turn="corp",
            corp=corp(clicks=1),
            runner=runner("The Nihilist (2 virus)", "Medium (1 virus)"),
        ),
        Play(
            "gain credit; yes; no",
            "corp gains 1; runner gains 4 click; -1 virus on The Nihilist; -1 virus on The Nihilist; "
            "runner draws 2",
            turn="corp",
            corp=corp(clicks=1),
            runner=runner("The Nihilist (2 virus)"),
        ),
    ],
    "Buffer Drive": [
        Play(
            "play Labor Rights; yes; Diesel; Corroder; Gordian Blade",
            "trash Corroder from stack; trash Diesel from stack; trash Gordian Blade from stack; "
            "Diesel to stack; Corroder to stack; Gordian Blade to stack; Ninja to stack; runner "
            "shuffles; runner draws 1; Labor Rights to removed",
            {"removed": ["Labor Rights"]},
            runner=runner("Buffer Drive", hand=["Labor Rights"], discard=["Ninja"]),
        ),
        Play(
            "gain credit; use Buffer Drive; Ninja",
            "runner gains 1; Ninja to stack",
            {
                "stack": [
                    "Ninja",
                    "Corroder",
                    "Diesel",
                    "Gordian Blade",
                    "Sure Gamble",
                    "Mimic",
                    "Easy Mark",
                ],
                "removed": ["Buffer Drive"],
            },
            runner=runner("Buffer Drive", discard=["Ninja", "Mimic"]),
        ),
    ],
    "Persephone": [
        Play(
            "run; at HQ; yes; gain credit",
            "trash Diesel from grip; 1 net; corp gains 1; trash Corroder from stack; trash Enigma "
            "from R&D; trash Snare! from R&D; runner gains 1",
            {"grip": ["Diesel", "Diesel", "Diesel", "Diesel"]},
            runner=runner("Persephone", hand=["5x Diesel"]),
            corp=corp(),
            servers={"HQ": At(ice=["Tithe (rezzed)"])},
        ),
    ],
    "Muse": [
        Play(
            "install Muse; 0; Gordian Blade",
            "runner pays 2; install Muse; runner shuffles; runner searches stack; runner pays 4; "
            "install Gordian Blade on Muse",
            runner=runner(hand=["Muse"]),
        ),
        Play(
            "install Muse; 2; Saci",
            "runner pays 2; install Muse; runner searches grip; runner pays 1; install Saci on Ice Wall",
            runner=runner(hand=["Muse", "Saci"]),
            servers={"HQ": At(ice=["Ice Wall"])},
        ),
    ],
}
TABLES = RUNNERS
PLAYS = [(name, n) for name, plays in TABLES.items() for n in range(len(plays))]


@pytest.mark.card(*RUNNERS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), PLAYS)
def test_a_card_of_the_runner_does_what_it_says(name: str, n: int, rules: str) -> None:
    TABLES[name][n].check(rules)
