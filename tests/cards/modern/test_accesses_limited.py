"""Cards that say which cards are accessed, how many, and what must be done with them; and copies of those."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from tests.support.ice import BOTH, run_on
from tests.support.runner import CORP, names, offered, play, runner_turn, runs, to_action
from tests.support.table import Table

HANDS = CORP._replace(hand=["Hedge Fund", "Snare!", "Hostile Takeover", "PAD Campaign", "Enigma"])


def seen(t: Table) -> list[str]:
    """The cards accessed so far, in order."""
    return [t.name(e.card) for e in t.events("access")]


# --- Charm Offensive --------------------------------------------------------------------------------------

PILE = CORP._replace(discard=["PAD Campaign", "Enigma", "Hedge Fund"])
CAMPAIGNS = {
    "remote 1": At(root=["PAD Campaign (rezzed)"]),
    "remote 2": At(root=["PAD Campaign"]),
    "remote 3": At(root=["Nico Campaign (rezzed)"], ice=["Enigma (rezzed)"]),
}


@pytest.mark.card("Charm Offensive")
@pytest.mark.parametrize("rules", BOTH)
def test_charm_offensive_trashes_a_rezzed_copy_of_a_card_accessed_in_archives(rules: str) -> None:
    t = play("Charm Offensive", corp=PILE, servers=CAMPAIGNS, rules=rules)
    assert t.attacked == "Archives"
    t.until(side="runner", about="may")
    t.runner("yes")
    assert offered(t) == {"PAD Campaign", "Enigma"}, "not what was not accessed, nor what is unrezzed"
    assert len(t.find("card", "PAD Campaign")) == 1
    t.runner("card", "PAD Campaign")
    assert [t.name(e.card) for e in t.events("trash", side="runner")] == ["PAD Campaign"]
    assert names(t, "Archives").count("PAD Campaign") == 2


@pytest.mark.card("Charm Offensive")
def test_charm_offensive_may_be_declined() -> None:
    t = play("Charm Offensive", corp=PILE, servers=CAMPAIGNS)
    t.until(side="runner", about="may")
    t.runner("no")
    assert not t.events("trash", side="runner")


@pytest.mark.card("Charm Offensive")
def test_charm_offensive_does_not_count_the_accesses_of_another_run() -> None:
    servers = CAMPAIGNS | {"Archives": At(ice=["Ice Wall"])}
    t = runner_turn(corp=PILE, runner=Seat(hand=["Charm Offensive"]), servers=servers)
    runs(t, "Archives")
    assert len(seen(t)) == 3
    t.runner("play", "Charm Offensive")
    t.until(side="corp", option="rez")
    t.corp("rez", "Ice Wall")
    while t.decision.kind != "action":
        assert t.decision.about != "may"
        t.passes()
    assert len(seen(t)) == 3


# --- Immolation Script ------------------------------------------------------------------------------------

BURNT = CORP._replace(discard=["Enigma (faceup)", "Ice Wall (faceup)", "Hedge Fund (faceup)"])
GUARDED = {"remote 1": At(ice=["Enigma (rezzed)", "Ice Wall (rezzed)", "Enigma"], root=["PAD Campaign"])}


def burn(t: Table, ice: str) -> None:
    t.until(kind="choose card", side="runner")
    t.runner("access", ice)
    t.runner("trigger", "Immolation Script")
    if t.can("card"):
        t.runner("card", ice)


@pytest.mark.card("Immolation Script")
@pytest.mark.rule("nsg-26.03 7.4.3")
@pytest.mark.parametrize("rules", BOTH)
def test_immolation_script_trashes_rezzed_ice_instead_of_one_access_of_a_copy(rules: str) -> None:
    t = play("Immolation Script", corp=BURNT, servers=GUARDED, rules=rules)
    burn(t, "Enigma")
    assert [t.name(e.card) for e in t.events("trash", side="runner")] == ["Enigma"]
    assert not seen(t), "it was not accessed, and is no candidate any more"
    while t.decision.kind != "action":
        assert not t.can("trigger", "Immolation Script"), "once in the run"
        t.passes()
    assert "Ice Wall" in seen(t)


@pytest.mark.card("Immolation Script")
def test_immolation_script_needs_a_rezzed_copy_and_face_up_ice() -> None:
    only = {"remote 1": At(ice=["Enigma"], root=["PAD Campaign"])}
    t = play("Immolation Script", corp=BURNT, servers=only)
    while t.decision.kind != "action":
        assert not t.can("trigger")
        t.passes()
    assert sorted(seen(t)) == ["Enigma", "Hedge Fund", "Ice Wall"]


# --- Hudson 1.0 -------------------------------------------------------------------------------------------


@pytest.mark.card("Hudson 1.0")
@pytest.mark.parametrize(
    ("rules", "broken", "accessed"), [(r, b, a) for r in BOTH for b, a in ((0, 1), (2, 3))]
)
def test_after_hudson_one_card_is_accessed_in_the_run(rules: str, broken: int, accessed: int) -> None:
    runner = {"rig": ["2x HQ Interface"], "clicks": 4}
    t = run_on("Hudson 1.0", rules=rules, corp={"hand": ["5x Hedge Fund"]}, runner=runner)
    for number in range(broken):
        t.until(side="runner", option="use")
        t.runner("use", "Hudson 1.0")
        if t.can("subroutine"):
            t.runner("subroutine", number=number)
    t.finish_run()
    assert (len(seen(t)), t.clicks["runner"]) == (accessed, 3 - broken)
    to_action(t)
    t.run("R&D")
    t.finish_run()
    assert len(seen(t)) == accessed + 1, "in another run one may access again"


@pytest.mark.card("Hudson 1.0", "Immolation Script")
@pytest.mark.rule("nsg-26.03 7.3.6")
def test_what_is_trashed_instead_is_not_counted_as_an_access() -> None:
    servers = GUARDED | {"Archives": At(ice=["Hudson 1.0 (rezzed)"])}
    t = play("Immolation Script", corp=BURNT, servers=servers, runner=Seat(clicks=1))
    burn(t, "Enigma")
    t.until(kind="choose card", side="runner")
    assert "Ice Wall" in offered(t, "access")
    t.runner("access", "Ice Wall")
    while t.decision.kind != "action" and t.game.state.active == "runner":
        assert not t.can("access"), "that was the one"
        t.passes()
    assert seen(t) == ["Ice Wall"]


@pytest.mark.card("Hudson 1.0", "Immolation Script")
@pytest.mark.rule("nsg-26.03 7.3.6")
def test_after_the_one_access_no_candidate_is_left_to_be_replaced() -> None:
    servers = GUARDED | {"Archives": At(ice=["Hudson 1.0 (rezzed)"])}
    t = play("Immolation Script", corp=BURNT, servers=servers, runner=Seat(clicks=1))
    t.until(kind="choose card", side="runner")
    t.runner("access", "Hedge Fund")
    t.finish_run()
    assert (seen(t), t.events("trash", side="runner")) == (["Hedge Fund"], [])


# --- Kitsune ----------------------------------------------------------------------------------------------


@pytest.mark.card("Kitsune")
@pytest.mark.rule("nsg-26.03 10.1.5")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("shown", ["Snare!", "Hedge Fund", "PAD Campaign"])
def test_kitsune_has_the_runner_access_a_chosen_card_first(rules: str, shown: str) -> None:
    t = run_on(
        "Kitsune",
        server="R&D",
        rules=rules,
        corp={"hand": HANDS.hand},
        runner={"rig": ["HQ Interface"]},
        servers={"HQ": At(root=["Red Herrings"])},
    )
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("card", shown)
    t.finish_run()
    assert seen(t)[0] == shown
    assert len(seen(t)) == 3, "one more of HQ, and the top card of R&D; not the root of HQ"
    assert "Red Herrings" not in seen(t)
    assert t.zone("Kitsune") == "Archives"


@pytest.mark.card("Kitsune")
def test_kitsune_stays_if_the_corp_shows_nothing() -> None:
    t = run_on("Kitsune", server="R&D", corp={"hand": HANDS.hand})
    t.until(side="corp", option="yes")
    t.corp("no")
    t.finish_run()
    assert (seen(t), t.zone("Kitsune")) == (["Beanstalk Royalties"], "table")


# --- Mumbad Virtual Tour, Neutralize All Threats ----------------------------------------------------------


def accessing(card: str, rules: str = "nsg-26.03", **runner: Any) -> Table:
    """The Runner has come to a card in remote 1, and may deal with it."""
    servers = {"remote 1": At(root=[card])}
    t = Table(position(corp=CORP, runner=Seat(**runner), servers=servers, rules=rules))
    t.run("remote 1")
    while t.decision.kind not in ("mid-access", "action"):
        t.passes()
    return t


@pytest.mark.card("Mumbad Virtual Tour")
@pytest.mark.rule("nsg-26.03 7.1.5c")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    ("credits", "rig", "choices"),
    [
        (5, [], [("trash", "Mumbad Virtual Tour")]),
        (4, [], []),
        (4, ["Imp (2 virus)"], [("use", "Imp")]),
        (4, ["Scrubber (1 credit)"], [("trash", "Mumbad Virtual Tour")]),
        (9, ["Imp (2 virus)"], [("trash", "Mumbad Virtual Tour"), ("use", "Imp")]),
    ],
)
def test_mumbad_virtual_tour_must_be_trashed_by_whatever_means_there_are(
    rules: str, credits: int, rig: list[str], choices: list[tuple[str, str]]
) -> None:
    t = accessing("Mumbad Virtual Tour", rules, credits=credits, rig=rig)
    if not choices:
        assert t.decision.kind == "action"
        assert t.zone("Mumbad Virtual Tour") == "table"
        return
    if len(choices) == 1:  # there was nothing to choose
        assert t.zone("Mumbad Virtual Tour") == "Archives"
        return
    assert [(o.kind, t.name(o.card)) for o in t.decision.options] == choices


@pytest.mark.card("Mumbad Virtual Tour")
def test_mumbad_virtual_tour_asks_nothing_in_hand() -> None:
    t = runner_turn(corp=CORP._replace(hand=["Mumbad Virtual Tour"]), runner=Seat(credits=9))
    t.run("HQ")
    t.until(kind="mid-access")
    assert t.can("pass")


@pytest.mark.card("Neutralize All Threats")
@pytest.mark.rule("nsg-26.03 7.1.5d")
@pytest.mark.parametrize("rules", BOTH)
def test_neutralize_all_threats_has_the_first_card_with_a_trash_cost_paid_for(rules: str) -> None:
    rig = ["Neutralize All Threats", "Imp (2 virus)"]
    corp = CORP._replace(hand=["2x PAD Campaign"])
    t = runner_turn(corp=corp, runner=Seat(credits=9, rig=rig), rules=rules)
    t.run("HQ")
    t.until(kind="mid-access")
    assert t.credits["runner"] == 5, "the first was trashed: there was nothing else to choose"
    assert [t.name(e.card) for e in t.events("reveal", side="runner")] == ["PAD Campaign"]
    assert {o.kind for o in t.decision.options} == {"trash", "use", "pass"}, "the second need not be"
    assert len(seen(t)) == 2, "one more card of HQ"


@pytest.mark.card("Neutralize All Threats")
@pytest.mark.rule("nsg-26.03 9.12.3b")
def test_neutralize_all_threats_asks_for_no_other_means() -> None:
    t = accessing("PAD Campaign", credits=3, rig=["Neutralize All Threats", "Imp (2 virus)"])
    assert [(o.kind, t.name(o.card) if o.card >= 0 else "") for o in t.decision.options] == [
        ("use", "Imp"),
        ("pass", ""),
    ]
