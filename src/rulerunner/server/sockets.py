"""The socket of a seat or of a spectator: messages in, frames out."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, Final, Protocol, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..lang.words import Side
from ..session.fairness import committed
from .database import NoDatabase
from .errors import NO_SPACE, Refusal
from .hub import Hub
from .limits import Bucket, Limits, household
from .lobby import terms_of
from .messages import PROTOCOL, Frame, FromBrowser, Hello, LogLine, People, Refused, ToBrowser, Welcome
from .people import GUEST, SPECTATOR, Visitor, visitor
from .rooms import Room
from .snapshots import SeatSnapshot
from .speaking import heard, take
from .store import GameRow, Store

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(FromBrowser)
encoder = msgspec.json.Encoder()

QUEUE: Final = 64
"""So many frames wait for a slow browser. Beyond that it is shown only the last: the log lacks nothing."""
WORDS: Final = 256
"""So many other messages wait. Beyond that the browser does not read them, and is sent away."""
HELLO_WITHIN: Final = 15.0
SEND_WITHIN: Final = 30.0
"""Seconds to say hello, and to take a message."""
GONE: Final = (WebSocketDisconnect, TimeoutError, RuntimeError, OSError)
"""How it shows that a browser is no longer there."""
POLICY, GOING_AWAY, TRY_LATER = 1008, 1001, 1013


class Door(Protocol):
    """Who is let in."""

    def refuse(self, who: Visitor, address: str) -> str:
        """Why someone is not let in; "" if they are."""
        ...


class Connection:
    """One browser at one seat, or looking on."""

    def __init__(
        self, socket: WebSocket, hub: Hub, store: Store, limits: Limits, door: Door, address: str = ""
    ) -> None:
        self.seat: Side = "corp"
        self.spectates = False
        self.who = Visitor("", "", "", "")
        self.game = ""
        self.hello = b""
        """The first message as it came, for another worker."""
        self._socket = socket
        self._hub = hub
        self._store = store
        self._limits = limits
        self._door = door
        self._address = address
        self._household = household(address)
        self._bucket = Bucket(limits.burst, limits.rate)
        self._too_fast = 0
        self._out: deque[SeatSnapshot | ToBrowser] = deque()
        self._wake = asyncio.Event()
        self._left = self._turned_out = False
        self._lines: list[LogLine] | None = None
        """The log whose lines were sent, and how many of them."""
        self._sent = 0

    async def greet(self) -> GameRow | None:
        """The first message: which game, and who comes. None if that was refused, and said."""
        await self._socket.accept()
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                return await self._hello()
        except Refusal as refusal:
            await self._goodbye(Refused(refusal.code, refusal.why))
        except GONE:
            pass
        await self._close()
        return None

    async def run(self, game: GameRow) -> None:
        """From the welcome to goodbye."""
        writer: asyncio.Task[None] | None = None
        try:
            self.say(self._welcome(game))
            await self._hub.look(self.game, self)
            if game.between_people:
                self.say(await self._hub.meet(self.game, lambda room, company: heard(room, company, self)))
            writer = asyncio.create_task(self._write())
            await self._read()
        except Refusal as refusal:
            await self._goodbye(Refused(refusal.code, refusal.why))
        except GONE:
            pass
        finally:
            self._hub.leave(self.game, self)
            if writer is not None:
                writer.cancel()
            await self._close()

    # --- out ----------------------------------------------------------------------------------------------

    def show(self, snapshot: SeatSnapshot) -> None:
        """Send a frame, soon."""
        waiting = sum(isinstance(each, SeatSnapshot) for each in self._out)
        if waiting >= QUEUE:
            rest = [each for each in self._out if not isinstance(each, SeatSnapshot)]
            self._out.clear()
            self._out.extend(rest)
        self._out.append(snapshot)
        self._wake.set()

    async def turn_out_if_banned(self) -> None:
        """Someone may have been banned who is in already."""
        banned = self._door.refuse(self.who, self._address)
        if banned and not self._turned_out:
            self._turned_out = True
            self._hub.leave(self.game, self)
            await self._goodbye(Refused("banned", banned))

    def leave(self) -> None:
        """The room is closed: a browser that comes back gets what is stored."""
        self._left = True
        self._wake.set()

    def say(self, message: ToBrowser) -> None:
        """Send a message, soon. Of those that say how things stand only the last counts."""
        if isinstance(message, People):
            kept = [each for each in self._out if type(each) is not type(message)]
            if len(kept) < len(self._out):
                self._out.clear()
                self._out.extend(kept)
        if len(self._out) > WORDS + QUEUE:
            self.leave()
            return
        self._out.append(message)
        self._wake.set()

    async def _write(self) -> None:
        """Send what there is to send. When that is no longer possible the socket is closed, which ends the
        reading, too."""
        with suppress(*GONE):
            await self._send_all()
        await self._close()

    async def _send_all(self) -> None:
        while not self._left:
            while self._out:
                item = self._out.popleft()
                message = self._frame(item) if isinstance(item, SeatSnapshot) else item
                async with asyncio.timeout(SEND_WITHIN):
                    await self._socket.send_text(encoder.encode(message).decode())
            self._wake.clear()
            if not self._out and not self._left:
                await self._wake.wait()

    def _frame(self, shot: SeatSnapshot) -> Frame:
        fresh = shot.lines is not self._lines
        since = 0 if fresh else self._sent
        self._lines, self._sent = shot.lines, shot.told
        return Frame(
            at=shot.at,
            view=cast(dict[str, Any], shot.json),
            log=tuple(shot.lines[since : shot.told]),
            fresh=fresh,
            trail=shot.trail,
            undo=shot.undo,
            redo=shot.redo,
            asking=shot.asking,
            more=shot.more,
            notice=shot.notice,
            plans=shot.plans,
            orders=shot.orders,
        )

    async def _goodbye(self, message: ToBrowser) -> None:
        with suppress(*GONE):
            async with asyncio.timeout(SEND_WITHIN):
                await self._socket.send_text(encoder.encode(message).decode())
                await self._socket.close(POLICY)

    async def _close(self) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            with suppress(*GONE):
                await self._socket.close(TRY_LATER if self._left else GOING_AWAY)

    # --- in -----------------------------------------------------------------------------------------------

    async def _hello(self) -> GameRow:
        self.hello = await self._receive()
        message = self._parse(self.hello)
        if not isinstance(message, Hello):
            raise Refusal("invalid", 'The first message must be "hello", with a game and a key.')
        if message.protocol != PROTOCOL:
            why = f"This server speaks version {PROTOCOL} of the protocol, not {message.protocol}"
            raise Refusal("protocol", f"{why}: reload the page.")
        if not self._hub.openings.take(self._household):
            raise Refusal("too-fast", "Too many games were opened from your address: wait a moment.")
        self.who = await self._hub.read(lambda: visitor(self._store, message.key))
        banned = self._door.refuse(self.who, self._address)
        if banned:
            raise Refusal("banned", banned)
        game = await self._hub.read(lambda: self._store.game(message.game))
        if game is None:
            raise Refusal("seat", "This game is no more, or the address is incomplete.")
        self.game = game.id
        seat = game.seat_of(self.who.profile)
        if not game.begun:
            why = "Nothing is dealt yet: the game begins when someone has taken the free seat."
            raise Refusal("waiting" if seat is not None else "seat", why)
        self.spectates = seat is None
        if seat is not None:
            self.seat = seat.side
        elif not game.between_people or not terms_of(game).spectators:
            raise Refusal("seat", "You have no seat in this game, and its players play without spectators.")
        else:
            self.seat = message.watch or "corp"
        return game

    def _welcome(self, game: GameRow) -> Welcome:
        people = game.between_people
        title = " against ".join(seat.name or GUEST[side] for side, seat in sorted(game.seats.items()))
        return Welcome(
            protocol=PROTOCOL,
            game=game.id,
            seat=self.seat,
            rules=game.rules,
            players={str(side): name for side, name in game.players.items()},
            title=title if self.spectates else game.seats[self.seat].title,
            started=game.created,
            role="spectator" if self.spectates else "player",
            names={str(side): seat.name or GUEST[side] for side, seat in game.seats.items()},
            terms=terms_of(game) if people else None,
            commitment=committed(game.secret) if people and game.secret else "",
        )

    async def _read(self) -> None:
        while True:
            data = await self._receive()
            if self._turned_out:
                raise WebSocketDisconnect(POLICY)
            try:
                if not (self._bucket.take() and self._hub.messages.take(self._household)):
                    self._too_fast += 1
                    raise Refusal("too-fast", "Too many messages at once; this one was not taken.")
                await take(self, self._parse(data))
            except (SQLAlchemyError, NoDatabase):
                log.exception("game %s: a message could not be acted on", self.game)
                self.say(Refused("trouble", NO_SPACE))
            except Refusal as refusal:
                self._hub.metrics.refuse(refusal.code)
                self.say(Refused(refusal.code, refusal.why))
                if refusal.code in ("stale", "over", "option") and not self.spectates:
                    self.show(await self._hub.peek(self.game, self._snapshot))
                if self._too_fast > self._limits.patience:
                    raise Refusal("too-fast", "Far too many messages: goodbye.") from None

    def _snapshot(self, room: Room) -> SeatSnapshot:
        return room.snapshot(self.seat)

    async def _receive(self) -> bytes:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", GOING_AWAY))
        text = message.get("text")
        data: bytes = text.encode(errors="replace") if text is not None else message.get("bytes") or b""
        return data

    def _parse(self, data: bytes) -> FromBrowser:
        if len(data) > self._limits.message:
            raise Refusal(
                "too-large", f"A message has at most {self._limits.message} bytes; this one had {len(data)}."
            )
        try:
            message: FromBrowser = decoder.decode(data)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            raise Refusal("invalid", f"This message is not understood: {error}.") from None
        return message

    # --- what `speaking` needs ----------------------------------------------------------------------------

    @property
    def hub(self) -> Hub:
        return self._hub

    @property
    def store(self) -> Store:
        return self._store

    @property
    def limits(self) -> Limits:
        return self._limits

    @property
    def name(self) -> str:
        """What this person is called at the table."""
        return self.who.name or (SPECTATOR if self.spectates else GUEST[self.seat])

    def may_chat(self) -> bool:
        """Whether one more line is allowed now."""
        return self._hub.talk.take(f"at {self._household}" if self.spectates else self.who.profile)
