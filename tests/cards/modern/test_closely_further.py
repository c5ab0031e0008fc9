"""Cards closely, further ones from A to L: when, how often, of which cards, and who is asked."""

import pytest

from rulerunner import At
from tests.support.closely import CORPS, CORPS_BEGINS, CORPS_WINDOW, RUNNERS_BEGINS, Close
from tests.support.plays import MODERN, corp, remote, runner

DIESELS = ["5x Diesel"]


def ice(*pieces: str) -> dict[str, At]:
    """HQ with this rezzed ice."""
    return {"HQ": At(ice=[f"{piece} (rezzed)" for piece in pieces])}


PLAYS = (
    (
        "Angelique Garza Correa",
        Close(
            "corp gain credit; corp not use Angelique Garza Correa",
            "corp gains 1",
            **CORPS,
            corp=corp("Angelique Garza Correa", score=["Braintrust"]),
        ),
    ),
    (
        "Angelique Garza Correa",
        Close(
            "runner run; runner at R&D; without Angelique Garza Correa",
            "access Angelique Garza Correa",
            corp=corp(deck=["Angelique Garza Correa", "Enigma"]),
            runner=runner(credits=0, hand=DIESELS),
        ),
    ),
    (
        "Ansel 1.0",
        Close(
            "runner run; runner at remote 1; without PAD Campaign",
            "access PAD Campaign",
            servers=remote("PAD Campaign (rezzed)", ice=["Ansel 1.0 (rezzed)"]),
        ),
    ),
    (
        "Breached Dome",
        Close(
            "runner run; runner at remote 1; runner trash Breached Dome",
            "access Breached Dome; trash Diesel from grip; 1 meat; trash Corroder from stack; trash Breached"
            " Dome from table",
            servers=remote("Breached Dome"),
            runner=runner(hand=DIESELS),
        ),
    ),
    (
        "Cyberdex Virus Suite",
        Close(
            "runner run; runner at remote 1; corp yes; runner trash Cyberdex Virus Suite",
            "access Cyberdex Virus Suite; -3 virus on Cache; runner pays 1; trash Cyberdex Virus Suite from"
            " table",
            servers=remote("Cyberdex Virus Suite"),
            runner=runner("Cache (3 virus)"),
        ),
    ),
    (
        "Bring Them Home",
        Close(
            "runner run; runner at remote 1; corp play Bring Them Home; without Bring Them Home",
            "access Braintrust; steal Braintrust; corp gains 3 click; corp draws 1; reveal Diesel; reveal"
            " Diesel; Diesel to stack; Diesel to stack; corp loses 2 click; runner gains 4 click",
            corp=corp("Bring Them Home", clicks=0),
            runner=runner(clicks=1, hand=DIESELS),
            servers=remote("Braintrust"),
        ),
    ),
    (
        "Chastushka",
        Close(
            "runner play Chastushka",
            "runner pays 3; end the run",
            servers=ice("Ice Wall"),
            runner=runner(hand=["Chastushka"]),
        ),
    ),
    (
        "Information Sifting",
        Close(
            "runner play Information Sifting",
            "runner pays 1; end the run",
            servers=ice("Ice Wall"),
            runner=runner(hand=["Information Sifting"]),
        ),
    ),
    (
        "Khusyuk",
        Close(
            "runner play Khusyuk",
            "runner pays 3; end the run",
            servers={"R&D": At(ice=["Ice Wall (rezzed)"])},
            runner=runner(hand=["Khusyuk"]),
        ),
    ),
    (
        "Fairchild 3.0",
        Close(
            "runner run; runner at HQ; runner pass; runner not Fairchild 3.0; runner Corroder; runner not"
            " Fairchild 3.0; runner Imp",
            "trash Corroder from table; trash Imp from table; end the run",
            servers=ice("Fairchild 3.0"),
            runner=runner("Corroder", "Mimic", "Imp", credits=0),
        ),
    ),
    (
        "Finality",
        Close(
            "runner play Finality; runner run; runner at R&D",
            "runner pays 2; trash Diesel from grip; 1 core; access Enigma; reveal Snare!; access Snare!;"
            " access Hedge Fund; access PAD Campaign; access Enigma",
            corp=corp(),
            runner=runner(hand=["Finality", "2x Diesel"]),
        ),
    ),
    (
        "Gachapon",
        Close(
            "runner use Gachapon; runner yes; runner DreamNet",
            "trash Gachapon from table; DreamNet to aside; Diesel to aside; Corroder to aside;"
            " Daily Casts to aside; Easy Mark to aside; Sure Gamble to aside; runner pays 1;"
            " install DreamNet; Sure Gamble to stack; Easy Mark to stack; Daily Casts to stack;"
            " runner shuffles; Diesel to removed; Corroder to removed",
            at="5.7.1b",
            runner=runner(
                "Gachapon", deck=["DreamNet", "Diesel", "Corroder", "Daily Casts", "Easy Mark", "Sure Gamble"]
            ),
        ),
    ),
    (
        "Ganked!",
        Close(
            "runner run; runner at remote 1; runner use Botulus; corp yes; corp not Enigma; corp Ice Wall",
            "-1 virus on Botulus; trash Diesel from grip; 1 net; trash Diesel from grip; 1 net; access"
            " Ganked!; trash Ganked! from table; end the run",
            servers=remote("Ganked!", ice=["Enigma", "Ice Wall (rezzed)", "Pup (rezzed)"]),
            runner=runner("Botulus (on Ice Wall, 1 virus)", hand=DIESELS),
        ),
    ),
    (
        "Humanoid Resources",
        Close(
            "corp use Humanoid Resources; corp yes; corp Crisium Grid",
            "trash Humanoid Resources from table; corp gains 4; corp draws 3; install Crisium Grid",
            **CORPS,
            corp=corp("Crisium Grid", "Enigma"),
            servers=remote("Humanoid Resources (rezzed)"),
        ),
    ),
    (
        "Janaína “JK” Dumont Kindelán",
        Close(
            "corp use Janaína “JK” Dumont Kindelán; corp yes; corp Crisium Grid",
            "Janaína “JK” Dumont Kindelán to HQ; corp gains 3; install Crisium Grid",
            **CORPS,
            corp=corp("Crisium Grid", "Enigma"),
            servers=remote("Janaína “JK” Dumont Kindelán (rezzed, 3 credit)"),
        ),
    ),
    (
        "Lateral Growth",
        Close(
            "corp play Lateral Growth; corp yes; corp Crisium Grid",
            "corp pays 2; corp gains 4; install Crisium Grid",
            **CORPS,
            corp=corp("Lateral Growth", "Crisium Grid", "Enigma"),
        ),
    ),
    (
        "Idiosyncresis",
        Close(
            "corp yes",
            "trash Idiosyncresis from table; corp gains 3; runner loses 2; corp draws 1",
            **CORPS_BEGINS,
            servers=remote("Idiosyncresis (rezzed, 1 advancement)"),
        ),
    ),
    (
        "Interns",
        Close(
            "corp play Interns; corp Enigma; corp at HQ",
            "install Enigma",
            **CORPS,
            corp=corp("Interns", "Enigma", "Tollbooth"),
            servers=ice("Pup", "Ice Wall"),
        ),
    ),
    (
        "Joshua B.",
        Close(
            "runner yes; runner gain credit; runner gain credit",
            "runner gains 1 click; runner gains 1; runner gains 1; 1 tag; corp gains 3 click; corp draws 1",
            **RUNNERS_BEGINS,
            corp=corp(clicks=0),
            runner=runner("Joshua B.", clicks=1),
        ),
    ),
    (
        "Joshua B.",
        Close(
            "runner gain credit; without Joshua B.",
            "runner gains 1; corp gains 3 click; corp draws 1",
            corp=corp(clicks=0),
            runner=runner("Joshua B.", clicks=1),
        ),
    ),
    (
        "Kakurenbo",
        Close(
            "corp play Kakurenbo; corp yes; corp not at HQ",
            "corp pays 2; install Crisium Grid; +2 advancement on Crisium Grid; Kakurenbo to removed",
            **CORPS,
            corp=corp("Kakurenbo", discard=["Crisium Grid"]),
            servers=remote("PAD Campaign"),
        ),
    ),
    (
        'Kate "Mac" McCaffrey: Digital Tinker',
        Close(
            "runner install Akamatsu Mem Chip; runner install Corroder",
            "install Akamatsu Mem Chip; runner pays 2; install Corroder",
            runner=runner(
                identity='Kate "Mac" McCaffrey: Digital Tinker', hand=["Akamatsu Mem Chip", "Corroder"]
            ),
        ),
    ),
    (
        "Keiko",
        Close(
            "runner install Daeg, First Net-Cat; runner install Amelia Earhart",
            "runner pays 1; install Daeg, First Net-Cat; runner gains 1; install Amelia Earhart",
            runner=runner("Keiko", hand=["Daeg, First Net-Cat", "Amelia Earhart"]),
        ),
    ),
    (
        "LEO Construction: Labor Solutions",
        Close(
            "runner run; runner at HQ; corp use LEO Construction: Labor Solutions; corp not Ice Wall; corp"
            " Eli 1.0",
            "trash Eli 1.0 from table; end the run",
            corp=corp(identity="LEO Construction: Labor Solutions"),
            servers=ice("Ice Wall", "Eli 1.0", "Ansel 1.0"),
        ),
    ),
    (
        "La Costa Grid",
        Close(
            "corp PAD Campaign",
            "+1 advancement on PAD Campaign; corp draws 1",
            **CORPS_BEGINS,
            servers=remote("La Costa Grid (rezzed)", "PAD Campaign"),
        ),
    ),
    (
        "Lago Paranoá Shelter",
        Close(
            "corp install Enigma; corp at HQ; without Lago Paranoá Shelter",
            "install Enigma",
            **CORPS,
            corp=corp("Enigma"),
            runner=runner("Lago Paranoá Shelter"),
        ),
    ),
    (
        "Longevity Serum",
        Close(
            "corp score Longevity Serum; corp Enigma; corp Snare!",
            "score Longevity Serum; trash Enigma from HQ; trash Snare! from HQ; corp shuffles",
            **CORPS_WINDOW,
            corp=corp("Enigma", "Snare!"),
            servers=remote("Longevity Serum (3 advancement)"),
        ),
    ),
    (
        "Lucky Charm",
        Close(
            "runner run; runner at HQ; without Lucky Charm",
            "end the run",
            servers=ice("Ice Wall"),
            runner=runner("Lucky Charm"),
        ),
    ),
    (
        "“Knickknack” O’Brian",
        Close(
            "runner run; runner at HQ; runner no; runner run; runner at HQ; without “Knickknack” O’Brian",
            "access Enigma; access Enigma",
            corp=corp("Enigma"),
            runner=runner("“Knickknack” O’Brian", "Corroder"),
        ),
    ),
    (
        "“Knickknack” O’Brian",
        Close(
            "runner run; runner at HQ; runner yes; runner not “Knickknack” O’Brian; runner not PAD Campaign;"
            " runner Corroder",
            "trash Corroder from table; runner gains 2; runner draws 1; access Enigma",
            corp=corp("Enigma"),
            servers=remote("PAD Campaign"),
            runner=runner("“Knickknack” O’Brian", "Corroder", "Mimic"),
        ),
    ),
    (
        "Lightning Laboratory",
        Close(
            "runner run; runner at HQ; corp yes; corp Ice Wall; runner gain credit; corp Ice Wall; corp"
            " Enigma",
            "-1 agenda on Lightning Laboratory; rez Ice Wall; end the run; runner gains 1; derez Ice Wall;"
            " derez Enigma; corp gains 3 click; corp draws 1",
            corp=corp(score=["Lightning Laboratory (1 agenda)"], clicks=0),
            servers={"HQ": At(ice=["Ice Wall", "Enigma (rezzed)", "Pup (rezzed)"])},
            runner=runner(clicks=2),
        ),
    ),
    (
        "Loki",
        Close(
            "runner run; runner at HQ; corp Pup; runner 1",
            "trash Diesel from grip; 1 net; trash Diesel from grip; 1 net; Diesel to stack; runner shuffles",
            servers={"HQ": At(ice=["Loki (rezzed)"]), "R&D": At(ice=["Pup (rezzed)", "Enigma (rezzed)"])},
            runner=runner(hand=["3x Diesel"]),
        ),
    ),
    (
        "Hoshiko Shiro: Untold Protagonist",
        Close(
            "runner run; runner at HQ; corp gain credit; corp gain credit; corp gain credit; runner run;"
            " runner at HQ",
            "runner draws 1; access Enigma; runner gains 2; corp gains 3 click; corp draws 1; corp gains 1;"
            " corp gains 1; corp gains 1; runner gains 4 click; runner draws 1; runner loses 1; runner draws"
            " 1; runner gains 1; access Enigma",
            corp=corp("Enigma", clicks=0),
            runner=runner("DreamNet", clicks=1, identity="Hoshiko Shiro: Untold Protagonist"),
        ),
    ),
    (
        "Issuaq Adaptics: Sustaining Diversity",
        Close(
            "corp advance Braintrust; corp score Braintrust",
            "corp pays 1; +1 advancement on Braintrust; score Braintrust",
            **CORPS,
            corp=corp(identity="Issuaq Adaptics: Sustaining Diversity"),
            servers=remote("Braintrust (2 advancement)"),
        ),
    ),
    (
        "Knifed",
        Close(
            "runner play Knifed; runner at HQ; runner use Botulus; runner play Knifed; runner at R&D; runner"
            " use Botulus",
            "runner pays 1; -1 virus on Botulus; trash Ice Wall from table; trash Botulus from table; access"
            " Enigma; runner pays 1; -1 virus on Botulus; trash Wall of Static from table; trash Botulus from"
            " table; access Enigma",
            corp=corp("Enigma"),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "R&D": At(ice=["Wall of Static (rezzed)"])},
            runner=runner(
                "Botulus (on Ice Wall, 2 virus)", "Botulus (on Wall of Static, 2 virus)", hand=["2x Knifed"]
            ),
        ),
    ),
)


@pytest.mark.card(*(card for card, _ in PLAYS))
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "play"), PLAYS)
def test_it_is_as_the_card_says(card: str, play: Close, rules: str) -> None:
    play.check(rules)
