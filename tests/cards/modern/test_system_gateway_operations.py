"""System Gateway: operations."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import GRIP, corp_turn, damage, end_turn, names, scored
from tests.support.table import Table

NOTHING = Seat()


def playing(operation: str, *rest: str, corp: Seat = NOTHING, **place: Any) -> Table:
    """The Corp plays an operation; the other cards stay in HQ."""
    t = Table(position(turn="corp", corp=corp._replace(hand=[operation, *rest]), **place))
    t.corp("play", operation)
    return t


@pytest.mark.card("Government Subsidy")
def test_government_subsidy_pays_fifteen() -> None:
    assert playing("Government Subsidy", corp=Seat(credits=10)).credits["corp"] == 15


@pytest.mark.card("Hansei Review")
def test_hansei_review_pays_ten_and_trashes_a_card_from_hq() -> None:
    t = playing("Hansei Review", "Enigma", "Snare!")
    t.corp("card", "Snare!")
    assert t.credits["corp"] == 10
    assert names(t, "HQ") == ["Enigma"]
    assert names(t, "Archives") == ["Hansei Review", "Snare!"]
    assert not t.rezzed("Snare!")


@pytest.mark.card("Hansei Review")
def test_hansei_review_from_an_otherwise_empty_hand_trashes_nothing() -> None:
    t = playing("Hansei Review")
    assert t.credits["corp"] == 10
    assert names(t, "Archives") == ["Hansei Review"]


@pytest.mark.card("Neurospike")
def test_neurospike_does_net_damage_for_the_points_scored_this_turn() -> None:
    corp = Seat(hand=["Neurospike"], score=["Nisei MK II"])
    t = scored("Offworld Office", corp=corp, runner=GRIP)
    t.corp("play", "Neurospike")
    assert damage(t, "net") == 2


@pytest.mark.card("Neurospike")
def test_neurospike_counts_an_agenda_forfeited_since() -> None:
    t = scored("Posted Bounty", corp=Seat(hand=["Neurospike"]), runner=GRIP)
    t.corp("yes")
    assert t.zone("Posted Bounty") == "removed"
    t.corp("play", "Neurospike")
    assert damage(t, "net") == 1


@pytest.mark.card("Neurospike")
def test_neurospike_is_no_use_without_a_score() -> None:
    assert not corp_turn(corp=Seat(hand=["Neurospike"], score=["Nisei MK II"])).can("play")


@pytest.mark.card("Predictive Planogram")
@pytest.mark.parametrize(("option", "credits", "cards"), [(0, 3, 0), (1, 0, 3)])
def test_predictive_planogram_does_one_of_two_things(option: int, credits: int, cards: int) -> None:
    t = playing("Predictive Planogram", corp=Seat(credits=0, deck=["4x Enigma"]))
    assert len(t.decision.options) == 2
    t.corp("effect", number=option)
    assert (t.credits["corp"], len(names(t, "HQ"))) == (credits, cards)


@pytest.mark.card("Predictive Planogram")
@pytest.mark.parametrize(("option", "done"), [(2, ["gain credits", "draw"]), (3, ["draw", "gain credits"])])
def test_predictive_planogram_may_do_both_in_any_order_against_a_tagged_runner(
    option: int, done: list[str]
) -> None:
    t = playing("Predictive Planogram", corp=Seat(credits=0, deck=["4x Enigma"]), runner=Seat(tags=1))
    assert len(t.decision.options) == 4, "or still only one"
    t.corp("effect", number=option)
    assert [event.kind for event in t.game.events if event.kind in done] == done
    assert (t.credits["corp"], len(names(t, "HQ"))) == (3, 3)


def public_trail(server: str, credits: int) -> Table:
    """The Corp's turn after a run on a server; there is a wall before HQ."""
    corp = Seat(credits=4, hand=["Public Trail"], deck=["Enigma"])
    runner = Seat(credits=credits, clicks=1)
    t = Table(position(corp=corp, runner=runner, servers={"HQ": At(ice=["Wall of Static (rezzed)"])}))
    t.run(server)
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    return t


@pytest.mark.card("Public Trail")
@pytest.mark.parametrize(("answer", "tags", "left"), [("yes", 0, 0), ("no", 1, 8)])
def test_public_trail_gives_a_tag_unless_the_runner_pays_eight(answer: str, tags: int, left: int) -> None:
    t = public_trail("Archives", credits=8)
    t.corp("play", "Public Trail")
    t.runner(answer)
    assert (t.tags, t.credits["runner"]) == (tags, left)


@pytest.mark.card("Public Trail")
def test_public_trail_needs_a_successful_run_and_a_poor_runner_cannot_pay() -> None:
    assert not public_trail("HQ", credits=8).can("play")
    t = public_trail("Archives", credits=7)
    t.corp("play", "Public Trail")
    assert t.tags == 1


@pytest.mark.card("Retribution")
def test_retribution_trashes_a_program_or_hardware_of_a_tagged_runner() -> None:
    rig = ["Corroder", "Cyberfeeder", "Armitage Codebusting"]
    t = playing("Retribution", runner=Seat(tags=1, rig=rig))
    assert not t.can("card", "Armitage Codebusting")
    assert t.can("card", "Corroder")
    t.corp("card", "Cyberfeeder")
    assert names(t, "heap") == ["Cyberfeeder"]


@pytest.mark.card("Retribution")
def test_retribution_needs_a_tag_and_a_card() -> None:
    assert not corp_turn(corp=Seat(hand=["Retribution"]), runner=Seat(rig=["Corroder"])).can("play")
    assert not corp_turn(corp=Seat(hand=["Retribution"]), runner=Seat(tags=1)).can("play")


@pytest.mark.card("Seamless Launch")
def test_seamless_launch_places_two_counters_on_any_card_not_installed_this_turn() -> None:
    corp = Seat(hand=["Seamless Launch", "Hostile Takeover"])
    servers = {"remote 1": At(root=["PAD Campaign"])}
    t = Table(position(turn="corp", corp=corp, runner=Seat(rig=["Corroder"]), servers=servers))
    t.corp("install", "Hostile Takeover")
    t.corp("server", server="new")
    t.until(kind="action")
    t.corp("play", "Seamless Launch")
    assert not t.can("card", "Hostile Takeover")
    assert t.can("card", "Corroder")
    t.corp("card", "PAD Campaign")
    assert t.counters("PAD Campaign", "advancement") == 2
    assert not t.happened("advance")


@pytest.mark.card("Sprint")
def test_sprint_draws_three_and_shuffles_two_back() -> None:
    t = playing("Sprint", "Snare!", corp=Seat(deck=["3x Enigma", "Ice Wall"]))
    t.corp("card", "Enigma")
    t.corp("card", "Snare!")
    assert names(t, "HQ") == ["Enigma", "Enigma"]
    assert names(t, "R&D") == ["Enigma", "Ice Wall", "Snare!"]
    assert t.happened("shuffle")
