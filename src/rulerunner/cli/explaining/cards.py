"""The page of a card: its facts, its text in our words, and the rules it is played under."""

from collections.abc import Iterator
from typing import Final

from ...lang.abilities import Ability, BaseLink, LinkBoost, NotYet, Paid, Play, Static, Sub, When, While
from ...lang.face import Face
from ...lang.facts import Facts
from ...lang.render import render
from ...lang.statics import PreventsAll, Replaces
from ...lang.validating.walk import words
from ...rules import Do, Edition
from ...rules.explaining import ABILITIES, title
from .page import headline, paragraph, section

MET_AT: Final[dict[str, str]] = {
    "access": "card-accessed",
    "approach": "approach-ice",
    "approach server": "approach-server",
    "breach": "breach-begins",
    "encounter": "encounter-ice",
    "pass": "pass-ice",
    "run begins": "run-begins",
    "steal": "steal",
    "successful run": "declare-successful",
    "turn begins": "turn-begins",
    "turn ends": "turn-ends",
}
"""The act of the tables at which an ability that waits for a change meets its condition."""

UNDER: Final[dict[str, str]] = {
    "AccessMore": "access-order",
    "BreakSubroutines": "break",
    "Bypass": "bypass",
    "ChooseOne": "choice",
    "Damage": "damage",
    "EncounterIce": "forced-encounter",
    "EndRun": "end-run",
    "InstallCard": "install",
    "Instead": "replacement",
    "May": "may",
    "Purge": "purge",
    "RezCard": "rez",
    "Search": "search",
    "Trace": "trace",
}
"""What an instruction does, by the name under which an edition cites its rule."""


def page(edition: Edition, face: Face, width: int) -> Iterator[str]:
    """The lines of a page."""
    yield from headline(face.name, width)
    yield from paragraph(facts_line(face.facts, edition), width)
    yield from section("What it does, in our words", render(face, edition.words), width)
    yield from section("Status", _status(face), width)
    yield from section("Rules it is played under", _rules(edition, face), width)


def facts_line(card: Facts, edition: Edition) -> str:
    """The printed facts in one sentence or two."""
    kind = f"{'Unique ' if card.unique else ''}{card.side.title()} {edition.word(card.type)}"
    subtypes = f" ({', '.join(edition.word(subtype) for subtype in card.subtypes)})" if card.subtypes else ""
    numbers = ", ".join(f"{name} {value}" for name, value in _numbers(card))
    faction = card.faction.replace("_", " ")
    of = [f"Faction {faction}"] if faction else []
    of += [f"influence {card.influence}"] if card.influence is not None else []
    first, _ = card.printings[0]
    of.append(f"first printed in {first.replace('_', ' ')}")
    line = ", ".join(of)
    return (
        ". ".join(
            part for part in (kind + subtypes, numbers.capitalize(), line[:1].upper() + line[1:]) if part
        )
        + "."
    )


def _numbers(card: Facts) -> Iterator[tuple[str, object]]:
    if card.x_cost or card.cost is not None:
        verb = {"asset": "rez", "ice": "rez", "upgrade": "rez", "event": "play", "operation": "play"}
        yield f"{verb.get(card.type, 'install')} cost", "X" if card.x_cost else card.cost
    strong = card.type == "ice" or "icebreaker" in card.subtypes
    if card.strength is not None or strong:
        yield "strength", "X" if card.strength is None else card.strength
    if card.type == "agenda":
        yield "advancement requirement", "X" if card.requirement is None else card.requirement
    rest = (
        ("agenda points", card.points),
        ("memory", card.memory),
        ("trash cost", card.trash),
        ("link", card.link),
        ("minimum deck size", card.minimum_deck),
        ("influence limit", card.influence_limit),
    )
    yield from ((name, value) for name, value in rest if value is not None)


def _status(face: Face) -> Iterator[str]:
    missing = [ability.reason for ability in face.abilities if isinstance(ability, NotYet)]
    if not missing:
        yield "Playable: every sentence of the card is written."
    else:
        yield "Not playable yet. What is missing:"
        yield from missing


def _rules(edition: Edition, face: Face) -> Iterator[str]:
    """Each rule once, with what of the card it governs, in the order of the card."""
    for rule, reasons in rules_of(edition, face).items():
        yield f"{rule:7} {title(edition, rule)} ({', '.join(reasons)})"


def rules_of(edition: Edition, face: Face) -> dict[str, list[str]]:
    """The rules that a card's abilities are played under, and what of the card each governs."""
    found: dict[str, list[str]] = {}
    for ability in face.abilities:
        for what, rule in (*_kind(edition, ability), *_inside(edition, ability)):
            reasons = found.setdefault(rule, [])
            if what not in reasons:
                reasons.append(what)
    return found


def _kind(edition: Edition, ability: Ability) -> Iterator[tuple[str, str]]:
    """What kind of ability it is, and the rule on that kind."""
    rules = ABILITIES[edition.id]
    match ability:
        case Static(declarations=declarations):
            yield "static ability", rules["static"]
            if any(isinstance(part, Replaces) for part in declarations):
                yield "replacement", rules["replacement"]
            if any(isinstance(part, PreventsAll) for part in declarations):
                yield "prevention", rules["interrupt"]
        case When(interrupt=True):
            yield "interrupt", rules["interrupt"]
        case When(trigger=trigger):
            yield "conditional ability", rules["conditional"]
            yield from (
                ("its condition is met here", rule) for rule in _steps(edition, MET_AT.get(trigger.kind, ""))
            )
        case While():
            yield "conditional ability", rules["lasting"]
        case Paid(interrupt=interrupt, access=access):
            yield "paid ability", rules["paid"]
            if interrupt:
                yield "interrupt", rules["interrupt"]
            elif ability.is_action:
                yield "action", rules["action"]
            elif access and "mid-access" in edition.cites:
                yield "while accessing a card", edition.cites["mid-access"]
        case Play():
            yield "play ability", rules["play"]
        case Sub():
            yield "subroutine", rules["subroutine"]
        case BaseLink() | LinkBoost():
            yield "link", edition.cites["trace"]


def _steps(edition: Edition, act: str) -> list[str]:
    return [row.rule for s in edition.structures.values() for row in s.rows if row.op == Do(act)]


def _inside(edition: Edition, ability: Ability) -> Iterator[tuple[str, str]]:
    """The procedures that an ability's instructions call for."""
    for word in words(ability):
        name = UNDER.get(type(word).__name__)
        if name is not None and name in edition.cites:
            yield name.replace("-", " "), edition.cites[name]
