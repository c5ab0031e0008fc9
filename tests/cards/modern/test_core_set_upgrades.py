"""Core Set: upgrades."""

import pytest

from rulerunner import At, Running, Seat, position
from rulerunner.kernel.read import values
from tests.support.corp import corp_turn, hand_size, strength
from tests.support.table import Table


@pytest.mark.card("Akitaro Watanabe")
def test_akitaro_makes_ice_here_two_cheaper_to_rez() -> None:
    ice = At(ice=["Enigma"], root=["Akitaro Watanabe (rezzed)"])
    t = Table(position(corp=Seat(credits=1), servers={"HQ": ice, "R&D": At(ice=["Wall of Static"])}))
    t.run("HQ")
    t.corp("rez", "Enigma")
    assert t.credits["corp"] == 0
    assert values.rez_cost(t.game.state, t.card("Wall of Static")) == 3


@pytest.mark.card("Akitaro Watanabe")
def test_akitaro_takes_no_cost_below_nothing() -> None:
    ice = At(ice=["Ice Wall"], root=["Akitaro Watanabe (rezzed)"])
    t = Table(position(corp=Seat(credits=0), servers={"HQ": ice}))
    t.run("HQ")
    t.corp("rez", "Ice Wall")
    assert t.credits["corp"] == 0


@pytest.mark.card("Experiential Data")
def test_experiential_data_strengthens_the_ice_here() -> None:
    ice = At(ice=["Enigma (rezzed)", "Ice Wall (rezzed)"], root=["Experiential Data (rezzed)"])
    t = Table(position(servers={"HQ": ice, "R&D": At(ice=["Wall of Static (rezzed)"])}))
    assert [strength(t, name) for name in ("Enigma", "Ice Wall", "Wall of Static")] == [3, 2, 3]


def protected(server: str, corp: Seat, credits: int) -> Table:
    """The Runner has reached an agenda in a server with Red Herrings in its root."""
    root = ["Red Herrings (rezzed)"] + (["Hostile Takeover"] if server == "remote 1" else [])
    t = Table(position(corp=corp, runner=Seat(credits=credits), servers={server: At(root=root)}))
    t.run(server)
    t.until(rule="6.9.5c")
    t.runner("no")
    return t


@pytest.mark.card("Red Herrings")
@pytest.mark.parametrize("server", ["remote 1", "HQ"])
def test_red_herrings_makes_stealing_from_its_server_cost_five(server: str) -> None:
    t = protected(server, Seat(hand=["Hostile Takeover"] if server == "HQ" else []), credits=5)
    t.until(side="runner", option="access")
    t.choose(next(o for o in t.decision.options if o.card < 0 or t.name(o.card) != "Red Herrings"))
    t.runner("yes")
    assert t.credits["runner"] == 0
    assert t.zone("Hostile Takeover") == "runner score"


@pytest.mark.card("Red Herrings")
@pytest.mark.parametrize("credits", [4, 5])
def test_red_herrings_protects_an_agenda_that_is_not_paid_for(credits: int) -> None:
    t = protected("remote 1", Seat(), credits)
    t.runner("access", "Hostile Takeover")
    if credits == 5:
        t.runner("no")
    t.finish_run()
    assert t.zone("Hostile Takeover") == "table"
    assert t.credits["runner"] == credits


@pytest.mark.card("Red Herrings")
def test_red_herrings_trashed_while_accessed_still_counts_in_that_run() -> None:
    t = protected("remote 1", Seat(), credits=5)
    t.runner("access", "Red Herrings")
    t.runner("trash", "Red Herrings")
    t.finish_run()
    assert t.zone("Red Herrings") == "Archives"
    assert t.zone("Hostile Takeover") == "table", "4 credits are left"
    t.run("remote 1")
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score", "the next run is free of it"


@pytest.mark.card("Red Herrings")
def test_red_herrings_leaves_other_servers_alone() -> None:
    servers = {"R&D": At(root=["Red Herrings (rezzed)"]), "remote 1": At(root=["Hostile Takeover"])}
    t = Table(position(runner=Seat(credits=5), servers=servers, run=Running("remote 1")))
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score"
    assert t.credits["runner"] == 5


@pytest.mark.card("Research Station")
def test_research_station_raises_the_hand_size_from_the_root_of_hq() -> None:
    assert hand_size(corp_turn(servers={"HQ": At(root=["Research Station (rezzed)"])})) == 7
    assert hand_size(corp_turn(servers={"HQ": At(root=["Research Station"])})) == 5


@pytest.mark.card("Research Station")
def test_research_station_is_installed_nowhere_else() -> None:
    t = corp_turn(corp=Seat(hand=["Research Station"]), servers={"remote 1": At(root=["PAD Campaign"])})
    t.corp("pass")
    t.corp("install", "Research Station")
    assert t.game.state.cards[t.card("Research Station")].server == 0, "there was no other choice"


@pytest.mark.card("SanSan City Grid")
def test_sansan_lowers_the_requirement_of_the_agenda_here() -> None:
    grid = {
        "remote 1": At(root=["Posted Bounty (2 advancement)", "SanSan City Grid (rezzed)"]),
        "remote 2": At(root=["AstroScript Pilot Program (2 advancement)"]),
    }
    t = corp_turn(servers=grid)
    assert not t.can("score", "AstroScript Pilot Program")
    t.corp("score", "Posted Bounty")
    assert t.zone("Posted Bounty") == "corp score"


@pytest.mark.card("SanSan City Grid", "Crisium Grid")
def test_a_second_region_replaces_the_first() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(hand=["SanSan City Grid"]),
            servers={"HQ": At(root=["Crisium Grid (rezzed)", "Research Station"])},
        )
    )
    t.corp("install", "SanSan City Grid")
    t.corp("server", server="HQ")
    if t.can("done"):
        t.corp("done")
    assert t.zone("Crisium Grid") == "Archives"
    assert t.zone("Research Station") == "table"
