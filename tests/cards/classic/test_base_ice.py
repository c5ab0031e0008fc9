"""The base set of 1996: ice. What each subroutine does alone, and what they do together."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.words import Side
from tests.support.classic import breaking, classic
from tests.support.classic_corp import HAND, break_all_but, damage, facing
from tests.support.table import Table

END, PROGRAM = ("end", 0), ("program", 1)


def net(points: int) -> tuple[str, int]:
    return ("net", points)


CORE = ("core", 1)

PRINTED = {
    "Crystal Wall": (4, (END,)),
    "Data Wall": (1, (END,)),
    "Data Wall 2.0": (2, (END,)),
    "Fire Wall": (5, (END,)),
    "Filter": (0, (END,)),
    "Keeper": (4, (END,)),
    "Mazer": (5, (END,)),
    "PI in the 'Face": (5, (END,)),
    "Quandary": (2, (END,)),
    "Rock is Strong": (6, (END,)),
    "Scramble": (3, (END,)),
    "Sleeper": (1, (END,)),
    "Wall of Static": (3, (END,)),
    "Endless Corridor": (4, (END, END)),
    "Reinforced Wall": (8, (END, END)),
    "Cortical Scanner": (7, (END, END, END)),
    "Laser Wire": (4, (net(1), END)),
    "Nerve Labyrinth": (6, (net(2), END)),
    "Razor Wire": (6, (net(2), END)),
    "Shotgun Wire": (8, (net(2), END)),
    "Wall of Ice": (13, (net(2), net(2), END, END)),
    "Cortical Scrub": (7, (CORE, END)),
    "Code Corpse": (10, (CORE, CORE, END)),
    "Zombie": (9, (CORE, CORE, END)),
    "Liche": (14, (CORE, CORE, CORE, END)),
    "Banpei": (4, (PROGRAM, END)),
    "D'Arc Knight": (6, (PROGRAM, END)),
    "Data Naga": (9, (PROGRAM, END)),
    "Ice Pick Willie": (5, (PROGRAM, END)),
    "Sentinels Prime": (8, (PROGRAM, END)),
    "Triggerman": (7, (PROGRAM, END)),
}
"""The cost to rez, and the subroutines in their order: what they do, and how much."""


def took_effect(t: Table) -> list[tuple[str, int]]:
    """What the subroutines have done so far, the run's end last."""
    done = [(change.sort, change.amount) for change in t.events("damage")]
    done += [
        PROGRAM for change in t.events("trash") if t.game.state.cards[change.card].face.type == "program"
    ]
    return done + [END for _ in t.events("end the run")]


def trash_the_filter(t: Table) -> None:
    """The Corp, asked for a program to trash, leaves the icebreaker alone."""
    if t.decision.side == "corp" and t.can("card", "Newsgroup Filter"):
        t.corp("card", "Newsgroup Filter")


@pytest.mark.card(*PRINTED)
@pytest.mark.parametrize("ice", PRINTED)
class TestIce:
    """Ice whose subroutines are plain ones."""

    def test_rezzed_and_unbroken_it_does_all_it_says_and_no_more(self, ice: str) -> None:
        cost, subs = PRINTED[ice]
        t = classic(
            corp=Seat(credits=cost, hand=["Hostile Takeover"]),
            runner=Seat(credits=0, hand=HAND, rig=["Newsgroup Filter"]),
            servers={"HQ": At(ice=[ice])},
        )
        t.run("HQ")
        t.corp("rez", ice)
        first_end = subs.index(END)
        assert took_effect(t) == [*subs[:first_end], END]
        assert t.credits == {"corp": 0, "runner": 0}
        assert not t.in_run()
        assert not t.happened("access")

    def test_each_subroutine_left_unbroken_takes_effect_alone(self, ice: str) -> None:
        _, subs = PRINTED[ice]
        for number, does in enumerate(subs):
            t = facing(ice, runner=Seat(credits=99, hand=HAND, rig=["Krash", "Newsgroup Filter"]))
            break_all_but(t, number)
            trash_the_filter(t)
            t.finish_run()
            assert took_effect(t) == [does]
            assert t.happened("access") == (does != END)

    def test_fully_broken_it_does_nothing(self, ice: str) -> None:
        t = facing(ice, runner=Seat(credits=99, hand=HAND, rig=["Krash", "Newsgroup Filter"]))
        break_all_but(t, -1)
        t.finish_run()
        assert len(t.events("subroutine broken")) == len(PRINTED[ice][1])
        assert took_effect(t) == []
        assert t.happened("access")


