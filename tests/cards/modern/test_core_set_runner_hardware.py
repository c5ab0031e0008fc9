"""The hardware of the Core Set."""

import pytest

from rulerunner import At, Seat
from tests.support.encounters import boost, break_with, meeting, strength_of
from tests.support.runner import (
    install,
    link,
    memory,
    next_turn,
    offered,
    runner_turn,
    runs,
    turn_begins,
)


@pytest.mark.card("Akamatsu Mem Chip", "Desperado", "Grimoire", "The Toolbox", "Rabbit Hole")
@pytest.mark.parametrize(
    ("card", "more", "links"),
    [
        ("Akamatsu Mem Chip", 1, 0),
        ("Desperado", 1, 0),
        ("Grimoire", 2, 0),
        ("The Toolbox", 2, 2),
        ("Rabbit Hole", 0, 1),
    ],
)
def test_hardware_gives_memory_and_link_while_it_is_installed(card: str, more: int, links: int) -> None:
    t = runner_turn(runner=Seat(credits=9, hand=[card]))
    assert (memory(t), link(t)) == (4, 0)
    t.runner("install", card)
    assert (memory(t), link(t)) == (4 + more, links)


@pytest.mark.card("Akamatsu Mem Chip")
def test_without_its_chip_the_runner_has_to_give_up_a_program() -> None:
    t = turn_begins("Akamatsu Mem Chip", "Aesop’s Pawnshop", "2x Magnum Opus", "Mimic")
    t.until(kind="yes or no")
    t.runner("yes")
    t.runner("card", "Akamatsu Mem Chip")
    t.runner("trash", "Mimic")
    assert t.zone("Mimic") == "heap"


# --- consoles ---------------------------------------------------------------------------------------------


@pytest.mark.card("Desperado")
def test_desperado_gains_a_credit_for_each_successful_run() -> None:
    t = runner_turn(
        runner=Seat(credits=0, rig=["Desperado"]),
        servers={"remote 1": At(ice=["Ice Wall (rezzed)"])},
    )
    for server, credits in (("HQ", 1), ("HQ", 2), ("remote 1", 2), ("R&D", 3)):
        runs(t, server)
        assert t.credits["runner"] == credits


@pytest.mark.card("Desperado", "Grimoire", "The Toolbox")
@pytest.mark.parametrize("console", ["Desperado", "Grimoire", "The Toolbox"])
def test_there_is_one_console_for_a_player(console: str) -> None:
    other = "Grimoire" if console == "Desperado" else "Desperado"
    t = runner_turn(runner=Seat(credits=20, hand=[other], rig=[console]))
    assert not t.can("install", other)
    t = runner_turn(rules="nsg-26.03", runner=Seat(credits=20, hand=[other], rig=[console]))
    install(t, other)
    assert (t.zone(console), t.zone(other)) == ("heap", "table"), "today's rules trash the older one"


@pytest.mark.card("Grimoire")
def test_grimoire_puts_a_counter_on_each_virus_program_installed() -> None:
    t = runner_turn(runner=Seat(credits=9, rig=["Grimoire"], hand=["Medium", "Mimic", "Crypsis"]))
    for program, counters in (("Medium", 1), ("Mimic", 0)):
        install(t, program)
        assert t.counters(program, "virus") == counters


@pytest.mark.card("The Toolbox")
def test_the_toolbox_pays_for_using_icebreakers_with_two_credits_each_turn() -> None:
    t = meeting("Wall of Static", rig=("The Toolbox", "Corroder"), credits=1)
    assert t.counters("The Toolbox", "credit") == 2
    boost(t, "Corroder")
    t.runner("number", number=1)
    break_with(t, "Corroder")
    t.runner("number", number=0)
    assert (t.credits["runner"], t.counters("The Toolbox", "credit")) == (0, 1)
    t.finish_run()
    next_turn(t)
    assert t.counters("The Toolbox", "credit") == 2, "filled up again, and no more than that"


@pytest.mark.card("The Toolbox")
def test_the_credits_of_the_toolbox_install_nothing() -> None:
    assert not runner_turn(runner=Seat(credits=1, rig=["The Toolbox"], hand=["Corroder"])).can("install")


@pytest.mark.card("Cyberfeeder")
def test_cyberfeeder_pays_for_an_icebreaker_and_for_installing_a_virus() -> None:
    t = meeting("Ice Wall", rig=("Cyberfeeder", "Corroder"), credits=0)
    break_with(t, "Corroder")
    assert t.counters("Cyberfeeder", "credit") == 0
    t = runner_turn(runner=Seat(credits=0, rig=["Cyberfeeder"], hand=["Datasucker", "Armitage Codebusting"]))
    assert not t.can("install", "Armitage Codebusting")
    t.runner("install", "Datasucker")
    assert t.counters("Cyberfeeder", "credit") == 0


