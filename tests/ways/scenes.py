"""Scenes: one act done by one way, at a table with as little on it as the act needs.

An act says in the language what it does; a way is the kind of ability, cost or rule that does it. `play` puts
the two together and gives the table after the act, and `footprint` what the act has left in the log.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rulerunner import EDITIONS, At, Seat
from rulerunner.lang.abilities import Ability, Play, Sub, Trigger
from rulerunner.lang.base import Block, Cost
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import CardType
from rulerunner.lang.instructions import GainClicks
from rulerunner.lang.sugar import paid, when
from rulerunner.lang.words import Side
from rulerunner.rules.table import Window
from rulerunner.state.records import Change
from tests.support.faces import made, table
from tests.support.table import Table

Spots = Mapping[str, tuple[str, ...]]
"""What lies where: in "HQ", "grip", ...; each card of "root" in a remote server, "ice" on the Archives."""
Answer = tuple[str, str]
"""The kind of an option, and the server it names, if any."""

FILLER = {"modern": ("Hedge Fund", "Diesel"), "classic": ("Keeper", "Bodyweight Synthetic Blood")}


@dataclass(frozen=True)
class Act:
    """Something that can happen in the game, and how it shows."""

    name: str
    kind: str
    """The kind of change it is."""
    block: Block = ()
    """The act as an instruction, for abilities of any kind."""
    sides: tuple[Side, ...] = ("corp", "runner")
    """Whose abilities may do it."""
    card: str = ""
    """The card it happens to."""
    amount: int = 0
    spots: Spots = field(default_factory=dict)
    faces: tuple[Face, ...] = ()
    tags: int = 0
    answers: Mapping[str, Answer] = field(default_factory=dict)
    """What to choose, by what is asked; everything else is declined."""
    costs: tuple[Cost, ...] = ()
    """The act as a cost."""
    forbidden: str = ""
    """What a prohibition calls it."""
    charged: str = ""
    """What an additional cost calls it."""
    hidden: str = ""
    """A card that stays hidden from its owner's opponent throughout."""
    settled: Callable[[Table], bool] = lambda t: True
    """Whether the table looks as it should once the act is done."""
    in_run: bool = False
    """It happens only in an encounter."""
    actor: str = "doer"
    """Whose the change is: of the "doer", of the "owner" of the card, or always of one side."""


@dataclass(frozen=True)
class Deed:
    """An act that was done in one way."""

    table: Table
    since: int
    """How much was in the log before."""
    source: str = ""
    """The card whose ability did it; none if the rules did."""
    side: str = ""
    """The player who did it; nobody if a checkpoint did."""


def footprint(act: Act, deed: Deed) -> list[Change]:
    """What the act has left in the log."""
    return [change for change in deed.table.game.events[deed.since :] if change.kind == act.kind]


def lay(
    act: Act, rules: str, turn: Side, faces: tuple[Face, ...], more: Spots, at: str = "", clicks: int = 3
) -> Table:
    """The table an act is done at."""
    corp, runner = FILLER[EDITIONS[rules].family]

    def there(name: str) -> list[str]:
        return [*act.spots.get(name, ()), *more.get(name, ())]

    roots = there("root")
    remotes = {f"remote {n}": At(root=[name]) for n, name in enumerate(roots, start=1)}
    return table(
        *act.faces,
        *faces,
        rules=rules,
        turn=turn,
        at=at,
        corp=Seat(
            credits=20,
            clicks=clicks if turn == "corp" else None,
            hand=[*there("HQ"), corp],
            deck=[*there("R&D"), *[corp] * 6],
            discard=there("Archives"),
            score=there("corp score"),
        ),
        runner=Seat(
            credits=20,
            clicks=clicks if turn == "runner" else None,
            hand=[*there("grip"), *[runner] * 3],
            deck=[*there("stack"), *[runner] * 6],
            discard=there("heap"),
            score=there("runner score"),
            rig=there("rig"),
            tags=act.tags,
        ),
        servers={
            "HQ": At(ice=there("ice of HQ"), root=there("root of HQ")),
            "Archives": At(ice=there("ice")),
            **remotes,
        },
    )


