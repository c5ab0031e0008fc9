"""Learning the game: the course, its coach, and the desk that lessons, puzzles and the lab are played on."""

from .coursework import LESSONS, lesson
from .desk import Astray, Desk
from .glossary import GLOSSARY, Entry
from .lesson import Beat, Check, Coaching, Lesson, Pick, Scene, Situation, coach
from .teaching import opened, situation

__all__ = [
    "GLOSSARY",
    "LESSONS",
    "Astray",
    "Beat",
    "Check",
    "Coaching",
    "Desk",
    "Entry",
    "Lesson",
    "Pick",
    "Scene",
    "Situation",
    "coach",
    "lesson",
    "opened",
    "situation",
]
