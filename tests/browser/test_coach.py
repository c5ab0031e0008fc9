"""Levels in the lobby, a hint at the table and the analysis of a replay, in a real browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES
from tests.browser.test_access import faults_at
from tests.support.browsing import PATIENCE, Person

pytestmark = pytest.mark.slow
LONG = PATIENCE * 1000
MEET = """() => {
  const [one, two] = ["hints", "opponent-panel"].map(name => document.querySelector(`[data-testid=${name}]`));
  const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}"""
"""Whether the coach lies over what is known of the opponent."""


def speaks_beside_the_game(page: Page, size: str) -> None:
    """The coach is in the window, and covers neither the opponent nor the question."""
    assert faults_at(page, size) == []
    assert not page.evaluate(MEET), size
    box, asked = page.get_by_test_id("hints").bounding_box(), page.get_by_test_id("prompt").bounding_box()
    assert box is not None
    assert asked is not None
    assert (
        box["y"] >= asked["y"] + asked["height"] - 1
        or box["y"] + box["height"] <= asked["y"] + 1
        or (box["x"] >= asked["x"] + asked["width"] - 1)
    ), size
    assert box["y"] + box["height"] <= SIZES[size]["height"] + 1, size


def test_a_hint_names_an_option_and_choosing_it_there_plays_it(person: Person) -> None:
    person.opens()
    person.plays_now()
    person.chooses(0)
    before = person.at
    person.page.get_by_test_id("hint").click()
    best = person.page.get_by_test_id("hint-option").first
    expect(best).to_be_visible(timeout=LONG)
    expect(person.page.get_by_test_id("hints")).to_contain_text("to win")
    for size in SIZES:
        speaks_beside_the_game(person.page, size)
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
    for size in ("phone", "tablet"):
        the_analysis_makes_way(person.page, size)


def the_analysis_makes_way(page: Page, size: str) -> None:
    """Where it would lie over the table, it is there only while it is asked for."""
    assert faults_at(page, size) == []
    panel, opener = page.get_by_test_id("analysis"), page.get_by_test_id("open-analysis")
    if panel.is_visible():
        page.get_by_test_id("close-analysis").click()
    expect(panel).to_be_hidden()
    expect(opener).to_be_focused()
    last = page.get_by_test_id("play-on").bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= SIZES[size]["width"], "every button of the bar is whole"
    opener.click()
    expect(panel).to_contain_text("chance to win", timeout=LONG)
    assert faults_at(page, size) == []
