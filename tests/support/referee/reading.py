"""Reading the words of cards against the table: declarations, values, sets, numbers, conditions.

Everything is looked for among all cards. Nothing is taken from the index of the game.
"""

from collections.abc import Iterator
from math import inf
from typing import TypeVar, cast

from rulerunner.lang import base as b
from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import quantities as q
from rulerunner.lang import statics as d
from rulerunner.lang.abilities import Paid
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.words import CORP, OUTSIDE, RUNNER, SCORE_OF, TABLE, TYPES, Side
from rulerunner.state.frames import StructureFrame
from rulerunner.state.records import Change
from rulerunner.state.state import State

from .asking import NONE, Asking, Unjudged
from .pointing import is_server, just_drawn, pointed_at, position
from .saying import (
    SAYINGS,
    active,
    as_it_lay,
    can_be_advanced,
    counters_on,
    happenings,
    heading,
    in_force,
    in_view,
    named_zones,
    of_itself,
    run_start,
    run_told_of,
    said,
    working,
)
from .swapping import may_swap

D = TypeVar("D", bound=d.Declaration)


# --- what is declared -------------------------------------------------------------------------------------


def declared(s: State, kind: type[D], of: str = "", about: int = NONE) -> Iterator[tuple[Asking, D]]:
    """What is declared of a kind (`of` a value or an act): by active cards, by lasting effects, and by the
    card in question of itself though it is inactive (9.1.8c to 9.1.8e)."""
    for cid, static, declaration in SAYINGS.of(s, kind, of):
        if working(s, cid, static) or (cid == about and of_itself(declaration)):
            asking = Asking(cid, s.cards[cid].owner)
            if holds(s, asking, static.condition):
                yield asking, cast(D, declaration)
    for effect in s.lingering:
        lasting = effect.declaration
        if isinstance(lasting, kind) and of in ("", heading(lasting)) and in_force(s, effect):
            asking = Asking(effect.source, effect.side, bound=effect.bound, here=effect.here)
            if holds(s, asking, effect.condition):
                yield asking, lasting


def prohibited(s: State, act: str, cid: int = NONE, server: int = NONE) -> bool:
    """Whether something says that an act cannot be done (1.2.2)."""
    for a, declaration in declared(s, d.Cannot, act, cid):
        if cid >= 0 and not in_set(s, a, declaration.cards, cid):
            continue
        if server < 0 or is_server(s, a, declaration.server, server):
            return True
    return False


# --- values -----------------------------------------------------------------------------------------------


def changed(s: State, value: str, cid: int, base: int, entering: bool = True) -> int:
    """A value of a card with all that changes it; and what changes it only for a card that enters play."""
    firm = any(x.value == value and in_set(s, a, x.of, cid) for a, x in declared(s, d.NotLowered))
    for a, declaration in declared(s, d.Modify, value, cid):
        if in_set(s, a, declaration.of, cid) and (entering or not declaration.entering):
            by = number(s, a, declaration.by)
            base += max(0, by) if firm else by
    return base


def strength(s: State, cid: int) -> int:
    card = s.cards[cid]
    return changed(s, "strength", cid, (card.face.facts.strength or 0) + card.count("strength"))


def price(s: State, value: str, cid: int, base: int) -> int:
    """A cost, with all that changes it; never below 0 (1.16.2a)."""
    return max(0, changed(s, value, cid, base))


def cost_now(s: State, cid: int) -> int:
    """What a card costs, asked while nobody pays it (1.16.2)."""
    facts = s.cards[cid].face.facts
    if facts.type in ("event", "operation"):
        value = "play cost"
    else:
        value = "rez cost" if facts.side == CORP else "install cost"
    return max(0, changed(s, value, cid, facts.cost or 0, entering=False))


def rez_cost(s: State, cid: int) -> int:
    """The rez cost of a card, or the play cost of an operation, with all that changes it."""
    facts = s.cards[cid].face.facts
    if facts.side != CORP:
        raise Unjudged("rez cost of a card of the Runner's")
    return price(s, "play cost" if facts.type == "operation" else "rez cost", cid, facts.cost or 0)


