"""Effects: what instructions do, with credits, counters and cards."""

from typing import Any, Final

from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang.validating.walk import words as words_of

from .engine import NO
from .marks import SUBJECT, Given, Some, pile
from .nouns import all_of
from .numbers import times
from .pointing import GRAMMAR, SERVER
from .sets import OWNERS, members, owners

say = GRAMMAR.say


def do(pattern: str, make: Any) -> None:
    """Teach an effect: the function makes one instruction or a block of them."""

    def build(*captures: Any) -> Any:
        made = make(*captures)
        return made if made is NO or isinstance(made, tuple) else (made,)

    say("vp", pattern, build)


do("gain {credits}", lambda n: i.Gain(n, SUBJECT))
do("lose {credits}", lambda n: i.Lose(n, SUBJECT))
do("lose up to {int} credit", lambda n: _up_to(n))
do("lose all credit [in [the|his or her|their] (credit|) pool]", lambda: i.LoseAllCredits(SUBJECT))
do("lose all (his or her|their|its) credit", lambda: i.LoseAllCredits(SUBJECT))
do("gain {clicks}", lambda n: i.GainClicks(n, SUBJECT))
for words, in_a_row in (("", False), ("in row , before any other ,", True)):
    do(
        f"gain {{clicks}} {words} only to draw card",
        lambda n, in_a_row=in_a_row: i.ActionsFor("draw", n, in_a_row=in_a_row),
    )
    do(
        f"gain {{clicks}} {words} only to gain {{credits}}",
        lambda n, one, in_a_row=in_a_row: (
            i.ActionsFor("gain credit", n, in_a_row=in_a_row) if one == 1 else NO
        ),
    )
    do(
        f"gain {{clicks}} {words} only to install {{acard}}",
        lambda n, card, in_a_row=in_a_row: i.ActionsFor("install", n, card, in_a_row),
    )
do("lose {clicks} [, if able]", lambda n: i.LoseClicks(n, SUBJECT) if isinstance(n, int) else NO)
do("draw {cards}", lambda n: i.Draw(n, SUBJECT))
do("draw {cards} from {deck}", lambda n, deck: i.Draw(n, SUBJECT))
for words, sure in (("", True), ("that cannot be (prevented|avoided)", False)):
    do(f"take {{tags}} {words}", lambda n, sure=sure: i.GiveTags(n, sure))
    do(
        f"give {{who}} {{tags}} {words}",
        lambda who, n, sure=sure: i.GiveTags(n, sure) if who != "corp" else NO,
    )
do("remove {tags}", lambda n: i.RemoveTag(n, SUBJECT))
do("remove all tag", lambda: i.RemoveTag(q.Tags(), SUBJECT))
for words, sure in (("", True), ("that cannot be prevented", False)):
    do(f"do {{damages}} {words}", lambda n, sure=sure: i.Damage(n[1], n[0], sure))
    do(f"suffer {{damages}} {words}", lambda n, sure=sure: i.Damage(n[1], n[0], sure, SUBJECT))
