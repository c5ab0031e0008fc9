"""Actions: one fixed space of numbers for every option of every decision, of all cards and editions.

An action says what an option is: its kind, and what it is done with. A card in a hand, a deck or a pile is
named by which card it is (its number in `numbering`), a card that lies on the table by its spot (`spots`).
Where the option stands among the others does not matter. Every option of a decision has its own action.
"""

from typing import Final, NamedTuple

from .numbering import CARDS, CHOICE_NUMBER, card_names, number_of
from .reading import (
    ARCHIVES,
    DECK_OF,
    FUND,
    HAND_OF,
    HEAP,
    LENT,
    NEW_REMOTE,
    NOBODY,
    Decision,
    Option,
    State,
    sees,
)
from .spots import FUND_SPOT, NOTHING, SPOTS, WAITING_ROOM, WAITING_SPOTS, Layout

# --- the blocks of the space, each at its offset ----------------------------------------------------------

PLAIN: Final = (
    "pass", "done", "yes", "no", "gain credit", "draw", "run", "trash resource", "purge", "remove tag",
    "keep", "mulligan", "rig", "access HQ", "access R&D", "access Archives", "access stack", "access grip",
    "lift", "errand",
)  # fmt: skip
"""Options that are nothing but what they are."""
PLAIN_ROOM: Final = 32
NUMBERS: Final = PLAIN_ROOM
NUMBER_ROOM: Final = 512
SUBROUTINES: Final = NUMBERS + NUMBER_ROOM
SUBROUTINE_ROOM: Final = 32
EFFECTS: Final = SUBROUTINES + SUBROUTINE_ROOM
EFFECT_ROOM: Final = 32
SERVER_CHOICES: Final = EFFECTS + EFFECT_ROOM
SERVER_CHOICE_ROOM: Final = 64
"""HQ, R&D, Archives, the remote servers from the oldest; the last one is a new remote server."""
OTHERS: Final = SERVER_CHOICES + SERVER_CHOICE_ROOM
OTHER_ROOM: Final = 64
"""What nothing else has room for: the same ability a second time, a bid of more than 511..."""
COUNTER: Final = "counter"
"""A counter is named by where it lies, as a card or a server is."""
AT_SPOT: Final = ("card", "access", "trash", "rez", "advance", "score", "discard", "install", "play")
SPOT_VERBS: Final = OTHERS + OTHER_ROOM
ABILITIES: Final = 8
"""The first is of no card's; the others are the abilities of a card in their order on it."""
USES: Final = SPOT_VERBS + len(AT_SPOT) * SPOTS
TRIGGERS: Final = USES + ABILITIES * SPOTS
REPLACEMENTS: Final = TRIGGERS + ABILITIES * SPOTS
BY_CARD: Final = (
    "play", "install", "discard", "access", "card in hand", "card in deck", "card in pile", "card elsewhere"
)  # fmt: skip
CARD_VERBS: Final = REPLACEMENTS + SPOTS
ACTIONS: Final = CARD_VERBS + len(BY_CARD) * CARDS
"""How many actions there are."""
MORE_ROOM: Final = 1024
MORE_OTHERS: Final = ACTIONS - MORE_ROOM
"""Where `OTHERS` go on: the last numbers are kept free of cards."""

_PLAIN: Final[dict[str, int]] = {kind: at for at, kind in enumerate(PLAIN)}
_AT_SPOT: Final[dict[str, int]] = {kind: SPOT_VERBS + at * SPOTS for at, kind in enumerate(AT_SPOT)}
_AT_SPOT[COUNTER] = _AT_SPOT["card"]
_BY_CARD: Final[dict[str, int]] = {kind: CARD_VERBS + at * CARDS for at, kind in enumerate(BY_CARD)}
ELSEWHERE: Final = _BY_CARD["card elsewhere"]
"""A card that is only named is nowhere: no decision asks for both."""
_HANDS: Final = frozenset(HAND_OF.values())
_DECKS: Final = frozenset(DECK_OF.values())
_PILES: Final = frozenset((ARCHIVES, HEAP))
WAITS: Final = -1
"""A card that no spot and no number tells from the others yet."""
NO_ROOM: Final = -2
AT_A_SPOT: Final = -3
"""An option about a card that may lie at a spot."""
FROM_HAND: Final = frozenset(("play", "install", "discard"))
POINTING: Final = frozenset(("use", "rez", "advance", "score", "card", "trigger"))
"""Options that always point at a card, or at nothing."""

