"""Home-made cards over the wire: files read, games with one in hand, and tables that are for them or not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulerunner.decks import samples, write
from rulerunner.decks.playing import STARTERS
from rulerunner.decks.swapping import with_card
from rulerunner.designs.data import face_of
from rulerunner.designs.making import designs
from rulerunner.server.pages.messages import DesignReport, Faces, StudyMoment
from rulerunner.server.requests import GameInfo
from tests.support.people import Pair
from tests.support.web import Profile, server

TREE = "Money Tree\ntype: resource\ncost: 0\n\nWhen your turn begins, gain 2 credits.\n"
BAD = "Low Wall\ntype: ice\ncost: 1\nstrength: 1\n\nSubroutine End the rum.\n"


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Pair]:
    with server(tmp_path) as client:
        yield Profile(client, "the-one-who-invites"), Profile(client, "the-one-who-is-invited")


def deck(text: str = TREE) -> str:
    (made,) = designs(text)
    assert made.face is not None
    decks = samples("modern", made.face.facts.side).values()
    plain = next(each for each in decks if each.format != STARTERS)
    return write(with_card(plain, made.face)[0])


def test_a_file_is_read_and_told(people: Pair) -> None:
    tree, wall = people[0].post("/api/design", DesignReport, text=f"{TREE}---\n{BAD}").cards
    assert tree.face is not None
    assert tree.face.homemade
    assert tree.face.text == ("When your turn begins: gain 2 credits.",)
    assert face_of(tree.data).name == "Money Tree"
    assert wall.face is None
    (spot,) = wall.wrong
    assert f"{TREE}---\n{BAD}"[spot.start : spot.end] == "rum"


def test_the_words_are_those_of_the_edition(people: Pair) -> None:
    (tree,) = people[0].post("/api/design", DesignReport, text=TREE, rules="nsg-26.03").cards
    assert tree.rules == "nsg-26.03"
    (tree,) = people[0].post("/api/design", DesignReport, text=TREE, rules="classic-1996").cards
    assert tree.rules == "nisei-1.4"


def test_the_bench_is_a_position_of_the_lab(people: Pair) -> None:
    (tree,) = people[0].post("/api/design", DesignReport, text=TREE).cards
    moment = people[0].post("/api/study", StudyMoment, what="lab", position=tree.bench)
    assert moment.runner is not None
    assert "Money Tree" in {card["name"] for card in moment.runner["hand"]}
    assert "card {" in moment.now


def test_a_game_has_the_card_in_hand_and_its_face_can_be_asked_for(people: Pair) -> None:
    someone = people[0]
    game = someone.post("/api/design/play", GameInfo, text=TREE, title="Money Tree", opponent="thumb", seed=4)
    assert game.seat == "runner"
    with someone.opens(game.id) as play:
        view = play.frame.view
        assert "Money Tree" in {card["name"] for card in view["hand"]}
        (face,) = someone.post("/api/design/faces", Faces, rules=game.rules, cards=view["homemade"]).faces
        assert (face.name, face.homemade) == ("Money Tree", True)
        for _ in range(4):
            play.answers(0)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/design", {"text": "x" * 20_001}, 422),
        ("/api/design", {}, 422),
        ("/api/design/play", {"text": BAD, "title": "Low Wall"}, 422),
        ("/api/design/play", {"text": TREE, "title": "Oak"}, 422),
        ("/api/design/play", {"text": TREE, "title": "Money Tree", "opponent": "nobody"}, 404),
        ("/api/design/faces", {"rules": "nisei-1.4", "cards": ["{}"]}, 422),
        ("/api/design/faces", {"rules": "nisei-9", "cards": []}, 404),
        ("/api/design/faces", {"rules": "nisei-1.4", "cards": ["{}"] * 61}, 422),
    ],
)
def test_what_cannot_be_is_refused(people: Pair, path: str, body: dict[str, object], status: int) -> None:
    assert people[0].request("POST", path, body).status_code == status


def test_a_deck_with_home_made_cards_is_played_against_a_bot(people: Pair) -> None:
    game = people[0].sits_down(side="runner", text=deck(), opponent="thumb", seed=3)
    with people[0].opens(game.id) as play:
        assert len(play.frame.view["homemade"]) == 1


def test_a_table_takes_home_made_cards_only_if_its_owner_says_so(people: Pair) -> None:
    host, guest = people
    wish = {"rules": "nisei-1.4", "side": "runner", "text": deck(), "opponent": "friend"}
    refused = host.request("POST", "/api/games", wish)
    assert refused.status_code == 422
    assert "Money Tree" in refused.text
    closed = host.sits_down(side="corp", opponent="friend")
    refused = guest.request("POST", "/api/join", {"invite": closed.invite, "text": deck()})
    assert refused.status_code == 422
    assert "not for home-made cards" in refused.text
    table = host.sits_down(side="corp", opponent="friend", terms={"homemade": True})
    guest.post("/api/join", GameInfo, invite=table.invite, text=deck())
    with host.opens(table.id) as corp, guest.opens(table.id) as runner:
        assert [face_of(text).name for text in runner.frame.view["homemade"]] == ["Money Tree"]
        assert "homemade" not in corp.frame.view, "the Corp has not seen it yet"
        for play in (corp, runner):
            assert play.welcome.terms is not None
            assert play.welcome.terms.homemade


def test_two_cards_of_one_name_cannot_meet(people: Pair) -> None:
    host, guest = people
    other = "Money Tree\ntype: ice\ncost: 1\nstrength: 1\n\nSubroutine End the run.\n"
    table = host.sits_down(side="corp", text=deck(other), opponent="friend", terms={"homemade": True})
    refused = guest.request("POST", "/api/join", {"invite": table.invite, "text": deck()})
    assert refused.status_code == 422
    assert "two different home-made cards" in refused.text