def subtypes_by(s: State, kind: type[d.GainsSubtype | d.LosesSubtype], subtype: str, cid: int) -> int:
    """How many times a subtype of a card is added or removed: it has it if the former are more (9.11.1b)."""
    return sum(x.subtype == subtype and in_set(s, a, x.of, cid) for a, x in declared(s, kind))


def of_player(s: State, value: str, side: Side, base: int) -> int:
    for a, declaration in declared(s, d.Player, value):
        if a.player(declaration.side) == side:
            base += number(s, a, declaration.by)
    return base


def own_memory(s: State, host: int) -> int:
    """The memory a card has for the programs it hosts."""
    if host < 0:
        return 0
    return sum(x.memory for _, x in said(s.cards[host].face) if isinstance(x, d.Hosts))


def points(s: State, side: Side) -> int:
    return s.players[side].points + sum(
        changed(s, "points", cid, s.cards[cid].face.facts.points or 0) for cid in s.zones[SCORE_OF[side]]
    )


def link(s: State) -> int:
    printed = [s.cards[cid] for cid in s.zones["identities"] if s.cards[cid].owner == RUNNER]
    return of_player(s, "link", RUNNER, sum(card.face.facts.link or 0 for card in printed))


# --- sets of cards ----------------------------------------------------------------------------------------


def everything(s: State, a: Asking, filter: f.Filter) -> set[int]:
    """All cards of a set: installed ones, unless the set names a zone (1.15.2c)."""
    if in_view(filter):
        return {cid for cid, _ in a.those if in_set(s, a, filter, cid)}
    where = named_zones(filter) or {TABLE}
    return {
        cid
        for cid, card in enumerate(s.cards)
        if card.zone in where and cid not in a.gone and in_set(s, a, filter, cid)
    }


def in_set(s: State, a: Asking, filter: f.Filter, cid: int) -> bool:
    """Whether a card is in a set."""
    card = s.cards[cid]
    corp_installed = card.zone == TABLE and card.owner == CORP
    match filter:
        case b.Both(left=left, right=right):
            return in_set(s, a, left, cid) and in_set(s, a, right, cid)
        case b.Either(left=left, right=right):
            return in_set(s, a, left, cid) or in_set(s, a, right, cid)
        case b.Not(inner=inner):
            return not in_set(s, a, inner, cid)
        case f.Anything():
            return True
        case f.Is(type=type_):
            return (card.face.facts.type if card.worth is None else "agenda") == type_
        case f.Has(subtype=subtype):
            has = (subtype in card.face.facts.subtypes) + subtypes_by(s, d.GainsSubtype, subtype, cid)
            return has > subtypes_by(s, d.LosesSubtype, subtype, cid)
        case f.Named(name=name):
            return card.face.facts.name == name
        case f.Of(side=side):
            return card.owner == a.player(side)
        case f.In(zone=zone):
            return card.zone == zone
        case f.Installed():
            return card.zone == TABLE
        case f.Rezzed():
            return corp_installed and card.faceup and card.face.facts.type != "agenda"
        case f.Unrezzed():
            return corp_installed and not card.faceup
        case f.FaceUp():
            return card.faceup
        case f.Active():
            return active(s, cid)
    return in_narrower_set(s, a, filter, cid)


