"""The Runner's identities and events of System Gateway."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import (
    CORP,
    accesses,
    finish_without,
    names,
    next_turn,
    offered,
    play,
    runner_turn,
    runs,
)

LOUP = "René “Loup” Arcemont: Party Animal"
TAO = "Tāo Salonga: Telepresence Magician"
ZAHYA = "Zahya Sadeghi: Versatile Smuggler"


# --- identities -------------------------------------------------------------------------------------------


@pytest.mark.card("The Catalyst: Convention Breaker")
def test_the_catalyst_changes_nothing_in_a_turn() -> None:
    t = runner_turn(runner=Seat(identity="The Catalyst: Convention Breaker", credits=0))
    runs(t, "HQ")
    assert (t.credits["runner"], t.clicks["runner"], t.tags) == (0, 3, 0)


@pytest.mark.card("René “Loup” Arcemont: Party Animal")
def test_loup_gains_a_credit_and_draws_for_the_first_accessed_card_trashed_each_turn() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(identity=LOUP, credits=9, deck=["4x Diesel"]),
        servers={f"remote {n}": At(root=["Nico Campaign"]) for n in (1, 2, 3)},
    )
    for server, credits, cards in (("remote 1", 8, 1), ("remote 2", 6, 1)):
        t.run(server)
        t.until(kind="mid-access")
        t.runner("trash", "Nico Campaign")
        t.finish_run()
        assert (t.credits["runner"], len(names(t, "grip"))) == (credits, cards)
    next_turn(t)
    credits = t.credits["runner"]
    t.run("remote 3")
    t.until(kind="mid-access")
    t.runner("trash", "Nico Campaign")
    assert t.credits["runner"] == credits - 2 + 1, "again in the next turn"


@pytest.mark.card("René “Loup” Arcemont: Party Animal")
def test_loup_gets_nothing_for_a_card_left_alone_or_stolen() -> None:
    t = runner_turn(corp=Seat(hand=["Nisei MK II"]), runner=Seat(identity=LOUP, deck=["Diesel"]))
    runs(t, "HQ")
    assert t.happened("steal")
    assert (t.credits["runner"], names(t, "grip")) == (5, [])


@pytest.mark.card("Tāo Salonga: Telepresence Magician")
def test_tao_may_swap_two_installed_pieces_of_ice_when_an_agenda_is_stolen() -> None:
    t = runner_turn(
        corp=Seat(credits=0, hand=["Nisei MK II"]),
        runner=Seat(identity=TAO),
        servers={
            "R&D": At(ice=["Archer (rezzed)"]),
            "remote 1": At(ice=["Enigma"]),
            "Archives": At(ice=["Hunter"]),
        },
    )
    t.run("HQ")
    t.until(option="trigger")
    t.runner("trigger", TAO)
    t.runner("card", "Archer")
    assert not t.can("done"), "two pieces of ice, or none"
    t.runner("card", "Enigma")
    assert [t.name(c) for c in t.game.state.servers[1].ice] == ["Enigma"]
    assert [t.name(c) for c in t.game.state.servers[3].ice] == ["Archer"]
    assert (t.rezzed("Archer"), t.rezzed("Enigma")) == (True, False)


@pytest.mark.card("Tāo Salonga: Telepresence Magician")
@pytest.mark.parametrize("swaps", [True, False])
def test_tao_may_swap_ice_when_an_agenda_is_scored(swaps: bool) -> None:
    t = runner_turn(
        turn="corp",
        at="5.6.2a",
        runner=Seat(identity=TAO),
        servers={
            "remote 1": At(root=["Hostile Takeover (2 advancement)"], ice=["Archer", "Enigma"]),
            "HQ": At(ice=["Hunter"]),
        },
    )
    t.corp("score", "Hostile Takeover")
    t.until(side="runner")
    t.runner("trigger" if swaps else "pass")
    if swaps:
        t.runner("card", "Archer")
        t.runner("card", "Enigma")
    order = [t.name(c) for c in t.game.state.servers[3].ice]
    assert order == (["Archer", "Enigma"] if swaps else ["Enigma", "Archer"])


@pytest.mark.card("Tāo Salonga: Telepresence Magician")
def test_tao_swaps_nothing_with_a_single_piece_of_ice() -> None:
    t = runner_turn(
        corp=Seat(hand=["Nisei MK II"]), runner=Seat(identity=TAO), servers={"R&D": At(ice=["Archer"])}
    )
    t.run("HQ")
    finish_without(t, TAO)
    assert t.happened("steal")


@pytest.mark.card("Zahya Sadeghi: Versatile Smuggler")
def test_zahya_may_gain_a_credit_for_each_access_of_a_run_on_hq_or_rnd_once_each_turn() -> None:
    t = runner_turn(
        corp=Seat(hand=["3x Hedge Fund"], deck=["9x Beanstalk Royalties"]),
        runner=Seat(identity=ZAHYA, credits=4, hand=["Legwork", "The Maker’s Eye"]),
        servers={"remote 1": At(root=["Crisium Grid (rezzed)"])},
    )
    t.run("remote 1")
    finish_without(t, ZAHYA)
    t.runner("play", "Legwork")
    t.until(option="trigger")
    t.runner("pass")
    assert t.credits["runner"] == 2
    t.runner("play", "The Maker’s Eye")
    t.until(option="trigger")
    t.runner("trigger", ZAHYA)
    assert (accesses(t), t.credits["runner"]) == (1 + 3 + 3, 3)
    t.run("HQ")
    finish_without(t, ZAHYA)


@pytest.mark.card("Zahya Sadeghi: Versatile Smuggler")
def test_zahya_gains_nothing_for_a_run_without_an_access() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(identity=ZAHYA),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.run("HQ")
    finish_without(t, ZAHYA)


# --- events -----------------------------------------------------------------------------------------------


@pytest.mark.card("Creative Commission", "VRcation")
@pytest.mark.parametrize(("event", "credits", "cards"), [("Creative Commission", 5, 0), ("VRcation", 0, 4)])
@pytest.mark.parametrize(("clicks", "left"), [(4, 2), (2, 0), (1, 0)])
def test_the_runner_gains_a_lot_and_loses_a_click_if_one_is_left(
    event: str, credits: int, cards: int, clicks: int, left: int
) -> None:
    t = play(event, runner=Seat(credits=1, clicks=clicks, deck=["9x Diesel"]))
    assert (t.credits["runner"], len(names(t, "grip")), t.clicks["runner"]) == (credits, cards, left)


@pytest.mark.card("Jailbreak")
@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_jailbreak_draws_a_card_and_accesses_one_more(server: str) -> None:
    corp = Seat(hand=["3x Hedge Fund"], deck=["9x Beanstalk Royalties"])
    t = play("Jailbreak", corp=corp, runner=Seat(deck=["2x Diesel"]))
    assert [o.server for o in t.decision.options] == [0, 1]
    t.runner("server", server=server)
    t.finish_run()
    assert (names(t, "grip"), accesses(t)) == (["Diesel"], 2)
    runs(t, server)
    assert accesses(t) == 3, "the next run is a plain one"


@pytest.mark.card("Jailbreak")
def test_jailbreak_gives_nothing_for_a_run_that_is_not_successful() -> None:
    servers = {"HQ": At(root=["Crisium Grid (rezzed)"])}
    t = play("Jailbreak", corp=Seat(hand=["3x Hedge Fund"]), runner=Seat(deck=["Diesel"]), servers=servers)
    t.runner("server", server="HQ")
    t.finish_run()
    assert (names(t, "grip"), len(t.events("access", zone="HQ"))) == ([], 1)


@pytest.mark.card("Mutual Favor")
def test_mutual_favor_finds_an_icebreaker_for_the_grip() -> None:
    t = play("Mutual Favor", runner=Seat(deck=["Diesel", "Corroder", "Djinn", "Mimic"]))
    assert offered(t) == {"Corroder", "Mimic"}
    t.runner("card", "Corroder")
    assert names(t, "grip") == ["Corroder"], "there was no successful run, so nothing was asked"
    assert t.happened("reveal", "Corroder")
    assert t.happened("shuffle", side="runner")


@pytest.mark.card("Mutual Favor")
@pytest.mark.parametrize(("answer", "zone", "credits"), [("yes", "table", 3), ("no", "grip", 5)])
def test_after_a_successful_run_mutual_favor_may_install_it(answer: str, zone: str, credits: int) -> None:
    t = runner_turn(runner=Seat(hand=["Mutual Favor"], deck=["Corroder", "Diesel"]))
    runs(t, "HQ")
    t.runner("play", "Mutual Favor")
    t.runner("card", "Corroder")
    t.runner(answer)
    assert (t.zone("Corroder"), t.credits["runner"], t.clicks["runner"]) == (zone, credits, 2)


@pytest.mark.card("Mutual Favor")
@pytest.mark.parametrize("found", [True, False])
def test_mutual_favor_asks_nothing_if_there_is_nothing_that_can_be_installed(found: bool) -> None:
    t = runner_turn(runner=Seat(credits=1, hand=["Mutual Favor"], deck=["Corroder", "Diesel"]))
    runs(t, "HQ")
    t.runner("play", "Mutual Favor")
    t.runner("card" if found else "done", "Corroder" if found else "")
    assert t.decision.kind == "action"
    assert t.zone("Corroder") == ("grip" if found else "stack")


@pytest.mark.card("Overclock")
def test_overclock_has_five_credits_to_spend_in_its_run() -> None:
    t = play(
        "Overclock",
        corp=CORP._replace(credits=0),
        runner=Seat(credits=2, rig=["Corroder"]),
        servers={"remote 1": At(root=["Nico Campaign"], ice=["Ice Wall (rezzed)"])},
    )
    t.runner("server", server="remote 1")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=0)
    t.runner("number", number=1)
    assert (t.counters("Overclock", "credit"), t.credits["runner"]) == (4, 1)
    t.until(kind="mid-access")
    t.runner("trash", "Nico Campaign")
    t.runner("number", number=2)
    t.finish_run()
    assert t.zone("Overclock") == "heap"
    assert t.credits["runner"] == 1, "what was not spent is gone"


@pytest.mark.card("Overclock")
def test_the_credits_of_overclock_cannot_be_lost() -> None:
    t = play("Overclock", runner=Seat(credits=2), servers={"HQ": At(ice=["Whitespace (rezzed)"])})
    t.runner("server", server="HQ")
    t.finish_run()
    assert [e.amount for e in t.events("lose credits")] == [1]


@pytest.mark.card("Tread Lightly")
def test_tread_lightly_makes_ice_cost_three_more_to_rez_in_its_run() -> None:
    servers = {"HQ": At(ice=["Ice Wall"], root=["Red Herrings"])}
    t = play("Tread Lightly", corp=CORP._replace(credits=3), servers=servers)
    t.runner("server", server="HQ")
    t.until(side="corp")
    assert offered(t, "rez") == {"Red Herrings"}, "ice only; it would cost 4"
    t.finish_run()
    t.until(side="runner", kind="action")
    t.run("HQ")
    t.until(side="corp")
    t.corp("rez", "Ice Wall")
    assert t.credits["corp"] == 2, "in the next run no more"


@pytest.mark.card("Tread Lightly")
def test_ice_can_be_rezzed_for_three_more() -> None:
    t = play("Tread Lightly", corp=CORP._replace(credits=4), servers={"HQ": At(ice=["Ice Wall"])})
    t.runner("server", server="HQ")
    t.until(side="corp")
    t.corp("rez", "Ice Wall")
    assert t.credits["corp"] == 0


@pytest.mark.card("Wildcat Strike")
@pytest.mark.parametrize(("choice", "credits", "cards"), [(0, 6, 0), (1, 0, 4)])
def test_the_corp_chooses_what_wildcat_strike_gives(choice: int, credits: int, cards: int) -> None:
    t = play("Wildcat Strike", runner=Seat(credits=2, deck=["9x Diesel"]))
    t.corp("effect", number=choice)
    assert (t.credits["runner"], len(names(t, "grip"))) == (credits, cards)


@pytest.mark.card("Wildcat Strike")
def test_the_corp_may_choose_cards_that_the_runner_cannot_draw() -> None:
    t = play("Wildcat Strike", runner=Seat(credits=2))
    t.corp("effect", number=1)
    assert (t.credits["runner"], names(t, "grip")) == (0, [])
