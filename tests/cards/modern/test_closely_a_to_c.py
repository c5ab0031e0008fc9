"""Cards closely, A to C: when, how often, of which cards, and who is asked."""

import pytest

from rulerunner import At
from tests.support.closely import CORPS, CORPS_BEGINS, CORPS_WINDOW, RUNNERS_BEGINS, Close
from tests.support.plays import MODERN, corp, remote, runner

DIESELS = ["5x Diesel"]
THREE = ["Priority Requisition"]
"""Agendas for threat 3."""


def ice(*pieces: str) -> dict[str, At]:
    """HQ with this rezzed ice."""
    return {"HQ": At(ice=[f"{piece} (rezzed)" for piece in pieces])}


PLAYS = (
    (
        "AR-Enhanced Security",
        Close(
            "runner run; runner at HQ",
            "trash Ice Wall from table; trash Chisel from table; 1 tag",
            corp=corp(score=["AR-Enhanced Security"]),
            servers=ice("Ice Wall"),
            runner=runner("Chisel (on Ice Wall, 1 virus)"),
        ),
    ),
    (
        "AU Co.: The Gold Standard in Clones",
        Close(
            "runner run; runner at HQ; runner use Imp",
            "access Enigma; -1 virus on Imp; trash Enigma from HQ",
            corp=corp("Enigma", identity="AU Co.: The Gold Standard in Clones"),
            runner=runner("Imp (2 virus)"),
        ),
    ),
    (
        "Abaasy",
        Close(
            "runner run; runner at HQ; runner use Abaasy; runner yes; runner run; runner at HQ; runner use"
            " Abaasy; quiet",
            "runner pays 1; trash Diesel from grip; runner draws 1; access Enigma; runner pays 1; access"
            " Enigma",
            corp=corp("Enigma"),
            servers=ice("Quandary"),
            runner=runner("Abaasy", hand=["3x Diesel"]),
            only="nisei-1.4",
        ),
    ),
    (
        "Ablative Barrier",
        Close(
            "runner run; runner at HQ; corp rez Ablative Barrier; corp yes; corp not Braintrust; corp PAD"
            " Campaign",
            "corp pays 2; rez Ablative Barrier; install PAD Campaign; end the run",
            corp=corp("Braintrust", "PAD Campaign", "Snare!", score=THREE),
            servers={"HQ": At(ice=["Ablative Barrier"])},
        ),
    ),
    (
        "Account Siphon",
        Close(
            "runner play Account Siphon; runner replace; runner 5",
            "corp loses 5; runner gains 10; 2 tag",
            corp=corp(credits=5),
            runner=runner(hand=["Account Siphon"], credits=0),
        ),
    ),
    (
        "Adrian Seis",
        Close(
            "runner run; runner at HQ; without Adrian Seis",
            "access Enigma",
            corp=corp("Enigma"),
            servers=remote("Adrian Seis (rezzed)"),
        ),
    ),
    (
        "Adrian Seis",
        Close(
            "corp gain credit; corp yes; corp at HQ",
            "corp gains 1; runner gains 4 click",
            **CORPS,
            corp=corp("Enigma", clicks=1),
            servers=remote("Adrian Seis (rezzed)"),
        ),
    ),
    (
        "AgInfusion: New Miracles for a New World",
        Close(
            "runner run; runner at HQ; corp use AgInfusion: New Miracles for a New World; corp at R&D; runner"
            " run; runner at HQ; without AgInfusion: New Miracles for a New World",
            "trash Enigma from table; access Enigma; access Enigma",
            corp=corp("Enigma", identity="AgInfusion: New Miracles for a New World"),
            servers={"HQ": At(ice=["Enigma", "Ice Wall"])},
        ),
    ),
    (
        "Aggressive Secretary",
        Close(
            "runner run; runner at remote 1; corp yes; corp not Akamatsu Mem Chip; corp Corroder",
            "access Aggressive Secretary; corp pays 2; trash Corroder from table",
            servers=remote("Aggressive Secretary (1 advancement)"),
            runner=runner("Corroder", "Mimic", "Akamatsu Mem Chip"),
        ),
    ),
    (
        "Aggressive Trendsetting",
        Close(
            "runner run; runner at remote 1; runner trash PAD Campaign; runner no; runner run; runner at"
            " remote 2; runner trash PAD Campaign; without Aggressive Trendsetting",
            "access PAD Campaign; runner pays 4; trash PAD Campaign from table; access PAD Campaign; runner"
            " pays 4; trash PAD Campaign from table",
            corp=corp(score=["Aggressive Trendsetting"]),
            servers={**remote("PAD Campaign"), "remote 2": At(root=["PAD Campaign"])},
        ),
    ),
    (
        "Aggressive Trendsetting",
        Close(
            "runner use Political Operative; without Aggressive Trendsetting",
            "corp gains 1; corp draws 1; runner pays 10; trash Political Operative from table",
            **CORPS_BEGINS,
            corp=corp(score=["Aggressive Trendsetting"]),
            servers=remote("PAD Campaign (rezzed)"),
            runner=runner("Political Operative"),
        ),
    ),
    (
        "AirbladeX (JSRF Ed.)",
        Close(
            "runner run; runner at remote 1; without AirbladeX (JSRF Ed.)",
            "access Breached Dome; trash Diesel from grip; 1 meat; trash Corroder from stack",
            servers=remote("Breached Dome"),
            runner=runner("AirbladeX (JSRF Ed.) (3 power)", hand=["3x Diesel"]),
        ),
    ),
    (
        "Alarm Clock",
        Close(
            "runner yes; runner yes; without Alarm Clock",
            "runner loses 1 click; end the run",
            **RUNNERS_BEGINS,
            corp=corp("Enigma"),
            servers=ice("Pup", "Enigma"),
            runner=runner("Alarm Clock", hand=["3x Diesel"]),
        ),
    ),
    (
        "“Baklan” Bochkin",
        Close(
            "runner run; runner at HQ",
            "+1 power on “Baklan” Bochkin; trash Diesel from grip; 1 net; trash Diesel from grip; 1 net;"
            " runner loses 1 click; end the run",
            corp=corp("Enigma"),
            servers=ice("Pup", "Enigma"),
            runner=runner("“Baklan” Bochkin", hand=["3x Diesel"]),
        ),
    ),
    (
        "Compile",
        Close(
            "runner play Compile; runner at HQ; runner no; without Compile",
            "runner pays 2; trash Diesel from grip; 1 net; trash Diesel from grip; 1 net; runner loses 1"
            " click; end the run",
            corp=corp("Enigma"),
            servers=ice("Pup", "Enigma"),
            runner=runner(hand=["Compile", "3x Diesel"]),
        ),
    ),
    (
        "Architect Deployment Test",
        Close(
            "corp score Architect Deployment Test; corp yes; corp Archer; corp at HQ",
            "score Architect Deployment Test; corp looks at 3 of R&D; install Archer; rez Archer",
            **CORPS_WINDOW,
            corp=corp(deck=["Archer", "Enigma", "Ice Wall"], score=["Hostile Takeover"]),
            servers=remote("Architect Deployment Test (4 advancement)"),
        ),
    ),
    (
        "Eminent Domain",
        Close(
            "corp score Eminent Domain; corp yes; corp Archer; corp at HQ",
            "score Eminent Domain; corp shuffles; corp searches R&D; install Archer; rez Archer",
            **CORPS_WINDOW,
            corp=corp(deck=["Archer", "Enigma", "Ice Wall"], score=["Hostile Takeover"]),
            servers=remote("Eminent Domain (3 advancement)"),
        ),
    ),
    (
        "Archives Interface",
        Close(
            "runner run; runner at Archives; runner yes; runner run; runner at Archives; runner yes",
            "PAD Campaign to removed; access Ice Wall; access Enigma; Ice Wall to removed; access Enigma",
            corp=corp(discard=["Enigma", "Ice Wall", "PAD Campaign"]),
            runner=runner("Archives Interface"),
        ),
    ),
    (
        "Heliamphora",
        Close(
            "runner run; runner at Archives; runner yes; runner run; runner at Archives; runner yes",
            "PAD Campaign on Heliamphora; access Ice Wall; access Enigma; Ice Wall on Heliamphora; access"
            " Enigma",
            corp=corp(discard=["Enigma", "Ice Wall", "PAD Campaign"]),
            runner=runner("Heliamphora"),
        ),
    ),
    (
        "Arissana Rocha Nahu: Street Artist",
        Close(
            "runner run; runner at HQ; runner use Arissana Rocha Nahu: Street Artist; runner run; runner at"
            " HQ; without Arissana Rocha Nahu: Street Artist",
            "runner pays 3; install Mimic; access Enigma; trash Mimic from table; access Enigma",
            corp=corp("Enigma"),
            runner=runner(hand=["Corroder", "Mimic"], identity="Arissana Rocha Nahu: Street Artist"),
        ),
    ),
    (
        "Balanced Coverage",
        Close(
            "corp yes; corp operation; corp yes",
            "corp looks at 1 of R&D; reveal Hedge Fund; corp gains 2; corp draws 1",
            **CORPS_BEGINS,
            corp=corp(deck=["Hedge Fund", "Enigma", "Ice Wall"]),
            servers=remote("Balanced Coverage (rezzed)"),
        ),
    ),
    (
        "Boto",
        Close(
            "runner run; runner at HQ; corp yes; corp Enigma",
            "trash Diesel from grip; trash Diesel from grip; 2 net; trash Enigma from HQ; end the run",
            corp=corp("Enigma", "PAD Campaign", "Ice Wall"),
            servers=ice("Boto"),
            runner=runner(hand=DIESELS),
        ),
    ),
    (
        "Botulus",
        Close(
            "runner gain credit",
            "runner gains 1; corp gains 3 click; corp draws 1",
            corp=corp(clicks=0),
            servers={"HQ": At(ice=["Ice Wall"])},
            runner=runner("Botulus (on Ice Wall)", clicks=1),
        ),
    ),
    (
        "Brasília Government Grid",
        Close(
            "runner run; runner at remote 1; corp rez PAD Campaign; runner not Enigma",
            "corp pays 2; rez PAD Campaign; access Brasília Government Grid; access PAD Campaign",
            corp=corp(),
            servers={
                **remote("PAD Campaign", "Brasília Government Grid (rezzed)"),
                "HQ": At(ice=["Enigma (rezzed)"]),
            },
        ),
    ),
    (
        "Brasília Government Grid",
        Close(
            "runner run; runner at remote 1; corp rez Ice Wall; corp yes; corp not PAD Campaign; corp Enigma",
            "corp pays 1; rez Ice Wall; derez Enigma; end the run",
            corp=corp(),
            servers={
                **remote("PAD Campaign (rezzed)", "Brasília Government Grid (rezzed)", ice=["Ice Wall"]),
                "HQ": At(ice=["Enigma (rezzed)"]),
                "R&D": At(ice=["Hunter (rezzed)"]),
            },
        ),
    ),
    (
        "Breaker Bay Grid",
        Close(
            "corp rez Superdeep Borehole",
            "corp pays 1; rez Superdeep Borehole; +6 bad publicity on Superdeep Borehole",
            **CORPS_WINDOW,
            servers=remote("Superdeep Borehole", "Breaker Bay Grid (rezzed)"),
        ),
    ),
    (
        "Breaker Bay Grid",
        Close(
            "runner run; runner at remote 1; corp rez Enigma",
            "corp pays 3; rez Enigma; runner loses 1 click; end the run",
            servers=remote("PAD Campaign", "Breaker Bay Grid (rezzed)", ice=["Enigma"]),
        ),
    ),
    (
        "Bring Them Home",
        Close(
            "runner use Fall Guy; without Bring Them Home",
            "trash Fall Guy from table; runner gains 2; corp gains 3 click; corp draws 1",
            at="5.7.1b",
            corp=corp("Bring Them Home", clicks=0),
            runner=runner("Fall Guy", clicks=0, hand=DIESELS),
        ),
    ),
    (
        "Bring Them Home",
        Close(
            "runner run; runner at remote 1; corp use Bio Vault; without Bring Them Home",
            "-2 advancement on Bio Vault; trash Bio Vault from table; end the run; corp gains 3 click; corp"
            " draws 1",
            corp=corp("Bring Them Home", clicks=0),
            runner=runner(clicks=1, hand=DIESELS),
            servers=remote("Bio Vault (rezzed, 2 advancement)"),
        ),
    ),
    (
        "CSR Campaign",
        Close(
            "corp pass",
            "corp draws 1",
            **CORPS_BEGINS,
            servers=remote("CSR Campaign (rezzed)"),
        ),
    ),
    (
        "Explode-a-palooza",
        Close(
            "runner run; runner at remote 1; corp pass",
            "access Explode-a-palooza; steal Explode-a-palooza",
            servers=remote("Explode-a-palooza"),
        ),
    ),
    (
        "Cyberdex Virus Suite",
        Close(
            "runner run; runner at remote 1; corp pass",
            "access Cyberdex Virus Suite",
            servers=remote("Cyberdex Virus Suite"),
            runner=runner("Cache (3 virus)"),
        ),
    ),
    (
        "Hybrid Release",
        Close(
            "corp score Hybrid Release; corp pass",
            "score Hybrid Release",
            **CORPS_WINDOW,
            corp=corp(discard=["PAD Campaign"]),
            servers=remote("Hybrid Release (2 advancement)"),
        ),
    ),
    (
        "Caldera",
        Close(
            "corp play Scorched Earth; without Caldera",
            "corp pays 3; trash Diesel from grip; trash Diesel from grip; trash Diesel from grip; trash"
            " Diesel from grip; 4 meat",
            **CORPS,
            corp=corp("Scorched Earth"),
            runner=runner("Caldera", tags=1, hand=DIESELS),
        ),
    ),
    (
        "Calling in Favors",
        Close(
            "runner play Calling in Favors",
            "runner gains 1",
            runner=runner("Fall Guy", "Daily Casts (8 credit)", hand=["Calling in Favors"]),
        ),
    ),
    (
        "Calvin B4L3Y",
        Close(
            "runner run; runner at remote 1; runner trash Calvin B4L3Y; corp yes",
            "access Calvin B4L3Y; runner pays 3; trash Calvin B4L3Y from table; corp draws 2",
            corp=corp(),
            servers=remote("Calvin B4L3Y (rezzed)"),
        ),
    ),
    (
        "Cayambe Grid",
        Close(
            "corp gain credit",
            "corp gains 1; runner gains 4 click",
            **CORPS,
            corp=corp(clicks=1),
            servers=remote("Cayambe Grid (rezzed)", ice=["Ice Wall"]),
        ),
    ),
)


@pytest.mark.card(*(card for card, _ in PLAYS))
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_it_is_as_the_card_says(card: str, play: Close, rules: str) -> None:
    play.check(rules)
