"""Currents, purging, tags; scoring and advancing, drawing, targets, and what cannot be done."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, Gain, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import about, play, prevention, static, when
from rulerunner.lang.words import PROGRAM, RESOURCE
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")


def corp(**place: Any) -> Table:
    seat = place.pop("corp", Seat())
    return table(*place.pop("faces", ()), turn="corp", corp=seat, **place)


# --- currents, purging, tags ------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 8.6.6c", "nisei-1.4 10.3.1b")
@pytest.mark.parametrize("rules", BOTH)
def test_a_current_stays_until_an_agenda_is_stolen(rules: str) -> None:
    t = corp(
        rules=rules,
        corp=Seat(credits=9, hand=["Enhanced Login Protocol"], deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=["Hostile Takeover"])},
    )
    t.corp("play", "Enhanced Login Protocol")
    assert t.zone("Enhanced Login Protocol") == "play"
    for _ in range(2):
        t.until(rule="5.6.2b")
        t.corp("gain credit")
    t.until(rule="5.7.1f")
    t.runner("run")
    t.runner("server", server="remote 1")
    assert t.clicks["runner"] == 2
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score"
    assert t.zone("Enhanced Login Protocol") == "Archives"


@pytest.mark.rule("nisei-1.4 9.12.1", "nisei-1.4 5.2.0h", "nsg-26.03 10.1.2", "nsg-26.03 5.2.6h")
@pytest.mark.parametrize("rules", BOTH)
def test_purging_takes_three_clicks_and_every_virus_counter(rules: str) -> None:
    t = corp(
        rules=rules,
        runner=Seat(rig=["Datasucker (3 virus)", "Medium (2 virus)", "Plascrete Carapace (4 power)"]),
        corp=Seat(deck=["9x Hedge Fund"]),
    )
    t.corp("purge")
    assert t.clicks["corp"] == 0
    assert (t.counters("Datasucker", "virus"), t.counters("Medium", "virus")) == (0, 0)
    assert t.counters("Plascrete Carapace", "power") == 4


@pytest.mark.rule("nisei-1.4 9.12.1a")
def test_purging_is_possible_without_any_virus_but_not_with_two_clicks() -> None:
    assert corp(corp=Seat()).can("purge")
    assert not corp(corp=Seat(clicks=2)).can("purge")


@pytest.mark.rule(
    "nisei-1.4 10.5.3",
    "nisei-1.4 5.2.0g",
    "nsg-26.03 10.5.3",
    "nsg-26.03 5.2.6g",
    "nsg-26.03 10.5.2",
    "nisei-1.4 10.5.2",
)
def test_a_tagged_runners_resource_costs_the_corp_a_click_and_two_credits() -> None:
    t = corp(corp=Seat(credits=2), runner=Seat(rig=["Decoy", "Corroder", "Wyldside"], tags=1))
    t.corp("trash resource")
    assert {t.name(o.card) for o in t.decision.options} == {"Decoy", "Wyldside"}
    t.corp("card", "Wyldside")
    assert t.zone("Wyldside") == "heap"
    assert (t.credits["corp"], t.clicks["corp"]) == (0, 2)
    assert not corp(corp=Seat(credits=2), runner=Seat(rig=["Decoy"])).can("trash resource")
    assert not corp(corp=Seat(credits=1), runner=Seat(rig=["Decoy"], tags=1)).can("trash resource")


@pytest.mark.rule("nisei-1.4 10.5.4", "nsg-26.03 10.5.4", "nsg-26.03 5.2.7g")
def test_the_runner_may_pay_a_tag_off() -> None:
    t = table(runner=Seat(credits=2, tags=2))
    t.runner("remove tag")
    assert (t.tags, t.credits["runner"], t.clicks["runner"]) == (1, 0, 3)
    assert not table(runner=Seat(credits=9)).can("remove tag")


# --- scoring, drawing, targets ----------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 1.17.3a", "nsg-26.03 1.17.3c", "nsg-26.03 3.2.2a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("counters", "may"), [(1, False), (2, True), (3, True)])
def test_an_agenda_is_scored_once_it_is_advanced_enough_without_a_click(
    rules: str, counters: int, may: bool
) -> None:
    t = corp(
        rules=rules,
        at="5.6.2a",
        corp=Seat(credits=0),
        servers={"remote 1": At(root=[f"Hostile Takeover ({counters} advancement)"])},
    )
    assert t.can("score", "Hostile Takeover") == may
    if may:
        t.corp("score", "Hostile Takeover")
        assert t.zone("Hostile Takeover") == "corp score"
        assert t.credits["corp"] == 7
        assert t.clicks["corp"] == 3


@pytest.mark.rule("nsg-26.03 1.17.3a", "nisei-1.4 9.1.8e", "nsg-26.03 3.2.2a")
def test_what_lowers_the_requirement_counts() -> None:
    t = corp(
        at="5.6.2a",
        servers={"remote 1": At(root=["Hostile Takeover (1 advancement)", "SanSan City Grid (rezzed)"])},
        rules="nsg-26.03",
    )
    assert t.can("score", "Hostile Takeover")


@pytest.mark.rule("nsg-26.03 1.18.1", "nsg-26.03 1.18.2", "nsg-26.03 1.18.3", "nsg-26.03 3.2.4")
def test_only_what_can_be_advanced_is_advanced_and_placing_a_counter_is_not_advancing() -> None:
    t = corp(
        rules="nsg-26.03",
        corp=Seat(
            credits=5,
            identity="Weyland Consortium: Built to Last",
            score=["AstroScript Pilot Program (1 agenda)"],
        ),
        servers={
            "HQ": At(ice=["Ice Wall", "Enigma"]),
            "remote 1": At(root=["Hostile Takeover"]),
            "remote 2": At(root=["PAD Campaign"]),
        },
    )
    assert {t.name(o.card) for o in t.find("advance")} == {"Ice Wall", "Hostile Takeover"}
    t.corp("advance", "Ice Wall")
    assert t.counters("Ice Wall", "advancement") == 1
    assert t.credits["corp"] == 5 - 1 + 2
    t.corp("use", "AstroScript Pilot Program")
    t.corp("card", "Hostile Takeover")
    assert t.counters("Hostile Takeover", "advancement") == 1
    assert t.credits["corp"] == 6, "nothing was advanced"


@pytest.mark.rule("nsg-26.03 1.7.2c", "nsg-26.03 4.2.7b")
@pytest.mark.parametrize("rules", BOTH)
def test_the_corp_loses_as_soon_as_it_draws_from_an_empty_deck(rules: str) -> None:
    t = corp(rules=rules, corp=Seat(credits=9, hand=["Anonymous Tip"], deck=["2x Hedge Fund"]))
    t.corp("play", "Anonymous Tip")
    assert t.game.result == ("runner", "empty-deck")


@pytest.mark.rule("nsg-26.03 1.7.2c")
def test_the_runner_draws_what_is_left_and_goes_on() -> None:
    t = table(runner=Seat(hand=["Diesel"], deck=["Corroder"]), rules="nsg-26.03")
    t.runner("play", "Diesel")
    assert t.game.result is None
    assert t.zone("Corroder") == "grip"


@pytest.mark.rule("nisei-1.4 5.2.4")
def test_an_action_without_any_effect_is_not_offered_in_1_4() -> None:
    t = table(runner=Seat(credits=9, hand=["Diesel", "Easy Mark"]))
    assert not t.can("draw")
    assert not t.can("play", "Diesel")
    assert t.can("play", "Easy Mark")


@pytest.mark.rule("nsg-26.03 1.15.2e", "nsg-26.03 1.2.4")
def test_with_too_few_targets_as_many_are_chosen_as_there_are() -> None:
    t = table(
        rules="nsg-26.03",
        corp=Seat(credits=2),
        runner=Seat(rig=["Corroder", "Mimic"]),
        servers={"remote 1": At(root=["Aggressive Secretary (3 advancement)"])},
    )
    t.runner("run")
    t.runner("server", server="remote 1")
    t.until(side="corp", kind="yes or no")
    t.corp("yes")
    while t.can("card"):
        t.passes()
    assert (t.zone("Corroder"), t.zone("Mimic")) == ("heap", "heap")


@pytest.mark.rule("nsg-26.03 1.15.2e", "nisei-1.4 9.1.5b")
@pytest.mark.parametrize("rules", BOTH)
def test_an_ability_that_does_something_may_be_used_though_a_target_is_missing(rules: str) -> None:
    both = made("Both", "operation", play(Gain(4), Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN)))
    one = made("One", "operation", play(Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN)))
    t = corp(faces=(both, one), rules=rules, corp=Seat(credits=0, hand=["Both", "One"]))
    if rules == "nisei-1.4":
        assert not t.can("play", "One"), "it could change nothing"
    t.corp("play", "Both")
    assert t.credits["corp"] == 4


@pytest.mark.rule("nisei-1.4 9.3.4b", "nsg-26.03 1.15.2", "nsg-26.03 9.3.4b")
def test_targets_are_chosen_before_the_effect_can_be_interrupted() -> None:
    shot = made("Shot", "operation", play(Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN)))
    save = made("Save", "resource", prevention(Credits(0), "trash", Gain(1), subject=Is(PROGRAM)))
    t = corp(
        faces=(shot, save),
        corp=Seat(hand=["Shot"]),
        runner=Seat(credits=0, rig=["Corroder", "Mimic", "Save"]),
    )
    t.corp("play", "Shot")
    t.corp("card", "Mimic")
    assert (t.decision.side, t.decision.kind) == ("runner", "interrupt")
    t.runner("pass")
    assert t.zone("Mimic") == "heap"


@pytest.mark.rule("nisei-1.4 1.2.2", "nsg-26.03 1.2.2")
@pytest.mark.parametrize("rules", BOTH)
def test_what_cannot_be_trashed_is_not_trashed_by_anything(rules: str) -> None:
    vault = made("Vault", "resource", static(Cannot("trash", cards=Is(RESOURCE))))
    t = corp(
        faces=(vault,),
        rules=rules,
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Vault", "Decoy"], tags=1),
    )
    if rules == "nisei-1.4":
        assert not t.can("trash resource")
    else:
        t.corp("trash resource")
        assert t.zone("Decoy") == t.zone("Vault") == "table", "the action is taken in vain"


@pytest.mark.rule(
    "nisei-1.4 9.1.8a",
    "nisei-1.4 9.1.7",
    "nsg-26.03 9.1.8a",
    "nsg-26.03 9.1.7",
    "nsg-26.03 7.1.3",
    "nsg-26.03 1.8.4",
    "nsg-26.03 1.8.6",
)
def test_an_unrezzed_card_does_nothing_but_what_an_access_sets_off() -> None:
    trap = made("Trap", "asset", when(about("access"), Gain(3)), when(Trigger("run begins"), Gain(1)))
    t = table(trap, corp=Seat(credits=0), servers={"remote 1": At(root=["Trap"])})
    t.runner("run")
    t.runner("server", server="remote 1")
    t.finish_run()
    assert t.credits["corp"] == 3
