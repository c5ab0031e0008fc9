"""Plans: what a player means with one choice, made of the ordinary decisions it takes.

Each plan is rehearsed on a copy of the game before it is offered, and followed decision by decision: every
window is there for those who can act in it, and anything that is not as rehearsed ends it.
"""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from ..kernel.read.subroutines import subroutines, unbroken
from ..kernel.read.values import requirement, strength
from ..lang.abilities import Paid, Sub
from ..lang.costs import Clicks
from ..lang.instructions import Damage, EndRun, GiveTags, Trash, Unless
from ..lang.words import ADVANCEMENT, CORP, CREDIT, RUNNER, TABLE, Side
from ..state.decision import NO, PASS, YES, Decision, Option
from ..state.log import written
from ..state.state import State
from ..view.names import block_text, count, credits, described, listing, name, payment
from ..view.options import Wording, asking, wording
from .rehearsing import Rehearsal, Step, Unthought, by_the_way, facts, public, rehearse, spent

__all__ = ["Plan", "Step", "facts", "plans", "reopened"]

MOST_BREAKERS: Final = 8
"""So many icebreakers are tried."""


Kind = Literal["break", "advance", "score", "repeat", "use", "before", "choose"]


class Plan(NamedTuple):
    """Several decisions as one choice."""

    kind: Kind
    """"before" is something in a window that was passed for the player."""
    steps: tuple[Step, ...]
    words: Wording
    card: int
    """The card it is about."""
    back: int | None = None
    """The decision it goes back to first, if it was passed for the player and nothing happened since."""
    whole: bool = True
    """Whether it does all there is to do: breaks every subroutine, scores the agenda; what breaks ice does
    nothing while there is none."""


def plans(s: State, decision: Decision) -> tuple[Plan, ...]:
    """The plans for a decision, those that do most first."""
    if s.encounter is not None and decision.side == RUNNER:
        return tuple(_breaking(s, decision))
    if decision.kind == "action":
        own = _scoring(s, decision) if decision.side == CORP else _installing(s, decision)
        return (*own, *_repeating(s, decision))
    return tuple(_averting(s, decision)) if decision.about == "unless" else ()


def reopened(s: State, decision: Decision, number: int) -> Iterator[Plan]:
    """What can be done in a window that was passed for the player, by going back to it."""
    for option in decision.options:
        if option != PASS:
            step = Step(decision.kind, decision.about, option, public(s))
            words = wording(s, decision, option)
            yield Plan("before", (step,), words, option.card, number, whole=not _idle(s, option))


def _called(s: State, seat: Side, cid: int, rivals: tuple[int, ...]) -> str:
    """A card by its name; with its place, or else its number, where others of that name may be meant."""
    alike = [each for each in rivals if s.cards[each].face.name == s.cards[cid].face.name]
    if len(alike) < 2:
        return name(s, seat, cid)
    placed = {each: described(s, seat, each, unrezzed=False) for each in alike}
    tied = [each for each in alike if placed[each] == placed[cid]]
    return placed[cid] if len(tied) < 2 else f"{placed[cid]} (number {tied.index(cid) + 1} of {len(tied)})"


def _idle(s: State, option: Option) -> bool:
    """Whether this would break ice, or make ready to, while there is none to break."""
    if option.kind != "use" or s.encounter is not None:
        return False
    face = s.cards[option.card].face
    return option.ability in face.boosts or option.ability in face.breakers


# --- breaking ---------------------------------------------------------------------------------------------


def _breaking(s: State, decision: Decision) -> Iterator[Plan]:
    """Break the encountered ice with one card: all of it, or what is worst."""
    left = unbroken(s)
    if not left or not _can_begin(decision):
        return
    found: list[Plan] = []
    for cid in _breakers(s)[:MOST_BREAKERS]:
        for wanted in _choices_of(s, left):
            plan = _break_plan(s, decision, cid, wanted, len(left))
            if plan is not None:
                found.append(plan)
    yield from sorted(found, key=lambda plan: (not plan.whole, plan.words.credits or 0))


