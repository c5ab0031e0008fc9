"""Cards that look back, that pay bits for a while, or that turn what happens."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import strength
from tests.support.classic import classic, strength_of
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_zone, scored
from tests.support.classic_runner import to_action
from tests.support.table import Table


def after_runs(runs: int, corp: Seat, seed: int = 0, root: str = "") -> Table:
    """The Corp's turn, after one of the Runner's with so many runs on Archives."""
    servers = {"remote 1": At(root=[root])} if root else {}
    t = classic(corp=corp, runner=Seat(clicks=3, credits=0, hand=HAND), servers=servers, seed=seed)
    for number in range(3):
        if number < runs:
            t.run("Archives")
            t.finish_run()
            to_action(t) if number < 2 else None
        else:
            t.runner("gain credit")
    return t


@pytest.mark.card("Audit of Call Records")
@pytest.mark.parametrize(("runs", "able"), [(0, False), (1, False), (2, True), (3, True)])
def test_call_records_are_audited_after_two_runs(runs: int, able: bool) -> None:
    t = after_runs(runs, Seat(credits=9, hand=["Audit of Call Records"], deck=DECK))
    t.until(side="corp", rule="C4.6")
    assert t.can("play", "Audit of Call Records") == able
    if able:
        t.corp("play", "Audit of Call Records")
        assert max(option.number for option in t.find("number")) == 5
        t.corp("number", number=0)
        assert t.tags == 1


@pytest.mark.card("Satellite Monitors")
@pytest.mark.parametrize("runs", [0, 2])
def test_satellite_monitors_roll_for_each_run_and_tag_on_a_one(runs: int) -> None:
    corp = Seat(deck=DECK)
    t = after_runs(runs, corp, root="Satellite Monitors (rezzed)")
    if not runs:
        t.until(side="corp", rule="C4.6")
        assert not t.happened("die")
        return
    t.until(side="corp", option="trigger")
    t.corp("trigger")
    dice = [change.amount for change in t.events("die")]
    assert len(dice) == 2
    assert t.tags == dice.count(1)
    tags = set()
    for seed in range(30):
        t = after_runs(runs, corp, seed=seed, root="Satellite Monitors (rezzed)")
        t.until(side="corp", option="trigger")
        t.corp("trigger")
        assert t.tags == [change.amount for change in t.events("die")].count(1)
        tags.add(t.tags)
        if 1 in tags:
            break
    assert 1 in tags


@pytest.mark.card("Underworld Mole")
@pytest.mark.parametrize("succeeds", [True, False])
def test_the_mole_finds_a_resource_of_the_last_turn(succeeds: bool) -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Underworld Mole"], deck=DECK),
        runner=Seat(clicks=1, credits=9, hand=["Danshi's Second ID"], rig=["Back Door to Hilliard"]),
    )
    t.runner("install", "Danshi's Second ID")
    t.until(side="corp", rule="C4.6")
    t.corp("play", "Underworld Mole")
    assert max(option.number for option in t.find("number")) == 3, "a limit of 4, with 3 bits left"
    t.corp("number", number=2 if succeeds else 1)
    t.runner("card", "Back Door to Hilliard")
    while t.can("number"):
        t.runner("number", number=0)
    assert t.tags == (1 if succeeds else 0)
    assert t.zone("Danshi's Second ID") == ("heap" if succeeds else "table")
    assert t.zone("Back Door to Hilliard") == "table", "it was there before"


@pytest.mark.card("Underworld Mole")
def test_the_mole_needs_a_resource_installed_in_the_last_turn() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Underworld Mole"], deck=DECK),
        runner=Seat(clicks=1, credits=9, hand=["Krash"], rig=["Danshi's Second ID"]),
    )
    t.runner("install", "Krash")
    t.until(side="corp", rule="C4.6")
    assert not t.can("play", "Underworld Mole")


@pytest.mark.card("Corporate Downsizing")
@pytest.mark.parametrize(
    ("shown", "bits"), [((), 0), (("Tycho Extension",), 8), (("Tycho Extension", "Hostile Takeover"), 10)]
)
def test_downsizing_pays_twice_the_points_of_agendas_that_go_back(shown: tuple[str, ...], bits: int) -> None:
    hand = ["Tycho Extension", "Hostile Takeover", "Keeper"]
    t = scored("Corporate Downsizing", corp=Seat(credits=0, hand=hand))
    for name in shown:
        assert not t.can("card", "Keeper")
        t.corp("card", name)
    if len(shown) < 2:
        t.corp("done")
    assert t.credits["corp"] == bits
    assert sorted(set(hand) - set(in_zone(t, "HQ"))) == sorted(shown)
    assert all(t.zone(name) == "R&D" for name in shown)
    assert len(t.events("reveal")) == len(shown)


@pytest.mark.card("Corporate Retreat")
@pytest.mark.parametrize("ends", ["install", "rez", ""])
def test_the_retreat_is_over_once_anything_is_installed_or_rezzed(ends: str) -> None:
    t = scored(
        "Corporate Retreat", corp=Seat(credits=9, hand=["Filter"]), servers={"remote 2": At(root=["Krumz"])}
    )
    if ends == "rez":
        t.corp("rez", "Krumz")
    t.until(rule="C4.6")
    if ends == "install":
        assert t.can("use", "Corporate Retreat")
        t.corp("install", "Filter")
        t.corp("server", server="HQ")
        t.until(side="corp", kind="action")
    assert t.can("use", "Corporate Retreat") == (not ends)
    if not ends:
        t.corp("use", "Corporate Retreat")
        assert (t.credits["corp"], t.clicks["corp"]) == (11, 2)


@pytest.mark.card("Security Purge")
def test_security_purge_installs_the_ice_among_three_cards_and_trashes_the_rest() -> None:
    corp = Seat(credits=0, clicks=0, deck=["Liche", "Tycho Extension", "Filter", "Keeper", "Keeper"])
    t = classic(
        turn="corp",
        at="C4.1",
        corp=corp,
        servers={"remote 1": At(root=["Security Purge (3 advancement)"]), "HQ": At(ice=["Quandary"])},
    )
    t.corp("score", "Security Purge")
    while t.decision.rule != "C4.6":
        t.choose((t.find("card") or t.find("server", server="HQ") or t.find("done"))[0])
    assert (t.rezzed("Liche"), t.rezzed("Filter"), t.credits["corp"]) == (True, True, 0)
    assert t.zone("Tycho Extension") == "Archives"
    assert len(t.game.state.servers[0].ice) == 3
    assert len(t.events("reveal")) >= 1


@pytest.mark.card("Executive Boot Camp")
def test_the_boot_camp_pays_two_bits_in_a_run_for_a_random_card() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["2x Keeper"], deck=DECK),
        runner=Seat(credits=0, hand=HAND),
        servers={"remote 1": At(root=["Executive Boot Camp (rezzed)"]), "HQ": At(ice=["Data Wall"])},
    )
    assert not t.can("use", "Executive Boot Camp")
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Executive Boot Camp")
    assert (len(t.game.state.hand("corp")), t.game.state.players["corp"].lent) == (1, 2)
    t.corp("rez", "Data Wall")
    assert t.game.state.players["corp"].lent == 1
    t.corp("pass")
    assert t.happened("end the run")
    to_action(t)
    assert (t.credits["corp"], t.game.state.players["corp"].lent) == (0, 0), "the other bit is returned"


@pytest.mark.card("Government Contract")
def test_a_government_contract_pays_for_installing_and_rezzing_this_turn() -> None:
    t = corp_turn(
        corp=Seat(credits=1, clicks=2, hand=["Filter"], deck=DECK),
        servers={
            "remote 1": At(root=["Government Contract (rezzed, 2 advancement)"]),
            "remote 2": At(root=["Rustbelt HQ Branch"]),
            "HQ": At(ice=["Mazer", "Quandary"]),
        },
    )
    t.corp("gain credit")
    t.until(side="corp", option="use")
    t.corp("use", "Government Contract")
    assert (
        t.game.state.players["corp"].lent,
        t.counters("Government Contract", "advancement"),
    ) == (3, 1)
    t.until(side="corp", kind="action")
    t.corp("install", "Filter")
    t.corp("server", server="HQ")
    t.corp("done")
    while t.can("card") or t.can("number"):
        t.choose(t.find("number")[-1])
    spent = 3 - t.game.state.players["corp"].lent + 2 - t.credits["corp"]
    assert spent == 2, "two pieces of ice are there already"
    t.until(side="runner", kind="action")
    assert t.game.state.players["corp"].lent == 0


@pytest.mark.card("Lesley Major")
@pytest.mark.parametrize(("bits", "able"), [(5, True), (4, False)])
def test_lesley_major_advances_a_card_as_the_last_ice_is_passed(bits: int, able: bool) -> None:
    t = classic(
        corp=Seat(credits=bits, deck=DECK),
        runner=Seat(credits=0, hand=HAND),
        servers={
            "remote 1": At(root=["Lesley Major (rezzed)", "Virus Test Site"], ice=["Canis Minor (rezzed)"])
        },
    )
    t.run("remote 1")
    used = False
    while t.in_run():
        if t.can("trigger", "Lesley Major"):
            assert not t.happened("access")
            t.corp("trigger", "Lesley Major")
            used = True
        else:
            t.passes()
    assert used == able
    if able:
        assert t.credits["corp"] == 0
        assert damage(t, "net") == [4], "two counters in the trap"


@pytest.mark.card("Lesley Major")
def test_lesley_major_is_for_subsidiary_forts() -> None:
    t = corp_turn(corp=Seat(credits=9, hand=["Lesley Major"], deck=DECK), servers={"remote 1": At()})
    t.corp("install", "Lesley Major")
    assert not any(t.can("server", server=name) for name in ("HQ", "R&D", "Archives"))


@pytest.mark.card("Sterdroid")
@pytest.mark.parametrize("ice", ["Filter", "Quandary", "Mazer", "Toughonium™ Wall"])
def test_sterdroid_doubles_strength_up_to_ten_for_the_turn(ice: str) -> None:
    t = classic(
        corp=Seat(credits=3, deck=DECK),
        runner=Seat(credits=0, clicks=2, hand=HAND),
        servers={"remote 1": At(root=["Sterdroid (rezzed)"]), "HQ": At(ice=[ice])},
    )
    before = strength_of(t, ice)
    t.runner("gain credit")
    t.until(side="corp", option="use")
    t.corp("use", "Sterdroid")
    if t.can("card"):
        t.corp("card", ice)
    after = strength(t.game.state, t.card(ice))
    assert after == min(2 * before, 10)
    assert (t.credits["corp"], t.zone("Sterdroid")) == (0, "Archives")
    t.until(side="runner", kind="action")
    assert strength_of(t, ice) == min(2 * before, 10)
    t.runner("gain credit")
    t.until(side="corp", rule="C4.6")
    assert strength_of(t, ice) == before
