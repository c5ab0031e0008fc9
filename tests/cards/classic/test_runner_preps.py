"""The game of 1996: more of the Runner's preps."""

import pytest

from rulerunner import At, Seat
from rulerunner.positions import server_id
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, in_zone
from tests.support.classic_runner import CORP, accesses, offered, played, runner_turn, succeeds, to_action
from tests.support.table import Table

PRICES = {
    "Core Command: Jettison Ice": 0,
    "Edited Shipping Manifests": 1,
    "Forged Activation Orders": 1,
    "If You Want It Done Right...": 0,
    "Ice and Data's Guide to the Net": 0,
    "MIT West Tier": 3,
    "Open-Ended Mileage Program": 0,
    "Priority Wreck": 0,
    "Private LDL Access": 0,
    "Sneak Preview": 3,
    "Terrorist Reprisal": 2,
    "All-Hands": 3,
    "Rush Hour": 3,
    "Decoy Signal": 0,
    "Ice and Data Special Report": 0,
    "Senatorial Field Trip": 1,
    "Subliminal Corruption": 2,
    "Finders Keepers": 7,
    "Gypsy™ Schedule Analyzer": 2,
    "Library Search": 2,
}


def bad_publicity(t: Table) -> int:
    return t.game.state.players["corp"].bad_publicity


# --- ice --------------------------------------------------------------------------------------------------


@pytest.mark.card("Core Command: Jettison Ice")
@pytest.mark.parametrize("pays", [True, False])
def test_jettison_trashes_rezzed_ice_for_its_rez_cost_after_a_run_on_hq(pays: bool) -> None:
    prep = "Core Command: Jettison Ice"
    servers = {"R&D": At(ice=["Banpei (rezzed)", "Filter", "Scramble (rezzed)"])}
    t = runner_turn(runner=Seat(credits=4, hand=[prep]), servers=servers)
    succeeds(t, "Archives")
    assert not t.can("play", prep)
    succeeds(t, "HQ")
    t.runner("play", prep)
    assert offered(t) == ["Banpei", "Scramble"]
    t.runner("card", "Banpei")
    t.runner("yes") if pays else t.runner("no")
    assert (t.zone("Banpei"), t.credits["runner"]) == (("Archives", 0) if pays else ("table", 4))


@pytest.mark.card("Forged Activation Orders")
@pytest.mark.parametrize(("answer", "rezzed", "zone"), [("yes", True, "table"), ("no", False, "Archives")])
def test_forged_orders_make_the_corp_rez_ice_or_trash_it(answer: str, rezzed: bool, zone: str) -> None:
    t = played(
        "Forged Activation Orders",
        corp=CORP._replace(credits=9),
        runner=Seat(credits=1),
        servers={"HQ": At(ice=["Banpei", "Filter (rezzed)"]), "R&D": At(ice=["Mazer"])},
    )
    assert offered(t) == ["Banpei", "Mazer"]
    t.runner("card", "Banpei")
    t.corp(answer)
    to_action(t)
    assert (t.rezzed("Banpei"), t.zone("Banpei"), t.credits["corp"]) == (rezzed, zone, 9 - 4 * rezzed)
    assert t.credits["runner"] == 0


@pytest.mark.card("Ice and Data's Guide to the Net")
def test_the_guide_exposes_the_outermost_ice_of_each_fort() -> None:
    servers = {
        "HQ": At(ice=["Keeper", "Filter"]),
        "R&D": At(ice=["Mazer", "Banpei (rezzed)"]),
        "remote 1": At(root=["Krumz"], ice=["Scramble"]),
    }
    t = played("Ice and Data's Guide to the Net", servers=servers)
    assert sorted(t.name(change.card) for change in t.events("expose")) == outermost(t)
    assert t.credits["runner"] == 5


def outermost(t: Table) -> list[str]:
    """The outermost ice of each fort, if it is not rezzed."""
    found = [server.ice[-1] for server in t.game.state.servers.values() if server.ice]
    return sorted(t.name(cid) for cid in found if not t.game.state.cards[cid].faceup)


@pytest.mark.card("Ice and Data Special Report")
@pytest.mark.parametrize("exposed", [0, 2])
def test_the_special_report_exposes_cards_of_one_fort(exposed: int) -> None:
    t = played(
        "Ice and Data Special Report",
        servers={"HQ": At(ice=["Keeper"]), "remote 1": At(root=["Krumz"], ice=["Filter", "Mazer (rezzed)"])},
    )
    t.runner("server", server="remote 1")
    assert offered(t) == ["Filter", "Krumz"]
    for card in ["Filter", "Krumz"][:exposed]:
        t.runner("card", card)
    if t.decision.kind != "action":
        t.passes()
    to_action(t)
    assert sorted(t.name(change.card) for change in t.events("expose")) == ["Filter", "Krumz"][:exposed]


