"""Instructions that join and direct others, in words."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, get_args

from rulerunner.lang import instructions as i
from rulerunner.lang.abilities import When
from rulerunner.lang.costs import TrashAllCards, TrashCards
from rulerunner.lang.filters import Filter, In
from rulerunner.lang.quantities import CardsIn, Count, Number, TheX
from rulerunner.lang.refs import ATTACKED, Affected, AnyServer
from rulerunner.lang.statics import Player
from rulerunner.lang.validating.walk import words
from rulerunner.lang.words import CORP, DECK_OF, EVERY, RUNNER, Zone

from .abilities import together
from .blocks import block, branches, rambles
from .cards import all_found, shuffled
from .costs import payment, price
from .dispatch import ability, cards, condition, declaration, each, instruction, pointer, quantity, server
from .effects import does, for_as_long, rest_of
from .ends import takes_or
from .grammar import YOU, Clause, Step, listing, statement
from .happenings import happened, mentioned, told, would
from .nouns import Phrase
from .numbers import amount, signed, times
from .pointers import ordinal
from .sets import found
from .voice import Voice

DIFFERENT: Final = " with different names"
AS_MANY: Final[dict[Filter, Number]] = {In(zone): CardsIn(zone) for zone in get_args(Zone)}
"""How many there are to choose from, where that can be said."""


@instruction.register
def _all(word: i.All, voice: Voice) -> Step:
    match word.effects:
        case (*first, i.MoveTo(ref=ref, zone=zone, bottom=False), i.ShuffleDeck(side=side)):
            moved = pointer(ref, voice)
        case (*first, i.MoveAll(filter=filter, zone=zone, bottom=False), i.ShuffleDeck(side=side)):
            moved = all_found(filter, voice)
        case _:
            return _each_effect(word.effects, voice)
    if zone not in DECK_OF.values() or shuffled(side, voice) != voice.zone(zone):
        return _each_effect(word.effects, voice)
    return (*_each_effect(first, voice), Clause("", "shuffle", f"{moved} into {voice.zone(zone)}"))


def _each_effect(effects: Iterable[i.Effect], voice: Voice) -> Step:
    return tuple(clause for effect in effects for clause in instruction(effect, voice))


@instruction.register
def _choose(word: i.Choose, voice: Voice) -> Step:
    up_to = "up to " if word.up_to else ""
    how = DIFFERENT if word.different else ""
    if word.up_to and word.amount in (AS_MANY.get(word.filter, EVERY), Count(word.filter)):
        chosen = f"any number of {found(word.filter, voice).plural(voice)}{how}"
    else:
        return (
            Clause(
                voice.player(word.by),
                "choose",
                _so_many(word.filter, word.amount, up_to, voice, f"{how}{_again(word.slot)}"),
            ),
        )
    return (Clause(voice.player(word.by), "choose", f"{chosen}{_again(word.slot)}"),)


@instruction.register
def _choose_pile(word: i.ChoosePile, voice: Voice) -> Step:
    separated = f"{voice.player('opponent')} separates all {found(word.filter, voice).plural(voice)}"
    return (Clause("", "choose", f"1 of 2 face-down piles that {separated} into"),)


@instruction.register
def _access_each(word: i.AccessEach, voice: Voice) -> Step:
    return (Clause(voice.player("runner"), "access", f"each of {pointer(word.ref, voice)}, one at a time"),)


@instruction.register
def _choose_random(word: i.ChooseRandom, voice: Voice) -> Step:
    chosen = _so_many(word.filter, word.amount, "", voice, f" at random{_again(word.slot)}")
    return (Clause("", "choose", chosen),)


def _so_many(filter: Filter, number: Number, up_to: str, voice: Voice, how: str = "") -> str:
    """So many cards of a set, and how they are chosen."""
    phrase = found(filter, voice)
    if phrase == Phrase(phrase.exact, after=phrase.after) and any(
        isinstance(part, Affected) for part in words(filter)
    ):
        return f"{up_to}{number} of {' '.join((phrase.exact, *phrase.after))}{how}"
    if phrase.sole:
        return f"{up_to}{phrase.one(voice)}{how}"
    if isinstance(number, int):
        return f"{up_to}{phrase.counted(number, voice)}{how}"
    if isinstance(number, TheX):
        return f"{up_to}X {phrase.plural(voice)}{how}"
    return f"{up_to}N {phrase.plural(voice)}{how}, where N is {quantity(number, voice)}"


def _again(slot: int) -> str:
    return f" as the {ordinal(slot)}choice" if slot else ""


@instruction.register
def _choose_server(word: i.ChooseServer, voice: Voice) -> Step:
    return (Clause(voice.player(word.by), "choose", server(word.server, voice)),)


@instruction.register
def _choose_number(word: i.ChooseNumber, voice: Voice) -> Step:
    bounds = f"from {quantity(word.least, voice)} to {quantity(word.most, voice)}"
    return (Clause(voice.player(word.by), "choose", f"a number X {bounds}"),)


@instruction.register
def _search(word: i.Search, voice: Voice) -> Step:
    zone = voice.zone(word.zone)
    sought = cards(word.filter, voice).counted(word.amount, voice)
    how = DIFFERENT if word.different else ""
    parts = [f"{zone} for {'up to ' if word.amount > 1 else ''}{sought}{how}{_again(word.slot)}"]
    parts += [f"reveal {'them' if word.amount > 1 else 'it'}"] if word.reveal else []
    parts += [f"shuffle {zone}"] if word.zone in DECK_OF.values() else []
    return (Clause(YOU, "search", ", then ".join(parts), compound=len(parts) > 1),)


@instruction.register
def _if(word: i.If, voice: Voice) -> Step:
    then, otherwise, true = word.then, word.otherwise, True
    if otherwise and rambles(then, voice) and not rambles(otherwise, voice):
        then, otherwise, true = otherwise, then, False  # What could be mistaken comes last.
    return statement(f"if {condition(word.condition, voice, true)}, {branches(then, otherwise, voice)}")


@instruction.register
def _may(word: i.May, voice: Voice) -> Step:
    who = voice.player(word.by)
    paying = f"{price(word.cost, voice, who)} to " if word.cost else ""
    if any(isinstance(part, TrashCards | TrashAllCards) for part in word.cost):
        voice = replace(voice, last=("card", "trashed"))
    then = branches(word.then, word.otherwise, voice, who, no=f"if {who} {_do_not(who)}, ")
    return statement(f"{who} may {paying}{then}")


@instruction.register
def _unless(word: i.Unless, voice: Voice) -> Step:
    who = voice.player(word.by)
    if word.must and not word.then:
        return statement(f"{who} must {price(word.cost, voice, who)}, if able")
    if word.must:
        then = block(word.then, voice.inner())
        return statement(f"{who} must {price(word.cost, voice, who)} if able; otherwise, {then}")
    paid = payment(word.cost, voice, who)
    while len(word.then) == 1 and isinstance(word.then[0], i.Unless) and not word.then[0].must:
        word = word.then[0]  # Either payment will do.
        paid += f" or {payment(word.cost, voice, voice.player(word.by))}"
    return statement(f"unless {paid}, {block(word.then, voice.inner())}")


@instruction.register
def _move_to_server(word: i.MoveToServer, voice: Voice) -> Step:
    return (Clause("", "move", f"{pointer(word.ref, voice)} to the root of {server(word.server, voice)}"),)


@instruction.register
def _distribute(word: i.Distribute, voice: Voice) -> Step:
    counters = voice.noun(voice.counter(word.kind), many=True)
    total = f"a total of {quantity(word.amount, voice)} {counters}"
    return (Clause("", "place", f"{total} on {found(word.filter, voice).plural(voice)}"),)


@instruction.register
def _pay_up_to(word: i.PayUpTo, voice: Voice) -> Step:
    most = "any number of" if word.most == EVERY else f"up to {quantity(word.most, voice)}"
    then = block(word.then, voice.inner())
    if word.each != 1:
        often = "any number of" if word.most == EVERY else f"up to {quantity(word.most, voice)}"
        return statement(
            f"you may pay {voice.count(word.each, 'credit')} {often} times; having paid X times, {then}"
        )
    if word.most != EVERY and not isinstance(word.most, int) and each(word.most, voice):
        most = f"up to {amount(word.most, 'credit', voice)}"
    else:
        most = f"{most} {voice.noun('credit', many=True)}"
    return statement(f"you may pay {most}; having paid X, {then}")


@instruction.register
def _choose_one(word: i.ChooseOne, voice: Voice) -> Step:
    who = voice.player(word.by)
    said = [block(one, voice.inner(), explicit=who != YOU) for one in word.options]
    for place, one in enumerate(word.options[:-1]):
        if takes_or(one):
            said[place] = f"({said[place]})"
    options = "; or ".join(said)
    unit = "" if isinstance(word.amount, int) else each(word.amount, voice)
    many = "1" if unit else quantity(word.amount, voice)
    which = f"up to {many} of these" if word.up_to else f"{many} of these"
    which += " that can be carried out" if word.must else ""
    which += f" for each {unit}" if unit else ""
    which += "" if word.amount == 1 else ", in any order"
    return (Clause(who, "choose", f"{which}: {options}", compound=True),)


@instruction.register
def _take_action(word: i.TakeAction, voice: Voice) -> Step:
    which = "an action different from all those you have taken this turn" if word.different else "an action"
    less = f", spending {voice.count(word.less, 'click')} less" if word.less else ""
    return (Clause("", "take", f"{which}{less}"),)


@instruction.register
def _actions_for(word: i.ActionsFor, voice: Voice) -> Step:
    verb = "draw" if word.kind == "draw" else "install"
    what = f"{verb} {cards(word.cards, voice).one(voice)}"
    if word.kind == "gain credit":
        what = f"gain {voice.count(1, 'credit')}"
    row = " in a row, before any other," if word.in_a_row else ""
    return (Clause("", "gain", f"{voice.count(word.amount, 'click')}{row} only to {what}"),)


@instruction.register
def _action_to(word: i.ActionTo, voice: Voice) -> Step:
    return statement(f"gain {voice.count(1, 'click')} only to do this: {block(word.block, voice.inner())}")


@instruction.register
def _each_may_draw(word: i.EachMayDraw, voice: Voice) -> Step:
    return statement(f"each player may draw {amount(word.amount, 'card', voice)}")


@instruction.register
def _repeat(word: i.Repeat, voice: Voice) -> Step:
    return statement(f"do this {times(word.times, voice)}: {block(word.block, voice.inner())}")


@instruction.register
def _repeat_this(word: i.Again, voice: Voice) -> Step:
    return statement("repeat this process")


@instruction.register
def _trace(word: i.Trace, voice: Voice) -> Step:
    corp, trace = voice.player(CORP), f"with strength {quantity(word.strength, voice)}"
    if word.each != 1:
        trace += f" at {voice.count(word.each, 'credit')} per point"
    if word.success:
        then = branches(word.success, word.failure, voice)
        return (Clause(corp, "trace", f"{trace}; if it succeeds, {then}", compound=True),)
    if word.failure:
        failure = block(word.failure, voice.inner())
        return (Clause(corp, "trace", f"{trace}; if it fails, {failure}", compound=True),)
    return (Clause(corp, "trace", trace),)


@instruction.register
def _psi_game(word: i.PsiGame, voice: Voice) -> Step:
    if word.differ:
        then = branches(word.differ, word.match, voice)
        return (Clause("", "play", f"a psi game; if the bids differ, {then}", compound=True),)
    if word.match:
        match = block(word.match, voice.inner())
        return (Clause("", "play", f"a psi game; if the bids match, {match}", compound=True),)
    return (Clause("", "play", "a psi game"),)


@instruction.register
def _guess(word: i.Guess, voice: Voice) -> Step:
    hidden = (
        f"in secret at least {voice.count(word.least, 'credit')}; {voice.player('opponent')} guesses how many"
    )
    then = branches(word.right, word.wrong, voice)
    return (Clause("", "hide", f"{hidden}; if the guess is right, {then}", compound=True),)


@instruction.register
def _resolve_subroutine(word: i.ResolveSubroutine, voice: Voice) -> Step:
    who = voice.player(word.by)
    chosen = f"a {voice.noun('subroutine')} of {pointer(word.ref, voice)}"
    if not word.cost:
        return (Clause(who, "choose", f"{chosen} to be resolved"),)
    offer = f"{who} may {price(word.cost, voice, who)} to have it resolved"
    return (Clause(who, "choose", f"{chosen}; {offer}", compound=True),)


@instruction.register
def _run(word: i.Run, voice: Voice) -> Step:
    linked = together(word.linked, voice.apart().but(run="that run"))
    during = f"; during that run, {linked}" if linked else ""
    free = " without additional costs" if word.free else ""
    run = f"a run on {server(word.server, voice)}{free}{during}"
    return (Clause(voice.player(RUNNER), "make", run, compound=bool(linked)),)


def _next_encounter(voice: Voice) -> str:
    verb = "next encounter" if voice.side == RUNNER else "next encounters"
    return f"{voice.player(RUNNER)} {verb} a piece of {voice.noun('ice')} this run, "


@instruction.register
def _lasting(word: i.Lasting, voice: Voice) -> Step:
    if word.next_encounter:
        inner = voice.but(bound=f"that {voice.noun('ice')}")
        lasts = rest_of(word.duration).replace("this encounter", "that encounter")
        return statement(f"when {_next_encounter(voice)}{lasts}, {declaration(word.declaration, inner)}")
    inner = voice.but(bound=pointer(word.bind, voice)) if word.bind else voice
    match word.declaration:
        case Player(value="clicks", side=side, by=by) if word.duration == "next turn":
            who = voice.player(side)
            gets = f"{who} {'get' if who == YOU else 'gets'} {signed(by, 'click', voice)}"
            return statement(f"on {voice.whose(side)} next turn, {gets}")
    return statement(f"{rest_of(word.duration)}, {declaration(word.declaration, inner)}")


@instruction.register
def _give_subtypes(word: i.GiveSubtypes, voice: Voice) -> Step:
    among = f" among {listing((voice.noun(one) for one in word.subtypes), 'and')}" if word.subtypes else ""
    what = f"from 1 to {word.most} subtypes" if word.most > 1 else "1 subtype"
    sort = "" if word.subtypes else f" of {voice.noun('ice')}"
    them = "them" if word.most > 1 else "it"
    gains = f"{pointer(word.ref, voice)} gains {them} {rest_of(word.duration)}"
    return (Clause(YOU, "choose", f"{what}{sort}{among}, and {gains}", compound=True),)


@instruction.register
def _copy_subroutines(word: i.CopySubroutines, voice: Voice) -> Step:
    gains = f"the subtypes of {pointer(word.ref, voice)} and its {voice.noun('subroutine', many=True)}"
    return statement(f"{rest_of(word.duration)}, {voice.this} gains {gains}, in order before its others")


@instruction.register
def _take_subroutines(word: i.TakeSubroutines, voice: Voice) -> Step:
    gains = f"{voice.this} gains the {voice.noun('subroutine', many=True)} of {pointer(word.ref, voice)}"
    return statement(f"{rest_of(word.duration)}, {gains}, in any order among its others")


@instruction.register
def _trash_unsaved(word: i.TrashUnsaved, voice: Voice) -> Step:
    who = voice.player(word.by)
    saves = f"{who} may {price(word.cost, voice, who)} for each to save it"
    verb = "discard" if word.discard else "trash"
    return (Clause(YOU, verb, f"all {found(word.filter, voice).plural(voice)}; {saves}", compound=True),)


@instruction.register
def _prevent_trash(word: i.PreventTrash, voice: Voice) -> Step:
    some = found(word.filter, voice).plural(voice)
    return (Clause(YOU, "choose", f"1 or more {some} among them, which are not trashed", compound=True),)


@instruction.register
def _run_each(word: i.RunEach, voice: Voice) -> Step:
    each_one = f"of {server(word.server, voice)}"
    if isinstance(word.server, AnyServer):
        each_one = voice.noun("server")
    runs = f"a run on each {each_one}, in any order"
    return (Clause(voice.player(RUNNER), "make", runs),)


@instruction.register
def _pledge(word: i.Pledge, voice: Voice) -> Step:
    return does(voice, RUNNER, "pledge", f"{amount(word.amount, 'credit', voice)} for this run")


@instruction.register
def _roll_on(word: i.RollOn, voice: Voice) -> Step:
    credits = voice.noun("credit", many=True)
    divides = f"divide what it shows between {credits} to gain and dice to roll likewise"
    return (Clause("", "roll", f"a die; if it shows {word.most} or less, {divides}", compound=True),)


@instruction.register
def _host_as_counter(word: i.HostAsCounter, voice: Voice) -> Step:
    says = together(word.abilities, voice.apart())
    hosted = f"{voice.this} on {pointer(word.host, voice)} as a condition counter: {says}"
    return (Clause(YOU, "host", hosted, compound=True),)


@instruction.register
def _later(word: i.Later, voice: Voice) -> Step:
    begin = ""
    if word.next_encounter:
        begin, voice = f"once {_next_encounter(voice)}", voice.but(bound=f"that {voice.noun('ice')}")
    elif word.bind:
        voice = voice.but(bound=pointer(word.bind, voice))
    if isinstance(word.ability, When) and voice.depth and _in_short(word):
        return statement(_put_off(word.ability, word.duration, voice))
    if isinstance(word.ability, When):
        text = ability(word.ability, voice.inner().but(within=word.duration))
        if not word.duration and not word.next_encounter and text.startswith("when "):
            text = f"the next time {text.removeprefix('when ')}"
        return statement(f"{begin}{text}")
    lasts = f"{rest_of(word.duration)}, " if word.duration else ""
    return statement(f"{begin}{lasts}{ability(word.ability, voice.inner())}")


def _in_short(word: i.Later) -> bool:
    """Whether what is put off can be said before when it happens: a single thing, whatever else is so."""
    late = word.ability
    return (
        isinstance(late, When)
        and late == When(late.trigger, late.block)
        and not (late.trigger.first or late.trigger.also or late.trigger.during)
        and word.duration in ("run", "turn")
        and word.bind is None
        and not word.next_encounter
        and len(late.block) == 1
        and isinstance(late.block[0], i.Effect)
        and not isinstance(late.block[0], i.All)
    )


def _put_off(late: When, duration: str, voice: Voice) -> str:
    """ "Access 2 additional cards when you breach HQ this run"."""
    inner = voice.inner().but(that=mentioned(late.trigger, voice))
    return f"{block(late.block, inner)} when {told(late.trigger, voice)} {for_as_long(duration)}"


@instruction.register
def _instead(word: i.Instead, voice: Voice) -> Step:
    asks = word.then and isinstance(word.then[0], i.May)
    if word.kind == "breach" and word.duration == "run" and not asks:
        rather = f"instead of {voice.say('breaching')} {server(ATTACKED, voice)}, "
        may = (
            f"you may {block(word.then, voice.inner(), YOU)}" if word.may else block(word.then, voice.inner())
        )
        return statement(f"{rather}{may}")
    within = "" if word.duration == "game" else f" {for_as_long(word.duration)}"
    coming = f"the next time{within} that {would(happened(word.kind, '', voice))}, "
    if word.may:
        return statement(f"{coming}you may instead {block(word.then, voice.inner(), YOU)}")
    return statement(f"{coming}instead {block(word.then, voice.inner())}")


def _do_not(who: str) -> str:
    return "do not" if who == YOU else "does not"
