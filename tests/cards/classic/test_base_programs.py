"""The base set of 1996: programs that are neither icebreakers nor viruses."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_used
from tests.support.classic import classic, strength_of
from tests.support.classic_corp import in_zone
from tests.support.classic_runner import (
    CORP,
    accesses,
    install,
    installed,
    offered,
    runner_turn,
    succeeds,
    to_action,
)

PRINTED = {
    "Afreet": (2, 1),
    "Baedeker's Net Map": (1, 1),
    "Bakdoor": (2, 2),
    "Clown": (4, 1),
    "Imp": (0, 1),
    "Mouse": (2, 1),
    "Newsgroup Filter": (5, 2),
    "R&D Protocol Files": (0, 1),
    "SeeYa": (3, 1),
    "Self-Modifying Code": (2, 2),
    "Succubus": (3, 1),
}


@pytest.mark.card(*PRINTED)
@pytest.mark.parametrize("program", PRINTED)
def test_it_is_installed_for_its_cost_and_takes_its_memory(program: str) -> None:
    t = installed(program)
    assert (20 - t.credits["runner"], memory_used(t.game.state)) == PRINTED[program]


# --- daemons ----------------------------------------------------------------------------------------------


@pytest.mark.card("Afreet", "Imp", "Succubus")
@pytest.mark.parametrize(("daemon", "memory"), [("Afreet", 3), ("Imp", 2), ("Succubus", 3)])
def test_a_daemon_holds_as_much_memory_of_programs_as_it_says(daemon: str, memory: int) -> None:
    t = runner_turn(runner=Seat(credits=20, rig=[daemon], hand=["4x Krash", "Newsgroup Filter"]))
    install(t, "Newsgroup Filter", daemon)
    assert memory_used(t.game.state) == 1, "only the daemon itself takes memory"
    for _ in range(2):
        t.runner("install", "Krash")
        held = t.can("card", daemon)
        if held:
            t.runner("card", daemon)
        elif t.can("rig"):
            t.runner("rig")
        if t.decision.about == "trash-first":
            t.runner("done")
        to_action(t)
    assert memory_used(t.game.state) == 1 + (2 - (memory - 2))


@pytest.mark.card("Afreet", "Imp", "Succubus")
@pytest.mark.parametrize(("daemon", "weaker"), [("Afreet", 1), ("Imp", 1), ("Succubus", 0)])
def test_a_daemon_may_weaken_the_icebreakers_in_it(daemon: str, weaker: int) -> None:
    t = runner_turn(runner=Seat(credits=20, rig=[daemon], hand=["Worm", "Shaka"]))
    install(t, "Worm", daemon)
    install(t, "Shaka")
    assert (strength_of(t, "Worm"), strength_of(t, "Shaka")) == (2 - weaker, 2)


@pytest.mark.card("Afreet", "Imp", "Succubus")
@pytest.mark.parametrize("daemon", ["Afreet", "Imp", "Succubus"])
def test_what_is_in_a_daemon_goes_with_it(daemon: str) -> None:
    t = runner_turn(runner=Seat(credits=20, rig=[daemon, "Raptor"], hand=["Worm", "misc.for-sale"]))
    install(t, "Worm", daemon)
    t.runner("play", "misc.for-sale")
    t.runner("card", daemon)
    t.runner("done")
    to_action(t)
    assert in_zone(t, "heap") == sorted([daemon, "Worm", "misc.for-sale"])
    assert t.zone("Raptor") == "table"


@pytest.mark.card("Afreet", "Imp", "Succubus")
@pytest.mark.parametrize("daemon", ["Afreet", "Imp", "Succubus"])
def test_a_daemon_holds_programs_only(daemon: str) -> None:
    t = runner_turn(runner=Seat(credits=20, rig=[daemon], hand=["MRAM Chip"]))
    t.runner("install", "MRAM Chip")
    assert not t.can("card", daemon)


# --- base links -------------------------------------------------------------------------------------------


@pytest.mark.card("Baedeker's Net Map", "Bakdoor")
@pytest.mark.parametrize(("program", "link", "boost"), [("Baedeker's Net Map", 1, 1), ("Bakdoor", 3, 2)])
def test_a_base_link_is_free_and_is_raised_for_its_bits(program: str, link: int, boost: int) -> None:
    for bid, tags in ((link + 1, 0), (link + 2, 1)):
        t = runner_turn(
            corp=CORP._replace(credits=9),
            runner=Seat(credits=2 * boost, rig=[program, "Access to Arasaka"]),
            servers={"HQ": At(ice=["Hunter (rezzed)"])},
        )
        t.run("HQ")
        t.corp("number", number=bid)
        t.runner("card", program)
        assert [option.number for option in t.find("number")] == [0, 1, 2]
        t.runner("number", number=2)
        assert (t.tags, t.credits["runner"]) == (tags, 0)
        assert not t.can("card", "Access to Arasaka"), "one base link for a trace"


# --- weaker ice -------------------------------------------------------------------------------------------


@pytest.mark.card("Clown")
def test_clown_weakens_the_ice_encountered_only_and_two_of_them_more() -> None:
    servers = {"HQ": At(ice=["Keeper (rezzed)", "Mazer (rezzed)"])}
    for clowns in (1, 2):
        t = classic(runner=Seat(credits=30, rig=[f"{clowns}x Clown", "Krash"]), servers=servers)
        assert strength_of(t, "Keeper") == 4
        t.run("HQ")
        assert (strength_of(t, "Keeper"), strength_of(t, "Mazer")) == (4 - clowns, 5)
        t.finish_run()
        assert strength_of(t, "Keeper") == 4


# --- actions ----------------------------------------------------------------------------------------------

FORT = {
    "HQ": At(ice=["Filter"], root=["Red Herrings"]),
    "remote 1": At(ice=["Mazer"], root=["Krumz", "Paris City Grid (rezzed)"]),
}


@pytest.mark.card("Mouse", "SeeYa")
@pytest.mark.parametrize(
    ("program", "cost", "seen"),
    [("Mouse", 0, ["Krumz", "Red Herrings"]), ("SeeYa", 1, ["Filter", "Krumz", "Mazer", "Red Herrings"])],
)
def test_it_exposes_a_card_for_an_action(program: str, cost: int, seen: list[str]) -> None:
    t = runner_turn(runner=Seat(credits=1, rig=[program]), servers=FORT)
    t.runner("use", program)
    assert offered(t) == seen
    t.runner("card", "Krumz")
    assert [t.name(change.card) for change in t.events("expose")] == ["Krumz"]
    assert (t.credits["runner"], t.clicks["runner"], t.rezzed("Krumz")) == (1 - cost, 3, False)


@pytest.mark.card("SeeYa")
def test_seeya_wants_a_bit() -> None:
    assert not runner_turn(runner=Seat(credits=0, rig=["SeeYa"]), servers=FORT).can("use", "SeeYa")


@pytest.mark.card("Newsgroup Filter")
def test_newsgroup_filter_gains_two_bits_an_action() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Newsgroup Filter"]))
    for taken in (1, 2):
        t.runner("use", "Newsgroup Filter")
        assert (t.credits["runner"], t.clicks["runner"]) == (2 * taken, 4 - taken)


@pytest.mark.card("R&D Protocol Files")
def test_protocol_files_looks_at_five_cards_of_rnd_instead_of_accessing() -> None:
    t = runner_turn(corp=Seat(deck=["7x Keeper"]), runner=Seat(rig=["R&D Protocol Files"]))
    top = t.game.state.zones["R&D"][:5]
    t.runner("use", "R&D Protocol Files")
    assert (t.attacked, t.clicks["runner"]) == ("R&D", 3)
    t.finish_run()
    to_action(t)
    assert [set(change.cards) for change in t.events("look", side="runner")] == [set(top)]
    assert (accesses(t), t.happened("successful run")) == (0, True)
    assert t.game.state.zones["R&D"][:5] == top
    succeeds(t, "R&D")
    assert accesses(t) == 1, "other runs access as always"


@pytest.mark.card("R&D Protocol Files")
def test_protocol_files_sees_nothing_when_the_run_fails() -> None:
    servers = {"R&D": At(ice=["Filter (rezzed)"])}
    t = runner_turn(runner=Seat(rig=["R&D Protocol Files"]), servers=servers)
    t.runner("use", "R&D Protocol Files")
    t.finish_run()
    assert not t.events("look", side="runner")


@pytest.mark.card("Self-Modifying Code")
def test_self_modifying_code_installs_a_program_of_the_stack_for_its_cost_in_a_run() -> None:
    deck = ["Worm", "Score!", "Krash", "MRAM Chip"]
    t = runner_turn(runner=Seat(credits=3, rig=["Self-Modifying Code"], deck=deck))
    t.runner("gain credit")
    assert t.decision.rule == "C10.5", "after an action it is not offered"
    t.run("HQ")
    t.runner("use", "Self-Modifying Code")
    assert offered(t) == ["Krash", "Worm"]
    t.runner("card", "Worm")
    assert (t.zone("Worm"), t.credits["runner"], t.zone("Self-Modifying Code")) == ("table", 0, "heap")
    assert (t.happened("shuffle"), t.clicks["runner"]) == (True, 2)


@pytest.mark.card("Self-Modifying Code")
def test_self_modifying_code_installs_only_what_can_be_paid_and_shuffles_all_the_same() -> None:
    t = runner_turn(runner=Seat(credits=3, rig=["Self-Modifying Code"], deck=["Worm", "Score!"]))
    t.run("HQ")
    t.runner("use", "Self-Modifying Code")
    if t.can("card", "Worm"):
        t.runner("card", "Worm")
    elif t.can("done"):
        t.runner("done")
    assert (t.zone("Worm"), t.credits["runner"], t.happened("shuffle")) == ("stack", 3, True)
