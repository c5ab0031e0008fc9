"""What a card says of itself, in English."""

from typing import Final

from rulerunner.lang import statics as s
from rulerunner.lang.filters import ANY_CARD, Anything, Has
from rulerunner.lang.validating.walk import words as walk
from rulerunner.lang.words import CREDIT, EVERY, ICE, RUNNER, RUNNER_SCORE

from .costs import price
from .dispatch import cards, condition, declaration, quantity, server
from .grammar import YOU, listing
from .happenings import happened, now
from .sets import found
from .voice import Voice

BREAKERS: Final = ("icebreaker", "killer", "fracter", "decoder", "worm")
"""Subtypes that only icebreakers have."""

CURRENT: Final = "current"

FACTIONS: Final = {
    "haas_bioroid": "Haas-Bioroid",
    "jinteki": "Jinteki",
    "nbn": "NBN",
    "weyland_consortium": "Weyland Consortium",
}

PURPOSES: Final = {
    "any": "for anything",
    "run": "during runs",
    "trace": "during traces",
    "remove tag": "to remove {tags} by the basic action",
    "icebreaker": "to use {cards}",
    "use": "for abilities of {cards}",
}


@declaration.register
def _spend_from(word: s.SpendFrom, voice: Voice) -> str:
    default = "icebreaker" if word.purpose == "icebreaker" else "card"
    of = word.of
    if (
        word.purpose == "icebreaker"
        and of != ANY_CARD
        and not any(isinstance(part, Has) and part.subtype in BREAKERS for part in walk(of))
    ):
        of = of & Has("icebreaker")  # or else it would be any use of such cards
    phrase = cards(of, voice)
    words = {"tags": voice.noun("tag", many=True), "cards": phrase.plural(voice, default)}
    purpose = PURPOSES.get(word.purpose, f"to {word.purpose} {{cards}}")
    only = "" if "{cards}" in purpose or isinstance(word.of, Anything) else ", on {cards}"
    credits = voice.noun(CREDIT, many=True)
    return f"{credits} hosted on {voice.this} can be spent {f'{purpose}{only}'.format_map(words)}"


@declaration.register
def _recurring(word: s.Recurring, voice: Voice) -> str:
    full = voice.count(word.amount, CREDIT)
    return f"as {voice.this} becomes active and as {voice.whose(YOU)} turn begins, refill it to {full}"


@declaration.register
def _install_only(word: s.InstallOnly, voice: Voice) -> str:
    where = "at" if not voice.type else "protecting" if voice.type == ICE else "in the root of"
    return f"{voice.this} can be installed only {where} {server(word.server, voice)}"


@declaration.register
def _install_only_on(word: s.InstallOnlyOn, voice: Voice) -> str:
    return f"{voice.this} can be installed only hosted on {found(word.host, voice).one(voice)}"


@declaration.register
def _install_only_if(word: s.InstallOnlyIf, voice: Voice) -> str:
    return f"{voice.this} can be installed only if {condition(word.condition, voice)}"


@declaration.register
def _used_once(word: s.UsedOnce, voice: Voice) -> str:
    return f"{voice.this} cannot be used more than once each turn"


@declaration.register
def _removed_once_resolved(word: s.RemovedOnceResolved, voice: Voice) -> str:
    return f"{voice.this} is removed from the game instead of trashed once it has resolved"


@declaration.register
def _advanceable(word: s.Advanceable, voice: Voice) -> str:
    return f"{voice.this} can be advanced"


@declaration.register
def _defines_x(word: s.DefinesX, voice: Voice) -> str:
    return f"the X of {voice.this} is {quantity(word.amount, voice)}"


@declaration.register
def _in_pool(word: s.InPool, voice: Voice) -> str:
    credits = voice.noun("credit", many=True)
    return f"{credits} on {voice.this} count as {credits} in your {voice.noun('credit')} pool"


@declaration.register
def _rez_among_others(word: s.RezAmongOthers, voice: Voice) -> str:
    here = f"during runs on this {voice.noun('server')}"
    return f"{here}, {voice.this} can be rezzed whenever non-{voice.noun('ice')} cards can be rezzed"


@declaration.register
def _stays_until(word: s.StaysUntil, voice: Voice) -> str:
    ends = [now(happened(kind, word.side, voice)) for kind in word.kinds]
    if CURRENT in voice.subtypes:  # By rule another current ends a current; definitions do not repeat that.
        ends = [f"another {voice.noun(CURRENT)} is played", *ends]
    changes = listing(ends, "or")
    return f"{voice.this} stays in play after it resolves, until {changes}"


@declaration.register
def _revealed(word: s.RevealedWhenAccessed, voice: Voice) -> str:
    runner = voice.player(RUNNER)
    must = f"{runner} must reveal it" if runner != YOU else "reveal it"
    return f"while {voice.this} is accessed in {voice.zone(word.zone)}, {must}"


