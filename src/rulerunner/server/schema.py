"""The tables of the database."""

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

VERSION: Final = 1
"""What the tables look like. A server refuses a database of another version."""

metadata = MetaData()

about = Table(
    "about",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

profiles = Table(
    "profiles",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of its token
    Column("settings", Text, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("profile", String(64), nullable=False, index=True),
    Column("family", String(20), nullable=False),
    Column("name", String(200), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", String(40), nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("rules", String(40), nullable=False),
    Column("start", Text, nullable=False),
    Column("corp", String(60), nullable=False),  # who plays it
    Column("runner", String(60), nullable=False),
    Column("created", String(40), nullable=False),
    Column("updated", String(40), nullable=False),
    # The rest repeats what the journal says, for the lobby.
    Column("turn", Integer, nullable=False),
    Column("corp_points", Integer, nullable=False),
    Column("runner_points", Integer, nullable=False),
    Column("deciding", String(10), nullable=False),
    Column("winner", String(10)),  # null: it goes on; "": a draw
    Column("reason", String(40), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("side", String(10), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # a hash
    Column("profile", String(64), index=True),  # null: an invitation
    Column("opened", Boolean, nullable=False),
    Column("title", String(400), nullable=False),
    Column("asking", String(10), nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("side", String(10), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("value", Integer, nullable=False),
    Column("digest", String(40), nullable=False),  # of the game it led to; "": not taken
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("profile", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", String(40), nullable=False),
    Index("replays_of", "profile", "created"),
)
