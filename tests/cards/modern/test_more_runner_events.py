"""Events of many sets: economy, installs, runs."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import CORP, install, names, next_turn, offered, play, runner_turn, to_action
from tests.support.table import Table

DECK = ["9x Diesel"]


def damage(t: Table) -> list[tuple[int, str]]:
    return [(e.amount, e.sort) for e in t.events("damage")]


def installs(t: Table, *cards: str) -> None:
    """Install cards one after another as an ability lets the Runner, and trash nothing for them."""
    for card in cards:
        t.runner("card", card)
        if t.decision.about == "trash-first":
            t.runner("done")


# --- credits, cards, tags ----------------------------------------------------------------------------------


@pytest.mark.card("Process Automation")
def test_process_automation_gives_two_credits_and_a_card() -> None:
    t = play("Process Automation", runner=Seat(credits=1, deck=DECK))
    assert (t.credits["runner"], names(t, "grip")) == (3, ["Diesel"])


@pytest.mark.card("Lie Low")
def test_lie_low_draws_four_cards_or_removes_up_to_two_tags() -> None:
    t = play("Lie Low", runner=Seat(credits=9, tags=3, deck=DECK))
    assert t.clicks["runner"] == 2, "it costs a click more"
    t.runner("effect", number=0)
    assert (len(names(t, "grip")), t.tags) == (4, 3)
    t = play("Lie Low", runner=Seat(credits=9, tags=3, deck=DECK))
    t.runner("effect", number=1)
    assert [o.number for o in t.decision.options] == [0, 1, 2]
    t.runner("number", number=2)
    assert (len(names(t, "grip")), t.tags) == (0, 1)


@pytest.mark.card("Satellite Uplink")
@pytest.mark.parametrize("cards", [[], ["Ice Wall"], ["Ice Wall", "Nico Campaign"]])
def test_satellite_uplink_exposes_up_to_two_cards(cards: list[str]) -> None:
    servers = {"HQ": At(ice=["Ice Wall", "Enigma (rezzed)"]), "remote 1": At(root=["Nico Campaign"])}
    t = play("Satellite Uplink", runner=Seat(credits=9), servers=servers)
    assert offered(t) == {"Ice Wall", "Nico Campaign"}
    for card in cards:
        t.runner("card", card)
    t.until(kind="action")
    assert {t.name(e.card) for e in t.events("expose")} == set(cards)


@pytest.mark.card("Queen's Gambit")
def test_queens_gambit_pays_two_credits_for_each_counter_and_forbids_the_access() -> None:
    servers = {"remote 1": At(root=["Project Atlas", "Ash 2X3ZB9CY"]), "HQ": At(root=["Breaker Bay Grid"])}
    t = play("Queen's Gambit", runner=Seat(credits=0), servers=servers)
    assert t.clicks["runner"] == 2
    assert offered(t) == {"Project Atlas", "Ash 2X3ZB9CY"}
    t.runner("card", "Project Atlas")
    assert [o.number for o in t.decision.options] == [0, 1, 2, 3]
    t.runner("number", number=3)
    assert (t.counters("Project Atlas", "advancement"), t.credits["runner"]) == (3, 6)
    to_action(t)
    t.run("remote 1")
    t.finish_run()
    assert t.happened("access", "Ash 2X3ZB9CY")
    assert not t.happened("access", "Project Atlas")


# --- installs ----------------------------------------------------------------------------------------------


@pytest.mark.card("Mass Install")
def test_mass_install_installs_up_to_three_programs_for_their_cost() -> None:
    hand = ["Corroder", "Mimic", "Yog.0", "Ninja", "Akamatsu Mem Chip"]
    t = play("Mass Install", *hand, runner=Seat(credits=20))
    assert offered(t) == {"Corroder", "Mimic", "Yog.0", "Ninja"}
    paid = t.credits["runner"]
    installs(t, "Corroder", "Mimic", "Yog.0")
    assert t.decision.kind == "action", "three are all"
    assert paid - t.credits["runner"] == 2 + 3 + 5
    assert names(t, "grip") == ["Akamatsu Mem Chip", "Ninja"]


@pytest.mark.card("Mass Install")
def test_mass_install_may_install_fewer() -> None:
    t = play("Mass Install", "Corroder", "Mimic", runner=Seat(credits=20))
    installs(t, "Mimic")
    t.until(kind="action")
    assert names(t, "grip") == ["Corroder"]


@pytest.mark.card("Illumination")
@pytest.mark.parametrize("ends", [False, True])
def test_illumination_installs_up_to_three_cards_for_a_credit_less_each(ends: bool) -> None:
    servers = {"R&D": At(ice=["Ice Wall (rezzed)"] if ends else [])}
    hand = ["Corroder", "Daily Casts", "Akamatsu Mem Chip", "Mimic", "Diesel"]
    t = play("Illumination", *hand, runner=Seat(credits=9), servers=servers)
    paid = t.credits["runner"]
    if ends:
        t.until(kind="action")
        assert len(names(t, "grip")) == 5
        return
    t.until(option="card")
    assert offered(t) == {"Corroder", "Daily Casts", "Akamatsu Mem Chip", "Mimic"}
    installs(t, "Corroder", "Daily Casts", "Akamatsu Mem Chip")
    assert paid - t.credits["runner"] == 1 + 2 + 0
    t.finish_run()
    assert names(t, "grip") == ["Diesel", "Mimic"]


@pytest.mark.card("In the Groove")
def test_in_the_groove_pays_for_each_install_that_costs_something() -> None:
    hand = ["Corroder", "Mimic"]
    t = play("In the Groove", *hand, runner=Seat(credits=20, deck=DECK))
    before = t.credits["runner"]
    install(t, "Corroder")
    t.runner("effect", number=1)
    assert before - t.credits["runner"] == 2 - 1
    install(t, "Mimic")
    t.runner("effect", number=0)
    assert "Diesel" in names(t, "grip")
    assert before - t.credits["runner"] == 2 - 1 + 3


@pytest.mark.card("In the Groove")
def test_in_the_groove_is_for_the_first_click_and_for_cards_with_a_cost() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["In the Groove", "Inti"], deck=DECK))
    t.runner("play", "In the Groove")
    install(t, "Inti")
    assert t.decision.kind == "action", "it costs nothing"
    t = runner_turn(runner=Seat(credits=9, hand=["In the Groove"], deck=DECK))
    t.runner("gain credit")
    assert not t.can("play", "In the Groove")


# --- runs --------------------------------------------------------------------------------------------------


@pytest.mark.card("Forked")
@pytest.mark.parametrize(("ice", "gone"), [("Rototurret", True), ("Ice Wall", False)])
def test_forked_trashes_the_first_sentry_that_is_fully_broken(ice: str, gone: bool) -> None:
    t = play(
        "Forked",
        runner=Seat(credits=20, rig=["Crypsis (3 virus)"]),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.runner("server", server="HQ")
    t.until(option="use")
    while t.in_run() and t.can("use", "Crypsis"):
        state = t.game.state
        assert state.encounter is not None
        if not t.find("use", "Crypsis", ability=0):
            t.runner("use", "Crypsis", ability=1)
        else:
            t.runner("use", "Crypsis", ability=0)
            while t.can("subroutine"):
                t.choose(t.find("subroutine")[0])
    t.finish_run()
    assert (t.zone(ice) == "Archives") is gone


@pytest.mark.card("Window of Opportunity")
@pytest.mark.parametrize("again", [False, True])
def test_window_of_opportunity_derezzes_ice_for_the_run(again: bool) -> None:
    servers = {"HQ": At(ice=["Ice Wall (rezzed)", "Enigma (rezzed)"]), "R&D": At(ice=["Hunter (rezzed)"])}
    t = play(
        "Window of Opportunity",
        "Corroder",
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9),
        servers=servers,
    )
    t.runner("yes")
    if t.can("card", "Corroder"):
        t.runner("card", "Corroder")
    assert t.zone("Corroder") == "table"
    t.runner("server", server="HQ")
    t.until(option="card")
    assert offered(t) == {"Ice Wall", "Enigma"}
    t.runner("card", "Ice Wall")
    assert not t.rezzed("Ice Wall")
    t.until(side="corp", option="yes")
    assert t.happened("unsuccessful run")
    t.corp("yes" if again else "no")
    t.until(kind="action")
    assert t.rezzed("Ice Wall") is again


@pytest.mark.card("Window of Opportunity")
def test_window_of_opportunity_needs_no_install_and_no_ice() -> None:
    t = play("Window of Opportunity", "Corroder", runner=Seat(credits=9))
    t.runner("no")
    t.runner("server", server="R&D")
    t.finish_run()
    to_action(t)
    assert t.happened("successful run")
    assert t.zone("Corroder") == "grip"
    next_turn(t)
