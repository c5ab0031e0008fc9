"""Identities and upgrades of many sets: when they hear something, when they are used."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read import values
from tests.cards.modern.test_more_corp_others import DECK
from tests.support.corp import corp_turn, damage, hand_size, names
from tests.support.outcomes import agreeing
from tests.support.table import Table

# --- identities ---------------------------------------------------------------------------------------------


@pytest.mark.card("Argus Security: Protection Guaranteed")
@pytest.mark.parametrize(("choice", "tags", "meat"), [(0, 1, 0), (1, 0, 2)])
def test_argus_security_tags_or_hurts_a_thief(choice: int, tags: int, meat: int) -> None:
    corp = Seat(identity="Argus Security: Protection Guaranteed")
    t = Table(
        position(
            corp=corp, runner=Seat(hand=["5x Diesel"]), servers={"remote 1": At(root=["Hostile Takeover"])}
        )
    )
    t.run("remote 1")
    t.until(kind="choose effect")
    t.runner("effect", number=choice)
    assert (t.tags, damage(t, "meat")) == (tags, meat)


@pytest.mark.card("Cerebral Imaging: Infinite Frontiers")
@pytest.mark.parametrize("credits", [0, 3, 12])
def test_cerebral_imaging_holds_as_many_cards_as_it_has_credits(credits: int) -> None:
    t = corp_turn(corp=Seat(identity="Cerebral Imaging: Infinite Frontiers", credits=credits))
    assert hand_size(t) == credits


@pytest.mark.card("Issuaq Adaptics: Sustaining Diversity")
def test_issuaq_adaptics_needs_fewer_points_for_agendas_that_waited() -> None:
    who = "Issuaq Adaptics: Sustaining Diversity"
    servers = {
        "remote 1": At(root=["Hostile Takeover (2 advancement)"]),
        "remote 2": At(root=["Vulnerability Audit (3 advancement)"]),
    }
    t = corp_turn(corp=Seat(identity=who, credits=9, deck=DECK), servers=servers)
    t.corp("score", "Hostile Takeover")
    agreeing(t)
    assert t.counters(who, "power") == 1
    t.until(kind="action")
    t.corp("advance", "Vulnerability Audit")
    t.corp("score", "Vulnerability Audit")
    assert t.counters(who, "power") == 1, "that one was advanced this turn"
    near = Seat(identity=who, score=["Vanity Project", "Hostile Takeover"], credits=9, deck=DECK)
    won = corp_turn(corp=near, servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"])})
    won.corp("score", "Hostile Takeover")
    agreeing(won)
    assert won.game.result == ("corp", "points"), "6 are enough"


@pytest.mark.card("The Zwicky Group: Invisible Hands")
def test_the_zwicky_group_draws_for_the_first_credits_of_agenda_or_operation() -> None:
    corp = Seat(
        identity="The Zwicky Group: Invisible Hands", credits=9, clicks=3, hand=["2x Hedge Fund"], deck=DECK
    )
    t = corp_turn(at="", corp=corp)
    t.corp("gain credit")
    assert not t.can("yes")
    t.corp("play", "Hedge Fund")
    t.corp("yes")
    assert [event.amount for event in t.events("draw")] == [1]
    t.corp("play", "Hedge Fund")
    assert not t.can("yes")


# --- upgrades -----------------------------------------------------------------------------------------------

STEALING = {"Ben Musashi": "net", "Strongbox": "click"}


@pytest.mark.card(*STEALING)
@pytest.mark.parametrize("upgrade", STEALING)
def test_stealing_from_a_guarded_server_costs_more(upgrade: str) -> None:
    servers = {
        "remote 1": At(root=[f"{upgrade} (rezzed)", "Hostile Takeover"]),
        "remote 2": At(root=["Vulnerability Audit"]),
    }
    t = Table(position(runner=Seat(credits=0, hand=["5x Diesel"], clicks=4), servers=servers))
    t.run("remote 1")
    t.until(about="steal")
    t.runner("yes")
    assert t.happened("steal", "Hostile Takeover")
    t.until(side="runner", kind="action")
    assert damage(t, "net") == (2 if upgrade == "Ben Musashi" else 0)
    assert t.clicks["runner"] == (3 if upgrade == "Ben Musashi" else 2)
    t.run("remote 2")
    t.finish_run()
    assert t.happened("steal", "Vulnerability Audit"), "another server is free"


@pytest.mark.card(*STEALING)
@pytest.mark.parametrize("upgrade", STEALING)
def test_the_cost_persists_when_the_guard_is_trashed_first(upgrade: str) -> None:
    servers = {"remote 1": At(root=[f"{upgrade} (rezzed)", "Hostile Takeover"])}
    t = Table(position(runner=Seat(credits=9, hand=["Diesel"], clicks=1), servers=servers))
    t.run("remote 1")
    t.until(option="access")
    t.runner("access", upgrade)
    t.until(option="trash")
    t.runner("trash", upgrade)
    t.finish_run()
    assert not t.happened("steal"), "nothing left to pay with"


@pytest.mark.card("Georgia Emelyov")
def test_georgia_emelyov_hurts_and_travels() -> None:
    servers = {"HQ": At(ice=["Ice Wall (rezzed)"], root=["Georgia Emelyov (rezzed)"])}
    t = Table(position(corp=Seat(credits=2), runner=Seat(hand=["5x Diesel"]), servers=servers))
    t.run("HQ")
    t.finish_run()
    assert damage(t, "net") == 1
    moved = corp_turn(corp=Seat(credits=2), servers=servers)
    moved.corp("use", "Georgia Emelyov")
    assert not moved.can("server", server="HQ")
    moved.corp("server", server="R&D")
    assert moved.game.state.cards[moved.card("Georgia Emelyov")].server == 1
    assert moved.credits["corp"] == 0


@pytest.mark.card("Keegan Lane")
def test_keegan_lane_trades_a_tag_for_a_program() -> None:
    servers = {"HQ": At(root=["Keegan Lane (rezzed)"])}
    t = Table(position(runner=Seat(tags=1, rig=["Corroder", "Aesop’s Pawnshop"]), servers=servers))
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Keegan Lane")
    assert t.zone("Corroder") == "heap"
    assert t.tags == 0
    assert t.zone("Keegan Lane") == "Archives"
    away = Table(position(runner=Seat(tags=1, rig=["Corroder"]), servers=servers))
    away.run("R&D")
    away.finish_run()
    assert away.zone("Keegan Lane") == "table"
    assert not away.happened("use")


@pytest.mark.card("Mercia B4LL4RD")
def test_mercia_ballard_follows_the_ice_it_had_installed() -> None:
    servers = {"HQ": At(root=["Mercia B4LL4RD (rezzed)"]), "R&D": At(ice=["2x Enigma"])}
    corp = Seat(credits=0, clicks=1, hand=["Ice Wall"], deck=DECK)
    t = corp_turn(at="", rules="nsg-26.03", corp=corp, servers=servers)
    t.corp("gain credit")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("server", server="R&D")
    t.corp("done")
    assert t.credits["corp"] == 0, "2 less 1"
    assert t.game.state.cards[t.card("Mercia B4LL4RD")].server == 1


@pytest.mark.card("Panic Button")
def test_panic_button_draws_in_runs_on_hq() -> None:
    servers = {"HQ": At(root=["Panic Button (rezzed)"])}
    t = Table(position(corp=Seat(credits=1, hand=[], deck=DECK), servers=servers))
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Panic Button")
    assert [event.amount for event in t.events("draw")] == [1]
    assert t.credits["corp"] == 0
    held = corp_turn(at="", corp=Seat(hand=["Panic Button"]))
    held.corp("install", "Panic Button")
    assert held.game.state.cards[held.card("Panic Button")].server == 0, "nowhere else"
    away = Table(position(corp=Seat(credits=1, deck=DECK), servers=servers))
    away.run("R&D")
    away.finish_run()
    assert not away.events("draw")


@pytest.mark.card("Vovô Ozetti")
@pytest.mark.parametrize(("points", "asset"), [(3, 2), (4, 0)])
def test_vovo_ozetti_lowers_what_is_rezzed_here(points: int, asset: int) -> None:
    servers = {
        "remote 1": At(ice=["Enigma"], root=["Vovô Ozetti (rezzed)", "PAD Campaign"]),
        "HQ": At(ice=["Wall of Static"]),
    }
    t = corp_turn(corp=Seat(score=["Hostile Takeover"] * points), servers=servers)
    s = t.game.state
    assert values.rez_cost(s, t.card("Enigma")) == 1
    assert values.rez_cost(s, t.card("Wall of Static")) == 3
    assert values.rez_cost(s, t.card("PAD Campaign")) == asset


@pytest.mark.card("Vovô Ozetti")
def test_vovo_ozetti_may_walk_as_the_turn_ends() -> None:
    servers = {"HQ": At(root=["Vovô Ozetti (rezzed)"]), "remote 1": At(ice=["Enigma"])}
    t = corp_turn(at="", corp=Seat(clicks=1, deck=DECK), servers=servers)
    t.corp("gain credit")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("server", server="remote 1")
    assert t.game.state.cards[t.card("Vovô Ozetti")].server == 3
    assert names(t, "Archives") == []
