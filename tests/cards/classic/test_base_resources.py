"""The base set of 1996: resources."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import HAND, corp_turn, damage, in_zone
from tests.support.classic_runner import (
    CORP,
    accesses,
    install,
    installed,
    next_turn,
    offered,
    runner_turn,
    succeeds,
    to_action,
    turn_begins,
)
from tests.support.table import Table

COSTS = {
    "Access Through Alpha": 9,
    "Access to Arasaka": 2,
    "Access to Kiribati": 1,
    "Back Door to Hilliard": 0,
    "Back Door to Orbital Air": 0,
    "Danshi's Second ID": 0,
    "Fall Guy": 0,
    "Floating Runner BBS": 6,
    "Karl de Veres, Corporate Stooge": 2,
    "Leland, Corporate Bodyguard": 2,
    "Nomad Allies": 2,
    "Rigged Investments": 4,
    "Short-Term Contract": 1,
    "Silicon Saloon Franchise": 8,
    "Smith's Pawnshop": 0,
    "Technician Lover": 2,
    "The Short Circuit": 1,
    "Top Runners Conference": 0,
    "Trauma Team": 0,
    "Umbrella Policy": 0,
}


@pytest.mark.card(*COSTS)
@pytest.mark.parametrize("resource", COSTS)
def test_it_is_installed_for_its_cost(resource: str) -> None:
    t = installed(resource)
    assert (20 - t.credits["runner"], t.zone(resource)) == (COSTS[resource], "table")


# --- base links -------------------------------------------------------------------------------------------


def traced(bid: int, bits: int, *rig: str) -> Table:
    """A run into Hunter's trace of limit 5, after the Corp's bid."""
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=bits, rig=rig),
        servers={"HQ": At(ice=["Hunter (rezzed)"])},
    )
    t.run("HQ")
    t.corp("number", number=bid)
    return t


@pytest.mark.card(
    "Access to Arasaka", "Access to Kiribati", "Back Door to Hilliard", "Back Door to Orbital Air"
)
@pytest.mark.parametrize(
    ("resource", "cost", "link", "boost"),
    [
        ("Access to Arasaka", 2, 4, 2),
        ("Access to Kiribati", 1, 1, 1),
        ("Back Door to Hilliard", 0, 2, 3),
        ("Back Door to Orbital Air", 1, 2, 2),
    ],
)
@pytest.mark.parametrize("boosts", [0, 1])
def test_a_base_link_has_its_price_and_is_raised_for_bits(
    resource: str, cost: int, link: int, boost: int, boosts: int
) -> None:
    for bid, tags in ((link + boosts - 1, 0), (link + boosts, 1)):
        t = traced(bid, cost + boost, resource, "Baedeker's Net Map")
        t.runner("card", resource)
        assert [option.number for option in t.find("number")] == [0, 1]
        t.runner("number", number=boosts)
        assert (t.tags, t.credits["runner"]) == (tags, boost * (1 - boosts))
        assert not t.can("card"), "one base link for a trace"


@pytest.mark.card("Access Through Alpha")
def test_access_through_alpha_is_nine_link_for_a_bit_and_cannot_be_raised() -> None:
    t = traced(5, 9, "Access Through Alpha")
    t.runner("card", "Access Through Alpha")
    assert (t.tags, t.credits["runner"]) == (0, 8)
    t = traced(0, 0, "Access Through Alpha")
    assert t.tags == 1


# --- tags -------------------------------------------------------------------------------------------------


@pytest.mark.card("Fall Guy", "Leland, Corporate Bodyguard", "Nomad Allies")
@pytest.mark.parametrize("resource", ["Fall Guy", "Leland, Corporate Bodyguard", "Nomad Allies"])
def test_it_is_trashed_to_avoid_one_tag(resource: str) -> None:
    t = traced(0, 0, resource)
    t.runner("use", resource)
    assert (t.tags, t.zone(resource)) == (0, "heap")
    t = traced(0, 0, resource)
    t.runner("pass")
    assert (t.tags, t.zone(resource)) == (1, "table")
    t = corp_turn(corp=Seat(hand=["Datapool by Zetatech"]), runner=Seat(tags=1, rig=[resource]))
    t.corp("play", "Datapool by Zetatech")
    t.runner("use", resource)
    assert t.tags == 1 + 1, "one of two"


@pytest.mark.card("Danshi's Second ID")
@pytest.mark.parametrize("removed", [1, 3])
def test_danshi_removes_up_to_three_tags_for_an_action_and_itself(removed: int) -> None:
    t = runner_turn(runner=Seat(credits=0, tags=4, rig=["Danshi's Second ID"]))
    t.runner("use", "Danshi's Second ID")
    assert not t.can("number", number=4)
    t.runner("number", number=removed)
    assert (t.tags, t.clicks["runner"], t.zone("Danshi's Second ID")) == (4 - removed, 3, "heap")


@pytest.mark.card("Nomad Allies")
def test_nomad_allies_remove_a_tag_for_an_action_and_a_bit() -> None:
    t = runner_turn(runner=Seat(credits=1, tags=2, rig=["Nomad Allies"]))
    t.runner("use", "Nomad Allies")
    assert (t.tags, t.credits["runner"], t.clicks["runner"], t.zone("Nomad Allies")) == (1, 0, 3, "table")
    assert not t.can("use", "Nomad Allies")


# --- damage and trashing ----------------------------------------------------------------------------------


def burnt(*rig: str, bits: int = 0) -> Table:
    """A tagged Runner with five cards in hand comes under Scorched Earth (4 meat damage)."""
    t = corp_turn(
        corp=Seat(credits=9, hand=["Scorched Earth"]), runner=Seat(credits=bits, tags=1, hand=HAND, rig=rig)
    )
    t.corp("play", "Scorched Earth")
    return t


@pytest.mark.card("Leland, Corporate Bodyguard")
def test_leland_prevents_a_meat_damage_for_each_bit() -> None:
    t = burnt("Leland, Corporate Bodyguard", bits=3)
    for _ in range(3):
        t.runner("use", "Leland, Corporate Bodyguard")
    assert (damage(t, "meat"), t.credits["runner"]) == ([1], 0)
    assert t.zone("Leland, Corporate Bodyguard") == "table"
    assert damage(burnt("Leland, Corporate Bodyguard"), "meat") == [4], "not without bits"


@pytest.mark.card("Trauma Team")
def test_trauma_team_has_two_counters_and_gets_another_for_an_action() -> None:
    t = installed("Trauma Team")
    assert t.counters("Trauma Team", "trauma") == 2
    t.runner("use", "Trauma Team")
    assert (t.counters("Trauma Team", "trauma"), t.clicks["runner"]) == (3, 2)


@pytest.mark.card("Trauma Team")
def test_trauma_team_prevents_a_meat_damage_a_counter_and_stays() -> None:
    t = burnt("Trauma Team (2 trauma)")
    for _ in range(2):
        t.runner("use", "Trauma Team")
    assert damage(t, "meat") == [2]
    assert (t.counters("Trauma Team", "trauma"), t.zone("Trauma Team")) == (0, "table")


@pytest.mark.card("Leland, Corporate Bodyguard", "Trauma Team")
@pytest.mark.parametrize("resource", ["Leland, Corporate Bodyguard", "Trauma Team (2 trauma)"])
def test_it_prevents_no_net_damage(resource: str) -> None:
    t = runner_turn(runner=Seat(rig=[resource], hand=HAND), servers={"HQ": At(ice=["Data Darts (rezzed)"])})
    t.run("HQ")
    assert damage(t, "net") == [3]


@pytest.mark.card("Umbrella Policy")
@pytest.mark.parametrize("used", [True, False])
def test_umbrella_policy_is_trashed_to_save_a_program(used: bool) -> None:
    rig = ["Umbrella Policy", "Newsgroup Filter"]
    t = runner_turn(runner=Seat(credits=0, rig=rig), servers={"HQ": At(ice=["Banpei (rezzed)"])})
    t.run("HQ")
    t.runner(*(("use", "Umbrella Policy") if used else ("pass",)))
    assert in_zone(t, "heap") == [rig[0] if used else rig[1]]
    assert t.happened("end the run")


@pytest.mark.card("Umbrella Policy")
def test_umbrella_policy_saves_one_piece_of_hardware_of_several() -> None:
    rig = ["Umbrella Policy", "MRAM Chip", "HQ Interface"]
    node = "Corprunner's Shattered Remains (rezzed, 2 advancement)"
    t = runner_turn(runner=Seat(credits=0, rig=rig), servers={"remote 1": At(root=[node])})
    t.run("remote 1")
    t.until(side="runner", option="use")
    t.runner("use", "Umbrella Policy", number=t.card("MRAM Chip"))
    t.finish_run()
    assert in_zone(t, "heap") == ["HQ Interface", "Umbrella Policy"]


@pytest.mark.card("Umbrella Policy")
def test_umbrella_policy_saves_no_resource_and_no_card_in_hand() -> None:
    t = corp_turn(runner=Seat(tags=1, rig=["Umbrella Policy", "Fall Guy"]))
    t.corp("trash resource")
    t.corp("card", "Fall Guy")
    assert in_zone(t, "heap") == ["Fall Guy"]
    t = runner_turn(
        runner=Seat(rig=["Umbrella Policy"], hand=["5x Krash"]),
        servers={"HQ": At(ice=["Data Darts (rezzed)"])},
    )
    t.run("HQ")
    assert in_zone(t, "heap") == ["Krash"] * 3
    t = runner_turn(runner=Seat(rig=["Umbrella Policy"], hand=["Organ Donor", "Krash"]))
    t.runner("play", "Organ Donor")
    t.runner("card", "Krash")
    if t.can("done"):
        t.runner("done")
    assert t.decision.kind == "action", "the policy was not offered"
    assert in_zone(t, "heap") == ["Krash", "Organ Donor"]


# --- bits and cards ---------------------------------------------------------------------------------------


@pytest.mark.card("Floating Runner BBS", "Top Runners Conference")
@pytest.mark.parametrize(("resource", "bits"), [("Floating Runner BBS", 1), ("Top Runners Conference", 2)])
def test_it_gains_bits_as_the_runners_turns_begin(resource: str, bits: int) -> None:
    t = turn_begins(resource)
    assert (t.credits["runner"], t.decision.rule) == (bits, "C10.5")
    t = classic(turn="corp", at="C4.1", corp=CORP._replace(clicks=0), runner=Seat(credits=0, rig=[resource]))
    t.until(rule="C4.6")
    assert t.credits["runner"] == 0, "not as the Corp's turn begins"


@pytest.mark.card("Floating Runner BBS", "Top Runners Conference")
def test_only_the_conference_is_over_when_a_run_is_made() -> None:
    t = runner_turn(runner=Seat(rig=["Top Runners Conference", "Floating Runner BBS"]))
    assert t.zone("Top Runners Conference") == "table"
    t.run("HQ")
    assert in_zone(t, "heap") == ["Top Runners Conference"]
    t = runner_turn(runner=Seat(rig=["Top Runners Conference"], hand=["Inside Job"]))
    t.runner("play", "Inside Job")
    t.runner("server", server="HQ")
    assert t.zone("Top Runners Conference") == "heap", "also when a card makes the run"


@pytest.mark.card("Karl de Veres, Corporate Stooge")
def test_karl_gains_a_bit_for_each_successful_run() -> None:
    karl = "Karl de Veres, Corporate Stooge"
    t = runner_turn(runner=Seat(credits=0, rig=[karl]), servers={"R&D": At(ice=["Filter (rezzed)"])})
    for server, bits in (("HQ", 1), ("Archives", 2), ("R&D", 2)):
        succeeds(t, server)
        assert t.credits["runner"] == bits


@pytest.mark.card("Karl de Veres, Corporate Stooge", "Smith's Pawnshop")
@pytest.mark.parametrize("resource", ["Karl de Veres, Corporate Stooge", "Smith's Pawnshop"])
def test_only_one_of_a_unique_card_is_in_play(resource: str) -> None:
    t = runner_turn(runner=Seat(rig=[resource, "Fall Guy"], hand=[resource]))
    install(t, resource)
    assert in_zone(t, "heap") == [resource]
    assert len(in_zone(t, "table")) == 2


@pytest.mark.card("Rigged Investments")
def test_rigged_investments_pay_a_bit_a_turn_and_are_trashed_when_empty() -> None:
    t = installed("Rigged Investments")
    assert t.counters("Rigged Investments", "credit") == 12
    t = turn_begins("Rigged Investments (2 credit)")
    assert (t.credits["runner"], t.counters("Rigged Investments", "credit")) == (1, 1)
    assert not t.can("use", "Rigged Investments")
    t = turn_begins("Rigged Investments (1 credit)")
    assert (t.credits["runner"], t.zone("Rigged Investments")) == (1, "heap")


@pytest.mark.card("Short-Term Contract")
def test_short_term_contract_pays_two_bits_an_action_and_is_trashed_when_empty() -> None:
    t = installed("Short-Term Contract")
    t.runner("use", "Short-Term Contract")
    assert (t.counters("Short-Term Contract", "credit"), t.credits["runner"]) == (10, 21)
    assert t.clicks["runner"] == 2
    t = runner_turn(runner=Seat(credits=0, rig=["Short-Term Contract (2 credit)"]))
    t.runner("use", "Short-Term Contract")
    assert (t.credits["runner"], t.zone("Short-Term Contract")) == (2, "heap")
    assert turn_begins("Short-Term Contract (2 credit)").credits["runner"] == 0


@pytest.mark.card("Silicon Saloon Franchise")
def test_silicon_saloon_gains_a_bit_and_draws_a_card_for_an_action() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Silicon Saloon Franchise"], deck=["3x Krash"]))
    t.runner("use", "Silicon Saloon Franchise")
    assert (t.credits["runner"], in_zone(t, "grip"), t.clicks["runner"]) == (1, ["Krash"], 3)


@pytest.mark.card("Smith's Pawnshop")
@pytest.mark.parametrize("sells", [True, False])
def test_smiths_pawnshop_may_turn_another_installed_card_into_two_bits(sells: bool) -> None:
    t = turn_begins(
        "Smith's Pawnshop", "Krash", "MRAM Chip", "Fall Guy", runner=Seat(credits=0, hand=["Worm"])
    )
    t.runner("yes" if sells else "no")
    if sells:
        assert offered(t) == ["Fall Guy", "Krash", "MRAM Chip"]
        t.runner("card", "Krash")
    assert (t.credits["runner"], in_zone(t, "heap")) == ((2, ["Krash"]) if sells else (0, []))
    assert t.decision.rule == "C10.5"


@pytest.mark.card("Smith's Pawnshop")
def test_smiths_pawnshop_does_not_sell_itself() -> None:
    t = turn_begins("Smith's Pawnshop", runner=Seat(credits=0, hand=["Worm"]))
    assert (t.decision.rule, t.credits["runner"], in_zone(t, "heap")) == ("C10.5", 0, [])


@pytest.mark.card("Technician Lover")
def test_technician_lover_looks_at_the_top_card_of_rnd_for_an_action() -> None:
    t = runner_turn(runner=Seat(rig=["Technician Lover"]))
    top = t.game.state.zones["R&D"][0]
    t.runner("use", "Technician Lover")
    assert [change.cards for change in t.events("look", side="runner")] == [(top,)]
    assert (t.clicks["runner"], accesses(t), t.game.state.zones["R&D"][0]) == (3, 0, top)


@pytest.mark.card("The Short Circuit")
def test_the_short_circuit_fetches_a_program_for_an_action_and_a_bit() -> None:
    deck = ["Score!", "Worm", "MRAM Chip", "Krash"]
    t = runner_turn(runner=Seat(credits=1, rig=["The Short Circuit"], deck=deck))
    t.runner("use", "The Short Circuit")
    assert offered(t) == ["Krash", "Worm"]
    t.runner("card", "Worm")
    assert (t.zone("Worm"), t.credits["runner"], t.clicks["runner"]) == ("grip", 0, 3)
    assert t.happened("reveal", "Worm")
    assert t.happened("shuffle")
    to_action(t)
    assert not t.can("use", "The Short Circuit"), "another bit is needed"


@pytest.mark.card("Floating Runner BBS", "Rigged Investments")
def test_both_pay_turn_after_turn() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Floating Runner BBS", "Rigged Investments (12 credit)"]))
    for turn in (1, 2):
        next_turn(t)
        assert t.counters("Rigged Investments", "credit") == 12 - turn
        assert t.credits["runner"] == turn * (4 + 2)
