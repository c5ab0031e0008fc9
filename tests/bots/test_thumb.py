"""Rules of thumb as short plays: what the bot does where one thing is plainly right."""

from random import Random

import pytest

from rulerunner import At, Game, Running, Seat, position
from rulerunner.bots import ThumbBot
from rulerunner.bots.search import placing, reflex, reflex_corp
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.running import Scene
from rulerunner.bots.thumb import handler
from rulerunner.bots.thumb.choices import first
from rulerunner.bots.thumb.corp_turn import place_value
from rulerunner.bots.thumb.servers import run_value
from rulerunner.bots.thumb.table import Table as Sight
from rulerunner.cards.library import library
from rulerunner.state.decision import KINDS
from rulerunner.view.records import DecisionView, OptionView
from rulerunner.view.words import PROMPTS
from tests.support.table import Table


def choice(game: Game, bot: ThumbBot | None = None) -> OptionView:
    """What the bot would choose now."""
    assert game.decision is not None
    view = game.view(game.decision.side)
    assert view.decision is not None
    return view.decision.options[(bot or ThumbBot()).choose(view)]


def go_on(t: Table, limit: int = 60) -> Table:
    """Bots play on until the turn or the game is over."""
    bots = {"corp": ThumbBot(), "runner": ThumbBot()}
    turn = t.game.state.turn
    for _ in range(limit):
        if t.game.decision is None or t.game.state.turn != turn:
            break
        side = t.decision.side
        t.choose(bots[side].choose(t.game.view(side)))
    return t


# --- the Corp ---------------------------------------------------------------------------------------------


def test_an_agenda_that_can_be_scored_this_turn_is_scored() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=4, hand=["Hedge Fund"], deck=["3x Hedge Fund"]),
            runner=Seat(deck=["3x Diesel"]),
            servers={"remote 1": At(root=["Hostile Takeover (1 advancement)"])},
        )
    )
    go_on(t)
    assert t.zone("Hostile Takeover") == "corp score"


def test_an_agenda_is_scored_from_hand_with_a_card_that_gives_clicks() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Nisei MK II", "Biotic Labor"], deck=["20x Hedge Fund"]),
            runner=Seat(deck=["3x Diesel"]),
        )
    )
    go_on(t)
    assert t.zone("Nisei MK II") == "HQ", "four counters and an install are one click too many"
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["AstroScript Pilot Program", "Biotic Labor"], deck=["20x Hedge Fund"]),
            runner=Seat(deck=["3x Diesel"]),
        )
    )
    go_on(t)
    assert t.zone("AstroScript Pilot Program") == "corp score"


def test_ice_comes_before_agendas_on_a_bare_table() -> None:
    game = position(
        turn="corp",
        corp=Seat(hand=["Ice Wall", "Priority Requisition"], deck=["20x Hedge Fund"]),
        runner=Seat(hand=["3x Diesel"], deck=["3x Diesel"]),
    )
    assert choice(game).text == "Install Ice Wall"


def test_a_tagged_runner_with_too_few_cards_is_killed() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=8, hand=["Scorched Earth", "Hedge Fund"], deck=["3x Hedge Fund"]),
            runner=Seat(tags=1, hand=["2x Diesel"]),
        )
    )
    assert choice(t.game).text.startswith("Play Scorched Earth")
    go_on(t)
    assert t.game.result == ("corp", "flatline")


def after_a_run(corp: Seat, runner: Seat) -> Table:
    """The Corp's turn after one in which the Runner got into Archives."""
    t = Table(position(turn="corp", corp=corp, runner=runner))
    t.until(side="runner", kind="action")
    t.run("Archives")
    t.until(side="corp", kind="action")
    return t


def test_a_tag_is_landed_first_when_that_makes_damage_deadly() -> None:
    t = after_a_run(
        Seat(credits=20, hand=["SEA Source", "2x Scorched Earth"], deck=["3x Hedge Fund"]),
        Seat(credits=3, hand=["5x Diesel"]),
    )
    assert choice(t.game).text.startswith("Play SEA Source")


