"""Declarations in words: what is so while an ability applies."""

from typing import Final

from rulerunner.lang import statics as s
from rulerunner.lang.abilities import Sub
from rulerunner.lang.filters import Anything
from rulerunner.lang.quantities import Number, Times
from rulerunner.lang.refs import AnyServer, ServerRef
from rulerunner.lang.words import CORP, CREDIT, GRIP, RUNNER

from .blocks import block
from .costs import price
from .dispatch import cards, declaration, each, quantity, server
from .ends import takes_also
from .grammar import YOU
from .happenings import happened, now, would
from .numbers import signed, times
from .voice import Voice

COSTS: Final = {
    "install cost": "install",
    "rez cost": "rez",
    "play cost": "play",
    "trash cost": "trash",
}
ENTERING: Final = {"install cost": "installed", "rez cost": "rezzed", "play cost": "played"}
MODIFIED: Final = {
    "strength": "strength",
    "memory cost": "memory cost",
    "requirement": "advancement requirement",
    "points": "agenda point",
    "trace limit": "trace limit",
}
PLAYER_VALUES: Final = {
    "hand size": "maximum hand size",
    "memory": "memory",
    "link": "link",
    "starting hand": "starting hand size",
    "starting bad publicity": "starting bad publicity",
}
ACTORS: Final = {
    "run": RUNNER,
    "basic run": RUNNER,
    "access": RUNNER,
    "steal": RUNNER,
    "trash": RUNNER,
    "break": RUNNER,
    "jack out": RUNNER,
    "rez": CORP,
    "score": CORP,
    "trash resource": CORP,
    "basic trash": CORP,
}


def _lowered(number: Number, voice: Voice) -> str:
    """A change of a cost."""
    if isinstance(number, int):
        return f"{voice.count(abs(number), CREDIT)} {'more' if number >= 0 else 'less'}"
    return signed(number, CREDIT, voice)


@declaration.register
def _modify(word: s.Modify, voice: Voice) -> str:
    of = cards(word.of, voice).every(voice)
    if word.entering:
        of += f" being {ENTERING[word.value]}"
    factor, unit = (word.by.factor, word.by.each) if isinstance(word.by, Times) else (1, word.by)
    if word.value in COSTS and each(unit, voice):
        return f"{of} costs {_lowered(factor, voice)} to {COSTS[word.value]} for each {each(unit, voice)}"
    if word.value in COSTS:
        return f"{of} costs {_lowered(word.by, voice)} to {COSTS[word.value]}"
    return f"{of} gets {signed(word.by, MODIFIED.get(word.value, word.value), voice)}"


@declaration.register
def _player(word: s.Player, voice: Voice) -> str:
    player = voice.player(word.side)
    you = player == YOU
    if word.base:
        value = voice.say(PLAYER_VALUES.get(word.value, word.value))
        return f"{voice.whose(word.side)} base {value} is {quantity(word.by, voice)}"
    if word.value.endswith(" access"):
        zone = voice.say(word.value.removesuffix(" access"))
        accesses = "access" if you else "accesses"
        return f"{player} {accesses} {signed(word.by, 'card', voice)} when accessing {zone}"
    if word.value == "clicks":
        return f"{player} {'get' if you else 'gets'} {signed(word.by, 'click', voice)} each turn"
    if word.value == "points to win":
        return f"to win, {player} {'need' if you else 'needs'} {signed(word.by, 'agenda point', voice)}"
    value = PLAYER_VALUES.get(word.value, word.value)
    return f"{player} {'get' if you else 'gets'} {signed(word.by, value, voice)}"


def _on(place: ServerRef, voice: Voice, before: str) -> str:
    return "" if isinstance(place, AnyServer) else f" {before} {server(place, voice)}"


def _sort(act: str) -> str:
    """What sort of card an act is done to."""
    return "agenda" if act in ("steal", "score") else "card"


