"""Cards that count: counters spent, revealed cards of a type, advancements, an X that is paid."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import corp_turn, end_turn, names, strength
from tests.support.ice import BOTH, breaks, broken, meeting, outcome, run_on
from tests.support.runner import offered
from tests.support.table import Table

# --- Hortum -----------------------------------------------------------------------------------------------


@pytest.mark.card("Hortum")
@pytest.mark.parametrize("rules", BOTH)
def test_hortum_pays_one_credit_and_ends_the_run(rules: str) -> None:
    assert outcome(run_on("Hortum (rezzed, 2 advancement)", rules=rules)) == ["corp gains 1", "end the run"]


@pytest.mark.card("Hortum")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("found", [0, 1, 2])
def test_hortum_with_three_advancements_pays_four_and_finds_up_to_two_cards(rules: str, found: int) -> None:
    deck = ["Enigma", "Ice Wall", "Hedge Fund", "PAD Campaign"]
    t = run_on("Hortum (rezzed, 3 advancement)", rules=rules, corp={"deck": deck, "hand": [], "credits": 0})
    t.until(side="corp", about="search")
    for name in ("Enigma", "Hedge Fund")[:found]:
        t.corp("card", name)
    if t.can("done"):
        t.corp("done")
    t.finish_run()
    assert (names(t, "HQ"), t.credits["corp"]) == (["Enigma", "Hedge Fund"][:found], 4)
    assert t.happened("shuffle", side="corp")
    assert not t.events("access")


@pytest.mark.card("Hortum")
@pytest.mark.parametrize(("counters", "breakable"), [(2, True), (3, False)])
def test_an_ai_cannot_break_hortum_with_three_advancements(counters: int, breakable: bool) -> None:
    ice = f"Hortum (rezzed, {counters} advancement)"
    t = meeting(ice, runner={"rig": ("Mayfly", "Gordian Blade", "Datasucker (9 virus)"), "credits": 30})
    for _ in range(4):
        t.runner("use", "Mayfly", ability=1)
    assert t.can("use", "Mayfly", ability=0) == breakable
    for _ in range(2):
        t.runner("use", "Gordian Blade", ability=1)
    breaks(t, "Gordian Blade", 1)
    assert broken(t) == (1,), "other programs can"


# --- Sadaka -----------------------------------------------------------------------------------------------

TRAP = {"deck": ["Enigma", "Ice Wall", "Hedge Fund", "PAD Campaign"], "hand": ["Snare!"]}


@pytest.mark.card("Sadaka")
@pytest.mark.parametrize("rules", BOTH)
def test_sadaka_arranges_rnd_then_trades_a_card_for_a_resource_and_is_trashed(rules: str) -> None:
    t = run_on("Sadaka", rules=rules, corp=TRAP, runner={"rig": ["Armitage Codebusting (12 credit)"]})
    t.until(side="corp", kind="choose effect")
    t.corp("effect", number=0)
    for name in ("Hedge Fund", "Ice Wall", "Enigma"):
        if t.can("card", name):
            t.corp("card", name)
    t.corp("yes")
    assert "Hedge Fund" in names(t, "HQ")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("card", "Snare!")
    t.finish_run()
    assert t.zone("Armitage Codebusting") == "heap"
    assert (t.zone("Snare!"), t.zone("Sadaka")) == ("Archives", "Archives")


@pytest.mark.card("Sadaka")
def test_sadaka_may_shuffle_instead_and_is_trashed_though_nothing_is_given_up() -> None:
    t = run_on("Sadaka", corp=TRAP, runner={"rig": ["Armitage Codebusting (12 credit)"]})
    t.until(side="corp", kind="choose effect")
    t.corp("effect", number=1)
    assert t.happened("shuffle", side="corp")
    t.finish_run()
    assert (t.zone("Armitage Codebusting"), t.zone("Snare!"), t.zone("Sadaka")) == ("table", "HQ", "Archives")


# --- Slot Machine -----------------------------------------------------------------------------------------

REELS = [
    (["Diesel", "Corroder", "Akamatsu Mem Chip"], 0, 0),
    (["Diesel", "Sure Gamble", "Akamatsu Mem Chip"], 3, 0),
    (["Diesel", "Sure Gamble", "Easy Mark"], 3, 3),
    (["Corroder", "Mimic", "Ninja"], 3, 3),
]


@pytest.mark.card("Slot Machine")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("reel", "credits", "counters"), REELS)
def test_slot_machine_pays_for_cards_of_one_type(
    rules: str, reel: list[str], credits: int, counters: int
) -> None:
    t = run_on(
        "Slot Machine",
        rules=rules,
        corp={"credits": 0},
        runner={"credits": 7, "deck": ["Infiltration", *reel, "Wyldside"], "rig": []},
        servers={"remote 1": At(root=["Nico Campaign"])},
    )
    while t.decision.about != "target" and t.in_run():
        t.passes()
    if counters:
        assert offered(t) >= {"Slot Machine", "Nico Campaign"}
        t.corp("card", "Nico Campaign")
    t.finish_run()
    state = t.game.state
    assert [t.name(c) for c in state.zones["stack"]] == [*reel, "Wyldside", "Infiltration"]
    assert [t.name(e.card) for e in t.events("reveal")][:3] == reel
    assert (t.credits["corp"], t.credits["runner"]) == (credits, 4)
    assert t.counters("Nico Campaign", "advancement") == counters


@pytest.mark.card("Slot Machine")
def test_slot_machine_counts_what_it_revealed_in_this_encounter() -> None:
    reel = ["Diesel", "Corroder", "Sure Gamble", "Akamatsu Mem Chip"]
    t = run_on(
        *("Slot Machine", "Slot Machine"),
        corp={"credits": 0},
        runner={"deck": ["Infiltration", *reel], "rig": []},
    )
    t.finish_run()
    assert t.credits["corp"] == 3, "the second machine shows cards of three types"


# --- Corporate Troubleshooter -----------------------------------------------------------------------------


@pytest.mark.card("Corporate Troubleshooter")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("paid", [0, 3, 5])
def test_corporate_troubleshooter_gives_the_strength_that_is_paid_for_the_turn(rules: str, paid: int) -> None:
    servers = {
        "HQ": At(
            ice=["Enigma (rezzed)", "Ice Wall (rezzed)", "Neural Katana"],
            root=["Corporate Troubleshooter (rezzed)"],
        ),
        "R&D": At(ice=["Hadrian's Wall (rezzed)"]),
    }
    t = Table(position(corp=Seat(credits=5, hand=["Hedge Fund"]), servers=servers, rules=rules))
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Corporate Troubleshooter")
    assert len(t.find("number")) == 6
    t.corp("number", number=paid)
    assert offered(t) == {"Enigma", "Ice Wall"}
    t.corp("card", "Ice Wall")
    assert (strength(t, "Ice Wall"), strength(t, "Enigma")) == (1 + paid, 2)
    assert (t.credits["corp"], t.zone("Corporate Troubleshooter")) == (5 - paid, "Archives")
    t.finish_run()
    assert strength(t, "Ice Wall") == 1 + paid, "for the rest of the turn"
    end_turn(t, "runner")
    assert strength(t, "Ice Wall") == 1


# --- Lakshmi Smartfabrics ---------------------------------------------------------------------------------

AGENDAS = ["Hostile Takeover", "Hostile Takeover", "Private Security Force"]


@pytest.mark.card("Lakshmi Smartfabrics")
@pytest.mark.parametrize("rules", BOTH)
def test_lakshmi_hears_of_every_rez_its_own_included(rules: str) -> None:
    servers = {"remote 1": At(root=["Lakshmi Smartfabrics"]), "remote 2": At(root=["PAD Campaign"])}
    t = corp_turn(servers=servers, corp=Seat(credits=9), rules=rules)
    t.corp("rez", "Lakshmi Smartfabrics")
    assert t.counters("Lakshmi Smartfabrics", "power") == 1
    t.corp("rez", "PAD Campaign")
    assert t.counters("Lakshmi Smartfabrics", "power") == 2


@pytest.mark.card("Lakshmi Smartfabrics")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("worth", "shown"), [(1, "Hostile Takeover"), (2, "Private Security Force")])
def test_lakshmi_keeps_copies_of_a_shown_agenda_from_being_stolen(rules: str, worth: int, shown: str) -> None:
    servers = {
        "remote 1": At(root=["Lakshmi Smartfabrics (rezzed, 3 power)"]),
        "remote 2": At(root=["Hostile Takeover"]),
        "remote 3": At(root=["Private Security Force"]),
    }
    runner = Seat(credits=9, clicks=4)
    t = Table(position(corp=Seat(hand=AGENDAS), runner=runner, servers=servers, rules=rules))
    t.run("remote 1")
    t.until(side="corp", option="use")
    t.corp("use", "Lakshmi Smartfabrics")
    t.corp("number", number=worth)
    if t.can("card"):
        t.corp("card", shown)
    assert [t.name(e.card) for e in t.events("reveal", side="corp")] == [shown]
    assert t.counters("Lakshmi Smartfabrics", "power") == 3 - worth
    t.until(kind="mid-access")
    t.runner("trash", "Lakshmi Smartfabrics")
    for server in ("remote 2", "remote 3"):
        t.until(side="runner", kind="action")
        t.run(server)
        t.finish_run()
    stolen = [t.name(e.card) for e in t.events("steal")]
    assert stolen == [name for name in ("Hostile Takeover", "Private Security Force") if name != shown]


# --- Freedom Khumalo --------------------------------------------------------------------------------------


@pytest.mark.card("Freedom Khumalo: Crypto-Anarchist")
@pytest.mark.rule("nsg-26.03 1.16.1d")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    ("card", "viruses", "usable"),
    [
        ("Beanstalk Royalties", 0, True),
        ("Hedge Fund", 5, True),
        ("Hedge Fund", 4, False),
        ("Hadrian's Wall", 10, True),
        ("Hadrian's Wall", 9, False),
        ("Hostile Takeover", 20, False),
    ],
)
def test_freedom_khumalo_trashes_a_card_for_its_cost_in_virus_counters(
    rules: str, card: str, viruses: int, usable: bool
) -> None:
    freedom = "Freedom Khumalo: Crypto-Anarchist"
    rig = [f"Medium ({viruses // 2} virus)", f"Imp ({viruses - viruses // 2} virus)"]
    runner = Seat(identity=freedom, credits=0, rig=[] if not viruses else rig)
    t = Table(position(corp=Seat(hand=[card], deck=["3x Enigma"]), runner=runner, rules=rules))
    t.run("HQ")
    while t.decision.kind not in ("mid-access", "action"):
        t.passes()
    assert t.can("use", freedom) == usable
    if not usable:
        return
    t.runner("use", freedom)
    while t.decision.about == "spend-counter":
        t.choose(0)
    assert t.zone(card) == "Archives"
    assert not viruses or t.counters("Medium", "virus") + t.counters("Imp", "virus") == 0


@pytest.mark.card("Freedom Khumalo: Crypto-Anarchist")
def test_freedom_khumalo_does_it_once_a_turn() -> None:
    freedom = "Freedom Khumalo: Crypto-Anarchist"
    corp = Seat(hand=["2x Beanstalk Royalties"], deck=["3x Enigma"])
    t = Table(position(corp=corp, runner=Seat(identity=freedom)))
    for usable in (True, False):
        t.run("HQ")
        while t.decision.kind not in ("mid-access", "action"):
            t.passes()
        assert t.can("use", freedom) == usable
        if usable:
            t.runner("use", freedom)
            t.until(kind="action")
