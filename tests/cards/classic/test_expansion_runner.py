"""Proteus and Classic: the Runner's cards."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_limit
from rulerunner.kernel.read.values import hand_size
from tests.support.classic import breaking, strength_of
from tests.support.classic_corp import HAND, damage
from tests.support.classic_runner import (
    CORP,
    facing,
    installed,
    next_turn,
    played,
    runner_turn,
    succeeds,
    to_action,
)

# --- icebreakers ------------------------------------------------------------------------------------------

PRINTED = {
    "Big Frackin' Gun": (2, 7, "sentry", 6, 5, 1, 1),
    "Boring Bit": (6, 5, "wall", 2, 1, 1, 1),
    "Corrosion": (3, 0, "wall", 0, 1, 1, 1),
    "Black Widow": (9, 2, "sentry", 1, 1, 2, 1),
    "Bulldozer": (7, 4, "wall", 1, 1, 2, 1),
    "Early Worm": (4, 2, "wall", 1, 1, 2, 3),
    "Matador": (4, 0, "sentry", 1, 1, 3, 5),
    "MS-todon": (4, 2, "sentry", 1, 1, 1, 1),
    "Psychic Friend": (2, 1, "code gate", 1, 1, 2, 1),
    "Redecorator": (9, 3, "sentry", 1, 2, 3, 1),
    "Rent-I-Con": (3, 2, "any", 1, 1, 1, 1),
    "Skeleton Passkeys": (3, 1, "code gate", 0, 1, 3, 4),
    "Wrecking Ball": (4, 2, "wall", 0, 1, 2, 1),
}
"""The cost to install, the strength, what is broken, for how many bits, how many at most; the bits for more
strength, and how much of it."""
ICE = {"wall": "Wall of Ice", "code gate": "Cortical Scanner", "sentry": "Liche", "any": "Cortical Scanner"}
OTHERS = {"wall": "Filter", "code gate": "Data Wall", "sentry": "Data Wall"}


@pytest.mark.card(*PRINTED)
@pytest.mark.parametrize("breaker", PRINTED)
class TestIcebreakers:
    """Their kind of ice, for their bits, with enough strength."""

    def test_it_is_installed_for_its_cost_with_its_strength(self, breaker: str) -> None:
        t = installed(breaker)
        assert (20 - t.credits["runner"], strength_of(t, breaker)) == PRINTED[breaker][:2]

    def test_it_grows_and_breaks_for_exactly_its_bits(self, breaker: str) -> None:
        _, strength, kind, to_break, most, boost, by = PRINTED[breaker]
        ice = ICE[kind]
        need = strength_of(facing(ice, breaker, 0), ice)
        times = max(0, -(-(need - strength) // by))
        bits = times * boost + to_break
        t = facing(ice, breaker, bits)
        breaking(t, times=times, by=breaker, subroutine=0)
        while t.can("subroutine") and len(t.events("subroutine broken")) < most:
            t.passes() if not t.can("subroutine") else t.runner(
                "subroutine", number=t.find("subroutine")[0].number
            )
        subs = len(t.game.state.cards[t.card(ice)].face.subs)
        assert len(t.events("subroutine broken")) == min(most, subs)
        assert t.credits["runner"] == 0
        if bits:
            t = facing(ice, breaker, bits - 1)
            assert t.game.decision is None or t.decision.rule != "7?", "one bit short"

    def test_it_breaks_no_other_kind_of_ice(self, breaker: str) -> None:
        kind = PRINTED[breaker][2]
        if kind != "any":
            t = facing(OTHERS[kind], breaker, 40)
            assert t.game.decision is None or t.decision.rule != "7?"


@pytest.mark.card("Psychic Friend")
def test_psychic_friend_stays_strong_for_the_turn() -> None:
    t = facing("Mazer", "Psychic Friend", 40)
    breaking(t, times=5, by="Psychic Friend")
    t.finish_run()
    to_action(t)
    assert strength_of(t, "Psychic Friend") == 6
    next_turn(t)
    assert strength_of(t, "Psychic Friend") == 1


@pytest.mark.card("Rent-I-Con")
def test_rent_i_con_is_trashed_when_the_run_in_which_it_broke_ends() -> None:
    t = facing("Filter", "Rent-I-Con", 5)
    breaking(t, by="Rent-I-Con")
    assert t.zone("Rent-I-Con") == "table"
    t.finish_run()
    assert (t.happened("successful run"), t.zone("Rent-I-Con")) == (True, "heap")
    t = facing("Filter", "Rent-I-Con", 5)
    t.finish_run()
    assert t.zone("Rent-I-Con") == "table", "it broke nothing"


# --- protection -------------------------------------------------------------------------------------------


@pytest.mark.card("Enterprise, Inc., Shields")
@pytest.mark.parametrize(
    ("ice", "bits", "prevented", "kind", "left"),
    [("Razor Wire", 1, 2, "net", []), ("Razor Wire", 1, 1, "net", [1]), ("Brain Wash", 1, 1, "core", [])],
)
def test_shields_prevent_net_or_brain_damage(
    ice: str, bits: int, prevented: int, kind: str, left: list[int]
) -> None:
    t = facing(ice, "Enterprise, Inc., Shields", bits)
    t.runner("use", "Enterprise, Inc., Shields")
    if kind == "net":
        t.runner("number", number=prevented)
    t.finish_run()
    assert damage(t, kind) == left
    assert t.credits["runner"] == 0


@pytest.mark.card("Vintage Camaro")
def test_the_camaro_avoids_a_tag_for_a_bit_and_the_next_action() -> None:
    t = played("Drone for a Day", runner=Seat(credits=5, clicks=4, rig=["Vintage Camaro"]))
    t.runner("use", "Vintage Camaro")
    assert t.tags == 0
    assert t.credits["runner"] == 5 - 4 + 9 - 1
    to_action(t)
    assert t.clicks["runner"] == 2, "one for the prep, one forgone"


# --- viruses ----------------------------------------------------------------------------------------------

VIRUSES = {"Highlighter": ("R&D", "highlighter"), "Taxman": ("HQ", "tax"), "Vienna 22": ("HQ", "vienna")}


@pytest.mark.card(*VIRUSES)
@pytest.mark.parametrize("virus", VIRUSES)
def test_a_successful_run_on_its_fort_brings_a_counter_to_the_corp(virus: str) -> None:
    fort, kind = VIRUSES[virus]
    assert 20 - installed(virus).credits["runner"] == 3
    for server in ("HQ", "R&D", "Archives"):
        t = runner_turn(runner=Seat(credits=0, clicks=2, rig=[virus]))
        succeeds(t, server)
        assert t.game.state.loose_counters.get((kind, -1), 0) == (server == fort)


@pytest.mark.card("Highlighter", "Vienna 22")
@pytest.mark.parametrize(("virus", "spare"), [("Highlighter", 1), ("Vienna 22", 0)])
def test_counters_let_more_cards_be_accessed(virus: str, spare: int) -> None:
    fort = VIRUSES[virus][0]
    corp = Seat(hand=["Keeper"] * 5, deck=["Keeper"] * 9)
    t = runner_turn(corp=corp, runner=Seat(credits=0, clicks=4, rig=[virus]))
    seen = []
    for _ in range(3):
        before = len(t.events("access"))
        succeeds(t, fort)
        seen.append(len(t.events("access")) - before)
    assert seen == [1, 2 - spare, 3 - spare]


@pytest.mark.card("Taxman")
def test_every_two_counters_cost_the_corp_a_bit_a_turn() -> None:
    for runs, lost in ((1, 0), (2, 1), (3, 1)):
        t = runner_turn(
            corp=CORP._replace(credits=9), runner=Seat(credits=0, clicks=runs + 1, rig=["Taxman"])
        )
        for _ in range(runs):
            succeeds(t, "HQ")
        t.runner("gain credit")
        t.until(side="corp", rule="C4.6")
        assert t.credits["corp"] == 9 - lost


# --- preps ------------------------------------------------------------------------------------------------

INCOME = {
    "Cruising for Netwatch": (0, 1, 2, 0, 1),
    "Stakeout": (0, 2, 1, 0, 1),
    "Drone for a Day": (4, 9, 0, 1, 1),
    "Networking": (3, 9, 0, 0, 2),
    "Panzer Run": (1, 4, 2, 0, 2),
}
"""The cost, then bits, cards and tags it brings, and the actions it takes."""


@pytest.mark.card(*INCOME)
@pytest.mark.parametrize("prep", INCOME)
def test_it_brings_bits_cards_and_tags(prep: str) -> None:
    cost, bits, cards, tags, actions = INCOME[prep]
    t = played(prep, runner=Seat(credits=cost, clicks=4, deck=["Score!"] * 5))
    to_action(t)
    assert t.credits["runner"] == bits
    assert len(t.game.state.hand("runner")) == cards
    assert (t.tags, t.clicks["runner"], t.zone(prep)) == (tags, 4 - actions, "heap")


@pytest.mark.card("Networking", "Panzer Run", "Meat Upgrade")
@pytest.mark.parametrize("prep", ["Networking", "Panzer Run", "Meat Upgrade"])
def test_a_double_needs_two_actions(prep: str) -> None:
    for clicks in (1, 2):
        t = runner_turn(runner=Seat(credits=9, clicks=clicks, hand=[prep], deck=["Score!"] * 5))
        assert t.can("play", prep) == (clicks == 2)


@pytest.mark.card("Meat Upgrade")
def test_meat_upgrade_removes_up_to_two_tags_and_draws_three() -> None:
    for removed in (0, 1, 2):
        t = played("Meat Upgrade", runner=Seat(credits=2, clicks=4, tags=3, deck=["Score!"] * 5))
        t.runner("number", number=removed)
        to_action(t)
        assert (t.tags, t.credits["runner"]) == (3 - removed, 0)
        assert len(t.game.state.hand("runner")) == 3


@pytest.mark.card("Faked Hit")
def test_faked_hit_trades_brain_damage_for_bad_publicity() -> None:
    t = played("Faked Hit", *HAND, runner=Seat(credits=5, rig=["Enterprise, Inc., Shields"]))
    assert t.game.state.players["corp"].bad_publicity == 1
    assert damage(t, "core") == [2], "it cannot be prevented"
    assert t.game.state.players["runner"].core_damage == 2


FRIENDS = ["Nomad Allies", "Smith's Pawnshop", "Karl de Veres, Corporate Stooge"]


@pytest.mark.card("Poisoned Water Supply")
def test_poisoned_water_supply_takes_two_connections() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Poisoned Water Supply"], rig=FRIENDS[:1]))
    assert not t.can("play", "Poisoned Water Supply")
    t = played("Poisoned Water Supply", runner=Seat(credits=4, rig=FRIENDS))
    for friend in FRIENDS[:2]:
        t.runner("card", friend)
    assert [t.zone(card) for card in FRIENDS] == ["heap", "heap", "table"]
    assert t.game.state.players["corp"].bad_publicity == 1


@pytest.mark.card("Reconnaissance")
def test_reconnaissance_gains_a_bit_for_each_card_rezzed_in_its_run() -> None:
    t = played(
        "Reconnaissance",
        runner=Seat(credits=0, hand=HAND),
        corp=Seat(credits=20, hand=["Keeper"]),
        servers={"HQ": At(ice=["Data Wall", "Brain Wash"])},
    )
    t.runner("server", server="HQ")
    rezzed = 0
    while t.in_run() and t.game.decision is not None:
        if t.decision.side == "corp" and t.can("rez"):
            t.corp("rez", t.name(t.find("rez")[0].card))
            rezzed += 1
        else:
            t.passes()
    assert rezzed >= 1
    assert t.credits["runner"] == rezzed


@pytest.mark.card("Demolition Run")
def test_demolition_run_trashes_rezzed_ice_instead_of_accessing() -> None:
    t = played(
        "Demolition Run",
        runner=Seat(credits=60, rig=["Krash"]),
        corp=Seat(credits=0, hand=["Hostile Takeover"]),
        servers={"HQ": At(ice=["Filter (rezzed)", "Data Wall"]), "R&D": At(ice=["Filter (rezzed)"])},
    )
    t.runner("server", server="HQ")
    while t.in_run():
        if t.decision.rule == "7?":
            breaking(t, times=0, by="Krash")
        else:
            t.passes()
    assert [t.name(change.card) for change in t.events("trash") if change.card >= 0].count("Filter") == 1
    assert t.zone("Data Wall") == "table", "it is not rezzed"
    assert (t.tags, t.happened("access")) == (3, False)


@pytest.mark.card("On the Fast Track")
@pytest.mark.parametrize(
    ("trashed", "bits"), [("", 0), ("Rockerboy Promotion", 8), ("Information Laundering", 6), ("Setup!", 0)]
)
def test_on_the_fast_track_pays_for_what_was_trashed_this_turn(trashed: str, bits: int) -> None:
    servers = {"remote 1": At(root=[trashed])} if trashed else {}
    seat = Seat(credits=9, clicks=4, hand=["On the Fast Track", *HAND])
    t = runner_turn(runner=seat, corp=CORP._replace(credits=0), servers=servers)
    if trashed:
        t.run("remote 1")
        t.until(side="runner", option="trash")
        t.runner("trash", trashed)
        t.finish_run()
        to_action(t)
    before = t.credits["runner"]
    t.runner("play", "On the Fast Track")
    assert t.credits["runner"] - before == bits


# --- hardware and resources -------------------------------------------------------------------------------


@pytest.mark.card("Cortical Cybermodem")
def test_the_cortical_cybermodem_holds_more_and_pays_for_icebreakers() -> None:
    t = runner_turn(runner=Seat(credits=11, hand=["Cortical Cybermodem"]))
    before = memory_limit(t.game.state), hand_size(t.game.state, "runner")
    t.runner("install", "Cortical Cybermodem")
    to_action(t)
    assert t.credits["runner"] == 0
    assert (memory_limit(t.game.state), hand_size(t.game.state, "runner")) == (before[0] + 2, before[1] + 2)
    assert t.counters("Cortical Cybermodem", "credit") == 2


@pytest.mark.card("The Deck")
def test_the_deck_is_a_base_link_of_five() -> None:
    t = runner_turn(runner=Seat(credits=11, hand=["The Deck"]))
    limit = memory_limit(t.game.state)
    t.runner("install", "The Deck")
    to_action(t)
    assert (t.credits["runner"], memory_limit(t.game.state)) == (0, limit + 1)
    for raised, tags in ((0, 1), (1, 0)):
        t = runner_turn(
            corp=CORP._replace(credits=9),
            runner=Seat(credits=1, rig=["The Deck"]),
            servers={"HQ": At(ice=["Hunter (rezzed)"])},
        )
        t.run("HQ")
        t.corp("number", number=5)
        t.runner("card", "The Deck")
        t.runner("number", number=raised)
        assert (t.tags, t.credits["runner"]) == (tags, 1 - raised)


@pytest.mark.card("Streetware Distributor")
def test_streetware_is_stocked_by_actions_and_sells_one_bit_a_turn() -> None:
    t = runner_turn(runner=Seat(credits=0, clicks=2, rig=["Streetware Distributor"]))
    t.runner("use", "Streetware Distributor")
    to_action(t)
    assert (t.counters("Streetware Distributor", "credit"), t.clicks["runner"]) == (3, 1)
    before = t.credits["runner"]
    next_turn(t)
    assert t.counters("Streetware Distributor", "credit") == 2
    assert t.credits["runner"] >= before + 1
