"""What a word may refer to where it stands: the chosen card needs a choice before it, X a number, and so on.

A nested block sees what was chosen before it, and what it chooses is forgotten after it; an ability that is
created for later sees nothing of the one that creates it but the card it is bound to.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.costs import Cost, Forfeit, MoveCards, TrashCards
from rulerunner.lang.face import Face
from rulerunner.lang.rendering.happenings import HAPPENINGS, SERVERED
from rulerunner.lang.words import CORP, EVENT, OPERATION

from .walk import parts, words


@dataclass(slots=True)
class Scope:
    """What can be spoken of."""

    x: bool = False
    x_of: str = ""
    """What the card costs X for, if not for being played: "install" or "rez"."""
    chosen: frozenset[int] = frozenset()
    server: bool = False
    acted: bool = False
    traced: bool = False
    change: bool = False
    card: bool = False
    """Whether the change is about a card."""
    place: bool = False
    """Whether the change is one that happens at a server."""
    bound: bool = False
    imminent: bool = False
    type: bool = False
    name: bool = False
    remembers: bool = False
    """Whether any ability of the card remembers a card..."""
    remembers_server: bool = False
    """...or a server."""

    def nested(self) -> "Scope":
        """A scope that begins with what this one has."""
        return replace(self)

    def later(self, bound: bool) -> "Scope":
        """The scope of what comes into being now and acts later."""
        return Scope(
            bound=bound,
            type=self.type,
            name=self.name,
            remembers=self.remembers,
            remembers_server=self.remembers_server,
        )


NEEDS: Final[dict[type, tuple[str, str]]] = {
    q.LastAmount: ("acted", "it speaks of how much was done before anything was done"),
    c.DidIt: ("acted", "it asks whether something was done before there was anything to do"),
    r.Affected: ("acted", "it speaks of the affected cards before anything was done"),
    q.TheX: ("x", "it speaks of X, but no number was chosen and no cost is X"),
    q.TraceStrength: ("traced", "it speaks of the strength of a trace outside of one"),
    r.That: ("card", "it speaks of that card, but nothing has happened to a card"),
    q.ThatMany: ("change", "it speaks of that many, but nothing has happened"),
    r.Those: ("acted", "it speaks of the cards in view before any were brought into it"),
    f.Among: ("acted", "it speaks of the cards in view before any were brought into it"),
    f.OfChosenType: ("type", "it speaks of the chosen type, but no card type was chosen"),
    f.OfChosenName: ("name", "it speaks of the chosen name, but no card name was chosen"),
    i.Arrange: ("acted", "it arranges the cards in view before any were brought into it"),
    r.ThatServer: ("place", "it speaks of that server, but nothing in it or before it tells which that is"),
    r.Bound: ("bound", "it speaks of a bound card, but none was bound"),
    r.Remembered: ("remembers", "it speaks of the remembered card, but the card remembers none"),
    r.RememberedServer: (
        "remembers_server",
        "it speaks of the remembered server, but the card remembers none",
    ),
    i.RememberServer: ("server", "it remembers the chosen server, but none was chosen"),
    q.StillImminent: ("imminent", "it speaks of what is left of an effect, but it is no interrupt"),
    i.Prevent: ("imminent", "it prevents an effect, but it is no interrupt"),
    i.IncreaseImminent: ("imminent", "it raises an effect, but it is no interrupt"),
    i.PayLess: (
        "imminent",
        "it makes a card cheaper that would be played or installed, but it is no interrupt",
    ),
    i.ReduceTrace: ("imminent", "it lowers the base of a trace, but it is no interrupt"),
}


def of_an_ability(ability: b.Ability, face: Face) -> Iterator[str]:
    """What an ability speaks of that is not there."""
    everything = list(words(face.abilities))
    scope = Scope(
        x=face.facts.x_cost and face.type in (EVENT, OPERATION),
        x_of=("rez" if face.facts.side == CORP else "install") if face.facts.x_cost else "",
        remembers=any(isinstance(word, i.Remember) for word in everything),
        remembers_server=any(isinstance(word, i.RememberServer) for word in everything),
    )
    yield from _look(ability, scope)


def _look(value: object, scope: Scope) -> Iterator[str]:
    """Look at a word and those inside it, in order; a tuple is a sequence."""
    if isinstance(value, tuple):
        for member in value:
            yield from _look(member, scope)
        return
    if type(value) in NEEDS:
        field, complaint = NEEDS[type(value)]
        if not getattr(scope, field):
            yield complaint
    yield from look(value, scope)
    if isinstance(value, i.Instruction):
        scope.acted = True


@singledispatch
def look(word: object, scope: Scope) -> Iterator[str]:
    """What is missing for one word; the words inside it are looked at in their order."""
    for _, value in parts(word):
        yield from _look(value, scope)


@look.register
def _picked(word: f.Picked | q.NumberChosen, scope: Scope) -> Iterator[str]:
    yield from _chosen(r.Chosen(word.slot), scope)


@look.register
def _chosen(word: r.Chosen, scope: Scope) -> Iterator[str]:
    if word.slot not in scope.chosen:
        which = f" number {word.slot + 1}" if word.slot else ""
        yield f"it speaks of the chosen card{which}, but nothing was chosen before"


# --- abilities --------------------------------------------------------------------------------------------


@look.register
def _when(word: b.When, scope: Scope) -> Iterator[str]:
    yield from _look(word.trigger, scope)
    inner = replace(
        scope,
        x=scope.x or (word.trigger.kind == scope.x_of and word.trigger.subject == f.Same(r.THIS)),
        change=True,
        card=_of_a_card(word.trigger),
        place=word.trigger.kind in SERVERED,
        imminent=word.interrupt,
    )
    yield from _look(word.condition, inner)
    yield from _look(word.block, inner)


def _of_a_card(trigger: b.Trigger) -> bool:
    """Whether there is a card that a change is about."""
    return isinstance(trigger.subject, f.Same) or _has_card(trigger.kind)


def _has_card(kind: str) -> bool:
    how = HAPPENINGS.get(kind)
    return how is not None and "{card}" in how.actor + how.rest


@look.register
def _paid(word: b.Paid, scope: Scope) -> Iterator[str]:
    known = bool(word.interrupt) or word.moment is not None
    card = (word.moment is not None and _of_a_card(word.moment)) or _has_card(word.interrupt)
    place = (word.moment.kind if word.moment is not None else word.interrupt) in SERVERED
    inner = replace(scope, change=known, card=card, place=place, imminent=bool(word.interrupt))
    yield from _look(word.moment, scope)
    yield from _paying(word.cost, inner)
    yield from _look((word.subject, word.by), scope)
    yield from _look(word.condition, inner)
    yield from _look(word.block, inner)


def _paying(cost: tuple[Cost, ...], scope: Scope) -> Iterator[str]:
    """A cost; if it is X, then X is known from there on."""
    scope.x = scope.x or any(isinstance(word, q.TheX) for word in words(cost))
    yield from _look(cost, scope)


# --- instructions -----------------------------------------------------------------------------------------


@look.register
def _choose(word: i.Choose, scope: Scope) -> Iterator[str]:
    yield from _look(word.filter, scope)
    yield from _look(word.amount, scope)
    scope.chosen |= {word.slot}


@look.register
def _choose_pile(word: i.ChoosePile, scope: Scope) -> Iterator[str]:
    yield from _look(word.filter, scope)
    scope.chosen |= {0}


@look.register
def _choose_random(word: i.ChooseRandom, scope: Scope) -> Iterator[str]:
    yield from _look(word.filter, scope)
    yield from _look(word.amount, scope)
    scope.chosen |= {word.slot}


@look.register
def _search(word: i.Search, scope: Scope) -> Iterator[str]:
    yield from _look(word.filter, scope)
    scope.chosen |= {word.slot}


@look.register
def _choose_server(word: i.ChooseServer, scope: Scope) -> Iterator[str]:
    yield from _look(word.server, scope)
    scope.server = True


@look.register
def _choose_type(word: i.ChooseType, scope: Scope) -> Iterator[str]:
    scope.type, scope.name = True, False
    yield from ()


@look.register
def _choose_name(word: i.ChooseName, scope: Scope) -> Iterator[str]:
    scope.name, scope.type, scope.x = True, False, False
    yield from ()


@look.register
def _choose_number(word: i.ChooseNumber, scope: Scope) -> Iterator[str]:
    yield from _look((word.least, word.most), scope)
    scope.x = True


@look.register
def _pay_up_to(word: i.PayUpTo, scope: Scope) -> Iterator[str]:
    yield from _look(word.most, scope)
    yield from _look(word.then, replace(scope.nested(), x=True))


@look.register
def _guess(word: i.Guess, scope: Scope) -> Iterator[str]:
    for block in (word.right, word.wrong):
        yield from _look(block, replace(scope.nested(), x=True))


@look.register
def _all(word: i.All, scope: Scope) -> Iterator[str]:
    for effect in word.effects:  # They happen together: none comes after another.
        yield from _look(effect, scope.nested())


@look.register
def _if(word: i.If, scope: Scope) -> Iterator[str]:
    yield from _look(word.condition, scope)
    yield from _look(word.then, scope.nested())
    yield from _look(word.otherwise, scope.nested())


@look.register
def _may(word: i.May, scope: Scope) -> Iterator[str]:
    inner = scope.nested()
    yield from _paying(word.cost, inner)
    inner.acted |= any(isinstance(part, TrashCards | Forfeit | MoveCards) for part in word.cost)
    yield from _look(word.then, inner)
    yield from _look(word.otherwise, scope.nested())


@look.register
def _unless(word: i.Unless, scope: Scope) -> Iterator[str]:
    yield from _paying(word.cost, scope.nested())
    yield from _look(word.then, scope.nested())


@look.register
def _choose_one(word: i.ChooseOne, scope: Scope) -> Iterator[str]:
    yield from _look(word.amount, scope)
    for option in word.options:
        yield from _look(option, scope.nested())


@look.register
def _action_to(word: i.ActionTo, scope: Scope) -> Iterator[str]:
    yield from _look(word.block, scope.later(False))


@look.register
def _repeat(word: i.Repeat, scope: Scope) -> Iterator[str]:
    yield from _look(word.times, scope)
    yield from _look(word.block, scope.nested())


@look.register
def _trace(word: i.Trace, scope: Scope) -> Iterator[str]:
    yield from _look(word.strength, scope)
    inner = replace(scope, traced=True)
    yield from _look(word.success, inner.nested())
    yield from _look(word.failure, inner)


@look.register
def _run(word: i.Run, scope: Scope) -> Iterator[str]:
    yield from _look(word.server, scope)
    for ability in word.linked:
        yield from _look(ability, scope.later(bound=False))


@look.register
def _host_as_counter(word: i.HostAsCounter, scope: Scope) -> Iterator[str]:
    yield from _look(word.host, scope)
    for ability in word.abilities:
        yield from _look(ability, scope.later(bound=False))


@look.register
def _counter_text(word: b.CounterText, scope: Scope) -> Iterator[str]:
    yield from _look(word.ability, scope.later(bound=True))


@look.register
def _breach(word: i.Breach, scope: Scope) -> Iterator[str]:
    yield from _look((word.server, word.first), scope)
    for ability in word.linked:
        yield from _look(ability, scope.later(bound=False))


@look.register
def _access(word: i.AccessCard, scope: Scope) -> Iterator[str]:
    yield from _look(word.ref, scope)
    for ability in word.linked:
        yield from _look(ability, scope.later(bound=True))


@look.register
def _lasting(word: i.Lasting, scope: Scope) -> Iterator[str]:
    yield from _look(word.bind, scope)
    declaration = word.declaration
    now = replace(scope, bound=_binds(word, scope))  # How much it is may be settled now.
    if isinstance(declaration, s.Modify | s.Player):
        yield from _look(declaration.by, now)
        declaration = replace(declaration, by=0)
    elif isinstance(declaration, s.GainsSubroutines):
        yield from _look(declaration.times, now)
        declaration = replace(declaration, times=0)
    inner = scope.later(_binds(word, scope))
    if isinstance(declaration, s.Cannot):
        inner.chosen = _named(declaration.cards, scope)
    yield from _look(declaration, inner)


def _named(cards: f.Filter, scope: Scope) -> frozenset[int]:
    """What was chosen, if a set speaks of it only as of something to have copies of: its name is settled."""
    within = [inner for word in words(cards) if isinstance(word, f.Copies) for inner in words(word)]
    spoken = [word for word in words(cards) if isinstance(word, r.Chosen)]
    return scope.chosen if all(word in within for word in spoken) else frozenset()


@look.register
def _later(word: i.Later, scope: Scope) -> Iterator[str]:
    yield from _look(word.bind, scope)
    yield from _look(word.ability, scope.later(_binds(word, scope)))


def _binds(word: i.Lasting | i.Later, scope: Scope) -> bool:
    return word.bind is not None or word.next_encounter or scope.bound


@look.register
def _instead(word: i.Instead, scope: Scope) -> Iterator[str]:
    place = word.kind in SERVERED
    yield from _look(word.then, replace(scope.later(scope.bound), change=True, card=True, place=place))


@look.register
def _additional_cost(word: s.AdditionalCost, scope: Scope) -> Iterator[str]:
    yield from _look((word.cards, word.server), scope)
    yield from _look(word.cost, replace(scope, change=True, card=True))  # the card that the act is done to


@look.register
def _replaces(word: s.Replaces, scope: Scope) -> Iterator[str]:
    place = word.kind in SERVERED
    yield from _look(word.then, replace(scope.later(scope.bound), change=True, card=True, place=place))
