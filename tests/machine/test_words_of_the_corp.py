"""Words of the Corp's cards, alone and beside each other: installing, playing, moving, what lasts."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read import values
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import (
    INSTALLED,
    REZZED,
    CanAdvance,
    In,
    Is,
    Same,
    WithCounters,
)
from rulerunner.lang.instructions import (
    AddAsAgenda,
    Choose,
    Derez,
    Gain,
    GiveTags,
    InstallCard,
    May,
    MoveCounters,
    MoveToServer,
    Place,
    PlayCard,
    RezCard,
    ScoreCard,
    Swap,
    Trash,
)
from rulerunner.lang.quantities import LAST, Count, Times
from rulerunner.lang.refs import (
    ANY_REMOTE,
    ANY_SERVER,
    CHOSEN,
    HQ_SERVER,
    NEW_REMOTE,
    THIS_SERVER,
    Chosen,
    Except,
    ServerOf,
)
from rulerunner.lang.sugar import paid, play, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORP_SCORE,
    HQ,
    ICE,
    OPERATION,
    POWER,
    REMOVED,
    RUNNER_SCORE,
)
from tests.support.corp import end_turn, points
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
IN_HQ = In(HQ) & ~Is(OPERATION)
ONE = made("One", "agenda", requirement=2, points=1)
TWO = made("Two", "agenda", requirement=3, points=2)


def servers_offered(t: Table) -> set[int]:
    return {option.server for option in t.decision.options}


# --- installing -------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("nsg-26.03 8.5.14", "nsg-26.03 4.6.8b")
def test_a_card_can_be_installed_at_stated_servers_alone(rules: str) -> None:
    order = made("Order", "operation", play(Choose(IN_HQ), InstallCard(CHOSEN, at=ANY_REMOTE)))
    place = {"HQ": At(ice=["Enigma"]), "remote 1": At(root=["PAD Campaign"])}
    corp = Seat(credits=9, hand=["Order", "Ice Wall"])
    t = table(order, rules=rules, turn="corp", corp=corp, servers=place)
    t.corp("play", "Order")
    assert servers_offered(t) == {3, -2}, "the remote server, or a new one"
    t.corp("server", server="remote 1")
    assert t.game.state.cards[t.card("Ice Wall")].server == 3


@BOTH
@pytest.mark.rule("nsg-26.03 8.5.14")
def test_what_has_no_place_at_the_stated_servers_cannot_be_chosen(rules: str) -> None:
    order = made("Order", "operation", play(Choose(IN_HQ), InstallCard(CHOSEN, at=HQ_SERVER)))
    t = table(order, rules=rules, turn="corp", corp=Seat(hand=["Order", "PAD Campaign", "Ash 2X3ZB9CY"]))
    t.corp("play", "Order")
    assert t.game.state.cards[t.card("Ash 2X3ZB9CY")].server == 0, "the one card that can go there"
    assert t.zone("PAD Campaign") == HQ


@BOTH
@pytest.mark.rule("nsg-26.03 4.6.8b")
def test_the_second_card_joins_the_first_in_its_new_server(rules: str) -> None:
    first = (Choose(IN_HQ), InstallCard(CHOSEN, ignoring="all", at=NEW_REMOTE))
    second = (Choose(IN_HQ, slot=1), InstallCard(Chosen(1), ignoring="all", at=ServerOf(CHOSEN)))
    order = made("Order", "operation", play(*first, *second))
    place = {"remote 1": At(root=["PAD Campaign"])}
    corp = Seat(credits=0, hand=["Order", "Ice Wall", "Snare!"])
    t = table(order, rules=rules, turn="corp", corp=corp, servers=place)
    t.corp("play", "Order")
    t.corp("card", "Snare!")
    assert t.game.state.cards[t.card("Snare!")].server == 4
    assert t.game.state.cards[t.card("Ice Wall")].server == 4, "nowhere else could it go"


@BOTH
@pytest.mark.rule("nsg-26.03 8.5.15", "nsg-26.03 8.5.13d")
@pytest.mark.parametrize(("card", "credits", "up"), [("PAD Campaign", 2, True), ("PAD Campaign", 1, False)])
def test_install_and_rez_pays_for_both_or_shows_what_it_could_not_rez(
    rules: str, card: str, credits: int, up: bool
) -> None:
    order = made("Order", "operation", play(Choose(In(ARCHIVES)), InstallCard(CHOSEN, rez=True)))
    corp = Seat(credits=credits, hand=["Order"], discard=[card])
    t = table(order, rules=rules, turn="corp", corp=corp)
    t.corp("play", "Order")
    assert t.rezzed(card) is up
    assert t.happened("reveal", card) is not up
    assert t.credits["corp"] == (0 if up else 1)


@BOTH
@pytest.mark.rule("nsg-26.03 8.5.13d")
def test_an_agenda_is_installed_and_shown_and_never_rezzed(rules: str) -> None:
    free = InstallCard(CHOSEN, ignoring="all", rez=True)
    order = made("Order", "operation", play(Choose(In(ARCHIVES)), free))
    t = table(order, ONE, rules=rules, turn="corp", corp=Seat(hand=["Order"], discard=["One"]))
    t.corp("play", "Order")
    assert t.zone("One") == "table"
    assert not t.rezzed("One")
    assert t.happened("reveal", "One")


@BOTH
def test_a_card_may_be_installed_face_up_and_is_neither_rezzed_nor_active(rules: str) -> None:
    dull = made("Dull", "agenda", when(Trigger("gain credits"), GiveTags(1)), requirement=2, points=1)
    order = made("Order", "operation", play(Choose(Is(AGENDA) & In(HQ)), InstallCard(CHOSEN, face_up=True)))
    count = made("Count", "operation", play(Gain(Count(REZZED))))
    corp = Seat(credits=0, clicks=3, hand=["Order", "Dull", "Count"])
    t = table(order, dull, count, rules=rules, turn="corp", corp=corp)
    t.corp("play", "Order")
    assert t.rezzed("Dull"), "it lies face up"
    t.corp("gain credit")
    assert t.tags == 0
    assert rules == "nsg-26.03" or not t.can("play", "Count"), "nothing is rezzed"


@BOTH
@pytest.mark.rule("nsg-26.03 1.16.2")
def test_a_discount_may_be_worked_out_as_the_card_is_rezzed(rules: str) -> None:
    many = Choose(REZZED, Count(REZZED), up_to=True)
    less = May((Choose(Is(ICE) & ~REZZED & INSTALLED), RezCard(CHOSEN, discount=Times(3, LAST))))
    shift = made("Shift", "operation", play(many, Derez(CHOSEN), less))
    place = {"remote 1": At(root=["PAD Campaign (rezzed)"]), "HQ": At(ice=["Wall of Thorns"])}
    t = table(shift, rules=rules, turn="corp", corp=Seat(credits=5, hand=["Shift"]), servers=place)
    t.corp("play", "Shift")
    t.corp("card", "PAD Campaign")
    t.corp("yes")
    assert t.rezzed("Wall of Thorns")
    assert t.credits["corp"] == 0, "8 less 3"


# --- playing, scoring, adding -----------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("nsg-26.03 8.6.2")
@pytest.mark.parametrize(("ignoring", "left"), [("", 9), ("all", 14)])
def test_an_operation_can_be_played_by_an_ability(rules: str, ignoring: str, left: int) -> None:
    free: Any = ignoring
    agent = made(
        "Agent", "asset", paid(Clicks(), Choose(Is(OPERATION) & In(ARCHIVES)), PlayCard(CHOSEN, free, True))
    )
    corp = Seat(credits=5, clicks=1, hand=[], discard=["Hedge Fund"])
    t = table(agent, rules=rules, turn="corp", corp=corp, servers={"remote 1": At(root=["Agent (rezzed)"])})
    t.corp("use", "Agent")
    assert t.credits["corp"] == left
    assert t.zone("Hedge Fund") == REMOVED


@BOTH
@pytest.mark.rule("nsg-26.03 8.6.2")
def test_what_cannot_be_played_or_paid_for_cannot_be_chosen_to_be_played(rules: str) -> None:
    agent = made("Agent", "operation", play(Choose(Is(OPERATION) & In(HQ)), PlayCard(CHOSEN)))
    corp = Seat(
        credits=4,
        clicks=1,
        hand=["Agent", "Hedge Fund", "SEA Source", "Green Level Clearance"],
        deck=["9x Enigma"],
    )
    t = table(agent, rules=rules, turn="corp", corp=corp)
    t.corp("play", "Agent")
    assert t.zone("Green Level Clearance") == ARCHIVES, "the only one it can pay for and may play"
    assert t.credits["corp"] == 6


@BOTH
@pytest.mark.rule("nsg-26.03 1.17.3")
@pytest.mark.parametrize(("counters", "scored"), [(1, True), (0, False)])
def test_an_effect_may_let_the_corp_score(rules: str, counters: int, scored: bool) -> None:
    deal = made(
        "Deal", "operation", play(Choose(INSTALLED), Place(1, ADVANCEMENT, CHOSEN), May((ScoreCard(CHOSEN),)))
    )
    place = {"remote 1": At(root=[f"One ({counters} advancement)"])}
    t = table(deal, ONE, rules=rules, turn="corp", corp=Seat(hand=["Deal"]), servers=place)
    t.corp("play", "Deal")
    if t.can("yes"):
        t.corp("yes")
    assert (t.zone("One") == CORP_SCORE) is scored


@BOTH
@pytest.mark.rule("nsg-26.03 1.17.1")
def test_a_card_can_be_an_agenda_worth_points_and_has_no_text_there(rules: str) -> None:
    trophy = made("Trophy", "operation", play(AddAsAgenda(2)), when(Trigger("turn begins"), Gain(5)))
    t = table(
        trophy, rules=rules, turn="corp", corp=Seat(credits=0, clicks=1, hand=["Trophy"], deck=["9x Enigma"])
    )
    t.corp("play", "Trophy")
    assert t.zone("Trophy") == CORP_SCORE
    assert points(t) == 2
    end_turn(t, "corp")
    assert t.credits["corp"] == 0
    bank = made("Bank", "operation", play(Choose(Is(AGENDA) & In(CORP_SCORE)), Trash(CHOSEN)))
    again = table(trophy, bank, rules=rules, turn="corp", corp=Seat(clicks=2, hand=["Trophy", "Bank"]))
    again.corp("play", "Trophy")
    again.corp("play", "Bank")
    assert again.zone("Trophy") == ARCHIVES, "it is an agenda while it lies there"
    assert points(again) == 0


@BOTH
def test_enough_such_points_win(rules: str) -> None:
    trophy = made("Trophy", "operation", play(AddAsAgenda(7)))
    t = table(trophy, rules=rules, turn="corp", corp=Seat(hand=["Trophy"]))
    t.corp("play", "Trophy")
    assert t.game.result is not None


@BOTH
@pytest.mark.rule("nsg-26.03 1.13.13")
def test_agendas_of_the_two_score_areas_can_be_swapped_with_what_they_host(rules: str) -> None:
    mine, theirs = Choose(In(CORP_SCORE)), Choose(In(RUNNER_SCORE), slot=1)
    swap = made("Trade", "operation", play(mine, theirs, Swap(CHOSEN, Chosen(1))))
    dues = made("Dues", "agenda", when(Trigger("turn begins", side="you"), Gain(2)), requirement=3, points=2)
    corp = Seat(credits=0, clicks=1, hand=["Trade"], score=["One (1 agenda)"], deck=["9x Enigma"])
    t = table(swap, ONE, dues, rules=rules, turn="corp", corp=corp, runner=Seat(clicks=1, score=["Dues"]))
    t.corp("play", "Trade")
    assert (t.zone("One"), t.zone("Dues")) == (RUNNER_SCORE, CORP_SCORE)
    assert (points(t), values.score(t.game.state, "runner")) == (2, 1)
    assert t.counters("One", AGENDA) == 1
    end_turn(t, "corp")
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.credits["corp"] == 2, "the agenda is active in its new place"


# --- moving -----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("nsg-26.03 1.9.2b", "nsg-26.03 1.18.2")
def test_counters_move_as_many_as_there_are_and_count_as_placed(rules: str) -> None:
    to = Choose(CanAdvance() & ~Same(CHOSEN), slot=1)
    trick = made(
        "Trick",
        "operation",
        play(Choose(WithCounters(ADVANCEMENT)), to, MoveCounters(3, ADVANCEMENT, CHOSEN, Chosen(1))),
    )
    seen = made(
        "Seen",
        "asset",
        when(Trigger("place", detail=ADVANCEMENT), Gain(1)),
        when(Trigger("advance"), Gain(50)),
    )
    place = {
        "remote 1": At(root=["One (2 advancement)"]),
        "remote 2": At(root=["Two"]),
        "remote 3": At(root=["Seen (rezzed)"]),
    }
    t = table(
        trick, ONE, TWO, seen, rules=rules, turn="corp", corp=Seat(credits=0, hand=["Trick"]), servers=place
    )
    t.corp("play", "Trick")
    assert (t.counters("One", ADVANCEMENT), t.counters("Two", ADVANCEMENT)) == (0, 2)
    assert t.credits["corp"] == 1


@BOTH
@pytest.mark.rule("nsg-26.03 1.12.4", "nsg-26.03 4.6.6j", "nsg-26.03 8.5.12")
def test_an_upgrade_moves_to_another_server_that_is_there_and_stays_what_it_is(rules: str) -> None:
    nomad = made("Nomad", "upgrade", paid(Clicks(), MoveToServer(Except(ANY_SERVER, THIS_SERVER))))
    place = {"HQ": At(root=["Nomad (rezzed, 1 power)"]), "remote 1": At(root=["PAD Campaign"])}
    t = table(nomad, rules=rules, turn="corp", servers=place)
    t.corp("use", "Nomad")
    assert servers_offered(t) == {1, 2, 3}
    t.corp("server", server="remote 1")
    assert t.game.state.servers[3].root == (t.card("PAD Campaign"), t.card("Nomad"))
    assert t.game.state.servers[0].root == ()
    assert t.counters("Nomad", POWER) == 1
    assert t.rezzed("Nomad")


@BOTH
@pytest.mark.rule("nsg-26.03 3.6.5d")
def test_a_region_does_not_move_beside_another(rules: str) -> None:
    roam = made("Roam", "upgrade", paid(Clicks(), MoveToServer(ANY_SERVER)), subtypes=("region",))
    land = made("Land", "upgrade", subtypes=("region",))
    place = {"HQ": At(root=["Roam (rezzed)"]), "R&D": At(root=["Land"])}
    t = table(roam, land, rules=rules, turn="corp", servers=place)
    t.corp("use", "Roam")
    assert t.game.state.cards[t.card("Roam")].server == 2, "Archives is left"