do("take {badpub}", i.TakeBadPublicity)
do("score {agendapoints}", lambda n: i.ScorePoints(n, SUBJECT))
do("lose {agendapoints}", lambda n: i.LosePoints(n, SUBJECT))
do("gain {badpub}", i.TakeBadPublicity)
do("give corp {badpub}", i.TakeBadPublicity)
do("remove {badpub}", i.RemoveBadPublicity)
do("remove all (core|brain) damage", i.RemoveCoreDamage)
# counters
PLACE: Final = "(place|put|load)"
do(f"{PLACE} {{countersof}} (on|onto) {{ref}}", lambda n, ref: i.Place(n[0], n[1], ref))
do(
    f"{PLACE} {{int}} {{counter}} (on|onto) {{ref}} for each {{unit}}",
    lambda n, kind, ref, unit: i.Place(times(n, unit), kind, ref),
)
do(f"{PLACE} {{countersof}} from bank (on|onto) {{ref}}", lambda n, ref: i.Place(n[0], n[1], ref))
do(
    f"{PLACE} {{countersof}} (on|onto) [1] {{np}}",
    lambda n, np: (i.Choose(np, by=SUBJECT), i.Place(n[0], n[1], r.CHOSEN)),
)
do(
    f"{PLACE} {{countersof}} on {{np}} you can advance",
    lambda n, np: (i.Choose(all_of(np, f.CanAdvance()), by=SUBJECT), i.Place(n[0], n[1], r.CHOSEN)),
)
do("place {credits} from your credit pool on {ref}", i.PlaceOwnCredits)
do("place {credits} from your credit pool on each of {ref}", i.PlaceOwnCredits)
do("choose {int} virus counter that purge do not remove", i.SpareChosen)
do("choose virus counter and put another of its kind where it lie", lambda: i.DoubleCounter())
do("infect {ref} with {countersof}", lambda ref, n: i.Infect(n[1], n[0], on=ref))
do("put {countersof} in {server}", lambda n, server: i.Infect(n[1], n[0], server))
do("put {countersof} with {who}", lambda n, who: NO if who == "runner" else Given(n[1], n[0], who))
do("put {countersof} with runner", lambda n: i.Afflict(n[1], n[0]))
do("lay {countersof} with {who}", lambda n, who: i.Afflict(n[1], n[0], who))
do("lay {countersof} in {server}", lambda n, at: i.Plant(n[1], at, n[0]))
do("remove all {counter} from there", lambda kind: i.Cure(kind, q.Infection(kind)))
do("remove {countersof} from there", lambda n: i.Cure(n[1], n[0]))
do("give corp {countersof}", lambda n: i.Infect(n[1], n[0]))
do("remove {countersof} from {ref}", lambda n, ref: i.RemoveCounters(n[0], n[1], ref))
do(
    "move {countersof} from {ref} to {ref}",
    lambda n, origin, on: i.MoveCounters(n[0], n[1], origin, on),
)
do("remove {int} hosted {counter}", lambda n, kind: i.RemoveCounters(n, kind))
do("remove hosted {counter}", lambda kind: i.RemoveCounters(1, kind))
do("move {int} hosted {counter} to {ref}", lambda n, kind, z: i.MoveCounters(n, kind, r.THIS, z))
do("move {int} hosted {counter} to {np}", lambda n, kind, np: _moved_to(n, kind, np))
do("identify (your|runner's) mark", i.IdentifyMark)
do("take {credits} from {ref}", i.TakeCredits)
do("take all credit from {ref}", lambda ref: i.TakeCredits(q.CountersOn(ref, "credit"), ref))
do("take all hosted credit", lambda: i.TakeCredits(q.CountersOn(r.THIS, "credit")))
do("take {int} hosted credit", i.TakeCredits)
do("take {int} credit from {ref} , if able", i.TakeCredits)
do("take any number of credit from {ref}", i.TakeAnyCredits)
do("take any number of hosted credit", i.TakeAnyCredits)
do("purge [all] virus counter", i.Purge)
do("remove all virus counter", i.Purge)
# cards


HAND: Final = (f.In(pile("you hand")),)
WHERE: Final = (
    f.In,
    f.Installed,
    f.Rezzed,
    f.Unrezzed,
    f.HostedOn,
    f.AtServer,
    f.Among,
    f.OnTop,
    f.OutsideGame,
    f.Picked,
    Some,
)


def choosing(np: Any, amount: Any, make: Any, up_to: bool = False) -> tuple[Any, ...]:
    """Choose cards, then do something with them."""
    done = make(r.CHOSEN)
    return (i.Choose(_of_owner(np, done), amount, by=SUBJECT, up_to=up_to), done)


def _of_owner(np: Any, done: Any) -> Any:
    """Installed cards that are moved to a pile are those of its owner: others cannot be added to it."""
    moved = done.effects[0] if isinstance(done, i.All) else done
    owner = OWNERS.get(moved.zone) if isinstance(moved, i.MoveTo) else None
    parts = members(np)
    told = owners(np) or any(isinstance(part, f.Of) for part in parts)
    return all_of(np, f.Of(owner)) if owner and not told and f.INSTALLED in parts else np


def _up_to(most: int) -> Any:
    """The controller says how many credits are lost."""
    return (i.ChooseNumber(0, q.AtMost(q.CreditsOf(SUBJECT), most)), i.Lose(q.X, SUBJECT))


def _moved_to(n: int, kind: str, np: Any) -> Any:
    return (i.Choose(np, by=SUBJECT), i.MoveCounters(n, kind, r.THIS, r.CHOSEN))


def placed(np: Any) -> bool:
    """Whether a set says where its cards are."""
    return any(isinstance(part, WHERE) for part in parts_of(np))


def parts_of(np: Any) -> list[Any]:
    return [*parts_of(np.left), *parts_of(np.right)] if isinstance(np, f.Both | f.Either) else [np]


NEVER_INSTALLED: Final = {
    **dict.fromkeys(("grip", "heap", "stack"), "event"),
    **dict.fromkeys(("HQ", "R&D", "Archives"), "operation"),
}
"""What lies in a zone and cannot be installed."""