@pytest.mark.card("Liche")
def test_every_brain_damage_of_ice_lowers_the_hand_size() -> None:
    t = facing("Liche", runner=Seat(credits=0, hand=HAND))
    assert t.game.state.players["runner"].core_damage == 3


@pytest.mark.card("Banpei")
def test_ice_that_trashes_a_program_lets_the_corp_choose_and_needs_none() -> None:
    t = facing("Banpei", runner=Seat(credits=0, rig=["Krash", "Newsgroup Filter", "MRAM Chip"]))
    assert {t.name(option.card) for option in t.find("card")} == {"Krash", "Newsgroup Filter"}
    t.corp("card", "Krash")
    assert (t.zone("Krash"), t.zone("Newsgroup Filter"), t.in_run()) == ("heap", "table", False)
    t = facing("Banpei", runner=Seat(credits=0, rig=["MRAM Chip"]))
    assert (t.zone("MRAM Chip"), t.in_run()) == ("table", False)


@pytest.mark.card(
    "Laser Wire",
    "Nerve Labyrinth",
    "Razor Wire",
    "Shotgun Wire",
    "Wall of Ice",
    "Bolter Cluster",
    "Data Darts",
    "Neural Blade",
)
@pytest.mark.parametrize(
    ("ice", "points"),
    [
        ("Laser Wire", []),
        ("Nerve Labyrinth", [1]),
        ("Razor Wire", [1]),
        ("Shotgun Wire", [1]),
        ("Wall of Ice", [1, 2]),
        ("Bolter Cluster", [3]),
        ("Data Darts", [2]),
        ("Neural Blade", []),
    ],
)
def test_its_net_damage_can_be_prevented(ice: str, points: list[int]) -> None:
    t = facing(ice, runner=Seat(credits=0, hand=HAND, rig=["'Green Knight' Surge Buffers"]))
    t.finish_run()
    assert damage(t, "net") == points


# --- a toll at every further piece of ice -----------------------------------------------------------------


@pytest.mark.card("Ball and Chain")
def test_ball_and_chain_takes_two_bits_at_each_further_ice_of_the_run() -> None:
    t = facing("Ball and Chain", "Fetch 4.0.1", "Fetch 4.0.1", runner=Seat(credits=4))
    for left in (2, 0):
        t.until(option="yes", side="runner")
        while t.decision.about == "jack-out":
            t.runner("no")
        t.runner("yes")
        assert t.credits["runner"] == left
    t.finish_run()
    assert t.happened("access", "Hostile Takeover")


@pytest.mark.card("Ball and Chain")
@pytest.mark.parametrize("bits", [1, 9])
def test_ball_and_chain_ends_the_run_of_a_runner_who_does_not_pay(bits: int) -> None:
    t = facing("Ball and Chain", "Fetch 4.0.1", runner=Seat(credits=bits))
    t.runner("no")
    if bits >= 2:
        t.runner("no")
    assert not t.in_run()
    assert (t.credits["runner"], t.tags) == (bits, 0)
    assert not t.happened("jack out")


