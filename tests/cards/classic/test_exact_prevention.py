"""The game of 1996: how much of it is prevented, of which kind, and what for."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_fort, in_zone
from tests.support.classic_runner import CORP, runner_turn, to_action
from tests.support.table import Table

MANY = ["12x Score!"]


def harmed(kind: str, *rig: str, bits: int = 5) -> Table:
    """The Runner is about to suffer 4 meat damage, 3 brain damage or 4 net damage."""
    runner = Seat(credits=bits, tags=1, rig=rig, hand=MANY)
    if kind == "meat":
        t = corp_turn(corp=Seat(credits=9, hand=["Scorched Earth"], deck=DECK), runner=runner)
        t.corp("play", "Scorched Earth")
        return t
    trap = {
        "core": "Vacant Soulkiller (rezzed, 3 advancement)",
        "net": "Virus Test Site (rezzed, 2 advancement)",
    }[kind]
    t = in_fort(trap, corp=Seat(credits=0), runner=runner)
    while t.in_run() and not t.can("use") and not t.can("trigger") and not damage(t, kind):
        t.passes()
    return t


CHOSEN = {
    "'Armadillo' Armored Road Home": {"meat": [1, 2, 3]},
    "Enterprise, Inc., Shields": {"net": [1, 2]},
    "Skullcap": {"net": [0, 1, 2, 3, 4], "core": [0, 1, 2, 3]},
}
"""The damage that a card prevents, and how much of it may be chosen."""
KINDS = ("meat", "net", "core")
ONE_POINT = {
    "Enterprise, Inc., Shields": ("core", 1, True),
    "Lifesaver Nanosurgeons": ("core", 0, False),
}
"""The kind of damage, what a point of it costs, and whether the card stays."""


@pytest.mark.card(*CHOSEN)
@pytest.mark.parametrize("card", CHOSEN)
@pytest.mark.parametrize("kind", KINDS)
def test_as_much_is_prevented_as_is_chosen(card: str, kind: str) -> None:
    t = harmed(kind, card)
    numbers = CHOSEN[card].get(kind, [])
    if not numbers:
        assert t.can("use", card) == (ONE_POINT.get(card, ("",))[0] == kind)
        return
    t.runner("use", card)
    assert [option.number for option in t.find("number")] == numbers
    t.runner("number", number=numbers[-1])
    t.until(kind="action")
    whole = 3 if kind == "core" else 4
    assert damage(t, kind) == [whole - numbers[-1]] * (whole > numbers[-1])


@pytest.mark.card(*ONE_POINT)
@pytest.mark.parametrize("card", ONE_POINT)
def test_one_point_of_several_is_prevented(card: str) -> None:
    kind, price, stays = ONE_POINT[card]
    t = harmed(kind, card)
    t.runner("use", card)
    t.until(kind="action")
    assert (damage(t, kind), t.credits["runner"], t.zone(card) == "table") == ([2], 5 - price, stays)


@pytest.mark.card("Force Shield", "Evil Twin")
@pytest.mark.parametrize("card", ["Force Shield", "Evil Twin"])
@pytest.mark.parametrize("times", [0, 1, 2])
def test_each_of_two_points_may_be_of_either_kind(card: str, times: int) -> None:
    for kind, whole in (("net", 4), ("core", 3)):
        t = harmed(kind, card)
        for _ in range(times):
            t.choose(t.find("trigger", card)[0])
        t.until(kind="action")
        assert damage(t, kind) == [whole - times]


@pytest.mark.card("Nasuko Cycle", "Vintage Camaro")
@pytest.mark.parametrize(("car", "bits", "actions"), [("Nasuko Cycle", 3, 0), ("Vintage Camaro", 1, 1)])
def test_one_tag_of_two_is_avoided_for_the_price(car: str, bits: int, actions: int) -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=["Datapool by Zetatech"]), runner=Seat(credits=bits, tags=1, rig=[car])
    )
    t.corp("play", "Datapool by Zetatech")
    t.runner("use", car)
    t.until(side="corp", kind="action")
    assert (t.tags, t.credits["runner"], t.game.state.players["runner"].forgo) == (1 + 1, 0, actions)


@pytest.mark.card("Joan of Arc")
@pytest.mark.parametrize("bits", [0, 1])
def test_joan_comes_back_for_exactly_a_bit(bits: int) -> None:
    t = in_fort(
        "Experimental AI (rezzed, 1 advancement)",
        corp=Seat(credits=0),
        runner=Seat(credits=bits, rig=["Joan of Arc", "Krash"], hand=HAND),
    )
    t.until(side="corp", option="card")
    t.corp("card", "Krash")
    uses = [option.ability for option in t.find("use", "Joan of Arc")]
    assert uses == [0, 1][: bits + 1]
    t.choose(t.find("use", "Joan of Arc")[-1])
    t.until(kind="action")
    assert (t.credits["runner"], t.zone("Joan of Arc")) == (0, "grip" if bits else "heap")
    assert t.zone("Krash") == "table"


@pytest.mark.card("Time to Collect")
def test_time_to_collect_saves_resources_that_are_installed_and_the_runners() -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=["Corporate Detective Agency"], deck=DECK),
        runner=Seat(tags=1, rig=["Time to Collect", "Floating Runner BBS", "Fall Guy"]),
    )
    t.corp("play", "Corporate Detective Agency")
    t.corp("card", "Floating Runner BBS")
    t.corp("card", "Fall Guy")
    t.until(side="runner", option="use")
    t.runner("use", "Time to Collect")
    assert sorted(t.name(option.card) for option in t.find("card")) == ["Fall Guy", "Floating Runner BBS"]
    t.runner("card", "Fall Guy")
    t.runner("done")
    t.until(side="corp", kind="action")
    assert in_zone(t, "heap") == ["Floating Runner BBS", "Time to Collect"]


@pytest.mark.card("Diplomatic Immunity")
def test_diplomatic_immunity_is_from_meat_damage_alone() -> None:
    t = harmed("net", "Diplomatic Immunity")
    t.until(kind="action")
    assert damage(t, "net") == [4]


@pytest.mark.card("Diplomatic Immunity")
def test_one_waiver_is_for_one_turn() -> None:
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(credits=20, clicks=0, deck=DECK, score=["Hostile Takeover"]),
        runner=Seat(rig=["Diplomatic Immunity"], hand=HAND),
    )
    t.until(side="corp", option="use")
    t.corp("use", "Diplomatic Immunity")
    assert t.counters("Diplomatic Immunity", "waiver") == 1
    t.until(side="runner", kind="action")
    kinds = [change.kind for change in t.game.events]
    assert "turn begins" not in kinds[kinds.index("turn ends") : kinds.index("remove")]


@pytest.mark.card("Danshi's Second ID", "Meat Upgrade")
def test_tags_are_removed_as_many_as_one_likes() -> None:
    t = runner_turn(runner=Seat(tags=5, rig=["Danshi's Second ID"]))
    t.runner("use", "Danshi's Second ID")
    assert [option.number for option in t.find("number")] == [0, 1, 2, 3]
    t = runner_turn(runner=Seat(tags=5, credits=9, hand=["Meat Upgrade"], deck=["5x Score!"]))
    t.runner("play", "Meat Upgrade")
    assert [option.number for option in t.find("number")] == [0, 1, 2]
    t.runner("number", number=2)
    to_action(t)
    assert t.tags == 3


@pytest.mark.card("Lifesaver Nanosurgeons")
def test_the_surgeons_take_an_action() -> None:
    t = runner_turn(
        corp=Seat(credits=0, hand=["Setup!"], deck=DECK),
        runner=Seat(clicks=4, rig=["Lifesaver Nanosurgeons"], hand=HAND, deck=["9x Score!"]),
    )
    t.run("HQ")
    t.finish_run()
    to_action(t)
    before = t.clicks["runner"]
    t.runner("use", "Lifesaver Nanosurgeons")
    assert t.clicks["runner"] == before - 1


@pytest.mark.card("Umbrella Policy", "Department of Misinformation")
def test_each_card_is_saved_by_itself() -> None:
    rig = ["Umbrella Policy", "Krash", "Worm"]
    t = in_fort(
        "Experimental AI (rezzed, 2 advancement)", corp=CORP, runner=Seat(credits=0, rig=rig, hand=HAND)
    )
    t.until(side="runner", option="use")
    assert len(t.find("use", "Umbrella Policy")) == 2
    asked = t.game.decision
    assert asked is not None
    told = [text.partition(":")[0] for text in asked.texts]
    assert sorted(told) == ["Pass", "Use Umbrella Policy for Krash", "Use Umbrella Policy for Worm"]
    t.runner("use", "Umbrella Policy", number=t.card("Worm"))
    t.finish_run()
    assert in_zone(t, "heap") == ["Krash", "Umbrella Policy"]
    forts = {f"remote {n}": At(ice=[ice]) for n, ice in enumerate(("Mazer", "Filter"), 1)}
    forts["remote 3"] = At(root=["Department of Misinformation (rezzed)"])
    hand = ["Ice and Data's Guide to the Net"]
    t = runner_turn(corp=CORP._replace(credits=1), runner=Seat(credits=9, hand=hand), servers=forts)
    t.runner("play", hand[0])
    t.corp("use", "Department of Misinformation", number=t.card("Filter"))
    t.until(side="runner", kind="action")
    assert [t.name(change.card) for change in t.events("expose")] == ["Mazer"]
