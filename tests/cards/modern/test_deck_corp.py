"""The Corp's other cards about R&D, HQ and Archives: what they show, move, shuffle and give."""

import pytest

from rulerunner import At
from tests.support.plays import DECK, MODERN, RUNNER, Play, corp, remote

BEGINS = "gain credit"
"""The Runner's last click: then the Corp's turn begins."""
LAST = RUNNER._replace(clicks=1)


ASSETS = {
    "Breached Dome": [
        Play(
            "run; at R&D",
            "reveal Breached Dome; access Breached Dome; trash Sure Gamble from grip; 1 meat; trash "
            "Diesel from stack",
            {"grip": ["Sure Gamble"]},
            corp=corp(deck=["Breached Dome", *DECK]),
            runner=RUNNER._replace(hand=["2x Sure Gamble"]),
        ),
        Play(
            "run; at Archives",
            "access Breached Dome; trash Sure Gamble from grip; 1 meat; trash Diesel from stack",
            {"grip": ["Sure Gamble"]},
            corp=corp(discard=["Breached Dome"]),
            runner=RUNNER._replace(hand=["2x Sure Gamble"]),
        ),
    ],
    "Federal Fundraising": [
        Play(
            f"{BEGINS}; yes; Hedge Fund; Enigma; yes",
            "runner gains 1; corp gains 3 click; corp looks at 3 of R&D; corp arranges 3 of R&D; corp"
            " draws 1; corp draws 1",
            {
                "R&D": [
                    "Snare!",
                    "PAD Campaign",
                    "Ice Wall",
                    "Tollbooth",
                    "Hostile Takeover",
                    "Beanstalk Royalties",
                ]
            },
            corp=corp(),
            runner=LAST,
            servers=remote("Federal Fundraising (rezzed)"),
        ),
        Play(
            f"{BEGINS}; yes; Hedge Fund; Enigma",
            "runner gains 1; corp gains 3 click; corp looks at 3 of R&D; corp arranges 3 of R&D; corp"
            " draws 1",
            {
                "R&D": [
                    "Enigma",
                    "Snare!",
                    "PAD Campaign",
                    "Ice Wall",
                    "Tollbooth",
                    "Hostile Takeover",
                    "Beanstalk Royalties",
                ]
            },
            corp=corp(),
            runner=LAST,
            servers=remote("Federal Fundraising (rezzed)", ice=["Ice Wall"]),
        ),
    ],
    "Public Health Portal": [
        Play(
            BEGINS,
            "runner gains 1; corp gains 3 click; reveal Enigma; corp gains 2; corp draws 1",
            corp=corp(),
            runner=LAST,
            servers=remote("Public Health Portal (rezzed)"),
        )
    ],
    "Tech Startup": [
        Play(
            f"{BEGINS}; yes; PAD Campaign",
            "runner gains 1; corp gains 3 click; trash Tech Startup from table; reveal PAD Campaign; "
            "corp shuffles; corp searches R&D; install PAD Campaign; corp draws 1",
            corp=corp(),
            runner=LAST,
            servers=remote("Tech Startup (rezzed)"),
        ),
    ],
    "Vera Ivanovna Shuyskaya": [
        Play(
            "gain credit; score Hostile Takeover; yes; yes; Diesel",
            "corp gains 1; score Hostile Takeover; reveal Diesel; reveal Sure Gamble; trash Diesel "
            "from grip; corp gains 7; 1 bad publicity",
            {"grip": ["Sure Gamble"]},
            turn="corp",
            corp=corp(),
            runner=RUNNER._replace(hand=["Diesel", "Sure Gamble"]),
            servers={
                **remote("Hostile Takeover (9 advancement)"),
                "remote 2": At(root=["Vera Ivanovna Shuyskaya (rezzed)"]),
            },
        ),
        Play(
            "run; at remote 1; yes; Diesel",
            "access Hostile Takeover; steal Hostile Takeover; reveal Diesel; reveal Sure Gamble; "
            "trash Diesel from grip",
            {"grip": ["Sure Gamble"]},
            corp=corp(),
            runner=RUNNER._replace(hand=["Diesel", "Sure Gamble"]),
            servers={**remote("Hostile Takeover"), "remote 2": At(root=["Vera Ivanovna Shuyskaya (rezzed)"])},
        ),
    ],
    "Balanced Coverage": [
        Play(
            f"{BEGINS}; yes; ice; yes",
            "runner gains 1; corp gains 3 click; corp looks at 1 of R&D; reveal Enigma; corp gains 2;"
            " corp draws 1",
            corp=corp(),
            runner=LAST,
            servers=remote("Balanced Coverage (rezzed)"),
        ),
        Play(
            f"{BEGINS}; yes; asset",
            "runner gains 1; corp gains 3 click; corp looks at 1 of R&D; corp draws 1",
            corp=corp(),
            runner=LAST,
            servers=remote("Balanced Coverage (rezzed)"),
        ),
    ],
    "Moon Pool": [
        Play(
            "use Moon Pool; Snare!; done; Hostile Takeover; Snare!; yes; PAD Campaign",
            "trash Snare! from HQ; reveal Hostile Takeover; reveal Snare!; Hostile Takeover to R&D; "
            "Snare! to R&D; corp shuffles; +1 advancement on PAD Campaign",
            {"HQ": ["Enigma"], "removed": ["Moon Pool"]},
            turn="corp",
            at="5.6.2a",
            corp=corp("Snare!", "Enigma", discard=["Hostile Takeover", "Ice Wall"]),
            servers={
                **remote("Moon Pool (rezzed)"),
                "remote 2": At(root=["PAD Campaign"]),
                "remote 3": At(root=["Melange Mining Corp."]),
            },
        ),
    ],
    "Disposable HQ": [
        Play(
            "run; at R&D; yes; Snare!; Enigma; done",
            "reveal Disposable HQ; access Disposable HQ; Snare! to R&D; Enigma to R&D",
            {"R&D": ["Disposable HQ", "Hedge Fund", "Snare!", "Enigma"], "HQ": ["Ice Wall"]},
            corp=corp("Enigma", "Snare!", "Ice Wall", deck=["Disposable HQ", "Hedge Fund"]),
        ),
        Play(
            "run; at remote 1; no; gain credit",
            "access Disposable HQ; runner gains 1",
            {"HQ": ["Enigma"]},
            corp=corp("Enigma"),
            servers=remote("Disposable HQ"),
        ),
    ],
    "Angelique Garza Correa": [
        Play(
            "use Angelique Garza Correa",
            "corp pays 1; reveal Angelique Garza Correa; trash Angelique Garza Correa from HQ; trash "
            "Diesel from grip; 1 meat",
            {"grip": ["Diesel", "Diesel"]},
            turn="corp",
            corp=corp("Angelique Garza Correa", score=["Hostile Takeover", "Priority Requisition"]),
            runner=RUNNER._replace(hand=["3x Diesel"]),
        ),
        Play(
            "run; at remote 1; yes",
            "access Angelique Garza Correa; corp pays 2; trash Diesel from grip; trash Diesel from "
            "grip; 2 meat",
            {"grip": ["Diesel"]},
            corp=corp(),
            runner=RUNNER._replace(hand=["3x Diesel"]),
            servers=remote("Angelique Garza Correa (rezzed)"),
        ),
        Play(
            "run; at remote 1; gain credit",
            "access Angelique Garza Correa; runner gains 1",
            corp=corp(),
            runner=RUNNER._replace(hand=["3x Diesel"]),
            servers=remote("Angelique Garza Correa"),
        ),
    ],
}

