"""The deck builder in a real browser: what one has made is not lost, whatever one does next."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.test_pages import opens
from tests.support.browsing import PATIENCE, Person, Server

pytestmark = pytest.mark.slow
expect.set_options(timeout=PATIENCE * 1000)

SAMPLE = "#/deck/modern-runner-gateway-starter-runner"
OTHER = "#/deck/modern-corp-gateway-starter-corp"
OWN = """
Small Change
type: event
faction: anarch
cost: 0
influence: 1

Gain 1 credit.
"""
MADE = """async text => {
  const net = await import('/js/net.js');
  return (await net.api.post('/api/design', {text})).cards[0].data;
}"""
CARRIES = """\
# Name: All of it
# It needs no friends.

Noise: Hacker Extraordinaire
3x Corroder
2x Small Change

outside Reina Roja: Freedom Fighter
card {card}
"""


@pytest.fixture
def page(person: Person) -> Page:
    return person.page


def imports(page: Page, text: str) -> None:
    page.get_by_test_id("import").click()
    page.get_by_test_id("import-text").fill(text)
    page.get_by_test_id("import-go").click()


def deck(page: Page) -> Any:
    return page.get_by_test_id("deck-list")


def changed(page: Page) -> None:
    """One card fewer than the sample has."""
    page.locator("[data-key='less Sure Gamble']").click()
    expect(page.locator(".builder-line", has_text="Sure Gamble").locator("b")).to_have_text("2")


def test_a_deck_goes_through_it_with_all_that_it_carries(person: Person, page: Page) -> None:
    opens(person, "#/deck", "deck-list")
    made = page.evaluate(MADE, OWN)
    imports(page, CARRIES.replace("{card}", made))
    expect(page.locator(".builder-line", has_text="Small Change")).to_contain_text("home-made")
    expect(deck(page)).to_contain_text("Reina Roja")
    page.reload()
    expect(page.locator(".builder-line", has_text="Small Change")).to_contain_text("home-made")
    page.get_by_test_id("export").click()
    written = page.get_by_test_id("exported")
    expect(written).to_have_value(re.compile(r"needs no friends[^§]*outside Reina Roja[^§]*\ncard \{"))
    page.get_by_test_id("export-kind").select_option("octgn")
    expect(written).to_have_value(re.compile("written as text"))
    person.complaints.clear()  # the browser reports the refusal as well


def test_a_deck_that_is_saved_again_is_still_one_deck(person: Person, page: Page) -> None:
    opens(person, SAMPLE, "deck-list")
    page.get_by_test_id("save-deck").click()
    expect(page.get_by_test_id("save-as-new")).to_be_visible()
    page.get_by_label("Name of the deck").fill("Renamed")
    page.get_by_test_id("save-deck").click()
    expect(page.locator(".toast.good", has_text="Renamed").last).to_be_visible()
    opens(person, "#/decks", "add-deck")
    own = page.locator(".deck-page section").first.locator(".deck-row")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("Renamed")
    own.get_by_role("link", name="Edit").click()
    with page.expect_response(lambda said: said.request.method == "POST" and said.url.endswith("/api/decks")):
        page.get_by_test_id("save-as-new").click()  # what was said of the first may still be there
    opens(person, "#/decks", "add-deck")
    expect(page.locator(".deck-page section").first.locator(".deck-row")).to_have_count(2)


def test_no_way_to_another_deck_loses_this_one_without_a_question(person: Person, page: Page) -> None:
    opens(person, SAMPLE, "deck-list")
    changed(page)
    asks = page.get_by_role("dialog", name=re.compile("Give up"))
    ways: dict[str, Callable[[], object]] = {
        "new": lambda: page.get_by_role("button", name="New", exact=True).click(),
        "import": lambda: imports(page, "Noise\n3x Corroder"),
        "another game": lambda: page.get_by_label("Rules", exact=True).select_option("classic-1996"),
        "another deck": lambda: person.opens(OTHER),
    }
    for way, goes in ways.items():
        goes()
        expect(asks, way).to_be_visible()
        asks.get_by_role("button", name="Cancel").click()
        expect(page.locator(".builder-line", has_text="Sure Gamble").locator("b"), way).to_have_text("2")
    person.opens(OTHER)
    asks.get_by_role("button", name="Give it up").click()
    expect(deck(page)).to_contain_text("Hedge Fund")
    opens(person, SAMPLE)
    expect(deck(page)).to_contain_text("Sure Gamble")
    expect(asks, "a sample that is as it was is no loss").to_have_count(0)


def test_an_identity_among_the_cards_is_taken_out_from_there(person: Person, page: Page) -> None:
    opens(person, "#/deck", "deck-list")
    imports(page, "Noise\nGabriel Santiago\n3x Sure Gamble")
    page.locator("[data-key^='less Gabriel']").click()
    expect(deck(page)).not_to_contain_text("Gabriel")
    expect(page.locator(".builder-identity")).to_contain_text("Noise")


def test_two_tabs_build_two_decks(person: Person, context: BrowserContext, server: Server) -> None:
    opens(person, SAMPLE, "deck-list")
    other = Person(context.new_page(), server.url)
    opens(other, OTHER, "deck-list")
    expect(deck(other.page)).to_contain_text("Hedge Fund")
    other.page.locator("[data-key='less Hedge Fund']").click()
    expect(other.page.locator(".builder-line", has_text="Hedge Fund").locator("b")).to_have_text("2")
    person.page.reload()
    expect(deck(person.page)).to_contain_text("Sure Gamble")
    assert other.complaints == []


def test_a_deck_stays_in_sight_while_the_server_cannot_be_reached(person: Person, page: Page) -> None:
    opens(person, SAMPLE, "deck-list")
    page.context.set_offline(True)
    page.locator("[data-key='less Sure Gamble']").click()
    expect(page.get_by_test_id("try-again")).to_be_visible()
    expect(deck(page)).to_contain_text("Sure Gamble")
    page.context.set_offline(False)
    expect(page.locator(".builder-line", has_text="Sure Gamble").locator("b")).to_have_text("2")
    expect(page.get_by_test_id("try-again")).to_have_count(0)
    person.complaints.clear()


class TestOnAPhone:
    """Where the search and the deck do not fit beside each other."""

    @pytest.fixture
    def context_options(self) -> dict[str, Any]:
        return {"viewport": PHONE, "reduced_motion": "reduce", "has_touch": True}

    def test_one_is_shown_and_the_other_a_tap_away(self, person: Person, page: Page) -> None:
        opens(person, SAMPLE, "deck-list")
        expect(page.get_by_test_id("card-search")).to_be_hidden()
        page.get_by_test_id("part-search").click()
        page.get_by_test_id("card-search").fill("name:diesel")
        page.get_by_role("button", name="Add Diesel", exact=True).click()
        expect(page.get_by_test_id("part-deck")).to_have_text("The deck (31)")
        page.get_by_test_id("part-deck").click()
        expect(deck(page)).to_contain_text("Diesel")
