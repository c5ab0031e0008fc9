"""What cannot be done, what it costs, and what cards are worth: declarations as cards print them."""

from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s

from .declarations import COSTS
from .engine import NO
from .lasting import lasting
from .marks import Hosting, It
from .normal_form import without
from .nouns import all_of
from .numbers import times
from .pointing import GRAMMAR

say = GRAMMAR.say
THIS: Final = f.Same(r.THIS)

# --- prohibitions -----------------------------------------------------------------------------------------

ACTS: Final = {
    "steal": "steal",
    "trash": "trash as the Runner",
    "score": "score",
    "rez": "rez",
    "access": "access",
}
for _one, _other in (("steal", "trash"), ("score", "rez")):
    say(
        "step",
        f"{{who}} cannot {_one} or {_other} {{acard}} {{duration}}",
        lambda who, card, lasts, one=ACTS[_one], other=ACTS[_other]: tuple(
            lasting(s.Cannot(act, card), lasts) for act in (one, other)
        ),
    )
say("decl", "(player|players) cannot trash {acard}", lambda card: s.Cannot("trash", card))
say(
    "decl",
    "{who} cannot trash {ref} < while it is rezzed >",
    lambda who, ref: s.Cannot("trash as the Runner", f.Same(ref)),
)
say(
    "decl",
    "{who} cannot initiate run [on {server}]",
    lambda who, at: s.Cannot("run", server=at or r.ANY_SERVER),
)
say("decl", "{who} cannot make any run", lambda who: s.Cannot("run"))
say("decl", "this run cannot be declared successful", lambda: s.Cannot("be successful"))
say("step", "this run cannot be declared successful", lambda: (lasting(s.Cannot("be successful"), "run"),))
say(
    "decl",
    "{who} cannot (access|steal) card other than {ref}",
    lambda who, ref: s.Cannot("access", f.Not(f.Same(ref))),
)
say(
    "decl",
    "{who} cannot access [any] card in root of {server}",
    lambda who, at: s.Cannot("access", f.AtServer(at, "root")),
)
say(
    "decl",
    "{who} cannot use {acard} to break subroutine on {ref}",
    lambda who, card, ref: s.BreakLimit(0, f.Same(ref), card, unusable=True),
)
say(
    "decl",
    "{who} cannot break subroutine on {ref} using {acard}",
    lambda who, ref, card: s.BreakLimit(0, f.Same(ref), card),
)
say(
    "decl",
    "{who} cannot break printed subroutine on {ref} except using {acard}",
    lambda who, ref, card: s.BreakLimit(0, f.Same(ref), f.Not(card), printed=True),
)
MORE: Final = "{who} cannot break more than {int} of its printed subroutine"
say("decl", f"{MORE} during each encounter", lambda who, n: s.BreakLimit(n, THIS, printed=True))
say(
    "decl",
    f"during each encounter with {{ref}} , {MORE}",
    lambda ref, who, n: s.BreakLimit(n, f.Same(ref), printed=True),
)
say(
    "decl",
    f"during each encounter with {{ref}} , {MORE} except using {{acard}}",
    lambda ref, who, n, card: s.BreakLimit(n, f.Same(ref), f.Not(card), printed=True),
)
say(
    "decl",
    "{ref} (cannot|can not) interface with {acard}",
    lambda ref, card: s.InterfaceOnly(f.Not(without(card, f.Is("ice")))) if ref == r.THIS else NO,
)
say(
    "decl",
    "it can only interface with ice of exactly equal strength",
    lambda: s.InterfaceOnly(f.Is("ice") & f.StrengthIs(q.StrengthOf(r.THIS))),
)
say("sentence", "rez [{ref}] only during {whose} turn", lambda ref, who: _rez_only(c.DuringTurn(who)))
say(
    "sentence",
    "rez [{ref}] only during {whose} action phase",
    lambda ref, who: _rez_only(c.DuringActionPhase(who)),
)
say(
    "sentence",
    "{ref} can only be rezzed if {cond}",
    lambda ref, cond: _rez_only(cond) if ref == r.THIS else NO,
)
say(
    "sentence",
    "you cannot score {ref} if it was installed this turn",
    lambda ref: (
        b.Static((s.Cannot("score", f.Same(ref)),), c.Matches(r.THIS, f.Underwent("install")))
        if ref == r.THIS
        else NO
    ),
)
say(
    "decl",
    "{who} cannot score agenda during same turn they installed that agenda",
    lambda who: s.Cannot("score", f.Underwent("install")),
)


