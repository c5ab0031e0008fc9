"""Proteus and Classic: the Corp's cards that are no ice."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_limit
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, corp_turn, scored
from tests.support.classic_runner import to_action


@pytest.mark.card("Credit Consolidation")
def test_credit_consolidation_turns_ten_bits_into_fifteen() -> None:
    for bits, able in ((9, False), (10, True)):
        t = corp_turn(corp=Seat(credits=bits, hand=["Credit Consolidation"], deck=DECK))
        assert t.can("play", "Credit Consolidation") == able
    t.corp("play", "Credit Consolidation")
    assert (t.credits["corp"], t.zone("Credit Consolidation")) == (15, "Archives")


@pytest.mark.card("Data Sifters")
@pytest.mark.parametrize(
    ("trashed", "able"), [("Rockerboy Promotion", True), ("Red Herrings", False), ("", False)]
)
def test_data_sifters_tag_a_runner_who_trashed_a_node(trashed: str, able: bool) -> None:
    t = classic(
        corp=Seat(credits=4, hand=["Data Sifters"], deck=DECK),
        runner=Seat(credits=9, clicks=2, hand=HAND),
        servers={"remote 1": At(root=[trashed])} if trashed else {},
    )
    if trashed:
        t.run("remote 1")
        t.until(side="runner", option="trash")
        t.runner("trash", trashed)
        t.finish_run()
        to_action(t)
    while t.clicks["runner"]:
        t.runner("gain credit")
    t.until(side="corp", rule="C4.6")
    assert t.can("play", "Data Sifters") == able
    if able:
        t.corp("play", "Data Sifters")
        assert (t.tags, t.credits["corp"]) == (1, 0)


@pytest.mark.card("Panic Button")
def test_the_panic_button_is_for_hq_and_draws_during_runs_there() -> None:
    t = corp_turn(corp=Seat(credits=5, hand=["Panic Button"], deck=DECK))
    t.corp("install", "Panic Button")
    assert t.game.state.cards[t.card("Panic Button")].server == 0, "there is no other place for it"
    for server, able in (("HQ", True), ("R&D", False)):
        t = classic(
            corp=Seat(credits=2, hand=["Keeper"], deck=DECK),
            servers={"HQ": At(root=["Panic Button (rezzed)"], ice=["Filter (rezzed)"])},
        )
        assert not t.can("use", "Panic Button")
        t.run(server)
        used = False
        while t.in_run() and t.game.decision is not None:
            if t.can("use", "Panic Button") and not used:
                before = len(t.game.state.hand("corp"))
                t.corp("use", "Panic Button")
                assert (len(t.game.state.hand("corp")), t.credits["corp"]) == (before + 1, 1)
                used = True
            else:
                t.passes()
        assert used == able


@pytest.mark.card("Chimera")
def test_chimera_trashes_a_daemon_when_it_is_accessed_rezzed() -> None:
    for state, zone in ((" (rezzed)", "heap"), ("", "table")):
        t = classic(
            corp=Seat(credits=0, hand=["Keeper"], deck=DECK),
            runner=Seat(credits=9, rig=["Imp", "Krash"]),
            servers={"remote 1": At(root=[f"Chimera{state}"])},
        )
        t.run("remote 1")
        t.finish_run()
        assert (t.zone("Imp"), t.zone("Krash")) == (zone, "table")


@pytest.mark.card("Badtimes")
def test_badtimes_takes_memory_of_a_tagged_runner_for_the_turn() -> None:
    t = corp_turn(corp=Seat(credits=4, hand=["Badtimes"], deck=DECK), runner=Seat(tags=0))
    assert not t.can("play", "Badtimes")
    tagged = Seat(tags=1, rig=["4x Krash"])
    t = corp_turn(corp=Seat(credits=4, clicks=1, hand=["Badtimes"], deck=DECK), runner=tagged)
    before = memory_limit(t.game.state)
    t.corp("play", "Badtimes")
    assert memory_limit(t.game.state) == before - 2
    while t.decision.about == "memory":
        t.runner("trash", "Krash")
    assert sum(card.face.name == "Krash" and card.zone == "heap" for card in t.game.state.cards) == 2
    t.until(side="runner", kind="action")
    assert memory_limit(t.game.state) == before


@pytest.mark.card("Badtimes", "Omnitech Wet Drive")
def test_memory_is_never_less_than_none() -> None:
    runner = Seat(tags=1, rig=["Omnitech Wet Drive", "Krash"], hand=["Score!"])
    t = corp_turn(corp=Seat(credits=4, clicks=1, hand=["Badtimes"], deck=DECK), runner=runner)
    assert memory_limit(t.game.state) == 1
    t.corp("play", "Badtimes")
    assert t.zone("Krash") == "heap", "one less than none is none: no more can be asked for"
    t.until(side="runner", kind="action")


@pytest.mark.card("Data Fort Remapping")
def test_data_fort_remapping_ends_one_run() -> None:
    t = scored("Data Fort Remapping")
    assert t.counters("Data Fort Remapping", "remap") == 1
    assert not t.can("use", "Data Fort Remapping"), "there is no run to end"
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"], deck=DECK, score=["Data Fort Remapping (1 remap)"]),
        runner=Seat(clicks=3),
        servers={"HQ": At(ice=["Filter"])},
    )
    t.run("HQ")
    while not t.can("use", "Data Fort Remapping"):
        t.passes()
    t.corp("use", "Data Fort Remapping")
    assert not t.in_run()
    assert not t.happened("access")
    to_action(t)
    t.run("HQ")
    t.finish_run()
    assert t.happened("access"), "once"
