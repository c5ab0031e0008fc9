"""Work on what strangers send, and the thinking of bots: plain functions that a helper process does.

Whatever is wrong with what was sent is a `Fault`. How long the work may take is not decided here: whoever
waits for it kills the process when the time is up.
"""

import hashlib
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from ..bots import BOTS
from ..bots.coach.work import hint, part
from ..game import Game
from ..lang.words import Side
from ..session import Player, Searcher, answer_of, replay
from ..session.replay import Replay
from ..view import View
from . import decking
from .errors import Fault
from .pages import decks, designing
from .pages.messages import (
    AskDesign,
    AskFaces,
    DeckStudy,
    DesignReport,
    Faces,
    PlayDesign,
    Study,
    StudyDeck,
    WriteDeck,
    WrittenDeck,
)
from .pages.studying import Studies
from .requests import CheckDeck, DeckReport
from .seating import summary_of
from .store import Entry, Summary
from .viewing import Viewing, read_replay

KEPT: Final = 8
"""Replays that stay ready."""
BOTS_KEPT: Final = 2000
PLAYABLE_WITHIN: Final = 5.0
"""Seconds. A replay that takes longer to get to is looked at, but not played on."""
MISSING: Final = b""
"""The answer if the text of a replay is needed and was not sent."""

viewings: OrderedDict[str, tuple[Viewing, float]] = OrderedDict()
players: OrderedDict[tuple[str, str], Player] = OrderedDict()


def replay_id(text: str) -> str:
    """The same file has the same id."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:40]


class Vetted(NamedTuple):
    """A deck that may be played."""

    name: str
    identity: str
    text: str


class Position(NamedTuple):
    """A place in a replay to play on from."""

    start: str
    entries: list[Entry]
    summary: Summary


def choose(game: str, side: str, bot: str, view: View, saved: str) -> int:
    """What a bot does. Its chance begins anew if the process did."""
    key = game, side
    player = players.pop(key, None) or BOTS[bot](int(side == "runner"))
    players[key] = player
    while len(players) > BOTS_KEPT:
        players.popitem(last=False)
    if isinstance(player, Searcher):
        played = Game.from_json(saved)
        assert played.decision is not None
        return answer_of(player, played.state, played.decision)
    return player.choose(view)


def check_deck(asked: CheckDeck) -> DeckReport:
    """Read a deck in any format, and say whether it may be played."""
    return decking.check(asked)


def vet_deck(text: str, rules: str, side: str, format: str = "") -> Vetted:
    """A deck from text, if the side may play it."""
    found = decking.find_edition(rules)
    deck = decking.from_text(text, found)
    seat = decking.side_of(deck, side)
    decking.playable(deck, found, seat, format)
    return Vetted(deck.name, deck.identity, decking.as_text(deck))


def replay_info(id: str, text: str | None, most: int) -> bytes:
    """A replay that can be looked at, as JSON."""
    viewing = _viewing(id, text, most)
    return MISSING if viewing is None else msgspec.json.encode(viewing.info)


def replay_moments(text: str, most: int) -> bytes:
    """What both players saw of a game, as JSON. It has no id here, and is not kept: nobody comes back for
    the rest."""
    return msgspec.json.encode(Viewing("", read_replay(text, most)).info)


def replay_moment(id: str, text: str | None, most: int, number: int, seats: tuple[Any, ...]) -> bytes:
    """One decision of a replay, as JSON."""
    viewing = _viewing(id, text, most)
    return MISSING if viewing is None else msgspec.json.encode(viewing.moment(number, seats))


def replay_from(id: str, text: str | None, most: int, number: int) -> Position | bytes:
    """Where to play on from a decision of a replay."""
    viewing = _viewing(id, text, most)
    if viewing is None:
        return MISSING
    if viewings[id][1] > PLAYABLE_WITHIN:
        raise Fault(422, "replay", "This replay takes too long to be played on.")
    entries = viewing.so_far(number)
    if not viewing.info.deciding[number]:
        raise Fault(422, "over", "The game is over there: go back a little first.")
    start = viewing.record.start
    match = replay(Replay(start, tuple(entry.value for entry in entries)))
    return Position(json.dumps(start.to_json()), entries, summary_of(match))


class _Shelf:
    """The replays that are ready here."""

    def get(self, id: str) -> Viewing:
        return viewings[id][0]


studies = Studies(_Shelf())


def study(asked: Study, text: str | None, most: int) -> bytes:
    """A lesson, a puzzle or a position where its answers lead, as JSON."""
    if asked.what == "lab" and asked.id and _viewing(asked.id, text, most) is None:
        return MISSING
    return msgspec.json.encode(studies.moment(asked))


def study_deck(asked: StudyDeck) -> DeckStudy:
    """What a deck is made of."""
    return decks.study(asked)


def write_deck(asked: WriteDeck) -> WrittenDeck:
    """A deck in another format."""
    return decks.written(asked)


def design(asked: AskDesign) -> DesignReport:
    """What was made of a card file."""
    return designing.report(asked)


def design_faces(asked: AskFaces) -> Faces:
    """Home-made cards to draw and to read."""
    return designing.faces(asked)


def design_start(asked: PlayDesign, seed: int) -> tuple[str, Summary, Side, str]:
    """A game with a home-made card in hand."""
    return designing.start(asked, seed)


def _viewing(id: str, text: str | None, most: int) -> Viewing | None:
    found = viewings.pop(id, None)
    if found is None:
        if text is None:
            return None
        began = time.monotonic()
        found = Viewing(id, read_replay(text, most)), time.monotonic() - began
    viewings[id] = found
    while len(viewings) > KEPT:
        viewings.popitem(last=False)
    return found[0]


WORK: Final[Mapping[str, Callable[..., Any]]] = {
    each.__name__: each
    for each in (
        choose,
        hint,
        part,
        check_deck,
        vet_deck,
        replay_info,
        replay_moments,
        replay_moment,
        replay_from,
        study,
        study_deck,
        write_deck,
        design,
        design_faces,
        design_start,
    )
}
"""Everything a helper does, by name."""
