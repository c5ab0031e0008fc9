"""`rulerunner explain`: steps, phases, rules and cards, in our words."""

import pytest

from rulerunner.cli import main
from rulerunner.rules import EDITIONS, Edition
from rulerunner.rules.explaining import known

SECTIONS = ("What may be done here", "Where it leads", "Related")


@pytest.fixture(autouse=True)
def columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def page(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["explain", *argv]) == 0
    return capsys.readouterr().out


def flat(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    return " ".join(page(capsys, *argv).split())


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_rule_has_a_page(edition: Edition, capsys: pytest.CaptureFixture[str]) -> None:
    for rule in known(edition):
        shown = page(capsys, rule, "--rules", edition.id)
        assert shown.startswith(rule) or rule in shown.splitlines()[0], rule
        assert edition.title in shown
        assert max(map(len, shown.splitlines())) <= 100


def test_a_window_says_what_may_be_done_and_who_is_first(capsys: pytest.CaptureFixture[str]) -> None:
    shown = page(capsys, "6.9.2e")
    assert all(section in shown for section in SECTIONS)
    assert "(P) paid abilities may be used" in shown
    assert "+ the Corp may rez the approached ice" in shown
    assert "The active player has priority first: here the Runner." in shown
    assert "-> 6.9.2f" in shown
    assert "nsg-26.03 (6.9.2b)" in shown
    assert "classic-1996 (3)" in shown


def test_the_corp_has_priority_first_in_its_own_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert "here the Corp." in page(capsys, "5.6.2a")
    assert "The Runner has priority first, in either player's turn." in page(capsys, "C4.4")


def test_a_choice_says_where_each_answer_leads(capsys: pytest.CaptureFixture[str]) -> None:
    shown = page(capsys, "6.9.5c")
    assert "yes -> 6.9.6a Run ends" in shown
    assert "no -> 6.9.5d" in shown


def test_a_step_of_the_run_chart_comes_with_its_question(capsys: pytest.CaptureFixture[str]) -> None:
    shown = page(capsys, "chart", "13")
    assert "The original game of 1996" in shown
    assert "Only the Runner acts here." in shown
    assert "yes -> 20 End" in shown
    assert page(capsys, "chart 13", "--rules", "classic-1996") == shown


def test_rules_of_the_1996_game_need_no_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert "The original game of 1996" in page(capsys, "c7")
    assert "C4.12" in page(capsys, "C4")


@pytest.mark.parametrize("what", ["6.9.2e", "6.9.2(e)", "rule 6.9.2e", "§6.9.2e.", "6.9.2E"])
def test_a_rule_may_be_written_as_people_write_it(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert page(capsys, what).startswith("6.9.2e  ")


def test_a_phase_and_a_structure_list_their_steps(capsys: pytest.CaptureFixture[str]) -> None:
    encounter = page(capsys, "6.9.3")
    assert encounter == page(capsys, "Encounter ice")
    assert all(f"6.9.3{letter}" in encounter for letter in "abcd")
    run = page(capsys, "run", "--rules", "nsg-26.03")
    assert all(row.rule in run for row in EDITIONS["nsg-26.03"].structures["run"].rows)
    assert "The Runner's action phase" in page(capsys, "action phase")
    assert "10.3.1j" in page(capsys, "checkpoint")


def test_a_rule_without_a_step_of_its_own_says_where_editions_part(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = flat(capsys, "6.8.2d")
    assert "nsg-26.03: Numbered 6.8.2c" in shown
    assert "6.9.3c" in flat(capsys, "6.8.2b")


def test_a_step_of_a_checkpoint_says_what_the_machine_does_under_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "in a checkpoint: A player with 7 agenda points wins." in page(capsys, "10.3.1c")


# --- cards ------------------------------------------------------------------------------------------------


def test_a_card_shows_its_facts_its_text_and_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    shown = page(capsys, "tollbooth")
    assert shown.startswith("Tollbooth\n")
    assert "Corp ice (code gate). Rez cost 8, strength 5." in shown
    assert "Playable" in shown
    assert "9.6     Conditional abilities" in shown
    assert "6.9.3a  The encounter begins (its condition is met here)" in shown
    assert "6.5.2" in shown


def test_the_same_card_is_played_under_the_rules_of_its_edition(capsys: pytest.CaptureFixture[str]) -> None:
    shown = page(capsys, "Tollbooth", "--rules", "nsg-26.03")
    assert "9.8     Subroutines (subroutine)" in shown


def test_an_icebreaker_cites_paid_abilities_and_breaking(capsys: pytest.CaptureFixture[str]) -> None:
    shown = page(capsys, "Corroder")
    assert "9.5     Paid abilities" in shown
    assert "6.5.1   Breaking subroutines" in shown
    assert "Runner program (icebreaker, fracter). Install cost 2, strength 2, memory 1." in shown


def test_a_name_of_several_words_needs_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert page(capsys, "sure", "gamble").startswith("Sure Gamble\n")


def test_a_card_of_the_1996_game_is_found_without_saying_so(capsys: pytest.CaptureFixture[str]) -> None:
    shown = page(capsys, "Data Wall")
    assert "Corp ice (wall)" in shown
    assert "11      Subroutines take effect" in shown


def test_a_card_of_both_games_mentions_its_namesake(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--rules classic-1996" in page(capsys, "Hunter")
    assert "The original" not in page(capsys, "Hunter", "--rules", "classic-1996")


def test_a_name_that_looks_like_a_number_can_be_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert page(capsys, "419").startswith("419: Amoral Scammer\n")


@pytest.mark.parametrize(
    ("what", "says"), [("", "say what to explain"), ("x" * 5000, "No modern card is called")]
)
def test_what_is_nothing_is_refused_in_a_few_words(
    what: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", what]) == 2
    told = capsys.readouterr().err
    assert says in told
    assert len(told) < 400
