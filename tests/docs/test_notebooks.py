"""The notebooks run from their first cell to their last, and hold no output of an earlier run."""

import json
from pathlib import Path

import pytest

pytestmark = pytest.mark.heavy
ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


def test_there_is_a_notebook_for_each_beginning() -> None:
    assert [path.stem for path in NOTEBOOKS] == [
        "1-first-game",
        "2-search",
        "3-training",
        "4-data",
        "5-rules-questions",
    ]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    for package in ("torch", "pyarrow", "pandas"):
        pytest.importorskip(package)
    cells = json.loads(path.read_text("utf-8"))["cells"]
    assert all(not cell.get("outputs") for cell in cells)
    notebook = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(
        notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": ROOT}}
    ).execute()
