"""What there is to read: cards, rules and timing structures as messages, the same for everyone."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

from ..cards.explaining import number_keys, numbers, rules_of
from ..cards.facts import UnknownCard
from ..cards.library import library
from ..decks.formats import faction_names
from ..lang.face import Face
from ..lang.gisting import gist
from ..lang.gisting.deeds import deeds
from ..lang.render import render
from ..lang.titles import names_of
from ..rules import Edition, Row, Structure, edition
from ..rules.explaining import Elsewhere, Part, Rule, Step, Text, title
from ..rules.explaining.finding import UnknownRule, find
from ..rules.explaining.flow import WON, Way, marks, ways
from ..rules.explaining.whole import whole
from ..rules.table import Ask, Branch, Checkpoint, Complete, Do, Goto, Op, Window
from .requests import CardFace, Chart, ChartRow, ChartTable, Explained, Names

__all__ = ["UnknownCard", "UnknownRule", "card_face", "chart", "explained", "names"]

LONGEST: Final = 200
"""No card and no rule has a longer name; near ones are not looked for."""
WINDOWS: Final = {"action": "A", "mid-access": "M", "strength": "T", "subroutines": "B"}
"""The letter of each kind of window that is not for paid abilities."""

Kind = Literal["do", "window", "checkpoint", "branch", "ask", "goto", "complete"]
KINDS: Final[Mapping[type[Op], Kind]] = {
    Do: "do",
    Window: "window",
    Checkpoint: "checkpoint",
    Branch: "branch",
    Ask: "ask",
    Goto: "goto",
    Complete: "complete",
}
"""What the page calls each sort of step."""


# --- cards -------------------------------------------------------------------------------------------------


def card_face(rules: str, name: str) -> CardFace:
    """A card to draw and to read, in the words of an edition. Raises `UnknownCard`, with near names."""
    ed = edition(rules)
    if len(name) > LONGEST:
        raise UnknownCard(f"No {ed.family} card has a name of {len(name)} letters.")
    return _card_face(rules, library(ed.family).face(name).name)


@lru_cache(maxsize=4096)
def _card_face(rules: str, name: str) -> CardFace:
    ed = edition(rules)
    return face_message(ed, library(ed.family).face(name))


@lru_cache(maxsize=16)
def names(rules: str) -> Names:
    """The names that can be named in a game."""
    return Names(names_of(edition(rules).family))


def face_message(ed: Edition, face: Face) -> CardFace:
    """A card to draw and to read, printed or home-made."""
    facts = face.facts
    influence = [] if facts.influence is None else [("influence", str(facts.influence))]
    return CardFace(
        name=face.name,
        side=facts.side,
        type=ed.word(facts.type),
        kind=facts.type,
        faction=facts.faction,
        faction_name=faction_names().get(facts.faction, ""),
        subtypes=facts.subtypes,
        unique=facts.unique,
        facts=(*numbers(facts, ed), *influence),
        keys=(*number_keys(facts), *("influence" for _ in influence)),
        text=render(face, ed.words),
        rules=tuple((rule, title(ed, rule)) for rule in rules_of(ed, face)),
        playable=face.playable,
        homemade=face.homemade,
        gist=gist(face, ed.words),
        deeds=deeds(face),
    )


# --- rules -------------------------------------------------------------------------------------------------


def explained(rules: str, what: str) -> Explained:
    """What a rule, a step, a phase or a structure means. Raises `UnknownRule`, with near ones."""
    ed = edition(rules)
    if len(what) > LONGEST:
        raise UnknownRule(f"{ed.id} has no rule with a number of {len(what)} letters.")
    return _explained(rules, what)


@lru_cache(maxsize=1024)
def _explained(rules: str, what: str) -> Explained:
    """A step of the 1996 chart may be several rows: they come as one, in order."""
    ed = edition(rules)
    pages = [_page(ed, found) for found in find(ed, what)]
    first = pages[0]
    return Explained(
        rule=first.rule,
        title=first.title,
        text=tuple(text for page in pages for text in page.text),
        ways=tuple(dict.fromkeys(way for page in pages for way in page.ways)),
        others=tuple(dict.fromkeys(other for page in pages for other in page.others)),
        where=first.where,
        steps=tuple(step for page in pages for step in page.steps),
        see=tuple(dict.fromkeys(other for page in pages for other in page.see)),
    )


def _page(ed: Edition, found: Step | Part | Rule) -> Explained:
    match found:
        case Step():
            return _step(ed, found)
        case Part():
            return _part(ed, found)
        case Rule():
            return _rule(ed, found)


def _step(ed: Edition, step: Step) -> Explained:
    row, own = step.row, step.text
    says = () if own.body.startswith(row.says) else (f"{row.says} {marks(row)}".rstrip(),)
    return Explained(
        rule=row.rule,
        title=own.title,
        text=(*says, own.body, *step.doing),
        ways=tuple((way.when, way.to, _says(step.structure, way)) for way in step.ways),
        others=_others(step.elsewhere),
        where=f"{step.structure.title}, {row.phase.title}",
        see=_see(ed, own),
    )


def _part(ed: Edition, part: Part) -> Explained:
    own = part.text
    of = part.structure.title if part.structure else ""
    return Explained(
        rule=part.rule,
        title=own.title if own else part.name,
        text=(own.body,) if own else (),
        ways=(),
        others=_others(part.elsewhere),
        where=of if of != part.name else "",
        steps=tuple((row.rule, row.says) for row in part.rows),
        see=_see(ed, own) if own else (),
    )


def _rule(ed: Edition, rule: Rule) -> Explained:
    own = rule.text
    cited = (f"The machine cites it for: {'; '.join(rule.cited)}.",) if rule.cited else ()
    return Explained(
        rule=own.rule,
        title=own.title,
        text=(own.body, *cited),
        ways=(),
        others=_others(rule.elsewhere),
        see=_see(ed, own),
    )


def _says(structure: Structure, way: Way) -> str:
    if way.to:
        return structure.rows[structure.at(way.to)].says
    return f"{way.end}." if way.end == WON else f"{structure.title} is over."


def _others(elsewhere: tuple[Elsewhere, ...]) -> tuple[tuple[str, str, str], ...]:
    return tuple((one.edition, ", ".join(one.rules), one.says) for one in elsewhere)


def _see(ed: Edition, text: Text) -> tuple[tuple[str, str], ...]:
    return tuple((rule, title(ed, rule)) for rule in text.see)


# --- timing structures -------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def chart(rules: str) -> Chart:
    """Every timing structure of an edition, from the tables the machine runs."""
    ed = edition(rules)
    return Chart(
        rules=ed.id,
        structures=tuple(
            ChartTable(s.name, s.title, s.rule, tuple(_row(s, row) for row in s.rows))
            for s in (whole(ed.id, name) for name in ed.structures)
        ),
    )


def _row(structure: Structure, row: Row) -> ChartRow:
    op = row.op
    return ChartRow(
        rule=row.rule,
        phase=row.phase.title,
        phase_id=row.phase.id,
        says=row.says,
        kind=KINDS[type(op)],
        marks=_letters(op) if isinstance(op, Window) else "",
        ways=_jumps(structure, row),
        acts=op.sides if isinstance(op, Window) else op.side if isinstance(op, Ask) else "",
    )


def _letters(window: Window) -> str:
    if window.kind != "paid":
        return WINDOWS[window.kind]
    return "P" + "R" * window.rez + "S" * window.score + "I" * window.ice


def _jumps(structure: Structure, row: Row) -> tuple[tuple[str, str], ...]:
    """Every way on; none if the next row follows in any case."""
    found = ways(structure, row)
    after = structure.at(row.rule) + 1
    if len(found) == 1 and found[0].to and structure.at(found[0].to) == after:
        return ()
    return tuple((way.to, way.short or way.when) for way in found)
