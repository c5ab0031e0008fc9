"""Effects on credits, clicks, tags, counters and cards, in words: who does what."""

from typing import Final

from rulerunner.lang import instructions as i
from rulerunner.lang.filters import Filter, HostedOn
from rulerunner.lang.quantities import CountersOn, Infection, Number
from rulerunner.lang.refs import THIS
from rulerunner.lang.words import ARCHIVES, ASIDE, CORP, CREDIT, DECK_OF, HAND_OF, REMOVED, RUNNER

from .dispatch import cards, instruction, pointer, quantity, server
from .grammar import YOU, Clause, Step, listing
from .numbers import amount
from .pointers import each_of, found
from .voice import OTHER, Voice


def rest_of(duration: str) -> str:
    """Until when."""
    return LASTING.get(duration) or f"for the rest of this {duration}"


LASTING: Final = {
    "game": "for the rest of the game",
    "next turn": "for that player's next turn",
    "until your turn": "until your next turn begins",
    "until your turn ends": "until your next turn ends",
    "rezzed": "for as long as it stays rezzed",
    "active": "for as long as it stays active",
    "next encounter": "until the next encounter ends",
    "next 6 actions": "for the Runner's next 6 actions",
    "next X turns": "for your next X turns",
}


def for_as_long(duration: str) -> str:
    """Until when, right after a trigger."""
    return LASTING.get(duration) or f"this {duration}"


def does(voice: Voice, side: str, verb: str, rest: str = "") -> Step:
    """Something a player does."""
    return (Clause(voice.player(side), verb, rest),)


def act(verb: str, rest: str = "") -> Step:
    """Something it does not matter who does."""
    return (Clause("", verb, rest),)


# --- credits, clicks, cards -------------------------------------------------------------------------------


@instruction.register
def _gain(word: i.Gain, voice: Voice) -> Step:
    return does(voice, word.side, "gain", amount(word.amount, "credit", voice))


@instruction.register
def _lose(word: i.Lose, voice: Voice) -> Step:
    return does(voice, word.side, "lose", amount(word.amount, "credit", voice))


@instruction.register
def _lose_all(word: i.LoseAllCredits, voice: Voice) -> Step:
    credits = voice.noun("credit", many=True)
    return does(voice, word.side, "lose", f"all {credits} in the {voice.noun('credit')} pool")


LENT: Final = {"any": "", "run": " during runs", "trace": " during traces", "install": " to install cards"}
"""For what lent credits may be spent; other purposes are said by their name."""


@instruction.register
def _lend(word: i.Lend, voice: Voice) -> Step:
    what = LENT.get(word.purpose, f" for {word.purpose}")
    return does(
        voice, word.side, "borrow", f"{amount(word.amount, 'credit', voice)}{what and ' to spend'}{what}"
    )


@instruction.register
def _return_lent(word: i.ReturnLent, voice: Voice) -> Step:
    return does(voice, word.side, "return", f"all borrowed {voice.noun('credit', many=True)}")


@instruction.register
def _discard_all(word: i.DiscardAll, voice: Voice) -> Step:
    return act("discard", all_found(word.filter, voice))


@instruction.register
def _rez_inward(word: i.RezInward, voice: Voice) -> Step:
    ice = f"all {voice.noun('ice')} protecting {server(word.server, voice)} that can be rezzed"
    return does(voice, CORP, "rez", f"{ice}, from the outermost inward")


@instruction.register
def _gain_clicks(word: i.GainClicks, voice: Voice) -> Step:
    return does(voice, word.side, "gain", amount(word.amount, "click", voice))


@instruction.register
def _lose_clicks(word: i.LoseClicks, voice: Voice) -> Step:
    return does(voice, word.side, "lose", voice.count(word.amount, "click"))


@instruction.register
def _draw(word: i.Draw, voice: Voice) -> Step:
    return does(voice, word.side, "draw", amount(word.amount, "card", voice))


# --- tags, damage, bad publicity --------------------------------------------------------------------------


@instruction.register
def _give_tags(word: i.GiveTags, voice: Voice) -> Step:
    sure = "" if word.preventable else " that cannot be prevented"
    tags = f"{amount(word.amount, 'tag', voice)}{sure}"
    if voice.side == CORP:
        return act("give", f"{voice.player(RUNNER)} {tags}")
    return does(voice, RUNNER, "take", tags)


@instruction.register
def _remove_tag(word: i.RemoveTag, voice: Voice) -> Step:
    return act("remove", amount(word.amount, "tag", voice))


@instruction.register
def _damage(word: i.Damage, voice: Voice) -> Step:
    sure = "" if word.preventable else " that cannot be prevented"
    damage = f"{amount(word.amount, voice.damage(word.kind), voice)}{sure}"
    if word.by or voice.side == RUNNER:
        return does(voice, RUNNER, "suffer", damage)
    return act("do", damage)


@instruction.register
def _take_bad_publicity(word: i.TakeBadPublicity, voice: Voice) -> Step:
    return does(voice, CORP, "take", amount(word.amount, "bad publicity", voice))


@instruction.register
def _score_points(word: i.ScorePoints, voice: Voice) -> Step:
    return does(voice, word.side, "score", amount(word.amount, "agenda point", voice))


@instruction.register
def _lose_points(word: i.LosePoints, voice: Voice) -> Step:
    return does(voice, word.side, "lose", amount(word.amount, "agenda point", voice))


@instruction.register
def _remove_bad_publicity(word: i.RemoveBadPublicity, voice: Voice) -> Step:
    return act("remove", amount(word.amount, "bad publicity", voice))


# --- counters ---------------------------------------------------------------------------------------------


