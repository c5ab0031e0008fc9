"""A card is named at a prompt by typing its name, or as much of it as no other name has."""

from pathlib import Path

import pytest

from tests.support.pipe import Pipe

POSITION = """
rules nsg-26.03
turn corp

[corp]
clicks 3
credits 5
hand Targeted Marketing
deck 9x Hedge Fund

[runner]
deck 9x Diesel
"""


@pytest.fixture
def lab(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pipe:
    monkeypatch.setenv("COLUMNS", "100")
    return Pipe(monkeypatch, capsys)


def said(lab: Pipe, tmp_path: Path, *commands: str) -> str:
    """What the lab answers once the Corp has to name a card."""
    path = tmp_path / "position.txt"
    path.write_text(POSITION, "utf-8")
    listed = lab(str(path), commands=["options"])
    number = next(line.split()[0] for line in listed.splitlines() if "Play Targeted Marketing" in line)
    return lab(str(path), commands=[number, "next", *commands])


def test_the_names_are_not_listed(lab: Pipe, tmp_path: Path) -> None:
    out = said(lab, tmp_path)
    assert "There are 1988 names: type one, or the words of one." in out
    assert "15 Minutes" not in out


def test_a_name_is_typed_in_full_or_in_part(lab: Pipe, tmp_path: Path) -> None:
    assert "Chosen: Sure Gamble" in said(lab, tmp_path, "sure gamble")
    assert "Chosen: Sure Gamble" in said(lab, tmp_path, "gambl sure")
    assert "Chosen: Aurora" in said(lab, tmp_path, "aurora"), "others have it in their names"


def test_of_several_names_those_that_fit_are_told(lab: Pipe, tmp_path: Path) -> None:
    out = said(lab, tmp_path, "clearance")
    assert "Several names have that:" in out
    assert "Green Level Clearance" in out
    assert "Chosen: Green Level Clearance" not in out


def test_a_name_that_nothing_has_is_refused_and_commands_go_on_working(lab: Pipe, tmp_path: Path) -> None:
    out = said(lab, tmp_path, "qqqq", "log", "sure gamble")
    assert "No card has qqqq in its name." in out
    assert "Chosen: Sure Gamble" in out
