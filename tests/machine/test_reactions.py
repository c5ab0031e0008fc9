"""9.2.8 and 9.6: pending abilities, the windows they open, and chain reactions."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger, While
from rulerunner.lang.conditions import TAGGED, AtLeast, DamagedLately, DuringRun
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.face import Face
from rulerunner.lang.filters import UNREZZED, In, Is
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Draw,
    Gain,
    GiveTags,
    If,
    Lose,
    May,
    MoveTo,
    Place,
    RemoveCounters,
    RezCard,
    Trash,
)
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.sugar import about, paid, play, together, when
from rulerunner.lang.words import GRIP, HEAP, MEAT, POWER, RESOURCE
from tests.support.faces import made, table
from tests.support.table import Table

DAWN = Trigger("turn begins", side="runner")


def dawn(*faces: Face, rig: tuple[str, ...] = (), **place: Any) -> Table:
    """The Runner's turn is about to begin formally; nobody has a credit."""
    runner = Seat(credits=0, rig=rig, hand=["5x Diesel"])
    return table(*faces, at="5.7.1d", corp=Seat(credits=0), runner=runner, **place)


@pytest.mark.rule("nisei-1.4 9.2.8b", "nsg-26.03 9.2.8b", "nsg-26.03 9.2.8", "nisei-1.4 9.2.8")
def test_the_active_player_resolves_all_of_theirs_before_the_other_player() -> None:
    mine = made("Mine", "resource", when(DAWN, Gain(1)))
    yours = made("Yours", "asset", when(DAWN, Gain(1)))
    t = dawn(mine, yours, rig=("2x Mine",), servers={"remote 1": At(root=["Yours (rezzed)"])})
    t.choose(t.find("trigger", "Mine")[0])
    assert [e.side for e in t.events("gain credits")] == ["runner", "runner", "corp"]


@pytest.mark.rule(
    "nisei-1.4 9.2.8d",
    "nisei-1.4 9.2.8c",
    "nsg-26.03 9.2.8d",
    "nsg-26.03 9.2.8c",
    "nsg-26.03 9.6.8",
    "nisei-1.4 9.6.8",
)
def test_a_player_picks_the_order_of_their_own_abilities() -> None:
    first = made("First", "resource", when(DAWN, Gain(1)))
    second = made("Second", "resource", when(DAWN, Gain(2)))
    t = dawn(first, second, rig=("First", "Second"))
    assert {t.name(o.card) for o in t.decision.options} == {"First", "Second"}
    t.runner("trigger", "Second")
    assert [e.amount for e in t.events("gain credits")] == [2, 1]


@pytest.mark.rule(
    "nisei-1.4 9.2.8e", "nisei-1.4 9.6.9b", "nsg-26.03 9.2.8e", "nsg-26.03 9.6.9b", "nsg-26.03 9.2.8d"
)
def test_nobody_passes_with_a_mandatory_ability_pending() -> None:
    must = made("Must", "resource", when(DAWN, Gain(1)))
    may = made("Might", "resource", when(DAWN, Gain(2), may=True))
    t = dawn(must, may, rig=("Must", "Might"))
    assert not t.can("pass")
    t.runner("trigger", "Might")
    assert t.credits["runner"] == 3, "the optional one may come first; the other resolved by itself"


@pytest.mark.rule(
    "nisei-1.4 9.2.8e",
    "nisei-1.4 9.6.9a",
    "nsg-26.03 9.2.8e",
    "nsg-26.03 9.6.9a",
    "nsg-26.03 9.6.11",
    "nsg-26.03 9.2.4b",
    "nisei-1.4 9.6.12",
)
def test_passing_gives_up_every_optional_ability_still_pending() -> None:
    may = made("Might", "resource", when(DAWN, Gain(2), may=True))
    t = dawn(may, rig=("2x Might",))
    t.choose(t.find("trigger", "Might")[0])
    assert t.can("trigger", "Might")
    t.runner("pass")
    assert t.credits["runner"] == 2
    assert t.decision.rule == "5.7.1f", "there is no second chance"


@pytest.mark.rule("nisei-1.4 9.6.9c", "nsg-26.03 9.6.9c")
def test_the_optional_part_of_a_mandatory_ability_may_be_declined() -> None:
    toll = made("Toll", "resource", when(DAWN, May((Gain(5),), (Credits(1),))))
    t = table(toll, at="5.7.1d", runner=Seat(credits=1, rig=["Toll"]))
    assert t.decision.kind == "yes or no", "the ability itself had to be triggered"
    t.runner("no")
    assert t.credits["runner"] == 1


