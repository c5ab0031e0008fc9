"""A newcomer at the table, in a real browser."""

import pytest
from playwright.sync_api import expect

from tests.support.browsing import Person, Server

pytestmark = pytest.mark.slow


def test_one_click_starts_a_game_and_the_table_says_what_may_be_done(person: Person) -> None:
    person.opens()
    person.plays_now()
    assert person.options() == ["Keep this hand", "Mulligan"]
    person.chooses(0)
    assert "Gain 1 credit" in person.options()
    expect(person.page.get_by_test_id("prompt-text")).to_contain_text("action")
    expect(person.page.get_by_test_id("strip").locator("[aria-current=step]")).to_have_text("Action phase")
    assert not person.page.get_by_test_id("chart").is_visible()


def test_a_whole_game_is_played_by_clicking(person: Person) -> None:
    person.opens()
    person.plays_now()
    person.plays_on(2_000)
    expect(person.page.get_by_test_id("result")).to_be_visible()


def test_a_page_loaded_anew_is_at_the_same_decision(person: Person) -> None:
    person.opens()
    person.plays_now()
    person.plays_on(12)
    at, options = person.at, person.options()
    person.page.reload()
    person.waits_for_a_choice()
    assert (person.at, person.options()) == (at, options)


def test_a_run_survives_the_death_of_the_server(person: Person, server: Server) -> None:
    person.opens()
    person.plays_now()
    person.runs()
    at, options = person.at, person.options()
    server.kill()
    server.start()
    expect(person.page.get_by_text("Connection lost")).to_have_count(0, timeout=30_000)
    person.waits_for_a_choice()
    assert (person.at, person.options()) == (at, options)
    person.plays_on(1)
    assert person.at != at
    person.complaints.clear()  # the browser reports the connection that was lost, and rightly


def test_a_choice_is_taken_back(person: Person) -> None:
    person.opens()
    person.plays_now()
    options = person.options()
    person.plays_on(1)
    at = person.at
    assert person.options() != options
    person.page.get_by_test_id("undo").click()
    person.waits_for_another(at)
    assert person.options() == options


def test_the_chart_follows_the_run(person: Person) -> None:
    """The step that is lit is the step the engine is at, and a click on it explains it."""
    person.opens()
    person.plays_now()
    person.runs()
    person.page.get_by_test_id("strip-open").click()
    lit = person.page.locator("[data-testid=chart-row][data-state=current]").first
    expect(lit).to_be_visible()
    assert person.page.locator("[data-testid=chart-row][data-state=passed]").count() > 0
    lit.click()
    expect(person.page.get_by_test_id("inspector")).to_contain_text(lit.get_attribute("data-rule") or "?")


def test_without_a_token_of_a_seat_there_is_no_game_to_see(person: Person) -> None:
    person.opens()
    person.opens("#/game/not-a-token-of-any-seat-at-all")
    expect(person.page.get_by_role("heading", name="This seat cannot be opened")).to_be_visible()
    assert person.page.locator("[data-handle]").count() == 0
    person.complaints.clear()


def test_a_card_that_does_not_glow_says_why(person: Person) -> None:
    """It is the Runner's action: what is in the hand glows, the identity does not."""
    person.opens()
    person.plays_now()
    person.chooses(0)
    person.page.get_by_test_id("my-panel").locator("[data-testid=card]:not(.legal)").first.click()
    reasons = person.page.get_by_test_id("reasons")
    expect(reasons).to_contain_text("no ability that is used by choice")
    expect(reasons.get_by_test_id("rule").first).to_have_text("5.7.1f")
