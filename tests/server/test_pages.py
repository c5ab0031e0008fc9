"""The pages around the table over HTTP: what they get, and what a stranger who asks for too much does not."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulerunner.decks import samples, write
from rulerunner.lessons import LESSONS
from rulerunner.server.limits import Limits
from rulerunner.server.pages.messages import (
    Beside,
    CardFields,
    CardList,
    CardPage,
    Course,
    DeckStudy,
    DesignReport,
    RuleBook,
    StudyMoment,
    WrittenDeck,
)
from rulerunner.server.requests import Failure
from tests.support.web import NO_HURRY, Profile, server

POSITION = """\
rules nisei-1.4
turn runner

[corp]
credits 5
deck 5x Hedge Fund

[runner]
credits 5
rig Corroder
deck 5x Sure Gamble

[remote 1]
ice Wall of Static
root Hostile Takeover
"""


@pytest.fixture(scope="module")
def someone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Profile]:
    with server(tmp_path_factory.mktemp("pages"), NO_HURRY) as client:
        yield Profile(client)


def refused(someone: Profile, method: str, path: str, body: Any = None) -> Failure:
    response = someone.request(method, path, body)
    assert 400 <= response.status_code < 500, response.text
    return msgspec.json.decode(response.content, type=Failure)


def study(someone: Profile, **asked: Any) -> StudyMoment:
    return someone.post("/api/study", StudyMoment, **asked)


# --- cards ------------------------------------------------------------------------------------------------


def test_cards_are_found_page_by_page(someone: Profile) -> None:
    first = someone.get("/api/cards?q=t:ice&family=modern", CardList)
    assert first.pages > 1
    assert len(first.cards) == 60
    second = someone.get("/api/cards?q=t:ice&family=modern&page=2", CardList)
    assert {card.name for card in first.cards}.isdisjoint(card.name for card in second.cards)
    last = someone.get("/api/cards?q=t:ice&family=modern&page=9999", CardList)
    assert last.page == last.pages == second.pages


def test_a_query_that_is_wrong_says_so_and_finds_nothing(someone: Profile) -> None:
    found = someone.get("/api/cards?q=tpye:ice", CardList)
    assert found.cards == ()
    assert "did you mean type" in found.said
    assert someone.get("/api/cards?q=corodor", CardList).near[0] == "Corroder"


def test_faces_come_with_the_cards_if_they_are_asked_for(someone: Profile) -> None:
    found = someone.get("/api/cards?q=name:corroder&faces=yes", CardList)
    assert [face.name for face in found.faces] == [card.name for card in found.cards]


def test_a_card_has_a_page_with_its_rules_and_neighbours(someone: Profile) -> None:
    page = someone.get("/api/cards/page?family=modern&slug=tollbooth", CardPage)
    assert page.row.name == "Tollbooth"
    assert page.missing == ()
    assert "6.9.3a" in [rule for rule, _, _ in page.governs]
    assert any("code gate" in card.subtypes for _, cards in page.neighbours for card in cards)
    assert {each.format for each in page.formats} >= {"standard", "startup", "eternal"}
    refused(someone, "GET", "/api/cards/page?family=modern&slug=no-such-card")
    refused(someone, "GET", "/api/cards/page?family=other&slug=tollbooth")


def test_everything_a_query_may_say_is_listed(someone: Profile) -> None:
    fields = someone.get("/api/cards/fields", CardFields)
    assert "type" in [field.names[0] for field in fields.fields]
    for field in fields.fields:
        assert not someone.get(f"/api/cards?q={field.example.replace('&', '%26')}", CardList).said, (
            field.example
        )
    assert {"asset", "identity"} <= {*fields.types["modern"]["corp"]}
    assert {"node", "ice"} <= {*fields.types["classic"]["corp"]}, "each game in its own words"
    assert not {"asset", "identity"} & {*fields.types["classic"]["corp"]}
    assert ("nbn", "NBN") in fields.factions["modern"]["corp"]
    assert fields.factions["classic"] == {"corp": (), "runner": ()}


def test_a_set_is_called_by_its_name(someone: Profile) -> None:
    page = someone.get("/api/cards/page?family=modern&slug=account_siphon", CardPage)
    assert page.printings[0].set == "Core Set"


@pytest.mark.parametrize("path", ["/api/cards?page=x", "/api/cards?page=-1", f"/api/cards?q={'a' * 500}"])
def test_a_search_has_its_limits(someone: Profile, path: str) -> None:
    refused(someone, "GET", path)


# --- decks ------------------------------------------------------------------------------------------------


def test_a_deck_is_studied_while_it_is_built(someone: Profile) -> None:
    half = someone.post(
        "/api/decks/study",
        DeckStudy,
        rules="nisei-1.4",
        text="1x Noise: Hacker Extraordinaire\n3x Corroder\n2x Gordian Blade",
    )
    assert (half.size, half.least, half.influence, half.influence_limit) == (5, 45, 6, 15)
    assert half.report.problems
    nothing = someone.post("/api/decks/study", DeckStudy, rules="nisei-1.4", text="")
    assert nothing.size == 0


@pytest.mark.parametrize("path", ["check", "study"])
def test_a_list_that_is_too_long_is_not_cut_but_refused_in_words(someone: Profile, path: str) -> None:
    body = {"rules": "nisei-1.4", "text": "3x Corroder\n" * 4000}
    why = refused(someone, "POST", f"/api/decks/{path}", body).why
    assert why == "This is too long: at most 40,000 letters are read."


HOMEMADE = """\
# Name: Mine
# Format: startup
# It needs no friends.

