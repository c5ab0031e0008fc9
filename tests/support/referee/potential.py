"""Whether an ability could change the game (1.4: 1.2.5, 5.2.4, 9.1.6d), and what it needs to be used at all.

Only what the ability itself is expected to do counts. A number or a card that is settled only on the way is
taken to be there, unless it is settled by something that does nothing.
"""

from collections.abc import Iterator

from rulerunner.lang import instructions as w
from rulerunner.lang.abilities import Paid
from rulerunner.lang.base import Both
from rulerunner.lang.conditions import CanInterface, Charged
from rulerunner.lang.costs import (
    Cost,
    Costs,
    Credits,
    MoveCards,
    RevealAndTrashThis,
    TrashCards,
    TrashTopCards,
)
from rulerunner.lang.filters import Among, Anything, Filter, Not
from rulerunner.lang.quantities import LastAmount, Number, TheX
from rulerunner.lang.refs import Affected, Approached, Chosen, Encountered, Every, This, Those
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf, StaysUntil, XAtLeast, XAtMost
from rulerunner.lang.validating.walk import exchanged
from rulerunner.lang.words import CORP, CREDIT, DECK_OF, DISCARD_OF, EVENT, OPERATION, RUNNER, TABLE, Zone
from rulerunner.state.record import NEW_REMOTE
from rulerunner.state.state import State

from .asking import Asking, Unjudged
from .entering import can_install, can_rez, can_run, destinations_to_rez, may_move_to, moved_to
from .foreseeing import LATER, does_the_rest, foreseen, some
from .paying import extra, less_ignored, may_trash, not_undone, once_spent, payable, trashable
from .pointing import A_REMOTE, is_server, pointed_at
from .reading import can_interface, everything, holds, in_set, number, price, prohibited, strength
from .saying import named_zones, said, words
from .subroutines import can_break, kept_from_breaking


def could_change(s: State, a: Asking, block: w.Block) -> bool:
    """Whether any instruction of a block could change the game."""
    empty = set(a.lacking)
    block = done_for_nothing(block)
    for place, i in enumerate(block):
        if isinstance(i, w.Choose):
            if foreseen(i.filter):
                there = bool(some(s, a, i.amount) and targets(s, a, block, place))
            else:
                wider = whatever_x(i.filter)
                there = wider is None or bool(everything(s, a, wider))
                if there and wider is not None and _bounded_x(s, a):
                    raise Unjudged("targets by an X that a cost bounds")
            empty = empty - {i.slot} if there else empty | {i.slot}
            a = a.but(lacking=frozenset(empty))
            continue
        if isinstance(i, w.ChooseRandom):
            known = foreseen(i.filter) and foreseen(i.amount)
            there = not known or bool(some(s, a, i.amount) and everything(s, a, i.filter))
            empty = empty - {i.slot} if there else empty | {i.slot}
            a = a.but(lacking=frozenset(empty))
            continue
        parts = i.effects if isinstance(i, w.All) else (i,)
        for part in parts:
            needs = (acted_on(part), getattr(part, "host", None), getattr(part, "other", None))
            lacks = any(isinstance(ref, Chosen) and ref.slot in empty for ref in needs)
            if not lacks and does_something(s, a, part):
                return True
    return False


TO_BE_SEEN = (
    *(w.LookAtTop, w.LookAtHand, w.RevealTop, w.RevealHand, w.ShowRandom),
    *(w.SetAside, w.SetAsideUntil, w.TrashTop),
)


def done_for_nothing(block: w.Block) -> w.Block:
    """A block of which each instruction is as it is if all before it does nothing: the effect before it was
    on no cards and of no amount, and shows none. Whoever comes to one has found nothing done before."""
    nobody = Not(Anything())
    after: dict[type, object] = {}
    seen: dict[type, object] = {}
    settled = []
    for i in block:
        said_of = {**after, **seen}
        settled.append(exchanged(i, lambda word, to=said_of: to.get(type(word), word)))  # type: ignore[misc]
        after = {LastAmount: 0, Affected: Every(nobody)} if isinstance(i, w.Effect) else {}
        if isinstance(i, TO_BE_SEEN):
            seen = {Among: nobody, Those: Every(nobody)}
    return tuple(settled)


def _bounded_x(s: State, a: Asking) -> bool:
    """Whether X is of an additional cost, and so not whatever its player likes."""
    return a.source >= 0 and any(
        isinstance(part, TheX)
        for word in words(s.cards[a.source].face.abilities)
        if isinstance(word, AdditionalCost)
        for part in words(word.cost)
    )


