"""10.8: traces are bid in the open, the Corp first; the Runner wins ties."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, AtServer, Is
from rulerunner.lang.instructions import Choose, Gain, GiveTags, Later, ReduceTrace, Trace, Trash, TrashAll
from rulerunner.lang.quantities import X
from rulerunner.lang.refs import BOUND, CHOSEN, THIS_SERVER
from rulerunner.lang.sugar import paid, play, when
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")
TRACK = made("Track", "operation", play(Trace(3, (GiveTags(1),), (Gain(2),)), Gain(1)))


def traced(**place: Any) -> Table:
    """A table at which the Corp has initiated a trace of 3, and bids."""
    corp = place.pop("corp", Seat(credits=5))._replace(hand=["Track"])
    t = table(TRACK, *place.pop("faces", ()), turn="corp", corp=corp, **place)
    t.corp("play", "Track")
    return t


@pytest.mark.rule(
    "nisei-1.4 10.8.2",
    "nisei-1.4 10.8.3",
    "nisei-1.4 10.8.6",
    "nsg-26.03 10.8.2",
    "nsg-26.03 10.8.3",
    "nsg-26.03 10.8.6c",
    "nsg-26.03 10.8.6d",
    "nsg-26.03 10.8.6",
    "nisei-1.4 10.8.6c",
    "nisei-1.4 10.8.6d",
)
@pytest.mark.parametrize("rules", BOTH)
def test_the_corp_spends_openly_first_and_the_runner_knows_what_to_beat(rules: str) -> None:
    t = traced(rules=rules, runner=Seat(credits=9))
    assert (t.decision.side, t.decision.rule) == ("corp", "10.8.6c")
    assert sorted(o.number for o in t.decision.options) == list(range(6))
    t.corp("number", number=2)
    assert t.credits["corp"] == 3, "paid at once"
    assert (t.decision.side, t.decision.rule) == ("runner", "10.8.6d")
    assert sorted(o.number for o in t.decision.options) == list(range(10))


@pytest.mark.rule("nisei-1.4 10.8.4", "nsg-26.03 10.8.4", "nsg-26.03 10.8.6e", "nisei-1.4 10.8.6e")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("bid", "tags"), [(2, 1), (3, 0), (4, 0)])
def test_a_trace_succeeds_only_if_it_is_stronger(rules: str, bid: int, tags: int) -> None:
    t = traced(rules=rules, corp=Seat(credits=0), runner=Seat(credits=4))
    t.runner("number", number=bid)
    assert t.tags == tags
    assert t.credits["runner"] == 4 - bid, "the credits are gone either way"
    assert t.credits["corp"] == (1 if tags else 3)


@pytest.mark.rule("nisei-1.4 9.8.6d", "nsg-26.03 9.9.6d")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("to", [0, 1, 7])
def test_an_interrupt_lowers_the_base_of_a_trace_and_never_raises_it(rules: str, to: int) -> None:
    damper = made("Damper", "hardware", Paid((Credits(1),), (ReduceTrace(to),), interrupt="trace"))
    t = traced(rules=rules, faces=(damper,), corp=Seat(credits=1), runner=Seat(credits=4, rig=["Damper"]))
    t.runner("use", "Damper")
    t.runner("use", "Damper")
    t.runner("pass")
    t.corp("number", number=1)
    assert [event.amount for event in t.events("trace")] == [min(to, 3)]
    t.runner("number", number=2)
    assert t.tags == (1 if to == 7 else 0), "a base of 0 is a trace, too"
    assert t.happened("trace fails" if to < 7 else "trace succeeds")


@pytest.mark.rule("nisei-1.4 10.7.1", "nisei-1.4 10.8.3", "nsg-26.03 10.7.1", "nsg-26.03 10.8.3")
def test_link_counts_from_the_identity_and_from_installed_cards() -> None:
    t = traced(
        corp=Seat(credits=0),
        runner=Seat(credits=0, identity="Sunny Lebeau", rig=["Access to Globalsec"]),
    )
    assert t.tags == 0, "2 and 1 make 3"
    alone = traced(corp=Seat(credits=0), runner=Seat(credits=0, identity="Sunny Lebeau"))
    assert alone.tags == 1


@pytest.mark.rule("nisei-1.4 10.8.5", "nisei-1.4 10.8.6f", "nsg-26.03 10.8.5")
def test_what_follows_the_result_resolves_in_a_window_before_the_rest_of_the_ability() -> None:
    watch = made("Watch", "asset", when(Trigger("trace succeeds"), Gain(5)))
    t = traced(
        faces=(watch,),
        corp=Seat(credits=0),
        runner=Seat(credits=0),
        servers={"remote 1": At(root=["Watch (rezzed)"])},
    )
    assert {o.kind for o in t.decision.options} == {"trigger"}, "both are mandatory; the order is the Corp's"
    t.corp("trigger", "Watch")
    kinds = [(e.kind, e.amount) for e in t.game.events if e.kind in ("gain credits", "tags")]
    assert kinds == [("gain credits", 5), ("tags", 1), ("gain credits", 1)]


@pytest.mark.rule(
    "nisei-1.4 10.8.6a",
    "nisei-1.4 10.8.6b",
    "nsg-26.03 10.8.6a",
    "nsg-26.03 10.8.6b",
    "nsg-26.03 9.11.1e",
    "nisei-1.4 9.10.1d",
)
def test_what_waits_for_a_trace_resolves_before_anyone_bids() -> None:
    lawyer = made("Lawyer", "resource", when(Trigger("trace"), Gain(3)))
    t = traced(faces=(lawyer,), corp=Seat(credits=0), runner=Seat(credits=0, rig=["Lawyer"]))
    assert t.decision.side == "runner"
    assert t.credits["runner"] == 3
    t.runner("number", number=3)
    assert t.tags == 0


@pytest.mark.rule("nisei-1.4 1.10.4b", "nisei-1.4 10.8.2")
def test_credits_for_traces_are_spent_on_traces() -> None:
    t = traced(
        corp=Seat(credits=1, identity="NBN: Making News"),
        runner=Seat(credits=0),
    )
    assert sorted(o.number for o in t.decision.options) == [0, 1, 2, 3]
    t.corp("number", number=3)
    assert t.credits["corp"] == 1, "nothing is left but the credit gained afterwards"
    assert t.counters("NBN: Making News", "credit") == 0
    assert [e.amount for e in t.events("trace succeeds")] == [6]


@pytest.mark.rule("nisei-1.4 9.8.6d", "nisei-1.4 10.8.1", "nsg-26.03 9.9.6d", "nsg-26.03 10.8.1")
def test_a_trace_of_zero_is_still_a_trace() -> None:
    soft = made("Soft", "operation", play(Trace(0, (GiveTags(1),))))
    t = table(soft, turn="corp", corp=Seat(credits=1, hand=["Soft"]), runner=Seat(credits=0))
    t.corp("play", "Soft")
    t.corp("number", number=1)
    assert t.tags == 1


@pytest.mark.rule("nisei-1.4 10.8.4")
def test_a_trace_on_ice_adds_a_counter_that_gives_a_tag_later() -> None:
    t = table(
        corp=Seat(credits=0, hand=["Hedge Fund"]),
        runner=Seat(credits=0),
        servers={"HQ": At(ice=["Data Raven (rezzed)"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.runner("effect", number=0)
    assert t.tags == 1
    t.until(side="corp", option="use")
    assert t.counters("Data Raven", "power") == 1
    t.corp("use", "Data Raven")
    assert t.tags == 2


# --- what follows a trace is part of the ability that has it ------------------------------------------------


@pytest.mark.rule("nsg-26.03 4.6.6i", "nsg-26.03 10.8.5")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("won", [True, False])
def test_what_follows_a_trace_knows_the_server_its_source_has_left(rules: str, won: bool) -> None:
    blast = (TrashAll(AtServer(THIS_SERVER, "ice")),)
    charge = made("Charge", "upgrade", paid(TrashThis(), Trace(9, blast) if won else Trace(0, (), blast)))
    t = table(
        charge,
        rules=rules,
        turn="corp",
        at="5.6.2a",
        servers={"HQ": At(ice=["Enigma"]), "remote 1": At(ice=["Ice Wall"], root=["Charge (rezzed)"])},
    )
    t.corp("use", "Charge")
    t.until(kind="action")
    assert (t.zone("Ice Wall"), t.zone("Enigma")) == ("Archives", "table")


@pytest.mark.rule("nsg-26.03 8.6.2a", "nsg-26.03 10.8.5")
@pytest.mark.parametrize("rules", BOTH)
def test_what_follows_a_trace_knows_the_x_that_was_paid(rules: str) -> None:
    levy = made("Levy", "operation", play(Trace(9, (GiveTags(X),))), cost=None, x_cost=True)
    t = table(levy, rules=rules, turn="corp", corp=Seat(credits=5, hand=["Levy"]))
    t.corp("play", "Levy")
    t.corp("number", number=2)
    t.until(kind="action")
    assert t.tags == 2


@pytest.mark.rule("nsg-26.03 9.6.13c", "nsg-26.03 10.8.5")
@pytest.mark.parametrize("rules", BOTH)
def test_what_follows_a_trace_knows_the_card_that_a_delayed_ability_is_about(rules: str) -> None:
    later = Later(when(Trigger("gain credits", side="you"), Trace(9, (Trash(BOUND),))), bind=CHOSEN)
    hunt = made("Hunt", "operation", play(Choose(Is("program") & INSTALLED), later))
    t = table(
        hunt, rules=rules, turn="corp", corp=Seat(hand=["Hunt"]), runner=Seat(rig=["Corroder", "Datasucker"])
    )
    t.corp("play", "Hunt")
    t.corp("card", "Corroder")
    t.until(kind="action")
    t.corp("gain credit")
    t.until(kind="action")
    assert (t.zone("Corroder"), t.zone("Datasucker")) == ("heap", "table")
