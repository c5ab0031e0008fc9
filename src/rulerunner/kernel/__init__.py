"""The machine: the only code that changes a game."""
