"""Ice where there is plenty to take: what its subroutines pick, cost and bring, a line a card."""

import pytest

from tests.support.plenty import Plenty

PLAYS: dict[str, dict[str, str]] = {
    "Ablative Barrier": {
        "rez, 2 points": "corp pays 2; rez Ablative Barrier; end the run",
        "rez, 3 points": (
            "corp pays 2; rez Ablative Barrier; corp pays 2; install Enigma; end the run; 1 picked"
        ),
    },
    "Akhet": {
        "has": "hand size 5; can be advanced",
    },
    "Anansi": {
        "ice": (
            "corp draws 1; runner pays 2; runner draws 1; 1 net; 3 net; access PAD Campaign; 4 picked; 1"
            " agreed to by the runner"
        ),
    },
    "Architect": {
        "ice": ("install Enigma; corp pays 3; install Enigma; access PAD Campaign; 2 picked"),
    },
    "Assassin": {
        "ice": ("trace 5; traced; 3 net; trace 4; traced; trash Corroder; access PAD Campaign; 1 picked"),
    },
    "Attini": {
        "ice": "runner pays 2; runner pays 2; runner pays 2; access PAD Campaign; 3 agreed to by the runner",
        "rez, 3 points": "corp pays 6; rez Attini; 1 net; 1 net; 1 net; access PAD Campaign",
    },
    "Ballista": {
        "ice": "trash Corroder; access PAD Campaign; 1 picked",
    },
    "Biawak": {
        "ice": "trash Corroder; trash Armitage Codebusting; end the run; 2 picked",
    },
    "Bloop": {
        "ice": "1 core; trash Corroder; trash Mimic; access PAD Campaign; 2 picked",
    },
    "Boto": {
        "ice": "2 net; trash Enigma; end the run; 1 picked",
    },
    "Bulwark": {
        "ice": "the runner trashes Corroder; corp gains 2; end the run; 1 picked by the runner",
    },
    "Bumi 1.0": {
        "ice": "trash Corroder; 1 core; access PAD Campaign; 1 picked",
    },
    "Caduceus": {
        "ice": "trace 3; traced; corp gains 3; trace 2; traced; end the run",
    },
    "Cobra": {
        "ice": "trash Corroder; 2 net; access PAD Campaign; 1 picked",
    },
    "Colossus": {
        "ice": "1 tag; trash Corroder; access PAD Campaign; 1 picked",
        "ice, 2 advancement": "1 tag; trash Corroder; access PAD Campaign; 1 picked",
        "ice, 3 advancement": (
            "2 tag; trash Corroder; trash Armitage Codebusting; access PAD Campaign; 2 picked"
        ),
        "has": "hand size 5; can be advanced",
    },
    "Drafter": {
        "ice": "Enigma to HQ; install Ice Wall; access PAD Campaign; 2 picked",
    },
    "Empiricist": {
        "ice": ("corp draws 1; Enigma to R&D; 1 net; 1 tag; 2 net; access PAD Campaign; 1 picked"),
    },
    "Engram Flush": {
        "ice, last": (
            "reveal Diesel; reveal Sure Gamble; reveal Corroder; reveal Mimic; reveal Akamatsu Mem "
            "Chip; reveal Cyberfeeder; reveal Armitage Codebusting; reveal Daily Casts; reveal "
            "Diesel; reveal Sure Gamble; reveal Corroder; reveal Mimic; reveal Akamatsu Mem Chip; "
            "reveal Cyberfeeder; reveal Armitage Codebusting; access PAD Campaign; 1 picked"
        ),
    },
    "Executive Functioning": {
        "ice": "trace 4; traced; 1 core; access PAD Campaign",
    },
    "Fairchild 2.0": {
        "ice": "runner pays 2; runner pays 2; 1 core; access PAD Campaign",
        "ice, last": (
            "the runner trashes Armitage Codebusting; the runner trashes Armitage Codebusting; 1 core;"
            " access PAD Campaign; 2 picked by the runner"
        ),
    },
    "Fairchild 3.0": {
        "ice": "runner pays 3; runner pays 3; 1 core; access PAD Campaign",
        "ice, last": (
            "the runner trashes Armitage Codebusting; the runner trashes Armitage Codebusting; end the"
            " run; 2 picked by the runner"
        ),
    },
    "Flare": {
        "ice": ("trace 6; traced; trash Akamatsu Mem Chip; 2 meat; end the run; 1 picked"),
    },
    "Gatekeeper": {
        "ice": (
            "corp draws 3; reveal Hostile Takeover; reveal Priority Requisition; reveal Hostile "
            "Takeover; Hostile Takeover to R&D; Priority Requisition to R&D; Hostile Takeover to R&D;"
            " corp shuffles; end the run; 3 picked"
        ),
    },
    "Gold Farmer": {
        "ice": "runner pays 3; runner pays 3; access PAD Campaign; 2 agreed to by the runner",
    },
    "Grim": {
        "ice": "trash Corroder; access PAD Campaign; 1 picked",
    },
    "Gutenberg": {
        "ice": "trace 7; traced; 1 tag; access PAD Campaign",
    },
    "Hafrún": {
        "rez": "corp pays 2; rez Hafrún; trash Enigma; end the run; 2 picked",
    },
    "Hagen": {
        "ice": "trash Imp; end the run; 1 picked",
    },
    "Hammer": {
        "ice": ("1 tag; trash Akamatsu Mem Chip; trash Imp; access PAD Campaign; 2 picked"),
    },
    "Hortum": {
        "ice, 2 advancement": "corp gains 1; end the run",
        "ice, 3 advancement": (
            "corp gains 4; corp shuffles; Enigma to HQ; Ice Wall to HQ; end the run; 2 picked"
        ),
        "has": "hand size 5; can be advanced",
    },
    "Hudson 1.0": {
        "meet 0": "runner loses 1 click; break",
    },
    "Hákarl 1.0": {
        "meet 1": "runner loses 1 click; break",
    },
    "IP Block": {
        "ice": "trace 3; traced; 1 tag; end the run",
    },
    "Ichi 1.0": {
        "ice": ("trash Corroder; trash Mimic; trace 1; traced; 1 core; 1 tag; access PAD Campaign; 2 picked"),
    },
    "Ichi 2.0": {
        "ice": ("trash Corroder; trash Mimic; trace 3; traced; 1 core; 1 tag; access PAD Campaign; 2 picked"),
    },
    "Jaguarundi": {
        "rez, 4 points": (
            "corp pays 4; rez Jaguarundi; runner pays 1 click; 1 tag; 1 core; access PAD Campaign; 1"
            " agreed to by the runner"
        ),
    },
    "Kitsune": {
        "ice": "access Enigma; trash Kitsune; access PAD Campaign; 1 picked",
    },
    "Klevetnik": {
        "rez": "corp pays 3; rez Klevetnik; runner gains 2; end the run; 1 picked",
    },
    "Lamplighter": {
        "ice": "runner pays 3; end the run; 1 agreed to by the runner",
    },
    "Logjam": {
        "has": "hand size 5; can be advanced",
    },
    "Loki": {
        "ice": "end the run; 1 picked",
    },
    "Loot Box": {
        "ice": (
            "runner pays 2; reveal Diesel; reveal Sure Gamble; reveal Corroder; Diesel to grip; runner"
            " shuffles; trash Loot Box; access PAD Campaign; 1 picked; 1 agreed to by the runner"
        ),
    },
    "Lycan": {
        "has": "hand size 5; can be advanced",
    },
    "Lycian Multi-Munition": {
        "rez": (
            "corp pays 3; rez Lycian Multi-Munition; runner loses 1 click; runner loses 1; trash "
            "Corroder; corp gains 1; end the run; 1 picked"
        ),
    },
    "Macrophage": {
        "ice": (
            "trace 4; traced; -5 virus on Imp; -5 virus on Imp; purge; trace 3; traced; trash Imp; "
            "trace 2; traced; Imp to removed; trace 1; traced; end the run; 1 picked"
        ),
    },
    "Magnet": {
        "ice": "end the run",
    },
    "Matrix Analyzer": {
        "ice": (
            "corp pays 1; +1 advancement on Ice Wall; trace 2; traced; 1 tag; access PAD Campaign; 1 picked"
        ),
    },
    "Mausolus": {
        "ice, 2 advancement": "corp gains 1; 1 net; 1 tag; access PAD Campaign",
        "has": "hand size 5; can be advanced",
    },
    "Mestnichestvo": {
        "has": "hand size 5; can be advanced",
    },
    "Metamorph": {
        "ice": "swap Ice Wall; swap Enigma; access PAD Campaign; 2 picked",
        "ice, last": "swap PAD Campaign; swap PAD Campaign; access PAD Campaign; 2 picked",
    },
    "Mirāju": {
        "ice": ("corp draws 1; Enigma to R&D; corp shuffles; access PAD Campaign; 1 picked"),
    },
    "Mycoweb": {
        "ice": ("install Enigma; rez Ice Wall; runner loses 1 click; access PAD Campaign; 2 picked"),
    },
    "Otoroshi": {
        "ice": (
            "+3 advancement on PAD Campaign; runner pays 3; access PAD Campaign; 1 picked; 1 agreed to by"
            " the runner"
        ),
        "ice, last": "runner pays 3; access PAD Campaign; 1 picked; 1 agreed to by the runner",
    },
    "Piranhas": {
        "ice": "corp draws 1; 1 net; end the run",
    },
    "Pop-up Window": {
        "ice": "corp gains 1; runner pays 1; access PAD Campaign; 1 agreed to by the runner",
    },
    "Pup": {
        "ice": "runner pays 1; runner pays 1; access PAD Campaign; 2 agreed to by the runner",
    },
    "Resistor": {
        "ice": "trace 4; traced; end the run",
    },
    "Rototurret": {
        "ice": "trash Corroder; end the run; 1 picked",
    },
    "Sadaka": {
        "ice": (
            "corp draws 1; trash Enigma; trash Armitage Codebusting; trash Sadaka; access PAD "
            "Campaign; 4 picked"
        ),
    },
    "Saisentan": {
        "ice, last": "1 net; 1 net; 1 net; access PAD Campaign",
    },
    "Scatter Field": {
        "ice": "corp pays 2; install Enigma; end the run; 1 picked",
    },
    "Shiro": {
        "ice": "corp pays 1; access PAD Campaign; 2 picked",
    },
    "Sorocaban Blade": {
        "ice": "trash Armitage Codebusting; access PAD Campaign; 1 picked",
    },
    "Stavka": {
        "ice": "trash Corroder; trash Mimic; access PAD Campaign; 2 picked",
    },
    "Syailendra": {
        "ice": ("+1 advancement on Ice Wall; runner loses 2; 1 net; access PAD Campaign; 1 picked"),
        "ice, 2 advancement": (
            "+1 advancement on Ice Wall; runner loses 2; 1 net; access PAD Campaign; 1 picked"
        ),
        "ice, 3 advancement": (
            "+1 advancement on Ice Wall; +1 advancement on Ice Wall; runner loses 2; 1 net; access "
            "PAD Campaign; 2 picked"
        ),
    },
    "TMI": {
        "ice": "end the run",
        "rez": "corp pays 3; rez TMI; trace 2; traced; end the run",
    },
    "Tithonium": {
        "ice": ("trash Corroder; trash Mimic; trash Armitage Codebusting; end the run; 3 picked"),
    },
    "Trebuchet": {
        "ice": "trash Corroder; trace 6; traced; access PAD Campaign; 1 picked",
    },
    "Tree Line": {
        "has": "hand size 5; can be advanced",
    },
    "Tributary": {
        "ice": "corp draws 1; install Enigma; access PAD Campaign; 1 picked",
    },
    "Turnpike": {
        "ice": "runner loses 1; trace 5; traced; 1 tag; access PAD Campaign",
    },
    "Týr": {
        "ice": "2 core; trash Corroder; corp gains 3; end the run; 1 picked",
    },
    "Unsmiling Tsarevna": {
        "ice": "1 tag; 2 net; corp draws 2; access PAD Campaign",
    },
    "Vampyronassa": {
        "ice, last": "runner loses 2; corp gains 2; 2 net; access PAD Campaign",
    },
    "Vasilisa": {
        "ice": ("corp pays 1; +1 advancement on Ice Wall; 1 tag; access PAD Campaign; 1 picked"),
    },
    "Veritas": {
        "ice": ("corp gains 2; runner loses 2; trace 2; traced; 1 tag; access PAD Campaign"),
    },
    "Viktor 2.0": {
        "ice": "trace 2; traced; +1 power on Viktor 2.0; end the run",
    },
    "Viper": {
        "ice": "trace 3; traced; runner loses 1 click; trace 3; traced; end the run",
    },
    "Wave": {
        "rez": (
            "corp pays 2; rez Wave; reveal Enigma; corp shuffles; Enigma to HQ; corp gains 1; access "
            "PAD Campaign; 1 picked"
        ),
    },
    "Weir": {
        "ice": "runner loses 1 click; access PAD Campaign; 1 picked by the runner",
    },
    "Wendigo": {
        "ice": "access PAD Campaign; 1 picked",
        "has": "hand size 5; can be advanced",
    },
    "Winchester": {
        "ice": (
            "trace 4; traced; trash Corroder; trace 3; traced; trash Akamatsu Mem Chip; access PAD "
            "Campaign; 2 picked"
        ),
    },
    "Wormhole": {
        "ice": "end the run; 1 picked",
        "has": "hand size 5; can be advanced",
    },
}
"""Ways to use the card, and what each brings about."""


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("card", PLAYS)
def test_what_comes_of_ice_where_there_is_plenty(card: str) -> None:
    for way, told in PLAYS[card].items():
        assert "; ".join(Plenty(card, way).said) == told, way
