"""Amounts of things and other numbers."""

from typing import Any, Final

from rulerunner.lang import filters as f
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r

from .engine import NO
from .happenings import placed, tells
from .marks import It
from .pointing import GRAMMAR

rule, say = GRAMMAR.rule, GRAMMAR.say


def times(factor: Any, each: Any) -> Any:
    """So many for each."""
    if not isinstance(factor, int):
        return NO
    return each if factor == 1 else q.Times(factor, each)


say("n", "{int}", lambda n: n)
say("n", "(x|X)", lambda: q.X)
say("n", "that (many|amount of|number of)", lambda: q.THAT_MANY)

# --- one unit of a number ---------------------------------------------------------------------------------

say("unit", "{np}", q.Count)
say("unit", "of {ref}", lambda ref: q.Count(f.Same(ref)))
say("unit", "{counter} on {ref}", lambda kind, ref: q.CountersOn(ref, kind))
say("unit", "hosted {counter}", lambda kind: q.CountersOn(r.THIS, kind))
say("unit", "{counter} on it", lambda kind: q.CountersOn(r.THIS, kind))
say("unit", "{counter} there", q.Infection)
say("unit", "subroutine on {ref}", q.SubroutinesOn)
say("unit", "credit in {whose} (credit|) pool", q.CreditsOf)
say("unit", "tag (on runner|on you|runner have|you have|they have)", lambda: q.Tags())
say(
    "unit",
    "(point of|) bad publicity [point] (on corp|on you|corp have|you have|they have)",
    lambda: q.BadPublicity(),
)
say("unit", "bad publicity", lambda: q.BadPublicity())
say("unit", "card in {zone}", q.CardsIn)
for slot, word in enumerate(("", "second", "third", "fourth")):
    say("unit", f"{word} chosen card", lambda slot=slot: q.NumberChosen(slot))
say("unit", "card type among {np}", q.TypesAmong)
say("unit", "excess advancement counter", lambda: q.Excess())
say("unit", "{counter} on {ref} past {operand}", lambda kind, ref, n: q.Past(q.CountersOn(ref, kind), n))
say("unit", "link (you have|runner have)", lambda: q.Link())
say("unit", "click {who} have (left|remaining|)", q.ClicksOf)
LAST: Final = (
    "(credit|card|tag|agenda point|point of damage|counter|power counter|virus counter|advancement counter"
    "|agenda counter)"
    " (lost|gained|drawn|trashed|taken|removed|done|placed|chosen|found|revealed|scored)"
)
say("unit", f"{LAST} [this way|in this way]", lambda: q.LAST)
say("unit", "credit {who} lost", lambda _: q.LAST)
say("unit", "card (trashed|revealed|exposed) (this way|)", lambda: q.LAST)
say("quantity", "agenda point that {who} have scored this turn", lambda who: q.PointsScored(who))
say("quantity", "what is left of it", lambda: q.StillImminent())
say(
    "unit",
    "time {past} this turn",
    lambda event: q.TimesThisTurn(event.kind, event.side) if tells(event, "side") else NO,
)
say(
    "unit",
    "different card for which {past} in that run",
    lambda event: q.CardsThisRun(event.kind, placed(event)) if tells(event, "subject", "server") else NO,
)
say(
    "unit",
    "different card for which {past} this turn",
    lambda event: q.CardsThisTurn(event.kind, placed(event)) if tells(event, "subject", "server") else NO,
)
say("unit", "advancement counter that agenda stolen in {whose} last turn had", q.AdvancementsStolen)
say("unit", "credit {who} spent in that run", q.SpentThisRun)
say(
    "unit",
    "time {past} in that encounter",
    lambda event: q.TimesThisEncounter(event.kind) if tells(event) else NO,
)
say("quantity", "number of time that action was taken this turn", lambda: q.TimesTaken())
say("unit", "time {past} in that run", lambda event: q.TimesThisRun(event.kind))
say("unit", "time {past} in {whose} last turn", lambda event, who: q.TimesLastTurn(event.kind, who))


def _last_turn(event: Any, whose: Any) -> Any:
    return q.PointsThisTurn(event.kind, event.side or whose, "last turn")


# --- numbers by what they count ---------------------------------------------------------------------------

