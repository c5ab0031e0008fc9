"""Everybody can play: with the keyboard alone, with a screen reader, on a phone, in the dark."""

from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import POINTING, SIZES
from tests.support.browsing import Person

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "tools" / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
CONTRAST = ["color-contrast"]
LIGHTS: Final[tuple[tuple[Literal["dark", "light"], list[str]], ...]] = (("dark", []), ("light", CONTRAST))
"""What is looked for in the dark and in the light: everything, and what depends on colours."""


def faults(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe-core finds wrong, with the first place of each fault. Without rules: all of the standards."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "; undefined")
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": STANDARDS}
    found = page.evaluate(
        "only => axe.run({runOnly: only, resultTypes: ['violations']}).then(r => r.violations)", only
    )
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found]


def resizes(page: Page, size: str) -> None:
    """Make the window as large as this, and wait until the page knows."""
    page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
    page.wait_for_function("width => innerWidth === width", arg=SIZES[size]["width"])


def faults_at(page: Page, size: str) -> list[str]:
    """What is wrong with a page in a window of this size: what sticks out, and what axe-core finds, in the
    dark and in the light. What does not depend on colours is looked for in the dark."""
    resizes(page, size)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    found = [f"{wide} pixels stick out"] if wide > 0 else []
    for colours, rules in LIGHTS:
        page.emulate_media(color_scheme=colours)
        found += [f"{size}, {colours}: {fault}" for fault in faults(page, rules)]
    return found


@pytest.mark.parametrize("pointing", POINTING)
class TestEveryView:
    """Each is opened once, and then looked at in every size and colour."""

    @pytest.fixture
    def context_options(self, pointing: str) -> dict[str, Any]:
        size, *_ = POINTING[pointing]
        return {"viewport": SIZES[size], "reduced_motion": "reduce", "has_touch": pointing == "finger"}

    def test_is_accessible_and_fits_its_screen(self, person: Person, pointing: str) -> None:
        """Nothing is cut off at the side, and the choice is on the screen without scrolling."""
        sizes = POINTING[pointing]
        person.opens()
        person.plays_now()
        for size in sizes:
            assert faults_at(person.page, size) == [], "the table"
        person.runs()
        for size in sizes:
            assert faults_at(person.page, size) == [], "a run"
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
