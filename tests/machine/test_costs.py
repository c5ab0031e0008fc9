"""1.15 (26.03: 1.16): what must be paid, from where, all at once or not at all; the checkpoint after it."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Cost, Credits, MoveCards, TrashCards
from rulerunner.lang.face import Face
from rulerunner.lang.filters import In, Is, Same
from rulerunner.lang.instructions import Choose, Gain, GiveTags, RezCard, Unless
from rulerunner.lang.refs import CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, Modify, SpendFrom
from rulerunner.lang.sugar import paid, play, static, when
from rulerunner.lang.words import GRIP, ICE
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")
PURSE = made("Purse", "resource", static(SpendFrom("run")))


def runs(t: Table, server: str = "HQ") -> Table:
    t.runner("run")
    t.runner("server", server=server)
    return t


@pytest.mark.rule("nsg-26.03 1.16.10", "nsg-26.03 1.16.10b")
@pytest.mark.parametrize("rules", BOTH)
def test_archer_costs_an_agenda_besides_its_credits(rules: str) -> None:
    t = runs(
        table(
            rules=rules,
            corp=Seat(credits=4, score=["Hostile Takeover", "Breaking News"]),
            servers={"HQ": At(ice=["Archer"])},
        )
    )
    t.until(option="rez")
    t.corp("rez", "Archer")
    t.corp("card", "Hostile Takeover")
    assert t.rezzed("Archer")
    assert [e.amount for e in t.events("spend credits", side="corp")] == [4]
    assert t.zone("Hostile Takeover") == "removed"
    assert t.zone("Breaking News") == "corp score"


@pytest.mark.rule("nsg-26.03 1.16.1", "nsg-26.03 1.16.10b")
@pytest.mark.parametrize(("credits", "score"), [(4, []), (3, ["Hostile Takeover"])])
def test_a_cost_that_cannot_be_paid_whole_is_not_offered(credits: int, score: list[str]) -> None:
    t = table(corp=Seat(credits=credits, score=score), servers={"HQ": At(ice=["Archer"])}, rules="nsg-26.03")
    runs(t).finish_run()
    assert not t.rezzed("Archer")
    assert "rez" not in {e.sort for e in t.events("choice")}


@pytest.mark.rule("nsg-26.03 1.16.5c")
@pytest.mark.parametrize("rules", BOTH)
def test_ignoring_all_costs_ignores_the_additional_ones_too(rules: str) -> None:
    t = table(
        rules=rules,
        turn="corp",
        at="5.6.2a",
        corp=Seat(credits=0),
        servers={"HQ": At(ice=["Archer"]), "remote 1": At(root=["Priority Requisition (5 advancement)"])},
    )
    t.corp("score", "Priority Requisition")
    t.corp("trigger", "Priority Requisition")
    assert t.rezzed("Archer")
    assert t.zone("Priority Requisition") == "corp score", "it was not forfeited"


@pytest.mark.rule("nsg-26.03 1.16.4c", "nsg-26.03 1.16.10a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_effect_that_rezzes_cannot_force_an_additional_cost(rules: str, answer: str) -> None:
    wake = made("Wake", "operation", play(Choose(Is(ICE)), RezCard(CHOSEN)))
    t = table(
        wake,
        rules=rules,
        turn="corp",
        corp=Seat(credits=9, hand=["Wake"], score=["Hostile Takeover"]),
        servers={"HQ": At(ice=["Archer"])},
    )
    t.corp("play", "Wake")
    t.corp(answer)
    assert t.rezzed("Archer") == (answer == "yes")
    assert t.credits["corp"] == (5 if answer == "yes" else 9)


@pytest.mark.rule("nisei-1.4 9.11.3e", "nsg-26.03 9.12.3e")
@pytest.mark.parametrize("rules", BOTH)
def test_a_choice_between_rezzing_and_trashing_is_not_dodged_by_declining_the_additional_cost(
    rules: str,
) -> None:
    t = table(
        rules=rules,
        corp=Seat(credits=9, score=["Hostile Takeover"]),
        runner=Seat(credits=9, hand=["Forged Activation Orders"]),
        servers={"HQ": At(ice=["Archer"])},
    )
    t.runner("play", "Forged Activation Orders")
    t.corp("yes")
    assert t.rezzed("Archer")
    assert t.zone("Hostile Takeover") == "removed"


@pytest.mark.rule("nsg-26.03 1.16.4b", "nsg-26.03 1.16.4a", "nsg-26.03 1.16.8")
def test_an_effect_that_rezzes_asks_for_the_rez_cost_if_it_can_be_paid() -> None:
    wake = made("Wake", "operation", play(Choose(Is(ICE)), RezCard(CHOSEN), Gain(1)))
    rich = table(
        wake,
        turn="corp",
        corp=Seat(credits=1, hand=["Wake"]),
        servers={"HQ": At(ice=["Ice Wall"])},
        rules="nsg-26.03",
    )
    rich.corp("play", "Wake")
    assert rich.rezzed("Ice Wall")
    assert rich.credits["corp"] == 1
    poor = table(
        wake,
        turn="corp",
        corp=Seat(credits=0, hand=["Wake"]),
        servers={"HQ": At(ice=["Ice Wall"])},
        rules="nsg-26.03",
    )
    poor.corp("play", "Wake")
    assert not poor.rezzed("Ice Wall")
    assert poor.credits["corp"] == 1, "the rest of it was carried out"


@pytest.mark.rule("nisei-1.4 1.10.3c example", "nsg-26.03 9.12.3a", "nisei-1.4 9.11.3a")
@pytest.mark.parametrize("rules", BOTH)
def test_a_toll_must_be_paid_from_cards_if_that_is_the_only_way(rules: str) -> None:
    t = runs(
        table(
            PURSE,
            rules=rules,
            runner=Seat(credits=1, rig=["Purse (2 credit)"]),
            servers={"HQ": At(ice=["Tollbooth (rezzed)"])},
        )
    )
    t.finish_run()
    assert t.credits["runner"] == 0
    assert t.counters("Purse", "credit") == 0
    assert "6.9.3b" in t.steps(), "the toll was paid, so the encounter went on"


@pytest.mark.rule(
    "nisei-1.4 1.10.3c",
    "nisei-1.4 1.10.4c",
    "nsg-26.03 1.10.3c",
    "nsg-26.03 1.10.4c",
    "nsg-26.03 1.10.4d",
    "nisei-1.4 1.10.4d",
)
def test_with_more_than_enough_the_payer_divides_the_payment() -> None:
    t = runs(
        table(
            PURSE,
            runner=Seat(credits=3, rig=["Purse (2 credit)"]),
            servers={"HQ": At(ice=["Tollbooth (rezzed)"])},
        )
    )
    t.until(kind="pay")
    assert sorted(o.number for o in t.decision.options) == [0, 1, 2]
    t.runner("number", number=1)
    assert t.credits["runner"] == 1
    assert t.counters("Purse", "credit") == 1
    spent = [e for e in t.events("use") if e.sort == "credits"]
    assert [t.name(e.card) for e in spent] == ["Purse"], "spending from it is using it"


@pytest.mark.rule("nisei-1.4 1.10.4c", "nsg-26.03 1.10.4c", "nsg-26.03 1.10.4", "nisei-1.4 1.10.4")
def test_credits_for_runs_pay_for_nothing_outside_of_one() -> None:
    t = table(PURSE, runner=Seat(credits=0, rig=["Purse (9 credit)"], hand=["Corroder"], tags=1))
    assert not t.can("install", "Corroder")
    assert not t.can("remove tag")


@pytest.mark.rule("nisei-1.4 1.10.3b", "nsg-26.03 1.10.3b", "nsg-26.03 1.10.4")
def test_credits_on_cards_cannot_be_lost() -> None:
    t = table(
        turn="corp",
        corp=Seat(credits=9, hand=["Closed Accounts"]),
        runner=Seat(credits=5, rig=["Armitage Codebusting (12 credit)"], tags=1),
    )
    t.corp("play", "Closed Accounts")
    assert t.credits["runner"] == 0
    assert t.counters("Armitage Codebusting", "credit") == 12


@pytest.mark.rule("nisei-1.4 1.10.4b", "nsg-26.03 1.10.4b")
def test_credits_for_a_purpose_are_spent_for_that_purpose_alone() -> None:
    t = table(
        runner=Seat(
            credits=0, rig=["Cyberfeeder (1 credit)"], hand=["Datasucker", "Corroder", "Akamatsu Mem Chip"]
        ),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    assert t.can("install", "Datasucker"), "a virus program"
    assert not t.can("install", "Corroder")
    assert not t.can("install", "Akamatsu Mem Chip")


@pytest.mark.rule(
    "nisei-1.4 1.10.0b", "nisei-1.4 1.10.0c", "nsg-26.03 1.10.5a", "nsg-26.03 1.10.5d", "nisei-1.4 1.10.0a"
)
def test_recurring_credits_return_each_turn_and_no_more_than_that() -> None:
    t = runs(
        table(
            corp=Seat(deck=["9x Hedge Fund"]),
            runner=Seat(credits=5, rig=["The Toolbox (2 credit)", "Corroder"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=0)
    t.runner("number", number=1)
    assert t.counters("The Toolbox", "credit") == 1
    t.finish_run()
    for _ in range(3):
        t.until(rule="5.7.1f")
        t.runner("gain credit")
    for _ in range(3):
        t.until(rule="5.6.2b")
        assert t.counters("The Toolbox", "credit") == 1, "the Corp's turn brings nothing back"
        t.corp("gain credit")
    t.until(rule="5.7.1f")
    assert t.counters("The Toolbox", "credit") == 2


@pytest.mark.rule("nsg-26.03 1.10.5b", "nsg-26.03 1.10.5a")
def test_recurring_credits_are_there_as_the_card_becomes_active() -> None:
    t = table(runner=Seat(credits=9, hand=["The Toolbox"]), rules="nsg-26.03")
    t.runner("install", "The Toolbox")
    assert t.counters("The Toolbox", "credit") == 2


@pytest.mark.rule("nsg-26.03 1.16.2a")
def test_increases_come_before_decreases_and_no_cost_is_below_zero() -> None:
    cheap = made("Cheap", "asset", static(Modify("rez cost", -9, of=Is(ICE))))
    dear = made("Dear", "asset", static(Modify("rez cost", 3, of=Is(ICE))))
    t = table(
        cheap,
        dear,
        rules="nsg-26.03",
        corp=Seat(credits=0),
        servers={
            "HQ": At(ice=["Ice Wall"]),
            "remote 1": At(root=["Cheap (rezzed)"]),
            "remote 2": At(root=["Dear (rezzed)"]),
        },
    )
    runs(t).until(option="rez")
    t.corp("rez", "Ice Wall")
    assert t.rezzed("Ice Wall")
    assert t.credits["corp"] == 0


@pytest.mark.rule("nsg-26.03 1.16.2a")
def test_costs_are_lowered_and_raised_by_the_cards_that_say_so() -> None:
    t = table(
        rules="nsg-26.03",
        corp=Seat(credits=9),
        runner=Seat(credits=5, hand=["Tread Lightly"]),
        servers={"HQ": At(ice=["Ice Wall"], root=["Akitaro Watanabe (rezzed)"])},
    )
    t.runner("play", "Tread Lightly")
    t.runner("server", server="HQ")
    t.until(side="corp", rule="6.9.2b")
    t.corp("rez", "Ice Wall")
    assert t.credits["corp"] == 9 - (1 + 3 - 2)


@pytest.mark.rule("nsg-26.03 1.16.3", "nisei-1.4 10.3.4", "nsg-26.03 9.11.1a", "nisei-1.4 9.10.1a")
@pytest.mark.parametrize("rules", BOTH)
def test_what_paying_sets_off_resolves_before_what_was_paid_for(rules: str) -> None:
    sell = made("Sell", "resource", paid((Clicks(), TrashCards(In(GRIP), 1)), Gain(5)))
    mourn = made("Mourn", "asset", when(Trigger("trash"), GiveTags(1)))
    t = table(
        sell,
        mourn,
        rules=rules,
        runner=Seat(credits=0, rig=["Sell"], hand=["Diesel"]),
        servers={"remote 1": At(root=["Mourn (rezzed)"])},
    )
    t.runner("use", "Sell")
    kinds = [e.kind for e in t.game.events if e.kind in ("trash", "tags", "gain credits")]
    assert kinds == ["trash", "tags", "gain credits"]


@pytest.mark.rule("nsg-26.03 1.16.11a", "nsg-26.03 1.16.1")
def test_a_nested_cost_of_several_parts_is_paid_whole_or_not_at_all() -> None:
    def void(hand: list[str]) -> Table:
        t = table(
            rules="nsg-26.03",
            corp=Seat(credits=2, hand=hand),
            servers={"remote 1": At(root=["Anoetic Void (rezzed)"])},
        )
        return runs(t, "remote 1")

    able = void(["Hedge Fund", "Ice Wall"])
    able.until(side="corp", kind="yes or no")
    able.corp("yes")
    able.until(rule="5.7.1f")
    assert able.credits["corp"] == 0
    assert not able.game.state.hand("corp")
    assert len(able.events("end the run")) == 1
    unable = void(["Hedge Fund"])
    unable.finish_run()
    assert unable.credits["corp"] == 2, "one card short, the Corp was not even asked"
    assert not unable.events("end the run")


@pytest.mark.rule("nsg-26.03 1.16.11b")
@pytest.mark.parametrize(("answer", "tags"), [("yes", 0), ("no", 1)])
def test_an_effect_unless_a_cost_is_paid(answer: str, tags: int) -> None:
    fine = made("Fine", "operation", play(Unless((Credits(8),), (GiveTags(1),))))
    t = table(
        fine,
        rules="nsg-26.03",
        turn="corp",
        corp=Seat(hand=["Fine"]),
        runner=Seat(credits=8),
    )
    t.corp("play", "Fine")
    t.runner(answer)
    assert t.tags == tags
    assert t.credits["runner"] == (0 if answer == "yes" else 8)


@pytest.mark.rule("nsg-26.03 1.16.1d")
def test_a_cost_of_nothing_is_still_a_cost_that_is_paid() -> None:
    t = runs(
        table(
            rules="nsg-26.03",
            runner=Seat(credits=0, rig=["Yog.0"]),
            servers={"HQ": At(ice=["Enigma (rezzed)"])},
        )
    )
    t.until(side="runner", rule="6.9.3b")
    assert t.can("use", "Yog.0")
    t.runner("use", "Yog.0")
    t.runner("subroutine", number=0)
    assert [e.place for e in t.events("subroutine broken")] == [0]


@pytest.mark.rule(
    "nisei-1.4 9.5.4", "nisei-1.4 9.5.5", "nsg-26.03 9.5.4", "nsg-26.03 9.5.5", "nsg-26.03 4.8.5"
)
def test_an_ability_counts_what_its_trashed_source_hosted() -> None:
    t = table(runner=Seat(credits=0, rig=["Fermenter (4 virus)"]))
    t.runner("use", "Fermenter")
    assert t.credits["runner"] == 8
    assert t.zone("Fermenter") == "heap"


@pytest.mark.rule("nisei-1.4 5.2.1", "nsg-26.03 1.11.3b", "nsg-26.03 5.2.1", "nsg-26.03 5.2.1a")
def test_losing_a_click_as_a_cost_is_no_action_and_no_spending() -> None:
    t = runs(table(runner=Seat(clicks=4), servers={"HQ": At(ice=["Viktor 1.0 (rezzed)"])}))
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Viktor 1.0")
    t.runner("subroutine", number=0)
    assert t.clicks["runner"] == 2
    assert [e.amount for e in t.events("lose clicks")] == [1]
    assert [e.amount for e in t.events("spend clicks")] == [1], "only the run itself"


@pytest.mark.rule("nisei-1.4 6.3.2b")
def test_a_run_whose_additional_cost_cannot_be_paid_is_not_offered() -> None:
    gate = made("Gate", "upgrade", static(AdditionalCost("run", (Credits(3),), server=THIS_SERVER)))
    t = table(
        gate,
        runner=Seat(credits=2),
        servers={"remote 1": At(root=["Gate (rezzed)"]), "remote 2": At(root=["PAD Campaign"])},
    )
    t.runner("run")
    assert t.can("server", server="remote 2")
    assert not t.can("server", server="remote 1")


@pytest.mark.rule("nisei-1.4 6.3.2b", "nisei-1.4 6.3.2c example", "nsg-26.03 6.3.4")
def test_the_click_for_enhanced_login_protocol_is_spent_before_the_run() -> None:
    t = table(
        corp=Seat(play=["Enhanced Login Protocol"]),
        runner=Seat(credits=5, clicks=2),
        servers={"remote 1": At(root=["Heinlein Grid (rezzed)"])},
    )
    runs(t, "remote 1")
    assert t.clicks["runner"] == 0
    assert t.credits["runner"] == 5, "Heinlein Grid saw no click spent during the run"


@pytest.mark.rule("nisei-1.4 6.3.2b")
def test_with_one_click_the_first_run_of_the_turn_is_out_of_reach() -> None:
    t = table(
        corp=Seat(play=["Enhanced Login Protocol"]), runner=Seat(clicks=1, hand=["Inside Job"], credits=2)
    )
    assert not t.can("run")
    assert t.can("play", "Inside Job"), "an event is not the basic action"


def priced(*costs: Cost) -> Face:
    """An event with an additional cost."""
    return made("Priced", "event", static(AdditionalCost("play", costs, cards=Same(THIS))), play(Gain(1)))


@pytest.mark.parametrize(
    "cost",
    [TrashCards(In("grip")), MoveCards(In("grip"), "stack")],
    ids=lambda cost: type(cost).__name__,
)
def test_a_card_that_is_played_does_not_pay_for_itself(cost: Cost) -> None:
    """It has left the grip by the time its costs are paid."""
    alone = table(priced(cost), runner=Seat(hand=["Priced"]))
    assert not alone.can("play", "Priced")
    beside = table(priced(cost), runner=Seat(hand=["Priced", "Diesel"]))
    beside.runner("play", "Priced")
    assert len(beside.events("gain credits")) == 1
    assert not beside.game.state.zones["grip"]


@pytest.mark.rule("nisei-1.4 1.7.2b")
@pytest.mark.parametrize("rules", BOTH)
def test_who_pays_with_damage_that_flatlines_them_pays_nothing_more(rules: str) -> None:
    t = table(
        rules=rules,
        runner=Seat(credits=9, clicks=3, hand=["2x Diesel"]),
        servers={"remote 1": At(root=["Obokata Protocol", "Strongbox (rezzed)"])},
    )
    t.run("remote 1")
    t.until(side="runner", about="access")
    t.runner("access", "Obokata Protocol")
    t.until(side="runner", about="steal")
    t.runner("yes")
    assert t.game.result == ("corp", "flatline")
    assert t.game.events[-1].kind == "game ends"
