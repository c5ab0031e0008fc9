"""The client of the how-to page plays a whole game against a real server."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
import uvicorn

from rulerunner.server.app import create_app
from rulerunner.server.config import Config

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "protocol-client.md"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server at a port of its own."""
    app = create_app(Config(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    server = uvicorn.Server(uvicorn.Config(app, "127.0.0.1", 0, log_level="warning"))
    thread = Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not come up"
            time.sleep(0.05)
        yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(30)


def test_the_client_on_the_page_plays_a_game_to_its_end(address: str, tmp_path: Path) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    file = tmp_path / "client.py"
    file.write_text(program, "utf-8")
    played = subprocess.run(
        [sys.executable, str(file), address], capture_output=True, text=True, timeout=100, check=False
    )
    assert played.returncode == 0, played.stderr
    *choices, last = played.stdout.splitlines()
    assert re.fullmatch(r"Over in turn \d+: (corp|runner|nobody) wins by .+\.", last)
    assert len(choices) > 10
    assert all(re.match(r"[\dC][\w.?+]* +\S", line) for line in choices)
