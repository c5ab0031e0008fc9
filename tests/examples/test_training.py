"""The training example learns: it takes steps, can be gone on with, and a committed curve says how far."""

import csv
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CURVE = ROOT / "docs/research/learning-curve.csv"


def test_the_committed_curve_goes_from_chance_to_four_wins_in_five_on_both_seats() -> None:
    rows = list(csv.DictReader(CURVE.open(newline="")))
    assert int(rows[0]["decisions"]) == 0
    for seat in ("corp", "runner"):
        assert 0.35 < float(rows[0][f"{seat} share"]) < 0.7, "it begins by chance"
        assert float(rows[-1][f"{seat} share"]) >= 0.8
    assert float(rows[-1]["seconds"]) < 20 * 60


@pytest.mark.heavy
def test_training_takes_its_steps_and_goes_on_from_a_checkpoint(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    small = [
        "--games-at-once",
        "2",
        "--steps",
        "8",
        "--every",
        "1",
        "--evaluation-games",
        "2",
        "--threads",
        "1",
    ]

    def run(*words: str) -> str:
        command = [sys.executable, "-m", "examples.training", *words]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=True)
        return done.stdout

    out = str(tmp_path / "run")
    assert "decisions" in run("--out", out, "--minutes", "0.02", *small)
    run("--out", out, "--minutes", "0.02", "--resume", *small)
    rows = list(csv.DictReader((tmp_path / "run/curve.csv").open(newline="")))
    assert len(rows) >= 2
    assert (tmp_path / "run/curve.svg").read_text().startswith("<svg")
    measured = run("--evaluate", f"{out}/checkpoint.pt", "--games", "2")
    assert "against random" in measured
