"""What the Runner's quick rules make of the rig: what to install, and what makes room for it."""

from random import Random

from ...lang.words import PROGRAM, RUNNER
from ..thumb.breaking import KINDS
from ..thumb.holdings import CROWDED
from .board import Decision, State, memory_limit, memory_used, rig, room_apart
from .looks import Looks
from .running import Scene, kinds_of
from .ways import credit


def rig_value(scene: Scene, cid: int) -> float:
    """What a card of the Runner's is worth in the rig, besides what else lies there."""
    s = scene.s
    card = s.cards[cid]
    face = card.face
    value = scene.looks.of(face).rig
    if face.breakers:
        kinds = kinds_of(card)
        value += scene.breaker_worth(kinds, cid) if kinds else 1.5
    if (face.facts.unique or face.breakers or "console" in face.facts.subtypes) and any(
        own.face is face for own_id, own in rig(s) if own_id != cid
    ):
        return 0.1 * value + 0.3
    return value


def install_value(scene: Scene, cid: int) -> float:
    """What it is worth to the Runner to install a card now, its cost taken off."""
    s = scene.s
    face = s.cards[cid].face
    look = scene.looks.of(face)
    credits = s.players[RUNNER].credits
    value = rig_value(scene, cid) - look.cost * credit(credits)
    if face.type == PROGRAM and not room_apart(s, cid):
        over = memory_used(s) + face.memory - memory_limit(s)
        if over > 0:
            value -= least_program(scene) + 1.5
        if not face.breakers:
            value -= CROWDED * max(0, len(KINDS[s.edition.family]) - scene.kinds + over)
    if look.income and credits - look.cost < 1:
        value -= 0.5
    return value


def program_value(scene: Scene, cid: int) -> float:
    """What an installed program is worth: what losing it would cost."""
    return rig_value(scene, cid) + 0.3 * scene.s.cards[cid].face.cost


def least_program(scene: Scene) -> float:
    """What the installed program is worth that is worth least."""
    found = [program_value(scene, cid) for cid, card in rig(scene.s) if card.face.type == PROGRAM]
    return min(found, default=0.0)


def trash_first(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """Nothing is trashed for a new card, if it need not be; else the program that is worth least."""
    scene, found, least = Scene(s, looks), 0, 1e9
    options = decision.options
    for i in range(len(options)):
        cid = options[i].card
        if options[i].kind == "done":
            return i
        value = program_value(scene, cid) if cid >= 0 else 1e8
        if value < least:
            found, least = i, value
    return found
