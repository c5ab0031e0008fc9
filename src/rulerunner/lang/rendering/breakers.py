"""Words of icebreakers, of breaches and of what the Runner pays in runs, in English."""

from typing import Final

from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.words import CORE, CORP, RND, RUNNER

from .blocks import block
from .dispatch import cards, condition, cost, declaration, each, instruction, pointer, quantity, server
from .effects import act, rest_of
from .grammar import YOU, Clause, Step, listing
from .nouns import Phrase, inside
from .numbers import amount
from .sets import found
from .voice import Voice

# --- costs ------------------------------------------------------------------------------------------------


@cost.register
def _credits_from(word: k.CreditsFrom, voice: Voice, payer: str) -> Clause:
    phrase = cards(word.cards, voice)
    places = phrase.one(voice) if phrase.sole else phrase.plural(voice)
    return Clause(payer, "pay", f"{amount(word.amount, 'credit', voice)} from {places} only")


@cost.register
def _counters_from(word: k.CountersFrom, voice: Voice, payer: str) -> Clause:
    counters = amount(word.amount, voice.counter(word.kind), voice)
    return Clause(payer, "spend", f"{counters} from installed {cards(word.cards, voice).plural(voice)}")


@cost.register
def _play_this(word: k.PlayThis, voice: Voice, payer: str) -> Clause:
    whose = "your" if payer == YOU else f"{payer}'s"
    return Clause(payer, "play", f"{voice.this} from {whose} hand")


@cost.register
def _loose_counters(word: k.LooseCounters, voice: Voice, payer: str) -> Clause:
    counters = amount(word.amount, voice.counter(word.kind), voice)
    places = server(word.server, voice)
    each = f"each {places.removeprefix('any ')}" if places.startswith("any ") else f"each of {places}"
    return Clause(payer, "remove", f"{counters} from {each}")


@cost.register
def _trash_all_cards(word: k.TrashAllCards, voice: Voice, payer: str) -> Clause:
    phrase = found(word.filter, voice)
    return Clause(payer, "trash", phrase.one(voice) if phrase.sole else f"all {phrase.plural(voice)}")


# --- sets of cards ----------------------------------------------------------------------------------------


@cards.register
def _strength_is(word: f.StrengthIs, voice: Voice) -> Phrase:
    return Phrase(after=(f"of strength exactly {quantity(word.number, voice)}",))


@cards.register
def _same_position(word: f.SamePosition, voice: Voice) -> Phrase:
    return Phrase(after=(f"in the position of {pointer(word.ref, voice)}",))


@cards.register
def _outside_of(word: f.OutsideOf, voice: Voice) -> Phrase:
    return Phrase(after=(f"outside of {pointer(word.ref, voice)}",))


@cards.register
def _hosting(word: f.Hosting, voice: Voice) -> Phrase:
    return Phrase(after=(f"that {{is}} host to {inside(cards(word.cards, voice).one(voice))}",))


@pointer.register
def _last_encountered(word: r.LastEncountered, voice: Voice, noun: str = "") -> str:
    return f"the last {voice.noun('ice')} encountered"


@server.register
def _protected(word: r.Protected, voice: Voice) -> str:
    return f"any {voice.noun('server')} protected by {voice.noun('ice')}"


# --- conditions and numbers -------------------------------------------------------------------------------


@condition.register
def _can_interface(word: c.CanInterface, voice: Voice, true: bool = True) -> str:
    ice = cards(word.ice, voice).one(voice, "ice")
    can = "can" if true else "cannot"
    return f"{voice.this} {can} interface with the encountered {voice.noun('ice')} as {ice}"


@quantity.register
def _core_damage(word: q.CoreDamage, voice: Voice) -> str:
    return f"the amount of {_suffered(voice)}"


@each.register
def _each_core_damage(word: q.CoreDamage, voice: Voice) -> str:
    return _suffered(voice)


def _suffered(voice: Voice) -> str:
    runner = voice.player(RUNNER)
    return f"{voice.damage(CORE)} {runner} {'have' if runner == YOU else 'has'} suffered"


