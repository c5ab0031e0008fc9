"""What is at hand before anything is read: which cards are active, what they say, where the cards of a set
are looked for, what has happened.

None of this needs the value of a number, the cards of a set or the truth of a condition; `reading` has those.
"""

from functools import cache
from math import inf
from typing import cast

from rulerunner.lang import base as b
from rulerunner.lang import filters as f
from rulerunner.lang import statics as d
from rulerunner.lang.abilities import Ability, Static
from rulerunner.lang.face import TURNED_DOWN, Face
from rulerunner.lang.refs import This
from rulerunner.lang.validating import walk
from rulerunner.lang.words import CORP, HAND_OF, OUTSIDE, RUNNER, SCORE_OF, TABLE, Zone
from rulerunner.state.frames import StructureFrame
from rulerunner.state.records import Change, Lingering
from rulerunner.state.state import State

from .asking import Asking

TURNED = (d.Modify, d.AdditionalCost, d.Cannot)


# --- what is active and what it says ----------------------------------------------------------------------


def active(s: State, cid: int) -> bool:
    """Whether a card is active (1.8.3, 1.8.4). Where a card in the play area is on its way to being played or
    installed, the state says how far it has come."""
    card = s.cards[cid]
    if card.zone == TABLE and card.face.facts.type == "agenda":  # 26.03: 3.2.3a
        return card.faceup and any(isinstance(x, d.InstalledFaceUp) for _, x in said(card.face))
    if card.zone == TABLE:
        return card.faceup or (card.owner == RUNNER and card.face.hidden)
    if card.zone == "play":
        return card.active_since >= 0
    return card.zone in ("identities", SCORE_OF[CORP])


def working(s: State, cid: int, ability: Ability) -> bool:
    """Whether an ability is active: its card is, or it says that it works where the card is (9.1.8b)."""
    return active(s, cid) or getattr(ability, "active_in", "") == s.cards[cid].zone


def heading(declaration: d.Declaration) -> str:
    """The value that a declaration changes, or the act it is about."""
    return str(getattr(declaration, "value", getattr(declaration, "act", "")))


@cache
def said(face: Face) -> tuple[tuple[Static, d.Declaration], ...]:
    """All that the static abilities of a card declare."""
    statics = [ability for ability in face.abilities if isinstance(ability, Static)]
    return tuple((static, x) for static in statics for x in static.declarations)


Saying = tuple[int, Static, d.Declaration]
"""A card, and what a static ability of it declares."""


class Sayings:
    """What all cards of a table declare, gathered once for as long as every card says what it did."""

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.found: dict[tuple[type, str], list[Saying]] = {}

    def of(self, s: State, kind: type, about: str) -> list[Saying]:
        """All that is declared of a kind, `about` a value or an act if one is named, by whichever card."""
        faces = [card.face for card in s.cards]
        if faces != self.faces:
            self.faces, self.found = faces, {}
        found = self.found.get((kind, about))
        if found is None:
            found = self.found[kind, about] = [
                (cid, static, declaration)
                for cid, face in enumerate(faces)
                for static, declaration in said(face)
                if isinstance(declaration, kind) and about in ("", heading(declaration))
            ]
        return found


SAYINGS = Sayings()


class Walks:
    """The words of what was lately walked through. Words never change; what is kept keeps its id."""

    MOST = 1 << 15

    def __init__(self) -> None:
        self.kept: dict[int, tuple[object, tuple[object, ...]]] = {}

    def through(self, value: object) -> tuple[object, ...]:
        kept = self.kept.get(id(value))
        if kept is None:
            if len(self.kept) >= self.MOST:
                self.kept.clear()
            kept = self.kept[id(value)] = (value, tuple(walk.words(value)))
        return kept[1]


words = Walks().through
"""A word and every word inside it."""


def of_itself(declaration: d.Declaration) -> bool:
    """Whether a declaration is about its own card alone."""
    match declaration:
        case d.Modify(of=f.Same(ref=This()), value=value):
            return value in ("install cost", "rez cost", "play cost", "requirement")
        case d.AdditionalCost(cards=f.Same(ref=This())):
            return True
        case d.Cannot(cards=f.Same(ref=This()), act=act):
            return act in ("install", "rez")
    return not isinstance(declaration, TURNED)


