"""Marks give way to words of the language once an ability is known: who "they" are, which card "it" is."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import refs as r
from rulerunner.lang.facts import Facts
from rulerunner.lang.rendering.happenings import HAPPENINGS
from rulerunner.lang.words import CORP, DECK_OF, DISCARD_OF, HAND_OF, RUNNER, SCORE_OF, Side, other

from .marks import SUBJECT, THEY, It
from .tokens import THIS_CARD

PILES: Final = {"hand": HAND_OF, "discard": DISCARD_OF, "deck": DECK_OF, "score": SCORE_OF}
CARD_EFFECTS: Final = (i.Search, i.Choose)


class Unsettled(ValueError):
    """A word that points at something the text has not spoken of."""


def settled(ability: Any, facts: Facts) -> Any:
    """An ability without marks."""
    return _Settler(facts).value(ability, r.THIS)


class _Settler:
    """What has been spoken of, and what stands for it."""

    def __init__(self, facts: Facts) -> None:
        self._side = facts.side
        self._opponent: Side = other(facts.side)
        self._breaks = "icebreaker" in facts.subtypes
        self._title = facts.name
        self._name = facts.name.lower()
        self._server: Any = None
        """What "that server" is: the one of the trigger, or the one that was chosen."""

    def value(self, value: Any, it: Any) -> Any:
        match value:
            case It():
                return self._pointed(value, it)
            case r.ThatServer():
                if self._server is None:
                    raise Unsettled("it speaks of that server before any server was spoken of")
                return self._server
            case f.Named(name=name) if name == THIS_CARD:
                return f.Named(self._title)
            case i.May(then=(), cost=cost) if cost:
                raise Unsettled("somebody may pay, but nothing comes of it")
            case b.When():
                return self._when(value, it)
            case b.Paid(moment=moment) if moment is not None or value.interrupt:
                return self._fields(value, _card_of(value.moment) or r.THAT)
            case i.If() | i.May() | i.Unless() | i.Repeat() | i.Trace() | i.ChooseOne() | i.Instead():
                return self._fields(value, it)
            case i.Damage(by=by) if by:
                theirs = self._side == CORP and self._text(by) in (RUNNER, "opponent")
                return self._fields(replace(value, by=RUNNER if theirs else ""), it)
            case i.BreakSubroutines(interface=True) if not self._breaks:
                return self._fields(replace(value, interface=False), it)
            case tuple():
                return self._in_turn(value, it)
            case str():
                return self._text(value)
        if is_dataclass(value) and not isinstance(value, type):
            return self._fields(value, it)
        return value

    def _when(self, value: b.When, it: Any) -> Any:
        inner = _card_of(value.trigger) or it
        trigger = self.value(value.trigger, it)
        before = self._server
        if any(part in str(HAPPENINGS.get(trigger.kind)) for part in ("{on}", "{at}", "{server}")):
            self._server = r.THAT_SERVER
        block = self.value(value.block, inner)
        condition = self.value(value.condition, inner)
        self._server = before
        active: Any = self._text(value.active_in)
        return replace(value, trigger=trigger, block=block, condition=condition, active_in=active)

    def _in_turn(self, block: tuple[Any, ...], it: Any) -> tuple[Any, ...]:
        done: list[Any] = []
        for step in block:
            if isinstance(step, i.ShuffleDeck) and _searched(done, step):
                continue  # the search shuffles
            done.append(self.value(step, it))
            if isinstance(step, i.ChooseServer):
                self._server = r.REMEMBERED_SERVER
            if isinstance(step, i.Choose | i.Search | i.ChooseRandom):
                it = r.Chosen(step.slot)
            elif isinstance(step, i.ChoosePile):
                it = r.CHOSEN
            elif isinstance(step, i.LookAtTop | i.RevealTop | i.RevealHand | i.SetAside | i.SetAsideUntil):
                it = r.THOSE
            elif isinstance(step, i.Draw | i.TrashTop | i.Damage | i.DiscardRandom | i.ShowRandom):
                it = r.AFFECTED
        return tuple(done)

    def _fields(self, word: Any, it: Any) -> Any:
        changes = {}
        for each in fields(word):
            old = getattr(word, each.name)
            new = self.value(old, it)
            if new is not old and new != old:
                changes[each.name] = new
        return replace(word, **changes) if changes else word

    def _pointed(self, mark: It, it: Any) -> Any:
        if mark.noun == "that" and it == r.THIS:
            raise Unsettled("it speaks of that card before any card was spoken of")
        return it

    def _text(self, text: str) -> str:
        if text == THEY:
            return self._opponent
        if text == THIS_CARD:
            return self._name
        if text == SUBJECT:
            return "you"
        whose, _, pile = text.partition(" ")
        if pile in PILES and whose in ("you", THEY, CORP, RUNNER, "opponent"):
            side = self._side if whose == "you" else self._opponent if whose in (THEY, "opponent") else whose
            return PILES[pile][side]  # type: ignore[index]
        return text


def _searched(done: list[Any], step: i.ShuffleDeck) -> bool:
    side: Any = step.side
    return any(isinstance(one, i.Search) and one.zone == DECK_OF.get(side) for one in done)


def _card_of(trigger: b.Trigger | None) -> Any:
    """How the card that met a trigger is pointed at; nothing if the change is about no card."""
    if trigger is None:
        return None
    if isinstance(trigger.subject, f.Same):
        return r.THIS if trigger.subject.ref == r.THIS else r.THAT
    how = HAPPENINGS.get(trigger.kind)
    return r.THAT if how is not None and "{card}" in how.actor + how.rest else None
