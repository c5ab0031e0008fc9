"""Levels in the lobby, a hint at the table and the analysis of a replay, in a real browser."""

import pytest
from playwright.sync_api import expect

from tests.support.browsing import PATIENCE, Person

pytestmark = pytest.mark.slow
LONG = PATIENCE * 1000


def test_a_hint_names_an_option_and_choosing_it_there_plays_it(person: Person) -> None:
    person.opens()
    person.plays_now()
    person.chooses(0)
    before = person.at
    person.page.get_by_test_id("hint").click()
    best = person.page.get_by_test_id("hint-option").first
    expect(best).to_be_visible(timeout=LONG)
    expect(person.page.get_by_test_id("hints")).to_contain_text("to win")
    best.click()
    person.waits_for_another(before)
    expect(person.page.get_by_test_id("hint-option")).to_have_count(0)


def test_a_game_that_is_over_is_analysed_in_the_replay(person: Person) -> None:
    person.opens()
    person.plays_now()
    person.plays_on(4)
    person.concedes()
    person.page.get_by_test_id("watch-replay").click()
    person.sees("replay-slider")
    person.page.get_by_test_id("analyse").click()
    panel = person.page.get_by_test_id("analysis")
    expect(panel).to_contain_text("chance to win, with open cards", timeout=LONG)
    expect(panel.locator("progress")).to_have_count(0, timeout=LONG)
