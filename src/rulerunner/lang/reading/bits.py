"""Turns of phrase of the game of 1996: dice, counters that act, forts, bits and cards that leave play."""

from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s

from .acting import acting
from .creating import when
from .effects import choosing, do
from .engine import NO
from .marks import SUBJECT, Done, Event, Limit, Linked, Rolled
from .nouns import all_of
from .numbers import divided
from .pointing import GRAMMAR
from .sentences import Steps

say = GRAMMAR.say

# --- dice -------------------------------------------------------------------------------------------------

say("faces", "{int}", lambda n: (n,))
say("faces", "{int} or {int}", lambda a, z: (a, z))
say("faces", "{int} , {int} [,] or {int}", lambda *faces: faces)
say("sentence", "on {faces} , {block}", lambda faces, block: Rolled(_shows(faces), block))
say(
    "sentence",
    "on {faces} , {block} ; otherwise , {block}",
    lambda faces, block, no: Rolled(_shows(faces), block, no),
)


def _shows(faces: tuple[int, ...]) -> Any:
    """Whether the die shows one of these."""
    low, high = min(faces), max(faces)
    if sorted(faces) != list(range(low, high + 1)) or not 1 <= low <= high <= 6:
        return c.AnyOf(tuple(c.Equal(q.LAST, face) for face in faces))
    if low == high < 6:
        return c.Equal(q.LAST, low)
    if high == 6:
        return c.AtLeast(q.LAST, low)
    below = c.No(c.AtLeast(q.LAST, high + 1))
    return below if low == 1 else c.AllOf((c.AtLeast(q.LAST, low), below))


# --- counters that act ------------------------------------------------------------------------------------

say("acting", "each {counter}", lambda kind: (kind, q.Infection(kind)))
say("acting", "every two {counter}", lambda kind: (kind, divided(q.Infection(kind), 2)))
say("acting", "each {counter} after first", lambda kind: (kind, q.Past(q.Infection(kind), 1)))
TURN: Final = "at start of each of {whose} turn"
say(
    "sentence",
    f"{{acting}} (cause|require) corp to lose 1 credit {TURN}",
    lambda n, who: _at_start(n, "corp", i.Lose(n[1], "corp")),
)
say(
    "sentence",
    f"{{acting}} (cause|require) corp to draw one extra card {TURN}",
    lambda n, who: _at_start(n, "corp", i.Draw(n[1], "corp")),
)
say("sentence", f"{{acting}} gain you 1 credit {TURN}", lambda n, who: _at_start(n, "you", i.Gain(n[1])))
for _zone, _server in (("hq", r.HQ_SERVER), ("r&d", r.RND_SERVER)):
    say(
        "sentence",
        f"{{acting}} allow you to access additional card from {_zone} whenever you access card from {_zone}",
        lambda n, at=_server: b.CounterText(n[0], when(Event("breach", server=at), (i.AccessMore(n[1]),))),
    )
say(
    "sentence",
    "{acting} decrease corp's hand size by 1",
    lambda n: b.CounterText(n[0], b.Static((s.Player("hand size", q.Times(-1, n[1]), "corp"),))),
)
say(
    "sentence",
    "{acting} in fort give +1 difficulty to all agenda installed inside that fort",
    lambda n: b.CounterText(
        n[0], b.Static((s.Modify("requirement", n[1], f.Is("agenda") & f.AtServer(r.THIS_SERVER)),))
    ),
)


def _at_start(acting: Any, who: Any, step: Any) -> Any:
    """What counters do as a player's turn begins."""
    return b.CounterText(acting[0], when(Event("turn begins", "runner" if who == "you" else who), (step,)))


# --- what cards do when they are accessed -----------------------------------------------------------------