@pytest.mark.rule(
    "nisei-1.4 9.2.8a",
    "nisei-1.4 9.1.2a",
    "nisei-1.4 9.2.4d",
    "nsg-26.03 9.2.8a",
    "nsg-26.03 9.1.2a",
    "nsg-26.03 9.2.4d",
    "nsg-26.03 10.3.2",
)
def test_what_becomes_pending_in_a_window_is_dealt_with_first_in_a_window_of_its_own() -> None:
    pay = made("Pay", "resource", when(DAWN, Gain(1)))
    tax = made("Tax", "asset", when(Trigger("gain credits", side="runner"), Lose(1, side="runner")))
    t = dawn(pay, tax, rig=("2x Pay",), servers={"remote 1": At(root=["Tax (rezzed)"])})
    t.choose(t.find("trigger", "Pay")[0])
    kinds = [e.kind for e in t.game.events if e.kind in ("gain credits", "lose credits")]
    assert kinds == ["gain credits", "lose credits"] * 2, "the Corp answered the first before the second"


@pytest.mark.rule(
    "nisei-1.4 9.1.2a",
    "nsg-26.03 9.1.2a",
    "nsg-26.03 9.1.2",
    "nsg-26.03 10.3.5",
    "nsg-26.03 9.7.2d",
    "nsg-26.03 9.7.2e",
    "nsg-26.03 9.11.3",
    "nisei-1.4 9.1.2",
    "nisei-1.4 9.10.3",
)
def test_a_chain_reaction_comes_between_two_instructions_of_an_ability() -> None:
    double = made("Double", "event", play(Gain(1), Draw(1)))
    bell = made("Bell", "asset", when(Trigger("gain credits", side="runner"), Gain(1)))
    t = table(
        double,
        bell,
        corp=Seat(credits=0),
        runner=Seat(credits=0, hand=["Double"], deck=["Diesel"]),
        servers={"remote 1": At(root=["Bell (rezzed)"])},
    )
    t.runner("play", "Double")
    kinds = [(e.kind, e.side) for e in t.game.events if e.kind in ("gain credits", "draw")]
    assert kinds == [("gain credits", "runner"), ("gain credits", "corp"), ("draw", "runner")]


@pytest.mark.rule(
    "nisei-1.4 9.3.4c",
    "nsg-26.03 9.3.4c",
    "nsg-26.03 9.11.1",
    "nsg-26.03 9.3.4d",
    "nisei-1.4 9.3.4d",
    "nisei-1.4 9.10.1",
)
def test_nothing_comes_between_the_effects_of_one_instruction() -> None:
    bell = made("Bell", "asset", when(Trigger("tags"), Gain(1)))
    both = made("Both", "asset", when(DAWN, together(GiveTags(1), Damage(MEAT, 1))))
    t = dawn(
        bell, both, servers={"remote 1": At(root=["Bell (rezzed)"]), "remote 2": At(root=["Both (rezzed)"])}
    )
    kinds = [e.kind for e in t.game.events if e.kind in ("tags", "damage", "gain credits")]
    assert kinds == ["tags", "damage", "gain credits"]


@pytest.mark.rule("nisei-1.4 9.1.2a", "nsg-26.03 9.1.2a", "nsg-26.03 9.6.5a", "nisei-1.4 9.6.5a")
def test_chains_resolve_from_the_newest_to_the_oldest() -> None:
    start = made("Start", "resource", paid(Clicks(), Gain(1)))
    one = made("One", "asset", when(Trigger("gain credits", side="runner"), GiveTags(1), Gain(1)))
    two = made("Two", "asset", when(Trigger("tags"), Gain(5)))
    t = table(
        start,
        one,
        two,
        corp=Seat(credits=0),
        runner=Seat(credits=0, rig=["Start"]),
        servers={"remote 1": At(root=["One (rezzed)"]), "remote 2": At(root=["Two (rezzed)"])},
    )
    t.runner("use", "Start")
    assert [(e.side, e.amount) for e in t.events("gain credits")] == [("runner", 1), ("corp", 5), ("corp", 1)]


@pytest.mark.rule(
    "nisei-1.4 9.6.4b",
    "nisei-1.4 9.6.6",
    "nsg-26.03 9.6.4b",
    "nsg-26.03 9.6.6",
    "nsg-26.03 9.6.2",
    "nsg-26.03 9.6.4",
)
def test_a_condition_met_twice_before_a_checkpoint_makes_two_instances() -> None:
    purge = made("Sweep", "asset", when(DAWN, Choose(Is(RESOURCE), 2), Trash(CHOSEN)))
    count = made("Count", "asset", when(Trigger("trash"), Gain(1)))
    t = dawn(
        purge,
        count,
        rig=("2x Decoy",),
        servers={"remote 1": At(root=["Sweep (rezzed)"]), "remote 2": At(root=["Count (rezzed)"])},
    )
    t.until(rule="5.7.1f")
    assert t.credits["corp"] == 2


