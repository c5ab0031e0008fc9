"""Everybody can play: with the keyboard alone, with a screen reader, on a phone, in the dark."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.support.browsing import Person

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "tools" / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
CONTRAST = ["color-contrast"]


def faults(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe-core finds wrong, with the first place of each fault. Without rules: all of the standards."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "; undefined")
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": STANDARDS}
    found = page.evaluate(
        "only => axe.run({runOnly: only, resultTypes: ['violations']}).then(r => r.violations)", only
    )
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found]


@pytest.mark.parametrize("colours", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
class TestEveryView:
    @pytest.fixture
    def context_options(self, colours: str, size: dict[str, int]) -> dict[str, Any]:
        return {
            "viewport": size,
            "color_scheme": colours,
            "reduced_motion": "reduce",
            "has_touch": size == PHONE,
        }

    def test_is_accessible(self, person: Person) -> None:
        person.opens()
        person.sees("play-now")
        assert faults(person.page) == [], "the lobby"
        person.plays_now()
        assert faults(person.page) == [], "the table"
        person.runs()
        assert faults(person.page) == [], "a run"

    def test_fits_its_screen(self, person: Person, size: dict[str, int]) -> None:
        """Nothing is cut off at the side, and the choice is on the screen without scrolling."""
        person.opens()
        person.plays_now()
        person.runs()
        assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        expect(person.page.locator('[data-testid="prompt"] [data-option]').first).to_be_in_viewport()


def test_a_game_is_started_and_played_with_the_keyboard_alone(person: Person) -> None:
    person.opens()
    person.sees("play-now")
    for _ in range(30):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement?.dataset.testid") == "play-now":
            break
    person.page.keyboard.press("Enter")
    person.waits_for_a_choice()
    for _ in range(10):
        at = person.at
        person.page.keyboard.press("1")
        person.waits_for_another(at)


def test_text_mode_says_all_that_the_table_shows(person: Person) -> None:
    person.opens()
    person.plays_now()
    person.plays_on(8)
    shown = person.options()
    hand = person.page.get_by_role("region", name="Your hand").get_by_test_id("card").count()
    assert hand
    person.page.get_by_test_id("text-mode").click()
    text = person.page.get_by_test_id("text-table")
    expect(text).to_be_visible()
    assert person.options() == shown
    mine = text.locator("section").filter(has=person.page.get_by_role("heading", name="Your hand"))
    assert mine.get_by_test_id("card").count() == hand
    assert person.page.locator("[aria-live=polite]").count() >= 1
    person.plays_on(5)
    assert faults(person.page) == []
