"""What a card's facts are called in an edition, and the rules its abilities are played under."""

from collections.abc import Iterator
from typing import Final

from rulerunner.lang.abilities import Ability, BaseLink, LinkBoost, Paid, Play, Static, Sub, When, While
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.statics import PreventsAll, Replaces
from rulerunner.lang.validating.walk import words
from rulerunner.rules import Do, Edition
from rulerunner.rules.explaining import ABILITIES

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


PAID_TO: Final[dict[str, str]] = {
    "asset": "rez", "ice": "rez", "upgrade": "rez", "event": "play", "operation": "play",
}  # fmt: skip
"""What the cost of a card is paid for; of any other type, to install it."""


def numbers(card: Facts, edition: Edition) -> Iterator[tuple[str, str]]:
    """The printed numbers: what each is called, and how it is written."""
    for _, name, value in _numbers(card):
        if value is not None:
            yield edition.word(name), str(value)


def number_keys(card: Facts) -> tuple[str, ...]:
    """The keys of the printed numbers, one for each of `numbers`: the same in every edition."""
    return tuple(key for key, _, value in _numbers(card) if value is not None)


def _numbers(card: Facts) -> Iterator[tuple[str, str, object]]:
    yield "cost", f"{PAID_TO.get(card.type, 'install')} cost", "X" if card.x_cost else card.cost
    if card.type == "ice" or "icebreaker" in card.subtypes or card.strength is not None:
        yield "strength", "strength", "X" if card.strength is None else card.strength
    if card.type == "agenda":
        required = "X" if card.requirement is None else card.requirement
        yield "requirement", "advancement requirement", required
    yield "points", "agenda points", card.points
    yield "memory", "memory", card.memory
    yield "trash", "trash cost", card.trash
    yield "link", "link", card.link
    yield "minimum deck", "minimum deck size", card.minimum_deck
    yield "influence limit", "influence limit", card.influence_limit


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
    rules = ABILITIES[edition.book]
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
