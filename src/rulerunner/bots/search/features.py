"""A state in some ninety numbers: what the judge of a search looks at."""

from typing import Final

from ...lang.words import AGENDA, CORP, EVENT, ICE, OPERATION, POWER, RUNNER, VIRUS
from ..thumb.scoring import steps_to
from .board import (
    ARCHIVES_ID,
    HQ_ID,
    NOBODY,
    RND_ID,
    State,
    advancement,
    agenda_points,
    counters,
    credit_counters,
    hand_size,
    has_subtype,
    memory_limit,
    memory_used,
    requirement,
    rig,
    score,
    seen_by_runner,
)
from .guarded import NO_PRICE, Servers
from .looks import Looks
from .placing import Ground
from .punishing import threat
from .running import Scene
from .traits import EVERY_KIND, traits

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
    # more of the hands
    "ice in HQ",
    "agendas in HQ",
    "credits that operations in HQ bring",
    "credits that events in the grip bring",
    "cards in HQ above its size",
    "cards in the grip above its size",
    "the Corp can kill with what it holds",
    "operations in HQ that give tags",
    "damage in HQ that needs a tag",
    "kinds of ice that the grip could break besides",
    # more of the table
    "ice that protects HQ",
    "ice that protects R&D",
    "ice that protects Archives",
    "the most ice of a remote",
    "ice not rezzed that protects HQ",
    "ice not rezzed that protects R&D",
    "remotes with cards in them",
    "what the Runner has beyond the dearest way into a remote",
    "points that the Corp can score next turn, if they are safe",
    "the Corp wins next turn, if it is safe",
    "memory left",
    "virus and power counters of the rig",
    "cards face down in Archives",
    "chances of the Runner by turns",
    "points nobody has yet",
    # what may kill
    "damage that the Corp can do next turn to a card of the grip",
    "the Corp can kill next turn, by a tag or without",
    # money for what it is wanted for
    "an agenda lies in a remote",
    "credits that the Corp lacks to score it behind rezzed ice",
    "credits that operations in HQ bring, once they can be paid",
)
"""What is looked at; each is scaled to be about one."""


def features(s: State, looks: Looks) -> list[float]:
    """What is looked at, in the order of `FEATURES`."""
    corp, runner = s.players[CORP], s.players[RUNNER]
    cards, zones = s.cards, s.zones
    goal = s.edition.policies.points_to_win
    ours, theirs = score(s, "corp"), score(s, "runner")
    hq, rnd, grip = zones["HQ"], zones["R&D"], zones["grip"]
    scene, ground = Scene(s, looks), Ground(s, looks)
    sure, comes = _scored_now(s, ground) if s.active == CORP else (NOBODY, 0)
    lacking, lacked = goal - ours, goal - theirs
    there = Servers(s, looks, scene, ground, sure, lacking, lacked)
    holds = _Held(s, hq)
    blow = threat(s)
    drip = lent = others = more = worth = grown = 0.0
    for _, card in rig(s):
        mine = traits(card.face)
        drip += mine.drip
        lent += credit_counters(card)
        more += mine.more_accesses
        others += not mine.breakers
        grown += counters(card, VIRUS) + counters(card, POWER)
        worth += min(8.0, looks.of(card.face).rig + (2.0 if mine.breakers else 0.0))
    held = sum(bool(cards[cid].face.breakers) for cid in grip)
    broken = {kind for _, _, tool in scene.own for kind in tool.kinds}
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
        holds.ready,
        min(2.0, holds.damage / (1 + len(grip))),
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
        _unbroken(s, broken) / 2,
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
        holds.ice / 3,
        holds.agendas / 3,
        min(12.0, holds.gain) / 6,
        min(12.0, _gains(s, grip)) / 6,
        max(0, len(hq) - hand_size(s, CORP)) / 2,
        max(0, len(grip) - hand_size(s, RUNNER)) / 2,
        1.0 if holds.damage > len(grip) else 0.0,
        min(2, holds.tagging) / 2,
        min(8.0, holds.tagged_damage) / 4,
        min(3, _learnable(s, broken, grip)) / 2,
        *(min(4, number) / 3 for number in there.ice),
        *(min(4, number) / 3 for number in there.hidden[:2]),
        min(4, there.remotes) / 3,
        max(-1.0, min(1.0, (scene.funds - there.dearest) / 10)) if there.ice[3] else 1.0,
        there.next_points / goal,
        there.next_wins,
        min(4, max(0, memory_limit(s) - memory_used(s))) / 4,
        min(12.0, grown) / 6,
        min(8, sum(not cards[cid].faceup for cid in zones["Archives"])) / 5,
        (theirs / goal) * (density_hq * hq_in + density_rnd * rnd_in),
        (in_hq + in_rnd + there.open) / 14,
        min(2.0, blow / (1 + len(grip))),
        1.0 if blow > len(grip) else 0.0,
        1.0 if there.price < NO_PRICE else 0.0,
        min(9, max(0, there.price - corp.credits)) / 6 if there.price < NO_PRICE else 0.0,
        min(12.0, holds.later) / 6,
    ]


