"""Why a card can or cannot do something now: a short play for each kind of answer."""

from collections.abc import Mapping, Sequence

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Paid, Play, Static
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import Same
from rulerunner.lang.instructions import Gain, LoseClicks
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import AdditionalCost, Cannot
from rulerunner.lang.words import Side
from rulerunner.view.knowledge import handle
from rulerunner.view.why import Reason, card_at, why
from tests.support.classic import classic
from tests.support.table import Table

NOTHING = Seat()
HUGE = Face(Facts("Huge Program", "runner", "program", cost=0, memory=5))
PURSE = Face(Facts("Purse", "corp", "asset", cost=0), (Paid((TrashThis(),), (Gain(1),)),))
DOUBLE = Face(
    Facts("Double", "corp", "operation", cost=0),
    (Static((AdditionalCost("play", (Clicks(),), Same(THIS)),)), Play((Gain(9),))),
)
IDLE = Face(Facts("Idle Hours", "corp", "operation", cost=0), (Play((LoseClicks(1),)),))
LOCK = Face(Facts("Lock", "runner", "resource", cost=0), (Static((Cannot("rez"),)),))


def reasons(t: Table, seat: Side, card: str) -> dict[str, Reason]:
    found = why(t.game.state, seat, t.game.decision, t.card(card))
    assert len({reason.doing for reason in found}) == len(found)
    return {reason.doing: reason for reason in found}


def against(t: Table, seat: Side, card: str, doing: str) -> tuple[str, str]:
    reason = reasons(t, seat, card)[doing]
    assert not reason.possible
    return reason.why, reason.rule


def table(
    turn: Side = "corp",
    corp: Seat = NOTHING,
    runner: Seat = NOTHING,
    servers: Mapping[str, At] | None = None,
    faces: Sequence[Face] = (),
) -> Table:
    return Table(position(turn=turn, corp=corp, runner=runner, servers=servers, faces=faces))


# --- what is offered --------------------------------------------------------------------------------------


def test_what_is_offered_is_possible_with_its_price() -> None:
    t = table(corp=Seat(hand=["Hedge Fund"]))
    assert why(t.game.state, "corp", t.game.decision, t.card("Hedge Fund")) == (
        Reason("play it", True, "Play Hedge Fund (5 credits)", t.decision.rule),
    )


def test_the_second_of_two_identical_cards_in_hand_can_be_played_too() -> None:
    t = table(corp=Seat(hand=["Hedge Fund", "Hedge Fund"]))
    for cid in t.game.state.zones["HQ"]:
        assert [reason.possible for reason in why(t.game.state, "corp", t.game.decision, cid)] == [True]


def test_a_question_about_the_card_itself_is_an_offer() -> None:
    t = classic(servers={"HQ": At(ice=["Filter"])})
    t.run("HQ")
    t.until(side="corp", rule="4")
    assert reasons(t, "corp", "Filter")["rez it"].possible


# --- the moment -------------------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.4.3")
def test_ice_waits_to_be_approached() -> None:
    t = table(servers={"HQ": At(ice=["Ice Wall"])})
    text, rule = against(t, "corp", "Ice Wall", "rez it")
    assert rule == "6.9.2e"
    assert "only while the Runner approaches it" in text
    assert "6.9.2e (A run, Approach ice)" in text


@pytest.mark.rule("nisei-1.4 6.9.2e")
def test_only_the_approached_ice_is_rezzed() -> None:
    t = table(turn="runner", servers={"HQ": At(ice=["Enigma", "Ice Wall"])})
    t.run("HQ")
    t.until(side="corp", rule="6.9.2e")
    assert reasons(t, "corp", "Enigma")["rez it"].possible
    assert against(t, "corp", "Ice Wall", "rez it")[0].startswith("The Runner approaches Enigma")


def test_nothing_but_an_action_is_taken_in_the_action_window() -> None:
    t = table(servers={"remote 1": At(root=["PAD Campaign", "Crisium Grid"])})
    t.until(side="corp", kind="action")
    text, rule = against(t, "corp", "PAD Campaign", "rez it")
    assert (text.split(".")[0], rule) == ("Nothing is rezzed in this window", "5.6.2a")


def test_the_next_window_is_found_along_the_ways_of_the_structure() -> None:
    t = table(turn="runner", runner=Seat(rig=["Magnum Opus"]), servers={"HQ": At(root=["Crisium Grid"])})
    t.run("HQ")
    t.until(side="runner", rule="6.9.5c")
    text, rule = against(t, "corp", "Crisium Grid", "rez it")
    assert text == (
        "It is the Runner who chooses now. The next chance may come at 6.9.5d (A run, Approach server)."
    )
    assert rule == "6.9.5d"


