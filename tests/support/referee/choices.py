"""The choices within procedures: destinations, like cards, targets, payments, accesses, what to trigger."""

from rulerunner.lang import costs as k
from rulerunner.lang import instructions as w
from rulerunner.lang.filters import ANY_CARD
from rulerunner.lang.statics import KeepsTrashed, RemovesTrashed
from rulerunner.lang.validating.subtypes import EVERY_SUBTYPE, ICE_SUBTYPES
from rulerunner.lang.words import (
    AGENDA,
    ARCHIVES,
    ASSET,
    CORP,
    DISCARD_OF,
    EVERY,
    HAND_OF,
    HQ,
    ICE,
    PROGRAM,
    REZ_IF_ABLE,
    RND,
    RUNNER,
    TABLE,
    TYPES,
)
from rulerunner.state.decision import DONE, NO, YES, Option
from rulerunner.state.frames import (
    AbilityFrame,
    BasicActionFrame,
    BlockFrame,
    BreakFrame,
    ChooseFrame,
    DamageFrame,
    DiscardFrame,
    InstallFrame,
    OrderFrame,
    PayFrame,
    PlayFrame,
    PoolFrame,
    RezFrame,
    SabotageFrame,
    ServersFrame,
    StructureFrame,
    TraceFrame,
    TrashedFrame,
)
from rulerunner.state.record import FUND, NEW_REMOTE
from rulerunner.state.stages import InstallStage
from rulerunner.state.state import State

from .announcing import announced
from .asking import NONE, Asking, Unjudged
from .chart import base_links, late_link, raising_link
from .entering import (
    can_run,
    destinations,
    destinations_to_rez,
    hosts_for,
    install_price,
    may_move_to,
    memory_limit,
    memory_of,
    memory_used,
    moved_to,
    must_be_hosted,
    rezzed_at_once,
)
from .foreseeing import foreseen
from .gained import next_in_order
from .legal import resources
from .numbers import x_of_ability, x_to_install, x_to_play, x_to_rez
from .ordering import other_positions, subroutines_of, to_be_ordered
from .paying import (
    cards_for,
    credits_for,
    extra,
    less_ignored,
    may_trash,
    one_each,
    payable,
    purpose_of,
    rez_price,
    sources,
)
from .pointing import is_server, pointed_at
from .potential import could_change, fitting, targets
from .reading import declared, everything, in_set, number, own_memory, prohibited, unbroken
from .subroutines import can_break


def cards(found: set[int], kind: str = "card") -> set[Option]:
    return {Option(kind, card=cid) for cid in found}


def asking(f: BlockFrame) -> Asking:
    """What an ability that is resolving has come by so far."""
    return Asking(
        f.source, f.side, f.change, f.chosen, f.x, f.last, f.bound, f.affected, f.here, f.those, f.named
    )


# --- installing -------------------------------------------------------------------------------------------


def installing(s: State, f: InstallFrame) -> set[Option]:
    """Where a card may be installed, or which like cards may be trashed first (8.5.16)."""
    if f.stage == InstallStage.DESTINATION:
        if f.side == CORP:
            return {Option("server", server=x) for x in where(s, f)}
        found = cards(hosts_for(s, f.card))
        room = memory_of(s, f.card) <= memory_limit(s)
        return found | ({Option("rig")} if room and not must_be_hosted(s, f.card) else set())
    must, may = must_be_trashed(s, f), {c for c in like_cards(s, f) if may_trash(s, c, f.side)}
    may = {c for c in may if can_be_paid_without(s, f, c)}
    options = cards((must or may) - set(f.picked), "trash")
    if not must and fits(s, f) and can_be_paid(s, f):
        options.add(DONE)
    return options


def where(s: State, f: InstallFrame) -> set[int]:
    if f.then == REZ_IF_ABLE:
        return destinations_to_rez(s, f.card, f.discount, f.ignoring, f.within)
    return destinations(s, f.card, f.discount, f.ignoring, within=f.within)


