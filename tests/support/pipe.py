"""The lab, or another prompt, as a test talks to it: commands through a pipe."""

import io
from pathlib import Path

import pytest

from rulerunner.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples"
NISEI = str(EXAMPLES / "nisei-and-smc.txt")
RUN_HQ = ("3", "next", "1", "next")
"""In the Nisei lesson: make a run, on HQ, up to the first window."""


class Pipe:
    """A prompt, given commands on standard input."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str = "lab"
    ) -> None:
        self._command = command
        self._patch = monkeypatch
        self._capsys = capsys
        self.error = ""
        self.code = 0

    def __call__(self, *arguments: str, commands: list[str] | None = None) -> str:
        self._patch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in commands or [])))
        self._capsys.readouterr()
        self.code = main([self._command, *arguments])
        out, self.error = self._capsys.readouterr()
        return out

    def nisei(self, *commands: str) -> str:
        """The Nisei lesson; what is printed after the first prompt."""
        return self(NISEI, commands=list(commands)).partition("Runner, 1 to 3> ")[2]
