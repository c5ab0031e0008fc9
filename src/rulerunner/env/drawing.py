"""The table as text and as a picture, from the view of a seat. No browser is needed.

The Corp's servers stand side by side, each with its root at the top and its ice below, the outermost at the
bottom, where runs come from; the Runner's cards lie beneath.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from ..rules import EDITIONS
from ..view import View
from ..view.board import board
from ..view.records import CardView, PlayerView

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 1120
HEIGHT: Final = 720
COLUMNS: Final = 8
"""So many servers fit side by side; of more, the rest is counted."""
CARD: Final = (128, 30)
GAP: Final = 6
GROUND: Final = (18, 22, 30)
INK: Final = (226, 232, 240)
QUIET: Final = (130, 142, 160)
LIT: Final = (250, 204, 21)
COLOURS: Final = {
    "": (52, 60, 74),
    "agenda": (120, 53, 145),
    "asset": (25, 95, 140),
    "upgrade": (22, 110, 110),
    "operation": (60, 80, 120),
    "ice": (40, 84, 160),
    "identity": (90, 90, 100),
    "event": (140, 60, 40),
    "hardware": (120, 90, 30),
    "program": (150, 45, 75),
    "resource": (70, 110, 45),
}
"""By card type; the first is of cards that the seat does not know."""


def checked_mode(mode: str | None) -> str | None:
    """A render mode, if there is such a one."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"there is no render mode {mode!r}; there is {', '.join(RENDER_MODES)}")
    return mode


def rendered(mode: str | None, view: View) -> "str | NDArray[np.uint8] | None":
    """The table in a render mode; `human` prints it."""
    if mode == "rgb_array":
        return picture(view)
    if mode == "ansi":
        return ansi(view)
    if mode == "human":
        print(ansi(view))
    return None


def ansi(view: View) -> str:
    """The table as text, and the step that the game is at."""
    lines = board(view, None) if view.seat == "corp" else board(None, view)
    return "\n".join([*lines, _moment(view)]) + "\n"


def picture(view: View) -> NDArray[np.uint8]:
    """The table as an array of pixels: height, width, and red, green and blue."""
    image = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    _Pen(image).table(view)
    return np.asarray(image, np.uint8).copy()


def _moment(view: View) -> str:
    if view.result is not None:
        winner, reason = view.result
        return f"The game is over: {winner or 'nobody'} wins ({reason})."
    step = f"{view.step.what}, {view.step.rule}: {view.step.says}" if view.step is not None else ""
    return f"Turn {view.turn}. {step}"


class _Pen:
    def __init__(self, image: Image.Image) -> None:
        self._draw = ImageDraw.Draw(image)
        self._font = ImageFont.load_default(13)
        self._small = ImageFont.load_default(11)

    def table(self, view: View) -> None:
        edition = EDITIONS[view.rules]
        self._player(12, view.corp, "Corp", view)
        for at, server in enumerate(view.servers[:COLUMNS]):
            left = 12 + at * (CARD[0] + GAP + 2)
            attacked = view.run is not None and view.run.server == server.id
            self._text(left, 64, server.name, LIT if attacked else INK)
            top = 84
            for card in server.root[:5]:
                top = self._card(left, top, card)
            top = max(top + 10, 200)
            for place, card in enumerate(reversed(server.ice[-7:])):
                here = attacked and view.run is not None and view.run.position == len(server.ice) - 1 - place
                top = self._card(left, top, card, here)
        if len(view.servers) > COLUMNS:
            self._text(WIDTH - 90, 64, f"and {len(view.servers) - COLUMNS} more", QUIET)
        self._row(12, 450, edition.word("rig") if "rig" in edition.words else "rig", view.rig)
        self._row(12, 540, "hand", view.hand)
        self._player(HEIGHT - 108, view.runner, "Runner", view)
        self._text(12, HEIGHT - 56, _moment(view), LIT)
        if view.decision is not None:
            self._text(12, HEIGHT - 34, f"{view.seat}: {view.decision.prompt} ({view.decision.rule})", INK)

    def _player(self, top: int, player: PlayerView, name: str, view: View) -> None:
        identity = next((card.name for card in view.identities if card.side == player.side), "")
        parts = [f"{player.credits} credits", f"{player.clicks} clicks", f"{player.points} points"]
        parts += [f"hand {player.hand}/{player.hand_size}", f"deck {player.deck}"]
        parts += [f"{player.tags} tags"] * bool(player.tags)
        parts += [f"{player.bad_publicity} bad publicity"] * bool(player.bad_publicity)
        self._text(12, top, f"{name}  {identity}", LIT if view.active == player.side else INK)
        self._text(12, top + 20, "   ".join(parts), QUIET)

    def _row(self, left: int, top: int, name: str, cards: tuple[CardView, ...]) -> None:
        self._text(left, top - 18, f"{name} ({len(cards)})", QUIET)
        for at, card in enumerate(cards[: 2 * COLUMNS]):
            self._card(left + at % COLUMNS * (CARD[0] + GAP + 2), top + at // COLUMNS * (CARD[1] + GAP), card)

    def _card(self, left: int, top: int, card: CardView, lit: bool = False) -> int:
        """Draw a card; where the next one goes."""
        box = (left, top, left + CARD[0], top + CARD[1])
        shade = COLOURS.get(card.type, COLOURS[""])
        if not card.faceup and card.zone == "table":
            shade = (shade[0] // 2 + 16, shade[1] // 2 + 16, shade[2] // 2 + 16)
        self._draw.rounded_rectangle(box, 4, fill=shade, outline=LIT if lit else (90, 100, 115))
        self._draw.text((left + 5, top + 3), _short(card.name or "?", 20), fill=INK, font=self._small)
        notes = [f"strength {card.strength}"] if card.strength is not None else []
        notes += [f"{count} {kind}" for kind, count in card.counters]
        notes += [note.text for note in card.notes]
        self._draw.text((left + 5, top + 16), _short(", ".join(notes), 22), fill=QUIET, font=self._small)
        return top + CARD[1] + GAP

    def _text(self, left: int, top: int, text: str, ink: tuple[int, int, int]) -> None:
        self._draw.text((left, top), _short(text, 150), fill=ink, font=self._font)


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
