"""The coach: hints with reasons, and the analysis of a game that was played."""

from pathlib import Path
from random import Random

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots import Budget, ThumbBot
from rulerunner.bots.coach import Analysis, advise, analyse
from rulerunner.bots.coach.analysis import look, report
from rulerunner.bots.coach.picture import picture
from rulerunner.decks import samples, starter
from rulerunner.session import Match, Replay, Start, replay
from rulerunner.view.sampler import OpenSampler, Sampler
from rulerunner.work import local


def scoring() -> Game:
    """The Corp can install an agenda and win with it this turn."""
    return position(
        turn="corp",
        corp=Seat(
            credits=8,
            score=["3x Private Security Force"],
            hand=["Hostile Takeover", "Hedge Fund", "Enigma"],
            deck=["9x Hedge Fund", "9x Ice Wall", "6x Private Security Force"],
        ),
        runner=Seat(
            credits=5, hand=["Diesel", "Sure Gamble"], deck=["9x Sure Gamble", "9x Diesel", "9x Corroder"]
        ),
        servers={"HQ": At(ice=["Enigma"]), "remote 1": At(ice=["Wall of Static"])},
    )


def short_game(decisions: int = 24) -> Replay:
    """The beginning of a game between two players by rules of thumb, given up by the Runner."""
    corp, runner = (starter(samples("modern", side)) for side in ("corp", "runner"))
    match = Match(Start.from_decks(corp, runner, "nisei-1.4", 5), ThumbBot(), ThumbBot())
    while match.at < decisions:
        match.move()
    match.reach()
    match.concede("runner")
    return Replay.of(match)


# --- hints ------------------------------------------------------------------------------------------------


def test_a_hint_says_what_an_option_is_worth_and_why() -> None:
    game = scoring()
    hint = advise(game.view("corp"), Sampler(game.state, "corp"), Budget(simulations=120))
    best = hint.best[0]
    assert best.text == "Install Hostile Takeover"
    assert best.low <= best.chance <= best.high
    assert any("you score before your next turn" in why for why in best.why)
    assert sum(each.tried for each in hint.best) == hint.simulations == 120


def test_a_coach_tries_more_than_the_best_option() -> None:
    game = scoring()
    hint = advise(game.view("corp"), Sampler(game.state, "corp"), Budget(simulations=120))
    assert sum(each.tried >= 3 for each in hint.best) >= 3


def test_the_runner_is_told_what_the_way_into_a_server_costs() -> None:
    game = position(
        corp=Seat(credits=5, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, hand=["Sure Gamble"], deck=["9x Diesel"], rig=["Corroder"]),
        servers={"R&D": At(ice=["Wall of Static (rezzed)"]), "remote 1": At(root=["Hostile Takeover"])},
    )
    run = next(i for i, text in enumerate(game.decision.texts) if "run" in text) if game.decision else 0
    game.choose(run)
    hint = advise(game.view("runner"), Sampler(game.state, "runner"), Budget(simulations=60))
    words = [why for each in hint.best for why in each.why]
    assert any("the way into R&D costs about" in why for why in words)


# --- analyses ---------------------------------------------------------------------------------------------


def test_an_analysis_follows_the_chances_turn_by_turn() -> None:
    record = short_game()
    steps: list[tuple[int, int]] = []
    found = analyse(record, simulations=6, progress=lambda done, whole: steps.append((done, whole)))
    assert isinstance(found, Analysis)
    assert steps[-1][0] == steps[-1][1] > 0
    turns = [point.turn for point in found.points]
    assert turns == sorted(set(turns))
    assert all(0 <= point.corp <= 1 for point in found.points)
    assert found.result == ("corp", "concession")
    assert picture(found).startswith("<svg")
    assert "chance of the Corp" in "\n".join(report(found))


def test_an_analysis_of_one_seat_looks_at_that_seats_choices_alone() -> None:
    found = analyse(short_game(), seat="runner", simulations=6)
    assert {point.active for point in found.points} == {"runner"}
    assert {each.side for each in found.findings} <= {"runner"}


def test_the_parts_of_an_analysis_are_the_whole() -> None:
    record = short_game(12)
    whole = analyse(record, simulations=5)
    match = replay(record)
    parts = [look(match, record, range(n, n + 1), "open", 5) for n in range(len(record.answers))]
    findings = [each for part in parts for each in part.findings]
    assert sorted(findings) == sorted(whole.findings)


def test_open_cards_stay_as_they_are_and_only_chance_is_new() -> None:
    game = scoring()
    sampler = OpenSampler(game.state, "corp")
    one, two = (sampler.draw(Random(seed)) for seed in (1, 2))
    assert [card.face for card in one.cards] == [card.face for card in game.state.cards]
    assert one.rng != two.rng


def test_an_analysis_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    record, kept = short_game(24), tmp_path / "begun.part"

    def stop(done: int, whole: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(record, simulations=5, progress=stop, kept=kept)
    found = kept.read_text().splitlines()
    assert len(found) == 3, "the head, and two stretches that were done"
    assert analyse(record, simulations=5, kept=kept) == analyse(record, simulations=5)
    assert kept.read_text().splitlines()[:3] == found, "what was found is not looked for again"


def test_several_processes_find_what_one_finds() -> None:
    record = short_game(16)
    assert analyse(record, simulations=5, on=local(2)) == analyse(record, simulations=5)
