"""The tour names functions; they are where it says."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "rulerunner"
PAGE = (ROOT / "docs" / "tour.md").read_text("utf-8")
STOPS = re.findall(r"`([\w/]+\.(?:py|js))`\s+`(\w+)`", PAGE)
FILES = re.findall(r"`([\w/]+\.(?:py|js))`", PAGE)


def test_the_tour_has_stops() -> None:
    assert len(STOPS) > 25


def test_every_function_on_the_way_is_where_the_tour_says() -> None:
    lost = []
    for file, name in STOPS:
        text = (SOURCES / file).read_text("utf-8")
        defined = rf"(?:def|class|function) {name}\b" if file.endswith(".py") else rf"\b{name}\("
        if not re.search(defined, text):
            lost.append(f"{file}: {name}")
    assert lost == []


def test_every_file_on_the_way_is_there() -> None:
    assert [file for file in FILES if not (SOURCES / file).exists()] == []
