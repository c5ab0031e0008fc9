"""Values that several effects change (1.4: 9.11.1a; 26.03: 9.12.1a), X in costs, and X kept."""

from itertools import permutations

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import hand_size, rez_cost
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import In, Is, Named
from rulerunner.lang.instructions import Choose, Damage, Gain, IncreaseImminent, InstallCard, Prevent
from rulerunner.lang.quantities import Past, StillImminent, X
from rulerunner.lang.refs import ANY_REMOTE, CHOSEN
from rulerunner.lang.statics import Modify, Player, XAtMost
from rulerunner.lang.sugar import interrupt, play, prevention, static, sub, when
from rulerunner.lang.words import HQ, ICE, NET
from tests.support.faces import made, table

CORP = Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"])


@pytest.mark.rule("nisei-1.4 9.11.1a", "nsg-26.03 9.12.1a")
@pytest.mark.parametrize("order", list(permutations(["Set", "Up", "Down"])))
def test_a_value_is_set_first_then_raised_then_lowered(order: tuple[str, ...]) -> None:
    faces = (
        made("Set", "resource", static(Player("hand size", 3, base=True))),
        made("Up", "resource", static(Player("hand size", 4))),
        made("Down", "resource", static(Player("hand size", -1))),
    )
    t = table(*faces, runner=Seat(rig=order))
    assert hand_size(t.game.state, "runner") == 6


@pytest.mark.rule("nisei-1.4 9.11.1a", "nsg-26.03 9.12.1a")
@pytest.mark.parametrize("order", list(permutations(["Dear", "Cheap", "Cheap"])))
def test_what_lowers_a_cost_comes_after_what_raises_it(order: tuple[str, ...]) -> None:
    """1 less 2 and less 2 is nothing, and 3 more would be 3; but the 3 come first, so that it is nothing."""
    dear = made("Dear", "asset", static(Modify("rez cost", 3, Is(ICE))))
    cheap = made("Cheap", "asset", static(Modify("rez cost", -2, Is(ICE))))
    servers = {f"remote {n}": At(root=[f"{name} (rezzed)"]) for n, name in enumerate(order, 1)}
    t = table(dear, cheap, servers=servers | {"HQ": At(ice=["Ice Wall"])})
    assert rez_cost(t.game.state, t.card("Ice Wall")) == 0


@pytest.mark.rule("nisei-1.4 8.1a", "nsg-26.03 8.6.2a")
def test_the_x_of_a_play_cost_is_chosen_as_it_is_paid_and_kept_as_the_card_resolves() -> None:
    """The card says how much it may be at most; what it does with it does not change what it is."""
    drive = made("Drive", "operation", static(XAtMost(3)), play(Gain(X), Gain(X)), x_cost=True, cost=None)
    t = table(drive, turn="corp", corp=CORP._replace(hand=["Drive"]))
    t.corp("play", "Drive")
    assert [option.number for option in t.decision.options] == [0, 1, 2, 3]
    assert t.credits["corp"] == 9, "nothing is paid before it is chosen"
    t.corp("number", number=2)
    assert [event.amount for event in t.events("spend credits")] == [2]
    assert t.credits["corp"] == 9 - 2 + 2 + 2


@pytest.mark.rule("nisei-1.4 9.11.4b", "nsg-26.03 9.12.4b")
def test_how_often_fully_operational_repeats_is_counted_once_it_has_resolved_a_first_time() -> None:
    """What it draws first brings a card into the second of two servers, which counts from then on."""
    helper = made(
        "Helper",
        "asset",
        when(
            Trigger("draw", side="corp"),
            Choose(In(HQ) & Named("PAD Campaign")),
            InstallCard(CHOSEN, at=ANY_REMOTE),
            once="turn",
        ),
    )
    servers = {
        "remote 1": At(ice=["Ice Wall"], root=["Helper (rezzed)"]),
        "remote 2": At(ice=["Enigma"]),
    }
    t = table(
        helper, turn="corp", corp=CORP._replace(hand=["Fully Operational", "PAD Campaign"]), servers=servers
    )
    t.corp("play", "Fully Operational")
    t.choose(1)
    if t.can("server", server="remote 2"):
        t.corp("server", server="remote 2")
    assert t.zone("PAD Campaign") == "table"
    times = 1
    while t.decision.kind == "choose effect":
        t.choose(0)
        times += 1
    assert times == 3, "once, and once more for each of two servers"


@pytest.mark.rule("nisei-1.4 9.8.7c", "nsg-26.03 9.9.7c", "nisei-1.4 9.8.3a", "nsg-26.03 9.9.3a")
@pytest.mark.parametrize(
    ("damage", "more", "answers", "suffered"),
    [
        (3, 0, ("Vest",), 1),
        (1, 0, (), 1),
        (1, 2, ("Vest",), 1),
        (3, 0, ("Shield", "Vest"), 1),
        (2, 0, ("Shield",), 1),
        (3, 0, ("Vest", "Shield"), 0),
    ],
    ids=[
        "all but one",
        "of one it prevents none",
        "raised before",
        "lowered before",
        "to one",
        "lowered after",
    ],
)
def test_all_but_one_is_prevented_only_of_more_than_one_and_other_interrupts_still_count(
    damage: int, more: int, answers: tuple[str, ...], suffered: int
) -> None:
    """What is left of the damage by then counts: of 1 point it is not even relevant."""
    vest = made(
        "Vest", "resource", prevention(TrashThis(), "damage", Prevent(Past(StillImminent(), 1)), detail=NET)
    )
    shield = made("Shield", "resource", prevention(Credits(1), "damage", Prevent(1), detail=NET))
    salt = made("Salt", "asset", interrupt(Trigger("damage", detail=NET), IncreaseImminent(2)))
    bite = made("Bite", "ice", sub(Damage(NET, damage)))
    servers = {"HQ": At(ice=["Bite (rezzed)"]), "remote 1": At(root=["Salt (rezzed)"] if more else ["Salt"])}
    runner = Seat(credits=len(answers), rig=["Vest", "Shield"], hand=["5x Diesel"])
    t = table(vest, shield, salt, bite, corp=CORP._replace(credits=0), runner=runner, servers=servers)
    t.run("HQ")
    given = list(answers)
    while t.in_run():
        if t.decision.kind == "interrupt" and t.decision.side == "runner":
            if given and t.can("use", given[0]):
                t.runner("use", given.pop(0))
                continue
            assert not t.can("use", "Vest"), "there is 1 left"
        t.passes()
    assert not given
    assert sum(event.amount for event in t.events("damage")) == suffered
