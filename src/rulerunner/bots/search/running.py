"""What a run is worth to the Runner, on the state itself: the way in, what it costs, what lies at its end.

The Runner knows of the Corp's cards what it may know; the reckonings are those of the rule-of-thumb player.
"""

from typing import Final

from ...lang.words import AGENDA, ASSET, CORP, RUNNER
from ...view.past import seen_in_rnd
from ..thumb.breaking import KINDS
from ..thumb.growing import Growth
from ..thumb.prizes import (
    ERRAND,
    FIRST_DRAW,
    HAUL,
    LIFE,
    THROWN,
    WEARING,
    bite,
    decides,
    harm_of_trap,
    lure,
    risk,
)
from ..thumb.reading import LIKELY
from ..thumb.servers import FORGONE, HOPELESS, TURNED_BACK, UNLIKELY
from ..thumb.table import POINTS_IN_DECK, STOLEN
from .board import (
    ARCHIVES_ID,
    HQ_ID,
    NOBODY,
    RND_ID,
    Card,
    Server,
    State,
    advancement,
    agenda_points,
    counters,
    credit_counters,
    hand_size,
    has_subtype,
    identity,
    rig,
    runs_this_turn,
    score,
    seen_by_runner,
)
from .looks import PLAIN, REMOTE, Errand, Looks, RunExtras, Success
from .traits import traits
from .ways import Tools, credit, purse, tools, way_past

ANY_PRICE: Final = 1000.0
"""What a Runner would pay who wants to know what can be passed at all."""
CHEAP_ICE: Final = 2
"""What ice that nobody has seen costs at least, as a rule."""
ONE_BREAK: Final = 0.6
"""How likely ice nobody has seen is passed by breaking one subroutine,"""
MORE_BREAKS: Final = 0.9
"""and by breaking more."""
PRESSING: Final = 1.0
"""By how many credits more a bold Runner values a run, and no caution holds it back."""
A_CLICK: Final = 1.0
"""What a click brings in any case."""
SAFE: Final = 4
"""A grip that survives most damage."""


