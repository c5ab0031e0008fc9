"""Games as data sets: played by bots in pieces, written as Parquet, read by row, by batch or as tensors.

Needs the `data` extra. `docs/research/data.md` has the schema.
"""

from .making import SHARD, Making, make, there_already
from .reading import Dataset, load, replayed
from .schema import SCHEMA_VERSION, BadData, schema

__all__ = [
    "SCHEMA_VERSION",
    "SHARD",
    "BadData",
    "Dataset",
    "Making",
    "load",
    "make",
    "replayed",
    "schema",
    "there_already",
]
