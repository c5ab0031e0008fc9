"""The validator: what is wrong with a card's definition, said so that the author of the card can mend it."""

from collections.abc import Collection, Iterator
from difflib import get_close_matches
from typing import Final, NamedTuple

from rulerunner.rules.changes import CHANGES

from . import abilities as b
from . import conditions as c
from . import costs as k
from . import filters as f
from . import instructions as i
from . import quantities as q
from . import refs as r
from . import statics as s
from .face import Face
from .validating import scope, shape
from .validating.subtypes import SUBTYPES
from .validating.walk import parts, words
from .words import ARCHIVES, CORE, CORP, HQ, MEAT, NET, RND, RUNNER, TYPES, ZONES

SIDES: Final = ("you", "opponent", CORP, RUNNER)
DAMAGE: Final = (NET, MEAT, CORE)
CENTRALS: Final = (HQ, RND, ARCHIVES)
PARTS: Final = ("any", "root", "ice")
DURATIONS: Final = ("run", "encounter", "turn", "trace", "game")
TIMES: Final = ("turn", "run", "encounter", "last turn")
PERIODS: Final = ("turn", "run")
OUTCOMES: Final = ("successful", "unsuccessful")
IGNORED: Final = ("all", "credits")
CARD_VALUES: Final = (
    *("strength", "install cost", "rez cost", "play cost", "trash cost"),
    *("requirement", "points"),
)
PLAYER_VALUES: Final = ("hand size", "memory", "link", "HQ access", "R&D access", "clicks")
FORBIDDEN_ACTS: Final = (
    *("run", "be successful", "jack out", "access", "rez", "steal"),
    *("score", "trash", "install", "break", "be broken", "trash as the Runner"),
)
COSTLY_ACTS: Final = ("run", "basic run", "rez", "steal", "score", "play", "install")
PURPOSES: Final = (
    *("any", "run", "trace", "icebreaker", "install"),
    *("rez", "play", "trash", "remove tag"),
)


class Rule(NamedTuple):
    """What a text in a definition may be: one of a closed set (of any, if there is none), or nothing."""

    what: str
    allowed: Collection[str] = ()
    optional: bool = False


SIDE: Final = Rule("a player", SIDES)
ANY_SIDE: Final = Rule("a player", SIDES, optional=True)
CHANGE: Final = Rule("a kind of change", CHANGES)
COUNTER: Final = Rule("a kind of counter")
HURT: Final = Rule("a kind of damage", DAMAGE)
PERIOD: Final = Rule("a period", PERIODS, optional=True)
IGNORING: Final = Rule("a cost to ignore", IGNORED, optional=True)
DETAIL: Final = Rule("a detail", optional=True)
SUBTYPE: Final = Rule("a subtype any card has", SUBTYPES["modern"])

BY_FIELD: Final[dict[str, Rule]] = {
    "by": SIDE,
    "detail": DETAIL,
    "duration": Rule("a duration", DURATIONS),
    "first": PERIOD,
    "ignoring": IGNORING,
    "once": PERIOD,
    "side": SIDE,
    "subtype": SUBTYPE,
    "user": SIDE,
    "within": Rule("a time", TIMES),
    "zone": Rule("a zone", ZONES),
    "active_in": Rule("a zone", ("anywhere", *ZONES), optional=True),
}
"""What the texts of a field may be, in every word that has the field..."""

BY_WORD: Final[dict[tuple[type, str], Rule]] = {
    (b.CounterText, "kind"): COUNTER,
    (b.NotYet, "reason"): Rule("a reason", optional=True),
    (b.Paid, "interrupt"): CHANGE._replace(optional=True),
    (b.Paid, "once"): Rule("a period", (*PERIODS, "subroutine"), optional=True),
    (b.Trigger, "kind"): CHANGE,
    (b.Trigger, "side"): ANY_SIDE,
    (c.Empty, "kind"): COUNTER,
    (c.Happened, "kind"): CHANGE,
    (c.Happened, "side"): ANY_SIDE,
    (c.RunWas, "outcome"): Rule("an outcome of a run", OUTCOMES),
    (f.AtServer, "part"): Rule("a part of a server", PARTS),
    (f.Is, "type"): Rule("a card type", TYPES),
    (f.Named, "name"): Rule("a card's name"),
    (f.Underwent, "kind"): CHANGE,
    (f.WithCounters, "kind"): COUNTER,
    (i.Damage, "kind"): HURT,
    (i.Instead, "kind"): CHANGE,
    (i.Later, "duration"): Rule("a duration", DURATIONS, optional=True),
    (i.Infect, "kind"): COUNTER,
    (i.Place, "kind"): COUNTER,
    (i.RemoveCounters, "kind"): COUNTER,
    (k.HostedCounters, "kind"): COUNTER,
    (k.SufferDamage, "kind"): HURT,
    (q.CountersOn, "kind"): COUNTER,
    (q.Infection, "kind"): COUNTER,
    (q.PointsThisTurn, "kind"): CHANGE,
    (q.PointsThisTurn, "side"): ANY_SIDE,
    (q.TimesThisRun, "kind"): CHANGE,
    (q.TimesThisTurn, "kind"): CHANGE,
    (q.TimesThisTurn, "side"): ANY_SIDE,
    (r.Central, "name"): Rule("a central server", CENTRALS),
    (s.AdditionalCost, "act"): Rule("an act with a cost", COSTLY_ACTS),
    (s.Cannot, "act"): Rule("an act that can be forbidden", FORBIDDEN_ACTS),
    (s.Modify, "value"): Rule("a value of a card", CARD_VALUES),
    (s.Player, "value"): Rule("a value of a player", PLAYER_VALUES),
    (s.PreventsAll, "kind"): CHANGE,
    (s.Replaces, "kind"): CHANGE,
    (s.SpendFrom, "purpose"): Rule("a purpose to spend credits for", PURPOSES),
    (s.StaysUntil, "kinds"): CHANGE,
}
"""...and in one word alone."""


def problems(face: Face) -> list[str]:
    """What is wrong with a card, one line for each fault; nothing if it is well said."""
    found = [f"{face.name}: {fault}" for fault in shape.of_the_card(face)]
    for number, ability in enumerate(face.abilities, start=1):
        faults = (
            *_texts(ability, face.facts.family),
            *shape.of_an_ability(ability, face),
            *scope.of_an_ability(ability, face),
        )
        found += [f"{face.name}, ability {number}: {fault}" for fault in dict.fromkeys(faults)]
    return found


def rule_for(word: type, field: str) -> Rule | None:
    """What the texts of a field may be."""
    return BY_WORD.get((word, field)) or BY_FIELD.get(field)


def _texts(ability: b.Ability, family: str) -> Iterator[str]:
    """The texts of an ability that are none of the words they should be."""
    for word in words(ability):
        for field, value in parts(word):
            rule = _in_context(rule_for(type(word), field), word, field, family)
            for text in value if isinstance(value, tuple) else (value,):
                if isinstance(text, str) and rule is not None:
                    yield from _misfit(text, rule)


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
        folded = {word.casefold(): word for word in rule.allowed}
        near = get_close_matches(text.casefold(), folded, 1)
        hint = f" (did you mean '{folded[near[0]]}'?)" if near else ""
        yield f"'{text}' is not {rule.what}{hint}"
