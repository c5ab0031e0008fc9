"""What a search does not try, because it is known to be silly or the judge is known to be wrong about it."""

import random

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots import Budget, SearchBot
from rulerunner.bots.search import Search, reflex_runner
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.untried import RICH, outdone
from rulerunner.bots.thumb import handler
from rulerunner.bots.thumb.table import Table as Sight
from rulerunner.lang.words import Side
from rulerunner.view.sampler import Sampler
from tests.bots.test_search import choice, option
from tests.support.table import Table


def tried(game: Game) -> list[int]:
    """The servers a run is tried on; whatever needs no server is there once."""
    choices = Search(Sampler(game.state, "runner"), random.Random(1)).choices
    kinds = [option(game, at).kind for at in choices.options]
    servers = sorted(to for to, kind in zip(choices.places, kinds, strict=True) if kind == "run")
    assert all(to < 0 for to, kind in zip(choices.places, kinds, strict=True) if kind != "run")
    assert len(set(kinds)) == len(kinds) - len(servers) + 1
    return servers


def runner_to_act(archives: list[str], rig: list[str]) -> Game:
    return position(
        turn="runner",
        corp=Seat(hand=["3x Ice Wall"], discard=archives, deck=["9x Ice Wall"]),
        runner=Seat(credits=5, hand=["3x Diesel"], rig=rig, deck=["9x Diesel"]),
    )


def test_a_run_is_tried_on_each_server_that_looks_good_and_the_others_once() -> None:
    assert tried(runner_to_act(["Ice Wall"], [])) == [0, 1, 2]


@pytest.mark.parametrize("archives", [[], ["Hedge Fund (faceup)"]])
def test_no_run_is_tried_where_nothing_can_be_gained(archives: list[str]) -> None:
    """Archives without a card that might be an agenda; but an agenda there is, and so is a card that pays."""
    assert tried(runner_to_act(archives, [])) == [0, 1]
    assert tried(runner_to_act([*archives, "Priority Requisition (faceup)"], [])) == [0, 1, 2]
    assert tried(runner_to_act(archives, ["Desperado"])) == [0, 1, 2]


def test_no_run_is_tried_for_a_card_that_can_be_neither_stolen_nor_trashed() -> None:
    """PAD Campaign costs four credits to trash."""
    for credits, servers in ((3, [0, 1]), (4, [0, 1, 3])):
        game = position(
            turn="runner",
            corp=Seat(hand=["3x Ice Wall"], deck=["9x Ice Wall"]),
            runner=Seat(credits=credits, hand=["3x Diesel"], deck=["9x Diesel"]),
            servers={"Server 1": At(root=["PAD Campaign (rezzed)"])},
        )
        assert tried(game) == servers


@pytest.mark.parametrize("seed", range(4))
def test_nobody_clicks_for_a_credit_with_a_card_in_hand_that_brings_more(seed: int) -> None:
    game = position(
        turn="corp",
        corp=Seat(credits=5, hand=["Hedge Fund", "Hostile Takeover"], deck=["9x Ice Wall"]),
        runner=Seat(deck=["9x Diesel"]),
    )
    table = Sight(game.view("corp"))
    values = handler(table)(table)
    (out,) = (i for i in outdone(table, values, frozenset()) if option(game, i).kind == "gain credit")
    assert option(game, choice(game.state, SearchBot(seed, Budget(simulations=60)))).kind != "gain credit"
    others = frozenset(range(len(values))) - {out}
    assert out not in outdone(table, values, others), "what loses at once brings nothing"


def test_who_cannot_pay_for_the_card_may_click_for_a_credit() -> None:
    game = position(
        turn="corp",
        corp=Seat(credits=4, hand=["Hedge Fund"], deck=["9x Ice Wall"]),
        runner=Seat(deck=["9x Diesel"]),
    )
    table = Sight(game.view("corp"))
    out = outdone(table, handler(table)(table), frozenset())
    assert "gain credit" not in {option(game, index).kind for index in out}