@quantity.register
def _accesses(word: q.Accesses, voice: Voice) -> str:
    runner = voice.player(RUNNER)
    return f"the number of {voice.noun('card', many=True)} {runner} may access from there"


# --- declarations -----------------------------------------------------------------------------------------


@declaration.register
def _interface_only(word: s.InterfaceOnly, voice: Voice) -> str:
    return f"{voice.this} can interface only with {cards(word.ice, voice).one(voice, 'ice')}"


@declaration.register
def _lasts_longer(word: s.LastsLonger, voice: Voice) -> str:
    of = cards(word.of, voice).every(voice)
    return f"any strength that {of} gets by an ability lasts {rest_of(word.duration)} at least"


@declaration.register
def _resolves_as(word: s.ResolvesAs, voice: Voice) -> str:
    of, then = cards(word.of, voice).one(voice, "ice"), block(word.block, voice.inner())
    which = f"a {voice.noun('subroutine')} on {of}"
    if word.but:
        which += f" that does not {listing((DOES[one] for one in word.but), 'or')}"
    return f"whenever {which} would resolve, it is this one instead: {then}"


DOES: Final = {"trace": "trace", "net damage": "do net damage"}
"""What a subroutine does, by which it is told from others."""


@declaration.register
def _breaks_only(word: s.BreaksOnly, voice: Voice) -> str:
    subs = f"{voice.noun('subroutine', many=True)} that {DOES[word.doing]}"
    return f"{voice.this} can break only {subs}"


@declaration.register
def _prevents_unpaid(word: s.PreventsUnpaid, voice: Voice) -> str:
    kind, corp = voice.noun(voice.damage(word.kind)), voice.player(CORP)
    pays = f"{corp} {'pay' if corp == YOU else 'pays'} as it is done"
    return f"prevent all {kind}, but for 1 point for each {voice.count(word.credits, 'credit')} {pays}"


@declaration.register
def _prevents_all_but(word: s.PreventsAllBut, voice: Voice) -> str:
    kind, of = voice.noun(voice.damage(word.kind)), cards(word.by, voice).one(voice, "ice")
    source = f"each {voice.noun('subroutine')} on {of} that does {kind}"
    return f"prevent all but {word.amount} of the {kind} of {source}"


@declaration.register
def _gives_up_damage(word: s.GivesUpDamage, voice: Voice) -> str:
    counter = voice.count(1, voice.counter(word.counter))
    return f"for each point of damage you do, you may instead place {counter} on {voice.this} as it is done"


@declaration.register
def _forfeits_points(word: s.ForfeitsPoints, voice: Voice) -> str:
    counter = voice.counter(word.counter)
    scored = f"as you score {voice.noun('agenda point', many=True)}"
    return f"{scored}, you forfeit 1 of them for each {counter} with you and remove that {counter}"


@declaration.register
def _keeps_trashed(word: s.KeepsTrashed, voice: Voice) -> str:
    instead = f"you may put any of them on top of {voice.this} instead, in any order"
    return f"as any installed {cards(word.cards, voice).plural(voice)} are trashed, {instead}"


@declaration.register
def _delays_steals(word: s.DelaysSteals, voice: Voice) -> str:
    runner = voice.player(RUNNER)
    s = "" if runner == YOU else "s"
    later = f"when {voice.whose(RUNNER)} next turn begins, wherever it is"
    return f"{runner} steal{s} no agenda at once, but {later}, if it has not been scored or stolen by then"


@declaration.register
def _from_the_bottom(word: s.FromTheBottom, voice: Voice) -> str:
    runner = voice.player(RUNNER)
    accesses = "access" if runner == YOU else "accesses"
    deck = voice.zone(RND)
    return f"{runner} {accesses} {voice.noun('card', many=True)} from the bottom of {deck} instead of the top"


# --- instructions -----------------------------------------------------------------------------------------


@instruction.register
def _forget(word: i.Forget, voice: Voice) -> Step:
    return act("forget", f"what {voice.this} remembers")
