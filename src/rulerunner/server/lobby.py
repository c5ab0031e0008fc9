"""The lobby: what there is to play, and sitting down."""

import json
from typing import Final

import msgspec

from .. import __version__
from ..bots import ABOUT, OPPONENTS
from ..decks import Deck, formats, opposing, starter
from ..decks.sampling import samples
from ..lang.words import Side, other
from ..rules import EDITIONS, Edition
from ..session import HUMAN, SEATS, Replay, Start, replay
from .decking import find_deck, find_edition, from_text, listed, playable
from .errors import Fault
from .limits import Limits
from .messages import PROTOCOL, GameInfo, Lobby, NewGame, OpponentInfo, Settings, Words
from .rooms import summary_of
from .store import Entry, GameRow, SeatRow, Store, now
from .tokens import INVITATION, derived, hashed, new_id, new_seed

FRIEND: Final = "friend"


def lobby(store: Store, token: str, most: int) -> Lobby:
    """Everything the front page shows to a profile."""
    profile = hashed(token) if token else ""
    found = store.games_of(profile, most) if profile else []
    return Lobby(
        version=__version__,
        protocol=PROTOCOL,
        editions=tuple(words(each) for each in EDITIONS.values()),
        opponents=opponents(),
        decks=tuple(listed(store, profile)),
        games=tuple(info(game, token) for game in found),
    )


def words(rules: Edition) -> Words:
    """An edition, and what it calls things."""
    mine = tuple(id for id, each in formats().items() if each.family == rules.family)
    return Words(rules.id, rules.title, rules.family, dict(rules.words), mine, rules.policies.points_to_win)


def opponents() -> tuple[OpponentInfo, ...]:
    """Whom one can play against, the usual one first."""
    return tuple(OpponentInfo(name, ABOUT[name]) for name in OPPONENTS)


def info(game: GameRow, token: str) -> GameInfo:
    """A game as the profile with this token sees it in its lobby."""
    profile = hashed(token)
    seat = next(each for each in game.seats.values() if each.profile == profile)
    guest = next((each for each in game.seats.values() if each.profile is None and not each.opened), None)
    told = game.summary
    return GameInfo(
        id=game.id,
        seat=seat.side,
        token=derived(token, game.id, seat.side),
        rules=game.rules,
        title=seat.title,
        opponent=game.players[other(seat.side)],
        turn=told.turn,
        points={"corp": told.corp_points, "runner": told.runner_points},
        result=(told.winner, told.reason) if told.winner is not None else None,
        updated=game.updated,
        yours=told.winner is None and told.deciding == seat.side,
        invite=derived(token, game.id, INVITATION) if guest is not None else "",
    )


# --- sitting down -----------------------------------------------------------------------------------------


def sit_down(store: Store, token: str, asked: NewGame, limits: Limits) -> GameInfo:
    """A new game."""
    profile, rules, side = hashed(token), find_edition(asked.rules), asked.side
    mine = playable(_deck(store, profile, asked, rules), rules, side)
    friend = asked.opponent == FRIEND
    if friend and asked.seed is not None:
        raise Fault(422, "seed", "A game against a person takes its own seed: nobody may know the cards.")
    seed = asked.seed if asked.seed is not None else new_seed()
    if asked.opponent_deck:
        theirs = playable(find_deck(store, profile, asked.opponent_deck), rules, other(side))
    else:
        theirs = opposing(mine, other(side), seed)
    corp, runner = (mine, theirs) if side == "corp" else (theirs, mine)
    start = Start.from_decks(corp, runner, rules.id, seed)
    opponent = HUMAN if friend else bot(asked.opponent)
    titles = {side: _title(mine, opponent), other(side): _title(theirs, HUMAN)}
    return open_game(store, token, start, side, opponent, titles, [], limits)


def _deck(store: Store, profile: str, asked: NewGame, rules: Edition) -> Deck:
    if asked.text.strip():
        return from_text(asked.text, rules)
    if asked.deck:
        return find_deck(store, profile, asked.deck)
    return starter(samples(rules.family, asked.side))


def bot(name: str) -> str:
    """The name of a bot that there is; the usual one, if none is asked for."""
    if not name:
        return next(iter(OPPONENTS))
    if name not in OPPONENTS:
        raise Fault(404, "unknown", f"There is no opponent {name!r}; there is {' and '.join(OPPONENTS)}.")
    return name


def _title(deck: Deck, opponent: str) -> str:
    """What a player calls the game. The opponent's deck is theirs to know."""
    against = "a person" if opponent == HUMAN else opponent
    return f"{deck.name or deck.identity or 'A deck without a name'} against {against}"[:400]


def open_game(
    store: Store,
    token: str,
    start: Start,
    side: Side,
    opponent: str,
    titles: dict[Side, str],
    entries: list[Entry],
    limits: Limits,
) -> GameInfo:
    """Put a game into the store, with the answers so far and a seat for the profile; if a person is to come,
    with an invitation."""
    profile, id = hashed(token), new_id()
    if not store.make_room(profile, limits.games):
        raise Fault(409, "too-many", f"You have {limits.games} games: finish or delete one first.")
    asking = settings(store, profile).asking
    seats = {side: SeatRow(side, hashed(derived(token, id, side)), profile, titles[side], asking, True)}
    if opponent == HUMAN:
        guest = other(side)
        invitation = hashed(derived(token, id, INVITATION))
        seats[guest] = SeatRow(guest, invitation, None, titles[guest], Settings().asking, False)
    players = {seat: HUMAN if seat == side else opponent for seat in SEATS}
    match = replay(Replay(start, tuple(entry.value for entry in entries)))
    began, told = json.dumps(start.to_json()), summary_of(match)
    moment = now()
    game = GameRow(id, start.rules, began, players, moment, moment, told, seats)
    store.add_game(game, entries)
    return info(game, token)


def join(store: Store, token: str, invitation: str, limits: Limits) -> GameInfo:
    """Take the seat of an invitation."""
    found = store.seat_of(hashed(invitation))
    if found is None or found[1].profile is not None:
        raise Fault(404, "unknown", "This invitation is not open: it was used, or the game is no more.")
    id, seat = found
    profile = hashed(token)
    game = store.game(id)
    if game is None or any(each.profile == profile for each in game.seats.values()):
        raise Fault(409, "own", "This is your own invitation: send it to someone else.")
    if not store.make_room(profile, limits.games):
        raise Fault(409, "too-many", f"You have {limits.games} games: finish or delete one first.")
    store.set_seat(id, seat.side, token=hashed(derived(token, id, seat.side)), profile=profile, opened=True)
    joined = store.game(id)
    assert joined is not None
    return info(joined, token)


def settings(store: Store, profile: str) -> Settings:
    """What a profile likes."""
    text = store.settings(profile) if profile else None
    if text is None:
        return Settings()
    try:
        return msgspec.json.decode(text, type=Settings)
    except msgspec.MsgspecError:
        return Settings()
