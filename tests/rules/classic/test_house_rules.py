"""House rules of the 1996 game: what some tables play otherwise, and that it is played so."""

import pytest

from rulerunner import Game, Seat
from rulerunner.lang.abilities import Trigger, When
from rulerunner.lang.instructions import Gain
from rulerunner.positions import At
from rulerunner.rules import EDITIONS, HOUSE_RULES, UnknownEdition, edition
from tests.support.classic import classic
from tests.support.faces import made
from tests.support.table import Table

LINK = "Access to Arasaka"
MINT = made("Mint", "asset", When(Trigger("turn begins", side="corp"), (Gain(3),)), family="classic", trash=2)
FENCE = made("Fence", "resource", unique=True, family="classic")


def traced(house: str) -> Table:
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"]),
        runner=Seat(credits=9, rig=[LINK]),
        servers={"HQ": At(ice=["Hunter (rezzed)"])},
        house=house,
    )
    t.run("HQ")
    return t


@pytest.mark.rule("classic-1996 C21")
def test_a_base_link_that_is_named_first_is_named_before_the_corp_bids_and_seen_by_it() -> None:
    t = traced("base-link-first")
    assert (t.decision.side, t.decision.about) == ("runner", "base-link")
    t.runner("card", LINK)
    assert t.decision.about == "trace-corp"
    assert t.happened("reveal", LINK, sort="base link")
    t.corp("number", number=3)
    t.runner("number", number=0)
    assert t.happened("trace fails")
    assert t.credits == {"corp": 6, "runner": 7}


@pytest.mark.rule("classic-1996 C21")
def test_who_names_no_base_link_first_has_none_later() -> None:
    t = traced("base-link-first")
    t.runner("done")
    t.corp("number", number=0)
    assert t.tags == 1
    assert t.credits == {"corp": 9, "runner": 9}


@pytest.mark.rule("classic-1996 C21")
def test_by_the_book_the_corp_bids_first() -> None:
    assert traced("").decision.about == "trace-corp"


@pytest.mark.rule("classic-1996 C19")
@pytest.mark.parametrize(("house", "result"), [("", ("corp", "flatline")), ("hand-of-nothing", None)])
def test_a_maximum_below_zero_flatlines_or_counts_as_zero(house: str, result: tuple[str, str] | None) -> None:
    runner = Seat(hand=["Score!"] * 2, core_damage=6, clicks=1)
    t = classic(runner=runner, corp=Seat(deck=["Keeper"]), house=house)
    t.runner("gain credit")
    assert t.game.result == result
    if result is None:
        assert not t.game.state.hand("runner")


@pytest.mark.rule("classic-1996 C11")
@pytest.mark.parametrize(("house", "old"), [("", False), ("oldest-unique", True)])
def test_of_unique_cards_the_newest_or_the_oldest_stays(house: str, old: bool) -> None:
    t = classic(runner=Seat(rig=["Fence"], hand=["Fence"], credits=5), faces=[FENCE], house=house)
    (before,) = t.game.state.zones["table"]
    t.runner("install", "Fence")
    assert (t.game.state.zones["table"] == (before,)) is old
    assert len(t.game.state.zones["table"]) == 1


@pytest.mark.rule("classic-1996 C4", "classic-1996 C7")
@pytest.mark.parametrize(("house", "gained"), [("", 0), ("rez-to-open", 3)])
def test_a_node_rezzed_in_the_opening_window_acts_that_turn_or_not(house: str, gained: int) -> None:
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(credits=5, deck=["5x Keeper"]),
        servers={"remote 1": At(root=["Mint"])},
        faces=[MINT],
        house=house,
    )
    t.until("corp", option="rez")
    t.corp("rez", "Mint")
    t.until("corp", option="gain credit")
    assert t.credits["corp"] == 5 + gained


# --- their names ------------------------------------------------------------------------------------------


def test_a_variant_is_named_by_its_edition_and_its_house_rules_in_order() -> None:
    every = "+".join(rule.name for rule in HOUSE_RULES["classic-1996"])
    found = edition(f"classic-1996+{every}")
    policies = found.policies
    assert (policies.base_link, policies.hand_below_zero, policies.unique_stays) == (
        "before",
        "zero",
        "oldest",
    )
    assert found.book == "classic-1996"
    assert found.structures["run"] is EDITIONS["classic-1996"].structures["run"]
    assert f"classic-1996+{every}" in EDITIONS
    assert list(EDITIONS) == ["nisei-1.4", "nsg-26.03", "classic-1996"], "variants are not listed"


@pytest.mark.parametrize(
    "name",
    [
        "classic-1996+", "classic-1996+oldest", "classic-1996+oldest-unique+oldest-unique",
        "classic-1996+oldest-unique+base-link-first", "nisei-1.4+oldest-unique", "+oldest-unique",
    ],
)  # fmt: skip
def test_what_is_no_variant_is_refused_and_the_house_rules_are_named(name: str) -> None:
    assert name not in EDITIONS
    with pytest.raises(UnknownEdition) as told:
        edition(name)
    assert ("base-link-first" if name.startswith("classic-1996+") else "nisei-1.4") in str(told.value)


def test_a_game_with_house_rules_is_saved_and_copied_as_such() -> None:
    t = traced("base-link-first+oldest-unique")
    saved = Game.from_json(t.game.to_json())
    assert saved.state.edition is t.game.state.edition
    assert saved.digest() == t.game.digest()
    assert "rules classic-1996+base-link-first+oldest-unique" in t.game.to_position()