def in_narrower_set(s: State, a: Asking, filter: f.Filter, cid: int) -> bool:
    card = s.cards[cid]
    match filter:
        case f.Same(ref=ref):
            return cid in pointed_at(s, a, ref)
        case f.HostedOn(ref=ref):
            return card.host in pointed_at(s, a, ref)
        case f.CopyOf(ref=ref):
            originals = pointed_at(s, a, ref)
            return cid not in originals and any(
                s.cards[o].face.facts.name == card.face.facts.name for o in originals
            )
        case f.Underwent(kind=kind, within=within):
            since = s.run.start if within == "run" and s.run is not None else 0
            return any(
                (x.card, x.object_no) == (cid, card.object_no) and x.moment > since
                for x in s.changes_this_turn.get(kind, ())
            )
        case f.AtServer(server=server, part=part):
            for place in s.servers.values():
                there = {"root": place.root, "ice": place.ice}.get(part, place.root + place.ice)
                if cid in there and is_server(s, a, server, place.id):
                    return True
            return False
        case f.WithCounters(kind=kind, at_least=least):
            return sum(n for name, n in card.counters if name == kind) >= least
        case f.CostAtMost(most=most, printed=printed):
            if card.face.facts.cost is None and not card.face.facts.x_cost:
                return False
            cost = card.face.facts.cost or 0 if printed else cost_now(s, cid)
            return cost <= number(s, a, most)
        case f.StrengthIs(number=n):
            return strength(s, cid) == number(s, a, n)
        case f.Hosting(cards=inner):
            hosted = [c for c, there in enumerate(s.cards) if there.zone == TABLE and there.host == cid]
            return any(in_set(s, a, inner, c) for c in hosted)
        case f.StrengthAtMost(most=most):
            return strength(s, cid) <= most
        case f.Among():
            return (cid, card.object_no) in a.those
        case f.JustDrawn():
            return cid in just_drawn(s, a)
        case f.SamePosition(ref=ref):
            at = position(s, cid)
            return at != NONE and any(position(s, other) == at for other in pointed_at(s, a, ref))
        case f.OutsideOf(ref=ref):
            inner_ice = [c for c in pointed_at(s, a, ref) if s.cards[c].server == card.server]
            return any(position(s, cid) > position(s, c) > NONE for c in inner_ice)
        case f.CanSwapWith(cards=others):
            among = pointed_at(s, a, others.ref) if isinstance(others, f.Same) else everything(s, a, others)
            return any(may_swap(s, cid, other) for other in among)
        case f.CanAdvance():
            return can_be_advanced(s, cid)
        case f.OutsideGame():
            return card.zone == OUTSIDE
        case f.OfChosenType():
            return card.face.facts.type == TYPES[a.named[1]]
        case f.WithTrashAbility():
            paid = [x for x in card.face.abilities if isinstance(x, Paid)]
            return any(isinstance(part, TrashThis) for x in paid for part in x.cost)
        case f.OfYourFaction():
            own = [s.cards[c].face.facts.faction for c in s.zones["identities"] if s.cards[c].owner == a.side]
            return card.face.facts.faction in own
        case f.Outermost():
            return any(server.ice[-1:] == (cid,) for server in s.servers.values())
        case f.WithSubroutines():
            return many_subroutines(s, cid) > 0
        case f.HasTrashCost() | f.WithTrashCost(cost=None):
            return card.face.facts.trash is not None
        case f.Worth(points=n, at_most=at_most, printed=printed):
            agenda = card.face.facts.type == "agenda" or (card.worth is not None and not printed)
            worth = card.face.facts.points or 0
            if not printed:
                worth = changed(s, "points", cid, worth) if card.worth is None else card.worth
            wanted = number(s, a, n)
            return agenda and (worth <= wanted if at_most else worth == wanted)
        case f.SameTypeAs(ref=ref):
            return card.face.facts.type in {s.cards[c].face.facts.type for c in pointed_at(s, a, ref)}
    raise Unjudged(f"filter {type(filter).__name__}")


def can_interface(s: State, breaker: int, ice: int) -> bool:
    """Whether an icebreaker is strong enough for ice, and has no word that keeps it from this ice (3.9.5)."""
    if strength(s, breaker) < strength(s, ice):
        return False
    return all(in_set(s, a, x.ice, ice) for a, x in declared(s, d.InterfaceOnly) if a.source == breaker)


def unbroken(s: State) -> list[int]:
    """The unbroken subroutines of the encounter."""
    if s.encounter is None:
        return []
    return [i for i in range(many_subroutines(s, s.encounter.ice)) if i not in s.encounter.broken]


def many_subroutines(s: State, ice: int) -> int:
    """How many subroutines ice has: those printed on it, and those it has gained."""
    many = len(s.cards[ice].face.subs)
    for a, x in declared(s, d.GainsSubroutines):
        if in_set(s, a, x.of, ice):
            many += len(x.subroutines) * max(0, number(s, a, x.times))
    return many


# --- numbers ----------------------------------------------------------------------------------------------


