"""What a player may do in a priority window besides passing."""

from typing import Final

from ...lang.abilities import Paid
from ...lang.headings import MUST_TRASH
from ...lang.instructions import Trash
from ...lang.refs import Accessed
from ...lang.statics import MustTrash
from ...lang.words import ADVANCEMENT, AGENDA, CORP, ICE, RUNNER, relative
from ...state.decision import Option, offers
from ...state.frames import WindowFrame
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import plain
from ..read.declared import additional_cost, cannot, declared, trashed_freely, unspoken
from ..read.evaluate import matches
from ..read.pointing import home
from ..read.values import requirement, trash_cost, virus_counters
from .affording import pay_obstacle
from .choosing import stands_for
from .entering import ABOUT_REZZES, rez_obstacle
from .funds import only_pool
from .obstacles import (
    NEVER_REZZED,
    NO_AGENDA,
    NO_TRASH_COST,
    NOT_APPROACHED,
    NOT_YOUR_TURN,
    REZZED,
    Obstacle,
    Unadvanced,
)
from .permitted import forbidden, trash_obstacle
from .prices import trash_costs
from .using import ability_options, icebreaker_options, use_obstacle


def window_options(s: State, f: WindowFrame) -> list[Option]:
    """What the player with priority may do besides passing."""
    side = f.holder
    if f.kind != "paid":
        return icebreaker_options(s, boosting=f.kind == "strength")
    shelf = s.paid_anywhere if s.encounter is None else s.paid
    options: list[Option] = []
    if side in shelf:
        options = ability_options(s, side, shelf, 0, s.edition.policies.icebreakers == "steps")
    if side != CORP:
        return options
    agendas, unrezzed = s.roots or s.in_roots()
    if f.rez and (unrezzed or s.run is not None):
        options += rez_options(s, f.ice)
    if agendas and f.score and s.active == CORP:
        options += score_options(s)
    if f.rez and s.edition.policies.purge == "forgoing" and virus_counters(s):
        options.append(Option("purge"))
    return options


REZZES: Final = offers("rez")
SCORES: Final = offers("score")


def rez_options(s: State, ice: bool) -> list[Option]:
    """The cards the Corp may rez: non-ice cards, and the approached ice where the window says so."""
    options: list[Option] = []
    cards, credits = s.cards, s.players[CORP].credits
    # Whether prices are as printed, and there is nothing but the pool to pay them from, once asked.
    pooled: bool | None = None
    _, unrezzed = s.roots or s.in_roots()
    for cid in unrezzed:
        face = cards[cid].face
        if face.cost > credits and face.rezzes_plainly:
            if pooled is None:
                pooled = unspoken(s, ABOUT_REZZES) and only_pool(s, CORP, "rez")
            if pooled:
                continue
        if rez_obstacle(s, cid) is None:
            options.append(REZZES[cid])
    run = s.run
    if run is None:
        return options
    if run.begun and run.server in s.servers:
        for cid in s.servers[run.server].ice:
            waits = cards[cid].face.rez_among_others and not (ice and run.approaching and run.ice == cid)
            if waits and not cards[cid].faceup and rez_obstacle(s, cid) is None:
                options.append(REZZES[cid])
    if ice and run.approaching and turn_up_obstacle(s, run.ice) is None:
        options.append(Option("rez", card=run.ice))
    return options


def turn_up_obstacle(s: State, cid: int) -> Obstacle | None:
    """What keeps the Corp from rezzing an installed card in a window for cards like it."""
    card = s.cards[cid]
    if card.faceup:
        return REZZED
    if card.face.type == AGENDA:
        return NEVER_REZZED
    if card.face.type == ICE:
        run = s.run
        free = run is not None and run.server == card.server and card.face.rez_among_others
        if not free and (run is None or not run.approaching or run.ice != cid):
            return NOT_APPROACHED
    return rez_obstacle(s, cid)


def score_options(s: State) -> list[Option]:
    """The agendas the Corp may score: advanced far enough, in its own turn."""
    options: list[Option] = []
    cards, printed = s.cards, "requirement" not in s.statics
    agendas, _ = s.roots or s.in_roots()
    for cid in agendas:
        card = cards[cid]
        face = card.face
        needs = face.facts.requirement
        if printed and needs and "requirement" not in face.own:
            if not card.counters or card.count(ADVANCEMENT) < needs:
                continue  # most have not been advanced so far
        if score_obstacle(s, cid) is None:
            options.append(SCORES[cid])
    return options