def _can_begin(decision: Decision) -> bool:
    if decision.kind == "yes or no":
        return decision.about in ("break", "break-more")
    return decision.kind == "paid" and decision.about == "paid"


def _breakers(s: State) -> tuple[int, ...]:
    return tuple(
        cid
        for cid in s.zones[TABLE]
        if s.cards[cid].owner == RUNNER and s.cards[cid].active_since >= 0 and s.cards[cid].face.breakers
    )


def _choices_of(s: State, left: tuple[int, ...]) -> Iterator[frozenset[int]]:
    """Which subroutines one may want to break: all; those that end the run; all but the mildest."""
    yield frozenset(left)
    if len(left) < 2 or s.encounter is None:
        return
    subs = subroutines(s, s.encounter.ice)
    ending = frozenset(n for n in left if n < len(subs) and _ends_run(subs[n]))
    if ending and len(ending) < len(left):
        yield ending
    worst = sorted(left, key=lambda n: -_harm(subs[n]) if n < len(subs) else 0)
    most = frozenset(worst[:-1])
    if most != ending:
        yield most


def _ends_run(sub: Sub) -> bool:
    return any(isinstance(step, EndRun) for step in sub.block)


def _harm(sub: Sub) -> int:
    """How much a subroutine is feared, roughly, by what it does."""
    ranks = ((EndRun, 4), (Damage, 3), (Trash, 2), (GiveTags, 2))
    return max((rank for step in sub.block for word, rank in ranks if isinstance(step, word)), default=1)


def _break_plan(s: State, decision: Decision, cid: int, wanted: frozenset[int], all: int) -> Plan | None:
    tried = rehearse(s, decision, lambda now, asked: _break_next(now, asked, cid, wanted))
    if tried is None:
        return None
    done = tuple(change.place for change in written(tried.state, s.log) if change.kind == "subroutine broken")
    if not wanted <= set(done):
        return None
    broken = len(done)
    price, paid = _price(s, tried, RUNNER, cid)
    what = "all" if broken == all else f"{broken} of {all}"
    subs = _numbers(tuple(sorted(done)))
    card = _called(s, RUNNER, cid, _breakers(s))
    text = f"{card}: break {what} ({price})"
    body = f"breaks {subs}" if broken < all else ""
    return Plan(
        "break", tried.steps, Wording("Break", what, price, paid, body, text), cid, whole=broken == all
    )


def _numbers(subs: tuple[int, ...]) -> str:
    word = "subroutine" if len(subs) == 1 else "subroutines"
    return f"{word} {listing(str(n + 1) for n in subs)}"


def _break_next(s: State, asked: Decision, cid: int, wanted: frozenset[int]) -> Option | None:
    """The next answer on the way to breaking some subroutines with a card; None once they are broken."""
    met = s.encounter
    left = wanted - set(met.broken) if met is not None else frozenset[int]()
    match asked.kind, asked.about:
        case "choose subroutine", _:
            picks = [option for option in asked.options if option.number in left]
            return picks[0] if picks else asked.options[-1]
        case "yes or no", "break" | "break-more":
            return next(option for option in asked.options if option.kind == "yes") if left else None
        case "paid", "strength":
            return _use(s, asked, cid, boost=True) if _too_weak(s, cid) else PASS
        case "paid", "break":
            return _use(s, asked, cid, boost=False)
        case "paid", "paid":
            if met is None or not left:
                return None
            return _use(s, asked, cid, boost=_too_weak(s, cid))
    if not left:
        return None
    return by_the_way(asked)


def _too_weak(s: State, cid: int) -> bool:
    met = s.encounter
    boosts = s.cards[cid].face.boosts
    return bool(boosts) and met is not None and strength(s, cid) < strength(s, met.ice)


