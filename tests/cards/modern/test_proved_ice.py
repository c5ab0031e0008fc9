"""Ice word by word, and what cards do to it: for how long, which ice, which subroutines."""

from collections.abc import Sequence
from typing import Any

import pytest

from rulerunner import At, position
from rulerunner.kernel.read.values import has_subtype, trash_cost
from rulerunner.lang.abilities import Sub
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import BreakSubroutines, EndRun
from rulerunner.lang.statics import GainsSubroutines
from rulerunner.lang.sugar import paid, static
from rulerunner.lang.words import TYPES
from tests.support.faces import made
from tests.support.ice import broken, meet, rezzes, run_on, texts
from tests.support.table import Table

GRAIL = ["Galahad", "Lancelot", "Excalibur"]
MORE = made("More", "asset", static(GainsSubroutines((Sub((EndRun(),)),), of=Is("ice"))))
KEY = made("Key", "program", paid(Credits(0), BreakSubroutines(0)))
"""It breaks all that it may."""


def opened(*ice: str, hand: Sequence[str] = (), points: Sequence[str] = (), **place: Any) -> Table:
    """A run with the key that breaks everything; the Corp has scored Sisyphus Protocol."""
    corp = {"hand": hand or ["Hedge Fund"], "score": ["Sisyphus Protocol"]}
    runner = {"rig": ["Key"], "hand": ["9x Diesel"], "tags": 1, "score": points}
    return run_on(*ice, faces=(KEY, MORE), corp=corp, runner=runner, **place)


def met_again(t: Table, ice: str) -> None:
    """The Runner breaks ice and passes it, and Sisyphus Protocol has them encounter it again."""
    meet(t, ice)
    t.runner("use", "Key")
    t.until(side="corp", option="yes")
    t.corp("yes")
    meet(t, ice)


@pytest.mark.card("Merlin")
def test_the_corp_reveals_up_to_two_grail_ice_for_merlin() -> None:
    t = run_on("Merlin", corp={"hand": GRAIL})
    t.until(side="corp", option="yes")
    t.corp("yes")
    for ice in GRAIL[:2]:
        t.corp("card", ice)
    assert not t.can("card"), "two at most"
    meet(t, "Merlin")
    assert len(texts(t, "Merlin")) == 3
    assert {event.side for event in t.events("reveal")} == {"corp"}


@pytest.mark.card("Merlin", "Sisyphus Protocol")
def test_merlin_keeps_what_it_has_taken_over_for_the_run() -> None:
    t = opened("Merlin", hand=["Galahad", "Excalibur"])
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("card", "Galahad")
    t.corp("done")
    t.corp("number", number=1)
    met_again(t, "Merlin")
    assert len(texts(t, "Merlin")) == 2


@pytest.mark.card("Merlin")
def test_merlin_waits_for_the_encounter_with_itself() -> None:
    t = run_on("Pup", corp={"hand": GRAIL}, servers={"R&D": At(ice=["Merlin (rezzed)"])})
    while t.in_run():
        assert not t.can("yes") or t.decision.side == "runner", t.lines()
        t.passes()


@pytest.mark.card("Marker")
def test_what_marker_gives_stays_for_the_run() -> None:
    t = opened("Marker", "Pup", "Enigma")
    meet(t, "Pup")
    t.runner("use", "Key")
    meet(t, "Enigma")
    assert texts(t, "Pup")[2:] == ["End the run."]


@pytest.mark.card("Mother Goddess")
def test_mother_goddess_takes_subtypes_of_ice_alone() -> None:
    servers = {"R&D": At(ice=["Tithe (rezzed)"]), "remote 1": At(root=["PAD Campaign (rezzed)"])}
    t = run_on("Mother Goddess", servers=servers)
    goddess = t.card("Mother Goddess")
    assert has_subtype(t.game.state, goddess, "sentry")
    assert not has_subtype(t.game.state, goddess, "advertisement")