def installable(np: Any) -> Any:
    """A card that is installed is none that cannot be; a set that tells types says so itself."""
    parts = parts_of(np)
    if any(isinstance(part, f.Is | f.Has | f.Not) for part in parts):
        return np
    zone = next((part.zone for part in parts if isinstance(part, f.In)), "")
    never = NEVER_INSTALLED.get(zone)
    return np if never is None else all_of(np, f.Not(f.Is(never)))  # type: ignore[arg-type]


def each_way(verb: str, make: Any, tail: str = "", state: Any = None) -> None:
    """Something done to a card pointed at, or to cards that are chosen for it, which must be in a state."""

    def chosen(np: Any, amount: Any, make: Any, up_to: bool = False) -> Any:
        if state is not None and not (state in HAND and placed(np)):
            np = all_of(np, state)
        if verb == "install":
            np = installable(np)
        return choosing(np, amount, make, up_to)

    do(f"{verb} {{ref}} {tail}", make)
    do(f"{verb} {{int}} {{np}} {tail}", lambda n, np: chosen(np, n, make))
    do(f"{verb} x {{np}} {tail}", lambda np: chosen(np, q.X, make))

    def any_of(np: Any) -> Any:
        """Any card is one card; any of those cards are as many as one likes."""
        those = any(isinstance(part, Some) for part in words_of(np))
        return chosen(np, q.Count(np), make, up_to=True) if those else chosen(np, 1, make)

    do(f"{verb} {{np}} {tail}", lambda np: chosen(np, 1, make))
    do(f"{verb} any {{np}} {tail}", any_of)
    do(f"{verb} another {{np}} {tail}", lambda np: chosen(all_of(np, f.Not(f.Same(r.THIS))), 1, make))
    do(f"{verb} up to {{n}} {{np}} {tail}", lambda n, np: chosen(np, n, make, up_to=True))


each_way("trash", lambda ref: i.Trash(ref, SUBJECT))
each_way("charge", i.Charge, state=f.WithCounters("power"))
each_way("trash", lambda ref: i.Trash(ref, SUBJECT, preventable=False), ", which cannot be prevented")
each_way("score", i.ScoreCard)
do("steal {ref}", i.StealCard)
do("steal {ref} , ignoring all costs", lambda ref: i.StealCard(ref, free=True))
each_way("play", i.PlayCard, state=f.In(pile("you hand")))
CREDIT_COSTS: Final = "(its cost in credit|all costs in credit|[all] credit costs)"
for words, removed in (("", False), (", to be removed from game instead of being trashed", True)):
    each_way(
        "play", lambda ref, removed=removed: i.PlayCard(ref, "all", removed), f", ignoring all costs {words}"
    )
    each_way(
        "play",
        lambda ref, removed=removed: i.PlayCard(ref, "credits", removed),
        f", ignoring {CREDIT_COSTS} {words}",
    )
    each_way(
        "play",
        lambda ref, removed=removed: i.PlayCard(ref, "cost", removed),
        f", ignoring (its|the) play cost {words}",
    )
each_way(
    "play",
    lambda ref: i.PlayCard(ref, removed=True),
    ", to be removed from game instead of being trashed",
)
do(
    "add {ref} to {whose} score area as agenda worth {int} agenda point",
    lambda ref, who, n: i.AddAsAgenda(n, ref, who),
)
do(
    "add {ref} to {whose} score area as agenda worth -1 agenda point",
    lambda ref, who: i.AddAsAgenda(-1, ref, who),
)
do("move {ref} to root of {server}", lambda ref, server: i.MoveToServer(server, ref))
do("swap {ref} with {ref}", i.Swap)
for words, up in (("(face up|faceup)", True), ("(face down|facedown)", False)):
    do(f"turn all {{np}} (of|in) archives {words}", lambda np, up=up: i.TurnFace(np, up))
    do(f"turn {{ref}} of archives {words}", lambda ref, up=up: i.TurnFace(f.Same(ref), up))
    where = "" if up else "where they lie"
    do(f"turn (all|each) hosted card {words} {where}", lambda up=up: i.TurnHosted(f.HostedOn(r.THIS), up))
    do(f"turn all {{np}} that lie on host {words}", lambda np, up=up: i.TurnHosted(np, up))
    do(f"turn {{ref}} {words}", lambda ref, up=up: i.TurnHosted(f.Same(ref), up))
