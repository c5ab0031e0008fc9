"""Actions that are for one thing only: those in a row after a card is played, and those of a roll."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.change.atoms import mark
from tests.support.classic import classic, rolled
from tests.support.classic_corp import DECK, corp_turn, in_zone
from tests.support.classic_runner import install, runner_turn, to_action
from tests.support.table import Table

TEMPS = "Edgerunner, Inc., Temps"
BOARD = "AI Board Member"
VIACOX = "Bargain with Viacox"
BUNDLE = "Valu-Pak Software Bundle"


def kinds(t: Table) -> set[str]:
    """The kinds of what can be done with the action at hand."""
    return {option.kind for option in t.decision.options}


def acts(t: Table) -> None:
    """On to the Corp's next action."""
    t.until(side="corp", kind="action")


def temps(*hand: str, clicks: int = 3, **place: object) -> Table:
    """The Corp has just played the operation."""
    t = corp_turn(corp=Seat(credits=5, clicks=clicks, hand=[TEMPS, *hand], deck=DECK), **place)
    t.corp("play", TEMPS)
    acts(t)
    return t


def puts(t: Table, card: str) -> None:
    """The Corp installs a card in a new fort."""
    t.corp("install", card)
    while t.decision.about in ("install-where", "trash-first"):
        t.corp("server", server="new") if t.can("server", server="new") else t.passes()
    acts(t)


@pytest.mark.card(TEMPS)
def test_three_installs_come_next_and_cost_no_other_action() -> None:
    t = temps("Krumz", "Holovid Campaign", "Rustbelt HQ Branch", "Rescheduler", "Night Shift")
    for card in ("Krumz", "Holovid Campaign", "Rustbelt HQ Branch"):
        assert kinds(t) == {"install", "done"}, "nothing else can be done with it"
        assert t.clicks["corp"] == 2
        puts(t, card)
    assert t.clicks["corp"] == 2
    assert {"gain credit", "play", "install"} <= kinds(t), "all three are taken"


@pytest.mark.card(TEMPS)
def test_who_leaves_one_leaves_the_rest() -> None:
    t = temps("Krumz", "Holovid Campaign")
    puts(t, "Krumz")
    t.corp("done")
    acts(t)
    assert "gain credit" in kinds(t)
    t.corp("gain credit")
    acts(t)
    assert {"gain credit", "install"} <= kinds(t), "what was left does not come again"
    assert t.clicks["corp"] == 1


@pytest.mark.card(TEMPS)
def test_with_no_action_left_they_are_taken_all_the_same_and_the_turn_ends_after_them() -> None:
    t = temps("Krumz", "Holovid Campaign", clicks=1)
    puts(t, "Krumz")
    assert t.clicks["corp"] == 0
    t.corp("done")
    while t.decision.side == "corp":
        t.passes()
    assert t.game.state.active == "runner"
    assert t.zone("Holovid Campaign") == "HQ"


@pytest.mark.card(TEMPS)
def test_with_nothing_to_install_there_is_nothing_to_decide() -> None:
    t = temps("Night Shift")
    assert "gain credit" in kinds(t)
    assert t.clicks["corp"] == 2


@pytest.mark.card(TEMPS)
def test_after_each_of_them_comes_the_window_after_an_action() -> None:
    t = temps("Krumz", "Rescheduler")
    t.corp("install", "Krumz")
    while t.decision.about in ("install-where", "trash-first"):
        t.corp("server", server="new") if t.can("server", server="new") else t.passes()
    assert (t.decision.rule, t.can("rez", "Krumz")) == ("C4.7", True)
    acts(t)
    assert kinds(t) == {"install", "done"}


@pytest.mark.card(TEMPS)
@pytest.mark.rule("classic-1996 C9")
def test_actions_that_are_forgone_are_those_that_come_next() -> None:
    t = corp_turn(
        corp=Seat(credits=9, clicks=3, hand=[TEMPS, "Krumz", "Rescheduler"], deck=DECK),
        runner=Seat(rig=["Butcher Boy"]),
    )
    mark(t.game.state, "boy", -1, 1)
    t.corp("play", TEMPS)
    t.until(side="corp", option="purge")
    t.corp("purge")
    acts(t)
    assert ("gain credit" in kinds(t), t.clicks["corp"]) == (True, 2), "the three installs are forgone"


