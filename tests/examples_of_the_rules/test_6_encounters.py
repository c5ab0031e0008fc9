"""Worked examples about ice: who trashes, subtypes, encounters in and outside of runs, traces, psi games."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import has_subtype, strength
from tests.support.table import Table


def meets(
    *ice: str, corp: Seat | None = None, runner: Seat | None = None, root: tuple[str, ...] = ()
) -> Table:
    """A run on HQ past rezzed ice; in the remote server, if there is a root."""
    server = "remote 1" if root else "HQ"
    t = Table(
        position(
            corp=corp or Seat(credits=9, hand=["Hedge Fund"]),
            runner=runner or Seat(credits=9),
            servers={server: At(ice=[f"{each} (rezzed)" for each in ice], root=list(root))},
        )
    )
    t.run(server)
    return t


def encountered(t: Table) -> str:
    """The ice being encountered; "" if none is."""
    encounter = t.game.state.encounter
    return t.name(encounter.ice) if encounter is not None else ""


@pytest.mark.example("nsg-26.03 1.10.3c", 2)
@pytest.mark.example("nisei-1.4 1.10.3c", 2)
def test_credits_of_ghost_runner_may_be_bid_for_the_future_perfect() -> None:
    t = Table(
        position(
            corp=Seat(credits=9, hand=["The Future Perfect"]),
            runner=Seat(credits=0, rig=["Ghost Runner (3 credits)"]),
        )
    )
    t.run("HQ")
    bids: list[int] = []
    while t.in_run() and not bids:
        if t.decision.side == "runner" and t.can("number"):
            bids = sorted(o.number for o in t.decision.options)
        elif t.decision.side == "corp" and t.can("number"):
            t.corp("number", number=0)
        else:
            t.passes()
    assert bids == [0, 1, 2]
    t.runner("number", number=2)
    t.finish_run()
    assert t.counters("Ghost Runner", "credit") == 1
    assert t.zone("The Future Perfect") == "HQ", "the bids differed"


@pytest.mark.example("nsg-26.03 1.14.5", 1)
@pytest.mark.parametrize(("ice", "side"), [("Rototurret", "corp"), ("Bulwark", "runner")])
def test_who_chooses_the_program_is_who_trashes_it(ice: str, side: str) -> None:
    t = meets(ice, runner=Seat(credits=9, rig=["Mimic", "Corroder"]))
    t.until(option="card")
    assert t.decision.side == side
    assert {t.name(o.card) for o in t.decision.options} == {"Mimic", "Corroder"}
    t.choose(0)
    assert len(t.events("trash")) == 1
    assert t.events("trash")[0].side == side


@pytest.mark.example("nsg-26.03 2.16.5", 1)
def test_lycan_that_lost_one_instance_of_sentry_has_another_from_tinkering() -> None:
    t = Table(
        position(
            runner=Seat(hand=["Tinkering"]),
            servers={"HQ": At(ice=["Lycan (rezzed, 1 advancement)"])},
        )
    )
    lycan = t.card("Lycan")
    assert not has_subtype(t.game.state, lycan, "sentry")
    assert has_subtype(t.game.state, lycan, "code gate")
    t.runner("play", "Tinkering")
    if t.can("card"):
        t.runner("card", "Lycan")
    assert has_subtype(t.game.state, lycan, "sentry")


@pytest.mark.example("nsg-26.03 3.4.4a", 1)
def test_devil_charm_weakens_archangel_for_an_encounter_outside_of_a_run() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            corp=Seat(credits=9, hand=["Archangel"]),
            runner=Seat(credits=9, rig=["Gang Sign", "Devil Charm"]),
            servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"])},
        )
    )
    t.until(option="score")
    t.corp("score", "Hostile Takeover")
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert encountered(t) == "Archangel"
    assert t.game.state.run is None
    own = strength(t.game.state, t.card("Archangel"))
    t.until(side="runner", option="yes")
    t.runner("yes")
    assert strength(t.game.state, t.card("Archangel")) == own - 6
    while encountered(t):
        t.passes()
    assert strength(t.game.state, t.card("Archangel")) == own, "it lasted for the encounter"
    assert len(t.game.state.lingering) == 0


@pytest.mark.example("nsg-26.03 9.1.8h", 1)
def test_the_subroutine_of_archangel_resolves_though_it_is_not_installed() -> None:
    t = Table(
        position(corp=Seat(credits=9, hand=["Archangel"]), runner=Seat(credits=0, rig=["Mimic"], clicks=4))
    )
    t.run("HQ")
    t.until(side="corp", option="yes")
    t.corp("yes")
    encounter = t.game.state.encounter
    assert encounter is not None
    assert t.name(encounter.ice) == "Archangel"
    assert t.zone("Archangel") == "HQ"
    t.until(side="corp", option="number")
    t.corp("number", number=0)
    while t.zone("Mimic") == "table" and t.decision.kind != "action":
        t.passes()
    assert [t.name(e.card) for e in t.events("subroutine resolves")] == ["Archangel"]
    assert t.zone("Mimic") == "grip", "a trace of 6 against no link"


@pytest.mark.example("nsg-26.03 4.6.6i", 2)
def test_border_control_trashed_for_zato_city_grid_counts_the_other_ice_of_its_server() -> None:
    t = meets("Border Control", "Ice Wall", corp=Seat(credits=0), root=("ZATO City Grid (rezzed)",))
    t.until(side="corp", option="subroutine")
    t.corp("subroutine", number=0)
    t.corp("yes")
    assert t.zone("Border Control") == "Archives"
    assert [e.amount for e in t.events("gain credits")] == [1], "the Ice Wall, and no longer itself"


@pytest.mark.example("nsg-26.03 9.12.2e", 1)
def test_surveyor_in_archives_traces_with_nothing() -> None:
    t = meets("Surveyor", "Ice Wall", corp=Seat(credits=0), root=("ZATO City Grid (rezzed)",))
    t.until(side="corp", option="subroutine")
    t.corp("subroutine", number=0)
    t.corp("yes")
    assert t.zone("Surveyor") == "Archives"
    assert [e.amount for e in t.events("trace")] == [0]


def forked(rig: list[str], hand: list[str]) -> Table:
    t = Table(
        position(
            corp=Seat(credits=0, hand=["Hedge Fund"]),
            runner=Seat(credits=20, hand=["Forked", *hand], rig=rig),
            servers={"HQ": At(ice=["Troll (rezzed)"])},
        )
    )
    if hand:
        t.runner("install", "Femme Fatale")
        if t.can("card"):
            t.runner("card", "Troll")
        t.until(side="runner", kind="action")
    t.runner("play", "Forked")
    t.runner("server", server="HQ")
    return t


@pytest.mark.example("nsg-26.03 6.5.8c", 1)
@pytest.mark.example("nisei-1.4 6.5.0c", 1)
def test_troll_that_was_bypassed_is_not_broken_and_not_trashed_by_forked() -> None:
    t = forked([], ["Femme Fatale"])
    before = t.credits["runner"]
    while not t.can("yes"):
        if t.can("trigger", "Femme Fatale"):
            t.runner("trigger", "Femme Fatale")
        else:
            t.passes()
    t.runner("yes")
    assert t.credits["runner"] == before, "0 credits for no subroutine"
    assert t.happened("bypass", "Troll")
    t.finish_run()
    assert not t.happened("fully broken")
    assert not t.happened("trace")
    assert t.zone("Troll") == "table"


@pytest.mark.example("nsg-26.03 9.12.2d", 1)
def test_troll_without_subroutines_is_broken_as_they_could_be_and_trashed_by_forked() -> None:
    t = forked([], [])
    while t.decision.kind != "choose effect":
        t.choose(t.find("number", number=0)[0]) if t.can("number") else t.passes()
    t.choose(0)  # lose a click rather than end the run
    assert t.happened("trace"), "its own ability came first"
    assert t.happened("fully broken", "Troll")
    assert t.zone("Troll") == "Archives"


@pytest.mark.example("nsg-26.03 9.4.5", 1)
@pytest.mark.example("nsg-26.03 9.9.7e", 1)
@pytest.mark.rule("nisei-1.4 9.4.5")
def test_the_damage_of_flare_with_the_cleaners_cannot_be_prevented_at_all() -> None:
    t = meets(
        "Flare",
        corp=Seat(credits=9, hand=["Hedge Fund"], score=["The Cleaners"]),
        runner=Seat(credits=0, rig=["Plascrete Carapace (4 power)", "Clone Chip"], hand=["5x Diesel"]),
    )
    while t.in_run():
        assert not t.can("use", "Plascrete Carapace")
        if t.can("card", "Clone Chip"):
            t.corp("card", "Clone Chip")
        elif t.can("number"):
            t.choose(t.find("number", number=0)[0])
        else:
            t.passes()
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(3, "meat")]
    assert not t.happened("prevent")
    assert t.counters("Plascrete Carapace", "power") == 4


@pytest.mark.example("nsg-26.03 9.5.6b", 1)
def test_project_wotan_is_used_only_while_rezzed_bioroid_ice_is_approached() -> None:
    t = Table(
        position(
            corp=Seat(credits=9, hand=["Hedge Fund"], score=["Project Wotan (3 agenda)"]),
            servers={"HQ": At(ice=["Ice Wall", "Eli 1.0 (rezzed)", "Viktor 1.0"])},
        )
    )
    t.run("HQ")
    seen = []
    while t.in_run():
        run = t.game.state.run
        if t.can("use", "Project Wotan"):
            assert run is not None
            assert run.approaching
            seen.append(t.name(run.ice))
        t.passes()
    assert set(seen) == {"Eli 1.0"}


@pytest.mark.example("nsg-26.03 10.1.6a", 1)
def test_two_wormholes_resolve_each_other_a_number_of_times_and_the_run_goes_on() -> None:
    t = meets("Wormhole", "Wormhole")
    t.finish_run()
    assert len(t.events("subroutine resolves")) > 1
    assert t.happened("successful run", server=0)


@pytest.mark.example("nsg-26.03 10.3.1j", 1)
@pytest.mark.parametrize("wants", [True, False])
def test_a_card_installed_in_the_breached_root_becomes_a_candidate_if_the_runner_says_so(wants: bool) -> None:
    t = Table(
        position(
            corp=Seat(credits=9, hand=["PAD Campaign", "Enigma"]),
            runner=Seat(credits=20, hand=["3x Diesel"]),
            servers={"remote 1": At(ice=["Drafter (rezzed)"], root=["Ganked!"])},
        )
    )
    t.run("remote 1")
    t.until(side="corp", option="yes")
    while not t.happened("access", "Ganked!"):
        t.passes()
    t.until(side="corp", option="yes")
    t.corp("yes")
    while not encountered(t):
        t.passes() if not t.can("card") else t.choose(0)
    while t.zone("PAD Campaign") == "HQ":
        if t.can("card", "PAD Campaign"):
            t.corp("card", "PAD Campaign")
        elif t.can("yes") and t.decision.side == "corp":
            t.corp("yes")
        else:
            t.passes()
    t.until(option="server")
    t.corp("server", server="remote 1")
    t.until(side="runner", option="yes")
    t.runner("yes" if wants else "no")
    t.finish_run()
    assert t.happened("access", "PAD Campaign") == wants


@pytest.mark.example("nsg-26.03 10.8.5", 1)
@pytest.mark.parametrize(("corp", "runner", "damage"), [(0, 0, 1), (3, 0, 2), (3, 9, 1), (0, 9, 0)])
def test_gemini_does_damage_for_success_and_for_strength(corp: int, runner: int, damage: int) -> None:
    t = meets("Gemini", corp=Seat(credits=9), runner=Seat(credits=9, hand=["5x Diesel"]))
    t.until(side="corp", option="number")
    t.corp("number", number=corp)
    t.runner("number", number=runner)
    t.until(about="jack-out")
    assert [e.amount for e in t.events("damage")] == [1] * damage


@pytest.mark.example("nsg-26.03 10.14.3", 1)
def test_a_bid_is_made_only_with_credits_that_can_be_spent_on_it() -> None:
    t = Table(
        position(
            corp=Seat(credits=9),
            runner=Seat(credits=0, rig=["Fencer Fueno (1 credit)"]),
            servers={"remote 1": At(root=["Adrian Seis (rezzed)"])},
        )
    )
    t.run("remote 1")
    bids: list[int] = []
    while not bids:
        if t.decision.side == "runner" and t.can("number"):
            bids = sorted(o.number for o in t.decision.options)
        elif t.decision.side == "runner" and t.can("trigger", "Fencer Fueno"):
            t.runner("trigger", "Fencer Fueno")
        elif t.decision.side == "corp" and t.can("number"):
            t.corp("number", number=0)
        else:
            t.passes()
    assert bids == [0, 1]
    t.runner("number", number=1)
    assert t.counters("Fencer Fueno", "credit") == 0
