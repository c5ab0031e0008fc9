"""The Corp's quick rules: money, ice, agendas, and when to rez."""

from random import Random

from ...lang.words import AGENDA, CORP, ICE, RESOURCE, RUNNER
from ..thumb.corp_turn import DIG, LAST_CARDS
from ..thumb.table import LATE, POINT
from .board import (
    ARCHIVES_ID,
    HQ_ID,
    NOBODY,
    RND_ID,
    Decision,
    Server,
    State,
    advancement,
    agenda_points,
    counters,
    credit_counters,
    ice_ahead,
    is_tagged,
    link,
    requirement,
    rez_cost,
    rig,
    score,
    trace_at_hand,
)
from .correcting import corrected
from .looks import PLAYED, Looks
from .placing import Ground, lacking, place_value
from .punishing import bid_to_kill, deadly, raises_link
from .reflex_runner import by_whim, closest, saving, taken, thrifty
from .traits import traits
from .ways import credit, purse, tools, way_on, way_past

NOW = 25.0
"""What a score within this turn is worth, on top of its points."""
DEADLY = 60.0


# --- what can be scored -----------------------------------------------------------------------------------


def fresh(s: State, cid: int) -> bool:
    """Whether a card was installed this turn."""
    return any(change.card == cid for change in s.changes_this_turn.get("install", ()))


def goal(g: Ground) -> tuple[int, int, str]:
    """The best agenda that can be scored this turn: its points, its card, and the next step; or no card."""
    s = g.s
    player = s.players[CORP]
    best = (-1, NOBODY, "")
    for id, server in s.servers.items():
        if id <= ARCHIVES_ID:
            continue
        for cid in server.root:
            card = s.cards[cid]
            if card.face.type == AGENDA:
                need, placed = requirement(s, cid), advancement(card)
                way = g.way_to(need, server, placed, player.clicks, player.credits, fresh(s, cid))
                points = card.face.facts.points or 0
                if way and points > best[0]:
                    best = (points, cid, way[0])
    return best


# --- clicks -----------------------------------------------------------------------------------------------


