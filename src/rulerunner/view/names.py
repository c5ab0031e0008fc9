"""Names for people: servers, cards as a seat may know them, amounts and prices, in the edition's words."""

from collections.abc import Iterable
from typing import Final

from ..kernel.read.declared import fixed
from ..kernel.read.pool import loan_from, loans
from ..lang.abilities import Ability
from ..lang.costs import Costs, Credits
from ..lang.instructions import Block
from ..lang.render import render_ability, render_block, render_cost
from ..lang.words import ARCHIVES, ASIDE, ICE, PLAY, RESOURCE, TABLE, Side
from ..state.context import Context
from ..state.records import CENTRALS
from ..state.state import State
from .knowledge import FUND, HIDDEN, LENT, NEW_REMOTE, face_down, knows, may_name

TITLES = {"corp": "the Corp", "runner": "the Runner", "": "nobody"}


def title(side: str) -> str:
    """A player: "the Corp"."""
    return TITLES[side]


def sentence(text: str) -> str:
    """The text with a capital, and a full stop if nothing ends it."""
    text = text[:1].upper() + text[1:]
    return text if text[-1:] in ".!?" else f"{text}."


def clause(text: str, name: str = "") -> str:
    """A sentence as part of another: no full stop, and no capital unless a name has it."""
    capital = text[1:2].isupper() or (name and text.startswith(name))
    return (text[:1] if capital else text[:1].lower()) + text[1:].removesuffix(".")


def listing(parts: Iterable[str], last: str = "and") -> str:
    """Some things in a row: "a, b and c"."""
    *some, final = list(parts) or [""]
    return f"{', '.join(some)} {last} {final}" if some else final


# --- amounts ----------------------------------------------------------------------------------------------


def count(s: State, number: int, one: str, many: str = "") -> str:
    """So many of a thing, as the edition calls it: "1 bit", "2 clicks"."""
    return f"{number} {s.edition.word(one if number == 1 else many or f'{one}s')}"


def credits(s: State, number: int) -> str:
    return count(s, number, "credit")


def price(s: State, ctx: Context, cost: Costs) -> str:
    """A cost in a few words, with its numbers worked out: "3 credits, trash Crypsis"."""
    parts = fixed(s, ctx, cost)
    said = [
        credits(s, part.amount)
        if isinstance(part, Credits) and isinstance(part.amount, int)
        else _cost_text(s, ctx, (part,))
        for part in parts
        if not (isinstance(part, Credits) and part.amount == 0 and len(parts) > 1)
    ]
    return ", ".join(said)


PAID: Final[dict[tuple[Costs, str, str, Side], str]] = {}
"""Costs in words, by the card that asks for them, the id of the edition, and who pays."""


def _cost_text(s: State, ctx: Context, cost: Costs) -> str:
    """A cost whose numbers are worked out, in words."""
    name = s.cards[ctx.source].face.name if ctx.source >= 0 else ""
    key = (cost, name, s.edition.id, ctx.side)
    said = PAID.get(key)
    if said is None:
        if len(PAID) >= MOST_SAID:
            PAID.clear()
        said = PAID[key] = render_cost(cost, s.edition.word, name, ctx.side)
    return said


def payment(s: State, ctx: Context, cost: Costs) -> str:
    """A cost as what is done to pay it, with its numbers worked out: "pay 3 credits"."""
    return _cost_text(s, ctx, fixed(s, ctx, cost))


def priced(text: str, paid: str) -> str:
    """Something with its price in brackets, if it has one."""
    return f"{text} ({paid})" if paid else text


# --- servers ----------------------------------------------------------------------------------------------


def server_name(s: State, id: int) -> str:
    """HQ, R&D, Archives; "Server 1"; in the classic game "subsidiary data fort 1"."""
    remote = s.edition.word("remote server")
    if id == NEW_REMOTE:
        return f"a new {remote}"
    if id in CENTRALS:
        return CENTRALS[id]
    return f"{'Server' if remote == 'remote server' else remote} {id - len(CENTRALS) + 1}"


def at_server(s: State, id: int, ice: bool) -> str:
    """Where an installed Corp card is: "protecting HQ", "in Server 1"."""
    return f"{'protecting' if ice else 'in'} {server_name(s, id)}"


# --- cards ------------------------------------------------------------------------------------------------


def zone_name(s: State, zone: str) -> str:
    """A zone as the edition calls it; one that is a player's has its owner."""
    match zone:
        case "corp score" | "runner score":
            return f"{title(zone.split()[0])}'s score area"
        case "stack" | "grip" | "heap":
            return f"the {s.edition.word(zone)}"
        case "aside":
            return "the cards set aside"
        case "removed":
            return "the cards removed from the game"
        case "outside":
            return "the cards outside the game"
        case "table" | "play":
            return "play"
    return zone


