"""Rulings on cards from N to R, played."""

import pytest

from rulerunner import At
from tests.support.plays import MODERN, Play, corp, remote, runner

GRIP = ["5x Diesel"]
PRAVDIVOST = "Pravdivost Consulting: Political Solutions"
ZAHYA = "Zahya Sadeghi: Versatile Smuggler"
DEMONS = {"HQ": At(ice=["2x Otoroshi (rezzed)"]), "remote 1": At(root=["PAD Campaign"])}
TERMINAL = {"hand": ["Hedge Fund"], "discard": ["Ice Wall", "Enigma", "Snare!"], "credits": 20}


def subcontracted(card: str, tells: str) -> Play:
    """A terminal operation is the first of two that Subcontract could play."""
    hand = ["Subcontract", card, "Hedge Fund"]
    return Play(
        f"play Subcontract; yes; {card}; gain credit",
        tells,
        turn="corp",
        corp=corp(**{**TERMINAL, "hand": hand}),
        runner=runner(tags=1, score=["Hostile Takeover"]),
    )


PLAYS = {
    "Nanoetching Matrix": {
        "unrezzed it pays nothing": Play(
            "run; at remote 1; trash Nanoetching Matrix; gain credit",
            "access Nanoetching Matrix; runner pays 3; trash Nanoetching Matrix from table; runner gains 1",
            servers=remote("Nanoetching Matrix"),
        ),
        "nor from hand": Play(
            "run; at HQ; trash Nanoetching Matrix; gain credit",
            "access Nanoetching Matrix; runner pays 3; trash Nanoetching Matrix from HQ; runner gains 1",
            corp=corp("Nanoetching Matrix"),
        ),
    },
    "NAPD Contract": {
        "who does not pay for it does not show it": Play(
            "run; at R&D; no; gain credit",
            "access NAPD Contract; runner gains 1",
            corp=corp(deck=["NAPD Contract", "9x Enigma"]),
        ),
    },
    "NASX": {
        "a counter for each credit that is spent": Play(
            "play Hedge Fund; 1",
            "corp pays 5; corp gains 9; corp pays 1; +1 power on NASX",
            turn="corp",
            corp=corp("Hedge Fund"),
            servers=remote("NASX (rezzed)"),
        ),
    },
    "NBN: Controlling the Message": {
        "cards trashed together are one trace": Play(
            "run; at HQ; run; at R&D; run; at Archives; play Apocalypse; yes; gain credit",
            "access Enigma; runner pays 3; trash Ice Wall from table; trash PAD Campaign from table; 1 "
            "tag; corp gains 3 click; corp draws 1; corp gains 1",
            corp=corp(identity="NBN: Controlling the Message", credits=0),
            runner=runner(hand=["Apocalypse"], credits=3),
            servers={"remote 1": At(root=["PAD Campaign"], ice=["Ice Wall"])},
        ),
    },
    "NBN: Reality Plus": {
        "a card drawn for the tag is no longer accessed": Play(
            "run; at R&D; yes; 1; gain credit",
            "reveal Snare!; access Snare!; corp pays 4; 1 tag; trash Diesel from grip; trash Diesel from "
            "grip; trash Diesel from grip; 3 net; corp draws 2; runner gains 1",
            {"HQ": ["Enigma", "Snare!"]},
            corp=corp(identity="NBN: Reality Plus", deck=["Snare!", "9x Enigma"]),
            runner=runner(hand=GRIP),
        ),
        "a tag that is given is taken": Play(
            "run; at Archives; play Public Trail; 1",
            "corp gains 3 click; corp draws 1; corp pays 4; 1 tag; corp draws 2",
            corp=corp("Public Trail", identity="NBN: Reality Plus", credits=9),
            runner=runner(clicks=1, credits=3),
        ),
    },
    PRAVDIVOST: {
        "the counter is there before the access": Play(
            "run; at remote 1; yes; gain credit",
            "+1 advancement on Chekist Scion; access Chekist Scion; 2 tag; runner gains 1",
            corp=corp(identity=PRAVDIVOST),
            runner=runner(hand=GRIP),
            servers=remote("Chekist Scion"),
        ),
    },
    "Oaktown Renovation": {
        "counters that are placed pay nothing": Play(
            "play Seamless Launch",
            "corp pays 1; +2 advancement on Oaktown Renovation",
            turn="corp",
            corp=corp("Seamless Launch"),
            servers=remote("Oaktown Renovation"),
        ),
    },
    "Obelus": {
        "a card accessed twice counts twice": Play(
            "run; at HQ; yes; 1; no; yes; 1; no; gain credit",
            "+1 advancement on PAD Campaign; access PAD Campaign; +1 advancement on PAD Campaign; access "
            "PAD Campaign; access Enigma; runner draws 3; runner gains 1",
            corp=corp("Enigma"),
            runner=runner("Obelus"),
            servers=DEMONS,
        ),
    },
    ZAHYA: {
        "each access counts, of the same card too": Play(
            "run; at HQ; yes; 1; no; yes; 1; no; yes; gain credit",
            "+1 advancement on PAD Campaign; access PAD Campaign; +1 advancement on PAD Campaign; access "
            "PAD Campaign; access Enigma; runner gains 3; runner gains 1",
            corp=corp("Enigma"),
            runner=runner(identity=ZAHYA),
            servers=DEMONS,
        ),
        "the run need not be successful": Play(
            "run; at HQ; yes; 1; no; yes; gain credit",
            "+1 advancement on PAD Campaign; access PAD Campaign; end the run; runner gains 1; runner "
            "gains 1",
            corp=corp("Enigma"),
            runner=runner(identity=ZAHYA),
            servers={
                "HQ": At(ice=["Otoroshi (rezzed)", "Ice Wall (rezzed)"]),
                "remote 1": At(root=["PAD Campaign"]),
            },
        ),
    },
    "Otoroshi": {
        "no counter at all is enough": Play(
            "run; at HQ; yes; 0; no; gain credit",
            "access PAD Campaign; access Enigma; runner gains 1",
            corp=corp("Enigma"),
            servers=DEMONS,
        ),
    },
    "Obokata Protocol": {
        "damage suffered as a cost is not done by the Corp": Play(
            "run; at remote 1; access Obokata Protocol; yes; gain credit",
            "access Obokata Protocol; trash Diesel from grip; trash Diesel from grip; trash Diesel from "
            "grip; trash Diesel from grip; 4 net; steal Obokata Protocol; access Tori Hanzō; runner "
            "gains 1",
            runner=runner(hand=GRIP),
            servers=remote("Obokata Protocol", "Tori Hanzō (rezzed)"),
        ),
    },
    "Observe and Destroy": {
        "it trashes a card of the Corp's too": Play(
            "play Observe and Destroy; PAD Campaign",
            "1 tag removed; trash PAD Campaign from table",
            turn="corp",
            corp=corp("Observe and Destroy"),
            runner=runner("Mimic", tags=1, credits=3),
            servers=remote("PAD Campaign"),
        ),
    },
    "PAD Tap": {
        "credits taken from a card are gained": Play(
            "yes; gain credit",
            "-3 credit on Adonis Campaign; corp gains 3; runner gains 1; corp draws 1; corp gains 1",
            turn="corp",
            at="5.6.1d",
            corp=corp(),
            runner=runner("PAD Tap"),
            servers=remote("Adonis Campaign (rezzed, 12 credit)"),
        ),
    },
    "Paladin Poemu": {
        "the credits for Keiko were the first, and she was not there": Play(
            "install Keiko; 2; gain credit",
            "-2 credit on Paladin Poemu; runner pays 3; install Keiko; runner gains 1",
            runner=runner("Paladin Poemu (2 credit)", hand=["Keiko"]),
        ),
    },
    "Pantograph": {
        "a card installed for a theft gets nothing for it": Play(
            "run; at remote 1; yes; gain credit",
            "access Hostile Takeover; steal Hostile Takeover; runner gains 1; runner pays 1; install "
            "Mystic Maemi; runner gains 1",
            runner=runner("Pantograph", hand=["Mystic Maemi"]),
            servers=remote("Hostile Takeover"),
        ),
    },
    "Penumbral Toolkit": {
        "its credits are not lost and not counted": Play(
            "run; at HQ; gain credit",
            "runner loses 3; end the run; runner gains 1",
            runner=runner("Penumbral Toolkit (4 credit)", credits=8),
            servers={"HQ": At(ice=["Whitespace (rezzed)"])},
        ),
    },
    "Whitespace": {
        "credits on Overclock are not lost and not counted": Play(
            "play Overclock; at HQ; gain credit",
            "runner pays 1; +5 credit on Overclock; runner loses 3; end the run; runner gains 1",
            runner=runner(hand=["Overclock"], credits=9),
            servers={"HQ": At(ice=["Whitespace (rezzed)"])},
        ),
    },
    "Ping": {
        "rezzed by a card in a run on its server it tags": Play(
            "run; at HQ; yes; gain credit",
            "access Send a Message; steal Send a Message; rez Ping; 1 tag; runner gains 1",
            corp=corp("Send a Message"),
            servers={"HQ": At(ice=["Ping"])},
        ),
    },
    "Pinhole Threading": {
        "what it accesses is no breach": Play(
            "play Pinhole Threading; at HQ; gain credit",
            "runner pays 1; access Nico Campaign; runner gains 1",
            runner=runner("Aumakua", hand=["Pinhole Threading"]),
            servers=remote("Nico Campaign"),
        ),
        "credits for runs on central servers pay for what it accesses": Play(
            "play Pinhole Threading; at HQ; trash Nico Campaign; gain credit",
            "runner pays 1; access Nico Campaign; -2 credit on Cezve; runner pays 2; trash Nico Campaign "
            "from table; runner gains 1",
            runner=runner("Cezve (2 credit)", hand=["Pinhole Threading"], credits=1),
            servers=remote("Nico Campaign"),
        ),
    },
    "Preemptive Action": {
        "the second operation is not played": subcontracted(
            "Preemptive Action",
            "Snare! to R&D; Enigma to R&D; Ice Wall to R&D; corp shuffles; Preemptive Action to removed; "
            "corp loses 2 click; runner gains 4 click; runner gains 1",
        )
    },
    "Violet Level Clearance": {
        "the rest of Subcontract is over": subcontracted(
            "Violet Level Clearance",
            "corp pays 5; corp gains 8; corp draws 4; corp loses 2 click; runner gains 4 click; runner "
            "gains 1",
        )
    },
    "Stock Buy-Back": {
        "nothing follows the terminal operation": subcontracted(
            "Stock Buy-Back",
            "corp pays 1; corp gains 3; corp loses 2 click; runner gains 4 click; runner gains 1",
        )
    },
    "Red Herrings": {
        "who does not pay for an agenda does not show it": Play(
            "run; at R&D; R&D; no; gain credit",
            "access Hostile Takeover; access Red Herrings; runner gains 1",
            corp=corp(deck=["Hostile Takeover", "9x Enigma"]),
            servers={"R&D": At(root=["Red Herrings (rezzed)"])},
        ),
    },
    "Regenesis": {
        "the operation that advanced it is in Archives before it is scored": Play(
            "play Seamless Launch; score Regenesis; gain credit",
            "corp pays 1; +2 advancement on Regenesis; score Regenesis; corp gains 1",
            {"Archives": ["Hostile Takeover", "Seamless Launch"]},
            turn="corp",
            corp=corp("Seamless Launch", discard=["Hostile Takeover"]),
            servers=remote("Regenesis (1 advancement)"),
        ),
    },
    "Restore": {
        "an agenda is installed and shown, its copies leave the game": Play(
            "play Restore; at new",
            "corp pays 1; install Hostile Takeover; reveal Hostile Takeover; reveal Hostile Takeover;"
            " Hostile Takeover to removed",
            {"Archives": ["Restore"], "removed": ["Hostile Takeover"]},
            turn="corp",
            corp=corp("Restore", discard=["2x Hostile Takeover"]),
            servers={"remote 1": At(ice=["Enigma"])},
        ),
    },
    "Running Hot": {
        "the damage is a cost that nobody prevents": Play(
            "play Running Hot",
            "runner pays 1; trash Diesel from grip; 1 core; runner gains 3 click",
            runner=runner("Caldera", hand=["Running Hot", "Diesel"]),
        ),
        "a Runner who will not survive the turn may play it": Play(
            "play Running Hot; gain credit",
            "runner pays 1; trash Diesel from grip; 1 core; runner gains 3 click; runner gains 1",
            runner=runner(hand=["Running Hot", "Diesel"], core_damage=5),
        ),
    },
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "says"), [(card, says) for card, told in PLAYS.items() for says in told])
def test_a_ruling_on_a_card_comes_about(card: str, says: str, rules: str) -> None:
    PLAYS[card][says].check(rules)
