"""The normal form of a definition: what plays alike and reads alike is written alike.

- A player is named by side: on the Corp's card "you" is the Corp.
- The abilities stand in a fixed order, but for subroutines, whose order is part of the card.
- The members of an intersection or a union of sets stand in a fixed order; what is said twice is said once.
- Where cards are looked for among those installed anyway, "installed" is not said.
- An ability that may be declined and does one thing is optional; a condition is not turned round.
- A card that is about to leave a place is in it: from where it would come is where it is.
- What has come to pass may be asked when an ability's trigger is met or when it resolves: it stays so.
- For a single card the word for one is used: hosted on it, derez it; cards on the table are installed ones.
- Numbers: 1 times a number is the number; a sum has its plain number last.
- What all members of a union have in common is said once; whose a card is, not where its type or pile tells.
- In blocks (`blocks`), choices of cards are numbered as they come, and "end the run" is the last of what is
  done together.
"""

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
from rulerunner.lang.rendering.happenings import ALWAYS_AT, HAPPENINGS, undergone
from rulerunner.lang.words import CORP, RUNNER, TABLE, Side, other

from .blocks import in_a_run, lying, numbered, offered, plain, together
from .sets import joined, members, ordered, owners, without

FOUND: Final = (
    *(i.Choose, i.ChooseRandom, i.ChoosePile, i.TrashAll, i.TrashUnsaved, i.MoveAll, i.Distribute),
    *(i.DiscardAll, i.PreventTrash),
    *(q.Count, q.TypesAmong, c.Exists, s.InstallOnlyOn),
    *(k.TrashCards, k.TrashAllCards, k.MoveCards),
)
"""Words that look for their cards among those installed, unless the set names a place."""
SIDED: Final = ("side", "by", "user")


def normal(abilities: tuple[b.Ability, ...], side: Side) -> tuple[Any, ...]:
    """The abilities of a card in normal form."""
    made = [numbered(one) for ability in abilities for one in _apart(_Normal(side).of(ability))]
    subroutines = [ability for ability in made if isinstance(ability, b.Sub)]
    others = [ability for ability in made if not isinstance(ability, b.Sub)]
    return (*sorted(others, key=repr), *subroutines)


def _apart(ability: Any) -> tuple[Any, ...]:
    """A static ability without a condition is as many as it has declarations; one that waits for either of
    two changes is as many as they are, unless it counts them together."""
    if isinstance(ability, b.When) and ability.trigger.also and not (ability.trigger.first or ability.once):
        triggers = (replace(ability.trigger, also=()), *ability.trigger.also)
        return tuple(replace(ability, trigger=trigger) for trigger in triggers)
    if isinstance(ability, b.Paid):
        for part in ability.cost:
            if isinstance(part, k.OneCost):
                rest = tuple(one for one in ability.cost if one is not part)
                return tuple(
                    replace(ability, cost=tuple(sorted((*rest, *option), key=repr)))
                    for option in part.options
                )
    if isinstance(ability, b.Static) and ability.condition is None:
        return tuple(replace(ability, declarations=(one,)) for one in ability.declarations)
    return (ability,)


