"""When a seat is asked. A setting may only pass the seat's own windows, and tells nobody anything."""

from pathlib import Path

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.words import CORP, RUNNER
from rulerunner.session import (
    ALWAYS,
    QUIETLY,
    WHEN_ABLE,
    WHEN_IT_MATTERS,
    Chance,
    Match,
    Replay,
    Start,
    replay,
)
from rulerunner.state import codec
from rulerunner.state.decision import PASS

EXAMPLES = Path(__file__).parents[2] / "examples"
NISEI = Start.from_position((EXAMPLES / "nisei-and-smc.txt").read_text("utf-8"))
DRAW, RUN, TO_HQ = 1, 2, 0


def rules_asked(match: Match, side: str, choices: int = 99) -> list[str]:
    """Run HQ and pass everything, to the end of the run; the rules at which a side was asked."""
    match.choose(RUN)
    asked = []
    match.answer(TO_HQ)
    while (decision := match.pump()) is not None and decision.kind != "action" and choices:
        if decision.side == side:
            asked.append(decision.rule)
        match.answer(len(decision.options) - 1)
        choices -= 1
    return asked


def test_a_seat_is_asked_where_it_can_act_unless_it_says_otherwise() -> None:
    match = Match(NISEI)
    assert match.asking(CORP) == WHEN_ABLE
    assert rules_asked(match, CORP) == ["6.9.2b", "6.9.2e", "6.9.3b"]


def test_a_seat_that_is_always_asked_sees_every_window_go_by() -> None:
    match = Match(NISEI)
    match.ask(CORP, ALWAYS)
    # The last one is in the Runner's turn again, after the run: the Corp could do nothing there.
    assert rules_asked(match, CORP) == ["6.9.2b", "6.9.2e", "6.9.3b", "5.7.1e"]


def test_a_window_to_be_seen_go_by_offers_nothing_but_a_pass_and_is_no_answer() -> None:
    match = Match(NISEI)
    match.ask(CORP, ALWAYS)
    match.choose(DRAW)
    decision = match.decision
    assert decision is not None
    assert (decision.side, decision.rule, decision.options) == (CORP, "5.7.1e", (PASS,))
    assert match.answers == (DRAW,)
    match.choose(0)
    assert match.answers == (DRAW,)
    assert match.decision is not None
    assert match.decision.kind == "action"


def test_a_window_to_be_seen_go_by_says_that_there_is_nothing_to_do() -> None:
    match = Match(NISEI)
    match.ask(CORP, ALWAYS)
    match.choose(DRAW)
    decision = match.view(CORP).decision
    assert decision is not None
    assert decision.prompt == "There is nothing for you to do in this window but to pass."


def test_what_a_seat_is_asked_changes_neither_game_nor_replay() -> None:
    records = set()
    for asking in (ALWAYS, WHEN_ABLE):
        match = Match(NISEI)
        match.ask(CORP, asking)
        match.ask(RUNNER, asking)
        rules_asked(match, CORP)
        records.add(Replay.of(match).to_text())
    assert len(records) == 1


def test_a_game_can_be_saved_where_a_window_goes_by() -> None:
    match = Match(NISEI)
    match.ask(CORP, ALWAYS)
    match.choose(DRAW)
    again = replay(Replay.of(match, every=1))
    assert again.decision is not None
    assert again.decision.kind == "action"


def test_a_quiet_seat_is_not_asked_until_something_happens() -> None:
    match = Match(NISEI)
    match.choose(RUN)
    match.choose(TO_HQ)
    match.ask(CORP, QUIETLY)
    assert match.decision is not None
    match.choose(PASS)
    # The Corp's own window at 6.9.2b was passed for it; 6.9.2e too, for nothing happened in between.
    assert match.decision.rule == "6.9.2e"
    assert match.decision.side == RUNNER
    match.choose(PASS)
    # The encounter is something that happens: the Corp is asked again, and from then on.
    assert (match.decision.rule, match.decision.side) == ("6.9.3b", RUNNER)
    match.choose(PASS)
    assert (match.decision.rule, match.decision.side) == ("6.9.3b", CORP)
    assert match.asking(CORP) == WHEN_ABLE


def test_a_quiet_seat_takes_part_in_everything_but_paid_ability_windows() -> None:
    match = Match(NISEI)
    match.ask(RUNNER, QUIETLY)
    assert match.pump() is not None
    assert match.decision is not None
    assert match.decision.kind == "action"


