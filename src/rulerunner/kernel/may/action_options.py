"""Every action a player may take (5.2)."""

from typing import Final

from ...lang.words import CORP, RESOURCE, RUNNER, TABLE, Side
from ...state.decision import Option, offer
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import plain
from ..read.declared import COST, cannot, unspoken
from ..read.values import memory_limit
from .affording import can_pay, only_pool
from .announcing import may_run
from .entering import ABOUT_INSTALLS, ABOUT_NEW_REMOTES, may_install
from .potential import block_matters
from .prices import CREDIT, costs_of
from .using import ability_options, may_play

GAIN_CREDIT: Final = Option("gain credit")


DRAW: Final = Option("draw")


RUN: Final = Option("run")


TRASH_RESOURCE: Final = Option("trash resource")


PURGE: Final = Option("purge")


REMOVE_TAG: Final = Option("remove tag")


def action_options(s: State, side: Side) -> tuple[Option, ...]:
    """Every action a player may take: basic actions first, then the action abilities of cards."""
    options = [GAIN_CREDIT]
    if side == CORP or s.edition.policies.idle_abilities or s.deck(side):
        options.append(DRAW)
    # The click for the action is spent first; what is left must pay for the card or the run, clicks included.
    player = s.players[side]
    s.players[side] = player.with_clicks(player.clicks - 1, player.clicks_spent)
    options += hand_options(s, side)
    runs = side == RUNNER and may_run(s)
    s.players[side] = player
    if runs:
        options.append(RUN)
    if side == CORP:
        options += _corp_options(s)
    elif player.tags and can_pay(s, plain(NOBODY, RUNNER), costs_of("remove tag"), "remove tag"):
        options.append(REMOVE_TAG)
    if side in s.actions:
        options += ability_options(s, side, s.actions)
    return tuple(options)


def hand_options(s: State, side: Side) -> list[Option]:
    """What a player may do with the cards in hand: install them or play them. What few cards speak of is
    looked for once, not once for each; then most are a matter of their printed cost alone."""
    options: list[Option] = []
    cards = s.cards
    credits, pool = s.players[side].credits, only_pool(s, side)
    idle = s.edition.policies.idle_abilities
    installs = unspoken(s, ABOUT_INSTALLS if side == RUNNER else ABOUT_NEW_REMOTES)
    plays = unspoken(s, ABOUT_PLAYS)
    limit = memory_limit(s) if side == RUNNER else 0
    seen: set[str] = set()
    for cid in s.hand(side):
        face = cards[cid].face
        if face.name in seen:
            continue  # identical cards are one option
        seen.add(face.name)
        if face.played:
            if not plays or not face.plays_plainly or (face.cost > credits and not pool):
                able = may_play(s, cid)
            else:
                able = face.cost <= credits and (
                    idle or face.stays or block_matters(s, plain(cid, side), face.playing)
                )
            if able:
                options.append(offer("play", cid))
            continue
        if not installs or not face.installs_plainly or face.memory > limit:
            able = may_install(s, cid)
        elif side == CORP:
            able = True  # in a new remote server, for nothing
        else:
            able = face.cost <= credits or (not pool and may_install(s, cid))
        if able:
            options.append(offer("install", cid))
    return options


ABOUT_PLAYS: Final = frozenset((COST["play"], "play cost"))


def _corp_options(s: State) -> list[Option]:
    options: list[Option] = []
    player = s.players[CORP]
    me = plain(NOBODY, CORP)
    if player.credits >= 1 or can_pay(s, me, CREDIT):
        cards = s.cards
        for server in s.servers.values():
            there = server.root + server.ice
            if there:
                options += [offer("advance", cid) for cid in there if cards[cid].face.advanceable]
    policies = s.edition.policies
    if s.players[RUNNER].tags > 0 and can_pay(s, me, costs_of("trash resource")):
        if policies.idle_abilities or resources(s):
            options.append(TRASH_RESOURCE)
    if policies.purge == "action" and player.clicks >= 3:
        options.append(PURGE)
    return options


def resources(s: State) -> tuple[int, ...]:
    return tuple(
        c
        for c in s.zones[TABLE]
        if s.cards[c].face.type == RESOURCE and s.cards[c].owner == RUNNER and not cannot(s, "trash", c)
    )
