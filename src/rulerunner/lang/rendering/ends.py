"""What stands at the end of a block's text, and so could go on there.

The house's rule for whatever goes on with a thing ("then", "otherwise", "if you do not", "or", "also", "once
per turn") is that it goes on with the last one said that can. The renderer puts brackets round a text where
that would be the wrong one, and the reader reads by the same rule.
"""

from collections.abc import Iterator
from typing import Any

from rulerunner.lang import abilities as b
from rulerunner.lang import instructions as i
from rulerunner.lang import statics as s
from rulerunner.lang.instructions import Block


def said_last(instructions: Block) -> Iterator[Any]:
    """The last instruction of a block, the last one or ability in that, and so on."""
    for step in instructions[-1:]:
        yield step
        match step:
            case i.If(then=then, otherwise=otherwise) | i.May(then=then, otherwise=otherwise):
                yield from said_last(otherwise or then)
            case i.Trace(success=yes, failure=no) | i.PsiGame(differ=yes, match=no):
                yield from said_last(no or yes)
            case i.Guess(wrong=block) | i.Repeat(block=block) | i.ActionTo(block=block):
                yield from said_last(block)
            case i.Unless(then=block) | i.PayUpTo(then=block) | i.Instead(then=block):
                yield from said_last(block)
            case i.ChooseOne(options=(*_, block)):
                yield from said_last(block)
            case i.Later(ability=ability):
                yield from _of_ability(ability)
            case i.Lasting(declaration=declaration):
                yield from _of_declaration(declaration)
            case i.Run(linked=(*_, ability)) | i.Breach(linked=(*_, ability)):
                yield from _of_ability(ability)
            case i.AccessCard(linked=(*_, ability)) | i.HostAsCounter(abilities=(*_, ability)):
                yield from _of_ability(ability)


def _of_ability(ability: Any) -> Iterator[Any]:
    yield ability
    if getattr(ability, "once", "") or getattr(ability, "active_in", ""):
        return  # a limit is the last thing said
    if isinstance(ability, b.Static):
        for declaration in ability.declarations[-1:]:
            yield from _of_declaration(declaration)
    else:
        yield from said_last(getattr(ability, "block", ()))


def _of_declaration(declaration: Any) -> Iterator[Any]:
    match declaration:
        case s.Replaces(then=block) | s.Lifted(then=block) | s.ResolvesAs(block=block):
            yield from said_last(block)
        case s.TracesSucceed(also=block):
            yield from said_last(block)
        case s.GainsSubroutines(subroutines=(*_, b.Sub(block=block))):
            yield declaration
            yield from said_last(block)


def takes_otherwise(instructions: Block) -> bool:
    """Whether an "otherwise" behind the block would belong to something in it."""
    return any(map(_without_otherwise, said_last(instructions)))


def _without_otherwise(step: Any) -> bool:
    match step:
        case i.If(otherwise=()) | i.Trace(success=(_, *_), failure=()) | i.PsiGame(differ=(_, *_), match=()):
            return True
    return False


def takes_no(instructions: Block, who: str = "") -> bool:
    """Whether an "if you do not" behind the block would belong to something in it; with `who`, only to what
    they are offered."""
    return any(
        isinstance(step, i.May) and not step.otherwise and who in ("", step.by)
        for step in said_last(instructions)
    )


def takes_or(instructions: Block) -> bool:
    """Whether a further option behind the block would be one of a choice in it."""
    return any(isinstance(step, i.ChooseOne) for step in said_last(instructions))


def takes_also(*parts: Any) -> bool:
    """Whether an "also" behind a block or an ability would belong to what is linked to something in it."""
    linking = (i.Run, i.Breach, i.AccessCard)
    return any(
        isinstance(step, i.HostAsCounter | s.GainsSubroutines)
        or (isinstance(step, linking) and bool(step.linked))
        for part in parts
        for step in (_of_ability(part) if isinstance(part, b.Ability) else said_last(part))
    )


def takes_once(instructions: Block) -> bool:
    """Whether a limit behind the block would be one of an ability in it."""
    return any(isinstance(step, b.When | b.Paid) and not step.once for step in said_last(instructions))


def takes_then(step: Any) -> bool:
    """Whether what is done next could be done inside an instruction: only a full stop, a bracket or "after
    that" can show where it ends."""
    match step:
        case i.Trace(success=yes, failure=no) | i.PsiGame(differ=yes, match=no):
            return bool(yes or no)
        case i.Run(linked=linked) | i.Breach(linked=linked) | i.AccessCard(linked=linked):
            return bool(linked)
    return isinstance(step, OPEN)


OPEN = (
    *(i.If, i.May, i.Unless, i.PayUpTo, i.Guess, i.ChooseOne, i.Repeat, i.ActionTo, i.Later, i.Lasting),
    *(i.Instead, i.HostAsCounter),
)
