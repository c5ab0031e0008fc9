"""Timing structures: the tables of the editions, and the acts their rows name."""
