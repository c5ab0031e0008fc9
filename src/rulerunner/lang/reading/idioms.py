"""Conditions, declarations and whole sentences as printed cards have them, old and new."""

from dataclasses import replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s

from .creating import when
from .engine import NO
from .lasting import lasting
from .marks import Defines, Done, Event, Ignored, Limit, Linked, Refills
from .normal_form import members, without
from .nouns import all_of
from .pointing import GRAMMAR
from .sentences import Steps
from .sets import owners

rule, say = GRAMMAR.rule, GRAMMAR.say
OTHER: Final = f.Not(f.Same(r.THIS))

# --- conditions -------------------------------------------------------------------------------------------

say("cond", "{who} (stole|have stolen) agenda this turn", lambda who: c.Happened("steal"))
say("cond", "{who} (scored|have scored) agenda (this turn)", lambda who: c.Happened("score"))
say(
    "cond",
    "{who} scored agenda during {whose} last turn",
    lambda who, whose: c.Happened("score", "corp", "last turn"),
)
say(
    "cond",
    "{who} trashed {acard} during (their|your) last turn",
    lambda who, card: c.Happened("trash", who, "last turn", card),
)
say(
    "cond",
    "{who} did not make successful run [on {server}] during (their|your) last turn",
    lambda who, at: c.No(c.Happened("successful run", "runner", "last turn", server=at)),
)
say(
    "cond",
    "{who} made successful run on {server} during (their|your) last turn",
    lambda who, at: c.Happened("successful run", "runner", "last turn", server=at),
)
say(
    "cond",
    "{who} (made|have made) successful run on {server} (this turn)",
    lambda who, at: c.Happened("successful run", server=at),
)
say(
    "cond",
    "{who} made successful run on {server1} , {server1} [,] and {server1} this turn",
    lambda who, *at: c.AllOf(tuple(c.Happened("successful run", server=one) for one in at)),
)
say(
    "cond",
    "{who} made successful run on both {server1} and {server1} this turn",
    lambda who, *at: c.AllOf(tuple(c.Happened("successful run", server=one) for one in at)),
)
say("cond", "{who} accessed card this turn", lambda who: c.Happened("access"))
say(
    "cond",
    "{who} accessed card during (their|your) last turn",
    lambda who: c.Happened("access", "runner", "last turn"),
)
say("cond", "{who} (initiated|made) run this turn", lambda who: c.Happened("run begins"))
say(
    "cond",
    "{who} (initiated|made) run during (their|your) last turn",
    lambda who: c.Happened("run begins", "runner", "last turn"),
)
say("cond", "{who} have not (initiated|made) run this turn", lambda who: c.No(c.Happened("run begins")))
say(
    "cond",
    "{who} did not (initiate|make) run (during|in) (their|your) last turn",
    lambda who: c.No(c.Happened("run begins", "runner", "last turn")),
)


def _theirs(np: Any, who: Any) -> Any:
    """Installed cards that a player has; the type of a card says whose it is."""
    return all_of(np, f.INSTALLED) if owners(np) else all_of(np, f.INSTALLED, f.Of(who))


say(
    "cond",
    "{who} have [at least|any] {int} installed {np}",
    lambda who, n, np: c.AtLeast(q.Count(all_of(np, f.INSTALLED, f.Of(who))), n),
)
for _words in ("at least {int} {np} (in play|installed)", "{int} or more {np} installed"):
    say("cond", f"{{who}} have {_words}", lambda who, n, np: c.AtLeast(q.Count(_theirs(np, who)), n))
say("cond", "{who} have {np} (in play|installed)", lambda who, np: c.Exists(_theirs(np, who)))
say("cond", "{who} have no {np} installed", lambda who, np: c.No(c.Exists(_theirs(np, who))))
say("cond", "there is {np} (installed|in play)", lambda np: c.Exists(all_of(np, f.INSTALLED)))
say("cond", "{who} have (any|a) bad publicity", lambda who: c.AtLeast(q.BadPublicity(), 1))
say("cond", "{who} have no tag", lambda who: c.No(c.TAGGED))
say("cond", "{who} have (any|a) tag", lambda who: c.TAGGED)
say("cond", "{quantity} is {int} or (less|fewer)", lambda n, most: c.No(c.AtLeast(n, most + 1)))
say(
    "cond",
    "{quantity} is (greater|more) than {quantity}",
    lambda a, z: c.AtLeast(a, z + 1) if isinstance(z, int) else c.No(c.AtLeast(z, a)),
)
say(
    "cond",
    "there is (more|) card in {zone} than in {zone}",
    lambda a, z: c.No(c.AtLeast(q.CardsIn(z), q.CardsIn(a))),
)
say("cond", "your trace strength is {int} or greater", lambda n: c.AtLeast(q.TraceStrength(), n))
say(
    "cond",
    "{ref} have (a|any|at least 1) {counter} on it",
    lambda ref, kind: c.AtLeast(q.CountersOn(ref, kind), 1),
)
say("cond", "there is [a|any] hosted {counter}", lambda kind: c.AtLeast(q.CountersOn(r.THIS, kind), 1))
say("cond", "{ref} have no {counter} on it", lambda ref, kind: c.No(c.AtLeast(q.CountersOn(ref, kind), 1)))
say("cond", "(this is|it is) your first click [this turn|]", lambda: c.Charged())
say("cond", "you have not spent (any|an|) click [yet|] this turn", lambda: c.Charged())
say("cond", "run is successful", lambda: c.RunWas("successful"))
say("decl", "play [~] only as your first click", lambda: s.PlayOnlyIf(c.Charged()))

