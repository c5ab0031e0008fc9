"""The base set of 1996: preps."""

import pytest

from rulerunner import At, Seat
from tests.support.classic_corp import in_zone
from tests.support.classic_runner import CORP, accesses, offered, played, runner_turn, succeeds, to_action

PROGRAMS = ["Worm", "Krash"]
STACK = ["Score!", "Worm", "Krash", "MRAM Chip", "Fall Guy"]

# --- bits and cards ---------------------------------------------------------------------------------------


@pytest.mark.card("Bodyweight Synthetic Blood", "Jack 'n' Joe", "Livewire's Contacts", "Score!")
@pytest.mark.parametrize(
    ("prep", "cost", "bits", "cards"),
    [
        ("Bodyweight Synthetic Blood", 2, 0, 5),
        ("Jack 'n' Joe", 0, 0, 3),
        ("Livewire's Contacts", 0, 3, 0),
        ("Score!", 5, 9, 0),
    ],
)
def test_it_gains_bits_or_draws_cards(prep: str, cost: int, bits: int, cards: int) -> None:
    t = played(prep, runner=Seat(credits=cost, deck=["9x Krash"]))
    assert (t.credits["runner"], t.clicks["runner"]) == (bits, 3)
    assert in_zone(t, "grip") == ["Krash"] * cards
    assert t.zone(prep) == "heap"
    if cost:
        assert not runner_turn(runner=Seat(credits=cost - 1, hand=[prep])).can("play", prep)


@pytest.mark.card("Organ Donor")
def test_organ_donor_gains_two_bits_for_each_of_up_to_five_cards_of_the_hand() -> None:
    for trashed in (0, 2, 5):
        t = played("Organ Donor", "6x Krash", runner=Seat(credits=0))
        for _ in range(trashed):
            t.runner("card", "Krash")
        if trashed < 5:
            t.runner("done")
        to_action(t)
        assert t.credits["runner"] == 2 * trashed
        assert in_zone(t, "grip") == ["Krash"] * (6 - trashed)
        assert in_zone(t, "heap") == ["Krash"] * trashed + ["Organ Donor"]


@pytest.mark.card("misc.for-sale")
@pytest.mark.parametrize("sold", [0, 1, 3])
def test_misc_for_sale_gains_three_bits_for_each_installed_card_trashed(sold: int) -> None:
    rig = ["Krash", "MRAM Chip", "Fall Guy"]
    t = played("misc.for-sale", "Worm", runner=Seat(credits=0, rig=rig))
    for card in rig[:sold]:
        t.runner("card", card)
    if sold < 3:
        t.runner("done")
    to_action(t)
    assert (t.credits["runner"], in_zone(t, "grip")) == (3 * sold, ["Worm"])
    assert in_zone(t, "heap") == sorted([*rig[:sold], "misc.for-sale"])


# --- searches ---------------------------------------------------------------------------------------------


@pytest.mark.card("Forgotten Backup Chip", "Gideon's Pawnshop")
@pytest.mark.parametrize(
    ("prep", "cost", "found"),
    [("Forgotten Backup Chip", 0, PROGRAMS), ("Gideon's Pawnshop", 2, STACK)],
)
def test_it_brings_a_card_back_from_the_trash(prep: str, cost: int, found: list[str]) -> None:
    t = played(prep, runner=Seat(discard=STACK, deck=["Raptor"]))
    assert set(offered(t)) == set(found), "not the prep itself"
    t.runner("card", "Worm")
    assert (t.zone("Worm"), t.zone("Krash"), t.zone("Raptor")) == ("grip", "heap", "stack")
    assert (t.credits["runner"], t.clicks["runner"]) == (5 - cost, 3)
    assert not t.events("shuffle")


