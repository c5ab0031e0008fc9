"""What is done with cards, in English: trashed, moved, installed, turned over, shown."""

from rulerunner.lang import instructions as i
from rulerunner.lang.filters import Filter, HostedOn
from rulerunner.lang.quantities import Number
from rulerunner.lang.refs import THIS
from rulerunner.lang.words import ARCHIVES, ASIDE, CORP, DECK_OF, HAND_OF, HQ, REMOVED, RUNNER

from .dispatch import cards, instruction, pointer, quantity, server
from .effects import act, does
from .grammar import YOU, Step, listing
from .numbers import amount
from .sets import found
from .voice import OTHER, Voice


@instruction.register
def _trash(word: i.Trash, voice: Voice) -> Step:
    sure = "" if word.preventable else ", which cannot be prevented"
    return does(voice, word.by, "trash", f"{pointer(word.ref, voice)}{sure}")


@instruction.register
def _trash_all(word: i.TrashAll, voice: Voice) -> Step:
    return does(voice, word.by, "trash", all_found(word.filter, voice))


def _top(zone: str, number: Number, voice: Voice) -> str:
    cards = voice.noun("card") if number == 1 else amount(number, "card", voice)
    return f"the top {cards} of {voice.zone(zone)}"


@instruction.register
def _trash_top(word: i.TrashTop, voice: Voice) -> Step:
    return does(voice, word.by, "trash", _top(word.zone, word.amount, voice))


@instruction.register
def _move(word: i.MoveTo, voice: Voice) -> Step:
    return _moved(pointer(word.ref, voice), word.zone, word.bottom, voice)


@instruction.register
def _move_all(word: i.MoveAll, voice: Voice) -> Step:
    return _moved(all_found(word.filter, voice), word.zone, word.bottom, voice)


def all_found(filter: Filter, voice: Voice) -> str:
    """All cards of a set."""
    phrase = found(filter, voice)
    return phrase.one(voice) if phrase.sole else f"all {phrase.plural(voice)}"


def _moved(what: str, zone: str, bottom: bool, voice: Voice) -> Step:
    if zone == REMOVED:
        return act("remove", f"{what} from the game{' at the bottom' if bottom else ''}")
    if zone == ASIDE:
        return act("set", f"{what} aside{' at the bottom' if bottom else ''}")
    deck = zone in DECK_OF.values()
    end = ("the bottom of " if bottom else "the top of ") if deck or bottom else ""
    return act("move", f"{what} to {end}{voice.zone(zone)}")


@instruction.register
def _shuffle(word: i.ShuffleDeck, voice: Voice) -> Step:
    return act("shuffle", shuffled(word.side, voice))


def shuffled(whose: str, voice: Voice) -> str:
    """The deck of a player."""
    side = {YOU: voice.side, "opponent": OTHER.get(voice.side, "")}.get(whose, whose)
    deck = DECK_OF[CORP if side == CORP else RUNNER] if side else ""
    return voice.zone(deck) if deck else f"{voice.whose(whose)} deck"


def _ignoring(what: str, act: str, voice: Voice) -> str:
    """What is not paid: all costs, their credits, or only the cost of an act."""
    if not what:
        return ""
    cost = {"all": "all costs", "credits": f"all costs in {voice.say(what)}", "cost": f"its {act} cost"}[what]
    return f", ignoring {cost}"


@instruction.register
def _rez(word: i.RezCard, voice: Voice) -> Step:
    how = _less(word.discount, voice) + _ignoring(word.ignoring, "rez", voice)
    return does(voice, CORP, "rez", f"{pointer(word.ref, voice)}{how}")


def _less(discount: Number, voice: Voice) -> str:
    if isinstance(discount, int):
        return f", paying {_lowered(discount, voice)}" if discount else ""
    return f", its cost lowered by {amount(discount, 'credit', voice)}"


@instruction.register
def _derez(word: i.Derez, voice: Voice) -> Step:
    return act("derez", pointer(word.ref, voice))


def _lowered(discount: int, voice: Voice) -> str:
    """A price lowered, or raised if the discount is negative."""
    return f"{voice.count(abs(discount), 'credit')} {'less' if discount > 0 else 'more'}"