def settle(t: Table, act: Act) -> None:
    """Answer what the act asks; abilities that react to it are triggered as they come."""
    while t.game.decision is not None:
        if t.decision.about in act.answers:
            kind, server = act.answers[t.decision.about]
            t.choose((t.find(kind, server=server) if server else t.find(kind))[0])
        elif t.decision.kind in ("interrupt", "reaction") and t.decision.options[0].kind == "trigger":
            t.choose(0)
        else:
            return


def first_window(rules: str, side: Side) -> str:
    """The rule of the first paid ability window of a player's turn."""
    rows = EDITIONS[rules].structures[f"{side}-turn"].rows
    return next(row.rule for row in rows if isinstance(row.op, Window) and row.op.kind == "paid")


def lever(side: Side, *abilities: Ability) -> Face:
    """A card in play whose ability does the act."""
    return made("Lever", "asset" if side == "corp" else "resource", *abilities)


def lying(side: Side, name: str = "Lever") -> Spots:
    return {"root": (f"{name} (rezzed)",)} if side == "corp" else {"rig": (name,)}


def joined(one: Spots, two: Spots) -> Spots:
    return {place: (*one.get(place, ()), *two.get(place, ())) for place in {*one, *two}}


Way = Callable[[Act, str, Side, tuple[Face, ...], Spots], Deed]


def use(t: Table, act: Act, side: Side, kind: str, card: str) -> Deed:
    """Choose the option that does the act, if it is offered, and answer what comes of it."""
    since = len(t.game.events)
    if t.decision.side == side and t.can(kind, card):
        (t.corp if side == "corp" else t.runner)(kind, card)
        settle(t, act)
    return Deed(t, since, card, side)


def by_paid_ability(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    """In a priority window of the turn, outside a run."""
    card = lever(side, paid(Credits(0), *act.block, once="turn"))
    spots = joined(lying(side), more)
    t = lay(act, rules, side, (card, *faces), spots, first_window(rules, side))
    if t.decision.side != side:
        t.passes()
    return use(t, act, side, "use", "Lever")


def by_action(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    card = lever(side, paid(Clicks(1), *act.block))
    t = lay(act, rules, side, (card, *faces), joined(lying(side), more))
    return use(t, act, side, "use", "Lever")


def by_conditional_ability(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    """As the player spends a click on an action that has nothing to do with it."""
    card = lever(side, when(Trigger("spend clicks", side="you", first="turn"), *act.block))
    t = lay(act, rules, side, (card, *faces), joined(lying(side), more))
    action = "gain credit" if act.kind not in ("gain credits", "lose credits") else "draw"
    since = len(t.game.events)
    (t.corp if side == "corp" else t.runner)(action)
    settle(t, act)
    return Deed(t, since, "Lever", side)


def by_play_ability(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    type: CardType = "operation" if side == "corp" else "event"
    card = made("Plan", type, Play(act.block))
    hand = {"HQ" if side == "corp" else "grip": ("Plan",)}
    t = lay(act, rules, side, (card, *faces), joined(hand, more))
    return use(t, act, side, "play", "Plan")


def by_subroutine(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    ice = made("Gate", "ice", Sub(act.block))
    t = lay(act, rules, "runner", (ice, *faces), joined({"ice": ("Gate (rezzed)",)}, more))
    since = len(t.game.events)
    t.run("Archives")
    for _ in range(30):
        settle(t, act)
        if t.happened("subroutine resolves") or t.game.decision is None:
            break
        t.passes()
    return Deed(t, since, "Gate", "corp")


def in_the_middle_of_a_run(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    """By a paid ability, in a window of a run."""
    card = lever(side, paid(Credits(0), *act.block, once="turn"))
    t = lay(act, rules, "runner", (card, *faces), joined(lying(side), more))
    t.run("Archives")
    for _ in range(30):
        if t.game.decision is None or not t.in_run() or (t.decision.side == side and t.can("use", "Lever")):
            break
        t.passes()
    return use(t, act, side, "use", "Lever")


def as_a_cost(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    """As the cost of an ability that does something else."""
    card = lever(side, paid(act.costs, GainClicks(1), once="turn"))
    spots = joined(lying(side), more)
    t = lay(act, rules, side, (card, *faces), spots, first_window(rules, side))
    if t.decision.side != side:
        t.passes()
    return use(t, act, side, "use", "Lever")
