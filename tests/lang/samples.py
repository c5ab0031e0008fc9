"""Samples of the language: example cards, every word there is, and ways to build and say any of them."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Literal, get_args, get_origin

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.render import (
    NO_WORDS,
    render_ability,
    render_block,
    render_condition,
    render_cost,
    render_filter,
    render_quantity,
)
from rulerunner.lang.rendering.voice import Words
from rulerunner.lang.validate import hints, rule_for
from rulerunner.lang.vocabulary import WORDS
from rulerunner.lang.words import CardType, Doing, Purpose, Zone

CORRODER = Facts("Corroder", "runner", "program", ("icebreaker", "fracter"))
WALL = Facts("Data Wall", "corp", "ice", ("wall",), family="classic")


def face(name: str, side: Any, type: Any, *abilities: b.Ability, subtypes: tuple[str, ...] = ()) -> Face:
    """A card made up for a test."""
    return Face(Facts(name, side, type, subtypes), abilities)


def vocabulary() -> list[type]:
    """Every word of the language."""
    return list(WORDS.values())


# Two different values for each type a field may have.
PAIRS: dict[Any, tuple[Any, ...]] = {
    int: (2, 3),
    bool: (False, True),
    q.Number: (2, 3),
    q.Number | None: (None, 2, 3),
    f.Filter: (f.Is("program"), f.Is("resource")),
    r.Ref: (r.THIS, r.ENCOUNTERED),
    r.ServerRef: (r.HQ_SERVER, r.RND_SERVER),
    c.Condition: (c.TAGGED, c.DuringRun()),
    b.Trigger: (b.Trigger("trash"), b.Trigger("install")),
    tuple[b.Trigger, ...]: ((), (b.Trigger("install"),), (b.Trigger("install"), b.Trigger("rez"))),
    b.Ability: (b.When(b.Trigger("jack out"), (i.Gain(2),)), b.When(b.Trigger("jack out"), (i.Gain(3),))),
    s.Declaration: (s.Modify("strength", 2), s.Modify("strength", 3)),
    k.Costs: ((k.Credits(2),), (k.Credits(3),)),
    tuple[k.Costs, ...]: (((k.Credits(2),), (k.Clicks(2),)), ((k.Credits(3),), (k.Clicks(2),))),
    i.Block: ((i.Gain(2),), (i.Draw(2),)),
    tuple[i.Effect, ...]: ((i.Gain(2), i.Draw(2)), (i.Gain(2), i.Draw(3))),
    tuple[i.Block, ...]: (((i.Gain(2),), (i.Draw(2),)), ((i.Gain(3),), (i.Draw(2),))),
    tuple[c.Condition, ...]: ((c.TAGGED, c.DuringRun()), (c.TAGGED, c.DidIt())),
    tuple[r.ServerRef, ...]: ((r.HQ_SERVER, r.RND_SERVER), (r.HQ_SERVER, r.ARCHIVES_SERVER)),
    tuple[b.Ability, ...]: ((b.Sub((i.Gain(2),)),), (b.Sub((i.Gain(3),)),)),
    tuple[s.Declaration, ...]: ((s.Modify("strength", 2),), (s.Modify("strength", 3),)),
    tuple[str, ...]: (("steal",), ("score",)),
    tuple[CardType, ...]: (("program", "resource"), ("program", "hardware", "ice")),
    tuple[Zone, ...]: ((), ("HQ",), ("grip", "stack")),
    tuple[Doing, ...]: ((), ("trace",), ("trace", "net damage")),
    tuple[Purpose, ...]: ((), ("trace",), ("icebreaker", "trace"), ("use",), ("install", "remove tag")),
}
# What else must be so for a field to matter.
BACKGROUND: dict[tuple[type, str], dict[str, Any]] = {
    (b.Paid, "detail"): {"interrupt": "damage"},
    (b.Paid, "subject"): {"interrupt": "trash"},
    (b.Paid, "by"): {"interrupt": "end the run"},
    (b.Trigger, "detail"): {"kind": "damage"},
    (b.Trigger, "server"): {"kind": "successful run"},
    (b.Trigger, "side"): {"kind": "turn begins"},
    (i.Lasting, "bind"): {"declaration": s.Modify("strength", 2, f.Same(r.BOUND))},
    (i.Later, "bind"): {"ability": b.When(b.Trigger("trash", f.Same(r.BOUND)), (i.Gain(2),))},
    (c.Happened, "server"): {"kind": "successful run"},
    (c.Happened, "side"): {"kind": "turn begins"},
    (q.PointsThisTurn, "side"): {"kind": "turn begins"},
    (q.TimesThisTurn, "side"): {"kind": "turn begins"},
    (s.AdditionalCost, "cards"): {"act": "rez"},
    (s.AdditionalCost, "first_each_turn"): {"act": "run"},
    (s.Cannot, "cards"): {"act": "rez"},
    (s.Cannot, "server"): {"act": "install"},
    (s.PreventsAll, "detail"): {"kind": "damage"},
    (s.Replaces, "detail"): {"kind": "damage"},
    (s.SpendFrom, "of"): {"purpose": "install"},
    (s.StaysUntil, "side"): {"kinds": ("turn begins",)},
}


def values(word: type, field: str) -> tuple[Any, ...]:
    """Different values for a field of a word; of a closed set, all."""
    kind: Any = hints(word)[field]
    if (word, field) == (b.NotYet, "reason"):
        return "one reason", "another"
    if kind is str or get_origin(kind) is Literal:
        rule = rule_for(word, field)
        assert rule is not None, f"the validator has no rule for {word.__name__}.{field}"
        return (*([""] if rule.optional else []), *(sorted(rule.allowed) or ("power", "virus")))
    if kind in PAIRS:
        return PAIRS[kind]
    (inner,) = (one for one in get_args(kind) if one is not type(None))
    return (None, *PAIRS[inner])


def build(word: type, **given: Any) -> Any:
    """A word with the first value for each field that is not given."""
    first = {field.name: values(word, field.name)[0] for field in fields(word)}
    return word(**{**first, **given})


def variants(word: type) -> Iterator[tuple[str, list[Any]]]:
    """For each field of a word, words that differ in that field alone."""
    for field in fields(word):
        background = BACKGROUND.get((word, field.name), {})
        others = values(word, field.name)
        if background.get("kind", background.get("interrupt")) == "damage":
            others = ("", "net", "core")
        yield field.name, [build(word, **{**background, field.name: value}) for value in others]


def say(word: Any, words: Words = NO_WORDS) -> str:
    """Any word of the language in English."""
    name = "Corroder"
    match word:
        case b.Trigger():
            return render_ability(b.When(word, (i.Gain(1),)), name, words)
        case b.Ability():
            return render_ability(word, name, words)
        case i.Instruction():
            return render_block((word,), words, name)
        case s.Declaration():
            return render_ability(b.Static((word,)), name, words)
        case c.Condition():
            return render_condition(word, words, name)
        case k.Cost():
            return render_cost((word,), words, name)
        case f.Filter():
            return render_filter(word, words, name)
        case q.Quantity():
            return render_quantity(word, words, name)
        case r.Ref():
            return render_filter(f.Same(word), words, name)
        case r.ServerRef():
            return render_filter(f.AtServer(word), words, name)
    raise AssertionError(f"{word} is no word of the language")


def settings(word: Any) -> Iterator[Any]:
    """A word inside other words, wherever it may stand."""
    match word:
        case b.Ability():
            yield i.Run(r.HQ_SERVER, (word,))
            yield i.Later(word, "turn")
        case i.Effect():
            yield i.All((word, i.Gain(1)))
            yield from settings_of_blocks(word)
        case i.Instruction():
            yield from settings_of_blocks(word)
        case s.Declaration():
            yield i.Lasting(word, "encounter", next_encounter=True)
            yield b.Static((word, word), c.TAGGED)
        case c.Condition():
            yield c.No(c.AllOf((word, c.No(word))))
            yield b.While(word, (i.Gain(1),))
        case k.Cost():
            yield i.Unless((word, word), (i.Gain(1),))
            yield i.May((i.Gain(1),), (word,), "opponent")
        case f.Filter():
            yield i.Choose(f.Not(word) & f.INSTALLED, q.X, up_to=True)
            yield f.Not(word | f.Is("ice"))
            yield s.Modify("strength", q.Count(word), word)
            yield b.Trigger("encounter", word)
        case q.Quantity():
            yield i.Gain(word)
            yield i.Repeat(word, (i.Boost(word),))
            yield q.Halved(q.Plus(q.AtMost(word, 3), q.Times(2, word)))
        case r.Ref():
            yield i.Trash(word)
            yield f.Not(f.Same(word) & f.REZZED)
        case r.ServerRef():
            yield s.AdditionalCost("run", (k.Credits(1),), server=word)
            yield b.Trigger("successful run", server=word)


def settings_of_blocks(word: i.Instruction) -> Iterator[Any]:
    """An instruction wherever a block may stand."""
    block = (word, i.Gain(1), word)
    yield i.If(c.TAGGED, block, block)
    yield i.May(block, by="opponent", otherwise=block)
    yield i.Trace(3, block, (i.May(block),))
    yield i.ChooseOne((block, block))
    yield i.Instead("damage", block, may=True)