@instruction.register
def _install(word: i.InstallCard, voice: Voice) -> Step:
    where = f" directly inward from {pointer(word.inward, voice)}" if word.inward else ""
    where += f" at {server(word.at, voice)}" if word.at else ""
    where += f" on {pointer(word.host, voice)}" if word.host else ""
    where += " in the innermost position" if word.innermost else ""
    where += " face up" if word.face_up else " face down" if word.face_down else ""
    act_of = "install and rez" if word.rez else "install"
    how = f"{_less(word.discount, voice)}{_ignoring(word.ignoring, act_of, voice)}"
    able = ", if able" if word.able else ""
    return act(act_of, f"{pointer(word.ref, voice)}{where}{how}{able}")


@instruction.register
def _play_card(word: i.PlayCard, voice: Voice) -> Step:
    gone = ", to be removed from the game instead of being trashed" if word.removed else ""
    return act("play", f"{pointer(word.ref, voice)}{_ignoring(word.ignoring, 'play', voice)}{gone}")


@instruction.register
def _score_card(word: i.ScoreCard, voice: Voice) -> Step:
    return act("score", f"{pointer(word.ref, voice)}")


@instruction.register
def _steal_card(word: i.StealCard, voice: Voice) -> Step:
    free = ", ignoring all costs" if word.free else ""
    return does(voice, RUNNER, "steal", f"{pointer(word.ref, voice)}{free}")


@instruction.register
def _add_as_agenda(word: i.AddAsAgenda, voice: Voice) -> Step:
    worth = voice.count(word.points, "agenda point")
    area = f"{voice.whose(word.side)} score area"
    return act("add", f"{pointer(word.ref, voice)} to {area} as an {voice.noun('agenda')} worth {worth}")


@instruction.register
def _resolve_scored(word: i.ResolveScored, voice: Voice) -> Step:
    return act("resolve", f"the “when scored” ability of {pointer(word.ref, voice)}")


@instruction.register
def _turn_face(word: i.TurnFace, voice: Voice) -> Step:
    phrase = cards(word.filter, voice)
    which = phrase.one(voice) if phrase.sole else f"all {phrase.plural(voice)}"
    return act("turn", f"{which} of {voice.zone(ARCHIVES)} face {'up' if word.up else 'down'}")


@instruction.register
def _lands_instead(word: i.LandsInstead, voice: Voice) -> Step:
    pile = "instead of adding it to the discard pile"
    if word.to == "deck":
        return act("shuffle", f"it into its owner's deck {pile}")
    return act("turn", f"it face down {pile}")


@instruction.register
def _spare_counters(word: i.SpareCounters, voice: Voice) -> Step:
    counters = voice.count(word.amount, voice.counter("virus"))
    return act("prevent", f"the removal of {counters} from {cards(word.filter, voice).one(voice)}")


@instruction.register
def _turn_down(word: i.TurnDown, voice: Voice) -> Step:
    phrase = cards(word.filter, voice)
    if phrase.sole:
        return act("turn", f"{phrase.one(voice)} face down where it lies")
    return act("turn", f"all {phrase.plural(voice)} face down")


@instruction.register
def _turn_hosted(word: i.TurnHosted, voice: Voice) -> Step:
    phrase = cards(word.filter, voice)
    which = phrase.one(voice) if phrase.sole else f"all {phrase.plural(voice)} that lie on a host"
    how = "face up" if word.up else "face down"
    if word.filter == HostedOn(THIS):
        which = f"all hosted {voice.noun('card', many=True)}"
        how += "" if word.up else " where they lie"  # what is installed is turned down without that
    return act("turn", f"{which} {how}")


@instruction.register
def _flip(word: i.Flip, voice: Voice) -> Step:
    return act("flip", voice.this)


@instruction.register
def _switch_identity(word: i.SwitchIdentity, voice: Voice) -> Step:
    return act("switch", f"{voice.whose(YOU)} identity with {pointer(word.ref, voice)}")


@instruction.register
def _expose(word: i.Expose, voice: Voice) -> Step:
    return act("expose", pointer(word.ref, voice))


@instruction.register
def _reveal(word: i.Reveal, voice: Voice) -> Step:
    return does(voice, word.by, "reveal", pointer(word.ref, voice))


@instruction.register
def _look(word: i.LookAtTop, voice: Voice) -> Step:
    return does(voice, YOU, "look at", _top(word.zone, word.amount, voice))


@instruction.register
def _reveal_top(word: i.RevealTop, voice: Voice) -> Step:
    return act("reveal", _top(word.zone, word.amount, voice))


@instruction.register
def _reveal_hand(word: i.RevealHand, voice: Voice) -> Step:
    return act("reveal", f"all cards in {voice.zone(word.zone)}")


@instruction.register
def _set_aside(word: i.SetAside, voice: Voice) -> Step:
    return act("set aside", f"{_top(word.zone, word.amount, voice)} face up")


