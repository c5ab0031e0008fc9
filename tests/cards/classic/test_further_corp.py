"""Nodes, operations and upgrades of all three sets: the second table of them."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import requirement
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_zone, new_turn
from tests.support.table import Table


@pytest.mark.card("Networked Center", "Research Bunker", "Weapons Depot")
@pytest.mark.parametrize(
    ("region", "easier"),
    [
        ("Networked Center", "Hostile Takeover"),
        ("Research Bunker", "Bioweapons Engineering"),
        ("Weapons Depot", "Political Coup"),
    ],
)
def test_a_region_makes_one_kind_of_agenda_easier_in_its_fort(region: str, easier: str) -> None:
    printed = {"Hostile Takeover": 3, "Bioweapons Engineering": 4, "Political Coup": 4}
    for agenda, difficulty in printed.items():
        t = corp_turn(servers={"remote 1": At(root=[agenda, f"{region} (rezzed)"])})
        assert requirement(t.game.state, t.card(agenda)) == difficulty - (agenda == easier)
    t = corp_turn(servers={"remote 1": At(root=[f"{region} (rezzed)"]), "remote 2": At(root=[easier])})
    assert requirement(t.game.state, t.card(easier)) == printed[easier], "in its own fort"


@pytest.mark.card("Newsgroup Taunting", "Rasmin Bridger", "Street Enforcer")
@pytest.mark.parametrize(
    ("root", "bits", "left", "goes_on"),
    [
        ("Newsgroup Taunting", 1, 0, True),
        ("Newsgroup Taunting", 0, 0, False),
        ("Rasmin Bridger", 2, 0, True),
        ("Rasmin Bridger", 1, 0, False),
        ("Street Enforcer", 5, 3, True),
        ("Street Enforcer", 1, 0, True),
    ],
)
def test_running_there_costs_bits(root: str, bits: int, left: int, goes_on: bool) -> None:
    t = classic(
        corp=Seat(deck=DECK, credits=0),
        runner=Seat(credits=bits, tags=2, hand=HAND),
        servers={"remote 1": At(root=[f"{root} (rezzed)"], ice=["2x Filter"])},
    )
    t.run("remote 1")
    while t.in_run():
        if t.can("yes") and t.decision.side == "runner" and t.decision.rule != "13?":
            t.runner("yes")
        else:
            t.passes()
    assert t.credits["runner"] == left
    assert t.happened("access") == goes_on


@pytest.mark.card("Newsgroup Taunting", "Rasmin Bridger", "Street Enforcer")
@pytest.mark.parametrize(
    ("root", "paid"), [("Newsgroup Taunting", 1), ("Rasmin Bridger", 0), ("Street Enforcer", 0)]
)
def test_elsewhere_only_the_newsgroups_are_heard(root: str, paid: int) -> None:
    t = classic(
        corp=Seat(deck=DECK, credits=0, hand=["Keeper"]),
        runner=Seat(credits=5, tags=2, hand=HAND),
        servers={"remote 1": At(root=[f"{root} (rezzed)"]), "HQ": At(ice=["Filter"])},
    )
    t.run("HQ")
    if paid:
        t.runner("yes")
    t.finish_run()
    assert t.credits["runner"] == 5 - paid
    assert t.happened("access")


@pytest.mark.card("Corporate Negotiating Center")
@pytest.mark.parametrize("shown", [0, 1, 2])
def test_the_negotiating_center_pays_for_agendas_that_are_shown(shown: int) -> None:
    t = new_turn(
        "Corporate Negotiating Center (rezzed)",
        corp=Seat(credits=0, hand=["Tycho Extension", "Hostile Takeover", "Keeper"]),
    )
    for name in ("Tycho Extension", "Hostile Takeover")[:shown]:
        assert not t.can("card", "Keeper")
        t.corp("card", name)
    if shown < 2:
        t.corp("done")
    assert t.credits["corp"] == shown
    assert len(t.events("reveal")) == shown
    assert len(t.game.state.hand("corp")) == 3 + 1, "they stay in HQ"


@pytest.mark.card("Pacifica Regional AI", "Vapor Ops")
@pytest.mark.parametrize(("node", "bits", "actions"), [("Pacifica Regional AI", 0, 1), ("Vapor Ops", 1, 0)])
def test_advancement_counters_are_spent(node: str, bits: int, actions: int) -> None:
    t = corp_turn(
        corp=Seat(credits=1, clicks=2, deck=DECK), servers={"remote 1": At(root=[f"{node} (2 advancement)"])}
    )
    t.corp("advance", node)
    assert t.counters(node, "advancement") == 3
    t.until(side="corp", option="rez")
    t.corp("rez", node)
    before = t.credits["corp"], t.clicks["corp"]
    t.until(side="corp", option="use")
    t.choose(t.find("use", node)[0])
    assert (t.credits["corp"], t.clicks["corp"]) == (before[0] + bits, before[1] + actions)
    assert t.counters(node, "advancement") == 2


@pytest.mark.card("Vapor Ops", "Falsified Transactions Expert")
@pytest.mark.parametrize(
    ("node", "play", "moved"),
    [("Vapor Ops", False, 4), ("Vapor Ops", False, 1), ("Virus Test Site", True, 3)],
)
def test_advancement_counters_are_moved(node: str, play: bool, moved: int) -> None:
    hand = ["Falsified Transactions Expert"] if play else []
    state = "4 advancement" if play else "rezzed, 4 advancement"
    t = corp_turn(
        corp=Seat(credits=5, hand=hand, deck=DECK),
        servers={"remote 1": At(root=[f"{node} ({state})"]), "remote 2": At(root=["Tycho Extension"])},
    )
    if play:
        t.corp("play", "Falsified Transactions Expert")
    else:
        t.choose(t.find("use", node)[-1])
    while t.can("card"):
        t.choose(
            t.find("card", "Virus Test Site")[0] if t.can("card", "Virus Test Site") else t.find("card")[0]
        )
    assert [option.number for option in t.find("number")] == list(range(4 if play else 5))
    t.corp("number", number=moved)
    assert (t.counters(node, "advancement"), t.counters("Tycho Extension", "advancement")) == (
        4 - moved,
        moved,
    )
    assert t.clicks["corp"] == 2


@pytest.mark.card("Nevinyrral")
@pytest.mark.parametrize(("state", "lost"), [(" (rezzed)", True), ("", False)])
@pytest.mark.parametrize("by", ["Runner", "Corp"])
def test_nevinyrral_is_not_to_be_lost_once_it_is_rezzed(state: str, lost: bool, by: str) -> None:
    forts = {"remote 1": At(root=[f"Nevinyrral{state}"]), "remote 2": At(root=["Cowboy Sysop (rezzed)"])}
    if by == "Runner":
        t = classic(corp=Seat(deck=DECK), runner=Seat(credits=9), servers=forts)
        t.run("remote 1")
        t.until(side="runner", option="trash")
        t.runner("trash", "Nevinyrral")
        t.finish_run()
    else:
        t = corp_turn(corp=Seat(deck=DECK), servers=forts)
        t.corp("use", "Cowboy Sysop")
        t.corp("card", "Nevinyrral")
    assert t.zone("Nevinyrral") == ("Archives" if by == "Runner" else "HQ")
    assert (t.game.result is not None) == lost
    if t.game.result is not None:
        assert t.game.result[0] == "runner"


@pytest.mark.card("Planning Consultants")
def test_planning_consultants_put_the_top_five_in_order() -> None:
    deck = ["Filter", "Mazer", "Quandary", "Sleeper", "Scramble", "Keeper", "Liche"]
    t = corp_turn(corp=Seat(hand=["Planning Consultants"], deck=deck))
    t.corp("play", "Planning Consultants")
    assert {t.name(option.card) for option in t.find("card")} == set(deck[:5])
    for name in reversed(deck[1:5]):
        t.corp("card", name)
    order = [t.name(card) for card in t.game.state.deck("corp")]
    assert order == [*reversed(deck[1:5]), deck[0], *deck[5:]]


@pytest.mark.card("Bel-Digmo Antibody")
def test_bel_digmo_goes_into_rnd_as_it_is_rezzed_and_hurts_there() -> None:
    t = new_turn("Bel-Digmo Antibody", corp=Seat())
    t.corp("rez", "Bel-Digmo Antibody")
    assert t.zone("Bel-Digmo Antibody") == "R&D"
    assert t.happened("shuffle")
    for server, seat, hurt in (
        ("R&D", Seat(deck=["Bel-Digmo Antibody", *DECK]), [1]),
        ("HQ", Seat(hand=["Bel-Digmo Antibody"], deck=DECK), []),
    ):
        t = classic(corp=seat, runner=Seat(hand=HAND))
        t.run(server)
        t.finish_run()
        assert damage(t, "net") == hurt
        assert t.happened("reveal") == bool(hurt)


@pytest.mark.card("Stereogram Antibody")
def test_stereogram_hurts_in_the_archives_and_goes_into_rnd() -> None:
    t = classic(corp=Seat(discard=["Stereogram Antibody"], deck=DECK), runner=Seat(hand=HAND))
    t.run("Archives")
    t.finish_run()
    assert (damage(t, "net"), t.zone("Stereogram Antibody")) == ([1], "R&D")
    assert t.happened("shuffle")
    t = classic(corp=Seat(hand=["Stereogram Antibody"], deck=DECK), runner=Seat(hand=HAND, credits=0))
    t.run("HQ")
    t.finish_run()
    assert (damage(t, "net"), t.zone("Stereogram Antibody")) == ([], "HQ")


@pytest.mark.card("Cybertech Think Tank")
@pytest.mark.parametrize("uses", [0, 1, 2])
def test_the_think_tank_adds_to_meat_damage_for_its_counters(uses: int) -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=["Punitive Counterstrike"], deck=DECK),
        runner=Seat(tags=1, hand=HAND),
        servers={"remote 1": At(root=["Cybertech Think Tank (rezzed, 2 advancement)"])},
    )
    t.corp("play", "Punitive Counterstrike")
    for _ in range(uses):
        t.corp("use", "Cybertech Think Tank")
    t.until(side="corp", kind="action")
    assert damage(t, "meat") == [2 + uses]
    assert t.counters("Cybertech Think Tank", "advancement") == 2 - uses
    t = classic(
        corp=Seat(deck=DECK),
        runner=Seat(hand=HAND, credits=0),
        servers={
            "HQ": At(ice=["Laser Wire (rezzed)"]),
            "remote 1": At(root=["Cybertech Think Tank (rezzed, 2 advancement)"]),
        },
    )
    t.run("HQ")
    t.finish_run()
    assert damage(t, "net") == [1], "net damage is another matter"


@pytest.mark.card("Syd Meyer Superstores")
def test_syd_meyer_sells_rezzed_ice() -> None:
    t = corp_turn(
        corp=Seat(credits=0, deck=DECK),
        servers={
            "remote 1": At(root=["Syd Meyer Superstores (rezzed)"], ice=["Filter"]),
            "HQ": At(ice=["Mazer (rezzed)"]),
        },
    )
    t.corp("use", "Syd Meyer Superstores")
    assert (t.credits["corp"], t.zone("Mazer"), t.zone("Filter")) == (4, "Archives", "table")


@pytest.mark.card("Manhunt")
@pytest.mark.parametrize(("bid", "link", "tags"), [(6, 0, 6), (3, 2, 1), (2, 2, 0), (0, 0, 0)])
def test_manhunt_tags_by_the_margin_of_its_trace(bid: int, link: int, tags: int) -> None:
    rig = ["Back Door to Hilliard"] if link else []
    t = classic(
        corp=Seat(credits=12, hand=["Manhunt"], deck=DECK),
        runner=Seat(credits=0, clicks=1, hand=HAND, rig=rig),
        servers={"HQ": At(ice=["Filter (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", rule="C4.6")
    t.corp("play", "Manhunt")
    assert max(option.number for option in t.find("number")) == 6
    t.corp("number", number=bid)
    if link:
        t.runner("card", "Back Door to Hilliard")
    assert (t.tags, t.credits["corp"]) == (tags, 12 - 4 - bid)


@pytest.mark.card("Manhunt")
def test_manhunt_needs_a_run_in_the_last_turn() -> None:
    t = classic(corp=Seat(credits=9, hand=["Manhunt"], deck=DECK), runner=Seat(clicks=1, hand=HAND))
    t.runner("gain credit")
    t.until(side="corp", rule="C4.6")
    assert not t.can("play", "Manhunt")


def rented(credits: int) -> Table:
    """Mazer has been rezzed on credit; the Corp's next turn has begun."""
    t = corp_turn(
        corp=Seat(credits=credits, clicks=1, hand=["Rent-to-Own Contract"], deck=DECK),
        runner=Seat(clicks=0),
        servers={"HQ": At(ice=["Mazer"])},
    )
    t.corp("play", "Rent-to-Own Contract")
    if t.can("card"):
        t.corp("card", "Mazer")
    assert (t.rezzed("Mazer"), t.counters("Mazer", "term"), t.credits["corp"]) == (True, 5, credits)
    while t.decision.side != "corp" or t.decision.rule != "C4.6":
        if t.decision.kind == "action":
            t.runner("gain credit")
        else:
            t.passes()
    return t