Noise: Hacker Extraordinaire
3x Corroder
2x Small Change

outside Reina Roja: Freedom Fighter
card {card}
"""


def test_a_deck_with_cards_of_its_own_is_studied_with_all_that_it_carries(someone: Profile) -> None:
    made = "Small Change\ntype: event\nfaction: anarch\ncost: 0\ninfluence: 1\n\nGain 1 credit.\n"
    [card] = someone.post("/api/design", DesignReport, text=made).cards
    text = HOMEMADE.replace("{card}", card.data)
    found = someone.post("/api/decks/study", DeckStudy, rules="nisei-1.4", text=text)
    assert [(each.count, each.card.name, each.homemade) for each in found.cards] == [
        (3, "Corroder", False),
        (2, "Small Change", True),
    ]
    assert (found.report.format, found.report.notes) == ("startup", "It needs no friends.")
    assert found.report.outside == ("Reina Roja: Freedom Fighter",)
    assert found.report.homemade == (card.data,)
    for kind in ("markdown", "json", "json-api", "octgn"):
        body = {"rules": "nisei-1.4", "text": text, "kind": kind}
        assert "written as text" in refused(someone, "POST", "/api/decks/write", body).why


def test_a_sample_is_legal_and_goes_out_and_in_again_in_every_format(someone: Profile) -> None:
    deck = next(iter(samples("modern", "corp").values()))
    text = write(deck)
    whole = someone.post("/api/decks/study", DeckStudy, rules="nisei-1.4", text=text)
    assert whole.report.problems == ()
    for kind in ("text", "markdown", "json", "json-api", "octgn"):
        response = someone.request(
            "POST", "/api/decks/write", {"rules": "nisei-1.4", "text": text, "kind": kind}
        )
        out = msgspec.json.decode(response.content, type=WrittenDeck)
        again = someone.post("/api/decks/study", DeckStudy, rules="nisei-1.4", text=out.text)
        assert {(card.card.name, card.count) for card in again.cards} == set(deck.counts().items()), kind


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_sealed_packs_are_opened_as_a_deck_that_may_be_kept(someone: Profile, side: str) -> None:
    out = someone.post("/api/decks/open", WrittenDeck, side=side, seed=7)
    assert out == someone.post("/api/decks/open", WrittenDeck, side=side, seed=7)
    assert out != someone.post("/api/decks/open", WrittenDeck, side=side, seed=7, boosters=["proteus"])
    assert out != someone.post("/api/decks/open", WrittenDeck, side=side), "by chance"
    found = someone.post("/api/decks/study", DeckStudy, rules="classic-1996", text=out.text)
    assert (found.report.side, found.size, found.report.problems) == (side, 45, ())
    for wrong in ({"boosters": ["core_set"]}, {"boosters": ["base"] * 13}, {"side": "both"}, {"seed": "x"}):
        assert someone.request("POST", "/api/decks/open", {"side": side, **wrong}).status_code == 422


# --- rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03", "classic-1996"])
def test_every_number_of_the_book_can_be_explained(someone: Profile, rules: str) -> None:
    book = someone.get(f"/api/rules?rules={rules}", RuleBook)
    assert len(book.rows) > 60
    for row in book.rows:
        response = someone.client.get("/api/explain", params={"rules": rules, "what": row.rule})
        assert response.status_code == 200, row.rule


def test_two_editions_side_by_side(someone: Profile) -> None:
    beside = someone.get("/api/rules/beside?left=nisei-1.4&right=nsg-26.03&structure=run", Beside)
    assert {row.mark for row in beside.rows} == {"=", "~", "<", ">"}
    assert beside.policies
    refused(someone, "GET", "/api/rules/beside?left=nisei-1.4&right=nsg-26.03&structure=dance")


def test_a_chart_is_a_drawing(someone: Profile) -> None:
    response = someone.client.get("/api/rules/chart.svg?rules=classic-1996&structure=run")
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in response.text
    refused(someone, "GET", "/api/rules/chart.svg?rules=classic-1996&structure=dance")


# --- lessons, puzzles, lab --------------------------------------------------------------------------------


def test_the_course_lists_what_there_is(someone: Profile) -> None:
    course = someone.get("/api/learn", Course)
    assert [each.id for each in course.lessons] == [each.id for each in LESSONS]
    assert len({word for word, _, _ in course.glossary}) == len(course.glossary) > 50


def test_a_lesson_goes_on_from_its_answers_and_back(someone: Profile) -> None:
    first = study(someone, what="lesson", id="about/0")
    assert first.state == "going"
    assert first.corp is None
    chosen = study(someone, what="lesson", id="about/0", choice=first.points[0])
    assert chosen.answers == first.points
    server_asked = study(
        someone, what="lesson", id="about/0", answers=chosen.answers, choice=chosen.points[0]
    )
    done = study(
        someone, what="lesson", id="about/0", answers=server_asked.answers, choice=server_asked.points[0]
    )
    assert done.state == "done"
    again = study(someone, what="lesson", id="about/0")
    assert again.says == first.says
    refused(someone, "POST", "/api/study", {"what": "lesson", "id": "about/7"})
    refused(someone, "POST", "/api/study", {"what": "lesson", "id": "nothing/0"})


WRONG = ("turn corp\n[corp]\nhand Nothing at all", "turn nobody", "[corp]\ncredits x", "[corp]\ncredits 1000")


@pytest.mark.parametrize("position", WRONG)
def test_what_is_wrong_with_a_position_is_a_sentence(someone: Profile, position: str) -> None:
    why = refused(someone, "POST", "/api/study", {"what": "lab", "position": position}).why
    assert why[0].isupper()
    assert re.search(r"[^.?!][.?!]$", why), why


@pytest.mark.parametrize(("rules", "hand"), [("nisei-1.4", "B-1001"), ("classic-1996", "2x Sphinx 2006")])
def test_a_number_in_the_name_of_a_card_is_no_amount(someone: Profile, rules: str, hand: str) -> None:
    position = f"rules {rules}\nturn corp\nseed 123456\n[corp]\nhand {hand}\ncredits 999\n"
    assert study(someone, what="lab", position=position).deciding == "corp"


def test_the_lab_plays_both_sides_step_by_step(someone: Profile) -> None:
    first = study(someone, what="lab", position=POSITION)
    assert first.deciding == "runner"
    assert first.corp is not None
    assert first.runner is not None
    run = next(n for n, option in enumerate(first.runner["decision"]["options"]) if option["kind"] == "run")
    asked = study(someone, what="lab", position=POSITION, choice=run)
    stepped = study(someone, what="lab", position=POSITION, answers=asked.answers, choice=3, steps=0)
    assert stepped.deciding == ""
    later = study(someone, what="lab", position=POSITION, answers=stepped.answers, steps=2)
    assert later.trail[-1].passed != stepped.trail[-1].passed
    corp = study(someone, what="lab", position=POSITION, answers=stepped.answers)
    assert corp.deciding == "corp"


def test_the_table_as_it_lies_is_a_position_again(someone: Profile) -> None:
    first = study(someone, what="lab", position=POSITION)
    again = study(someone, what="lab", position=first.now)
    assert again.runner == first.runner
    assert again.corp == first.corp


def test_any_moment_of_a_replay_opens_in_the_lab(someone: Profile) -> None:
    game = someone.sits_down(side="corp", opponent="random", seed=5)
    with someone.opens(game.id) as play:
        play.plays(6)
        play.says(type="concede", at=play.frame.at)
        play.settles()
    info = someone.request("POST", "/api/replays", {"game": game.id}).json()
    moment = study(someone, what="lab", id=info["id"], at=3)
    assert moment.deciding == info["deciding"][3]
    refused(someone, "POST", "/api/study", {"what": "lab", "id": info["id"], "at": 9999})
    refused(someone, "POST", "/api/study", {"what": "lab", "id": "no-such-replay", "at": 0})


@pytest.mark.parametrize(
    "position",
    [
        "[corp]\nhand 999999x Hedge Fund\n",
        "[corp]\nhand 500x Hedge Fund\n",
        "[corp]\ncredits 99999999999\n",
        "[corp]\nhand No Such Card\n",
        "rules nothing\n",
        "[corp\n",
        "[runner]\nrig Corroder\n" * 400,
        "x" * 20_000,
        "turn nobody\n",
        "[remote 99999]\nroot PAD Campaign\n",
    ],
)
def test_a_position_from_a_stranger_is_bounded(someone: Profile, position: str) -> None:
    assert refused(someone, "POST", "/api/study", {"what": "lab", "position": position}).why


@pytest.mark.parametrize("answers", [[99], [0] * 900, [-1], [0, 0, 0, 77]])
def test_answers_that_do_not_fit_are_refused(someone: Profile, answers: list[int]) -> None:
    assert refused(
        someone, "POST", "/api/study", {"what": "lab", "position": POSITION, "answers": answers}
    ).why


def test_study_is_work_and_only_so_much_of_it_is_done_for_one_address(tmp_path: Path) -> None:
    with server(tmp_path, Limits(study_burst=5, study_rate=0.01)) as client:
        someone = Profile(client)
        ask = ("POST", "/api/study", {"what": "lesson", "id": "about/0"})
        statuses = [someone.request(*ask).status_code for _ in range(8)]
        assert statuses == [200] * 5 + [429] * 3
