"""The game of 1996: which runs count, what came before what in them, and what they leave behind."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import score
from tests.support.classic import breaking, classic, rolled, strength_of
from tests.support.classic_corp import DECK, HAND, damage, facing, in_zone
from tests.support.classic_runner import CORP, played, runner_turn, succeeds, to_action
from tests.support.table import Table


def points(t: Table) -> int:
    return score(t.game.state, "runner")


def kinds(t: Table) -> list[str]:
    return [change.kind for change in t.game.events]


# --- runs that count --------------------------------------------------------------------------------------

VIRUSES = {
    "Cockroach": "HQ",
    "Crumble": "HQ",
    "Garbage In": "R&D",
    "Scaldan": "HQ",
    "Viral Pipeline": "Archives",
    "Cascade": "R&D",
    "Incubator": "Archives",
}
"""Where a run must succeed."""


@pytest.mark.card(*VIRUSES)
@pytest.mark.parametrize("virus", VIRUSES)
def test_a_run_that_is_broken_off_infects_nothing(virus: str) -> None:
    t = runner_turn(runner=Seat(rig=[virus], hand=HAND), servers={VIRUSES[virus]: At(ice=["Filter"])})
    t.run(VIRUSES[virus])
    t.until(side="runner", rule="13?")
    t.runner("yes")
    to_action(t)
    assert (len(t.events("run ends")), sum(t.game.state.loose_counters.values())) == (1, 0)
    t.run(VIRUSES[virus])
    t.finish_run()
    assert sum(t.game.state.loose_counters.values()) == 1


@pytest.mark.card("Netspace Inverter", "Credit Subversion", "I Spy")
@pytest.mark.parametrize("card", ["Netspace Inverter", "Credit Subversion", "I Spy"])
def test_what_follows_a_successful_run_follows_no_other(card: str) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(rig=[card], hand=HAND),
        servers={"HQ": At(ice=["Filter", "Hunter"], root=["Red Herrings"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="13?")
    t.runner("yes")
    while t.decision.kind != "action":
        assert not t.can("trigger", card)
        t.passes()
    t.run("HQ")
    t.until(side="runner", option="trigger")
    assert t.can("trigger", card)


@pytest.mark.card("Credit Subversion")
def test_credit_subversion_is_about_hq() -> None:
    t = runner_turn(corp=CORP._replace(credits=9), runner=Seat(rig=["Credit Subversion"], hand=HAND))
    for server in ("R&D", "Archives"):
        t.run(server)
        while t.decision.kind != "action":
            assert not t.can("trigger", "Credit Subversion")
            t.passes()


@pytest.mark.card("Code Viral Cache")
@pytest.mark.parametrize(("server", "able"), [("R&D", False), ("HQ", True)])
def test_the_cache_is_installed_after_a_run_on_hq(server: str, able: bool) -> None:
    t = runner_turn(runner=Seat(credits=20, hand=["Code Viral Cache", *HAND]))
    succeeds(t, server)
    assert t.can("install", "Code Viral Cache") == able


@pytest.mark.card("Microtech AI Interface")
def test_the_ai_interface_is_for_rnd() -> None:
    t = runner_turn(runner=Seat(rig=["Microtech AI Interface"], hand=HAND))
    t.run("HQ")
    while t.in_run():
        assert not t.can("number")
        t.passes()
    to_action(t)
    t.run("R&D")
    t.until(side="runner", option="number")


@pytest.mark.card("Priority Wreck")
def test_priority_wreck_is_a_run_on_hq() -> None:
    t = played("Priority Wreck", runner=Seat(credits=20, hand=HAND), corp=CORP._replace(credits=9))
    assert t.attacked == "HQ"


@pytest.mark.card("Fortress Respecification", "Remote Detonator")
@pytest.mark.parametrize("prep", ["Fortress Respecification", "Remote Detonator"])
def test_it_is_played_after_a_successful_run_and_no_other(prep: str) -> None:
    t = runner_turn(
        runner=Seat(credits=20, hand=[prep, *HAND]),
        servers={"HQ": At(ice=["Filter (rezzed)", "Mazer (rezzed)"])},
    )
    t.run("HQ")
    t.finish_run()
    to_action(t)
    assert t.happened("end the run")
    assert not t.can("play", prep)
    succeeds(t, "R&D")
    assert t.can("play", prep)


@pytest.mark.card("Siren")
def test_siren_calls_to_herself_from_elsewhere() -> None:
    t = classic(
        corp=CORP._replace(credits=9),
        runner=Seat(hand=HAND),
        servers={"remote 1": At(root=["Siren (rezzed)"])},
    )
    t.run("remote 1")
    while t.in_run():
        assert not t.can("trigger", "Siren")
        t.passes()
    to_action(t)
    t.run("HQ")
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Siren")
    assert t.attacked == "remote 1"


# --- what comes first -------------------------------------------------------------------------------------


@pytest.mark.card("Expert Schedule Analyzer", "Schematics Search Engine")
@pytest.mark.parametrize(
    ("card", "first", "then"),
    [("Expert Schedule Analyzer", "access", "look"), ("Schematics Search Engine", "expose", "access")],
)
def test_the_one_looks_after_access_and_the_other_before_it(card: str, first: str, then: str) -> None:
    t = runner_turn(runner=Seat(rig=[card], hand=HAND), servers={"R&D": At(ice=["Filter"])})
    succeeds(t, "HQ")
    assert kinds(t).index(first) < kinds(t).index(then)


# --- this run, this turn ----------------------------------------------------------------------------------


@pytest.mark.card("Library Search")
def test_a_trace_in_an_earlier_run_does_not_keep_a_library_search_from_its_cards() -> None:
    t = runner_turn(
        corp=Seat(credits=0, hand=["5x Keeper"], deck=DECK),
        runner=Seat(credits=9, hand=["Library Search", *HAND]),
        servers={"R&D": At(ice=["Hunter (rezzed)"])},
    )
    succeeds(t, "R&D")
    assert t.happened("trace")
    before = len(t.events("access"))
    t.runner("play", "Library Search")
    t.runner("server", server="HQ")
    t.finish_run()
    assert len(t.events("access")) - before == 3


@pytest.mark.card("Hot Tip for WNS", "Desperate Competitor")
@pytest.mark.parametrize(
    ("prep", "agenda"), [("Hot Tip for WNS", "Corporate War"), ("Desperate Competitor", "Hostile Takeover")]
)
def test_what_was_liberated_in_another_run_of_the_turn_counts(prep: str, agenda: str) -> None:
    corp = Seat(credits=0, hand=[agenda], deck=DECK)
    t = runner_turn(corp=corp, runner=Seat(credits=9, hand=[prep, *HAND]))
    succeeds(t, "HQ")
    succeeds(t, "Archives")
    before = points(t)
    t.runner("play", prep)
    assert points(t) == before + 1


@pytest.mark.card("Deadeye", "Imperial Guard")
@pytest.mark.parametrize("ice", ["Deadeye", "Imperial Guard"])
def test_noise_in_an_earlier_run_wakes_nobody(ice: str) -> None:
    t = classic(
        corp=CORP._replace(credits=20),
        runner=Seat(credits=20, clicks=4, rig=["Jackhammer"], hand=HAND),
        servers={"R&D": At(ice=["Data Wall (rezzed)"]), "HQ": At(ice=[ice])},
    )
    full = t.game.state.cards[t.card(ice)].face.facts.cost or 0
    t.run("R&D")
    breaking(t, by="Jackhammer")
    t.finish_run()
    to_action(t)
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", ice)
    assert 20 - t.credits["corp"] == full
    t = classic(
        corp=CORP._replace(credits=20),
        runner=Seat(credits=20, rig=["Jackhammer"], hand=HAND),
        servers={"HQ": At(ice=["Data Wall (rezzed)", ice])},
    )
    t.run("HQ")
    breaking(t, by="Jackhammer")
    t.until(side="corp", option="rez")
    t.corp("rez", ice)
    assert 20 - t.credits["corp"] == full - 5


@pytest.mark.card("Promises, Promises")
def test_promises_are_kept_once_a_turn() -> None:
    t = runner_turn(
        corp=Seat(credits=0, hand=["Hostile Takeover"], deck=["Hostile Takeover", *DECK]),
        runner=Seat(credits=9, hand=["Promises, Promises", *HAND]),
    )
    t.runner("play", "Promises, Promises")
    to_action(t)
    succeeds(t, "HQ")
    succeeds(t, "R&D")
    assert points(t) == 1 + 1 + 1, "two agendas, and one promise"


# --- ice --------------------------------------------------------------------------------------------------

BEHIND = {
    "Bug Zapper": ("net", 2, 0),
    "Dog Pile": ("net", 1, 1),
    "Mastermind": ("core", 1, 1),
}
"""The damage, and the strength, for each rezzed piece of ice outside."""


@pytest.mark.card(*BEHIND)
@pytest.mark.parametrize("ice", BEHIND)
def test_only_rezzed_ice_outside_counts(ice: str) -> None:
    kind, each, stronger = BEHIND[ice]
    outer = ["Canis Minor (rezzed)", "Filter", "Canis Major (rezzed)"]
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(hand=["12x Score!"]),
        servers={"HQ": At(ice=[*outer, f"{ice} (rezzed)", "Hunter (rezzed)"])},
    )
    plain = t.game.state.cards[t.card(ice)].face.facts.strength or 0
    assert strength_of(t, ice) == plain + 2 * stronger
    t.run("HQ")
    t.finish_run()
    assert damage(t, kind) == [2 * each]


@pytest.mark.card("Brain Wash", "Death Yo-Yo")
@pytest.mark.parametrize("ice", ["Brain Wash", "Death Yo-Yo"])
def test_it_does_one_point_of_brain_damage(ice: str) -> None:
    t = facing(ice, runner=Seat(hand=HAND))
    t.finish_run()
    assert damage(t, "core") == [1]


@pytest.mark.card("Glacier")
def test_glacier_ends_the_run_twice_and_is_shown_as_it_moves() -> None:
    t = classic(
        corp=CORP._replace(credits=9), runner=Seat(hand=HAND, credits=9), servers={"R&D": At(ice=["Glacier"])}
    )
    assert len(t.game.state.cards[t.card("Glacier")].face.subs) == 2
    t.run("HQ")
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Glacier")
    if t.can("server"):
        t.corp("server", server="HQ")
    assert t.happened("reveal", "Glacier")


@pytest.mark.card("Roadblock")
def test_a_roadblock_that_is_removed_is_passed() -> None:
    def met(seed: int) -> Table:
        t = classic(
            corp=CORP._replace(credits=0),
            runner=Seat(hand=HAND),
            servers={"HQ": At(ice=["Roadblock (rezzed)"])},
            seed=seed,
        )
        t.run("HQ")
        t.finish_run()
        return t

    t = rolled(met, 6, 6)
    assert (t.rezzed("Roadblock"), t.happened("successful run"), t.happened("end the run")) == (
        False,
        True,
        False,
    )


@pytest.mark.card("Puzzle")
@pytest.mark.parametrize("left", [0, 1])
def test_either_subroutine_of_a_puzzle_trashes_it_at_the_end_of_the_turn(left: int) -> None:
    corp = Seat(hand=["Keeper"], deck=DECK)
    t = facing("Puzzle", corp=corp, runner=Seat(credits=40, clicks=1, hand=HAND, rig=["Krash"]))
    t.runner("yes")
    t.runner("subroutine", number=1 - left)
    while t.decision.rule == "9" and strength_of(t, "Krash") < 5:
        t.runner("use", "Krash")
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Krash")
    while t.in_run():
        assert t.zone("Puzzle") == "table"
        t.passes()
    t.until(side="corp", kind="action")
    order = kinds(t)
    assert t.zone("Puzzle") == "Archives"
    assert order.index("turn ends") < order.index("trash") < order.index("turn begins")


@pytest.mark.card("Digiconda")
def test_digiconda_stays_as_strong_as_was_paid_for() -> None:
    t = classic(
        corp=CORP._replace(credits=20),
        runner=Seat(hand=["9x Score!"], clicks=2),
        servers={"HQ": At(ice=["Digiconda"])},
    )
    t.run("HQ")
    t.corp("rez", "Digiconda")
    t.until(side="corp", option="number")
    t.corp("number", number=4)
    to_action(t)
    assert strength_of(t, "Digiconda") == 4
    t.run("HQ")
    t.finish_run()
    assert strength_of(t, "Digiconda") == 4


@pytest.mark.card("Virizz")
def test_virizz_makes_breaking_dearer_and_nothing_else() -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, hand=HAND, rig=["Dwarf"]),
        servers={"HQ": At(ice=["Virizz (rezzed)", "Rock is Strong (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="7?")
    t.runner("yes")
    t.runner("use", "Dwarf")
    assert t.credits["runner"] == 8, "strength costs as before"
    t.runner("use", "Dwarf")
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Dwarf")
    assert t.credits["runner"] == 9 - 2 - (1 + 1)


@pytest.mark.card("Shock.r")
def test_after_the_next_encounter_the_runner_may_jack_out_again() -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(hand=HAND),
        servers={"HQ": At(ice=["Shock.r (rezzed)", "Canis Minor (rezzed)", "Filter"])},
    )
    t.run("HQ")
    asked = []
    while t.in_run():
        if t.decision.rule == "13?":
            asked.append([t.name(change.card) for change in t.events("pass")])
        t.passes()
    assert ["Shock.r"] not in asked
    assert ["Shock.r", "Canis Minor"] in asked


@pytest.mark.card("Disintegrator", "Disgruntled Ice Technician")
def test_ice_that_was_not_broken_is_not_turned_down() -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=40, hand=["Disgruntled Ice Technician", *HAND], rig=["Disintegrator"]),
        servers={"HQ": At(ice=["Canis Minor (rezzed)", "Filter"])},
    )
    t.runner("play", "Disgruntled Ice Technician")
    t.runner("server", server="HQ")
    while t.in_run():
        assert not t.can("trigger")
        t.passes()
    assert t.happened("pass", "Canis Minor")


@pytest.mark.card("Trapdoor")
def test_a_trapdoor_to_nowhere_breaks_itself_and_no_more() -> None:
    t = facing("Trapdoor", runner=Seat(hand=HAND))
    t.finish_run()
    assert [change.place for change in t.events("subroutine broken")] == [0]
    assert t.happened("successful run")


@pytest.mark.card("Cascade")
def test_the_corp_trashes_what_cascades() -> None:
    t = runner_turn(
        corp=Seat(credits=0, hand=["Keeper"], deck=["20x Keeper"]),
        runner=Seat(clicks=2, rig=["Cascade"], hand=HAND),
    )
    succeeds(t, "R&D")
    t.run("R&D")
    t.until(side="corp", kind="action")
    assert [change.side for change in t.events("trash")] == ["corp"]
    assert len(in_zone(t, "Archives")) == 1
