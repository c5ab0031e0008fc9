"""Assets, upgrades and identities of many sets: when they hear something, when they are used."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import bad_publicity, corp_turn, damage, end_turn
from tests.support.outcomes import agreeing, told
from tests.support.table import Table

DECK = ["9x Enigma"]


def lying(card: str, notes: str = "", more: dict[str, At] | None = None) -> dict[str, At]:
    """A rezzed card in remote 1, and other servers."""
    return {"remote 1": At(root=[f"{card} (rezzed{notes and ', '}{notes})"]), **(more or {})}


def next_turn(card: str, notes: str = "", runner: Seat | None = None, **corp: Any) -> Table:
    """The Corp's next turn has begun; every offer was accepted."""
    seat = Seat(credits=5, hand=[], deck=DECK)._replace(**corp)
    t = Table(
        position(corp=seat, runner=runner or Seat(clicks=1, hand=["5x Diesel"]), servers=lying(card, notes))
    )
    t.runner("gain credit")
    while t.decision.kind != "action":
        if t.decision.kind == "paid":
            t.passes()
        else:
            agreeing(t)
    return t


def trashing(servers: dict[str, At], *cards: tuple[str, str], **place: Any) -> Table:
    """The Runner trashes cards they access, each in a server of its own; every offer is accepted."""
    place = {"corp": Seat(credits=9, hand=["3x Ice Wall"], deck=DECK), **place}
    t = Table(position(runner=Seat(credits=30, hand=["5x Diesel"]), servers=servers, **place))
    for server, card in cards:
        t.run(server)
        t.until(option="trash")
        t.runner("trash", card)
        agreeing(t)
        while t.decision.kind != "action":
            t.passes()
    return t


# --- the Runner trashes something --------------------------------------------------------------------------

PADS = {"remote 2": At(root=["PAD Campaign"]), "remote 3": At(root=["Adonis Campaign"])}
BOTH_PADS = (("remote 2", "PAD Campaign"), ("remote 3", "Adonis Campaign"))
HEARING = {
    "Hostile Architecture": ["2 meat"],
    "Hostile Infrastructure": ["1 net", "1 net"],
}


@pytest.mark.card(*HEARING)
@pytest.mark.parametrize("asset", HEARING)
def test_an_asset_answers_what_the_runner_trashes(asset: str) -> None:
    t = trashing(lying(asset, more=PADS), *BOTH_PADS)
    assert [line for line in told(t) if "net" in line or "meat" in line] == HEARING[asset]


OWN = {
    "Hostile Architecture": ["2 meat"],
    "Hostile Infrastructure": ["1 net"],
    "Calvin B4L3Y": ["corp draws 2"],
    "Nanoetching Matrix": ["corp gains 2"],
    "Vaporframe Fabricator": ["install Ice Wall"],
}


@pytest.mark.card(*OWN)
@pytest.mark.parametrize("asset", OWN)
def test_an_asset_answers_its_own_trashing_while_it_is_rezzed(asset: str) -> None:
    t = trashing(lying(asset), ("remote 1", asset))
    assert told(t)[1:] == OWN[asset]
    asleep = trashing({"remote 1": At(root=[asset])}, ("remote 1", asset))
    assert told(asleep) == [f"trash {asset}"]


@pytest.mark.card("Public Access Plaza")
@pytest.mark.parametrize(("points", "tags"), [(1, 0), (2, 1)])
def test_public_access_plaza_pays_and_tags_under_threat(points: int, tags: int) -> None:
    t = trashing(
        lying("Public Access Plaza"),
        ("remote 1", "Public Access Plaza"),
        corp=Seat(score=["Hostile Takeover"] * points, deck=DECK),
    )
    assert t.tags == tags
    assert next_turn("Public Access Plaza").credits["corp"] == 6


@pytest.mark.card("NBN: Controlling the Message")
def test_controlling_the_message_traces_once_a_turn_for_installed_cards() -> None:
    corp = Seat(identity="NBN: Controlling the Message", credits=9, hand=["PAD Campaign"], deck=DECK)
    servers = {"remote 2": At(root=["PAD Campaign"]), "remote 3": At(root=["Adonis Campaign"])}
    t = trashing(servers, *BOTH_PADS, corp=corp._replace(hand=["Ice Wall"]))
    assert len(t.events("trace", amount=4)) == 1
    assert t.tags == 1
    hand = trashing({}, ("HQ", "PAD Campaign"), corp=corp)
    assert not hand.events("trace"), "that one was not installed"


