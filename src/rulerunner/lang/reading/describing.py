"""Cards and numbers as printed texts describe them: what a card is like, how many of something there are."""

from typing import Any, Final

from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r

from .engine import NO
from .marks import DoneTo as Done
from .marks import Event, InstallCost, It
from .nouns import AFTER, OPEN_AFTER, all_of
from .pointing import GRAMMAR, SERVER

say = GRAMMAR.say
ICE: Final = f.Is("ice")

# --- one card in particular -------------------------------------------------------------------------------

ENCOUNTERING: Final = (
    "(you is encountering|runner is encountering|being encountered|currently being encountered)"
)
say("acard", f"[rezzed] {{kinds}} [ice] {ENCOUNTERING}", lambda kinds: f.Same(r.ENCOUNTERED) & kinds)
say("encountered", f"[rezzed] {{kinds}} [ice] {ENCOUNTERING}", lambda kinds: kinds)
say("acard", "host {kinds}", lambda kinds: f.Same(r.HOST) & kinds)
say("ref", f"[rezzed] piece of ice {ENCOUNTERING}", lambda: r.ENCOUNTERED)
say("ref", "encountered piece of ice", lambda: r.ENCOUNTERED)
say("ref", "(piece of|) ice (you is|runner is) currently encountering", lambda: r.ENCOUNTERED)
say("ref", "host (icebreaker|resource|agenda|hardware)", lambda: r.HOST)
say("ref", "(she|he|him|her)", lambda: It())
say("ref", "trashed {core}", lambda core: It("trashed"))
say("ref", "stolen agenda", lambda: It("that"))
say("ref", "card you added to your grip", lambda: r.GIVEN_UP)
say("ref", "top card on {ref}", lambda ref: r.TOP_HOSTED if ref == r.THIS else NO)
say("ref", "rezzed ice", lambda: It("that"))
say("ref", "exposed card", lambda: It("that"))
say("ref", "that {cardtype} or {cardtype}", lambda one, other: It("that"))
say("ref", "(that ice|piece of ice just passed|ice just passed)", lambda: It("that"))
say("ref", "{cardtype} you (chose|found)", lambda kind: It("that"))
say("ref", "(card|{cardtype}) you trashed", lambda kind: It("trashed"))

# --- what cards are like ----------------------------------------------------------------------------------

say("state", "advanced", lambda: f.WithCounters("advancement"))
say("state", "unadvanced", lambda: f.Not(f.WithCounters("advancement")))
say("np", "of {whose} rezzed {cores} [{afters}]", lambda who, *parts: all_of(*parts, f.REZZED, f.Of(who)))
say("core", "piece of rezzed {kinds} ice", lambda kinds: all_of(kinds, ICE, f.REZZED))
say("core", "piece of rezzed ice", lambda: ICE & f.REZZED)
say("core", "piece of unrezzed ice", lambda: ICE & f.UNREZZED)
say("core", "piece of installed ice", lambda: ICE & f.INSTALLED)
for _kind in ("ice", "hardware", "agenda", "upgrade", "operation", "program", "resource", "event", "asset"):
    say("core", f"{_kind} card", lambda kind=_kind: f.Is(kind))
say(AFTER, "with no {counter} [on it]", lambda kind: f.Not(f.WithCounters(kind)))
say(AFTER, "(that have|with) no hosted {counter}", lambda kind: f.Not(f.WithCounters(kind)))
say(AFTER, "with at least {int} {counter} on it", lambda n, kind: f.WithCounters(kind, n))


def _of(cards: Any, whose: f.Filter) -> Any:
    return cards if cards is NO else cards & whose


EQUAL: Final = "(equal to or less than|less than or equal to)"
for _cost, _whose in (("(install|play or install) cost", f.Of("runner")), ("rez cost", f.Of("corp"))):
    for _sort, _printed in (("", False), ("printed ", True)):
        for _words, _made in (
            (f"{EQUAL} {{quantity}}", lambda n, p: f.CostAtMost(n, p)),
            ("of x (or less|or lower)", lambda p: f.CostAtMost(q.X, p)),
            ("of x or less , where x is [equal to] {quantity}", lambda n, p: f.CostAtMost(n, p)),
            ("of {int} [credit] or (greater|more)", lambda n, p: f.Not(f.CostAtMost(n - 1, p))),
            ("of x [credit]", lambda p: f.CostIs(q.X) if p else NO),
        ):
            say(
                AFTER,
                f"(with|that have) {_sort}{_cost} {_words}",
                lambda *n, made=_made, whose=_whose, p=_printed: _of(made(*n, p), whose),
            )
