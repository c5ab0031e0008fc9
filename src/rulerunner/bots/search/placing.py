"""Where the Corp installs what: ice where it is needed, agendas where they are safe, others where it pays."""

from typing import Final

from ...lang.face import Face
from ...lang.words import AGENDA, ASSET, CORP
from ..thumb.breaking import KINDS
from ..thumb.guarding import (
    DIGGING,
    NEED,
    NEED_NEW,
    NEED_REMOTE,
    OPEN,
    OVERWRITTEN,
    SQUANDERED,
    TORN_DOWN,
)
from ..thumb.scoring import Boost, put_off, steps_to
from ..thumb.table import POINT
from .board import (
    ARCHIVES_ID,
    HQ_ID,
    NEW_REMOTE,
    NOBODY,
    RND_ID,
    Server,
    State,
    advancement,
    agenda_points,
    counters,
    credit_counters,
    has_subtype,
    requirement,
    score,
)
from .looks import Looks
from .ways import credit, purse, safety, stops, tools

NOW: Final = 25.0
SHUT: Final = 0.85
"""A server this safe is a chance to score that may not come again."""


def busy(s: State, server: Server) -> bool:
    """Whether an agenda or asset lies in a server already."""
    return any(s.cards[cid].face.type in (AGENDA, ASSET) for cid in server.root)


def overwriting(s: State, server: Server | None) -> float:
    """What is lost by what an agenda or asset in a server would trash; nothing where there is room."""
    if server is None or not busy(s, server):
        return 0.0
    laid = [s.cards[cid] for cid in server.root if s.cards[cid].face.type in (AGENDA, ASSET)]
    wasted = any(card.face.type == AGENDA or credit_counters(card) for card in laid)
    return SQUANDERED if wasted else OVERWRITTEN


def terms(s: State, looks: Looks, need: int, server: Server | None) -> list[tuple[int, int]]:
    """The counters that an agenda with this requirement needs in a server, and what has to be paid for that:
    as things are, and with upgrades turned up there that lower it."""
    found, bill = [(max(0, need), 0)], 0
    if server is None or not server.root:
        return found
    waiting = []
    for cid in server.root:
        card = s.cards[cid]
        if not card.faceup and looks.of(card.face).lowers:
            waiting.append((looks.of(card.face).cost, looks.of(card.face).lowers))
    for cost, less in sorted(waiting):
        need, bill = need + less, bill + cost
        found.append((max(0, need), bill))
    return found


def lacking(s: State, looks: Looks, cid: int, server: Server | None) -> int:
    """How many counters an installed agenda lacks; upgrades that lower that count if they can be paid for."""
    credits = s.players[CORP].credits
    found = terms(s, looks, requirement(s, cid), server)
    return min(need for need, bill in found if bill <= credits) - advancement(s.cards[cid])