def test_ice_is_rezzed_where_it_ends_a_run_on_an_agenda() -> None:
    game = position(
        corp=Seat(credits=5),
        runner=Seat(hand=["3x Diesel"]),
        servers={"remote 1": At(ice=["Ice Wall"], root=["Priority Requisition"])},
        run=Running("remote 1", "6.9.2e"),
    )
    t = Table(game)
    t.until(side="corp", option="rez")
    assert choice(game).text.startswith("Rez Ice Wall")


def test_ice_on_an_empty_archives_is_not_worth_its_rez_cost() -> None:
    t = Table(
        position(
            corp=Seat(credits=9),
            runner=Seat(hand=["3x Diesel"]),
            servers={"Archives": At(ice=["Tollbooth"])},
            run=Running("Archives", "6.9.2e"),
        )
    )
    t.until(side="corp", option="rez")
    assert choice(t.game).kind == "pass"


def test_a_trace_that_is_sure_to_succeed_is_paid_for_and_no_more() -> None:
    t = after_a_run(
        Seat(credits=20, hand=["SEA Source", "Scorched Earth"], deck=["3x Hedge Fund"]),
        Seat(credits=2, hand=["3x Diesel"], deck=["3x Diesel"]),
    )
    t.corp("play", "SEA Source")
    runner = t.credits["runner"]
    assert choice(t.game).number == max(0, runner + 1 - 3)


def test_a_trace_whose_tag_kills_is_paid_for_whatever_it_costs() -> None:
    t = after_a_run(
        Seat(credits=30, hand=["SEA Source", "Scorched Earth"], deck=["3x Hedge Fund"]),
        Seat(credits=12, hand=["3x Diesel"], deck=["3x Diesel"]),
    )
    t.corp("play", "SEA Source")
    assert choice(t.game).number == t.credits["runner"] + 1 - 3 > 8


def test_a_runner_pays_to_stay_out_of_reach_of_a_corp_that_kills() -> None:
    def bid(archives: list[str]) -> int | None:
        t = after_a_run(
            Seat(credits=9, hand=["SEA Source", "Hedge Fund"], discard=archives, deck=["3x Hedge Fund"]),
            Seat(credits=12, hand=["3x Diesel"], deck=["3x Diesel"]),
        )
        t.corp("play", "SEA Source")
        t.corp("number", number=6)
        return choice(t.game).number

    assert bid(["Hedge Fund"]) == 0
    assert bid(["Scorched Earth"]) == 9


def behind_ash(root: str, runner: int, corp: int = 2) -> Table:
    """A run that has reached a server in which Ash 2X3ZB9CY waits, with something else."""
    t = Table(
        position(
            turn="runner",
            corp=Seat(credits=corp, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=runner, clicks=1, hand=["3x Diesel"], deck=["9x Diesel"]),
            servers={"remote 1": At(root=[root, "Ash 2X3ZB9CY (rezzed)"])},
        )
    )
    t.run("remote 1")
    t.until(about="trace-corp")
    return t


def test_a_trace_that_keeps_the_runner_from_an_agenda_is_paid_for_by_both() -> None:
    """Whoever loses a trace against Ash 2X3ZB9CY accesses nothing else in this run."""
    t = behind_ash("Priority Requisition (seen)", 9)
    assert choice(t.game).number == 0, "the Corp could not win it"
    t.corp("number", number=0)
    assert choice(t.game).number == 4
    t = behind_ash("Priority Requisition (seen)", 3, 9)
    assert choice(t.game).number == 0, "four are more than three already"
    t = behind_ash("Priority Requisition (seen)", 6, 9)
    assert choice(t.game).number == 3


def test_a_run_that_is_likely_to_access_nothing_is_worth_less() -> None:
    """By rules of thumb and by quick rules: a rich Corp wins the trace of Ash, a poor one loses it."""

    def worth(corp: int, upgrade: str) -> tuple[float, float]:
        game = position(
            turn="runner",
            corp=Seat(credits=corp, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=6, hand=["5x Diesel"], deck=["9x Diesel"]),
            servers={"remote 1": At(root=["Priority Requisition (seen)", f"{upgrade} (rezzed)"])},
        )
        sight, scene = Sight(game.view("runner")), Scene(game.state, Looks(game.state))
        server = next(server for server in sight.remotes if server.root)
        return run_value(sight, server), scene.run_value(game.state.servers[server.id])

    for rich, poor, none in zip(
        worth(9, "Ash 2X3ZB9CY"), worth(1, "Ash 2X3ZB9CY"), worth(9, "Red Herrings"), strict=True
    ):
        assert rich < poor - 2 < none


