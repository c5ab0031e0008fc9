"""The paintbox of the drawing: colours, letters and the few shapes it is made of."""

from collections.abc import Iterable
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from ..rules import Ask, Branch, Checkpoint, Complete, Goto, Row, Window

PAPER: Final = "#fbf9f4"
INK: Final = "#1f2933"
FAINT: Final = "#52606d"
LANE: Final = "#f1ede3"
LANE_EDGE: Final = "#d8d0bf"
HEADER: Final = "#27364a"
FLOW: Final = "#3e4c59"
ONWARD: Final = "#2456a6"
LOOP: Final = "#b23a1d"
CORP: Final = "#1d5fa8"
RUNNER: Final = "#a8281e"
FONT: Final = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"

CHIPS: Final[dict[str, str]] = {
    "P": "#0f7464",
    "R": "#9a5200",
    "S": "#6b3fa0",
    "+ ice": "#0b6a94",
    "Corp": CORP,
    "Runner": RUNNER,
}


class Look(NamedTuple):
    """How the box of a kind of row is painted."""

    fill: str
    edge: str
    dashed: bool = False
    pointed: bool = False


LOOKS: Final[dict[str, Look]] = {
    "step": Look("#ffffff", "#8a97a5"),
    "window": Look("#dff3ee", "#0f7464"),
    "action": Look("#fdeec4", "#9a6b00"),
    "special": Look("#fbe3dc", "#b23a1d"),
    "question": Look("#e4ebfb", ONWARD, pointed=True),
    "checkpoint": Look("#f4f4f6", "#8a97a5", dashed=True),
    "complete": Look("#e7e2d6", "#6b6353"),
}

KINDS: Final[dict[str, str]] = {
    "step": "a step the game carries out",
    "window": "a window for both players, or for one",
    "action": "a window for an action",
    "special": "a window of another kind",
    "question": "a question: by a fact, or by a player's choice",
    "checkpoint": "a checkpoint",
    "complete": "the end of a phase",
}


def kind(row: Row) -> str:
    """Which look a row has."""
    match row.op:
        case Window(kind="paid"):
            return "window"
        case Window(kind="action"):
            return "action"
        case Window():
            return "special"
        case Branch() | Ask():
            return "question"
        case Checkpoint():
            return "checkpoint"
        case Complete() | Goto():
            return "complete"
    return "step"


def width_of(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text is, on the generous side, whatever sans-serif letters there are."""
    units = 0.0
    for letter in text:
        if letter in "ijl.,:;'|!()[] ft":
            units += 0.34
        elif letter in "mwMW@%":
            units += 0.92
        elif letter.isupper():
            units += 0.72
        else:
            units += 0.59
    return units * size * (1.08 if bold else 1.0)


def wrap(text: str, size: float, room: float) -> list[str]:
    """A text in lines that fit."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def element(name: str, content: str = "", /, **attributes: object) -> str:
    """An element of the drawing. Underscores in names of attributes stand for hyphens."""
    pairs = "".join(
        f" {key.strip('_').replace('_', '-')}={quoteattr(_number(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{pairs}>{content}</{name}>" if content else f"<{name}{pairs}/>"


def _number(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def rectangle(
    x: float, y: float, w: float, h: float, fill: str, edge: str = "none", /, **more: object
) -> str:
    """A rectangle, with `rx` for round corners."""
    return element("rect", x=x, y=y, width=w, height=h, fill=fill, stroke=edge, **more)


def words(x: float, y: float, text: str, size: float, fill: str = INK, /, **more: object) -> str:
    """A line of text; y is its baseline."""
    return element("text", escape(text), x=x, y=y, font_size=size, fill=fill, **more)


def box(x: float, y: float, w: float, h: float, look: Look) -> str:
    """The shape of a step."""
    dash = {"stroke_dasharray": "5 3"} if look.dashed else {}
    if look.pointed:
        tip = 13.0
        points = (
            (x, y + h / 2),
            (x + tip, y),
            (x + w - tip, y),
            (x + w, y + h / 2),
            (x + w - tip, y + h),
            (x + tip, y + h),
        )
        joined = " ".join(f"{_number(float(a))},{_number(float(b))}" for a, b in points)
        return element("polygon", points=joined, fill=look.fill, stroke=look.edge, stroke_width=1.4)
    return rectangle(x, y, w, h, look.fill, look.edge, rx=7, stroke_width=1.4, **dash)


def chip_width(text: str) -> float:
    """How wide a chip is."""
    return width_of(text, 11, bold=True) + 13


def chip(x: float, y: float, text: str, fill: str) -> str:
    """A small coloured label, 17 high; y is its top."""
    w = chip_width(text)
    label = words(x + w / 2, y + 12.5, text, 11, "#ffffff", font_weight="bold", text_anchor="middle")
    return rectangle(x, y, w, 17.0, fill, rx=8.5) + label


def arrow(points: Iterable[tuple[float, float]], colour: str, halo: bool = True) -> str:
    """A line with an arrowhead and round corners, with paper around it where it crosses others."""
    path = _rounded(list(points))
    shared: dict[str, object] = {"d": path, "fill": "none", "stroke_linejoin": "round"}
    under = element("path", stroke=PAPER, stroke_width=5.5, stroke_opacity=0.85, **shared) if halo else ""
    marker = f"url(#head-{colour.removeprefix('#')})"
    return under + element("path", stroke=colour, stroke_width=1.8, marker_end=marker, **shared)


def heads() -> str:
    """The arrowheads."""
    return "".join(
        element(
            "marker",
            element("path", d="M0,0 L9,4.5 L0,9 z", fill=colour),
            id=f"head-{colour.removeprefix('#')}",
            markerWidth=9,
            markerHeight=9,
            refX=8.4,
            refY=4.5,
            orient="auto",
            markerUnits="userSpaceOnUse",
        )
        for colour in (FLOW, ONWARD, LOOP)
    )


def _rounded(points: list[tuple[float, float]], radius: float = 7.0) -> str:
    """A path of straight lines whose corners are round."""
    parts = [f"M{_number(points[0][0])},{_number(points[0][1])}"]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        start, end = _towards(corner, before, radius), _towards(corner, after, radius)
        parts.append(f"L{start} Q{_number(corner[0])},{_number(corner[1])} {end}")
    parts.append(f"L{_number(points[-1][0])},{_number(points[-1][1])}")
    return " ".join(parts)


def _towards(corner: tuple[float, float], other: tuple[float, float], radius: float) -> str:
    dx, dy = other[0] - corner[0], other[1] - corner[1]
    length = max(abs(dx), abs(dy), 0.001)
    reach = min(radius, length / 2)
    return f"{_number(corner[0] + dx / length * reach)},{_number(corner[1] + dy / length * reach)}"
