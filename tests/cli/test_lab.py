"""`rulerunner lab`, given commands through a pipe: the commands, the errors, every example to its end."""

import io
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from rulerunner import EDITIONS
from rulerunner.cli import main
from rulerunner.session import Replay, load

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.txt"))
NISEI = str(ROOT / "examples" / "nisei-and-smc.txt")
IDS = [path.stem for path in EXAMPLES]
RUN_HQ = ["3", "next", "1", "next"]
"""In the Nisei lesson: make a run, on HQ, up to the first window."""


class Pipe:
    """The lab, given commands on standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._patch = monkeypatch
        self._capsys = capsys
        self.error = ""
        self.code = 0

    def __call__(self, *arguments: str, commands: list[str] | None = None) -> str:
        self._patch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in commands or [])))
        self._capsys.readouterr()
        self.code = main(["lab", *arguments])
        out, self.error = self._capsys.readouterr()
        return out

    def nisei(self, *commands: str) -> str:
        """The Nisei lesson; what is printed after the first prompt."""
        return self(NISEI, commands=list(commands)).partition("Runner, 1 to 3> ")[2]


@pytest.fixture
def lab(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pipe:
    monkeypatch.setenv("COLUMNS", "100")
    return Pipe(monkeypatch, capsys)


def answers(out: str) -> list[str]:
    """The commands of a session, each with what it printed."""
    parts = out.split("> ")
    return [part.rsplit("\n", 1)[0] for part in parts]


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


# --- stepping ---------------------------------------------------------------------------------------------


def test_each_step_prints_its_rule_its_phase_and_what_it_says(lab: Pipe) -> None:
    out = lab.nisei("3", "", "1", "", "", "s", "step")
    assert "-- A run (6.9) --\n6.9.1a   Initiation: The Runner announces the attacked server" in out
    steps = out.partition("Chosen: Run HQ")[2]
    assert [line[:6] for line in steps.splitlines() if line.startswith("6.9")] == [
        "6.9.1b",
        "6.9.1c",
        "6.9.1d",
        "6.9.1e",
    ]
    assert "         * The Runner gains 3 credits from bad publicity.\n" in steps


def test_a_window_says_who_has_priority_and_who_passes(lab: Pipe) -> None:
    out = lab.nisei(*RUN_HQ, "2", "2", "")
    assert "6.9.2b   Approach ice: Paid abilities only.\n         The Runner has priority first.\n" in out
    assert "The Runner has priority. Rule 6.9.2b Approach ice.\nYou may use an ability, or pass.\n" in out
    assert "The Runner passes.\n\nThe Corp has priority. Rule 6.9.2b Approach ice.\n" in out
    assert "The Corp passes; the window closes.\n" in out


def test_options_are_numbered_from_one_and_have_their_rules(lab: Pipe) -> None:
    out = lab.nisei(*RUN_HQ, "options")
    shown = out.rpartition("options\n")[2]
    assert "6.9.2b   Approach ice: Paid abilities only." in shown
    assert "   1  Use Self-modifying Code: pay 2 credits and trash" in shown
    assert "[9.5.6]" in shown
    assert "   2  Pass\n" in shown


def test_next_goes_on_to_the_next_choice(lab: Pipe) -> None:
    out = lab.nisei("3", "next", "1", "n")
    assert out.count("> ") == 3
    assert "6.9.2a   Approach ice" in out
    assert out.rpartition("Rule ")[2].startswith("6.9.2b")


def test_enter_does_not_choose(lab: Pipe) -> None:
    out = lab.nisei("", "next", "log")
    assert out.count("It is your choice first: type a number.") == 2
    assert "Nothing has happened yet." in out


@pytest.mark.rule("nisei-1.4 6.8.2a")
def test_the_lesson_on_nisei_shows_the_credits_go_before_the_runner_is_asked_again(lab: Pipe) -> None:
    out = lab.nisei(*RUN_HQ, "2", "1", "next")
    end = out.rpartition("Chosen: Use Nisei MK II")[2]
    assert "The run is ended (Nisei MK II)." in end
    assert (
        "6.9.6b   Run ends: Unspent bad publicity credits are lost.\n         * The Runner loses 3 credits"
        in end
    )
    assert "Self-modifying Code" not in end


# --- going back -------------------------------------------------------------------------------------------


def test_back_and_forward_go_through_the_choices(lab: Pipe) -> None:
    out = lab.nisei(*RUN_HQ, "back", "back 5", "back", "forward 2", "forward")
    shown = answers(out)
    assert "Taken back: 1 choice." in shown[4]
    assert "6.9.1a   Initiation" in shown[4]
    assert "Taken back: 1 choice." in shown[5], "there was only one more"
    assert "This is the first choice: there is nothing to take back." in shown[6]
    assert "The Runner has priority. Rule 6.9.2b" in shown[7]
    assert "No choice has been taken back" in shown[8]


def test_going_back_and_choosing_otherwise_leads_elsewhere(lab: Pipe) -> None:
    out = lab.nisei(*RUN_HQ, "back", "2", "next")
    assert "The Runner approaches R&D." in out
    assert "The Runner approaches Ice Wall" in out.partition("back")[0]


# --- looking ----------------------------------------------------------------------------------------------


def test_the_board_shows_the_run_where_it_is(lab: Pipe) -> None:
    shown = lab.nisei(*RUN_HQ, "board").rpartition("> board\n")[2]
    assert "  HQ  <== the run is on this server\n" in shown
    assert "    ice 1      Ice Wall, rezzed, strength 1  <== the Runner approaches it\n" in shown
    assert "    ice 2      Enigma, not rezzed, strength 2\n" in shown
    assert "4 credits (3 of them from bad publicity, for this run), 3 clicks" in shown
    assert "1 of 4 memory" not in shown
    assert "2 of 4 memory used" in shown
    assert "Nisei MK II (1 agenda counter)" in shown


def test_a_board_shows_what_its_player_sees(lab: Pipe) -> None:
    out = answers(lab.nisei("board corp", "board runner", "board both", "board nobody"))
    corp, runner, both, wrong = out[0], out[1], out[2], out[3]
    assert "2x Hedge Fund; PAD Campaign" in corp
    assert "Sure Gamble" not in corp
    assert "Hedge Fund" not in runner
    assert "unknown piece of ice, not rezzed" in runner
    assert "Sure Gamble" in runner
    assert "Hedge Fund" in both
    assert "Sure Gamble" in both
    assert "write board, board corp, board runner or board both" in wrong


def test_the_board_shows_the_subroutines_of_an_encounter(lab: Pipe) -> None:
    out = lab(str(ROOT / "examples/nexus-and-tollbooth.txt"), commands=["4", "next", "1", "next", "board"])
    ice, below = "Tollbooth, rezzed, strength 5  <== the Runner encounters it", " " * 15
    assert f"{ice}\n{below}subroutine 1: end the run\n" in out


def test_the_log_has_the_last_lines_with_their_rules(lab: Pipe) -> None:
    out = lab.nisei(*RUN_HQ, "log 2", "log x")
    shown = out.partition("> log 2\n")[2]
    assert shown.startswith(
        "6.9.1c   The Runner gains 3 credits from bad publicity.\n6.9.2a   The Runner approaches"
    )
    assert "log x: write a number from 1, such as log 3." in out


def test_why_explains_the_step_and_a_rule(lab: Pipe) -> None:
    out = lab.nisei(*RUN_HQ, "why", "why 6.8.2", "why 99.9")
    assert "What is going on, the innermost last:" in out
    assert "\n6.9.2b  " in out
    assert "(P) paid abilities may be used" in out
    assert "\n6.8.2  " in out
    assert "nisei-1.4 has no rule '99.9' that is explained." in out


def test_card_tells_a_card_in_our_words(lab: Pipe) -> None:
    out = lab.nisei("card ice wall", "card", "card Ise Wal")
    assert "Ice Wall\n========" in out
    assert "Which card?" in out
    assert "Did you mean" in out


# --- seats ------------------------------------------------------------------------------------------------


def test_a_seat_is_shown_nothing_the_other_knows(lab: Pipe) -> None:
    out = lab(
        NISEI, "--seat", "runner", commands=["3", "next", "1", "next", "board", "board corp", "why", "log"]
    )
    assert "You play the Runner; the other side picks by chance." in out
    for secret in ("Hedge Fund", "PAD Campaign", "Enigma"):
        assert secret not in out
    assert "You play the Runner, and see the table with the Runner's eyes only." in out
    assert "Corp, 1" not in out


def test_the_other_seat_plays_by_chance(lab: Pipe) -> None:
    out = lab(NISEI, "--seat", "corp", commands=["next"] * 30)
    assert "Runner, 1" not in out
    assert "The Runner takes an action" in out


# --- being asked ------------------------------------------------------------------------------------------


def test_one_may_be_asked_in_every_window(lab: Pipe) -> None:
    out = lab.nisei("ask", "ask always", "2", "next", "1")
    assert "The Runner is asked: able. Write ask always" in out
    assert "The Runner is asked: always." in out
    assert "There is nothing you could do here but pass.\n   1  Pass\n" in out


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
    assert "is there already and is no replay: choose another name." in " ".join(out.split())
    assert file.read_text("utf-8") == "Dear Sir"


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("99", "There is no option 99: type 1 to 3"),
        ("0", "There is no option 0"),
        ("-1", "There is no option -1"),
        ("٣", "There is no option ٣"),
        ("9" * 5000, "There is no option 999"),
        ("1 2", "There is no option 1 2"),
        ("dance", "There is no command 'dance'. help lists the commands"),
        ("bord", "Did you mean board?"),
        ("back zero", "back zero: write a number from 1, such as back 3."),
        ("forward", "No choice has been taken back"),
        ("save", "Which file? Write its name: save my-run.jsonl"),
        (
            "save /no/such/place/x",
            "Cannot write /no/such/place/x: No such file or directory. Choose another name.",
        ),
        ("save a\0b", "Cannot write"),
        ("load", "Which file?"),
        (
            "load /no/such/file",
            "Cannot read /no/such/file: No such file or directory. The game goes on as it was.",
        ),
        ("load ~nobody-of-this-name/x", "is no file name"),
        ("load /dev/null", "cannot be played"),
        (f"load {ROOT / 'LICENSE'}", "LICENSE cannot be played"),
        ("ask sometimes", "Write ask always"),
    ],
    ids=range(19),
)
def test_a_command_that_cannot_be_carried_out_says_what_to_do_and_changes_nothing(
    command: str, message: str, lab: Pipe
) -> None:
    out = lab.nisei(command, "options", "log")
    assert message in " ".join(out.split()) or message in out
    assert "   3  Make a run  [5.2.7]\n" in out, "the choice is still there"
    assert "Nothing has happened yet." in out


def test_a_number_between_choices_is_refused(lab: Pipe) -> None:
    out = lab.nisei("3", "1", "options")
    assert out.count("There is nothing to choose now. Press Enter for the next step") == 2


def test_help_lists_every_command(lab: Pipe) -> None:
    out = lab.nisei("help", "?")
    for word in (
        "Enter, s, step",
        "n, next",
        "b, back [N]",
        "board [corp|runner|both]",
        "save FILE",
        "why [RULE]",
    ):
        assert out.count(word) == 2


# --- the end ----------------------------------------------------------------------------------------------


def test_the_end_of_the_game_is_told_and_one_can_still_go_back(lab: Pipe, tmp_path: Path) -> None:
    file = tmp_path / "last.txt"
    file.write_text("turn corp\n[corp]\nclicks 1\n[runner]\nhand Diesel\n", "utf-8")
    out = lab(str(file), commands=["2", "next", "next", "1", "board", "back", "log"])
    assert "The game is over: the Runner wins (empty-deck)." in out
    assert "over> next\nThe game is over: back takes choices back, quit ends the lab." in out
    assert "over> 1\nThere is nothing to choose now. The game is over" in out
    assert "Taken back: 1 choice." in out