# --- the turn begins, something happens --------------------------------------------------------------------

BEGINNING: dict[str, tuple[str, list[str]]] = {
    "Phật Gioan Baotixita": ("", []),
    "Lady Liberty": ("", ["+1 power on Lady Liberty"]),
    "Superdeep Borehole": ("6 bad publicity", ["-1 bad publicity on Superdeep Borehole", "1 bad publicity"]),
}


@pytest.mark.card("Lady Liberty", "Superdeep Borehole")
@pytest.mark.parametrize("asset", [name for name, (_, lines) in BEGINNING.items() if lines])
def test_what_an_asset_does_as_the_turn_begins(asset: str) -> None:
    notes, lines = BEGINNING[asset]
    seen = told(next_turn(asset, notes))
    assert seen == ["runner gains 1", "corp gains 3 click", *lines, "corp draws 1"]


@pytest.mark.card("Superdeep Borehole")
def test_superdeep_borehole_is_loaded_and_wins_once_it_is_empty() -> None:
    t = corp_turn(corp=Seat(credits=20), servers={"remote 1": At(root=["Superdeep Borehole"])})
    t.corp("rez", "Superdeep Borehole")
    assert t.counters("Superdeep Borehole", "bad publicity") == 6
    last = Table(
        position(
            corp=Seat(deck=DECK),
            runner=Seat(clicks=1),
            servers=lying("Superdeep Borehole", "1 bad publicity"),
        )
    )
    last.runner("gain credit")
    while last.game.decision is not None and last.game.state.active == "runner":
        last.passes()
    assert last.game.result == ("corp", "card")
    assert bad_publicity(last) == 1


@pytest.mark.card("Phật Gioan Baotixita")
@pytest.mark.parametrize(("counters", "most"), [(0, 0), (1, 1), (3, 2)])
def test_phat_gioan_hurts_more_for_counters_and_once_a_turn(counters: int, most: int) -> None:
    servers = lying("Phật Gioan Baotixita", f"{counters} power" if counters else "")
    servers |= {"remote 2": At(root=["Hostile Takeover"]), "remote 3": At(root=["Vulnerability Audit"])}
    t = Table(position(corp=Seat(deck=DECK), runner=Seat(hand=["9x Diesel"]), servers=servers))
    for remote in ("remote 2", "remote 3"):
        t.run(remote)
        while t.decision.kind != "action":
            if t.decision.kind == "choose number":
                t.corp("number", number=most)
            else:
                t.passes()
    assert [event.amount for event in t.events("damage")] == [1 + most]
    assert t.counters("Phật Gioan Baotixita", "power") == counters - most


@pytest.mark.card("Phật Gioan Baotixita")
def test_phat_gioan_gathers_as_the_turn_ends() -> None:
    t = corp_turn(corp=Seat(deck=DECK), servers=lying("Phật Gioan Baotixita"))
    end_turn(t, "corp")
    assert t.counters("Phật Gioan Baotixita", "power") == 1


@pytest.mark.card("Lady Liberty")
def test_lady_liberty_adds_an_agenda_of_just_that_worth() -> None:
    corp = Seat(
        clicks=3, hand=["Hostile Takeover", "Vulnerability Audit", "Global Food Initiative"], deck=DECK
    )
    t = corp_turn(at="", corp=corp, servers=lying("Lady Liberty", "3 power"))
    t.corp("use", "Lady Liberty")
    assert t.zone("Global Food Initiative") == "corp score" or t.can("card")
    if t.can("card"):
        assert not t.can("card", "Hostile Takeover")
        t.corp("card", "Global Food Initiative")
    assert t.zone("Hostile Takeover") == "HQ"
    assert t.clicks["corp"] == 0


