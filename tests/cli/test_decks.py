"""`rulerunner decks`: samples, checks and sealed packs."""

from pathlib import Path

import pytest

from rulerunner.cli import main
from rulerunner.decks import open_packs, samples, sealed_text


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """What the command says."""
    assert main(["decks", *words]) == code
    out, err = capsys.readouterr()
    return out if code < 2 else err


@pytest.mark.parametrize(("rules", "family"), [("nisei-1.4", "modern"), ("classic-1996", "classic")])
def test_it_lists_the_samples_and_those_to_begin_with_first(
    rules: str, family: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = said(capsys, "--rules", rules).splitlines()
    assert "Starter Corp" in lines[1]
    for side in ("corp", "runner"):
        assert all(any(line.startswith(f"  {name}: ") for line in lines) for name in samples(family, side))


def test_a_deck_is_shown_as_a_file_that_can_be_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shown = said(capsys, "--show", "Slow Ice")
    file = tmp_path / "mine.txt"
    file.write_text(shown)
    assert said(capsys, "--show", str(file)) == shown
    assert "It may be played." in said(capsys, "--check", str(file))
    assert "Did you mean 'Slow Ice'?" in said(capsys, "--show", "Slow Icee", code=2)


def test_packs_are_opened_by_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--open", "corp", "--seed", "7") == sealed_text(open_packs("corp", 7))
    wished = said(capsys, "--open", "runner", "--seed", "7", "--boosters", "proteus", "classic")
    assert wished == sealed_text(open_packs("runner", 7, ("proteus", "classic")))
    assert "# Name: Sealed Runner" in said(capsys, "--open", "runner")


def test_a_deck_is_checked_against_the_packs_it_came_from(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "corp.txt"
    file.write_text(said(capsys, "--open", "corp", "--seed", "7"))
    assert "It may be played." in said(capsys, "--check", str(file), "--seed", "7")
    other = said(capsys, "--check", str(file), "--seed", "8", code=1)
    assert "is not among the cards that were opened" in other
    assert "It may be played." in said(capsys, "--check", str(file), "--rules", "classic-1996")


def test_any_deck_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert "49 cards" in said(capsys, "--check", "Slow Ice")
    assert "not in the card pool of Startup" in said(
        capsys, "--check", "Slow Ice", "--format", "startup", code=1
    )


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--open", "corp", "--boosters", "core_set"], "base, proteus, classic"),
        (["--open", "corp", "--boosters", *["base"] * 13], "at most 12"),
        (["--open", "corp", "--rules", "nisei-1.4"], "classic-1996"),
        (["--seed", "3"], "--open SIDE or --check DECK"),
        (["--check", "Original Starter Corp", "--boosters", "base"], "--seed"),
        (["--check", "Slow Ice", "--format", "vintage"], "no format"),
        (["--format", "startup"], "--check"),
        (["--check", "no such deck"], "no sample deck"),
    ],
)
def test_what_cannot_be_done_is_said(words: list[str], hint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert hint in said(capsys, *words, code=2)
