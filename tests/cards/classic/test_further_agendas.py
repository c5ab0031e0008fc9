"""Agendas of all three sets that pay for excess counters, bring actions, or are traps."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import hand_size, score
from tests.support.classic import classic, strength_of
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_zone, new_turn, scored
from tests.support.classic_runner import to_action


@pytest.mark.card("Subsidiary Branch", "Remote Facility", "Nevinyrral", "Project Venice")
@pytest.mark.parametrize(
    ("corp", "root", "actions"),
    [
        (Seat(), [], 3),
        (Seat(score=["Subsidiary Branch"]), [], 4),
        (Seat(score=["2x Subsidiary Branch"]), [], 5),
        (Seat(), ["Remote Facility (rezzed)"], 4),
        (Seat(), ["Remote Facility"], 3),
        (Seat(), ["Nevinyrral (rezzed)"], 4),
        (Seat(score=["Project Venice"]), [], 3),
        (Seat(score=["Project Venice (2 venice)"]), [], 5),
    ],
)
def test_the_corp_has_more_actions_in_each_turn(corp: Seat, root: list[str], actions: int) -> None:
    t = new_turn(*root, corp=corp)
    t.until(rule="C4.6")
    assert t.clicks["corp"] == actions


@pytest.mark.card("Project Babylon", "Project Venice", "Project Zurich")
@pytest.mark.parametrize(
    ("agenda", "excess", "counters"),
    [
        ("Project Babylon", 1, 0),
        ("Project Babylon", 2, 1),
        ("Project Babylon", 5, 2),
        ("Project Venice", 2, 0),
        ("Project Venice", 3, 1),
        ("Project Venice", 6, 2),
        ("Project Zurich", 1, 0),
        ("Project Zurich", 2, 1),
        ("Project Zurich", 5, 2),
    ],
)
def test_a_project_remembers_what_was_put_into_it_beyond_need(
    agenda: str, excess: int, counters: int
) -> None:
    t = scored(agenda, less=-excess)
    kind = agenda.split()[1].lower()
    assert t.counters(agenda, kind) == counters
    worth = {"Project Babylon": 1 + counters}.get(agenda, 2)
    assert score(t.game.state, "corp") == worth


@pytest.mark.card("Project Zurich")
def test_project_zurich_pays_as_each_turn_of_the_corp_begins() -> None:
    assert new_turn(corp=Seat(credits=0, score=["Project Zurich (3 zurich)"])).credits["corp"] == 3
    assert new_turn(corp=Seat(credits=0, score=["Project Zurich"])).credits["corp"] == 0


@pytest.mark.card("World Domination")
def test_world_domination_wins_for_the_corp_that_scores_it_and_is_three_points_to_the_runner() -> None:
    t = scored("World Domination")
    assert t.game.result is not None
    assert (t.game.result[0], score(t.game.state, "corp")) == ("corp", 7)
    t = classic(corp=Seat(hand=["World Domination"], deck=DECK))
    t.run("HQ")
    t.finish_run()
    assert score(t.game.state, "runner") == 3


@pytest.mark.card("Charity Takeover")
def test_charity_takeover_pays_nine_bits_and_is_talked_about() -> None:
    t = scored("Charity Takeover", corp=Seat(credits=1))
    assert (t.credits["corp"], t.game.state.players["corp"].bad_publicity) == (10, 1)
    t = scored("Charity Takeover", corp=Seat(bad_publicity=6, score=["Tycho Extension", "Hostile Takeover"]))
    assert t.game.result is not None
    assert t.game.result[0] == "runner", "seven bad publicity lose the game"


@pytest.mark.card("Corporate Boon")
def test_corporate_boon_is_four_actions_one_in_a_turn_of_ones_own() -> None:
    t = scored("Corporate Boon")
    assert t.counters("Corporate Boon", "boon") == 4
    t = corp_turn(corp=Seat(clicks=1, score=["Corporate Boon (4 boon)"], deck=DECK))
    t.corp("gain credit")
    t.until(side="corp", option="use")
    t.corp("use", "Corporate Boon")
    assert (t.clicks["corp"], t.counters("Corporate Boon", "boon")) == (1, 3)
    assert not t.can("use", "Corporate Boon"), "once a turn"
    t = classic(corp=Seat(score=["Corporate Boon (4 boon)"], deck=DECK), servers={"HQ": At(ice=["Filter"])})
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Corporate Boon"), "not in the Runner's turn"
        t.passes()


@pytest.mark.card("AI Chief Financial Officer", "Rescheduler")
@pytest.mark.parametrize(
    ("corp", "root", "user", "hand", "pile"),
    [
        (Seat(score=["AI Chief Financial Officer"]), [], "AI Chief Financial Officer", 5, 0),
        (Seat(), ["Rescheduler (rezzed)"], "Rescheduler", 3, 2),
    ],
)
def test_hq_goes_into_rnd_for_new_cards(corp: Seat, root: list[str], user: str, hand: int, pile: int) -> None:
    held = corp._replace(hand=["3x Filter"], deck=["6x Keeper"], discard=["Mazer", "Liche"], credits=0)
    t = corp_turn(corp=held, servers={"remote 1": At(root=root)} if root else {})
    t.corp("use", user)
    state = t.game.state
    assert (len(state.hand("corp")), len(state.zones["Archives"])) == (hand, pile)
    assert len(state.deck("corp")) == 3 + 6 + (2 - pile) - hand
    assert t.clicks["corp"] == 2
    assert t.happened("shuffle")


@pytest.mark.card("Security Net Optimization")
def test_security_net_optimization_is_for_the_ice_of_one_fort() -> None:
    forts = {"HQ": At(ice=["Filter (rezzed)"]), "R&D": At(ice=["Mazer (rezzed)"])}
    t = scored("Security Net Optimization", servers=forts)
    before = {name: strength_of(t, name) for name in ("Filter", "Mazer")}
    t.corp("server", server="R&D")
    assert strength_of(t, "Filter") == before["Filter"]
    assert strength_of(t, "Mazer") == before["Mazer"] + 1


@pytest.mark.card("Corporate Headhunters")
def test_headhunters_hurt_and_what_they_hurt_stays_hurt() -> None:
    corp = Seat(score=["Corporate Headhunters"])
    t = corp_turn(corp=corp, runner=Seat(tags=1, hand=HAND))
    t.corp("use", "Corporate Headhunters")
    t.corp("use", "Corporate Headhunters")
    assert (damage(t, "meat"), hand_size(t.game.state, "runner")) == ([1, 1], 3)
    assert not corp_turn(corp=corp, runner=Seat(hand=HAND)).can("use", "Corporate Headhunters")
    t = corp_turn(corp=corp, runner=Seat(tags=1, hand=HAND, rig=["Dermatech Bodyplating"]))
    t.corp("use", "Corporate Headhunters")
    t.until(side="corp", kind="action")
    assert (damage(t, "meat"), hand_size(t.game.state, "runner")) == ([], 5), "prevented, it takes nothing"


@pytest.mark.card("Fetal AI")
@pytest.mark.parametrize(("bits", "stolen"), [(2, True), (1, False)])
def test_fetal_ai_hurts_in_hq_and_costs_two_bits_to_steal(bits: int, stolen: bool) -> None:
    t = classic(corp=Seat(hand=["Fetal AI"], deck=DECK), runner=Seat(credits=bits, hand=HAND))
    t.run("HQ")
    while t.in_run():
        if t.can("yes") and t.decision.rule != "13?":
            t.runner("yes")
        else:
            t.passes()
    assert damage(t, "net") == [2]
    assert (t.zone("Fetal AI") == "runner score") == stolen
    assert t.credits["runner"] == (0 if stolen else bits)


@pytest.mark.card("Fetal AI", "Marked Accounts")
@pytest.mark.parametrize(("agenda", "hurt", "tags"), [("Fetal AI", 0, 0), ("Marked Accounts", 0, 1)])
def test_in_the_archives_only_one_of_them_is_a_trap(agenda: str, hurt: int, tags: int) -> None:
    t = classic(corp=Seat(discard=[agenda], deck=DECK), runner=Seat(credits=0, hand=HAND))
    t.run("Archives")
    t.finish_run()
    assert (sum(damage(t, "net")), t.tags) == (hurt, tags)


@pytest.mark.card("Fetal AI", "Marked Accounts")
@pytest.mark.parametrize("agenda", ["Fetal AI", "Marked Accounts"])
def test_found_in_rnd_it_is_shown(agenda: str) -> None:
    t = classic(corp=Seat(deck=[agenda, *DECK]), runner=Seat(credits=9, hand=HAND))
    t.run("R&D")
    t.finish_run()
    assert t.happened("reveal", agenda)
    assert (damage(t, "net"), t.tags) == (([2], 0) if agenda == "Fetal AI" else ([], 1))


@pytest.mark.card("Viral Breeding Ground")
def test_viral_breeding_ground_takes_its_fort_with_it_as_it_is_scored() -> None:
    forts = {
        "remote 1": At(
            root=["Viral Breeding Ground (4 advancement)", "Red Herrings"], ice=["Filter", "Mazer (rezzed)"]
        ),
        "HQ": At(ice=["Keeper (rezzed)"]),
    }
    t = scored("Viral Breeding Ground", servers=forts)
    assert [t.zone(name) for name in ("Red Herrings", "Filter", "Mazer")] == ["Archives"] * 3
    assert t.zone("Viral Breeding Ground") == "corp score"
    assert len(t.game.state.servers[0].ice) == 1


@pytest.mark.card("Viral Breeding Ground")
@pytest.mark.parametrize(("counters", "most"), [(0, 0), (1, 2), (2, 3)])
def test_viral_breeding_ground_sends_programs_home_as_it_is_accessed(counters: int, most: int) -> None:
    note = f" ({counters} advancement)" if counters else ""
    t = classic(
        corp=Seat(deck=DECK),
        runner=Seat(rig=["Krash", "Imp", "Newsgroup Filter"]),
        servers={"remote 1": At(root=[f"Viral Breeding Ground{note}"])},
    )
    t.run("remote 1")
    picked = 0
    while t.in_run():
        if t.decision.side == "corp" and t.can("card"):
            t.choose(t.find("card")[0])
            picked += 1
        else:
            t.passes()
    assert picked == most
    assert len(in_zone(t, "grip")) == most
    to_action(t)


@pytest.mark.card("Unlisted Research Lab")
def test_the_lab_draws_one_card_more_at_the_start_of_the_turn() -> None:
    t = new_turn(corp=Seat(score=["Unlisted Research Lab"]))
    t.until(rule="C4.6")
    assert (len(t.game.state.hand("corp")), t.clicks["corp"]) == (2, 3)
    t = classic(turn="runner", at="C10.1", corp=Seat(score=["Unlisted Research Lab"], deck=DECK))
    assert not t.game.state.hand("corp")
