"""`rulerunner serve`: where it listens, what it says, how it ends."""

import builtins
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from rulerunner.cli import main, serve
from rulerunner.server.running import ENDS_WITHIN

SERVE = [sys.executable, "-m", "rulerunner.cli", "serve", "--no-open"]


def test_a_busy_port_that_was_asked_for_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    said = capsys.readouterr().err
    assert f"port {port}" in said
    assert "--port" in said


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", port)
        with serve.bind("127.0.0.1", None) as listener:
            assert listener.getsockname()[1] > port
            assert serve.url_of(listener) == f"http://127.0.0.1:{listener.getsockname()[1]}/"


@pytest.mark.parametrize("words", [["--port", "99999"], ["--host", "no.such.host.invalid"]])
def test_an_address_that_is_none_is_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *words]) == 2
    assert words[1] in capsys.readouterr().err


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////proc/nowhere/games.sqlite3", "nosuch://here/games"])
def test_a_database_that_cannot_be_opened_is_named(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--db", url]) == 2
    assert "database" in capsys.readouterr().err


def test_without_its_packages_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    true_import = builtins.__import__

    def without_uvicorn(name: str, *rest: Any, **more: Any) -> Any:
        if name == "uvicorn":
            raise ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn")
        return true_import(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without_uvicorn)
    assert main(["serve"]) == 2
    said = capsys.readouterr().err
    assert "pip install 'rulerunner[web]'" in said
    assert "rulerunner play" in said


@pytest.mark.slow
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "a service manager"])
def test_it_says_where_it_is_in_one_line_and_ends_when_told_to(tmp_path: Path, sign: signal.Signals) -> None:
    words = ["--port", "0", "--db", f"sqlite:///{tmp_path / 'deep' / 'er' / 'games.sqlite3'}"]
    process = subprocess.Popen([*SERVE, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = process.stdout.readline()
    assert said.startswith("Rulerunner is ready at http://127.0.0.1:")
    process.send_signal(sign)
    told = time.monotonic()
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, ""), "and no signal comes back once it has ended"
    in_time = time.monotonic() - told < ENDS_WITHIN - 0.5
    assert "Goodbye" in out or not in_time, "on a busy machine it ends in time rather than in good order"
