"""Operations of many sets: what they ask for, what they do, what lasts."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read import memory
from tests.support.corp import corp_turn, end_turn, names, points
from tests.support.outcomes import agreeing, told
from tests.support.table import Table

DECK = ["9x Enigma"]
WALLS = {"HQ": At(ice=["Ice Wall"]), "remote 1": At(root=["PAD Campaign"])}


def playing(card: str, servers: Any = None, runner: Seat | None = None, **corp: Any) -> Table:
    """The Corp's turn, with an operation in HQ."""
    seat = Seat(credits=9, clicks=3, hand=[card], deck=DECK)._replace(**corp)
    runner = runner or Seat(hand=["5x Diesel"])
    return corp_turn(at="", corp=seat, runner=runner, servers=servers or {})


RIG = Seat(tags=2, hand=["5x Diesel"], rig=["Corroder", "Aesop’s Pawnshop", "Magnum Opus"])
DONE: dict[str, tuple[Seat, dict[str, Any], list[str]]] = {
    "Best Defense": (RIG, {}, ["trash Corroder"]),
    "Blue Level Clearance": (RIG, {}, ["corp gains 5", "corp draws 2"]),
    "Game Changer": (
        RIG._replace(score=["Hostile Takeover", "Hostile Takeover"]),
        {},
        ["corp gains 2 click", "Game Changer to removed"],
    ),
    "Hypoxia": (RIG, {}, ["1 core", "Hypoxia to removed"]),
    "Backroom Machinations": (RIG, {}, ["1 tag removed", "Backroom Machinations to corp score"]),
    "Lateral Growth": (RIG, {"hand": ["Lateral Growth", "Snare!"]}, ["corp gains 4", "install Snare!"]),
    "Trust Operation": (
        RIG,
        {"discard": ["Adonis Campaign"], "credits": 2},
        [
            "trash Aesop’s Pawnshop",
            "install Adonis Campaign",
            "rez Adonis Campaign",
            "+12 credit on Adonis Campaign",
        ],
    ),
    "Restore": (
        RIG,
        {"discard": ["2x PAD Campaign", "Snare!"], "credits": 4},
        ["install PAD Campaign", "rez PAD Campaign", "reveal PAD Campaign", "PAD Campaign to removed"],
    ),
    "Priority Construction": (
        RIG,
        {"hand": ["Priority Construction", "Enigma"], "credits": 3},
        ["install Enigma", "+3 advancement on Enigma"],
    ),
}


@pytest.mark.card(*DONE)
@pytest.mark.parametrize("card", DONE)
def test_what_an_operation_does(card: str) -> None:
    runner, corp, lines = DONE[card]
    t = playing(card, runner=runner, **corp)
    t.corp("play", card)
    agreeing(t)
    assert [line for line in told(t) if line != f"trash {card}"] == lines


@pytest.mark.card("Bad Times")
def test_bad_times_take_memory_until_the_end_of_the_turn() -> None:
    t = playing("Bad Times", runner=Seat(tags=1, rig=["Corroder", "Ninja", "Mimic"]))
    t.corp("play", "Bad Times")
    assert t.decision.side == "runner", "3 programs do not fit into 2 memory"
    t.runner("trash", "Ninja")
    end_turn(t, "corp")
    assert memory.memory_limit(t.game.state) == 4


TAGGED = ["Bad Times", "Exchange of Information", "Hypoxia", "Subcontract", "Trust Operation"]


@pytest.mark.card(*TAGGED)
@pytest.mark.parametrize("card", TAGGED)
@pytest.mark.parametrize("tags", [0, 1])
def test_some_are_for_a_tagged_runner_alone(card: str, tags: int) -> None:
    runner = Seat(tags=tags, hand=["5x Diesel"], rig=["Aesop’s Pawnshop"], score=["Hostile Takeover"])
    corp: Any = {"hand": [card, "Hedge Fund"], "discard": ["PAD Campaign"], "score": ["Hostile Takeover"]}
    assert playing(card, runner=runner, **corp).can("play", card) == bool(tags)


@pytest.mark.card("Backroom Machinations")
def test_backroom_machinations_costs_a_tag_and_is_worth_a_point() -> None:
    assert not playing("Backroom Machinations").can("play", "Backroom Machinations")
    t = playing(
        "Backroom Machinations", runner=Seat(tags=1), score=["Vanity Project", "Global Food Initiative"][:1]
    )
    t.corp("play", "Backroom Machinations")
    assert (t.tags, points(t)) == (0, 5)


@pytest.mark.card("Best Defense")
def test_best_defense_is_no_weapon_against_corp_cards() -> None:
    t = playing("Best Defense", WALLS, Seat(tags=5, rig=["Corroder", "Magnum Opus"]))
    t.corp("play", "Best Defense")
    assert {t.name(option.card) for option in t.decision.options} == {"Corroder", "Magnum Opus"}


