"""Puzzles: positions with one solution, which an exhaustive search has proved."""

from .desk import PuzzleDesk
from .proving import Proof, Search, Undecided, prove
from .puzzle import PUZZLES, Puzzle, puzzle

__all__ = ["PUZZLES", "Proof", "Puzzle", "PuzzleDesk", "Search", "Undecided", "prove", "puzzle"]
