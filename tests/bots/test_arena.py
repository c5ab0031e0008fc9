"""The arena: fair pairings, honest figures, and the strength that is claimed for the bots.

RULERUNNER_GAMES=1000 pytest tests/bots/test_arena.py -m slow     so many games in each comparison
"""

import io
import json
import os
from collections import Counter
from pathlib import Path

import pytest

from rulerunner import EDITIONS
from rulerunner.bots import ABOUT, BOTS
from rulerunner.bots.arena import Outcome, Pairing, Rate, Tally, pairings, play, play_all, wilson
from rulerunner.cli import main
from rulerunner.decks import Deck, samples
from rulerunner.lang.words import Side
from rulerunner.work import BrokenJournal, local

RULES = tuple(EDITIONS)
JOBS = 1 if "PYTEST_XDIST_WORKER" in os.environ else min(2, os.cpu_count() or 1)
LONGEST = 60
"""No game between rule-of-thumb bots takes more turns."""
ENDS = ("points", "flatline", "empty-deck", "bad publicity")
GAMES = int(os.environ.get("RULERUNNER_GAMES", "0"))


def sample_decks(rules: str) -> tuple[list[Deck], list[Deck]]:
    family = EDITIONS[rules].family
    return list(samples(family, "corp").values()), list(samples(family, "runner").values())


def test_every_bot_is_introduced_by_its_name_and_a_sentence() -> None:
    assert set(ABOUT) == set(BOTS)
    for name, bot in BOTS.items():
        assert bot(0).name == name
        assert ABOUT[name].endswith("."), "a whole sentence"


# --- games ------------------------------------------------------------------------------------------------


def test_every_deck_meets_every_other_as_often() -> None:
    decks = sample_decks("nisei-1.4")
    every = pairings("nisei-1.4", ("random", "random"), decks, 2 * len(decks[0]) * len(decks[1]), 7)
    met = Counter((pairing.decks[0].name, pairing.decks[1].name) for pairing in every)
    assert set(met.values()) == {2}
    assert len(met) == len(decks[0]) * len(decks[1])
    assert len({pairing.seed for pairing in every}) == len(every)


def test_a_few_games_already_use_every_deck() -> None:
    decks = sample_decks("classic-1996")
    some = pairings("classic-1996", ("random", "random"), decks, 2 * max(map(len, decks)), 0)
    assert {pairing.decks[0].name for pairing in some} == {deck.name for deck in decks[0]}
    assert {pairing.decks[1].name for pairing in some} == {deck.name for deck in decks[1]}


@pytest.mark.parametrize("rules", RULES)
def test_a_game_between_thumb_bots_ends_in_time_and_goes_the_same_way_again(rules: str) -> None:
    (pairing,) = pairings(rules, ("thumb", "thumb"), sample_decks(rules), 1, 11)
    outcome = play(pairing)
    assert outcome.turns <= LONGEST
    assert outcome.reason in ENDS
    assert play(pairing) == outcome


def test_several_processes_play_the_same_games_as_one() -> None:
    games = pairings("nisei-1.4", ("thumb", "random"), sample_decks("nisei-1.4"), 6, 3)
    assert list(play_all(games, local(2))) == list(play_all(games))


def test_outcomes_are_kept_on_disk_and_gone_on_from(tmp_path: Path) -> None:
    games = pairings("nisei-1.4", ("random", "random"), sample_decks("nisei-1.4"), 9, 5)
    kept = tmp_path / "games.jsonl"
    some = play_all(games, keep=kept)
    first = [next(some) for _ in range(5)]
    del some
    assert list(play_all(games, local(2), kept)) == [*first, *list(play_all(games))[5:]]
    with pytest.raises(BrokenJournal, match="other work"):
        list(play_all(games[:8], keep=kept))


# --- figures ----------------------------------------------------------------------------------------------


def test_the_interval_of_a_share_is_wilsons() -> None:
    rate = wilson(8, 10)
    assert (round(rate.low, 3), round(rate.high, 3)) == (0.490, 0.943)
    assert (wilson(0, 20).low, wilson(20, 20).high) == (0.0, 1.0)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
    assert wilson(20, 20).low < 0.84


def test_a_tally_counts_sides_decks_and_reasons() -> None:
    corp, runner = (Deck("", (), name) for name in ("Fort", "Fist"))
    pairing = Pairing("nisei-1.4", ("thumb", "random"), (corp, runner), 0)
    total = Tally()
    total.add(pairing, Outcome("corp", "points", 20, 100))
    total.add(pairing, Outcome("corp", "flatline", 10, 50))
    total.add(pairing, Outcome("", "given up", 90, 900))
    assert (total.rate("corp").wins, total.rate("runner").wins, total.games) == (2, 0, 3)
    assert total.rate("corp", "Fort") == wilson(2, 3)
    assert total.rate("runner", "Fist") == wilson(0, 3)
    data = total.to_data()
    assert (data["mean_turns"], data["longest_turns"], data["unfinished"]) == (40, 90, 1)
    assert {"winner": "corp", "reason": "flatline", "games": 1} in data["reasons"]


