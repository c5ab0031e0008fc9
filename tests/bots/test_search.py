"""The player that looks ahead: it knows no more than its seat, keeps to its budget, and sees what is sure."""

import gc
import os
import random
import time
from itertools import chain, islice

import pytest

from rulerunner import At, Game, Running, Seat, position
from rulerunner.bots import Budget, SearchBot, player
from rulerunner.bots.coach import advise
from rulerunner.bots.roster import UnknownBot
from rulerunner.bots.search import Search
from rulerunner.bots.search.bot import SURE, worth_a_search
from rulerunner.bots.search.trying import at_once, seldom_collecting
from rulerunner.bots.search.untried import outdone
from rulerunner.bots.thumb import handler
from rulerunner.bots.thumb.table import Table as Sight
from rulerunner.lang.words import Side
from rulerunner.session import answer_of
from rulerunner.state.state import State
from rulerunner.view import View
from rulerunner.view.records import OptionView
from rulerunner.view.sampler import Sampler
from tests.support.table import Table
from tests.view.games import RULES, decisions
from tests.view.swapping import pairs, swapped

FEW = Budget(simulations=25)
GAMES = int(os.environ.get("RULERUNNER_GAMES", "45"))
"""How many random games are looked at for what is sure at their end."""


def side_of(game: Game) -> Side:
    assert game.decision is not None
    return game.decision.side


def choice(state: State, bot: SearchBot | None = None) -> int:
    game = Game(state.clone())
    assert game.decision is not None
    return answer_of(bot or SearchBot(3, FEW), state, game.decision)


def option(game: Game, index: int) -> OptionView:
    view = game.view(side_of(game))
    assert view.decision is not None
    return view.decision.options[index]


# --- what it knows ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_hidden_cards_that_are_exchanged_change_neither_choice_nor_hint(rules: str) -> None:
    tried = 0
    games = (islice(decisions(rules, seed, 160), 20, None, 35) for seed in (4, 5, 6))
    for game in islice(chain.from_iterable(games), 4):
        seat = side_of(game)
        hint = advise(game.view(seat), Sampler(game.state, seat), FEW)
        plain = choice(game.state)
        for pair in pairs(game, seat, random.Random(1), 2):
            other = swapped(game.state, pair)
            assert choice(other) == plain
            again = Game(other.clone())
            assert advise(again.view(seat), Sampler(other, seat), FEW) == hint
            tried += 1
    assert tried >= 4


def test_the_same_seed_and_simulations_make_the_same_choice() -> None:
    for game in islice(decisions("nisei-1.4", 9, 120), 10, None, 30):
        assert len({choice(game.state, SearchBot(7, FEW)) for _ in range(3)}) == 1


# --- what it keeps to -------------------------------------------------------------------------------------


def test_a_coach_makes_as_many_simulations_as_it_may() -> None:
    game = next(islice(decisions("nsg-26.03", 2, 100), 30, None))
    search = Search(Sampler(game.state, side_of(game)), random.Random(1), narrow=False)
    search.run(Budget(simulations=40))
    assert search.choices.whole == sum(search.choices.visits) == 40


def test_a_player_makes_no_more_simulations_than_it_may_and_stops_where_nothing_can_change() -> None:
    counts = []
    for game in islice(decisions("nsg-26.03", 2, 100), 20, None, 15):
        search = Search(Sampler(game.state, side_of(game)), random.Random(1))
        search.run(Budget(simulations=60))
        assert search.choices.whole == sum(search.choices.visits) <= 60
        counts.append(search.choices.whole)
    assert max(counts) > 20


def test_a_search_by_the_clock_stops_in_time() -> None:
    game = next(islice(decisions("nsg-26.03", 2, 100), 40, None))
    began = time.process_time()
    search = Search(Sampler(game.state, side_of(game)), random.Random(1))
    search.run(Budget(seconds=0.2))
    assert search.choices.whole >= 1
    assert time.process_time() - began < 1.0


def test_garbage_is_looked_for_as_before_once_all_searches_are_over() -> None:
    """Two at the same time, in threads of their own, of which the first to begin is the first to end."""
    usual = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    try:
        one, other = seldom_collecting(), seldom_collecting()
        one.__enter__()
        other.__enter__()
        one.__exit__(None, None, None)
        assert gc.get_threshold()[0] > 700, "the other goes on"
        other.__exit__(None, None, None)
        assert gc.get_threshold() == (700, 10, 10)
    finally:
        gc.set_threshold(*usual)


def test_the_game_that_is_searched_is_left_alone() -> None:
    game = next(islice(decisions("classic-1996", 2, 100), 30, None))
    before = game.digest()
    choice(game.state)
    assert game.digest() == before