def number(s: State, a: Asking, n: q.Number) -> int:
    """A number as it is now."""
    match n:
        case int():
            return n
        case q.Count(filter=filter):
            return len(everything(s, a, filter))
        case q.Times(factor=factor, each=each):
            return factor * number(s, a, each)
        case q.Plus(left=left, right=right):
            return number(s, a, left) + number(s, a, right)
        case q.Halved(of=of):
            return number(s, a, of) // 2
        case q.AtMost(number=of, limit=limit):
            return min(number(s, a, of), number(s, a, limit))
        case q.Past(number=of, limit=limit):
            return max(0, number(s, a, of) - number(s, a, limit))
        case q.Depending(condition=condition, then=then, otherwise=otherwise):
            return number(s, a, then if holds(s, a, condition) else otherwise)
        case q.CountersOn(ref=ref, kind=kind):
            return sum(counters_on(s, a, cid, kind) for cid in pointed_at(s, a, ref))
        case q.SubroutinesOn(ref=ref):
            return sum(many_subroutines(s, cid) for cid in pointed_at(s, a, ref))
        case q.StrengthOf(ref=ref):
            return sum(strength(s, cid) for cid in pointed_at(s, a, ref))
        case q.CostOf(ref=ref):
            return sum(s.cards[cid].face.facts.cost or 0 for cid in pointed_at(s, a, ref))
        case q.CostNow(ref=ref):
            return sum(cost_now(s, cid) for cid in pointed_at(s, a, ref))
        case q.LastAmount():
            return a.last
        case q.TheX():
            return a.x
        case q.ThatMany():
            return a.change.amount if a.change is not None else 0
    return plain_number(s, a, n)


def plain_number(s: State, a: Asking, n: q.Number) -> int:
    match n:
        case q.CreditsOf(side=side):
            return s.players[a.player(side)].credits + s.players[a.player(side)].lent
        case q.ClicksOf(side=side):
            who = a.player(side)
            return s.players[who].clicks - (a.spent if who == a.side else 0)
        case q.Tags():
            return s.players[RUNNER].tags
        case q.BadPublicity():
            return s.players[CORP].bad_publicity
        case q.Link():
            return link(s)
        case q.CardsIn(zone=zone):
            return sum(card.zone == zone for card in s.cards)
        case q.ScoreOf(side=side):
            return points(s, a.player(side))
        case q.ThreatLevel():
            return max(points(s, CORP), points(s, RUNNER))
        case q.TimesThisTurn(kind=kind, side=side):
            return len(happenings(s, a, kind, side, 0))
        case q.TimesLastTurn(kind=kind, side=side):
            return len(s.changes_last_turn.get(a.player(side), {}).get(kind, ()))
        case q.TimesThisRun(kind=kind):
            since, until = run_told_of(s, a)
            return sum(x.moment <= until for x in happenings(s, a, kind, "", since))
        case q.PointsThisTurn(kind=kind, side=side):
            found = happenings(s, a, kind, side, 0)
            return sum(s.cards[x.card].face.facts.points or 0 for x in found if x.card >= 0)
        case q.HandSize(side=side):
            who = a.player(side)
            lost = s.players[RUNNER].core_damage if who == RUNNER else 0
            return max(0, of_player(s, "hand size", who, s.edition.policies.hand_size - lost))
        case q.CountServers(server=server):
            return sum(is_server(s, a, server, x) for x in s.servers)
        case q.RezCostOf(ref=ref):
            return sum(rez_cost(s, cid) for cid in pointed_at(s, a, ref))
        case q.CoreDamage():
            return s.players[RUNNER].core_damage
        case q.Infection(kind=kind):
            return s.loose_counters.get((kind, a.here), 0)
    raise Unjudged(f"quantity {type(n).__name__}")


# --- conditions -------------------------------------------------------------------------------------------