EVEN_IF: Final = ", even if (it|~) is not installed [or rezzed]"
say("clause1", "it do {damages}", lambda n: (i.Damage(n[1], n[0]),))
say("clause1", "~ do {damages}", lambda n: (i.Damage(n[1], n[0]),))
say(
    "clause1", "it do {damages} and give runner tag", lambda n: (i.All((i.Damage(n[1], n[0]), i.GiveTags())),)
)
say(
    "clause1",
    "it destroy one {cores} for each {unit}",
    lambda cores, n: choosing(all_of(cores, f.INSTALLED), n, lambda ref: i.Trash(ref)),
)
say("damages", "{int} {damage} per {unit}", lambda n, kind, unit: (q.Times(n, unit) if n > 1 else unit, kind))
say(
    "sentence",
    f"{{trigger}} , {{block}} {EVEN_IF}",
    lambda event, block: when(event, block) if event.kind == "access" else NO,
)
say(
    "sentence",
    f"if {{who}} {{cost}} {{trigger}} , {{block}} {EVEN_IF}",
    lambda who, cost, event, block: when(event, (i.May(block, cost, who),)),
)
say("sentence", "if {trigger-now} , {block}", lambda event, block: when(event, block))
say("trigger-now", "runner pass {ref}", lambda ref: Event("pass", subject=f.Same(ref)))
say("step", "pay {credits} , or {clause}", lambda n, block: (i.Unless((k.Credits(n),), block, "you"),))
do("uninstall {ref} and store it in hq", lambda ref: i.MoveTo(ref, "HQ"))
do("choose to {vps}", lambda block: block)
say(
    "step",
    "you may choose to uninstall it , store it in hq , and gain {credits}",
    lambda n: (i.May((i.MoveTo(r.THIS, "HQ"), i.Gain(n))),),
)

# --- effects ----------------------------------------------------------------------------------------------

for _zone, _server in (("hq", r.HQ_SERVER), ("r&d", r.RND_SERVER)):
    say(
        "sentence",
        f"whenever you access card from {_zone} , access {{morecards}} from {_zone}",
        lambda n, at=_server: when(Event("breach", server=at), (i.AccessMore(n),)),
    )
    say(
        "sentence",
        f"if run is successful , access {{morecards}} from {_zone}",
        lambda n, at=_server: Linked(
            (
                when(
                    Event("successful run"),
                    (i.Later(when(Event("breach", server=at), (i.AccessMore(n),)), "run"),),
                ),
            )
        ),
    )
do(
    "search {zone} for {np} [,] and bring it into {zone}",
    lambda zone, np, to: (i.Search(zone, np), i.MoveTo(r.CHOSEN, to)),
)
do(
    "search {zone} for {np} [,] and install that {core} [, if you can]",
    lambda zone, np, core: (i.Search(zone, np), i.InstallCard(r.CHOSEN)),
)
do(
    "bring any card {anyafter} into {zone}",
    lambda np, zone: choosing(np, 1, lambda ref: i.MoveTo(ref, zone)),
)
do(
    "show {ref} to corp , and then bring it into {zone}",
    lambda ref, zone: (i.Reveal(ref), i.MoveTo(ref, zone)),
)
do(
    "add {int} advancement counter to any combination of {np}",
    lambda n, np: i.Repeat(n, (i.Choose(np, by=SUBJECT), i.Place(1, "advancement", r.CHOSEN))),
)
do(
    "add {int} advancement counter to each of up to {int} {np}",
    lambda n, m, np: (i.Choose(np, m, SUBJECT, up_to=True), i.Place(n, "advancement", r.CHOSEN)),
)
do("look through top {int} card of {deck}", lambda n, deck: i.LookAtTop(deck, n))
do("show top {int} card of {deck} to (corp|runner)", lambda n, deck: i.RevealTop(deck, n))
do("arrange (them|rest) in any order you choose", i.Arrange)
do(
    "(bring|put) one of those card into {zone}",
    lambda zone: choosing(f.AMONG, 1, lambda ref: i.MoveTo(ref, zone)),
)
do("receive {int} bad publicity point", i.TakeBadPublicity)
do("gain {int} bad publicity point", i.TakeBadPublicity)
do("derez {np} of your choice", lambda np: choosing(all_of(np, f.REZZED), 1, i.Derez))
do(
    "give corp {int} bad publicity point for each {unit}",
    lambda n, unit: i.TakeBadPublicity(unit if n == 1 else q.Times(n, unit)),
)
do("expose up to {int} {np}", lambda n, np: choosing(all_of(np, f.UNREZZED), n, i.Expose, True))
say("sentence", "(shuffle|reshuffle) (your stack|r&d) (afterward|afterwards)", lambda: Done("rule"))
say(
    "step",
    "{who} either {vps} or {vps}",
    lambda who, a, z: (i.ChooseOne((acting(a, who), acting(z, who)), who, must=True),),
)
say(
    "sentence",
    "{decls} until end of turn",
    lambda decls: Steps(tuple(i.Lasting(one, "turn") for one in decls)),
)
say(
    "sentence",
    "at end of this run , {block}",
    lambda block: Steps((i.Later(when(Event("run ends"), block)),)),
)
say(
    "sentence",
    "you automatically pass first piece of ice you encounter during that run",
    lambda: Linked((when(Event("encounter", subject=f.Is("ice"), first="run"), (i.Bypass(),)),)),
)
say(
    "sentence",
    "you have {link} for every trace attempt made during that run",
    lambda n: Linked((b.Static((s.Player("link", n),)),)),
)
say(
    "sentence",
    "{clause} at end of each turn during which runner received tag",
    lambda block: when(Event("turn ends"), block, c.Happened("tags")),
)
say(
    "sentence",
    "roll die whenever {now} [during run on {server}]",
    lambda event, at: _in_run(when(event, (i.RollDie(),)), at),
)
say(
    "sentence",
    "draw additional card at start of each of your turn",
    lambda: when(Event("turn begins", "you"), (i.Draw(),)),
)
say(
    "sentence",
    "you may choose to draw additional card at start of each of your turn",
    lambda: when(Event("turn begins", "you"), (i.May((i.Draw(),)),)),
)
say("sentence", "you may {vps} when {now}", lambda block, event: when(event, (i.May(acting(block, "you")),)))


