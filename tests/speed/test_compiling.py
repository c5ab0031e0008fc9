"""`tools/fast` compiles twice where it can count, and once where it cannot. No compiler is run here."""

import shutil
import subprocess
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "fast"
PYTHON = """#!/bin/sh
case "$*" in
*sysconfig*) echo "$PWD/cc" ;;
-) ;;
*usual_games*)
    echo "games of $PYTHONPATH" >>calls
    [ -n "$UNCOUNTED" ] || : >build/__native.gcda
    ;;
*)
    echo "compiled for ${RULERUNNER_PROFILE:-one pass}" >>calls
    [ "$RULERUNNER_PROFILE" != "${FAILS:-none}" ]
    ;;
esac
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A place with the tool, and a Python and a compiler that only write down what they are asked for."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    shutil.copy(TOOL, tmp_path / "tools" / "fast")
    for name, text in {
        ".venv/bin/python": PYTHON,
        ".venv/bin/rulerunner": "#!/bin/sh\necho compiled\n",
        "cc": "#!/bin/sh\necho ${COMPILER:-Free Software Foundation}\n",
    }.items():
        (tmp_path / name).write_text(text, "utf-8")
        (tmp_path / name).chmod(0o755)
    return tmp_path


def run(house: Path, *words: str, **settings: str) -> tuple[int, list[str]]:
    """Run the tool: how it ended, and what was done."""
    environment = {"PATH": "/usr/bin:/bin", **settings}
    done = subprocess.run(
        [house / "tools" / "fast", *words], env=environment, capture_output=True, check=False, timeout=60
    )
    return done.returncode, (house / "calls").read_text("utf-8").splitlines()


def test_the_second_pass_uses_what_the_first_counted(house: Path) -> None:
    assert run(house) == (0, ["compiled for count", "games of src", "compiled for use"])


@pytest.mark.parametrize(
    ("settings", "before"),
    [
        ({"FAILS": "count"}, ["compiled for count"]),
        ({"UNCOUNTED": "1"}, ["compiled for count", "games of src"]),
        ({"COMPILER": "clang"}, []),
    ],
)
def test_where_nothing_can_be_counted_one_pass_does(
    house: Path, settings: dict[str, str], before: list[str]
) -> None:
    assert run(house, **settings) == (0, [*before, "compiled for one pass"])


def test_one_pass_can_be_asked_for(house: Path) -> None:
    assert run(house, "once") == (0, ["compiled for one pass"])


def test_what_cannot_be_compiled_leaves_nothing_compiled(house: Path) -> None:
    (house / "src" / "half.so").touch()
    assert run(house, FAILS="use") == (1, ["compiled for count", "games of src", "compiled for use"])
    assert not list((house / "src").iterdir())
