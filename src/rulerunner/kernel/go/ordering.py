"""Subroutines that ice gains from several abilities at once: the Corp declares their order (26.03: 9.8.2d).

What ice has is worked out anew whenever it is asked for (`read/subroutines.py`). So it must be noted what it
had at the last checkpoint, as soon as there are two abilities that may give something: for each piece of ice,
in an effect that lasts while the ice is rezzed. What the note has not is new, and was gained at once.
"""

from ...lang.abilities import Sub
from ...lang.headings import SUBROUTINES
from ...lang.words import CORP, ICE, IN_ORDER, TABLE
from ...state.decision import Decision
from ...state.frames import ChooseFrame, OrderFrame
from ...state.records import NOBODY, Lingering
from ...state.state import State
from ..change import atoms, following
from ..read.subroutines import Gift, Stood, from_others, givers, keys, known, standing


def watched(s: State) -> bool:
    """Whether ice may gain subroutines from several abilities at once, by an edition that has a rule for it.
    Asked where an ability says that ice gains any."""
    return "subroutine-order" in s.edition.cites and givers(s) > 1


def unnoted(s: State) -> bool:
    """Whether ice has gained or lost something since that was last noted."""
    return any(_changed(s, ice) for ice in _active(s))


def note_gained(s: State) -> None:
    """Note the order of what ice has gained; have the Corp declare it, where that is up to it."""
    for ice in _active(s):
        if _changed(s, ice):
            tied = _at_once(s, ice)
            _note(s, ice)
            s.stack.extend([OrderFrame(ice, subs) for subs in tied])


def step(s: State, f: OrderFrame) -> Decision | None:
    """Ask which of them comes next, until the rest are alike. Those of one ability stay in its order."""
    here = keys(s, f.ice)
    if f.asked:
        picked = next(one for one in f.subs if one[:4] == here[s.last_choice[0]])
        f = f._replace(picked=(*f.picked, picked), asked=False)
    left = tuple([one for one in f.subs if one not in f.picked])
    subs = _subs(s, f.ice)
    rule = s.edition.cites["subroutine-order"]
    if len({subs[one] for one in left}) > 1:
        s.stack[-1] = f._replace(asked=True)
        places = tuple([here.index(one[:4]) for one in _next(left, subs)])
        s.stack.append(ChooseFrame(CORP, rule, "subroutine-order", "subroutine", places, card=f.ice))
        return None
    s.stack.pop()
    s.rule, s.source = rule, NOBODY
    _note(s, f.ice, f.picked + left)
    following.follow_subroutines(s)
    atoms.note(s, "choice", CORP, f.ice, 0, s.cards[f.ice].server, IN_ORDER)
    return None


def _next(left: tuple[Stood, ...], subs: dict[Stood, Sub]) -> list[Stood]:
    """The first of what is left of each ability; of two abilities that have the same left, one."""
    rests: dict[tuple[Sub, ...], Stood] = {}
    for one in left:
        rest = [other for other in left if other[:3] == one[:3]]
        if rest[0] == one:
            rests.setdefault(tuple([subs[other] for other in rest]), one)
    return list(rests.values())


def _active(s: State) -> list[int]:
    """The ice in play."""
    return [cid for cid in s.zones[TABLE] if s.cards[cid].face.type == ICE and s.cards[cid].active_since >= 0]


def _changed(s: State, ice: int) -> bool:
    stood = standing(s, ice)
    return stood is None or set(known(stood)) != set(_subs(s, ice))


def _subs(s: State, ice: int) -> dict[Stood, Sub]:
    """What a piece of ice has from others now."""
    return {one: sub for gift in from_others(s, ice) for one, sub in _of(gift)}


def _of(gift: Gift) -> list[tuple[Stood, Sub]]:
    return [((*gift.key, n, gift.since[0]), sub) for n, sub in enumerate(gift.subs)]


def _at_once(s: State, ice: int) -> list[tuple[Stood, ...]]:
    """The subroutines that a piece of ice has gained from several abilities at one time, by category, where
    their order can be told."""
    stood = standing(s, ice)
    old = {(*one[:3], one[4]) for one in known(stood)} if stood is not None else set()
    moments: dict[tuple[bool, int], list[Gift]] = {}
    for gift in from_others(s, ice):
        if (*gift.key, gift.since[0]) not in old:
            # Where nothing was noted, all that is there has applied since the later of two became active.
            moments.setdefault((gift.before, gift.since[0] if stood is None else NOBODY), []).append(gift)
    return [
        tuple([one for gift in tied for one, _ in _of(gift)])
        for tied in moments.values()
        if len(tied) > 1 and len({sub for gift in tied for sub in gift.subs}) > 1
    ]


def _note(s: State, ice: int, declared: tuple[Stood, ...] = ()) -> None:
    """Note the order of what a piece of ice has from others: as it is, but for what was declared."""
    now = {one[:4]: one for one in _subs(s, ice)}
    row = [now[key] for key in keys(s, ice) if key in now]
    order = iter(declared)
    flat = tuple([part for one in row for part in (next(order) if one in declared else one)])
    card = s.cards[ice]
    note = Lingering(s.fresh(), ice, card.object_no, CORP, "rezzed", NOBODY, SUBROUTINES, bound=ice)
    note = note._replace(bound_object=card.object_no, active_since=s.moment, after=flat)
    others = tuple([effect for effect in s.lingering if effect is not standing(s, ice)])
    s.keep_lingering((*others, note))
