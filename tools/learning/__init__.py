"""Learning the judge of a search: games, and a net that is fitted to them. See `tools/learn.py`."""
