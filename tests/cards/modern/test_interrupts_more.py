"""Cards that interrupt draws, tags and damage: more cards drawn, all of it prevented."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import damage, end_turn, names
from tests.support.ice import BOTH
from tests.support.runner import hand_size, install, offered, runner_turn
from tests.support.table import Table

# --- Daily Business Show ----------------------------------------------------------------------------------

SHOWS = ["Enigma", "Ice Wall", "Snare!", "PAD Campaign", "Tollbooth"]


def show(rules: str, copies: int = 1, clicks: int = 3) -> Table:
    servers = {f"remote {n + 1}": At(root=["Daily Business Show (rezzed)"]) for n in range(copies)}
    corp = Seat(clicks=clicks, hand=["Hedge Fund"], deck=SHOWS)
    return Table(position(turn="corp", corp=corp, servers=servers, rules=rules))


@pytest.mark.card("Daily Business Show")
@pytest.mark.parametrize("rules", BOTH)
def test_daily_business_show_draws_one_more_and_buries_one_of_those_drawn(rules: str) -> None:
    t = show(rules)
    t.corp("draw")
    assert offered(t) == {"Enigma", "Ice Wall"}, "not what was in HQ before"
    t.corp("card", "Enigma")
    assert names(t, "HQ") == ["Hedge Fund", "Ice Wall"]
    assert [t.name(c) for c in t.game.state.zones["R&D"]] == [*SHOWS[2:], "Enigma"]
    t.corp("draw")
    assert names(t, "HQ") == ["Hedge Fund", "Ice Wall", "Snare!"], "the second draw is as usual"


@pytest.mark.card("Daily Business Show")
@pytest.mark.parametrize("rules", BOTH)
def test_two_shows_draw_two_more_and_bury_two(rules: str) -> None:
    t = show(rules, copies=2)
    t.corp("draw")
    buried = []
    while t.decision.kind != "action":
        if t.can("card"):
            buried.append(sorted(offered(t)))
            t.choose(0)
        else:
            t.choose(0)
    assert [len(choice) for choice in buried] == [3, 2]
    assert len(t.game.state.zones["HQ"]) == 2
    assert len(t.game.state.zones["R&D"]) == 4


@pytest.mark.card("Daily Business Show")
@pytest.mark.rule("nsg-26.03 4.8.7")
def test_daily_business_show_applies_to_the_mandatory_draw() -> None:
    servers = {"remote 1": At(root=["Daily Business Show (rezzed)"])}
    corp = Seat(hand=["Hedge Fund"], deck=SHOWS)
    t = Table(position(corp=corp, runner=Seat(clicks=1), servers=servers))
    end_turn(t, "runner")
    t.until(side="corp", kind="choose card")
    assert offered(t) == {"Enigma", "Ice Wall"}
    t.corp("card", "Ice Wall")
    t.until(side="corp", kind="action")
    assert names(t, "HQ") == ["Enigma", "Hedge Fund"]


# --- Chrome Parlor ----------------------------------------------------------------------------------------


@pytest.mark.card("Chrome Parlor", "Brain Cage")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("card", "kind", "hurt"), [("Net-Ready Eyes", "meat", 2), ("Brain Cage", "core", 1)])
@pytest.mark.parametrize("parlor", [False, True])
def test_chrome_parlor_prevents_what_installing_cybernetics_does(
    rules: str, card: str, kind: str, hurt: int, parlor: bool
) -> None:
    rig = ["Chrome Parlor"] if parlor else []
    t = runner_turn(runner=Seat(credits=9, rig=rig, hand=[card, "4x Diesel"]), rules=rules)
    install(t, card)
    while t.decision.kind != "action":
        t.choose(0)
    assert damage(t, kind) == (0 if parlor else hurt)


@pytest.mark.card("Brain Cage")
def test_brain_cage_makes_room_for_three_more_cards() -> None:
    assert hand_size(runner_turn(runner=Seat(rig=["Brain Cage"]))) == 8


@pytest.mark.card("Chrome Parlor")
def test_chrome_parlor_prevents_no_other_damage() -> None:
    rig = ["Chrome Parlor", "Net-Ready Eyes"]
    servers = {"remote 1": At(root=["Snare!"])}
    t = runner_turn(
        runner=Seat(rig=rig, hand=["4x Diesel"]), servers=servers, corp=Seat(credits=9, hand=["Enigma"])
    )
    t.run("remote 1")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.finish_run()
    assert damage(t, "net") == 3


# --- No One Home ------------------------------------------------------------------------------------------


def snared(rules: str = "nsg-26.03", corp: int = 4, runner: int = 5) -> Table:
    """The Runner has come upon a Snare! and may use No One Home."""
    t = runner_turn(
        corp=Seat(credits=corp, hand=["Enigma"], deck=["9x Enigma"]),
        runner=Seat(credits=runner, rig=["No One Home"], hand=["4x Diesel"]),
        servers={"remote 1": At(root=["Snare!"])},
        rules=rules,
    )
    t.run("remote 1")
    t.until(side="corp", about="may")
    t.corp("yes")
    t.until(side="runner", option="trigger")
    return t


@pytest.mark.card("No One Home")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("choice", "tags", "net"), [(0, 0, 3), (1, 1, 0)])
def test_no_one_home_prevents_all_tags_or_net_damage(rules: str, choice: int, tags: int, net: int) -> None:
    t = snared(rules)
    assert len(t.find("trigger", "No One Home")) == 1
    t.runner("trigger", "No One Home")
    assert t.zone("No One Home") == "heap"
    while t.decision.kind != "choose effect":
        t.runner("number", number=1) if t.decision.side == "runner" else t.corp("number", number=0)
    t.runner("effect", number=choice)
    t.finish_run()
    assert (t.tags, damage(t, "net")) == (tags, net)


@pytest.mark.card("No One Home")
def test_no_one_home_fails_if_the_trace_succeeds() -> None:
    t = snared(corp=6, runner=0)
    t.runner("trigger", "No One Home")
    t.corp("number", number=1)
    t.finish_run()
    assert (t.tags, damage(t, "net"), t.zone("No One Home")) == (1, 3, "heap")


@pytest.mark.card("No One Home")
def test_no_one_home_is_for_the_first_time_in_a_turn() -> None:
    t = runner_turn(
        corp=Seat(credits=9, hand=["Enigma"], deck=["9x Enigma"]),
        runner=Seat(rig=["No One Home"], hand=["9x Diesel"]),
        servers={"remote 1": At(root=["Snare!"]), "remote 2": At(root=["Snare!"])},
    )
    for server, offer in (("remote 1", True), ("remote 2", False)):
        t.until(side="runner", kind="action")
        t.run(server)
        t.until(side="corp", about="may")
        t.corp("yes")
        asked = False
        while t.in_run():
            asked = asked or t.can("trigger", "No One Home")
            t.passes()
        assert asked == offer
    assert (t.tags, damage(t, "net"), t.zone("No One Home")) == (2, 6, "table")


@pytest.mark.card("No One Home")
def test_no_one_home_is_not_for_meat_damage() -> None:
    corp = Seat(credits=9, clicks=3, hand=["Scorched Earth"])
    runner = Seat(credits=5, rig=["No One Home"], hand=["5x Diesel"], tags=1)
    t = Table(position(turn="corp", corp=corp, runner=runner))
    t.corp("play", "Scorched Earth")
    assert (damage(t, "meat"), t.decision.kind) == (4, "action"), "nothing was asked"
