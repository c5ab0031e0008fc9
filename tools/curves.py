"""Shares with their intervals as curves: a small picture in SVG."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 360, 60, 20, 40, 44
APART: Final = 7
"""Curves stand so far beside each other, that one interval does not hide the other."""


class Point(NamedTuple):
    """A share, at a place of the scale below, with its interval."""

    at: int
    share: float
    low: float
    high: float


class Curve(NamedTuple):
    """Points of one kind."""

    title: str
    colour: str
    points: Sequence[Point]


def curves(title: str, below: str, scale: Sequence[str], found: Sequence[Curve]) -> str:
    """The picture: what stands above it, what is written below, the scale there, and the curves."""
    wide = (WIDTH - LEFT - RIGHT) / max(1, len(scale))
    middles = [LEFT + wide * (at + 0.5) for at in range(len(scale))]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"',
        f'  font-size="13" role="img" aria-label="{title}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22" font-size="15">{title}</text>',
        *(_level(percent) for percent in range(0, 101, 25)),
        *(_text(x, HEIGHT - 24, "middle", name) for x, name in zip(middles, scale, strict=True)),
        _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, "middle", below),
    ]
    for at, curve in enumerate(found):
        shift = APART * (2 * at - len(found) + 1)
        lines += _drawn([(middles[point.at] + shift, point) for point in curve.points], curve.colour)
        x = WIDTH - RIGHT - 130 * (len(found) - at) + 10
        lines.append(f'<circle cx="{x}" cy="18" r="5" fill="{curve.colour}"/>')
        lines.append(_text(x + 10, 22, "start", curve.title))
    return "\n".join([*lines, "</svg>"]) + "\n"


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def _text(x: float, y: float, anchor: str, text: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#333">{text}</text>'


def _level(percent: int) -> str:
    y = _y(percent / 100)
    line = f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
    return line + _text(LEFT - 8, y + 4, "end", f"{percent}%")


def _drawn(points: Sequence[tuple[float, Point]], colour: str) -> Iterator[str]:
    path = " ".join(f"{x:.1f},{_y(each.share):.1f}" for x, each in points)
    yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-opacity="0.4"/>'
    for x, each in points:
        ends = f'y1="{_y(each.low):.1f}" y2="{_y(each.high):.1f}"'
        yield f'<line x1="{x:.1f}" x2="{x:.1f}" {ends} stroke="{colour}" stroke-width="2"/>'
        yield f'<circle cx="{x:.1f}" cy="{_y(each.share):.1f}" r="5" fill="{colour}"/>'
