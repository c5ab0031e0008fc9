"""What the README says is so: its Python runs, its commands are commands."""

import re
import shlex
from pathlib import Path

import pytest

from rulerunner.cli import main

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = [
    shlex.split(line, comments=True)[1:]
    for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
    for line in block.splitlines()
    if line.startswith(".venv/bin/rulerunner ")
]
TARGETS = re.findall(r"^make (\w+)", README, re.MULTILINE)


def test_the_python_of_the_readme_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {}
    assert len(PYTHON) == 2
    for block in PYTHON:
        exec(block, names)
    assert names["game"] is not None


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_command_of_the_readme_runs(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.stdin", None)
    assert main(command) == 0
    assert capsys.readouterr().out.strip()


def test_the_targets_of_the_readme_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert TARGETS
    assert [target for target in TARGETS if f"\n{target}:" not in makefile] == []
