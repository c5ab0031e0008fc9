"""The ways that are no ability of a card: basic actions, the rules themselves, checkpoints, other zones."""

from dataclasses import replace

from rulerunner.lang.abilities import Sub, Trigger
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.face import Face
from rulerunner.lang.filters import INSTALLED, UNREZZED, In, Is, Named
from rulerunner.lang.instructions import Attach, Choose, Gain, GainClicks, InstallCard, Instruction, Trash
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.sugar import paid, when
from rulerunner.lang.words import Side, Zone
from tests.support.faces import made
from tests.support.table import Table

from .scenes import (
    Act,
    Deed,
    Spots,
    Way,
    by_paid_ability,
    first_window,
    joined,
    lay,
    lever,
    lying,
    settle,
    use,
)


def basic(option: str, side: Side) -> Way:
    """By a basic action."""

    def way(act: Act, rules: str, _: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
        t = lay(act, rules, side, faces, more)
        deed = use(t, act, side, option, act.card if option in ("install", "advance", "play") else "")
        return Deed(t, deed.since, "", side)

    return way


def in_a_window(option: str) -> Way:
    """By the rules that let the Corp rez and score in a window of its turn."""

    def way(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
        t = lay(act, rules, "corp", faces, more, first_window(rules, "corp"))
        since = len(t.game.events)
        for _ in range(10):
            if t.game.decision is None or t.decision.kind == "action" or t.can(option, act.card):
                break
            t.passes()
        deed = use(t, act, "corp", option, act.card)
        return Deed(t, max(since, deed.since), "", "corp")

    return way


def in_a_run(server: str, option: str = "") -> Way:
    """By the rules, in a run on a server; the Runner takes an option on the way, or passes everything."""

    def way(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
        t = lay(act, rules, "runner", faces, more)
        since = len(t.game.events)
        t.run(server)
        for _ in range(40):
            settle(t, act)
            if t.game.decision is None or not t.in_run():
                break
            if option and t.can(option):
                t.runner(option)
            else:
                t.passes()
        return Deed(t, since, "", "runner")

    return way


def drawing_for_the_turn(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    t = lay(act, rules, "corp", faces, more, first_window(rules, "corp"))
    t.until(kind="action")
    return Deed(t, 0, "", "corp")


def in_the_discard_phase(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    """With one card too many in the grip."""
    full = joined({"grip": ("Loot", "Loot", "Loot")}, more)
    t = lay(act, rules, "runner", (made("Loot", "event"), *faces), full, clicks=1)
    since = len(t.game.events)
    t.runner("gain credit")
    t.until(kind="discard")
    t.passes()
    return Deed(t, since, "", "runner")


def without_a_host(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    """The host of a card is trashed: the checkpoint trashes what was hosted on it."""
    onto = paid(Credits(0), Choose(INSTALLED & Named("Trinket")), Attach(CHOSEN, THIS))
    shelf = made("Shelf", "hardware", onto, paid(TrashThis(), GainClicks(1)))
    spots = joined({"rig": ("Shelf",)}, more)
    t = lay(act, rules, "runner", (shelf, *faces), spots, first_window(rules, "runner"))
    t.runner("use", "Shelf", ability=0)
    t.runner("use", "Shelf", ability=1)
    return Deed(t, 0, "", "")


def forfeiting(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    card = lever(side, paid(act.costs, Gain(1), once="turn"))
    spots = joined(joined(lying(side), {f"{side} score": (act.card,)}), more)
    t = lay(act, rules, side, (card, *faces), spots, first_window(rules, side))
    if t.decision.side != side:
        t.passes()
    return use(t, act, side, "use", "Lever")


def spending_counters(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    """The counters are on the card itself."""
    crate = made("Crate", "asset", paid(act.costs, Gain(1), once="turn"))
    bare = replace(act, faces=(crate,))
    t = lay(bare, rules, "corp", faces, more, first_window(rules, "corp"))
    if t.decision.side != "corp":
        t.passes()
    return use(t, act, "corp", "use", "Crate")


# --- from another zone, face down -------------------------------------------------------------------------


def elsewhere(zone: Zone, then: Instruction) -> Way:
    """By a paid ability, to the card in another zone."""

    def way(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
        kinds = {face.name: face.type for face in act.faces}  # by its name it would have to be shown
        block = (Choose(In(zone) & Is(kinds[act.card])), then)
        return by_paid_ability(replace(act, block=block, spots={zone: (act.card,)}), rules, side, faces, more)

    return way


CRATE = made("Crate", "asset", cost=3, trash=2)


def to_a_face_down_card(*then: Instruction, note: str = "") -> Way:
    """By a paid ability, to a card of the Corp's that is not rezzed: it stays hidden."""

    def way(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
        lies = {"root": (f"Crate ({note})" if note else "Crate",)}
        block = (Choose(UNREZZED), *then)
        down = replace(act, block=block, spots=lies, card="Crate", faces=(CRATE,), settled=lambda t: True)
        return by_paid_ability(down, rules, side, faces, more)

    return way


OUT_OF_ARCHIVES = elsewhere("Archives", InstallCard(CHOSEN))
OUT_OF_THE_HEAP = elsewhere("heap", InstallCard(CHOSEN))
OUT_OF_THE_GRIP = elsewhere("grip", Trash(CHOSEN))


# --- encounters -------------------------------------------------------------------------------------------


def encounter(act: Act, rules: str, faces: tuple[Face, ...], more: Spots) -> Table:
    """The Runner runs the Archives, which ice with a subroutine protects."""
    bars = made("Bars", "ice", Sub((Gain(1),)))
    t = lay(act, rules, "runner", (bars, *faces), joined({"ice": ("Bars (rezzed)",)}, more))
    t.run("Archives")
    return t


def using_in_an_encounter(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    card = lever(side, paid(Credits(0), *act.block, once="turn"))
    t = encounter(act, rules, (card, *faces), joined(lying(side), more))
    for _ in range(20):
        if not t.in_run() or (t.game.state.encounter is not None and t.can("use", "Lever")):
            break
        t.passes()
    return use(t, act, side, "use", "Lever")


def as_ice_is_encountered(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    card = lever(side, when(Trigger("encounter"), *act.block, once="turn"))
    t = encounter(act, rules, (card, *faces), joined(lying(side), more))
    since = 0
    for _ in range(20):
        if not t.in_run() or t.happened(act.kind):
            break
        t.passes()
    return Deed(t, since, "Lever", side)


def ending_by_subroutine(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    bars = made("Bars", "ice", Sub(act.block))
    t = lay(act, rules, "runner", (bars, *faces), joined({"ice": ("Bars (rezzed)",)}, more))
    t.run("Archives")
    t.finish_run()
    return Deed(t, 0, "Bars", "corp")


def jacking_out(act: Act, rules: str, side: Side, faces: tuple[Face, ...], more: Spots) -> Deed:
    t = encounter(act, rules, faces, more)
    for _ in range(20):
        if not t.in_run() or t.decision.about == "jack-out":
            break
        t.passes()
    if t.game.decision is not None and t.decision.about == "jack-out":
        t.runner("yes")
    return Deed(t, 0, "", "runner")
