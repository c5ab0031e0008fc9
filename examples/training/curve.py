"""The learning curve as a drawing, from its figures."""

import csv
from pathlib import Path

WIDTH, HEIGHT, LEFT, BOTTOM = 640, 320, 56, 40
COLOURS = {"corp": "#2563eb", "runner": "#dc2626"}


def draw(figures: Path, drawing: Path) -> None:
    """Draw the share of games won against decisions, with the intervals as bands."""
    with figures.open(newline="") as file:
        rows = list(csv.DictReader(file))
    most = max([float(row["decisions"]) for row in rows] + [1.0])

    def point(row: dict[str, str], field: str) -> tuple[float, float]:
        across = LEFT + (WIDTH - LEFT - 16) * float(row["decisions"]) / most
        return across, 16 + (HEIGHT - BOTTOM - 16) * (1 - float(row[field]))

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        '<g font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        y = 16 + (HEIGHT - BOTTOM - 16) * (1 - share)
        ink = "#888" if share == 0.8 else "#ddd"
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 16}" y1="{y:.1f}" y2="{y:.1f}" stroke="{ink}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for seat, colour in COLOURS.items():
        band = [point(row, f"{seat} low") for row in rows] + [
            point(row, f"{seat} high") for row in reversed(rows)
        ]
        line = [point(row, f"{seat} share") for row in rows]
        parts.append(f'<polygon points="{_points(band)}" fill="{colour}" opacity="0.15"/>')
        parts.append(f'<polyline points="{_points(line)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x, y = line[-1]
        parts.append(f'<text x="{x - 4:.1f}" y="{y - 6:.1f}" text-anchor="end" fill="{colour}">{seat}</text>')
    parts.append(
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">'
        f"decisions, up to {most:,.0f}</text></g></svg>"
    )
    drawing.write_text("\n".join(parts) + "\n")


def _points(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