OPERATIONS = {
    "Preemptive Action": [
        Play(
            "play Preemptive Action; Ice Wall; Snare!; Enigma",
            "Ice Wall to R&D; Snare! to R&D; Enigma to R&D; corp shuffles; Preemptive Action to "
            "removed; corp loses 2 click; runner gains 4 click",
            {"removed": ["Preemptive Action"]},
            turn="corp",
            corp=corp("Preemptive Action", discard=["Ice Wall", "Snare!", "Enigma", "Hedge Fund"]),
        ),
    ],
    "Simulation Reset": [
        Play(
            "play Simulation Reset; Snare!; Enigma; done; Ice Wall; Snare!",
            "corp pays 1; trash Snare! from HQ; trash Enigma from HQ; Ice Wall to R&D; Snare! to R&D;"
            " corp shuffles; corp draws 2; Simulation Reset to removed",
            {"HQ": ["Enigma", "Hedge Fund", "PAD Campaign"], "removed": ["Simulation Reset"]},
            turn="corp",
            corp=corp("Simulation Reset", "Snare!", "Enigma", "Hedge Fund", discard=["Ice Wall"]),
        ),
    ],
    "Armed Asset Protection": [
        Play(
            "play Armed Asset Protection",
            "corp pays 2; corp gains 3; corp gains 2; corp gains 2",
            turn="corp",
            corp=corp(
                "Armed Asset Protection",
                discard=["Ice Wall (faceup)", "Enigma (faceup)", "Hostile Takeover (faceup)", "Hedge Fund"],
            ),
        ),
        Play(
            "play Armed Asset Protection",
            "corp pays 2; corp gains 3; corp gains 2",
            turn="corp",
            corp=corp("Armed Asset Protection", discard=["Ice Wall (faceup)", "Snare! (faceup)"]),
        ),
    ],
    "Bring Them Home": [
        Play(
            "run; at remote 1; gain credit; play Bring Them Home; yes",
            "access Hostile Takeover; steal Hostile Takeover; runner gains 1; corp gains 3 click; "
            "corp draws 1; reveal Diesel; reveal Diesel; Diesel to stack; Diesel to stack; corp pays "
            "2; reveal Diesel; Diesel to stack; runner shuffles; corp loses 5 click; runner gains 4 "
            "click",
            corp=corp("Bring Them Home", score=["Priority Requisition"]),
            runner=RUNNER._replace(clicks=2, hand=["4x Diesel"], deck=["Sure Gamble"]),
            servers=remote("Hostile Takeover"),
        ),
        Play(
            "run; at remote 1; gain credit; play Bring Them Home",
            "access Hostile Takeover; steal Hostile Takeover; runner gains 1; corp gains 3 click; "
            "corp draws 1; reveal Diesel; reveal Diesel; Diesel to stack; Diesel to stack; corp loses"
            " 5 click; runner gains 4 click",
            {"stack": ["Diesel", "Diesel", "Sure Gamble"]},
            corp=corp("Bring Them Home"),
            runner=RUNNER._replace(clicks=2, hand=["4x Diesel"], deck=["Sure Gamble"]),
            servers=remote("Hostile Takeover"),
        ),
    ],
    "Focus Group": [
        Play(
            "run; at Archives; gain credit; play Focus Group; event; 2; yes; PAD Campaign",
            "runner gains 1; corp gains 3 click; corp draws 1; corp pays 3; reveal Diesel; reveal "
            "Diesel; reveal Mimic; corp pays 2; +2 advancement on PAD Campaign",
            corp=corp("Focus Group"),
            runner=RUNNER._replace(clicks=2, hand=["2x Diesel", "Mimic"]),
            servers={**remote("PAD Campaign"), "remote 2": At(root=["Snare!"])},
        ),
    ],
    "Touch-ups": [
        Play(
            "play Touch-ups; Hostile Takeover; event; Diesel; Sure Gamble",
            "corp pays 2; +2 advancement on Hostile Takeover; reveal Diesel; reveal Diesel; reveal "
            "Sure Gamble; reveal Mimic; Diesel to stack; Sure Gamble to stack; runner shuffles",
            turn="corp",
            corp=corp("Touch-ups"),
            runner=RUNNER._replace(hand=["2x Diesel", "Sure Gamble", "Mimic"]),
            servers={**remote("Hostile Takeover"), "remote 2": At(root=["Priority Requisition"])},
        ),
    ],
    "Subliminal Messaging": [
        Play(
            "play Subliminal Messaging; play Subliminal Messaging",
            "corp gains 1 click; corp gains 1; corp gains 1",
            turn="corp",
            corp=corp("2x Subliminal Messaging"),
        ),
        Play(
            f"{BEGINS}; yes",
            "runner gains 1; corp gains 3 click; reveal Subliminal Messaging; Subliminal Messaging to"
            " HQ; corp draws 1",
            {"HQ": ["Enigma", "Subliminal Messaging"]},
            runner=LAST,
            corp=corp(discard=["Subliminal Messaging"]),
        ),
        Play(
            "run; at Archives; gain credit",
            "access Subliminal Messaging; runner gains 1; corp gains 3 click; corp draws 1",
            runner=RUNNER._replace(clicks=2),
            corp=corp(discard=["Subliminal Messaging"]),
        ),
    ],
}

