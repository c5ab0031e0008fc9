"""`rulerunner verify`: a fair deal is proved, and anything else is found out."""

import json
from pathlib import Path

import pytest

from rulerunner.cli import main
from rulerunner.session import Fairness, Match, Replay
from rulerunner.session.fairness import committed, seed_of
from rulerunner.state import rng
from tests.support.rooms import start

SECRET = "ab" * 32
PROMISE = committed(SECRET)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The replay of a few answers between people."""
    seed = seed_of(SECRET, "game", "mine", "theirs")
    match = Match(start()._replace(seed=seed))
    for _ in range(5):
        match.answer(0)
        match.reach()
    fair = Fairness("game", PROMISE, SECRET, "mine", "theirs")
    path = tmp_path / "game.jsonl"
    Replay.of(match)._replace(fair=fair).write(path)
    return path


def changed(file: Path, **news: object) -> Path:
    header, *rest = file.read_text("utf-8").splitlines()
    data = json.loads(header)
    for name, value in news.items():
        if name in data["fair"]:
            data["fair"][name] = value
        else:
            data[name] = value
    file.write_text("\n".join([json.dumps(data), *rest]), "utf-8")
    return file


def test_a_fair_deal_is_proved(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert PROMISE in said
    assert "Compare" in said
    assert main(["verify", str(file), "--commitment", PROMISE.upper()]) == 0


@pytest.mark.parametrize(
    ("news", "why"),
    [
        ({"seed": 7}, "does not follow"),
        ({"secret": "cd" * 32}, "not the one that was promised"),
        ({"runner": "another"}, "does not follow"),
        ({"game": "another"}, "does not follow"),
    ],
)
def test_whatever_was_changed_is_found_out(
    file: Path, capsys: pytest.CaptureFixture[str], news: dict[str, object], why: str
) -> None:
    assert main(["verify", str(changed(file, **news))]) == 1
    assert why in capsys.readouterr().out


def test_another_promise_than_the_one_shown_is_found_out(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    assert "you were shown" in capsys.readouterr().out


def test_answers_that_make_another_game_are_found_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_text("utf-8").splitlines()
    lines[1] = '{"answer": 99}'
    file.write_text("\n".join(lines), "utf-8")
    assert main(["verify", str(file)]) == 1
    assert "answer 1" in capsys.readouterr().out


def test_a_game_about_which_nothing_was_promised_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    Replay.of(Match(start())).write(path)
    assert main(["verify", str(path)]) == 2
    assert "promised" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "nowhere")]) == 2


def test_a_wide_seed_is_stepped_by_a_hash() -> None:
    state = rng.seeded(seed_of(SECRET, "game", "", ""))
    assert state > rng.MASK
    seen = set()
    for _ in range(1000):
        state, bits = rng.step(state)
        assert 0 <= bits <= rng.MASK
        assert state > rng.MASK
        seen.add(bits)
    assert len(seen) == 1000
    assert rng.seeded(7) <= rng.MASK  # a narrow one as ever
