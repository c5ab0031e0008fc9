"""System Gateway: ice."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.instructions import Prevent
from rulerunner.lang.sugar import prevention
from tests.support.corp import GRIP, corp_turn, damage, facing, names, strength
from tests.support.faces import made
from tests.support.table import Table

ENDED = {"sort": "unsuccessful"}
UNARMED = GRIP._replace(clicks=1)
"""A Runner with no click left to break a bioroid with."""


# --- bioroids ---------------------------------------------------------------------------------------------


@pytest.mark.card("Ansel 1.0", "Brân 1.0")
@pytest.mark.parametrize("bioroid", ["Ansel 1.0", "Brân 1.0"])
def test_the_runner_may_lose_clicks_to_break_a_bioroid(bioroid: str) -> None:
    t = facing(bioroid, runner=Seat(clicks=4))
    t.runner("use", bioroid)
    t.runner("subroutine", number=1)
    t.runner("use", bioroid)
    t.runner("subroutine", number=2)
    t.runner("use", bioroid)
    assert t.happened("fully broken", bioroid)
    assert t.clicks["runner"] == 0
    assert t.happened("lose clicks")


@pytest.mark.card("Ansel 1.0", "Brân 1.0")
@pytest.mark.parametrize("bioroid", ["Ansel 1.0", "Brân 1.0"])
def test_the_corp_cannot_break_a_bioroid(bioroid: str) -> None:
    t = facing(bioroid, corp=Seat(clicks=3), runner=Seat(clicks=1))
    assert not t.can("use", bioroid)
    assert not t.happened("subroutine broken")


@pytest.mark.card("Ansel 1.0")
def test_ansel_trashes_any_installed_card_of_the_runner() -> None:
    t = facing("Ansel 1.0", runner=Seat(clicks=1, rig=["Mimic", "Cyberfeeder", "Armitage Codebusting"]))
    assert t.decision.side == "corp"
    assert len(t.find("card")) == 3
    t.corp("card", "Armitage Codebusting")
    assert names(t, "heap") == ["Armitage Codebusting"]


@pytest.mark.card("Ansel 1.0")
@pytest.mark.parametrize("card", ["PAD Campaign", "Enigma", ""])
def test_ansel_may_install_a_card_from_hq_or_archives_at_its_cost(card: str) -> None:
    corp = Seat(credits=1, hand=["Hedge Fund", "PAD Campaign"], discard=["Enigma"])
    t = facing("Ansel 1.0", corp=corp, runner=UNARMED)
    if card:
        t.corp("yes")
        assert not t.can("card", "Hedge Fund")
        t.corp("card", card)
        t.corp("server", server="HQ" if card == "Enigma" else "new") if t.can("server") else None
    else:
        t.corp("no")
    t.until(side="runner")
    assert t.credits["corp"] == (0 if card == "Enigma" else 1)
    assert [name for name in ("PAD Campaign", "Enigma") if t.zone(name) == "table"] == (
        [card] if card else []
    )


@pytest.mark.card("Ansel 1.0")
def test_ansel_keeps_the_runner_from_stealing_and_trashing_for_the_run() -> None:
    servers = {"remote 1": At(ice=["Ansel 1.0 (rezzed)"], root=["Hostile Takeover", "Crisium Grid"])}
    t = Table(position(runner=GRIP._replace(clicks=2, credits=9), servers=servers))
    t.run("remote 1")
    t.until(rule="6.9.5c")
    t.runner("no")
    t.until(option="access")
    t.runner("access", "Hostile Takeover")
    t.until(rule="5.7.1f")
    assert t.happened("access", "Crisium Grid")
    assert t.zone("Hostile Takeover") == "table"
    assert t.zone("Crisium Grid") == "table"
    assert t.credits["runner"] == 9


@pytest.mark.card("Ansel 1.0")
def test_ansel_trashed_for_what_it_installs_resolves_no_more() -> None:
    servers = {"remote 1": At(ice=["Ansel 1.0 (rezzed)"], root=["Hostile Takeover"])}
    t = Table(position(corp=Seat(hand=["Enigma"]), runner=UNARMED, servers=servers))
    t.run("remote 1")
    t.corp("yes")
    t.corp("server", server="remote 1")
    t.corp("trash", "Ansel 1.0")
    t.finish_run()
    assert not t.happened("approach", "Enigma"), "outermost, and so behind the Runner"
    assert t.zone("Hostile Takeover") == "runner score"


@pytest.mark.card("Brân 1.0")
def test_bran_may_install_ice_directly_inward_for_nothing() -> None:
    corp = Seat(credits=0, hand=["Wall of Static", "PAD Campaign"], discard=["Enigma"])
    t = facing("Brân 1.0", "Hunter", corp=corp, runner=Seat(clicks=3))
    t.runner("use", "Brân 1.0")
    t.runner("subroutine", number=1)
    t.runner("use", "Brân 1.0")
    t.runner("subroutine", number=2)
    t.corp("yes")
    assert not t.can("card", "PAD Campaign")
    t.corp("card", "Wall of Static")
    t.corp("done")
    ice = [t.name(card) for card in t.game.state.servers[0].ice]
    assert ice == ["Hunter", "Wall of Static", "Brân 1.0"]
    assert not t.rezzed("Wall of Static"), "rezzing it is another matter"
    t.until(rule="6.9.2d")
    assert t.happened("approach", "Wall of Static"), "the Runner comes to it next"


@pytest.mark.card("Brân 1.0")
def test_bran_itself_may_be_trashed_for_the_ice_it_installs() -> None:
    t = facing("Brân 1.0", "Hunter", corp=Seat(hand=["Enigma"]), runner=UNARMED)
    t.corp("yes")
    t.corp("trash", "Brân 1.0")
    t.corp("done")
    assert [t.name(card) for card in t.game.state.servers[0].ice] == ["Hunter", "Enigma"]
    t.until(rule="6.9.2d")
    assert t.happened("approach", "Enigma"), "in the position inward from the one Brân had"
    assert len(t.events("subroutine resolves")) == 1


@pytest.mark.card("Brân 1.0")
def test_bran_ends_the_run() -> None:
    t = facing("Brân 1.0", corp=Seat(hand=["Enigma"]), runner=UNARMED)
    t.corp("no")
    assert t.happened("run ends", **ENDED)
    assert names(t, "HQ") == ["Enigma"]


# --- sentries ---------------------------------------------------------------------------------------------


@pytest.mark.card("Ballista")
def test_ballista_trashes_a_program_or_ends_the_run_as_the_corp_chooses() -> None:
    t = facing("Ballista", runner=Seat(rig=["Mimic"]))
    t.corp("effect", number=0)
    assert names(t, "heap") == ["Mimic"]
    assert t.in_run()
    t = facing("Ballista", runner=Seat(rig=["Mimic"]))
    t.corp("effect", number=1)
    assert names(t, "heap") == []
    assert not t.in_run()


@pytest.mark.card("Ballista")
def test_ballista_trashes_nothing_but_programs() -> None:
    t = facing("Ballista", runner=Seat(rig=["Cyberfeeder"]))
    t.corp("effect", number=0)
    assert names(t, "heap") == []
    assert t.in_run()


@pytest.mark.card("Karunā")
@pytest.mark.parametrize(("answer", "net"), [("yes", 2), ("no", 4)])
def test_karuna_lets_the_runner_jack_out_between_its_subroutines(answer: str, net: int) -> None:
    t = facing("Karunā", runner=GRIP)
    assert damage(t, "net") == 2
    t.runner(answer)
    assert damage(t, "net") == net
    assert t.in_run() == (answer == "no")
    assert t.happened("jack out") == (answer == "yes")


@pytest.mark.card("Tithe")
def test_tithe_does_one_net_damage_and_pays_one_credit() -> None:
    t = facing("Tithe", corp=Seat(credits=0), runner=GRIP)
    assert (damage(t, "net"), t.credits["corp"]) == (1, 1)
    assert t.in_run()


# --- code gates -------------------------------------------------------------------------------------------


@pytest.mark.card("Diviner")
@pytest.mark.parametrize(
    ("grip", "ended"),
    [("Sure Gamble", True), ("Diesel", False), ("Corroder", False), ("Armitage Codebusting", True)],
)
def test_diviner_ends_the_run_if_the_trashed_card_has_an_odd_cost(grip: str, ended: bool) -> None:
    t = facing("Diviner", runner=Seat(hand=[grip]))
    assert names(t, "heap") == [grip]
    assert t.in_run() != ended


@pytest.mark.card("Diviner")
def test_diviner_sees_nothing_when_its_damage_is_prevented() -> None:
    t = facing("Diviner", runner=Seat(credits=1, hand=["Sure Gamble"], rig=["Net Shield"]))
    t.runner("trigger", "Net Shield")
    assert names(t, "heap") == []
    assert t.in_run()


@pytest.mark.card("Diviner")
def test_diviner_is_not_deceived_by_a_card_trashed_to_prevent_its_damage() -> None:
    shield = made("Shield", "hardware", prevention(TrashThis(), "damage", Prevent(1)), cost=3)
    runner = Seat(hand=["Sure Gamble"], rig=["Shield"])
    t = facing("Diviner", runner=runner, faces=[shield])
    t.runner("use", "Shield")
    assert names(t, "heap") == ["Shield"]
    assert t.in_run()


@pytest.mark.card("Funhouse")
def test_funhouse_ends_the_run_unless_the_runner_takes_a_tag() -> None:
    t = facing("Funhouse", runner=Seat(credits=0))
    t.runner("no")
    assert (t.tags, t.in_run()) == (0, False)
    t = facing("Funhouse", runner=Seat(credits=4))
    t.runner("yes")
    assert (t.tags, t.in_run()) == (1, True)


@pytest.mark.card("Funhouse")
@pytest.mark.parametrize(("answer", "tags", "left"), [("yes", 1, 0), ("no", 2, 4)])
def test_funhouse_s_subroutine_gives_a_tag_unless_the_runner_pays_four(
    answer: str, tags: int, left: int
) -> None:
    t = facing("Funhouse", runner=Seat(credits=4))
    t.runner("yes")
    t.runner(answer)
    assert (t.tags, t.credits["runner"], t.in_run()) == (tags, left, True)


@pytest.mark.card("Funhouse")
def test_funhouse_s_tag_is_a_price_that_cannot_be_paid_if_it_would_be_prevented() -> None:
    t = facing("Funhouse", runner=Seat("Jesminder Sareen: Girl Behind the Curtain"))
    assert (t.tags, t.in_run()) == (0, False)
    t = facing("Funhouse", runner=Seat(rig=["Decoy"]))
    t.runner("yes")
    assert t.tags == 1, "and nobody is asked to avoid it"


@pytest.mark.card("Whitespace")
@pytest.mark.parametrize(("credits", "left", "ended"), [(10, 7, False), (9, 6, True), (2, 0, True)])
def test_whitespace_takes_three_credits_and_ends_a_poor_runner_s_run(
    credits: int, left: int, ended: bool
) -> None:
    t = facing("Whitespace", runner=Seat(credits=credits))
    assert t.credits["runner"] == left
    assert t.in_run() != ended


# --- barriers ---------------------------------------------------------------------------------------------


@pytest.mark.card("Palisade")
@pytest.mark.parametrize(("server", "stands"), [("HQ", 2), ("remote 1", 4)])
def test_palisade_is_stronger_before_a_remote_server(server: str, stands: int) -> None:
    servers = {server: At(ice=["Palisade (rezzed)"])}
    assert strength(Table(position(servers=servers)), "Palisade") == stands
    assert facing("Palisade", server=server).happened("run ends", **ENDED)


@pytest.mark.card("Pharos")
@pytest.mark.parametrize(("advancement", "stands"), [(2, 5), (3, 10), (4, 10)])
def test_pharos_is_stronger_with_three_advancements(advancement: int, stands: int) -> None:
    t = Table(position(servers={"HQ": At(ice=[f"Pharos (rezzed, {advancement} advancement)"])}))
    assert strength(t, "Pharos") == stands


@pytest.mark.card("Pharos")
def test_pharos_can_be_advanced_unrezzed() -> None:
    t = corp_turn(servers={"HQ": At(ice=["Pharos"])})
    t.corp("advance", "Pharos")
    assert t.counters("Pharos", "advancement") == 1


@pytest.mark.card("Pharos")
def test_pharos_gives_a_tag_and_ends_the_run_twice() -> None:
    t = facing("Pharos")
    assert t.tags == 1
    assert t.happened("run ends", **ENDED)
    assert len(t.game.state.cards[t.card("Pharos")].face.subs) == 3


@pytest.mark.card("Ping")
def test_ping_tags_when_it_is_rezzed_during_a_run_on_its_server() -> None:
    t = Table(position(servers={"HQ": At(ice=["Ping"])}))
    t.run("HQ")
    t.corp("rez", "Ping")
    assert t.tags == 1
    assert t.happened("run ends", **ENDED)
    assert facing("Ping").tags == 0, "already rezzed"


@pytest.mark.card("Ping")
def test_ping_rezzed_at_another_time_does_not_tag() -> None:
    servers = {"HQ": At(ice=["Ping"]), "remote 1": At(root=["Send a Message"])}
    t = Table(position(servers=servers))
    t.run("remote 1")
    t.until(side="corp")
    t.corp("trigger", "Send a Message")
    assert t.rezzed("Ping")
    assert t.tags == 0
