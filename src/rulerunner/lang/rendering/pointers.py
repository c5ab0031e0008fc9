"""References to cards and servers, in English."""

from typing import Final

from rulerunner.lang import refs as r

from .dispatch import cards, pointer, server
from .grammar import listing
from .voice import Voice

DAMAGE_POINT: Final = "point of damage"
ORDINALS: Final = ("", "second ", "third ", "fourth ")


def ordinal(slot: int) -> str:
    """How a further choice of the same ability is told from the first."""
    return ORDINALS[slot] if slot < len(ORDINALS) else f"number {slot + 1} "


# --- cards ------------------------------------------------------------------------------------------------


@pointer.register
def _this(word: r.This, voice: Voice, noun: str = "") -> str:
    return voice.this


@pointer.register
def _that(word: r.That, voice: Voice, noun: str = "") -> str:
    return voice.that


@pointer.register
def _chosen(word: r.Chosen, voice: Voice, noun: str = "") -> str:
    said = {slot: text for slot, text, _ in voice.chosen}
    return said.get(word.slot) or f"the {ordinal(word.slot)}chosen {voice.noun(noun or 'card')}"


@pointer.register
def _remembered(word: r.Remembered, voice: Voice, noun: str = "") -> str:
    return f"the remembered {voice.noun(noun or 'card')}"


@pointer.register
def _approached(word: r.Approached, voice: Voice, noun: str = "") -> str:
    return f"the approached {voice.noun('ice')}"


@pointer.register
def _encountered(word: r.Encountered, voice: Voice, noun: str = "") -> str:
    return f"the encountered {voice.noun('ice')}"


@pointer.register
def _accessed(word: r.Accessed, voice: Voice, noun: str = "") -> str:
    return f"the accessed {voice.noun('card')}"


@pointer.register
def _host(word: r.HostOf, voice: Voice, noun: str = "") -> str:
    return f"the host of {voice.this}"


@pointer.register
def _bound(word: r.Bound, voice: Voice, noun: str = "") -> str:
    return voice.bound


@pointer.register
def _affected(word: r.Affected, voice: Voice, noun: str = "") -> str:
    unit, how = voice.last
    if unit == DAMAGE_POINT:
        return "the cards trashed by that damage"
    return f"the cards just {how}" if unit == "card" else "the cards just affected"


@pointer.register
def _top(word: r.Top, voice: Voice, noun: str = "") -> str:
    cards = voice.noun("card") if word.amount == 1 else voice.count(word.amount, "card")
    return f"the top {cards} of {voice.zone(word.zone)}"


@pointer.register
def _top_hosted(word: r.TopHosted, voice: Voice, noun: str = "") -> str:
    return f"the top {voice.noun('card')} on {voice.this}"


@pointer.register
def _given_up(word: r.GivenUp, voice: Voice, noun: str = "") -> str:
    return f"the {voice.noun('card')} given up to play it"


@pointer.register
def _those(word: r.Those, voice: Voice, noun: str = "") -> str:
    return "what is in view"  # be it one card or several


@pointer.register
def _every(word: r.Every, voice: Voice, noun: str = "") -> str:
    return f"every one of the {cards(word.filter, voice).plural(voice)}"


def each_of(word: r.Ref, voice: Voice) -> str:
    """The card pointed at, or each of them."""
    many = isinstance(word, r.Chosen) and any(
        slot == word.slot and several for slot, _, several in voice.chosen
    )
    return f"each of {pointer(word, voice)}" if many else pointer(word, voice)


# --- servers ----------------------------------------------------------------------------------------------


@server.register
def _this_server(word: r.ThisServer, voice: Voice) -> str:
    return f"this {voice.noun('server')}"


@server.register
def _attacked(word: r.Attacked, voice: Voice) -> str:
    return f"the attacked {voice.noun('server')}"


@server.register
def _central(word: r.Central, voice: Voice) -> str:
    return voice.noun(word.name)


@server.register
def _any(word: r.AnyServer, voice: Voice) -> str:
    return f"any {voice.noun('server')}"


@server.register
def _any_remote(word: r.AnyRemote, voice: Voice) -> str:
    return f"any {voice.noun('remote server')}"


@server.register
def _any_central(word: r.AnyCentral, voice: Voice) -> str:
    return f"any {voice.noun('central server')}"


def _part(word: r.ServerRef, voice: Voice) -> str:
    """Servers inside a description of servers; brackets show where one of several parts ends."""
    text = server(word, voice)
    return f"({text})" if isinstance(word, r.OneOf | r.Except | r.ProtectedServer | r.Meeting) else text


@server.register
def _one_of(word: r.OneOf, voice: Voice) -> str:
    return listing((_part(one, voice) for one in word.servers), "or")


@server.register
def _except(word: r.Except, voice: Voice) -> str:
    return f"{_part(word.server, voice)} except {_part(word.but, voice)}"


@server.register
def _won_this_turn(word: r.WonThisTurn, voice: Voice) -> str:
    return f"any {voice.noun('server')} run on successfully this turn"


@server.register
def _last_won(word: r.LastWon, voice: Voice) -> str:
    return f"the {voice.noun('server')} of the last successful run this turn"


@server.register
def _already_run(word: r.AlreadyRun, voice: Voice) -> str:
    return f"any {voice.noun('server')} already run on this turn"


@server.register
def _that_server(word: r.ThatServer, voice: Voice) -> str:
    return f"that {voice.noun('server')}"


@server.register
def _your_mark(word: r.YourMark, voice: Voice) -> str:
    return f"{voice.whose('runner')} mark"


@server.register
def _protected(word: r.ProtectedServer, voice: Voice) -> str:
    return f"{_part(word.server, voice)} protected by {voice.noun('ice')}"


@server.register
def _occupied(word: r.Occupied, voice: Voice) -> str:
    return f"any {voice.noun('server')} with a card in its root"


@server.register
def _meeting(word: r.Meeting, voice: Voice) -> str:
    return " that is also ".join(_part(one, voice) for one in word.servers)


@server.register
def _new_remote(word: r.NewRemote, voice: Voice) -> str:
    return f"a new {voice.noun('remote server')}"


@server.register
def _server_of(word: r.ServerOf, voice: Voice) -> str:
    return f"the {voice.noun('server')} of {pointer(word.ref, voice)}"


@server.register
def _remembered_server(word: r.RememberedServer, voice: Voice) -> str:
    return f"the remembered {voice.noun('server')}"
