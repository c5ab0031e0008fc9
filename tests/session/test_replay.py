"""Replays and saved matches: the same start and answers make the same game, or it is said where not."""

import json
from pathlib import Path
from random import Random

import pytest

from rulerunner import EDITIONS, BadPosition, BrokenSave, Deck, Game
from rulerunner.session import BadReplay, Chance, Diverged, Match, Replay, Start, load, replay
from rulerunner.state import codec
from tests.support.positions import random_position

EXAMPLES = Path(__file__).parents[2] / "examples"
NISEI = Start.from_position((EXAMPLES / "nisei-and-smc.txt").read_text("utf-8"))
CORP = Deck("Haas-Bioroid: Engineering the Future", ("Hedge Fund",) * 8 + ("Ice Wall",) * 2)
RUNNER = Deck("Jesminder Sareen: Girl Behind the Curtain", ("Sure Gamble",) * 8 + ("Diesel",) * 2)
DECKS = Start.from_decks(CORP, RUNNER, seed=5)


def played(start: Start, answers: int, seed: int = 1) -> Match:
    """A match some way into the game."""
    match = Match(start)
    rng = Random(seed)
    for _ in range(answers):
        if match.decision is None:
            break
        match.choose(rng.randrange(len(match.decision.options)))
    return match


def started(how: str) -> Start:
    """A position, a game between two decks, or a random position under an edition."""
    found = {"position": NISEI, "decks": DECKS}.get(how)
    return found or Start.from_game(random_position(how, 2))


# --- there and back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["position", "decks", *EDITIONS])
def test_a_replay_makes_the_same_game_at_every_step(how: str, tmp_path: Path) -> None:
    match = played(started(how), 50)
    record = Replay.of(match, every=1)
    assert len(record.digests) == match.at + 1
    record.write(tmp_path / "game.jsonl")
    read = Replay.read(tmp_path / "game.jsonl")
    assert read == record
    again = replay(read)
    assert codec.digest(again.state) == codec.digest(match.state)
    assert again.decision == match.decision
    assert again.answers == match.answers
    assert again.events == match.events


def test_a_match_goes_on_from_where_it_was_saved() -> None:
    match = played(NISEI, 7)
    again = replay(Replay.from_text(Replay.of(match).to_text()), corp=Chance(3), runner=Chance(4))
    again.pump()
    assert again.over
    assert again.answers[:7] == match.answers
    assert again.undo() == 0, "nobody here is a person"
    again.goto(3)
    assert again.answers == match.answers[:3]


def test_a_match_saved_between_decisions_resumes_at_the_next() -> None:
    match = Match(NISEI)
    match.answer(2)
    match.step()
    again = replay(Replay.of(match, every=1))
    match.pump()
    assert codec.digest(again.state) == codec.digest(match.state)


def test_the_answers_that_were_taken_back_are_not_saved() -> None:
    match = played(NISEI, 7)
    match.goto(4)
    assert Replay.of(match).answers == match.answers
    assert len(match.answers) == 4


def test_digests_are_written_now_and_then_and_with_the_last_answer() -> None:
    match = played(NISEI, 7)
    assert set(Replay.of(match, every=3).digests) == {0, 3, 6, 7}


def test_the_file_is_lines_a_person_can_read() -> None:
    match = Match(DECKS, runner=Chance())
    match.choose(0)
    header, *lines = [json.loads(line) for line in Replay.of(match).to_text().splitlines()]
    assert header["format"] == "rulerunner replay"
    assert header["version"] == 1
    assert header["rules"] == "nisei-1.4"
    assert header["seed"] == 5
    assert header["players"] == {"corp": "human", "runner": "chance"}
    assert header["decks"]["corp"] == [f"1x {CORP.identity}", "8x Hedge Fund", "2x Ice Wall"]
    assert [line["answer"] for line in lines] == list(match.answers)


# --- divergence -------------------------------------------------------------------------------------------


def test_the_first_divergence_is_reported() -> None:
    record = Replay.of(played(NISEI, 8), every=1)
    digests = {**record.digests, 5: "0" * 32, 7: "1" * 32}
    with pytest.raises(Diverged, match=r"at answer 5 \(line 6\): the game is not the same") as diverged:
        replay(record._replace(digests=digests))
    assert diverged.value.number == 5


def test_a_start_that_is_not_the_same_is_reported_before_any_answer() -> None:
    record = Replay.of(played(NISEI, 3))
    other = Start.from_position(NISEI.position.replace("credits 4", "credits 5"))
    with pytest.raises(Diverged, match="before the first answer"):
        replay(record._replace(start=other))


def test_an_answer_that_is_no_option_is_reported() -> None:
    with pytest.raises(
        Diverged, match=r"9 is none of the 3 options of the runner's choice at 6\.9\.1a"
    ) as diverged:
        replay(Replay(NISEI, (2, 9, 0)))
    assert diverged.value.number == 2


