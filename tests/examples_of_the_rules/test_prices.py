"""Worked examples about prices: several at once, those made lower, and rezzing that is not declined."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.costs import Forfeit
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import Same
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import static
from tests.support.table import Table

PATCHWORK = "Patchwork"
OBOKATA = "Obokata Protocol"


# --- several additional costs -----------------------------------------------------------------------------


def accessing_obokata(credits: int, *grip: str) -> Table:
    """The Runner accesses Obokata Protocol beside Ben Musashi, with Predictive Algorithm in the play area."""
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, clicks=1, hand=["Predictive Algorithm"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=credits, hand=grip, rig=["Order of Sol"], deck=["9x Corroder"]),
            servers={"remote 1": At(root=[OBOKATA, "Ben Musashi (rezzed)"])},
        )
    )
    t.corp("play", "Predictive Algorithm")
    t.until(side="runner", kind="action")
    t.run("remote 1")
    t.until(side="runner", option="access")
    t.runner("access", OBOKATA)
    return t


@pytest.mark.example("nsg-26.03 1.16.10b", 1)
def test_the_three_costs_of_stealing_obokata_protocol_are_paid_at_once() -> None:
    t = accessing_obokata(2, "I've Had Worse", "5x Diesel")
    t.until(about="steal")
    assert (t.credits["runner"], t.events("damage")) == (2, []), "nothing is paid before"
    t.runner("yes")
    t.finish_run()
    assert t.zone(OBOKATA) == "runner score"
    assert sum(e.amount for e in t.events("damage")) == 6
    spent = t.events("spend credits", side="runner")
    assert [e.amount for e in spent] == [2]
    drawn, gained = t.events("draw", side="runner"), t.events("gain credits", side="runner")
    assert sum(e.amount for e in gained) == 1, "Order of Sol"
    assert [t.name(cid) for cid in t.game.state.zones["grip"]] == ["Corroder"] * 3, "I've Had Worse"
    (stolen,) = t.events("steal")
    costs = [e for e in (*spent, *t.events("damage"), *t.events("trash")) if e.moment < stolen.moment]
    assert len([e for e in costs if e.kind == "trash"]) == 6
    paid = max(e.moment for e in costs)
    assert all(paid < e.moment < stolen.moment for e in (*drawn, *gained)), "after every cost"


@pytest.mark.example("nsg-26.03 1.16.10b", 1)
def test_who_cannot_pay_all_three_costs_of_obokata_protocol_pays_none() -> None:
    t = accessing_obokata(1, "I've Had Worse", "6x Diesel")
    while t.in_run():
        assert t.decision.about != "steal", "it is not even asked"
        t.passes()
    assert t.zone(OBOKATA) == "table"
    assert t.credits["runner"] == 1
    assert len(t.game.state.zones["grip"]) == 7
    assert not t.happened("damage")
    assert t.zone("Predictive Algorithm") == "play"


@pytest.mark.example("nsg-26.03 1.16.10b", 1)
@pytest.mark.parametrize("others", [0, 3, 4])
def test_ive_had_worse_draws_too_late_for_the_six_damage_of_obokata_protocol(others: int) -> None:
    """Four damage and two are suffered at once: nothing is drawn or gained between them."""
    t = accessing_obokata(2, "I've Had Worse", *["Diesel"] * others)
    t.until(about="steal")
    t.runner("yes")
    assert t.game.result == ("corp", "flatline")
    assert t.zone(OBOKATA) != "runner score"
    assert not t.happened("steal")
    assert not t.happened("draw", side="runner")
    assert not t.happened("gain credits", side="runner")


# --- installed and rezzed if able -------------------------------------------------------------------------


def blitz(credits: int, *hand: str, score: tuple[str, ...] = ()) -> Table:
    """The Corp plays Ad Blitz for one card; Dear Campaign asks for an agenda besides its rez cost."""
    dear = Face(
        Facts("Dear Campaign", "corp", "asset", ("advertisement",), cost=1, trash=1),
        (static(AdditionalCost("rez", (Forfeit(1),), cards=Same(THIS))),),
    )
    corp = Seat(credits=credits, hand=["Ad Blitz", *hand], deck=["9x Hedge Fund"], score=score)
    t = Table(position(turn="corp", corp=corp, faces=(dear,)))
    t.corp("play", "Ad Blitz")
    t.corp("number", number=1)
    return t


@pytest.mark.example("nsg-26.03 8.5.13d", 2)
def test_ad_blitz_installs_nothing_that_cannot_be_rezzed() -> None:
    t = blitz(4, "PAD Campaign", "Wall to Wall", "Adonis Campaign", "Dear Campaign")
    offered = {t.name(option.card) for option in t.decision.options}
    assert offered == {"PAD Campaign", "Wall to Wall"}, "too dear the one, no agenda to forfeit for the other"
    t = blitz(4, "Adonis Campaign", "Dear Campaign")
    assert t.decision.kind == "action", "there was nothing to choose"
    assert (t.zone("Adonis Campaign"), t.zone("Dear Campaign")) == ("HQ", "HQ")
    assert not t.happened("install")
    assert not t.happened("reveal")


@pytest.mark.example("nsg-26.03 8.5.13d", 2)
def test_the_additional_cost_to_rez_what_ad_blitz_installs_is_not_declined() -> None:
    t = blitz(4, "Dear Campaign", score=("Hostile Takeover",))
    while t.decision.kind != "action":
        assert not {"no", "pass", "done"} & {option.kind for option in t.decision.options}
        t.choose(0)
    assert t.rezzed("Dear Campaign")
    assert t.happened("forfeit", "Hostile Takeover")
    assert not t.happened("reveal", "Dear Campaign")


# --- Patchwork --------------------------------------------------------------------------------------------


def patchwork(credits: int, *grip: str, rig: tuple[str, ...] = (), heap: tuple[str, ...] = ()) -> Table:
    runner = Seat(
        credits=credits,
        clicks=4,
        hand=grip,
        rig=[PATCHWORK, *rig],
        discard=heap,
        deck=["Imp", "Corroder", "3x Sure Gamble"],
    )
    return Table(position(runner=runner, corp=Seat(deck=["9x Hedge Fund"])))


def spent(t: Table) -> int:
    return sum(change.amount for change in t.events("spend credits", side="runner"))


@pytest.mark.example("nsg-26.03 8.7.2b", 2)
@pytest.mark.parametrize("grip", [("Diesel", "Legwork"), ()])
def test_self_modifying_code_finds_imp_only_if_patchwork_can_make_it_cheaper(grip: tuple[str, ...]) -> None:
    t = patchwork(2, *grip, rig=("Self-modifying Code",))
    t.until(side="runner", option="use")
    t.runner("use", "Self-modifying Code")
    assert t.credits["runner"] == 0
    assert t.can("card", "Imp") == bool(grip)
    if not grip:
        t.until(side="runner", kind="action")
        assert t.zone("Imp") == "stack"
        assert not t.happened("install")
        return
    t.runner("card", "Imp")
    assert [t.name(option.card) for option in t.decision.options] == ["Diesel", "Legwork"], "one has to go"
    t.choose(0)
    t.until(side="runner", kind="action")
    assert (t.zone("Imp"), t.zone("Diesel"), t.zone("Legwork")) == ("table", "heap", "grip")
    assert spent(t) == 2, "for Self-modifying Code alone"


@pytest.mark.example("nsg-26.03 9.9.6c", 1)
@pytest.mark.rule("nisei-1.4 9.8.6c")
@pytest.mark.parametrize(
    ("kind", "source", "card", "paid"),
    [
        ("play", "", "Sure Gamble", 5 - 2),
        ("install", "", "Imp", 2 - 2),
        ("install", "", "Cyberfeeder", 2 - 2),
        ("install", "", "Akamatsu Mem Chip", 0),
        ("use", "Self-modifying Code", "Corroder", 2 + 2 - 2),
        ("use", "Same Old Thing", "Legwork", 2 - 2),
    ],
)
def test_patchwork_is_relevant_wherever_a_card_is_played_or_installed_and_paid_for(
    kind: str, source: str, card: str, paid: int
) -> None:
    grip = () if source else (card,)
    heap = ("Legwork",) if source == "Same Old Thing" else ()
    t = patchwork(9, *grip, "Diesel", rig=(source,) if source else (), heap=heap)
    t.until(side="runner", option=kind)
    t.runner(kind, source or card)
    if not t.can("trigger", PATCHWORK):
        t.runner("card", card)
    assert t.can("pass"), "it may be used"
    t.runner("trigger", PATCHWORK)
    assert t.zone("Diesel") == "heap"
    assert spent(t) == paid


@pytest.mark.example("nsg-26.03 9.9.6c", 1)
@pytest.mark.rule("nisei-1.4 9.8.6c")
def test_patchwork_has_nothing_to_say_where_no_play_or_install_cost_is_paid() -> None:
    t = patchwork(9, "Test Run", "Diesel", rig=("Gordian Blade",))
    t.until(side="runner", option="use")
    t.runner("use", "Gordian Blade", ability=1)
    assert spent(t) == 1, "the cost of an ability is another one"
    t.until(side="runner", kind="action")
    t.runner("play", "Test Run")
    t.runner("pass")
    assert spent(t) == 1 + 3
    while t.decision.kind != "action":
        assert not t.can("trigger", PATCHWORK), "the install cost is ignored"
        t.runner("card", "Imp") if t.can("card", "Imp") else t.choose(0)
    assert t.zone("Imp") == "table"
    assert spent(t) == 1 + 3
    assert t.zone("Diesel") == "grip"
