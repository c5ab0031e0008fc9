"""The guides for researchers say what works: their code is taken off the pages and run."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from rulerunner.cli import COMMANDS
from rulerunner.env import ACTIONS, SIZE

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted((ROOT / "docs/research").glob("*.md")), ROOT / "docs/how-to/mcp.md", ROOT / "docs/index.md"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXTRAS = re.compile(r"rulerunner\[([\w,-]+)\]")


def blocks(path: Path, language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(path.read_text("utf-8")) if kind == language]


@pytest.mark.parametrize("page", ["environments.md", "cluster.md"])
def test_the_python_of_a_guide_runs(page: str) -> None:
    world: dict[str, Any] = {}
    found = blocks(ROOT / "docs/research" / page, "python")
    assert found
    for text in found:
        exec(compile(text, page, "exec"), world)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_commands_and_extras_of_a_guide_exist(path: Path) -> None:
    extras = (ROOT / "pyproject.toml").read_text("utf-8")
    for name in EXTRAS.findall(path.read_text("utf-8")):
        assert re.search(rf"^{name} = \[", extras, re.MULTILINE), name
    for text in blocks(path, "sh"):
        for line in text.splitlines():
            words = shlex.split(line, comments=True)
            if words and words[0] == "rulerunner":
                assert words[1] in COMMANDS


def test_the_figures_in_the_card_of_the_game_are_those_of_the_encoding() -> None:
    text = (ROOT / "docs/research/game-card.md").read_text("utf-8")
    assert f"{ACTIONS:,} in one space" in text
    assert f"a row of {SIZE:,} numbers" in text


def test_the_citation_names_the_version() -> None:
    from rulerunner import __version__

    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


@pytest.mark.heavy
def test_the_site_is_built_and_every_link_leads_somewhere(tmp_path: Path) -> None:
    pytest.importorskip("mkdocstrings")
    config = pytest.importorskip("mkdocs.config")
    build = pytest.importorskip("mkdocs.commands.build")
    build.build(config.load_config(str(ROOT / "mkdocs.yml"), site_dir=str(tmp_path / "site"), strict=True))
    page = (tmp_path / "site/reference/env/index.html").read_text("utf-8")
    assert "NetrunnerAEC" in page
