"""The game of 1996: more of the Runner's programs, hardware and resources."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_limit
from rulerunner.positions import server_id
from tests.support.classic import classic, rolled
from tests.support.classic_corp import DECK, HAND, in_zone
from tests.support.classic_runner import (
    CORP,
    accesses,
    installed,
    next_turn,
    runner_turn,
    succeeds,
    to_action,
    turn_begins,
)
from tests.support.table import Table

PRICES = {
    "Aujourd'Oui": 0,
    "Bodyweight(tm) Data Creche": 3,
    "Broker": 3,
    "Cascade": 4,
    "Expert Schedule Analyzer": 0,
    "Loan from Chiba": 0,
    "Microtech AI Interface": 0,
    "N.E.T.O.": 0,
    "Precision Bribery": 0,
    "Record Reconstructor": 0,
    "Restrictive Net Zoning": 1,
    "Ronin Around": 3,
    "Scaldan": 3,
    "Schematics Search Engine": 2,
    "Shredder Uplink Protocol": 4,
    "Smarteye": 2,
    "Speed Trap": 0,
}


@pytest.mark.card(*PRICES)
@pytest.mark.parametrize("card", PRICES)
def test_it_is_installed_for_its_cost(card: str) -> None:
    gained = 12 if card == "Loan from Chiba" else 0
    assert installed(card, runner=Seat(credits=20)).credits["runner"] == 20 - PRICES[card] + gained


# --- viruses ----------------------------------------------------------------------------------------------


@pytest.mark.card("Cascade", "Scaldan")
@pytest.mark.parametrize(
    ("virus", "fort", "kind"), [("Cascade", "R&D", "cascade"), ("Scaldan", "HQ", "scaldan")]
)
def test_a_successful_run_on_its_fort_gives_a_counter(virus: str, fort: str, kind: str) -> None:
    for server in ("HQ", "R&D", "Archives"):
        t = runner_turn(runner=Seat(credits=0, clicks=2, rig=[virus]))
        succeeds(t, server)
        assert t.game.state.loose_counters.get((kind, -1), 0) == (server == fort)


def infected(virus: str, fort: str, runs: int, seed: int = 0) -> Table:
    """The Corp's turn has begun after so many successful runs with a virus."""
    corp = Seat(hand=["Keeper"], deck=["Filter", "Mazer", *DECK])
    t = runner_turn(corp=corp, runner=Seat(credits=0, clicks=runs, rig=[virus]), seed=seed)
    for _ in range(runs):
        t.run(fort)
        t.finish_run()
        if t.clicks["runner"]:
            to_action(t)
    t.until(side="corp", rule="C4.6")
    return t


@pytest.mark.card("Cascade")
def test_every_two_cascade_counters_cost_the_corp_a_card_of_rnd_face_up() -> None:
    for runs, lost in ((1, []), (2, ["Filter"]), (3, ["Filter"]), (4, ["Filter", "Mazer"])):
        t = infected("Cascade", "R&D", runs)
        assert in_zone(t, "Archives") == lost
        assert all(t.rezzed(card) for card in lost), "they lie face up"


@pytest.mark.card("Scaldan")
@pytest.mark.parametrize(("low", "high", "points"), [(4, 4, 0), (5, 5, 1), (6, 6, 1)])
def test_a_scaldan_counter_rolls_for_bad_publicity(low: int, high: int, points: int) -> None:
    t = rolled(lambda seed: infected("Scaldan", "HQ", 1, seed), low, high)
    assert len(t.events("die")) == 1
    assert t.game.state.players["corp"].bad_publicity == points


@pytest.mark.card("Scaldan")
def test_each_scaldan_counter_rolls() -> None:
    t = infected("Scaldan", "HQ", 3)
    assert len(t.events("die")) == 3
    high = sum(change.amount >= 5 for change in t.events("die"))
    assert t.game.state.players["corp"].bad_publicity == high


# --- looking, exposing, leaving ---------------------------------------------------------------------------


