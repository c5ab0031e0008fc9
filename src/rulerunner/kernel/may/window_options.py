"""What a player may do in a priority window besides passing."""

from ...lang.abilities import Paid
from ...lang.words import AGENDA, CORP, RUNNER
from ...state.decision import Option, offer
from ...state.frames import WindowFrame
from ...state.state import State
from ..read.context import plain
from ..read.declared import additional_cost, cannot
from ..read.values import requirement, trash_cost, virus_counters
from .affording import can_pay
from .entering import may_rez
from .permitted import may_trash
from .potential import block_matters
from .prices import trash_costs
from .using import ability_options, icebreaker_options, may_use, of_icebreaker


def window_options(s: State, f: WindowFrame) -> list[Option]:
    """What the player with priority may do besides passing."""
    side = f.holder
    options: list[Option] = []
    if f.sides != "both" and f.sides != side:
        return options
    if f.kind != "paid":
        return icebreaker_options(s, boosting=f.kind == "strength")
    shelf = s.paid_anywhere if s.encounter is None else s.paid
    if side in shelf:
        options = ability_options(s, side, shelf)
        if options and s.edition.policies.icebreakers == "steps":
            options = [o for o in options if not of_icebreaker(s, o)]
    if side == CORP:
        if f.rez:
            options += rez_options(s, f.ice)
        if f.score:
            options += score_options(s)
        if f.rez and s.edition.policies.purge == "forgoing" and virus_counters(s):
            options.append(Option("purge"))
    return options


def rez_options(s: State, ice: bool) -> list[Option]:
    """The cards the Corp may rez: non-ice cards, and the approached ice where the window says so."""
    options: list[Option] = []
    cards = s.cards
    for server in s.servers.values():
        for cid in server.root:
            card = cards[cid]
            if not card.faceup and card.face.type != AGENDA and may_rez(s, cid):
                options.append(offer("rez", cid))
    run = s.run
    if ice and run is not None and run.approaching and not s.cards[run.ice].faceup and may_rez(s, run.ice):
        options.append(Option("rez", card=run.ice))
    return options


def score_options(s: State) -> list[Option]:
    """The agendas the Corp may score: advanced far enough, in its own turn."""
    options: list[Option] = []
    if s.active != CORP:
        return options
    cards = s.cards
    for server in s.servers.values():
        for cid in server.root:
            card = cards[cid]
            if (
                card.face.type == AGENDA
                and card.count("advancement") >= requirement(s, cid)
                and not cannot(s, "score", cid)
                and can_pay(s, plain(cid, CORP), additional_cost(s, "score", cid))
            ):
                options.append(Option("score", card=cid))
    return options


def mid_access_options(s: State) -> list[Option]:
    access = s.access
    if access is None or s.cards[access.card].object_no != access.object_no:
        return []
    cid = access.card
    options = []
    if may_trash(s, cid, RUNNER):
        price = trash_cost(s, cid)
        if price is not None and can_pay(s, plain(cid, RUNNER), trash_costs(s, cid), "trash", cid):
            options.append(Option("trash", card=cid))
    for cid, card in enumerate(s.cards):
        if card.active_since >= 0 and card.face.access_paid and card.owner == RUNNER:
            for index in card.face.access_paid:
                ability = card.face.abilities[index]
                assert isinstance(ability, Paid)
                # What cannot be done to the accessed card cannot be paid for either (26.03: 7.1.5b).
                matters = block_matters(s, plain(cid, RUNNER), ability.block)
                if matters and may_use(s, RUNNER, cid, index, ability):
                    options.append(Option("use", card=cid, ability=index))
    return options
