"""Words that point at a card or a server: this card, that card, the chosen ice, the attacked server."""

from .base import Filter
from .base import Ref as Ref
from .base import ServerRef as ServerRef
from .node import node
from .words import CentralName, PileZone


@node
class This(Ref):
    """The card the ability is printed on (its source, 9.1.3)."""


@node
class That(Ref):
    """The card that met the trigger condition."""


@node
class Chosen(Ref):
    """What an earlier `Choose` or `Search` of the same ability picked."""

    slot: int = 0


@node
class Remembered(Ref):
    """What `Remember` noted on the source card."""


@node
class Approached(Ref):
    """The ice being approached."""


@node
class Encountered(Ref):
    """The ice being encountered."""


@node
class LastEncountered(Ref):
    """The ice that was encountered last in the run in progress, or else in the latest one."""


@node
class Accessed(Ref):
    """The card being accessed."""


@node
class HostOf(Ref):
    """The card that hosts the source."""


@node
class Bound(Ref):
    """The card a lingering effect was bound to when it was created or when it came into force."""


@node
class Affected(Ref):
    """The cards the instruction before this one acted on: drawn, trashed by damage, moved..."""


@node
class GivenUp(Ref):
    """The cards that were chosen to pay for playing the source: trashed, moved, ..."""


@node
class TopHosted(Ref):
    """The card that was hosted on the source last, without being installed."""


@node
class Those(Ref):
    """The cards in view: those the ability looked at, revealed, set aside or trashed from a deck last, while
    they are where that put them."""


@node
class Top(Ref):
    """The top cards of a deck, or of the trash."""

    zone: PileZone
    amount: int = 1


@node
class Every(Ref):
    """All cards of a set, as they are when it comes to them."""

    filter: Filter


@node
class ThisServer(ServerRef):
    """The server the source is installed in the root of, or protects."""


@node
class Attacked(ServerRef):
    """The attacked server of the run in progress."""


@node
class Central(ServerRef):
    """HQ, R&D or Archives."""

    name: CentralName


@node
class AnyServer(ServerRef):
    """Every server."""


@node
class AnyRemote(ServerRef):
    """Every remote server."""


@node
class AnyCentral(ServerRef):
    """Every central server."""


@node
class OneOf(ServerRef):
    """Each of several servers."""

    servers: tuple[ServerRef, ...]


@node
class Except(ServerRef):
    """Some servers without others."""

    server: ServerRef
    but: ServerRef


@node
class Occupied(ServerRef):
    """Every server with a card in its root."""


@node
class Meeting(ServerRef):
    """The servers that each of several references points at."""

    servers: tuple[ServerRef, ...]


@node
class Protected(ServerRef):
    """Every server that ice protects."""


@node
class AlreadyRun(ServerRef):
    """The servers the Runner announced a run on this turn."""


@node
class WonThisTurn(ServerRef):
    """The servers the Runner made a successful run on this turn."""


@node
class LastWon(ServerRef):
    """The server of the last successful run this turn."""


@node
class ThatServer(ServerRef):
    """The server that the trigger condition was about."""


@node
class NewRemote(ServerRef):
    """A remote server that is created by installing a card there (26.03: 4.6.8b)."""


@node
class ServerOf(ServerRef):
    """The server a card is in, in the root of, or protecting."""

    ref: Ref


@node
class RememberedServer(ServerRef):
    """The server that `RememberServer` noted on the source card."""


@node
class YourMark(ServerRef):
    """The server that is the Runner's mark this turn, if one was identified (26.03: 10.11)."""


@node
class ProtectedServer(ServerRef):
    """Each of some servers that is protected by ice."""

    server: ServerRef


THIS = This()
THAT = That()
CHOSEN = Chosen()
REMEMBERED = Remembered()
APPROACHED = Approached()
ENCOUNTERED = Encountered()
LAST_ENCOUNTERED = LastEncountered()
ACCESSED = Accessed()
HOST = HostOf()
BOUND = Bound()
AFFECTED = Affected()
GIVEN_UP = GivenUp()
TOP_HOSTED = TopHosted()
THOSE = Those()
THIS_SERVER = ThisServer()
ATTACKED = Attacked()
ANY_SERVER = AnyServer()
ANY_REMOTE = AnyRemote()
ANY_CENTRAL = AnyCentral()
ALREADY_RUN = AlreadyRun()
WON_THIS_TURN = WonThisTurn()
LAST_WON = LastWon()
OCCUPIED = Occupied()
PROTECTED = Protected()
REMEMBERED_SERVER = RememberedServer()
THAT_SERVER = ThatServer()
NEW_REMOTE = NewRemote()
HQ_SERVER = Central("HQ")
RND_SERVER = Central("R&D")
YOUR_MARK = YourMark()
ARCHIVES_SERVER = Central("Archives")
