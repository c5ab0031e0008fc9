"""The game of 1996, C16 to C18: strength and subroutines, the Archives, and what is accessed where."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import breaking, classic, strength_of
from tests.support.table import Table

HAND = ["Score!"] * 5


def up(t: Table, name: str) -> bool:
    """Whether a card lies face up in the Archives."""
    card = t.game.state.cards[t.card(name)]
    assert card.zone == "Archives"
    return card.faceup


def accessed(t: Table) -> list[str]:
    return [t.name(change.card) for change in t.events("access")]


# --- C16 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C16")
def test_strengths_may_be_negative() -> None:
    t = classic(
        corp=Seat(hand=["Hunter"]),
        runner=Seat(credits=9, rig=["Clown", "Worm"]),
        servers={"HQ": At(ice=["Data Wall (rezzed)"])},
    )
    t.run("HQ")
    assert strength_of(t, "Data Wall") == -1
    assert strength_of(t, "Worm") == 2


@pytest.mark.rule("classic-1996 C16")
def test_an_icebreaker_of_negative_strength_needs_as_much_more() -> None:
    t = classic(
        corp=Seat(hand=["Hunter"]),
        runner=Seat(credits=9, hand=["Codecracker"], rig=["Imp"]),
        servers={"HQ": At(ice=["Filter (rezzed)"])},
    )
    t.runner("install", "Codecracker")
    t.runner("card", "Imp")
    assert strength_of(t, "Codecracker") == -1
    t.run("HQ")
    breaking(t, by="Codecracker", times=1)
    assert t.credits["runner"] == 9 - 2 - 1
    assert t.happened("subroutine broken", "Filter")


@pytest.mark.rule("classic-1996 C16")
def test_negative_against_negative_the_stronger_still_breaks() -> None:
    t = classic(
        corp=Seat(hand=["Hunter"]),
        runner=Seat(credits=9, hand=["Codecracker"], rig=["Imp", "Clown"]),
        servers={"HQ": At(ice=["Filter (rezzed)"])},
    )
    t.runner("install", "Codecracker")
    t.runner("card", "Imp")
    t.runner("done")
    t.run("HQ")
    assert strength_of(t, "Filter") == strength_of(t, "Codecracker") == -1
    breaking(t, by="Codecracker")
    assert t.credits["runner"] == 9 - 2


@pytest.mark.rule("classic-1996 C16")
@pytest.mark.parametrize(("ice", "fits"), [("Jack Attack", True), ("Fetch 4.0.1", False)])
def test_one_keyword_of_the_ice_is_enough_for_an_icebreaker(ice: str, fits: bool) -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"]),
        runner=Seat(credits=9, rig=["Flak"]),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("HQ")
    assert (t.decision.about == "break") == fits


@pytest.mark.rule("classic-1996 C16")
def test_an_icebreaker_is_used_in_encounters_only() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"]),
        runner=Seat(credits=9, rig=["Codecracker", "Grubb", "Blink"], hand=HAND),
        servers={"HQ": At(ice=["Hunter", "Filter (rezzed)"])},
    )
    assert not t.can("use")
    t.run("HQ")
    while t.in_run():
        assert t.game.state.encounter is not None or not t.can("use")
        t.passes()
    t.until(rule="C10.5")
    assert not t.can("use")


@pytest.mark.rule("classic-1996 C16")
def test_subroutines_are_broken_in_any_order_and_take_effect_in_theirs() -> None:
    t = classic(
        runner=Seat(credits=20, rig=["Black Dahlia"], hand=HAND), servers={"HQ": At(ice=["Liche (rezzed)"])}
    )
    t.run("HQ")
    breaking(t, by="Black Dahlia", times=1, subroutine=3)
    t.runner("yes")
    breaking(t, by="Black Dahlia", subroutine=1)
    t.runner("no")
    assert [change.place for change in t.events("subroutine broken")] == [3, 1]
    assert [change.place for change in t.events("subroutine resolves")] == [0, 2]


@pytest.mark.rule("classic-1996 C16")
def test_each_subroutine_is_a_source_of_damage_of_its_own() -> None:
    t = classic(
        runner=Seat(hand=HAND, rig=["'Green Knight' Surge Buffers"]),
        servers={"HQ": At(ice=["Wall of Ice (rezzed)"])},
    )
    t.run("HQ")
    assert [change.amount for change in t.events("damage")] == [1, 2]


@pytest.mark.rule("classic-1996 C16")
def test_a_runner_may_be_flatlined_by_the_second_subroutine_of_two() -> None:
    t = classic(runner=Seat(hand=["Score!"] * 3), servers={"HQ": At(ice=["Wall of Ice (rezzed)"])})
    t.run("HQ")
    assert t.game.result == ("corp", "flatline")
    assert [change.place for change in t.events("subroutine resolves")] == [0, 1]


# --- C17 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C17")
def test_cards_the_runner_never_saw_go_to_the_archives_face_down() -> None:
    t = classic(
        turn="corp",
        corp=Seat(hand=["Krumz", *["Keeper"] * 4, "Hunter"], clicks=1),
        servers={"remote 1": At(root=["Blood Cat"])},
    )
    t.corp("install", "Krumz")
    t.corp("server", server="remote 1")
    assert not up(t, "Blood Cat")
    t = classic(turn="corp", corp=Seat(hand=["Hunter", *["Keeper"] * 5], clicks=1))
    t.corp("gain credit")
    t.corp("discard", "Hunter")
    assert not up(t, "Hunter")


@pytest.mark.rule("classic-1996 C17")
def test_rezzed_cards_go_to_the_archives_face_up() -> None:
    t = classic(turn="corp", corp=Seat(hand=["Krumz"]), servers={"remote 1": At(root=["Blood Cat (rezzed)"])})
    t.corp("install", "Krumz")
    t.corp("server", server="remote 1")
    assert up(t, "Blood Cat")


@pytest.mark.rule("classic-1996 C17")
@pytest.mark.parametrize("how", ["exposed", "accessed"])
def test_a_face_down_card_the_runner_has_seen_goes_to_the_archives_face_up(how: str) -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Krumz"], deck=["Keeper"] * 3),
        runner=Seat(credits=1, clicks=1, rig=["SeeYa"]),
        servers={"remote 1": At(root=["Blood Cat"])},
    )
    if how == "exposed":
        t.runner("use", "SeeYa")
    else:
        t.run("remote 1")
    t.until(side="corp", rule="C4.6")
    t.corp("install", "Krumz")
    t.corp("server", server="remote 1")
    assert up(t, "Blood Cat")


@pytest.mark.rule("classic-1996 C17")
def test_a_card_seen_in_hq_is_discarded_face_up() -> None:
    t = classic(corp=Seat(credits=0, hand=["Hunter"], deck=["Keeper"] * 9), runner=Seat(clicks=1, credits=0))
    t.run("HQ")
    t.until(side="corp", rule="C4.6")
    for _ in range(3):
        t.corp("draw")
    while t.decision.kind != "discard":
        t.until(rule="C10.5")
        for _ in range(4):
            t.runner("gain credit")
        t.corp("draw")
        for _ in range(2):
            t.corp("gain credit")
    t.corp("discard", "Hunter")
    assert up(t, "Hunter")


@pytest.mark.rule("classic-1996 C17")
def test_a_card_seen_in_hq_and_installed_since_is_unknown_again() -> None:
    t = classic(corp=Seat(credits=0, hand=["Blood Cat"], deck=["Krumz"]), runner=Seat(clicks=1, credits=0))
    t.run("HQ")
    t.runner("no")
    t.until(side="corp", rule="C4.6")
    assert accessed(t) == ["Blood Cat"]
    t.corp("install", "Blood Cat")
    assert not t.game.state.cards[t.card("Blood Cat")].seen
    t.corp("install", "Krumz")
    t.corp("server", server="remote 1")
    assert not up(t, "Blood Cat")


@pytest.mark.rule("classic-1996 C17")
def test_face_down_cards_of_the_archives_are_face_up_once_accessed() -> None:
    t = classic(corp=Seat(discard=["Hunter", "Keeper (faceup)"]))
    t.run("Archives")
    t.finish_run()
    assert up(t, "Hunter")
    assert up(t, "Keeper")


# --- C18 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C18")
def test_in_hq_one_card_at_random_is_accessed() -> None:
    found = set()
    for seed in range(20):
        t = classic(corp=Seat(hand=["Hunter", "Keeper", "Mazer"]), seed=seed)
        t.run("HQ")
        t.finish_run()
        assert len(accessed(t)) == 1
        found.add(accessed(t)[0])
    assert found == {"Hunter", "Keeper", "Mazer"}


@pytest.mark.rule("classic-1996 C18")
def test_in_rnd_the_top_card_is_accessed_and_stays_there() -> None:
    t = classic(corp=Seat(deck=["Hunter", "Keeper", "Mazer"]))
    t.run("R&D")
    t.finish_run()
    assert accessed(t) == ["Hunter"]
    assert [t.name(cid) for cid in t.game.state.deck("corp")] == ["Hunter", "Keeper", "Mazer"]


@pytest.mark.rule("classic-1996 C18")
def test_in_the_archives_everything_is_accessed() -> None:
    t = classic(corp=Seat(discard=["Hunter", "Keeper (faceup)", "Hostile Takeover"]))
    t.run("Archives")
    t.finish_run()
    assert sorted(accessed(t)) == ["Hostile Takeover", "Hunter", "Keeper"]
    assert t.zone("Hostile Takeover") == "runner score"


@pytest.mark.rule("classic-1996 C18")
@pytest.mark.parametrize("fort", ["HQ", "R&D", "Archives", "remote 1"])
def test_in_every_fort_its_upgrades_are_accessed(fort: str) -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Hunter"], deck=["Hunter"], discard=["Hunter"]),
        servers={
            "remote 1": At(root=["Hostile Takeover"]),
            "remote 2": At(root=["Krumz", "Antiquated Interface Routines"]),
        }
        | {fort: At(root=["Red Herrings", "Dieter Esslin"])},
    )
    t.run(fort)
    t.finish_run()
    assert {"Red Herrings", "Dieter Esslin"} <= set(accessed(t))
    assert not {"Krumz", "Antiquated Interface Routines"} & set(accessed(t))
    assert len(accessed(t)) == (2 if fort == "remote 1" else 3)


@pytest.mark.rule("classic-1996 C18")
def test_a_card_may_have_more_accessed() -> None:
    t = classic(corp=Seat(hand=["Hunter", "Keeper", "Mazer"]), runner=Seat(rig=["HQ Interface"]))
    t.run("HQ")
    t.finish_run()
    assert len(set(accessed(t))) == 2
    t = classic(corp=Seat(deck=["Hunter", "Keeper", "Mazer"]), runner=Seat(rig=["R&D Interface"]))
    t.run("R&D")
    t.finish_run()
    assert accessed(t) == ["Hunter", "Keeper"]


@pytest.mark.rule("classic-1996 C18")
def test_a_node_in_rnd_has_its_effect_before_it_may_be_trashed() -> None:
    t = classic(corp=Seat(credits=0, deck=["Setup!", "Keeper"]), runner=Seat(credits=0, hand=HAND))
    t.run("R&D")
    t.until(rule="18")
    assert [change.amount for change in t.events("damage")] == [2]
    assert t.happened("reveal", "Setup!")
    t.runner("trash", "Setup!")
    t.finish_run()
    assert up(t, "Setup!")
    assert [t.name(change.card) for change in t.events("trash accessed")] == ["Setup!"]


@pytest.mark.rule("classic-1996 C18")
def test_cards_in_the_archives_do_not_ambush_and_are_not_trashed() -> None:
    t = classic(corp=Seat(discard=["Setup!"]), runner=Seat(credits=9, hand=HAND))
    t.run("Archives")
    t.finish_run()
    assert accessed(t) == ["Setup!"]
    assert not t.happened("damage")
    assert "18" not in [change.rule for change in t.events("choice") if change.sort == "trash"]


CRECHE = "Bodyweight(tm) Data Creche"


@pytest.mark.rule("classic-1996 chart 20")
def test_what_happens_at_the_end_of_a_run_comes_before_a_run_right_after_it() -> None:
    t = classic(
        corp=Seat(hand=["Keeper"]),
        runner=Seat(credits=9, rig=["Rent-I-Con", CRECHE]),
        servers={"HQ": At(ice=["Filter (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, by="Rent-I-Con")
    t.until(side="runner", option="trigger")
    assert t.zone("Rent-I-Con") == "heap", "it is not for another run"
    t.runner("trigger", CRECHE)
    t.runner("server", server="HQ")
    assert [change.sort for change in t.events("run ends")] == ["successful", "unsuccessful"]


@pytest.mark.rule("classic-1996 chart 20")
def test_the_corp_too_has_done_with_a_run_before_the_next_begins() -> None:
    t = classic(
        corp=Seat(credits=2, hand=["Filter"]),
        runner=Seat(credits=9, rig=["Cyfermaster", CRECHE]),
        servers={"HQ": At(ice=["Keeper"], root=["Olivia Salazar (rezzed)"])},
    )
    t.run("HQ")
    t.corp("use", "Olivia Salazar")
    t.until(rule="7?")
    breaking(t, by="Cyfermaster")
    t.until(side="runner", option="trigger")
    assert not t.rezzed("Keeper"), "half the price is for one run"
    t.runner("trigger", CRECHE)
    assert t.decision.about == "announce"
