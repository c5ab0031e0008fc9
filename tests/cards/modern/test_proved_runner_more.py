"""More of the Runner's cards word by word: of several one is taken, by whom, what is on offer, how often."""

import pytest

from rulerunner import At
from rulerunner.lang.abilities import Sub
from rulerunner.lang.instructions import Damage, EndRun
from rulerunner.lang.sugar import play
from tests.support.faces import KEY, made
from tests.support.plays import MODERN, Play, corp, remote, rezzed, runner

GATE = made("Gate", "ice", Sub((EndRun(),)), subtypes=("code gate",))
FOUR_POINTS = ["2x Private Security Force"]
THREE_POINTS = ["Priority Requisition"]
TWO_POINTS = ["Private Security Force"]
KNICKKNACK = "“Knickknack” O’Brian"
BAKLAN = "“Baklan” Bochkin"
MARY = "“Pretty” Mary da Silva"
SYNAPSE = "Synapse Global: Faster than Thought"


PLAYS = {
    "S-Dobrado": [
        Play(
            "play S-Dobrado; at HQ; never: S-Dobrado",
            "runner pays 2; end the run",
            corp=corp(score=THREE_POINTS),
            runner=runner(hand=["S-Dobrado"]),
            servers=rezzed("Vanilla", "Vanilla", "Vanilla"),
        ),
        Play(
            "play S-Dobrado; at HQ; yes; never: S-Dobrado",
            "runner pays 2; end the run",
            corp=corp(score=FOUR_POINTS),
            runner=runner(hand=["S-Dobrado"]),
            servers=rezzed("Vanilla", "Vanilla", "Vanilla"),
        ),
        Play(
            "play S-Dobrado; at HQ; use Key; never: S-Dobrado",
            "runner pays 2; end the run",
            faces=(KEY,),
            corp=corp(score=FOUR_POINTS),
            runner=runner("Key", hand=["S-Dobrado"]),
            servers=rezzed("Vanilla", "Vanilla", "Vanilla"),
        ),
    ],
    "Security Nexus": [
        Play(
            "run; at HQ; yes; 0; run; at R&D; never: Security Nexus",
            "1 tag; end the run; end the run",
            corp=corp(credits=0),
            runner=runner("Security Nexus"),
            servers={**rezzed("Vanilla"), "R&D": At(ice=["Vanilla (rezzed)"])},
        )
    ],
    "Slap Vandal": [
        Play(
            "run; at remote 1; use Slap Vandal; corp: yes; use Slap Vandal; gain credit",
            "runner pays 1; reveal Vanilla; trash Vanilla from HQ; runner pays 1; access The Twins; "
            "runner gains 1",
            corp=corp("Vanilla"),
            runner=runner("Slap Vandal (on Vanilla)"),
            servers={"remote 1": At(ice=["Vanilla (rezzed)"], root=["The Twins (rezzed)"])},
        )
    ],
    "Slipstream": [
        Play(
            "run; at remote 1; never: Slipstream",
            "",
            corp=corp(credits=0),
            runner=runner("Slipstream"),
            servers={"remote 1": At(ice=["Ice Wall"]), "HQ": At(ice=["Enigma"])},
        )
    ],
    "Solidarity Badge": [
        Play(
            "runner: yes; runner: 1",
            "-1 power on Solidarity Badge; 1 tag removed",
            at="5.7.1d",
            runner=runner("Solidarity Badge (1 power)", tags=1),
        )
    ],
    "Spark of Inspiration": [
        Play(
            "play Spark of Inspiration; yes",
            "runner pays 3; Diesel to aside; Colossus to aside; runner pays 2; install Colossus; Diesel "
            "to stack; runner shuffles",
            faces=(made("Colossus", "program", cost=12),),
            runner=runner(hand=["Spark of Inspiration"], deck=["Diesel", "Colossus", "Corroder"]),
        )
    ],
    "Spooned": [
        Play(
            "play Spooned; at HQ; use Key; use Key; gain credit",
            "runner pays 2; trash Gate from table; runner gains 1",
            faces=(KEY, GATE),
            runner=runner("Key", hand=["Spooned"]),
            servers=rezzed("Gate", "Gate"),
        ),
        Play(
            "run; at R&D; use Key; play Spooned; at HQ; use Key; gain credit",
            "access Beanstalk Royalties; runner pays 2; trash Gate from table; runner gains 1",
            faces=(KEY, GATE),
            runner=runner("Key", hand=["Spooned"]),
            servers={**rezzed("Gate"), "R&D": At(ice=["Gate (rezzed)"])},
        ),
    ],
    "Spree": [
        Play(
            "play Spree; at HQ; use Spree; offered: Saci, Slap Vandal; runner: card Saci; no more",
            "+3 power on Spree; -1 power on Spree; Saci on Ice Wall",
            runner=runner("Saci (on Tollbooth)", "Slap Vandal (on Tollbooth)", "Corroder", hand=["Spree"]),
            servers={"HQ": At(ice=["Ice Wall"]), "R&D": At(ice=["Tollbooth"])},
        ),
        Play(
            "play Spree; at HQ; use Spree; runner: card Enigma; no more",
            "+3 power on Spree; -1 power on Spree; Saci on Enigma",
            runner=runner("Saci (on Tollbooth)", hand=["Spree"]),
            servers={"HQ": At(ice=["Ice Wall", "Enigma", "Vanilla"]), "R&D": At(ice=["Tollbooth"])},
        ),
    ],
    "Stargate": [
        Play(
            "use Stargate", "end the run", runner=runner("Stargate"), servers=rezzed("Vanilla", server="R&D")
        ),
        Play(
            "use Stargate; Snare!; gain credit; cannot: use Stargate",
            "reveal Enigma; reveal Snare!; reveal Hedge Fund; trash Snare! from R&D; runner gains 1",
            corp=corp(credits=0),
            runner=runner("Stargate", credits=0, hand=["5x Diesel"]),
        ),
    ],
    "Stegodon MK IV": [
        Play(
            "run; at HQ; corp: yes; offered: Enigma, Tollbooth; Enigma",
            "derez Enigma; corp gains 1; end the run",
            corp=corp(score=["Stegodon MK IV"]),
            servers={
                **rezzed("Ice Wall"),
                "R&D": At(ice=["Enigma (rezzed)", "Tollbooth (rezzed)"]),
                **remote("PAD Campaign (rezzed)"),
            },
        )
    ],
    "Stimhack": [
        Play(
            "play Stimhack; at HQ; gain credit",
            "+9 credit on Stimhack; access Hedge Fund; trash Diesel from grip; 1 core; runner gains 1",
            corp=corp("Hedge Fund"),
            runner=runner(hand=["Stimhack", "3x Diesel"]),
        )
    ],
    "Stoneship Chart Room": [
        Play(
            "gain credit; use Stoneship Chart Room 1; offered: Poison Vial, Propeller; runner: "
            "Propeller; no more",
            "runner gains 1; trash Stoneship Chart Room from table; +1 power on Propeller",
            runner=runner("Stoneship Chart Room", "Poison Vial (1 power)", "Propeller (1 power)", "Corroder"),
        )
    ],
    "Street Peddler": [
        Play(
            "install Street Peddler; gain credit; use Street Peddler; runner: Gordian Blade",
            "install Street Peddler; Corroder on Street Peddler; Diesel on Street Peddler; Gordian Blade "
            "on Street Peddler; runner gains 1; trash Street Peddler from table; runner pays 3; install "
            "Gordian Blade",
            runner=runner(hand=["Street Peddler"]),
        )
    ],
    "The Class Act": [
        Play(
            "draw; runner: Diesel",
            "runner looks at 2 of stack; Diesel to stack; runner draws 1",
            runner=runner("The Class Act"),
        )
    ],
    "The Shadow Net": [
        Play(
            "use The Shadow Net; offered: Singularity, Diesel; Singularity; gain credit",
            "forfeit Vanity Project; trash PAD Campaign from table; runner gains 1; corp gains 3 click; "
            "corp draws 1",
            runner=runner(
                "The Shadow Net",
                clicks=2,
                credits=0,
                score=["Vanity Project"],
                discard=["Singularity", "Diesel", "Corroder"],
            ),
            servers=remote("PAD Campaign"),
        )
    ],
    "The Supplier": [
        Play(
            "use The Supplier; Daily Casts; use The Supplier; Cyberfeeder; gain credit; gain credit; "
            "gain credit; "
            "gain credit; gain credit; yes; runner: Daily Casts; no more",
            "Daily Casts on The Supplier; Cyberfeeder on The Supplier; runner gains 1; runner gains 1; "
            "corp gains 3 click; corp draws 1; corp gains 1; corp gains 1; corp gains 1; runner gains 4 "
            "click; runner pays 1; install Daily Casts; +8 credit on Daily Casts",
            corp=corp(clicks=0),
            runner=runner("The Supplier", hand=["Daily Casts", "Cyberfeeder", "Fan Site"], credits=0),
        )
    ],
    "The Turning Wheel": [
        Play(
            "run; at remote 1; run; at HQ",
            "access Hostile Takeover; steal Hostile Takeover; +1 power on The Turning Wheel",
            corp=corp(),
            runner=runner("The Turning Wheel"),
            servers=remote("Hostile Takeover"),
        )
    ],
    "The Twinning": [
        Play(
            "run; at remote 1; never: The Twinning",
            "access PAD Campaign",
            corp=corp(),
            runner=runner("The Twinning (2 power)", credits=0),
            servers=remote("PAD Campaign"),
        )
    ],
    "Transfer of Wealth": [
        Play(
            "play Transfer of Wealth",
            "1 tag; corp loses 3; runner gains 6; access Hedge Fund",
            corp=corp("Hedge Fund"),
            runner=runner(hand=["Transfer of Wealth"]),
        )
    ],
    "Turntable": [
        Play(
            "run; at remote 1; yes; runner: Priority Requisition; no more",
            "access Hostile Takeover; steal Hostile Takeover",
            {"runner score": ["Priority Requisition"]},
            corp=corp(score=["Priority Requisition", "Private Security Force", "Breaking News"]),
            runner=runner("Turntable"),
            servers=remote("Hostile Takeover"),
        )
    ],
    "Valentina Ferreira Carvalho": [
        Play(
            f"use {SYNAPSE}",
            "1 tag removed; corp gains 2",
            turn="corp",
            corp=corp(identity=SYNAPSE),
            runner=runner("Valentina Ferreira Carvalho", tags=2),
        ),
        Play(
            "install Valentina Ferreira Carvalho; never: Valentina Ferreira Carvalho",
            "runner pays 2; install Valentina Ferreira Carvalho",
            corp=corp(score=TWO_POINTS),
            runner=runner(hand=["Valentina Ferreira Carvalho"], tags=1),
        ),
        Play(
            "install Cyberfeeder; never: Valentina Ferreira Carvalho",
            "runner pays 2; +1 credit on Cyberfeeder; install Cyberfeeder",
            corp=corp(score=THREE_POINTS),
            runner=runner("Valentina Ferreira Carvalho", hand=["Cyberfeeder"], tags=1),
        ),
    ],
    "Virus Breeding Ground": [
        Play(
            "use Virus Breeding Ground; runner: Datasucker; no more",
            "-1 virus on Virus Breeding Ground; +1 virus on Datasucker",
            runner=runner(
                "Virus Breeding Ground (2 virus)", "Datasucker (1 virus)", "Imp (1 virus)", "Medium (1 virus)"
            ),
        )
    ],
    "VRcation": [
        Play(
            "play VRcation",
            "runner pays 1; runner draws 4; corp gains 3 click; corp draws 1",
            runner=runner(hand=["VRcation"], clicks=1),
        )
    ],
    "Wasteland": [
        Play(
            "play Mince; play Mince",
            "trash Diesel from grip; 1 net; trash Diesel from grip; 1 net",
            faces=(made("Mince", "event", play(Damage("net", 1))),),
            runner=runner("Wasteland", hand=["2x Mince", "3x Diesel"]),
        ),
        Play(
            "run; at remote 1; corp: yes; gain credit",
            "access Shattered Remains; corp pays 1; trash Cyberfeeder from table; runner gains 1",
            runner=runner("Wasteland", "Cyberfeeder"),
            servers=remote("Shattered Remains (1 advancement)"),
        ),
    ],
    "World Tree": [
        Play(
            "run; at HQ; yes; offered: Corroder, Cyberfeeder; Corroder; Mimic; done",
            "trash Corroder from table; runner shuffles; runner searches stack; install Mimic",
            runner=runner("World Tree", "Corroder", "Cyberfeeder"),
            servers=remote("PAD Campaign"),
        )
    ],
    KNICKKNACK: [
        Play(
            f"run; at HQ; yes; offered: Corroder, Cyberfeeder; Corroder; run; at HQ; never: {KNICKKNACK}",
            "trash Corroder from table; runner gains 2; runner draws 1",
            runner=runner(KNICKKNACK, "Corroder", "Cyberfeeder"),
            servers=remote("PAD Campaign"),
        )
    ],
    BAKLAN: [
        Play(
            "run; at HQ; gain credit",
            "+1 power on “Baklan” Bochkin; trash Diesel from grip; 1 net; corp gains 1; trash Diesel "
            "from grip; 1 net; corp gains 1; runner gains 1",
            runner=runner(BAKLAN, hand=["5x Diesel"]),
            servers=rezzed("Tithe", "Tithe"),
        )
    ],
    MARY: [
        Play(
            f"run; at HQ; never: {MARY}",
            "access Hedge Fund; access Hedge Fund",
            corp=corp("4x Hedge Fund"),
            runner=runner(MARY, "HQ Interface"),
        )
    ],
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), [(name, n) for name in PLAYS for n in range(len(PLAYS[name]))])
def test_a_card_of_the_runner_does_what_it_says_and_no_more(name: str, n: int, rules: str) -> None:
    PLAYS[name][n].check(rules)