def score_obstacle(s: State, cid: int, directed: bool = False) -> Obstacle | None:
    """What keeps the Corp from scoring an installed agenda: at will only in its own turn, but whenever an
    effect directs it to."""
    card = s.cards[cid]
    if card.face.type != AGENDA:
        return NO_AGENDA
    has, needs = card.count(ADVANCEMENT), requirement(s, cid)
    if has < needs:
        return Unadvanced(has, needs)
    if s.active != CORP and not directed:
        return NOT_YOUR_TURN
    if cannot(s, "score", cid):
        return forbidden(s, "score", "score", cid)
    return pay_obstacle(s, plain(cid, CORP), additional_cost(s, "score", cid, home(s, cid)), "score")


def trash_accessed_obstacle(s: State, cid: int) -> Obstacle | None:
    """What keeps the Runner from trashing an accessed card for its trash cost."""
    if trash_cost(s, cid) is None and not trashed_freely(s, cid):
        return NO_TRASH_COST
    return trash_obstacle(s, cid, RUNNER) or pay_obstacle(
        s, plain(cid, RUNNER), trash_costs(s, cid), "trash", cid
    )


def use_on_access_obstacle(s: State, cid: int, index: int, ability: Paid) -> Obstacle | None:
    """What keeps the Runner from using an ability on an accessed card. One that would trash the card cannot
    be used if that cannot be done (26.03: 7.1.5b)."""
    for i in ability.block:
        if isinstance(i, Trash) and isinstance(i.ref, Accessed) and s.access is not None:
            kept = trash_obstacle(s, s.access.card, RUNNER)
            if kept is not None:
                return kept
    return use_obstacle(s, RUNNER, cid, index, ability)


def obliged(s: State, cid: int, options: list[Option]) -> list[Option]:
    """Of the Runner's options with an accessed card, those they must choose from because they have to trash
    it; none if they need not, or cannot (26.03: 7.1.5c, 7.1.5d). Nobody has to pay an additional cost (1.4:
    9.11.3e; 26.03: 9.12.3e)."""
    if MUST_TRASH not in s.statics or additional_cost(s, "trash", cid, home(s, cid)):
        return []
    duties = [
        d.paying
        for ctx, d in declared(s, MUST_TRASH)
        if isinstance(d, MustTrash) and matches(s, ctx, d.cards, cid)
    ]
    paying = [option for option in options if option.kind == "trash"]
    if True in duties and paying:
        return paying
    return [option for option in options if _trashes_accessed(s, option)] if False in duties else []


def _trashes_accessed(s: State, option: Option) -> bool:
    if option.kind == "trash":
        return True
    ability = s.cards[option.card].face.abilities[option.ability]
    return isinstance(ability, Paid) and any(
        isinstance(i, Trash) and isinstance(i.ref, Accessed) for i in ability.block
    )


def mid_access_options(s: State) -> list[Option]:
    """What the Runner may do with the card being accessed besides passing."""
    access = s.access
    if access is None or s.cards[access.card].object_no != access.object_no:
        return []
    cid = access.card
    options = []
    if trash_accessed_obstacle(s, cid) is None:
        options.append(Option("trash", card=cid))
    return options + on_access_options(s)


def on_access_options(s: State) -> list[Option]:
    """The abilities the Runner may use while accessing a card, or cards. Those of copies in a hand that
    nothing tells apart are one."""
    options: dict[object, Option] = {}
    accessed = s.access.card if s.access is not None else NOBODY
    for cid, index in s.access_paid:
        card = s.cards[cid]
        ability = card.face.abilities[index]
        assert isinstance(ability, Paid)
        if relative(ability.user, card.owner) != RUNNER:
            continue
        if use_on_access_obstacle(s, cid, index, ability) is None:
            which = cid if cid == accessed else stands_for(s, cid)
            options.setdefault((which, index), Option("use", card=cid, ability=index))
    return list(options.values())
