"""The events of the Core Set."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import accesses, finish_without, names, next_turn, offered, play, runner_turn, runs
from tests.support.table import Table

# --- credits and cards ------------------------------------------------------------------------------------


@pytest.mark.card("Sure Gamble", "Easy Mark")
@pytest.mark.parametrize(("event", "cost", "gain"), [("Sure Gamble", 5, 9), ("Easy Mark", 0, 3)])
def test_an_economy_event_is_paid_for_and_gives_its_credits(event: str, cost: int, gain: int) -> None:
    t = play(event, runner=Seat(credits=cost))
    assert t.credits["runner"] == gain
    assert t.zone(event) == "heap"
    assert t.clicks["runner"] == 3


@pytest.mark.card("Sure Gamble")
def test_sure_gamble_cannot_be_played_with_four_credits() -> None:
    assert not runner_turn(runner=Seat(credits=4, hand=["Sure Gamble"])).can("play")


@pytest.mark.card("Diesel")
def test_diesel_draws_three_cards() -> None:
    t = play("Diesel", runner=Seat(deck=["4x Mimic"]))
    assert names(t, "grip") == ["Mimic"] * 3


@pytest.mark.card("Special Order")
def test_special_order_finds_an_icebreaker_shows_it_and_shuffles() -> None:
    t = play("Special Order", runner=Seat(credits=1, deck=["Diesel", "Mimic", "Djinn", "Corroder"]))
    assert t.credits["runner"] == 0
    assert offered(t) == {"Mimic", "Corroder"}
    t.runner("card", "Corroder")
    assert names(t, "grip") == ["Corroder"]
    assert t.happened("reveal", "Corroder")
    assert t.happened("shuffle", side="runner")


@pytest.mark.card("Déjà Vu")
def test_deja_vu_takes_back_any_one_card() -> None:
    t = play("Déjà Vu", runner=Seat(discard=["Diesel", "Medium", "Parasite"]))
    t.runner("effect", number=0)
    assert len(t.decision.options) == 3, "not itself: it is still being played"
    t.runner("card", "Diesel")
    assert names(t, "grip") == ["Diesel"]


@pytest.mark.card("Déjà Vu")
@pytest.mark.parametrize("number", [1, 2])
def test_deja_vu_takes_back_up_to_two_viruses(number: int) -> None:
    t = play("Déjà Vu", runner=Seat(discard=["Diesel", "Medium", "Parasite", "Datasucker"]))
    t.runner("effect", number=1)
    assert not t.can("card", "Diesel")
    viruses = ["Medium", "Parasite"][:number]
    for virus in viruses:
        t.runner("card", virus)
    if number < 2:
        t.runner("done")
    assert names(t, "grip") == viruses


@pytest.mark.card("Modded")
def test_modded_installs_a_program_or_hardware_for_three_less() -> None:
    t = play("Modded", "Desperado", "Gordian Blade", "Bank Job", "Diesel", runner=Seat(credits=1))
    assert offered(t) == {"Desperado", "Gordian Blade"}
    t.runner("card", "Gordian Blade")
    assert (t.zone("Gordian Blade"), t.credits["runner"]) == ("table", 0)
    assert (t.zone("Desperado"), t.clicks["runner"]) == ("grip", 3)


@pytest.mark.card("Modded")
def test_modded_lowers_a_cost_to_nothing_at_most_and_needs_a_card_that_can_be_installed() -> None:
    t = play("Modded", "Akamatsu Mem Chip", "The Toolbox", runner=Seat(credits=2))
    assert (t.zone("Akamatsu Mem Chip"), t.credits["runner"]) == ("table", 2)
    assert t.zone("The Toolbox") == "grip", "it would have cost 6"
    assert not runner_turn(runner=Seat(credits=2, hand=["Modded", "The Toolbox"])).can("play", "Modded")


# --- ice and servers --------------------------------------------------------------------------------------

UNREZZED = {
    "HQ": At(ice=["Ice Wall", "Enigma (rezzed)"]),
    "remote 1": At(root=["PAD Campaign"], ice=["Archer"]),
}


@pytest.mark.card("Forged Activation Orders")
def test_forged_activation_orders_lets_the_corp_pay_to_rez_the_chosen_ice() -> None:
    t = play("Forged Activation Orders", corp=Seat(credits=1), servers=UNREZZED)
    assert offered(t) == {"Ice Wall", "Archer"}
    assert not t.can("done")
    t.runner("card", "Ice Wall")
    t.corp("yes")
    assert t.rezzed("Ice Wall")
    assert t.credits == {"corp": 0, "runner": 4}


@pytest.mark.card("Forged Activation Orders")
@pytest.mark.parametrize("credits", [0, 1])
def test_forged_activation_orders_trashes_ice_that_the_corp_does_not_or_cannot_rez(credits: int) -> None:
    t = play("Forged Activation Orders", corp=Seat(credits=credits), servers=UNREZZED)
    t.runner("card", "Ice Wall")
    if credits:
        t.corp("no")
    assert t.zone("Ice Wall") == "Archives"
    assert not t.rezzed("Ice Wall"), "unseen"
    assert t.zone("Archer") == "table", "one piece of ice only"
    assert t.credits["corp"] == credits


@pytest.mark.card("Infiltration")
def test_infiltration_gains_two_credits_or_exposes_a_card() -> None:
    t = play("Infiltration", runner=Seat(credits=0), servers=UNREZZED)
    t.runner("effect", number=0)
    assert (t.credits["runner"], t.happened("expose")) == (2, False)
    t = play("Infiltration", runner=Seat(credits=0), servers=UNREZZED)
    t.runner("effect", number=1)
    assert not t.can("card", "Enigma"), "it is rezzed"
    assert not t.can("done")
    t.runner("card", "PAD Campaign")
    assert t.happened("expose", "PAD Campaign")
    assert t.credits["runner"] == 0
    assert not t.rezzed("PAD Campaign")


@pytest.mark.card("Tinkering")
@pytest.mark.parametrize(("ice", "breaker"), [("Ice Wall", "Corroder"), ("Enigma", "Yog.0")])
def test_tinkering_makes_ice_every_kind_of_ice_for_the_turn(ice: str, breaker: str) -> None:
    t = play(
        "Tinkering",
        runner=Seat(rig=["Mimic", "Corroder", "Yog.0"]),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"]), "R&D": At(ice=["Palisade (rezzed)"])},
    )
    assert not t.can("done")
    t.runner("card", ice)
    for server, breakers in (("HQ", {"Mimic", "Corroder", "Yog.0"}), ("R&D", {"Corroder"})):
        t.run(server)
        t.until(side="runner", rule="6.9.3b")
        assert breaks(t) == breakers
        t.finish_run()
    next_turn(t)
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    assert breaks(t) == {breaker}, "the turn is over"


def breaks(t: Table) -> set[str]:
    """The icebreakers that could break a subroutine now."""
    return {t.name(o.card) for o in t.find("use") if o.ability == 0}


# --- runs -------------------------------------------------------------------------------------------------

HANDS = Seat(credits=8, hand=["3x Hedge Fund"], deck=["5x Ice Wall"])


@pytest.mark.card("Account Siphon")
def test_account_siphon_takes_up_to_five_credits_doubles_them_and_gives_two_tags() -> None:
    t = play("Account Siphon", corp=HANDS)
    t.until(option="replace")
    t.runner("replace", "Account Siphon")
    assert [o.number for o in t.decision.options] == [0, 1, 2, 3, 4, 5]
    t.runner("number", number=3)
    assert t.credits == {"corp": 5, "runner": 5 + 6}
    assert t.tags == 2
    t.finish_run()
    assert not t.happened("breach"), "instead of accessing cards"
    t.run("HQ")
    finish_without(t, "Account Siphon")
    assert t.happened("breach"), "in its own run only"


@pytest.mark.card("Account Siphon")
def test_account_siphon_may_be_declined_and_then_gives_no_tags() -> None:
    t = play("Account Siphon", corp=HANDS)
    t.until(option="replace")
    t.runner("no")
    t.finish_run()
    assert t.happened("access")
    assert (t.credits, t.tags) == ({"corp": 8, "runner": 5}, 0)


@pytest.mark.card("Account Siphon")
def test_account_siphon_takes_no_more_than_there_is() -> None:
    t = play("Account Siphon", corp=HANDS._replace(credits=2))
    t.until(option="replace")
    t.runner("replace", "Account Siphon")
    t.runner("number", number=2)
    assert not t.can("number", number=3)
    assert (t.credits, t.tags) == ({"corp": 0, "runner": 9}, 2)


@pytest.mark.card("Demolition Run")
@pytest.mark.parametrize("card", ["Hedge Fund", "Ice Wall", "Priority Requisition"])
def test_demolition_run_trashes_whatever_is_accessed_for_nothing(card: str) -> None:
    t = play("Demolition Run", corp=Seat(hand=[card]), runner=Seat(credits=2))
    assert [o.server for o in t.decision.options] == [0, 1], "HQ or R&D"
    t.runner("server", server="HQ")
    t.until(kind="mid-access")
    t.runner("use", "Demolition Run")
    assert t.zone(card) == "Archives"
    assert t.rezzed(card), "face up, as it was seen"
    t.finish_run()
    assert not t.happened("steal")
    assert t.credits["runner"] == 0


@pytest.mark.card("Demolition Run")
def test_demolition_run_need_not_trash_and_helps_in_no_other_run() -> None:
    t = play("Demolition Run", corp=HANDS)
    t.runner("server", server="HQ")
    t.until(kind="mid-access")
    t.runner("pass")
    t.finish_run()
    assert not t.happened("trash", "Hedge Fund")
    t.run("HQ")
    finish_without(t, "Demolition Run")
    assert accesses(t) == 2


@pytest.mark.card("Inside Job")
def test_inside_job_bypasses_the_first_ice_encountered_only() -> None:
    t = play("Inside Job", servers={"HQ": At(ice=["Archer", "Tollbooth (rezzed)", "Enigma (rezzed)"])})
    t.runner("server", server="HQ")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("bypass")] == ["Tollbooth"], "Archer was not encountered"
    assert t.credits["runner"] == 3, "no toll was paid"
    assert t.happened("subroutine resolves", "Enigma")


@pytest.mark.card("The Maker’s Eye")
def test_the_makers_eye_accesses_two_more_cards_of_rnd() -> None:
    t = play("The Maker’s Eye", corp=HANDS)
    assert t.attacked == "R&D"
    t.finish_run()
    assert accesses(t) == 3
    runs(t, "R&D")
    assert accesses(t) == 4, "the next run is a plain one"


@pytest.mark.card("The Maker’s Eye")
def test_the_makers_eye_accesses_no_more_if_the_run_is_not_successful() -> None:
    t = play("The Maker’s Eye", corp=HANDS, servers={"R&D": At(root=["Crisium Grid (rezzed)"])})
    t.until(option="access")
    t.finish_run()
    assert len(t.events("access", zone="R&D")) == 1
