"""Cards of 1996 for special moments: in encounters, in the middle of a payment, as something is about to
happen."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import score
from tests.support.classic import classic, strength_of
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, scored
from tests.support.classic_runner import played, runner_turn, succeeds, to_action
from tests.support.table import Table

# --- in encounters ----------------------------------------------------------------------------------------


def meeting(ice: str, *rig: str, bits: int = 9, deck: tuple[str, ...] = ()) -> Table:
    """A run on HQ has come to rezzed ice."""
    t = classic(
        corp=Seat(hand=["Keeper"], deck=DECK, credits=0),
        runner=Seat(credits=bits, rig=rig, hand=HAND, deck=deck or ("Score!",)),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("HQ")
    return t


@pytest.mark.card("Simulacrum")
@pytest.mark.parametrize(("ice", "passes"), [("Cortical Scrub", True), ("Data Wall", False)])
def test_a_simulacrum_passes_ice_that_is_ap(ice: str, passes: bool) -> None:
    t = meeting(ice, "Simulacrum")
    if passes:
        t.until(rule="7?")
        t.runner("use", "Simulacrum")
        assert t.zone("Simulacrum") == "heap"
    else:
        assert not t.can("use", "Simulacrum")
    t.finish_run()
    assert t.happened("access") == passes
    assert not damage(t, "core")


@pytest.mark.card("Lockjaw")
def test_lockjaw_strengthens_an_icebreaker_for_the_run() -> None:
    t = meeting("Data Wall", "Lockjaw", "Corrosion")
    before = strength_of(t, "Corrosion")
    t.until(rule="7?")
    t.runner("use", "Lockjaw")
    if t.can("card"):
        t.runner("card", "Corrosion")
    assert strength_of(t, "Corrosion") == before + 2
    assert t.decision.rule == "7?", "the question is asked again"
    t.finish_run()
    to_action(t)
    assert strength_of(t, "Corrosion") == before
    assert not t.can("use", "Lockjaw")


@pytest.mark.card("Airport Locker")
def test_a_locker_is_opened_in_an_encounter_for_the_program_in_it() -> None:
    t = meeting("Data Wall", "Airport Locker", bits=20, deck=("Corrosion", "Score!"))
    t.until(rule="7?")
    assert not t.can("yes"), "nothing to break it with"
    t.runner("use", "Airport Locker")
    t.runner("card", "Corrosion")
    assert t.credits["runner"] == 20 - 5 - 3
    assert t.decision.rule == "7?"
    assert t.can("yes")


@pytest.mark.card("Airport Locker")
def test_a_locker_with_nothing_of_use_in_it_leaves_nothing_to_break_with() -> None:
    t = meeting("Data Wall", "Airport Locker", bits=20, deck=("Score!",))
    t.until(rule="7?")
    t.runner("use", "Airport Locker")
    while t.decision.about == "search":
        t.choose(len(t.decision.options) - 1)
    assert t.decision.rule != "7?", "the locker is gone, and there is no question any more"
    assert not t.can("yes")


# --- in the middle of a payment ---------------------------------------------------------------------------


def prep_for(bits: int, *rig: str) -> Table:
    """The Runner's turn with a prep for 5 bits in hand."""
    return runner_turn(runner=Seat(credits=bits, rig=rig, hand=["Score!"]))


@pytest.mark.card("Chiba Bank Account", "Liberated Savings Account", "Swiss Bank Account")
@pytest.mark.parametrize(
    ("account", "needs", "gives"),
    [("Chiba Bank Account", 1, 4), ("Liberated Savings Account", 7, 11), ("Swiss Bank Account", 0, 2)],
)
def test_an_account_is_emptied_at_any_time(account: str, needs: int, gives: int) -> None:
    t = runner_turn(runner=Seat(credits=needs, clicks=2, rig=[account]))
    t.runner("draw")
    t.until(side="runner", option="use")
    t.choose(t.find("use", account)[0])
    assert t.credits["runner"] == gives
    assert t.zone(account) == "heap"


@pytest.mark.card("Chiba Bank Account", "Swiss Bank Account")
@pytest.mark.parametrize(
    ("account", "bits", "able"),
    [("Chiba Bank Account", 2, True), ("Chiba Bank Account", 1, False), ("Swiss Bank Account", 3, True)],
)
def test_an_account_helps_to_pay(account: str, bits: int, able: bool) -> None:
    t = prep_for(bits, account)
    price = t.game.state.cards[t.card("Score!")].face.facts.cost or 0
    assert price == 5
    assert t.can("play", "Score!") == able
    if able:
        t.runner("play", "Score!")
        assert not t.can("pass"), "there is no other way to pay"
        if t.can("use", account):  # one way alone is no choice
            t.choose(t.find("use", account)[0])
        assert t.zone(account) == "heap"
        assert t.happened("play", "Score!")


@pytest.mark.card("Liberated Savings Account")
def test_what_is_left_of_an_account_is_kept_and_one_may_do_without() -> None:
    t = prep_for(7, "Liberated Savings Account")
    t.runner("play", "Score!")
    t.runner("use", "Liberated Savings Account")
    assert t.credits["runner"] == 11 - 5 + 9
    t = prep_for(7, "Liberated Savings Account")
    t.runner("play", "Score!")
    t.runner("pass")
    assert t.credits["runner"] == 7 - 5 + 9
    assert t.zone("Liberated Savings Account") != "heap"


