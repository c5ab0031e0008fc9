"""What can be paid (1.10, 1.15; 26.03: 1.16): credits from every place for them, clicks, and the rest."""

from collections.abc import Iterator

from rulerunner.lang import costs as k
from rulerunner.lang.abilities import When
from rulerunner.lang.demands import is_optional
from rulerunner.lang.filters import INSTALLED, REZZED, Filter
from rulerunner.lang.instructions import Prevent
from rulerunner.lang.statics import AdditionalCost, Modify, PreventsAll, SpendFrom
from rulerunner.lang.words import CREDIT, DISCARD_OF, HAND_OF, REMOVED, RUNNER, SCORE_OF, Side
from rulerunner.state.record import FUND, LENT
from rulerunner.state.state import State

from .asking import NONE, Asking, Unjudged
from .pointing import is_server
from .reading import declared, everything, in_set, number, points, price, prohibited
from .saying import happenings, said, working


def sources(s: State, side: Side, purpose: str, source: int, about: int) -> dict[int, int]:
    """The credits besides the pool that may be spent for a purpose, by where they are."""

    def meant(x: SpendFrom) -> bool:
        if x.purpose == "run":  # not what it costs to run, which is paid before (6.3.2c; 26.03: 6.3.4)
            return s.run is not None and s.run.begun
        if x.purpose == "install or rez":
            return purpose in ("install", "rez")
        in_use = x.purpose == "use" and purpose in ("ability", "icebreaker") and source >= 0
        return x.purpose in ("any", purpose) or in_use

    found: dict[int, int] = {}
    fund = s.players[RUNNER].run_credits
    if side == RUNNER and s.run is not None and fund and s.edition.policies.bad_publicity == "fund":
        found[FUND] = fund
    subject = about if about >= 0 else source
    for effect in s.lingering:
        lent = effect.declaration
        if effect.heading == "lent" and effect.side == side and isinstance(lent, SpendFrom):
            fits = subject < 0 or in_set(s, Asking(effect.source, side), lent.of, subject)
            over = effect.until and (s.run is None or s.run.id != effect.until)
            if fits and meant(lent) and not over and effect.amount:
                found[LENT - effect.id] = effect.amount
    for a, x in declared(s, SpendFrom):
        credits = s.cards[a.source].count(CREDIT)
        if s.cards[a.source].owner != side or not credits or prohibited(s, "spend from", a.source):
            continue
        if barred(s, side, a.source):
            continue  # to spend credits from a card is to use it (1.10.4d)
        if meant(x) and (subject < 0 or in_set(s, a, x.of, subject)):
            found[a.source] = credits
    return found


def barred(s: State, side: Side, cid: int, paid: bool = False) -> bool:
    """Whether a player cannot use a card, or cannot use paid abilities of it."""
    return (
        side == RUNNER
        and cid >= 0
        and (
            prohibited(s, "use at all as the Runner", cid)
            or (paid and prohibited(s, "use as the Runner", cid))
        )
    )


def credits_for(s: State, side: Side, purpose: str, source: int = NONE, about: int = NONE) -> int:
    """All the credits a player could spend on something."""
    return s.players[side].credits + sum(sources(s, side, purpose, source, about).values())


def purpose_of(s: State, cid: int) -> str:
    """What credits spent on an ability of a card are spent on."""
    return "icebreaker" if "icebreaker" in s.cards[cid].face.facts.subtypes else "ability"


def payable(s: State, a: Asking, cost: k.Costs, purpose: str, about: int = NONE) -> bool:
    """Whether a whole cost can be paid at once (26.03: 1.16.1), in one way or another."""
    for place, part in enumerate(cost):
        if isinstance(part, k.OneCost):
            ways = (cost[:place] + one + cost[place + 1 :] for one in part.options)
            return any(payable(s, a, way, purpose, about) for way in ways)
    owed = clicks = tags = 0
    given_up: list[set[int]] = []
    for part in cost:
        match part:
            case k.Credits(amount=amount):
                owed += number(s, a, amount)
            case k.Clicks(amount=amount) | k.LoseClicksCost(amount=amount):
                clicks += number(s, a, amount)
            case k.ForgoActions():
                pass
            case k.CreditsFrom(amount=amount, cards=filter):
                held = sources(s, a.side, purpose, a.source, about)
                if number(s, a, amount) > sum(
                    n for c, n in held.items() if c >= 0 and in_set(s, a, filter, c)
                ):
                    return False
            case _:
                if not other_part(s, a, part):
                    return False
                if isinstance(part, k.RemoveTags):
                    tags += number(s, a, part.amount)
                given_up += cards_for(s, a, part, purpose)
    if clicks > s.players[a.side].clicks - a.spent or tags > s.players[RUNNER].tags:
        return False
    if not one_each(given_up, frozenset()):
        return False
    return owed <= s.players[a.side].credits or owed <= credits_for(s, a.side, purpose, a.source, about)


