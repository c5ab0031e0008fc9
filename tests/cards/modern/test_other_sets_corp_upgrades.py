"""Upgrades of the other sets."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read import values
from tests.support.corp import accessing, bad_publicity, corp_turn, damage
from tests.support.outcomes import agreeing
from tests.support.table import Table


def next_turn(servers: dict[str, At], **corp: Any) -> Table:
    """The Corp's next turn has begun."""
    t = Table(
        position(corp=Seat(deck=["5x Enigma"])._replace(**corp), runner=Seat(clicks=1), servers=servers)
    )
    t.runner("gain credit")
    while t.decision.kind != "action":
        if t.decision.kind == "paid":
            t.passes()
        else:
            agreeing(t)
    return t


REMOTE_ONLY = ["Bio Vault", "Calibration Testing", "La Costa Grid", "Tranquility Home Grid"]


@pytest.mark.card("Bio Vault", "Calibration Testing", "La Costa Grid", "Tranquility Home Grid")
@pytest.mark.parametrize("upgrade", REMOTE_ONLY)
def test_it_can_be_installed_in_remote_servers_only(upgrade: str) -> None:
    t = Table(
        position(turn="corp", corp=Seat(hand=[upgrade]), servers={"remote 1": At(root=["PAD Campaign"])})
    )
    t.corp("install", upgrade)
    assert t.can("server", server="remote 1")
    assert not t.can("server", server="HQ")


@pytest.mark.card("Bio Vault")
def test_bio_vault_ends_any_run_for_two_advancements() -> None:
    servers = {"remote 1": At(root=["Bio Vault (rezzed, 2 advancement)"])}
    t = Table(position(servers=servers))
    t.run("Archives")
    t.until(side="corp", option="use")
    t.corp("use", "Bio Vault")
    assert t.happened("end the run")
    assert t.zone("Bio Vault") == "Archives"
    servers = {"remote 1": At(root=["Bio Vault (rezzed, 1 advancement)"])}
    t = Table(position(servers=servers))
    t.run("Archives")
    while t.in_run():
        assert not t.can("use", "Bio Vault")
        t.passes()


@pytest.mark.card("Calibration Testing")
def test_calibration_testing_advances_a_card_in_the_server_it_was_in() -> None:
    servers = {
        "remote 1": At(root=["Calibration Testing (rezzed)", "PAD Campaign"]),
        "remote 2": At(root=["Adonis Campaign"]),
    }
    t = corp_turn(servers=servers)
    t.corp("use", "Calibration Testing")
    agreeing(t)
    assert t.counters("PAD Campaign", "advancement") == 1
    assert t.zone("Calibration Testing") == "Archives"


@pytest.mark.card("La Costa Grid")
def test_la_costa_grid_advances_a_card_beside_it() -> None:
    servers = {"remote 1": At(ice=["Tollbooth"], root=["PAD Campaign", "La Costa Grid (rezzed)"])}
    t = next_turn(servers)
    assert t.counters("PAD Campaign", "advancement") + t.counters("La Costa Grid", "advancement") == 1
    assert t.counters("Tollbooth", "advancement") == 0


@pytest.mark.card("Cayambe Grid")
@pytest.mark.parametrize(("credits", "paid"), [(4, True), (3, False)])
def test_cayambe_grid_charges_for_advanced_ice(credits: int, paid: bool) -> None:
    ice = ["Ice Wall (1 advancement)", "Hadrian's Wall (3 advancement)", "Tollbooth"]
    servers = {"remote 1": At(ice=ice, root=["Cayambe Grid (rezzed)"])}
    t = Table(position(servers=servers, corp=Seat(credits=0), runner=Seat(credits=credits)))
    t.run("remote 1")
    while t.in_run() and not t.can("yes"):
        t.passes()
    while t.in_run():
        t.runner("yes") if t.decision.about == "unless" else t.passes()
    assert t.happened("end the run") != paid
    assert t.credits["runner"] == (0 if paid else credits)


@pytest.mark.card("Cayambe Grid")
def test_cayambe_grid_advances_ice_each_turn() -> None:
    t = next_turn({"remote 1": At(ice=["Tollbooth"], root=["Cayambe Grid (rezzed)"])})
    assert t.counters("Tollbooth", "advancement") == 1


@pytest.mark.card("Breaker Bay Grid")
def test_breaker_bay_grid_makes_what_is_beside_it_five_cheaper() -> None:
    servers = {
        "remote 1": At(root=["Breaker Bay Grid (rezzed)", "Eve Campaign"]),
        "remote 2": At(root=["Adonis Campaign"]),
    }
    t = corp_turn(servers=servers, corp=Seat(credits=0))
    assert t.can("rez", "Eve Campaign")
    assert not t.can("rez", "Adonis Campaign")


@pytest.mark.card("Mahkota Langit Grid")
def test_mahkota_langit_grid_pays_for_rezzing_here_and_raises_trash_costs() -> None:
    servers = {
        "remote 1": At(ice=["Enigma"], root=["PAD Campaign", "Mahkota Langit Grid (rezzed, 2 credit)"]),
        "remote 2": At(root=["Adonis Campaign (rezzed)"]),
    }
    t = corp_turn(servers=servers, corp=Seat(credits=0))
    assert t.can("rez", "PAD Campaign")
    assert values.trash_cost(t.game.state, t.card("PAD Campaign")) == 6
    assert values.trash_cost(t.game.state, t.card("Adonis Campaign")) == 3
    servers["remote 1"] = At(root=["Mahkota Langit Grid (rezzed, 2 credit)"])
    servers["remote 2"] = At(root=["PAD Campaign"])
    assert not corp_turn(servers=servers, corp=Seat(credits=0)).can("rez", "PAD Campaign")


