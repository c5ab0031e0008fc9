"""What a game is: ids, records, zones, frames, chance; clone, digest, JSON."""

from .decision import DONE, NO, PASS, YES, Decision, Option
from .state import State

__all__ = ["DONE", "NO", "PASS", "YES", "Decision", "Option", "State"]