@pytest.mark.card("Hearts and Minds")
@pytest.mark.parametrize("ice", [(), ("Enigma",)])
def test_hearts_and_minds_moves_a_counter_and_places_one_without_ice(ice: tuple[str, ...]) -> None:
    servers = {
        "remote 1": At(ice=ice, root=["Hearts and Minds (rezzed)"]),
        "remote 2": At(root=["Snare! (1 advancement)"]),
        "remote 3": At(root=["Hostile Takeover"]),
    }
    t = Table(position(corp=Seat(deck=DECK), runner=Seat(clicks=1), servers=servers))
    t.runner("gain credit")
    while t.decision.kind != "action":
        t.passes() if t.decision.kind == "paid" else agreeing(t)
    assert t.counters("Snare!", "advancement") == 0
    assert t.counters("Hostile Takeover", "advancement") == (1 if ice else 2)


@pytest.mark.card("Clone Suffrage Movement")
@pytest.mark.parametrize("ice", [(), ("Ice Wall",)])
def test_clone_suffrage_movement_shows_what_it_brings_back(ice: tuple[str, ...]) -> None:
    servers = {"remote 1": At(ice=ice, root=["Clone Suffrage Movement (rezzed)"])}
    corp = Seat(hand=[], deck=DECK, discard=["Hedge Fund", "PAD Campaign"])
    t = Table(position(corp=corp, runner=Seat(clicks=1), servers=servers))
    t.runner("gain credit")
    while t.decision.kind != "action":
        t.passes() if t.decision.kind == "paid" else agreeing(t)
    assert t.zone("Hedge Fund") == ("Archives" if ice else "HQ")
    assert t.zone("PAD Campaign") == "Archives"
    assert t.happened("reveal", "Hedge Fund") is not bool(ice)


@pytest.mark.card("Cybersand Harvester")
def test_cybersand_harvester_lives_on_rezzed_ice() -> None:
    servers = lying("Cybersand Harvester", more={"HQ": At(ice=["Ice Wall", "Enigma"])})
    t = Table(
        position(
            corp=Seat(credits=9, hand=["Wall of Static"], deck=DECK, clicks=1),
            runner=Seat(clicks=1),
            servers=servers,
        )
    )
    t.run("HQ")
    t.until(option="rez")
    t.corp("rez", "Ice Wall")
    assert t.counters("Cybersand Harvester", "credit") == 2
    t.until(side="corp", kind="action")
    pool = t.credits["corp"]
    t.corp("install", "Wall of Static")
    t.corp("server", server="HQ")
    t.corp("done")
    t.corp("number", number=2)
    assert (t.credits["corp"], t.counters("Cybersand Harvester", "credit")) == (pool, 0)
    sold = corp_turn(corp=Seat(credits=0), servers=lying("Cybersand Harvester", "6 credit"))
    sold.corp("use", "Cybersand Harvester")
    assert sold.credits["corp"] == 6


@pytest.mark.card("Front Company")
def test_front_company_turns_the_first_run_away_from_remote_servers() -> None:
    t = Table(position(runner=Seat(hand=["5x Diesel"]), servers=lying("Front Company")))
    t.runner("run")
    assert not t.can("server", server="remote 1")
    t.runner("server", server="Archives")
    t.until(side="runner", kind="action")
    assert damage(t, "net") == 2
    t.runner("run")
    t.runner("server", server="remote 1")
    t.until(side="runner", kind="action")
    t.run("Archives")
    t.until(side="runner", kind="action")
    assert damage(t, "net") == 2, "only the first run on Archives"


@pytest.mark.card("Front Company")
def test_front_company_is_rezzed_in_the_corps_turn_and_bites_without_ice() -> None:
    t = Table(
        position(
            corp=Seat(credits=9, deck=DECK),
            runner=Seat(clicks=1),
            servers={"remote 1": At(root=["Front Company"])},
        )
    )
    t.run("Archives")
    t.until(side="corp", option="rez")
    assert t.game.state.active == "corp"
    walled = {"remote 1": At(ice=["Ice Wall"], root=["Front Company (rezzed)"])}
    safe = Table(position(runner=Seat(hand=["5x Diesel"]), servers=walled))
    safe.run("Archives")
    safe.until(side="runner", kind="action")
    assert damage(safe, "net") == 0


@pytest.mark.card("Humanoid Resources")
def test_humanoid_resources_do_everything_at_once() -> None:
    corp = Seat(credits=1, clicks=3, hand=["Snare!", "Ice Wall", "Hedge Fund"], deck=DECK)
    t = corp_turn(at="", corp=corp, servers=lying("Humanoid Resources"))
    t.corp("use", "Humanoid Resources")
    for card in ("Snare!", "Ice Wall"):
        t.corp("yes")
        t.corp("card", card)
        if card == "Ice Wall":
            t.corp("server", server="HQ")
    t.corp("yes")
    assert t.zone("Hedge Fund") == "Archives"
    assert t.credits["corp"] == 1 + 4 - 5 + 9
    assert [event.amount for event in t.events("draw")] == [3]
    assert t.zone("Humanoid Resources") == "Archives"


