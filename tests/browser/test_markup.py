"""Markup that somebody writes stays text, in every field and wherever it is shown, in a real browser.

What is looked for is the element that the markup would make: the page's policy would keep a script in it from
running, but nothing should be made of it at all.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import OPTIONS, Person, Server, serving

pytestmark = pytest.mark.slow
BAD = "<img src=x class=hacked onerror=window.hacked=1><script>window.hacked=1</script>"
MADE = ".hacked, img[src=x], script:not([src])"
"""What the markup would make."""
ADMIN = "the-key-of-the-admin"
FIELDS = "input:not([type]), input[type=text], input[type=search], input[type=password], textarea"
FILL = """([fields, words]) => {
  const found = [...document.querySelectorAll(fields)].filter((each) => !each.readOnly && !each.disabled);
  for (const each of found) {
    each.value = each.maxLength > 0 ? words.slice(0, each.maxLength) : words;
    each.dispatchEvent(new Event("input", { bubbles: true }));
    each.dispatchEvent(new Event("change", { bubbles: true }));
    each.form?.requestSubmit?.();
  }
  return found.length;
}"""
PAGES = {
    "#/": 0,
    "#/people": 4,
    "#/admin": 1,
    "#/decks": 0,
    "#/deck": 2,
    "#/cards": 1,
    "#/rules/nisei-1.4": 1,
    "#/lab": 1,
    "#/design": 1,
}
"""Every page with fields, and how many there are at least."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("served")
    (folder / "admin-key").write_text(ADMIN)
    with serving(folder, "--admin-key-file", str(folder / "admin-key")) as running:
        yield running


def is_text(page: Page, words: str = "") -> None:
    """Nothing was made of the markup; and if it is shown, it is shown as it was written."""
    if words:
        expect(page.locator("#app")).to_contain_text(words)
    assert page.evaluate("([made]) => document.querySelectorAll(made).length", [MADE]) == 0
    assert page.evaluate("window.hacked") is None


def test_every_field_of_every_page(person: Person) -> None:
    """Filled, and sent if there is a form: what is said about it, refusals too, is text."""
    for where, least in PAGES.items():
        person.opens(where)
        person.page.reload()
        expect(person.page.locator("#main")).to_be_visible()
        expect(person.page.locator(".loading")).to_have_count(0)
        found = 0
        for _ in range(100):  # pages ask for what they show
            found = person.page.locator(FIELDS).count()
            if found >= least:
                break
            person.page.wait_for_timeout(100)
        assert person.page.evaluate(FILL, [FIELDS, BAD]) >= least, where
        person.page.wait_for_timeout(700)  # until it was looked at
        is_text(person.page)
    person.complaints.clear()  # the browser notes every refusal


@pytest.mark.parametrize(
    "where",
    [
        f"#/cards?q={BAD}",
        f"#/rules/nisei-1.4?q={BAD}",
        f"#/rules/{BAD}",
        f"#/lab?position={BAD}",
        f"#/game/{BAD}",
        f"#/{BAD}",
    ],
)
def test_addresses(person: Person, where: str) -> None:
    person.opens(where)
    person.page.reload()
    expect(person.page.locator("#main")).to_be_visible()
    person.page.wait_for_timeout(500)
    is_text(person.page)
    person.complaints.clear()


KEEP_DECK = """async ([name, text]) => {
  const net = await import('/js/net.js');
  return (await net.api.post('/api/decks', {rules: 'nisei-1.4', name, text})).id;
}"""
STARTER = """async () => {
  const net = await import('/js/net.js');
  const lobby = await net.api.get('/api/lobby');
  const deck = lobby.decks.find((each) => each.side === 'runner' && each.family === 'modern');
  return (await net.api.get(`/api/decks/${deck.id}?rules=nisei-1.4`)).text;
}"""
SIT = """async ([deck]) => {
  const net = await import('/js/net.js');
  const wanted = {rules: 'nisei-1.4', side: 'runner', opponent: 'random', seed: 3, deck};
  return (await net.api.post('/api/games', wanted)).id;
}"""


def test_the_name_of_a_deck(person: Person) -> None:
    """It is shown among the decks, in the builder, in the lobby and at the table."""
    person.opens()
    text = person.page.evaluate(STARTER)
    deck = person.page.evaluate(KEEP_DECK, [BAD, text])
    person.opens("#/decks")
    is_text(person.page, BAD)
    person.opens(f"#/deck/{deck}")
    expect(person.page.locator(".deck-name")).to_have_value(BAD)
    is_text(person.page)
    game = person.page.evaluate(SIT, [deck])
    person.opens(f"#/game/{game}")
    person.waits_for_a_choice()
    is_text(person.page)
    person.opens("#/")
    is_text(person.page, BAD)


def test_the_words_of_a_home_made_card(person: Person) -> None:
    person.opens("#/design")
    area = person.page.get_by_test_id("design-text")
    area.fill(
        f"{BAD}\ntype: resource\ncost: 0\nflavour: {BAD}\n\nWhen your turn begins, gain {BAD} credits.\n"
    )
    expect(person.page.get_by_test_id("design-faults")).not_to_be_empty()
    is_text(person.page)
    person.complaints.clear()


def test_a_replay_that_somebody_wrote(person: Person) -> None:
    """The names in it are anything its author likes."""
    person.opens()
    person.plays_now()
    person.chooses(0)
    person.concedes()
    person.page.get_by_test_id("result").get_by_test_id("watch-replay").click()
    person.sees("replay-slider")
    with person.page.expect_download() as saved:
        person.page.get_by_role("link", name="Save").or_(
            person.page.get_by_role("button", name="Save")
        ).first.click()
    first, *rest = saved.value.path().read_text("utf-8").splitlines()
    header = json.loads(first)
    header["players"] = {"corp": BAD, "runner": BAD}
    found = person.page.evaluate(
        """async ([text]) => {
          const net = await import('/js/net.js');
          return net.api.post('/api/replays', {text}).then((found) => found.id, () => '');
        }""",
        ["\n".join((json.dumps(header), *rest)) + "\n"],
    )
    if found:
        person.opens(f"#/replay/{found}")
        person.sees("replay-slider")
    is_text(person.page)
    person.complaints.clear()


def test_why_somebody_is_banned(person: Person) -> None:
    page = person.page
    person.opens("#/admin")
    page.get_by_test_id("admin-key").fill(ADMIN)
    page.get_by_role("button", name="Open").click()
    page.get_by_label("Who", exact=True).fill("mallory")
    page.get_by_label("Why", exact=True).fill(BAD)
    page.get_by_role("button", name="Ban").click()
    is_text(page, f"name mallory: {BAD}")


def test_what_is_said_at_a_table_and_looked_for_there(person: Person) -> None:
    """Chat between people is tried in `test_people`; here, every field that a table has."""
    person.opens()
    person.plays_now()
    person.page.evaluate(FILL, [FIELDS, BAD])
    is_text(person.page)
    assert person.page.locator(OPTIONS).count() > 0