@declaration.register
def _cannot(word: s.Cannot, voice: Voice) -> str:
    phrase = cards(word.cards, voice)
    one = phrase.one(voice) if phrase.exact else f"any {phrase.singular(voice, _sort(word.act))}"
    every = phrase.every(voice)
    runner, corp = voice.player(RUNNER), voice.player(CORP)
    at = _on(word.server, voice, "at")
    match word.act:
        case "run":
            return f"{runner} cannot run on {server(word.server, voice)}"
        case "be successful":
            return f"runs{_on(word.server, voice, 'on')} cannot be declared successful"
        case "jack out":
            return f"{runner} cannot jack out{_on(word.server, voice, 'during runs on')}"
        case "be broken":
            return f"{voice.noun('subroutine', many=True)} on {one} cannot be broken"
        case "access" | "steal":
            return f"{runner} cannot {word.act} {one}"
        case "rez" | "score":
            return f"{corp} cannot {word.act} {one}"
        case "end the run":
            return f"{voice.noun('subroutine', many=True)} on {one} cannot end the run"
        case "trash as the Runner":
            return f"{runner} cannot trash {one}"
        case "trash":
            return f"{every} cannot be trashed"
        case "install":
            return f"{every} cannot be installed{at}"
        case "advance":
            return f"{corp} cannot advance {one}"
        case "draw as the Runner":
            return f"{runner} cannot draw cards"
        case "spend credits as the Runner":
            return f"{runner} cannot spend {voice.noun('credit', many=True)}"
        case "spend from":
            return f"{voice.noun('credit', many=True)} on {one} cannot be spent"
        case "host":
            return f"{every} cannot host cards{at}"
        case "use as the Runner":
            return f"{runner} cannot use paid abilities of {one}"
        case "use at all as the Runner":
            return f"{runner} cannot use {one}"
        case "discard":
            return "nobody discards to the maximum hand size"


@declaration.register
def _additional_cost(word: s.AdditionalCost, voice: Voice) -> str:
    side = ACTORS.get(word.act, "")
    phrase = cards(word.cards, voice)
    payer = voice.player(side) if side else YOU if phrase.exact else "its player"
    if word.act in ("run", "basic run"):
        basic = " by the basic action" if word.act == "basic run" else ""
        act = f"run on {server(word.server, voice)}{basic}"
    elif word.act in ("use", "break"):
        runs = _on(word.server, voice, "during a run on")
        what = "use a paid ability of" if word.act == "use" else f"break each {voice.noun('subroutine')} with"
        act = f"{what} {phrase.one(voice)}{runs}"
    elif word.act == "jack out":
        act = f"jack out{_on(word.server, voice, 'of runs on')}"
    elif word.act == "basic trash":
        act = f"take the basic action to trash a {voice.noun('resource')}"
    elif word.act == "trash resource":
        act = f"trash {phrase.one(voice, 'resource')} by the basic action{_on(word.server, voice, 'at')}"
    else:
        act = f"{word.act} {phrase.one(voice, _sort(word.act))}{_on(word.server, voice, 'at')}"
    first = " for the first time each turn" if word.first_each_turn else ""
    return f"to {act}{first}, {payer} must also {price(word.cost, voice, payer)}"


@declaration.register
def _replaces(word: s.Replaces, voice: Voice) -> str:
    often = f"the first time each {word.first} that" if word.first else "whenever"
    coming = would(happened(word.kind, YOU, voice, detail=word.detail))
    return f"{often} {coming}, instead {block(word.then, voice.inner())}"


@declaration.register
def _counts_as_tagged(word: s.CountsAsTagged, voice: Voice) -> str:
    runner = voice.player(RUNNER)
    tags = voice.noun("tag", many=True)
    return f"{runner} {'are' if runner == YOU else 'is'} tagged whatever {tags} there are"


@declaration.register
def _gains_subtype(word: s.GainsSubtype, voice: Voice) -> str:
    return f"{cards(word.of, voice).every(voice)} has the subtype {voice.noun(word.subtype)}"


@declaration.register
def _loses_subtype(word: s.LosesSubtype, voice: Voice) -> str:
    return f"{cards(word.of, voice).every(voice)} loses the subtype {voice.noun(word.subtype)}"


@declaration.register
def _loses_abilities(word: s.LosesAbilities, voice: Voice) -> str:
    what = LOSABLE[word.which].format(subroutines=voice.noun("subroutine", many=True))
    return f"{cards(word.of, voice).every(voice)} loses {what}"


LOSABLE: Final = {
    "printed": "its printed abilities",
    "all": "all abilities",
    "all but printed subroutines": "all abilities except its printed {subroutines}",
}


@declaration.register
def _cannot_gain_abilities(word: s.CannotGainAbilities, voice: Voice) -> str:
    return f"{cards(word.of, voice).every(voice)} cannot gain abilities"


