"""Packages whose names are imported when first asked for, so that importing the package costs nothing.

That is why this module itself imports as little as can be: `typing` alone would cost more than all the rest.
"""

from __future__ import annotations

from importlib import import_module
from sys import modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any


def lazily(package: str, homes: Mapping[str, tuple[str, ...]]) -> Callable[[str], Any]:
    """The `__getattr__` of a package: `homes` are its modules, each with the names that come from there."""
    home_of = {name: home for home, names in homes.items() for name in names}

    def get(name: str) -> Any:
        home = home_of.get(name)
        if home is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(f".{home}", package), name)
        setattr(modules[package], name, value)
        return value

    return get
