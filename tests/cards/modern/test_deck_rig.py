"""The Runner's hardware and programs about stack, grip and heap."""

import pytest

from rulerunner import At
from tests.support.plays import CORP, DECK, MODERN, STACK, Play, corp, remote, runner

BEGINS = "gain credit"
"""The Corp's last click: then the Runner's turn begins."""
LAST = CORP._replace(clicks=1)
IDLE = CORP._replace(clicks=0)
"""A Corp that has three clicks in its turn."""


RUNS = "run; at HQ; run; at R&D; run; at Archives"
ENDS = "gain credit; pass"

HARDWARE = {
    "Gachapon": [
        Play(
            "gain credit; use Gachapon; yes; Gordian Blade; Diesel; Sure Gamble; Mimic",
            "runner gains 1; trash Gachapon from table; Corroder to aside; Diesel to aside; Gordian "
            "Blade to aside; Sure Gamble to aside; Mimic to aside; Easy Mark to aside; runner pays 2;"
            " install Gordian Blade; Diesel to stack; Sure Gamble to stack; Mimic to stack; runner "
            "shuffles; Corroder to removed; Easy Mark to removed",
            {"removed": ["Corroder", "Easy Mark"]},
            runner=runner("Gachapon", deck=[*STACK, "Ninja"]),
        ),
    ],
    "Marrow": [
        Play(
            "install Marrow",
            "runner pays 2; install Marrow; trash Diesel from grip; 1 core",
            runner=runner(hand=["Marrow", "Diesel"]),
        ),
        Play(
            "gain credit; score Hostile Takeover; Snare!",
            "corp gains 1; score Hostile Takeover; corp gains 7; 1 bad publicity; trash Snare! from HQ",
            {"HQ": ["Ice Wall"]},
            turn="corp",
            corp=corp("Snare!", "Ice Wall"),
            runner=runner("Marrow"),
            servers=remote("Hostile Takeover (9 advancement)"),
        ),
    ],
    "Prognostic Q-Loop": [
        Play("run; at HQ; yes; run; at HQ", "runner looks at 2 of stack", runner=runner("Prognostic Q-Loop")),
        Play(
            "run; at HQ; use Prognostic Q-Loop; yes",
            "runner pays 1; reveal Corroder; runner pays 2; install Corroder",
            runner=runner("Prognostic Q-Loop", credits=3),
        ),
        Play(
            "run; at HQ; use Prognostic Q-Loop",
            "runner pays 1; reveal Diesel",
            runner=runner("Prognostic Q-Loop", deck=["Diesel", "Mimic"]),
        ),
    ],
    "Amanuensis": [
        Play(
            "gain credit",
            "runner gains 1; +1 power on Amanuensis; corp gains 3 click; corp draws 1",
            runner=runner("Amanuensis", clicks=1, tags=1),
        ),
        Play(
            "remove tag; yes",
            "runner pays 2; 1 tag removed; -1 power on Amanuensis; runner draws 2",
            runner=runner("Amanuensis (1 power)", tags=1),
        ),
    ],
    "Cataloguer": [
        Play(
            "install Cataloguer",
            "runner pays 2; install Cataloguer; +2 power on Cataloguer",
            runner=runner(hand=["Cataloguer"]),
        ),
        Play(
            "run; at R&D; replace; PAD Campaign; Enigma; Hedge Fund; use Cataloguer",
            "-1 power on Cataloguer; runner looks at 4 of R&D; runner arranges 4 of R&D; -1 power on "
            "Cataloguer; trash Cataloguer from table; access PAD Campaign",
            {
                "stack": ["Corroder", "Diesel", "Gordian Blade", "Sure Gamble", "Mimic", "Easy Mark"],
                "R&D": ["PAD Campaign", "Enigma", "Hedge Fund", "Snare!", "Ice Wall", "Tollbooth"],
            },
            runner=runner("Cataloguer (2 power)"),
            corp=corp(deck=list(DECK[:6])),
        ),
    ],
    "Detente": [
        Play(
            "run; at HQ; yes; run; at HQ; gain credit",
            "Ice Wall on Detente; access Ice Wall; access Ice Wall; runner gains 1",
            runner=runner("Detente"),
            corp=corp("2x Ice Wall"),
        ),
        Play(
            "run; at HQ; yes; gain credit; gain credit; gain credit; run; at HQ; yes; use Detente; "
            "yes; gain credit",
            "Ice Wall on Detente; access Ice Wall; corp gains 3 click; corp draws 1; corp gains 1; "
            "corp gains 1; corp gains 1; runner gains 4 click; Ice Wall on Detente; access Ice Wall; "
            "Ice Wall to HQ; Ice Wall to HQ; access Ice Wall; runner gains 1",
            {"HQ": ["Ice Wall", "Ice Wall", "Ice Wall", "Ice Wall"]},
            runner=runner("Detente", clicks=1),
            corp=corp("3x Ice Wall", deck=["9x Ice Wall"], clicks=0),
        ),
        Play(
            "run; at HQ; yes; gain credit; gain credit; gain credit; run; at HQ; yes; gain credit; "
            "gain credit; gain credit; use Detente; yes",
            "Ice Wall on Detente; access Ice Wall; corp gains 3 click; corp draws 1; corp gains 1; "
            "corp gains 1; corp gains 1; runner gains 4 click; Ice Wall on Detente; access Ice Wall; "
            "runner gains 1; runner gains 1; runner gains 1; corp gains 3 click; corp draws 1; Ice "
            "Wall to HQ; Ice Wall to HQ; access Ice Wall",
            {"HQ": ["Ice Wall", "Ice Wall", "Ice Wall", "Ice Wall", "Ice Wall"]},
            runner=runner("Detente", clicks=1),
            corp=corp("3x Ice Wall", deck=["9x Ice Wall"], clicks=0),
        ),
    ],
    "Maw": [
        Play(
            "run; at HQ; run; at HQ; gain credit",
            "access Ice Wall; trash Ice Wall from HQ; access Ice Wall; runner gains 1",
            {"HQ": ["Ice Wall", "Ice Wall"]},
            runner=runner("Maw"),
            corp=corp("3x Ice Wall"),
        ),
        Play(
            "run; at Archives; run; at remote 1; trash PAD Campaign; gain credit",
            "access Enigma; access PAD Campaign; runner pays 4; trash PAD Campaign from table; runner"
            " gains 1",
            runner=runner("Maw"),
            corp=corp("3x Ice Wall", discard=["Enigma"]),
            servers=remote("PAD Campaign"),
        ),
    ],
    "Simulchip": [
        Play(
            "gain credit; use Simulchip; Ninja",
            "runner gains 1; trash Corroder from table; trash Simulchip from table; runner pays 1; "
            "install Ninja",
            runner=runner("Simulchip", "Corroder", discard=["Ninja", "Sure Gamble"]),
        ),
        Play(
            "install Mimic; trash Corroder; use Simulchip; Ninja",
            "trash Corroder from table; runner pays 3; install Mimic; trash Simulchip from table; "
            "runner pays 1; install Ninja",
            runner=runner("Simulchip", "Corroder", hand=["Mimic"], discard=["Ninja"]),
        ),
    ],
    "Solidarity Badge": [
        Play(
            "run; at remote 1; trash PAD Campaign; run; at remote 2; trash Melange Mining Corp.; gain credit",
            "access PAD Campaign; runner pays 4; trash PAD Campaign from table; +1 power on "
            "Solidarity Badge; access Melange Mining Corp.; runner pays 1; trash Melange Mining Corp."
            " from table; runner gains 1",
            runner=runner("Solidarity Badge"),
            corp=corp(),
            servers={**remote("PAD Campaign"), "remote 2": At(root=["Melange Mining Corp."])},
        ),
        Play(
            f"{BEGINS}; yes; 0",
            "corp gains 1; runner gains 4 click; -1 power on Solidarity Badge; runner draws 1",
            turn="corp",
            corp=LAST,
            runner=runner("Solidarity Badge (1 power)", tags=1),
        ),
        Play(
            f"{BEGINS}; yes; 1",
            "corp gains 1; runner gains 4 click; -1 power on Solidarity Badge; 1 tag removed",
            turn="corp",
            corp=LAST,
            runner=runner("Solidarity Badge (1 power)", tags=1),
        ),
    ],
    "The Wizard’s Chest": [
        Play(
            f"{RUNS}; use The Wizard’s Chest; program; yes; Gordian Blade",
            "access Enigma; trash The Wizard’s Chest from table; Corroder to aside; Diesel to aside; "
            "Gordian Blade to aside; install Gordian Blade; Corroder to stack; Diesel to stack; "
            "runner shuffles",
            runner=runner("The Wizard’s Chest"),
            corp=corp(),
        ),
    ],
}

