"""What kills the Runner this turn, for the Corp's quick rules: damage in hand, and the tag that allows it.

The reckonings are those of the rule-of-thumb player (`thumb/punishing.py`), on the state itself.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ...lang.words import CORP, RUNNER
from ..thumb.reading import tags as gives_tags
from ..thumb.thrift import ALL
from .board import Decision, State, counters, is_tagged, link, rig, tags_on_runner, terms_met, trace_at_hand
from .traits import Tagger, traits

MARGIN: Final = 2
"""By so many credits the Corp has to be able to outbid the Runner in a trace, to rely on it."""
NO_TAG: Final = 99.0
"""Stands for a price that nobody pays."""


class Source(NamedTuple):
    """Something that does damage."""

    damage: float
    cost: float
    card: int
    tags: int
    """The tags without which it cannot be used."""
    clicks: int


def deadly(s: State, decision: Decision) -> frozenset[int]:
    """The cards whose options lead to a dead Runner this turn."""
    sources = _sources(s, decision)
    if not sources:
        return frozenset()
    player, grip = s.players[CORP], len(s.zones["grip"])
    tags = tags_on_runner(s)
    ready = [source for source in sources if source.tags <= tags]
    if ready and _total(ready, tags, player.clicks, player.credits) > grip:
        return frozenset(source.card for source in ready)
    if len(ready) == len(sources):
        return frozenset()
    for option in decision.options:
        if option.kind == "play":
            face = s.cards[option.card].face
            own = traits(face)
            if own.tagger is not None:
                left = player.credits - face.cost - _price(s, own.tagger)
                if _total(sources, tags + own.tagger.tags, player.clicks - own.clicks, left) > grip:
                    return frozenset((option.card,))
    return frozenset()


def tag_kills(s: State, bid: float) -> bool:
    """Whether a Runner who is tagged now can be killed this turn, once so much is spent on the tag."""
    player = s.players[CORP]
    if s.active != CORP or player.clicks == 0 or is_tagged(s):
        return False
    return _total(_sources(s, None), 1, player.clicks, player.credits - bid) > len(s.zones["grip"])


def bid_to_kill(s: State) -> int:
    """What it takes to win the trace at hand for sure, if the tag it gives kills; otherwise nothing."""
    frame = trace_at_hand(s)
    if frame is None or not gives_tags(frame.success) or s.edition.policies.trace == "secret":
        return 0
    need = s.players[RUNNER].credits + link(s) - frame.base + 1
    return need if 0 < need <= s.players[CORP].credits and tag_kills(s, need) else 0


def _sources(s: State, decision: Decision | None) -> list[Source]:
    """What can do damage: of the cards in hand those that are offered, or that a tag is all they lack."""
    found: list[Source] = []
    options = decision.options if decision is not None else ()
    offered = {s.cards[option.card].face for option in options if option.kind == "play"}
    tags = tags_on_runner(s)
    for cid in s.zones["HQ"]:
        face = s.cards[cid].face
        own = traits(face)
        if own.damage and (face in offered or (own.needs_tags > tags and terms_met(s, cid, own.other_terms))):
            found.append(Source(own.damage, face.cost, cid, own.needs_tags, own.clicks))
    for option in options:
        if option.kind == "use":
            damage, cost = traits(s.cards[option.card].face).harms.get(option.ability, (0.0, 0.0))
            if damage:
                found.append(Source(damage, cost, option.card, 1, 1))
    found.sort(reverse=True)
    return found


def _total(sources: list[Source], tags: int, clicks: int, credits: float) -> float:
    """The damage of the best sources that can be paid for, the best first; after some nothing comes."""
    total = 0.0
    for source in sources:
        enough = 1 if source.clicks == ALL else source.clicks
        if clicks >= enough and source.cost <= credits and source.tags <= tags:
            total += source.damage
            clicks -= source.clicks
            credits -= source.cost
    return total


def raises_link(s: State) -> bool:
    """Whether the Runner has a base link, without which no bits are spent on a secret trace."""
    return any(card.face.base_links for _, card in rig(s))


def threat(s: State) -> float:
    """The most damage that the Corp can do with what it holds, in this turn or its next, if it takes no more
    than to play it: a tag included that it is sure to land."""
    player = s.players[CORP]
    clicks = player.clicks if s.active == CORP else s.edition.policies.clicks[CORP]
    sources: list[Source] = []
    taggers: list[tuple[float, int, Tagger]] = []
    for cid in s.zones["HQ"]:
        face = s.cards[cid].face
        own = traits(face)
        if not own.damage and own.tagger is None:
            continue
        # What the Runner does before the Corp's turn may be what is asked for.
        if s.active == CORP and own.other_terms and not terms_met(s, cid, own.other_terms):
            continue
        if own.damage:
            sources.append(Source(own.damage, face.cost, cid, own.needs_tags, own.clicks))
        elif own.tagger is not None:
            taggers.append((face.cost, own.clicks, own.tagger))
    if not sources:
        return 0.0
    sources.sort(reverse=True)
    tags, credits = tags_on_runner(s), player.credits
    most = _total(sources, tags, clicks, credits)
    for cost, taken, tagger in taggers:
        left = credits - cost - _price(s, tagger)
        most = max(most, _total(sources, tags + tagger.tags, clicks - taken, left))
    for price in stored_tags(s):
        most = max(most, _total(sources, tags + 1, clicks, credits - price))
    return most


def stored_tags(s: State) -> Iterator[float]:
    """What each tag costs, in credits, that the Corp has ready on its cards."""
    for server in s.servers.values():
        for cid in (*server.ice, *server.root):
            card = s.cards[cid]
            store = traits(card.face).tag_store if card.faceup else None
            if store is not None and counters(card, store[0]) >= store[1]:
                yield store[2]


def _price(s: State, tagger: Tagger) -> float:
    """What it costs the Corp, besides the card, to be sure of the tag."""
    runner = s.players[RUNNER]
    if tagger.trace is not None:
        if s.edition.policies.trace == "secret":
            return NO_TAG if raises_link(s) else 0.0
        over = runner.credits + link(s)
        if tagger.trace + s.players[CORP].credits <= over + MARGIN:
            return NO_TAG
        return max(0.0, over + 1 - tagger.trace)
    return 0.0 if tagger.unless > runner.credits else NO_TAG