def like_cards(s: State, f: InstallFrame) -> set[int]:
    """The cards that may be trashed as this one is installed (8.5.6; C6)."""
    face = s.cards[f.card].face
    if f.side == RUNNER:
        if face.facts.type != PROGRAM:
            return set()
        mine = {c for c, card in enumerate(s.cards) if card.zone == TABLE and card.face.facts.type == PROGRAM}
        return mine - {f.host}
    if f.server == NEW_REMOTE:
        return set()
    server = s.servers[f.server]
    if s.edition.policies.trash_first == "fort":
        return {*server.ice, *server.root}
    return set(server.ice if face.facts.type == ICE else server.root)


def must_be_trashed(s: State, f: InstallFrame) -> set[int]:
    """The asset or agenda that has to make room for another, and the region for a region."""
    face = s.cards[f.card].face
    if f.side == RUNNER or f.server == NEW_REMOTE or face.facts.type == ICE:
        return set()
    found = set()
    for cid in s.servers[f.server].root:
        there = s.cards[cid].face.facts
        both = {there.type, face.facts.type} <= {AGENDA, ASSET}
        if both or ("region" in there.subtypes and "region" in face.facts.subtypes):
            found.add(cid)
    return found - set(f.picked)


def fits(s: State, f: InstallFrame) -> bool:
    """Whether the program has room, without those picked to be trashed."""
    face = s.cards[f.card].face
    if face.facts.type != PROGRAM or own_memory(s, f.host):
        return True
    return memory_used(s, f.picked) + memory_of(s, f.card) <= memory_limit(s)


def can_be_paid_without(s: State, f: InstallFrame, cid: int) -> bool:
    """Whether the Runner can still pay once another card is trashed: with it go its credits, and what it
    takes off the price. (Of the Corp's ice less remains to be paid for.)"""
    return f.side != RUNNER or can_be_paid(s, f._replace(picked=(*f.picked, cid)))


def can_be_paid(s: State, f: InstallFrame) -> bool:
    for cid in f.picked if f.side == RUNNER else ():
        s = moved_to(s, cid, DISCARD_OF[RUNNER])
    at = f.server if f.server >= 0 else NONE
    credits = max(0, install_price(s, f.card, at, f.picked) - f.discount)
    cost = less_ignored(f.ignoring, (k.Credits(credits),), extra(s, "install", f.card, at))
    if rezzed_at_once(s, f.card):
        cost += rez_price(s, f.card)
    return payable(s, Asking(f.card, f.side), cost, "install", f.card)


# --- choosing within abilities ----------------------------------------------------------------------------


