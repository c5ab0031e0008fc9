"""Reading a data set: by row, as tables for pandas, as batches of arrays for torch; and replaying any row."""

import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from ..env.layout import SIZE
from ..env.playing import Play
from ..game import IllegalChoice
from ..session import Start
from .making import MANIFEST, SEATS
from .schema import BadData, data_of, header_of

Batch = dict[str, NDArray[Any]]
SHARD_FILE: Final = re.compile(r"games-\d{8,}-\d{8,}\.parquet")
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
        self.about = data_of(manifest.read_bytes(), str(manifest))
        self.files = sorted(file for file in folder.iterdir() if SHARD_FILE.fullmatch(file.name))
        self._checked: set[Path] = set()
        for file in self.files[:1]:
            self._check(file)
        asked = -(-self.about["games"] // self.about["shard"]) if {"games", "shard"} <= set(self.about) else 0
        if len(self.files) < asked:
            warnings.warn(
                f"{folder} has {len(self.files)} of its {asked} files: "
                "the command that makes it goes on with the others",
                stacklevel=3,
            )

    def _check(self, file: Path) -> None:
        """Refuse a file of another version, once."""
        if file not in self._checked:
            with _whole(file):
                header_of(pq.read_schema(file), str(file))
            self._checked.add(file)

    def __len__(self) -> int:
        """How many decisions there are."""
        count = 0
        for file in self.files:
            with _whole(file):
                count += pq.read_metadata(file).num_rows
        return count

    def table(self, columns: list[str] | None = None) -> pa.Table:
        """All rows as one table: `table().to_pandas()` is a data frame."""
        found = [self._read(file, columns) for file in self.files]
        if not found:
            raise BadData(f"there are no games in {self.folder} yet")
        return pa.concat_tables(found).replace_schema_metadata()

    def _read(self, file: Path, columns: list[str] | None = None) -> pa.Table:
        self._check(file)
        with _whole(file):
            there = pq.read_schema(file).names
            for name in columns or ():
                if name not in there:
                    raise BadData(f"{file} has no column {name!r}; it has {', '.join(there)}")
            return pq.read_table(file, columns=columns)

    def pandas(self, columns: list[str] | None = None) -> Any:
        """All rows as a data frame."""
        return self.table(columns).to_pandas()

    def rows(self) -> Iterator[dict[str, Any]]:
        """Every row, file by file."""
        for file in self.files:
            self._check(file)
            with _whole(file):
                batches = pq.ParquetFile(file).iter_batches()
            for batch in batches:
                yield from batch.to_pylist()

    def batches(self, size: int, seed: int | None = None) -> Iterator[Batch]:
        """Batches of arrays; with a seed, files and rows within them are shuffled.

        `actions` is padded with -1; a batch becomes tensors by `{name: torch.from_numpy(a) for ...}`.
        """
        if size < 1:
            raise ValueError(f"a batch has one row or more, not {size}")
        chance = np.random.default_rng(seed) if seed is not None else None
        files = list(self.files)
        if chance is not None:
            chance.shuffle(files)
        for file in files:
            whole = arrays(self._read(file))
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


@contextmanager
def _whole(file: Path) -> Iterator[None]:
    """A file that cannot be read is named, and what to do about it."""
    try:
        yield
    except (OSError, pa.ArrowInvalid) as error:
        raise BadData(
            f"{file} cannot be read ({error}); "
            "if it is damaged, the command that made the data set makes it anew"
        ) from None


@lru_cache(maxsize=8)
def _header(file: Path) -> dict[str, Any]:
    with _whole(file):
        return header_of(pq.read_schema(file), str(file))


def replayed(game: dict[str, Any], decision: int) -> Play:
    """A game of a file's header, played up to a decision."""
    play = Play(Start.from_json(game["start"]).game())
    if not 0 <= decision <= len(game["answers"]):
        raise BadData(
            f"game {game['game']} has decisions from 0 to {len(game['answers']) - 1}, not {decision}"
        )
    for at, answer in enumerate(game["answers"][:decision]):
        try:
            play.choose(answer)
        except IllegalChoice:
            raise BadData(
                f"game {game['game']} goes another way from decision {at} on: "
                "replay it with the rulerunner that made it"
            ) from None
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
