"""Building the package. With RULERUNNER_COMPILE=1 mypyc compiles the machine; otherwise all stays Python.

RULERUNNER_PROFILE=count compiles a machine that counts the ways it goes, and RULERUNNER_PROFILE=use one that
was told by those counts which are usual (`tools/fast` does one after the other, where the compiler is gcc).

Everything else about the package is in pyproject.toml.
"""

import os
import re
import sys
from pathlib import Path

from setuptools import setup

COMPILED = (
    "rules/table.py",
    *(f"lang/{name}.py" for name in ("words", "face", "headings", "traits", "demands")),
    *(
        f"lang/{name}.py"
        for name in ("base", "refs", "filters", "costs", "conditions", "quantities", "abilities")
    ),
    *("lang/instructions/*.py", "lang/statics/*.py"),
    "state/*.py",
    "kernel/**/*.py",
    "game.py",
    *("bots/search/*.py", "bots/thumb/*.py"),
    *(
        f"view/{name}.py"
        for name in ("parts", "records", "knowledge", "hearing", "recall", "past", "names", "noted", "apart")
    ),
    *(
        f"view/{name}.py"
        for name in ("wording", "words", "acts_in_words", "options", "deciding", "cards", "coming")
    ),
    *(f"view/{name}.py" for name in ("situation", "view")),
    *(
        f"env/{name}.py"
        for name in ("numbering", "spots", "actions", "memory", "moment", "observing", "playing")
    ),
)
"""What is worth compiling: what a game is, the words of the card language, which the machine reads all the
time, the machine itself, the bots by rules of thumb and by search, views, and what writes games down as
numbers."""


def sources(root: Path) -> set[str]:
    """The files to compile, by their places in the package."""
    files = (file for pattern in COMPILED for file in root.glob(pattern))
    return {str(file.relative_to(root)) for file in files if file.name not in ("__init__.py", "declaring.py")}


TRASHCAN = re.compile(r"CPy_TRASHCAN_BEGIN\(self, (\w+)\)")
SAFE_TRASHCAN = r"CPy_TRASHCAN_BEGIN(self, (PyObject_IS_GC((PyObject *)self) ? (destructor)\1 : NULL))"


def mend(source: Path) -> None:
    """Let what has no mark for the search for garbage be freed at once.

    Python puts off freeing what is nested deeply, and chains it by that mark, which stands before an object.
    Records have none: the chain would be written over whatever lies there. The compiler does not know. What
    nests deeply here are tuples, which have one.
    """
    source.write_text(TRASHCAN.sub(SAFE_TRASHCAN, source.read_text("utf-8")), "utf-8")


PROFILE = {
    "": ([], []),
    "count": (["-fprofile-generate"], ["-fprofile-generate"]),
    "use": (["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch"], []),
}
"""What gcc and the linker are told, by what is done about counts."""


if os.environ.get("RULERUNNER_COMPILE") == "1":
    from mypyc.build import mypycify

    sys.path.insert(0, "tools")
    from expand_sources import expand

    package = Path("src/rulerunner")
    files = expand(package, Path("build/expanded"), sources(package))
    os.environ["MYPYPATH"] = "build/expanded"
    # Assertions guard the Python sources; compiled, every type they state is checked where it is relied on.
    # What is not compiled may use extras that are not there, and is no matter here.
    flags = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
    # Code that is kept small is faster here than code that is made fast one function at a time.
    modules = mypycify([*flags, *files], opt_level="2", debug_level="0", strip_asserts=True)
    for source in {source for module in modules for source in module.sources}:
        mend(Path(source))
    for module in modules:
        if "-Werror" in module.extra_compile_args:  # not the compiler of Windows
            # What one module calls in another lies in the same library: without names for outsiders the calls
            # are direct, and small functions go into their callers.
            more = ["-fno-plt", "-fvisibility=hidden"]
            if module.name.endswith("__mypyc"):  # the library; all others only lead to it
                compiling, linking = PROFILE[os.environ.get("RULERUNNER_PROFILE", "")]
                more += compiling
                module.extra_link_args = [*module.extra_link_args, *linking]
            module.extra_compile_args = [*module.extra_compile_args, *more]  # the modules share one list
    setup(ext_modules=modules)
else:
    setup()
