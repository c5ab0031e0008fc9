"""26.03, 10.3.1: what a checkpoint sets right, step by step."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import strength
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Choose, Gain, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import paid, static, when
from rulerunner.lang.words import ICE
from tests.support.faces import made, table

RULES = "nsg-26.03"


@pytest.mark.rule("nsg-26.03 10.3.1d", "nsg-26.03 3.8.5b", "nsg-26.03 3.8.5a")
def test_a_second_console_may_be_installed_and_the_first_is_trashed() -> None:
    t = table(rules=RULES, runner=Seat(credits=9, rig=["Desperado"], hand=["Grimoire"]))
    t.runner("install", "Grimoire")
    assert (t.zone("Desperado"), t.zone("Grimoire")) == ("heap", "table")


@pytest.mark.rule("nsg-26.03 10.3.1d")
def test_of_two_copies_of_a_unique_card_the_newer_stays() -> None:
    t = table(rules=RULES, runner=Seat(credits=9, rig=["John Masanori"], hand=["John Masanori"]))
    state = t.game.state
    old = state.zones["table"][0]
    new = state.zones["grip"][0]
    t.runner("install", "John Masanori")
    assert state.zones["heap"] == (old,)
    assert state.zones["table"] == (new,)


@pytest.mark.rule("nsg-26.03 10.3.1d", "nsg-26.03 3.8.5c", "nsg-26.03 3.8.5d")
def test_the_console_limit_is_for_active_consoles_alone() -> None:
    t = table(rules=RULES, runner=Seat(credits=9, rig=["Desperado"], hand=["Grimoire", "Akamatsu Mem Chip"]))
    t.runner("install", "Akamatsu Mem Chip")
    assert t.zone("Desperado") == "table"


@pytest.mark.rule(
    "nsg-26.03 10.3.1c", "nsg-26.03 1.17.2", "nsg-26.03 1.7.1", "nsg-26.03 1.7.2a", "nsg-26.03 2.5.2"
)
def test_seven_points_win_at_the_next_checkpoint() -> None:
    t = table(
        rules=RULES,
        corp=Seat(credits=5),
        runner=Seat(score=["2x Priority Requisition"]),
        servers={"remote 1": At(root=["Hostile Takeover"])},
    )
    assert t.game.result is None
    t.runner("run")
    t.runner("server", server="remote 1")
    t.runner("no")
    assert t.game.result == ("runner", "points")


@pytest.mark.rule("nsg-26.03 10.3.1e", "nsg-26.03 3.9.3c")
def test_a_runner_short_of_memory_trashes_no_more_than_needed() -> None:
    t = table(
        rules=RULES,
        turn="corp",
        corp=Seat(hand=["Retribution"], credits=9),
        runner=Seat(rig=["Akamatsu Mem Chip", "Corroder", "Mimic", "Ninja", "Magnum Opus"], tags=1),
    )
    t.corp("play", "Retribution")
    t.corp("card", "Akamatsu Mem Chip")
    assert t.decision.rule == "10.3.1e"
    assert t.decision.side == "runner"
    assert {t.name(o.card) for o in t.decision.options} == {"Corroder", "Mimic", "Ninja", "Magnum Opus"}
    t.runner("trash", "Magnum Opus")
    assert t.zone("Magnum Opus") == "heap"
    assert t.zone("Corroder") == "table"


@pytest.mark.rule("nsg-26.03 10.3.1e")
def test_a_set_from_which_a_program_could_be_spared_is_not_offered() -> None:
    rack = made("Rack", "hardware", static(Player("memory", 2)))
    t = table(
        rack,
        rules=RULES,
        turn="corp",
        corp=Seat(hand=["Retribution"], credits=9),
        runner=Seat(rig=["Rack", "Magnum Opus", "Corroder", "Mimic", "Sneakdoor Beta"], tags=1),
    )
    t.corp("play", "Retribution")
    t.corp("card", "Rack")
    t.runner("trash", "Corroder")
    gone = {n for n in ("Magnum Opus", "Corroder", "Mimic", "Sneakdoor Beta") if t.zone(n) == "heap"}
    assert gone == {"Corroder", "Mimic"}, "with a program of 2 there would be one too many"


@pytest.mark.rule("nsg-26.03 10.3.1g", "nsg-26.03 1.13.13")
def test_what_was_hosted_on_an_uninstalled_card_is_trashed_down_the_chain() -> None:
    t = table(
        rules=RULES,
        turn="corp",
        corp=Seat(hand=["Retribution"], credits=9),
        runner=Seat(rig=["Corroder", "The Personal Touch (on Corroder)"], tags=1),
    )
    t.corp("play", "Retribution")
    t.corp("card", "Corroder")
    assert (t.zone("Corroder"), t.zone("The Personal Touch")) == ("heap", "heap")


@pytest.mark.rule("nsg-26.03 10.3.1h", "nsg-26.03 8.5.9", "nsg-26.03 8.5.8")
def test_an_empty_remote_ceases_to_exist_but_not_while_something_is_installed_in_it() -> None:
    t = table(
        rules=RULES,
        turn="corp",
        corp=Seat(hand=["Adonis Campaign"], credits=9),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    t.corp("install", "Adonis Campaign")
    t.corp("server", server="remote 1")
    assert t.zone("PAD Campaign") == "Archives", "a server holds one asset or agenda"
    assert not t.events("server ceases")
    assert t.game.state.cards[t.card("Adonis Campaign")].server == 3


@pytest.mark.rule("nsg-26.03 10.3.1h")
def test_ice_alone_keeps_a_remote_in_being() -> None:
    blast = made("Blast", "resource", paid(Clicks(), Choose(Is(ICE)), Trash(CHOSEN)))
    t = table(
        blast,
        rules=RULES,
        runner=Seat(credits=9, rig=["Blast"]),
        servers={"remote 1": At(root=["PAD Campaign"], ice=["Ice Wall"])},
    )
    t.runner("run")
    t.runner("server", server="remote 1")
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    assert not t.events("server ceases")
    t.until(rule="5.7.1f")
    t.runner("use", "Blast")
    assert [e.server for e in t.events("server ceases")] == [3]
    t.until(rule="5.7.1f")
    t.runner("run")
    assert not t.can("server", server="remote 1")


@pytest.mark.rule("nsg-26.03 10.3.1l", "nsg-26.03 1.12.2")
def test_a_trashed_card_has_lost_its_counters() -> None:
    t = table(
        rules=RULES,
        turn="corp",
        corp=Seat(hand=["Retribution"], credits=9),
        runner=Seat(rig=["Magnum Opus", "Medium (3 virus)"], tags=1),
    )
    assert t.counters("Medium", "virus") == 3
    t.corp("play", "Retribution")
    t.corp("card", "Medium")
    assert t.counters("Medium", "virus") == 0


@pytest.mark.rule("nsg-26.03 10.3.1a", "nsg-26.03 10.3.1c")
def test_who_has_won_has_won_before_what_is_pending_resolves() -> None:
    party = made("Party", "agenda", when(Trigger("score"), Gain(5)), points=7, requirement=0)
    t = table(
        party,
        rules=RULES,
        turn="corp",
        at="5.6.2a",
        corp=Seat(credits=0),
        servers={"remote 1": At(root=["Party"])},
    )
    t.corp("score", "Party")
    assert t.game.result == ("corp", "points")
    assert t.credits["corp"] == 0


@pytest.mark.rule("nsg-26.03 10.3.4", "nsg-26.03 1.16.3")
def test_a_checkpoint_follows_a_cost_before_what_was_paid_for() -> None:
    watch = made("Watch", "asset", when(Trigger("spend credits", side="runner"), Gain(1)))
    sell = made("Sell", "resource", paid(Credits(1), Gain(5)))
    t = table(
        watch,
        sell,
        rules=RULES,
        at="5.7.1e",
        corp=Seat(credits=0),
        runner=Seat(credits=1, rig=["Sell"]),
        servers={"remote 1": At(root=["Watch (rezzed)"])},
    )
    t.runner("use", "Sell")
    assert [(e.side, e.amount) for e in t.events("gain credits")] == [("corp", 1), ("runner", 5)]


@pytest.mark.rule("nsg-26.03 10.3.1b")
def test_what_lasted_for_an_encounter_is_gone_at_the_checkpoint_after_it() -> None:
    t = table(
        rules=RULES,
        runner=Seat(credits=2, rig=["Corroder"]),
        servers={"HQ": At(ice=["Wall of Static (rezzed)"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=1)
    assert strength(t.game.state, t.card("Corroder")) == 3
    t.runner("use", "Corroder", ability=0)
    assert t.decision.rule == "6.9.4c"
    assert strength(t.game.state, t.card("Corroder")) == 2


@pytest.mark.rule("nsg-26.03 10.3.1f")
def test_what_was_hosted_on_an_agenda_goes_when_the_agenda_is_forfeited() -> None:
    t = table(
        rules=RULES,
        corp=Seat(credits=9, score=["Nisei MK II (1 agenda)"]),
        servers={"HQ": At(ice=["Archer"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="corp", rule="6.9.2b")
    assert t.can("use", "Nisei MK II")
    t.corp("rez", "Archer")
    assert t.zone("Nisei MK II") == "removed"
    assert t.counters("Nisei MK II", "agenda") == 0
    assert not t.can("use", "Nisei MK II")


@pytest.mark.rule("nsg-26.03 10.3.1a")
def test_an_ability_is_pending_once_for_each_time_since_the_last_checkpoint() -> None:
    count = made("Count", "asset", when(Trigger("trash"), Gain(1)))
    sweep = made("Sweep", "resource", paid(Clicks(), Choose(Is(ICE), 2), Trash(CHOSEN)))
    t = table(
        count,
        sweep,
        rules=RULES,
        corp=Seat(credits=0),
        runner=Seat(rig=["Sweep"]),
        servers={"HQ": At(ice=["Ice Wall", "Enigma"]), "remote 1": At(root=["Count (rezzed)"])},
    )
    t.runner("use", "Sweep")
    t.until(rule="5.7.1f")
    assert t.credits["corp"] == 2