@pytest.mark.card("Ice and Data Special Report")
def test_the_special_report_exposes_no_more_than_five_cards() -> None:
    root = ["Krumz", "Red Herrings", "Red Herrings", "Red Herrings", "Red Herrings", "Red Herrings"]
    t = played("Ice and Data Special Report", servers={"remote 1": At(root=root)})
    t.runner("server", server="remote 1")
    for _ in range(5):
        t.choose(t.find("card")[0])
    assert not t.can("card")
    assert len(t.events("expose")) == 5


@pytest.mark.card("Decoy Signal")
@pytest.mark.parametrize("leaves", [True, False])
def test_decoy_signal_exposes_ice_before_the_corp_may_rez_it(leaves: bool) -> None:
    t = played(
        "Decoy Signal",
        corp=CORP._replace(credits=9),
        runner=Seat(hand=HAND),
        servers={"HQ": At(ice=["Filter", "Scramble"])},
    )
    t.runner("server", server="HQ")
    assert len(t.events("expose")) == 1
    t.runner("yes" if leaves else "no")
    if leaves:
        t.finish_run()
        assert (t.happened("jack out"), t.happened("successful run")) == (True, False)
        assert len(t.events("expose")) == 1
        return
    assert not t.happened("rez")
    t.until(side="runner", option="yes")
    while len(t.events("expose")) < 2:
        t.passes()
    assert t.happened("expose", "Filter")
    assert t.happened("expose", "Scramble")


@pytest.mark.card("Senatorial Field Trip")
@pytest.mark.parametrize(("choice", "rezzed", "points"), [(0, False, 0), (1, True, 2)])
def test_the_field_trip_finds_black_ice_rezzed_this_turn(choice: int, rezzed: bool, points: int) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=40),
        runner=Seat(credits=20, rig=["Krash"], hand=["Senatorial Field Trip", *HAND, *HAND]),
        servers={"HQ": At(ice=["Liche"]), "R&D": At(ice=["Zombie (rezzed)"])},
    )
    assert not t.can("play", "Senatorial Field Trip")
    t.run("HQ")
    t.corp("rez", "Liche")
    t.finish_run()
    to_action(t)
    assert t.rezzed("Liche")
    bits = t.credits["runner"]
    t.runner("play", "Senatorial Field Trip")
    if t.can("card", "Liche"):
        t.runner("card", "Liche")
    t.corp("effect", number=choice)
    to_action(t)
    assert (t.rezzed("Liche"), bad_publicity(t), bits - t.credits["runner"]) == (rezzed, points, 1)


# --- runs -------------------------------------------------------------------------------------------------


@pytest.mark.card("All-Hands", "Rush Hour")
@pytest.mark.parametrize(("prep", "server"), [("All-Hands", "HQ"), ("Rush Hour", "R&D")])
def test_it_accesses_three_more_cards(prep: str, server: str) -> None:
    t = played(prep, corp=Seat(hand=["6x Keeper"], deck=["9x Keeper"]), runner=Seat(credits=3))
    assert t.attacked == server
    t.finish_run()
    to_action(t)
    assert (accesses(t), t.credits["runner"]) == (4, 0)


@pytest.mark.card("All-Hands", "Rush Hour")
@pytest.mark.parametrize(("prep", "server"), [("All-Hands", "HQ"), ("Rush Hour", "R&D")])
@pytest.mark.parametrize(("breaker", "breaks"), [("Hammer", False), ("Dwarf", True)])
def test_noisy_icebreakers_are_of_no_use_in_it(prep: str, server: str, breaker: str, breaks: bool) -> None:
    ice = {server: At(ice=["Data Wall (rezzed)"])}
    t = played(prep, runner=Seat(credits=20, rig=[breaker]), servers=ice)
    assert t.can("yes") == breaks
    t.finish_run()
    to_action(t)
    if not breaks:
        t.run(server)
        assert t.can("yes"), "in the next run they are"


@pytest.mark.card("Edited Shipping Manifests")
@pytest.mark.parametrize(("bits", "gained"), [(3, 10), (1, 10), (0, 0)])
def test_edited_manifests_pay_ten_bits_instead_of_access_if_the_corp_has_any(bits: int, gained: int) -> None:
    t = played("Edited Shipping Manifests", corp=CORP._replace(credits=bits), runner=Seat(credits=1))
    assert t.attacked == "HQ"
    t.finish_run()
    to_action(t)
    assert t.credits == {"corp": max(0, bits - 1), "runner": gained}
    assert (t.tags, accesses(t)) == ((1, 0) if gained else (0, 1))