def whatever_x(filter: Filter) -> Filter | None:
    """The set that a set is part of, whatever X will be; none where it hangs on something else, too."""
    match filter:
        case Both(left=left, right=right):
            parts = whatever_x(left), whatever_x(right)
            return parts[0] & parts[1] if parts[0] is not None and parts[1] is not None else None
    if foreseen(filter):
        return filter
    later = [part for part in words(filter) if isinstance(part, LATER)]
    return Anything() if all(isinstance(part, TheX) for part in later) else None


def acted_on(i: w.Instruction) -> object:
    """What an instruction acts on, if it points at something."""
    found = (getattr(i, name, None) for name in ("ref", "on", "bind"))
    return next((ref for ref in found if ref is not None), None)


def targets(s: State, a: Asking, block: w.Block, place: int) -> set[int]:
    """The cards that an instruction to choose may choose: those that what follows can act on (1.15.2b)."""
    choose = block[place]
    assert isinstance(choose, w.Choose)
    return fitting(s, a, everything(s, a, choose.filter), block, place, choose.slot)


def fitting(s: State, a: Asking, found: set[int], block: w.Block, place: int, slot: int) -> set[int]:
    """Of some cards, those that the next instruction can do its work on."""
    then = next((i for i in block[place + 1 :] if not isinstance(i, w.Later)), None)
    if then is None or acted_on(then) != Chosen(slot):
        return found
    match then:
        case w.InstallCard():
            return {cid for cid in found if installable(s, a, then, cid)}
        case w.PlayCard():
            return {cid for cid in found if playable(s, a, then, cid)}
        case w.RezCard():
            return {cid for cid in found if rezzable(s, a, then, cid)}
        case w.Trash(by=by):
            return {cid for cid in found if may_trash(s, cid, a.player(by))}
        case w.Charge():
            return {cid for cid in found if s.cards[cid].count("power")}
        case w.Swap(other=None):
            return found if len(found) > 1 else set()
    return found


def playable(s: State, a: Asking, i: w.PlayCard, cid: int) -> bool:
    """Whether an ability can have a card played; a card being played is not found by itself."""
    if cid == a.source and not isinstance(i.ref, This):
        return False
    return can_play(s, cid, a.spent if s.cards[cid].owner == a.side else 0, i.ignoring, within=True)


def can_play(
    s: State, cid: int, spent: int, ignoring: str = "", within: bool = False, acting: int = 0
) -> bool:
    """Whether an event or operation can be played: its conditions, its cost, its point."""
    card = s.cards[cid]
    if card.face.facts.type not in (EVENT, OPERATION):
        return False
    a = Asking(cid, card.owner, spent=spent, acting=acting)
    conditions = [x.condition for _, x in said(card.face) if isinstance(x, PlayOnlyIf)]
    if not all(holds(s, a, condition) for condition in conditions):
        return False
    if within and "priority" in card.face.facts.subtypes:
        if any(isinstance(word, Charged) for condition in conditions for word in words(condition)):
            return False  # it is for the basic action alone (1.11.3; 26.03: 1.11.4)
    cost = play_price(s, cid, least_x(s, cid))
    if ignoring:
        cost = less_ignored(ignoring, (), extra(s, "play", cid))
    if not payable(s, a, cost, "play", cid):
        return False
    if not left_to_hide(s, a, cid):
        return False
    if s.edition.policies.idle_abilities or any(isinstance(x, StaysUntil) for _, x in said(card.face)):
        return True
    if within and any(isinstance(word, w.PlayCard) for word in words(card.face.playing)):
        return True  # what is played to play others has a point of its own
    playing = card.face.playing
    if card.face.facts.x_cost and not (most_x(s, cid) and payable(s, a, play_price(s, cid, 1), "play", cid)):
        playing = exchanged(playing, lambda word: 0 if isinstance(word, TheX) else word)
    return changes_once_paid(s, a.but(gone=frozenset({cid}), spent=0), extra(s, "play", cid), "play", playing)


def left_to_hide(s: State, a: Asking, cid: int) -> bool:
    """Whether the credits that a card has its player hide are left once it is paid for."""
    hidden = max((i.least for i in s.cards[cid].face.playing if isinstance(i, w.Guess)), default=0)
    first, *more = play_price(s, cid)
    assert isinstance(first, Credits)
    both = Credits(number(s, a, first.amount) + hidden)
    return not hidden or (s.players[a.side].credits >= hidden and payable(s, a, (both, *more), "play", cid))