def choosing(s: State, f: ChooseFrame, below: object) -> set[Option]:
    """What may be chosen, by what asks for it."""
    match below:
        case BlockFrame():
            return in_ability(s, f, below)
        case StructureFrame() if f.about == "announce" and f.kind == "server":
            servers = below.servers or tuple(s.servers)
            runs = [x for x in servers if can_run(s, x, below.basic, source=below.source)]
            return {Option("server", server=x) for x in runs}
        case StructureFrame() if f.kind == "subroutine" and s.encounter is not None:
            return {Option("subroutine", card=s.encounter.ice, number=n) for n in unbroken(s)}
        case TraceFrame() if f.about in ("trace-corp", "trace-runner"):
            most = credits_for(s, f.side, "trace", below.source)
            if s.edition.policies.trace == "secret":
                most = min(most, below.base)
            return {Option("number", number=n) for n in range(most + 1)}
        case TraceFrame() if f.about == "base-link":
            return base_links(s)
        case TraceFrame() if f.about == "link":
            return raising_link(s, below, f.card)
        case TraceFrame() if f.about == "late-link":
            return late_link(s, below)
        case ServersFrame() if f.about == "keep-server":
            return to_keep(s, f)
        case PlayFrame() if f.about == "number":
            return x_to_play(s, below)
        case InstallFrame() if f.about == "number" and below.stage == InstallStage.DIVIDED:
            return divided(s, below)
        case InstallFrame() if f.about == "number":
            return x_to_install(s, below)
        case RezFrame() if f.about == "number":
            return x_to_rez(s, below)
        case AbilityFrame() if f.about == "number":
            return x_of_ability(s, below)
        case BasicActionFrame() if f.about == "target":
            return cards(announced(s, below, s.stack[-3]))
        case OrderFrame():
            return next_in_order(s, below)
        case TrashedFrame():
            return cards(sent_elsewhere(s, below) - set(f.picked)) | {DONE}
    if f.about == "psi":
        most = min(2, credits_for(s, f.side, "psi", f.card))
        return {Option("number", number=n) for n in range(most + 1)}
    if f.about == "trash" and isinstance(below, BasicActionFrame):
        return cards(resources(s))
    if isinstance(below, DamageFrame) and f.about == "damage":
        return cards(set(s.zones[HAND_OF[RUNNER]]) - set(below.picked))
    if isinstance(below, SabotageFrame):
        least = min(max(0, below.amount - len(s.zones["R&D"])), len(s.zones[HQ]))  # (10.12.3)
        return cards(set(s.zones[HQ]) - set(f.picked)) | ({DONE} if len(f.picked) >= least else set())
    if isinstance(below, PoolFrame) and f.about == "save-instead":
        return {Option("number", number=n) for n in range(below.amount + 1)}
    if f.kind == "yes-no":
        return {YES, NO}
    raise Unjudged(f"choice of {f.about}")


def sent_elsewhere(s: State, f: TrashedFrame) -> set[int]:
    """The cards just trashed that a player may send elsewhere instead: any that the source speaks of, or
    those of the player's own that were installed."""
    trashed = [x for x in s.changes if x.kind == "trash" and s.cards[x.card].object_no == x.object_no]
    found = set()
    for a, removes in declared(s, RemovesTrashed):
        if a.source == f.source:
            found |= {x.card for x in trashed if in_set(s, a, removes.cards, x.card)}
    for a, keeps in declared(s, KeepsTrashed):
        if a.source == f.source:
            mine = [x for x in trashed if x.origin == TABLE and s.cards[x.card].owner == a.side]
            found |= {x.card for x in mine if in_set(s, a, keeps.cards, x.card)}
    return found


def to_keep(s: State, f: ChooseFrame) -> set[Option]:
    """Any remote server of too many, if nothing has to stay where it is (26.03: 4.6.8f)."""
    remotes = {x for x, there in s.servers.items() if x > 2 and there.root + there.ice} - set(f.picked)
    for server in remotes:
        if any(prohibited(s, "trash", cid) for cid in s.servers[server].root + s.servers[server].ice):
            raise Unjudged("a server with what cannot be trashed")
    return {Option("server", server=server) for server in remotes}


def divided(s: State, f: InstallFrame) -> set[Option]:
    """How much of a discount on the total may be on the rez cost: what leaves the install to be paid for
    (26.03: 1.16.2f), and the rez where there has to be one."""
    if f.then == REZ_IF_ABLE:
        raise Unjudged("discount on a rez that has to be")
    return {
        Option("number", number=n)
        for n in range(f.discount + 1)
        if can_be_paid(s, f._replace(picked=(), discount=f.discount - n))
    }


