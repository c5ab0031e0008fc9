"""The pages around the table in a real browser: cards, decks, rules, lessons, puzzles, the lab."""

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from rulerunner.lessons.course.old import OLD
from tests.browser.conftest import POINTING, SIZES
from tests.browser.test_access import faults_at
from tests.support.browsing import PATIENCE, Person, Server

pytestmark = pytest.mark.slow
expect.set_options(timeout=PATIENCE * 1000)

WEIGHT = 600_000
"""Bytes of a page's own."""
FIRST = 1000
"""Milliseconds until the lobby can be used."""
PAGES = {
    "": "play-now",
    "#/cards?q=t:program": "card-tile",
    "#/card/modern/tollbooth": "",
    "#/deck/modern-corp-gateway-starter-corp": "deck-list",
    "#/rules/nisei-1.4/6.9.2e": "rule-told",
    "#/rules/nisei-1.4/chart-run": "structure",
    "#/rules/classic-1996/beside": "beside",
    "#/learn": "next-lesson",
    "#/learn/first-run/1": "study-option",
    "#/guided": "guided-runner",
    "#/puzzles": "",
    "#/lab": "study-option",
    "#/design": "design-card",
}


def opens(person: Person, where: str, sees: str = "") -> None:
    """A page, once it is there."""
    person.opens(where)
    expect(person.page.locator(".loading")).to_have_count(0, timeout=PATIENCE * 1000)
    if sees:
        person.sees(sees)


def follows_the_coach(page: Page) -> None:
    """Choose what the coach points at until the scene is done."""
    for _ in range(40):
        pointed = page.locator(".study-option.coached")
        done = page.get_by_test_id("go-on")
        expect(pointed.or_(done).first).to_be_visible(timeout=PATIENCE * 1000)
        if done.count():
            return
        said = page.get_by_test_id("tutor").inner_text()
        asked = page.get_by_test_id("study-prompt").inner_text()
        pointed.first.click()
        page.wait_for_function(
            "([said, asked]) => document.querySelector('[data-testid=tutor]').innerText !== said"
            " || document.querySelector('[data-testid=study-prompt]').innerText !== asked",
            arg=[said, asked],
        )
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("where", PAGES)
@pytest.mark.parametrize("pointing", POINTING)
class TestEveryPage:
    """Opened once, and then drawn at each size in both colours."""

    @pytest.fixture
    def context_options(self, pointing: str) -> dict[str, Any]:
        size, *_ = POINTING[pointing]
        return {"viewport": SIZES[size], "reduced_motion": "reduce", "has_touch": pointing == "finger"}

    def test_is_accessible_and_fits_its_screen(self, person: Person, pointing: str, where: str) -> None:
        opens(person, where, PAGES[where])
        for size in POINTING[pointing]:
            assert faults_at(person.page, size) == []


def test_cards_are_searched_by_typing_and_by_clicking(person: Person) -> None:
    opens(person, "#/cards", "card-tile")
    page = person.page
    page.get_by_test_id("card-search").fill('t:ice f:jinteki cost<3 "net damage"')
    expect(page.get_by_test_id("search-said")).to_contain_text(re.compile(r"\b\d\d? cards"))
    assert "q=t" in page.url
    page.get_by_test_id("card-search").fill("")
    page.locator("[data-term='t:agenda']").click()
    expect(page.get_by_test_id("card-search")).to_have_value("t:agenda")
    page.get_by_test_id("card-search").fill("tpye:ice")
    expect(page.get_by_test_id("search-said")).to_contain_text("did you mean type")
    page.get_by_test_id("card-search").fill("corroder")
    expect(page.get_by_test_id("search-said")).to_contain_text("1 card")
    page.get_by_test_id("card-search").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Corroder")).to_be_visible()


def test_a_deck_is_built_with_the_keyboard_checked_exported_and_tried(person: Person) -> None:
    opens(person, "#/deck", "deck-list")
    page = person.page
    search = page.get_by_test_id("card-search")
    search.fill("t:identity noise")
    expect(page.locator(".found-row")).to_have_text([re.compile("Noise")])
    search.press("Enter")
    expect(page.locator(".builder-identity")).to_contain_text("Noise")
    search.fill("name:corroder")
    expect(page.locator(".found-row")).to_have_text([re.compile("Corroder")])
    search.press("ArrowDown")
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("-")
    page.keyboard.press("+")
    expect(page.get_by_test_id("deck-list")).to_contain_text("Corroder")
    expect(page.get_by_test_id("deck-legal")).to_have_attribute("data-legal", "false")
    page.get_by_test_id("export").click()
    page.wait_for_function(
        "() => document.querySelector('[data-testid=exported]').value.includes('2x Corroder')"
    )
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_test_id("deck-list")).to_contain_text("Corroder")


