"""A finger on a phone: the first tap lifts and shows, the second plays; a long press looks; nothing moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.test_stage import is_whole
from tests.support.browsing import BEFORE_A_RUN as RUNNER
from tests.support.browsing import Person

pytestmark = pytest.mark.slow

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2}
TABLET = {"viewport": {"width": 820, "height": 1180}, "device_scale_factor": 1}
GAMBLE = "Sure Gamble"


@pytest.fixture(params=[PHONE, TABLET], ids=["phone", "tablet"])
def context_options(request: pytest.FixtureRequest) -> dict[str, Any]:
    return {**request.param, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}


def in_hand(person: Person, name: str) -> Locator:
    return person.page.get_by_test_id("hand").get_by_role("button", name=name).first


def places(person: Person) -> list[float]:
    """Where the cards of the hand lie, from left to right."""
    found: list[float] = person.page.get_by_test_id("hand").evaluate(
        "hand => [...hand.children].flatMap(each => [each.offsetLeft, each.offsetTop])"
    )
    return found


def middle(card: Locator) -> tuple[float, float]:
    """Where a finger meets a card that others may lie over in part."""
    for _ in range(20):  # a table that is just being drawn anew has it in no place
        card.wait_for(state="visible")
        box = card.bounding_box()
        if box is not None:
            break
    assert box is not None
    return box["x"] + min(20, box["width"] / 2), box["y"] + box["height"] / 2


@contextmanager
def finger(person: Person, x: float, y: float) -> Iterator[Any]:
    """A finger that rests; what is given moves it."""
    page = person.page
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": a, "y": b} for a, b in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    touch("touchStart", (x, y))
    yield lambda dx, dy: touch("touchMove", (x + dx, y + dy))
    touch("touchEnd")
    session.detach()


def test_the_first_tap_lifts_and_shows_and_the_second_plays(person: Person) -> None:
    person.sits_at(RUNNER)
    card, before, lying = in_hand(person, GAMBLE), person.at, places(person)
    person.page.touchscreen.tap(*middle(card))
    expect(person.page.locator(".card-button.lifted")).to_have_count(1)
    expect(person.page.locator(".card-zoom")).to_be_visible()
    expect(person.page.locator(".card-zoom")).to_contain_text(GAMBLE)
    assert (person.at, places(person)) == (before, lying), "nothing is played, and the hand does not move"
    person.page.touchscreen.tap(*middle(card))
    person.waits_for_another(before)
    expect(person.page.locator("[data-stat='runner credits']")).to_have_attribute("data-value", "18")
    expect(person.page.locator(".card-zoom")).to_be_hidden()


def test_a_tap_on_another_card_lifts_that_one_instead(person: Person) -> None:
    person.sits_at(RUNNER)
    before = person.at
    person.page.touchscreen.tap(*middle(in_hand(person, GAMBLE)))
    person.page.touchscreen.tap(*middle(in_hand(person, "Mutual Favor")))
    expect(person.page.locator(".card-button.lifted")).to_have_count(1)
    expect(person.page.locator(".card-zoom")).to_contain_text("Mutual Favor")
    assert person.at == before


def test_a_long_press_looks_at_a_card_though_the_finger_trembles(person: Person) -> None:
    person.sits_at(RUNNER)
    before = person.at
    with finger(person, *middle(in_hand(person, GAMBLE))) as moves:
        moves(2, 1)
        moves(-1, 3)
        told = person.page.get_by_test_id("inspector")
        expect(told).to_contain_text(GAMBLE)
        person.page.wait_for_timeout(900)  # a finger may rest for as long as it likes
    expect(told).to_be_visible()
    assert person.at == before, "looking plays nothing"
    expect(person.page.locator(".card-button.lifted")).to_have_count(0)
    told.get_by_role("button", name="Close").first.tap()
    expect(told).to_be_hidden()


def test_a_finger_that_wanders_off_presses_nothing(person: Person) -> None:
    person.sits_at(RUNNER)
    before = person.at
    with finger(person, *middle(in_hand(person, GAMBLE))) as moves:
        for far in range(8, 90, 8):
            moves(far, 0)
    person.page.touchscreen.tap(*middle(person.page.get_by_test_id("prompt-text")))
    expect(person.page.get_by_test_id("inspector")).to_be_hidden()
    assert person.at == before


SCROLL_ELSEWHERE = """async () => {
  document.dispatchEvent(new Event("scroll"));
  await new Promise(requestAnimationFrame);
}"""
"""Something scrolls that the word is no part of, as the log does when the game goes on."""


def test_a_word_of_the_question_explains_itself(person: Person) -> None:
    person.sits_at(RUNNER)
    word = person.page.get_by_test_id("prompt-text").locator(".term[data-word=click]")
    word.tap()
    expect(person.page.locator(".term-tip")).to_contain_text("What an action costs")
    word.evaluate(SCROLL_ELSEWHERE)
    expect(person.page.locator(".term-tip")).to_be_visible()
    before = person.at
    person.presses("Gain 1 credit")
    assert person.at != before
    expect(person.page.locator(".term-tip")).to_be_hidden()


def test_giving_up_is_within_reach(person: Person) -> None:
    person.sits_at(RUNNER)
    flag = person.page.get_by_test_id("concede")
    assert is_whole(person, flag)
    flag.tap()
    person.page.get_by_role("dialog").get_by_role("button", name="Concede").tap()
    person.sees("result")