@instruction.register
def _set_aside_until(word: i.SetAsideUntil, voice: Voice) -> Step:
    until = cards(word.filter, voice).counted(word.amount, voice)
    several = voice.noun("card", many=True)
    return act(
        "set aside",
        f"{several} from the top of {voice.zone(word.zone)} face up until {until} {_lie(word.amount)} there",
    )


def _lie(amount: int) -> str:
    return "lies" if amount == 1 else "lie"


@instruction.register
def _arrange(word: i.Arrange, voice: Voice) -> Step:
    return does(voice, YOU, "arrange", f"the {voice.noun('card', many=True)} in view in any order")


@instruction.register
def _choose_type(word: i.ChooseType, voice: Voice) -> Step:
    types = listing((voice.noun(kind) for kind in word.types), "or")
    return does(voice, word.by, "choose", f"a card type: {types}")


@instruction.register
def _choose_name(word: i.ChooseName, voice: Voice) -> Step:
    return does(voice, word.by, "choose", f"a {voice.noun('card')} name")


@instruction.register
def _host_card(word: i.HostCard, voice: Voice) -> Step:
    side = "up" if word.faceup else "down"
    hosted, host = pointer(word.ref, voice), pointer(word.host, voice)
    return act("host", f"{hosted} on {host} face {side} without installing it")


@instruction.register
def _sabotage(word: i.Sabotage, voice: Voice) -> Step:
    return act("sabotage", quantity(word.amount, voice))


@instruction.register
def _look_at_hand(word: i.LookAtHand, voice: Voice) -> Step:
    return does(voice, YOU, "look at", f"all cards in {voice.zone(word.zone)}")


@instruction.register
def _remember(word: i.Remember, voice: Voice) -> Step:
    return act("remember", pointer(word.ref, voice))


@instruction.register
def _remember_server(word: i.RememberServer, voice: Voice) -> Step:
    return act("remember", f"the chosen {voice.noun('server')}")


@instruction.register
def _swap(word: i.Swap, voice: Voice) -> Step:
    other = f" with {pointer(word.other, voice)}" if word.other else ""
    return act("swap", f"{pointer(word.ref, voice)}{other}")


@instruction.register
def _attach(word: i.Attach, voice: Voice) -> Step:
    return act("host", f"{pointer(word.ref, voice)} on {pointer(word.host, voice)}")


@instruction.register
def _discard_all(word: i.DiscardAll, voice: Voice) -> Step:
    return act("discard", all_found(word.filter, voice))


@instruction.register
def _undo_uses(word: i.UndoUses, voice: Voice) -> Step:
    return act("undo", f"what {pointer(word.ref, voice)} was used for in this encounter")


@instruction.register
def _install_as_program(word: i.InstallAsProgram, voice: Voice) -> Step:
    program = f"a program that uses {word.memory} {voice.noun('memory')}"
    score = f"that can be stolen for {voice.count(1, 'click')}"
    gone = "is removed from the game if it leaves play in any other way"
    return act("install", f"{voice.this} as {program}, {score}, and that {gone}")


@instruction.register
def _restock(word: i.Restock, voice: Voice) -> Step:
    there = f"all {voice.noun('card', many=True)} in the root of {server(word.server, voice)}"
    return does(
        voice, CORP, "replace", f"{there}, which first go to {voice.zone(HQ)}, with as many from there"
    )


@instruction.register
def _rez_inward(word: i.RezInward, voice: Voice) -> Step:
    ice = f"all {voice.noun('ice')} protecting {server(word.server, voice)} that can be rezzed"
    return does(voice, CORP, "rez", f"{ice}, from the outermost inward")


@instruction.register
def _show_random(word: i.ShowRandom, voice: Voice) -> Step:
    if isinstance(word.amount, int):
        shown = (
            f"{word.amount} random {voice.noun('card', many=word.amount != 1)} from {voice.zone(word.zone)}"
        )
        return act("show", f"both players {shown}")
    random = f"random {voice.noun('card', many=True)} from {voice.zone(word.zone)}"
    return act("show", f"both players {random}, as many as {quantity(word.amount, voice)}")


@instruction.register
def _discard_random(word: i.DiscardRandom, voice: Voice) -> Step:
    owner = RUNNER if word.zone == HAND_OF[RUNNER] else CORP
    hit = f"{amount(word.amount, 'card', voice)} at random from {voice.zone(word.zone)}"
    return does(voice, owner, "discard", hit)
