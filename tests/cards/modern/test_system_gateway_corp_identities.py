"""System Gateway: the Corp's identities."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import corp_turn, end_turn, hand_size, names, scored
from tests.support.table import Table

PRECISION = "Haas-Bioroid: Precision Design"
HUMANITY = "Jinteki: Restoring Humanity"
REALITY = "NBN: Reality Plus"
BUILT = "Weyland Consortium: Built to Last"


@pytest.mark.card("Haas-Bioroid: Precision Design")
@pytest.mark.parametrize("answer", ["trigger", "pass"])
def test_precision_design_has_a_larger_hand_and_may_take_a_card_back_after_a_score(answer: str) -> None:
    t = scored("Vanity Project", corp=Seat(PRECISION, discard=["Enigma", "Snare! (faceup)"]))
    assert hand_size(t) == 6
    t.corp(answer)
    if answer == "trigger":
        t.corp("card", "Snare!")
    assert names(t, "HQ") == (["Snare!"] if answer == "trigger" else [])


@pytest.mark.card("Jinteki: Restoring Humanity")
@pytest.mark.parametrize(("pile", "paid"), [("Enigma", 1), ("Enigma (faceup)", 0)])
def test_restoring_humanity_pays_for_a_face_down_card_in_archives(pile: str, paid: int) -> None:
    t = corp_turn(corp=Seat(HUMANITY, credits=0, clicks=0, discard=[pile], deck=["Enigma"]))
    end_turn(t, "corp")
    assert t.credits["corp"] == paid
    end_turn(t, "runner")
    assert t.credits["corp"] == paid, "only at the end of its own turn"


@pytest.mark.card("Jinteki: Restoring Humanity")
def test_restoring_humanity_sees_what_was_just_discarded() -> None:
    t = corp_turn(corp=Seat(HUMANITY, credits=0, clicks=0, hand=["6x Enigma"]))
    end_turn(t, "corp")
    assert t.credits["corp"] == 1


@pytest.mark.card("NBN: Reality Plus")
@pytest.mark.parametrize(("option", "credits", "cards"), [(0, 2, 0), (1, 0, 2)])
def test_reality_plus_profits_from_the_first_tag_of_a_turn(option: int, credits: int, cards: int) -> None:
    corp = Seat(REALITY, credits=0, deck=["3x Enigma"])
    t = Table(position(corp=corp, servers={"HQ": At(ice=["Data Raven (rezzed, 2 power)"])}))
    t.run("HQ")
    t.corp("use", "Data Raven")
    t.corp("effect", number=option)
    assert (t.credits["corp"], len(names(t, "HQ"))) == (credits, cards)
    t.corp("use", "Data Raven")
    assert t.tags == 2
    assert (t.credits["corp"], len(names(t, "HQ"))) == (credits, cards), "the second tag is not the first"


@pytest.mark.card("NBN: Reality Plus")
def test_reality_plus_does_not_count_a_tag_that_was_avoided() -> None:
    corp, runner = Seat(REALITY, credits=0, deck=["3x Enigma"]), Seat(rig=["Decoy"])
    t = Table(position(corp=corp, runner=runner, servers={"HQ": At(ice=["Data Raven (rezzed, 2 power)"])}))
    t.run("HQ")
    t.corp("use", "Data Raven")
    t.runner("use", "Decoy")
    assert t.tags == 0
    t.corp("use", "Data Raven")
    assert t.can("effect"), "this is the first tag taken"


@pytest.mark.card("The Syndicate: Profit over Principle")
def test_the_syndicate_has_no_ability() -> None:
    t = scored("Vanity Project", corp=Seat("The Syndicate: Profit over Principle", credits=3))
    assert (t.credits["corp"], hand_size(t)) == (3, 5)
    assert t.game.state.cards[t.card("The Syndicate: Profit over Principle")].face.abilities == ()


@pytest.mark.card("Weyland Consortium: Built to Last")
def test_built_to_last_pays_for_the_first_advancement_of_a_card() -> None:
    t = Table(position(turn="corp", corp=Seat(BUILT), servers={"HQ": At(ice=["Ice Wall"])}))
    t.corp("advance", "Ice Wall")
    assert t.credits["corp"] == 6
    t.corp("advance", "Ice Wall")
    assert t.credits["corp"] == 5


@pytest.mark.card("Weyland Consortium: Built to Last")
def test_built_to_last_does_not_pay_for_counters_that_are_only_placed() -> None:
    corp = Seat(BUILT, credits=1, hand=["Seamless Launch"])
    t = Table(position(turn="corp", corp=corp, servers={"HQ": At(ice=["Ice Wall"])}))
    t.corp("play", "Seamless Launch")
    assert t.counters("Ice Wall", "advancement") == 2
    assert t.credits["corp"] == 0
