"""The same test plays the same games, whenever it runs."""

import base64
from random import Random

import pytest

from rulerunner.server import tokens


class Foreseeable:
    """Like `secrets`, and none."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)
        self.randbits = self._chance.getrandbits
        self.choice = self._chance.choice
        self.token_bytes = self._chance.randbytes

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self.token_bytes(size)).decode().rstrip("=")


@pytest.fixture(autouse=True)
def foreseeable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names, codes and deals of games between people follow from the name of the test."""
    monkeypatch.setattr(tokens, "secrets", Foreseeable(request.node.nodeid))
