"""Cards of the Runner's closely: how many cards are chosen of several, which ones, and who chooses them."""

import pytest

from rulerunner import At
from tests.support.closely import RUNNERS_BEGINS, Close
from tests.support.plays import MODERN, corp, remote, runner
from tests.support.plenty import Plenty

ENIGMA = {"HQ": At(ice=["Enigma (rezzed)"])}
QUANDARY = {"HQ": At(ice=["Quandary (rezzed)"])}
ICE_WALL = {"HQ": At(ice=["Ice Wall (rezzed)"])}
POWERED = ("Endurance (2 power)", "Cataloguer (1 power)", "Yog.0")

RUNNER_PLAYS = (
    (
        "Friday Chip",
        Close(
            "runner yes; runner Imp; over",
            "-1 virus on Friday Chip; +1 virus on Imp",
            **RUNNERS_BEGINS,
            runner=runner("Friday Chip (3 virus)", "Imp", "Cache", "Datasucker"),
        ),
    ),
    (
        "Gebrselassie",
        Close(
            "runner use Gebrselassie; runner Corroder; over",
            "Gebrselassie on Corroder",
            runner=runner("Gebrselassie", "Corroder", "Mimic", "Yog.0"),
        ),
    ),
    (
        "GAMEDRAGON™ Pro",
        Close(
            "runner install GAMEDRAGON™ Pro; runner yes; runner Corroder; over",
            "runner pays 2; install GAMEDRAGON™ Pro on Corroder; GAMEDRAGON™ Pro on Corroder",
            runner=runner("Corroder", "Mimic", "Yog.0", hand=["GAMEDRAGON™ Pro"]),
        ),
    ),
    (
        "GAMEDRAGON™ Pro",
        Close(
            "runner yes; runner Corroder; over",
            "GAMEDRAGON™ Pro on Corroder",
            **RUNNERS_BEGINS,
            runner=runner("GAMEDRAGON™ Pro", "Corroder", "Mimic", "Yog.0"),
        ),
    ),
    (
        "Artist Colony",
        Close(
            "runner use Artist Colony; runner Akamatsu Mem Chip; over",
            "forfeit Hostile Takeover; runner shuffles; runner searches stack; runner pays 1;"
            " install Akamatsu Mem Chip",
            at="5.7.1b",
            runner=runner(
                "Artist Colony",
                score=["Hostile Takeover"],
                deck=["Akamatsu Mem Chip", "Corroder", "Daily Casts", "Diesel"],
            ),
        ),
    ),
    (
        "Asmund Pudlat",
        Close(
            "runner install Asmund Pudlat; runner Cache; runner Jeitinho; over",
            "runner pays 2; install Asmund Pudlat; runner shuffles; runner searches stack;"
            " Cache on Asmund Pudlat; Jeitinho on Asmund Pudlat",
            runner=runner(hand=["Asmund Pudlat"], deck=["Cache", "Imp", "Datasucker", "Jeitinho", "Diesel"]),
        ),
    ),
    (
        "Bling",
        Close(
            "runner install Faerie; runner yes",
            "install Faerie; Corroder on Bling",
            runner=runner("Bling", hand=["Faerie"]),
        ),
    ),
    (
        "Boomerang",
        Close(
            "runner install Boomerang; runner run; runner at HQ; runner use Boomerang; runner subroutine;"
            " runner subroutine; runner yes",
            "runner pays 2; install Boomerang; trash Boomerang from table; access Hedge Fund;"
            " Boomerang to stack; runner shuffles",
            corp=corp("Hedge Fund"),
            servers=ENIGMA,
            runner=runner(hand=["Boomerang"], discard=["Boomerang", "Boomerang"]),
        ),
    ),
    (
        "Compile",
        Close(
            "runner play Compile; runner at HQ; runner yes; runner 0; runner Corroder; over",
            "runner pays 2; runner shuffles; runner searches stack; install Corroder; end the run;"
            " Corroder to stack",
            servers=ICE_WALL,
            runner=runner(hand=["Compile"], deck=["Corroder", "Mimic", "Diesel"]),
        ),
    ),
    (
        "Hostage",
        Close(
            "runner play Hostage; runner Fall Guy; over; runner yes",
            "runner pays 1; reveal Fall Guy; runner shuffles; runner searches stack; Fall Guy to grip;"
            " install Fall Guy",
            runner=runner(hand=["Hostage"], deck=["Fall Guy", "Councilman", "Diesel"]),
        ),
    ),
    (
        "Hush",
        Close(
            "runner use Hush; runner Enigma; over",
            "Hush on Enigma",
            servers={"HQ": At(ice=["Ice Wall", "Enigma", "Hunter", "Quandary"])},
            runner=runner("Hush (on Ice Wall)"),
        ),
    ),
    (
        "Captain Padma Isbister: Intrepid Explorer",
        Close(
            "runner run; runner at R&D; runner yes; runner not Yog.0; runner not Envelopment;"
            " runner Cataloguer",
            "+1 power on Cataloguer; +1 power on Endurance; access Beanstalk Royalties",
            servers={"R&D": At(ice=["Envelopment (4 power)"])},
            runner=runner(*POWERED, identity="Captain Padma Isbister: Intrepid Explorer"),
        ),
    ),
    (
        "Daeg, First Net-Cat",
        Close(
            "runner run; runner at remote 1; runner yes; runner not Yog.0; runner Cataloguer",
            "+1 power on Endurance; access Hostile Takeover; steal Hostile Takeover; +1 power on Cataloguer",
            servers=remote("Hostile Takeover"),
            runner=runner("Daeg, First Net-Cat", *POWERED),
        ),
    ),
    (
        "Flux Capacitor",
        Close(
            "runner run; runner at HQ; runner use Yog.0; runner yes; runner not Yog.0; runner Cataloguer",
            "+1 power on Cataloguer; +1 power on Endurance",
            servers=QUANDARY,
            runner=runner("Flux Capacitor (on Quandary)", *POWERED),
        ),
    ),
    (
        "Into the Depths",
        Close(
            "runner play Into the Depths; runner at HQ; runner use Yog.0; runner 2; runner not Yog.0;"
            " runner Cataloguer",
            "runner pays 1; +1 power on Cataloguer; +1 power on Endurance",
            servers=QUANDARY,
            runner=runner(*POWERED, hand=["Into the Depths"]),
        ),
    ),
)


@pytest.mark.card(*(card for card, _ in RUNNER_PLAYS))
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "play"), RUNNER_PLAYS)
def test_a_card_of_the_runners_asks_for_so_many_and_takes_what_is_named(
    card: str, play: Close, rules: str
) -> None:
    play.check(rules)


PLENTY: dict[str, dict[str, str]] = {
    "Buffer Drive": {"use 1": "Diesel to stack; 1 picked"},
    "Express Delivery": {
        "play": "runner pays 1 click; runner pays 1; Diesel to grip; runner shuffles; 1 picked"
    },
    "Executive Boot Camp": {"begin": "rez Ice Wall; corp gains 1; corp draws 1; 1 picked"},
}


@pytest.mark.card(*PLENTY)
@pytest.mark.parametrize("card", PLENTY)
def test_where_there_is_plenty_no_more_is_taken(card: str) -> None:
    for way, told in PLENTY[card].items():
        assert "; ".join(Plenty(card, way).said) == told
