"""The lobby over HTTP: what there is, decks, settings, games, pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulerunner.decks import samples
from rulerunner.rules import EDITIONS, HOUSE_RULES
from rulerunner.server.requests import DeckInfo, DeckReport, Lobby, Settings
from rulerunner.server.safety import CSP
from tests.support.web import NO_HURRY, Profile, server

WEB = Path(__file__).parents[2] / "src" / "rulerunner" / "web"


@pytest.fixture
def me(tmp_path: Path) -> Iterator[Profile]:
    with server(tmp_path) as client:
        yield Profile(client)


def test_the_lobby_shows_what_there_is_to_play(me: Profile) -> None:
    lobby = me.get("/api/lobby", Lobby)
    assert [each.id for each in lobby.editions] == list(EDITIONS)
    assert lobby.opponents[0].name == "thumb"
    assert all(each.says for each in lobby.opponents)
    assert len({deck.id for deck in lobby.decks}) == len(lobby.decks)
    for family in ("modern", "classic"):
        for side in ("corp", "runner"):
            listed = [deck.name for deck in lobby.decks if (deck.family, deck.side) == (family, side)]
            assert set(listed) == set(samples(family, side))
            assert "Starter" in listed[0], "the decks to begin with come first"
    assert lobby.games == ()


def test_without_a_profile_one_may_look_around(me: Profile) -> None:
    assert me.client.get("/api/lobby").json()["games"] == []
    assert me.client.get("/api/settings").json()["theme"] == "system"


@pytest.mark.parametrize("side", ["corp", "runner"])
@pytest.mark.parametrize("rules", EDITIONS)
def test_one_click_starts_a_good_game(me: Profile, rules: str, side: str) -> None:
    game = me.sits_down(rules, side)
    assert (game.seat, game.rules, game.opponent) == (side, rules, "thumb")
    assert me.get("/api/lobby", Lobby).games[0].id == game.id
    with me.opens(game.id) as play:
        assert play.frame.view["seat"] == side
        assert play.decision is not None
    assert me.get("/api/lobby", Lobby).games[0].yours


def test_the_lobby_offers_the_house_rules_of_each_edition_in_words(me: Profile) -> None:
    lobby = me.get("/api/lobby", Lobby)
    for each in lobby.editions:
        said = [(rule.name, rule.says) for rule in each.house]
        assert said == [(rule.name, rule.says) for rule in HOUSE_RULES.get(each.id, ())]
    assert any(each.house for each in lobby.editions)


@pytest.mark.parametrize("opponent", ["thumb", "friend"])
def test_a_table_is_set_up_with_house_rules(me: Profile, opponent: str) -> None:
    rules = "classic-1996+base-link-first+oldest-unique"
    game = me.sits_down(rules, "runner", opponent=opponent)
    assert game.rules == rules
    assert me.get("/api/lobby", Lobby).games[0].rules == rules
    if opponent == "thumb":
        with me.opens(game.id) as play:
            assert play.frame.view["rules"] == rules
            assert play.decision is not None


@pytest.mark.parametrize(
    "rules",
    ["classic-1996+oldest-unique+base-link-first", "classic-1996+no-such-rule", "nisei-1.4+oldest-unique"],
)
def test_house_rules_that_there_are_not_are_refused_in_words(me: Profile, rules: str) -> None:
    asked = {"rules": rules, "side": "runner", "deck": "", "opponent": "thumb"}
    answer = me.request("POST", "/api/games", asked)
    assert answer.status_code == 404
    assert "unknown rules" in answer.text
    assert me.get("/api/lobby", Lobby).games == ()


def test_a_seed_deals_the_same_game(me: Profile) -> None:
    hands = []
    for seed in (5, 5, 6):
        with me.opens(me.sits_down(seed=seed, deck="modern-runner-white-noise").id) as play:
            hands.append([card["name"] for card in play.frame.view["hand"]])
    assert hands[0] == hands[1] != hands[2]


def test_games_are_listed_for_their_own_profile_only(me: Profile) -> None:
    game = me.sits_down()
    other = Profile(me.client, "somebody-else-entirely")
    assert other.get("/api/lobby", Lobby).games == ()
    assert other.request("DELETE", f"/api/games/{game.id}").status_code == 404
    assert me.request("DELETE", f"/api/games/{game.id}").status_code == 204
    assert me.get("/api/lobby", Lobby).games == ()


def test_a_profile_has_so_many_games(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(games=2)) as client:
        me = Profile(client)
        first, _ = me.sits_down(), me.sits_down()
        full = me.request("POST", "/api/games", {"rules": "nisei-1.4", "side": "corp"})
        assert (full.status_code, full.json()["code"]) == (409, "too-many")
        with me.opens(first.id) as play:
            play.says(type="concede", at=0)
            play.settles()
        third = me.sits_down()
        listed = {game.id for game in me.get("/api/lobby", Lobby).games}
        assert third.id in listed
        assert first.id not in listed


def test_settings_are_kept(tmp_path: Path) -> None:
    liked = Settings(theme="dark", asking="always", text_mode=True, pace="fast")
    with server(tmp_path) as client:
        me = Profile(client)
        body = {"theme": "dark", "asking": "always", "text_mode": True, "pace": "fast"}
        assert me.request("PUT", "/api/settings", body).status_code == 200
    with server(tmp_path) as client:
        assert Profile(client).get("/api/settings", Settings) == liked
        assert Profile(client, "somebody-else-entirely").get("/api/settings", Settings) == Settings()


# --- decks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_sample_can_be_played(me: Profile, rules: str) -> None:
    for deck in me.get("/api/lobby", Lobby).decks:
        if deck.family != EDITIONS[rules].family:
            continue
        report = me.get(f"/api/decks/{deck.id}?rules={rules}", DeckReport)
        assert report.problems == ()
        assert (report.name, report.side) == (deck.name, deck.side)
        assert sum(count for count, _ in report.cards) == deck.cards
        again = me.post("/api/decks/check", DeckReport, rules=rules, text=report.text, side=deck.side)
        assert (again.cards, again.problems) == (report.cards, ())


def test_a_deck_report_lists_everything_that_is_wrong(me: Profile) -> None:
    text = "Noise: Hacker Extraordinaire\n46x Corroder"
    report = me.post("/api/decks/check", DeckReport, rules="nisei-1.4", text=text, side="corp")
    assert report.side == "runner"
    assert len(report.problems) == 2
    assert any(problem.rule.startswith("nsg-26.03 1.4") for problem in report.problems)
    unreadable = me.post("/api/decks/check", DeckReport, rules="nisei-1.4", text="3x Nothing At All")
    assert unreadable.problems
    assert unreadable.side is None
    banned = me.post("/api/decks/check", DeckReport, rules="nisei-1.4", text=text, format="standard")
    assert len(banned.problems) >= 1
    wrong = me.request("POST", "/api/decks/check", {"rules": "nisei-1.4", "text": text, "format": "nothing"})
    assert wrong.status_code == 422


def test_a_deck_is_kept_chosen_and_forgotten(me: Profile) -> None:
    text = me.get("/api/decks/modern-corp-slow-ice?rules=nisei-1.4", DeckReport).text
    deck = me.post("/api/decks", DeckInfo, rules="nisei-1.4", name="My  own\ndeck", text=text)
    assert (deck.name, deck.side, deck.sample) == ("My own deck", "corp", False)
    assert deck in me.get("/api/lobby", Lobby).decks
    game = me.sits_down("nsg-26.03", "corp", deck=deck.id)
    assert game.title.startswith("My own deck")
    stranger = Profile(me.client, "somebody-else-entirely")
    assert stranger.request("GET", f"/api/decks/{deck.id}?rules=nisei-1.4").status_code == 404
    assert stranger.request("DELETE", f"/api/decks/{deck.id}").status_code == 404
    assert me.request("DELETE", f"/api/decks/{deck.id}").status_code == 204
    assert deck not in me.get("/api/lobby", Lobby).decks


def test_a_deck_that_was_edited_is_kept_in_its_own_place(me: Profile) -> None:
    text = me.get("/api/decks/modern-corp-slow-ice?rules=nisei-1.4", DeckReport).text
    first = me.post("/api/decks", DeckInfo, rules="nisei-1.4", name="First", text=text)
    again = me.post("/api/decks", DeckInfo, rules="nisei-1.4", name="Second", text=text, id=first.id)
    assert (again.id, again.name) == (first.id, "Second")
    assert [deck.name for deck in me.get("/api/lobby", Lobby).decks if not deck.sample] == ["Second"]
    stranger = Profile(me.client, "somebody-else-entirely")
    theirs = stranger.post("/api/decks", DeckInfo, rules="nisei-1.4", name="Mine", text=text, id=first.id)
    assert theirs.id != first.id, "a deck of somebody else is nobody's to change"
    assert [deck.name for deck in me.get("/api/lobby", Lobby).decks if not deck.sample] == ["Second"]
    me.request("DELETE", f"/api/decks/{first.id}")
    gone = me.post("/api/decks", DeckInfo, rules="nisei-1.4", name="Third", text=text, id=first.id)
    assert gone.id != first.id, "one that is gone is kept anew"


def test_a_deck_that_is_not_legal_is_not_kept(me: Profile) -> None:
    body = {"rules": "nisei-1.4", "name": "Bad", "text": "Noise: Hacker Extraordinaire\n46x Corroder"}
    response = me.request("POST", "/api/decks", body)
    assert response.status_code == 422
    assert response.json()["problems"]


def test_a_profile_keeps_so_many_decks(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(decks=1)) as client:
        me = Profile(client)
        text = me.get("/api/decks/modern-corp-slow-ice?rules=nisei-1.4", DeckReport).text
        body = {"rules": "nisei-1.4", "name": "One", "text": text}
        assert [me.request("POST", "/api/decks", body).status_code for _ in range(2)] == [201, 409]


# --- pages ------------------------------------------------------------------------------------------------

TYPES = {".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml"}


def test_every_page_has_its_type_and_the_headers_that_keep_it_safe(me: Profile) -> None:
    for path in [each for each in WEB.rglob("*") if each.suffix in TYPES]:
        response = me.client.get("/" + path.relative_to(WEB).as_posix())
        assert response.status_code == 200
        assert response.headers["content-type"] == f"{TYPES[path.suffix]}; charset=utf-8"
        assert response.headers["cache-control"] == "no-cache"
        assert response.headers["content-security-policy"] == CSP


def test_a_page_that_has_not_changed_is_not_sent_again(me: Profile) -> None:
    first = me.client.get("/")
    again = me.client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


@pytest.mark.parametrize("path", ["/", "/api/lobby", "/api/nothing", "/nothing"])
def test_every_answer_has_the_headers(me: Profile, path: str) -> None:
    headers = me.client.get(path).headers
    assert headers["content-security-policy"] == CSP
    assert "script-src 'self'" in CSP
    assert "unsafe" not in CSP
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cache-control"] == ("no-cache" if path == "/" else "no-store")


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/card?rules=nisei-1.4&name=Ice+Wall", "text"),
        ("/api/explain?rules=nisei-1.4&what=6.9.2e", "title"),
        ("/api/chart?rules=classic-1996", "structures"),
        ("/api/names?rules=nsg-26.03", "names"),
    ],
)
def test_there_is_something_to_read(me: Profile, path: str, key: str) -> None:
    response = me.client.get(path)
    assert response.status_code == 200
    assert response.json()[key]
