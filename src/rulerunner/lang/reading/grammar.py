"""The whole grammar: every module that teaches it, and the families that leave out joined phrases.

A part of a joined condition is a condition that is not itself joined without saying so; a change that is
narrowed down is one that is not narrowed down yet. Such families are made here, once all rules are known.
"""

from typing import Final

from . import (
    bits,
    breakers,
    charging,
    comparing,
    conditions,
    creating,
    declarations,
    describing,
    directing,
    doing,
    effects,
    forbidding,
    happenings,
    idioms,
    itself,
    lasting,
    nouns,
    numbers,
    paying,
    picking,
    pointing,
    printed,
    psi,
    quoting,
    runs,
    searching,
    sentences,
    timing,
    traces,
)

CHAPTERS: Final = (
    *(pointing, nouns, numbers, happenings, conditions, paying, effects, searching, runs),
    *(declarations, charging, itself, directing, creating, traces, lasting, sentences),
    *(printed, idioms, breakers, comparing),
    *(picking, psi, quoting, describing, timing, forbidding, doing, bits),
)
"""The modules that teach the grammar; importing them is what fills it."""

GRAMMAR: Final = pointing.GRAMMAR
PLAIN: Final = {
    "cond1": ("cond", ("{cond1}", "{cond2}")),
    "now1": ("now", ("{now1}",)),
    "would1": ("would", ("{would1}",)),
    "past1": ("past", ("{past1}",)),
    "notpast1": ("notpast", ("{notpast1}",)),
    "purpose1": ("purpose", ("{purpose1}",)),
}
"""Families without the rules that build on them."""

for _name, (_whole, _joined) in PLAIN.items():
    GRAMMAR.rules[_name] = [
        rule for rule in GRAMMAR.rules[_whole] if not any(part in rule.pattern for part in _joined)
    ]
