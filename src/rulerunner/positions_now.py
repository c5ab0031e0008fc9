"""The section `[now]` of a position: what is going on, what lasts, what has happened."""

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from .cards.library import Library
from .lang.face import Face
from .lang.headings import ITSELF
from .lang.statics import InstallOnlyOn
from .lang.words import ASIDE, ICE, IDENTITIES, PLAY, RUNNER, SCORE_OF, TABLE
from .positions_exact import EACH, ELSEWHERE, MIXED, field_word
from .positions_notation import BadValue, find_in, parts, rows
from .state.codec import SHAPES, field_of, parts_of, settle
from .state.records import NOBODY
from .state.shapes import BrokenSave
from .state.state import State

FIELDS: Final = {field_word(name): name for name in SHAPES if name not in ELSEWHERE}
LINES: Final = (*sorted(FIELDS), "card", "order", "player")
MOST_LINES: Final = 20_000
MOST: Final = 9_999
"""The largest number of anything: a choice of an amount lists every one."""
BEYOND: Final = re.compile(r"\d{8,}")
"""A number that no saved game may have either."""


class BadPosition(ValueError):
    """A position that cannot be; the message says where and what would be right."""


class Line(NamedTuple):
    """A line of `[now]`: where it stands, its first word or words, and the rest."""

    where: str
    word: str
    rest: str


def line_of(text: str, where: str) -> Line:
    """A line, if it begins as one may."""
    for word in sorted(LINES, key=len, reverse=True):
        if text == word or text.startswith(f"{word} "):
            if beyond := BEYOND.search(text):
                raise BadPosition(f"{where}: {beyond[0][:12]} is beyond all play; no number has 8 figures")
            return Line(where, word, text[len(word) :].strip())
    raise BadPosition(f"{where}: {text.split()[0]!r:.40} is not known here; write one of {', '.join(LINES)}")


def is_exact(lines: Sequence[Line]) -> bool:
    """Whether a position says what is going on frame by frame, so that nothing follows from the table."""
    return any(line.word in ("doing", "result") for line in lines)


