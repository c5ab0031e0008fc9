"""The Runner's cards where there is plenty to take: how much they pick, cost and bring, a line a card."""

import pytest

from tests.support.plenty import Plenty

PLAYS: dict[str, dict[str, str]] = {
    "Afterimage": {
        "break 1 sentry": "runner pays 1; break; break",
    },
    "Amanuensis": {
        "has": "memory 8; link 0; hand size 5",
    },
    "Amelia Earhart": {
        "begin": "-3 power on Amelia Earhart; trash Amelia Earhart; corp loses 10",
    },
    "Aniccam": {
        "has": "memory 8; link 0; hand size 5",
    },
    "Armitage Codebusting": {
        "use 2": "runner pays 1 click; -2 credit on Armitage Codebusting; runner gains 2",
    },
    "Asmund Pudlat": {
        "begin": "trash Asmund Pudlat",
    },
    "Astrolabe": {
        "has": "memory 8; link 0; hand size 5",
    },
    "Atman": {
        "break 3 barrier": "runner pays 1; break",
    },
    "Audrey v2": {
        "break 1 barrier": "-1 virus on Audrey v2; break; break",
    },
    "Aumakua": {
        "break 3 barrier": "runner pays 1; break",
    },
    "Bahia Bands": {
        "play": (
            "runner pays 1 click; runner pays 2; runner draws 2; runner pays 1; install Corroder; "
            "access Hedge Fund; 1 picked"
        ),
        "play, third": (
            "runner pays 1 click; runner pays 2; 1 tag removed; +4 credit on Bahia Bands; access Hedge Fund"
        ),
    },
    "Basilar Synthgland 2KVJ": {
        "install": ("runner pays 1 click; runner pays 1; install Basilar Synthgland 2KVJ; 2 core"),
    },
    "Blackguard": {
        "has": "memory 9; link 0; hand size 5",
    },
    "Burner": {
        "play": (
            "runner pays 1 click; runner pays 1; reveal PAD Campaign; reveal Beanstalk Royalties; "
            "reveal Priority Requisition; PAD Campaign to R&D; Beanstalk Royalties to R&D; 2 picked"
        ),
    },
    "Cacophony": {
        "run Archives": (
            "reveal PAD Campaign; access Enigma; access Ice Wall; access PAD Campaign; access Melange"
            " Mining Corp.; access Hedge Fund; access Beanstalk Royalties; access Crisium Grid; "
            "access Red Herrings; access Hostile Takeover; steal Hostile Takeover; +1 power on "
            "Cacophony; access Priority Requisition; steal Priority Requisition"
        ),
    },
    "Career Fair": {
        "play": (
            "runner pays 1 click; install Armitage Codebusting; +12 credit on Armitage Codebusting; 1 picked"
        ),
    },
    'Cerberus "Lady" H1': {
        "break 1 barrier": '-1 power on Cerberus "Lady" H1; break; break',
    },
    "Chrysopoeian Skimming": {
        "play": (
            "runner pays 1 click; runner pays 1; reveal Hostile Takeover; runner gains 1 click; runner"
            " draws 1; 1 picked by the corp; 1 agreed to by the corp"
        ),
    },
    "Climactic Showdown": {
        "begin": (
            "Climactic Showdown to removed; the corp trashes Ice Wall; 1 picked by the corp; 1 agreed to"
            " by the corp"
        ),
    },
    "Clone Chip": {
        "use 0": "trash Clone Chip; runner pays 2; install Corroder; 1 picked",
    },
    "Compile": {
        "play, last": (
            "runner pays 1 click; runner pays 2; install Mimic; end the run; Mimic to stack; 1 picked"
        ),
    },
    "Consume": {
        "use 1": "runner pays 1 click; runner gains 10; -5 virus on Consume",
    },
    "Cordyceps": {
        "run HQ": ("-1 virus on Cordyceps; swap Ice Wall; swap Enigma; access Hedge Fund; 2 picked"),
    },
    "Crowdfunding": {
        "begin": "-1 credit on Crowdfunding; runner gains 1",
    },
    "Crypsis": {
        "break 0 barrier": "runner pays 1; break",
    },
    "D4v1d": {
        "install": "runner pays 1 click; runner pays 3; install D4v1d; +3 power on D4v1d",
        "break 1 barrier": "-1 power on D4v1d; break",
    },
    "DaVinci": {
        "use 1": "trash DaVinci; install Corroder; 1 picked",
    },
    "Daily Casts": {
        "install": ("runner pays 1 click; runner pays 3; install Daily Casts; +8 credit on Daily Casts"),
    },
    "Data Leak Reversal": {
        "use 1": "runner pays 1 click; the corp trashes Enigma",
    },
    'Debbie "Downtown" Moreira': {
        "use 2": "runner pays 1 click",
        "install, after HQ and R&D and Archives": (
            'runner pays 1 click; runner pays 1; install Debbie "Downtown" Moreira; +2 credit on '
            'Debbie "Downtown" Moreira'
        ),
    },
    "Deep Dive": {
        "play, after HQ and R&D and Archives": (
            "runner pays 1 click; runner pays 2; Enigma to aside; Ice Wall to aside; PAD Campaign to "
            "aside; Melange Mining Corp. to aside; Hedge Fund to aside; Beanstalk Royalties to aside;"
            " Crisium Grid to aside; Red Herrings to aside; access Enigma; runner pays 1 click; "
            "access Ice Wall; Enigma to R&D; Ice Wall to R&D; PAD Campaign to R&D; Melange Mining "
            "Corp. to R&D; Hedge Fund to R&D; Beanstalk Royalties to R&D; Crisium Grid to R&D; Red "
            "Herrings to R&D; corp shuffles; 2 picked"
        ),
    },
    "Detente": {
        "has": "memory 8; link 0; hand size 5",
    },
    "Deuces Wild": {
        "play, last": "runner pays 1 click; runner pays 2; runner draws 2; 1 tag removed",
        "play, third": (
            "runner pays 1 click; runner pays 2; 1 tag removed; expose Ice Wall; access Hedge Fund; 1 picked"
        ),
    },
    "Direct Access": {
        "play": (
            "runner pays 1 click; runner pays 1; access Hedge Fund; Direct Access to stack; runner shuffles"
        ),
    },
    "Doppelgänger": {
        "has": "memory 8; link 0; hand size 5",
    },
    "Dr. Nuka Vrolyck": {
        "install": (
            "runner pays 1 click; runner pays 1; install Dr. Nuka Vrolyck; +2 power on Dr. Nuka Vrolyck"
        ),
    },
    "Déjà Vu": {
        "play, last": "runner pays 1 click; runner pays 2",
    },
    "Earthrise Hotel": {
        "install": (
            "runner pays 1 click; runner pays 4; install Earthrise Hotel; +3 power on Earthrise Hotel"
        ),
    },
    "Endurance": {
        "install": ("runner pays 1 click; runner pays 8; install Endurance; +3 power on Endurance"),
        "has": "memory 9; link 0; hand size 5",
    },
    "Euler": {
        "break 1 code gate": "runner pays 2; break; break",
    },
    "Falsified Credentials": {
        "play": "runner pays 1 click; runner pays 1; expose Crisium Grid; 1 picked",
    },
    "Femme Fatale": {
        "break 0 sentry": "runner pays 1; break",
    },
    "Friend of a Friend": {
        "use 0": ("runner pays 1 click; trash Friend of a Friend; runner gains 5; 1 tag removed"),
    },
    "Ghost Runner": {
        "install": ("runner pays 1 click; runner pays 1; install Ghost Runner; +3 credit on Ghost Runner"),
    },
    "Ghosttongue": {
        "install": "runner pays 1 click; runner pays 2; install Ghosttongue; 1 core",
    },
    'Hannah "Wheels" Pilintra': {
        "use 1": ('runner pays 1 click; trash Hannah "Wheels" Pilintra; runner gains 2 click; 1 tag removed'),
    },
    "Harmony AR Therapy": {
        "play": (
            "runner pays 1 click; runner pays 2; Diesel to stack; Sure Gamble to stack; Corroder to "
            "stack; Mimic to stack; Akamatsu Mem Chip to stack; runner shuffles; Harmony AR Therapy "
            "to removed; 5 picked"
        ),
    },
    "Heartbeat": {
        "has": "memory 8; link 0; hand size 5",
    },
    "Hermes": {
        "run Archives": (
            "reveal PAD Campaign; access Enigma; access Ice Wall; access PAD Campaign; access Melange"
            " Mining Corp.; access Hedge Fund; access Beanstalk Royalties; access Crisium Grid; "
            "access Red Herrings; access Hostile Takeover; steal Hostile Takeover; Ice Wall to HQ; "
            "access Priority Requisition; steal Priority Requisition; Enigma to HQ; 2 picked"
        ),
        "has": "memory 8; link 0; hand size 5",
    },
    "Hippocampic Mechanocytes": {
        "install": (
            "runner pays 1 click; install Hippocampic Mechanocytes; +2 power on Hippocampic "
            "Mechanocytes; 1 meat"
        ),
    },
    "Hostage": {
        "play": ("runner pays 1 click; runner pays 1; runner pays 1 click; runner shuffles"),
    },
    "Hyperbaric": {
        "break 2 code gate": "runner pays 1; break",
    },
    "Ika": {
        "use 0": "runner pays 2; host Ika; 1 picked",
    },
    "Illumination": {
        "play": (
            "runner pays 1 click; runner pays 1; install Corroder; runner pays 2; install Mimic; "
            "install Akamatsu Mem Chip; access Enigma; 3 picked"
        ),
    },
    "Imp": {
        "install": "runner pays 1 click; runner pays 2; install Imp; +2 virus on Imp",
    },
    "Into the Depths": {
        "play": (
            "runner pays 1 click; runner pays 1; runner gains 4; runner shuffles; runner pays 2; "
            "install Corroder; access Beanstalk Royalties; 1 picked"
        ),
        "play, third": "runner pays 1 click; runner pays 1; runner gains 4; access Hedge Fund",
    },
    "Kati Jones": {
        "use 1": "runner pays 1 click; +3 credit on Kati Jones",
        "use 2": "runner pays 1 click; -5 credit on Kati Jones; runner gains 5",
    },
}
"""Ways to use the card, and what each brings about."""


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("card", PLAYS)
def test_what_comes_of_a_card_of_the_runners_where_there_is_plenty(card: str) -> None:
    for way, told in PLAYS[card].items():
        assert "; ".join(Plenty(card, way).said) == told, way
