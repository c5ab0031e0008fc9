"""The gist of what is done: how it is asked for, and with credits, clicks, tags, damage and counters."""

import re
from functools import singledispatch

from rulerunner.lang import instructions as i
from rulerunner.lang.abilities import Ability
from rulerunner.lang.base import Block, Instruction, Number
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import This
from rulerunner.lang.words import CREDIT, STRENGTH

from .nouns import Voice, card, cards, least, number

Atom = tuple[str, ...]

CAMEL = re.compile(r"(?<!^)(?=[A-Z])")


def plainly(word: object) -> str:
    """What a word is called, for those that nobody has found a shorter phrase for: "access each"."""
    return CAMEL.sub(" ", type(word).__name__).lower()


def block(instructions: Block, voice: Voice) -> list[Atom]:
    """What a block does, one atom a deed."""
    found: list[Atom] = []
    for one in instructions:
        found += atoms(one, voice)
        voice = _after(one, voice)
    return found


def _after(word: Instruction, voice: Voice) -> Voice:
    match word:
        case i.Choose(filter=filter, slot=slot) | i.ChooseRandom(filter=filter, slot=slot):
            return voice.choosing(slot, cards(filter, voice))
        case i.Search(slot=slot):
            return voice.choosing(slot, "it")
    return voice


@singledispatch
def atoms(word: Instruction, voice: Voice) -> list[Atom]:
    """What one instruction does."""
    return [(plainly(word),)]


@singledispatch
def of_ability(word: Ability, voice: Voice) -> list[Atom]:
    """What an ability inside another does; `abilities` teaches it."""
    return []


def counted(verb: str, amount: Number, voice: Voice, unit: str = "") -> list[Atom]:
    """A verb and how many: "draw 2", "gain 1 per tag"."""
    unit = f" {unit}" if unit else ""
    long, short = number(amount, voice), least(amount)
    if " per " in long:
        first, _, rest = long.partition(" per ")
        forms = (f"{verb} {first}{unit} per {rest}", f"{verb} {short}{unit}", f"{verb} {short}")
    else:
        forms = (f"{verb} {long}{unit}", f"{verb} {short}{unit}", f"{verb} {short}")
    return [tuple(dict.fromkeys(forms))]


def _whose(side: str, mine: str, theirs: str, voice: Voice) -> str:
    return mine if side in ("you", voice.side) else theirs


# --- credits, clicks, cards, tags, damage -----------------------------------------------------------------


@atoms.register
def _gain(word: i.Gain, voice: Voice) -> list[Atom]:
    return counted(_whose(word.side, "gain", "give", voice), word.amount, voice)


@atoms.register
def _lose(word: i.Lose, voice: Voice) -> list[Atom]:
    return counted(_whose(word.side, "lose", "drain", voice), word.amount, voice)


@atoms.register
def _lose_all(word: i.LoseAllCredits, voice: Voice) -> list[Atom]:
    return [(f"{_whose(word.side, 'lose', 'drain', voice)} all",)]


@atoms.register
def _gain_clicks(word: i.GainClicks, voice: Voice) -> list[Atom]:
    return counted("gain", word.amount, voice, clicks(word.amount, voice))


@atoms.register
def _lose_clicks(word: i.LoseClicks, voice: Voice) -> list[Atom]:
    verb = _whose(word.side, "lose", "take", voice)
    return counted(verb, word.amount, voice, clicks(word.amount, voice))


def clicks(amount: Number, voice: Voice) -> str:
    return voice.say("click") if amount == 1 else voice.say("clicks")


@atoms.register
def _draw(word: i.Draw, voice: Voice) -> list[Atom]:
    return counted("draw" if word.side in ("you", voice.side) else "they draw", word.amount, voice)


@atoms.register
def _each_may_draw(word: i.EachMayDraw, voice: Voice) -> list[Atom]:
    return counted("all may draw", word.amount, voice)


@atoms.register
def _give_tags(word: i.GiveTags, voice: Voice) -> list[Atom]:
    return _units(word.amount, "tag", voice)


def _units(amount: Number, unit: str, voice: Voice) -> list[Atom]:
    """So many of a thing: "2 tags"."""
    long, short = number(amount, voice), least(amount)
    said = voice.say(unit) if amount == 1 else voice.say(f"{unit}s")
    if " per " in long:
        first, _, rest = long.partition(" per ")
        return [(f"{first} {unit} per {rest}", f"{short} {said}")]
    return [tuple(dict.fromkeys((f"{long} {said}", f"{short} {said}")))]


@atoms.register
def _remove_tag(word: i.RemoveTag, voice: Voice) -> list[Atom]:
    return counted("remove", word.amount, voice, voice.say("tag" if word.amount == 1 else "tags"))


