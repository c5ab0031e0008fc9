"""The Corp's identities of the other sets."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import damage, scored
from tests.support.outcomes import told
from tests.support.table import Table


@pytest.mark.card("LEO Construction: Labor Solutions")
def test_leo_construction_trashes_a_bioroid_of_the_attacked_server_to_end_the_run() -> None:
    servers = {
        "HQ": At(ice=["Eli 1.0 (rezzed)"]),
        "R&D": At(ice=["Ichi 1.0 (rezzed)"]),
        "Archives": At(ice=["Enigma (rezzed)"]),
    }
    corp = Seat(identity="LEO Construction: Labor Solutions")
    t = Table(position(servers=servers, corp=corp, runner=Seat(hand=["5x Diesel"])))
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "LEO Construction: Labor Solutions")
    while t.can("card"):
        assert not t.can("card", "Ichi 1.0")
        t.choose(0)
    assert t.zone("Eli 1.0") == "Archives"
    assert t.happened("end the run")
    t.until(kind="action")
    t.run("R&D")
    while t.in_run():
        assert not t.can("use", "LEO Construction: Labor Solutions"), "once each turn"
        t.passes()


@pytest.mark.card("PT Untaian: Life's Building Blocks")
@pytest.mark.parametrize(("cards", "offered"), [(3, True), (4, False)])
def test_pt_untaian_may_advance_an_unrezzed_card_as_its_turn_ends(cards: int, offered: bool) -> None:
    corp = Seat(identity="PT Untaian: Life's Building Blocks", credits=0, clicks=1, hand=[f"{cards}x Enigma"])
    servers = {"remote 1": At(root=["Hostile Takeover"])}
    t = Table(position(turn="corp", corp=corp, servers=servers))
    t.corp("gain credit")
    if offered:
        t.until(side="corp", option="yes")
        t.corp("yes")
        while t.can("card"):
            t.corp("card", "Hostile Takeover")
    t.until(side="runner", kind="action")
    assert t.counters("Hostile Takeover", "advancement") == (1 if offered else 0)
    assert t.credits["corp"] == (0 if offered else 1)


@pytest.mark.card("Synapse Global: Faster than Thought")
def test_synapse_global_gives_up_a_tag_for_credits_and_a_free_install() -> None:
    corp = Seat(identity="Synapse Global: Faster than Thought", credits=0, clicks=3, hand=["Enigma"])
    servers = {"HQ": At(ice=["2x Ice Wall"])}
    t = Table(position(turn="corp", corp=corp, servers=servers, runner=Seat(tags=2)))
    t.corp("use", "Synapse Global: Faster than Thought")
    while t.zone("Enigma") != "table":
        t.choose(t.find("server", server="HQ")[0]) if t.can("server") else t.choose(0)
    t.until(kind="action")
    assert t.happened("reveal", "Enigma")
    assert (t.tags, t.credits["corp"], t.clicks["corp"]) == (1, 2, 2)


@pytest.mark.card("Pravdivost Consulting: Political Solutions")
def test_pravdivost_consulting_advances_a_card_at_the_first_successful_run() -> None:
    corp = Seat(identity="Pravdivost Consulting: Political Solutions")
    servers = {"remote 1": At(root=["Hostile Takeover"])}
    t = Table(position(corp=corp, servers=servers))
    t.run("Archives")
    t.until(side="corp", option="yes")
    t.corp("yes")
    while t.can("card"):
        t.choose(0)
    assert t.counters("Hostile Takeover", "advancement") == 1
    t.until(kind="action")
    t.run("Archives")
    while t.in_run():
        assert not (t.decision.side == "corp" and t.can("yes"))
        t.passes()


@pytest.mark.card("Thule Subsea: Safety Below")
@pytest.mark.parametrize(("answer", "core"), [("yes", 0), ("no", 1)])
def test_thule_subsea_hurts_a_thief_who_does_not_pay(answer: str, core: int) -> None:
    corp = Seat(identity="Thule Subsea: Safety Below")
    runner = Seat(credits=2, clicks=2, hand=["3x Diesel"])
    t = Table(position(corp=corp, runner=runner, servers={"remote 1": At(root=["Vanity Project"])}))
    t.run("remote 1")
    t.until(about="unless")
    t.runner(answer)
    assert damage(t, "core") == core
    if answer == "yes":
        assert (t.credits["runner"], t.clicks["runner"]) == (0, 0)


@pytest.mark.card("Pālanā Foods: Sustainable Growth")
def test_palana_foods_gains_for_the_runners_first_draw_of_a_turn() -> None:
    corp = Seat(identity="Pālanā Foods: Sustainable Growth", credits=0)
    t = Table(position(corp=corp, runner=Seat(deck=["9x Diesel"])))
    for _ in range(2):
        t.runner("draw")
        t.until(kind="action")
        assert t.credits["corp"] == 1


@pytest.mark.card("Sportsmetal: Go Big or Go Home")
def test_sportsmetal_gains_or_draws_for_every_agenda() -> None:
    corp = Seat(identity="Sportsmetal: Go Big or Go Home", credits=0, deck=["5x Enigma"])
    t = scored("Vanity Project", corp=corp)
    t.corp("effect", number=0)
    assert told(t) == ["corp gains 2"]
    t = Table(position(corp=corp, servers={"remote 1": At(root=["Vanity Project"])}))
    t.run("remote 1")
    t.until(option="effect")
    t.corp("effect", number=1)
    assert told(t) == ["corp draws 2"]


@pytest.mark.card("Near-Earth Hub: Broadcast Center")
def test_near_earth_hub_draws_for_the_first_new_remote_of_a_turn() -> None:
    identity = "Near-Earth Hub: Broadcast Center"
    corp = Seat(identity=identity, hand=["2x PAD Campaign", "Crisium Grid"], deck=["5x Enigma"])
    t = Table(position(turn="corp", corp=corp, servers={"remote 1": At(root=["Adonis Campaign"])}))
    t.corp("install", "Crisium Grid")
    t.corp("server", server="remote 1")
    t.until(kind="action")
    assert not t.happened("draw")
    for _ in range(2):
        t.corp("install", "PAD Campaign")
        t.corp("server", server="new")
        t.until(kind="action")
        assert len(t.events("draw")) == 1


@pytest.mark.card("Jinteki: Replicating Perfection")
def test_replicating_perfection_keeps_remotes_closed_until_a_central_is_run() -> None:
    corp = Seat(identity="Jinteki: Replicating Perfection")
    t = Table(position(corp=corp, servers={"remote 1": At(root=["PAD Campaign"])}))
    t.runner("run")
    assert not t.can("server", server="remote 1")
    t.runner("server", server="Archives")
    t.finish_run()
    t.until(kind="action")
    t.runner("run")
    assert t.can("server", server="remote 1")