class Scene:
    """What all runs of a moment have in common, worked out once."""

    __slots__ = (
        "card",
        "corp_points",
        "density",
        "funds",
        "goal",
        "grip",
        "homely",
        "joker",
        "kinds",
        "looks",
        "own",
        "point",
        "ran",
        "resolved",
        "rewards",
        "s",
    )

    def __init__(self, s: State, looks: Looks) -> None:
        self.s, self.looks = s, looks
        self.own: Tools = tools(s)
        self.resolved = False
        """Whether the run is made now: a card that may kill is not left for after a draw."""
        self.ran = runs_this_turn(s)
        if s.run is not None:
            self.ran = self.ran[:-1]
        self.funds = purse(s)
        self.grip = len(s.zones["grip"])
        self.goal = s.edition.policies.points_to_win
        homely = 0
        self.rewards: list[tuple[Card, Success]] = []
        """What active cards bring in runs."""
        for _, card in (*rig(s), *identity(s)):
            look = looks.of(card.face)
            homely += look.homely
            for each in look.success:
                if not (each.once and self._used_up(each)):
                    self.rewards.append((card, each))
        self.homely = min(2, homely)
        """How many cards are lost by running."""
        ours, theirs = score(s, "corp"), score(s, "runner")
        near = max(ours, theirs)
        self.point = STOLEN * (1 + (0.3 * (near - 3) if near > 3 else 0))
        self.corp_points = ours
        self.density = self._density(ours + theirs)
        self.joker = any(tool.everything for _, _, tool in self.own)
        self.kinds = len({kind for _, _, tool in self.own if not tool.everything for kind in tool.kinds})
        likely = 0.09 if looks.trapped else 0.05 if looks.menaced else 0.03
        dread = likely * (LIFE if self.grip < 3 else 8.0 if self.grip < 4 else 2.0)
        self.card = self.density * self.point + 0.1 - dread
        """What a card nobody has seen is worth to access."""

    def _used_up(self, reward: Success) -> bool:
        """Whether a run of this turn brought what comes once a turn."""
        places = [min(id, REMOTE) for id in self.ran]
        return any(reward.worth[at] or reward.more[at] or reward.empties[at] for at in places)

    def _density(self, scored: int) -> float:
        s, cards = self.s, self.s.cards
        archives = [cid for cid in s.zones["Archives"] if cards[cid].faceup or cards[cid].seen]
        left = max(3, POINTS_IN_DECK - scored - agenda_points(s, tuple(archives)))
        unseen = len(s.zones["R&D"]) + len(s.zones["HQ"])
        for server in s.servers.values():
            unseen += sum(not cards[cid].faceup for cid in (*server.ice, *server.root))
        return min(0.7, left / max(8, unseen))

    # --- the way in ---------------------------------------------------------------------------------------

    def path(
        self, ice: tuple[int, ...], stake: float, extras: RunExtras = PLAIN
    ) -> tuple[float, float, float, int]:
        """The way past some ice, outermost first: chance to get in, credits, harm, ice nobody has seen."""
        s, looks = self.s, self.looks
        funds = self.funds + extras.lent
        chance, harm, spent, taken, unknown = 1.0, 0.0, 0.0, 0.0, 0
        corp = float(s.players[CORP].credits)
        for place, cid in enumerate(ice):
            card = s.cards[cid]
            known = seen_by_runner(card)
            rezzed = 1.0
            if not card.faceup:
                cost = (looks.of(card.face).cost if known else 3) + extras.dearer
                least = cost if known else 1
                rezzed = 0.05 if corp < least else 0.9 if corp >= cost + 1 else 0.6
                corp -= rezzed * (cost - extras.dearer)
            if place < extras.bypass:
                continue
            left, takes = funds - spent - taken, 0.0
            if not known:
                unknown += 1
                through, credits, hurt = self._unseen(left)
                breaks = self._breaks_hosted(cid)
                if breaks > 0:
                    through, credits, hurt = max(through, ONE_BREAK if breaks < 2 else MORE_BREAKS), 0.0, 0.3
            else:
                look = looks.of(card.face)
                entry = look.entry
                way = way_past(s, looks, self.own, cid, left - look.entry_credits, max(stake, 4.0))
                through = (1 - entry.ends) * (1 - way.ends)
                credits, hurt = look.entry_credits + way.credits, min(stake, entry.harm) + way.harm
                takes = way.takes
            spent += rezzed * credits
            taken += rezzed * takes
            harm += chance * rezzed * hurt
            chance *= 1 - rezzed * (1 - through)
        return chance, max(0.0, spent - extras.lent), harm, unknown

    def way_to_root(
        self, server: Server, ice: tuple[int, ...], stake: float, extras: RunExtras = PLAIN
    ) -> tuple[float, float, float, int]:
        """The same, with what rezzed cards in the root ask of whoever comes to the server."""
        chance, credits, harm, unknown = self.path(ice, stake, extras)
        cards = self.s.cards
        toll = 0.0
        for cid in server.root:
            if cards[cid].faceup:
                look = self.looks.of(cards[cid].face)
                toll += look.toll + look.shuts * max(0.0, stake)
        if toll and toll >= TURNED_BACK * stake:
            chance = 0.0
        return chance, credits, harm + chance * toll, unknown

    def _unseen(self, funds: float) -> tuple[float, float, float]:
        """Ice nobody has seen: how likely it can be passed, for what, and what it does."""
        able = max(min(1.0, self.kinds / 3), 0.8 * self.joker) if funds >= 3 else 0.0
        grip = self.grip
        scare = 4.0 if grip < 2 else 1.5 if grip < 3 else 0.6
        if self.looks.menaced:
            scare = 8.0 if grip < 3 else 3.0 if grip < 4 else 0.8
        return able * 0.9 + (1 - able) * 0.35, able * 3.0, (1 - able) * scare + 0.3

    def _breaks_hosted(self, ice: int) -> int:
        """How many subroutines can be broken by what is hosted on ice for nothing but counters."""
        cards = self.s.cards
        return sum(
            counters(cards[cid], tool.spends) * tool.each
            for cid, _, tool in self.own
            if tool.on_host and tool.spends and not tool.cost and cards[cid].host == ice
        )

    # --- what is there ------------------------------------------------------------------------------------

    def accesses(self, place: int, more: int) -> int:
        """How many cards of HQ or R&D a run accesses."""
        total = 1 + more
        for card, each in self.rewards:
            if each.more[place] and each.likely[self._iced(place)] >= LIKELY:
                total += each.more[place] if each.grows is None else self._grown(card, each.grows, place)
        return max(1, total)

    def _grown(self, card: Card, grows: Growth, place: int) -> int:
        if grows.loose:
            lying = self.s.loose_counters
            return grows.of(lying.get((grows.kind, place), 0) + lying.get((grows.kind, NOBODY), 0))
        return grows.of(counters(card, grows.kind))

    def success(self, id: int) -> float:
        """What active cards give for a successful run."""
        place = min(id, REMOTE)
        total = 0.0
        for card, each in self.rewards:
            if each.worth[place]:
                total += each.likely[self._iced(id)] * each.worth[place]
            if each.empties[place]:
                total += max(0.0, credit_counters(card) - FORGONE)
        return total

    def _iced(self, id: int) -> bool:
        return bool(self.s.servers[id].ice)

    def prize(self, server: Server, more: int = 0) -> float:
        """What there is to gain in a server."""
        s = self.s
        root = sum(self._in_root(server, s.cards[cid]) for cid in server.root)
        if server.id == RND_ID:
            many = min(self.accesses(RND_ID, more), len(s.zones["R&D"]))
            return root + 0.9 * self.card * max(0, many - seen_in_rnd(s))
        if server.id == HQ_ID:
            held = len(s.zones["HQ"])
            many = min(self.accesses(HQ_ID, more), held)
            again = self.ran.count(HQ_ID)
            full = 1.15 if held >= hand_size(s, "corp") else 1.0
            return root + 0.85 * self.card * many * (full if not again else 0.45 / again)
        if server.id == ARCHIVES_ID:
            points = hidden = 0
            for cid in s.zones["Archives"]:
                card = s.cards[cid]
                if card.faceup or card.seen:
                    points += (card.face.facts.points or 0) if card.face.type == AGENDA else 0
                else:
                    hidden += 1
            return root + points * self.point + THROWN * self.card * hidden
        return root

    def vain(self, server: Server) -> bool:
        """Whether nothing can be gained by a run: every card there is known and can be neither stolen nor
        trashed, and no card makes more of the run than a click for a credit brings."""
        s = self.s
        if self.success(server.id) >= A_CLICK or any(self._to_gain(s.cards[cid]) for cid in server.root):
            return False
        if server.id == RND_ID:
            return min(self.accesses(RND_ID, 0), len(s.zones["R&D"])) <= seen_in_rnd(s)
        if server.id == HQ_ID:
            return not s.zones["HQ"]
        if server.id == ARCHIVES_ID:
            cards = (s.cards[cid] for cid in s.zones["Archives"])
            return all((card.faceup or card.seen) and card.face.type != AGENDA for card in cards)
        return True

    def barred(self, server: Server, extras: RunExtras = PLAIN) -> bool:
        """Whether a run ends at rezzed ice that cannot be passed for any price, with no ice before that which
        the Corp can be made to pay for, and the Runner has no tricks."""
        s = self.s
        if extras.eases:
            return False
        known: list[int] = []
        for cid in server.ice[::-1]:
            if s.cards[cid].faceup:
                known.append(cid)
            elif self._may_rez(s.cards[cid]):
                break
        if not known or self._tricks():
            return False
        return self.path(tuple(known), ANY_PRICE, extras)[0] <= HOPELESS

    def _tricks(self) -> bool:
        """Whether a card of the Runner's may help in a run as none of these reckonings tell."""
        s = self.s
        if any(traits(card.face).tricky for _, card in (*rig(s), *identity(s))):
            return True
        return any(zone in s.cards[cid].face.elsewhere for zone in ("grip", "heap") for cid in s.zones[zone])

    def _may_rez(self, ice: Card) -> bool:
        """Whether the Corp has the credits to rez ice, for all the Runner knows."""
        cost = self.looks.of(ice.face).cost if seen_by_runner(ice) else CHEAP_ICE
        return self.s.players[CORP].credits >= cost

    def _to_gain(self, card: Card) -> bool:
        """Whether a card in a root may be stolen, or trashed, for all the Runner knows."""
        if not seen_by_runner(card) or card.face.type == AGENDA:
            return True
        price = card.face.facts.trash
        return price is not None and price <= self.s.players[RUNNER].credits

    def _in_root(self, server: Server, card: Card) -> float:
        """What a card in the root is worth to the Runner."""
        s, face = self.s, card.face
        if not seen_by_runner(card):
            if server.id <= ARCHIVES_ID:
                return 0.5
            tokens = advancement(card)
            iced = bool(server.ice)
            last = decides(tokens, iced, self.goal - self.corp_points)
            gone = 0.3 if server.id in self.ran else 1.0
            value = gone * (lure(tokens, iced, last) * HAUL * self.point * (2.0 if last else 1.0) + 0.8)
            if self.looks.bold:
                return value
            value -= risk(tokens, iced, last) * harm_of_trap(tokens, self.grip)
            time = (bool(tokens) or not last) and s.run is None and not self.resolved
            could_draw = time and s.players[RUNNER].clicks > bite(tokens) - self.grip > 0
            return min(value, FIRST_DRAW) if could_draw and s.zones["stack"] else value
        look = self.looks.of(face)
        plain, each = look.stings
        damage = plain + each * advancement(card) if each else plain
        harm = LIFE if damage > self.grip else 1.2 * damage
        if face.type == AGENDA:
            stolen = s.players[RUNNER].credits >= look.steal
            return (face.facts.points or 0) * self.point * 1.3 * stolen - harm
        if look.bites and face.type == ASSET:
            return min(-3.0, -harm)
        return self._to_trash(card) - harm

    def _to_trash(self, card: Card) -> float:
        """What a run is worth for a card in sight that can be trashed, if it can be paid for."""
        if (card.face.facts.trash or 0) > self.s.players[RUNNER].credits:
            return 0.0
        return max(0.0, self.trash_gain(card, ERRAND))

    def _unpaid(self, server: Server, spent: float) -> float:
        """What is not gained in a server once so many credits are spent on the way: cards in sight that can
        then not be trashed."""
        left = self.s.players[RUNNER].credits - spent
        total = 0.0
        for cid in server.root:
            card = self.s.cards[cid]
            face = card.face
            if face.type != AGENDA and (face.facts.trash or 0) > left and seen_by_runner(card):
                if not (face.type == ASSET and self.looks.of(face).bites):
                    total += self._to_trash(card)
        return total

    def trash_gain(self, card: Card, worth: float = 1.0) -> float:
        """What it is worth to the Runner to trash a card of the Corp's, its price taken off."""
        price = card.face.facts.trash
        if price is None:
            return 0.0
        credits = self.s.players[RUNNER].credits
        value = self.looks.of(card.face).trash + 0.5 * credit_counters(card)
        return worth * value * (1.0 if credits > price + 2 else 0.6) - price * credit(credits)

    # --- whether to go ------------------------------------------------------------------------------------

    def run_value(self, server: Server, extras: RunExtras = PLAIN) -> float:
        """What a run is worth to the Runner, with everything it costs but the click."""
        s = self.s
        if extras.bypass and not server.ice:
            extras = extras._replace(bonus=extras.bonus - 3.0)
        goal = s.servers.get(extras.into, server)
        reward = (self.prize(goal, extras.more) if extras.instead is None else extras.instead) + extras.bonus
        reward += self.success(goal.id)
        chance, credits, harm, unknown = self.way_to_root(server, server.ice[::-1], reward, extras)
        if chance <= HOPELESS:
            return -harm - 1.0
        desperate = self.corp_points >= self.goal - 2
        vain = 0.0 if unknown or desperate else 8.0 * max(0.0, UNLIKELY - chance)
        dear = credit(s.players[RUNNER].credits)
        if extras.instead is None:
            reward -= self._unpaid(goal, credits)
        value = chance * reward - credits * dear - harm - vain
        value += 0.5 * unknown if self.grip >= 3 else 0.0
        return value - self.homely * dear

    def may_go(self, errand: Errand, id: int) -> bool:
        """Whether a card makes its run on a server."""
        return errand.places[min(id, REMOTE)] and not (errand.anew and id in self.ran)

    def best_run(self, errand: Errand | None = None, card: Card | None = None, cost: int = 0) -> float:
        """What the best run is worth, if one plays safe; by an errand of a card, or without."""
        extras = extras_of(errand, card).costing(cost)
        best = second = -99.0
        for id, server in self.s.servers.items():
            if errand is None or self.may_go(errand, id):
                value = self.run_value(server, extras)
                best, second = max(best, value), max(second, min(best, value))
        pressing = PRESSING if self.looks.bold else -self.caution()
        return best + pressing + extras.again * max(0.0, second + pressing)

    def caution(self) -> float:
        """A Runner with few cards, or without a click or the money to clear a tag, thinks twice."""
        player = self.s.players[RUNNER]
        few = 3.6 if self.grip < 2 else 1.4 if self.grip < 3 else 0.0
        stuck = player.clicks < 2 or player.credits < 2
        wearing = WEARING * credit(player.credits)
        return wearing + few + self.exposed() + ((3.0 if self.looks.menaced_meat else 1.0) if stuck else 0.0)

    def exposed(self) -> float:
        """What it costs to end the turn with too few cards to survive a blow, if the clicks run out."""
        short = SAFE + self.looks.menaced_meat - self.grip
        if short <= 0 or self.s.players[RUNNER].clicks > short:
            return 0.0
        return 2.4 if self.looks.menaced_meat else 0.9

    def breaker_worth(self, kinds: frozenset[str], itself: int) -> float:
        """What a breaker of some kinds of ice adds to the rig, or would take from it."""
        have: set[str] = set()
        joker = False
        for cid, _, tool in self.own:
            if cid != itself:
                joker = joker or tool.everything
                if not tool.everything:
                    have |= tool.kinds
        new = kinds.intersection(KINDS[self.s.edition.family]) - have
        if len(kinds) > 3:
            return 0.4 if joker or not new else 2.5 + min(3, len(new))
        met: set[str] = set()
        for server in self.s.servers.values():
            for cid in server.ice:
                card = self.s.cards[cid]
                if seen_by_runner(card):
                    met.update(kind for kind in new if has_subtype(self.s, cid, kind))
        value = 0.4 + (4.5 if new else 0.0) + 3.0 * len(met)
        return value * (0.7 if joker and new else 1.0)


def extras_of(errand: Errand | None, card: Card | None) -> RunExtras:
    """What is special about a run by a card that may be installed."""
    if errand is None:
        return PLAIN
    grows, extras = errand.grows, errand.extras
    if card is None:
        return extras
    if grows is not None:
        extras = extras._replace(more=extras.more + grows.of(counters(card, grows.kind)))
    if errand.takes:
        extras = extras._replace(bonus=extras.bonus + min(errand.takes, float(credit_counters(card))))
    return extras


def made_by(s: State, cid: int, looks: Looks) -> RunExtras:
    """What is special about the run that a card makes, if any does. What cannot be told may get past ice."""
    if cid < 0:
        return PLAIN
    card = s.cards[cid]
    for errand in looks.of(card.face).runs.values():
        return extras_of(errand, card)
    return PLAIN._replace(eases=True)


def kinds_of(card: Card) -> frozenset[str]:
    """The kinds of ice a card breaks."""
    found: set[str] = set()
    for tool in traits(card.face).breakers:
        found |= tool.kinds
    return frozenset(found)