def bundle(*hand: str, credits: int = 5, clicks: int = 2) -> Table:
    """The Runner has just played the prep."""
    t = runner_turn(runner=Seat(credits=credits, clicks=clicks, hand=[BUNDLE, *hand]))
    t.runner("play", BUNDLE)
    to_action(t)
    return t


def lent(t: Table) -> int:
    return t.game.state.players["runner"].lent


@pytest.mark.card(BUNDLE)
def test_programs_alone_with_a_bit_that_is_there_for_them() -> None:
    t = bundle("Codecracker", "Cyfermaster", "WuTech Mem Chip", credits=1)
    assert (t.credits["runner"], lent(t)) == (1, 1)
    assert {t.name(o.card) for o in t.decision.options if o.kind == "install"} == {"Codecracker"}
    install(t, "Codecracker")
    assert (t.credits["runner"], lent(t), t.clicks["runner"]) == (0, 0, 1)
    assert "gain credit" in kinds(t), "the other program is too dear"


@pytest.mark.card(BUNDLE)
def test_five_of_them_and_no_more_and_the_bit_goes_back_when_they_are_over() -> None:
    t = bundle(*["Invisibility"] * 6)
    for number in range(5):
        assert (kinds(t), lent(t)) == ({"install", "done"}, 1), f"after {number}"
        t.runner("install", "Invisibility")
        while t.decision.about == "trash-first":
            t.runner("done") if t.can("done") else t.passes()
        to_action(t)
    assert ("gain credit" in kinds(t), lent(t), t.clicks["runner"]) == (True, 0, 1)
    assert t.credits["runner"] == 5


@pytest.mark.card(BUNDLE)
def test_the_bit_goes_back_when_the_rest_is_left_or_there_is_nothing_to_install() -> None:
    t = bundle("Invisibility", clicks=1)
    t.runner("done")
    t.until(side="corp", kind="action")
    assert (lent(t), t.credits["runner"], t.zone("Invisibility")) == (0, 5, "grip")
    t = bundle("WuTech Mem Chip")
    assert ("gain credit" in kinds(t), lent(t), t.credits["runner"]) == (True, 0, 5)


def board(seed: int, *hand: str) -> Table:
    """The Corp's turn has begun and the die has fallen for the board member."""
    seat = Seat(credits=5, clicks=0, hand=hand, deck=DECK, score=[BOARD])
    return classic(turn="corp", at="C4.1", corp=seat, seed=seed)


ROLLS = [(1, 1, "install"), (2, 3, "gain credit"), (4, 6, "draw")]


@pytest.mark.card(BOARD)
@pytest.mark.parametrize(("low", "high", "kind"), ROLLS)
def test_the_roll_says_what_a_fourth_action_is_for(low: int, high: int, kind: str) -> None:
    t = rolled(lambda seed: board(seed, "Krumz", "Holovid Campaign"), low, high)
    t.corp("yes")
    acts(t)
    assert {"gain credit", "draw", "install", "errand"} <= kinds(t)
    t.corp("gain credit")
    acts(t)
    assert t.clicks["corp"] == 2
    t.corp("errand", BOARD)
    if kind == "install":
        assert (kinds(t), t.decision.about) == ({"install"}, "errand")
        puts(t, "Krumz")
    acts(t)
    assert t.clicks["corp"] == 2, "it took none of the others"
    assert "errand" not in kinds(t), "one a turn"
    hand = len(t.game.state.zones["HQ"])
    done = {"install": (6, 2), "gain credit": (7, 3), "draw": (6, 4)}
    assert (t.credits["corp"], hand) == done[kind]


@pytest.mark.card(BOARD)
@pytest.mark.parametrize(("low", "high"), [(1, 1), (2, 3), (4, 6)])
def test_it_need_not_be_taken(low: int, high: int) -> None:
    t = rolled(lambda seed: board(seed, "Krumz"), low, high)
    t.corp("no")
    acts(t)
    assert ("errand" not in kinds(t), t.clicks["corp"]) == (True, 3)


