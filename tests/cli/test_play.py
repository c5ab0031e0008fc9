"""`rulerunner play`: whole games over a pipe, taking back, saving, leaving, and decks that cannot be."""

import os
import pty
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulerunner import EDITIONS
from rulerunner.cli import main
from rulerunner.cli.play_table import meant, open_game
from rulerunner.cli.progress import MOMENT, meanwhile
from rulerunner.decks import samples
from rulerunner.session import ASKINGS, Replay, load
from tests.support.pipe import Pipe

RUNNER = ("--side", "runner", "--seed", "5")
CORP = ("--side", "corp", "--seed", "5")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Pipe:
    """The table, in a directory of its own."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return Pipe(monkeypatch, capsys, "play")


def asked(out: str) -> list[str]:
    """What was printed after each prompt, the line typed first; before the first prompt at 0."""
    return re.split(r"^(?:Corp|Runner|over)(?:, [\d a-z]+)?> ", out, flags=re.MULTILINE)


def test_a_word_says_that_long_work_goes_on_and_is_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A strong opponent thinks for many seconds a turn; nobody shall believe that it hangs."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with meanwhile("The Corp is thinking..."):
        pass
    assert not capsys.readouterr().err, "it took no more than a moment"
    with meanwhile("The Corp is thinking..."):
        time.sleep(MOMENT + 0.3)
    assert capsys.readouterr().err == f"The Corp is thinking...\r{' ' * 23}\r"


def test_a_searcher_by_its_name_is_an_opponent_and_a_saved_game_goes_on_against_it(play: Pipe) -> None:
    out = play(*CORP, "--opponent", "search@5", commands=["1", "gain", "save game.jsonl", "quit"])
    assert "Your opponent, search@5, looks ahead by 5 simulations a decision." in out
    assert Replay.read(Path("game.jsonl")).players["runner"] == "search@5"
    assert open_game(Path("game.jsonl")).opponent == "search@5"


def test_a_file_does_not_say_how_many_processes_think(play: Pipe) -> None:
    play(*CORP, "--opponent", "search@5", commands=["1", "gain", "save game.jsonl", "quit"])
    text = Path("game.jsonl").read_text()
    for name in ("search@5x60", "search@0", "nobody"):
        Path("game.jsonl").write_text(text.replace("search@5", name))
        assert open_game(Path("game.jsonl")).opponent == "thumb"


@pytest.mark.parametrize("name", ["search@0", "search@5x0", "nobody"])
def test_an_opponent_that_there_is_not_is_refused_in_words(name: str, play: Pipe) -> None:
    play(*CORP, "--opponent", name, commands=[])
    assert play.code == 2
    assert any(words in play.error for words in ("there is no bot", "makes 1 to", "uses 1 to"))


# --- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opponent", ["thumb", "random"])
@pytest.mark.parametrize("side", ["corp", "runner"])
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_whole_game_over_a_pipe(rules: str, side: str, opponent: str, play: Pipe) -> None:
    """The first option again and again, to the end: no answer is refused before the game is over."""
    flags = ("--rules", rules, "--side", side, "--opponent", opponent, "--seed", "3")
    out = play(*flags, commands=["1"] * 900)
    assert play.code == 0
    assert play.error == ""
    game, over, rest = out.partition("THE GAME IS OVER\n")
    assert over
    assert "There is no option" not in game
    assert re.match(r"You (win|lose): the (Corp|Runner) wins (by|because) .+, after \d+ turns\.", rest)
    assert "save FILE keeps the game as a replay" in rest
    assert "There is nothing to choose now. The game is over" in rest
    assert "To go on" not in rest


def test_a_game_that_is_over_can_be_kept(play: Pipe) -> None:
    out = play(*CORP, commands=["1"] * 700 + ["save all.jsonl", "transcript all.txt", "quit"])
    assert "THE GAME IS OVER" in out
    assert out.endswith("Wrote all.txt.\n\nover> quit\nGoodbye.\n")
    assert load("all.jsonl").over
    log = Path("all.txt").read_text("utf-8")
    assert "5.6.1d   Turn 1: the Corp's turn begins." in log
    assert "wins the game" in log


def test_passing_by_name_is_passing(play: Pipe) -> None:
    out = play(*RUNNER, commands=["1", "pass", "p", "draw"])
    first, passed, again, drew = asked(out)[1:]
    assert "Chosen: Keep this hand" in first
    assert "You cannot pass here: type 1 to " in passed
    assert "You cannot pass here" in again
    assert "Chosen: Draw 1 card" in drew


def test_to_pass_is_to_choose_nothing_where_nothing_can_be_chosen(play: Pipe) -> None:
    """Which cards go before a second piece of ice is installed at HQ: by habit, or in haste, none."""
    installed = ["1", "1", "1", "1", "1", "install whitespace", "1", "install palisade", "1", "p"]
    out = play(*CORP, "--ask", "able", "--opponent", "random", commands=installed)
    assert "Which cards are trashed before Palisade is installed?" in asked(out)[-2]
    assert "Chosen: Trash nothing" in asked(out)[-1]


def test_the_beginning_of_a_name_is_enough_where_one_card_begins_so(play: Pipe) -> None:
    out = play(*CORP, commands=["? pinhole", "? offw", "? hostile", "? regolit"])
    pinhole, offworld, hostile, regolith = asked(out)[1:]
    assert "Pinhole Threading" in pinhole
    assert "Offworld Office" in offworld
    assert "Did you mean Hostile" in hostile
    assert "Regolith Mining License" in regolith
    assert "Did you mean" not in pinhole + offworld + regolith


# --- what is shown ----------------------------------------------------------------------------------------


def test_the_seat_sees_its_own_hand_and_not_the_other(play: Pipe) -> None:
    out = play(*RUNNER, commands=["1", "board corp", "board"])
    opening, board, refused, again = asked(out)
    assert "Your hand: " in opening
    assert "seen by the Runner" in board
    assert re.search(r"CORP: .+\n  has .+\n  hand +\d cards \(at most 5 at the end of the turn\)\n", board)
    assert "with the Runner's eyes only" in refused
    assert "seen by the Runner" in again


def test_news_and_options_have_their_rules(play: Pipe) -> None:
    out = play(*RUNNER, commands=["1"])
    assert "5.6.1d   Turn 1: the Corp's turn begins.\n5.6.1f   The Corp draws 1 card.\n" in out
    assert re.search(r"^The Runner has priority\. Rule 5\.7\.\d\w Action phase\.$", out, re.MULTILINE)
    assert re.search(r"^   1  Gain 1 credit  \[5\.2\.7\]$", out, re.MULTILINE)
    assert "takes an action" not in out


def test_the_question_mark_explains_a_window_a_card_and_a_rule(play: Pipe) -> None:
    window, card, close, rule, wrong = asked(
        play(*RUNNER, commands=["?", "? sure gamble", "?sure gamble", "? 6.9.2e", "? no such card"])
    )[1:]
    assert "What is going on, the innermost last:\n  1.6" in window
    assert "Sure Gamble\n===========\nRunner event" in card
    assert close.splitlines()[1:] == card.splitlines()[1:]
    assert "6.9.2e" in rule
    assert "No modern card is called 'no such card'." in wrong


def test_a_card_one_has_comes_with_why_it_can_or_cannot_now(play: Pipe) -> None:
    """So much of the question is of the table: cards that are not on it have no such lines."""
    unity, installed, team, gamble = asked(
        play(*RUNNER, commands=["1", "? unity", "install unity", "? red team", "? sure gamble"])
    )[2:]
    assert unity.endswith("Unity, now:\n  you can install it. Install Unity (3 credits).  [5.7.1f]\n\n")
    assert "Install Unity" in installed
    assert "  you cannot install it. It costs 5 credits, and you have 2 to spend on it.  [1.15.1]\n" in team
    assert "now:" not in gamble


def test_the_log_has_all_of_it(play: Pipe) -> None:
    out = play(*RUNNER, commands=["1", "gain", "log 3", "log x"])
    short, wrong = asked(out)[3:]
    assert [line.split("  ")[0] for line in short.strip().splitlines()[1:]] == ["5.2.7"] * 3
    assert "The Runner takes an action: gain a credit." in short
    assert "write a number from 1" in wrong


def test_ones_own_deck_is_listed_wherever_its_cards_are(play: Pipe) -> None:
    out = play(*RUNNER, commands=["deck", "keep", "deck"])
    first, _, again = asked(out)[1:4]
    listed = first[first.index("Your deck") :]
    assert listed.strip() in again
    whole = int(re.findall(r"Your deck, (\d+) cards:", listed)[0])
    plain = " ".join(listed.split())
    assert sum(map(int, re.findall(r"\((\d+)\):", plain))) == whole
    assert sum(map(int, re.findall(r"(?:\):|,) (\d+) ", plain.partition(":")[2]))) == whole
    hand = re.findall(r"^Your hand: (.*)\.$", out, flags=re.MULTILINE)[0].split("; ")
    assert all(f" {name}" in plain for name in hand)


def test_help_lists_the_commands(play: Pipe) -> None:
    out = play(*RUNNER, commands=["help", "hlep"])
    for name in ("?", "board", "log", "undo", "save", "load", "ask", "transcript", "quit"):
        assert re.search(rf"^  .*{re.escape(name)}", asked(out)[1], re.MULTILINE)
    assert "Did you mean help?" in out


def test_words_choose_the_only_option_that_has_them(play: Pipe) -> None:
    out = play(*CORP, commands=["keep", "gain cred", "install", "99", ""])
    keep, gain, several, none, again = asked(out)[1:]
    assert "Chosen: Keep this hand" in keep
    assert "Chosen: Gain 1 credit" in gain
    assert "Several options say that (" in several
    assert "There is no option 99: type 1 to " in none
    assert "Take an action: you have 2 clicks left." in again


def test_words_that_lie_here_and_there_in_an_option_choose_nothing() -> None:
    """Whoever typed `run server 1` used a resource that runs on any central server, for 1 click."""
    texts = ["Make a run [5.2.7]", "Use Red Team: run a central server that was not run (1 click)", "Run R&D"]
    assert meant("run server 1", texts) == ([2], False)
    assert meant("make a run", texts) == ([1], True)
    assert meant("Make run", texts) == ([1], True)
    assert meant("red team", texts) == ([2], True)
    assert meant("run r&d", texts) == ([3], True)
    assert meant("run", texts) == ([3], True), "what begins so comes first"
    assert meant("purge", texts) == ([], False)


def test_what_is_likely_meant_is_asked_about(play: Pipe) -> None:
    keep, gain = asked(play(*CORP, commands=["keep", "credit gain"]))[1:]
    assert "Chosen: Keep this hand" in keep
    assert "Do you mean option 1? Then type 1" in gain


def test_a_server_goes_by_its_name_and_a_single_letter_by_none(play: Pipe) -> None:
    _, run, letter, server = asked(play(*RUNNER, commands=["keep", "make a run", "r", "r&d"]))[1:]
    assert "Chosen: Make a run" in run
    assert "There is no command 'r'." in letter
    assert "Chosen: Run R&D" in server


def test_being_asked_more_or_less(play: Pipe) -> None:
    now, always, wrong = asked(play(*RUNNER, commands=["ask", "ask always", "ask often"]))[1:]
    assert "You are asked: able." in now
    assert "The Runner is asked: always." in always
    assert "The Runner is asked: always. Write ask always" in wrong.replace("\n", " ")
    assert all(f"ask {level}" in wrong.replace("\n", " ") for level in ASKINGS)
    lengths = {}
    for level in ("always", "able", "quiet"):
        out = play(*CORP, "--ask", level, commands=["1"] * 60)
        lengths[level] = int(re.findall(r"\bturn (\d+)", out)[-1])
    assert lengths["always"] < lengths["able"] <= lengths["quiet"], "less asking, more turns"


# --- taking back, saving, leaving -------------------------------------------------------------------------


def test_undo_and_redo(play: Pipe) -> None:
    out = play(*RUNNER, commands=["undo", "1", "gain", "undo", "redo", "undo 9", "redo x"])
    first, _, gain, undo, redo, all_of_it, wrong = asked(out)[1:]
    assert "This is the first choice: there is nothing to take back." in first
    assert "You (Runner): 6 credits, 3 clicks" in gain
    assert "Taken back: 1 choice." in undo
    assert "4 clicks" in undo
    assert "You (Runner): 6 credits, 3 clicks" in redo
    assert "Taken back: 2 choices." in all_of_it
    assert "Keep your starting hand?" in all_of_it
    assert "write a number from 1" in wrong


def test_saving_and_loading_goes_on_with_the_same_game(play: Pipe) -> None:
    saved = play(*CORP, "--opponent", "random", commands=["1", "gain", "save game.jsonl", "quit"])
    assert "Wrote game.jsonl: " in saved
    assert "To go on: rulerunner play --load game.jsonl\nGoodbye.\n" in saved
    assert Replay.read("game.jsonl").players == {"corp": "human", "runner": "random"}
    out = play("--load", "game.jsonl", commands=["board"])
    assert "From game.jsonl.\nYou are the Corp." in out
    assert "Take an action: you have 2 clicks left." in out
    assert "6 credits, 2 clicks" in asked(out)[1]
    assert "To go on: rulerunner play --load game.jsonl" in out


def test_loading_at_the_prompt_may_change_the_seat(play: Pipe) -> None:
    play(*CORP, commands=["1", "save corp.jsonl"])
    out = play(*RUNNER, commands=["1", "load corp.jsonl", "load nothing.jsonl"])
    loaded, missing = asked(out)[2:]
    assert "The game is not over (turn 2," in loaded, "the game that is left can be had again"
    assert "--side runner" in loaded
    assert "You are the Corp." in loaded
    assert "Cannot read nothing.jsonl" in missing
    assert "The game goes on as it was." in missing


def test_a_save_is_never_written_over_another_game_or_another_file(play: Pipe) -> None:
    Path("notes.txt").write_text("mine\n", "utf-8")
    play(*CORP, commands=["1", "save a.jsonl"])
    before = Path("a.jsonl").read_bytes()
    out = play(*RUNNER, commands=["1", "save a.jsonl", "save notes.txt", "transcript notes.txt", "save"])
    other, notes, log, nameless = asked(out)[2:]
    assert "a.jsonl holds another game" in other
    assert Path("a.jsonl").read_bytes() == before
    assert "notes.txt is there already and is no replay" in notes
    assert "Cannot write notes.txt" in log
    assert Path("notes.txt").read_text("utf-8") == "mine\n"
    assert "Which file?" in nameless


def test_a_game_may_be_saved_again_as_it_goes_on(play: Pipe) -> None:
    out = play(*CORP, commands=["1", "save a.jsonl", "gain", "save a.jsonl", "undo", "save a.jsonl"])
    assert out.count("Wrote a.jsonl") == 3
    assert "--load a.jsonl" in out.rpartition("Wrote")[2]


@pytest.mark.parametrize("last", [[], ["quit"]])
def test_a_game_left_over_a_pipe_can_be_had_again(last: list[str], play: Pipe) -> None:
    out = play("--side", "corp", commands=["1", "gain", *last])
    assert play.code == 0
    (command,) = re.findall(r"^  (rulerunner play --rules .+)$", out, re.MULTILINE)
    assert "Or save it: the command save FILE" in out
    assert out.endswith("Goodbye.\n")
    same = play(*_words(command), commands=["1", "gain", *last])
    assert same == out


def _words(command: str) -> list[str]:
    import shlex

    return shlex.split(command)[2:]


def test_no_input_at_all(play: Pipe) -> None:
    out = play(commands=[])
    assert play.code == 0
    assert "Keep your starting hand?" in out
    assert "No more input. Goodbye." in out
    assert list(Path().iterdir()) == []


# --- decks ------------------------------------------------------------------------------------------------


def problem(capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    assert main(["play", *flags]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_a_deck_is_a_sample_by_name_or_a_file(play: Pipe) -> None:
    deck = samples("modern", "corp")["Slow Ice"]
    Path("mine.txt").write_text(
        "\n".join([deck.identity, *(f"{count}x {name}" for name, count in deck.counts().items())]), "utf-8"
    )
    for wanted in ("slow ice", "Slow", "mine.txt"):
        out = play("--deck", wanted, "--seed", "1", commands=[])
        assert "You are the Corp." in out, "the deck says which side it is for"
        assert "Haas-Bioroid: Engineering the Future" in out


def test_an_illegal_deck_gets_the_full_list(play: Pipe, capsys: pytest.CaptureFixture[str]) -> None:
    Path("bad.txt").write_text(
        "# Name: Bad\nNoise: Hacker Extraordinaire\n4x Corroder\n1x Hedge Fund\n1x Data Folding\n", "utf-8"
    )
    said = problem(capsys, "--deck", "bad.txt", "--side", "runner")
    assert "the deck 'Bad' cannot be played:\n" in said
    assert "  - The deck has 6 cards; it needs at least 45. (nsg-26.03 1.4.3)\n" in said
    assert "  - Corroder is in the deck 4 times; the limit is 3. (nsg-26.03 1.4.7)\n" in said
    assert "  - Hedge Fund is a Corp card and cannot be in a Runner deck. (nsg-26.03 1.4.4)\n" in said


def test_a_deck_with_cards_that_are_not_written_says_which(
    play: Pipe, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from rulerunner.cards.library import UNWRITTEN, library
    from rulerunner.lang.face import Face

    unwritten = Face(library().faces["Diesel"].facts, UNWRITTEN)
    monkeypatch.setitem(library().faces._built, "Diesel", unwritten)  # type: ignore[attr-defined]
    said = problem(capsys, "--deck", "Library Card")
    assert "  - Diesel cannot be played yet: nobody has written this card down yet." in said


def test_a_deck_of_the_wrong_side_or_nowhere(play: Pipe, capsys: pytest.CaptureFixture[str]) -> None:
    deck = samples("modern", "corp")["Slow Ice"]
    Path("corp.txt").write_text("\n".join((deck.identity, *deck.cards)), "utf-8")
    assert "is for the Corp; the Runner needs another" in problem(
        capsys, "--deck", "corp.txt", "--side", "runner"
    )
    nowhere = problem(capsys, "--deck", "slow icy", "--side", "corp")
    assert "no sample deck and no file called 'slow icy'. Did you mean 'Slow Ice'?" in nowhere
    assert "\n  Gateway Starter Corp\n" in nowhere
    Path("poem.txt").write_text("Noise\n3x roses\n2x violets\n", "utf-8")
    poem = problem(capsys, "--deck", "poem.txt")
    assert "poem.txt is no deck of modern cards:" in poem
    assert "line 2" in poem
    assert "line 3" in poem


def test_other_flags_that_cannot_be(play: Pipe, capsys: pytest.CaptureFixture[str]) -> None:
    assert "choose one of" in problem(capsys, "--rules", "core")
    assert "--seed and --load do not go together" in problem(capsys, "--load", "x", "--seed", "1")
    assert "x cannot be played: No such file or directory" in problem(capsys, "--load", "x")
    Path("x").write_text('{"format": "rulerunner replay", "version": 1}\n', "utf-8")
    assert "line 1: the header is broken" in problem(capsys, "--load", "x")


# --- a person at a terminal -------------------------------------------------------------------------------


TOO_LONG = 30


class Terminal:
    """A game at a pseudo-terminal: everything is typed beforehand, and read once it has ended."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, *flags: str, typed: str) -> str:
        ours, theirs = pty.openpty()
        root = str(Path(main.__code__.co_filename).parents[2])
        environment = {**os.environ, "PYTHONPATH": root, "TERM": "dumb", "COLUMNS": "90"}
        with subprocess.Popen(
            [sys.executable, "-m", "rulerunner.cli", "play", *flags],
            stdin=theirs,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            env=environment,
        ) as process:
            os.close(theirs)
            os.write(ours, typed.encode())
            try:
                out, _ = process.communicate(timeout=TOO_LONG)
            except subprocess.TimeoutExpired:
                process.kill()
                raise AssertionError("it still waits for something to be typed") from None
            finally:
                os.close(ours)
        assert process.returncode == 0
        return out.decode().replace("\r\n", "\n")


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


