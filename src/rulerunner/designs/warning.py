"""What a designer may have overlooked: nothing is wrong with such a card, but perhaps it was not meant."""

from collections.abc import Iterator
from difflib import get_close_matches

from ..lang import costs as k
from ..lang import instructions as i
from ..lang import statics as s
from ..lang.abilities import Paid, Static, When
from ..lang.face import Face
from ..lang.filters import Named, Same
from ..lang.refs import THIS
from ..lang.titles import names_of
from ..lang.validating.walk import words
from ..lang.words import ADVANCEMENT, AGENDA, CREDIT


def warnings(face: Face) -> list[str]:
    """Everything to be wary of, a sentence each."""
    return [*_numbers(face), *_missing(face), *_counters(face), *_free(face), *_circles(face), *_named(face)]


def _numbers(face: Face) -> Iterator[str]:
    card = face.facts
    if card.type not in (AGENDA, "identity") and card.cost is None and not card.x_cost:
        yield "It has no cost, so it costs nothing."
    if card.type == "ice" and card.strength is None and not _modifies(face, "strength"):
        yield "It has no strength: as ice it has strength 0."
    if card.type == AGENDA and (card.requirement is None or card.points is None):
        yield "It lacks an advancement requirement or agenda points: it is scored at once, or for nothing."
    if card.type in ("asset", "upgrade") and card.trash is None:
        yield "It has no trash cost: the Runner can never trash it while accessing it."
    if card.type == "program" and card.memory is None:
        yield "It has no memory cost, so it takes up no memory."
    if card.family == "modern" and card.influence is None and card.type not in (AGENDA, "identity"):
        yield "It has no influence cost: only decks of its own faction may use it."
    if card.type == "identity" and card.minimum_deck is None:
        yield "It has no minimum deck size: any deck is large enough."


def _modifies(face: Face, value: str) -> bool:
    return any(isinstance(word, s.Modify) and word.value == value for word in words(face.abilities))


def _missing(face: Face) -> Iterator[str]:
    if face.type == "ice" and not face.subs:
        yield "It has no subroutine: nothing stops the Runner there."
    if "icebreaker" in face.facts.subtypes:
        if not any(isinstance(word, i.BreakSubroutines) for word in words(face.abilities)):
            yield "It is an icebreaker that breaks no subroutine."
        if face.facts.strength is None:
            yield "It is an icebreaker without strength."
    if not face.abilities and face.type != AGENDA:
        yield "It has no text: it does nothing."


def _counters(face: Face) -> Iterator[str]:
    """Counters that are spent and never placed: nothing in the game can pay this."""
    placed = {word.kind for word in words(face.abilities) if isinstance(word, i.Place | i.Infect)}
    if any(isinstance(word, s.Recurring) for word in words(face.abilities)):
        placed.add(CREDIT)
    if face.advanceable:
        placed.add(ADVANCEMENT)
    spent = {word.kind for word in words(face.abilities) if isinstance(word, k.HostedCounters)}
    for kind in sorted(spent - placed):
        yield f"It spends hosted {kind} counters, but places none: nothing in the game can pay this."


def _named(face: Face) -> Iterator[str]:
    """Cards that it speaks of by name and that nobody printed."""
    known = names_of(face.facts.family)
    for word in words(face.abilities):
        if isinstance(word, Named) and word.name not in (*known, face.name):
            near = get_close_matches(word.name, known, 1)
            hint = f": did you mean {near[0]!r}?" if near else ", unless it is home-made too."
            yield f"No card there is has the name {word.name!r}{hint}"


def _free(face: Face) -> Iterator[str]:
    for number, ability in enumerate(face.abilities, 1):
        if (
            isinstance(ability, Paid)
            and not ability.once
            and not ability.interrupt
            and ability.condition is None
        ):
            if (
                all(part == k.Credits(0) for part in ability.cost)
                and ability.moment is None
                and not ability.access
            ):
                yield f"Ability {number} is free and can be used without end."


SETS_OFF = {
    "gain credits": i.Gain, "draw": i.Draw, "tags": i.GiveTags, "damage": i.Damage, "place": i.Place,
    "gain clicks": i.GainClicks, "lose credits": i.Lose, "trash": i.Trash, "expose": i.Expose,
}  # fmt: skip
"""What an instruction brings about."""


def _circles(face: Face) -> Iterator[str]:
    """Abilities that bring about what they wait for."""
    for number, ability in enumerate(face.abilities, 1):
        if not isinstance(ability, When) or ability.interrupt or ability.once or ability.trigger.first:
            continue
        made = SETS_OFF.get(ability.trigger.kind)
        if made is None or ability.trigger.subject == Same(THIS):
            continue
        if any(isinstance(word, made) for word in words(ability.block)):
            yield f"Ability {number} may set itself off; a game in which that never ends is a draw."
    for ability in face.abilities:
        if isinstance(ability, Static) and not ability.declarations:
            yield "An ability declares nothing."
