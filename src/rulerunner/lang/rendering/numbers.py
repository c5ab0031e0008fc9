"""Quantities in words, alone and as amounts of something."""

from rulerunner.lang import quantities as q
from rulerunner.lang.quantities import Number
from rulerunner.lang.refs import ANY_REMOTE, OCCUPIED, Meeting

from .dispatch import condition, each, pointer, quantity, server
from .grammar import YOU, participle
from .happenings import HAPPENINGS, happened, past, those, within
from .pointers import ordinal
from .sets import found
from .voice import Voice

REMOTES_IN_USE = Meeting((ANY_REMOTE, OCCUPIED))


def amount(number: Number, plain: str, voice: Voice) -> str:
    """So many of a thing: "3 credits", "1 credit for each tag the Runner has"."""
    if isinstance(number, int):
        return voice.count(number, plain)
    several = voice.noun(plain, many=True)
    match number:
        case q.TheX():
            return f"X {several}"
        case q.ThatMany():
            return f"that many {several}"
        case q.Times(factor=factor, each=counted) if each(counted, voice):
            return f"{voice.count(factor, plain)} for each {each(counted, voice)}"
        case q.Plus(left=left, right=right) if not _negative(right):
            return f"{amount(left, plain, voice)} plus {amount(right, plain, voice)}"
        case q.AtMost(number=inner, limit=limit):
            return f"{amount(inner, plain, voice)}, but at most {quantity(limit, voice)}"
        case q.Depending(condition=when, then=int(then), otherwise=int(otherwise)):
            either = condition(when, voice)
            return f"{voice.count(then, plain)} if {either}, or else {voice.count(otherwise, plain)}"
    if each(number, voice):
        return f"{voice.count(1, plain)} for each {each(number, voice)}"
    return f"{several} equal to {quantity(number, voice)}"


def signed(number: Number, plain: str, voice: Voice) -> str:
    """A change of a value: "+2 strength", "-1 strength for each ..."."""
    match number:
        case int():
            return f"{number:+d} {voice.noun(plain, many=abs(number) != 1)}"
        case q.TheX():
            return f"+X {voice.noun(plain, many=True)}"
        case q.Times(factor=factor, each=counted) if each(counted, voice):
            return f"{signed(factor, plain, voice)} for each {each(counted, voice)}"
        case q.Times(factor=-1, each=counted):
            return f"-N {voice.noun(plain, many=True)}, where N is {quantity(counted, voice)}"
    if each(number, voice):
        return f"{signed(1, plain, voice)} for each {each(number, voice)}"
    return f"+N {voice.noun(plain, many=True)}, where N is {quantity(number, voice)}"


def following(number: Number, voice: Voice) -> str:
    """The next clicks somebody would have."""
    if not isinstance(number, int) and each(number, voice):
        return f"the next {voice.noun('click', many=True)}, 1 for each {each(number, voice)}"
    return f"the next {voice.noun('click') if number == 1 else amount(number, 'click', voice)}"


def times(number: Number, voice: Voice) -> str:
    """How often."""
    if isinstance(number, int):
        return {1: "once", 2: "twice"}.get(number, f"{number} times")
    if isinstance(number, q.Halved):
        return f"half of {operand(number.of, voice)} times, rounded down"
    unit = each(number, voice)
    return f"once for each {unit}" if unit else f"{quantity(number, voice)} times"


def operand(number: Number, voice: Voice) -> str:
    """A number inside another one; parentheses where its end would be unclear."""
    text = quantity(number, voice)
    unclear = isinstance(number, (q.Times, q.Plus, q.Halved, q.Divided, q.AtMost, q.Past, q.Depending))
    return f"({text})" if unclear else text


# --- numbers ----------------------------------------------------------------------------------------------


@quantity.register
def _int(word: int, voice: Voice) -> str:
    return str(word)


@quantity.register
def _counting(word: q.Count, voice: Voice) -> str:
    return f"the number of {found(word.filter, voice).plural(voice)}"


@quantity.register
def _trace_margin(word: q.TraceMargin, voice: Voice) -> str:
    return "the margin of the trace"


@quantity.register
def _requirement_of(word: q.RequirementOf, voice: Voice) -> str:
    return f"the {voice.noun('advancement requirement')} of {pointer(word.ref, voice)}"


@quantity.register
def _count_servers(word: q.CountServers, voice: Voice) -> str:
    return f"the number of {voice.noun('server', many=True)} that are {server(word.server, voice)}"


@each.register
def _each_server(word: q.CountServers, voice: Voice) -> str:
    remote = voice.noun("remote server")
    return {ANY_REMOTE: remote, REMOTES_IN_USE: f"{remote} with a card in its root"}.get(word.server, "")


@quantity.register
def _counters_on(word: q.CountersOn, voice: Voice) -> str:
    counters = voice.noun(voice.counter(word.kind), many=True)
    return f"the number of {counters} on {pointer(word.ref, voice)}"


