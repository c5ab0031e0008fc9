"""Cards that change places: ice with a card in hand, what is in the root of a server with another."""

import pytest

from rulerunner import At, Seat
from tests.support.corp import corp_turn, names
from tests.support.ice import BOTH, bids, breaks, meet, meeting, outcome, run_on, texts
from tests.support.outcomes import agreeing
from tests.support.runner import offered
from tests.support.table import Table


def place(t: Table, name: str) -> tuple[int, int]:
    """The server a card protects, and how far from the innermost position it is."""
    server = t.game.state.servers[t.game.state.cards[t.card(name)].server]
    return server.id, server.ice.index(t.card(name))


@pytest.mark.card("Tatu-Bola")
@pytest.mark.rule("nsg-26.03 8.8.4b")
@pytest.mark.parametrize("rules", BOTH)
def test_tatu_bola_makes_way_for_ice_from_hand(rules: str) -> None:
    t = run_on("Tatu-Bola", "Ice Wall (unrezzed)", rules=rules, corp={"hand": ["Enigma", "PAD Campaign"]})
    meet(t, "Tatu-Bola")
    breaks(t, "Corroder", 1)
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert offered(t) <= {"Enigma"}, "a piece of ice"
    if t.can("card"):
        t.corp("card", "Enigma")
    assert names(t, "HQ") == ["PAD Campaign", "Tatu-Bola"]
    assert place(t, "Enigma") == (0, 1)
    assert not t.rezzed("Enigma")
    assert t.credits["corp"] == 13
    assert not t.events("spend credits", side="corp"), "swapping is not installing: nothing is paid"
    t.until(side="corp", option="rez")
    assert t.find("rez", "Ice Wall")
    assert t.happened("approach", "Ice Wall")
    assert not t.happened("approach", "Enigma"), "Enigma is behind"


@pytest.mark.card("Tatu-Bola")
@pytest.mark.parametrize("rules", BOTH)
def test_tatu_bola_needs_ice_in_hand_and_ends_the_run(rules: str) -> None:
    t = run_on("Tatu-Bola", rules=rules, corp={"hand": ["PAD Campaign"]})
    assert outcome(t) == ["end the run"]


@pytest.mark.example("nsg-26.03 8.8.4b", 1)
@pytest.mark.card("Tatu-Bola")
def test_ice_that_is_swapped_in_has_been_installed_before_the_credits_come() -> None:
    t = run_on(
        "Tatu-Bola",
        server="remote 1",
        root=("PAD Campaign",),
        rules="nsg-26.03",
        corp={"identity": "A Teia: IP Recovery", "hand": ["Enigma", "Ash 2X3ZB9CY"], "credits": 0},
        servers={"remote 2": At(root=["Melange Mining Corp."])},
    )
    meet(t, "Tatu-Bola")
    breaks(t, "Corroder", 1)
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.until(side="corp", option="yes")
    assert t.credits["corp"] == 0, "A Teia comes first"
    agreeing(t)
    assert t.game.state.cards[t.card("Ash 2X3ZB9CY")].server == 4
    assert t.credits["corp"] == 4


@pytest.mark.card("Mitra Aman")
@pytest.mark.rule("nsg-26.03 6.2.7b")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("new", "pile"), [("Enigma", "HQ"), ("Tollbooth", "Archives")])
def test_mitra_aman_puts_other_ice_before_the_runner(new: str, pile: str, rules: str) -> None:
    t = run_on(
        "Ice Wall",
        rules=rules,
        root=("Mitra Aman (rezzed)",),
        corp={"hand": ["Enigma"], "discard": ["Tollbooth"], "credits": 6},
    )
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert t.zone("Mitra Aman") == "Archives"
    assert t.credits["corp"] == 9
    t.corp("yes")
    t.corp("card", new)
    assert t.zone("Ice Wall") == pile
    assert place(t, new) == (0, 0)
    t.until(side="corp", option="rez")
    t.corp("rez", new)
    meet(t, new)
    assert len(t.events("approach")) == 1, "the new ice has not been come upon anew"


@pytest.mark.card("Mitra Aman")
@pytest.mark.parametrize("rules", BOTH)
def test_mitra_aman_pays_without_a_swap_and_only_for_its_own_server(rules: str) -> None:
    t = run_on("Ice Wall", rules=rules, root=("Mitra Aman (rezzed)",), corp={"hand": [], "credits": 0})
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.finish_run()
    assert t.credits["corp"] == 3
    assert not t.happened("swap")
    elsewhere = {"R&D": At(root=["Mitra Aman (rezzed)"])}
    t = run_on("Ice Wall", rules=rules, servers=elsewhere)
    t.until(side="corp")
    assert not t.can("yes")
    t.finish_run()
    assert t.zone("Mitra Aman") == "table"


