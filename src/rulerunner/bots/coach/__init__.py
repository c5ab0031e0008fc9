"""Advice to a person: the best options now, and where a game that was played turned.

A seat's advice depends on nothing but what that seat may know.
"""

from .advice import Advice, Suggestion, advise
from .analysis import Analysis, Finding, Point
from .work import analyse

__all__ = ["Advice", "Analysis", "Finding", "Point", "Suggestion", "advise", "analyse"]
