"""Laying out the cards of a position: each where it is said to lie, with the notes it carries."""

import re
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import cache

from .cards.facts import UnknownCard
from .cards.library import Library, library
from .kernel.change import atoms
from .kernel.timing.setup import add_card
from .lang.face import AS_PROGRAM, TURNED_DOWN, Face
from .lang.instructions import Flip
from .lang.validate import COUNTER, OPEN
from .lang.validating.walk import words
from .lang.words import (
    AGENDA,
    COUNTERS,
    DECK_OF,
    HAND_OF,
    PROGRAM,
    RUNNER,
    SCORE_OF,
    TABLE,
    VIRUS,
    Side,
)
from .positions_now import MOST, BadPosition, check_hosts
from .rules import Edition
from .state.records import NOBODY, Server
from .state.state import State


class Entry(str):
    """A card of a position, and the line it stands on."""

    line: str

    def __new__(cls, text: str, line: str = "") -> "Entry":
        made = super().__new__(cls, text)
        made.line = line
        return made


ID = re.compile(r"^id (\d{1,6})(?:\.(\d{1,6}))?$")
ON = re.compile(r"^on (?:id (\d{1,6})|(.+))$")
SINCE = re.compile(r"^since (\d{1,7})$")
WORTH = re.compile(r"^worth (-?\d{1,2})$")
NOTES = re.compile(r"\s*\([^()]*\)$")
COUNTED = re.compile(r"^(\d+) (virus|[a-z]+?(?: [a-z]+?)*?)(?:s| counters?)?$")
REZZED = "rezzed"
FACES_UP = (REZZED, "faceup")
FACE_DOWN = "facedown"
"""An installed card of the Runner's that was turned over, or installed so: it is nothing but a card."""
FLIPPED = "flipped"
"""A card with two sides that shows the other one."""
PLAIN = (*FACES_UP, FACE_DOWN, FLIPPED, PROGRAM, "seen", "unseen")
SPEAKING = {place for place, rule in OPEN.items() if rule is COUNTER}
"""The words that name a kind of counter."""
REPEATED = re.compile(r"^(\d+)x\s+(.*)$")
MOST_CARDS = 1_000
MOST_REMOTES = 9_999


def _plain(note: str) -> str:
    """A note as it is known: only the name of a host has capital letters."""
    note = " ".join(note.split())
    return (
        note if ON.match(note) else note.lower().replace("face up", "faceup").replace("face down", FACE_DOWN)
    )


def _is_note(note: str) -> bool:
    return note in PLAIN or any(form.match(note) for form in (COUNTED, ID, ON, SINCE, WORTH))


def _about(note: str) -> str:
    """What a note speaks of: of that there is one note."""
    if counters := COUNTED.match(note):
        return counters[2]
    word = note.split(" ", 1)[0]
    return "seen" if word == "unseen" else "face" if word in (*FACES_UP, FACE_DOWN) else word


def find_any(cards: Library, name: str) -> bool:
    """Whether a card goes by this name."""
    try:
        cards.face(REPEATED.sub(r"\2", name))
    except UnknownCard:
        return False
    return True


def counters_of(value: object) -> frozenset[str]:
    """The kinds of counters that a card, or a word of it, speaks of."""
    if isinstance(value, Face):
        return counters_of(value.abilities)
    if isinstance(value, tuple):
        return frozenset[str]().union(*(counters_of(part) for part in value))
    if not is_dataclass(value):
        return frozenset()
    own = (type(value).__name__, "kind") in SPEAKING
    found = frozenset(str(value.kind) for _ in range(own) if hasattr(value, "kind"))
    return found.union(*(counters_of(getattr(value, field.name)) for field in fields(value)))


@cache
def known_counters(family: str) -> frozenset[str]:
    """Every kind of counter that a card of a game speaks of."""
    return frozenset[str]().union(*map(counters_of, library(family).faces.values()))


