"""More of the Corp's cards word by word: of several one is taken, by whom, what is on offer, who did it."""

import pytest

from rulerunner import At
from tests.support.plays import MODERN, Play, corp, remote, rezzed, runner

GAINS = "gain credit; gain credit; gain credit"
SYNAPSE = "Synapse Global: Faster than Thought"
SPORTS = "Sportsmetal: Go Big or Go Home"


PLAYS = {
    "Rashida Jaheem": [
        Play(
            "corp: yes",
            "trash Rashida Jaheem from table; corp gains 3; corp draws 3; corp draws 1",
            turn="corp",
            at="5.6.1c",
            corp=corp(),
            servers=remote("Rashida Jaheem (rezzed)"),
        )
    ],
    "Red Level Clearance": [
        Play(
            "play Red Level Clearance; corp: 1; corp: 0",
            "corp pays 1; corp gains 2; corp draws 2",
            turn="corp",
            corp=corp("Red Level Clearance"),
        )
    ],
    "Regenesis": [
        Play(
            "draw; score Regenesis; corp: yes; Hostile Takeover",
            "corp draws 1; score Regenesis; reveal Hostile Takeover; Hostile Takeover to corp score",
            {"corp score": ["Hostile Takeover", "Regenesis"]},
            turn="corp",
            corp=corp(discard=["Hostile Takeover", "Vanity Project"]),
            servers=remote("Regenesis (4 advancement)"),
        ),
        Play(
            "play Hedge Fund; score Regenesis; never: Regenesis",
            "corp pays 5; corp gains 9; score Regenesis",
            turn="corp",
            corp=corp("Hedge Fund", discard=["Hostile Takeover"]),
            servers=remote("Regenesis (4 advancement)"),
        ),
    ],
    "Restore": [
        Play(
            "play Restore; offered: Crisium Grid, Enigma, PAD Campaign; Crisium Grid; at HQ",
            "corp pays 1; install Crisium Grid; corp pays 3; rez Crisium Grid",
            turn="corp",
            corp=corp("Restore", discard=["Crisium Grid", "Enigma", "PAD Campaign", "Hedge Fund"]),
        )
    ],
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
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("name", "n"), [(name, n) for name, plays in PLAYS.items() for n in range(len(plays))]
)
def test_a_card_of_the_corp_does_what_it_says_and_no_more(name: str, n: int, rules: str) -> None:
    PLAYS[name][n].check(rules)
