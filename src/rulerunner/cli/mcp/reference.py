"""Rules, charts, cards and editions as pages of text."""

from typing import Final

from ...cards.facts import UnknownCard
from ...cards.library import library
from ...rules import EDITIONS
from ...rules.explaining import explain
from ...rules.explaining.finding import RULE, number, unknown
from ..charting.text import chart, checkpoint
from ..errors import Problem
from ..explain import CHART
from ..explaining.cards import page as card_page
from ..explaining.rules import page as rule_page
from .desk import find_rules

WIDTH: Final = 110


def explained(what: str, rules: str) -> str:
    """A rule by its number, a step, a phase, a structure, or a card by its name."""
    edition = find_rules(rules)
    what = " ".join(what.split())
    if not what:
        raise Problem("say what to explain: a rule, a step or a card, such as 6.9.2e")
    charted = CHART.fullmatch(what)
    if charted:
        edition = next(each for each in EDITIONS.values() if each.structures["run"].rule == "chart")
    rule = number((charted[1] or "chart") if charted else what)
    found = explain(edition, rule)
    if found:
        return "\n".join("\n".join(rule_page(edition, one, WIDTH)).rstrip() for one in found)
    if RULE.fullmatch(rule):
        raise Problem(unknown(edition, rule))
    return card(what, rules)


def card(name: str, rules: str) -> str:
    """The page of a card."""
    edition = find_rules(rules)
    try:
        face = library(edition.family).face(name)
    except UnknownCard as error:
        raise Problem(str(error)) from None
    return "\n".join(card_page(edition, face, WIDTH)).rstrip()


def charted(rules: str, structure: str) -> str:
    """A timing structure as a chart."""
    edition = find_rules(rules)
    if structure == "checkpoint":
        return "\n".join(checkpoint(edition, WIDTH))
    if structure not in edition.structures:
        known = ", ".join((*edition.structures, "checkpoint"))
        raise Problem(f"{rules} has no structure {structure!r}; it has {known}")
    return "\n".join(chart(edition, [edition.structures[structure]], WIDTH))


def editions() -> str:
    """The editions, and the structures that have charts."""
    return "\n".join(
        f"{edition.id}: {edition.title}; charts: {', '.join((*edition.structures, 'checkpoint'))}"
        for edition in EDITIONS.values()
    )
