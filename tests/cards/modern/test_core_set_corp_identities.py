"""Core Set: the Corp's identities."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import GRIP, accessing, corp_turn, damage, end_turn, facing, scored
from tests.support.table import Table


@pytest.mark.card("Haas-Bioroid: Engineering the Future")
def test_engineering_the_future_pays_for_the_first_install_of_each_turn() -> None:
    corp = Seat("Haas-Bioroid: Engineering the Future", credits=0, hand=["2x PAD Campaign"])
    t = corp_turn(corp=corp)
    t.corp("install", "PAD Campaign")
    assert t.credits["corp"] == 1
    t.corp("install", "PAD Campaign")
    t.corp("server", server="new")
    assert t.credits["corp"] == 1


@pytest.mark.card("Haas-Bioroid: Engineering the Future")
def test_engineering_the_future_does_not_pay_for_the_runner_s_installs() -> None:
    t = Table(
        position(
            corp=Seat("Haas-Bioroid: Engineering the Future", credits=0),
            runner=Seat(hand=["Armitage Codebusting"]),
        )
    )
    t.runner("install", "Armitage Codebusting")
    assert t.credits["corp"] == 0


@pytest.mark.card("Jinteki: Personal Evolution")
def test_personal_evolution_hurts_when_an_agenda_is_scored() -> None:
    t = scored("Vanity Project", corp=Seat("Jinteki: Personal Evolution"), runner=GRIP)
    assert damage(t, "net") == 1


@pytest.mark.card("Jinteki: Personal Evolution")
def test_personal_evolution_hurts_when_an_agenda_is_stolen() -> None:
    t = accessing("Hostile Takeover", corp=Seat("Jinteki: Personal Evolution"), runner=GRIP)
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score"
    assert damage(t, "net") == 1


@pytest.mark.card("Jinteki: Personal Evolution")
def test_personal_evolution_comes_too_late_for_a_winning_agenda() -> None:
    runner = Seat(score=["Vanity Project", "Nisei MK II"])
    t = accessing("Hostile Takeover", corp=Seat("Jinteki: Personal Evolution"), runner=runner)
    assert t.game.result == ("runner", "points"), "with an empty grip, too"


@pytest.mark.card("NBN: Making News")
def test_making_news_has_two_credits_for_traces_each_turn() -> None:
    t = facing("Hunter", corp=Seat("NBN: Making News", credits=0, deck=["Enigma"]))
    t.until(side="corp", kind="choose number")
    t.corp("number", number=2)
    assert t.counters("NBN: Making News", "credit") == 0
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.counters("NBN: Making News", "credit") == 2


@pytest.mark.card("NBN: Making News")
def test_making_news_s_credits_are_for_traces_alone() -> None:
    t = corp_turn(corp=Seat("NBN: Making News", credits=1), servers={"remote 1": At(root=["PAD Campaign"])})
    assert t.counters("NBN: Making News", "credit") == 2
    assert not t.can("rez", "PAD Campaign")


@pytest.mark.card("Weyland Consortium: Building a Better World")
def test_building_a_better_world_pays_for_every_transaction() -> None:
    world = Seat("Weyland Consortium: Building a Better World", credits=0, hand=["2x Beanstalk Royalties"])
    t = Table(position(turn="corp", corp=world))
    for total in (4, 8):
        t.corp("play", "Beanstalk Royalties")
        assert t.credits["corp"] == total


@pytest.mark.card("Weyland Consortium: Building a Better World")
def test_building_a_better_world_pays_only_for_transactions() -> None:
    world = Seat(
        "Weyland Consortium: Building a Better World", credits=0, hand=["Anonymous Tip"], deck=["Enigma"]
    )
    t = Table(position(turn="corp", corp=world))
    t.corp("play", "Anonymous Tip")
    assert t.credits["corp"] == 0
