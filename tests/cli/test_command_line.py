"""The command line itself: help for newcomers, errors for people, and no more imports than needed."""

import ast
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

import rulerunner.cli
from rulerunner.building import build, compiled
from rulerunner.cli import COMMANDS, main

FOLDER = Path(rulerunner.cli.__file__).parent


def problem(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What is said to somebody who asked for something impossible."""
    assert main(argv) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


@pytest.mark.parametrize("argv", [[], ["--help"], ["-h"], ["help"]])
def test_without_a_command_a_newcomer_gets_examples(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 0
    shown = capsys.readouterr().out
    assert "rulerunner explain 6.9.2e" in shown
    assert "rulerunner chart --diff nsg-26.03" in shown
    assert all(f"  {name} " in shown for name in COMMANDS)


def test_the_examples_of_the_help_work(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    main([])
    lines = [line.split("   ")[0].split() for line in capsys.readouterr().out.splitlines()]
    examples = [line[1:] for line in lines if line[:1] == ["rulerunner"]]
    for example in (e for e in examples if e and e[0] in ("chart", "explain")):
        assert main(example) == 0, example


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert said == f"rulerunner {rulerunner.__version__} ({build()})\n"
    assert ("compiled" in said) == compiled()
    assert platform.python_version() in said


@pytest.mark.parametrize("command", ["chart", "explain"])
def test_a_command_has_help_of_its_own(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert "examples:" in capsys.readouterr().out


def test_an_unknown_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Did you mean 'chart'?" in problem(capsys, "chat")
    assert "chart" in problem(capsys, "xyzzy")


@pytest.mark.parametrize("argv", [("chart",), ("explain", "6.9.2e")])
def test_an_unknown_edition_is_answered_with_those_there_are(
    argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    said = problem(capsys, *argv, "--rules", "nisei-1.5")
    assert "'nisei-1.5'" in said
    assert "nisei-1.4, nsg-26.03, classic-1996" in said


def test_an_edition_is_not_compared_with_itself_or_with_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert "another edition than nisei-1.4" in problem(capsys, "chart", "--diff", "nisei-1.4")
    assert "choose one of" in problem(capsys, "chart", "--diff", "core")


def test_an_unknown_structure(capsys: pytest.CaptureFixture[str]) -> None:
    assert "runner-turn" in problem(capsys, "chart", "--structure", "turn")


def test_an_unknown_rule_is_answered_with_its_neighbours(capsys: pytest.CaptureFixture[str]) -> None:
    said = problem(capsys, "explain", "6.9.2z")
    assert "nisei-1.4 has no rule '6.9.2z'" in said
    assert "6.9.2" in said.partition("Near it:")[2]


def test_a_rule_of_another_edition_is_pointed_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert "rulerunner explain 6.9.4g --rules nsg-26.03" in problem(capsys, "explain", "6.9.4g")
    assert "--rules classic-1996" in problem(capsys, "explain", "13")
    assert "nisei-1.4 and nsg-26.03" in problem(capsys, "explain", "5.7.1f", "--rules", "classic-1996")


def test_the_run_chart_belongs_to_one_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert "belongs to classic-1996" in problem(capsys, "explain", "chart", "13", "--rules", "nsg-26.03")
    assert "no rule '31'" in problem(capsys, "explain", "chart", "31")


def test_an_unknown_card_is_answered_with_those_that_come_near(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Corroder" in problem(capsys, "explain", "coroder")
    assert "Data Wall" in problem(capsys, "explain", "data wal")
    assert "Data Wall" not in problem(capsys, "explain", "data wall", "--rules", "nisei-1.4")


def test_a_drawing_needs_a_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "nowhere" / "run.svg"
    assert f"no directory {missing.parent}" in problem(capsys, "chart", "--svg", str(missing))
    assert "is a directory" in problem(capsys, "chart", "--svg", str(tmp_path))
    both = problem(capsys, "chart", "--svg", str(tmp_path / "a.svg"), "--diff", "nsg-26.03")
    assert "one of them at a time" in both


@pytest.mark.skipif(os.name != "posix", reason="pipes of this kind are POSIX")
def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = [sys.executable, "-m", "rulerunner.cli", "chart", "--structure", "all"]
    root = str(FOLDER.parents[1])
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": root}
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_chart_and_explain_import_neither_the_machine_nor_the_cards_unasked() -> None:
    """Kills: a chart that takes as long to start as a game."""
    files = [FOLDER / f"{name}.py" for name in ("__init__", "chart", "explain", "options", "errors")]
    files += [*(FOLDER / "charting").glob("*.py"), FOLDER / "explaining" / "rules.py"]
    for file in files:
        for statement in ast.parse(file.read_text("utf-8")).body:
            if isinstance(statement, ast.ImportFrom) and statement.module:
                top = statement.module.split(".")[0]
                assert top not in ("kernel", "state", "game", "session", "cards", "lab"), file.name


def test_every_command_has_a_module_with_the_two_functions() -> None:
    for name in COMMANDS:
        module, package = FOLDER / f"{name}.py", FOLDER / name / "__init__.py"
        functions = {
            node.name
            for node in ast.parse((module if module.exists() else package).read_text("utf-8")).body
            if isinstance(node, ast.FunctionDef)
        }
        assert {"add_parser", "run"} <= functions, name