def asked_by_seraph(grip: int, credits: int) -> str:
    """What the Runner answers who may suffer two damage instead of a tag or the loss of three credits."""
    t = Table(
        position(
            rules="nsg-26.03",
            turn="runner",
            corp=Seat(credits=9, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=credits, clicks=1, hand=[f"{grip}x Diesel"], deck=["9x Diesel"]),
            servers={"R&D": At(ice=["Seraph (rezzed)"])},
        )
    )
    t.run("R&D")
    t.until(about="unless")
    return choice(t.game).kind


def test_nobody_pays_more_than_what_is_asked_for_is_worth() -> None:
    """Two cards for three credits are too much, and with one card in hand they are death."""
    assert asked_by_seraph(4, 9) == "no"
    assert asked_by_seraph(1, 9) == "no"


def test_ice_that_would_go_back_to_hand_is_paid_for() -> None:
    """Datacomb stays for a bit once it is passed."""
    t = Table(
        position(
            rules="classic-1996",
            turn="runner",
            corp=Seat(credits=5, hand=["3x Accounts Receivable"], deck=["9x Accounts Receivable"]),
            runner=Seat(credits=9, clicks=1, hand=["3x Score!"], deck=["9x Score!"], rig=["Worm"]),
            servers={"R&D": At(ice=["Datacomb (rezzed)"])},
        )
    )
    t.run("R&D")
    while not (t.decision.side == "corp" and t.decision.about == "unless"):
        t.choose(ThumbBot().choose(t.game.view(t.decision.side)))
    assert choice(t.game).kind == "yes"


# --- the chart of 1996 ------------------------------------------------------------------------------------


def test_the_chart_is_walked_with_the_right_breaker() -> None:
    t = Table(
        position(
            rules="classic-1996",
            corp=Seat(deck=["9x Accounts Receivable"]),
            runner=Seat(credits=9, hand=["3x Score!"], rig=["Dwarf", "Codecracker"]),
            servers={"R&D": At(ice=["Data Wall (rezzed)"])},
        )
    )
    t.run("R&D")
    go_on(t)
    broken = [change for change in t.game.events if change.kind == "subroutine broken"]
    assert [t.name(change.cards[0]) for change in broken] == ["Dwarf"]
    assert any(change.kind == "successful run" for change in t.game.events)


# --- anything -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["corp", "runner"])
@pytest.mark.parametrize("kind", [*KINDS, "something new"])
def test_a_question_nobody_has_heard_of_gets_some_answer(kind: str, side: str) -> None:
    game = position(turn="corp" if side == "corp" else "runner", corp=Seat(deck=["3x Hedge Fund"]))
    view = game.view(side)
    options = (
        OptionView("leap", "Leap"),
        OptionView("use", "Use", card="rig 99", ability=7),
        OptionView("card", "A card", card="nowhere", id=5),
        OptionView("number", "Three", number=3),
    )
    for about in ("", "never asked", *PROMPTS):
        strange = view._replace(decision=DecisionView(kind, about, "9.9.9", "What now?", "", options))
        assert 0 <= ThumbBot().choose(strange) < len(options)


UNWEIGHED = {"archives-order", "counter", "paid", "spend-from", "strength", ""}
"""Questions without a right answer, or whose handler goes by the kind of decision."""


