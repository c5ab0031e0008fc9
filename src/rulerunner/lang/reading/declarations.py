"""What is so while an ability applies."""

from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import filters as f
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.rendering.ends import takes_also
from rulerunner.lang.rendering.grammar import participle
from rulerunner.lang.words import RUNNER

from .engine import NO
from .numbers import times
from .pointing import GRAMMAR, SERVER

say = GRAMMAR.say

HAVE: Final = "(get|have|gain)"
VALUES: Final = (("strength", "strength"), ("points", "points"), ("requirement", "requirement"))
for name, value in VALUES:
    say("decl", f"{{every}} {HAVE} {{{name}}}", lambda of, by, value=value: s.Modify(value, by, of))
COSTS: Final[dict[str, Any]] = {
    "install": "install cost",
    "rez": "rez cost",
    "play": "play cost",
    "trash": "trash cost",
}


def _entering(verb: str, value: Any) -> None:
    """A cost that is changed for a card that is being installed, rezzed or played."""
    being = f"{{every}} being {participle(verb)} cost"
    for word, sign in (("more", 1), ("less", -1)):
        say(
            "decl",
            f"{being} {{int}} credit {word} to {verb}",
            lambda of, n, sign=sign: s.Modify(value, sign * n, of, True),
        )
        say(
            "decl",
            f"{being} {{int}} credit {word} to {verb} for each {{unit}}",
            lambda of, n, unit, sign=sign: s.Modify(value, times(sign * n, unit), of, True),
        )
    say("decl", f"{being} {{credit±}} to {verb}", lambda of, by: s.Modify(value, by, of, True))


for verb, value in COSTS.items():
    for word, sign in (("more", 1), ("less", -1)):
        say(
            "decl",
            f"{{every}} cost {{int}} credit {word} to {verb}",
            lambda of, n, value=value, sign=sign: s.Modify(value, sign * n, of),
        )
        say(
            "decl",
            f"{{every}} cost {{int}} credit {word} to {verb} for each {{unit}}",
            lambda of, n, unit, value=value, sign=sign: s.Modify(value, times(sign * n, unit), of),
        )
    say("decl", f"{{every}} cost {{credit±}} to {verb}", lambda of, by, value=value: s.Modify(value, by, of))
    if verb != "trash":
        _entering(verb, value)
    for word, sign in (("(increased|raised)", 1), ("(lowered|reduced)", -1)):
        say(
            "decl",
            f"the {verb} cost of {{every}} is {word} by {{int}} [credit]",
            lambda of, n, value=value, sign=sign: s.Modify(value, sign * n, of),
        )
        say(
            "decl",
            f"the {verb} cost of {{every}} is {word} by {{int}} [credit] for each {{unit}}",
            lambda of, n, unit, value=value, sign=sign: s.Modify(value, times(sign * n, unit), of),
        )
say(
    "decl",
    "advancement requirement of {every} is increased by {int}",
    lambda of, n: s.Modify("requirement", n, of),
)
say(
    "decl",
    "advancement requirement of {every} is (lowered|reduced) by {int}",
    lambda of, n: s.Modify("requirement", -n, of),
)
say("decl", "difficulty of {every} is {signed}", lambda of, n: s.Modify("requirement", n, of))
say("decl", f"{{who}} {HAVE} {{startinghand}}", lambda who, by: s.Player("starting hand", by, who))
say(
    "decl",
    f"{{who}} {HAVE} {{startingbadpub}}",
    lambda who, by: s.Player("starting bad publicity", by, who),
)
for name, value in (("handsize", "hand size"), ("memory", "memory"), ("link", "link")):
    say("decl", f"{{who}} {HAVE} {{{name}}}", lambda who, by, value=value: s.Player(value, by, who))
    say("short", f"{{{name}}}", lambda by, value=value: s.Player(value, by))
for words, value in (("[maximum] hand size", "hand size"), ("memory", "memory")):
    say(
        "decl",
        f"{{whose}} base {words} is {{quantity}}",
        lambda who, by, value=value: s.Player(value, by, who, base=True),
    )
