"""What the Corp's servers come to, for the judge of a search."""

from typing import Final

from ...lang.words import AGENDA, ASSET, CORP, RUNNER, UPGRADE
from ..thumb.guarding import OPEN
from .board import ARCHIVES_ID, Server, State, advancement, agenda_points, credit_counters, requirement
from .looks import Looks
from .placing import Ground, terms
from .running import Scene
from .traits import traits
from .ways import safety_of, way_to_cards

LYING: Final = 0.4
"""What an agenda that lies safe counts for, of one that is scored,"""
READY: Final = 0.4
"""and what it counts for on top if it has all its counters."""
SHUT: Final = 0.1
"""Where a run is less likely to get in there is no way,"""
NO_WAY: Final = 12.0
"""which is taken for one of so many credits."""
NO_PRICE: Final = 999
"""What it takes to score where there is nothing to score."""


class Servers:
    """What the servers come to."""

    __slots__ = (
        "assets", "best", "bill", "central", "dearest", "hidden", "ice", "income", "next_points",
        "next_wins", "open", "open_tokens", "paid", "price", "reach", "remotes", "rezzed", "runs", "safe",
        "stock", "sure", "traps", "unrezzed", "upgrades", "wins",
    )  # fmt: skip

    def __init__(
        self, s: State, looks: Looks, scene: Scene, ground: Ground, sure: int, lacking: int, lacked: int
    ) -> None:
        """`sure` is an agenda that is scored this turn; the Corp and the Runner lack so many points."""
        self.sure = sure
        self.reach = 0.0
        """Points in remotes that the Runner can get at,"""
        self.wins = 0.0
        """and how likely a run on one of them wins."""
        self.safe = self.open = self.open_tokens = 0.0
        """Points that are as good as scored, and those at risk."""
        self.income = self.stock = self.assets = 0.0
        self.paid = self.bill = 0
        self.traps = self.upgrades = self.rezzed = self.unrezzed = 0
        self.best = OPEN
        self.central: dict[int, tuple[float, float]] = {}
        """The chance to get into HQ and R&D, and what it costs."""
        self.runs = [-2.0, -2.0, -2.0]
        self.ice, self.hidden = [0, 0, 0, 0], [0, 0, 0, 0]
        """The ice that protects HQ, R&D, Archives and the remote with the most, and what is not rezzed."""
        self.remotes = 0
        self.dearest = 0.0
        """What the dearest way into a remote costs."""
        self.price = NO_PRICE
        """The least credits it takes to score an agenda that lies there, with the ice before it rezzed."""
        self.next_points = self.next_wins = 0.0
        """What the Corp scores in its next turn, as far as it is safe."""
        for id, server in s.servers.items():
            self._count_ice(s, server)
            if id <= ARCHIVES_ID:
                self.upgrades += len(server.root)
            if id == ARCHIVES_ID or (id > ARCHIVES_ID and not server.root and not server.ice):
                continue
            place = min(id, ARCHIVES_ID)
            if id < ARCHIVES_ID or server.root:
                self.runs[place] = max(self.runs[place], scene.run_value(server))
            if id < ARCHIVES_ID:
                credits, harm, chance = way_to_cards(s, looks, scene.own, scene.funds + 3.0, server)
                self.central[id] = (chance, credits + 0.7 * harm)
            else:
                self._remote(s, looks, scene, ground, server, lacking, lacked)

    def _count_ice(self, s: State, server: Server) -> None:
        hidden = 0
        for cid in server.ice:
            card = s.cards[cid]
            if card.faceup:
                self.rezzed += 1
                self.paid += card.face.cost
            else:
                hidden += 1
                self.bill += card.face.cost
        self.unrezzed += hidden
        spot = min(server.id, ARCHIVES_ID + 1)
        self.ice[spot] = max(self.ice[spot], len(server.ice))
        self.hidden[spot] = max(self.hidden[spot], hidden)

    def _remote(
        self, s: State, looks: Looks, scene: Scene, ground: Ground, server: Server, lacking: int, lacked: int
    ) -> None:
        safe, chance, credits = safety_of(s, looks, scene.own, scene.funds + 3.0, server)
        self.best = max(self.best, safe)
        self.remotes += bool(server.root)
        self.dearest = max(self.dearest, credits if chance > SHUT else NO_WAY)
        if s.active == RUNNER:
            self._threats(s, ground, server, safe, lacking)
        self._root(s, looks, server.root, safe)
        self._price(s, looks, server)
        points = agenda_points(s, tuple(cid for cid in server.root if cid != self.sure))
        self.reach += points * chance
        if points >= lacked:
            self.wins = max(self.wins, chance)

    def _threats(self, s: State, ground: Ground, server: Server, safe: float, lacking: int) -> None:
        """What the Corp can score in its next turn if it still lies there."""
        clicks = s.edition.policies.clicks[CORP]
        for cid in server.root:
            card = s.cards[cid]
            if card.face.type == AGENDA:
                points = card.face.facts.points or 0
                need, credits = requirement(s, cid), s.players[CORP].credits
                if ground.way_to(need, server, advancement(card), clicks, credits, False) is not None:
                    self.next_points = max(self.next_points, safe * points)
                    if points >= lacking:
                        self.next_wins = max(self.next_wins, safe)

    def _price(self, s: State, looks: Looks, server: Server) -> None:
        """What it takes to score an agenda that lies there, with the ice before it rezzed."""
        ice = sum(s.cards[cid].face.cost for cid in server.ice if not s.cards[cid].faceup)
        for cid in server.root:
            if s.cards[cid].face.type == AGENDA and cid != self.sure:
                placed = advancement(s.cards[cid])
                for need, bill in terms(s, looks, requirement(s, cid), server):
                    self.price = min(self.price, ice + bill + max(0, need - placed))

    def _root(self, s: State, looks: Looks, root: tuple[int, ...], safe: float) -> None:
        for cid in root:
            card = s.cards[cid]
            face = card.face
            if cid == self.sure:
                continue
            if face.type == AGENDA:
                points = float(face.facts.points or 0)
                tokens = points * min(1.0, advancement(card) / max(1, requirement(s, cid)))
                # An agenda that is scored is better than any that lies there, however safe.
                self.safe += safe * (LYING * points + READY * tokens)
                self.open += points * (1 - safe)
                self.open_tokens += tokens * (1 - safe)
            elif face.type == UPGRADE:
                self.upgrades += 1
            elif face.type == ASSET:
                look = looks.of(face)
                self.traps += look.bites
                self.assets += min(6.0, 0.5 * look.income + (0.5 * look.cost if card.faceup else 0.0))
                self.income += traits(face).drip * (1.0 if card.faceup else 0.5)
                self.stock += credit_counters(card)
