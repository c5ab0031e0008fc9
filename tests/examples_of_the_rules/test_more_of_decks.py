"""Worked examples: cards looked for, set aside and installed from elsewhere, and the turns they are in."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table


def to_action(t: Table, side: str) -> None:
    t.until(side=side, kind="action")


@pytest.mark.example("nsg-26.03 1.13.6b", 1)
def test_glenn_station_hosts_by_its_ability_and_not_by_an_install() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(score=["Glenn Station"], hand=["PAD Campaign", "Hedge Fund"]),
        )
    )
    t.corp("install", "PAD Campaign")
    assert not t.can("card"), "only servers are destinations"
    assert t.game.state.cards[t.card("PAD Campaign")].host == -1
    to_action(t, "corp")
    t.corp("use", "Glenn Station", ability=0)
    if t.can("card"):
        t.corp("card", "Hedge Fund")
    assert t.game.state.cards[t.card("Hedge Fund")].host == t.card("Glenn Station")
    to_action(t, "corp")
    assert not t.can("use", "Glenn Station", ability=0), "a single card"


@pytest.mark.example("nsg-26.03 1.13.13", 3)
def test_the_counter_of_next_big_thing_stays_when_it_is_exchanged() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(hand=["Exchange of Information"], credits=20, score=["Hostile Takeover"]),
            runner=Seat(score=["Next Big Thing (1 agenda)"], tags=1),
        )
    )
    t.corp("play", "Exchange of Information")
    while t.decision.kind != "action":
        t.choose(0)
    assert t.zone("Next Big Thing") == "corp score"
    assert t.zone("Hostile Takeover") == "runner score"
    assert t.counters("Next Big Thing", "agenda") == 1


@pytest.mark.example("nsg-26.03 1.16.1c", 1)
def test_zer0_cannot_be_used_twice_for_the_damage_alone() -> None:
    t = Table(
        position(runner=Seat(rig=["Zer0", "Clan Vengeance"], hand=["5x Diesel"], deck=["9x Sure Gamble"]))
    )
    t.runner("use", "Zer0")
    to_action(t, "runner")
    assert t.counters("Clan Vengeance", "power") == 1
    assert not t.can("use", "Zer0")
    assert len(t.events("damage")) == 1


@pytest.mark.example("nsg-26.03 1.16.10c", 1)
def test_ob_superheavy_logistics_resolves_before_azef_protocol_is_added_to_the_score_area() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            corp=Seat(
                identity="Ob Superheavy Logistics: Extract. Export. Excel.",
                credits=20,
                deck=["Ice Wall", "Rashida Jaheem", "3x Hedge Fund"],
            ),
            runner=Seat(hand=["5x Diesel"]),
            servers={
                "remote 1": At(root=["Azef Protocol (3 advancement)"]),
                "remote 2": At(root=["PAD Campaign (rezzed)"]),
            },
        )
    )
    t.until(option="score")
    t.corp("score", "Azef Protocol")
    if t.can("card", "PAD Campaign"):
        t.corp("card", "PAD Campaign")
    t.until(side="corp", option="trigger")
    assert t.zone("PAD Campaign") == "Archives"
    assert t.zone("Azef Protocol") == "table", "not scored yet"
    assert not t.happened("score")
    t.corp("trigger")
    while not t.happened("score"):
        assert not t.happened("damage")
        t.choose(0)
    to_action(t, "corp")
    assert t.zone("Azef Protocol") == "corp score"
    assert [e.amount for e in t.events("damage")] == [2]


def end_turn(t: Table, turn: int) -> None:
    """The Runner takes credits until the turn is over."""
    while t.game.state.turn == turn:
        t.choose(t.find("gain credit")[0]) if t.decision.kind == "action" else t.passes()


def plays_test_run(identity: str = "", program: str = "Mimic") -> Table:
    """Test Run has found a program in the heap and installed it."""
    t = Table(
        position(
            corp=Seat(deck=["9x Hedge Fund"]),
            runner=Seat(
                identity=identity,
                credits=9,
                hand=["Test Run"],
                discard=[program],
                deck=["5x Diesel"],
            ),
        )
    )
    t.runner("play", "Test Run")
    while t.zone(program) != "table":
        t.choose(len(t.decision.options) - 1 if t.decision.kind == "choose effect" else 0)
    return t


@pytest.mark.example("nsg-26.03 4.8.3", 1)
def test_a_program_set_aside_by_test_run_is_installed_from_the_heap_for_exile() -> None:
    t = plays_test_run("Exile: Streethawk")
    assert t.zone("Mimic") == "table"
    while t.decision.side == "runner" and t.can("trigger"):
        t.choose(0)
    assert len(t.events("draw")) == 1


@pytest.mark.example("nsg-26.03 8.6.4", 1)
def test_test_run_is_trashed_while_its_delayed_ability_still_waits() -> None:
    t = plays_test_run()
    turn = t.game.state.turn
    assert t.zone("Test Run") == "heap"
    assert t.zone("Mimic") == "table"
    assert len(t.game.state.lingering) == 1
    end_turn(t, turn)
    assert t.zone("Mimic") == "stack"
    assert t.game.state.zones["stack"][0] == t.card("Mimic"), "on top"


@pytest.mark.example("nsg-26.03 9.1.8g", 2)
def test_nanuq_that_goes_to_the_stack_is_removed_from_the_game() -> None:
    t = plays_test_run(program="Nanuq")
    turn = t.game.state.turn
    assert t.zone("Nanuq") == "table"
    end_turn(t, turn)
    assert t.zone("Nanuq") == "removed"


@pytest.mark.example("nsg-26.03 8.2.2a", 1)
@pytest.mark.parametrize("saved", [True, False])
def test_district_99_sees_no_trashing_that_was_prevented(saved: bool) -> None:
    t = Table(
        position(
            corp=Seat(credits=9),
            runner=Seat(rig=["Mimic", "Sacrificial Construct", "District 99"], credits=9),
            servers={"HQ": At(ice=["Rototurret (rezzed)"])},
        )
    )
    t.run("HQ")
    while t.in_run():
        if t.can("use", "Sacrificial Construct") and saved:
            t.runner("use", "Sacrificial Construct")
        elif t.can("trigger", "District 99"):
            t.runner("trigger", "District 99")
        else:
            t.passes()
    assert t.zone("Mimic") == ("table" if saved else "heap")
    assert t.counters("District 99", "power") == (0 if saved else 1)


@pytest.mark.example("nsg-26.03 8.6.6a", 1)
def test_ashen_epilogue_removes_itself_from_the_game() -> None:
    t = Table(position(runner=Seat(credits=9, hand=["Ashen Epilogue", "Mimic"], deck=["12x Diesel"])))
    t.runner("play", "Ashen Epilogue")
    to_action(t, "runner")
    assert t.zone("Ashen Epilogue") == "removed"
    assert not t.happened("trash", "Ashen Epilogue")
    assert len(t.game.state.zones["grip"]) == 5
    assert len(t.game.state.zones["removed"]) == 6


@pytest.mark.example("nsg-26.03 8.7.3", 1)
def test_rnd_is_shuffled_before_what_tech_startup_found_is_installed() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.1d",
            corp=Seat(
                identity="Near-Earth Hub: Broadcast Center",
                credits=9,
                deck=["PAD Campaign", "9x Hedge Fund"],
            ),
            servers={"remote 1": At(root=["Tech Startup (rezzed)"], ice=["Enigma"])},
        )
    )
    t.until(side="corp", option="yes")
    t.corp("yes")
    while t.zone("PAD Campaign") != "table":
        t.corp("server", server="new") if t.can("server") else t.choose(0)
    to_action(t, "corp")
    shuffled = t.events("shuffle")[0].moment
    assert shuffled < t.events("install")[0].moment
    assert shuffled < t.events("server created")[0].moment
    drawn = [e for e in t.events("draw") if e.sort != "mandatory"]
    assert drawn
    assert shuffled < drawn[0].moment


@pytest.mark.example("nsg-26.03 9.6.5b", 1)
def test_nico_campaign_rezzed_as_the_turn_begins_has_missed_its_beginning() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.1d",
            corp=Seat(
                identity="Ob Superheavy Logistics: Extract. Export. Excel.",
                credits=9,
                deck=["Hedge Fund", "Nico Campaign", "9x Hedge Fund"],
            ),
            runner=Seat(hand=["5x Diesel"]),
            servers={"remote 1": At(root=["Reaper Function (rezzed)"], ice=["Enigma"])},
        )
    )
    t.until(side="corp", option="yes")
    t.corp("yes")
    while t.decision.kind != "action":
        if t.can("yes"):
            t.corp("yes")
        elif t.can("trigger"):
            t.choose(0)
        elif t.can("server"):
            t.corp("server", server="new")
        elif t.can("card", "Nico Campaign"):
            t.corp("card", "Nico Campaign")
        else:
            t.passes()
    assert t.zone("Reaper Function") == "Archives"
    assert [e.amount for e in t.events("damage")] == [2]
    assert t.rezzed("Nico Campaign")
    assert t.counters("Nico Campaign", "credit") == 9


@pytest.mark.example("nsg-26.03 9.6.14d", 1)
@pytest.mark.parametrize(
    ("forfeited", "other", "tags", "counters"),
    [
        ("Market Research", "AstroScript Pilot Program", 0, 1),
        ("AstroScript Pilot Program", "Market Research", 1, 1),
        ("AstroScript Pilot Program", "Market Research", 0, 0),
    ],
)
def test_24_7_news_cycle_resolves_a_when_scored_ability_if_it_could_be_met(
    forfeited: str, other: str, tags: int, counters: int
) -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(
                hand=["24/7 News Cycle"], credits=9, score=["AstroScript Pilot Program", "Market Research"]
            ),
            runner=Seat(tags=tags),
        )
    )
    t.corp("play", "24/7 News Cycle")
    t.corp("card", forfeited)
    if t.can("card"):
        t.corp("card", other)
    to_action(t, "corp")
    assert t.zone(forfeited) == "removed"
    assert t.counters(other, "agenda") == counters
    assert not t.happened("score")


@pytest.mark.example("nsg-26.03 9.9.3d", 1)
@pytest.mark.example("nsg-26.03 9.12.2b", 1)
def test_the_class_act_looks_at_one_card_more_than_ritual_draws() -> None:
    t = Table(
        position(
            runner=Seat(
                credits=9,
                clicks=4,
                rig=["The Class Act"],
                hand=["Ritual"],
                deck=["4x Diesel", "Mimic", "Corroder"],
            )
        )
    )
    t.runner("play", "Ritual")
    assert t.clicks["runner"] == 3
    looked = t.events("look")
    assert [e.amount for e in looked] == [4]
    t.choose(0)
    to_action(t, "runner")
    assert len(t.game.state.zones["grip"]) == 3
    assert t.name(t.game.state.zones["stack"][-1]) == "Diesel", "one of the four went to the bottom"
    assert len(t.events("draw")) == 1, "one instance"


@pytest.mark.example("nsg-26.03 9.9.7d", 1)
def test_damage_below_nothing_does_not_occur_and_breached_dome_still_trashes_the_top_card() -> None:
    t = Table(
        position(
            runner=Seat(
                credits=0, rig=["Biometric Spoofing"], hand=["2x Diesel"], deck=["Mimic", "Corroder"]
            ),
            servers={"remote 1": At(root=["Breached Dome"])},
        )
    )
    t.run("remote 1")
    t.until(side="runner", kind="interrupt")
    t.runner("use", "Biometric Spoofing")
    t.finish_run()
    assert not t.happened("damage")
    assert len(t.game.state.zones["grip"]) == 2
    assert t.zone("Mimic") == "heap"
    assert t.zone("Corroder") == "stack"


@pytest.mark.example("nsg-26.03 10.9.2", 1)
def test_crowdfunding_is_not_empty_before_it_is_loaded() -> None:
    t = Table(position(runner=Seat(credits=9, hand=["Crowdfunding"], deck=["3x Diesel"])))
    t.runner("install", "Crowdfunding")
    to_action(t, "runner")
    assert t.zone("Crowdfunding") == "table"
    assert t.counters("Crowdfunding", "credit") == 3
    assert not t.happened("draw")


@pytest.mark.example("nsg-26.03 10.12.3b", 1)
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_esa_afontov_sabotages_two_cards_of_hq_and_rnd_as_the_corp_likes(chosen: int) -> None:
    t = Table(
        position(
            corp=Seat(hand=["Enigma", "Hunter"], deck=["30x Hedge Fund"], credits=9),
            runner=Seat(
                identity="Esâ Afontov: Eco-Insurrectionist", hand=["5x Diesel"], deck=["5x Diesel"], clicks=4
            ),
            servers={"Archives": At(ice=["Bumi 1.0 (rezzed)"])},
        )
    )
    t.run("Archives")
    while not t.happened("damage"):
        t.passes()
    t.until(side="runner", option="yes")
    t.runner("yes")
    picked = 0
    while t.decision.side == "corp" and t.can("card") and t.decision.about != "trash-first":
        if picked == chosen:
            t.corp("done")
            break
        t.choose(t.find("card")[0])
        picked += 1
    s = t.game.state
    assert (len(s.zones["HQ"]), len(s.zones["R&D"])) == (2 - chosen, 28 + chosen)
    assert len(s.zones["Archives"]) == 2
