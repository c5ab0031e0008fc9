"""The normal form of what is done in turn: blocks that play alike are written alike."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r

from .sets import without

CHOICES: Final = (i.Choose, i.Search, i.ChooseRandom)


def plain(block: tuple[Any, ...]) -> tuple[Any, ...]:
    """A block without what its instructions say anyway.

    - A card that is chosen to be installed need not be said to be one that can be.
    - A card that is searched for and shown is shown by the search.
    - Nobody removes more than there is, whatever number is chosen.
    - Cards chosen by chance and trashed are discarded by chance.
    """
    found = list(block)
    for at in range(len(block) - 1):
        match block[at : at + 2]:
            case (i.Choose(filter=cards, slot=slot), i.InstallCard(ref=r.Chosen(slot=same))) if slot == same:
                for never in ("event", "operation"):
                    cards = without(cards, f.Not(f.Is(never)))
                found[at] = replace(block[at], filter=cards)
            case (i.Search(reveal=False, slot=slot), i.Reveal(ref=r.Chosen(slot=same))) if slot == same:
                return plain((*block[:at], replace(block[at], reveal=True), *block[at + 2 :]))
            case (
                i.ChooseNumber(most=q.AtMost(number=there, limit=limit)),
                i.RemoveTag(amount=q.TheX()) | i.RemoveCounters(amount=q.TheX()) as removal,
            ) if there == _there(removal):
                found[at] = replace(block[at], most=limit)
            case (
                i.ChooseRandom(filter=f.In(zone=zone), amount=amount, slot=slot),
                i.Trash(ref=r.Chosen(slot=same)),
            ) if slot == same:
                return plain((*block[:at], i.DiscardRandom(zone, amount), *block[at + 2 :]))
    return tuple(found)


def _there(removal: Any) -> Any:
    """How many there are of what is removed."""
    if isinstance(removal, i.RemoveTag):
        return q.Tags()
    return q.CountersOn(removal.on, removal.kind)


def offered(may: i.May) -> Any:
    """A choice of a number that may be declined is one that may be 0."""
    match may:
        case i.May(
            then=(
                i.ChooseNumber(least=0 | 1, by=by) as number,
                i.Draw(amount=q.TheX()) | i.RemoveCounters(amount=q.TheX()) as done,
            ),
            cost=(),
            otherwise=(),
        ) if by == may.by:
            return (replace(number, least=0), done)
    return (may,)


def together(step: i.All) -> i.All:
    """Effects that are carried out together: that the run ends is said last."""
    ends = tuple(one for one in step.effects if isinstance(one, i.EndRun))
    return replace(step, effects=(*(one for one in step.effects if one not in ends), *ends))


def in_a_run(ability: b.Paid) -> b.Paid:
    """A paid ability that ends the run can only be used in one."""
    if ability.block == (i.EndRun(),) and ability.condition == c.DuringRun():
        return replace(ability, condition=None)
    return ability


def lying(ability: b.When) -> b.When:
    """An ability that is active in a pile need not ask whether its card is there."""
    match ability:
        case b.When(active_in=zone, block=(i.If(condition=c.AllOf(parts=parts)) as asked,)) if zone:
            pile: Any = zone
            there = c.Matches(r.THIS, f.In(pile))
            rest = tuple(part for part in parts if part != there)
            condition = rest[0] if len(rest) == 1 else c.AllOf(rest)
            return replace(ability, block=(replace(asked, condition=condition),))
    return ability


def numbered(ability: Any) -> Any:
    """An ability whose choices of cards are numbered as they come; what points at a choice points at the last
    one of its number before it."""
    return _Numbering().of(ability)


class _Numbering:
    def __init__(self) -> None:
        self._now: dict[int, int] = {}
        self._count = 0

    def of(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(self.of(one) for one in value)
        if isinstance(value, r.Chosen | f.Picked):
            return replace(value, slot=self._now.get(value.slot, value.slot))
        if not is_dataclass(value) or isinstance(value, type):
            return value
        made = replace(value, **{each.name: self.of(getattr(value, each.name)) for each in fields(value)})
        if isinstance(made, CHOICES):
            self._now[made.slot] = self._count
            made = replace(made, slot=self._count)
            self._count += 1
        return made