@declaration.register
def _deck_copies(word: s.DeckCopies, voice: Voice) -> str:
    copies = "copy" if word.most == 1 else "copies"
    return (
        f"{voice.whose(YOU)} deck cannot include more than {word.most} {copies} of any {voice.noun('card')}"
    )


@declaration.register
def _deck_agendas(word: s.DeckAgendas, voice: Voice) -> str:
    agendas = voice.count(word.each, "agenda")
    return f"{voice.whose(YOU)} deck may include up to {agendas} of different names from each faction"


@declaration.register
def _free_in_deck(word: s.FreeInDeck, voice: Voice) -> str:
    which = f" {FACTIONS[word.faction]} non-alliance" if word.faction else ""
    which += f" {voice.noun(word.type)}" if word.type else ""
    named = f" named “{word.name}”" if word.name else ""
    least = f"at least {word.least}" if word.least else ""
    most = f"at most {word.most}" if word.most else ""
    many = " and ".join(part for part in (least, most) if part) or "any number of"
    cards = voice.noun("card", many=True)
    return f"{voice.this} costs no influence if {voice.whose(YOU)} deck has {many}{which} {cards}{named}"


@declaration.register
def _rez_payment(word: s.RezPayment, voice: Voice) -> str:
    credits, cost = f"{voice.count(word.credits, 'credit')} of ", price(word.cost, voice, voice.player(YOU))
    paid = f"pay for {credits if word.credits != EVERY else ''}the {voice.noun('rez cost')}"
    return f"as you rez {voice.this}, you may {cost} to {paid}"


@declaration.register
def _x_at_most(word: s.XAtMost, voice: Voice) -> str:
    return f"X cannot be greater than {quantity(word.most, voice)}"


@declaration.register
def _in_encounters(word: s.InEncounters, voice: Voice) -> str:
    return f"paid abilities of {voice.this} can also be used during encounters with {voice.noun('ice')}"


@declaration.register
def _while_paying(word: s.WhilePaying, voice: Voice) -> str:
    return f"paid abilities of {voice.this} can also be used while you pay any cost"


@declaration.register
def _never_as_action(word: s.NeverAsAction, voice: Voice) -> str:
    return f"{voice.this} cannot be played as an action"


@declaration.register
def _x_at_least(word: s.XAtLeast, voice: Voice) -> str:
    return f"X cannot be less than {word.least}"


@declaration.register
def _play_only_if(word: s.PlayOnlyIf, voice: Voice) -> str:
    return f"{voice.this} can be played only if {condition(word.condition, voice)}"


@declaration.register
def _added_with(word: s.AddedWith, voice: Voice) -> str:
    counters = voice.count(word.amount, voice.counter(word.kind))
    area = voice.zone(RUNNER_SCORE)
    return f"{voice.this} is added to {area} with {counters}, unless from {voice.zone(word.but_from)}"


@declaration.register
def _installed_face_up(word: s.InstalledFaceUp, voice: Voice) -> str:
    return f"{voice.this} is installed face up"


@declaration.register
def _rez_on_install(word: s.RezOnInstall, voice: Voice) -> str:
    return f"{voice.this} must be rezzed as it is installed"


@declaration.register
def _as_if_in_hand(word: s.AsIfInHand, voice: Voice) -> str:
    which = cards(word.cards, voice)
    what = which.one(voice) if which.sole else which.plural(voice)
    return f"you can play or install {what} as if from your hand"


@declaration.register
def _hidden(word: s.Hidden, voice: Voice) -> str:
    return f"{voice.this} is installed face down, and stays so until it is trashed"


@declaration.register
def _pays_for_successor(word: s.PaysForSuccessor, voice: Voice) -> str:
    credits = voice.noun("credit", many=True)
    return f"{credits} on {voice.this} can be spent on a card for which it is trashed as that is installed"


@declaration.register
def _raises_traces(word: s.RaisesTraces, voice: Voice) -> str:
    spent = f"each {voice.noun('credit')} on {voice.this} that is spent on a trace"
    return f"{spent} also raises the limit of that trace by 1"


@declaration.register
def _hosts(word: s.Hosts, voice: Voice) -> str:
    phrase = cards(word.cards, voice)
    limit = f"any number of {phrase.plural(voice)}"
    limit = f"up to {phrase.counted(word.most, voice)}" if word.most else limit
    own = f", whose memory costs use {word.memory} memory of its own" if word.memory else ""
    own += ", whose memory costs do not count" if word.free else ""
    own += f", which cost {voice.count(word.discount, CREDIT)} less to install on it" if word.discount else ""
    return f"{voice.this} can host {limit}{own}"
