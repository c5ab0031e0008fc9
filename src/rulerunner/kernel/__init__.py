"""The machine: what changes a game as it is played."""
