"""The subroutines of a piece of ice, printed and gained, in their order; and which of them can be broken."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from ...lang.abilities import Sub
from ...lang.face import NO_GIFTS
from ...lang.filters import Same
from ...lang.headings import BREAK_LIMIT, BREAKS_ONLY, SUBROUTINES
from ...lang.instructions import Damage, Trace
from ...lang.refs import THIS
from ...lang.statics import BreakLimit, BreaksOnly, GainsSubroutines, RepeatsSubroutines
from ...lang.validating.walk import words
from ...lang.words import NET, TABLE
from ...state.records import NOBODY, Encounter, Lingering
from ...state.state import State
from .context import PlainContext, plain
from .declared import applies_now, declared
from .evaluate import holds, matches, number

PRINTED, OF_CARD, OF_EFFECT = range(3)

Key = tuple[int, int, int, int]
"""Which subroutine it is, wherever it stands: how the ice has it, of which card or effect, of which of that
card's abilities, and the how-manieth."""
Stood = tuple[int, int, int, int, int]
"""A key, and the moment from which the ability that gives the subroutine applied."""


class Gift(NamedTuple):
    """Subroutines gained from one ability."""

    before: bool
    own: bool
    """Whether they are gained from a static ability of the ice itself."""
    since: tuple[int, int]
    """The moment from which the ability applied to the ice."""
    key: tuple[int, int, int]
    subs: tuple[Sub, ...]
    after: tuple[int, ...] = ()
    """The subroutine they were declared to stand behind, if any; `FIRST` is before all."""


FIRST = (-1,)


def changed(s: State) -> bool:
    """Whether anything in force gives ice subroutines."""
    return SUBROUTINES in s.statics


def subroutines(s: State, ice: int) -> tuple[Sub, ...]:
    """The subroutines of a piece of ice, in order."""
    if not changed(s):
        return s.cards[ice].face.subs
    return tuple(sub for _, sub in laid_out(s, ice))


def keys(s: State, ice: int) -> tuple[Key, ...]:
    """Which subroutines a piece of ice has, in order."""
    if not changed(s):
        return printed(s, ice)
    return tuple(key for key, _ in laid_out(s, ice))


def printed(s: State, ice: int) -> tuple[Key, ...]:
    return tuple((PRINTED, NOBODY, NOBODY, n) for n in range(len(s.cards[ice].face.subs)))


def laid_out(s: State, ice: int) -> list[tuple[Key, Sub]]:
    """Printed subroutines and those gained, by category (26.03: 9.8.3): what others put before them, the
    newest first; what the ice itself puts before them; the printed ones; what the ice itself puts after
    them; what others put after them, the oldest first."""
    denied = s.cards[ice].face.lost & NO_GIFTS
    given = [] if denied else sorted(_gifts(s, ice), key=lambda gift: gift.since)
    gifts = [gift for gift in given if not gift.after]
    own = [gift for gift in gifts if gift.own]
    others = [gift for gift in gifts if not gift.own]
    stood = standing(s, ice) if len(others) > 1 else None
    found = _of_others([gift for gift in others if gift.before], stood)
    found += [pair for gift in own if gift.before for pair in _numbered(gift)]
    found += zip(printed(s, ice), s.cards[ice].face.subs, strict=True)
    found += [pair for gift in own if not gift.before for pair in _numbered(gift)]
    found += _of_others([gift for gift in others if not gift.before], stood)
    for gift in given:
        if gift.after:
            at = _behind(found, gift.after)
            found[at:at] = _numbered(gift)
    for ctx, declaration in declared(s, SUBROUTINES):
        if isinstance(declaration, RepeatsSubroutines) and matches(s, ctx, declaration.of, ice):
            found = [one for pair in found for one in _twice(pair, len(found))]
    return found


def _of_others(gifts: list[Gift], stood: Lingering | None) -> list[tuple[Key, Sub]]:
    """What others put before or after the rest, oldest gift first: in the order in which they were seen to
    be gained, or that was declared; what is new is nearer to the edge."""
    if stood is None:
        row = [pair for gift in gifts if not gift.before for pair in _numbered(gift)]
        return [pair for gift in reversed(gifts) if gift.before for pair in _numbered(gift)] + row
    places = {key: place for place, key in enumerate(known(stood))}
    ranked: list[tuple[int, int, tuple[Key, Sub]]] = []
    for age, gift in enumerate(gifts, 1):
        place = -age if gift.before else len(places) + age
        for key, sub in _numbered(gift):
            place = places.get((*key, gift.since[0]), place)  # one more stands with those it joins
            ranked.append((place, key[3], (key, sub)))
    return [pair for _, _, pair in sorted(ranked, key=lambda one: one[:2])]


