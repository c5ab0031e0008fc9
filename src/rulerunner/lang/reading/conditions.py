"""Conditions: what must be true, said and denied."""

from typing import Any, Final

from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r

from .engine import NO
from .happenings import narrow
from .marks import Event
from .pointing import GRAMMAR, SERVER

rule, say = GRAMMAR.rule, GRAMMAR.say

# --- conditions -------------------------------------------------------------------------------------------

WITHIN: Final = (
    ("this turn", "turn"),
    ("this run", "run"),
    ("this encounter", "encounter"),
    (f"this (breach|access of {SERVER})", "breach"),
    ("(in|during) {whose} last turn", "last turn"),
    ("in last turn", "last turn"),
    ("before success of earlier run this turn", "earlier success"),
)


def _happened(event: Event, within: str, by: Any = None, during: Any = None, who: str | None = None) -> Any:
    if event.detail:
        return NO  # there are no words for that
    side = event.side or (who if within == "last turn" and who else "")
    rest = event.subject, event.server, by, event.origin, during
    return c.Happened(event.kind, side, within, *rest)  # type: ignore[arg-type]


def _denied(asked: Any) -> Any:
    return NO if asked is NO else c.No(asked)


for words, within in WITHIN:
    n = words.count("{")
    say(
        "cond",
        f"{{past}} [by {{ref}}] [during successful run on {{server}}] {words}",
        lambda event, by, during, *who, within=within: _happened(event, within, by, during, *who),
    )
    say(
        "cond",
        f"{{notpast}} [by {{ref}}] [during successful run on {{server}}] {words}",
        lambda event, by, during, *who, within=within: _denied(_happened(event, within, by, during, *who)),
    )
say(
    "cond",
    "{who} made successful run [on {server}] (this turn)",
    lambda who, server: c.Happened("successful run", server=narrow(server)),
)
say(
    "cond",
    "{who} made successful run (during|in) (your|their|his or her) last turn",
    lambda who: c.Happened("successful run", "runner", "last turn"),
)
say(
    "cond",
    "{who} (stole|have stolen) agenda (during|in) (your|their|his or her) last turn",
    lambda who: c.Happened("steal", "runner", "last turn"),
)
say(
    "cond",
    "{who} (trashed) card (during|in) (your|their|his or her) last turn",
    lambda who: c.Happened("trash", "runner", "last turn"),
)
say("cond", "{who} is tagged", lambda who: c.TAGGED)
say("cond", "{who} is not tagged", lambda who: c.No(c.TAGGED))
say("cond", "{who} have [at least] {int} tag", lambda who, n: c.AtLeast(q.Tags(), n))
say("cond", "{who} have {int} or more tag", lambda who, n: c.AtLeast(q.Tags(), n))
say("cond", "{who} have at least {int} link", lambda who, n: c.AtLeast(q.Link(), n))
say("cond", "{who} have {int} or more link", lambda who, n: c.AtLeast(q.Link(), n))
say(
    "cond",
    "{who} have (at least {int}|{int} or more) credit",
    lambda who, a, b: c.AtLeast(q.CreditsOf(who), a if b is None else b),
)
say("cond", "{who} have no credit", lambda who: c.No(c.AtLeast(q.CreditsOf(who), 1)))
say(
    "cond",
    "{who} have (at least {int}|{int} or more) bad publicity",
    lambda who, a, b: c.AtLeast(q.BadPublicity(), a if b is None else b),
)
say("cond", "{who} have no card in {zone}", lambda who, zone: c.No(c.AtLeast(q.CardsIn(zone), 1)))
say("cond", "there is no card in {zone}", lambda zone: c.No(c.AtLeast(q.CardsIn(zone), 1)))
say(
    "cond",
    "{who} have (at least {int}|{int} or more) card in {zone}",
    lambda who, a, b, zone: c.AtLeast(q.CardsIn(zone), a if b is None else b),
)
say(
    "cond",
    "there is (at least {int}|{int} or more) card in {zone}",
    lambda a, b, zone: c.AtLeast(q.CardsIn(zone), a if b is None else b),
)
say(
    "cond",
    "{who} have {int} or fewer card in {zone}",
    lambda who, n, zone: c.No(c.AtLeast(q.CardsIn(zone), n + 1)),
)
say("cond", "a run [on {server}] is in progress", lambda server: c.DuringRun(narrow(server)))
say("cond", "(you|runner) can run on {server}", c.CanRun)
say("cond", "(you|runner) cannot run on {server}", lambda server: c.No(c.CanRun(server)))
say("cond", "no run [on {server}] is in progress", lambda server: c.No(c.DuringRun(narrow(server))))
say("cond", "piece of ice is being encountered", lambda: c.DuringEncounter())
say("cond", "no ice is being encountered", lambda: c.No(c.DuringEncounter()))
say("cond", "{ref} is being encountered", c.DuringEncounter)
say("cond", "{ref} is not being encountered", lambda ref: c.No(c.DuringEncounter(ref)))
say("cond", "it is {whose} turn", c.DuringTurn)
say("cond", "{ref} is flipped", lambda ref: c.Flipped() if ref == r.THIS else NO)
say("cond", "{ref} is not flipped", lambda ref: c.No(c.Flipped()) if ref == r.THIS else NO)
say("cond", "card is being installed", lambda: c.DuringInstall())
say("cond", "no card is being installed", lambda: c.No(c.DuringInstall()))
say("cond", "it is {whose} action phase", c.DuringActionPhase)
say("cond", "it is not {whose} action phase", lambda who: c.No(c.DuringActionPhase(who)))
say("cond", "it is not {whose} turn", lambda who: c.No(c.DuringTurn(who)))
for outcome in ("successful", "unsuccessful"):
    say("cond", f"(the|that|) (run|it) was {outcome}", lambda outcome=outcome: c.RunWas(outcome))
    say("cond", f"(the|that|) (run|it) was not {outcome}", lambda outcome=outcome: c.No(c.RunWas(outcome)))
