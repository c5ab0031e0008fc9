"""What would happen is a change of a kind of its own: how the kinds of what is imminent are spelled."""

from typing import Final

PREFIX: Final = "would "
SPELLED: Final[dict[str, str]] = {}


def would(kind: str) -> str:
    """What a kind of effect is called as something that would happen."""
    if kind not in SPELLED:
        SPELLED[kind] = f"{PREFIX}{kind}"
    return SPELLED[kind]


def is_imminent(kind: str) -> bool:
    """Whether a kind is one of what would happen."""
    return kind.startswith(PREFIX)


def effect_of(kind: str) -> str:
    """The kind of the effect, whether it has happened or would."""
    return kind.removeprefix(PREFIX)