@pytest.mark.card("Mr. Stone")
def test_mr_stone_hits_whenever_the_runner_is_tagged() -> None:
    corp = Seat(credits=9, hand=["SEA Source"], clicks=1)
    t = Table(
        position(
            corp=corp._replace(deck=DECK),
            runner=Seat(clicks=1, hand=["5x Diesel"]),
            servers=lying("Mr. Stone"),
        )
    )
    t.run("Archives")
    t.until(side="corp", kind="action")
    t.corp("play", "SEA Source")
    agreeing(t)
    assert (t.tags, damage(t, "meat")) == (1, 1)


@pytest.mark.card("Prāna Condenser")
def test_prana_condenser_saves_damage_up() -> None:
    corp = Seat(credits=2, clicks=2, hand=["Neural EMP"], deck=DECK)
    t = Table(
        position(corp=corp, runner=Seat(clicks=1, hand=["5x Diesel"]), servers=lying("Prāna Condenser"))
    )
    t.run("Archives")
    t.until(side="corp", kind="action")
    t.corp("play", "Neural EMP")
    t.corp("trigger")
    assert damage(t, "net") == 0
    assert t.counters("Prāna Condenser", "power") == 1
    assert t.credits["corp"] == 3
    used = corp_turn(
        at="",
        corp=Seat(clicks=2, deck=DECK),
        servers=lying("Prāna Condenser", "3 power"),
        runner=Seat(hand=["5x Diesel"]),
    )
    used.corp("use", "Prāna Condenser")
    assert damage(used, "net") == 3
    assert used.zone("Prāna Condenser") == "Archives"


@pytest.mark.card("Reconstruction Contract")
def test_reconstruction_contract_moves_what_it_gathered() -> None:
    servers = lying("Reconstruction Contract", more={"remote 2": At(root=["Hostile Takeover"])})
    runner = Seat(tags=1, hand=["8x Diesel"])
    t = corp_turn(at="", corp=Seat(credits=9, hand=["Scorched Earth"]), runner=runner, servers=servers)
    t.corp("play", "Scorched Earth")
    t.corp("yes")
    assert t.counters("Reconstruction Contract", "advancement") == 1
    moved = corp_turn(
        servers=lying("Reconstruction Contract", "3 advancement", {"remote 2": At(root=["Hostile Takeover"])})
    )
    moved.corp("use", "Reconstruction Contract")
    moved.corp("number", number=2)
    assert moved.counters("Hostile Takeover", "advancement") == 2
    assert moved.zone("Reconstruction Contract") == "Archives"


USING = {
    "Calvin B4L3Y": ["corp draws 2"],
    "Nanoetching Matrix": ["corp gains 2"],
    "Vaporframe Fabricator": ["install Snare!"],
}


@pytest.mark.card(*USING)
@pytest.mark.parametrize("asset", USING)
def test_an_asset_is_used_once_a_turn_for_a_click(asset: str) -> None:
    corp = Seat(clicks=2, hand=["Snare!"], deck=DECK)
    t = corp_turn(at="", corp=corp, servers=lying(asset))
    t.corp("use", asset)
    if t.can("server", server="new"):
        t.corp("server", server="new")
    assert told(t)[: len(USING[asset])] == USING[asset]
    assert t.clicks["corp"] == 1
    assert not t.can("use", asset)


@pytest.mark.card("Vaporframe Fabricator")
def test_vaporframe_fabricators_last_install_is_not_in_its_own_place() -> None:
    servers = {
        "remote 1": At(ice=["Enigma"], root=["Vaporframe Fabricator (rezzed)"]),
        "remote 2": At(ice=["Enigma"]),
    }
    t = Table(position(corp=Seat(hand=["Snare!"], deck=DECK), runner=Seat(credits=9), servers=servers))
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash", "Vaporframe Fabricator")
    t.corp("yes")
    assert {option.server for option in t.decision.options} == {4, -2}
