"""The lobby: what there is to play, and sitting down."""

import json
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from .. import __version__
from ..bots import ABOUT, OPPONENTS
from ..decks import Deck, formats, open_packs, opposing, problems, starter
from ..decks.sampling import samples
from ..designs.data import BadCard
from ..lang.words import Side, other
from ..rules import EDITIONS, HOUSE_RULES, Edition
from ..session import HUMAN, SEATS, Match, Start
from ..session.fairness import committed, seed_of
from .decking import as_text, find_deck, find_edition, from_text, listed, playable
from .errors import Fault
from .limits import Limits
from .messages import PROTOCOL, Terms
from .people import GUEST, Visitor
from .requests import (
    GameInfo,
    HouseRule,
    Join,
    Lobby,
    NewGame,
    OpponentInfo,
    Problem,
    Settings,
    TableInfo,
    Tables,
    Words,
)
from .seating import summary_of
from .store import GameRow, SeatRow, Store, Summary, now
from .tokens import TABLE_CODE, hashed, invitation, new_code, new_id, new_secret, new_seed, read_code, same
from .work import Position, Vetted

FRIEND: Final = "friend"
HOST_SEEN: Final = 90.0
"""Seconds after which a table whose host was not seen is no longer in the open lobby."""
LIVE: Final = 1800.0
"""Seconds after which a game in which nothing happened is no longer shown there."""
SHOWN: Final = 100
"""Tables and games in the open lobby."""


def lobby(store: Store, who: Visitor, most: int, address: str) -> Lobby:
    """Everything the front page shows to a profile."""
    found = store.games_of(who.profile, most) if who.profile else []
    return Lobby(
        version=__version__,
        protocol=PROTOCOL,
        editions=tuple(words(each) for each in EDITIONS.values()),
        opponents=opponents(),
        decks=tuple(listed(store, who.profile)),
        games=tuple(info(game, who) for game in found),
        name=who.name,
        address=address,
    )


def words(rules: Edition) -> Words:
    """An edition, and what it calls things."""
    mine = tuple(id for id, each in formats().items() if each.family == rules.family)
    house = tuple(HouseRule(each.name, each.says) for each in HOUSE_RULES.get(rules.id, ()))
    points = rules.policies.points_to_win
    return Words(rules.id, rules.title, rules.family, dict(rules.words), mine, points, house)


def opponents() -> tuple[OpponentInfo, ...]:
    """Whom one can play against, the usual one first."""
    return tuple(OpponentInfo(name, ABOUT[name]) for name in OPPONENTS)


def info(game: GameRow, who: Visitor) -> GameInfo:
    """A game as one of its players sees it in the lobby."""
    seat = game.seat_of(who.profile)
    assert seat is not None
    told, facing = game.summary, game.seats.get(other(seat.side))
    invite = invitation(who.key, game.id) if not game.begun else ""
    return GameInfo(
        id=game.id,
        seat=seat.side,
        rules=game.rules,
        title=seat.title,
        opponent=game.players[other(seat.side)],
        turn=told.turn,
        points={"corp": told.corp_points, "runner": told.runner_points},
        result=(told.winner, told.reason) if told.winner is not None else None,
        updated=game.updated,
        yours=game.begun and told.winner is None and told.deciding == seat.side,
        open=not game.begun,
        opponent_name=facing.name or GUEST[facing.side] if facing is not None else "",
        # Another browser of the same player made another invitation; this one's would open nothing.
        invite=invite if invite and same(hashed(invite), game.invitation or "") else "",
        code=game.code or "",
        commitment=committed(game.secret) if game.between_people and game.secret else "",
    )


# --- sitting down -----------------------------------------------------------------------------------------


def chosen(store: Store, who: Visitor, rules: Edition, side: Side, id: str, vetted: Vetted | None) -> Deck:
    """The deck that someone brings: one that was sent as text, one by its id, or the one to begin with."""
    if vetted is not None:
        return from_text(vetted.text, rules)
    return find_deck(store, who.profile, id) if id else starter(samples(rules.family, side))


def sit_down(store: Store, who: Visitor, asked: NewGame, vetted: Vetted | None, limits: Limits) -> GameInfo:
    """A new game against a bot, or a table with a free seat."""
    rules, side = find_edition(asked.rules), asked.side
    format = asked.terms.format if asked.opponent == FRIEND else ""
    mine = playable(chosen(store, who, rules, side, asked.deck, vetted), rules, side, format)
    if asked.opponent == FRIEND:
        allowed(mine, asked.terms, rules, side)
        return open_table(store, who, asked, mine, limits)
    seed = asked.seed if asked.seed is not None else new_seed()
    if asked.opponent_deck:
        theirs = playable(find_deck(store, who.profile, asked.opponent_deck), rules, other(side))
    else:
        theirs = opposing(mine, other(side), seed)
    opponent = bot(asked.opponent)
    start = Start.from_decks(*_in_order(side, mine, theirs), rules.id, seed)
    position = Position(json.dumps(start.to_json()), [], summary_of(Match(start)))
    return open_position(store, who, position, side, opponent, _title(mine, opponent), limits)


