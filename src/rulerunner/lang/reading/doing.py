"""What players do, as cards print it: effects that the renderer says in other words."""

from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.words import EVERY

from .acting import acting
from .effects import HAND, choosing, do, each_way, installable, placed
from .engine import NO
from .lasting import lasting
from .marks import SUBJECT, It
from .nouns import all_of
from .pointing import GRAMMAR

say = GRAMMAR.say
ICE: Final = f.Is("ice")

# --- paying -----------------------------------------------------------------------------------------------

say(
    "step",
    "{who} must {cost} , if able",
    lambda who, cost: NO if _trashes_it(cost) else (i.Unless(cost, (), who, must=True),),
)
say(
    "step",
    "{who} must trash {ref} , if able",
    lambda who, ref: (lasting(s.MustTrash(f.Same(ref)), "access"),) if isinstance(ref, It) else NO,
)


def _trashes_it(cost: Any) -> bool:
    """Whether the card spoken of is trashed: one that is accessed, by whatever ability does that."""
    return len(cost) == 1 and isinstance(cost[0], k.TrashCards) and cost[0].filter == f.Same(It())


say(
    "step",
    "{who} must {cost} or {cost}",
    lambda who, one, other: (i.Unless((k.OneCost((one, other)),), (), who, must=True),),
)
say(
    "step",
    "{who} (may|must) (pay|spend) any number of credit to {vps}",
    lambda who, then: (i.PayUpTo(0, _paid(then)),) if who == "you" else NO,
)
say(
    "step",
    "{who} may (pay|spend) up to {int} credit to {vps}",
    lambda who, n, then: (i.PayUpTo(n, _paid(then)),) if who == "you" else NO,
)


def _paid(then: Any) -> Any:
    """ "That many" is what was paid."""
    return tuple(_that_many(step) for step in acting(then, "you"))


def _that_many(step: Any) -> Any:
    from_trigger = {name: q.X for name in ("amount",) if getattr(step, name, None) == q.THAT_MANY}
    return type(step)(**{**{n: getattr(step, n) for n in step.__dataclass_fields__}, **from_trigger})


# --- cards ------------------------------------------------------------------------------------------------

INSTALLING: Final = (
    (", ignoring (its|the) install cost", "cost", 0),
    (", ignoring all install costs", "cost", 0),
)
for _words, _ignoring, _less in INSTALLING:
    each_way("install", lambda ref, ignoring=_ignoring: i.InstallCard(ref, ignoring), _words, HAND[0])
each_way("install", lambda ref: i.InstallCard(ref, discount=q.X), ", paying x credit less", HAND[0])
RATHER: Final = "(paying {int} credit less|lowering (the|its) (install|rez) cost by {int} [credit])"


def _cheaper(verb: str, make: Any, state: Any) -> None:
    """Something done for fewer credits, to a card pointed at or to cards that are chosen for it."""

    def chosen(np: Any, many: Any, less: int, up_to: bool = False) -> Any:
        if not (state == HAND[0] and placed(np)):
            np = all_of(np, state)
        np = installable(np) if verb == "install" else np
        return choosing(np, many, lambda ref: make(ref, less), up_to)

    do(f"{verb} {{ref}} [,] {RATHER}", lambda ref, a, z: make(ref, a or z))
    do(f"{verb} [1] {{np}} [,] {RATHER}", lambda np, a, z: chosen(np, 1, a or z))
    do(f"{verb} up to {{int}} {{np}} [,] {RATHER} for each", lambda n, np, a, z: chosen(np, n, a or z, True))


