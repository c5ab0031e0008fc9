"""The Corp's cards where there is plenty to take: how much they pick, cost and bring, a line a card."""

import pytest

from rulerunner import Seat
from tests.support.corp import corp_turn
from tests.support.plenty import Plenty

PLAYS: dict[str, dict[str, str]] = {
    "15 Minutes": {
        "use 0": "corp pays 1 click; 15 Minutes to R&D; corp shuffles",
        "stolen 1": "corp pays 1 click; 15 Minutes to R&D; corp shuffles",
    },
    "Above the Law": {
        "score": "score Above the Law; trash Armitage Codebusting; 1 picked",
    },
    "Advanced Assembly Lines": {
        "use 1": "trash Advanced Assembly Lines; corp pays 2; install Enigma; 1 picked",
    },
    "AstroScript Pilot Program": {
        "use 1": ("-1 agenda on AstroScript Pilot Program; +1 advancement on Ice Wall; 1 picked"),
    },
    "Attitude Adjustment": {
        "play": (
            "corp pays 1 click; corp pays 2; corp draws 2; reveal Hostile Takeover; reveal Priority "
            "Requisition; corp gains 4; Hostile Takeover to R&D; Priority Requisition to R&D; corp "
            "shuffles; 2 picked"
        ),
    },
    "Big Deal": {
        "play": (
            "corp pays 1 click; corp pays 17; +4 advancement on Corroder; Big Deal to removed; corp "
            "loses 2 click; runner gains 4 click; 1 picked"
        ),
    },
    "Bigger Picture": {
        "play, last": "corp pays 1 click",
    },
    "Bio Vault": {
        "has": "hand size 5; can be advanced",
    },
    "Business As Usual": {
        "play": ("corp pays 1 click; +1 advancement on Ice Wall; +1 advancement on Ice Wall; 2 picked"),
        "play, 3 points": (
            "corp pays 1 click; +1 advancement on Ice Wall; +1 advancement on Ice Wall; 3 picked"
        ),
        "play, 3 points, last": (
            "corp pays 1 click; +1 advancement on Hostile Takeover; +1 advancement on Ice Wall; 3 picked"
        ),
    },
    "Casting Call": {
        "play": (
            "corp pays 1 click; trash PAD Campaign; install Hostile Takeover; host Casting Call; 1 picked"
        ),
    },
    "Celebrity Gift": {
        "play": (
            "corp pays 1 click; corp pays 3; corp pays 1 click; reveal Enigma; reveal Ice Wall; "
            "reveal PAD Campaign; reveal Melange Mining Corp.; reveal Hedge Fund; corp gains 10; 5 "
            "picked"
        ),
    },
    "Cerebral Overwriter": {
        "has": "hand size 5; can be advanced",
    },
    "Charlotte Caçador": {
        "has": "hand size 5; can be advanced",
    },
    "Chekist Scion": {
        "has": "hand size 5; can be advanced",
    },
    "Clone Retirement": {
        "score": "score Clone Retirement; 1 bad publicity removed",
    },
    "Clone Suffrage Movement": {
        "begin": "Hedge Fund to HQ; corp gains 1; corp draws 1; 1 picked",
    },
    "Cohort Guidance Program": {
        "begin": ("trash Enigma; corp gains 2; corp draws 1; corp gains 1; corp draws 1; 1 picked"),
    },
    "Consulting Visit": {
        "play": (
            "corp pays 1 click; corp pays 2; corp pays 1 click; corp shuffles; corp pays 5; play "
            "Hedge Fund; corp gains 9; trash Hedge Fund; 1 picked"
        ),
    },
    "Contract Killer": {
        "use 1": "corp pays 1 click; trash Contract Killer",
        "use 1, last": "corp pays 1 click; trash Contract Killer; 2 meat",
    },
    "Dedication Ceremony": {
        "play": "corp pays 1 click; corp pays 1; +3 advancement on Corroder; 1 picked",
    },
    "Drago Ivanov": {
        "has": "hand size 5; can be advanced",
    },
    "Earth Station: SEA Headquarters": {
        "use 2": (
            "trash PAD Campaign; trash Crisium Grid; trash Wall of Static; trash Hostile Takeover; trash PAD"
            " Campaign; corp pays 1 click; flip"
        ),
    },
    "Eminent Domain": {
        "score": ("score Eminent Domain; corp shuffles; install Enigma; rez Enigma; 1 picked"),
    },
    "Executive Boot Camp": {
        "use 1": (
            "corp pays 1; trash Executive Boot Camp; reveal PAD Campaign; corp shuffles; PAD Campaign"
            " to HQ; 1 picked"
        ),
    },
    "Gaslight": {
        "begin": (
            "trash Gaslight; reveal Hedge Fund; corp shuffles; Hedge Fund to HQ; corp gains 1; corp "
            "draws 1; 1 picked"
        ),
    },
    "Glenn Station": {
        "use 0": "corp pays 1 click; host Enigma; 1 picked",
    },
    "Hearts and Minds": {
        "begin": (
            "-1 advancement on Ice Wall; +1 advancement on Ice Wall; +1 advancement on Ice Wall; corp"
            " gains 1; corp draws 1; 3 picked"
        ),
    },
    "Humanoid Resources": {
        "use 0": (
            "corp pays 3 click; trash Humanoid Resources; corp gains 4; corp draws 3; corp pays 2; "
            "install Enigma; corp pays 3; install Ice Wall; corp pays 5; play Hedge Fund; corp gains "
            "9; trash Hedge Fund; 3 picked"
        ),
    },
    "Hyoubu Institute: Absolute Clarity": {
        "use 1": "corp pays 1 click; reveal Corroder; corp gains 1",
    },
    "Idiosyncresis": {
        "has": "hand size 5; can be advanced",
    },
    "Jackson Howard": {
        "use 1": ("Enigma to R&D; Ice Wall to R&D; PAD Campaign to R&D; corp shuffles; 3 picked"),
    },
    "Janaína “JK” Dumont Kindelán": {
        "use 1": (
            "corp pays 1 click; Janaína “JK” Dumont Kindelán to HQ; corp gains 5; corp pays 2; "
            "install Enigma; 1 picked"
        ),
    },
    "Kakurenbo": {
        "play": (
            "corp pays 1 click; corp pays 2; corp pays 2 click; trash Enigma; trash Ice Wall; trash "
            "PAD Campaign; trash Melange Mining Corp.; trash Hedge Fund; trash Beanstalk Royalties; "
            "trash Crisium Grid; trash Red Herrings; trash Hostile Takeover; trash Priority "
            "Requisition; trash PAD Campaign; install PAD Campaign; +2 advancement on PAD Campaign; "
            "Kakurenbo to removed; runner gains 4 click; 11 picked"
        ),
        "play, last": (
            "corp pays 1 click; corp pays 2; corp pays 2 click; trash Priority Requisition; trash "
            "Hostile Takeover; trash Red Herrings; trash Crisium Grid; trash Beanstalk Royalties; "
            "trash Hedge Fund; trash Melange Mining Corp.; trash PAD Campaign; trash Ice Wall; trash "
            "Enigma; install Priority Requisition; +2 advancement on Priority Requisition; Kakurenbo "
            "to removed; runner gains 4 click; 11 picked"
        ),
    },
    "Key Performance Indicators": {
        "play, last": (
            "corp pays 1 click; corp pays 1; install Ice Wall; +1 advancement on Ice Wall; 2 picked"
        ),
    },
    "Lateral Growth": {
        "play": ("corp pays 1 click; corp pays 2; corp gains 4; corp pays 2; install Enigma; 1 picked"),
    },
    "Lily Lockwell": {
        "use 1": (
            "corp pays 1 click; 1 tag removed; reveal Hedge Fund; corp shuffles; Hedge Fund to R&D; 1 picked"
        ),
    },
    "MCA Austerity Policy": {
        "use 1": (
            "corp pays 1 click; -3 power on MCA Austerity Policy; trash MCA Austerity Policy; corp "
            "gains 4 click"
        ),
    },
    "Marilyn Campaign": {
        "begin": ("-2 credit on Marilyn Campaign; corp gains 2; corp gains 1; corp draws 1"),
    },
    "Mitosis": {
        "play": (
            "corp pays 1 click; corp pays 3; corp pays 1 click; install Enigma; install Ice Wall; +2 "
            "advancement on Enigma; +2 advancement on Ice Wall; 2 picked"
        ),
    },
    "Moon Pool": {
        "use 0": (
            "trash Enigma; trash Ice Wall; reveal Enigma; reveal Ice Wall; Enigma to R&D; Ice Wall to"
            " R&D; corp shuffles; 4 picked"
        ),
    },
    "Mushin No Shin": {
        "play": (
            "corp pays 1 click; corp pays 1 click; install PAD Campaign; +3 advancement on PAD "
            "Campaign; 1 picked"
        ),
    },
    "NASX": {
        "use 2": "corp pays 1 click; trash NASX; corp gains 10",
    },
    "NGO Front": {
        "has": "hand size 5; can be advanced",
    },
    "Next Big Thing": {
        "use 2": (
            "corp pays 1 click; -1 agenda on Next Big Thing; corp draws 4; Enigma to R&D; Ice Wall to"
            " R&D; PAD Campaign to R&D; Melange Mining Corp. to R&D; Hedge Fund to R&D; Beanstalk "
            "Royalties to R&D; Crisium Grid to R&D; Red Herrings to R&D; Hostile Takeover to R&D; "
            "Priority Requisition to R&D; Enigma to R&D; Ice Wall to R&D; PAD Campaign to R&D; "
            "Melange Mining Corp. to R&D; corp shuffles; 14 picked"
        ),
        "stolen 3": (
            "corp pays 1 click; -1 agenda on Next Big Thing; corp draws 4; Enigma to R&D; Ice Wall to"
            " R&D; PAD Campaign to R&D; Melange Mining Corp. to R&D; Hedge Fund to R&D; Beanstalk "
            "Royalties to R&D; Crisium Grid to R&D; Red Herrings to R&D; Hostile Takeover to R&D; "
            "Priority Requisition to R&D; Enigma to R&D; Ice Wall to R&D; PAD Campaign to R&D; "
            "Melange Mining Corp. to R&D; corp shuffles; 14 picked"
        ),
    },
    "Oracle Thinktank": {
        "stolen 1": ("corp pays 1 click; 1 tag removed; Oracle Thinktank to R&D; corp shuffles"),
    },
    "Otto Campaign": {
        "begin": "-2 credit on Otto Campaign; corp gains 2; corp gains 1; corp draws 1",
    },
    "Pivot": {
        "play": (
            "corp pays 1 click; corp pays 1; corp pays 1 click; reveal Hedge Fund; corp shuffles; "
            "Hedge Fund to HQ; 1 picked"
        ),
        "play, 2 points": (
            "corp pays 1 click; corp pays 1; corp pays 1 click; reveal Hedge Fund; corp shuffles; "
            "Hedge Fund to HQ; 1 picked"
        ),
        "play, 3 points": (
            "corp pays 1 click; corp pays 1; corp pays 1 click; reveal Hedge Fund; corp shuffles; "
            "Hedge Fund to HQ; corp pays 5; play Hedge Fund; corp gains 9; trash Hedge Fund; 2 picked"
        ),
    },
    "Plutus": {
        "begin": (
            "corp pays 5; play Hedge Fund; corp gains 9; Hedge Fund to removed; corp gains 1; corp "
            "draws 1; 1 picked"
        ),
    },
    "Pravdivost Consulting: Political Solutions": {
        "run HQ": "+1 advancement on Ice Wall; access Hedge Fund; 1 picked",
    },
    "Predictive Planogram": {
        "play": "corp pays 1 click; corp gains 3",
        "play, last": "corp pays 1 click; corp draws 3",
    },
    "Priority Construction": {
        "play": (
            "corp pays 1 click; corp pays 1; corp pays 1 click; install Enigma; +3 advancement on "
            "Enigma; 1 picked"
        ),
    },
    "Priority Requisition": {
        "score": "score Priority Requisition; rez Ice Wall; 1 picked",
    },
    "Project Atlas": {
        "use 1": ("-1 agenda on Project Atlas; reveal Enigma; corp shuffles; Enigma to HQ; 1 picked"),
    },
    "Project Vitruvius": {
        "use 1": "-1 agenda on Project Vitruvius; Enigma to HQ; 1 picked",
    },
    "Prāna Condenser": {
        "use 1": "corp pays 2 click; trash Prāna Condenser; 5 net",
    },
    "Punitive Counterstrike": {
        "play": "corp pays 1 click; corp pays 3; trace 5; traced",
    },
    "Raman Rai": {
        "begin": (
            "corp gains 1; corp draws 1; corp loses 1 click; reveal Enigma; reveal Enigma; swap "
            "Enigma; swap Enigma; 1 picked"
        ),
    },
    "Reconstruction Contract": {
        "use 1": "trash Reconstruction Contract; +5 advancement on Ice Wall; 1 picked",
        "use 1, last": "trash Reconstruction Contract; 1 picked",
    },
    "Remastered Edition": {
        "use 1": "-1 agenda on Remastered Edition; +1 advancement on Corroder; 1 picked",
    },
    "Reversed Accounts": {
        "has": "hand size 5; can be advanced",
    },
    "Ronin": {
        "use 1": "corp pays 1 click; trash Ronin; 3 net",
    },
    "Roughneck Repair Squad": {
        "use 0": "corp pays 3 click; corp gains 6; 1 bad publicity removed",
    },
    "SDS Drone Deployment": {
        "score": "score SDS Drone Deployment; trash Corroder; 1 picked",
    },
    "SIU": {
        "begin": "trash SIU; trace 3; traced; 1 tag; corp gains 1; corp draws 1",
    },
    "SYNC: Everything, Everywhere": {
        "use 0": "corp pays 1 click; flip",
    },
    "Scarcity of Resources": {
        "play": "corp pays 1 click; corp pays 1",
    },
    "Seamless Launch": {
        "play": "corp pays 1 click; corp pays 1; +2 advancement on Corroder; 1 picked",
    },
    "Secure and Protect": {
        "play": (
            "corp pays 1 click; corp pays 1; corp pays 1 click; reveal Enigma; corp shuffles; install"
            " Enigma; 1 picked"
        ),
    },
    "Send a Message": {
        "score": "score Send a Message; rez Ice Wall; 1 picked",
        "access": "access Send a Message; steal Send a Message; rez Ice Wall; 1 picked",
    },
    "Shattered Remains": {
        "has": "hand size 5; can be advanced",
    },
    "Shipment from Kaguya": {
        "play": ("corp pays 1 click; +1 advancement on Ice Wall; +1 advancement on Ice Wall; 2 picked"),
    },
    "Shipment from MirrorMorph": {
        "play": (
            "corp pays 1 click; corp pays 1; corp pays 2; install Enigma; corp pays 3; install Ice "
            "Wall; trash PAD Campaign; install PAD Campaign; 3 picked"
        ),
    },
    "Simulation Reset": {
        "play": (
            "corp pays 1 click; corp pays 1; trash Enigma; trash Ice Wall; trash PAD Campaign; trash "
            "Melange Mining Corp.; trash Hedge Fund; Enigma to R&D; Ice Wall to R&D; PAD Campaign to "
            "R&D; Melange Mining Corp. to R&D; Hedge Fund to R&D; corp shuffles; corp draws 5; "
            "Simulation Reset to removed; 10 picked"
        ),
    },
    "Storgotic Resonator": {
        "use 1": "corp pays 1 click; -1 power on Storgotic Resonator; 1 net",
    },
    "Sub Boost": {
        "play": "corp pays 1 click; host Sub Boost; 1 picked",
    },
    "Sudden Commandment": {
        "play": (
            "corp pays 1 click; corp pays 1; corp draws 2; corp pays 5; play Hedge Fund; corp gains "
            "9; trash Hedge Fund; 1 picked"
        ),
        "play, 2 points": (
            "corp pays 1 click; corp pays 1; corp draws 2; corp pays 5; play Hedge Fund; corp gains "
            "9; trash Hedge Fund; 1 picked"
        ),
        "play, 3 points": (
            "corp pays 1 click; corp pays 1; corp draws 2; corp pays 5; play Hedge Fund; corp gains "
            "9; trash Hedge Fund; corp pays 3; corp gains 1 click; 1 picked"
        ),
    },
    "Synapse Global: Faster than Thought": {
        "use 1": ("corp pays 1 click; 1 tag removed; reveal Enigma; install Enigma; corp gains 2; 1 picked"),
    },
    "Tech Startup": {
        "begin": (
            "trash Tech Startup; reveal PAD Campaign; corp shuffles; trash PAD Campaign; install PAD "
            "Campaign; corp draws 1; 1 picked"
        ),
    },
    "The Holo Man": {
        "use 1": "corp pays 4; corp pays 1 click; +3 advancement on The Holo Man",
    },
    "Touch-ups": {
        "play": (
            "corp pays 1 click; corp pays 2; corp pays 1 click; +2 advancement on Ice Wall; reveal "
            "Diesel; reveal Sure Gamble; reveal Corroder; reveal Mimic; reveal Akamatsu Mem Chip; "
            "reveal Cyberfeeder; reveal Armitage Codebusting; reveal Daily Casts; Diesel to stack; "
            "Sure Gamble to stack; runner shuffles; 3 picked"
        ),
        "play, last": (
            "corp pays 1 click; corp pays 2; corp pays 1 click; +2 advancement on Hostile Takeover; "
            "reveal Diesel; reveal Sure Gamble; reveal Corroder; reveal Mimic; reveal Akamatsu Mem "
            "Chip; reveal Cyberfeeder; reveal Armitage Codebusting; reveal Daily Casts; Daily Casts "
            "to stack; Armitage Codebusting to stack; runner shuffles; 3 picked"
        ),
    },
    "Trick of Light": {
        "play": (
            "corp pays 1 click; corp pays 1; -2 advancement on Ice Wall; +2 advancement on Ice Wall; 2 picked"
        ),
    },
    "Trust Operation": {
        "play": ("corp pays 1 click; trash Armitage Codebusting; install Enigma; rez Enigma; 2 picked"),
    },
    "Ubiquitous Vig": {
        "has": "hand size 5; can be advanced",
    },
    "Vaporframe Fabricator": {
        "use 0": "corp pays 1 click; install Enigma; 1 picked",
    },
    "Vladisibirsk City Grid": {
        "has": "hand size 5; can be advanced",
    },
    "Wall to Wall": {
        "begin, last": "corp gains 1; corp gains 1; corp draws 1",
        "begin, third": "+1 advancement on Ice Wall; corp gains 1; corp draws 1; 1 picked",
    },
    "Warm Reception": {
        "begin": (
            "corp pays 2; install Enigma; derez Warm Reception; derez Wall of Static; corp gains 1; "
            "corp draws 1; 2 picked"
        ),
    },
    "Working Prototype": {
        "use 2": (
            "corp pays 1 click; -5 power on Working Prototype; corp gains 6; Armitage Codebusting to "
            "stack; 1 picked"
        ),
    },
}
"""Ways to use the card, and what each brings about."""


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("card", PLAYS)
def test_what_comes_of_a_card_of_the_corps_where_there_is_plenty(card: str) -> None:
    for way, told in PLAYS[card].items():
        assert "; ".join(Plenty(card, way).said) == told, way


@pytest.mark.card("15 Minutes", "Next Big Thing", "Oracle Thinktank")
@pytest.mark.parametrize(
    ("agenda", "ability", "others"),
    [("15 Minutes", 1, [0]), ("Next Big Thing (1 agenda)", 3, [2]), ("Oracle Thinktank", 1, [])],
)
def test_what_the_corp_may_do_with_a_stolen_agenda_it_may_not_do_twice_with_its_own(
    agenda: str, ability: int, others: list[int]
) -> None:
    """An ability for the Runner's score area is none for the Corp's."""
    for owner, expected in (("corp", others), ("runner", [ability])):
        seats = {"corp": Seat(deck=["9x Hedge Fund"]), "runner": Seat(tags=1)}
        seats[owner] = seats[owner]._replace(score=[agenda])
        t = corp_turn(at="", **seats)
        name = agenda.partition(" (")[0]
        assert [option.ability for option in t.find("use", name)] == expected
