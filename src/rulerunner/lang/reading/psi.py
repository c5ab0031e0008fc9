"""Psi games: what both players bid in secret, and what follows from it (26.03: 10.14)."""

from typing import Final

from rulerunner.lang import instructions as i

from .marks import Bids
from .pointing import GRAMMAR

say = GRAMMAR.say

SPEND: Final = "secretly spend 0 credit , 1 credit [,] or 2 credit"
say("step", f"you and {{who}} {SPEND}", lambda who: (i.PsiGame(),))

for differ, words in (
    (True, "(bid differ|you and {who} (spent|spend) different (number|amount) of credit)"),
    (False, "(bid match|you and {who} (spent|spend) same (number|amount) of credit)"),
):

    def bids(then: object, otherwise: object = (), differ: bool = differ) -> Bids:
        return Bids(then, otherwise) if differ else Bids(otherwise, then)  # type: ignore[arg-type]

    say("outcome", f"if {words} , {{block}}", lambda who, then, bids=bids: bids(then))
    say(
        "outcome",
        f"if {words} , {{block}} ; otherwise [,] {{block}}",
        lambda who, then, otherwise, bids=bids: bids(then, otherwise),
    )
    say(
        "outcome",
        f"if {words} and {{cond}} , {{block}}",
        lambda who, cond, then, bids=bids: bids((i.If(cond, then),)),
    )
    say("outcome", f"{{clause}} if {words}", lambda then, who, bids=bids: bids(then))