def in_ability(s: State, f: ChooseFrame, below: BlockFrame) -> set[Option]:
    a = asking(below)
    i = below.block[below.next_instruction]
    match i:
        case w.Choose():
            found = targets(s, a, below.block, below.next_instruction)
            most = min(number(s, a, i.amount), len(found))
            options = cards(found - set(f.picked))
            return options | ({DONE} if i.up_to or len(f.picked) >= most else set())
        case w.Search(zone=zone, filter=filter, slot=slot):
            found = {cid for cid in s.zones[zone] if in_set(s, a, filter, cid)}
            if s.edition.policies.found_fits:
                found = fitting(s, a, found, below.block, below.next_instruction, slot)
            free = filter != ANY_CARD or i.amount > 1 or not found
            return cards(found) | ({DONE} if free else set())
        case w.MoveToServer(server=to, ref=ref):
            open_to = {x for c in pointed_at(s, a, ref) for x in may_move_to(s, c)}
            return {Option("server", server=x) for x in open_to if is_server(s, a, to, x)}
        case w.ChooseServer(server=ref):
            return {Option("server", server=x) for x in s.servers if is_server(s, a, ref, x)}
        case w.ChooseNumber(least=least, most=most_of):
            low, high = number(s, a, least), number(s, a, most_of)
            return {Option("number", number=n) for n in range(low, max(low, high) + 1)}
        case w.PayUpTo(most=limit, each=each):
            most = credits_for(s, a.side, purpose_of(s, a.source), a.source) // each
            most = most if limit == EVERY else min(most, number(s, a, limit))
            return {Option("number", number=n) for n in range(most + 1)}
        case w.ChooseOne(options=blocks, must=must, amount=amount, up_to=up_to):
            # Of several, each is carried out once; the machine notes in the stage which have been.
            done = [n for n in range(len(blocks)) if amount != 1 and below.kept >> n & 1]
            whole = [n for n, block in enumerate(blocks) if not must or can_be_whole(s, a, block)]
            return {Option("effect", number=n) for n in whole if n not in done} | ({DONE} if up_to else set())
        case w.May(cost=cost, by=by, then=then):
            sense = s.edition.policies.idle_abilities or could_change(s, a, then)
            pays = payable(s, a.but(side=a.player(by)), cost, purpose_of(s, a.source))
            return {YES, NO} if sense and pays else {NO}
        case w.EachMayDraw(amount=n):
            sense = s.edition.policies.idle_abilities or could_change(s, a, (w.Draw(n, f.side),))
            return {YES, NO} if sense else {NO}
        case w.Unless(cost=cost, by=by):
            return {YES, NO} if payable(s, a.but(side=a.player(by)), cost, "ability") else {NO}
        case w.RollOn():
            return {Option("number", number=n) for n in range(below.last + 1)}
        case w.InsertIce():
            return other_positions(s, a, i)
        case w.ResolveSubroutine(cost=cost, by=by) if f.kind == "yes-no":
            return {YES, NO} if payable(s, a.but(side=a.player(by)), cost, "ability") else {NO}
        case w.RepeatSubroutine() | w.ResolveSubroutine():
            return subroutines_of(s, a, i)
        case w.ChooseType(types=types):
            return {Option("type", number=TYPES.index(x), detail=x) for x in types}
        case w.GiveSubtypes(subtypes=subtypes):
            names = set(subtypes or ICE_SUBTYPES) - {EVERY_SUBTYPE[n] for n in f.picked}
            options = {Option("subtype", number=EVERY_SUBTYPE.index(x), detail=x) for x in names}
            return options | ({DONE} if f.picked else set())
        case w.Distribute(filter=filter):
            return cards(everything(s, a, filter))
        case w.RearrangeIce() | w.SwapAllIce() | w.Arrange():
            return cards(to_be_ordered(s, a, i) - set(f.picked))
    raise Unjudged(f"choice within {type(i).__name__}")


def can_be_whole(s: State, a: Asking, block: w.Block) -> bool:
    """Whether an effect that must be chosen can be carried out whole (9.11.3c)."""
    if not could_change(s, a, block):
        return False
    for place, i in enumerate(block):
        match i:
            case w.Lose(amount=n, side=side) if foreseen(n):
                if s.players[a.player(side)].credits < number(s, a, n):
                    return False
            case w.LoseClicks(amount=clicks, side=side):
                if s.players[a.player(side)].clicks < clicks:
                    return False
            case w.Choose(filter=filter, amount=n, up_to=False) if foreseen(filter) and foreseen(n):
                if len(targets(s, a, block, place)) < number(s, a, n):
                    return False
    return True


