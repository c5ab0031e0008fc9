"""A player that looks ahead: see `tree` for how, and `reflex` and `judging` for what it looks ahead with."""

from .bot import SearchBot
from .tree import Budget, Search

__all__ = ["Budget", "Search", "SearchBot"]