@quantity.register
def _subroutines_on(word: q.SubroutinesOn, voice: Voice) -> str:
    return f"the number of {voice.noun('subroutine', many=True)} on {pointer(word.ref, voice)}"


@quantity.register
def _strength(word: q.StrengthOf, voice: Voice) -> str:
    return f"the strength of {pointer(word.ref, voice)}"


@quantity.register
def _cost_of(word: q.CostOf, voice: Voice) -> str:
    return f"the printed cost of {pointer(word.ref, voice)}"


@quantity.register
def _cost_now(word: q.CostNow, voice: Voice) -> str:
    return f"the current cost of {pointer(word.ref, voice)}"


@quantity.register
def _times(word: q.Times, voice: Voice) -> str:
    factor = f"minus {-word.factor}" if word.factor < 0 else f"{word.factor}"
    return f"{factor} times {operand(word.each, voice)}"


@quantity.register
def _plus(word: q.Plus, voice: Voice) -> str:
    if isinstance(word.right, int) and word.right < 0:
        return f"{operand(word.left, voice)} minus {-word.right}"
    if isinstance(word.right, q.Times) and word.right.factor == -1:
        return f"{operand(word.left, voice)} minus {operand(word.right.each, voice)}"
    return f"{operand(word.left, voice)} plus {operand(word.right, voice)}"


def _negative(number: Number) -> bool:
    return isinstance(number, int) and number < 0


@quantity.register
def _halved(word: q.Halved, voice: Voice) -> str:
    return f"half of {operand(word.of, voice)}, rounded down"


@quantity.register
def _divided(word: q.Divided, voice: Voice) -> str:
    return f"{operand(word.of, voice)} divided by {word.by}, rounded down"


@quantity.register
def _trash_cost_of(word: q.TrashCostOf, voice: Voice) -> str:
    return f"the trash cost of {pointer(word.ref, voice)}"


@quantity.register
def _rez_cost_of(word: q.RezCostOf, voice: Voice) -> str:
    return f"the current rez or play cost of {pointer(word.ref, voice)}"


@quantity.register
def _points_of(word: q.PointsOf, voice: Voice) -> str:
    return f"the {voice.noun('agenda point', many=True)} of {pointer(word.ref, voice)}"


@quantity.register
def _times_last_turn(word: q.TimesLastTurn, voice: Voice) -> str:
    when = within("last turn", word.side, voice)
    return f"the number of times {past(happened(word.kind, '', voice))} {when}"


@each.register
def _each_time_last_turn(word: q.TimesLastTurn, voice: Voice) -> str:
    return f"time {past(happened(word.kind, '', voice))} {within('last turn', word.side, voice)}"


@quantity.register
def _done_this_way(word: q.DoneThisWay, voice: Voice) -> str:
    done = done_so_far(word, voice, many=True)
    return (
        f"the number of {done}"
        if done
        else f"the amount this way for which {past(happened(word.kind, '', voice))}"
    )


def done_so_far(word: q.DoneThisWay, voice: Voice, many: bool) -> str:
    """What there can be some of, and was lost or gained this way; nothing of other changes."""
    how = HAPPENINGS[word.kind]
    if how.unit not in ("credit", "click", "card", "tag"):
        return ""
    return f"{voice.noun(how.unit, many)} {participle(how.verb)} so far this way"


@quantity.register
def _at_most(word: q.AtMost, voice: Voice) -> str:
    return f"{operand(word.number, voice)} but at most {operand(word.limit, voice)}"


@quantity.register
def _credits(word: q.CreditsOf, voice: Voice) -> str:
    return f"the number of {voice.noun('credit', many=True)} in {pool(word, voice)}"


def pool(word: q.CreditsOf, voice: Voice) -> str:
    return f"{voice.whose(word.side)} {voice.noun('credit')} pool"


@quantity.register
def _clicks(word: q.ClicksOf, voice: Voice) -> str:
    player = voice.player(word.side)
    has = "have" if player == "you" else "has"
    return f"the number of {voice.noun('click', many=True)} {player} {has} left"


@each.register
def _each_click(word: q.ClicksOf, voice: Voice) -> str:
    player = voice.player(word.side)
    return f"unspent {voice.noun('click')} {player} {'have' if player == 'you' else 'has'}"


@quantity.register
def _tags(word: q.Tags, voice: Voice) -> str:
    return f"the number of {voice.noun('tag', many=True)} on {voice.player('runner')}"


@quantity.register
def _hand_size(word: q.HandSize, voice: Voice) -> str:
    return f"{voice.whose(word.side)} maximum hand size"


@quantity.register
def _clicks_each_turn(word: q.ClicksEachTurn, voice: Voice) -> str:
    return f"{voice.whose(word.side)} number of {voice.noun('click', many=True)} per turn"


@quantity.register
def _bad_publicity(word: q.BadPublicity, voice: Voice) -> str:
    return f"the amount of {voice.noun('bad publicity')} on {voice.player('corp')}"


