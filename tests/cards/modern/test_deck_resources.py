"""The Runner's resources, identities and some events about stack, grip and heap."""

import pytest

from rulerunner import At
from tests.support.plays import CORP, MODERN, Play, corp, remote, runner

BEGINS = "gain credit"
"""The Corp's last click: then the Runner's turn begins."""
LAST = CORP._replace(clicks=1)
IDLE = CORP._replace(clicks=0)
"""A Corp that has three clicks in its turn."""


RUNS = "run; at HQ; run; at R&D; run; at Archives"
ENDS = "gain credit; pass"

RESOURCES = {
    "Aeneas Informant": [
        Play(
            "run; at remote 1; pass; yes; gain credit",
            "access PAD Campaign; reveal PAD Campaign; runner gains 1; runner gains 1",
            runner=runner("Aeneas Informant"),
            corp=corp(),
            servers=remote("PAD Campaign"),
        ),
        Play(
            "run; at remote 1; trash PAD Campaign; run; at Archives; run; at R&D; gain credit",
            "access PAD Campaign; runner pays 4; trash PAD Campaign from table; access PAD Campaign; "
            "access Melange Mining Corp.; access Enigma; runner gains 1; corp gains 3 click; corp "
            "draws 1",
            runner=runner("Aeneas Informant"),
            corp=corp(discard=["Melange Mining Corp."]),
            servers=remote("PAD Campaign"),
        ),
    ],
    "Artist Colony": [
        Play(
            "gain credit; use Artist Colony; Gordian Blade",
            "runner gains 1; forfeit Hostile Takeover; runner shuffles; runner searches stack; runner"
            " pays 4; install Gordian Blade",
            {"removed": ["Hostile Takeover"]},
            runner=runner("Artist Colony", score=["Hostile Takeover"]),
        ),
    ],
    "Asmund Pudlat": [
        Play(
            "install Asmund Pudlat; Parasite; Medium; gain credit; gain credit; gain credit; yes; Parasite",
            "runner pays 2; install Asmund Pudlat; runner shuffles; runner searches stack; Parasite "
            "on Asmund Pudlat; Medium on Asmund Pudlat; corp gains 3 click; corp draws 1; corp gains "
            "1; corp gains 1; corp gains 1; runner gains 4 click; Parasite to grip",
            {"grip": ["Parasite"]},
            runner=runner(
                hand=["Asmund Pudlat"], clicks=1, deck=["Parasite", "Parasite", "Medium", "Diesel"]
            ),
            corp=IDLE,
        ),
    ],
    "Avgustina Ivanovskaya": [
        Play(
            "install Medium; Snare!; install Parasite",
            "runner pays 3; install Medium; trash Snare! from HQ; runner pays 2; install Parasite on "
            "Ice Wall",
            {"HQ": ["Hedge Fund"]},
            runner=runner("Avgustina Ivanovskaya", hand=["Medium", "Parasite"]),
            corp=corp("Snare!", "Hedge Fund"),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        ),
    ],
    "Clan Vengeance": [
        Play(
            "play Running Hot; use Clan Vengeance",
            "runner pays 1; trash Diesel from grip; 1 core; +1 power on Clan Vengeance; runner gains "
            "3 click; trash Clan Vengeance from table; trash Ice Wall from HQ; trash Ice Wall from HQ",
            {"HQ": ["Ice Wall"]},
            runner=runner("Clan Vengeance (1 power)", hand=["Running Hot", "Diesel"]),
            corp=corp("3x Ice Wall"),
        ),
    ],
    "Crowdfunding": [
        Play(
            "install Crowdfunding",
            "install Crowdfunding; +3 credit on Crowdfunding",
            runner=runner(hand=["Crowdfunding"]),
        ),
        Play(
            f"{BEGINS}",
            "corp gains 1; runner gains 4 click; -1 credit on Crowdfunding; runner gains 1; trash "
            "Crowdfunding from table; runner draws 1",
            turn="corp",
            corp=LAST,
            runner=runner("Crowdfunding (1 credit)"),
        ),
        Play(
            "run; at HQ; run; at HQ; run; at HQ; gain credit; yes",
            "runner gains 1; install Crowdfunding; +3 credit on Crowdfunding; corp gains 3 click; "
            "corp draws 1",
            runner=runner(discard=["Crowdfunding"]),
        ),
        Play(
            "run; at HQ; run; at HQ; gain credit; gain credit",
            "runner gains 1; runner gains 1; corp gains 3 click; corp draws 1",
            runner=runner(discard=["Crowdfunding"]),
        ),
    ],
    "District 99": [
        Play(
            "gain credit; use Simulchip; yes; Ninja",
            "runner gains 1; trash Corroder from table; trash Simulchip from table; +1 power on "
            "District 99; runner pays 1; install Ninja",
            runner=runner("District 99", "Simulchip", "Corroder", discard=["Ninja"]),
        ),
        Play(
            "use District 99; Déjà Vu",
            "-3 power on District 99; Déjà Vu to grip",
            {"grip": ["Déjà Vu"]},
            runner=runner(
                "District 99 (3 power)",
                identity="Noise: Hacker Extraordinaire",
                discard=["Déjà Vu", "Diesel", "Djinn"],
            ),
        ),
    ],
    "Lago Paranoá Shelter": [
        Play(
            "install PAD Campaign; yes; install Ice Wall; at HQ; install Snare!; at new",
            "install PAD Campaign; trash Corroder from stack; runner draws 1; install Ice Wall; "
            "install Snare!",
            turn="corp",
            corp=corp("PAD Campaign", "Ice Wall", "Snare!"),
            runner=runner("Lago Paranoá Shelter"),
        ),
    ],
    "Mystic Maemi": [
        Play(
            f"{BEGINS}; play Sure Gamble; 1",
            "corp gains 1; runner gains 4 click; +1 credit on Mystic Maemi; -1 credit on Mystic "
            "Maemi; runner pays 5; runner gains 9",
            turn="corp",
            corp=LAST,
            runner=runner("Mystic Maemi", hand=["Sure Gamble"]),
        ),
        Play(
            "gain credit; 0",
            "runner gains 1; trash Diesel from grip; corp gains 3 click; corp draws 1",
            runner=runner("Mystic Maemi (3 credit)", clicks=1, hand=["Diesel"]),
        ),
        Play(
            "gain credit; 1",
            "runner gains 1; trash Mystic Maemi from table; corp gains 3 click; corp draws 1",
            runner=runner("Mystic Maemi (3 credit)", clicks=1, hand=["Diesel"]),
        ),
        Play(
            "run; at remote 1; gain credit",
            "access Hostile Takeover; steal Hostile Takeover; +1 credit on Mystic Maemi; runner gains"
            " 1; corp gains 3 click; corp draws 1",
            runner=runner("Mystic Maemi (1 credit)", clicks=2),
            servers=remote("Hostile Takeover"),
        ),
    ],
    "Paladin Poemu": [
        Play(
            f"{BEGINS}; install Corroder; 1",
            "corp gains 1; runner gains 4 click; +1 credit on Paladin Poemu; -1 credit on Paladin "
            "Poemu; runner pays 2; install Corroder",
            turn="corp",
            corp=LAST,
            runner=runner("Paladin Poemu", hand=["Corroder", "John Masanori"]),
        ),
        Play(
            "install John Masanori; gain credit; Cyberfeeder; gain credit",
            "runner pays 2; install John Masanori; runner gains 1; trash Cyberfeeder from table; corp"
            " gains 3 click; corp draws 1; corp gains 1",
            runner=runner("Paladin Poemu (3 credit)", "Cyberfeeder", clicks=2, hand=["John Masanori"]),
        ),
        Play(
            "run; at remote 1; gain credit",
            "access Hostile Takeover; steal Hostile Takeover; +1 credit on Paladin Poemu; runner "
            "gains 1; corp gains 3 click; corp draws 1",
            runner=runner("Paladin Poemu (1 credit)", clicks=2),
            servers=remote("Hostile Takeover"),
        ),
    ],
    "Street Peddler": [
        Play(
            "install Street Peddler; use Street Peddler; Gordian Blade",
            "install Street Peddler; Corroder on Street Peddler; Diesel on Street Peddler; Gordian "
            "Blade on Street Peddler; trash Street Peddler from table; runner pays 3; install Gordian"
            " Blade",
            runner=runner(hand=["Street Peddler"]),
        ),
    ],
    "The Supplier": [
        Play(
            "use The Supplier; Professional Contacts; gain credit; gain credit; gain credit; yes",
            "Professional Contacts on The Supplier; corp gains 3 click; corp draws 1; corp gains 1; "
            "corp gains 1; corp gains 1; runner gains 4 click; runner pays 3; install Professional "
            "Contacts",
            runner=runner(
                "The Supplier", clicks=1, hand=["Professional Contacts", "Corroder", "Cyberfeeder"]
            ),
            corp=IDLE,
        ),
    ],
    "Urban Art Vernissage": [
        Play(
            f"{BEGINS}; trigger Urban Art Vernissage; yes; install Corroder; 2",
            "corp gains 1; runner gains 4 click; Saci to grip; +2 credit on Urban Art Vernissage; +1 "
            "virus on Tranquilizer; -2 credit on Urban Art Vernissage; runner pays 2; install "
            "Corroder",
            {"grip": ["Saci"]},
            turn="corp",
            corp=LAST,
            runner=runner(
                "Urban Art Vernissage", "Saci (on Ice Wall)", "Tranquilizer (on Ice Wall)", hand=["Corroder"]
            ),
            servers={"HQ": At(ice=["Ice Wall"])},
        ),
    ],
}