_cheaper("rez", lambda ref, less: i.RezCard(ref, discount=less), f.UNREZZED)
_cheaper("install", lambda ref, less: i.InstallCard(ref, discount=less), HAND[0])
each_way("rez", lambda ref: i.RezCard(ref, "all"), "ignoring all costs", f.UNREZZED)
PROTECTING: Final = "install {ref} protecting {server}"
do(PROTECTING, lambda ref, at: i.InstallCard(ref, at=at))
do(f"{PROTECTING} , ignoring all costs", lambda ref, at: i.InstallCard(ref, "all", at=at))
do(f"{PROTECTING} , ignoring (the|its|all) install cost", lambda ref, at: i.InstallCard(ref, "cost", at=at))
do(f"{PROTECTING} , paying {{int}} credit less", lambda ref, at, n: i.InstallCard(ref, discount=n, at=at))
for _tail, _ignoring in (
    ("", ""),
    ("(, ignoring all costs|< ignoring all costs >)", "all"),
    (", ignoring (the|its|all) install cost", "cost"),
):
    do(
        f"install [1] {{iced}} protecting {{server}} {_tail}",
        lambda np, at, ignoring=_ignoring: _install_at(np, at, ignoring),
    )
    do(
        f"install [1] {{np}} in root of {{server}} {_tail}",
        lambda np, at, ignoring=_ignoring: _install_at(all_of(installable(np), f.Not(ICE)), at, ignoring),
    )
    do(
        f"install [1] {{iced}} directly inward from {{ref}} {_tail}",
        lambda np, ref, ignoring=_ignoring: (
            i.Choose(np, by=SUBJECT),
            i.InstallCard(r.CHOSEN, ignoring, inward=ref),
        ),
    )
    do(
        f"install and rez {{ref}} protecting {{server}} {_tail}",
        lambda ref, at, ignoring=_ignoring: i.InstallCard(ref, ignoring, at=at, rez=True),
    )
say("iced", "piece of ice from {zone}", lambda zone: ICE & f.In(zone))
say("iced", "piece of ice from {zone} or {zone}", lambda a, z: ICE & (f.In(a) | f.In(z)))


def _install_at(np: Any, at: Any, ignoring: Any) -> Any:
    if not any(isinstance(part, f.In) for part in _parts(np)):
        return NO
    return (i.Choose(np, by=SUBJECT), i.InstallCard(r.CHOSEN, ignoring, at=at))


def _parts(np: Any) -> list[Any]:
    return [*_parts(np.left), *_parts(np.right)] if isinstance(np, f.Both | f.Either) else [np]


do(
    "host {ref} on [1] {np}",
    lambda ref, np: (i.Choose(all_of(np, f.INSTALLED), by=SUBJECT), i.Attach(ref, r.CHOSEN)),
)
do(
    "host {ref} on another {np}",
    lambda ref, np: (
        i.Choose(all_of(np, f.INSTALLED, f.Not(f.Same(r.HOST))), by=SUBJECT),
        i.Attach(ref, r.CHOSEN),
    ),
)
for _words, _up in (("(faceup|face up)", True), ("(facedown|face down)", False)):
    do(f"host {{ref}} {_words} on {{ref}}", lambda ref, on, up=_up: i.HostCard(ref, on, up))
    do(
        f"host [1] {{np}} {_words} on {{ref}}",
        lambda np, on, up=_up: choosing(np, 1, lambda ref: i.HostCard(ref, on, up)),
    )
do(
    "swap {ref} with another {np}",
    lambda ref, np: (i.Choose(all_of(np, f.Not(f.Same(ref))), by=SUBJECT), i.Swap(ref, r.CHOSEN)),
)
do("swap {ref} with [1] {np}", lambda ref, np: (i.Choose(np, by=SUBJECT), i.Swap(ref, r.CHOSEN)))
do("swap {int} {np}", lambda n, np: (i.Choose(np, 2, by=SUBJECT), i.Swap(r.CHOSEN)) if n == 2 else NO)
do(
    "move {ref} to root of another server",
    lambda ref: i.MoveToServer(r.Except(r.ANY_SERVER, r.THIS_SERVER), ref) if ref == r.THIS else NO,
)
do(
    "move {ref} to another server",
    lambda ref: i.MoveToServer(r.Except(r.ANY_SERVER, r.THIS_SERVER), ref) if ref == r.THIS else NO,
)
do(
    "move {ref} to (outermost position|the outermost position) protecting {server}",
    lambda ref, at: _moved(ref, at),
)
do(
    "move {ref} to outermost position protecting another server",
    lambda ref: _moved(ref, r.Except(r.ANY_SERVER, r.THIS_SERVER)) if ref == r.THIS else NO,
)
do("move {ref} to innermost position protecting {server}", lambda ref, at: _moved(ref, at, True))


