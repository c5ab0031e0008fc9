"""What someone has, compared: "you have fewer than 6 credits", "there are 3 or more hosted counters".

What is had (`held`) and how it is compared (`enough`) are families of their own, so that each way to compare
goes with everything that can be had.
"""

from typing import Any, Final

from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r

from .engine import NO
from .nouns import all_of
from .pointing import GRAMMAR

say = GRAMMAR.say

MOST: Final = 10_000
"""No number of anything is compared with more."""

# --- what is had ------------------------------------------------------------------------------------------

say("held", "credit [in (your|their|his or her|its) [credit] pool]", lambda: ("credits",))
say("held", "click [remaining|left]", lambda: ("clicks",))
say("held", "agenda point", lambda: ("points",))
say("held", "tag", lambda: ("tags",))
say("held", "link", lambda: ("link",))
say("held", "[point of] bad publicity [point]", lambda: ("bad publicity",))
say("held", "card in {zone}", lambda zone: ("cards", zone))
say("held", "{np}", lambda np: ("own", np))


def _number(held: Any, who: str) -> Any:
    """How much of it a player has; tags and link are the Runner's, bad publicity is the Corp's."""
    match held:
        case ("credits",):
            return q.CreditsOf(who)  # type: ignore[arg-type]
        case ("clicks",):
            return q.ClicksOf(who)  # type: ignore[arg-type]
        case ("points",):
            return q.ScoreOf(who)  # type: ignore[arg-type]
        case ("tags",) if who != "corp":
            return q.Tags()
        case ("link",) if who != "corp":
            return q.Link()
        case ("bad publicity",) if who != "runner":
            return q.BadPublicity()
        case ("cards", zone):
            return q.CardsIn(zone)
        case ("own", np) if f.INSTALLED in _parts(np):
            typed = any(isinstance(part, f.Is) for part in _parts(np))  # a type is of one side alone
            return q.Count(np if typed else all_of(np, f.Of(who)))  # type: ignore[arg-type]
    return NO


def _parts(np: Any) -> tuple[Any, ...]:
    return (*_parts(np.left), *_parts(np.right)) if isinstance(np, f.Both) else (np,)


# --- how it is compared -----------------------------------------------------------------------------------

for words, low, high in (
    ("at least {int} {held}", 0, None),
    ("{int} or more {held}", 0, None),
    ("{int} {held} or more", 0, None),
    ("more than {int} {held}", 1, None),
    ("{int} or fewer {held}", None, 0),
    ("{int} {held} or fewer", None, 0),
    ("at most {int} {held}", None, 0),
    ("no more than {int} {held}", None, 0),
    ("fewer than {int} {held}", None, -1),
    ("less than {int} {held}", None, -1),
    ("exactly {int} {held}", 0, 0),
):
    say(
        "enough",
        words,
        lambda n, held, low=low, high=high: (
            held,
            None if low is None else n + low,
            None if high is None else n + high,
        ),
    )
say("enough", "no {held}", lambda held: (held, None, 0))
say("enough", "(any|1 or more|at least 1) {held}", lambda held: (held, 1, None))


def _compared(number: Any, low: int | None, high: int | None) -> Any:
    if number is NO or not max(low or 0, high or 0) < MOST:
        return NO
    parts: list[c.Condition] = []
    if low is not None:
        parts.append(c.AtLeast(number, low))
    if high is not None:
        parts.append(c.No(c.AtLeast(number, high + 1)))
    return parts[0] if len(parts) == 1 else c.AllOf(tuple(parts))


say("cond", "{who} have {enough}", lambda who, enough: _compared(_number(enough[0], who), *enough[1:]))
say("cond", "{who} have more {held} than {who}", lambda who, held, than: _more(held, who, than))
say("cond", "{who} have fewer {held} than {who}", lambda who, held, than: _more(held, than, who))
say(
    "cond",
    "{who} have at least as many {held} as {who}",
    lambda who, held, than: _at_least(_number(held, who), _number(held, than)),
)


def _more(held: Any, who: str, than: str) -> Any:
    """One has more than another: the other has not at least as much."""
    inner = _at_least(_number(held, than), _number(held, who))
    return inner if inner is NO else c.No(inner)


def _at_least(number: Any, least: Any) -> Any:
    return NO if NO in (number, least) or number == least else c.AtLeast(number, least)


# --- what there is ----------------------------------------------------------------------------------------

COUNTED: Final = (
    ("there is at least {int} {unit}", 0, None),
    ("there is {int} or more {unit}", 0, None),
    ("there is {int} or fewer {unit}", None, 0),
    ("there is no more than {int} {unit}", None, 0),
    ("there is fewer than {int} {unit}", None, -1),
    ("there is exactly {int} {unit}", 0, 0),
)
for words, low, high in COUNTED:
    say(
        "cond",
        words,
        lambda n, unit, low=low, high=high: _compared(
            unit, None if low is None else n + low, None if high is None else n + high
        ),
    )
say("cond", "{ref} have no {counter} [on it]", lambda ref, kind: c.No(c.AtLeast(q.CountersOn(ref, kind), 1)))
say("cond", "{ref} have any {counter} [on it]", lambda ref, kind: c.AtLeast(q.CountersOn(ref, kind), 1))
say("cond", "there is no hosted {counter}", lambda kind: c.No(c.AtLeast(q.CountersOn(r.THIS, kind), 1)))
say("cond", "there is any hosted {counter}", lambda kind: c.AtLeast(q.CountersOn(r.THIS, kind), 1))