Waiting = dict[int, int]
NONE_WAIT: Final[Waiting] = {}


def encode(s: State, decision: Decision) -> list[int]:
    """The action of every option of a decision, in the order of the options."""
    return encode_all(s, decision, Layout())[0]


def encode_all(s: State, decision: Decision, layout: Layout) -> tuple[list[int], Waiting]:
    """The actions, and the spots of cards that wait for this decision alone, by their ids."""
    found: list[int] = []
    cards, hand = s.cards, HAND_OF[decision.side]
    lying: dict[int, int] | None = None
    settled = True
    for option in decision.options:
        kind = option.kind
        code = _PLAIN.get(kind, AT_A_SPOT)
        if code == AT_A_SPOT:
            if kind in FROM_HAND and cards[option.card].zone == hand:
                code = _BY_CARD[kind] + number_of(cards[option.card].face)
            elif kind not in POINTING:
                code = _code(s, option)
        if code < 0:
            if code == AT_A_SPOT:
                if lying is None:
                    lying = layout.lying(s)
                spot = _spot(option.card, lying)
                code = _by_card(s, decision, option) if spot == WAITS else _at_spot(option, spot)
            if code < 0:
                settled = False
        found.append(code)
    if settled and len(set(found)) == len(found):
        return found, NONE_WAIT
    return _settle(s, decision, found)


def action_index(s: State, decision: Decision, action: int) -> int:
    """The index of the option that an action stands for, or -1."""
    found = encode(s, decision)
    return found.index(action) if action in found else -1


def _code(s: State, o: Option) -> int:
    """The action of an option, if it does not hang on where cards lie."""
    kind = o.kind
    if kind == "server":
        return _server(s, o.server)
    if kind in CHOICE_NUMBER:
        number = CHOICE_NUMBER[kind].get(o.detail, 0)
        return NUMBERS + number if number else NO_ROOM
    if kind == COUNTER and o.card < 0:
        return _server(s, o.server)
    if kind == "number":
        return NUMBERS + o.number if 0 <= o.number < NUMBER_ROOM else NO_ROOM
    if kind == "name":
        return ELSEWHERE + o.number if o.number < CARDS - MORE_ROOM else NO_ROOM
    if kind == "subroutine":
        return SUBROUTINES + o.number if 0 <= o.number < SUBROUTINE_ROOM else NO_ROOM
    if kind == "effect":
        return EFFECTS + o.number if 0 <= o.number < EFFECT_ROOM else NO_ROOM
    if kind == "access" and o.card < 0:
        return _PLAIN.get(f"access {o.detail}", NO_ROOM)
    return AT_A_SPOT


def _spot(cid: int, lying: dict[int, int]) -> int:
    if cid >= 0:
        return lying.get(cid, WAITS)
    return FUND_SPOT if cid == FUND or cid <= LENT else NOTHING


def _at_spot(o: Option, spot: int) -> int:
    kind = o.kind
    if kind == "use" or kind == "trigger":
        ability = o.ability + 1 if o.ability >= 0 else 0
        if ability >= ABILITIES:
            return NO_ROOM
        return (USES if kind == "use" else TRIGGERS) + ability * SPOTS + spot
    if kind == "replace":
        return REPLACEMENTS + spot
    block = _AT_SPOT.get(kind)
    return block + spot if block is not None else NO_ROOM


def _by_card(s: State, d: Decision, o: Option) -> int:
    card = s.cards[o.card]
    kind = o.kind
    if kind == "card":
        if card.zone in _HANDS:
            kind = "card in hand"
        elif card.zone in _DECKS:
            kind = "card in deck"
        elif card.zone in _PILES:
            kind = "card in pile"
        else:
            kind = "card elsewhere"
    block = _BY_CARD.get(kind)
    if block is None:
        return WAITS
    # A card that the seat does not know is no number: 0 says that there is some card.
    return block + (number_of(card.face) if sees(s, d.side, o.card, None) else 0)


def _server(s: State, server: int) -> int:
    if server == NEW_REMOTE:
        return SERVER_CHOICES + SERVER_CHOICE_ROOM - 1
    for at, id in enumerate(s.servers):
        if id == server:
            return SERVER_CHOICES + at if at < SERVER_CHOICE_ROOM - 1 else NO_ROOM
    return NO_ROOM