say("short", "hand size {signed}", lambda n: s.Player("hand size", n))
say("short", "provides {memory}", lambda by: s.Player("memory", by))
say("decl", "{whose} [maximum] hand size is increased by {int}", lambda who, n: s.Player("hand size", n, who))
say(
    "decl",
    "{whose} [maximum] hand size is (reduced|decreased|lowered) by {int}",
    lambda who, n: s.Player("hand size", -n, who),
)
say(
    "decl",
    "{who} (get|have|gain) {signed} allotted click (for each of {whose} turn|each turn)",
    lambda who, by, whose: s.Player("clicks", by, who),
)
say("decl", "{who} (get|have|gain) {moreclicks} each turn", lambda who, by: s.Player("clicks", by, who))
say("decl", "{who} get {signed} allotted click", lambda who, by: s.Player("clicks", by, who))
say("decl", "to win , {who} need {points}", lambda who, by: s.Player("points to win", by, who))
say(
    "decl",
    "{who} cannot create (any|) new (remote server|subsidiary data fort|data fort)",
    lambda who: NO if who == RUNNER else s.NoNewServers(),
)
say("decl", "limit {int} (remote server|subsidiary data fort)", s.ServerLimit)
say("decl", "each subroutine of {acard} is repeated once right after itself", s.RepeatsSubroutines)
say(
    "decl",
    "{who} can spend 1 click and pay {int} credit to remove one of these counter , and then {block}",
    lambda who, n, then: s.Lifted(n, who, then),
)
say(
    "decl",
    "{who} can spend 1 click and pay {int} credit to remove one of these counter",
    lambda who, n: s.Lifted(n, who),
)
for words, action in (("remove tag", "remove tag"), ("trash resource", "trash resource")):
    say(
        "decl",
        f"basic action to {words} cost {{int}} credit more",
        lambda n, action=action: s.BasicCost(action, n),
    )
    say(
        "decl",
        f"basic action to {words} cost {{int}} credit less",
        lambda n, action=action: s.BasicCost(action, -n),
    )
say("decl", "nobody discard to maximum hand size", lambda: s.Cannot("discard"))
say(
    "decl",
    "{who} (get|have|gain) {int} additional click (to spend|) [on] each [of their|of your|] turn",
    lambda who, n: s.Player("clicks", n, who),
)
say("decl", "gain click during each of your turn", lambda: s.Player("clicks", 1))
for zone, value in (("hq", "HQ access"), ("r&d", "R&D access")):
    say(
        "decl",
        f"{{who}} access {{moreaccess}} when (accessing|breaching) {zone}",
        lambda who, by, value=value: s.Player(value, by, who),
    )
    say(
        "decl",
        f"access {{morecards}} whenever you (breach|access) {zone}",
        lambda by, value=value: s.Player(value, by),
    )


say("decl", "{who} cannot run [on|] {server}", lambda who, server: s.Cannot("run", server=server))
say("decl", "{who} cannot (run|make another run|make run|run again)", lambda who: s.Cannot("run"))
say(
    "decl",
    "run [on {server}] cannot be (declared|) successful",
    lambda server: s.Cannot("be successful", server=server or r.ANY_SERVER),
)
say(
    "decl",
    "{who} cannot jack out [during run on {server}]",
    lambda who, server: s.Cannot("jack out", server=server or r.ANY_SERVER),
)
say("decl", "{who} cannot jack out (during that run)", lambda who: s.Cannot("jack out"))
say(
    "decl",
    "subroutine on [any] {acard} cannot be broken",
    lambda card: s.Cannot("be broken", card),
)
for act in ("access", "steal", "rez", "score", "advance"):
    say(
        "decl",
        f"{{who}} cannot {act} [any] {{acard}}",
        lambda who, card, act=act: s.Cannot(act, card),
    )
    say(
        "decl",
        f"{{every}} cannot be {participle(act)}",
        lambda card, act=act: s.Cannot(act, card),
    )
