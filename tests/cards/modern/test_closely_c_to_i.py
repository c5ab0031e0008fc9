"""Cards closely, C to I: when, how often, of which cards, and who is asked."""

import pytest

from rulerunner import At
from tests.support.closely import CORPS, CORPS_BEGINS, CORPS_WINDOW, Close
from tests.support.plays import MODERN, corp, remote, runner

DIESELS = ["5x Diesel"]


def ice(*pieces: str) -> dict[str, At]:
    """HQ with this rezzed ice."""
    return {"HQ": At(ice=[f"{piece} (rezzed)" for piece in pieces])}


PLAYS = (
    (
        "Chastushka",
        Close(
            "runner play Chastushka; corp Enigma; corp Ice Wall",
            "runner pays 3; trash Enigma from HQ; trash Ice Wall from HQ; trash Enigma from R&D; trash Snare!"
            " from R&D",
            corp=corp("Enigma", "Ice Wall", "Snare!"),
            runner=runner(hand=["Chastushka"]),
        ),
    ),
    (
        "Citadel Sanctuary",
        Close(
            "corp gain credit",
            "corp gains 1; runner gains 4 click",
            **CORPS,
            corp=corp(clicks=1),
            runner=runner("Citadel Sanctuary", tags=1),
        ),
    ),
    (
        "Complete Image",
        Close(
            "runner run; runner at R&D; without Complete Image",
            "access Enigma; corp gains 3 click; corp draws 1",
            corp=corp("Complete Image", clicks=0),
            runner=runner(clicks=1, score=["Braintrust"], hand=DIESELS),
        ),
    ),
    (
        "Consume",
        Close(
            "corp play Audacity; without Consume",
            "trash Enigma from HQ; trash Ice Wall from HQ",
            **CORPS,
            corp=corp("Audacity", "Enigma", "Ice Wall"),
            runner=runner("Consume"),
        ),
    ),
    (
        "Councilman",
        Close(
            "corp rez Crisium Grid; runner yes",
            "corp pays 3; rez Crisium Grid; runner pays 3; trash Councilman from table; derez Crisium Grid",
            **CORPS_WINDOW,
            servers=remote("Crisium Grid"),
            runner=runner("Councilman"),
        ),
    ),
    (
        "Daniela Jorge Inácio",
        Close(
            "runner run; runner at remote 1; runner access Hostile Takeover; runner yes",
            "access Hostile Takeover; Diesel to stack; Diesel to stack; steal Hostile Takeover; access"
            " Daniela Jorge Inácio",
            servers=remote("Daniela Jorge Inácio (rezzed)", "Hostile Takeover"),
            runner=runner(hand=["2x Diesel"]),
        ),
    ),
    (
        "Data Leak Reversal",
        Close(
            "runner run; runner at remote 1; without Data Leak Reversal",
            "access PAD Campaign",
            servers=remote("PAD Campaign"),
            runner=runner(hand=["Data Leak Reversal"]),
        ),
    ),
    (
        "Data Leak Reversal",
        Close(
            "runner gain credit; without Data Leak Reversal",
            "runner gains 1",
            runner=runner("Data Leak Reversal"),
        ),
    ),
    (
        'Debbie "Downtown" Moreira',
        Close(
            "runner play Sure Gamble",
            "runner pays 5; runner gains 9",
            runner=runner('Debbie "Downtown" Moreira', hand=["Sure Gamble"]),
        ),
    ),
    (
        "Degree Mill",
        Close(
            "runner run; runner at remote 1; runner yes; runner not PAD Campaign; runner Corroder; runner"
            " Mimic",
            "access Degree Mill; Corroder to stack; Mimic to stack; runner shuffles; steal Degree Mill",
            servers={**remote("Degree Mill"), "remote 2": At(root=["PAD Campaign", "Crisium Grid"])},
            runner=runner("Corroder", "Mimic", "Imp"),
        ),
    ),
    (
        "Dewi Subrotoputri: Pedagogical Dhalang",
        Close(
            "runner run; runner at HQ; runner yes; runner run; runner at HQ; without Dewi Subrotoputri:"
            " Pedagogical Dhalang",
            "runner gains 1; access Enigma; access Enigma",
            corp=corp("Enigma"),
            runner=runner(
                "Corroder", "Mimic", "Imp", "Cache", identity="Dewi Subrotoputri: Pedagogical Dhalang"
            ),
        ),
    ),
    (
        "Dewi Subrotoputri: Pedagogical Dhalang",
        Close(
            "runner run; runner at HQ; runner yes; runner install Akamatsu Mem Chip; runner run; runner at"
            " HQ; runner yes; runner run; runner at HQ; without Dewi Subrotoputri: Pedagogical Dhalang",
            "runner gains 1; access Enigma; runner pays 1; install Akamatsu Mem Chip; runner draws 1; access"
            " Enigma; access Enigma; corp gains 3 click; corp draws 1",
            corp=corp("Enigma"),
            runner=runner(
                "Corroder",
                "Mimic",
                "Imp",
                "Cache",
                hand=["Akamatsu Mem Chip"],
                identity="Dewi Subrotoputri: Pedagogical Dhalang",
            ),
        ),
    ),
    (
        "Djinn",
        Close(
            "runner install Corroder; runner not card",
            "runner pays 2; install Corroder",
            runner=runner("Djinn", hand=["Corroder"]),
        ),
    ),
    (
        "Dhegdheer",
        Close(
            "runner install Akamatsu Mem Chip; quiet",
            "runner pays 1; install Akamatsu Mem Chip",
            runner=runner("Dhegdheer", hand=["Akamatsu Mem Chip"]),
        ),
    ),
    (
        "Digital Rights Management",
        Close(
            "runner run; runner at HQ; without Digital Rights Management",
            "access Digital Rights Management; corp gains 3 click; corp draws 1",
            corp=corp("Digital Rights Management", clicks=0),
            runner=runner(clicks=1),
        ),
    ),
    (
        "Digital Rights Management",
        Close(
            "runner run; runner at R&D; corp play Digital Rights Management; corp Hostile Takeover",
            "trash Diesel from grip; 1 net; trash Diesel from grip; 1 net; access Enigma; corp gains 3 click;"
            " corp draws 1; corp pays 1; reveal Hostile Takeover; corp shuffles; corp searches R&D; Hostile"
            " Takeover to HQ",
            corp=corp("Digital Rights Management", clicks=0, deck=["Enigma", "Ice Wall", "Hostile Takeover"]),
            servers={"R&D": At(ice=["Pup (rezzed)"])},
            runner=runner(clicks=1, hand=DIESELS),
        ),
    ),
    (
        "District 99",
        Close(
            "runner install Corroder; runner trash Mimic; runner done; runner yes; runner install Cache;"
            " runner trash Corroder; runner done; quiet",
            "trash Mimic from table; runner pays 2; +1 power on District 99; install Corroder; trash Corroder"
            " from table; runner pays 1; install Cache; +3 virus on Cache",
            runner=runner("District 99", "Mimic", "Imp", "Datasucker", "Yog.0", hand=["Corroder", "Cache"]),
        ),
    ),
    (
        "Doppelgänger",
        Close(
            "runner run; runner at HQ; runner yes; runner at R&D; without Doppelgänger",
            "access Enigma; access Enigma",
            corp=corp("Enigma"),
            runner=runner("Doppelgänger"),
        ),
    ),
    (
        "Earth Station: SEA Headquarters",
        Close(
            "corp use Earth Station: SEA Headquarters; without Earth Station: SEA Headquarters",
            "",
            **CORPS,
            corp=corp(identity="Earth Station: SEA Headquarters"),
        ),
    ),
    (
        "Elective Upgrade",
        Close(
            "corp use Elective Upgrade; without Elective Upgrade",
            "-1 agenda on Elective Upgrade; corp gains 2 click",
            **CORPS,
            corp=corp(score=["Elective Upgrade (2 agenda)"]),
        ),
    ),
    (
        "Flower Sermon",
        Close(
            "corp use Flower Sermon; corp Enigma; without Flower Sermon",
            "-1 agenda on Flower Sermon; reveal Enigma; corp draws 2; Enigma to R&D",
            **CORPS_WINDOW,
            corp=corp("Enigma", score=["Flower Sermon (5 agenda)"]),
        ),
    ),
    (
        "Embedded Reporting",
        Close(
            "runner gain credit; without Embedded Reporting",
            "runner gains 1; corp gains 3 click; corp draws 1",
            corp=corp(score=["Embedded Reporting (1 agenda)"], clicks=0),
            runner=runner(clicks=1),
        ),
    ),
    (
        "Eru Ayase-Pessoa",
        Close(
            "runner use Eru Ayase-Pessoa; without Eru Ayase-Pessoa",
            "1 tag; access Enigma",
            corp=corp(),
            runner=runner("Eru Ayase-Pessoa"),
        ),
    ),
    (
        "Esâ Afontov: Eco-Insurrectionist",
        Close(
            "runner run; runner at HQ; runner yes; corp Enigma; runner run; runner at HQ; quiet",
            "trash Diesel from grip; 1 core; runner draws 1; trash Enigma from HQ; trash Enigma from R&D; end"
            " the run; trash Corroder from grip; 1 core; end the run",
            corp=corp("Enigma", "Ice Wall", "Snare!"),
            servers=ice("Fenris"),
            runner=runner(identity="Esâ Afontov: Eco-Insurrectionist", hand=DIESELS),
        ),
    ),
    (
        "Fairchild 3.0",
        Close(
            "runner run; runner at HQ; runner pass; runner not Fairchild 3.0; runner Corroder",
            "trash Corroder from table; trash Mimic from table; end the run",
            servers=ice("Fairchild 3.0"),
            runner=runner("Corroder", "Mimic", credits=0),
        ),
    ),
    (
        "Fall Guy",
        Close(
            "corp use Contract Killer; corp 0; corp Councilman; runner use Fall Guy",
            "trash Contract Killer from table; trash Fall Guy from table",
            **CORPS,
            servers=remote("Contract Killer (rezzed, 2 advancement)"),
            runner=runner("Fall Guy", "Councilman"),
        ),
    ),
    (
        "Federal Fundraising",
        Close(
            "corp no; without Federal Fundraising",
            "corp draws 1",
            **CORPS_BEGINS,
            corp=corp(),
            servers=remote("Federal Fundraising (rezzed)", ice=["Ice Wall"]),
        ),
    ),
    (
        "Front Company",
        Close(
            "runner run; runner at HQ; runner run; runner at remote 2",
            "access Enigma; access PAD Campaign",
            corp=corp("Enigma"),
            servers={**remote("Front Company (rezzed)"), "remote 2": At(root=["PAD Campaign"])},
        ),
    ),
    (
        "Forked",
        Close(
            "runner play Forked; runner at HQ; runner use Botulus; runner play Forked; runner at R&D; runner"
            " use Botulus",
            "runner pays 2; -1 virus on Botulus; trash Hunter from table; trash Botulus from table; access"
            " Enigma; runner pays 2; -1 virus on Botulus; trash Neural Katana from table; trash Botulus from"
            " table; access Enigma",
            corp=corp("Enigma"),
            servers={"HQ": At(ice=["Hunter (rezzed)"]), "R&D": At(ice=["Neural Katana (rezzed)"])},
            runner=runner(
                "Botulus (on Hunter, 2 virus)", "Botulus (on Neural Katana, 2 virus)", hand=["2x Forked"]
            ),
        ),
    ),
    (
        "Knifed",
        Close(
            "runner play Knifed; runner at HQ; runner use Botulus; runner play Knifed; runner at R&D; runner"
            " use Botulus",
            "runner pays 1; -1 virus on Botulus; trash Ice Wall from table; trash Botulus from table; access"
            " Enigma; runner pays 1; -1 virus on Botulus; trash Paper Wall from table; trash Botulus from"
            " table; access Enigma",
            corp=corp("Enigma"),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "R&D": At(ice=["Paper Wall (rezzed)"])},
            runner=runner(
                "Botulus (on Ice Wall, 2 virus)", "Botulus (on Paper Wall, 2 virus)", hand=["2x Knifed"]
            ),
        ),
    ),
    (
        "Hayley Kaplan: Universal Scholar",
        Close(
            "runner install Corroder; runner yes; runner not Corroder",
            "runner pays 2; install Corroder; runner pays 2; install Imp; +2 virus on Imp",
            runner=runner(identity="Hayley Kaplan: Universal Scholar", hand=["Corroder", "Mimic", "Imp"]),
        ),
    ),
    (
        "Giordano Memorial Field",
        Close(
            "runner run; runner at remote 1; runner yes",
            "runner pays 2; access Giordano Memorial Field",
            servers=remote("Giordano Memorial Field (rezzed)"),
            runner=runner(score=["Hostile Takeover"]),
        ),
    ),
    (
        "Georgia Emelyov",
        Close(
            "runner run; runner at HQ",
            "end the run",
            corp=corp("Enigma"),
            servers={**remote("Georgia Emelyov (rezzed)"), **ice("Ice Wall")},
            runner=runner(hand=DIESELS),
        ),
    ),
    (
        "Hippo",
        Close(
            "runner run; runner at HQ; runner use Yog.0; without Hippo",
            "access Enigma",
            corp=corp("Enigma"),
            servers={"HQ": At(ice=["Pup", "Quandary (rezzed)"])},
            runner=runner("Hippo", "Yog.0"),
        ),
    ),
    (
        "In the Groove",
        Close(
            "runner play In the Groove; runner install Faerie; quiet",
            "install Faerie",
            runner=runner(hand=["In the Groove", "Faerie"]),
        ),
    ),
    (
        "Information Sifting",
        Close(
            "runner play Information Sifting",
            "runner pays 1; access Enigma",
            corp=corp("Enigma"),
            runner=runner(hand=["Information Sifting"]),
        ),
    ),
    (
        "Inside Job",
        Close(
            "runner play Inside Job; runner at HQ",
            "runner pays 2; end the run",
            corp=corp("Enigma"),
            servers=ice("Pup", "Ice Wall"),
            runner=runner(hand=["Inside Job"]),
        ),
    ),
)


@pytest.mark.card(*(card for card, _ in PLAYS))
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_it_is_as_the_card_says(card: str, play: Close, rules: str) -> None:
    play.check(rules)