do('resolve " when scored " ability (of|on) {ref}', i.ResolveScored)
do("switch your identity with {ref}", i.SwitchIdentity)
do("flip {ref}", lambda ref: i.Flip() if ref == r.THIS else NO)
do("place total of {quantity} {counter} on {np}", lambda n, kind, np: i.Distribute(n, kind, np))
each_way("derez", i.Derez, state=f.REZZED)
each_way("expose", i.Expose, state=f.UNREZZED)
each_way("reveal", lambda ref: i.Reveal(ref, SUBJECT))
each_way("rez", i.RezCard, state=f.UNREZZED)
each_way(
    "rez", lambda ref: i.RezCard(ref, "all"), "(, ignoring all costs|at no cost|, at no cost)", f.UNREZZED
)
each_way(
    "rez",
    lambda ref: i.RezCard(ref, "credits"),
    f", ignoring {CREDIT_COSTS}",
    state=f.UNREZZED,
)
each_way("rez", lambda ref: i.RezCard(ref, "cost"), ", ignoring (its|the) [rez] cost", state=f.UNREZZED)
each_way("install", i.InstallCard, state=HAND[0])
each_way(
    "install",
    lambda ref: i.InstallCard(ref, "all"),
    "(, ignoring all costs|at no cost|, at no cost|ignoring all costs)",
    state=HAND[0],
)
each_way("install", lambda ref: i.InstallCard(ref, "credits"), f", ignoring {CREDIT_COSTS}", HAND[0])
each_way("access", i.AccessCard)
each_way("swap", i.Swap)
each_way("remember", i.Remember)
each_way("encounter", i.EncounterIce)
each_way("install", lambda ref: i.InstallCard(ref, discount=-1), "[,] paying 1 credit more", HAND[0])
INSTALL: Final = (
    "(install|{and-rez}) {ref} [directly inward from {ref}] [at {server}] [on {ref}] [{innermost}]"
    " [{face-up}|{face-down}]"
    " [, {paying}] [{able}]"
)
say("able", ", if able", lambda: True)
say("and-rez", "install and rez", lambda: True)
say("innermost", "in innermost position", lambda: True)
say("face-up", "(face up|faceup)", lambda: True)
say("face-down", "(face down|facedown)", lambda: True)
say("paying", "paying {int} credit less", lambda n: ("", n))
say("paying", "paying {int} credit more", lambda n: ("", -n))
say("paying", "its cost lowered by {credits}", lambda n: ("", n))
say("paying", "ignoring all costs", lambda: ("all", 0))
say("paying", f"ignoring {CREDIT_COSTS}", lambda: ("credits", 0))
say("paying", "ignoring (its|the) install [and rez] cost", lambda: ("cost", 0))


def _installed(
    rez: Any,
    ref: Any,
    inward: Any,
    at: Any,
    host: Any,
    innermost: Any,
    up: Any,
    down: Any,
    how: Any,
    able: Any,
) -> Any:
    ignoring: Any
    ignoring, less = how or ("", 0)
    if able and not rez:
        return NO
    turned = bool(rez), bool(up), host, bool(down), bool(innermost), bool(able)
    return i.InstallCard(ref, ignoring, less, inward, at, *turned)


INSTEAD: Final = "instead of adding it to (discard pile|archives|your heap)"
do(f"shuffle it into (its owner's deck|r&d) {INSTEAD}", lambda: i.LandsInstead("deck"))
do(f"turn it face down {INSTEAD}", lambda: i.LandsInstead("face down"))
do("prevent removal of {int} virus counter from {acard}", lambda n, np: i.SpareCounters(np, n))
do("turn all {np} face down", i.TurnDown)
do("turn {ref} face down where it lies", lambda ref: i.TurnDown(f.Same(ref)))


do(INSTALL, _installed)
for words, ignoring in (("", ""), (", ignoring all costs", "all")):
    each_way(
        "install and rez",
        lambda ref, ignoring=ignoring: i.InstallCard(ref, ignoring, rez=True),
        words,
        state=HAND[0],
    )
do("rez {ref} , its cost lowered by {credits}", lambda ref, n: i.RezCard(ref, discount=n))
do("rez {ref} , paying {int} credit less", lambda ref, n: i.RezCard(ref, discount=n))
MOVES: Final = (
    ("(move|add|return) ", "to {zone}", False),
    ("(move|add) ", "to top of {deck}", False),
    ("(move|add) ", "to bottom of {zone}", True),
)
for verb, tail, bottom in MOVES:
    move = lambda ref, zone, bottom=bottom: i.MoveTo(ref, zone, bottom)  # noqa: E731
    do(f"{verb} {{ref}} {tail}", move)
    do(f"{verb} all {{np}} {tail}", lambda np, zone, bottom=bottom: i.MoveAll(np, zone, bottom))
    do(
        f"{verb} {{int}} {{np}} {tail}",
        lambda n, np, zone, move=move: choosing(np, n, lambda ref: move(ref, zone)),
    )
    do(f"{verb} [a] {{np}} {tail}", lambda np, zone, move=move: choosing(np, 1, lambda ref: move(ref, zone)))
    do(
        f"{verb} up to {{int}} {{np}} {tail}",
        lambda n, np, zone, move=move: choosing(np, n, lambda ref: move(ref, zone), True),
    )