def changes_once_paid(s: State, a: Asking, cost: Costs, purpose: str, block: w.Block) -> bool:
    """Whether a block could change the game, where what is given up to pay for it may be what it acts on."""
    moved = [(cid, zone) for part in cost for cid, zone in given_up(s, a, part, purpose)]
    spoken_of = [word for word in words(block) if isinstance(word, w.Choose | w.ChooseRandom)]
    looked_in = {zone for word in spoken_of for zone in named_zones(word.filter)}
    if any(isinstance(part, TrashTopCards) and _below(part.zone) in looked_in for part in cost):
        return True  # nobody knows which cards these are
    if not any(zone in looked_in for _, zone in moved):
        return could_change(s, a, block)
    return any(
        could_change(moved_to(s, cid, zone), a.but(given=(cid,), affected=(cid,)), block)
        for cid, zone in moved
    )


def given_up(s: State, a: Asking, part: Cost, purpose: str) -> set[tuple[int, Zone]]:
    """The cards that may be given up for a cost, each with where it goes. The card of the ability itself is
    none of them: once that has moved, the ability cannot act on it (9.1.4)."""
    match part:
        case TrashCards(filter=filter):
            return {(cid, DISCARD_OF[a.side]) for cid in not_undone(s, a, purpose, trashable(s, a, filter))}
        case MoveCards(filter=filter, zone=zone):
            return {(cid, zone) for cid in everything(s, a, filter)}
    return set()


def _below(deck: Zone) -> Zone:
    """Where cards of a deck go that are trashed."""
    return next(DISCARD_OF[side] for side, zone in DECK_OF.items() if zone == deck)


def play_price(s: State, cid: int, x: int = 0) -> Costs:
    """What playing a card costs in all, with the X of its cost if it has one."""
    printed = s.cards[cid].face.facts.cost or 0
    return (Credits(price(s, "play cost", cid, printed + x)), *extra(s, "play", cid))


def least_x(s: State, cid: int) -> int:
    """What the X of a card's play cost is at the least."""
    return max((x.least for _, x in said(s.cards[cid].face) if isinstance(x, XAtLeast)), default=0)


def most_x(s: State, cid: int) -> int:
    """What the X of a card's play cost is at the most, by its own words (26.03: 1.16.2c)."""
    a = Asking(cid, s.cards[cid].owner)
    limits = [number(s, a, x.most) for _, x in said(s.cards[cid].face) if isinstance(x, XAtMost)]
    return min(limits, default=99)


def installable(s: State, a: Asking, i: w.InstallCard, cid: int) -> bool:
    spent = a.spent if s.cards[cid].owner == a.side else 0
    if i.at is not None and not foreseen(i.at):
        raise Unjudged("install where the ability says later")
    within = None
    if i.at is not None:
        at = [x for x in s.servers if is_server(s, a, i.at, x)]
        within = (*at, NEW_REMOTE) if is_server(s, a, i.at, A_REMOTE) else tuple(at)
    discount = less(s, a, i.discount)
    if not can_install(s, cid, discount, i.ignoring, spent, within):
        return False
    return not i.able or bool(destinations_to_rez(s, cid, discount, i.ignoring, within))


def less(s: State, a: Asking, discount: Number) -> int:
    """How much less something costs."""
    later = {type(part) for part in words(discount) if isinstance(part, LATER)}
    if later - ({Affected} if a.given else set()):
        raise Unjudged("discount that is settled later")
    return number(s, a, discount)


def rezzable(s: State, a: Asking, i: w.RezCard, cid: int) -> bool:
    spent = a.spent if s.cards[cid].owner == a.side else 0
    return not s.cards[cid].faceup and can_rez(s, cid, i.ignoring, spent, less(s, a, i.discount))


