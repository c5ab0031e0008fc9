"""Proteus and Classic: the hidden resources, used as they lie face down."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.words import Side
from rulerunner.view import transcript
from tests.support.classic_corp import HAND, corp_turn, damage, in_zone
from tests.support.classic_runner import accesses, install, runner_turn, succeeds, to_action
from tests.support.table import Table

NAMES = (
    "Airport Locker",
    "Back Door to Netwatch",
    "Bolt Hole",
    "Chiba Bank Account",
    "Credit Subversion",
    "Death from Above",
    "Executive File Clerk",
    "Expendable Family Member",
    "Get Ready to Rumble",
    "HQ Mole",
    "Liberated Savings Account",
    "Mercenary Subcontract",
    "R&D Mole",
    "Sandbox Dig",
    "Simulacrum",
    "Swiss Bank Account",
    "Time to Collect",
    "Wired Switchboard",
)
CORP = Seat(hand=["Hunter", "Keeper", "Data Wall"], deck=["Data Wall", "Hunter", "Keeper", "Hunter"])


def turn(*rig: str, bits: int = 5, corp: Seat = CORP, **servers: At) -> Table:
    """The Runner's turn as special effects may first be used, with hidden resources in the rig."""
    places = {name.replace("_", " "): place for name, place in servers.items()}
    return runner_turn(at="C10.4", corp=corp, runner=Seat(credits=bits, rig=rig), servers=places)


def attack(t: Table, server: str, resource: str) -> None:
    """A run that has come to where a resource can be used."""
    to_action(t)
    t.run(server)
    t.until(side="runner", kind="reaction")
    assert t.can("trigger", resource)


def looked(t: Table) -> list[str]:
    return [t.name(cid) for change in t.events("look") for cid in change.cards]


def told(t: Table, seat: Side) -> list[str]:
    return [line.text for line in transcript(t.game.state, seat)]


def burnt(resource: str, by: str = "Scorched Earth", bits: int = 0) -> Table:
    """The Corp does meat damage to a tagged Runner, who has a hidden resource."""
    corp = Seat(credits=9, hand=[by, "Keeper", "Keeper", "Hunter"])
    t = corp_turn(corp=corp, runner=Seat(credits=bits, tags=1, hand=HAND, rig=[resource]))
    t.corp("play", by)
    return t


def spent(t: Table, name: str, bits: int) -> None:
    """A hidden resource has been used: it lies in the trash, face up, and so many bits are left."""
    card = t.game.state.cards[t.card(name)]
    assert (card.zone, card.faceup, card.seen) == ("heap", True, True)
    assert t.credits["runner"] == bits


@pytest.mark.card(*NAMES)
@pytest.mark.rule("classic-1996 C11")
@pytest.mark.parametrize("name", NAMES)
def test_a_hidden_resource_is_installed_face_down_for_an_action_and_no_bits(name: str) -> None:
    t = runner_turn(runner=Seat(credits=0, hand=[name]))
    install(t, name)
    card = t.game.state.cards[t.card(name)]
    assert (card.zone, card.faceup, card.seen) == ("table", False, False)
    assert (t.clicks["runner"], t.credits["runner"]) == (3, 0)


# --- damage and tags --------------------------------------------------------------------------------------


@pytest.mark.card("Bolt Hole")
@pytest.mark.rule("classic-1996 C19")
@pytest.mark.parametrize(("by", "left"), [("Scorched Earth", [2]), ("Punitive Counterstrike", [])])
def test_bolt_hole_prevents_two_points_of_meat_damage(by: str, left: list[int]) -> None:
    t = burnt("Bolt Hole", by)
    t.runner("use", "Bolt Hole")
    assert damage(t, "meat") == left
    spent(t, "Bolt Hole", 0)


@pytest.mark.card("Bolt Hole")
def test_bolt_hole_need_not_be_used_and_prevents_no_net_damage() -> None:
    t = burnt("Bolt Hole")
    t.runner("pass")
    assert (damage(t, "meat"), t.zone("Bolt Hole")) == ([4], "table")
    t = runner_turn(
        runner=Seat(rig=["Bolt Hole"], hand=HAND), servers={"HQ": At(ice=["Data Darts (rezzed)"])}
    )
    t.run("HQ")
    assert damage(t, "net") == [3]


