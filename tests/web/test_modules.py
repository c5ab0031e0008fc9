"""The browser's modules: those that only compute are tested where they are, and none imports in a circle."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
JS = ROOT / "src" / "rulerunner" / "web" / "js"
TESTS = sorted((Path(__file__).parent / "js").glob("*.test.mjs"))
IMPORT = re.compile(r'^(?:import|export)[^"]*"(\.[^"]+)"', re.MULTILINE)


@pytest.mark.parametrize("file", TESTS, ids=lambda file: file.stem)
def test_the_pure_modules_do_what_they_say(file: Path) -> None:
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if node is None:
        pytest.skip("no node here; the dev extra brings one")
    ran = subprocess.run(
        [node, "--test", str(file)], capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_no_module_imports_in_a_circle() -> None:
    graph = {
        file: [(file.parent / path).resolve() for path in IMPORT.findall(file.read_text("utf-8"))]
        for file in JS.rglob("*.js")
    }
    done: set[Path] = set()

    def visit(file: Path, way: tuple[Path, ...]) -> None:
        names = " -> ".join(each.name for each in (*way, file))
        assert file not in way, f"a circle: {names}"
        if file in done:
            return
        for to in graph.get(file, ()):
            visit(to, (*way, file))
        done.add(file)

    for file in graph:
        visit(file, ())
