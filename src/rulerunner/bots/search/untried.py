"""What a search does not try: what is silly, and what the judge is known to think too well of."""

import math
from typing import Final

from ...lang.costs import Clicks
from ...lang.face import Face
from ...lang.instructions import Gain, TakeCredits
from ...lang.words import ADVANCEMENT, AGENDA, CORP, ICE, RUNNER
from ...view.records import OptionView
from ..thumb.breaking import fragile
from ..thumb.corp_turn import place_value, room_for_another, runs_out, virus_counters
from ..thumb.defending import escape
from ..thumb.guarding import SQUANDERED, bare
from ..thumb.prizes import decides
from ..thumb.reading import paid_ability, price, reader
from ..thumb.runner_turn import IN_VAIN
from ..thumb.table import HQ_ID, RND_ID, Table, counters
from ..thumb.thrift import keeps_back

ESCAPE: Final = "trace-runner"
"""What a Runner is asked who may pay to escape a trace: all or nothing is thought about."""
IDLE: Final = -0.5
"""A card that the rules of thumb put no higher anywhere does nothing there: a second one of a kind, say."""
WASTED: Final = -1.5
"""Nothing is trashed that the rules of thumb put no higher."""
MORE: Final = 1.0
"""By so many credits a card has to bring more than a click for one does."""
MISPLACED: Final = 2.0
"""Ice is not tried on Archives or a remote where it is worth so much less than in the best place."""
RICH: Final = 12
"""A Runner with so many credits looks for what to do with them: cards are drawn while there is room."""
POOR: Final = 4
"""A Corp with fewer credits draws no cards where it could click for money."""


def outdone(
    table: Table, values: list[float], lost: frozenset[int], taught: list[float] | None = None
) -> frozenset[int]:
    """What is not tried: a click for a credit where a card in hand, or one with credits on it, brings more,
    as it would always seem good enough to keep those for later, click after click, or where a Runner is rich
    and can draw; what spends the money for such a card, which can come first; a purge of nothing, and to pay
    for the loss of no resource; the last cards of R&D, drawn by clicks, cards that have to be discarded, and
    cards in place of money that is needed; what is laid, or turned up, where it does nothing; an agenda, a
    card with credits on it, or ice trashed to make room; what leaves HQ or R&D without ice; to jack out where
    no ice was; a breaker where no ice is encountered; and in an encounter what does not help to break, and to
    leave unbroken what costs nothing to break. What loses at once brings nothing. Where ice strays is told by
    what games `taught`, if that is known."""
    options = table.decision.options
    if table.decision.about == ESCAPE:
        return frozenset(range(len(options))) - bids(table, values)
    money = [
        values[index]
        for index, option in enumerate(options)
        if option.kind == "play" and index not in lost and brings_credits(table.face_of(option))
    ]
    best = max(money, default=-math.inf)
    wells = [values[index] for index, option in enumerate(options) if draws_credits(table, option)]
    well = max(wells, default=-math.inf)
    idle = table.side == RUNNER and hoards(table, lost)
    breaking = table.side == RUNNER and table.view.encounter is not None
    placing = table.decision.about == "install-where" and max(values) > SQUANDERED
    sure = table.decision.about == "jack-out" and shows_nothing(table)
    first = options[values.index(max(values))]
    meant = values if taught is None else taught
    free = breaking and max(values) > 0 and breaks_for_nothing(table, first)
    return frozenset(
        index
        for index, option in enumerate(options)
        if (option.kind == "gain credit" and (best >= values[index] + MORE or well > values[index] or idle))
        or (table.decision.kind == "action" and keeps_back(table, values, index))
        or (option.kind == "purge" and not virus_counters(table))
        or (option.kind == "trash resource" and values[index] <= WASTED)
        or (
            option.kind == "draw"
            and values[index] < max(values)
            and draws_in_vain(table, first, values[index])
        )
        or (option.kind == "use" and breaking and values[index] <= 0)
        or (option.kind == "use" and values[index] <= 0 and breaks_nothing(table, option))
        or (placing and values[index] <= SQUANDERED)
        or (values[index] <= IDLE and lays(table, option))
        or (meant[index] < max(meant) - MISPLACED and strays(table, option))
        or (values[index] <= 0 and option.kind == "rez" and not is_ice(table, option))
        or (sure and option.kind == "yes" and values[index] <= 0)
        or (free and option.kind == "pass")
    ) | neglect(table, values, lost)


def hoards(table: Table, lost: frozenset[int]) -> bool:
    """Whether a Runner has credits enough, can draw a card into a hand that is not full, and there is no run
    for which every credit may count."""
    options = table.decision.options
    draws = any(option.kind == "draw" and index not in lost for index, option in enumerate(options))
    enough = draws and table.runner.credits >= RICH and table.runner.deck > 0
    return enough and room_for_another(table.runner) and not pressing(table)