class _Normal:
    def __init__(self, side: Side) -> None:
        self._side = side

    def of(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return plain(tuple(one for part in value for one in _flat(self.of(part))))
        if not is_dataclass(value) or isinstance(value, type):
            return value
        changes = {each.name: self._field(value, each.name) for each in fields(value)}
        return self._word(replace(value, **changes))

    def _field(self, word: Any, name: str) -> Any:
        value = getattr(word, name)
        if name in SIDED and isinstance(value, str):
            return {"you": self._side, "opponent": other(self._side)}.get(value, value)
        if name == "cost" and isinstance(value, tuple):
            return tuple(sorted(self.of(value), key=repr))  # it is paid all at once
        if isinstance(value, tuple) and not (value and isinstance(value[0], tuple)):
            return self.of(value)
        if isinstance(value, tuple):
            return tuple(self.of(one) for one in value)
        return self.of(value)

    def _word(self, word: Any) -> Any:
        match word:
            case f.Both() if f.REZZED in members(word) and f.Of(CORP) in members(word):
                return without(word, f.Of(CORP))  # only Corp cards are rezzed
            case f.Both() if any(f.Of(one) in members(word) for one in owners(word)):
                for side in owners(word):
                    word = without(word, f.Of(side))
                return ordered(word) if isinstance(word, f.Both) else word
            case i.Boost(amount=by, duration=time):
                return i.Lasting(s.Modify("strength", by), time)
            case f.Both() | f.Either():
                return ordered(word)
            case i.Trash(ref=r.Top(zone="R&D" | "stack" as deck, amount=many), by=by, preventable=True):
                return i.TrashTop(deck, many, by)
            case f.HostedOnAny(cards=f.Same(ref=ref)):
                return f.HostedOn(ref)
            case k.DerezCards(filter=f.Same(ref=r.This()), amount=1):
                return k.DerezThis()
            case k.DerezCards(filter=cards):
                return replace(word, filter=without(without(cards, f.REZZED), f.INSTALLED))
            case (
                k.TrashAllCards(filter=f.Same(ref=ref))
                | k.TrashCards(filter=f.Same(ref=ref), amount=1, revealed=False)
            ):
                return k.TrashThis() if ref == r.THIS else k.TrashCards(f.Same(ref))
            case i.MoveAll(filter=f.Same(ref=ref), zone=zone, bottom=bottom):
                return i.MoveTo(ref, zone, bottom)
            case i.MoveAll(filter=f.OnTop(zone=deck, amount=many), zone=zone, bottom=bottom):
                return i.MoveTo(r.Top(deck, many), zone, bottom)
            case i.Unless(cost=cost, then=(i.Unless(by=by, must=False) as inner,), must=False) if (
                by == word.by
            ):
                options: Any = inner.cost[0].options if _alternative(inner.cost) else (inner.cost,)  # type: ignore[attr-defined]
                return replace(inner, cost=(k.OneCost((cost, *options)),))
            case r.ProtectedServer(server=r.AnyServer()):
                return r.PROTECTED
            case i.Reveal(ref=r.Top(zone="R&D" | "stack" as deck, amount=many)):
                return i.RevealTop(deck, many)
            case f.In(zone=zone) if zone == TABLE:
                return f.INSTALLED
            case f.Not(inner=f.Not(inner=inner)):
                return inner
            case q.CardsIn(zone=zone) if zone == TABLE:
                return q.Count(f.ANY_CARD)
            case q.Count(filter=f.In(zone=zone)):
                return q.CardsIn(zone)
            case q.Times(factor=1, each=each):
                return each
            case q.Plus(left=int(left), right=right) if not isinstance(right, int):
                return q.Plus(right, left)
            case c.No(inner=c.No(inner=inner)):
                return inner
            case c.No(inner=c.AllOf(parts=parts)):
                return c.AnyOf(tuple(self._word(c.No(part)) for part in parts))
            case c.No(inner=c.AnyOf(parts=parts)):
                return c.AllOf(tuple(self._word(c.No(part)) for part in parts))
            case i.If(
                condition=c.CanInterface(ice=ice),
                then=(i.BreakSubroutines(ice=f.Anything(), interface=True) as breaks,),
            ):
                return replace(word, then=(replace(breaks, ice=ice, interface=False),))  # it has been asked
            case i.If(condition=c.No(inner=inner), then=then, otherwise=otherwise) if otherwise:
                return i.If(inner, otherwise, then)
            case i.If(condition=c.AnyOf(parts=parts), then=then, otherwise=otherwise) if otherwise and all(
                isinstance(part, c.No) for part in parts
            ):
                return i.If(
                    c.AllOf(tuple(part.inner for part in parts if isinstance(part, c.No))), otherwise, then
                )
            case b.When(interrupt=True, trigger=b.Trigger(origin=(_, *_)) as trigger):
                return self._word(replace(word, trigger=self._lying(trigger)))
            case b.When(trigger=b.Trigger(subject=f.Same(ref=ref))) if ref != r.THAT:
                return self._optional(self._asked(_pointing(word, ref)))
            case b.When():
                return self._optional(self._asked(word))
            case c.Matches(ref=ref, filter=f.Not(inner=inner)):
                return c.No(self._word(c.Matches(ref, inner)))
            case c.Matches(ref=ref, filter=f.StrengthAtMost(most=int(most))):
                return c.No(c.AtLeast(q.StrengthOf(ref), most + 1))
            case c.Matches(ref=ref, filter=f.WithCounters(kind=kind, at_least=least)):
                return c.AtLeast(q.CountersOn(ref, kind), least)
            case c.Happened(kind=kind, subject=f.Same(ref=ref), server=None, source=None, within=within):
                if kind in UNDERGONE and within in ("turn", "run"):
                    return c.Matches(ref, f.Underwent(kind, within))
                return _plain(word)
            case b.Trigger(kind=kind, subject=f.Same(ref=r.This())) if (
                kind in OWN and word.side == self._side
            ):
                return _plain(replace(word, side=""))
            case b.Trigger(also=also) if also:
                return _alternatives(_plain(word))
            case b.Trigger() | c.Happened() | q.TimesThisTurn() | q.PointsThisTurn():
                return _plain(word)
            case i.Lasting(bind=ref, declaration=declaration) if ref is not None:
                return replace(word, bind=None, declaration=swapped(declaration, r.BOUND, ref))
            case i.AccessCard(ref=ref, linked=linked) if linked:
                return replace(word, linked=swapped(linked, r.BOUND, ref))
            case i.Later(ability=b.Static(declarations=(only,), condition=None), duration=time) if time:
                lasts = i.Lasting(only, time, word.bind, word.next_encounter)
                return self._word(lasts)
            case i.Later(bind=ref, ability=ability) if ref is not None:
                return replace(word, bind=None, ability=swapped(ability, r.BOUND, ref))
            case f.Not(inner=f.Either(left=left, right=right)):
                return ordered(f.Both(self._word(f.Not(left)), self._word(f.Not(right))))
            case f.Not(inner=f.Both(left=left, right=right)):
                return ordered(f.Either(self._word(f.Not(left)), self._word(f.Not(right))))
            case i.TrashAll(filter=f.Same(ref=ref), by=by):
                return i.Trash(ref, by)
            case s.AdditionalCost(act="run" | "basic run" | "jack out"):
                return replace(word, cards=f.ANY_CARD)
            case s.AdditionalCost(act="basic trash"):
                return replace(word, cards=f.ANY_CARD, server=r.ANY_SERVER)
            case s.AdditionalCost(act="trash resource", cards=cards) if f.Is("resource") in members(cards):
                return self._word(replace(word, cards=without(cards, f.Is("resource"))))
            case s.AdditionalCost(act="steal" | "score", cards=cards) if f.Is("agenda") in members(cards):
                return self._word(replace(word, cards=without(cards, f.Is("agenda"))))
            case s.AdditionalCost(act="steal" | "score", cards=cards) if f.Of(CORP) in members(cards):
                return self._word(replace(word, cards=without(cards, f.Of(CORP))))  # all agendas are
            case s.AdditionalCost(cards=cards, server=r.AnyServer()):
                return _at_server(word, cards)
            case s.StaysUntil(kinds=kinds, side=side) if side and set(kinds) <= (
                RUNNERS if side == RUNNER else CORPS
            ):
                return replace(word, side="")
            case i.Damage(by="runner") if self._side == RUNNER:
                return replace(word, by="")  # it is the Runner's own doing anyway
            case s.Cannot(act="run" | "be successful" | "jack out"):
                return replace(word, cards=f.ANY_CARD)
            case s.Cannot(act="discard" | "draw as the Runner" | "spend credits as the Runner" as act):
                return s.Cannot(act)
            case i.BreakSubroutines(ice=ice, which=which):
                amount = 1 if which in ("first", "last", "all but one") else word.amount
                ice = without(without(ice, f.Is("ice")), f.Same(r.ENCOUNTERED))
                return replace(word, amount=amount, ice=ice)
            case s.BreakLimit(unusable=True, most=most) if most != 0:
                return self._word(replace(word, most=0))
            case (
                s.BreakLimit(ice=ice)
                | c.CanInterface(ice=ice)
                | s.InterfaceOnly(ice=ice)
                | s.SkipEncounters(ice=ice)
            ):
                return replace(word, ice=_of_ice(ice))
            case s.ResolvesAs(of=of):
                return replace(word, of=_of_ice(of))
            case s.PreventsAllBut(by=by):
                return replace(word, by=_of_ice(by))
            case k.Forfeit(cards=cards):
                return replace(word, cards=without(without(cards, f.Is("agenda")), f.Of(CORP)))
            case f.OfYourFaction() if self._side == RUNNER:
                return f.OfRunnersFaction()
            case b.Paid(interrupt="", moment=None):
                return in_a_run(replace(word, detail="", subject=None, by=None))
            case b.Paid(subject=cards, interrupt=kind) if cards is not None and kind in HAPPENINGS:
                return replace(word, subject=_untyped(cards, kind))
            case i.Swap(ref=one, other=two) if two is not None and repr(two) < repr(one):
                return i.Swap(two, one)
            case i.Run(linked=linked) if linked:
                return replace(word, linked=tuple(map(_of_that_run, linked)))
            case c.AllOf(parts=(only,)) | c.AnyOf(parts=(only,)):
                return only
            case s.SpendFrom(purpose="play"):
                return replace(word, of=without(without(word.of, f.Is("event")), f.Is("operation")))
            case s.SpendFrom(purpose="icebreaker", of=of):
                return replace(word, of=without(of, f.Has("icebreaker")))
            case s.Cannot(act="steal" | "score", cards=cards):
                return replace(word, cards=without(without(cards, f.Is("agenda")), f.Of(CORP)))
        if isinstance(word, FOUND):
            return self._placed(word)
        return word

    def _lying(self, trigger: b.Trigger) -> b.Trigger:
        """A change that is about to come: its card is still where it would come from."""
        there: Any = joined([self._word(f.In(zone)) for zone in trigger.origin], f.Either)
        there = ordered(there) if isinstance(there, f.Either) else there
        subject = there if trigger.subject is None else self._word(f.Both(trigger.subject, there))
        return replace(trigger, origin=(), subject=subject)

    def _asked(self, word: b.When) -> b.When:
        """A conditional ability that asks, as it resolves, for what has come to pass when it is met."""
        if word.condition is None or word.interrupt or word.once or not _past(word.condition, word.trigger):
            return word
        block = (i.May(word.block, by=self._side),) if word.optional else word.block
        return replace(word, optional=False, condition=None, block=(i.If(word.condition, block),))

    def _optional(self, word: Any) -> Any:
        word = lying(word)
        match word:
            case b.When(optional=False, block=(i.May(cost=(), otherwise=(), by=by, then=then),)) if (
                by == self._side
            ):
                return self._optional(replace(word, optional=True, block=then))
            case b.When(optional=True, block=(i.If(then=then, otherwise=()) as asked,)):
                may = i.May(then, by=self._side)
                return replace(word, optional=False, block=(replace(asked, then=(may,)),))
        return word

    def _placed(self, word: Any) -> Any:
        name = "host" if isinstance(word, s.InstallOnlyOn) else "filter"
        parts = [part for part in members(getattr(word, name)) if part != f.INSTALLED]
        return replace(word, **{name: joined(parts, f.Both) if parts else f.ANY_CARD})


RUNNERS: Final = frozenset(kind for kind, how in HAPPENINGS.items() if how.actor == RUNNER) | {
    *("successful run", "unsuccessful run", "run begins", "run ends", "end the run"),
    *("encounter ends", "fully broken", "access ends"),
}


def implied(side: str) -> frozenset[str]:
    """The changes that only one player brings about or undergoes: who it is goes without saying."""
    return {RUNNER: RUNNERS, CORP: CORPS}.get(side, frozenset())


OWN: Final = frozenset({"install", "play", "rez", "score", "forfeit"})
"""What only its own player does with a card."""
CORPS: Final = frozenset(kind for kind, how in HAPPENINGS.items() if how.actor == CORP) | {"purge"}


UNDERGONE: Final = frozenset(kind for kind, how in HAPPENINGS.items() if "{has} been" in undergone(kind))


def _plain(word: Any) -> Any:
    """A change without what its kind says anyway."""
    kind = word.kind
    changes: dict[str, Any] = {}
    if isinstance(word, b.Trigger) and kind == "trash" and word.detail and not word.origin:
        changes |= {"detail": "", "origin": (word.detail,)}
    if getattr(word, "within", "") != "last turn" and (
        (word.side == RUNNER and kind in RUNNERS) or (word.side == CORP and kind in CORPS)
    ):
        changes["side"] = ""
    if getattr(word, "server", None) == r.ANY_SERVER and kind in ALWAYS_AT:
        changes["server"] = None
    subject = getattr(word, "subject", None)
    if subject is not None and kind in OWN and f.Of(word.side) in members(subject):
        subject = without(subject, f.Of(word.side))  # nobody does that with a card of the other player's
        changes["subject"] = None if subject == f.ANY_CARD else subject
    if subject is not None and kind in HAPPENINGS and "{at}" in HAPPENINGS[kind].rest and word.server is None:
        parts = ("any", "ice") if HAPPENINGS[kind].card == "ice" else ("any",)
        places = [one for one in members(subject) if isinstance(one, f.AtServer) and one.part in parts]
        if len(places) == 1:
            subject, changes["server"] = without(subject, places[0]), places[0].server
            changes["subject"] = None if subject == f.ANY_CARD else subject
    if subject is not None and kind in HAPPENINGS:
        changes["subject"] = _untyped(subject, kind)
    return replace(word, **changes)


def _untyped(subject: Any, kind: str) -> Any:
    """What a card must be that a change is about, but for what its kind says; None if nothing."""
    card: Any = HAPPENINGS[kind].card
    rest = subject if card == "card" else without(subject, f.Is(card))
    if card == "event or operation":
        rest = without(subject, ordered(f.Either(f.Is("event"), f.Is("operation"))))
    return None if rest == f.ANY_CARD else rest


def _past(asked: Any, trigger: b.Trigger) -> bool:
    """Whether a condition is about something that nothing can change any more, once a trigger is met: it has
    happened, or its time is over."""
    match asked:
        case c.AllOf(parts=parts) | c.AnyOf(parts=parts):
            return all(_past(part, trigger) for part in parts)
        case c.No(inner=c.Happened(within=within)):
            return within == "last turn" or trigger.kind == f"{within} ends"
        case c.No(inner=inner):
            return isinstance(inner, c.FullyBroken | c.Broke) and trigger.kind == "encounter ends"
        case c.Matches(ref=r.This(), filter=f.Underwent()):
            return True
    return isinstance(asked, c.Happened | c.FullyBroken | c.Broke)


def _alternatives(trigger: b.Trigger) -> b.Trigger:
    """A trigger with its alternatives in a fixed order."""
    parts = sorted((replace(trigger, also=(), first=""), *trigger.also), key=repr)
    return replace(parts[0], also=tuple(parts[1:]), first=trigger.first)


def _pointing(word: Any, ref: Any) -> Any:
    """A conditional ability about one card, in which "that card" is that one."""
    return replace(
        word, block=swapped(word.block, r.THAT, ref), condition=swapped(word.condition, r.THAT, ref)
    )


def swapped(value: Any, old: Any, new: Any) -> Any:
    """A definition with one word put in the place of another."""
    if value == old and type(value) is type(old):
        return new
    if isinstance(value, tuple):
        return tuple(swapped(one, old, new) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        return replace(
            value, **{each.name: swapped(getattr(value, each.name), old, new) for each in fields(value)}
        )
    return value


def _at_server(word: s.AdditionalCost, cards: Any) -> Any:
    """A cost of something done to cards at a server: the server may be said of the cards."""
    places = [one for one in members(cards) if isinstance(one, f.AtServer) and one.part == "any"]
    if len(places) != 1:
        return word
    return replace(word, cards=without(cards, places[0]), server=places[0].server)


def _of_that_run(ability: Any) -> Any:
    """An ability linked to a run: the server on which it is successful is the attacked one."""
    if isinstance(ability, b.When) and ability.trigger.kind == "successful run":
        return replace(ability, block=swapped(ability.block, r.THAT_SERVER, r.ATTACKED))
    return ability


def _of_ice(cards: Any) -> Any:
    """What ice must be, where nothing else is spoken of: all ice is the Corp's."""
    return without(without(cards, f.Is("ice")), f.Of(CORP))


def _flat(value: Any) -> tuple[Any, ...]:
    """Effects that are carried out together and of which there is one are that one; what is shown is shown
    before anything is done with it, and strength is had before anything else comes of it."""
    if isinstance(value, i.May):
        return tuple(offered(value))
    if isinstance(value, i.All):
        value = together(value)
    if isinstance(value, i.All) and len(value.effects) > 1:
        first = value.effects[0]
        own = isinstance(first, i.Trash) and first.ref == r.THIS
        stronger: Any = first
        if isinstance(first, i.Reveal) or own or isinstance(stronger, i.Lasting):
            return (first, *_flat(i.All(value.effects[1:])))
    if isinstance(value, i.All) and len(value.effects) == 1:
        return value.effects
    return (value,)


def _alternative(cost: Any) -> bool:
    return len(cost) == 1 and isinstance(cost[0], k.OneCost)


__all__ = ["members", "normal", "swapped", "without"]
