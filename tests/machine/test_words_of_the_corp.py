"""Words of the Corp's cards, alone and beside each other: installing, playing, moving, what lasts."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read import values
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import DidIt, Exists, Matches, No
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.filters import (
    INSTALLED,
    REZZED,
    CanAdvance,
    CostAtMost,
    Has,
    In,
    Is,
    Of,
    Same,
    Underwent,
    WithCounters,
    Worth,
)
from rulerunner.lang.instructions import (
    AddAsAgenda,
    Choose,
    Derez,
    Draw,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    May,
    MoveCounters,
    MoveToServer,
    Place,
    PlayCard,
    Prevent,
    RezCard,
    ScoreCard,
    Swap,
    Trash,
)
from rulerunner.lang.quantities import LAST, Count, CountersOn, Tags, Times
from rulerunner.lang.refs import (
    ANY_REMOTE,
    ANY_SERVER,
    BOUND,
    CHOSEN,
    HQ_SERVER,
    NEW_REMOTE,
    THIS,
    THIS_SERVER,
    Chosen,
    Except,
    ServerOf,
)
from rulerunner.lang.statics import Cannot, Player, PlayOnlyIf, StaysUntil
from rulerunner.lang.sugar import about, paid, play, prevention, static, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORP_SCORE,
    HQ,
    ICE,
    NEXT_TURN,
    OPERATION,
    PLAY,
    POWER,
    REMOVED,
    RESOURCE,
    RUNNER_SCORE,
    THIS_TURN,
    UNTIL_YOUR_TURN,
)
from tests.support.corp import end_turn, names, points
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


# --- what lasts -------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("nsg-26.03 1.11.2")
def test_fewer_clicks_are_for_the_next_turn_of_the_player_alone(rules: str) -> None:
    slow = made("Slow", "operation", play(Lasting(Player("clicks", -1, "runner"), NEXT_TURN)))
    fast = made("Fast", "operation", play(Lasting(Player("clicks", 1), NEXT_TURN)))
    corp = Seat(clicks=3, hand=["2x Slow", "Fast"], deck=["9x Enigma"])
    t = table(slow, fast, rules=rules, turn="corp", corp=corp, runner=Seat(clicks=0, hand=[]))
    for card in ("Slow", "Slow", "Fast"):
        t.corp("play", card)
    t.until(side="runner", kind="action")
    assert t.clicks["runner"] == 2
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == 4, "the Corp's next turn is not the one it was played in"
    end_turn(t, "corp")
    t.until(side="runner", kind="action")
    assert t.clicks["runner"] == 4
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == 3


@BOTH
@pytest.mark.rule("nsg-26.03 9.10.3")
def test_what_lasts_until_ones_next_turn_begins_covers_the_turn_between(rules: str) -> None:
    bind = Lasting(Cannot("rez", Same(BOUND)), UNTIL_YOUR_TURN, bind=CHOSEN)
    lock = made("Lock", "operation", play(Choose(INSTALLED), bind))
    corp = Seat(credits=9, clicks=1, hand=["Lock"], deck=["9x Enigma"])
    place = {"remote 1": At(root=["PAD Campaign"])}
    t = table(lock, rules=rules, turn="corp", corp=corp, runner=Seat(clicks=1), servers=place)
    t.corp("play", "Lock")
    assert not t.can("rez", "PAD Campaign")
    t.until(side="runner", kind="action")
    t.runner("gain credit")
    t.until(side="corp", option="rez")
    assert t.happened("turn begins", side="corp")


@BOTH
@pytest.mark.rule("nsg-26.03 3.5.1c")
def test_a_lockdown_stays_until_the_corps_next_turn_begins_and_keeps_others_out(rules: str) -> None:
    text = (
        static(StaysUntil(("turn begins",), "you")),
        static(PlayOnlyIf(No(Exists(Has("lockdown") & In(PLAY))))),
        when(Trigger("gain credits", side="runner"), GiveTags(1)),
    )
    shut = made("Shut", "operation", *text, subtypes=("lockdown",))
    corp = Seat(clicks=2, hand=["2x Shut"], deck=["9x Enigma"])
    t = table(shut, rules=rules, turn="corp", corp=corp, runner=Seat(clicks=1))
    t.corp("play", "Shut")
    assert not t.can("play", "Shut")
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    t.runner("gain credit")
    assert t.tags == 1, "it is still in play"
    t.until(side="corp", kind="action")
    assert names(t, ARCHIVES) == ["Shut"]
    assert t.can("play", "Shut")


@BOTH
def test_a_turn_may_forbid_advancing_and_free_from_discarding(rules: str) -> None:
    rest = made(
        "Rest",
        "operation",
        play(Lasting(Cannot("advance"), THIS_TURN), Lasting(Cannot("discard"), THIS_TURN)),
    )
    corp = Seat(credits=5, clicks=2, hand=["Rest", "7x Enigma"], deck=["9x Enigma"])
    place = {"remote 1": At(root=["One"])}
    t = table(rest, ONE, rules=rules, turn="corp", corp=corp, servers=place, runner=Seat(clicks=1))
    assert t.can("advance", "One")
    t.corp("play", "Rest")
    assert not t.can("advance", "One")
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert len(t.game.state.hand("corp")) == 7
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.can("advance", "One")


@BOTH
@pytest.mark.rule("nsg-26.03 9.1.8c")
def test_a_facedown_agenda_may_say_that_it_cannot_be_scored_yet(rules: str) -> None:
    slow = made(
        "Slow",
        "agenda",
        static(Cannot("score", Same(THIS)), condition=Matches(THIS, Underwent("install"))),
        requirement=1,
        points=1,
    )
    corp = Seat(credits=5, clicks=2, hand=["Slow"], deck=["9x Enigma"])
    t = table(slow, rules=rules, turn="corp", corp=corp, runner=Seat(clicks=1))
    t.corp("install", "Slow")
    t.until(option="advance")
    t.corp("advance", "Slow")
    t.until(side="runner", kind="action")
    assert not t.happened("score")
    end_turn(t, "runner")
    t.until(side="corp", option="score")


@BOTH
@pytest.mark.rule("nsg-26.03 1.7.2a")
def test_a_player_may_need_fewer_points_to_win(rules: str) -> None:
    less = Player("points to win", Times(-1, CountersOn(THIS, POWER)))
    dream = made("Dream", "asset", static(less), paid(Clicks(), Place(1, POWER)))
    corp = Seat(clicks=3, score=["Two", "Two", "One"])
    t = table(
        dream,
        ONE,
        TWO,
        rules=rules,
        turn="corp",
        corp=corp,
        servers={"remote 1": At(root=["Dream (rezzed)"])},
    )
    t.corp("use", "Dream")
    assert t.game.result is None, "6 needed"
    t.corp("use", "Dream")
    assert t.game.result is not None


# --- triggers ---------------------------------------------------------------------------------------------


@BOTH
def test_a_trigger_may_wait_for_either_of_two_changes_and_count_both(rules: str) -> None:
    both = Trigger("score", also=(Trigger("steal"),), first="turn")
    count = made("Count", "asset", when(both, Gain(1)))
    place = {
        "remote 1": At(root=["Count (rezzed)"]),
        "remote 2": At(root=["Two"]),
        "remote 3": At(root=["One"]),
    }
    t = table(count, ONE, TWO, rules=rules, corp=Seat(credits=0), servers=place)
    for remote in ("remote 2", "remote 3"):
        t.run(remote)
        t.until(side="runner", kind="action")
    assert t.credits["corp"] == 1, "the second is not the first"
    win = {"remote 1": At(root=["Count (rezzed)"]), "remote 3": At(root=["One (2 advancement)"])}
    own = table(count, ONE, rules=rules, turn="corp", at="5.6.2a", corp=Seat(credits=0), servers=win)
    own.corp("score", "One")
    assert own.credits["corp"] == 1


@BOTH
def test_a_trigger_may_ask_whose_ability_did_it(rules: str) -> None:
    ear = made("Ear", "asset", when(Trigger("gain credits", side="you", source=Is(OPERATION)), Draw(1)))
    purse = made("Purse", "asset", paid(Clicks(), Gain(1)))
    place = {"remote 1": At(root=["Ear (rezzed)"]), "remote 2": At(root=["Purse (rezzed)"])}
    corp = Seat(credits=5, clicks=3, hand=["Hedge Fund"], deck=["9x Enigma"])
    t = table(ear, purse, rules=rules, turn="corp", corp=corp, servers=place)
    t.corp("gain credit")
    t.corp("use", "Purse")
    assert not t.events("draw")
    t.corp("play", "Hedge Fund")
    assert len(t.events("draw")) == 1


# --- what cannot be prevented -----------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("sure", "left"), [(True, "heap"), (False, "table")])
def test_some_trashing_and_some_tags_cannot_be_prevented(rules: str, sure: bool, left: str) -> None:
    hit = (
        Choose(Is(RESOURCE) & INSTALLED),
        Trash(CHOSEN, preventable=not sure),
        GiveTags(1, preventable=not sure),
    )
    kill = made("Kill", "operation", play(*hit))
    ward = made(
        "Ward", "program", prevention(TrashThis(), "trash", Prevent(1), subject=Is(RESOURCE)), memory=0
    )
    fan = made("Fan", "resource")
    dodge = made("Dodge", "hardware", prevention(TrashThis(), "tags", Prevent(1)))
    runner = Seat(rig=["Fan", "Ward", "Dodge"])
    t = table(kill, ward, dodge, fan, rules=rules, turn="corp", corp=Seat(hand=["Kill"]), runner=runner)
    t.corp("play", "Kill")
    for card in ("Ward", "Dodge"):
        if t.can("use", card):
            t.runner("use", card)
    assert t.zone("Fan") == left
    assert t.tags == (1 if sure else 0)


# --- numbers ----------------------------------------------------------------------------------------------


@BOTH
def test_clicks_costs_and_points_may_be_compared_with_numbers_of_the_game(rules: str) -> None:
    burst = made("Burst", "operation", play(GainClicks(Count(In(RUNNER_SCORE)))))
    t = table(
        burst,
        ONE,
        TWO,
        rules=rules,
        turn="corp",
        corp=Seat(clicks=1, hand=["Burst"]),
        runner=Seat(score=["One", "Two"]),
    )
    t.corp("play", "Burst")
    assert t.clicks["corp"] == 2
    cheap = made(
        "Cheap", "operation", play(Choose(Of("runner") & INSTALLED & CostAtMost(Tags())), Trash(CHOSEN))
    )
    rig = Seat(tags=2, rig=["Corroder", "Magnum Opus"])
    t = table(cheap, rules=rules, turn="corp", corp=Seat(hand=["Cheap"]), runner=rig)
    t.corp("play", "Cheap")
    assert (t.zone("Corroder"), t.zone("Magnum Opus")) == ("heap", "table")


@BOTH
@pytest.mark.parametrize(
    ("worth", "found"),
    [(Worth(1), ["One"]), (Worth(2, at_most=True), ["One", "Two"]), (Worth(2, printed=True), ["Two"])],
)
def test_agendas_are_told_apart_by_what_they_are_worth(rules: str, worth: Worth, found: list[str]) -> None:
    pick = made("Pick", "operation", play(Choose(In(HQ) & worth, 3, up_to=True), Trash(CHOSEN)))
    t = table(
        pick, ONE, TWO, rules=rules, turn="corp", corp=Seat(hand=["Pick", "One", "Two", "PAD Campaign"])
    )
    t.corp("play", "Pick")
    assert sorted(t.name(option.card) for option in t.find("card")) == found


@BOTH
def test_what_was_done_decides_what_follows(rules: str) -> None:
    """A neighbour: the install that did not happen moves nothing."""
    follow = If(DidIt(), (MoveToServer(ServerOf(CHOSEN)),))
    hut = made(
        "Hut",
        "upgrade",
        paid(Clicks(), Choose(Is(ICE) & In(HQ), up_to=True), InstallCard(CHOSEN, discount=1), follow),
        when(about("rez"), Gain(1)),
    )
    place = {"HQ": At(root=["Hut (rezzed)"]), "R&D": At(ice=["Enigma"])}
    t = table(hut, rules=rules, turn="corp", corp=Seat(credits=0, hand=["Ice Wall"]), servers=place)
    t.corp("use", "Hut")
    t.corp("card", "Ice Wall")
    t.corp("server", server="R&D")
    t.until(kind="action")
    assert t.game.state.cards[t.card("Hut")].server == 1
    assert t.credits["corp"] == 0
    idle = table(hut, rules=rules, turn="corp", corp=Seat(credits=0, hand=["Ice Wall"]), servers=place)
    idle.corp("use", "Hut")
    idle.corp("done")
    assert idle.game.state.cards[idle.card("Hut")].server == 0