@pytest.mark.card("Blue Level Clearance", "Priority Construction", "Mushin No Shin", "Mitosis")
@pytest.mark.parametrize(
    "card", ["Blue Level Clearance", "Priority Construction", "Mushin No Shin", "Mitosis"]
)
@pytest.mark.parametrize("clicks", [1, 2])
def test_doubles_need_two_clicks(card: str, clicks: int) -> None:
    t = playing(card, hand=[card, "PAD Campaign", "Ice Wall"], clicks=clicks)
    assert t.can("play", card) == (clicks == 2)


@pytest.mark.card("Big Deal")
@pytest.mark.parametrize(("agenda", "scored"), [("Hostile Takeover", True), ("Vanity Project", False)])
def test_big_deal_places_four_and_may_score_at_once(agenda: str, scored: bool) -> None:
    t = playing("Big Deal", {"remote 1": At(root=[agenda])}, credits=20)
    t.corp("play", "Big Deal")
    if t.can("yes"):
        t.corp("yes")
    agreeing(t)
    assert t.happened("place", agenda, amount=4)
    assert (t.zone(agenda) == "corp score") is scored
    assert t.zone("Big Deal") == "removed"
    t.until(side="runner", kind="action")
    assert not t.happened("gain credits", side="corp", rule="5.2"), "the action phase was over"


@pytest.mark.card("Big Deal", "Active Policing", "Oppo Research")
@pytest.mark.parametrize("card", ["Big Deal", "Active Policing", "Oppo Research"])
def test_a_terminal_operation_ends_the_action_phase(card: str) -> None:
    servers = {"remote 1": At(root=["PAD Campaign"]), "remote 2": At(root=["Adonis Campaign"])}
    corp = Seat(credits=30, clicks=3, hand=[card], deck=DECK)
    t = Table(position(corp=corp, runner=Seat(credits=9, clicks=1, hand=["5x Diesel"]), servers=servers))
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    t.until(side="corp", kind="action")
    t.corp("play", card)
    t.until(side="runner", kind="action")
    assert len(t.events("spend clicks", side="corp")) == 1


STOLEN = ["Active Policing", "Oppo Research"]


@pytest.mark.card(*STOLEN)
@pytest.mark.parametrize("card", STOLEN)
@pytest.mark.parametrize(
    ("there", "may"), [("PAD Campaign", True), ("Hostile Takeover", True), ("Ice Wall", False)]
)
def test_some_answer_what_the_runner_stole_or_trashed(card: str, there: str, may: bool) -> None:
    place = At(ice=[there]) if there == "Ice Wall" else At(root=[there])
    corp = Seat(credits=30, clicks=3, hand=[card], deck=DECK)
    t = Table(
        position(corp=corp, runner=Seat(credits=9, clicks=1, hand=["5x Diesel"]), servers={"remote 1": place})
    )
    t.run("remote 1")
    while t.decision.kind != "action":
        if t.can("trash"):
            t.runner("trash")
        else:
            t.passes()
    assert t.can("play", card) is may


@pytest.mark.card("Active Policing", "Oppo Research")
@pytest.mark.parametrize(("points_", "tags", "clicks"), [(2, 2, 3), (3, 4, 2)])
def test_what_threat_adds(points_: int, tags: int, clicks: int) -> None:
    for card in STOLEN:
        stolen = ["Hostile Takeover"] * (points_ - 1)
        runner = Seat(credits=9, clicks=1, score=stolen, hand=["5x Diesel"])
        corp = Seat(credits=30, clicks=3, hand=[card], deck=DECK)
        t = Table(position(corp=corp, runner=runner, servers={"remote 1": At(root=["Hostile Takeover"])}))
        t.run("remote 1")
        t.until(side="corp", kind="action")
        t.corp("play", card)
        while t.decision.side == "corp":
            t.choose(
                next(
                    (n for n, o in enumerate(t.decision.options) if o.kind == "yes"),
                    len(t.decision.options) - 1,
                )
            )
        t.until(side="runner", kind="action")
        if card == "Oppo Research":
            assert t.tags == tags
            assert len(t.events("spend credits", side="corp", amount=5)) == (points_ == 3)
        else:
            assert t.clicks["runner"] == clicks
            assert len(t.events("spend credits", side="corp", amount=2)) == (points_ == 3)


@pytest.mark.card("Hypoxia")
def test_hypoxia_takes_a_click_of_the_next_turn_alone() -> None:
    t = playing("Hypoxia", runner=Seat(tags=1, hand=["5x Diesel"]), clicks=1)
    t.corp("play", "Hypoxia")
    t.until(side="runner", kind="action")
    assert t.clicks["runner"] == 3
    end_turn(t, "runner")
    end_turn(t, "corp")
    t.until(side="runner", kind="action")
    assert t.clicks["runner"] == 4


