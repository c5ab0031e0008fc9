"""Cards of the older sets where there is plenty to take: what they cost and bring, a line a card."""

import pytest

from tests.support.plenty import Plenty

PLAYS: dict[str, dict[str, str]] = {
    "All-nighter": {
        "use 0": "runner pays 1 click; trash All-nighter; runner gains 2 click",
    },
    "Amped Up": {
        "play": "runner pays 1 click; runner pays 1; runner gains 3 click; 1 core",
    },
    "Beach Party": {
        "has": "memory 7; link 0; hand size 10",
        "begin": "runner loses 1 click",
    },
    "Borrowed Satellite": {
        "has": "memory 7; link 1; hand size 6",
    },
    "Box-E": {
        "has": "memory 9; link 0; hand size 7",
    },
    "Capital Investors": {
        "use 0": "corp pays 1 click; corp gains 2",
    },
    'Cerberus "Cuj.0" H3': {
        "install": (
            'runner pays 1 click; runner pays 3; install Cerberus "Cuj.0" H3; +4 power on Cerberus "Cuj.0" H3'
        ),
        "break 1 sentry": '-1 power on Cerberus "Cuj.0" H3; break; break',
    },
    'Cerberus "Rex" H2': {
        "install": (
            'runner pays 1 click; runner pays 3; install Cerberus "Rex" H2; +4 power on Cerberus "Rex" H2'
        ),
        "break 1 code gate": '-1 power on Cerberus "Rex" H2; break; break',
    },
    "Chaos Theory: Wünderkind": {
        "has": "memory 8; link 0; hand size 5",
    },
    "CyberSolutions Mem Chip": {
        "has": "memory 9; link 0; hand size 5",
    },
    "Cyberdex Trial": {
        "play": "corp pays 1 click; -5 virus on Imp; -5 virus on Imp; purge",
    },
    "Duggar's": {
        "use 0": "runner pays 4 click; runner draws 10",
    },
    "Encrypted Portals": {
        "score": "score Encrypted Portals; corp gains 1",
    },
    "Fast Track": {
        "play": (
            "corp pays 1 click; reveal Hostile Takeover; corp shuffles; Hostile Takeover to HQ; 1 picked"
        ),
    },
    "GRNDL Refinery": {
        "has": "hand size 5; can be advanced",
        "use 1": "corp pays 1 click; trash GRNDL Refinery; corp gains 20",
    },
    "Geothermal Fracking": {
        "score": "score Geothermal Fracking; +2 agenda on Geothermal Fracking",
        "use 1": "corp pays 1 click; -1 agenda on Geothermal Fracking; corp gains 7; 1 bad publicity",
    },
    "Government Contracts": {
        "use 0": "corp pays 2 click; corp gains 4",
    },
    "Hard at Work": {
        "begin": "runner gains 2; runner loses 1 click",
    },
    "High-Risk Investment": {
        "score": "score High-Risk Investment; +1 agenda on High-Risk Investment",
        "use 1": "corp pays 1 click; -1 agenda on High-Risk Investment; corp gains 30",
    },
    "IQ": {
        "rez": "corp pays 10; rez IQ; end the run",
    },
    "Improved Protein Source": {
        "score": "score Improved Protein Source; runner gains 4",
        "access": "access Improved Protein Source; steal Improved Protein Source; runner gains 4",
    },
    "Isabel McGuire": {
        "use 0": "corp pays 1 click; Ice Wall to HQ; 1 picked",
    },
    "LLDS Memory Diamond": {
        "has": "memory 8; link 1; hand size 6",
    },
    "Markus 1.0": {
        "ice": "the runner trashes Corroder; end the run; 1 picked by the runner",
        "meet 0": "runner loses 1 click; break",
    },
    "Mass Commercialization": {
        "play": "corp pays 1 click; corp gains 6",
    },
    "Maven": {
        "break 1 barrier": "runner pays 2; break",
    },
    "NBN: The World is Yours*": {
        "has": "hand size 6",
    },
    "Private Contracts": {
        "use 2": "corp pays 1 click; -2 credit on Private Contracts; corp gains 2",
        "rez": (
            "corp pays 3; rez Private Contracts; +14 credit on Private Contracts; access Private Contracts"
        ),
    },
    "Public Sympathy": {
        "has": "memory 7; link 0; hand size 7",
    },
    "Pālanā Agroplex": {
        "begin": "corp draws 1; runner draws 1; corp gains 1; corp draws 1",
    },
    "Remote Data Farm": {
        "has": "hand size 7",
    },
    "Sports Hopper": {
        "has": "memory 7; link 1; hand size 5",
        "use 1": "trash Sports Hopper; runner draws 3",
    },
    "Superior Cyberwalls": {
        "score": "score Superior Cyberwalls; corp gains 2",
    },
    "Too Big to Fail": {
        "play, 9 credits": "corp pays 1 click; corp gains 7; 1 bad publicity",
    },
    "Tyson Observatory": {
        "use 0": (
            "runner pays 2 click; reveal Akamatsu Mem Chip; runner shuffles; Akamatsu Mem Chip to "
            "grip; 1 picked"
        ),
    },
    "Ubax": {
        "has": "memory 8; link 0; hand size 5",
        "begin": "runner draws 1",
    },
    "Uninstall": {
        "play": "runner pays 1 click; Corroder to grip; 1 picked",
    },
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("card", PLAYS)
def test_what_comes_of_a_card_of_the_older_sets_where_there_is_plenty(card: str) -> None:
    for way, told in PLAYS[card].items():
        assert "; ".join(Plenty(card, way).said) == told, way
