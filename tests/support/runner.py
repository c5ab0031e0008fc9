"""Short plays with the Runner's cards: installing, whole runs, turns that go by."""

from typing import Any

from rulerunner import Seat, position
from rulerunner.kernel.read import values
from rulerunner.kernel.read.memory import memory_limit, memory_used
from tests.support.table import Table

CORP = Seat(hand=["Hedge Fund"], deck=["9x Beanstalk Royalties"])
"""A Corp with something to access, and enough cards for some turns."""


def runner_turn(**place: Any) -> Table:
    """The Runner's turn, at the first action unless another step is named."""
    return Table(position(**({"corp": CORP} | place)))


def turn_begins(*rig: str, **runner: Any) -> Table:
    """The Runner's turn begins with this rig."""
    return runner_turn(at="5.7.1d", runner=Seat(rig=rig, **runner))


def play(event: str, *hand: str, **place: Any) -> Table:
    """The Runner has just played an event; `runner` tells what else they have."""
    seat = place.pop("runner", Seat())
    t = runner_turn(runner=seat._replace(hand=[event, *hand]), **place)
    t.runner("play", event)
    return t


def install(t: Table, card: str, host: str = "") -> None:
    """The Runner installs a card, on a host if one is named, and trashes nothing for it."""
    t.runner("install", card)
    if host:
        t.runner("card", host)
    elif t.can("rig"):
        t.runner("rig")
    if t.decision.about == "trash-first":
        t.runner("done")


def loads_itself_alone(card: str, counters: str, **runner: Any) -> int:
    """The counters a card gets as it is installed; it must get none for another card that is installed."""
    t = runner_turn(runner=Seat(credits=20, hand=[card, "Akamatsu Mem Chip"], **runner))
    install(t, card)
    loaded = t.counters(card, counters)
    install(t, "Akamatsu Mem Chip")
    assert t.counters(card, counters) == loaded, "for itself alone"
    return loaded


def runs(t: Table, server: str) -> None:
    """A whole run in which both players decline everything, up to the next action of this turn."""
    t.run(server)
    t.finish_run()
    if t.clicks["runner"] and t.game.result is None:
        to_action(t)


def finish_without(t: Table, card: str) -> None:
    """Decline everything to the end of the run, in which a card is never on offer and asks nothing."""
    while t.game.decision is not None and t.decision.kind != "action":
        about = {t.decision.card, *(option.card for option in t.decision.options)}
        assert not any(c >= 0 and t.name(c) == card for c in about), f"{card} is on offer: {t.lines()}"
        t.passes()


def to_action(t: Table) -> None:
    t.until(side="runner", kind="action")


def next_turn(t: Table) -> None:
    """Until the Runner's next turn, both players take credits and decline everything else."""
    turn = t.game.state.turn
    while t.game.state.turn == turn or (t.decision.side, t.decision.kind) != ("runner", "action"):
        if t.decision.kind == "action":
            t.choose(t.find("gain credit")[0])
        else:
            t.passes()


def names(t: Table, zone: str) -> list[str]:
    """The cards in a zone, by name."""
    return sorted(t.name(card) for card in t.game.state.zones[zone])


def offered(t: Table, kind: str = "card") -> set[str]:
    """The cards on offer."""
    return {t.name(option.card) for option in t.find(kind) if option.card >= 0}


def accesses(t: Table) -> int:
    return len(t.events("access"))


def memory(t: Table) -> int:
    """The Runner's memory limit."""
    return memory_limit(t.game.state)


def memory_left(t: Table) -> int:
    return memory_limit(t.game.state) - memory_used(t.game.state)


def link(t: Table) -> int:
    return values.link(t.game.state)


def hand_size(t: Table) -> int:
    """The Runner's maximum hand size."""
    return values.hand_size(t.game.state, "runner")
