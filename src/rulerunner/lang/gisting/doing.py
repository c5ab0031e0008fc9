"""Instructions in a few words each. An atom is one deed, in several forms: the longest first."""

import re
from functools import singledispatch

from rulerunner.lang import instructions as i
from rulerunner.lang.abilities import Ability
from rulerunner.lang.base import Block, Cost, Instruction, Number, ServerRef
from rulerunner.lang.costs import Clicks, Credits, LoseClicksCost
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import This
from rulerunner.lang.words import ASIDE, CREDIT, DECK_OF, HAND_OF, REMOVED, STRENGTH

from .nouns import Voice, card, cards, least, number, place, server, several

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


def _counted(verb: str, amount: Number, voice: Voice, unit: str = "") -> list[Atom]:
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
    return _counted(_whose(word.side, "gain", "give", voice), word.amount, voice)


@atoms.register
def _lose(word: i.Lose, voice: Voice) -> list[Atom]:
    return _counted(_whose(word.side, "lose", "drain", voice), word.amount, voice)


@atoms.register
def _lose_all(word: i.LoseAllCredits, voice: Voice) -> list[Atom]:
    return [(f"{_whose(word.side, 'lose', 'drain', voice)} all",)]


@atoms.register
def _gain_clicks(word: i.GainClicks, voice: Voice) -> list[Atom]:
    return _counted("gain", word.amount, voice, _clicks(word.amount, voice))


@atoms.register
def _lose_clicks(word: i.LoseClicks, voice: Voice) -> list[Atom]:
    verb = _whose(word.side, "lose", "take", voice)
    return _counted(verb, word.amount, voice, _clicks(word.amount, voice))


def _clicks(amount: Number, voice: Voice) -> str:
    return voice.say("click") if amount == 1 else voice.say("clicks")


@atoms.register
def _draw(word: i.Draw, voice: Voice) -> list[Atom]:
    return _counted("draw" if word.side in ("you", voice.side) else "they draw", word.amount, voice)


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
    return _counted("remove", word.amount, voice, voice.say("tag" if word.amount == 1 else "tags"))


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
def _restock(word: i.Restock, voice: Voice) -> list[Atom]:
    return [("exchange all here",)]


@atoms.register
def _points(word: i.ScorePoints, voice: Voice) -> list[Atom]:
    return _units(word.amount, "point", voice)


@atoms.register
def _lose_points(word: i.LosePoints, voice: Voice) -> list[Atom]:
    return _counted("lose", word.amount, voice, "points")


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
        return [tuple(f"{form}{where}" for form in _counted("store", word.amount, voice)[0])]
    first = _counted("place", word.amount, voice, kind)[0]
    return [(f"{first[0]}{where}", *first)]


@atoms.register
def _place_own(word: i.PlaceOwnCredits, voice: Voice) -> list[Atom]:
    return _counted("store", word.amount, voice)


@atoms.register
def _remove(word: i.RemoveCounters, voice: Voice) -> list[Atom]:
    return _counted("remove", word.amount, voice, counters(word.kind, voice))


@atoms.register
def _move_counters(word: i.MoveCounters, voice: Voice) -> list[Atom]:
    return _counted("move", word.amount, voice, counters(word.kind, voice))


@atoms.register
def _distribute(word: i.Distribute, voice: Voice) -> list[Atom]:
    return _counted("spread", word.amount, voice, counters(word.kind, voice))


@atoms.register
def _take(word: i.TakeCredits, voice: Voice) -> list[Atom]:
    if isinstance(word.amount, CountersOn):
        return [(f"take all {voice.say('credits')}", "take all")]
    return _counted("take", word.amount, voice)


@atoms.register
def _take_any(word: i.TakeAnyCredits, voice: Voice) -> list[Atom]:
    return [(f"take {voice.say('credits')}",)]


@atoms.register
def _infect(word: i.Infect, voice: Voice) -> list[Atom]:
    return _counted("infect", word.amount, voice)


@atoms.register
def _afflict(word: i.Afflict, voice: Voice) -> list[Atom]:
    return _counted("give", word.amount, voice, word.kind)


@atoms.register
def _cure(word: i.Cure, voice: Voice) -> list[Atom]:
    return _counted("cure", word.amount, voice)


@atoms.register
def _charge(word: i.Charge, voice: Voice) -> list[Atom]:
    return [(f"charge {card(word.ref, voice)}", "charge")]


@atoms.register
def _purge(word: i.Purge, voice: Voice) -> list[Atom]:
    return [("purge viruses", "purge")]


# --- cards ------------------------------------------------------------------------------------------------


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
    return _counted("discard", word.amount, voice)


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
    if word.ignoring == "all" or word.ignoring == "credits":
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
    return _counted("reveal", word.amount, voice)


