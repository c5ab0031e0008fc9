"""Effects on runs: ice and subroutines, strength, access, what is imminent."""

from typing import Any, Final

from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang.words import EVERY

from .effects import do
from .engine import NO
from .marks import SUBJECT, It
from .numbers import amounts
from .pointing import GRAMMAR, SERVER

say = GRAMMAR.say

do("end run", lambda: i.EndRun(SUBJECT))
do("bypass encountered ice", i.Bypass)
do("bypass {ref}", lambda ref: i.Bypass() if ref == r.ENCOUNTERED or isinstance(ref, It) else NO)
do("jack out", i.JackOut)
do("roll die", i.RollDie)
do("lose the game", lambda: i.LoseGame(SUBJECT))
do("forgo [the|your|their|his or her] next {clicks}", lambda n: i.Forgo(n, SUBJECT))
do("forgo [the] next click , 1 for each {unit}", lambda n: i.Forgo(n, SUBJECT))
do("have to jack out when this encounter end", i.ForceJackOutAfterEncounter)
do("(breach|begin to access) {server}", i.Breach)
do(
    "(breach|begin to access) {server} , accessing {ref} first",
    lambda server, ref: i.Breach(server, first=ref),
)
do("access {morecards}", i.AccessMore)
ANY_NUMBER: Final = q.SubroutinesOn(r.ENCOUNTERED)
BREAK: Final = (
    ("all subroutine", lambda: EVERY),
    ("{subs}", lambda n: n),
    ("up to {subs}", lambda n: n),
    ("any number of subroutine", lambda: ANY_NUMBER),
)
for words, count in BREAK:
    do(
        f"break {words} on encountered ice , whatever its strength",
        lambda *a, count=count: i.BreakSubroutines(count(*a)),
    )
    do(
        f"break {words} on encountered ice",
        lambda *a, count=count: i.BreakSubroutines(count(*a), interface=True),
    )
    do(
        f"break {words} on [1|a piece of] {{acard}} , whatever its strength",
        lambda *a, count=count: i.BreakSubroutines(count(*a[:-1]), a[-1]),
    )
    do(f"break {words} on {{acard}}", lambda *a, count=count: _broken(count(*a[:-1]), a[-1]))
    do(f"break {words}", lambda *a, count=count: i.BreakSubroutines(count(*a), interface=True))
for words in (
    "{kinds} subroutine",
    "{int} {kinds} subroutine",
    "up to {int} {kinds} subroutine",
    "ice subroutine",
):
    do(f"break {words}", lambda *a: _break_kind(*a))
    do(f"break {words} on [a single] piece of ice", lambda *a: _break_kind(*a))
do(
    "break any number of {kinds} subroutine",
    lambda kinds: i.BreakSubroutines(ANY_NUMBER, kinds, interface=True),
)


def _broken(n: Any, card: Any) -> Any:
    return i.BreakSubroutines(n, card, interface=card != f.Same(r.THIS))


def _break_kind(*captures: Any) -> Any:
    kinds = next((one for one in captures if isinstance(one, f.Filter)), f.ANY_CARD)
    n = next((one for one in captures if isinstance(one, int)), 1)
    return i.BreakSubroutines(n, kinds, interface=True)


for words, duration in (
    ("", "encounter"),
    *((f"for rest of this {d}", d) for d in ("run", "turn", "encounter", "access", "action", "trace")),
    ("for rest of game", "game"),
    ("for that player's next turn", "next turn"),
    ("until your next turn begin", "until your turn"),
    ("until your next turn end", "until your turn ends"),
    ("for as long as it stay rezzed", "rezzed"),
    ("for as long as it stay active", "active"),
    ("until the next encounter end", "next encounter"),
    ("for runner's next 6 action", "next 6 actions"),
    ("for your next x turn", "next X turns"),
    ("(for|until the end of) (the remainder of|) (this|the) run", "run"),
    ("until the end of the turn", "turn"),
):
    do(f"{{strength}} [,] {words}", lambda n, duration=duration: i.Boost(n, duration))
    if words:
        say(
            "clause1",
            f"have {{ref}} get {{strength}} [,] {words}",
            lambda ref, n, duration=duration: (i.Boost(n, duration),) if ref == r.THIS else NO,
        )
        say(
            "stronger",
            f"{{ref}} get {{strength}} [,] {words}",
            lambda ref, n, duration=duration: (i.Boost(n, duration),) if ref == r.THIS else NO,
        )
