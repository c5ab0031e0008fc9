"""What tells a card from others of its name, where a choice offers several."""

from collections.abc import Iterator
from typing import Final

from ..lang.words import AGENDA, ARCHIVES, CORP, CREDIT, HAND_OF, ICE, TABLE, Side, other
from ..state.decision import Decision, Option
from ..state.state import State
from .knowledge import knows
from .names import at_server, count, name, title, unknown, zone_name


def mark(s: State, decision: Decision, option: Option, said: str) -> str:
    """What the card of an option has that others of its name, offered for the same, have not, as far as it is
    not said yet; "" if it is the only one. Where nothing tells them apart they are numbered, in the order in
    which they are offered."""
    return telling(s, decision.side, option.card, _called_alike(s, decision, option), said)


def telling(s: State, seat: Side, cid: int, alike: list[int], said: str) -> str:
    """What a card has that others of its name have not, as far as it is not said yet."""
    if len(alike) < 2:
        return ""
    if not knows(s, seat, cid):
        return _numbered(cid, alike)
    features = {one: list(_features(s, seat, one)) for one in alike}
    own = features[cid]
    found = [
        feature
        for at, feature in enumerate(own)
        if feature and feature not in said and any(other[at] != feature for other in features.values())
    ]
    tied = [one for one in alike if features[one] == own]
    if len(tied) > 1:
        found.append(_numbered(cid, tied))
    return ", ".join(found)


def namesakes(s: State, decision: Decision) -> frozenset[int]:
    """The cards that may be called like others offered for the same: no others need to be told apart."""
    first: dict[tuple[str, int, str], int] = {}
    found: set[int] = set()
    seat, cards = decision.side, s.cards
    for option in decision.options:
        cid = option.card
        if cid < 0:
            continue
        card = cards[cid]
        name = card.face.name
        # One that the seat may not know is called by its place.
        for called in (name,) if card.owner == seat or card.faceup else (name, card.zone):
            other = first.setdefault((option.kind, _purpose(s, option), called), cid)
            if other != cid:
                found.update((cid, other))
    return frozenset(found)


def _called_alike(s: State, decision: Decision, option: Option) -> list[int]:
    """The cards that are offered for the same as an option's and called the same: by their name, or if they
    cannot be named by where they are."""
    if option.card < 0:
        return []
    seat, cards = decision.side, s.cards
    purpose = _purpose(s, option)
    offered = dict.fromkeys(
        each.card
        for each in decision.options
        if each.card >= 0 and each.kind == option.kind and _purpose(s, each) == purpose
    )
    if knows(s, seat, option.card):
        face = cards[option.card].face.name
        return [cid for cid in offered if cards[cid].face.name == face and knows(s, seat, cid)]
    if cards[option.card].zone in PLACED:
        return [option.card]
    called = unknown(s, option.card)
    return [cid for cid in offered if not knows(s, seat, cid) and unknown(s, cid) == called]


def _purpose(s: State, option: Option) -> int:
    """The ability of an option. Of those that a card has twice it is the first: they read alike."""
    if option.ability < 1:
        return option.ability
    abilities = s.cards[option.card].face.abilities
    return abilities.index(abilities[option.ability]) if option.ability < len(abilities) else option.ability


PLACED: Final = (TABLE, ARCHIVES)
"""Where a card that cannot be named is called by its very place, and by nothing else."""


def _numbered(cid: int, among: list[int]) -> str:
    return f"number {among.index(cid) + 1} of {len(among)}"


def _features(s: State, seat: Side, cid: int) -> Iterator[str]:
    """What may tell a card from another, always in the same order."""
    card = s.cards[cid]
    installed = card.zone == TABLE
    yield "installed" if installed else f"in {zone_name(s, card.zone)}"
    yield at_server(s, card.server, card.face.type == ICE) if installed and card.server >= 0 else ""
    yield _position(s, cid)
    yield f"on {name(s, seat, card.host)}" if card.host >= 0 else ""
    yield "" if card.zone in HAND_OF.values() else _turned(s, cid)
    held = ", ".join(_counted(s, kind, number) for kind, number in card.counters if number)
    yield (f"with {held}" if held else "with nothing on it") if installed else ""
    known = "" if card.seen else "not "
    yield f"{known}known to {title(other(card.owner))}" if not card.faceup else ""


def _counted(s: State, kind: str, number: int) -> str:
    return count(s, number, kind) if kind == CREDIT else count(s, number, f"{kind} counter")


def _turned(s: State, cid: int) -> str:
    card = s.cards[cid]
    if card.owner == CORP and card.zone == TABLE and card.face.type != AGENDA:
        return "rezzed" if card.faceup else "unrezzed"
    return "face up" if card.faceup else "face down"


def _position(s: State, cid: int) -> str:
    """Which of the ice of a server it is."""
    server = s.servers.get(s.cards[cid].server)
    if server is None or cid not in server.ice or len(server.ice) < 2:
        return ""
    outer = len(server.ice) - server.ice.index(cid)
    if outer in (1, len(server.ice)):
        return "outermost" if outer == 1 else "innermost"
    return f"ice {outer} from the outside"
