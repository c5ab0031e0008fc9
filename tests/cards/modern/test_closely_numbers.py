"""Cards closely: how much, how many, from how many on."""

import pytest

from rulerunner import At
from tests.support.closely import CORPS, CORPS_WINDOW, Close
from tests.support.plays import MODERN, corp, remote, runner

DIESELS = ["5x Diesel"]
KATE = 'Kate "Mac" McCaffrey: Digital Tinker'
DEBBIE = 'Debbie "Downtown" Moreira'
THREE, FOUR = ["Priority Requisition"], ["Priority Requisition", "Hostile Takeover"]
"""Agendas for threat 3 and for threat 4."""


def ice(*pieces: str) -> dict[str, At]:
    """HQ with this rezzed ice."""
    return {"HQ": At(ice=[f"{piece} (rezzed)" for piece in pieces])}


PLAYS = (
    (
        "Active Policing",
        Close(
            "runner run; runner at remote 1; runner trash PAD Campaign; corp play Active Policing; corp yes;"
            " corp Enigma; over; corp at HQ",
            "access PAD Campaign; runner pays 4; trash PAD Campaign from table; corp gains 3 click;"
            " corp draws 1; install Enigma; corp loses 2 click; runner gains 3 click",
            corp=corp("Active Policing", "Enigma", "Tollbooth", "Ice Wall", clicks=0),
            runner=runner(clicks=1),
            servers=remote("PAD Campaign"),
        ),
    ),
    (
        "Aeneas Informant",
        Close(
            "runner run; runner at R&D; runner yes",
            "access PAD Campaign; reveal PAD Campaign; runner gains 1",
            corp=corp(deck=["PAD Campaign", "Enigma"]),
            runner=runner("Aeneas Informant"),
        ),
    ),
    (
        "Amelia Earhart",
        Close(
            "runner run; runner at HQ",
            "access Enigma; access Enigma",
            corp=corp("3x Enigma"),
            runner=runner("Amelia Earhart", "HQ Interface"),
        ),
    ),
    (
        "Amelia Earhart",
        Close(
            "runner run; runner at HQ",
            "access Enigma; access Enigma; access Enigma; +1 power on Amelia Earhart",
            corp=corp("3x Enigma"),
            runner=runner("Amelia Earhart", "HQ Interface", "HQ Interface"),
        ),
    ),
    (
        "Angelique Garza Correa",
        Close(
            "corp use Angelique Garza Correa",
            "corp pays 1; reveal Angelique Garza Correa; trash Angelique Garza Correa from HQ;"
            " trash Diesel from grip; 1 meat; runner gains 4 click",
            **CORPS,
            corp=corp("Angelique Garza Correa", score=THREE, clicks=1),
            runner=runner(hand=["Diesel"]),
        ),
    ),
    (
        "Ansel 1.0",
        Close(
            "runner run; runner at remote 1; corp Fall Guy",
            "trash Fall Guy from table; access PAD Campaign",
            servers=remote("PAD Campaign", ice=["Ansel 1.0 (rezzed)"]),
            runner=runner("Imp (2 virus)", "Fall Guy"),
        ),
    ),
    (
        "Bacterial Programming",
        Close(
            "runner run; runner at remote 1; corp yes; corp Enigma; corp done; corp Snare!; corp done",
            "access Bacterial Programming; steal Bacterial Programming; corp looks at 7 of R&D;"
            " Enigma to HQ; trash Snare! from R&D; corp arranges 5 of R&D",
            corp=corp(),
            servers=remote("Bacterial Programming"),
        ),
    ),
    (
        "Boto",
        Close(
            "runner run; runner at HQ; corp no; corp yes; corp Enigma",
            "trash Diesel from grip; trash Diesel from grip; 2 net; trash Enigma from HQ; end the run",
            corp=corp("Enigma", "PAD Campaign", "Ice Wall"),
            servers=ice("Boto"),
            runner=runner(hand=DIESELS),
        ),
    ),
    (
        "Bring Them Home",
        Close(
            "runner run; runner at remote 1; corp play Bring Them Home",
            "access Braintrust; steal Braintrust; corp gains 3 click; corp draws 1; reveal Diesel;"
            " reveal Diesel; Diesel to stack; Diesel to stack; corp loses 2 click; runner gains 4 click",
            corp=corp("Bring Them Home", clicks=0),
            runner=runner(clicks=1, hand=DIESELS),
            servers=remote("Braintrust"),
        ),
    ),
    (
        "Buffer Drive",
        Close(
            "runner run; runner at HQ; runner yes; runner Easy Mark; over",
            "trash Sure Gamble from grip; trash Diesel from grip; trash Easy Mark from grip; 3 net;"
            " Easy Mark to stack",
            servers=ice("Neural Katana"),
            runner=runner("Buffer Drive", hand=["Diesel", "Easy Mark", "Sure Gamble"]),
        ),
    ),
    (
        "Business As Usual",
        Close(
            "corp play Business As Usual; corp 1; corp Imp; corp yes; corp Braintrust",
            "-2 virus on Imp; +1 advancement on Braintrust",
            **CORPS,
            corp=corp("Business As Usual", score=THREE),
            servers=remote("Braintrust"),
            runner=runner("Imp (2 virus)", "Cache (3 virus)"),
        ),
    ),
    (
        "Caldera",
        Close(
            "runner install Basilar Synthgland 2KVJ; runner use Caldera",
            "runner pays 1; install Basilar Synthgland 2KVJ; runner pays 3; trash Diesel from grip; 1 core",
            runner=runner("Caldera", credits=4, hand=["Basilar Synthgland 2KVJ", "2x Diesel"]),
        ),
    ),
    (
        "Cataloguer",
        Close(
            "runner run; runner at R&D; runner use Cataloguer",
            "access Enigma; -1 power on Cataloguer; access Enigma; corp gains 3 click; corp draws 1",
            corp=corp(clicks=0),
            runner=runner("Cataloguer (2 power)", clicks=2),
        ),
    ),
    (
        "Citadel Sanctuary",
        Close(
            "runner gain credit; corp 0; runner 1",
            "runner gains 1; runner pays 1; 1 tag removed; corp gains 3 click; corp draws 1",
            corp=corp(clicks=0),
            runner=runner("Citadel Sanctuary", tags=2, clicks=1),
        ),
    ),
    (
        "Creative Commission",
        Close(
            "runner play Creative Commission",
            "runner pays 1; runner gains 5; corp gains 3 click; corp draws 1",
            corp=corp(clicks=0),
            runner=runner(hand=["Creative Commission"], clicks=1),
        ),
    ),
    (
        "Crowdfunding",
        Close(
            "runner run; runner at HQ; runner run; runner at HQ; without Crowdfunding",
            "access Enigma; access Enigma; corp gains 3 click; corp draws 1",
            corp=corp("Enigma", clicks=0),
            runner=runner(clicks=2, discard=["Crowdfunding"]),
        ),
    ),
    (
        "Crowdfunding",
        Close(
            "runner run; runner at HQ; runner run; runner at HQ; runner run; runner at HQ; runner yes",
            "access Enigma; access Enigma; access Enigma; install Crowdfunding; +3 credit on Crowdfunding;"
            " corp gains 3 click; corp draws 1",
            corp=corp("Enigma", clicks=0),
            runner=runner(clicks=3, discard=["Crowdfunding"]),
        ),
    ),
    (
        DEBBIE,
        Close(
            f"runner install {DEBBIE}",
            f"runner pays 1; install {DEBBIE}",
            runner=runner(hand=[DEBBIE], score=THREE),
        ),
    ),
    (
        DEBBIE,
        Close(
            f"runner install {DEBBIE}",
            f"runner pays 1; install {DEBBIE}; +2 credit on {DEBBIE}",
            runner=runner(hand=[DEBBIE], score=FOUR),
        ),
    ),
    (
        "Detente",
        Close(
            "runner run; runner at HQ; runner yes; corp gain credit; corp gain credit; corp gain credit;"
            " runner run; runner at HQ; runner yes; runner gain credit; runner gain credit;"
            " runner gain credit; corp use Detente; runner yes; corp gain credit; corp gain credit",
            "Ice Wall on Detente; access Ice Wall; corp gains 3 click; corp draws 1; corp gains 1;"
            " corp gains 1; corp gains 1; runner gains 4 click; Ice Wall on Detente; access Ice Wall;"
            " runner gains 1; runner gains 1; runner gains 1; corp gains 3 click; corp draws 1;"
            " Ice Wall to HQ; Ice Wall to HQ; access Ice Wall; corp gains 1; corp gains 1;"
            " runner gains 4 click",
            corp=corp("3x Ice Wall", deck=["9x Ice Wall"], clicks=0),
            runner=runner("Detente", clicks=1),
        ),
    ),
    (
        "District 99",
        Close(
            "runner use District 99",
            "-3 power on District 99; Diesel to grip; corp gains 3 click; corp draws 1",
            corp=corp(clicks=0),
            runner=runner("District 99 (3 power)", clicks=1, discard=["Diesel", "Corroder"], identity=KATE),
        ),
    ),
    (
        "DreamNet",
        Close(
            "runner run; runner at HQ",
            "runner draws 1; access Enigma",
            corp=corp("Enigma"),
            runner=runner("DreamNet", identity=KATE),
        ),
    ),
    (
        "Economic Warfare",
        Close(
            "runner run; runner at HQ; corp play Economic Warfare",
            "access Economic Warfare; corp gains 3 click; corp draws 1; runner loses 4",
            corp=corp("Economic Warfare", clicks=0),
            runner=runner(clicks=1, credits=4),
        ),
    ),
    (
        "Epiphany Analytica: Nations Undivided",
        Close(
            "corp use Epiphany Analytica: Nations Undivided; corp yes; corp Enigma",
            "-1 power on Epiphany Analytica: Nations Undivided; corp looks at 3 of R&D; install Enigma;"
            " runner gains 4 click",
            **CORPS,
            corp=corp(identity="Epiphany Analytica: Nations Undivided (1 power)", clicks=1),
        ),
    ),
    (
        "Eru Ayase-Pessoa",
        Close(
            "runner use Eru Ayase-Pessoa",
            "1 tag; access Enigma",
            corp=corp(),
            runner=runner("Eru Ayase-Pessoa", score=["Braintrust"]),
        ),
    ),
    (
        "F2P",
        Close(
            "runner run; runner at HQ; runner use F2P; runner subroutine; quiet",
            "runner pays 2; 1 tag",
            servers=ice("F2P"),
            runner=runner("Corroder"),
        ),
    ),
    (
        "False Lead",
        Close(
            "corp use False Lead",
            "forfeit False Lead; runner loses 2 click; corp gains 3 click; corp draws 1",
            at="5.7.1b",
            corp=corp(score=["False Lead"], clicks=0),
            runner=runner(clicks=2),
        ),
    ),
    (
        "Focus Group",
        Close(
            "runner run; runner at HQ; corp play Focus Group; corp hardware; corp 0",
            "access Focus Group; corp gains 3 click; corp draws 1; corp pays 3; reveal Akamatsu Mem Chip",
            corp=corp("Focus Group", clicks=0),
            runner=runner(clicks=1, hand=["Akamatsu Mem Chip"]),
            servers=remote("PAD Campaign"),
        ),
    ),
    (
        "Friend of a Friend",
        Close(
            "runner use Friend of a Friend",
            "trash Friend of a Friend from table; runner gains 5; corp gains 3 click; corp draws 1",
            corp=corp(clicks=0),
            runner=runner("Friend of a Friend", clicks=1),
        ),
    ),
    (
        "Fully Operational",
        Close(
            "corp play Fully Operational; corp 0; corp 0; quiet",
            "corp pays 1; corp gains 2; corp gains 2",
            **CORPS,
            corp=corp("Fully Operational"),
            servers={
                **remote("PAD Campaign", ice=["Ice Wall"]),
                "HQ": At(ice=["Enigma"], root=["Crisium Grid"]),
            },
        ),
    ),
    (
        "Gang Sign",
        Close(
            "corp score Braintrust",
            "score Braintrust; access Enigma",
            **CORPS_WINDOW,
            corp=corp("Enigma"),
            servers={**remote("Braintrust (3 advancement)"), "HQ": At(root=["Crisium Grid"])},
            runner=runner("Gang Sign"),
        ),
    ),
    (
        "Gemini",
        Close(
            "runner run; runner at HQ; corp 2; runner 9",
            "corp pays 2; runner pays 9; access Enigma",
            corp=corp("Enigma"),
            servers=ice("Gemini"),
            runner=runner(hand=DIESELS),
        ),
    ),
    (
        "Gemini",
        Close(
            "runner run; runner at HQ; corp 2; runner 0",
            "corp pays 2; trash Diesel from grip; 1 net; access Enigma",
            corp=corp("Enigma"),
            servers=ice("Gemini"),
            runner=runner(hand=DIESELS),
        ),
    ),
    (
        "Guru Davinder",
        Close(
            "corp play Scorched Earth",
            "corp pays 3; trash Guru Davinder from table",
            **CORPS,
            corp=corp("Scorched Earth"),
            runner=runner("Guru Davinder", tags=1, hand=DIESELS),
        ),
    ),
    (
        "Hades Shard",
        Close(
            "runner use Hades Shard",
            "trash Hades Shard from table; access Enigma",
            at="5.7.1b",
            corp=corp(discard=["Enigma"]),
            servers={"Archives": At(root=["Crisium Grid"])},
            runner=runner("Hades Shard"),
        ),
    ),
    (
        "Hard-Hitting News",
        Close(
            "runner run; runner at HQ; corp play Hard-Hitting News; corp 0; runner 4",
            "access Hard-Hitting News; corp gains 3 click; corp draws 1; corp pays 3; runner pays 4;"
            " corp loses 2 click; runner gains 4 click",
            corp=corp("Hard-Hitting News", clicks=0),
            runner=runner(clicks=1),
        ),
    ),
    (
        "Hard-Hitting News",
        Close(
            "runner run; runner at HQ; corp play Hard-Hitting News; corp 0; runner 3",
            "access Hard-Hitting News; corp gains 3 click; corp draws 1; corp pays 3; runner pays 3; 4 tag;"
            " corp loses 2 click; runner gains 4 click",
            corp=corp("Hard-Hitting News", clicks=0),
            runner=runner(clicks=1),
        ),
    ),
    (
        "House of Knives",
        Close(
            "runner run; runner at HQ; corp use House of Knives",
            "-1 agenda on House of Knives; trash Diesel from grip; 1 net; access Enigma",
            corp=corp("Enigma", score=["House of Knives (3 agenda)"]),
            runner=runner(hand=DIESELS),
        ),
    ),
    (
        "Hudson 1.0",
        Close(
            "runner run; runner at HQ; runner use Hudson 1.0; runner subroutine",
            "runner loses 1 click; access Enigma",
            corp=corp("3x Enigma"),
            servers=ice("Hudson 1.0"),
            runner=runner("HQ Interface", "HQ Interface"),
        ),
    ),
    (
        "In the Groove",
        Close(
            "runner play In the Groove; runner install Akamatsu Mem Chip; runner 0; runner install Corroder;"
            " runner 1",
            "runner pays 1; install Akamatsu Mem Chip; runner draws 1; runner pays 2; install Corroder;"
            " runner gains 1",
            runner=runner(hand=["In the Groove", "Akamatsu Mem Chip", "Corroder"]),
        ),
    ),
    (
        "Khusyuk",
        Close(
            "runner play Khusyuk; runner 1; runner Enigma",
            "runner pays 3; Enigma to aside; Snare! to aside; Hedge Fund to aside; PAD Campaign to aside;"
            " Ice Wall to aside; Tollbooth to aside; access Enigma; Enigma to R&D; Snare! to R&D;"
            " Hedge Fund to R&D; PAD Campaign to R&D; Ice Wall to R&D; Tollbooth to R&D; corp shuffles",
            corp=corp(),
            runner=runner("7x Akamatsu Mem Chip", hand=["Khusyuk"]),
        ),
    ),
)


@pytest.mark.card(*(card for card, _ in PLAYS))
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_it_is_as_much_as_the_card_says(card: str, play: Close, rules: str) -> None:
    play.check(rules)