class Builder:
    """Lays the cards out and checks that such a position can be."""

    def __init__(self, edition: Edition, seed: int, own: Sequence[Face], exact: bool = False) -> None:
        self.state = State(edition, seed)
        self.cards: Library = library(edition.family)
        self.own = {face.name: face for face in own}
        self.exact = exact
        """Whether each card has its id and says itself whether it lies face up and is active."""
        self.where: dict[int, str] = {}
        """The line or the list each card stands in."""
        self.hosts: dict[int, tuple[int, str]] = {}
        """The hosts of cards, by id or by name."""
        self.ids: dict[int, int] = {}
        """The ids that cards are said to have."""

    def face(self, name: str, where: str) -> Face:
        if name in self.own:
            return self.own[name]
        try:
            face = self.cards.face(name)
        except UnknownCard as error:
            raise BadPosition(f"{where}: {self._hint(name) or str(error)[:300]}") from None
        if not face.playable:
            raise BadPosition(f"{where}: {face.name} is not playable yet")
        return face

    def _hint(self, name: str) -> str:
        """What was probably meant by what is no card."""
        if not name:
            return "say which card"
        if times := re.fullmatch(r"(.+?),? x(\d+)", name):
            return f"{name!r:.60}: several of one card are written {times[2]}x {times[1]}"
        if hosted := re.fullmatch(r"(.+?)\s*(?:\([^()]*\)\s*)?\[(.+)\]", name):
            guest = NOTES.sub("", hosted[2])
            return f"{name!r:.60}: a hosted card has a line of its own, such as rig {guest} (on {hosted[1]})"
        parts = [part.strip() for part in name.split(",")]
        if len(parts) > 1 and all(find_any(self.cards, part) for part in parts):
            return f"{name!r:.60}: write each card on a line of its own"
        return ""

    def number(self, digits: str, where: str, most: int = MOST) -> int:
        if len(digits) > len(str(most)) or int(digits) > most:
            raise BadPosition(f"{where}: {digits[:12]} is too many: at most {most}")
        return int(digits)

    def put(self, entry: str, owner: Side | None, zone: str, where: str, server: int = NOBODY) -> list[int]:
        """Put a card (or several of one name) somewhere, with the notes it carries; `owner` is whose cards
        lie there, if not both players' do."""
        where = entry.line if isinstance(entry, Entry) else where
        times = REPEATED.match(entry.strip())
        left = MOST_CARDS - len(self.state.cards)
        count, text = (self.number(times[1], where, left), times[2]) if times else (1, entry.strip())
        if left < 1:
            raise BadPosition(f"{where}: a position has at most {MOST_CARDS} cards")
        face, notes = self._split(text, where)
        if owner is not None and face.facts.side != owner and not self.exact and PROGRAM not in notes:
            raise BadPosition(f"{where}: {face.name} is a {face.facts.side} card")
        if not self.exact and zone in (*HAND_OF.values(), *DECK_OF.values()):
            if up := next((note for note in notes if note in FACES_UP), ""):
                raise BadPosition(f"{where}: {face.name} ({up}): cards in {zone} lie face down; leave it out")
        found = []
        for _ in range(count):
            cid = add_card(self.state, face, face.facts.side, zone)
            found.append(cid)
            self.where[cid] = where
            self._note(cid, notes, where)
        return found

    def turn_up(self, cid: int) -> None:
        """Turn up a card that always lies so, unless it says that it does not, or each says it itself."""
        if not self.exact and self.state.cards[cid].face.lost != TURNED_DOWN:
            self.state.cards[cid] = self.state.cards[cid]._replace(faceup=True, seen=True)

    def _split(self, text: str, where: str) -> tuple[Face, list[str]]:
        """A name and its notes, in one pair of brackets or several; a name may have brackets of its own."""
        name, notes = text, list[str]()
        while name not in self.own and name not in self.cards.faces and (match := NOTES.search(name)):
            inner = [_plain(note) for note in match[0].strip()[1:-1].split(",") if note.strip()]
            if not all(_is_note(note) for note in inner) and find_any(self.cards, name):
                break
            name, notes = name[: match.start()], [*inner, *notes]
        return self.face(name, where), notes

    def _note(self, cid: int, notes: list[str], where: str) -> None:
        s = self.state
        said_of: dict[str, str] = {}
        for note in notes:
            card = s.cards[cid]
            about = _about(note)
            if about in said_of:
                both = note if said_of[about] == note else f"{said_of[about]}, {note}"
                raise BadPosition(f"{where}: {card.face.name} ({both}): that is said twice; leave one out")
            said_of[about] = note
            if counters := COUNTED.match(note):
                kind = self._kind(counters[2], f"{where}: {card.face.name} ({note})")
                held = atoms.with_counters(card.counters, kind, self.number(counters[1], where))
                s.cards[cid] = card._replace(counters=held)
                s.viral = s.viral or kind == VIRUS
            elif note in FACES_UP:
                if note == REZZED and card.face.type == AGENDA and not self.exact:
                    raise BadPosition(
                        f"{where}: {card.face.name} ({note}): an agenda is never rezzed; write faceup"
                    )
                s.cards[cid] = card._replace(faceup=True, seen=True)
            elif note == FACE_DOWN:
                if (card.owner, card.zone) != (RUNNER, TABLE) or not set(FACES_UP).isdisjoint(notes):
                    raise BadPosition(
                        f"{where}: {card.face.name} ({note}): leave it out; only a card of the Runner's rig "
                        "is turned face down, and one that is so is not face up"
                    )
                if not card.face.hidden:  # a hidden resource lies so, and is no less a resource
                    s.cards[cid] = card._replace(face=card.face.without(TURNED_DOWN))
            elif note == PROGRAM:
                if card.zone != TABLE or card.face.without(AS_PROGRAM).facts.memory == 0:
                    raise BadPosition(
                        f"{where}: {card.face.name} ({note}): it is never installed as a program"
                    )
                s.cards[cid] = card._replace(face=card.face.without(AS_PROGRAM), owner=RUNNER)
            elif note in ("seen", "unseen"):
                s.cards[cid] = card._replace(seen=note == "seen")
            elif note == FLIPPED:
                if not any(isinstance(word, Flip) for word in words(card.face.abilities)):
                    raise BadPosition(f"{where}: {card.face.name} ({note}): it is never flipped")
                s.cards[cid] = card._replace(turned=True)
            elif said := WORTH.match(note):
                if (card.zone not in SCORE_OF.values() or card.face.type == AGENDA) and not self.exact:
                    raise BadPosition(
                        f"{where}: {card.face.name} ({note}): leave it out; it is for a card in a score area "
                        "that is no agenda and counts as one"
                    )
                s.cards[cid] = card._replace(worth=int(said[1]))
            elif said := ID.match(note):
                if int(said[1]) in self.ids.values() and not self.exact:
                    raise BadPosition(
                        f"{where}: {card.face.name} ({note}): another card has that id; each has its own"
                    )
                self.ids[cid] = int(said[1])
                s.cards[cid] = card._replace(object_no=int(said[2] or 0))
            elif said := ON.match(note):
                self.hosts[cid] = (int(said[1]), "") if said[1] else (NOBODY, said[2].strip())
            elif said := SINCE.match(note):
                s.cards[cid] = card._replace(active_since=int(said[1]))
            else:
                raise BadPosition(
                    f"{where}: {card.face.name} ({note}): write rezzed, faceup, facedown, flipped, seen, on "
                    "and the name of its host, or counters such as 2 advancement"
                )

    def _kind(self, kind: str, where: str) -> str:
        """A kind of counter that there is."""
        if kind in COUNTERS or any(kind in counters_of(face) for face in self.own.values()):
            return kind
        if kind in known_counters(self.state.edition.family):
            return kind
        usual = ", ".join(sorted(COUNTERS))
        raise BadPosition(f"{where}: no card knows such counters; the usual ones are {usual}")

    def host_all(self) -> None:
        """Put each card on its host."""
        s = self.state
        by_id = {id: cid for cid, id in self.ids.items()}
        for cid, (id, name) in self.hosts.items():
            found = [by_id[id]] if id in by_id else []
            if name:
                table = (c for c in s.zones[TABLE] if c != cid)
                found = [c for c in table if s.cards[c].face.name.lower() == name.lower()]
            if len(found) != 1:
                what = name or f"id {id}"
                if not found:
                    raise BadPosition(f"{self.where[cid]}: on {what}: no card to host it lies on the table")
                raise BadPosition(
                    f"{self.where[cid]}: on {what}: {len(found)} cards to host it; give the one you mean "
                    f"an id, such as {name} (id 1), and write on id 1"
                )
            s.cards[cid] = s.cards[cid]._replace(host=found[0])
        check_hosts(s, self.where, self.exact)

    def number_as_said(self) -> None:
        """Give the cards that say an id that one, and the others those that are left, as they are listed: by
        them the lines of `[now]` speak of cards."""
        if not self.ids:
            return
        said = set(self.ids.values())
        left = iter([id for id in range(len(self.state.cards)) if id not in said])
        for cid in range(len(self.state.cards)):
            if cid not in self.ids:
                self.ids[cid] = next(left, NOBODY)
        self.number_all()
        self.where = {self.ids[cid]: line for cid, line in self.where.items()}

    def number_all(self) -> None:
        """Give each card the id it is said to have."""
        s = self.state
        count = len(s.cards)
        order = [NOBODY] * count
        for cid in range(count):
            id = self.ids.get(cid, NOBODY)
            if not 0 <= id < count or order[id] != NOBODY:
                problem = "an id of its own" if id != NOBODY else "an id"
                raise BadPosition(
                    f"{self.where[cid]}: each card needs {problem}, from id 0 to id {count - 1}"
                )
            order[id] = cid
        new = self.ids
        s.cards = [
            s.cards[cid]._replace(host=new[s.cards[cid].host] if s.cards[cid].host >= 0 else NOBODY)
            for cid in order
        ]
        s.zones = {zone: tuple(new[cid] for cid in cards) for zone, cards in s.zones.items()}
        for id, server in s.servers.items():
            ice, root = (tuple(new[cid] for cid in cards) for cards in (server.ice, server.root))
            s.servers[id] = Server(id, ice, root)
