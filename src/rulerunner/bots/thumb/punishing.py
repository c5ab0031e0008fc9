"""Punishing the Runner: damage that kills, and the tag that lets it be done."""

from ...lang import instructions as w
from ...lang.conditions import Tagged
from ...lang.face import Face
from ...lang.headings import ITSELF
from ...lang.statics import PlayOnlyIf
from ...lang.words import CORP
from ...view.records import CardView, OptionView, Record, record
from .reading import holds, number, paid_ability, price, reader, tags
from .table import Table
from .worth import raises_link, trace_chance

DEADLY = 60.0


@record
class DamageSource(Record):
    """Something that does damage."""

    handle: str
    amount: float
    cost: float
    if_tagged: bool


def punishment(t: Table) -> dict[str, float]:
    """The options (by their card) that lead to a dead Runner this turn, and what they are worth."""
    clicks, credits, grip = t.corp.clicks, t.corp.credits, t.runner.hand
    sources = _damage_sources(t)
    tagged = t.runner.tags > 0
    ready = [source for source in sources if tagged or not source.if_tagged]
    if _sum(ready, clicks, credits) > grip:
        return {source.handle: DEADLY + source.amount for source in ready}
    if tagged:
        return {}
    for option, cost in _taggers(t):
        if _sum(sources, clicks - 1, credits - cost) > grip:
            return {option.card: DEADLY}
    return {}


def tag_kills(t: Table, bid: float) -> bool:
    """Whether a Runner who is tagged now can be killed this turn, once so much is spent on the tag."""
    if t.view.active != CORP or t.runner.tags:
        return False
    return _sum(_damage_sources(t), t.corp.clicks, t.corp.credits - bid) > t.runner.hand


def _sum(sources: list[DamageSource], clicks: int, credits: float) -> float:
    """The damage of the best sources that can be paid for."""
    total = 0.0
    for source in sorted(sources, key=lambda source: -source.amount):
        if clicks > 0 and source.cost <= credits:
            total += source.amount
            clicks -= 1
            credits -= source.cost
    return total


def _damage_sources(t: Table) -> list[DamageSource]:
    found = []
    for card, face in t.hand:
        amount = _damage(t, card, face.playing)
        if amount and _may_be_played(t, card, face):
            found.append(DamageSource(card.handle, amount, face.facts.cost or 0, _needs_tag(face)))
    for option in t.decision.options:
        source, ability = t.card_of(option), paid_ability(t.face_of(option), option.ability)
        if option.kind == "use" and ability is not None and source is not None:
            amount = _damage(t, source, ability.block)
            if amount:
                found.append(
                    DamageSource(option.card, amount, price(reader(t, source), ability.cost) - 1.2, True)
                )
    return found


def _damage(t: Table, card: CardView, block: w.Block) -> float:
    read = reader(t, card)
    return sum(number(read, step.amount) for step in block if isinstance(step, w.Damage))


def _needs_tag(face: Face) -> bool:
    return any(
        isinstance(d, PlayOnlyIf) and isinstance(d.condition, Tagged) for _, d in face.own.get(ITSELF, ())
    )


def _may_be_played(t: Table, card: CardView, face: Face) -> bool:
    """Whether a card can be played now, or could if only the Runner were tagged."""
    offered = any(option.card == card.handle and option.kind == "play" for option in t.decision.options)
    copies = [each.handle for each, own in t.hand if own is face]
    offered = offered or any(option.card in copies and option.kind == "play" for option in t.decision.options)
    return offered or (_needs_tag(face) and not t.runner.tags)


def _sure_bid(t: Table, strength: float) -> float:
    """What it takes to be sure of a trace that is likely won: nothing, where bids are secret and the Runner
    has no link to raise."""
    if t.edition.policies.trace == "secret" and not raises_link(t):
        return 0.0
    return max(0.0, t.runner.credits + t.runner.link + 1 - strength)


def _taggers(t: Table) -> list[tuple[OptionView, float]]:
    """The operations that are sure to tag the Runner, with what that costs."""
    found = []
    for option in t.decision.options:
        card, face = t.card_of(option), t.face_of(option)
        if option.kind != "play" or card is None or face is None:
            continue
        read = reader(t, card)
        cost = float(face.facts.cost or 0)
        for step in face.playing:
            match step:
                case w.GiveTags():
                    found.append((option, cost))
                case w.Trace(strength=strength, success=success) if tags(success):
                    if trace_chance(read, number(read, strength)) >= 0.9:
                        found.append((option, cost + _sure_bid(t, number(read, strength))))
                case w.If(condition=condition, then=then) if tags(then) and holds(read, condition) == 1:
                    found.append((option, cost))
                case w.Unless(cost=unless, then=then) if tags(then):
                    if price(read, unless) > t.runner.credits:
                        found.append((option, cost))
    return found
