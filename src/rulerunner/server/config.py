"""How a server is set up."""

import secrets
from typing import NamedTuple
from urllib.parse import urlsplit

from .addresses import Network, networks
from .limits import Limits


class BadConfig(ValueError):
    """Something about the set-up is wrong; the message says what, and what would be right."""


class Config(NamedTuple):
    """What the owner of a server decides."""

    db: str
    host: str = "127.0.0.1"
    """The address it listens at."""
    public_url: str = ""
    """The address under which people reach it, if a proxy stands before it."""
    allowed_hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[Network, ...] = ()
    admin_key: str = ""
    """What opens the admin page and the figures; "": nothing does."""
    limits: Limits = Limits()
    helpers: int = 2
    """Processes for bots, and half as many for what strangers send; 0: threads, for tests."""
    worker: str = ""
    """The name of this worker among several; "": it is alone."""
    worker_address: str = ""
    """Where other workers reach it: host:port."""
    cluster_key: str = ""
    """What workers show each other."""
    handing: str = ""
    """The folder in which the workers of this machine hand connections on."""

    def alone(self) -> bool:
        """Whether no other server uses the same database."""
        return not self.worker


def public_name(url: str) -> str:
    """The host of a public address; an error says what is wrong with it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or parts.path not in ("", "/")
        or parts.query
    ):
        raise BadConfig(f"{url!r} is no address of a server: write it like https://play.example.org")
    assert port is None or port > 0
    return parts.hostname.lower()


def proxies(words: list[str]) -> tuple[Network, ...]:
    """The proxies that are believed."""
    try:
        return networks(words)
    except ValueError as error:
        raise BadConfig(f"--trusted-proxy: {error}") from None


def new_key() -> str:
    """Something that nobody guesses."""
    return secrets.token_urlsafe(24)
