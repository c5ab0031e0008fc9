"""Icebreakers word by word: how long they stay strong, what they have to match, what they count."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import has_subtype, strength
from rulerunner.lang.abilities import Sub
from rulerunner.lang.filters import Has, Is
from rulerunner.lang.instructions import EndRun
from rulerunner.lang.statics import GainsSubroutines, Modify
from rulerunner.lang.sugar import static
from tests.support.encounters import (
    Breaker,
    boost,
    broken,
    can_break,
    meeting,
    proves_how_long_it_stays_strong,
    strength_of,
    to_next_ice,
)
from tests.support.faces import made, table
from tests.support.runner import CORP, install, runner_turn, to_action

BOOSTS = {
    "Makler": Breaker("Makler", "barrier", 2, 2, boost=2, by=2),
    "Marjanah": Breaker("Marjanah", "barrier", 2, boost=1, by=1),
    "Pipeline": Breaker("Pipeline", "sentry", 1, boost=2, by=1, lasts="run"),
    "Rising Tide": Breaker("Rising Tide", "barrier", 1, boost=1, by=1),
    "Shibboleth": Breaker("Shibboleth", "code gate", 1, boost=2, by=2),
    "Tremolo": Breaker("Tremolo", "barrier", 3, 2, boost=2, by=2),
    "Utae": Breaker("Utae", "code gate", 1, boost=1, by=1),
}
INTERFACES = {
    "Num": ("", 0, 8, "sentry"),
    "Propeller": (" (4 power)", 1, 0, "barrier"),
    "Slap Vandal": (" (on Tall)", 1, 6, "barrier"),
}
"""Notes of an icebreaker, its ability to break, its strength, and its kind of ice."""
ENDS = Sub((EndRun(),))


@pytest.mark.card(*BOOSTS)
@pytest.mark.parametrize("card", BOOSTS)
def test_how_long_more_strength_lasts(card: str) -> None:
    proves_how_long_it_stays_strong(BOOSTS[card])


@pytest.mark.card("Pressure Spike")
def test_nine_more_strength_last_for_the_encounter() -> None:
    t = meeting("Whitespace", "Pharos", rig=("Pressure Spike",), score=["Priority Requisition"])
    own = strength_of(t, "Pressure Spike")
    assert not t.can("use", "Pressure Spike", ability=2), "the threat level is 3"
    t = meeting("Whitespace", "Pharos", rig=("Pressure Spike",), score=["2x Private Security Force"])
    t.runner("use", "Pressure Spike", ability=2)
    assert strength_of(t, "Pressure Spike") == own + 9
    to_next_ice(t, "Pharos")
    assert strength_of(t, "Pressure Spike") == own
    assert not t.can("use", "Pressure Spike", ability=2), "only once in a run"


@pytest.mark.card("Penrose")
def test_stealth_makes_penrose_strong_for_the_encounter() -> None:
    t = meeting("Whitespace", "Enigma", rig=("Penrose", "Cloak (1 credit)"))
    own = strength_of(t, "Penrose")
    boost(t, "Penrose")
    assert strength_of(t, "Penrose") == own + 3
    to_next_ice(t, "Enigma")
    assert strength_of(t, "Penrose") == own


@pytest.mark.card("Shibboleth")
@pytest.mark.parametrize(("points", "less"), [("Priority Requisition", 0), ("2x Private Security Force", 2)])
def test_shibboleth_is_weaker_from_threat_four_on(points: str, less: int) -> None:
    t = meeting("Whitespace", rig=("Shibboleth",), score=[points])
    assert strength_of(t, "Shibboleth") == 3 - less


@pytest.mark.card("Wyrm")
def test_wyrm_weakens_ice_for_the_encounter() -> None:
    t = meeting("Whitespace", "Ice Wall", rig=("Wyrm",))
    ice = t.card("Whitespace")
    t.runner("use", "Wyrm", ability=1)
    assert strength(t.game.state, ice) == -1
    to_next_ice(t, "Ice Wall")
    assert strength(t.game.state, ice) == 0


@pytest.mark.card("Pelangi")
def test_pelangi_changes_ice_for_the_encounter() -> None:
    t = meeting("Whitespace", "Ice Wall", rig=("Pelangi (1 virus)", "Corroder"))
    assert not can_break(t, "Corroder")
    t.runner("use", "Pelangi")
    t.runner("subtype", detail="barrier")
    assert can_break(t, "Corroder")
    to_next_ice(t, "Ice Wall")
    assert not has_subtype(t.game.state, t.card("Whitespace"), "barrier")


@pytest.mark.card(*INTERFACES)
@pytest.mark.parametrize("card", INTERFACES)
def test_an_icebreaker_breaks_no_ice_that_is_stronger(card: str) -> None:
    notes, ability, own, kind = INTERFACES[card]
    for more in (0, 1):
        tall = made("Tall", "ice", ENDS, strength=own + more, subtypes=(kind,))
        t = table(tall, corp=CORP, runner=Seat(rig=[card + notes]), servers={"HQ": At(ice=["Tall (rezzed)"])})
        t.run("HQ")
        while t.in_run() and not t.can("use", card, ability=ability):
            t.passes()
        assert t.can("use", card, ability=ability) == (not more)


@pytest.mark.card("Wyrm")
def test_wyrm_breaks_no_ice_that_is_stronger_even_at_strength_zero() -> None:
    fog = made("Fog", "asset", static(Modify("strength", -2, of=Has("icebreaker"))))
    servers = {"HQ": At(ice=["Vanilla (rezzed)"]), "remote 1": At(root=["Fog (rezzed)"])}
    t = table(fog, corp=CORP, runner=Seat(credits=9, rig=["Wyrm", "Datasucker (9 virus)"]), servers=servers)
    t.run("HQ")
    to_next_ice(t, "Vanilla")
    assert not t.can("use", "Wyrm", ability=0)
    t.runner("use", "Wyrm", ability=2)
    assert t.can("use", "Wyrm", ability=0)


@pytest.mark.card("Sang Kancil", "Rumor Mill", "Overclock")
def test_a_run_event_and_no_other_makes_sang_kancil_cheap() -> None:
    t = meeting("Whitespace", rig=("Sang Kancil",), play=["Rumor Mill"])
    boost(t, "Sang Kancil")
    assert t.credits["runner"] == 30 - 3


@pytest.mark.card("Odore", "Utae")
@pytest.mark.parametrize(("card", "ice"), [("Odore", "Tithe"), ("Utae", "Whitespace")])
@pytest.mark.parametrize("least", [2, 3])
def test_three_installed_virtual_resources_are_asked_for(card: str, ice: str, least: int) -> None:
    t = meeting(ice, rig=(card, f"{least}x Fan Site"), hand=["2x Fan Site"], discard=["Fan Site"])
    while strength_of(t, card) < strength_of(t, ice):
        t.runner("use", "Datasucker")
    assert t.can("use", card, ability=1) == (least == 3)


@pytest.mark.card("Penrose")
@pytest.mark.parametrize("new", [True, False])
def test_penrose_breaks_one_subroutine_of_a_barrier_in_the_turn_it_is_installed(new: bool) -> None:
    wall = made("Wall", "ice", ENDS, ENDS, ENDS, strength=1, subtypes=("barrier",))
    runner = Seat(credits=9, hand=["Penrose"] * new, rig=["Penrose"] * (not new) + ["Datasucker (9 virus)"])
    t = table(wall, corp=CORP, runner=runner, servers={"HQ": At(ice=["Wall (rezzed)"])})
    if new:
        install(t, "Penrose")
    t.run("HQ")
    to_next_ice(t, "Wall")
    assert t.can("use", "Penrose", ability=0) == new
    if new:
        t.runner("use", "Penrose", ability=0)
        t.runner("subroutine", number=1)
        assert (broken(t), t.decision.kind) == (1, "paid")


@pytest.mark.card("Puffer")
def test_puffer_lets_one_counter_go() -> None:
    t = runner_turn(runner=Seat(rig=["Puffer (2 power)"]))
    t.runner("use", "Puffer", ability=4)
    t.runner("effect", number=1)
    to_action(t)
    assert t.counters("Puffer", "power") == 1


@pytest.mark.card("Persephone")
def test_persephone_grows_by_one() -> None:
    t = meeting("Tithe", rig=("Persephone",))
    own = strength_of(t, "Persephone")
    boost(t, "Persephone")
    assert strength_of(t, "Persephone") == own + 1


@pytest.mark.card("Tunnel Vision")
def test_tunnel_vision_breaks_up_to_two() -> None:
    wall = made("Wall", "ice", ENDS, ENDS, ENDS, strength=0)
    servers = {server: At(ice=["Wall (rezzed)"]) for server in ("HQ", "R&D", "Archives")}
    runner = Seat(credits=9, rig=["Tunnel Vision", "Datasucker (9 virus)"])
    t = table(wall, corp=CORP, runner=runner, servers=servers, at="5.7.1d")
    to_action(t)
    (mark,) = t.events("identify mark")
    t.run({0: "HQ", 1: "R&D", 2: "Archives"}[mark.server])
    to_next_ice(t, "Wall")
    t.runner("use", "Tunnel Vision", ability=1)
    t.runner("subroutine", number=0)
    t.runner("subroutine", number=1)
    assert (broken(t), t.decision.kind) == (2, "paid")


@pytest.mark.card("Týr", "Viktor 2.0")
@pytest.mark.parametrize(("ice", "most"), [("Týr", 1), ("Viktor 2.0", 2)])
def test_clicks_break_so_many_subroutines_of_bioroid_ice(ice: str, most: int) -> None:
    more = made("More", "asset", static(GainsSubroutines((ENDS, ENDS), of=Is("ice"))))
    servers = {"HQ": At(ice=[f"{ice} (rezzed)"]), "remote 1": At(root=["More (rezzed)"])}
    t = table(more, corp=CORP, runner=Seat(hand=["5x Diesel"]), servers=servers)
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", ice, ability=0)
    while t.can("subroutine"):
        t.choose(t.find("subroutine")[0])
    assert len(t.events("subroutine broken")) == most
