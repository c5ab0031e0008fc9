"""The Corp's cards of 1996 to the last word: prices in actions, bits for a while, who is asked."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import requirement
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import paid
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, corp_turn, damage
from tests.support.classic_runner import CORP, runner_turn, succeeds, to_action
from tests.support.faces import made

# --- agendas ----------------------------------------------------------------------------------------------

EASIER = {
    "Artificial Security Directors": ("Corporate War", "Hostile Takeover"),
    "Executive Extraction": ("Hostile Takeover", "Corporate War"),
    "Genetics-Visionary Acquisition": ("Encryption Breakthrough", "Corporate War"),
}
"""An agenda of the kind that becomes easier by one, and another."""


@pytest.mark.card(*EASIER)
@pytest.mark.parametrize("agenda", EASIER)
def test_agendas_of_one_kind_are_easier_by_one(agenda: str) -> None:
    easier, other = EASIER[agenda]
    t = corp_turn(corp=Seat(score=[agenda], hand=[easier, other]))
    for name, less in ((easier, 1), (other, 0)):
        printed = t.game.state.cards[t.card(name)].face.facts.requirement or 0
        assert requirement(t.game.state, t.card(name)) == printed - less


@pytest.mark.card("Corporate Headhunters", "Department of Truth Enhancement")
def test_it_takes_an_action() -> None:
    t = corp_turn(
        corp=Seat(score=["Corporate Headhunters"], deck=DECK),
        runner=Seat(tags=1, hand=HAND),
        servers={"remote 1": At(root=["Department of Truth Enhancement (rezzed)"])},
    )
    t.corp("use", "Corporate Headhunters")
    t.until(side="corp", kind="action")
    assert (t.clicks["corp"], damage(t, "meat")) == (2, [1])
    t.choose(t.find("use", "Department of Truth Enhancement")[0])
    t.until(side="corp", kind="action")
    assert (t.clicks["corp"], t.counters("Department of Truth Enhancement", "credit")) == (1, 3)
    t.choose(t.find("use", "Department of Truth Enhancement")[-1])
    t.until(kind="action")
    assert (t.clicks["corp"], t.counters("Department of Truth Enhancement", "credit")) == (0, 0)


@pytest.mark.card("Data Fort Remapping")
def test_a_fort_is_remapped_once() -> None:
    t = runner_turn(
        corp=CORP._replace(score=["Data Fort Remapping (1 remap)"]), runner=Seat(clicks=3, hand=HAND)
    )
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Data Fort Remapping")
    to_action(t)
    assert t.counters("Data Fort Remapping", "remap") == 0
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Data Fort Remapping")
        t.passes()


@pytest.mark.card("Superserum")
def test_superserum_takes_all_virus_counters_away() -> None:
    t = runner_turn(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(clicks=2, rig=["Pox", "Incubator"], hand=HAND),
        servers={"remote 1": At(root=["Superserum (3 advancement)"])},
    )
    succeeds(t, "HQ")
    t.run("HQ")
    t.until(side="corp", option="score")
    assert sum(t.game.state.loose_counters.values()) == 4
    t.corp("score", "Superserum")
    kinds = {kind for kind, _ in t.game.state.loose_counters}
    assert kinds == {"serum"}


@pytest.mark.card("Please Don't Choke Anyone")
def test_what_was_not_choked_is_an_action_of_the_corps_own_turn() -> None:
    t = runner_turn(
        corp=CORP._replace(score=["Please Don't Choke Anyone (2 pdca)"]), runner=Seat(clicks=1, hand=HAND)
    )
    t.runner("gain credit")
    while t.decision.side != "corp" or t.game.state.active != "corp":
        assert not (t.decision.side == "corp" and t.can("use", "Please Don't Choke Anyone"))
        t.passes()
    t.until(side="corp", option="use")


# --- bits for a while -------------------------------------------------------------------------------------


@pytest.mark.card("Executive Boot Camp")
def test_a_boot_camp_is_for_runs() -> None:
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(clicks=0, hand=["3x Keeper"], deck=DECK),
        servers={"remote 1": At(root=["Executive Boot Camp (rezzed)"])},
    )
    while t.decision.side == "corp":
        assert not t.can("use", "Executive Boot Camp")
        t.corp("gain credit") if t.can("gain credit") else t.passes()


@pytest.mark.card("Government Contract")
def test_bits_of_a_contract_are_gone_before_the_next_turn_begins() -> None:
    t = corp_turn(
        corp=Seat(clicks=1, deck=DECK),
        runner=Seat(hand=HAND),
        servers={"remote 1": At(root=["Government Contract (rezzed, 1 advancement)"])},
    )
    t.until(side="corp", option="use")
    t.corp("use", "Government Contract")
    t.until(side="corp", kind="action")
    t.corp("gain credit")
    to_action(t)
    kinds = [change.kind + change.sort for change in t.game.events]
    assert kinds.index("turn ends") < kinds.index("removelent") < kinds.index("turn begins")


@pytest.mark.card("LDL Traffic Analyzers")
@pytest.mark.parametrize("link", [[], ["Bakdoor"]])
def test_the_analyzers_are_advanced_and_keep_no_bits_after_a_trace(link: list[str]) -> None:
    name = "LDL Traffic Analyzers"
    t = corp_turn(corp=Seat(deck=DECK), servers={"remote 1": At(root=[name])})
    t.corp("advance", name)
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(hand=HAND, rig=link),
        servers={"remote 1": At(root=[f"{name} (rezzed, 1 advancement)"]), "HQ": At(ice=["Hunter (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="trigger")
    t.corp("trigger", name)
    assert t.game.state.players["corp"].lent == 5
    t.corp("number", number=1)
    if link:
        t.runner("card", "Bakdoor")
        t.runner("number", number=0)
    assert (t.happened("trace fails"), t.happened("trace succeeds")) == (bool(link), not link)
    while t.game.state.encounter is not None:
        t.passes()
    assert t.game.state.players["corp"].lent == 0


@pytest.mark.card("Paris City Grid")
def test_the_bits_of_paris_are_for_traces() -> None:
    gadget = made("Gadget", "upgrade", paid(Credits(1), Gain(2)), family="classic")
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(hand=HAND),
        servers={"HQ": At(ice=["Hunter (rezzed)"], root=["Paris City Grid (rezzed)", "Gadget (rezzed)"])},
        faces=[gadget],
    )
    t.run("HQ")
    while t.in_run():
        if t.decision.side == "corp" and t.can("number"):
            assert [option.number for option in t.find("number")] == [0, 1, 2, 3]
        assert not t.can("use", "Gadget")
        t.passes()


@pytest.mark.card("Pocket Virtual Reality")
def test_the_bits_of_pocket_virtual_reality_are_for_its_own_traces() -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(hand=HAND),
        servers={"HQ": At(ice=["Pocket Virtual Reality (rezzed)", "Hunter (rezzed)"])},
    )
    t.run("HQ")
    most: dict[str, int] = {}
    while t.in_run():
        encounter = t.game.state.encounter
        if encounter is not None and t.decision.side == "corp" and t.can("number"):
            most[t.name(encounter.ice)] = max(option.number for option in t.find("number"))
            t.corp("number", number=0)
        else:
            t.passes()
    assert most == {"Pocket Virtual Reality": 4} | ({"Hunter": 0} if "Hunter" in most else {})


@pytest.mark.card("Raymond Ellison")
def test_raymond_ellison_takes_counters_one_by_one_where_they_are() -> None:
    root = ["Raymond Ellison (rezzed)", "Virus Test Site (3 advancement)"]
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(hand=HAND),
        servers={"remote 1": At(root=root), "remote 2": At(root=["Hostile Takeover (2 advancement)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Raymond Ellison")
    assert [option.number for option in t.find("number")] == [0, 1, 2, 3]
    t.corp("number", number=2)
    assert not t.can("card")
    assert t.counters("Virus Test Site", "advancement") == 1
    assert t.counters("Hostile Takeover", "advancement") == 2
