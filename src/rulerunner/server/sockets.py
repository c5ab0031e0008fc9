"""The socket of a seat: messages in, frames out."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..lang.words import Side
from .errors import Refusal
from .hub import Hub
from .limits import Bucket, Limits
from .messages import (
    PROTOCOL,
    Answer,
    Ask,
    Because,
    Concede,
    Follow,
    Frame,
    FromBrowser,
    Hello,
    LogLine,
    Redo,
    Refused,
    ToBrowser,
    Undo,
    Welcome,
    WhyNot,
)
from .rooms import Room, Shot
from .store import Store
from .tokens import hashed

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(FromBrowser)
encoder = msgspec.json.Encoder()

QUEUE: Final = 64
"""So many frames wait for a slow browser. Beyond that it is shown only the last: the log lacks nothing."""
HELLO_WITHIN: Final = 15.0
SEND_WITHIN: Final = 30.0
"""Seconds to say hello, and to take a message."""
GONE: Final = (WebSocketDisconnect, TimeoutError, RuntimeError, OSError)
"""How it shows that a browser is no longer there."""
POLICY, GOING_AWAY, TRY_LATER = 1008, 1001, 1013


class Connection:
    """One browser at one seat."""

    def __init__(self, socket: WebSocket, hub: Hub, store: Store, limits: Limits) -> None:
        self.seat: Side = "corp"
        self._socket = socket
        self._hub = hub
        self._store = store
        self._limits = limits
        self._game = ""
        self._bucket = Bucket(limits.burst, limits.rate)
        self._too_fast = 0
        self._out: deque[Shot | ToBrowser] = deque()
        self._wake = asyncio.Event()
        self._left = False
        self._lines: list[LogLine] | None = None
        """The log whose lines were sent, and how many of them."""
        self._sent = 0

    async def run(self) -> None:
        """From hello to goodbye."""
        await self._socket.accept()
        writer: asyncio.Task[None] | None = None
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                welcome = await self._hello()
            self._say(welcome)
            await self._hub.look(self._game, self)
            writer = asyncio.create_task(self._write())
            await self._read()
        except Refusal as refusal:
            await self._goodbye(Refused(refusal.code, refusal.why))
        except GONE:
            pass
        finally:
            self._hub.leave(self._game, self)
            if writer is not None:
                writer.cancel()
            await self._close()

    # --- out ----------------------------------------------------------------------------------------------

    def show(self, shot: Shot) -> None:
        """Send a frame, soon."""
        waiting = sum(isinstance(each, Shot) for each in self._out)
        if waiting >= QUEUE:
            rest = [each for each in self._out if not isinstance(each, Shot)]
            self._out.clear()
            self._out.extend(rest)
        self._out.append(shot)
        self._wake.set()

    def leave(self) -> None:
        """The room is closed: a browser that comes back gets what is stored."""
        self._left = True
        self._wake.set()

    def _say(self, message: ToBrowser) -> None:
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
                message = self._frame(item) if isinstance(item, Shot) else item
                async with asyncio.timeout(SEND_WITHIN):
                    await self._socket.send_text(encoder.encode(message).decode())
            self._wake.clear()
            if not self._out and not self._left:
                await self._wake.wait()

    def _frame(self, shot: Shot) -> Frame:
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

    async def _hello(self) -> Welcome:
        message = self._parse(await self._receive())
        if not isinstance(message, Hello):
            raise Refusal("invalid", 'The first message must be "hello", with the token of a seat.')
        if message.protocol != PROTOCOL:
            why = f"This server speaks version {PROTOCOL} of the protocol, not {message.protocol}"
            raise Refusal("protocol", f"{why}: reload the page.")
        key = hashed(message.token)
        found = await self._hub.read(lambda: self._store.seat_of(key))
        if found is None:
            raise Refusal("seat", "This token opens no seat: the game is no more, or the link is incomplete.")
        self._game, seat = found
        self.seat = seat.side
        game = await self._hub.read(lambda: self._store.game(self._game))
        if game is None:
            raise Refusal("seat", "This game is no more.")
        if not seat.opened:
            await self._hub.read(lambda: self._store.set_seat(self._game, seat.side, opened=True))
        players = {str(side): name for side, name in game.players.items()}
        return Welcome(PROTOCOL, game.id, seat.side, game.rules, players, seat.title, game.created)

    async def _read(self) -> None:
        while True:
            data = await self._receive()
            try:
                if not self._bucket.take():
                    self._too_fast += 1
                    raise Refusal("too-fast", "Too many messages at once; this one was not taken.")
                await self._take(self._parse(data))
            except Refusal as refusal:
                self._say(Refused(refusal.code, refusal.why))
                if refusal.code in ("stale", "over", "option"):
                    self.show(await self._hub.peek(self._game, self._shot))
                if self._too_fast > self._limits.patience:
                    raise Refusal("too-fast", "Far too many messages: goodbye.") from None

    def _shot(self, room: Room) -> Shot:
        return room.shot(self.seat)

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
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Refusal("invalid", f"This message is not understood: {error}.") from None
        return message

    async def _take(self, message: FromBrowser) -> None:
        seat = self.seat
        match message:
            case Hello():
                raise Refusal("invalid", "The seat is open already.")
            case Answer(at=at, option=option, slowly=slowly):
                await self._hub.do(self._game, lambda room: room.answer(seat, at, option, slowly))
            case Follow(at=at, plan=plan):
                await self._hub.do(self._game, lambda room: room.follow(seat, at, plan))
            case Undo(at=at, times=times):
                await self._hub.do(self._game, lambda room: room.undo(seat, at, times))
            case Redo(at=at, times=times):
                await self._hub.do(self._game, lambda room: room.redo(seat, at, times))
            case Ask(asking=asking):
                await self._hub.do(self._game, lambda room: room.ask(seat, asking))
            case Concede(at=at):
                await self._hub.do(self._game, lambda room: room.concede(seat, at))
            case WhyNot(card=card):
                name, reasons = await self._hub.peek(self._game, lambda room: room.why(seat, card))
                self._say(Because(name, reasons))
