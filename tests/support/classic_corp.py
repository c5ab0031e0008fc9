"""Plays with the Corp's cards of 1996: ice in the way of a run, cards accessed, the Corp's turn."""

from typing import Any

from rulerunner import At, Seat
from rulerunner.cards.library import library
from tests.support.classic import classic, strength_of
from tests.support.table import Table

HAND = ["Score!"] * 5
"""A Runner's hand that survives some damage."""
DECK = ["Keeper"] * 9
"""Cards for the Corp to draw."""


def corp_turn(**place: Any) -> Table:
    """The Corp's turn, at its first action unless `at` says otherwise."""
    return classic(turn="corp", **place)


def new_turn(*root: str, corp: Seat, **place: Any) -> Table:
    """The Corp's turn as it begins, with rezzed cards in forts of their own."""
    servers = {f"remote {n}": At(root=[card]) for n, card in enumerate(root, 1)}
    return classic(turn="corp", at="C4.1", corp=corp._replace(clicks=0, deck=DECK), servers=servers, **place)


def in_forts(*cards: str) -> dict[str, At]:
    """Each card rezzed in a fort of its own."""
    return {f"remote {n}": At(root=[f"{card} (rezzed)"]) for n, card in enumerate(cards, 1)}


def scored(agenda: str, less: int = 0, corp: Seat | None = None, **place: Any) -> Table:
    """The Corp's turn begins with an agenda of exactly its difficulty in remote 1, and it scores it."""
    seat = (corp or Seat())._replace(clicks=0, deck=DECK)
    need = (library("classic").face(agenda).facts.requirement or 0) - less
    servers = {"remote 1": At(root=[f"{agenda} ({need} advancement)"]), **place.pop("servers", {})}
    t = classic(turn="corp", at="C4.1", corp=seat, servers=servers, **place)
    t.corp("score", agenda)
    return t


def facing(*ice: str, **place: Any) -> Table:
    """A run on HQ, where there is an agenda, through rezzed ice, the outermost first."""
    place.setdefault("corp", Seat(hand=["Hostile Takeover"]))
    t = classic(
        servers={"HQ": At(ice=[f"{piece} (rezzed)" for piece in ice])} | place.pop("servers", {}), **place
    )
    t.run("HQ")
    return t


def in_fort(*root: str, server: str = "remote 1", **place: Any) -> Table:
    """A run on a fort without ice that has come to where the Runner may trash what was accessed."""
    t = classic(servers={server: At(root=root)} | place.pop("servers", {}), **place)
    t.run(server)
    return t


def damage(t: Table, kind: str) -> list[int]:
    """The damage of a kind the Runner suffered, source by source."""
    return [change.amount for change in t.events("damage", sort=kind)]


def in_zone(t: Table, zone: str) -> list[str]:
    """The cards in a zone, by name."""
    return sorted(t.name(card) for card in t.game.state.zones[zone])


def break_all_but(t: Table, keep: int, by: str = "Krash") -> None:
    """The Runner breaks every subroutine of the ice encountered except one (-1: every one)."""
    encounter = t.game.state.encounter
    assert encounter is not None
    name = t.name(encounter.ice)
    left = [n for n in range(len(t.game.state.cards[encounter.ice].face.subs)) if n != keep]
    while left:
        t.runner("yes")
        if t.decision.rule == "7?":
            t.runner("yes")
        if t.decision.rule == "8":
            t.runner("subroutine", number=left[0])
        while t.decision.rule == "9" and strength_of(t, by) < strength_of(t, name):
            t.runner("use", by)
        if t.decision.rule == "9":
            t.runner("pass")
        t.runner("use", by)
        left.pop(0)
    if t.game.state.encounter is not None and t.decision.rule in ("7?", "10+"):
        t.runner("no")
