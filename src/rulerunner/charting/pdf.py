"""A drawing as a page of PDF to print: the few shapes our drawings have, in letters every reader has."""

import re
from collections.abc import Iterator
from math import hypot
from typing import Final
from xml.etree import ElementTree

from . import metrics
from .paint import PAPER

PAGE: Final = (842.0, 595.0)
"""A4, the long side across..."""
MARGIN: Final = 24.0
"""...with so much left free, in points."""
ROUND: Final = 0.5523
"""How far the handles of a curve reach that is a quarter of a circle."""
HEAD: Final = (8.4, 4.5)
"""An arrowhead: its length, and half its width."""
NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
PATH: Final = re.compile(r"([MLQqhvz])([^MLQqhvz]*)")
MOVED: Final = re.compile(r"translate\(([-\d.]+),([-\d.]+)\)")

Point = tuple[float, float]


def page(svg: str) -> bytes:
    """A drawing of ours on one page of A4, across or upright as fits it."""
    root = ElementTree.fromstring(svg)
    _, _, width, height = (float(part) for part in root.attrib["viewBox"].split())
    paper = PAGE if width >= height else PAGE[::-1]
    scale = min((paper[0] - 2 * MARGIN) / width, (paper[1] - 2 * MARGIN) / height)
    left, top = (paper[0] - width * scale) / 2, paper[1] - (paper[1] - height * scale) / 2
    content = [f"{scale:.5f} 0 0 {-scale:.5f} {left:.3f} {top:.3f} cm"]
    for part in root:
        content += _shape(part)
    return _file(paper, "\n".join(content).encode("cp1252", "replace"))


def _shape(part: ElementTree.Element) -> Iterator[str]:
    name = part.tag.rpartition("}")[2]
    if name == "g":
        moved = MOVED.match(part.get("transform", ""))
        yield f"q 1 0 0 1 {moved[1]} {moved[2]} cm" if moved else "q"
        for inner in part:
            yield from _shape(inner)
        yield "Q"
    elif name == "text":
        yield from _text(part)
    elif name in OUTLINES:
        yield from _painted(part, OUTLINES[name](part))
        if part.get("marker-end"):
            yield from _head(part)


# --- shapes -----------------------------------------------------------------------------------------------


def _painted(part: ElementTree.Element, outline: list[str]) -> Iterator[str]:
    fill, stroke = part.get("fill", "none"), part.get("stroke", "none")
    yield "q"
    if part.get("stroke-dasharray"):
        yield f"[{part.get('stroke-dasharray')}] 0 d"
    if fill != "none":
        yield f"{_colour(fill)} rg"
    if stroke != "none":
        yield f"{_colour(stroke)} RG {part.get('stroke-width', '1')} w 1 j"
    yield from outline
    yield {(True, True): "B", (True, False): "f", (False, True): "S"}.get(
        (fill != "none", stroke != "none"), "n"
    )
    yield "Q"


def _rectangle(part: ElementTree.Element) -> list[str]:
    x, y, w, h = (float(part.attrib[name]) for name in ("x", "y", "width", "height"))
    r = min(float(part.get("rx", "0")), w / 2, h / 2)
    if not r:
        return [f"{x:.2f} {y:.2f} {w:.2f} {h:.2f} re"]
    corners = (
        ((x + w, y), (-1, 0), (0, 1)),
        ((x + w, y + h), (0, -1), (-1, 0)),
        ((x, y + h), (1, 0), (0, -1)),
        ((x, y), (0, 1), (1, 0)),
    )
    lines = [f"{x + r:.2f} {y:.2f} m"]
    for (cx, cy), (ax, ay), (bx, by) in corners:
        start, end = (cx + ax * r, cy + ay * r), (cx + bx * r, cy + by * r)
        reach = r * (1 - ROUND)
        handles = ((cx + ax * reach, cy + ay * reach), (cx + bx * reach, cy + by * reach))
        lines.append(f"{_at(start)} l {_at(handles[0])} {_at(handles[1])} {_at(end)} c")
    return [*lines, "h"]


def _circle(part: ElementTree.Element) -> list[str]:
    x, y, r = (float(part.attrib[name]) for name in ("cx", "cy", "r"))
    square = {"x": x - r, "y": y - r, "width": 2 * r, "height": 2 * r, "rx": r}
    return _rectangle(ElementTree.Element("rect", {name: str(value) for name, value in square.items()}))


def _polygon(part: ElementTree.Element) -> list[str]:
    numbers = [float(number) for number in NUMBER.findall(part.attrib["points"])]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    return [f"{_at(points[0])} m", *(f"{_at(point)} l" for point in points[1:]), "h"]


