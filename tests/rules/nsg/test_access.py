"""26.03, 7.1 and 7.2: accessing a card, and the one mid-access ability."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import In
from rulerunner.lang.instructions import AccessCard, Choose, Gain, MoveTo
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.sugar import about, paid, when
from rulerunner.lang.words import HQ, RND
from tests.support.faces import made, table
from tests.support.table import Table

RULES = "nsg-26.03"
PROBE = made("Probe", "hardware", Paid((Credits(0),), (Gain(1),), access=True))


def breaches(server: str, *made_up: Any, **place: Any) -> Table:
    """A table at which the Runner runs a server and comes to its breach."""
    t = table(*made_up, rules=RULES, **place)
    t.runner("run")
    t.runner("server", server=server)
    while t.in_run() and not t.steps("7.5.1"):
        t.passes()
    return t


@pytest.mark.rule(
    "nsg-26.03 7.2.2", "nsg-26.03 9.2.10a", "nsg-26.03 7.1.5", "nsg-26.03 9.2.10b", "nsg-26.03 9.2.10"
)
def test_the_runner_alone_may_pay_the_trash_cost_of_the_accessed_card() -> None:
    t = breaches("remote 1", runner=Seat(credits=4), servers={"remote 1": At(root=["PAD Campaign"])})
    assert (t.decision.side, t.decision.kind, t.decision.rule) == ("runner", "mid-access", "7.2.2")
    assert {o.kind for o in t.decision.options} == {"trash", "pass"}
    t.runner("trash", "PAD Campaign")
    assert t.credits["runner"] == 0
    assert t.zone("PAD Campaign") == "Archives"
    assert t.rezzed("PAD Campaign"), "the Runner saw it, so it lies face up"


@pytest.mark.rule("nsg-26.03 9.2.10c", "nsg-26.03 7.1.4")
def test_one_mid_access_ability_is_all_the_runner_gets() -> None:
    t = breaches(
        "remote 1",
        PROBE,
        runner=Seat(credits=4, rig=["Probe"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    assert t.can("trash", "PAD Campaign")
    t.runner("use", "Probe")
    assert not t.in_run()
    assert t.credits["runner"] == 5
    assert t.zone("PAD Campaign") == "table", "having probed it, the Runner could not trash it any more"


@pytest.mark.rule("nsg-26.03 9.2.10c")
def test_passing_closes_the_mid_access_window() -> None:
    t = breaches(
        "remote 1",
        PROBE,
        runner=Seat(credits=4, rig=["Probe"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    t.runner("pass")
    assert not t.in_run()
    assert t.credits["runner"] == 4


@pytest.mark.rule("nsg-26.03 9.2.10d", "nsg-26.03 9.5.2c", "nsg-26.03 9.2.7b", "nsg-26.03 9.3.6b")
def test_a_mid_access_ability_is_offered_in_no_paid_window() -> None:
    t = table(
        PROBE,
        rules=RULES,
        at="5.7.1e",
        runner=Seat(rig=["Probe"]),
        corp=Seat(hand=["Hedge Fund"]),
    )
    assert t.decision.rule == "5.7.1f", "no window had anything to offer"
    t.runner("run")
    t.runner("server", server="HQ")
    t.runner("no")
    assert t.decision.rule == "7.2.2"
    assert t.can("use", "Probe")


@pytest.mark.rule("nsg-26.03 7.1.5a")
def test_a_card_without_a_trash_cost_cannot_be_trashed() -> None:
    t = breaches("HQ", runner=Seat(credits=9), corp=Seat(hand=["Hedge Fund"]))
    assert not t.in_run()
    assert [t.name(e.card) for e in t.events("access")] == ["Hedge Fund"]


@pytest.mark.rule("nsg-26.03 7.1.5b")
def test_nothing_in_archives_can_be_trashed() -> None:
    t = breaches(
        "Archives",
        corp=Seat(discard=["PAD Campaign"]),
        runner=Seat(credits=9, rig=["Carnivore"], hand=["2x Diesel"]),
    )
    assert not t.in_run(), "neither the basic ability nor Carnivore was offered"


@pytest.mark.rule("nsg-26.03 7.2.1", "nsg-26.03 7.1.4", "nsg-26.03 9.1.8a")
def test_what_the_access_triggers_comes_before_the_chance_to_trash() -> None:
    t = breaches(
        "remote 1",
        runner=Seat(credits=9, hand=["3x Diesel"]),
        corp=Seat(credits=4),
        servers={"remote 1": At(root=["Snare!"])},
    )
    assert (t.decision.side, t.decision.kind) == ("corp", "yes or no")
    assert "7.2.2" not in t.steps()
    t.corp("yes")
    assert t.tags == 1
    assert len(t.events("damage")) == 1
    assert t.can("trash", "Snare!")


@pytest.mark.rule("nsg-26.03 7.2.3", "nsg-26.03 7.1.6")
def test_an_accessed_agenda_must_be_stolen() -> None:
    t = breaches("remote 1", servers={"remote 1": At(root=["Hostile Takeover"])})
    assert not t.in_run()
    assert [e.rule for e in t.events("steal")] == ["7.2.3"]


@pytest.mark.rule("nsg-26.03 7.1.6a", "nsg-26.03 1.16.10a")
@pytest.mark.parametrize("paid_for", ["yes", "no"])
def test_an_additional_cost_to_steal_may_be_declined(paid_for: str) -> None:
    t = breaches(
        "remote 1",
        runner=Seat(credits=5),
        servers={"remote 1": At(root=["Hostile Takeover", "Red Herrings (rezzed)"])},
    )
    t.runner("access", "Hostile Takeover")
    t.runner(paid_for)
    t.finish_run()
    assert (t.zone("Hostile Takeover") == "runner score") == (paid_for == "yes")
    assert t.credits["runner"] == (0 if paid_for == "yes" else 5)


@pytest.mark.rule("nsg-26.03 7.1.6a", "nsg-26.03 1.16.10b")
def test_a_runner_who_cannot_pay_the_additional_cost_is_not_asked() -> None:
    t = breaches(
        "remote 1",
        runner=Seat(credits=4),
        servers={"remote 1": At(root=["Hostile Takeover", "Red Herrings (rezzed)"])},
    )
    t.runner("access", "Hostile Takeover")
    assert t.decision.kind == "mid-access", "the next card is up"
    t.finish_run()
    assert t.zone("Hostile Takeover") == "table"


@pytest.mark.rule("nsg-26.03 9.12.5a", "nsg-26.03 9.12.5b", "nsg-26.03 9.3.6e", "nsg-26.03 9.1.8i")
def test_a_persistent_ability_outlives_its_card_for_the_rest_of_the_run() -> None:
    t = breaches(
        "remote 1",
        runner=Seat(credits=5),
        servers={"remote 1": At(root=["Hostile Takeover", "Red Herrings (rezzed)"])},
    )
    t.runner("access", "Red Herrings")
    t.runner("trash", "Red Herrings")
    t.finish_run()
    assert t.zone("Red Herrings") == "Archives"
    assert t.zone("Hostile Takeover") == "table", "4 credits do not pay for it"


@pytest.mark.rule("nsg-26.03 7.1.7")
def test_a_card_that_moves_while_it_is_accessed_is_no_longer_accessed() -> None:
    shy = made("Shy", "agenda", when(about("access"), MoveTo(THIS, RND)), points=1)
    t = breaches("remote 1", shy, PROBE, runner=Seat(rig=["Probe"]), servers={"remote 1": At(root=["Shy"])})
    t.finish_run()
    assert t.zone("Shy") == "R&D"
    assert not t.events("steal")
    assert not t.happened("use", "Probe")
    assert len(t.events("access ends")) == 1


@pytest.mark.rule("nsg-26.03 7.2.4", "nsg-26.03 10.3.6")
def test_what_looks_for_the_end_of_an_access_is_met_after_it_and_before_the_next() -> None:
    bell = made("Bell", "asset", when(Trigger("access ends"), Gain(1)))
    t = breaches(
        "remote 1",
        bell,
        corp=Seat(credits=0),
        runner=Seat(credits=0),
        servers={
            "remote 1": At(root=["PAD Campaign", "Crisium Grid"]),
            "remote 2": At(root=["Bell (rezzed)"]),
        },
    )
    t.runner("access", "PAD Campaign")
    t.finish_run()
    kinds = [e.kind for e in t.game.events if e.kind in ("access", "access ends", "gain credits")]
    assert kinds == ["access", "access ends", "gain credits"] * 2


@pytest.mark.rule("nsg-26.03 7.1.1")
def test_a_card_may_be_accessed_outside_a_breach_and_outside_a_run() -> None:
    lens = made("Lens", "resource", paid(Clicks(), Choose(In(HQ)), AccessCard(CHOSEN)))
    t = table(lens, rules=RULES, corp=Seat(hand=["Hostile Takeover"]), runner=Seat(rig=["Lens"]))
    t.runner("use", "Lens")
    assert t.zone("Hostile Takeover") == "runner score"
    assert not t.events("breach")
    assert t.steps("7.") == ["7.2.1", "7.2.2", "7.2.3", "7.2.4"]