@pytest.mark.card("Wendigo")
@pytest.mark.parametrize("odd", [False, True])
def test_wendigo_is_a_barrier_or_a_code_gate(odd: bool) -> None:
    t = run_on(f"Wendigo (rezzed, {1 + (not odd)} advancement)")
    wendigo = t.card("Wendigo")
    assert has_subtype(t.game.state, wendigo, "barrier") == odd
    assert has_subtype(t.game.state, wendigo, "code gate") == (not odd)


@pytest.mark.card("Saisentan")
def test_any_card_type_is_chosen_for_saisentan() -> None:
    t = run_on("Saisentan")
    t.until(about="card-type")
    assert t.decision.side == "corp"
    assert sorted(option.detail for option in t.decision.options) == sorted(TYPES)


@pytest.mark.card("Starlit Knight", "Sisyphus Protocol")
def test_starlit_knight_keeps_its_subroutines_for_the_run_and_takes_more() -> None:
    t = opened("Starlit Knight", points=["Vanity Project"])
    met_again(t, "Starlit Knight")
    assert len(texts(t, "Starlit Knight")) == 2 + 1 + 1


@pytest.mark.card("Starlit Knight")
def test_starlit_knight_waits_for_the_encounter_with_itself() -> None:
    runner = {"tags": 1, "score": ["Vanity Project"]}
    t = run_on("Pup", servers={"R&D": At(ice=["Starlit Knight (rezzed)"])}, runner=runner)
    meet(t, "Pup")
    assert len(texts(t, "Starlit Knight")) == 2


@pytest.mark.card("Semak-samun")
def test_semak_samun_asks_for_a_fracter_for_its_printed_subroutine_alone() -> None:
    t = opened("Semak-samun", servers={"remote 1": At(root=["More (rezzed)"])})
    meet(t, "Semak-samun")
    t.runner("use", "Key")
    assert broken(t) == (2,)


@pytest.mark.card("Unsmiling Tsarevna")
def test_unsmiling_tsarevna_spares_one_of_its_printed_subroutines_alone() -> None:
    servers = {"remote 1": At(root=["More (rezzed)"])}
    t = opened("Unsmiling Tsarevna (unrezzed)", servers=servers)
    rezzes(t, "Unsmiling Tsarevna")
    t.corp("yes")
    meet(t, "Unsmiling Tsarevna")
    t.runner("use", "Key")
    while t.can("subroutine"):
        t.choose(t.find("subroutine")[0])
    assert broken(t) == (1, 4), "one that is printed, and the one that is not"


@pytest.mark.card("Virtual Service Agent")
def test_virtual_service_agent_tags_nobody_for_passing_other_ice_after_it() -> None:
    t = run_on("Virtual Service Agent", "Pup (unrezzed)", corp={"credits": 0})
    t.finish_run()
    assert (t.tags, len(t.events("pass"))) == (1, 2)


@pytest.mark.card("Mirāju")
def test_who_has_broken_miraju_may_jack_out_of_the_run_on_archives() -> None:
    t = opened("Mirāju", servers={"Archives": At(ice=["Pup"])})
    meet(t, "Mirāju")
    t.runner("use", "Key")
    t.until(side="runner", option="yes")
    assert (t.attacked, t.name(t.decision.card)) == ("Archives", "Mirāju")
    t.runner("yes")
    assert t.happened("jack out")


@pytest.mark.card("Mirāju")
def test_miraju_waits_for_the_encounter_with_itself() -> None:
    t = opened("Pup", servers={"R&D": At(ice=["Mirāju (rezzed)"])})
    meet(t, "Pup")
    t.runner("use", "Key")
    t.finish_run()
    assert t.happened("breach", server=0)
    assert t.rezzed("Mirāju")


@pytest.mark.card("Oaktown Grid", "Chrysalis")
def test_oaktown_grid_leaves_ice_as_it_is() -> None:
    there = At(ice=["Chrysalis"], root=["Oaktown Grid (rezzed)", "PAD Campaign"])
    t = Table(position(servers={"remote 1": there}))
    assert trash_cost(t.game.state, t.card("PAD Campaign")) == 4 + 3
    assert trash_cost(t.game.state, t.card("Chrysalis")) == 1
