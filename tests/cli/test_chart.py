"""`rulerunner chart`: every row is there, every branch leads somewhere, and it fits the terminal."""

import re

import pytest

from rulerunner.cli import main
from rulerunner.rules import EDITIONS, Edition, Structure
from rulerunner.rules.explaining.flow import ways
from rulerunner.rules.explaining.whole import whole

EVERY = [
    pytest.param(e, whole(e.id, name), id=f"{e.id} {name}")
    for e in EDITIONS.values()
    for name in e.structures
]
ARROW = re.compile(r"-> (\S+)")


def output(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(argv) == 0
    return capsys.readouterr().out


@pytest.fixture(autouse=True)
def columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "110")


@pytest.mark.parametrize(("edition", "structure"), EVERY)
def test_every_row_of_every_structure_is_in_its_chart(
    edition: Edition, structure: Structure, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = output(capsys, "chart", "--rules", edition.id, "--structure", structure.name)
    flat = " ".join(shown.split())
    for row in structure.rows:
        assert re.search(rf"^  {re.escape(row.rule)} ", shown, re.MULTILINE), row.rule
    for words in {row.says.split(";")[0] for row in structure.rows}:
        assert words.split()[0] in flat
    for phase in {row.phase.title for row in structure.rows}:
        assert re.search(rf"^[\d.]*\s?{phase}$", shown, re.MULTILINE), phase


@pytest.mark.parametrize(("edition", "structure"), EVERY)
def test_every_branch_leads_to_a_row_of_the_chart(
    edition: Edition, structure: Structure, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = output(capsys, "chart", "--rules", edition.id, "--structure", structure.name)
    targets = ARROW.findall(shown)
    assert targets
    assert set(targets) <= {row.rule for row in structure.rows} | {"the"}
    turns = {"corp-turn": "the Runner's turn", "runner-turn": "the Corp's turn"}
    assert f"-> {turns.get(structure.name, 'the end')}" in shown


def test_the_chart_of_1996_has_every_box_and_every_arrow_of_the_original() -> None:
    chart = whole("classic-1996", "run")
    boxes = {row.rule.rstrip("?+") for row in chart.rows if "." not in row.rule}
    assert boxes == {str(number) for number in range(1, 21)}
    arrows = {
        (row.rule.rstrip("?+"), way.to.rstrip("?+") or way.end)
        for row in chart.rows
        for way in ways(chart, row)
        if way.to.rstrip("?+") != row.rule.rstrip("?+")
    }
    told = "1 2, 1 13, 3 6, 3 4, 4 5, 4 12, 6 12, 6 7, 7 8, 7 11, 10 7, 10 11, 11 20, 11 12, 13 20, 13 14"
    assert {("14", "2"), ("14", "15")} <= arrows
    assert {tuple(arrow.split()) for arrow in told.split(", ")} <= arrows
    assert {("18", "the Runner has won"), ("18", "19")} <= arrows
    onward = [("2", "3"), ("5", "6"), ("8", "9"), ("9", "10"), ("12", "13"), ("15", "16"), ("17", "18")]
    assert {*onward, ("19", "20"), ("20", "the end")} <= arrows


def test_the_run_chart_shows_windows_branches_and_loops(capsys: pytest.CaptureFixture[str]) -> None:
    lines = output(capsys, "chart").splitlines()
    window = next(line for line in lines if line.startswith("  6.9.2e"))
    assert window.endswith("(P) (R) + the approached ice")
    jack_out = lines.index("  6.9.2d  The Runner may jack out.")
    assert lines[jack_out + 1].strip() == "yes -> 6.9.6a Run ends"
    assert lines[jack_out + 2].strip() == "no -> 6.9.2e"
    assert "there is ice further in -> 6.9.2a Approach ice (loop)" in (line.strip() for line in lines)
    assert "6.9.3 Encounter ice" in lines


def test_the_windows_of_the_corps_turn_let_it_score(capsys: pytest.CaptureFixture[str]) -> None:
    shown = output(capsys, "chart", "--structure", "corp-turn")
    assert re.search(r"5\.6\.2a .*\(P\) \(R\) \(S\)$", shown, re.MULTILINE)
    assert "nothing left to spend -> 5.6.2d" in shown
    assert "-> 5.6.2a (loop)" in shown


def test_all_structures_come_with_the_checkpoint(capsys: pytest.CaptureFixture[str]) -> None:
    shown = output(capsys, "chart", "--structure", "all", "--rules", "nsg-26.03")
    for title in ("The Corp's turn", "The Runner's turn", "A run", "Breaching a server", "A checkpoint"):
        assert f"\n{title} (rule" in f"\n{shown}" or f"\n{title} (" in f"\n{shown}"
    assert "10.3.1l" in shown


def test_a_step_of_one_player_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    shown = output(capsys, "chart", "--rules", "classic-1996")
    assert re.search(r"^  13 .*\(P\) Runner only$", shown, re.MULTILINE)
    assert "special effects may be used" in shown


# --- side by side -----------------------------------------------------------------------------------------

PAIRS = [(a, b) for a in EDITIONS for b in EDITIONS if a != b]


@pytest.mark.parametrize("width", [120, 100, 60])
@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_a_comparison_fits_the_terminal_and_leaves_out_no_row(
    left: str, right: str, width: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    shown = output(capsys, "chart", "--structure", "all", "--rules", left, "--diff", right)
    assert max(map(len, shown.splitlines())) <= width
    found = set(shown.split())
    for structure in EDITIONS[left].structures.values():
        assert {row.rule for row in structure.rows} <= found
    if width > 60:
        for structure in EDITIONS[right].structures.values():
            assert {row.rule for row in structure.rows} <= found


def test_a_comparison_marks_what_is_the_same_and_what_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    shown = output(capsys, "chart", "--diff", "nsg-26.03")
    assert re.search(r"^6\.9\.1d .* =  6\.9\.1c ", shown, re.MULTILINE)
    assert re.search(r"^6\.9\.1c .* ~  6\.9\.1b ", shown, re.MULTILINE)
    assert re.search(r"^6\.9\.2c .* <$", shown, re.MULTILINE)
    assert re.search(r"^ +>  6\.9\.4d ", shown, re.MULTILINE)
    assert "where credits from bad publicity go: pool (nisei-1.4), fund (nsg-26.03)" in shown


def test_the_run_chart_of_1996_lies_beside_the_phases_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    shown = output(capsys, "chart", "--rules", "classic-1996", "--diff", "nisei-1.4")
    assert re.search(r"^6 +The Runner encounters the ice\. .* =  6\.9\.3a ", shown, re.MULTILINE)
    assert re.search(r"^13\? .* [=~]  6\.9\.5c ", shown, re.MULTILINE)


def test_a_narrow_terminal_still_gets_a_chart(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    shown = output(capsys, "chart")
    chart = shown.partition("Other charts")[0]
    assert max(map(len, chart.splitlines())) <= 50
    assert "6.9.6d" in chart
