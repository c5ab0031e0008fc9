"""Ice of the other sets: families as tables of what is told when the Runner breaks nothing."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.may.permitted import may_trash
from tests.support.corp import damage, facing, strength
from tests.support.outcomes import told
from tests.support.table import Table

RIG = ("Mimic", "Cyberfeeder", "Armitage Codebusting")


def unbroken(ice: str, server: str = "HQ", **runner: Any) -> Table:
    """The Runner runs into rezzed ice, breaks nothing and declines every offer, up to the server."""
    corp = Seat(credits=5, hand=["Hedge Fund", "PAD Campaign"], deck=["4x Enigma"], discard=["Ice Wall"])
    seat = Seat(credits=9, clicks=4, hand=["5x Diesel"], rig=RIG, deck=["4x Diesel"])._replace(**runner)
    note = "" if "(" in ice else " (rezzed)"
    t = Table(position(servers={server: At(ice=[f"{ice}{note}"])}, corp=corp, runner=seat))
    t.run(server)
    while t.in_run() and not t.happened("approach server"):
        t.passes()
    return t


PLAIN = {
    "Anemone": ["1 net"],
    "Bastion": ["end the run"],
    "Bathynomus": ["3 net"],
    "Border Control": ["corp gains 1", "end the run"],
    "Bumi 1.0": ["trash Mimic", "1 core"],
    "Chiyashi": ["2 net", "2 net", "end the run"],
    "Cloud Eater": ["trash Armitage Codebusting", "2 tag", "3 net"],
    "Cobra": ["trash Mimic", "2 net"],
    "Colossus": ["1 tag", "trash Mimic"],
    "Congratulations!": ["corp gains 2", "runner gains 1", "corp gains 1"],
    "DNA Tracker": ["1 net", "runner loses 2"] * 3,
    "Data Loop": ["Diesel to stack", "Diesel to stack", "end the run"],
    "Eli 1.0": ["end the run"],
    "Empiricist": ["corp draws 1", "1 net", "1 tag", "2 net"],
    "F2P": ["Armitage Codebusting to grip", "1 tag"],
    "Flyswatter": ["end the run"],
    "Gatekeeper": ["corp draws 3", "end the run"],
    "Gold Farmer": ["end the run"],
    "Grim": ["trash Mimic"],
    "Himitsu-Bako": ["end the run"],
    "Ivik": ["2 net", "end the run"],
    "Kessleroid": ["end the run"],
    "M.I.C.": ["runner loses 1 click", "runner loses 1 click", "end the run"],
    "Maskirovka": ["corp gains 2", "end the run"],
    "Mausolus": ["corp gains 1", "1 net", "1 tag"],
    "Mestnichestvo": ["runner loses 3", "end the run"],
    "Phoneutria": ["1 net", "1 net"],
    "Pop-up Window": ["corp gains 1", "end the run"],
    "Pulse": ["runner loses 1", "end the run"],
    "Pup": ["1 net", "1 net"],
    "Quandary": ["end the run"],
    "Sandstone": ["+1 virus on Sandstone", "end the run"],
    "Scatter Field": ["end the run"],
    "Seraph": ["runner loses 3", "runner loses 3", "2 net", "1 tag"],
    "Stavka": ["trash Mimic"],
    "Syailendra": ["runner loses 2", "1 net"],
    "Tsurugi": ["end the run"],
    "Vampyronassa": ["runner loses 2", "corp gains 2", "2 net", "corp draws 2"],
    "Vanilla": ["end the run"],
    "Vasilisa": ["1 tag"],
    "Wave": ["corp gains 1"],
    "Wraparound": ["end the run"],
}


@pytest.mark.card(*PLAIN)
@pytest.mark.parametrize("ice", PLAIN)
def test_unbroken_subroutines_resolve_in_order(ice: str) -> None:
    assert told(unbroken(ice)) == PLAIN[ice]


TRACERS = {
    "Caduceus": ["traced", "corp gains 3", "traced", "end the run"],
    "Gutenberg": ["traced", "1 tag"],
    "IP Block": ["traced", "1 tag", "end the run"],
    "Ichi 2.0": ["trash Mimic", "traced", "1 core", "1 tag"],
    "Macrophage": ["traced", "purge", "traced", "traced", "traced", "end the run"],
    "Resistor": ["traced", "end the run"],
    "Trebuchet": ["trash Armitage Codebusting", "traced"],
    "Turnpike": ["traced", "1 tag"],
    "Viktor 2.0": ["traced", "+1 power on Viktor 2.0", "end the run"],
    "Viper": ["traced", "runner loses 1 click", "traced", "end the run"],
}


@pytest.mark.card(*TRACERS)
@pytest.mark.parametrize("ice", TRACERS)
def test_a_runner_without_credits_is_traced(ice: str) -> None:
    assert told(unbroken(ice, credits=0)) == TRACERS[ice]


STRENGTHS = {
    "Bathynomus": [("HQ", 1), ("Archives", 4)],
    "Boto": [("HQ", 4), ("threat", 6)],
    "Capacitor": [("HQ", 3), ("tagged", 5)],
    "Colossus": [("HQ", 4), ("advanced", 7)],
    "Gatekeeper": [("HQ", 0)],
    "Gutenberg": [("HQ", 3), ("R&D", 6)],
    "Hagen": [("HQ", 5), ("no rig", 6)],
    "Resistor": [("HQ", 0), ("tagged", 2)],
    "Scatter Field": [("HQ", 4), ("other ice", 0)],
    "Wraparound": [("HQ", 7), ("fracter", 0)],
}


@pytest.mark.card(*STRENGTHS)
@pytest.mark.parametrize(
    ("ice", "where", "expected"), [(n, where, s) for n, pairs in STRENGTHS.items() for where, s in pairs]
)
def test_strength_depends_on_where_the_ice_is_and_what_is_about(ice: str, where: str, expected: int) -> None:
    server = where if where in ("HQ", "R&D", "Archives") else "HQ"
    notes = "rezzed, 3 advancement" if where == "advanced" else "rezzed"
    row = [f"{ice} ({notes})", *(["Enigma"] if where == "other ice" else [])]
    rig = {"no rig": [], "fracter": ["Corroder"]}.get(where, ["Mimic"])
    runner = Seat(rig=rig, tags=2 if where == "tagged" else 0)
    runner = runner._replace(score=["Vanity Project"] if where == "threat" else ["Priority Requisition"])
    t = Table(position(servers={server: At(ice=row)}, runner=runner))
    assert strength(t, ice) == expected


@pytest.mark.card("Phoneutria")
@pytest.mark.parametrize(("cards", "tags"), [(6, 1), (5, 0)])
def test_phoneutria_tags_a_runner_who_passes_with_four_cards(cards: int, tags: int) -> None:
    assert unbroken("Phoneutria", hand=[f"{cards}x Diesel"]).tags == tags


@pytest.mark.card("Doomscroll")
@pytest.mark.parametrize(("tags", "net"), [(0, 1), (1, 3)])
def test_doomscroll_counts_the_tag_it_gave(tags: int, net: int) -> None:
    t = unbroken("Doomscroll", tags=tags)
    assert t.tags == tags + 1
    assert damage(t, "net") == net


@pytest.mark.card("IP Block")
def test_ip_block_tags_a_runner_with_an_ai() -> None:
    t = unbroken("IP Block", rig=["Crypsis"])
    assert t.tags == 1
    assert t.happened("end the run")


@pytest.mark.card("Capacitor")
def test_capacitor_pays_for_each_tag() -> None:
    assert told(unbroken("Capacitor", tags=2)) == ["corp gains 2", "end the run"]


@pytest.mark.card("Mausolus", "Colossus")
@pytest.mark.parametrize(
    ("ice", "lines"),
    [
        ("Mausolus", ["corp gains 3", "3 net", "1 tag", "end the run"]),
        ("Colossus", ["2 tag", "trash Mimic", "trash Armitage Codebusting"]),
    ],
)
def test_three_advancements_make_it_worse(ice: str, lines: list[str]) -> None:
    assert told(unbroken(f"{ice} (rezzed, 3 advancement)")) == lines
    assert told(unbroken(f"{ice} (rezzed, 2 advancement)")) != lines


@pytest.mark.card("Mestnichestvo")
def test_mestnichestvo_may_spend_an_advancement_for_three_credits_more() -> None:
    t = facing("Mestnichestvo", runner=Seat(credits=9))
    assert not t.can("yes"), "there is none on it"
    t = Table(
        position(servers={"HQ": At(ice=["Mestnichestvo (rezzed, 1 advancement)"])}, runner=Seat(credits=9))
    )
    t.run("HQ")
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert t.credits["runner"] == 3, "twice three: the subroutine has resolved as well"
    assert t.counters("Mestnichestvo", "advancement") == 0


@pytest.mark.card("Vasilisa", "Syailendra")
@pytest.mark.parametrize(("ice", "price"), [("Vasilisa", 1), ("Syailendra", 0)])
def test_an_encounter_may_advance_a_card(ice: str, price: int) -> None:
    servers = {
        "HQ": At(
            ice=[
                f"{ice} (rezzed, {0 if ice == 'Vasilisa' else 3} advancement)".replace(", 0 advancement", "")
            ]
        ),
        "remote 1": At(root=["Hostile Takeover", "Crisium Grid"]),
    }
    t = Table(position(servers=servers, corp=Seat(credits=3)))
    t.run("HQ")
    t.until(side="corp", option="yes")
    t.corp("yes")
    if t.can("card"):
        assert not t.can("card", "Crisium Grid")
        t.corp("card", "Hostile Takeover")
    assert t.counters("Hostile Takeover", "advancement") == 1
    assert t.credits["corp"] == 3 - price


@pytest.mark.card("Syailendra")
def test_syailendra_advances_nothing_at_the_encounter_with_two_counters() -> None:
    servers = {"HQ": At(ice=["Syailendra (rezzed, 2 advancement)"])}
    t = Table(position(servers=servers, runner=Seat(hand=["5x Diesel"])))
    t.run("HQ")
    t.until(side="corp", option="yes")
    t.corp("yes")
    while t.can("card"):
        t.choose(t.find("card")[0])
    assert t.counters("Syailendra", "advancement") == 3
    t.until(kind="action")
    assert t.counters("Syailendra", "advancement") == 3, "only its subroutine did that"


@pytest.mark.card("Sandstone")
def test_sandstone_weakens_with_each_encounter() -> None:
    t = unbroken("Sandstone")
    assert strength(t, "Sandstone") == 5


@pytest.mark.card("Border Control", "M.I.C.")
def test_ice_that_is_trashed_to_end_a_run_on_its_server() -> None:
    for ice, answer in (("Border Control", ""), ("M.I.C.", "no"), ("M.I.C.", "yes")):
        t = facing(ice, runner=Seat(clicks=3))
        t.until(side="corp", option="use")
        t.corp("use", ice)
        if answer:
            t.runner(answer)
        assert t.zone(ice) == "Archives"
        assert t.happened("end the run") == (answer != "yes")
        t = Table(position(servers={"HQ": At(ice=[f"{ice} (rezzed)"])}))
        t.run("Archives")
        assert not t.can("use", ice)


@pytest.mark.card("Kessleroid")
def test_the_runner_cannot_trash_kessleroid() -> None:
    t = facing("Kessleroid", "Enigma", runner=Seat(rig=["Mimic"]))
    assert not may_trash(t.game.state, t.card("Kessleroid"), "runner")
    assert may_trash(t.game.state, t.card("Kessleroid"), "corp")
    assert may_trash(t.game.state, t.card("Enigma"), "runner")


@pytest.mark.card("Himitsu-Bako")
def test_himitsu_bako_goes_back_to_hq_for_a_credit() -> None:
    t = facing("Himitsu-Bako", corp=Seat(credits=1))
    t.until(side="corp", option="use")
    t.corp("use", "Himitsu-Bako")
    assert t.zone("Himitsu-Bako") == "HQ"
    assert t.credits["corp"] == 0


@pytest.mark.card("Ivik")
def test_ivik_is_cheaper_for_each_rezzed_code_gate() -> None:
    servers = {"HQ": At(ice=["Ivik"]), "R&D": At(ice=["Enigma (rezzed)", "Quandary (rezzed)", "Tollbooth"])}
    t = Table(position(servers=servers, corp=Seat(credits=5)))
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Ivik")
    assert t.credits["corp"] == 0


@pytest.mark.card("Hagen")
def test_hagen_spares_the_common_breakers() -> None:
    t = unbroken("Hagen", rig=["Mimic", "Corroder", "Gordian Blade", "Datasucker"])
    assert [t.name(e.card) for e in t.events("trash")] == ["Datasucker"]


@pytest.mark.card("F2P")
@pytest.mark.parametrize("tags", [0, 1])
def test_f2p_can_be_paid_off_by_an_untagged_runner(tags: int) -> None:
    t = facing("F2P", runner=Seat(credits=4, tags=tags, rig=["Mimic"]))
    assert t.can("use", "F2P") == (tags == 0)
    if not tags:
        t.runner("use", "F2P")
        t.runner("subroutine", number=0)
        assert t.credits["runner"] == 2


@pytest.mark.card("Eli 1.0", "Bumi 1.0", "Ichi 2.0", "Viktor 2.0")
@pytest.mark.parametrize(
    ("bioroid", "clicks"), [("Eli 1.0", 1), ("Bumi 1.0", 1), ("Ichi 2.0", 2), ("Viktor 2.0", 2)]
)
def test_the_runner_may_lose_clicks_to_break_a_bioroid(bioroid: str, clicks: int) -> None:
    t = facing(bioroid, runner=Seat(clicks=4, rig=["Mimic"]))
    t.runner("use", bioroid)
    for number in range(clicks):
        if t.can("subroutine", number=number):
            t.runner("subroutine", number=number)
    assert t.clicks["runner"] == 3 - clicks
    assert len(t.events("subroutine broken")) == clicks


@pytest.mark.card("Viktor 2.0")
def test_viktor_turns_a_power_counter_into_core_damage() -> None:
    servers = {"HQ": At(ice=["Viktor 2.0 (rezzed, 1 power)"])}
    t = Table(position(turn="corp", at="5.6.2a", servers=servers, runner=Seat(hand=["3x Diesel"])))
    t.corp("use", "Viktor 2.0")
    assert damage(t, "core") == 1


@pytest.mark.card("Gold Farmer", "Chiyashi")
@pytest.mark.parametrize(("ice", "rig"), [("Gold Farmer", "Corroder"), ("Chiyashi", "Crypsis (9 virus)")])
def test_breaking_it_has_a_price_of_its_own(ice: str, rig: str) -> None:
    t = facing(ice, runner=Seat(credits=30, rig=[rig], deck=["9x Diesel"], hand=["5x Diesel"]))
    breaker = rig.split(" (")[0]
    t.until(side="runner", option="use")
    while strength(t, breaker) < strength(t, ice):
        t.runner("use", breaker, ability=t.game.state.cards[t.card(breaker)].face.boosts[0])
    before = len(t.game.events)
    t.runner("use", breaker, ability=t.game.state.cards[t.card(breaker)].face.breakers[0])
    t.runner("subroutine", number=0)
    lines = told(t, before)
    if ice == "Gold Farmer":
        assert "runner loses 1" in lines
    else:
        assert [line for line in lines if line.startswith("trash")] == ["trash Diesel", "trash Diesel"]


@pytest.mark.card("Excalibur")
def test_excalibur_forbids_another_run_this_turn() -> None:
    t = unbroken("Excalibur")
    t.finish_run()
    assert not t.can("run")


@pytest.mark.card("Drafter")
def test_drafter_fetches_and_installs() -> None:
    t = facing("Drafter", corp=Seat(credits=0, discard=["Enigma", "PAD Campaign"]))
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("card", "Enigma")
    assert t.zone("Enigma") == "HQ"
    t.corp("yes")
    t.corp("card", "Enigma")
    t.corp("server", server="HQ")
    t.until(side="runner")
    assert t.zone("Enigma") == "table"
    assert t.credits["corp"] == 0


@pytest.mark.card("Scatter Field")
def test_scatter_field_may_install_a_card_from_hq() -> None:
    t = facing("Scatter Field", corp=Seat(hand=["PAD Campaign", "Hedge Fund"]))
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert not t.can("card", "Hedge Fund")
    while t.decision.side == "corp" and t.decision.kind not in ("paid",):
        t.choose(0)
    assert t.zone("PAD Campaign") == "table"


@pytest.mark.card("Seraph")
def test_the_runner_may_suffer_or_be_tagged_instead() -> None:
    t = facing("Seraph", runner=Seat(credits=9, hand=["5x Diesel"]))
    t.runner("yes")
    assert (t.credits["runner"], damage(t, "net"), t.tags) == (6, 4, 1)
    t = facing("Seraph", runner=Seat(credits=9, hand=["5x Diesel"]))
    t.runner("no")
    t.runner("yes")
    assert (t.credits["runner"], damage(t, "net"), t.tags) == (6, 2, 2)


@pytest.mark.card("Tsurugi")
def test_tsurugi_does_not_end_the_run_if_the_corp_pays() -> None:
    t = facing("Tsurugi", corp=Seat(credits=1), runner=Seat(hand=["5x Diesel"]))
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert t.credits["corp"] == 0
    assert damage(t, "net") == 3
    assert t.in_run()


@pytest.mark.card("Boto")
def test_boto_ends_the_run_for_a_card_of_hq() -> None:
    t = facing("Boto", corp=Seat(hand=["Hedge Fund"]), runner=Seat(hand=["5x Diesel"]))
    t.until(side="corp", option="yes")
    assert damage(t, "net") == 2
    t.corp("yes")
    assert "trash Hedge Fund" in told(t)
    assert t.happened("end the run")


@pytest.mark.card("Jaguarundi")
@pytest.mark.parametrize(
    ("score", "answer", "tags"), [("", "", 1), ("Vanity Project", "no", 2), ("Vanity Project", "yes", 1)]
)
def test_jaguarundi_asks_for_a_click_under_a_threat_of_four(score: str, answer: str, tags: int) -> None:
    runner = Seat(clicks=2, hand=["5x Diesel"], score=[score] if score else ["Priority Requisition"])
    t = facing("Jaguarundi", runner=runner)
    if answer:
        t.until(about="unless")
        t.runner(answer)
    while not t.happened("damage"):
        t.passes()
    assert t.tags == tags
    assert damage(t, "core") == 1


@pytest.mark.card("N-Pot")
@pytest.mark.parametrize(("score", "ends"), [("", 1), ("Private Security Force", 2), ("Vanity Project", 3)])
def test_n_pot_has_more_teeth_the_greater_the_threat(score: str, ends: int) -> None:
    t = facing("N-Pot", runner=Seat(credits=6, score=[score] if score else []))
    for number in range(min(2, ends - 1)):
        t.runner("use", "N-Pot")
        t.runner("subroutine", number=number)
    t.finish_run()
    assert t.happened("end the run")
    t = facing("N-Pot", runner=Seat(credits=9, score=[score] if score else []))
    for number in range(ends):
        t.runner("use", "N-Pot")
        if t.can("subroutine"):
            t.runner("subroutine", number=number)
    t.finish_run()
    assert not t.happened("end the run")
    assert t.credits["runner"] == 9 - 3 * ends