MOVED: Final = "move to outermost position of {server} and"
do(f"{MOVED} approach any ice there", lambda server: i.MoveRunner(server))
do(f"{MOVED} encounter any ice there", lambda server: i.MoveRunner(server, encounter=True))
do("move to {ref} and encounter it", i.MoveToIce)
do("move to {ref} and approach it", lambda ref: i.MoveToIce(ref, approach=True))
do("continue at outermost rezzed ice of {server}", i.Deflect)
do("face {ref} next", i.Confront)
do("trash 1 or more of card being accessed at no cost", i.TrashAccessed)
do("fall back by rezzed ice as often as {quantity}", i.FallBack)
do("move {ref} to outermost position of {server}", i.MoveIce)
do(f"move {{ref}} to another position of its {SERVER}", i.InsertIce)
do("reverse order of ice protecting {server}", i.ReverseIce)
do("pledge {credits} for this run", i.Pledge)
do("swap any pair of installed ice out of sight", lambda: i.SwapAllIce())
do("rearrange ice protecting {server}", lambda at: i.RearrangeIce(at, SUBJECT))
do("rearrange ice protecting {server} out of sight", lambda at: i.RearrangeIce(at, SUBJECT, True))
do("repeat subroutine of {ref} once , right after itself , {duration}", i.RepeatSubroutine)
do("move {ref} to innermost position of {server}", lambda ref, server: i.MoveIce(ref, server, True))
say("clause1", f"attacked {SERVER} become {{server1}}", lambda server: (i.ChangeServer(server),))
say("step", f"attacked {SERVER} become {{server}}", lambda server: (i.ChangeServer(server),))
amounts(
    "imminents",
    "(tag|net damage|meat damage|core damage|brain damage|damage|card|credit|bad publicity|click"
    "|virus counter)",
)
do("prevent {imminents}", i.Prevent)
do("prevent up to {int} {damage}", lambda n, kind: (i.ChooseNumber(1, n), i.Prevent(q.X)))
do("avoid {imminents}", i.Prevent)
do(
    "prevent all (of the|of that|) (tag|net damage|meat damage|core damage|brain damage|damage|card|credit|)",
    lambda: i.Prevent(EVERY),
)
for words, of in (
    *(("tag", "tags"), ("net damage", "net")),
    *(("meat damage", "meat"), ("(core|brain) damage", "core")),
):
    do(f"prevent all of imminent {words}", lambda of=of: i.Prevent(EVERY, of))
    do(f"prevent {{quantity}} of imminent {words}", lambda n, of=of: i.Prevent(n, of))
do("prevent that", i.Prevent)
do("prevent it", i.Prevent)
do("prevent that {damage}", lambda kind: i.Prevent(EVERY))
do("prevent {quantity} of that", i.Prevent)
do("pay {credits} less for it", i.PayLess)
do("pay {quantity} credit less for it", i.PayLess)
do("lower its base strength to {quantity}", i.ReduceTrace)
amounts("bareamount", "point")
do("raise that by ({imminents}|{bareamount})", lambda a, b: i.IncreaseImminent(a if b is None else b))
for place in ("clause1", "step"):
    say(place, "[have] (your|corp's|runner's) action phase end", lambda: (i.EndActionPhase(),))
do("end your action phase", i.EndActionPhase)
for words, wanted in (
    *(("", "any"), ("to spend during run", "run"), ("to spend during trace", "trace")),
    ("to spend to install card", "install"),
    ("to spend to install or rez card", "install or rez"),
    *((f"to spend for {one}", one) for one in ("icebreaker", "use", "rez", "play", "trash", "remove tag")),
):
    do(f"borrow {{credits}} {words}", lambda n, wanted=wanted: i.Lend(n, wanted, SUBJECT))
do("return all credit borrowed this way", lambda: i.ReturnLent(SUBJECT))
do("discard all {np}", i.DiscardAll)
do("discard {ref}", lambda ref: i.DiscardAll(f.Same(ref)))
do("rez all ice protecting {server} that can be rezzed , from outermost inward", i.RezInward)
say(
    "clause1",
    "[have] [{who}] replace all card in root of {server} , which first go to hq , with as many from there",
    lambda who, server: (i.Restock(server),),
)
do("undo what {ref} was used for in this encounter", i.UndoUses)
do(
    "install {ref} as program that use {int} memory , that can be stolen for {clicks} , "
    "and that is removed from game if it leave play in any other way",
    lambda ref, n, one: i.InstallAsProgram(n) if ref == r.THIS and one == 1 else NO,
)