def apply(s: State, lines: Sequence[Line], cards: Library) -> None:
    """Make a state as the lines say."""
    if len(lines) > MOST_LINES:
        raise BadPosition(f"{lines[MOST_LINES].where}: [now] has at most {MOST_LINES} lines")
    items: dict[str, list[Any]] = {}
    first: dict[str, str] = {}
    find = find_in(s)
    for line in lines:
        first.setdefault(line.word, line.where)
        try:
            if line.word in ("card", "player", "order"):
                _part(s, line, cards)
            else:
                items.setdefault(FIELDS[line.word], []).append(_item(line, find))
        except (BadValue, BrokenSave, LookupError, TypeError, ValueError) as error:
            if isinstance(error, BadPosition):
                raise
            raise BadPosition(f"{line.where}: {error!s:.300}") from None
    for name, found in items.items():
        where = first[field_word(name)]
        try:
            setattr(s, name, field_of(name, _whole(name, found), cards))
        except (BrokenSave, LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadPosition(f"{where}: {field_word(name)}: {error!s:.300}") from None
    _possible(s, first)


def _item(line: Line, find: Any) -> Any:
    if line.word == "before":
        side, _, rest = line.rest.partition(" ")
        return [side, rows(rest, find) if rest else None]
    if line.word == "rng":
        return [int(part) for part in line.rest.split()]
    return rows(line.rest, find)


def _whole(name: str, found: list[Any]) -> Any:
    """A field as a saved game has it, from the rows of its lines."""
    if name == "changes_this_turn":
        return _by_kind(found)
    if name == "changes_last_turn":
        sides = dict.fromkeys(side for side, _ in found)
        return [[each, _by_kind([row for side, row in found if side == each and row])] for each in sides]
    if name in EACH:
        return found
    if len(found) > 1:
        raise BrokenSave("it is there twice")
    return found[0]


def _by_kind(changes: list[Any]) -> list[Any]:
    kinds: dict[str, list[Any]] = {}
    latest = NOBODY
    for change in changes:
        if not isinstance(change, list) or len(change) < 3 or change[0] != "Change":
            raise BrokenSave("write what happened as Change(kind=..., moment=...)")
        moment = change[2] if type(change[2]) is int else 0
        if moment < latest:
            raise BrokenSave(f"moment {moment} comes after {latest}; write what happened in its order")
        latest = moment
        kinds.setdefault(str(change[1]), []).append(change)
    return [[kind, some] for kind, some in kinds.items()]


def _part(s: State, line: Line, cards: Library) -> None:
    """A line about a card, a player, or the order of a zone."""
    which, _, rest = line.rest.partition(" ")
    if line.word == "order":
        ids = tuple(int(part) for part in rest.split())
        if which not in MIXED or sorted(ids) != sorted(s.zones[which]):
            lying = " ".join(map(str, s.zones.get(which, ())))
            raise BadPosition(f"{line.where}: list the cards of a zone of both players: {which} has {lying}")
        s.zones[which] = ids
    elif line.word == "player":
        side = next((each for each in s.players if each == which), None)
        if side is None:
            raise BadPosition(f"{line.where}: {which!r:.40} is nobody; write player corp or player runner")
        s.players[side] = s.players[side]._replace(**parts_of("Player", parts(rest, find_in(s)), cards))
    else:
        cid = int(which)
        if not 0 <= cid < len(s.cards):
            raise BadPosition(f"{line.where}: there is no card with id {cid}")
        s.cards[cid] = s.cards[cid]._replace(**parts_of("Card", parts(rest, find_in(s)), cards))


# --- what can be ------------------------------------------------------------------------------------------


def settled(s: State, where: str) -> None:
    """Check the whole of an exact position, and file its cards."""
    try:
        settle(s)
    except BrokenSave as error:
        said = str(error).removeprefix("the saved game is broken at ")
        raise BadPosition(f"{where}: {said}") from None


def _possible(s: State, first: dict[str, str]) -> None:
    """Refuse what no game leads to: what is going on needs the cards and servers it is about."""
    ids = range(len(s.cards))
    for word, server in (
        ("run", s.run.server if s.run is not None else NOBODY),
        ("breach", s.breach.server if s.breach is not None else NOBODY),
    ):
        if word in first and server not in s.servers and "doing" not in first:  # it may be gone by now
            raise BadPosition(f"{first[word]}: {word}: there is no server {server}; list its cards first")
    if "encounter" in first and s.encounter is not None:
        ice = s.encounter.ice
        if ice not in ids or s.cards[ice].face.type != ICE:
            what = s.cards[ice].face.name if ice in ids else f"card {ice}"
            raise BadPosition(f"{first['encounter']}: an encounter needs ice, and {what} is none")
        if any(not 0 <= each < 99 for each in (*s.encounter.broken, *s.encounter.resolved)):
            raise BadPosition(f"{first['encounter']}: subroutines are counted from 0")
    if "access" in first and s.access is not None and s.access.card not in ids:
        raise BadPosition(f"{first['access']}: there is no card with id {s.access.card} to be accessed")
    for effect in s.lingering if "lasting" in first else ():
        if not NOBODY <= effect.source < len(s.cards) or not NOBODY <= effect.bound < len(s.cards):
            raise BadPosition(f"{first['lasting']}: a lasting effect of a card that there is not")


MAY_HOST: Final = (TABLE, PLAY, IDENTITIES, *SCORE_OF.values())


def must_be_hosted(face: Face) -> bool:
    """Whether a card is installed only on a host."""
    return any(isinstance(declared, InstallOnlyOn) for _, declared in face.own.get(ITSELF, ()))


def check_hosts(s: State, where: dict[int, str], exact: bool) -> None:
    """Every host is installed and hosts no card that hosts it; what must be hosted is. Where it is said what
    is going on, a host may be gone, and what it hosted be set aside for its ability (26.03: 9.5.5)."""
    for cid, card in enumerate(s.cards):
        line = where.get(cid, "")
        name = card.face.name
        if card.host == NOBODY:
            if card.zone == TABLE and card.owner == RUNNER and card.faceup and must_be_hosted(card.face):
                raise BadPosition(f"{line}: {name} lies only on a host; say which: {name} (on Ice Wall)")
            continue
        seen = {cid}
        host = card.host
        while host != NOBODY:
            if host in seen:
                raise BadPosition(f"{line}: {name} would host itself")
            seen.add(host)
            above = s.cards[host]
            if above.zone not in MAY_HOST and not (exact and card.zone == ASIDE):
                raise BadPosition(f"{line}: {name} is on {above.face.name}, which is not in play")
            host = above.host
