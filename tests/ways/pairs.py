"""The table of acts and ways: for every pair a scene, or the reason why there can be none."""

from rulerunner.lang.instructions import Place, RemoveCounters, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.words import Side

from .acts import ACTS
from .scenes import (
    Act,
    Way,
    as_a_cost,
    by_action,
    by_conditional_ability,
    by_paid_ability,
    by_play_ability,
    by_subroutine,
    in_the_middle_of_a_run,
)
from .special import (
    OUT_OF_ARCHIVES,
    OUT_OF_THE_GRIP,
    OUT_OF_THE_HEAP,
    as_ice_is_encountered,
    basic,
    drawing_for_the_turn,
    ending_by_subroutine,
    forfeiting,
    in_a_run,
    in_a_window,
    in_the_discard_phase,
    jacking_out,
    spending_counters,
    to_a_face_down_card,
    using_in_an_encounter,
    without_a_host,
)

WAYS = (
    "basic action",
    "the rules themselves",
    "paid ability",
    "action of a card",
    "conditional ability",
    "subroutine",
    "event or operation",
    "cost",
    "checkpoint",
    "another zone",
    "face down",
    "setup",
    "in a run",
)
ABILITIES: dict[str, Way] = {
    "paid ability": by_paid_ability,
    "action of a card": by_action,
    "conditional ability": by_conditional_ability,
    "subroutine": by_subroutine,
    "event or operation": by_play_ability,
    "in a run": in_the_middle_of_a_run,
}
"""The ways that carry an instruction. A paid ability is used, and an action taken, outside a run."""
ENCOUNTER: dict[str, Way] = {
    "paid ability": using_in_an_encounter,
    "conditional ability": as_ice_is_encountered,
    "in a run": using_in_an_encounter,
}

SCENES: dict[tuple[str, str], Way] = {
    ("trash", "basic action"): basic("trash resource", "corp"),
    ("trash", "cost"): as_a_cost,
    ("trash", "checkpoint"): without_a_host,
    ("trash", "another zone"): OUT_OF_THE_GRIP,
    ("trash", "face down"): to_a_face_down_card(Trash(CHOSEN)),
    ("place counters", "face down"): to_a_face_down_card(Place(2, "power", CHOSEN)),
    ("remove counters", "face down"): to_a_face_down_card(RemoveCounters(1, "power", CHOSEN), note="3 power"),
    ("install a Corp card", "basic action"): basic("install", "corp"),
    ("install a Corp card", "another zone"): OUT_OF_ARCHIVES,
    ("install a Runner card", "basic action"): basic("install", "runner"),
    ("install a Runner card", "another zone"): OUT_OF_THE_HEAP,
    ("rez", "the rules themselves"): in_a_window("rez"),
    ("score", "the rules themselves"): in_a_window("score"),
    ("draw", "the rules themselves"): drawing_for_the_turn,
    ("draw", "basic action"): basic("draw", "corp"),
    ("discard", "the rules themselves"): in_the_discard_phase,
    ("damage", "cost"): as_a_cost,
    ("tag", "cost"): as_a_cost,
    ("remove a tag", "cost"): as_a_cost,
    ("remove a tag", "basic action"): basic("remove tag", "runner"),
    ("remove counters", "cost"): spending_counters,
    ("forfeit", "cost"): forfeiting,
    ("gain credits", "basic action"): basic("gain credit", "corp"),
    ("advance", "basic action"): basic("advance", "corp"),
    ("purge", "basic action"): basic("purge", "corp"),
    ("play an operation", "basic action"): basic("play", "corp"),
    ("play an event", "basic action"): basic("play", "runner"),
    ("steal", "the rules themselves"): in_a_run("remote 1"),
    ("access", "the rules themselves"): in_a_run("remote 1"),
    ("breach", "the rules themselves"): in_a_run("HQ"),
    ("end the run", "subroutine"): ending_by_subroutine,
    ("jack out", "the rules themselves"): jacking_out,
}

NO_BASIC_ACTION = "no basic action does it"
NOT_BY_RULE = "the rules never do it by themselves"
NO_COST = "it is no component of any cost"
NO_CHECKPOINT = "no checkpoint does it"
ONE_ZONE = "it happens to cards in one zone, or to no card"
AS_EVER = "it happens to face-down cards always or never, which its other scenes show"
BEFORE = "before the first turn cards are drawn and nothing else happens"
NOT_THEIRS = "a subroutine is the Corp's, and this is the Runner's to do"
NO_WORD = "no word of the language does it; only the rules and basic actions do"
NO_ENCOUNTER = "it needs an encounter, and none is going on then"
REASON_OF_WAY = {
    "basic action": NO_BASIC_ACTION,
    "the rules themselves": NOT_BY_RULE,
    "cost": NO_COST,
    "checkpoint": NO_CHECKPOINT,
    "another zone": ONE_ZONE,
    "face down": AS_EVER,
    "setup": BEFORE,
}


def scene(act: Act, way: str) -> Way | str:
    """How an act is done by a way; or why it cannot be."""
    special = SCENES.get((act.name, way))
    if special is not None:
        return special
    if way in ABILITIES:
        if not act.block:
            return NO_WORD
        if act.in_run:
            return ENCOUNTER.get(way, NOT_THEIRS if way == "subroutine" else NO_ENCOUNTER)
        if way == "subroutine" and "corp" not in act.sides:
            return NOT_THEIRS
        return ABILITIES[way]
    return REASON_OF_WAY[way]


def sides(act: Act, way: str) -> tuple[Side, ...]:
    """Whose doing it is tried as: by ways that are not an ability's, by one side only."""
    if way in ("basic action", "the rules themselves", "checkpoint", "subroutine"):
        return act.sides[:1]
    if way == "cost" and act.name in ("trash", "damage", "tag", "remove a tag"):
        return ("runner",)
    if way == "another zone" and act.name == "trash":
        return ("runner",)
    if way == "cost" and act.name == "remove counters":
        return ("corp",)
    return act.sides


def unlike_1996(act: Act, way: str) -> str:
    """Why a pair is not of the original game, if it is not."""
    if act.in_run and way in ("paid ability", "in a run"):
        return "the chart has no window in an encounter but those of icebreakers"
    if act.name == "steal" and way in ABILITIES:
        return "agendas are scored at box 18 of a run, and no card makes the Runner access one elsewhere"
    if (act.name, way) == ("purge", "basic action"):
        return "the Corp purges by forgoing actions (C9)"
    return ""


PAIRS = [
    (act, way, side)
    for act in ACTS
    for way in WAYS
    if not isinstance(scene(act, way), str)
    for side in sides(act, way)
]
