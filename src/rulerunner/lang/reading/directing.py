"""Instructions that join and direct others: clauses, blocks, offers, choices, runs."""

from typing import Any, Final

from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang.rendering.ends import takes_also, takes_no, takes_or, takes_otherwise, takes_then
from rulerunner.lang.validating.walk import words as words_of

from .acting import acting, named, together
from .engine import NO
from .marks import THEY, It
from .normal_form import swapped
from .pointing import GRAMMAR, SERVER
from .scope import PAUSE

say = GRAMMAR.say

# --- clauses: somebody does something ---------------------------------------------------------------------

say("vps", "{vp}", lambda block: block)
say("vps", "{vp} (and|, and) {vps}", together)
say("vps", "{vp} , {vps}", lambda one, more: together(one, more))
say("clause1", "{vps}", lambda block: block)  # who does it is whoever the sentence is about, or else "you"
say("clause1", "{who} [must] {vps}", named)
say("clause1", "have {who} {vps}", named)
say("clause1", f"have attacked {SERVER} become {{server}}", lambda server: (i.ChangeServer(server),))
say("clause1", "[the] run end", lambda: (i.EndRun(),))
say("clause1", "force {who} to {vps}", lambda who, block: acting(block, who))
say("clause1", "{who} give {who} {tags}", lambda who, whom, n: (i.GiveTags(n),))
say("clause", "{clause1}", lambda block: block)
say("clause", "{clause1} (and|, and) {clause}", together)
say("clause", "{clause1} , {clause}", together)
say("clause", "{stronger} (and|, and) {clause}", together)
say("clause", "{clause1} (and|, and) {stronger}", together)
say("step", "{clause}", lambda block: block)

# --- blocks -----------------------------------------------------------------------------------------------


def in_turn(one: Any, more: Any) -> Any:
    """One step and then others; what could go on inside the first is read there."""
    return NO if takes_then(one[-1]) else one + more


def after_that(one: Any, more: Any) -> Any:
    """One step, and what comes after all of it (`scope`)."""
    return (*one, PAUSE, *more)


say("block", "{step}", lambda one: one)
say("block", "{step} (, then|then|, and then) {block}", lambda one, more: in_turn(one, more))
say("block", "{step} ; after that , {block}", after_that)
say("block", "< {step} > , then {block}", lambda one, more: one + more)
say("block", "< {step} > ; after that , {block}", after_that)
say("block", "do this : {block}", lambda block: block)
say("block", "< do this : {block} > , then {block}", lambda one, more: one + more)
say("block", "< do this : {block} > ; after that , {block}", after_that)
say("block", "do nothing", lambda: ())
say("step", "repeat this process", lambda: (i.Again(),))


def _about(then: Any, cond: Any) -> Any:
    """A condition behind what hangs on it: "it" is the card that was spoken of there."""
    refs = {word for word in words_of(then) if isinstance(word, r.Ref)}
    return swapped(cond, It(), refs.pop()) if len(refs) == 1 else cond


OTHERWISE: Final = "; otherwise ,"
say("step", "if {cond} , {block}", lambda when, then: (i.If(when, then),))


def either(then: Any, made: Any) -> Any:
    """What depends on something and has been said so far, with what is done otherwise; an "otherwise" belongs
    to the last thing before it that has none."""
    return NO if takes_otherwise(then) else (made,)


say(
    "step",
    f"if {{cond}} , {{block}} {OTHERWISE} {{block}}",
    lambda when, then, no: either(then, i.If(when, then, no)),
)
say(
    "step",
    f"if {{cond}} , < {{block}} > {OTHERWISE} {{block}}",
    lambda when, then, no: (i.If(when, then, no),),
)
say("step", "{clause} if {cond}", lambda then, when: (i.If(_about(then, when), then),))


MAY: Final = (
    ("{who} may {block}", lambda who, then: (who, then)),
    ("{who} may {cost} to {block}", lambda who, cost, then: (who, then, cost)),
    ("{who} may {cost} to {vps}", lambda who, cost, then: (who, acting(then, who), cost)),
    ("{who} may {block} ; if {who} do not , {block}", lambda *said: _declined(*said)),
    (
        "{who} may < {block} > ; if {who} do not , {block}",
        lambda who, then, whose, no: _declined(who, then, whose, no, closed=True),
    ),
    (
        "{who} may {cost} to {block} ; if {who} do not , {block}",
        lambda who, cost, then, whose, no: _declined(who, then, whose, no, cost),
    ),
    (
        "{who} may {cost} to < {block} > ; if {who} do not , {block}",
        lambda who, cost, then, whose, no: _declined(who, then, whose, no, cost, closed=True),
    ),
)


