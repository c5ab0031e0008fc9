"""Room for the house rules in the name of an edition: PostgreSQL keeps to the length of a column."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("games", "rules", type_=sa.String(200), existing_nullable=False)
    op.execute("DELETE FROM about WHERE key = 'version'")
    op.execute("INSERT INTO about (key, value) VALUES ('version', '3')")
