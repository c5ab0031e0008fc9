"""The last of the Corp's cards word by word: of several one is taken, by whom, what is on offer, and who."""

import pytest

from rulerunner import At
from tests.support.faces import KEY
from tests.support.plays import MODERN, Play, corp, remote, rezzed, runner

PLAYS = {
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
