"""Additional costs, and what credits can be spent on."""

from dataclasses import replace
from typing import Any

from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.rendering.itself import BREAKERS
from rulerunner.lang.validating.walk import exchanged

from .engine import NO
from .marks import It
from .normal_form import members
from .nouns import all_of
from .pointing import GRAMMAR, SERVER

say = GRAMMAR.say

# --- additional costs -------------------------------------------------------------------------------------

for act in ("access", "rez", "steal", "score", "play", "install", "trash"):
    made = lambda card, cost, act=act: s.AdditionalCost(act, _of_it(cost), _default(card, act))  # noqa: E731
    say(
        "decl",
        f"to {act} {{acard}} , ({{who}}|its player) must also {{cost}}",
        lambda card, _, cost, made=made: made(card, cost),
    )
    say(
        "decl",
        f"to {act} {{acard}} at {{server}} , ({{who}}|its player) must also {{cost}}",
        lambda card, server, _, cost, act=act: s.AdditionalCost(act, cost, _default(card, act), server),
    )
    say(
        "decl",
        f"as an additional cost to {act} [each] {{acard}} , [{{who}} must] {{cost}}",
        lambda card, _, cost, made=made, act=act: made(card, _besides(act, card, cost)),
    )
for words, act in (("use paid ability of", "use"), ("break each subroutine with", "break")):
    say(
        "decl",
        f"to {words} {{acard}} [during run on {{server}}] , ({{who}}|its player) must also {{cost}}",
        lambda card, at, _, cost, act=act: s.AdditionalCost(act, cost, card, at or r.ANY_SERVER),
    )
say(
    "decl",
    "to jack out [of run on {server}] , {who} must also {cost}",
    lambda at, who, cost: s.AdditionalCost("jack out", cost, server=at or r.ANY_SERVER),
)
say(
    "decl",
    "to run on {server} , {who} must also {cost}",
    lambda server, _, cost: s.AdditionalCost("run", cost, server=server),
)
say(
    "decl",
    "to run on {server} by basic action , {who} must also {cost}",
    lambda server, _, cost: s.AdditionalCost("basic run", cost, server=server),
)
say(
    "decl",
    "to run on {server} by basic click for first time each turn , {who} must also {cost}",
    lambda server, _, cost: s.AdditionalCost("basic run", cost, server=server, first_each_turn=True),
)
say(
    "decl",
    "to run on {server} for first time each turn , {who} must also {cost}",
    lambda server, _, cost: s.AdditionalCost("run", cost, server=server, first_each_turn=True),
)
say(
    "decl",
    "as an additional cost to run [on|] {server} , [{who} must] {cost}",
    lambda server, _, cost: s.AdditionalCost("run", cost, server=server),
)
say(
    "decl",
    "as an additional cost to run [on|] {server} for first time each turn , [{who} must] {cost}",
    lambda server, _, cost: s.AdditionalCost("run", cost, server=server, first_each_turn=True),
)
say(
    "decl",
    "as an additional cost to make run on {server} , [{who} must] {cost}",
    lambda server, _, cost: s.AdditionalCost("run", cost, server=server),
)
say("decl", "runner must {cost} to steal {acard}", lambda cost, card: s.AdditionalCost("steal", cost, card))


def _of_it(cost: Any) -> Any:
    """A cost that speaks of the card that the act is done to."""
    return exchanged(cost, lambda word: r.THAT if isinstance(word, It) and word.noun == "that" else word)


def _default(card: Any, act: str) -> Any:
    agenda = act in ("steal", "score") and card == f.Is("agenda")
    return f.ANY_CARD if agenda else card


# --- credits ----------------------------------------------------------------------------------------------

say("purpose", "for anything", lambda: ("any", f.ANY_CARD))
say("purpose", "during run", lambda: ("run", f.ANY_CARD))
say("purpose", "during (trace|trace attempt)", lambda: ("trace", f.ANY_CARD))
say("purpose", "to remove tag by basic action", lambda: ("remove tag", f.ANY_CARD))
say(
    "purpose",
    "to (remove tag|take the basic action to remove 1 tag|remove 1 tag)",
    lambda: ("remove tag", f.ANY_CARD),
)
say("purpose", "to install or rez {np}", lambda np: ("install or rez", np))
say("purpose", "for ability of {np}", lambda np: ("use", np))
say("purpose", "to use {np}", lambda np: _using(np))
say("purpose", "(to pay for|for) using {np}", lambda np: _using(np))
for verb, ing in (("install", "installing"), ("rez", "rezzing"), ("play", "playing"), ("trash", "trashing")):
    say("purpose", f"(to {verb}|for {ing}|to pay for {ing}) {{np}}", lambda np, verb=verb: (verb, np))


