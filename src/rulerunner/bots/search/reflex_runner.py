"""The Runner's quick rules: what to do with a click, where to run, and how to get past ice."""

from math import ceil
from random import Random
from typing import Final

from ...lang.words import CORP, EVENT, RESOURCE, RUNNER, Side
from ..thumb.breaking import KINDS
from ..thumb.holdings import PATIENCE
from ..thumb.runner_turn import IN_VAIN, SIFTED, can_clear
from ..thumb.thrift import TO_CLEAR, Money, clicks_of, money_first
from ..thumb.worth import A_CARD, OVER
from .board import (
    ARCHIVES_ID,
    Decision,
    State,
    counters,
    credit_counters,
    hand_size,
    link,
    rig,
    subroutines,
    trace_at_hand,
)
from .correcting import corrected
from .looks import LATER, PLAIN, PLAYED, Look, Looks
from .rigging import install_value
from .running import Scene, kinds_of, made_by
from .traits import traits
from .ways import NOTHING, Way, credit, purse, tools, way_past, worst_first

WHIM: Final = 0.5
"""How far chance may carry a choice from the best, in credits."""
IN_IT: Final = 4.0
"""What a run is worth at least to a Runner who is in it."""
SEARCH: Final = 4.0
SPARE: Final = 4
"""The credits that have to be left to whoever fetches a program in a window."""
MOST_FOR_A_TRACE: Final = 5
"""What a Runner gives at most to escape a trace,"""
MOST_TO_LIVE: Final = 10
"""and where a tag may kill."""


def by_whim(values: list[float], rng: Random) -> int:
    """The best of some values, if chance does not carry the choice to another that is nearly as good."""
    best, found = -1e9, 0
    for i, value in enumerate(values):
        tried = value + WHIM * rng.random()
        if tried > best:
            best, found = tried, i
    return found


def closest(decision: Decision, wanted: int) -> int:
    """The option whose number comes closest to one that is wanted."""
    options = decision.options
    return min(range(len(options)), key=lambda i: abs(options[i].number - wanted))


# --- clicks -----------------------------------------------------------------------------------------------


