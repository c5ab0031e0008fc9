"""Rulings on cards A to C, each a play: what is answered, and what comes of it."""

from typing import Any

import pytest

from rulerunner import At
from tests.support.plays import DECK, MODERN, Play, corp, remote, runner

AG = "AgInfusion: New Miracles for a New World"
OB = "Ob Superheavy Logistics: Extract. Export. Excel."
GRIP = ["5x Sure Gamble"]
TO_SCORE: Any = {"turn": "corp", "at": "5.6.2a"}

PLAYS = {
    "Account Siphon on a run that was led to another server takes nothing": Play(
        "play Account Siphon; use AgInfusion: New Miracles for a New World; at R&D",
        "trash Enigma from table; access Enigma",
        corp=corp("Hedge Fund", identity=AG),
        runner=runner(hand=["Account Siphon"]),
        servers={"HQ": At(ice=["Enigma"])},
    ),
    "Aeneas Informant pays for a card that Salsette Slums removed": Play(
        "run; at remote 1; use Salsette Slums; yes",
        "access PAD Campaign; runner pays 4; PAD Campaign to removed; reveal PAD Campaign; runner gains 1",
        runner=runner("Aeneas Informant", "Salsette Slums"),
        servers=remote("PAD Campaign"),
    ),
    "Aeneas Informant pays for a rezzed card too": Play(
        "run; at remote 1; pass; yes",
        "access PAD Campaign; reveal PAD Campaign; runner gains 1",
        runner=runner("Aeneas Informant"),
        servers=remote("PAD Campaign (rezzed)"),
    ),
    "Aggressive Negotiation follows a score before the draw": Play(
        "score Hostile Takeover; play Aggressive Negotiation; Tollbooth",
        "score Hostile Takeover; corp gains 7; 1 bad publicity; corp draws 1; corp pays 1; corp "
        "shuffles; corp searches R&D; Tollbooth to HQ",
        turn="corp",
        at="5.6.1b",
        corp=corp("Aggressive Negotiation"),
        servers=remote("Hostile Takeover (2 advancement)"),
    ),
    "Bypassing Anansi ends the encounter, and that hurts": Play(
        "play Inside Job; at HQ",
        "runner pays 2; trash Sure Gamble from grip; trash Sure Gamble from grip; trash Sure Gamble "
        "from grip; 3 net",
        runner=runner(hand=["Inside Job", *GRIP]),
        servers={"HQ": At(ice=["Anansi (rezzed)"])},
    ),
    "Anoetic Void can be rezzed after the last chance to jack out": Play(
        "run; at remote 1; no; rez Anoetic Void; yes",
        "rez Anoetic Void; corp pays 2; trash Hedge Fund from HQ; trash Hedge Fund from HQ; end the run",
        corp=corp("2x Hedge Fund"),
        servers={"remote 1": At(root=["Anoetic Void"], ice=["Ice Wall"])},
        only="nsg-26.03",
    ),
    "Archangel that left HQ in its encounter is met no longer": Play(
        "run; at HQ; yes; use Utopia Shard",
        "access Archangel; corp pays 3; trash Utopia Shard from table",
        corp=corp("Archangel"),
        runner=runner("Utopia Shard", "Corroder", credits=0),
    ),
    "Leech weakens Archangel where it is accessed, and the trace comes": Play(
        "run; at HQ; yes; use Leech; 0",
        "+1 virus on Leech; access Archangel; corp pays 3; -1 virus on Leech; Leech to grip",
        corp=corp("Archangel"),
        runner=runner("Leech (3 virus)", credits=0),
    ),
    "Archer is cheaper for the Braintrust that is forfeited for it": Play(
        "run; at HQ; rez Archer",
        "corp pays 3; forfeit Braintrust; rez Archer; corp gains 2; end the run",
        corp=corp("Hedge Fund", credits=3, score=["Braintrust (1 agenda)"]),
        servers={"HQ": At(ice=["Archer"])},
    ),
    "Architect Deployment Test leaves the other cards as they lie": Play(
        "score Architect Deployment Test; yes; PAD Campaign",
        "score Architect Deployment Test; corp looks at 5 of R&D; install PAD Campaign; rez PAD Campaign",
        {
            "R&D": [
                "Enigma",
                "Snare!",
                "Hedge Fund",
                "Ice Wall",
                "Tollbooth",
                "Hostile Takeover",
                "Beanstalk Royalties",
            ]
        },
        **TO_SCORE,
        corp=corp(),
        servers=remote("Architect Deployment Test (4 advancement)"),
    ),
    "Artificial Cryptocrash takes what there is": Play(
        "score Artificial Cryptocrash",
        "score Artificial Cryptocrash; runner loses 3",
        **TO_SCORE,
        runner=runner(credits=3),
        servers=remote("Artificial Cryptocrash (5 advancement)"),
    ),
    "The Corp trashes what is sabotaged, and Demolisher pays nothing": Play(
        "install Fermenter; Enigma",
        "runner pays 1; install Fermenter; +1 virus on Fermenter; trash Enigma from HQ",
        corp=corp("Hedge Fund", "Enigma"),
        runner=runner("Demolisher", "Avgustina Ivanovskaya", hand=["Fermenter"]),
    ),
    "Azef Protocol is scored for another card than the grid it needs": Play(
        "score Azef Protocol",
        "trash Ice Wall from table; score Azef Protocol; trash Sure Gamble from grip; trash Sure "
        "Gamble from grip; 2 meat",
        **TO_SCORE,
        runner=runner(hand=GRIP),
        servers={
            "remote 1": At(
                root=["Azef Protocol (2 advancement)", "SanSan City Grid (rezzed)"], ice=["Ice Wall"]
            )
        },
    ),
    "Malapert Data Vault comes in time for the Azef Protocol it was fetched for": Play(
        "score Azef Protocol; trigger Ob Superheavy Logistics: Extract. Export. Excel.; Malapert Data"
        " Vault; at remote 1; yes; PAD Campaign",
        "trash Nico Campaign from table; corp shuffles; corp searches R&D; install Malapert Data "
        "Vault; rez Malapert Data Vault; score Azef Protocol; reveal PAD Campaign; corp shuffles; "
        "corp searches R&D; PAD Campaign to HQ; trash Sure Gamble from grip; trash Sure Gamble from "
        "grip; 2 meat",
        **TO_SCORE,
        corp=corp(identity=OB, deck=["Enigma", "Malapert Data Vault", "Hedge Fund", "PAD Campaign"]),
        runner=runner(hand=GRIP),
        servers={
            "remote 1": At(root=["Azef Protocol (3 advancement)"]),
            "remote 2": At(root=["Nico Campaign (rezzed)"]),
        },
    ),
    "An asset installed over Azef Protocol leaves nothing to score": Play(
        "score Azef Protocol; trigger Ob Superheavy Logistics: Extract. Export. Excel.; Rashida "
        "Jaheem; at remote 1",
        "trash Malapert Data Vault from table; corp shuffles; corp searches R&D; trash Azef Protocol "
        "from table; install Rashida Jaheem; rez Rashida Jaheem",
        **TO_SCORE,
        corp=corp(identity=OB, deck=["Enigma", "Rashida Jaheem", "Hedge Fund"]),
        runner=runner(hand=GRIP),
        servers={
            "remote 1": At(root=["Azef Protocol (3 advancement)"]),
            "remote 2": At(root=["Malapert Data Vault (rezzed)"]),
        },
    ),
    "After Bacterial Programming the accesses go on from the new top": Play(
        "play The Maker’s Eye; yes; Enigma; done; Snare!; done",
        "runner pays 2; access Bacterial Programming; steal Bacterial Programming; corp looks at 7 of"
        " R&D; Enigma to HQ; trash Snare! from R&D; corp arranges 5 of R&D; access Hostile Takeover; "
        "steal Hostile Takeover; access Tollbooth",
        corp=corp(deck=["Bacterial Programming", *DECK]),
        runner=runner(hand=["The Maker’s Eye"]),
    ),
    "Bank Job is robbed at an empty server": Play(
        "run; at remote 1; replace Bank Job; 3",
        "-3 credit on Bank Job; runner gains 3",
        runner=runner("Bank Job (8 credits)"),
        servers={"remote 1": At(ice=["Ice Wall"])},
    ),
    "Big Deal scores an agenda with counters enough": Play(
        "play Big Deal; yes",
        "corp pays 17; +4 advancement on Hostile Takeover; score Hostile Takeover; corp gains 7; 1 "
        "bad publicity; Big Deal to removed; corp loses 2 click; runner gains 4 click",
        turn="corp",
        corp=corp("Big Deal", credits=20),
        servers=remote("Hostile Takeover"),
    ),
    "Big Deal does not score an agenda with too few counters": Play(
        "play Big Deal; yes",
        "corp pays 17; +4 advancement on Priority Requisition; Big Deal to removed; corp loses 2 "
        "click; runner gains 4 click",
        turn="corp",
        corp=corp("Big Deal", credits=20),
        servers=remote("Priority Requisition"),
    ),
    "Big Deal does not get round Clot": Play(
        "install Hostile Takeover; play Big Deal; yes",
        "install Hostile Takeover; corp pays 17; +4 advancement on Hostile Takeover; Big Deal to "
        "removed; corp loses 1 click; runner gains 4 click",
        turn="corp",
        corp=corp("Big Deal", "Hostile Takeover", credits=20),
        runner=runner("Clot"),
    ),
    "Biometric Spoofing prevents a single damage": Play(
        "run; at HQ; use Biometric Spoofing",
        "trash Biometric Spoofing from table; trash Data Mine from table",
        runner=runner("Biometric Spoofing", hand=GRIP),
        servers={"HQ": At(ice=["Data Mine (rezzed)"])},
    ),
    "Of two Bladderworts the second sees the credit of the first": Play(
        "gain credit",
        "runner gains 1; corp gains 3 click; corp gains 1; trash Sure Gamble from grip; 1 net; corp "
        "gains 1; corp draws 1",
        corp=corp(credits=3),
        runner=runner(hand=GRIP, clicks=1),
        servers={
            "remote 1": At(root=["Bladderwort (rezzed)"]),
            "remote 2": At(root=["Bladderwort (rezzed)"]),
        },
    ),
    "Caprice Nisei without ice before her plays in the older edition": Play(
        "run; at remote 1; 1; 0",
        "corp pays 1; end the run",
        servers=remote("Caprice Nisei (rezzed)"),
        only="nisei-1.4",
    ),
    "Caprice Nisei without ice before her does not play in the newer edition": Play(
        "run; at remote 1; pass",
        "access Caprice Nisei",
        servers=remote("Caprice Nisei (rezzed)"),
        only="nsg-26.03",
    ),
    "Cayambe Grid puts its counter on any ice": Play(
        "gain credit; Border Control",
        "runner gains 1; corp gains 3 click; +1 advancement on Border Control; corp draws 1",
        runner=runner(clicks=1),
        servers={
            "remote 1": At(
                root=["Cayambe Grid (rezzed)"], ice=["Border Control (rezzed)", "Ice Wall (rezzed)"]
            )
        },
    ),
    "Cezve pays for hardware as a run on a central server begins": Play(
        "run; at HQ; yes",
        "-2 credit on Cezve; runner pays 2; install Akamatsu Mem Chip; runner draws 1",
        runner=runner("Masterwork (v37)", "Cezve (2 credits)", hand=["Akamatsu Mem Chip"], credits=0),
    ),
    "With one card in HQ the rest of a sabotage comes from R&D": Play(
        "play Chastushka; Hedge Fund",
        "runner pays 3; trash Hedge Fund from HQ; trash Enigma from R&D; trash Enigma from R&D; trash"
        " Enigma from R&D",
        corp=corp("Hedge Fund", deck=["9x Enigma"]),
        runner=runner("Demolisher", hand=["Chastushka"]),
    ),
    "With one card in R&D the rest of a sabotage comes from HQ": Play(
        "play Chastushka; Hedge Fund; Ice Wall; Tollbooth",
        "runner pays 3; trash Hedge Fund from HQ; trash Ice Wall from HQ; trash Tollbooth from HQ; "
        "trash Enigma from R&D",
        corp=corp("Hedge Fund", "Ice Wall", "Tollbooth", "PAD Campaign", deck=["Enigma"]),
        runner=runner(hand=["Chastushka"]),
    ),
    "A sabotage takes all there is": Play(
        "play Chastushka",
        "runner pays 3; trash Hedge Fund from HQ; trash Enigma from R&D",
        corp=corp("Hedge Fund", deck=["Enigma"]),
        runner=runner(hand=["Chastushka"]),
    ),
    "Esâ's sabotage is the Corp's trashing": Play(
        "run; at HQ; 0; 0; yes",
        "trash Sure Gamble from grip; 1 core; runner draws 1; trash Enigma from R&D; trash Enigma "
        "from R&D; access Hedge Fund",
        corp=corp("Hedge Fund", deck=["9x Enigma"]),
        runner=runner("Demolisher", identity="Esâ Afontov: Eco-Insurrectionist", hand=GRIP),
        servers={"HQ": At(ice=["Executive Functioning (rezzed)"])},
    ),
    "Esâ's sabotage takes the rest from HQ": Play(
        "run; at HQ; 0; 0; yes; Ice Wall",
        "trash Sure Gamble from grip; 1 core; runner draws 1; trash Ice Wall from HQ; trash Enigma "
        "from R&D; access Hedge Fund",
        corp=corp("Hedge Fund", "Ice Wall", deck=["Enigma"]),
        runner=runner(identity="Esâ Afontov: Eco-Insurrectionist", hand=GRIP),
        servers={"HQ": At(ice=["Executive Functioning (rezzed)"])},
    ),
    "Esâ's sabotage takes all there is": Play(
        "run; at HQ; 0; 0; yes",
        "trash Sure Gamble from grip; 1 core; runner draws 1; trash Hedge Fund from HQ",
        corp=corp("Hedge Fund", deck=[]),
        runner=runner(identity="Esâ Afontov: Eco-Insurrectionist", hand=GRIP),
        servers={"HQ": At(ice=["Executive Functioning (rezzed)"])},
    ),
    "Chisel sees what Ice Carver does": Play(
        "run; at HQ",
        "trash Ice Wall from table; trash Chisel from table",
        runner=runner("Ice Carver", "Chisel (on Ice Wall)"),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    ),
    "Chisel trashes Tollbooth before the toll": Play(
        "run; at HQ",
        "trash Tollbooth from table; trash Chisel from table",
        runner=runner("Chisel (5 virus, on Tollbooth)"),
        servers={"HQ": At(ice=["Tollbooth (rezzed)"])},
    ),
    "Devil Charm weakens ice for Chisel": Play(
        "run; at HQ; trigger Devil Charm; yes",
        "trash Tollbooth from table; trash Chisel from table",
        runner=runner("Devil Charm", "Chisel (on Tollbooth)"),
        servers={"HQ": At(ice=["Tollbooth (rezzed)"])},
    ),
    "The tag for the click of Joshua B. comes too late for Citadel Sanctuary": Play(
        "yes; gain credit; gain credit; gain credit; gain credit; gain credit",
        "runner gains 1 click; runner gains 1; runner gains 1; runner gains 1; runner gains 1; runner"
        " gains 1; 1 tag; corp gains 3 click; corp draws 1",
        at="5.7.1d",
        runner=runner("Joshua B.", "Citadel Sanctuary", clicks=4),
    ),
}


@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("play", PLAYS.values(), ids=list(PLAYS))
def test_what_a_ruling_says_is_what_happens(play: Play, rules: str) -> None:
    play.check(rules)
