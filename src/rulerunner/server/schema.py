"""The tables of the database. `migrations` brings a database of an older version to this one."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

VERSION: Final = 4
"""What the tables look like. A server refuses a database of a later version, and migrates one of an
earlier."""

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
    Column("id", String(64), primary_key=True),  # the hash of the first key that was used for it
    Column("settings", Text, nullable=False),
    Column("name", String(40)),
    Column("name_key", String(80)),  # the name as names are compared
    Column("password", String(200)),  # scrypt; null: the name is used with its keys alone
    Column("seen", String(40), nullable=False, server_default=""),
    Index("profiles_by_name", "name_key", unique=True),
)

keys = Table(
    "keys",
    metadata,
    Column(
        "key", String(64), primary_key=True
    ),  # the hash of a browser's key that stands for another profile
    Column("profile", String(64), nullable=False, index=True),
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),  # a hash
    Column("profile", String(64), nullable=False),
    Column("expires", Float, nullable=False),
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
    Column("rules", String(200), nullable=False),
    Column("start", Text, nullable=False),  # "": a seat is still free, and nothing is dealt
    Column("corp", String(60), nullable=False),  # who plays it
    Column("runner", String(60), nullable=False),
    Column("created", String(40), nullable=False),
    Column("updated", String(40), nullable=False),
    # What the players agreed on, and how others find the table.
    Column("terms", Text, nullable=False, server_default=""),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("invitation", String(64), index=True),  # a hash
    Column("code", String(12)),  # to be read aloud, while a seat is free
    Column("secret", String(64), nullable=False, server_default=""),  # what the seed follows from
    Column("peeked", Boolean, nullable=False, server_default=false()),  # someone has seen both hands
    Column("rematch", String(40), nullable=False, server_default=""),
    # Which worker has the room, and how often that has changed.
    Column("worker", String(40), nullable=False, server_default=""),
    Column("epoch", Integer, nullable=False, server_default="0"),
    # The rest repeats what the journal says, for the lobby.
    Column("turn", Integer, nullable=False),
    Column("corp_points", Integer, nullable=False),
    Column("runner_points", Integer, nullable=False),
    Column("deciding", String(10), nullable=False),
    Column("winner", String(10)),  # null: it goes on; "": a draw
    Column("reason", String(40), nullable=False),
    Index("games_listed", "listed", "updated"),
    Index("games_by_code", "code", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("side", String(10), primary_key=True),
    Column("profile", String(64), nullable=False, index=True),
    Column("name", String(40), nullable=False, server_default=""),
    Column("title", String(400), nullable=False),
    Column("asking", String(10), nullable=False),
    Column("deck", Text, nullable=False, server_default=""),
    Column("nonce", String(64), nullable=False, server_default=""),
    Column("kept", Boolean, nullable=False, server_default=true()),  # in the player's own list
    Column("shows", Boolean, nullable=False, server_default=false()),  # spectators may see the hand
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
    Column("spent", BigInteger, nullable=False, server_default="0"),  # milliseconds of the side's clock
)

chat = Table(
    "chat",
    metadata,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", String(40), nullable=False),
    Column("side", String(10), nullable=False),  # "": a spectator
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
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

analyses = Table(
    "analyses",
    metadata,
    Column("replay", String(64), ForeignKey("replays.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(10), primary_key=True),  # by whose knowledge
    Column("report", Text, nullable=False),
    Column("updated", String(40), nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("kind", String(10), primary_key=True),  # name, key or address
    Column("value", String(80), primary_key=True),
    Column("reason", String(200), nullable=False),
    Column("created", String(40), nullable=False),
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("address", String(200), nullable=False),  # where other workers reach it
    Column("beat", Float, nullable=False),  # when it last said that it lives, by the database's clock
    Column("load", Text, nullable=False, server_default="{}"),  # its figures, for the admin page
)
