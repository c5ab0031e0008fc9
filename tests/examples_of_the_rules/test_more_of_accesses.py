"""Worked examples about accesses that are replaced, counted, or must end in trashing."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table

CORP = Seat(hand=["Hedge Fund"], deck=["9x Beanstalk Royalties"])
BURNT = CORP._replace(discard=["Enigma (faceup)", "Ice Wall (faceup)", "Hedge Fund (faceup)"])
GUARDED = {"remote 1": At(ice=["Enigma (rezzed)", "Ice Wall (rezzed)"], root=["PAD Campaign"])}


def accessed(t: Table) -> list[str]:
    return [t.name(event.card) for event in t.events("access")]


def comes_to(t: Table, server: str) -> Table:
    """The Runner runs a server up to the first card they may deal with, or to the next action."""
    t.run(server)
    while t.decision.kind not in ("mid-access", "action"):
        t.passes()
    return t


def burning(**more: At) -> Table:
    """A run with Immolation Script comes to its first candidate."""
    runner = Seat(clicks=2, hand=["Immolation Script"])
    servers = {**GUARDED, **more}
    t = Table(position(corp=BURNT, runner=runner, servers=servers, rules="nsg-26.03"))
    t.runner("play", "Immolation Script")
    t.until(side="runner", kind="choose card")
    return t


@pytest.mark.example("nsg-26.03 1.16.1d", 1)
@pytest.mark.rule("nsg-26.03 1.16.1d")
def test_a_cost_of_no_counters_is_paid_all_the_same() -> None:
    freedom = "Freedom Khumalo: Crypto-Anarchist"
    corp = Seat(hand=["Hedge Fund"], deck=["Beanstalk Royalties", "Enigma"])
    t = comes_to(Table(position(corp=corp, runner=Seat(identity=freedom), rules="nsg-26.03")), "R&D")
    t.runner("use", freedom)
    assert t.zone("Beanstalk Royalties") == "Archives"
    assert t.events("use", card=t.card(freedom))


@pytest.mark.example("nsg-26.03 7.4.3", 1)
@pytest.mark.rule("nsg-26.03 7.4.3")
def test_ice_whose_access_was_replaced_is_no_candidate_and_the_trashed_ice_is() -> None:
    t = burning()
    t.runner("access", "Ice Wall")
    t.runner("trigger", "Immolation Script")
    there = [t.name(o.card) for o in t.find("access")]
    assert there.count("Ice Wall") == 1, "the one that was just trashed"
    t.runner("access", "Ice Wall")
    assert accessed(t) == ["Ice Wall"]
    assert [t.name(o.card) for o in t.find("access")].count("Ice Wall") == 0


@pytest.mark.example("nsg-26.03 7.3.6", 2)
@pytest.mark.rule("nsg-26.03 7.3.6", "nsg-26.03 7.4.2b")
@pytest.mark.parametrize("first", ["Enigma", "Hedge Fund"])
def test_only_an_access_that_was_made_counts_against_hudson(first: str) -> None:
    t = burning(Archives=At(ice=["Hudson 1.0 (rezzed)"]))
    t.runner("access", first)
    if first == "Enigma":
        t.runner("trigger", "Immolation Script")
        assert t.can("access", "Ice Wall"), "none was accessed so far"
        t.runner("access", "Ice Wall")
    t.finish_run()
    assert accessed(t) == ["Ice Wall" if first == "Enigma" else "Hedge Fund"]
    assert len(t.events("trash", side="runner")) == (first == "Enigma")


@pytest.mark.example("nsg-26.03 9.5.3a", 1)
@pytest.mark.rule("nsg-26.03 9.5.3a")
@pytest.mark.parametrize("credits", [4, 5])
def test_what_wendigo_forbids_nobody_is_compelled_to_use(credits: int) -> None:
    servers = {"remote 1": At(ice=["Wendigo (rezzed)"], root=["Mumbad Virtual Tour"])}
    runner = Seat(credits=credits, rig=["Imp (2 virus)"])
    t = Table(position(corp=CORP, runner=runner, servers=servers, rules="nsg-26.03"))
    t.run("remote 1")
    t.finish_run()
    assert accessed(t) == ["Mumbad Virtual Tour"]
    assert t.counters("Imp", "virus") == 2
    assert t.zone("Mumbad Virtual Tour") == ("Archives" if credits == 5 else "table")


@pytest.mark.example("nsg-26.03 9.12.3a", 1)
@pytest.mark.rule("nsg-26.03 9.12.3a")
def test_mumbad_virtual_tour_is_trashed_by_imp_or_with_credits_from_scrubber() -> None:
    servers = {"remote 1": At(root=["Mumbad Virtual Tour"])}
    runner = Seat(credits=4, rig=["Imp (2 virus)", "Scrubber (2 credit)"])
    t = Table(position(corp=CORP, runner=runner, servers=servers, rules="nsg-26.03"))
    comes_to(t, "remote 1")
    assert {(o.kind, t.name(o.card)) for o in t.decision.options} == {
        ("trash", "Mumbad Virtual Tour"),
        ("use", "Imp"),
    }
    t.runner("trash", "Mumbad Virtual Tour")
    t.until(side="runner", kind="pay")
    t.runner("number", "Scrubber", number=1)
    assert (t.zone("Mumbad Virtual Tour"), t.credits["runner"]) == ("Archives", 0)


@pytest.mark.example("nsg-26.03 9.12.3b", 1)
@pytest.mark.rule("nsg-26.03 9.12.3b", "nisei-1.4 9.11.3b")
@pytest.mark.parametrize("rules", ["nsg-26.03", "nisei-1.4"])
def test_who_cannot_pay_the_trash_cost_need_not_use_imp_for_neutralize_all_threats(rules: str) -> None:
    servers = {"remote 1": At(root=["PAD Campaign"])}
    runner = Seat(credits=3, rig=["Imp (2 virus)", "Neutralize All Threats"])
    t = Table(position(corp=CORP, runner=runner, servers=servers, rules=rules))
    comes_to(t, "remote 1")
    assert {o.kind for o in t.decision.options} == {"use", "pass"}


@pytest.mark.example("nsg-26.03 10.1.5", 1)
@pytest.mark.rule("nsg-26.03 10.1.5")
def test_kitsune_speaks_of_itself_and_of_no_other_kitsune() -> None:
    servers = {"R&D": At(ice=["Kitsune (rezzed)"]), "HQ": At(ice=["Kitsune (rezzed)"])}
    t = Table(position(corp=CORP, servers=servers, rules="nsg-26.03"))
    t.run("R&D")
    t.until(side="corp", about="may")
    t.corp("yes")
    t.finish_run()
    assert [e.server for e in t.events("trash")] == [1], "the one that was encountered"


@pytest.mark.example("nsg-26.03 5.2.2b", 1)
@pytest.mark.example("nisei-1.4 5.2.2b", 1)
@pytest.mark.rule("nsg-26.03 5.2.2b", "nisei-1.4 5.2.2b")
@pytest.mark.parametrize("rules", ["nsg-26.03", "nisei-1.4"])
def test_the_action_that_played_stimhack_ends_with_the_damage_and_the_trashed_event(rules: str) -> None:
    t = Table(position(corp=CORP, runner=Seat(clicks=2, hand=["Stimhack", "Diesel"]), rules=rules))
    t.runner("play", "Stimhack")
    t.runner("server", server="Archives")
    while t.decision.kind != "action":
        t.passes()
    kinds = [(e.kind, e.sort) for e in t.game.events if e.kind in ("run ends", "damage", "resolved")]
    assert [kind for kind, _ in kinds] == ["run ends", "damage", "resolved"]
    assert (t.zone("Stimhack"), t.clicks["runner"]) == ("heap", 1)
