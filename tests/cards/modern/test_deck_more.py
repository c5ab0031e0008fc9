"""More cards about decks: installed and rezzed from R&D, played from a heap, trashed in batches."""

import pytest

from rulerunner import At, Seat
from tests.support.plays import CORP, MODERN, RUNNER, Play

DECK = ["Enigma", "Snare!", "Hedge Fund", "PAD Campaign", "Ice Wall", "Tollbooth", "Hostile Takeover"]
STACK = ["Corroder", "Diesel", "Gordian Blade", "Sure Gamble", "Mimic", "Easy Mark"]
LAST_CLICK = RUNNER._replace(clicks=1)


def corp(*hand: str, **more: object) -> Seat:
    return CORP._replace(**{"hand": list(hand), "deck": DECK, **more})  # type: ignore[arg-type]


def runner(*rig: str, **more: object) -> Seat:
    return RUNNER._replace(**{"rig": list(rig), "deck": STACK, **more})  # type: ignore[arg-type]


def remote(*root: str) -> dict[str, At]:
    return {"remote 1": At(root=list(root))}


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
            "use Eminent Domain; Tollbooth; at HQ",
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
            "gain credit; score Hostile Takeover; trigger Tucana; yes; Enigma; at HQ",
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
            corp=corp("Precognition"),
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

RUNNERS = {
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
            only="nsg-26.03",
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
TABLES = {**AGENDAS, **CORPS, **IDENTITIES, **OPERATIONS, **RUNNERS}
PLAYS = [(name, n) for name, plays in TABLES.items() for n in range(len(plays))]


@pytest.mark.card(*AGENDAS)
@pytest.mark.card(*CORPS)
@pytest.mark.card(*IDENTITIES)
@pytest.mark.card(*OPERATIONS)
@pytest.mark.card(*RUNNERS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), PLAYS)
def test_a_card_does_what_it_says(name: str, n: int, rules: str) -> None:
    TABLES[name][n].check(rules)