@declaration.register
def _gains_text_of(word: s.GainsTextOf, voice: Voice) -> str:
    return f"{voice.this} gains the text of {cards(word.cards, voice).every(voice)}"


@declaration.register
def _removes_hosted(word: s.RemovesHosted, voice: Voice) -> str:
    gone = cards(word.cards, voice).every(voice)
    return f"{gone} is removed from the game if {voice.this} is uninstalled"


@declaration.register
def _gains_subtypes_of(word: s.GainsSubtypesOf, voice: Voice) -> str:
    others = cards(word.cards, voice).every(voice)
    return f"{cards(word.of, voice).every(voice)} also has the subtypes of {others}"


@declaration.register
def _gains_subroutines(word: s.GainsSubroutines, voice: Voice) -> str:
    of = cards(word.of, voice).every(voice)
    where = "before" if word.before else "after"
    often = "" if word.times == 1 else f", {times(word.times, voice)}"
    blocks = [one.block for one in word.subroutines if isinstance(one, Sub)]
    said = [block(one, voice.inner()) for one in blocks]
    for number, one in enumerate(blocks[:-1]):
        if takes_also(one):
            said[number] = f"({said[number]})"
    subs = "; also, ".join(said)
    plural = voice.noun("subroutine", many=True)
    return f"{of} gains these {plural} {where} its others{often}: {subs}"


@declaration.register
def _break_limit(word: s.BreakLimit, voice: Voice) -> str:
    sort = "printed " if word.printed else ""
    ice, tools = cards(word.ice, voice).one(voice, "ice"), cards(word.by, voice)
    using = f" with {tools.one(voice) if tools.sole else tools.plural(voice)}"
    using = "" if isinstance(word.by, Anything) else using
    cannot = f"{voice.player(RUNNER)} cannot break"
    many = f"{sort}{voice.noun('subroutine', many=True)}"
    if word.unusable:
        tool = tools.one(voice) if tools.sole else tools.plural(voice)
        return f"{voice.player(RUNNER)} cannot use {tool} to break {many} of {ice}"
    if word.most == 0:
        return f"{cannot} {many} of {ice}{using}"
    return f"{cannot} more than {quantity(word.most, voice)} of the {many} of {ice} in each encounter{using}"


@declaration.register
def _access_limit(word: s.AccessLimit, voice: Voice) -> str:
    most = voice.count(word.most, "card")
    return f"{voice.player(RUNNER)} cannot access more than {most} in each run"


@declaration.register
def _picks_damage(word: s.PicksDamage, voice: Voice) -> str:
    hurt = voice.noun(voice.damage(word.kind)) if word.kind else "damage"
    if not word.first:
        return f"you choose the {voice.noun('card', many=True)} that {hurt} trashes"
    grip = voice.zone(GRIP)
    return f"for the first point of {hurt} each turn, you may look at {grip} and choose the card it trashes"


@declaration.register
def _must_trash(word: s.MustTrash, voice: Voice) -> str:
    how = "by paying its trash cost" if word.paying else "by any ability there is"
    accessed = cards(word.cards, voice).one(voice)
    return f"{voice.player(RUNNER)} must trash {accessed} while accessing it, {how}, if able"


@declaration.register
def _not_lowered(word: s.NotLowered, voice: Voice) -> str:
    value = voice.noun(MODIFIED.get(word.value, word.value))
    return f"the {value} of {cards(word.of, voice).every(voice)} cannot be lowered"


@declaration.register
def _prevents_all(word: s.PreventsAll, voice: Voice) -> str:
    return f"whenever {now(happened(word.kind, '', voice, detail=word.detail))}, all of it is prevented"


@declaration.register
def _install_discount(word: s.InstallDiscount, voice: Voice) -> str:
    less = voice.count(word.by, CREDIT) if isinstance(word.by, int) else quantity(word.by, voice)
    return (
        f"to install {cards(word.cards, voice).one(voice)} at {server(word.server, voice)} costs {less} less"
    )


@declaration.register
def _server_limit(word: s.ServerLimit, voice: Voice) -> str:
    return f"limit {word.most} {voice.noun('remote server', many=word.most != 1)}"


@declaration.register
def _no_new_servers(word: s.NoNewServers, voice: Voice) -> str:
    return f"{voice.player(CORP)} cannot create new {voice.noun('remote server', many=True)}"


