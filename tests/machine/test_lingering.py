"""9.9 and 9.6.14: lingering effects and how long they last; delayed abilities."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import link, strength
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Choose, EncounterIce, Gain, Lasting, Later
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Cannot, Player
from rulerunner.lang.sugar import paid, when
from rulerunner.lang.words import ICE
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")
MEET = made("Meet", "resource", paid(Clicks(), Choose(Is(ICE)), EncounterIce(CHOSEN)))


def strong(t: Table, name: str) -> int:
    return strength(t.game.state, t.card(name))


def runs(*faces: str, ice: list[str], **runner: object) -> Table:
    seat = Seat(credits=20, rig=faces)._replace(**runner)  # type: ignore[arg-type]
    t = table(MEET, corp=Seat(hand=["Hedge Fund"]), runner=seat, servers={"HQ": At(ice=ice)})
    t.runner("run")
    t.runner("server", server="HQ")
    return t


@pytest.mark.rule(
    "nisei-1.4 9.9.3a", "nisei-1.4 10.3.1b", "nsg-26.03 9.10.4a", "nsg-26.03 9.10.1", "nsg-26.03 3.9.5b"
)
def test_an_icebreakers_strength_lasts_for_the_encounter() -> None:
    t = runs("Corroder", ice=["Ice Wall (rezzed, 2 advancement)", "Wall of Static (rezzed)"])
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=1)
    assert strong(t, "Corroder") == 3
    t.runner("use", "Corroder", ability=0)
    t.until(about="jack-out")
    assert strong(t, "Corroder") == 2, "the encounter is over"


@pytest.mark.rule("nisei-1.4 9.9.1", "nsg-26.03 9.10.1")
def test_gordian_blades_strength_lasts_for_the_run_and_no_longer() -> None:
    t = runs("Gordian Blade", ice=["Enigma (rezzed)", "Tollbooth (rezzed)"])
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Gordian Blade", ability=1)
    t.runner("use", "Gordian Blade", ability=0)
    t.runner("subroutine", number=0)
    t.runner("use", "Gordian Blade", ability=0)
    t.until(about="jack-out")
    assert strong(t, "Gordian Blade") == 3
    t.runner("yes")
    assert not t.in_run()
    assert strong(t, "Gordian Blade") == 2


@pytest.mark.rule("nisei-1.4 9.9.3", "nsg-26.03 3.9.5c")
@pytest.mark.parametrize("rules", BOTH)
def test_in_an_encounter_outside_a_run_it_lasts_for_the_encounter(rules: str) -> None:
    t = table(
        MEET,
        rules=rules,
        runner=Seat(credits=9, rig=["Gordian Blade", "Meet"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"])},
    )
    t.runner("use", "Meet")
    assert t.decision.rule == "6.9.3b"
    t.runner("use", "Gordian Blade", ability=1)
    assert strong(t, "Gordian Blade") == 3
    t.until(rule="5.7.1f")
    assert strong(t, "Gordian Blade") == 2


@pytest.mark.rule("nisei-1.4 10.3.1b", "nsg-26.03 9.10.1")
def test_datasucker_weakens_ice_for_the_encounter() -> None:
    t = runs("Datasucker (2 virus)", ice=["Ice Wall (rezzed, 2 advancement)"])
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Datasucker")
    assert strong(t, "Ice Wall") == 2
    t.finish_run()
    assert strong(t, "Ice Wall") == 3


@pytest.mark.rule("nisei-1.4 9.9.1", "nsg-26.03 9.10.1", "nsg-26.03 9.1.5a", "nisei-1.4 9.1.5a")
def test_a_lingering_effect_outlives_its_source() -> None:
    vest = made("Vest", "resource", paid((Credits(0), TrashThis()), Lasting(Player("link", 2), "turn")))
    t = table(
        vest,
        at="5.7.1e",
        corp=Seat(credits=0, hand=["SEA Source"], deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Vest"]),
    )
    t.runner("use", "Vest")
    assert t.zone("Vest") == "heap"
    assert link(t.game.state) == 2
    for _ in range(4):
        t.until(rule="5.7.1f")
        t.runner("gain credit")
    t.until(side="corp", rule="5.6.2b")
    assert link(t.game.state) == 0, "and is over with the turn"


@pytest.mark.rule("nisei-1.4 9.9.1", "nsg-26.03 9.10.1")
def test_tinkering_lasts_to_the_end_of_the_turn() -> None:
    t = table(
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, hand=["Tinkering"], rig=["Mimic"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.runner("play", "Tinkering")
    t.until(rule="5.7.1f")
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="runner", rule="6.9.3b")
    assert t.can("use", "Mimic"), "the barrier is a sentry too"
    t.finish_run()
    for _ in range(2):
        t.until(rule="5.7.1f")
        t.runner("gain credit")
    t.until(side="corp", rule="5.6.2b")
    for _ in range(3):
        t.until(side="corp", rule="5.6.2b")
        t.corp("gain credit")
    t.until(side="runner", rule="5.7.1f")
    t.runner("run")
    t.runner("server", server="HQ")
    t.finish_run()
    assert len(t.events("subroutine resolves")) == 2
    assert not t.events("subroutine broken")


@pytest.mark.rule("nisei-1.4 9.6.14", "nsg-26.03 9.6.13", "nsg-26.03 9.8.4c")
def test_chum_waits_for_the_next_ice_and_hurts_if_that_was_not_broken() -> None:
    t = runs(ice=["Chum (rezzed)", "Enigma (rezzed)"], hand=["5x Diesel"])
    t.until(about="jack-out")
    assert not t.events("damage"), "Chum's own encounter is not the next one"
    assert strong(t, "Enigma") == 2, "the next encounter has not begun"
    t.finish_run()
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(3, "net")]


@pytest.mark.rule("nisei-1.4 9.6.14", "nisei-1.4 10.3.1b")
def test_chums_strength_is_for_that_encounter_and_breaking_everything_avoids_the_damage() -> None:
    t = runs("Gordian Blade", ice=["Chum (rezzed)", "Enigma (rezzed)", "Enigma (rezzed)"], hand=["5x Diesel"])
    enigmas = [c for c in reversed(t.game.state.servers[0].ice) if t.name(c) == "Enigma"]
    while not (t.decision.rule == "6.9.3b" and t.game.state.run and t.game.state.run.ice == enigmas[0]):
        t.passes()
    assert strength(t.game.state, enigmas[0]) == 4
    assert strength(t.game.state, enigmas[1]) == 2
    t.runner("use", "Gordian Blade", ability=1)
    t.runner("use", "Gordian Blade", ability=1)
    t.runner("use", "Gordian Blade", ability=0)
    t.runner("subroutine", number=0)
    t.runner("use", "Gordian Blade", ability=0)
    t.until(about="jack-out")
    assert not t.events("damage")
    assert strength(t.game.state, enigmas[0]) == 2


@pytest.mark.rule("nisei-1.4 9.6.14", "nsg-26.03 9.6.13c", "nsg-26.03 9.10.2", "nisei-1.4 9.9.2")
def test_a_delayed_ability_without_a_duration_resolves_once() -> None:
    start = made(
        "Start", "resource", paid(Credits(0), Later(when(Trigger("successful run"), Gain(3))), once="turn")
    )
    t = table(start, at="5.7.1e", corp=Seat(), runner=Seat(credits=0, rig=["Start"]))
    t.runner("use", "Start")
    for expected in (3, 3):
        t.until(rule="5.7.1f")
        t.runner("run")
        t.runner("server", server="Archives")
        t.finish_run()
        assert t.credits["runner"] == expected


@pytest.mark.rule("nisei-1.4 9.6.14", "nsg-26.03 9.6.13")
def test_mayfly_is_trashed_when_the_run_ends_in_which_it_broke_something() -> None:
    t = runs("Mayfly", ice=["Ice Wall (rezzed)"])
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Mayfly", ability=0)
    assert t.zone("Mayfly") == "table"
    t.finish_run()
    assert t.zone("Mayfly") == "heap"


@pytest.mark.rule("nisei-1.4 9.6.2")
def test_two_instances_that_are_the_same_in_every_way_need_no_choice_between_them() -> None:
    t = runs("Mayfly", ice=["Enigma (rezzed)"])
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Mayfly", ability=1)
    t.runner("use", "Mayfly", ability=0)
    t.runner("subroutine", number=0)
    t.runner("use", "Mayfly", ability=0)
    t.until(about="jack-out")
    t.runner("yes")
    assert t.decision.rule == "5.7.1f"
    assert t.zone("Mayfly") == "heap"


@pytest.mark.rule("nsg-26.03 9.6.13d")
@pytest.mark.parametrize("rules", BOTH)
def test_outside_a_run_nothing_waits_for_the_end_of_this_run(rules: str) -> None:
    t = table(
        MEET,
        rules=rules,
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(credits=9, rig=["Mayfly", "Meet"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.runner("use", "Meet")
    t.runner("use", "Mayfly", ability=0)
    t.until(rule="5.7.1f")
    assert t.zone("Mayfly") == "table"
    t.runner("run")
    t.runner("server", server="Archives")
    t.finish_run()
    assert t.zone("Mayfly") == "table", "that was another run"


@pytest.mark.rule("nisei-1.4 9.9.3", "nsg-26.03 9.10.4")
def test_an_effect_for_a_run_that_is_not_there_is_over_at_once() -> None:
    ban = made("Ban", "resource", paid(Credits(0), Lasting(Cannot("jack out"), "run"), Gain(1), once="turn"))
    t = table(ban, at="5.7.1e", runner=Seat(rig=["Ban"]))
    t.runner("use", "Ban")
    t.until(rule="5.7.1f")
    t.runner("run")
    t.runner("server", server="HQ")
    assert t.decision.about == "jack-out", "the ban did not wait for this run"


@pytest.mark.rule(
    "nisei-1.4 9.4.4", "nisei-1.4 9.4.2", "nsg-26.03 9.4.4", "nsg-26.03 9.4.1", "nisei-1.4 9.4.1"
)
def test_a_static_ability_holds_exactly_while_its_card_is_active() -> None:
    t = table(
        turn="corp",
        corp=Seat(credits=9, hand=["Retribution"]),
        runner=Seat(rig=["Echelon", "Corroder", "Mimic"], tags=1),
    )
    assert strong(t, "Echelon") == 3
    t.corp("play", "Retribution")
    t.corp("card", "Mimic")
    assert strong(t, "Echelon") == 2