def test_every_question_the_machine_asks_has_a_rule_of_thumb() -> None:
    """A question without one would be answered by its first option."""
    asked = {
        "access": ("runner", "choose card"),
        "action": ("corp", "action"),
        "announce": ("runner", "choose server"),
        "base-link": ("runner", "choose card"),
        "break": ("runner", "yes or no"),
        "break-more": ("runner", "yes or no"),
        "discard": ("corp", "discard"),
        "effect": ("corp", "choose effect"),
        "forfeit": ("corp", "choose card"),
        "install": ("corp", "yes or no"),
        "install-host": ("runner", "choose card"),
        "install-where": ("corp", "choose server"),
        "interrupt": ("runner", "interrupt"),
        "jack-out": ("runner", "yes or no"),
        "link": ("runner", "choose number"),
        "may": ("corp", "yes or no"),
        "memory": ("runner", "choose card"),
        "keep-trashed": ("runner", "choose card"),
        "keep-server": ("corp", "choose server"),
        "subroutine-order": ("corp", "choose subroutine"),
        "mid-access": ("runner", "mid-access"),
        "mulligan": ("corp", "yes or no"),
        "new-candidate": ("runner", "yes or no"),
        "number": ("runner", "choose number"),
        "reaction": ("corp", "reaction"),
        "replace": ("runner", "choose effect"),
        "rez": ("corp", "yes or no"),
        "rez-approached": ("corp", "yes or no"),
        "search": ("runner", "choose card"),
        "steal": ("runner", "yes or no"),
        "target": ("corp", "choose card"),
        "trace-corp": ("corp", "choose number"),
        "trace-runner": ("runner", "choose number"),
        "trash": ("corp", "choose card"),
        "trash-accessed": ("runner", "mid-access"),
        "trash-first": ("corp", "choose card"),
        "unless": ("runner", "yes or no"),
        "arrange": ("corp", "choose card"),
        "cost": ("runner", "choose card"),
        "derez": ("corp", "choose card"),
        "turn-down": ("runner", "choose card"),
        "move": ("runner", "choose card"),
        "play": ("runner", "yes or no"),
        "psi": ("corp", "choose number"),
        "sabotage": ("corp", "choose card"),
        "score": ("corp", "yes or no"),
        "spend-counter": ("runner", "choose card"),
        "card-type": ("corp", "choose card type"),
        "damage": ("corp", "choose card"),
        "late-link": ("runner", "choose card"),
        "pile": ("corp", "choose card"),
        "place": ("corp", "choose number"),
        "save": ("runner", "choose card"),
        "server": ("corp", "choose server"),
        "spare": ("runner", "choose subroutine"),
        "subroutine": ("corp", "choose subroutine"),
        "subtype": ("corp", "choose subtype"),
        "which-pile": ("runner", "choose number"),
        "card-name": ("runner", "choose card name"),
        "secret": ("runner", "choose number"),
        "guess": ("corp", "choose number"),
        "withdraw": ("runner", "pay"),
        "rearrange": ("corp", "choose card"),
        "permute": ("corp", "choose card"),
        "errand": ("corp", "action"),
        "remove-trashed": ("corp", "choose card"),
        "save-instead": ("corp", "choose number"),
        "dice": ("runner", "choose number"),
        "position": ("corp", "choose number"),
        "repeat": ("corp", "choose subroutine"),
        "let-through": ("corp", "choose number"),
        "give-up": ("corp", "choose number"),
    }
    game = position(corp=Seat(deck=["3x Hedge Fund"]))
    for about in PROMPTS:
        if about in UNWEIGHED:
            continue
        assert about in asked, f"say here who is asked about {about!r}, and give the bot a rule for it"
        side, kind = asked[about]
        decision = DecisionView(kind, about, "", "", "", ())
        assert handler(Sight(game.view(side)._replace(decision=decision))) is not first, about


# --- what was played badly once ---------------------------------------------------------------------------


def smartware(stored: int) -> Game:
    return position(
        corp=Seat(credits=5, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(
            credits=6,
            hand=["Diesel", "Sure Gamble", "Corroder", "Gordian Blade", "Ninja"],
            deck=["9x Diesel"],
            rig=[f"Smartware Distributor ({stored} credit)" if stored else "Smartware Distributor"],
        ),
    )


def test_credits_are_not_stored_without_end_on_a_card_that_pays_one_a_turn() -> None:
    stored = {0: 0.0, 12: 0.0}
    for count in stored:
        game = smartware(count)
        table = Sight(game.view("runner"))
        values = handler(table)(table)
        stored[count] = max(
            value
            for value, each in zip(values, table.decision.options, strict=True)
            if each.kind == "use" and "Smartware" in each.text
        )
    assert stored[0] > stored[12]
    assert choice(smartware(12)).kind != "use"


def test_ice_that_will_be_bypassed_is_not_rezzed() -> None:
    t = Table(
        position(
            corp=Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=6, hand=["Inside Job", "Diesel", "Diesel"], deck=["9x Diesel"]),
            servers={"HQ": At(ice=["Enigma"])},
        )
    )
    assert t.game.decision is not None
    t.choose(next(i for i, text in enumerate(t.game.decision.texts) if "Inside Job" in text))
    for _ in range(30):
        decision = t.decision
        if decision.kind == "action":
            break
        rezzing = [i for i, each in enumerate(decision.options) if each.kind == "rez"]
        bot = ThumbBot()
        index = bot.choose(t.game.view(decision.side))
        assert index not in rezzing
        t.choose(index)
    assert not t.game.state.cards[t.game.state.servers[0].ice[0]].faceup


