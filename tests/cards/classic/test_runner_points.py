"""The game of 1996: agenda points without agendas, cards trashed at no cost, counters that are lost again."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_limit
from rulerunner.kernel.read.values import requirement, score
from tests.support.classic import classic, rolled, strength_of
from tests.support.classic_corp import DECK, HAND, damage, in_zone
from tests.support.classic_runner import (
    CORP,
    accesses,
    facing,
    installed,
    next_turn,
    played,
    runner_turn,
    succeeds,
    to_action,
    turn_begins,
)
from tests.support.table import Table


def points(t: Table, side: str = "runner") -> int:
    return score(t.game.state, "corp" if side == "corp" else "runner")


# --- points scored ----------------------------------------------------------------------------------------

GRAY_OPS, BLACK_OPS = "Hostile Takeover", "Corporate War"
SIX_POINTS = ["Corporate War"] * 2


def after_liberating(agenda: str, prep: str) -> Table:
    """The Runner has liberated an agenda from HQ this turn and holds a prep."""
    t = runner_turn(corp=Seat(hand=[agenda], deck=DECK), runner=Seat(credits=0, hand=[prep]))
    assert points(t) == 0
    succeeds(t, "HQ")
    return t


@pytest.mark.card("Desperate Competitor")
def test_the_desperate_competitor_pays_a_point_for_gray_ops() -> None:
    prep = "Desperate Competitor"
    assert not after_liberating(BLACK_OPS, prep).can("play", prep)
    t = after_liberating(GRAY_OPS, prep)
    before = points(t)
    t.runner("play", prep)
    assert (points(t), t.zone(prep), t.clicks["runner"]) == (before + 1, "heap", 2)
    next_turn(t)
    assert points(t) == before + 1, "for good"


@pytest.mark.card("Hot Tip for WNS")
@pytest.mark.parametrize(("agenda", "scored"), [(BLACK_OPS, 1), (GRAY_OPS, 0)])
def test_the_hot_tip_pays_a_point_for_black_ops(agenda: str, scored: int) -> None:
    t = after_liberating(agenda, "Hot Tip for WNS")
    before = points(t)
    t.runner("play", "Hot Tip for WNS")
    assert points(t) - before == scored


@pytest.mark.card("Blackmail")
def test_blackmail_scores_a_point_instead_of_an_access_to_hq() -> None:
    assert not runner_turn(runner=Seat(credits=11, hand=["Blackmail"])).can("play")
    t = played("Blackmail", runner=Seat(credits=12))
    assert t.attacked == "HQ"
    t.finish_run()
    assert (points(t), accesses(t), t.credits["runner"]) == (1, 0, 0)
    t = played("Blackmail", runner=Seat(credits=12), servers={"HQ": At(ice=["Filter (rezzed)"])})
    t.finish_run()
    assert points(t) == 0


@pytest.mark.card("Blackmail")
def test_a_point_without_an_agenda_wins_as_any_other() -> None:
    t = played("Blackmail", runner=Seat(credits=12, score=SIX_POINTS))
    assert points(t) == 6
    t.finish_run()
    assert t.game.result == ("runner", "points")


# --- points given up --------------------------------------------------------------------------------------

COSTLY = {"Arasaka Portable Prototype": 11, "Corporate Ally": 3}


@pytest.mark.card(*COSTLY)
@pytest.mark.parametrize("card", COSTLY)
def test_it_is_installed_for_bits_and_a_point(card: str) -> None:
    bits = COSTLY[card]
    assert not runner_turn(runner=Seat(credits=20, hand=[card])).can("install", card)
    assert not runner_turn(runner=Seat(credits=bits - 1, hand=[card], score=[GRAY_OPS])).can("install", card)
    t = runner_turn(runner=Seat(credits=bits, hand=[card], score=[GRAY_OPS]))
    before = points(t)
    t.runner("install", card)
    to_action(t)
    assert (t.zone(card), t.credits["runner"], points(t)) == ("table", 0, before - 1)
    assert t.zone(GRAY_OPS) == "runner score", "the agenda stays where it is"


@pytest.mark.card("Arasaka Portable Prototype")
def test_the_portable_prototype_has_memory_and_bits_for_icebreakers() -> None:
    t = facing("Data Wall", "Dwarf", 0, rig=["Arasaka Portable Prototype"])
    assert memory_limit(t.game.state) == 7
    assert t.counters("Arasaka Portable Prototype", "credit") == 3
    assert t.decision.rule == "7?"
    t = runner_turn(
        runner=Seat(credits=0, rig=["Arasaka Portable Prototype"], hand=["Temple Microcode Outlet"])
    )
    assert not t.can("play")


@pytest.mark.card("Corporate Ally")
def test_a_corporate_ally_makes_every_agenda_harder() -> None:
    forts = {"remote 1": At(root=[GRAY_OPS]), "remote 2": At(root=[BLACK_OPS])}
    harder = classic(turn="corp", corp=CORP, runner=Seat(rig=["Corporate Ally"]), servers=forts)
    plain = classic(turn="corp", corp=CORP, servers=forts)
    for agenda in (GRAY_OPS, BLACK_OPS):
        needs = [requirement(t.game.state, t.card(agenda)) for t in (harder, plain)]
        assert needs[0] == needs[1] + 1


@pytest.mark.card("Databroker")
def test_the_databroker_buys_a_point_for_ten_bits() -> None:
    assert installed("Databroker").credits["runner"] == 20
    assert not runner_turn(runner=Seat(rig=["Databroker"])).can("use", "Databroker")
    t = runner_turn(runner=Seat(credits=0, rig=["Databroker"], score=[GRAY_OPS]))
    before = points(t)
    t.runner("use", "Databroker")
    assert (points(t), t.credits["runner"], t.clicks["runner"]) == (before - 1, 10, 3)
    assert t.zone("Databroker") == "heap"


@pytest.mark.card("Diplomatic Immunity")
@pytest.mark.parametrize("waives", [True, False])
def test_diplomatic_immunity_prevents_meat_damage_unless_the_corp_gives_up_a_point(waives: bool) -> None:
    assert installed("Diplomatic Immunity").credits["runner"] == 19
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(credits=20, clicks=0, hand=["Urban Renewal", "Urban Renewal"], deck=DECK, score=[GRAY_OPS]),
        runner=Seat(tags=1, rig=["Diplomatic Immunity"], hand=[*HAND, *HAND]),
    )
    before = points(t, "corp")
    t.until(side="corp", option="use")
    if waives:
        t.corp("use", "Diplomatic Immunity")
    t.until(side="corp", kind="action")
    t.corp("play", "Urban Renewal")
    t.until(side="corp", kind="action")
    assert damage(t, "meat") == ([5] if waives else [])
    assert points(t, "corp") == before - waives
    if waives:
        t.corp("gain credit")
        t.until(side="corp", kind="action")
        t.corp("gain credit")
        to_action(t)
        assert t.counters("Diplomatic Immunity", "waiver") == 0, "until the end of the turn"


# --- strength counters ------------------------------------------------------------------------------------


@pytest.mark.card("The Personal Touch")
def test_the_personal_touch_makes_an_icebreaker_stronger_for_good() -> None:
    hand = ["The Personal Touch", "The Personal Touch"]
    t = runner_turn(runner=Seat(credits=8, hand=hand, rig=["Dwarf", "Raptor", "Newsgroup Filter"]))
    for strength in (4, 5):
        t.runner("play", "The Personal Touch")
        assert not t.can("card", "Newsgroup Filter")
        t.runner("card", "Dwarf")
        to_action(t)
        assert (strength_of(t, "Dwarf"), strength_of(t, "Raptor")) == (strength, 1)
    assert t.credits["runner"] == 0
    next_turn(t)
    assert strength_of(t, "Dwarf") == 5


# --- trashing at no cost ----------------------------------------------------------------------------------


@pytest.mark.card("Kilroy Was Here", "Romp through HQ")
@pytest.mark.parametrize(
    ("prep", "cost", "server", "zone"),
    [("Kilroy Was Here", 0, "R&D", "R&D"), ("Romp through HQ", 2, "HQ", "HQ")],
)
@pytest.mark.parametrize("card", ["Keeper", "Krumz"])
def test_what_is_accessed_there_may_be_trashed_at_no_cost(
    prep: str, cost: int, server: str, zone: str, card: str
) -> None:
    corp = Seat(hand=[card], deck=[card, *DECK]) if zone == "HQ" else Seat(hand=["Filter"], deck=[card])
    t = played(prep, corp=corp, runner=Seat(credits=cost), servers={server: At(root=["Red Herrings"])})
    assert t.attacked == server
    t.until(side="runner", rule="18")
    assert not t.can("trash", "Red Herrings"), "only what is stored there"
    t.runner("trash", card)
    t.finish_run()
    assert in_zone(t, "Archives") == [card]
    assert t.credits["runner"] == 0
    to_action(t)
    t.run(server)
    while t.in_run():
        assert not t.can("trash"), "not in the next run"
        t.passes()


VIRUSES = {"Crumble": ("HQ", "crumble", False), "Garbage In": ("R&D", "garbage", True)}
"""Where it works, its counters, and whether using them costs two."""


@pytest.mark.card(*VIRUSES)
@pytest.mark.parametrize("virus", VIRUSES)
@pytest.mark.parametrize("uses", [True, False])
@pytest.mark.parametrize("counters", [2, 3])
def test_two_counters_let_the_runner_trash_what_is_accessed(virus: str, uses: bool, counters: int) -> None:
    fort, kind, spent = VIRUSES[virus]
    assert installed(virus).credits["runner"] == 17
    t = runner_turn(
        corp=Seat(hand=["Keeper"] * 3, deck=["Keeper"] * 9), runner=Seat(credits=0, clicks=5, rig=[virus])
    )
    succeeds(t, "Archives")
    assert not t.game.state.loose_counters
    for _ in range(2):
        t.run(fort)
        while t.in_run():
            assert not t.can("trash"), "not before there are two"
            t.passes()
        to_action(t)
    assert t.game.state.loose_counters == {(kind, -1): 2}
    for _ in range(counters - 2):
        succeeds(t, fort)
    t.run(fort)
    t.until(side="runner", rule="18")
    assert t.can("trash", "Keeper")
    if uses:
        t.runner("trash", "Keeper")
    t.finish_run()
    to_action(t) if t.clicks["runner"] else t.until(side="corp", rule="C4.6")
    assert in_zone(t, "Archives") == ["Keeper"] * uses
    assert t.game.state.loose_counters == {(kind, -1): counters + 1 - 2 * (uses and spent)}


# --- counters that are lost again -------------------------------------------------------------------------


def doomed(seed: int, takes: bool = True, card: str = "Krumz") -> Table:
    """The Corp installs a card while a Doom counter lies with it."""
    t = classic(
        corp=Seat(credits=9, hand=[card, "Keeper"], deck=DECK),
        runner=Seat(credits=0, clicks=1, rig=["Armageddon"]),
        seed=seed,
    )
    t.run("R&D")
    t.until(side="runner", option="trigger")
    t.runner("trigger", "Armageddon") if takes else t.runner("pass")
    t.until(side="corp", kind="action")
    if takes:
        t.corp("install", card)
        t.until(side="corp", kind="action")
    return t


@pytest.mark.card("Armageddon")
@pytest.mark.parametrize(("low", "high", "zone", "left"), [(1, 5, "table", 1), (6, 6, "Archives", 0)])
def test_armageddon_dooms_what_the_corp_installs(low: int, high: int, zone: str, left: int) -> None:
    assert installed("Armageddon").credits["runner"] == 19
    t = rolled(doomed, low, high)
    assert (accesses(t), t.zone("Krumz")) == (0, zone)
    assert t.game.state.loose_counters.get(("doom", -1), 0) == left
    assert not left or len(t.events("die")) == 1
    t.corp("install", "Keeper")
    t.corp("server", server="HQ")
    t.until(side="corp", kind="action")
    assert len(t.events("die")) == 1 + left, "without counters there is nothing to roll"


@pytest.mark.card("Armageddon")
def test_armageddon_may_be_left_for_an_access() -> None:
    t = doomed(0, takes=False)
    assert (accesses(t), t.game.state.loose_counters) == (1, {})


# --- quests -----------------------------------------------------------------------------------------------


@pytest.mark.card("Quest for Cattekin")
@pytest.mark.parametrize(
    ("roll", "core", "net", "clicks"),
    [(1, [1], [], 4), (2, [], [1], 4), (3, [], [], 4), (5, [], [], 4), (6, [], [], 5)],
)
def test_the_quest_for_cattekin_rolls_each_turn(
    roll: int, core: list[int], net: list[int], clicks: int
) -> None:
    assert installed("Quest for Cattekin").credits["runner"] == 16
    rig = ("Quest for Cattekin", "Force Shield")
    t = rolled(lambda seed: turn_begins(*rig, runner=Seat(hand=HAND), seed=seed), roll, roll)
    to_action(t)
    assert (damage(t, "core"), damage(t, "net"), t.clicks["runner"]) == (core, net, clicks)
    assert t.zone("Quest for Cattekin") == ("heap" if roll == 6 else "table")
    if roll == 6:
        next_turn(t)
        assert (t.clicks["runner"], len(t.events("die"))) == (5, 1)