def does_something(s: State, a: Asking, i: w.Instruction) -> bool:
    """Whether one instruction could change the game: those that act on players and on the run."""
    runner = s.players[RUNNER]
    match i:
        case w.Gain(amount=n) | w.GainClicks(amount=n) | w.GiveTags(amount=n) | w.Damage(amount=n):
            return some(s, a, n)
        case w.Place(amount=n) | w.TakeBadPublicity(amount=n) | w.AccessMore(amount=n) | w.Forgo(amount=n):
            return some(s, a, n)
        case w.Lose(amount=n, side=side):
            return s.players[a.player(side)].credits > 0 and some(s, a, n)
        case w.LoseAllCredits(side=side):
            return s.players[a.player(side)].credits > 0
        case w.LoseClicks(side=side):
            who = a.player(side)
            return s.players[who].clicks - (a.spent if who == a.side else 0) > 0
        case w.Draw(amount=n, side=side):
            if a.player(side) == RUNNER and prohibited(s, "draw as the Runner"):
                return False
            in_deck = bool(s.zones[DECK_OF[a.player(side)]])
            return (in_deck or a.player(side) == CORP) and some(s, a, n)  # the Corp loses by it
        case w.RemoveTag():
            return runner.tags > 0
        case w.RemoveBadPublicity():
            return s.players["corp"].bad_publicity > 0
        case w.RemoveCounters(kind=kind, on=on):
            return not foreseen(on) or any(s.cards[cid].count(kind) for cid in pointed_at(s, a, on))
        case w.TakeCredits(on=on) | w.TakeAnyCredits(on=on):
            return not foreseen(on) or any(s.cards[cid].count(CREDIT) for cid in pointed_at(s, a, on))
        case w.EndRun():
            return (s.run is not None and not s.run.ended) or s.encounter is not None
        case w.JackOut():
            return s.run is not None
        case w.Bypass():
            return s.encounter is not None
        case w.BreakSubroutines():
            return breaks(s, a, i, idly=False)
        case w.Boost(duration=duration):
            in_run = duration == "run" and s.run is not None
            return duration == "turn" or s.encounter is not None or in_run
    return does_more(s, a, i)


def does_more(s: State, a: Asking, i: w.Instruction) -> bool:
    """The instructions that act on cards, and those that direct which others follow."""
    match i:
        case w.Trash(ref=ref, by=by):
            found = pointed_at(s, a, ref)
            return not foreseen(ref) or any(may_trash(s, cid, a.player(by)) for cid in found)
        case w.InstallCard(ref=ref):
            found = pointed_at(s, a, ref)
            return not foreseen(ref) or any(installable(s, a, i, cid) for cid in found)
        case w.PlayCard(ref=ref):
            found = pointed_at(s, a, ref)
            return not foreseen(ref) or any(playable(s, a, i, cid) for cid in found)
        case w.PayUpTo(then=then):
            return could_change(s, a, then)
        case w.RezCard(ref=ref):
            found = pointed_at(s, a, ref)
            return not foreseen(ref) or any(rezzable(s, a, i, cid) for cid in found)
        case w.TrashAll(filter=filter, by=by):
            return not foreseen(filter) or any(
                may_trash(s, c, a.player(by)) for c in everything(s, a, filter)
            )
        case w.TrashTop(zone=zone, by=by):
            there = any(may_trash(s, c, a.player(by)) for c in s.zones[zone])
            return there and some(s, a, i.amount)
        case w.MoveCounters():
            return not foreseen(i.origin) or any(s.cards[c].count(i.kind) for c in pointed_at(s, a, i.origin))
        case w.MoveToServer(server=to, ref=ref):
            moved = [(c, x) for c in pointed_at(s, a, ref) for x in may_move_to(s, c)]
            return any(is_server(s, a, to, x) for _, x in moved)
        case w.LookAtHand(zone=zone) | w.Search(zone=zone):
            return bool(s.zones[zone])
        case w.DiscardRandom() | w.ShowRandom() | w.LookAtTop() | w.RevealTop():
            return bool(s.zones[i.zone]) and some(s, a, i.amount)
        case w.ShuffleDeck(side=side):
            return len(s.zones[DECK_OF[a.player(side)]]) > 1
        case w.Lasting(bind=bind, duration=duration, next_encounter=waiting):
            if bind is not None and foreseen(bind) and not pointed_at(s, a, bind):
                return False
            if duration == "encounter" and not waiting:
                return s.encounter is not None
            return duration != "run" or s.run is not None
        case w.Run(server=ref):
            return s.run is None and any(
                is_server(s, a, ref, server) and can_run(s, server, False, a.spent) for server in s.servers
            )
        case w.If(condition=condition, then=then, otherwise=otherwise):
            return could_change(s, a, then if holds(s, a, condition) else otherwise)
        case w.May(then=then, otherwise=otherwise):
            return could_change(s, a, then) or could_change(s, a, otherwise)
        case w.EachMayDraw(amount=n):
            return any(could_change(s, a, (w.Draw(n, side),)) for side in ("corp", "runner"))
        case w.ChooseOne(options=options):
            return any(could_change(s, a, option) for option in options)
        case w.Repeat(times=times, block=block):
            return some(s, a, times) and could_change(s, a, block)
        case w.ChooseNumber() | w.ChooseServer():
            return False
        case w.Charge(ref=ref):
            return not foreseen(ref) or any(s.cards[c].count("power") for c in pointed_at(s, a, ref))
        case w.Derez(ref=ref):
            return not foreseen(ref) or any(
                s.cards[c].zone == TABLE and s.cards[c].faceup for c in pointed_at(s, a, ref)
            )
        case w.Expose(ref=ref):
            return not foreseen(ref) or any(
                s.cards[c].zone == TABLE and not s.cards[c].faceup for c in pointed_at(s, a, ref)
            )
        case w.MoveTo() | w.HostCard() | w.Reveal() | w.AccessCard() | w.EncounterIce():
            return not foreseen(i.ref) or bool(pointed_at(s, a, i.ref))
    return isinstance(i, ALWAYS) or does_the_rest(s, a, i)


