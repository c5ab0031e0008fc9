"""Modern cards word by word: what they keep from being done and for how long, and where cards come from."""

from typing import Any

import pytest

from rulerunner import At, position
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import In, Is, Named
from rulerunner.lang.instructions import Choose, HostCard, InstallCard, PlayCard
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Advanceable
from rulerunner.lang.sugar import paid, play, static
from rulerunner.lang.words import AGENDA, ARCHIVES, CORP_SCORE, HQ, PLAY, REMOVED, RND, RUNNER_SCORE, Zone
from tests.support.faces import made
from tests.support.plays import MODERN, Play, corp, follow, lies, outcome, remote, runner
from tests.support.table import Table

WIZARD = "The Wizard’s Chest"
NEBULA = "Nebula Talent Management: Making Stars"
MIRROR = "MirrorMorph: Endless Iteration"
STOKE = "Stoke the Embers"
PAD = "PAD Campaign"
DECK = ["9x Hedge Fund"]


# --- not yet ------------------------------------------------------------------------------------------------


def turns_until(t: Table, act: str, card: str) -> int:
    """How many turns have ended as the Corp may do something with a card for the first time; until then both
    players take credits."""
    ended, active = 0, t.game.state.active
    for _ in range(60):
        if t.can(act, card):
            return ended
        t.choose(t.find("gain credit")[0]) if t.can("gain credit") else t.passes()
        ended, active = ended + (t.game.state.active != active), t.game.state.active
    raise AssertionError(f"nobody could {act} {card}")


@pytest.mark.card("Mitosis")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("act", ["score Hostile Takeover", "rez PAD Campaign"])
@pytest.mark.parametrize("order", [("Hostile Takeover", PAD), (PAD, "Hostile Takeover")])
def test_neither_card_of_mitosis_is_scored_or_rezzed_this_turn(
    order: tuple[str, str], act: str, rules: str
) -> None:
    """The Corp has a click left in this turn; the Runner's comes next, in which it may rez."""
    seat = corp("Mitosis", *order, deck=DECK)
    t = Table(position(rules=rules, turn="corp", corp=seat))
    follow(t, "play Mitosis", *order)
    kind, _, card = act.partition(" ")
    assert turns_until(t, kind, card) == (2 if kind == "score" else 1)


@pytest.mark.card("Mushin No Shin")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "act"), [("Offworld Office", "score"), ("PAD Campaign", "rez")])
def test_what_mushin_no_shin_installs_waits_for_the_next_turn(card: str, act: str, rules: str) -> None:
    t = Table(position(rules=rules, turn="corp", corp=corp("Mushin No Shin", card, deck=DECK, clicks=4)))
    follow(t, "play Mushin No Shin", *([f"advance {card}"] if act == "score" else []))
    assert turns_until(t, act, card) == 2


# --- where cards come from ----------------------------------------------------------------------------------

ELSEWHERE: dict[Zone, dict[str, Any]] = {
    ARCHIVES: {"discard": [STOKE]},
    CORP_SCORE: {"score": [STOKE]},
    REMOVED: {"removed": [STOKE]},
    RND: {"deck": [STOKE, "5x Hedge Fund"]},
    RUNNER_SCORE: {},
    HQ: {"hand": [STOKE, "Fetch"]},
}


@pytest.mark.card(STOKE)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("zone", ELSEWHERE)
def test_stoke_the_embers_is_revealed_as_it_comes_from_elsewhere_than_hq(zone: Zone, rules: str) -> None:
    fetch = made("Fetch", "operation", play(Choose(Is(AGENDA) & In(zone)), InstallCard(CHOSEN)))
    seat = corp("Fetch")._replace(**ELSEWHERE[zone])
    t = Table(
        position(
            rules=rules,
            faces=(fetch,),
            turn="corp",
            corp=seat,
            runner=runner(score=[STOKE] if zone == RUNNER_SCORE else []),
            servers={"HQ": At(ice=["Ice Wall", "Enigma"])},
        )
    )
    if zone == HQ:
        follow(t, "play Fetch", f"never: {STOKE}")
        return
    follow(t, "play Fetch", "corp: yes", "corp: Ice Wall", "no more")
    told = outcome(t)
    assert told[told.index(f"install {STOKE}") :] == [
        f"install {STOKE}",
        f"reveal {STOKE}",
        "corp gains 2",
        "+1 advancement on Ice Wall",
    ]