@pytest.mark.card("Rent-to-Own Contract")
@pytest.mark.parametrize(("bits", "left", "terms"), [(5, 3, 4), (2, 0, 4), (1, 1, 6), (0, 0, 6)])
def test_ice_rented_is_paid_off_two_bits_a_turn(bits: int, left: int, terms: int) -> None:
    t = rented(bits)
    assert (t.credits["corp"], t.counters("Mazer", "term")) == (left, terms)


@pytest.mark.card("Rent-to-Own Contract", "Data Masons")
def test_ice_is_rented_for_what_it_costs_now() -> None:
    """Fire Wall costs 5 to rez, and with Data Masons 3."""
    t = corp_turn(
        corp=Seat(credits=9, clicks=1, hand=["Rent-to-Own Contract"], deck=DECK),
        servers={"HQ": At(ice=["Fire Wall"]), "remote 1": At(root=["Data Masons (rezzed)"])},
    )
    t.corp("play", "Rent-to-Own Contract")
    if t.can("card"):
        t.corp("card", "Fire Wall")
    assert (t.rezzed("Fire Wall"), t.counters("Fire Wall", "term")) == (True, 3)


@pytest.mark.card("Corporate Shuffle", "Reclamation Project")
def test_a_double_operation_takes_two_actions() -> None:
    for name in ("Corporate Shuffle", "Reclamation Project"):
        assert not corp_turn(corp=Seat(clicks=1, hand=[name], discard=["Filter"], deck=DECK)).can(
            "play", name
        )
    t = corp_turn(corp=Seat(hand=["Corporate Shuffle", "Filter"], deck=DECK))
    t.corp("play", "Corporate Shuffle")
    t.corp("card", "Filter")
    state = t.game.state
    assert (len(state.hand("corp")), len(state.deck("corp")), t.clicks["corp"]) == (5, 5, 1)
    assert t.happened("shuffle")
    pile = ["Filter", "Mazer", "Tycho Extension"]
    t = corp_turn(corp=Seat(hand=["Reclamation Project"], discard=pile, deck=DECK))
    t.corp("play", "Reclamation Project")
    assert not t.can("card", "Tycho Extension")
    t.corp("card", "Filter")
    t.corp("card", "Mazer")
    assert (in_zone(t, "HQ"), t.clicks["corp"]) == (["Filter", "Mazer"], 1)
    assert len(t.events("reveal")) == 2


@pytest.mark.card("Shock Treatment")
@pytest.mark.parametrize(("state", "tags", "left"), [(" (rezzed)", 4, 1), (" (rezzed)", 3, 5), ("", 4, 5)])
def test_shock_treatment_wrecks_the_rig_of_a_runner_with_four_tags(state: str, tags: int, left: int) -> None:
    rig = ["MRAM Chip", "'Green Knight' Surge Buffers", "Krash", "Imp", "Newsgroup Filter"]
    t = classic(
        corp=Seat(deck=DECK),
        runner=Seat(rig=rig, tags=tags),
        servers={"remote 1": At(root=[f"Shock Treatment{state}"])},
    )
    t.run("remote 1")
    while t.in_run():
        if t.decision.side == "corp" and t.can("card"):
            assert not t.can("card", "MRAM Chip")
            t.choose(t.find("card")[0])
        else:
            t.passes()
    there = [name for name in rig if t.zone(name) == "table"]
    assert len(there) == left
    assert ("MRAM Chip" in there) == (left == 5)
