"""Reading a data set: by row, as tables for pandas, as batches of arrays for torch; and replaying any row."""

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from ..env.layout import SIZE
from ..env.playing import Play
from ..session import Start
from .making import MANIFEST, SEATS
from .schema import BadData, header_of

Batch = dict[str, NDArray[Any]]
MOST_OPTIONS: Final = 256
"""So many actions of a row a batch has room for; rows with more are cut off there."""


def load(folder: str | Path) -> "Dataset":
    """A data set that `rulerunner selfplay` made."""
    return Dataset(Path(folder))


class Dataset:
    """The files of a data set, in the order of their games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        manifest = folder / MANIFEST
        if not manifest.is_file():
            raise BadData(f"{folder} is no data set: it has no {MANIFEST}")
        self.about: dict[str, Any] = json.loads(manifest.read_text("utf-8"))
        self.files = sorted(folder.glob("games-*.parquet"))
        for file in self.files[:1]:
            header_of(pq.read_schema(file), str(file))

    def __len__(self) -> int:
        """How many decisions there are."""
        return sum(pq.read_metadata(file).num_rows for file in self.files)

    def table(self, columns: list[str] | None = None) -> pa.Table:
        """All rows as one table: `table().to_pandas()` is a data frame."""
        return pa.concat_tables(
            [pq.read_table(file, columns=columns) for file in self.files]
        ).replace_schema_metadata()

    def pandas(self, columns: list[str] | None = None) -> Any:
        """All rows as a data frame."""
        return self.table(columns).to_pandas()

    def rows(self) -> Iterator[dict[str, Any]]:
        """Every row, file by file."""
        for file in self.files:
            for batch in pq.ParquetFile(file).iter_batches():
                yield from batch.to_pylist()

    def batches(self, size: int, seed: int | None = None) -> Iterator[Batch]:
        """Batches of arrays; with a seed, files and rows within them are shuffled.

        `actions` is padded with -1; a batch becomes tensors by `{name: torch.from_numpy(a) for ...}`.
        """
        chance = np.random.default_rng(seed) if seed is not None else None
        files = list(self.files)
        if chance is not None:
            chance.shuffle(files)
        for file in files:
            whole = arrays(pq.read_table(file))
            count = len(whole["game"])
            order = chance.permutation(count) if chance is not None else np.arange(count)
            for first in range(0, count, size):
                part = order[first : first + size]
                yield {name: column[part] for name, column in whole.items()}

    def replay(self, game: int, decision: int) -> Play:
        """The game at a row's decision, played anew."""
        for file in self.files:
            first, last = map(int, file.stem.split("-")[1:])
            if first <= game < last:
                return replayed(_header(file)["games"][game - first], decision)
        raise BadData(f"there is no game {game} in {self.folder}")


@lru_cache(maxsize=8)
def _header(file: Path) -> dict[str, Any]:
    return header_of(pq.read_schema(file), str(file))


def replayed(game: dict[str, Any], decision: int) -> Play:
    """A game of a file's header, played up to a decision."""
    play = Play(Start.from_json(game["start"]).game())
    if not 0 <= decision <= len(game["answers"]):
        raise BadData(
            f"game {game['game']} has decisions from 0 to {len(game['answers']) - 1}, not {decision}"
        )
    for answer in game["answers"][:decision]:
        play.choose(answer)
    return play


def arrays(table: pa.Table) -> Batch:
    """The columns of a table as arrays of numbers."""
    found: Batch = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        if isinstance(column, pa.ChunkedArray):
            column = pa.concat_arrays(column.chunks)
        if name == "actions":
            found[name] = _padded(column)
        elif name == "observation":
            found[name] = column.flatten().to_numpy(zero_copy_only=False).reshape(-1, SIZE)
        else:
            found[name] = column.to_numpy(zero_copy_only=False)
    return found


def _padded(column: pa.ListArray) -> NDArray[np.int32]:
    counts = np.minimum(column.value_lengths().to_numpy(zero_copy_only=False), MOST_OPTIONS)
    offsets = column.offsets.to_numpy()[:-1]
    values = column.values.to_numpy(zero_copy_only=False)
    padded = np.full((len(column), int(counts.max(initial=1))), -1, np.int32)
    places = np.arange(padded.shape[1])
    there = places < counts[:, None]
    padded[there] = values[(offsets[:, None] + places)[there]]
    return padded


assert SEATS == ("corp", "runner")
