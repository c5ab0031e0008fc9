"""Effects by which players choose: cards, servers, numbers, and what they search for."""

from typing import Any

from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q

from .effects import do, parts_of
from .marks import SUBJECT
from .nouns import all_of

for slot, words in enumerate(("", "as second choice", "as third choice", "as fourth choice")):
    for amount in ("{n}", ""):
        do(
            f"choose {amount} {{np}} at random {words}",
            lambda *found, slot=slot: i.ChooseRandom(found[-1], found[0] if len(found) > 1 else 1, slot),
        )
    do(f"choose {{ref}} at random {words}", lambda ref, slot=slot: i.ChooseRandom(f.Same(ref), 1, slot))
    do(
        f"choose n {{np}} at random {words} , where n is {{quantity}}",
        lambda np, n, slot=slot: i.ChooseRandom(np, n, slot),
    )
do("choose 1 of 2 face-down pile that {who} separate all {np} into", lambda who, np: i.ChoosePile(np))
do("access each of {ref} , one at a time", i.AccessEach)
do("choose [1|any|a] {np}", lambda np: i.Choose(np, by=SUBJECT))
do("choose {int} {np}", lambda n, np: i.Choose(np, n, by=SUBJECT))
do("choose up to {int} {np}", lambda n, np: i.Choose(np, n, by=SUBJECT, up_to=True))
do(
    "choose {int} of {ref} [{afters}]",
    lambda n, ref, more: i.Choose(all_of(f.Same(ref), more), n, by=SUBJECT),
)
do("choose {ref}", lambda ref: i.Choose(f.Same(ref), by=SUBJECT))
do("choose x {np}", lambda np: i.Choose(np, q.X, by=SUBJECT))
do("choose up to x {np}", lambda np: i.Choose(np, q.X, by=SUBJECT, up_to=True))
for slot, word in enumerate(("", "as second choice", "as third choice", "as fourth choice")):
    for names, different in (("", False), ("with different name", True)):
        do(
            f"choose any number of {{np}} {names} {word}",
            lambda np, slot=slot, different=different: _any_number(np, slot, different),
        )
for slot, word in enumerate(("", "as second choice", "as third choice", "as fourth choice")):
    for most, up_to in (("", False), ("up to", True)):
        for names, different in (("", False), ("with different name", True)):
            do(
                f"choose {most} n {{np}} {names} {word} , where n is {{quantity}}",
                lambda np, n, slot=slot, up_to=up_to, different=different: i.Choose(
                    np, n, SUBJECT, up_to, slot, different
                ),
            )
for slot, word in enumerate(("", "as second choice", "as third choice", "as fourth choice")):
    for most, up_to in (("", False), ("up to", True)):
        for names, different in (("", False), ("with different name", True)):
            do(
                f"choose {most} {{n}} {{np}} {names} {word}",
                lambda n, np, slot=slot, up_to=up_to, different=different: i.Choose(
                    np, n, SUBJECT, up_to, slot, different
                ),
            )
do("choose {server}", lambda server: i.ChooseServer(server, SUBJECT))
do("choose number x from {quantity} to {quantity}", lambda a, b: i.ChooseNumber(a, b, SUBJECT))


def _any_number(np: Any, slot: int, different: bool) -> Any:
    zone = next((part.zone for part in parts_of(np) if isinstance(part, f.In)), None)
    most = q.CardsIn(zone) if zone and np == f.In(zone) else q.Count(np)
    return i.Choose(np, most, SUBJECT, True, slot, different)


for words, reveal in (
    (", then reveal (it|them)", True),
    ("and reveal (it|them)", True),
    (", reveal (it|them)", True),
    ("", False),
):
    for tail in (", then shuffle {deck}", ", and shuffle {deck}", ""):
        for slot, choice in enumerate(("", "as second choice", "as third choice", "as fourth choice")):
            for names, different in (("", False), ("with different name", True)):
                do(
                    f"search {{zone}} for [1] {{np}} {names} {choice} {words} {tail}",
                    lambda zone, np, *deck, reveal=reveal, slot=slot, different=different: i.Search(
                        zone, np, reveal, slot, different=different
                    ),
                )
                do(
                    f"search {{zone}} for up to {{int}} {{np}} {names} {choice} {words} {tail}",
                    lambda zone, n, np, *deck, reveal=reveal, slot=slot, different=different: i.Search(
                        zone, np, reveal, slot, n, different
                    ),
                )