def standing(s: State, ice: int) -> Lingering | None:
    """The order of what a piece of ice has gained from others, if it is noted: see `go/ordering.py`."""
    if SUBROUTINES in s.lasting_headings:
        for effect in s.lingering:
            if effect.heading == SUBROUTINES and effect.declaration is None and effect.bound == ice:
                return effect if effect.bound_object == s.cards[ice].object_no else None
    return None


def known(stood: Lingering) -> list[Stood]:
    """Which subroutines have been put in order, first to last."""
    flat = stood.after
    return [(flat[n], flat[n + 1], flat[n + 2], flat[n + 3], flat[n + 4]) for n in range(0, len(flat), 5)]


def from_others(s: State, ice: int) -> list[Gift]:
    """What a piece of ice has from abilities other than its own, oldest first; not what was given a place of
    its own."""
    if s.cards[ice].face.lost & NO_GIFTS:
        return []
    given = [gift for gift in _gifts(s, ice) if gift.subs and not gift.own and not gift.after]
    return sorted(given, key=lambda gift: gift.since)


def givers(s: State) -> int:
    """How many abilities may give subroutines to ice that is not their source."""
    foreign = [d for _, _, d in s.statics[SUBROUTINES] if isinstance(d, GainsSubroutines) and d.of != ITSELF]
    if SUBROUTINES not in s.lasting_headings:
        return len(foreign)
    lasting = [e for e in s.lingering if isinstance(e.declaration, GainsSubroutines) and not e.after]
    return len(foreign) + len(lasting)


ITSELF: Final = Same(THIS)


def _behind(found: list[tuple[Key, Sub]], after: tuple[int, ...]) -> int:
    """The place behind a subroutine; the last one, if that is lost by now."""
    if after == FIRST:
        return 0
    return next((place for place, (key, _) in enumerate(found, 1) if key == after), len(found))


def _twice(pair: tuple[Key, Sub], many: int) -> tuple[tuple[Key, Sub], tuple[Key, Sub]]:
    """A subroutine and the same once more, known by a number that none of so many has."""
    (kind, card, ability, number), sub = pair
    return pair, ((kind, card, ability, number + REPEATED * many), sub)


REPEATED: Final = 1_000
"""More subroutines than any ability gives."""


def _numbered(gift: Gift) -> list[tuple[Key, Sub]]:
    return [((*gift.key, n), sub) for n, sub in enumerate(gift.subs)]


def _gifts(s: State, ice: int) -> Iterator[Gift]:
    """The subroutines that static abilities and lasting effects give a piece of ice."""
    there = s.cards[ice].active_since
    for cid, index, declaration in s.statics.get(SUBROUTINES, ()):
        card = s.cards[cid]
        ctx = plain(cid, card.owner)
        if isinstance(declaration, GainsSubroutines) and holds(s, ctx, card.face.conditions[index]):
            subs = _given(s, ctx, declaration, ice)
            since = (max(card.active_since, there), card.active_since)
            yield Gift(declaration.before, cid == ice, since, (OF_CARD, cid, index), subs)
    if SUBROUTINES not in s.lasting_headings:
        return
    for effect in s.lingering:
        given = effect.declaration
        if isinstance(given, GainsSubroutines) and applies_now(s, effect):
            ctx = PlainContext(effect.source, effect.side, bound=effect.bound, here=effect.here)
            subs = _given(s, ctx, given, ice) if holds(s, ctx, effect.condition) else ()
            since = (max(effect.active_since, there), effect.active_since)
            yield Gift(given.before, False, since, (OF_EFFECT, effect.id, NOBODY), subs, effect.after)


def _given(s: State, ctx: PlainContext, declaration: GainsSubroutines, ice: int) -> tuple[Sub, ...]:
    if not matches(s, ctx, declaration.of, ice):
        return ()
    subs = tuple(sub for sub in declaration.subroutines if isinstance(sub, Sub))
    return subs * max(0, number(s, ctx, declaration.times))


# --- in an encounter --------------------------------------------------------------------------------------


def order(s: State, encounter: Encounter) -> tuple[Key, ...]:
    """The subroutines of an encounter as they were last looked at: their places are what is broken."""
    return encounter.order or printed(s, encounter.ice)