def allowed(deck: Deck, terms: Terms, rules: Edition, side: Side) -> None:
    """A fault, if a deck has home-made cards and the table is not for them, or if the table is sealed and the
    deck has cards that were not opened for it."""
    if terms.sealed is not None:
        _of_packs(deck, rules, side, terms.sealed)
    if deck.homemade and not terms.homemade:
        names = ", ".join(name for name in dict.fromkeys(deck.cards) if name in deck.own)
        raise Fault(
            422, "deck", f"This table is not for home-made cards, and the deck has some: {names}."[:400]
        )


def _of_packs(deck: Deck, rules: Edition, side: Side, seed: int) -> None:
    if rules.family != "classic":
        raise Fault(422, "deck", "Sealed packs are of the 1996 game: choose its rules, or an open table.")
    found = problems(deck, edition=rules.id, pool=open_packs(side, seed).pool)
    if found:
        wrong = tuple(Problem(each.rule, each.text) for each in found)
        raise Fault(422, "deck", "This table is sealed: open its packs, and make a deck of them.", wrong)


def _in_order(side: Side, mine: Deck, theirs: Deck) -> tuple[Deck, Deck]:
    return (mine, theirs) if side == "corp" else (theirs, mine)


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


def open_position(
    store: Store, who: Visitor, at: Position, side: Side, opponent: str, title: str, limits: Limits
) -> GameInfo:
    """A game against a bot, with the answers so far."""
    _make_room(store, who, limits)
    id, moment = new_id(), now()
    seat = SeatRow(side, who.profile, who.name, title, settings(store, who.profile).asking)
    players = {each: HUMAN if each == side else opponent for each in SEATS}
    rules = json.loads(at.start)["rules"]
    game = GameRow(id, rules, at.start, players, moment, moment, at.summary, {side: seat})
    store.add_game(game, at.entries)
    return info(game, who)


def _make_room(store: Store, who: Visitor, limits: Limits) -> None:
    if not store.make_room(who.profile, limits.games):
        raise Fault(409, "too-many", f"You have {limits.games} games: finish or delete one first.")


# --- between people ---------------------------------------------------------------------------------------


def open_table(store: Store, who: Visitor, asked: NewGame, mine: Deck, limits: Limits) -> GameInfo:
    """A table with a free seat. Nothing is dealt: the seed is not known before someone sits down there."""
    if asked.seed is not None:
        raise Fault(422, "seed", "A game against a person takes its own seed: nobody may know the cards.")
    if asked.opponent_deck:
        raise Fault(422, "deck", "A person brings a deck: leave out opponent_deck.")
    _make_room(store, who, limits)
    id, moment, side = new_id(), now(), asked.side
    game = GameRow(
        id=id,
        rules=find_edition(asked.rules).id,
        start="",
        players=dict.fromkeys(SEATS, HUMAN),
        created=moment,
        updated=moment,
        summary=Summary(),
        seats={side: _seat(store, who, side, mine, asked.nonce)},
        terms=msgspec.json.encode(asked.terms).decode(),
        listed=asked.listed,
        invitation=hashed(invitation(who.key, id)),
        code=new_code(TABLE_CODE),
        secret=new_secret(),
    )
    store.add_game(game, [])
    return info(game, who)


def _seat(store: Store, who: Visitor, side: Side, deck: Deck, nonce: str) -> SeatRow:
    asking = settings(store, who.profile).asking
    return SeatRow(side, who.profile, who.name, _title(deck, HUMAN), asking, as_text(deck), nonce)


def find_table(store: Store, *, invite: str = "", code: str = "", table: str = "") -> GameRow:
    """The table of an invitation or a code; or a listed one by its id."""
    if invite:
        found = store.game_of(invitation=hashed(invite))
    elif code:
        found = store.game_of(code=read_code(code))
    else:
        found = store.game(table) if table else None
        found = found if found is not None and found.listed else None
    if found is None:
        raise Fault(
            404, "unknown", "There is no such table: it was taken, it is no more, or the link is incomplete."
        )
    return found