@pytest.mark.card("Divert Power")
def test_divert_power_rezzes_for_three_less_for_each_card_derezzed() -> None:
    servers = {
        "remote 1": At(root=["PAD Campaign (rezzed)"]),
        "remote 2": At(root=["Adonis Campaign (rezzed)"]),
        "HQ": At(ice=["Wall of Thorns"]),
    }
    t = playing("Divert Power", servers, credits=5)
    t.corp("play", "Divert Power")
    t.corp("card", "PAD Campaign")
    t.corp("card", "Adonis Campaign")
    t.corp("yes")
    t.corp("card", "Wall of Thorns")
    assert t.rezzed("Wall of Thorns")
    assert not t.rezzed("PAD Campaign")
    assert t.credits["corp"] == 1, "2 to play, 8 less 6 to rez"


@pytest.mark.card("Exchange of Information")
def test_exchange_of_information_swaps_agendas_and_their_points() -> None:
    runner = Seat(tags=1, score=["Global Food Initiative"])
    t = playing("Exchange of Information", runner=runner, score=["Hostile Takeover"])
    t.corp("play", "Exchange of Information")
    assert (t.zone("Global Food Initiative"), t.zone("Hostile Takeover")) == ("corp score", "runner score")
    assert points(t) == 3, "worth more again"


@pytest.mark.card("Dedication Ceremony")
def test_dedication_ceremony_is_for_face_up_cards_and_delays_their_scoring() -> None:
    servers = {"remote 1": At(root=["NGO Front (rezzed)"]), "remote 2": At(root=["Snare!"])}
    t = playing("Dedication Ceremony", servers)
    t.corp("play", "Dedication Ceremony")
    assert t.counters("NGO Front", "advancement") == 3
    assert t.counters("Snare!", "advancement") == 0


@pytest.mark.card("Mushin No Shin")
def test_mushin_no_shin_makes_a_new_server_that_waits() -> None:
    t = playing(
        "Mushin No Shin",
        WALLS,
        hand=["Mushin No Shin", "Hostile Takeover", "Wall of Static"],
        runner=Seat(clicks=1),
    )
    t.corp("play", "Mushin No Shin")
    assert t.counters("Hostile Takeover", "advancement") == 3
    assert t.game.state.cards[t.card("Hostile Takeover")].server == 4
    assert t.zone("Wall of Static") == "HQ"
    t.until(side="runner", kind="action")
    assert not t.happened("score")
    end_turn(t, "runner")
    t.until(option="score")
    assert t.happened("turn begins", side="corp")


@pytest.mark.card("Mitosis")
def test_mitosis_makes_two_servers_that_can_be_used_in_the_runners_turn() -> None:
    t = playing("Mitosis", hand=["Mitosis", "NGO Front", "Hostile Takeover"], runner=Seat(clicks=1))
    t.corp("play", "Mitosis")
    t.corp("card", "NGO Front")
    t.corp("card", "Hostile Takeover")
    assert (t.counters("NGO Front", "advancement"), t.counters("Hostile Takeover", "advancement")) == (2, 2)
    assert {t.game.state.cards[t.card(name)].server for name in ("NGO Front", "Hostile Takeover")} == {3, 4}
    assert not t.can("score", "Hostile Takeover")
    t.until(side="corp", option="rez")
    assert t.game.state.active == "runner", "not in the turn it was played in"


@pytest.mark.card("Mitosis")
def test_mitosis_may_install_nothing() -> None:
    t = playing("Mitosis", hand=["Mitosis", "NGO Front"])
    t.corp("play", "Mitosis")
    t.corp("done")
    assert t.zone("NGO Front") == "HQ"


@pytest.mark.card("Subcontract")
def test_subcontract_plays_two_with_what_the_first_brought() -> None:
    t = playing(
        "Subcontract",
        runner=Seat(tags=1),
        hand=["Subcontract", "Hedge Fund", "Beanstalk Royalties"],
        credits=3,
    )
    t.corp("play", "Subcontract")
    t.corp("yes")
    assert t.zone("Beanstalk Royalties") == "Archives", "Hedge Fund was too dear"
    t.corp("yes")
    assert t.zone("Hedge Fund") == "Archives"
    assert t.credits["corp"] == 10


