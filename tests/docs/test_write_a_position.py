"""The guide to positions says what works: its positions are read, its code runs, its refusals are told so."""

import argparse
import re
import shlex
from pathlib import Path

import pytest

from rulerunner import Game, read_position
from rulerunner.cli import lab
from rulerunner.positions import BadPosition
from rulerunner.positions_text import NUMBERS, PILES, WORDS_OF_1996

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "write-a-position.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


POSITIONS = blocks("position")
REFUSED = list(zip(blocks("refused"), blocks("told"), strict=True))


@pytest.mark.parametrize("text", POSITIONS)
def test_every_position_of_the_page_is_one(text: str) -> None:
    game = read_position(text)
    assert game.decision is not None
    assert read_position(game.to_position()).digest() == game.digest()


def test_the_run_of_the_page_is_in_an_encounter_with_a_broken_subroutine() -> None:
    state = read_position(POSITIONS[1]).state
    assert state.encounter is not None
    assert state.cards[state.encounter.ice].face.name == "Enigma"
    assert state.encounter.broken == (0,)


@pytest.mark.parametrize(("text", "told"), REFUSED)
def test_what_cannot_be_is_refused_in_the_words_of_the_page(text: str, told: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(text)
    assert str(refused.value) == told.strip()


def test_the_code_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "barrier.txt").write_text(POSITIONS[0])
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for code in blocks("python"):
        exec(code, names)  # in one go: a later one may use what an earlier one made
    assert isinstance(names["again"], Game)


@pytest.mark.parametrize("command", [line for block in blocks("sh") for line in block.splitlines()])
def test_every_command_of_the_page_is_understood(command: str) -> None:
    parser = argparse.ArgumentParser()
    lab.add_parser(parser.add_subparsers(required=True))
    assert parser.parse_args(shlex.split(command)[1:]).position == Path("barrier.txt")


def test_the_page_names_every_line_that_a_position_can_have() -> None:
    said = set(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)))
    assert {*NUMBERS, *PILES, *WORDS_OF_1996, "identity", "rules", "turn", "at", "seed"} <= said
    assert {"server", "at", "ice", "credits", "broken", "successful"} <= said
