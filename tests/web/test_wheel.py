"""What is installed from a wheel has the whole page, and needs nothing else from outside."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILDING = ("pyproject.toml", "setup.py", "LICENSE", "NOTICE.md", "README.md")
IGNORED = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")


@pytest.mark.slow
def test_a_wheel_has_every_file_of_the_page(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=IGNORED)
    for name in BUILDING:
        shutil.copy(ROOT / name, source)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    done = subprocess.run([*command, tmp_path, source], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    page = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src/rulerunner/web").rglob("*.*")}
    assert "rulerunner/web/index.html" in page
    assert page <= inside