@pytest.mark.card("Ball and Chain")
def test_ball_and_chain_weighs_on_one_run_and_not_if_broken() -> None:
    t = facing("Ball and Chain", runner=Seat(credits=9))
    t.finish_run()
    assert t.credits["runner"] == 9
    t = facing("Ball and Chain", "Filter", runner=Seat(credits=99, rig=["Krash"]))
    break_all_but(t, -1)
    left = t.credits["runner"]
    t.until(rule="7?")
    assert t.credits["runner"] == left
    t = facing("Ball and Chain", runner=Seat(credits=9), servers={"R&D": At(ice=["Fetch 4.0.1 (rezzed)"])})
    t.finish_run()
    t.until(rule="C10.5")
    t.run("R&D")
    assert t.decision.rule == "C21", "no toll on the next run"


@pytest.mark.card("Ball and Chain")
def test_two_of_them_take_two_bits_each() -> None:
    t = facing("Ball and Chain", "Ball and Chain", "Fetch 4.0.1", runner=Seat(credits=6))
    t.runner("no")  # jack out
    t.runner("yes")
    assert t.credits["runner"] == 4
    t.runner("no")
    t.corp("trigger", number=0)
    t.runner("yes")
    t.runner("yes")
    assert (t.credits["runner"], t.decision.rule) == (0, "C21")


# --- the next ice cannot be broken ------------------------------------------------------------------------


@pytest.mark.card("Bolter Cluster", "Data Darts", "Neural Blade")
@pytest.mark.parametrize(("ice", "points"), [("Bolter Cluster", 4), ("Data Darts", 3), ("Neural Blade", 1)])
def test_it_hurts_and_the_next_ice_of_the_run_cannot_be_broken(ice: str, points: int) -> None:
    t = facing(ice, "Fetch 4.0.1", "Filter", runner=Seat(credits=99, hand=HAND, rig=["Krash"]))
    t.runner("no")
    assert damage(t, "net") == [points]
    t.until(rule="C21")
    assert not t.happened("subroutine broken")
    t.corp("number", number=0)
    assert t.tags == 1
    t.until(rule="7?")
    assert t.find("yes"), "the ice after that can"


@pytest.mark.card("Bolter Cluster", "Data Darts", "Neural Blade")
@pytest.mark.parametrize(("ice", "points"), [("Bolter Cluster", 4), ("Data Darts", 3), ("Neural Blade", 1)])
def test_its_subroutines_are_broken_one_by_one(ice: str, points: int) -> None:
    for keep, hurts in ((0, [points]), (1, [])):
        t = facing(ice, "Filter", runner=Seat(credits=99, hand=HAND, rig=["Krash"]))
        break_all_but(t, keep)
        assert damage(t, "net") == hurts
        t.runner("no")  # jack out
        if keep == 0:
            assert t.decision.about == "break", "the next ice can be broken"
        else:
            assert not t.in_run(), "the next ice could not be broken and ended the run"


@pytest.mark.card("Bolter Cluster", "Data Darts", "Neural Blade")
@pytest.mark.parametrize("ice", ["Bolter Cluster", "Data Darts", "Neural Blade"])
def test_ice_of_the_next_run_can_be_broken_again(ice: str) -> None:
    runner = Seat(credits=99, hand=HAND, rig=["Krash"])
    t = facing(ice, runner=runner, servers={"R&D": At(ice=["Filter (rezzed)"])})
    t.until(rule="C10.5")
    t.run("R&D")
    assert t.decision.about == "break"


# --- traces -----------------------------------------------------------------------------------------------


@pytest.mark.card("Fetch 4.0.1", "Hunter", "Jack Attack")
@pytest.mark.parametrize(("ice", "limit"), [("Fetch 4.0.1", 3), ("Hunter", 5), ("Jack Attack", 5)])
@pytest.mark.parametrize("succeeds", [True, False])
def test_it_traces_up_to_its_limit_and_tags(ice: str, limit: int, succeeds: bool) -> None:
    rig = ["Back Door to Hilliard"]
    t = facing(ice, corp=Seat(credits=9, hand=["Keeper"]), runner=Seat(credits=0, rig=rig))
    assert [option.number for option in t.decision.options] == list(range(limit + 1))
    t.corp("number", number=2 if succeeds else 1)
    t.runner("card", "Back Door to Hilliard")
    assert t.tags == (1 if succeeds else 0)
    t.finish_run()
    assert t.happened("access"), "a trace does not end the run"


