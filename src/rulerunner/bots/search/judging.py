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
from .board import (
    ARCHIVES_ID,
    HQ_ID,
    RND_ID,
    Server,
    State,
    advancement,
    agenda_points,
    credit_counters,
    requirement,
    rig,
    score,
)
from .reflex_runner import Tools, best_tool, tools
from .traits import traits

FEATURES: Final = (
    "always",
    "points of the Corp",
    "points of the Runner",
    "the Corp lacks two points at most",
    "the Runner lacks two points at most",
    "credits of the Corp",
    "more credits of the Corp",
    "credits of the Runner",
    "more credits of the Runner",
    "cards in HQ",
    "points in HQ, to a card",
    "points in R&D, to a card",
    "points in Archives",
    "cards left in R&D",
    "points installed and safe",
    "points installed and open",
    "advancement on agendas that are safe",
    "advancement on agendas that are open",
    "agendas in HQ that could be scored next turn",
    "income of the Corp",
    "credits on cards of the Corp",
    "traps installed",
    "upgrades installed",
    "the way into HQ costs",
    "HQ is closed",
    "the way into R&D costs",
    "R&D is closed",
    "the way into the best remote costs",
    "a remote is closed",
    "ice rezzed",
    "ice not rezzed",
    "cards in the grip",
    "a grip of two at most",
    "tags",
    "kinds of ice the Runner breaks",
    "breakers in the grip",
    "income of the Runner",
    "credits on cards of the Runner",
    "other cards of the rig",
    "more accesses",
    "core damage",
    "bad publicity",
    "clicks left",
    "damage in HQ to a card of the grip",
    "cards left in the stack",
    "turn",
)
"""What is looked at; each is scaled to be about one."""


def _way_in(s: State, own: Tools, server: Server, funds: float) -> tuple[float, float]:
    """What the way into a server costs if the Corp rezzes what it can, and whether it is closed."""
    spent, closed = 0.0, 0.0
    budget = s.players[CORP].credits
    for cid in reversed(server.ice):
        card = s.cards[cid]
        if not card.faceup:
            if card.face.cost > budget:
                continue
            budget -= card.face.cost
        mine = traits(card.face)
        if not mine.subs:
            continue
        tool = best_tool(s, own, cid, mine.subs)
        if tool is not None and spent + tool[0] <= funds:
            spent += tool[0]
        elif mine.ends:
            closed = 1.0
        else:
            spent += min(6.0, mine.harm)
    return spent, closed


def features(s: State) -> list[float]:
    """What is looked at, in the order of `FEATURES`."""
    corp, runner = s.players[CORP], s.players[RUNNER]
    cards, zones = s.cards, s.zones
    goal = s.edition.policies.points_to_win
    ours, theirs = score(s, "corp"), score(s, "runner")
    hq, rnd, grip = s.hand("corp"), s.deck("corp"), s.hand("runner")
    own = tools(s)
    funds = runner.credits + runner.run_credits + (4.0 if s.active == CORP else 0.0)
    safe = open_ = safe_tokens = open_tokens = income = stock = traps = upgrades = rezzed = unrezzed = 0.0
    best_cost, best_closed = 0.0, 0.0
    ways: dict[int, tuple[float, float]] = {}
    for id, server in s.servers.items():
        for cid in server.ice:
            if cards[cid].faceup:
                rezzed += 1
            else:
                unrezzed += 1
        if id == ARCHIVES_ID:
            continue
        cost, closed = ways[id] = _way_in(s, own, server, funds)
        if id > ARCHIVES_ID and server.ice:
            if closed > best_closed or (closed == best_closed and cost > best_cost):
                best_cost, best_closed = cost, closed
        for cid in server.root:
            card = cards[cid]
            face = card.face
            if face.type == AGENDA:
                points = float(face.facts.points or 0)
                tokens = advancement(card) / max(1, requirement(s, cid))
                safely = max(closed, min(0.9, 0.25 + cost / max(4.0, funds))) if server.ice else 0.2
                safe += points * safely
                open_ += points * (1 - safely)
                safe_tokens += points * tokens * safely
                open_tokens += points * tokens * (1 - safely)
            elif face.type == UPGRADE:
                upgrades += 1
            elif face.type == ASSET:
                mine = traits(face)
                traps += mine.ambush
                income += mine.drip * (1.0 if card.faceup else 0.5)
                stock += credit_counters(card)
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
    drip = lent = others = more = 0.0
    kinds: set[str] = set()
    for _, card in rig(s):
        mine = traits(card.face)
        drip += mine.drip
        lent += credit_counters(card)
        more += mine.more_accesses
        if mine.breakers:
            for tool in mine.breakers:
                kinds |= tool.kinds
        else:
            others += 1
    held = sum(bool(cards[cid].face.breakers) for cid in grip)
    lacking, lacked = goal - ours, goal - theirs
    hq_way, rnd_way = ways[HQ_ID], ways[RND_ID]
    return [
        1.0,
        ours / goal,
        theirs / goal,
        1.0 if lacking <= 2 else 0.0,
        1.0 if lacked <= 2 else 0.0,
        min(corp.credits, 10) / 10,
        min(max(0, corp.credits - 10), 20) / 20,
        min(runner.credits, 10) / 10,
        min(max(0, runner.credits - 10), 20) / 20,
        len(hq) / 5,
        agenda_points(s, hq) / max(2, len(hq)),
        agenda_points(s, rnd) / max(4, len(rnd)) * 3,
        agenda_points(s, zones["Archives"]) / 3,
        len(rnd) / 40,
        safe / 3,
        open_ / 3,
        safe_tokens / 3,
        open_tokens / 3,
        ready,
        income / 3,
        min(stock, 20) / 10,
        traps,
        upgrades / 2,
        min(hq_way[0], 12) / 6,
        hq_way[1],
        min(rnd_way[0], 12) / 6,
        rnd_way[1],
        min(best_cost, 12) / 6,
        best_closed,
        rezzed / 4,
        unrezzed / 4,
        len(grip) / 5,
        1.0 if len(grip) <= 2 else 0.0,
        min(runner.tags, 4) / 2,
        len(kinds) / 3,
        min(held, 3) / 2,
        drip / 3,
        min(lent, 20) / 10,
        others / 4,
        more / 2,
        runner.core_damage / 2,
        corp.bad_publicity / 2,
        (corp.clicks if s.active == CORP else runner.clicks) / 3,
        min(2.0, damage / (1 + len(grip))),
        len(s.deck("runner")) / 40,
        min(s.turn, 60) / 30,
    ]


@cache
def weights(edition: str) -> dict[str, tuple[float, ...]]:
    """The learned weights of an edition, by whose turn it is."""
    data = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
    return {side: tuple(values) for side, values in data["weights"][edition].items()}


def corp_wins(s: State) -> float:
    """How likely the Corp is to win, from 0 to 1."""
    if s.result is not None:
        return 1.0 if s.result[0] == CORP else 0.0 if s.result[0] == RUNNER else 0.5
    found = weights(s.edition.book)[s.active]
    total = sum(weight * value for weight, value in zip(found, features(s), strict=True))
    return 1 / (1 + exp(-max(-20.0, min(20.0, total))))