@declaration.register
def _basic_cost(word: s.BasicCost, voice: Voice) -> str:
    act = {
        "remove tag": f"remove a {voice.noun('tag')}",
        "trash resource": f"trash a {voice.noun('resource')}",
    }[word.action]
    return f"the basic action to {act} costs {_lowered(word.by, voice)}"


@declaration.register
def _lifted(word: s.Lifted, voice: Voice) -> str:
    paid = f"spend {voice.count(1, 'click')} and pay {voice.count(word.credits, 'credit')}"
    then = f", and then {block(word.then, voice.inner())}" if word.then else ""
    return f"{voice.player(word.by)} can {paid} to remove one of these counters{then}"


@declaration.register
def _repeats(word: s.RepeatsSubroutines, voice: Voice) -> str:
    each = f"each {voice.noun('subroutine')} of {cards(word.of, voice).one(voice)}"
    return f"{each} is repeated once right after itself"


@declaration.register
def _may_install_face_up(word: s.MayInstallFaceUp, voice: Voice) -> str:
    return f"you can install {cards(word.cards, voice).plural(voice)} face up, which leaves them inactive"


@declaration.register
def _memory_for(word: s.MemoryFor, voice: Voice) -> str:
    which = cards(word.cards, voice)
    what = which.one(voice) if which.sole else which.plural(voice)
    return f"you get +{word.amount} {voice.noun('memory')} for {what} alone"


@declaration.register
def _traces_succeed(word: s.TracesSucceed, voice: Voice) -> str:
    return f"every trace succeeds, whatever the bids are; and then also {block(word.also, voice.inner())}"


@declaration.register
def _more_room(word: s.MoreRoom, voice: Voice) -> str:
    kinds = f"agenda or {voice.noun('asset')}"
    more = (
        f"1 more {kinds}"
        if word.amount == 1
        else f"{word.amount} more agendas or {voice.noun('asset', many=True)}"
    )
    return f"the {voice.noun('server')} of {voice.this} may have {more} in its root"


@declaration.register
def _saves_instead(word: s.SavesInstead, voice: Voice) -> str:
    coming = f"as {voice.noun('credit', many=True)} come into your pool other than at the start of your turn"
    kept = "for each that you do not add to your pool"
    return f"{coming}, you may place {voice.count(word.each, 'credit')} on {voice.this} {kept}"


@declaration.register
def _spend_at_most(word: s.SpendAtMost, voice: Voice) -> str:
    credits, runner = voice.noun("credit", many=True), voice.player(RUNNER)
    what = "".join(f"{' or' if n else ''} on {LIMITED[purpose]}" for n, purpose in enumerate(word.on))
    return f"{runner} cannot spend more than {quantity(word.amount, voice)} {credits} in a run{what}"


LIMITED: Final[dict[str, str]] = {
    "any": "anything",
    "run": "the run",
    "trace": "link",
    "icebreaker": "using icebreakers",
    "use": "using cards",
    "install": "installing cards",
    "rez": "rezzing cards",
    "play": "playing cards",
    "trash": "trashing cards",
    "remove tag": "removing tags",
}
"""What credits are spent on, purpose by purpose."""


@declaration.register
def _random_discards(word: s.RandomDiscards, voice: Voice) -> str:
    who = voice.player(word.side)
    discards = "discard" if who == YOU else "discards"
    return f"all {voice.noun('card', many=True)} that {who} {discards} are random"


@declaration.register
def _removes_trashed(word: s.RemovesTrashed, voice: Voice) -> str:
    found = cards(word.cards, voice).plural(voice)
    pile = "instead of it going to the discard pile, but only 1 each turn"
    return f"of {found} that would be trashed together, you may remove 1 from the game {pile}"


@declaration.register
def _first_click_runs(word: s.FirstClickRuns, voice: Voice) -> str:
    first = f"the first {voice.noun('click')} that you spend each turn"
    return f"{first} must be spent on the basic action to run a {voice.noun('server')} or to play a run event"


@declaration.register
def _trash_freely(word: s.TrashFreely, voice: Voice) -> str:
    found = cards(word.cards, voice).plural(voice)
    return f"{voice.player(RUNNER)} may trash accessed {found} at no cost, even without a trash cost"


@declaration.register
def _skip_encounters(word: s.SkipEncounters, voice: Voice) -> str:
    runner = voice.player(RUNNER)
    skips = "skip" if runner == YOU else "skips"
    return f"{runner} {skips} encounters with {cards(word.ice, voice).one(voice, 'ice')}"
