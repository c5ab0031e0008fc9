"""The Runner's cards word by word: of several one is taken, by whom, what is on offer, what it costs."""

import pytest

from rulerunner import At
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Has
from rulerunner.lang.instructions import BreakSubroutines, Damage, GiveTags
from rulerunner.lang.sugar import paid, play
from tests.support.faces import KEY, made
from tests.support.plays import MODERN, Play, corp, remote, rezzed, runner

TRIP = made("Trip", "event", play(GiveTags(1)))
ZAP = made("Zap", "event", play(Damage("net", 1)))
FOUR_POINTS = ["2x Private Security Force"]
THREE_POINTS = ["Priority Requisition"]
TWO_POINTS = ["Private Security Force"]
SEBASTIAO = "Sebastião Souza Pessoa: Activist Organizer"
MERCURY = "Mercury: Chrome Libertador"
PHOENIX = "Ryō “Phoenix” Ōno: Out of the Ashes"


PLAYS = {
    "Mad Dash": [
        Play(
            "play Mad Dash; at remote 1",
            "access Private Security Force; steal Private Security Force; Mad Dash to runner score",
            points=(0, 2 + 1),
            runner=runner(hand=["Mad Dash"]),
            servers=remote("Private Security Force"),
        )
    ],
    "Madani": [
        Play(
            "use Madani 0; Corroder; Mimic; gain credit; use Madani 1; offered: Corroder, Mimic; Mimic",
            "Corroder on Madani; Mimic on Madani; runner gains 1; runner pays 3; install Mimic",
            runner=runner("Madani", hand=["Corroder", "Mimic"]),
        )
    ],
    "Malandragem": [
        Play(
            "run; at HQ; yes; run; at HQ; never: Malandragem",
            "-1 power on Malandragem; end the run",
            runner=runner("Malandragem (2 power)"),
            servers=rezzed("Vanilla"),
        ),
        Play(
            "run; at HQ; never: Malandragem",
            "end the run",
            corp=corp(score=THREE_POINTS),
            runner=runner("Malandragem (2 power)"),
            servers=rezzed("Bastion"),
        ),
        Play(
            "run; at HQ; yes",
            "",
            corp=corp(score=FOUR_POINTS),
            runner=runner("Malandragem (2 power)"),
            servers=rezzed("Bastion"),
        ),
    ],
    "Manuel Lattes de Moura": [
        Play(
            "run; at remote 1; gain credit",
            "access Red Herrings; access Crisium Grid; access PAD Campaign; runner gains 1",
            runner=runner("Manuel Lattes de Moura", tags=1, credits=0),
            servers=remote("PAD Campaign", "Crisium Grid", "Red Herrings"),
        ),
        Play(
            "trash resource",
            "corp pays 2; trash Manuel Lattes de Moura from table",
            turn="corp",
            corp=corp("Hedge Fund", score=TWO_POINTS),
            runner=runner("Manuel Lattes de Moura", tags=1),
        ),
    ],
    "Masterwork (v37)": [
        Play(
            "install Corroder; install Cyberfeeder",
            "runner pays 2; install Corroder; runner pays 2; +1 credit on Cyberfeeder; install "
            "Cyberfeeder; runner draws 1",
            runner=runner("Masterwork (v37)", hand=["Corroder", "Cyberfeeder"]),
        )
    ],
    "Medium": [
        Play(
            "run; at R&D; never: Medium",
            "+1 virus on Medium; access Enigma",
            corp=corp(),
            runner=runner("Medium"),
        ),
        Play(
            "run; at R&D; use Transport Monopoly; gain credit",
            "-1 agenda on Transport Monopoly; access Enigma; runner gains 1",
            corp=corp(score=["Transport Monopoly (1 agenda)"]),
            runner=runner("Medium"),
        ),
        Play(
            "run; at R&D; run; at R&D; 1",
            "+1 virus on Medium; access Enigma; +1 virus on Medium; access Enigma; reveal Snare!; access "
            "Snare!",
            corp=corp(),
            runner=runner("Medium", credits=0, hand=["5x Diesel"]),
        ),
    ],
    "Meeting of Minds": [
        Play(
            "play Meeting of Minds; 1; yes; Fan Site; offered: Fan Site, Slipstream; Fan Site; "
            "Slipstream; no more",
            "runner pays 4; reveal Fan Site; runner shuffles; runner searches stack; Fan Site to grip; "
            "reveal Fan Site; reveal Slipstream; runner gains 2",
            {"grip": ["Fan Site", "Slipstream", "Corroder"]},
            runner=runner(
                hand=["Meeting of Minds", "Slipstream", "Corroder"],
                deck=["Fan Site", "Wasteland", "Daily Casts"],
                discard=["Wasteland"],
            ),
        ),
        Play(
            "play Meeting of Minds; 0; yes; Mr. Li; offered: Mr. Li; done",
            "runner pays 4; reveal Mr. Li; runner shuffles; runner searches stack; Mr. Li to grip",
            runner=runner(hand=["Meeting of Minds"], deck=["Mr. Li", "Kati Jones", "Daily Casts"]),
        ),
    ],
    MERCURY: [
        Play(
            "run; at HQ; use Key; gain credit; run; at R&D; yes",
            "access Hedge Fund; runner gains 1; access Enigma; reveal Snare!; access Snare!",
            faces=(KEY,),
            corp=corp("Hedge Fund"),
            runner=runner("Key", identity=MERCURY, credits=0, hand=["5x Diesel"]),
            servers=rezzed("Vanilla"),
        )
    ],
    "Nanuq": [
        Play(
            "run; at remote 1; gain credit",
            "access Hostile Takeover; steal Hostile Takeover; Nanuq to removed; runner gains 1",
            {"removed": ["Nanuq"]},
            runner=runner("Nanuq", credits=0),
            servers=remote("Hostile Takeover"),
        )
    ],
    "Net Shield": [
        Play(
            "play Zap; yes; play Zap; never: Net Shield",
            "runner pays 1; trash Diesel from grip; 1 net",
            faces=(ZAP,),
            runner=runner("Net Shield", hand=["2x Zap", "3x Diesel"]),
        )
    ],
    "Net-Ready Eyes": [
        Play(
            "run; at HQ; runner: card Corroder; no more",
            "",
            runner=runner("Net-Ready Eyes", "Corroder", "Mimic", "Inti"),
        )
    ],
    "Nga": [
        Play(
            "run; at HQ; yes; run; at HQ; never: Nga",
            "-1 power on Nga; trash Enigma from R&D; access Hedge Fund; access Hedge Fund",
            corp=corp("Hedge Fund"),
            runner=runner("Nga (3 power)"),
        )
    ],
    "No One Home": [
        Play(
            "play Zap; yes",
            "trash No One Home from table",
            faces=(ZAP,),
            corp=corp(credits=0),
            runner=runner("No One Home", hand=["Zap", "3x Diesel"], credits=0),
        ),
        Play(
            "play Trip; yes",
            "trash No One Home from table",
            faces=(TRIP,),
            corp=corp(credits=0),
            runner=runner("No One Home", hand=["Trip"], credits=0),
        ),
    ],
    "Orca": [
        Play(
            "run; at HQ; use Orca 1; subroutine; subroutine; yes; offered: Poison Vial, Propeller; "
            "runner: Propeller; no more; run; at HQ; "
            "use Orca 1; subroutine; subroutine; never: Orca",
            "runner pays 2; +1 power on Propeller; runner pays 2",
            runner=runner("Orca", "Poison Vial (1 power)", "Propeller (1 power)", "Corroder", credits=4),
            servers=rezzed("Tithe"),
        )
    ],
    "Pantograph": [
        Play(
            "gain credit; score Private Security Force; yes; offered: Corroder, Daily Casts; Corroder",
            "corp gains 1; score Private Security Force; runner gains 1; runner pays 2; install Corroder",
            turn="corp",
            corp=corp(),
            runner=runner("Pantograph", hand=["Corroder", "Daily Casts", "Diesel"]),
            servers=remote("Private Security Force (4 advancement)"),
        ),
        Play(
            "run; at remote 1; runner: yes; offered: Corroder, Daily Casts; Corroder",
            "access Hostile Takeover; steal Hostile Takeover; runner gains 1; runner pays 2; install "
            "Corroder",
            runner=runner("Pantograph", hand=["Corroder", "Daily Casts", "Diesel"]),
            servers=remote("Hostile Takeover"),
        ),
    ],
    "Paparazzi": [
        Play(
            "play Zap",
            "trash Diesel from grip; 1 net",
            faces=(ZAP,),
            runner=runner("Paparazzi", hand=["Zap", "3x Diesel"]),
        )
    ],
    "Penumbral Toolkit": [
        Play(
            "run; at HQ; install Penumbral Toolkit",
            "runner pays 2; install Penumbral Toolkit; +4 credit on Penumbral Toolkit",
            corp=corp(play=["Scarcity of Resources"]),
            runner=runner(hand=["Penumbral Toolkit"]),
        ),
        Play(
            "run; at R&D; install Penumbral Toolkit",
            "access Enigma; runner pays 2; install Penumbral Toolkit; +4 credit on Penumbral Toolkit",
            corp=corp(),
            runner=runner(hand=["Penumbral Toolkit"]),
        ),
    ],
    "Privileged Access": [
        Play(
            "play Privileged Access; runner: yes; runner: Daily Casts; no more; never: Privileged Access",
            "1 tag; runner pays 1; install Daily Casts; +8 credit on Daily Casts",
            corp=corp(score=TWO_POINTS),
            runner=runner(hand=["Privileged Access"], discard=["Daily Casts", "Fan Site", "Corroder"]),
        ),
        Play(
            "play Privileged Access; runner: trigger Privileged Access 3; runner: Corroder; no more",
            "1 tag; runner pays 2; install Corroder",
            corp=corp(score=THREE_POINTS),
            runner=runner(hand=["Privileged Access"], discard=["Corroder", "Mimic"]),
        ),
    ],
    "Prognostic Q-Loop": [
        Play(
            "run; at HQ; use Prognostic Q-Loop; runner: yes; run; at HQ; never: Prognostic Q-Loop",
            "runner pays 1; reveal Cyberfeeder; runner pays 2; +1 credit on Cyberfeeder; install Cyberfeeder",
            runner=runner("Prognostic Q-Loop", deck=["Cyberfeeder", "2x Diesel", "9x Corroder"]),
        )
    ],
    "Raymond Flint": [
        Play(
            "gain credit; score Hostile Takeover",
            "corp gains 1; score Hostile Takeover; corp gains 7; 1 bad publicity; access Hedge Fund",
            turn="corp",
            corp=corp("Hedge Fund"),
            runner=runner("Raymond Flint", credits=0),
            servers={**remote("Hostile Takeover (2 advancement)"), "HQ": At(root=["Crisium Grid"])},
        )
    ],
    "Rigging Up": [
        Play(
            "play Rigging Up",
            "runner pays 1; install Gordian Blade",
            runner=runner(hand=["Rigging Up", "Gordian Blade"]),
        )
    ],
    "Rook": [
        Play(
            "use Rook; runner: Enigma; no more",
            "Rook on Enigma",
            runner=runner("Rook (on Ice Wall)"),
            servers={"HQ": At(ice=["Ice Wall", "Enigma", "Tollbooth", "Vanilla"], root=["Crisium Grid"])},
        )
    ],
    PHOENIX: [
        Play(
            "run; at HQ; run; at Archives; never: " + PHOENIX,
            "end the run",
            corp=corp("Hedge Fund"),
            runner=runner(identity=PHOENIX),
            servers=rezzed("Vanilla"),
        ),
        Play(
            "run; at R&D; use Pick; corp: Hedge Fund; gain credit",
            "trash Diesel from grip; 1 net; corp gains 1; runner gains 1; trash Hedge Fund from HQ; "
            "access Enigma; runner gains 1",
            faces=(made("Pick", "program", paid(Credits(0), BreakSubroutines(1, Has("barrier")))),),
            corp=corp("Hedge Fund", "Enigma"),
            runner=runner("Pick", identity=PHOENIX, hand=["5x Diesel"]),
            servers=rezzed("Tithe", "Vanilla", server="R&D"),
        ),
    ],
    "Saci": [
        Play(
            "gain credit; score Élivágar Bifurcation; yes; Enigma",
            "corp gains 1; score Élivágar Bifurcation; derez Enigma",
            turn="corp",
            corp=corp(),
            runner=runner("Saci (on Ice Wall)"),
            servers={
                **remote("Élivágar Bifurcation (3 advancement)"),
                **rezzed("Enigma", "Tollbooth"),
                "R&D": At(ice=["Ice Wall"]),
            },
        )
    ],
    "Sacrificial Construct": [
        Play(
            "run; at remote 1; corp: yes; runner: use Sacrificial Construct",
            "access Shattered Remains; corp pays 1; trash Sacrificial Construct from table",
            runner=runner("Sacrificial Construct", "Cyberfeeder"),
            servers=remote("Shattered Remains (1 advancement)"),
        )
    ],
    "Same Old Thing": [
        Play(
            "use Same Old Thing; offered: Diesel, Sure Gamble; runner: Sure Gamble",
            "trash Same Old Thing from table; runner pays 5; runner gains 9",
            runner=runner("Same Old Thing", discard=["Corroder", "Diesel", "Sure Gamble"]),
        )
    ],
    "Scavenge": [
        Play(
            "play Scavenge; runner: Mimic",
            "trash Corroder from table; runner pays 1; install Mimic",
            runner=runner("Corroder", hand=["Scavenge"], discard=["Mimic", "Femme Fatale"]),
        )
    ],
    SEBASTIAO: [
        Play(
            "play Trip; yes; runner: Mr. Li; no more",
            "1 tag; runner pays 1; install Mr. Li",
            faces=(TRIP,),
            runner=runner(hand=["Trip", "Mr. Li", "Kati Jones"], identity=SEBASTIAO),
        ),
        Play(
            "trash resource; yes; Hedge Fund",
            "corp pays 2; trash Hedge Fund from HQ; trash Mr. Li from table",
            {"HQ": ["Enigma", "Ice Wall"]},
            turn="corp",
            corp=corp("Hedge Fund", "Enigma", "Ice Wall"),
            runner=runner("Mr. Li", identity=SEBASTIAO, tags=1),
        ),
    ],
    "Simulchip": [
        Play(
            "play Zap; gain credit; never: Simulchip",
            "trash Inti from grip; 1 net; runner gains 1",
            faces=(ZAP,),
            runner=runner("Simulchip", hand=["Zap", "Inti"], discard=["Mimic"]),
        ),
        Play(
            "play Zap; gain credit; use Simulchip; Mimic",
            "trash Inti from grip; 1 net; runner gains 1; trash Corroder from table; trash Simulchip "
            "from table; install Mimic",
            faces=(ZAP,),
            runner=runner("Simulchip", "Corroder", hand=["Zap", "Inti"], discard=["Mimic"]),
        ),
        Play(
            "play Scavenge; Gordian Blade; gain credit; use Simulchip; offered: Corroder, Mimic; runner: "
            "Mimic",
            "trash Corroder from table; runner pays 2; install Gordian Blade; runner gains 1; trash "
            "Simulchip from table; install Mimic",
            runner=runner("Corroder", "Simulchip", hand=["Scavenge"], discard=["Mimic", "Gordian Blade"]),
        ),
    ],
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), [(name, n) for name in PLAYS for n in range(len(PLAYS[name]))])
def test_a_card_of_the_runner_does_what_it_says_and_no_more(name: str, n: int, rules: str) -> None:
    PLAYS[name][n].check(rules)