@pytest.mark.card("Priority Wreck")
def test_priority_wreck_costs_the_corp_as_much_as_the_runner_pays() -> None:
    for paid, corp in ((0, 7), (2, 5), (5, 2)):
        t = played("Priority Wreck", corp=CORP._replace(credits=7), runner=Seat(credits=5))
        t.until(side="runner", option="number")
        assert [option.number for option in t.find("number")] == list(range(6))
        t.runner("number", number=paid)
        t.finish_run()
        assert (t.credits, accesses(t)) == ({"corp": corp, "runner": 5 - paid}, 0)


@pytest.mark.card("Private LDL Access", "Shredder Uplink Protocol")
@pytest.mark.parametrize(
    ("card", "from_", "to"),
    [("Private LDL Access", "HQ", "R&D"), ("Shredder Uplink Protocol", "Archives", "HQ")],
)
def test_a_successful_run_counts_as_one_on_another_fort(card: str, from_: str, to: str) -> None:
    corp = Seat(hand=["Keeper"], deck=["Filter", *DECK], discard=["Mazer"])
    if card == "Private LDL Access":
        t = played(card, corp=corp)
    else:
        t = runner_turn(corp=corp, runner=Seat(rig=[card]))
        t.runner("use", card)
    assert t.attacked == from_
    t.finish_run()
    to_action(t)
    accessed = [t.name(change.card) for change in t.events("access")]
    assert accessed == [{"R&D": "Filter", "HQ": "Keeper"}[to]]
    assert [change.server for change in t.events("successful run")] == [server_id(to)]
    assert t.clicks["runner"] == 3


@pytest.mark.card("Subliminal Corruption")
def test_subliminal_corruption_counts_advertisements_trashed_in_its_run() -> None:
    forts = {"remote 1": At(root=["Holovid Campaign (rezzed)", "Red Herrings"])}
    t = played("Subliminal Corruption", runner=Seat(credits=22), servers=forts)
    t.runner("server", server="remote 1")
    t.until(side="runner", rule="18")
    for card in ("Holovid Campaign", "Red Herrings"):
        t.runner("trash", card)
    t.finish_run()
    assert bad_publicity(t) == 1


@pytest.mark.card("Gypsy™ Schedule Analyzer")
@pytest.mark.parametrize("agenda", [True, False])
def test_the_schedule_analyzer_brings_the_next_agenda_to_hq(agenda: bool) -> None:
    deck = ["Filter", "Mazer", *(["Hostile Takeover", "Corporate War"] if agenda else []), "Scramble"]
    t = played("Gypsy™ Schedule Analyzer", corp=Seat(hand=["Keeper"], deck=deck), runner=Seat(credits=2))
    assert t.attacked == "R&D"
    t.finish_run()
    assert accesses(t) == 0
    assert in_zone(t, "HQ") == (["Hostile Takeover", "Keeper"] if agenda else ["Keeper"])
    assert in_zone(t, "R&D") == sorted(set(deck) - {"Hostile Takeover"})
    assert t.happened("shuffle")
    assert t.credits["runner"] == 0


@pytest.mark.card("Library Search")
@pytest.mark.parametrize(
    ("server", "ice", "breaker", "seen"),
    [
        ("HQ", "", "", 3),
        ("R&D", "", "", 3),
        ("HQ", "Data Wall", "Dwarf", 3),
        ("HQ", "Data Wall", "Hammer", 1),
        ("HQ", "Fetch 4.0.1", "", 1),
    ],
)
def test_library_search_wants_silence_and_no_traces(server: str, ice: str, breaker: str, seen: int) -> None:
    t = played(
        "Library Search",
        corp=Seat(hand=["5x Keeper"], deck=["9x Keeper"]),
        runner=Seat(credits=20, rig=[breaker] if breaker else []),
        servers={server: At(ice=[f"{ice} (rezzed)"] if ice else [])},
    )
    assert not t.can("server", server="Archives")
    t.runner("server", server=server)
    while t.in_run():
        if t.decision.rule == "7?":
            t.runner("yes")
        elif t.decision.rule == "10":
            t.runner("use", breaker)
        else:
            t.passes()
    assert accesses(t) == seen


# --- cards and bits ---------------------------------------------------------------------------------------