each_way("remove", lambda ref: i.MoveTo(ref, "removed"), "from [the] game")
each_way("set", lambda ref: i.MoveTo(ref, "aside"), "aside")
for bottom, words in ((False, ""), (True, "at bottom")):
    do(
        f"remove all {{np}} from [the] game {words}",
        lambda np, bottom=bottom: i.MoveAll(np, "removed", bottom),
    )
    do(f"set all {{np}} aside {words}", lambda np, bottom=bottom: i.MoveAll(np, "aside", bottom))
do("remove {ref} from [the] game at bottom", lambda ref: i.MoveTo(ref, "removed", True))
do("set {ref} aside at bottom", lambda ref: i.MoveTo(ref, "aside", True))
do("shuffle {deck}", lambda deck: i.ShuffleDeck("corp" if deck == "R&D" else "runner"))
do("shuffle {whose} deck", i.ShuffleDeck)


def _into(ref: Any, deck: str) -> Any:
    return i.All((i.MoveTo(ref, deck), i.ShuffleDeck("corp" if deck == "R&D" else "runner")))  # type: ignore[arg-type]


do("shuffle {ref} into {deck}", _into)
do(
    "shuffle all {np} into {deck}",
    lambda np, deck: i.All((i.MoveAll(np, deck), i.ShuffleDeck("corp" if deck == "R&D" else "runner"))),
)
do("shuffle {int} {np} into {deck}", lambda n, np, deck: choosing(np, n, lambda ref: _into(ref, deck)))
do(
    "shuffle up to {int} {np} into {deck}",
    lambda n, np, deck: choosing(np, n, lambda ref: _into(ref, deck), True),
)
do("trash (all|each) {np}", lambda np: i.TrashAll(np, SUBJECT))
TOP: Final = "(top card of {deck}|top {cards} of {deck})"


def _top(one: Any, n: Any, several: Any) -> tuple[Any, Any]:
    return (one, 1) if one else (several, n)


say("top", TOP, _top)
do("trash {top}", lambda top: i.TrashTop(top[0], top[1], SUBJECT))
do("look at {top}", lambda top: i.LookAtTop(*top))
do("look at all card in {zone}", i.LookAtHand)
do("reveal {top}", lambda top: i.RevealTop(*top))
do("reveal (all card in|) {zone}", i.RevealHand)
do("set aside {top} (face up|faceup)", lambda top: i.SetAside(*top))
do(
    "set aside card from top of {deck} (face up|faceup) until {int} {np} lie there",
    lambda deck, n, np: i.SetAsideUntil(deck, np, n),
)
do("arrange (them|rest|card in view) in any order", i.Arrange)
do("sabotage {quantity}", i.Sabotage)
say("cardtypes", "{cardtype}", lambda kind: (kind,))
say("cardtypes", "{cardtype} or {cardtype}", lambda *kinds: kinds)
say("cardtypes", "{cardtype} , {cardtypes}", lambda kind, more: (kind, *more))
do("(choose|name) card name", lambda: i.ChooseName(SUBJECT))
do("name card", lambda: i.ChooseName(SUBJECT))
do("choose card type : {cardtypes}", lambda kinds: i.ChooseType(kinds, SUBJECT))
for words, up in (("up", True), ("down", False)):
    do(
        f"host {{ref}} on {{ref}} face {words} without installing it",
        lambda ref, host, up=up: i.HostCard(ref, host, up),
    )
do("look at {zone}", i.LookAtHand)
do("show both player random card from {zone} , as many as {quantity}", i.ShowRandom)
do("show both player {int} random card from {zone}", lambda n, zone: i.ShowRandom(zone, n))
do("discard {cards} at random from {zone}", lambda n, zone: i.DiscardRandom(zone, n))
do("trash {cards} at random from {zone}", lambda n, zone: i.DiscardRandom(zone, n))
do("trash {cards} from {zone} at random", lambda n, zone: i.DiscardRandom(zone, n))
do("discard {cards} at random", lambda n: i.DiscardRandom(pile("they hand"), n))
do(f"remember (chosen|) {SERVER}", i.RememberServer)
do("host {ref} on {ref}", i.Attach)
# choosing