def _use(s: State, asked: Decision, cid: int, boost: bool) -> Option:
    face = s.cards[cid].face
    abilities = face.boosts if boost else face.breakers
    found = [o for o in asked.options if o.kind == "use" and o.card == cid and o.ability in abilities]
    if not found:
        raise Unthought
    return min(found, key=lambda option: face.credit_costs[option.ability])


def _price(s: State, tried: Rehearsal, seat: Side, cid: int) -> tuple[str, int]:
    """What a plan costs: credits wherever they are from, counters of the card, the card itself."""
    after = tried.state
    paid = spent(s, after, seat)
    said = [credits(s, paid)]
    before, now = s.cards[cid], after.cards[cid]
    if now.object_no != before.object_no:
        said.append(f"{before.face.name} itself")
    else:
        for kind, number in before.counters:
            if kind != CREDIT and now.count(kind) < number:
                said.append(count(s, number - now.count(kind), f"{kind} counter"))
    hand = len(s.hand(seat)) - len(after.hand(seat))
    if hand > 0 and seat == RUNNER:
        said.append(f"{count(s, hand, 'card')} of your hand")
    return ", ".join(said), paid


# --- the Corp's turn --------------------------------------------------------------------------------------


def _scoring(s: State, decision: Decision) -> Iterator[Plan]:
    """Advance a card as often as it takes, and score it if that is enough."""
    for option in decision.options:
        card = s.cards[option.card] if option.kind == "advance" else None
        if card is None or card.face.type != "agenda" or card.zone != TABLE:
            continue
        need = requirement(s, option.card) - card.count(ADVANCEMENT)
        times = min(need, s.players[CORP].clicks)
        if times < 1 or (times < 2 and need > 1):
            continue
        plan = _advance_plan(s, decision, option, times, score=times == need)
        if plan is not None:
            yield plan


def often(times: int) -> str:
    """So many times, in words; nothing for once."""
    return {1: "", 2: "twice", 3: "three times"}.get(times, f"{times} times")


def _advance_plan(s: State, decision: Decision, option: Option, times: int, score: bool) -> Plan | None:
    cid = option.card
    given: list[str] = []
    """What was done: so many advances, then the scoring."""
    wanted = times + score

    def policy(now: State, asked: Decision) -> Option | None:
        if len(given) >= times:
            found = next((o for o in asked.options if o.kind == "score" and o.card == cid), None)
        else:
            found = option if asked.kind == "action" and option in asked.options else None
        if found is None:
            return by_the_way(asked)
        given.append(found.kind)
        return found

    tried = rehearse(s, decision, policy, lambda: len(given) == wanted)
    if tried is None or len(given) < wanted:
        return None
    paid = times * (wording(s, decision, option).credits or 0)
    price = credits(s, paid)
    again = often(times)
    rivals = tuple(each.card for each in decision.options if each.kind == "advance")
    what = " ".join(part for part in (_called(s, CORP, cid, rivals), again) if part)
    end = ", then score it" if score else ""
    text = f"Advance {what}{end} ({price})"
    words = Wording("Advance", f"{what}{end}", price, paid, whole=text)
    return Plan("score" if score else "advance", tried.steps, words, cid, whole=score)


# --- one choice of several ----------------------------------------------------------------------------------


def _averting(s: State, decision: Decision) -> Iterator[Plan]:
    """Something happens unless one of several costs is paid: one choice, though the card asks one by one."""
    frame = asking(s)
    unless = frame.block[frame.next_instruction] if frame is not None else None
    if frame is None or not isinstance(unless, Unless) or NO not in decision.options:
        return
    if len(unless.then) != 1 or not isinstance(unless.then[0], Unless):
        return
    inner = unless.then[0]
    said = (
        (YES, None, payment(s, frame, unless.cost)),
        (NO, YES, payment(s, frame, inner.cost)),
        (NO, NO, block_text(s, inner.then, frame.source, frame.side)),
    )
    for first, second, words in said:
        tried = _two_answers(s, decision, first, second)
        if tried is not None:
            yield Plan("choose", tried.steps, Wording("", words), frame.source)


