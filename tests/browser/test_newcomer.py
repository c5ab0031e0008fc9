"""What a newcomer met: the names of the cards in sight, the task said, the board there soon."""

import os
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.test_pages import processor_time
from tests.browser.test_stage import is_whole
from tests.support.browsing import Person, Server

MIDDLE = """
rules {rules}
turn {turn}

[corp]
credits 9
hand 2x Hedge Fund
deck 12x Hedge Fund

[runner]
credits 14
rig Carmen
rig Cleaver
rig Pennyshaver
rig Telework Contract
hand 3x Sure Gamble
deck 20x Sure Gamble

[HQ]
ice Karunā (rezzed)
ice Palisade
[remote 1]
ice Diviner (rezzed)
root Regolith Mining License (rezzed)
"""
BEHIND_EDGES = """() => [...document.querySelectorAll('.rig .card-name')].filter((name) => {
  const at = name.getBoundingClientRect(), rig = name.closest('.rig').getBoundingClientRect();
  return !at.height || at.bottom > rig.bottom + 1 || at.top < rig.top - 1;
}).map((name) => name.textContent)"""
"""The names in the rig of which a part is cut off."""
SHOWN_LARGE = """() => {
  const stage = document.querySelector('.stage'), card = document.createElement('div');
  card.className = 'access stage-card';
  card.style.height = '420px';
  stage.hidden = false;
  stage.append(card);
}"""
"""Something that takes all the room there is, where accessed cards are shown."""
SOON = 1000
"""Milliseconds in which a board is there."""


@pytest.mark.parametrize("height", [768, 650])
@pytest.mark.parametrize("side", ["runner", "corp"])
def test_the_names_of_the_rig_are_in_sight_on_a_small_laptop(person: Person, side: str, height: int) -> None:
    person.page.set_viewport_size({"width": 1366, "height": height})
    person.sits_at(MIDDLE.format(rules="nsg-26.03", turn=side), side)
    expect(person.page.locator(".rig .card-name").first).to_be_attached()
    assert person.page.evaluate(BEHIND_EDGES) == []


def test_the_bar_calls_the_rules_by_their_name(person: Person) -> None:
    person.sits_at(MIDDLE.format(rules="nsg-26.03", turn="runner"))
    expect(person.page.locator(".bar-place")).to_contain_text("Null Signal 26.03")
    expect(person.page.locator(".bar-place")).not_to_contain_text("nsg-26.03")


def test_a_lesson_says_its_task_until_it_is_done(person: Person) -> None:
    person.opens("#/learn/economy")
    expect(person.page.get_by_test_id("task")).to_contain_text("at least 10 credits")


@pytest.mark.parametrize("visit", ["cold", "warm"])
def test_the_board_of_a_game_is_there_within_a_second(person: Person, server: Server, visit: str) -> None:
    """From the address to the board. What page and server work for it, of ten visits the least; and by the
    clock, unless the machine has so much else to do that a clock measures only that."""
    person.sits_at(MIDDLE.format(rules="nsg-26.03", turn="runner"))
    page, work, times = person.page, list[float](), list[float]()
    session = page.context.new_cdp_session(page)
    session.send("Network.setCacheDisabled", {"cacheDisabled": visit == "cold"})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    where = page.url
    for _ in range(10):
        page.goto("about:blank")
        before = processor_time(server)
        page.goto(where, wait_until="commit")
        page.wait_for_selector(".table-board .servers")
        times.append(page.evaluate("performance.now()"))
        metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
        work.append(1000 * (metrics["TaskDuration"] + processor_time(server) - before))
        if max(work[-1], times[-1]) < SOON:
            break
    session.detach()
    print(f"the board, {visit}: {min(times):.0f} ms by the clock, {min(work):.0f} ms of work")
    assert min(work) < SOON, work
    assert min(times) < SOON or os.getloadavg()[0] > (os.cpu_count() or 1), times


class TestOnAPhone:
    @pytest.fixture
    def context_options(self) -> dict[str, Any]:
        return {"viewport": PHONE, "reduced_motion": "reduce", "has_touch": True, "is_mobile": True}

    def test_the_hand_stays_where_it_is_from_decision_to_decision(self, person: Person) -> None:
        person.sits_at(MIDDLE.format(rules="nsg-26.03", turn="runner"))
        hand = person.page.locator(".hand")
        first = hand.bounding_box()
        person.presses("Make a run")
        assert hand.bounding_box() == first

    def test_the_coach_is_not_behind_a_card_that_is_shown_large(self, person: Person) -> None:
        page = person.page
        person.opens("#/guided")
        page.get_by_test_id("guided-runner").click()
        expect(page.get_by_test_id("tutor-next")).to_be_visible()
        page.evaluate(SHOWN_LARGE)
        expect(page.locator(".stage-card")).to_be_visible()
        assert is_whole(person, page.get_by_test_id("tutor-next"))


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900), (1920, 1080)])
def test_a_lesson_shows_the_accessed_card_large_until_it_was_seen(
    person: Person, size: tuple[int, int]
) -> None:
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person.opens("#/learn/about")
    for words in ("Make a run", "Run Server 1", "Go on"):
        page.get_by_test_id("study-option").filter(has_text=words).first.click()
    shown = page.get_by_test_id("access")
    expect(shown).to_contain_text("You access Hostile Takeover · Server 1")
    box = shown.locator(".card-large").bounding_box()
    assert box is not None
    assert box["width"] >= 250
    assert is_whole(person, page.get_by_test_id("seen"))
    page.keyboard.press("Space")
    expect(shown).to_have_count(0)
    expect(page.get_by_test_id("go-on")).to_be_in_viewport()


def test_play_now_is_todays_game_against_a_novice_and_says_so(person: Person) -> None:
    person.opens()
    expect(person.page.locator(".hero")).to_contain_text("against a novice bot, under today’s rules")
    person.plays_now()
    expect(person.page.locator(".bar-place")).to_contain_text("Null Signal 26.03")
    expect(person.page.get_by_test_id("opponent-panel")).to_contain_text("Novice")
