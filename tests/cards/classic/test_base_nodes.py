"""The base set of 1996: nodes that are no ambush."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import hand_size
from tests.support.classic import classic, rolled, strength_of
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_forts, in_zone, new_turn
from tests.support.table import Table

# --- bits -------------------------------------------------------------------------------------------------


@pytest.mark.card("BBS Whispering Campaign", "Rockerboy Promotion")
@pytest.mark.parametrize(
    ("node", "cost", "bits", "each"),
    [("BBS Whispering Campaign", 0, 16, 2), ("Rockerboy Promotion", 4, 15, 3)],
)
def test_a_campaign_pays_for_actions_until_it_is_empty(node: str, cost: int, bits: int, each: int) -> None:
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(credits=cost, clicks=0, deck=DECK),
        servers={"remote 1": At(root=[node])},
    )
    t.corp("rez", node)
    assert (t.counters(node, "credit"), t.credits["corp"]) == (bits, 0)
    t.corp("use", node)
    assert (t.counters(node, "credit"), t.credits["corp"], t.clicks["corp"]) == (bits - each, each, 2)
    t = corp_turn(
        corp=Seat(credits=0), servers={"remote 1": At(root=[f"{node} (rezzed, {each + 1} credit)"])}
    )
    t.corp("use", node)
    assert t.zone(node) == "table"
    t.corp("use", node)
    assert (t.zone(node), t.credits["corp"]) == ("Archives", each + 1)


@pytest.mark.card("Braindance Campaign", "Holovid Campaign")
@pytest.mark.parametrize(
    ("node", "cost", "each"), [("Braindance Campaign", 6, 2), ("Holovid Campaign", 4, 1)]
)
def test_a_campaign_pays_as_the_corps_turns_begin_until_it_is_empty(node: str, cost: int, each: int) -> None:
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(credits=cost, clicks=0, deck=DECK),
        servers={"remote 1": At(root=[node])},
    )
    t.corp("rez", node)
    assert (t.counters(node, "credit"), t.credits["corp"]) == (12, 0)
    assert not t.can("use", node)
    t = new_turn(f"{node} (rezzed, {each + 1} credit)", corp=Seat(credits=0))
    assert (t.credits["corp"], t.counters(node, "credit"), t.zone(node)) == (each, 1, "table")
    t = new_turn(f"{node} (rezzed, 1 credit)", corp=Seat(credits=0))
    assert (t.credits["corp"], t.zone(node)) == (1, "Archives")
    servers = {"remote 1": At(root=[f"{node} (rezzed, 5 credit)"])}
    t = classic(at="C10.1", corp=Seat(credits=0), runner=Seat(clicks=0), servers=servers)
    assert t.counters(node, "credit") == 5, "not as the Runner's turn begins"


@pytest.mark.card("BBS Whispering Campaign", "Rockerboy Promotion", "Braindance Campaign", "Holovid Campaign")
@pytest.mark.parametrize(
    "node", ["BBS Whispering Campaign", "Rockerboy Promotion", "Braindance Campaign", "Holovid Campaign"]
)
def test_a_campaign_is_not_loaded_again_when_another_card_is_rezzed(node: str) -> None:
    forts = {"remote 1": At(root=[f"{node} (rezzed, 9 credit)"]), "remote 2": At(root=["Krumz"])}
    t = corp_turn(servers=forts)
    t.corp("gain credit")
    t.corp("rez", "Krumz")
    assert t.counters(node, "credit") == 9


@pytest.mark.card("Department of Truth Enhancement")
def test_department_of_truth_saves_three_bits_an_action_and_pays_all_at_once() -> None:
    node = "Department of Truth Enhancement"
    t = corp_turn(corp=Seat(credits=0), servers=in_forts(node))
    t.corp("use", node, ability=0)
    t.corp("use", node, ability=0)
    assert (t.counters(node, "credit"), t.credits["corp"], t.clicks["corp"]) == (6, 0, 1)
    t.corp("use", node, ability=1)
    assert (t.counters(node, "credit"), t.credits["corp"], t.zone(node)) == (0, 6, "table")


@pytest.mark.card("Spinn Public Relations")
def test_spinn_saves_three_bits_an_action_and_pays_one_as_a_turn_begins() -> None:
    node = "Spinn Public Relations"
    t = corp_turn(corp=Seat(credits=0), servers=in_forts(node))
    t.corp("use", node)
    assert (t.counters(node, "credit"), t.credits["corp"], t.clicks["corp"]) == (3, 0, 2)
    for held, paid in ((3, 1), (1, 1), (0, 0)):
        t = new_turn(f"{node} (rezzed{f', {held} credit' if held else ''})", corp=Seat(credits=0))
        assert (t.credits["corp"], t.counters(node, "credit"), t.zone(node)) == (paid, held - paid, "table")


@pytest.mark.card("Information Laundering")
@pytest.mark.parametrize("rezzed", ["", ", rezzed"])
def test_information_laundering_is_advanced_rezzed_or_not(rezzed: str) -> None:
    node = "Information Laundering"
    t = corp_turn(servers={"remote 1": At(root=[f"{node} (1 advancement{rezzed})"])})
    t.corp("advance", node)
    assert (t.counters(node, "advancement"), t.credits["corp"], t.clicks["corp"]) == (2, 4, 2)
    assert t.can("rez", node) != bool(rezzed)


@pytest.mark.card("Information Laundering")
def test_information_laundering_is_trashed_for_four_bits_a_counter() -> None:
    node = "Information Laundering"
    t = corp_turn(corp=Seat(credits=1), servers={"remote 1": At(root=[f"{node} (rezzed, 3 advancement)"])})
    t.corp("use", node)
    assert (t.credits["corp"], t.clicks["corp"], t.zone(node)) == (1 + 12, 2, "Archives")
    assert not corp_turn(servers={"remote 1": At(root=[f"{node} (3 advancement)"])}).can("use", node)


@pytest.mark.card("South African Mining Corp")
def test_south_african_mining_corp_gains_six_bits_for_three_actions() -> None:
    t = corp_turn(corp=Seat(credits=0), servers=in_forts("South African Mining Corp"))
    t.corp("use", "South African Mining Corp")
    assert (t.credits["corp"], t.clicks["corp"]) == (6, 0)
    two = corp_turn(corp=Seat(clicks=2), servers=in_forts("South African Mining Corp"))
    assert not two.can("use", "South African Mining Corp")


# --- cards and counters -----------------------------------------------------------------------------------


@pytest.mark.card("ESA Contract", "Euromarket Consortium")
@pytest.mark.parametrize(("node", "cost"), [("ESA Contract", 0), ("Euromarket Consortium", 1)])
def test_it_draws_two_cards_for_an_action(node: str, cost: int) -> None:
    t = corp_turn(corp=Seat(credits=cost, deck=DECK), servers=in_forts(node))
    t.corp("use", node)
    assert (len(t.game.state.hand("corp")), t.clicks["corp"], t.credits["corp"]) == (2, 2, 0)
    assert t.can("use", node) == (cost == 0)


@pytest.mark.card("Euromarket Consortium", "Rustbelt HQ Branch")
@pytest.mark.parametrize("node", ["Euromarket Consortium", "Rustbelt HQ Branch"])
def test_it_adds_two_to_the_corps_hand_size_while_rezzed(node: str) -> None:
    t = corp_turn(corp=Seat(clicks=1, hand=["8x Keeper"]), servers=in_forts(node))
    t.corp("gain credit")
    assert (len(t.game.state.hand("corp")), hand_size(t.game.state, "runner")) == (7, 5)
    t = corp_turn(corp=Seat(clicks=1), servers={"remote 1": At(root=[node])})
    assert hand_size(t.game.state, "corp") == 5


@pytest.mark.card("Chicago Branch")
def test_chicago_branch_adds_two_counters_to_a_card_that_can_be_advanced() -> None:
    forts = in_forts("Chicago Branch") | {
        "remote 2": At(ice=["Filter (rezzed)"], root=["Tycho Extension"]),
        "remote 3": At(root=["Virus Test Site"]),
    }
    t = corp_turn(corp=Seat(credits=3), servers=forts)
    t.corp("use", "Chicago Branch")
    assert {t.name(option.card) for option in t.find("card")} == {"Tycho Extension", "Virus Test Site"}
    assert not t.can("done")
    t.corp("card", "Tycho Extension")
    assert (t.counters("Tycho Extension", "advancement"), t.counters("Virus Test Site", "advancement")) == (
        2,
        0,
    )
    assert (t.credits["corp"], t.clicks["corp"]) == (0, 2)
    assert not t.can("use", "Chicago Branch"), "three bits each time"


@pytest.mark.card("Cowboy Sysop")
def test_cowboy_sysop_takes_an_installed_card_of_the_corp_back_to_hq() -> None:
    forts = in_forts("Cowboy Sysop") | {
        "HQ": At(ice=["Filter (rezzed)", "Mazer"]),
        "remote 2": At(root=["Tycho Extension (2 advancement)", "Red Herrings"]),
    }
    t = corp_turn(corp=Seat(hand=["Hunter"]), runner=Seat(rig=["Krash"]), servers=forts)
    t.corp("use", "Cowboy Sysop")
    theirs = {"Cowboy Sysop", "Filter", "Mazer", "Tycho Extension", "Red Herrings"}
    assert {t.name(option.card) for option in t.find("card")} == theirs
    assert not t.can("done")
    t.corp("card", "Tycho Extension")
    assert in_zone(t, "HQ") == ["Hunter", "Tycho Extension"]
    assert (t.counters("Tycho Extension", "advancement"), t.clicks["corp"]) == (0, 2)


# --- what costs less, and what is stronger ----------------------------------------------------------------


def rez_cost(node: str, ice: str) -> int:
    """What rezzing a piece of ice costs while a node is rezzed."""
    t = classic(corp=Seat(credits=20), servers={"HQ": At(ice=[ice])} | in_forts(node))
    t.run("HQ")
    t.corp("rez", ice)
    return 20 - t.credits["corp"]


@pytest.mark.card("Data Masons")
def test_data_masons_makes_walls_cheaper_by_two_and_stronger_by_one() -> None:
    found = [rez_cost("Data Masons", ice) for ice in ("Fire Wall", "Data Wall", "Mazer")]
    assert found == [3, 0, 5], "a wall never costs less than nothing; a code gate what it says"
    t = classic(servers={"HQ": At(ice=["Fire Wall (rezzed)", "Mazer (rezzed)"])} | in_forts("Data Masons"))
    assert (strength_of(t, "Fire Wall"), strength_of(t, "Mazer")) == (5, 5)


@pytest.mark.card("Skalderviken SA Beta Test Site")
def test_skalderviken_makes_black_ice_cheaper_by_two() -> None:
    found = [rez_cost("Skalderviken SA Beta Test Site", ice) for ice in ("Zombie", "Banpei", "Fire Wall")]
    assert found == [7, 4, 5]


@pytest.mark.card("Fortress Architects")
@pytest.mark.parametrize(("ice", "paid"), [((), 0), (("Filter",), 0), (("Filter", "Keeper", "Mazer"), 2)])
def test_fortress_architects_makes_installing_ice_cheaper_by_one(ice: tuple[str, ...], paid: int) -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=["Hunter"]), servers={"HQ": At(ice=ice)} | in_forts("Fortress Architects")
    )
    t.corp("install", "Hunter")
    t.corp("server", server="HQ")
    if ice:
        t.corp("done")
    assert (t.credits["corp"], t.zone("Hunter")) == (9 - paid, "table")


# --- traces, tags and damage ------------------------------------------------------------------------------


@pytest.mark.card("Blood Cat")
@pytest.mark.parametrize(("bid", "tags"), [(2, 1), (1, 0)])
def test_blood_cat_traces_for_a_tag_for_an_action(bid: int, tags: int) -> None:
    runner = Seat(credits=0, rig=["Back Door to Hilliard"])
    t = corp_turn(corp=Seat(credits=9), runner=runner, servers=in_forts("Blood Cat"))
    t.corp("use", "Blood Cat")
    assert [option.number for option in t.decision.options] == list(range(6))
    t.corp("number", number=bid)
    t.runner("card", "Back Door to Hilliard")
    assert (t.tags, t.clicks["corp"], t.credits["corp"]) == (tags, 2, 9 - bid)


@pytest.mark.card("Krumz")
def test_krumz_has_a_bit_for_traces_that_is_replaced_next_turn() -> None:
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(
            credits=0, clicks=0, score=["Private Cybernet Police"], hand=["Accounts Receivable"], deck=DECK
        ),
        servers={"remote 1": At(root=["Krumz"])},
    )
    t.corp("rez", "Krumz")
    assert t.counters("Krumz", "credit") == 1
    t.corp("use", "Private Cybernet Police")
    assert [option.number for option in t.decision.options] == [0, 1]
    t.corp("number", number=1)
    assert (t.counters("Krumz", "credit"), t.credits["corp"]) == (0, 0)
    t.corp("gain credit")
    t.corp("gain credit")
    assert (t.counters("Krumz", "credit"), t.decision.side) == (0, "runner"), "not before the next turn"
    t.until(rule="C4.6")
    assert t.counters("Krumz", "credit") == 1


@pytest.mark.card("Krumz")
def test_krumz_pays_for_nothing_but_traces_and_does_not_pile_up() -> None:
    t = corp_turn(corp=Seat(credits=4, hand=["Accounts Receivable"]), servers=in_forts("Krumz"))
    assert not t.can("play", "Accounts Receivable")
    t = new_turn("Krumz (rezzed, 1 credit)", corp=Seat())
    assert t.counters("Krumz", "credit") == 1


def tagged_in_a_turn(side: str, nodes: int = 1) -> Table:
    """Somebody's turn comes to its end after the Runner got a tag in it."""
    forts = in_forts(*["Omniscience Foundation"] * nodes)
    if side == "corp":
        t = corp_turn(corp=Seat(clicks=1, score=["Private Cybernet Police"], deck=DECK), servers=forts)
        t.corp("use", "Private Cybernet Police")
    else:
        ice = {"HQ": At(ice=["Fetch 4.0.1 (rezzed)"])}
        t = classic(corp=Seat(deck=DECK), runner=Seat(clicks=1, credits=0), servers=forts | ice)
        t.run("HQ")
    t.corp("number", number=0)
    t.until(kind="action", side="runner" if side == "corp" else "corp")
    return t


