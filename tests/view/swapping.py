"""Exchanging cards a seat cannot see. What is hidden is worked out here, from the events."""

import random
from itertools import pairwise

from rulerunner.game import Game
from rulerunner.lang.face import Face
from rulerunner.lang.words import Side
from rulerunner.state.records import NOBODY, Card
from rulerunner.state.state import State

KEEP_HIDDEN = frozenset(
    (
        "install", "discard", "trash", "draw", "place", "remove", "advance", "approach", "pass", "choice",
        "move", "spend credits", "swap", "host", "look",
    )
)  # fmt: skip
"""What can happen to a card without its opponent seeing which card it is."""

FACE_UP = ("install", "discard", "trash")
"""What the Runner does face up."""


def never_shown(game: Game, seat: Side) -> list[int]:
    """The cards the seat cannot know: hidden now, and shown by no event so far."""
    state = game.state
    shown = set(_acting(state))
    for change in game.events:
        if change.kind not in KEEP_HIDDEN or (change.kind == "look" and change.side == seat):
            shown.update((change.card, *change.cards))
        elif change.kind in FACE_UP and change.side == "runner" and not _lies_face_down(state, change.card):
            shown.add(change.card)
    return [
        cid
        for cid, card in enumerate(state.cards)
        if cid not in shown and not card.faceup and not card.seen and _out_of_sight(game, seat, cid)
    ]


def _lies_face_down(state: State, cid: int) -> bool:
    """Whether a card of the Runner's is installed face down: that is how it was installed."""
    card = state.cards[cid]
    return card.owner == "runner" and card.zone == "table" and not card.faceup


def _out_of_sight(game: Game, seat: Side, cid: int) -> bool:
    card = game.state.cards[cid]
    if card.owner != seat:
        return card.zone in ("HQ", "R&D", "grip", "stack", "table", "Archives")
    deciding = game.decision is not None and game.decision.side == seat
    return card.zone in ("R&D", "stack") and card.object_no == 0 and not deciding


def _acting(state: State) -> set[int]:
    """Cards whose abilities are being resolved or still have effects."""
    return {getattr(frame, "source", NOBODY) for frame in state.stack} | {e.source for e in state.lingering}


def pairs(game: Game, seat: Side, chance: random.Random, most: int) -> list[tuple[int, int]]:
    """Some pairs of hidden cards that are different cards of one side, both ice or both not; in the place of
    a resource that lies face down, another that would; and in a server a card that could be there, and makes
    room for others as that one does."""
    hidden = never_shown(game, seat)
    chance.shuffle(hidden)
    found: list[tuple[int, int]] = []
    for one, two in pairwise(hidden):
        first, second = game.state.cards[one], game.state.cards[two]
        alike = first.owner == second.owner and (first.face.type == "ice") == (second.face.type == "ice")
        if any(_lies_face_down(game.state, cid) for cid in (one, two)):
            alike = alike and first.face.hidden and second.face.hidden
        if "table" in (first.zone, second.zone) and first.owner == "corp":
            alike = alike and _takes_room(first) == _takes_room(second) != "operation"
        if alike and first.face is not second.face:
            found.append((one, two))
    return found[:most]


def _takes_room(card: Card) -> str:
    """What a card of the Corp's is in a server: of agendas and assets there can be one."""
    return "asset" if card.face.type == "agenda" else card.face.type


def swapped(state: State, pair: tuple[int, int]) -> State:
    """The same game with two hidden cards exchanged."""
    one, two = pair
    clone = state.clone()
    clone.cards[one] = _with(state.cards[one], state.cards[two].face.printed)
    clone.cards[two] = _with(state.cards[two], state.cards[one].face.printed)
    clone.rebuild()
    return clone


def _with(card: Card, face: Face) -> Card:
    """A hidden place with another card in it: active there only where that card says so, and blank where the
    place makes it so."""
    active = max(0, card.active_since) if card.zone in face.elsewhere else NOBODY
    if card.zone == "table" and card.owner == "runner":
        active = card.active_since  # a hidden resource is active face down
    return card._replace(face=face.without(card.face.lost), active_since=active)
