"""`rulerunner lab`: opening, ending, saving and loading, and every example to the end of its run."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from rulerunner import EDITIONS
from rulerunner.cli import main
from rulerunner.session import Replay, load
from tests.support.pipe import NISEI, RUN_HQ, Pipe

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.txt"))
IDS = [path.stem for path in EXAMPLES]


@pytest.fixture
def lab(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pipe:
    monkeypatch.setenv("COLUMNS", "100")
    return Pipe(monkeypatch, capsys)


# --- every example ----------------------------------------------------------------------------------------


def commands_for(path: Path) -> list[str]:
    """A run to its end, every decision answered with its last option but for the run itself."""
    match = load(path)
    given: list[str] = []
    while (decision := match.decision) is not None:
        kinds = [option.kind for option in decision.options]
        if decision.about == "announce":
            index = len(kinds) - 1 if "remote 1" in path.read_text("utf-8") else 0
        else:
            index = kinds.index("run") if "run" in kinds else len(kinds) - 1
        given += [str(index + 1), "next"]
        match.choose(index)
        if any(change.kind == "run ends" for change in match.events):
            return given
    return given


@pytest.mark.parametrize("path", EXAMPLES, ids=IDS)
def test_an_example_is_played_to_the_end_of_its_run(path: Path, lab: Pipe) -> None:
    out = lab(str(path), commands=[*commands_for(path), "log 200"])
    assert lab.code == 0
    assert lab.error == ""
    log = out.rpartition("log 200")[2]
    assert " is over." in log
    assert "There is no" not in out
    assert out.endswith("No more commands. Goodbye.\n")


@pytest.mark.parametrize("path", EXAMPLES, ids=IDS)
def test_an_example_says_what_there_is_to_see(path: Path, lab: Pipe) -> None:
    out = lab(str(path))
    subject = path.read_text("utf-8").splitlines()[0].removeprefix("# ")
    assert f"  {subject}\n" in out


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
@pytest.mark.parametrize(
    "path", [path for path in EXAMPLES if "1996" not in path.stem], ids=lambda path: path.stem
)
def test_an_example_can_be_played_under_another_edition(path: Path, rules: str, lab: Pipe) -> None:
    out = lab(str(path), "--rules", rules)
    assert lab.code == 0
    assert f"Rules: {rules}, {EDITIONS[rules].title}\n" in out


def test_the_game_of_the_readme_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["play_a_game.py", "3"])
    runpy.run_path(str(ROOT / "examples" / "play_a_game.py"), run_name="__main__")
    assert "wins" in capsys.readouterr().out


# --- opening and ending -----------------------------------------------------------------------------------


def test_without_a_file_there_is_a_lesson_and_the_examples_are_offered(
    lab: Pipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    out = lab()
    assert lab.code == 0
    assert "Your first run" in out
    assert "examples/nisei-and-smc.txt" in out
    assert "Runner, 1 to 4> " not in out, "nothing was typed"


def test_without_a_file_and_without_examples_there_is_still_a_lesson(
    lab: Pipe, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Your first run" in lab()
    assert lab.code == 0


def test_no_standard_input_at_all_is_the_end_of_the_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["lab", NISEI]) == 0
    assert capsys.readouterr().out.endswith("No more commands. Goodbye.\n")


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_a_person_at_a_terminal_is_prompted_and_may_leave_with_the_end_of_file() -> None:
    import pty

    lab, terminal = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "rulerunner.cli", "lab", NISEI],
        stdin=terminal,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    os.write(lab, b"3\n\n\x04")
    out, error = process.communicate(timeout=60)
    os.close(lab)
    os.close(terminal)
    assert process.returncode == 0
    assert error == ""
    assert "Runner, 1 to 3> " in out
    assert "Enter for the next step> " in out
    assert out.endswith("No more commands. Goodbye.\n")


def test_quit_ends_the_lab_and_reads_no_further(lab: Pipe) -> None:
    out = lab.nisei("quit", "3")
    assert out == "quit\nGoodbye.\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["no-such-file.txt"], "cannot read no-such-file.txt: No such file or directory."),
        ([str(ROOT)], "Is a directory"),
        ([str(ROOT / "README.md")], "README.md cannot be played: README.md, line"),
        ([NISEI, "--rules", "chess"], "unknown rules 'chess'; choose one of"),
        ([NISEI, "--rules", "classic-1996"], "No classic card is called"),
    ],
)
def test_what_cannot_be_opened_is_explained(arguments: list[str], message: str, lab: Pipe) -> None:
    assert lab(*arguments) == ""
    assert lab.code == 2
    assert message in lab.error


# --- saving and loading -----------------------------------------------------------------------------------


def test_a_game_is_saved_and_loaded(lab: Pipe, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    out = lab.nisei(*RUN_HQ, f"save {file}", "2", f"load {file}", f"save {file}")
    assert f"Wrote {file}: 2 choices so far." in " ".join(out.split())
    loaded = out.rpartition("> load")[2]
    assert "The Runner has priority. Rule 6.9.2b" in loaded
    assert Replay.read(file).answers == (2, 0)
    assert "Rule 6.9.2b" in lab(str(file))


def test_an_example_can_be_loaded_from_the_prompt(lab: Pipe) -> None:
    out = lab.nisei(f"load {ROOT / 'examples' / 'little-engine.txt'}")
    assert "The first subroutine ends the run" in out


def test_a_file_that_is_no_replay_is_not_overwritten(lab: Pipe, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sir", "utf-8")
    out = lab.nisei(f"save {file}")
    assert "is there already and is no position: choose another name." in " ".join(out.split())
    assert file.read_text("utf-8") == "Dear Sir"
