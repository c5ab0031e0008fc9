"""More ice and grids: costs with a choice, prohibitions, what is looked at, installed or derezzed."""

from typing import Any

import pytest

from rulerunner import At
from tests.support.corp import damage, end_turn, strength
from tests.support.ice import BOTH, breaks, broken, meet, meeting, outcome, rezzes, run_on
from tests.support.outcomes import agreeing
from tests.support.table import Table

NAMES = (
    "Lotus Field",
    "Yagura",
    "Attini",
    "Valentão",
    "Piranhas",
    "Lamplighter",
    "Bloop",
    "Hákarl 1.0",
    "Rime",
    "Sorocaban Blade",
    "Anansi",
)
OUTCOMES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("Lotus Field", {}, ["end the run"]),
    ("Yagura", {}, ["1 net"]),
    ("Attini", {}, ["1 net"] * 3),
    ("Valentão", {"runner": {"credits": 9}}, ["corp gains 2", "runner loses 2", "end the run"]),
    ("Valentão", {"runner": {"credits": 30}}, ["corp gains 2", "runner loses 2"]),
    ("Piranhas", {}, ["1 net"]),
    ("Piranhas", {"runner": {"hand": ["2x Diesel"]}}, ["1 net", "end the run"]),
    ("Lamplighter", {}, ["1 tag", "end the run"]),
    ("Bloop", {"runner": {"rig": ["Mimic", "Corroder"]}}, ["1 core", "trash Corroder", "trash Mimic"]),
    ("Hákarl 1.0", {}, ["1 core", "end the run"]),
    ("Rime", {}, ["runner loses 1"]),
    ("Sorocaban Blade", {"runner": {"rig": ["Mimic", "Cyberfeeder"]}}, ["trash Cyberfeeder"]),
    ("Sorocaban Blade", {"runner": {"rig": ["Mimic"]}}, ["trash Mimic"]),
    ("Anansi", {}, ["1 net", "3 net"]),
]


@pytest.mark.card(*NAMES)
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "place", "expected"), OUTCOMES)
def test_what_comes_of_unbroken_subroutines(
    ice: str, place: dict[str, Any], expected: list[str], rules: str
) -> None:
    assert outcome(run_on(ice, rules=rules, **place)) == expected


@pytest.mark.card("Lotus Field")
@pytest.mark.parametrize("rules", BOTH)
def test_lotus_field_is_not_weakened(rules: str) -> None:
    t = meeting("Lotus Field", rules=rules)
    t.runner("use", "Datasucker")
    assert strength(t, "Lotus Field") == 4
    t = meeting("Enigma", rules=rules)
    t.runner("use", "Datasucker")
    assert strength(t, "Enigma") == 1


@pytest.mark.card("Anansi")
def test_anansi_spares_who_breaks_it_and_lets_both_draw() -> None:
    t = meeting("Anansi", runner={"credits": 60, "rig": ["Mayfly", "Datasucker (9 virus)"]})
    while not t.can("use", "Mayfly", ability=0):
        t.runner("use", "Mayfly", ability=1)
    for number in (1, 2, 3):
        breaks(t, "Mayfly", number)
    assert outcome(t)[:1] != ["3 net"]
    assert damage(t, "net") == 0
    t = meeting("Anansi")
    t.until(side="corp", option="yes")
    t.corp("yes")
    credits = t.credits["runner"]
    t.until(side="runner", option="yes")
    t.runner("yes")
    assert t.credits["runner"] == credits - 2
    assert [event.side for event in t.events("draw")] == ["corp", "runner"]
    assert len(t.events("look")) == 1
    assert t.events("look")[0].amount == 5


@pytest.mark.card("Yagura")
@pytest.mark.parametrize("moves", [True, False])
def test_yagura_may_put_the_top_card_of_rnd_at_the_bottom(moves: bool) -> None:
    t = meeting("Yagura", corp={"deck": ["Enigma", "3x Hedge Fund"]})
    t.until(side="corp", option="yes")
    t.corp("yes" if moves else "no")
    deck = [t.name(cid) for cid in t.game.state.zones["R&D"]]
    assert deck.index("Enigma") == (3 if moves else 0)


