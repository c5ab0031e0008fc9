"""A timing structure as a drawing: a page of SVG that needs nothing but itself."""

from typing import Final
from xml.sax.saxutils import escape

from ..rules import Edition, Structure, Window
from ..rules.explaining.doing import after_steps, legend
from ..rules.explaining.flow import classes
from ..rules.explaining.whole import whole
from . import paint
from .paint import chip, chip_width, element, rectangle, words
from .placing import ABOVE, BOX, HEADER, LANE, LINE, PAD, SIZE, Box, Lane, Plan, chips, ends, plan, wins
from .routing import INSET, LABEL, TRACK, Jump, Net, Routes, gutters_of, route

EDGE: Final = 46.0
TITLE: Final = 110.0
BUS: Final = 13.0


def draw(edition: Edition, names: list[str]) -> str:
    """The whole drawing, one structure below the other."""
    parts: list[str] = []
    y, widest = EDGE, 0.0
    for name in names:
        drawn, width, height = _structure(edition, whole(edition.id, name), y)
        parts.append(drawn)
        widest = max(widest, width)
        y += height + 56
    footer, height = _legend(edition, names, EDGE, y, widest - 2 * EDGE)
    parts.append(footer)
    total = y + height + EDGE
    title = f"{', '.join(edition.structures[n].title for n in names)}: {edition.title}"
    body = (
        element("title", escape(title))
        + element("defs", paint.heads())
        + rectangle(0, 0, widest, total, paint.PAPER)
        + "\n".join(parts)
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        + element(
            "svg",
            body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {widest:.0f} {total:.0f}",
            width=f"{widest:.0f}",
            height=f"{total:.0f}",
            font_family=paint.FONT,
            role="img",
        )
        + "\n"
    )


class _Sheet:
    """Where the columns and tracks of one structure lie."""

    def __init__(self, laid: Plan, routes: Routes, top: float) -> None:
        self.routes = routes
        self.top = top
        self.lefts: list[float] = []
        self.gutters: list[float] = []
        x = EDGE
        for column, (before, tracks, after) in enumerate(routes.gutters):
            self.gutters.append(x + (before if column else 0))
            x += (before if column else 0) + tracks + (after if column < laid.columns else 0)
            if column < laid.columns:
                self.lefts.append(x)
                x += LANE
        self.width = x + EDGE

    def left(self, box: Box) -> float:
        return self.lefts[box.column] + INSET

    def track(self, net: Net) -> float:
        return self.gutters[net.gutter] + TRACK * self.routes.tracks[net]

    def side(self, box: Box, gutter: int) -> float:
        """The edge of a box that faces a gutter."""
        return self.left(box) if gutter == box.column else self.left(box) + BOX


def _structure(edition: Edition, structure: Structure, top: float) -> tuple[str, float, float]:
    """A structure, and the width and height it takes."""
    routes = route(plan(structure, 0.0))
    head = TITLE + BUS * len(routes.buses)
    laid = plan(structure, top + head)
    sheet = _Sheet(laid, routes := route(laid), top + head)
    parts = [_title(edition, structure, top)]
    parts += [_lane(lane, sheet.lefts[lane.column]) for lane in laid.lanes]
    parts += [_down(a, b, label, sheet) for a, b, label in routes.down]
    parts += [_header(lane, sheet.lefts[lane.column]) for lane in laid.lanes]
    parts.append(_start(next(iter(laid.boxes.values())), sheet))
    parts += [_end(box, sheet) for box in laid.boxes.values() if ends(box.row)]
    parts += [_won(box, sheet) for box in laid.boxes.values() if wins(box.row)]
    parts += [_jump(jump, sheet) for jump in sorted(routes.jumps, key=lambda jump: not jump.back)]
    parts += [_box(box, sheet.left(box)) for box in laid.boxes.values()]
    parts += [_exit_label(jump, sheet) for jump in routes.jumps if jump.label]
    return "\n".join(parts), max(sheet.width, 760.0), head + laid.height