say("quantity", "{n}", lambda n: n)
say("quantity", "number of {unit}", lambda unit: unit)
say("quantity", "amount of {unit}", lambda unit: unit)
say("quantity", "strength of {ref}", q.StrengthOf)
say(
    "quantity",
    "greatest number of card of one type that {ref} revealed in this encounter",
    lambda ref: q.MostAlike() if ref == r.THIS else NO,
)
say("quantity", "margin of trace", lambda: q.TraceMargin())
say("quantity", "(advancement requirement|difficulty) of {ref}", q.RequirementOf)
say("quantity", "number of (server|data fort) that is {server}", q.CountServers)
say("quantity", "{ref} strength", q.StrengthOf)
say("quantity", "(its|that ice's) strength", lambda: q.StrengthOf(It()))
say("quantity", "[printed] cost of {ref}", q.CostOf)
say("quantity", "current cost of {ref}", q.CostNow)
say("quantity", "printed (rez cost|play cost) of {ref}", q.CostOf)
say("quantity", "(runner's|your) link", lambda: q.Link())
say("quantity", "that number", lambda: q.THAT_MANY)
say("quantity", "number rolled", lambda: q.LAST)
say("quantity", "amount (just dealt with|prevented)", lambda: q.LAST)
say("quantity", "x of {ref}", lambda ref: q.CardX() if ref == r.THIS else NO)
say("quantity", "(corp's|your) trace strength", lambda: q.TraceStrength())
say("quantity", "{int} time {operand}", q.Times)
say("quantity", "minus {int} time {operand}", lambda n, each: q.Times(-n, each))
say("quantity", "{operand} plus {operand}", q.Plus)
say(
    "quantity",
    "{operand} minus {operand}",
    lambda left, n: q.Plus(left, -n if isinstance(n, int) else q.Times(-1, n)),
)
say("quantity", "half of {operand} , rounded down", q.Halved)
say("quantity", "{operand} divided by {int} , rounded down", q.Divided)
for family in ("quantity", "operand"):
    say(family, "trash cost of {ref}", q.TrashCostOf)
    say(family, "current rez or play cost of {ref}", q.RezCostOf)
    say(family, "agenda point of {ref}", q.PointsOf)
    say(family, "amount this way for which {past}", lambda event: q.DoneThisWay(event.kind))
say("quantity", "threat level", lambda: q.ThreatLevel())
say("quantity", "{whose} score", q.ScoreOf)
say("quantity", "{operand} past {operand}", q.Past)
say("quantity", "{operand} but at most {operand}", q.AtMost)
say(
    "quantity",
    "{operand} if {cond} , or else {operand}",
    lambda then, when, other: q.Depending(when, then, other),
)
say(
    "quantity", "sum of printed agenda point of {those} this turn", lambda e: q.PointsThisTurn(e.kind, e.side)
)
say("quantity", "sum of printed agenda point of {those} in last turn", lambda e: _last_turn(e, e.side))
say("quantity", "sum of printed agenda point of {those} in {whose} last turn", _last_turn)
say("operand", "{n}", lambda n: n)
say("operand", "< {quantity} >", lambda n: n)
say("operand", "number of {unit}", lambda unit: unit)
say("operand", "amount of {unit}", lambda unit: unit)
say("operand", "strength of {ref}", q.StrengthOf)
say("operand", "margin of trace", lambda: q.TraceMargin())
say("operand", "agenda point that {who} have scored this turn", lambda who: q.PointsScored(who))
say("operand", "(advancement requirement|difficulty) of {ref}", q.RequirementOf)
say("operand", "number of (server|data fort) that is {server}", q.CountServers)
say("operand", "printed cost of {ref}", q.CostOf)
say("operand", "current cost of {ref}", q.CostNow)
say("operand", "(runner's|your) link", lambda: q.Link())
say("operand", "(that number)", lambda: q.THAT_MANY)
say("operand", "threat level", lambda: q.ThreatLevel())
say("operand", "{whose} score", q.ScoreOf)
say("operand", "number rolled", lambda: q.LAST)
say("operand", "amount (just dealt with|prevented)", lambda: q.LAST)
say("operand", "sum of printed agenda point of {those} this turn", lambda e: q.PointsThisTurn(e.kind, e.side))
say("operand", "sum of printed agenda point of {those} in last turn", lambda e: _last_turn(e, e.side))
say("operand", "sum of printed agenda point of {those} in {whose} last turn", _last_turn)
say("operand", "x of {ref}", lambda ref: q.CardX() if ref == r.THIS else NO)
say("operand", "(corp's|your) trace strength", lambda: q.TraceStrength())

# --- amounts of something ---------------------------------------------------------------------------------


say("per", "for each {unit}", lambda unit: unit)
say("per", "for every {int} {unit}", lambda n, unit: divided(unit, n))
say("unit", "{counter} on {ref} (past|over) {int}", lambda kind, ref, n: q.Past(q.CountersOn(ref, kind), n))
say("unit", "hosted {counter} (past|over) {int}", lambda kind, n: q.Past(q.CountersOn(r.THIS, kind), n))


def divided(number: Any, by: int) -> Any:
    """One for every so many."""
    return q.Halved(number) if by == 2 else q.Divided(number, by)


