"""System Gateway: agendas."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.cards.library import library
from tests.support.corp import GRIP, accessing, corp_turn, damage, end_turn, hand_size, names, scored
from tests.support.table import Table


@pytest.mark.card("Above the Law", "Longevity Serum", "Luminal Transubstantiation", "Tomorrowʼs Headline")
@pytest.mark.parametrize(
    "agenda", ["Above the Law", "Longevity Serum", "Luminal Transubstantiation", "Tomorrowʼs Headline"]
)
def test_a_deck_holds_one_of_them(agenda: str) -> None:
    assert library().face(agenda).facts.deck_limit == 1


@pytest.mark.card("Above the Law")
def test_above_the_law_trashes_a_resource() -> None:
    t = scored("Above the Law", runner=Seat(rig=["Armitage Codebusting", "Cyberfeeder", "Corroder"]))
    t.corp("trigger", "Above the Law")
    assert names(t, "heap") == ["Armitage Codebusting"]


@pytest.mark.card("Above the Law")
def test_above_the_law_is_optional_and_needs_a_resource() -> None:
    t = scored("Above the Law", runner=Seat(rig=["Armitage Codebusting"]))
    t.corp("pass")
    assert t.zone("Armitage Codebusting") == "table"
    assert not scored("Above the Law", runner=Seat(rig=["Corroder"])).can("trigger")


@pytest.mark.card("Longevity Serum")
def test_longevity_serum_trashes_from_hq_and_shuffles_up_to_three_cards_into_rnd() -> None:
    corp = Seat(hand=["Enigma", "Snare!", "Hedge Fund"], discard=["2x Ice Wall", "PAD Campaign (faceup)"])
    t = scored("Longevity Serum", corp=corp)
    t.corp("card", "Enigma")
    t.corp("card", "Snare!")
    t.corp("done")
    assert names(t, "HQ") == ["Hedge Fund"]
    assert not t.rezzed("Enigma"), "face down"
    for card in ("PAD Campaign", "Snare!", "Enigma"):
        t.corp("card", card)
    assert names(t, "R&D") == ["Enigma", "PAD Campaign", "Snare!"]
    assert names(t, "Archives") == ["Ice Wall", "Ice Wall"]
    assert t.happened("shuffle")


@pytest.mark.card("Longevity Serum")
def test_longevity_serum_may_trash_and_shuffle_nothing() -> None:
    t = scored("Longevity Serum", corp=Seat(hand=["Enigma"], discard=["Ice Wall"]))
    t.corp("done")
    t.corp("done")
    assert (names(t, "HQ"), names(t, "Archives")) == (["Enigma"], ["Ice Wall"])


@pytest.mark.card("Luminal Transubstantiation")
def test_luminal_gives_three_clicks_and_ends_scoring_for_the_turn() -> None:
    ready = {"remote 2": At(root=["Hostile Takeover (2 advancement)"])}
    t = scored("Luminal Transubstantiation", corp=Seat(deck=["2x Enigma"]), servers=ready)
    assert t.clicks["corp"] == 6
    assert not t.can("score", "Hostile Takeover")
    end_turn(t, "corp")
    end_turn(t, "runner")
    t.until(option="score")
    assert t.can("score", "Hostile Takeover"), "the next turn is another matter"


@pytest.mark.card("Offworld Office")
def test_offworld_office_pays_seven() -> None:
    assert scored("Offworld Office", corp=Seat(credits=0)).credits["corp"] == 7


@pytest.mark.card("Orbital Superiority")
@pytest.mark.parametrize(("tags", "meat", "after"), [(0, 0, 1), (1, 4, 1)])
def test_orbital_superiority_hits_a_tagged_runner_and_tags_any_other(
    tags: int, meat: int, after: int
) -> None:
    t = scored("Orbital Superiority", runner=GRIP._replace(tags=tags))
    assert (damage(t, "meat"), t.tags) == (meat, after)


@pytest.mark.card("Send a Message")
def test_send_a_message_rezzes_ice_for_nothing_when_it_is_scored() -> None:
    t = scored("Send a Message", corp=Seat(credits=0), servers={"HQ": At(ice=["Archer", "Enigma (rezzed)"])})
    t.corp("trigger", "Send a Message")
    assert t.rezzed("Archer")
    assert t.zone("Send a Message") == "corp score", "no additional cost either"


@pytest.mark.card("Send a Message")
@pytest.mark.parametrize("answer", ["trigger", "pass"])
def test_send_a_message_may_rez_ice_when_it_is_stolen(answer: str) -> None:
    servers = {"R&D": At(ice=["Tollbooth"]), "remote 1": At(root=["Send a Message"])}
    t = Table(position(corp=Seat(credits=0), servers=servers))
    t.run("remote 1")
    t.until(side="corp")
    t.corp(answer)
    assert t.zone("Send a Message") == "runner score"
    assert t.rezzed("Tollbooth") == (answer == "trigger")


@pytest.mark.card("Send a Message")
def test_send_a_message_needs_unrezzed_ice() -> None:
    assert not scored("Send a Message", servers={"HQ": At(ice=["Ice Wall (rezzed)"])}).can("trigger")


@pytest.mark.card("Superconducting Hub")
@pytest.mark.parametrize(("answer", "drawn"), [("trigger", 2), ("pass", 0)])
def test_superconducting_hub_may_draw_two_and_raises_the_hand_size(answer: str, drawn: int) -> None:
    t = scored("Superconducting Hub", corp=Seat(deck=["3x Enigma"]))
    t.corp(answer)
    assert len(names(t, "HQ")) == drawn
    assert hand_size(t) == 7


@pytest.mark.card("Superconducting Hub")
def test_a_stolen_superconducting_hub_raises_nobody_s_hand_size() -> None:
    assert hand_size(corp_turn(runner=Seat(score=["Superconducting Hub"]))) == 5


@pytest.mark.card("Tomorrowʼs Headline")
def test_tomorrows_headline_tags_when_scored_and_when_stolen() -> None:
    assert scored("Tomorrowʼs Headline").tags == 1
    t = accessing("Tomorrowʼs Headline")
    assert t.zone("Tomorrowʼs Headline") == "runner score"
    assert t.tags == 1
