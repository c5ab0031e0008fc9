"""What Alembic runs: the revisions, on the connection that it is given."""

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection, render_as_batch=True)
context.run_migrations()
