"""Every subtype a card has, by family. A test holds this list against the printed facts."""

from typing import Final

_MODERN = """
    academic, advertisement, ai, alliance, ambush, ap, barrier, beanstalk, bioroid, black ops, caissa, cast,
    character, chip, clan, clone, cloud, code gate, companion, condition, connection, console,
    consumer grade, corp, corporation, current, cybernetic, cyborg, daemon, decoder, deep net, deflector,
    department, destroyer, deva, digital, directive, division, double, enforcer, executive, expansion,
    expendable, facility, fracter, g mod, gear, genetics, government, grail, gray ops, harmonic, hostile,
    icebreaker, illicit, industrial, initiative, job, killer, link, location, lockdown, mandate, megacorp,
    mod, morph, mythic, natural, next, observer, off site, orgcrime, police department, political, priority,
    psi, public, region, remote, reprisal, research, ritzy, run, sabotage, security, security protocol,
    seedy, sensie, sentry, source, stealth, subsidiary, sysop, terminal, tracer, transaction, trap, triple,
    trojan, unorthodox, unsubstantiated, vehicle, virtual, virus, weapon
"""

_CLASSIC = """
    advertisement, ai, ambush, ap, asset, bad publicity, base link, bbs, black ice, black ops, bloodhound,
    brainwipe, chip, code gate, connection, cybernetics, daemon, deck, deckrash, deflector, detection,
    double, firestarter, flatline, gray ops, hellbolt, hellhound, hidden, icebreaker, killer, knockout,
    noisy, pit bull, position, random, region, research, sabotage, sentry, sleepy, stealth, stun, sword,
    sysop, transactions, vehicle, virus, wall, watchdog, worm, zombie
"""


def _read(text: str) -> frozenset[str]:
    return frozenset(" ".join(name.split()) for name in text.split(","))


ICE_SUBTYPES: Final = (
    *("advertisement", "ambush", "ap", "barrier", "bioroid", "code gate", "deep net", "deflector"),
    *("destroyer", "expendable", "grail", "harmonic", "illicit", "morph", "mythic", "next", "observer"),
    *("psi", "sentry", "tracer", "trap"),
)
"""The subtypes that have been printed on ice: those that may be chosen for it (26.03: 2.16.6)."""

SUBTYPES: Final = {"modern": _read(_MODERN), "classic": _read(_CLASSIC)}

EVERY_SUBTYPE: Final = tuple(sorted(SUBTYPES["modern"] | SUBTYPES["classic"]))
"""In a fixed order, in which a subtype that is chosen is told by its place."""