@pytest.mark.card("Expert Schedule Analyzer")
def test_the_expert_analyzer_shows_hq_after_an_access_there() -> None:
    for server in ("HQ", "R&D"):
        corp = Seat(hand=["Keeper", "Filter", "Mazer"], deck=DECK)
        t = runner_turn(corp=corp, runner=Seat(rig=["Expert Schedule Analyzer"]))
        succeeds(t, server)
        looked = t.events("look")
        assert bool(looked) == (server == "HQ")
        assert accesses(t) == 1
        if looked:
            assert sorted(t.name(card) for card in looked[0].cards) == ["Filter", "Keeper", "Mazer"]


@pytest.mark.card("Schematics Search Engine")
def test_the_search_engine_exposes_everything_when_hq_is_accessed() -> None:
    forts = {"R&D": At(ice=["Filter"]), "remote 1": At(root=["Krumz"], ice=["Mazer (rezzed)", "Scramble"])}
    for server, seen in (("HQ", ["Filter", "Krumz", "Scramble"]), ("Archives", [])):
        t = runner_turn(runner=Seat(rig=["Schematics Search Engine"]), servers=forts)
        succeeds(t, server)
        assert sorted(t.name(change.card) for change in t.events("expose")) == seen


@pytest.mark.card("Smarteye")
@pytest.mark.parametrize("leaves", [True, False])
def test_smarteye_exposes_one_piece_of_ice_a_run(leaves: bool) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(rig=["Smarteye"], hand=HAND),
        servers={"HQ": At(ice=["Filter", "Scramble"])},
    )
    t.run("HQ")
    t.runner("trigger", "Smarteye")
    assert len(t.events("expose")) == 1
    t.runner("yes" if leaves else "no")
    t.finish_run()
    assert (t.happened("jack out"), len(t.events("expose"))) == (leaves, 1)
    assert t.happened("successful run") != leaves


@pytest.mark.card("Speed Trap")
@pytest.mark.parametrize("leaves", [True, False])
def test_speed_trap_lets_the_runner_leave_when_a_node_or_upgrade_is_rezzed(leaves: bool) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=20),
        runner=Seat(credits=0, rig=["Speed Trap"], hand=HAND),
        servers={"remote 1": At(root=["Krumz"])},
    )
    assert not t.can("use", "Speed Trap")
    t.run("remote 1")
    t.until(side="corp", option="rez")
    t.corp("rez", "Krumz")
    t.runner("trigger", "Speed Trap") if leaves else t.runner("pass")
    t.finish_run()
    assert (t.happened("jack out"), t.happened("successful run")) == (leaves, not leaves)
    assert t.zone("Speed Trap") == "table"


@pytest.mark.card("Microtech AI Interface")
def test_the_ai_interface_cuts_rnd_before_an_access() -> None:
    deck = ["Filter", "Mazer", "Scramble"]
    for cut, seen in ((0, "Filter"), (2, "Scramble")):
        t = runner_turn(corp=Seat(hand=["Keeper"], deck=deck), runner=Seat(rig=["Microtech AI Interface"]))
        t.run("R&D")
        t.until(side="runner", option="number")
        assert len(t.find("number")) == 4
        t.runner("number", number=cut)
        t.finish_run()
        assert [t.name(change.card) for change in t.events("access")] == [seen]
        order = [t.name(card) for card in t.game.state.zones["R&D"]]
        assert order == deck[cut:] + deck[:cut]


@pytest.mark.card("Record Reconstructor")
@pytest.mark.parametrize("up", [["Filter", "Mazer"], ["Filter"], []])
def test_the_reconstructor_puts_two_face_up_cards_of_the_archives_on_rnd(up: list[str]) -> None:
    discard = ["Scramble", *(f"{card} (faceup)" for card in up)]
    corp = Seat(hand=["Keeper"], deck=["Banpei"], discard=discard)
    t = runner_turn(corp=corp, runner=Seat(rig=["Record Reconstructor"]))
    t.runner("use", "Record Reconstructor")
    assert t.attacked == "Archives"
    t.finish_run()
    top = [t.name(card) for card in t.game.state.zones["R&D"]]
    assert (sorted(top[:-1]), top[-1], accesses(t)) == (up, "Banpei", 0)
    to_action(t)
    assert t.clicks["runner"] == 3