IDENTITIES = {
    "Esâ Afontov: Eco-Insurrectionist": [
        Play(
            "play Running Hot; yes; Snare!; done",
            "runner pays 1; trash Diesel from grip; 1 core; runner draws 1; trash Snare! from HQ; "
            "trash Enigma from R&D; runner gains 3 click",
            {"grip": ["Corroder"], "HQ": ["Ice Wall"]},
            runner=runner(identity="Esâ Afontov: Eco-Insurrectionist", hand=["Running Hot", "Diesel"]),
            corp=corp("Snare!", "Ice Wall"),
        ),
    ],
    "Exile: Streethawk": [
        Play(
            "play Scrounge; install Corroder",
            "runner pays 1; runner pays 3; install Mimic; runner draws 1; runner pays 2; install Corroder",
            runner=runner(identity="Exile: Streethawk", hand=["Scrounge", "Corroder"], discard=["Mimic"]),
        ),
    ],
    "MuslihaT: Multifarious Marketeer": [
        Play(
            f"{BEGINS}; yes",
            "corp gains 1; runner gains 4 click; runner looks at 1 of stack; reveal Corroder; "
            "Corroder to grip",
            {"grip": ["Corroder"]},
            turn="corp",
            corp=LAST,
            runner=runner(identity="MuslihaT: Multifarious Marketeer"),
        ),
        Play(
            f"{BEGINS}",
            "corp gains 1; runner gains 4 click; runner looks at 1 of stack",
            turn="corp",
            corp=LAST,
            runner=runner(identity="MuslihaT: Multifarious Marketeer", deck=["Diesel", "Corroder"]),
        ),
        Play(
            f"{BEGINS}; yes",
            "corp gains 1; runner gains 4 click; runner looks at 1 of stack; reveal Indexing; "
            "Indexing to grip",
            {"grip": ["Indexing"]},
            turn="corp",
            corp=LAST,
            runner=runner(identity="MuslihaT: Multifarious Marketeer", deck=["Indexing", "Corroder"]),
        ),
    ],
}

