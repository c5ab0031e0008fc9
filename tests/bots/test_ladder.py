"""The ladder: ratings of each seat, and games that are kept."""

from pathlib import Path

import pytest

from rulerunner.bots.arena import Outcome
from rulerunner.bots.ladder import BadLadder, Game, Meeting, meetings, play_on, ratings, read
from rulerunner.bots.ladder_text import page, picture
from rulerunner.cli import main
from rulerunner.work import HERE

RULES = "nisei-1.4"


def games(corp: str, runner: str, won: int, lost: int) -> list[Game]:
    """So many games between two, by who won."""
    outcomes = ["corp"] * won + ["runner"] * lost
    return [
        Game(Meeting(RULES, corp, runner, number), ("a", "b"), Outcome(winner, "points", 20, 200))
        for number, winner in enumerate(outcomes)
    ]


def test_every_bot_meets_every_other_in_both_seats() -> None:
    found = meetings([RULES], ["random", "thumb", "novice"], 2)
    assert len(found) == len(set(found)) == 3 * 3 * 2
    assert Meeting(RULES, "thumb", "random", 1) in found


def test_who_wins_more_is_rated_higher_in_that_seat_alone() -> None:
    played = games("a", "b", 90, 10) + games("b", "a", 50, 50) + games("b", "b", 50, 50)
    points = {(each.bot, each.side): each for each in ratings(played)}
    assert points["a", "corp"].points > points["b", "corp"].points
    gap = points["a", "corp"].points - points["b", "runner"].points
    assert gap == pytest.approx(382, abs=25), "nine to one is about 382 points"
    assert points["a", "corp"].low < points["a", "corp"].points < points["a", "corp"].high


def test_one_who_won_all_has_a_rating_and_a_wide_interval() -> None:
    played = games("a", "b", 20, 0) + games("b", "a", 10, 10) + games("b", "b", 10, 10)
    rated = {(each.bot, each.side): each for each in ratings(played)}
    best, other = rated["a", "corp"], rated["b", "corp"]
    assert best.points < 3000
    assert best.high - best.low > other.high - other.low


def test_more_games_make_the_interval_narrower() -> None:
    few, many = (
        ratings([game for corp in "ab" for runner in "ab" for game in games(corp, runner, 6 * n, 4 * n)])
        for n in (1, 10)
    )
    assert many[0].high - many[0].low < (few[0].high - few[0].low) / 2


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    wanted = meetings([RULES], ["random", "thumb"], 2)
    steps: list[int] = []
    first = [next(play_on(wanted, file, HERE, lambda done, whole: steps.append(done)))]
    file.write_text(file.read_text() + '{"rules": "nis')  # cut off in the middle of a line
    rest = list(play_on(wanted, file, HERE, lambda done, whole: steps.append(done)))
    assert len(rest) == len(wanted) - len(first)
    assert {game.meeting for game in read(file)} == set(wanted)
    assert steps[-1] == len(wanted)
    assert not list(play_on(wanted, file, HERE, lambda done, whole: None)), "nothing is left to play"


def test_games_that_are_there_are_rated_without_playing_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As after a ladder that was stopped; before the first game it says what to do."""
    file, report = tmp_path / "ladder.jsonl", tmp_path / "ladder.md"
    words = ["ladder", "--bots", "random", "thumb", "--rules", RULES, "--file", str(file), "--so-far"]
    assert main(words) == 2
    assert "without --so-far" in capsys.readouterr().err
    next(play_on(meetings([RULES], ["random", "thumb"], 10), file, HERE, lambda done, whole: None))
    assert main([*words, "--report", str(report)]) == 0
    assert "from 1 games" in report.read_text()
    assert len(read(file)) == 1


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("3x Hedge Fund\n2x Enigma\n")
    with pytest.raises(BadLadder, match="line 1"):
        read(file)


def test_what_was_cut_off_in_the_first_game_spoils_nothing(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    file.write_text('{"rules": "nis')
    wanted = meetings([RULES], ["random", "thumb"], 1)
    next(play_on(wanted, file, HERE, lambda done, whole: None))
    assert [game.meeting for game in read(file)] == wanted[:1]


def test_games_that_are_there_are_never_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever stops a ladder while its file is written anew loses all of it."""
    file = tmp_path / "ladder.jsonl"
    wanted = meetings([RULES], ["random", "thumb"], 1)
    next(play_on(wanted, file, HERE, lambda done, whole: None))
    there = file.read_bytes()
    monkeypatch.setattr(Path, "write_text", lambda *_: pytest.fail("the file was written anew"))
    assert len(list(play_on(wanted, file, HERE, lambda done, whole: None))) == len(wanted) - 1
    assert file.read_bytes().startswith(there)


@pytest.mark.parametrize(
    "text",
    [
        b"a list of cards, on one line",
        b"hello\n",
        b"\xff\xfe\x00 no text\n",
        games("thumb", "random", 1, 0)[0].to_line().replace('"thumb"', '["thumb"]').encode() + b"\n",
        games("thumb", "random", 1, 0)[0].to_line().replace('"winner": "corp"', '"winner": 3').encode()
        + b"\n",
    ],
)
def test_a_file_that_holds_something_else_is_refused_and_stays_as_it_is(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "other"
    file.write_bytes(text)
    with pytest.raises(BadLadder, match="no game of a ladder"):
        next(play_on(meetings([RULES], ["random", "thumb"], 1), file, HERE, lambda done, whole: None))
    assert file.read_bytes() == text


def test_the_report_names_every_bot_and_how_it_was_made() -> None:
    played = games("thumb", "search@30", 4, 6) + games("search@30", "thumb", 7, 3)
    played += games("thumb", "search@0.5sx4", 1, 1)
    text = page(played, "rulerunner ladder", "A machine.", "ladder.svg")
    assert "rulerunner ladder" in text
    assert "| thumb |" in text
    assert "30 simulations" in text
    assert "0.5 seconds a decision, with 4 processes" in text
    assert "70% of 10" in text
    assert picture(played).count("<circle") == 5
