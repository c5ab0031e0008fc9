"""Blocks: instructions one after another, and what each leaves behind to speak of."""

from dataclasses import replace
from typing import Final

from rulerunner.lang import instructions as i
from rulerunner.lang.instructions import Block, Instruction

from .dispatch import cards, instruction
from .ends import said_last, takes_no, takes_otherwise
from .grammar import Step, infinitive, is_compound, names_another, plain
from .pointers import ordinal
from .voice import Voice


def sentences(instructions: Block, voice: Voice) -> list[str]:
    """A block as sentences, without capitals and full stops."""
    said = [plain(step) for step in _steps(instructions, voice)]
    for number, before in enumerate(instructions[:-1], 1):
        if _pays(before):  # what comes next could be what is paid for
            said[number] = f"in any case, {said[number]}"
    return said


def _pays(step: Instruction) -> bool:
    """Whether an instruction ends in something that may be paid for."""
    last = list(said_last((step,)))
    return any(isinstance(one, i.May) and bool(one.cost) and not one.otherwise for one in last)


def block(instructions: Block, voice: Voice, who: str = "", explicit: bool = False) -> str:
    """A nested block as one clause; with `who`, as what they may do; with `explicit`, even you are named."""
    steps = _steps(instructions, voice)
    explicit = explicit or voice.named or any(names_another(step) for step in steps)
    text = ""
    for number, step in enumerate(steps):
        told = number and all(not clause.verb for clause in step)  # "you may draw 1 card, then if ..."
        said = infinitive(step, who) if who and not told else plain(step, explicit)
        if number == len(steps) - 1 or not is_compound(step):
            text += f"{said}, then "
        elif voice.depth == 1:
            text += f"{said}; after that, "
        else:  # Only parentheses can show where a sentence ends that is this deep inside another.
            text += f"({said}), then "
    return text.removesuffix(", then ") or "do nothing"


def branches(then: Block, otherwise: Block, voice: Voice, who: str = "", no: str = "otherwise, ") -> str:
    """A block and, if there is one, the block carried out instead."""
    inner = voice.offering(who)
    text = block(then, inner, who)
    if not otherwise:
        return text
    if ends_open(then, offered=bool(who)) or takes_otherwise(then) or (who and takes_no(then)):
        text = f"({text})"
    return f"{text}; {no}{block(otherwise, voice.inner())}"


def rambles(instructions: Block, voice: Voice) -> bool:
    """Whether a block ends in a text of several parts, which is better said last."""
    steps = _steps(instructions, voice)
    return bool(steps) and is_compound(steps[-1])


def ends_open(instructions: Block, offered: bool = False) -> bool:
    """Whether an "otherwise" after the block could be taken to belong to its last instruction, or to the last
    one in that; with `offered`, an "if you do not"."""
    match instructions[-1:]:
        case (i.If() | i.Trace() | i.PsiGame() | i.Guess(),):
            return True
        case (i.May(then=then, otherwise=otherwise),):
            return offered or ends_open(otherwise or then)
        case (i.Run(linked=linked) | i.Breach(linked=linked) | i.AccessCard(linked=linked),):
            return bool(linked)
        case (i.ResolveSubroutine() | i.HostAsCounter() | i.RollOn() | i.TrashUnsaved(),):
            return True
        case (i.ChooseOne(options=(*_, block)),):
            return ends_open(block, offered)
        case (i.Unless(then=block) | i.PayUpTo(then=block) | i.Instead(then=block),):
            return ends_open(block, offered)
        case (i.Repeat(block=block) | i.ActionTo(block=block),):
            return ends_open(block, offered)
        case (i.Later(ability=ability),):
            return ends_open(getattr(ability, "block", ()), offered)
    return False


def _steps(instructions: Block, voice: Voice) -> list[Step]:
    steps = []
    for one in instructions:
        steps.append(instruction(one, voice))
        voice = after(one, voice)
    return steps


# --- what can be spoken of afterwards ---------------------------------------------------------------------

SOMETHING: Final = ("", "the amount just dealt with")
DONE: Final[dict[type[Instruction], tuple[str, str]]] = {
    i.Choose: ("card", "chosen"),
    i.ChooseRandom: ("card", "chosen"),
    i.ChoosePile: ("card", "chosen"),
    i.Damage: ("point of damage", "done"),
    i.Draw: ("card", "drawn"),
    i.Gain: ("credit", "gained"),
    i.GiveTags: ("tag", "taken"),
    i.Lose: ("credit", "lost"),
    i.LosePoints: ("agenda point", "lost"),
    i.Prevent: ("", "the amount prevented"),
    i.ScorePoints: ("agenda point", "scored"),
    i.LoseAllCredits: ("credit", "lost"),
    i.RemoveTag: ("tag", "removed"),
    i.Reveal: ("card", "revealed"),
    i.RollDie: ("", "the number rolled"),
    i.Search: ("card", "found"),
    i.TakeAnyCredits: ("credit", "taken"),
    i.TakeBadPublicity: ("bad publicity", "taken"),
    i.TakeCredits: ("credit", "taken"),
    i.Trash: ("card", "trashed"),
    i.TrashAll: ("card", "trashed"),
    i.TrashTop: ("card", "trashed"),
    i.RevealTop: ("card", "revealed"),
    i.RevealHand: ("card", "revealed"),
}
"""One unit of what an instruction did, and how: what "for each" can count after it."""


def after(word: Instruction, voice: Voice) -> Voice:
    """The voice after an instruction: cards chosen, amounts lost or gained."""
    match word:
        case i.Choose(filter=chosen, slot=slot) | i.ChooseRandom(filter=chosen, slot=slot):
            many = word.amount != 1
            noun = cards(chosen, voice).short(voice, many)
            voice = voice.choosing(slot, f"the {ordinal(slot)}chosen {noun}", many)
        case i.ChoosePile(filter=piled):
            voice = voice.choosing(0, f"the chosen {cards(piled, voice).short(voice, True)}", True)
        case i.Search(filter=sought, slot=slot):
            many = word.amount > 1
            noun = cards(sought, voice).short(voice, many)
            voice = voice.choosing(slot, f"the {ordinal(slot)}found {noun}", many)
        case i.Place(kind=kind) | i.RemoveCounters(kind=kind):
            how = "placed" if isinstance(word, i.Place) else "removed"
            return replace(voice, last=(voice.counter(kind), how))
        case i.All(effects=(effect,)):
            return after(effect, voice)
    return replace(voice, last=DONE.get(type(word), SOMETHING))