def _declined(who: str, then: Any, whose: str, no: Any, cost: Any = (), closed: bool = False) -> Any:
    """What somebody may do and what is done if they do not, which belongs to their last offer before it."""
    they = whose in (who, THEY)
    return (who, then, cost, no) if they and (closed or not takes_no(then, who)) else None


def _offer(parts: Any) -> Any:
    if parts is None:
        return NO
    who, then, cost, no = (*parts, (), ())[:4]
    return (i.May(acting(then, who), cost, who, no),)


for pattern, parts in MAY:
    say("step", pattern, lambda *found, parts=parts: _offer(parts(*found)))
say("step", "{who} may {cost}", lambda who, cost: (i.May((), cost, who),))


say(
    "step",
    "{who} may pay {int} credit up to {quantity} time ; having paid x time , {block}",
    lambda who, each, most, then: (i.PayUpTo(most, then, each),),
)
say(
    "step",
    "{who} may pay {int} credit any number of time ; having paid x time , {block}",
    lambda who, each, then: (i.PayUpTo(0, then, each),),
)
say(
    "step",
    "{who} may pay up to {quantity} credit ; having paid x , {block}",
    lambda who, most, then: (i.PayUpTo(most, then),),
)
say(
    "step",
    "{who} may pay up to {credits} ; having paid x , {block}",
    lambda who, most, then: NO if isinstance(most, int) else (i.PayUpTo(most, then),),
)
say(
    "step",
    "{who} may pay any number of credit ; having paid x , {block}",
    lambda who, then: (i.PayUpTo(0, then),),
)


def unless(payments: Any, then: Any) -> Any:
    """Any of the payments will do."""
    for who, cost in reversed(payments):
        then = (i.Unless(cost, then, who),)
    return then


say("payment", "{who} {cost}", lambda who, cost: (who, cost))
say("payments", "{payment}", lambda one: (one,))
say("payments", "{payment} or {payments}", lambda one, more: (one, *more))
say("payments", "{who} {cost} or {cost}", lambda who, a, z: ((who, a), (who, z)))
say("step", "unless {payments} , {block}", unless)
say("step", "{clause} unless {payments}", lambda then, payments: unless(payments, then))
say(
    "step",
    "{who} must {cost} if able ; otherwise , {block}",
    lambda who, cost, then: (i.Unless(cost, then, who, must=True),),
)


HAD: Final = (
    *(i.ChooseOne, i.Run, i.RunEach, i.Breach, i.AccessCard, i.ResolveSubroutine, i.TrashUnsaved),
    *(i.PreventTrash, i.RollOn),
)
"""What one player may have another do, in words of its own."""
say("step", "have {step}", lambda block: block if isinstance(block[-1], HAD) else NO)


def some_of(amount: Any, who: Any, options: Any, must: bool, up_to: bool) -> Any:
    """So many of several effects, or up to so many."""
    return i.ChooseOne(options, who or "you", must, amount, up_to)


say(
    "step",
    "{who} must either {block} or {block}",
    lambda who, a, z: (i.ChooseOne((acting(a, who), acting(z, who)), who, must=True),),
)
say(
    "step",
    "{who} must {vps} or {vps}",
    lambda who, a, z: (i.ChooseOne((acting(a, who), acting(z, who)), who, must=True),),
)
say("step", "either {block} or {block}", lambda a, z: (i.ChooseOne((a, z)),))
say(
    "step",
    "[{who}] choose 1 of these : {options}",
    lambda who, options: (i.ChooseOne(options, who or "you"),),
)
say(
    "step",
    "[{who}] choose 1 of these that can be carried out : {options}",
    lambda who, options: (i.ChooseOne(options, who or "you", must=True),),
)
say("step", "[{who}] choose up to 1 of these : {options}", lambda who, o: (some_of(1, who, o, False, True),))
say(
    "step",
    "[{who}] choose up to 1 of these that can be carried out : {options}",
    lambda who, options: (some_of(1, who, options, True, True),),
)
for words, must in (("", False), ("that can be carried out", True)):
    for limit, up_to in (("", False), ("up to", True)):
        say(
            "step",
            f"[{{who}}] choose {limit} {{quantity}} of these {words} , in any order : {{options}}",
            lambda who, n, options, must=must, up_to=up_to: (some_of(n, who, options, must, up_to),),
        )
        say(
            "step",
            f"[{{who}}] choose {limit} 1 of these {words} for each {{unit}} , in any order : {{options}}",
            lambda who, n, options, must=must, up_to=up_to: (some_of(n, who, options, must, up_to),),
        )
