"""`rulerunner explain`: what a rule, a step, a phase or a card means."""

import argparse
import re
from typing import TYPE_CHECKING

from ..rules import EDITIONS, Edition
from ..rules.explaining import Part, Rule, Step, explain, known
from ..rules.explaining.finding import RULE, number, unknown
from .errors import Problem
from .options import add_rules, find_edition, width

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

WIDEST = 100
CHART = re.compile(r"chart(?: step)?(?: (\S+))?", re.IGNORECASE)

EXAMPLES = """\
examples:
  rulerunner explain 6.9.2e                     a step of a run
  rulerunner explain 6.9.3                      a phase
  rulerunner explain run --rules nsg-26.03      a whole structure
  rulerunner explain 6.8.2c                     a rule without a step of its own
  rulerunner explain chart 13                   a step of the 1996 run chart
  rulerunner explain C7                         a rule of the 1996 game
  rulerunner explain Sure Gamble                a card
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "explain",
        help="what a rule, a step or a card means",
        description="What a rule, a step, a phase or a card means, in our own words.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "what", nargs="+", metavar="WHAT", help="a rule number, a phase, a structure or a card"
    )
    add_rules(parser)


def run(args: argparse.Namespace) -> int:
    """Print the page of whatever was asked for."""
    what = " ".join(" ".join(args.what).split())
    edition = find_edition(args.rules)
    if not what:
        raise Problem("say what to explain: a rule, a step or a card, such as 6.9.2e.")
    chart = CHART.fullmatch(what)
    if chart:
        edition = _with_chart(edition, args.rules)
        what = chart[1] or edition.structures["run"].rule
    rule = number(what)
    if args.rules is None and rule.startswith("C") and RULE.fullmatch(rule):
        edition = next((e for e in EDITIONS.values() if rule in known(e)), edition)
    found = explain(edition, rule)
    if found:
        _print_rules(edition, found)
    elif chart or not _print_card(edition, what, args.rules is None, strict=bool(RULE.fullmatch(rule))):
        raise Problem(unknown(edition, rule, _elsewhere))
    return 0


def _with_chart(edition: Edition, named: str | None) -> Edition:
    charted = next(e for e in EDITIONS.values() if e.structures["run"].rule == "chart")
    if named is not None and edition is not charted:
        raise Problem(f"the run chart belongs to {charted.id}; leave out --rules {edition.id}.")
    return charted


def _print_rules(edition: Edition, found: tuple[Step | Part | Rule, ...]) -> None:
    from .explaining.rules import page

    for place, one in enumerate(found):
        print("\n" * bool(place) + "\n".join(page(edition, one, width(WIDEST))).rstrip())


def _print_card(edition: Edition, name: str, any_family: bool, *, strict: bool) -> bool:
    """Print a card's page. With `strict` a name that fits no card is no problem here: it may be a rule."""
    from ..cards.facts import UnknownCard
    from ..cards.library import library
    from .explaining.cards import page

    editions = [edition]
    if any_family:
        editions += [e for e in EDITIONS.values() if e.family != edition.family]
    problems: list[str] = []
    for one in editions:
        try:
            face = library(one.family).face(name)
        except UnknownCard as unknown:
            problems.append(str(unknown))
            continue
        print("\n".join(page(one, face, width(WIDEST))).rstrip())
        _mention_namesake(one, face.name)
        return True
    if strict:
        return False
    raise Problem(f"{' '.join(problems)} Rules go by number: rulerunner explain 6.9.2e")


def _mention_namesake(edition: Edition, name: str) -> None:
    from ..cards.facts import facts

    for other in EDITIONS.values():
        if other.family != edition.family and name in facts(other.family):
            print(f"\nAnother game has a card of this name: rulerunner explain {name!r} --rules {other.id}")
            return


def _elsewhere(rule: str, edition: str) -> str:
    return f"rulerunner explain {rule} --rules {edition}"
