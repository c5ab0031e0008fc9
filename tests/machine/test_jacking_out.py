"""Jacking out has one price and one prohibition, whoever asks for them and for however long they hold."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import JackOut, May
from rulerunner.lang.statics import AdditionalCost, Cannot
from rulerunner.lang.sugar import static, when
from rulerunner.lang.words import ICE
from tests.support.faces import made, table
from tests.support.table import Table

PRICE = made("Price", "upgrade", static(AdditionalCost("jack out", (Credits(2),))))
BAN = made("Ban", "upgrade", static(Cannot("jack out")))


def passed_the_ice(rules: str, upgrade: str, credits: int) -> Table:
    """The Runner has passed the ice at HQ."""
    t = table(
        PRICE,
        BAN,
        rules=rules,
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(credits=credits),
        servers={"HQ": At(ice=["Pop-up Window"], root=[f"{upgrade} (rezzed)"])},
    )
    t.run("HQ")
    return t


def asked(t: Table) -> bool:
    """Whether the Runner is asked, before the run ends."""
    while t.game.decision is not None and t.in_run():
        if t.decision.about == "jack-out":
            return True
        t.passes()
    return False


@pytest.mark.rule("nsg-26.03 1.15.10", "nsg-26.03 6.1.5")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_what_an_installed_card_asks_for_jacking_out_is_paid(rules: str) -> None:
    t = passed_the_ice(rules, "Price", 3)
    assert asked(t)
    t.runner("yes")
    assert not t.in_run()
    assert t.credits["runner"] == 1


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_who_cannot_pay_for_it_is_not_asked(rules: str) -> None:
    assert not asked(passed_the_ice(rules, "Price", 1))
    assert asked(passed_the_ice(rules, "Price", 2))
    assert not asked(passed_the_ice(rules, "Ban", 9))


SCOUT = made("Scout", "program", when(Trigger("approach", subject=Is(ICE)), May((JackOut(),))))


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03", "classic-1996"])
@pytest.mark.parametrize(
    ("upgrade", "bits", "left"), [("Price", 3, 1), ("Price", 1, None), ("Ban", 9, None), ("", 1, 1)]
)
def test_a_card_that_lets_the_runner_jack_out_asks_the_same_price(
    rules: str, upgrade: str, bits: int, left: int | None
) -> None:
    t = table(
        PRICE,
        BAN,
        SCOUT,
        rules=rules,
        runner=Seat(credits=bits, rig=["Scout"]),
        servers={
            "HQ": At(
                ice=["Filter" if rules == "classic-1996" else "Ice Wall"],
                root=[f"{upgrade} (rezzed)"] if upgrade else [],
            )
        },
    )
    t.run("HQ")
    assert (t.decision.about == "may") == (left is not None)
    if left is not None:
        t.runner("yes")
        assert (t.in_run(), t.credits["runner"]) == (False, left)
