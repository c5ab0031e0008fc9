"""More of the Corp's cards about decks: installed and rezzed from R&D, played from it."""

import pytest

from rulerunner import At
from tests.support.plays import DECK, MODERN, RUNNER, Play, corp, remote

LAST_CLICK = RUNNER._replace(clicks=1)


THREAT = ["Priority Requisition"]

AGENDAS = {
    "Brain Rewiring": [
        Play(
            "gain credit; score Brain Rewiring; 2",
            "corp gains 1; score Brain Rewiring; corp pays 2; Mimic to stack; Mimic to stack; runner draws 1",
            {"stack": ["Sure Gamble", "Mimic", "Mimic"]},
            turn="corp",
            corp=corp(),
            runner=RUNNER._replace(hand=["3x Mimic"], deck=["Diesel", "Sure Gamble"]),
            servers=remote("Brain Rewiring (9 advancement)"),
        ),
        Play(
            "gain credit; score Brain Rewiring; 0",
            "corp gains 1; score Brain Rewiring",
            turn="corp",
            corp=corp(),
            runner=RUNNER._replace(hand=["3x Mimic"], deck=["Diesel", "Sure Gamble"]),
            servers=remote("Brain Rewiring (9 advancement)"),
        ),
    ],
    "Accelerated Beta Test": [
        Play(
            "gain credit; score Accelerated Beta Test; yes; Enigma; Ice Wall; at HQ; at HQ",
            "corp gains 1; score Accelerated Beta Test; corp looks at 3 of R&D; install Enigma; rez "
            "Enigma; install Ice Wall; rez Ice Wall; trash Snare! from R&D",
            turn="corp",
            corp=corp(deck=["Enigma", "Snare!", "Ice Wall", "Hedge Fund"]),
            servers=remote("Accelerated Beta Test (9 advancement)"),
        ),
    ],
    "Architect Deployment Test": [
        Play(
            "gain credit; score Architect Deployment Test; yes; Tollbooth; at R&D",
            "corp gains 1; score Architect Deployment Test; corp looks at 5 of R&D; install "
            "Tollbooth; rez Tollbooth",
            turn="corp",
            corp=corp(deck=["Hedge Fund", "Enigma", "Snare!", "Ice Wall", "Tollbooth", "Hadrian's Wall"]),
            servers=remote("Architect Deployment Test (9 advancement)"),
        ),
    ],
    "Eminent Domain": [
        Play(
            "use Eminent Domain; Tollbooth; at HQ; done; 4",
            "corp pays 1; reveal Eminent Domain; trash Eminent Domain from HQ; install Tollbooth; "
            "corp pays 4; rez Tollbooth",
            {"HQ": ["Snare!"]},
            turn="corp",
            corp=corp("Eminent Domain", "Tollbooth", "Snare!"),
            servers={"HQ": At(ice=["Ice Wall"])},
        ),
        Play(
            "gain credit; score Eminent Domain; yes; Tollbooth; at HQ",
            "corp gains 1; score Eminent Domain; corp shuffles; corp searches R&D; install Tollbooth;"
            " rez Tollbooth",
            turn="corp",
            corp=corp(),
            servers=remote("Eminent Domain (9 advancement)"),
        ),
    ],
}