# --- declarations -----------------------------------------------------------------------------------------

say("decl", "{whose} maximum hand size is {signed}", lambda who, n: s.Player("hand size", n, who))
say(
    "decl",
    "cost to (install) {np} is (reduced|lowered) by {int} [credit]",
    lambda np, n: NO if _at_server(np) else s.Modify("install cost", -n, np),
)
say(
    "decl",
    "cost to (rez) {np} is (reduced|lowered) by {int} [credit]",
    lambda np, n: s.Modify("rez cost", -n, np),
)
say(
    "decl",
    "difficulty of {every} is (reduced|lowered) by {int}",
    lambda of, n: s.Modify("requirement", -n, of),
)
say("decl", "difficulty of {every} is increased by {int}", lambda of, n: s.Modify("requirement", n, of))
say(
    "decl",
    "as an additional cost to steal agenda from {server} or its root , {who} must {cost}",
    lambda at, who, cost: s.AdditionalCost("steal", cost, server=at),
)
say(
    "decl",
    "as an additional cost to steal agenda (from|in|at) {server} , {who} must {cost}",
    lambda at, who, cost: s.AdditionalCost("steal", cost, server=at),
)
say(
    "decl",
    "run against {server} cannot be declared successful",
    lambda at: s.Cannot("be successful", server=at),
)
say(
    "decl",
    "{who} must {cost} to steal {ref} , in addition to any other cost",
    lambda who, cost, ref: s.AdditionalCost("steal", cost, f.Same(ref)),
)
say("decl", "{ref} can host a {np}", lambda ref, np: s.Hosts(np, most=1))
say(
    "decl",
    "{ref} can have up to {int} memory of program installed in it",
    lambda ref, n: s.Hosts(f.Is("program"), memory=n),
)
say("decl", "you can (spend|use) hosted credit during run", lambda: s.SpendFrom("run"))
say(
    "sentence",
    "you can (spend|use) hosted credit during that run",
    lambda: Linked((b.Static((s.SpendFrom("any"),)),)),
)
say(
    "sentence", "when this run end , {block}", lambda block: Steps((i.Later(when(Event("run ends"), block)),))
)
say("decl", "you can (spend|use) credit on ~ during run", lambda: s.SpendFrom("run"))
USE: Final = "(use these credit|use this credit|use the credit) [only]"
say("sentence", f"{USE} {{purpose1}} during run", lambda purpose: _in_runs(purpose))
say(
    "sentence",
    f"{USE} {{purpose1}} during run , but not for using {{np}}",
    lambda purpose, np: _in_runs(purpose, np),
)
say("purpose", "(to pay for|for) increasing your link", lambda: ("trace", f.ANY_CARD))
say("purpose", "(to pay for|for|) {purpose2}", lambda purpose: purpose)
say(
    "decl",
    "hosted credit can be spent for anything",
    lambda: s.SpendFrom("any"),
)


def _at_server(np: Any) -> bool:
    """Whether a card would have to be at a server already as it is installed there."""
    return any(isinstance(part, f.AtServer) for part in members(np))


def _in_runs(purpose: Any, but: Any = None) -> b.Static:
    """Credits that can be spent during runs alone; not on some cards, if they are named."""
    kind, of = purpose
    if but is not None:
        of = all_of(of, f.Not(without(but, f.Has("icebreaker"))))
    return b.Static((s.SpendFrom(kind, of),), c.DuringRun())


# --- sentences about others -------------------------------------------------------------------------------