# --- options that would have the same action --------------------------------------------------------------


def _settle(s: State, d: Decision, found: list[int]) -> tuple[list[int], Waiting]:
    """Tell apart what would be the same action: by its place, not by the order of the options.

    Of equal cards the first in its zone keeps the action; the others wait at spots of their own.
    """
    meant: dict[int, int] = {}
    for code in found:
        meant[code] = meant.get(code, 0) + 1
    taken = {code for code, count in meant.items() if count == 1 and code >= 0}
    tied = [at for at, code in enumerate(found) if code not in taken]
    order = sorted(tied, key=lambda at: _rank(s, d, d.options[at]))
    waiting: Waiting = {}
    late: list[int] = []
    for at in order:
        code = found[at]
        if code >= 0 and code not in taken:
            taken.add(code)
            continue
        o = d.options[at]
        if o.card >= 0 and (code == WAITS or code >= CARD_VERBS):
            spot = waiting.get(o.card, WAITING_SPOTS + len(waiting))
            code = _at_spot(o, spot) if spot < WAITING_SPOTS + WAITING_ROOM else NO_ROOM
            if code >= 0 and code not in taken:
                waiting[o.card] = spot
                found[at] = code
                taken.add(code)
                continue
        late.append(at)
    for place, at in enumerate(late):
        if place >= OTHER_ROOM + MORE_ROOM:
            raise OverflowError(f"{len(late)} options of a decision have no action of their own")
        found[at] = OTHERS + place if place < OTHER_ROOM else MORE_OTHERS + place - OTHER_ROOM
    return found, waiting


def _rank(s: State, d: Decision, o: Option) -> tuple[str, str, int, int, int, int, int, str]:
    """What an option is, as something to sort by. A card that the seat does not know is told by its place."""
    zone, number, place = "", 0, o.card
    if o.card >= 0:
        card = s.cards[o.card]
        zone = card.zone
        number = number_of(card.face) if sees(s, d.side, o.card, None) else 0
        place = s.zones[zone].index(o.card)
    return (o.kind, zone, number, place, o.ability, o.server, o.number, o.detail)


# --- what an action says ----------------------------------------------------------------------------------


class Action(NamedTuple):
    """An action taken apart."""

    kind: str
    card: int = 0
    """The number of the card, if the action names one."""
    spot: int = NOBODY
    """Where the card lies, if the action says where."""
    ability: int = NOBODY
    number: int = NOBODY

    def __str__(self) -> str:
        name = card_names()[self.card][1] if 0 < self.card < len(card_names()) else ""
        words = [self.kind, name]
        words += [f"at spot {self.spot}"] * (self.spot >= 0) + [f"ability {self.ability}"] * (
            self.ability >= 0
        )
        words += [str(self.number)] * (self.number >= 0)
        return " ".join(filter(None, words))


def decode(action: int) -> Action:
    """What an action says, without any game.

    >>> str(decode(0)), str(decode(NUMBERS + 3))
    ('pass', 'number 3')
    """
    if not 0 <= action < ACTIONS:
        raise ValueError(f"there are actions from 0 to {ACTIONS - 1}, not {action}")
    if action < NUMBERS:
        return Action(PLAIN[action] if action < len(PLAIN) else "reserved")
    for first, next_one, kind in (
        (NUMBERS, SUBROUTINES, "number"),
        (SUBROUTINES, EFFECTS, "subroutine"),
        (EFFECTS, SERVER_CHOICES, "effect"),
        (SERVER_CHOICES, OTHERS, "server"),
        (OTHERS, SPOT_VERBS, "other"),
    ):
        if first <= action < next_one:
            return Action(kind, number=action - first)
    if action >= MORE_OTHERS:
        return Action("other", number=OTHER_ROOM + action - MORE_OTHERS)
    if action >= CARD_VERBS:
        verb, number = divmod(action - CARD_VERBS, CARDS)
        return Action(BY_CARD[verb], card=number)
    if action >= REPLACEMENTS:
        return Action("replace", spot=action - REPLACEMENTS)
    if action >= USES:
        kind, first = ("trigger", TRIGGERS) if action >= TRIGGERS else ("use", USES)
        ability, spot = divmod(action - first, SPOTS)
        return Action(kind, spot=spot, ability=ability - 1)
    verb, spot = divmod(action - SPOT_VERBS, SPOTS)
    return Action(AT_SPOT[verb], spot=spot)
