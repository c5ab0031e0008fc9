"""Rulings on cards from S to Z, played."""

import pytest

from rulerunner import At
from tests.support.plays import MODERN, Play, corp, runner

GRIP = ["5x Diesel"]
HYOUBU = "Hyoubu Institute: Absolute Clarity"
NOISE = "Noise: Hacker Extraordinaire"
SPORTS = "Sportsmetal: Go Big or Go Home"
TAO = "Tāo Salonga: Telepresence Magician"
MESSAGE = "run; at HQ; yes; yes; gain credit"

PLAYS = {
    "Same Old Thing": {
        "an event for the first click is not on offer": Play(
            "use Same Old Thing; gain credit",
            "trash Same Old Thing from table; runner pays 5; runner gains 9; runner gains 1",
            {"heap": ["Peace in Our Time", "Same Old Thing", "Sure Gamble"]},
            runner=runner("Same Old Thing", discard=["Peace in Our Time", "Sure Gamble"]),
        ),
    },
    "The Shadow Net": {
        "nor is it by forfeiting an agenda": Play(
            "use The Shadow Net; gain credit",
            "forfeit Hostile Takeover; runner gains 9; runner gains 1",
            {"heap": ["Peace in Our Time", "Sure Gamble"]},
            runner=runner(
                "The Shadow Net", discard=["Peace in Our Time", "Sure Gamble"], score=["Hostile Takeover"]
            ),
        ),
    },
    "Scavenge": {
        "the trashed program is installed again": Play(
            "play Scavenge; card Corroder; gain credit",
            "trash Corroder from table; install Corroder; runner gains 1",
            {"heap": ["Mimic", "Scavenge"]},
            runner=runner("Corroder", hand=["Scavenge"], discard=["Mimic"]),
        ),
        "programs are trashed to make room": Play(
            "play Scavenge; Mimic; card Magnum Opus; trash Ninja; gain credit",
            "trash Mimic from table; trash Ninja from table; runner pays 2; install Magnum Opus; runner "
            "gains 1",
            runner=runner(
                "Corroder", "Mimic", "Ninja", "Gordian Blade", hand=["Scavenge"], discard=["Magnum Opus"]
            ),
        ),
    },
    "Security Testing": {
        "a breach that it replaced was none for Docklands Pass": Play(
            "yes; at HQ; run; at HQ; run; at HQ; gain credit",
            "runner gains 2; access Enigma; access Enigma; runner gains 1",
            at="5.7.1d",
            corp=corp("3x Enigma"),
            runner=runner("Security Testing", "Docklands Pass"),
        ),
        "trashed in the run it replaces nothing": Play(
            "yes; at HQ; run; at HQ; 1; yes; yes; gain credit",
            "corp looks at 3 of R&D; corp shuffles; corp draws 1; trash Enigma from HQ; trash Security "
            "Testing from table; trash Sadaka from table; access Enigma; runner gains 1",
            at="5.7.1d",
            corp=corp("3x Enigma", deck=["9x Enigma"]),
            runner=runner("Security Testing"),
            servers={"HQ": At(ice=["Sadaka (rezzed)"])},
        ),
    },
    "Sensie Actors Union": {
        "four cards are drawn, and two go to the bottom one after the other": Play(
            "yes; card Enigma; card Snare!",
            "corp draws 4; Enigma to R&D; Snare! to R&D; corp draws 1",
            {"HQ": ["Hedge Fund", "Ice Wall", "PAD Campaign"]},
            turn="corp",
            at="5.6.1d",
            corp=corp(),
            servers={
                "remote 1": At(root=["Sensie Actors Union (rezzed)"]),
                "remote 2": At(root=["Daily Business Show (rezzed)"]),
            },
        ),
    },
    "Service Outage": {
        "who does not pay makes no run, and it was not the first": Play(
            "play Dirty Laundry; at HQ; no; run; at HQ; gain credit",
            "runner pays 2; runner pays 1; runner gains 1",
            corp=corp(play=["Service Outage"]),
            runner=runner(hand=["Dirty Laundry"]),
            only="nsg-26.03",
        ),
        "who pays runs": Play(
            "play Dirty Laundry; at HQ; yes; run; at HQ; gain credit",
            "runner pays 2; runner pays 1; runner gains 5; runner gains 1",
            corp=corp(play=["Service Outage"]),
            runner=runner(hand=["Dirty Laundry"]),
            only="nsg-26.03",
        ),
    },
    "Simulchip": {
        "a program that was turned down was trashed": Play(
            "play Scavenge; card Mimic; use Simulchip; gain credit",
            "trash Harbinger from table; runner pays 3; install Mimic; trash Simulchip from table; "
            "runner pays 1; install Ninja; runner gains 1",
            runner=runner(
                "Harbinger", "Simulchip", hand=["Scavenge", "Mimic"], discard=["Ninja"], credits=20
            ),
        ),
    },
    "Sneakdoor Beta": {
        "trashed in its run it still leads to HQ": Play(
            "use Sneakdoor Beta; use Simulchip; Ninja; gain credit",
            "trash Sneakdoor Beta from table; trash Simulchip from table; runner pays 1; install Ninja; "
            "access Enigma; runner gains 1",
            corp=corp("Enigma"),
            runner=runner("Sneakdoor Beta", "Simulchip", discard=["Ninja"], credits=20),
        ),
    },
    SPORTS: {
        "the next access is of the new top card": Play(
            "run; at R&D; 1; 1; gain credit",
            "+1 virus on Medium; access Hostile Takeover; steal Hostile Takeover; corp draws 2; access "
            "PAD Campaign; runner gains 1",
            corp=corp(
                identity=SPORTS, deck=["Hostile Takeover", "Enigma", "Hedge Fund", "PAD Campaign", "Ice Wall"]
            ),
            runner=runner("Medium (1 virus)"),
        ),
    },
    "Stargate": {
        "the other cards stay in their order": Play(
            "use Stargate; Ice Wall; gain credit",
            "reveal Enigma; reveal Ice Wall; reveal Hedge Fund; trash Ice Wall from R&D; runner gains 1",
            {"R&D": ["Enigma", "Hedge Fund", "PAD Campaign"]},
            corp=corp(deck=["Enigma", "Ice Wall", "Hedge Fund", "PAD Campaign"]),
            runner=runner("Stargate"),
        ),
    },
    "Stavka": {
        "rezzed by a card in a run on its server it has its choice": Play(
            MESSAGE,
            "access Send a Message; steal Send a Message; rez Stavka; trash PAD Campaign from table; "
            "runner gains 1",
            corp=corp("Send a Message"),
            servers={"HQ": At(ice=["Stavka"]), "remote 1": At(root=["PAD Campaign"])},
        ),
    },
    "Wave": {
        "rezzed by a card in a run on its server it searches": Play(
            "run; at HQ; yes; yes; Tollbooth; gain credit",
            "access Send a Message; steal Send a Message; rez Wave; reveal Tollbooth; corp shuffles; "
            "corp searches R&D; Tollbooth to HQ; runner gains 1",
            {"HQ": ["Tollbooth"]},
            corp=corp("Send a Message"),
            servers={"HQ": At(ice=["Wave"])},
        ),
    },
    "Steelskin Scarring": {
        "played it draws three": Play(
            "play Steelskin Scarring",
            "runner pays 1; runner draws 3",
            runner=runner(hand=["Steelskin Scarring"]),
        ),
        "discarded it draws nothing": Play(
            "gain credit; Steelskin Scarring; gain credit",
            "runner gains 1; corp gains 3 click; corp draws 1; corp gains 1",
            {"heap": ["Steelskin Scarring"]},
            runner=runner(hand=["Steelskin Scarring", "5x Mimic"], clicks=1),
        ),
        "put back into the stack first it draws nothing": Play(
            "play Running Hot; trigger Buffer Drive; yes; gain credit",
            "runner pays 1; trash Steelskin Scarring from grip; 1 core; Steelskin Scarring to stack; "
            "runner gains 3 click; runner gains 1",
            runner=runner("Buffer Drive", hand=["Running Hot", "Steelskin Scarring"]),
        ),
        "put back after it has drawn": Play(
            "play Running Hot; trigger Steelskin Scarring; yes; gain credit",
            "runner pays 1; trash Steelskin Scarring from grip; 1 core; runner draws 2; Steelskin "
            "Scarring to stack; runner gains 3 click; runner gains 1",
            runner=runner("Buffer Drive", hand=["Running Hot", "Steelskin Scarring"]),
        ),
    },
    "Storgotic Resonator": {
        "a current is trashed by the rules": Play(
            "score Hostile Takeover; gain credit",
            "score Hostile Takeover; corp gains 7; 1 bad publicity; corp gains 1",
            {"heap": ["Hacktivist Meeting"]},
            turn="corp",
            at="5.6.2a",
            corp=corp(),
            runner=runner(identity=NOISE, play=["Hacktivist Meeting"]),
            servers={
                "remote 1": At(root=["Storgotic Resonator (rezzed)"]),
                "remote 2": At(root=["Hostile Takeover (2 advancement)"]),
            },
        ),
    },
    "Subliminal Messaging": {
        "face up it is revealed all the same": Play(
            "yes",
            "reveal Subliminal Messaging; corp gains 1; Subliminal Messaging to HQ; corp draws 1",
            turn="corp",
            at="5.6.1d",
            corp=corp(identity=HYOUBU, discard=["Subliminal Messaging (faceup)"]),
        ),
    },
    "Supercorridor": {
        "what another ability does first can make it pay": Play(
            "gain credit; trigger Citadel Sanctuary; 1; 0; yes",
            "runner gains 1; corp pays 1; runner gains 2; corp gains 3 click; corp draws 1",
            corp=corp(credits=7),
            runner=runner("Supercorridor", "Citadel Sanctuary", credits=5, tags=1, clicks=1),
        ),
    },
    "SYNC Rerouting": {
        "a tag that was chosen can be avoided": Play(
            "run; at HQ; no; use Decoy; gain credit",
            "trash Decoy from table; runner gains 1",
            corp=corp(play=["SYNC Rerouting"]),
            runner=runner("Decoy"),
        ),
    },
    "Trickster Taka": {
        "the tag can be avoided": Play(
            "gain credit; 0; use Decoy; gain credit",
            "runner gains 1; trash Decoy from table; corp gains 3 click; corp draws 1; corp gains 1",
            runner=runner("Trickster Taka (3 credit)", "Decoy", clicks=1),
        ),
    },
    "Test Run": {
        "a program that was installed anew stays": Play(
            "play Test Run; 1; card Ninja; play Rejig; gain credit; gain credit; gain credit",
            "runner pays 3; runner searches heap; install Ninja; Ninja to grip; install Ninja; runner "
            "gains 1; runner gains 1; corp gains 3 click; corp draws 1; corp gains 1",
            {"stack": ["Corroder", "Diesel", "Gordian Blade", "Sure Gamble", "Mimic", "Easy Mark"]},
            runner=runner(hand=["Test Run", "Rejig"], discard=["Ninja"], credits=20),
        ),
    },
    "The Class Act": {
        "with Verbal Plasticity three cards are seen and two drawn": Play(
            "draw; card Diesel",
            "runner looks at 3 of stack; Diesel to stack; runner draws 2",
            {"grip": ["Corroder", "Sure Gamble"], "stack": ["Mimic", "Diesel"]},
            runner=runner(
                "The Class Act", "Verbal Plasticity", deck=["Corroder", "Diesel", "Sure Gamble", "Mimic"]
            ),
        ),
        "uninstalled before the turn is over it draws nothing": Play(
            "install The Class Act; run; at HQ; 1; yes; yes; gain credit; gain credit",
            "runner pays 4; install The Class Act; corp looks at 3 of R&D; corp shuffles; corp draws 1; "
            "trash Enigma from HQ; trash The Class Act from table; trash Sadaka from table; access "
            "Enigma; runner gains 1; corp gains 3 click; corp draws 1; corp gains 1",
            corp=corp("3x Enigma", deck=["9x Enigma"]),
            runner=runner(hand=["The Class Act"], clicks=3),
            servers={"HQ": At(ice=["Sadaka (rezzed)"])},
        ),
    },
    "The Cleaners": {
        "the damage is raised before any is prevented": Play(
            "play Scorched Earth; use Plascrete Carapace; use Plascrete Carapace; use Plascrete "
            "Carapace; use "
            "Plascrete Carapace",
            "corp pays 3; -1 power on Plascrete Carapace; -1 power on Plascrete Carapace; -1 power on "
            "Plascrete Carapace; -1 power on Plascrete Carapace; trash Plascrete Carapace from table; "
            "trash Diesel from grip; 1 meat",
            turn="corp",
            corp=corp("Scorched Earth", score=["The Cleaners"]),
            runner=runner("Plascrete Carapace (4 power)", tags=1, hand=GRIP),
        ),
    },
    "The Nihilist": {
        "an empty R&D pays for nothing": Play(
            "yes; gain credit",
            "-1 virus on The Nihilist; -1 virus on The Nihilist; runner draws 2; runner gains 1",
            at="5.7.1d",
            corp=corp(deck=[]),
            runner=runner("The Nihilist (2 virus)"),
        ),
    },
    "The Supplier": {
        "what it installs as the turn begins waits for the next one": Play(
            "use The Supplier; gain credit; gain credit; gain credit; yes; gain credit",
            "Wyldside on The Supplier; corp gains 3 click; corp draws 1; corp gains 1; corp gains 1; "
            "corp gains 1; runner gains 4 click; runner pays 1; install Wyldside; runner gains 1",
            corp=corp(deck=["9x Enigma"], clicks=0),
            runner=runner("The Supplier", hand=["Wyldside"], clicks=1),
        ),
    },
    "The Twinning": {
        "credits on a card that is played are not on an installed one": Play(
            "play Overclock; at HQ; use Corroder; 1; gain credit",
            "runner pays 1; +5 credit on Overclock; -1 credit on Overclock; runner pays 1; runner gains 1",
            runner=runner("The Twinning", "Corroder", hand=["Overclock"]),
            servers={"HQ": At(ice=["Vanilla (rezzed)"])},
            only="nisei-1.4",
        ),
        "strength outside a run is paid for like any other": Play(
            "gain credit; use Corroder; 1",
            "runner gains 1; -1 credit on Cyberfeeder; runner pays 1; +1 power on The Twinning",
            runner=runner("The Twinning", "Cyberfeeder (1 credit)", "Corroder"),
            only="nsg-26.03",
        ),
        "the credits that install it come too soon": Play(
            "install The Twinning; 2; gain credit",
            "-2 credit on Paladin Poemu; runner pays 3; install The Twinning; runner gains 1",
            runner=runner("Paladin Poemu (2 credit)", hand=["The Twinning"]),
        ),
    },
    "TMI": {
        "it is rezzed again in the same approach": Play(
            "run; at HQ; rez TMI; 0; 9; rez TMI; 0; gain credit",
            "corp pays 3; rez TMI; runner pays 9; derez TMI; corp pays 3; rez TMI; end the run; runner "
            "gains 1",
            corp=corp(credits=20),
            runner=runner(credits=9),
            servers={"HQ": At(ice=["TMI"])},
        ),
    },
    "Tread Lightly": {
        "three more first, then three less for each counter": Play(
            "play Tread Lightly; at HQ; rez Wormhole; gain credit",
            "runner pays 1; rez Wormhole; runner gains 1",
            corp=corp(credits=0),
            runner=runner(hand=["Tread Lightly"]),
            servers={"HQ": At(ice=["Wormhole (4 advancement)"])},
        ),
    },
    "Tori Hanzō": {
        "damage prevented down to nothing is not hers, nor is the next": Play(
            "run; at HQ; trigger Net Shield; gain credit",
            "runner pays 1; corp gains 1; trash Diesel from grip; 1 net; corp gains 1; access Tori "
            "Hanzō; runner gains 1",
            corp=corp(credits=9),
            runner=runner("Net Shield", hand=["9x Diesel"]),
            servers={"HQ": At(ice=["Tithe (rezzed)", "Tithe (rezzed)"], root=["Tori Hanzō (rezzed)"])},
        ),
    },
    TAO: {
        "the Runner moves with the ice they encounter": Play(
            "run; at HQ; yes; 1; no; yes; gain credit",
            "+1 advancement on Hostile Takeover; access Hostile Takeover; steal Hostile Takeover; access "
            "Enigma; runner gains 1",
            corp=corp("Snare!", credits=0),
            runner=runner(identity=TAO),
            servers={
                "HQ": At(ice=["Otoroshi (rezzed)"]),
                "R&D": At(ice=["Ice Wall"]),
                "remote 1": At(root=["Hostile Takeover"]),
            },
        ),
    },
    "Wormhole": {
        "the subroutine is on the other ice": Play(
            "run; at HQ; 0; 0; gain credit",
            "+1 power on Data Raven; runner gains 1",
            corp=corp(credits=9),
            servers={"HQ": At(ice=["Wormhole (rezzed)"]), "R&D": At(ice=["Data Raven (rezzed)"])},
        ),
    },
    "Zer0": {
        "its damage is a cost that nobody prevents": Play(
            "use Zer0",
            "trash Diesel from grip; 1 net; runner gains 1; runner draws 2",
            runner=runner("Zer0", "Net Shield", hand=["2x Diesel"]),
        ),
    },
    "“Baklan” Bochkin": {
        "outside an encounter it is a tag": Play(
            "gain credit; use “Baklan” Bochkin; 0",
            "runner gains 1; trash “Baklan” Bochkin from table; 1 tag",
            runner=runner("“Baklan” Bochkin (2 power)"),
            only="nisei-1.4",
        ),
    },
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "says"), [(card, says) for card, told in PLAYS.items() for says in told])
def test_a_ruling_on_a_card_comes_about(card: str, says: str, rules: str) -> None:
    PLAYS[card][says].check(rules)