def test_a_player_without_priority_waits_for_it() -> None:
    t = table(
        turn="runner",
        runner=Seat(rig=["Self-modifying Code"], deck=["Corroder"]),
        servers={"HQ": At(root=["Crisium Grid"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.5d")
    assert against(t, "corp", "Crisium Grid", "rez it") == (
        "The Runner has priority in this window; it is yours when they pass.",
        "6.9.5d",
    )


def test_actions_are_for_ones_own_turn() -> None:
    t = table(turn="runner", corp=Seat(hand=["Hedge Fund", "Ice Wall"]))
    for card, doing in (("Hedge Fund", "play it"), ("Ice Wall", "install it")):
        text, rule = against(t, "corp", card, doing)
        assert text.startswith("It is the Runner's turn, and you act in your own.")
        assert rule == "5.6.2b"


def test_without_a_click_there_is_no_action() -> None:
    t = table(corp=Seat(clicks=1, hand=["Hedge Fund"]), servers={"remote 1": At(root=["PAD Campaign"])})
    t.until(side="corp", kind="action")
    t.corp("gain credit")
    t.until(side="corp", kind="paid")
    assert against(t, "corp", "Hedge Fund", "play it") == ("You have no click left.", "5.6.2b")


def test_another_question_comes_first() -> None:
    t = table(corp=Seat(hand=["Ice Wall", "Hedge Fund"]))
    t.corp("install", "Ice Wall")
    text, rule = against(t, "corp", "Hedge Fund", "play it")
    assert text == "First there is something to decide: Where do you install Ice Wall?"
    assert rule == "8.3"


def test_a_response_needs_something_to_respond_to() -> None:
    t = table(turn="runner", runner=Seat(rig=["Feedback Filter"]))
    assert {(r.why, r.rule) for r in reasons(t, "runner", "Feedback Filter").values()} == {
        ("That is a response to something that is about to happen.", "9.2.9")
    }


# --- costs, room and requirements -------------------------------------------------------------------------


def test_a_price_that_cannot_be_paid_is_said_with_both_amounts() -> None:
    t = table(corp=Seat(credits=3, hand=["Hedge Fund"]))
    assert against(t, "corp", "Hedge Fund", "play it") == (
        "It costs 5 credits, and you have 3 to spend on it.",
        "1.15.1",
    )


def test_credits_on_cards_count_as_far_as_they_can_be_spent() -> None:
    rig = ["Cyberfeeder (1 credit)"]
    t = table(turn="runner", runner=Seat(credits=1, hand=["Medium", "Sure Gamble"], rig=rig))
    assert against(t, "runner", "Medium", "install it")[0] == (
        "It costs 3 credits, and you have 2 to spend on it."
    )
    assert against(t, "runner", "Sure Gamble", "play it")[0] == (
        "It costs 5 credits, and you have 1 to spend on it."
    )


def test_a_cost_other_than_credits_is_said_in_words() -> None:
    t = table(turn="runner", runner=Seat(rig=["Data Dealer"]))
    assert against(t, "runner", "Data Dealer", "use it") == (
        "To pay for it you would have to forfeit 1 agenda, and you cannot.",
        "1.15.1",
    )


def test_a_condition_of_playing_a_card_is_said() -> None:
    t = table(corp=Seat(hand=["Scorched Earth"]))
    assert against(t, "corp", "Scorched Earth", "play it") == (
        "It can be played only if the Runner is tagged.",
        "8.6",
    )


def test_the_click_of_the_action_pays_for_nothing_else() -> None:
    one = table(corp=Seat(clicks=1, hand=["Double"]), faces=[DOUBLE])
    assert against(one, "corp", "Double", "play it") == (
        "It takes 1 click, and you have none for it.",
        "1.15.1",
    )
    two = table(corp=Seat(clicks=2, hand=["Double"]), faces=[DOUBLE])
    assert reasons(two, "corp", "Double")["play it"].possible


def test_the_click_of_the_action_is_a_cost_and_not_considered_where_potential_is_weighed() -> None:
    """1.4: 9.1.5b. So the last click can be spent on a card that would take one, and then takes none."""
    t = table(corp=Seat(clicks=1, hand=["Idle Hours"]), faces=[IDLE])
    assert reasons(t, "corp", "Idle Hours")["play it"].possible
    t.corp("play", "Idle Hours")
    assert t.zone("Idle Hours") == "Archives"
    assert not t.happened("lose clicks")


def test_a_program_may_be_too_big_for_all_memory() -> None:
    t = table(turn="runner", runner=Seat(hand=["Huge Program"]), faces=[HUGE])
    assert against(t, "runner", "Huge Program", "install it") == (
        "It needs 5 memory, and all of yours is 4.",
        "10.3.1e",
    )


def test_a_program_for_which_others_can_be_trashed_is_not_too_big() -> None:
    rig = ["Corroder", "Gordian Blade", "Magnum Opus"]
    t = table(turn="runner", runner=Seat(credits=9, hand=["Datasucker"], rig=rig))
    assert t.game.state.players["runner"].credits == 9
    assert reasons(t, "runner", "Datasucker")["install it"].possible


def test_a_prohibition_is_said_with_the_card_it_comes_from() -> None:
    t = table(
        turn="runner",
        runner=Seat(rig=["Lock"]),
        servers={"HQ": At(["Ice Wall"], ["Crisium Grid"]), "remote 1": At(root=["Purse (rezzed)"])},
        faces=[LOCK, PURSE],
    )
    t.run("HQ")
    t.until(side="corp", rule="6.9.2e")
    assert against(t, "corp", "Ice Wall", "rez it") == ("Lock forbids it.", "8.1.2a")
    assert against(t, "corp", "Crisium Grid", "rez it") == ("Lock forbids it.", "8.1.2a")


def test_a_card_that_needs_a_host_says_which() -> None:
    t = table(turn="runner", runner=Seat(hand=["Parasite"]), servers={"HQ": At(ice=["Ice Wall"])})
    text, rule = against(t, "runner", "Parasite", "install it")
    assert text == "It is installed only on a rezzed piece of ice, and there is none."
    assert rule == "8.3"


def test_there_is_one_console_in_1_4() -> None:
    t = table(turn="runner", runner=Seat(credits=20, hand=["Desperado"], rig=["The Toolbox"]))
    assert against(t, "runner", "Desperado", "install it")[0] == "You have a console installed already."


def test_a_play_that_would_change_nothing_is_no_play() -> None:
    t = table(turn="runner", runner=Seat(hand=["Déjà Vu"]))
    assert against(t, "runner", "Déjà Vu", "play it")[0] == "There is nothing it could do now."


# --- Corp cards -------------------------------------------------------------------------------------------


def test_an_agenda_says_how_far_it_is_advanced() -> None:
    t = table(servers={"remote 1": At(root=["Hostile Takeover (1 advancement)"])})
    assert against(t, "corp", "Hostile Takeover", "score it") == (
        "It has 1 of the 2 advancement counters it needs.",
        "1.16",
    )


@pytest.mark.rule("nisei-1.4 5.6.2a")
def test_an_agenda_that_is_advanced_far_enough_waits_for_the_window() -> None:
    t = table(servers={"remote 1": At(root=["Hostile Takeover (1 advancement)"])})
    t.until(side="corp", kind="action")
    t.corp("advance", "Hostile Takeover")
    assert reasons(t, "corp", "Hostile Takeover")["score it"].possible
    t.until(side="corp", kind="action")
    text, rule = against(t, "corp", "Hostile Takeover", "score it")
    assert (text.split(".")[0], rule) == ("No agenda is scored in this window", "5.6.2a")


def test_a_rezzed_card_is_not_rezzed_again() -> None:
    t = table(servers={"remote 1": At(root=["PAD Campaign (rezzed)"])})
    assert against(t, "corp", "PAD Campaign", "rez it") == ("It is rezzed already.", "8.1.2a")


def test_an_unrezzed_card_has_no_abilities_yet() -> None:
    t = table(servers={"remote 1": At(root=["Melange Mining Corp."])})
    assert against(t, "corp", "Melange Mining Corp.", "use it") == ("It is not rezzed.", "8.1.2a")


def test_a_resource_is_safe_without_a_tag() -> None:
    t = table(runner=Seat(rig=["Data Dealer"]))
    assert against(t, "corp", "Data Dealer", "trash it") == ("The Runner has no tag.", "10.5.3")
    tagged = table(runner=Seat(rig=["Data Dealer"], tags=1))
    tagged.until(side="corp", kind="action")
    assert reasons(tagged, "corp", "Data Dealer")["trash it"].possible


# --- abilities --------------------------------------------------------------------------------------------


def encounter(breaker: str, ice: str, credits: int = 9) -> Table:
    t = table(turn="runner", runner=Seat(credits=credits, rig=[breaker]), servers={"HQ": At(ice=[ice])})
    t.run("HQ")
    return t


@pytest.mark.rule("nisei-1.4 6.5.1")
def test_a_breaker_needs_an_encounter() -> None:
    t = table(turn="runner", runner=Seat(rig=["Corroder"]), servers={"HQ": At(ice=["Ice Wall (rezzed)"])})
    told = reasons(t, "runner", "Corroder")
    assert {reason.rule for reason in told.values()} == {"6.9.3b"}
    assert all("only while you encounter ice" in reason.why for reason in told.values())
    assert reasons(t, "runner", "Ice Wall")["break a subroutine of it"].rule == "6.9.3b"


@pytest.mark.rule("nisei-1.4 6.5.1")
def test_a_breaker_needs_ice_of_its_kind_and_enough_strength() -> None:
    t = encounter("Corroder", "Enigma (rezzed)")
    t.until(side="runner", rule="6.9.3b")
    breaks = next(r for r in reasons(t, "runner", "Corroder").values() if "break 1" in r.doing)
    assert (breaks.possible, breaks.why) == (False, "Enigma is not a barrier.")
    t = encounter("Corroder", "Wall of Static (rezzed)")
    t.until(side="runner", rule="6.9.3b")
    breaks = next(r for r in reasons(t, "runner", "Corroder").values() if "break 1" in r.doing)
    assert (breaks.possible, breaks.why) == (False, "Its strength is 2, and that of Wall of Static is 3.")
    assert breaks.rule == "6.5.1"


def test_broken_subroutines_are_not_broken_again() -> None:
    t = encounter("Corroder", "Ice Wall (rezzed)")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=0)
    t.until(side="runner", rule="6.9.3b")
    told = [r for r in reasons(t, "runner", "Corroder").values() if "break 1" in r.doing]
    assert [r.why for r in told] == ["Ice Wall has no unbroken subroutine."]


def test_an_ability_once_a_turn_has_been_used() -> None:
    t = table(turn="runner", runner=Seat(rig=["Telework Contract (9 credits)"]))
    t.runner("use", "Telework Contract")
    t.until(side="runner", kind="action")
    assert against(t, "runner", "Telework Contract", "use it") == ("It has been used this turn.", "9.5.6")


def test_an_accessed_card_is_trashed_for_its_trash_cost() -> None:
    t = table(turn="runner", runner=Seat(credits=2), servers={"remote 1": At(root=["PAD Campaign (rezzed)"])})
    text, rule = against(t, "runner", "PAD Campaign", "trash it")
    assert "while you access it" in text
    assert rule == "7.8.3"


# --- what the seat may know -------------------------------------------------------------------------------


def test_of_an_unknown_card_only_its_place_is_told() -> None:
    t = table(turn="runner", servers={"remote 1": At(root=["Project Junebug"]), "HQ": At(ice=["Ice Wall"])})
    told = reasons(t, "runner", "Project Junebug")
    assert set(told) == {"access it"}
    assert told["access it"].why.startswith("You access it if a run on Server 1 succeeds")
    assert set(reasons(t, "runner", "Ice Wall")) == {"break a subroutine of it"}


def test_a_card_in_a_discard_pile_does_nothing() -> None:
    t = table(corp=Seat(discard=["Hedge Fund"]))
    assert (
        against(t, "corp", "Hedge Fund", "do something with it")[0]
        == "It does nothing while it is in Archives."
    )


def test_a_game_that_is_over_offers_nothing() -> None:
    t = table(turn="runner", corp=Seat(hand=["Hedge Fund"]))
    t.game.state.result = ("corp", "points")
    found = why(t.game.state, "corp", t.game.decision, t.card("Hedge Fund"))
    assert [(r.possible, r.why) for r in found] == [(False, "The game is over.")]


def test_a_card_is_found_by_its_handle() -> None:
    t = table(corp=Seat(hand=["Hedge Fund"]), servers={"HQ": At(ice=["Ice Wall"])})
    state = t.game.state
    assert card_at(state, "runner", "server 0 ice 0") == t.card("Ice Wall")
    assert card_at(state, "corp", handle(state, "corp", t.card("Hedge Fund"))) == t.card("Hedge Fund")
    assert card_at(state, "runner", "HQ card") is None
    assert card_at(state, "runner", "no such place") is None


# --- the words of 1996 ------------------------------------------------------------------------------------


def test_the_words_are_those_of_1996() -> None:
    t = classic(turn="corp", corp=Seat(credits=0, hand=["Accounts Receivable"]))
    text, rule = against(t, "corp", "Accounts Receivable", "play it")
    assert text == "It costs 5 bits, and you have none to spend on it."
    assert rule == "C14"


@pytest.mark.rule("classic-1996 9")
def test_icebreakers_of_1996_have_steps_of_their_own() -> None:
    t = classic(runner=Seat(credits=9, rig=["Grubb"]), servers={"HQ": At(ice=["Data Wall (rezzed)"])})
    rules = {reason.doing: reason.rule for reason in reasons(t, "runner", "Grubb").values()}
    assert rules == {
        "use it: pay 1 bit: break 1 subroutine on a wall": "10",
        "use it: pay 2 bits: Grubb gets +1 strength for the rest of this run": "9",
    }
    t.run("HQ")
    t.until(side="runner", rule="7?")
    t.runner("yes")
    t.until(side="runner", kind="paid", rule="9")
    assert {r.possible for r in reasons(t, "runner", "Grubb").values() if "strength" in r.doing} == {True}
    assert {r.rule for r in reasons(t, "runner", "Grubb").values() if "break" in r.doing} == {"10"}
