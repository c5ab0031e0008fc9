"""Every card that has been written down is well said, and can be read in the editions it is played in."""

import re

import pytest

from rulerunner.cards.library import library, written
from rulerunner.lang.render import render
from rulerunner.lang.validate import problems
from rulerunner.rules import EDITIONS

SETS = [(family, shelf) for family in ("modern", "classic") for shelf in written(family)]

CLUMSY = re.compile(
    r"-1 times|in the root of or protecting|to the top of [^.,;]* and shuffle|unless [^.]*, unless "
    r"|cards just affected|equal to 1 if|at most as many as the number of|\([^)]*\((?!minus)"
)
"""Turns of phrase that no player would use."""


@pytest.mark.parametrize(("family", "shelf"), SETS)
def test_the_written_cards_of_a_set_are_well_said(family: str, shelf: str) -> None:
    cards = library(family)
    for face in (cards.faces[name] for name in written(family)[shelf]):
        if face.name not in cards.playable:  # of those that are, the proofs ask it
            assert problems(face) == []
        for name, edition in EDITIONS.items():
            texts = render(face, edition.words)
            assert len(texts) == len(face.abilities), face.name
            said = " ".join(texts)
            assert not CLUMSY.search(said), f"{face.name}: {said}"
            assert name != "nsg-26.03" or "begin to access" not in said, f"{face.name}: {said}"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Security Nexus", "you may have the Corp trace with strength 5"),
        ("Data Raven", "the Runner chooses 1 of these that can be carried out: give the Runner 1 tag; or"),
        ("Sprint", "Shuffle the chosen cards into R&D."),
        ("Spin Doctor", "Shuffle the chosen cards into R&D."),
        ("Longevity Serum", "Shuffle the chosen cards into R&D."),
        ("Descent", "Reveal the chosen agendas and shuffle the chosen agendas into R&D."),
        (
            "Manegarm Skunkworks",
            "unless the Runner spends 2 clicks or the Runner pays 5 credits, end the run",
        ),
        ("Diviner", "the printed cost of the cards trashed by that damage is odd"),
        ("Kimberlite Field", "the printed cost of the cards just trashed"),
        ("Marjanah", "Pay 1 credit if a run has been declared successful this turn, or else 2 credits:"),
        ("Crypsis", "otherwise, choose 1 of these: remove 1 virus counter from this program; or trash"),
        ("Chum", "when the Runner next encounters a piece of ice this run, for the rest of that encounter"),
        ("Neurospike", "the sum of the printed agenda points of the agendas you have scored this turn"),
        ("Tinkering", "the chosen ice has the subtype barrier"),
        ("Crash Space", "can be spent to remove tags by the basic action."),
    ],
)
def test_what_was_clumsy_is_plain_english(name: str, said: str) -> None:
    assert said in " ".join(render(library("modern").faces[name], EDITIONS["nsg-26.03"].words))


@pytest.mark.parametrize(
    ("name", "use"),
    [
        *((deck, "icebreakers") for deck in ("Artemis 2020", "Parraline 5750", "Raven Microcyb Eagle")),
        *((deck, "icebreakers") for deck in ("Arasaka Portable Prototype", "Cortical Cybermodem")),
        ('Omnitech "Spinal Tap" Cybermodem', "icebreakers"),
        *((quiet, "non-noisy icebreakers") for quiet in ("Cloak", "Invisibility", "Vewy Vewy Quiet")),
        *((deck, "non-noisy icebreakers") for deck in ("Raven Microcyb Owl", "Sunburst Cranial Interface")),
        *((chip, "killers") for chip in ("Corolla Speed Chip", "ZZ22 Speed Chip")),
        ("Eurocorpse™ Spin Chip", "icebreakers hosted on this hardware"),
    ],
)
def test_bits_for_icebreakers_are_for_runs_alone(name: str, use: str) -> None:
    """Kills bits that can be spent at any time: they are there to be spent during runs."""
    face = library("classic").faces[name]
    said = [text for text in render(face, EDITIONS["classic-1996"].words) if " can be spent to use " in text]
    bits = f"bits hosted on this {face.facts.type} can be spent to use {use}."
    assert said == [f"While a run is in progress, {bits}"]
