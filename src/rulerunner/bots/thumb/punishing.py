"""Punishing the Runner: damage that kills, and the tag that lets it be done."""

from ...lang import instructions as w
from ...lang.conditions import AtLeast, Condition, Tagged
from ...lang.face import Face
from ...lang.headings import ITSELF
from ...lang.quantities import Tags
from ...lang.statics import PlayOnlyIf
from ...lang.words import CORP
from ...view.records import CardView, OptionView, Record, record
from .reading import Reader, holds, number, paid_ability, price, reader, steps, tags
from .table import Table
from .thrift import ALL, clicks_of
from .worth import raises_link, trace_chance

DEADLY = 60.0


@record
class DamageSource(Record):
    """Something that does damage."""

    handle: str
    amount: float
    cost: float
    tags: int
    """The tags without which it cannot be used."""
    clicks: int = 1


def punishment(t: Table) -> dict[str, float]:
    """The options (by their card) that lead to a dead Runner this turn, and what they are worth."""
    clicks, credits, grip = t.corp.clicks, t.corp.credits, t.runner.hand
    sources = _damage_sources(t)
    tags = t.runner.tags
    ready = [source for source in sources if source.tags <= tags]
    if _sum(ready, tags, clicks, credits) > grip:
        return {source.handle: DEADLY + source.amount for source in ready}
    if len(ready) == len(sources):
        return {}
    for option, cost, taken, given in _taggers(t):
        if _sum(sources, tags + given, clicks - taken, credits - cost) > grip:
            return {option.card: DEADLY}
    return {}


def tag_kills(t: Table, bid: float) -> bool:
    """Whether a Runner who is tagged now can be killed this turn, once so much is spent on the tag."""
    if t.view.active != CORP or t.runner.tags:
        return False
    return _sum(_damage_sources(t), 1, t.corp.clicks, t.corp.credits - bid) > t.runner.hand


def _sum(sources: list[DamageSource], tags: int, clicks: int, credits: float) -> float:
    """The damage of the best sources that can be paid for; after some nothing comes."""
    total = 0.0
    for source in sorted(sources, key=lambda source: -source.amount):
        enough = 1 if source.clicks == ALL else source.clicks
        if clicks >= enough and source.cost <= credits and source.tags <= tags:
            total += source.amount
            clicks -= source.clicks
            credits -= source.cost
    return total


def _damage_sources(t: Table) -> list[DamageSource]:
    found = []
    for card, face in t.hand:
        amount = _damage(t, card, face.playing)
        if amount and _may_be_played(t, card, face):
            cost = face.facts.cost or 0
            found.append(DamageSource(card.handle, amount, cost, _needs_tags(face), clicks_of(face)))
    for option in t.decision.options:
        source, ability = t.card_of(option), paid_ability(t.face_of(option), option.ability)
        if option.kind == "use" and ability is not None and source is not None:
            amount = _damage(t, source, ability.block)
            if amount:
                found.append(
                    DamageSource(option.card, amount, price(reader(t, source), ability.cost) - 1.2, 1)
                )
    return found


def _damage(t: Table, card: CardView, block: w.Block) -> float:
    read = reader(t, card)
    return sum(number(read, step.amount) for step in block if isinstance(step, w.Damage))


def _needs_tags(face: Face) -> int:
    """The tags without which a card cannot be played."""
    found = [d.condition for _, d in face.own.get(ITSELF, ()) if isinstance(d, PlayOnlyIf)]
    return max([tags_asked(condition) for condition in found], default=0)


def tags_asked(condition: Condition) -> int:
    """How many tags a condition asks for."""
    match condition:
        case Tagged():
            return 1
        case AtLeast(number=Tags(), least=int() as least):
            return least
    return 0


def _may_be_played(t: Table, card: CardView, face: Face) -> bool:
    """Whether a card can be played now, or could if only the Runner were tagged."""
    offered = any(option.card == card.handle and option.kind == "play" for option in t.decision.options)
    copies = [each.handle for each, own in t.hand if own is face]
    offered = offered or any(option.card in copies and option.kind == "play" for option in t.decision.options)
    return offered or _needs_tags(face) > t.runner.tags


def _sure_bid(t: Table, strength: float) -> float:
    """What it takes to be sure of a trace that is likely won: nothing, where bids are secret and the Runner
    has no link to raise."""
    if t.edition.policies.trace == "secret" and not raises_link(t):
        return 0.0
    return max(0.0, t.runner.credits + t.runner.link + 1 - strength)


def _taggers(t: Table) -> list[tuple[OptionView, float, int, int]]:
    """The operations that are sure to tag the Runner, with what that costs in credits and clicks, and the
    tags."""
    found = []
    for option in t.decision.options:
        card, face = t.card_of(option), t.face_of(option)
        if option.kind != "play" or card is None or face is None:
            continue
        read = reader(t, card)
        cost, clicks = float(face.facts.cost or 0), clicks_of(face)
        for step in face.playing:
            match step:
                case w.GiveTags():
                    found.append((option, cost, clicks, _tags_given(read, (step,))))
                case w.Trace(strength=strength, success=success) if tags(success):
                    if trace_chance(read, number(read, strength)) >= 0.9:
                        bid = _sure_bid(t, number(read, strength))
                        found.append((option, cost + bid, clicks, _tags_given(read, success)))
                case w.If(condition=condition, then=then) if tags(then) and holds(read, condition) == 1:
                    found.append((option, cost, clicks, _tags_given(read, then)))
                case w.Unless(cost=unless, then=then) if tags(then):
                    if price(read, unless) > t.runner.credits:
                        found.append((option, cost, clicks, _tags_given(read, then)))
    return found


def _tags_given(read: Reader, block: w.Block) -> int:
    return max([int(number(read, each.amount)) for each in steps(block) if isinstance(each, w.GiveTags)])