CORPS = {
    "Executive Boot Camp": [
        Play(
            "gain credit; yes; PAD Campaign",
            "runner gains 1; corp gains 3 click; corp pays 1; rez PAD Campaign; corp draws 1",
            corp=corp(),
            runner=LAST_CLICK,
            servers={
                **remote("Executive Boot Camp (rezzed)"),
                "remote 2": At(root=["PAD Campaign"]),
                "HQ": At(ice=["Enigma"]),
            },
        ),
        Play(
            "gain credit; use Executive Boot Camp; PAD Campaign",
            "corp gains 1; corp pays 1; trash Executive Boot Camp from table; reveal PAD Campaign; "
            "corp shuffles; corp searches R&D; PAD Campaign to HQ",
            {"HQ": ["PAD Campaign"]},
            turn="corp",
            corp=corp(),
            servers=remote("Executive Boot Camp (rezzed)"),
        ),
    ],
    "Mumba Temple": [
        Play(
            "gain credit; rez PAD Campaign; 2",
            "corp gains 1; -2 credit on Mumba Temple; corp pays 2; rez PAD Campaign",
            turn="corp",
            corp=corp(),
            servers={**remote("Mumba Temple (rezzed)"), "remote 2": At(root=["PAD Campaign"])},
        ),
    ],
    "News Team": [
        Play(
            "run; at R&D; 0; gain credit",
            "reveal News Team; access News Team; 2 tag; runner gains 1",
            points=(0, 0),
            corp=corp(deck=["News Team", *DECK]),
        ),
        Play(
            "run; at R&D; 1; gain credit",
            "reveal News Team; access News Team; News Team to runner score; runner gains 1",
            points=(0, -1),
            corp=corp(deck=["News Team", *DECK]),
        ),
    ],
    "Nightmare Archive": [
        Play(
            "run; at R&D; yes; gain credit",
            "reveal Nightmare Archive; access Nightmare Archive; Nightmare Archive to runner score; "
            "runner gains 1",
            points=(0, -1),
            corp=corp(deck=["Nightmare Archive", *DECK]),
            runner=RUNNER._replace(hand=["Diesel"]),
        ),
        Play(
            "run; at R&D; no; gain credit",
            "reveal Nightmare Archive; access Nightmare Archive; trash Diesel from grip; 1 core; "
            "Nightmare Archive to removed; runner gains 1",
            {"removed": ["Nightmare Archive"]},
            corp=corp(deck=["Nightmare Archive", *DECK]),
            runner=RUNNER._replace(hand=["Diesel"]),
        ),
    ],
    "Tucana": [
        Play(
            "run; at remote 1; Hostile Takeover; yes; Tollbooth; at HQ; gain credit",
            "access Hostile Takeover; steal Hostile Takeover; corp shuffles; corp searches R&D; "
            "install Tollbooth; corp pays 5; rez Tollbooth; access Tucana; runner gains 1",
            corp=corp(),
            servers=remote("Hostile Takeover", "Tucana (rezzed)"),
        ),
        Play(
            "gain credit; score Hostile Takeover; trigger Tucana; yes; Enigma; at HQ; done; 1",
            "corp gains 1; score Hostile Takeover; corp shuffles; corp searches R&D; install Enigma; "
            "corp pays 2; rez Enigma; corp gains 7; 1 bad publicity",
            turn="corp",
            corp=corp(),
            servers={
                **remote("Hostile Takeover (9 advancement)", "Tucana (rezzed)"),
                "HQ": At(ice=["2x Ice Wall"]),
            },
        ),
    ],
    "Epiphany Analytica: Nations Undivided": [
        Play(
            "run; at remote 1; trash PAD Campaign; run; at remote 2; gain credit",
            "access PAD Campaign; runner pays 4; trash PAD Campaign from table; +1 power on Epiphany "
            "Analytica: Nations Undivided; access Hostile Takeover; steal Hostile Takeover; runner "
            "gains 1",
            corp=corp(identity="Epiphany Analytica: Nations Undivided"),
            servers={**remote("PAD Campaign"), "remote 2": At(root=["Hostile Takeover"])},
        ),
        Play(
            "use Epiphany Analytica: Nations Undivided; yes; Snare!",
            "-1 power on Epiphany Analytica: Nations Undivided; corp looks at 3 of R&D; install Snare!",
            turn="corp",
            corp=corp(identity="Epiphany Analytica: Nations Undivided (1 power)"),
        ),
    ],
    "AU Co.: The Gold Standard in Clones": [
        Play(
            "use Angelique Garza Correa",
            "corp pays 1; reveal Angelique Garza Correa; trash Angelique Garza Correa from HQ; +1 "
            "power on AU Co.: The Gold Standard in Clones; trash Diesel from grip; 1 meat; +1 power "
            "on AU Co.: The Gold Standard in Clones",
            {"grip": ["Diesel"]},
            turn="corp",
            corp=corp(
                "Angelique Garza Correa",
                identity="AU Co.: The Gold Standard in Clones",
                score=["Hostile Takeover", "Priority Requisition"],
            ),
            runner=RUNNER._replace(hand=["2x Diesel"]),
        ),
        Play(
            "play Simulation Reset; Snare!; Enigma",
            "corp pays 1; trash Snare! from HQ; trash Enigma from HQ; +1 power on AU Co.: The Gold "
            "Standard in Clones; Enigma to R&D; Snare! to R&D; corp shuffles; corp draws 2; "
            "Simulation Reset to removed",
            {"HQ": ["Ice Wall", "Ice Wall"], "removed": ["Simulation Reset"]},
            turn="corp",
            corp=corp(
                "Simulation Reset",
                "Snare!",
                "Enigma",
                identity="AU Co.: The Gold Standard in Clones",
                deck=["9x Ice Wall"],
            ),
        ),
        Play(
            "play Running Hot",
            "runner pays 1; trash Diesel from grip; 1 core; runner gains 3 click",
            corp=corp(identity="AU Co.: The Gold Standard in Clones"),
            runner=RUNNER._replace(hand=["Running Hot", "Diesel"]),
        ),
        Play(
            "gain credit; yes; Snare!",
            "runner gains 1; corp gains 3 click; -2 power on AU Co.: The Gold Standard in Clones; "
            "corp looks at 3 of R&D; trash Snare! from R&D; Enigma to HQ; Hedge Fund to HQ; corp "
            "draws 1",
            {"HQ": ["Enigma", "Hedge Fund", "PAD Campaign"]},
            runner=LAST_CLICK,
            corp=corp(identity="AU Co.: The Gold Standard in Clones (2 power)"),
        ),
    ],
}

