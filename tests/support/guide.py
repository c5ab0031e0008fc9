"""The commands of a page, as someone would give them who follows it."""

import re
from pathlib import Path
from typing import Final, NamedTuple

HEADING: Final = re.compile(r"^## (.+)$", re.MULTILINE)
BLOCK: Final = re.compile(
    r"^(?P<indent> *)(?:<!-- not run: (?P<why>.+?) -->\n *)?"
    r"```(?P<language>\S*)\n(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """A block of code on a page."""

    language: str
    commands: tuple[str, ...]
    why: str
    """Why it is not run, if it is marked so."""


class Section(NamedTuple):
    """What is between two headings."""

    heading: str
    blocks: tuple[Block, ...]

    @property
    def commands(self) -> list[str]:
        """Those that are run."""
        return [command for block in self.blocks if not block.why for command in block.commands]


def sections(page: Path) -> list[Section]:
    """The sections of a page that have code, in order. None of it is lost: every fence belongs to a block."""
    text = page.read_text("utf-8")
    found = []
    _, *parts = HEADING.split("## \n" + text)
    for heading, body in zip(parts[::2], parts[1::2], strict=True):
        blocks = tuple(
            Block(each["language"], _commands(each["text"]), each["why"] or "")
            for each in BLOCK.finditer(body)
        )
        assert 2 * len(blocks) == body.count("```"), f"a block of {heading!r} cannot be read"
        if blocks:
            found.append(Section(heading, blocks))
    return found


def _commands(text: str) -> tuple[str, ...]:
    """A line each, or more if a line says that it goes on."""
    assert "<<" not in text, "a command that brings its own text is not read"
    lines = (line.strip() for line in re.sub(r" *\\\n *", " ", text).splitlines())
    return tuple(line for line in lines if line and not line.startswith("#"))
