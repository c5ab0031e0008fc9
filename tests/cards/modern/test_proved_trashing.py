"""Who trashes: a player does what their own cards say, unless these name the other one."""

import pytest

from rulerunner import At
from rulerunner.lang.instructions import Damage, Purge
from rulerunner.lang.sugar import play
from tests.support.faces import KEY, made
from tests.support.plays import MODERN, Play, corp, remote, rezzed, runner

BRUISE = made("Bruise", "operation", play(Damage("meat", 1)))
CLEAN = made("Clean", "operation", play(Purge()))


PLAYS = {
    "Mayfly": [
        Play(
            "run; at HQ; use Mayfly 0; gain credit",
            "runner pays 1; trash Mayfly from table; runner gains 1",
            runner=runner("Mayfly"),
            servers=rezzed("Vanilla"),
            trashers={"Mayfly": "runner"},
        )
    ],
    "Mystic Maemi": [
        Play(
            "gain credit; runner: 1",
            "runner gains 1; trash Mystic Maemi from table; corp gains 3 click; corp draws 1",
            runner=runner("Mystic Maemi (3 credit)", hand=["2x Diesel"], clicks=1),
            trashers={"Mystic Maemi": "runner"},
        ),
        Play(
            "gain credit; runner: 0",
            "runner gains 1; trash Diesel from grip; corp gains 3 click; corp draws 1",
            runner=runner("Mystic Maemi (3 credit)", hand=["2x Diesel"], clicks=1),
            trashers={"Diesel": "runner"},
        ),
    ],
    "Nico Campaign": [
        Play(
            "gain credit",
            "runner gains 1; corp gains 3 click; -3 credit on Nico Campaign; corp gains 3; trash Nico "
            "Campaign from table; corp draws 1; corp draws 1",
            corp=corp(),
            runner=runner(clicks=1),
            servers=remote("Nico Campaign (rezzed, 3 credit)"),
            trashers={"Nico Campaign": "corp"},
        )
    ],
    "Otto Campaign": [
        Play(
            "gain credit",
            "runner gains 1; corp gains 3 click; -2 credit on Otto Campaign; corp gains 2; trash Otto "
            "Campaign from table; corp gains 2 click; corp draws 1",
            corp=corp(),
            runner=runner(clicks=1),
            servers=remote("Otto Campaign (rezzed, 2 credit)"),
            trashers={"Otto Campaign": "corp"},
        )
    ],
    "New Angeles City Hall": [
        Play(
            "run; at remote 1",
            "access Hostile Takeover; steal Hostile Takeover; trash New Angeles City Hall from table",
            runner=runner("New Angeles City Hall"),
            servers=remote("Hostile Takeover"),
            trashers={"New Angeles City Hall": "runner"},
        )
    ],
    "PAD Tap": [
        Play(
            "corp: use PAD Tap",
            "corp pays 3; trash PAD Tap from table",
            turn="corp",
            corp=corp(),
            runner=runner("PAD Tap"),
            trashers={"PAD Tap": "corp"},
        )
    ],
    "Paper Wall": [
        Play(
            "run; at HQ; use Key; gain credit",
            "trash Paper Wall from table; runner gains 1",
            faces=(KEY,),
            runner=runner("Key"),
            servers=rezzed("Paper Wall"),
            trashers={"Paper Wall": "corp"},
        )
    ],
    "Persephone": [
        Play(
            "run; at HQ; yes; gain credit",
            "trash Diesel from grip; 1 net; corp gains 1; trash Corroder from stack; trash Enigma from "
            "R&D; trash Snare! from R&D; runner gains 1",
            corp=corp(),
            runner=runner("Persephone", hand=["5x Diesel"]),
            servers=rezzed("Tithe"),
            trashers={"Enigma": "runner", "Snare!": "runner"},
        ),
        Play(
            "run; at HQ; never: Persephone",
            "",
            corp=corp(credits=0),
            runner=runner("Persephone", credits=0),
            servers={"HQ": At(ice=["Tithe"])},
        ),
    ],
    "Personality Profiles": [
        Play(
            "gain credit; use Simulchip; Mimic",
            "runner gains 1; trash Corroder from table; trash Simulchip from table; install Mimic; trash "
            "Diesel from grip",
            corp=corp(score=["Personality Profiles"]),
            runner=runner("Simulchip", "Corroder", hand=["Diesel"], discard=["Mimic"]),
            trashers={"Diesel": "runner"},
        ),
        Play(
            "install Muse; runner: 2; Mimic",
            "runner pays 2; install Muse; runner searches grip; runner pays 3; install Mimic on Muse",
            corp=corp(score=["Personality Profiles"]),
            runner=runner(hand=["Diesel", "Mimic", "Muse"]),
        ),
    ],
    "Plascrete Carapace": [
        Play(
            "play Bruise; use Plascrete Carapace",
            "-1 power on Plascrete Carapace; trash Plascrete Carapace from table",
            faces=(BRUISE,),
            turn="corp",
            corp=corp("Bruise"),
            runner=runner("Plascrete Carapace (1 power)", hand=["2x Diesel"]),
            trashers={"Plascrete Carapace": "runner"},
        )
    ],
    "Poison Vial": [
        Play(
            "run; at HQ; use Key; subroutine; use Poison Vial; gain credit",
            "-1 power on Poison Vial; trash Poison Vial from table; runner gains 1",
            faces=(KEY,),
            runner=runner("Key", "Poison Vial (1 power)"),
            servers=rezzed("Enigma"),
            trashers={"Poison Vial": "runner"},
        )
    ],
    "Political Operative": [
        Play(
            "gain credit; use Political Operative; runner: 4; runner: PAD Campaign",
            "runner gains 1; runner pays 4; trash Political Operative from table; trash PAD Campaign "
            "from table",
            runner=runner("Political Operative"),
            servers={
                **remote("PAD Campaign (rezzed)"),
                "remote 2": At(root=["Svyatogor Excavator (rezzed)"]),
            },
            trashers={"PAD Campaign": "runner"},
        )
    ],
    "Private Contracts": [
        Play(
            "use Private Contracts",
            "-2 credit on Private Contracts; corp gains 2; trash Private Contracts from table",
            turn="corp",
            corp=corp(),
            servers=remote("Private Contracts (rezzed, 2 credit)"),
            trashers={"Private Contracts": "corp"},
        )
    ],
    "Red Team": [
        Play(
            "use Red Team; at HQ",
            "-3 credit on Red Team; runner gains 3; trash Red Team from table; access Hedge Fund",
            corp=corp("Hedge Fund"),
            runner=runner("Red Team (3 credit)"),
            trashers={"Red Team": "runner"},
        )
    ],
    "Regolith Mining License": [
        Play(
            "use Regolith Mining License",
            "-3 credit on Regolith Mining License; corp gains 3; trash Regolith Mining License from table",
            turn="corp",
            corp=corp(),
            servers=remote("Regolith Mining License (rezzed, 3 credit)"),
            trashers={"Regolith Mining License": "corp"},
        )
    ],
    "Side Hustle": [
        Play(
            "run; at HQ",
            "+1 credit on Side Hustle; -6 credit on Side Hustle; runner gains 6; trash Side Hustle from "
            "table; runner draws 1",
            runner=runner("Side Hustle (5 credit)"),
            trashers={"Side Hustle": "runner"},
        )
    ],
    "Singularity": [
        Play(
            "play Singularity; gain credit",
            "runner pays 4; trash PAD Campaign from table; trash Crisium Grid from table; runner gains 1",
            runner=runner(hand=["Singularity"]),
            servers=remote("PAD Campaign", "Crisium Grid"),
            trashers={"PAD Campaign": "runner", "Crisium Grid": "runner"},
        )
    ],
    "Tapwrm": [
        Play(
            "play Clean",
            "trash Tapwrm from table",
            faces=(CLEAN,),
            turn="corp",
            corp=corp("Clean"),
            runner=runner("Tapwrm"),
            trashers={"Tapwrm": "runner"},
        )
    ],
    "Telework Contract": [
        Play(
            "use Telework Contract",
            "-3 credit on Telework Contract; runner gains 3; trash Telework Contract from table",
            runner=runner("Telework Contract (3 credit)"),
            trashers={"Telework Contract": "runner"},
        )
    ],
    "Temüjin Contract": [
        Play(
            "install Temüjin Contract; at HQ" + 5 * "; run; at HQ",
            "runner pays 4; install Temüjin Contract; +20 credit on Temüjin Contract; -4 credit on "
            "Temüjin Contract; runner gains 4; -4 credit on Temüjin Contract; runner gains 4; -4 credit "
            "on Temüjin Contract; runner gains 4; -4 credit on Temüjin Contract; runner gains 4; -4 "
            "credit on Temüjin Contract; runner gains 4; trash Temüjin Contract from table",
            corp=corp(),
            runner=runner(hand=["Temüjin Contract"], clicks=9),
            trashers={"Temüjin Contract": "runner"},
        )
    ],
    "The Noble Path": [
        Play(
            "play The Noble Path; at HQ",
            "trash Diesel from grip",
            runner=runner(hand=["The Noble Path", "Diesel"]),
            trashers={"Diesel": "runner"},
        )
    ],
    "Trojan Horse": [
        Play(
            "run; at HQ; gain credit; play Trojan Horse; 0; 0; corp: Corroder; no more",
            "access Trojan Horse; runner gains 1; corp gains 3 click; corp draws 1; corp pays 1; trash "
            "Corroder from table",
            corp=corp("Trojan Horse"),
            runner=runner("Corroder", "Mimic", clicks=2),
            trashers={"Corroder": "corp"},
        )
    ],
    "Warroid Tracker": [
        Play(
            "play Singularity; 0; 0; Corroder; Mimic; never: Warroid Tracker",
            "runner pays 4; trash Warroid Tracker from table; trash PAD Campaign from table; trash "
            "Crisium Grid from table; trash Corroder from table; trash Mimic from table",
            runner=runner("Corroder", "Mimic", "Daily Casts", "Cyberfeeder", hand=["Singularity"]),
            servers={"remote 1": At(root=["Warroid Tracker (rezzed)", "PAD Campaign", "Crisium Grid"])},
        )
    ],
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), [(name, n) for name in PLAYS for n in range(len(PLAYS[name]))])
def test_who_trashes(name: str, n: int, rules: str) -> None:
    PLAYS[name][n].check(rules)
