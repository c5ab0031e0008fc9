"""The rules to read: every number that can be explained, charts, and two editions side by side."""

import re
from functools import lru_cache

from ...charting.drawing import draw
from ...rules import edition
from ...rules.explaining import known, title
from ...rules.explaining.aligning import align, policy_differences
from ..decking import find_edition
from ..errors import Fault
from .messages import Beside, BesideRow, RuleBook, RuleRow


@lru_cache(maxsize=8)
def book(rules: str) -> RuleBook:
    """Every rule of an edition that can be explained."""
    ed = find_edition(rules)
    steps = {row.rule for structure in ed.structures.values() for row in structure.rows}
    named = {structure.rule: structure.title for structure in ed.structures.values()}
    rows = sorted(known(ed), key=_order)
    return RuleBook(
        ed.id,
        ed.title,
        tuple(RuleRow(rule, title(ed, rule) or named.get(rule, ""), rule in steps) for rule in rows),
    )


def _order(rule: str) -> tuple[tuple[int, str], ...]:
    """6.9.10 comes after 6.9.2, and 6.9.2a after 6.9.2; what has letters first comes last."""
    parts = re.findall(r"\d+|[^\d.]+", rule)
    return tuple(
        (int(part), "") if part.isdigit() else (10**6 if not at else 0, part) for at, part in enumerate(parts)
    )


@lru_cache(maxsize=64)
def beside(left: str, right: str, structure: str) -> Beside:
    """A timing structure of two editions, step by step."""
    one, other = find_edition(left), find_edition(right)
    if structure not in one.structures or structure not in other.structures:
        raise Fault(404, "unknown", f"There is no structure {structure[:40]!r} in both of them.")
    rows = tuple(
        BesideRow(
            pair.left.rule if pair.left else "",
            pair.right.rule if pair.right else "",
            "=" if pair.mark == "=" else "~" if pair.mark == "~" else "<" if pair.mark == "<" else ">",
        )
        for pair in align(one, other, structure)
    )
    return Beside(structure, rows, tuple(policy_differences(one, other)) if structure == "run" else ())


@lru_cache(maxsize=32)
def drawing(rules: str, structure: str) -> str:
    """A timing structure as a drawing."""
    ed = edition(find_edition(rules).id)
    if structure not in ed.structures:
        raise Fault(404, "unknown", f"{ed.id} has no structure {structure[:40]!r}.")
    return draw(ed, [structure])
