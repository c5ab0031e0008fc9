"""The Runner's cards where there is plenty to take: how much they pick, cost and bring, a line a card."""

import pytest

from tests.support.plenty import Plenty

PLAYS: dict[str, dict[str, str]] = {
    "Khusyuk": {
        "play, last": (
            "runner pays 1 click; runner pays 3; Enigma to aside; Ice Wall to aside; PAD Campaign to "
            "aside; Melange Mining Corp. to aside; Hedge Fund to aside; Beanstalk Royalties to aside;"
            " access Beanstalk Royalties; Enigma to R&D; Ice Wall to R&D; PAD Campaign to R&D; "
            "Melange Mining Corp. to R&D; Hedge Fund to R&D; Beanstalk Royalties to R&D; corp "
            "shuffles; 1 picked"
        ),
    },
    "Knobkierie": {
        "run HQ": "+1 virus on Imp; access Hedge Fund; 1 picked",
    },
    "Liberated Account": {
        "install": (
            "runner pays 1 click; runner pays 6; install Liberated Account; +16 credit on Liberated Account"
        ),
    },
    "Light the Fire!": {
        "use 0": "runner pays 1 click; trash Light the Fire!; 1 core",
    },
    "LilyPAD": {
        "has": "memory 9; link 0; hand size 5",
    },
    "Lobisomem": {
        "break 2 code gate": "runner pays 1; break",
    },
    "Madani": {
        "use 0": "runner pays 1 click; host Corroder; host Mimic; 2 picked",
    },
    "Maglectric Rapid (748 Mod)": {
        "run HQ": ("trash Maglectric Rapid (748 Mod); derez Wall of Static; access Hedge Fund; 1 picked"),
    },
    "Marrow": {
        "has": "memory 8; link 0; hand size 8",
    },
    "Masterwork (v37)": {
        "install": ("runner pays 1 click; runner pays 2; install Masterwork (v37); runner draws 1"),
        "has": "memory 8; link 0; hand size 5",
    },
    "Maw": {
        "run R&D": "access Enigma; the corp trashes PAD Campaign",
        "run remote 1": "access PAD Campaign; the corp trashes PAD Campaign; access Crisium Grid",
        "has": "memory 9; link 0; hand size 5",
    },
    "Meeting of Minds": {
        "play": "runner pays 1 click; runner pays 4; runner shuffles",
        "play, last": "runner pays 1 click; runner pays 4; runner shuffles",
    },
    "Mercury: Chrome Libertador": {
        "run R&D": "access Enigma; access Ice Wall",
    },
    "Miss Bones": {
        "install": ("runner pays 1 click; runner pays 2; install Miss Bones; +12 credit on Miss Bones"),
    },
    "Mr. Li": {
        "use 0": "runner pays 1 click; runner draws 2; Diesel to stack; 1 picked",
    },
    "Muse": {
        "install": (
            "runner pays 1 click; runner pays 2; install Muse; runner shuffles; runner pays 2; "
            "install Corroder; 1 picked"
        ),
        "install, last": (
            "runner pays 1 click; runner pays 2; install Muse; runner pays 3; install Mimic; 1 picked"
        ),
        "install, third": (
            "runner pays 1 click; runner pays 2; install Muse; runner pays 2; install Corroder; 1 picked"
        ),
    },
    "Neutralize All Threats": {
        "run HQ": "access Hedge Fund; access Enigma",
    },
    "No Free Lunch": {
        "use 1": "trash No Free Lunch; 1 tag removed",
    },
    "Obelus": {
        "run R&D": "access Enigma; runner draws 1",
        "has": "memory 8; link 0; hand size 8",
    },
    "Open Market": {
        "install": ("runner pays 1 click; runner pays 2; install Open Market; +6 credit on Open Market"),
    },
    "Orca": {
        "break 1 sentry": "runner pays 2; break; break; break",
    },
    "PAN-Weave": {
        "install": "runner pays 1 click; runner pays 2; install PAN-Weave; 1 meat",
    },
    "Pauleʼs Café": {
        "use 0": "runner pays 1 click; host Corroder; 1 picked",
    },
    "Persephone": {
        "break 0 sentry": "runner pays 2; break",
    },
    "Pinhole Threading": {
        "play": "runner pays 1 click; runner pays 1; access PAD Campaign; 1 picked",
    },
    "Propeller": {
        "break 1 barrier": "runner pays 1; break",
    },
    "Raymond Flint": {
        "use 1": "trash Raymond Flint; expose Ice Wall; 1 picked",
    },
    "Reprise": {
        "play, after HQ and R&D and Archives": (
            "runner pays 1 click; runner pays 2; Ice Wall to HQ; access Enigma; 1 picked"
        ),
    },
    "Retrieval Run": {
        "play": "runner pays 1 click; runner pays 3; install Corroder; 1 picked",
    },
    "Revolver": {
        "break 2 sentry": "trash Revolver; break",
    },
    "Rigging Up": {
        "play": "runner pays 1 click; install Corroder; 1 picked",
    },
    "Rumor Mill": {
        "play": "runner pays 1 click; runner pays 1",
    },
    "Same Old Thing": {
        "use 0": (
            "runner pays 2 click; trash Same Old Thing; play Diesel; runner draws 3; trash Diesel; 1 picked"
        ),
    },
    "Satellite Uplink": {
        "play": ("runner pays 1 click; runner pays 2; expose Ice Wall; expose Enigma; 2 picked"),
    },
    "Scrounge": {
        "play": (
            "runner pays 1 click; runner pays 1; runner pays 1 click; runner pays 2; install "
            "Corroder; Mimic to stack; 1 picked"
        ),
    },
    "Skulljack": {
        "install": "runner pays 1 click; runner pays 2; install Skulljack; 1 core",
    },
    "Solidarity Badge": {
        "begin, last": "-1 power on Solidarity Badge; 1 tag removed",
    },
    "Spinal Modem": {
        "has": "memory 8; link 0; hand size 5",
    },
    "Stargate": {
        "use 0": "runner pays 1 click",
    },
    "Supercorridor": {
        "has": "memory 9; link 0; hand size 6",
    },
    "Swift": {
        "has": "memory 8; link 0; hand size 5",
    },
    "Test Run": {
        "play": ("runner pays 1 click; runner pays 3; runner shuffles; install Corroder; 1 picked"),
        "play, last": "runner pays 1 click; runner pays 3; install Mimic; 1 picked",
    },
    "The Artist": {
        "use 1": "runner pays 1 click; runner pays 1; install Corroder; 1 picked",
    },
    "The Turning Wheel": {
        "run R&D": "access Enigma; +1 power on The Turning Wheel",
    },
    "Tinkering": {
        "play": "runner pays 1 click; 1 picked",
    },
    "Top Hat": {
        "run R&D": "access Enigma; 1 picked",
    },
    "Topan: Ormas Leader": {
        "use 0": "runner pays 1 click; install Corroder; 1 meat; 1 picked",
    },
    "Trickster Taka": {
        "run Archives": (
            "reveal PAD Campaign; access Enigma; access Ice Wall; access PAD Campaign; access Melange"
            " Mining Corp.; access Hedge Fund; access Beanstalk Royalties; access Crisium Grid; "
            "access Red Herrings; access Hostile Takeover; steal Hostile Takeover; +1 credit on "
            "Trickster Taka; access Priority Requisition; steal Priority Requisition; +1 credit on "
            "Trickster Taka"
        ),
    },
    "Trope": {
        "use 1": (
            "+1 power on Trope; runner pays 1 click; Diesel to stack; Sure Gamble to stack; Corroder "
            "to stack; Mimic to stack; Akamatsu Mem Chip to stack; Cyberfeeder to stack; runner "
            "shuffles; 6 picked"
        ),
    },
    "Turntable": {
        "has": "memory 8; link 0; hand size 5",
    },
    "Valentina Ferreira Carvalho": {
        "install, after HQ and R&D and Archives": (
            "runner pays 1 click; runner pays 2; install Valentina Ferreira Carvalho; 1 tag removed; "
            "runner gains 1"
        ),
        "install, after HQ and R&D and Archives, last": (
            "runner pays 1 click; runner pays 2; install Valentina Ferreira Carvalho; runner gains 2"
        ),
    },
    "Virus Breeding Ground": {
        "use 1": (
            "+1 virus on Virus Breeding Ground; runner pays 1 click; -1 virus on Virus Breeding "
            "Ground; +1 virus on Imp; 1 picked"
        ),
    },
    "WAKE Implant v2A-JRJ": {
        "install": ("runner pays 1 click; runner pays 1; install WAKE Implant v2A-JRJ; 1 meat"),
    },
    "Window of Opportunity": {
        "play": (
            "runner pays 1 click; runner pays 1; runner pays 2; install Corroder; access Hedge Fund; 1 picked"
        ),
    },
    "World Tree": {
        "run HQ": ("trash Corroder; runner shuffles; install Corroder; access Beanstalk Royalties; 2 picked"),
    },
    "Wyrm": {
        "break 0 barrier": "runner pays 3; break",
    },
    "Yusuf": {
        "break 1 barrier": "-1 virus on Imp; break; 1 picked",
    },
    "Zenit Chip JZ-2MJ": {
        "install": "runner pays 1 click; runner pays 1; install Zenit Chip JZ-2MJ; 1 core",
    },
}
"""Ways to use the card, and what each brings about."""


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("card", PLAYS)
def test_what_comes_of_a_card_of_the_runners_where_there_is_plenty(card: str) -> None:
    for way, told in PLAYS[card].items():
        assert "; ".join(Plenty(card, way).said) == told, way
