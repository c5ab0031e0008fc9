"""The library: a face for every card, built when asked for, and no definition that names nothing."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

import rulerunner.cards
from rulerunner.cards.facts import UnknownCard, facts
from rulerunner.cards.library import library, written
from rulerunner.lang.abilities import Ability, NotYet, Paid, Trigger
from rulerunner.lang.conditions import CanInterface, Happened
from rulerunner.lang.costs import PlayThis
from rulerunner.lang.face import Face
from rulerunner.lang.filters import Has, Underwent
from rulerunner.lang.instructions import Instead
from rulerunner.lang.statics import GainsSubroutines, Replaces, StaysUntil
from rulerunner.rules.changes import CHANGES

FAMILIES = ("modern", "classic")

SEEDS = """
Nisei MK II; Self-modifying Code; Little Engine; Security Nexus; Tollbooth; Giordano Memorial Field; Embolus;
Crisium Grid; Jesminder Sareen: Girl Behind the Curtain; John Masanori; Off the Grid; Heinlein Grid;
Enhanced Login Protocol; Hostile Takeover; Sneakdoor Beta; Account Siphon; Bank Job; Ash 2X3ZB9CY; Chum;
The Noble Path; Dedicated Response Team; Inside Job; Femme Fatale; Corroder; Gordian Blade; Mimic; Ice Wall;
Wall of Static; Enigma; Archer; Data Raven; Ichi 1.0; Priority Requisition; PAD Campaign; Snare!; Sure Gamble;
Hedge Fund; Armitage Codebusting
"""

MORE = """
Decoy; New Angeles City Hall; Net Shield; Feedback Filter; Plascrete Carapace; Magnum Opus; Crypsis; Ninja;
Datasucker; Aesop’s Pawnshop; Melange Mining Corp.; Hunter; Neural Katana; Shadow; Rototurret; Viktor 1.0;
SanSan City Grid; Desperado; Medium; HQ Interface; R&D Interface; The Maker’s Eye; Legwork; Diesel; Easy Mark;
Beanstalk Royalties; Scorched Earth; SEA Source; Biotic Labor; Cyberfeeder; The Toolbox; Akamatsu Mem Chip;
The Twins; Posted Bounty; Haas-Bioroid: Engineering the Future; Gabriel Santiago: Consummate Professional
"""

STARTER_DECKS = """
The Syndicate: Profit over Principle; Offworld Office; Send a Message; Superconducting Hub; Nico Campaign;
Regolith Mining License; Urtica Cipher; Government Subsidy; Seamless Launch; Manegarm Skunkworks; Brân 1.0;
Palisade; Diviner; Whitespace; Karunā; Tithe; Orbital Superiority; Predictive Planogram; Public Trail;
Retribution; AMAZE Amusements; Funhouse; The Catalyst: Convention Breaker; Creative Commission; Jailbreak;
Overclock; Tread Lightly; VRcation; Docklands Pass; Pennyshaver; Red Team; Smartware Distributor;
Telework Contract; Verbal Plasticity; Carmen; Cleaver; Mayfly; Unity; Mutual Favor; Wildcat Strike;
DZMZ Optimizer; Conduit; Leech
"""

RUN_CHART = """
Data Wall; Filter; Banpei; Laser Wire; Cortical Scrub; Hunter; Cinderella; TKO 2.0; Neural Blade; Jack Attack;
BBS Whispering Campaign; Krumz; Antiquated Interface Routines; Red Herrings; Rio de Janeiro City Grid; Setup!;
TRAP!; Vacant Soulkiller; Hostile Takeover; Corporate War; Accounts Receivable; Scorched Earth; Dwarf;
Codecracker; Loony Goon; Blink; Bartmoss Memorial Icebreaker; Inside Job; Access to Kiribati; Bakdoor;
Stumble through Wilderspace; Custodial Position; Weather-to-Finance Pipe; All-Nighter; WuTech Mem Chip;
Artemis 2020; Floating Runner BBS; Fall Guy; Armored Fridge; Umbrella Policy; Succubus; Score!;
Chance Observation; Tycho Extension
"""


def names(listing: str) -> list[str]:
    return [name.strip() for name in listing.split(";")]


def words(node: object) -> Iterator[Any]:
    """Every word of an expression of the language."""
    if isinstance(node, tuple):
        for part in node:
            yield from words(part)
    elif is_dataclass(node):
        yield node
        for field in fields(node):
            yield from words(getattr(node, field.name))


def faces(family: str) -> list[Face]:
    """Every face that somebody has written."""
    return [library(family).face(name) for cards in written(family).values() for name in cards]


def in_a_fresh_python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


# --- looking cards up -------------------------------------------------------------------------------------


def test_a_card_has_one_face_however_its_name_is_typed() -> None:
    corroder = library().face("Corroder")
    assert corroder.facts == facts()["Corroder"]
    assert library().face("corroder") is corroder is library().faces["Corroder"]
    assert library().face("Aesop's Pawnshop").name == "Aesop’s Pawnshop"
    assert library() is library("modern")


def test_the_two_families_have_cards_of_their_own() -> None:
    assert library("classic").face("Hunter") is not library("modern").face("Hunter")
    assert library("classic").face("Hunter").facts.family == "classic"
    with pytest.raises(ValueError, match="no family of cards 'poker'"):
        library("poker")


def test_an_unknown_name_is_answered_with_those_that_come_near() -> None:
    with pytest.raises(UnknownCard, match="Did you mean Corroder"):
        library().face("Coroder")
    with pytest.raises(KeyError):
        library().faces["Coroder"]


@pytest.mark.parametrize(("family", "number"), [("modern", 1988), ("classic", 580)])
def test_every_card_has_a_face(family: str, number: int) -> None:
    everything = library(family).faces
    assert len(everything) == len(list(everything)) == number
    assert all(face.name == name for name, face in everything.items())


def test_a_card_nobody_has_written_has_facts_but_cannot_be_played() -> None:
    card = next(name for name in facts() if all(name not in cards for cards in written("modern").values()))
    face = library().face(card)
    assert face.facts == facts()[card]
    assert [type(ability) for ability in face.abilities] == [NotYet]
    assert not face.playable
    assert card not in library().playable


def test_a_card_with_no_text_can_be_played() -> None:
    for family, name in (("modern", "Vanity Project"), ("classic", "Tycho Extension")):
        assert library(family).face(name).abilities == ()
        assert name in library(family).playable


# --- laziness ---------------------------------------------------------------------------------------------


def test_importing_the_library_loads_no_cards() -> None:
    loaded = in_a_fresh_python(
        "import sys, rulerunner.cards.library, rulerunner.cards.facts as f;"
        "sets = [m for m in sys.modules if m.startswith('rulerunner.cards.modern')];"
        "print(sets, f._load.cache_info().currsize)"
    )
    assert loaded == "[] 0"


def test_asking_for_a_card_loads_its_own_set_alone() -> None:
    loaded = in_a_fresh_python(
        "import sys; from rulerunner.cards.library import library; library().face('Little Engine');"
        "print(*sorted(m.split('.')[-1] for m in sys.modules if m.startswith('rulerunner.cards.modern.')))"
    )
    assert loaded == "chrome_city"


# --- definitions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", FAMILIES)
def test_every_definition_names_a_card_that_first_appeared_in_its_set(family: str) -> None:
    for set_id, cards in written(family).items():
        for name, abilities in cards.items():
            assert name in facts(family), f"{set_id} defines {name!r}, which is no {family} card"
            assert facts(family)[name].printings[0][0] == set_id, name
            assert all(isinstance(ability, Ability) for ability in abilities), name


@pytest.mark.parametrize(
    ("family", "listing"),
    [("modern", SEEDS), ("modern", MORE), ("modern", STARTER_DECKS), ("classic", RUN_CHART)],
)
def test_the_cards_that_were_asked_for_are_playable(family: str, listing: str) -> None:
    missing = [name for name in names(listing) if name not in library(family).playable]
    assert missing == []


@pytest.mark.parametrize("family", FAMILIES)
def test_the_library_and_the_face_agree_on_what_is_playable(family: str) -> None:
    assert library(family).playable == {face.name for face in library(family).faces.values() if face.playable}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_playable_card_does_what_its_type_is_for(family: str) -> None:
    for face in faces(family):
        if not face.playable:
            continue
        stays = any(isinstance(word, StaysUntil) for word in words(face.abilities))
        meets = any(isinstance(word, Trigger) and word.kind == "encounter" for word in words(face.abilities))
        gains = any(isinstance(word, GainsSubroutines) for word in words(face.abilities))
        assert (face.type == "ice") <= bool(face.subs or gains or meets), face
        assert bool(face.subs) <= (face.type == "ice"), face
        replies = any(isinstance(word, PlayThis) for word in words(face.abilities))
        assert (face.type in ("event", "operation")) == bool(face.playing or stays or replies), face
        interfaces = any(isinstance(word, CanInterface) for word in words(face.abilities))
        assert ("icebreaker" in face.facts.subtypes) <= (bool(face.breakers) or interfaces), face


@pytest.mark.parametrize("family", FAMILIES)
def test_cards_speak_of_changes_that_the_game_records(family: str) -> None:
    """Kills: a misspelt kind, which no change would ever match."""
    for face in faces(family):
        for word in words(face.abilities):
            kinds: tuple[str, ...] = ()
            if isinstance(word, Trigger | Happened | Underwent | Instead | Replaces):
                kinds = (word.kind,)
            elif isinstance(word, Paid) and word.interrupt:
                kinds = (word.interrupt,)
            elif isinstance(word, StaysUntil):
                kinds = word.kinds
            assert set(kinds) <= CHANGES.keys(), f"{face}: {kinds}"


@pytest.mark.parametrize("family", FAMILIES)
def test_cards_speak_of_subtypes_that_cards_have(family: str) -> None:
    """Kills: a misspelt subtype, which no card would ever have."""
    known = {subtype for card in facts(family).values() for subtype in card.subtypes}
    for face in faces(family):
        used = {word.subtype for word in words(face.abilities) if isinstance(word, Has)}
        assert used <= known, face


def test_card_files_stay_small() -> None:
    folder = Path(rulerunner.cards.__file__).parent
    long = [path.name for path in folder.rglob("*.py") if len(path.read_text("utf-8").splitlines()) > 400]
    assert long == []