@pytest.mark.card("Omniscience Foundation")
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_omniscience_gives_a_tag_at_the_end_of_any_turn_with_a_tag(side: str) -> None:
    t = tagged_in_a_turn(side)
    assert t.tags == 2
    while t.decision.side == ("runner" if side == "corp" else "corp"):
        t.choose(t.find("gain credit")[0])
    assert t.tags == 2, "nothing in a turn without one"


@pytest.mark.card("Omniscience Foundation")
def test_two_omniscience_foundations_give_a_tag_each() -> None:
    assert tagged_in_a_turn("runner", nodes=2).tags == 3


@pytest.mark.card("Omniscience Foundation")
def test_omniscience_does_not_count_tags_that_were_avoided() -> None:
    forts = in_forts("Omniscience Foundation") | {"HQ": At(ice=["Fetch 4.0.1 (rezzed)"])}
    t = classic(corp=Seat(deck=DECK), runner=Seat(clicks=1, credits=0, rig=["Fall Guy"]), servers=forts)
    t.run("HQ")
    t.corp("number", number=0)
    t.runner("use", "Fall Guy")
    t.until(kind="action", side="corp")
    assert t.tags == 0


@pytest.mark.card("Solo Squad")
def test_solo_squad_hurts_a_tagged_runner_for_an_action() -> None:
    t = corp_turn(corp=Seat(credits=0), runner=Seat(tags=1, hand=HAND), servers=in_forts("Solo Squad"))
    t.corp("use", "Solo Squad")
    t.corp("use", "Solo Squad")
    assert (damage(t, "meat"), t.clicks["corp"]) == ([1, 1], 1)
    assert not corp_turn(runner=Seat(hand=HAND), servers=in_forts("Solo Squad")).can("use", "Solo Squad")
    safe = Seat(tags=1, hand=HAND, rig=["Dermatech Bodyplating"])
    t = corp_turn(runner=safe, servers=in_forts("Solo Squad"))
    t.corp("use", "Solo Squad")
    assert damage(t, "meat") == []


@pytest.mark.card("Schlaghund")
def test_the_damage_of_schlaghund_can_be_prevented() -> None:
    runner = Seat(tags=6, hand=["10x Score!"], rig=["Dermatech Bodyplating"])
    t = corp_turn(runner=runner, servers=in_forts("Schlaghund"))
    t.corp("use", "Schlaghund")
    assert (damage(t, "meat"), t.zone("Schlaghund")) == ([9], "Archives")


@pytest.mark.card("Schlaghund")
@pytest.mark.parametrize(("low", "high", "strikes"), [(1, 2, True), (3, 3, True), (4, 6, False)])
def test_schlaghund_strikes_on_a_roll_of_at_most_the_runners_tags(low: int, high: int, strikes: bool) -> None:
    def play(seed: int) -> Table:
        runner = Seat(tags=3, hand=["10x Score!"])
        t = corp_turn(runner=runner, servers=in_forts("Schlaghund"), seed=seed)
        t.corp("use", "Schlaghund")
        return t

    t = rolled(play, low, high)
    assert damage(t, "meat") == ([10] if strikes else [])
    assert (t.zone("Schlaghund"), t.clicks["corp"]) == ("Archives" if strikes else "table", 2)
    assert t.game.result is None, "the Runner had ten cards"
