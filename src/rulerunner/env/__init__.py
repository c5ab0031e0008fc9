"""Rulerunner as an environment for research: PettingZoo, Gymnasium, vectors of games, OpenSpiel.

    env = rulerunner.env.aec(rules="nisei-1.4", corp="starters", runner="starters")

Needs the `env` extra. The names below are loaded when they are first asked for, so that what needs less loads
less: the encoding itself runs on the standard library.
"""

from typing import TYPE_CHECKING

from ..lazily import lazily

if TYPE_CHECKING:
    from .actions import ACTIONS, Action, decode
    from .arrays import fields, split
    from .cycle import NetrunnerAEC, aec, raw_env
    from .decks import DeckChoice, Decks, random_deck
    from .features import FEATURES, card_features
    from .layout import SECTIONS, SIZE
    from .many import NetrunnerVectorEnv, vector
    from .numbering import VERSION, card_names, card_number
    from .playing import IllegalAction, Play
    from .seat import NetrunnerEnv, single
    from .shared import NetrunnerCrewEnv, WorkerLost, crew

_HOMES = {
    "actions": ("ACTIONS", "Action", "decode"),
    "cycle": ("NetrunnerAEC", "aec", "raw_env"),
    "arrays": ("fields", "split"),
    "decks": ("DeckChoice", "Decks", "random_deck"),
    "features": ("FEATURES", "card_features"),
    "layout": ("SECTIONS", "SIZE"),
    "numbering": ("VERSION", "card_names", "card_number"),
    "playing": ("IllegalAction", "Play"),
    "seat": ("NetrunnerEnv", "single"),
    "many": ("NetrunnerVectorEnv", "vector"),
    "shared": ("NetrunnerCrewEnv", "WorkerLost", "crew"),
}

__all__ = [
    "ACTIONS",
    "FEATURES",
    "SECTIONS",
    "SIZE",
    "VERSION",
    "Action",
    "DeckChoice",
    "Decks",
    "IllegalAction",
    "NetrunnerAEC",
    "NetrunnerCrewEnv",
    "NetrunnerEnv",
    "NetrunnerVectorEnv",
    "Play",
    "WorkerLost",
    "aec",
    "card_features",
    "card_names",
    "card_number",
    "crew",
    "decode",
    "fields",
    "random_deck",
    "raw_env",
    "single",
    "split",
    "vector",
]


__getattr__ = lazily(__name__, _HOMES)
