"""Cards that choose subtypes and card types."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import has_subtype
from rulerunner.lang.validating.subtypes import ICE_SUBTYPES
from tests.support.ice import BOTH, meet, rezzes, run_on
from tests.support.table import Table


def subtypes_of(t: Table, ice: str) -> set[str]:
    return {name for name in ICE_SUBTYPES if has_subtype(t.game.state, t.card(ice), name)}


# --- subtypes ---------------------------------------------------------------------------------------------

LYCIAN = "Lycian Multi-Munition"


def lycian(*chosen: str, rules: str = "nsg-26.03") -> Table:
    """The Runner meets it as ice of the chosen subtypes."""
    t = run_on(
        f"{LYCIAN} (unrezzed)",
        "Ice Wall",
        rules=rules,
        runner={"credits": 9, "rig": ["Cleaver", "Unity", "Carmen"]},
        corp={"credits": 3},
    )
    rezzes(t, LYCIAN)
    for name in chosen:
        t.until(about="subtype")
        t.corp("subtype", detail=name)
    if len(chosen) < 3:
        t.corp("done")
    return meet(t, LYCIAN)


@pytest.mark.card("Lycian Multi-Munition")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    ("chosen", "credits", "clicks", "trashed", "ended"),
    [
        (("code gate",), 8, 2, 0, False),
        (("sentry",), 9, 3, 1, False),
        (("barrier",), 9, 3, 0, True),
        (("sentry", "code gate", "barrier"), 8, 2, 1, True),
    ],
)
def test_lycian_multi_munition_does_what_its_subtypes_say(
    rules: str, chosen: tuple[str, ...], credits: int, clicks: int, trashed: int, ended: bool
) -> None:
    t = lycian(*chosen, rules=rules)
    assert subtypes_of(t, LYCIAN) == {"mythic", "destroyer", *chosen}
    t.runner("pass")
    t.until(kind="paid") if not ended else t.until(side="runner", kind="action")
    assert t.credits == {"corp": int("barrier" in chosen), "runner": credits}
    assert t.clicks["runner"] == clicks
    assert len(t.events("trash")) == trashed
    assert t.happened("end the run") == ended


@pytest.mark.card("Lycian Multi-Munition")
def test_lycian_multi_munition_has_to_choose_and_is_derezzed_as_a_turn_ends() -> None:
    t = run_on(f"{LYCIAN} (unrezzed)", runner={"rig": ["Corroder"]}, corp={"credits": 6})
    rezzes(t, LYCIAN)
    t.until(about="subtype")
    assert not t.can("done")
    t.corp("subtype", detail="barrier")
    t.corp("done")
    t.finish_run()
    for _ in range(3):
        t.until(side="runner", kind="action")
        t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert not t.rezzed(LYCIAN)
    assert subtypes_of(t, LYCIAN) == {"mythic", "destroyer"}


@pytest.mark.card("Pelangi")
@pytest.mark.example("nsg-26.03 9.10.3a", 1)
@pytest.mark.parametrize("rules", BOTH)
def test_pelangi_gives_the_encountered_ice_a_subtype_for_the_encounter(rules: str) -> None:
    t = run_on(
        "Enigma", "Ice Wall", rules=rules, runner={"hand": ["Pelangi"], "rig": ["Corroder"], "clicks": 4}
    )
    t.finish_run()
    t.until(side="runner", kind="action")
    t.runner("install", "Pelangi")
    t.until(side="runner", kind="action")
    assert t.counters("Pelangi", "virus") == 2
    t.run("HQ")
    meet(t, "Enigma")
    assert not t.can("use", "Corroder", ability=0)
    t.runner("use", "Pelangi")
    assert len(t.find("subtype")) == len(ICE_SUBTYPES)
    t.runner("subtype", detail="barrier")
    assert t.counters("Pelangi", "virus") == 1
    assert subtypes_of(t, "Enigma") == {"code gate", "barrier"}
    assert not t.can("use", "Pelangi"), "once per turn"
    t.until(side="runner", option="use")
    assert t.can("use", "Corroder", ability=0)
    t.finish_run()
    assert subtypes_of(t, "Enigma") == {"code gate"}


# --- card types -------------------------------------------------------------------------------------------


def chooses(t: Table, kind: str) -> Table:
    t.until(about="card-type")
    t.corp("type", detail=kind)
    return t


@pytest.mark.card("Saisentan")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("kind", "damage"), [("event", 6), ("program", 3)])
def test_saisentan_hurts_once_more_for_each_card_of_the_chosen_type(
    rules: str, kind: str, damage: int
) -> None:
    t = chooses(run_on("Saisentan", rules=rules, runner={"hand": ["9x Diesel"]}), kind)
    t.finish_run()
    assert [e.amount for e in t.events("damage", sort="net")] == [1] * damage, "what follows sets off nothing"


@pytest.mark.card("Engram Flush")
@pytest.mark.parametrize("rules", BOTH)
def test_engram_flush_may_trash_a_revealed_card_of_the_chosen_type(rules: str) -> None:
    hand = ["Diesel", "Diesel", "Corroder", "Ice Carver"]
    t = chooses(run_on("Engram Flush", rules=rules, runner={"hand": hand, "rig": ["Gordian Blade"]}), "event")
    t.until(side="corp", about="may")  # one time for the whole grip
    t.corp("yes")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("trash")] == ["Diesel"]
    assert len(t.events("reveal")) == 4 + 3, "the second subroutine reveals what is left"


@pytest.mark.card("Engram Flush")
def test_engram_flush_trashes_nothing_of_another_type() -> None:
    t = chooses(run_on("Engram Flush", runner={"hand": ["3x Diesel"]}), "program")
    t.finish_run()
    assert len(t.events("reveal")) == 6
    assert not t.happened("trash")


@pytest.mark.card("Game Over")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("credits", "saved"), [(2, 0), (5, 1), (6, 2)])
def test_game_over_trashes_a_type_unless_the_runner_pays_for_each(
    rules: str, credits: int, saved: int
) -> None:
    t = Table(
        position(
            rules=rules,
            corp=Seat(credits=9, hand=["Game Over"], deck=["9x Enigma"]),
            runner=Seat(credits=credits, clicks=1, rig=["Corroder", "Datasucker", "Imp", "Ice Carver"]),
            servers={"remote 1": At(root=["Vanity Project"])},
        )
    )
    t.run("remote 1")
    t.until(side="corp", kind="action")
    t.corp("play", "Game Over")
    chooses(t, "program")
    for card in ("Imp", "Datasucker")[:saved]:
        t.runner("card", card)
    t.until(side="corp", kind="action")
    assert t.credits["runner"] == credits - 3 * saved
    gone = [name for name in ("Corroder", "Datasucker", "Imp", "Ice Carver") if t.zone(name) == "heap"]
    assert gone == ["Datasucker", "Imp"][: 2 - saved]
    assert t.game.state.players["corp"].bad_publicity == 1


@pytest.mark.card("Game Over")
def test_game_over_needs_a_stolen_agenda() -> None:
    corp = Seat(credits=9, hand=["Game Over"])
    assert not Table(position(turn="corp", corp=corp)).can("play", "Game Over")
