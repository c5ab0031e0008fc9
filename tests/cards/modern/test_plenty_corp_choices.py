"""Cards of the Corp's where there is plenty of everything: who chooses, and what they let be."""

import pytest

from tests.support.plenty import Plenty

PLAYS: dict[str, dict[str, str]] = {
    "Akhet": {
        "ice": "corp gains 1; +1 advancement on Corroder; end the run; 1 picked",
    },
    "Archer": {
        "ice, last": "corp gains 2; trash Imp; trash Imp; end the run; 2 picked",
    },
    "Architect Deployment Test": {
        "score": "score Architect Deployment Test; install Enigma; rez Enigma; 1 picked",
    },
    "Ash 2X3ZB9CY": {
        "run HQ": "access Hedge Fund",
    },
    "BANGUN: When Disaster Strikes": {
        "run Archives": (
            "reveal PAD Campaign; access Enigma; access Ice Wall; access PAD Campaign; access Melange"
            " Mining Corp.; access Hedge Fund; access Beanstalk Royalties; access Crisium Grid; access Red"
            " Herrings; access Hostile Takeover; steal Hostile Takeover; access Priority Requisition;"
            " steal Priority Requisition"
        ),
    },
    "Bacterial Programming": {
        "score": (
            "score Bacterial Programming; Enigma to HQ; Ice Wall to HQ; PAD Campaign to HQ; Melange Mining"
            " Corp. to HQ; Hedge Fund to HQ; Beanstalk Royalties to HQ; Crisium Grid to HQ; 7 picked"
        ),
        "access": (
            "access Bacterial Programming; steal Bacterial Programming; Enigma to HQ; Ice Wall to HQ; PAD"
            " Campaign to HQ; Melange Mining Corp. to HQ; Hedge Fund to HQ; Beanstalk Royalties to HQ;"
            " Crisium Grid to HQ; 7 picked"
        ),
    },
    "Bernice Mai": {
        "rez": "rez Bernice Mai; trace 5; traced; 1 tag; access Bernice Mai",
        "run HQ": "access Hedge Fund",
    },
    "Best Defense": {
        "play": "corp pays 1 click; corp pays 2; trash Corroder; 1 picked",
    },
    "Bryan Stinson": {
        "use 0, 1 credits": (
            "corp pays 1 click; play Hedge Fund; corp gains 9; Hedge Fund to removed; 1 picked"
        ),
    },
    "Caprice Nisei": {
        "run HQ": "access Hedge Fund",
    },
    "Cloud Eater": {
        "rez": (
            "corp pays 10; rez Cloud Eater; trash Corroder; 2 tag; 3 net; 2 tag; access PAD Campaign; 1"
            " picked; 1 agreed to by the runner"
        ),
    },
    "Corporate Hospitality": {
        "play": (
            "corp pays 1 click; corp pays 4; corp pays 1 click; corp gains 6; corp draws 2; Enigma to HQ;"
            " 1 picked"
        ),
    },
    "Daily Quest": {
        "run HQ": "access Hedge Fund",
    },
    "Data Loop": {
        "ice": "Diesel to stack; Sure Gamble to stack; end the run; 2 picked by the runner",
    },
    "Disposable HQ": {
        "rez": (
            "rez Disposable HQ; access Disposable HQ; Enigma to R&D; Ice Wall to R&D; PAD Campaign to R&D;"
            " Melange Mining Corp. to R&D; Hedge Fund to R&D; Beanstalk Royalties to R&D; Crisium Grid to"
            " R&D; Red Herrings to R&D; Hostile Takeover to R&D; Priority Requisition to R&D; 10 picked"
        ),
    },
    "Earth Station: SEA Headquarters": {
        "begin": (
            "trash Hostile Takeover; trash PAD Campaign; trash Ice Wall; trash Enigma; trash Wall of"
            " Static; corp gains 1; corp draws 1"
        ),
    },
    "Embedded Reporting": {
        "begin": "corp gains 1; corp draws 1",
    },
    "Epiphany Analytica: Nations Undivided": {
        "run Archives": (
            "reveal PAD Campaign; access Enigma; access Ice Wall; access PAD Campaign; access Melange"
            " Mining Corp.; access Hedge Fund; access Beanstalk Royalties; access Crisium Grid; access Red"
            " Herrings; access Hostile Takeover; steal Hostile Takeover; +1 power on Epiphany Analytica:"
            " Nations Undivided; access Priority Requisition; steal Priority Requisition"
        ),
    },
    "F2P": {
        "ice": "Corroder to grip; 1 tag; access PAD Campaign; 1 picked",
    },
    "Fetal AI": {
        "access": "access Fetal AI; 2 net; runner pays 2; steal Fetal AI; 1 agreed to by the runner",
    },
    "Front Company": {
        "run HQ": "access Hedge Fund",
    },
    "Ganked!": {
        "rez": "rez Ganked!; access Ganked!",
    },
    "Greasing the Palm": {
        "play": (
            "corp pays 1 click; corp pays 3; corp gains 5; corp pays 2; install Enigma; 1 tag removed; +1"
            " advancement on Enigma; 1 picked"
        ),
    },
    "Hansei Review": {
        "play": "corp pays 1 click; corp pays 5; corp gains 10; trash Enigma; 1 picked",
    },
    "Kimberlite Field": {
        "score, last": "score Kimberlite Field; trash PAD Campaign; trash Armitage Codebusting; 2 picked",
    },
    "Longevity Serum": {
        "score": (
            "score Longevity Serum; trash Enigma; trash Ice Wall; trash PAD Campaign; trash Melange Mining"
            " Corp.; trash Hedge Fund; trash Beanstalk Royalties; trash Crisium Grid; trash Red Herrings;"
            " trash Hostile Takeover; trash Priority Requisition; Enigma to R&D; Ice Wall to R&D; PAD"
            " Campaign to R&D; corp shuffles; 13 picked"
        ),
    },
    "Loot Box": {
        "ice, last": (
            "runner pays 2; reveal Diesel; reveal Sure Gamble; reveal Corroder; Corroder to grip; corp"
            " gains 2; runner shuffles; trash Loot Box; access PAD Campaign; 1 picked; 1 agreed to by the"
            " runner"
        ),
    },
    "Mahkota Langit Grid": {
        "rez": (
            "corp pays 2; +2 credit on Mahkota Langit Grid; rez Mahkota Langit Grid; access Mahkota Langit"
            " Grid"
        ),
    },
    "Malia Z0L0K4": {
        "rez": "corp pays 1; rez Malia Z0L0K4; access Malia Z0L0K4; 1 picked",
    },
    "Mavirus": {
        "rez": "corp pays 3; rez Mavirus; access Mavirus; -5 virus on Imp; -5 virus on Imp; purge; 1 net",
    },
    "Mestnichestvo": {
        "ice, 1 advancement": "-1 advancement on Mestnichestvo; runner loses 3; runner loses 3; end the run",
    },
    "Mindscaping": {
        "play": "corp pays 1 click; corp pays 2; corp gains 4; corp draws 2; Enigma to R&D; 1 picked",
    },
    "Mumba Temple": {
        "rez": "corp pays 1; +2 credit on Mumba Temple; rez Mumba Temple; access Mumba Temple",
    },
    "Mutually Assured Destruction": {
        "play": (
            "corp pays 1 click; corp pays 4; corp pays 2 click; trash Wall of Static; trash Enigma; trash"
            " Ice Wall; trash PAD Campaign; 4 tag; runner gains 4 click; 4 picked"
        ),
    },
    "Off the Grid": {
        "run HQ": "trash Off the Grid; access Hedge Fund",
    },
    "Peer Review": {
        "play": (
            "corp pays 1 click; corp pays 4; reveal Enigma; reveal Ice Wall; reveal PAD Campaign; reveal"
            " Melange Mining Corp.; reveal Hedge Fund; reveal Beanstalk Royalties; reveal Crisium Grid;"
            " reveal Red Herrings; reveal Hostile Takeover; corp gains 7; trash PAD Campaign; install PAD"
            " Campaign; 10 picked"
        ),
    },
    "Poétrï Luxury Brands: All the Rage": {
        "run Archives": (
            "reveal PAD Campaign; access Enigma; access Ice Wall; access PAD Campaign; access Melange"
            " Mining Corp.; access Hedge Fund; access Beanstalk Royalties; access Crisium Grid; access Red"
            " Herrings; access Hostile Takeover; steal Hostile Takeover; corp pays 2; install Enigma;"
            " access Priority Requisition; steal Priority Requisition; corp pays 3; install Ice Wall; 2"
            " picked"
        ),
    },
    "Priority Construction": {
        "play, last": (
            "corp pays 1 click; corp pays 1; corp pays 1 click; install Ice Wall; +3 advancement on Ice"
            " Wall; 1 picked"
        ),
    },
    "Psychographics": {
        "play": "corp pays 1 click; corp pays 3; +3 advancement on Ice Wall; 1 picked",
    },
    "Pālanā Foods: Sustainable Growth": {
        "begin": "corp gains 1; corp draws 1",
    },
    "Regenesis": {
        "score": "score Regenesis",
    },
    "Sandman": {
        "ice": "Corroder to grip; Mimic to grip; access PAD Campaign; 2 picked",
    },
    "Shipment from MirrorMorph": {
        "play, last": (
            "corp pays 1 click; corp pays 1; install Priority Requisition; install Hostile Takeover;"
            " install Red Herrings; 3 picked"
        ),
    },
    "Sportsmetal: Go Big or Go Home": {
        "run Archives": (
            "reveal PAD Campaign; access Enigma; access Ice Wall; access PAD Campaign; access Melange"
            " Mining Corp.; access Hedge Fund; access Beanstalk Royalties; access Crisium Grid; access Red"
            " Herrings; access Hostile Takeover; steal Hostile Takeover; corp gains 2; access Priority"
            " Requisition; steal Priority Requisition; corp gains 2"
        ),
    },
    "Surveyor": {
        "ice": "trace 2; traced; 2 tag; trace 2; traced; end the run",
    },
    "TGTBT": {
        "access": "access TGTBT; 1 tag; steal TGTBT",
    },
    "Tiered Subscription": {
        "rez": "rez Tiered Subscription; access Tiered Subscription",
    },
    "Troll": {
        "ice, 1 credits": "traced; runner loses 1 click; access PAD Campaign",
    },
    "Élivágar Bifurcation": {
        "score": "score Élivágar Bifurcation; derez Wall of Static; 1 picked",
    },
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("card", PLAYS)
def test_who_chooses_and_what_comes_of_a_card_of_the_corps(card: str) -> None:
    for way, told in PLAYS[card].items():
        assert "; ".join(Plenty(card, way).said) == told, way
