"""A cost of several parts is paid all at once (1.16.1, 1.16.10b): what one part takes, no other can take."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import (
    Cost,
    Costs,
    CountersFrom,
    Credits,
    CreditsFrom,
    DerezCards,
    Forfeit,
    HostedCounters,
    MoveCards,
    RemoveTags,
    SufferDamage,
    TrashCards,
    TrashRandom,
    TrashThis,
)
from rulerunner.lang.filters import INSTALLED, REZZED, Has, In, Is, Of, Same
from rulerunner.lang.instructions import Gain
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import AdditionalCost, SpendFrom
from rulerunner.lang.sugar import boosts, paid, static
from tests.support.faces import made, table
from tests.support.table import Table

MODERN = ("nisei-1.4", "nsg-26.03")
YOURS = INSTALLED & Of("you")


def steals(t: Table, agenda: str) -> None:
    """The Runner runs on remote 1, accesses the agenda first and pays for it if that is offered."""
    t.run("remote 1")
    for _ in range(40):
        if t.game.decision is None or t.decision.kind == "action":
            return
        if t.can("access", agenda):
            t.runner("access", agenda)
        elif t.can("yes") and t.decision.about == "steal":
            t.runner("yes")
        else:
            t.passes()


# --- not enough for every part ----------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 1.16.10b")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("cards", "place"), [(0, "table"), (1, "table"), (2, "runner score")])
def test_two_cards_that_each_ask_for_a_card_of_the_grip_take_two(rules: str, cards: int, place: str) -> None:
    toll = (TrashCards(In("grip")),)
    prize = made(
        "Prize", "agenda", static(AdditionalCost("steal", toll, Same(THIS))), points=2, requirement=3
    )
    gate = made("Gate", "upgrade", static(AdditionalCost("steal", toll)))
    t = table(
        prize,
        gate,
        rules=rules,
        runner=Seat(hand=["Diesel"] * cards),
        servers={"remote 1": At(root=["Prize", "Gate (rezzed)"])},
    )
    steals(t, "Prize")
    assert t.zone("Prize") == place


@pytest.mark.rule("nsg-26.03 1.16.10b", "nsg-26.03 5.2.3a")
@pytest.mark.parametrize(("cards", "place"), [(1, "table"), (2, "heap")])
def test_a_connection_that_two_abilities_guard_takes_two_cards_of_hq(cards: int, place: str) -> None:
    t = table(
        turn="corp",
        corp=Seat(hand=["Hedge Fund"] * cards, score=["Priority Requisition"]),
        runner=Seat(
            identity="Sebastião Souza Pessoa: Activist Organizer", tags=1, rig=["Manuel Lattes de Moura"]
        ),
    )
    t.corp("trash resource")
    if t.can("yes"):
        t.corp("yes")
    assert t.zone("Manuel Lattes de Moura") == place
    assert len(t.game.state.zones["Archives"]) == (2 if cards == 2 else 0)


@pytest.mark.rule("nsg-26.03 1.16.10b")
@pytest.mark.parametrize(("cards", "able"), [(3, False), (4, True)])
def test_chosen_cards_of_hq_are_not_the_one_that_chance_takes(cards: int, able: bool) -> None:
    t = table(
        turn="corp",
        at="5.6.2a",
        corp=Seat(credits=9, hand=["Hedge Fund"] * cards),
        runner=Seat(play=["Hacktivist Meeting"]),
        servers={"remote 1": At(root=["Plutus"])},
    )
    assert t.can("rez", "Plutus") is able
    if able:
        t.corp("rez", "Plutus")
        assert t.rezzed("Plutus")
        assert len(t.events("trash", origin="HQ")) == 4


@pytest.mark.rule("nsg-26.03 1.16.1")
def test_a_card_that_is_trashed_is_not_the_other_card_that_is() -> None:
    fence = made("Fence", "resource", paid((TrashThis(), TrashCards(YOURS)), Gain(3)))
    alone = table(fence, runner=Seat(rig=["Fence"]), at="5.7.1e")
    assert not alone.can("use", "Fence")
    t = table(fence, runner=Seat(rig=["Fence", "Corroder"]), at="5.7.1e")
    t.runner("use", "Fence")
    assert (t.zone("Fence"), t.zone("Corroder")) == ("heap", "heap")


@pytest.mark.rule("nsg-26.03 1.16.1")
@pytest.mark.parametrize(
    ("cost", "too_few", "enough"),
    [
        ((RemoveTags(1), RemoveTags(1)), Seat(rig=["Fence"], tags=1), Seat(rig=["Fence"], tags=2)),
        (
            (HostedCounters("power", 1), CountersFrom("power", 1)),
            Seat(rig=["Fence (1 power)"]),
            Seat(rig=["Fence (2 power)"]),
        ),
        (
            (TrashCards(Is("program") & YOURS), MoveCards(YOURS & ~Same(THIS), "stack")),
            Seat(rig=["Fence", "Corroder"]),
            Seat(rig=["Fence", "Corroder", "Datasucker"]),
        ),
    ],
    ids=("tags", "counters", "cards"),
)
def test_nothing_pays_for_two_parts_of_a_cost(cost: Costs, too_few: Seat, enough: Seat) -> None:
    fence = made("Fence", "resource", paid(cost, Gain(3)))
    assert not table(fence, runner=too_few, at="5.7.1e").can("use", "Fence")
    assert table(fence, runner=enough, at="5.7.1e").can("use", "Fence")


@pytest.mark.rule("nsg-26.03 1.16.10b")
@pytest.mark.parametrize(("agendas", "able"), [(1, False), (2, True)])
def test_an_agenda_is_forfeited_once(agendas: int, able: bool) -> None:
    vault = made("Vault", "upgrade", static(AdditionalCost("rez", (Forfeit(1),), Same(THIS))))
    board = made("Board", "asset", static(AdditionalCost("rez", (Forfeit(1),), Is("upgrade"))))
    t = table(
        vault,
        board,
        turn="corp",
        at="5.6.2a",
        corp=Seat(score=["Hostile Takeover"] * agendas),
        servers={"remote 1": At(root=["Vault"]), "remote 2": At(root=["Board (rezzed)"])},
    )
    assert t.can("rez", "Vault") is able


# --- choosing so that the rest can be paid ----------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 1.16.1")
def test_a_card_that_another_part_needs_is_not_offered_for_the_first() -> None:
    fence = made("Fence", "resource", paid((TrashCards(YOURS), TrashCards(Is("program") & YOURS)), Gain(3)))
    t = table(fence, runner=Seat(rig=["Fence", "Corroder"]), at="5.7.1e")
    t.runner("use", "Fence")
    assert (t.zone("Fence"), t.zone("Corroder")) == ("heap", "heap"), "the only way to pay"
    assert t.credits["runner"] == 8


@pytest.mark.rule("nsg-26.03 1.16.1")
def test_damage_takes_none_of_the_cards_that_were_chosen() -> None:
    fence = made("Fence", "resource", paid((SufferDamage("net", 2), TrashCards(In("grip"))), Gain(3)))
    t = table(fence, runner=Seat(rig=["Fence"], hand=["Diesel", "2x Sure Gamble"]), at="5.7.1e")
    t.runner("use", "Fence")
    t.runner("card", "Diesel")
    assert not t.game.state.zones["grip"]
    assert len(t.events("trash", origin="grip")) == 3
    assert t.credits["runner"] == 8


# --- a cost does not undo what it is paid for -------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 1.16.1c")
@pytest.mark.parametrize(
    "cost",
    [
        TrashCards(INSTALLED & Of("corp")),
        MoveCards(INSTALLED & Of("corp"), "HQ"),
        DerezCards(REZZED),
    ],
    ids=("trash", "move", "derez"),
)
def test_an_agenda_is_not_scored_by_giving_up_what_lets_it_be(cost: Cost) -> None:
    prize = made(
        "Prize", "agenda", static(AdditionalCost("score", (cost,), Same(THIS))), points=1, requirement=3
    )
    here = {"remote 1": At(root=["Prize (2 advancement)", "SanSan City Grid (rezzed)"])}
    t = table(prize, turn="corp", at="5.6.2a", servers=here)
    assert not t.can("score", "Prize")
    t = table(
        prize,
        turn="corp",
        at="5.6.2a",
        servers=here | {"remote 2": At(root=["Melange Mining Corp. (rezzed)"])},
    )
    t.corp("score", "Prize")
    assert t.zone("Prize") == "corp score"
    assert t.rezzed("SanSan City Grid")


@pytest.mark.rule("nsg-26.03 1.16.1c")
@pytest.mark.parametrize(
    "cost", [TrashCards(INSTALLED & Of("corp")), MoveCards(INSTALLED & Of("corp"), "HQ")]
)
def test_a_card_is_not_given_up_to_rez_it(cost: Cost) -> None:
    vault = made("Vault", "upgrade", static(AdditionalCost("rez", (cost,), Same(THIS))))
    t = table(vault, turn="corp", at="5.6.2a", servers={"remote 1": At(root=["Vault"])})
    assert not t.can("rez", "Vault")


# --- credits from certain cards, and others besides ---------------------------------------------------------


CACHE = made("Cache", "resource", static(SpendFrom("any")), subtypes=("stealth",))
FENCE = made("Fence", "resource", paid((CreditsFrom(1, Has("stealth")), Credits(2)), Gain(9)))


@pytest.mark.rule("nsg-26.03 1.16.1", "nsg-26.03 1.10.3c")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("hidden", "pool", "able"), [(1, 2, True), (1, 1, False), (2, 1, True), (3, 0, True), (0, 9, False)]
)
def test_credits_of_certain_cards_are_not_there_for_the_rest(
    rules: str, hidden: int, pool: int, able: bool
) -> None:
    cache = f"Cache ({hidden} credit)" if hidden else "Cache"
    runner = Seat(credits=pool, rig=["Fence", cache])
    t = table(CACHE, FENCE, rules=rules, runner=runner, at="5.7.1e")
    assert t.can("use", "Fence") is able
    if able:
        t.runner("use", "Fence")
        while t.decision.kind == "pay":
            t.choose(0)
        assert t.credits["runner"] + t.counters("Cache", "credit") == hidden + pool - 3 + 9


@pytest.mark.rule("nsg-26.03 1.16.10b", "nsg-26.03 1.10.3c")
def test_an_additional_cost_of_a_stealth_ability_may_be_paid_from_anywhere() -> None:
    dart = made("Dart", "program", boosts(CreditsFrom(1, Has("stealth")), 2), strength=1, memory=1)
    drain = made("Drain", "upgrade", static(AdditionalCost("use", (Credits(1),))))
    t = table(
        CACHE,
        dart,
        drain,
        runner=Seat(credits=5, rig=["Dart", "Cache (2 credit)"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"], root=["Drain (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Dart")
    assert [option.number for option in t.decision.options] == [1, 0], "one of them is settled"
    t.runner("number", number=0)
    assert (t.counters("Cache", "credit"), t.credits["runner"]) == (1, 4)
    assert len(t.events("use", sort="credits")) == 1


@pytest.mark.rule("nsg-26.03 1.16.1")
@pytest.mark.parametrize(("hidden", "able"), [(1, False), (2, True)])
def test_two_parts_that_ask_for_credits_of_certain_cards_take_the_sum(hidden: int, able: bool) -> None:
    twice = (CreditsFrom(1, Has("stealth")), CreditsFrom(1, Has("stealth")))
    lens = made("Lens", "resource", paid(twice, Gain(9)))
    runner = Seat(credits=5, rig=["Lens", f"Cache ({hidden} credit)"])
    t = table(CACHE, lens, runner=runner, at="5.7.1e")
    assert t.can("use", "Lens") is able


@pytest.mark.rule("nsg-26.03 1.16.1")
@pytest.mark.parametrize("turned", [False, True])
def test_a_card_can_be_given_up_and_a_counter_on_it_be_spent(turned: bool) -> None:
    parts = (TrashCards(YOURS), CountersFrom("power", 1))
    still = made("Still", "resource", paid(parts[::-1] if turned else parts, Gain(3)))
    t = table(still, runner=Seat(credits=0, rig=["Still (1 power)"]), at="5.7.1e")
    t.runner("use", "Still")
    assert (t.zone("Still"), t.credits["runner"]) == ("heap", 3)


@pytest.mark.rule("nsg-26.03 8.5.16a", "nsg-26.03 8.6.7a", "nsg-26.03 1.16.10b")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("cost", [TrashRandom("HQ"), TrashCards(In("HQ"))], ids=("chance", "choice"))
def test_a_card_that_is_played_or_installed_is_no_card_of_the_hand_any_more(rules: str, cost: Cost) -> None:
    acts = [static(AdditionalCost(act, (cost,))) for act in ("play", "install")]
    toll = made("Toll", "asset", *acts)
    here = {"remote 1": At(root=["Toll (rezzed)"])}
    for card, act in (("Hedge Fund", "play"), ("PAD Campaign", "install")):
        t = table(toll, rules=rules, turn="corp", corp=Seat(credits=9, hand=[card]), servers=here)
        assert not t.can(act, card)
        t = table(toll, rules=rules, turn="corp", corp=Seat(credits=9, hand=[card, "Enigma"]), servers=here)
        assert t.can(act, card)
