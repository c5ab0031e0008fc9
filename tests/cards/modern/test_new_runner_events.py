"""Events of many sets: tables of what they give, and a play for what is their own."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import CORP, accesses, names, offered, play, runner_turn, runs
from tests.support.table import Table

HANDS = CORP._replace(hand=["5x Hedge Fund"])
DECK = ["9x Diesel"]


def pick(t: Table, *cards: str) -> None:
    """Choose these cards, if they are asked for."""
    for card in cards:
        if t.can("card", card):
            t.runner("card", card)


def damage(t: Table) -> list[tuple[int, str]]:
    return [(e.amount, e.sort) for e in t.events("damage")]


# --- credits, cards and clicks -----------------------------------------------------------------------------


PLAIN = {"Quality Time": (3, 0, 5, 3), "Ritual": (0, 0, 3, 3)}
"""What it costs; the credits, the cards and the clicks the Runner has afterwards."""


@pytest.mark.card(*PLAIN)
@pytest.mark.parametrize("event", PLAIN)
def test_an_event_gives_what_it_says(event: str) -> None:
    cost, credits, cards, clicks = PLAIN[event]
    t = play(event, runner=Seat(credits=cost, deck=DECK))
    assert (t.credits["runner"], len(names(t, "grip")), t.clicks["runner"]) == (credits, cards, clicks)
    assert t.zone(event) == "heap"


TRASHING = {"Moshing": (0, 3, 3), "Spec Work": (1, 4, 2), "Isolation": (2, 7, 0)}
"""What it costs; the credits and the cards it gives for the cards trashed as a cost."""
RIG = {"Moshing": [], "Spec Work": ["Corroder"], "Isolation": ["Daily Casts (8 credit)"]}


@pytest.mark.card(*TRASHING)
@pytest.mark.parametrize("event", TRASHING)
def test_an_event_is_paid_for_with_cards_as_well(event: str) -> None:
    cost, credits, cards = TRASHING[event]
    fuel = ["Easy Mark", "Modded", "Tinkering"] if event == "Moshing" else []
    t = runner_turn(runner=Seat(credits=cost, hand=[event, *fuel], rig=RIG[event], deck=DECK))
    t.runner("play", event)
    pick(t, *fuel)
    assert (t.credits["runner"], names(t, "grip")) == (credits, ["Diesel"] * cards)
    gone = fuel or [RIG[event][0].split(" (")[0]]
    assert names(t, "heap") == sorted([event, *gone])


@pytest.mark.card(*TRASHING)
@pytest.mark.parametrize("event", TRASHING)
def test_an_event_cannot_be_played_without_the_cards_to_pay_for_it(event: str) -> None:
    rig = ["Akamatsu Mem Chip"]
    t = runner_turn(runner=Seat(credits=9, hand=[event, "Diesel", "Diesel"], rig=rig, deck=DECK))
    assert not t.can("play", event)


@pytest.mark.card("Running Hot")
def test_running_hot_gives_three_clicks_for_a_core_damage() -> None:
    t = play("Running Hot", "Diesel", runner=Seat(credits=1))
    assert (t.clicks["runner"], damage(t), names(t, "grip")) == (6, [(1, "core")], [])


@pytest.mark.card("Running Hot")
def test_running_hot_as_the_last_card_flatlines() -> None:
    t = play("Running Hot", runner=Seat(credits=1))
    assert t.game.result == ("corp", "flatline")


@pytest.mark.card("Career Fair")
def test_career_fair_installs_a_resource_for_three_credits_less() -> None:
    t = play("Career Fair", "Liberated Account", "Corroder", runner=Seat(credits=3))
    assert not t.can("card", "Corroder")
    pick(t, "Liberated Account")
    assert (t.zone("Liberated Account"), t.credits["runner"]) == ("table", 0)


@pytest.mark.card("Peace in Our Time")
def test_peace_in_our_time_pays_both_players_and_forbids_runs() -> None:
    t = play("Peace in Our Time", corp=CORP._replace(credits=1), runner=Seat(credits=1, deck=DECK))
    assert t.credits == {"runner": 10, "corp": 6}
    assert not t.can("run")


@pytest.mark.card("Peace in Our Time")
def test_peace_in_our_time_is_for_the_first_click_and_for_turns_without_a_score() -> None:
    t = runner_turn(runner=Seat(credits=1, hand=["Peace in Our Time"]))
    t.runner("gain credit")
    assert not t.can("play", "Peace in Our Time")
    for scores in (True, False):
        t = runner_turn(
            turn="corp",
            at="5.6.2a",
            corp=CORP._replace(clicks=1),
            runner=Seat(hand=["Peace in Our Time"]),
            servers={"remote 1": At(root=["Breaking News (2 advancement)"])},
        )
        if scores:
            t.corp("score", "Breaking News")
        t.until(side="corp", kind="action")
        while t.decision.side == "corp" and t.decision.kind == "action":
            t.corp("gain credit")
        t.until(side="runner", kind="action")
        assert t.can("play", "Peace in Our Time") is not scores


# --- run events --------------------------------------------------------------------------------------------


PAYING = {"Dirty Laundry": (2, 5, 0), "Clean Getaway": (3, 6, 0), "Joy Ride": (2, 0, 5)}
"""What it costs; the credits and the cards it gives for a successful run."""


@pytest.mark.card(*PAYING)
@pytest.mark.parametrize("ends", [False, True])
@pytest.mark.parametrize("event", PAYING)
def test_a_run_event_pays_for_a_successful_run_alone(event: str, ends: bool) -> None:
    cost, credits, cards = PAYING[event]
    t = play(
        event,
        corp=CORP._replace(credits=0),
        runner=Seat(credits=cost, deck=DECK),
        servers={"R&D": At(ice=["Ice Wall (rezzed)"] if ends else [])},
    )
    if t.can("server"):
        assert t.can("server", server="HQ")
        t.runner("server", server="R&D")
    assert ends or t.attacked == "R&D"
    t.finish_run()
    t.until(kind="action")
    assert t.happened("successful run") is not ends
    got = (0, 0) if ends else (credits, cards)
    assert (t.credits["runner"], len(names(t, "grip"))) == got


@pytest.mark.card("Dirty Laundry")
def test_dirty_laundry_pays_as_the_run_ends_and_clean_getaway_before() -> None:
    for event, paid in (("Dirty Laundry", 3), ("Clean Getaway", 8)):
        t = play(event, corp=Seat(hand=["Nico Campaign"]), runner=Seat(credits=5))
        t.runner("server", server="HQ")
        t.until(kind="mid-access")
        assert t.credits["runner"] == paid


@pytest.mark.card("Finality")
def test_finality_accesses_three_more_cards_of_rnd_for_a_core_damage() -> None:
    t = play("Finality", "Diesel", runner=Seat(credits=2))
    assert (t.attacked, damage(t)) == ("R&D", [(1, "core")])
    t.finish_run()
    assert accesses(t) == 4
    runs(t, "R&D")
    assert accesses(t) == 5, "the next run is a plain one"


@pytest.mark.card("Katorga Breakout")
@pytest.mark.parametrize("ends", [False, True])
def test_katorga_breakout_gets_a_card_back_if_the_run_is_successful(ends: bool) -> None:
    t = play(
        "Katorga Breakout",
        runner=Seat(credits=2, discard=["Corroder", "Modded"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"] if ends else [])},
    )
    t.runner("server", server="HQ")
    if not ends:
        while not t.can("card"):
            t.passes()
        assert offered(t) == {"Corroder", "Modded"}
        t.runner("card", "Corroder")
    t.finish_run()
    assert names(t, "grip") == ([] if ends else ["Corroder"])


@pytest.mark.card("Emergency Shutdown")
def test_emergency_shutdown_derezzes_ice_after_a_successful_run_on_hq() -> None:
    t = runner_turn(
        runner=Seat(credits=0, hand=["Emergency Shutdown"]),
        servers={"R&D": At(ice=["Enigma (rezzed)", "Ice Wall"]), "remote 1": At(ice=["Archer (rezzed)"])},
    )
    assert not t.can("play", "Emergency Shutdown")
    runs(t, "Archives")
    assert not t.can("play", "Emergency Shutdown")
    runs(t, "HQ")
    t.runner("play", "Emergency Shutdown")
    assert offered(t) == {"Enigma", "Archer"}
    t.runner("card", "Archer")
    assert (t.rezzed("Archer"), t.rezzed("Enigma")) == (False, True)


@pytest.mark.card("Blackmail")
def test_no_ice_is_rezzed_in_a_run_of_blackmail_and_it_takes_bad_publicity() -> None:
    servers = {"HQ": At(ice=["Ice Wall"])}
    t = runner_turn(runner=Seat(hand=["Blackmail"]), servers=servers)
    assert not t.can("play", "Blackmail")
    t = play("Blackmail", corp=CORP._replace(bad_publicity=1, credits=9), servers=servers)
    t.runner("server", server="HQ")
    while t.in_run():
        assert not t.can("rez", "Ice Wall")
        t.passes()
    assert t.happened("successful run")
    t.until(kind="action")
    t.run("HQ")
    t.until(side="corp", option="rez")
    assert t.can("rez", "Ice Wall"), "the next run is a plain one"


@pytest.mark.card("Eye for an Eye")
def test_eye_for_an_eye_tags_accesses_one_more_and_trashes_for_cards_of_the_grip() -> None:
    t = runner_turn(runner=Seat(tags=1, hand=["Eye for an Eye"]))
    assert not t.can("play", "Eye for an Eye")
    t = play("Eye for an Eye", "Diesel", corp=HANDS, runner=Seat(credits=1))
    assert t.attacked == "HQ"
    t.until(kind="mid-access")
    assert t.tags == 1
    t.runner("use", "Eye for an Eye")
    pick(t, "Diesel")
    assert (names(t, "grip"), names(t, "Archives")) == ([], ["Hedge Fund"])
    t.finish_run()
    assert accesses(t) == 2
    assert names(t, "Archives") == ["Hedge Fund"]


@pytest.mark.card("Retrieval Run")
@pytest.mark.parametrize("instead", [True, False])
def test_retrieval_run_installs_a_program_of_the_heap_for_nothing_instead_of_breaching(instead: bool) -> None:
    t = play(
        "Retrieval Run",
        corp=CORP._replace(discard=["Hedge Fund"]),
        runner=Seat(credits=3, discard=["Femme Fatale", "Diesel"]),
        servers={"HQ": At(ice=["Ice Wall"])},
    )
    assert t.attacked == "Archives"
    if instead:
        t.until(option="replace")
        t.runner("replace")
        assert not t.can("card", "Diesel")
        pick(t, "Femme Fatale")
        pick(t, "Ice Wall")
    t.finish_run()
    assert t.zone("Femme Fatale") == ("table" if instead else "heap")
    assert (t.credits["runner"], t.happened("breach")) == (0, not instead)


@pytest.mark.card("Knifed", "Spooned")
@pytest.mark.parametrize(
    ("event", "ice", "other"), [("Knifed", "Ice Wall", "Enigma"), ("Spooned", "Enigma", "Ice Wall")]
)
def test_the_first_ice_of_a_kind_that_is_fully_broken_is_trashed(event: str, ice: str, other: str) -> None:
    rig = ["Corroder", "Gordian Blade"]
    t = play(
        event,
        runner=Seat(credits=20, rig=rig),
        servers={"HQ": At(ice=[f"{other} (rezzed)", f"{ice} (rezzed)"])},
    )
    t.runner("server", server="HQ")
    for _ in range(60):
        if not t.in_run():
            break
        breaking = [o for o in t.find("use") if o.ability == 0]
        if breaking:
            t.choose(breaking[0])
        elif t.can("subroutine"):
            t.choose(t.find("subroutine")[0])
        else:
            t.passes()
    assert t.happened("fully broken", ice)
    assert t.happened("fully broken", other)
    assert (t.zone(ice), t.zone(other)) == ("Archives", "table")


@pytest.mark.card("Reprise")
def test_reprise_returns_a_corp_card_to_hq_after_a_steal_and_may_run() -> None:
    t = runner_turn(
        corp=CORP._replace(hand=["Nisei MK II"]),
        runner=Seat(credits=9, hand=["Reprise"], rig=["Corroder"]),
        servers={"R&D": At(ice=["Enigma (rezzed)"])},
    )
    assert not t.can("play", "Reprise")
    runs(t, "HQ")
    assert t.happened("steal")
    t.runner("play", "Reprise")
    pick(t, "Enigma")
    assert (t.zone("Enigma"), t.zone("Corroder")) == ("HQ", "table")
    t.runner("yes")
    t.runner("server", server="R&D")
    assert t.attacked == "R&D"
