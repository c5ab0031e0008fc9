"""Cards played and installed for less, at the price of another card (26.03: 8.7.2b, 9.9.6c)."""

import pytest

from rulerunner import At, Game, Seat, position
from tests.support.ice import BOTH
from tests.support.table import Table

PATCHWORK = "Patchwork"


def table(credits: int, *hand: str, rules: str = "nsg-26.03", rig: tuple[str, ...] = (PATCHWORK,)) -> Table:
    runner = Seat(
        credits=credits, clicks=4, hand=hand, rig=rig, deck=["2x Corroder", "Imp", "3x Sure Gamble"]
    )
    return Table(position(rules=rules, runner=runner, corp=Seat(deck=["9x Hedge Fund"])))


def given(t: Table) -> list[str]:
    """The cards that can be given up."""
    return [t.name(option.card) for option in t.decision.options]


def give(t: Table, card: str) -> None:
    t.choose(given(t).index(card))


@pytest.mark.card(PATCHWORK)
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("kind", "card", "paid"), [("install", "Corroder", 0), ("play", "Sure Gamble", 3)])
def test_patchwork_takes_two_off_for_another_card_of_the_grip(
    rules: str, kind: str, card: str, paid: int
) -> None:
    t = table(9, card, "Diesel", "Demolition Run", rules=rules)
    t.runner(kind, card)
    assert t.can("pass"), "it need not be used"
    t.runner("trigger", PATCHWORK)
    assert card not in given(t), "not the card that is about to be played"
    give(t, "Diesel")
    spent = sum(change.amount for change in t.events("spend credits"))
    assert spent == paid
    assert t.zone("Diesel") == "heap"
    assert t.zone("Demolition Run") == "grip"


@pytest.mark.card(PATCHWORK)
@pytest.mark.rule("nisei-1.4 9.1.6d")
@pytest.mark.parametrize(("rules", "offered"), [("nisei-1.4", False), ("nsg-26.03", True)])
def test_what_costs_nothing_cannot_cost_less(rules: str, offered: bool) -> None:
    t = table(9, "Easy Mark", "Diesel", rules=rules)
    t.runner("play", "Easy Mark")
    assert t.can("trigger", PATCHWORK) == offered, "where abilities may be used in vain, so may this"


@pytest.mark.card(PATCHWORK)
def test_who_passes_pays_in_full_and_may_use_patchwork_for_the_next() -> None:
    t = table(9, "Corroder", "Imp", "Diesel")
    t.runner("install", "Corroder")
    t.runner("pass")
    assert t.credits["runner"] == 7
    t.until(side="runner", kind="action")
    t.runner("install", "Imp")
    t.runner("trigger", PATCHWORK)
    assert t.credits["runner"] == 7, "it would have cost 2; there was one card left to give"


@pytest.mark.card(PATCHWORK)
@pytest.mark.rule("nsg-26.03 8.7.2b", "nsg-26.03 9.3.6g")
@pytest.mark.parametrize("rules", BOTH)
def test_where_the_price_is_too_high_patchwork_must_be_used_once_a_turn(rules: str) -> None:
    t = table(3, "2x Sure Gamble", "Diesel", rules=rules)
    assert t.can("play", "Sure Gamble")
    t.runner("play", "Sure Gamble")
    assert not t.can("pass")
    give(t, "Diesel")
    assert t.credits["runner"] == 9
    t.until(side="runner", kind="action")
    assert len(t.events("play")) == 1


@pytest.mark.card(PATCHWORK)
@pytest.mark.parametrize(
    ("credits", "hand", "rig"),
    [
        (3, ("Sure Gamble",), (PATCHWORK,)),
        (2, ("Sure Gamble", "Diesel"), (PATCHWORK,)),
        (3, ("Sure Gamble", "Diesel"), ()),
    ],
)
def test_a_card_cannot_be_played_that_patchwork_does_not_make_cheap_enough(
    credits: int, hand: tuple[str, ...], rig: tuple[str, ...]
) -> None:
    assert not table(credits, *hand, rig=rig).can("play", "Sure Gamble")


@pytest.mark.card(PATCHWORK)
def test_after_its_use_a_second_card_has_to_be_paid_for() -> None:
    t = table(2, "2x Imp", "2x Diesel")
    t.runner("install", "Imp")
    t.runner("trigger", PATCHWORK)
    give(t, "Diesel")
    t.until(side="runner", kind="action")
    assert t.credits["runner"] == 2
    t.runner("install", "Imp")
    assert not t.can("trigger", PATCHWORK)
    t.until(side="runner", kind="action")
    assert t.credits["runner"] == 0


@pytest.mark.card(PATCHWORK)
@pytest.mark.rule("nsg-26.03 8.7.2b")
def test_a_program_may_be_searched_for_that_only_patchwork_makes_payable() -> None:
    """As in the example of the rule."""
    for hand, found in ((("Diesel",), True), ((), False)):
        t = table(2, *hand, rig=(PATCHWORK, "Self-modifying Code"))
        t.until(side="runner", option="use")
        t.runner("use", "Self-modifying Code")
        assert t.credits["runner"] == 0
        assert t.can("card", "Imp") is found
        if found:
            t.runner("card", "Imp")
            assert Game.from_json(t.game.to_json()).digest() == t.game.digest()
            assert not t.can("pass")
            t.until(side="runner", kind="action")
            assert (t.zone("Imp"), t.zone("Diesel")) == ("table", "heap")


FOR_REZZING = ("Dedicated Server", "Mumba Temple")


@pytest.mark.card(*FOR_REZZING)
@pytest.mark.parametrize("asset", FOR_REZZING)
@pytest.mark.parametrize("rules", BOTH)
def test_credits_for_rezzing_do_not_pay_for_installing(rules: str, asset: str) -> None:
    """A second piece of ice costs a credit. Without one, the first has to go."""
    t = Table(
        position(
            rules=rules,
            turn="corp",
            corp=Seat(credits=0, hand=["Enigma"]),
            servers={"HQ": At(ice=["Ice Wall"]), "remote 1": At(root=[f"{asset} (rezzed, 2 credit)"])},
        )
    )
    t.corp("install", "Enigma")
    t.corp("server", server="HQ")
    if t.can("trash"):
        assert not t.can("done"), "only without the ice that is there"
        t.corp("trash", "Ice Wall")
        if t.can("done"):
            t.corp("done")
    assert t.zone("Ice Wall") == "Archives"