@atoms.register
def _set_aside(word: i.SetAside, voice: Voice) -> list[Atom]:
    return _counted("set aside", word.amount, voice)


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
    return _counted("sabotage", word.amount, voice)


@atoms.register
def _turn_face(word: i.TurnFace, voice: Voice) -> list[Atom]:
    return [(f"turn all face {'up' if word.up else 'down'}",)]


@atoms.register
def _turn_down(word: i.TurnDown, voice: Voice) -> list[Atom]:
    return [(f"turn {cards(word.filter, voice)} down", "turn down")]


@atoms.register
def _lands(word: i.LandsInstead, voice: Voice) -> list[Atom]:
    return [("shuffle it in" if word.to == "deck" else "turn it face down",)]


# --- runs, ice, access ------------------------------------------------------------------------------------


@atoms.register
def _end_run(word: i.EndRun, voice: Voice) -> list[Atom]:
    return [("end the run",)]


@atoms.register
def _bypass(word: i.Bypass, voice: Voice) -> list[Atom]:
    return [(f"bypass {voice.say('ice')}", "bypass")]


@atoms.register
def _break(word: i.BreakSubroutines, voice: Voice) -> list[Atom]:
    amount = "all" if word.amount == 0 else least(word.amount)
    ice = cards(word.ice, voice)
    kind = "" if ice == "card" else f" {ice}"
    few = "" if amount == "1" and kind else f" {amount}"
    return [(f"break {amount}{kind} {voice.say('sub')}", f"break{few}{kind}", f"break {amount}")]


@atoms.register
def _boost(word: i.Boost, voice: Voice) -> list[Atom]:
    lasts = "" if word.duration == "encounter" else f" this {word.duration}"
    return [
        (f"+{least(word.amount)} strength{lasts}", f"+{least(word.amount)}{lasts}", f"+{least(word.amount)}")
    ]


@atoms.register
def _run(word: i.Run, voice: Voice) -> list[Atom]:
    where = server(word.server, voice)
    linked = [atom for ability in word.linked for atom in of_ability(ability, voice)]
    return [(f"run {where}".rstrip(), "run"), *linked]


@atoms.register
def _change_server(word: i.ChangeServer, voice: Voice) -> list[Atom]:
    return _to("redirect", word.server, voice)


@atoms.register
def _move_runner(word: i.MoveRunner, voice: Voice) -> list[Atom]:
    return _to("redirect", word.server, voice)


@atoms.register
def _deflect(word: i.Deflect, voice: Voice) -> list[Atom]:
    return _to("deflect", word.server, voice)


def _to(verb: str, where: ServerRef, voice: Voice) -> list[Atom]:
    to = server(where, voice)
    return [(f"{verb} to {to}" if to else f"{verb} the run", verb)]


@atoms.register
def _encounter(word: i.EncounterIce, voice: Voice) -> list[Atom]:
    return [(f"encounter {card(word.ref, voice)}", "encounter")]


@atoms.register
def _move_to_ice(word: i.MoveToIce, voice: Voice) -> list[Atom]:
    return [(f"meet {voice.say('ice')} again",)]


@atoms.register
def _access(word: i.AccessCard, voice: Voice) -> list[Atom]:
    return [(f"access {card(word.ref, voice)}", "access")]


@atoms.register
def _breach(word: i.Breach, voice: Voice) -> list[Atom]:
    return [(f"breach {server(word.server, voice)}".rstrip(), "breach")]


@atoms.register
def _access_more(word: i.AccessMore, voice: Voice) -> list[Atom]:
    return [(f"access {number(word.amount, voice)} more", f"access {least(word.amount)} more")]


@atoms.register
def _jack_out(word: i.JackOut, voice: Voice) -> list[Atom]:
    return [("jack out",)]


@atoms.register
def _prevent(word: i.Prevent, voice: Voice) -> list[Atom]:
    return [("prevent all" if word.amount == 0 else f"prevent {least(word.amount)}",)]


@atoms.register
def _increase(word: i.IncreaseImminent, voice: Voice) -> list[Atom]:
    return [(f"do {least(word.amount)} more",)]


@atoms.register
def _mark(word: i.IdentifyMark, voice: Voice) -> list[Atom]:
    return [("find the mark",)]


@atoms.register
def _end_phase(word: i.EndActionPhase, voice: Voice) -> list[Atom]:
    return []  # what stands in the subtypes already: terminal


@atoms.register
def _lose_game(word: i.LoseGame, voice: Voice) -> list[Atom]:
    return [("lose the game",)]


# --- directing --------------------------------------------------------------------------------------------


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
            return f"lose {least(amount)} {_clicks(amount, voice)}"
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