IDENTITIES = {
    "The Foundry: Refining the Process": [
        Play(
            "run; at HQ; rez Enigma; yes; Enigma",
            "corp pays 3; rez Enigma; reveal Enigma; corp shuffles; corp searches R&D; Enigma to HQ; "
            "runner loses 1 click; end the run",
            {"HQ": ["Enigma"]},
            corp=corp(identity="The Foundry: Refining the Process"),
            servers={"HQ": At(ice=["Enigma"])},
        ),
    ],
    "Poétrï Luxury Brands: All the Rage": [
        Play(
            "gain credit; score Hostile Takeover; trigger Poétrï Luxury Brands: All the Rage; yes; Snare!",
            "corp gains 1; score Hostile Takeover; corp looks at 3 of R&D; install Snare!; corp gains"
            " 7; 1 bad publicity",
            turn="corp",
            corp=corp(identity="Poétrï Luxury Brands: All the Rage"),
            servers=remote("Hostile Takeover (9 advancement)"),
        ),
        Play(
            "run; at remote 1; yes; at HQ",
            "access Hostile Takeover; steal Hostile Takeover; install Enigma",
            corp=corp("Enigma", "Priority Requisition", identity="Poétrï Luxury Brands: All the Rage"),
            servers=remote("Hostile Takeover"),
        ),
    ],
    "Hyoubu Institute: Absolute Clarity": [
        Play(
            "use Hyoubu Institute: Absolute Clarity; 1; use Hyoubu Institute: Absolute Clarity; 0",
            "reveal Diesel; corp gains 1; reveal Sure Gamble",
            turn="corp",
            corp=corp(identity="Hyoubu Institute: Absolute Clarity"),
            runner=RUNNER._replace(hand=["Sure Gamble"]),
        ),
    ],
}
TABLES = {**ASSETS, **OPERATIONS, **IDENTITIES}
PLAYS = [(name, n) for name, plays in TABLES.items() for n in range(len(plays))]


@pytest.mark.card(*ASSETS)
@pytest.mark.card(*OPERATIONS)
@pytest.mark.card(*IDENTITIES)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), PLAYS)
def test_a_card_of_the_corp_does_what_it_says(name: str, n: int, rules: str) -> None:
    TABLES[name][n].check(rules)