say(
    "decl",
    "{who} cannot trash [any] {acard}",
    lambda who, card: s.Cannot("trash as the Runner", card),
)
say(
    "decl",
    "credit on [any] {acard} cannot be spent",
    lambda card: s.Cannot("spend from", card),
)
say(
    "decl",
    "{every} cannot host card [at {server}]",
    lambda card, server: s.Cannot("host", card, server or r.ANY_SERVER),
)
say("decl", "{every} cannot be trashed", lambda card: s.Cannot("trash", card))
say(
    "decl",
    "{every} cannot be installed [at {server}]",
    lambda card, server: s.Cannot("install", card, server or r.ANY_SERVER),
)

say("decl", "{every} have subtype {subtypename}", lambda of, subtype: s.GainsSubtype(subtype, of))
say("decl", "{every} (gain|have) {subtype}", lambda of, subtype: s.GainsSubtype(subtype, of))
say("decl", "{every} lose [the] subtype {subtypename}", lambda of, subtype: s.LosesSubtype(subtype, of))
say("decl", "{every} lose its printed (ability|abilities)", lambda of: s.LosesAbilities("printed", of))
say("decl", "{every} lose all (ability|abilities)", lambda of: s.LosesAbilities("all", of))
say(
    "decl",
    "{every} lose all (ability|abilities) except its printed subroutine",
    lambda of: s.LosesAbilities("all but printed subroutines", of),
)
say("decl", "x of {ref} is {quantity}", lambda ref, n: s.DefinesX(n) if ref == r.THIS else NO)
say("decl", "{every} cannot gain (ability|abilities)", lambda of: s.CannotGainAbilities(of))
say("decl", "{ref} gain text of {every}", lambda ref, cards: s.GainsTextOf(cards) if ref == r.THIS else NO)
say(
    "decl",
    "{every} is removed from game if {ref} is uninstalled",
    lambda cards, ref: s.RemovesHosted(cards) if ref == r.THIS else NO,
)
say("decl", "{every} also have subtype of {every}", lambda of, cards: s.GainsSubtypesOf(cards, of))
for value in (
    "strength",
    "install cost",
    "rez cost",
    "play cost",
    "trash cost",
    "memory cost",
    "trace limit",
):
    say("decl", f"{value} of {{every}} cannot be lowered", lambda of, value=value: s.NotLowered(value, of))
say(
    "decl",
    "(advancement requirement|difficulty) of {every} cannot be lowered",
    lambda of: s.NotLowered("requirement", of),
)
say("decl", "agenda point of {every} cannot be lowered", lambda of: s.NotLowered("points", of))
say(
    "decl",
    "during run on {server} , {ref} can be rezzed whenever non-ice card can be rezzed",
    lambda server, ref: s.RezAmongOthers(),
)
say("decl", "{who} cannot draw card", lambda who: s.Cannot("draw as the Runner"))
say("decl", "{who} cannot spend [any] credit", lambda who: s.Cannot("spend credits as the Runner"))
say(
    "decl",
    "{who} cannot use paid ability of [any] {acard}",
    lambda who, card: s.Cannot("use as the Runner", card),
)
say("decl", "{who} cannot use [any] {acard}", lambda who, card: s.Cannot("use at all as the Runner", card))
say("subs", "{block}", lambda one: (b.Sub(one),))
say("subs", "{block} ; also , {subs}", lambda one, more: NO if takes_also(one) else (b.Sub(one), *more))
say("subs", "< {block} > ; also , {subs}", lambda one, more: (b.Sub(one), *more))
for where in ("before", "after"):
    say(
        "decl",
        f"{{every}} gain these subroutine {where} its other [, {{often}}] : {{subs}}",
        lambda of, n, subs, where=where: s.GainsSubroutines(
            subs, 1 if n is None else n, of, where == "before"
        ),
    )
for words, tool in (("{np}", lambda by: by), ("{ref}", f.Same)):
    for sort in ("", "printed "):
        say(
            "decl",
            f"{{who}} cannot use {words} to break {sort}subroutine of {{acard}}",
            lambda who, by, ice, sort=sort, tool=tool: s.BreakLimit(0, ice, tool(by), bool(sort), True),
        )
