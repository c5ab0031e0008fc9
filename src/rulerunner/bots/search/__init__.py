"""A player that looks ahead: `trying` says how, `reflex` and `judging` with what."""

from .bot import SearchBot
from .trying import Budget, Search

__all__ = ["Budget", "Search", "SearchBot"]
