"""What a player may do who is to act: actions, paid abilities, rezzing, scoring, accessed cards."""

from functools import cache

from rulerunner.lang.abilities import CounterText, Paid, Static
from rulerunner.lang.costs import Clicks, Costs, Credits
from rulerunner.lang.face import Face
from rulerunner.lang.instructions import Afflict, Plant, Trash
from rulerunner.lang.refs import Accessed
from rulerunner.lang.statics import Lifted, NeverAsAction, TrashFreely, UsedOnce
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    ASSET,
    CORP,
    DECK_OF,
    EVENT,
    HAND_OF,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RUNNER,
    TABLE,
    UPGRADE,
    VIRUS,
    Side,
    relative,
)
from rulerunner.state.decision import Option
from rulerunner.state.frames import WindowFrame
from rulerunner.state.record import NOBODY
from rulerunner.state.state import State

from .asking import NONE, Asking
from .entering import can_install, can_rez, can_run
from .paying import barred, extra, may_trash, payable, purpose_of, within_limit
from .potential import breakings, can_play, use_has_a_point
from .reading import changed, declared, holds, in_set, prohibited, tagged
from .saying import can_be_advanced, said, words, working


def actions(s: State, side: Side, less: int = 0) -> set[Option]:
    """Every action a player may take (5.2; C5, C11), with so many clicks less to spend on it."""
    click = max(0, 1 - less)
    idle = s.edition.policies.idle_abilities
    found = {Option("gain credit")}
    barred_from_it = side == RUNNER and prohibited(s, "draw as the Runner")
    if idle or side == CORP or (s.zones[DECK_OF[side]] and not barred_from_it):
        found.add(Option("draw"))
    for cid in s.zones[HAND_OF[side]]:
        if any(isinstance(x, NeverAsAction) for _, x in said(s.cards[cid].face)):
            continue
        if can_play(s, cid, spent=click):
            found.add(Option("play", card=cid))
        elif s.cards[cid].face.facts.type not in (EVENT, OPERATION) and can_install(s, cid, spent=click):
            found.add(Option("install", card=cid))
    found |= corp_actions(s, less) if side == CORP else runner_actions(s, less)
    for cid, index, ability in paid_abilities(s, side):
        if ability.is_action and can_use(s, side, cid, index, ability, less):
            found.add(Option("use", card=cid, ability=index))
    return found


def unlike_others(s: State, side: Side, found: set[Option]) -> set[Option]:
    """The actions that are different from all that a player has taken this turn (26.03: 5.2.5b)."""
    taken = [x for x in s.changes_this_turn.get("action ends", ()) if x.side == side]
    basic = {x.sort for x in taken if x.card < 0}
    used = {(x.card, x.object_no, x.place) for x in taken if x.card >= 0}
    return {
        option
        for option in found
        if option.kind not in basic
        if option.kind != "use" or (option.card, s.cards[option.card].object_no, option.ability) not in used
    }


def fewer(cost: Costs, less: int) -> Costs:
    """A cost with so many clicks less in it."""
    return tuple(
        Clicks(max(0, part.amount - less))
        if isinstance(part, Clicks) and isinstance(part.amount, int)
        else part
        for part in cost
    )


def affords(s: State, side: Side, cost: Costs, what: str, about: int = NONE) -> bool:
    return payable(s, Asking(NONE, side), cost, what, about)


def corp_actions(s: State, less: int) -> set[Option]:
    found = set()
    for cid in range(len(s.cards)):
        if (
            can_be_advanced(s, cid)
            and not prohibited(s, "advance", cid)
            and affords(s, CORP, fewer((Clicks(1), Credits(1)), less), "advance", cid)
        ):
            found.add(Option("advance", card=cid))
    action = fewer((Clicks(1), Credits(2), *extra(s, "basic trash")), less)
    if tagged(s) and affords(s, CORP, action, "trash resource"):
        if s.edition.policies.idle_abilities or resources(s, action):
            found.add(Option("trash resource"))
    if s.edition.policies.purge == "action" and affords(s, CORP, fewer((Clicks(3),), less), "purge"):
        found.add(Option("purge"))
    return found | lifted(s, CORP, less)


