"""Rulings on cards C to I, each a play: what is answered, and what comes of it."""

from typing import Any

import pytest

from rulerunner import At
from tests.support.plays import MODERN, Play, corp, remote, runner

OB = "Ob Superheavy Logistics: Extract. Export. Excel."
RP = "Jinteki: Replicating Perfection"
GRIP = ["5x Sure Gamble"]
TO_SCORE: Any = {"turn": "corp", "at": "5.6.2a"}

PLAYS = {
    "Climactic Showdown is for R&D or HQ, whichever comes first, whatever server was named": Play(
        "at Archives; no; run; at HQ; run; at R&D; gain credit",
        "Climactic Showdown to removed; access Hedge Fund; access Enigma; access Ice Wall; access "
        "Enigma; runner gains 1",
        at="5.7.1d",
        corp=corp("Enigma", "Hedge Fund", "PAD Campaign", "Ice Wall"),
        runner=runner("Climactic Showdown"),
        servers={"Archives": At(ice=["Tollbooth"]), "remote 1": At(ice=["Enigma"])},
    ),
    "Compile shuffles the stack it searched": Play(
        "play Compile; at HQ; yes; 0; Corroder",
        "runner pays 2; runner shuffles; runner searches stack; install Corroder",
        runner=runner(hand=["Compile"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    ),
    "A purge in a breach takes no accesses back from Conduit": Play(
        "use Conduit; yes",
        "access Enigma; reveal Cyberdex Virus Suite; access Cyberdex Virus Suite; -2 virus on "
        "Conduit; access Hedge Fund",
        corp=corp(deck=["Enigma", "Cyberdex Virus Suite", "Hedge Fund", "PAD Campaign"]),
        runner=runner("Conduit (2 virus)"),
    ),
    "Conduit gets its counter after the breach": Play(
        "use Conduit; yes",
        "access Enigma; access Ice Wall; +1 virus on Conduit",
        corp=corp(deck=["Enigma", "Ice Wall", "Hedge Fund", "PAD Campaign"]),
        runner=runner("Conduit (1 virus)"),
    ),
    "Councilman pays what the card costs now": Play(
        "run; at remote 1; rez Nico Campaign; yes",
        "rez Nico Campaign; trash Councilman from table; derez Nico Campaign; access Breaker Bay "
        "Grid; access Nico Campaign",
        corp=corp(),
        runner=runner("Councilman"),
        servers=remote("Nico Campaign", "Breaker Bay Grid (rezzed)"),
    ),
    "Councilman pays the full rez cost otherwise": Play(
        "run; at remote 1; rez Nico Campaign; yes",
        "corp pays 2; rez Nico Campaign; runner pays 2; trash Councilman from table; derez Nico "
        "Campaign; access Nico Campaign",
        corp=corp(),
        runner=runner("Councilman"),
        servers=remote("Nico Campaign"),
    ),
    "Cyberdex Sandbox pays for its own purge, of nothing": Play(
        "score Cyberdex Sandbox; yes",
        "score Cyberdex Sandbox; corp gains 4",
        **TO_SCORE,
        servers=remote("Cyberdex Sandbox (4 advancement)"),
    ),
    "Data Loop takes the one card there is": Play(
        "run; at HQ",
        "Sure Gamble to stack; end the run",
        runner=runner(hand=["Sure Gamble"]),
        servers={"HQ": At(ice=["Data Loop (rezzed)"])},
    ),
    "Dedication Ceremony is for a rezzed card that cannot be advanced": Play(
        "play Dedication Ceremony",
        "corp pays 1; +3 advancement on PAD Campaign",
        turn="corp",
        corp=corp("Dedication Ceremony"),
        servers=remote("PAD Campaign (rezzed)"),
    ),
    "Dedication Ceremony does not advance Oaktown Renovation": Play(
        "play Dedication Ceremony",
        "corp pays 1; +3 advancement on Oaktown Renovation",
        turn="corp",
        corp=corp("Dedication Ceremony"),
        servers=remote("Oaktown Renovation (faceup)"),
    ),
    "Deep Dive sells one access more, and only one": Play(
        "run; at HQ; run; at R&D; run; at Archives; play Deep Dive; Enigma; yes; Ice Wall",
        "access Enigma; runner pays 2; Enigma to aside; Enigma to aside; Enigma to aside; Enigma to "
        "aside; Ice Wall to aside; Ice Wall to aside; Ice Wall to aside; Ice Wall to aside; access "
        "Enigma; access Ice Wall; Enigma to R&D; Enigma to R&D; Enigma to R&D; Enigma to R&D; Ice "
        "Wall to R&D; Ice Wall to R&D; Ice Wall to R&D; Ice Wall to R&D; corp shuffles",
        corp=corp(deck=["4x Enigma", "4x Ice Wall"]),
        runner=runner(hand=["Deep Dive"], clicks=9),
    ),
    "Deuces Wild draws before the second thing is chosen": Play(
        "play Deuces Wild; 1; 0",
        "runner pays 2; runner draws 2; runner gains 3",
        runner=runner(hand=["Deuces Wild"]),
    ),
    "A run on a remote server with Direct Access opens no other": Play(
        "play Direct Access; at remote 1; gain credit",
        "runner pays 1; access PAD Campaign; runner gains 1",
        corp=corp(identity=RP),
        runner=runner(hand=["Direct Access"]),
        servers=remote("PAD Campaign"),
    ),
    "Disposable HQ puts cards to the bottom in the order of the Corp's choice": Play(
        "run; at remote 1; yes; Tollbooth; Enigma",
        "access Disposable HQ; Tollbooth to R&D; Enigma to R&D",
        {"R&D": ["Hedge Fund", "Ice Wall", "Tollbooth", "Enigma"]},
        corp=corp("Enigma", "Tollbooth", deck=["Hedge Fund", "Ice Wall"]),
        servers=remote("Disposable HQ"),
    ),
    "District 99 counts a program that damage trashes": Play(
        "run; at HQ; yes",
        "trash Corroder from grip; 1 net; +1 power on District 99; trash Data Mine from table",
        runner=runner("District 99", hand=["Corroder"]),
        servers={"HQ": At(ice=["Data Mine (rezzed)"])},
    ),
    "Divert Power may do nothing": Play(
        "play Divert Power; done",
        "corp pays 2",
        turn="corp",
        corp=corp("Divert Power"),
        servers=remote("PAD Campaign (rezzed)"),
    ),
    "DreamNet pays a Runner who cannot draw": Play(
        "run; at HQ",
        "runner gains 1; access Hedge Fund",
        corp=corp("Hedge Fund"),
        runner=runner("DreamNet", "Cybertrooper Talut", "Rabbit Hole", deck=[]),
    ),
    "Ice trashed and replaced in its encounter does not meet the Runner again": Play(
        "run; at remote 1; trigger Ob Superheavy Logistics: Extract. Export. Excel.; Cobra; at remote 1",
        "trash Envelopment from table; corp shuffles; corp searches R&D; install Cobra; rez Cobra",
        corp=corp(identity=OB, deck=["PAD Campaign", "Cobra", "Hedge Fund"]),
        servers={"remote 1": At(root=["Nico Campaign"], ice=["Envelopment (rezzed)"])},
    ),
    "Executive Functioning that fails does nothing": Play(
        "run; at HQ; 0; 5",
        "runner pays 5; access Hedge Fund",
        corp=corp("Hedge Fund"),
        runner=runner(hand=GRIP),
        servers={"HQ": At(ice=["Executive Functioning (rezzed)"])},
    ),
    "Two False Leads before the first click leave no turn": Play(
        "use False Lead; use False Lead",
        "forfeit False Lead; runner loses 2 click; forfeit False Lead; runner loses 2 click; corp "
        "gains 3 click; corp draws 1",
        at="5.7.1b",
        corp=corp(score=["2x False Lead"]),
    ),
    "Fast Break asks how many before it draws and installs": Play(
        "play Fast Break; 1; 2",
        "corp pays 4; corp gains 2; corp draws 1; install Enigma; corp pays 1; install Ice Wall",
        turn="corp",
        corp=corp("Fast Break", "PAD Campaign", "Ice Wall"),
        runner=runner(score=["Bellona", "Hostile Takeover"]),
    ),
    "Fencer Fueno pays for a program in an encounter with Archangel": Play(
        "run; at HQ; yes; use Self-modifying Code; Corroder; 0",
        "access Archangel; corp pays 3; -2 credit on Fencer Fueno; runner pays 2; trash "
        "Self-modifying Code from table; runner shuffles; runner searches stack; -2 credit on Fencer "
        "Fueno; runner pays 2; install Corroder; Corroder to grip",
        corp=corp("Archangel"),
        runner=runner("Fencer Fueno (4 credits)", "Self-modifying Code", credits=0),
    ),
    "Flower Sermon with Daily Business Show draws three and buries one": Play(
        "use Flower Sermon; Enigma; Snare!",
        "-1 agenda on Flower Sermon; reveal Enigma; corp draws 3; Enigma to R&D; Snare! to R&D",
        **TO_SCORE,
        corp=corp(score=["Flower Sermon (2 agenda)"]),
        servers=remote("Daily Business Show (rezzed)"),
    ),
    "Freedom Khumalo trashes a card of cost 0 for nothing": Play(
        "run; at R&D; use Freedom Khumalo: Crypto-Anarchist",
        "access Beanstalk Royalties; trash Beanstalk Royalties from R&D",
        corp=corp(deck=["Beanstalk Royalties", "Hedge Fund"]),
        runner=runner(identity="Freedom Khumalo: Crypto-Anarchist"),
    ),
    "Inside Job is before Funhouse": Play(
        "play Inside Job; at HQ",
        "runner pays 2; access Hedge Fund",
        corp=corp("Hedge Fund"),
        runner=runner(hand=["Inside Job"]),
        servers={"HQ": At(ice=["Funhouse (rezzed)"])},
    ),
    "Inside Job is before Tollbooth": Play(
        "play Inside Job; at HQ",
        "runner pays 2; access Hedge Fund",
        corp=corp("Hedge Fund"),
        runner=runner(hand=["Inside Job"]),
        servers={"HQ": At(ice=["Tollbooth (rezzed)"])},
    ),
    "What Gachapon sets aside is in the stack no longer": Play(
        "use Gachapon; Corroder",
        "trash Gachapon from table; Corroder to aside; Diesel to aside; Gordian Blade to aside; Sure "
        "Gamble to aside; Mimic to aside; Easy Mark to aside; Corroder to stack; Easy Mark to stack; "
        "Mimic to stack; runner shuffles; Diesel to removed; Gordian Blade to removed; Sure Gamble to"
        " removed",
        at="5.7.1e",
        runner=runner("Gachapon"),
    ),
    "Giordano Memorial Field ends a run that stays successful": Play(
        "run; at remote 1; no; no; gain credit",
        "end the run; runner gains 1",
        runner=runner(score=["Bellona"], hand=GRIP),
        servers={"remote 1": At(root=["Giordano Memorial Field (rezzed)", "Georgia Emelyov (rezzed)"])},
    ),
    "Guru Davinder leaves nothing for Net Shield": Play(
        "run; at HQ; yes",
        "trash Guru Davinder from table; trash Data Mine from table",
        runner=runner("Guru Davinder", "Net Shield", hand=GRIP),
        servers={"HQ": At(ice=["Data Mine (rezzed)"])},
    ),
    "Harmony AR Therapy makes a new stack": Play(
        "play Harmony AR Therapy; Corroder",
        "runner pays 2; Corroder to stack; runner shuffles; Harmony AR Therapy to removed",
        runner=runner(hand=["Harmony AR Therapy"], deck=[], discard=["Corroder"]),
    ),
    "What Noise has the Corp trash is nothing to Hostile Infrastructure": Play(
        "install Datasucker",
        "runner pays 1; install Datasucker; trash Beanstalk Royalties from R&D",
        runner=runner(hand=["Datasucker", *GRIP], identity="Noise: Hacker Extraordinaire"),
        servers=remote("Hostile Infrastructure (rezzed)"),
    ),
    "A run that Hyoubu Precog Manifold ends was successful": Play(
        "play Hyoubu Precog Manifold; at HQ; gain credit; gain credit; run; at HQ; 1; 0; gain credit",
        "corp gains 1; corp gains 1; runner gains 4 click; +1 virus on Datasucker; corp pays 1; end "
        "the run; runner gains 1",
        turn="corp",
        corp=corp("Hyoubu Precog Manifold", "Hedge Fund"),
        runner=runner("Datasucker"),
    ),
    "Rigging Up charges the Hyperbaric it installed": Play(
        "play Rigging Up; yes",
        "install Hyperbaric; +1 power on Hyperbaric; +1 power on Hyperbaric",
        runner=runner(hand=["Rigging Up", "Hyperbaric"]),
    ),
    "Hyperloop Extension pays again for 24/7 News Cycle": Play(
        "play 24/7 News Cycle; Hostile Takeover",
        "forfeit Hostile Takeover; corp gains 3",
        turn="corp",
        corp=corp("24/7 News Cycle", score=["Hyperloop Extension", "Hostile Takeover"]),
    ),
    "I've Had Worse draws once all the damage is done": Play(
        "run; at HQ",
        "trash Sure Gamble from grip; trash I've Had Worse from grip; trash Sure Gamble from grip; 3 "
        "net; runner draws 3",
        runner=runner(hand=["I've Had Worse", "2x Sure Gamble"], deck=["9x Diesel"]),
        servers={"HQ": At(ice=["Neural Katana (rezzed)"])},
    ),
}


@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("play", PLAYS.values(), ids=list(PLAYS))
def test_what_a_ruling_says_is_what_happens(play: Play, rules: str) -> None:
    play.check(rules)
