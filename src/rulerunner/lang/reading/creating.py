"""The sentences by which abilities create or carry other abilities."""

from dataclasses import replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import refs as r
from rulerunner.lang.rendering.ends import takes_once

from .engine import NO
from .marks import Event
from .pointing import GRAMMAR, PERIODS

say = GRAMMAR.say


def trigger_of(event: Event) -> b.Trigger:
    """What waits for something to happen."""
    side: Any = event.side
    first: Any = event.first
    also = tuple(trigger_of(one) for one in event.also)
    return b.Trigger(
        event.kind,
        event.subject,
        event.server,
        side,
        event.detail,
        first,
        event.during,
        event.origin,
        event.source,
        also,
        batch=event.batch,
    )


OWN: Final = ("install", "play", "rez", "score")
"""What only its own player does with a card."""


def when(event: Event, block: Any, condition: Any = None, optional: bool = False, **more: Any) -> b.When:
    """A conditional ability."""
    if event.subject == f.Same(r.THIS) and event.side == "you" and event.kind in OWN:
        event = replace(event, side="")
    if event.kind == "access" and len(event.origin) == 1:  # the card is still where it is accessed
        lies: Any = f.In(event.origin[0])
        if event.subject == f.Same(r.THIS):
            there = c.Matches(r.THIS, lies)
            condition = there if condition is None else c.AllOf((there, condition))
            event = replace(event, origin=())
        else:
            event = replace(event, subject=lies if event.subject is None else event.subject & lies, origin=())
    trigger = trigger_of(event)
    return b.When(trigger, block, optional, condition=condition, **more)


# A limit belongs to the last ability before it that has none.
say("limited", "{block}", lambda block: NO if takes_once(block) else block)
say("limited", "< {block} >", lambda block: block)
for words, interrupt in (
    ("{trigger}", False),
    ("{trigger-that}", False),
    ("{would-trigger}", True),
    ("when {wouldthat}", True),
):
    say(
        "nested",
        f"{words} [while {{cond}}] , {{block}}",
        lambda event, cond, block, interrupt=interrupt: when(event, block, cond, interrupt=interrupt),
    )
    for period, often in PERIODS:
        say(
            "nested",
            f"{words} [while {{cond}}] , {{limited}} ; once per {often}",
            lambda event, cond, block, interrupt=interrupt, period=period: when(
                event, block, cond, interrupt=interrupt, once=period
            ),
        )
say("nested", "{decls}", lambda decls: b.Static(decls))
say("nested", "while {cond} , {decls}", lambda cond, decls: b.Static(decls, cond))
say(
    "step",
    "{trigger} {within} [while {cond}] , {block}",
    lambda event, duration, cond, block: (i.Later(when(event, block, cond), duration),),
)
for period, words in PERIODS:
    say(
        "step",
        f"{{trigger}} {{within}} [while {{cond}}] , {{limited}} ; once per {words}",
        lambda event, duration, cond, block, period=period: (
            i.Later(when(event, block, cond, once=period), duration),
        ),
    )
say(
    "step",
    "{clause} {trigger} {within}",
    lambda block, event, duration: (i.Later(when(event, block), duration),),
)
say(
    "step",
    "the next time {now} [while {cond}] , {block}",
    lambda event, cond, block: (i.Later(when(event, block, cond)),),
)
say(
    "step",
    "the next time {alternatives} [while {cond}] , {block}",
    lambda event, cond, block: (i.Later(when(event, block, cond)),),
)
say(
    "step",
    "the next time {would} [while {cond}] , {block}",
    lambda event, cond, block: (i.Later(when(event, block, cond, interrupt=True)),),
)
say(
    "step",
    "{duration} , as soon as {cond} , {block}",
    lambda duration, cond, block: (i.Later(b.While(cond, block), duration),),
)
say(
    "step",
    "{duration} , {cost} : {block}",
    lambda duration, cost, block: (i.Later(b.Paid(cost, block), duration),),
)
for period, words in PERIODS:
    say(
        "step",
        f"{{duration}} , {{cost}} : {{limited}} ; once per {words}",
        lambda duration, cost, block, period=period: (i.Later(b.Paid(cost, block, once=period), duration),),
    )