@pytest.mark.card(BOARD)
def test_what_is_left_when_no_other_action_is_left_is_taken_then() -> None:
    t = rolled(lambda seed: board(seed, "Krumz"), 4, 6)
    t.corp("yes")
    for _ in range(3):
        acts(t)
        t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert len(t.events("draw", side="corp")) == 2, "the turn's card and this one"


@pytest.mark.card(BOARD)
def test_an_install_with_nothing_to_install_is_gone_with_the_turn() -> None:
    t = rolled(lambda seed: board(seed), 1, 1)
    t.corp("yes")
    acts(t)
    for _ in range(3):
        acts(t)
        t.corp("install", "Keeper") if t.can("install", "Keeper") else t.corp("gain credit")
        while t.decision.about in ("install-where", "trash-first"):
            t.passes()
    t.until(side="runner", kind="action")
    assert len(t.events("gain credits", side="corp")) == 2


def viacox(shows: int, *hand: str, credits: int = 5, remote: bool = True) -> Table:
    """The Runner's turn, at its first action, once the die has fallen for the bargain."""

    def begins(seed: int) -> Table:
        return classic(
            at="C10.1",
            seed=seed,
            corp=Seat(hand=["Keeper"], deck=DECK),
            runner=Seat(credits=credits, clicks=0, hand=hand, deck=["Score!"] * 4, rig=[VIACOX]),
            servers={"remote 1": At(root=["Krumz"])} if remote else {},
        )

    t = rolled(begins, shows, shows)
    to_action(t)
    return t


@pytest.mark.card(VIACOX)
def test_a_fifth_action_draws_a_card_or_gains_a_bit() -> None:
    for shows, done in ((1, (1, 5)), (2, (0, 6))):
        t = viacox(shows)
        assert t.clicks["runner"] == 4
        t.runner("errand", VIACOX)
        to_action(t)
        assert (len(t.game.state.zones["grip"]), t.credits["runner"]) == done
        assert (t.clicks["runner"], t.can("errand", VIACOX)) == (4, False)


@pytest.mark.card(VIACOX)
@pytest.mark.parametrize(("shows", "server"), [(3, 1), (4, 0), (5, 3)])
def test_or_it_is_a_run_on_the_fort_of_the_roll(shows: int, server: int) -> None:
    t = viacox(shows)
    t.runner("errand", VIACOX)
    run = t.game.state.run
    assert (run is not None and run.server, t.clicks["runner"]) == (server, 4)
    t.finish_run()
    to_action(t)
    assert (t.clicks["runner"], t.can("errand", VIACOX)) == (4, False)


@pytest.mark.card(VIACOX)
def test_it_must_be_taken_if_it_can_be_once_nothing_else_is_left() -> None:
    t = viacox(3)
    for _ in range(4):
        to_action(t)
        t.runner("gain credit")
    t.until(rule="13?")
    assert t.happened("run begins"), "the run on R&D comes by itself"
    t = viacox(5, remote=False)
    assert not t.can("errand", VIACOX), "there is no fort to run on"
    for _ in range(4):
        to_action(t)
        t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert not t.happened("run begins")


@pytest.mark.card(VIACOX)
@pytest.mark.parametrize(
    ("card", "credits", "zone", "left"),
    [("Krash", 5, "table", 5), ("Score!", 5, "heap", 9), ("Cyfermaster", 3, "grip", 3)],
)
def test_on_a_six_chance_picks_a_card_that_is_revealed_and_played_or_installed(
    card: str, credits: int, zone: str, left: int
) -> None:
    t = viacox(6, card, credits=credits)
    t.runner("errand", VIACOX)
    to_action(t)
    assert t.happened("reveal", card)
    assert card in in_zone(t, zone)
    assert t.clicks["runner"] == 4, "it took none of the others"
    assert t.credits["runner"] == left


@pytest.mark.card(VIACOX)
def test_with_an_empty_hand_a_six_is_nothing_and_the_turn_of_the_install_has_no_roll() -> None:
    assert not viacox(6).can("errand", VIACOX)
    t = runner_turn(runner=Seat(credits=5, clicks=3, hand=[VIACOX]))
    install(t, VIACOX)
    assert (t.events("die"), t.can("errand", VIACOX)) == ([], False)