@pytest.mark.card("Tranquility Home Grid")
def test_tranquility_home_grid_pays_for_the_first_install_here_each_turn() -> None:
    servers = {"remote 1": At(root=["Tranquility Home Grid (rezzed)"])}
    corp = Seat(credits=0, clicks=3, hand=["Enigma", "PAD Campaign", "Red Herrings"])
    t = Table(position(turn="corp", corp=corp, servers=servers))
    for card, credits in (("Enigma", 0), ("PAD Campaign", 2), ("Red Herrings", 2)):
        t.corp("install", card)
        t.corp("server", server="remote 1")
        if t.can("done"):
            t.corp("done")  # nothing there is trashed first
        agreeing(t)
        assert t.credits["corp"] == credits
        if t.clicks["corp"]:
            t.until(kind="action")


@pytest.mark.card("Djupstad Grid")
@pytest.mark.parametrize(("root", "core"), [("remote 1", 1), ("remote 2", 0)])
def test_djupstad_grid_hurts_when_an_agenda_is_scored_from_its_server(root: str, core: int) -> None:
    there = ["Hostile Takeover (2 advancement)"]
    servers = {"remote 1": At(root=["Djupstad Grid (rezzed)", *(there if root == "remote 1" else [])])}
    if root == "remote 2":
        servers["remote 2"] = At(root=there)
    t = corp_turn(servers=servers, runner=Seat(hand=["3x Diesel"]))
    t.corp("score", "Hostile Takeover")
    agreeing(t)
    assert damage(t, "core") == core


@pytest.mark.card("Vladisibirsk City Grid")
def test_vladisibirsk_city_grid_moves_two_advancements_once_a_turn() -> None:
    root = ["Vladisibirsk City Grid (rezzed, 4 advancement)", "Project Junebug"]
    t = corp_turn(servers={"remote 1": At(root=root)})
    t.corp("use", "Vladisibirsk City Grid")
    agreeing(t)
    assert t.counters("Project Junebug", "advancement") == 2
    assert t.counters("Vladisibirsk City Grid", "advancement") == 2
    assert not t.can("use", "Vladisibirsk City Grid")


@pytest.mark.card("Bernice Mai")
@pytest.mark.parametrize(("credits", "tags", "zone"), [(0, 1, "table"), (9, 0, "Archives")])
def test_bernice_mai_traces_after_a_successful_run(credits: int, tags: int, zone: str) -> None:
    servers = {"HQ": At(root=["Bernice Mai (rezzed)"])}
    t = Table(position(servers=servers, corp=Seat(credits=0), runner=Seat(credits=credits)))
    t.run("HQ")
    while not t.happened("trace succeeds") and not t.happened("trace fails"):
        numbers = [option.number for option in t.decision.options]
        t.choose(numbers.index(max(numbers))) if t.can("number") else t.passes()
    assert (t.tags, t.zone("Bernice Mai")) == (tags, zone)


@pytest.mark.card("Increased Drop Rates")
@pytest.mark.parametrize(("answer", "left", "tags"), [("yes", 1, 1), ("no", 0, 0)])
def test_increased_drop_rates_clears_the_corp_unless_the_runner_takes_a_tag(
    answer: str, left: int, tags: int
) -> None:
    t = accessing("Increased Drop Rates", corp=Seat(bad_publicity=1))
    t.runner(answer)
    assert (bad_publicity(t), t.tags) == (left, tags)


@pytest.mark.card("Product Placement")
@pytest.mark.parametrize(("zone", "credits"), [("HQ", 2), ("Archives", 0)])
def test_product_placement_pays_when_it_is_accessed_outside_archives(zone: str, credits: int) -> None:
    cards = ["Product Placement"]
    corp = Seat(credits=0, hand=cards) if zone == "HQ" else Seat(credits=0, discard=cards)
    t = Table(position(corp=corp))
    t.run(zone)
    t.finish_run()
    assert t.credits["corp"] == credits


PURGERS = ["Cyberdex Virus Suite", "Mavirus"]


@pytest.mark.card("Cyberdex Virus Suite", "Mavirus")
@pytest.mark.parametrize("upgrade", PURGERS)
def test_a_purger_may_be_trashed_to_purge(upgrade: str) -> None:
    servers = {"remote 1": At(root=[f"{upgrade} (rezzed)"])}
    t = corp_turn(servers=servers, runner=Seat(rig=["Datasucker (3 virus)"]))
    t.corp("use", upgrade)
    assert t.counters("Datasucker", "virus") == 0
    assert t.zone(upgrade) == "Archives"


@pytest.mark.card("Cyberdex Virus Suite", "Mavirus")
@pytest.mark.parametrize("upgrade", PURGERS)
@pytest.mark.parametrize("state", ["", " (rezzed)"])
def test_a_purger_may_purge_when_it_is_accessed(upgrade: str, state: str) -> None:
    runner = Seat(hand=["3x Diesel"], rig=["Datasucker (3 virus)"])
    t = accessing(f"{upgrade}{state}", runner=runner)
    while not t.happened("purge"):
        t.choose(0)
    assert t.counters("Datasucker", "virus") == 0
    t.finish_run()
    assert damage(t, "net") == (1 if upgrade == "Mavirus" and state else 0)