def _rez_only(cond: Any) -> Any:
    return b.Static((s.Cannot("rez", THIS),), c.No(cond))


# --- additional costs -------------------------------------------------------------------------------------

AS_COST: Final = "as an additional cost to"
say("cost", "{costpart} or {costpart}", lambda one, other: (k.OneCost(((one,), (other,))),))
say(
    "decl",
    f"{AS_COST} take basic click to run server for first time each turn , {{who}} must {{cost}}",
    lambda who, cost: s.AdditionalCost("basic run", cost, first_each_turn=True),
)
say(
    "decl",
    f"{AS_COST} take basic click to trash {{int}} installed resource , {{who}} must {{cost}}",
    lambda n, who, cost: s.AdditionalCost("basic trash", cost),
)
say(
    "decl",
    f"{AS_COST} trash {{acard}} with basic click , {{who}} must {{cost}}",
    lambda card, who, cost: s.AdditionalCost(
        "trash resource", cost, f.ANY_CARD if card == f.Is("resource") else card
    ),
)
say(
    "decl",
    f"{AS_COST} rez {{acard}} , {{who}} must randomly trash card from {{zone}}",
    lambda card, who, zone: s.AdditionalCost("rez", (k.TrashRandom(zone),), card),
)
say(
    "decl",
    "{who} must {cost} as an additional cost to rez {acard}",
    lambda who, cost, card: s.AdditionalCost("rez", cost, card),
)
say("costpart", "spend {clicks}", k.Clicks)
say("costpart", "x credit", lambda: k.Credits(q.X))
say("costpart", "x hosted {counter}", lambda kind: k.HostedCounters(kind, q.X))
say("costpart", "remove {int} of {whose} tag", lambda n, who: k.RemoveTags(n))
say(
    "costpart",
    "add {int} hosted {np} to {zone}",
    lambda n, np, zone: k.MoveCards(all_of(np, f.HostedOn(r.THIS)), zone, n),
)
say("payments", "{who} either {cost} or {cost}", lambda who, a, z: ((who, a), (who, z)))

# --- what cards are worth, and what they cost -------------------------------------------------------------

for _words, _sign in (("(additional|more)", 1), ("(fewer|less)", -1)):
    WORTH = f"{{every}} is worth {{int}} {_words} agenda point"
    say("decl", WORTH, lambda of, n, sign=_sign: s.Modify("points", sign * n, of))
    say(
        "decl",
        f"{WORTH} for each {{unit}}",
        lambda of, n, unit, sign=_sign: s.Modify("points", times(sign * n, unit), of),
    )
    say(
        "sentence",
        f"{{ref}} is worth {{int}} {_words} agenda point while (it is|) in {{zone}}",
        lambda ref, n, zone, sign=_sign: (
            b.Static((s.Modify("points", sign * n),), c.Matches(r.THIS, f.In(zone)), active_in=zone)
            if ref == r.THIS and "they" not in zone
            else NO
        ),
    )
    say(
        "sentence",
        f"{{ref}} is worth {{int}} {_words} agenda point while it have [at least 1] {{counter}} on it",
        lambda ref, n, kind, sign=_sign: (
            b.Static((s.Modify("points", sign * n),), c.AtLeast(q.CountersOn(r.THIS, kind), 1))
            if ref == r.THIS
            else NO
        ),
    )
say(
    "decl",
    "{who} need {int} (less|fewer) agenda point to win game",
    lambda who, n: s.Player("points to win", -n, who),
)
for _verb in ("install", "rez", "play", "trash"):
    for _word, _sign in (("(increased|raised)", 1), ("(lowered|reduced)", -1)):
        say(
            "decl",
            f"its {_verb} cost is {_word} by {{int}} [credit]",
            lambda n, verb=_verb, sign=_sign: s.Modify(COSTS[verb], sign * n, f.Same(It())),
        )
        say(
            "decl",
            f"its {_verb} cost is {_word} by {{int}} [credit] for each {{unit}}",
            lambda n, unit, verb=_verb, sign=_sign: s.Modify(
                COSTS[verb], times(sign * n, unit), f.Same(It())
            ),
        )
