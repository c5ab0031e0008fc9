"""The balance of a card: the same games with and without it, and figures that say no more than they know."""

from pathlib import Path

import pytest

from rulerunner.bots.balance import Balance, Result, Trial, balance, play_trial, trials
from rulerunner.bots.balance_text import picture, report, verdict
from rulerunner.decks import samples, starter
from rulerunner.decks.swapping import with_card
from rulerunner.designs.data import definition
from rulerunner.designs.making import designs
from rulerunner.lang.face import Face
from rulerunner.work import BrokenJournal

DEADLY = "Acid Rain\ntype: asset\ncost: 0\n\nWhen your turn begins, gain 5 credits and do 2 net damage.\n"
PLAIN = "Thicker Wall\nlike: Ice Wall, but strength 3\n"


def made(text: str) -> Face:
    (found,) = designs(text)
    assert found.face is not None, found.wrong
    return found.face


def some(text: str, games: int, bot: str = "thumb") -> list[Trial]:
    return trials(definition(made(text)), "nisei-1.4", "modern", games, 1, (bot,))


def test_stopped_work_goes_on_and_other_work_is_refused(tmp_path: Path) -> None:
    every = some(PLAIN, 4, "random")
    whole = [total.to_data() for total in balance(every)][-1]
    file = tmp_path / "kept.jsonl"
    assert [total.to_data() for total in balance(every, keep=file)][-1] == whole
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:3]) + lines[3][:9], "utf-8")
    assert [total.to_data() for total in balance(every, keep=file)][-1] == whole
    assert file.read_text("utf-8") == "".join(lines)
    with pytest.raises(BrokenJournal, match="other work"):
        list(balance(some(DEADLY, 4, "random"), keep=file))


def test_a_trial_is_played_twice_and_always_the_same_way() -> None:
    (trial,) = some(DEADLY, 1)
    first = play_trial(trial)
    assert first == play_trial(trial)
    assert first.drawn <= 3


def test_what_a_card_replaces_is_of_its_kind() -> None:
    for deck in samples("modern", "corp").values():
        changed, replaced = with_card(deck, made(PLAIN))
        assert changed.counts()["Thicker Wall"] == sum(replaced.values()) == 3
        assert changed.size == deck.size
        kinds = {facts.type for name in replaced if (facts := deck.facts_of(name)) is not None}
        assert kinds == {"ice"}


def test_an_agenda_takes_the_place_of_agendas_of_its_points() -> None:
    deck = starter(samples("modern", "corp"))
    changed, _ = with_card(deck, made("Big Plan\ntype: agenda\nadvancement: 3\npoints: 2\n"))
    assert changed.agenda_points == deck.agenda_points


@pytest.mark.slow
def test_a_deadly_card_wins_more_games() -> None:
    *_, total = balance(some(DEADLY, 14))
    assert total.games == 14
    assert total.interval[0] > 0, list(report("Acid Rain", "nisei-1.4", total))
    assert verdict(total) == "The card is stronger than what it replaced."
    assert total.drawn >= total.in_games["drawn"] > 8
    assert total.played > 10
    assert total.used > 10


def counted(*pairs: tuple[int, int]) -> Balance:
    (trial,) = some(PLAIN, 1)
    total = Balance()
    for without, with_it in pairs:
        total.add(trial, Result(without, with_it, 1, 1, 0))
    return total


def test_the_interval_is_that_of_paired_games() -> None:
    total = counted(*[(0, 1)] * 60, *[(1, 0)] * 20, *[(1, 1)] * 20)
    assert total.difference == pytest.approx(0.4)
    low, high = total.interval
    assert low == pytest.approx(0.4 - 1.96 * (0.8 - 0.16) ** 0.5 / 10, abs=0.01)
    assert high == pytest.approx(0.4 + 1.96 * (0.8 - 0.16) ** 0.5 / 10, abs=0.01)


def test_few_games_do_not_tell() -> None:
    total = counted((1, 1), (0, 0))
    assert total.interval[0] < 0 < total.interval[1]
    assert "do not tell" in verdict(total)


def test_the_picture_has_a_row_for_each_bot_and_deck() -> None:
    total = counted((0, 1), (1, 1), (0, 0))
    drawn = picture('Wall & "Co"', total)
    assert drawn.count("<circle") == 1 + len(total.by_bot) + len(total.by_deck)
    assert "Wall &amp; " in drawn
    assert total.to_data()["replaced"]


def test_three_games_won_do_not_prove_that_a_card_is_strong() -> None:
    """Kills intervals of few games that are as narrow as those of many, or of no width."""
    for won in (2, 3):
        low, high = counted(*[(0, 1)] * won, *[(0, 0)] * (3 - won)).interval
        assert low < 0 < high