def _two_answers(s: State, decision: Decision, first: Option, second: Option | None) -> Rehearsal | None:
    given: list[Option] = []
    wanted = (first,) if second is None else (first, second)

    def policy(now: State, asked: Decision) -> Option | None:
        option = wanted[len(given)]
        if asked.about != "unless" or option not in asked.options:
            raise Unthought
        given.append(option)
        return option

    return rehearse(s, decision, policy, lambda: len(given) == len(wanted))


# --- actions ----------------------------------------------------------------------------------------------


def _repeating(s: State, decision: Decision) -> Iterator[Plan]:
    """The same simple action with every click that is left."""
    clicks = s.players[decision.side].clicks
    if clicks < 2:
        return
    for option in decision.options:
        if option.kind == "gain credit" or (option.kind == "use" and _earns(s, option)):
            plan = _repeat_plan(s, decision, option, clicks)
            if plan is not None:
                yield plan


def _earns(s: State, option: Option) -> bool:
    """Whether an action is one of a card that holds credits, to be taken again and again."""
    return s.cards[option.card].count(CREDIT) > 0


def _repeat_plan(s: State, decision: Decision, option: Option, times: int) -> Plan | None:
    done = 0

    def policy(now: State, asked: Decision) -> Option | None:
        nonlocal done
        if asked.kind == "action":
            if option not in asked.options:
                return None
            done += 1
            return option
        return by_the_way(asked)

    tried = rehearse(s, decision, policy, lambda: done == times)
    if tried is None or done < 2:
        return None
    words = wording(s, decision, option)
    clicks = count(s, done, "click")
    if option.kind == "gain credit":
        said = Wording("Gain", credits(s, done), clicks, 0, whole=f"Gain {credits(s, done)} ({clicks})")
    else:
        said = Wording(words.verb, f"{words.what}, {often(done)}", clicks, None, words.body)
    return Plan("repeat", tried.steps, said, option.card)


def _installing(s: State, decision: Decision) -> Iterator[Plan]:
    """Install a card and use its action at once."""
    if s.players[RUNNER].clicks < 2:
        return
    for option in decision.options:
        if option.kind == "install" and s.cards[option.card].face.actions:
            plan = _install_plan(s, decision, option)
            if plan is not None:
                yield plan


def _clicks(ability: Paid) -> int:
    """How many clicks an action on a card costs, as printed."""
    return sum(
        part.amount for part in ability.cost if isinstance(part, Clicks) and isinstance(part.amount, int)
    )


def _install_plan(s: State, decision: Decision, option: Option) -> Plan | None:
    cid = option.card
    used = False

    def policy(now: State, asked: Decision) -> Option | None:
        nonlocal used
        if used:
            return None
        if asked is decision:
            return option
        if asked.kind == "action":
            found = next((o for o in asked.options if o.kind == "use" and o.card == cid), None)
            if found is None:
                raise Unthought
            used = True
            return found
        return by_the_way(asked)

    tried = rehearse(s, decision, policy, lambda: used)
    if tried is None or not used:
        return None
    ability = s.cards[cid].face.abilities[tried.steps[-1].option.ability]
    assert isinstance(ability, Paid)
    said = wording(s, decision, option)
    called = name(s, RUNNER, cid)
    # Two actions: the rehearsal ends before the second is paid for.
    clicks = s.players[RUNNER].clicks - tried.state.players[RUNNER].clicks + _clicks(ability)
    price = ", ".join(part for part in (count(s, clicks, "click"), said.price) if part)
    text = f"Install {called} and use it ({price})"
    words = Wording("Install", f"{called} and use it", price, said.credits, whole=text)
    return Plan("use", tried.steps, words, cid)
