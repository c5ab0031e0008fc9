"""How likely the Corp is to win, by a look at the state: a few dozen numbers and learned weights.

The weights are in `weights.json`; `tools/learn.py` makes them from games of our own. There are two sets for
each edition: one for the Corp's turn, one for the Runner's.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from ...lang.words import AGENDA, ASSET, CORP, OPERATION, RUNNER, UPGRADE
from ..thumb.scoring import steps_to
from .board import (
    ARCHIVES_ID,
    HQ_ID,
    NOBODY,
    RND_ID,
    State,
    advancement,
    agenda_points,
    credit_counters,
    requirement,
    rig,
    score,
    seen_by_runner,
)
from .looks import Looks
from .placing import Ground
from .reflex_corp import need_of
from .running import Scene
from .traits import traits
from .ways import safety_of, way_in

FEATURES: Final = (
    "always",
    # points
    "points of the Corp, with those that are safe",
    "points of the Runner",
    "the Corp lacks two points at most",
    "the Runner lacks two points at most",
    "the Corp lacks three points at most",
    "the Runner lacks three points at most",
    # money
    "credits of the Corp",
    "more credits of the Corp",
    "credits of the Runner",
    "more credits of the Runner",
    "the Corp is richer",
    "income of the Corp",
    "credits on cards of the Corp",
    "income of the Runner",
    "credits on cards of the Runner",
    # cards
    "cards in HQ",
    "points in HQ",
    "points in HQ, to a card",
    "points in R&D, to a card",
    "points in Archives",
    "cards left in R&D",
    "agendas in HQ that could be scored next turn",
    "damage in HQ to a card of the grip",
    "cards in the grip",
    "a grip of two at most",
    "cards left in the stack",
    "breakers in the grip",
    "worth of the cards in HQ",
    "worth of the cards in the grip",
    # the servers
    "HQ can be got into",
    "the way into HQ costs",
    "R&D can be got into",
    "the way into R&D costs",
    "points in HQ that can be got at",
    "points in R&D that can be got at",
    "the best remote is safe",
    "points installed that are open",
    "advancement on agendas that are open",
    "what assets bring",
    "cost of the ice rezzed",
    "cost of the ice not rezzed",
    "traps installed",
    "upgrades installed",
    "ice rezzed",
    "ice not rezzed",
    # what the Runner sees
    "a run on HQ is worth",
    "a run on R&D is worth",
    "the best run on a remote is worth",
    # the rig
    "kinds of ice the Runner breaks",
    "kinds of ice in sight that are not broken",
    "breakers that break anything",
    "other cards of the rig",
    "worth of the rig",
    "more accesses",
    # the rest
    "tags",
    "core damage",
    "bad publicity",
    "clicks left",
    "turn",
    "points of the Corp and a safe remote",
    "points of the Runner and the way into R&D",
    # what comes next
    "points that the Corp can score this turn",
    "the Corp can win this turn",
    "points in remotes that can be got at",
    "the Runner can win this turn",
)
"""What is looked at; each is scaled to be about one."""
LYING: Final = 0.4
"""What an agenda that lies safe counts for, of one that is scored,"""
READY: Final = 0.4
"""and what it counts for on top if it has all its counters."""


class _Servers:
    """What the servers come to."""

    __slots__ = (
        "assets", "best", "bill", "central", "income", "open", "open_tokens", "paid", "reach", "rezzed",
        "runs", "safe", "stock", "sure", "traps", "unrezzed", "upgrades", "wins",
    )  # fmt: skip

    def __init__(self, s: State, looks: Looks, scene: Scene, sure: int, lacked: int) -> None:
        """`sure` is an agenda that is scored this turn; the Runner lacks so many points."""
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
        self.best = 0.35
        self.central: dict[int, tuple[float, float]] = {}
        """The chance to get into HQ and R&D, and what it costs."""
        self.runs = [-2.0, -2.0, -2.0]
        cards = s.cards
        for id, server in s.servers.items():
            for cid in server.ice:
                if cards[cid].faceup:
                    self.rezzed += 1
                    self.paid += cards[cid].face.cost
                else:
                    self.unrezzed += 1
                    self.bill += cards[cid].face.cost
            if id == ARCHIVES_ID:
                continue
            if id > ARCHIVES_ID and not server.root and not server.ice:
                continue
            place = min(id, 2) if id < ARCHIVES_ID else 2
            if id < ARCHIVES_ID or server.root:
                self.runs[place] = max(self.runs[place], scene.run_value(server))
            if id < ARCHIVES_ID:
                credits, harm, chance = way_in(s, looks, scene.own, scene.funds + 3.0, server)
                self.central[id] = (chance, credits + 0.7 * harm)
            else:
                safe, chance = safety_of(s, looks, scene.own, scene.funds + 3.0, server)
                self.best = max(self.best, safe)
                self._root(s, looks, server.root, safe)
                points = sum(
                    (cards[cid].face.facts.points or 0)
                    for cid in server.root
                    if cid != sure and cards[cid].face.type == AGENDA
                )
                self.reach += points * chance
                if points >= lacked:
                    self.wins = max(self.wins, chance)

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


def features(s: State, looks: Looks) -> list[float]:
    """What is looked at, in the order of `FEATURES`."""
    corp, runner = s.players[CORP], s.players[RUNNER]
    cards, zones = s.cards, s.zones
    goal = s.edition.policies.points_to_win
    ours, theirs = score(s, "corp"), score(s, "runner")
    hq, rnd, grip = zones["HQ"], zones["R&D"], zones["grip"]
    scene = Scene(s, looks)
    sure, comes = _scored_now(s, looks) if s.active == CORP else (NOBODY, 0)
    lacking, lacked = goal - ours, goal - theirs
    there = _Servers(s, looks, scene, sure, lacked)
    ready = damage = 0.0
    clicks = s.edition.policies.clicks["corp"]
    for cid in hq:
        face = cards[cid].face
        if face.type == AGENDA:
            ready += (face.facts.requirement or 9) < clicks
        elif face.type == OPERATION:
            mine = traits(face)
            if mine.damage and (runner.tags or not mine.needs_tag):
                damage += mine.damage
    drip = lent = others = more = worth = 0.0
    for _, card in rig(s):
        mine = traits(card.face)
        drip += mine.drip
        lent += credit_counters(card)
        more += mine.more_accesses
        others += not mine.breakers
        worth += min(8.0, looks.of(card.face).rig + (2.0 if mine.breakers else 0.0))
    held = sum(bool(cards[cid].face.breakers) for cid in grip)
    jokers = sum(tool.everything for _, _, tool in scene.own)
    in_hq, in_rnd = agenda_points(s, hq), agenda_points(s, rnd)
    density_hq, density_rnd = in_hq / max(2, len(hq)), in_rnd / max(4, len(rnd)) * 3
    hq_in, hq_cost = there.central[HQ_ID]
    rnd_in, rnd_cost = there.central[RND_ID]
    wins = 1 - (1 - there.wins) * (1 - hq_in * _share(s, hq, lacked)) * (1 - rnd_in * _share(s, rnd, lacked))
    return [
        1.0,
        (ours + there.safe) / goal,
        theirs / goal,
        1.0 if lacking <= 2 else 0.0,
        1.0 if lacked <= 2 else 0.0,
        1.0 if lacking <= 3 else 0.0,
        1.0 if lacked <= 3 else 0.0,
        min(corp.credits, 10) / 10,
        min(max(0, corp.credits - 10), 20) / 20,
        min(runner.credits, 10) / 10,
        min(max(0, runner.credits - 10), 20) / 20,
        max(-1.0, min(1.0, (corp.credits - runner.credits) / 10)),
        there.income / 3,
        min(there.stock, 20) / 10,
        drip / 3,
        min(lent, 20) / 10,
        len(hq) / 5,
        in_hq / 4,
        density_hq,
        density_rnd,
        agenda_points(s, zones["Archives"]) / 3,
        len(rnd) / 40,
        ready,
        min(2.0, damage / (1 + len(grip))),
        len(grip) / 5,
        1.0 if len(grip) <= 2 else 0.0,
        len(zones["stack"]) / 40,
        min(held, 3) / 2,
        _worth(s, looks, hq) / 10,
        _worth(s, looks, grip) / 10,
        hq_in,
        min(hq_cost, 12) / 6,
        rnd_in,
        min(rnd_cost, 12) / 6,
        density_hq * hq_in,
        density_rnd * rnd_in,
        there.best,
        there.open / 3,
        there.open_tokens / 3,
        there.assets / 6,
        min(there.paid, 30) / 10,
        min(there.bill, 30) / 10,
        float(there.traps),
        there.upgrades / 2,
        there.rezzed / 4,
        there.unrezzed / 4,
        *(max(-2.0, min(12.0, value)) / 6 for value in there.runs),
        min(3, scene.kinds) / 3,
        _unbroken(s, scene) / 2,
        min(2, jokers) / 2,
        others / 4,
        min(40.0, worth) / 20,
        more / 2,
        min(runner.tags, 4) / 2,
        runner.core_damage / 2,
        corp.bad_publicity / 2,
        (corp.clicks if s.active == CORP else runner.clicks) / 3,
        min(s.turn, 60) / 30,
        (ours + there.safe) / goal * there.best,
        theirs / goal * rnd_in,
        comes / goal,
        1.0 if comes and comes >= lacking else 0.0,
        there.reach / goal,
        wins,
    ]


def _scored_now(s: State, looks: Looks) -> tuple[int, int]:
    """What the Corp can score this turn: the installed agenda (`NOBODY`: one in hand), and its points."""
    g = Ground(s, looks)
    player, cards = s.players[CORP], s.cards
    found, best = NOBODY, 0
    for id, server in s.servers.items():
        if id > ARCHIVES_ID:
            for cid in server.root:
                face = cards[cid].face
                points = face.facts.points or 0
                if face.type == AGENDA and points > best:
                    left = need_of(s, looks, cid, server) - advancement(cards[cid])
                    if steps_to(left, player.clicks, player.credits, g.boosts, g.tokens, False) is not None:
                        found, best = cid, points
    for cid in s.zones["HQ"]:
        face = cards[cid].face
        points = face.facts.points or 0
        if face.type == AGENDA and points > best:
            need = face.facts.requirement or 9
            if steps_to(need, player.clicks - 1, player.credits, g.boosts, g.tokens, True) is not None:
                found, best = NOBODY, points
    return found, best


def _share(s: State, cards: tuple[int, ...], lacked: int) -> float:
    """The share of cards that win the game for a Runner who lacks so many points."""
    if not cards:
        return 0.0
    found = 0
    for cid in cards:
        face = s.cards[cid].face
        found += face.type == AGENDA and (face.facts.points or 0) >= lacked
    return found / len(cards)


def _worth(s: State, looks: Looks, hand: tuple[int, ...]) -> float:
    """What the cards of a hand are worth, in credits; agendas are no treasure there."""
    faces = (s.cards[cid].face for cid in hand)
    return sum(min(6.0, looks.of(face).hand) for face in faces if face.type != AGENDA)


def _unbroken(s: State, scene: Scene) -> int:
    """The kinds of ice in sight that the rig has no breaker for."""
    have = {kind for _, _, tool in scene.own for kind in tool.kinds}
    lacking: set[str] = set()
    for server in s.servers.values():
        for cid in server.ice:
            card = s.cards[cid]
            if seen_by_runner(card):
                kinds = card.face.facts.subtypes
                if not any(kind in have for kind in kinds):
                    lacking.update(kind for kind in kinds if kind in KINDS)
    return len(lacking)


KINDS: Final = frozenset({"barrier", "code gate", "sentry", "wall"})


@cache
def weights(edition: str) -> dict[str, tuple[float, ...]]:
    """The learned weights of an edition, by whose turn it is."""
    data = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
    return {side: tuple(values) for side, values in data["weights"][edition].items()}


def corp_wins(s: State, looks: Looks) -> float:
    """How likely the Corp is to win, from 0 to 1."""
    if s.result is not None:
        return 1.0 if s.result[0] == CORP else 0.0 if s.result[0] == RUNNER else 0.5
    found = weights(s.edition.book)[s.active]
    total = 0.0
    for weight, value in zip(found, features(s, looks), strict=True):
        total += weight * value
    return 1 / (1 + exp(-max(-20.0, min(20.0, total))))
