"""Who does what a phrase says: its subject named, and effects that one sentence carries out together."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang.validating.walk import exchanged
from rulerunner.lang.validating.walk import words as words_of

from .engine import NO
from .marks import SUBJECT, It, Own, Some


def acting(value: Any, who: str) -> Any:
    """A phrase with its subject named."""
    if isinstance(value, tuple):
        return tuple(acting(one, who) for one in value)
    if value == SUBJECT:
        return who
    if is_dataclass(value) and not isinstance(value, type):
        changes = {}
        for each in fields(value):
            old = getattr(value, each.name)
            new = acting(old, who) if isinstance(old, str | tuple) or is_dataclass(old) else old
            if new is not old:
                changes[each.name] = new
        return replace(value, **changes) if changes else value
    return value


LOOKING: Final = (i.LookAtTop, i.LookAtHand, i.Arrange, i.Search)
"""What the owner of the card does, whoever is offered it."""


def named(who: str, block: Any) -> Any:
    """A phrase with its subject named in so many words: what you look at, nobody else does."""
    made = acting(block, who)
    if who != "you" or not any(isinstance(word, LOOKING) for word in words_of(made)):
        return made
    return exchanged(made, lambda word: Own(word) if isinstance(word, LOOKING) else word)


def plainly(reading: Any, offered: bool = False) -> Any:
    """A reading in which only what another player is offered tells what you yourself look at."""
    if isinstance(reading, Own):
        return reading if offered else reading.step
    if isinstance(reading, tuple):
        return type(reading)([plainly(one, offered) for one in reading])
    if not is_dataclass(reading) or isinstance(reading, type):
        return reading
    offered = offered or (isinstance(reading, i.May) and reading.by != "you")
    return replace(
        reading, **{each.name: plainly(getattr(reading, each.name), offered) for each in fields(reading)}
    )


def together(first: Any, second: Any) -> Any:
    """Effects that one sentence carries out together; what is chosen for them comes first."""
    first = tuple(step.step if isinstance(step, Own) else step for step in first)
    if any(isinstance(step, i.Search) for step in first):
        return NO  # what is done with the card that is found has phrases of its own
    if _shows(first) and any(isinstance(word, It | Some | f.Among) for word in words_of(second)):
        return first + second  # what is done with the cards that are shown comes after that
    parts = (*_effects(first), *_effects(second))
    if any(isinstance(part, i.InstallCard) for part in _effects(first)) and any(
        isinstance(word, It) for word in words_of(second)
    ):
        return first + second  # it is done to a card that is installed by then
    if isinstance(first[0], i.Choose) and q.LAST in words_of(second):
        return first + second  # how much was done is known then
    if all(isinstance(part, i.Effect) for part in parts):
        return (i.All(parts),)
    if isinstance(first[0], i.Choose) and all(isinstance(part, i.Effect) for part in parts[1:]):
        return (first[0], i.All(parts[1:]))
    if (
        len(first) == 1
        and isinstance(first[0], i.EndRun)
        and isinstance(second[0], i.Choose)
        and len(second) == 2
    ):
        return (second[0], i.All((*_effects(second[1:]), *first)))
    return first + second


def _shows(block: Any) -> bool:
    """Whether cards are shown that what follows may speak of."""
    shows = (i.LookAtTop, i.RevealTop, i.RevealHand, i.SetAside, i.SetAsideUntil, i.Draw, i.TrashTop)
    return any(isinstance(step, shows) for step in _effects(block))


def _effects(block: Any) -> tuple[Any, ...]:
    return tuple(one for part in block for one in (part.effects if isinstance(part, i.All) else (part,)))