def breakers(encounter: Encounter) -> tuple[tuple[int, int], ...]:
    """The broken subroutines, each with the card that broke it."""
    unknown = (NOBODY,) * (len(encounter.broken) - len(encounter.by))
    return tuple(zip(encounter.broken, encounter.by + unknown, strict=True))


def unbroken(s: State) -> tuple[int, ...]:
    """The unbroken subroutines of the encounter, in order."""
    encounter = s.encounter
    if encounter is None:
        return ()
    broken = encounter.broken
    return tuple([i for i in range(len(subroutines(s, encounter.ice))) if i not in broken])


def unresolved(s: State) -> tuple[int, ...]:
    """The unbroken subroutines of the encounter that can still resolve, in order."""
    encounter = s.encounter
    if encounter is None or encounter.cut_short or not have_effect(s, encounter.ice):
        return ()
    return tuple([i for i in unbroken(s) if i not in encounter.resolved])


def have_effect(s: State, ice: int) -> bool:
    """Whether the subroutines of a piece of ice are active. Installed, it has to be rezzed (9.1.7); ice that
    is not installed resolves them wherever it is met (26.03: 9.1.8h)."""
    card = s.cards[ice]
    return card.faceup or card.zone != TABLE


def may_break(s: State, by: int, picked: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The unbroken subroutines that a card can break, besides those it is about to break."""
    left = unbroken(s)
    if picked:
        left = tuple(i for i in left if i not in picked)
    encounter = s.encounter
    if BREAKS_ONLY in s.statics and encounter is not None:
        left = _of_its_sort(s, by, encounter.ice, left)
    if encounter is None or BREAK_LIMIT not in s.statics:
        return left
    for ctx, limit in declared(s, BREAK_LIMIT):
        if isinstance(limit, BreakLimit) and matches(s, ctx, limit.ice, encounter.ice):
            if by < 0 or not matches(s, ctx, limit.by, by):
                continue
            counted = _counted(s, encounter, limit.printed)
            done = [i for i in picked if i in counted]
            for i, card in breakers(encounter):
                if i in counted and (card < 0 or matches(s, ctx, limit.by, card)):
                    done.append(i)
            if len(done) >= number(s, ctx, limit.most):
                left = tuple(i for i in left if i not in counted)
    return left


def _of_its_sort(s: State, by: int, ice: int, left: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some subroutines that a card can break by what they do."""
    for ctx, only in declared(s, BREAKS_ONLY):
        if isinstance(only, BreaksOnly) and ctx.source == by:
            subs = subroutines(s, ice)
            left = tuple(i for i in left if does(subs[i], only.doing))
    return left


@cache
def does(sub: Sub, doing: str) -> bool:
    """Whether a subroutine does something, by its words."""
    if doing == "trace":
        return any(isinstance(word, Trace) for word in words(sub))
    return doing == "net damage" and any(isinstance(w, Damage) and w.kind == NET for w in words(sub))


def limited_by(s: State, by: int) -> int:
    """The source of a limit that keeps a card from breaking anything more; `NOBODY` if there is none."""
    for ctx, limit in declared(s, BREAK_LIMIT):
        if isinstance(limit, BreakLimit) and s.encounter is not None and by >= 0:
            if matches(s, ctx, limit.ice, s.encounter.ice) and matches(s, ctx, limit.by, by):
                return ctx.source
    return NOBODY


def kept_from_breaking(s: State, by: int) -> int:
    """The source of what keeps a card from being used to break subroutines of the ice in the encounter;
    `NOBODY` if there is none."""
    for ctx, limit in declared(s, BREAK_LIMIT):
        if isinstance(limit, BreakLimit) and limit.unusable and s.encounter is not None:
            if matches(s, ctx, limit.ice, s.encounter.ice) and matches(s, ctx, limit.by, by):
                return ctx.source
    return NOBODY


def printed_among(s: State, encounter: Encounter) -> frozenset[int]:
    """Which of the subroutines of an encounter are printed on the ice."""
    return frozenset(i for i, key in enumerate(order(s, encounter)) if key[0] == PRINTED)


def _counted(s: State, encounter: Encounter, only_printed: bool) -> frozenset[int]:
    return printed_among(s, encounter) if only_printed else frozenset(range(len(order(s, encounter))))


def broken_with(s: State, encounter: Encounter, only_printed: bool) -> tuple[int, ...]:
    """The cards that broke subroutines in an encounter."""
    counted = _counted(s, encounter, only_printed)
    return tuple(card for i, card in breakers(encounter) if i in counted)