@pytest.mark.card("Mantis, Fixer-at-Large", "Temple Microcode Outlet")
@pytest.mark.parametrize(
    ("prep", "cost", "found", "shown"),
    [("Mantis, Fixer-at-Large", 3, STACK, False), ("Temple Microcode Outlet", 1, PROGRAMS, True)],
)
def test_it_brings_a_card_from_the_stack_which_is_shuffled(
    prep: str, cost: int, found: list[str], shown: bool
) -> None:
    t = played(prep, runner=Seat(deck=STACK, discard=["Raptor"]))
    assert set(offered(t)) == set(found)
    t.runner("card", "Worm")
    assert (t.zone("Worm"), t.zone("Krash"), t.zone("Raptor")) == ("grip", "stack", "heap")
    assert t.credits["runner"] == 5 - cost
    assert t.happened("reveal", "Worm") == shown
    assert t.happened("shuffle")


# --- ice --------------------------------------------------------------------------------------------------


@pytest.mark.card("Anonymous Tip")
def test_anonymous_tip_derezzes_rezzed_black_ice() -> None:
    ice = ["Zombie (rezzed)", "Liche (rezzed)", "Homewrecker", "Keeper (rezzed)"]
    t = played("Anonymous Tip", servers={"HQ": At(ice=ice[:2]), "R&D": At(ice=ice[2:])})
    assert offered(t) == ["Liche", "Zombie"]
    t.runner("card", "Liche")
    assert (t.rezzed("Liche"), t.rezzed("Zombie"), t.zone("Liche")) == (False, True, "table")
    assert (t.credits["runner"], t.clicks["runner"]) == (2, 3)


@pytest.mark.card("Hunt Club BBS")
@pytest.mark.parametrize("exposed", [0, 1, 3])
def test_hunt_club_exposes_up_to_three_cards_in_or_on_forts(exposed: int) -> None:
    cards = ["Keeper", "Krumz", "Red Herrings", "Filter"]
    t = played(
        "Hunt Club BBS",
        servers={
            "HQ": At(ice=["Keeper", "Scramble (rezzed)"]),
            "remote 1": At(root=["Krumz", "Red Herrings"], ice=["Filter"]),
        },
    )
    assert offered(t) == sorted(cards), "neither rezzed ones nor those in the hand"
    for card in cards[:exposed]:
        t.runner("card", card)
    if exposed < 3:
        t.runner("done")
    to_action(t)
    assert [t.name(change.card) for change in t.events("expose")] == cards[:exposed]
    assert (t.credits["runner"], any(t.rezzed(card) for card in cards[1:])) == (4, False)


@pytest.mark.card("Security Code WORM Chip")
def test_security_code_worm_chip_trashes_unrezzed_ice_after_a_successful_run_on_hq() -> None:
    prep = "Security Code WORM Chip"
    servers = {"R&D": At(ice=["Filter", "Scramble (rezzed)"]), "remote 1": At(root=["Krumz"], ice=["Mazer"])}
    t = runner_turn(runner=Seat(hand=[prep]), servers=servers)
    assert not t.can("play", prep)
    succeeds(t, "Archives")
    assert not t.can("play", prep), "another fort will not do"
    succeeds(t, "HQ")
    t.runner("play", prep)
    assert offered(t) == ["Filter", "Mazer"]
    t.runner("card", "Mazer")
    assert (t.zone("Mazer"), t.zone("Krumz"), t.zone("Filter")) == ("Archives", "table", "table")
    assert t.credits["runner"] == 5


@pytest.mark.card("Security Code WORM Chip")
def test_security_code_worm_chip_wants_a_run_that_is_successful() -> None:
    servers = {"HQ": At(ice=["Filter (rezzed)"]), "R&D": At(ice=["Keeper"])}
    t = runner_turn(runner=Seat(hand=["Security Code WORM Chip"]), servers=servers)
    succeeds(t, "HQ")
    assert t.happened("end the run")
    assert not t.can("play", "Security Code WORM Chip")


# --- runs -------------------------------------------------------------------------------------------------


@pytest.mark.card("All-Nighter")
@pytest.mark.parametrize("ice", [[], ["Filter (rezzed)"]])
def test_all_nighter_makes_a_second_run_after_any_first_in_the_same_action(ice: list[str]) -> None:
    t = played("All-Nighter", servers={"HQ": At(ice=ice)})
    t.runner("server", server="HQ")
    while not (t.decision.side == "runner" and t.can("yes") and not t.in_run()):
        t.passes()
    assert t.happened("successful run") != bool(ice)
    t.runner("yes")
    t.runner("server", server="R&D")
    t.finish_run()
    to_action(t)
    assert (len(t.events("run begins")), t.clicks["runner"], t.credits["runner"]) == (2, 3, 5)


