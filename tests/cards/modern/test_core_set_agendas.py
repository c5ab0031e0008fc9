"""Core Set: agendas."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import GRIP, bad_publicity, corp_turn, damage, end_turn, names, points, scored
from tests.support.table import Table


@pytest.mark.card("AstroScript Pilot Program")
def test_astroscript_advances_a_card_once() -> None:
    t = scored(
        "AstroScript Pilot Program",
        servers={"remote 2": At(root=["PAD Campaign"]), "remote 3": At(root=["Hostile Takeover"])},
    )
    assert t.counters("AstroScript Pilot Program", "agenda") == 1
    t.corp("use", "AstroScript Pilot Program")
    assert t.counters("Hostile Takeover", "advancement") == 1, "the only card that can be advanced"
    assert not t.happened("advance"), "placing a counter is not advancing"
    assert t.counters("AstroScript Pilot Program", "agenda") == 0
    assert not t.can("use", "AstroScript Pilot Program")


@pytest.mark.card("AstroScript Pilot Program")
def test_astroscript_needs_a_card_to_advance() -> None:
    t = corp_turn(corp=Seat(score=["AstroScript Pilot Program (1 agenda)"]))
    assert not t.can("use", "AstroScript Pilot Program")


@pytest.mark.card("Breaking News")
def test_breaking_news_gives_two_tags_until_the_turn_ends() -> None:
    t = scored("Breaking News", runner=Seat(tags=1))
    assert t.tags == 3
    end_turn(t, "corp")
    assert t.tags == 1


@pytest.mark.card("Breaking News")
def test_breaking_news_of_an_earlier_turn_removes_nothing() -> None:
    t = corp_turn(corp=Seat(score=["Breaking News"]), runner=Seat(tags=2))
    end_turn(t, "corp")
    assert t.tags == 2


@pytest.mark.card("Hostile Takeover")
def test_hostile_takeover_pays_for_bad_publicity() -> None:
    t = scored("Hostile Takeover", corp=Seat(credits=0))
    assert (t.credits["corp"], bad_publicity(t)) == (7, 1)


@pytest.mark.card("Nisei MK II")
def test_nisei_ends_one_run() -> None:
    t = scored("Nisei MK II")
    assert t.counters("Nisei MK II", "agenda") == 1
    end_turn(t, "corp")
    t.until(side="runner", kind="action")
    t.run("HQ")
    t.corp("use", "Nisei MK II")
    assert not t.in_run()
    t.run("HQ")
    t.finish_run()
    assert t.happened("run ends", sort="successful"), "the counter is spent"


@pytest.mark.card("Posted Bounty")
def test_posted_bounty_may_be_forfeited_for_a_tag() -> None:
    t = scored("Posted Bounty")
    t.corp("yes")
    assert (t.tags, bad_publicity(t), points(t)) == (1, 1, 0)
    assert t.zone("Posted Bounty") == "removed"


@pytest.mark.card("Posted Bounty")
def test_posted_bounty_may_be_kept() -> None:
    t = scored("Posted Bounty")
    t.corp("no")
    assert (t.tags, bad_publicity(t), points(t)) == (0, 0, 1)


@pytest.mark.card("Priority Requisition")
def test_priority_requisition_rezzes_ice_for_nothing() -> None:
    ice = At(ice=["Archer", "Enigma (rezzed)"], root=["Crisium Grid"])
    t = scored("Priority Requisition", corp=Seat(credits=0), servers={"HQ": ice})
    t.corp("trigger", "Priority Requisition")
    assert t.rezzed("Archer"), "the only unrezzed ice"
    assert t.zone("Priority Requisition") == "corp score", "the agenda to be forfeited is a cost too"
    assert not t.rezzed("Crisium Grid")


@pytest.mark.card("Priority Requisition")
def test_priority_requisition_is_optional() -> None:
    t = scored("Priority Requisition", servers={"HQ": At(ice=["Ice Wall"])})
    t.corp("pass")
    assert not t.rezzed("Ice Wall")


@pytest.mark.card("Private Security Force")
def test_private_security_force_hits_a_tagged_runner_for_a_click() -> None:
    t = corp_turn(corp=Seat(score=["Private Security Force"]), runner=GRIP._replace(tags=1))
    t.corp("use", "Private Security Force")
    assert (damage(t, "meat"), t.clicks["corp"]) == (1, 2)
    t.corp("use", "Private Security Force")
    assert names(t, "grip") == ["Diesel"] * 3


@pytest.mark.card("Private Security Force")
def test_private_security_force_has_no_ability_while_the_runner_is_not_tagged() -> None:
    t = corp_turn(corp=Seat(score=["Private Security Force"]))
    assert not t.can("use", "Private Security Force")


@pytest.mark.card("Private Security Force")
def test_a_stolen_private_security_force_does_nothing() -> None:
    t = Table(position(turn="corp", runner=Seat(tags=1, score=["Private Security Force"])))
    assert not t.can("use", "Private Security Force")