for sort in ("", "printed "):
    NONE_OF = f"{{who}} cannot break {sort}subroutine of {{acard}}"
    FEW_OF = f"{{who}} cannot break more than {{quantity}} of {sort}subroutine of {{acard}} in each encounter"
    for using, tool in (("", lambda by: f.ANY_CARD), (" with {np}", lambda by: by), (" with {ref}", f.Same)):
        say(
            "decl",
            NONE_OF + using,
            lambda who, ice, by=None, sort=sort, tool=tool: s.BreakLimit(0, ice, tool(by), bool(sort)),
        )
        say(
            "decl",
            FEW_OF + using,
            lambda who, n, ice, by=None, sort=sort, tool=tool: s.BreakLimit(n, ice, tool(by), bool(sort)),
        )
say("decl", "{who} cannot access more than {int} card in each run", lambda who, n: s.AccessLimit(n))
for words, kind in (
    *(("damage", ""), ("net damage", "net")),
    *(("meat damage", "meat"), ("(core|brain) damage", "core")),
):
    say("decl", f"you choose card that {words} trash", lambda kind=kind: s.PicksDamage(kind))
    say(
        "decl",
        f"for first point of {words} each turn , you may look at (your|runner's) (hand|grip) and choose card "
        "it trash",
        lambda kind=kind: s.PicksDamage(kind, True),
    )
for how, paying in (("by any ability there is", False), ("by paying its trash cost", True)):
    say(
        "decl",
        f"{{who}} must trash {{acard}} while accessing it , {how} , if able",
        lambda who, card, paying=paying: s.MustTrash(card, paying),
    )
say("decl", "whenever {now} , all of it is prevented", lambda event: s.PreventsAll(event.kind, event.detail))
say(
    "decl",
    "to install {acard} at {server} cost {int} credit less",
    lambda card, at, n: s.InstallDiscount(n, card, at),
)
say(
    "decl",
    "to install {acard} at {server} cost {quantity} less",
    lambda card, at, n: s.InstallDiscount(n, card, at),
)
say(
    "decl",
    "cost to install {acard} on {server} is reduced by {int} [credit]",
    lambda card, at, n: s.InstallDiscount(n, card, at),
)


say("decl", "you get {signed} memory for {every} alone", s.MemoryFor)
say("decl", "you can play or install {every} as if from your hand", s.AsIfInHand)
say(
    "decl",
    "you can play or install hosted card as if (from your hand|they (were|was) in your (grip|hand))",
    lambda: s.AsIfInHand(),
)
say(
    "decl",
    "{who} may trash accessed {np} at no cost , even without trash cost",
    lambda who, cards: s.TrashFreely(cards),
)
say("decl", "every trace succeed , whatever bid is ; and then also {block}", s.TracesSucceed)
say("decl", "all card that {who} discard is random", s.RandomDiscards)
say(
    "decl",
    "of {np} that would be trashed together , you may remove 1 from game instead of it going to discard pile"
    " , but only 1 each turn",
    lambda cards: s.RemovesTrashed(cards),
)
say(
    "decl",
    "first click that you spend each turn must be spent on basic (action|click) to run "
    f"{SERVER} or to play run event",
    lambda: s.FirstClickRuns(),
)
say("decl", "{every} get {tracelimit}", lambda of, by: s.Modify("trace limit", by, of))
say("decl", "{who} skip encounter with {acard}", lambda who, card: s.SkipEncounters(card))
say("decl", "{who} is tagged whatever tag there is", lambda who: s.CountsAsTagged())
say(
    "decl",
    "the first time each turn that {would} , instead {block}",
    lambda event, block: s.Replaces(event.kind, block, event.detail, "turn"),
)
say(
    "decl",
    "the first time each run that {would} , instead {block}",
    lambda event, block: s.Replaces(event.kind, block, event.detail, "run"),
)
say(
    "decl",
    "whenever {would} , instead {block}",
    lambda event, block: s.Replaces(event.kind, block, event.detail),
)
say("decls", "{decl}", lambda one: (one,))
say("decls", "{decl} ; and {decls}", lambda one, more: (one, *more))
say("decls", "{decl} and {decls}", lambda one, more: (one, *more))
say("shorts", "{short}", lambda one: (one,))
say("shorts", "{short} [,] {shorts}", lambda one, more: (one, *more))
