"""More of the Corp's cards word by word: of several one is taken, by whom, what is on offer, who did it."""

import pytest

from rulerunner import At
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import BreakSubroutines
from rulerunner.lang.sugar import paid
from tests.support.faces import made
from tests.support.plays import MODERN, RUNNER, Play, corp, remote, runner

KEY = made("Key", "program", paid(Credits(0), BreakSubroutines(1)))
POOR = RUNNER._replace(credits=0, hand=["5x Diesel"])
GAINS = "gain credit; gain credit; gain credit"
FOUR_POINTS = ["2x Private Security Force"]
THREE_POINTS = ["Priority Requisition"]
SYNAPSE = "Synapse Global: Faster than Thought"
SPORTS = "Sportsmetal: Go Big or Go Home"


def rezzed(*ice: str, server: str = "HQ", root: tuple[str, ...] = ()) -> dict[str, At]:
    return {server: At(ice=[f"{one} (rezzed)" for one in ice], root=list(root))}


PLAYS = {
    "Scarcity of Resources": [
        Play(
            "run; at remote 1",
            "access Hostile Takeover; steal Hostile Takeover",
            {"play": []},
            corp=corp(play=["Scarcity of Resources"]),
            servers=remote("Hostile Takeover"),
        ),
        Play(
            "install Daily Casts; gain credit",
            "runner pays 5; install Daily Casts; +8 credit on Daily Casts; runner gains 1",
            {"play": ["Scarcity of Resources"]},
            corp=corp(play=["Scarcity of Resources"]),
            runner=runner(hand=["Daily Casts"]),
        ),
    ],
    "Secure and Protect": [
        Play(
            "play Secure and Protect; Enigma; cannot: at remote 1; at R&D",
            "corp pays 1; reveal Enigma; corp shuffles; corp searches R&D; install Enigma",
            turn="corp",
            corp=corp("Secure and Protect"),
            servers=remote("PAD Campaign"),
        )
    ],
    "Send a Message": [
        Play(
            "run; at remote 1; corp: yes",
            "access Send a Message; steal Send a Message; rez Archer",
            servers={**remote("Send a Message"), "HQ": At(ice=["Archer"])},
        ),
        Play(
            "run; at remote 1; corp: yes; offered: Enigma, Tollbooth; corp: Tollbooth",
            "access Send a Message; steal Send a Message; rez Tollbooth",
            servers={
                **remote("Send a Message"),
                "HQ": At(ice=["Ice Wall (rezzed)", "Enigma", "Tollbooth"]),
            },
        ),
    ],
    "Sensie Actors Union": [
        Play(
            "corp: yes; Enigma",
            "corp draws 3; Enigma to R&D; corp draws 1",
            turn="corp",
            at="5.6.1c",
            corp=corp(),
            servers=remote("Sensie Actors Union (rezzed)"),
        )
    ],
    "Sericulture Expansion": [
        Play(
            f"{GAINS}; corp: yes; corp: Ice Wall; no more",
            "corp gains 1; corp gains 1; corp gains 1; -1 agenda on Sericulture Expansion; +2 "
            "advancement on Ice Wall; runner gains 4 click",
            turn="corp",
            corp=corp(score=["Sericulture Expansion (1 agenda)"]),
            servers={**remote("PAD Campaign"), "HQ": At(ice=["Ice Wall"])},
        )
    ],
    "Shattered Remains": [
        Play(
            "run; at remote 1; corp: yes; corp: Cyberfeeder; no more",
            "access Shattered Remains; corp pays 1; trash Cyberfeeder from table",
            runner=runner("Cyberfeeder", "Akamatsu Mem Chip", "Corroder"),
            servers=remote("Shattered Remains (1 advancement)"),
            trashers={"Cyberfeeder": "corp"},
        )
    ],
    "Slash and Burn Agriculture": [
        Play(
            "use Slash and Burn Agriculture; corp: Ice Wall; gain credit; gain credit",
            "corp pays 1; reveal Slash and Burn Agriculture; trash Slash and Burn Agriculture from HQ; "
            "+2 advancement on Ice Wall; corp gains 1; corp gains 1; runner gains 4 click",
            turn="corp",
            corp=corp("Slash and Burn Agriculture", "Hedge Fund"),
            servers={**remote("Hostile Takeover"), "HQ": At(ice=["Ice Wall"])},
        )
    ],
    "Slot Machine": [
        Play(
            "run; at HQ; corp: card PAD Campaign; no more",
            "Diesel to stack; reveal Diesel; reveal Diesel; reveal Diesel; corp gains 3; +3 advancement "
            "on PAD Campaign",
            runner=runner(credits=0, deck=["4x Diesel", "Corroder"]),
            servers={**rezzed("Slot Machine"), **remote("PAD Campaign")},
        )
    ],
    "Snare!": [
        Play(
            "run; at HQ; corp: yes",
            "access Snare!; corp pays 4; 1 tag; trash Diesel from grip; trash Diesel from grip; trash "
            "Diesel from grip; 3 net",
            corp=corp("Snare!"),
            runner=runner(hand=["5x Diesel"], credits=0),
        ),
        Play(
            "run; at Archives; never: Snare!",
            "access Snare!",
            corp=corp(discard=["Snare!"]),
            runner=runner(hand=["5x Diesel"], credits=0),
        ),
    ],
    "Sorocaban Blade": [
        Play(
            "run; at HQ; corp: card Cyberfeeder; no more",
            "trash Cyberfeeder from table",
            runner=runner("Cyberfeeder", "Akamatsu Mem Chip", "Corroder", "Mimic"),
            servers=rezzed("Sorocaban Blade"),
        ),
        Play(
            "run; at HQ; corp: card Corroder; no more",
            "trash Corroder from table",
            runner=runner("Corroder", "Mimic"),
            servers=rezzed("Sorocaban Blade"),
        ),
    ],
    SPORTS: [
        Play(
            "gain credit; score Hostile Takeover; corp: 1",
            "corp gains 1; score Hostile Takeover; corp gains 7; 1 bad publicity; corp draws 2",
            turn="corp",
            corp=corp(identity=SPORTS),
            servers=remote("Hostile Takeover (2 advancement)"),
        )
    ],
    "Stavka": [
        Play(
            "run; at HQ; corp: rez Stavka; corp: yes; offered: PAD Campaign, Ice Wall; PAD Campaign",
            "corp pays 4; rez Stavka; trash PAD Campaign from table",
            runner=runner("Cyberfeeder"),
            servers={"HQ": At(ice=["Stavka", "Ice Wall"]), **remote("PAD Campaign")},
        )
    ],
    "Sub Boost": [
        Play(
            "play Sub Boost; offered: Ice Wall, Enigma; corp: Enigma",
            "Sub Boost on Enigma",
            turn="corp",
            corp=corp("Sub Boost"),
            servers={**rezzed("Ice Wall", "Enigma"), **remote("PAD Campaign (rezzed)")},
        )
    ],
    "Subcontract": [
        Play(
            "play Subcontract; corp: yes; corp: Beanstalk Royalties; corp: yes; corp: Hedge Fund; never: "
            "Subcontract",
            "corp gains 3; corp pays 5; corp gains 9",
            {"HQ": ["Beanstalk Royalties", "Hedge Fund"]},
            turn="corp",
            corp=corp("Subcontract", "2x Beanstalk Royalties", "2x Hedge Fund"),
            runner=runner(tags=1),
        )
    ],
    "Subliminal Messaging": [
        Play(
            "corp: yes",
            "reveal Subliminal Messaging; Subliminal Messaging to HQ; corp draws 1",
            turn="corp",
            at="5.6.1c",
            corp=corp(discard=["Subliminal Messaging"]),
        ),
        Play(
            "run; at R&D; gain credit; never: Subliminal Messaging",
            "access Enigma; runner gains 1; corp gains 3 click; corp draws 1",
            corp=corp(discard=["Subliminal Messaging (faceup)"]),
            runner=runner(clicks=2),
        ),
    ],
    "Svyatogor Excavator": [
        Play(
            "corp: yes; offered: Ice Wall, PAD Campaign; PAD Campaign",
            "trash PAD Campaign from table; corp gains 3; corp draws 1",
            turn="corp",
            at="5.6.1c",
            corp=corp(),
            runner=runner("Cyberfeeder"),
            servers={
                **remote("Svyatogor Excavator (rezzed)"),
                "remote 2": At(root=["PAD Campaign"], ice=["Ice Wall"]),
            },
        )
    ],
    SYNAPSE: [
        Play(
            f"use {SYNAPSE}; corp: yes; Enigma; at HQ; use {SYNAPSE}; never: {SYNAPSE}",
            "1 tag removed; reveal Enigma; install Enigma; corp gains 2; 1 tag removed; corp gains 2",
            turn="corp",
            corp=corp("Enigma", "Tollbooth", identity=SYNAPSE),
            runner=runner(tags=2),
        )
    ],
    "Tatu-Bola": [
        Play(
            "run; at HQ; use Key; corp: yes; corp: Enigma; no more",
            "Tatu-Bola to HQ; install Enigma; corp gains 4; access Tollbooth",
            faces=(KEY,),
            corp=corp("Enigma", "Tollbooth"),
            runner=runner("Key"),
            servers=rezzed("Tatu-Bola"),
        )
    ],
    "Team Sponsorship": [
        Play(
            "gain credit; score Private Security Force; corp: yes; offered: Enigma, Tollbooth; Enigma; at HQ",
            "corp gains 1; score Private Security Force; install Enigma",
            turn="corp",
            corp=corp("Hedge Fund", "Enigma", discard=["Tollbooth", "Beanstalk Royalties"]),
            servers={
                **remote("Private Security Force (4 advancement)"),
                "remote 2": At(root=["Team Sponsorship (rezzed)"]),
                "HQ": At(ice=["Ice Wall"]),
            },
        )
    ],
    "The Holo Man": [
        Play(
            "play Restore; at new; use The Holo Man",
            "corp pays 1; install PAD Campaign; corp pays 2; rez PAD Campaign; corp pays 4; +3 "
            "advancement on The Holo Man",
            turn="corp",
            corp=corp("Restore", discard=["PAD Campaign"]),
            servers=remote("The Holo Man (rezzed)"),
        ),
        Play(
            "use The Holo Man; corp: PAD Campaign; no more",
            "corp pays 4; +3 advancement on PAD Campaign",
            turn="corp",
            corp=corp(),
            servers={"remote 1": At(root=["The Holo Man (rezzed)", "PAD Campaign"], ice=["Ice Wall"])},
        ),
    ],
    "The Powers That Be": [
        Play(
            "gain credit; score Private Security Force; corp: yes; offered: Enigma, Tollbooth; Enigma; at HQ",
            "corp gains 1; score Private Security Force; install Enigma",
            turn="corp",
            corp=corp("Hedge Fund", "Enigma", discard=["Tollbooth"]),
            servers={
                **remote("Private Security Force (4 advancement)"),
                "remote 2": At(root=["The Powers That Be (rezzed)"]),
            },
        )
    ],
    "Thimblerig": [
        Play(
            "corp: yes; corp: Tollbooth",
            "corp draws 1",
            turn="corp",
            at="5.6.1c",
            corp=corp(),
            servers={**rezzed("Thimblerig"), "R&D": At(ice=["Tollbooth", "Ice Wall"])},
        ),
        Play(
            "run; at HQ; use Key; corp: yes; corp: Tollbooth",
            "",
            faces=(KEY,),
            runner=runner("Key"),
            servers={**rezzed("Thimblerig"), "R&D": At(ice=["Tollbooth", "Ice Wall"])},
        ),
    ],
    "Top-Down Solutions": [
        Play(
            "play Top-Down Solutions; corp: yes; offered: Crisium Grid, Enigma, Snare!; corp: Crisium "
            "Grid; at HQ",
            "corp pays 2; corp draws 2; install Crisium Grid",
            turn="corp",
            corp=corp("Top-Down Solutions", "Crisium Grid", "Hedge Fund"),
        )
    ],
    "Touch-ups": [
        Play(
            f"play Touch-ups; corp: {kind}; corp: {one}; corp: {two}; no more",
            f"corp pays 2; +2 advancement on Ice Wall; reveal {one}; reveal {one}; reveal {two}; reveal "
            f"Diesel; "
            f"{one} to stack; {two} to stack; runner shuffles",
            turn="corp",
            corp=corp("Touch-ups"),
            runner=runner(hand=[f"2x {one}", two, "Diesel"]),
            servers={"HQ": At(ice=["Ice Wall"])},
        )
        for kind, one, two in (
            ("hardware", "Cyberfeeder", "Akamatsu Mem Chip"),
            ("program", "Corroder", "Mimic"),
        )
    ],
    "Tranquility Home Grid": [
        Play(
            "install PAD Campaign; at remote 1; corp: 1",
            "install PAD Campaign; corp draws 1",
            turn="corp",
            corp=corp("PAD Campaign"),
            servers=remote("Tranquility Home Grid (rezzed)"),
        )
    ],
    "Transport Monopoly": [
        Play(
            "gain credit; never: Transport Monopoly",
            "corp gains 1",
            turn="corp",
            corp=corp(score=["Transport Monopoly (1 agenda)"]),
        ),
        Play(
            "run; at HQ; corp: use Transport Monopoly",
            "-1 agenda on Transport Monopoly; access Hedge Fund",
            corp=corp("Hedge Fund", score=["Transport Monopoly (1 agenda)"]),
        ),
    ],
    "Tree Line": [
        Play(
            "use Tree Line; corp: Enigma; gain credit; gain credit",
            "corp pays 1; reveal Tree Line; trash Tree Line from HQ; +3 advancement on Enigma; corp "
            "gains 1; corp gains 1; runner gains 4 click",
            turn="corp",
            corp=corp("Tree Line", "Hedge Fund"),
            servers={"HQ": At(ice=["Ice Wall", "Enigma"])},
        )
    ],
    "Trick of Light": [
        Play(
            "play Trick of Light; corp: Ice Wall; corp: Hostile Takeover; no more; 1",
            "corp pays 1; -1 advancement on Hostile Takeover; +1 advancement on Ice Wall",
            turn="corp",
            corp=corp("Trick of Light"),
            servers={
                "HQ": At(ice=["Ice Wall"]),
                **remote("Hostile Takeover (1 advancement)"),
                "remote 2": At(root=["Snare! (2 advancement)"]),
                "remote 3": At(root=["Shattered Remains (2 advancement)"]),
            },
        )
    ],
    "Tucana": [
        Play(
            "run; at remote 2; never: Tucana",
            "access Hostile Takeover; steal Hostile Takeover",
            corp=corp(),
            servers={**remote("Tucana (rezzed)"), "remote 2": At(root=["Hostile Takeover"])},
        ),
        Play(
            "run; at remote 1; corp: yes; corp: Ice Wall; no more; at HQ",
            "access Hostile Takeover; steal Hostile Takeover; corp shuffles; corp searches R&D; install "
            "Ice Wall; rez Ice Wall; access Tucana",
            corp=corp(),
            servers=remote("Tucana (rezzed)", "Hostile Takeover"),
        ),
    ],
    "Ultraviolet Clearance": [
        Play(
            "play Ultraviolet Clearance; corp: yes; corp: Enigma; at HQ",
            "corp pays 6; corp gains 10; corp draws 4; install Enigma; runner gains 4 click",
            turn="corp",
            corp=corp("Ultraviolet Clearance"),
        )
    ],
    "Vampyronassa": [
        Play(
            "run; at HQ; corp: 1",
            "runner loses 2; corp gains 2; trash Diesel from grip; trash Diesel from grip; 2 net; corp "
            "draws 1; access Beanstalk Royalties",
            runner=runner(hand=["5x Diesel"]),
            servers=rezzed("Vampyronassa"),
        )
    ],
    "Vaporframe Fabricator": [
        Play(
            "use Vaporframe Fabricator; offered: Enigma, PAD Campaign; corp: Enigma; at HQ",
            "install Enigma",
            turn="corp",
            corp=corp("Enigma", "PAD Campaign", "Hedge Fund"),
            servers=remote("Vaporframe Fabricator (rezzed)"),
        ),
        Play(
            "run; at remote 1; trash Vaporframe Fabricator; corp: yes; corp: Enigma; at HQ",
            "access Vaporframe Fabricator; runner pays 3; trash Vaporframe Fabricator from table; "
            "install Enigma",
            corp=corp("Enigma", "PAD Campaign"),
            servers={**remote("Vaporframe Fabricator (rezzed)"), "HQ": At(ice=["Ice Wall", "Tollbooth"])},
        ),
    ],
    "Vera Ivanovna Shuyskaya": [
        Play(
            "gain credit; score Private Security Force; corp: yes; corp: Corroder; no more",
            "corp gains 1; score Private Security Force; reveal Corroder; reveal Diesel; trash Corroder "
            "from grip",
            turn="corp",
            corp=corp(),
            runner=runner(hand=["Corroder", "Diesel"]),
            servers={
                **remote("Private Security Force (4 advancement)"),
                "remote 2": At(root=["Vera Ivanovna Shuyskaya (rezzed)"]),
            },
            trashers={"Corroder": "corp"},
        )
    ],
    "Vladisibirsk City Grid": [
        Play(
            "gain credit; use Vladisibirsk City Grid; no more",
            "corp gains 1; -2 advancement on Vladisibirsk City Grid; +2 advancement on Hostile Takeover",
            turn="corp",
            corp=corp(),
            servers={
                "remote 1": At(
                    root=["Vladisibirsk City Grid (rezzed, 2 advancement)", "Hostile Takeover"],
                    ice=["Ice Wall"],
                ),
                "remote 2": At(root=["Vanity Project"]),
            },
        ),
    ],
    "Warm Reception": [
        Play(
            "corp: yes; offered: Crisium Grid, Enigma; corp: Crisium Grid; at HQ",
            "install Crisium Grid; corp draws 1",
            turn="corp",
            at="5.6.1c",
            corp=corp("Crisium Grid", "Enigma", "Hedge Fund"),
            servers=remote("Warm Reception (rezzed)"),
        )
    ],
    "Warroid Tracker": [
        Play(
            "run; at remote 1; trash PAD Campaign; 0; 0; runner: Corroder; runner: Mimic; no more",
            "access PAD Campaign; runner pays 4; trash PAD Campaign from table; trash Corroder from "
            "table; trash Mimic from table; access Warroid Tracker",
            runner=runner("Corroder", "Mimic", "Daily Casts"),
            servers=remote("Warroid Tracker (rezzed)", "PAD Campaign"),
            trashers={"Corroder": "runner"},
        )
    ],
    "Wendigo": [
        Play(
            "run; at HQ; offered: Corroder, Mimic",
            "",
            runner=runner("Corroder", "Mimic", "Cyberfeeder"),
            servers={**rezzed("Wendigo"), **remote("PAD Campaign (rezzed)")},
        )
    ],
    "Wormhole": [
        Play(
            "run; at HQ; corp: Enigma; corp: subroutine",
            "runner loses 1 click",
            servers={**rezzed("Wormhole"), "R&D": At(ice=["Enigma (rezzed)", "Ice Wall (rezzed)"])},
        )
    ],
    "Élivágar Bifurcation": [
        Play(
            "gain credit; score Élivágar Bifurcation; pass",
            "corp gains 1; score Élivágar Bifurcation",
            turn="corp",
            corp=corp(),
            servers={**remote("Élivágar Bifurcation (3 advancement)"), **rezzed("Ice Wall")},
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