def _counters(number: Number, kind: str, voice: Voice) -> str:
    return amount(number, voice.counter(kind), voice)


@instruction.register
def _place(word: i.Place, voice: Voice) -> Step:
    return act("place", f"{_counters(word.amount, word.kind, voice)} on {each_of(word.on, voice)}")


@instruction.register
def _place_own(word: i.PlaceOwnCredits, voice: Voice) -> Step:
    own = _counters(word.amount, "credit", voice)
    return act("place", f"{own} from your {voice.noun('credit')} pool on {each_of(word.on, voice)}")


def _all_counters(kind: str, voice: Voice) -> str:
    return f"all {voice.noun(voice.counter(kind), many=True)}"


@instruction.register
def _infect(word: i.Infect, voice: Voice) -> Step:
    if word.on is not None:
        return act("infect", f"{each_of(word.on, voice)} with {_counters(word.amount, word.kind, voice)}")
    where = f"in {server(word.server, voice)}" if word.server is not None else f"with {voice.player('corp')}"
    return act("put", f"{_counters(word.amount, word.kind, voice)} {where}")


@instruction.register
def _spare_chosen(word: i.SpareChosen, voice: Voice) -> Step:
    return act("choose", f"{voice.count(word.amount, voice.counter('virus'))} that the purge does not remove")


@instruction.register
def _double_counter(word: i.DoubleCounter, voice: Voice) -> Step:
    return act("choose", f"a {voice.noun(voice.counter('virus'))} and put another of its kind where it lies")


@instruction.register
def _afflict(word: i.Afflict, voice: Voice) -> Step:
    counters = _counters(word.amount, word.kind, voice)
    whose = voice.player(word.side)
    verb = "put" if word.side == RUNNER and whose != YOU else "lay"
    return act(verb, f"{counters} with {whose}")


@instruction.register
def _plant(word: i.Plant, voice: Voice) -> Step:
    return act("lay", f"{_counters(word.amount, word.kind, voice)} in {server(word.server, voice)}")


@instruction.register
def _cure(word: i.Cure, voice: Voice) -> Step:
    every = word.amount == Infection(word.kind)
    said = _all_counters(word.kind, voice) if every else _counters(word.amount, word.kind, voice)
    return act("remove", f"{said} from there")


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


@instruction.register
def _remove_counters(word: i.RemoveCounters, voice: Voice) -> Step:
    every = word.amount == CountersOn(word.on, word.kind)
    said = _all_counters(word.kind, voice) if every else _counters(word.amount, word.kind, voice)
    return act("remove", f"{said} from {each_of(word.on, voice)}")


@instruction.register
def _move_counters(word: i.MoveCounters, voice: Voice) -> Step:
    moved = _counters(word.amount, word.kind, voice)
    return act("move", f"{moved} from {pointer(word.origin, voice)} to {pointer(word.on, voice)}")


@instruction.register
def _charge(word: i.Charge, voice: Voice) -> Step:
    return act("charge", pointer(word.ref, voice))


@instruction.register
def _identify_mark(word: i.IdentifyMark, voice: Voice) -> Step:
    return act("identify", f"{voice.whose(RUNNER)} mark")


@instruction.register
def _take_credits(word: i.TakeCredits, voice: Voice) -> Step:
    every = f"all {voice.noun(CREDIT, many=True)}"
    taken = every if word.amount == CountersOn(word.on, CREDIT) else amount(word.amount, CREDIT, voice)
    return act("take", f"{taken} from {pointer(word.on, voice)}")


@instruction.register
def _take_any_credits(word: i.TakeAnyCredits, voice: Voice) -> Step:
    return act("take", f"any number of {voice.noun('credit', many=True)} from {pointer(word.on, voice)}")


@instruction.register
def _purge(word: i.Purge, voice: Voice) -> Step:
    return act("purge", f"all {voice.noun('virus counter', many=True)}")


# --- cards ------------------------------------------------------------------------------------------------


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
    return phrase.one(voice) if phrase.exact else f"all {phrase.plural(voice)}"


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


def _ignoring(what: str, voice: Voice) -> str:
    return f", ignoring {'all costs' if what == 'all' else f'its cost in {voice.say(what)}'}" if what else ""


@instruction.register
def _rez(word: i.RezCard, voice: Voice) -> Step:
    less = _less(word.discount, voice)
    return does(voice, CORP, "rez", f"{pointer(word.ref, voice)}{less}{_ignoring(word.ignoring, voice)}")


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
    how = f"{_less(word.discount, voice)}{_ignoring(word.ignoring, voice)}"
    able = ", if able" if word.able else ""
    return act("install and rez" if word.rez else "install", f"{pointer(word.ref, voice)}{where}{how}{able}")


@instruction.register
def _play_card(word: i.PlayCard, voice: Voice) -> Step:
    gone = ", to be removed from the game instead of being trashed" if word.removed else ""
    return act("play", f"{pointer(word.ref, voice)}{_ignoring(word.ignoring, voice)}{gone}")


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
    which = phrase.one(voice) if phrase.exact else f"all {phrase.plural(voice)}"
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
    if phrase.exact:
        return act("turn", f"{phrase.one(voice)} face down where it lies")
    return act("turn", f"all {phrase.plural(voice)} face down")


@instruction.register
def _turn_hosted(word: i.TurnHosted, voice: Voice) -> Step:
    phrase = cards(word.filter, voice)
    which = phrase.one(voice) if phrase.exact else f"all {phrase.plural(voice)} that lie on a host"
    if word.filter == HostedOn(THIS):
        which = f"all hosted {voice.noun('card', many=True)}"
    return act("turn", f"{which} face {'up' if word.up else 'down'}")


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
    return act("reveal", pointer(word.ref, voice))


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