class Ground:
    """The Corp's servers at a moment: what is asked again and again is worked out once."""

    __slots__ = (
        "_chosen",
        "_funds",
        "_own",
        "_safe",
        "_worth",
        "boosts",
        "haste",
        "held",
        "looks",
        "s",
        "tokens",
    )

    def __init__(self, s: State, looks: Looks) -> None:
        self.s, self.looks = s, looks
        self.held = agenda_points(s, s.zones["HQ"])
        found = (looks.of(s.cards[cid].face).boost for cid in s.zones["HQ"])
        self.boosts: tuple[Boost, ...] = tuple(boost for boost in found if boost is not None)
        """The cards in hand that place counters or give clicks."""
        self.tokens = self._free_counters()
        self.haste = max(0.0, min(2.0, (s.turn - 16) / 20))
        """How late it is, from 0 to 2."""
        self._own, self._funds = tools(s), purse(s) + 3.0
        self._safe: dict[int, float] = {}
        self._chosen: int | None = None
        self._worth: dict[Face, float] = {}

    def _free_counters(self) -> int:
        """Advancement counters that scored agendas can place."""
        total = 0
        for cid in self.s.zones["corp score"]:
            card = self.s.cards[cid]
            kind = self.looks.of(card.face).free
            total += counters(card, kind) if kind else 0
        return total

    def safety(self, server: Server | None) -> float:
        """How likely a card in a server survives the Runner's next turn."""
        if server is None or not server.ice:
            return OPEN
        found = self._safe.get(server.id)
        if found is None:
            found = self._safe[server.id] = safety(self.s, self.looks, self._own, self._funds, server)
        return found

    def way_to(
        self, need: int, server: Server | None, placed: int, clicks: int, credits: int, fresh: bool
    ) -> tuple[str, ...] | None:
        """The steps after which an agenda with so many counters can be scored; None if it cannot be done."""
        best: tuple[str, ...] | None = None
        for needed, bill in terms(self.s, self.looks, need, server):
            if bill <= credits:
                way = steps_to(needed - placed, clicks, credits - bill, self.boosts, self.tokens, fresh)
                if way is not None and (best is None or len(way) < len(best)):
                    best = way
        return best

    def wanted_now(
        self, need: int, server: Server | None, placed: int, clicks: int, credits: int
    ) -> int | None:
        """How many counters must be placed this turn so that the next can do the rest; None if it cannot."""
        turn = self.s.edition.policies.clicks["corp"]
        for now in range(min(clicks, credits) + 1):
            if self.way_to(need, server, placed + now, turn, credits - now, False) is not None:
                return now
        return None

    def spoils(self, cost: int) -> bool:
        """Whether an agenda could be scored this turn or in the Corp's next, but not with so much less."""
        return self.spoilt(cost) > 0

    def spoilt(self, cost: int, apart: int = NOBODY) -> float:
        """What such a score is worth that has to wait for the money; not in the server `apart`."""
        s, found = self.s, 0.0
        player = s.players[CORP]
        clicks = player.clicks if s.active == CORP and player.clicks else s.edition.policies.clicks["corp"]
        for id, server in s.servers.items():
            for cid in server.root if id > ARCHIVES_ID and id != apart and cost > 0 else ():
                card = s.cards[cid]
                if card.face.type == AGENDA:
                    need, placed = requirement(s, cid), advancement(card)
                    if self.way_to(need, server, placed, clicks, player.credits, False) is not None:
                        if self.way_to(need, server, placed, clicks, player.credits - cost, False) is None:
                            lacking = s.edition.policies.points_to_win - score(s, CORP)
                            found = max(found, put_off(card.face, lacking))
        return found

    def scoring_remote(self) -> int:
        """The remote server to score in: the safest one that has ice and room for an agenda; or `NOBODY`."""
        if self._chosen is None:
            best, self._chosen = 0.0, NOBODY
            for id, server in self.s.servers.items():
                if id > ARCHIVES_ID and server.ice:
                    value = (
                        self.safety(server) + 0.05 * len(server.ice) - (0.4 if busy(self.s, server) else 0.0)
                    )
                    if value > best:
                        best, self._chosen = value, id
        return self._chosen

    def install_value(self, cid: int) -> float:
        """What it is worth to install a card in the best place."""
        face = self.s.cards[cid].face
        found = self._worth.get(face)
        if found is None:
            found = max(place_value(self, cid, place) for place in (*self.s.servers, NEW_REMOTE))
            self._worth[face] = found
        return found


def place_value(g: Ground, cid: int, place: int) -> float:
    """What it is worth to install a card in a place."""
    face = g.s.cards[cid].face
    server = g.s.servers.get(place)
    match face.type:
        case "ice":
            return _ice(g, cid, place, server)
        case "agenda":
            return agenda_value(g, cid, server) if place == NEW_REMOTE or place > ARCHIVES_ID else -9.0
        case "asset":
            return _asset(g, cid, server) if place == NEW_REMOTE or place > ARCHIVES_ID else -9.0
        case "upgrade":
            return _upgrade(g, cid, server)
    return 0.0


def _ice(g: Ground, cid: int, place: int, server: Server | None) -> float:
    s = g.s
    held = g.held
    if place == NEW_REMOTE:
        fort = any(each.ice for id, each in s.servers.items() if id > ARCHIVES_ID)
        need = 0.2 if fort else NEED_NEW + (0.6 if held else 0.0)
        return need * _fit(g, cid, True, None)
    if server is None:
        return 0.0
    if len(server.ice) > s.players[CORP].credits:
        return TORN_DOWN
    deep = min(len(server.ice), 3)
    dear = len(server.ice) * credit(s.players[CORP].credits)
    if place in NEED:
        goal = g.looks.doors.get(place, place)
        need = NEED[goal][deep]
        if goal == HQ_ID:
            need += 0.25 * held
        if goal != ARCHIVES_ID:
            need += DIGGING * (g.looks.dug[goal] - 1)
        if place == ARCHIVES_ID and deep == 0:
            need += 0.5 * POINT * agenda_points(s, s.zones["Archives"])
        return need * _fit(g, cid, False, server) - dear
    chosen = g.scoring_remote()
    need = NEED_REMOTE[deep] if chosen in (NOBODY, place) else 0.4
    if any(s.cards[each].face.type == AGENDA for each in server.root):
        need += 1.0
    return need * _fit(g, cid, True, server) - dear