@pytest.mark.parametrize(
    ("card", "credits", "out"),
    [
        ("Armitage Codebusting (2 credit)", 0, True),
        ("Armitage Codebusting (12 credit)", 9, True),
        ("Armitage Codebusting (1 credit)", 9, False),
        ("Telework Contract (9 credit)", 5, True),
        ("Smartware Distributor (9 credit)", 5, False),
    ],
)
def test_nobody_clicks_for_a_credit_beside_a_card_that_has_more(card: str, credits: int, out: bool) -> None:
    """Named at the table: eight clicks for a credit each, with Armitage Codebusting in play."""
    game = position(
        turn="runner",
        corp=Seat(credits=5, hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=credits, hand=["5x Diesel"], deck=["9x Diesel"], rig=[card]),
    )
    table = Sight(game.view("runner"))
    left = outdone(table, handler(table)(table), frozenset())
    assert ("gain credit" in {option(game, index).kind for index in left}) is out


def test_nothing_is_not_purged() -> None:
    """Where nothing seems to help much, a purge of no counters was the way to do nothing for a turn."""
    for rig, tried in ([], False), (["Datasucker (3 virus)"], True):
        game = position(
            turn="corp",
            corp=Seat(credits=12, hand=["Ice Wall"], deck=["9x Ice Wall"]),
            runner=Seat(deck=["9x Diesel"], rig=rig),
        )
        table = Sight(game.view("corp"))
        out = outdone(table, handler(table)(table), frozenset())
        assert ("purge" not in {option(game, index).kind for index in out}) == tried


@pytest.mark.parametrize("lying", ["Regolith Mining License (rezzed, 12 credit)", "Project Vitruvius"])
def test_neither_an_agenda_nor_a_card_with_credits_on_it_is_trashed_to_make_room(lying: str) -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=20, hand=["Offworld Office"], deck=["9x Hedge Fund"]),
            runner=Seat(hand=["3x Diesel"], deck=["9x Diesel"]),
            servers={"remote 1": At(ice=["3x Ice Wall (rezzed)"], root=[lying])},
        )
    )
    at = next(i for i, each in enumerate(t.decision.options) if each.kind == "install")
    choices = Search(Sampler(t.game.state, "corp"), random.Random(1)).choices
    plans = zip(choices.options, choices.places, strict=True)
    assert [server for each, server in plans if each == at] == [1], "a new server"
    t.choose(at)
    table = Sight(t.game.view("corp"))
    (out,) = outdone(table, handler(table)(table), frozenset())
    assert option(t.game, out).server == 3


def before_open_servers(clicks: int, *ice: str, servers: dict[str, At] | None = None) -> Table:
    """A Corp with ice in hand and an agenda to rush; nothing protects HQ or R&D, unless it is said what."""
    hand = [*ice, "Offworld Office", "PAD Campaign"]
    return Table(
        position(
            turn="corp",
            corp=Seat(credits=5, clicks=clicks, hand=hand, deck=["9x Hedge Fund"]),
            runner=Seat(credits=5, hand=["3x Diesel"], deck=["9x Diesel"]),
            servers=servers or {},
        )
    )


def left_out(t: Table) -> set[str]:
    """What is not tried."""
    table = Sight(t.game.view(t.decision.side))
    return {option(t.game, index).text for index in outdone(table, handler(table)(table), frozenset())}


def test_the_last_clicks_of_a_turn_do_not_leave_hq_or_rnd_open_with_ice_in_hand() -> None:
    credit, draw, asset = "Gain 1 credit", "Draw 1 card", "Install PAD Campaign"
    assert {credit, draw, asset} <= left_out(before_open_servers(2, "Ice Wall", "Enigma"))
    assert {credit, draw, asset} <= left_out(before_open_servers(1, "Ice Wall"))
    assert left_out(before_open_servers(2, "Ice Wall")) & {credit, draw, asset} == {credit}, "there is time"
    assert not left_out(before_open_servers(1)) & {credit, draw, asset}, "there is no ice"


def test_ice_goes_to_hq_and_rnd_before_it_goes_to_a_remote_server() -> None:
    for servers, tried in ({}, False), ({name: At(ice=["Tollbooth"]) for name in ("HQ", "R&D")}, True):
        t = before_open_servers(3, "Ice Wall", "Enigma", servers=servers)
        texts = [option(t.game, index).text for index in range(len(t.decision.options))]
        t.choose(texts.index("Install Ice Wall"))
        assert ("Install Ice Wall protecting a new remote server (0 credits)" not in left_out(t)) == tried
        assert not any("R&D" in text or "HQ" in text for text in left_out(t))