say(AFTER, "(with|that have) trash cost equal to {quantity}", f.WithTrashCost)
say(AFTER, "(with|that have) strength of {int} or (greater|more)", lambda n: f.Not(f.StrengthAtMost(n - 1)))
say(AFTER, "worth {quantity} [agenda] point", f.Worth)
say(AFTER, "not protecting {server}", lambda server: f.Not(f.AtServer(server, "ice")))
say(AFTER, "not in {zone}", lambda zone: f.Not(f.In(zone)))
say(OPEN_AFTER, "that is not hosting {acard}", lambda card: f.Not(f.Hosting(card)))
say(AFTER, "that is not {states}", lambda state: f.Not(state))
say(
    AFTER,
    "(that do not match|not of) faction of (runner's|your) identity",
    lambda: f.Not(f.OfRunnersFaction()),
)
say(AFTER, "that match faction of runner's identity", lambda: f.OfRunnersFaction())
say(AFTER, "of same type as {ref}", f.SameTypeAs)
say(AFTER, "of same type", lambda: f.SameTypeAs(It()))
say(AFTER, "of that type", lambda: f.OfChosenType())
say(AFTER, "(that have|with) chosen type", lambda: f.OfChosenType())
say(AFTER, "(of|with) named [card] type", lambda: f.OfChosenType())
say(AFTER, "that you did not install this turn", lambda: f.Not(f.Of("you") & f.Underwent("install")))
say(AFTER, "{who} did not install this turn", lambda who: f.Not(f.Underwent("install")))
say(AFTER, "that was {underwent-by} (this|that|the) turn", f.Underwent)
say(AFTER, "that was {underwent-by} during (this|that) run", lambda kind: f.Underwent(kind, "run"))
for _done, _kind in (
    ("rezzed", "rez"),
    ("installed", "install"),
    ("derezzed", "derez"),
    ("advanced", "advance"),
):
    say("underwent-by", _done, lambda kind=_kind: kind)
say(AFTER, "installed on {ref}", f.HostedOn)
say(AFTER, "on {ref}", lambda ref: f.HostedOn(ref) if ref == r.THIS else NO)
say(
    "np", "copy of {ref} [{afters}]", lambda ref, after: NO if ref == r.THIS else all_of(f.Copies(ref), after)
)
say("np", "[rezzed] copy of that {core} [{afters}]", lambda core, after: all_of(f.Copies(It("that")), after))
say(
    "acard", "another copy of that {core} [{afters}]", lambda core, after: all_of(f.CopyOf(It("that")), after)
)
say("np", "other copy of ~ [{afters}]", lambda after: all_of(f.CopyOf(r.THIS), after))
say("np", "[installed] copy of ~ installed", lambda: f.Named("~"))

# --- how many there are -----------------------------------------------------------------------------------

say("unit", f"(remote|subsidiary) {SERVER}", lambda: q.CountServers(r.ANY_REMOTE))
say(
    "unit",
    f"(remote|subsidiary) {SERVER} with card in its root",
    lambda: q.CountServers(r.Meeting((r.ANY_REMOTE, r.OCCUPIED))),
)
say("unit", "time you (accessed|have accessed) card during (that|this) run", lambda: q.TimesThisRun("access"))
say(
    "unit",
    "time {past} during (that|this) run",
    lambda event: q.TimesThisRun(event.kind) if event == Event(event.kind, event.side) else NO,
)
say("unit", "piece of ice you passed during (that|this) run", lambda: q.CardsThisRun("pass"))
say("unit", "tag (that runner have|that you have)", lambda: q.Tags())
say("unit", "bad publicity (that you have|that corp have)", lambda: q.BadPublicity())
say("unit", "(core|brain) damage {who} have (taken|suffered) [this game]", lambda who: q.CoreDamage())
say("unit", "subroutine it have", lambda: q.SubroutinesOn(It()))
say("unit", "link you have", lambda: q.Link())
say("unit", "unspent (click|action) {who} have", q.ClicksOf)
LOST: Final = (
    "(credit|card|tag|bad publicity|{counter}) (you|runner|corp) (lost|revealed|trashed|removed|added)"
)
say("unit", f"{LOST} (this way|in this way)", lambda _: q.LAST)
say("unit", "(bad publicity|tag) (removed|taken)", lambda: q.LAST)
say("unit", "(card revealed|credit spent) [this way]", lambda: q.LAST)
say(
    "unit",
    "{np} (trashed|revealed) [this way|in this way]",
    lambda np: q.LAST if np == f.ANY_CARD else Done(np),
)
EXCEEDED: Final = "amount by which your trace strength exceeded (their|runner's) link strength"
for _family in ("quantity", "operand"):
    say(_family, EXCEEDED, lambda: q.TraceMargin())
    say(
        _family,
        "sum of [printed] agenda point (on|of) [all] agenda you scored this turn",
        lambda: q.PointsThisTurn("score", "corp"),
    )
    say(
        _family,
        "sum of [printed] agenda point (on|of) [all] agenda runner stole during their last turn",
        lambda: q.PointsThisTurn("steal", "runner", "last turn"),
    )
    say(_family, "printed (rez|play|play or install) cost of {ref}", q.CostOf)
    say(_family, "play or install cost of {ref}", q.CostNow)
    for _sort, _printed in (("", False), ("printed ", True)):
        say(_family, f"{_sort}install cost of {{ref}}", lambda ref, p=_printed: InstallCost(ref, p))
        say(_family, f"(its|that card's) {_sort}install cost", lambda p=_printed: InstallCost(It(), p))
    say(_family, "(rez|play) cost of {ref}", q.RezCostOf)
    say(_family, "(its|that card's|that ice's) (rez|play) cost", lambda: q.RezCostOf(It()))
    say(
        _family,
        "(its|that card's|that ice's) printed (rez|play|play or install) cost",
        lambda: q.CostOf(It()),
    )
    say(_family, "(its|that card's|that ice's) play or install cost", lambda: q.CostNow(It()))
    say(_family, "(its|that card's) trash cost", lambda: q.TrashCostOf(It()))
