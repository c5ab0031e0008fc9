"""Plays for quick ways that chance rarely tells from the slow ones: what is rezzed with credits in no pool,
and what may not be accessed. The laws hold both ways against each other at every decision."""

import pytest

from rulerunner import EDITIONS, At, Seat
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.filters import Is, Named
from rulerunner.lang.instructions import Gain
from rulerunner.lang.statics import AccessLimit, Cannot, Declaration, InPool, SpendFrom, WhilePaying
from rulerunner.lang.sugar import paid, static
from rulerunner.lang.words import OPERATION
from tests.support.faces import made, table
from tests.support.laws import keep_all
from tests.support.table import Table

RULES = sorted(EDITIONS)
RUNNER = Seat(credits=5, clicks=1, hand=["Wait"], deck=["9x Wait"])
WAIT = made("Wait", "event")
DEAR = made("Dear", "asset", cost=2)
SHUT = made("Shut", "operation")
OPEN = made("Open", "operation")
NAMING = made("Naming", "asset", static(Cannot("access", Named("Shut"))))
SORTING = made("Sorting", "asset", static(Cannot("access", Is(OPERATION))))
COUNTING = made("Counting", "asset", static(AccessLimit(0)))


def under_the_laws(t: Table) -> list[str]:
    """Decline everything to the end of the turn, with all laws kept; what the Corp could have rezzed."""
    rezzed: list[str] = []
    turn = t.game.state.turn
    while t.game.decision is not None and t.game.state.turn == turn:
        keep_all(t.game, "quick ways")
        rezzed += [t.name(option.card) for option in t.find("rez")]
        t.passes()
    return rezzed


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("credits", [1, 2])
@pytest.mark.parametrize(
    ("declared", "serves"),
    [
        (SpendFrom("rez"), True),
        (SpendFrom("any"), True),
        (SpendFrom("rez", Named("Dear")), True),
        (SpendFrom("rez", Named("Another")), False),
        (SpendFrom("install"), False),
        (InPool(), True),
    ],
)
def test_the_corp_rezzes_with_credits_on_cards_whatever_its_pool_is(
    rules: str, credits: int, declared: Declaration, serves: bool
) -> None:
    fund = made("Fund", "asset", static(declared))
    t = table(
        fund,
        DEAR,
        WAIT,
        rules=rules,
        corp=Seat(credits=0),
        runner=RUNNER,
        servers={"remote 1": At(root=[f"Fund (rezzed, {credits} credit)"]), "remote 2": At(root=["Dear"])},
    )
    assert ("Dear" in under_the_laws(t)) == (serves and credits == 2)


@pytest.mark.parametrize("gained", [1, 2])
def test_the_corp_rezzes_with_what_it_gains_while_it_pays(gained: int) -> None:
    stash = made("Stash", "asset", static(WhilePaying()), paid(TrashThis(), Gain(gained)))
    t = table(
        stash,
        DEAR,
        WAIT,
        rules="classic-1996",
        corp=Seat(credits=0),
        runner=RUNNER,
        servers={"remote 1": At(root=["Stash (rezzed)"]), "remote 2": At(root=["Dear"])},
    )
    assert ("Dear" in under_the_laws(t)) == (gained == 2)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("server", ["HQ", "R&D", "Archives"])
@pytest.mark.parametrize(
    ("guard", "barred"),
    [
        ("Naming", {"Shut"}),
        ("Sorting", {"Shut", "Open"}),
        ("Counting", {"Shut", "Open"}),
    ],
)
def test_what_may_not_be_accessed_is_not_offered_wherever_it_lies(
    rules: str, server: str, guard: str, barred: set[str]
) -> None:
    cards = ["Shut", "Open", "Shut"]
    t = table(
        SHUT,
        OPEN,
        NAMING,
        SORTING,
        COUNTING,
        WAIT,
        rules=rules,
        corp=Seat(
            credits=0,
            hand=cards if server == "HQ" else [],
            deck=cards,
            discard=cards if server == "Archives" else [],
        ),
        runner=RUNNER,
        servers={"remote 1": At(root=[f"{guard} (rezzed)"])},
    )
    t.run(server)
    while t.in_run():
        keep_all(t.game, "quick ways")
        t.passes()
    accessed = {t.name(change.card) for change in t.events("access")}
    assert accessed == {"Open", "Shut"} - barred
