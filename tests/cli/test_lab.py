"""`rulerunner lab`, given commands through a pipe: what each command shows, and what is refused."""

from pathlib import Path

import pytest

from rulerunner import read_position
from tests.support.pipe import EXAMPLES, NISEI, RUN_HQ, Pipe


@pytest.fixture
def lab(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pipe:
    monkeypatch.setenv("COLUMNS", "100")
    return Pipe(monkeypatch, capsys)


def answers(out: str) -> list[str]:
    """The commands of a session, each with what it printed."""
    parts = out.split("> ")
    return [part.rsplit("\n", 1)[0] for part in parts]


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
    out = lab(str(EXAMPLES / "nexus-and-tollbooth.txt"), commands=["4", "next", "1", "next", "board"])
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


def test_save_with_the_name_of_a_text_writes_the_position_as_it_is_now(lab: Pipe, tmp_path: Path) -> None:
    path = tmp_path / "now.txt"
    out = lab.nisei("next", f"save {path}", f"load {path}", "options")
    assert f"Wrote {path}: the position as it is now." in " ".join(out.split())
    again = read_position(path.read_text("utf-8"), path.name)
    assert again.decision is not None
    assert again.to_position() == path.read_text("utf-8")
    (tmp_path / "other.txt").write_text("this is no position")
    out = lab.nisei("next", f"save {tmp_path / 'other.txt'}")
    assert "is there already and is no position" in " ".join(out.split())
    assert (tmp_path / "other.txt").read_text() == "this is no position"


# --- what is refused --------------------------------------------------------------------------------------


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
        (f"load {EXAMPLES.parent / 'LICENSE'}", "LICENSE cannot be played"),
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
