"""Traces, psi games and guesses, with what follows from them."""

from typing import Any, Final

from rulerunner.lang import instructions as i

from .directing import OTHERWISE, either
from .marks import Outcome
from .pointing import GRAMMAR

say = GRAMMAR.say


TRACE: Final = "[{who}] [have {who}] trace (with strength|) {quantity} [at {int} credit per point]"


def trace(who: Any, whom: Any, n: Any, each: Any = None, success: Any = (), failure: Any = ()) -> Any:
    return (i.Trace(n, success or (), failure or (), 1 if each is None else each),)


say("step", TRACE, trace)
say("step", f"{TRACE} ; if it succeed , {{block}}", trace)
say(
    "step",
    f"{TRACE} ; if it succeed , {{block}} {OTHERWISE} {{block}}",
    lambda *said: either(said[4], *trace(*said)),
)
say("step", f"{TRACE} ; if it succeed , < {{block}} > {OTHERWISE} {{block}}", trace)
say(
    "step",
    f"{TRACE} ; if it fail , {{block}}",
    lambda who, whom, n, each, no: trace(who, whom, n, each, (), no),
)
say("step", f"{TRACE} - if trace is (successful|succesful) , {{block}}", trace)
say("vp", "trace (with strength|) {quantity}", lambda n: (i.Trace(n),))
say(
    "outcome",
    "if (successful|trace is successful|that trace is successful|it is successful) , {block}",
    lambda block: Outcome(success=block),
)
say(
    "outcome",
    "if (unsuccessful|unsuccesful|trace is unsuccessful|it is unsuccessful) , {block}",
    lambda block: Outcome(failure=block),
)

PSI: Final = "play psi game"
say("step", PSI, lambda: (i.PsiGame(),))
say("step", f"{PSI} ; if bid differ , {{block}}", lambda yes: (i.PsiGame(yes),))
say("step", f"{PSI} ; if bid match , {{block}}", lambda no: (i.PsiGame((), no),))
say(
    "step",
    f"{PSI} ; if bid differ , {{block}} {OTHERWISE} {{block}}",
    lambda yes, no: either(yes, i.PsiGame(yes, no)),
)
say(
    "step",
    f"{PSI} ; if bid differ , < {{block}} > {OTHERWISE} {{block}}",
    lambda yes, no: (i.PsiGame(yes, no),),
)
HIDES: Final = "hide in secret at least {int} credit ; {who} guess how many ; if guess is right ,"
say(
    "step",
    f"{HIDES} {{block}} {OTHERWISE} {{block}}",
    lambda least, who, right, wrong: either(right, i.Guess(least, right, wrong)),
)
say(
    "step",
    f"{HIDES} < {{block}} > {OTHERWISE} {{block}}",
    lambda least, who, right, wrong: (i.Guess(least, right, wrong),),
)