@pytest.mark.card("Finders Keepers")
def test_finders_keepers_gains_what_three_dice_show() -> None:
    t = played("Finders Keepers", runner=Seat(credits=7))
    dice = [change.amount for change in t.events("die")]
    assert len(dice) == 3
    assert t.credits["runner"] == sum(dice)
    assert len(t.events("gain credits")) == 1


@pytest.mark.card("If You Want It Done Right...")
def test_one_of_the_top_five_cards_is_taken_and_the_rest_put_in_order() -> None:
    deck = ["Score!", "Worm", "Krash", "Raptor", "Fall Guy", "Dwarf"]
    t = played("If You Want It Done Right...", runner=Seat(deck=deck))
    assert offered(t) == sorted(deck[:5])
    t.runner("card", "Krash")
    order = ["Fall Guy", "Raptor", "Worm", "Score!"]
    for card in order:
        if t.can("card", card):
            t.runner("card", card)
    to_action(t)
    stack = [t.name(cid) for cid in t.game.state.zones["stack"]]
    assert (t.zone("Krash"), sorted(stack[:4]), stack[4:]) == ("grip", sorted(order), ["Dwarf"])
    assert stack[:4] in (order, order[::-1])


@pytest.mark.card("MIT West Tier")
def test_mit_west_tier_shuffles_everything_and_is_gone() -> None:
    t = played(
        "MIT West Tier",
        "Worm",
        "Krash",
        runner=Seat(credits=3, discard=["Score!", "Raptor"], deck=["Dwarf"] * 3),
    )
    to_action(t)
    everything = in_zone(t, "grip") + in_zone(t, "stack")
    assert sorted(everything) == sorted(["Worm", "Krash", "Score!", "Raptor", *["Dwarf"] * 3])
    assert (len(in_zone(t, "grip")), in_zone(t, "heap"), t.zone("MIT West Tier")) == (5, [], "removed")
    assert t.credits["runner"] == 0


@pytest.mark.card("Open-Ended Mileage Program")
@pytest.mark.parametrize("pays", [True, False])
def test_the_mileage_program_removes_a_tag_and_may_be_kept(pays: bool) -> None:
    t = played("Open-Ended Mileage Program", runner=Seat(credits=1, tags=2))
    t.runner("yes") if pays else t.runner("no")
    to_action(t)
    assert (t.tags, t.credits["runner"]) == (1, 1 - pays)
    assert t.zone("Open-Ended Mileage Program") == ("grip" if pays else "heap")


@pytest.mark.card("Sneak Preview")
@pytest.mark.parametrize(("choice", "program"), [(0, "Black Dahlia"), (1, "Krash")])
def test_sneak_preview_installs_a_program_for_the_turn(choice: int, program: str) -> None:
    t = played(
        "Sneak Preview", runner=Seat(credits=3, clicks=2, discard=["Black Dahlia"], deck=["Krash", "Score!"])
    )
    t.runner("effect", number=choice)
    if t.can("card", program):
        t.runner("card", program)
    to_action(t)
    assert (t.zone(program), t.credits["runner"]) == ("table", 0)
    assert t.happened("shuffle")
    t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert t.zone(program) == "grip"


@pytest.mark.card("Terrorist Reprisal")
def test_terrorist_reprisal_answers_black_ops() -> None:
    for agenda, allowed in (("Hostile Takeover", False), (BLACK_OPS, True)):
        t = classic(
            turn="corp",
            at="C4.1",
            corp=Seat(credits=9, hand=["7x Keeper"], deck=["9x Keeper"]),
            runner=Seat(credits=2, hand=["Terrorist Reprisal"]),
            servers={"remote 1": At(root=[f"{agenda} (9 advancement)"])},
        )
        t.corp("score", agenda)
        while (t.decision.side, t.decision.kind) != ("runner", "action"):
            t.choose(t.find("gain credit")[0]) if t.can("gain credit") else t.passes()
        assert t.can("play", "Terrorist Reprisal") == allowed
        if allowed:
            held = len(in_zone(t, "HQ"))
            t.runner("play", "Terrorist Reprisal")
            assert (held, len(in_zone(t, "HQ")), t.credits["runner"]) == (5, 0, 0)


BLACK_OPS = "Corporate War"


def test_the_prices_are_those_printed() -> None:
    """A prep that is played for too few bits would be on offer below its price."""
    for prep, price in PRICES.items():
        if price:
            t = runner_turn(runner=Seat(credits=price - 1, hand=[prep], tags=1, deck=["Krash"] * 6))
            assert not t.can("play", prep), prep
