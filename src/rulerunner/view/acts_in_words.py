"""Short words for what is done: actions, abilities, rezzing and scoring, and what is said yes to."""

from collections.abc import Iterable

from ..kernel.may.prices import costs_of, lift_costs, play_costs, rez_costs, use_costs
from ..kernel.read.context import PlainContext
from ..kernel.read.declared import additional_cost
from ..kernel.read.errands import errand, purpose_of
from ..kernel.read.limits import one_too_many
from ..kernel.read.pointing import home
from ..kernel.read.values import install_cost, with_player
from ..lang.abilities import Paid
from ..lang.costs import Clicks, Costs, Credits
from ..lang.instructions import ActionTo, ChooseOne, May, Unless
from ..lang.words import CORP, RUNNER
from ..state.decision import Decision, Option
from ..state.frames import BlockFrame, ChooseFrame, Frame, ImminentFrame, ReactionFrame
from ..state.records import NOBODY, Pending
from ..state.state import State
from .apart import telling
from .coming import imminent
from .names import (
    ability_text,
    block_text,
    count,
    credits,
    described,
    name,
    payment,
    server_name,
)
from .wording import Wording, priced_at

# --- actions ----------------------------------------------------------------------------------------------


def say_gain(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Gain", credits(s, 1))


def say_install(s: State, d: Decision, o: Option) -> Wording:
    what = name(s, d.side, o.card)
    if d.side == CORP:
        return Wording("Install", what)
    cost: Costs = (Credits(install_cost(s, o.card)), *additional_cost(s, "install", o.card))
    return Wording(
        "Install", what, *priced_at(s, PlainContext(o.card, RUNNER), cost), body=_goes(s, d, o.card)
    )


def _goes(s: State, d: Decision, cid: int) -> str:
    """What is trashed as a card becomes active of which there may be only one."""
    going = one_too_many(s, cid)
    if cid in going:
        return "it is trashed at once, for the one that is there"
    return f"{described(s, d.side, going[0])} is trashed" if going else ""


def say_play(s: State, d: Decision, o: Option) -> Wording:
    return Wording(
        "Play", name(s, d.side, o.card), *priced_at(s, PlainContext(o.card, d.side), play_costs(s, o.card))
    )


def _besides_clicks(s: State, d: Decision, action: str) -> tuple[str, int | None]:
    """What a basic action costs besides the click for taking it, with what cards make of that."""
    cost = tuple(part for part in costs_of(s, action) if not isinstance(part, Clicks))
    return priced_at(s, PlainContext(NOBODY, d.side), cost)


def say_advance(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Advance", placed(s, d, o.card), *_besides_clicks(s, d, "advance"))


def say_trash_resource(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Trash", "a resource of the tagged Runner", *_besides_clicks(s, d, "trash resource"))


def say_purge(s: State, d: Decision, o: Option) -> Wording:
    clicks = count(s, 3, "click")
    paid = f"forgo the next {clicks}" if s.edition.policies.purge == "forgoing" else clicks
    return Wording("Purge", "virus counters", paid, 0)


def say_remove_tag(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Remove", "1 tag", *_besides_clicks(s, d, "remove tag"))


def say_errand(s: State, d: Decision, o: Option) -> Wording:
    found = errand(s, o.number)
    purpose = purpose_of(found) if found is not None else None
    body = ""
    if isinstance(purpose, ActionTo):
        body = block_text(s, purpose.block, o.card, d.side)
    elif purpose is not None:
        body = {"draw": "draw a card", "install": "install a card"}.get(purpose.kind, f"gain {credits(s, 1)}")
    return Wording("Take the action of", name(s, d.side, o.card), body=body)


def say_lift(s: State, d: Decision, o: Option) -> Wording:
    place = o.server if o.server >= 0 else with_player(d.side)
    where = f" from {server_name(s, place)}" if place >= 0 else ""
    cost = priced_at(s, PlainContext(NOBODY, d.side), lift_costs(s, d.side, o.detail, place))
    return Wording("Remove", f"1 {o.detail} counter{where}", *cost)


# --- abilities, rezzing, scoring --------------------------------------------------------------------------


def say_use(s: State, d: Decision, o: Option) -> Wording:
    ability = s.cards[o.card].face.abilities[o.ability]
    what = described(s, d.side, o.card) + _for_which(s, d, o)
    whole = f"Use {what}: {ability_text(s, ability, o.card)}"
    if not isinstance(ability, Paid):
        return Wording("Use", what, body=ability_text(s, ability, o.card), whole=whole)
    paid = priced_at(s, PlainContext(o.card, d.side), use_costs(s, o.card, o.ability))
    return Wording("Use", what, *paid, body=block_text(s, ability.block, o.card, d.side), whole=whole)


def _for_which(s: State, d: Decision, o: Option) -> str:
    """The card that an interrupt is about, where something is about to happen to several."""
    if o.number < 0 or o.kind != "use" or not isinstance(s.stack[-1], ImminentFrame):
        return ""
    offered = [
        each.number
        for each in d.options
        if (each.kind, each.card, each.ability) == (o.kind, o.card, o.ability)
    ]
    return _for_card(s, d, o.number, offered)


def _for_card(s: State, d: Decision, cid: int, among: Iterable[int]) -> str:
    """One of several cards, told apart from those that would be called the same."""
    what = described(s, d.side, cid)
    alike = [other for other in among if described(s, d.side, other) == what]
    more = telling(s, d.side, cid, alike, what)
    return f" for {what}, {more}" if more else f" for {what}"


def say_trigger(s: State, d: Decision, o: Option) -> Wording:
    """A pending ability. The frame that asks holds it: some are on no card."""
    top = s.stack[-1]
    what = name(s, d.side, o.card) if o.card >= 0 else "the ability"
    if not isinstance(top, (ReactionFrame, ImminentFrame)) or not 0 <= o.number < len(top.pending):
        return Wording("Resolve", what)
    pending = top.pending[o.number]
    if isinstance(pending.ability, Paid):
        return say_use(s, d, o)
    if pending.bound >= 0 and pending.bound != o.card:
        what = f"{what} for {described(s, d.side, pending.bound)}"
    else:
        same = [p for p in top.pending if (p.source, p.ability) == (pending.source, pending.ability)]
        what += _set_off_by(s, d, pending, same) if len(same) > 1 else ""
    return Wording("Resolve", what, body=ability_text(s, pending.ability, pending.source))


def _set_off_by(s: State, d: Decision, pending: Pending, same: list[Pending]) -> str:
    """What has set off one of several instances of an ability: something about a card, or a subroutine."""
    change = pending.change
    if change is None:
        return ""
    if change.card >= 0 and change.card != pending.source:
        cards = [p.change.card for p in same if p.change is not None]
        return _for_card(s, d, change.card, dict.fromkeys(cards))
    return f" for subroutine {change.place + 1}" if change.kind == "subroutine broken" else ""


def say_replace(s: State, d: Decision, o: Option) -> Wording:
    what = name(s, d.side, o.card) if o.card >= 0 else "the effect"
    for effect in s.lingering:
        if effect.id == o.number and effect.block:
            return Wording(
                "Use", f"{what} instead", body=block_text(s, effect.block, effect.source, effect.side)
            )
    return Wording("Use", f"{what} instead")


def say_rez(s: State, d: Decision, o: Option) -> Wording:
    return Wording(
        "Rez",
        placed(s, d, o.card),
        *priced_at(s, PlainContext(o.card, CORP), rez_costs(s, o.card)),
        body=_goes(s, d, o.card),
    )


def placed(s: State, d: Decision, cid: int) -> str:
    """A card of the Corp with its place; that it is unrezzed goes without saying."""
    return described(s, d.side, cid, unrezzed=False)


def say_score(s: State, d: Decision, o: Option) -> Wording:
    cost = additional_cost(s, "score", o.card)
    return Wording("Score", placed(s, d, o.card), *priced_at(s, PlainContext(o.card, CORP), cost))


def say_effect(s: State, d: Decision, o: Option) -> Wording:
    """One of the effects of a choice; the ability that asks is below the question."""
    frame = asking(s)
    instruction = frame.block[frame.next_instruction] if frame is not None else None
    if frame is not None and isinstance(instruction, ChooseOne):
        return Wording("", block_text(s, instruction.options[o.number], frame.source, frame.side))
    return Wording("Effect", str(o.number + 1))


def asking(s: State) -> BlockFrame | None:
    """The ability whose instruction asks the question on top of the stack. (An installation, or damage, that
    an ability has set off asks by itself.)"""
    frame = asker(s)
    return frame if isinstance(frame, BlockFrame) and frame.next_instruction < len(frame.block) else None


def asker(s: State) -> Frame | None:
    """What asks the question on top of the stack."""
    return next((frame for frame in reversed(s.stack) if not isinstance(frame, ChooseFrame)), None)


def say_as_it_comes(s: State, d: Decision, o: Option) -> Wording:
    """No replacement: what is about to happen does."""
    top = s.stack[-1]
    coming = imminent(s, d.side, top) if isinstance(top, ImminentFrame) else ""
    return Wording("No", body=coming)


# --- yes and no -------------------------------------------------------------------------------------------


def say_yes_may(s: State, d: Decision, o: Option) -> Wording:
    frame = asking(s)
    instruction = frame.block[frame.next_instruction] if frame is not None else None
    if frame is not None and isinstance(instruction, (May, Unless)) and instruction.cost:
        paid = priced_at(s, frame, instruction.cost)
        return Wording("Yes", "", *paid, whole=f"Yes: {paid[0]}")
    return Wording("Yes")


def say_no_unless(s: State, d: Decision, o: Option) -> Wording:
    """Where another payment averts the same, it is asked about next."""
    frame = asking(s)
    instruction = frame.block[frame.next_instruction] if frame is not None else None
    inner = instruction.then[0] if isinstance(instruction, Unless) and len(instruction.then) == 1 else None
    if frame is None or not isinstance(inner, Unless):
        return Wording("No")
    return Wording("No", whole=f"No: next is whether you {payment(s, frame, inner.cost)}")


def say_yes_rez(s: State, d: Decision, o: Option) -> Wording:
    return say_rez(s, d, Option("rez", card=d.card)) if d.card >= 0 else Wording("Rez", "it")


def say_yes_steal(s: State, d: Decision, o: Option) -> Wording:
    cost = additional_cost(s, "steal", d.card, home(s, d.card))
    return Wording("Steal", name(s, d.side, d.card), *priced_at(s, PlainContext(d.card, RUNNER), cost))
