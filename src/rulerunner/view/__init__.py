"""What a seat may see: its view of the game, its decision in words, the log in words.

Everything here is what the rules let a seat know: changing a card that it cannot see changes nothing of this.
"""

from .log import Line, Teller, say, transcript
from .records import View
from .view import UnknownSeat, view
from .words import option_text, prompt

__all__ = ["Line", "Teller", "UnknownSeat", "View", "option_text", "prompt", "say", "transcript", "view"]