def in_force(s: State, effect: Lingering) -> bool:
    """Whether a lasting effect applies yet: one for a run does once that run has formally begun (6.3.2c)."""
    if effect.next_encounter:
        return False
    if effect.declaration is not None and effect.bound >= 0:
        if s.cards[effect.bound].object_no != effect.bound_object:
            return False
    if effect.duration != "run" or (s.run is not None and s.run.begun):
        return True
    return not any(
        isinstance(x, StructureFrame) and x.name == "run" and x.id == effect.until for x in s.stack
    )


# --- where cards of a set are looked for ------------------------------------------------------------------


def in_view(filter: f.Filter) -> bool:
    """Whether a set is one of the cards in view, wherever they are."""
    match filter:
        case b.Both(left=left, right=right):
            return in_view(left) or in_view(right)
    return isinstance(filter, f.Among)


HOSTED: set[Zone] = {TABLE, "play", "aside"}
"""Where hosted cards are; not all are installed, and some lie aside once their host has gone (9.5.5)."""


def named_zones(filter: f.Filter) -> set[Zone]:
    match filter:
        case f.In(zone=zone):
            return {zone}
        case f.HostedOn():
            return HOSTED
        case f.OutsideGame():
            return {cast(Zone, OUTSIDE)}
        case f.JustDrawn():
            return {"aside", *HAND_OF.values()}
        case b.Both(left=left, right=right):
            return named_zones(left) or named_zones(right)
        case b.Either(left=left, right=right):
            return named_zones(left) | named_zones(right)
    return set()


def can_be_advanced(s: State, cid: int) -> bool:
    """Agendas, and installed cards that say so of themselves (1.18.3, 9.1.8f)."""
    card = s.cards[cid]
    if card.zone != TABLE or card.owner != CORP:
        return False
    return card.face.facts.type == "agenda" or any(isinstance(x, d.Advanceable) for _, x in said(card.face))


# --- what was -----------------------------------------------------------------------------------------------


def counters_on(s: State, a: Asking, cid: int, kind: str) -> int:
    """Counters on a card; on one that was given up to pay for its own ability, those it had (9.1.4)."""
    card = s.cards[cid]
    given_up = cid == a.source and not card.counters and card.zone in ("removed", "heap", "Archives", "grip")
    return sum(amount for name, amount in card.had if name == kind) if given_up else card.count(kind)


def happenings(s: State, a: Asking, kind: str, side: str, since: int) -> list[Change]:
    """The changes of a kind since a moment of this turn, by a player if one is named."""
    found = [x for x in s.changes_this_turn.get(kind, ()) if x.moment > since or not since]
    return [x for x in found if not side or x.side == a.player(side)]


def as_it_lay(s: State, x: Change) -> State:
    """A table on which the card of an earlier change is nothing if it lay face down then, and otherwise what
    is printed on it, though it may lie face down by now (26.03: 8.1.4a)."""
    turns = (s.changes_this_turn, *s.changes_last_turn.values())
    over = [one for turn in turns for one in turn.get("turn over", ()) if one.card == x.card]
    card = s.cards[x.card]
    gone = x.kind == "trash" and x.zone != TABLE
    which = x.object_no - 1 if gone else x.object_no
    ended = {one.object_no for one in over if one.sort == "leaving"}
    if card.face.lost == TURNED_DOWN:
        ended.add(card.object_no)
    if which not in ended:
        return s
    later = [
        one for one in over if (one.object_no, one.sort) == (which, "face down") and one.moment > x.moment
    ]
    up = bool(later) or (x.kind == "trash" and not gone)
    then = s.clone()
    then.cards[x.card] = card._replace(face=card.face.base if up else card.face.base.without(TURNED_DOWN))
    return then


def run_told_of(s: State, a: Asking) -> tuple[int, float]:
    """When the run began that an ability speaks of, and when it ended: the run whose end has set it off,
    though another was made since; else the one in progress, or the latest."""
    x = a.change
    if x is None or x.kind not in ("run ends", "unsuccessful run"):
        return run_start(s), inf
    began = [one.moment for one in s.changes_this_turn["server announced"] if one.moment < x.moment]
    ended = [one.moment for one in s.changes_this_turn.get("run ends", ()) if one.moment >= x.moment]
    return began[-1] - 1, min(ended, default=inf)


def run_start(s: State) -> int:
    """The moment that the run in progress, or else the latest one, was announced."""
    run = s.run or s.last_run
    return run.start if run is not None else s.moment
