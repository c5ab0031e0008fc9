"""Keys, codes and names that nobody guesses.

A browser's key is made there and never stored: the database knows it by its hash. An invitation is derived
from the host's key and the game, so that the lobby can show it again whenever the host asks, and the database
needs nothing but its hash either. Who reads the database can open no seat and take no invitation.
"""

import base64
import hashlib
import hmac
import secrets
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None of them is mistaken for another when it is read aloud or copied by hand."""
TABLE_CODE, DEVICE_CODE = 7, 10
SCRYPT: Final = {"n": 2**14, "r": 8, "p": 1}


def new_id() -> str:
    """A name that nobody guesses."""
    return secrets.token_urlsafe(16)


def new_seed() -> int:
    """A seed of a game against the machine."""
    return secrets.randbits(63)


def new_packs() -> int:
    """A seed of sealed packs, short enough to be said."""
    return secrets.randbits(63) % 1_000_000


def new_secret() -> str:
    """What the seed of a game between people follows from."""
    return secrets.token_hex(32)


def new_code(length: int) -> str:
    """A few letters to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def read_code(text: str) -> str:
    """A code as someone typed it: small letters, gaps and hyphens do not matter."""
    return "".join(text.upper().replace("-", "").split())[:40]


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def invitation(key: str, game: str) -> str:
    """The token of the invitation to a game of the one with this key."""
    mark = hmac.digest(key.encode(), f"{game}/invitation".encode(), "sha256")
    return base64.urlsafe_b64encode(mark).decode().rstrip("=")


def same(one: str, two: str) -> bool:
    """Whether two hashes are the same, in a time that does not tell how far they agree."""
    return hmac.compare_digest(one.encode(), two.encode())


def hashed_password(password: str) -> str:
    """What the database keeps of a password. Takes a while, which is the point."""
    salt = secrets.token_bytes(16)
    mark = hashlib.scrypt(password.encode(), salt=salt, **SCRYPT)
    return f"scrypt${salt.hex()}${mark.hex()}"


def right_password(password: str, kept: str) -> bool:
    """Whether this is the password. It takes as long if there is none."""
    _, salt, mark = kept.split("$") if kept else ("", "00" * 16, "00" * 64)
    found = hashlib.scrypt(password.encode(), salt=bytes.fromhex(salt), **SCRYPT)
    return hmac.compare_digest(found.hex(), mark) and bool(kept)
