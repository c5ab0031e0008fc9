"""What several commands have in common: choosing an edition, and the width of the terminal."""

import argparse
import shutil

from ..rules import DEFAULT, EDITIONS, Edition, UnknownEdition, edition
from .errors import Problem

WIDEST = 110
NARROWEST = 40


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The option --rules. It is None unless given, so that a command can tell."""
    names = ", ".join(EDITIONS)
    parser.add_argument("--rules", metavar="EDITION", help=f"one of {names} (default: {DEFAULT})")


def find_edition(name: str | None) -> Edition:
    """The edition of this name, or the default."""
    try:
        return edition(DEFAULT if name is None else name)
    except UnknownEdition as unknown:
        raise Problem(str(unknown)) from None


def width(widest: int = WIDEST) -> int:
    """How many columns there are to write in."""
    return max(NARROWEST, min(widest, shutil.get_terminal_size((widest, 24)).columns))


def whole_number(name: str, text: str, least: int, most: int) -> int:
    """A number given as a word of the command line."""
    try:
        number = int(text)
    except ValueError:
        raise Problem(f"{name} needs a whole number, not {text!r}.") from None
    if not least <= number <= most:
        raise Problem(f"{name} must be from {least} to {most}, not {number}.")
    return number
