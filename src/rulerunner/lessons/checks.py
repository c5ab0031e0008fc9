"""Things that can be said of a situation, to put lessons together from."""

from ..lang.words import Side
from ..view.records import CardView
from .lesson import Check, Pick, Situation


def both(*checks: Check) -> Check:
    """All of these."""
    return lambda now: all(check(now) for check in checks)


def either(*checks: Check) -> Check:
    """One of these."""
    return lambda now: any(check(now) for check in checks)


def no(check: Check) -> Check:
    """Not this."""
    return lambda now: not check(now)


def always(now: Situation) -> bool:
    """In any case."""
    return True


def happened(kind: str, card: str = "", times: int = 1) -> Check:
    """So much of this has happened, perhaps to a certain card."""

    def check(now: Situation) -> bool:
        found = [
            each
            for each in now.events
            if each.kind == kind and (not card or (each.card >= 0 and now.names[each.card] == card))
        ]
        return len(found) >= times

    return check


def asked(*kinds: str, about: str = "", card: str = "") -> Check:
    """The learner is asked for something of these kinds, perhaps for a certain card."""

    def check(now: Situation) -> bool:
        decision = now.view.decision
        return (
            decision is not None
            and (not kinds or decision.kind in kinds)
            and about in ("", decision.about)
            and card in ("", now.about)
        )

    return check


def at(rule: str) -> Check:
    """The learner is asked under this rule."""
    return lambda now: now.view.decision is not None and now.view.decision.rule == rule


def offered(kind: str, card: str = "", ability: int | None = None) -> Check:
    """The learner may choose something of this kind."""
    meant = Pick(kind, card, ability=ability)

    def check(now: Situation) -> bool:
        decision = now.view.decision
        return decision is not None and any(meant.fits(option, now.names) for option in decision.options)

    return check


def in_run(now: Situation) -> bool:
    """A run is going on."""
    return now.view.run is not None


def encountering(card: str = "") -> Check:
    """An ice is being encountered."""

    def check(now: Situation) -> bool:
        encounter = now.view.encounter
        return encounter is not None and card in ("", encounter.ice.name)

    return check


def points(side: Side, least: int) -> Check:
    """A player has so many agenda points."""
    return lambda now: (now.view.corp if side == "corp" else now.view.runner).points >= least


def credits(side: Side, least: int) -> Check:
    """A player has so many credits."""
    return lambda now: (now.view.corp if side == "corp" else now.view.runner).credits >= least


def clicks(side: Side, most: int) -> Check:
    """A player has so many clicks at most."""
    return lambda now: (now.view.corp if side == "corp" else now.view.runner).clicks <= most


def tags(least: int) -> Check:
    """The Runner has so many tags."""
    return lambda now: now.view.runner.tags >= least


def turn(number: int) -> Check:
    """It is this turn or a later one. A position begins in turn 1."""
    return lambda now: now.view.turn >= number


def has(card: str) -> Check:
    """The learner has a card in hand."""
    return lambda now: any(each.name == card for each in now.view.hand)


def installed(card: str, counters: int = 0) -> Check:
    """A card is on the table, with so many advancement counters."""

    def check(now: Situation) -> bool:
        return any(
            each.name == card and dict(each.counters).get("advancement", 0) >= counters
            for each in on_table(now)
        )

    return check


def rezzed(card: str) -> Check:
    """A Corp card is rezzed."""
    return lambda now: any(each.name == card and each.faceup for each in on_table(now))


def on_table(now: Situation) -> list[CardView]:
    """Every card that is installed."""
    servers = [card for server in now.view.servers for card in (*server.ice, *server.root)]
    return [*now.view.rig, *servers]


def won(side: Side) -> Check:
    """A player has won."""
    return lambda now: now.view.result is not None and now.view.result[0] == side


def broken(card: str) -> Check:
    """Every subroutine of the encountered ice is broken."""

    def check(now: Situation) -> bool:
        encounter = now.view.encounter
        return (
            encounter is not None
            and encounter.ice.name == card
            and all(each.broken for each in encounter.subroutines)
        )

    return check


def one_broken(now: Situation) -> bool:
    """A subroutine of the encountered ice is broken."""
    encounter = now.view.encounter
    return encounter is not None and any(each.broken for each in encounter.subroutines)


def strong_enough(breaker: str) -> Check:
    """A breaker is at least as strong as the ice that is encountered."""

    def check(now: Situation) -> bool:
        encounter = now.view.encounter
        own = next((each for each in now.view.rig if each.name == breaker), None)
        return (
            encounter is not None and own is not None and (own.strength or 0) >= (encounter.ice.strength or 0)
        )

    return check
