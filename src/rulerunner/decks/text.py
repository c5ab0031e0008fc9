"""Decks as text: lines such as `3x Card Name`, and Markdown, as websites and people write them."""

import re
from collections.abc import Iterator
from typing import Final

from ..cards.facts import find, known
from .deck import Deck
from .gathering import MAX_CARDS, MAX_LENGTH, MAX_LINES, Gathering

HEADINGS: Final = (
    "identity", "identities", "agenda", "asset", "upgrade", "operation", "ice", "barrier", "code gate",
    "sentry", "wall", "node", "event", "prep", "hardware", "resource", "program", "icebreaker", "multi",
    "other", "deck", "main deck", "maindeck", "cards", "corp", "runner", "stack", "r&d",
)  # fmt: skip

HEADING: Final = re.compile(rf"(?:{'|'.join(HEADINGS)})s?\s*(?:[(\[]\d+[^)\]]*[)\]])?\s*:?", re.IGNORECASE)
FOOTER: Final = re.compile(
    r"\d+ (?:influence(?: spent)?|agenda points?|cards?)(?:\s*\(.*\))?|cards up to .+"
    r"|deck built (?:on|with) .+|https?://\S+|[-=_*~\s]+",
    re.IGNORECASE,
)
HOMEMADE: Final = re.compile(r"\s*card\s+(\{.*\})\s*$")
"""A home-made card as data, on a line of its own."""
OUTSIDE: Final = re.compile(r"outside(?:\s*:\s*|\s+)(?:(\d{1,12})(?:[x×]\s*|\s+))?(\S.*)", re.IGNORECASE)
"""An identity to be brought along outside the game, on a line of its own."""
LABEL: Final = re.compile(r"(name|title|format)\s*:\s*(.*)", re.IGNORECASE)
IDENTITY: Final = re.compile(r"identity\s*:\s*(?=\S)", re.IGNORECASE)
BEFORE: Final = re.compile(r"(\d+)(?:[x×]\s*|\s+[x×]\s+|\s+)(.+)", re.IGNORECASE)
AFTER: Final = re.compile(r"(.+?)\s+[x×]\s*(\d+)", re.IGNORECASE)
LINK: Final = re.compile(r"\[([^\[\]]*)\]\([^()\s]*\)")
BULLET: Final = re.compile(r"[*+-]\s+(?=\S)")
STRONG: Final = re.compile(r"(\*\*|__)(.+?)\1")
# What may stand behind a name: influence dots, marks of a ban list, the set in brackets.
TRIMMING: Final = re.compile(r"\s*(?:[•●○◦∙·⋅★☆✱■□▪▫◆◇🦄*|,;]+|_?\([^()]*\)_?|_?\[[^\[\]]*\]_?)$")


def read_text(text: str, family: str) -> Deck:
    """Read a deck from text or Markdown.

    Headings, sums and comments (`#` or `//`) are passed over; comments before the first card are the notes of
    the deck, save `# name: ...` and `# format: ...`. A first line that is no card is the name of the deck.
    """
    return _Reader(text.splitlines(), family).read()


