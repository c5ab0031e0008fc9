"""The way in, on every screen: a lesson that is slow to come, and the guided game with its coach."""

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import POINTING, SIZES
from tests.browser.test_access import faults_at
from tests.browser.test_stage import is_whole
from tests.support.browsing import OPTIONS, Person

pytestmark = pytest.mark.slow


def test_a_lesson_that_does_not_come_says_why_and_is_asked_for_again(person: Person) -> None:
    page, failed = person.page, list[str]()

    def fails_once(route: Route) -> None:
        if failed:
            return route.continue_()
        failed.append(route.request.url)
        words = '{"code": "busy", "why": "The server is busy."}'
        return route.fulfill(status=503, content_type="application/json", body=words)

    page.route("**/api/study", fails_once)
    person.opens("#/learn/about")
    expect(page.get_by_test_id("tutor")).to_contain_text("busy")
    page.get_by_test_id("lay-out-again").click()
    expect(page.get_by_test_id("study-option").first).to_be_visible()
    page.unroute_all()
    person.complaints.clear()  # the browser reports the refusal as well


@pytest.mark.parametrize("pointing", POINTING)
class TestTheCoach:
    @pytest.fixture
    def context_options(self, pointing: str) -> dict[str, Any]:
        size, *_ = POINTING[pointing]
        return {"viewport": SIZES[size], "reduced_motion": "reduce", "has_touch": pointing == "finger"}

    def test_explains_the_first_times_and_covers_no_choice(self, person: Person, pointing: str) -> None:
        page = person.page
        person.opens("#/guided")
        page.get_by_test_id("guided-runner").click()
        coach = page.get_by_test_id("tutor")
        expect(coach).to_contain_text("Your first hand")
        page.get_by_test_id("tutor-next").click()
        person.waits_for_a_choice()
        for _ in range(2):
            for size in POINTING[pointing]:
                assert faults_at(page, size) == []
                for option in page.locator(f"{OPTIONS}, .option.pass").all()[:4]:
                    assert is_whole(person, option), (size, option.inner_text())
            while page.get_by_test_id("tutor-next").count():
                page.get_by_test_id("tutor-next").click()
            person.chooses(0)


class TestOnATablet:
    @pytest.fixture
    def context_options(self) -> dict[str, Any]:
        return {"viewport": SIZES["tablet"], "reduced_motion": "reduce", "has_touch": True}

    def test_the_rig_is_in_sight_while_the_coach_speaks(self, person: Person) -> None:
        page = person.page
        person.opens("#/guided")
        page.get_by_test_id("guided-runner").click()
        expect(page.get_by_test_id("tutor-next")).to_be_visible()
        rig = page.locator(".rig")
        expect(rig).to_be_visible()
        hidden = rig.evaluate("each => each.scrollHeight - each.clientHeight")
        assert hidden <= 1, "nothing of it is behind the hand"
