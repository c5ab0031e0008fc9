"""The components of a cost, each paid in its own way (1.15)."""

from ...lang import costs as k
from ...lang.costs import Cost
from ...lang.words import ASIDE, HAND_OF, PLAY, RUNNER, TABLE, Side
from ...state.frames import DamageFrame
from ...state.stages import DamageStage
from ...state.state import State
from ..change import atoms
from ..read.context import PlainContext
from ..read.damage import deadly, picked_by_hand
from ..read.pointing import servers
from ..read.sight import to_be_shown
from ..read.values import play_cost


def left_to_chance(part: Cost) -> int:
    """What chance takes, it takes from what is not chosen, and damage from what is left."""
    if isinstance(part, k.SufferDamage):
        return 2
    return int(isinstance(part, k.TrashRandom) or (isinstance(part, k.MoveCards) and part.at_random))


def keep_hosted(s: State, source: int, leaving: tuple[int, ...]) -> None:
    """A card that leaves as the cost of an ability about what it hosts, by itself or among others: cards
    hosted on it that are not installed are set aside until the ability is done with them (9.5.5)."""
    if source not in leaving or not s.cards[source].face.speaks_of_hosted:
        return
    for cid in s.zones[PLAY]:
        card = s.cards[cid]
        if card.host == source:
            atoms.move(s, cid, ASIDE, faceup=card.faceup, host=source)


def _show(s: State, side: Side, cards: tuple[int, ...]) -> None:
    for cid in cards:
        s.cards[cid] = s.cards[cid]._replace(seen=True)
        atoms.emit(s, "reveal", side, cid)


def by_trashing(s: State, side: Side, part: k.TrashCards | k.TrashAllCards, cards: tuple[int, ...]) -> None:
    """Trash cards as a cost. Those that are revealed for it, or have to be as it asks what they are (26.03:
    4.1.2a), are face up in Archives."""
    revealed = isinstance(part, k.TrashCards) and part.revealed
    shown = cards if revealed else to_be_shown(s, part.filter, cards)
    _show(s, side, shown)
    atoms.trash(s, cards, side, faceup=bool(shown) and len(shown) == len(cards))


def by_moving(s: State, side: Side, part: k.MoveCards, cards: tuple[int, ...]) -> None:
    """Move cards as a cost; a deck they are shuffled into is shuffled."""
    _show(s, side, to_be_shown(s, part.filter, cards))
    for cid in cards:
        atoms.put_into(s, cid, part.zone, bottom=part.bottom)
    if part.shuffled and cards:
        atoms.shuffle(s, s.cards[cards[0]].owner)


def pay_other(s: State, side: Side, source: int, part: Cost) -> None:
    """Pay a component that is neither credits nor clicks and asks for no choice."""
    match part:
        case k.LoseClicksCost(amount=int(amount)):
            atoms.lose_clicks(s, side, amount)
        case k.TrashTopCards(zone=zone, amount=amount):
            atoms.trash(s, s.zones[zone][:amount], side)
        case k.RevealAndTrashThis():
            atoms.emit(s, "reveal", side, source)
            atoms.trash(s, (source,), side, faceup=True)
        case k.PlayThis():
            atoms.spend_credits(s, side, play_cost(s, source))
            atoms.emit(s, "play", side, source)
            atoms.trash(s, (source,), "", faceup=True)
        case k.TrashThis():
            keep_hosted(s, source, (source,))
            atoms.trash(s, (source,), side)
        case k.RemoveThis():
            keep_hosted(s, source, (source,))
            atoms.move(s, source, "removed", faceup=True)
        case k.AddThisAsAgenda(points=points):
            keep_hosted(s, source, (source,))
            atoms.add_as_agenda(s, source, side, points)
        case k.ReturnThis():
            hand = HAND_OF[s.cards[source].owner]
            keep_hosted(s, source, (source,))
            was_active = atoms.move(s, source, hand)
            atoms.emit(s, "move", side, source, origin=TABLE, zone=hand, was_active=was_active)
        case k.DerezThis():
            atoms.derez(s, source)
        case k.HostedCounters(kind=kind, amount=int(amount)):
            atoms.remove(s, source, kind, amount)
        case k.LooseCounters(kind=kind, server=server, amount=amount):
            for place in servers(s, PlainContext(source, side), server):
                atoms.unmark(s, kind, place, amount)
        case k.TrashRandom(zone=zone, amount=amount):
            atoms.trash(s, s.mixed(s.zones[zone])[:amount], by=side)
        case k.RemoveTags(amount=int(amount)):
            atoms.remove_tags(s, amount, side)
        case k.TakeBadPublicityCost(amount=amount):
            atoms.take_bad_publicity(s, amount)
        case k.AgendaPoints(amount=amount):
            atoms.lose_points(s, side, amount)
        case k.TakeTags(amount=amount):
            atoms.take_tags(s, amount)
        case k.SufferDamage(kind=kind, amount=int(amount)):
            if deadly(s, amount):
                stage = DamageStage.SETTLING
                s.stack.append(DamageFrame(kind, amount, RUNNER, source, stage=stage, paying=True, sure=True))
            elif picked_by_hand(s, kind, amount):
                s.stack.append(DamageFrame(kind, amount, RUNNER, source, paying=True))
            else:
                atoms.damage(s, kind, amount)
        case k.ForgoActions(amount=amount):
            atoms.forgo(s, side, amount)