def _moved(ref: Any, server: Any, innermost: bool = False) -> Any:
    """Ice is moved to a server; of several, to one that is chosen."""
    if isinstance(server, r.AnyServer | r.AnyRemote | r.AnyCentral | r.OneOf | r.Except):
        noted = (i.ChooseServer(server), i.RememberServer())
        return (*noted, i.MoveIce(ref, r.REMEMBERED_SERVER, innermost))
    return i.MoveIce(ref, server, innermost)


do("move to outermost position of {server}", lambda at: i.MoveRunner(at))
do(
    "shuffle {zone} and {zone} into {deck}",
    lambda a, z, deck: i.All(
        (i.MoveAll(f.In(a) | f.In(z), deck), i.ShuffleDeck("corp" if deck == "R&D" else "runner"))
    ),
)
do(
    "shuffle {zone} into {deck}",
    lambda zone, deck: i.All(
        (i.MoveAll(f.In(zone), deck), i.ShuffleDeck("corp" if deck == "R&D" else "runner"))
    ),
)
do(
    "shuffle that many {np} into {deck}",
    lambda np, deck: choosing(
        np,
        q.THAT_MANY,
        lambda ref: i.All((i.MoveTo(ref, deck), i.ShuffleDeck("corp" if deck == "R&D" else "runner"))),
    ),
)
do("remove top {int} card of {deck} from game", lambda n, deck: i.MoveTo(r.Top(deck, n), "removed"))
do("(reveal|look at) {cards} (in|from) {zone} at random", lambda n, zone: i.ShowRandom(zone, n))
do("(reveal|look at) {cards} at random from {zone}", lambda n, zone: i.ShowRandom(zone, n))
do("reveal and trash {ref}", lambda ref: i.All((i.Reveal(ref, SUBJECT), i.Trash(ref, SUBJECT))))
do(
    "reveal and add {int} card at random from {zone} to top of {deck}",
    lambda n, zone, deck: (
        i.ChooseRandom(f.In(zone), n),
        i.All((i.Reveal(r.CHOSEN), i.MoveTo(r.CHOSEN, deck))),
    ),
)
do("discard {cards} from {zone} at random", lambda n, zone: i.DiscardRandom(zone, n))
do(
    "access {cards} in {zone} at random",
    lambda n, zone: (i.ChooseRandom(f.In(zone), n), i.AccessCard(r.CHOSEN)) if isinstance(n, int) else NO,
)
do(
    "choose 1 of top {int} card (in|of) {deck} and access it",
    lambda n, deck: (i.Choose(f.OnTop(deck, n), by=SUBJECT), i.AccessCard(r.CHOSEN)),
)
do(
    "turn [1] {np} faceup",
    lambda np: (
        (i.Choose(np, by=SUBJECT), i.TurnFace(f.Same(r.CHOSEN))) if f.In("Archives") in _parts(np) else NO
    ),
)
do("play (it|{ref}) ignoring all costs", lambda ref: i.PlayCard(ref or It(), "all"))
do(
    "resolve [1|a] subroutine on [1|a] {np}",
    lambda np: (i.Choose(all_of(np, f.WithSubroutines()), by=SUBJECT), i.ResolveSubroutine(r.CHOSEN)),
)
do("resolve [1|a] subroutine on {ref}", lambda ref: i.ResolveSubroutine(ref))
do(
    "resolve [1|a] subroutine on another {np}",
    lambda np: (
        i.Choose(all_of(np, f.Not(f.Same(r.THIS)), f.WithSubroutines()), by=SUBJECT),
        i.ResolveSubroutine(r.CHOSEN),
    ),
)
do('resolve " when scored " ability on [1] {np}', lambda np: (i.Choose(np, by=SUBJECT), i.ResolveScored()))
do(
    "break x {kinds} subroutine",
    lambda kinds: i.BreakSubroutines(q.X, kinds, interface=True, which="exactly"),
)
do("break x subroutine", lambda: i.BreakSubroutines(q.X, interface=True, which="exactly"))
do("encounter {ref} again", i.EncounterIce)
do("force runner to encounter {ref} again", i.EncounterIce)

