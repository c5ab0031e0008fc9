"""A training example: masked PPO from nothing to beating chance on both seats."""
