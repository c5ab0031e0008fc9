"""Abilities in quotation marks: those that cards gain, for a time or while something is so."""

from dataclasses import replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s

from .engine import NO
from .lasting import lasting
from .marks import Gained, It, Outcome
from .pointing import GRAMMAR

say = GRAMMAR.say

# --- subroutines in quotes --------------------------------------------------------------------------------

say("saying", "{block} [.]", lambda block: block)
say("saying", "{block} . {outcome} [.]", lambda block, outcome: decided(block, outcome))


def decided(block: Any, outcome: Any) -> Any:
    """A block that ends in a trace, with what follows from that."""
    match block[-1], outcome:
        case i.Trace(success=(), failure=()) as trace, Outcome(success=success, failure=failure):
            return (*block[:-1], replace(trace, success=success, failure=failure))
    return NO


say("quoted-sub", '" {subroutine} {saying} "', lambda _, block: b.Sub(block))
say("several-subs", "{quoted-sub}", lambda sub: (sub, 1))
say("several-subs", "x {quoted-sub} subroutine", lambda sub: (sub, q.X))
say("among-subs", "after [all] [of] its (other|printed) subroutine", lambda: False)
say("among-subs", "before [all] [of] its (other|printed) subroutine", lambda: True)
GAINS: Final = "{every} (gain|have) {several-subs}"
for _first, _second in (("[{among-subs}]", "[{per}]"), ("{per}", "{among-subs}")):
    say(
        "decl",
        f"{GAINS} {_first} {_second}",
        lambda of, subs, one, two: _gains(of, subs, one, two),
    )


def _gains(of: Any, subs: Any, one: Any, two: Any) -> Any:
    """More subroutines: where among the others, and how often."""
    sub, times = subs
    before = one if isinstance(one, bool) else two if isinstance(two, bool) else False
    each = next((part for part in (one, two) if part is not None and not isinstance(part, bool)), None)
    if each is not None and times != 1:
        return NO
    return s.GainsSubroutines((sub,), times if each is None else each, of, before)


say(
    "step",
    f"{GAINS} {{duration}} , {{among-subs}}",
    lambda of, subs, duration, before: (
        lasting(s.GainsSubroutines((subs[0],), subs[1], of, before), duration),
    ),
)
say(
    "step",
    f"{GAINS} {{among-subs}} {{duration}}",
    lambda of, subs, before, duration: (
        lasting(s.GainsSubroutines((subs[0],), subs[1], of, before), duration),
    ),
)

# --- abilities that a card has while something is so ------------------------------------------------------

say("quoted", '" {quotes} [.] "', lambda items: items)
say("quotes", "{sentence}", lambda item: (item,))
say("quotes", "{sentence} . {quotes}", lambda item, more: (item, *more))
say("itself", "{ref}", lambda ref: True if ref == r.THIS or ref == It() else NO)
say(
    "sentence",
    "(while|if) {cond} , {itself} (gain|have) [:] {quoted}",
    lambda cond, _, items: Gained(cond, items),
)
say(
    "sentence",
    "(while|if) {cond} , {itself} (gain|have) [:] {cost} : {block}",
    lambda cond, _, cost, block: b.Paid(cost, block, condition=cond),
)