def test_an_answer_after_the_end_is_reported() -> None:
    match = Match(DECKS, Chance(), Chance())
    match.pump()
    record = Replay.of(match)
    with pytest.raises(Diverged, match="the game is over") as diverged:
        replay(record._replace(answers=(*record.answers, 0)))
    assert diverged.value.number == len(record.answers) + 1


# --- broken files -----------------------------------------------------------------------------------------

GOOD = Replay(NISEI, (2, 0)).to_text()
HEADER = json.loads(GOOD.splitlines()[0])


def with_header(**changes: object) -> str:
    return json.dumps({**HEADER, **changes}) + "\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: no JSON"),
        ("[]\n", "line 1: an object in braces is needed"),
        ('{"format": "chess"}\n', "line 1: this is no replay"),
        (with_header(version=2), "line 1: a replay of version 2; this program reads 1"),
        (with_header(rules=7), "line 1: the header is broken: \"rules\" must name an edition"),
        (with_header(position=None), "line 1: the header is broken: it needs"),
        (with_header(position=[1]), "line 1: the header is broken: decks and positions are lists of lines"),
        (with_header(players=[]), "line 1: the header is broken: \"players\""),
        (GOOD + "nonsense\n", "line 4: no JSON"),
        (GOOD + '{"answer": "2"}\n', "line 4: \"answer\" must be the number of an option"),
        (GOOD + '{"answer": true}\n', "line 4: \"answer\" must be the number of an option"),
        ('{"a":' + "[" * 100_000, "line 1: no JSON"),
    ],
)  # fmt: skip
def test_a_broken_replay_is_refused_with_the_line(text: str, message: str) -> None:
    with pytest.raises(BadReplay, match=message):
        Replay.from_text(text)


@pytest.mark.parametrize(
    "header",
    [
        with_header(position=["hand Hedge Fund"]),
        with_header(position=["rules no-such"]),
        with_header(position=None, decks={"corp": ["3x No Such Card"], "runner": []}, seed=1),
        with_header(position=None, saved={"format": 1}),
        with_header(position=None, saved={"format": 1, "rules": [], "state": {}}),
    ],
)
def test_a_replay_that_cannot_start_is_refused(header: str) -> None:
    with pytest.raises(BadReplay, match="line 1: the game cannot start"):
        replay(Replay.from_text(header))


# --- files of every kind ----------------------------------------------------------------------------------


def test_a_position_a_saved_game_and_a_replay_can_be_loaded(tmp_path: Path) -> None:
    match = played(NISEI, 5)
    Replay.of(match).write(tmp_path / "replay")
    (tmp_path / "saved").write_text(match.game().to_json(), "utf-8")
    assert codec.digest(load(tmp_path / "replay").state) == codec.digest(match.state)
    assert codec.digest(load(tmp_path / "saved").state) == codec.digest(match.state)
    assert codec.digest(load(EXAMPLES / "nisei-and-smc.txt").state) == codec.digest(Match(NISEI).state)


def test_a_position_can_be_played_under_other_rules(tmp_path: Path) -> None:
    assert load(EXAMPLES / "little-engine.txt", "nsg-26.03").state.edition.id == "nsg-26.03"
    (tmp_path / "bare.txt").write_text("turn runner\n[runner]\ncredits 2\n", "utf-8")
    assert load(tmp_path / "bare.txt").state.edition.id == "nisei-1.4"
    assert load(tmp_path / "bare.txt", "classic-1996").state.edition.id == "classic-1996"


def test_a_game_keeps_the_rules_it_was_played_under(tmp_path: Path) -> None:
    Replay.of(played(NISEI, 2)).write(tmp_path / "replay")
    with pytest.raises(BadReplay, match="only a position can be given others"):
        load(tmp_path / "replay", "nsg-26.03")


def test_an_error_in_a_position_names_the_file_and_the_line(tmp_path: Path) -> None:
    (tmp_path / "odd.txt").write_text("rules nisei-1.4\nweather fine\n", "utf-8")
    with pytest.raises(BadPosition, match=r"odd\.txt, line 2"):
        load(tmp_path / "odd.txt")


@pytest.mark.parametrize("field", ["stack", "cards", "players", "zones", "rng"])
def test_a_saved_game_that_was_tampered_with_is_refused(field: str, tmp_path: Path) -> None:
    saved = json.loads(Match(NISEI).game().to_json())
    kinds: tuple[object, ...] = ([], 7, "x", ["Nothing"], None)
    for nonsense in kinds:
        saved["state"][field] = nonsense
        (tmp_path / "saved").write_text(json.dumps(saved), "utf-8")
        if field == "rng" and nonsense == 7:
            continue  # any number is a state of the generator
        try:
            match = load(tmp_path / "saved")
        except BrokenSave:
            continue
        assert match.decision is not None, "what is accepted can be played"


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00\x81")
    with pytest.raises(BadReplay, match="no text file"):
        load(tmp_path / "noise")


def test_a_saved_game_is_the_game_it_was() -> None:
    game = Start.from_game(NISEI.game()).game()
    assert isinstance(game, Game)
    assert game.digest() == NISEI.game().digest()