@pytest.mark.card("Shiro")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("pays", [True, False])
def test_shiro_shows_rnd_unless_the_corp_pays(pays: bool, rules: str) -> None:
    t = meeting("Shiro", rules=rules, servers={"R&D": At(root=["Ash 2X3ZB9CY"])})
    t.until(side="corp", about="unless")
    assert t.events("look")[0].amount == 3
    credits = t.credits["corp"]
    t.corp("yes" if pays else "no")
    assert credits - t.credits["corp"] == (1 if pays else 0)
    t.finish_run()
    accessed = [event.zone for event in t.events("access")]
    assert ("R&D" in accessed) != pays
    assert not t.happened("access", "Ash 2X3ZB9CY")


@pytest.mark.card("Architect")
@pytest.mark.parametrize("rules", BOTH)
def test_architect_installs_from_the_top_of_rnd_and_from_hq(rules: str) -> None:
    corp = {"credits": 0, "deck": ["4x Hedge Fund", "Melange Mining Corp.", "Enigma"]}
    t = meeting("Architect", rules=rules, corp=corp)
    t.until(side="corp", option="yes")
    t.corp("yes")
    while t.zone("Melange Mining Corp.") != "table":
        options = [n for n, o in enumerate(t.decision.options) if o.card == t.card("Melange Mining Corp.")]
        t.choose(options[0] if options else 0)
    assert t.zone("Enigma") == "R&D", "the sixth card"
    t.until(side="corp", option="yes")
    t.corp("yes")
    while t.zone("PAD Campaign") != "table":
        options = [n for n, o in enumerate(t.decision.options) if o.card == t.card("PAD Campaign")]
        t.choose(options[0] if options else len(t.decision.options) - 1)
    assert [event.kind for event in t.events("install")] == ["install", "install"]


@pytest.mark.card("Architect")
def test_architect_cannot_be_trashed() -> None:
    t = run_on("Architect", server="remote 1", root=("ZATO City Grid (rezzed)",))
    meet(t, "Architect")
    assert t.zone("Architect") == "table"
    assert not t.happened("trash")


def bills(t: Table) -> list[str]:
    """What the Runner gave for each subroutine of Fairchild."""
    return [f"{event.amount}" for event in t.events("spend credits")]


@pytest.mark.card("Fairchild 2.0", "Fairchild 3.0")
@pytest.mark.rule("nsg-26.03 9.11.3c")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "price"), [("Fairchild 2.0", 2), ("Fairchild 3.0", 3)])
def test_fairchild_takes_credits_or_cards_if_the_runner_has_either(ice: str, price: int, rules: str) -> None:
    t = run_on(ice, rules=rules, runner={"credits": price, "rig": ["Cyberfeeder"]})
    t.until(side="runner", about="cost")
    assert len(t.decision.options) == 2
    t.runner("effect", number=0)
    assert t.credits["runner"] == 0
    t.until(side="corp", kind="choose effect") if ice == "Fairchild 3.0" else t.finish_run()
    assert t.zone("Cyberfeeder") == "heap", "the second bill can be paid in cards alone"
    t = run_on(ice, rules=rules, runner={"credits": 0, "rig": []})
    t.finish_run()
    assert not t.happened("spend credits")
    assert t.happened("damage") or t.happened("end the run")


@pytest.mark.card("Fairchild 2.0", "Fairchild 3.0")
@pytest.mark.parametrize(("ice", "clicks"), [("Fairchild 2.0", 2), ("Fairchild 3.0", 3)])
def test_the_runner_may_lose_clicks_at_fairchild(ice: str, clicks: int) -> None:
    t = meeting(ice, runner={"clicks": 4})
    before = t.clicks["runner"]
    breaks(t, ice, 1, 2, 3)
    assert before - t.clicks["runner"] == clicks
    assert len(broken(t)) == clicks


