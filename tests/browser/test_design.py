"""Designing a card in a real browser: typed, drawn, found faulty at the very words, and played."""

import pytest
from playwright.sync_api import expect

from tests.support.browsing import PATIENCE, Person

pytestmark = pytest.mark.slow
expect.set_options(timeout=PATIENCE * 1000)

TREE = "Money Tree\ntype: resource\ncost: 0\n\nWhen your turn begins, gain 2 credits.\n"


def test_a_card_is_drawn_as_it_is_typed_and_played_at_once(person: Person) -> None:
    person.opens("#/design")
    page = person.page
    card = page.get_by_test_id("design-card")
    expect(card).to_contain_text("Toll Gate")
    expect(card).to_contain_text("Unless the Runner pays 2 credits")
    page.get_by_test_id("design-text").fill(TREE.replace("gain", "gian"))
    expect(page.get_by_test_id("design-mark")).to_have_text("gian")
    expect(page.get_by_test_id("design-faults")).to_contain_text("did you mean 'gain'?")
    expect(card).to_have_count(0)
    page.get_by_test_id("design-text").fill(TREE)
    expect(card).to_contain_text("gain 2 credits")
    expect(card).to_contain_text("Home-made")
    expect(page.get_by_test_id("design-faults")).to_be_empty()
    page.get_by_test_id("design-play").click()
    page.wait_for_url("**/#/game/*")
    hand = page.locator(".card-homemade")
    expect(hand.first).to_be_visible()
    assert "Money Tree" in (hand.first.get_attribute("aria-label") or "")


def test_a_card_is_tried_in_the_lab(person: Person) -> None:
    person.opens("#/design")
    page = person.page
    page.get_by_test_id("design-text").fill(TREE)
    expect(page.get_by_test_id("design-card")).to_contain_text("Money Tree")
    page.get_by_test_id("design-lab").click()
    install = page.locator(".study-option", has_text="Install Money Tree")
    expect(install.first).to_be_visible()
    install.first.click()
    expect(page.get_by_test_id("study-board")).to_contain_text("Money Tree")


def test_the_text_is_kept_and_can_be_saved(person: Person) -> None:
    person.opens("#/design")
    page = person.page
    page.get_by_test_id("design-text").fill(TREE)
    expect(page.get_by_test_id("design-card")).to_contain_text("Money Tree")
    with page.expect_download() as saved:
        page.get_by_test_id("design-save").click()
    assert saved.value.path().read_text("utf-8") == TREE
    page.reload()
    expect(page.get_by_test_id("design-card")).to_contain_text("Money Tree")


def test_a_card_goes_into_the_deck_at_hand(person: Person) -> None:
    person.opens("#/design")
    page = person.page
    page.get_by_test_id("design-text").fill(TREE)
    expect(page.get_by_test_id("design-card")).to_contain_text("Money Tree")
    page.get_by_test_id("design-deck").click()
    expect(page.locator(".builder-line", has_text="Money Tree")).to_contain_text("home-made")
    page.get_by_role("button", name="Money Tree", exact=True).click()
    expect(page.get_by_role("dialog", name="Money Tree")).to_contain_text("gain 2 credits")