def yagi_uda(*ice: str, root: tuple[str, ...] = (), hand: tuple[str, ...], **place: str) -> Table:
    scored = {"score": ["Project Yagi-Uda (1 agenda)"], "hand": list(hand)}
    return run_on(*ice, server="remote 1", root=root, corp=scored, **place)


@pytest.mark.card("Project Yagi-Uda")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("advancements", "counters"), [(3, 0), (5, 2)])
def test_project_yagi_uda_gets_counters_for_what_is_past_three(
    advancements: int, counters: int, rules: str
) -> None:
    card = f"Project Yagi-Uda ({advancements} advancement)"
    t = corp_turn(rules=rules, servers={"remote 1": At(root=[card])})
    t.corp("score", "Project Yagi-Uda")
    assert t.counters("Project Yagi-Uda", "agenda") == counters


@pytest.mark.card("Project Yagi-Uda")
@pytest.mark.rule("nsg-26.03 8.8.2")
@pytest.mark.parametrize("rules", BOTH)
def test_project_yagi_uda_swaps_a_card_only_into_a_place_for_it(rules: str) -> None:
    root = ("PAD Campaign (rezzed)", "SanSan City Grid")
    hand = ("Enigma", "Hedge Fund", "Snare!", "Ash 2X3ZB9CY")
    t = yagi_uda("Ice Wall (unrezzed)", root=root, hand=hand, rules=rules)
    t.until(side="corp", option="use")
    t.corp("use", "Project Yagi-Uda")
    assert offered(t) == {"Ice Wall", "PAD Campaign", "SanSan City Grid"}
    t.corp("card", "SanSan City Grid")
    assert offered(t) <= {"Ash 2X3ZB9CY"}, "no second asset, no ice, no operation"
    if t.can("card"):
        t.corp("card", "Ash 2X3ZB9CY")
    assert t.zone("SanSan City Grid") == "HQ"
    assert t.game.state.cards[t.card("Ash 2X3ZB9CY")].server == 3
    assert t.decision.side == "runner"
    t.runner("yes")
    assert t.happened("jack out")


@pytest.mark.card("Project Yagi-Uda")
@pytest.mark.parametrize("rules", BOTH)
def test_project_yagi_uda_is_for_runs_and_costs_its_counter(rules: str) -> None:
    corp = Seat(score=["Project Yagi-Uda (1 agenda)"], hand=["Enigma"])
    t = corp_turn(rules=rules, corp=corp, servers={"HQ": At(ice=["Ice Wall"])})
    assert not t.can("use", "Project Yagi-Uda")
    t = yagi_uda("Ice Wall", root=("Snare!",), hand=("Enigma",), rules=rules)
    meet(t, "Ice Wall")
    t.runner("pass")
    t.until(side="corp", option="use")
    t.corp("use", "Project Yagi-Uda")
    assert t.counters("Project Yagi-Uda", "agenda") == 0
    assert (t.zone("Ice Wall"), t.zone("Enigma")) == ("HQ", "table")
    assert t.game.state.encounter is None or t.game.state.encounter.cut_short, "it is no longer there"
    t.finish_run()
    assert t.happened("access", "Snare!"), "the position is passed, the new ice is behind"
    passed = [t.name(event.card) for event in t.events("pass")]
    assert passed == (["Enigma"] if rules == "nsg-26.03" else []), "26.03 6.9.4a: what is in the position"


@pytest.mark.example("nsg-26.03 6.2.7e", 1)
@pytest.mark.card("Project Yagi-Uda")
def test_ice_swapped_as_the_run_begins_is_approached() -> None:
    t = yagi_uda("Ice Wall", root=("Snare!",), hand=("Enigma",), rules="nsg-26.03")
    assert t.step.startswith("6.9.1")
    assert t.decision.side == "runner"
    t.until(side="corp", option="use")
    assert t.step.startswith("6.9.1")
    t.corp("use", "Project Yagi-Uda")
    while not t.step.startswith("6.9.2"):
        t.passes()
    t.until(side="corp", option="rez")
    assert t.find("rez", "Enigma")
    assert t.happened("approach", "Enigma")


@pytest.mark.example("nsg-26.03 6.2.7e", 2)
@pytest.mark.card("Project Yagi-Uda")
def test_ice_swapped_once_its_position_is_passed_is_not_met() -> None:
    t = yagi_uda("Vanilla", "Ice Wall", root=("Snare!",), hand=("Enigma",), rules="nsg-26.03")
    meet(t, "Vanilla")
    breaks(t, "Corroder", 1)
    while not t.step.startswith("6.9.4b") or not t.can("use", "Project Yagi-Uda"):
        t.passes()
    t.corp("use", "Project Yagi-Uda")
    t.corp("card", "Vanilla")
    meet(t, "Ice Wall")
    assert place(t, "Enigma") == (3, 1)
    assert not t.happened("approach", "Enigma")
    assert not t.happened("pass", "Enigma")


