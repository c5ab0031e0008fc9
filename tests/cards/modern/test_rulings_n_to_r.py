"""Rulings on cards from N to R, played."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import damage, names, strength
from tests.support.ice import BOTH, breaks, meet, run_on
from tests.support.plays import MODERN, Play, corp, remote, runner
from tests.support.runner import offered, runner_turn, to_action
from tests.support.table import Table

GRIP = ["5x Diesel"]
PRAVDIVOST = "Pravdivost Consulting: Political Solutions"
ZAHYA = "Zahya Sadeghi: Versatile Smuggler"
DEMONS = {"HQ": At(ice=["2x Otoroshi (rezzed)"]), "remote 1": At(root=["PAD Campaign"])}
TERMINAL = {"hand": ["Hedge Fund"], "discard": ["Ice Wall", "Enigma", "Snare!"], "credits": 20}


def subcontracted(card: str, tells: str) -> Play:
    """A terminal operation is the first of two that Subcontract could play."""
    hand = ["Subcontract", card, "Hedge Fund"]
    return Play(
        f"play Subcontract; yes; {card}; gain credit",
        tells,
        turn="corp",
        corp=corp(**{**TERMINAL, "hand": hand}),
        runner=runner(tags=1, score=["Hostile Takeover"]),
    )


PLAYS = {
    "Nanoetching Matrix": {
        "unrezzed it pays nothing": Play(
            "run; at remote 1; trash Nanoetching Matrix; gain credit",
            "access Nanoetching Matrix; runner pays 3; trash Nanoetching Matrix from table; runner gains 1",
            servers=remote("Nanoetching Matrix"),
        ),
        "nor from hand": Play(
            "run; at HQ; trash Nanoetching Matrix; gain credit",
            "access Nanoetching Matrix; runner pays 3; trash Nanoetching Matrix from HQ; runner gains 1",
            corp=corp("Nanoetching Matrix"),
        ),
    },
    "NAPD Contract": {
        "who does not pay for it does not show it": Play(
            "run; at R&D; no; gain credit",
            "access NAPD Contract; runner gains 1",
            corp=corp(deck=["NAPD Contract", "9x Enigma"]),
        ),
    },
    "NASX": {
        "a counter for each credit that is spent": Play(
            "play Hedge Fund; 1",
            "corp pays 5; corp gains 9; corp pays 1; +1 power on NASX",
            turn="corp",
            corp=corp("Hedge Fund"),
            servers=remote("NASX (rezzed)"),
        ),
    },
    "NBN: Controlling the Message": {
        "cards trashed together are one trace": Play(
            "run; at HQ; run; at R&D; run; at Archives; play Apocalypse; yes; gain credit",
            "access Enigma; runner pays 3; trash Ice Wall from table; trash PAD Campaign from table; 1 "
            "tag; corp gains 3 click; corp draws 1; corp gains 1",
            corp=corp(identity="NBN: Controlling the Message", credits=0),
            runner=runner(hand=["Apocalypse"], credits=3),
            servers={"remote 1": At(root=["PAD Campaign"], ice=["Ice Wall"])},
        ),
    },
    "NBN: Reality Plus": {
        "a card drawn for the tag is no longer accessed": Play(
            "run; at R&D; yes; 1; gain credit",
            "reveal Snare!; access Snare!; corp pays 4; 1 tag; trash Diesel from grip; trash Diesel from "
            "grip; trash Diesel from grip; 3 net; corp draws 2; runner gains 1",
            {"HQ": ["Enigma", "Snare!"]},
            corp=corp(identity="NBN: Reality Plus", deck=["Snare!", "9x Enigma"]),
            runner=runner(hand=GRIP),
        ),
        "a tag that is given is taken": Play(
            "run; at Archives; play Public Trail; 1",
            "corp gains 3 click; corp draws 1; corp pays 4; 1 tag; corp draws 2",
            corp=corp("Public Trail", identity="NBN: Reality Plus", credits=9),
            runner=runner(clicks=1, credits=3),
        ),
    },
    PRAVDIVOST: {
        "the counter is there before the access": Play(
            "run; at remote 1; yes; gain credit",
            "+1 advancement on Chekist Scion; access Chekist Scion; 2 tag; runner gains 1",
            corp=corp(identity=PRAVDIVOST),
            runner=runner(hand=GRIP),
            servers=remote("Chekist Scion"),
        ),
    },
    "Oaktown Renovation": {
        "counters that are placed pay nothing": Play(
            "play Seamless Launch",
            "corp pays 1; +2 advancement on Oaktown Renovation",
            turn="corp",
            corp=corp("Seamless Launch"),
            servers=remote("Oaktown Renovation"),
        ),
    },
    "Obelus": {
        "a card accessed twice counts twice": Play(
            "run; at HQ; yes; 1; no; yes; 1; no; gain credit",
            "+1 advancement on PAD Campaign; access PAD Campaign; +1 advancement on PAD Campaign; access "
            "PAD Campaign; access Enigma; runner draws 3; runner gains 1",
            corp=corp("Enigma"),
            runner=runner("Obelus"),
            servers=DEMONS,
        ),
    },
    ZAHYA: {
        "each access counts, of the same card too": Play(
            "run; at HQ; yes; 1; no; yes; 1; no; yes; gain credit",
            "+1 advancement on PAD Campaign; access PAD Campaign; +1 advancement on PAD Campaign; access "
            "PAD Campaign; access Enigma; runner gains 3; runner gains 1",
            corp=corp("Enigma"),
            runner=runner(identity=ZAHYA),
            servers=DEMONS,
        ),
        "the run need not be successful": Play(
            "run; at HQ; yes; 1; no; yes; gain credit",
            "+1 advancement on PAD Campaign; access PAD Campaign; end the run; runner gains 1; runner "
            "gains 1",
            corp=corp("Enigma"),
            runner=runner(identity=ZAHYA),
            servers={
                "HQ": At(ice=["Otoroshi (rezzed)", "Ice Wall (rezzed)"]),
                "remote 1": At(root=["PAD Campaign"]),
            },
        ),
    },
    "Otoroshi": {
        "no counter at all is enough": Play(
            "run; at HQ; yes; 0; no; gain credit",
            "access PAD Campaign; access Enigma; runner gains 1",
            corp=corp("Enigma"),
            servers=DEMONS,
        ),
    },
    "Obokata Protocol": {
        "damage suffered as a cost is not done by the Corp": Play(
            "run; at remote 1; access Obokata Protocol; yes; gain credit",
            "access Obokata Protocol; trash Diesel from grip; trash Diesel from grip; trash Diesel from "
            "grip; trash Diesel from grip; 4 net; steal Obokata Protocol; access Tori Hanzō; runner "
            "gains 1",
            runner=runner(hand=GRIP),
            servers=remote("Obokata Protocol", "Tori Hanzō (rezzed)"),
        ),
    },
    "Observe and Destroy": {
        "it trashes a card of the Corp's too": Play(
            "play Observe and Destroy; PAD Campaign",
            "1 tag removed; trash PAD Campaign from table",
            turn="corp",
            corp=corp("Observe and Destroy"),
            runner=runner("Mimic", tags=1, credits=3),
            servers=remote("PAD Campaign"),
        ),
    },
    "PAD Tap": {
        "credits taken from a card are gained": Play(
            "yes; gain credit",
            "-3 credit on Adonis Campaign; corp gains 3; runner gains 1; corp draws 1; corp gains 1",
            turn="corp",
            at="5.6.1d",
            corp=corp(),
            runner=runner("PAD Tap"),
            servers=remote("Adonis Campaign (rezzed, 12 credit)"),
        ),
    },
    "Paladin Poemu": {
        "the credits for Keiko were the first, and she was not there": Play(
            "install Keiko; 2; gain credit",
            "-2 credit on Paladin Poemu; runner pays 3; install Keiko; runner gains 1",
            runner=runner("Paladin Poemu (2 credit)", hand=["Keiko"]),
        ),
    },
    "Pantograph": {
        "a card installed for a theft gets nothing for it": Play(
            "run; at remote 1; yes; gain credit",
            "access Hostile Takeover; steal Hostile Takeover; runner gains 1; runner pays 1; install "
            "Mystic Maemi; runner gains 1",
            runner=runner("Pantograph", hand=["Mystic Maemi"]),
            servers=remote("Hostile Takeover"),
        ),
    },
    "Penumbral Toolkit": {
        "its credits are not lost and not counted": Play(
            "run; at HQ; gain credit",
            "runner loses 3; end the run; runner gains 1",
            runner=runner("Penumbral Toolkit (4 credit)", credits=8),
            servers={"HQ": At(ice=["Whitespace (rezzed)"])},
        ),
    },
    "Whitespace": {
        "credits on Overclock are not lost and not counted": Play(
            "play Overclock; at HQ; gain credit",
            "runner pays 1; +5 credit on Overclock; runner loses 3; end the run; runner gains 1",
            runner=runner(hand=["Overclock"], credits=9),
            servers={"HQ": At(ice=["Whitespace (rezzed)"])},
        ),
    },
    "Ping": {
        "rezzed by a card in a run on its server it tags": Play(
            "run; at HQ; yes; gain credit",
            "access Send a Message; steal Send a Message; rez Ping; 1 tag; runner gains 1",
            corp=corp("Send a Message"),
            servers={"HQ": At(ice=["Ping"])},
        ),
    },
    "Pinhole Threading": {
        "what it accesses is no breach": Play(
            "play Pinhole Threading; at HQ; gain credit",
            "runner pays 1; access Nico Campaign; runner gains 1",
            runner=runner("Aumakua", hand=["Pinhole Threading"]),
            servers=remote("Nico Campaign"),
        ),
        "credits for runs on central servers pay for what it accesses": Play(
            "play Pinhole Threading; at HQ; trash Nico Campaign; gain credit",
            "runner pays 1; access Nico Campaign; -2 credit on Cezve; runner pays 2; trash Nico Campaign "
            "from table; runner gains 1",
            runner=runner("Cezve (2 credit)", hand=["Pinhole Threading"], credits=1),
            servers=remote("Nico Campaign"),
        ),
    },
    "Preemptive Action": {
        "the second operation is not played": subcontracted(
            "Preemptive Action",
            "Snare! to R&D; Enigma to R&D; Ice Wall to R&D; corp shuffles; Preemptive Action to removed; "
            "corp loses 2 click; runner gains 4 click; runner gains 1",
        )
    },
    "Violet Level Clearance": {
        "the rest of Subcontract is over": subcontracted(
            "Violet Level Clearance",
            "corp pays 5; corp gains 8; corp draws 4; corp loses 2 click; runner gains 4 click; runner "
            "gains 1",
        )
    },
    "Stock Buy-Back": {
        "nothing follows the terminal operation": subcontracted(
            "Stock Buy-Back",
            "corp pays 1; corp gains 3; corp loses 2 click; runner gains 4 click; runner gains 1",
        )
    },
    "Red Herrings": {
        "who does not pay for an agenda does not show it": Play(
            "run; at R&D; R&D; no; gain credit",
            "access Hostile Takeover; access Red Herrings; runner gains 1",
            corp=corp(deck=["Hostile Takeover", "9x Enigma"]),
            servers={"R&D": At(root=["Red Herrings (rezzed)"])},
        ),
    },
    "Regenesis": {
        "the operation that advanced it is in Archives before it is scored": Play(
            "play Seamless Launch; score Regenesis; gain credit",
            "corp pays 1; +2 advancement on Regenesis; score Regenesis; corp gains 1",
            {"Archives": ["Hostile Takeover", "Seamless Launch"]},
            turn="corp",
            corp=corp("Seamless Launch", discard=["Hostile Takeover"]),
            servers=remote("Regenesis (1 advancement)"),
        ),
    },
    "Restore": {
        "an agenda is installed and shown, its copies leave the game": Play(
            "play Restore; at new",
            "corp pays 1; install Hostile Takeover; reveal Hostile Takeover; Hostile Takeover to removed",
            {"Archives": ["Restore"], "removed": ["Hostile Takeover"]},
            turn="corp",
            corp=corp("Restore", discard=["2x Hostile Takeover"]),
            servers={"remote 1": At(ice=["Enigma"])},
        ),
    },
    "Running Hot": {
        "the damage is a cost that nobody prevents": Play(
            "play Running Hot",
            "runner pays 1; trash Diesel from grip; 1 core; runner gains 3 click",
            runner=runner("Caldera", hand=["Running Hot", "Diesel"]),
        ),
        "a Runner who will not survive the turn may play it": Play(
            "play Running Hot; gain credit",
            "runner pays 1; trash Diesel from grip; 1 core; runner gains 3 click; runner gains 1",
            runner=runner(hand=["Running Hot", "Diesel"], core_damage=5),
        ),
    },
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "says"), [(card, says) for card, told in PLAYS.items() for says in told])
def test_a_ruling_on_a_card_comes_about(card: str, says: str, rules: str) -> None:
    PLAYS[card][says].check(rules)


# --- N to O -----------------------------------------------------------------------------------------------


@pytest.mark.card("NGO Front", PRAVDIVOST)
@pytest.mark.parametrize("rules", BOTH)
def test_once_the_run_is_successful_nobody_uses_abilities_and_nobody_jacks_out(rules: str) -> None:
    seat = corp(identity=PRAVDIVOST)
    t = Table(position(rules=rules, corp=seat, runner=runner(), servers=remote("NGO Front (rezzed)")))
    t.run("remote 1")
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert t.counters("NGO Front", "advancement") == 1
    while t.in_run():
        assert not t.can("use", "NGO Front")
        assert t.decision.about != "jack-out"
        t.passes()


@pytest.mark.card("No Free Lunch")
@pytest.mark.parametrize("rules", BOTH)
def test_no_free_lunch_is_not_served_while_a_trace_is_bid(rules: str) -> None:
    t = run_on("Hunter", rules=rules, runner={"rig": ["No Free Lunch"], "credits": 2})
    t.until(side="runner", about="trace-runner")
    assert {option.kind for option in t.decision.options} == {"number"}
    assert len(t.decision.options) == 3


@pytest.mark.card('Nyusha "Sable" Sintashta: Symphonic Prodigy', "Virtuoso")
@pytest.mark.parametrize("rules", BOTH)
def test_a_card_installed_in_the_middle_of_a_turn_identifies_no_mark(rules: str) -> None:
    t = runner_turn(rules=rules, runner=Seat(credits=9, hand=["Virtuoso"]))
    t.runner("install", "Virtuoso")
    to_action(t)
    for server in ("HQ", "R&D"):
        t.run(server)
        t.finish_run()
        to_action(t)
    assert not t.happened("identify mark")
    assert len(t.events("breach")) == 2


# --- P to R -----------------------------------------------------------------------------------------------


@pytest.mark.card("Parasite", "Djinn")
@pytest.mark.parametrize("rules", BOTH)
def test_parasite_is_hosted_by_ice_and_not_by_djinn(rules: str) -> None:
    servers = {"HQ": At(ice=["Enigma (rezzed)", "Ice Wall (rezzed)"])}
    t = runner_turn(rules=rules, runner=Seat(credits=9, hand=["Parasite"], rig=["Djinn"]), servers=servers)
    t.runner("install", "Parasite")
    assert offered(t) == {"Enigma", "Ice Wall"}
    assert not t.can("rig")


@pytest.mark.card("Scrubber", "Paricia", "Salsette Slums", "Political Operative")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("card", ["Scrubber", "Paricia"])
def test_credits_for_trash_costs_pay_for_salsette_slums_and_not_for_political_operative(
    card: str, rules: str
) -> None:
    """PAD Campaign is trashed for four."""
    rig = [f"{card} (2 credit)", "Salsette Slums"]
    servers = remote("PAD Campaign (rezzed)")
    t = runner_turn(rules=rules, runner=Seat(credits=2, rig=rig), servers=servers)
    t.run("remote 1")
    t.until(kind="mid-access")
    t.runner("use", "Salsette Slums")
    assert (t.zone("PAD Campaign"), t.credits["runner"], t.counters(card, "credit")) == ("removed", 0, 0)
    assert most_for_the_operative(rules, Seat(credits=3, rig=rig)) == 3


def most_for_the_operative(rules: str, seat: Seat) -> int:
    """The highest number of credits that can be paid for Political Operative."""
    seat = seat._replace(rig=[*seat.rig, "Political Operative"])
    t = runner_turn(rules=rules, at="5.7.1b", runner=seat, servers=remote("PAD Campaign (rezzed)"))
    t.until(side="runner", option="use")
    t.runner("use", "Political Operative")
    return max(option.number for option in t.decision.options)


@pytest.mark.card("Political Operative", "Whizzard: Master Gamer")
@pytest.mark.parametrize("rules", BOTH)
def test_credits_for_trashing_do_not_pay_for_political_operative(rules: str) -> None:
    assert most_for_the_operative(rules, Seat(identity="Whizzard: Master Gamer", credits=4)) == 4


@pytest.mark.card("Penrose", "Wraparound")
@pytest.mark.parametrize("rules", BOTH)
def test_penrose_stays_a_fracter(rules: str) -> None:
    servers = {"HQ": At(ice=["Wraparound (rezzed)"])}
    assert strength(runner_turn(rules=rules, servers=servers), "Wraparound") == 7
    t = runner_turn(rules=rules, runner=Seat(rig=["Penrose"]), servers=servers)
    assert strength(t, "Wraparound") == 0


@pytest.mark.card("Pinhole Threading", "Border Control", "Ganked!")
@pytest.mark.parametrize("rules", BOTH)
def test_the_attacked_server_stays_the_one_that_pinhole_threading_ran_on(rules: str) -> None:
    """Border Control before the accessed card ends no run on another server."""
    servers = {"remote 1": At(root=["Ganked!"], ice=["Border Control (rezzed)"])}
    seat = runner(hand=["Pinhole Threading"], credits=9)
    t = Table(position(rules=rules, corp=corp("Enigma"), runner=seat, servers=servers))
    t.runner("play", "Pinhole Threading")
    t.runner("server", server="HQ")
    t.until(side="corp", option="yes")
    assert t.attacked == "HQ"
    t.corp("yes")
    while t.in_run():
        assert not t.can("use", "Border Control")
        t.passes()
    assert t.happened("encounter", "Border Control")


@pytest.mark.card("Project Yagi-Uda")
@pytest.mark.parametrize("rules", BOTH)
def test_an_encounter_is_over_when_its_ice_is_swapped_away(rules: str) -> None:
    t = run_on(
        "Ice Wall",
        rules=rules,
        corp={"score": ["Project Yagi-Uda (1 agenda)"], "hand": ["Enigma"], "credits": 9},
    )
    meet(t, "Ice Wall")
    t.until(side="corp", option="use")
    t.corp("use", "Project Yagi-Uda")
    t.finish_run()
    assert names(t, "HQ") == ["Ice Wall"]
    assert not t.happened("subroutine resolves")
    assert t.happened("successful run")


@pytest.mark.card("Prāna Condenser", "Net Shield")
@pytest.mark.parametrize("rules", BOTH)
def test_the_player_whose_turn_it_is_prevents_first(rules: str) -> None:
    """Data Mine does one net damage; once that is prevented there is nothing for the Corp to save up."""
    t = run_on(
        "Data Mine (unrezzed)",
        rules=rules,
        servers=remote("Prāna Condenser (rezzed)"),
        runner={"rig": ["Net Shield"]},
    )
    t.until(side="corp", option="rez")
    t.corp("rez", "Data Mine")
    t.until(option="trigger")
    assert t.decision.side == "runner"
    t.runner("trigger", "Net Shield")
    before = t.credits["corp"]
    if t.can("trigger", "Prāna Condenser"):  # a value of 0 can still be changed
        t.corp("trigger", "Prāna Condenser")
    t.finish_run()
    assert damage(t, "net") == 0
    assert (t.counters("Prāna Condenser", "power"), t.credits["corp"]) == (0, before)


@pytest.mark.card("Rime")
@pytest.mark.parametrize("rules", BOTH)
def test_rime_is_not_rezzed_in_an_encounter(rules: str) -> None:
    t = run_on("Enigma", "Rime (unrezzed)", rules=rules)
    meet(t, "Enigma")
    breaks(t, "Gordian Blade", 1, 2)
    while t.game.state.encounter is not None:
        assert not t.can("rez", "Rime")
        t.passes()


@pytest.mark.card("Rook", "Djinn")
@pytest.mark.parametrize("rules", BOTH)
def test_rook_goes_anywhere_from_a_host_that_is_no_ice(rules: str) -> None:
    servers = {"HQ": At(ice=["Enigma"]), "R&D": At(ice=["Ice Wall", "Vanilla"])}
    t = runner_turn(rules=rules, runner=Seat(rig=["Djinn", "Rook (on Djinn)"]), servers=servers)
    t.runner("use", "Rook")
    assert offered(t) == {"Enigma", "Ice Wall", "Vanilla"}


@pytest.mark.card("RSVP", "Yog.0")
@pytest.mark.parametrize("rules", BOTH)
def test_after_rsvp_what_costs_nothing_can_be_used(rules: str) -> None:
    rig = ["Yog.0", "Datasucker (9 virus)", "Gordian Blade"]
    t = run_on("RSVP", "Enigma", rules=rules, runner={"rig": rig})
    meet(t, "Enigma")
    assert t.can("use", "Yog.0")
    assert not t.can("use", "Gordian Blade")
