"""9.6, 9.1.8, 1.16.1: what is met several times at once, or by a card that leaves; what cannot be paid."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Cost, Credits, Forfeit, TakeBadPublicityCost, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, UNREZZED, In, Is, Named, Same
from rulerunner.lang.instructions import (
    AccessCard,
    Choose,
    Damage,
    Draw,
    Gain,
    IncreaseImminent,
    InstallCard,
    Instead,
    Later,
    May,
    MoveTo,
    Place,
    Prevent,
    RezCard,
    Trash,
    TrashAll,
)
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import AdditionalCost, Cannot, LosesAbilities
from rulerunner.lang.sugar import about, interrupt, paid, play, prevention, static, sub, together, when
from rulerunner.lang.words import ASSET, CORE, GRIP, NET, POWER, PROGRAM, Ignored
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")
CHIP = made("Chip", "program", memory=0)


@pytest.mark.rule("nisei-1.4 9.6.14", "nsg-26.03 9.6.13c", "nsg-26.03 9.6.10")
@pytest.mark.parametrize("rules", BOTH)
def test_a_delayed_ability_that_is_met_twice_at_once_resolves_once(rules: str) -> None:
    sweep = made(
        "Sweep", "event", play(Later(when(Trigger("trash"), Gain(1))), TrashAll(Is(PROGRAM) & INSTALLED))
    )
    t = table(sweep, CHIP, rules=rules, runner=Seat(credits=0, hand=["Sweep"], rig=["2x Chip"]))
    t.runner("play", "Sweep")
    t.until(kind="action")
    assert (len(t.events("trash", origin="table")), t.credits["runner"]) == (2, 1)


@pytest.mark.rule("nsg-26.03 9.6.13b", "nsg-26.03 9.6.4b")
def test_one_that_lasts_for_the_turn_resolves_for_each() -> None:
    later = Later(when(Trigger("trash", subject=Is(PROGRAM)), Gain(1)), "turn")
    sweep = made("Sweep", "event", play(later, TrashAll(Is(PROGRAM) & INSTALLED)))
    t = table(sweep, CHIP, runner=Seat(credits=0, hand=["Sweep"], rig=["2x Chip"]))
    t.runner("play", "Sweep")
    t.until(kind="action")
    assert t.credits["runner"] == 2


@pytest.mark.rule("nsg-26.03 9.1.8g")
def test_agendas_forfeited_together_hear_of_each_other() -> None:
    grief = made("Grief", "agenda", when(Trigger("forfeit"), Gain(1)), points=1)
    deal = made("Deal", "operation", play(May((Gain(10),), (Forfeit(2),))))
    t = table(grief, deal, turn="corp", corp=Seat(credits=0, hand=["Deal"], score=["2x Grief"]))
    t.corp("play", "Deal")
    t.corp("yes")
    while t.decision.kind != "action":
        t.choose(0)
    assert t.credits["corp"] == 10 + 4


@pytest.mark.rule("nisei-1.4 9.6.5b", "nsg-26.03 9.6.5b")
@pytest.mark.parametrize(("rules", "heard"), [("nisei-1.4", 0), ("nsg-26.03", 2)])
def test_an_ability_regained_as_something_happens_hears_of_it_where_checkpoints_ask(
    rules: str, heard: int
) -> None:
    hears = made("Hears", "resource", when(Trigger("trash", subject=Is(PROGRAM)), Gain(1)))
    mute = made("Mute", "program", static(LosesAbilities("printed", Named("Hears"))), memory=0)
    sweep = made("Sweep", "event", play(TrashAll(Is(PROGRAM) & INSTALLED)))
    seat = Seat(credits=0, hand=["Sweep"], rig=["Hears", "Mute", "Chip"])
    t = table(*(hears, mute, sweep, CHIP), rules=rules, runner=seat)
    t.runner("play", "Sweep")
    while t.decision.kind != "action":
        t.choose(0)
    assert t.credits["runner"] == heard


@pytest.mark.rule("nsg-26.03 8.1.2e", "nsg-26.03 9.6.5b")
@pytest.mark.parametrize("ignoring", ["", "all"])
def test_a_card_that_is_rezzed_hears_of_nothing_before_its_cost_was_paid(ignoring: Ignored) -> None:
    hears = made("Hears", "asset", when(Trigger("gain credits", side="corp"), Draw(1)))
    both = together(Gain(3), RezCard(CHOSEN, ignoring=ignoring))
    raise_ = made("Raise", "operation", play(Choose(UNREZZED & Is(ASSET)), both))
    seat = Seat(credits=0, hand=["Raise"], deck=["3x Hedge Fund"])
    t = table(hears, raise_, turn="corp", corp=seat, servers={"remote 1": At(root=["Hears"])})
    t.corp("play", "Raise")
    t.until(kind="action")
    assert (t.rezzed("Hears"), t.events("draw")) == (True, [])


SPARES: dict[str, Ability] = {
    "trash": interrupt(Trigger("trash", subject=Is(PROGRAM)), Prevent(1)),
    "bad publicity": interrupt(Trigger("bad publicity"), Prevent(1)),
}


@pytest.mark.rule("nsg-26.03 1.16.1b")
@pytest.mark.parametrize("cost", [TrashThis(), TrashCards(Is(PROGRAM) & INSTALLED)])
@pytest.mark.parametrize("spared", [False, True])
def test_what_would_surely_be_prevented_cannot_be_trashed_as_a_cost(cost: Cost, spared: bool) -> None:
    spare = made("Spare", "hardware", *([SPARES["trash"]] if spared else []))
    fuse = made("Fuse", "program", paid(cost, Gain(1)), memory=0)
    t = table(spare, fuse, at="5.7.1e", runner=Seat(credits=0, rig=["Spare", "Fuse"]))
    assert t.can("use", "Fuse") != spared


@pytest.mark.rule("nsg-26.03 1.16.1b")
@pytest.mark.parametrize("spared", [False, True])
def test_bad_publicity_that_would_surely_be_prevented_is_no_cost(spared: bool) -> None:
    spare = made("Spare", "asset", *([SPARES["bad publicity"]] if spared else []))
    fuse = made("Fuse", "asset", paid(TakeBadPublicityCost(1), Gain(1)))
    servers = {"remote 1": At(root=["Spare (rezzed)"]), "remote 2": At(root=["Fuse (rezzed)"])}
    t = table(spare, fuse, turn="corp", at="5.6.2a", corp=Seat(credits=0), servers=servers)
    assert t.can("use", "Fuse") != spared


@pytest.mark.rule("nisei-1.4 9.8.2", "nsg-26.03 9.9.2", "nsg-26.03 9.9.3a")
@pytest.mark.parametrize("rules", BOTH)
def test_nobody_saves_a_card_that_cannot_be_trashed(rules: str) -> None:
    rock = made(
        "Rock", "program", static(Cannot("trash", Same(THIS))), interrupt(about("trash"), Gain(1)), memory=0
    )
    saves = prevention(TrashThis(), "trash", Prevent(1), subject=Is(PROGRAM))
    bite = made("Bite", "ice", sub(TrashAll(Is(PROGRAM) & INSTALLED)))
    for rig, offers in ((["Rock"], 0), (["Rock", "Chip"], 1)):
        t = table(
            *(rock, bite, CHIP, made("Save", "hardware", saves)),
            rules=rules,
            runner=Seat(credits=0, rig=[*rig, "Save"]),
            servers={"HQ": At(ice=["Bite (rezzed)"])},
        )
        t.run("HQ")
        offered = 0
        while t.in_run():
            offered += len(t.find("use", "Save"))
            t.passes()
        assert (offered, t.credits["runner"], t.zone("Rock")) == (offers, 0, "table")


@pytest.mark.rule("nsg-26.03 1.16.10c", "nsg-26.03 9.1.3")
@pytest.mark.parametrize("taxed", [False, True])
def test_what_goes_with_an_access_is_its_sources_though_another_card_had_it_paid_for(taxed: bool) -> None:
    link = when(Trigger("access ends"), MoveTo(THIS, GRIP))
    peek = made("Peek", "event", play(Choose(Named("Vault")), AccessCard(CHOSEN, linked=(link,))))
    tax = made("Tax", "asset", static(AdditionalCost("access", (Credits(1),), cards=Named("Vault"))))
    servers = {"remote 1": At(root=["Vault"]), "remote 2": At(root=["Tax (rezzed)" if taxed else "Tax"])}
    seat = Seat(credits=1, hand=["Peek"])
    t = table(*(peek, tax, made("Vault", "asset", trash=9)), runner=seat, servers=servers)
    t.runner("play", "Peek")
    while t.decision.kind != "action":
        t.choose(t.find("yes")[0]) if t.can("yes") else t.passes()
    assert t.happened("access", "Vault")
    assert (t.zone("Peek"), t.zone("Tax"), t.credits["runner"]) == ("grip", "table", 0 if taxed else 1)


@pytest.mark.rule("nisei-1.4 9.2.9a", "nsg-26.03 9.2.9a", "nsg-26.03 9.9.10")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("order", "damage"), [(("More", "Swap"), 1), (("Swap", "More"), 2)])
def test_an_interrupt_is_not_pending_anew_for_what_another_has_put_in_the_place_of_an_effect(
    order: tuple[str, str], damage: int, rules: str
) -> None:
    swap = interrupt(Trigger("damage", detail=NET), Instead("damage", (Damage(CORE, 1),)), may=True)
    more = interrupt(Trigger("damage"), IncreaseImminent(1), may=True)
    t = table(
        *(made("Swap", "asset", swap), made("More", "asset", more)),
        made("Sting", "ice", sub(Damage(NET, 1))),
        rules=rules,
        runner=Seat(hand=["5x Diesel"]),
        servers={
            "HQ": At(ice=["Sting (rezzed)"]),
            "remote 1": At(root=["Swap (rezzed)"]),
            "remote 2": At(root=["More (rezzed)"]),
        },
    )
    t.run("HQ")
    for card in order:
        t.until(side="corp", kind="interrupt")
        t.corp("trigger", card)
    while t.in_run():
        t.choose(t.find("trigger")[0]) if t.can("trigger") else t.passes()
    assert [(e.sort, e.amount) for e in t.events("damage")] == [(CORE, damage)]


@pytest.mark.rule("nsg-26.03 1.12.2", "nsg-26.03 1.15.4")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("moved", "zone"), [(False, "heap"), (True, "grip")])
def test_a_chosen_card_that_another_ability_has_moved_meanwhile_is_acted_on_no_more(
    rules: str, moved: bool, zone: str
) -> None:
    push = when(Trigger("place"), Choose(Named("Chip")), MoveTo(CHOSEN, GRIP))
    mark = made("Mark", "event", play(Choose(Named("Chip")), Place(1, POWER, CHOSEN), Trash(CHOSEN)))
    t = table(
        *(CHIP, mark, made("Push", "asset", push)),
        rules=rules,
        runner=Seat(hand=["Mark"], rig=["Chip"]),
        servers={"remote 1": At(root=["Push (rezzed)" if moved else "Push"])},
    )
    t.runner("play", "Mark")
    t.until(kind="action")
    assert t.zone("Chip") == zone


@pytest.mark.rule("nsg-26.03 1.12.2a")
def test_a_chosen_card_that_the_ability_itself_has_moved_is_found_again() -> None:
    watch = made("Watch", "asset", when(Trigger("install"), Gain(1)))
    put = made(
        "Put", "event", play(Choose(Named("Chip") & In(GRIP)), InstallCard(CHOSEN), Place(1, POWER, CHOSEN))
    )
    servers = {"remote 1": At(root=["Watch (rezzed)"])}
    t = table(*(CHIP, watch, put), runner=Seat(hand=["Put", "Chip"]), corp=Seat(credits=0), servers=servers)
    t.runner("play", "Put")
    t.until(kind="action")
    assert (t.counters("Chip", POWER), t.credits["corp"]) == (1, 1)


@pytest.mark.card("Kitsune", "Ganked!", "Hostile Infrastructure")
@pytest.mark.rule("nsg-26.03 7.3.8", "nsg-26.03 1.14.4")
def test_the_corp_trashes_kitsune_though_its_breach_had_to_wait() -> None:
    t = Table(
        position(
            rules="nsg-26.03",
            corp=Seat(hand=["2x Ganked!"], deck=["5x Hedge Fund"]),
            runner=Seat(hand=["5x Diesel"]),
            servers={
                "HQ": At(ice=["Kitsune (rezzed)"]),
                "remote 1": At(root=["Hostile Infrastructure (rezzed)"]),
            },
        )
    )
    t.run("HQ")
    t.until(side="corp", option="yes")
    t.corp("no")
    for _ in ("Ganked!", "Kitsune"):
        t.until(side="corp", option="yes")
        t.corp("yes")
    t.finish_run()
    assert len(t.events("breach")) == 2
    assert t.happened("trash", "Kitsune", side="corp")
    assert not t.happened("damage"), "the Runner trashed nothing"
