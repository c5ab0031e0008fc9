"""The page of a rule: what it says, what may be done, where it leads, and what other editions do."""

from collections.abc import Iterator

from ...rules import CheckpointStep, Edition, Row
from ...rules.explaining import Elsewhere, Part, Rule, Step, title
from ...rules.explaining.flow import marks
from ..charting.text import way_words
from .page import headline, paragraph, section


def page(edition: Edition, found: Step | Part | Rule, width: int) -> Iterator[str]:
    """The lines of a page."""
    match found:
        case Step():
            yield from _step(edition, found, width)
        case Part():
            yield from _part(edition, found, width)
        case Rule():
            yield from _rule(edition, found, width)


def _step(edition: Edition, step: Step, width: int) -> Iterator[str]:
    row = step.row
    yield from headline(f"{row.rule}  {step.text.title}", width)
    yield from paragraph(f"{edition.title}: {step.structure.title}, {row.phase.title}", width)
    if not step.text.body.startswith(row.says):
        yield from paragraph(f"{row.says} {marks(row)}".rstrip(), width)
    yield from paragraph(step.text.body, width)
    yield from section("What may be done here", step.doing, width)
    leads = (_lead(step, number) for number in range(len(step.ways)))
    yield from section("Where it leads", leads, width)
    yield from _related(edition, step.text.see, width)
    yield from _elsewhere(step.elsewhere, width)


def _lead(step: Step, number: int) -> str:
    way = step.ways[number]
    words = way_words(step.structure, step.row, way)
    if not way.to:
        return words
    target = step.structure.rows[step.structure.at(way.to)]
    return f"{words}: {target.says}"


def _part(edition: Edition, part: Part, width: int) -> Iterator[str]:
    own = part.text.title if part.text else part.name
    yield from headline(f"{part.rule}  {own}".strip(), width)
    of = f": {part.structure.title}" if part.structure and part.structure.title != part.name else ""
    yield from paragraph(f"{edition.title}{of}", width)
    if part.text:
        yield from paragraph(part.text.body, width)
    yield from section("Its steps", (_line(row) for row in part.rows), width)
    if part.text:
        yield from _related(edition, part.text.see, width)
    yield from _elsewhere(part.elsewhere, width)


def _line(row: Row | CheckpointStep) -> str:
    badge = marks(row) if isinstance(row, Row) else ""
    return f"{row.rule:7} {row.says} {badge}".rstrip()


def _rule(edition: Edition, rule: Rule, width: int) -> Iterator[str]:
    yield from headline(f"{rule.text.rule}  {rule.text.title}", width)
    yield from paragraph(edition.title, width)
    yield from paragraph(rule.text.body, width)
    yield from section("The machine cites it for", rule.cited, width)
    yield from _related(edition, rule.text.see, width)
    yield from _elsewhere(rule.elsewhere, width)


def _related(edition: Edition, rules: tuple[str, ...], width: int) -> Iterator[str]:
    yield from section("Related", (f"{rule:7} {title(edition, rule)}" for rule in rules), width)


def _elsewhere(found: tuple[Elsewhere, ...], width: int) -> Iterator[str]:
    lines = (f"{other.edition}{_numbers(other.rules)}: {other.says}" for other in found)
    yield from section("In other editions", lines, width)


def _numbers(rules: tuple[str, ...]) -> str:
    return f" ({', '.join(rules)})" if rules else ""