def runner_actions(s: State, less: int) -> set[Option]:
    found = set()
    if any(can_run(s, server, True, max(0, 1 - less)) for server in s.servers):
        found.add(Option("run"))
    removable = tagged(s) if s.edition.policies.idle_abilities else s.players[RUNNER].tags
    if removable and affords(s, RUNNER, fewer((Clicks(1), Credits(2)), less), "remove tag"):
        found.add(Option("remove tag"))
    return found | lifted(s, RUNNER, less)


def lifted(s: State, side: Side, less: int) -> set[Option]:
    """The counters that lie somewhere of which a player can pay one off."""
    found = set()
    for (kind, place), amount in s.loose_counters.items():
        prices = lifting(s, side, kind)
        if amount and prices and affords(s, side, fewer((Clicks(1), Credits(min(prices))), less), "ability"):
            found.add(Option("lift", server=max(place, NOBODY), detail=kind))
    return found


def lifting(s: State, side: Side, kind: str) -> list[int]:
    """What the cards that give counters of a kind say that it costs a player to be rid of one."""
    return [
        said.credits
        for card in s.cards
        for text in card.face.abilities
        if isinstance(text, CounterText) and text.kind == kind and isinstance(text.ability, Static)
        for said in text.ability.declarations
        if isinstance(said, Lifted) and relative(said.by, card.owner) == side
    ]


def resources(s: State, besides: Costs = ()) -> set[int]:
    """The resources of the Runner that the Corp can trash, if it has to pay something besides."""
    return {
        cid
        for cid, card in enumerate(s.cards)
        if card.zone == TABLE and card.face.facts.type == RESOURCE and may_trash(s, cid, CORP)
        if payable(s, Asking(cid, CORP), (*besides, *extra(s, "trash resource", cid)), "ability")
    }


def paid_abilities(s: State, side: Side) -> list[tuple[int, int, Paid]]:
    """The paid abilities of active cards that a player controls."""
    return [
        (cid, index, ability)
        for cid, card in enumerate(s.cards)
        for index, ability in paid_by(card.face)
        if working(s, cid, ability)
        if Asking(cid, card.owner).player(ability.user) == side
    ]


@cache
def paid_by(face: Face) -> list[tuple[int, Paid]]:
    """The paid abilities of a card, by their places on it."""
    return [(index, ability) for index, ability in enumerate(face.abilities) if isinstance(ability, Paid)]


def can_use(s: State, side: Side, cid: int, index: int, ability: Paid, less: int = 0) -> bool:
    """Whether a paid ability may be used now: its limit, its condition, its cost, its point (9.5)."""
    a = Asking(cid, side)
    return (
        not barred(s, side, cid, paid=True)
        and not (used_this_turn(s, cid) and any(isinstance(x, UsedOnce) for _, x in said(s.cards[cid].face)))
        and within_limit(s, cid, index, ability.once)
        and holds(s, a, ability.condition)
        and payable(s, a, fewer(ability.cost, less), purpose_of(s, cid))
        and use_has_a_point(s, a, ability)
    )


def used_this_turn(s: State, cid: int) -> bool:
    """Whether any ability of a card, of which the uses are noted together, was used this turn."""
    return (cid, s.cards[cid].object_no, ALL_TOGETHER, NONE, NONE) in s.uses


ALL_TOGETHER = -1


def in_window(s: State, f: WindowFrame) -> set[Option]:
    """What the player with priority in a paid ability window may do (9.2.7; C7, C8, C9)."""
    side = f.holder
    found: set[Option] = set()
    if f.sides not in ("both", side):
        return found
    for cid, index, ability in paid_abilities(s, side):
        if ability.is_action or ability.interrupt or ability.access or ability.moment is not None:
            continue
        if of_this_window(s, f, ability) and can_use(s, side, cid, index, ability):
            found.add(Option("use", card=cid, ability=index))
    if side != CORP or f.kind != "paid":
        return found
    if f.rez:
        found |= {Option("rez", card=cid) for cid in rezzable(s, f.ice)}
        if s.edition.policies.purge == "forgoing" and virus_counters(s):
            found.add(Option("purge"))
    if f.score and s.active == CORP:
        found |= {Option("score", card=cid) for cid in scorable(s)}
    return found