IDENTITIES = {
    "Ob Superheavy Logistics: Extract. Export. Excel.": [
        Play(
            "use NASX; yes; Ice Wall; at HQ",
            "trash NASX from table; corp shuffles; corp searches R&D; install Ice Wall; rez Ice Wall;"
            " corp gains 2",
            turn="corp",
            corp=corp(identity="Ob Superheavy Logistics: Extract. Export. Excel."),
            servers=remote("NASX (rezzed, 1 power)"),
        ),
        Play(
            "install Snare!; at remote 1",
            "trash PAD Campaign from table; install Snare!",
            {},
            turn="corp",
            corp=corp("Snare!", identity="Ob Superheavy Logistics: Extract. Export. Excel."),
            servers=remote("PAD Campaign (rezzed)"),
        ),
    ],
    "Nuvem SA: Law of the Land": [
        Play(
            "play Hedge Fund; yes; play Hedge Fund; yes",
            "corp pays 5; corp gains 9; corp looks at 1 of R&D; trash Enigma from R&D; corp gains 2; "
            "corp pays 5; corp gains 9; corp looks at 1 of R&D; trash Snare! from R&D",
            turn="corp",
            corp=corp("2x Hedge Fund", identity="Nuvem SA: Law of the Land"),
        ),
        Play(
            "use Slash and Burn Agriculture; yes",
            "corp pays 1; reveal Slash and Burn Agriculture; trash Slash and Burn Agriculture from "
            "HQ; +2 advancement on Hostile Takeover; corp looks at 1 of R&D; trash Enigma from R&D; "
            "corp gains 2",
            turn="corp",
            corp=corp("Slash and Burn Agriculture", identity="Nuvem SA: Law of the Land"),
            servers=remote("Hostile Takeover"),
        ),
        Play(
            "gain credit; use The Basalt Spire",
            "corp gains 1; -1 agenda on The Basalt Spire; trash Enigma from R&D; corp gains 2; Enigma to HQ",
            {"HQ": ["Enigma"]},
            turn="corp",
            corp=corp(
                discard=["Ice Wall"],
                score=["The Basalt Spire (2 agenda)"],
                identity="Nuvem SA: Law of the Land",
            ),
        ),
    ],
}

