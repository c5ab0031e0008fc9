"""What can be told of an ability before it resolves, and instructions about which there is little to ask."""

from rulerunner.lang import instructions as w
from rulerunner.lang.filters import Among, OfChosenType
from rulerunner.lang.quantities import LastAmount, TheX, TraceStrength
from rulerunner.lang.refs import Affected, Chosen, Those
from rulerunner.lang.words import ARCHIVES, HQ, RND, TABLE
from rulerunner.state.state import State

from .asking import Asking, Unjudged
from .pointing import is_server, marked, pointed_at
from .reading import everything, number
from .saying import words

LATER = (LastAmount, TheX, TraceStrength, Chosen, Affected, Those, Among, OfChosenType)


def foreseen(word: object) -> bool:
    """Whether something can be told before the ability resolves."""
    return isinstance(word, int) or not any(isinstance(part, LATER) for part in words(word))


def some(s: State, a: Asking, amount: object) -> bool:
    return not foreseen(amount) or number(s, a, amount) > 0  # type: ignore[arg-type]


def does_the_rest(s: State, a: Asking, i: w.Instruction) -> bool:
    """Whether one instruction could change the game: those that move cards about, and those that only settle
    something."""
    match i:
        case w.ChooseType() | w.ChooseName():
            return False  # what is done with it may
        case w.MoveAll(filter=filter):
            return not foreseen(filter) or bool(everything(s, a, filter))
        case w.AddAsAgenda(ref=ref) | w.GiveSubtypes(ref=ref) | w.SwitchIdentity(ref=ref):
            return not foreseen(ref) or bool(pointed_at(s, a, ref))
        case w.HostAsCounter(host=ref):
            return not foreseen(ref) or bool(pointed_at(s, a, ref))
        case w.MoveIce(ref=ref, server=to):
            ice = pointed_at(s, a, ref)
            there = any(is_server(s, a, to, x) for x in s.servers)
            return there and (not foreseen(ref) or any(s.cards[c].zone == TABLE for c in ice))
        case w.MoveToIce(ref=ref):
            return s.run is not None and (not foreseen(ref) or bool(pointed_at(s, a, ref)))
        case w.RearrangeIce(server=at):
            return any(len(x.ice) > 1 for x in s.servers.values() if is_server(s, a, at, x.id))
        case w.RevealHand(zone=zone):
            return bool(s.zones[zone])
        case w.SetAside(zone=zone, amount=n):
            return bool(s.zones[zone]) and some(s, a, n)
        case w.SetAsideUntil(zone=zone):
            return bool(s.zones[zone])
        case w.Sabotage(amount=n):
            return bool(s.zones[HQ] or s.zones[RND]) and some(s, a, n)
        case w.Distribute(amount=n, filter=filter):
            return some(s, a, n) and (not foreseen(filter) or bool(everything(s, a, filter)))
        case w.IdentifyMark():
            return marked(s) < 0
        case w.TurnFace(filter=filter, up=up):
            found = everything(s, a, filter) if foreseen(filter) else set()
            turned = [c for c in found if s.cards[c].zone == ARCHIVES and s.cards[c].faceup is not up]
            return not foreseen(filter) or bool(turned)
    raise Unjudged(f"instruction {type(i).__name__}")