def _path(part: ElementTree.Element) -> list[str]:
    return [line for line, _ in _steps(part.attrib["d"])]


def _steps(path: str) -> Iterator[tuple[str, Point]]:
    """The steps of a path, each with the place it comes to."""
    at = (0.0, 0.0)
    for letter, rest in PATH.findall(path):
        n = [float(number) for number in NUMBER.findall(rest)]
        match letter:
            case "M":
                at = (n[0], n[1])
                yield f"{_at(at)} m", at
            case "L":
                at = (n[0], n[1])
                yield f"{_at(at)} l", at
            case "h" | "v":
                at = (at[0] + n[0], at[1]) if letter == "h" else (at[0], at[1] + n[0])
                yield f"{_at(at)} l", at
            case "Q" | "q":
                off = at if letter == "q" else (0.0, 0.0)
                bend, end = (n[0] + off[0], n[1] + off[1]), (n[2] + off[0], n[3] + off[1])
                one, two = _between(at, bend), _between(end, bend)
                yield f"{_at(one)} {_at(two)} {_at(end)} c", end
                at = end
            case "z":
                yield "h", at


def _between(start: Point, bend: Point) -> Point:
    """Two thirds of the way: what makes a curve with one handle one with two."""
    return (start[0] + (bend[0] - start[0]) * 2 / 3, start[1] + (bend[1] - start[1]) * 2 / 3)


def _head(part: ElementTree.Element) -> Iterator[str]:
    """The arrowhead at the end of a path."""
    before, end = [place for _, place in _steps(part.attrib["d"])][-2:]
    dx, dy = end[0] - before[0], end[1] - before[1]
    far = hypot(dx, dy) or 1.0
    dx, dy = dx / far, dy / far
    foot = (end[0] - dx * HEAD[0], end[1] - dy * HEAD[0])
    one = (foot[0] - dy * HEAD[1], foot[1] + dx * HEAD[1])
    two = (foot[0] + dy * HEAD[1], foot[1] - dx * HEAD[1])
    yield f"{_colour(part.attrib['stroke'])} rg {_at(end)} m {_at(one)} l {_at(two)} l h f"


OUTLINES: Final = {"rect": _rectangle, "circle": _circle, "polygon": _polygon, "path": _path}


def _at(point: Point) -> str:
    return f"{point[0]:.2f} {point[1]:.2f}"


def _colour(colour: str) -> str:
    return " ".join(f"{int(colour[i : i + 2], 16) / 255:.3f}" for i in (1, 3, 5))


# --- letters ----------------------------------------------------------------------------------------------


def _text(part: ElementTree.Element) -> Iterator[str]:
    text, size = part.text or "", float(part.attrib["font-size"])
    bold = part.get("font-weight") == "bold"
    font = "F2" if bold else "F3" if part.get("font-style") == "italic" else "F1"
    spacing = float(part.get("letter-spacing", "0"))
    x, y = float(part.attrib["x"]), float(part.attrib["y"])
    long = metrics.width(text, size, bold) + spacing * len(text)
    x -= {"middle": long / 2, "end": long}.get(part.get("text-anchor", ""), 0.0)
    shown = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
    write = f"BT /{font} {size:g} Tf {spacing:g} Tc 1 0 0 -1 {x:.2f} {y:.2f} Tm"
    if part.get("stroke"):  # paper around the letters, below them
        halo = part.get("stroke", PAPER)
        yield f"q {_colour(halo)} RG {part.get('stroke-width', '1')} w 1 j {write} 1 Tr ({shown}) Tj ET Q"
    yield f"q {_colour(part.get('fill', '#000000'))} rg {write} 0 Tr ({shown}) Tj ET Q"


# --- the file ---------------------------------------------------------------------------------------------


def _file(paper: Point, content: bytes) -> bytes:
    """A document of one page with this content."""
    fonts = " ".join(
        f"/F{number} << /Type /Font /Subtype /Type1 /BaseFont /{name} /Encoding /WinAnsiEncoding >>"
        for number, name in enumerate(("Helvetica", "Helvetica-Bold", "Helvetica-Oblique"), 1)
    )
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {paper[0]:g} {paper[1]:g}] /Contents 4 0 R "
        f"/Resources << /Font << {fonts} >> >> >>".encode(),
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content),
    ]
    out, places = b"%PDF-1.4\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, each)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    count = len(objects) + 1
    end = b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (count, len(out))
    return out + b"xref\n0 %d\n0000000000 65535 f \n" % count + table + end
