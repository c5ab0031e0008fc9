"""Sentences that belong together: each is folded into the abilities of those before it."""

from dataclasses import replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.facts import Facts
from rulerunner.lang.validating.walk import words as words_of
from rulerunner.lang.words import DECK_OF, EVENT, OPERATION

from .limiting import limited
from .marks import (
    Anyway,
    Bids,
    Bullet,
    Defines,
    Done,
    Gained,
    Hosting,
    Ignored,
    It,
    Limit,
    Linked,
    Listed,
    Otherwise,
    Outcome,
    Rather,
    Refills,
    Rolled,
    Some,
    Throughout,
)
from .normal_form import swapped
from .outcomes import bid, otherwise, outcome, rolled, unless
from .sentences import Empties, Steps
from .settling import Unsettled, spoken_of


def fold(abilities: tuple[Any, ...], item: Any, facts: Facts, apart: bool = False) -> tuple[Any, ...]:
    """Abilities with one more sentence; `apart` says that it begins a text of its own."""
    last = abilities[-1] if abilities else None
    match item:
        case b.When(trigger=b.Trigger(kind=kind)) if _out_of_place(kind, facts, abilities):
            raise Unsettled("it waits for something in a run, but its card is gone by then")
        case b.Ability():
            return (*abilities, item)
        case Empties():
            return (*abilities, b.While(c.Empty(_loaded(abilities)), (i.Trash(),)))
        case Steps():
            return _continued(abilities, tuple(item), facts, apart)
        case tuple():
            for part in item:
                abilities = fold(abilities, part, facts, apart)
            return abilities
        case Anyway(block=block):
            return _anyway(abilities, block)
        case Otherwise():
            return (*abilities[:-1], otherwise(last, item.block))
        case Ignored(condition=asked):
            return (*abilities[:-1], unless(last, asked))
        case Outcome():
            return (*abilities[:-1], _in_block(last, i.Trace, lambda trace: outcome(trace, item)))
        case Bids():
            return (*abilities[:-1], _in_block(last, i.PsiGame, lambda psi: bid(psi, item)))
        case Gained():
            return (*abilities, *_gained(item, facts))
        case Bullet():
            return (*abilities[:-1], _in_block(last, Listed, lambda listed: _listed(listed, item)))
        case Rather():
            return (*abilities[:-1], _rather(last, item))
        case Linked():
            linked = lambda run: replace(run, linked=(*run.linked, *item.abilities))  # noqa: E731
            return (*abilities[:-1], _in_block(last, i.Run, linked))
        case Defines(number=number):
            return _with_number(abilities, number)
        case Throughout():
            return (*abilities, item)
        case Rolled():
            return (*abilities[:-1], rolled(last, item))
        case Hosting():
            return _hosting(abilities, item)
        case Refills():
            return _refilled(abilities)
        case Limit(besides=True) if isinstance(last, b.Paid):
            return (*abilities, limited(last, item))  # it is active where it is otherwise, too
        case Limit():
            return (*abilities[:-1], limited(last, item))
        case Done(why="unpreventable"):
            sure = lambda damage: replace(damage, preventable=False)  # noqa: E731
            return (*abilities[:-1], _in_block(last, i.Damage, sure))
    return abilities


IN_RUNS: Final = ("run ends", "successful run", "unsuccessful run", "encounter", "pass", "breach")


def _out_of_place(kind: str, facts: Facts, abilities: tuple[Any, ...]) -> bool:
    """Whether a card that is trashed as it has resolved would wait for something in a run."""
    if facts.type not in (EVENT, OPERATION) or kind not in IN_RUNS:
        return False
    stays = any(isinstance(word, s.StaysUntil) for word in words_of(abilities))
    return not stays and not {"current", "lockdown"} & set(facts.subtypes)


def _continued(
    abilities: tuple[Any, ...], block: tuple[Any, ...], facts: Facts, apart: bool
) -> tuple[Any, ...]:
    last = abilities[-1] if abilities else None
    if isinstance(last, b.CounterText) and not apart:
        (inner,) = _continued((last.ability,), block, facts, apart)
        return (*abilities[:-1], replace(last, ability=inner))
    after = isinstance(last, b.When) and last.trigger == b.Trigger("resolved", subject=f.Same(r.THIS))
    goes_on = isinstance(last, b.When | b.Paid | b.Sub | b.Play | b.While) and not after
    if last is not None and not apart and goes_on:
        if block == _shuffles(last):
            return abilities
        listed = _longer_option(last, block)
        if listed is not None:
            return (*abilities[:-1], listed)
        in_run = _in_that_run(last, block)
        if in_run is not None:
            return (*abilities[:-1], in_run)
        alike = _alike(abilities)
        longer = _joined(last.block, block)
        return (*abilities[:-alike], *(replace(one, block=longer) for one in abilities[-alike:]))
    if facts.type in (EVENT, OPERATION):
        played = [number for number, one in enumerate(abilities) if isinstance(one, b.Play)]
        if played and not apart:  # what is declared in between does not end what is done
            longer = replace(abilities[played[-1]], block=_joined(abilities[played[-1]].block, block))
            return (*abilities[: played[-1]], longer, *abilities[played[-1] + 1 :])
        return (*abilities, b.Play(block))
    raise Unsettled("it says what is done, but not when: no ability comes before it")