@pytest.mark.card("Metamorph")
@pytest.mark.parametrize("rules", BOTH)
def test_metamorph_swaps_two_other_pieces_of_ice(rules: str) -> None:
    there = {"R&D": At(ice=["Tollbooth"]), "Archives": At(ice=["Wraparound"])}
    t = meeting("Metamorph", rules=rules, servers=there)
    t.until(side="corp", option="effect")
    t.corp("effect", number=0)
    while t.can("card"):
        assert offered(t) <= {"Tollbooth", "Wraparound"}, "not itself"
        t.corp("card", t.name(t.decision.options[0].card))
    assert (place(t, "Tollbooth"), place(t, "Wraparound")) == ((2, 0), (1, 0))


@pytest.mark.example("nsg-26.03 8.8.2", 1)
@pytest.mark.card("Metamorph")
@pytest.mark.parametrize("rules", BOTH)
def test_metamorph_puts_no_second_asset_or_agenda_into_a_server(rules: str) -> None:
    there = {
        "remote 1": At(root=["PAD Campaign", "Ash 2X3ZB9CY"]),
        "remote 2": At(root=["Hostile Takeover"]),
        "R&D": At(root=["SanSan City Grid"]),
    }
    t = meeting("Metamorph", rules=rules, servers=there, corp={"hand": []})
    t.until(side="corp", option="effect")
    t.corp("effect", number=1)
    t.corp("card", "Hostile Takeover")
    assert offered(t) <= {"PAD Campaign"}, "not the upgrade beside the asset, nor one in a central server"
    if t.can("card"):
        t.corp("card", "PAD Campaign")
    servers = {name: t.game.state.cards[t.card(name)].server for name in ("Hostile Takeover", "PAD Campaign")}
    assert servers == {"Hostile Takeover": 3, "PAD Campaign": 4}


@pytest.mark.card("Cell Portal")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("jacks_out", [False, True])
def test_cell_portal_sends_the_runner_back_outside(jacks_out: bool, rules: str) -> None:
    t = run_on("Ice Wall", "Cell Portal", rules=rules)
    meet(t, "Ice Wall")
    breaks(t, "Corroder", 1)
    meet(t, "Cell Portal")
    assert len(texts(t, "Cell Portal")) == 1
    t.until(side="runner", about="may")
    t.runner("yes" if jacks_out else "no")
    assert not t.rezzed("Cell Portal")
    if jacks_out:
        t.finish_run()
        assert t.happened("jack out")
        return
    meet(t, "Ice Wall")
    assert len(t.events("approach")) == 3
    breaks(t, "Corroder", 1)
    t.finish_run()
    assert t.happened("successful run"), "Cell Portal lies face down now"


@pytest.mark.example("nsg-26.03 6.2.7d", 1)
@pytest.mark.example("nisei-1.4 6.2.4c", 1)
@pytest.mark.card("Bullfrog")
@pytest.mark.parametrize("rules", BOTH)
def test_bullfrog_takes_the_run_along_to_another_server(rules: str) -> None:
    there = {"Archives": At(ice=["Ice Wall (rezzed)"])}
    t = meeting("Bullfrog", server="remote 1", root=("Snare!",), rules=rules, servers=there)
    bids(t, 0, 1)
    assert t.can("server", server="Archives")
    assert not t.can("server", server="remote 1")
    t.corp("server", server="Archives")
    assert place(t, "Bullfrog") == (2, 1)
    assert t.attacked == "Archives"
    meet(t, "Ice Wall")
    assert outcome(t)[-1] == "end the run"


@pytest.mark.card("Bullfrog")
@pytest.mark.parametrize("rules", BOTH)
def test_bullfrog_stays_where_it_is_when_the_bids_match(rules: str) -> None:
    t = meeting("Bullfrog", rules=rules)
    bids(t, 1, 1)
    t.finish_run()
    assert place(t, "Bullfrog") == (0, 0)
    assert t.happened("successful run")


@pytest.mark.card("Mlinzi")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("damage", "cards"), [(1, 2), (2, 3), (3, 4)])
def test_mlinzi_lets_the_runner_trash_their_stack_instead(damage: int, cards: int, rules: str) -> None:
    t = meeting("Mlinzi", rules=rules)
    for number in (1, 2, 3):
        t.until(side="runner", about="unless")
        t.runner("yes" if number == damage else "no")
    t.finish_run()
    trashed = list(t.events("trash", origin="stack"))
    assert len(trashed) == cards
    assert [event.amount for event in t.events("damage")] == [n for n in (1, 2, 3) if n != damage]


