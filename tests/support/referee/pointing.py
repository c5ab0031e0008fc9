"""What the words of a card point at: cards and servers, found by going through the whole table."""

from rulerunner.lang import refs as r
from rulerunner.lang.words import DECK_OF, HAND_OF
from rulerunner.state.frames import DrawFrame
from rulerunner.state.state import State

from .asking import NONE, Asking, Unjudged

CENTRALS = {"HQ": 0, "R&D": 1, "Archives": 2}
A_REMOTE = 99
"""Stands for a remote server that does not exist yet."""


def pointed_at(s: State, a: Asking, ref: r.Ref) -> set[int]:
    """The cards a reference points at."""
    match ref:
        case r.This():
            return {a.source} - {NONE}
        case r.That():
            return {a.change.card} - {NONE} if a.change is not None else set()
        case r.Chosen(slot=slot):
            return set(a.chosen[slot]) if slot < len(a.chosen) else set()
        case r.Encountered():
            return {s.encounter.ice} if s.encounter is not None else set()
        case r.Approached():
            return {s.run.ice} if s.run is not None and s.run.approaching else set()
        case r.Accessed():
            return {s.access.card} if s.access is not None else set()
        case r.HostOf():
            return {s.cards[a.source].host} - {NONE}
        case r.Bound():
            return {a.bound} - {NONE}
        case r.GivenUp() if a.given:
            return set(a.given)
        case r.Affected():
            return set(a.affected)
        case r.Those():
            return {cid for cid, object_no in a.those if s.cards[cid].object_no == object_no}
        case r.Top(zone=zone, amount=amount) if zone in DECK_OF.values():
            return set(s.zones[zone][:amount])
        case r.Remembered():
            noted = s.cards[a.source].noted
            return {cid for cid, object_no in noted if s.cards[cid].object_no == object_no}
    raise Unjudged(f"reference {type(ref).__name__}")


def just_drawn(s: State, a: Asking) -> set[int]:
    """The cards whose being drawn is reacted to: while they lie aside, or, drawn into the hand, there."""
    if a.change is None or a.change.kind != "draw":
        return set()
    draws = [frame for frame in s.stack if isinstance(frame, DrawFrame)]
    if not draws:
        return {cid for cid in a.change.cards if s.cards[cid].zone in HAND_OF.values()}
    there = {cid for cid, object_no in draws[-1].drawn if s.cards[cid].object_no == object_no}
    return {cid for cid in there if s.cards[cid].zone == "aside" and s.cards[cid].owner == a.change.side}


def is_server(s: State, a: Asking, ref: r.ServerRef, server: int) -> bool:
    """Whether a reference to servers means this one; a remote yet to be made has a number of its own."""
    match ref:
        case r.AnyServer():
            return server >= 0
        case r.AnyRemote():
            return server > 2
        case r.AnyCentral():
            return server in CENTRALS.values()
        case r.Central(name=name):
            return server == CENTRALS[name]
        case r.ThisServer():
            return server >= 0 and server == (a.here if a.here >= 0 else server_of(s, a.source))
        case r.Attacked():
            return s.run is not None and s.run.server == server
        case r.OneOf(servers=parts):
            return any(is_server(s, a, part, server) for part in parts)
        case r.Except(server=these, but=those):
            return is_server(s, a, these, server) and not is_server(s, a, those, server)
        case r.AlreadyRun():
            return server in {change.server for change in s.changes_this_turn.get("server announced", ())}
        case r.ThatServer():
            return a.change is not None and server >= 0 and a.change.server == server
        case r.Protected():
            return server in s.servers and bool(s.servers[server].ice)
        case r.Occupied():
            return server in s.servers and bool(s.servers[server].root)
        case r.Meeting(servers=parts):
            return all(is_server(s, a, part, server) for part in parts)
        case r.ProtectedServer(server=these):
            protected = server in s.servers and bool(s.servers[server].ice)
            return protected and is_server(s, a, these, server)
        case r.YourMark():
            return server >= 0 and marked(s) == server
        case r.NewRemote():
            return server == A_REMOTE
        case r.ServerOf(ref=of):
            found = pointed_at(s, a, of)
            at = {
                s.cards[c].server if s.cards[c].server >= 0 else CENTRALS.get(s.cards[c].zone) for c in found
            }
            return server >= 0 and server in at
        case r.RememberedServer():
            return server >= 0 and s.cards[a.source].noted_server == server
    raise Unjudged(f"reference {type(ref).__name__}")


def marked(s: State) -> int:
    """The server that is the mark this turn, if there is one (10.11)."""
    marks = [x.here for x in s.lingering if x.heading == "mark" and x.until == s.turn]
    return marks[0] if marks else NONE


def server_of(s: State, cid: int) -> int:
    """The server whose root a card is in or which it protects; a hosted card is where its host is."""
    for server in s.servers.values():
        if cid in server.root or cid in server.ice:
            return server.id
    return server_of(s, s.cards[cid].host) if s.cards[cid].host >= 0 else NONE


def position(s: State, cid: int) -> int:
    """The position of ice, counted from the innermost one."""
    at = [server.ice.index(cid) for server in s.servers.values() if cid in server.ice]
    return at[0] if at else NONE
