"""The run on the board, at every size: encounter and access at its centre, one click for what is meant."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browsing import BEFORE_A_RUN as RUNNER
from tests.support.browsing import Person

pytestmark = pytest.mark.slow

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900), "large": (1920, 1080)}

CORP = """
rules nsg-26.03
turn corp

[corp]
credits 9
hand Hedge Fund
hand Palisade
deck 12x Hedge Fund

[runner]
credits 5
hand 3x Sure Gamble
deck 20x Sure Gamble

[remote 1]
root Offworld Office (1 advancement)
"""


@pytest.fixture(params=list(SIZES.values()), ids=list(SIZES))
def context_options(request: pytest.FixtureRequest) -> dict[str, Any]:
    width, height = request.param
    return {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}


def is_whole(person: Person, button: Locator) -> bool:
    """Whether a button lies in the window, and nothing lies over it."""
    found: bool = button.evaluate(
        """each => {
          const box = each.getBoundingClientRect();
          const across = box.left >= 0 && box.right <= innerWidth + 1;
          const down = box.top >= 0 && box.bottom <= innerHeight + 1;
          const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return across && down && each.contains(over);
        }"""
    )
    return found


def test_ice_is_broken_with_one_click_and_passing_is_always_whole(person: Person) -> None:
    person.sits_at(RUNNER)
    person.presses("Make a run")
    person.presses("Run HQ")
    stage = person.page.get_by_test_id("encounter")
    expect(stage).to_be_visible()
    expect(stage).to_contain_text("Karunā")
    assert is_whole(person, person.page.locator(".option.pass"))
    plan = stage.get_by_test_id("plan").first
    expect(plan).to_contain_text("Break all")
    expect(plan).to_contain_text("4 credits")
    expect(stage.get_by_test_id("breaker").last).to_contain_text("Cleaver")
    assert is_whole(person, plan)
    before = person.at
    plan.click()
    person.waits_for_another(before)
    expect(person.page.locator("[data-stat='runner credits']")).to_have_attribute("data-value", "10")
    person.page.get_by_test_id("undo").click()
    expect(person.page.locator("[data-stat='runner credits']")).to_have_attribute("data-value", "14")


def test_an_accessed_card_is_large_in_the_middle_with_what_may_be_done(person: Person) -> None:
    person.sits_at(RUNNER)
    person.presses("Make a run")
    person.presses("Run Server 1")
    stage = person.page.get_by_test_id("access")
    expect(stage).to_contain_text("Regolith Mining License")
    expect(stage).to_contain_text("Server 1")
    expect(person.page.locator(".server.attacked")).to_be_in_viewport(ratio=0.9)
    trash = stage.get_by_role("button", name="Trash (3 credits)")
    assert is_whole(person, trash)
    before = person.at
    trash.click()
    person.waits_for_another(before)
    expect(person.page.locator("[data-stat='runner credits']")).to_have_attribute("data-value", "11")


def test_a_card_that_cannot_act_is_explained_where_it_can_be_read(person: Person) -> None:
    person.sits_at(RUNNER)
    tab = person.page.get_by_test_id("tab-rig")
    if tab.is_visible():
        tab.click()
    person.page.get_by_role("button", name="Cleaver").first.click()
    told = person.page.get_by_test_id("inspector")
    expect(told).to_contain_text("What can it do now?")
    assert is_whole(person, told.get_by_role("button", name="Close").first)


def test_an_agenda_is_advanced_and_scored_with_one_click(person: Person) -> None:
    person.sits_at(CORP, "corp")
    person.presses("then score it")
    expect(person.page.locator("[data-stat='corp points']")).to_have_attribute("data-value", "2")


STAYING = """() => {
  const soon = window.setTimeout;
  window.setTimeout = (what, when, ...more) => soon(what, when >= 1000 ? 1e8 : when, ...more);
}"""
"""What goes by itself after a second or more stays: a busy machine may look too late."""


class TestWithMotion:
    @pytest.fixture(params=["phone", "desktop"])
    def context_options(self, request: pytest.FixtureRequest) -> dict[str, Any]:
        width, height = SIZES[request.param]
        return {"viewport": {"width": width, "height": height}, "reduced_motion": "no-preference"}

    def test_what_is_to_be_remembered_is_shown_large_until_a_key_is_pressed(self, person: Person) -> None:
        person.sits_at(CORP, "corp")
        person.unfolds()
        person.page.evaluate(STAYING)
        person.page.locator("[data-testid=prompt] .option", has_text="then score it").first.click()
        moment = person.page.get_by_test_id("moment")
        expect(moment).to_contain_text("Scored")
        expect(moment).to_contain_text("Offworld Office")
        person.page.keyboard.press("Shift")
        expect(moment).to_have_count(0)


def test_nothing_sticks_out_of_the_page(person: Person) -> None:
    person.sits_at(RUNNER)
    wide = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_the_end_says_why_and_leads_back_into_the_game(person: Person) -> None:
    person.sits_at(RUNNER)
    person.concedes()
    result = person.page.get_by_test_id("result")
    expect(result.get_by_test_id("swap-sides")).to_be_visible()
    moment = result.get_by_test_id("key-moment").last
    expect(moment).to_be_visible()
    moment.click()
    expect(person.page.get_by_test_id("replay-slider")).to_be_visible()
    assert "/at/" in person.page.url


ARCHIVES = """
rules {rules}
turn runner

[corp]
discard 4x {card}
discard 3x {card} (faceup)
deck 9x {card}

[runner]
hand 2x {mine}
deck 9x {mine}
"""


@pytest.mark.parametrize(
    ("rules", "card", "mine"),
    [
        ("nsg-26.03", "Hedge Fund", "Sure Gamble"),
        ("classic-1996", "Accounts Receivable", "All-Nighter"),
    ],
)
def test_cards_of_archives_are_seen_together_with_one_press(
    person: Person, rules: str, card: str, mine: str
) -> None:
    person.sits_at(ARCHIVES.format(rules=rules, card=card, mine=mine))
    person.presses("Make a run")
    person.page.locator("[data-testid=prompt] .option", has_text="Run Archives").click()
    seen = person.page.get_by_test_id("seen")
    expect(seen).to_have_count(1)
    expect(person.page.get_by_test_id("access")).to_contain_text("Seen before in this breach: 6")
    seen.click()
    expect(person.page.get_by_test_id("prompt-text")).to_contain_text("Take an action")