@pytest.mark.card("Mlinzi")
@pytest.mark.parametrize("rules", BOTH)
def test_mlinzi_is_not_paid_off_with_too_small_a_stack(rules: str) -> None:
    t = meeting("Mlinzi", rules=rules, runner={"deck": ["Diesel"]})
    assert outcome(t) == ["1 net", "2 net", "3 net"]


@pytest.mark.card("Meridian")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("taken", [True, False])
def test_meridian_ends_the_run_unless_the_runner_takes_it(taken: bool, rules: str) -> None:
    t = meeting("Meridian", rules=rules, runner={"score": ["Hostile Takeover"]})
    t.until(side="runner", about="unless")
    t.runner("yes" if taken else "no")
    t.finish_run()
    assert t.credits["corp"] == (9 if taken else 13)
    assert t.happened("end the run") != taken
    assert t.zone("Meridian") == ("runner score" if taken else "table")
    assert t.game.state.cards[t.card("Meridian")].worth == (-1 if taken else None)


@pytest.mark.example("nsg-26.03 6.2.5d", 1)
@pytest.mark.card("Cell Portal")
def test_cell_portal_met_in_a_breach_moves_nobody_and_turns_down() -> None:
    t = run_on("Cell Portal", server="remote 1", root=("Ganked!",), rules="nsg-26.03", corp={"hand": []})
    meet(t, "Cell Portal")
    for _ in range(5):
        t.runner("use", "Gordian Blade", ability=1)
    breaks(t, "Gordian Blade", 1)
    while not t.happened("access", "Ganked!"):
        t.passes()
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert len(t.events("encounter")) == 2
    t.finish_run()
    assert len(t.events("subroutine resolves")) == 1
    assert len(t.events("approach")) == 1
    assert not t.rezzed("Cell Portal")
    assert t.game.state.last_run is not None
    assert t.game.state.last_run.successful


def drawing(rules: str, *deck: str, discard: list[str], **more: list[str]) -> Table:
    """The Corp's turn begins, with Raman Rai rezzed."""
    corp = Seat(credits=5, clicks=3, hand=[], deck=list(deck), discard=discard)
    root = {"remote 1": At(root=["Raman Rai (rezzed)"]), "remote 2": At(root=more.get("root", ()))}
    return corp_turn(at="5.6.1c", rules=rules, corp=corp, servers=root)


@pytest.mark.card("Raman Rai")
@pytest.mark.parametrize("rules", BOTH)
def test_raman_rai_changes_a_drawn_card_for_one_of_its_type(rules: str) -> None:
    t = drawing(rules, "Enigma", "Hedge Fund", discard=["Tollbooth (faceup)", "PAD Campaign"])
    while not (t.can("yes") or t.can("trigger", "Raman Rai")):
        t.passes()
    t.corp("yes" if t.can("yes") else "trigger")
    assert not t.can("card", "PAD Campaign"), "of the same type"
    if t.can("card"):
        t.corp("card", "Tollbooth")
    t.until(side="corp", kind="action")
    assert names(t, "HQ") == ["Tollbooth"]
    assert t.zone("Enigma") == "Archives"
    assert t.game.state.cards[t.card("Enigma")].faceup, "the Runner sees what is revealed (26.03 8.8.4a)"
    assert {t.name(event.card) for event in t.events("reveal")} == {"Enigma", "Tollbooth"}
    assert t.clicks["corp"] == 2
    t.corp("draw")
    t.until(side="corp", kind="action")
    assert len(t.events("lose clicks")) == 1, "once each turn"


@pytest.mark.example("nsg-26.03 8.4.3b", 1)
@pytest.mark.card("Raman Rai")
def test_the_card_that_raman_rai_fetches_counts_as_drawn() -> None:
    t = drawing(
        "nsg-26.03",
        *("Wraparound", "Enigma", "Hedge Fund"),
        discard=["Tollbooth (faceup)"],
        root=["Daily Business Show (rezzed)"],
    )
    while not t.happened("swap"):
        if t.can("trigger", "Raman Rai"):
            t.corp("trigger", "Raman Rai")
        elif t.can("trigger", "Daily Business Show") and t.decision.kind == "interrupt":
            t.corp("trigger", "Daily Business Show")
        elif t.can("yes"):
            t.corp("yes")
        elif t.can("card", "Enigma"):
            t.corp("card", "Enigma")
        elif t.can("card", "Tollbooth"):
            t.corp("card", "Tollbooth")
        else:
            t.passes()
    while not t.can("card", "Tollbooth"):
        t.choose(0)
    t.corp("card", "Tollbooth")
    t.until(side="corp", kind="action")
    assert t.name(t.game.state.zones["R&D"][-1]) == "Tollbooth"
    assert names(t, "HQ") == ["Wraparound"]
    assert t.zone("Enigma") == "Archives"
