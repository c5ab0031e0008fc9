"""What the lab prints: the steps as they pass, what happened in them, and the choice at hand."""

import re
from collections.abc import Iterable, Iterator
from textwrap import wrap

from ..lang.words import Side
from ..rules import Edition, Row, Structure
from ..rules.explaining import row_of
from ..session import Match
from ..state.decision import Decision
from ..state.log import written
from ..state.records import Change
from ..state.state import State
from ..view import Line, Teller, View, option_text, prompt
from ..view.names import listing, sentence, title

INDENT = 9
PRIORITY = ("window opens", "pass priority", "window closes")

CITES = {
    "gain credit": "{side}-action",
    "draw": "{side}-action",
    "run": "{side}-action",
    "install": "install",
    "play": "play",
    "advance": "advance",
    "trash resource": "trash-resource",
    "remove tag": "remove-tag",
    "lift": "runner-action",
    "purge": "purge",
    "use": "paid-ability",
    "trigger": "conditional-ability",
    "rez": "rez",
    "score": "score",
    "subroutine": "break",
}
"""The procedure an option begins, whose rule is shown beside it."""
ITEM = re.compile(r"(-|\d+\.) ")
"""What begins an item of a list in the text of a lesson."""


class News:
    """What has happened since it was last told, for a seat (None: for both together)."""

    def __init__(self, seat: Side | None, width: int) -> None:
        self.seat = seat
        self.width = width
        self._structure = self._rule = ""
        self._told: object = None

    def skip(self, match: Match) -> None:
        """Take everything so far as told."""
        self._told, self._structure = match.state.log, ""
        self._rule = match.step_at[1].rule if match.step_at is not None else ""

    def tell(self, match: Match) -> list[str]:
        """The steps gone through since, with what happened in each."""
        state = match.state
        lines: list[str] = []
        priority: list[Change] = []
        for change, line in told(state, self.seat, self._told):
            if change.kind in PRIORITY:
                priority.append(change)
                continue
            if line is None and change.kind != "step":
                continue
            lines += self._priority(priority)
            priority = []
            if change.kind == "step":
                lines += self._step(state.edition, change)
                self._rule = change.rule
            elif line is not None:
                lines += self._event(line)
        lines += self._priority(priority)
        self._told = state.log
        return lines

    def _step(self, edition: Edition, change: Change) -> Iterator[str]:
        found = row_of(edition, change.rule)
        if found is None:
            return
        structure, row = found
        if structure.name != self._structure:
            self._structure = structure.name
            yield f"-- {structure.title} ({structure.rule}) --"
        yield from step_line(row, self.width)

    def _event(self, line: Line) -> list[str]:
        cite = f"  [{line.rule}]" if line.rule not in ("", self._rule) else ""
        return wrap(
            f"{line.text}{cite}",
            self.width,
            initial_indent=" " * INDENT + "* ",
            subsequent_indent=" " * (INDENT + 2),
        )

    def _priority(self, changes: list[Change]) -> list[str]:
        """Who had priority, who passed, whether the window closed: one line."""
        parts: list[str] = []
        for change in changes:
            if change.kind == "window opens":
                parts.append(f"{title(change.side)} has priority first")
            elif change.kind == "pass priority":
                parts.append(f"{title(change.side)} passes")
            else:
                parts.append("the window closes")
        indent = " " * INDENT
        return (
            wrap(sentence("; ".join(parts)), self.width, initial_indent=indent, subsequent_indent=indent)
            if parts
            else []
        )


def told(state: State, seat: Side | None, since: object) -> Iterator[tuple[Change, Line | None]]:
    """Every event after the log ended with `since`, and its line for the seat."""
    teller = Teller(state, seat)
    events = written(state)
    new = len(events) - len(written(state, since))
    for place, change in enumerate(events):
        line = teller.tell(change)
        if place >= new:
            yield change, line


def step_line(row: Row, width: int) -> list[str]:
    """A step: its rule, its phase, what it says."""
    return wrap(
        f"{row.phase.title}: {row.says}",
        width,
        initial_indent=f"{row.rule:{INDENT}}",
        subsequent_indent=" " * INDENT,
    )


def choice_text(state: State, decision: Decision, at: tuple[Structure, Row] | None, width: int) -> list[str]:
    """The choice at hand: whose, under which rule, what is asked, and the options."""
    who = title(decision.side)
    has = "has priority" if decision.kind in ("paid", "reaction", "interrupt", "action") else "chooses"
    where = ""
    if at is not None:
        row = at[1]
        step = (
            f"{row.rule} {row.phase.title}"
            if row.rule == decision.rule
            else f"{decision.rule}, during {row.rule} {row.phase.title}"
        )
        where = f" Rule {step}."
    lines = ["", *wrap(f"{sentence(f'{who} {has}')}{where}", width)]
    lines += wrap(_asked(state, decision), width)
    if decision.kind == "choose card name":
        return [
            *lines,
            *wrap(f"There are {len(decision.options)} names: type one, or the words of one.", width),
        ]
    for number, option in enumerate(decision.options, 1):
        cite = state.edition.cites.get(CITES.get(option.kind, "").format(side=decision.side), "")
        text = option_text(state, decision, option)
        rule = f"  [{cite}]" if cite else ""
        lines += wrap(f"{text}{rule}", width, initial_indent=f"  {number:>2}  ", subsequent_indent=" " * 6)
    return lines


def _asked(state: State, decision: Decision) -> str:
    if len(decision.options) == 1:
        return "There is nothing you could do here but pass."
    return prompt(state, decision)


def log_text(lines: Iterable[Line], width: int) -> list[str]:
    """Things that happened, each with its rule."""
    indent = " " * INDENT
    return [
        row
        for line in lines
        for row in wrap(line.text, width, initial_indent=f"{line.rule:{INDENT}}", subsequent_indent=indent)
    ]


def going_on(view: View, width: int) -> list[str]:
    """Everything in progress, the innermost last."""
    lines = ["What is going on, the innermost last:"]
    for place in view.stack:
        what = f"{place.what}, {place.phase}: {place.says}" if place.phase else place.what
        indent = " " * (INDENT + 2)
        lines += wrap(
            sentence(what), width, initial_indent=f"  {place.rule:{INDENT}}", subsequent_indent=indent
        )
    return lines


def lesson(text: str, width: int) -> list[str]:
    """The comment at the top of a position, which says what there is to see."""
    paragraphs: list[str] = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        words = line[1:].strip()
        if not words or not paragraphs or not paragraphs[-1] or ITEM.match(words):
            paragraphs.append(words)
        else:
            paragraphs[-1] += f" {words}"
    lines: list[str] = []
    for paragraph in paragraphs:
        item = ITEM.match(paragraph)
        hanging = " " * (2 + len(item[0]) if item else 2)
        lines += wrap(paragraph, width, initial_indent="  ", subsequent_indent=hanging) or [""]
    return lines


def ending(result: tuple[str, str]) -> str:
    """How the game ended."""
    winner, reason = result
    return f"The game is over: {f'{title(winner)} wins' if winner else 'nobody wins'} ({reason})."


def choices(numbers: int) -> str:
    """How to answer: "1 or 2", "1 to 5"."""
    return listing(["1", str(numbers)], "or" if numbers == 2 else "to") if numbers > 1 else "1"
