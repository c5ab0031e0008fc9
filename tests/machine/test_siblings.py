"""A rule holds by whichever way a thing comes about: by an action, by an ability, onto a host, unpaid."""

import pytest

from rulerunner import At, BadPosition, Running, Seat, position
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, Damage, Gain, May, Prevent, RezCard, Trash
from rulerunner.lang.refs import ACCESSED, CHOSEN
from rulerunner.lang.statics import AdditionalCost, Cannot
from rulerunner.lang.sugar import play, prevention, static, when
from rulerunner.lang.words import MEAT
from tests.support.faces import made, table
from tests.support.table import Table

MODERN = ("nisei-1.4", "nsg-26.03")
OFFER = May((Gain(3),), (Credits(1),))
PURSE = made("Purse", "resource", when(Trigger("turn begins", side="you"), OFFER))


# --- what is for a run begins with the run ----------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.3.2c", "nsg-26.03 6.3.2c")
def test_credits_for_a_run_cannot_pay_for_announcing_it() -> None:
    toll = made("Toll", "asset", static(AdditionalCost("run", (Credits(2),))))
    t = table(
        toll,
        runner=Seat(credits=1, hand=["Overclock"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=["Toll (rezzed)"])},
    )
    assert not t.can("run"), "2 credits are too dear"
    t.runner("play", "Overclock")
    assert not t.in_run(), "its 5 credits are for the run, which does not begin"


@pytest.mark.rule("nisei-1.4 6.3.2c", "nsg-26.03 6.3.4")
@pytest.mark.card("Ghost Runner")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("pool", "able"), [(1, False), (2, True)])
def test_credits_on_a_card_for_runs_cannot_pay_for_announcing_one(rules: str, pool: int, able: bool) -> None:
    toll = made("Toll", "asset", static(AdditionalCost("run", (Credits(2),))))
    t = table(
        toll,
        rules=rules,
        runner=Seat(credits=pool, rig=["Ghost Runner (3 credit)"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=["Toll (rezzed)"])},
    )
    assert t.can("run") is able
    if able:
        t.run("R&D")
        assert (t.credits["runner"], t.counters("Ghost Runner", "credit")) == (0, 3)


@pytest.mark.rule("nisei-1.4 6.3.2c", "nsg-26.03 6.3.2c")
def test_credits_for_a_run_are_there_once_it_has_begun() -> None:
    t = table(
        runner=Seat(credits=1, hand=["Overclock"], rig=["Corroder"], deck=["9x Diesel"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        corp=Seat(hand=["Hedge Fund"]),
    )
    t.runner("play", "Overclock")
    t.runner("server", server="HQ")
    t.until(side="runner", option="use")
    t.runner("use", "Corroder")
    assert t.counters("Overclock", "credit") == 4


# --- positions in the middle of a run ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "at"),
    [
        ("nisei-1.4", "6.9.5f"),
        ("nisei-1.4", "6.9.5g"),
        ("nisei-1.4", "6.9.5h"),
        ("nsg-26.03", "6.9.5b"),
        ("nsg-26.03", "6.9.5c"),
        ("classic-1996", "16+"),
    ],
)
def test_a_position_after_success_was_declared_is_of_a_successful_run(rules: str, at: str) -> None:
    filler = "Hedge Fund" if rules != "classic-1996" else "Accounts Receivable"
    t = Table(position(rules=rules, run=Running("HQ", at=at), corp=Seat(hand=[filler])))
    t.until(kind="action")
    assert [e.sort for e in t.events("run ends")] == ["successful"]
    assert not t.events("unsuccessful run")


@pytest.mark.parametrize("rules", MODERN)
def test_a_position_in_an_encounter_has_an_encounter(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            run=Running("HQ", at="6.9.3b", broken=(1,)),
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(hand=["3x Diesel"]),
            servers={"HQ": At(ice=["Wall of Thorns (rezzed)"])},
        )
    )
    t.until(kind="action")
    assert not t.events("damage"), "the first subroutine is broken"
    assert [e.sort for e in t.events("run ends")] == ["unsuccessful"], "the second ends the run"


def test_a_position_at_box_8_has_the_ice_of_the_encounter() -> None:
    t = Table(
        position(
            rules="classic-1996",
            run=Running("HQ", at="8"),
            runner=Seat(credits=9, rig=["Codecracker"]),
            servers={"HQ": At(ice=["Filter (rezzed)"])},
        )
    )
    assert t.game.state.encounter is not None
    t.until(kind="action")


