"""8.2 and 8.8: movements that happen, that are prevented, that are none; and cards that change places."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import score
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Forfeit
from rulerunner.lang.filters import INSTALLED, In, Is
from rulerunner.lang.instructions import Choose, Gain, MoveTo, Swap, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import paid, play, when
from rulerunner.lang.words import ARCHIVES, HQ, ICE, PROGRAM
from tests.support.faces import made, table

MOURN = made("Mourn", "asset", when(Trigger("trash"), Gain(5)))
AWAKE = {"remote 1": At(root=["Mourn (rezzed)"])}
SHUFFLE = made("Shuffle", "operation", play(Choose(Is(ICE) & INSTALLED, 2), Swap(CHOSEN)))


@pytest.mark.rule("nsg-26.03 8.2.1a")
def test_a_card_that_is_moved_to_the_discard_pile_is_not_trashed() -> None:
    drop = made("Drop", "operation", play(Choose(In(HQ)), MoveTo(CHOSEN, ARCHIVES)))
    t = table(drop, MOURN, turn="corp", corp=Seat(credits=0, hand=["Drop", "Ice Wall"]), servers=AWAKE)
    t.corp("play", "Drop")
    assert t.zone("Ice Wall") == ARCHIVES
    assert [t.name(e.card) for e in t.events("trash")] == ["Drop"]
    assert t.credits["corp"] == 5, "for the operation alone"


@pytest.mark.rule("nsg-26.03 8.2.2a")
@pytest.mark.parametrize("saved", [True, False])
def test_a_trashing_that_was_prevented_meets_no_condition(saved: bool) -> None:
    shot = made("Shot", "asset", paid(Clicks(), Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN)))
    grief = made("Grief", "asset", when(Trigger("trash", subject=Is(PROGRAM), first="turn"), Gain(5)))
    t = table(
        shot,
        grief,
        turn="corp",
        corp=Seat(credits=0),
        runner=Seat(rig=["Corroder", "Sacrificial Construct"]),
        servers={"remote 1": At(root=["Shot (rezzed)"]), "remote 2": At(root=["Grief (rezzed)"])},
    )
    t.corp("use", "Shot")
    if saved:
        t.runner("use", "Sacrificial Construct")
    else:
        t.runner("pass")
    assert t.zone("Corroder") == ("table" if saved else "heap")
    assert t.credits["corp"] == (0 if saved else 5)
    t.until(kind="action")
    t.corp("use", "Shot")
    assert t.credits["corp"] == 5, "what was prevented was no first time"


@pytest.mark.rule("nsg-26.03 8.2.5", "nisei-1.4 9.12.2")
def test_a_forfeited_agenda_leaves_the_game_and_takes_its_points_with_it() -> None:
    sell = made("Sell", "asset", paid((Clicks(), Forfeit()), Gain(9)))
    t = table(
        sell,
        turn="corp",
        corp=Seat(credits=0, score=["Hostile Takeover", "Nisei MK II (1 agenda)"]),
        servers={"remote 1": At(root=["Sell (rezzed)"])},
    )
    assert score(t.game.state, "corp") == 3
    t.corp("use", "Sell")
    t.corp("card", "Nisei MK II")
    assert t.zone("Nisei MK II") == "removed"
    assert t.counters("Nisei MK II", "agenda") == 0
    assert score(t.game.state, "corp") == 1


@pytest.mark.rule("nsg-26.03 8.8.1", "nsg-26.03 8.8.3", "nsg-26.03 8.8.3a", "nsg-26.03 6.2.2f")
def test_swapped_ice_changes_places_stays_installed_and_keeps_what_it_hosts() -> None:
    glad = made("Glad", "asset", when(Trigger("install"), Gain(5)))
    t = table(
        SHUFFLE,
        glad,
        turn="corp",
        corp=Seat(credits=0, hand=["Shuffle"]),
        servers={
            "HQ": At(ice=["Ice Wall (rezzed, 2 advancement)", "Enigma"]),
            "R&D": At(ice=["Wall of Static"]),
            "remote 1": At(root=["Glad (rezzed)"]),
        },
    )
    t.corp("play", "Shuffle")
    t.corp("card", "Ice Wall")
    t.corp("card", "Wall of Static")
    ice = {id: [t.name(c) for c in reversed(server.ice)] for id, server in t.game.state.servers.items()}
    assert ice[0] == ["Wall of Static", "Enigma"]
    assert ice[1] == ["Ice Wall"]
    assert t.rezzed("Ice Wall")
    assert not t.rezzed("Wall of Static")
    assert t.counters("Ice Wall", "advancement") == 2
    assert t.game.state.is_active(t.card("Ice Wall"))
    assert t.credits["corp"] == 0, "nothing was installed"
    assert not t.events("install")


@pytest.mark.rule("nsg-26.03 8.8.2")
def test_with_a_single_piece_of_ice_there_is_no_exchange() -> None:
    t = table(SHUFFLE, turn="corp", corp=Seat(hand=["Shuffle"]), servers={"HQ": At(ice=["Ice Wall"])})
    t.corp("play", "Shuffle")
    assert t.decision.kind == "action"
    assert not t.events("swap")
