"""A real browser, Debian's chromium, and a server for the plays of a module."""

import json
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.support.browsing import PATIENCE, Person, Server, browser_needed, serving

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
LARGE = {"width": 1920, "height": 1080}
SIZES = {"phone": PHONE, "tablet": TABLET, "laptop": DESKTOP, "desktop": LARGE}
POINTING = {"finger": ("phone", "tablet"), "mouse": ("laptop", "desktop")}
"""Which sizes have which: a window that is made smaller or dark is no reason to load a page again."""
Contexts = dict[str, BrowserContext]
expect.set_options(timeout=PATIENCE * 1000)  # a busy machine is slow, and that is no fault of the page


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Not kept for other tests: while it is open, an event loop runs in this thread."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None and not browser_needed():
        pytest.skip("no chromium here; on Debian or Ubuntu: sudo apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all plays of a module: people have profiles of their own, so they do not meet by accident."""
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def context_options() -> dict[str, Any]:
    """What a test may change about the browser: its size, its colours, its motion."""
    return {"viewport": DESKTOP, "reduced_motion": "reduce"}


@pytest.fixture(scope="module")
def contexts(chromium: Browser) -> Iterator[Contexts]:
    found: Contexts = {}
    yield found
    for context in found.values():
        context.close()


@pytest.fixture
def context(
    chromium: Browser, contexts: Contexts, server: Server, context_options: dict[str, Any]
) -> Iterator[BrowserContext]:
    """Browsers of one kind share what they have loaded, and nothing that they remember."""
    kind = json.dumps(context_options, sort_keys=True)
    if kind not in contexts:
        contexts[kind] = chromium.new_context(**context_options)
    opened = contexts[kind]
    yield opened
    for page in opened.pages:
        page.close()
    forgetful = opened.new_page()
    forgetful.goto(server.url + "js/dom.js")
    forgetful.evaluate("localStorage.clear()")
    forgetful.close()


@pytest.fixture
def person(context: BrowserContext, server: Server) -> Iterator[Person]:
    someone = Person(context.new_page(), server.url)
    yield someone
    assert someone.complaints == []


@pytest.fixture
def friends(chromium: Browser, server: Server, context_options: dict[str, Any]) -> Iterator[list[Person]]:
    """Three people, each with a browser of their own."""
    with ExitStack() as stack:
        found = []
        for _ in range(3):
            context = chromium.new_context(**context_options)
            stack.callback(context.close)
            found.append(Person(context.new_page(), server.url))
        yield found
        for each in found:
            assert each.complaints == []
            assert each.page.evaluate("window.hacked") is None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser for each play takes longer than all other tests together: these run in `make test-all`."""
    here = f"{Path(__file__).parent}/"
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.heavy)