@pytest.mark.card("Fairchild 3.0")
def test_fairchild_3_hurts_or_ends_the_run_as_the_corp_likes() -> None:
    for number, kind in ((0, "damage"), (1, "end the run")):
        t = run_on("Fairchild 3.0", runner={"credits": 0, "rig": []})
        t.until(side="corp", kind="choose effect")
        t.corp("effect", number=number)
        assert t.happened(kind)


@pytest.mark.card("Valentão", "Piranhas")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("ice", ["Valentão", "Piranhas"])
@pytest.mark.parametrize("choice", [0, 1])
def test_bad_publicity_or_a_tag_is_part_of_the_price(ice: str, choice: int, rules: str) -> None:
    t = run_on(f"{ice} (unrezzed)", rules=rules, runner={"tags": 1})
    rezzes(t, ice)
    t.corp("effect", number=choice)
    assert t.rezzed(ice)
    assert (t.game.state.players["corp"].bad_publicity, t.tags) == ((1, 1) if choice == 0 else (0, 0))


@pytest.mark.card("Bloop")
@pytest.mark.parametrize("rules", BOTH)
def test_bloop_is_rezzed_at_the_price_of_another_harmonic(rules: str) -> None:
    t = run_on("Bloop (unrezzed)", rules=rules, servers={"R&D": At(ice=["Wave (rezzed)", "Enigma (rezzed)"])})
    rezzes(t, "Bloop")
    assert not t.rezzed("Wave")
    assert t.rezzed("Enigma")
    t = run_on("Bloop (unrezzed)", rules=rules, servers={"R&D": At(ice=["Enigma (rezzed)"])})
    t.until(side="runner", kind="paid")
    assert not t.rezzed("Bloop")
    assert not t.can("rez", "Bloop")


@pytest.mark.card("Hákarl 1.0")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("pays", [True, False])
def test_hakarl_keeps_the_runner_from_losing_clicks_for_the_turn(pays: bool, rules: str) -> None:
    other = {"R&D": At(ice=["Enigma (rezzed)"])}
    t = run_on("Hákarl 1.0 (unrezzed)", rules=rules, servers=other, runner={"clicks": 4})
    rezzes(t, "Hákarl 1.0")
    t.corp("yes" if pays else "no")
    assert t.rezzed("Enigma") != pays
    meet(t, "Hákarl 1.0")
    assert t.can("use", "Hákarl 1.0") != pays


@pytest.mark.card("Wendigo")
@pytest.mark.parametrize("rules", BOTH)
def test_wendigo_disables_a_program_for_the_run(rules: str) -> None:
    t = run_on("Wendigo", "Enigma", rules=rules, runner={"credits": 9, "rig": ["Gordian Blade", "Mimic"]})
    t.until(side="corp", kind="choose card")
    t.corp("card", "Gordian Blade")
    for _ in range(20):
        if t.game.state.encounter is not None and t.name(t.game.state.encounter.ice) == "Enigma":
            assert not t.can("use", "Gordian Blade")
        if not t.in_run():
            break
        t.passes()
    assert t.happened("end the run"), "Enigma could not be broken"


@pytest.mark.card("Wendigo")
@pytest.mark.parametrize("counters", [0, 1, 2])
def test_wendigo_is_a_barrier_with_an_odd_number_of_counters(counters: int) -> None:
    note = f"rezzed, {counters} advancement" if counters else "rezzed"
    t = meeting(f"Wendigo ({note})", runner={"credits": 20})
    breaker = "Corroder" if counters % 2 else "Gordian Blade"
    while not t.can("use", breaker, ability=0):
        t.runner("use", breaker, ability=1)
    t.runner("use", breaker, ability=0)
    assert broken(t) == (1,)


@pytest.mark.card("Lockdown")
@pytest.mark.rule("nsg-26.03 9.8.2")
@pytest.mark.parametrize("rules", BOTH)
def test_after_lockdown_the_runner_draws_nothing_for_the_turn(rules: str) -> None:
    t = run_on("Lockdown", rules=rules, runner={"clicks": 3})
    t.finish_run()
    t.until(side="runner", kind="action")
    if t.can("draw"):
        t.runner("draw")
    assert len(t.game.state.zones["grip"]) == 5
    end_turn(t, "runner")
    assert not t.happened("draw", side="runner")


