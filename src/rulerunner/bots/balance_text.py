"""The balance of a card in words and as a picture."""

from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from .balance import Balance

WIDTH, ROW, LEFT, RIGHT, TOP = 760, 26, 250, 40, 64
COLOURS: Final = {"all": "#1f2937", "bot": "#2563a8", "deck": "#b3432b"}


def report(name: str, rules: str, found: Balance) -> Iterator[str]:
    """What came out, line by line."""
    low, high = found.interval
    yield f"{name}: {found.games} games under {rules}, each with it and without it from the same seed"
    yield ""
    yield f"  won without it  {found.without:5}  {100 * found.without / max(1, found.games):5.1f}%"
    yield f"  won with it     {found.with_it:5}  {100 * found.with_it / max(1, found.games):5.1f}%"
    spread = f"95%: {100 * low:+.1f} to {100 * high:+.1f}"
    yield f"  difference      {100 * found.difference:+.1f} points ({spread})"
    yield f"  {verdict(found)}"
    yield ""
    for what in ("drawn", "played", "used"):
        share = 100 * found.in_games[what] / max(1, found.games)
        yield f"  {what:7} {getattr(found, what):5} times, in {share:.0f}% of the games"
    if found.replaced:
        yield (
            "  It took the place of "
            + ", ".join(f"{count}x {card}" for card, count in found.replaced.items())
            + "."
        )
    if found.endless:
        yield f"  {found.endless} of the games with it had no end; nobody won those."
    for title, parts in (("By bot", found.by_bot), ("By deck", found.by_deck)):
        yield ""
        yield f"  {title}"
        widest = max(map(len, parts), default=0)
        for each, part in parts.items():
            low, high = part.interval
            spread = f"({100 * low:+.1f} to {100 * high:+.1f})"
            yield f"    {each:{widest}}  {100 * part.difference:+6.1f}  {spread}, {part.games} games"


def verdict(found: Balance) -> str:
    """What the figures allow to say, and no more."""
    low, high = found.interval
    if low > 0:
        return "The card is stronger than what it replaced."
    if high < 0:
        return "The card is weaker than what it replaced."
    return (
        "These games do not tell whether it is stronger or weaker than what it replaced: play more of them."
    )


HEAD: Final = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {{height}}" font-family="sans-serif" '
    'font-size="13" role="img" aria-label="{label}: games won with it and without it">'
)


def _caption(found: Balance) -> str:
    return f"Games won with it, less those won without it ({found.games} pairs; bars are 95% intervals)"


def picture(name: str, found: Balance) -> str:
    """The differences and their intervals as a drawing (SVG)."""
    rows = [("all games", found, "all")]
    rows += [(each, part, "bot") for each, part in found.by_bot.items()]
    rows += [(each, part, "deck") for each, part in found.by_deck.items()]
    edge = max(0.05, *(abs(end) for _, part, _ in rows for end in part.interval))
    height = TOP + ROW * len(rows) + 44

    def across(share: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (share + edge) / (2 * edge)

    lines = [
        HEAD.format(height=height, label=escape(name, {'"': "&quot;"})),
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="26" font-size="17" fill="#111827">{escape(name)}</text>',
        f'<text x="16" y="46" fill="#4b5563">{_caption(found)}</text>',
    ]
    bottom = TOP + ROW * len(rows)
    for tick in (-edge, -edge / 2, 0.0, edge / 2, edge):
        x = across(tick)
        stroke = "#111827" if tick == 0 else "#d1d5db"
        lines.append(f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{bottom}" stroke="{stroke}"/>')
        lines.append(
            f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle" fill="#4b5563">'
            f"{100 * tick:+.0f}</text>"
        )
    for number, (label, part, kind) in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        low, high = part.interval
        colour = COLOURS[kind]
        lines.append(
            f'<text x="{LEFT - 12}" y="{y + 4:.1f}" text-anchor="end" fill="#111827">{escape(label)}</text>'
        )
        lines.append(
            f'<line x1="{across(low):.1f}" y1="{y:.1f}" x2="{across(high):.1f}" y2="{y:.1f}" '
            f'stroke="{colour}" stroke-width="3" stroke-linecap="round"/>'
        )
        lines.append(f'<circle cx="{across(part.difference):.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>')
    lines.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{bottom + 36}" text-anchor="middle" fill="#4b5563">'
        "points of a hundred</text>"
    )
    return "\n".join([*lines, "</svg>", ""])