def pressing(table: Table) -> bool:
    """Whether an agenda lies in sight, or what may well be one has been advanced, or decides the game."""
    short = table.edition.policies.points_to_win - table.corp.points
    for server in table.servers.values():
        for card in server.root:
            face = table.face(card)
            tokens = counters(card, ADVANCEMENT)
            if face is not None and face.type == AGENDA:
                return True
            if face is None and (tokens or decides(tokens, bool(server.ice), short)):
                return True
    return False


def bids(table: Table, values: list[float]) -> frozenset[int]:
    """What the rules of thumb would spend to escape a trace, what it takes, and nothing."""
    wanted = (0, escape(table))
    found = {i for i, option in enumerate(table.decision.options) if option.number in wanted}
    return frozenset(found | {values.index(max(values))})


def draws_in_vain(table: Table, first: OptionView, value: float) -> bool:
    """Whether a card drawn now is one of the last of R&D, or will be discarded, or money is needed first. A
    Runner may draw, with a full grip, what is likely better than the worst card there."""
    if table.side == RUNNER:
        return not room_for_another(table.runner) and value <= IN_VAIN
    if not room_for_another(table.corp) or runs_out(table):
        return True
    money = first.kind == "gain credit" or brings_credits(table.face_of(first))
    return money and table.corp.credits < POOR


def strays(table: Table, option: OptionView) -> bool:
    """Whether ice would be installed elsewhere than on HQ or R&D."""
    face = table.face(table.asked_about)
    asked = table.decision.about == "install-where" and face is not None and face.type == ICE
    return asked and option.server not in (HQ_ID, RND_ID)


def lays(table: Table, option: OptionView) -> bool:
    """Whether the Corp would install a card that is no agenda by an option, or in a place."""
    decision = table.decision
    face = table.face(table.asked_about) if decision.about == "install-where" else table.face_of(option)
    installs = option.kind == "install" or decision.about == "install-where"
    return table.side == CORP and installs and face is not None and face.type != AGENDA


def neglect(table: Table, values: list[float], lost: frozenset[int]) -> frozenset[int]:
    """What leaves HQ or R&D without ice that the rules of thumb would install there: ice for other servers, a
    click for a credit, which can always wait, and other cards when no more clicks are left than it takes."""
    decision, options = table.decision, table.decision.options
    first = values.index(max(values))
    open_ones = bare(table)
    if table.side != CORP or not open_ones or first in lost:
        return frozenset()
    if decision.about == "install-where":
        face = table.face(table.asked_about)
        meant = face is not None and face.type == ICE and options[first].server in open_ones
        return frozenset(i for i, option in enumerate(options) if meant and option.server not in open_ones)
    face = table.face_of(options[first])
    if options[first].kind != "install" or face is None or face.type != ICE:
        return frozenset()
    if all(place_value(table, face, server) < values[first] for server in open_ones):
        return frozenset()
    ice = sum(face.type == ICE for _, face in table.hand)
    late = table.corp.clicks <= min(len(open_ones), ice)
    return frozenset(
        index
        for index, option in enumerate(options)
        if option.kind == "gain credit"
        or (late and (option.kind == "draw" or (option.kind == "install" and not is_ice(table, option))))
    )


def breaks_for_nothing(table: Table, option: OptionView) -> bool:
    """Whether an option breaks a subroutine, and asks for nothing."""
    card, face = table.card_of(option), table.face_of(option)
    ability = paid_ability(face, option.ability)
    if card is None or face is None or ability is None or option.ability not in face.breakers:
        return False
    return price(reader(table, card), ability.cost) <= 0 and fragile(table, card, face) <= 0


def breaks_nothing(table: Table, option: OptionView) -> bool:
    """Whether a breaker would be used, or made stronger, where no ice is encountered."""
    face = table.face_of(option)
    tool = face is not None and (option.ability in face.breakers or option.ability in face.boosts)
    return tool and table.decision.kind == "paid" and table.view.encounter is None


def shows_nothing(table: Table) -> bool:
    """Whether a run meets no ice: whoever set out on it knows no more by now."""
    server = table.attacked
    return server is not None and not server.ice


def is_ice(table: Table, option: OptionView) -> bool:
    """Whether an option is about ice."""
    face = table.face_of(option)
    return face is not None and face.type == ICE


def draws_credits(table: Table, option: OptionView) -> bool:
    """Whether all that an option does is to take credits by a click: from a card, say, on which they lie."""
    ability = paid_ability(table.face_of(option), option.ability)
    if option.kind != "use" or ability is None or not ability.block:
        return False
    click = len(ability.cost) == 1 and isinstance(ability.cost[0], Clicks) and ability.cost[0] == Clicks()
    return click and all(isinstance(step, Gain | TakeCredits) for step in ability.block)


def brings_credits(face: Face | None) -> bool:
    """Whether all that playing a card does is to bring credits."""
    return face is not None and bool(face.playing) and all(isinstance(step, Gain) for step in face.playing)