# --- counters and credits ---------------------------------------------------------------------------------

do("remove all hosted {counter}", lambda kind: i.RemoveCounters(q.CountersOn(r.THIS, kind), kind))
do("remove all {counter} from {ref}", lambda kind, ref: i.RemoveCounters(q.CountersOn(ref, kind), kind, ref))
do(
    "remove all {counter} from [1] {np}",
    lambda kind, np: (
        i.Choose(np, by=SUBJECT),
        i.RemoveCounters(q.CountersOn(r.CHOSEN, kind), kind, r.CHOSEN),
    ),
)
do(
    "move {countersof} from {ref} to [1|another] {np}",
    lambda n, ref, np: (
        i.Choose(all_of(np, f.Not(f.Same(ref))), by=SUBJECT),
        i.MoveCounters(n[0], n[1], ref, r.CHOSEN),
    ),
)
do(
    "move any number of {counter} from {ref} to [1] {np}",
    lambda kind, ref, np: (
        i.Choose(np, by=SUBJECT),
        i.ChooseNumber(0, q.CountersOn(ref, kind), SUBJECT),
        i.MoveCounters(q.X, kind, ref, r.CHOSEN),
    ),
)
do(
    "move any number of {counter} from {ref} to another {np}",
    lambda kind, ref, np: (
        i.Choose(all_of(np, f.Not(f.Same(ref))), by=SUBJECT),
        i.ChooseNumber(0, q.CountersOn(ref, kind), SUBJECT),
        i.MoveCounters(q.X, kind, ref, r.CHOSEN),
    ),
)
do(
    "move any number of {counter} from {ref} to {ref}",
    lambda kind, ref, on: (
        i.ChooseNumber(0, q.CountersOn(ref, kind), SUBJECT),
        i.MoveCounters(q.X, kind, ref, on),
    ),
)
do(
    "place {countersof} on another {np}",
    lambda n, np: (i.Choose(all_of(np, f.Not(f.Same(r.THIS))), by=SUBJECT), i.Place(n[0], n[1], r.CHOSEN)),
)
do(
    "place {int} {counter} on each of up to {int} [different] {np}",
    lambda n, kind, m, np: (i.Choose(np, m, by=SUBJECT, up_to=True), i.Place(n, kind, r.CHOSEN)),
)
do("place {credits} on {ref} from bank", lambda n, ref: i.Place(n, "credit", ref))
do("place {counter} on {ref} equal to {quantity}", lambda kind, ref, n: i.Place(n, kind, ref))
do("place that many {counter} on {ref}", lambda kind, ref: i.Place(q.THAT_MANY, kind, ref))
do("take up to {int} bad publicity", lambda n: (i.ChooseNumber(0, n, SUBJECT), i.TakeBadPublicity(q.X)))
do(
    "remove up to {int} hosted {counter}",
    lambda n, kind: (i.ChooseNumber(0, n, SUBJECT), i.RemoveCounters(q.X, kind)),
)
do(
    "draw {int} or {int} card",
    lambda a, z: (i.ChooseNumber(a, z, SUBJECT), i.Draw(q.X, SUBJECT)) if z == a + 1 else NO,
)
do("lose all credit in {whose} credit pool", lambda who: i.LoseAllCredits(SUBJECT))
do("gain another {credits}", lambda n: i.Gain(n, SUBJECT))
do("gain additional {credits}", lambda n: i.Gain(n, SUBJECT))
do(
    "gain {credits} where x is [equal to] {quantity}",
    lambda n, number: i.Gain(number, SUBJECT) if n == q.X else NO,
)
do("give runner {tags} < cannot be avoided >", lambda n: i.GiveTags(n, False))
do("do {damages} < cannot be prevented >", lambda n: i.Damage(n[1], n[0], False))
each_way("trash", lambda ref: i.Trash(ref, SUBJECT, preventable=False), "< cannot be prevented >")
say("step", "each player {vps}", lambda block: _each_player(block))
say("step", "each player may {vps}", lambda block: _each_may(block))
say("step", "you may have each player {vps}", lambda block: (i.May(_each_player(block)),))