END = "\x04"
GIVEN = (*CORP, "--rules", "nisei-1.4", "--deck", "slow", "--opponent", "random")


def test_a_person_is_asked_for_what_is_not_given(terminal: Terminal) -> None:
    out = terminal("--seed", "5", typed=f"3\n\nbreak\nrandom\nn\n{END}")
    for question in ("Which rules?", "Whom do you play?", "Which deck?", "Against whom?"):
        assert question in out
    assert "Break and Enter: smash HQ at once" in out, "each deck has its plan"
    assert "Rules: classic-1996" in out
    assert "Your opponent, random, does anything that is allowed." in out


def test_enter_takes_what_is_usual_and_nonsense_is_asked_again(terminal: Terminal) -> None:
    out = terminal("--seed", "5", typed=f"9\n\n\n\n\nkeep\n{END}n\n")
    assert "Type a number from 1 to 3, or only Enter for nisei-1.4." in out
    assert 'You play the Runner: "Gateway Starter Runner"' in out
    assert "Your opponent, thumb," in out


def test_a_person_may_leave_before_the_game_begins(terminal: Terminal) -> None:
    assert terminal(typed=f"\n{END}").endswith("\nGoodbye.\n")


def test_quitting_asks_to_save(terminal: Terminal) -> None:
    out = terminal(*GIVEN, typed="keep\nquit\nc\ngain\nq\n\n")
    assert out.count("The game is not over, and not saved.") == 2
    assert "To go on: rulerunner play --load rulerunner-game.jsonl\nGoodbye.\n" in out
    assert Replay.read(terminal.folder / "rulerunner-game.jsonl").answers


def test_a_second_game_is_saved_beside_the_first(terminal: Terminal) -> None:
    flags = GIVEN
    terminal(*flags, typed="keep\nquit\n\n")
    terminal(*flags, typed="keep\ngain\nquit\n\n")
    assert (terminal.folder / "rulerunner-game-2.jsonl").exists()


def test_the_end_of_the_input_saves_rather_than_loses(terminal: Terminal) -> None:
    out = terminal(*GIVEN, typed=f"keep\n{END}{END}")
    assert "Wrote rulerunner-game.jsonl" in out
    assert (terminal.folder / "rulerunner-game.jsonl").exists()


def test_an_illegal_deck_is_listed_and_asked_again(terminal: Terminal) -> None:
    (terminal.folder / "small.txt").write_text("Noise\n3x Corroder\n", "utf-8")
    out = terminal("--rules", "nisei-1.4", "--side", "runner", typed=f"small.txt\n1\n\n{END}")
    assert "  - The deck has 3 cards; it needs at least 45." in out
    assert out.count("Which deck?") == 2
