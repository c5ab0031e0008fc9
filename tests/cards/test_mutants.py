"""Proofs notice: cards with an ability removed or a number changed, each tried against its proofs."""

import subprocess
import sys
from pathlib import Path

import pytest

from rulerunner.cards.library import library
from rulerunner.lang.face import NOTHING
from tests.support.card_mutants import EXCHANGED, NUMBER, REMOVED, drawn, mutants

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_what_a_sample_of_mutants_survives_is_known() -> None:
    """Kills proofs that hold whatever the card says: `docs/card-mutants.md` lists those still to be had."""
    found = subprocess.run(
        [sys.executable, "tools/card_mutants.py", "--sample", "16", "--words", "0"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "16 cards" in found.stdout
    assert found.returncode == 0, found.stdout


def test_a_card_has_mutants_of_every_kind() -> None:
    face = library().face("Corroder")
    names = {(mutant.kind, mutant.name) for mutant in mutants(face)}
    assert (REMOVED, "ability 1: removed") in names
    assert (NUMBER, "ability 2.cost.1.amount: 1 -> 2") in names
    assert (EXCHANGED, "ability 1.block.1.ice.subtype: 'barrier' -> 'ap'") in names
    removed = next(mutant for mutant in mutants(face) if mutant.name == "ability 1: removed")
    assert removed.abilities == (NOTHING, face.abilities[1]), "the others keep their places"


def test_the_same_seed_draws_the_same_mutants() -> None:
    face = library().face("Account Siphon")
    assert [m.name for m in drawn(face, 1, 2)] == [m.name for m in drawn(face, 1, 2)]
    assert sum(mutant.kind == EXCHANGED for mutant in drawn(face, 1, 2)) == 2
