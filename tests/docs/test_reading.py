"""The page on reading cards is true: its example runs, and the chapters it names are there."""

import re
from pathlib import Path
from typing import Any

from rulerunner.lang import reading
from rulerunner.lang.reading.grammar import CHAPTERS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reading.md"


def test_the_example_on_the_page_reads_its_card() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    found: dict[str, Any] = {}
    exec(compile(code, str(PAGE), "exec"), found)
    assert found["reading"].ok
    assert len(found["reading"].abilities) == 1


def test_the_chapters_named_on_the_page_are_there() -> None:
    folder = Path(reading.__file__).parent
    text = PAGE.read_text("utf-8")
    named = set(re.findall(r"reading/(\w+)\.py", text)) | set(re.findall(r"`(\w+)`(?=[,| ])", text)) & {
        path.stem for path in folder.glob("*.py")
    }
    assert {"tokens", "engine", "assembly", "settling", "normal_form", "nouns", "idioms"} <= named
    assert all((folder / f"{name}.py").exists() for name in named)
    assert {chapter.__name__.rpartition(".")[2] for chapter in CHAPTERS} <= named
