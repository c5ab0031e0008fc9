"""Observations as arrays, and their parts as views of the same memory."""

from functools import cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .actions import ACTIONS
from .features import FEATURES, card_features
from .layout import OFFSETS, SECTIONS, SIZE
from .playing import Play
from .reading import Side

Row = NDArray[np.int16]
Observation = dict[str, NDArray[Any]]
LOWEST: Final = -32768
HIGHEST: Final = 32767


@cache
def observation_space(features: bool) -> spaces.Dict:
    """The space of an observation with its mask."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(LOWEST, HIGHEST, (SIZE,), np.int16),
        "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
    }
    if features:
        rows = spots_of(np.zeros(SIZE, np.int16)).shape[0]
        parts["features"] = spaces.Box(-1.0, 1.0, (rows, FEATURES), np.float32)
    return spaces.Dict(parts)


def action_space() -> "spaces.Discrete[np.int64]":
    """The space of actions."""
    return spaces.Discrete(ACTIONS)


def split(observation: Row) -> dict[str, Row]:
    """The sections of an observation, or of a batch of them, as views: nothing is copied.

    >>> split(np.zeros(SIZE, np.int16))["spots"].shape
    (384, 15)
    """
    found = {}
    for section in SECTIONS:
        at = OFFSETS[section.name]
        part = observation[..., at : at + section.size]
        if section.name != "head":
            part = part.reshape((*observation.shape[:-1], section.rows, len(section.fields)))
        found[section.name] = part
    return found


def fields(section: str) -> dict[str, int]:
    """Where each field of a section is, by its name.

    >>> fields("head")["turn"]
    2
    """
    for one in SECTIONS:
        if one.name == section:
            return {field.name: at for at, field in enumerate(one.fields)}
    raise KeyError(f"there is no section {section!r}; there is {', '.join(s.name for s in SECTIONS)}")


def spots_of(observation: Row) -> Row:
    """The numbers of the cards at all spots, or of a batch: what features are looked up by."""
    return split(observation)["spots"][..., 0]


def observed(play: Play, seat: Side, features: bool) -> Observation:
    """What a seat may know, and what it may do, in arrays of its own."""
    row = np.empty(SIZE, np.int16)
    play.observe(seat, row.data.cast("B"))
    mask = np.zeros(ACTIONS, np.int8)
    decision = play.decision
    if decision is not None and decision.side == seat:
        play.mark([], mask.data)
    found: Observation = {"observation": row, "action_mask": mask}
    if features:
        found["features"] = card_features()[spots_of(row)]
    return found
