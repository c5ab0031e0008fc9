"""The chances of a game as a picture."""

from typing import Final

from .analysis import Analysis

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 720, 240, 44, 34, 20
CORP_COLOUR, RUNNER_COLOUR, MARK = "#2563a8", "#b3432b", "#8a5a00"
HEAD: Final = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
    'font-size="12" role="img" aria-label="The chance of the Corp to win, turn by turn">'
)
NOTHING: Final = "There is nothing to show."


def picture(analysis: Analysis) -> str:
    """The Corp's chance over the turns, as an SVG; the Runner's is what is left of it."""
    points = analysis.points
    last = max((point.turn for point in points), default=1)
    first = min((point.turn for point in points), default=0)

    def x(turn: int) -> float:
        return LEFT + (WIDTH - LEFT - 16) * (turn - first) / max(1, last - first)

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    way = " ".join(f"{x(point.turn):.1f},{y(point.corp):.1f}" for point in points)
    lines = [
        HEAD,
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    lines += [_level(y(chance), chance) for chance in (0.0, 0.25, 0.5, 0.75, 1.0)]
    if not points:
        lines.append(f'<text x="{WIDTH / 2}" y="{HEIGHT / 2}" text-anchor="middle">{NOTHING}</text>')
    lines.append(f'<polyline points="{way}" fill="none" stroke="{CORP_COLOUR}" stroke-width="2"/>')
    lines += [
        f'<circle cx="{x(point.turn):.1f}" cy="{y(point.corp):.1f}" r="4" fill="{MARK}"/>'
        for point in analysis.turning
    ]
    lines += [
        f'<line x1="{x(each.turn):.1f}" x2="{x(each.turn):.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" '
        f'stroke="{CORP_COLOUR if each.side == "corp" else RUNNER_COLOUR}" stroke-dasharray="2 3"/>'
        for each in analysis.findings
    ]
    lines.append(
        f'<text x="{LEFT}" y="{HEIGHT - 10}">Chance of the Corp, turns {first} to {last}. Dots: it turned. '
        "Dashes: a choice that lost much (blue the Corp, red the Runner).</text>"
    )
    return "\n".join([*lines, "</svg>"]) + "\n"


def _level(y: float, chance: float) -> str:
    return (
        f'<line x1="{LEFT}" x2="{WIDTH - 16}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
        f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{100 * chance:.0f}%</text>'
    )