@pytest.mark.card("Get Ready to Rumble")
@pytest.mark.rule("classic-1996 C17")
def test_get_ready_to_rumble_makes_the_corp_discard_two_random_cards_after_meat_damage() -> None:
    t = burnt("Get Ready to Rumble")
    assert damage(t, "meat") == [4], "the damage comes first"
    t.runner("trigger", "Get Ready to Rumble")
    assert (len(t.game.state.hand("corp")), len(t.events("discard"))) == (1, 2)
    lying = [t.game.state.cards[change.card] for change in t.events("discard")]
    assert [(card.zone, card.faceup) for card in lying] == [("Archives", False)] * 2, "nobody has seen them"
    spent(t, "Get Ready to Rumble", 0)


@pytest.mark.card("Get Ready to Rumble")
def test_get_ready_to_rumble_needs_meat_damage_that_is_done() -> None:
    rig = ["Get Ready to Rumble"]
    t = runner_turn(runner=Seat(rig=rig, hand=HAND), servers={"HQ": At(ice=["Data Darts (rezzed)"])})
    t.run("HQ")
    assert (damage(t, "net"), t.can("trigger")) == ([3], False)
    t = burnt("Get Ready to Rumble")
    t.runner("pass")
    assert (t.zone("Get Ready to Rumble"), t.events("discard")) == ("table", [])


@pytest.mark.card("Expendable Family Member")
def test_expendable_family_member_avoids_one_tag_for_a_bit() -> None:
    def given(bits: int) -> Table:
        rig = ["Expendable Family Member"]
        t = corp_turn(corp=Seat(hand=["Datapool by Zetatech"]), runner=Seat(credits=bits, tags=1, rig=rig))
        t.corp("play", "Datapool by Zetatech")
        return t

    t = given(1)
    t.runner("use", "Expendable Family Member")
    assert t.tags == 1 + 1, "one of two"
    spent(t, "Expendable Family Member", 0)
    assert given(0).tags == 1 + 2, "not without the bit"
    t = given(1)
    t.runner("pass")
    assert (t.tags, t.zone("Expendable Family Member")) == (1 + 2, "table")


# --- looking ----------------------------------------------------------------------------------------------


@pytest.mark.card("Executive File Clerk")
@pytest.mark.rule("classic-1996 C17")
def test_executive_file_clerk_looks_at_every_card_of_hq_for_two_bits() -> None:
    t = turn("Executive File Clerk", bits=2)
    t.runner("use", "Executive File Clerk")
    assert looked(t) == list(CORP.hand)
    spent(t, "Executive File Clerk", 0)
    assert all(t.game.state.cards[cid].seen for cid in t.game.state.hand("corp"))
    assert not turn("Executive File Clerk", bits=1).can("use")


@pytest.mark.card("Executive File Clerk")
def test_what_executive_file_clerk_saw_is_told_to_the_runner_alone() -> None:
    t = turn("Executive File Clerk")
    t.runner("use", "Executive File Clerk")
    assert "The Runner looks at HQ: Hunter, Keeper and Data Wall." in told(t, "runner")
    assert "The Runner looks at the 3 cards of HQ." in told(t, "corp")


@pytest.mark.card("Sandbox Dig")
def test_sandbox_dig_looks_at_three_cards_of_rnd_for_three_bits() -> None:
    t = turn("Sandbox Dig", bits=3)
    t.runner("use", "Sandbox Dig")
    assert looked(t) == ["Data Wall", "Hunter", "Keeper"]
    spent(t, "Sandbox Dig", 0)
    assert not turn("Sandbox Dig", bits=2).can("use")


# --- runs -------------------------------------------------------------------------------------------------


@pytest.mark.card("HQ Mole", "R&D Mole")
@pytest.mark.rule("classic-1996 C18")
@pytest.mark.parametrize(("mole", "server"), [("HQ Mole", "HQ"), ("R&D Mole", "R&D")])
def test_a_mole_accesses_two_more_cards_for_four_bits(mole: str, server: str) -> None:
    t = turn(mole, bits=4)
    attack(t, server, mole)
    t.runner("trigger", mole)
    spent(t, mole, 0)
    t.finish_run()
    assert accesses(t) == 3


