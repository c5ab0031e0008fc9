"""`rulerunner cards`: what is found, how it is shown, and what is said to somebody who finds nothing."""

import json

import pytest

from rulerunner.cards.library import library
from rulerunner.cli import main
from rulerunner.lang.abilities import NotYet


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "110")


def shown(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["cards", *argv]) == 0
    return capsys.readouterr().out


def problem(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["cards", *argv]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def names(table: str) -> list[str]:
    """The names in a table of cards."""
    head, *rest = table.splitlines()
    return [row[: head.index("Side")].strip() for row in rest[: rest.index("")]]


def found(capsys: pytest.CaptureFixture[str], *argv: str) -> list[str]:
    """The names of all cards found, whatever their number."""
    return [card["name"] for card in json.loads(shown(capsys, *argv, "--json"))]


# --- one card ---------------------------------------------------------------------------------------------


def test_one_card_is_shown_with_everything_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, "tollbooth")
    assert out.startswith("Tollbooth\n=========\nCorp ice (code gate). Rez cost 8, strength 5.")
    assert "  Subroutine: end the run.\n" in out
    assert "Playable: every sentence of the card is written." in out
    assert "  6.9.3a  The encounter begins (its condition is met here)\n" in out
    assert "Printings\n  core set, 01090\n  revised core set, 20116\n" in out


def test_a_card_that_is_not_written_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    face = next(face for face in library("modern").faces.values() if not face.playable)
    reason = next(ability.reason for ability in face.abilities if isinstance(ability, NotYet))
    out = shown(capsys, face.name, "--family", "modern")
    assert f"Not playable yet. What is missing:\n  {reason}" in out


def test_the_whole_name_of_a_card_shows_it_and_mentions_the_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = shown(capsys, "Data", "Wall")
    assert out.startswith("Data Wall\n=====")
    assert "These words are also on: " in out
    assert "Data Wall 2.0" in out.rpartition("also on: ")[2]


def test_accents_case_and_quotes_do_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "deja vu", "--family", "modern").startswith("Déjà Vu\n")
    assert shown(capsys, "BRAN 1.0").startswith("Brân 1.0\n")


def test_a_card_of_1996_is_told_in_the_words_of_1996(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, "accounts receivable", "--family", "classic")
    assert "bits" in out
    assert "credits" not in out


# --- several ----------------------------------------------------------------------------------------------


def test_several_cards_are_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, "trace", "--type", "ice", "--playable", "--family", "modern")
    head = out.splitlines()[0].split()
    assert head == ["Name", "Side", "Type", "Faction", "Cost", "Status"]
    assert {"Data Raven", "Hunter", "Ichi 1.0"} <= set(names(out))
    assert names(out) == sorted(names(out), key=str.casefold)
    assert all(row.endswith("playable") for row in out.splitlines()[1 : len(names(out)) + 1])


def test_cards_of_both_games_have_a_column_for_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    lines = shown(capsys, "hunter", "ice").splitlines()
    assert lines[0].endswith("Game")
    assert {line.split()[-1] for line in lines if line.startswith("Hunter ")} == {"modern", "classic"}


def test_all_words_must_be_on_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    both = set(found(capsys, "anarch", "fracter"))
    assert "Corroder" in both
    assert both == set(found(capsys, "anarch")) & set(found(capsys, "fracter"))


def test_a_word_fits_where_a_word_begins(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Corroder" in found(capsys, "corrod")
    assert "Corroder" not in found(capsys, "roder")


def test_the_text_is_searched_but_not_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Tollbooth" in found(capsys, "encounters", "otherwise")
    assert found(capsys, "nobody", "has", "written", "this", "card", "down", "yet") == []


# --- narrowing down ---------------------------------------------------------------------------------------


def test_each_filter_leaves_only_what_fits(capsys: pytest.CaptureFixture[str]) -> None:
    cards = json.loads(
        shown(
            capsys,
            *("--side", "corp", "--type", "upgrade", "--faction", "weyland", "--set", "Order and Chaos"),
            *("--family", "modern", "--json"),
        )
    )
    assert cards
    for card in cards:
        assert (card["side"], card["type"], card["faction"]) == ("corp", "upgrade", "weyland_consortium")
        assert "order_and_chaos" in [printing["set"] for printing in card["printings"]]
        assert card["family"] == "modern"


def test_a_faction_may_be_begun_and_neutral_is_two(capsys: pytest.CaptureFixture[str]) -> None:
    cards = json.loads(shown(capsys, "--faction", "neutral", "--json"))
    assert {card["faction"] for card in cards} == {"neutral_corp", "neutral_runner"}


def test_types_of_1996_go_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    nodes = json.loads(shown(capsys, "--type", "node", "--family", "classic", "--json"))
    assert {card["type"] for card in nodes} == {"asset"}
    assert "node" in shown(capsys, "--type", "node", "--family", "classic")


def test_playable_means_playable(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(found(capsys, "--playable", "--family", "modern")) == library("modern").playable


def test_json_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    (card,) = json.loads(shown(capsys, "corroder", "fracter", "--json"))
    assert card["text"] == [
        "Pay 1 credit: break 1 subroutine on a barrier.",
        "Pay 1 credit: this program gets +1 strength for the rest of this encounter.",
    ]
    assert card["playable"] is True
    assert card["missing"] == []
    assert card["rules"]["cited"]["6.5.1"] == ["break"]
    assert json.loads(shown(capsys, "xyzzy", "--json")) == []


def test_without_anything_there_is_an_overview(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys)
    assert "rulerunner cards --help" in out
    assert out.count(" playable") == 4


# --- problems ---------------------------------------------------------------------------------------------


def test_nothing_found_is_answered_with_the_nearest_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert "  Corroder\n" in problem(capsys, "corodor")
    assert "Noise: Hacker Extraordinaire" in problem(capsys, "noize")
    assert "Fewer words find more." in problem(capsys, "xyzzyplugh")


def test_the_nearest_names_are_of_cards_that_were_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Corroder" not in problem(capsys, "corodor", "--side", "corp")


def test_words_that_no_card_has_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no card is all of that" in problem(capsys, "--type", "ice", "--side", "runner")


@pytest.mark.parametrize(
    ("flag", "typed", "hint"),
    [("--type", "agendum", "agenda"), ("--faction", "anarhc", "anarch"), ("--set", "cor_set", "core_set")],
)
def test_a_name_that_nothing_has(
    flag: str, typed: str, hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = problem(capsys, flag, typed)
    assert f"{typed!r}. Did you mean" in said
    assert hint in said
