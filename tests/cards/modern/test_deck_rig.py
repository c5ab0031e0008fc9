"""The Runner's hardware, programs, resources and identities about stack, grip and heap."""

import pytest

from rulerunner import At, Seat
from tests.support.plays import CORP, MODERN, RUNNER, Play

STACK = ["Corroder", "Diesel", "Gordian Blade", "Sure Gamble", "Mimic", "Easy Mark"]
CORP_DECK = ["Enigma", "Snare!", "Hedge Fund", "PAD Campaign", "Ice Wall", "Tollbooth"]
BEGINS = "gain credit"
"""The Corp's last click: then the Runner's turn begins."""
LAST = CORP._replace(clicks=1)
IDLE = CORP._replace(clicks=0)
"""A Corp that has three clicks in its turn."""


def runner(*rig: str, **more: object) -> Seat:
    return RUNNER._replace(**{"rig": list(rig), "deck": STACK, **more})  # type: ignore[arg-type]


def corp(*hand: str, **more: object) -> Seat:
    return CORP._replace(**{"hand": list(hand), "deck": CORP_DECK, **more})  # type: ignore[arg-type]


def remote(*root: str) -> dict[str, At]:
    return {"remote 1": At(root=list(root))}


RUNS = "run; at HQ; run; at R&D; run; at Archives"
ENDS = "gain credit; pass"

HARDWARE = {
    "Gachapon": [
        Play(
            "gain credit; use Gachapon; yes; Gordian Blade; Diesel; Sure Gamble; Mimic",
            "runner gains 1; trash Gachapon from table; Corroder to aside; Diesel to aside; Gordian "
            "Blade to aside; Sure Gamble to aside; Mimic to aside; Easy Mark to aside; runner pays 2;"
            " install Gordian Blade; Diesel to stack; Sure Gamble to stack; Mimic to stack; runner "
            "shuffles; Corroder to removed; Easy Mark to removed",
            {"removed": ["Corroder", "Easy Mark"]},
            runner=runner("Gachapon", deck=[*STACK, "Ninja"]),
        ),
    ],
    "Marrow": [
        Play(
            "install Marrow",
            "runner pays 2; install Marrow; trash Diesel from grip; 1 core",
            runner=runner(hand=["Marrow", "Diesel"]),
        ),
        Play(
            "gain credit; score Hostile Takeover; Snare!",
            "corp gains 1; score Hostile Takeover; corp gains 7; 1 bad publicity; trash Snare! from HQ",
            {"HQ": ["Ice Wall"]},
            turn="corp",
            corp=corp("Snare!", "Ice Wall"),
            runner=runner("Marrow"),
            servers=remote("Hostile Takeover (9 advancement)"),
        ),
    ],
    "Prognostic Q-Loop": [
        Play("run; at HQ; yes; run; at HQ", "runner looks at 2 of stack", runner=runner("Prognostic Q-Loop")),
        Play(
            "run; at HQ; use Prognostic Q-Loop; yes",
            "runner pays 1; reveal Corroder; runner pays 2; install Corroder",
            runner=runner("Prognostic Q-Loop", credits=3),
        ),
        Play(
            "run; at HQ; use Prognostic Q-Loop",
            "runner pays 1; reveal Diesel",
            runner=runner("Prognostic Q-Loop", deck=["Diesel", "Mimic"]),
        ),
    ],
    "Amanuensis": [
        Play(
            "gain credit",
            "runner gains 1; +1 power on Amanuensis; corp gains 3 click; corp draws 1",
            runner=runner("Amanuensis", clicks=1, tags=1),
        ),
        Play(
            "remove tag; yes",
            "runner pays 2; 1 tag removed; -1 power on Amanuensis; runner draws 2",
            runner=runner("Amanuensis (1 power)", tags=1),
        ),
    ],
    "Cataloguer": [
        Play(
            "install Cataloguer",
            "runner pays 2; install Cataloguer; +2 power on Cataloguer",
            runner=runner(hand=["Cataloguer"]),
        ),
        Play(
            "run; at R&D; replace; PAD Campaign; Enigma; Hedge Fund; use Cataloguer",
            "-1 power on Cataloguer; runner looks at 4 of R&D; runner arranges 4 of R&D; -1 power on "
            "Cataloguer; trash Cataloguer from table; access PAD Campaign",
            {
                "stack": ["Corroder", "Diesel", "Gordian Blade", "Sure Gamble", "Mimic", "Easy Mark"],
                "R&D": ["PAD Campaign", "Enigma", "Hedge Fund", "Snare!", "Ice Wall", "Tollbooth"],
            },
            runner=runner("Cataloguer (2 power)"),
            corp=corp(),
        ),
    ],
    "Detente": [
        Play(
            "run; at HQ; yes; run; at HQ; gain credit",
            "Ice Wall on Detente; access Ice Wall; access Ice Wall; runner gains 1",
            runner=runner("Detente"),
            corp=corp("2x Ice Wall"),
        ),
        Play(
            "run; at HQ; yes; gain credit; gain credit; gain credit; run; at HQ; yes; use Detente; "
            "yes; gain credit",
            "Ice Wall on Detente; access Ice Wall; corp gains 3 click; corp draws 1; corp gains 1; "
            "corp gains 1; corp gains 1; runner gains 4 click; Ice Wall on Detente; access Ice Wall; "
            "Ice Wall to HQ; Ice Wall to HQ; access Ice Wall; runner gains 1",
            {"HQ": ["Ice Wall", "Ice Wall", "Ice Wall", "Ice Wall"]},
            runner=runner("Detente", clicks=1),
            corp=corp("3x Ice Wall", deck=["9x Ice Wall"], clicks=0),
        ),
        Play(
            "run; at HQ; yes; gain credit; gain credit; gain credit; run; at HQ; yes; gain credit; "
            "gain credit; gain credit; use Detente; yes",
            "Ice Wall on Detente; access Ice Wall; corp gains 3 click; corp draws 1; corp gains 1; "
            "corp gains 1; corp gains 1; runner gains 4 click; Ice Wall on Detente; access Ice Wall; "
            "runner gains 1; runner gains 1; runner gains 1; corp gains 3 click; corp draws 1; Ice "
            "Wall to HQ; Ice Wall to HQ; access Ice Wall",
            {"HQ": ["Ice Wall", "Ice Wall", "Ice Wall", "Ice Wall", "Ice Wall"]},
            runner=runner("Detente", clicks=1),
            corp=corp("3x Ice Wall", deck=["9x Ice Wall"], clicks=0),
        ),
    ],
    "Maw": [
        Play(
            "run; at HQ; run; at HQ; gain credit",
            "access Ice Wall; trash Ice Wall from HQ; access Ice Wall; runner gains 1",
            {"HQ": ["Ice Wall", "Ice Wall"]},
            runner=runner("Maw"),
            corp=corp("3x Ice Wall"),
        ),
        Play(
            "run; at Archives; run; at remote 1; trash PAD Campaign; gain credit",
            "access Enigma; access PAD Campaign; runner pays 4; trash PAD Campaign from table; runner"
            " gains 1",
            runner=runner("Maw"),
            corp=corp("3x Ice Wall", discard=["Enigma"]),
            servers=remote("PAD Campaign"),
        ),
    ],
    "Simulchip": [
        Play(
            "gain credit; use Simulchip; Ninja",
            "runner gains 1; trash Corroder from table; trash Simulchip from table; runner pays 1; "
            "install Ninja",
            runner=runner("Simulchip", "Corroder", discard=["Ninja", "Sure Gamble"]),
        ),
        Play(
            "install Mimic; trash Corroder; use Simulchip; Ninja",
            "trash Corroder from table; runner pays 3; install Mimic; trash Simulchip from table; "
            "runner pays 1; install Ninja",
            runner=runner("Simulchip", "Corroder", hand=["Mimic"], discard=["Ninja"]),
        ),
    ],
    "Solidarity Badge": [
        Play(
            "run; at remote 1; trash PAD Campaign; run; at remote 2; trash Melange Mining Corp.; gain credit",
            "access PAD Campaign; runner pays 4; trash PAD Campaign from table; +1 power on "
            "Solidarity Badge; access Melange Mining Corp.; runner pays 1; trash Melange Mining Corp."
            " from table; runner gains 1",
            runner=runner("Solidarity Badge"),
            corp=corp(),
            servers={**remote("PAD Campaign"), "remote 2": At(root=["Melange Mining Corp."])},
        ),
        Play(
            f"{BEGINS}; yes; 0",
            "corp gains 1; runner gains 4 click; -1 power on Solidarity Badge; runner draws 1",
            turn="corp",
            corp=LAST,
            runner=runner("Solidarity Badge (1 power)", tags=1),
        ),
        Play(
            f"{BEGINS}; yes; 1",
            "corp gains 1; runner gains 4 click; -1 power on Solidarity Badge; 1 tag removed",
            turn="corp",
            corp=LAST,
            runner=runner("Solidarity Badge (1 power)", tags=1),
        ),
    ],
    "The Wizard’s Chest": [
        Play(
            f"{RUNS}; use The Wizard’s Chest; program; yes; Gordian Blade",
            "access Enigma; trash The Wizard’s Chest from table; Corroder to aside; Diesel to aside; "
            "Gordian Blade to aside; install Gordian Blade; Corroder to stack; Diesel to stack; "
            "runner shuffles",
            runner=runner("The Wizard’s Chest"),
            corp=corp(),
        ),
    ],
}

