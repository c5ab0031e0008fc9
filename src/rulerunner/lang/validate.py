"""The validator: what is wrong with a card's definition, said so that the author of the card can mend it."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

from rulerunner.rules.changes import CHANGES

from . import words as w
from .base import Ability
from .face import Face
from .near import nearest
from .validating import belonging, circles, scope, sense, shape
from .validating.kinds import misfits
from .validating.subtypes import SUBTYPES
from .validating.walk import parts, words


class Rule(NamedTuple):
    """What a text in a definition may be: one of a closed set (of any, if there is none), or nothing."""

    what: str
    allowed: Collection[str] = ()
    optional: bool = False


CHANGE: Final = Rule("a kind of change", CHANGES)
COUNTER: Final = Rule("a kind of counter")
COMMON: Final = tuple(sorted((*w.COUNTERS, w.STRENGTH, "bad publicity")))
"""Counters of many cards. A card may have others of its own, but none that is nearly called like these."""
ALIKE: Final = 0.84
FEW: Final = 20
"""So many words are all named to somebody who wrote another."""
DETAIL: Final = Rule("a detail", optional=True)
SUBTYPE: Final = Rule("a subtype any card has", SUBTYPES["modern"])

CLOSED: Final[Mapping[object, str]] = {
    w.AbilityZone: "a zone",
    w.ActionKind: "what an action is for",
    w.Anyone: "a player",
    w.CardType: "a card type",
    w.CardValue: "a value of a card",
    w.CentralName: "a central server",
    w.CostlyAct: "an act with a cost",
    w.AnyDamage: "a kind of damage",
    w.Averted: "tags or a kind of damage",
    w.DamageKind: "a kind of damage",
    w.DeckFaction: "a faction",
    w.DeckType: "a card type",
    w.DeckZone: "a deck",
    w.PileZone: "a pile",
    w.Doing: "what a subroutine does",
    w.Duration: "a duration",
    w.ForbiddenAct: "an act that can be forbidden",
    w.Ignored: "a cost to ignore",
    w.Landing: "a place for a trashed card",
    w.Lately: "a time",
    w.Losable: "a choice of abilities",
    w.MaybeDuration: "a duration",
    w.MaybeLately: "a period",
    w.MaybeRunner: "the Runner or nobody",
    w.StrengthDuration: "a duration",
    w.Outcome: "an outcome of a run",
    w.Period: "a period",
    w.PlayerValue: "a value of a player",
    w.PricedAction: "a basic action with a price",
    w.Purpose: "a purpose to spend credits for",
    w.ServerPart: "a part of a server",
    w.TurnWithin: "a time",
    w.UsePeriod: "a period",
    w.Which: "a choice of subroutines",
    w.Who: "a player",
    w.Within: "a time",
    w.Zone: "a zone",
}
"""The closed sets of texts, and what one of each is."""


def _closed(kind: object) -> Rule:
    """The rule of a closed set; an empty text in it means that there may be none."""
    allowed = get_args(kind)
    return Rule(CLOSED[kind], tuple(text for text in allowed if text), optional="" in allowed)


HURT: Final = _closed(w.DamageKind)

OPEN: Final[Mapping[tuple[str, str], Rule]] = {
    ("", "detail"): DETAIL,
    ("", "origin"): Rule("a zone", w.ZONES),
    ("", "subtype"): SUBTYPE,
    ("GiveSubtypes", "subtypes"): SUBTYPE,
    ("ForfeitsPoints", "counter"): COUNTER,
    ("GivesUpDamage", "counter"): COUNTER,
    ("CounterText", "kind"): COUNTER,
    ("NotYet", "reason"): Rule("a reason", optional=True),
    ("Paid", "interrupt"): CHANGE._replace(optional=True),
    ("Trigger", "kind"): CHANGE,
    ("Empty", "kind"): COUNTER,
    ("Happened", "kind"): CHANGE,
    ("Named", "name"): Rule("a card's name"),
    ("FreeInDeck", "name"): Rule("a card's name", optional=True),
    ("Underwent", "kind"): CHANGE,
    ("UnderwentLastTurn", "kind"): CHANGE,
    ("TimesLastTurn", "kind"): CHANGE,
    ("WithCounters", "kind"): COUNTER,
    ("Instead", "kind"): CHANGE,
    ("Infect", "kind"): COUNTER,
    ("Afflict", "kind"): COUNTER,
    ("Plant", "kind"): COUNTER,
    ("Cure", "kind"): COUNTER,
    ("Place", "kind"): COUNTER,
    ("MoveCounters", "kind"): COUNTER,
    ("RemoveCounters", "kind"): COUNTER,
    ("Distribute", "kind"): COUNTER,
    ("AddedWith", "kind"): COUNTER,
    ("HostedCounters", "kind"): COUNTER,
    ("CountersFrom", "kind"): COUNTER,
    ("LooseCounters", "kind"): COUNTER,
    ("CountersOn", "kind"): COUNTER,
    ("Infection", "kind"): COUNTER,
    ("PointsThisTurn", "kind"): CHANGE,
    ("DoneThisWay", "kind"): CHANGE,
    ("CardsThisRun", "kind"): CHANGE,
    ("CardsThisTurn", "kind"): CHANGE,
    ("TimesThisEncounter", "kind"): CHANGE,
    ("TimesThisRun", "kind"): CHANGE,
    ("TimesThisTurn", "kind"): CHANGE,
    ("PreventsAll", "kind"): CHANGE,
    ("Replaces", "kind"): CHANGE,
    ("StaysUntil", "kinds"): CHANGE,
}
"""What texts may be that no closed set has, by word (any word, if it is empty) and field."""


def problems(face: Face) -> list[str]:
    """What is wrong with a card, one line for each fault; nothing if it is well said."""
    if wrong := list(misfits(face.abilities)):
        return [f"{face.name}, {fault}" for fault in wrong]
    found = [f"{face.name}: {fault}" for fault in shape.of_the_card(face)]
    for number, ability in enumerate(face.abilities, start=1):
        texts = dict.fromkeys(_texts(ability, face.facts.family))
        found += [f"{face.name}, ability {number}, {fault}" for fault in texts]
        faults = (
            *belonging.of_an_ability(ability, face),
            *shape.of_an_ability(ability, face),
            *scope.of_an_ability(ability, face),
            *sense.of_an_ability(ability, face),
            *circles.of_an_ability(ability),
        )
        found += [f"{face.name}, ability {number}: {fault}" for fault in dict.fromkeys(faults)]
    return found


@cache
def hints(word: type) -> Mapping[str, object]:
    """The types of a word's fields."""
    return get_type_hints(word)


