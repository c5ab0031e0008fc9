"""Why a card is not playable yet: what of it cannot be said or done so far, as its facts' readers found."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

UNTRIED = "not written down yet"


def needs(family: str, name: str) -> str:
    """What a card waits for, in a few words; `UNTRIED` where nobody has looked closely."""
    return _needs(family).get(name, UNTRIED)


@cache
def _needs(family: str) -> Mapping[str, str]:
    file = files("rulerunner.cards").joinpath("data", "waiting.json")
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return MappingProxyType({name: reason for reason, names in data[family].items() for name in names})