PROGRAMS = {
    "Nga": [
        Play(
            "install Nga; run; at Archives; yes; Ice Wall; run; at Archives; gain credit",
            "runner pays 2; install Nga; +3 power on Nga; -1 power on Nga; trash Ice Wall from HQ; "
            "access Ice Wall; access Ice Wall; runner gains 1; corp gains 3 click; corp draws 1",
            {"HQ": ["Enigma", "Snare!"]},
            runner=runner(hand=["Nga"]),
            corp=corp("Ice Wall", "Snare!"),
        ),
    ],
    "Stargate": [
        Play(
            "use Stargate; Snare!; gain credit",
            "reveal Enigma; reveal Snare!; reveal Hedge Fund; trash Snare! from R&D; runner gains 1",
            runner=runner("Stargate"),
            corp=corp(),
        ),
    ],
    "Trope": [
        Play(
            f"{BEGINS}; use Trope; Ninja; Mimic",
            "corp gains 1; runner gains 4 click; +1 power on Trope; Ninja to stack; Mimic to stack; "
            "runner shuffles",
            {"removed": ["Trope"]},
            turn="corp",
            corp=LAST,
            runner=runner("Trope (1 power)", discard=["Ninja", "Mimic", "Diesel"]),
        ),
    ],
}
TABLES = {**HARDWARE, **PROGRAMS}
PLAYS = [(name, n) for name, plays in TABLES.items() for n in range(len(plays))]


@pytest.mark.card(*HARDWARE)
@pytest.mark.card(*PROGRAMS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), PLAYS)
def test_a_card_of_the_rig_does_what_it_says(name: str, n: int, rules: str) -> None:
    TABLES[name][n].check(rules)