def amounts(name: str, noun: str) -> None:
    """Ways to say how many of a thing."""
    say(name, f"{noun} for every {{int}} {{unit}}", lambda by, unit: divided(unit, by))
    say(
        name,
        f"{{int}} {noun} for every {{int}} {{unit}}",
        lambda n, by, unit: times(n, divided(unit, by)),
    )
    say(
        name,
        f"{{int}} {noun} < or {{int}} {noun} [instead] if {{cond}} >",
        lambda n, more, cond: q.Depending(cond, more, n),
    )
    say(name, f"{{n}} {noun}", lambda n: n)
    say(name, noun, lambda: 1)
    say(name, f"{{int}} {noun} for each {{unit}}", times)
    say(name, f"{noun} for each {{unit}}", lambda unit: unit)
    say(name, f"{noun} equal to {{quantity}}", lambda quantity: quantity)
    say(
        name,
        f"{{n}} {noun} , where (x|n) is [equal to] {{quantity}}",
        lambda n, quantity: quantity if n == q.X else NO,
    )
    say(
        name,
        f"{{int}} {noun} if {{cond}} , or else {{int}} {noun}",
        lambda a, when, b: q.Depending(when, a, b),
    )
    say(name, f"{{{name}1}} plus {{{name}1}}", q.Plus)
    say(name, f"{{{name}1}} , but at most {{quantity}}", q.AtMost)
    say(name, f"{{{name}1}} (, to a maximum of|, up to a maximum of) {{quantity}}", q.AtMost)
    say(f"{name}1", f"{{n}} {noun}", lambda n: n)
    say(f"{name}1", f"{{int}} {noun} for each {{unit}}", times)
    say(f"{name}1", f"{noun} equal to {{quantity}}", lambda quantity: quantity)


amounts("credits", "credit")
amounts("tags", "tag")
amounts("cards", "card")
amounts("morecards", "(more|additional) card")
amounts("badpub", "[point of] bad publicity [point]")
amounts("agendapoints", "agenda point")
amounts("subs", "subroutine")
amounts("clicks", "click")


@rule("clickrow", "click")
def _one() -> int:
    return 1


say("clickrow", "click [,] {clickrow}", lambda more: 1 + more)
say("clicks", "click [,] {clickrow}", lambda more: 1 + more)


def kinds_of(name: str, noun: str) -> None:
    """Amounts of a thing that comes in kinds: read as the pair of amount and kind."""
    say(
        name,
        f"{{int}} {noun} for every {{int}} {{unit}}",
        lambda n, kind, by, unit: (times(n, divided(unit, by)), kind),
    )
    say(name, f"{{n}} {noun}", lambda n, kind: (n, kind))
    say(name, f"{noun}", lambda kind: (1, kind))
    say(name, f"{{int}} {noun} for each {{unit}}", lambda n, kind, unit: (times(n, unit), kind))
    say(name, f"{noun} for each {{unit}}", lambda kind, unit: (unit, kind))
    say(name, f"{noun} equal to {{quantity}}", lambda kind, quantity: (quantity, kind))
    say(
        name, f"{{n}} {noun} , where (x|n) is [equal to] {{quantity}}", lambda n, kind, number: (number, kind)
    )
    say(name, f"{{{name}1}} plus {{{name}1}}", _plus)
    say(name, f"{{{name}1}} , but at most {{quantity}}", lambda n, limit: (q.AtMost(n[0], limit), n[1]))
    say(
        name,
        f"{{int}} {noun} if {{cond}} , or else {{int}} {noun}",
        lambda a, kind, when, b, other: (q.Depending(when, a, b), kind) if kind == other else NO,
    )
    say(f"{name}1", f"{{n}} {noun}", lambda n, kind: (n, kind))
    say(f"{name}1", f"{{int}} {noun} for each {{unit}}", lambda n, kind, unit: (times(n, unit), kind))
    say(f"{name}1", f"{noun} equal to {{quantity}}", lambda kind, quantity: (quantity, kind))


def _plus(one: tuple[Any, str], more: tuple[Any, str]) -> Any:
    """A sum of two amounts, of one kind."""
    return (q.Plus(one[0], more[0]), one[1]) if one[1] == more[1] else NO


kinds_of("damages", "{damage}")
kinds_of("countersof", "{counter}")

# --- changes of a value -----------------------------------------------------------------------------------

for number in range(1, 30):
    say("signed", f"+{number}", lambda number=number: number)
    say("signed", f"-{number}", lambda number=number: -number)
say("signed", "+0", lambda: 0)
say("signed", "+x", lambda: q.X)


def changes(name: str, noun: str) -> None:
    """Ways to say that a value is changed."""
    say(name, f"{{signed}} {noun}", lambda n: n)
    say(name, f"{{signed}} {noun} for each {{unit}}", times)
    say(name, f"+n {noun} , where n is {{quantity}}", lambda quantity: quantity)
    say(name, f"-n {noun} , where n is {{quantity}}", lambda quantity: q.Times(-1, quantity))
    say(
        name,
        f"{{signed}} {noun} , where x is [equal to] {{quantity}}",
        lambda n, number: number if n == q.X else NO,
    )


changes("strength", "strength")
changes("handsize", "(maximum|) hand size")
changes("startinghand", "starting hand size")
changes("startingbadpub", "starting bad publicity")
changes("memory", "(memory|mu)")
changes("link", "link")
changes("points", "agenda point")
changes("requirement", "(advancement requirement|difficulty)")
changes("tracelimit", "trace limit")
changes("moreclicks", "click")
changes("moreaccess", "card")
changes("credit±", "credit")