@quantity.register
def _link(word: q.Link, voice: Voice) -> str:
    return f"{voice.whose('runner')} {voice.noun('link')}"


@quantity.register
def _cards_in(word: q.CardsIn, voice: Voice) -> str:
    return f"the number of {voice.noun('card', many=True)} in {voice.zone(word.zone)}"


@quantity.register
def _number_chosen(word: q.NumberChosen, voice: Voice) -> str:
    return f"the number of {ordinal(word.slot)}chosen {voice.noun('card', many=True)}"


@quantity.register
def _types_among(word: q.TypesAmong, voice: Voice) -> str:
    return f"the number of card types among {found(word.filter, voice).plural(voice)}"


@quantity.register
def _most_alike(word: q.MostAlike, voice: Voice) -> str:
    some = voice.noun("card", many=True)
    return f"the greatest number of {some} of one type that {voice.this} revealed in this encounter"


@quantity.register
def _that_many(word: q.ThatMany, voice: Voice) -> str:
    return "that number"


@quantity.register
def _last(word: q.LastAmount, voice: Voice) -> str:
    unit, how = voice.last
    return f"the number of {voice.noun(unit, many=True)} {how}" if unit else how


@quantity.register
def _x(word: q.TheX, voice: Voice) -> str:
    return "X"


@quantity.register
def _card_x(word: q.CardX, voice: Voice) -> str:
    return f"the X of {voice.this}"


@quantity.register
def _trace_strength(word: q.TraceStrength, voice: Voice) -> str:
    return f"{voice.whose('corp')} trace strength"


@quantity.register
def _times_this_turn(word: q.TimesThisTurn, voice: Voice) -> str:
    return (
        f"the number of times {past(happened(word.kind, word.side, voice))}{in_runs(word, voice)} this turn"
    )


@quantity.register
def _points_scored(word: q.PointsScored, voice: Voice) -> str:
    who = voice.player(word.side)
    points = voice.noun("agenda point", many=True)
    return f"the {points} that {who} {'have' if who == YOU else 'has'} scored this turn"


@quantity.register
def _still_imminent(word: q.StillImminent, voice: Voice) -> str:
    return "what is left of it"


@quantity.register
def _times_taken(word: q.TimesTaken, voice: Voice) -> str:
    return "the number of times that action was taken this turn"


@quantity.register
def _times_this_run(word: q.TimesThisRun, voice: Voice) -> str:
    return f"the number of times {past(happened(word.kind, '', voice))} in that run"


@quantity.register
def _cards_this_run(word: q.CardsThisRun, voice: Voice) -> str:
    clause = past(happened(word.kind, "", voice, word.subject))
    return f"the number of different cards for which {clause} in that run"


@quantity.register
def _cards_this_turn(word: q.CardsThisTurn, voice: Voice) -> str:
    clause = past(happened(word.kind, "", voice, word.subject))
    return f"the number of different cards for which {clause} this turn"


@quantity.register
def _advancements_stolen(word: q.AdvancementsStolen, voice: Voice) -> str:
    when = within("last turn", word.side, voice)
    counters = voice.noun(voice.counter("advancement"), many=True)
    return f"the number of {counters} that {voice.noun('agenda', many=True)} stolen {when} had"


@quantity.register
def _spent_this_run(word: q.SpentThisRun, voice: Voice) -> str:
    credits = voice.noun("credit", many=True)
    return f"the number of {credits} {voice.player(word.side)} spent in that run"


@quantity.register
def _times_this_encounter(word: q.TimesThisEncounter, voice: Voice) -> str:
    return f"the number of times {past(happened(word.kind, '', voice))} in that encounter"


@quantity.register
def _infection(word: q.Infection, voice: Voice) -> str:
    return f"the number of {voice.noun(voice.counter(word.kind), many=True)} there"


@quantity.register
def _points_this_turn(word: q.PointsThisTurn, voice: Voice) -> str:
    points = voice.noun("agenda point", many=True)
    when = within(word.within, word.side, voice)
    return f"the sum of the printed {points} of {those(word.kind, word.side, voice)} {when}"


@quantity.register
def _depending(word: q.Depending, voice: Voice) -> str:
    then, otherwise = operand(word.then, voice), operand(word.otherwise, voice)
    return f"{then} if {condition(word.condition, voice)}, or else {otherwise}"


@quantity.register
def _score(word: q.ScoreOf, voice: Voice) -> str:
    return f"{voice.whose(word.side)} score"


@quantity.register
def _threat(word: q.ThreatLevel, voice: Voice) -> str:
    return "the threat level"


@quantity.register
def _past(word: q.Past, voice: Voice) -> str:
    return f"{operand(word.number, voice)} past {operand(word.limit, voice)}"


@quantity.register
def _excess(word: q.Excess, voice: Voice) -> str:
    return f"the number of excess {voice.noun(voice.counter('advancement'), many=True)}"


def in_runs(word: q.TimesThisTurn, voice: Voice) -> str:
    return f" during a run on {server(word.during, voice)}" if word.during else ""