for _word, _sign in (("increased", 1), ("(lowered|reduced)", -1)):
    say(
        "decl",
        f"advancement requirement of {{every}} is {_word} by {{int}} for each {{unit}}",
        lambda of, n, unit, sign=_sign: s.Modify("requirement", times(sign * n, unit), of),
    )
    say(
        "decl",
        f"{{whose}} [maximum] hand size is {_word} by {{int}} for each {{unit}}",
        lambda who, n, unit, sign=_sign: s.Player("hand size", times(sign * n, unit), who),
    )
    say(
        "decl",
        f"{{whose}} (memory limit|memory) is {_word} by {{int}}",
        lambda who, n, sign=_sign: s.Player("memory", sign * n, who),
    )
FIRST: Final = "first {cores} {who} install each turn"
say(
    "sentence",
    f"{FIRST} cost {{int}} credit less [to install]",
    lambda cores, who, n: _first_install(cores, who, -n),
)
say(
    "sentence",
    f"{FIRST} cost {{int}} credit more [to install]",
    lambda cores, who, n: _first_install(cores, who, n),
)
say(
    "sentence",
    f"lower install cost of {FIRST} by {{int}}",
    lambda cores, who, n: _first_install(cores, who, -n),
)
say(
    "sentence",
    f"install cost of {FIRST} is (increased|raised) by {{int}}",
    lambda cores, who, n: _first_install(cores, who, n),
)
say(
    "sentence",
    "first {cores} corp rez each turn cost {int} credit more to rez",
    lambda cores, n: _first("rez", "rez cost", cores, "corp", n),
)


def _first_install(cores: Any, who: Any, by: int) -> Any:
    return _first("install", "install cost", cores, who, by)


def _first(kind: str, value: Any, cores: Any, who: Any, by: int) -> Any:
    """Only the first such card of a turn costs more or less: there was none before it."""
    side: Any = "" if kind == "rez" else who
    before = c.Happened(kind, side, subject=None if cores == f.ANY_CARD else cores)
    cards = all_of(cores, f.Of(who)) if cores == f.ANY_CARD else cores
    return b.Static((s.Modify(value, by, cards, entering=True),), c.No(before))


# --- credits for a purpose --------------------------------------------------------------------------------

say("purpose", "to pay trash cost [of {np}]", lambda np: ("trash", np or f.ANY_CARD))
for _verb in ("install", "rez", "play"):
    say("purpose", f"to pay {_verb} cost", lambda verb=_verb: (verb, f.ANY_CARD))
say("purpose", "(to pay for|for) removing tag", lambda: ("remove tag", f.ANY_CARD))
say("purpose", "(to pay for|for) trace [attempt]", lambda: ("trace", f.ANY_CARD))
HOSTED: Final = "you (can|may) (spend|use) (hosted credit|credit on ~)"
USE: Final = "(use these credit|use this credit|use the credit) [only]"
for _who in (HOSTED, USE):
    say(
        "sentence",
        f"{_who} during run on {{server}}",
        lambda at: b.Static((s.SpendFrom("run"),), c.DuringRun(at)),
    )
    say(
        "sentence",
        f"{_who} {{purpose1}} during run",
        lambda purpose: b.Static((s.SpendFrom(*purpose),), c.DuringRun()),
    )
    say("decl", f"{_who} {{purpose}}", lambda purpose: s.SpendFrom(*purpose))
    say(
        "decls",
        f"{_who} {{purpose1}} or {{purpose1}}",
        lambda one, other: (s.SpendFrom(*one), s.SpendFrom(*other)),
    )
say("sentence", "(use credit|you can use credit) on ~ for anything", lambda: b.Static((s.SpendFrom("any"),)))
say(
    "sentence",
    "memory cost of hosted {cores} (do not|does not) count against your memory limit",
    lambda cores: Hosting(free=True),
)
say("sentence", "limit {int} hosted {cores}", lambda n, cores: Hosting(most=n))