@pytest.mark.rule("nisei-1.4 9.6.11", "nsg-26.03 9.6.10")
def test_a_pending_ability_is_lost_with_its_card() -> None:
    t = table(
        at="5.7.1d",
        corp=Seat(credits=0),
        runner=Seat(credits=0, clicks=4, rig=["Aesop’s Pawnshop", "Wyldside"], deck=["5x Diesel"]),
    )
    t.runner("trigger", "Aesop’s Pawnshop")
    t.runner("yes")
    assert t.zone("Wyldside") == "heap"
    assert t.credits["runner"] == 3
    assert not t.events("draw"), "Wyldside was pending, but is gone"
    assert t.clicks["runner"] == 4


@pytest.mark.rule("nisei-1.4 9.6.5b", "nsg-26.03 9.6.5b")
def test_a_card_that_becomes_active_too_late_has_missed_it() -> None:
    wake = made("Wake", "asset", when(DAWN, Choose(UNREZZED), RezCard(CHOSEN)))
    pay = made("Pay", "asset", when(DAWN, Gain(1)))
    t = dawn(wake, pay, servers={"remote 1": At(root=["Wake (rezzed)"]), "remote 2": At(root=["Pay"])})
    assert t.rezzed("Pay")
    assert t.credits["corp"] == 0


@pytest.mark.rule("nisei-1.4 9.6.5c", "nisei-1.4 9.6.5d", "nsg-26.03 9.6.5c", "nsg-26.03 9.6.5d")
def test_a_requirement_of_the_condition_counts_at_once_and_one_of_the_effect_later() -> None:
    give = made("Give", "asset", when(DAWN, GiveTags(1)))
    early = made("Early", "asset", when(DAWN, Gain(1), condition=TAGGED))
    late = made("Late", "asset", when(DAWN, If(TAGGED, (Gain(2),))))
    t = dawn(
        give,
        early,
        late,
        servers={
            "remote 1": At(root=["Give (rezzed)"]),
            "remote 2": At(root=["Early (rezzed)"]),
            "remote 3": At(root=["Late (rezzed)"]),
        },
    )
    assert {t.name(o.card) for o in t.decision.options} == {"Give", "Late"}, "Early needed a tag before"
    t.corp("trigger", "Give")
    assert t.credits["corp"] == 2


@pytest.mark.rule(
    "nisei-1.4 9.6.7",
    "nisei-1.4 9.6.3",
    "nisei-1.4 9.6.7c",
    "nsg-26.03 9.6.7",
    "nsg-26.03 9.6.3",
    "nsg-26.03 9.6.7a",
    "nsg-26.03 9.6.7c",
    "nisei-1.4 9.6.7a",
)
def test_an_ability_with_a_static_condition_repeats_while_the_condition_holds() -> None:
    pump = made(
        "Pump",
        "asset",
        paid(Credits(0), Place(3, POWER)),
        While(
            AtLeast(CountersOn(THIS, POWER), 1),
            (RemoveCounters(1, POWER), Gain(1)),
        ),
    )
    t = table(
        pump, turn="corp", at="5.6.2a", corp=Seat(credits=0), servers={"remote 1": At(root=["Pump (rezzed)"])}
    )
    t.corp("use", "Pump")
    assert t.counters("Pump", POWER) == 0
    assert t.credits["corp"] == 3
    kinds = [e.kind for e in t.game.events if e.kind in ("remove", "gain credits")]
    assert kinds == ["remove", "gain credits"] * 3, "one instance at a time"


@pytest.mark.rule("nisei-1.4 9.6.7", "nsg-26.03 9.6.7")
def test_a_condition_that_becomes_true_as_an_action_ends_is_met_then() -> None:
    nurse = made("Nurse", "resource", While(DamagedLately(1), (Trash(THIS), Gain(3))))
    slip = made("Slip", "event", play(Damage(MEAT, 1)))
    t = table(nurse, slip, runner=Seat(credits=0, rig=["Nurse"], hand=["Slip", "2x Diesel"]))
    t.runner("play", "Slip")
    assert t.zone("Nurse") == "heap"
    assert t.credits["runner"] == 3


