"""What cards cannot be, wherever a position puts them: refused by the line that says so."""

from functools import cache
from typing import Final

from .kernel.read.context import plain
from .kernel.read.evaluate import matches
from .kernel.read.memory import memory_cost
from .lang import costs, filters, instructions, refs, statics
from .lang.face import Face
from .lang.validating.walk import words
from .lang.words import (
    AGENDA,
    CORP,
    DECK_OF,
    DISCARD_OF,
    HAND_OF,
    IDENTITIES,
    IDENTITY,
    OUTSIDE,
    PLAY,
    REMOVED,
    TABLE,
)
from .positions_now import BadPosition
from .state.records import NOBODY
from .state.state import State

PILES: Final = frozenset((*HAND_OF.values(), *DECK_OF.values(), *DISCARD_OF.values(), REMOVED, OUTSIDE))
"""Where a card has no counters: they never follow it there."""
HOSTING: Final = (instructions.Attach, instructions.HostCard, instructions.HostAsCounter)
OF_HOSTING: Final = (
    *(statics.Hosts, statics.InstallOnlyOn, filters.HostedOn, filters.HostedOnAny, filters.Hosting),
    *(refs.HostOf, *HOSTING),
)


ALONE: Final = ("current", "lockdown")
"""Of these, one is active: the next is not played, or takes its place."""


def check_cards(s: State, where: dict[int, str], by: str) -> None:
    """Refuse the first card that cannot be as it is said to be; `by` is the name of the event by which a run
    is being made."""
    for cid, card in enumerate(s.cards):
        name, type = card.face.name, card.face.type
        if type == IDENTITY and card.host == NOBODY and card.zone not in (IDENTITIES, OUTSIDE):
            raise BadPosition(f"{where[cid]}: {name} is an identity; write identity {name}")
        if card.zone in PILES and any(number for _, number in card.counters):
            raise BadPosition(f"{where[cid]}: {name} has counters only where it is installed, or scored")
        if card.host != NOBODY and not speaks_of_hosts(card.face):
            host = s.cards[card.host].face
            if not speaks_of_hosts(host):
                raise BadPosition(
                    f"{where[cid]}: {name} is on {host.name}, and neither card speaks of hosting"
                )
        if card.host != NOBODY and not _may_lie_on(s, cid):
            raise BadPosition(f"{where[cid]}: {name} is never hosted on {s.cards[card.host].face.name}")
        resolved = card.zone == PLAY and card.host == NOBODY and name.lower() != by.lower()
        if resolved and not _stays(card.face):
            raise BadPosition(
                f"{where[cid]}: {name} lies there only while it resolves; list it under discard, if at all"
            )
    _one_of_each(s, where)
    _with_what_they_host(s, where)


def score(s: State, cid: int, where: str) -> None:
    """A card in a score area is an agenda; or it counts as one, worth as much as it says itself."""
    card = s.cards[cid]
    if card.face.type == AGENDA or card.worth is not None:
        return
    said = {
        word.points
        for word in words(card.face.abilities)
        if isinstance(word, instructions.AddAsAgenda | costs.AddThisAsAgenda)
    }
    if len(said) != 1:
        name = card.face.name
        raise BadPosition(f"{where}: {name} is no agenda; if it counts as one, write {name} (worth 1)")
    s.cards[cid] = card._replace(worth=said.pop())


def _stays(face: Face) -> bool:
    """Whether a card stays in the play area once it has resolved."""
    return any(isinstance(word, statics.StaysUntil) for word in words(face.abilities))


def _may_lie_on(s: State, cid: int) -> bool:
    """Whether a card can be hosted where it is: as it must be installed, or as its host takes cards. What
    either card does otherwise, by an ability of its own, is not looked into."""
    card = s.cards[cid]
    host = s.cards[card.host]
    if card.face.only_on is not None:
        # It lay there as its host was, rezzed or not, when the card was installed.
        trial = s.trial()
        trial.cards[card.host] = host._replace(faceup=not host.faceup)
        return any(matches(then, plain(cid, card.owner), card.face.only_on, card.host) for then in (s, trial))
    takes = _takes(host.face)
    if not takes or speaks_of_hosts(card.face) or _hosts_by_doing(host.face):
        return True
    return any(matches(s, plain(card.host, host.owner), each.cards, cid) for each in takes)


@cache
def _takes(face: Face) -> tuple[statics.Hosts, ...]:
    """What a card says that it can host."""
    return tuple(word for word in words(face.abilities) if isinstance(word, statics.Hosts))


@cache
def _hosts_by_doing(face: Face) -> bool:
    """Whether a card hosts others by something it does."""
    return any(isinstance(word, HOSTING) for word in words(face.abilities))


def _with_what_they_host(s: State, where: dict[int, str]) -> None:
    """A host takes no more cards, and no more memory, than it says."""
    guests: dict[int, list[int]] = {}
    for cid, card in enumerate(s.cards):
        if card.host != NOBODY and card.zone == TABLE and card.face.only_on is None:
            guests.setdefault(card.host, []).append(cid)
    for host, those in guests.items():
        face = s.cards[host].face
        takes = () if _hosts_by_doing(face) else _takes(face)
        most = sum(each.most for each in takes) if all(each.most for each in takes) else 0
        memory = sum(each.memory for each in takes) if all(each.memory for each in takes) else 0
        over = (most and len(those) > most) or (memory and sum(memory_cost(s, c) for c in those) > memory)
        if over:
            room = f"{most} cards" if most and len(those) > most else f"{memory} memory"
            raise BadPosition(f"{where[those[-1]]}: {face.name} has room for {room}, and there is more on it")


@cache
def speaks_of_hosts(face: Face) -> bool:
    """Whether a card says anything about hosts, its own or those it is."""
    return any(isinstance(word, OF_HOSTING) for word in words(face.abilities))


def _one_of_each(s: State, where: dict[int, str]) -> None:
    """A player has one active card of a unique name, and one console."""
    consoles = "console" if any(step.act == "unique" for step in s.edition.checkpoint) else ""
    seen: set[tuple[str, str]] = set()
    for cid in s.zones[TABLE]:
        card = s.cards[cid]
        if not card.faceup or (card.owner == CORP and card.face.type == AGENDA):
            continue
        for limit in (card.face.name if card.face.unique else "", consoles if card.face.console else ""):
            if limit and (card.owner, limit) in seen:
                raise BadPosition(f"{where[cid]}: {card.face.name} would be the second active {limit}")
            seen.add((card.owner, limit))
    for alone in ALONE:
        there = [
            c for c in s.zones[PLAY] if alone in s.cards[c].face.facts.subtypes and s.cards[c].host == NOBODY
        ]
        if len(there) > 1:
            raise BadPosition(
                f"{where[there[1]]}: {s.cards[there[1]].face.name} would be the second active {alone}"
            )