PROGRAMS = {
    "Nga": [
        Play(
            "install Nga; run; at Archives; yes; Ice Wall; run; at Archives; gain credit",
            "runner pays 2; install Nga; +3 power on Nga; -1 power on Nga; trash Ice Wall from HQ; "
            "access Ice Wall; access Ice Wall; runner gains 1; corp gains 3 click; corp draws 1",
            {"HQ": ["Enigma", "Snare!"]},
            runner=runner(hand=["Nga"]),
            corp=corp("Ice Wall", "Snare!"),
        ),
    ],
    "Stargate": [
        Play(
            "use Stargate; Snare!; gain credit",
            "reveal Enigma; reveal Snare!; reveal Hedge Fund; trash Snare! from R&D; runner gains 1",
            runner=runner("Stargate"),
            corp=corp(),
        ),
    ],
    "Trope": [
        Play(
            f"{BEGINS}; use Trope; Ninja; Mimic",
            "corp gains 1; runner gains 4 click; +1 power on Trope; Ninja to stack; Mimic to stack; "
            "runner shuffles",
            {"removed": ["Trope"]},
            turn="corp",
            corp=LAST,
            runner=runner("Trope (1 power)", discard=["Ninja", "Mimic", "Diesel"]),
        ),
    ],
}

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
TABLES = {**HARDWARE, **PROGRAMS, **RESOURCES, **IDENTITIES, **EVENTS}
PLAYS = [(name, n) for name, plays in TABLES.items() for n in range(len(plays))]


@pytest.mark.card(*HARDWARE)
@pytest.mark.card(*PROGRAMS)
@pytest.mark.card(*RESOURCES)
@pytest.mark.card(*IDENTITIES)
@pytest.mark.card(*EVENTS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), PLAYS)
def test_a_card_of_the_runner_does_what_it_says(name: str, n: int, rules: str) -> None:
    TABLES[name][n].check(rules)
