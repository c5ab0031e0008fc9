"""What the network sees: a summary of the observation, and a description of each option.

Options are described by what they are (kind, card, place), so what is learned about one card is of use for
others like it.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulerunner.env import ACTIONS, FEATURES, card_features, decode, fields, split
from rulerunner.env.numbering import ABOUTS, CARDS, DECISIONS, STRUCTURES
from rulerunner.env.spots import RIG_SPOTS, SERVER_ROOM, SERVER_SPOTS, SERVERS, SPILL_SPOTS

Floats = NDArray[np.float32]
HEAD: Final = fields("head")
SPOT: Final = fields("spots")
KINDS: Final = tuple(dict.fromkeys(decode(action).kind for action in range(ACTIONS)))
STATE: Final = len(HEAD) + len(DECISIONS) + len(ABOUTS) + len(STRUCTURES) + 3 + SERVERS * 8 + 2 * FEATURES
OPTION: Final = len(KINDS) + FEATURES + SERVERS + 2 + 6


class Table(NamedTuple):
    """All actions taken apart, once."""

    kind: NDArray[np.int64]
    card: NDArray[np.int64]
    spot: NDArray[np.int64]
    number: Floats
    server: NDArray[np.int64]


def _table() -> Table:
    taken = [decode(action) for action in range(ACTIONS)]
    spots = np.array([action.spot for action in taken])
    server = np.full(ACTIONS, -1)
    at_server = (spots >= SERVER_SPOTS) & (spots < RIG_SPOTS)
    server[at_server] = (spots[at_server] - SERVER_SPOTS) // SERVER_ROOM
    chosen = np.array([action.number if action.kind == "server" else -1 for action in taken])
    server = np.where((chosen >= 0) & (chosen < SERVERS), chosen, server)
    server[chosen == 63] = SERVERS
    return Table(
        np.array([KINDS.index(action.kind) for action in taken]),
        np.array([action.card for action in taken]),
        spots,
        np.array([max(action.number, action.ability, 0) for action in taken], np.float32),
        server,
    )


TABLE: Final = _table()


def _log(values: NDArray[Any]) -> Floats:
    found: Floats = (np.sign(values) * np.log1p(np.abs(values))).astype(np.float32)
    return found


def _one_hot(values: NDArray[Any], size: int) -> Floats:
    found: Floats = (values[:, None] == np.arange(size + 1)).astype(np.float32)
    return found


def summary(rows: NDArray[np.int16]) -> Floats:
    """A batch of observations as vectors of numbers near 0."""
    parts = split(rows)
    head, spots = parts["head"], parts["spots"]
    at = spots[:, SERVER_SPOTS:RIG_SPOTS].reshape(len(rows), SERVERS, SERVER_ROOM, -1)
    ice, root = at[:, :, :6], at[:, :, 6:]
    places = np.stack(
        [
            (ice[..., SPOT["there"]] * ice[..., SPOT["face up"]]).sum(-1),
            ice[..., SPOT["strength"]].sum(-1),
            root[..., SPOT["advancement"]].sum(-1),
            root[..., SPOT["there"]].sum(-1),
        ],
        -1,
    )
    features = card_features()
    hand = features[parts["hand"][:, :16, 0]].sum(1)
    rig = features[spots[:, RIG_SPOTS : RIG_SPOTS + 24, 0]].sum(1)
    return np.concatenate(
        [
            _log(head),
            _one_hot(head[:, HEAD["kind"]], len(DECISIONS)),
            _one_hot(head[:, HEAD["about"]], len(ABOUTS)),
            _one_hot(head[:, HEAD["structure"]], len(STRUCTURES)),
            _log(parts["servers"].reshape(len(rows), -1)),
            _log(places.reshape(len(rows), -1)),
            hand / 4,
            rig / 4,
        ],
        1,
    )


def described(rows: NDArray[np.int16], actions: list[list[int]]) -> tuple[Floats, NDArray[np.int64]]:
    """The options of a batch, one after another, and which row each belongs to."""
    flat = np.fromiter((action for each in actions for action in each), np.int64)
    owner = np.repeat(np.arange(len(actions)), [len(each) for each in actions])
    spots = split(rows)["spots"]
    spot = TABLE.spot[flat]
    there = spots[owner, np.maximum(spot, 0)] * (spot >= 0)[:, None]
    card = np.where(TABLE.card[flat] > 0, TABLE.card[flat], there[:, SPOT["card"]])
    in_rig = (spot >= RIG_SPOTS) & (spot < SPILL_SPOTS)
    numbers = np.stack(
        [
            TABLE.number[flat] / 4,
            there[:, SPOT["advancement"]] / 3,
            there[:, SPOT["face up"]],
            there[:, SPOT["owner"]] / 2,
            in_rig,
            (card > 0) & (card < CARDS),
        ],
        1,
    )
    places = (TABLE.server[flat][:, None] == np.arange(SERVERS + 2)).astype(np.float32)
    kinds = (TABLE.kind[flat][:, None] == np.arange(len(KINDS))).astype(np.float32)
    found = np.concatenate([kinds, card_features()[card], places, numbers.astype(np.float32)], 1)
    return found, owner