class _Held:
    """What the Corp holds in HQ."""

    __slots__ = ("agendas", "damage", "gain", "ice", "later", "ready", "tagged_damage", "tagging")

    def __init__(self, s: State, hq: tuple[int, ...]) -> None:
        corp, tags = s.players[CORP], s.players[RUNNER].tags
        clicks = s.edition.policies.clicks[CORP]
        self.agendas = self.ice = self.tagging = 0
        self.ready = self.damage = self.gain = self.later = self.tagged_damage = 0.0
        for cid in hq:
            face = s.cards[cid].face
            if face.type == AGENDA:
                self.agendas += 1
                self.ready += (face.facts.requirement or 9) < clicks
            elif face.type == ICE:
                self.ice += 1
            elif face.type == OPERATION:
                mine = traits(face)
                self.tagging += mine.tags
                if mine.damage:
                    if tags >= mine.needs_tags:
                        self.damage += mine.damage
                    else:
                        self.tagged_damage += mine.damage
                if face.cost <= corp.credits:
                    self.gain += max(0.0, mine.gain)
                else:
                    self.later += max(0.0, mine.gain)


def _gains(s: State, grip: tuple[int, ...]) -> float:
    """The credits that events of the grip bring now."""
    total = 0.0
    for cid in grip:
        face = s.cards[cid].face
        if face.type == EVENT and face.cost <= s.players[RUNNER].credits:
            total += max(0.0, traits(face).gain)
    return total


def _learnable(s: State, have: set[str], grip: tuple[int, ...]) -> int:
    """The kinds of ice that breakers of the grip would break, besides those that the rig does."""
    found: set[str] = set()
    for cid in grip:
        face = s.cards[cid].face
        if face.breakers:
            for tool in traits(face).breakers:
                found.update(kind for kind in tool.kinds if kind in EVERY_KIND and kind not in have)
    return len(found)


def _scored_now(s: State, g: Ground) -> tuple[int, int]:
    """What the Corp can score this turn: the installed agenda (`NOBODY`: one in hand), and its points."""
    player, cards = s.players[CORP], s.cards
    found, best = NOBODY, 0
    for id, server in s.servers.items():
        if id > ARCHIVES_ID:
            for cid in server.root:
                face = cards[cid].face
                points = face.facts.points or 0
                if face.type == AGENDA and points > best:
                    need, placed = requirement(s, cid), advancement(cards[cid])
                    if g.way_to(need, server, placed, player.clicks, player.credits, False) is not None:
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


def _unbroken(s: State, have: set[str]) -> int:
    """The kinds of ice in sight besides those that the rig breaks."""
    lacking: set[str] = set()
    for server in s.servers.values():
        for cid in server.ice:
            card = s.cards[cid]
            if seen_by_runner(card):
                kinds = [kind for kind in EVERY_KIND if has_subtype(s, cid, kind)]
                if not any(kind in have for kind in kinds):
                    lacking.update(kinds)
    return len(lacking)
