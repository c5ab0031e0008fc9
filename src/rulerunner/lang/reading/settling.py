"""Marks give way to words of the language once an ability is known: who "they" are, which card "it" is."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.facts import Facts
from rulerunner.lang.rendering.happenings import HAPPENINGS, SERVERED
from rulerunner.lang.validating.walk import words as words_of
from rulerunner.lang.words import CORP, DECK_OF, DISCARD_OF, HAND_OF, RUNNER, SCORE_OF, Side, other

from .acting import LOOKING
from .marks import SUBJECT, THEY, DoneTo, Fetched, Given, InstallCost, It, Listed, Own, Some
from .normal_form import members, swapped
from .tokens import THIS_CARD

PILES: Final = {"hand": HAND_OF, "discard": DISCARD_OF, "deck": DECK_OF, "score": SCORE_OF}
ON_CARDS: Final = (k.TrashCards, k.DerezCards, k.MoveCards, k.TrashRandom)
"""Costs that are paid with cards: what comes of it speaks of them."""


class Unsettled(ValueError):
    """A word that points at something the text has not spoken of."""


def settled(ability: Any, facts: Facts) -> Any:
    """An ability without marks."""
    settler = _Settler(facts)
    made = settler.value(ability, r.THIS)
    place = settler.place or _lies_in(made)
    if place and isinstance(made, b.When | b.Paid) and not made.active_in:
        return replace(made, active_in=place)  # it can only work from there
    return made


def _of_a_server(trigger: b.Trigger) -> bool:
    """Whether a kind of change is told with the server it is about."""
    return trigger.kind in SERVERED


class _Settler:
    """What has been spoken of, and what stands for it."""

    def __init__(self, facts: Facts) -> None:
        self._side = facts.side
        self._opponent: Side = other(facts.side)
        self._they: Side = self._opponent
        """Who "they" are: the player that the trigger names, or else the opponent."""
        self._breaks = "icebreaker" in facts.subtypes
        self._title = facts.name
        self._name = facts.name.lower()
        self._server: Any = None
        """What "that server" is: the one of the trigger, or the one that was chosen."""
        self._met: Any = None
        """How the card is pointed at that met the trigger, if there is one."""
        self._triggered = False
        """Whether the ability at hand waits for something."""
        self._outer: Any = None
        """What was spoken of before cards were paid with."""
        self._view = False
        """Whether there are cards in view."""
        self._before: list[Any] = []
        """The instructions before the one at hand."""
        self.place: Any = ""
        """Where the card lies that the ability installs."""
        self._drew: Side | None = None
        """Who drew the cards spoken of, if they were drawn."""

    def value(self, value: Any, it: Any) -> Any:
        match value:
            case It():
                return self._pointed(value, it)
            case r.ThatServer():
                if self._server is None:
                    raise Unsettled("it speaks of that server before any server was spoken of")
                return self._server
            case Some():
                return self._some(it)
            case Fetched(zone=zone):
                self.place = self._text(zone)
                return i.InstallCard(r.THIS)
            case k.TrashCards(filter=f.Same(ref=It() as mark), amount=1) if self._pointed(mark, it) == r.THIS:
                return k.TrashThis()
            case Own(step=step):
                return self.value(step, it)
            case i.May(by=by, then=then) if self._player(self._text(by)) != self._side and _looks(then):
                raise Unsettled("the other player looks at cards: there are no words for that")
            case Given(kind=kind, amount=amount, whom=whom):
                given = i.Afflict if self._player(self._text(whom)) == RUNNER else i.Infect
                return given(self.value(kind, it), self.value(amount, it))
            case InstallCost(ref=ref, printed=printed):
                card = self.value(ref, it)
                if card in (r.AFFECTED, r.THOSE):
                    raise Unsettled("it speaks of the install cost of a card that may have none")
                return q.CostOf(card) if printed else q.CostNow(card)
            case q.ThatMany():
                return self._that_many()
            case b.Paid(cost=cost, active_in="") if k.RevealAndTrashThis() in cost:
                return self.value(replace(value, active_in=HAND_OF[self._side]), it)
            case b.Paid():
                return self._paid(value, it)
            case DoneTo(filter=cards):
                return self._done_to(self.value(cards, it))
            case Listed(options=options, by=by, amount=amount):
                many: Any = tuple(self.value(option, it) for option in options)
                if len(many) < 2:
                    raise Unsettled("it offers a choice, but there are no two things to choose from")
                return i.ChooseOne(many, self._text(by), amount=amount)  # type: ignore[arg-type]
            case i.Swap(ref=It(), other=r.Chosen() as other):
                if self._met is None:
                    raise Unsettled("it speaks of a card to be swapped before any card was spoken of")
                return i.Swap(self._met, other)  # the other one is the chosen one
            case f.Named(name=name) if name == THIS_CARD:
                return f.Named(self._title)
            case i.May(then=(), cost=cost) if cost:
                raise Unsettled("somebody may pay, but nothing comes of it")
            case b.When():
                return self._when(value, it)
            case i.May(cost=cost) if any(isinstance(part, ON_CARDS) for part in cost):
                before, self._outer = self._outer, it
                inner = self._fields(replace(value, cost=()), r.AFFECTED)
                self._outer = before
                return replace(inner, cost=self.value(cost, it))
            case i.If(condition=c.Exists(filter=cards), then=then) if _some_of_many(cards, then):
                raise Unsettled("it speaks of some of those cards, but not of which")
            case i.Choose(filter=cards) if self._met == r.THAT and _another_in_hand(cards):
                other_than = f.Not(f.Same(r.THAT))
                return self._fields(replace(value, filter=swapped(cards, NOT_THIS, other_than)), it)
            case i.Later(ability=b.When(trigger=trigger)) if (
                self._server == r.THAT_SERVER and not _of_a_server(trigger)
            ):
                before, self._server = self._server, None
                later = self._fields(value, it)
                self._server = before
                return later
            case i.Instead(kind=kind) | s.Replaces(kind=kind) if kind in SERVERED:
                before, self._server = self._server, r.THAT_SERVER
                rather = self._fields(value, it)
                self._server = before
                return rather
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
        self._triggered = True
        before, met, they = self._server, self._met, self._they
        if value.trigger.side in (CORP, RUNNER):
            self._they = value.trigger.side
        self._met = _card_of(value.trigger) or met
        if _of_a_server(trigger):
            self._server = r.THAT_SERVER
        block = self.value(value.block, inner)
        condition = self.value(value.condition, inner)
        self._server, self._met, self._they = before, met, they
        active: Any = self._text(value.active_in)
        return replace(value, trigger=trigger, block=block, condition=condition, active_in=active)

    def _paid(self, value: b.Paid, it: Any) -> Any:
        """A paid ability: one that waits for its moment speaks of what met it, whatever it costs."""
        if any(isinstance(part, LEAVING) for part in value.cost):
            value = replace(value, block=_taken(value.block))
        moment = self.value(value.moment, it)
        if value.moment is not None or value.interrupt:
            self._triggered = True
            it = _card_of(value.moment) or r.THAT
        before = self._server
        if (value.moment is not None and _of_a_server(value.moment)) or value.interrupt in SERVERED:
            self._server = r.THAT_SERVER
        made = self._fields(replace(value, moment=None), it)
        self._server = before
        return replace(made, moment=moment)

    def _in_turn(self, block: tuple[Any, ...], it: Any) -> tuple[Any, ...]:
        done: list[Any] = []
        for step in block:
            self._before = done or self._before
            if done and isinstance(done[-1], i.All) and any(isinstance(e, i.Lose) for e in done[-1].effects):
                step = swapped(step, q.LAST, q.DoneThisWay("lose credits"))  # of all that was done
            if isinstance(step, i.ShuffleDeck) and _searched(done, step):
                continue  # the search shuffles
            done.append(self.value(step, it))
            if isinstance(step, i.ChooseServer):
                self._server = r.REMEMBERED_SERVER
            spoken = spoken_of(done[-1])
            it = spoken or it
            self._view = self._view or spoken == r.THOSE or isinstance(done[-1], i.TrashTop | i.ShowRandom)
            if spoken is not None:
                self._drew = next((self._player(one.side) for one in _effects(done[-1])), None)
        return noting(tuple(done)) if r.REMEMBERED_SERVER in words_of(tuple(done)) else tuple(done)

    def _player(self, side: Any) -> Side:
        named: Side = {"you": self._side, "opponent": self._opponent}.get(side, side)
        return named

    def _that_many(self) -> Any:
        """As many as a player just chose to deal with, or else the number in the trigger."""
        match self._before[-2:]:
            case [i.Choose(up_to=True), i.Effect()] | [i.ChooseNumber(), i.Effect()]:
                return q.LAST
        if self._met is None and not self._triggered:
            raise Unsettled("it speaks of that many, but of no number before")
        return q.THAT_MANY

    def _done_to(self, cards: Any) -> Any:
        """How many of a set were among those the instruction before dealt with."""
        match self._before[-2:]:
            case [*_, i.TrashTop() | i.RevealTop() | i.RevealHand() | i.SetAside()]:
                return q.Count(f.AMONG & cards)
            case [i.Choose(filter=chosen) | i.ChooseRandom(filter=chosen), i.Trash() | i.Reveal()] if all(
                part in members(chosen) for part in members(cards)
            ):
                return q.LAST
            case [*_, i.TrashAll(filter=trashed)] if all(part in members(trashed) for part in members(cards)):
                return q.LAST
        raise Unsettled("it counts cards of a kind, but nothing before it was done to such cards")

    def _some(self, it: Any) -> Any:
        """The cards spoken of last, as a set to choose from."""
        if it == r.AFFECTED and self._drew is not None:
            return f.Same(r.AFFECTED) & f.In(HAND_OF[self._drew])
        if self._view:
            return f.AMONG
        if isinstance(it, r.Chosen):
            return f.Picked(it.slot)
        raise Unsettled("it speaks of some of those cards before any cards were spoken of")

    def _fields(self, word: Any, it: Any) -> Any:
        changes = {}
        for each in fields(word):
            old = getattr(word, each.name)
            new = self.value(old, it)
            if new is not old and new != old:
                changes[each.name] = new
        return replace(word, **changes) if changes else word

    def _pointed(self, mark: It, it: Any) -> Any:
        if mark.noun == "trashed":
            return it if any(isinstance(step, i.Trash) for step in self._before) else r.AFFECTED
        if mark.noun == "that" and it == r.AFFECTED and self._outer == r.THAT:
            return r.THAT
        if mark.noun == "that" and it == r.THIS:
            raise Unsettled("it speaks of that card before any card was spoken of")
        return it

    def _text(self, text: str) -> str:
        if text == THEY:
            return self._they
        if text == THIS_CARD:
            return self._name
        if text == SUBJECT:
            return "you"
        whose, _, pile = text.partition(" ")
        if pile in PILES and whose in ("you", THEY, CORP, RUNNER, "opponent"):
            names = {"you": self._side, THEY: self._they, "opponent": self._opponent}
            side: Any = names.get(whose, whose)
            return PILES[pile][side]
        return text


NOT_THIS: Final = f.Not(f.Same(r.THIS))


def _another_in_hand(cards: Any) -> bool:
    """Whether a card other than the one spoken of is meant: this one is not where it is chosen from."""
    parts = members(cards)
    return NOT_THIS in parts and any(isinstance(part, f.In) for part in parts)


def _some_of_many(cards: Any, then: Any) -> bool:
    some = any(isinstance(word, Some) for word in words_of(cards))
    return some and any(isinstance(word, It) and word.noun == "many" for word in words_of(then))


def _looks(block: Any) -> bool:
    """Whether somebody looks at cards, unless it is you in so many words."""
    own = [word.step for word in words_of(block) if isinstance(word, Own)]
    return any(isinstance(word, LOOKING) and word not in own for word in words_of(block))


def noting(block: tuple[Any, ...]) -> tuple[Any, ...]:
    """A block in which a server that is chosen is noted on the card."""
    done: list[Any] = []
    for number, step in enumerate(block):
        done.append(step)
        noted = block[number + 1 : number + 2] == (i.RememberServer(),)
        if isinstance(step, i.ChooseServer) and not noted:
            done.append(i.RememberServer())
    return tuple(done)


def _lies_in(ability: Any) -> Any:
    """The pile in which a card has to lie for its ability: "when X, if this card is in your heap, ..."."""
    match ability:
        case b.When(block=(i.If(condition=asked),)):
            parts = asked.parts if isinstance(asked, c.AllOf) else (asked,)
            for part in parts:
                match part:
                    case c.Matches(
                        ref=r.This(), filter=f.In(zone="heap" | "Archives" | "grip" | "HQ" as zone)
                    ):
                        return zone
    return ""


LEAVING: Final = (k.TrashThis, k.ReturnThis, k.RemoveThis)


def _taken(block: Any) -> Any:
    """A block that takes from a card that has left what it had: credits are gained, counters are placed."""
    return tuple(_left_behind(step) for step in block)


def _left_behind(step: Any) -> Any:
    match step:
        case i.TakeCredits(amount=q.CountersOn(ref=r.This(), kind="credit") as had, on=r.This()):
            return i.Gain(had)
        case i.MoveCounters(amount=amount, kind=kind, origin=r.This(), on=on):
            return i.Place(amount, kind, on)
    return step


def _effects(step: Any) -> tuple[i.Draw, ...]:
    """The draws among what an instruction does."""
    effects = step.effects if isinstance(step, i.All) else step.then if isinstance(step, i.May) else (step,)
    return tuple(one for one in effects if isinstance(one, i.Draw))


def spoken_of(step: Any) -> Any:
    """Which cards an instruction speaks of, as what comes after it points at them; None if of none."""
    match step:
        case i.Choose(slot=slot) | i.Search(slot=slot) | i.ChooseRandom(slot=slot):
            return r.Chosen(slot)
        case i.ChoosePile():
            return r.CHOSEN
        case i.LookAtTop() | i.RevealTop() | i.RevealHand() | i.SetAside() | i.SetAsideUntil():
            return r.THOSE
        case i.Draw() | i.TrashTop() | i.Damage() | i.DiscardRandom() | i.ShowRandom():
            return r.AFFECTED
        case i.May(then=then) | i.If(then=then, otherwise=()):
            return next((ref for one in reversed(then) if (ref := spoken_of(one))), None)
        case i.All(effects=effects):
            return next((ref for one in reversed(effects) if (ref := spoken_of(one))), None)
    return None


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