say("cond", "that trace would do anything but give tag", lambda: c.TraceDoesMore())
say("cond", "that trace would not do anything but give tag", lambda: c.No(c.TraceDoesMore()))
say(
    "cond",
    "{who} (was|were|is) damaged in one of last {int} click",
    lambda who, n: c.DamagedLately(n),
)
say(
    "cond",
    "{who} (was|were|is) not damaged in any of last {int} click",
    lambda who, n: c.No(c.DamagedLately(n)),
)
say("cond", "that is first time since that card was played", lambda: c.FirstSincePlayed())
say("cond", "that is not first time since that card was played", lambda: c.No(c.FirstSincePlayed()))
say("cond", "{quantity} is at least {quantity}", c.AtLeast)
say("cond", "{quantity} is less than {quantity}", lambda a, b: c.No(c.AtLeast(a, b)))
say("cond", "{quantity} is {int} or (more|greater)", c.AtLeast)
say("cond", "{quantity} is equal to {quantity}", c.Equal)
say("cond", "{quantity} is not equal to {quantity}", lambda a, b: c.No(c.Equal(a, b)))
say("cond", "{quantity} is odd", c.Odd)
say("cond", "{quantity} is even", lambda n: c.No(c.Odd(n)))
say("cond", "there is [1|any|at least 1] {np}", c.Exists)
say("cond", "there is {ref}", lambda ref: c.Exists(f.Same(ref)))
say("cond", "there is not {ref}", lambda ref: c.No(c.Exists(f.Same(ref))))
say("cond", "there is no {np}", lambda np: c.No(c.Exists(np)))
say(
    "cond",
    "there is (at least {int}|{int} or more) {np}",
    lambda a, b, np: c.AtLeast(q.Count(np), a if b is None else b),
)
say(
    "cond",
    "there is (at least {int}|{int} or more) {counter} (on {ref}|)",
    lambda a, b, kind, ref: c.AtLeast(q.CountersOn(ref or r.THIS, kind), a if b is None else b),
)
say(
    "cond",
    "there is (at least {int}|{int} or more) hosted {counter}",
    lambda a, b, kind: c.AtLeast(q.CountersOn(r.THIS, kind), a if b is None else b),
)
say("cond", "there is no {counter} on {ref}", lambda kind, ref: c.No(c.AtLeast(q.CountersOn(ref, kind), 1)))
say(
    "cond",
    "{ref} have (at least {int}|{int} or more) {counter} [on it]",
    lambda ref, a, b, kind: c.AtLeast(q.CountersOn(ref, kind), a if b is None else b),
)
say("cond", "{ref} is every one of {np}", lambda ref, np: c.Matches(ref, f.Same(r.Every(np))))
say("cond", "{ref} is {ref}", lambda ref, other: c.Matches(ref, f.Same(other)))
say("cond", "{ref} is not {ref}", lambda ref, other: c.No(c.Matches(ref, f.Same(other))))
say("cond", "{ref} is {core}", c.Matches)
say("cond", "{ref} is not {core}", lambda ref, core: c.No(c.Matches(ref, core)))
say("cond", "{ref} is {states}", c.Matches)
say("cond", "{ref} is not {states}", lambda ref, state: c.No(c.Matches(ref, state)))
say("cond", "{ref} is {afters}", c.Matches)
say("cond", "{ref} is not {afters}", lambda ref, after: c.No(c.Matches(ref, after)))
say("cond", "{ref} is {np}", c.Matches)
say("cond", "{ref} is not {np}", lambda ref, np: c.No(c.Matches(ref, np)))
say("cond", "{ref} is another copy of {ref}", lambda ref, other: c.Matches(ref, f.CopyOf(other)))
say("cond", "{ref} is not another copy of {ref}", lambda ref, other: c.No(c.Matches(ref, f.CopyOf(other))))
for words, told in (
    *(("just been drawn", f.JustDrawn()), ("been trashed together", f.TrashedTogether())),
    ("been discarded together", f.DiscardedTogether()),
):
    say("cond", f"{{ref}} have {words}", lambda ref, told=told: c.Matches(ref, told))
    say("cond", f"{{ref}} have not {words}", lambda ref, told=told: c.No(c.Matches(ref, told)))
