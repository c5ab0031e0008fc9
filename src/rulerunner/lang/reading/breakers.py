"""Words of icebreakers, of breaches and of what the Runner pays in runs."""

from typing import Any

from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s

from .effects import do
from .engine import NO
from .nouns import AFTER, GRAMMAR, SERVER

say = GRAMMAR.say

# --- costs ------------------------------------------------------------------------------------------------

say("costpart", "[pay|spend] {credits} from {np} only", k.CreditsFrom)
say(
    "costpart",
    "spend {counters} from installed {np}",
    lambda n, np: k.CountersFrom(n[1], n[0], np),
)
say("costpart", "any {counter}", lambda kind: k.CountersFrom(kind))

# --- sets of cards ----------------------------------------------------------------------------------------

say(AFTER, "of strength exactly {quantity}", f.StrengthIs)
say(AFTER, "that is host to {acard}", f.Hosting)
say(AFTER, "hosting {acard}", f.Hosting)

say("server1", f"[any|each|1] {SERVER} protected by ice", lambda: r.PROTECTED)

# --- conditions and numbers -------------------------------------------------------------------------------

for word, made in (
    ("can", lambda card: c.CanInterface(card)),
    ("cannot", lambda card: c.No(c.CanInterface(card))),
):
    say(
        "cond",
        f"{{ref}} {word} interface with encountered ice as {{acard}}",
        lambda ref, card, made=made: made(_ice(card)) if ref == r.THIS else NO,
    )


def _ice(card: Any) -> Any:
    return f.ANY_CARD if card == f.Is("ice") else card


say("unit", "(core|brain) damage (you have|runner have) suffered", lambda: q.CoreDamage())
for place in ("quantity", "operand"):
    say(place, "number of card (you|runner) may access from there", lambda: q.Accesses())
    say(place, "amount of (core|brain) damage (you have|runner have) suffered", lambda: q.CoreDamage())

# --- declarations -----------------------------------------------------------------------------------------

say(
    "decl",
    "{ref} can interface only with {acard}",
    lambda ref, card: s.InterfaceOnly(_ice(card)) if ref == r.THIS else NO,
)
say("decl", "{ref} can only interface with {acard}", lambda ref, card: s.InterfaceOnly(_ice(card)))
for duration, words in (
    *((d, f"for rest of this {d}") for d in ("run", "turn")),
    ("game", "for rest of game"),
):
    say(
        "decl",
        f"any strength that {{every}} get by ability last {words} at least",
        lambda of, duration=duration: s.LastsLonger(duration, of),
    )
say("decl", "{who} access card from bottom of r&d instead of top", lambda who: s.FromTheBottom())
say("decl", "{every} get {memory} cost", lambda of, by: s.Modify("memory cost", by, of))
say(
    "decl",
    "subroutine on [any] {acard} cannot end run [at {server}]",
    lambda card, at: s.Cannot("end the run", card, at or r.ANY_SERVER),
)

for tail, also in (("", ""), ("for first time each turn", "first")):
    say(
        "decl",
        f"to trash {{acard}} by basic click [at {{server}}] {tail} , {{who}} must also {{cost}}",
        lambda card, at, who, cost, also=also: s.AdditionalCost(
            "trash resource", cost, _resource(card), at or r.ANY_SERVER, bool(also)
        ),
    )


def _resource(card: Any) -> Any:
    return f.ANY_CARD if card == f.Is("resource") else card


# --- instructions -----------------------------------------------------------------------------------------

do("forget what {ref} remember", lambda ref: i.Forget() if ref == r.THIS else NO)
say(
    "step",
    "[{who}] (breach|begin to access) {server} ; during that access of " + SERVER + " , {linkeds}",
    lambda who, server, linked: (i.Breach(server, linked),),
)
say(
    "step",
    "[{who}] access {ref} ; during that access of card , {linkeds}",
    lambda who, ref, linked: (i.AccessCard(ref, linked),),
)
