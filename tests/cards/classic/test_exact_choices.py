"""The game of 1996: one of several that could be chosen, and no other."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.change.atoms import trash
from rulerunner.lang.abilities import cost
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import Draw
from rulerunner.lang.sugar import paid
from tests.support.classic import classic, rolled, strength_of
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, facing, in_zone
from tests.support.classic_runner import CORP, accesses, offered, played, runner_turn, to_action
from tests.support.faces import made
from tests.support.table import Table

# --- one of several ---------------------------------------------------------------------------------------


@pytest.mark.card("Lockjaw", "Airport Locker")
def test_one_program_is_named_by_the_runner() -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, rig=["Lockjaw", "Worm", "Dwarf", "Raptor"], hand=HAND),
        servers={"HQ": At(ice=["Canis Minor (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use", "Lockjaw")
    assert t.decision.side == "runner"
    assert offered(t) == ["Dwarf", "Raptor", "Worm"]
    plain = strength_of(t, "Worm")
    t.runner("card", "Worm")
    assert not t.can("card")
    assert strength_of(t, "Worm") == plain + 2
    t = classic(
        corp=CORP,
        at="C10.4",
        runner=Seat(credits=20, rig=["Airport Locker"], deck=["Worm", "Dwarf", "Krash"]),
    )
    t.runner("use", "Airport Locker")
    t.runner("card", "Worm")
    while t.decision.about == "trash-first":
        t.runner("done")
    assert not t.can("card")
    assert (t.zone("Worm"), t.zone("Dwarf"), t.zone("Krash")) == ("table", "stack", "stack")


@pytest.mark.card("Shock Treatment")
def test_the_corp_names_two_programs_of_three() -> None:
    t = runner_turn(
        corp=CORP,
        runner=Seat(tags=4, rig=["Worm", "Dwarf", "Raptor", "MRAM Chip"], hand=HAND, credits=0),
        servers={"remote 1": At(root=["Shock Treatment (rezzed)"])},
    )
    t.run("remote 1")
    t.until(side="corp", option="card")
    t.corp("card", "Worm")
    t.corp("card", "Raptor")
    assert in_zone(t, "heap") == ["MRAM Chip", "Raptor", "Worm"]


@pytest.mark.card("The Shell Traders")
def test_as_the_turn_begins_a_card_with_one_shell_may_be_named_and_one_without_not() -> None:
    t = runner_turn(
        runner=Seat(
            credits=9, clicks=3, rig=["The Shell Traders"], hand=["Raptor", "Invisibility", "Codecracker"]
        )
    )
    for name in ("Raptor", "Invisibility", "Codecracker"):
        t.runner("use", "The Shell Traders")
        if t.can("card", name):
            t.runner("card", name)
        if name != "Codecracker":
            to_action(t)
    t.until(side="corp", kind="action")
    t.until(about="target")
    assert offered(t) == ["Codecracker", "Raptor"]


@pytest.mark.card("HQ Mole")
def test_a_mole_in_hq_sees_three_of_five_cards() -> None:
    t = runner_turn(
        corp=Seat(hand=["5x Keeper"], deck=DECK), runner=Seat(credits=4, rig=["HQ Mole"], hand=HAND)
    )
    t.run("HQ")
    t.until(side="runner", option="trigger")
    t.runner("trigger", "HQ Mole")
    t.finish_run()
    assert accesses(t) == 3


@pytest.mark.card("Trapdoor")
def test_a_trapdoor_to_nowhere_breaks_its_own_subroutine_and_no_other() -> None:
    t = facing("Tutor", "Trapdoor", runner=Seat(hand=HAND))
    t.finish_run()
    broken = [(t.name(change.card), change.place) for change in t.events("subroutine broken")]
    assert broken == [("Trapdoor", 0)]
    assert t.happened("end the run"), "what the tutor added"


@pytest.mark.card("Eurocorpse™ Spin Chip")
def test_a_spin_chip_has_room_for_one_and_pays_in_runs() -> None:
    chip = "Eurocorpse™ Spin Chip"
    tiny = made(
        "Tiny",
        "program",
        paid(cost(Credits(1)), Draw(1)),
        subtypes=("icebreaker",),
        memory=0,
        strength=0,
        family="classic",
    )
    t = classic(corp=CORP, runner=Seat(credits=0, rig=[chip], hand=["Tiny", "Tiny"], deck=HAND), faces=[tiny])
    t.runner("install", "Tiny")
    t.runner("card", chip)
    while t.decision.kind != "action":
        assert not t.can("use", "Tiny"), "no run"
        t.passes()
    t.runner("install", "Tiny")
    assert not t.can("card", chip), "no second one"
    to_action(t)
    t.run("HQ")
    seen = False
    while t.in_run():
        seen = seen or t.can("use", "Tiny")
        t.passes()
    assert seen


@pytest.mark.card("Obfuscated Fortress")
@pytest.mark.parametrize("notes", ["", " (rezzed)"])
def test_any_number_of_bits_is_announced_up_to_what_could_be_had(notes: str) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=4, hand=HAND),
        servers={"HQ": At(root=[f"Obfuscated Fortress{notes}"]), "remote 1": At(root=["Krumz"])},
    )
    t.run("remote 1")
    while t.in_run():
        assert not t.can("trigger", "Obfuscated Fortress")
        assert not (t.decision.side == "corp" and t.can("yes"))
        t.passes()
    to_action(t)
    t.run("HQ")
    if not notes:
        t.until(side="corp", option="yes") if not t.can("trigger") else t.corp("trigger")
        if t.can("yes"):
            t.corp("yes")
    t.until(side="runner", option="number")
    assert [option.number for option in t.find("number")] == list(range(4 + 30 + 1))


@pytest.mark.card("Senatorial Field Trip")
def test_black_ice_that_is_gone_brings_two_points_of_bad_publicity() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=40),
        runner=Seat(credits=9, clicks=4, hand=["Senatorial Field Trip", *HAND, *HAND]),
        servers={"R&D": At(ice=["Brain Wash"])},
    )
    t.run("R&D")
    t.until(side="corp", option="rez")
    t.corp("rez", "Brain Wash")
    t.finish_run()
    to_action(t)
    trash(t.game.state, (t.card("Brain Wash"),), "corp")
    t.runner("play", "Senatorial Field Trip")
    to_action(t)
    assert t.game.state.players["corp"].bad_publicity == 2


@pytest.mark.card("Liberated Savings Account", "Chiba Bank Account", "Swiss Bank Account")
@pytest.mark.parametrize(
    ("card", "bits"),
    [("Liberated Savings Account", 7), ("Chiba Bank Account", 6), ("Swiss Bank Account", 6)],
)
def test_an_account_may_be_opened_before_anything_is_paid(card: str, bits: int) -> None:
    t = runner_turn(runner=Seat(credits=bits, rig=[card], hand=["Score!"]))
    t.runner("play", "Score!")
    assert t.can("use", card)
    assert t.credits["runner"] == bits


@pytest.mark.card("Weefle Initiation")
def test_an_initiate_may_prevent_one_point_or_none() -> None:
    t = played(
        "Weefle Initiation",
        *HAND,
        runner=Seat(credits=0, clicks=4),
        corp=Seat(hand=["Keeper"], deck=DECK),
        servers={"HQ": At(ice=["Razor Wire (rezzed)"])},
    )
    t.runner("server", server="HQ")
    t.until(side="runner", kind="interrupt")
    t.runner("trigger")
    assert [option.number for option in t.find("number")] == [0, 1, 2]
    t.runner("number", number=1)
    t.finish_run()
    assert damage(t, "net") == [1]


@pytest.mark.card("AI Board Member")
def test_a_four_brings_the_board_an_action_to_draw() -> None:
    def met(seed: int) -> Table:
        t = classic(
            turn="corp",
            at="C4.1",
            corp=Seat(clicks=0, score=["AI Board Member"], deck=DECK, hand=["Keeper"]),
            seed=seed,
        )
        while t.decision.kind != "action":
            t.corp("yes") if t.can("yes") else t.passes()
        return t

    t = rolled(met, 4, 4)
    assert t.can("errand")
    t.corp("errand")
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == 3
    assert len(t.events("draw", side="corp")) == 2


@pytest.mark.card("Roadblock")
def test_a_roadblock_is_stronger_for_one_encounter() -> None:
    def met(seed: int) -> Table:
        t = classic(
            corp=CORP._replace(credits=0),
            runner=Seat(hand=HAND, credits=40, rig=["Krash"]),
            servers={"HQ": At(ice=["Roadblock (rezzed)", "Hunter (rezzed)"])},
            seed=seed,
        )
        t.run("HQ")
        return t

    t = rolled(met, 2, 3)
    assert strength_of(t, "Roadblock") == t.events("die")[0].amount
    t.runner("yes")
    while t.decision.rule == "9" and strength_of(t, "Krash") < strength_of(t, "Roadblock"):
        t.runner("use", "Krash")
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Krash")
    while not t.happened("pass", "Roadblock"):
        t.passes()
    assert strength_of(t, "Roadblock") == 0


@pytest.mark.card("Arasaka Owns You")
@pytest.mark.parametrize(("cards", "able"), [(3, True), (4, False)])
def test_arasaka_asks_for_a_blow_that_flatlines(cards: int, able: bool) -> None:
    """Four points are one more than three cards."""
    hand = ["Arasaka Owns You", *["Score!"] * (cards - 1)]
    t = corp_turn(
        corp=Seat(credits=9, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, hand=hand, deck=["20x Score!"]),
    )
    t.corp("play", "Scorched Earth")
    offers = t.decision.side == "runner" and any(
        option.card >= 0 and t.name(option.card) == "Arasaka Owns You" for option in t.decision.options
    )
    assert offers == able


@pytest.mark.card("Garbage In")
def test_one_garbage_counter_stays_whatever_is_trashed_from_rnd() -> None:
    t = runner_turn(
        corp=Seat(hand=["Keeper"], deck=["Krumz", "Krumz", *DECK]),
        runner=Seat(credits=9, clicks=4, rig=["Garbage In"], hand=HAND),
    )
    for server in ("R&D", "R&D"):
        t.run(server)
        while t.in_run():
            t.runner("trash", "Krumz") if t.can("trash", "Krumz") else t.passes()
        to_action(t)
        if server == "R&D" and len(t.events("run ends")) == 1:
            assert list(t.game.state.loose_counters.values()) == [1]
    assert len(t.events("trash")) == 2


@pytest.mark.card("Social Engineering")
def test_social_engineering_names_one_piece_of_ice_on_the_fort_of_the_run() -> None:
    t = played(
        "Social Engineering",
        *HAND,
        runner=Seat(credits=9),
        servers={"HQ": At(ice=["Filter", "Mazer", "Hunter"]), "R&D": At(ice=["Scramble"])},
    )
    while not t.can("server"):
        hides = t.can("number") and t.decision.side == "runner"
        t.runner("number", number=3) if hides else t.corp("number", number=2)
    t.runner("server", server="HQ")
    assert offered(t) == ["Filter", "Hunter", "Mazer"]
    t.runner("card", "Mazer")
    assert not t.can("card")
    assert t.attacked == "HQ"
