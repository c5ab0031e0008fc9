"""The newcomers' page is followed to the letter: here, and from a wheel in an empty environment."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/begin.md").read_text("utf-8")
PARTS = {
    part.partition("\n")[0].strip(): part.partition("\n")[2]
    for part in re.split(r"^## ", PAGE, flags=re.M)[1:]
}
PIECE = re.compile(r"Save this as `([\w.-]+)`|^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WAITS = ("rulerunner serve",)
"""What goes on until somebody ends it; its own tests start it."""


class Newcomer:
    """Someone with a shell in a folder of their own, who does what the page says."""

    def __init__(self, folder: Path, bin: Path | None, wheel: Path | None) -> None:
        self.folder, self.bin, self.wheel = folder, bin, wheel
        self.said = ""
        self.done: list[str] = []

    def follow(self, text: str) -> None:
        file, waiting = "", ""
        for name, language, body in PIECE.findall(text):
            if language and waiting:
                self.run(waiting, body if language == "typed" else "")
                waiting = ""
            if name:
                file = name
            elif language in ("text", "python"):
                (self.folder / file).write_text(body, "utf-8")
            elif language == "sh":
                *first, waiting = [line for line in body.splitlines() if line not in WAITS]
                for line in first:
                    self.run(line, "")
            elif language == "output":
                for line in body.splitlines():
                    assert line in self.said, f"{line!r} is not in\n{self.said}"
        if waiting:
            self.run(waiting, "")

    def run(self, line: str, typed: str) -> None:
        words = shlex.split(line)
        if words[0] == "pip":
            if self.wheel is None:
                return
            words = [word.replace("rulerunner", str(self.wheel)) for word in words]
            words += ["--quiet", "--constraint", str(ROOT / "constraints.txt")]
        done = subprocess.run(
            self.command(words),
            cwd=self.folder,
            input=typed,
            env=self.environment(),
            capture_output=True,
            text=True,
        )
        self.said = done.stdout
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        self.done.append(line)

    def command(self, words: list[str]) -> list[str]:
        if self.bin is not None:
            return [str(self.bin / words[0]), *words[1:]]
        program = [sys.executable] if words[0] == "python" else [sys.executable, "-m", words[0]]
        return [*program, *words[1:]]

    def environment(self) -> dict[str, str]:
        """What the page shows is as wide as the page."""
        if self.bin is None:
            return {**os.environ, "COLUMNS": "120", "PYTHONPATH": str(ROOT / "src")}
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return {**kept, "COLUMNS": "120"}


def test_there_is_a_way_in_for_each() -> None:
    assert list(PARTS) == ["Play", "Judge", "Design a card", "Research"]


@pytest.mark.parametrize("part", ["Play", "Judge", "Design a card"])
def test_a_newcomer_gets_where_the_page_says(part: str, tmp_path: Path) -> None:
    newcomer = Newcomer(tmp_path, None, None)
    newcomer.follow(PARTS[part])
    assert newcomer.done


@pytest.mark.heavy
def test_every_way_works_from_a_wheel_in_a_clean_environment(tmp_path: Path) -> None:
    """The wheel is pure Python, made of a copy of the sources; the rest comes from the package index."""
    project, home = tmp_path / "project", tmp_path / "home"
    home.mkdir()
    leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", project / "src", ignore=leave)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, project)
    make = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    environment = {name: value for name, value in os.environ.items() if name != "RULERUNNER_COMPILE"}
    subprocess.run([*make, "--wheel-dir", str(home), str(project)], check=True, env=environment)
    (wheel,) = home.glob("rulerunner-*-py3-none-any.whl")
    subprocess.run([sys.executable, "-m", "venv", str(home / ".venv")], check=True)
    newcomer = Newcomer(home, home / ".venv/bin", wheel)
    for text in PARTS.values():
        newcomer.follow(text)
    assert sum(line.startswith("pip ") for line in newcomer.done) == 4
    assert sum(line.startswith("rulerunner ") for line in newcomer.done) >= 8