@pytest.mark.rule("nisei-1.4 9.6.7", "nisei-1.4 6.2.4b", "nsg-26.03 9.6.7")
def test_parasite_trashes_its_host_as_soon_as_its_strength_is_gone() -> None:
    t = table(
        at="5.7.1d",
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(credits=2, hand=["Parasite"], clicks=4),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.runner("install", "Parasite")
    assert t.zone("Ice Wall") == "table"
    state = t.game.state
    assert state.cards[t.card("Parasite")].host == t.card("Ice Wall")
    for _ in range(3):
        t.until(rule="5.7.1f")
        t.runner("gain credit")
    t.until(side="runner", rule="5.7.1f")
    assert t.zone("Ice Wall") == "Archives"
    assert t.zone("Parasite") == "heap", "and the host takes the program with it"


@pytest.mark.rule("nisei-1.4 9.6.13", "nisei-1.4 9.1.4", "nsg-26.03 9.6.12", "nsg-26.03 9.1.4")
def test_an_ability_cannot_act_on_a_source_that_moved_while_it_was_resolving() -> None:
    bomb = made("Bomb", "asset", when(about("access"), Trash(THIS), Gain(1), Place(1, POWER)))
    t = table(bomb, corp=Seat(credits=0), servers={"remote 1": At(root=["Bomb"])})
    t.runner("run")
    t.runner("server", server="remote 1")
    t.finish_run()
    assert t.zone("Bomb") == "Archives"
    assert t.credits["corp"] == 1, "the rest of the ability resolved"
    assert t.counters("Bomb", POWER) == 0, "but not on the card in Archives"
    assert not t.events("place")


@pytest.mark.rule("nisei-1.4 9.1.8b", "nsg-26.03 9.1.8g")
def test_an_ability_about_the_trashing_of_its_own_rezzed_card_resolves_after_it() -> None:
    mourn = made("Mourn", "asset", when(about("trash"), Gain(3)), trash=0)
    t = table(mourn, corp=Seat(credits=0), servers={"remote 1": At(root=["Mourn (rezzed)"])})
    t.runner("run")
    t.runner("server", server="remote 1")
    t.until(option="trash")
    t.runner("trash", "Mourn")
    assert t.credits["corp"] == 3
    asleep = table(mourn, corp=Seat(credits=0), servers={"remote 1": At(root=["Mourn"])})
    asleep.runner("run")
    asleep.runner("server", server="remote 1")
    asleep.until(option="trash")
    asleep.runner("trash", "Mourn")
    assert asleep.credits["corp"] == 0, "it was never active"


@pytest.mark.rule("nsg-26.03 4.6.6i")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_a_card_that_has_left_its_server_still_means_that_server(rules: str, server: str) -> None:
    here = If(DuringRun(THIS_SERVER), (Gain(3),))
    spent = made("Spent", "upgrade", paid(TrashThis(), here, Gain(1)))
    lost = made("Lost", "upgrade", when(about("trash"), here), paid(TrashThis(), Gain(1)))
    t = table(
        spent,
        lost,
        rules=rules,
        corp=Seat(credits=0),
        servers={"HQ": At(root=["Spent (rezzed)", "Lost (rezzed)"])},
    )
    t.runner("run")
    t.runner("server", server=server)
    t.until(side="corp", option="use")
    t.corp("use", "Spent")
    t.corp("use", "Lost")
    t.finish_run()
    assert t.credits["corp"] == (8 if server == "HQ" else 2)


@pytest.mark.rule("nisei-1.4 9.6.2", "nisei-1.4 9.6.8a")
def test_the_first_time_each_turn_is_the_first_time_only() -> None:
    t = table(
        runner=Seat(identity="Gabriel Santiago", credits=0),
        corp=Seat(hand=["Hedge Fund"]),
    )
    for expected in (2, 2):
        t.until(rule="5.7.1f")
        t.runner("run")
        t.runner("server", server="HQ")
        t.finish_run()
        assert t.credits["runner"] == expected


@pytest.mark.rule("nsg-26.03 9.6.9a")
def test_an_offer_that_may_be_taken_once_a_turn_is_not_used_up_by_declining_it() -> None:
    """Kills the limit that counts what was offered: an ability is used once a player has taken it."""
    offer = when(Trigger("run ends"), May((Gain(3),), (Credits(1),)), once="turn")
    t = table(made("Haggler", "resource", offer), runner=Seat(credits=1, rig=["Haggler"]))
    for choice in ("pass", "trigger"):
        t.run("Archives")
        t.until(option="trigger")
        t.runner(choice)
        t.until(kind="action")
    assert t.credits["runner"] == 3
    t.run("Archives")
    t.until(kind="action")
    assert len(t.events("gain credits")) == 1


@pytest.mark.rule("nsg-26.03 9.1.4")
def test_an_ability_may_choose_the_card_it_was_trashed_as_among_others() -> None:
    phoenix = made(
        "Phoenix", "resource", paid(TrashThis(), Choose(Is(RESOURCE) & In(HEAP)), MoveTo(CHOSEN, GRIP))
    )
    t = table(phoenix, runner=Seat(rig=["Phoenix"]))
    t.until(option="use")
    t.runner("use", "Phoenix")
    assert t.zone("Phoenix") == "grip"