@pytest.mark.card(STOKE)
def test_stoke_the_embers_is_revealed_as_it_comes_from_a_host() -> None:
    shelf = made(
        "Shelf",
        "asset",
        paid(Credits(0), Choose(Named(STOKE) & In(HQ)), HostCard(CHOSEN)),
        paid(Credits(0), Choose(Named(STOKE) & In(PLAY)), InstallCard(CHOSEN)),
    )
    seat = corp(STOKE)
    t = Table(position(faces=(shelf,), turn="corp", corp=seat, servers=remote("Shelf (rezzed)")))
    follow(t, "gain credit", "use Shelf 0", "use Shelf 1", "at new", "corp: yes")
    assert "corp gains 2" in outcome(t)


@pytest.mark.card(WIZARD)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("kind", "two"),
    [
        ("hardware", ("Akamatsu Mem Chip", "Cyberfeeder")),
        ("program", ("Corroder", "Mimic")),
        ("resource", ("Daily Casts", "Fan Site")),
    ],
)
def test_the_wizards_chest_offers_two_of_a_type(kind: str, two: tuple[str, str], rules: str) -> None:
    deck = ["Diesel", "Cyberfeeder", "Corroder", "Fan Site", "Daily Casts", "Mimic", "Akamatsu Mem Chip"]
    t = Table(position(rules=rules, corp=corp(), runner=runner(WIZARD, clicks=5, credits=0, deck=deck)))
    runs = ("run", "at HQ", "run", "at R&D", "run", "at Archives", "gain credit")
    follow(t, *runs, f"use {WIZARD}", kind, "yes", f"offered: {', '.join(two)}", two[1])
    assert t.zone(two[1]) == "table"
    assert sorted(lies(t, "stack")) == sorted({*deck} - {two[1]})


@pytest.mark.card(WIZARD)
@pytest.mark.parametrize("missing", ["HQ", "R&D", "Archives"])
def test_the_wizards_chest_asks_for_a_run_on_each_central_server(missing: str) -> None:
    t = Table(position(corp=corp(), runner=runner(WIZARD, clicks=5)))
    for server in {"HQ", "R&D", "Archives"} - {missing}:
        follow(t, "run", f"at {server}")
    follow(t, "gain credit", f"never: {WIZARD}")
    assert t.zone(WIZARD) == "table"


# --- of itself ----------------------------------------------------------------------------------------------


@pytest.mark.card("Project Beale", "Project Vitruvius")
@pytest.mark.parametrize("card", ["Project Beale", "Project Vitruvius"])
def test_another_agenda_brings_no_more_counters(card: str) -> None:
    servers = {**remote(f"{card} (5 advancement)"), "remote 2": At(root=["Hostile Takeover (2 advancement)"])}
    t = Table(position(turn="corp", at="5.6.2a", corp=corp(), servers=servers))
    t.corp("score", card)
    counters = t.counters(card, "agenda")
    assert counters == (1 if card == "Project Beale" else 2)
    follow(t, "score Hostile Takeover")
    assert t.counters(card, "agenda") == counters


@pytest.mark.card("SanSan City Grid")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("counters", [1, 2, 3])
def test_sansan_city_grid_saves_one_counter(counters: int, rules: str) -> None:
    servers = remote("SanSan City Grid (rezzed)", f"Offworld Office ({counters} advancement)")
    t = Table(position(rules=rules, turn="corp", at="5.6.2a", corp=corp(), servers=servers))
    assert t.can("score", "Offworld Office") == (counters == 3)


@pytest.mark.card("NBN: Making News")
def test_credits_of_making_news_rez_nothing() -> None:
    seat = corp(identity="NBN: Making News (2 credit)", credits=0)
    t = Table(position(corp=seat, servers={"HQ": At(ice=["Ice Wall"])}))
    t.run("HQ")
    while t.in_run():
        assert not t.can("rez")
        t.passes()


