"""The base set of 1996: upgrades."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic, rolled, strength_of
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_fort
from tests.support.table import Table


@pytest.mark.card(
    "Jerusalem City Grid",
    "New Galveston City Grid",
    "Paris City Grid",
    "Rio de Janeiro City Grid",
    "Tokyo-Chiba Infighting",
    "Washington, D.C., City Grid",
)
@pytest.mark.parametrize(
    ("region", "cost"),
    [
        ("Jerusalem City Grid", 2),
        ("New Galveston City Grid", 1),
        ("Paris City Grid", 2),
        ("Rio de Janeiro City Grid", 1),
        ("Tokyo-Chiba Infighting", 0),
        ("Washington, D.C., City Grid", 7),
    ],
)
def test_a_region_is_rezzed_as_it_is_installed_and_is_alone_in_its_fort(region: str, cost: int) -> None:
    older = "Paris City Grid" if region != "Paris City Grid" else "Jerusalem City Grid"
    t = corp_turn(corp=Seat(credits=cost, hand=[region]), servers={"HQ": At(root=[f"{older} (rezzed)"])})
    t.corp("install", region)
    t.corp("server", server="HQ")
    while t.decision.kind != "action":
        t.passes()
    assert (t.rezzed(region), t.zone(region), t.credits["corp"]) == (True, "table", 0)
    assert t.zone(older) == "Archives"
    if cost:
        poor = corp_turn(corp=Seat(credits=cost - 1, hand=[region]))
        assert not poor.can("install", region)


@pytest.mark.card("Antiquated Interface Routines")
def test_antiquated_interface_routines_strengthens_all_ice_on_its_fort() -> None:
    def table(notes: str) -> Table:
        root = [f"Antiquated Interface Routines{notes}"]
        return classic(
            servers={
                "HQ": At(ice=["Filter (rezzed)", "Data Wall (rezzed)"], root=root),
                "R&D": At(ice=["Mazer (rezzed)"]),
            }
        )

    t = table(" (rezzed)")
    assert [strength_of(t, ice) for ice in ("Filter", "Data Wall", "Mazer")] == [1, 1, 5]
    assert strength_of(table(""), "Filter") == 0


@pytest.mark.card("Jerusalem City Grid")
def test_jerusalem_makes_walls_on_its_fort_cheaper_by_two_and_stronger_by_one() -> None:
    def rezzed(ice: str, server: str = "HQ") -> tuple[int, int]:
        forts = {"HQ": At(root=["Jerusalem City Grid (rezzed)"])}
        forts[server] = At(ice=[ice], root=forts[server].root if server in forts else ())
        t = classic(corp=Seat(credits=9), servers=forts)
        t.run(server)
        t.corp("rez", ice)
        return 9 - t.credits["corp"], strength_of(t, ice)

    assert rezzed("Fire Wall") == (3, 5)
    assert rezzed("Data Wall") == (0, 1)
    assert rezzed("Mazer") == (5, 5), "no wall"
    assert rezzed("Fire Wall", "R&D") == (5, 4), "another fort"


@pytest.mark.card("New Galveston City Grid")
def test_new_galveston_makes_what_else_is_in_its_fort_cost_two_more_to_trash() -> None:
    def price(card: str, root: tuple[str, ...], bits: int = 20) -> int:
        t = in_fort(*root, corp=Seat(credits=0), runner=Seat(credits=bits, hand=HAND))
        t.until(rule="18", side="runner")
        t.runner("trash", card)
        return bits - t.credits["runner"]

    region = "New Galveston City Grid (rezzed)"
    assert price("Krumz", ("Krumz", region)) == 2 + 2
    assert price("Red Herrings", ("Red Herrings", region)) == 1 + 2
    assert price("New Galveston City Grid", ("Krumz", region)) == 4, "not itself"
    assert price("Krumz", ("Krumz", "Red Herrings")) == 2


@pytest.mark.card("New Galveston City Grid")
def test_new_galveston_does_not_reach_other_forts_nor_cards_in_hq() -> None:
    region = {"HQ": At(root=["New Galveston City Grid (rezzed)"])}
    t = in_fort("Krumz", corp=Seat(credits=0), runner=Seat(credits=2), servers=region)
    t.until(rule="18", side="runner")
    t.runner("trash", "Krumz")
    t = classic(corp=Seat(hand=["Krumz"]), runner=Seat(credits=2), servers=region)
    t.run("HQ")
    t.until(rule="18", side="runner")
    t.runner("trash", "Krumz")
    assert t.credits["runner"] == 0


@pytest.mark.card("New Galveston City Grid")
def test_new_galveston_trashed_in_the_same_access_still_makes_the_rest_dear() -> None:
    root = ("Krumz", "New Galveston City Grid (rezzed)")
    t = in_fort(*root, corp=Seat(credits=0), runner=Seat(credits=8))
    t.until(rule="18", side="runner")
    t.runner("trash", "New Galveston City Grid")
    t.runner("trash", "Krumz")
    assert t.credits["runner"] == 0


@pytest.mark.card("Paris City Grid")
def test_paris_has_three_bits_for_traces_in_runs_on_its_fort() -> None:
    ice = At(ice=["Hunter (rezzed)"], root=["Paris City Grid (rezzed, 3 credit)"])
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=0, clicks=2),
        servers={"HQ": ice},
    )
    t.run("HQ")
    assert [option.number for option in t.decision.options] == [0, 1, 2, 3]
    t.corp("number", number=2)
    t.until(rule="C10.5")
    assert t.counters("Paris City Grid", "credit") == 1
    t.runner("gain credit")
    t.until(rule="C4.6")
    assert t.counters("Paris City Grid", "credit") == 3, "replaced as the Corp's turn begins"


@pytest.mark.card("Paris City Grid")
def test_paris_is_loaded_when_rezzed_and_pays_for_no_other_trace() -> None:
    corp = Seat(credits=2, hand=["Paris City Grid"], score=["Private Cybernet Police"])
    t = corp_turn(corp=corp)
    t.corp("install", "Paris City Grid")
    t.corp("server", server="HQ")
    assert (t.counters("Paris City Grid", "credit"), t.credits["corp"]) == (3, 0)
    t.corp("use", "Private Cybernet Police")
    assert t.tags == 1
    assert t.counters("Paris City Grid", "credit") == 3, "no bit could be committed outside a run"
    forts = {"HQ": At(root=["Paris City Grid (rezzed, 3 credit)"]), "R&D": At(ice=["Hunter (rezzed)"])}
    t = classic(corp=Seat(credits=1, deck=["Keeper"]), servers=forts)
    t.run("R&D")
    assert [option.number for option in t.decision.options] == [0, 1], "a run on another fort"


@pytest.mark.card("Red Herrings")
@pytest.mark.parametrize("bits", [4, 5])
def test_red_herrings_makes_an_agenda_of_its_fort_cost_five_bits_to_steal(bits: int) -> None:
    t = in_fort("Hostile Takeover", "Red Herrings (rezzed)", runner=Seat(credits=bits))
    t.until(rule="18", side="runner")
    if bits == 5:
        t.runner("yes")
    t.finish_run()
    assert t.zone("Hostile Takeover") == ("runner score" if bits == 5 else "table")
    assert bits - t.credits["runner"] == (5 if bits == 5 else 0)


@pytest.mark.card("Red Herrings")
def test_red_herrings_guards_even_in_the_run_in_which_it_is_trashed() -> None:
    t = in_fort("Hostile Takeover", "Red Herrings (rezzed)", runner=Seat(credits=5))
    t.until(rule="18", side="runner")
    t.runner("no")
    t.runner("trash", "Red Herrings")
    t.until(rule="C10.5")
    assert (t.zone("Red Herrings"), t.zone("Hostile Takeover")) == ("Archives", "table")
    t.run("remote 1")
    t.finish_run()
    assert (t.zone("Hostile Takeover"), t.credits["runner"]) == ("runner score", 4), (
        "in the next run it is free"
    )


@pytest.mark.card("Red Herrings")
def test_red_herrings_does_not_guard_other_forts_and_must_be_rezzed() -> None:
    t = in_fort(
        "Hostile Takeover", runner=Seat(credits=0), servers={"HQ": At(root=["Red Herrings (rezzed)"])}
    )
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score"
    t = in_fort("Hostile Takeover", "Red Herrings", corp=Seat(credits=0), runner=Seat(credits=0))
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score"


@pytest.mark.card("Red Herrings")
@pytest.mark.parametrize(("fort", "seat"), [("HQ", "hand"), ("R&D", "deck"), ("Archives", "discard")])
def test_red_herrings_guards_agendas_accessed_from_a_central_fort_too(fort: str, seat: str) -> None:
    t = classic(
        corp=Seat(**{seat: ["Hostile Takeover"]}),  # type: ignore[arg-type]
        runner=Seat(credits=4),
        servers={fort: At(root=["Red Herrings (rezzed)"])},
    )
    t.run(fort)
    t.finish_run()
    assert t.happened("access", "Hostile Takeover")
    assert (t.zone("Hostile Takeover"), t.credits["runner"]) == (fort, 4)


@pytest.mark.card("Rio de Janeiro City Grid")
@pytest.mark.parametrize(("low", "high", "ends"), [(1, 1, True), (2, 2, False), (3, 6, False)])
def test_rio_ends_the_run_on_a_one_as_rezzed_ice_is_passed(low: int, high: int, ends: bool) -> None:
    def play(seed: int) -> Table:
        fort = At(ice=["Fetch 4.0.1 (rezzed)"], root=["Rio de Janeiro City Grid (rezzed)"])
        t = classic(
            corp=Seat(credits=0, hand=["Keeper"]), runner=Seat(credits=0), servers={"HQ": fort}, seed=seed
        )
        t.run("HQ")
        t.finish_run()
        return t

    t = rolled(play, low, high)
    assert len(t.events("die")) == 1
    assert t.happened("access") != ends
    assert t.happened("end the run") == ends


@pytest.mark.card("Rio de Janeiro City Grid")
def test_rio_rolls_for_each_rezzed_ice_of_its_fort_and_for_no_other() -> None:
    def play(seed: int) -> Table:
        ice = ["Fetch 4.0.1 (rezzed)", "Hunter (rezzed)", "Keeper"]
        t = classic(
            corp=Seat(credits=0, hand=["Keeper"], deck=["Keeper"]),
            runner=Seat(credits=0),
            servers={
                "HQ": At(ice=ice, root=["Rio de Janeiro City Grid (rezzed)"]),
                "R&D": At(ice=["Hunter (rezzed)"]),
            },
            seed=seed,
        )
        t.run("HQ")
        t.finish_run()
        return t

    t = next(t for t in map(play, range(50)) if t.happened("access"))
    assert len(t.events("die")) == 2
    t.until(rule="C10.5")
    t.run("R&D")
    t.finish_run()
    assert len(t.events("die")) == 2


@pytest.mark.card("Tokyo-Chiba Infighting")
def test_tokyo_chiba_gains_two_bits_after_each_unsuccessful_run_on_its_fort() -> None:
    fort = At(ice=["Filter (rezzed)"], root=["Tokyo-Chiba Infighting (rezzed)"])
    forts = {"HQ": fort, "R&D": At(ice=["Sleeper (rezzed)"])}
    t = classic(corp=Seat(credits=0), runner=Seat(credits=0), servers=forts)
    for server, bits in (("HQ", 2), ("HQ", 4), ("R&D", 4)):
        t.run(server)
        assert t.credits["corp"] == bits


@pytest.mark.card("Tokyo-Chiba Infighting")
@pytest.mark.parametrize("leaves", [True, False])
def test_tokyo_chiba_counts_a_runner_who_jacks_out_and_no_successful_run(leaves: bool) -> None:
    fort = At(ice=["Keeper"], root=["Tokyo-Chiba Infighting (rezzed)"])
    t = classic(corp=Seat(credits=0, hand=["Keeper"]), runner=Seat(credits=0), servers={"HQ": fort})
    t.run("HQ")
    t.runner("yes" if leaves else "no")
    t.finish_run()
    assert t.credits["corp"] == (2 if leaves else 0)


@pytest.mark.card("Washington, D.C., City Grid")
def test_washington_makes_agendas_in_its_fort_easier_by_one() -> None:
    def scores(fort: list[str], elsewhere: str = "") -> bool:
        forts = {"remote 1": At(root=fort)} | ({"remote 2": At(root=[elsewhere])} if elsewhere else {})
        t = classic(turn="corp", at="C4.1", corp=Seat(clicks=0, deck=DECK), servers=forts)
        return t.can("score", "Marine Arcology")

    region, agenda = "Washington, D.C., City Grid (rezzed)", "Marine Arcology (2 advancement)"
    assert scores([agenda, region])
    assert not scores([agenda], elsewhere=region)
    assert not scores(["Marine Arcology (1 advancement)", region])


# --- ambushes ---------------------------------------------------------------------------------------------


@pytest.mark.card("Dedicated Response Team", "Dieter Esslin")
@pytest.mark.parametrize(
    ("upgrade", "kind", "tags", "points"),
    [
        ("Dedicated Response Team", "meat", 1, [3]),
        ("Dedicated Response Team", "meat", 0, []),
        ("Dieter Esslin", "net", 0, [1]),
    ],
)
def test_it_hurts_the_runner_who_accesses_it_rezzed(
    upgrade: str, kind: str, tags: int, points: list[int]
) -> None:
    t = in_fort(f"{upgrade} (rezzed)", runner=Seat(tags=tags, hand=HAND))
    t.finish_run()
    assert damage(t, kind) == points
    assert len(t.events("damage")) == len(points)


@pytest.mark.card("Dedicated Response Team", "Dieter Esslin", "Turbeau Delacroix")
@pytest.mark.parametrize("upgrade", ["Dedicated Response Team", "Dieter Esslin", "Turbeau Delacroix"])
@pytest.mark.parametrize("where", ["unrezzed", "in HQ"])
def test_it_does_nothing_unrezzed_or_in_hq(upgrade: str, where: str) -> None:
    t = classic(
        corp=Seat(credits=0, hand=[upgrade] if where == "in HQ" else []),
        runner=Seat(tags=1, hand=HAND),
        servers={"HQ": At(root=[] if where == "in HQ" else [upgrade])},
    )
    t.run("HQ")
    while t.in_run():
        assert not t.can("trigger")
        t.passes()
    assert t.happened("access", upgrade)
    assert not t.happened("damage")
    assert not t.happened("trace")


@pytest.mark.card("Dedicated Response Team", "Dieter Esslin", "Turbeau Delacroix")
@pytest.mark.parametrize("upgrade", ["Dedicated Response Team", "Dieter Esslin", "Turbeau Delacroix"])
def test_it_strikes_when_it_is_accessed_and_not_when_another_card_is(upgrade: str) -> None:
    forts = {"remote 2": At(root=[f"{upgrade} (rezzed)"])}
    t = in_fort("Krumz", corp=Seat(credits=9), runner=Seat(tags=1, hand=HAND), servers=forts)
    while t.in_run():
        assert not t.can("trigger")
        t.passes()
    assert t.happened("access", "Krumz")
    assert not t.happened("damage")


@pytest.mark.card("Dedicated Response Team", "Dieter Esslin")
@pytest.mark.parametrize(
    ("upgrade", "rig", "points"),
    [
        ("Dedicated Response Team", "Dermatech Bodyplating", [2]),
        ("Dieter Esslin", "'Green Knight' Surge Buffers", []),
    ],
)
def test_its_damage_can_be_prevented(upgrade: str, rig: str, points: list[int]) -> None:
    t = in_fort(f"{upgrade} (rezzed)", runner=Seat(tags=1, hand=HAND, rig=[rig]))
    t.finish_run()
    assert [change.amount for change in t.events("damage")] == points


@pytest.mark.card("Turbeau Delacroix")
@pytest.mark.parametrize(("bid", "tags"), [(2, 1), (1, 0)])
def test_turbeau_may_trace_the_runner_who_accesses_him(bid: int, tags: int) -> None:
    rig = ["Back Door to Hilliard"]
    t = in_fort("Turbeau Delacroix (rezzed)", corp=Seat(credits=12), runner=Seat(credits=0, rig=rig))
    t.until(side="corp", option="trigger")
    t.corp("trigger")
    assert [option.number for option in t.decision.options] == list(range(11))
    t.corp("number", number=bid)
    t.runner("card", "Back Door to Hilliard")
    t.finish_run()
    assert (t.tags, len(t.events("trace")), t.credits["corp"]) == (tags, 1, 12 - bid)


@pytest.mark.card("Turbeau Delacroix")
def test_turbeau_may_let_the_runner_go_and_trace_in_the_next_run() -> None:
    t = in_fort("Turbeau Delacroix (rezzed)", corp=Seat(credits=12), runner=Seat(credits=0))
    t.until(side="corp", option="trigger")
    t.corp("pass")
    t.until(rule="C10.5")
    assert not t.happened("trace")
    for times in (1, 2):
        t.run("remote 1")
        t.until(side="corp", option="trigger")
        t.corp("trigger")
        t.corp("number", number=0)
        t.until(rule="C10.5")
        assert (t.tags, len(t.events("trace"))) == (times, times)