def test_options_that_mean_the_same_are_one() -> None:
    game = position(
        turn="corp",
        corp=Seat(credits=5, hand=["Hedge Fund", "Hedge Fund", "Ice Wall"], deck=["9x Ice Wall"]),
        runner=Seat(deck=["9x Diesel"]),
    )
    choices = Search(Sampler(game.state, "corp"), random.Random(1)).choices
    plans = [(option(game, at).text, to) for at, to in zip(choices.options, choices.places, strict=True)]
    assert len(plans) == len(set(plans))
    assert sum(text == "Play Hedge Fund (5 credits)" for text, _ in plans) == 1


# --- what it thinks about ---------------------------------------------------------------------------------


def in_a_run(servers: dict[str, At]) -> View:
    """What the Corp sees when it may rez something as the Runner approaches the ice of Archives."""
    t = Table(
        position(
            corp=Seat(credits=9, deck=["9x Hedge Fund"]),
            runner=Seat(credits=5, hand=["3x Diesel"], deck=["9x Diesel"]),
            servers=servers,
            run=Running("Archives", "6.9.2e"),
        )
    )
    t.until(side="corp", option="rez")
    return t.game.view("corp")


def test_whether_to_rez_ice_in_a_run_is_thought_about_even_where_the_rules_of_thumb_would_pass() -> None:
    table = Sight(in_a_run({"Archives": At(ice=["Tollbooth"])}))
    values = handler(table)(table)
    assert max(values) <= 0, "the rules of thumb pass"
    assert worth_a_search(table, values)


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_ice_that_the_rules_of_thumb_would_rez_in_a_run_is_rezzed(server: str) -> None:
    t = Table(
        position(
            corp=Seat(credits=20, hand=["3x Hedge Fund"], deck=["9x Offworld Office"]),
            runner=Seat(credits=8, hand=["3x Diesel"], rig=["Gordian Blade"], deck=["9x Diesel"]),
            servers={server: At(ice=["Tollbooth"])},
            run=Running(server, "6.9.2a"),
        )
    )
    t.until(side="corp", option="rez")
    table = Sight(t.game.view("corp"))
    assert not worth_a_search(table, handler(table)(table))
    assert option(t.game, choice(t.game.state)).kind == "rez"


def test_of_a_run_the_rules_of_thumb_are_never_sure() -> None:
    """They put it far above all else, and it may end at ice in sight: it is thought about, and where, too."""
    t = Table(
        position(
            corp=Seat(
                credits=9, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"], score=["3x Offworld Office"]
            ),
            runner=Seat(credits=20, clicks=1, hand=["5x Diesel"], deck=["9x Diesel"]),
            servers={
                "remote 1": At(ice=["Whitespace (rezzed)"], root=["Priority Requisition (3 advancement)"])
            },
        )
    )
    for kind in ("action", "choose server"):
        table = Sight(t.game.view("runner"))
        values = handler(table)(table)
        first, second = sorted(values, reverse=True)[:2]
        assert first - second > SURE
        assert table.decision.kind == kind
        assert worth_a_search(table, values)
        t.choose(values.index(first))


def test_a_window_without_ice_to_rez_and_with_nothing_worth_doing_is_passed_without_a_thought() -> None:
    table = Sight(
        in_a_run({"Archives": At(ice=["Ice Wall (rezzed)"]), "remote 1": At(root=["PAD Campaign"])})
    )
    values = handler(table)(table)
    assert max(values) <= 0, "it is not yet time for money"
    assert not worth_a_search(table, values)


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_a_decoder_is_not_made_strong_against_a_barrier(rules: str) -> None:
    breakers = ["Gordian Blade", "Corroder"]
    t = Table(
        position(
            rules=rules,
            corp=Seat(credits=9, hand=["3x Hedge Fund"], deck=["9x Offworld Office"]),
            runner=Seat(credits=20, hand=["3x Diesel"], rig=breakers, deck=["9x Diesel"]),
            servers={"R&D": At(ice=["Ice Wall (rezzed)"])},
            run=Running("R&D", "6.9.3b"),
        )
    )
    t.until(side="runner", option="use")
    table = Sight(t.game.view("runner"))
    out = outdone(table, handler(table)(table), frozenset())
    assert any("Gordian Blade" in option(t.game, index).text for index in out)
    for seed in range(3):
        chosen = option(t.game, choice(t.game.state, SearchBot(seed, Budget(simulations=60))))
        assert "Gordian Blade" not in chosen.text


def test_the_order_of_access_is_left_to_the_rules_of_thumb() -> None:
    t = Table(
        position(
            corp=Seat(
                credits=9, deck=["9x Hedge Fund"], discard=["Hostile Takeover", "Hedge Fund", "Ice Wall"]
            ),
            runner=Seat(credits=5, hand=["3x Diesel"], deck=["9x Diesel"]),
            run=Running("Archives", "6.9.5b"),
        )
    )
    t.until(side="runner", kind="choose card")
    table = Sight(t.game.view("runner"))
    assert table.decision.about == "access"
    assert len(table.decision.options) > 1
    assert not worth_a_search(table, handler(table)(table))


