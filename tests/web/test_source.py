"""The browser's code, read as text: its types hold, and it does nothing the page's policy forbids."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.support.together import try_each

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "rulerunner" / "web"
CODE = sorted(WEB.rglob("*.js"))
TEXT = sorted(path for path in WEB.rglob("*") if path.suffix in {".js", ".css", ".html"})
LONGEST = 400


def named(path: Path) -> str:
    return str(path.relative_to(WEB))


@pytest.mark.slow
def test_the_types_of_the_code_hold() -> None:
    path = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    tsc = ROOT / "tools" / "web" / "node_modules" / ".bin" / "tsc"
    done = subprocess.run(
        [tsc, "-p", ROOT / "tools" / "web"],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PATH": path},
    )
    assert done.returncode == 0, done.stdout


def is_from_here(path: Path) -> None:
    hosts = re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z0-9./-]+", path.read_text("utf-8"))
    assert [host for host in hosts if "www.w3.org" not in host] == []


def test_nothing_comes_from_elsewhere() -> None:
    """The page works offline: no address of another host, but for the names of namespaces."""
    try_each(TEXT, is_from_here, named)


def keeps_text_text(path: Path) -> None:
    markup = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|DOMParser"
    assert re.findall(markup, path.read_text("utf-8")) == []


def test_text_never_becomes_markup() -> None:
    """A deck called <script> is a deck with a funny name."""
    try_each(CODE, keeps_text_text, named)


def test_files_stay_small() -> None:
    lengths = {named(path): len(path.read_text("utf-8").splitlines()) for path in TEXT}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_nothing_is_lit_by_a_pointer_that_is_not_there() -> None:
    """A finger leaves what it touched lit, as if it were chosen: that is for those who have a mouse."""
    rules = {named(path): path.read_text("utf-8").splitlines() for path in TEXT if path.suffix == ".css"}
    lit = [f"{name}: {line}" for name, lines in rules.items() for line in lines if ":hover" in line]
    assert lit, "some things are lit"
    assert [line for line in lit if "@media (hover: hover) {" not in line] == []
