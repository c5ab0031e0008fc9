"""What there is to learn, as a message."""

from functools import cache

from ...lessons import FIRSTS, GLOSSARY, LESSONS
from ...puzzles import PUZZLES
from .messages import Course, LessonInfo, PuzzleInfo


@cache
def course() -> Course:
    """The lessons, the puzzles and the words."""
    return Course(
        lessons=tuple(
            LessonInfo(
                each.id,
                each.title,
                each.says,
                each.side,
                each.rules,
                each.minutes,
                tuple(scene.title for scene in each.scenes),
                tuple(scene.task for scene in each.scenes),
            )
            for each in LESSONS
        ),
        puzzles=tuple(
            PuzzleInfo(each.id, each.title, each.says, each.side, each.rules, each.level) for each in PUZZLES
        ),
        firsts=tuple((each.when, each.title, each.says) for each in FIRSTS),
        glossary=tuple((entry.word, entry.means, entry.forms) for entry in GLOSSARY),
    )
