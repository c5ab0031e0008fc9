"""The gist of what is done with cards."""

from rulerunner.lang import instructions as i
from rulerunner.lang.words import ASIDE, DECK_OF, HAND_OF, REMOVED

from .doing import Atom, atoms, counted
from .nouns import Voice, card, cards, least, number, place, several


@atoms.register
def _trash(word: i.Trash, voice: Voice) -> list[Atom]:
    return [(f"trash {card(word.ref, voice)}", "trash")]


@atoms.register
def _trash_all(word: i.TrashAll, voice: Voice) -> list[Atom]:
    return [(f"trash all {several(word.filter, voice)}", "trash all")]


@atoms.register
def _trash_unsaved(word: i.TrashUnsaved, voice: Voice) -> list[Atom]:
    return [(f"trash all {several(word.filter, voice)}", "trash all")]


@atoms.register
def _trash_top(word: i.TrashTop, voice: Voice) -> list[Atom]:
    zone = place(word.zone, voice)
    return [(f"mill {number(word.amount, voice)} of {zone}", f"mill {least(word.amount)}")]


@atoms.register
def _discard_random(word: i.DiscardRandom, voice: Voice) -> list[Atom]:
    return counted("discard", word.amount, voice)


@atoms.register
def _move(word: i.MoveTo, voice: Voice) -> list[Atom]:
    return _moved(card(word.ref, voice), word.zone, word.bottom, voice)


@atoms.register
def _move_all(word: i.MoveAll, voice: Voice) -> list[Atom]:
    return _moved(f"all {several(word.filter, voice)}", word.zone, word.bottom, voice)


def _moved(what: str, zone: str, bottom: bool, voice: Voice) -> list[Atom]:
    if zone == REMOVED:
        return [(f"remove {what}", "remove")]
    if zone == ASIDE:
        return [(f"set {what} aside", "set aside")]
    if zone in HAND_OF.values():
        return [(f"{what} to hand", "to hand")]
    if zone in DECK_OF.values():
        end = "under" if bottom else "on top of"
        return [(f"{what} {end} {place(zone, voice)}", f"{what} into {place(zone, voice)}", "into deck")]
    return [(f"{what} to {place(zone, voice)}", f"to {place(zone, voice)}")]


@atoms.register
def _rez(word: i.RezCard, voice: Voice) -> list[Atom]:
    what, rez = card(word.ref, voice), voice.say("rez")
    if word.ignoring:
        return [(f"{rez} {what} for free", f"{rez} {what} free", f"{rez} {what}", rez)]
    if word.discount:
        return [(f"{rez} {what} for {least(word.discount)} less", f"{rez} {what}", rez)]
    return [(f"{rez} {what}", rez)]


@atoms.register
def _derez(word: i.Derez, voice: Voice) -> list[Atom]:
    return [(f"{voice.say('derez')} {card(word.ref, voice)}", voice.say("derez"))]


@atoms.register
def _install(word: i.InstallCard, voice: Voice) -> list[Atom]:
    what = card(word.ref, voice)
    if word.ignoring:
        return [(f"install {what} for free", f"install {what} free", f"install {what}", "install")]
    if word.discount:
        less = least(word.discount)
        return [(f"install {what} for {less} less", f"install {what}, -{less}", f"install {what}", "install")]
    return [(f"install {what}", "install")]


@atoms.register
def _play(word: i.PlayCard, voice: Voice) -> list[Atom]:
    return [(f"play {card(word.ref, voice)}", "play")]


@atoms.register
def _score(word: i.ScoreCard, voice: Voice) -> list[Atom]:
    return [(f"score {card(word.ref, voice)}", "score")]


@atoms.register
def _as_agenda(word: i.AddAsAgenda, voice: Voice) -> list[Atom]:
    return [(f"agenda worth {word.points}",)]


@atoms.register
def _expose(word: i.Expose, voice: Voice) -> list[Atom]:
    return [(f"expose {card(word.ref, voice)}", "expose")]


@atoms.register
def _reveal(word: i.Reveal, voice: Voice) -> list[Atom]:
    return [(f"reveal {card(word.ref, voice)}", "reveal")]


@atoms.register
def _look(word: i.LookAtTop, voice: Voice) -> list[Atom]:
    zone = place(word.zone, voice)
    return [(f"look at {least(word.amount)} of {zone}", f"look at {least(word.amount)}")]


@atoms.register
def _look_at_hand(word: i.LookAtHand, voice: Voice) -> list[Atom]:
    return [(f"look at {place(word.zone, voice)}",)]


@atoms.register
def _reveal_top(word: i.RevealTop, voice: Voice) -> list[Atom]:
    zone = place(word.zone, voice)
    return [(f"reveal {least(word.amount)} of {zone}", f"reveal {least(word.amount)}")]


@atoms.register
def _reveal_hand(word: i.RevealHand, voice: Voice) -> list[Atom]:
    return [(f"reveal {place(word.zone, voice)}",)]


@atoms.register
def _show_random(word: i.ShowRandom, voice: Voice) -> list[Atom]:
    return counted("reveal", word.amount, voice)


@atoms.register
def _set_aside(word: i.SetAside, voice: Voice) -> list[Atom]:
    return counted("set aside", word.amount, voice)


@atoms.register
def _set_aside_until(word: i.SetAsideUntil, voice: Voice) -> list[Atom]:
    return [(f"dig for {cards(word.filter, voice)}", "dig")]


@atoms.register
def _host(word: i.HostCard, voice: Voice) -> list[Atom]:
    return [(f"host {card(word.ref, voice)}", "host")]


@atoms.register
def _attach(word: i.Attach, voice: Voice) -> list[Atom]:
    return [(f"move to {card(word.host, voice)}", "move")]


@atoms.register
def _swap(word: i.Swap, voice: Voice) -> list[Atom]:
    return [(f"swap {card(word.ref, voice)}", "swap")]


@atoms.register
def _move_ice(word: i.MoveIce, voice: Voice) -> list[Atom]:
    return [(f"move {voice.say('ice')}",)]


@atoms.register
def _flip(word: i.Flip, voice: Voice) -> list[Atom]:
    return [("flip",)]


@atoms.register
def _sabotage(word: i.Sabotage, voice: Voice) -> list[Atom]:
    return counted("sabotage", word.amount, voice)


@atoms.register
def _turn_face(word: i.TurnFace, voice: Voice) -> list[Atom]:
    return [(f"turn all face {'up' if word.up else 'down'}",)]


@atoms.register
def _turn_down(word: i.TurnDown, voice: Voice) -> list[Atom]:
    return [(f"turn {cards(word.filter, voice)} down", "turn down")]


@atoms.register
def _lands(word: i.LandsInstead, voice: Voice) -> list[Atom]:
    return [("shuffle it in" if word.to == "deck" else "turn it face down",)]
