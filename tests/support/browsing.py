"""A server of its own and a person at a browser, for tests that click."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from urllib.error import URLError

from playwright.sync_api import ConsoleMessage, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from rulerunner.session import Match, Replay, Start

SEED = 11
PATIENCE = 120.0
"""Seconds to wait for a server on a busy machine."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`rulerunner serve` in a process of its own, which can be killed and started again on the same games."""

    def __init__(self, folder: Path, *more: str, db: str = "") -> None:
        self.port = free_port()
        self.db = db or f"sqlite:///{folder / 'games.sqlite3'}"
        self._more = more
        self.log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes] | None:
        """The process, while it runs."""
        return self._process

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        command = [sys.executable, "-m", "rulerunner.cli", "serve", "--no-open"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port), "--db", self.db, *self._more], stdout=log, stderr=log
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process.poll() is None, self.log.read_text()
            try:
                with urllib.request.urlopen(self.url, timeout=5):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        raise AssertionError(f"the server did not come up: {self.log.read_text()}")

    def kill(self) -> None:
        """End it without a chance to say goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(PATIENCE)
        self._process = None


@contextmanager
def serving(folder: Path, *more: str, db: str = "") -> Iterator[Server]:
    server = Server(folder, *more, db=db)
    try:
        server.start()
        yield server
    finally:
        server.stop()


class Person:
    """Someone who sees a page and clicks. What the page complains about is kept."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(_said(said)) if said.type == "error" else None)
        page.set_default_timeout(PATIENCE * 1000)
        page.add_init_script(SEEDED)

    def opens(self, where: str = "") -> None:
        self.page.goto(self.url + where)

    def sees(self, name: str) -> None:
        expect(self.page.get_by_test_id(name).first).to_be_visible(timeout=PATIENCE * 1000)

    def plays_now(self) -> None:
        """The one click of a first visit; then the table is there with a choice."""
        self.page.get_by_test_id("play-now").click()
        self.sees("prompt")
        self.waits_for_a_choice()

    def waits_for_a_choice(self) -> None:
        """Wait until there is something to choose. Cards that are shown on the way are looked at."""
        while True:
            self.page.wait_for_function(CHOICE_OR_END_OR_CARD)
            card = self.page.get_by_test_id("seen")
            if not card.count():
                return
            with suppress(TooLate):  # one that was clicked may be there a moment longer
                card.first.click(timeout=2000)

    @property
    def over(self) -> bool:
        return self.page.get_by_test_id("result").count() > 0

    @property
    def at(self) -> str:
        """The number of the present state of the game, as the page has it."""
        return self.page.get_by_test_id("prompt").get_attribute("data-at") or ""

    def options(self) -> list[str]:
        """Every option of the decision in words, also those that lie on the cards, in order."""
        self.unfolds()
        found: list[str] = self.page.locator(OPTIONS).evaluate_all(
            "all => all.toSorted((a, b) => a.dataset.option - b.dataset.option)"
            ".map(each => each.querySelector('.option-label').innerText)"
        )
        return found

    def unfolds(self) -> None:
        """Ask for all options as buttons, if some lie on the cards only."""
        folded = self.page.locator(FOLDED)
        if folded.count():
            folded.click()

    def chooses(self, number: int) -> None:
        """Click an option, and wait until the game has gone on to the next choice."""
        before = self.at
        self.unfolds()
        self.page.locator(f"{OPTIONS}[data-option='{number}']").click()
        self.waits_for_another(before)

    def waits_for_another(self, at: str) -> None:
        """Wait until the choice at hand is another one."""
        self.page.wait_for_function(
            f"at => document.querySelector('{PROMPT}').dataset.at !== at || {END}", arg=at
        )
        self.waits_for_a_choice()

    def plays_on(self, choices: int, seed: int = 1) -> None:
        """Click anything, so many times or to the end of the game."""
        chance = Random(seed)
        for _ in range(choices):
            if self.over:
                return
            self.chooses(chance.randrange(len(self.options())))

    def sits_at(self, position: str, side: str = "runner", opponent: str = "thumb") -> None:
        """Sit down in a position, against a bot."""
        self.opens()
        self.page.evaluate("localStorage.setItem('rulerunner.tip', 'seen')")
        game = self.page.evaluate(SIT, [_replay(position), side, opponent])
        self.opens(f"#/game/{game}")
        self.page.reload()
        self.waits_for_a_choice()

    def presses(self, words: str) -> None:
        """Click a button of the prompt by its words."""
        self.unfolds()
        before = self.at
        self.page.locator(f"{PROMPT} .option", has_text=words).first.click()
        self.waits_for_another(before)

    def concedes(self) -> None:
        """Give up, and be asked whether that is meant."""
        self.page.get_by_test_id("concede").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Concede").click()
        self.sees("result")

    def runs(self) -> None:
        """Be in the middle of a run, with a choice in it."""
        self.sits_at(BEFORE_A_RUN)
        self.presses("Make a run")
        self.presses("Run HQ")
        expect(self.page.get_by_test_id("run-path")).to_have_count(1)


def _said(message: ConsoleMessage) -> str:
    """What the page complains of, and where: a resource that was not found has an address."""
    return f"{message.text} ({message.location.get('url', '')})"


BEFORE_A_RUN = """
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
hand 3x Sure Gamble
hand Mutual Favor
deck 20x Sure Gamble

[HQ]
ice Karunā (rezzed)
[remote 1]
root Regolith Mining License
"""
SEEDED = f"""
const asks = window.fetch;
window.fetch = (where, how) => {{
  if (String(where).endsWith("/api/games") && how?.method === "POST") {{
    const wanted = JSON.parse(how.body);
    if (wanted.opponent !== "friend") how = {{...how, body: JSON.stringify({{seed: {SEED}, ...wanted}})}};
  }}
  return asks(where, how);
}};
"""
"""Games against a bot begin from a seed, so that a test sees the same game each time. (Playwright's
routes would do, but a page with routes has no cache.)"""
SIT = """async ([text, side, opponent]) => {
  const net = await import('/js/net.js');
  const replay = await net.api.post('/api/replays', {text});
  return (await net.api.post(`/api/replays/${replay.id}/play`, {at: 0, side, opponent})).id;
}"""


def _replay(position: str) -> str:
    """A replay that is at its beginning: the position."""
    return Replay.of(Match(Start.from_position(position))).to_text()


PROMPT = "[data-testid=prompt]"
OPTIONS = f"{PROMPT} [data-option]"
PLANS = f"{PROMPT} [data-plan]"
END = "document.querySelector('[data-testid=result]')"
MORE = f"{PROMPT} [data-testid=show-all]"
FOLDED = f"{MORE}[aria-expanded=false]"
CHOICE_OR_END_OR_CARD = f"""() => {{
  if ({END} || document.querySelector('{OPTIONS}, {MORE}, {PLANS}, [data-testid=seen]')) return true;
  document.querySelector('{PROMPT} [data-testid=skip]')?.click();
  return false;
}}"""
"""Someone impatient: what an opponent does is skipped, not watched at the pace of a reader."""


def browser_needed() -> bool:
    """Where everything is to be tested, a missing browser is a failure and not a reason to skip."""
    return os.environ.get("CI", "") not in ("", "0", "false")
