"""6.7 and 9.10.5: runs that cards make, what is linked to them, and what may stop the Runner from leaving."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import DuringRun, Happened
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.face import Face
from rulerunner.lang.instructions import ChangeServer, Gain, GiveTags, If, JackOut, Lasting, Later, May, Run
from rulerunner.lang.quantities import SpentThisRun, TimesThisRun
from rulerunner.lang.refs import ANY_REMOTE, ANY_SERVER, ARCHIVES_SERVER, HQ_SERVER, THIS_SERVER
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import if_successful, paid, play, static, sub, when
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")
CAN = made("Can", "event", play(Run(ANY_REMOTE, linked=(if_successful(Gain(5)),))))
DIVERT = made("Divert", "resource", paid(Credits(0), ChangeServer(HQ_SERVER), once="turn"))


def plays(event: str, server: str, *faces: Face, **place: Any) -> Table:
    t = table(*faces, **place)
    t.runner("play", event)
    if t.can("server", server=server):
        t.runner("server", server=server)
    return t


@pytest.mark.rule("nisei-1.4 6.7.0a", "nsg-26.03 6.7.4")
@pytest.mark.parametrize("rules", BOTH)
def test_if_successful_is_about_the_run_the_card_made(rules: str) -> None:
    t = plays(
        "Can",
        "remote 1",
        CAN,
        rules=rules,
        runner=Seat(credits=0, hand=["Can"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    t.finish_run()
    assert t.credits["runner"] == 5
    t.until(rule="5.7.1f")
    t.runner("run")
    t.runner("server", server="remote 1")
    t.finish_run()
    assert t.credits["runner"] == 5, "the next run is another"


@pytest.mark.rule("nisei-1.4 6.7.0a")
def test_a_run_that_was_stopped_was_not_successful() -> None:
    t = plays(
        "Can",
        "remote 1",
        CAN,
        runner=Seat(credits=0, hand=["Can"]),
        servers={"remote 1": At(root=["PAD Campaign"], ice=["Ice Wall (rezzed)"])},
    )
    t.finish_run()
    assert t.credits["runner"] == 0
    assert t.zone("Can") == "heap"


@pytest.mark.rule("nisei-1.4 6.7.0a example", "nsg-26.03 6.7.4a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("to", "gained"), [("HQ", 0), ("remote 2", 5)])
def test_if_successful_is_tied_to_the_servers_the_card_could_have_named(
    rules: str, to: str, gained: int
) -> None:
    there = made("There", "upgrade", paid(Credits(0), ChangeServer(THIS_SERVER), user="runner"))
    server = {"HQ": At(root=["There (rezzed)"])} if to == "HQ" else {"remote 2": At(root=["There (rezzed)"])}
    t = plays(
        "Can",
        "remote 1",
        CAN,
        there,
        rules=rules,
        runner=Seat(credits=0, hand=["Can"]),
        servers={"remote 1": At(root=["PAD Campaign"]), **server},
    )
    t.until(side="runner", option="use")
    t.runner("use", "There")
    t.finish_run()
    assert len(t.events("successful run")) == 1
    assert t.credits["runner"] == gained


@pytest.mark.rule("nisei-1.4 8.4", "nsg-26.03 8.6.5")
@pytest.mark.parametrize("rules", BOTH)
def test_an_event_stays_in_play_for_the_run_it_makes(rules: str) -> None:
    t = plays(
        "Can",
        "remote 1",
        CAN,
        rules=rules,
        runner=Seat(credits=0, hand=["Can"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    assert t.in_run()
    assert t.zone("Can") == "play"
    t.finish_run()
    assert t.zone("Can") == "heap"


@pytest.mark.rule("nisei-1.4 5.2.2b", "nsg-26.03 5.2.2b")
def test_an_action_is_not_over_before_the_run_it_made() -> None:
    more = made("More", "event", play(Run(ARCHIVES_SERVER), Gain(4)))
    t = plays("More", "Archives", more, runner=Seat(credits=0, hand=["More"]))
    assert t.in_run()
    assert t.credits["runner"] == 0
    t.finish_run()
    assert t.credits["runner"] == 4
    assert [e.sort for e in t.events("server announced")] == ["card"]


@pytest.mark.rule("nisei-1.4 1.2.2", "nisei-1.4 6.3.2a")
def test_a_run_that_no_server_allows_is_not_offered() -> None:
    ban = made("Ban", "asset", static(Cannot("run", server=ANY_REMOTE)))
    t = table(CAN, ban, runner=Seat(hand=["Can"]), servers={"remote 1": At(root=["Ban (rezzed)"])})
    assert not t.can("play", "Can")
    assert t.can("run")


@pytest.mark.rule("nisei-1.4 1.2.2", "nisei-1.4 6.1.5")
@pytest.mark.parametrize("rules", BOTH)
def test_a_runner_who_cannot_jack_out_is_not_asked(rules: str) -> None:
    lock = made("Lock", "upgrade", static(Cannot("jack out", server=THIS_SERVER)))
    t = table(lock, rules=rules, corp=Seat(hand=["Hedge Fund"]), servers={"HQ": At(root=["Lock (rezzed)"])})
    t.runner("run")
    t.runner("server", server="HQ")
    assert "jack-out" not in {t.decision.about}
    t.finish_run()
    assert len(t.events("successful run")) == 1
    t.until(rule="5.7.1f")
    t.runner("run")
    t.runner("server", server="R&D")
    assert t.decision.about == "jack-out", "elsewhere the Runner may leave"


@pytest.mark.rule("nisei-1.4 1.2.2")
def test_cannot_beats_an_effect_that_allows_it() -> None:
    hook = made("Hook", "ice", sub(Lasting(Cannot("jack out"), "run")), subtypes=("sentry",))
    door = made("Door", "resource", paid(Credits(0), JackOut()))
    t = table(
        hook,
        door,
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(rig=["Door"]),
        servers={"HQ": At(ice=["Hook (rezzed)"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="runner", rule="6.9.3b")
    assert t.can("use", "Door")
    t.finish_run()
    assert not t.events("jack out")
    assert len(t.events("successful run")) == 1


@pytest.mark.rule("nisei-1.4 6.1.4", "nisei-1.4 6.1.5")
def test_a_checkpoint_follows_jacking_out_before_the_run_ends_phase() -> None:
    alarm = made("Alarm", "asset", when(Trigger("jack out"), If(DuringRun(), (Gain(1),))))
    t = table(
        alarm,
        corp=Seat(credits=0, bad_publicity=1),
        servers={"HQ": At(ice=["Ice Wall", "Enigma"]), "remote 1": At(root=["Alarm (rezzed)"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(about="jack-out")
    t.runner("yes")
    assert t.credits["corp"] == 1
    kinds = [
        e.kind for e in t.game.events if e.kind in ("jack out", "gain credits", "lose credits", "run ends")
    ]
    assert kinds == ["gain credits", "jack out", "gain credits", "lose credits", "run ends"]


@pytest.mark.rule("nisei-1.4 6.1.5")
def test_karuna_lets_the_runner_jack_out_in_the_middle_of_an_encounter() -> None:
    t = table(runner=Seat(hand=["5x Diesel"]), servers={"HQ": At(ice=["Karunā (rezzed)"])})
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="runner", kind="yes or no")
    t.runner("yes")
    assert not t.in_run()
    assert [e.place for e in t.events("subroutine resolves")] == [0], "the second subroutine is spared"
    assert len(t.events("jack out")) == 1


@pytest.mark.rule("nisei-1.4 9.10.5", "nisei-1.4 9.9.1", "nsg-26.03 9.11.5", "nsg-26.03 9.6.13a")
def test_a_delayed_ability_of_a_run_sees_only_its_own_run() -> None:
    omen = made(
        "Omen",
        "event",
        play(Run(ANY_SERVER, linked=(if_successful(Later(when(Trigger("breach"), Gain(2)), "run")),))),
    )
    t = plays("Omen", "HQ", omen, corp=Seat(hand=["Hedge Fund"]), runner=Seat(credits=0, hand=["Omen"]))
    t.finish_run()
    assert t.credits["runner"] == 2
    t.until(rule="5.7.1f")
    t.runner("run")
    t.runner("server", server="HQ")
    t.finish_run()
    assert t.credits["runner"] == 2


@pytest.mark.rule("nisei-1.4 6.7.0a")
def test_an_if_successful_of_another_card_is_not_tied_to_the_servers_of_the_run() -> None:
    hope = made(
        "Hope",
        "resource",
        paid(Clicks(), Gain(1)),
        when(Trigger("run begins"), Later(when(Trigger("successful run"), Gain(7)), "run")),
    )
    t = plays(
        "Can",
        "remote 1",
        CAN,
        DIVERT,
        hope,
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(credits=0, hand=["Can"], rig=["Divert", "Hope"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    t.until(side="runner", option="use")
    t.runner("use", "Divert")
    t.finish_run()
    assert t.credits["runner"] == 7, "Can's promise is off, Hope's is not"


@pytest.mark.card("Earth Station: SEA Headquarters")
@pytest.mark.rule("nsg-26.03 1.16.10a")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_a_run_costs_besides_may_be_declined_where_a_card_makes_the_run(answer: str) -> None:
    visit = made("Visit", "event", play(Run(HQ_SERVER)))
    t = table(
        visit,
        rules="nsg-26.03",
        corp=Seat(identity="Earth Station: SEA Headquarters"),
        runner=Seat(credits=3, hand=["Visit"]),
    )
    t.runner("play", "Visit")
    t.runner(answer)
    assert t.happened("run begins") == (answer == "yes")
    assert t.credits["runner"] == (2 if answer == "yes" else 3)
    assert t.zone("Visit") == ("play" if answer == "yes" else "heap")


# --- a run made in reaction to the end of another ---------------------------------------------------------

STOLEN = Happened("steal", within="run")
DASH = made(
    "Dash",
    "event",
    play(Run(ANY_SERVER, linked=(when(Trigger("run ends"), If(STOLEN, (Gain(10),), (Gain(100),))),))),
)
AGAIN = made(
    "Again",
    "resource",
    when(Trigger("run ends", detail="successful"), Run(ANY_SERVER), may=True, once="turn"),
)
ANKLET = made("Anklet", "asset", when(Trigger("run ends", server=HQ_SERVER), If(STOLEN, (GiveTags(2),))))
COUNT = made("Count", "resource", when(Trigger("run ends"), Gain(TimesThisRun("access"))))
PURSE = made("Purse", "resource", when(Trigger("run ends"), Gain(SpentThisRun("you"))))
TOLL = made("Toll", "resource", paid(Credits(3), Gain(1), condition=DuringRun()))


def twice(rules: str, first: str, second: str) -> Table:
    """Dash is played on one server; before what waits for the end of that run, another is made."""
    t = plays(
        "Dash",
        first,
        *(DASH, AGAIN, ANKLET),
        rules=rules,
        corp=Seat(hand=["Hostile Takeover"], deck=["3x Hedge Fund"]),
        runner=Seat(credits=0, hand=["Dash"], rig=["Again"]),
        servers={"remote 1": At(root=["Anklet (rezzed)"])},
    )
    t.until(rule="9.2.8")
    t.runner("trigger", "Again")
    t.runner("server", server=second)
    t.until(rule="5.7.1f")
    return t


@pytest.mark.rule("nisei-1.4 6.8.5", "nsg-26.03 9.12.5d")
@pytest.mark.parametrize("rules", BOTH)
def test_that_run_is_the_one_whose_end_is_reacted_to_though_another_was_made_since(rules: str) -> None:
    stolen_first = twice(rules, "HQ", "R&D")
    assert (stolen_first.credits["runner"], stolen_first.tags) == (10, 2)
    stolen_second = twice(rules, "R&D", "HQ")
    assert (stolen_second.credits["runner"], stolen_second.tags) == (100, 2)
    assert twice(rules, "HQ", "Archives").tags == 2, "the run on HQ ended with an agenda, the other without"


@pytest.mark.parametrize("rules", BOTH)
def test_what_is_counted_in_a_run_is_counted_in_the_one_that_ended(rules: str) -> None:
    t = table(
        *(AGAIN, COUNT),
        rules=rules,
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(credits=0, rig=["Again", "Count"]),
    )
    t.run("HQ")
    t.until(rule="9.2.8")
    t.runner("trigger", "Again")
    t.runner("server", server="Archives")
    t.until(rule="5.7.1f")
    assert t.credits["runner"] == 1, "one card was accessed in HQ, and none in Archives"


@pytest.mark.parametrize("rules", BOTH)
def test_credits_spent_once_the_run_is_over_were_not_spent_in_it(rules: str) -> None:
    afterwards = made("Afterwards", "resource", when(Trigger("run ends"), May((Gain(1),), (Credits(2),))))
    t = table(
        *(PURSE, TOLL, afterwards),
        rules=rules,
        runner=Seat(credits=5, rig=["Purse", "Toll", "Afterwards"]),
    )
    t.run("Archives")
    t.until(side="runner", option="use")
    t.runner("use", "Toll")
    t.until(rule="9.2.8")
    t.runner("trigger", "Afterwards")
    t.runner("yes")
    t.until(rule="5.7.1f")
    assert t.credits["runner"] == 5 - 3 + 1 - 2 + 1 + 3