def action(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """What to do with a click."""
    return by_whim(action_values(s, decision, looks), rng)


def action_values(s: State, decision: Decision, looks: Looks) -> list[float]:
    """What each action is worth, in credits."""
    g = Ground(s, looks)
    points, agenda, step = goal(g)
    kills = deadly(s, decision)
    values = []
    for option in decision.options:
        value = 0.0
        match option.kind:
            case "gain credit":
                value = _credit(s, looks)
            case "draw":
                value = _draw(g)
            case "advance":
                value = _advance(g, option.card)
                if option.card == agenda and step == "advance":
                    value = NOW + points
            case "install":
                value = g.install_value(option.card)
            case "play":
                value = _play(s, looks, option.card)
                if step == s.cards[option.card].face.name:
                    value = NOW + points
            case "use":
                value = _use(s, looks, option.card, option.ability)
            case "trash resource":
                held = [looks.of(card.face).rig for _, card in rig(s) if card.face.type == RESOURCE]
                value = max(held, default=0.0) - 2.0
            case "purge":
                value = 0.45 * sum(counters(card, "virus") for _, card in rig(s)) - 2.0
            case "errand":
                value = 0.2 + _credit(s, looks)
        if option.card in kills:
            value = DEADLY
        values.append(value)
    return corrected(s, decision, thrifty(s, decision, values), looks)


def _credit(s: State, looks: Looks) -> float:
    """Money is for rezzing ice and for agendas; more than that is of little use."""
    player = s.players[CORP]
    more = saving(s, "HQ", player.clicks)
    if player.credits < 4:
        return (2.3 if player.credits < 2 else 1.7) * more
    bill = 0
    for server in s.servers.values():
        bill += sum(s.cards[cid].face.cost for cid in server.ice if not s.cards[cid].faceup)
    return credit(player.credits) * (1.2 if bill + 3 > player.credits else 0.9) * more


def _draw(g: Ground) -> float:
    s = g.s
    deck = len(s.zones["R&D"])
    laid = _agenda_laid(s)
    if deck <= LAST_CARDS and (s.turn < LATE or g.held or laid):
        return -2.0
    room = 5 - len(s.zones["HQ"])
    value = 0.8 + 0.25 * room if room > 0 else 0.1
    if room + s.players[CORP].clicks > 1 and not g.held and not laid:
        value += 0.7
    if g.held >= 4:
        value -= 0.5
    if _lies_open(s, g.looks) and not any(s.cards[cid].face.type == ICE for cid in s.zones["HQ"]):
        value += DIG
    return value + 0.5 * g.haste


def _agenda_laid(s: State) -> bool:
    """Whether an agenda is installed."""
    return any(s.cards[cid].face.type == AGENDA for server in s.servers.values() for cid in server.root)


def _lies_open(s: State, looks: Looks) -> bool:
    """Whether HQ, R&D or what leads into them is without ice."""
    return any(not s.servers[id].ice for id in (HQ_ID, RND_ID, *looks.doors))


def _advance(g: Ground, cid: int) -> float:
    s, looks = g.s, g.looks
    card = s.cards[cid]
    player = s.players[CORP]
    face = card.face
    if face.type != AGENDA:
        if face.type == ICE:
            return 0.35 - 0.1 * advancement(card) if card.faceup else -0.5
        lure = looks.of(face).bites and advancement(card) < 2 and player.credits >= 5
        return 1.6 if lure else 0.1
    server = s.servers.get(card.server)
    left = lacking(s, looks, cid, server)
    if left <= 0:
        return -1.0
    wanted = g.wanted_now(requirement(s, cid), server, advancement(card), player.clicks, player.credits)
    safe = g.safety(server)
    if wanted is None:
        return (3.0 * safe + 2.0 * g.haste) if left > s.edition.policies.clicks["corp"] else -0.5
    return 6.0 * safe + 1.0 if wanted > 0 else -0.5


def _play(s: State, looks: Looks, cid: int) -> float:
    look = looks.of(s.cards[cid].face)
    if look.hastens:
        return 0.2 if look.boost is not None and look.boost.clicks > 0 else 0.3
    value = look.play - look.cost * credit(s.players[CORP].credits)
    return min(value, 1.4) - 0.6 if look.hurts else value


def _use(s: State, looks: Looks, cid: int, ability: int) -> float:
    card = s.cards[cid]
    look = looks.of(card.face)
    dear = credit(s.players[CORP].credits)
    return look.uses.get(ability, 0.0) + taken(look, ability, credit_counters(card), dear)


def where(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """Where to install the card at hand."""
    return by_whim(where_values(s, decision, looks), rng)


def where_values(s: State, decision: Decision, looks: Looks) -> list[float]:
    """What each place is worth for the card at hand."""
    g = Ground(s, looks)
    values = [place_value(g, decision.card, option.server) for option in decision.options]
    return corrected(s, decision, values, looks)


def trash_first(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """Nothing is trashed for a new card, if it need not be."""
    options = decision.options
    return next((i for i, option in enumerate(options) if option.kind == "done"), 0)


# --- windows ----------------------------------------------------------------------------------------------


def window(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """Score, rez what is worth it, or pass."""
    options = decision.options
    best, found = 0.0, 0
    for i, option in enumerate(options):
        match option.kind:
            case "pass":
                found = i if best <= 0.0 else found
            case "score":
                return i
            case "rez":
                value = _rez(s, looks, option.card)
                if value > best:
                    best, found = value, i
            case "use":
                value = _use_now(s, looks, option.card, option.ability)
                if value > best:
                    best, found = value, i
    return found


def _use_now(s: State, looks: Looks, cid: int, ability: int) -> float:
    """What a card is worth to use in a window: to make an agenda ready, to end a run that matters, to save
    agendas from Archives, or to tag a Runner who cannot clear the tag before it is used."""
    card = s.cards[cid]
    look = looks.of(card.face)
    if look.free and s.active == CORP:
        tokens = Ground(s, looks).tokens
        return 8.0 if any(_short_of(s, looks, server, tokens) for server in s.servers.values()) else -1.0
    run = s.run
    inside = run is not None and (run.position == NOBODY or (run.position == 0 and not run.approaching))
    if ability in look.ends:
        through = inside and run is not None and (run.position == NOBODY or run.passing)
        server = s.servers.get(run.server) if through and run is not None else None
        return at_stake(s, looks, server) - 5.0 if server is not None else -1.0
    if ability in look.saves:
        doomed = inside and run is not None and run.server in (ARCHIVES_ID, card.server)
        return _save_cards(s, doomed)
    if ability in look.tags:
        return 0.5 if s.active == CORP and not is_tagged(s) else -1.0
    return -1.0


def _save_cards(s: State, doomed: bool) -> float:
    """Cards are saved from Archives when agendas lie there, or the card that can is about to be lost."""
    archives = s.zones["Archives"]
    agendas = sum(s.cards[cid].face.type == AGENDA for cid in archives)
    if agendas and (doomed or agendas >= 2):
        return 3.0
    return 1.0 if doomed and len(archives) > 1 else -1.0


def _short_of(s: State, looks: Looks, server: Server, tokens: int) -> bool:
    """Whether an agenda lacks no more counters to be scored than there are to be placed for nothing."""
    return any(
        s.cards[cid].face.type == AGENDA and 1 <= lacking(s, looks, cid, server) <= tokens
        for cid in server.root
    )


def _rez(s: State, looks: Looks, cid: int) -> float:
    """What it is worth to rez a card in a window."""
    card = s.cards[cid]
    face, run = card.face, s.run
    server = s.servers.get(card.server)
    if server is None:
        return -1.0
    if face.type == ICE:
        return worth_rezzing(s, looks, cid, server)
    look = looks.of(face)
    run_here = run is not None and run.server == server.id
    if look.bites:
        return -1.0
    credits = s.players[CORP].credits
    if run is not None and run_here and look.guards:
        ahead = ice_ahead(run, server)
        if look.late and (ahead or s.encounter is not None):
            return -1.0
        bill = sum(s.cards[each].face.cost for each in ahead if not s.cards[each].faceup)
        return -1.0 if credits - look.cost < bill else at_stake(s, looks, server) - 0.5 * look.cost - 0.5
    if look.speeds:
        ready = s.active == CORP and any(
            s.cards[each].face.type == AGENDA and lacking(s, looks, each, server) <= 0 for each in server.root
        )
        return 20.0 if ready else -1.0
    if run_here:
        return -1.0
    if look.income:
        return _rez_income(s, looks, cid)
    if s.active == CORP and look.turned > 0:
        spoilt = Ground(s, looks).spoils(look.cost)
        return -1.0 if spoilt else look.turned - 0.5 - look.cost * credit(credits)
    return 0.5 if credits - look.cost >= 5 and not look.guards and s.active == CORP else -1.0


def _rez_income(s: State, looks: Looks, cid: int) -> float:
    """Cards that pay each turn are turned up just before the Corp's turn, or as it begins; those that pay
    for clicks when the Corp is about to click."""
    face = s.cards[cid].face
    look, player = looks.of(face), s.players[CORP]
    if look.income <= look.cost or player.credits - look.cost < (0 if player.credits < 6 else 1):
        return -1.0
    if Ground(s, looks).spoils(look.cost - int(traits(face).drip)):
        return -1.0
    if traits(face).drip:
        late = s.active == RUNNER and s.players[RUNNER].clicks == 0 and s.run is None
        early = s.active == CORP and not player.clicks_spent
        return 2.0 if late or early else -1.0
    return 2.0 if s.active == CORP and player.clicks >= 2 else -1.0


def at_stake(s: State, looks: Looks, server: Server) -> float:
    """What the Corp loses if the Runner gets into a server, in credits."""
    total = 0.0
    for cid in server.root:
        card = s.cards[cid]
        if card.face.type == AGENDA:
            points = card.face.facts.points or 0
            decides = score(s, "runner") + points >= s.edition.policies.points_to_win
            total += POINT * points * (4.0 if decides else 1.2) + 1.0
        elif (card.face.facts.trash or 0) <= s.players[RUNNER].credits:
            total += 0.5 * (looks.of(card.face).income or 2.0)
    if server.id == HQ_ID:
        hand = max(1, len(s.zones["HQ"]))
        return total + min(looks.dug[HQ_ID], hand) * POINT * agenda_points(s, s.zones["HQ"]) / hand + 0.5
    if server.id == RND_ID:
        return total + looks.dug[RND_ID] * 0.4 * POINT + 0.5
    if server.id == ARCHIVES_ID:
        total += POINT * agenda_points(s, s.zones["Archives"])
    goal = looks.doors.get(server.id, server.id)
    return total if goal == server.id else total + at_stake(s, looks, s.servers[goal])


def worth_rezzing(s: State, looks: Looks, cid: int, server: Server) -> float:
    """What it is worth to rez the ice the Runner approaches: what it adds to what lies behind it, for which
    the money has to do as well."""
    run = s.run
    if run is not None and run.source >= 0 and run.position == len(server.ice) - 1:
        errand = looks.of(s.cards[run.source].face).runs.get(PLAYED)
        if errand is not None and errand.extras.bypass:
            return -1.0
    look, price = looks.of(s.cards[cid].face), rez_cost(s, cid)
    stake, funds, own = at_stake(s, looks, server), float(purse(s)), tools(s)
    entry, inner, credits = look.entry, server.ice[: server.ice.index(cid)], s.players[CORP].credits
    way = way_past(s, looks, own, cid, funds - look.entry_credits, max(stake, 4.0), None, price)
    through = (1 - entry.ends) * (1 - way.ends)
    stopped = 1 - through
    if inner:
        spent = look.entry_credits + way.credits + way.takes
        after = way_on(s, looks, own, funds - spent, inner, credits - price)[2]
        stopped = way_on(s, looks, own, funds, inner, credits)[2] - through * after
    pain = min(60.0, min(entry.harm, max(stake, 4.0)) + way.harm) + 0.8 * (look.entry_credits + way.credits)
    lasting = 2.5 if looks.doors.get(server.id, server.id) in (HQ_ID, RND_ID) else 1.5 if stake > 1 else -2.0
    if stake <= 0.1 and pain < 3:
        return -1.0
    cost = 0.55 * price * credit(s.players[CORP].credits) + (12.0 if look.forfeits and stake < 12 else 0.0)
    spoilt = Ground(s, looks).spoilt(price, server.id) if price and _agenda_laid(s) else 0.0
    return stake * stopped + pain + lasting - cost - spoilt


def rez_asked(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """The chart's question: rez the approached ice?"""
    wanted = "yes"
    if decision.card >= 0:
        server = s.servers.get(s.cards[decision.card].server)
        wanted = "yes" if server is not None and worth_rezzing(s, looks, decision.card, server) > 0 else "no"
    return next((i for i, option in enumerate(decision.options) if option.kind == wanted), 0)


def bid(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """Enough to win a trace for sure, if it is not much or the tag kills; or nothing: so, too, where bids are
    secret and the Runner has no link to raise."""
    if s.edition.policies.trace == "secret" and not raises_link(s):
        return closest(decision, 0)
    frame, credits = trace_at_hand(s), s.players[CORP].credits
    need = s.players[RUNNER].credits - 2
    if frame is not None and s.edition.policies.trace != "secret":
        need = s.players[RUNNER].credits + link(s) - frame.base + 1
    little = need if 0 < need <= min(4, credits // 2, credits - ice_bill(s, credits)) else 0
    return closest(decision, bid_to_kill(s) or little)


def ice_bill(s: State, credits: int) -> int:
    """What the ice costs that the Runner has still to pass in this run, as far as it can be paid."""
    bill = 0
    server = s.servers.get(s.run.server) if s.run is not None else None
    for cid in ice_ahead(s.run, server) if s.run is not None and server is not None else ():
        cost = 0 if s.cards[cid].faceup else rez_cost(s, cid)
        bill += cost if bill + cost <= credits else 0
    return bill


def discard(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """What to discard: what is worth least in the hand."""
    return by_whim([-looks.of(s.cards[option.card].face).hand for option in decision.options], rng)
