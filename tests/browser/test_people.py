"""Two people in two browsers, and a third who watches: a whole evening."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browsing import OPTIONS, PATIENCE, PROMPT, Person, Server

pytestmark = pytest.mark.slow
BAD = "<img src=x onerror=window.hacked=1>"


def takes_a_name(person: Person, name: str) -> None:
    person.opens("#/people")
    person.page.get_by_test_id("name").fill(name)
    person.page.get_by_role("button", name="Keep it").click()
    expect(person.page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def invites(person: Person, pace: str = "normal") -> str:
    """Set up a table as the Runner; the link to send."""
    person.opens()
    person.page.get_by_role("link", name="set up a table").or_(
        person.page.get_by_role("button", name="set up a table")
    ).first.click()
    person.page.locator("[data-opponent='friend']").click()
    person.page.get_by_test_id("pace").select_option(pace)
    person.page.get_by_text("In the open lobby: anyone may").click()
    person.page.get_by_test_id("start-game").click()
    field = person.page.get_by_test_id("invitation")
    expect(field).to_be_visible()
    return field.input_value()


def move(one: Person, two: Person) -> None:
    """Whoever is asked chooses the first option there is."""
    one.page.wait_for_function("() => true")
    for _ in range(600):
        for person in (one, two):
            if person.over:
                return
            if person.page.locator(f"{OPTIONS}, {PROMPT} [data-testid=show-all]").count():
                before = person.at
                person.unfolds()
                person.page.locator(f"{OPTIONS}[data-option='0']").click()
                person.page.wait_for_function(
                    "at => document.querySelector('[data-testid=prompt]').dataset.at !== at"
                    " || document.querySelector('[data-testid=result]')",
                    arg=before,
                )
                return
        one.page.wait_for_timeout(50)
    raise AssertionError("nobody was asked")


def wishes(person: Person, what: str) -> None:
    person.page.get_by_test_id("ask").click()
    person.page.locator(f"[data-wish={what}]").click()


def test_an_evening_among_friends(friends: list[Person], server: Server, chromium: Browser) -> None:
    ada, bob, eve = friends
    takes_a_name(ada, "Ada")
    takes_a_name(bob, "Bob")
    link = invites(ada)
    expect(ada.page.get_by_test_id("local-link")).to_be_visible()

    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", name="Ada asks you to a game")).to_be_visible()
    bob.page.locator(".deck").last.click()
    bob.page.get_by_test_id("take-seat").click()
    for each in (ada, bob):
        each.sees("people-panel")
        expect(each.page.locator("[data-clock]")).to_have_count(2)
        assert re.search(r"#/game/[\w-]+$", each.page.url)
    expect(ada.page.locator("[data-person=corp]")).to_contain_text("Bob")

    # The address is public: someone else sees what both see, and no hand.
    eve.page.goto(ada.page.url)
    eve.sees("people-panel")
    expect(eve.page.get_by_test_id("audience")).to_contain_text("1 spectator")
    eve.page.wait_for_selector(".table-board .card, .table-board [class*=card]")
    assert eve.page.locator(OPTIONS).count() == 0

    for _ in range(3):
        move(ada, bob)

    # Chat is text, whatever it looks like; spectators are not heard by those who play.
    for person, words in ((ada, f"hello {BAD}"), (eve, "psst, a secret")):
        person.page.get_by_test_id("chat-toggle").click()
        person.page.get_by_test_id("chat-field").fill(words)
        person.page.get_by_test_id("chat-field").press("Enter")
    bob.page.get_by_test_id("chat-toggle").click()
    expect(bob.page.get_by_test_id("chat")).to_contain_text(BAD)
    expect(eve.page.get_by_test_id("chat")).to_contain_text("psst")
    assert "psst" not in bob.page.get_by_test_id("chat").inner_text()
    assert bob.page.locator("img[src=x]").count() == 0

    # Who shows a hand is told that anyone may be looking, the opponent as well.
    ada.page.get_by_test_id("ask").click()
    ada.page.get_by_test_id("shows").check()
    warning = ada.page.get_by_role("dialog")
    expect(warning).to_contain_text("your opponent may do so in another window. They see your hand at once")
    warning.get_by_role("button", name="Cancel").click()
    expect(ada.page.get_by_test_id("shows")).not_to_be_checked()
    expect(eve.page.get_by_test_id("audience")).not_to_contain_text("hand")
    ada.page.get_by_test_id("shows").check()
    warning.get_by_role("button", name="Show it").click()
    expect(eve.page.get_by_test_id("audience")).to_contain_text("the hand of the Runner is shown")
    expect(bob.page.get_by_test_id("audience")).to_contain_text("the hand of the Runner is shown")
    ada.page.get_by_test_id("ask").click()

    # Taking back needs the other's consent.
    move(ada, bob)
    asker, other = (ada, bob) if ada.page.locator(OPTIONS).count() == 0 else (bob, ada)
    wishes(asker, "takeback")
    before = asker.at
    other.page.locator("[data-request=takeback]").get_by_role("button", name="Allow it").click()
    asker.waits_for_another(before)

    # The server is killed; both find their way back to the same game, with the same words.
    server.kill()
    server.start()
    expect(bob.page.get_by_test_id("chat")).to_contain_text(BAD, timeout=PATIENCE * 1000)
    for each in friends:
        expect(each.page.get_by_text("Connection lost")).to_have_count(0, timeout=PATIENCE * 1000)
        each.complaints.clear()  # a browser notes that it could not reach the server
    move(ada, bob)

    # Another device takes the seat with a code that works once.
    ada.page.goto(server.url + "#/people")
    ada.page.get_by_test_id("make-code").click()
    code = ada.page.get_by_test_id("device-code")
    expect(code).to_have_text(re.compile(r"\w{5}-\w{5}"))
    context = chromium.new_context()
    phone = Person(context.new_page(), server.url)
    phone.opens("#/people")
    phone.page.get_by_test_id("use-code").fill(code.inner_text().lower())
    phone.page.get_by_role("button", name="Be the same person here").click()
    phone.page.get_by_test_id("continue").click()
    phone.sees("people-panel")
    expect(phone.page.locator("[data-person=runner]")).to_contain_text("(you)")
    move(phone, bob)

    # A draw by agreement, the replay with both hands, another game.
    wishes(bob, "draw")
    phone.page.locator("[data-request=draw]").get_by_role("button", name="Agree").click()
    for each in (phone, bob):
        each.sees("result")
    bob.page.get_by_test_id("result").get_by_role("button", name="Look at the table").click()
    phone.page.get_by_test_id("result").get_by_role("button", name="Look at the table").click()
    wishes(bob, "rematch")
    first = bob.page.url
    phone.page.locator("[data-request=rematch]").get_by_role("button", name="Play again").click()
    bob.page.wait_for_url(lambda url: url != first and "#/game/" in url)
    phone.page.wait_for_url(bob.page.url)
    move(phone, bob)
    assert phone.complaints == []
    context.close()


LONGEST_GAME = 400
"""So many choices a game lasts at most in which the Corp does nothing but draw."""
HURRY = {"corp": ("Draw 1 card", "Draw a card"), "runner": ("Gain 1 credit",)}
"""What each side chooses if it can, so that the game is over soon, and by the rules: R&D is empty."""


def hurries(person: Person, side: str) -> None:
    """Whoever is asked does what brings the game to its end."""
    texts = person.options()
    wanted = (number for word in HURRY[side] for number, text in enumerate(texts) if word in text)
    before = person.at
    person.page.locator(f"{OPTIONS}[data-option='{next(wanted, 0)}']").click()
    person.page.wait_for_function(
        "at => document.querySelector('[data-testid=prompt]').dataset.at !== at"
        " || document.querySelector('[data-testid=result]')",
        arg=before,
    )


def asked_of(runner: Person, corp: Person) -> None:
    """Wait until one of them is asked, and let them hurry."""
    for _ in range(1200):
        for person, side in ((runner, "runner"), (corp, "corp")):
            if person.over:
                return
            if person.page.locator(f"{OPTIONS}, {PROMPT} [data-testid=show-all]").count():
                hurries(person, side)
                return
        runner.page.wait_for_timeout(25)
    raise AssertionError("nobody was asked")


def test_a_whole_game_with_clocks(friends: list[Person]) -> None:
    """To its own end, by the rules; a third person looks on until then."""
    ada, bob, eve = friends
    bob.page.goto(invites(ada, "slow"))
    bob.page.get_by_test_id("take-seat").click()
    for each in (ada, bob):
        each.sees("people-panel")
        expect(each.page.locator("[data-clock]")).to_have_count(2)
    eve.page.goto(ada.page.url)
    eve.sees("people-panel")
    for _ in range(LONGEST_GAME):
        if ada.over or bob.over:
            break
        asked_of(ada, bob)
    for each in friends:
        each.sees("result")
    expect(ada.page.get_by_test_id("result")).to_contain_text("You won")
    expect(bob.page.get_by_test_id("result")).to_contain_text("You lost")
    expect(eve.page.get_by_test_id("result")).to_contain_text("The Runner wins")
    ada.page.get_by_test_id("result").get_by_test_id("watch-replay").click()
    ada.sees("replay-slider")
    ada.page.get_by_test_id("seat-both").click()


def test_a_clock_that_runs_out_ends_the_game(friends: list[Person]) -> None:
    ada, bob, _ = friends
    ada.opens()
    ada.page.get_by_role("link", name="set up a table").or_(
        ada.page.get_by_role("button", name="set up a table")
    ).first.click()
    ada.page.locator("[data-opponent='friend']").click()
    ada.page.get_by_text("Choose the times yourself").click()
    ada.page.locator("[name=terms-reserve]").fill("4")
    ada.page.locator("[name=terms-reserve]").blur()
    ada.page.get_by_test_id("start-game").click()
    bob.page.goto(ada.page.get_by_test_id("invitation").input_value())
    bob.page.get_by_test_id("take-seat").click()
    for each in (ada, bob):
        each.sees("result")
        expect(each.page.get_by_test_id("result")).to_contain_text("on time")


def test_markup_in_every_field_stays_text(friends: list[Person], server: Server) -> None:
    """Names are refused, everything else is shown as it was written."""
    ada, bob, _ = friends
    ada.opens("#/people")
    ada.page.get_by_test_id("name").fill("<b>Ada</b>")
    ada.page.get_by_role("button", name="Keep it").click()
    expect(ada.page.locator(".toast.bad")).to_be_visible()
    ada.complaints.clear()  # the browser notes every refusal
    for path in (
        f"#/join/{'x' * 43}",
        "#/code/ABC2345",
        "#/sit/nowhere",
        "#/table/nowhere",
        "#/game/nowhere",
    ):
        bob.opens(path)
        expect(bob.page.get_by_role("alert").first).to_be_visible()
        bob.complaints.clear()