def test_a_sample_is_taken_over_saved_and_played_now(person: Person) -> None:
    opens(person, "#/deck/modern-runner-gateway-starter-runner", "deck-list")
    page = person.page
    expect(page.get_by_test_id("deck-legal")).to_have_attribute("data-legal", "true")
    page.get_by_test_id("hand").click()
    expect(page.get_by_test_id("test-hand").locator(".card")).to_have_count(5)
    page.keyboard.press("Escape")
    page.get_by_test_id("save-deck").click()
    expect(page.locator(".toast.good")).to_be_visible()
    page.get_by_test_id("play-deck").click()
    person.waits_for_a_choice()


def test_rules_are_found_explained_and_compared(person: Person) -> None:
    opens(person, "#/rules/nisei-1.4", "rule-list")
    page = person.page
    page.get_by_test_id("find-rule").fill("jack out")
    page.get_by_test_id("find-rule").press("Enter")
    expect(page.get_by_test_id("rule-told")).to_contain_text("Jacking out")
    page.get_by_role("link", name="Charts").click()
    expect(page.locator(".chart-image")).to_be_visible()
    before = page.locator(".chart-image").bounding_box()
    page.get_by_test_id("zoom-in").click()
    after = page.locator(".chart-image").bounding_box()
    assert before
    assert after
    assert after["width"] > before["width"]
    page.get_by_role("link", name="Side by side").click()
    page.get_by_test_id("beside-with").select_option("classic-1996")
    expect(page.get_by_test_id("beside")).to_contain_text("Classic 1996")


def test_a_person_who_never_played_finishes_the_first_three_lessons(person: Person) -> None:
    opens(person, "#/learn", "next-lesson")
    page = person.page
    page.get_by_test_id("next-lesson").click()
    for expected in ("about", "about/1", "first-run", "first-run/1", "breakers"):
        page.wait_for_url(f"**#/learn/{expected}")
        follows_the_coach(page)
        page.get_by_test_id("go-on").click()
    opens(person, "#/learn", "next-lesson")
    expect(page.get_by_test_id("next-lesson")).to_contain_text("Money")


def test_the_lesson_of_1996_leads_to_a_whole_game_with_the_decks_to_begin_with(person: Person) -> None:
    page = person.page
    scene = len(OLD.scenes) - 1
    opens(person, f"#/learn/1996/{scene}", "study-option")
    follows_the_coach(page)
    page.get_by_test_id("go-on").click()
    page.wait_for_url("**#/game/**")
    person.waits_for_a_choice()


def test_a_wrong_turn_in_a_lesson_is_noticed_and_taken_back(person: Person) -> None:
    opens(person, "#/learn/about", "study-option")
    page = person.page
    coach = page.get_by_test_id("tutor")
    page.get_by_test_id("ask-hint").click()
    expect(page.get_by_test_id("hint")).to_be_visible()
    for _ in range(4):
        asked = page.get_by_test_id("study-prompt").inner_text()
        page.get_by_test_id("study-option").filter(has_text="Gain 1 credit").click()
        page.wait_for_function(
            "asked => document.querySelector('[data-testid=study-prompt]').innerText !== asked", arg=asked
        )
    expect(coach).to_have_attribute("data-state", "failed")
    page.get_by_test_id("back").click()
    expect(coach).to_have_attribute("data-state", "going")


def test_words_explain_themselves(person: Person) -> None:
    opens(person, "#/learn/about", "study-option")
    person.page.locator(".term[data-word=agenda]").first.hover()
    expect(person.page.locator(".term-tip")).to_contain_text("worth points")


def test_the_guided_game_explains_what_happens_for_the_first_time(person: Person) -> None:
    opens(person, "#/guided", "guided-runner")
    page = person.page
    page.get_by_test_id("guided-runner").click()
    expect(page.get_by_test_id("tutor")).to_contain_text("Your first hand")
    page.get_by_test_id("tutor-next").click()
    person.waits_for_a_choice()
    person.chooses(0)
    expect(page.get_by_test_id("tutor-next")).to_be_visible()
    while page.get_by_test_id("tutor-next").count():
        page.get_by_test_id("tutor-next").click()
    expect(page.get_by_test_id("tutor")).to_contain_text("why would I")
    page.get_by_test_id("tutor-fold").click()
    expect(page.locator(".tutor-why")).to_have_count(0)


