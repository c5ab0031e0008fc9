"""9.1, 9.4 and 9.5: sources, using abilities, what is active where, when paid abilities may be used."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import link
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import TAGGED, DuringRun
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.face import Face
from rulerunner.lang.filters import In, Is, Same
from rulerunner.lang.instructions import Choose, Derez, EncounterIce, Gain, Later, Lose, Trash
from rulerunner.lang.refs import APPROACHED, CHOSEN, ENCOUNTERED, THIS
from rulerunner.lang.statics import AdditionalCost, Modify, Player, PlayOnlyIf
from rulerunner.lang.sugar import about, paid, play, static, sub, when
from rulerunner.lang.words import HQ, ICE
from tests.support.faces import made, table

USED = made("Envy", "asset", when(Trigger("use", side="runner"), Gain(1)))
ENVY = {"remote 1": At(root=["Envy (rezzed)"])}


@pytest.mark.rule("nsg-26.03 9.1.3c", "nisei-1.4 9.1.3c")
def test_what_an_effect_left_behind_still_has_its_card_as_its_source() -> None:
    start = made("Start", "event", play(Later(when(Trigger("successful run"), Gain(3)))))
    t = table(start, runner=Seat(credits=0, hand=["Start"]))
    t.runner("play", "Start")
    assert t.zone("Start") == "heap"
    t.run("Archives")
    t.finish_run()
    assert [(e.amount, e.source) for e in t.events("gain credits")] == [(3, t.card("Start"))]


@pytest.mark.rule(
    "nsg-26.03 9.1.6a", "nsg-26.03 9.5.3", "nsg-26.03 9.5.7b", "nisei-1.4 9.1.6a", "nisei-1.4 9.5.3"
)
def test_a_paid_ability_is_used_once_it_is_paid_for_and_before_it_does_anything() -> None:
    job = made("Job", "resource", paid((Clicks(), Credits(1)), Gain(9)))
    t = table(USED, job, corp=Seat(credits=0), runner=Seat(credits=1, rig=["Job"]), servers=ENVY)
    t.runner("use", "Job")
    kinds = [(e.kind, e.side) for e in t.game.events if e.kind in ("spend credits", "gain credits")]
    assert kinds == [("spend credits", "runner"), ("gain credits", "corp"), ("gain credits", "runner")]


@pytest.mark.rule("nsg-26.03 9.1.6", "nisei-1.4 9.1.6")
def test_an_ability_that_is_mandatory_is_not_used() -> None:
    dawn = made("Dawn", "resource", when(Trigger("turn begins", side="you"), Gain(1)))
    t = table(
        USED, dawn, at="5.7.1d", corp=Seat(credits=0), runner=Seat(credits=0, rig=["Dawn"]), servers=ENVY
    )
    assert t.credits == {"corp": 0, "runner": 1}
    assert not t.events("use")


@pytest.mark.rule("nsg-26.03 9.1.6c", "nisei-1.4 9.1.6c")
def test_who_spends_a_credit_from_a_card_uses_that_card_too() -> None:
    t = table(
        USED,
        corp=Seat(credits=0),
        runner=Seat(credits=0, rig=["Cyberfeeder", "Mimic"]),
        servers={"HQ": At(ice=["Rototurret (rezzed)"])} | ENVY,
    )
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use", "Mimic")
    assert {t.name(e.card) for e in t.events("use")} == {"Cyberfeeder", "Mimic"}
    t.until(side="runner")
    assert t.credits["corp"] == 2


@pytest.mark.rule("nsg-26.03 9.1.8c", "nisei-1.4 9.1.8c")
def test_a_card_in_hand_says_when_it_can_be_played() -> None:
    revenge = made("Revenge", "operation", static(PlayOnlyIf(TAGGED)), play(Gain(1)))
    for tags in (0, 1):
        t = table(revenge, turn="corp", corp=Seat(hand=["Revenge"]), runner=Seat(tags=tags))
        assert t.can("play", "Revenge") == (tags == 1)


@pytest.mark.rule("nsg-26.03 9.1.8d", "nisei-1.4 9.1.8d")
def test_a_card_that_is_not_active_says_what_it_costs() -> None:
    cheap = made("Cheap", "event", static(Modify("play cost", -2)), play(Gain(7)), cost=3)
    sale = made("Sale", "program", static(Modify("install cost", -1)), cost=2, memory=1)
    t = table(cheap, sale, runner=Seat(credits=2, hand=["Cheap", "Sale"]))
    t.runner("install", "Sale")
    assert t.credits["runner"] == 1
    t.runner("play", "Cheap")
    assert t.credits["runner"] == 7
    ice = made("Discount", "ice", static(Modify("rez cost", -3)), cost=5)
    r = table(ice, corp=Seat(credits=2), servers={"HQ": At(ice=["Discount"])})
    r.run("HQ")
    r.until(side="corp", option="rez")
    r.corp("rez", "Discount")
    assert r.credits["corp"] == 0


@pytest.mark.rule("nsg-26.03 9.1.8e")
def test_an_agenda_that_lies_face_down_says_what_it_needs_and_what_stealing_it_costs() -> None:
    deal = made("Deal", "agenda", static(Modify("requirement", -2)), requirement=4, points=1)
    t = table(deal, turn="corp", at="5.6.2a", servers={"remote 1": At(root=["Deal (2 advancement)"])})
    assert t.can("score", "Deal")
    dear = made(
        "Dear",
        "agenda",
        static(AdditionalCost("steal", (Credits(3),), Same(THIS))),
        requirement=4,
        points=1,
    )
    r = table(dear, runner=Seat(credits=3), servers={"remote 1": At(root=["Dear"])})
    r.run("remote 1")
    r.until(about="steal")
    r.runner("yes")
    assert r.credits["runner"] == 0
    assert r.zone("Dear") == "runner score"


@pytest.mark.rule("nsg-26.03 9.1.8f", "nisei-1.4 9.1.8f")
def test_ice_that_can_be_advanced_can_be_before_it_is_rezzed() -> None:
    t = table(turn="corp", servers={"HQ": At(ice=["Ice Wall", "Enigma"])})
    assert {t.name(o.card) for o in t.find("advance")} == {"Ice Wall"}
    t.corp("advance", "Ice Wall")
    assert t.counters("Ice Wall", "advancement") == 1
    assert not t.rezzed("Ice Wall")


@pytest.mark.rule("nsg-26.03 9.1.8h")
def test_subroutines_of_ice_that_is_encountered_out_of_play_are_active() -> None:
    bite = made("Bite", "ice", sub(Gain(3)), subtypes=("sentry",))
    meet = made("Meet", "resource", paid(Clicks(), Choose(In(HQ) & Is(ICE)), EncounterIce(CHOSEN)))
    t = table(bite, meet, corp=Seat(credits=0, hand=["Bite"]), runner=Seat(rig=["Meet"]))
    t.runner("use", "Meet")
    t.until(kind="action")
    assert t.credits["corp"] == 3
    assert t.zone("Bite") == HQ


@pytest.mark.rule("nsg-26.03 9.4.2", "nisei-1.4 9.4.2")
def test_a_static_ability_with_a_condition_applies_only_while_that_is_so() -> None:
    brave = made("Brave", "resource", static(Player("link", 2), condition=DuringRun()))
    t = table(brave, runner=Seat(rig=["Brave"]))
    assert link(t.game.state) == 0
    t.run("HQ")
    assert link(t.game.state) == 2
    t.finish_run()
    assert link(t.game.state) == 0


def steps_offering(card: Face) -> set[str]:
    """The steps at which the Runner may use a resource during a run past rezzed ice."""
    ice = {"HQ": At(ice=["Ice Wall (rezzed)"])}
    t = table(card, at="5.7.1e", runner=Seat(rig=[card.name]), servers=ice)
    offered = set()
    while not (t.decision.kind == "action" and t.events("run ends")):
        if t.can("use", card.name):
            offered.add(t.decision.rule)
        if t.decision.kind == "action":
            t.run("HQ")
        else:
            t.passes()
    return offered


@pytest.mark.rule("nsg-26.03 9.5.6b", "nsg-26.03 9.5.6")
def test_an_ability_about_approached_ice_is_for_the_approach_alone() -> None:
    mine = made("Mine", "resource", paid(Credits(0), Trash(APPROACHED), Gain(1)))
    assert steps_offering(mine) == {"6.9.2b"}


@pytest.mark.rule("nsg-26.03 9.5.6c")
def test_an_ability_about_encountered_ice_is_for_the_encounter_alone() -> None:
    doze = made("Doze", "resource", paid(Credits(0), Derez(ENCOUNTERED), Lose(1)))
    assert steps_offering(doze) == {"6.9.3b"}


@pytest.mark.rule("nsg-26.03 9.1.8b")
def test_an_ability_that_only_a_stolen_agenda_could_have_is_active_as_it_is_stolen() -> None:
    bomb = made("Bomb", "agenda", when(about("steal"), Gain(4)), requirement=3, points=1)
    t = table(bomb, corp=Seat(credits=0), servers={"remote 1": At(root=["Bomb"])})
    t.run("remote 1")
    t.finish_run()
    assert t.zone("Bomb") == "runner score"
    assert t.credits["corp"] == 4