def breaking(s: State, f: BreakFrame) -> set[Option]:
    """The subroutines an ability may break: any unbroken one, and after the first no more are needed."""
    assert s.encounter is not None
    left = can_break(s, f.source) - set(f.picked)
    options = {Option("subroutine", card=s.encounter.ice, number=n) for n in left}
    return options | ({DONE} if f.picked else set())


# --- paying, discarding, accessing ------------------------------------------------------------------------


CHOSEN_FOR = (k.Forfeit, k.TrashCards, k.TurnDownCards, k.MoveCards, k.DerezCards)
"""Costs for which cards are chosen."""


def paying(s: State, f: PayFrame) -> set[Option]:
    """How many credits come from one place, or which card is given up (1.10.3c)."""
    a = Asking(f.source, f.side, f.change, f.chosen, bound=f.bound, here=f.here)
    if f.only or f.besides:
        raise Unjudged("credits from certain cards")
    if f.places:
        offered = sources(s, f.side, f.purpose, f.source, f.about)
        held = {FUND: s.players[f.side].run_credits, **offered}
        place = f.places[0]
        rest = s.players[f.side].credits + sum(held.get(x, 0) for x in f.places[1:])
        most = min(f.owed, held.get(place, 0))
        return {Option("number", card=place, number=n) for n in range(max(0, f.owed - rest), most + 1)}
    for place, part in enumerate(f.cost):
        if isinstance(part, k.OneCost):
            ways = [f.cost[:place] + one + f.cost[place + 1 :] for one in part.options]
            able = [n for n, way in enumerate(ways) if payable(s, a, way, f.purpose, f.about)]
            return {Option("effect", number=n) for n in able}
    groups: list[set[int]] = []
    asked: list[set[int]] = []
    for part in f.cost:
        wanted = cards_for(s, a, part, f.purpose)
        groups += wanted
        if isinstance(part, CHOSEN_FOR) and not getattr(part, "at_random", False):
            asked += wanted
        elif isinstance(part, k.CountersFrom):
            raise Unjudged("payment")
    if len(asked) <= len(f.picked):
        raise Unjudged("payment")
    picked = frozenset(f.picked)
    others = [*groups]
    for group in asked[: len(f.picked) + 1]:
        others.remove(group)
    fit = {cid for cid in asked[len(f.picked)] - picked if one_each(others, picked | {cid})}
    return cards(fit)


def discarding(s: State, f: DiscardFrame) -> set[Option]:
    return cards(set(s.zones[HAND_OF[f.side]]) - set(f.picked), "discard")


def accessing(s: State) -> set[Option]:
    """What the Runner may access next (7.1.2, 7.3; C18)."""
    breach = s.breach
    assert breach is not None
    policy = s.edition.policies.access
    done = {*breach.seen, *breach.refused}
    options = set()
    root: set[int] = set()
    if breach.server in s.servers and (breach.in_run or policy == "candidates" or breach.server > 2):
        root = {
            c
            for c in s.servers[breach.server].root
            if (c, s.cards[c].object_no) not in done and c in breach.known and not prohibited(s, "access", c)
        }
        options = cards(root, "access")
    zone = {0: HQ, 1: RND, 2: ARCHIVES}.get(breach.server, "")
    left = {
        c
        for c, card in enumerate(s.cards)
        if card.zone == zone and (c, card.object_no) not in breach.seen and not prohibited(s, "access", c)
    }
    if zone == ARCHIVES:
        return options | cards(left, "access")
    counted = breach.left - (len(root) if policy == "count" else 0)
    if zone and left and counted > 0:
        options.add(Option("access", detail=zone))
    return options
