"""Who asks, and where others find this server."""

import ipaddress
import socket
from collections.abc import Iterable, Sequence

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadAddress(ValueError):
    """No address or network; the message says what would be one."""


def networks(words: Iterable[str]) -> tuple[Network, ...]:
    """Addresses or networks, such as 127.0.0.1 and 10.0.0.0/8."""
    found = []
    for word in words:
        try:
            found.append(ipaddress.ip_network(word.strip(), strict=False))
        except ValueError:
            raise BadAddress(f"{word!r} is no address or network: write 127.0.0.1 or 10.0.0.0/8") from None
    return tuple(found)


def within(address: str, places: Sequence[Network]) -> bool:
    """Whether an address is in one of the networks."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in place for place in places if place.version == found.version)


def client_of(peer: str, forwarded: Sequence[str], proxies: Sequence[Network]) -> str:
    """Who asks. A proxy that the owner of the server named says for whom it asks, and it alone is believed:
    what the one before it claimed counts only if that is a named proxy, too."""
    at = peer
    for claimed in reversed([part.strip() for header in forwarded for part in header.split(",")]):
        if not within(at, proxies):
            break
        try:
            at = str(ipaddress.ip_address(claimed))
        except ValueError:
            break
    return at


def own_addresses() -> list[str]:
    """The addresses of this machine that others in its network can reach, the usual one first."""
    found: list[str] = []
    for family, probe in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        # Nothing is sent: connecting a datagram socket only asks which way it would go.
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((probe, 9))
                found.append(asking.getsockname()[0])
        except OSError:
            continue
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        named = []
    found += [str(each[4][0]) for each in named]
    return [each for each in dict.fromkeys(each.partition("%")[0] for each in found) if _reachable(each)]


def _reachable(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return not found.is_loopback and not found.is_link_local