@pytest.mark.card("All-Nighter")
def test_all_nighter_s_second_run_may_be_left_out() -> None:
    t = played("All-Nighter")
    t.runner("server", server="HQ")
    to_action(t)
    assert (len(t.events("run begins")), t.clicks["runner"]) == (1, 3)


@pytest.mark.card("Custodial Position", "Executive Wiretaps")
@pytest.mark.parametrize(("prep", "server"), [("Custodial Position", "R&D"), ("Executive Wiretaps", "HQ")])
def test_it_runs_on_a_fort_and_accesses_two_more_cards(prep: str, server: str) -> None:
    corp = Seat(hand=["5x Keeper"], deck=["5x Keeper"])
    t = played(prep, corp=corp)
    assert t.attacked == server
    t.finish_run()
    to_action(t)
    assert (accesses(t), t.credits["runner"], t.clicks["runner"]) == (3, 3, 3)
    succeeds(t, server)
    assert accesses(t) == 3 + 1, "not in the next run"
    t = played(prep, corp=corp, servers={server: At(ice=["Filter (rezzed)"])})
    t.finish_run()
    assert accesses(t) == 0


@pytest.mark.card("Inside Job")
def test_inside_job_passes_the_first_ice_encountered_only() -> None:
    ice = ["Filter", "Banpei (rezzed)", "Keeper (rezzed)"]
    t = played("Inside Job", runner=Seat(rig=["Newsgroup Filter"]), servers={"remote 1": At(ice=ice)})
    t.runner("server", server="remote 1")
    t.finish_run()
    to_action(t)
    assert t.zone("Newsgroup Filter") == "table", "the approached Filter was not encountered, Banpei passed"
    assert t.happened("pass", "Banpei")
    assert [t.name(change.card) for change in t.events("encounter")] == ["Banpei", "Keeper"]
    assert (len(t.events("end the run")), t.happened("successful run"), t.credits["runner"]) == (1, False, 3)


@pytest.mark.card("Inside Job")
def test_inside_job_is_over_with_its_run() -> None:
    t = played("Inside Job", servers={"HQ": At(ice=["Filter (rezzed)"])})
    t.runner("server", server="HQ")
    to_action(t)
    assert t.happened("successful run")
    t.run("HQ")
    assert t.happened("end the run")


@pytest.mark.card("Stumble through Wilderspace")
def test_stumble_adds_nine_link_to_every_trace_of_its_run_only() -> None:
    t = played(
        "Stumble through Wilderspace",
        corp=CORP._replace(credits=20),
        runner=Seat(credits=2),
        servers={"HQ": At(ice=["Hunter (rezzed)", "Fetch 4.0.1 (rezzed)"])},
    )
    t.runner("server", server="HQ")
    for _ in range(2):
        t.until(side="corp", option="number")
        t.corp("number", number=max(option.number for option in t.decision.options))
    to_action(t)
    assert (t.tags, len(t.events("trace fails")), t.credits["runner"]) == (0, 2, 0)
    t.run("HQ")
    t.until(side="corp", option="number")
    t.corp("number", number=0)
    assert t.tags == 1


@pytest.mark.card("Weather-to-Finance Pipe")
@pytest.mark.parametrize(("bits", "left"), [(7, 3), (3, 0)])
def test_weather_to_finance_costs_the_corp_four_bits_instead_of_access(bits: int, left: int) -> None:
    t = played("Weather-to-Finance Pipe", corp=CORP._replace(credits=bits))
    assert t.attacked == "HQ"
    t.finish_run()
    assert (t.credits, accesses(t)) == ({"corp": left, "runner": 5}, 0)
    assert t.happened("successful run")


@pytest.mark.card("Weather-to-Finance Pipe")
def test_weather_to_finance_needs_success() -> None:
    t = played("Weather-to-Finance Pipe", servers={"HQ": At(ice=["Filter (rezzed)"])})
    t.finish_run()
    assert t.credits["corp"] == 5
