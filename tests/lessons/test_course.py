"""Every lesson can be finished by doing what the coach points at, and says something at every choice."""

import pytest

from rulerunner.lessons import (
    FIRSTS,
    GLOSSARY,
    LESSONS,
    Desk,
    Lesson,
    Scene,
    coach,
    lesson,
    opened,
    situation,
)
from rulerunner.session import SEATS
from rulerunner.state.decision import KINDS

SCENES = [
    pytest.param(each, scene, id=f"{each.id}-{number}")
    for each in LESSONS
    for number, scene in enumerate(each.scenes)
]


def play(desk: Desk, scene: Scene, lesson: Lesson, follow: bool = True) -> list[tuple[str, tuple[str, ...]]]:
    """Do what the coach says, or always the opposite; what was said on the way."""
    said: list[tuple[str, tuple[str, ...]]] = []
    desk.go(())
    for _ in range(80):
        coached = coach(scene, situation(desk.match, lesson.side))
        said.append((coached.state, coached.says))
        decision = desk.match.decision
        if coached.state != "going":
            return said
        assert decision is not None, said
        if follow:
            assert coached.points, (coached.says, desk.match.view(lesson.side).decision)
            choice = coached.points[0]
        else:
            choice = next(n for n in reversed(range(len(decision.options))) if n not in coached.points)
        desk.go(desk.match.answers, choice)
    raise AssertionError(f"no end: {said[-5:]}")


@pytest.mark.parametrize(("each", "scene"), SCENES)
def test_who_follows_the_coach_finishes_the_lesson(each: Lesson, scene: Scene) -> None:
    said = play(opened(scene, each.side), scene, each)
    assert said[-1][0] == "done", said
    assert len(said) > 1
    for _, says in said:
        assert says
        assert all(len(paragraph) < 700 for paragraph in says)


@pytest.mark.parametrize(("each", "scene"), SCENES)
def test_nothing_is_done_before_anything_was_chosen(each: Lesson, scene: Scene) -> None:
    desk = opened(scene, each.side)
    desk.go(())
    assert coach(scene, situation(desk.match, each.side)).state == "going"
    assert desk.match.decision is not None
    assert desk.match.decision.side == each.side


def test_the_course_is_ten_to_twelve_lessons_of_five_minutes_at_most() -> None:
    # The guided game, which is played at the table, is one more.
    assert 9 <= len(LESSONS) <= 11
    assert all(each.minutes <= 5 for each in LESSONS)
    assert len({each.id for each in LESSONS}) == len(LESSONS)
    assert {each.side for each in LESSONS} == {"corp", "runner"}
    assert [each.rules for each in LESSONS].count("classic-1996") == 1
    assert lesson("about") is LESSONS[0]


def test_who_does_nothing_in_the_first_lesson_is_told_so() -> None:
    first = LESSONS[0]
    scene = first.scenes[0]
    desk = opened(scene, first.side)
    desk.go(())
    for _ in range(4):
        desk.go(desk.match.answers, 0)  # a credit each time
    coached = coach(scene, situation(desk.match, "runner"))
    assert coached.state == "failed"
    assert "Start again" in coached.says[0]


def test_the_wrong_breaker_is_noticed_at_once() -> None:
    (scene,) = next(each for each in LESSONS if each.id == "breakers").scenes
    desk = opened(scene, "runner")
    desk.go(())
    decision = desk.match.view("runner").decision
    assert decision is not None
    wrong = next(n for n, option in enumerate(decision.options) if option.text.startswith("Install Corroder"))
    desk.go((), wrong)
    coached = coach(scene, situation(desk.match, "runner"))
    assert "code gate" in coached.says[0]


def test_every_word_of_the_glossary_is_explained_once() -> None:
    forms = [form.casefold() for entry in GLOSSARY for form in (entry.word, *entry.forms)]
    assert len(forms) == len(set(forms))
    assert all(entry.means.endswith(".") for entry in GLOSSARY)


def test_every_kind_the_coach_speaks_of_is_one_that_decisions_or_logs_have() -> None:
    kinds = {*KINDS, *ASKED_ABOUT}
    for first in FIRSTS:
        word, _, rest = first.when.removeprefix("corp ").removeprefix("runner ").partition(" ")
        assert word in ("asks", "about", "offers", "log", "encounter", "window", "over", "why"), first.when
        assert first.says
        if word == "asks":
            assert rest in kinds, first.when
    assert len({first.when for first in FIRSTS}) == len(FIRSTS)


@pytest.mark.parametrize("side", SEATS)
def test_the_coach_says_one_thing_to_one_player(side: str) -> None:
    """What is said to both and what is said to one side are never about the same moment."""
    heard = [
        first.when.removeprefix(f"{side} ")
        for first in FIRSTS
        if first.when.split()[0] not in SEATS or first.when.startswith(f"{side} ")
    ]
    assert len(heard) == len(set(heard))


ASKED_ABOUT = ("mulligan", "jack-out")