def test_the_lab_plays_both_sides_goes_back_and_shares_its_address(person: Person) -> None:
    opens(person, "#/lab", "study-option")
    page = person.page
    page.get_by_test_id("study-option").filter(has_text="Make a run").click()
    page.get_by_test_id("study-option").filter(has_text="Run Server 1").click()
    expect(page.locator(".study-prompt .side-tag")).to_have_text("Corp")
    page.wait_for_function("() => location.hash.includes('a=')")
    shared = page.url
    page.get_by_test_id("lab-back").click()
    expect(page.locator(".study-prompt .side-tag")).to_have_text("Runner")
    page.goto("about:blank")
    page.goto(shared)
    expect(page.locator(".study-prompt .side-tag")).to_have_text("Corp")


def test_a_position_is_built_by_hand_and_by_text(person: Person) -> None:
    opens(person, "#/lab", "study-option")
    page = person.page
    page.get_by_text("Build it by hand").click()
    page.get_by_test_id("card-search").fill("name:gordian")
    expect(page.locator(".build-card").first).to_contain_text("Gordian Blade")
    page.locator(".build-card").first.click()
    expect(page.locator("[data-place='runner rig']")).to_contain_text("Gordian Blade")
    expect(page.get_by_test_id("study-board")).to_contain_text("Gordian Blade")
    chip = page.locator("[data-place='runner rig'] .build-chip").filter(has_text="Gordian Blade")
    chip.drag_to(page.locator("[data-place='runner hand']"))
    expect(page.locator("[data-place='runner hand']")).to_contain_text("Gordian Blade")
    page.get_by_text("As text").click()
    page.get_by_test_id("lab-text").fill("turn corp\n[corp]\nhand No Such Card\n")
    page.get_by_test_id("lab-apply").click()
    expect(page.get_by_test_id("lab-said")).to_contain_text("No Such Card")
    page.get_by_test_id("study-option").filter(has_text="Gain 1 credit").click()
    expect(page.locator(".study-prompt")).to_contain_text("3 clicks")
    expect(page.get_by_test_id("lab-said"), "the position that was there goes on").to_be_empty()
    person.complaints.clear()  # the browser reports the refusal as well


def test_a_position_is_built_with_the_keyboard(person: Person) -> None:
    opens(person, "#/lab", "study-option")
    page = person.page
    page.get_by_text("Build it by hand").click()
    page.get_by_label("runner credits").fill("9")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("study-board")).to_contain_text("9")
    expect(page.get_by_label("runner clicks")).to_be_focused()
    page.get_by_label("Take out Sure Gamble").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Take out Sure Gamble")).to_have_count(5)
    expect(page.get_by_label("Take out Sure Gamble").first).to_be_focused()


FIRST_VIEW = (
    """() => performance.getEntriesByType('mark').find(({name}) => name === 'first view')?.startTime"""
)
WATCH = """
new MutationObserver((_, watcher) => {
  if (!document.querySelector('[data-testid=play-now]')) return;
  performance.mark('first view');
  watcher.disconnect();
}).observe(document, {childList: true, subtree: true});
"""


def processor_time(server: Server) -> float:
    """Seconds that the server has worked so far."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_the_first_view_is_there_within_a_second(person: Person, server: Server) -> None:
    """Without a cache. What the page and the server work for it, of ten visits the least; and by the clock,
    unless the machine has so much else to do that a clock measures only that."""
    page, work, times = person.page, list[float](), list[float]()
    page.add_init_script(WATCH)
    session = page.context.new_cdp_session(page)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    for _ in range(10):
        before = processor_time(server)
        page.goto("about:blank")
        person.opens()
        person.sees("play-now")
        metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
        work.append(1000 * (metrics["TaskDuration"] + processor_time(server) - before))
        times.append(page.evaluate(FIRST_VIEW))
        if max(work[-1], times[-1]) < FIRST:
            break
    session.detach()
    print(f"first view: {min(times):.0f} ms by the clock, {min(work):.0f} ms of work")
    assert min(work) < FIRST, work
    assert min(times) < FIRST or os.getloadavg()[0] > (os.cpu_count() or 1), times


def weighing(page: Page) -> list[int]:
    """The bytes of each thing that a page loads from now on, without what the server answers."""
    sizes: list[int] = []

    def weigh(request: Request) -> None:
        response = request.response()
        if response is not None and "/api/" not in request.url:
            sizes.append(len(response.body()))

    page.on("requestfinished", weigh)
    return sizes


@pytest.mark.parametrize("where", PAGES)
def test_a_page_does_not_weigh_much(person: Person, where: str) -> None:
    sizes = weighing(person.page)
    opens(person, where)
    person.page.wait_for_load_state("networkidle")
    assert len(sizes) > 10
    assert sum(sizes) < WEIGHT


def test_neither_does_the_way_from_the_lobby_to_the_first_choice(person: Person) -> None:
    sizes = weighing(person.page)
    person.opens()
    person.plays_now()
    person.page.wait_for_load_state("networkidle")
    assert len(sizes) > 10
    assert sum(sizes) < WEIGHT
