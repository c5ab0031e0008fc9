"""Meeting ice: what it has, what is broken, what it does, in either of the modern editions."""

from typing import Any

from rulerunner import At, Seat, position
from rulerunner.kernel.read.subroutines import subroutines
from rulerunner.lang.render import render_block
from tests.support.outcomes import told
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")
CORP = Seat(credits=9, hand=["Hedge Fund", "PAD Campaign"], deck=["9x Beanstalk Royalties"])
ARMED = ("Corroder", "Gordian Blade", "Mimic", "Datasucker (9 virus)")
"""A rig with which the Runner always has something they could do in an encounter."""


def run_on(*ice: str, server: str = "HQ", **place: Any) -> Table:
    """The Runner runs on a server with this ice, the outermost first; rezzed, if nothing is said."""
    row = [_as_written(piece) for piece in ice]
    servers = {server: At(ice=row, root=place.pop("root", ())), **place.pop("servers", {})}
    runner = Seat(credits=20, hand=["5x Diesel"], deck=["9x Diesel"], rig=ARMED)
    runner = runner._replace(**place.pop("runner", {}))
    corp = CORP._replace(**place.pop("corp", {}))
    t = Table(position(corp=corp, runner=runner, servers=servers, **place))
    t.run(server)
    return t


def _as_written(piece: str) -> str:
    """Ice as positions have it; `(unrezzed)` is for these tables alone."""
    if piece.endswith(" (unrezzed)"):
        return piece.removesuffix(" (unrezzed)")
    return piece if "(" in piece else f"{piece} (rezzed)"


def outcome(t: Table) -> list[str]:
    """What comes of it if everything is declined to the end of the run."""
    t.finish_run()
    return [line for line in told(t) if not line.endswith("virus on Datasucker")]


def rezzes(t: Table, card: str) -> None:
    """The Corp rezzes a card as soon as it may."""
    t.until(side="corp", option="rez")
    t.corp("rez", card)


def meet(t: Table, ice: str, limit: int = 80) -> Table:
    """Decline everything until the Runner may act in the encounter with this ice."""
    for _ in range(limit):
        met = t.game.state.encounter
        if met is not None and t.name(met.ice) == ice and t.decision.kind == "paid":
            if t.decision.side == "runner":
                return t
        t.passes()
    raise AssertionError(f"no encounter with {ice}; now: {t.lines()}")


def meeting(ice: str, **place: Any) -> Table:
    """The Runner encounters rezzed ice and may act."""
    return meet(run_on(ice, **place), ice.partition(" (")[0])


def texts(t: Table, ice: str) -> list[str]:
    """The subroutines of a piece of ice, in order."""
    return [render_block(one.block) for one in subroutines(t.game.state, t.card(ice))]


def broken(t: Table) -> tuple[int, ...]:
    """The subroutines broken so far in this encounter, counted from 1."""
    assert t.game.state.encounter is not None
    return tuple(number + 1 for number in t.game.state.encounter.broken)


def breaks(t: Table, breaker: str, *numbers: int, ability: int = 0) -> None:
    """The Runner breaks subroutines, counted from 1."""
    t.runner("use", breaker, ability=ability)
    for number in numbers:
        if t.can("subroutine", number=number - 1):
            t.runner("subroutine", number=number - 1)
    if t.can("done"):
        t.runner("done")


def bids(t: Table, corp: int, runner: int) -> None:
    """Both players bid in a psi game. Who has no credits is not asked."""
    t.until(about="psi")
    if t.decision.side == "corp":
        t.corp("number", number=corp)
    if t.game.decision is not None and t.decision.about == "psi":
        t.runner("number", number=runner)
