"""The base set of 1996: operations."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_zone
from tests.support.table import Table

COSTS = {
    "Closed Accounts": 1,
    "Corporate Detective Agency": 1,
    "Datapool by Zetatech": 1,
    "Netwatch Credit Voucher": 0,
    "Punitive Counterstrike": 0,
    "Scorched Earth": 3,
    "Urban Renewal": 6,
}
"""Operations for a tagged Runner, and what they cost."""


@pytest.mark.card("Accounts Receivable", "Annual Reviews", "Day Shift", "Efficiency Experts", "Night Shift")
@pytest.mark.parametrize(
    ("operation", "bits", "cards"),
    [
        ("Accounts Receivable", -5 + 9, 0),
        ("Annual Reviews", 0, 3),
        ("Day Shift", 1, 2),
        ("Efficiency Experts", 3, 0),
        ("Night Shift", 2, 1),
    ],
)
def test_it_gains_bits_and_draws_cards(operation: str, bits: int, cards: int) -> None:
    t = corp_turn(corp=Seat(credits=5, hand=[operation], deck=DECK))
    t.corp("play", operation)
    assert (t.credits["corp"], t.clicks["corp"]) == (5 + bits, 2)
    assert in_zone(t, "HQ") == ["Keeper"] * cards
    assert t.zone(operation) == "Archives"


@pytest.mark.card("Overtime Incentives")
def test_overtime_incentives_gains_two_actions_for_this_turn() -> None:
    t = corp_turn(corp=Seat(credits=4, hand=["Overtime Incentives"], clicks=1, deck=DECK))
    t.corp("play", "Overtime Incentives")
    assert (t.clicks["corp"], t.credits["corp"]) == (2, 0)
    for _ in range(2):
        t.corp("gain credit")
    assert t.decision.side == "runner"


# --- against a tagged Runner ------------------------------------------------------------------------------


@pytest.mark.card(*COSTS)
@pytest.mark.parametrize("operation", COSTS)
def test_it_is_played_for_its_cost_only_while_the_runner_is_tagged(operation: str) -> None:
    runner = Seat(hand=HAND, rig=["Floating Runner BBS"])
    t = corp_turn(corp=Seat(credits=9, hand=[operation]), runner=runner)
    assert not t.can("play", operation)
    t = corp_turn(corp=Seat(credits=9, hand=[operation]), runner=runner._replace(tags=1))
    t.corp("play", operation)
    assert sum(change.amount for change in t.events("spend credits", side="corp")) == COSTS[operation]
    assert t.clicks["corp"] == 2


@pytest.mark.card("Punitive Counterstrike", "Scorched Earth", "Urban Renewal")
@pytest.mark.parametrize(
    ("operation", "points"), [("Punitive Counterstrike", 2), ("Scorched Earth", 4), ("Urban Renewal", 5)]
)
def test_it_does_meat_damage_that_can_kill(operation: str, points: int) -> None:
    for cards in (points, points - 1):
        t = corp_turn(corp=Seat(credits=9, hand=[operation]), runner=Seat(tags=1, hand=[f"{cards}x Score!"]))
        t.corp("play", operation)
        assert t.game.result == (None if cards == points else ("corp", "flatline"))
        assert damage(t, "meat") == [points]


@pytest.mark.card("Punitive Counterstrike", "Scorched Earth", "Urban Renewal")
@pytest.mark.parametrize(
    ("operation", "points"), [("Punitive Counterstrike", 2), ("Scorched Earth", 4), ("Urban Renewal", 5)]
)
def test_its_meat_damage_can_be_prevented(operation: str, points: int) -> None:
    runner = Seat(tags=1, hand=HAND, rig=["Dermatech Bodyplating"])
    t = corp_turn(corp=Seat(credits=9, hand=[operation]), runner=runner)
    t.corp("play", operation)
    assert damage(t, "meat") == [points - 1]


@pytest.mark.card("Closed Accounts")
def test_closed_accounts_takes_all_the_runners_bits() -> None:
    t = corp_turn(corp=Seat(credits=3, hand=["Closed Accounts"]), runner=Seat(credits=13, tags=1))
    t.corp("play", "Closed Accounts")
    assert (t.credits, t.tags) == ({"corp": 2, "runner": 0}, 1)


@pytest.mark.card("Datapool by Zetatech", "Netwatch Credit Voucher")
@pytest.mark.parametrize(
    ("operation", "tags", "bits"), [("Datapool by Zetatech", 2, -1), ("Netwatch Credit Voucher", 1, 1)]
)
def test_it_gives_more_tags(operation: str, tags: int, bits: int) -> None:
    t = corp_turn(corp=Seat(credits=3, hand=[operation]), runner=Seat(tags=1))
    t.corp("play", operation)
    assert (t.tags, t.credits["corp"]) == (1 + tags, 3 + bits)


@pytest.mark.card("Netwatch Credit Voucher")
def test_netwatch_credit_voucher_gains_its_bit_even_if_the_tag_is_avoided() -> None:
    t = corp_turn(
        corp=Seat(credits=0, hand=["Netwatch Credit Voucher"]), runner=Seat(tags=1, rig=["Fall Guy"])
    )
    t.corp("play", "Netwatch Credit Voucher")
    t.runner("use", "Fall Guy")
    assert (t.tags, t.credits["corp"]) == (1, 1)


@pytest.mark.card("Corporate Detective Agency")
@pytest.mark.parametrize("picks", [(), ("Technician Lover",), ("Technician Lover", "Rigged Investments")])
def test_corporate_detective_agency_trashes_up_to_two_resources(picks: tuple[str, ...]) -> None:
    rig = ["Technician Lover", "Rigged Investments", "Floating Runner BBS", "MRAM Chip", "Krash"]
    t = corp_turn(corp=Seat(credits=1, hand=["Corporate Detective Agency"]), runner=Seat(tags=1, rig=rig))
    t.corp("play", "Corporate Detective Agency")
    assert {t.name(option.card) for option in t.find("card")} == set(rig[:3])
    for name in picks:
        t.corp("card", name)
    if len(picks) < 2:
        t.corp("done")
    assert in_zone(t, "heap") == sorted(picks)
    assert (t.decision.kind, t.credits["corp"]) == ("action", 0)


# --- what the Runner did last turn ------------------------------------------------------------------------


def after_a_turn(operation: str, *, runs: bool, **corp: list[str]) -> Table:
    """The Runner's last action was a run on HQ, or was not; then it is the Corp's turn."""
    t = classic(
        corp=Seat(credits=9, deck=[operation, *DECK], **corp),  # type: ignore[arg-type]
        runner=Seat(clicks=1, credits=0, rig=["Back Door to Hilliard"]),
    )
    if runs:
        t.run("HQ")
    else:
        t.runner("gain credit")
    t.until(side="corp", rule="C4.6")
    return t


@pytest.mark.card("Chance Observation")
@pytest.mark.parametrize(("bid", "tags"), [(2, 1), (1, 0)])
def test_chance_observation_traces_a_runner_who_ran(bid: int, tags: int) -> None:
    t = after_a_turn("Chance Observation", runs=True, hand=["Keeper"])
    t.corp("play", "Chance Observation")
    assert [option.number for option in t.decision.options] == list(range(6))
    t.corp("number", number=bid)
    t.runner("card", "Back Door to Hilliard")
    assert (t.tags, t.credits["corp"]) == (tags, 9 - 2 - bid)


@pytest.mark.card("Chance Observation")
def test_chance_observation_needs_a_run_in_the_runners_last_turn() -> None:
    assert not after_a_turn("Chance Observation", runs=False).can("play", "Chance Observation")
    t = after_a_turn("Chance Observation", runs=True, hand=["Keeper"])
    for _ in range(3):
        t.corp("gain credit")
    while t.decision.side == "runner":
        t.runner("gain credit")
    assert not t.can("play", "Chance Observation"), "a run of the turn before does not count"


@pytest.mark.card("Chance Observation")
def test_a_run_that_was_ended_was_attempted_all_the_same() -> None:
    t = classic(
        corp=Seat(credits=9, deck=["Chance Observation"]),
        runner=Seat(clicks=1, credits=0),
        servers={"HQ": At(ice=["Filter (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", rule="C4.6")
    assert t.can("play", "Chance Observation")


@pytest.mark.card("Trojan Horse")
def test_trojan_horse_tags_a_runner_who_stole_an_agenda() -> None:
    t = after_a_turn("Trojan Horse", runs=True, hand=["Hostile Takeover"])
    t.corp("play", "Trojan Horse")
    assert (t.tags, t.credits["corp"]) == (1, 7)
    assert not after_a_turn("Trojan Horse", runs=True, hand=["Keeper"]).can("play", "Trojan Horse")
    assert not after_a_turn("Trojan Horse", runs=False, hand=["Hostile Takeover"]).can("play", "Trojan Horse")


# --- the Archives, and advancing --------------------------------------------------------------------------


@pytest.mark.card("Off-Site Backups")
def test_off_site_backups_brings_any_card_of_the_archives_but_itself_to_hq() -> None:
    archives = ["Hunter", "Hostile Takeover (faceup)", "Krumz"]
    t = corp_turn(corp=Seat(credits=0, hand=["Off-Site Backups"], discard=archives))
    t.corp("play", "Off-Site Backups")
    assert {t.name(option.card) for option in t.find("card")} == {"Hunter", "Hostile Takeover", "Krumz"}
    assert not t.can("done")
    t.corp("card", "Hostile Takeover")
    assert in_zone(t, "HQ") == ["Hostile Takeover"]
    assert in_zone(t, "Archives") == ["Hunter", "Krumz", "Off-Site Backups"]


FORTS = {
    "remote 1": At(ice=["Filter (rezzed)"], root=["Tycho Extension", "Red Herrings"]),
    "remote 2": At(root=["Virus Test Site"]),
    "remote 3": At(root=["Krumz (rezzed)"]),
}
"""Two cards that can be advanced, and some that cannot."""


@pytest.mark.card("Management Shake-Up", "Project Consultants", "Systematic Layoffs")
@pytest.mark.parametrize(
    ("operation", "cost", "counters"),
    [("Management Shake-Up", 10, 3), ("Project Consultants", 12, 4), ("Systematic Layoffs", 5, 2)],
)
def test_it_adds_counters_to_any_combination_of_cards_that_can_be_advanced(
    operation: str, cost: int, counters: int
) -> None:
    for on_agenda in range(counters + 1):
        t = corp_turn(corp=Seat(credits=cost, hand=[operation]), servers=FORTS)
        t.corp("play", operation)
        for number in range(counters):
            assert {t.name(o.card) for o in t.find("card")} == {"Tycho Extension", "Virus Test Site"}
            assert not t.can("done"), "all of them"
            t.corp("card", "Tycho Extension" if number < on_agenda else "Virus Test Site")
        assert t.decision.kind != "choose card"
        assert t.counters("Tycho Extension", "advancement") == on_agenda
        assert t.counters("Virus Test Site", "advancement") == counters - on_agenda
        assert (t.credits["corp"], t.clicks["corp"]) == (0, 2)


@pytest.mark.card("Team Restructuring")
@pytest.mark.parametrize("picks", [(), ("Virus Test Site",), ("Virus Test Site", "Tycho Extension")])
def test_team_restructuring_adds_one_counter_to_each_of_up_to_two_cards(picks: tuple[str, ...]) -> None:
    forts = FORTS | {"remote 4": At(root=["Hostile Takeover"])}
    t = corp_turn(corp=Seat(credits=1, hand=["Team Restructuring"]), servers=forts)
    t.corp("play", "Team Restructuring")
    advanced = {"Tycho Extension", "Virus Test Site", "Hostile Takeover"}
    assert {t.name(option.card) for option in t.find("card")} == advanced
    for name in picks:
        t.corp("card", name)
        assert not t.can("card", name), "not twice on one card"
    if len(picks) < 2:
        t.corp("done")
    assert t.decision.kind != "choose card"
    for name in advanced:
        assert t.counters(name, "advancement") == (1 if name in picks else 0)
    assert t.credits["corp"] == 0