say("quantity", "{int} plus {operand}", lambda n, more: q.Plus(more, n))
say("quantity", "{operand} , up to {int}", q.AtMost)
say("quantity", "{operand} or {int} , whichever is less", q.AtMost)
say("quantity", "{operand} [,] rounded down", lambda n: n if isinstance(n, q.Halved | q.Divided) else NO)

# --- conditions -------------------------------------------------------------------------------------------

say(
    "cond",
    "you and (runner|corp) have same number of credit",
    lambda: c.Equal(q.CreditsOf("you"), q.CreditsOf("opponent")),
)
say(
    "cond",
    "you have same number of card in {zone} as (corp|runner) have in {zone}",
    lambda one, other: c.Equal(q.CardsIn(one), q.CardsIn(other)),
)
say(
    "cond",
    "this server is not protected by ice",
    lambda: c.No(c.Exists(ICE & f.AtServer(r.THIS_SERVER, "ice"))),
)
say("cond", "this server is protected by ice", lambda: c.Exists(ICE & f.AtServer(r.THIS_SERVER, "ice")))
say("cond", "{ref} was {underwent-by} this turn", lambda ref, kind: c.Matches(ref, f.Underwent(kind)))
say("cond", "{ref} have odd number of {counter} on it", lambda ref, kind: c.Odd(q.CountersOn(ref, kind)))
say("cond", "{ref} have hosted {counter}", lambda ref, kind: c.AtLeast(q.CountersOn(ref, kind), 1))
say("cond", "{ref} have hosted {np}", lambda ref, np: c.Exists(all_of(np, f.HostedOn(ref))))
say(
    "cond",
    "{who} trash {np} this way",
    lambda who, np: NO if np == f.ANY_CARD else c.Matches(r.AFFECTED, np),
)
say("cond", "{ref} have (chosen|named) [card] type", lambda ref: c.Matches(ref, f.OfChosenType()))
say("cond", "{ref} strength is {int} or less", lambda ref, n: c.No(c.AtLeast(q.StrengthOf(ref), n + 1)))
say("cond", "strength of {ref} is {int} or less", lambda ref, n: c.No(c.AtLeast(q.StrengthOf(ref), n + 1)))
say("cond", "{quantity} is x or less", lambda n: c.AtLeast(q.X, n))
say("cond", "{who} did not fully break {ref}", lambda who, ref: c.No(c.FullyBroken()))
say(
    "cond",
    "{who} (broke|broke at least 1) subroutine during that encounter",
    lambda who: c.Happened("subroutine broken", within="encounter"),
)
say(
    "cond",
    "{who} used {ref} to break subroutine during (that|this) encounter",
    lambda who, ref: c.Happened("subroutine broken", within="encounter", source=ref),
)
for _words, _within in (
    ("(this|that) run", "run"),
    ("(this|that) breach", "breach"),
    ("(this|that) encounter", "encounter"),
):
    say("cond", f"{{past}} during {_words}", lambda event, within=_within: _happened(event, within))
    say("cond", f"{{notpast}} during {_words}", lambda event, within=_within: c.No(_happened(event, within)))
    say(
        "cond",
        f"{{who}} stole no agenda during {_words}",
        lambda who, within=_within: c.No(c.Happened("steal", within=within)),
    )
    say(
        "cond",
        f"{{who}} stole (any|at least 1) agenda during {_words}",
        lambda who, within=_within: c.Happened("steal", within=within),
    )
say(
    "cond",
    "corp scored no agenda during their last turn",
    lambda: c.No(c.Happened("score", "corp", "last turn")),
)
say(
    "cond",
    "runner stole or trashed corp card during their last turn",
    lambda: c.AnyOf(
        (c.Happened("steal", "runner", "last turn"), c.Happened("trash", "runner", "last turn", f.Of("corp")))
    ),
)
say(
    "cond",
    "{who} did not initiate any run (during|in) (their|your) last turn",
    lambda who: c.No(c.Happened("run begins", "runner", "last turn")),
)
say("cond", "{ref} can interface with {acard}", lambda ref, card: _can_interface(ref, card))
say("cond", "threat level is {int} or greater", lambda n: c.AtLeast(q.ThreatLevel(), n))


def _happened(event: Any, within: Any) -> Any:
    return c.Happened(event.kind, event.side, within, event.subject, event.server, None, event.origin)


def _can_interface(ref: Any, card: Any) -> Any:
    """The encountered ice is what it interfaces with, and that of a kind."""
    if ref != r.THIS or not isinstance(card, f.Both) or card.left != f.Same(r.ENCOUNTERED):
        return NO
    return c.CanInterface(card.right)