@atoms.register
def _damage(word: i.Damage, voice: Voice) -> list[Atom]:
    return damage(word.kind, word.amount, voice)


def damage(kind: str, amount: Number, voice: Voice) -> list[Atom]:
    """So much damage of a kind: "2 net damage", "2 net"."""
    said = voice.say(f"{kind} damage").removesuffix(" damage").lower()
    said = voice.say(kind) if said == kind else said
    long, short = number(amount, voice), least(amount)
    first, per, rest = long.partition(" per ")
    forms = (f"{first} {said} damage{per}{rest}", f"{first} {said}{per}{rest}", f"{short} {said}")
    return [tuple(dict.fromkeys(forms))]


@atoms.register
def _bad_publicity(word: i.TakeBadPublicity, voice: Voice) -> list[Atom]:
    return [(f"{least(word.amount)} bad publicity", f"{least(word.amount)} bad pub")]


@atoms.register
def _remove_bad_publicity(word: i.RemoveBadPublicity, voice: Voice) -> list[Atom]:
    return [(f"lose {least(word.amount)} bad publicity", f"lose {least(word.amount)} bad pub")]


@atoms.register
def _remove_core_damage(word: i.RemoveCoreDamage, voice: Voice) -> list[Atom]:
    return [("heal",)]


@atoms.register
def _undo_uses(word: i.UndoUses, voice: Voice) -> list[Atom]:
    return [("undo its use",)]


@atoms.register
def _install_as_program(word: i.InstallAsProgram, voice: Voice) -> list[Atom]:
    return [("install as program",)]


@atoms.register
def _restock(word: i.Restock, voice: Voice) -> list[Atom]:
    return [("exchange all here",)]


@atoms.register
def _points(word: i.ScorePoints, voice: Voice) -> list[Atom]:
    return _units(word.amount, "point", voice)


@atoms.register
def _lose_points(word: i.LosePoints, voice: Voice) -> list[Atom]:
    return counted("lose", word.amount, voice, "points")


# --- counters ---------------------------------------------------------------------------------------------


def counters(kind: str, voice: Voice) -> str:
    """A kind of counter: "virus"; credits are credits."""
    return voice.say("credits") if kind == CREDIT else "strength" if kind == STRENGTH else kind


@atoms.register
def _place(word: i.Place, voice: Voice) -> list[Atom]:
    kind = counters(word.kind, voice)
    where = "" if isinstance(word.on, This) else f" on {card(word.on, voice)}"
    if word.kind == "advancement":
        long, short = number(word.amount, voice), least(word.amount)
        what = "it" if (on := card(word.on, voice)) == "card" else on
        return [(f"advance {what} {long}", f"advance {what} {short}", f"advance {short}", "advance")]
    if word.kind == CREDIT:
        return [tuple(f"{form}{where}" for form in counted("store", word.amount, voice)[0])]
    first = counted("place", word.amount, voice, kind)[0]
    return [(f"{first[0]}{where}", *first)]


@atoms.register
def _place_own(word: i.PlaceOwnCredits, voice: Voice) -> list[Atom]:
    return counted("store", word.amount, voice)


@atoms.register
def _remove(word: i.RemoveCounters, voice: Voice) -> list[Atom]:
    return counted("remove", word.amount, voice, counters(word.kind, voice))


@atoms.register
def _move_counters(word: i.MoveCounters, voice: Voice) -> list[Atom]:
    return counted("move", word.amount, voice, counters(word.kind, voice))


@atoms.register
def _distribute(word: i.Distribute, voice: Voice) -> list[Atom]:
    return counted("spread", word.amount, voice, counters(word.kind, voice))


@atoms.register
def _take(word: i.TakeCredits, voice: Voice) -> list[Atom]:
    if isinstance(word.amount, CountersOn):
        return [(f"take all {voice.say('credits')}", "take all")]
    return counted("take", word.amount, voice)


@atoms.register
def _take_any(word: i.TakeAnyCredits, voice: Voice) -> list[Atom]:
    return [(f"take {voice.say('credits')}",)]


@atoms.register
def _infect(word: i.Infect, voice: Voice) -> list[Atom]:
    return counted("infect", word.amount, voice)


@atoms.register
def _afflict(word: i.Afflict, voice: Voice) -> list[Atom]:
    return counted("give", word.amount, voice, word.kind)


@atoms.register
def _cure(word: i.Cure, voice: Voice) -> list[Atom]:
    return counted("cure", word.amount, voice)


@atoms.register
def _charge(word: i.Charge, voice: Voice) -> list[Atom]:
    return [(f"charge {card(word.ref, voice)}", "charge")]


@atoms.register
def _purge(word: i.Purge, voice: Voice) -> list[Atom]:
    return [("purge viruses", "purge")]