for words, different in (("", False), ("different from all those you have taken this turn", True)):
    say(
        "vp",
        f"take [an] action {words} [, spending {{int}} click less]",
        lambda less, different=different: (i.TakeAction(less or 0, different),),
    )
say("options", "{option} ; or {block}", lambda a, z: (a, z))
say("options", "{option} ; or {options}", lambda a, more: (a, *more))
say("option", "{block}", lambda block: NO if takes_or(block) else block)
say("option", "< {block} >", lambda block: block)
say("often", "once", lambda: 1)
say("often", "twice", lambda: 2)
say("often", "{n} time", lambda n: n)
say("often", "once for each {unit}", lambda unit: unit)
say("often", "half of {operand} time , rounded down", q.Halved)
say("often", "{quantity} time", lambda n: n)
say(
    "step",
    "gain {clicks} only to do this : {block}",
    lambda n, block: (i.ActionTo(block),) if n == 1 else NO,
)
say("step", "do this {often} : {block}", lambda n, block: (i.Repeat(n, block),))

say(
    "step",
    "[{who}] choose subroutine of {ref} to be resolved",
    lambda who, ref: (i.ResolveSubroutine(ref, who or "you"),),
)
say(
    "step",
    "[{who}] choose subroutine of {ref} ; {who} may {cost} to have it resolved",
    lambda who, ref, _, cost: (i.ResolveSubroutine(ref, who or "you", cost),),
)

say(
    "step",
    "[{who}] trash all {np} ; {who} may {cost} for each to save it",
    lambda _, cards, who, cost: (i.TrashUnsaved(cards, cost, who),),
)
say(
    "step",
    "[{who}] discard all {np} ; {who} may {cost} for each to save it",
    lambda _, cards, who, cost: (i.TrashUnsaved(cards, cost, who, discard=True),),
)
say(
    "step",
    "[{who}] choose 1 or more {np} among them , which is not trashed",
    lambda _, cards: (i.PreventTrash(cards),),
)
say("step", "[{who}] make run on each of {server} , in any order", lambda _, server: (i.RunEach(server),))
say("step", f"[{{who}}] make run on each {SERVER} , in any order", lambda _: (i.RunEach(r.ANY_SERVER),))
say(
    "step",
    "[{who}] roll die ; if it show {int} or less , "
    "divide what it show between credit to gain and dice to roll likewise",
    lambda who, most: (i.RollOn(most),),
)

# --- runs -------------------------------------------------------------------------------------------------

MAKE: Final = "[{who}] (make run on|run|make a run on|run on) {server}"
say("step", MAKE, lambda who, server: (i.Run(server),))
say("step", "[{who}] make (a|another) run", lambda who: (i.Run(r.ANY_SERVER),))
say("step", f"{MAKE} ; during that run , {{linkeds}}", lambda who, server, linked: (i.Run(server, linked),))
say(
    "step",
    "host {ref} on {ref} as condition counter : {linkeds}",
    lambda this, host, says: (i.HostAsCounter(host, says),) if this == r.THIS else NO,
)
# What is linked is a sentence of its own: whoever runs or breaches, its subject is you unless it names one.
say("linkeds", "{nested}", lambda one: (acting(one, "you"),))
say(
    "linkeds",
    "{nested} ; also , {linkeds}",
    lambda one, more: NO if takes_also(one) else (acting(one, "you"), *more),
)
say("linkeds", "< {nested} > ; also , {linkeds}", lambda one, more: (acting(one, "you"), *more))
