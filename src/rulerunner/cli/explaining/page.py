"""Laying out a page: a title, paragraphs, and headed lists."""

import textwrap
from collections.abc import Iterable, Iterator


def paragraph(text: str, width: int) -> Iterator[str]:
    """A paragraph and the empty line after it."""
    if text:
        yield from textwrap.wrap(text, width)
        yield ""


def section(heading: str, lines: Iterable[str], width: int) -> Iterator[str]:
    """A headed list, and the empty line after it; nothing if the list is empty."""
    shown = list(lines)
    if not shown:
        return
    yield heading
    for line in shown:
        yield from textwrap.wrap(
            line, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False
        )
    yield ""


def headline(title: str, width: int) -> Iterator[str]:
    """A title, underlined."""
    lines = textwrap.wrap(title, width)
    yield from lines
    yield "=" * max(map(len, lines))
