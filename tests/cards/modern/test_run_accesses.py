"""Cards that change what is breached and accessed: other servers, more cards, chosen cards."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import (
    CORP,
    accesses,
    finish_without,
    names,
    next_turn,
    play,
    runner_turn,
    runs,
    to_action,
)
from tests.support.table import Table

HANDS = CORP._replace(hand=["5x Hedge Fund"])
THREAT_THREE = ["Private Security Force", "Breaking News"]


def announced(t: Table, server: str) -> Table:
    if t.can("server", server=server):
        t.runner("server", server=server)
    return t


def seen(t: Table) -> list[str]:
    """The cards accessed so far, in order."""
    return [t.name(e.card) for e in t.events("access")]


# --- Pinhole Threading ------------------------------------------------------------------------------------


@pytest.mark.card("Pinhole Threading")
def test_pinhole_threading_accesses_a_card_in_the_root_of_another_server() -> None:
    servers = {
        "remote 1": At(root=["Nico Campaign"]),
        "remote 2": At(root=["PAD Campaign"], ice=["Enigma"]),
        "HQ": At(root=["Red Herrings"]),
    }
    t = play("Pinhole Threading", servers=servers)
    announced(t, "remote 1")
    t.until(kind="choose card")
    assert {t.name(o.card) for o in t.find("card")} == {"PAD Campaign", "Red Herrings"}
    t.runner("card", "PAD Campaign")
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    t.finish_run()
    assert (seen(t), t.zone("PAD Campaign")) == (["PAD Campaign"], "Archives")
    assert not t.events("breach"), "that is no breach"


@pytest.mark.card("Pinhole Threading")
def test_an_agenda_seen_by_pinhole_threading_is_neither_stolen_nor_trashed() -> None:
    corp = CORP._replace(hand=["Hedge Fund"])
    runner = Seat(credits=9, rig=["Carnivore"])
    t = play(
        "Pinhole Threading",
        "4x Diesel",
        corp=corp,
        runner=runner,
        servers={"remote 1": At(root=["Hostile Takeover"])},
    )
    announced(t, "HQ")
    for _ in range(40):
        if t.decision.kind == "action":
            break
        assert not t.can("trash")
        assert not t.can("use", "Carnivore")
        t.passes()
    assert (seen(t), t.zone("Hostile Takeover")) == (["Hostile Takeover"], "table")
    t.run("remote 1")
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score", "in another access it is"


# --- breaching another server, or a part of one -----------------------------------------------------------


@pytest.mark.card("Beatriz Friere Gonzalez")
def test_beatriz_breaches_rnd_instead_of_hq_and_accesses_one_more() -> None:
    t = runner_turn(corp=HANDS, runner=Seat(rig=["Beatriz Friere Gonzalez"]))
    t.runner("use", "Beatriz Friere Gonzalez")
    assert (t.attacked, t.clicks["runner"]) == ("HQ", 2)
    t.finish_run()
    assert seen(t) == ["Beanstalk Royalties"] * 2
    to_action(t)
    runs(t, "R&D")
    assert accesses(t) == 3, "another breach of R&D is not hers"


@pytest.mark.card("Eru Ayase-Pessoa")
def test_eru_takes_a_tag_to_breach_rnd_by_way_of_archives_once_a_turn() -> None:
    t = runner_turn(runner=Seat(rig=["Eru Ayase-Pessoa"]))
    t.runner("use", "Eru Ayase-Pessoa")
    assert (t.attacked, t.tags, t.clicks["runner"]) == ("Archives", 1, 3)
    t.finish_run()
    assert seen(t) == ["Beanstalk Royalties"]
    to_action(t)
    assert not t.can("use", "Eru Ayase-Pessoa")


@pytest.mark.card("Eru Ayase-Pessoa")
def test_eru_accesses_one_more_at_a_threat_of_three_but_not_in_a_run_on_rnd() -> None:
    t = runner_turn(corp=CORP._replace(score=THREAT_THREE), runner=Seat(rig=["Eru Ayase-Pessoa"]))
    runs(t, "R&D")
    assert accesses(t) == 1
    t.runner("use", "Eru Ayase-Pessoa")
    t.finish_run()
    assert accesses(t) == 3


@pytest.mark.card("Gang Sign")
def test_gang_sign_breaches_the_hand_of_the_corp_for_each_scored_agenda() -> None:
    t = runner_turn(
        turn="corp",
        corp=Seat(hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Gang Sign"]),
        servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"]), "HQ": At(root=["Red Herrings"])},
    )
    t.until(side="corp", option="score")
    t.corp("score", "Hostile Takeover")
    t.until(kind="action", side="corp")
    assert seen(t) == ["Hedge Fund"]


@pytest.mark.card("Gang Sign")
def test_the_root_of_hq_is_accessed_again_after_gang_signs_breach() -> None:
    t = runner_turn(
        turn="corp",
        corp=Seat(clicks=1, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Gang Sign"]),
        servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"]), "HQ": At(root=["Red Herrings"])},
    )
    t.until(side="corp", option="score")
    t.corp("score", "Hostile Takeover")
    t.until(side="corp", kind="action")
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert seen(t) == ["Hedge Fund"]
    runs(t, "HQ")
    assert sorted(seen(t)) == ["Hedge Fund", "Hedge Fund", "Red Herrings"]


@pytest.mark.card("Raymond Flint")
def test_raymond_flint_breaches_hq_without_its_root_for_bad_publicity() -> None:
    t = runner_turn(
        turn="corp",
        corp=Seat(hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Raymond Flint"]),
        servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"]), "HQ": At(root=["Red Herrings"])},
    )
    t.until(side="corp", option="score")
    t.corp("score", "Hostile Takeover")
    t.until(kind="action", side="corp")
    assert seen(t) == ["Hedge Fund"]


@pytest.mark.card("Raymond Flint")
def test_raymond_flint_is_trashed_to_expose_a_card() -> None:
    t = runner_turn(
        runner=Seat(rig=["Raymond Flint"]),
        servers={"remote 1": At(root=["PAD Campaign"], ice=["Pup (rezzed)"])},
    )
    t.until(option="use")
    t.runner("use", "Raymond Flint")
    assert (t.happened("expose", "PAD Campaign"), t.zone("Raymond Flint")) == (True, "heap")


# --- more cards -------------------------------------------------------------------------------------------


@pytest.mark.card("Mu Safecracker")
@pytest.mark.parametrize(("server", "price"), [("HQ", 1), ("R&D", 2)])
def test_mu_safecracker_buys_an_access_with_stealth_credits(server: str, price: int) -> None:
    rig = ["Mu Safecracker", "Penumbral Toolkit (3 credit)"]
    t = runner_turn(corp=HANDS, runner=Seat(credits=9, rig=rig))
    t.run(server)
    t.until(about="may")
    t.runner("yes")
    t.finish_run()
    assert accesses(t) == 2
    assert (t.counters("Penumbral Toolkit", "credit"), t.credits["runner"]) == (3 - price, 9)
    t = runner_turn(corp=HANDS, runner=Seat(credits=9, rig=["Mu Safecracker"]))
    t.run(server)
    finish_without(t, "Mu Safecracker")


def to_next(t: Table, ice: str) -> None:
    """Decline everything until this ice can be broken with Corroder."""
    while t.game.state.encounter is None or t.name(t.game.state.encounter.ice) != ice or not t.can("use"):
        t.passes()


@pytest.mark.card("The Twinning")
def test_the_twinning_gets_a_counter_for_the_first_credits_spent_from_an_installed_card_each_turn() -> None:
    rig = ["The Twinning", "Cyberfeeder (1 credit)", "Penumbral Toolkit (1 credit)", "Corroder"]
    t = runner_turn(
        runner=Seat(credits=0, rig=rig), servers={"HQ": At(ice=["Ice Wall (rezzed)", "Vanilla (rezzed)"])}
    )
    t.run("HQ")
    for ice in ("Ice Wall", "Vanilla"):
        to_next(t, ice)
        t.choose(t.find("use", "Corroder", ability=0)[0])
        while t.can("number"):
            t.choose(0)
        assert t.counters("The Twinning", "power") == 1, "the first time each turn"


@pytest.mark.card("The Twinning")
@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_the_twinning_gives_up_to_two_accesses_for_its_counters(server: str) -> None:
    t = runner_turn(corp=HANDS, runner=Seat(rig=["The Twinning (3 power)"]))
    t.run(server)
    t.until(kind="choose number")
    assert [o.number for o in t.find("number")] == [0, 1, 2]
    t.runner("number", number=2)
    t.finish_run()
    assert (accesses(t), t.counters("The Twinning", "power")) == (3, 1)


@pytest.mark.card("Manuel Lattes de Moura")
@pytest.mark.parametrize(("tags", "cards"), [(0, 1), (1, 2)])
def test_manuel_gives_an_access_to_a_tagged_runner(tags: int, cards: int) -> None:
    for server in ("HQ", "R&D"):
        t = runner_turn(corp=HANDS, runner=Seat(rig=["Manuel Lattes de Moura"], tags=tags))
        runs(t, server)
        assert accesses(t) == cards


@pytest.mark.card("Manuel Lattes de Moura")
def test_to_trash_manuel_the_corp_has_to_trash_a_card_of_hq_at_a_threat_of_three() -> None:
    for score, hand in ((THREAT_THREE, 1), ([], 2)):
        corp = Seat(credits=5, hand=["2x Hedge Fund"], score=score)
        t = runner_turn(turn="corp", corp=corp, runner=Seat(rig=["Manuel Lattes de Moura"], tags=1))
        t.corp("trash resource")
        t.corp("yes") if score else None
        assert (t.zone("Manuel Lattes de Moura"), len(names(t, "HQ"))) == ("heap", hand)
        assert t.credits["corp"] == 3
    t = runner_turn(
        turn="corp", corp=Seat(score=THREAT_THREE), runner=Seat(rig=["Manuel Lattes de Moura"], tags=1)
    )
    if t.can("trash resource"):
        t.corp("trash resource")
    assert t.zone("Manuel Lattes de Moura") == "table", "with no card in HQ it cannot be paid"


@pytest.mark.card("“Pretty” Mary da Silva")
def test_mary_adds_an_access_of_rnd_to_two_or_more() -> None:
    t = runner_turn(runner=Seat(rig=["“Pretty” Mary da Silva"]))
    t.run("R&D")
    finish_without(t, "“Pretty” Mary da Silva")
    assert accesses(t) == 1
    t = runner_turn(runner=Seat(rig=["“Pretty” Mary da Silva", "R&D Interface"]))
    t.run("R&D")
    t.until(option="trigger")
    t.runner("trigger", "R&D Interface")
    t.until(about="may")
    t.runner("yes")
    t.finish_run()
    assert accesses(t) == 3


@pytest.mark.card("Showing Off")
def test_showing_off_accesses_rnd_from_its_bottom() -> None:
    corp = Seat(hand=["Hedge Fund"], deck=["PAD Campaign", "2x Hedge Fund", "Nico Campaign"])
    t = play("Showing Off", corp=corp, runner=Seat(credits=2, rig=["R&D Interface"]))
    t.finish_run()
    assert seen(t) == ["Nico Campaign", "Hedge Fund"]
    to_action(t)
    runs(t, "R&D")
    assert seen(t)[2] == "PAD Campaign", "only in that run"


# --- instead of breaching, at the beginning of a turn -----------------------------------------------------


@pytest.mark.card("Security Testing")
def test_security_testing_pays_two_credits_instead_of_the_first_breach_of_the_chosen_server() -> None:
    t = runner_turn(at="5.7.1d", corp=HANDS, runner=Seat(credits=0, rig=["Security Testing"]))
    t.until(about="may")
    t.runner("yes")
    t.runner("server", server="Archives")
    runs(t, "HQ")
    assert (t.credits["runner"], accesses(t)) == (0, 1)
    runs(t, "Archives")
    assert (t.credits["runner"], len(t.events("breach"))) == (2, 1)
    runs(t, "Archives")
    assert (t.credits["runner"], len(t.events("breach"))) == (2, 2), "the first time each turn"


@pytest.mark.card("Security Testing")
def test_a_server_chosen_for_security_testing_is_forgotten_in_the_next_turn() -> None:
    t = runner_turn(at="5.7.1d", corp=HANDS, runner=Seat(credits=0, rig=["Security Testing"]))
    t.until(about="may")
    t.runner("yes")
    t.runner("server", server="Archives")
    next_turn(t)
    before = t.credits["runner"]
    runs(t, "Archives")
    assert (t.credits["runner"], len(t.events("breach"))) == (before, 1)


@pytest.mark.card("Climactic Showdown")
def test_climactic_showdown_costs_the_corp_ice_or_gives_two_accesses_once() -> None:
    ice = {"HQ": At(ice=["Enigma"]), "remote 1": At(ice=["Pup", "Vanilla"])}
    for trashes in (True, False):
        t = runner_turn(at="5.7.1d", corp=HANDS, runner=Seat(rig=["Climactic Showdown"]), servers=ice)
        t.until(kind="choose server")
        assert t.zone("Climactic Showdown") == "removed"
        assert not t.can("server", server="R&D"), "no ice protects it"
        t.runner("server", server="remote 1")
        t.corp("yes" if trashes else "no")
        if trashes:
            t.corp("card", "Vanilla")
            assert t.zone("Vanilla") == "Archives"
        to_action(t)
        runs(t, "R&D")
        assert accesses(t) == (1 if trashes else 3)
        runs(t, "HQ")
        assert accesses(t) == (2 if trashes else 4), "the first breach of either"