def rule_for(word: type, field: str) -> Rule | None:
    """What the texts of a field may be; nothing if it has no texts."""
    kind = hints(word)[field]
    if get_origin(kind) is tuple:
        kind = get_args(kind)[0]
    if get_origin(kind) is Literal:
        return _closed(kind)
    return OPEN.get((word.__name__, field)) or OPEN.get(("", field))


def _texts(ability: Ability, family: str) -> Iterator[str]:
    """The texts of an ability that are none of the words they should be, each with its field."""
    for word in words(ability):
        for field, value in parts(word):
            rule = _in_context(rule_for(type(word), field), word, field, family)
            for text in value if isinstance(value, tuple) else (value,):
                if isinstance(text, str) and rule is not None:
                    for fault in _misfit(text, rule):
                        yield f"{type(word).__name__}.{field}: {fault}"


def _in_context(rule: Rule | None, word: object, field: str, family: str) -> Rule | None:
    """The rule where the set of words depends on the card or on the word beside it."""
    if rule is SUBTYPE:
        return rule._replace(allowed=SUBTYPES[family])
    if rule is DETAIL and "damage" in (getattr(word, "kind", ""), getattr(word, "interrupt", "")):
        return HURT._replace(optional=True)
    return rule


def _misfit(text: str, rule: Rule) -> Iterator[str]:
    if not text:
        if not rule.optional:
            yield f"{rule.what} is missing"
    elif rule.allowed and text not in rule.allowed:
        yield f"'{text}' is not {rule.what}{_instead(text, rule.allowed)}"
    elif rule is COUNTER and text not in COMMON and (near := nearest(text, COMMON, ALIKE)):
        yield f"'{text}' is not {rule.what} that any card has (did you mean '{near}'?)"


def _instead(text: str, allowed: Collection[str]) -> str:
    """What would have been right: the nearest word, or all there are if they are few."""
    if near := nearest(text, allowed):
        return f" (did you mean '{near}'?)"
    return f"; it is one of {', '.join(map(repr, allowed))}" if len(allowed) <= FEW else ""