def _each_player(block: Any) -> Any:
    """Both players do it; whose turn it is goes first."""
    if len(block) != 1 or not isinstance(block[0], i.Gain | i.Draw):
        return NO
    return (i.All((acting(block[0], "you"), acting(block[0], "opponent"))),)


def _each_may(block: Any) -> Any:
    """Both players are asked before either does it: cards are drawn at once."""
    return (i.EachMayDraw(block[0].amount),) if len(block) == 1 and isinstance(block[0], i.Draw) else NO


# --- preventing -------------------------------------------------------------------------------------------

PREVENTED: Final = (
    ("{int} damage", lambda n: (i.Prevent(n), (("damage", ""),))),
    ("all damage", lambda: (i.Prevent(EVERY), (("damage", ""),))),
    (
        "{int} {damage} or {int} {damage}",
        lambda n, one, m, other: (i.Prevent(n), (("damage", one), ("damage", other))) if n == m else NO,
    ),
)
for _words, _made in PREVENTED:
    say(
        "sentence",
        f"interrupt -> {{cost}} : prevent {_words}",
        lambda cost, *found, made=_made: _interrupt(cost, made(*found)),
    )
INSTALLED: Final = "prevent (a|) player from trashing [1] {np}"
OTHER: Final = "prevent (a|) player from trashing another {np}"
say(
    "sentence",
    f"interrupt -> {{cost}} : {OTHER}",
    lambda cost, np: b.Paid(
        cost, (i.Prevent(),), interrupt="trash", subject=all_of(np, f.Not(f.Same(r.THIS)))
    ),
)
for _verb, _step in (
    ("bypass", i.Bypass()),
    ("derez", i.Derez(r.ENCOUNTERED)),
    ("trash", i.Trash(r.ENCOUNTERED)),
):
    say(
        "sentence",
        f"{{cost}} : {_verb} {{encountered}}",
        lambda cost, kinds, step=_step: b.Paid(cost, (step,), condition=c.Matches(r.ENCOUNTERED, kinds)),
    )
    say(
        "sentence",
        f"interface -> {{cost}} : {_verb} {{encountered}}",
        lambda cost, kinds, step=_step: b.Paid(cost, (step,), condition=c.CanInterface(kinds)),
    )
say(
    "sentence",
    f"interrupt -> {{cost}} : {INSTALLED}",
    lambda cost, np: b.Paid(cost, (i.Prevent(),), interrupt="trash", subject=np),
)


say(
    "sentence",
    "interrupt -> {cost} : reduce base trace strength of trace to {int}",
    lambda cost, n: b.Paid(cost, (i.ReduceTrace(n),), interrupt="trace"),
)


def _interrupt(cost: Any, made: Any) -> Any:
    """One ability for each kind that can be prevented."""
    if made is NO:
        return NO
    step, kinds = made
    return tuple(b.Paid(cost, (step,), interrupt=kind, detail=detail) for kind, detail in kinds)


do("prevent all of that (damage|tag|bad publicity)", lambda: i.Prevent(EVERY))
do("prevent all of those tag", lambda: i.Prevent(EVERY))
do("increase (that damage|that|number of card you [will] draw) by {int}", i.IncreaseImminent)
