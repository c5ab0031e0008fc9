"""A browser whose game another worker has: its messages are handed on, both ways, unread."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from .safety import FOR_HEADER, WORKER_HEADER

log = logging.getLogger(__name__)
OPEN_WITHIN: Final = 3.0
LARGEST: Final = 16 * 1024 * 1024
TRY_LATER: Final = 1013


class Unreachable(Exception):
    """The other worker does not answer."""


async def relay(socket: WebSocket, address: str, hello: bytes, key: str, client: str) -> None:
    """Hand everything on until one of the two goes."""
    headers = {WORKER_HEADER: key, FOR_HEADER: client}
    try:
        far = await connect(
            f"ws://{address}/api/play",
            additional_headers=headers,
            open_timeout=OPEN_WITHIN,
            max_size=LARGEST,
            compression=None,
            proxy=None,
        )
    except (OSError, TimeoutError, WebSocketException) as error:
        raise Unreachable(address) from error
    async with far:
        await far.send(hello.decode(errors="replace"))
        tasks = {asyncio.create_task(_there(socket, far)), asyncio.create_task(_back(socket, far))}
        _, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in left:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _there(socket: WebSocket, far: ClientConnection) -> None:
    with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            await far.send(text if text is not None else message.get("bytes") or b"")


async def _back(socket: WebSocket, far: ClientConnection) -> None:
    code = TRY_LATER
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        try:
            while True:
                said = await far.recv()
                await socket.send_text(said if isinstance(said, str) else said.decode())
        except ConnectionClosed as closed:
            if closed.rcvd is not None:
                code = closed.rcvd.code
        await socket.close(code)
