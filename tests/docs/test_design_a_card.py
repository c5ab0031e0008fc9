"""The steps of the guide for card designers are taken as they stand there."""

import re
import shlex
from pathlib import Path

import pytest

from rulerunner.cli import main
from rulerunner.decks import read
from rulerunner.designs.making import designs
from tests.support.pipe import Pipe

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "design-a-card.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(PAGE)
TEXTS = [text for language, text in BLOCKS if language == "text"]
COMMANDS = [shlex.split(text)[1:] for language, text in BLOCKS if language == "sh"]
OUTPUTS = [text.rstrip() for language, text in BLOCKS if language == "output"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "110")
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    main(words)
    found = capsys.readouterr()
    return found.out + found.err


@pytest.mark.parametrize("number", [0, 1, 2])
def test_what_is_understood_is_what_the_page_shows(
    number: int, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "my-card.txt").write_text(TEXTS[number], "utf-8")
    assert OUTPUTS[number] in said(capsys, "design", "my-card.txt")


def test_the_card_is_in_hand_in_the_lab(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "my-card.txt").write_text(TEXTS[0], "utf-8")
    command = next(words for words in COMMANDS if "--play" in words)
    out = Pipe(monkeypatch, capsys, command[0])(*command[1:], commands=["board corp", "q"])
    assert "Toll Gate" in out
    assert "Install Toll Gate" in out


def test_the_card_as_data_fits_into_a_deck(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "my-card.txt").write_text(TEXTS[0], "utf-8")
    line = said(capsys, *next(words for words in COMMANDS if "--data" in words)).strip()
    deck = read(f"NBN: Making News\n3x Toll Gate\ncard {line}\n")
    assert deck.counts() == {"Toll Gate": 3}


def test_the_definition_is_printed_as_a_module_has_it(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "my-card.txt").write_text(TEXTS[0], "utf-8")
    world: dict[str, object] = {}
    exec(said(capsys, "design", "my-card.txt", "--python"), world)
    cards = world["CARDS"]
    assert isinstance(cards, dict)
    (made,) = designs(TEXTS[0])
    assert made.face is not None
    assert cards == {"Toll Gate": made.face.abilities}


@pytest.mark.slow
def test_the_balance_is_reported_and_drawn(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "my-card.txt").write_text(TEXTS[0], "utf-8")
    command = next(words for words in COMMANDS if "--balance" in words)
    out = said(capsys, *("8" if word == "60" else word for word in command))
    for words in (
        "8 games",
        "won without it",
        "difference",
        "drawn",
        "It took the place of",
        "By bot",
        "By deck",
    ):
        assert words in out
    assert (folder / "balance.svg").read_text("utf-8").startswith("<svg")
