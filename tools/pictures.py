"""Take the pictures of the table that the documents show: `make pictures`.

A server of its own, a browser, and a person who clicks: the pictures are of the real thing, and anybody can
take them again.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.support.browsing import Person, serving  # noqa: E402

IMAGES: Final = ROOT / "docs" / "img"
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
TABLET: Final = {"width": 1180, "height": 820}
RUN: Final = """
rules nsg-26.03
turn runner

[corp]
credits 9
hand 4x Hedge Fund
deck 12x Hedge Fund

[runner]
credits 14
rig Carmen
rig Cleaver
rig Unity
rig Docklands Pass
rig Telework Contract
hand 2x Sure Gamble
hand Overclock
hand Mutual Favor
deck 20x Sure Gamble

[HQ]
ice Karunā (rezzed)
ice Palisade
[R&D]
ice Tithe (rezzed)
ice Whitespace
[remote 1]
ice Brân 1.0 (rezzed)
root Offworld Office (2 advancement)
[remote 2]
root Regolith Mining License
"""
"""A turn with something to run on."""


def person(browser: Browser, url: str, colours: str, size: dict[str, int]) -> Person:
    """Someone with a screen of this size and these colours."""
    options: dict[str, Any] = {"viewport": size, "color_scheme": colours, "reduced_motion": "reduce"}
    return Person(browser.new_context(**options).new_page(), url)


def shot(someone: Person, name: str) -> None:
    """Write a picture, and say so."""
    someone.page.wait_for_timeout(800)
    someone.page.screenshot(path=IMAGES / f"{name}.png")
    print(f"Wrote {IMAGES / name}.png")


def starts(someone: Person, edition: str = "nisei-1.4", side: str = "runner") -> None:
    """A game that is the same each time: the first sample decks, and a seed."""
    someone.opens()
    game = someone.page.evaluate(START, {"rules": edition, "side": side, "opponent": "thumb", "seed": 20})
    someone.page.evaluate("localStorage.setItem('rulerunner.tip', 'seen')")
    someone.opens(f"#/game/{game}")
    someone.page.reload()
    someone.waits_for_a_choice()


PAGES: Final = (
    ("lesson", "#/learn/first-run/1", "study-option"),
    ("cards", "#/cards?q=t:ice is:playable", "card-tile"),
    ("builder", "#/deck/modern-corp-gateway-starter-corp", "deck-list"),
    ("lab", "#/lab", "study-option"),
)
"""The pages around the table: the name of the picture, the address, and what is there once it is drawn."""


def encounters(someone: Person) -> None:
    """A run on HQ meets the ice there."""
    someone.sits_at(RUN)
    someone.presses("Make a run")
    someone.presses("Run HQ")


def accesses(someone: Person) -> None:
    """A run on a server without ice, and what lies in it."""
    someone.sits_at(RUN)
    someone.presses("Make a run")
    someone.presses("Run Server 2")


START: Final = """async what => {
  const net = await import('/js/net.js');
  return (await net.api.post('/api/games', what)).id;
}"""


def main() -> int:
    """Take every picture."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        visitor = person(browser, server.url, "dark", DESKTOP)
        visitor.opens()
        visitor.sees("play-now")
        shot(visitor, "lobby")
        for name, where, sees in PAGES:
            visitor.opens(where)
            visitor.sees(sees)
            shot(visitor, name)

        runner = person(browser, server.url, "dark", DESKTOP)
        encounters(runner)
        shot(runner, "table-run")
        runner.page.get_by_test_id("text-mode").click()
        shot(runner, "table-text")

        corp = person(browser, server.url, "light", DESKTOP)
        starts(corp, "classic-1996", "corp")
        corp.plays_on(30, seed=4)
        shot(corp, "table-classic")

        phone = person(browser, server.url, "dark", PHONE)
        encounters(phone)
        shot(phone, "table-phone")

        tablet = person(browser, server.url, "light", TABLET)
        accesses(tablet)
        shot(tablet, "table-access")

        corp.concedes()
        corp.page.get_by_test_id("result").get_by_test_id("watch-replay").click()
        corp.sees("replay-slider")
        for _ in range(24):
            corp.page.get_by_test_id("replay-next").click()
        shot(corp, "replay")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
