"""Tokens: what opens a seat, and whose games these are.

A profile's token is made by its browser and never stored: the database knows it by its hash. The token of a
seat is derived from the profile's token and the game, so that the lobby can list it again whenever the
profile asks, and the database needs nothing but its hash either. Who reads the database can open no seat.
"""

import base64
import hashlib
import hmac
import secrets
from typing import Final

BYTES: Final = 32
INVITATION: Final = "invitation"


def new_id() -> str:
    """A name that nobody guesses."""
    return secrets.token_urlsafe(16)


def new_seed() -> int:
    """A seed that cannot be found again by trying them all."""
    return secrets.randbits(63)


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def derived(profile: str, game: str, what: str) -> str:
    """The token of a seat, or of the invitation to one, that belongs to a profile."""
    mark = hmac.digest(profile.encode(), f"{game}/{what}".encode(), "sha256")
    return base64.urlsafe_b64encode(mark).decode().rstrip("=")


def same(one: str, two: str) -> bool:
    """Whether two hashes are the same, in a time that does not tell how far they agree."""
    return hmac.compare_digest(one.encode(), two.encode())