def test_a_pass_for_a_quiet_seat_is_the_pass_it_would_have_given() -> None:
    quiet, awake = Match(NISEI), Match(NISEI)
    for match in (quiet, awake):
        match.choose(RUN)
        match.choose(TO_HQ)
    quiet.ask(CORP, QUIETLY)
    quiet.choose(PASS)
    awake.choose(PASS)
    awake.choose(PASS)
    assert codec.digest(quiet.state) == codec.digest(awake.state)
    assert quiet.answers == awake.answers


def test_going_back_ends_a_quiet_spell() -> None:
    match = Match(NISEI)
    match.choose(RUN)
    match.ask(CORP, QUIETLY)
    match.undo()
    assert match.asking(CORP) == WHEN_ABLE


def test_a_setting_does_not_depend_on_cards_the_seat_cannot_see() -> None:
    """The Corp is asked the same things whatever the Runner holds and will draw."""
    text = NISEI.position
    other = text.replace("hand Sure Gamble", "hand Inside Job").replace(
        "deck 5x Sure Gamble", "deck 5x Diesel"
    )
    for asking in (ALWAYS, WHEN_ABLE, QUIETLY):
        asked = []
        for start in (NISEI, Start.from_position(other)):
            match = Match(start)
            match.ask(CORP, asking)
            kinds = [option.kind for option in match.decision.options] if match.decision is not None else []
            match.answer(kinds.index("run"))
            match.pump()
            match.answer(TO_HQ)
            seen = []
            while (decision := match.pump()) is not None and decision.kind != "action":
                seen += [decision] if decision.side == CORP else []
                match.answer(len(decision.options) - 1)
            asked.append(seen)
        assert asked[0] == asked[1]


def test_windows_with_nothing_but_abilities_in_vain_are_passed_unless_always_is_said() -> None:
    """26.03 lets an icebreaker be strengthened at any time; a person is not asked about that all day."""
    game = position(
        rules="nsg-26.03",
        runner=Seat(credits=5, rig=["Corroder"], deck=["Sure Gamble"]),
        servers={"HQ": At()},
    )
    asked = {}
    for level in (WHEN_ABLE, ALWAYS):
        match = Match(Start.from_game(game), corp=Chance())
        match.ask(RUNNER, level)
        decision = match.decision
        assert decision is not None
        match.choose(next(o for o in decision.options if o.kind == "draw"))
        assert match.decision is not None
        asked[level] = match.decision.kind
    assert asked == {WHEN_ABLE: "action", ALWAYS: "paid"}


ARCHIVES_WITH_A_TRAP = """
rules nsg-26.03
turn runner

[corp]
discard Hedge Fund (faceup)
discard {trap} (faceup)
deck 9x Hedge Fund

[runner]
hand 5x Sure Gamble
deck 9x Sure Gamble
"""


def asked_which_comes_next(trap: str) -> bool:
    """Whether a Runner who is asked when it matters is asked which card of Archives they access next."""
    match = Match(Start.from_position(ARCHIVES_WITH_A_TRAP.format(trap=trap)))
    match.ask(RUNNER, WHEN_IT_MATTERS)
    for kind in ("run", "server"):
        assert match.decision is not None
        wanted = [each for each in match.decision.options if each.kind == kind]
        match.choose(match.decision.options.index(wanted[-1]))
    while (decision := match.pump()) is not None and decision.kind != "action":
        if decision.about == "access":
            return True
        match.answer(len(decision.options) - 1)
    return False


def test_a_trap_that_bites_only_where_it_was_laid_needs_no_order_in_archives() -> None:
    assert not asked_which_comes_next("Urtica Cipher")
    assert asked_which_comes_next("Cyberdex Virus Suite")


FACE_DOWN_ARCHIVES = """
rules classic-1996
turn runner

[corp]
discard 3x Accounts Receivable
discard 2x Accounts Receivable (faceup)
discard {last}
deck 9x Accounts Receivable

[runner]
hand 5x All-Nighter
deck 9x All-Nighter
"""


def times_asked_for_the_next(last: str) -> int:
    match = Match(Start.from_position(FACE_DOWN_ARCHIVES.format(last=last)))
    match.ask(RUNNER, WHEN_IT_MATTERS)
    for kind in ("run", "server"):
        assert match.decision is not None
        wanted = [each for each in match.decision.options if each.kind == kind]
        match.choose(match.decision.options.index(wanted[-1]))
    asked = 0
    while (decision := match.pump()) is not None and decision.kind != "action":
        asked += decision.about == "access"
        match.answer(len(decision.options) - 1)
    return asked


