"""26.03, 3: what is special about cards of each type."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.cards.facts import facts
from rulerunner.cards.library import library
from rulerunner.kernel.read.values import strength
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import CanInterface
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import Is, Same
from rulerunner.lang.instructions import Choose, EncounterIce, Gain, Lasting
from rulerunner.lang.refs import BOUND, CHOSEN, ENCOUNTERED, THIS
from rulerunner.lang.statics import AdditionalCost, GainsSubroutines, Modify, StaysUntil
from rulerunner.lang.sugar import paid, static, sub, when
from rulerunner.lang.validating.walk import words
from rulerunner.lang.words import ICE
from tests.support.faces import made, table
from tests.support.table import Table

FUNDS = ["9x Hedge Fund"]


def corp(*faces: Any, **place: Any) -> Table:
    return table(*faces, turn="corp", **place)


@pytest.mark.rule("nsg-26.03 3.2.3b")
@pytest.mark.parametrize("where", ["HQ", "R&D", "remote 1"])
def test_what_an_agenda_costs_to_steal_counts_though_it_is_inactive(where: str) -> None:
    vault = made(
        "Vault",
        "agenda",
        static(AdditionalCost("steal", (Credits(3),), cards=Same(THIS))),
        points=2,
        requirement=3,
    )
    t = table(
        vault,
        corp=Seat(hand=["Vault"] if where == "HQ" else [], deck=["Vault"] if where == "R&D" else []),
        runner=Seat(credits=3),
        servers={"remote 1": At(root=["Vault"])} if where == "remote 1" else {},
    )
    t.run(where)
    t.until(about="steal")
    t.runner("yes")
    assert t.credits["runner"] == 0
    assert t.zone("Vault") == "runner score"


@pytest.mark.rule("nsg-26.03 3.4.4a")
def test_strength_for_a_run_lasts_for_the_encounter_where_there_is_no_run() -> None:
    """The Runner is made to meet ice outside a run, twice; what was done to it is over after the first."""
    meet = made("Meet", "resource", paid(Clicks(), Choose(Is(ICE)), EncounterIce(CHOSEN)))
    charm = made(
        "Charm",
        "resource",
        paid(Credits(1), Lasting(Modify("strength", -3, of=Same(BOUND)), "run", bind=ENCOUNTERED)),
    )
    t = table(
        meet,
        charm,
        runner=Seat(credits=2, rig=["Meet", "Charm"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"])},
    )
    t.runner("use", "Meet")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Charm")
    assert strength(t.game.state, t.card("Enigma")) == -1
    t.until(rule="5.7.1f")
    assert strength(t.game.state, t.card("Enigma")) == 2


@pytest.mark.rule("nsg-26.03 3.4.4", "nsg-26.03 3.9.5g")
def test_the_strength_of_ice_decides_what_can_interface_with_it() -> None:
    def offered(counters: int) -> bool:
        ice = f"Ice Wall (rezzed, {counters} advancement)"
        t = table(runner=Seat(credits=1, rig=["Corroder"]), servers={"HQ": At(ice=[ice])})
        t.run("HQ")
        t.until(side="runner", rule="6.9.3b")
        return t.can("use", "Corroder", ability=0)

    assert [offered(n) for n in (0, 1, 2, 3)] == [True, True, False, False]


@pytest.mark.rule("nsg-26.03 3.9.5h")
def test_a_breaker_of_no_kind_of_ice_breaks_every_kind() -> None:
    for ice in ("Ice Wall", "Enigma", "Rototurret"):
        t = table(
            runner=Seat(credits=9, rig=["Crypsis (1 virus)"]),
            servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
        )
        t.run("HQ")
        t.until(side="runner", rule="6.9.3b")
        while strength(t.game.state, t.card("Crypsis")) < strength(t.game.state, t.card(ice)):
            t.runner("use", "Crypsis", ability=1)
        assert t.can("use", "Crypsis", ability=0)


@pytest.mark.rule("nsg-26.03 3.4.5", "nsg-26.03 3.5.3", "nsg-26.03 7.1.5a")
@pytest.mark.parametrize("kind", ["ice", "operation"])
@pytest.mark.parametrize(("price", "may"), [(2, True), (None, False)])
def test_ice_and_operations_can_be_trashed_if_they_have_a_trash_cost(
    kind: Any, price: int | None, may: bool
) -> None:
    card = made("Card", kind, trash=price)
    t = table(card, corp=Seat(hand=["Card"]), runner=Seat(credits=9))
    t.run("HQ")
    offered = False
    while t.in_run():
        offered |= t.can("trash", "Card")
        t.passes()
    assert offered == may


@pytest.mark.rule("nsg-26.03 3.4.5a")
def test_meeting_ice_is_not_accessing_it() -> None:
    wall = made("Wall", "ice", sub(Gain(1)), trash=0)
    t = table(wall, runner=Seat(credits=9), servers={"HQ": At(ice=["Wall (rezzed)"])})
    t.run("HQ")
    while t.in_run():
        assert not t.can("trash", "Wall")
        t.passes()
    assert t.happened("encounter", "Wall")
    assert not t.happened("access", "Wall")


@pytest.mark.rule("nsg-26.03 3.4.7")
def test_ice_and_nothing_else_has_subroutines() -> None:
    cards = [library().face(name) for name in library().playable]
    assert {card.type for card in cards if card.subs} == {"ice"}
    bare = {card.name for card in cards if card.type == "ice" and not card.subs}
    assert bare <= {card.name for card in cards if any(works(word) for word in words(card.abilities))}


def works(word: object) -> bool:
    """Whether a word lets ice without printed subroutines gain some, or do something as it is encountered."""
    return isinstance(word, GainsSubroutines) or (isinstance(word, Trigger) and word.kind == "encounter")


def interfaces(card: Face) -> bool:
    """Whether a card asks if it can interface with the ice, though it breaks nothing."""
    return any(isinstance(word, CanInterface) for word in words(card.abilities))


@pytest.mark.rule("nsg-26.03 3.9.5a")
def test_every_icebreaker_has_strength_and_an_ability_that_interfaces() -> None:
    cards = [library().face(name) for name in library().playable]
    breakers = [card for card in cards if "icebreaker" in card.facts.subtypes]
    assert [card.name for card in breakers if card.facts.strength is None] == []
    assert [card.name for card in breakers if not card.breakers and not interfaces(card)] == []
    assert len(breakers) > 10


@pytest.mark.rule("nsg-26.03 3.5.1b", "nsg-26.03 3.7.1b")
@pytest.mark.parametrize("ended", ["played", "scored"])
def test_a_current_of_the_runner_lasts_until_another_is_played_or_the_corp_scores(ended: str) -> None:
    fad = made(
        "Fad",
        "event",
        static(StaysUntil(("score",))),
        when(Trigger("turn begins", side="runner"), Gain(1)),
        subtypes=("current",),
    )
    t = table(
        fad,
        corp=Seat(credits=9, hand=["Enhanced Login Protocol"], deck=FUNDS),
        runner=Seat(clicks=1, hand=["Fad"]),
        servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"])},
    )
    t.runner("play", "Fad")
    assert t.zone("Fad") == "play"
    if ended == "scored":
        t.until(option="score")
        assert t.zone("Fad") == "play"
        t.corp("score", "Hostile Takeover")
    else:
        t.until(rule="5.6.2b")
        t.corp("play", "Enhanced Login Protocol")
        assert t.zone("Enhanced Login Protocol") == "play"
    assert t.zone("Fad") == "heap"


@pytest.mark.rule("nsg-26.03 3.6.1", "nsg-26.03 3.6.2")
def test_a_root_may_hold_any_number_of_upgrades() -> None:
    t = corp(
        corp=Seat(clicks=3, hand=["Red Herrings", "Ash 2X3ZB9CY"], deck=FUNDS),
        servers={"HQ": At(root=["Akitaro Watanabe"])},
    )
    for name in ("Red Herrings", "Ash 2X3ZB9CY"):
        t.corp("install", name)
        t.corp("server", server="HQ")
        t.until(kind="action")
    names = {t.name(c) for c in t.game.state.servers[0].root}
    assert names == {"Akitaro Watanabe", "Red Herrings", "Ash 2X3ZB9CY"}


@pytest.mark.rule("nsg-26.03 3.6.5b", "nsg-26.03 3.6.5c", "nsg-26.03 3.6.5d")
@pytest.mark.parametrize("old", ["Heinlein Grid", "Heinlein Grid (rezzed)"])
def test_the_limit_of_one_region_counts_unrezzed_cards_and_each_server_for_itself(old: str) -> None:
    t = corp(
        corp=Seat(hand=["Crisium Grid"]),
        servers={"HQ": At(root=[old]), "R&D": At(root=["SanSan City Grid"][:0])},
    )
    elsewhere = Table(t.game.clone())
    elsewhere.corp("install", "Crisium Grid")
    elsewhere.corp("server", server="R&D")
    assert elsewhere.zone("Heinlein Grid") == "table"
    t.corp("install", "Crisium Grid")
    t.corp("server", server="HQ")
    t.until(kind="action")
    assert (t.zone("Heinlein Grid"), t.zone("Crisium Grid")) == ("Archives", "table")


@pytest.mark.rule("nsg-26.03 3.8.4", "nsg-26.03 3.10.3")
def test_there_is_no_limit_to_hardware_and_resources() -> None:
    t = table(
        runner=Seat(
            credits=9,
            rig=["6x Akamatsu Mem Chip", "6x Armitage Codebusting"],
            hand=["Akamatsu Mem Chip", "Armitage Codebusting"],
        )
    )
    t.runner("install", "Akamatsu Mem Chip")
    t.until(rule="5.7.1f")
    t.runner("install", "Armitage Codebusting")
    t.until(rule="5.7.1f")
    assert len(t.game.state.zones["table"]) == 14
    assert t.game.state.zones["heap"] == ()


@pytest.mark.rule("nsg-26.03 3.10.4")
@pytest.mark.parametrize(("tags", "may"), [(0, False), (1, True)])
def test_the_corp_may_trash_a_resource_of_a_tagged_runner(tags: int, may: bool) -> None:
    t = corp(corp=Seat(credits=2), runner=Seat(rig=["Decoy", "Wyldside"], tags=tags))
    assert t.can("trash resource") == may
    if may:
        t.corp("trash resource")
        t.corp("card", "Wyldside")
        assert t.zone("Wyldside") == "heap"
        assert (t.clicks["corp"], t.credits["corp"]) == (2, 0)


@pytest.mark.rule("nsg-26.03 3.3.4")
def test_the_limit_of_one_region_is_for_assets_too() -> None:
    assert [card.name for card in facts("modern").values() if _is_region(card, "asset")] == ["Lady Liberty"]
    torch = made("Torch", "asset", subtypes=("region",))
    t = corp(
        torch, corp=Seat(hand=["Torch"]), servers={"remote 1": At(root=["Crisium Grid", "Red Herrings"])}
    )
    t.corp("install", "Torch")
    t.corp("server", server="remote 1")
    t.until(kind="action")
    assert {t.name(c) for c in t.game.state.servers[3].root} == {"Torch", "Red Herrings"}


def _is_region(card: Facts, type: str) -> bool:
    return card.type == type and "region" in card.subtypes
