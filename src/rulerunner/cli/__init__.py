"""The command line. Each subcommand is a module here with `add_parser(subparsers)` and `run(args) -> int`.

To add one, name it in `COMMANDS`. Only the module of the command that was given is imported.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Final

from .. import __version__
from ..building import build
from ..lang.bad import BadDefinition
from .errors import Problem

COMMANDS: Final[dict[str, str]] = {
    "analyse": "a game that was played: how the chances went, and what would have been better",
    "arena": "games between bots: who wins, how often and why",
    "ladder": "every bot against every other, with ratings for both seats",
    "selfplay": "games between bots as a data set",
    "mcp": "language models at the table, by the Model Context Protocol",
    "serve": "the table in the browser: play against the machine or a friend, look at replays",
    "play": "a whole game against the machine, in plain text",
    "cards": "find cards, and see which can be played",
    "decks": "the sample decks; what is wrong with one; sealed packs of the 1996 game",
    "chart": "the steps of a run or a turn as a chart; two editions side by side; a drawing",
    "explain": "what a rule, a step or a card means",
    "design": "cards of your own: read from plain English, played at once, weighed",
    "lab": "play a position step by step, with every rule, forward and back",
    "backup": "copy a server's database while it runs, or make one from a copy",
    "verify": "check that the deal of a game between people was fair",
}
"""The name of each subcommand's module, and what it is good for."""

HELP: Final = """\
Rulerunner: Netrunner played exactly by the numbered rules.

  rulerunner serve                                   a game in the browser
  rulerunner play                                    a game in the terminal
  rulerunner cards code gate                         the cards with these words

Every step of every turn and run has the number of its rule. Ask for the whole picture, or for one step:

  rulerunner chart                                   the steps of a run
  rulerunner chart --structure runner-turn           the steps of the Runner's turn
  rulerunner chart --diff nsg-26.03                  a run then and now, side by side
  rulerunner chart --svg run.svg                     a run as a drawing to print
  rulerunner explain 6.9.2e                          what one step means and where it leads
  rulerunner explain chart 13                        a step of the 1996 run chart
  rulerunner explain Tollbooth                       a card: what it does and under which rules
  rulerunner lab                                     play a first run, step by step
  rulerunner design my-card.txt                      a card of your own, in plain English

Commands:
{commands}

Rules: nisei-1.4 (unless you say otherwise), nsg-26.03 and classic-1996. Choose with --rules.
More about a command: rulerunner COMMAND --help
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the result is the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        code = _run(words)
        sys.stdout.flush()
    except Problem as problem:
        print(f"rulerunner: {problem}", file=sys.stderr)
        return 2
    except BadDefinition as bad:
        print(f"rulerunner: a card is not well written. {bad}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _run(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        width = max(map(len, COMMANDS))
        print(
            HELP.format(commands="\n".join(f"  {name:{width}}  {what}" for name, what in COMMANDS.items())),
            end="",
        )
        return 0
    if words[0] == "--version":
        print(f"rulerunner {__version__} ({build()})")
        return 0
    if words[0] not in COMMANDS:
        near = get_close_matches(words[0], COMMANDS, 1)
        hint = f"Did you mean {near[0]!r}?" if near else f"There is {' and '.join(COMMANDS)}."
        raise Problem(f"there is no command {words[0]!r}. {hint} 'rulerunner --help' shows examples.")
    module = import_module(f".{words[0]}", __package__)
    parser = argparse.ArgumentParser(prog="rulerunner")
    module.add_parser(parser.add_subparsers(required=True))
    try:
        args = parser.parse_args(words)
    except SystemExit as done:
        return int(done.code or 0)
    code: int = module.run(args)
    return code
