"""A table as it lies, written as the text of a position. What a position cannot say is refused."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from .designs.data import definitions
from .lang.face import AS_PROGRAM, TURNED_DOWN
from .lang.words import (
    AGENDA,
    ASIDE,
    CREDIT,
    DECK_OF,
    DISCARD_OF,
    HAND_OF,
    IDENTITIES,
    OUTSIDE,
    PLAY,
    PROGRAM,
    REMOVED,
    RUNNER,
    SCORE_OF,
    TABLE,
    Side,
)
from .state.frames import ActionFrame, BasicActionFrame, StructureFrame, WindowFrame
from .state.records import CENTRAL_IDS, NOBODY
from .state.stages import ActionStage
from .state.state import State


class CannotWrite(ValueError):
    """Something is going on that the text of a position cannot say."""


def write_position(s: State) -> str:
    """The table as text that `read_position` reads. Write it at an action or in a window, not in between."""
    _check(s)
    lines = [f"rules {s.edition.id}", f"turn {s.active} {s.turn}"]
    turn = next(frame for frame in s.stack if isinstance(frame, StructureFrame))
    row = s.edition.structures[turn.name].rows[turn.row]
    if s.run is None and getattr(row.op, "kind", "") != "action":
        lines.append(f"at {row.rule}")
    for side in ("corp", "runner"):
        lines += ["", f"[{side}]", *_seat(s, "corp" if side == "corp" else "runner")]
    for server in s.servers.values():
        cards = [f"ice {_card(s, c, True)}" for c in reversed(server.ice)]
        cards += [f"root {_card(s, c, True)}" for c in server.root]
        if cards:
            lines += ["", f"[{_server(server.id)}]", *cards]
    own = [f"card {text}" for text in definitions(card.face for card in s.cards)]
    return "\n".join([*lines, *_run(s), *[""] * bool(own), *own, ""])


def _check(s: State) -> None:
    if s.result is not None:
        raise CannotWrite("the game is over")
    if any(not isinstance(frame, PLAIN) and not _runs(frame) for frame in s.stack):
        raise CannotWrite("something is being resolved")
    if s.encounter is not None or s.breach is not None or s.access is not None or s.lingering:
        raise CannotWrite("an encounter, a breach or a lasting effect is in progress")
    if any(player.points for player in s.players.values()):
        raise CannotWrite("a player has agenda points without agendas")
    if any(card.host != NOBODY for card in s.cards):
        raise CannotWrite("a card hosts another")


PLAIN: Final = (StructureFrame, WindowFrame, ActionFrame)


def _runs(frame: object) -> bool:
    """Whether a frame is the basic action that has made a run, as a position has it below the run."""
    return isinstance(frame, BasicActionFrame) and (frame.name, frame.stage) == ("run", ActionStage.DONE)


def _seat(s: State, side: Side) -> Iterator[str]:
    player = s.players[side]
    for cid in s.zones[IDENTITIES]:
        if s.cards[cid].owner == side:
            yield f"identity {_card(s, cid, False)}"
    in_pool = player.run_credits if s.edition.policies.bad_publicity == "pool" else 0
    yield f"credits {player.credits - in_pool}"
    yield f"clicks {player.clicks}"
    for word, number in (
        ("tags", player.tags),
        ("bad publicity", player.bad_publicity),
        ("core damage", player.core_damage),
    ):
        if number:
            yield f"{word} {number}"
    rig = tuple(c for c in s.zones[TABLE] if s.cards[c].owner == RUNNER and s.cards[c].server == NOBODY)
    piles = (
        ("hand", s.zones[HAND_OF[side]], False),
        ("deck", s.zones[DECK_OF[side]], False),
        ("discard", s.zones[DISCARD_OF[side]], side == "corp"),
        ("score", s.zones[SCORE_OF[side]], False),
        ("rig", rig if side == RUNNER else (), False),
        ("play", _own(s, PLAY, side), False),
        ("aside", _own(s, ASIDE, side), True),
        ("removed", _own(s, REMOVED, side), True),
        ("outside", s.zones[OUTSIDE] if side == RUNNER else (), False),
    )
    for word, cards, faces in piles:
        for entry, same in groupby(_card(s, cid, faces) for cid in cards):
            count = len(list(same))
            yield f"{word} {f'{count}x ' if count > 1 else ''}{entry}"


def _own(s: State, zone: str, side: Side) -> tuple[int, ...]:
    """A player's cards in a zone of both."""
    return tuple(cid for cid in s.zones[zone] if s.cards[cid].owner == side)


def _card(s: State, cid: int, faces: bool) -> str:
    """A card with its notes; `faces` where it matters whether it lies face up."""
    card = s.cards[cid]
    up = "rezzed" if card.zone == TABLE and card.face.type != AGENDA else "faceup"
    notes = [up] if faces and card.faceup else []
    notes += ["facedown"] if card.face.lost == TURNED_DOWN else []
    notes += [PROGRAM] if card.face.lost == AS_PROGRAM else []
    notes += ["flipped"] if card.turned else []
    notes += [f"worth {card.worth}"] if card.worth is not None else []
    notes += [("seen" if card.seen else "unseen")] if card.seen != card.faceup else []
    # A card without credits may be one that has spent what it is given anew.
    notes += [f"{number} {kind}" for kind, number in card.counters if number or kind == CREDIT]
    said = f" ({', '.join(notes)})" if notes else ""
    return f"{card.face.name}{said}"


def _server(id: int) -> str:
    return next((name for name, each in CENTRAL_IDS.items() if each == id), f"remote {id - 2}")


def _run(s: State) -> list[str]:
    run = s.run
    if run is None:
        return []
    frame = next(f for f in reversed(s.stack) if isinstance(f, StructureFrame) and f.name == "run")
    rule = s.edition.structures["run"].rows[frame.row].rule
    ice = s.servers[run.server].ice
    at = [f"ice {len(ice) - run.position}"] if 0 <= run.position < len(ice) else []
    funds = s.players[RUNNER].run_credits
    fund = [f"credits {funds}"] if funds else []
    return ["", "[run]", f"server {_server(run.server)}", f"at {rule}", *at, *fund]