EVENTS = {
    "Harmony AR Therapy": [
        Play(
            "play Harmony AR Therapy; Mimic; Ninja; done",
            "runner pays 2; Mimic to stack; Ninja to stack; runner shuffles; Harmony AR Therapy to removed",
            {"removed": ["Harmony AR Therapy"]},
            runner=runner(hand=["Harmony AR Therapy"], discard=["2x Mimic", "Ninja", "Diesel"]),
        ),
    ],
    "Khusyuk": [
        Play(
            "play Khusyuk; 2; Snare!; gain credit",
            "runner pays 3; runner draws 1; Enigma to aside; Snare! to aside; Hedge Fund to aside; "
            "access Snare!; Enigma to R&D; Snare! to R&D; Hedge Fund to R&D; corp shuffles; runner "
            "gains 1",
            runner=runner("Corroder", "Cyberfeeder", "John Masanori", hand=["Khusyuk"]),
            corp=corp(),
        ),
    ],
    "Meeting of Minds": [
        Play(
            "play Meeting of Minds; 0; yes; John Masanori; John Masanori; Underworld Contact",
            "runner pays 4; reveal John Masanori; runner shuffles; runner searches stack; John "
            "Masanori to grip; reveal John Masanori; reveal Underworld Contact; runner gains 2",
            {"grip": ["Diesel", "John Masanori", "Underworld Contact"]},
            runner=runner(
                hand=["Meeting of Minds", "Underworld Contact", "Diesel"], deck=["John Masanori", "Diesel"]
            ),
        ),
    ],
    "Test Run": [
        Play(
            "play Test Run; 0; Mimic; gain credit; gain credit",
            "runner pays 3; runner shuffles; runner searches stack; install Mimic; runner gains 1; "
            "Mimic to stack; corp gains 3 click; corp draws 1; corp gains 1",
            runner=runner(hand=["Test Run"], clicks=2),
        ),
        Play(
            "play Test Run; 1; Ninja; gain credit; gain credit",
            "runner pays 3; runner searches heap; install Ninja; runner gains 1; Ninja to stack; corp"
            " gains 3 click; corp draws 1; corp gains 1",
            {
                "stack": [
                    "Ninja",
                    "Corroder",
                    "Diesel",
                    "Gordian Blade",
                    "Sure Gamble",
                    "Mimic",
                    "Easy Mark",
                ],
                "heap": ["Test Run"],
            },
            runner=runner(hand=["Test Run"], clicks=2, discard=["Ninja"]),
        ),
    ],
}
TABLES = {**RESOURCES, **IDENTITIES, **EVENTS}
PLAYS = [(name, n) for name, plays in TABLES.items() for n in range(len(plays))]


@pytest.mark.card(*RESOURCES)
@pytest.mark.card(*IDENTITIES)
@pytest.mark.card(*EVENTS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), PLAYS)
def test_a_resource_does_what_it_says(name: str, n: int, rules: str) -> None:
    TABLES[name][n].check(rules)