def _title(edition: Edition, structure: Structure, y: float) -> str:
    rule = "" if structure.rule.startswith("chart") else f", rule {structure.rule}"
    return (
        words(EDGE, y + 2, "NETRUNNER STEP BY STEP", 12, paint.FAINT, letter_spacing=2.5)
        + words(EDGE, y + 36, structure.title, 34, paint.HEADER, font_weight="bold")
        + words(EDGE, y + 60, f"{edition.title} ({edition.id}){rule}", 15, paint.FAINT)
        + words(EDGE, y + 80, _note(edition, structure), 13, paint.FAINT, font_style="italic")
    )


def _note(edition: Edition, structure: Structure) -> str:
    """What the boxes alone do not say."""
    notes = []
    if structure.name == "run":
        end = next(row for row in structure.rows if row.phase == structure.rows[-1].phase)
        notes.append(f"Whatever ends the run leads from any step straight to {end.rule}.")
    return " ".join([*notes, after_steps(edition)])


def _lane(lane: Lane, x: float) -> str:
    return rectangle(x, lane.y, LANE, lane.height, paint.LANE, paint.LANE_EDGE, rx=10)


def _header(lane: Lane, x: float) -> str:
    """The head of a lane, round only above."""
    side, top = HEADER - 10, LANE - 20
    path = f"M{x:.1f},{lane.y + HEADER:.1f} v-{side:.1f} q0,-10 10,-10 h{top:.1f} q10,0 10,10 v{side:.1f} z"
    return element("path", d=path, fill=paint.HEADER) + words(
        x + 14, lane.y + 20, lane.title, 15, "#ffffff", font_weight="bold"
    )


def _start(box: Box, sheet: _Sheet) -> str:
    x, y = sheet.left(box) + BOX / 2, box.y - ABOVE + 5
    dot = element("circle", cx=x, cy=y, r=4.5, fill=paint.FLOW)
    return dot + paint.arrow(((x, y), (x, box.y)), paint.FLOW, halo=False)


def _end(box: Box, sheet: _Sheet) -> str:
    x, y = sheet.left(box) + BOX / 2, box.y + box.height
    ring = element("circle", cx=x, cy=y + 22, r=6.5, fill="none", stroke=paint.FLOW, stroke_width=1.8)
    dot = element("circle", cx=x, cy=y + 22, r=3.2, fill=paint.FLOW)
    return ring + dot + paint.arrow(((x, y), (x, y + 15.5)), paint.FLOW, halo=False)


def _won(box: Box, sheet: _Sheet) -> str:
    """A question that may end the game has its end at the tip on its left."""
    x, y = sheet.left(box), box.at(0.5)
    ring = element("circle", cx=x - 7, cy=y, r=6.5, fill="none", stroke=paint.FLOW, stroke_width=1.8)
    return ring + element("circle", cx=x - 7, cy=y, r=3.2, fill=paint.FLOW)


def _box(box: Box, x: float) -> str:
    look = paint.LOOKS[paint.kind(box.row)]
    inset = 6.0 if look.pointed else 0.0
    style = {"font_style": "italic"} if look.dashed else {}
    parts = [paint.box(x, box.y, BOX, box.height, look)]
    baseline = box.y + PAD + 12.5
    parts.append(words(x + PAD + inset, baseline, box.row.rule, SIZE, paint.INK, font_weight="bold"))
    for number, line in enumerate(box.lines):
        parts.append(words(x + PAD + inset + box.stub, baseline + LINE * number, line, SIZE, **style))
    right = x + BOX - PAD - inset
    y = box.y + box.height - PAD - 16.5
    for label in reversed(box.chips):
        right -= chip_width(label)
        parts.append(chip(right, y, label, paint.CHIPS[label]))
        right -= 4
    return element("g", "".join(parts), id=f"step-{box.row.rule.replace('?', '-q').replace('+', '-p')}")


