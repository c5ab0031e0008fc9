"""`rulerunner backup`: a copy of a server's database, taken while it runs, and a database made from one."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from .errors import Problem, needing
from .serve import NEEDS

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

EXAMPLES = """\
examples:
  rulerunner backup games.backup                                          everything, into a file
  rulerunner backup games.backup --db postgresql://me@there/games         of another database
  rulerunner backup games.backup --restore --db sqlite:///new.sqlite3     an empty database is filled from it
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "backup",
        help="copy a server's database, or make one from a copy",
        description="Copy everything a server keeps into a file while it runs, or fill a database from it.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy")
    parser.add_argument("--db", metavar="URL", help="the database (default: that of `rulerunner serve`)")
    parser.add_argument("--restore", action="store_true", help="fill the database from the file")


def run(args: argparse.Namespace) -> int:
    """Copy, and say how much there was."""
    with needing(NEEDS):
        from ..server.backups import BadBackup, back_up, restore
        from ..server.database import NoDatabase, default_url
    url = args.db or default_url()
    try:
        if args.restore:
            print(f"{restore(args.file, url)} rows are in the database.")
        else:
            print(f"{back_up(url, args.file)} rows are in {args.file}.")
    except (BadBackup, NoDatabase) as problem:
        raise Problem(f"{problem}.") from None
    except OSError as error:
        raise Problem(f"cannot write {args.file}: {error.strerror}.") from None
    return 0
