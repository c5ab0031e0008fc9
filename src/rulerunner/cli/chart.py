"""`rulerunner chart`: the timing structures, as the machine runs them."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ..rules import Edition
from ..rules.explaining.whole import whole
from .charting import sides, text
from .errors import Problem
from .options import add_rules, find_edition, width

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

STRUCTURES = ("run", "corp-turn", "runner-turn", "breach", "access", "all")
WIDEST_DIFF = 120

EXAMPLES = """\
examples:
  rulerunner chart
  rulerunner chart --structure all --rules nsg-26.03
  rulerunner chart --rules classic-1996 --diff nisei-1.4
  rulerunner chart --rules classic-1996 --svg run-1996.svg
  rulerunner chart --rules classic-1996 --pdf run-1996.pdf
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "chart",
        help="the steps of a run or a turn as a chart",
        description="The steps of a run, a turn or an access: what happens, who may act, what comes next.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_rules(parser)
    parser.add_argument("--structure", choices=STRUCTURES, default="run", help="what to show (default: run)")
    parser.add_argument("--diff", metavar="OTHER", help="put another edition beside it")
    parser.add_argument("--svg", metavar="FILE", type=Path, help="write a drawing to a file instead")
    parser.add_argument("--pdf", metavar="FILE", type=Path, help="write a page to print to a file instead")


def run(args: argparse.Namespace) -> int:
    """Print the chart, or write the drawing."""
    edition = find_edition(args.rules)
    names = list(edition.structures) if args.structure == "all" else [args.structure]
    if args.svg is not None or args.pdf is not None:
        if args.diff is not None:
            raise Problem("--diff is text and --svg or --pdf is a drawing: ask for one of them at a time.")
        for file in filter(None, (args.svg, args.pdf)):
            _draw(edition, names, file, printed=file is args.pdf)
    elif args.diff is not None:
        other = find_edition(args.diff)
        if other.id == edition.id:
            raise Problem(
                f"--diff needs another edition than {edition.id}; choose one with --rules or --diff."
            )
        print("\n".join(sides.diff(edition, other, names, width(WIDEST_DIFF))))
    else:
        columns = width()
        print("\n".join(text.chart(edition, (whole(edition.id, name) for name in names), columns)))
        if args.structure == "all":
            print()
            print("\n".join(text.checkpoint(edition, columns)), end="")
        else:
            print(f"\nOther charts: --structure {', '.join(n for n in STRUCTURES if n != args.structure)}")
    return 0


def _draw(edition: Edition, names: list[str], file: Path, printed: bool) -> None:
    from ..charting.drawing import draw
    from ..charting.pdf import page

    if file.is_dir():
        name = "run.pdf" if printed else "run.svg"
        raise Problem(f"{file} is a directory; name a file in it, such as {file / name}.")
    if not file.parent.is_dir():
        raise Problem(
            f"there is no directory {file.parent} to put {file.name} in; make it first, or choose another."
        )
    drawing = draw(edition, names)
    try:
        file.write_bytes(page(drawing) if printed else drawing.encode())
    except OSError as error:
        raise Problem(f"cannot write {file}: {error.strerror}.") from None
    print(f"Wrote {file}.")
