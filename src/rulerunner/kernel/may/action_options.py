"""Every action a player may take (5.2)."""

from typing import Final

from ...lang.costs import Costs
from ...lang.headings import AT_HAND, FIRST_CLICK, LIFT
from ...lang.words import CORP, HAND_OF, RESOURCE, RUNNER, TABLE, Side
from ...state.decision import Option, offers
from ...state.frames import Action
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import PLAIN, plain
from ..read.declared import (
    CANNOT,
    COST,
    additional_cost,
    at_hand,
    cannot,
    first_click_bound,
    may_run_freely,
    unspoken,
)
from ..read.memory import memory_limit
from ..read.taken import ABILITY, BASIC, taken
from ..read.values import is_tagged
from .affording import pay_obstacle
from .announcing import run_obstacle
from .entering import ABOUT_INSTALLS, ABOUT_NEW_REMOTES, install_obstacle, install_swing
from .funds import only_pool
from .obstacles import NO_RESOURCE, NO_TAG, NOT_ADVANCEABLE, Forbidden, Obstacle
from .permitted import forbidden, trash_obstacle
from .potential import block_matters
from .prices import CLICKS_TO_PURGE, costs_of, fewer_clicks, lift_costs
from .relief import any_relief
from .using import ability_options, play_obstacle

PLAYS: Final = offers("play")
INSTALLS: Final = offers("install")
ADVANCES: Final = offers("advance")


GAIN_CREDIT: Final = Option("gain credit")


DRAW: Final = Option("draw")


RUN: Final = Option("run")


TRASH_RESOURCE: Final = Option("trash resource")


PURGE: Final = Option("purge")


REMOVE_TAG: Final = Option("remove tag")


ITS_CLICK: Final = 1
"""The click for an action is spent first; what is left must pay for the card or the run, clicks included."""


def action_options(s: State, side: Side, less: int = 0) -> tuple[Option, ...]:
    """Every action a player may take: basic actions first, then the action abilities of cards. The player may
    have so many clicks less to spend on it."""
    options = basic_options(s, side)
    click = max(0, ITS_CLICK - less) if less else ITS_CLICK
    options += hand_options(s, side, click)
    if side == CORP:
        options += _corp_options(s, less)
    else:
        if run_obstacle(s, click) is None:
            options.append(RUN)
        if is_tagged(s) and _may_remove_tag(s, less):
            options.append(REMOVE_TAG)
    if LIFT in s.lasting_headings:
        options += _lift_options(s, side, less)
    if side in s.actions:
        options += ability_options(s, side, s.actions, less)
    if FIRST_CLICK in s.statics and not less and first_click_to_run(s, side) >= 0:
        options = _runs_of(s, options)
    return tuple(options)


def _may_remove_tag(s: State, less: int) -> bool:
    """Whether the Runner, who is tagged, may pay for removing a tag: even if only a card says so and there is
    none, where an action may be in vain (26.03: 10.5.4)."""
    if not s.players[RUNNER].tags and not s.edition.policies.idle_abilities:
        return False
    return _basic_cost(s, RUNNER, "remove tag", less=less) is None


def first_click_to_run(s: State, side: Side, acting: bool = False) -> int:
    """The card that makes a player run with the first click of the turn, by one of two basic actions, or
    `NOBODY`: the click is still to be spent, or has just been as the player is `acting`. Neither has to be
    taken if neither can be without an additional cost, for that may be declined (26.03: 9.12.3c, 9.12.3e)."""
    by = first_click_bound(s, side, acting)
    if by < 0 or may_run_freely(s):
        return by
    if COST["run"] in s.statics:
        return NOBODY
    click = 0 if acting else ITS_CLICK
    events = (cid for cid in at_hand(s, side) if RUN_EVENT in s.cards[cid].face.facts.subtypes)
    if any(not additional_cost(s, "play", cid) and play_obstacle(s, cid, click) is None for cid in events):
        return by
    return NOBODY


def _runs_of(s: State, options: list[Option]) -> list[Option]:
    return [option for option in options if option.kind == "run" or is_run(s, option)]


