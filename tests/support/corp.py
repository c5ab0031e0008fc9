"""Tables for short plays with the Corp's cards: its turn, an agenda scored, ice in the way of a run."""

from collections.abc import Mapping
from typing import Any

from rulerunner import At, Seat, position
from rulerunner.cards.library import library
from rulerunner.kernel.read import values
from tests.support.table import Table

GRIP = Seat(hand=["5x Diesel"])
"""A Runner who survives some damage."""


def corp_turn(at: str = "5.6.2a", **place: Any) -> Table:
    """The Corp's turn, by default at the window before its first action."""
    return Table(position(turn="corp", at=at, **place))


def scored(agenda: str, servers: Mapping[str, At] | None = None, **place: Any) -> Table:
    """The Corp scores an agenda from remote 1, advanced just far enough."""
    root = [f"{agenda} ({library().face(agenda).facts.requirement} advancement)"]
    t = corp_turn(servers={"remote 1": At(root=root), **(servers or {})}, **place)
    t.corp("score", agenda)
    return t


def facing(*ice: str, server: str = "HQ", root: tuple[str, ...] = (), **place: Any) -> Table:
    """The Runner runs on a server protected by rezzed ice, the outermost first."""
    there = At(ice=[f"{name} (rezzed)" for name in ice], root=root)
    t = Table(position(servers={server: there}, **place))
    t.run(server)
    return t


def accessing(card: str, **place: Any) -> Table:
    """The Runner runs on remote 1 and comes to the one card in it."""
    t = Table(position(servers={"remote 1": At(root=[card])}, **place))
    t.run("remote 1")
    t.until(rule="6.9.5c")
    while t.game.decision is not None and t.decision.rule in ("6.9.5c", "6.9.5d"):
        t.passes()
    return t


def end_turn(t: Table, side: str) -> None:
    """A player whose turn it is takes credits for every click left, up to the other player's turn."""
    while t.game.state.active == side:
        if t.decision.kind == "action":
            t.choose(t.find("gain credit")[0])
        else:
            t.passes()


def names(t: Table, zone: str) -> list[str]:
    """The cards in a zone, by name."""
    return sorted(t.name(card) for card in t.game.state.zones[zone])


def strength(t: Table, name: str) -> int:
    return values.strength(t.game.state, t.card(name))


def damage(t: Table, kind: str) -> int:
    """The damage of a kind the Runner has suffered."""
    return sum(event.amount for event in t.events("damage", sort=kind))


def bad_publicity(t: Table) -> int:
    return t.game.state.players["corp"].bad_publicity


def hand_size(t: Table) -> int:
    """The Corp's maximum hand size."""
    return values.hand_size(t.game.state, "corp")


def points(t: Table) -> int:
    """The Corp's agenda points."""
    return values.score(t.game.state, "corp")