@pytest.mark.card("Jack Attack")
def test_jack_attack_keeps_the_runner_in_the_run_unless_that_is_broken() -> None:
    t = facing("Jack Attack", "Fetch 4.0.1", runner=Seat(credits=0))
    while t.in_run():
        assert t.decision.about != "jack-out"
        t.passes()
    assert t.happened("access")
    t = facing("Jack Attack", runner=Seat(credits=9, rig=["Flak"]))
    breaking(t, by="Flak", times=1, subroutine=0)
    t.runner("no")
    t.corp("number", number=0)
    assert t.decision.about == "jack-out"


@pytest.mark.card("Jack Attack")
def test_jack_attack_holds_for_one_run() -> None:
    t = facing("Jack Attack", runner=Seat(credits=0))
    t.finish_run()
    t.until(rule="C10.5")
    t.run("R&D")
    assert t.decision.about == "jack-out"


@pytest.mark.card("Cinderella", "Homewrecker")
@pytest.mark.parametrize(("ice", "limit"), [("Cinderella", 6), ("Homewrecker", 5)])
def test_it_burns_a_piece_of_hardware_and_its_user_and_nothing_prevents_it(ice: str, limit: int) -> None:
    rig = ["Dermatech Bodyplating", "Leland, Corporate Bodyguard", "MRAM Chip"]
    t = facing(ice, corp=Seat(credits=9, hand=["Keeper"]), runner=Seat(credits=9, hand=HAND, rig=rig))
    assert [option.number for option in t.decision.options] == list(range(limit + 1))
    t.corp("number", number=0)
    assert {t.name(option.card) for option in t.find("card")} == {"Dermatech Bodyplating", "MRAM Chip"}
    assert not t.can("done")
    t.corp("card", "MRAM Chip")
    assert (t.zone("MRAM Chip"), t.zone("Dermatech Bodyplating")) == ("heap", "table")
    assert damage(t, "meat") == [2]
    assert not t.in_run()
    assert not t.happened("access")


@pytest.mark.card("Cinderella", "Homewrecker")
@pytest.mark.parametrize("ice", ["Cinderella", "Homewrecker"])
def test_without_hardware_it_burns_the_runner_and_a_failed_trace_burns_nothing(ice: str) -> None:
    t = facing(ice, runner=Seat(hand=HAND))
    t.corp("number", number=0)
    assert (damage(t, "meat"), t.in_run()) == ([2], False)
    t = facing(ice, runner=Seat(credits=0, hand=HAND, rig=["Back Door to Hilliard", "MRAM Chip"]))
    t.corp("number", number=1)
    t.runner("card", "Back Door to Hilliard")
    t.finish_run()
    assert (damage(t, "meat"), t.zone("MRAM Chip")) == ([], "table")
    assert t.happened("access")


# --- an action forgone ------------------------------------------------------------------------------------


def actions_left(t: Table, side: Side) -> int:
    """The actions a player takes until the other one does."""
    taken = 0
    while t.decision.side == side:
        t.choose(t.find("gain credit")[0])
        taken += 1
    return taken


@pytest.mark.card("TKO 2.0")
@pytest.mark.parametrize(("clicks", "left", "next_turn"), [(4, 2, 4), (1, 0, 3)])
def test_tko_ends_the_run_and_takes_the_next_action_even_of_the_next_turn(
    clicks: int, left: int, next_turn: int
) -> None:
    corp = Seat(hand=["Keeper"], deck=["Keeper"] * 3)
    t = facing("TKO 2.0", corp=corp, runner=Seat(clicks=clicks, credits=0))
    assert not t.in_run()
    assert not t.happened("access")
    assert actions_left(t, "runner") == left
    assert actions_left(t, "corp") == 3
    assert actions_left(t, "runner") == next_turn