class _Reader:
    def __init__(self, lines: list[str], family: str) -> None:
        self.lines = lines
        self.found = Gathering(family)
        self.markdown = any(line.startswith("## ") or BULLET.match(line) for line in lines)
        self.words = {"name": "", "format": ""}
        self.notes: list[str] = []
        self.title = ("", "")
        self.started = False

    def read(self) -> Deck:
        if len(self.lines) > MAX_LINES:
            self.found.mistake(f"line {MAX_LINES + 1}", f"a deck list has at most {MAX_LINES} lines")
            self.lines = self.lines[:MAX_LINES]
        for number, line in enumerate(self.lines, 1):
            if homemade := HOMEMADE.match(line):
                self.found.make(f"line {number}", homemade[1])
        for number, line in enumerate(self.lines, 1):
            if HOMEMADE.match(line):
                continue
            if number > 1 or not self._is_title():
                self._line(f"line {number}", line.strip())
        where, title = self.title
        if title and not self.words["name"]:
            if self.found.family == "modern" and not self.found.identity:
                self.found.complain(where, title)
            self.words["name"] = title
        self.found.wrong.sort(key=_line_of)  # a title and home-made cards are judged out of their turn
        return self.found.deck(**self.words, notes="\n".join(self.notes))

    def _is_title(self) -> bool:
        """Whether the first line stands apart above the identity: a title, even if a card has it too."""
        first, gap, *rest = (*map(str.strip, self.lines[:20]), "", "")
        below = next((line for line in rest if line), "")
        if not first or gap or BEFORE.fullmatch(first) or first.startswith(("#", "//", ">")):
            return False
        names = (name for _, name in _readings(self._plain(below)[:MAX_LENGTH]))
        found = next(
            (find(name, self.found.family) for name in names if known(name, self.found.family)), None
        )
        if found is None or found.type != "identity":
            return False
        self.title = ("line 1", first)
        return True

    def _plain(self, line: str) -> str:
        """The line without what is Markdown about it."""
        if self.markdown:
            line = STRONG.sub(r"\2", LINK.sub(r"\1", BULLET.sub("", line, count=1)))
        return IDENTITY.sub("", line, count=1)

    def _line(self, where: str, line: str) -> None:
        if not line or self._remark(line):
            return
        line = re.split(r"\s(?:#|//)", line, maxsplit=1)[0].strip()
        if len(line) > MAX_LENGTH:
            self.found.mistake(where, f"this is longer than the name of any card: {line[:40]!r}...")
            return
        line = self._plain(line)
        if brought := OUTSIDE.fullmatch(line):
            self.found.bring(where, _number(brought[1] or "1"), brought[2])
            return
        for count, name in _readings(line):
            if self.found.known(name):
                self.started = True
                self.found.card(where, count, name)
                return
        if HEADING.fullmatch(line) or FOOTER.fullmatch(line):
            return
        self._stranger(where, line)

    def _remark(self, line: str) -> bool:
        """Whether the line is a comment, a heading or a quotation; it may say something of the deck."""
        if not line.startswith(("#", "//", ">")):
            return False
        remark = line.lstrip("#/>").strip()
        label = LABEL.fullmatch(remark)
        if self.started:
            return True
        key = "format" if label and label[1].lower() == "format" else "name"
        if label and not self.words[key]:
            self.words[key] = label[2]
        elif self.markdown and line.startswith("# "):
            self.words["name"] = self.words["name"] or remark
        elif not (self.markdown and line.startswith("#")):
            self.notes.append(remark)
        return True

    def _stranger(self, where: str, line: str) -> None:
        counted = BEFORE.fullmatch(line) or AFTER.fullmatch(line)
        if not counted and not self.started and not self.title[1]:
            self.title = (where, line)
            return
        *_, (count, name) = _readings(line)
        if count > MAX_CARDS:
            self.found.mistake(where, f"a number of copies is from 1 to {MAX_CARDS}")
        self.found.complain(where, name)


def _readings(line: str) -> Iterator[tuple[int, str]]:
    """What a line may mean: a number of copies and a name, with less and less of what stands behind it."""
    for count, name in _counted(line):
        while name:
            yield count, name
            shorter = TRIMMING.sub("", name)
            if shorter == name:
                break
            name = shorter


def _counted(line: str) -> Iterator[tuple[int, str]]:
    yield 1, line  # a name may begin with a number
    if match := BEFORE.fullmatch(line):
        yield _number(match[1]), match[2]
    elif match := AFTER.fullmatch(TRIMMING.sub("", line)) or AFTER.fullmatch(line):
        yield _number(match[2]), match[1]


def _line_of(mistake: str) -> int:
    return int(mistake.removeprefix("line ").partition(":")[0])


def _number(digits: str) -> int:
    """The number, or one that is too large anyway: nobody has to read a million digits."""
    return int(digits[:12])