def is_run(s: State, option: Option) -> bool:
    """Whether an action is to play an event that is a run."""
    return option.kind == "play" and RUN_EVENT in s.cards[option.card].face.facts.subtypes


RUN_EVENT: Final = "run"


def first_click_obstacle(s: State, side: Side, option: Option) -> Obstacle | None:
    """What keeps a player from spending the first click of the turn on a basic action with a card."""
    if FIRST_CLICK not in s.statics or is_run(s, option):
        return None
    by = first_click_to_run(s, side)
    return Forbidden("cost", by) if by >= 0 else None


def basic_options(s: State, side: Side) -> list[Option]:
    """The actions that need nothing: to gain a credit, and to draw a card where that could do anything."""
    if (
        side == CORP
        or s.edition.policies.idle_abilities
        or (s.deck(side) and not cannot(s, "draw as the Runner"))
    ):
        return [GAIN_CREDIT, DRAW]
    return [GAIN_CREDIT]


def _lift_options(s: State, side: Side, less: int) -> list[Option]:
    """The counters of which a player can pay one off, by kind and place."""
    return [
        Option("lift", server=max(place, NOBODY), detail=kind)
        for kind, place in s.loose_counters
        if (cost := lift_costs(s, side, kind, place))
        and pay_obstacle(s, plain(NOBODY, side), fewer_clicks(cost, less)) is None
    ]


