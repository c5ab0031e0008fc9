"""When things happen and for how long: moments, durations, what is put off until later."""

from dataclasses import replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.words import TABLE

from .creating import when
from .engine import NO
from .happenings import WHEN
from .marks import EVERY_CREDIT, Event, It, Limit, Linked, Throughout
from .normal_form import swapped
from .pointing import GRAMMAR
from .sentences import Steps

say = GRAMMAR.say
OWN: Final = f.Same(r.THIS)

# --- durations --------------------------------------------------------------------------------------------

for _period in ("run", "encounter", "turn", "access", "trace"):
    say(
        "duration",
        f"for (rest|remainder|duration) of (that|this|the) {_period}",
        lambda period=_period: period,
    )
    say("duration", f"(during|for) this {_period}", lambda period=_period: period)
    say("duration", f"until (the|) end of {_period}", lambda period=_period: period)
say("duration", "until beginning of your next turn", lambda: "until your turn")
say("duration", "until your next turn begin", lambda: "until your turn")
say("within", "until your next turn begin", lambda: "until your turn")
for _period in ("run", "turn", "encounter"):
    say("within", f"for (rest|remainder) of (this|that|the) {_period}", lambda period=_period: period)
say(
    "step",
    "{duration} , {trigger} , {block}",
    lambda lasts, event, block: (i.Later(when(event, block), lasts),),
)
say(
    "step",
    "{duration} , {block} (when|whenever) {now}",
    lambda lasts, block, event: (i.Later(when(event, block), lasts),),
)


def within(event: Event, at: Any) -> Event:
    """A change, or each of several, that must happen in a run on one of these servers."""
    return replace(event, during=at, also=tuple(within(one, at) for one in event.also))


# --- triggers ---------------------------------------------------------------------------------------------

say("now", "{ref} fully break {acard}", lambda ref, card: _by(ref, card))
say(
    "now", "{who} break subroutine on {ref}", lambda who, ref: Event("subroutine broken", subject=f.Same(ref))
)
say(
    "now",
    "{who} break printed subroutine on {ref}",
    lambda who, ref: Event("subroutine broken", subject=f.Same(ref), detail="printed"),
)
say(
    "now",
    "{who} use {ref} to break subroutine",
    lambda who, ref: Event("subroutine broken", source=f.Same(ref)),
)
say("now", "{who} pass {acard} after encountering it", lambda who, card: Event("pass", subject=card))
say("now", "{who} finish breaching server", lambda who: Event("breach ends"))
say("now", "breach end", lambda: Event("breach ends"))
say("now", "{acard} is trashed < from any location >", lambda card: Event("trash", subject=card))
say("now", "{who} trash {acard} < from any location >", lambda who, card: Event("trash", who, card))
say("now", "{who} purge virus counter", lambda who: Event("purge"))
say("now", "corp derez {acard}", lambda card: Event("derez", subject=card))
say("now", "{who} take at least {int} bad publicity", lambda who, n: Event("bad publicity") if n == 1 else NO)
say("now", "corp lose at least 1 credit", lambda: Event("lose credits", "corp"))
say("now", "tag is removed", lambda: Event("remove tags"))
say("now", "trace is initiated", lambda: Event("trace begins"))
say(
    "events",
    "{acard} is rezzed or derezzed",
    lambda card: (Event("rez", subject=card), Event("derez", subject=card)),
)
say(
    "events", "{who} spend or lose click", lambda who: (Event("spend clicks", who), Event("lose clicks", who))
)
say(
    "events", "{who} lose or spend click", lambda who: (Event("lose clicks", who), Event("spend clicks", who))
)
for _side in ("corp", "runner"):
    say(
        "events",
        f"{_side} card ability cause {{who}} to (spend or lose|lose or spend) at least 1 credit",
        lambda who, side=_side: tuple(
            Event(kind, who, source=f.Of(side)) for kind in ("lose credits", "spend credits")
        ),
    )