@pytest.mark.card("Sudden Commandment")
@pytest.mark.parametrize(
    ("score", "first", "offered"), [(3, True, True), (2, True, False), (3, False, False)]
)
def test_sudden_commandment_commands_and_may_pay_for_a_click(score: int, first: bool, offered: bool) -> None:
    hand = ["2x Sudden Commandment"] if not first else ["Sudden Commandment"]
    t = playing(
        "Sudden Commandment", hand=hand, credits=20, score=["Hostile Takeover"] * score, deck=["9x Enigma"]
    )
    t.corp("play", "Sudden Commandment")
    assert t.events("draw")[-1].amount == 2
    if first and offered:
        t.corp("yes")
        assert t.clicks["corp"] == 3
        return
    while t.can("no"):
        t.corp("no")
    if not first:
        while t.decision.kind != "action":
            t.passes()
        t.corp("play", "Sudden Commandment")
    assert not t.can("yes")


@pytest.mark.card("Sudden Commandment")
def test_sudden_commandment_plays_no_terminal_operation() -> None:
    t = playing(
        "Sudden Commandment", hand=["Sudden Commandment", "Hedge Fund", "Big Deal"], credits=25, servers=WALLS
    )
    t.corp("play", "Sudden Commandment")
    t.corp("yes")
    assert t.zone("Hedge Fund") == "Archives"
    assert t.zone("Big Deal") == "HQ"


@pytest.mark.card("Trick of Light")
def test_trick_of_light_moves_up_to_two_from_one_other_card() -> None:
    servers = {"remote 1": At(root=["Snare! (3 advancement)"]), "remote 2": At(root=["Hostile Takeover"])}
    t = playing("Trick of Light", servers)
    t.corp("play", "Trick of Light")
    assert [option.number for option in t.decision.options] == [0, 1, 2]
    t.corp("number", number=2)
    assert (t.counters("Snare!", "advancement"), t.counters("Hostile Takeover", "advancement")) == (1, 2)


# --- cards that stay ---------------------------------------------------------------------------------------


def staying(card: str, servers: Any, **runner: Any) -> Table:
    """The Corp has played a card with its last click; it is the Runner's turn."""
    seat = Seat(credits=9, clicks=2, hand=["5x Diesel"])._replace(**runner)
    t = playing(card, servers, seat, clicks=1)
    t.corp("play", card)
    t.until(side="runner", kind="action")
    return t


STEALING = {"Predictive Algorithm": 2, "NAPD Cordon": 8}


@pytest.mark.card(*STEALING)
@pytest.mark.parametrize("card", STEALING)
def test_stealing_costs_more(card: str) -> None:
    place = {"remote 1": At(root=["Hostile Takeover (2 advancement)"])}
    for credits in (STEALING[card], STEALING[card] - 1):
        t = staying(card, place, credits=credits)
        t.run("remote 1")
        while t.decision.kind != "action":
            if t.decision.about == "steal":
                t.runner("yes")
            else:
                t.passes()
        assert t.happened("steal") == (credits == STEALING[card])
        if t.happened("steal"):
            assert t.credits["runner"] == 0
            assert t.zone(card) == ("Archives" if card == "Predictive Algorithm" else "play")


@pytest.mark.card("SYNC Rerouting")
@pytest.mark.parametrize(("credits", "answer"), [(4, "yes"), (4, "no"), (3, "")])
def test_sync_rerouting_tags_unless_the_runner_pays(credits: int, answer: str) -> None:
    t = staying("SYNC Rerouting", {}, credits=credits)
    t.run("Archives")
    if answer:
        t.runner(answer)
    assert t.tags == (0 if answer == "yes" else 1)
    assert t.credits["runner"] == (0 if answer == "yes" else credits)


LOCKDOWNS = ["NAPD Cordon", "SYNC Rerouting"]


@pytest.mark.card(*LOCKDOWNS)
@pytest.mark.parametrize("card", LOCKDOWNS)
def test_a_lockdown_lasts_a_turn_and_is_alone(card: str) -> None:
    t = playing(card, hand=[card, "SYNC Rerouting", "NAPD Cordon"], runner=Seat(clicks=1))
    t.choose(t.find("play", card)[0])
    assert not t.can("play", "SYNC Rerouting")
    assert not t.can("play", "NAPD Cordon")
    end_turn(t, "corp")
    assert card in names(t, "play")
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert names(t, "play") == []
    assert t.can("play", "SYNC Rerouting")


@pytest.mark.card("Service Outage")
def test_service_outage_charges_the_first_run_of_each_turn() -> None:
    t = staying("Service Outage", {"remote 1": At(root=["Hostile Takeover"])}, credits=3, clicks=3)
    t.run("Archives")
    t.until(side="runner", kind="action")
    assert t.credits["runner"] == 2
    t.run("Archives")
    t.until(side="runner", kind="action")
    assert t.credits["runner"] == 2
    t.run("remote 1")
    t.until(side="runner", kind="action")
    assert t.zone("Service Outage") == "Archives", "an agenda was stolen"
