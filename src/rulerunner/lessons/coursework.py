"""The course: every lesson in order."""

from typing import Final

from .course import corp, first, more, old, rig
from .lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = (
    *first.LESSONS,
    *rig.LESSONS,
    *corp.LESSONS,
    *more.LESSONS,
    *old.LESSONS,
)


def lesson(id: str) -> Lesson | None:
    """A lesson by its id."""
    return next((each for each in LESSONS if each.id == id), None)