say("events", "player (score or steal|steal or score) {acard}", lambda card: _either(card))
say(
    "events",
    "{who} expose or access {acard}",
    lambda who, card: (Event("expose", subject=card), Event("access", subject=card)),
)
say(
    "events",
    "{acard} is accessed or scored",
    lambda card: (
        Event("access", subject=card),
        Event("score", subject=None if card == f.Is("agenda") else card),
    ),
)
say(
    "events",
    "agenda is scored or stolen from ({server} or its root|root of {server})",
    lambda one, other: (Event("score", server=one or other), Event("steal", server=one or other)),
)
for _kind in ("score", "steal"):
    say(
        "now",
        f"{{who}} {_kind} agenda from (root of {{server}}|{{server}} or its root)",
        lambda who, one, other, kind=_kind: Event(kind, server=one or other),
    )
say("trigger", f"{WHEN} {{now}} during run", lambda event: within(event, r.ANY_SERVER))
say(
    "trigger",
    f"{WHEN} {{now}} during run (on|against) {{server}}",
    within,
)
say("trigger", f"{WHEN} {{alternatives}} during run", lambda event: within(event, r.ANY_SERVER))
say(
    "trigger",
    f"{WHEN} {{alternatives}} during run (on|against) {{server}}",
    within,
)
say(
    "trigger",
    "the first time each turn {now} during run",
    lambda event: replace(within(event, r.ANY_SERVER), first="turn"),
)
say(
    "trigger",
    "the first time each turn {alternatives} during run",
    lambda event: replace(within(event, r.ANY_SERVER), first="turn"),
)
say(
    "trigger",
    "the first time {now} during each (run|encounter with {ref})",
    lambda event, ref: replace(event, first="run") if ref is None else NO,
)
say("trigger", "the first time {alternatives} each turn", lambda event: replace(event, first="turn"))
say("would-trigger", "the first time each turn {would} [,]", lambda event: replace(event, first="turn"))


def _by(ref: Any, card: Any) -> Any:
    if isinstance(ref, It) or ref == r.THIS:
        return Event("fully broken", subject=None if card == f.Is("ice") else card, source=f.Same(ref))
    return NO


def _either(card: Any) -> Any:
    subject = None if card == f.Is("agenda") else card
    return (Event("score", subject=subject), Event("steal", subject=subject))


# A condition that stands before its moment, or behind it.
say("sentence", "if {cond} {trigger} , {block}", lambda cond, event, block: when(event, block, cond))
say(
    "sentence",
    "if {cond} {trigger} , {block} ; otherwise , {block}",
    lambda cond, event, block, no: when(event, (i.If(cond, block, no),)),
)
say("sentence", "{clause} if {now1}", lambda block, event: _happens(event, block))
say(
    "sentence",
    "if {who} {cost} {trigger} , {block}",
    lambda who, cost, event, block: when(event, (i.May(block, cost, who),)),
)
INSTALLED: Final = "(while installed|while it is installed|< while it is installed >)"
say(
    "sentence",
    f"(if|when|whenever) {{now}} {INSTALLED} , {{block}}",
    lambda event, block: _while(event, block, f.INSTALLED),
)
say(
    "sentence",
    f"(if|when|whenever) {{events}} {INSTALLED} , {{block}}",
    lambda events, block: _while(replace(events[0], also=events[1:]), block, f.INSTALLED),
)
say(
    "sentence",
    "(if|when|whenever) {now} (while rezzed|< while it is rezzed >) , {block}",
    lambda event, block: _while(event, block, f.REZZED),
)


def _happens(event: Event, block: Any) -> Any:
    """ "Trash this if the Corp purges": what happens, not what is so."""
    return when(event, block) if event.kind in ("purge", "unsuccessful run") else NO


def _while(event: Event, block: Any, state: Any) -> Any:
    if event.subject != OWN:
        return NO
    if event.kind == "trash":  # by then it is not installed any more
        return when(event if state == f.REZZED else replace(event, origin=(TABLE,)), block)
    return when(event, block, c.Matches(r.THIS, state))


say("trigger", "after you access card from {server1}", lambda at: Event("breach ends", server=at))

# --- later ------------------------------------------------------------------------------------------------

