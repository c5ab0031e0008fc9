"""The game of 1996, C10 to C12: the Runner's turn, its actions, memory, and what happens to played cards."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_limit
from tests.support.classic import breaking, classic
from tests.support.table import Table

HAND = ["Score!"] * 5


def order(t: Table, *kinds: str) -> list[str]:
    """The kinds of changes that happened, of those named, in order."""
    return [change.kind for change in t.game.events if change.kind in kinds]


# --- C10 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C10")
def test_the_runner_takes_four_actions_and_discards_to_five_cards() -> None:
    t = classic(at="C10.1", corp=Seat(deck=["Hunter"]), runner=Seat(clicks=0, credits=0, hand=["Score!"] * 7))
    assert t.clicks["runner"] == 4
    assert not t.happened("draw")
    for _ in range(4):
        t.runner("gain credit")
    assert t.credits["runner"] == 4
    assert len(t.game.state.hand("runner")) == 5
    assert len(t.events("discard")) == 2
    assert t.decision.side == "corp"


@pytest.mark.rule("classic-1996 C10")
def test_a_larger_hand_size_lets_the_runner_keep_more() -> None:
    t = classic(corp=Seat(deck=["Hunter"]), runner=Seat(clicks=1, hand=["Score!"] * 7, rig=["MRAM Chip"]))
    t.runner("gain credit")
    assert t.decision.side == "corp"
    assert len(t.game.state.hand("runner")) == 7


@pytest.mark.rule("classic-1996 C10")
def test_an_empty_stack_loses_nothing() -> None:
    t = classic(runner=Seat(hand=["Jack 'n' Joe", "Livewire's Contacts"], deck=["Score!"]))
    t.runner("draw")
    assert not t.game.state.deck("runner")
    t.runner("draw")
    assert (t.clicks["runner"], len(t.events("draw"))) == (2, 1), "an action that does nothing may be taken"
    assert t.game.result is None


@pytest.mark.rule("classic-1996 C10")
def test_a_card_that_draws_more_than_the_stack_holds_draws_what_there_is() -> None:
    t = classic(runner=Seat(hand=["Jack 'n' Joe"], deck=["Score!", "Score!"]))
    t.runner("play", "Jack 'n' Joe")
    assert len(t.game.state.hand("runner")) == 2
    assert t.game.result is None


@pytest.mark.rule("classic-1996 C10")
def test_bits_that_return_are_replaced_at_the_start_of_the_runners_turn() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"], deck=["Keeper"] * 9),
        runner=Seat(clicks=1, credits=0, rig=["Codecracker", "Cloak"]),
        servers={"HQ": At(ice=["Sleeper (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, by="Codecracker", times=1)
    t.until(rule="C4.6")
    assert t.counters("Cloak", "credit") == 2
    for _ in range(3):
        t.corp("gain credit")
    assert t.decision.rule == "C10.5"
    assert t.counters("Cloak", "credit") == 3


@pytest.mark.rule("classic-1996 C10")
def test_what_waits_for_the_end_of_the_turn_happens_then() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=["Keeper"]),
        runner=Seat(clicks=2),
        servers={"HQ": At(ice=["Hunter (rezzed)"]), "remote 1": At(root=["Omniscience Foundation (rezzed)"])},
    )
    t.run("HQ")
    t.corp("number", number=0)
    t.until(rule="C10.5")
    assert t.tags == 1
    t.runner("gain credit")
    assert t.decision.side == "corp"
    assert t.tags == 2


# --- C11 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C11")
@pytest.mark.parametrize(
    ("card", "cost"), [("Dwarf", 6), ("MRAM Chip", 1), ("Access to Arasaka", 2)], ids=str
)
def test_installing_takes_an_action_and_the_cost_of_the_card(card: str, cost: int) -> None:
    t = classic(runner=Seat(credits=cost, hand=[card]))
    t.runner("install", card)
    assert t.zone(card) == "table"
    assert (t.clicks["runner"], t.credits["runner"]) == (3, 0)
    t = classic(runner=Seat(credits=cost - 1, hand=[card]))
    assert not t.can("install", card)


@pytest.mark.rule("classic-1996 C11")
def test_drawing_gaining_and_playing_take_an_action_each() -> None:
    t = classic(runner=Seat(credits=0, hand=["Livewire's Contacts"], deck=["Score!"]))
    t.runner("draw")
    t.runner("gain credit")
    t.runner("play", "Livewire's Contacts")
    assert t.clicks["runner"] == 1
    assert t.credits["runner"] == 1 + 3
    assert len(t.game.state.hand("runner")) == 1


@pytest.mark.rule("classic-1996 C11")
def test_a_tag_is_removed_for_two_bits() -> None:
    t = classic(runner=Seat(credits=3, tags=2))
    t.runner("remove tag")
    assert (t.tags, t.credits["runner"], t.clicks["runner"]) == (1, 1, 3)
    assert not t.can("remove tag")
    assert not classic(runner=Seat(credits=3)).can("remove tag")


@pytest.mark.rule("classic-1996 C11")
def test_an_ability_of_a_card_takes_the_action_it_names() -> None:
    t = classic(runner=Seat(credits=0, rig=["Newsgroup Filter"]))
    t.runner("use", "Newsgroup Filter")
    assert (t.clicks["runner"], t.credits["runner"]) == (3, 2)


@pytest.mark.rule("classic-1996 C11")
def test_programs_may_be_trashed_to_make_room_for_another() -> None:
    t = classic(runner=Seat(credits=9, hand=["Self-Modifying Code"], rig=["Dwarf", "Worm", "Codecracker"]))
    t.runner("install", "Self-Modifying Code")
    assert not t.can("done")  # three units are in use, and two are needed
    t.runner("trash", "Worm")
    t.runner("done")
    assert t.zone("Worm") == "heap"
    assert t.zone("Self-Modifying Code") == "table"
    assert t.zone("Dwarf") == t.zone("Codecracker") == "table"


@pytest.mark.rule("classic-1996 C11")
def test_more_memory_holds_more_programs_and_when_it_goes_so_do_they() -> None:
    t = classic(
        runner=Seat(
            credits=20,
            hand=["Raven Microcyb Owl"],
            rig=["Artemis 2020", "Dwarf", "Worm", "Codecracker", "Raptor", "Shaka", "Krash"],
        )
    )
    assert memory_limit(t.game.state) == 6
    t.runner("install", "Raven Microcyb Owl")
    assert memory_limit(t.game.state) == 5
    t.runner("trash", "Krash")
    assert t.zone("Krash") == "heap"
    assert t.zone("Shaka") == "table"


@pytest.mark.rule("classic-1996 C11")
def test_a_daemon_holds_programs_that_the_runners_own_memory_would_not() -> None:
    t = classic(runner=Seat(credits=9, hand=["Bakdoor"], rig=["Afreet", "Dwarf", "Worm", "Codecracker"]))
    t.runner("install", "Bakdoor")
    t.runner("card", "Afreet")
    t.runner("done")
    assert t.game.state.cards[t.card("Bakdoor")].host == t.card("Afreet")


@pytest.mark.rule("classic-1996 C11")
def test_the_runner_has_one_deck_and_a_second_replaces_it() -> None:
    t = classic(
        runner=Seat(credits=20, hand=["Raven Microcyb Eagle"], rig=["Parraline 5750", "WuTech Mem Chip"])
    )
    t.runner("install", "Raven Microcyb Eagle")
    assert t.zone("Parraline 5750") == "heap"
    assert t.zone("Raven Microcyb Eagle") == "table"
    assert t.zone("WuTech Mem Chip") == "table"


# --- C12 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C12")
def test_a_prep_is_paid_for_goes_to_the_trash_and_then_takes_effect() -> None:
    t = classic(runner=Seat(credits=5, hand=["Score!"]))
    t.runner("play", "Score!")
    assert order(t, "spend credits", "play", "trash", "gain credits") == [
        "spend credits",
        "play",
        "trash",
        "gain credits",
    ]
    assert t.credits["runner"] == 9


@pytest.mark.rule("classic-1996 C12")
def test_an_operation_is_in_the_archives_face_up_before_it_takes_effect() -> None:
    t = classic(turn="corp", corp=Seat(credits=5, hand=["Accounts Receivable"]))
    t.corp("play", "Accounts Receivable")
    assert order(t, "spend credits", "trash", "gain credits") == ["spend credits", "trash", "gain credits"]
    assert t.zone("Accounts Receivable") == "Archives"
    assert t.game.state.cards[t.card("Accounts Receivable")].faceup


@pytest.mark.rule("classic-1996 C12")
def test_the_decisions_of_a_prep_are_made_before_it_is_trashed() -> None:
    t = classic(
        runner=Seat(credits=5, hand=["Anonymous Tip"]),
        servers={"HQ": At(ice=["Zombie (rezzed)", "Liche (rezzed)", "Hunter (rezzed)"])},
    )
    t.runner("play", "Anonymous Tip")
    assert t.credits["runner"] == 2
    assert {t.name(option.card) for option in t.decision.options} == {"Zombie", "Liche"}
    assert t.zone("Anonymous Tip") == "play"
    t.runner("card", "Liche")
    assert order(t, "trash", "derez") == ["trash", "derez"]
    assert not t.rezzed("Liche")


@pytest.mark.rule("classic-1996 C12")
def test_a_prep_cannot_fetch_itself_from_the_trash() -> None:
    t = classic(runner=Seat(hand=["Gideon's Pawnshop"], discard=["Score!", "Dwarf"]))
    t.runner("play", "Gideon's Pawnshop")
    assert {t.name(option.card) for option in t.find("card")} == {"Score!", "Dwarf"}
    t.runner("card", "Dwarf")
    assert t.zone("Dwarf") == "grip"
    assert t.zone("Gideon's Pawnshop") == "heap"


@pytest.mark.rule("classic-1996 C12")
def test_a_run_that_a_card_makes_is_part_of_that_cards_action() -> None:
    t = classic(
        corp=Seat(hand=["Hunter"]),
        runner=Seat(hand=["All-Nighter"]),
        servers={"remote 1": At(root=["Krumz"])},
    )
    t.runner("play", "All-Nighter")
    assert t.zone("All-Nighter") == "heap"
    t.runner("server", server="HQ")
    t.finish_run()
    assert t.clicks["runner"] == 3
    assert "C10.6" not in t.steps()  # the action is not over between the two runs
    t.runner("yes")
    t.runner("server", server="HQ")
    t.until(rule="C10.6")
    assert len(t.events("run ends")) == 2
    assert t.clicks["runner"] == 3


@pytest.mark.rule("classic-1996 C12")
def test_what_a_prep_says_of_its_run_holds_though_the_prep_lies_in_the_trash() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Hunter"], deck=["Keeper"]), runner=Seat(hand=["Weather-to-Finance Pipe"])
    )
    t.runner("play", "Weather-to-Finance Pipe")
    assert t.zone("Weather-to-Finance Pipe") == "heap"
    t.finish_run()
    assert t.credits["corp"] == 5
    assert not t.happened("access")
