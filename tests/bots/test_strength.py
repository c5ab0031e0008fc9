"""Matches of the searcher against the rule-of-thumb player, and the report of them."""

from pathlib import Path

import pytest

from rulerunner.rules import EDITIONS
from tools import strength


def game(bot: str, side: str, seed: int, winner: str, **more: object) -> strength.Row:
    about = {
        "decks": ["Brick", "Blade"],
        "reason": "agenda points",
        "turns": 9,
        "decisions": 80,
        "seconds": 2.0,
    }
    rules = list(EDITIONS)[seed % len(EDITIONS)]
    return {"bot": bot, "side": side, "rules": rules, "seed": seed, "winner": winner, **about, **more}


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = list(strength.play_on(file, "thumb", "corp", range(3), workers=1))
    with file.open("a") as end:
        end.write('{"bot": "thumb", "si')  # it was killed here
    more = list(strength.play_on(file, "thumb", "corp", range(5), workers=2))
    assert [row["seed"] for row in first] == [0, 1, 2]
    assert sorted(row["seed"] for row in more) == [3, 4]
    assert strength.kept(file) == first + more


def test_one_seed_deals_the_same_game_to_every_bot() -> None:
    one, other = (strength.played((bot, "runner", 7)) for bot in ("thumb", "random"))
    assert (one["rules"], one["decks"]) == (other["rules"], other["decks"])
    assert one["rules"] == list(EDITIONS)[7 % 3]
    assert strength.played(("thumb", "runner", 7)) | {"seconds": 0} == one | {"seconds": 0}


def test_the_report_counts_games_by_budget_edition_and_deck() -> None:
    rows = [game("search@30", "runner", seed, "runner" if seed % 2 else "corp") for seed in range(6)]
    rows += [game("search@100", "runner", seed, "runner", decks=["Brick", "Grifter"]) for seed in range(3)]
    rows += [game("search@100", "corp", seed, "corp") for seed in range(3)]
    page = strength.page(rows)
    lines = page.splitlines()
    assert "from 12 games" in page
    assert lines.index("## As the Corp") < lines.index("## As the Runner")
    budgets = [line for line in lines if line.startswith("| search@")]
    assert [line.split(" | ")[0] for line in budgets] == ["| search@100", "| search@30", "| search@100"]
    assert budgets[1].split(" | ")[1] == "3 of 6 (18.8% to 81.2%)"
    assert [cell.split(" (")[0] for cell in budgets[1].split(" | ")[2:5]] == ["1 of 2", "1 of 2", "1 of 2"]
    assert sum(line.startswith("| Grifter") for line in lines) == len(EDITIONS)


def test_the_picture_has_a_point_for_each_budget_and_seat() -> None:
    rows = [game(f"search@{budget}", side, 1, side) for budget in (10, 3000) for side in ("corp", "runner")]
    drawn = strength.picture([*rows, game("strong", "corp", 1, "corp")])
    assert drawn.count("<circle") == 4 + 2  # and one for each seat's title
    assert ">3,000<" in drawn


def test_no_games_are_no_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["strength", "--page", "--file", str(tmp_path / "none.jsonl")])
    with pytest.raises(SystemExit, match="holds no games"):
        strength.main()


def test_the_report_is_that_of_the_games_that_are_kept() -> None:
    rows = strength.kept(strength.FILE)
    assert strength.PAGE.read_text("utf-8") == strength.page(rows)
    assert strength.PICTURE.read_text("utf-8") == strength.picture(rows)
