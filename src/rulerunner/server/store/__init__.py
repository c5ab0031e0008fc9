"""What is kept: games with every answer, people, decks, replays; each shelf of it by itself.

The names below are loaded when they are first asked for: a process that works for a server is handed rows,
and starts in half the time without what only a database needs.
"""

from ...lazily import lazily

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .bans import BanRow
    from .chats import ChatRow
    from .leases import Lease, WorkerRow
    from .people import ProfileRow
    from .rows import DeckRow, Entry, GameRow, SeatRow, Summary, now
    from .shelves import Store

_HOMES = {
    "bans": ("BanRow",),
    "chats": ("ChatRow",),
    "leases": ("Lease", "WorkerRow"),
    "people": ("ProfileRow",),
    "rows": ("DeckRow", "Entry", "GameRow", "SeatRow", "Summary", "now"),
    "shelves": ("Store",),
}

__all__ = [
    "BanRow",
    "ChatRow",
    "DeckRow",
    "Entry",
    "GameRow",
    "Lease",
    "ProfileRow",
    "SeatRow",
    "Store",
    "Summary",
    "WorkerRow",
    "now",
]


__getattr__ = lazily(__name__, _HOMES)
