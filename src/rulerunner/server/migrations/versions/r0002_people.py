"""Names, tables with terms, clocks, chat, bans and workers.

A seat was opened by a token of its own; now it is its player's, who shows a key. A guest who had opened an
invitation without joining keeps the seat: the invitation's token is that player's key. Games whose invitation
nobody had opened were dealt before there was a guest; they are forgotten.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute(
        "DELETE FROM journal WHERE game IN (SELECT game FROM seats WHERE profile IS NULL AND NOT opened)"
    )
    op.execute("DELETE FROM games WHERE id IN (SELECT game FROM seats WHERE profile IS NULL AND NOT opened)")
    op.execute("DELETE FROM seats WHERE game NOT IN (SELECT id FROM games)")
    op.execute("UPDATE seats SET profile = token WHERE profile IS NULL")
    op.create_table(
        "seats_new",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("side", sa.String(10), primary_key=True),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("title", sa.String(400), nullable=False),
        sa.Column("asking", sa.String(10), nullable=False),
        sa.Column("deck", sa.Text, nullable=False, server_default=""),
        sa.Column("nonce", sa.String(64), nullable=False, server_default=""),
        sa.Column("kept", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("shows", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.execute(
        "INSERT INTO seats_new (game, side, profile, title, asking) "
        "SELECT game, side, profile, title, asking FROM seats"
    )
    op.drop_table("seats")
    op.rename_table("seats_new", "seats")
    op.create_index("ix_seats_profile", "seats", ["profile"])
    more: list[sa.Column[Any]] = [
        sa.Column("name", sa.String(40)),
        sa.Column("name_key", sa.String(80)),
        sa.Column("password", sa.String(200)),
        sa.Column("seen", sa.String(40), nullable=False, server_default=""),
    ]
    for column in more:
        op.add_column("profiles", column)
    op.create_index("profiles_by_name", "profiles", ["name_key"], unique=True)
    more = [
        sa.Column("terms", sa.Text, nullable=False, server_default=""),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("invitation", sa.String(64)),
        sa.Column("code", sa.String(12)),
        sa.Column("secret", sa.String(64), nullable=False, server_default=""),
        sa.Column("peeked", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("rematch", sa.String(40), nullable=False, server_default=""),
        sa.Column("worker", sa.String(40), nullable=False, server_default=""),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
    ]
    for column in more:
        op.add_column("games", column)
    op.create_index("ix_games_invitation", "games", ["invitation"])
    op.create_index("games_by_code", "games", ["code"], unique=True)
    op.create_index("games_listed", "games", ["listed", "updated"])
    op.add_column("journal", sa.Column("spent", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "keys",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(64), nullable=False, index=True),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.Column("side", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("value", sa.String(80), primary_key=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("load", sa.Text, nullable=False, server_default="{}"),
    )
    op.execute("DELETE FROM about WHERE key = 'version'")
    op.execute("INSERT INTO about (key, value) VALUES ('version', '2')")