def _down(start: Box, to: Box, label: str, sheet: _Sheet) -> str:
    x, y = sheet.left(start) + BOX / 2, start.y + start.height
    line = paint.arrow(((x, y), (x, to.y)), paint.FLOW, halo=False)
    return line + (_tag(x + 9, y + 13, label, paint.FLOW, paint.LANE) if label else "")


def _jump(jump: Jump, sheet: _Sheet) -> str:
    first, last = gutters_of(jump)
    out, into = jump.out, jump.into
    start = (sheet.side(jump.start, first), out)
    end = (sheet.side(jump.to, last), into)
    x = sheet.track(jump.net(first))
    if first == last:
        points = [start, (x, out), (x, into), end]
    else:
        bus = sheet.top - 14 - BUS * sheet.routes.buses[jump.net(last)]
        other = sheet.track(jump.net(last))
        points = [start, (x, out), (x, bus), (other, bus), (other, into), end]
    return paint.arrow(points, _colour(jump))


def _colour(jump: Jump) -> str:
    return paint.LOOP if jump.back else paint.ONWARD


def _exit_label(jump: Jump, sheet: _Sheet) -> str:
    first, _ = gutters_of(jump)
    x = sheet.side(jump.start, first)
    leftward = first == jump.start.column
    return _tag(x - 5 if leftward else x + 5, jump.out - 5, jump.label, _colour(jump), paint.PAPER, leftward)


def _tag(x: float, y: float, text: str, colour: str, around: str, leftward: bool = False) -> str:
    """A word beside an arrow; y is its baseline, `around` the colour of its halo."""
    halo = {"stroke": around, "stroke_width": 3.5, "paint_order": "stroke", "stroke_linejoin": "round"}
    anchor = "end" if leftward else "start"
    return words(x, y, text, LABEL, colour, font_weight="bold", text_anchor=anchor, **halo)


def _legend(edition: Edition, names: list[str], x: float, y: float, width: float) -> tuple[str, float]:
    """What shapes and colours mean; only those that occur."""
    rows = [row for name in names for row in whole(edition.id, name).rows]
    used = {paint.kind(row) for row in rows}
    windows = [row.op for row in rows if isinstance(row.op, Window)]
    meanings = legend(edition)
    marks = [m for m in ("P", "R", "S") if any(m in classes(w) for w in windows)]
    items: list[tuple[str, str]] = [(kind, text) for kind, text in paint.KINDS.items() if kind in used]
    parts = [words(x, y + 14, "Legend", 15, paint.HEADER, font_weight="bold")]
    columns = 3 if width >= 1000 else 1
    cells = [_swatch(kind, text) for kind, text in items]
    cells += [_chip_cell(m, meanings[m].partition(") ")[2]) for m in marks]
    if any(w.ice for w in windows):
        cells.append(_chip_cell("+ ice", meanings["ice"].removeprefix("+ ")))
    whose = [w for w in ("Corp", "Runner") if any(w in labels for labels in map(chips, rows))]
    cells += [_chip_cell(w, f"only the {w} acts or decides") for w in whose]
    cells += [
        _line_cell(paint.FLOW, "what comes next (dot: start, ring: end)"),
        _line_cell(paint.ONWARD, "a way on to another place"),
    ]
    cells.append(_line_cell(paint.LOOP, "a loop: a way back"))
    deep = -(-len(cells) // columns)
    for number, cell in enumerate(cells):
        at = (x + width / columns * (number // deep), y + 30 + 25 * (number % deep))
        parts.append(element("g", cell, transform=f"translate({at[0]:.1f},{at[1]:.1f})"))
    return "".join(parts), 30 + 25.0 * deep


def _swatch(kind: str, text: str) -> str:
    return paint.box(0, 0, 44, 18, paint.LOOKS[kind]) + words(66, 13.5, text, SIZE)


def _chip_cell(label: str, text: str) -> str:
    return chip(0, 0.5, label, paint.CHIPS[label]) + words(66, 13.5, text, SIZE)


def _line_cell(colour: str, text: str) -> str:
    return paint.arrow(((0, 9), (44, 9)), colour, halo=False) + words(66, 13.5, text, SIZE)