def test_ice_of_another_kind_is_preferred_where_one_kind_lies_already() -> None:
    game = position(
        turn="corp",
        corp=Seat(credits=9, hand=["Ice Wall", "Enigma"], deck=["9x Hedge Fund"]),
        runner=Seat(deck=["9x Diesel"]),
        servers={"R&D": At(ice=["Wall of Static"]), "HQ": At(ice=["Wall of Static"])},
    )
    table = Sight(game.view("corp"))
    enigma, wall = (library("modern").face(name) for name in ("Enigma", "Ice Wall"))
    for server in (0, 1):
        assert place_value(table, enigma, server) > place_value(table, wall, server)


def test_ice_is_not_torn_down_to_save_the_cost_of_installing_other_ice() -> None:
    """Without a credit, ice for a server that has some can only be installed by trashing that."""
    for credits, good in (0, False), (3, True):
        game = position(
            turn="corp",
            corp=Seat(credits=credits, hand=["Enigma"], deck=["9x Enigma"]),
            runner=Seat(credits=9, hand=["5x Diesel"], deck=["9x Diesel"]),
            servers={"R&D": At(ice=["Ice Wall (rezzed)"])},
        )
        assert (place_value(Sight(game.view("corp")), library().face("Enigma"), 1) > 0) == good
        enigma = game.state.zones["HQ"][0]
        assert (placing.place_value(placing.Ground(game.state, Looks(game.state)), enigma, 1) > 0) == good


@pytest.mark.usefixtures("untaught")
def test_the_last_cards_of_rnd_are_drawn_only_late_and_with_nothing_to_score() -> None:
    for turn, held, good in (21, "Hedge Fund", False), (51, "Hedge Fund", True), (51, "Nisei MK II", False):
        game = position(
            turn="corp",
            turn_number=turn,
            corp=Seat(credits=9, hand=[held], deck=["4x Hedge Fund"]),
            runner=Seat(deck=["9x Diesel"]),
        )
        assert game.decision is not None
        table = Sight(game.view("corp"))
        drawn = [option.kind for option in table.decision.options].index("draw")
        assert (handler(table)(table)[drawn] > 0) == good
        assert (reflex_corp.action_values(game.state, game.decision, Looks(game.state))[drawn] > 0) == good


@pytest.mark.parametrize(("points", "rezzes"), [(4, False), (0, True)])
def test_the_money_that_wins_next_turn_is_not_spent_on_ice(points: int, rezzes: bool) -> None:
    """The agenda lacks three counters, and three credits are there: with the Runner at HQ Palisade would take
    all of them. Who does not win by it stops the Runner."""
    score = ["Priority Requisition", "Hostile Takeover"] if points else []
    t = Table(
        position(
            corp=Seat(credits=3, score=score, hand=["4x Priority Requisition"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=0, hand=["4x Diesel"], deck=["9x Diesel"]),
            servers={
                "HQ": At(ice=["Palisade"]),
                "remote 1": At(ice=["Tollbooth (rezzed)"], root=["Priority Requisition (2 advancement)"]),
            },
        )
    )
    t.run("HQ")
    t.until(side="corp", kind="paid")
    assert (choice(t.game).kind == "rez") is rezzes
    assert t.game.decision is not None
    quick = reflex.choose(t.game.state, t.game.decision, Random(1), Looks(t.game.state))
    assert (t.game.decision.options[quick].kind == "rez") is rezzes, "the quick rules of the search agree"
