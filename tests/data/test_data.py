"""Data sets: the same files whoever makes them, rows that can be replayed, readers for pandas and torch."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.heavy
pytest.importorskip("pyarrow")

import numpy as np  # noqa: E402
import pyarrow as pa  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402

from rulerunner import EDITIONS  # noqa: E402
from rulerunner.cli import main  # noqa: E402
from rulerunner.data import BadData, Making, load, make, replayed, schema  # noqa: E402
from rulerunner.decks import samples  # noqa: E402
from rulerunner.env.layout import SIZE  # noqa: E402
from rulerunner.work import local  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]


def making(games: int, rules: str = "nisei-1.4", observations: bool = False) -> Making:
    family = EDITIONS[rules].family
    decks = (tuple(samples(family, "corp").values()), tuple(samples(family, "runner").values()))
    return Making(rules, ("random", "random"), decks, games, 9, observations, 3)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "set"
    make(making(5, observations=True), folder)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_two_workers_write_the_same_bytes_as_one(made: Path, tmp_path: Path) -> None:
    make(making(5, observations=True), tmp_path / "set", local(2))
    assert contents(tmp_path / "set") == contents(made)


def test_stopped_work_goes_on_with_what_is_missing(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    make(making(5, observations=True), folder)
    second = sorted(folder.glob("*.parquet"))[1]
    second.unlink()
    first = sorted(folder.glob("*.parquet"))[0]
    stamp = first.stat().st_mtime_ns
    make(making(5, observations=True), folder)
    assert contents(folder) == contents(made)
    assert first.stat().st_mtime_ns == stamp, "what was there is left alone"


def test_every_row_can_be_replayed(made: Path) -> None:
    data = load(made)
    rows = [row for at, row in enumerate(data.rows()) if at % 41 == 0]
    assert len(rows) > 15
    for row in rows:
        play = data.replay(row["game"], row["decision"])
        decision = play.decision
        assert decision is not None
        assert ("corp", "runner")[row["seat"]] == decision.side
        assert play.actions == row["actions"]
        buffer = memoryview(bytearray(2 * SIZE))
        play.observe(decision.side, buffer)
        assert buffer.cast("h").tolist() == row["observation"]


def test_outcomes_are_those_of_the_games(made: Path) -> None:
    frame = load(made).table().to_pydict()
    data = load(made)
    for game in (0, 3, 4):
        rows = [at for at, number in enumerate(frame["game"]) if number == game]
        last = rows[-1]
        play = data.replay(game, len(rows))
        assert play.over
        winner = play.game.result[0]  # type: ignore[index]
        seat = ("corp", "runner")[frame["seat"][last]]
        assert frame["outcome"][last] == (1 if seat == winner else -1)
        assert [frame["left"][at] for at in rows] == list(range(len(rows) - 1, -1, -1))


def test_pandas_reads_it(made: Path) -> None:
    pytest.importorskip("pandas")
    frame = load(made).pandas(["game", "seat", "outcome"])
    assert len(frame) == len(load(made))
    assert set(frame["outcome"].unique()) <= {-1, 0, 1}
    assert frame["game"].nunique() == 5


def test_torch_reads_it_in_batches(made: Path) -> None:
    torch = pytest.importorskip("torch")
    seen = 0
    for batch in load(made).batches(256, seed=1):
        tensors = {name: torch.from_numpy(array) for name, array in batch.items()}
        seen += len(tensors["game"])
        taken = tensors["actions"].gather(1, tensors["choice"].long()[:, None])
        assert (taken >= 0).all(), "the choice is one of the actions"
        assert tensors["observation"].shape[1] == SIZE
    assert seen == len(load(made))
    ordered = np.concatenate([batch["game"] for batch in load(made).batches(100)])
    assert (np.diff(ordered) >= 0).all()


def test_another_data_set_is_not_mixed_in(made: Path, tmp_path: Path) -> None:
    with pytest.raises(BadData, match="another data set"):
        make(making(6, observations=True), made)
    (tmp_path / "letter.txt").write_text("dear friend")
    with pytest.raises(BadData, match="not empty"):
        make(making(1), tmp_path)
    with pytest.raises(BadData, match="no data set"):
        load(tmp_path)


def test_a_file_of_another_version_is_refused(tmp_path: Path, made: Path) -> None:
    for file in made.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    first = sorted(tmp_path.glob("*.parquet"))[0]
    table = pq.read_table(first).replace_schema_metadata({"rulerunner": '{"schema":99}'})
    pq.write_table(table, first)
    with pytest.raises(BadData, match="schema 99"):
        load(tmp_path)


def test_the_code_of_the_documents_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pandas")
    make(making(5), tmp_path / "games")
    monkeypatch.chdir(tmp_path)
    pieces = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs/research/data.md").read_text(), re.M | re.S)
    assert pieces
    for text in pieces:
        exec(compile(text, "data.md", "exec"), {})


def test_the_documents_name_every_column() -> None:
    text = (ROOT / "docs/research/data.md").read_text()
    for field in schema(True, {}):
        assert f"| `{field.name}` |" in text
        assert field.metadata[b"says"].decode() in text


@pytest.fixture
def copied(made: Path, tmp_path: Path) -> Path:
    """A data set to be damaged."""
    return Path(shutil.copytree(made, tmp_path / "copied"))


def shards(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.parquet"))


@pytest.mark.parametrize("left", [0, 1000])
def test_a_file_that_was_cut_off_is_named_and_made_anew(made: Path, copied: Path, left: int) -> None:
    second = shards(copied)[1]
    second.write_bytes(second.read_bytes()[:left])
    data = load(copied)
    for read in (
        lambda: len(data),
        data.table,
        lambda: list(data.rows()),
        lambda: list(data.batches(64)),
        lambda: data.replay(4, 2),
    ):
        with pytest.raises(BadData, match=f"{second.name} cannot be read"):
            read()
    assert data.replay(1, 2).decision is not None, "the other games are there"
    make(making(5, observations=True), copied)
    assert contents(copied) == contents(made)


@pytest.mark.parametrize(
    ("name", "version"), [("schema", 0), ("encoding", 0), ("encoding", 99), ("encoding", None)]
)
def test_no_file_of_another_version_is_read_with_the_others(copied: Path, name: str, version: Any) -> None:
    second = shards(copied)[1]
    table = pq.read_table(second)
    header = json.loads(table.schema.metadata[b"rulerunner"])
    header[name] = version
    pq.write_table(table.replace_schema_metadata({"rulerunner": json.dumps(header)}), second)
    data = load(copied)
    for read in (
        data.table,
        lambda: list(data.rows()),
        lambda: list(data.batches(64)),
        lambda: data.replay(4, 2),
    ):
        with pytest.raises(BadData, match=f"{second.name} has {name} {version}; this is version 1"):
            read()


def test_what_is_no_header_and_no_manifest_is_refused_in_words(copied: Path) -> None:
    first = shards(copied)[0]
    pq.write_table(pq.read_table(first).replace_schema_metadata({"rulerunner": "nonsense"}), first)
    with pytest.raises(BadData, match=r"games-\S+ is damaged, or no data set"):
        load(copied)
    (copied / "dataset.json").write_text("{")
    with pytest.raises(BadData, match=r"dataset\.json is damaged, or no data set"):
        load(copied)


def test_a_data_set_that_is_not_all_there_says_so(copied: Path) -> None:
    shards(copied)[1].unlink()
    (copied / "games-of-mine.parquet").write_text("no shard")
    with pytest.warns(UserWarning, match="has 1 of its 2 files"):
        data = load(copied)
    assert 0 < len(data) == data.table().num_rows
    for each in shards(copied):
        each.unlink()
    with pytest.warns(UserWarning, match="has 0 of its 2 files"), pytest.raises(BadData, match="no games"):
        load(copied).table()


def test_a_data_set_that_was_stopped_as_it_began_is_begun_again(made: Path, tmp_path: Path) -> None:
    (tmp_path / "dataset.part").write_text("half a manif")
    make(making(5, observations=True), tmp_path)
    assert contents(tmp_path) == contents(made)


def test_questions_that_a_data_set_cannot_answer(made: Path) -> None:
    data = load(made)
    with pytest.raises(BadData, match="has no column 'winner'; it has game, decision"):
        data.pandas(["winner"])
    with pytest.raises(ValueError, match="a batch has one row or more, not 0"):
        next(data.batches(0))
    with pytest.raises(BadData, match="there is no game 5"):
        data.replay(5, 0)
    with pytest.raises(BadData, match="game 1 has decisions from 0 to"):
        data.replay(1, -1)


def test_a_game_that_goes_another_way_now_is_not_replayed(made: Path) -> None:
    header = json.loads(pq.read_schema(shards(made)[0]).metadata[b"rulerunner"])
    game = header["games"][1]
    game["answers"][3] = 4000
    assert replayed(game, 3).decision is not None
    with pytest.raises(BadData, match="game 1 goes another way from decision 3 on"):
        replayed(game, 4)


@pytest.mark.parametrize("rules", ["nsg-26.03", "classic-1996"])
def test_the_command_makes_a_data_set(tmp_path: Path, rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "set"
    words = [
        "selfplay",
        str(folder),
        "--rules",
        rules,
        "--games",
        "4",
        "--corp",
        "random",
        "--runner",
        "random",
    ]
    assert main(words) == 0
    assert "4 games" in capsys.readouterr().out
    table: Any = load(folder).table()
    assert isinstance(table, pa.Table)
    assert table.num_rows == len(load(folder)) > 100
    assert main(words) == 0
    assert "all of them were there" in capsys.readouterr().out, "nothing was played, at no pace"
