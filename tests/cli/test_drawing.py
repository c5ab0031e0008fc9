"""`rulerunner chart --svg`: a drawing that is well formed, complete, and needs nothing but itself."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulerunner.charting.drawing import draw
from rulerunner.charting.pdf import page
from rulerunner.charting.placing import BOX, plan
from rulerunner.charting.routing import route
from rulerunner.cli import main
from rulerunner.rules import EDITIONS, Edition
from rulerunner.rules.explaining.flow import ways
from rulerunner.rules.explaining.whole import whole

SVG = "{http://www.w3.org/2000/svg}"
DOCS = Path(__file__).parents[2] / "docs" / "img"
EVERY = [pytest.param(e, name, id=f"{e.id} {name}") for e in EDITIONS.values() for name in e.structures]


def texts(drawing: str) -> list[str]:
    root = ElementTree.fromstring(drawing.encode())
    return ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(("edition", "name"), EVERY)
def test_every_step_has_its_number_in_the_drawing(edition: Edition, name: str) -> None:
    found = texts(draw(edition, [name]))
    for row in whole(edition.id, name).rows:
        assert row.rule in found
        assert row.says.split()[-1] in " ".join(found)


@pytest.mark.parametrize(("edition", "name"), EVERY)
def test_every_way_on_is_an_arrow(edition: Edition, name: str) -> None:
    structure = whole(edition.id, name)
    laid = plan(structure, 0.0)
    routes = route(laid)
    drawn = [(a.row.rule, b.row.rule) for a, b, _ in routes.down]
    drawn += [(jump.start.row.rule, jump.to.row.rule) for jump in routes.jumps]
    told = [(row.rule, way.to) for row in structure.rows for way in ways(structure, row) if way.to]
    assert sorted(drawn) == sorted(told)


@pytest.mark.parametrize(("edition", "name"), EVERY)
def test_boxes_do_not_overlap_and_stay_in_their_lanes(edition: Edition, name: str) -> None:
    laid = plan(whole(edition.id, name), 0.0)
    boxes = list(laid.boxes.values())
    for one in boxes:
        for other in boxes:
            if one is not other and one.column == other.column:
                assert one.y + one.height < other.y or other.y + other.height < one.y
        assert any(
            lane.column == one.column and lane.y < one.y and one.y + one.height < lane.y + lane.height
            for lane in laid.lanes
        )
    assert BOX > 0


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_a_drawing_needs_nothing_from_elsewhere(edition: Edition) -> None:
    drawing = draw(edition, list(edition.structures))
    ElementTree.fromstring(drawing.encode())
    assert "@import" not in drawing
    assert "href" not in drawing
    assert re.findall(r"https?://[^\"]+", drawing) == ["http://www.w3.org/2000/svg"]
    ids = re.findall(r' id="([^"]+)"', draw(edition, ["run"]))
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_a_drawing_explains_its_colours(edition: Edition) -> None:
    found = texts(draw(edition, ["run"]))
    for word in ("Legend", "P", "R", "+ ice", "Runner", "a loop: a way back"):
        assert word in found


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_the_drawings_in_the_documents_are_the_current_ones(edition: Edition) -> None:
    kept = (DOCS / f"run-{edition.id}.svg").read_text("utf-8")
    assert kept == draw(edition, ["run"]), f"rulerunner chart --rules {edition.id} --svg docs/img/..."


def test_the_command_writes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run.svg"
    assert main(["chart", "--svg", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    assert file.read_text("utf-8").startswith("<?xml")


@pytest.mark.parametrize(("edition", "name"), EVERY)
def test_a_page_to_print_has_every_word_of_the_drawing(edition: Edition, name: str) -> None:
    drawing = draw(edition, [name])
    printed = page(drawing)
    stream = printed.partition(b"stream\n")[2].partition(b"\nendstream")[0].decode("cp1252")
    written = {re.sub(r"\\(.)", r"\1", text) for text in re.findall(r"\(((?:\\.|[^\\)])*)\) Tj", stream)}
    assert written == set(texts(drawing))
    operators = stream.split()
    assert operators.count("q") == operators.count("Q")
    assert operators.count("h") > 2 * len(whole(edition.id, name).rows), "boxes and arrowheads"


def test_a_page_to_print_is_one_page_whose_parts_are_where_it_says() -> None:
    printed = page(draw(EDITIONS["classic-1996"], ["run"]))
    assert printed.startswith(b"%PDF-1.4")
    assert b"/Count 1 " in printed
    assert b"/MediaBox [0 0 842 595]" in printed
    table = int(printed.rpartition(b"startxref\n")[2].split()[0])
    assert printed[table:].startswith(b"xref\n0 5\n")
    for number, line in enumerate(printed[table:].splitlines()[3:7], 1):
        assert printed[int(line.split()[0]) :].startswith(b"%d 0 obj" % number)


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run.pdf"
    assert main(["chart", "--rules", "classic-1996", "--pdf", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    assert file.read_bytes().endswith(b"%%EOF\n")
    assert main(["chart", "--pdf", str(tmp_path)]) == 2
    assert "run.pdf" in capsys.readouterr().err
