"""Before and after the game: decks, editions, friends and replays, in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.browsing import Person

pytestmark = pytest.mark.slow


def test_a_replay_is_watched_and_played_on(person: Person) -> None:
    person.opens()
    person.plays_now()
    for _ in range(6):
        person.chooses(0)
    person.concedes()
    person.page.get_by_test_id("result").get_by_test_id("watch-replay").click()
    person.sees("replay-slider")
    said = person.page.get_by_test_id("replay-said")
    expect(said).to_contain_text("0 of")
    person.page.keyboard.press("End")
    expect(said).to_contain_text("concession")
    person.page.get_by_test_id("seat-both").click()
    person.page.get_by_test_id("replay-slider").press("Home")
    expect(said).to_contain_text("0 of")
    person.page.get_by_test_id("play-on").click()
    person.page.get_by_test_id("play-on-start").click()
    person.waits_for_a_choice()
    assert person.options()


def test_an_illegal_deck_is_told_everything_that_is_wrong_with_it(person: Person) -> None:
    """And what its author called it stays text, whatever it looks like."""
    person.opens("#/decks")
    person.page.get_by_test_id("add-deck").click()
    person.page.get_by_test_id("paste-deck").fill(
        "# <img src=x onerror=alert(1)>\n1x The Catalyst: Convention Breaker\n4x Sure Gamble\n1x No Such Card"
    )
    report = person.page.get_by_test_id("deck-report")
    expect(report).to_have_attribute("data-legal", "false")
    expect(report).to_contain_text("No Such Card")
    assert person.page.locator("img[src=x]").count() == 0


def test_sealed_packs_of_1996_are_opened_kept_and_played(person: Person) -> None:
    person.opens()
    page = person.page
    page.get_by_role("link", name="set up a table").or_(
        page.get_by_role("button", name="set up a table")
    ).first.click()
    expect(page.get_by_test_id("open-packs")).to_have_count(0)
    page.locator("[data-edition='classic-1996']").click()
    first = page.locator("#setup .decks .deck").first
    expect(first).to_contain_text("Original Starter Runner")
    expect(first.get_by_role("radio")).to_be_checked()
    page.get_by_test_id("open-packs").click()
    expect(page.get_by_test_id("deck-report")).to_have_attribute("data-legal", "true")
    expect(page.get_by_test_id("paste-deck")).to_have_value(re.compile("# Opened, but left out"))
    page.get_by_test_id("keep-deck").click()
    expect(page.locator("#setup .start-words")).to_contain_text("Sealed Runner")
    page.get_by_test_id("start-game").click()
    person.waits_for_a_choice()


@pytest.mark.parametrize(("edition", "gain"), [("classic-1996", "bit"), ("nsg-26.03", "credit")])
def test_a_table_is_set_up_under_another_edition(person: Person, edition: str, gain: str) -> None:
    person.opens()
    person.page.get_by_role("link", name="set up a table").or_(
        person.page.get_by_role("button", name="set up a table")
    ).first.click()
    person.page.locator(f"label[data-edition='{edition}']").click()
    person.page.get_by_test_id("start-game").click()
    person.sees("prompt")
    person.waits_for_a_choice()
    for _ in range(20):
        texts = person.options()
        if f"Gain 1 {gain}" in texts:
            return
        person.chooses(0)
    raise AssertionError("no action was offered")
