"""The Corp's cards word by word: of several one is taken, by whom, what is on offer, who trashes."""

import pytest

from rulerunner import At
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import Damage, GiveTags, TrashTop
from rulerunner.lang.sugar import paid, play
from tests.support.faces import made
from tests.support.plays import CORP, MODERN, RUNNER, Play, corp, remote, rezzed, runner

TRIP = made("Trip", "event", play(GiveTags(1)))
BRUISE = made("Bruise", "operation", play(Damage("meat", 1)))
POOR = RUNNER._replace(credits=0, hand=["5x Diesel"])
GAINS = "gain credit; gain credit; gain credit"
UNTAIAN = "PT Untaian: Life's Building Blocks"
THREE_POINTS = ["Priority Requisition"]


PLAYS = {
    "24/7 News Cycle": [
        Play(
            "play 24/7 News Cycle; corp: Breaking News; corp: Offworld Office",
            "forfeit Breaking News; corp gains 7",
            turn="corp",
            corp=corp("24/7 News Cycle", score=["Breaking News", "Offworld Office", "Hostile Takeover"]),
        )
    ],
    "M.I.C.": [
        Play(
            "run; at HQ; corp: use M.I.C.; runner: yes",
            "trash M.I.C. from table; corp gains 3 click; corp draws 1",
            runner=runner(clicks=2),
            servers=rezzed("M.I.C."),
        )
    ],
    "Macrophage": [
        Play(
            "run; at HQ; corp: Parasite",
            "Parasite to removed; end the run",
            {"heap": ["Datasucker", "Imp"], "removed": ["Parasite"]},
            corp=CORP._replace(credits=0),
            runner=runner(credits=0, discard=["Datasucker", "Imp", "Parasite"]),
            servers=rezzed("Macrophage"),
        )
    ],
    "Market Forces": [
        Play("cannot: play Market Forces", "", turn="corp", corp=corp("Market Forces")),
        Play(
            "play Market Forces",
            "runner loses 5; corp gains 5",
            turn="corp",
            corp=corp("Market Forces"),
            runner=runner(tags=2, credits=5),
        ),
    ],
    "Megaprix Qualifier": [
        Play(
            "gain credit; score Megaprix Qualifier",
            "corp gains 1; score Megaprix Qualifier; +1 agenda on Megaprix Qualifier",
            turn="corp",
            corp=corp(score=["Megaprix Qualifier"]),
            servers=remote("Megaprix Qualifier (3 advancement)"),
        )
    ],
    "Mercia B4LL4RD": [
        Play(
            f"{GAINS}; corp: yes; offered: Enigma, Ice Wall; corp: Enigma; at R&D; no more",
            "corp gains 1; corp gains 1; corp gains 1; install Enigma; runner gains 4 click",
            turn="corp",
            corp=corp("Enigma", "Ice Wall", "Hedge Fund"),
            servers=remote("Mercia B4LL4RD (rezzed)"),
        )
    ],
    "Metamorph": [
        Play(
            "run; at HQ; corp: 1; offered: PAD Campaign, Crisium Grid; PAD Campaign",
            "",
            runner=runner("Corroder", "Daily Casts"),
            servers={
                **rezzed("Metamorph", "Ice Wall"),
                "remote 1": At(root=["PAD Campaign"]),
                "remote 2": At(root=["Crisium Grid"]),
            },
        )
    ],
    "Moon Pool": [
        Play(
            "gain credit; use Moon Pool; done; corp: Hedge Fund; corp: Enigma; no more",
            "corp gains 1; reveal Hedge Fund; reveal Enigma; Hedge Fund to R&D; Enigma to R&D; corp shuffles",
            turn="corp",
            corp=corp("Snare!", discard=["Hedge Fund", "Enigma", "Ice Wall"]),
            servers=remote("Moon Pool (rezzed)"),
        )
    ],
    "Mr. Hendrik": [
        Play(
            "run; at remote 1; corp: yes; runner: yes",
            "access Mr. Hendrik; corp pays 2; runner loses 1 click; corp gains 3 click; corp draws 1",
            runner=runner(clicks=2, credits=0, hand=["3x Diesel"]),
            servers=remote("Mr. Hendrik (rezzed)"),
        )
    ],
    "Mycoweb": [
        Play(
            "run; at HQ; corp: card Tithe; no more; corp: Enigma; no more",
            "corp gains 1; end the run",
            corp=corp(credits=0),
            runner=runner(hand=["5x Diesel"], credits=5),
            servers={
                **rezzed("Mycoweb"),
                "R&D": At(
                    ice=[
                        f"{one} (rezzed)"
                        for one in ("Tithe", "Rototurret", "Ichi 1.0", "Enigma", "Whitespace", "Tollbooth")
                    ]
                ),
            },
        ),
        Play(
            "run; at HQ; offered: Tithe, Rototurret",
            "end the run",
            corp=corp(credits=0),
            runner=runner(hand=["5x Diesel"], credits=5),
            servers={
                **rezzed("Mycoweb"),
                "R&D": At(ice=[f"{one} (rezzed)" for one in ("Tithe", "Rototurret", "Troll")]),
            },
        ),
    ],
    "N-Pot": [
        Play(
            "run; at HQ; use N-Pot; subroutine; gain credit",
            "runner pays 3; runner gains 1",
            corp=corp(score=["Hostile Takeover"]),
            servers=rezzed("N-Pot"),
        ),
        Play(
            "run; at HQ; use N-Pot; subroutine; use N-Pot; subroutine; gain credit",
            "runner pays 3; runner pays 3; runner gains 1",
            corp=corp(score=THREE_POINTS),
            servers=rezzed("N-Pot"),
        ),
    ],
    "NBN: Controlling the Message": [
        Play(
            "run; at remote 1; trash PAD Campaign; corp: yes; 0; 0",
            "access PAD Campaign; runner pays 4; trash PAD Campaign from table; 1 tag",
            corp=corp(identity="NBN: Controlling the Message"),
            servers=remote("PAD Campaign"),
        )
    ],
    "NBN: Reality Plus": [
        Play(
            "play Trip; corp: 0; play Trip; never: NBN: Reality Plus",
            "1 tag; corp gains 2; 1 tag",
            faces=(TRIP,),
            corp=corp(identity="NBN: Reality Plus"),
            runner=runner(hand=["2x Trip"]),
        )
    ],
    "Nanisivik Grid": [
        Play(
            "run; at HQ; never: Nanisivik Grid",
            "",
            corp=corp(discard=["Tithe"]),
            servers=remote("Nanisivik Grid (rezzed)"),
        ),
        Play(
            "run; at remote 1; corp: yes; offered: Enigma, Tithe; corp: Tithe; corp: subroutine",
            "reveal Tithe; trash Diesel from grip; 1 net; access Nanisivik Grid",
            corp=corp(discard=["Tithe", "Enigma", "Hedge Fund", "PAD Campaign"]),
            runner=POOR,
            servers=remote("Nanisivik Grid (rezzed)"),
        ),
    ],
    "Nanoetching Matrix": [
        Play(
            "run; at remote 1; trash Nanoetching Matrix; corp: yes",
            "access Nanoetching Matrix; runner pays 3; trash Nanoetching Matrix from table; corp gains 2",
            servers=remote("Nanoetching Matrix (rezzed)"),
        )
    ],
    "Nisei MK II": [
        Play(
            "run; at HQ; corp: use Nisei MK II",
            "-1 agenda on Nisei MK II; end the run",
            corp=corp(score=["Nisei MK II (1 agenda)"]),
        )
    ],
    "Nuvem SA: Law of the Land": [
        Play(
            "gain credit; runner: use Digger",
            "corp gains 1; trash Enigma from R&D",
            faces=(made("Digger", "resource", paid(Credits(0), TrashTop("R&D", 1), once="turn")),),
            turn="corp",
            corp=corp(identity="Nuvem SA: Law of the Land"),
            runner=runner("Digger"),
        )
    ],
    "Ob Superheavy Logistics: Extract. Export. Excel.": [
        Play(
            "corp: yes; Vaporframe Fabricator; yes; Ice Wall; no more; at HQ",
            "trash Vaporframe Fabricator from table; corp shuffles; corp searches R&D; install Ice Wall; "
            "rez Ice Wall; corp gains 3; corp draws 1",
            turn="corp",
            at="5.6.1c",
            corp=corp(
                identity="Ob Superheavy Logistics: Extract. Export. Excel.",
                deck=["Ice Wall", "Melange Mining Corp.", "9x Hedge Fund"],
            ),
            servers={
                **remote("Svyatogor Excavator (rezzed)"),
                "remote 2": At(root=["Vaporframe Fabricator (rezzed)"]),
                "remote 3": At(root=["Crisium Grid"]),
            },
        ),
        Play(
            "use Tree Line; never: Ob Superheavy Logistics: Extract. Export. Excel.",
            "corp pays 1; reveal Tree Line; trash Tree Line from HQ; +3 advancement on Ice Wall",
            turn="corp",
            corp=corp("Tree Line", identity="Ob Superheavy Logistics: Extract. Export. Excel."),
            servers={"HQ": At(ice=["Ice Wall"])},
        ),
    ],
    "Off the Books": [
        Play(
            f"{GAINS}; corp: yes; Enigma; corp: yes; at HQ",
            "corp gains 1; corp gains 1; corp gains 1; -1 agenda on Off the Books; reveal Enigma; corp "
            "shuffles; corp searches R&D; install Enigma; runner gains 4 click",
            turn="corp",
            corp=corp(score=["Off the Books (1 agenda)"]),
            servers={"HQ": At(ice=["Ice Wall"])},
        )
    ],
    UNTAIAN: [
        Play(
            f"{GAINS}; never: {UNTAIAN}",
            "corp gains 1; corp gains 1; corp gains 1; runner gains 4 click",
            turn="corp",
            corp=corp("4x Hedge Fund", identity=UNTAIAN),
            servers={"HQ": At(ice=["Ice Wall"])},
        ),
        Play(
            f"{GAINS}; corp: yes; corp: Ice Wall; no more",
            "corp gains 1; corp gains 1; corp gains 1; corp pays 1; +1 advancement on Ice Wall; runner "
            "gains 4 click",
            turn="corp",
            corp=corp("3x Hedge Fund", identity=UNTAIAN),
            servers={"HQ": At(ice=["Ice Wall", "Tree Line"]), **remote("Hostile Takeover")},
        ),
    ],
    "Panic Button": [
        Play(
            "run; at R&D; never: Panic Button",
            "access Enigma",
            corp=corp(),
            servers={"HQ": At(root=["Panic Button (rezzed)"])},
        )
    ],
    "Personality Profiles": [
        Play(
            "install Corroder",
            "runner pays 2; install Corroder",
            corp=corp(score=["Personality Profiles"]),
            runner=runner(hand=["Corroder", "Diesel"]),
        )
    ],
    "Phật Gioan Baotixita": [
        Play(
            "gain credit; score Private Security Force; cannot: 3; corp: 2",
            "corp gains 1; score Private Security Force; -2 power on Phật Gioan Baotixita; trash Diesel "
            "from grip; trash Diesel from grip; trash Diesel from grip; 3 net",
            turn="corp",
            corp=corp(),
            runner=runner(hand=["5x Diesel"]),
            servers={
                **remote("Private Security Force (4 advancement)"),
                "remote 2": At(root=["Phật Gioan Baotixita (rezzed, 4 power)"]),
            },
        ),
        Play(
            "gain credit; score Hostile Takeover; corp: 0",
            "corp gains 1; score Hostile Takeover; corp gains 7; 1 bad publicity; trash Diesel from "
            "grip; 1 net",
            turn="corp",
            corp=corp(),
            runner=runner(hand=["5x Diesel"]),
            servers={
                **remote("Hostile Takeover (2 advancement)"),
                "remote 2": At(root=["Phật Gioan Baotixita (rezzed, 4 power)"]),
            },
        ),
    ],
    "Pivot": [
        Play(
            "play Pivot; Hostile Takeover; corp: yes; 1; offered: Enigma, Hostile Takeover, Tollbooth; "
            "corp: Enigma; at HQ",
            "corp pays 1; reveal Hostile Takeover; corp shuffles; corp searches R&D; Hostile Takeover to "
            "HQ; install Enigma",
            turn="corp",
            corp=corp("Pivot", "Enigma", "Tollbooth", "Hedge Fund", score=THREE_POINTS),
        ),
        Play(
            "play Pivot; Hostile Takeover; corp: yes; 0; corp: Hedge Fund",
            "corp pays 1; reveal Hostile Takeover; corp shuffles; corp searches R&D; Hostile Takeover to "
            "HQ; corp pays 5; corp gains 9",
            turn="corp",
            corp=corp("Pivot", "Enigma", "Hedge Fund", "Beanstalk Royalties", score=THREE_POINTS),
        ),
    ],
    "Predictive Algorithm": [
        Play(
            "install Corroder",
            "runner pays 2; install Corroder",
            {"play": ["Predictive Algorithm"]},
            corp=corp(play=["Predictive Algorithm"]),
            runner=runner(hand=["Corroder"]),
        ),
        Play(
            "run; at remote 1; yes",
            "access Hostile Takeover; runner pays 2; steal Hostile Takeover",
            {"play": []},
            corp=corp(play=["Predictive Algorithm"]),
            servers=remote("Hostile Takeover"),
        ),
    ],
    "Proprionegation": [
        Play(
            "gain credit; never: Proprionegation",
            "corp gains 1",
            turn="corp",
            corp=corp(score=["Proprionegation (1 agenda)"]),
        )
    ],
    "Product Placement": [
        Play(
            "run; at remote 1; trash Product Placement",
            "access Product Placement; corp gains 2; runner pays 2; trash Product Placement from table",
            servers=remote("Product Placement"),
        )
    ],
    "Project Ingatan": [
        Play(
            f"{GAINS}; corp: yes; corp: Enigma; at HQ; no more",
            "corp gains 1; corp gains 1; corp gains 1; -1 agenda on Project Ingatan; install Enigma; "
            "runner gains 4 click",
            turn="corp",
            corp=corp(score=["Project Ingatan (2 agenda)"], discard=["Enigma", "Tollbooth"]),
        )
    ],
    "Project Yagi-Uda": [
        Play(
            "run; at HQ; corp: use Project Yagi-Uda; corp: card Ice Wall; corp: Enigma; no more",
            "-1 agenda on Project Yagi-Uda; Ice Wall to HQ; install Enigma",
            corp=corp("Enigma", "Tollbooth", "Vanilla", score=["Project Yagi-Uda (1 agenda)"]),
            servers={"HQ": At(ice=["Ice Wall", "Tree Line"])},
        )
    ],
    "Prāna Condenser": [
        Play(
            "play Bruise; never: Prāna Condenser",
            "trash Diesel from grip; 1 meat",
            faces=(BRUISE,),
            turn="corp",
            corp=corp("Bruise"),
            runner=runner(hand=["3x Diesel"]),
            servers=remote("Prāna Condenser (rezzed)"),
        )
    ],
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("name", "n"), [(name, n) for name, plays in PLAYS.items() for n in range(len(plays))]
)
def test_a_card_of_the_corp_does_what_it_says_and_no_more(name: str, n: int, rules: str) -> None:
    PLAYS[name][n].check(rules)