def of_this_window(s: State, f: WindowFrame, ability: Paid) -> bool:
    """The chart has steps for strength and for breaking; in other editions both belong to all windows."""
    breaking = any(breakings(ability.block))
    boosting = any(type(i).__name__ == "Boost" for i in ability.block)
    if f.kind == "strength":
        return boosting
    if f.kind == "break":
        return breaking
    return s.edition.policies.icebreakers != "steps" or not (breaking or boosting)


def rezzable(s: State, ice: bool) -> set[int]:
    """The cards the Corp may rez: assets and upgrades, and where the window says so the approached ice."""
    found = set()
    for cid, card in enumerate(s.cards):
        if card.zone != TABLE or card.faceup:
            continue
        approached = s.run is not None and s.run.approaching and s.run.ice == cid
        if card.face.facts.type in (ASSET, UPGRADE) or (ice and approached):
            if can_rez(s, cid):
                found.add(cid)
    return found


def scorable(s: State) -> set[int]:
    """The agendas with enough counters that nothing keeps the Corp from scoring (1.17.3)."""
    found = set()
    for cid, card in enumerate(s.cards):
        if card.zone != TABLE or card.face.facts.type != AGENDA:
            continue
        needs = max(0, changed(s, "requirement", cid, card.face.facts.requirement or 0))
        if card.count(ADVANCEMENT) < needs or prohibited(s, "score", cid):
            continue
        if payable(s, Asking(cid, CORP), extra(s, "score", cid), "score"):
            found.add(cid)
    return found


def virus_counters(s: State) -> bool:
    """Those that lie somewhere or on cards; what cards give as an affliction is none (C9)."""
    said = [word for card in s.cards for word in words(card.face.abilities)]
    none = {word.kind for word in said if isinstance(word, Afflict | Plant)}
    loose = any(amount and kind not in none for (kind, _), amount in s.loose_counters.items())
    given = [e for e in s.lingering if e.counter and e.bound >= 0 and e.source >= 0]
    programs = [e for e in given if s.cards[e.source].face.type == PROGRAM]
    viral = [e for e in programs if "virus" in s.cards[e.source].face.facts.subtypes]
    on_cards = any(s.cards[e.bound].count(e.counter) for e in viral)
    return loose or on_cards or any(card.count(VIRUS) for card in s.cards)


def trash_price(s: State, cid: int) -> Costs | None:
    """The trash cost of a card, if it has one."""
    if trashed_freely(s, cid):
        return (Credits(0),)
    printed = s.cards[cid].face.facts.trash
    return None if printed is None else (Credits(max(0, changed(s, "trash cost", cid, printed))),)


def trashed_freely(s: State, cid: int) -> bool:
    """Whether a card may be trashed at no cost as it is accessed, be there a trash cost or not."""
    return any(in_set(s, a, x.cards, cid) for a, x in declared(s, TrashFreely))


def can_trash_accessed(s: State, cid: int) -> bool:
    """Whether the Runner can pay to trash the card being accessed (7.1.5)."""
    cost = trash_price(s, cid)
    if cost is None or not may_trash(s, cid, RUNNER):
        return False
    return payable(s, Asking(cid, RUNNER), cost, "trash", cid)


def mid_access(s: State) -> set[Option]:
    """What the Runner may do with the card being accessed (9.2.10; 1.4: 7.8.3)."""
    access = s.access
    if access is None or s.cards[access.card].object_no != access.object_no:
        return set()
    found = used_on_access(s)
    if can_trash_accessed(s, access.card):
        found.add(Option("trash", card=access.card))
    return found


def used_on_access(s: State) -> set[Option]:
    """The abilities for a card being accessed, or cards; one that trashes it needs that to be possible."""
    found = set()
    for cid, index, ability in paid_abilities(s, RUNNER):
        if not ability.access or not can_use(s, RUNNER, cid, index, ability):
            continue
        trashes = any(isinstance(i, Trash) and isinstance(i.ref, Accessed) for i in ability.block)
        if not trashes or s.access is None or may_trash(s, s.access.card, RUNNER):
            found.add(Option("use", card=cid, ability=index))
    return found
