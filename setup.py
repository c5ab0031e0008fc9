"""Building the package. With RULERUNNER_COMPILE=1 mypyc compiles the machine; otherwise all stays Python.

Everything else about the package is in pyproject.toml.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

ENCODING = ("numbering", "spots", "actions", "memory", "moment", "observing", "playing")

COMPILED = (
    "rules/table.py",
    "lang/words.py",
    "lang/face.py",
    "lang/headings.py",
    "lang/traits.py",
    "state/*.py",
    "kernel/**/*.py",
    "game.py",
    "bots/search/*.py",
    *("view/knowledge.py", "view/recall.py", "view/past.py"),
    *(f"env/{name}.py" for name in ENCODING),
)
"""What is worth compiling: what a game is, the machine that plays it, the searcher, which plays out
thousands, and what writes games down as numbers. The words of the card language stay Python: they are data,
made once."""


def sources(root: Path) -> list[str]:
    """The files to compile."""
    files = (file for pattern in COMPILED for file in root.glob(pattern))
    return sorted(str(file) for file in files if file.name not in ("__init__.py", "declaring.py"))


if os.environ.get("RULERUNNER_COMPILE") == "1":
    from mypyc.build import mypycify

    sys.path.insert(0, "tools")
    from expand_records import expand

    package = expand(Path("src/rulerunner"), Path("build/expanded"))
    os.environ["MYPYPATH"] = "build/expanded"
    # Assertions guard the Python sources; compiled, every type they state is checked where it is relied on.
    # What is not compiled may use extras that are not there, and is no matter here.
    flags = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
    setup(ext_modules=mypycify([*flags, *sources(package)], opt_level="3", strip_asserts=True))
else:
    setup()
