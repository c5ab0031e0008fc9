"""The base set of 1996: nodes that wait for the Runner."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import HAND, corp_turn, damage, in_fort, in_zone
from tests.support.table import Table

ADVANCED = ("Corprunner's Shattered Remains", "Experimental AI", "Vacant Soulkiller", "Virus Test Site")
RIG = ["MRAM Chip", "HQ Interface", "R&D Interface", "Krash", "Clown", "Mouse"]
HARDWARE, PROGRAMS = RIG[:3], RIG[3:]


@pytest.mark.card(*ADVANCED)
@pytest.mark.parametrize("node", ADVANCED)
@pytest.mark.parametrize("notes", ["", " (rezzed)"])
def test_it_is_advanced_before_and_after_it_is_rezzed(node: str, notes: str) -> None:
    t = corp_turn(servers={"remote 1": At(root=[f"{node}{notes}"])})
    t.corp("advance", node)
    assert (t.counters(node, "advancement"), t.credits["corp"], t.clicks["corp"]) == (1, 4, 2)
    assert t.rezzed(node) == bool(notes)


def trashed(t: Table) -> list[str]:
    return in_zone(t, "heap")


@pytest.mark.card("Corprunner's Shattered Remains", "Experimental AI")
@pytest.mark.parametrize(
    ("node", "kind"), [("Corprunner's Shattered Remains", HARDWARE), ("Experimental AI", PROGRAMS)]
)
def test_it_destroys_a_card_of_its_kind_for_each_counter_as_the_corp_chooses(
    node: str, kind: list[str]
) -> None:
    t = in_fort(f"{node} (rezzed, 2 advancement)", runner=Seat(credits=0, rig=RIG))
    t.until(side="corp", option="card")
    assert sorted(t.name(option.card) for option in t.find("card")) == sorted(kind)
    t.corp("card", kind[0])
    t.corp("card", kind[2])
    t.finish_run()
    assert trashed(t) == sorted((kind[0], kind[2]))


@pytest.mark.card("Corprunner's Shattered Remains", "Experimental AI")
@pytest.mark.parametrize(
    ("node", "kind"), [("Corprunner's Shattered Remains", HARDWARE), ("Experimental AI", PROGRAMS)]
)
@pytest.mark.parametrize(
    ("notes", "lost"), [("rezzed, 5 advancement", 3), ("rezzed", 0), ("5 advancement", 0)]
)
def test_it_destroys_what_there_is_and_nothing_without_counters_or_unrezzed(
    node: str, kind: list[str], notes: str, lost: int
) -> None:
    t = in_fort(f"{node} ({notes})", corp=Seat(credits=0), runner=Seat(credits=0, rig=RIG))
    t.finish_run()
    assert t.happened("access", node)
    assert trashed(t) == (sorted(kind) if lost else [])


@pytest.mark.card("Corprunner's Shattered Remains", "Experimental AI", "Vacant Soulkiller")
@pytest.mark.parametrize("node", ADVANCED[:3])
def test_it_waits_in_its_fort_only(node: str) -> None:
    t = classic(corp=Seat(hand=[node], credits=0), runner=Seat(credits=0, hand=HAND, rig=RIG))
    t.run("HQ")
    t.finish_run()
    assert t.happened("access", node)
    assert (trashed(t), damage(t, "core")) == ([], [])


@pytest.mark.card("Vacant Soulkiller")
@pytest.mark.parametrize(
    ("notes", "points"), [("rezzed, 2 advancement", [2]), ("rezzed", []), ("2 advancement", [])]
)
def test_vacant_soulkiller_does_a_brain_damage_for_each_counter_if_rezzed(
    notes: str, points: list[int]
) -> None:
    t = in_fort(f"Vacant Soulkiller ({notes})", corp=Seat(credits=0), runner=Seat(hand=HAND))
    t.finish_run()
    assert (damage(t, "core"), t.game.state.players["runner"].core_damage) == (points, sum(points))


@pytest.mark.card("Vacant Soulkiller")
def test_vacant_soulkiller_rezzed_in_the_run_strikes() -> None:
    t = in_fort("Vacant Soulkiller (2 advancement)", corp=Seat(credits=2), runner=Seat(hand=HAND))
    t.until(side="corp", rule="15")
    t.corp("rez", "Vacant Soulkiller")
    t.finish_run()
    assert (damage(t, "core"), t.credits["corp"]) == ([2], 0)


# --- those that need not be installed ---------------------------------------------------------------------


@pytest.mark.card("Virus Test Site")
@pytest.mark.parametrize(
    ("notes", "points"), [("", 1), (" (rezzed)", 1), (" (1 advancement)", 2), (" (2 advancement)", 4)]
)
def test_virus_test_site_does_two_net_damage_a_counter_or_one_rezzed_or_not(notes: str, points: int) -> None:
    t = in_fort(f"Virus Test Site{notes}", corp=Seat(credits=0), runner=Seat(hand=HAND))
    t.finish_run()
    assert damage(t, "net") == [points]


def accessed_in(server: str, node: str, **corp: int) -> Table:
    """The Runner runs on a central fort where an ambush is the only card."""
    zone = {"HQ": "hand", "R&D": "deck", "Archives": "discard"}[server]
    t = classic(corp=Seat(**{zone: [node]}, **corp), runner=Seat(credits=0, hand=HAND))  # type: ignore[arg-type]
    t.run(server)
    return t


@pytest.mark.card("Setup!", "Virus Test Site")
@pytest.mark.parametrize(("node", "points"), [("Setup!", 2), ("Virus Test Site", 1)])
def test_it_hurts_in_hq_and_in_rnd_where_it_is_shown_but_not_in_the_archives(node: str, points: int) -> None:
    for server, shown in (("HQ", False), ("R&D", True)):
        t = accessed_in(server, node)
        t.finish_run()
        assert damage(t, "net") == [points]
        assert t.happened("reveal", node) == shown
    t = accessed_in("Archives", node)
    t.finish_run()
    assert t.happened("access", node)
    assert damage(t, "net") == []


@pytest.mark.card("Setup!")
@pytest.mark.parametrize("notes", ["", " (rezzed)"])
def test_setup_does_two_net_damage_in_a_fort(notes: str) -> None:
    t = in_fort(f"Setup!{notes}", corp=Seat(credits=0), runner=Seat(hand=HAND))
    t.finish_run()
    assert damage(t, "net") == [2]


@pytest.mark.card("Setup!", "TRAP!", "Virus Test Site")
@pytest.mark.parametrize(
    ("node", "points"),
    [("Setup!", [1]), ("TRAP!", [2]), ("Virus Test Site", []), ("Virus Test Site (2 advancement)", [3])],
)
def test_its_net_damage_can_be_prevented(node: str, points: list[int]) -> None:
    rig = ["'Green Knight' Surge Buffers"]
    t = in_fort(node, corp=Seat(credits=4), runner=Seat(credits=0, hand=HAND, rig=rig))
    while t.in_run():
        t.corp("yes") if t.decision.side == "corp" and t.can("yes") else t.passes()
    assert damage(t, "net") == points


@pytest.mark.card("Corprunner's Shattered Remains", "Experimental AI", "Vacant Soulkiller")
@pytest.mark.parametrize("node", ADVANCED[:3])
def test_it_strikes_when_it_is_accessed_and_not_when_another_card_is(node: str) -> None:
    forts = {"remote 2": At(root=[f"{node} (rezzed, 2 advancement)"])}
    t = in_fort("Krumz", corp=Seat(credits=0), runner=Seat(credits=0, hand=HAND, rig=RIG), servers=forts)
    t.finish_run()
    assert t.happened("access", "Krumz")
    assert (trashed(t), damage(t, "core")) == ([], [])


@pytest.mark.card("TRAP!")
@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_trap_hurts_and_tags_if_the_corp_pays_four_bits(server: str) -> None:
    t = accessed_in(server, "TRAP!", credits=4)
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.finish_run()
    assert (damage(t, "net"), t.tags, t.credits["corp"]) == ([3], 1, 0)
    assert t.happened("reveal", "TRAP!") == (server == "R&D")


@pytest.mark.card("TRAP!")
def test_trap_does_nothing_if_the_corp_does_not_pay() -> None:
    t = accessed_in("HQ", "TRAP!", credits=4)
    t.until(side="corp", option="yes")
    t.corp("no")
    t.finish_run()
    assert (damage(t, "net"), t.tags, t.credits["corp"]) == ([], 0, 4)
    t = accessed_in("R&D", "TRAP!", credits=3)
    t.finish_run()
    assert (damage(t, "net"), t.tags) == ([], 0)
    assert t.happened("reveal", "TRAP!"), "shown even so"


@pytest.mark.card("TRAP!")
def test_trap_works_in_a_fort_and_not_in_the_archives() -> None:
    t = in_fort("TRAP!", corp=Seat(credits=4), runner=Seat(hand=HAND))
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.finish_run()
    assert (damage(t, "net"), t.tags) == ([3], 1)
    t = accessed_in("Archives", "TRAP!", credits=9)
    while t.in_run():
        assert not t.can("yes") or t.decision.side == "runner"
        t.passes()
    assert t.happened("access", "TRAP!")
    assert t.credits["corp"] == 9
