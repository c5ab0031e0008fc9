"""The guide to decks says what works: its commands and code run, and its tables are those of the packs."""

import re
import shlex
from pathlib import Path

import pytest

from rulerunner.cli import main
from rulerunner.decks.opening import BOOSTER, STARTER

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "build-a-deck.md").read_text("utf-8")
LINES = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
RARITIES = ("vital", "common", "uncommon", "rare")


def test_the_commands_run_in_their_order(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = 0
    for line in LINES:
        command, _, file = line.partition("#")[0].partition(">")
        _, name, *words = shlex.split(command)
        if name == "decks":
            assert main([name, *words]) == 0, line
            shown = capsys.readouterr().out
            if file.strip():
                Path(file.strip()).write_text(shown)
            ran += 1
    assert ran == len(LINES) - 1, "all but the game"


def test_the_code_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(code, "build-a-deck.md", "exec"), {})


@pytest.mark.parametrize(
    ("named", "holds"),
    [
        ("starter of the base set", STARTER),
        ("booster `base` or `proteus`", BOOSTER["base"]),
        ("booster `base` or `proteus`", BOOSTER["proteus"]),
        ("booster `classic`", BOOSTER["classic"]),
    ],
)
def test_the_table_says_what_a_pack_holds(named: str, holds: dict[str, int]) -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {named} |"))
    size, *counts = [int(cell or 0) for cell in map(str.strip, row.split("|")[2:-1])]
    assert size == sum(holds.values())
    assert dict(zip(RARITIES, counts, strict=True)) == dict.fromkeys(RARITIES, 0) | dict(holds)