def join(
    store: Store, who: Visitor, asked: Join, table: GameRow, vetted: Vetted | None, limits: Limits
) -> GameInfo:
    """Sit down at a table, if the seat is still free; then the cards are dealt."""
    if table.seat_of(who.profile) is not None:
        raise Fault(409, "own", "You sit at this table already: send the invitation to someone else.")
    side = free_side(table)
    if side is None:
        raise Fault(409, "taken", "Someone else sits there already.")
    rules, terms = find_edition(table.rules), terms_of(table)
    mine = playable(chosen(store, who, rules, side, asked.deck, vetted), rules, side, terms.format)
    allowed(mine, terms, rules, side)
    _make_room(store, who, limits)
    seat = _seat(store, who, side, mine, asked.nonce)
    deal(store, table, seat)
    begun = store.game(table.id)
    assert begun is not None
    return info(begun, who)


def deal(store: Store, table: GameRow, guest: SeatRow) -> None:
    """The last seat is taken, and the game begins. A fault, if someone else was first."""
    seats = {**table.seats, guest.side: guest}
    seed = seed_of(table.secret, table.id, seats["corp"].nonce, seats["runner"].nonce)
    start = Start.from_decks(seats["corp"].deck, seats["runner"].deck, table.rules, seed)
    try:
        summary = summary_of(Match(start))
    except BadCard as bad:  # two different cards of one name
        raise Fault(422, "deck", f"These decks cannot be at one table: {bad}.") from None
    if not store.begin(table.id, guest, json.dumps(start.to_json()), summary):
        raise Fault(409, "taken", "Someone else was quicker and has just sat down there.")


def rematch(store: Store, game: GameRow, secret: str, nonces: dict[Side, str]) -> str:
    """The same players with the same decks once more; the id of the new game."""
    id, moment = new_id(), now()
    seats = {side: seat._replace(nonce=nonces[side], kept=True) for side, seat in game.seats.items()}
    host, guest = (seats[side] for side in SEATS)
    again = game._replace(
        id=id,
        start="",
        created=moment,
        updated=moment,
        summary=Summary(),
        seats={host.side: host},
        invitation=None,
        code=None,
        secret=secret,
        peeked=False,
        rematch="",
    )
    store.add_game(again, [])
    deal(store, again, guest)
    store.set_game(game.id, rematch=id)
    return id


def free_side(game: GameRow) -> Side | None:
    """The seat that nobody has taken."""
    return next((side for side in SEATS if side not in game.seats), None) if not game.begun else None


def terms_of(game: GameRow) -> Terms:
    """What the players agreed on."""
    return msgspec.json.decode(game.terms, type=Terms) if game.terms else Terms()


def table_info(game: GameRow, who: Visitor) -> TableInfo:
    """A table as anyone may see it."""
    told = game.summary
    seated = sorted(game.seats.values(), key=lambda seat: seat.side)
    names = {seat.side: seat.name or GUEST[seat.side] for seat in seated}
    return TableInfo(
        id=game.id,
        rules=game.rules,
        host=names[seated[0].side],
        free=free_side(game) or "",
        terms=terms_of(game),
        commitment=committed(game.secret) if game.secret else "",
        updated=game.updated,
        players={str(side): name for side, name in names.items()},
        turn=told.turn,
        points={"corp": told.corp_points, "runner": told.runner_points},
        result=(told.winner, told.reason) if told.winner is not None else None,
        yours=game.seat_of(who.profile) is not None,
    )


def tables(store: Store, who: Visitor) -> Tables:
    """The open lobby."""
    live = store.live_games(_ago(LIVE), SHOWN)
    return Tables(
        open=tuple(table_info(each, who) for each in store.open_tables(_ago(HOST_SEEN), SHOWN)),
        live=tuple(table_info(each, who) for each in live if terms_of(each).spectators),
    )


def table(store: Store, who: Visitor, id: str) -> TableInfo:
    """A table by its id, for its players and, if it is listed, for everyone. Its host is seen by asking."""
    game = store.game(id)
    if game is None or not game.between_people or not (game.listed or game.seat_of(who.profile)):
        raise Fault(404, "unknown", "There is no such table.")
    if not game.begun and game.seat_of(who.profile):
        store.set_game(id, updated=now())
    return table_info(game, who)


def _ago(seconds: float) -> str:
    return (datetime.now(UTC) - timedelta(seconds=seconds)).isoformat(timespec="milliseconds")


def settings(store: Store, profile: str) -> Settings:
    """What a profile likes."""
    text = store.people.settings(profile) if profile else None
    if text is None:
        return Settings()
    try:
        return msgspec.json.decode(text, type=Settings)
    except msgspec.MsgspecError:
        return Settings()
