"""Cards of the Corp's closely: how many cards are chosen of several, which ones, and who chooses them."""

import pytest

from rulerunner import At
from tests.support.closely import CORPS, CORPS_BEGINS, CORPS_WINDOW, Close
from tests.support.plays import MODERN, corp, remote, runner

STOLEN = ["Priority Requisition", "Private Security Force"]

CORP_PLAYS = (
    (
        "24/7 News Cycle",
        Close(
            "corp play 24/7 News Cycle; corp Priority Requisition; corp Hostile Takeover",
            "forfeit Priority Requisition; corp gains 7; 1 bad publicity",
            **CORPS,
            corp=corp(
                "24/7 News Cycle", score=["Priority Requisition", "Hostile Takeover", "Fly on the Wall"]
            ),
        ),
    ),
    (
        "A Teia: IP Recovery",
        Close(
            "corp install PAD Campaign; corp at new; corp yes; corp Crisium Grid; corp install Enigma;"
            " corp at remote 3; quiet; corp gain credit",
            "install PAD Campaign; install Crisium Grid; install Enigma; corp gains 1",
            **CORPS,
            corp=corp("PAD Campaign", "Crisium Grid", "Enigma", "Ice Wall", identity="A Teia: IP Recovery"),
            servers={"remote 2": At(root=["Adonis Campaign"])},
        ),
    ),
    (
        "Architect",
        Close(
            "runner run; runner at HQ; corp yes; corp Tollbooth",
            "corp looks at 5 of R&D; install Tollbooth",
            corp=corp(deck=["Enigma", "Snare!", "Hedge Fund", "PAD Campaign", "Tollbooth", "Ice Wall"]),
            servers={"HQ": At(ice=["Architect (rezzed)"])},
        ),
    ),
    (
        "Architect",
        Close(
            "runner run; runner at HQ; corp no; corp yes",
            "corp looks at 5 of R&D; install Snare!; access Hedge Fund",
            corp=corp("Hedge Fund", discard=["Snare!"]),
            servers={"HQ": At(ice=["Architect (rezzed)"])},
        ),
    ),
    (
        "Bigger Picture",
        Close(
            "corp play Bigger Picture; corp 1; corp 2",
            "2 tag removed; runner loses 10; corp gains 10",
            **CORPS,
            corp=corp("Bigger Picture"),
            runner=runner(tags=3, credits=20),
        ),
    ),
    (
        "Bulwark",
        Close(
            "runner run; runner at HQ; runner use D4v1d; runner Cache",
            "-1 power on D4v1d; trash Cache from table; corp gains 2; end the run",
            corp=corp("Enigma"),
            servers={"HQ": At(ice=["Bulwark (rezzed)"])},
            runner=runner("D4v1d (1 power)", "Cache"),
        ),
    ),
    (
        "Bulwark",
        Close(
            "runner run; runner at HQ; runner use D4v1d; runner subroutine; runner use D4v1d;"
            " runner subroutine",
            "-1 power on D4v1d; -1 power on D4v1d; corp gains 2; end the run",
            corp=corp("Enigma"),
            servers={"HQ": At(ice=["Bulwark (rezzed)"])},
            runner=runner("D4v1d (2 power)"),
        ),
    ),
    (
        "Bumi 1.0",
        Close(
            "runner run; runner at HQ; corp rez Bumi 1.0; corp yes; corp Chisel; corp Corroder",
            "corp pays 3; rez Bumi 1.0; trash Chisel from table; trash Corroder from table;"
            " trash Diesel from grip; 1 core; access Enigma",
            corp=corp("Enigma"),
            servers={"HQ": At(ice=["Bumi 1.0"]), "R&D": At(ice=["Ice Wall", "Enigma"])},
            runner=runner("Chisel (on Ice Wall)", "Botulus (on Enigma)", "Corroder", hand=["3x Diesel"]),
        ),
    ),
    (
        "Calibration Testing",
        Close(
            "corp use Calibration Testing; corp not Ice Wall; corp PAD Campaign",
            "trash Calibration Testing from table; +1 advancement on PAD Campaign",
            **CORPS_WINDOW,
            servers=remote("Calibration Testing (rezzed)", "PAD Campaign", "Crisium Grid", ice=["Ice Wall"]),
        ),
    ),
    (
        "Cayambe Grid",
        Close(
            "corp not Hunter; corp Ice Wall",
            "+1 advancement on Ice Wall; corp draws 1",
            **CORPS_BEGINS,
            servers={
                **remote("Cayambe Grid (rezzed)", ice=["Ice Wall", "Enigma"]),
                "HQ": At(ice=["Hunter"]),
            },
        ),
    ),
    (
        "Cohort Guidance Program",
        Close(
            "corp yes; corp 1; corp Enigma; corp Corroder",
            "reveal Enigma; +1 advancement on Corroder; corp draws 1",
            **CORPS_BEGINS,
            corp=corp("Snare!", discard=["Enigma", "Ice Wall"]),
            servers=remote("Cohort Guidance Program (rezzed)"),
            runner=runner("Corroder", "Imp"),
        ),
    ),
    (
        "Contract Killer",
        Close(
            "corp use Contract Killer; corp 0; corp Fall Guy",
            "trash Contract Killer from table; trash Fall Guy from table",
            **CORPS,
            servers=remote("Contract Killer (rezzed, 2 advancement)"),
            runner=runner("Fall Guy", "Councilman"),
        ),
    ),
    (
        "Descent",
        Close(
            "corp use Descent; corp not Enigma; corp Hostile Takeover; corp Braintrust; over",
            "corp pays 1; reveal Descent; trash Descent from HQ; corp draws 1; reveal Hostile Takeover;"
            " reveal Braintrust; Hostile Takeover to R&D; Braintrust to R&D; corp shuffles;"
            " runner gains 4 click",
            **CORPS,
            corp=corp(
                "Descent", "Hostile Takeover", "Enigma", discard=["Braintrust", "Fly on the Wall"], clicks=1
            ),
        ),
    ),
    (
        "Eminent Domain",
        Close(
            "corp use Eminent Domain; corp Tollbooth",
            "corp pays 1; reveal Eminent Domain; trash Eminent Domain from HQ; install Tollbooth;"
            " corp pays 3; rez Tollbooth; runner gains 4 click",
            **CORPS,
            corp=corp("Eminent Domain", "Tollbooth", "Adonis Campaign", clicks=1),
        ),
    ),
    (
        "Embedded Reporting",
        Close(
            "corp yes; corp Hedge Fund; over",
            "corp loses 3 click; -1 agenda on Embedded Reporting; reveal Hedge Fund; corp shuffles;"
            " corp searches R&D; Hedge Fund to R&D; runner gains 4 click",
            turn="corp",
            at="5.6.3b",
            corp=corp(
                score=["Embedded Reporting (1 agenda)"],
                deck=["Enigma", "Hedge Fund", "Restructure", "Snare!"],
            ),
        ),
    ),
    (
        "Exchange of Information",
        Close(
            "corp play Exchange of Information; corp Braintrust; corp Priority Requisition",
            "",
            {
                "corp score": ["Hostile Takeover", "Priority Requisition"],
                "runner score": ["Braintrust", "Private Security Force"],
            },
            **CORPS,
            corp=corp("Exchange of Information", score=["Hostile Takeover", "Braintrust"]),
            runner=runner(tags=1, score=STOLEN),
        ),
    ),
    (
        "Fast Break",
        Close(
            "corp play Fast Break; corp 2; corp 2; corp PAD Campaign; corp Enigma",
            "corp pays 4; corp gains 2; corp draws 2; install PAD Campaign; install Enigma",
            **CORPS,
            corp=corp("Fast Break", "PAD Campaign", "Enigma", "Snare!"),
            runner=runner(score=STOLEN),
        ),
    ),
    (
        "Fast Break",
        Close(
            "corp play Fast Break; corp 0; corp 0",
            "corp pays 4; corp gains 2",
            **CORPS,
            corp=corp("Fast Break", "PAD Campaign", "Enigma", "Snare!"),
            runner=runner(score=STOLEN),
        ),
    ),
    (
        "Fast Break",
        Close(
            "corp play Fast Break; corp 1; corp 1; corp PAD Campaign",
            "corp pays 4; corp gains 1; corp draws 1; install PAD Campaign",
            **CORPS,
            corp=corp("Fast Break", "PAD Campaign", "Enigma", "Snare!"),
            runner=runner(score=["Priority Requisition"]),
        ),
    ),
    (
        "Galahad",
        Close(
            "runner run; runner at HQ; corp yes; corp Merlin; corp Lancelot; over",
            "reveal Merlin; reveal Lancelot; end the run",
            corp=corp("Merlin", "Lancelot", "Galahad"),
            servers={"HQ": At(ice=["Galahad (rezzed)"])},
            runner=runner(hand=["5x Diesel"]),
        ),
    ),
    (
        "Lancelot",
        Close(
            "runner run; runner at HQ; corp yes; corp Merlin; corp Galahad; over",
            "reveal Merlin; reveal Galahad; trash Diesel from grip; trash Diesel from grip; 2 net;"
            " end the run",
            corp=corp("Merlin", "Galahad", "Galahad"),
            servers={"HQ": At(ice=["Lancelot (rezzed)"])},
            runner=runner(hand=["5x Diesel"]),
        ),
    ),
    (
        "Glenn Station",
        Close(
            "corp use Glenn Station; corp Enigma; corp use Glenn Station",
            "Enigma on Glenn Station; Enigma to HQ",
            **CORPS,
            corp=corp("Enigma", "Snare!", score=["Glenn Station"]),
        ),
    ),
    (
        "IP Enforcement",
        Close(
            "corp play IP Enforcement; corp 1; corp Hostile Takeover",
            "corp pays 1; 1 tag removed; install Hostile Takeover; +1 advancement on Hostile Takeover",
            **CORPS,
            corp=corp("IP Enforcement"),
            runner=runner(tags=2, score=["Hostile Takeover", "Fly on the Wall"]),
        ),
    ),
    (
        "Keegan Lane",
        Close(
            "runner run; runner at remote 1; corp use Keegan Lane; corp Imp",
            "trash Keegan Lane from table; 1 tag removed; trash Imp from table",
            servers=remote("Keegan Lane (rezzed)"),
            runner=runner("Imp", "Corroder", tags=1),
        ),
    ),
    (
        "Kingmaking",
        Close(
            "corp score Kingmaking; corp 0; corp yes; corp Hostile Takeover",
            "score Kingmaking; Hostile Takeover to corp score",
            **CORPS_WINDOW,
            corp=corp("Hostile Takeover", "Fly on the Wall", "Braintrust"),
            servers=remote("Kingmaking (4 advancement)"),
            points=(3, 0),
        ),
    ),
    (
        "Kingmaking",
        Close(
            "corp score Kingmaking; corp 0; corp yes; quiet",
            "score Kingmaking",
            **CORPS_WINDOW,
            corp=corp("Braintrust"),
            servers=remote("Kingmaking (4 advancement)"),
            only="nsg-26.03",
        ),
    ),
    (
        "Key Performance Indicators",
        Close(
            "corp play Key Performance Indicators; corp 3; corp 1; corp Enigma; corp at HQ",
            "corp pays 1; corp gains 2; install Enigma",
            **CORPS,
            corp=corp("Key Performance Indicators", "Enigma", "Ice Wall"),
        ),
    ),
    (
        "Hearts and Minds",
        Close(
            "corp yes; corp Akhet; over",
            "-1 advancement on Ice Wall; +1 advancement on Akhet; corp draws 1",
            **CORPS_BEGINS,
            servers=remote(
                "Hearts and Minds (rezzed)", ice=["Ice Wall (2 advancement)", "Akhet", "Logjam", "Pharos"]
            ),
        ),
    ),
    (
        "Lady Liberty",
        Close(
            "corp use Lady Liberty; corp Hostile Takeover",
            "Hostile Takeover to corp score; runner gains 4 click",
            **CORPS,
            corp=corp("Hostile Takeover", "Fly on the Wall", "Braintrust"),
            servers=remote("Lady Liberty (rezzed, 1 power)"),
            points=(1, 0),
        ),
    ),
    (
        "Lightning Laboratory",
        Close(
            "runner run; runner at HQ; corp yes; corp Ice Wall; corp Enigma; over",
            "-1 agenda on Lightning Laboratory; rez Ice Wall; rez Enigma; end the run",
            corp=corp(score=["Lightning Laboratory (1 agenda)"]),
            servers={"HQ": At(ice=["Ice Wall", "Enigma", "Hunter"])},
        ),
    ),
)


@pytest.mark.card(*(card for card, _ in CORP_PLAYS))
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "play"), CORP_PLAYS)
def test_a_card_of_the_corps_asks_for_so_many_and_takes_what_is_named(
    card: str, play: Close, rules: str
) -> None:
    play.check(rules)
