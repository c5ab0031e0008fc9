"""More Corp cards: identities that flip or limit servers, agendas that lie face up or wait to count."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read import values
from tests.support.corp import corp_turn, damage, end_turn, names, points
from tests.support.outcomes import agreeing
from tests.support.table import Table

DECK = ["9x Enigma"]
GRIP = ["5x Diesel"]


def playing(card: str, servers: Any = None, runner: Seat | None = None, **corp: Any) -> Table:
    seat = Seat(credits=9, clicks=3, hand=[card], deck=DECK)._replace(**corp)
    return corp_turn(at="", corp=seat, runner=runner or Seat(hand=GRIP), servers=servers or {})


@pytest.mark.card("Storgotic Resonator")
def test_storgotic_resonator_counts_the_first_card_of_the_runners_own_faction() -> None:
    servers = {"remote 1": At(root=["Storgotic Resonator (rezzed)"])}
    runner = Seat(
        identity="Noise: Hacker Extraordinaire",
        tags=1,
        rig=["Ice Carver", "Aesop’s Pawnshop"],
        hand=["2x Imp"],
    )
    corp = Seat(credits=9, clicks=3, hand=["2x Neural EMP"], deck=DECK)
    t = corp_turn(at="", corp=corp, runner=runner, servers=servers)
    t.corp("trash resource")
    t.corp("card", "Aesop’s Pawnshop")
    assert t.counters("Storgotic Resonator", "power") == 0, "it is no anarch card"
    t.corp("trash resource")
    assert t.counters("Storgotic Resonator", "power") == 1
    used = corp_turn(
        at="",
        servers={"remote 1": At(root=["Storgotic Resonator (rezzed, 1 power)"])},
        runner=Seat(hand=GRIP),
    )
    used.corp("use", "Storgotic Resonator")
    assert damage(used, "net") == 1
    assert used.counters("Storgotic Resonator", "power") == 0


@pytest.mark.card("24/7 News Cycle")
def test_news_cycle_resolves_what_an_agenda_did_when_it_was_scored() -> None:
    t = playing("24/7 News Cycle", score=["Hostile Takeover", "Clone Retirement"], credits=0, bad_publicity=0)
    t.corp("play", "24/7 News Cycle")
    t.corp("card", "Clone Retirement")
    assert names(t, "removed") == ["Clone Retirement"]
    assert t.credits["corp"] == 7, "Hostile Takeover once more"
    assert points(t) == 1
    assert not t.happened("score")
    assert not playing("24/7 News Cycle").can("play", "24/7 News Cycle")


@pytest.mark.card("SYNC: Everything, Everywhere")
def test_sync_makes_tags_dearer_or_resources_cheaper() -> None:
    who = "SYNC: Everything, Everywhere"
    for credits in (2, 3):
        front = Table(position(corp=Seat(identity=who), runner=Seat(credits=credits, tags=1)))
        assert front.can("remove tag") is (credits == 3)
    front.runner("remove tag")
    assert front.credits["runner"] == 0
    runner = Seat(tags=1, rig=["Aesop’s Pawnshop"])
    t = corp_turn(at="", corp=Seat(identity=who, credits=0, clicks=3, deck=DECK), runner=runner)
    assert not t.can("trash resource")
    t.corp("use", who)
    t.corp("trash resource")
    assert t.zone("Aesop’s Pawnshop") == "heap"
    assert t.credits["corp"] == 0
    t.corp("use", who)
    assert not t.game.state.cards[t.card(who)].turned


@pytest.mark.card("Fast Break")
@pytest.mark.parametrize("stolen", [0, 2])
def test_fast_break_builds_one_server(stolen: int) -> None:
    runner = Seat(hand=GRIP, score=["Hostile Takeover"] * stolen)
    t = playing(
        "Fast Break", runner=runner, hand=["Fast Break", "Ice Wall", "Snare!", "PAD Campaign"], credits=5
    )
    if not stolen:
        assert not t.can("play", "Fast Break")
        return
    t.corp("play", "Fast Break")
    t.corp("number", number=1)
    assert [event.amount for event in t.events("draw")] == [1]
    t.corp("number", number=2)
    t.corp("card", "Ice Wall")
    t.corp("card", "Snare!")
    assert {t.game.state.cards[t.card(name)].server for name in ("Ice Wall", "Snare!")} == {3}
    assert t.zone("PAD Campaign") == "HQ"
    assert len(t.events("gain credits", amount=2, side="corp")) == 1


@pytest.mark.card("A Teia: IP Recovery")
def test_a_teia_fills_its_two_remote_servers() -> None:
    who = "A Teia: IP Recovery"
    corp = Seat(
        identity=who, credits=9, clicks=3, hand=["Hostile Takeover", "PAD Campaign", "Snare!"], deck=DECK
    )
    t = corp_turn(at="", corp=corp)
    t.corp("install", "PAD Campaign")
    t.corp("yes")
    t.corp("card", "Hostile Takeover")
    assert (
        t.game.state.cards[t.card("Hostile Takeover")].server
        != t.game.state.cards[t.card("PAD Campaign")].server
    )
    t.until(side="corp", kind="action")
    t.corp("install", "Snare!")
    assert not t.can("server", server="new")
    t.corp("server", server="remote 1")
    agreeing(t)
    assert len(t.game.state.servers) == 5
    assert len(t.events("install")) == 3, "only the first install of the turn brings another"


@pytest.mark.card("A Teia: IP Recovery")
def test_what_a_teia_adds_cannot_be_scored_that_turn() -> None:
    corp = Seat(
        identity="A Teia: IP Recovery",
        credits=9,
        clicks=4,
        hand=["Hostile Takeover", "PAD Campaign"],
        deck=DECK,
    )
    t = corp_turn(at="", corp=corp)
    t.corp("install", "PAD Campaign")
    t.corp("yes")
    for _ in range(2):
        t.until(side="corp", kind="action")
        t.corp("advance", "Hostile Takeover")
    assert not t.can("score", "Hostile Takeover")


@pytest.mark.card("Earth Station: SEA Headquarters")
def test_earth_station_guards_hq_or_its_one_remote_server() -> None:
    who = "Earth Station: SEA Headquarters"
    servers = {"remote 1": At(root=["PAD Campaign"])}
    corp = Seat(identity=who, credits=9, clicks=1, hand=["Snare!"], deck=DECK)
    t = Table(position(corp=corp, runner=Seat(credits=0, hand=GRIP), servers=servers))
    t.runner("run")
    assert not t.can("server", server="HQ")
    assert t.can("server", server="remote 1")
    own = corp_turn(at="", corp=corp, runner=Seat(credits=6, clicks=2, hand=GRIP), servers=servers)
    own.corp("use", who)
    own.until(side="runner", kind="action")
    own.run("remote 1")
    assert own.credits["runner"] == 0
    own.until(side="runner", kind="action")
    own.run("HQ")
    own.until(side="runner", kind="action")
    assert not own.game.state.cards[own.card(who)].turned, "a successful run on HQ brings it back"
    full = corp_turn(at="", corp=corp, servers=servers)
    full.corp("install", "Snare!")
    assert full.game.state.cards[full.card("Snare!")].server == 3, "no new server"


THREE = {
    "remote 1": At(root=["PAD Campaign"], ice=["Ice Wall"]),
    "remote 2": At(root=["Snare!"]),
    "remote 3": At(ice=["Wall of Static (rezzed)"]),
}


@pytest.mark.card("Earth Station: SEA Headquarters", "Employee Strike")
@pytest.mark.rule("nsg-26.03 4.6.8f", "nsg-26.03 10.3.1e", "nisei-1.4 10.3.1e")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
@pytest.mark.parametrize("kept", ["remote 1", "remote 2", "remote 3"])
def test_with_the_text_of_earth_station_back_the_corp_keeps_one_remote_server(kept: str, rules: str) -> None:
    corp = Seat(identity="Earth Station: SEA Headquarters", deck=DECK)
    runner = Seat(credits=9, clicks=2, hand=["Hacktivist Meeting"], play=["Employee Strike"])
    t = Table(position(rules=rules, corp=corp, runner=runner, servers=THREE))
    assert t.decision.kind == "action", "without its text it limits nothing"
    t.runner("play", "Hacktivist Meeting")
    assert (t.decision.side, t.decision.about, t.decision.rule) == ("corp", "keep-server", "10.3.1e")
    t.corp("server", server=kept)
    assert t.decision.kind == "action"
    assert set(t.game.state.servers) == {0, 1, 2, int(kept[-1]) + 2}
    gone = [name for server, at in THREE.items() if server != kept for name in (*at.root, *at.ice)]
    assert {t.zone(name.removesuffix(" (rezzed)")) for name in gone} == {"Archives"}


@pytest.mark.card("A Teia: IP Recovery", "Employee Strike")
@pytest.mark.rule("nsg-26.03 4.6.8f")
def test_a_teia_keeps_two_servers_and_architect_keeps_its_own() -> None:
    runner = Seat(credits=9, hand=["Hacktivist Meeting"], play=["Employee Strike"])
    t = Table(position(corp=Seat(identity="A Teia: IP Recovery", deck=DECK), runner=runner, servers=THREE))
    t.runner("play", "Hacktivist Meeting")
    t.corp("server", server="remote 1")
    t.corp("server", server="remote 3")
    assert set(t.game.state.servers) == {0, 1, 2, 3, 5}
    architect = {**THREE, "remote 3": At(root=["PAD Campaign"], ice=["Architect (rezzed)"])}
    t = Table(position(corp=Seat(identity="Earth Station: SEA Headquarters", deck=DECK), servers=architect))
    assert t.decision.kind == "action"
    assert set(t.game.state.servers) == {0, 1, 2, 5}, "there is nothing to choose"
    twice = {**architect, "remote 2": At(root=["Snare!"], ice=["Architect (rezzed)"])}
    t = Table(position(corp=Seat(identity="Earth Station: SEA Headquarters", deck=DECK), servers=twice))
    t.corp("server", server="remote 2")
    assert (t.zone("Snare!"), set(t.game.state.servers)) == ("table", {0, 1, 2, 4, 5})
    assert t.decision.kind == "action", "what cannot be trashed stays, and nobody is asked again"


@pytest.mark.card("Project Vacheron")
def test_project_vacheron_is_worth_nothing_for_four_turns() -> None:
    servers = {"remote 1": At(root=["Project Vacheron"])}
    runner = Seat(clicks=1, hand=GRIP, score=["Vanity Project"])
    t = Table(position(corp=Seat(clicks=1, deck=["30x Enigma"], hand=[]), runner=runner, servers=servers))
    t.run("remote 1")
    t.until(side="corp", kind="action")
    assert t.game.result is None
    for left in (3, 2, 1):
        end_turn(t, "corp")
        t.until(side="runner", kind="action")
        assert t.counters("Project Vacheron", "agenda") == left
        assert values.score(t.game.state, "runner") == 4
        end_turn(t, "runner")
        t.until(side="corp", kind="action")
    end_turn(t, "corp")
    assert t.game.result == ("runner", "points")


@pytest.mark.card("Project Vacheron")
def test_project_vacheron_counts_at_once_from_archives_and_for_the_corp() -> None:
    runner = Seat(hand=GRIP)
    t = Table(position(corp=Seat(discard=["Project Vacheron"], deck=DECK), runner=runner))
    t.run("Archives")
    t.finish_run()
    assert t.zone("Project Vacheron") == "runner score"
    assert values.score(t.game.state, "runner") == 3
    assert points(corp_turn(corp=Seat(score=["Project Vacheron"]))) == 3


@pytest.mark.card("Oaktown Renovation")
def test_oaktown_renovation_lies_open_and_pays_for_every_advance() -> None:
    t = playing("Oaktown Renovation", credits=9, clicks=6)
    t.corp("install", "Oaktown Renovation")
    assert t.rezzed("Oaktown Renovation"), "face up"
    gained = []
    for _ in range(5):
        t.until(side="corp", kind="action")
        before = t.credits["corp"]
        t.corp("advance", "Oaktown Renovation")
        gained.append(t.credits["corp"] - before + 1)
    assert gained == [2, 2, 2, 2, 3]


@pytest.mark.card("BANGUN: When Disaster Strikes")
@pytest.mark.parametrize(("answer", "meat", "tags"), [("yes", 2, 1), ("no", 0, 0)])
def test_bangun_may_lay_agendas_open_as_traps(answer: str, meat: int, tags: int) -> None:
    corp = Seat(identity="BANGUN: When Disaster Strikes", clicks=1, hand=["Hostile Takeover"], deck=DECK)
    t = corp_turn(at="", corp=corp, runner=Seat(hand=GRIP))
    t.corp("install", "Hostile Takeover")
    t.corp(answer)
    assert t.rezzed("Hostile Takeover") is (answer == "yes")
    t.until(side="runner", kind="action")
    t.run("remote 1")
    t.finish_run()
    assert (damage(t, "meat"), t.tags) == (meat, tags)
    assert t.zone("Hostile Takeover") == "runner score"


GAGARIN = "Gagarin Deep Space: Expanding the Horizon"


@pytest.mark.card("Gagarin Deep Space: Expanding the Horizon")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
@pytest.mark.parametrize(
    ("credits", "answer", "stolen"), [(1, "yes", True), (1, "no", False), (0, "", False)]
)
def test_gagarin_charges_for_what_lies_in_remote_servers(
    rules: str, credits: int, answer: str, stolen: bool
) -> None:
    servers = {"remote 1": At(root=["Hostile Takeover"])}
    corp = Seat(identity=GAGARIN, hand=["Vulnerability Audit"], deck=DECK)
    t = Table(position(rules=rules, corp=corp, runner=Seat(credits=credits, hand=GRIP), servers=servers))
    t.run("remote 1")
    if answer:
        t.until(side="runner", about="may")
        t.runner(answer)
    t.finish_run()
    assert t.happened("access", "Hostile Takeover") is stolen
    assert t.happened("steal", "Hostile Takeover") is stolen
    assert t.credits["runner"] == credits - stolen
    t.run("HQ")
    t.finish_run()
    assert t.happened("steal", "Vulnerability Audit"), "cards of central servers are free"


@pytest.mark.card("Gagarin Deep Space: Expanding the Horizon")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_gagarin_charges_for_each_card_of_a_server(rules: str) -> None:
    servers = {"remote 1": At(root=["Hostile Takeover", "Ash 2X3ZB9CY"])}
    t = Table(
        position(rules=rules, corp=Seat(identity=GAGARIN), runner=Seat(credits=1, hand=GRIP), servers=servers)
    )
    t.run("remote 1")
    t.until(option="access")
    t.runner("access", "Ash 2X3ZB9CY")
    t.runner("yes")
    t.finish_run()
    assert [t.name(event.card) for event in t.events("access")] == ["Ash 2X3ZB9CY"]
    assert t.credits["runner"] == 0


@pytest.mark.card("Warroid Tracker")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_warroid_tracker_answers_each_trashing_here_its_own_too(rules: str) -> None:
    servers = {
        "remote 1": At(root=["Warroid Tracker (rezzed)", "PAD Campaign"]),
        "remote 2": At(root=["Adonis Campaign"]),
    }
    rig = ["Corroder", "Mimic", "Ninja", "Aesop’s Pawnshop", "Yog.0"]
    runner = Seat(credits=12, hand=GRIP, rig=rig)
    t = Table(position(rules=rules, corp=Seat(credits=0, deck=DECK), runner=runner, servers=servers))
    t.run("remote 1")
    t.until(option="access")
    t.runner("access", "Warroid Tracker")
    t.until(option="trash")
    t.runner("trash", "Warroid Tracker")
    t.runner("number", number=0)
    t.runner("card", "Ninja")
    t.runner("card", "Mimic")
    assert [event.amount for event in t.events("trace")] == [4]
    assert {t.zone("Ninja"), t.zone("Mimic")} == {"heap"}
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    assert len(t.events("trace")) == 1, "it is gone by then"


@pytest.mark.card("Warroid Tracker")
def test_warroid_tracker_guards_what_a_central_server_holds() -> None:
    servers = {"HQ": At(root=["Warroid Tracker (rezzed)"])}
    corp = Seat(credits=0, hand=["PAD Campaign"], deck=DECK)
    t = Table(position(corp=corp, runner=Seat(credits=9, hand=GRIP, rig=["Corroder"]), servers=servers))
    t.run("HQ")
    while not t.can("trash", "PAD Campaign"):
        unknown = [option for option in t.find("access") if option.detail]
        if unknown:
            t.choose(unknown[0])
        else:
            t.passes()
    t.runner("trash", "PAD Campaign")
    assert len(t.events("trace")) == 1
