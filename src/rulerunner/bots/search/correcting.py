"""What games taught the quick rules: what kinds of actions are worth more or less than these say.

The quick rules reckon each action by itself, in credits. How that turns out depends on how things stand: a
second piece of ice on a remote is worth more than it seems, an agenda without ice less. `corrections.json`
says by how many credits, for each kind of action and each number that tells how things stand;
`tools/learn_rules.py` makes it from games that the quick rules play against themselves.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Final

from ...lang.words import AGENDA, ASSET, CORP, ICE, PROGRAM, RUNNER, UPGRADE, Side
from .board import (
    ARCHIVES_ID,
    HQ_ID,
    RND_ID,
    Decision,
    Option,
    State,
    advancement,
    rig,
    score,
)
from .looks import PLAYED, Looks
from .traits import traits

ASKED: Final = ("announce", "install-where")
PRESSING: Final = 20.0
"""What is worth so much, as a score is, needs no correction,"""
SILLY: Final = -1.0
"""nor what is worth so little: the last cards of R&D drawn, say."""
KINDS: Final[dict[Side, tuple[str, ...]]] = {
    RUNNER: (
        "credit", "draw", "run", "remove tag", "breaker", "breaker again", "engine", "program", "install",
        "play for credits", "play to run", "play", "use to run", "use for credits", "use", "run on HQ",
        "run on R&D", "run on Archives", "run on advanced", "run on known", "run on unknown", "other",
    ),
    CORP: (
        "credit", "draw", "ice", "agenda", "asset", "upgrade", "advance agenda", "advance",
        "play for credits", "play", "use for credits", "use", "first ice on HQ", "ice on HQ",
        "first ice on R&D", "ice on R&D", "ice on Archives", "ice on a new remote", "first ice on a remote",
        "ice on a remote", "agenda in a new remote", "agenda in the open", "agenda behind ice",
        "agenda behind more ice", "card in a new remote", "card in a remote", "card in a central", "other",
    ),
}  # fmt: skip
"""The kinds of what may be done with a click, and of the servers for it."""
NUMBER: Final = {(side, kind): at for side, kinds in KINDS.items() for at, kind in enumerate(kinds)}
STANDING: Final[dict[Side, tuple[str, ...]]] = {
    RUNNER: (
        "always", "credits", "credits of the Corp", "grip", "clicks", "turn", "points", "points of the Corp",
        "kinds broken", "something advanced", "tagged", "worth",
    ),
    CORP: (
        "always", "credits", "credits of the Runner", "HQ", "clicks", "turn", "points",
        "points of the Runner", "kinds broken", "agendas in HQ", "HQ or R&D without ice", "worth",
    ),
}  # fmt: skip
"""The numbers that tell how things stand; each is scaled to be about one. The last is what the quick rules
say that the action is worth."""
WORTH: Final = 6.0
"""The scale of that,"""
LITTLE: Final = -1.0
MUCH: Final = 2.0
"""and its bounds."""

Rows = list[list[float]]


def read(text: str) -> dict[Side, Rows]:
    """Corrections, kind by kind in the order of `KINDS`, from a file of them."""
    data = json.loads(text)
    found: dict[Side, Rows] = {}
    for side, kinds in KINDS.items():
        nothing = [0.0] * len(STANDING[side])
        found[side] = [[float(part) for part in data[side].get(kind, nothing)] for kind in kinds]
    return found


LEARNED: Final[dict[Side, Rows]] = read(files(__package__).joinpath("corrections.json").read_text("utf-8"))


@contextmanager
def untaught() -> Iterator[None]:
    """Let the quick rules be what they were before games taught them anything."""
    taught = dict(LEARNED)
    for side in KINDS:
        LEARNED[side] = [[0.0] * len(STANDING[side]) for _ in KINDS[side]]
    try:
        yield
    finally:
        LEARNED.update(taught)


def is_taught(decision: Decision) -> bool:
    """Whether options are corrected there: at a click, and where a server is chosen for a run or a card."""
    return decision.kind == "action" or (decision.kind == "choose server" and decision.about in ASKED)


def corrected(s: State, decision: Decision, values: list[float], looks: Looks) -> list[float]:
    """What each option is worth, by what games taught."""
    side = decision.side
    rows, now = LEARNED[side], standing(s, side)
    for at, option in enumerate(decision.options):
        if is_open(values[at]):
            values[at] += by_games(rows[kind_of(s, decision, option, looks)], now, values[at])
    return values


def is_open(value: float) -> bool:
    """Whether a correction may change what becomes of an option."""
    return SILLY < value < PRESSING


def by_games(row: list[float], now: list[float], value: float) -> float:
    """What a correction comes to, as things stand, for what is worth so much."""
    more = row[-1] * scaled(value)
    for place in range(len(now)):
        more += row[place] * now[place]
    return more


def scaled(value: float) -> float:
    """What something is worth, as a number that tells how things stand."""
    return max(LITTLE, min(MUCH, value / WORTH))


def standing(s: State, side: Side) -> list[float]:
    """How things stand for a side, in the order of `STANDING`, but for the last."""
    corp, runner = s.players[CORP], s.players[RUNNER]
    turn, broken = min(60, s.turn) / 30, min(3, len(_broken(s))) / 3
    rich, richer = min(runner.credits, 20) / 10, min(corp.credits, 20) / 10
    ours, theirs = score(s, CORP) / 7, score(s, RUNNER) / 7
    if side == RUNNER:
        near = 1.0 if _advanced_remote(s) else 0.0
        tagged = 1.0 if runner.tags else 0.0
        grip, clicks = len(s.zones["grip"]) / 5, runner.clicks / 4
        return [1.0, rich, richer, grip, clicks, turn, theirs, ours, broken, near, tagged]
    hq = s.zones["HQ"]
    held = sum([s.cards[cid].face.type == AGENDA for cid in hq]) / 3
    bare = sum([not s.servers[id].ice for id in (HQ_ID, RND_ID)]) / 2
    return [1.0, richer, rich, len(hq) / 5, corp.clicks / 3, turn, ours, theirs, broken, held, bare]


def _broken(s: State) -> set[str]:
    """The kinds of ice that the rig breaks; what breaks anything counts as one more."""
    found: set[str] = set()
    for _, card in rig(s):
        for tool in traits(card.face).breakers:
            if tool.everything:
                found.add("")
            else:
                found |= tool.kinds
    return found


def _advanced_remote(s: State) -> bool:
    """Whether something face down is advanced in a remote."""
    for id, server in s.servers.items():
        if id > ARCHIVES_ID:
            for cid in server.root:
                if not s.cards[cid].faceup and advancement(s.cards[cid]):
                    return True
    return False


def kind_of(s: State, decision: Decision, option: Option, looks: Looks) -> int:
    """The kind of an option, by its number in `KINDS`."""
    side = decision.side
    if decision.kind == "choose server":
        name = _run_on(s, option) if side == RUNNER else _place_of(s, decision.card, option)
    elif option.kind == "gain credit":
        name = "credit"
    elif option.kind in ("draw", "run", "remove tag"):
        name = option.kind
    elif option.card < 0:
        name = "other"
    else:
        name = _by_card(s, side, option, looks)
    return NUMBER[side, name]


def _by_card(s: State, side: Side, option: Option, looks: Looks) -> str:
    """The kind of an action with a card."""
    face = s.cards[option.card].face
    look = looks.of(face)
    match option.kind:
        case "install":
            if side == CORP:
                return face.type if face.type in (ICE, AGENDA, ASSET, UPGRADE) else "other"
            if face.breakers:
                kinds: set[str] = set()
                for tool in traits(face).breakers:
                    kinds |= tool.kinds
                for _, card in rig(s):
                    for tool in traits(card.face).breakers:
                        kinds -= tool.kinds
                return "breaker" if kinds else "breaker again"
            return "engine" if look.income else "program" if face.type == PROGRAM else "install"
        case "play":
            if traits(face).gain > 0:
                return "play for credits"
            return "play to run" if side == RUNNER and PLAYED in look.runs else "play"
        case "use":
            if side == RUNNER and option.ability in look.runs:
                return "use to run"
            pays = option.ability in look.takes or (side == RUNNER and option.ability in look.cashes)
            return "use for credits" if pays else "use"
        case "advance":
            return "advance agenda" if face.type == AGENDA else "advance"
    return "other"


def _run_on(s: State, option: Option) -> str:
    """The kind of a server to run on."""
    server = s.servers.get(option.server)
    if server is None:
        return "other"
    match option.server:
        case 0:
            return "run on HQ"
        case 1:
            return "run on R&D"
        case 2:
            return "run on Archives"
    hidden = [s.cards[cid] for cid in server.root if not s.cards[cid].faceup]
    if sum([advancement(card) for card in hidden]):
        return "run on advanced"
    return "run on unknown" if hidden else "run on known"


def _place_of(s: State, cid: int, option: Option) -> str:
    """The kind of a place for a card of the Corp's."""
    server = s.servers.get(option.server)
    kind = s.cards[cid].face.type
    if kind == ICE:
        if server is None:
            return "ice on a new remote"
        if server.id == ARCHIVES_ID:
            return "ice on Archives"
        where = "HQ" if server.id == HQ_ID else "R&D" if server.id == RND_ID else "a remote"
        return f"ice on {where}" if server.ice else f"first ice on {where}"
    if kind == AGENDA:
        if server is None:
            return "agenda in a new remote"
        few = "agenda in the open" if not server.ice else "agenda behind ice"
        return "agenda behind more ice" if len(server.ice) > 1 else few
    if server is None:
        return "card in a new remote"
    return "card in a remote" if server.id > ARCHIVES_ID else "card in a central"
