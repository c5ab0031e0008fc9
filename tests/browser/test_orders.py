"""Cards that act unseen are told beforehand what to do: between two people, in two browsers."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SIZES
from tests.browser.test_access import faults_at
from tests.browser.test_stage import is_whole
from tests.support.browsing import OPTIONS, Person

pytestmark = pytest.mark.slow

PRIME_TIME = "modern-corp-prime-time"
"""A deck with Stoke the Embers, which may say what it is as it is installed."""
INVITE = """async deck => {
  const net = await import('/js/net.js');
  const wish = {rules: 'nsg-26.03', side: 'corp', deck, opponent: 'friend', opponent_deck: ''};
  return (await net.api.post('/api/games', {...wish, nonce: net.nonce()})).id;
}"""


def sit_down(ada: Person, bob: Person) -> None:
    """Ada plays the Corp with the deck, Bob the Runner with any; Ada is asked whether she keeps her hand."""
    ada.opens()
    table = ada.page.evaluate(INVITE, PRIME_TIME)
    ada.opens(f"#/table/{table}")
    ada.sees("invitation")
    bob.page.goto(ada.page.get_by_test_id("invitation").input_value())
    bob.page.get_by_test_id("take-seat").click()
    for each in (ada, bob):
        each.sees("people-panel")
    ada.waits_for_a_choice()


def test_a_card_is_told_what_to_do_and_the_opponent_sees_nothing_of_it(friends: list[Person]) -> None:
    ada, bob, _ = friends
    sit_down(ada, bob)
    orders = ada.page.get_by_test_id("orders")
    told = orders.get_by_label("Stoke the Embers")
    expect(told).to_have_value("stay")
    for size in SIZES:
        assert faults_at(ada.page, size) == []
        assert is_whole(ada, told), size
        assert is_whole(ada, ada.page.locator(OPTIONS).first), size
    at = ada.at
    told.focus()
    for order in ("act", "ask"):  # with the keyboard: what was in hand stays in hand
        ada.page.keyboard.press("ArrowDown")
        expect(told).to_have_value(order)
        expect(told).to_be_focused()
    told.select_option("act")
    expect(told).to_have_value("act")
    assert ada.at == at, "nothing else has changed"
    ada.page.reload()
    ada.waits_for_a_choice()
    expect(told).to_have_value("act")
    expect(bob.page.get_by_test_id("prompt")).to_be_visible()
    assert bob.page.get_by_test_id("orders").count() == 0
    assert "Stoke" not in bob.page.content()


def test_what_being_asked_tells_is_said(person: Person) -> None:
    person.opens()
    person.page.get_by_role("button", name="Settings").click()
    said = person.page.get_by_role("dialog")
    expect(said).to_contain_text("told beforehand")
    expect(said).not_to_contain_text("tells nothing")