def test_the_last_cards_of_rnd_are_not_drawn_by_clicks() -> None:
    for cards, tried in (4, False), (9, True):
        game = position(
            turn="corp",
            corp=Seat(credits=9, hand=["Hedge Fund"], deck=[f"{cards}x Hedge Fund"]),
            runner=Seat(deck=["9x Diesel"]),
        )
        assert ("Draw 1 card" not in left_out(Table(game))) == tried


def test_a_second_card_of_a_kind_is_not_laid_beside_the_first() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Manegarm Skunkworks"], deck=["9x Hedge Fund"]),
            runner=Seat(hand=["3x Diesel"], deck=["9x Diesel"]),
            servers={"remote 1": At(ice=["Ice Wall (rezzed)"], root=["Manegarm Skunkworks"])},
        )
    )
    t.choose(next(i for i, each in enumerate(t.decision.options) if each.kind == "install"))
    table = Sight(t.game.view("corp"))
    out = outdone(table, handler(table)(table), frozenset())
    assert 3 in {option(t.game, index).server for index in out}


def drawing(hand: int, clicks: int, credits: int, side: Side) -> Table:
    """A player with some cards in hand, on a click of the own turn."""
    corp = Seat(credits=credits, clicks=clicks, hand=[f"{hand}x Scorched Earth"], deck=["20x Ice Wall"])
    runner = Seat(credits=credits, clicks=clicks, hand=[f"{hand}x Legwork"], deck=["20x Mimic"])
    closed = {name: At(ice=["2x Tollbooth (rezzed)"]) for name in ("HQ", "R&D", "Archives")}
    if side == "corp":
        return Table(position(turn="corp", corp=corp, runner=Seat(deck=["9x Diesel"]), servers=closed))
    return Table(position(turn="runner", corp=Seat(deck=["9x Enigma"]), runner=runner, servers=closed))


@pytest.mark.parametrize("side", ["corp", "runner"])
@pytest.mark.parametrize(
    ("hand", "clicks", "tried"), [(5, 1, False), (4, 1, True), (5, 2, True), (6, 2, False)]
)
def test_no_card_is_drawn_that_has_to_be_discarded(side: Side, hand: int, clicks: int, tried: bool) -> None:
    """Five cards may be kept, and each click that is left can put one of them down."""
    assert ("Draw 1 card" not in left_out(drawing(hand, clicks, 12, side))) is tried