ALWAYS = (
    w.Purge,
    w.ResolveScored,
    w.Flip,
    w.Breach,
    w.ChangeServer,
    w.PlaceOwnCredits,
    w.Unless,
    w.Trace,
    w.Later,
    w.Instead,
    w.Prevent,
    w.IncreaseImminent,
    w.RollDie,
    w.Remember,
    w.RememberServer,
    w.Swap,
    w.Attach,
    w.EndActionPhase,
    w.LoseGame,
    w.Infect,
    w.ForceJackOutAfterEncounter,
)


# --- what an ability needs --------------------------------------------------------------------------------


def breakings(block: w.Block) -> Iterator[w.BreakSubroutines]:
    """The instructions of a block that break subroutines, those that hang on something too."""
    for i in block:
        match i:
            case w.BreakSubroutines():
                yield i
            case w.If(then=then, otherwise=otherwise):
                yield from breakings(then + otherwise)


def breaks(s: State, a: Asking, i: w.BreakSubroutines, idly: bool) -> bool:
    """Whether subroutines can be broken: those of the right ice, with the strength for it (3.9.5)."""
    encounter = s.encounter
    if encounter is None or encounter.cut_short or not in_set(s, a, i.ice, encounter.ice):
        return False
    if i.interface and not can_interface(s, a.source, encounter.ice):
        return False
    if kept_from_breaking(s, a.source):
        return False
    return idly or (bool(can_break(s, a.source)) and not prohibited(s, "be broken", encounter.ice))


def use_has_a_point(s: State, a: Asking, ability: Paid) -> bool:
    """Whether an ability may be used as far as what it does is concerned: it could change the game (1.4), or
    there is the ice it speaks of (26.03: 9.5.6, 3.9.5)."""
    policies = s.edition.policies
    interfaces = [i for i in breakings(ability.block) if i.interface]
    idly = policies.idle_abilities and policies.icebreakers != "steps"
    if interfaces and not any(breaks(s, a, i, idly) for i in interfaces):
        return False
    if interfaces and s.encounter is not None:
        ice = s.encounter.ice
        if not any(strength(t, a.source) >= strength(t, ice) for t in once_spent(s, a, ability.cost)):
            return False
    if not policies.idle_abilities:
        shown = any(isinstance(part, RevealAndTrashThis) for part in ability.cost)
        a = a.but(gone=frozenset({a.source}) if shown else a.gone)
        return changes_once_paid(s, a, ability.cost, "ability", ability.block)
    spoken_of = [type(part) for part in words(ability.block)]
    if w.InsertIce in spoken_of and not any(
        a.source in each.ice[1:] + each.ice[:-1] for each in s.servers.values()
    ):
        return False  # ice that is alone has no other position (1996)
    if s.encounter is None and {w.BreakSubroutines, w.Bypass, CanInterface, Encountered} & set(spoken_of):
        return False
    met = s.encounter
    certain = [i.ice for i in ability.block if isinstance(i, w.BreakSubroutines) and not i.interface]
    certain += [part.ice for part in words(ability.block) if isinstance(part, CanInterface)]
    if met is not None and not all(in_set(s, a, ice, met.ice) for ice in certain):
        return False  # it speaks of other ice
    return Approached not in spoken_of or (s.run is not None and s.run.approaching)
