"""Making a data set: games between bots, so many to a shard, each shard a file of its own.

A shard depends on its number and the seed alone. It is on disk whole or not at all, so that work which was
stopped goes on with the shards that are missing.
"""

import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from .. import __version__
from ..bots.roster import player
from ..decks import Deck
from ..env.layout import SIZE
from ..env.numbering import DECISION_NUMBER, VERSION
from ..env.playing import Play
from ..lang.words import CORP, RUNNER, Side
from ..session import Start, answer_of
from ..work import HERE, Place, run
from .schema import SCHEMA_VERSION, BadData, schema

SHARD: Final = 64
"""So many games are a shard, unless said otherwise."""
LONGEST: Final = 20_000
SEATS: Final[tuple[Side, Side]] = (CORP, RUNNER)
MANIFEST: Final = "dataset.json"
HALF: Final = ".part"
"""What a file is called while it is written."""
_BYTES: Final = 2 * SIZE


class Making(NamedTuple):
    """What a data set is made of. Every deck of one side meets every deck of the other in turn."""

    rules: str
    bots: tuple[str, str]
    decks: tuple[tuple[Deck, ...], tuple[Deck, ...]]
    games: int
    seed: int
    observations: bool = False
    shard: int = SHARD

    def to_data(self) -> dict[str, Any]:
        """The same as plain data: what tells this data set from others."""
        return {
            "schema": SCHEMA_VERSION,
            "encoding": VERSION,
            "version": __version__,
            "rules": self.rules,
            "bots": list(self.bots),
            "decks": [[_deck(deck) for deck in side] for side in self.decks],
            "games": self.games,
            "seed": self.seed,
            "observations": self.observations,
            "shard": self.shard,
        }

    def start(self, number: int) -> Start:
        """How a game of the data set began."""
        corps, runners = self.decks
        turn, place = divmod(number, len(corps))
        decks = corps[place], runners[(place + turn) % len(runners)]
        return Start.from_decks(*decks, self.rules, self.seed + number)


def _deck(deck: Deck) -> dict[str, Any]:
    return {"name": deck.name, "identity": deck.identity, "cards": deck.counts()}


class Shard(NamedTuple):
    """A piece of the work."""

    making: Making
    first: int
    last: int


def make(
    making: Making, folder: Path, on: Place = HERE, progress: Callable[[int, int], None] | None = None
) -> int:
    """Make a data set, or what is missing or damaged of it; how many decisions it has. `progress` is told
    of games."""
    _begin(making, folder)
    size = making.shard
    shards = [Shard(making, first, min(first + size, making.games)) for first in range(0, making.games, size)]
    kept = {at: b"" for at, shard in enumerate(shards) if _whole(_file(folder, shard))}
    for at, content in enumerate(run(play_shard, shards, on, known=kept)):
        if at not in kept:
            _write(_file(folder, shards[at]), content)
        if progress is not None:
            progress(shards[at].last, making.games)
    return sum(pq.read_metadata(_file(folder, shard)).num_rows for shard in shards)


def there_already(folder: Path) -> int:
    """How many decisions a folder has before any are made."""
    return sum(pq.read_metadata(file).num_rows for file in folder.glob("games-*.parquet") if _whole(file))


def _begin(making: Making, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    manifest = folder / MANIFEST
    text = json.dumps(making.to_data(), ensure_ascii=False, indent=1)
    if manifest.exists() and manifest.read_text("utf-8") != text:
        raise BadData(f"{folder} holds another data set; choose another folder")
    if not manifest.exists():
        if any(file.suffix != HALF for file in folder.iterdir()):
            raise BadData(f"{folder} is not empty; choose another folder")
        _write(manifest, text.encode())


def _file(folder: Path, shard: Shard) -> Path:
    return folder / f"games-{shard.first:08}-{shard.last:08}.parquet"


def _whole(file: Path) -> bool:
    """Whether a shard is there, and not cut off."""
    try:
        pq.read_metadata(file)
    except (FileNotFoundError, pa.ArrowInvalid):
        return False
    return True


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    half = path.with_suffix(HALF)
    with half.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)


# --- a shard ----------------------------------------------------------------------------------------------


def play_shard(shard: Shard) -> bytes:
    """Play the games of a shard; they are a Parquet file."""
    making = shard.making
    rows = _Rows(making.observations)
    games = []
    for number in range(shard.first, shard.last):
        start = making.start(number)
        answers, result = rows.play(number, making, start)
        games.append({"game": number, "start": start.to_json(), "answers": answers, "result": result})
    found = schema(making.observations, {"version": __version__, "bots": list(making.bots), "games": games})
    file = io.BytesIO()
    pq.write_table(rows.table(found), file, compression="zstd")
    return file.getvalue()


class _Rows:
    """The columns of a shard as they grow."""

    def __init__(self, observations: bool) -> None:
        self._columns: dict[str, list[Any]] = {
            name: [] for name in ("game", "decision", "seat", "kind", "actions", "choice", "outcome", "left")
        }
        self._observed: bytearray | None = bytearray() if observations else None

    def play(self, number: int, making: Making, start: Start) -> tuple[list[int], Any]:
        """Play a game and write its decisions down."""
        play = Play(start.game())
        seed = making.seed + number
        players = {side: player(making.bots[at], 2 * seed + at) for at, side in enumerate(SEATS)}
        seats: list[int] = []
        choices: list[int] = []
        add = self._columns
        row = memoryview(bytearray(_BYTES))
        while (decision := play.decision) is not None and len(choices) < LONGEST:
            choice = answer_of(players[decision.side], play.state, decision)
            seats.append(SEATS.index(decision.side))
            add["kind"].append(DECISION_NUMBER[decision.kind])
            add["actions"].append(play.actions)
            choices.append(choice)
            if self._observed is not None:
                play.observe(decision.side, row)
                self._observed += row
            play.choose(choice)
        result = play.game.result
        winner = SEATS.index("corp" if result[0] == CORP else "runner") if result and result[0] else -1
        count = len(choices)
        add["game"] += [number] * count
        add["decision"] += range(count)
        add["seat"] += seats
        add["choice"] += choices
        add["outcome"] += [0 if winner < 0 else 1 if seat == winner else -1 for seat in seats]
        add["left"] += range(count - 1, -1, -1)
        return choices, result

    def table(self, found: pa.Schema) -> pa.Table:
        """The rows as a table."""
        columns = [pa.array(values, found.field(name).type) for name, values in self._columns.items()]
        if self._observed is not None:
            numbers = pa.Array.from_buffers(
                pa.int16(), len(self._observed) // 2, [None, pa.py_buffer(self._observed)]
            )
            columns.append(pa.FixedSizeListArray.from_arrays(numbers, SIZE))
        return pa.Table.from_arrays(columns, schema=found)
