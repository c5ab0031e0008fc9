"""Cards of the older sets as tables: credits for one purpose, strength, prices, what happens when."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.change import atoms
from rulerunner.kernel.may.affording import can_pay, can_spend
from rulerunner.kernel.read import values
from rulerunner.kernel.read.context import plain
from rulerunner.lang.costs import Credits
from rulerunner.lang.words import Side
from tests.support.corp import corp_turn, names, strength
from tests.support.encounters import LOW, Breaker, can_break, meeting, proves_its_costs, proves_its_kind
from tests.support.ice import meeting as met
from tests.support.runner import CORP, runner_turn
from tests.support.table import Table

# --- credits for one purpose ------------------------------------------------------------------------------

RETURNING: dict[str, tuple[int, str, str, str]] = {
    "Cybsoft MacroDrive": (1, "install", "Corroder", "Cyberfeeder"),
    "Dedicated Server": (2, "rez", "Ice Wall", "PAD Campaign"),
    "Inside Man": (2, "install", "Cyberfeeder", "Corroder"),
    "Prepaid VoicePAD": (1, "play", "Sure Gamble", "Corroder"),
    "Public Terminal": (1, "play", "Inside Job", "Sure Gamble"),
    "Cloak": (1, "icebreaker", "Corroder", "Imp"),
    "Dyson Fractal Generator": (1, "icebreaker", "Corroder", "Mimic"),
    "Lockpick": (1, "icebreaker", "Gordian Blade", "Mimic"),
    "Silencer": (1, "icebreaker", "Mimic", "Corroder"),
    "Primary Transmission Dish": (3, "trace", "", ""),
}
"""How many credits, what for, a card for which they may be spent and one for which they may not."""


CORPS = ("Dedicated Server", "Primary Transmission Dish")


@pytest.mark.card(*RETURNING)
@pytest.mark.parametrize("card", RETURNING)
def test_credits_on_a_card_are_spent_for_its_purpose_alone(card: str) -> None:
    amount, purpose, fits, other = RETURNING[card]
    side: Side = "corp" if card in CORPS else "runner"
    laid = f"{card} ({amount} credit{', rezzed' if card in CORPS else ''})"
    servers = {"HQ": At(ice=["Ice Wall"]), "remote 2": At(root=["PAD Campaign"])}
    if card in CORPS:
        servers["remote 1"] = At(root=[laid])
    hand = [name for name in (fits, other) if name and side == "runner" and purpose != "icebreaker"]
    rig = [name for name in (fits, other) if purpose == "icebreaker"] + ([laid] if side == "runner" else [])
    runner = Seat(credits=0, hand=hand, rig=rig)
    t = Table(position(corp=CORP._replace(credits=0), runner=runner, servers=servers))

    def payable(price: int, reason: str, name: str) -> bool:
        cid = t.card(name) if name else -1
        if reason == "icebreaker":
            reason = t.game.state.cards[cid].face.purpose
            return can_pay(t.game.state, plain(cid, side), (Credits(price),), reason, cid)
        return can_spend(t.game.state, side, price, (), reason, cid)

    assert [payable(price, purpose, fits) for price in (amount, amount + 1)] == [True, False]
    assert not payable(1, "advance" if card in CORPS else "remove tag", "")
    assert not other or not payable(1, purpose, other)


@pytest.mark.card(*RETURNING)
@pytest.mark.parametrize("card", RETURNING)
def test_the_credits_come_back_as_the_turn_begins(card: str) -> None:
    side: Side = "corp" if card in CORPS else "runner"
    servers = {"remote 1": At(root=[f"{card} (rezzed)"])} if card in CORPS else {}
    runner = Seat(rig=[] if card in CORPS else [card], deck=["9x Diesel"])
    at = {"corp": "5.6.1b", "runner": "5.7.1b"}[side]
    t = Table(position(turn=side, at=at, corp=CORP, runner=runner, servers=servers))
    t.until(side=side, kind="action")
    assert t.counters(card, "credit") == RETURNING[card][0]


# --- strength and prices ----------------------------------------------------------------------------------

WALLS = {"HQ": At(ice=["Ice Wall (rezzed)", "Enigma (rezzed)", "Eli 1.0 (rezzed)", "IQ"])}


@pytest.mark.card(
    "Superior Cyberwalls", "Encrypted Portals", "Haas-Bioroid: Stronger Together", "Lag Time", "IQ"
)
@pytest.mark.parametrize(
    ("corp", "expected"),
    [
        (Seat(), [1, 2, 4, 0]),
        (Seat(score=["Superior Cyberwalls"]), [2, 2, 5, 0]),
        (Seat(score=["Encrypted Portals"]), [1, 3, 4, 1]),
        (Seat(identity="Haas-Bioroid: Stronger Together"), [1, 2, 5, 0]),
        (Seat(play=["Lag Time"]), [2, 3, 5, 1]),
        (Seat(hand=["3x Hedge Fund"]), [1, 2, 4, 3]),
    ],
)
def test_the_strength_of_ice_with_what_the_corp_has(corp: Seat, expected: list[int]) -> None:
    t = Table(position(corp=corp._replace(deck=["Hedge Fund"]), servers=WALLS))
    atoms.rez(t.game.state, t.card("IQ"))
    assert [strength(t, ice) for ice in ("Ice Wall", "Enigma", "Eli 1.0", "IQ")] == expected


@pytest.mark.card("Quicksand")
def test_quicksand_is_stronger_each_time_it_is_met() -> None:
    t = met("Quicksand (rezzed, 2 power)")
    assert (t.counters("Quicksand", "power"), strength(t, "Quicksand")) == (3, 3)
    t.finish_run()
    assert t.happened("end the run")


@pytest.mark.card("Xanadu", "IQ", "Oaktown Grid", "Self-Destruct Chips")
def test_what_makes_things_dearer_and_hands_smaller() -> None:
    servers = {
        "HQ": At(ice=["Ice Wall", "IQ"]),
        "remote 1": At(root=["PAD Campaign", "Oaktown Grid (rezzed)"]),
        "remote 2": At(root=["Melange Mining Corp."]),
    }
    corp = Seat(hand=["4x Hedge Fund"], score=["Self-Destruct Chips"])
    t = Table(position(corp=corp, runner=Seat(rig=["Xanadu"]), servers=servers))
    s = t.game.state
    rez = [values.rez_cost(s, t.card(name)) for name in ("Ice Wall", "IQ", "PAD Campaign")]
    assert rez == [2, 5, 2], "only ice, and one more for each card in HQ"
    trash = [
        values.trash_cost(s, t.card(n)) for n in ("PAD Campaign", "Oaktown Grid", "Melange Mining Corp.")
    ]
    assert trash == [7, 4, 1], "in the root of this server, itself too"
    assert (values.hand_size(s, "runner"), values.hand_size(s, "corp")) == (4, 5)


# --- icebreakers ------------------------------------------------------------------------------------------


@pytest.mark.card("Alias")
def test_alias_breaks_sentries_for_its_price() -> None:
    alias = Breaker("Alias", "sentry", cost=1, boost=2, by=3)
    proves_its_costs(alias)
    proves_its_kind(alias)


@pytest.mark.card("Breach")
def test_breach_breaks_three_subroutines_of_a_barrier() -> None:
    proves_its_kind(Breaker("Breach", "barrier", cost=2, breaks=3, boost=2, by=4))
    t = meeting("Pharos", rig=("Breach",))
    own, paid = strength(t, "Breach"), t.credits["runner"]
    t.runner("use", "Breach", ability=1)
    assert (strength(t, "Breach") - own, paid - t.credits["runner"]) == (4, 2)
    while not can_break(t, "Breach"):
        t.runner("use", "Datasucker")
    t.runner("use", "Breach", ability=0)
    for number in range(3):
        t.runner("subroutine", number=number)
    assert t.credits["runner"] == paid - 4
    assert len(t.events("subroutine broken")) == 3


@pytest.mark.card('Cerberus "Cuj.0" H3', 'Cerberus "Rex" H2')
@pytest.mark.parametrize(
    ("breaker", "own"), [('Cerberus "Cuj.0" H3', "sentry"), ('Cerberus "Rex" H2', "code gate")]
)
def test_a_cerberus_is_for_one_kind_of_ice_and_grows_for_a_credit(breaker: str, own: str) -> None:
    for kind, ice in LOW.items():
        t = meeting(ice, rig=(f"{breaker} (4 power)",))
        before = t.credits["runner"], strength(t, breaker)
        t.runner("use", breaker, ability=2)
        assert (t.credits["runner"], strength(t, breaker)) == (before[0] - 1, before[1] + 1)
        assert can_break(t, breaker) is (kind == own)


@pytest.mark.card("Alias", "Breach")
@pytest.mark.parametrize(("server", "breaks"), [("HQ", True), ("remote 1", False)])
@pytest.mark.parametrize(("breaker", "ice"), [("Alias", "Tithe"), ("Breach", "Ice Wall")])
def test_some_icebreakers_are_for_central_servers(breaker: str, ice: str, server: str, breaks: bool) -> None:
    row = At(ice=[f"{ice} (rezzed)"], root=["PAD Campaign"] if server != "HQ" else ())
    t = runner_turn(runner=Seat(credits=9, rig=[breaker, "Datasucker (9 virus)"]), servers={server: row})
    t.run(server)
    while t.game.state.encounter is None or t.decision.side != "runner":
        t.passes()
    assert can_break(t, breaker) is breaks


@pytest.mark.card("Maven")
def test_maven_is_as_strong_as_there_are_programs() -> None:
    t = runner_turn(runner=Seat(rig=["Maven", "Mimic", "Imp", "Cyberfeeder"]))
    assert strength(t, "Maven") == 3


# --- played -----------------------------------------------------------------------------------------------


def play(card: str, **runner: Any) -> Table:
    t = runner_turn(runner=Seat(credits=5, hand=[card], deck=["9x Diesel"])._replace(**runner))
    t.runner("play", card)
    return t


@pytest.mark.card("Calling in Favors", "Power Nap", "Day Job", "Guinea Pig", "Peak Efficiency")
def test_what_is_paid_for_playing() -> None:
    favors = play("Calling in Favors", rig=["Kati Jones", "Fall Guy", "Daily Casts", "Mimic"])
    assert favors.credits["runner"] == 7
    nap = play("Power Nap", discard=["Diesel", "Power Nap"])
    assert (nap.credits["runner"], nap.clicks["runner"]) == (8, 2)
    job = play("Day Job", clicks=5)
    assert (job.credits["runner"], job.clicks["runner"]) == (13, 1)
    assert not runner_turn(runner=Seat(clicks=3, hand=["Day Job"])).can("play", "Day Job")
    pig = play("Guinea Pig", hand=["Guinea Pig", "2x Diesel", "Mimic"])
    assert pig.credits["runner"] == 11
    assert names(pig, "heap") == ["Diesel", "Diesel", "Guinea Pig", "Mimic"]
    alone = play("Guinea Pig")
    assert alone.credits["runner"] == 11, "though nothing else is in the grip"
    t = corp_turn(corp=Seat(credits=1, hand=["Peak Efficiency"], deck=["Enigma"]), servers=WALLS)
    t.until(kind="action")
    t.corp("play", "Peak Efficiency")
    assert t.credits["corp"] == 3


@pytest.mark.card("Executive Wiretaps", "Corporate Shuffle", "Too Big to Fail")
def test_hands_are_shown_and_changed() -> None:
    t = play("Executive Wiretaps")
    assert [t.name(change.card) for change in t.events("reveal")] == ["Hedge Fund"]
    assert (t.credits["runner"], t.clicks["runner"]) == (1, 2)
    corp = Seat(credits=10, hand=["Corporate Shuffle", "2x Enigma", "Too Big to Fail"], deck=["9x Ice Wall"])
    t = Table(position(turn="corp", corp=corp))
    assert not t.can("play", "Too Big to Fail"), "with ten credits"
    t.corp("play", "Corporate Shuffle")
    assert (len(t.game.state.zones["HQ"]), len(t.game.state.zones["R&D"])) == (5, 7)
    assert t.clicks["corp"] == 1


# --- when something happens -------------------------------------------------------------------------------


@pytest.mark.card("Collective Consciousness")
def test_collective_consciousness_draws_for_ice_that_is_rezzed() -> None:
    servers = {"HQ": At(ice=["Ice Wall"]), "remote 1": At(root=["PAD Campaign"])}
    runner = Seat(rig=["Collective Consciousness"], deck=["9x Diesel"])
    t = runner_turn(corp=CORP._replace(credits=9), runner=runner, servers=servers)
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "PAD Campaign")
    t.corp("rez", "Ice Wall")
    assert [change.amount for change in t.events("draw", side="runner")] == [1]


@pytest.mark.card("Los: Data Hijacker")
def test_los_gains_for_the_first_ice_of_a_turn_alone() -> None:
    servers = {"HQ": At(ice=["Ice Wall"]), "R&D": At(ice=["Quandary"]), "remote 1": At(root=["PAD Campaign"])}
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(identity="Los: Data Hijacker", credits=0),
        servers=servers,
    )
    for server, ice in (("HQ", "Ice Wall"), ("R&D", "Quandary")):
        t.run(server)
        t.until(side="corp", option="rez")
        t.corp("rez", ice)
        t.finish_run()
        t.until(side="runner", kind="action")
    assert t.credits["runner"] == 2


@pytest.mark.card("Au Revoir")
def test_au_revoir_pays_for_jacking_out_alone() -> None:
    def credits_after(answer: str) -> int:
        servers = {"HQ": At(ice=["Ice Wall"])}
        t = runner_turn(runner=Seat(credits=0, rig=["Au Revoir"]), servers=servers)
        t.run("HQ")
        t.until(side="runner", about="jack-out")
        t.runner(answer)
        t.finish_run()
        return t.credits["runner"]

    assert (credits_after("yes"), credits_after("no")) == (1, 0)


@pytest.mark.card("Paywall Implementation", "Lamprey")
@pytest.mark.parametrize(("server", "expected"), [("HQ", 4), ("R&D", 5)])
def test_who_gains_and_who_loses_by_a_successful_run(server: str, expected: int) -> None:
    runner = Seat(rig=["Lamprey"])
    t = runner_turn(corp=CORP._replace(credits=5), runner=runner)
    t.run(server)
    t.finish_run()
    assert t.credits["corp"] == expected
    t = runner_turn(corp=CORP._replace(credits=5, play=["Paywall Implementation"]), runner=runner)
    t.run(server)
    t.finish_run()
    assert t.credits["corp"] == expected + 1


@pytest.mark.card("Lamprey", "Cyberdex Trial")
def test_lamprey_does_not_outlive_a_purge() -> None:
    corp = Seat(hand=["Cyberdex Trial"], deck=["Enigma"])
    t = Table(position(turn="corp", corp=corp, runner=Seat(rig=["Lamprey", "Imp (2 virus)"])))
    t.corp("play", "Cyberdex Trial")
    assert (t.zone("Lamprey"), t.counters("Imp", "virus")) == ("heap", 0)


@pytest.mark.card("Turtlebacks")
def test_turtlebacks_pays_for_each_new_server() -> None:
    corp = Seat(credits=0, hand=["Enigma", "PAD Campaign"], deck=["9x Enigma"])
    t = Table(position(turn="corp", corp=corp, servers={"remote 1": At(root=["Turtlebacks (rezzed)"])}))
    t.corp("install", "PAD Campaign")
    t.corp("server", server="new")
    assert t.credits["corp"] == 1
    t.corp("install", "Enigma")
    t.corp("server", server="remote 1")
    assert t.credits["corp"] == 1, "that one is there already"