def _in_run(ability: b.When, at: Any) -> b.When:
    trigger: Any = ability.trigger
    return b.When(b.Trigger(trigger.kind, trigger.subject, during=at), ability.block) if at else ability


# --- preventing damage ------------------------------------------------------------------------------------

say("sentence", "prevent {int} {damage} each turn", lambda n, kind: _prevents(n, kind))
say(
    "sentence",
    "{shorts} ; prevent {int} {damage} each turn",
    lambda shorts, n, kind: (b.Static(shorts), _prevents(n, kind)),
)


def _prevents(n: int, kind: Any) -> Any:
    """One point a turn, as it would be suffered first."""
    if n != 1:
        return NO
    return b.When(b.Trigger("damage", detail=kind), (i.Prevent(),), once="turn", interrupt=True)


# --- declarations -----------------------------------------------------------------------------------------

for _verb, _value in (("rez", "rez cost"), ("install", "install cost"), ("trash", "trash cost")):
    say(
        "decl",
        f"cost to {_verb} {{ref}} is (reduced|lowered) by {{int}} [credit]",
        lambda ref, n, value=_value: s.Modify(value, -n, f.Same(ref)),
    )
    say(
        "decl",
        f"{{every}} cost {{int}} credit , in addition to normal cost , to {_verb}",
        lambda of, n, value=_value: s.Modify(value, n, of),
    )
say(
    "decl",
    "all ice is encountered with its strength reduced by {int}",
    lambda n: s.Modify("strength", -n, f.Same(r.ENCOUNTERED)),
)
say("decl", "{every} have (their|its) strength reduced by {int}", lambda of, n: s.Modify("strength", -n, of))
say("np", "icebreaker installed in (~|this way)", lambda: f.Has("icebreaker") & f.HostedOn(r.THIS))
say("sentence", "if ~ leave play , trash all program installed in it", lambda: Done("rule"))
say(
    "sentence",
    "use this ability only when accessing card from {server}",
    lambda at: Limit(moment=b.Trigger("breach", server=at)),
)
say(
    "sentence",
    "use this ability only immediately after successful run on {server}",
    lambda at: Limit(moment=b.Trigger("successful run", server=at)),
)
say(
    "sentence",
    "use this ability only once on each subroutine during each encounter with piece of ice",
    lambda: Limit(once="subroutine"),
)
say("sentence", "use this ability only once each turn", lambda: Limit(once="turn"))
say(
    "sentence",
    "use these credit only to pay for trace made during run on {server}",
    lambda at: b.Static((s.SpendFrom("trace"),), c.DuringRun(at)),
)
say("sentence", "install [~] only inside {server}", lambda at: b.Static((s.InstallOnly(at),)))
