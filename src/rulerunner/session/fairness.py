"""That a deal was fair: a promise before the game, which everyone can check after it.

The server draws a secret and shows its SHA-256, the *commitment*, before anybody sits down. Each player's
browser adds a number of its own (a *nonce*) that the server did not know when it drew the secret. The seed of
all chance in the game follows from the three. After the game the secret is shown. So no player could know or
choose the deal, and the server could not choose it either, unless it conspired with a player.
"""

import hashlib
import re
from typing import Any, Final, NamedTuple

HEX: Final = re.compile(r"[0-9a-f]{64}")
NONCE: Final = re.compile(r"[0-9A-Za-z_-]{0,64}")


def committed(secret: str) -> str:
    """What is shown of a secret before the game."""
    return hashlib.sha256(f"rulerunner commitment {secret}".encode()).hexdigest()


def seed_of(secret: str, game: str, corp: str, runner: str) -> int:
    """The seed that follows from the secret, the game's name and the players' nonces: 256 bits."""
    text = f"rulerunner seed\n{secret}\n{game}\n{corp}\n{runner}"
    return (1 << 256) | int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")


class Fairness(NamedTuple):
    """Everything that goes into a seed. The secret is known only when the game is over."""

    game: str
    commitment: str
    secret: str
    corp: str = ""
    """The nonce of the Corp's player."""
    runner: str = ""

    def problem(self, seed: int) -> str:
        """What is wrong with a seed that is said to follow from this; "" if it does."""
        if committed(self.secret) != self.commitment:
            return "the secret is not the one that was promised: its hash is not the commitment"
        if seed_of(self.secret, self.game, self.corp, self.runner) != seed:
            return "the seed does not follow from the secret and the players' numbers"
        return ""

    def to_json(self) -> dict[str, str]:
        """For the header of a replay."""
        return self._asdict()

    @classmethod
    def from_json(cls, data: Any) -> "Fairness | None":
        """What `to_json` wrote; None if it is anything else."""
        if not isinstance(data, dict) or set(data) != set(cls._fields):
            return None
        if not all(isinstance(value, str) and NONCE.fullmatch(value) for value in data.values()):
            return None
        hashes = (data["commitment"], data["secret"])
        return cls(**data) if all(HEX.fullmatch(each) for each in hashes) else None
