"""Ice that changes places, seen or unseen, and bits that are announced for a run."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, corp_turn
from tests.support.classic_runner import to_action
from tests.support.table import Table


def order(t: Table, server: int) -> list[str]:
    """The ice of a fort, the outermost first."""
    return [t.name(c) for c in reversed(t.game.state.servers[server].ice)]


@pytest.mark.card("Herman Revista")
def test_herman_rearranges_the_ice_of_his_fort_as_a_run_on_it_begins() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"], deck=DECK),
        runner=Seat(clicks=2),
        servers={
            "remote 1": At(root=["Herman Revista (rezzed)"], ice=["Filter", "Mazer", "Data Wall"]),
            "R&D": At(ice=["Quandary", "Keeper"]),
        },
    )
    t.run("remote 1")
    t.corp("trigger", "Herman Revista")
    for name in ("Data Wall", "Filter"):
        t.corp("card", name)
    t.corp("card", "Mazer") if t.can("card", "Mazer") else None
    assert order(t, 3) == ["Data Wall", "Filter", "Mazer"]
    t.until(rule="4") if t.credits["corp"] else t.finish_run()
    assert t.name(t.events("approach")[0].card) == "Data Wall"
    to_action(t)
    t.run("R&D")
    while t.decision.kind != "action":
        assert not t.can("trigger", "Herman Revista"), "another fort"
        t.passes()


@pytest.mark.card("New Blood")
def test_new_blood_swaps_ice_of_all_forts_out_of_sight() -> None:
    t = corp_turn(
        corp=Seat(credits=3, hand=["New Blood"], deck=DECK),
        servers={
            "HQ": At(ice=["Filter (seen)", "Mazer (rezzed)"]),
            "R&D": At(ice=["Data Wall"]),
        },
    )
    t.corp("play", "New Blood")
    for name in ("Data Wall", "Filter", "Mazer"):
        if t.can("card", name):
            t.corp("card", name)
    assert (order(t, 0), order(t, 1)) == (["Data Wall", "Filter"], ["Mazer"])
    state = t.game.state
    assert [state.cards[t.card(n)].server for n in ("Filter", "Data Wall", "Mazer")] == [0, 0, 1]
    assert (t.rezzed("Mazer"), state.cards[t.card("Filter")].seen) == (True, False)


@pytest.mark.card("New Blood")
def test_ice_may_stay_where_it_is_and_is_concealed_all_the_same() -> None:
    t = corp_turn(
        corp=Seat(credits=3, hand=["New Blood"], deck=DECK),
        servers={"HQ": At(ice=["Filter (seen)", "Mazer"])},
    )
    t.corp("play", "New Blood")
    t.corp("card", "Filter")
    t.corp("card", "Mazer") if t.can("card", "Mazer") else None
    assert order(t, 0) == ["Filter", "Mazer"]
    assert t.game.state.cards[t.card("Filter")].seen is False


def pledged(number: int, notes: str = " (rezzed)", bits: int = 9, corp: int = 4) -> Table:
    """A run on the fortress for which so many bits are announced."""
    t = classic(
        corp=Seat(credits=corp, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=bits, clicks=2, rig=["Krash"], hand=HAND),
        servers={
            "remote 1": At(
                root=[f"Obfuscated Fortress{notes}", "Braindance Campaign"], ice=["Data Wall (rezzed)"]
            )
        },
    )
    t.run("remote 1")
    if not notes:
        t.corp("yes")
    t.runner("number", number=number)
    return t


def breaks_the_wall(t: Table) -> None:
    t.until(rule="7?")
    t.runner("yes")
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Krash")


@pytest.mark.card("Obfuscated Fortress")
@pytest.mark.parametrize("notes", ["", " (rezzed)"])
def test_what_was_announced_and_not_spent_is_lost_after_the_run(notes: str) -> None:
    t = pledged(5, notes)
    breaks_the_wall(t)
    t.finish_run()
    to_action(t)
    assert t.happened("successful run")
    assert t.credits["runner"] == 4, "two were spent, three are lost"


@pytest.mark.card("Obfuscated Fortress")
def test_no_more_can_be_spent_than_was_announced() -> None:
    t = pledged(1)
    while t.decision.kind != "action":
        assert t.decision.rule != "7?", "breaking costs two"
        t.passes()
    assert t.credits["runner"] == 8, "the one that was announced is lost"
    t = pledged(2)
    breaks_the_wall(t)
    t.until(rule="18") if t.decision.rule != "18" else None
    assert not t.can("trash", "Braindance Campaign"), "all that was announced is spent"
    t.finish_run()
    to_action(t)
    assert t.credits["runner"] == 7
    t.run("HQ")
    t.finish_run()
    assert t.credits["runner"] == 7, "another run is free of it"


@pytest.mark.card("Obfuscated Fortress")
def test_a_fortress_that_is_not_rezzed_asks_nothing() -> None:
    t = classic(
        corp=Seat(credits=3, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=9),
        servers={"remote 1": At(root=["Obfuscated Fortress"])},
    )
    t.run("remote 1")
    assert not t.can("number"), "four bits are more than the Corp has"
    t.finish_run()
    assert t.credits["runner"] == 9


@pytest.mark.card("Obfuscated Fortress", "Speed Trap")
def test_a_runner_who_jacks_out_before_the_fortress_takes_effect_announces_nothing() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"]),
        runner=Seat(rig=["Speed Trap"]),
        servers={"remote 1": At(root=["Obfuscated Fortress"])},
    )
    t.run("remote 1")
    t.corp("yes")
    t.runner("trigger", "Speed Trap")
    assert (t.in_run(), t.decision.kind) == (False, "action")