@pytest.mark.card("HQ Mole", "R&D Mole")
@pytest.mark.parametrize(("mole", "server", "other"), [("HQ Mole", "HQ", "R&D"), ("R&D Mole", "R&D", "HQ")])
def test_a_mole_needs_its_bits_its_fort_and_the_runners_wish(mole: str, server: str, other: str) -> None:
    for bits, fort in ((3, server), (4, other), (4, server)):
        t = turn(mole, bits=bits)
        assert not t.can("use"), "not outside an access"
        to_action(t)
        succeeds(t, fort)
        assert (accesses(t), t.zone(mole), t.credits["runner"]) == (1, "table", bits)


@pytest.mark.card("Credit Subversion")
@pytest.mark.rule("classic-1996 C18")
@pytest.mark.parametrize(("had", "left"), [(5, 2), (2, 0)])
def test_credit_subversion_takes_three_bits_after_a_successful_run_on_hq(had: int, left: int) -> None:
    t = turn("Credit Subversion", bits=0, corp=CORP._replace(credits=had))
    attack(t, "HQ", "Credit Subversion")
    assert (accesses(t), t.credits["corp"]) == (1, had), "the run is over"
    t.runner("trigger", "Credit Subversion")
    assert t.credits["corp"] == left
    spent(t, "Credit Subversion", 0)


@pytest.mark.card("Credit Subversion")
@pytest.mark.parametrize(("server", "jack_out"), [("R&D", False), ("HQ", True), ("HQ", False)])
def test_credit_subversion_does_nothing_after_another_run(server: str, jack_out: bool) -> None:
    t = turn("Credit Subversion")
    to_action(t)
    t.run(server)
    if jack_out:
        t.until(rule="13?")
        t.runner("yes")
    if (server, jack_out) == ("HQ", False):
        t.until(side="runner", kind="reaction")
        t.runner("pass")
    t.until(side="runner", kind="action")
    assert (t.credits["corp"], t.zone("Credit Subversion")) == (5, "table")
    assert len(t.events("run ends")) == 1


@pytest.mark.card("Death from Above")
@pytest.mark.rule("classic-1996 C17")
def test_death_from_above_trashes_all_in_a_subsidiary_fort_before_any_of_it_is_accessed() -> None:
    fort = At(ice=["Keeper"], root=["Hostile Takeover", "Red Herrings (rezzed)", "Tokyo-Chiba Infighting"])
    t = turn("Death from Above", bits=0, remote_1=fort, remote_2=At(root=["Krumz"]))
    attack(t, "remote 1", "Death from Above")
    t.runner("trigger", "Death from Above")
    spent(t, "Death from Above", 0)
    t.finish_run()
    assert in_zone(t, "Archives") == ["Hostile Takeover", "Red Herrings", "Tokyo-Chiba Infighting"]
    assert [t.rezzed(name) for name in in_zone(t, "Archives")] == [False, True, False]
    assert (accesses(t), t.zone("Krumz")) == (0, "table")
    assert t.game.state.servers[3].ice, "the ice stays"


@pytest.mark.card("Death from Above")
def test_death_from_above_is_for_successful_runs_on_subsidiary_forts() -> None:
    t = turn("Death from Above", HQ=At(root=["Red Herrings"]), remote_1=At(root=["Krumz"]))
    to_action(t)
    t.run("HQ")
    t.finish_run()
    assert not t.events("use")
    t.until(side="runner", kind="action")
    t.run("remote 1")
    t.until(side="runner", kind="reaction")
    t.runner("pass")
    t.until(side="runner", kind="action")
    assert (accesses(t), t.zone("Krumz"), t.zone("Death from Above")) == (3, "table", "table")


def test_a_position_may_say_that_a_hidden_resource_lies_face_down() -> None:
    t = corp_turn(runner=Seat(tags=1, rig=["Bolt Hole (facedown)", "Fall Guy"]))
    t.corp("trash resource")
    assert t.card("Bolt Hole") in {option.card for option in t.decision.options}, "a resource like others"
    assert not t.rezzed("Bolt Hole")


@pytest.mark.rule("classic-1996 10")
def test_nobody_is_asked_to_break_more_for_a_hidden_resource_where_nothing_is_left_to_break() -> None:
    t = runner_turn(
        runner=Seat(credits=9, rig=["Expendable Family Member (facedown)", "Krash"]),
        servers={"HQ": At(ice=["Data Wall (rezzed)"])},
    )
    t.run("HQ")
    t.until(rule="7?")
    t.runner("yes")
    t.until(rule="10")
    t.runner("use", "Krash")
    assert t.happened("fully broken")
    assert t.decision.about != "break-more"
