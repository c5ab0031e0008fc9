"""Building the package. With RULERUNNER_COMPILE=1 mypyc compiles the machine; otherwise all stays Python.

Everything else about the package is in pyproject.toml.
"""

import os
from pathlib import Path

from setuptools import setup

COMPILED = (
    *("rules/table.py", "lang/words.py", "lang/face.py", "state/*.py", "kernel/**/*.py", "game.py"),
    *("view/knowledge.py", "view/recall.py", "view/past.py"),
    *(f"env/{name}.py" for name in ("numbering", "spots", "actions", "memory", "observing", "playing")),
)
"""What is worth compiling: what a game is, the machine that plays it, and what writes it down as numbers. The
words of the card language stay Python: they are data, made once."""


def sources() -> list[str]:
    """The files to compile, from the same sources that run as Python."""
    root = Path("src/rulerunner")
    files = (file for pattern in COMPILED for file in root.glob(pattern))
    return sorted(str(file) for file in files if file.name != "__init__.py")


if os.environ.get("RULERUNNER_COMPILE") == "1":
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    # Assertions guard the Python sources; compiled, every type they state is checked where it is relied on.
    # What is not compiled may use extras that are not there, and is no matter here.
    flags = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
    setup(ext_modules=mypycify([*flags, *sources()], opt_level="3", strip_asserts=True))
else:
    setup()
