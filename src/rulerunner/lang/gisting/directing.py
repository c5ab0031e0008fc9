"""The gist of instructions that direct others: choices, conditions, traces, repetitions."""

from rulerunner.lang import instructions as i
from rulerunner.lang.base import Cost, Instruction
from rulerunner.lang.costs import Clicks, Credits, LoseClicksCost
from rulerunner.lang.words import DECK_OF

from .doing import Atom, atoms, block, clicks, of_ability
from .nouns import Voice, card, cards, least, place


@atoms.register(i.Choose)
@atoms.register(i.ChooseServer)
@atoms.register(i.ChooseNumber)
@atoms.register(i.ChooseType)
@atoms.register(i.ChooseRandom)
@atoms.register(i.ChoosePile)
@atoms.register(i.ShuffleDeck)
@atoms.register(i.Remember)
@atoms.register(i.RememberServer)
@atoms.register(i.Forget)
def _unsaid(word: Instruction, voice: Voice) -> list[Atom]:
    return []  # what is chosen is said where it is used


@atoms.register
def _all(word: i.All, voice: Voice) -> list[Atom]:
    return block(word.effects, voice)


@atoms.register
def _search(word: i.Search, voice: Voice) -> list[Atom]:
    what = cards(word.filter, voice)
    amount = f"{word.amount} " if word.amount > 1 else ""
    zone = "" if word.zone in DECK_OF.values() else f" in {place(word.zone, voice)}"
    return [(f"find {amount}{what}{zone}", f"find {amount}{what}", "find a card")]


@atoms.register
def _if(word: i.If, voice: Voice) -> list[Atom]:
    return [*block(word.then, voice), *block(word.otherwise, voice)]


@atoms.register
def _may(word: i.May, voice: Voice) -> list[Atom]:
    return [*block(word.then, voice), *block(word.otherwise, voice)]


@atoms.register
def _unless(word: i.Unless, voice: Voice) -> list[Atom]:
    done = block(word.then, voice)
    price = next((said for part in word.cost if (said := _price(part, voice))), "")
    if not done or not price:
        return done
    last = done[-1]
    return [*done[:-1], (*(f"{form} or {price}" for form in last), last[-1])]


def _price(part: Cost, voice: Voice) -> str:
    match part:
        case Credits(amount=amount):
            return f"pay {least(amount)}"
        case Clicks(amount=amount) | LoseClicksCost(amount=amount):
            return f"lose {least(amount)} {clicks(amount, voice)}"
    return ""


@atoms.register
def _pay_up_to(word: i.PayUpTo, voice: Voice) -> list[Atom]:
    return [("pay X",), *block(word.then, voice)]


@atoms.register
def _choose_one(word: i.ChooseOne, voice: Voice) -> list[Atom]:
    options = [found for option in word.options if (found := block(option, voice))]
    if not options:
        return []
    forms = [
        " or ".join(said)
        for most, form in ((len(options), 0), (len(options), 1), (2, 1), (1, 0), (2, 2), (1, 2))
        if len(said := _heads(options[:most], form)) == min(most, len(options)) or form != 1
    ]
    return [tuple(dict.fromkeys(forms))]


def _heads(options: list[list[Atom]], form: int) -> list[str]:
    """The first deed of each option; the same one is named once."""
    return list(dict.fromkeys(option[0][min(form, len(option[0]) - 1)] for option in options))


@atoms.register
def _repeat(word: i.Repeat, voice: Voice) -> list[Atom]:
    return block(word.block, voice)


@atoms.register
def _trace(word: i.Trace, voice: Voice) -> list[Atom]:
    done = [*block(word.success, voice), *block(word.failure, voice)]
    lead = f"trace {least(word.strength)}"
    if not done:
        return [(lead,)]
    first = done[0]
    return [(*(f"{lead}: {form}" for form in first), lead), *done[1:]]


@atoms.register
def _psi(word: i.PsiGame, voice: Voice) -> list[Atom]:
    done = [*block(word.differ, voice), *block(word.match, voice)]
    return [(*(f"psi: {form}" for form in done[0]), "psi game"), *done[1:]] if done else [("psi game",)]


@atoms.register
def _subroutine(word: i.ResolveSubroutine, voice: Voice) -> list[Atom]:
    return [(f"resolve a {voice.say('subroutine')}", f"resolve a {voice.say('sub')}")]


@atoms.register
def _take_subroutines(word: i.TakeSubroutines, voice: Voice) -> list[Atom]:
    return [(f"copy {voice.say('subroutines')}", "copy subs")]


@atoms.register
def _copy_subroutines(word: i.CopySubroutines, voice: Voice) -> list[Atom]:
    return [(f"copy {voice.say('ice')}",)]


@atoms.register
def _host_as_counter(word: i.HostAsCounter, voice: Voice) -> list[Atom]:
    return [atom for ability in word.abilities for atom in of_ability(ability, voice)]


@atoms.register
def _later(word: i.Later, voice: Voice) -> list[Atom]:
    return of_ability(word.ability, voice)


@atoms.register
def _instead(word: i.Instead, voice: Voice) -> list[Atom]:
    return block(word.then, voice) or [("skip it",)]


@atoms.register
def _give_subtypes(word: i.GiveSubtypes, voice: Voice) -> list[Atom]:
    return [(f"give {card(word.ref, voice)} a subtype", "give a subtype")]


@atoms.register
def _move_to_server(word: i.MoveToServer, voice: Voice) -> list[Atom]:
    return [(f"move {card(word.ref, voice)} to a server", "move this")]


@atoms.register
def _action(word: i.TakeAction, voice: Voice) -> list[Atom]:
    return [("take an action",)]


@atoms.register
def _actions_for(word: i.ActionsFor, voice: Voice) -> list[Atom]:
    what = {"install": "install", "draw": "draw", "gain credit": "gain"}[word.kind]
    return [(f"{word.amount} actions to {what}" if word.amount > 1 else f"an action to {what}",)]


@atoms.register
def _action_to(word: i.ActionTo, voice: Voice) -> list[Atom]:
    return [("an action for one thing",)]


@atoms.register
def _reduce_trace(word: i.ReduceTrace, voice: Voice) -> list[Atom]:
    return [(f"lower trace to {least(word.to)}",)]


@atoms.register
def _roll(word: i.RollDie, voice: Voice) -> list[Atom]:
    return [("roll a die",)]


@atoms.register
def _fall_back(word: i.FallBack, voice: Voice) -> list[Atom]:
    return [(f"go back {least(word.amount)} {voice.say('ice')}", "go back")]