@pytest.mark.card("Record Reconstructor")
def test_the_reconstructor_takes_no_more_than_two() -> None:
    discard = [f"{card} (faceup)" for card in ("Filter", "Mazer", "Scramble")]
    t = runner_turn(corp=Seat(hand=["Keeper"], discard=discard), runner=Seat(rig=["Record Reconstructor"]))
    t.runner("use", "Record Reconstructor")
    t.finish_run()
    assert (len(in_zone(t, "R&D")), len(in_zone(t, "Archives"))) == (2, 1)


# --- runs, forts, bits ------------------------------------------------------------------------------------


@pytest.mark.card("Bodyweight(tm) Data Creche")
@pytest.mark.parametrize("ice", [[], ["Filter (rezzed)"]])
def test_the_data_creche_gives_another_run_after_a_successful_one(ice: list[str]) -> None:
    creche = "Bodyweight(tm) Data Creche"
    t = runner_turn(runner=Seat(clicks=3, rig=[creche]), servers={"HQ": At(ice=ice)})
    assert memory_limit(t.game.state) == 5
    t.run("HQ")
    while t.in_run():
        t.passes()
    assert t.can("trigger", creche) != bool(ice)
    if not ice:
        t.runner("trigger", creche)
        t.runner("server", server="R&D")
        t.finish_run()
        to_action(t)
        assert (len(t.events("run begins")), t.clicks["runner"]) == (2, 2)
        t.run("HQ")
        t.finish_run()
        to_action(t)
        assert len(t.events("run begins")) == 3, "once a turn"


BBS = {
    "Aujourd'Oui": (5, ["Krash", "Worm"]),
    "N.E.T.O.": (4, ["Fall Guy", "Score!"]),
    "Ronin Around": (5, ["MRAM Chip"]),
}
"""How many cards it looks at, and what it finds among those of the stack."""
STACK = ["Score!", "Worm", "Fall Guy", "Krash", "MRAM Chip", "Raptor"]


@pytest.mark.card(*BBS)
@pytest.mark.parametrize("card", BBS)
@pytest.mark.parametrize("bits", [0, 1, 5])
def test_it_takes_its_kind_of_cards_for_a_bit_each(card: str, bits: int) -> None:
    looks, wanted = BBS[card]
    t = runner_turn(runner=Seat(credits=bits, clicks=2, rig=[card], deck=STACK))
    t.choose(t.find("use", card)[0])
    taken = min(bits, len(wanted))
    assert sorted(t.name(c) for c in t.events("look")[0].cards) == sorted(STACK[:looks])
    if taken:
        t.runner("number", number=taken)
        for name in wanted[:taken]:
            if t.can("card", name):
                t.runner("card", name)
    to_action(t)
    assert in_zone(t, "grip") == sorted(wanted[:taken])
    assert (t.credits["runner"], len(t.events("reveal")), t.clicks["runner"]) == (bits - taken, taken, 1)
    assert t.happened("shuffle")


@pytest.mark.card("Ronin Around")
def test_ronin_around_exposes_a_card_for_two_bits() -> None:
    for bits in (1, 2):
        t = runner_turn(
            runner=Seat(credits=bits, rig=["Ronin Around"]), servers={"remote 1": At(root=["Krumz"])}
        )
        uses = t.find("use", "Ronin Around")
        assert len(uses) == bits
    t.choose(uses[1])
    t.runner("card", "Krumz") if t.can("card", "Krumz") else None
    assert (t.happened("expose", "Krumz"), t.credits["runner"], t.clicks["runner"]) == (True, 0, 3)