@pytest.mark.card("Swiss Bank Account")
def test_only_a_withdrawal_that_is_enough_can_be_made() -> None:
    t = prep_for(3, "Swiss Bank Account", "Chiba Bank Account")
    t.runner("play", "Score!")
    assert {o.ability for o in t.find("use", "Swiss Bank Account")} == {2, 3}
    t = prep_for(0, "Swiss Bank Account", "Chiba Bank Account")
    t.runner("play", "Score!")
    used = [t.name(change.card) for change in t.events("use")]
    assert used == ["Swiss Bank Account", "Chiba Bank Account"], "Chiba wants a bit first"
    assert t.credits["runner"] == 0 + 9


# --- what would happen --------------------------------------------------------------------------------------


@pytest.mark.card("Superserum")
def test_the_serum_removes_viruses_and_keeps_out_the_next_two() -> None:
    t = scored("Superserum", runner=Seat(rig=["Pox"], clicks=0, hand=HAND))
    assert t.game.state.loose_counters == {("serum", -1): 2}
    t.until(side="runner", kind="action")
    for left in (1, 0):
        succeeds(t, "HQ")
        assert t.game.state.loose_counters == ({("serum", -1): 1} if left else {})
    succeeds(t, "HQ")
    assert t.game.state.loose_counters == {("pox", 0): 1}


@pytest.mark.card("Weefle Initiation")
def test_the_initiation_prevents_up_to_seven_points_in_its_run() -> None:
    t = played(
        "Weefle Initiation",
        *HAND,
        runner=Seat(credits=0, clicks=4),
        corp=Seat(hand=["Keeper"], deck=DECK),
        servers={"HQ": At(ice=["Wall of Ice (rezzed)"])},
    )
    t.runner("server", server="HQ")
    t.until(side="runner", kind="interrupt")
    t.runner("trigger")
    t.runner("number", number=2)
    assert t.game.state.loose_counters == {("initiation", -3): 5}
    t.runner("pass")
    t.finish_run()
    to_action(t)
    assert damage(t, "net") == [2], "the first was prevented, the second was not"
    assert not t.game.state.loose_counters, "for that run alone"


@pytest.mark.card("Corporate Guard® Temps")
def test_temps_work_for_some_turns_and_cost_the_next_bits() -> None:
    t = corp_turn(corp=Seat(credits=5, clicks=3, hand=["Corporate Guard® Temps"], deck=DECK))
    t.corp("play", "Corporate Guard® Temps")
    assert [o.number for o in t.find("number")] == [0, 1, 2]
    t.corp("number", number=2)
    assert t.credits["corp"] == 1
    for gained in (0, 0, 1):
        before = t.credits["corp"]
        t.until(side="corp", kind="action")
        t.corp("gain credit")
        assert t.credits["corp"] == before + gained
    t.until(side="corp", kind="action")
    actions = []
    for _ in range(3):
        t.until(side="runner", kind="action")
        t.until(side="corp", kind="action")
        actions.append(t.clicks["corp"])
    assert actions[-1] == 3
    assert actions[0] == 4


@pytest.mark.card("Identity Donor")
def test_a_donor_takes_the_meat_damage_of_the_corps_turn() -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, hand=["Identity Donor", "Score!"]),
    )
    t.corp("play", "Scorched Earth")
    t.runner("use", "Identity Donor")
    assert not damage(t, "meat")
    assert t.game.state.players["corp"].bad_publicity == 2
    assert t.zone("Identity Donor") == "heap"
    assert t.happened("play", "Identity Donor")


@pytest.mark.card("Identity Donor")
def test_a_donor_is_not_played_as_an_action() -> None:
    t = runner_turn(runner=Seat(hand=["Identity Donor"]))
    assert not t.can("play", "Identity Donor")


# --- points and secrets -------------------------------------------------------------------------------------


@pytest.mark.card("Corruption")
def test_corruption_sells_the_points_of_the_turn() -> None:
    t = classic(
        corp=Seat(hand=["Tycho Extension"], deck=DECK),
        runner=Seat(credits=0, clicks=3, hand=["Corruption"], score=["Hostile Takeover"]),
    )
    assert not t.can("play", "Corruption")
    succeeds(t, "HQ")
    mine = score(t.game.state, "runner")
    worth = t.game.state.cards[t.card("Tycho Extension")].face.facts.points or 0
    t.runner("play", "Corruption")
    to_action(t)
    assert score(t.game.state, "runner") == mine - worth
    assert score(t.game.state, "corp") == worth
    assert t.credits["runner"] == 10 * worth
    assert t.tags == 1


def engineered(guess: int) -> Table:
    """The Runner has hidden 3 bits, and the Corp has guessed."""
    t = played(
        "Social Engineering",
        runner=Seat(credits=6, clicks=4),
        corp=Seat(hand=["Keeper"], deck=DECK, credits=0),
        servers={"R&D": At(ice=["Data Wall (rezzed)", "Filter"]), "HQ": At(ice=["Data Wall 2.0 (rezzed)"])},
    )
    assert [o.number for o in t.find("number")] == [2, 3, 4, 5], "at least 2, after a bit for the prep"
    t.runner("number", number=3)
    t.corp("number", number=guess)
    return t


@pytest.mark.card("Social Engineering")
def test_a_number_that_is_guessed_is_lost() -> None:
    t = engineered(3)
    to_action(t)
    assert t.credits["runner"] == 2
    assert not t.happened("run begins")


@pytest.mark.card("Social Engineering")
def test_a_number_that_is_not_guessed_is_worth_a_piece_of_ice() -> None:
    t = engineered(4)
    assert t.credits["runner"] == 5
    t.runner("server", server="R&D")
    t.runner("card", "Data Wall")
    t.finish_run()
    assert t.happened("access"), "the wall is passed, the filter not rezzed"
    assert t.events("run begins")[0].server == 1