def test_unrezzed_ice_is_not_encountered_in_any_position() -> None:
    with pytest.raises(BadPosition, match="Ice Wall is not rezzed"):
        position(run=Running("HQ", at="6.9.3b"), servers={"HQ": At(ice=["Ice Wall"])})


def test_a_subroutine_that_is_not_there_cannot_be_broken() -> None:
    with pytest.raises(BadPosition, match="has 1 subroutines"):
        position(run=Running("HQ", at="6.9.3b", broken=(2,)), servers={"HQ": At(ice=["Ice Wall (rezzed)"])})


# --- memory, wherever a program lies ----------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 8.5.6c", "nsg-26.03 3.9.3b")
def test_a_program_hosted_on_ice_keeps_to_the_memory_limit() -> None:
    t = table(
        rules="nsg-26.03",
        runner=Seat(credits=9, rig=["Magnum Opus", "Corroder", "Ninja"], hand=["Parasite"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.runner("install", "Parasite")
    assert not t.can("done"), "4 memory are in use"
    t.runner("trash", "Ninja")
    t.runner("done")
    assert t.zone("Parasite") == "table"
    assert t.zone("Ninja") == "heap"


# --- persistence, whoever's ability trashes the card ------------------------------------------------------


@pytest.mark.rule("nsg-26.03 9.12.5a")
def test_a_card_trashed_by_an_ability_while_it_is_accessed_persists() -> None:
    t = table(
        rules="nsg-26.03",
        runner=Seat(credits=0, rig=["Carnivore"], hand=["2x Diesel"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=["AMAZE Amusements (rezzed)", "Hostile Takeover"])},
    )
    t.run("remote 1")
    t.until(side="runner", kind="choose card")
    t.runner("access", "AMAZE Amusements")
    t.runner("use", "Carnivore")
    t.until(kind="action")
    assert t.events("steal")
    assert t.tags == 2


# --- "if they do not", for whichever reason ---------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 1.16.4b")
@pytest.mark.parametrize("rules", MODERN)
def test_who_says_yes_and_then_cannot_has_not_done_it(rules: str) -> None:
    forged = made(
        "Forged",
        "event",
        play(Choose(INSTALLED & Is("ice")), May((RezCard(CHOSEN),), by="corp", otherwise=(Gain(3),))),
    )
    t = table(
        forged,
        rules=rules,
        corp=Seat(credits=0),
        runner=Seat(credits=0, hand=["Forged"]),
        servers={"HQ": At(ice=["Ice Wall"])},
    )
    t.runner("play", "Forged")
    if t.decision.side == "corp":
        t.corp("yes")
    assert t.credits["runner"] == 3
    assert not t.rezzed("Ice Wall")


# --- optional abilities -----------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 9.2.8e", "nsg-26.03 9.2.8e", "nsg-26.03 9.6.9a")
def test_several_abilities_that_are_offers_may_be_passed_over() -> None:
    t = table(PURSE, turn="runner", at="5.7.1a", runner=Seat(credits=2, rig=["Purse", "Purse"]))
    t.until(kind="reaction")
    assert t.can("pass")
    t.runner("pass")
    assert t.credits["runner"] == 2


@pytest.mark.rule("nisei-1.4 9.2.8e", "nsg-26.03 9.6.9a")
def test_an_offer_that_cannot_be_paid_is_not_made() -> None:
    t = table(PURSE, turn="runner", at="5.7.1a", runner=Seat(credits=0, rig=["Purse", "Purse"]))
    assert t.decision.kind == "action"


@pytest.mark.rule("nisei-1.4 9.2.9f", "nsg-26.03 9.2.9f")
def test_an_interrupt_that_was_passed_over_may_still_be_used_in_its_window() -> None:
    hit = made("Hit", "operation", play(Damage("net", 1)))
    t = table(
        hit,
        turn="corp",
        corp=Seat(credits=5, hand=["Hit"]),
        runner=Seat(credits=5, hand=["3x Diesel"], rig=["Net Shield", "Feedback Filter"]),
    )
    t.corp("play", "Hit")
    assert t.decision.kind == "interrupt"
    assert t.can("pass")
    t.runner("use", "Feedback Filter")
    assert t.can("trigger", "Net Shield"), "it is still pending"


# --- a value of nothing is still a value ------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 9.8.7a", "nsg-26.03 9.9.7a", "nsg-26.03 9.9.3b")
def test_paid_prevention_is_offered_at_a_value_of_zero() -> None:
    hit = made("Hit", "operation", play(Damage(MEAT, 1)))
    guard = made("Guard", "resource", prevention(Credits(1), "damage", Prevent(1)))
    t = table(
        hit,
        guard,
        turn="corp",
        corp=Seat(hand=["Hit"]),
        runner=Seat(credits=5, hand=["3x Diesel"], rig=["Guard"]),
    )
    t.corp("play", "Hit")
    t.runner("use", "Guard")
    assert t.can("use", "Guard")


@pytest.mark.rule("classic-1996 C4")
def test_an_action_that_does_nothing_may_be_taken_in_the_game_of_1996() -> None:
    t = Table(position(rules="classic-1996", runner=Seat(credits=0, deck=())))
    t.runner("draw")
    assert not t.events("draw")


# --- who uses an ability during an access -----------------------------------------------------------------


@pytest.mark.parametrize("rules", MODERN)
def test_the_runner_uses_a_mid_access_ability_of_the_corps_that_is_the_runners(rules: str) -> None:
    bait = made("Bait", "upgrade", Paid((Credits(1),), (Gain(3),), user="runner", access=True), trash=1)
    hook = made("Hook", "resource", Paid((Credits(1),), (Gain(3),), user="corp", access=True))
    t = table(
        bait,
        hook,
        rules=rules,
        runner=Seat(rig=["Hook"]),
        servers={"HQ": At(root=["Bait (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", kind="mid-access")
    assert t.can("use", "Bait")
    assert not t.can("use", "Hook"), "it is the Corp's to use, and the Corp has no priority here"


@pytest.mark.parametrize(("rules", "usable"), [("nisei-1.4", False), ("nsg-26.03", True)])
def test_a_mid_access_ability_may_be_used_in_vain_where_others_may(rules: str, usable: bool) -> None:
    idler = made("Idler", "resource", Paid((Credits(0),), (Gain(0),), access=True))
    t = table(idler, rules=rules, corp=Seat(hand=["PAD Campaign"]), runner=Seat(rig=["Idler"]))
    t.run("HQ")
    t.until(side="runner", kind="mid-access")
    assert t.can("use", "Idler") == usable


@pytest.mark.rule("nsg-26.03 7.1.5b")
def test_no_ability_trashes_an_accessed_card_of_the_archives() -> None:
    shredder = made("Shredder", "resource", Paid((Credits(0),), (Trash(ACCESSED), Gain(1)), access=True))
    t = table(shredder, corp=Seat(discard=["PAD Campaign", "Hedge Fund"]), runner=Seat(rig=["Shredder"]))
    t.run("Archives")
    for _ in range(40):
        assert not t.can("use", "Shredder")
        if t.decision.kind == "action":
            break
        t.passes()
    assert len(t.events("access")) == 2


# --- what cannot happen is not expected, and of nothing nothing is prevented -------------------------------


@pytest.mark.rule("nsg-26.03 9.9.2")
def test_a_draw_that_is_forbidden_is_not_expected_by_anything() -> None:
    no_draws = made("Curfew", "asset", static(Cannot("draw as the Runner")))
    for state, looks in ((" (rezzed)", False), ("", True)):
        t = table(
            no_draws,
            rules="nsg-26.03",
            runner=Seat(credits=5, hand=["Process Automation"], deck=["9x Diesel"], rig=["The Class Act"]),
            servers={"remote 1": At(root=[f"Curfew{state}"])},
        )
        t.runner("play", "Process Automation")
        assert t.happened("gain credits")
        assert t.happened("draw") == looks
        assert t.happened("look") == looks, "The Class Act looks at cards that would be drawn"


@pytest.mark.rule("nsg-26.03 10.5.3")
def test_an_action_that_finds_no_resource_costs_nothing_more() -> None:
    """Where an action may be taken in vain, an additional cost of what is not done is not paid."""
    t = table(
        rules="nsg-26.03",
        turn="corp",
        corp=Seat(credits=2, deck=["9x Hedge Fund"]),
        runner=Seat(tags=1, identity="Sebastião Souza Pessoa: Activist Organizer", rig=["Fransofia Ward"]),
    )
    t.corp("trash resource")
    assert (t.credits["corp"], t.zone("Fransofia Ward")) == (0, "table"), "there is no card of HQ to trash"
