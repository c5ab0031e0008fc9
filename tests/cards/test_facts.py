"""The printed facts: all there, right where it is easy to be wrong, and nothing but facts."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

import rulerunner
from rulerunner.cards.facts import UnknownCard, facts, find
from rulerunner.lang.facts import NO_LIMIT, CardType, Facts

FAMILIES = ("modern", "classic")

# Each line names a card and what is printed on it; "type" first.
MODERN: dict[str, dict[str, Any]] = {
    "Haas-Bioroid: Engineering the Future": {"type": "identity", "side": "corp", "subtypes": ("megacorp",),
        "faction": "haas_bioroid", "influence_limit": 15, "minimum_deck": 45, "link": None, "deck_limit": 1},
    "Sunny Lebeau: Security Specialist": {"type": "identity", "side": "runner", "link": 2,
        "influence_limit": 25, "minimum_deck": 50, "faction": "sunny_lebeau"},
    "Nova Initiumia: Catalyst & Impetus": {"type": "identity", "influence_limit": None, "minimum_deck": 40},
    "Nisei MK II": {"type": "agenda", "side": "corp", "requirement": 4, "points": 2, "cost": None,
        "x_cost": False, "influence": None, "unique": False},
    "Government Takeover": {"type": "agenda", "requirement": 9, "points": 6, "unique": True, "deck_limit": 1},
    "Blood in the Water": {"type": "agenda", "requirement": None, "points": 2},
    "Priority Requisition": {"type": "agenda", "faction": "neutral_corp", "influence": 0},
    "Snare!": {"type": "asset", "subtypes": ("ambush",), "cost": 0, "trash": 0},
    "Jackson Howard": {"type": "asset", "cost": 0, "trash": 3, "unique": True, "influence": 1},
    "Tollbooth": {"type": "ice", "subtypes": ("code gate",), "cost": 8, "strength": 5, "trash": None},
    "Chrysalis": {"type": "ice", "subtypes": ("sentry", "ap"), "cost": 3, "strength": 2, "trash": 1},
    "Surveyor": {"type": "ice", "cost": 5, "strength": None},
    "Hedge Fund": {"type": "operation", "cost": 5, "subtypes": ("transaction",), "trash": None},
    "Hatchet Job": {"type": "operation", "cost": 2, "trash": 0, "subtypes": ("double", "gray ops")},
    "Psychographics": {"type": "operation", "cost": None, "x_cost": True, "influence": 3},
    "SanSan City Grid": {"type": "upgrade", "subtypes": ("region",), "cost": 6, "trash": 5},
    "Account Siphon": {"type": "event", "side": "runner", "cost": 0, "influence": 4,
        "printings": (("core_set", "01018"),)},
    "Desperado": {"type": "hardware", "subtypes": ("console",), "cost": 3, "unique": True},
    "NetChip": {"type": "hardware", "subtypes": ("consumer grade", "chip"), "deck_limit": 6},
    "Corroder": {"type": "program", "subtypes": ("icebreaker", "fracter"), "cost": 2, "strength": 2,
        "memory": 1, "deck_limit": 3, "slug": "corroder"},
    "Medium": {"type": "program", "subtypes": ("virus",), "cost": 3, "strength": None, "memory": 1},
    "Darwin": {"type": "program", "strength": None, "memory": 1},
    "Kati Jones": {"type": "resource", "subtypes": ("connection",), "cost": 2, "unique": True},
    "Angel Arena": {"type": "resource", "cost": None, "x_cost": True},
}  # fmt: skip

CLASSIC: dict[str, dict[str, Any]] = {
    "Tycho Extension": {"type": "agenda", "side": "corp", "requirement": 4, "points": 4, "cost": None,
        "subtypes": ("asset",), "deck_limit": NO_LIMIT, "faction": "", "influence": None},
    "World Domination": {"type": "agenda", "requirement": 12, "points": 3},
    "BBS Whispering Campaign": {"type": "asset", "cost": 0, "trash": 4, "subtypes": ("advertisement",)},
    "Nevinyrral": {"type": "asset", "cost": 3, "trash": 5, "unique": True, "subtypes": ("ai",)},
    "Data Wall": {"type": "ice", "subtypes": ("wall",), "cost": 1, "strength": 0, "trash": None},
    "Baskerville": {"type": "ice", "cost": 10, "strength": 4,
        "subtypes": ("sentry", "ap", "hellhound", "sleepy")},
    "Digiconda": {"type": "ice", "cost": 6, "strength": None, "x_cost": False},
    "Accounts Receivable": {"type": "operation", "cost": 5, "subtypes": ("transactions",)},
    "Emergency Rig": {"type": "operation", "cost": None, "x_cost": True},
    "Lesley Major": {"type": "upgrade", "cost": 0, "trash": 0, "subtypes": ("sysop",)},
    "Red Herrings": {"type": "upgrade", "cost": 1, "trash": 1, "subtypes": ()},
    "Score!": {"type": "event", "side": "runner", "cost": 5, "slug": "score"},
    "Ice and Data Special Report": {"type": "event", "cost": 3},
    "Parraline 5750": {"type": "hardware", "cost": 5, "subtypes": ("deck",)},
    "Boring Bit": {"type": "program", "cost": 6, "strength": 5, "subtypes": ("icebreaker", "worm")},
    "Shaka": {"type": "program", "cost": 4, "strength": 2, "memory": 1, "subtypes": ("icebreaker", "killer")},
    "Jackhammer": {"type": "program", "cost": 1, "strength": 0, "subtypes": ("icebreaker", "noisy")},
    "AI Boon": {"type": "program", "cost": 12, "strength": None, "memory": 1},
    "Crash Everett, Inventive Fixer": {"type": "resource", "cost": 2, "unique": True,
        "subtypes": ("connection",)},
    "Runner Sensei": {"type": "resource", "cost": 4, "subtypes": ("base link", "position")},
}  # fmt: skip

SPOT_CHECKS = [(family, name, printed) for family, cards in (("modern", MODERN), ("classic", CLASSIC))
               for name, printed in cards.items()]  # fmt: skip


@pytest.mark.parametrize(("family", "number"), [("modern", 1988), ("classic", 580)])
def test_every_card_is_there_once(family: str, number: int) -> None:
    cards = facts(family)
    assert len(cards) == number
    assert len({card.slug for card in cards.values()}) == number
    assert all(name == card.name and card.family == family for name, card in cards.items())


@pytest.mark.parametrize(("family", "name", "printed"), SPOT_CHECKS)
def test_a_card_has_its_printed_facts(family: str, name: str, printed: dict[str, Any]) -> None:
    card = facts(family)[name]
    assert {field: getattr(card, field) for field in printed} == printed


@pytest.mark.parametrize("family", FAMILIES)
def test_numbers_stand_where_their_type_prints_them(family: str) -> None:
    for card in facts(family).values():
        assert card.type in get_args(CardType)
        assert (card.cost is not None or card.x_cost) == (card.type not in ("identity", "agenda")), card
        assert (card.memory is not None) == (card.type == "program"), card
        assert (card.points is not None) == (card.type == "agenda"), card
        assert (card.minimum_deck is not None) == (card.type == "identity"), card
        assert (card.link is not None) == (card.type == "identity" and card.side == "runner"), card
        assert card.strength is None or card.type == "ice" or "icebreaker" in card.subtypes, card
        assert card.trash is not None or card.type not in ("asset", "upgrade"), card


def test_only_these_cards_have_an_x_for_strength_or_requirement() -> None:
    def is_x(card: Facts) -> bool:
        has_strength = card.type == "ice" or "icebreaker" in card.subtypes
        if card.type == "agenda":
            return card.requirement is None
        return has_strength and card.strength is None

    modern = [card.name for card in facts().values() if is_x(card)]
    assert modern == ["Blood in the Water", "Darwin", "Surveyor"]
    classic = [card.name for card in facts("classic").values() if is_x(card)]
    assert classic == ["AI Boon", "Digiconda", "Homing Missile"]


def test_words_of_the_data_that_are_not_subtypes_are_dropped() -> None:
    subtypes = Counter(subtype for card in facts("classic").values() for subtype in card.subtypes)
    assert not {"unique", "banned"} & subtypes.keys()
    assert all(subtype == subtype.strip().lower() for subtype in subtypes)
    assert sum(card.unique for card in facts("classic").values()) == 10


def test_an_identity_that_flips_has_further_faces() -> None:
    hoshiko = facts()["Hoshiko Shiro: Untold Protagonist"]
    assert (hoshiko.link, hoshiko.subtypes) == (0, ("natural",))
    assert hoshiko.faces == (("Hoshiko Shiro: Mahou Shoujo", ("digital",), 1),)
    assert len(facts()["Jinteki Biotech: Life Imagined"].faces) == 3
    assert sum(bool(card.faces) for card in facts().values()) == 6


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("corroder", "Corroder"),
        ("  SURE   gamble ", "Sure Gamble"),
        ("Deja Vu", "Déjà Vu"),
        ("Phat Gioan Baotixita", "Phật Gioan Baotixita"),
        ("O2 Shortage", "O₂ Shortage"),
        ("The Maker's Eye", "The Maker’s Eye"),
        ("Tomorrow’s Headline", "Tomorrowʼs Headline"),
        ('"Knickknack" O\'Brian', "“Knickknack” O’Brian"),
        ("I’ve Had Worse", "I've Had Worse"),
        ("Blueberry! Diesel", "Blueberry!™ Diesel"),
        ("noise", "Noise: Hacker Extraordinaire"),
        ('Rielle "Kit" Peddler', "Rielle “Kit” Peddler: Transhuman"),
    ],
)
def test_a_card_is_found_as_people_type_it(typed: str, name: str) -> None:
    assert find(typed) is facts()[name]


def test_a_card_is_found_in_its_own_family() -> None:
    assert find("wall of static").family == "modern"
    assert find("wall of static", "classic").family == "classic"
    assert find("Bodyweight™ Data Crèche", "classic").name == "Bodyweight(tm) Data Creche"


def test_an_unknown_card_names_the_nearest() -> None:
    with pytest.raises(UnknownCard, match=r"^No modern card is called 'Coroder'\. Did you mean Corroder"):
        find("Coroder")
    with pytest.raises(UnknownCard, match=r"^No classic card is called 'qqqqqqqq'\.$"):
        find("qqqqqqqq", "classic")


def test_the_beginning_of_a_name_is_enough_to_be_told_which_cards_have_it() -> None:
    with pytest.raises(UnknownCard, match=r"Did you mean Manegarm Skunkworks\?$"):
        find("manegarm")
    with pytest.raises(
        UnknownCard, match=r"Did you mean Nisei Division: The Next Generation or Nisei MK II\?$"
    ):
        find("Nisei")


def test_a_title_that_several_identities_share_names_them_all() -> None:
    with pytest.raises(UnknownCard, match="More than one modern identity") as error:
        find("Jinteki")
    for word in ("Personal", "Potential", "Replicating", "Restoring"):
        assert f"Jinteki: {word}" in str(error.value)


def test_an_unknown_family_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="'future'; there is modern and classic"):
        facts("future")


def test_the_cards_are_loaded_once_and_cannot_be_changed() -> None:
    assert facts() is facts("modern")
    with pytest.raises(TypeError):
        facts()["Corroder"] = facts()["Medium"]  # type: ignore[index]


def test_facts_are_read_once() -> None:
    """Kills slow starts: the data of a family is parsed the first time it is asked for, and kept."""
    code = (
        "from rulerunner.cards.facts import facts; assert facts() is facts(); import sys; print(*sys.modules)"
    )
    here = {**os.environ, "PYTHONPATH": str(Path(rulerunner.__file__).parents[1])}
    loaded = subprocess.check_output([sys.executable, "-c", code], env=here, text=True).split()
    assert "rulerunner.cards.facts" in loaded
    assert not [name for name in loaded if name.startswith(("rulerunner.kernel", "rulerunner.cards.modern"))]


@pytest.mark.parametrize("family", FAMILIES)
def test_the_data_holds_facts_and_no_sentences(family: str) -> None:
    """Kills copied card text: no key for it, and no value long enough to be one."""
    source = files("rulerunner.cards").joinpath("data", f"{family}.json").read_text("utf-8")
    for key, value in _leaves(json.loads(source)):
        assert key in {*Facts._fields} - {"family"}
        assert not isinstance(value, str) or len(value) <= 60, (key, value)
        assert not isinstance(value, str) or key == "name" or value.count(" ") <= 1, (key, value)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_data_is_one_card_a_line_sorted_by_name(family: str) -> None:
    lines = files("rulerunner.cards").joinpath("data", f"{family}.json").read_text("utf-8").splitlines()
    names = [json.loads(line.rstrip(","))["name"] for line in lines[1:-1]]
    assert names == sorted(names)


def _leaves(value: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for inner_key, inner in value.items():
            yield from _leaves(inner, inner_key)
    elif isinstance(value, list):
        for inner in value:
            yield from _leaves(inner, key)
    else:
        yield key, value
