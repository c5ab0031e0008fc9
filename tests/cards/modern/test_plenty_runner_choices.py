"""Cards of the Runner's where there is plenty of everything: who chooses, and what they let be."""

import pytest

from tests.support.plenty import Plenty

PLAYS: dict[str, dict[str, str]] = {
    "Aeneas Informant": {
        "run HQ": "access Hedge Fund",
        "run Archives": (
            "reveal PAD Campaign; access Enigma; access Ice Wall; access PAD Campaign; access Melange"
            " Mining Corp.; access Hedge Fund; access Beanstalk Royalties; access Crisium Grid; access Red"
            " Herrings; access Hostile Takeover; steal Hostile Takeover; access Priority Requisition;"
            " steal Priority Requisition"
        ),
    },
    "Alice Merchant: Clan Agitator": {
        "run Archives": (
            "the corp trashes Enigma; reveal PAD Campaign; access Enigma; access Ice Wall; access PAD"
            " Campaign; access Melange Mining Corp.; access Hedge Fund; access Beanstalk Royalties; access"
            " Crisium Grid; access Red Herrings; access Hostile Takeover; steal Hostile Takeover; access"
            " Priority Requisition; steal Priority Requisition; access Enigma; 1 picked by the corp"
        ),
    },
    "Blueberry!™ Diesel": {
        "play": "runner pays 1 click; Diesel to stack; runner draws 2; 1 picked",
    },
    "Burner": {
        "play, last": (
            "runner pays 1 click; runner pays 1; reveal PAD Campaign; reveal Beanstalk Royalties; reveal"
            " Priority Requisition; Priority Requisition to R&D; Beanstalk Royalties to R&D; 2 picked"
        ),
    },
    'Cerberus "Lady" H1': {
        "break 2 sentry": "runner pays 1",
    },
    "Crypsis": {
        "break 1 sentry": "runner pays 1",
    },
    "Dewi Subrotoputri: Pedagogical Dhalang": {
        "run HQ": "access Hedge Fund",
    },
    "Femme Fatale": {
        "break 1 sentry": "runner pays 2",
    },
    "Fermenter": {
        "begin": "+1 virus on Fermenter",
    },
    "GAMEDRAGON™ Pro": {
        "install": (
            "runner pays 1 click; runner pays 2; install GAMEDRAGON™ Pro; host GAMEDRAGON™ Pro; 1 picked"
        ),
    },
    "Hunting Grounds": {
        "run remote 2, last": "access Hostile Takeover; steal Hostile Takeover",
    },
    "Immolation Script": {
        "play, last": (
            "runner pays 1 click; reveal PAD Campaign; access Priority Requisition; steal Priority"
            " Requisition; access Hostile Takeover; steal Hostile Takeover; access Red Herrings; access"
            " Crisium Grid; access Beanstalk Royalties; access Hedge Fund; access Melange Mining Corp.;"
            " access PAD Campaign; trash Ice Wall; access Ice Wall; access Enigma"
        ),
    },
    "Leela Patel: Trained Pragmatist": {
        "run remote 2": "access Hostile Takeover; steal Hostile Takeover; Ice Wall to HQ; 1 picked",
    },
    "Light the Fire!": {
        "use 0, 1 credits": (
            "runner pays 1 click; trash Light the Fire!; 1 core; trash PAD Campaign; trash Crisium Grid"
        ),
    },
    "Matryoshka": {
        "break 3 barrier": "runner pays 1",
    },
    "Nga": {
        "run HQ": "-1 power on Nga; the corp trashes Enigma; access Hedge Fund; 1 picked by the corp",
    },
    "Patchwork": {
        "has": "memory 8; link 0; hand size 5",
    },
    "Pauleʼs Café": {
        "use 0, last": "runner pays 1 click; host Cyberfeeder; 1 picked",
    },
    "Persephone": {
        "break 1 sentry": "runner pays 1",
    },
    "Rigging Up": {
        "play, last": "runner pays 1 click; +1 credit on Cyberfeeder; install Cyberfeeder; 1 picked",
    },
    "Solidarity Badge": {
        "begin": "-1 power on Solidarity Badge; runner draws 1",
    },
    "Spark of Inspiration": {
        "play": (
            "runner pays 1 click; runner pays 3; Diesel to aside; Sure Gamble to aside; Corroder to aside;"
            " install Corroder; Diesel to stack; Sure Gamble to stack; runner shuffles"
        ),
    },
    "Stargate": {
        "use 0, 1 credits": (
            "runner pays 1 click; reveal Enigma; reveal Ice Wall; reveal PAD Campaign; trash Enigma; 1 picked"
        ),
    },
    "The Artist": {
        "use 1, last": (
            "runner pays 1 click; runner pays 1; +1 credit on Cyberfeeder; install Cyberfeeder; 1 picked"
        ),
    },
    "The Price": {
        "play": (
            "runner pays 1 click; runner pays 1; trash Diesel; trash Sure Gamble; trash Corroder; trash"
            " Mimic; install Corroder; 1 picked"
        ),
    },
    "The Supplier": {
        "use 0": "runner pays 1 click; host Akamatsu Mem Chip; 1 picked",
    },
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("card", PLAYS)
def test_who_chooses_and_what_comes_of_a_card_of_the_runners(card: str) -> None:
    for way, told in PLAYS[card].items():
        assert "; ".join(Plenty(card, way).said) == told, way