def test_face_down_cards_of_archives_that_nobody_can_tell_apart_are_accessed_together() -> None:
    assert times_asked_for_the_next("Data Wall") == 0


def test_whether_the_order_is_asked_tells_nothing_of_a_face_down_card() -> None:
    assert times_asked_for_the_next("Hostile Takeover") == times_asked_for_the_next("Data Wall")


def test_an_agenda_that_lies_face_up_in_archives_is_a_reason_to_ask() -> None:
    assert times_asked_for_the_next("Hostile Takeover (faceup)") > 0


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_an_agenda_left_for_the_clicks_is_asked_about_once_more_when_they_are_spent(rules: str) -> None:
    game = position(
        rules=rules,
        turn="corp",
        corp=Seat(credits=5, clicks=3, hand=["2x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(hand=["5x Sure Gamble"], deck=["9x Sure Gamble"]),
        servers={"remote 1": At(root=["Offworld Office (4 advancement)"])},
    )
    match = Match(Start.from_game(game), runner=Chance())
    match.ask(CORP, WHEN_IT_MATTERS)
    asked: list[str] = []
    while match.decision is not None and len(asked) < 5:
        kinds = [option.kind for option in match.decision.options]
        if "score" in kinds:
            asked.append(f"score, with {match.state.players[CORP].clicks} clicks")
            match.choose(PASS)
        elif "gain credit" in kinds:
            asked.append("click")
            match.answer(kinds.index("gain credit"))
        else:
            break
        match.pump()
    assert asked == ["click", "score, with 2 clicks", "click", "click", "score, with 0 clicks"]


def laying(card: str, clicks: int, guarded: bool = False) -> list[str]:
    """A Corp lays a card in a new server and clicks for credits; what it is asked on the way."""
    game = position(
        turn="corp",
        corp=Seat(credits=9, clicks=clicks, hand=[card], deck=["9x Hedge Fund"]),
        runner=Seat(hand=["5x Sure Gamble"], deck=["9x Sure Gamble"]),
    )
    match = Match(Start.from_game(game), runner=None if guarded else Chance())
    if guarded:
        match.guard()
    match.ask(CORP, WHEN_IT_MATTERS)
    asked: list[str] = []
    while match.state.active == CORP and (decision := match.decision) is not None:
        kinds = [option.kind for option in decision.options]
        wanted = next(kind for kind in ("install", "server", "gain credit", "pass") if kind in kinds)
        if wanted == "pass":
            asked.append(f"rez, with {match.state.players[CORP].clicks} clicks")
        match.answer(kinds.index(wanted))
        match.pump()
    return asked


def test_a_card_laid_to_be_used_may_be_rezzed_before_the_next_click() -> None:
    """Named at the table: the clicks were gone before Regolith Mining License could be rezzed, or the cards
    that Spin Doctor draws came too late. What works by itself can wait, and so can anything when no click is
    left."""
    assert laying("Regolith Mining License", 3) == ["rez, with 2 clicks"]
    assert laying("Spin Doctor", 3) == ["rez, with 2 clicks"]
    assert laying("PAD Campaign", 3) == []
    assert laying("Regolith Mining License", 1) == []


@pytest.mark.parametrize("card", ["PAD Campaign", "Project Beale", "Snare!"])
def test_to_be_asked_about_it_tells_a_person_nothing(card: str) -> None:
    assert laying(card, 3, guarded=True) == laying("Regolith Mining License", 3, guarded=True)


def test_who_advances_again_is_asked_again_whether_to_score() -> None:
    """What was declined was to score with four counters."""
    game = position(
        turn="corp",
        corp=Seat(credits=5, clicks=3, hand=["2x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(hand=["5x Sure Gamble"], deck=["9x Sure Gamble"]),
        servers={"remote 1": At(root=["Offworld Office (3 advancement)"])},
    )
    match = Match(Start.from_game(game), runner=Chance())
    match.ask(CORP, WHEN_IT_MATTERS)
    asked: list[str] = []
    for _ in range(4):
        assert match.decision is not None
        kinds = [option.kind for option in match.decision.options]
        if "score" in kinds:
            asked.append(f"score, with {match.state.players[CORP].clicks} clicks")
            match.choose(PASS)
        else:
            match.answer(kinds.index("advance"))
        match.pump()
    assert asked == ["score, with 2 clicks", "score, with 1 clicks"]