def holds(s: State, a: Asking, condition: c.Condition | None) -> bool:
    """Whether a condition is true now."""
    match condition:
        case None:
            return True
        case c.AllOf(parts=parts):
            return all(holds(s, a, part) for part in parts)
        case c.AnyOf(parts=parts):
            return any(holds(s, a, part) for part in parts)
        case c.No(inner=inner):
            return not holds(s, a, inner)
        case c.Tagged():
            return tagged(s)
        case c.DuringRun(server=server):
            if s.run is None or not s.run.begun:
                return False
            return server is None or is_server(s, a, server, s.run.server)
        case c.CanRun(server=server):
            return any(
                is_server(s, a, server, each) and not prohibited(s, "run", server=each) for each in s.servers
            )
        case c.DuringEncounter(ref=ref):
            return s.encounter is not None and (ref is None or s.encounter.ice in pointed_at(s, a, ref))
        case c.DuringTurn(side=side):
            return s.active == a.player(side)
        case c.AtLeast(number=left, least=right):
            return number(s, a, left) >= number(s, a, right)
        case c.Odd(number=of):
            return number(s, a, of) % 2 == 1
        case c.Exists(filter=filter):
            return bool(everything(s, a, filter))
        case c.Matches(ref=ref, filter=filter):
            return any(in_set(s, a, filter, cid) for cid in pointed_at(s, a, ref))
        case c.Charged():
            return s.players[a.side].clicks_spent == a.acting
        case c.DidIt():
            return a.last > 0
        case c.Empty(kind=kind):
            return (kind, 0) in s.cards[a.source].counters
        case c.CanInterface(ice=ice):
            encounter = s.encounter
            if encounter is None or encounter.cut_short or not in_set(s, a, ice, encounter.ice):
                return False
            return can_interface(s, a.source, encounter.ice)
        case c.DuringActionPhase(side=side):
            name = f"{a.player(side)}-turn"
            rows = [x.row for x in s.stack if isinstance(x, StructureFrame) and x.name == name]
            return any(s.edition.structures[name].rows[row].phase.id == "action" for row in rows)
        case c.DamagedLately(actions=actions):
            return s.players[RUNNER].calm < actions
        case c.EverRun():
            return s.run is not None or s.last_run is not None
        case c.Flipped():
            return s.cards[a.source].turned
        case c.RunWas(outcome=outcome):
            run = s.run or s.last_run
            return run is not None and (run.successful if outcome == "successful" else run.unsuccessful)
        case c.Happened():
            return has_happened(s, a, condition)
    raise Unjudged(f"condition {type(condition).__name__}")


def tagged(s: State) -> bool:
    """By having a tag (10.5.2), or because a card says so."""
    return s.players[RUNNER].tags > 0 or any(True for _ in declared(s, d.CountsAsTagged))


def before_earlier_successes(s: State, kind: str) -> tuple[Change, ...]:
    """What happened this turn in runs that are over, and that were successful some time after it."""
    found: list[Change] = []
    for success in s.changes_this_turn.get("successful run", ()):
        if success.moment < run_start(s):
            began = [x.moment for x in s.changes_this_turn["run begins"] if x.moment < success.moment][-1]
            found += [x for x in s.changes_this_turn.get(kind, ()) if began < x.moment < success.moment]
    return tuple(found)


def has_happened(s: State, a: Asking, h: c.Happened) -> bool:
    side = a.player(h.side) if h.side else ""
    by_kind, since, until = s.changes_this_turn, 0, inf
    if h.within == "last turn":
        by_kind = s.changes_last_turn.get(CORP if side == CORP else RUNNER, {})
    elif h.within == "run":
        since, until = run_told_of(s, a)
    elif h.within == "breach":
        raise Unjudged("condition Happened in a breach")
    elif h.within == "earlier success":
        by_kind = {h.kind: before_earlier_successes(s, h.kind)}
    elif h.within == "encounter":
        encounter = s.encounter or s.last_encounter
        since = encounter.start if encounter is not None else s.moment
    for x in by_kind.get(h.kind, ()):
        if not since < x.moment <= until or (side and x.side != side):
            continue
        if h.subject is not None and (x.card < 0 or not in_set(as_it_lay(s, x), a, h.subject, x.card)):
            continue
        if h.server is not None and not is_server(s, a, h.server, x.server):
            continue
        if h.origin and x.origin not in h.origin:
            continue
        if h.source is None or pointed_at(s, a, h.source) & {x.source, *x.cards}:
            return True
    return False