def cards_for(s: State, a: Asking, part: k.Cost, purpose: str) -> list[set[int]]:
    """For each card that a part of a cost takes, those it may be; no other part can take the same one."""
    match part:
        case k.Forfeit(amount=amount, cards=filter):
            area = s.zones[SCORE_OF[a.side]]
            return [{cid for cid in area if in_set(s, a, filter, cid)}] * amount
        case k.TurnDownCards(filter=filter, amount=amount):
            return [to_turn_down(s, a, filter)] * amount
        case k.TrashCards(filter=filter, amount=amount):
            return [not_undone(s, a, purpose, trashable(s, a, filter))] * amount
        case k.MoveCards(amount=amount) | k.DerezCards(amount=amount):
            return [not_undone(s, a, purpose, to_hand_over(s, a, part))] * amount
        case k.TrashRandom(zone=zone, amount=amount):
            return [set(s.zones[zone]) - {a.source}] * amount  # what is played or installed has left the hand
        case k.TrashThis() | k.RemoveThis() | k.ReturnThis() | k.DerezThis() | k.RevealAndTrashThis():
            return [{a.source}]
    return []


def to_hand_over(s: State, a: Asking, part: k.MoveCards | k.DerezCards) -> set[int]:
    """The cards that can be moved to pay, or derezzed."""
    if isinstance(part, k.DerezCards):
        return everything(s, a, REZZED & part.filter)
    found = everything(s, a, part.filter)
    return {cid for cid in found if s.cards[cid].owner == a.side or s.cards[cid].host >= 0}


def trashable(s: State, a: Asking, filter: Filter) -> set[int]:
    """The payer's own cards of a set that nothing keeps from being trashed."""
    found = everything(s, a, filter)
    return {cid for cid in found if s.cards[cid].owner == a.side and may_trash(s, cid, a.side)}


def to_turn_down(s: State, a: Asking, filter: Filter) -> set[int]:
    """The hosted cards of a set that lie face up and are not installed."""
    return {
        cid
        for cid, card in enumerate(s.cards)
        if card.zone == "play" and card.host >= 0 and card.faceup and in_set(s, a, filter, cid)
    }


def not_undone(s: State, a: Asking, purpose: str, cards: set[int]) -> set[int]:
    """Of cards to give up, those whose loss would not undo what is paid for (26.03: 1.16.1c): an agenda needs
    its counters to be scored, and a card has to be there to be scored or rezzed."""
    if purpose in ("score", "rez"):
        cards = cards - {a.source}
    if purpose != "score":
        return cards
    if any(
        isinstance(x, Modify) and x.value == "requirement" for c in cards for _, x in said(s.cards[c].face)
    ):
        raise Unjudged("a cost that might undo what it is paid for")
    return cards


def one_each(groups: list[set[int]], used: frozenset[int]) -> bool:
    """Whether a different card can be given up from each group."""
    if not groups:
        return True
    return any(one_each(groups[1:], used | {cid}) for cid in groups[0] - used)


def other_part(s: State, a: Asking, part: k.Cost) -> bool:
    match part:
        case k.Forfeit() | k.TurnDownCards() | k.TrashCards() | k.MoveCards() | k.DerezCards():
            return True  # there is a card for each: see `one_each`
        case k.TrashRandom():
            return True
        case k.TrashThis():
            here = on_the_table(s, a.source) or (s.access is not None and s.access.card == a.source)
            return here and may_trash(s, a.source, a.side)
        case k.RemoveThis() | k.ReturnThis():
            return on_the_table(s, a.source)
        case k.DerezThis():
            return on_the_table(s, a.source) and s.cards[a.source].faceup
        case k.HostedCounters(kind=kind, amount=amount):
            return s.cards[a.source].count(kind) >= number(s, a, amount)
        case k.LooseCounters(kind=kind, server=server, amount=amount):
            places = [x for x in s.servers if is_server(s, a, server, x)]
            return bool(places) and all(s.loose_counters.get((kind, x), 0) >= amount for x in places)
        case k.CountersFrom(kind=kind, amount=amount, cards=filter):
            hosts = everything(s, a, INSTALLED & filter)
            return sum(s.cards[cid].count(kind) for cid in hosts) >= number(s, a, amount)
        case k.RevealAndTrashThis():
            return a.source >= 0 and s.cards[a.source].zone in HAND_OF.values()
        case k.TrashTopCards(zone=zone, amount=amount):
            return sum(card.zone == zone for card in s.cards) >= amount
        case k.AgendaPoints(amount=amount):
            return points(s, a.side) >= amount
        case k.RemoveTags(amount=amount):
            return s.players[RUNNER].tags >= number(s, a, amount)
        case k.TakeBadPublicityCost():
            return not would_be_prevented(s, a, "bad publicity", "")
        case k.TakeTags():
            return not would_be_prevented(s, a, "tags", "")
        case k.SufferDamage(kind=kind):
            return not would_be_prevented(s, a, "damage", kind)
    raise Unjudged(f"cost {type(part).__name__}")


def on_the_table(s: State, cid: int) -> bool:
    return cid >= 0 and s.cards[cid].zone in ("table", "play")