@pytest.mark.card("Cyberfeeder")
def test_cyberfeeder_pays_for_no_other_program_and_no_other_ability() -> None:
    t = runner_turn(runner=Seat(credits=2, rig=["Cyberfeeder", "Lemuria Codecracker"], hand=["Mimic"]))
    assert not t.can("install", "Mimic")
    t = runner_turn(runner=Seat(credits=0, rig=["Cyberfeeder", "Djinn"], deck=["Medium"]))
    assert not t.can("use", "Djinn")


# --- the others -------------------------------------------------------------------------------------------


@pytest.mark.card("Lemuria Codecracker")
def test_lemuria_codecracker_exposes_a_card_after_a_successful_run_on_hq() -> None:
    t = runner_turn(
        runner=Seat(credits=1, rig=["Lemuria Codecracker"]),
        servers={"remote 1": At(root=["PAD Campaign"], ice=["Archer (rezzed)", "Enigma"])},
    )
    runs(t, "R&D")
    assert not t.can("use", "Lemuria Codecracker")
    runs(t, "HQ")
    t.runner("use", "Lemuria Codecracker")
    assert offered(t) == {"PAD Campaign", "Enigma"}
    assert not t.can("done")
    t.runner("card", "PAD Campaign")
    assert [t.name(e.card) for e in t.events("expose")] == ["PAD Campaign"]
    assert (t.credits["runner"], t.clicks["runner"]) == (0, 1)


@pytest.mark.card("Lemuria Codecracker")
def test_a_run_on_hq_of_an_earlier_turn_is_of_no_use_to_lemuria_codecracker() -> None:
    t = runner_turn(
        runner=Seat(rig=["Lemuria Codecracker"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    runs(t, "HQ")
    next_turn(t)
    assert not t.can("use", "Lemuria Codecracker")


@pytest.mark.card("Rabbit Hole")
def test_rabbit_hole_may_fetch_another_copy_which_is_paid_for_and_does_the_same() -> None:
    t = runner_turn(runner=Seat(credits=6, hand=["Rabbit Hole"], deck=["2x Rabbit Hole", "Mimic"]))
    t.runner("install", "Rabbit Hole")
    for _ in range(2):
        t.runner("trigger", "Rabbit Hole")
        assert not t.can("card", "Mimic")
        t.runner("card", "Rabbit Hole")
    assert link(t) == 3
    assert (t.credits["runner"], t.clicks["runner"]) == (0, 3)
    assert len(t.events("shuffle")) == 2
    assert not t.happened("reveal")


@pytest.mark.card("Rabbit Hole")
def test_a_rabbit_hole_that_cannot_be_paid_for_stays_in_the_stack() -> None:
    t = runner_turn(runner=Seat(credits=3, hand=["Rabbit Hole"], deck=["Rabbit Hole", "Mimic"]))
    t.runner("install", "Rabbit Hole")
    t.runner("trigger", "Rabbit Hole")
    t.runner("card", "Rabbit Hole")
    assert len(t.game.state.zones["stack"]) == 2
    assert link(t) == 1


@pytest.mark.card("The Personal Touch")
def test_the_personal_touch_strengthens_the_icebreaker_it_is_installed_on() -> None:
    rig = ["Mimic", "Corroder", "Medium"]
    t = runner_turn(runner=Seat(credits=4, hand=["2x The Personal Touch"], rig=rig))
    t.runner("install", "The Personal Touch")
    assert offered(t) == {"Mimic", "Corroder"}
    t.runner("card", "Mimic")
    assert (strength_of(t, "Mimic"), strength_of(t, "Corroder")) == (4, 2)
    t.runner("install", "The Personal Touch")
    t.runner("card", "Mimic")
    assert strength_of(t, "Mimic") == 5


@pytest.mark.card("The Personal Touch")
def test_the_personal_touch_needs_an_icebreaker_and_goes_with_it() -> None:
    assert not runner_turn(runner=Seat(hand=["The Personal Touch"], rig=["Medium"])).can("install")
    t = runner_turn(
        corp=Seat(credits=0, hand=["Hedge Fund"]),
        runner=Seat(hand=["The Personal Touch"], rig=["Mimic"]),
        servers={"HQ": At(ice=["Rototurret (rezzed)"])},
    )
    t.runner("install", "The Personal Touch")
    runs(t, "HQ")
    assert t.zone("Mimic") == t.zone("The Personal Touch") == "heap"