def action(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """What to do with a click."""
    return by_whim(action_values(s, decision, looks), rng)


def action_values(s: State, decision: Decision, looks: Looks) -> list[float]:
    """What each action is worth, in credits."""
    scene = Scene(s, looks)
    values = [_action(scene, option.kind, option.card, option.ability) for option in decision.options]
    return corrected(s, decision, thrifty(s, decision, values), looks)


def _action(scene: Scene, kind: str, cid: int, ability: int) -> float:
    s, looks = scene.s, scene.looks
    player = s.players[RUNNER]
    match kind:
        case "gain credit":
            return _credit(scene)
        case "draw":
            return _draw(scene)
        case "run":
            return scene.best_run()
        case "remove tag" if player.tags:
            resources = sum(card.face.type == RESOURCE for _, card in rig(s))
            danger = 3.0 if scene.grip > 5 else 9.0 if looks.menaced_meat else 6.0
            tags = 1 if can_clear(player.tags, player.clicks, player.credits) else player.tags
            return (danger + 0.7 * min(3, resources)) / max(1, tags - 1) - 0.4
        case "lift":
            return 4.0
        case "install":
            return install_value(scene, cid) * (1.3 if scene.grip > 3 else 1.0) - _bare(scene)
        case "play":
            return _play(scene, cid) - _bare(scene)
        case "use":
            return _use(scene, cid, ability)
        case "errand":
            return 0.2 + _credit(scene)
    return 0.0


def _credit(scene: Scene) -> float:
    player = scene.s.players[RUNNER]
    if clears_tag(scene.s, 1.0):
        return 6.0 if scene.looks.menaced_meat else 4.0
    return (1.5 if player.credits < 3 else credit(player.credits)) * saving(scene.s, "grip", player.clicks)


def clears_tag(s: State, brings: float) -> bool:
    """Whether a tag can be cleared this turn by clicks that bring so many credits each, and not without."""
    player = s.players[RUNNER]
    short = TO_CLEAR - player.credits
    return player.tags > 0 and short > 0 and brings > 0 and -(-short // brings) < player.clicks


def saving(s: State, hand: str, clicks: int) -> float:
    """What each click for a credit brings, if enough of them pay for a card that gives more: in this turn, or
    the Corp's next one."""
    best, reach = 1.0, clicks + (s.edition.policies.clicks["corp"] if hand == "HQ" else 0)
    credits = s.players["runner" if hand == "grip" else "corp"].credits
    for cid in s.zones[hand]:
        face = s.cards[cid].face
        short = (face.facts.cost or 0) - credits
        if face.playing and 0 < short < reach:
            brings = (short + traits(face).gain) / (short + 1)
            best = max(best, brings if short < clicks else 1 + PATIENCE * (brings - 1))
    return best


def thrifty(s: State, decision: Decision, values: list[float]) -> list[float]:
    """What each action is worth, if what it spends may keep back a card that brings money."""
    there = []
    for index, option in enumerate(decision.options):
        if option.kind == "play":
            face = s.cards[option.card].face
            gain = traits(face).gain
            if gain > 0:
                there.append(Money(index, face.facts.cost or 0, gain, clicks_of(face)))
    if there:
        player = s.players[decision.side]
        spent = [_spent(s, decision.side, option.kind, option.card) for option in decision.options]
        money_first(values, there, spent, player.credits, player.clicks)
    return values


def _spent(s: State, side: Side, kind: str, cid: int) -> int:
    """The credits that an action spends, if it can as well be taken a click later. What the Corp pays for ice
    is not known before it is chosen where."""
    if kind == "play" or (kind == "install" and side == RUNNER):
        return s.cards[cid].face.facts.cost or 0
    return TO_CLEAR if kind == "remove tag" else 0


def _draw(scene: Scene) -> float:
    s, grip = scene.s, scene.grip
    if not s.zones["stack"]:
        return -1.0
    value = 2.6 if grip < 2 else 2.1 if grip < 3 else 1.6 if grip < 4 else 1.1
    value += 0.5 * max(0, 3 - scene.kinds) - (0.3 if s.players[RUNNER].credits < 3 else 0.0)
    over = grip - hand_size(s, "runner")
    return value + scene.exposed() if over < 0 else max(IN_VAIN, SIFTED * value - _given_up(scene, over))


def _given_up(scene: Scene, over: int) -> float:
    """What the card is worth that makes room in a full grip: the worst that is not given up yet."""
    s, looks = scene.s, scene.looks
    values = sorted([looks.of(s.cards[cid].face).hand for cid in s.zones["grip"]])
    return values[over] if over < len(values) else values[-1] if values else 0.0


def _bare(scene: Scene) -> float:
    """What it costs to end the turn with hardly a card in the grip."""
    left = scene.grip - 1 - scene.looks.menaced
    return 0.0 if scene.s.players[RUNNER].clicks > 1 or left > 2 else 0.8 if left > 1 else 2.0


def _play(scene: Scene, cid: int) -> float:
    look = scene.looks.of(scene.s.cards[cid].face)
    dear = credit(scene.s.players[RUNNER].credits)
    errand = look.runs.get(PLAYED)
    if errand is not None:
        return scene.best_run(errand, cost=look.cost) - 0.8
    if look.installs >= 0:
        cards = scene.s.cards
        others = [each for each in scene.s.zones["grip"] if each != cid and cards[each].face.type != EVENT]
        best = max((install_value(scene, each) for each in others), default=-1.0)
        return best + min(2.0, look.installs) * dear
    return look.play + _drawn(scene, look, PLAYED) - look.cost * dear


def _drawn(scene: Scene, look: Look, ability: int) -> float:
    """What the cards are worth that an ability draws, or playing a card: those for which there is room."""
    amount = min(look.draws.get(ability, 0.0), len(scene.s.zones["stack"]))
    if amount <= 0:
        return 0.0
    room = max(0, hand_size(scene.s, "runner") + 1 - scene.grip)
    return A_CARD * (min(amount, room) + OVER * max(0.0, amount - room))


def _use(scene: Scene, cid: int, ability: int) -> float:
    card = scene.s.cards[cid]
    look = scene.looks.of(card.face)
    value = look.uses.get(ability, 0.0)
    errand = look.runs.get(ability)
    if errand is not None:
        return scene.best_run(errand, card) + value
    if ability in look.searches:
        return value + _search(scene)
    dear = credit(scene.s.players[RUNNER].credits)
    grown = look.cashes.get(ability)
    if grown is not None:
        value += grown.now(counters(card, grown.kind), dear)
    value += _drawn(scene, look, ability)
    return value + taken(look, ability, credit_counters(card), dear)


def _search(scene: Scene) -> float:
    """What it is worth to look for a card: much while a kind of ice cannot be broken, little after that."""
    s = scene.s
    if not s.zones["stack"]:
        return 0.0
    kinds = {kind for _, _, tool in scene.own if not tool.everything for kind in tool.kinds}
    for cid in s.zones["grip"]:
        kinds |= kinds_of(s.cards[cid])
    value = SEARCH if len(kinds) < 3 else 0.8
    over = scene.grip - hand_size(s, "runner")
    return value if over < 0 else max(0.0, value - _given_up(scene, over))


def taken(look: Look, ability: int, there: int, dear: float) -> float:
    """What the credits are worth that an action takes from a card; those to be put there count little."""
    amount = look.takes.get(ability, 0.0)
    value = min(amount, there) * dear if amount else 0.0
    put = look.puts.get(ability)
    return value + LATER * min(put[0], max(0.0, put[1] - there)) if put is not None else value


def announce(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """Which server to run."""
    return by_whim(announce_values(s, decision, looks), rng)


def announce_values(s: State, decision: Decision, looks: Looks) -> list[float]:
    """What a run on each server is worth, for the card that makes the run."""
    scene, extras = Scene(s, looks), made_by(s, decision.card, looks)
    servers = [s.servers.get(option.server) for option in decision.options]
    values = [scene.run_value(server, extras) if server is not None else -99.0 for server in servers]
    return corrected(s, decision, values, looks)


# --- in a run ---------------------------------------------------------------------------------------------


def window(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """Break what must be broken; then what fetches a breaker, or brings credits; otherwise pass."""
    options = decision.options
    last = next((i for i in reversed(range(len(options))) if options[i].kind == "pass"), 0)
    if s.encounter is None:
        return _besides(s, decision, last)
    way = breaking(s, looks)
    if way is None or way.tool is None or not way.subs:
        return _besides(s, decision, last)
    if way.weaken != NOTHING:
        steps = [way.weaken]
    elif way.ready:
        steps = [(way.card, way.tool.ability)]
    else:
        steps = [(way.card, boost) for boost in s.cards[way.card].face.boosts]
    for i, option in enumerate(options):
        if option.kind == "use" and (option.card, option.ability) in steps:
            return i
    return _besides(s, decision, last)


def _besides(s: State, decision: Decision, last: int) -> int:
    """What is used in a window besides breakers: what looks for a program while a kind of ice cannot be
    broken, and what turns counters into credits."""
    found = last
    for i, option in enumerate(decision.options):
        if option.kind == "use" and option.card >= 0:
            own = traits(s.cards[option.card].face)
            if option.ability in own.cash:
                found = i
            elif option.ability in own.fetches and _fetch(s, own.fetches[option.ability]):
                return i
    return found


def _fetch(s: State, price: float) -> bool:
    """Whether to fetch a program: if a kind of ice cannot be broken yet, and there is money left."""
    have = {kind for _, _, tool in tools(s) if not tool.everything for kind in tool.kinds}
    lacking = any(kind not in have for kind in KINDS[s.edition.family])
    spare = s.players[RUNNER].credits - price
    return lacking and spare >= SPARE and s.active == RUNNER and bool(s.zones["stack"])


def breaking(s: State, looks: Looks) -> Way | None:
    """How to deal with the ice being encountered."""
    encounter, run = s.encounter, s.run
    if encounter is None or encounter.cut_short:
        return None
    done = {*encounter.broken, *encounter.resolved}
    left = [i for i in range(len(subroutines(s, encounter.ice))) if i not in done]
    if not left:
        return None
    if run is None or run.server not in s.servers:
        return way_past(s, looks, tools(s), encounter.ice, purse(s), IN_IT, left)
    scene = Scene(s, looks)
    server = s.servers[run.server]
    stake = max(IN_IT, scene.prize(server) + scene.success(server.id) + 2.0)
    ahead = server.ice[: run.position][::-1] if run.position > 0 else ()
    chance = scene.path(ahead, stake)[0]
    way = way_past(s, looks, scene.own, encounter.ice, scene.funds, max(1.0, stake * chance), left)
    if not ahead or way.credits <= 0:
        return way
    # What is paid here is not there for the ice behind.
    after = scene.path(ahead, stake, PLAIN._replace(lent=-ceil(way.credits)))[0]
    if after >= chance:
        return way
    return way_past(s, looks, scene.own, encounter.ice, scene.funds, max(1.0, stake * after), left)


def break_more(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """The chart's question: break a subroutine, or another?"""
    way = breaking(s, looks)
    wanted = "yes" if way is not None and way.subs else "no"
    return next((i for i, option in enumerate(decision.options) if option.kind == wanted), 0)


def subroutine(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """Which subroutine to break: the worst. What is left once it is paid for may be too little for more."""
    way, encounter = breaking(s, looks), s.encounter
    there = {option.number: i for i, option in enumerate(decision.options) if option.kind != "done"}
    worst = list(way.subs) if way is not None else []
    if encounter is not None and not any(number in there for number in worst):
        worst = [row[1] for row in worst_first(s, looks, encounter.ice, purse(s), IN_IT)]
    return next((there[number] for number in worst if number in there), min(there.values(), default=0))


def jack_out(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """Jack out when what lies ahead costs more than it gains."""
    run = s.run
    wanted = "no"
    if run is not None and run.server in s.servers:
        scene = Scene(s, looks)
        server = s.servers[run.server]
        reward = scene.prize(server) + scene.success(server.id)
        ahead = server.ice[: run.position][::-1] if run.position > 0 else ()
        chance, credits, harm, _ = scene.way_to_root(server, ahead, max(reward, 1.0))
        value = chance * reward - 0.7 * credits * credit(s.players[RUNNER].credits) - harm + 0.3
        if not ahead and server.id <= ARCHIVES_ID and scene.grip > 1 + looks.menaced:
            value = max(value, 0.5)
        wanted = "yes" if value < 0 else "no"
    return next((i for i, option in enumerate(decision.options) if option.kind == wanted), 0)


def access(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """What to access next."""
    return rng.randrange(len(decision.options))


def trash(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """Whether to trash an accessed card."""
    options = decision.options
    rest = next((i for i, option in enumerate(options) if option.kind in ("pass", "done")), 0)
    for i, option in enumerate(options):
        if option.kind == "trash" and option.card >= 0:
            card = s.cards[option.card]
            there = 0.6 if card.server >= 0 else 0.0
            if Scene(s, looks).trash_gain(card) + there > 0:
                return i
    return rest


def bid(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """What it takes to escape a trace, if the Runner has it and it is not much, or if a tag may kill."""
    frame = trace_at_hand(s)
    tie = 0 if s.edition.policies.trace_tie == RUNNER else 1
    need = max(0, frame.strength - link(s) + tie) if frame is not None else 0
    in_reach = looks.menaced_meat and s.active == CORP and s.players[CORP].clicks > 0
    most = MOST_TO_LIVE if in_reach else MOST_FOR_A_TRACE
    return next((i for i, option in enumerate(decision.options) if option.number == need <= most), 0)


def discard(s: State, decision: Decision, rng: Random, looks: Looks) -> int:
    """What to discard: what is worth least in the hand."""
    values = [looks.of(s.cards[option.card].face).hand for option in decision.options]
    return by_whim([-value for value in values], rng)
