"""Cards of the older sets that say little, as tables: ice, icebreakers, operations, events, agendas."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read import values
from rulerunner.kernel.read.subroutines import subroutines
from tests.support.corp import bad_publicity, damage, scored, strength
from tests.support.encounters import (
    Breaker,
    proves_how_long_it_stays_strong,
    proves_its_costs,
    proves_its_kind,
)
from tests.support.ice import breaks, meeting, outcome, run_on
from tests.support.runner import runner_turn
from tests.support.table import Table

# --- ice --------------------------------------------------------------------------------------------------

END = "end the run"
SUBROUTINES: dict[str, tuple[int, list[str]]] = {
    "Assassin": (2, ["traced", "3 net", "traced", "trash Datasucker"]),
    "Battlement": (2, [END]),
    "Envelope": (2, ["1 net", END]),
    "Executive Functioning": (1, ["traced", "1 core"]),
    "Fenris": (2, ["1 core", END]),
    "Hourglass": (3, ["runner loses 1 click"] * 3),
    "Kakugo": (1, [END]),
    "Meru Mati": (1, [END]),
    "NEXT Bronze": (1, [END]),
    "Najja 1.0": (2, [END]),
    "Paper Wall": (1, [END]),
    "Rainbow": (1, [END]),
    "Sandman": (2, ["Datasucker to grip", "Mimic to grip"]),
    "Seidr Adaptive Barrier": (1, [END]),
    "Self-Adapting Code Wall": (1, [END]),
    "Spiderweb": (3, [END]),
    "Veritas": (3, ["corp gains 2", "traced", "1 tag"]),
    "Weir": (2, ["runner loses 1 click"]),
}


@pytest.mark.card(*SUBROUTINES)
@pytest.mark.parametrize("ice", SUBROUTINES)
def test_ice_has_its_subroutines_and_a_poor_runner_feels_them(ice: str) -> None:
    number, told = SUBROUTINES[ice]
    t = run_on(ice, runner={"credits": 0, "clicks": 5})
    assert len(subroutines(t.game.state, t.card(ice))) == number
    lines = [line for line in outcome(t) if not line.startswith(("access", "steal"))]
    assert lines == told


@pytest.mark.card("Weir")
def test_weir_has_the_runner_pick_a_card_to_trash() -> None:
    t = run_on("Weir", runner={"hand": ["Diesel", "Sure Gamble"]})
    t.until(side="runner", about="target")
    t.runner("card", "Sure Gamble")
    assert t.zone("Sure Gamble") == "heap"


@pytest.mark.card("Veritas")
def test_veritas_takes_two_credits() -> None:
    assert "runner loses 2" in outcome(run_on("Veritas", runner={"credits": 5}))


@pytest.mark.card("Pachinko")
@pytest.mark.parametrize(("tags", "ended"), [(0, False), (1, True)])
def test_pachinko_stops_a_tagged_runner(tags: int, ended: bool) -> None:
    t = run_on("Pachinko", runner={"tags": tags})
    assert len(subroutines(t.game.state, t.card("Pachinko"))) == 2
    assert (END in outcome(t)) == ended


@pytest.mark.card("Meru Mati", "NEXT Bronze", "Seidr Adaptive Barrier")
@pytest.mark.parametrize(
    ("ice", "server", "others", "expected"),
    [
        ("Meru Mati", "HQ", (), 4),
        ("Meru Mati", "R&D", (), 1),
        ("NEXT Bronze", "HQ", (), 1),
        ("Seidr Adaptive Barrier", "HQ", (), 3),
        ("Seidr Adaptive Barrier", "HQ", ("Enigma", "Ice Wall (rezzed)"), 5),
    ],
)
def test_the_strength_of_ice_depends_on_what_is_about(
    ice: str, server: str, others: tuple[str, ...], expected: int
) -> None:
    row = At(ice=[f"{ice} (rezzed)", *others])
    assert strength(Table(position(servers={server: row})), ice) == expected


@pytest.mark.card("NEXT Bronze")
def test_next_bronze_counts_the_rezzed_next_ice_wherever_it_is() -> None:
    here = At(ice=["NEXT Bronze (rezzed)", "NEXT Bronze", "Enigma (rezzed)"])
    there = At(ice=["NEXT Bronze (rezzed)"])
    s = Table(position(servers={"HQ": here, "R&D": there})).game.state
    rezzed = [cid for cid, card in enumerate(s.cards) if card.face.name == "NEXT Bronze" and card.faceup]
    assert [values.strength(s, cid) for cid in rezzed] == [2, 2]


@pytest.mark.card("Self-Adapting Code Wall")
def test_the_strength_of_self_adapting_code_wall_is_not_lowered() -> None:
    t = meeting("Self-Adapting Code Wall")
    t.runner("use", "Datasucker")
    assert strength(t, "Self-Adapting Code Wall") == 1


@pytest.mark.card("Najja 1.0")
def test_najja_is_broken_with_clicks() -> None:
    t = meeting("Najja 1.0", runner={"clicks": 4})
    for number in (0, 1):
        t.runner("use", "Najja 1.0")
        if t.can("subroutine"):
            t.runner("subroutine", number=number)
    t.finish_run()
    assert (t.clicks["runner"], len(t.events("access"))) == (1, 1)


@pytest.mark.card("Paper Wall", "Kakugo")
@pytest.mark.parametrize(("ice", "zone", "net"), [("Paper Wall", "Archives", 0), ("Kakugo", "table", 1)])
def test_what_comes_of_getting_past_the_ice(ice: str, zone: str, net: int) -> None:
    t = meeting(ice)
    breaks(t, "Corroder", 1)
    t.finish_run()
    assert (t.zone(ice), damage(t, "net")) == (zone, net)


@pytest.mark.card("Fenris")
def test_fenris_is_rezzed_for_bad_publicity() -> None:
    t = run_on("Fenris (unrezzed)")
    t.until(side="corp", option="rez")
    t.corp("rez", "Fenris")
    assert bad_publicity(t) == 1


# --- icebreakers ------------------------------------------------------------------------------------------

BREAKERS = [
    Breaker("Force of Nature", "code gate", cost=2, breaks=2, boost=1, by=1),
    Breaker("Garrote", "sentry", cost=1, boost=1, by=1),
    Breaker("Peacock", "code gate", cost=2, boost=2, by=3),
    Breaker("Torch", "code gate", cost=1, boost=1, by=1),
]


@pytest.mark.card("Force of Nature", "Garrote", "Peacock", "Torch")
@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_kind_for_its_price_and_is_strong_for_a_while(breaker: Breaker) -> None:
    proves_its_costs(breaker)
    proves_its_kind(breaker)
    proves_how_long_it_stays_strong(breaker)


@pytest.mark.card("Leviathan", "Hourglass")
def test_leviathan_breaks_three_subroutines_of_a_code_gate() -> None:
    t = meeting("Hourglass", runner={"rig": ("Leviathan", "Datasucker (9 virus)"), "credits": 9, "clicks": 4})
    assert not t.can("use", "Leviathan", ability=0), "too weak"
    t.runner("use", "Leviathan", ability=1)
    assert (t.credits["runner"], strength(t, "Leviathan")) == (6, 8)
    breaks(t, "Leviathan", 1, 2, 3)
    t.finish_run()
    assert (t.credits["runner"], t.clicks["runner"]) == (3, 3)


@pytest.mark.card("Leviathan")
def test_leviathan_is_for_code_gates() -> None:
    t = meeting("Wall of Static", runner={"rig": ("Leviathan", "Datasucker (9 virus)"), "credits": 9})
    assert not t.can("use", "Leviathan", ability=0)


@pytest.mark.card("Gingerbread")
@pytest.mark.parametrize(("ice", "usable"), [("Hunter", True), ("Neural Katana", False)])
def test_gingerbread_is_for_tracers(ice: str, usable: bool) -> None:
    t = meeting(ice, runner={"rig": ("Gingerbread", "Datasucker (9 virus)"), "credits": 9})
    t.runner("use", "Gingerbread", ability=1)
    assert (t.credits["runner"], strength(t, "Gingerbread")) == (7, 5)
    assert t.can("use", "Gingerbread", ability=0) == usable
    if usable:
        breaks(t, "Gingerbread", 1)
        assert t.credits["runner"] == 6


# --- what is played ---------------------------------------------------------------------------------------

PLAYED = {
    "Medical Research Fundraiser": (10 - 3 + 8, 3),
    "Restructure": (10 - 10 + 15, 0),
}


@pytest.mark.card(*PLAYED)
@pytest.mark.parametrize("operation", PLAYED)
def test_an_operation_pays(operation: str) -> None:
    corp = Seat(credits=10, hand=[operation])
    t = Table(position(turn="corp", corp=corp, runner=Seat(credits=0)))
    t.corp("play", operation)
    assert (t.credits["corp"], t.credits["runner"]) == PLAYED[operation]


@pytest.mark.card("Traffic Accident")
@pytest.mark.parametrize("tags", [1, 2])
def test_traffic_accident_needs_two_tags_and_does_two_meat_damage(tags: int) -> None:
    runner = Seat(tags=tags, hand=["5x Diesel"])
    t = Table(position(turn="corp", corp=Seat(hand=["Traffic Accident"]), runner=runner))
    assert t.can("play", "Traffic Accident") == (tags == 2)
    if tags == 2:
        t.corp("play", "Traffic Accident")
        assert damage(t, "meat") == 2


EVENTS = {"Build Script": (0, 1, 2, 1), "Lucky Find": (3, 9, 0, 2)}
"""What an event costs, what it pays, the cards it draws, the clicks it takes."""


@pytest.mark.card(*EVENTS)
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_pays_and_draws(event: str) -> None:
    cost, gained, drawn, clicks = EVENTS[event]
    t = runner_turn(runner=Seat(credits=4, clicks=4, hand=[event], deck=["5x Diesel"]))
    t.runner("play", event)
    assert t.credits["runner"] == 4 - cost + gained
    assert (len(t.game.state.zones["grip"]), t.clicks["runner"]) == (drawn, 4 - clicks)


# --- agendas ----------------------------------------------------------------------------------------------


@pytest.mark.card("Show of Force", "Vulcan Coverup", "Fly on the Wall")
@pytest.mark.parametrize(
    ("agenda", "meat", "tags"), [("Show of Force", 2, 0), ("Vulcan Coverup", 2, 0), ("Fly on the Wall", 0, 1)]
)
def test_an_agenda_strikes_as_it_is_scored(agenda: str, meat: int, tags: int) -> None:
    t = scored(agenda, runner=Seat(hand=["5x Diesel"]))
    assert (damage(t, "meat"), t.tags, bad_publicity(t)) == (meat, tags, 0)


@pytest.mark.card("Vulcan Coverup")
def test_vulcan_coverup_is_bad_publicity_if_it_is_stolen() -> None:
    t = runner_turn(servers={"remote 1": At(root=["Vulcan Coverup"])}, runner=Seat(hand=["5x Diesel"]))
    t.run("remote 1")
    t.finish_run()
    assert (bad_publicity(t), damage(t, "meat")) == (1, 0)
