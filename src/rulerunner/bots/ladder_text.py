"""The ladder as a page and as a picture."""

from collections.abc import Iterator, Sequence
from typing import Final

from ..lang.words import CORP
from .ladder import Game, Rating, cross_table, ratings
from .roster import about

HEADINGS: Final = {"corp": "As the Corp", "runner": "As the Runner"}
TITLES: Final = {"corp": "as the Corp", "runner": "as the Runner"}
WIDTH, ROW, LEFT, RIGHT, TOP = 720, 26, 150, 30, 46
COLOURS: Final = {"corp": "#2563a8", "runner": "#b3432b"}


HEAD: Final = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {{height}}" font-family="sans-serif" '
    'font-size="13" role="img" aria-label="Ratings of the bots with their intervals">'
)


def page(games: Sequence[Game], command: str, machine: str, picture: str) -> str:
    """The report in Markdown."""
    return "\n".join(_lines(games, command, machine, picture)) + "\n"


def _lines(games: Sequence[Game], command: str, machine: str, picture: str) -> Iterator[str]:
    found = ratings(games)
    editions = sorted({game.meeting.rules for game in games})
    yield "# The ladder"
    yield ""
    yield f"Made by `{command}` from {len(games)} games under {', '.join(editions)}; {machine}"
    yield ""
    yield "Every bot meets every one in both seats, with the sample decks in turn. 400 points more are"
    yield "odds of ten to one; both seats are on one scale, whose middle is 0. The intervals are of 95%."
    yield ""
    if picture:
        yield f"![The ratings with their intervals]({picture})"
        yield ""
    for side in TITLES:
        yield f"## {HEADINGS[side]}"
        yield ""
        yield "| bot | rating | 95% interval | games won | what it is |"
        yield "| --- | ---: | ---: | ---: | --- |"
        for each in (each for each in found if each.side == side):
            rate = each.rate
            yield (
                f"| {each.bot} | {each.points:+.0f} | {each.low:+.0f} to {each.high:+.0f} "
                f"| {rate.wins} of {rate.games} ({100 * rate.share:.0f}%) | {about(each.bot)} |"
            )
        yield ""
    yield from _crossing(games)
    given_up = sum(not game.outcome.winner for game in games)
    turns = sum(game.outcome.turns for game in games) / max(1, len(games))
    yield ""
    yield f"A game had {turns:.1f} turns on average; {given_up} of {len(games)} were won by nobody."


def _crossing(games: Sequence[Game]) -> Iterator[str]:
    """How often the Corp of each row beat the Runner of each column."""
    cells = cross_table(games)
    bots = sorted({name for pair in cells for name in pair})
    yield "## Who beats whom"
    yield ""
    yield "How often the Corp of a row beat the Runner of a column."
    yield ""
    yield f"| Corp | {' | '.join(bots)} |"
    yield f"| --- |{' ---: |' * len(bots)}"
    for corp in bots:
        row = []
        for runner in bots:
            rate = cells.get((corp, runner))
            row.append(f"{100 * rate.share:.0f}% of {rate.games}" if rate is not None else "")
        yield f"| {corp} | {' | '.join(row)} |"


def picture(games: Sequence[Game]) -> str:
    """The ratings with their intervals, as an SVG."""
    found = ratings(games)
    least = min((each.low for each in found), default=-1.0)
    most = max((each.high for each in found), default=1.0)
    span = max(1.0, most - least)
    height = TOP + ROW * len(found) + 30

    def x(points: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (points - least) / span

    lines = [
        HEAD.format(height=height),
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        '<text x="12" y="22" font-size="15">Ratings, with 95% intervals</text>',
    ]
    ticks = range(int(least // 200) * 200, int(most) + 1, 200)
    lines += [_tick(x(tick), tick, height) for tick in ticks if least <= tick <= most]
    for place, each in enumerate(found):
        lines.append(_bar(each, TOP + ROW * place, x(each.low), x(each.points), x(each.high)))
    return "\n".join([*lines, "</svg>"]) + "\n"


def _tick(x: float, points: int, height: int) -> str:
    return (
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 10}" y2="{height - 24}" stroke="#ddd"/>'
        f'<text x="{x:.1f}" y="{height - 8}" text-anchor="middle" fill="#555">{points:+d}</text>'
    )


def _bar(each: Rating, y: int, low: float, middle: float, high: float) -> str:
    colour = COLOURS["corp" if each.side == CORP else "runner"]
    seat = "Corp" if each.side == CORP else "Runner"
    return (
        f'<text x="12" y="{y + 4}">{each.bot}, {seat}</text>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="2"/>'
        f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="{colour}"/>'
    )