say("cond", "{ref} is either {predicates}", c.Matches)
say("cond", "{ref} is not either {predicates}", lambda ref, several: c.No(c.Matches(ref, several)))
say("cond", "{ref} is {traits}", c.Matches)
say("cond", "{ref} is not {traits}", lambda ref, traits: c.No(c.Matches(ref, traits)))
say("cond", "{ref} is host to {acard}", lambda ref, card: c.Matches(ref, f.Hosting(card)))
say("cond", "{ref} is not host to {acard}", lambda ref, card: c.No(c.Matches(ref, f.Hosting(card))))
for sort in ("", "printed "):
    say(
        "cond",
        f"[a] {sort}subroutine of that ice was broken with {{acard}}",
        lambda by, sort=sort: c.Broke(by, bool(sort)),
    )
    say(
        "cond",
        f"no {sort}subroutine of that ice was broken with {{acard}}",
        lambda by, sort=sort: c.No(c.Broke(by, bool(sort))),
    )
say("cond", "[a] subroutine of {ref} is resolving", c.Resolving)
say("cond", "no subroutine of {ref} is resolving", lambda ref: c.No(c.Resolving(ref)))
say("cond", "{ref} is resolving", lambda ref: c.BeingResolved() if ref == r.THIS else NO)
say("cond", "{ref} is not resolving", lambda ref: c.No(c.BeingResolved()) if ref == r.THIS else NO)
say("cond", "you are resolving {ref}", lambda ref: c.BeingResolved() if ref == r.THIS else NO)
say("cond", "[a] subroutine of {ref} did that", lambda ref: c.BySubroutine() if ref == r.THIS else NO)
say(
    "cond",
    "[a] subroutine of {ref} did not do that",
    lambda ref: c.No(c.BySubroutine()) if ref == r.THIS else NO,
)
say("cond", "that ice was fully broken", lambda: c.FullyBroken())
say("cond", "that ice was not fully broken", lambda: c.No(c.FullyBroken()))
say("cond", "{whose} action this turn are all different", c.DifferentActions)
say("cond", "{whose} action this turn are not all different", lambda who: c.No(c.DifferentActions(who)))
say("cond", "those click were spent to take [an] action", lambda: c.SpentOnAction())
say("cond", "those click were not spent to take [an] action", lambda: c.No(c.SpentOnAction()))
ON_ONE: Final = "now been spent on same action for first time this turn"
say("cond", f"{{int}} click have {ON_ONE}", c.SpentOnAction)
say("cond", f"{{int}} click have not {ON_ONE}", lambda n: c.No(c.SpentOnAction(n)))
say("cond", "{ref} was played from {zone}", lambda ref, zone: c.PlayedFrom(zone) if ref == r.THIS else NO)
say(
    "cond",
    "{ref} was not played from {zone}",
    lambda ref, zone: c.No(c.PlayedFrom(zone)) if ref == r.THIS else NO,
)
say("cond", "no credit (were|was) spent on it", lambda: c.WithoutCredits())
say("cond", "credit (were|was) spent on it", lambda: c.No(c.WithoutCredits()))
FULL: Final = "more agenda and (asset|node) in its root than there is room for"
say("cond", f"{{server}} have {FULL}", lambda at: c.Overfull(at))
say("cond", f"{{server}} do not have {FULL}", lambda at: c.No(c.Overfull(at)))
say("cond", "{who} have made run this game", lambda who: c.EverRun())
say("cond", "{who} have attempted run this game", lambda who: c.EverRun())
say("cond", "{who} have not made run this game", lambda who: c.No(c.EverRun()))
say("cond", "(your|runner's) memory is full", lambda: c.MemoryFull())
say("cond", "(your|runner's) memory is not full", lambda: c.No(c.MemoryFull()))
say("cond", 'that would come of " when installed " ability of that card', lambda: c.FromInstalling())
say(
    "cond",
    'that would not come of " when installed " ability of that card',
    lambda: c.No(c.FromInstalling()),
)
say("cond", "that was by {damage}", c.HitBy)
say("cond", "{ref} have trash cost", lambda ref: c.Matches(ref, f.WithTrashCost()))
say("cond", "{ref} have printed trash cost", lambda ref: c.Matches(ref, f.HasTrashCost()))
say("cond", "{ref} have not trash cost", lambda ref: c.No(c.Matches(ref, f.WithTrashCost())))
say("cond", "{ref} have not printed trash cost", lambda ref: c.No(c.Matches(ref, f.HasTrashCost())))
say("cond", "that was not by {damage}", lambda kind: c.No(c.HitBy(kind)))
say("cond", "{who} did that damage", c.DamageBy)
say("cond", "{who} did not do that damage", lambda who: c.No(c.DamageBy(who)))
say("cond", "card have entered {zone} this turn", c.Entered)
say("cond", "no card have entered {zone} this turn", lambda zone: c.No(c.Entered(zone)))
say("cond", "that was done", lambda: c.DidIt())
say("cond", "(you|they|runner|corp) do", lambda: c.DidIt())
say("cond", "that was not done", lambda: c.No(c.DidIt()))
say("cond", "(you|they|runner|corp) do not", lambda: c.No(c.DidIt()))
say("cond", "{ref} is empty of {counter}", lambda ref, kind: c.Empty(kind) if ref == r.THIS else NO)
say("cond", "{ref} is not empty of {counter}", lambda ref, kind: c.No(c.Empty(kind)) if ref == r.THIS else NO)
say("cond", "no click have been spent this turn", lambda: c.Charged())
say("cond", "click have already been spent this turn", lambda: c.No(c.Charged()))
say("cond", "it is installed", lambda: c.Matches(r.THIS, f.INSTALLED))


@rule("cond", "[both|either] {cond1} and {cond1}", "[both] {cond1} , {cond1} [,] and {cond1}")
def _and(*parts: Any) -> Any:
    return c.AllOf(tuple(parts))


@rule("cond", "[both|either] {cond1} or {cond1}", "[either] {cond1} , {cond1} [,] or {cond1}")
def _or(*parts: Any) -> Any:
    return c.AnyOf(tuple(parts))


say("cond2", "{cond1}", lambda one: one)
say("cond2", "both {cond1} and {cond1}", lambda a, z: c.AllOf((a, z)))
say("cond2", "either {cond1} or {cond1}", lambda a, z: c.AnyOf((a, z)))
say("cond", "{cond2} and {cond2}", lambda a, z: c.AllOf((a, z)))
say("cond", "{cond2} or {cond2}", lambda a, z: c.AnyOf((a, z)))
