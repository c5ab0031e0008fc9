"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "about",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("profile", sa.String(64), nullable=False, index=True),
        sa.Column("family", sa.String(20), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("corp", sa.String(60), nullable=False),
        sa.Column("runner", sa.String(60), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("updated", sa.String(40), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("corp_points", sa.Integer, nullable=False),
        sa.Column("runner_points", sa.Integer, nullable=False),
        sa.Column("deciding", sa.String(10), nullable=False),
        sa.Column("winner", sa.String(10)),
        sa.Column("reason", sa.String(40), nullable=False),
    )
    op.create_table(
        "seats",
        _game(),
        sa.Column("side", sa.String(10), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("profile", sa.String(64), index=True),
        sa.Column("opened", sa.Boolean, nullable=False),
        sa.Column("title", sa.String(400), nullable=False),
        sa.Column("asking", sa.String(10), nullable=False),
    )
    op.create_table(
        "journal",
        _game(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.String(10), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(40), nullable=False),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("replays_of", "replays", ["profile", "created"])


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