@pytest.mark.card("RSVP")
@pytest.mark.rule("nsg-26.03 10.14.3")
@pytest.mark.parametrize("rules", BOTH)
def test_after_rsvp_the_runner_spends_nothing_in_the_run(rules: str) -> None:
    t = run_on("RSVP", "Enigma", rules=rules)
    meet(t, "RSVP")
    assert t.can("use", "Gordian Blade", ability=1)
    meet(t, "Enigma")
    assert not t.can("use", "Gordian Blade")
    t.finish_run()
    assert t.happened("end the run")
    t.until(side="runner", kind="action")
    assert t.can("play", "Diesel")


@pytest.mark.card("Attini")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("points", [3, 2])
def test_attini_takes_no_credits_once_the_threat_is_there(points: int, rules: str) -> None:
    agenda = "Priority Requisition" if points == 3 else "Private Security Force"
    t = meeting("Attini", rules=rules, runner={"score": [agenda]})
    if points == 2:
        t.until(side="runner", about="unless")
        t.runner("yes")
        assert t.credits["runner"] == 18
    t.finish_run()
    assert damage(t, "net") == points


@pytest.mark.card("Rime")
@pytest.mark.parametrize("rules", BOTH)
def test_rime_strengthens_its_server_and_is_rezzed_while_other_ice_is_approached(rules: str) -> None:
    t = run_on("Enigma", "Rime (unrezzed)", rules=rules)
    rezzes(t, "Rime")
    assert strength(t, "Enigma") == 3
    assert not t.happened("approach", "Rime")
    t = run_on("Enigma", rules=rules, servers={"R&D": At(ice=["Rime"])})
    t.until(side="runner", rule="6.9.3b")
    assert not t.rezzed("Rime"), "the run is on another server"


@pytest.mark.card("Brasília Government Grid")
@pytest.mark.parametrize("rules", BOTH)
def test_brasilia_strengthens_rezzed_ice_for_other_ice_once_a_turn(rules: str) -> None:
    grid = ("Brasília Government Grid (rezzed)",)
    other = {"R&D": At(ice=["Neural Katana (rezzed)", "Rototurret (rezzed)"])}
    t = run_on(
        "Enigma (unrezzed)", "Pup (unrezzed)", server="remote 1", root=grid, servers=other, rules=rules
    )
    rezzes(t, "Enigma")
    agreeing(t)
    assert strength(t, "Enigma") == 5
    assert len(t.events("derez")) == 1
    t.finish_run()
    assert strength(t, "Enigma") == 2


@pytest.mark.card("Sisyphus Protocol")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("choice", [0, 1])
def test_sisyphus_protocol_has_passed_ice_encountered_again(choice: int, rules: str) -> None:
    t = run_on(
        "Wall of Static (unrezzed)", "Neural Katana", rules=rules, corp={"score": ["Sisyphus Protocol"]}
    )
    t.until(side="corp", option="yes")
    t.corp("yes")
    hand, credits = len(t.game.state.zones["HQ"]), t.credits["corp"]
    t.corp("effect", number=choice)
    if choice:
        t.choose(0)
    paid = (credits - t.credits["corp"], hand - len(t.game.state.zones["HQ"]))
    assert paid == ((1, 0) if choice == 0 else (0, 1))
    t.finish_run()
    assert len(t.events("encounter")) == 2
    assert len(t.events("damage")) == 2


@pytest.mark.card("Tributary")
@pytest.mark.parametrize("rules", BOTH)
def test_tributary_comes_to_the_attacked_server_and_installs_ice_elsewhere(rules: str) -> None:
    corp = {"hand": ["Enigma"], "credits": 0}
    t = run_on("Wave", rules=rules, servers={"R&D": At(ice=["Tributary (rezzed)"])}, corp=corp)
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert [t.name(cid) for cid in t.game.state.servers[0].ice] == ["Wave", "Tributary"]
    meet(t, "Tributary")
    t.until(side="corp", option="yes")
    t.corp("no")
    t.until(side="corp", option="yes")
    t.corp("yes")
    while t.zone("Enigma") != "table":
        assert not t.can("server", server="HQ")
        t.choose(0)
    meet(t, "Wave")
    assert strength(t, "Wave") == 3 + 2