OPERATIONS = {
    "Key Performance Indicators": [
        Play(
            "play Key Performance Indicators; 3; 2",
            "corp pays 1; corp gains 2; +1 advancement on Hostile Takeover",
            turn="corp",
            corp=corp("Key Performance Indicators"),
            servers=remote("Hostile Takeover"),
        ),
        Play(
            "play Key Performance Indicators; 0; Snare!; 1; at HQ",
            "corp pays 1; corp draws 1; Snare! to R&D; corp shuffles; install Enigma",
            turn="corp",
            corp=corp("Key Performance Indicators", "Snare!", "Ice Wall"),
            servers={"HQ": At(ice=["2x Enigma"])},
        ),
    ],
    "Precognition": [
        Play(
            "play Precognition; Ice Wall; Snare!; Enigma; PAD Campaign",
            "corp looks at 5 of R&D; corp arranges 5 of R&D",
            {
                "R&D": [
                    "Ice Wall",
                    "Snare!",
                    "Enigma",
                    "PAD Campaign",
                    "Hedge Fund",
                    "Tollbooth",
                    "Hostile Takeover",
                ]
            },
            turn="corp",
            corp=corp("Precognition", deck=list(DECK[:7])),
        )
    ],
    "Pivot": [
        Play(
            "play Pivot; Hedge Fund; yes",
            "corp pays 1; reveal Hedge Fund; corp shuffles; corp searches R&D; Hedge Fund to HQ; corp"
            " pays 5; corp gains 9",
            turn="corp",
            corp=corp("Pivot", score=THREAT),
        ),
        Play(
            "play Pivot; Hostile Takeover; yes",
            "corp pays 1; reveal Hostile Takeover; corp shuffles; corp searches R&D; Hostile Takeover"
            " to HQ; install Hostile Takeover",
            turn="corp",
            corp=corp("Pivot", score=THREAT),
        ),
        Play(
            "play Pivot; Hostile Takeover",
            "corp pays 1; reveal Hostile Takeover; corp shuffles; corp searches R&D; Hostile Takeover to HQ",
            {"HQ": ["Hostile Takeover"]},
            turn="corp",
            corp=corp("Pivot"),
        ),
    ],
    "Peer Review": [
        Play(
            "play Peer Review; Snare!; Enigma; yes; PAD Campaign",
            "corp pays 4; reveal Snare!; reveal Enigma; corp gains 7; install PAD Campaign",
            turn="corp",
            corp=corp("Peer Review", "Snare!", "Enigma", "PAD Campaign"),
        ),
    ],
    "Consulting Visit": [
        Play(
            "play Consulting Visit; Hedge Fund",
            "corp pays 2; corp shuffles; corp searches R&D; corp pays 5; corp gains 9",
            turn="corp",
            corp=corp("Consulting Visit"),
        )
    ],
    "Digital Rights Management": [
        Play(
            "gain credit; gain credit; gain credit; gain credit; gain credit; play Digital Rights "
            "Management; Hostile Takeover; yes; Hostile Takeover; gain credit",
            "corp gains 1; runner gains 4 click; runner gains 1; runner gains 1; runner gains 1; "
            "runner gains 1; corp gains 3 click; corp draws 1; corp pays 1; reveal Hostile Takeover; "
            "corp shuffles; corp searches R&D; Hostile Takeover to HQ; install Hostile Takeover; corp"
            " pays 1; +1 advancement on Hostile Takeover; corp gains 1; runner gains 4 click",
            {"HQ": ["Enigma"]},
            turn="corp",
            runner=RUNNER._replace(clicks=0),
            corp=corp("Digital Rights Management", clicks=1),
            servers=remote("Priority Requisition (9 advancement)"),
        ),
    ],
    "Secure and Protect": [
        Play(
            "play Secure and Protect; Tollbooth; at HQ",
            "corp pays 1; reveal Tollbooth; corp shuffles; corp searches R&D; corp pays 1; install Tollbooth",
            turn="corp",
            corp=corp("Secure and Protect"),
            servers={"HQ": At(ice=["4x Ice Wall"])},
        ),
    ],
}
TABLES = {**AGENDAS, **CORPS, **IDENTITIES, **OPERATIONS}
PLAYS = [(name, n) for name, plays in TABLES.items() for n in range(len(plays))]


@pytest.mark.card(*AGENDAS)
@pytest.mark.card(*CORPS)
@pytest.mark.card(*IDENTITIES)
@pytest.mark.card(*OPERATIONS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), PLAYS)
def test_a_card_of_the_corp_does_what_it_says(name: str, n: int, rules: str) -> None:
    TABLES[name][n].check(rules)