def _unless(np: Any, plain: Any) -> Any:
    return f.ANY_CARD if np == plain else np


def _using(np: Any) -> Any:
    """Credits for icebreakers, or for the abilities of other cards."""
    if any(isinstance(part, f.Has) and part.subtype in BREAKERS for part in members(np)):
        return ("icebreaker", _unless(np, f.Has("icebreaker")))
    return ("use", np)


def spend(purpose: Any) -> Any:
    """Credits for a purpose."""
    return s.SpendFrom(*purpose)


say("decl", "credit hosted on {ref} can be spent {purpose}", lambda ref, purpose: spend(purpose))
say(
    "decl",
    "credit hosted on {ref} can be spent {purpose} , on {np}",
    lambda ref, purpose, np: s.SpendFrom(purpose[0], np),
)
say("decl", "(use these credit|use this credit|use the credit) [only] {purpose}", spend)
say("decl", "you can (spend|use) hosted credit [only] {purpose}", spend)
say(
    "decl",
    "you can spend credit (hosted on|from|on) {ref} [only] {purpose}",
    lambda ref, purpose: spend(purpose),
)
say(
    "decl",
    "as {ref} become active and as your turn begin , refill it to {int} credit",
    lambda ref, n: s.Recurring(n),
)
say("short", "{int} recurring credit", s.Recurring)

say(
    "decl",
    "credit on {ref} count as credit in your credit pool",
    lambda ref: s.InPool() if ref == r.THIS else NO,
)
say(
    "decl",
    "as you rez {ref} , you may {cost} to pay for [{int} credit of] rez cost",
    lambda ref, cost, credits: s.RezPayment(cost, credits or 0) if ref == r.THIS else NO,
)


def _besides(act: str, card: Any, cost: Any) -> Any:
    """A cost paid with cards of a hand: the card that is played for it is not one of them."""
    hands = ("grip", "HQ", "you hand") if act == "play" and card == f.Same(r.THIS) else ()
    return tuple(
        replace(part, filter=all_of(part.filter, f.Not(f.Same(r.THIS))))
        if isinstance(part, k.TrashCards | k.MoveCards)
        and any(isinstance(one, f.In) and one.zone in hands for one in members(part.filter))
        else part
        for part in cost
    )


say(
    "decl",
    "each credit on {ref} that is spent on trace also raise limit of that trace by 1",
    lambda ref: s.RaisesTraces() if ref == r.THIS else NO,
)
say(
    "decl",
    "credit on {ref} can be spent on card for which it is trashed as that is installed",
    lambda ref: s.PaysForSuccessor() if ref == r.THIS else NO,
)
say(
    "decl",
    "as credit come into your pool other than at start of your turn , "
    "you may place {int} credit on {ref} for each that you do not add to your pool",
    lambda n, ref: s.SavesInstead(n) if ref == r.THIS else NO,
)
say(
    "decl",
    f"{SERVER} of {{ref}} may have {{int}} more agenda or (asset|node) in its root",
    lambda ref, n: s.MoreRoom(n) if ref == r.THIS else NO,
)
say("decl", "{who} cannot spend more than {quantity} credit in run", lambda who, n: s.SpendAtMost(n))
say("limited", "anything", lambda: "any")
say("limited", "run", lambda: "run")
say("limited", "link", lambda: "trace")
say("limited", "using icebreaker", lambda: "icebreaker")
say("limited", "removing tag", lambda: "remove tag")
for verb, ing in (("use", "using"), ("install", "installing"), ("rez", "rezzing"), ("play", "playing")):
    say("limited", f"{ing} card", lambda verb=verb: verb)
say("limited", "trashing card", lambda: "trash")
say(
    "decl",
    "{who} cannot spend more than {quantity} credit in run on {limited}",
    lambda who, n, on: s.SpendAtMost(n, (on,)),
)
say(
    "decl",
    "{who} cannot spend more than {quantity} credit in run on {limited} or on {limited}",
    lambda who, n, one, two: s.SpendAtMost(n, (one, two)),
)