def _anyway(abilities: tuple[Any, ...], block: tuple[Any, ...]) -> tuple[Any, ...]:
    """Abilities of which the last goes on with what does not hang on what it said before."""
    last: Any = abilities[-1] if abilities else None
    if not getattr(last, "block", ()):
        raise Unsettled("it says what is done in any case, but nothing before it depends on anything")
    return (*abilities[:-1], replace(last, block=(*last.block, *block)))


def _alike(abilities: tuple[Any, ...]) -> int:
    """How many of the last abilities one sentence made: "when X and when Y, ..."."""
    last = abilities[-1]
    alike = 1
    while isinstance(last, b.When) and alike < len(abilities):
        before = abilities[-alike - 1]
        if not isinstance(before, b.When) or before.block != last.block:
            break
        alike += 1
    return alike


def _joined(block: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    """A block that goes on; "if you do" and "if you do not" belong to the choice before them."""
    match block, more:
        case (*rest, i.Unless(then=(), must=True) as must), (
            i.If(condition=c.No(inner=c.DidIt()), otherwise=()) as no,
        ):
            return (*rest, replace(must, then=no.then))
        case (*rest, i.May(then=(*_, i.May()), otherwise=()) as may), (i.If(condition=cond),) if _did(cond):
            return (*rest, replace(may, then=_joined(may.then, more)))
        case (*rest, i.May(then=(), otherwise=()) as may), (i.If(condition=c.DidIt(), otherwise=()) as go,):
            return (*rest, replace(may, then=go.then))
        case (*_, i.May(then=(i.Choose(), i.Trash() | i.Derez()) | (i.Trash(),), otherwise=())), (
            i.If(condition=c.DidIt()),
        ):
            raise Unsettled("what is trashed for something is its cost")  # and is read as one, too
        case (*rest, i.May(then=(*first, i.If(otherwise=()) as asked), otherwise=()) as may), (
            i.If(condition=c.DidIt(), otherwise=()) as go,
        ):
            return (*rest, replace(may, then=(*first, replace(asked, then=(*asked.then, go)))))
        case (*rest, i.May(otherwise=()) as may), (i.If(condition=c.DidIt(), otherwise=()) as go,):
            none = any(isinstance(step, i.ChooseNumber) and step.least == 0 for step in may.then)
            return (*rest, replace(may, then=(*may.then, *(go.then if none else (go,)))))
        case (*rest, i.May(otherwise=()) as may), (
            i.If(condition=c.No(inner=c.DidIt()), otherwise=()) as no,
        ):
            return (*rest, replace(may, otherwise=no.then))
        case (*rest, i.Trace() as trace), (i.If(condition=c.AtLeast(number=q.TraceStrength())) as strong,):
            success, failure = (*trace.success, strong), (*trace.failure, strong)
            return (*rest, replace(trace, success=success, failure=failure))  # it is known only there
        case (*rest, i.Trace(success=success, failure=()) as trace), (i.If(condition=c.DidIt()),) if success:
            return (*rest, replace(trace, success=_joined(success, more)))
        case (*rest, i.Trace(success=(*_, shown) as success, failure=()) as trace), _ if spoken_of(
            shown
        ) == r.THOSE and any(isinstance(word, Some) for word in words_of(more)):
            return (*rest, replace(trace, success=_joined(success, more)))  # they are shown only then
        case (*rest, i.PsiGame(differ=differ, match=()) as psi), (i.If(condition=c.DidIt()),) if differ:
            return (*rest, replace(psi, differ=_joined(differ, more)))
        case (*rest, (i.May(otherwise=()) | i.If()) as last), _ if _about_cards(last, more):
            return (*rest, replace(last, then=_joined(last.then, more)))
        case (
            (*rest, i.If(then=(*first, i.May(otherwise=()) as may), otherwise=()) as go),
            (i.If(condition=c.No(inner=c.DidIt()), otherwise=()) as no,),
        ):
            return (*rest, replace(go, then=(*first, replace(may, otherwise=no.then)), otherwise=no.then))
    return block + more


def paid_for(abilities: tuple[Any, ...], item: Any) -> Any:
    """The other way to read a sentence behind something that may be paid for: it belongs to that; None if
    there is no such way."""
    if not isinstance(item, Steps) or not abilities:
        return None
    block = _inside(getattr(abilities[-1], "block", ()), tuple(item))
    return None if block is None else (*abilities[:-1], replace(abilities[-1], block=block))


def _inside(block: Any, more: tuple[Any, ...]) -> Any:
    match block, more:
        case _, (i.If(condition=asked),) if _did(asked):
            return None
        case (*rest, i.May(then=(_, *_) as then, cost=(_, *_), otherwise=()) as may), _:
            return None if _about_cards(may, more) else (*rest, replace(may, then=(*then, *more)))
        case (*rest, i.PsiGame(differ=differ, match=()) as psi), _ if found := _inside(differ, more):
            return (*rest, replace(psi, differ=found))
        case (*rest, i.Trace(success=success, failure=()) as trace), _ if found := _inside(success, more):
            return (*rest, replace(trace, success=found))
    return None


def _did(condition: Any) -> bool:
    """Whether a condition is that the thing before it was done, or was not."""
    return condition in (c.DidIt(), c.No(c.DidIt()))


def _about_cards(step: Any, more: tuple[Any, ...]) -> bool:
    """Whether what comes next speaks of cards that are there only if a step was carried out."""
    spoken = spoken_of(replace(step, otherwise=()))
    words = tuple(words_of(more))
    if any(spoken_of(word) == r.THOSE for word in step.then) and any(
        isinstance(word, Some | r.Those | f.Among) for word in words
    ):
        return True
    if isinstance(spoken, r.Chosen):
        again = any(isinstance(word, i.Choose | i.Search | i.ChooseRandom) for word in words)
        return any(isinstance(word, It) or (word == spoken and not again) for word in words)
    return spoken is not None and any(isinstance(word, It | Some | r.Those | f.Among) for word in words)


def _in_that_run(ability: Any, block: tuple[Any, ...]) -> Any:
    """An ability that ends in a run, with more that holds of that run or follows from its success; None if
    what comes next is not about the run."""
    if not ability.block or not isinstance(ability.block[-1], i.Run):
        return None
    run = ability.block[-1]
    if all(isinstance(one, i.Lasting) and one.duration == "run" and one.bind is None for one in block):
        run = replace(run, linked=(*run.linked, b.Static(tuple(one.declaration for one in block))))
        return replace(ability, block=(*ability.block[:-1], run))
    match block:
        case (i.If(condition=asked, then=then, otherwise=()),) if all(
            isinstance(one, i.Lasting) and one.duration == "run" and one.bind is None for one in then
        ):  # it is asked as the run is begun
            linked = b.Static(tuple(one.declaration for one in then if isinstance(one, i.Lasting)))
            go = i.If(asked, (replace(run, linked=(*run.linked, linked)),), (run,))
            return replace(ability, block=(*ability.block[:-1], go))
    match run.linked:
        case (*rest, b.When(trigger=b.Trigger(kind="successful run"), block=inner) as last):
            if not any(isinstance(word, It | Some | f.Among | q.LastAmount) for word in words_of(block)):
                raise Unsettled("it may be done if the run is successful, or after the run: it does not say")
            match inner:
                case (*before, i.Instead(then=then) as instead):
                    inner = (*before, replace(instead, then=_joined(then, block)))
                case _:
                    inner = _joined(inner, block)
            run = replace(run, linked=(*rest, replace(last, block=inner)))
            return replace(ability, block=(*ability.block[:-1], run))
    return None


def _longer_option(ability: Any, block: tuple[Any, ...]) -> Any:
    """An ability whose list of options goes on in the last of them; None if there is no list."""
    match block:
        case (i.If(condition=c.AtLeast(number=q.ThreatLevel())),):
            return None  # that is about the list as a whole

    def more(listed: Listed) -> Listed:
        if not listed.options:
            raise Unsettled("it says what is done before anything is listed")
        return replace(listed, options=(*listed.options[:-1], _joined(listed.options[-1], block)))

    return _in_block(ability, Listed, more) if _has_list(ability) else None


def _has_list(ability: Any) -> bool:
    return any(_changed(step, Listed, lambda one: one) is not None for step in getattr(ability, "block", ()))


def _shuffles(ability: Any) -> tuple[Any, ...]:
    """The shuffling that a search brings with it."""
    for step in words_of(ability.block):
        if isinstance(step, i.Search) and step.zone in DECK_OF.values():
            side = next(side for side, zone in DECK_OF.items() if zone == step.zone)
            return (i.ShuffleDeck(side),)
    return ()


def _gained(item: Gained, facts: Facts) -> tuple[Any, ...]:
    """The abilities of a quotation, each with the condition under which the card has them."""
    inner: tuple[Any, ...] = ()
    for sentence in item.items:
        inner = fold(inner, sentence, facts)
    return tuple(limited(ability, Limit(condition=item.condition)) for ability in inner)


def _listed(listed: Listed, item: Bullet) -> Listed:
    return replace(listed, options=(*listed.options, item.block or ()))


def _rather(ability: Any, item: Rather) -> Any:
    """An ability that does something else if something is so.

    What it is done in the place of must be clear: the one instruction there is, or the last one if both are
    about the same card.
    """
    block = getattr(ability, "block", ())
    same_card = any(isinstance(word, It) for word in words_of(item.block))
    if not block or (len(block) > 1 and not same_card) or isinstance(block[-1], i.Choose | i.Search):
        raise Unsettled("it says what is done instead, but not of what")
    return replace(ability, block=(*block[:-1], i.If(item.condition, _either(block[-1], item), block[-1:])))


def _either(usual: Any, item: Rather) -> Any:
    """What is done instead; if it only may be, the usual thing is still open to who chooses."""
    match item.block:
        case (i.May(cost=(), otherwise=()) as other,):
            pass
        case (i.May(), *_):
            raise Unsettled("it says what may be done instead, but not what happens if that is not done")
        case _:
            return item.block
    if not isinstance(usual, i.May):
        return (replace(other, otherwise=(usual,)),)
    if usual.cost or usual.otherwise or usual.by != other.by:
        raise Unsettled("it says what may be done instead of something else that has a cost or an end")
    return (replace(other, then=(i.ChooseOne((usual.then, other.then), other.by),)),)


def _in_block(ability: Any, kind: type, change: Any) -> Any:
    """An ability whose last instruction of a kind is changed."""
    block = getattr(ability, "block", ())
    for number in range(len(block) - 1, -1, -1):
        changed = _changed(block[number], kind, change)
        if changed is not None:
            return replace(ability, block=(*block[:number], changed, *block[number + 1 :]))
    raise Unsettled(f"it goes on about a {kind.__name__.lower()}, but there is none before it")


def _changed(step: Any, kind: type, change: Any) -> Any:
    if isinstance(step, kind):
        return change(step)
    if isinstance(step, i.May | i.If) and step.then:
        inner = _changed(step.then[-1], kind, change)
        return None if inner is None else replace(step, then=(*step.then[:-1], inner))
    if isinstance(step, i.Trace) and step.success and kind is not i.Trace:
        inner = _changed(step.success[-1], kind, change)
        return None if inner is None else replace(step, success=(*step.success[:-1], inner))
    if isinstance(step, i.Run) and step.linked and isinstance(step.linked[-1], b.When):
        last = step.linked[-1]
        inner = _changed(last.block[-1], kind, change) if last.block else None
        changed = None if inner is None else replace(last, block=(*last.block[:-1], inner))
        return None if changed is None else replace(step, linked=(*step.linked[:-1], changed))
    if isinstance(step, i.All):
        for number, effect in enumerate(step.effects):
            if isinstance(effect, kind):
                return replace(
                    step, effects=(*step.effects[:number], change(effect), *step.effects[number + 1 :])
                )
    return None


def _with_number(abilities: tuple[Any, ...], number: Any) -> tuple[Any, ...]:
    """Abilities of which the last has an X that is now known; or else X is that from here on."""
    if abilities and not isinstance(abilities[-1], Defines):
        changed = swapped(abilities[-1], q.X, number)
        if changed != abilities[-1]:
            return (*abilities[:-1], changed)
    return (*abilities, Defines(number))


def _hosting(abilities: tuple[Any, ...], item: Hosting) -> tuple[Any, ...]:
    """Abilities of which one says what can be hosted, with more about that."""
    for number, ability in enumerate(abilities):
        match ability:
            case b.Static(declarations=(s.Hosts() as hosts,)):
                more = replace(hosts, most=item.most or hosts.most, free=item.free or hosts.free)
                return (*abilities[:number], replace(ability, declarations=(more,)), *abilities[number + 1 :])
    raise Unsettled("it speaks of hosted cards, but nothing before it says what can be hosted")


def _refilled(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """Credits that were placed once are credits that come back."""
    for number, ability in enumerate(abilities):
        match ability:
            case b.When(block=(i.Place(amount=int(amount), kind="credit"),)):
                return (*abilities[:number], b.Static((s.Recurring(amount),)), *abilities[number + 1 :])
    raise Unsettled("it says that credits come back, but none were placed before")


def _loaded(abilities: tuple[Any, ...]) -> str:
    """The counters that the card is loaded with."""
    for ability in reversed(abilities):
        for step in reversed(getattr(ability, "block", ())):
            if isinstance(step, i.Place):
                return step.kind
    raise Unsettled("it speaks of being empty, but it was not loaded with anything")