@pytest.mark.card("Lamplighter")
@pytest.mark.parametrize("rules", BOTH)
def test_lamplighter_is_trashed_once_an_agenda_is_stolen_from_its_server(rules: str) -> None:
    t = run_on(
        "Lamplighter (unrezzed)",
        server="remote 1",
        root=("Priority Requisition",),
        rules=rules,
        corp={"credits": 0},
    )
    t.finish_run()
    assert t.zone("Lamplighter") == "table", "it was not rezzed"
    t = run_on("Lamplighter", server="remote 1", root=("Priority Requisition",), rules=rules)
    t.until(side="runner", about="unless")
    t.runner("yes")
    t.finish_run()
    assert t.zone("Lamplighter") == "Archives"


@pytest.mark.card("Thimblerig")
@pytest.mark.parametrize("rules", BOTH)
def test_thimblerig_swaps_places_when_it_is_passed(rules: str) -> None:
    t = meet(run_on("Thimblerig", rules=rules, servers={"R&D": At(ice=["Enigma"])}), "Thimblerig")
    while not t.can("use", "Gordian Blade", ability=0):
        t.runner("use", "Gordian Blade", ability=1)
    breaks(t, "Gordian Blade", 1)
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert [t.name(cid) for cid in t.game.state.servers[0].ice] == ["Enigma"]
    assert [t.name(cid) for cid in t.game.state.servers[1].ice] == ["Thimblerig"]
    t.finish_run()
    assert t.happened("successful run", server=0)


@pytest.mark.card("Loot Box")
@pytest.mark.parametrize("rules", BOTH)
def test_loot_box_gives_the_runner_a_card_and_the_corp_its_cost(rules: str) -> None:
    runner = {"deck": ["Corroder", "2x Diesel", "5x Sure Gamble"], "credits": 2}
    t = run_on("Loot Box", rules=rules, runner=runner)
    t.until(side="runner", about="unless")
    t.runner("yes")
    credits = t.credits["corp"]
    t.until(side="corp", kind="choose card")
    t.choose(next(n for n, o in enumerate(t.decision.options) if t.name(o.card) == "Corroder"))
    assert t.credits["corp"] == credits + 2
    assert len(t.game.state.zones["grip"]) == 6
    assert t.zone("Loot Box") == "Archives"
    assert t.happened("shuffle")


@pytest.mark.card("Ablative Barrier")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("points", [3, 2])
def test_ablative_barrier_installs_a_card_elsewhere_once_the_threat_is_there(points: int, rules: str) -> None:
    agenda = "Priority Requisition" if points == 3 else "Private Security Force"
    t = run_on("Ablative Barrier (unrezzed)", rules=rules, runner={"score": [agenda]})
    rezzes(t, "Ablative Barrier")
    if points == 3:
        t.corp("yes")
        while t.zone("PAD Campaign") != "table":
            t.choose(0)
    t.finish_run()
    assert t.happened("install") == (points == 3)
    assert t.happened("end the run")


@pytest.mark.card("Howler")
@pytest.mark.parametrize("rules", BOTH)
def test_howler_brings_a_bioroid_for_the_run(rules: str) -> None:
    t = meeting("Howler", rules=rules, corp={"hand": ["Eli 1.0"], "credits": 0})
    t.until(side="corp", option="yes")
    t.corp("yes")
    if not t.rezzed("Eli 1.0"):
        t.passes()  # no other ice is trashed first
    assert t.rezzed("Eli 1.0")
    assert [t.name(cid) for cid in t.game.state.servers[0].ice] == ["Eli 1.0", "Howler"]
    t.finish_run()
    assert t.happened("encounter", "Eli 1.0")
    assert not t.rezzed("Eli 1.0")
    assert t.zone("Howler") == "Archives"
