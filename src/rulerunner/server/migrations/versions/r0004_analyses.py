"""What was found out about replays is kept with them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("replay", sa.String(64), sa.ForeignKey("replays.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.String(10), primary_key=True),
        sa.Column("report", sa.Text, nullable=False),
        sa.Column("updated", sa.String(40), nullable=False),
    )
    op.execute("DELETE FROM about WHERE key = 'version'")
    op.execute("INSERT INTO about (key, value) VALUES ('version', '4')")