def different_actions(s: State, side: Side, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The actions that differ from all that a player has taken this turn."""
    done = taken(s, side)
    return tuple(option for option in options if _as_action(s, option) not in done)


def _as_action(s: State, option: Option) -> Action:
    """The action that an option of an action window is."""
    if option.kind == "use":
        return (ABILITY, option.card, s.cards[option.card].object_no, option.ability)
    return BASIC[option.kind]


def hand_options(s: State, side: Side, click: int = ITS_CLICK) -> list[Option]:
    """What a player may do with the cards in hand: install them or play them. What few cards speak of is
    looked for once, not once for each; then most are a matter of their printed cost alone."""
    options: list[Option] = []
    cards = s.cards
    credits, idle = s.players[side].credits, s.edition.policies.idle_abilities
    less = more = 0
    statics = s.statics
    if side == CORP:
        installs = unspoken(s, ABOUT_NEW_REMOTES)
    else:
        installs = unspoken(s, ABOUT_INSTALLS)
        if not installs and (swing := install_swing(s)) is not None:
            installs, (less, more) = True, swing
    plays = unspoken(s, ABOUT_PLAYS)
    if s.interrupts and any_relief(s):
        installs = plays = False  # what is too dear may be had for less
    # Whether there is nothing but the pool to spend from, and what memory there is, once asked.
    to_play: bool | None = None
    to_install: bool | None = None
    limit: int | None = None
    seen: set[object] = set()
    for cid in s.zones[HAND_OF[side]] if AT_HAND not in statics else at_hand(s, side):
        card = cards[cid]
        face = card.face
        alike = face.name if not card.seen else (face.name, card.host)
        if alike in seen:
            continue  # cards that nothing tells apart are one option
        seen.add(alike)
        if face.played:
            if not plays or not face.plays_plainly:
                able = play_obstacle(s, cid, click) is None
            elif face.cost > credits:
                if to_play is None:
                    to_play = only_pool(s, side, "play")
                able = not to_play and play_obstacle(s, cid, click) is None
            else:
                able = idle or face.stays or block_matters(s, PLAIN[side][cid], face.playing)
            if able:
                options.append(PLAYS[cid])
            continue
        if side == CORP:  # in a new remote server, for nothing
            able = (installs and face.installs_plainly) or install_obstacle(s, cid, promised=click) is None
        elif installs and face.priced_plainly and face.cost - less > credits:
            if to_install is None:
                to_install = only_pool(s, side, "install")
            able = not to_install and install_obstacle(s, cid, promised=click) is None
        else:
            able = installs and face.installs_plainly and face.cost + more <= credits
            if able and face.memory:
                if limit is None:
                    # Each that speaks of memory may count the cards in hand, of which there will be one less.
                    limit = memory_limit(s) - len(statics.get("player memory", ()))
                able = face.memory <= limit
            if not able:
                able = install_obstacle(s, cid, promised=click) is None
        if able:
            options.append(INSTALLS[cid])
    return options


ABOUT_PLAYS: Final = frozenset((CANNOT["spend credits as the Runner"], COST["play"], "play cost"))


CANNOT_ADVANCE: Final = CANNOT["advance"]


def _corp_options(s: State, less: int = 0) -> list[Option]:
    options: list[Option] = []
    rich = s.players[CORP].credits > 0 and CANNOT_ADVANCE not in s.statics
    if rich or not only_pool(s, CORP, "advance") or s.players[CORP].credits:
        cards = s.cards
        for server in s.servers.values():
            for cid in server.root + server.ice:
                if not cards[cid].face.advanceable or not (rich or advance_obstacle(s, cid, less) is None):
                    continue
                options.append(ADVANCES[cid])
    policies = s.edition.policies
    if is_tagged(s) and _basic_cost(s, CORP, "trash resource", less=less) is None:
        if policies.idle_abilities or resources(s, fewer_clicks(costs_of(s, "trash resource"), less)):
            options.append(TRASH_RESOURCE)
    if policies.purge == "action" and s.players[CORP].clicks + less >= CLICKS_TO_PURGE:
        options.append(PURGE)  # which costs clicks alone
    return options


def targets(s: State, side: Side, name: str, among: tuple[Option, ...] | None = None) -> tuple[int, ...]:
    """The cards that a basic action may be for, once it is paid for."""
    if name == "advance":
        return tuple(
            c for server in s.servers.values() for c in server.root + server.ice if advanceable(s, c)
        )
    options = hand_options(s, side, 0) if among is None else among
    found = [option for option in options if option.kind == name]
    if FIRST_CLICK in s.statics and first_click_to_run(s, side, acting=True) >= 0:
        found = _runs_of(s, found) or found
    return tuple(option.card for option in found)


def advanceable(s: State, cid: int) -> bool:
    """Whether an installed card can be advanced, costs aside."""
    return s.cards[cid].face.advanceable and not cannot(s, "advance", cid)


def _basic_cost(s: State, side: Side, action: str, cid: int = NOBODY, less: int = 0) -> Obstacle | None:
    """What keeps a player from paying for a basic action, for which they may have clicks less to spend."""
    return pay_obstacle(s, plain(NOBODY, side), fewer_clicks(costs_of(s, action), less), action, cid)


def advance_obstacle(s: State, cid: int, less: int = 0) -> Obstacle | None:
    """What stands against advancing a card as an action."""
    card = s.cards[cid]
    if card.zone != TABLE or card.owner != CORP or not card.face.advanceable:
        return NOT_ADVANCEABLE
    if cannot(s, "advance", cid):
        return forbidden(s, "advance", "advance", cid)
    return _basic_cost(s, CORP, "advance", cid, less)


def trash_resource_obstacle(s: State, cid: int) -> Obstacle | None:
    """What keeps the Corp from trashing a resource as an action."""
    if not is_tagged(s):
        return NO_TAG
    action = costs_of(s, "trash resource")
    return keeping_obstacle(s, cid, action) or _basic_cost(s, CORP, "trash resource")


def keeping_obstacle(s: State, cid: int, action: Costs = ()) -> Obstacle | None:
    """What keeps a card from being among the resources of the Runner that the Corp may trash, with the cost
    of the action still to be paid besides."""
    card = s.cards[cid]
    if card.zone != TABLE or card.face.type != RESOURCE or card.owner != RUNNER:
        return NO_RESOURCE
    extra = additional_cost(s, "trash resource", cid)
    cost = (*action, *extra) if extra else ()
    return trash_obstacle(s, cid, CORP, "trash-resource") or pay_obstacle(s, plain(cid, CORP), cost)


def resources(s: State, action: Costs = ()) -> tuple[int, ...]:
    """The resources that the Corp may trash, once it has paid for the action or (given its cost) before."""
    return tuple(c for c in s.zones[TABLE] if keeping_obstacle(s, c, action) is None)