@pytest.mark.card("Broker")
def test_broker_is_used_once_a_turn_to_save_or_to_take() -> None:
    t = runner_turn(runner=Seat(credits=0, clicks=4, rig=["Broker"]))
    t.choose(t.find("use", "Broker")[0])
    assert (t.counters("Broker", "credit"), t.clicks["runner"]) == (3, 3)
    to_action(t)
    assert not t.can("use", "Broker")
    next_turn(t)
    bits = t.credits["runner"]
    t.choose(t.find("use", "Broker")[0])
    to_action(t)
    next_turn(t)
    assert t.counters("Broker", "credit") == 6
    bits = t.credits["runner"]
    t.choose(t.find("use", "Broker")[1])
    assert (t.counters("Broker", "credit"), t.credits["runner"]) == (0, bits + 6)
    assert t.clicks["runner"] == 3


@pytest.mark.card("Loan from Chiba")
def test_a_loan_costs_a_bit_a_turn() -> None:
    t = turn_begins("Loan from Chiba", runner=Seat(credits=5))
    to_action(t)
    assert t.credits["runner"] == 4


@pytest.mark.card("Loan from Chiba")
@pytest.mark.parametrize(("bits", "pays", "lost"), [(10, True, False), (10, False, True), (9, False, True)])
def test_a_loan_is_paid_back_when_it_leaves_play_or_the_game_is_lost(
    bits: int, pays: bool, lost: bool
) -> None:
    t = runner_turn(runner=Seat(credits=bits - 1, clicks=1, rig=["Loan from Chiba"]))
    t.runner("gain credit")
    t.until(side="runner", option="trigger")
    t.runner("trigger", "Loan from Chiba")
    if t.game.decision is not None and t.can("yes"):
        t.runner("yes" if pays else "no")
    assert (t.game.result is not None) == lost
    if lost:
        assert t.game.result is not None
        assert t.game.result[0] == "corp"
    else:
        assert (t.credits["runner"], t.zone("Loan from Chiba")) == (0, "heap")


@pytest.mark.card("Restrictive Net Zoning")
@pytest.mark.parametrize(("server", "price"), [("HQ", 2), ("R&D", 0)])
def test_zoning_makes_ice_on_one_fort_dearer(server: str, price: int) -> None:
    t = runner_turn(
        corp=Seat(credits=5, hand=["Filter", "Krumz"], deck=DECK),
        runner=Seat(credits=1, clicks=1, hand=["Restrictive Net Zoning"]),
    )
    t.runner("install", "Restrictive Net Zoning")
    t.runner("server", server="HQ")
    t.until(side="corp", kind="action")
    t.corp("install", "Filter")
    t.corp("server", server=server)
    t.until(side="corp", kind="action")
    assert t.credits["corp"] == 5 - price


@pytest.mark.card("Precision Bribery")
def test_without_a_fort_there_is_nowhere_to_go() -> None:
    for rig in ([], ["Precision Bribery"]):
        t = classic(turn="corp", corp=Seat(hand=["Krumz"], deck=DECK), runner=Seat(rig=rig))
        assert t.can("install", "Krumz") != bool(rig)


@pytest.mark.card("Precision Bribery")
def test_precision_bribery_keeps_the_corp_from_new_forts_until_it_pays() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=4, clicks=3, hand=["Krumz", "Filter"], deck=DECK),
        runner=Seat(rig=["Precision Bribery"]),
        servers={"remote 1": At(ice=["Mazer"])},
    )
    t.corp("install", "Krumz")
    assert t.decision.about != "install-where", "there is one place for it"
    t.until(side="corp", kind="action")
    assert t.game.state.cards[t.card("Krumz")].server == server_id("remote 1")
    t.corp("use", "Precision Bribery")
    t.until(side="corp", kind="action")
    assert (t.zone("Precision Bribery"), t.credits["corp"], t.clicks["corp"]) == ("heap", 0, 1)
    t.corp("install", "Filter")
    assert t.can("server", server="new")