# --- the command ------------------------------------------------------------------------------------------


def test_the_command_reports_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--corp", "random", "--games", "3", "--seed", "5"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("3 games under nisei-1.4: random as the Corp, thumb as the Runner")
    assert "Reasons" in said.out
    assert said.err == "", "a bar is for a terminal alone"


class Terminal(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_a_bar_grows_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    assert main(["arena", "--corp", "random", "--runner", "random", "--games", "3"]) == 0
    bars = screen.getvalue().rstrip().split("\r")[1:]
    assert [bar.rpartition("] ")[2] for bar in bars] == [f"{done} of 3 games" for done in (1, 2, 3)]
    assert [bar.count("#") for bar in bars] == [10, 20, 30]
    assert "Reasons" in capsys.readouterr().out


def test_the_command_reports_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--rules", "classic-1996", "--corp", "thumb:deep freeze", "--games", "2", "--json"]
    assert main(words) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["rules"], data["games"], data["bots"]["corp"]) == ("classic-1996", 2, "thumb")
    assert [row["deck"] for row in data["decks"] if row["side"] == "corp"] == ["Deep Freeze"]
    assert data["sides"]["corp"]["wins"] + data["sides"]["runner"]["wins"] + data["unfinished"] == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--corp", "thum"], "Did you mean 'thumb'?"),
        (["--corp", "gambler"], "There is novice, thumb, keen"),
        (["--corp", "thumb:Slow Icy"], "Did you mean 'Slow Ice'?"),
        (["--runner", "thumb:"], "no sample deck"),
        (["--games", "many"], "--games needs a whole number"),
        (["--games", "0"], "--games must be from 1"),
        (["--jobs", "-2"], "--jobs must be from 1"),
        (["--rules", "nisei-9"], "nisei-1.4"),
    ],
)
def test_what_cannot_be_done_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in shown.err


# --- how strong -------------------------------------------------------------------------------------------


ENOUGH = 0.95
"""So many of a hundred games are to be won against random play."""
BATCH = 24
"""After so many games more a side it is asked whether they are enough to be sure."""


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
def test_a_thumb_bot_beats_a_random_one_from_either_side_with_every_sample_deck(rules: str) -> None:
    """At least 95 games of 100. So many games are played as it takes to be sure of it for the bot as a whole;
    a deck fails if it is sure to win less often."""
    decks = sample_decks(rules)
    most = GAMES or 96
    games = {
        "corp": pairings(rules, ("thumb", "random"), decks, most, 1000),
        "runner": pairings(rules, ("random", "thumb"), decks, most, 1000),
    }
    totals: dict[Side, Tally] = {"corp": Tally(), "runner": Tally()}
    least = GAMES or 2 * BATCH
    assert GAMES or least >= 2 * max(map(len, decks)), "every deck is played more than once"
    for played in range(0, most, BATCH):
        for side, total in totals.items():
            for pairing, outcome in play_all(games[side][played : played + BATCH], local(JOBS)):
                total.add(pairing, outcome)
        wins = sum(total.rate(side).wins for side, total in totals.items())
        sure = wilson(wins, sum(total.games for total in totals.values())).low > ENOUGH
        if sure and not weak(totals) and played + BATCH >= least:
            break
    assert sure, {side: total.rate(side) for side, total in totals.items()}
    for side, total in totals.items():
        assert total.rate(side).share >= ENOUGH, side
    assert not weak(totals)


def weak(totals: dict[Side, Tally]) -> list[tuple[Side, str, Rate]]:
    """The decks that seem to win less often than they should. Of two dozen decks one may seem so by chance
    after a few games, and not after more."""
    rates = (
        (side, deck, total.rate(side, deck))
        for side, total in totals.items()
        for where, deck in total.decks
        if where == side
    )
    return [found for found in rates if found[2].high < ENOUGH]


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "games"), [("nisei-1.4", 20), ("nsg-26.03", 16), ("classic-1996", 15)])
def test_no_game_between_thumb_bots_is_longer_than_sixty_turns(rules: str, games: int) -> None:
    every = pairings(rules, ("thumb", "thumb"), sample_decks(rules), GAMES or games, 2000)
    winners = Counter[str]()
    for pairing, outcome in play_all(every, local(JOBS)):
        winners[outcome.winner] += 1
        names = f"{pairing.decks[0].name} against {pairing.decks[1].name}, seed {pairing.seed}"
        assert outcome.turns <= LONGEST, names
        assert outcome.reason in ENDS, names
    for side in ("corp", "runner"):
        assert wilson(winners[side], len(every)).high > 1 / 3, f"the {side} wins too rarely: {winners}"