def test_whether_to_escape_a_trace_is_thought_about_all_or_nothing() -> None:
    """Data Raven keeps the tag for the turn of a Corp that kills with it: what is worth paying the search
    may find out, for what the rules of thumb do not know."""
    t = Table(
        position(
            corp=Seat(credits=9, hand=["2x Scorched Earth"], deck=["9x Scorched Earth"]),
            runner=Seat(credits=9, hand=["4x Diesel"], deck=["9x Diesel"]),
            servers={"R&D": At(ice=["Data Raven (rezzed)"])},
            run=Running("R&D", "6.9.3a"),
        )
    )
    while t.decision.about != "trace-runner":
        t.choose(2 if t.decision.about == "trace-corp" else 0)
    table = Sight(t.game.view("runner"))
    values = handler(table)(table)
    assert worth_a_search(table, values)
    out = outdone(table, values, frozenset())
    assert {option(t.game, index).number for index in range(len(values)) if index not in out} == {0, 5}
    assert option(t.game, choice(t.game.state, SearchBot(3, Budget(simulations=60)))).number == 5


# --- what is sure -----------------------------------------------------------------------------------------


def test_an_agenda_that_wins_is_scored() -> None:
    game = position(
        turn="corp",
        corp=Seat(credits=5, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(hand=["Diesel"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=["Priority Requisition (4 advancement)"])},
    )
    found = option(game, choice(game.state))
    assert found.kind == "advance"


def wins_and_losses(game: Game) -> tuple[set[int], set[int]]:
    """The options that win and that lose before anyone decides again, in the game as it is."""
    assert game.decision is not None
    seat = side_of(game)
    won: set[int] = set()
    lost: set[int] = set()
    for index in range(len(game.decision.options)):
        after = game.clone()
        after.choose(index)
        if after.result is not None and after.result[0]:
            (won if after.result[0] == seat else lost).add(index)
    return won, lost


@pytest.mark.slow
def test_a_win_in_hand_is_taken_and_a_sure_loss_avoided_at_the_end_of_random_games() -> None:
    """The last decision of a random game is one that ended it: what is sure there has to be seen."""
    seen = {"won": 0, "lost": 0}
    for seed in range(GAMES):
        game = Game.from_json(last_decision(RULES[seed % len(RULES)], seed).to_json())
        won, lost = wins_and_losses(game)
        sure = at_once(Sampler(game.state, side_of(game)), random.Random(seed), tries=6)
        chosen = choice(game.state)
        wins = [index for index in won if sure[index] == 1]
        losses = [index for index in lost if sure[index] == -1]
        if wins:
            assert chosen in won or wins_a_little_later(game, chosen), seed
            seen["won"] += 1
        if losses and len(losses) < len(sure):
            assert chosen not in losses
            seen["lost"] += 1
    assert seen["won"] > 5


def wins_a_little_later(game: Game, chosen: int) -> bool:
    """Whether the one who chooses goes on to win before the other has a choice: of two accesses either may
    be the first."""
    side, after = side_of(game), game.clone()
    after.choose(chosen)
    for _ in range(10):
        if after.decision is None or after.decision.side != side:
            break
        after.choose(choice(after.state))
    return after.result is not None and after.result[0] == side


def last_decision(rules: str, seed: int) -> Game:
    last = None
    for game in decisions(rules, seed, 5_000):
        last = game.clone()
    assert last is not None
    return last


@pytest.mark.card("Dedicated Response Team")
def test_a_run_that_met_no_ice_is_left_where_going_on_kills() -> None:
    """To jack out is not tried where no ice was, and going on loses: it broke off with nothing to try."""
    game = position(
        turn="runner",
        corp=Seat(credits=0, hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=8, tags=2, deck=["9x Sure Gamble"]),
        servers={"Server 1": At(root=["Dedicated Response Team (rezzed)"])},
    )
    table = Table(game)
    table.run("R&D")
    while game.decision is not None and game.decision.about != "jack-out":
        game.choose(next(i for i, option in enumerate(game.decision.options) if option.kind == "pass"))
    assert game.decision is not None
    assert game.decision.options[choice(game.state)].kind == "yes"


# --- names ------------------------------------------------------------------------------------------------


def test_a_searcher_is_named_by_its_budget() -> None:
    bot = player("search@300", 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget.simulations == 300
    assert bot.name == "search@300"
    timed = player("search@0.5s", 1)
    assert isinstance(timed, SearchBot)
    assert timed.budget.seconds == 0.5


@pytest.mark.parametrize(
    "name", ["serch@3", "search@0", "search@-3", "search@9999999", "search@900s", "toughest"]
)
def test_a_bot_that_does_not_exist_is_refused_in_words(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"bot|search"):
        player(name, 1)