def _fit(g: Ground, cid: int, remote: bool, server: Server | None) -> float:
    """How well ice fits: it should stop a run on a remote, and be affordable before long."""
    s, looks = g.s, g.looks
    face = s.cards[cid].face
    look = looks.of(face)
    value = 1.0 if stops(look) else 0.6 if remote else 0.85
    if server is not None and server.ice:
        kinds = [kind for kind in KINDS[s.edition.family] if kind in face.facts.subtypes]
        same = any(has_subtype(s, own, kind) for own in server.ice for kind in kinds)
        value *= 0.8 if same else 1.1
    short = look.cost - s.players[CORP].credits
    if look.forfeits:
        value *= 0.8 if s.zones["corp score"] else 0.4
    return value * (0.75 if short > 3 else 0.9 if short > 0 else 1.0)


def agenda_value(g: Ground, cid: int, server: Server | None) -> float:
    """What it is worth to install an agenda in a server (None: a new one)."""
    s, looks = g.s, g.looks
    face = s.cards[cid].face
    points = face.facts.points or 0
    if lost := overwriting(s, server):
        return lost
    player = s.players[CORP]
    need = requirement(s, cid)
    for own in server.root if server is not None else ():
        if s.cards[own].faceup:
            need += looks.of(s.cards[own].face).lowers
    clicks, credits = player.clicks - 1, player.credits
    if g.way_to(need, server, 0, clicks, credits, True) is not None:
        return NOW + points - (0.0 if server is None else 0.1 * len(server.ice))
    wanted = g.wanted_now(need, server, 0, clicks, credits)
    safe = g.safety(server)
    decides = score(s, "runner") + points >= s.edition.policies.points_to_win
    value = POINT * points * safe - POINT * points * (1 - safe) * (1.6 if decides else 1.0)
    value += (4.0 if safe >= SHUT else 0.0) + 7.0 * g.haste + max(0.0, 0.1 * (credits - 15))
    value += 0.6 * max(0, g.held - 3)
    value += 15.0 if len(s.zones["R&D"]) <= 5 or s.turn >= 46 else 0.0
    if wanted is None:
        value = 0.5 * value - 1.0
    elif wanted > 0 and clicks < wanted:
        value -= 1.5
    return min(value, 12.0)


def _asset(g: Ground, cid: int, server: Server | None) -> float:
    s, looks = g.s, g.looks
    if lost := overwriting(s, server):
        return lost
    face = s.cards[cid].face
    look = looks.of(face)
    remotes = [each for id, each in s.servers.items() if id > ARCHIVES_ID]
    if face.facts.unique and any(s.cards[own].face is face for each in remotes for own in each.root):
        return -1.0
    needed = False
    if server is not None and server.ice and g.held:
        needed = g.scoring_remote() == server.id
    shelter = 0.4 if server is not None and server.ice else 0.0
    if look.bites:
        rich = s.players[CORP].credits >= 5
        lure = 1.8 if look.advanceable and rich else 0.6
        traps = sum(looks.of(s.cards[own].face).bites for each in remotes for own in each.root)
        return lure + shelter - (2.0 if needed else 0.0) - 0.7 * traps
    value = min(4.0, 0.45 * (look.income - look.cost)) if look.income else 0.9
    if look.cost <= s.players[CORP].credits:
        value += max(0.0, look.turned)
    open_assets = sum(busy(s, each) and not each.ice for each in remotes)
    return value + shelter - (1.5 if needed else 0.0) - 0.25 * open_assets - 0.8 * g.haste


def _upgrade(g: Ground, cid: int, server: Server | None) -> float:
    """Upgrades go where agendas are scored; one of a kind is enough."""
    s, looks = g.s, g.looks
    if server is None:
        return -1.0
    face = s.cards[cid].face
    region = "region" in face.facts.subtypes
    for own in server.root:
        other = s.cards[own].face
        if other is face or (region and "region" in other.facts.subtypes):
            return -2.0
    if server.id > ARCHIVES_ID and g.scoring_remote() == server.id:
        return 2.0 - 0.3 * len(server.root)
    if server.id <= ARCHIVES_ID and server.ice and not looks.of(face).speeds:
        return 0.6 if server.id == RND_ID else 0.4
    return -0.5
