"""Meeting ice with a rig: what icebreakers are asked to prove, in the words of a table of their numbers."""

from typing import Any, NamedTuple

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import strength
from tests.support.runner import CORP
from tests.support.table import Table

TALL = {"barrier": "Pharos", "code gate": "Little Engine", "sentry": "Ansel 1.0"}
"""Ice with three subroutines, of each kind."""
LOW = {"barrier": "Ice Wall", "code gate": "Whitespace", "sentry": "Tithe"}
"""Ice of strength 0 or 1, of each kind."""


class Breaker(NamedTuple):
    """The printed numbers of an icebreaker. No kind of ice means any kind."""

    name: str
    ice: str
    cost: int
    breaks: int = 1
    boost: int = 0
    by: int = 0
    lasts: str = "encounter"


def strength_of(t: Table, name: str) -> int:
    return strength(t.game.state, t.card(name))


def meeting(*ice: str, rig: tuple[str, ...], credits: int = 30, **runner: Any) -> Table:
    """A run on HQ, at the outermost of this rezzed ice, with the Runner about to use the rig. Datasucker is
    there for its counters: the Runner always has something they could do."""
    seat = Seat(credits=credits, rig=[*rig, "Datasucker (9 virus)"], **runner)
    t = Table(
        position(
            corp=CORP,
            runner=seat,
            servers={"HQ": At(ice=[f"{piece} (rezzed)" for piece in ice])},
        )
    )
    t.run("HQ")
    to_next_ice(t, ice[0])
    return t


def to_next_ice(t: Table, ice: str) -> None:
    """Decline everything until the Runner can act in the encounter with this ice."""
    for _ in range(50):
        encounter = t.game.state.encounter
        if encounter is not None and t.name(encounter.ice) == ice and t.can("use", "Datasucker"):
            return
        t.passes()
    raise AssertionError(f"no encounter with {ice}; now: {t.lines()}")


def broken(t: Table) -> int:
    """The subroutines broken so far in this encounter."""
    encounter = t.game.state.encounter
    assert encounter is not None, "no ice is being encountered"
    return len(encounter.broken)


def place_of(t: Table, name: str, boosting: bool = False) -> int:
    """Which ability of an icebreaker breaks, or adds strength."""
    face = t.game.state.cards[t.card(name)].face
    return (face.boosts if boosting else face.breakers)[0]


def boost(t: Table, name: str) -> None:
    t.runner("use", name, ability=place_of(t, name, boosting=True))


def can_break(t: Table, name: str) -> bool:
    return t.can("use", name, ability=place_of(t, name))


def break_with(t: Table, name: str, *picks: int) -> None:
    """Use an icebreaker to break, and pick subroutines by number; fewer than it could break end with done."""
    t.runner("use", name, ability=place_of(t, name))
    for number in picks:
        t.runner("subroutine", number=number)
    if t.decision.kind == "choose subroutine":
        t.runner("done")


# --- what each of them proves -----------------------------------------------------------------------------


def proves_its_costs(breaker: Breaker) -> None:
    """Too weak it breaks nothing; strong enough it breaks so many for its price."""
    ice = TALL[breaker.ice or "barrier"]
    t = meeting(ice, rig=(breaker.name,))
    own = strength_of(t, breaker.name)
    while strength_of(t, breaker.name) < strength_of(t, ice):
        assert not can_break(t, breaker.name), "not while its strength is less"
        if not breaker.boost:
            t.runner("use", "Datasucker")
            continue
        paid, before = t.credits["runner"], strength_of(t, breaker.name)
        boost(t, breaker.name)
        assert t.credits["runner"] == paid - breaker.boost
        assert strength_of(t, breaker.name) == before + breaker.by
    if not breaker.boost:
        assert strength_of(t, breaker.name) == own
    paid = t.credits["runner"]
    t.runner("use", breaker.name, ability=place_of(t, breaker.name))
    for number in range(breaker.breaks):
        t.runner("subroutine", number=number)
    assert t.decision.kind == "paid", "no more than so many"
    assert broken(t) == breaker.breaks
    assert t.credits["runner"] == paid - breaker.cost
    break_with(t, breaker.name, *range(breaker.breaks, 2))
    assert broken(t) == min(3, breaker.breaks + 1), "as often as it is paid for"


def proves_its_kind(breaker: Breaker) -> None:
    """It breaks subroutines on one kind of ice only; one without a kind breaks any."""
    for kind, ice in LOW.items():
        t = meeting(ice, rig=(breaker.name,))
        while strength_of(t, breaker.name) < strength_of(t, ice):
            t.runner("use", "Datasucker")
        assert can_break(t, breaker.name) == (breaker.ice in ("", kind))


def proves_how_long_it_stays_strong(breaker: Breaker) -> None:
    """Strength is gone after the encounter, or stays for the run and is gone after it."""
    ice, other = TALL[breaker.ice or "barrier"], LOW["code gate"]
    t = meeting(other, ice, rig=(breaker.name,))
    own = strength_of(t, breaker.name)
    boost(t, breaker.name)
    to_next_ice(t, ice)
    assert strength_of(t, breaker.name) == own + (breaker.by if breaker.lasts == "run" else 0)
    t.finish_run()
    assert strength_of(t, breaker.name) == own
