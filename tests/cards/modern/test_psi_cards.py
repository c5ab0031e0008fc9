"""Cards with psi games, and others that bring about encounters or move the Runner."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import accessing, corp_turn, damage, end_turn, scored, strength
from tests.support.ice import BOTH, bids, meeting, rezzes, run_on
from tests.support.outcomes import agreeing, told
from tests.support.table import Table


@pytest.mark.card("See How They Run")
@pytest.mark.parametrize(("corp", "runner", "kind"), [(0, 1, "core"), (1, 1, "net")])
def test_see_how_they_run_tags_and_hurts_either_way(corp: int, runner: int, kind: str) -> None:
    t = scored("See How They Run", corp=Seat(credits=5), runner=Seat(credits=5, hand=["3x Diesel"]))
    bids(t, corp, runner)
    assert t.tags == 1
    assert [(event.sort, event.amount) for event in t.events("damage")] == [(kind, 1)]


@pytest.mark.card("The Future Perfect")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("runner", "stolen"), [(0, False), (1, True)])
def test_the_future_perfect_is_stolen_from_hq_only_if_the_bids_match(
    runner: int, stolen: bool, rules: str
) -> None:
    corp = Seat(credits=5, hand=["The Future Perfect"], deck=["9x Hedge Fund"])
    t = Table(position(rules=rules, corp=corp, runner=Seat(credits=5)))
    t.run("HQ")
    bids(t, 1, runner)
    t.finish_run()
    assert t.happened("steal") == stolen
    if not stolen:  # the next access has a game of its own
        t.run("HQ")
        bids(t, 1, 1)
        t.finish_run()
        assert t.happened("steal")


@pytest.mark.card("The Future Perfect")
@pytest.mark.parametrize("rules", BOTH)
def test_the_future_perfect_is_stolen_where_it_is_installed(rules: str) -> None:
    t = Table(
        position(rules=rules, servers={"remote 1": At(root=["The Future Perfect"])}, runner=Seat(credits=5))
    )
    t.run("remote 1")
    t.finish_run()
    assert t.happened("steal")
    assert not t.happened("bid")


@pytest.mark.card("Psychic Field")
@pytest.mark.parametrize(("runner", "expected"), [(0, 4), (1, 0)])
def test_psychic_field_does_damage_for_the_whole_grip(runner: int, expected: int) -> None:
    t = accessing("Psychic Field", corp=Seat(credits=5), runner=Seat(credits=5, hand=["4x Diesel"]))
    bids(t, 1, runner)
    assert damage(t, "net") == expected


@pytest.mark.card("Psychic Field")
def test_psychic_field_plays_when_it_is_exposed_and_not_from_hq() -> None:
    runner = Seat(credits=5, hand=["Infiltration", "3x Diesel"])
    t = Table(position(servers={"remote 1": At(root=["Psychic Field"])}, corp=Seat(credits=5), runner=runner))
    t.runner("play", "Infiltration")
    while t.game.decision is not None and t.decision.about != "psi":
        exposing = [n for n, o in enumerate(t.decision.options) if o.kind in ("effect", "card")]
        t.choose(exposing[-1] if exposing else 0)
    bids(t, 0, 2)
    assert damage(t, "net") == 3
    t = Table(position(corp=Seat(credits=5, hand=["Psychic Field"], deck=["9x Hedge Fund"])))
    t.run("HQ")
    t.finish_run()
    assert not t.happened("bid")


@pytest.mark.card("Caprice Nisei")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("runner", "ended"), [(2, True), (1, False)])
def test_caprice_nisei_ends_the_run_past_all_ice(runner: int, ended: bool, rules: str) -> None:
    t = run_on("Pop-up Window", server="remote 1", root=("Caprice Nisei (rezzed)",), rules=rules)
    t.until(side="runner", about="unless")
    t.runner("yes")
    bids(t, 1, runner)
    t.finish_run()
    assert t.happened("end the run") == ended
    assert t.happened("access", "Caprice Nisei") != ended


@pytest.mark.card("Konjin")
@pytest.mark.rule("nsg-26.03 6.5.9a", "nisei-1.4 6.5.2a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("runner", [0, 1])
def test_konjin_sends_the_runner_into_other_ice_and_back(runner: int, rules: str) -> None:
    other = {"R&D": At(ice=["Neural Katana (rezzed)"])}
    t = run_on("Konjin", rules=rules, servers=other)
    bids(t, 1, runner)
    if runner != 1:
        agreeing(t)
    t.finish_run()
    forced = runner != 1
    assert damage(t, "net") == (3 if forced else 0)
    assert t.happened("encounter", "Neural Katana") == forced
    assert not t.happened("pass", "Neural Katana")
    assert t.happened("pass", "Konjin")
    assert t.happened("successful run", server=0)


@pytest.mark.card("Letheia Nisei")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("runner", [0, 1])
def test_letheia_nisei_sends_the_runner_back_to_the_outermost_ice(runner: int, rules: str) -> None:
    t = run_on("Wave", rules=rules, root=("Letheia Nisei (rezzed)",), server="remote 1")
    bids(t, 1, runner)
    if runner != 1:
        t.until(side="corp", option="yes")
        t.corp("yes")
        assert t.zone("Letheia Nisei") == "Archives"
        assert {o.kind for o in t.decision.options} == {"yes", "no"}, "the Runner may jack out"
        assert t.decision.side == "runner"
        t.runner("no")
    t.finish_run()
    assert len(t.events("encounter")) == (2 if runner != 1 else 1)
    assert t.happened("successful run")


@pytest.mark.card("Adrian Seis")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("runner", "accessed"), [(0, ["Adrian Seis"]), (1, ["PAD Campaign"])])
def test_adrian_seis_lets_only_himself_be_accessed_or_all_but_himself(
    runner: int, accessed: list[str], rules: str
) -> None:
    root = ("Adrian Seis (rezzed)", "PAD Campaign")
    t = run_on(server="remote 1", root=root, rules=rules, corp={"hand": []})
    bids(t, 1, runner)
    t.finish_run()
    assert [t.name(event.card) for event in t.events("access")] == accessed


@pytest.mark.card("Adrian Seis", "Isaac Liberdade")
@pytest.mark.parametrize("upgrade", ["Adrian Seis", "Isaac Liberdade"])
def test_an_upgrade_moves_to_another_root_as_the_corp_s_turn_ends(upgrade: str) -> None:
    servers = {"remote 1": At(root=[f"{upgrade} (rezzed)", "PAD Campaign"]), "HQ": At(ice=["Enigma"])}
    t = corp_turn(servers=servers, corp=Seat(credits=5, clicks=1, deck=["9x Hedge Fund"]))
    t.until(side="corp", kind="action")
    t.corp("gain credit")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("server", server="HQ")
    card = t.game.state.cards[t.card(upgrade)]
    assert card.server == 0
    assert card.faceup
    assert t.card(upgrade) in t.game.state.servers[0].root


@pytest.mark.card("Isaac Liberdade")
def test_isaac_liberdade_advances_ice_where_he_comes_and_strengthens_what_is_advanced() -> None:
    ice = ["Enigma (rezzed)", "Wall of Static (rezzed, 1 advancement)"]
    servers = {"remote 1": At(root=["Isaac Liberdade (rezzed)", "PAD Campaign"]), "HQ": At(ice=ice)}
    t = corp_turn(servers=servers, corp=Seat(credits=5, clicks=1, deck=["9x Hedge Fund"]))
    t.until(side="corp", kind="action")
    t.corp("gain credit")
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert (strength(t, "Enigma"), strength(t, "Wall of Static")) == (2, 3)
    t.corp("server", server="HQ")
    assert (strength(t, "Enigma"), strength(t, "Wall of Static")) == (2, 5)
    t.corp("yes")
    assert t.counters("Enigma", "advancement") == 1, "the other has one already"
    assert strength(t, "Enigma") == 4


@pytest.mark.rule("nsg-26.03 8.8.3")
@pytest.mark.card("Isaac Liberdade", "Metamorph")
def test_isaac_liberdade_moves_as_he_is_swapped_too() -> None:
    roots = {"HQ": ["Isaac Liberdade (rezzed)"], "R&D": ["Crisium Grid"]}
    servers = {
        name: At(ice=[f"Ice Wall{note}"], root=roots[name])
        for name, note in (("HQ", " (1 advancement)"), ("R&D", ""))
    }
    t = run_on("Metamorph", server="Archives", servers=servers)
    t.until(side="corp", about="effect")
    t.corp("effect", number=1)
    t.corp("card", "Isaac Liberdade")
    t.corp("yes")
    assert [change.server for change in t.events("place", sort="advancement")] == [1]


@pytest.mark.card("Proprionegation")
@pytest.mark.parametrize("rules", BOTH)
def test_proprionegation_moves_the_runner_to_archives(rules: str) -> None:
    corp = {"score": ["Proprionegation (1 agenda)"]}
    t = run_on("Enigma", rules=rules, corp=corp, servers={"Archives": At(ice=["Neural Katana (rezzed)"])})
    t.until(side="corp", option="use")
    t.corp("use", "Proprionegation")
    assert t.attacked == "Archives"
    t.finish_run()
    assert damage(t, "net") == 3
    assert t.happened("approach", "Neural Katana")
    assert t.happened("successful run", server=2)
    assert t.counters("Proprionegation", "agenda") == 0


@pytest.mark.card("Proprionegation")
def test_proprionegation_is_scored_with_one_counter() -> None:
    assert scored("Proprionegation").counters("Proprionegation", "agenda") == 1


@pytest.mark.card("AgInfusion: New Miracles for a New World")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("rezzed", [True, False])
def test_aginfusion_trashes_approached_ice_and_the_runner_meets_other_ice(rezzed: bool, rules: str) -> None:
    place: dict[str, Any] = {"corp": {"identity": "AgInfusion: New Miracles for a New World"}}
    katana = "Neural Katana (rezzed)" if rezzed else "Neural Katana"
    t = run_on("Wall of Static (unrezzed)", rules=rules, servers={"R&D": At(ice=[katana])}, **place)
    t.until(side="corp", option="use")
    t.corp("use", "AgInfusion: New Miracles for a New World")
    t.corp("server", server="R&D")
    assert t.zone("Wall of Static") == "Archives"
    assert t.attacked == "R&D"
    t.finish_run()
    assert t.happened("encounter", "Neural Katana") == rezzed
    assert not t.happened("approach", "Neural Katana")
    assert t.happened("successful run", server=1)
    assert not t.can("use", "AgInfusion: New Miracles for a New World")


@pytest.mark.card("Mirāju")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("breaks", [True, False])
def test_miraju_leads_who_breaks_it_to_archives(breaks: bool, rules: str) -> None:
    t = meeting("Mirāju", rules=rules, runner={"credits": 30})
    if breaks:
        while not t.can("use", "Gordian Blade", ability=0):
            t.runner("use", "Gordian Blade", ability=1)
        t.runner("use", "Gordian Blade", ability=0)
    hand = len(t.game.state.zones["HQ"])
    t.finish_run()
    assert t.rezzed("Mirāju") != breaks
    assert t.happened("pass", "Mirāju") != breaks
    assert t.happened("successful run", server=2 if breaks else 0)
    assert len(t.game.state.zones["HQ"]) == (hand if breaks else hand - 1), "a card is shuffled into R&D"


@pytest.mark.card("Ganked!")
@pytest.mark.parametrize("rules", BOTH)
def test_ganked_is_trashed_for_an_encounter_during_the_access(rules: str) -> None:
    t = run_on("Wave", "Neural Katana", server="remote 1", root=("Ganked!",), rules=rules)
    t.until(side="corp", option="yes")
    before = damage(t, "net")
    t.corp("yes")
    t.corp("card", "Neural Katana")
    assert t.zone("Ganked!") == "Archives"
    t.finish_run()
    assert damage(t, "net") == before + 3
    assert not t.happened("trash accessed")


@pytest.mark.card("Ganked!")
@pytest.mark.parametrize("rules", BOTH)
def test_ganked_works_from_rnd_too(rules: str) -> None:
    corp = {"deck": ["Ganked!", "9x Hedge Fund"]}
    t = run_on("Neural Katana", server="R&D", corp=corp, runner={"hand": ["8x Diesel"]}, rules=rules)
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.finish_run()
    assert damage(t, "net") == 6
    assert t.happened("reveal", "Ganked!")


ACCESSED = {"Archangel": True, "Chrysalis": False}


@pytest.mark.card(*ACCESSED)
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("ice", ACCESSED)
@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_ice_is_encountered_as_it_is_accessed(ice: str, server: str, rules: str) -> None:
    zone = {"hand": [ice], "deck": ["9x Hedge Fund"]} if server == "HQ" else {"deck": [ice, "Hedge Fund"]}
    t = run_on(server=server, rules=rules, corp={"hand": [], **zone}, runner={"credits": 0})
    if ACCESSED[ice]:
        t.until(side="corp", option="yes")
        t.corp("yes")
        assert t.credits["corp"] == 6
    t.finish_run()
    assert t.happened("encounter", ice)
    if server == "R&D":
        assert t.happened("reveal", ice)
    if ice == "Chrysalis":
        assert damage(t, "net") == 2
    else:
        assert [event.amount for event in t.events("trace")] == [6]
        assert len([line for line in told(t) if line.endswith("to grip")]) == 1


@pytest.mark.card(*ACCESSED)
@pytest.mark.parametrize("ice", ACCESSED)
def test_ice_is_not_encountered_in_archives(ice: str) -> None:
    t = run_on(server="Archives", corp={"discard": [ice]})
    t.finish_run()
    assert t.happened("access", ice)
    assert not t.happened("encounter")


@pytest.mark.card("ZATO City Grid")
@pytest.mark.rule("nsg-26.03 4.6.6i")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("pays", [True, False])
def test_zato_city_grid_trades_the_ice_for_one_subroutine(pays: bool, rules: str) -> None:
    t = run_on("Rototurret", "Wave", server="remote 1", root=("ZATO City Grid (rezzed)",), rules=rules)
    t.until(side="corp", option="subroutine")
    t.corp("subroutine", number=1)
    if pays:
        t.corp("yes")
        assert t.zone("Rototurret") == "Archives"
        assert t.happened("end the run")
        assert told(t)[-2:] == ["trash Rototurret", "end the run"]
    else:
        t.corp("no")
        assert t.zone("Rototurret") == "table"
        assert not t.happened("subroutine resolves")


@pytest.mark.card("ZATO City Grid")
def test_zato_city_grid_goes_into_remote_servers_alone() -> None:
    t = corp_turn(at="5.6.2b", corp=Seat(hand=["ZATO City Grid"], clicks=2, deck=["9x Hedge Fund"]))
    t.until(kind="action")
    t.corp("install", "ZATO City Grid")
    assert not t.find("server", server="HQ")


@pytest.mark.card("Wormhole")
@pytest.mark.parametrize("rules", BOTH)
def test_wormhole_resolves_a_subroutine_of_other_ice_there(rules: str) -> None:
    t = meeting("Wormhole", rules=rules, servers={"R&D": At(ice=["Neural Katana (rezzed)", "Rototurret"])})
    t.finish_run()
    assert damage(t, "net") == 3
    assert [t.name(event.card) for event in t.events("subroutine resolves")] == ["Wormhole", "Neural Katana"]


@pytest.mark.card("Wormhole")
@pytest.mark.parametrize("rules", BOTH)
def test_two_wormholes_do_not_go_on_for_ever(rules: str) -> None:
    t = run_on("Wormhole", rules=rules, servers={"R&D": At(ice=["Wormhole (rezzed)"])})
    t.finish_run()
    assert 1 < len(t.events("subroutine resolves")) < 4


@pytest.mark.card("Wormhole")
@pytest.mark.parametrize(("counters", "cost"), [(0, 9), (1, 6), (2, 3)])
def test_wormhole_costs_three_less_for_each_counter(counters: int, cost: int) -> None:
    note = f"Wormhole ({counters} advancement)" if counters else "Wormhole (unrezzed)"
    t = run_on(note)
    rezzes(t, "Wormhole")
    assert t.credits["corp"] == 9 - cost


@pytest.mark.card("Otoroshi")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("pays", [True, False])
def test_otoroshi_advances_a_card_that_is_accessed_unless_the_runner_pays(pays: bool, rules: str) -> None:
    t = meeting("Otoroshi", rules=rules, servers={"remote 1": At(root=["Project Junebug"])})
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("number", number=3)
    assert t.counters("Project Junebug", "advancement") == 3
    credits = t.credits["runner"]
    t.runner("yes" if pays else "no")
    t.finish_run()
    assert t.happened("access", "Project Junebug") != pays
    assert (credits - t.credits["runner"] == 3) == pays


@pytest.mark.card("Stegodon MK IV")
@pytest.mark.parametrize("rules", BOTH)
def test_stegodon_derezzes_ice_elsewhere_and_weakens_icebreakers_for_the_run(rules: str) -> None:
    other = {"R&D": At(ice=["Neural Katana (rezzed)"])}
    t = run_on("Enigma", rules=rules, servers=other, corp={"score": ["Stegodon MK IV"]})
    t.until(side="corp", option="trigger")
    assert strength(t, "Corroder") == 2
    agreeing(t)
    assert not t.rezzed("Neural Katana")
    assert t.rezzed("Enigma")
    assert t.credits["corp"] == 10
    assert strength(t, "Corroder") == 0
    t.finish_run()
    assert strength(t, "Corroder") == 2


@pytest.mark.card("Lightning Laboratory")
@pytest.mark.parametrize("rules", BOTH)
def test_lightning_laboratory_rezzes_two_and_derezzes_two_as_the_turn_ends(rules: str) -> None:
    corp = {"score": ["Lightning Laboratory (1 agenda)"], "credits": 0}
    ice = ("Wall of Static (unrezzed)", "Rototurret (unrezzed)", "Enigma")
    t = run_on(*ice, rules=rules, corp=corp)
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("card", "Wall of Static")
    t.corp("card", "Rototurret")
    assert t.rezzed("Wall of Static")
    assert t.rezzed("Rototurret")
    assert t.counters("Lightning Laboratory", "agenda") == 0
    t.finish_run()
    end_turn(t, "runner")
    assert len(t.events("derez")) == 2


@pytest.mark.card("Lightning Laboratory")
def test_lightning_laboratory_is_scored_with_one_counter() -> None:
    assert scored("Lightning Laboratory").counters("Lightning Laboratory", "agenda") == 1
