"""From page to page in a real browser: forward, back, by keyboard, with a connection that comes and goes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_pages import opens
from tests.support.browsing import PATIENCE, Person

pytestmark = pytest.mark.slow
expect.set_options(timeout=PATIENCE * 1000)

SCROLLED = "y => Math.abs(scrollY - y) < 2"


def holds(page: Page, what: str) -> None:
    """The keyboard's place is there."""
    expect(page.locator(what)).to_be_focused()


def test_a_new_page_begins_at_its_top_and_back_leads_to_where_one_was(person: Person) -> None:
    opens(person, "#/cards?q=t:ice", "card-tile")
    page = person.page
    page.get_by_test_id("card-tile").nth(40).scroll_into_view_if_needed()
    was = page.evaluate("scrollY")
    assert was > 0
    page.get_by_test_id("card-tile").nth(40).click()
    holds(page, "h1")
    page.wait_for_function(SCROLLED, arg=0)
    page.go_back()
    person.sees("card-tile")
    page.wait_for_function(SCROLLED, arg=was)


def test_a_page_that_needs_nothing_new_begins_at_its_top_too(person: Person) -> None:
    opens(person, "#/rules/nisei-1.4/chart-run", "structure")
    page = person.page
    page.evaluate("scrollTo(0, 1200)")
    page.get_by_role("link", name="Numbers").click()
    person.sees("rule-list")
    page.wait_for_function(SCROLLED, arg=0)


def test_the_link_that_skips_the_pages_leads_behind_them_and_keeps_the_address(person: Person) -> None:
    opens(person, "#/learn", "next-lesson")
    page = person.page
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    holds(page, "h1")
    assert page.url.endswith("#/learn")
    person.opens("#main")
    page.reload()
    person.sees("play-now")


def test_a_late_answer_does_not_change_the_address_of_another_page(person: Person) -> None:
    opens(person, "#/cards", "card-tile")
    page = person.page
    page.get_by_test_id("card-search").fill("corroder")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Corroder")).to_be_visible()
    page.wait_for_timeout(600)
    assert page.url.endswith("#/card/modern/corroder")


def test_a_filter_that_is_switched_by_keyboard_keeps_the_keyboard(person: Person) -> None:
    opens(person, "#/cards", "card-tile")
    page = person.page
    expect(page.get_by_test_id("search-said")).to_contain_text("cards")
    page.locator("[data-term='t:agenda']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("card-search")).to_have_value("t:agenda")
    expect(page.locator("[data-term='t:agenda']")).to_have_attribute("aria-pressed", "true")
    holds(page, "[data-term='t:agenda']")


def test_who_goes_through_rules_that_were_found_goes_on_among_them(person: Person) -> None:
    opens(person, "#/rules/nisei-1.4", "rule-list")
    page = person.page
    page.get_by_test_id("find-rule").fill("jack out")
    page.get_by_test_id("find-rule").press("Enter")
    expect(page.get_by_test_id("rule-told")).to_contain_text("Jacking out")
    expect(page.get_by_test_id("find-rule")).to_have_value("jack out")
    holds(page, ".rule-list [aria-current]")


def test_who_chooses_in_a_lesson_by_keyboard_has_the_next_choice_under_it(person: Person) -> None:
    opens(person, "#/learn/about", "study-option")
    page = person.page
    for _ in range(2):
        asked = page.get_by_test_id("study-prompt").inner_text()
        page.get_by_test_id("study-option").first.press("Enter")
        expect(page.get_by_test_id("study-prompt")).not_to_have_text(asked, use_inner_text=True)
        expect(page.get_by_test_id("study-option").first).to_be_focused()


def test_a_page_that_cannot_be_reached_says_so_and_comes_by_itself(person: Person) -> None:
    opens(person, "#/cards", "card-tile")
    page = person.page
    page.context.set_offline(True)
    page.get_by_test_id("card-search").fill("t:agenda")
    expect(page.get_by_test_id("search-said")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    expect(page.get_by_test_id("search-said")).to_contain_text("playable")
    page.context.set_offline(True)
    page.get_by_role("link", name="Design").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.get_by_test_id("try-again").click()
    expect(page.locator(".toast.bad")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    person.sees("design-card")
    person.complaints.clear()


def test_what_is_lost_on_the_way_does_not_change_where_a_study_can_go_back_to(person: Person) -> None:
    opens(person, "#/lab", "study-option")
    page = person.page
    left = page.locator(".study-prompt")
    page.get_by_test_id("study-option").filter(has_text="Gain 1 credit").click()
    expect(left).to_contain_text("3 clicks")
    page.context.set_offline(True)
    for way in ("lab-back", "lab-start"):
        page.get_by_test_id(way).click()
        expect(page.get_by_test_id("lab-said")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    page.get_by_test_id("lab-back").click()
    expect(left).to_contain_text("4 clicks")
    person.complaints.clear()


@pytest.mark.parametrize(
    ("where", "said"), [("#/lab?p=zzzz", "damaged or not whole"), ("#/lab?a=zz.zz", "does not fit")]
)
def test_a_damaged_address_of_the_lab_is_said_to_be_one(person: Person, where: str, said: str) -> None:
    opens(person, where, "study-option")
    expect(person.page.locator(".toast.bad")).to_contain_text(said)
    person.complaints.clear()
