"""8.2: installing: where, for what, on what; memory, and cards that are new objects."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, Gain, MoveTo, Place
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import about, paid, when
from rulerunner.lang.words import GRIP, POWER, RESOURCE
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")


def corp(**place: Any) -> Table:
    seat = place.pop("corp", Seat())
    return table(*place.pop("faces", ()), turn="corp", corp=seat, **place)


@pytest.mark.rule(
    "nisei-1.4 8.2.7a",
    "nsg-26.03 8.5.11a",
    "nsg-26.03 8.5.11",
    "nsg-26.03 1.16.6",
    "nsg-26.03 1.16.6b",
    "nsg-26.03 3.4.6",
    "nsg-26.03 2.3.4a",
    "nsg-26.03 3.4.2b",
    "nsg-26.03 4.6.9d",
    "nisei-1.4 8.2.7",
)
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("there", [0, 1, 2])
def test_ice_costs_a_credit_for_each_piece_already_there(rules: str, there: int) -> None:
    t = corp(
        rules=rules,
        corp=Seat(credits=5, hand=["Enigma"]),
        servers={"HQ": At(ice=["Ice Wall", "Wall of Static"][:there])},
    )
    t.corp("install", "Enigma")
    t.corp("server", server="HQ")
    if there:
        t.corp("done")
    assert t.credits["corp"] == 5 - there
    assert t.game.state.servers[0].ice[-1] == t.card("Enigma"), "it is the outermost"


@pytest.mark.rule("nisei-1.4 8.2.1c", "nsg-26.03 8.5.6b", "nsg-26.03 8.5.7")
@pytest.mark.parametrize("rules", BOTH)
def test_ice_trashed_first_does_not_count_for_the_cost_and_keeps_its_face(rules: str) -> None:
    t = corp(
        rules=rules,
        corp=Seat(credits=0, hand=["Enigma"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)", "Wall of Static"])},
    )
    t.corp("install", "Enigma")
    t.corp("server", server="HQ")
    assert not t.can("done"), "with no credit both have to go"
    t.corp("trash", "Ice Wall")
    assert (t.zone("Ice Wall"), t.zone("Wall of Static")) == ("Archives", "Archives")
    assert t.rezzed("Ice Wall")
    assert not t.rezzed("Wall of Static")
    assert [t.name(c) for c in t.game.state.servers[0].ice] == ["Enigma"]


@pytest.mark.rule(
    "nisei-1.4 8.2.1b",
    "nisei-1.4 8.2.1c",
    "nsg-26.03 8.5.2b",
    "nsg-26.03 8.5.2c",
    "nsg-26.03 8.5.2a",
    "nsg-26.03 8.5.12",
    "nsg-26.03 3.2.1",
    "nsg-26.03 3.3.1",
    "nsg-26.03 3.6.1",
    "nsg-26.03 4.6.6e",
    "nsg-26.03 4.6.8a",
    "nsg-26.03 4.6.6d",
    "nsg-26.03 4.6.6h",
    "nsg-26.03 4.6.5a",
    "nsg-26.03 4.6.6a",
    "nsg-26.03 3.4.2",
)
def test_where_corp_cards_may_be_installed() -> None:
    t = corp(corp=Seat(hand=["PAD Campaign", "Crisium Grid", "Ice Wall", "Research Station"]))

    def places(card: str) -> set[str]:
        fork = Table(t.game.clone())
        fork.corp("install", card)
        return {str(o.server) for o in fork.decision.options if o.kind == "server"}

    assert places("Crisium Grid") == places("Ice Wall") == {"0", "1", "2", "-2"}
    asset = Table(t.game.clone())
    asset.corp("install", "PAD Campaign")
    assert asset.game.state.cards[asset.card("PAD Campaign")].server == 3, "a new remote was the only place"
    station = Table(t.game.clone())
    station.corp("install", "Research Station")
    assert station.game.state.cards[station.card("Research Station")].server == 0


@pytest.mark.rule(
    "nisei-1.4 8.2.1",
    "nisei-1.4 8.1.2",
    "nsg-26.03 8.5.2",
    "nsg-26.03 8.1.1",
    "nsg-26.03 1.8.3c",
    "nsg-26.03 3.3.2",
    "nsg-26.03 4.6.4b",
    "nsg-26.03 1.16.6c",
)
def test_a_corp_card_enters_face_down_and_inactive() -> None:
    t = corp(corp=Seat(hand=["PAD Campaign"], credits=0))
    t.corp("install", "PAD Campaign")
    assert not t.rezzed("PAD Campaign")
    assert not t.game.state.is_active(t.card("PAD Campaign"))


@pytest.mark.rule("nisei-1.4 8.2.1a", "nsg-26.03 8.5.6a", "nsg-26.03 3.2.1", "nsg-26.03 3.3.1")
def test_a_second_agenda_or_asset_drives_the_first_out() -> None:
    t = corp(
        corp=Seat(hand=["Hostile Takeover"]),
        servers={"remote 1": At(root=["PAD Campaign (rezzed)", "Crisium Grid"])},
    )
    t.corp("install", "Hostile Takeover")
    t.corp("server", server="remote 1")
    t.until(kind="action")
    assert t.zone("PAD Campaign") == "Archives"
    assert t.zone("Crisium Grid") == "table", "an upgrade may stay"


@pytest.mark.rule(
    "nisei-1.4 8.2.1a",
    "nisei-1.4 8.2.1b",
    "nsg-26.03 8.5.6a",
    "nsg-26.03 3.6.5d",
    "nsg-26.03 3.6.5a",
    "nsg-26.03 4.6.6g",
)
def test_a_second_region_drives_the_first_out() -> None:
    t = corp(
        corp=Seat(hand=["Crisium Grid"]),
        servers={"HQ": At(root=["Heinlein Grid (rezzed)"])},
    )
    t.corp("install", "Crisium Grid")
    t.corp("server", server="HQ")
    t.until(kind="action")
    assert t.zone("Heinlein Grid") == "Archives"


@pytest.mark.rule("nisei-1.4 8.2.1d", "nsg-26.03 8.5.6c", "nsg-26.03 3.9.3b")
@pytest.mark.parametrize("rules", BOTH)
def test_a_program_that_does_not_fit_needs_others_trashed_first(rules: str) -> None:
    t = table(
        rules=rules,
        runner=Seat(credits=9, rig=["Magnum Opus", "Corroder", "Mimic"], hand=["Ninja"]),
    )
    t.runner("install", "Ninja")
    assert not t.can("done")
    t.runner("trash", "Mimic")
    assert t.can("done")
    t.runner("done")
    assert (t.zone("Mimic"), t.zone("Ninja")) == ("heap", "table")


@pytest.mark.rule("nisei-1.4 8.2.1d", "nsg-26.03 8.5.6c", "nsg-26.03 8.5.6")
def test_programs_may_be_trashed_though_there_is_room() -> None:
    t = table(runner=Seat(credits=9, rig=["Corroder"], hand=["Ninja"]))
    t.runner("install", "Ninja")
    t.runner("trash", "Corroder")
    assert (t.zone("Corroder"), t.zone("Ninja")) == ("heap", "table")


@pytest.mark.rule("nsg-26.03 1.20.2")
def test_more_memory_makes_more_room() -> None:
    full = ["Magnum Opus", "Corroder", "Mimic"]
    t = table(runner=Seat(credits=9, rig=[*full, "Akamatsu Mem Chip"], hand=["Ninja"]), rules="nsg-26.03")
    t.runner("install", "Ninja")
    t.runner("done")
    assert all(t.zone(name) == "table" for name in (*full, "Ninja"))


@pytest.mark.rule("nisei-1.4 8.2.3")
def test_a_second_console_cannot_be_installed_in_1_4() -> None:
    t = table(runner=Seat(credits=9, rig=["Desperado"], hand=["Grimoire"]))
    assert not t.can("install", "Grimoire")


@pytest.mark.rule("nisei-1.4 8.1.1a", "nsg-26.03 1.13.6a", "nsg-26.03 8.5.1a", "nsg-26.03 1.13.6")
@pytest.mark.parametrize("rules", BOTH)
def test_a_hosted_program_uses_the_memory_of_its_host(rules: str) -> None:
    t = table(
        rules=rules,
        runner=Seat(credits=9, rig=["Djinn", "Magnum Opus", "Corroder"], hand=["Datasucker"]),
    )
    t.runner("install", "Datasucker")
    t.runner("card", "Djinn")
    assert t.can("trash", "Corroder"), "programs may go all the same"
    t.runner("done")
    state = t.game.state
    assert state.cards[t.card("Datasucker")].host == t.card("Djinn")
    assert t.zone("Corroder") == "table", "nothing had to go"


@pytest.mark.rule("nsg-26.03 1.13.6c", "nsg-26.03 1.13.7a")
def test_a_card_that_needs_a_host_is_installed_on_one_or_not_at_all() -> None:
    bare = table(
        runner=Seat(credits=9, hand=["Parasite"]), servers={"HQ": At(ice=["Ice Wall"])}, rules="nsg-26.03"
    )
    assert not bare.can("install", "Parasite"), "the ice is not rezzed"
    t = table(
        runner=Seat(credits=9, hand=["Parasite"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)", "Enigma"])},
        rules="nsg-26.03",
    )
    t.runner("install", "Parasite")
    assert t.game.state.cards[t.card("Parasite")].host == t.card("Ice Wall")


@pytest.mark.rule("nisei-1.4 8.2.6", "nsg-26.03 1.12.2", "nsg-26.03 8.5.1b", "nisei-1.4 8.1.1b")
@pytest.mark.parametrize("rules", BOTH)
def test_a_card_installed_again_is_a_new_object(rules: str) -> None:
    cell = made(
        "Cell", "resource", when(about("install"), Place(1, POWER)), paid(Credits(0), Gain(1), once="turn")
    )
    bounce = made(
        "Bounce", "resource", paid(Clicks(), Choose(Is(RESOURCE) & INSTALLED), MoveTo(CHOSEN, GRIP))
    )
    t = table(
        cell, bounce, rules=rules, at="5.7.1e", runner=Seat(credits=0, rig=["Cell (5 power)", "Bounce"])
    )
    t.runner("use", "Cell")
    assert not t.can("use", "Cell")
    t.until(rule="5.7.1f")
    t.runner("use", "Bounce")
    t.runner("card", "Cell")
    assert t.counters("Cell", POWER) == 0
    t.until(rule="5.7.1f")
    t.runner("install", "Cell")
    assert t.counters("Cell", POWER) == 1
    assert t.can("use", "Cell"), "its once per turn is new with it"