say("sentence", "x is [equal to] {quantity}", Defines)
say(
    "sentence",
    "x is [equal to] {quantity} [, to a maximum of {int}]",
    lambda n, most: Defines(n if most is None else q.AtMost(n, most)),
)
say(
    "sentence",
    "if you use (any of these|the|this) credit , replace (them|it) [from bank] at start of your next turn",
    lambda: Refills(),
)
say(
    "sentence",
    "use this ability only once during each run [on {server}]",
    lambda at: Limit(once="run", condition=c.DuringRun(at) if at else None),
)
say(
    "sentence",
    "use this ability only once per turn and only during your turn",
    lambda: Limit(once="turn", condition=c.DuringTurn("you")),
)
say("sentence", "use this ability only when {cond}", lambda cond: Limit(condition=cond))
say(
    "sentence",
    "use this ability only during run (against|on) {server}",
    lambda at: Limit(condition=c.DuringRun(at)),
)
say(
    "sentence",
    "ignore this (ability|effect) if {who} access {ref} (from|in) {zone}",
    lambda who, ref, zone: Limit(condition=c.No(c.Matches(r.THIS, f.In(zone)))),
)
say("sentence", "ignore this (ability|effect) unless {cond}", lambda cond: Ignored(c.No(cond)))
say("sentence", "ignore this (ability|effect) if {cond}", Ignored)
say(
    "sentence",
    "playing a double (event|prep|operation) cost two consecutive click this turn instead of one",
    lambda: b.Static((s.AdditionalCost("play", (k.Clicks(1),), f.Same(r.THIS)),)),
)
say(
    "sentence",
    "the first time {now} during that run , {block}",
    lambda event, block: Linked((when(replace(event, first="run"), block),)),
)
say(
    "sentence", "whenever {now} during that run , {block}", lambda event, block: Linked((when(event, block),))
)
say("sentence", "during that run , {trigger} , {block}", lambda event, block: Linked((when(event, block),)))
say(
    "sentence",
    "if [the] run is successful , do not access any card",
    lambda: Linked((when(Event("successful run"), (i.Instead("breach", ()),)),)),
)
say(
    "sentence",
    "if [the] run is successful , do not access card from {server} ; instead , {block}",
    lambda at, block: Linked((when(Event("successful run"), (i.Instead("breach", block),)),)),
)
say(
    "sentence",
    "if successful , {block} instead of breaching {server}",
    lambda block, at: Linked((when(Event("successful run"), (i.Instead("breach", block),)),)),
)
say(
    "sentence",
    "when there is no {counter} left on {ref} , trash it and {clause}",
    lambda kind, ref, block: b.While(c.Empty(kind), (i.Trash(), *block)),
)
say(
    "sentence",
    "when {ref} have no more {counter} (on it|) , trash it",
    lambda ref, kind: b.While(c.Empty(kind), (i.Trash(),)),
)
say(
    "sentence",
    "when the last {counter} is removed , trash {ref}",
    lambda kind, ref: b.While(c.Empty(kind), (i.Trash(),)),
)
say(
    "sentence",
    "gain {credits} at start of each of your turn",
    lambda n: when(Event("turn begins", "you"), (i.Gain(n),)),
)
say(
    "sentence",
    "{clause} at start of each of {whose} turn",
    lambda block, who: when(Event("turn begins", who), block),
)
say(
    "sentence",
    "once per turn , [you may] {cost} : {block}",
    lambda cost, block: b.Paid(cost, block, once="turn"),
)
say(
    "sentence",
    "{cost} : {decls} {duration}",
    lambda cost, decls, duration: b.Paid(cost, tuple(lasting(one, duration) for one in decls)),
)
say("sentence", "remove ~ from game instead of trashing it", lambda: Steps((i.MoveTo(r.THIS, "removed"),)))
say(
    "sentence",
    "when you play ~ , remove it from game instead of trashing it",
    lambda: Steps((i.MoveTo(r.THIS, "removed"),)),
)
say("shorts", "{short} and {shorts}", lambda one, more: (one, *more))
say(
    "sentence",
    "{every} (have|get) {strength} while protecting {server}",
    lambda of, by, at: b.Static((s.Modify("strength", by, of),), c.Matches(r.THIS, f.AtServer(at, "ice"))),
)
say("sentence", "{cost} : avoid receiving tag", lambda cost: b.Paid(cost, (i.Prevent(1),), interrupt="tags"))
say("sentence", "use this only if {cond}", lambda cond: Limit(condition=cond))
say("sentence", "limit 1 ~ per deck", lambda: Done("rule"))
say(
    "sentence",
    "take {int} credit from {ref} , if it have any credit , at start of each of your turn",
    lambda n, ref: when(Event("turn begins", "you"), (i.TakeCredits(n, ref),)),
)
say(
    "cond",
    "{who} attempted run (during|in) (their|your|his or her) last turn",
    lambda who: c.Happened("run begins", "runner", "last turn"),
)
say(
    "cond",
    "{who} have made run this turn",
    lambda who: c.Happened("run begins"),
)
