"""The start from nothing: what importing costs, and what the first game costs, in time and in memory.

Each is measured in processes of their own, by the processor's time and against a yardstick, and the best of
several counts: a busy machine is no reason to fail. What is loaded is counted too, which noise cannot change.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rulerunner.building import compiled

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="memory is read where Linux says it"),
]
SRC = Path(__file__).parents[2] / "src"
RUNS = 4
YARDSTICK = 0.025
"""Seconds that a million turns of the loop below take on the machine for which the limits are written."""
IMPORT = 0.005
GAME = 0.6
MEGABYTES = 60

MEASURE = """
import json, sys, time
clock = time.process_time
start = clock()
for _ in range(1_000_000): pass
yardstick = clock() - start
before = set(sys.modules)
start = clock()
import rulerunner
imported = clock() - start
light = sorted(set(sys.modules) - before)
from rulerunner.decks import samples
decks = [next(iter(samples("modern", side).values())) for side in ("corp", "runner")]
game = rulerunner.new_game(*decks, rules="nsg-26.03", seed=1)
assert game.decision.options
played = clock() - start
faces = {name: deck.library.face(name) for deck in decks for name in (deck.identity, *deck.cards)}
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
cards = "rulerunner.cards.modern."
print(json.dumps({
    "yardstick": yardstick, "import": imported, "game": played, "light": light,
    "megabytes": int(status["VmHWM"].split()[0]) / 1024,  # ru_maxrss would be that of the parent, if larger
    "sets": sorted({name.split(".")[3] for name in sys.modules if name.startswith(cards)}),
    "wanted": sorted({face.facts.printings[0][0] for face in faces.values()}),
    "modules": sorted(name for name in sys.modules if name.startswith("rulerunner.")),
}))
"""


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """So many starts; one before them compiles the modules, as installing does."""
    cache = str(tmp_path_factory.mktemp("cache"))
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env |= {"PYTHONPATH": str(SRC), "PYTHONPYCACHEPREFIX": cache}

    def once() -> dict[str, Any]:
        command = [sys.executable, "-c", MEASURE]
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=True)
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    once()
    return [once() for _ in range(RUNS)]


def best(runs: list[dict[str, Any]], what: str) -> float:
    """The best time of several, as it would be on the machine of the yardstick, if this one is slower."""
    times: list[float] = [run[what] / max(1.0, run["yardstick"] / YARDSTICK) for run in runs]
    return min(times)


def test_importing_the_package_loads_next_to_nothing(runs: list[dict[str, Any]]) -> None:
    light = runs[0]["light"]
    assert "typing" not in light
    assert [name for name in light if name.startswith("rulerunner")] == ["rulerunner", "rulerunner.lazily"]
    assert len(light) <= 10, light
    assert best(runs, "import") < IMPORT


def test_the_first_game_begins_soon_and_in_little_memory(runs: list[dict[str, Any]]) -> None:
    assert best(runs, "game") < GAME
    assert min(run["megabytes"] for run in runs) < MEGABYTES


@pytest.mark.skipif(compiled(), reason="what is compiled is one module that loads all at once")
def test_a_game_loads_the_sets_of_its_decks_and_no_others(runs: list[dict[str, Any]]) -> None:
    assert set(runs[0]["sets"]) <= {*runs[0]["wanted"], "families"}
    for unused in ("bots", "server", "env", "lessons", "search", "lang.reading", "lang.gisting"):
        loaded = [name for name in runs[0]["modules"] if name.startswith(f"rulerunner.{unused}")]
        assert loaded == [], f"a game needs none of {unused}"