def name(s: State, seat: Side, cid: int) -> str:
    """A card by its name, or by its place if the seat may not know it."""
    if cid == FUND:
        return "the bad publicity fund"
    if cid <= LENT:
        what = f"the {s.edition.word('credits')} you have for a while"
        one_of_many = len(loans(s, seat)) > 1
        return f"{what} by {name(s, seat, loan_from(s, cid))}" if one_of_many else what
    return s.cards[cid].face.name if may_name(s, seat, cid) else unknown(s, cid)


def described(s: State, seat: Side, cid: int, unrezzed: bool = True) -> str:
    """A card with its place, so that two of one name can be told apart; and that it is unrezzed, if asked."""
    if not knows(s, seat, cid):
        return unknown(s, cid)
    card = s.cards[cid]
    if card.zone == TABLE and card.server >= 0:
        where = at_server(s, card.server, card.face.type == ICE)
        state = "unrezzed " if unrezzed and not card.faceup else ""
        return f"{state}{card.face.name} {where}"
    if card.zone == TABLE and not card.faceup:
        return f"face-down {card.face.name}"
    if card.zone == TABLE and card.host >= 0:
        return f"{card.face.name} on {name(s, seat, card.host)}"
    if card.zone == ARCHIVES or card.owner != seat:
        return card.face.name if card.zone == TABLE else f"{card.face.name} in {zone_name(s, card.zone)}"
    return card.face.name


def unknown(s: State, cid: int) -> str:
    """A card that may not be named, by its place alone."""
    card = s.cards[cid]
    if card.zone == TABLE and card.server >= 0:
        server = s.servers[card.server]
        where = at_server(s, card.server, cid in server.ice)
        if cid in server.ice:
            if len(server.ice) == 1:
                return f"the unrezzed ice {where}"
            outer = len(server.ice) - server.ice.index(cid)
            return f"unrezzed ice {outer} of {len(server.ice)} from the outside {where}"
        if len(server.root) == 1:
            return f"the unrezzed card {where}"
        return f"unrezzed card {server.root.index(cid) + 1} of {len(server.root)} {where}"
    if card.zone == TABLE:
        lying, where = face_down(s), ""
        if card.host >= 0:
            lying = tuple(
                [c for c in s.zones[TABLE] if s.cards[c].host == card.host and not s.cards[c].faceup]
            )
            where = _on_host(s, card.host)
        number = f" {lying.index(cid) + 1} of {len(lying)}"
        called = RESOURCE if card.face.hidden else "card"  # without a type (26.03: 8.1.4a)
        return f"the face-down {called}{where}" if len(lying) == 1 else f"face-down {called}{number}{where}"
    if card.zone == ARCHIVES:
        return f"face-down card {s.zones[ARCHIVES].index(cid) + 1} of {len(s.zones[ARCHIVES])} in Archives"
    if card.zone in HIDDEN:
        return f"a card in {zone_name(s, card.zone)}"
    if card.zone in (PLAY, ASIDE):
        return f"a face-down card{_on_host(s, card.host) if card.zone == PLAY else ''}"
    return "a card"


def _on_host(s: State, host: int) -> str:
    """Which card hosts one that may not be named, if that can be told."""
    if host < 0:
        return ""
    card = s.cards[host]
    return f" on {card.face.name}" if card.faceup else ""


# --- abilities --------------------------------------------------------------------------------------------


SAID: Final[dict[tuple[Ability | Block, str, str, Side], str]] = {}
"""What was put into words, by the card it is on, the id of the edition, and whose it is. Words know their
hashes; and of some blocks only a part is asked for, which is another tuple each time."""
MOST_SAID: Final = 1 << 12


def _said(s: State, thing: Ability | Block, card: str, side: Side) -> str | None:
    return SAID.get((thing, card, s.edition.id, side))


def _remember(s: State, thing: Ability | Block, card: str, side: Side, text: str) -> str:
    if len(SAID) >= MOST_SAID:
        SAID.clear()
    SAID[thing, card, s.edition.id, side] = text
    return text


def ability_text(s: State, ability: Ability, source: int) -> str:
    """An ability in words, as a clause."""
    card = s.cards[source]
    name, owner = card.face.name, card.owner
    said = _said(s, ability, name, owner)
    if said is not None:
        return said
    text = clause(render_ability(ability, name, s.edition.word, owner), name)
    return _remember(s, ability, name, owner, text)


def block_text(s: State, block: Block, source: int, side: Side) -> str:
    """What a block does, as a clause. `side` is whose ability it is."""
    name = s.cards[source].face.name if source >= 0 else ""
    said = _said(s, block, name, side)
    if said is not None:
        return said
    text = clause(render_block(block, s.edition.word, name, side), name) or "do nothing"
    return _remember(s, block, name, side, text)
