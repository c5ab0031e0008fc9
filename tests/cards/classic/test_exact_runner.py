"""The Runner's cards of 1996 to the last word: what is found, shown and shuffled, and by whom."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.change.atoms import chosen_objects
from rulerunner.state.frames import BlockFrame
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, damage, in_zone
from tests.support.classic_runner import CORP, offered, played, runner_turn, succeeds, to_action
from tests.support.faces import made

# --- looking and searching --------------------------------------------------------------------------------

LOOKS = {
    "Aujourd'Oui": (5, ["Krash", "Worm"]),
    "N.E.T.O.": (4, ["Running Interference", "Fall Guy", "Danshi's Second ID"]),
    "Ronin Around": (5, ["MRAM Chip", "Nasuko Cycle"]),
}
"""How many cards are looked at, and which of those here may be taken."""
TOP = ["Krash", "MRAM Chip", "Score!", "Fall Guy"]
REST = ["Worm", "Nasuko Cycle", "Inside Job", "Loan from Chiba"]


OF_ITS_KIND = {"Aujourd'Oui": "Raptor", "N.E.T.O.": "Inside Job", "Ronin Around": "WuTech Mem Chip"}


@pytest.mark.card(*LOOKS)
@pytest.mark.parametrize("card", LOOKS)
def test_what_is_taken_is_shown_and_is_of_the_right_kind(card: str) -> None:
    amount, wanted = LOOKS[card]
    others = [name for name in ("Raptor", "WuTech Mem Chip", "Inside Job") if name not in OF_ITS_KIND[card]]
    deck = [*wanted, *others, *["Corruption"] * 5][:amount]
    t = runner_turn(runner=Seat(credits=9, rig=[card], deck=[*deck, "Raffles", "HQ Interface", "Score!"]))
    t.runner("use", card)
    if t.can("use"):
        t.choose(t.find("use", card)[0])
    t.until(side="runner", option="number")
    most = max(option.number for option in t.find("number"))
    t.runner("number", number=1)
    assert set(wanted) <= set(offered(t))
    assert most == len(offered(t))
    assert not set(others) & set(offered(t))
    t.runner("card", wanted[0])
    to_action(t)
    assert (t.happened("reveal", wanted[0]), t.happened("reveal", wanted[1])) == (True, False)
    assert (t.zone(wanted[0]), t.zone(wanted[1]), t.credits["runner"]) == ("grip", "stack", 8)
    assert [change.side for change in t.events("shuffle")] == ["runner"]


@pytest.mark.card("Ronin Around")
def test_ronin_around_exposes_one_card_for_two_bits() -> None:
    t = runner_turn(
        runner=Seat(credits=2, rig=["Ronin Around"]),
        servers={"HQ": At(ice=["Mazer", "Filter", "Hunter (rezzed)"], root=["Red Herrings"])},
    )
    t.choose(t.find("use", "Ronin Around")[-1])
    assert offered(t) == ["Filter", "Mazer", "Red Herrings"]
    t.runner("card", "Mazer")
    assert [t.name(change.card) for change in t.events("expose")] == ["Mazer"]
    assert (t.credits["runner"], t.clicks["runner"]) == (0, 3)


@pytest.mark.card("If You Want It Done Right...")
def test_what_is_not_taken_is_put_back_in_any_order() -> None:
    t = played("If You Want It Done Right...", runner=Seat(credits=9, deck=[*TOP, *REST]))
    t.runner("card", "Krash")
    assert t.decision.kind != "action", "the others are arranged"


@pytest.mark.card("MIT West Tier")
def test_mit_west_tier_shuffles_the_runners_stack() -> None:
    t = played("MIT West Tier", "Krash", runner=Seat(credits=9, deck=TOP, discard=["Worm"]))
    assert [change.side for change in t.events("shuffle")] == ["runner"]
    assert len(in_zone(t, "grip")) == 5


@pytest.mark.card("Sneak Preview")
@pytest.mark.parametrize("where", [0, 1])
def test_a_sneak_preview_is_of_one_program_at_no_cost_until_the_turn_ends(where: int) -> None:
    programs = ["Krash", "Worm", "Dwarf"]
    seat = Seat(
        credits=3,
        clicks=2,
        deck=["MRAM Chip", *(programs if where else ["Score!"])],
        discard=[] if where else programs,
    )
    t = played("Sneak Preview", runner=seat)
    if t.can("effect"):
        t.runner("effect", number=where)
    assert offered(t) == sorted(programs)
    t.runner("card", "Worm")
    while t.decision.about == "trash-first":
        t.runner("done")
    assert t.zone("Worm") == "table"
    assert (t.credits["runner"], t.zone("Krash")) == (0, "stack" if where else "heap")
    assert [change.side for change in t.events("shuffle")] == ["runner"]
    t.until(side="corp", kind="action")
    assert t.zone("Worm") == "grip"


@pytest.mark.card("Test Spin")
def test_a_test_spin_goes_back_and_the_stack_is_shuffled() -> None:
    t = played("Test Spin", *HAND, runner=Seat(credits=1, deck=["Krash", "Worm", "Dwarf", "MRAM Chip"]))
    assert offered(t) == ["Dwarf", "Krash", "Worm"]
    t.runner("card", "Worm")
    while t.decision.about == "trash-first":
        t.runner("done")
    assert t.zone("Krash") == "stack", "one program"
    before = len(t.events("shuffle"))
    t.runner("server", server="HQ")
    t.finish_run()
    to_action(t)
    assert (t.zone("Worm"), t.credits["runner"]) == ("stack", 0)
    assert [change.side for change in t.events("shuffle")[before:]] == ["runner"]


@pytest.mark.card("Test Spin")
def test_no_checkpoint_takes_the_program_from_a_test_spin() -> None:
    """A card of 1996 stays the card it is, whatever moves it: there is nothing that the event could lose."""
    t = played("Test Spin", *HAND, runner=Seat(credits=9, deck=["Worm"]))
    if t.can("card", "Worm"):
        t.runner("card", "Worm")
    while t.decision.about == "trash-first":
        t.runner("done")
    state = t.game.state
    assert any(isinstance(frame, BlockFrame) and frame.chosen for frame in state.stack)
    assert chosen_objects(state) == ()


@pytest.mark.card("Test Spin")
@pytest.mark.parametrize(("bits", "hurt"), [(9, []), (8, []), (5, [3])])
def test_a_test_spin_that_is_lost_costs_four_bits_more_than_the_program(bits: int, hurt: list[int]) -> None:
    """Worm costs four."""
    t = played(
        "Test Spin",
        *HAND,
        runner=Seat(credits=1 + bits, deck=["Worm"]),
        corp=CORP._replace(credits=9),
        servers={"HQ": At(ice=["Banpei (rezzed)"])},
    )
    if t.can("card", "Worm"):
        t.runner("card", "Worm")
    while t.decision.about == "trash-first":
        t.runner("done")
    t.runner("server", server="HQ")
    while t.in_run():
        t.passes()
    t.until(side="runner", kind="action")
    assert t.zone("Worm") == "heap"
    assert t.credits["runner"] == max(0, bits - 8)
    assert damage(t, "meat") == hurt


@pytest.mark.card("Mystery Box")
def test_a_mystery_box_holds_one_program_at_no_cost_at_all() -> None:
    t = classic(
        corp=CORP,
        runner=Seat(
            credits=0,
            deck=["Krash", "Arasaka Portable Prototype", "Dwarf", "Worm", "Score!"],
            rig=["Mystery Box"],
        ),
    )
    t.run("HQ")
    t.runner("use", "Mystery Box")
    assert offered(t) == ["Dwarf", "Krash", "Worm"]
    t.runner("card", "Dwarf")
    while t.decision.about == "trash-first":
        t.runner("done")
    assert (t.zone("Dwarf"), t.zone("Krash"), t.zone("Worm")) == ("table", "stack", "stack")


# --- preps ------------------------------------------------------------------------------------------------


@pytest.mark.card("Frame-Up")
@pytest.mark.parametrize(("at", "points"), [("HQ", 2), ("R&D", 2), ("Archives", 1), ("", 1)])
def test_a_frame_up_is_worse_if_black_ops_were_liberated_in_those_runs(at: str, points: int) -> None:
    found = {
        server: ["Corporate War"] if at == server else ["Keeper"] for server in ("HQ", "R&D", "Archives")
    }
    corp = Seat(credits=0, hand=found["HQ"], deck=[*found["R&D"], *DECK], discard=found["Archives"])
    t = runner_turn(corp=corp, runner=Seat(credits=9, clicks=4, hand=["Frame-Up", *HAND]))
    succeeds(t, "HQ")
    assert not t.can("play", "Frame-Up")
    succeeds(t, "R&D")
    if at == "Archives":
        succeeds(t, "Archives")
    t.runner("play", "Frame-Up")
    assert t.game.state.players["corp"].bad_publicity == points


@pytest.mark.card("Frame-Up")
@pytest.mark.parametrize(("at", "points"), [("HQ", 2), ("R&D", 2), ("Archives", 1)])
def test_a_frame_up_is_worse_if_black_ops_were_trashed_in_those_runs(at: str, points: int) -> None:
    servers = {at: At(root=["TRICK"])}
    trick = made("TRICK", "upgrade", subtypes=("black ops",), trash=0, family="classic")
    t = classic(
        corp=CORP,
        runner=Seat(credits=9, clicks=4, hand=["Frame-Up", *HAND]),
        servers=servers,
        faces=[trick],
    )
    for server in dict.fromkeys(("HQ", "R&D", at)):
        t.run(server)
        while t.in_run():
            t.runner("trash", "TRICK") if t.can("trash", "TRICK") else t.passes()
        to_action(t)
    t.runner("play", "Frame-Up")
    assert t.game.state.players["corp"].bad_publicity == points


@pytest.mark.card("Senatorial Field Trip")
@pytest.mark.parametrize("derezzes", [True, False])
def test_a_field_trip_is_to_one_piece_of_black_ice_rezzed_this_turn(derezzes: bool) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=40),
        runner=Seat(credits=9, clicks=4, hand=["Senatorial Field Trip", *HAND, *HAND]),
        servers={
            "HQ": At(ice=["Fatal Attractor"]),
            "R&D": At(ice=["Brain Wash"]),
            "remote 1": At(ice=["Liche (rezzed)", "Mazer"]),
        },
    )
    for server, ice in (("HQ", "Fatal Attractor"), ("R&D", "Brain Wash")):
        t.run(server)
        t.until(side="corp", option="rez")
        t.corp("rez", ice)
        t.finish_run()
        to_action(t)
    t.runner("play", "Senatorial Field Trip")
    assert offered(t) == ["Brain Wash", "Fatal Attractor"]
    t.runner("card", "Brain Wash")
    assert t.decision.side == "corp"
    t.corp("effect", number=0 if derezzes else 1)
    assert t.rezzed("Brain Wash") != derezzes
    assert t.rezzed("Fatal Attractor")
    assert t.game.state.players["corp"].bad_publicity == (0 if derezzes else 2)


@pytest.mark.card("Subliminal Corruption")
def test_an_advertisement_that_the_corp_trashes_itself_is_no_scandal() -> None:
    t = played(
        "Subliminal Corruption",
        *HAND,
        runner=Seat(credits=9),
        servers={"remote 1": At(root=["Rockerboy Promotion (rezzed)"])},
    )
    t.runner("server", server="remote 1")
    t.until(side="runner", option="trash")
    t.runner("trash")
    t.finish_run()
    assert t.game.state.players["corp"].bad_publicity == 1


@pytest.mark.card("Remote Detonator")
def test_the_runner_chooses_which_fort_is_detonated() -> None:
    t = runner_turn(
        runner=Seat(credits=9, clicks=4, hand=["Remote Detonator", *HAND]),
        servers={"HQ": At(ice=["Canis Minor (rezzed)"]), "R&D": At(ice=["Canis Major (rezzed)"])},
    )
    succeeds(t, "HQ")
    succeeds(t, "R&D")
    t.runner("play", "Remote Detonator")
    assert t.decision.side == "runner"
    t.runner("server", server="HQ")
    assert in_zone(t, "Archives") == ["Canis Minor"]
    assert t.tags == 3


# --- accounts, traders and apprentices --------------------------------------------------------------------

ACCOUNTS = {
    "Chiba Bank Account": (1, 4),
    "Liberated Savings Account": (7, 11),
    "Swiss Bank Account": (3, 6),
}
"""What its dearest use costs, and what it brings."""


@pytest.mark.card(*ACCOUNTS)
@pytest.mark.parametrize("card", ACCOUNTS)
def test_an_account_brings_its_bits_to_the_runner_alone(card: str) -> None:
    price, bits = ACCOUNTS[card]
    for had in (price, price - 1):
        t = classic(corp=CORP, at="C10.4", runner=Seat(credits=had, rig=[card]))
        uses = t.find("use", card) if t.can("use", card) else []
        assert len(uses) == (card == "Swiss Bank Account") + (had == price)
        if had == price:
            t.choose(uses[-1])
            assert (t.credits["runner"], t.credits["corp"], t.zone(card)) == (bits, 5, "heap")


@pytest.mark.card("The Shell Traders")
def test_the_traders_deal_with_one_card_that_has_shells_left() -> None:
    rig = ["The Shell Traders"]
    t = runner_turn(
        runner=Seat(credits=9, clicks=4, rig=rig, hand=["Codecracker", "Raptor", "Cyfermaster", "Score!"])
    )
    for name in ("Codecracker", "Raptor", "Cyfermaster"):
        t.runner("use", "The Shell Traders")
        if t.can("card", name):
            t.runner("card", name)
        to_action(t)
    assert (t.counters("Raptor", "shell"), t.zone("Raptor")) == (1, "aside")
    t.runner("gain credit")
    t.until(side="runner", option="use")
    t.runner("use", "The Shell Traders")
    assert offered(t) == ["Codecracker", "Cyfermaster", "Raptor"], "one shell is enough"
    t.runner("card", "Codecracker")
    assert not t.can("card")
    assert [t.counters(name, "shell") for name in ("Codecracker", "Raptor")] == [1, 1]


@pytest.mark.card("Wilson, Weeflerunner Apprentice")
def test_wilson_takes_one_tag_of_two() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=9, hand=["Datapool by Zetatech"], deck=DECK),
        runner=Seat(tags=1, rig=["Wilson, Weeflerunner Apprentice"]),
    )
    t.corp("play", "Datapool by Zetatech")
    t.choose(t.find("use", "Wilson, Weeflerunner Apprentice")[0])
    t.until(side="corp", kind="action")
    assert t.tags == 1 + 1
