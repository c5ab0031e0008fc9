"""How this copy was built: as plain Python, or with the machine compiled."""

import platform
from importlib.util import find_spec


def compiled() -> bool:
    """Whether the machine runs compiled."""
    spec = find_spec("rulerunner.kernel.machine")
    return spec is not None and not (spec.origin or "").endswith(".py")


def build() -> str:
    """In a few words."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"compiled, {python}" if compiled() else f"pure Python, {python}"
