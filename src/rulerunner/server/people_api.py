"""The requests of people who play each other: names, devices, tables, sitting down."""

import time
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from . import decking, lobby, people
from .api import Api
from .asking import answer
from .errors import Fault
from .limits import Buckets
from .names import key_of
from .requests import DeviceCode, FindTable, Join, SetName, SignIn, UseCode, Who
from .store import ProfileRow
from .tokens import DEVICE_CODE, hashed, new_code, read_code

CODE_LIVES: Final = 300
"""Seconds in which a code moves a profile to another browser."""


class PeopleApi(Api):
    """Those requests, and the ones that need nobody else."""

    def __init__(self, *desk: Any) -> None:
        super().__init__(*desk)
        self._names = Buckets(self.limits.name_burst, self.limits.name_rate)

    def all(self) -> list[Route]:
        """All requests, under /api."""
        mine = self.routes(
            [
                ("GET", "/me", self.me, "light"),
                ("PUT", "/me", self.set_name, "heavy"),
                ("POST", "/me/sign-in", self.sign_in, "guess"),
                ("POST", "/me/code", self.device_code, "heavy"),
                ("POST", "/me/use-code", self.use_code, "guess"),
                ("GET", "/tables", self.tables, "light"),
                ("POST", "/tables/find", self.find_table, "guess"),
                ("GET", "/tables/{id}", self.table, "light"),
                ("POST", "/join", self.join, "heavy"),
            ]
        )
        return [*mine, *super().all()]

    # --- names --------------------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        who = await self.visitor(request)
        return answer(_who(await self.hub.read(lambda: self.store.people.profile(who.hash))))

    async def set_name(self, request: Request) -> Response:
        who = await self.visitor(request)
        asked = await self.read(request, SetName, self.limits.body)
        take = lambda: people.take_name(self.store, who, asked.name, asked.password)  # noqa: E731
        return answer(_who(await self.hub.read(take)))

    async def sign_in(self, request: Request) -> Response:
        who = await self.visitor(request)
        asked = await self.read(request, SignIn, self.limits.body)
        # Many can guess from many places; whether there is such a name is not told by this either.
        if not self._names.take(key_of(asked.name)):
            raise Fault(429, "too-fast", "Too many attempts at this name: wait a moment.")
        enter = lambda: people.sign_in(self.store, who, asked.name, asked.password)  # noqa: E731
        return answer(_who(await self.hub.read(enter)))

    async def device_code(self, request: Request) -> Response:
        who = await self.visitor(request)
        code = new_code(DEVICE_CODE)
        expires = time.time() + CODE_LIVES
        await self.hub.read(lambda: self.store.people.add_code(hashed(code), who.profile, expires))
        return answer(DeviceCode(f"{code[:5]}-{code[5:]}", CODE_LIVES), 201)

    async def use_code(self, request: Request) -> Response:
        who = await self.visitor(request)
        asked = await self.read(request, UseCode, self.limits.body)

        def use() -> ProfileRow:
            profile = self.store.people.take_code(hashed(read_code(asked.code)))
            if profile is None:
                raise Fault(403, "code", "This code opens nothing: it was used, it is old, or mistyped.")
            return people.move_in(self.store, who, profile)

        return answer(_who(await self.hub.read(use)))

    # --- tables -------------------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        who = await self.visitor(request, needed=False)
        return answer(await self.hub.read(lambda: lobby.tables(self.store, who)))

    async def find_table(self, request: Request) -> Response:
        who = await self.visitor(request)
        asked = await self.read(request, FindTable, self.limits.body)
        find = lambda: lobby.find_table(self.store, invite=asked.invite, code=asked.code)  # noqa: E731
        return answer(lobby.table_info(await self.hub.read(find), who))

    async def table(self, request: Request) -> Response:
        who, id = await self.visitor(request, needed=False), request.path_params["id"]
        return answer(await self.hub.read(lambda: lobby.table(self.store, who, id)))

    async def join(self, request: Request) -> Response:
        who = await self.visitor(request)
        asked = await self.read(request, Join, self.limits.body)
        found = await self.hub.read(
            lambda: lobby.find_table(self.store, invite=asked.invite, code=asked.code, table=asked.table)
        )
        side, terms = lobby.free_side(found), lobby.terms_of(found)
        rules = decking.find_edition(found.rules)
        vetted = await self.vetted(asked.text, rules, side, terms.format) if side is not None else None
        sit = lambda: lobby.join(self.store, who, asked, found, vetted, self.limits)  # noqa: E731
        return answer(await self.hub.read(sit))


def _who(found: ProfileRow) -> Who:
    return Who(found.name, bool(found.password))