def would_be_prevented(s: State, a: Asking, kind: str, sort: str) -> bool:
    """Whether something would surely prevent an effect, so that it cannot be a cost (26.03: 1.16.1b)."""
    if any(x.kind == kind and x.detail in ("", sort) for _, x in declared(s, PreventsAll)):
        return True
    for cid, card in enumerate(s.cards):
        for ability in card.face.abilities:
            if (
                not isinstance(ability, When)
                or not working(s, cid, ability)
                or not ability.interrupt
                or ability.trigger.kind != kind
            ):
                continue
            if not is_optional(ability) and any(isinstance(i, Prevent) for i in ability.block):
                raise Unjudged("a cost that a mandatory interrupt might prevent")
    return False


def may_trash(s: State, cid: int, side: Side) -> bool:
    """Whether a player can trash a card: it is not trashed already, and nothing forbids it."""
    card = s.cards[cid]
    if card.zone in (DISCARD_OF[card.owner], REMOVED) or prohibited(s, "trash", cid):
        return False
    return side != RUNNER or not prohibited(s, "trash as the Runner", cid)


FIRST = {"run": ("server announced", ""), "basic run": ("server announced", "basic")}


def extra(s: State, act: str, cid: int = NONE, server: int = NONE) -> k.Costs:
    """The additional costs of an act, worked out now (26.03: 1.16.2b, 1.16.10)."""
    total: k.Costs = ()
    for a, x in declared(s, AdditionalCost, act, cid):
        if cid >= 0 and not in_set(s, a, x.cards, cid):
            continue
        everywhere = type(x.server).__name__ == "AnyServer"
        if not everywhere and not is_server(s, a, x.server, server):
            continue
        if x.first_each_turn:
            kind, sort = FIRST.get(act, (act, ""))
            if any(not sort or y.sort == sort for y in happenings(s, a, kind, "", 0)):
                continue
        total += tuple(worked_out(s, a, part) for part in x.cost)
    return total


def less_ignored(ignoring: str, own: k.Costs, besides: k.Costs) -> k.Costs:
    """What is paid of a card's own cost and what comes on top of it (26.03: 1.16.5)."""
    if ignoring == "all":
        return ()
    if ignoring == "credits":
        return tuple(part for part in besides if not isinstance(part, k.Credits))
    return besides if ignoring == "cost" else own + besides


def worked_out(s: State, a: Asking, part: k.Cost) -> k.Cost:
    match part:
        case k.Credits(amount=amount):
            return k.Credits(number(s, a, amount))
        case k.Clicks(amount=amount):
            return k.Clicks(number(s, a, amount))
        case k.LoseClicksCost(amount=amount):
            return k.LoseClicksCost(number(s, a, amount))
        case k.CreditsFrom(amount=amount, cards=cards):
            return k.CreditsFrom(number(s, a, amount), cards)
        case k.HostedCounters(kind=kind, amount=amount):
            return k.HostedCounters(kind, number(s, a, amount))
        case k.SufferDamage(kind=kind, amount=amount):
            return k.SufferDamage(kind, number(s, a, amount))
    return part


def rez_price(s: State, cid: int, discount: int = 0, x: int = 0) -> k.Costs:
    """What rezzing a card costs in all, with the X of its cost if it has one."""
    printed = s.cards[cid].face.facts.cost or 0
    credits = max(0, price(s, "rez cost", cid, printed + x) - discount)
    return (k.Credits(credits), *extra(s, "rez", cid, s.cards[cid].server))


def within_limit(s: State, cid: int, index: int, once: str, subroutine: int = NONE) -> bool:
    """Whether an ability that may be used once (a turn, a run, on a subroutine) has a use left."""
    if not once:
        return True
    structure, target = NONE, NONE
    if once == "run" and s.run is not None:
        structure = s.run.id
    elif once == "encounter" and s.encounter is not None:
        structure = s.encounter.id
    elif once == "breach" and s.breach is not None:
        structure = s.breach.id
    elif once == "subroutine" and s.encounter is not None:
        structure = s.encounter.id
        target = subroutine if subroutine >= 0 else s.encounter.target
    return (cid, s.cards[cid].object_no, index, structure, target) not in s.uses


def once_spent(s: State, a: Asking, cost: tuple[k.Cost, ...]) -> Iterator[State]:
    """The table for each way to spend the counters in a cost: what is paid for must be possible on one of
    them (26.03: 1.16.1c)."""
    asked = [part for part in cost if isinstance(part, (k.HostedCounters, k.CountersFrom))]
    if not asked:
        yield s
        return
    part, amount = asked[0], number(s, a, asked[0].amount)
    if len(asked) > 1 or (isinstance(part, k.CountersFrom) and amount > 1):
        raise Unjudged("counters of several cards that might undo what they are paid for")
    hosts = [a.source]
    if isinstance(part, k.CountersFrom):
        hosts = [cid for cid in everything(s, a, INSTALLED & part.cards) if s.cards[cid].count(part.kind)]
    for cid in hosts:
        table, card = s.trial(), s.cards[cid]
        left = [(kind, n - amount if kind == part.kind else n) for kind, n in card.counters]
        table.cards[cid] = card.holding(tuple(left))
        yield table