@pytest.mark.usefixtures("untaught")
def test_a_rich_runner_sifts_a_grip_of_no_use_for_what_is_lacking() -> None:
    """Where the worst card of the grip is of no use, one that has to make room for another may be drawn."""
    for useless in (True, False):
        held = "Same Old Thing" if useless else "Legwork"
        t = Table(
            position(
                turn="runner",
                corp=Seat(deck=["9x Enigma"]),
                runner=Seat(credits=20, clicks=1, hand=[f"5x {held}"], deck=["9x Mimic", "9x Corroder"]),
                servers={name: At(ice=["2x Tollbooth (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
            )
        )
        sight = Sight(t.game.view("runner"))
        options, worth = [option.text for option in sight.decision.options], handler(sight)(sight)
        quick = reflex_runner.action_values(t.game.state, t.decision, Looks(t.game.state))
        draw, credit = options.index("Draw 1 card"), options.index("Gain 1 credit")
        assert ("Draw 1 card" not in left_out(t)) is useless
        assert (worth[draw] > worth[credit]) is useless
        assert (quick[draw] > quick[credit]) is useless


@pytest.mark.parametrize(("credits", "tried"), [(1, False), (12, True)])
def test_a_corp_without_money_draws_no_cards_instead(credits: int, tried: bool) -> None:
    assert ("Draw 1 card" not in left_out(drawing(4, 3, credits, "corp"))) is tried


def test_nobody_pays_for_the_loss_of_no_resource() -> None:
    """In this edition the action may be taken all the same."""
    for rig, tried in ([], False), (["Armitage Codebusting (12 credit)"], True):
        t = Table(
            position(
                rules="nsg-26.03",
                turn="corp",
                corp=Seat(credits=9, hand=["2x Ice Wall"], deck=["9x Ice Wall"]),
                runner=Seat(credits=3, tags=1, hand=["3x Diesel"], deck=["9x Diesel"], rig=rig),
            )
        )
        t.until(side="corp", kind="action")
        texts = [option(t.game, index).text for index in range(len(t.decision.options))]
        assert any("resource" in text for text in texts)
        assert (not any("resource" in text for text in left_out(t))) is tried


def test_ice_does_not_stray_to_archives() -> None:
    """Nothing is there, and HQ and R&D have one piece each."""
    iced = {name: At(ice=["Tollbooth"]) for name in ("HQ", "R&D")}
    t = before_open_servers(3, "Ice Wall", "Enigma", servers=iced)
    texts = [option(t.game, index).text for index in range(len(t.decision.options))]
    t.choose(texts.index("Install Ice Wall"))
    assert any("Archives" in text for text in left_out(t))


def test_no_card_is_turned_up_where_it_does_nothing() -> None:
    """A window in which ice may be rezzed is thought about, and the upgrade in the empty server is not."""
    t = Table(
        position(
            corp=Seat(credits=9, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=9, hand=["4x Diesel"], deck=["9x Diesel"]),
            servers={"R&D": At(ice=["Ice Wall"]), "remote 1": At(root=["Manegarm Skunkworks"])},
        )
    )
    t.run("R&D")
    t.until(side="corp", kind="paid")
    out = left_out(t)
    assert any("Manegarm" in text for text in out)
    assert not any("Ice Wall" in text for text in out)


def behind_ice(hand: list[str], ice: str) -> Game:
    """Every central server behind the same rezzed ice, and a Runner without a breaker."""
    return position(
        turn="runner",
        corp=Seat(hand=["3x Hedge Fund"], deck=["9x Hedge Fund"], credits=5),
        runner=Seat(credits=5, hand=hand, deck=["9x Diesel"]),
        servers={name: At(ice=[f"{ice} (rezzed)"]) for name in ("HQ", "R&D", "Archives")}
        | {"Server 1": At(ice=[f"{ice} (rezzed)"], root=["PAD Campaign"])},
    )


def played(game: Game) -> set[str]:
    """The names of the cards that a search tries to play."""
    assert game.decision is not None
    choices = Search(Sampler(game.state, "runner"), random.Random(1)).choices
    options = [game.decision.options[at] for at in choices.options]
    return {game.state.cards[each.card].face.name for each in options if each.kind == "play"}


@pytest.mark.parametrize("event", ["Dirty Laundry", "The Maker’s Eye", "Legwork", "Pinhole Threading"])
def test_no_card_is_played_for_a_run_that_ends_at_ice_in_sight(event: str) -> None:
    """Whether the card asks for a server or names one: a run by a card is a run like any other."""
    assert played(behind_ice([event, "Sure Gamble"], "Ice Wall")) == {"Sure Gamble"}
    assert event in played(behind_ice([event, "Sure Gamble"], "Data Raven"))


@pytest.mark.parametrize(("credits", "servers"), [(1, [0, 1, 2]), (2, [0, 1, 2, 3])])
def test_no_run_is_tried_to_ice_in_sight_behind_ice_that_the_corp_cannot_pay_for(
    credits: int, servers: list[int]
) -> None:
    """To make the Corp pay for the outer ice is a reason to run."""
    game = position(
        turn="runner",
        corp=Seat(hand=["3x Hedge Fund"], deck=["9x Hedge Fund"], discard=["Ice Wall"], credits=credits),
        runner=Seat(credits=5, hand=["3x Diesel"], deck=["9x Diesel"]),
        servers={"Server 1": At(ice=["Enigma", "Ice Wall (rezzed)"], root=["PAD Campaign"])},
    )
    assert tried(game) == servers


def shut(rig: list[str], credits: int, heap: list[str] | None = None, ice: str = "Ice Wall (rezzed)") -> Game:
    """An agenda behind rezzed ice, and one click left."""
    return position(
        turn="runner",
        corp=Seat(hand=["3x Hedge Fund"], deck=["9x Hedge Fund"], credits=5),
        runner=Seat(
            credits=credits, clicks=1, hand=["3x Diesel"], rig=rig, discard=heap or [], deck=["9x Diesel"]
        ),
        servers={
            **{name: At(ice=["Ice Wall (rezzed)"]) for name in ("HQ", "Archives")},
            "Server 1": At(ice=[ice], root=["Priority Requisition (3 advancement)"]),
        },
    )


def runs_tried(game: Game) -> list[int]:
    choices = Search(Sampler(game.state, "runner"), random.Random(1)).choices
    found = zip(choices.options, choices.places, strict=True)
    return sorted(to for at, to in found if option(game, at).kind == "run")


@pytest.mark.parametrize(
    ("rig", "credits", "heap", "ice", "open_"),
    [
        ([], 12, [], "Ice Wall (rezzed)", False),
        (["Corroder"], 12, [], "Ice Wall (rezzed, 8 advancement)", True),
        (["Corroder"], 6, [], "Ice Wall (rezzed, 8 advancement)", False),
        (["Crypsis (3 virus)"], 12, [], "Ice Wall (rezzed)", True),
        ([], 12, ["Paperclip"], "Ice Wall (rezzed)", True),
        (["Clone Chip"], 12, ["Corroder"], "Ice Wall (rezzed)", True),
        (["Security Nexus"], 12, [], "Ice Wall (rezzed)", True),
        (["Corroder", "Cache (3 virus)"], 0, [], "Ice Wall (rezzed)", True),
    ],
    ids=[
        "nothing",
        "dear",
        "too dear",
        "fragile",
        "from the heap",
        "in the run",
        "bypass",
        "money in the run",
    ],
)
def test_a_run_is_tried_wherever_ice_may_be_passed_for_any_price(
    rig: list[str], credits: int, heap: list[str], ice: str, open_: bool
) -> None:
    """Found by one who looked for ways in that the reckoning does not know."""
    assert (3 in runs_tried(shut(rig, credits, heap, ice))) is open_


def test_a_card_that_pays_for_a_failed_run_is_tried() -> None:
    """Bravado pays when the run ends, however it ends."""
    assert "Bravado" in played(behind_ice(["Bravado", "2x Diesel"], "Ice Wall"))


def test_a_card_that_gets_past_ice_is_tried() -> None:
    """Inside Job bypasses the first piece of ice."""
    assert "Inside Job" in played(behind_ice(["Inside Job"], "Ice Wall"))


@pytest.mark.parametrize(
    ("credits", "hand", "clicks", "out"),
    [(RICH, 4, 1, True), (RICH, 5, 4, True), (RICH - 1, 2, 4, False), (RICH, 5, 1, False)],
    ids=["rich", "rich, with clicks to put cards down", "not rich", "rich, with a full hand"],
)
def test_a_rich_runner_does_not_click_for_a_credit_while_it_can_draw(
    credits: int, hand: int, clicks: int, out: bool
) -> None:
    """Named at the table: with 21 credits and two cards in hand it took more. Each seemed as good as to draw
    a click later."""
    runner = Seat(credits=credits, clicks=clicks, hand=[f"{hand}x Corroder"], deck=["9x Diesel"])
    t = Table(position(turn="runner", corp=Seat(hand=["3x Ice Wall"], deck=["9x Ice Wall"]), runner=runner))
    assert ("Gain 1 credit" in left_out(t)) is out


@pytest.mark.parametrize(
    ("card", "points", "out"),
    [
        ("PAD Campaign (rezzed)", 0, True),
        ("PAD Campaign", 0, True),
        ("PAD Campaign", 5, False),
        ("Priority Requisition (4 advancement)", 0, False),
        ("Priority Requisition (seen)", 0, False),
    ],
)
def test_every_credit_may_count_before_a_run_that_decides(card: str, points: int, out: bool) -> None:
    """Thirteen credits were needed to steal the agenda that wins, and a Runner with twelve drew a card."""
    corp = Seat(hand=["3x Ice Wall"], deck=["9x Ice Wall"], score=["Priority Requisition", "Offworld Office"])
    game = position(
        turn="runner",
        corp=corp if points else Seat(hand=["3x Ice Wall"], deck=["9x Ice Wall"]),
        runner=Seat(credits=RICH, hand=["Corroder"], deck=["9x Diesel"]),
        servers={"Server 1": At(ice=["Hadrian’s Wall (rezzed)"], root=[card])},
    )
    assert ("Gain 1 credit" in left_out(Table(game))) is out
