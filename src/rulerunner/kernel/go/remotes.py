"""More remote servers than an ability allows: the Corp keeps some of them (26.03: 4.6.8f)."""

from ...lang.statics import ServerLimit
from ...lang.words import CORP
from ...state.decision import Decision
from ...state.frames import ChooseFrame, ServersFrame
from ...state.records import ARCHIVES_ID
from ...state.state import State
from ..change import atoms
from ..read.declared import cannot, declared
from .trashed import sort_trashed


def limit_servers(s: State) -> None:
    """Have the Corp choose the servers it keeps, if there are too many. One with a card that cannot be
    trashed stays in any case; if those alone are too many, what else lies there goes."""
    most = min([d.most for _, d in declared(s, "server limit") if isinstance(d, ServerLimit)], default=-1)
    remotes = [server for server in s.servers if server > ARCHIVES_ID and _cards(s, server)]
    if not 0 <= most < len(remotes) or any(isinstance(f, ServersFrame) for f in s.stack):
        return
    staying = tuple([server for server in remotes if len(_trashable(s, server)) < len(_cards(s, server))])
    others = tuple([server for server in remotes if server not in staying])
    if len(staying) <= most:
        s.stack.append(ServersFrame(most - len(staying), others, staying))
    elif others or sum(1 for server in staying if _trashable(s, server)) > most:
        s.stack.append(ServersFrame(most, staying))


def step(s: State, f: ServersFrame) -> Decision | None:
    rule = s.edition.cites["memory"]
    if f.most and not f.asked:
        s.stack[-1] = f._replace(asked=True)
        s.stack.append(ChooseFrame(CORP, rule, "keep-server", "server", f.servers, f.most, f.most))
        return None
    s.stack.pop()
    kept = (*f.staying, *(s.last_choice if f.asked else ()))
    gone = [server for server in s.servers if server > ARCHIVES_ID and server not in kept]
    s.rule = rule
    atoms.trash(s, tuple([cid for server in gone for cid in _trashable(s, server)]), "")
    sort_trashed(s)
    return None


def _cards(s: State, server: int) -> tuple[int, ...]:
    return s.servers[server].root + s.servers[server].ice


def _trashable(s: State, server: int) -> list[int]:
    return [cid for cid in _cards(s, server) if not cannot(s, "trash", cid)]