@pytest.mark.card("Nightmare Archive")
def test_nightmare_archive_is_gone_before_it_can_be_trashed() -> None:
    t = Table(position(runner=runner(hand=["3x Diesel"]), servers=remote("Nightmare Archive")))
    t.run("remote 1")
    while t.in_run():
        assert not t.can("trash")
        t.passes()
    assert lies(t, "removed") == ["Nightmare Archive"]


@pytest.mark.card("Virtuoso")
def test_virtuoso_breaches_hq_once_if_that_is_the_mark() -> None:
    for seed in range(30):
        t = Table(position(at="5.7.1d", corp=corp("3x Hedge Fund"), runner=runner("Virtuoso"), seed=seed))
        t.until(kind="action")
        if t.events("identify mark")[0].server == 0:
            break
    follow(t, "run", "at HQ")
    assert (len(t.events("breach")), len(t.events("access"))) == (1, 2)


@pytest.mark.card("Meeting of Minds")
def test_the_runner_reveals_at_a_meeting_of_minds() -> None:
    t = Table(position(runner=runner(hand=["Meeting of Minds", "Slipstream"], deck=["9x Diesel"])))
    follow(t, "play Meeting of Minds", "1", "Slipstream")
    assert [event.side for event in t.events("reveal")] == ["runner"]


@pytest.mark.card(NEBULA)
@pytest.mark.parametrize("rules", MODERN)
def test_nebula_flips_in_the_corps_own_turn(rules: str) -> None:
    press = made("Press", "asset", paid(Credits(0), Choose(Is("operation") & In(HQ)), PlayCard(CHOSEN)))
    seat = corp("Hedge Fund", identity=NEBULA)
    play = Play(
        f"gain credit; use Press; never: {NEBULA}",
        "runner gains 1; corp pays 5; corp gains 9; corp gains 3 click; corp draws 1",
        faces=(press,),
        corp=seat,
        runner=runner(clicks=1),
        servers=remote("Press (rezzed)"),
    )
    play.check(rules)


@pytest.mark.card("Vladisibirsk City Grid")
@pytest.mark.parametrize("rules", MODERN)
def test_vladisibirsk_city_grid_helps_one_card(rules: str) -> None:
    site = made("Site", "upgrade", static(Advanceable()))
    root = ["Vladisibirsk City Grid (rezzed, 2 advancement)", "Hostile Takeover", "2x Site"]
    t = Table(position(rules=rules, faces=(site,), turn="corp", corp=corp(deck=DECK), servers=remote(*root)))
    follow(t, "gain credit", "use Vladisibirsk City Grid", "corp: card Hostile Takeover", "no more")
    assert t.counters("Hostile Takeover", "advancement") == 2


@pytest.mark.card(MIRROR)
@pytest.mark.parametrize("rules", MODERN)
def test_mirrormorph_asks_the_corp_about_its_own_three_actions(rules: str) -> None:
    seat = corp(PAD, "Hedge Fund", identity=MIRROR)
    t = Table(position(rules=rules, turn="corp", corp=seat))
    follow(t, "gain credit", "draw", "install PAD Campaign", "corp: yes", "corp: 0")
    assert outcome(t)[3:4] == ["corp gains 1"]
    assert not t.happened("play"), "a credit, and no action"


@pytest.mark.card(MIRROR, "Prāna Condenser")
@pytest.mark.parametrize("rules", MODERN)
def test_mirrormorph_saves_one_click(rules: str) -> None:
    seat = corp(PAD, "Hedge Fund", identity=MIRROR)
    servers = {**remote("Prāna Condenser (rezzed, 1 power)"), "HQ": At(ice=["Ice Wall"])}
    t = Table(position(rules=rules, turn="corp", corp=seat, servers=servers))
    follow(t, "gain credit", "draw", f"install {PAD}", "at new", "corp: yes", "corp: 1")
    assert t.can("play", "Hedge Fund")
    assert not t.can("use", "Prāna Condenser"), "that would take another click"


@pytest.mark.card(MIRROR)
@pytest.mark.parametrize("rules", MODERN)
def test_mirrormorph_does_not_ask_after_the_same_action_twice(rules: str) -> None:
    t = Table(position(rules=rules, turn="corp", corp=corp(identity=MIRROR), runner=runner()))
    follow(t, "gain credit", "draw", "gain credit", f"never: {MIRROR}")