say("step", "when (this|the) turn end , {block}", lambda block: (i.Later(when(Event("turn ends"), block)),))
say("step", "{clause} when (this|the) turn end", lambda block: (i.Later(when(Event("turn ends"), block)),))
say(
    "step",
    "when {whose} next turn begin , {block}",
    lambda who, block: (i.Later(when(Event("turn begins", who), block)),),
)
say(
    "step",
    "the next time {now} this turn , {block}",
    lambda event, block: (i.Later(when(event, block, once="turn"), "turn"),),
)
say(
    "sentence",
    "{clause} when (this|the) run end",
    lambda block: Steps((i.Later(when(Event("run ends"), block)),)),
)
say("sentence", "{clause} when that run end", lambda block: Linked((when(Event("run ends"), block),)))
say("sentence", "when run end , {block}", lambda block: Linked((when(Event("run ends"), block),)))

# --- as soon as -------------------------------------------------------------------------------------------

say(
    "sentence",
    "when there is {int} or more hosted {counter} , {block}",
    lambda n, kind, block: b.While(c.AtLeast(q.CountersOn(r.THIS, kind), n), block),
)
say(
    "sentence",
    "when {ref} have {int} or more hosted {counter} , {block}",
    lambda ref, n, kind, block: (
        b.While(c.AtLeast(q.CountersOn(ref, kind), n), block) if ref == r.THIS else NO
    ),
)
say(
    "sentence",
    "when there is no {counter} left on {ref} , {block}",
    lambda kind, ref, block: b.While(c.Empty(kind), block) if ref == r.THIS else NO,
)
say(
    "sentence",
    "when strength of {ref} is {int} or less , {block}",
    lambda ref, n, block: b.While(_weak(ref, n), swapped(block, It(), ref)),
)
say("sentence", "as soon as {cond} , {block}", b.While)


def _weak(ref: Any, most: int) -> Any:
    """That ice has so little strength; while it is not rezzed it has none that counts."""
    weak = c.No(c.AtLeast(q.StrengthOf(ref), most + 1))
    return c.AllOf((c.Matches(ref, f.REZZED), weak)) if ref == r.HOST else weak


say("sentence", "trash ~ if {cond}", lambda cond: b.While(cond, (i.Trash(),)))

# --- when an ability can be used --------------------------------------------------------------------------

say("sentence", "use this ability only {only-when}", lambda limit: limit)
say("sentence", "use ({ref}) only {only-when}", lambda ref, limit: Throughout(limit) if ref == r.THIS else NO)
say(
    "sentence", "use this ability only {only-when} and only {only-when}", lambda one, other: _both(one, other)
)
say("only-when", "if {cond}", lambda cond: Limit(condition=cond))
say("only-when", "during run [(on|against) {server}]", lambda at: Limit(condition=c.DuringRun(at)))
say("only-when", "during {whose} turn", lambda who: Limit(condition=c.DuringTurn(who)))
say("only-when", "during encounter with {ref}", lambda ref: Limit(condition=c.DuringEncounter(ref)))
say("only-when", "during encounter [with piece of ice]", lambda: Limit(condition=c.DuringEncounter()))
say("only-when", "once per (turn|each turn)", lambda: Limit(once="turn"))
say("only-when", "once (per|each|during each) run", lambda: Limit(once="run"))
say("only-when", "once each turn", lambda: Limit(once="turn"))
say("only-when", "once each time you breach {server}", lambda at: Limit(once="breach"))
say("only-when", "by spending credit from stealth card", lambda: Limit(stealth=EVERY_CREDIT))
say("only-when", "by spending at least {int} credit from stealth card", lambda n: Limit(stealth=n))
say("sentence", "you cannot use this ability during run", lambda: Limit(condition=c.No(c.DuringRun())))
say("sentence", "you cannot use ~ more than once each turn", lambda: b.Static((s.UsedOnce(),)))
say(
    "sentence",
    "this ability is active even while {ref} is in {zone}",
    lambda ref, zone: Limit(active_in=zone, besides=True),
)
say(
    "sentence",
    "corp can (trigger|use) this ability (while|even if) {ref} is in {zone}",
    lambda ref, zone: Limit(active_in=zone, besides=True),
)


def _both(one: Limit, other: Limit) -> Any:
    if one.condition is not None and other.condition is not None:
        return replace(one, condition=c.AllOf((one.condition, other.condition)))
    return Limit(
        one.once or other.once, one.condition or other.condition, stealth=one.stealth or other.stealth
    )
