"""Worked examples: advancing and placing, limits of servers, sabotage, agendas added with counters."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table


@pytest.mark.example("nsg-26.03 1.18.2", 1)
def test_counters_placed_by_mushin_no_shin_are_no_advancing_of_oaktown_renovation() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Mushin No Shin", "Oaktown Renovation"]),
        )
    )
    t.corp("play", "Mushin No Shin")
    before = t.credits["corp"]
    t.until(side="corp", kind="action")
    assert t.counters("Oaktown Renovation", "advancement") == 3
    assert t.zone("Oaktown Renovation") == "table"
    assert not t.happened("advance")
    assert t.credits["corp"] == before


@pytest.mark.example("nsg-26.03 4.1.2a", 1)
def test_an_operation_chosen_in_archives_for_what_it_is_is_revealed() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.1d",
            corp=Seat(discard=["Fast Break", "Enigma"], deck=["9x Hedge Fund"]),
            servers={"remote 1": At(root=["Clone Suffrage Movement (rezzed)"])},
        )
    )
    t.until(side="corp", option="yes")
    t.corp("yes")
    if t.can("card"):
        assert not t.can("card", "Enigma")
        t.corp("card", "Fast Break")
    assert t.zone("Fast Break") == "HQ"
    assert t.happened("reveal", "Fast Break")
    assert not t.happened("reveal", "Enigma")


@pytest.mark.example("nsg-26.03 4.6.8f", 1)
@pytest.mark.parametrize("remotes", [0, 1])
def test_earth_station_has_one_remote_server_at_most(remotes: int) -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(identity="Earth Station: SEA Headquarters", hand=["PAD Campaign", "Enigma"]),
            servers={"remote 1": At(ice=["Ice Wall"])} if remotes else {},
        )
    )
    t.corp("install", "Enigma")
    assert t.can("server", server="new") == (remotes == 0)
    assert t.can("server", server="HQ")
    assert t.can("server", server="remote 1") == bool(remotes)


def sabotaged(hand: list[str], deck: list[str]) -> Table:
    t = Table(position(corp=Seat(hand=hand, deck=deck), runner=Seat(hand=["Chastushka"], credits=9)))
    t.runner("play", "Chastushka")
    while t.in_run() and not (t.decision.side == "corp" and t.can("card")):
        t.choose(0) if t.can("replace") else t.passes()
    return t


@pytest.mark.example("nsg-26.03 10.12.3b", 2)
def test_two_cards_of_hq_at_least_where_rnd_has_two_of_the_four() -> None:
    t = sabotaged(["Enigma", "Hunter", "Ice Wall", "Hedge Fund", "PAD Campaign"], ["2x Wall of Static"])
    picked = 0
    while t.decision.side == "corp" and t.can("card"):
        assert t.can("done") == (picked >= 2)
        if picked == 2:
            t.corp("done")
            break
        t.choose(t.find("card")[0])
        picked += 1
    s = t.game.state
    assert (len(s.zones["HQ"]), len(s.zones["R&D"]), len(s.zones["Archives"])) == (3, 0, 4)


@pytest.mark.example("nsg-26.03 10.12.3b", 3)
def test_all_cards_are_trashed_where_there_are_fewer_than_are_sabotaged() -> None:
    t = sabotaged(["Enigma", "Hunter"], ["Wall of Static"])
    while t.game.decision is not None and t.decision.side == "corp" and t.can("card"):
        assert not t.can("done")
        t.choose(0)
    s = t.game.state
    assert (len(s.zones["HQ"]), len(s.zones["R&D"]), len(s.zones["Archives"])) == (0, 0, 3)


@pytest.mark.example("nsg-26.03 9.9.9c", 1)
def test_project_vacheron_is_stolen_with_its_counters_once() -> None:
    t = Table(position(servers={"remote 1": At(root=["Project Vacheron"])}))
    t.run("remote 1")
    t.finish_run()
    assert t.zone("Project Vacheron") == "runner score"
    assert len(t.events("steal")) == 1
    assert t.counters("Project Vacheron", "agenda") == 4


@pytest.mark.example("nsg-26.03 1.15.1", 1)
def test_the_target_of_top_hat_is_one_of_the_top_five_cards_of_rnd() -> None:
    deck = ["Enigma", "Hunter", "Hostile Takeover", "Ice Wall", "Hedge Fund", "Wall of Static"]
    t = Table(position(corp=Seat(deck=deck), runner=Seat(rig=["Top Hat"])))
    t.run("R&D")
    t.until(option="replace")
    t.runner("replace", "Top Hat")
    assert len(t.find("card")) == 5
    wanted = t.game.state.zones["R&D"][2]
    t.choose(next(o for o in t.decision.options if o.card == wanted))
    t.finish_run()
    assert [t.name(e.card) for e in t.events("access")] == ["Hostile Takeover"]
    assert t.zone("Hostile Takeover") == "runner score"
