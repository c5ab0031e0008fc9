"""Learning the game: the course, its coach, and the desk that lessons, puzzles and the lab are played on."""

from .coursework import LESSONS, lesson
from .desk import Astray, Desk
from .firsts import FIRSTS, First
from .glossary import GLOSSARY, Entry
from .lesson import Beat, Check, Coaching, Lesson, Pick, Scene, Situation, coach
from .teaching import opened, situation

__all__ = [
    "FIRSTS",
    "GLOSSARY",
    "LESSONS",
    "Astray",
    "Beat",
    "Check",
    "Coaching",
    "Desk",
    "Entry",
    "First",
    "Lesson",
    "Pick",
    "Scene",
    "Situation",
    "coach",
    "lesson",
    "opened",
    "situation",
]
