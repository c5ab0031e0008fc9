"""What the laws turned up: each bug they found, as a short play."""

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.kernel.read.values import is_tagged, strength, trash_cost
from rulerunner.lang.abilities import Paid
from rulerunner.lang.conditions import DuringTurn, Tagged
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Is, WithTrashCost
from rulerunner.lang.instructions import ChooseType, Gain, GiveSubtypes, Instruction, Lasting, TurnDown
from rulerunner.lang.refs import Every
from rulerunner.lang.statics import (
    CountsAsTagged,
    InEncounters,
    InstalledFaceUp,
    MayInstallFaceUp,
    Modify,
    Player,
    Recurring,
    WhilePaying,
)
from rulerunner.lang.sugar import paid, play, static
from rulerunner.lang.words import ASSET, HQ, ICE, PROGRAM, Side
from tests.support.faces import made, table
from tests.support.laws import keep_all
from tests.support.table import Table


@pytest.mark.rule("nisei-1.4 8.1.1a")
def test_a_card_installed_only_on_ice_is_not_installed_on_another_host() -> None:
    """A card that could host it is no place for a card that names its own."""
    rig, hand = ["Djinn"], ["Tranquilizer"]
    without = Table(position(runner=Seat(hand=hand, rig=rig)))
    assert not without.can("install", "Tranquilizer")
    t = Table(position(runner=Seat(hand=hand, rig=rig), servers={"HQ": At(ice=["Ice Wall"])}))
    t.runner("install", "Tranquilizer")
    t.runner("done")
    card = t.game.state.cards[t.card("Tranquilizer")]
    assert card.host == t.card("Ice Wall")


@pytest.mark.rule("nisei-1.4 1.15.1")
def test_a_cost_knows_the_card_its_ability_is_about() -> None:
    """The Twins give up a copy of the ice that was passed, and of nothing else."""
    t = Table(
        position(
            corp=Seat(hand=["Ice Wall", "Enigma"]),
            runner=Seat(rig=["Corroder"]),
            servers={"R&D": At(ice=["Ice Wall (rezzed)"], root=["The Twins (rezzed)"])},
        )
    )
    t.run("R&D")
    t.until(side="runner", option="use")
    t.runner("use", "Corroder", ability=0)
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert [t.name(e.card) for e in t.events("trash")] == ["Ice Wall"]
    assert len(t.events("encounter")) == 2


@pytest.mark.rule("nisei-1.4 1.7.2")
def test_the_cards_that_are_there_are_drawn_before_the_corp_loses() -> None:
    t = Table(position(turn="corp", corp=Seat(hand=["Anonymous Tip"], deck=["Ice Wall"])))
    t.corp("play", "Anonymous Tip")
    assert t.game.result == ("runner", "empty-deck")
    assert [e.kind for e in t.game.events[-2:]] == ["draw", "game ends"]


@pytest.mark.rule("nisei-1.4 6.9.5c")
def test_a_question_asked_again_is_still_one_step() -> None:
    """A game saved where the Runner may jack out reaches that step once, however often it is loaded."""
    t = Table(position(servers={"HQ": At()}, corp=Seat(hand=["Ice Wall"])))
    t.run("HQ")
    t.until(side="runner", rule="6.9.5c")
    again = Table(Game.from_json(Game.from_json(t.game.to_json()).to_json()))
    assert again.steps("6.9.5c") == ["6.9.5c"]
    assert again.game.events == t.game.events


@pytest.mark.rule("nisei-1.4 1.15.1")
def test_two_copies_in_hand_are_one_way_to_pay() -> None:
    """Two copies of a card in hand are one option of a cost that trashes a card."""
    t = Table(
        position(
            corp=Seat(hand=["2x Ice Wall"]),
            runner=Seat(rig=["Corroder"]),
            servers={"R&D": At(ice=["Ice Wall (rezzed)"], root=["The Twins (rezzed)"])},
        )
    )
    t.run("R&D")
    t.until(side="runner", option="use")
    t.runner("use", "Corroder", ability=0)
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert len(t.events("trash")) == 1, "there was nothing to choose"


@pytest.mark.rule("classic-1996 chart 18")
def test_two_copies_accessed_in_one_hand_are_one_way_to_trash() -> None:
    """The Runner who pays once and then again has paid for both."""
    t = Table(
        position(
            rules="classic-1996",
            corp=Seat(hand=["2x Krumz"]),
            runner=Seat(credits=9, rig=["HQ Interface"]),
        )
    )
    t.run("HQ")
    t.until(rule="18")
    assert t.lines()[1:] == ["trash Krumz", "done"]
    t.runner("trash", "Krumz")
    assert t.lines()[1:] == ["trash Krumz", "done"]
    t.runner("trash", "Krumz")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("trash")] == ["Krumz", "Krumz"]
    assert len({e.card for e in t.events("trash")}) == 2


@pytest.mark.rule("classic-1996 C13")
def test_two_abilities_of_a_card_that_say_the_same_are_one_option() -> None:
    """A shield against two points is there for one, and then for the other."""
    t = Table(
        position(
            rules="classic-1996",
            runner=Seat(hand=["4x Score!"], rig=["Force Shield"]),
            servers={"HQ": At(ice=["Razor Wire (rezzed)"])},
        )
    )
    t.run("HQ")
    for _ in range(2):
        t.until(side="runner", kind="interrupt")
        assert len(t.find("trigger", "Force Shield")) == 1
        t.runner("trigger", "Force Shield")
    t.finish_run()
    assert not t.events("damage")


@pytest.mark.rule("nsg-26.03 5.7.1f")
def test_what_lies_on_a_card_as_if_in_hand_is_offered_with_the_hand() -> None:
    """Two copies on one host are one option, a third in hand is another."""
    game = position(
        runner=Seat(
            credits=9,
            hand=["Corroder", "Sure Gamble"],
            rig=["Bling (id 1)"],
            play=["2x Sure Gamble (on id 1)", "Diesel (on id 1)"],
        )
    )
    t = Table(game)
    keep_all(game, "cards on Bling")
    assert len(t.find("play", "Sure Gamble")) == 2
    assert len(t.find("play", "Diesel")) == 1


# --- like cards are one option, whatever offers them ------------------------------------------------------


@pytest.mark.rule("nisei-1.4 9.8.11", "nsg-26.03 9.9.11")
def test_two_like_cards_in_the_grip_are_one_replacement() -> None:
    """Both shards were to be installed instead of the breach; one is, and it does not matter which."""
    t = Table(position(runner=Seat(hand=["2x Utopia Shard"]), corp=Seat(hand=["3x Hedge Fund"])))
    t.run("HQ")
    for _ in range(2):
        t.until(side="runner", option="trigger")
        assert len(t.find("trigger", "Utopia Shard")) == 1
        t.runner("trigger", "Utopia Shard")
    while t.in_run():
        assert not t.find("replace")
        t.choose(0)
    assert len(t.events("install")) == 1
    assert not t.events("breach")
    assert [t.name(cid) for cid in t.game.state.zones["grip"]] == ["Utopia Shard"]


@pytest.mark.rule("nisei-1.4 9.2.8", "nsg-26.03 9.2.8")
def test_two_like_cards_in_the_heap_are_one_reaction() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, discard=["2x Black Orchestra"]),
            servers={"HQ": At(ice=["Enigma (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", option="trigger")
    assert len(t.find("trigger", "Black Orchestra")) == 1


@pytest.mark.rule("nisei-1.4 9.2.8", "nsg-26.03 9.2.8")
def test_two_like_cards_trashed_at_once_are_one_reaction() -> None:
    """They hear each of its own end; nothing tells those apart either."""
    t = Table(
        position(
            runner=Seat(hand=["2x I've Had Worse", "Diesel"], deck=["9x Sure Gamble"]),
            servers={"HQ": At(ice=["Neural Katana (rezzed)"])},
        )
    )
    t.run("HQ")
    while not t.events("damage") or t.in_run():
        assert t.game.decision is not None
        assert t.game.decision.kind != "reaction"
        t.choose(len(t.game.decision.options) - 1)
    assert [e.amount for e in t.events("draw")] == [3, 3]


@pytest.mark.rule("nsg-26.03 5.6.2b")
def test_two_like_cards_in_archives_are_one_action() -> None:
    t = Table(
        position(
            rules="nsg-26.03", turn="corp", corp=Seat(discard=["Petty Cash (faceup)", "Petty Cash (faceup)"])
        )
    )
    assert len(t.find("use", "Petty Cash")) == 1


@pytest.mark.rule("classic-1996 C13")
def test_two_like_cards_in_hand_are_one_prevention() -> None:
    t = Table(
        position(
            rules="classic-1996",
            turn="corp",
            corp=Seat(credits=9, hand=["Scorched Earth"]),
            runner=Seat(credits=9, tags=1, hand=["2x Identity Donor", "3x Score!"]),
        )
    )
    t.corp("play", "Scorched Earth")
    t.until(side="runner", kind="interrupt")
    assert len(t.find("use", "Identity Donor")) == 1


@pytest.mark.rule("nisei-1.4 5.2.4")
@pytest.mark.parametrize(("event", "back"), [("Scavenge", "heap"), ("Rejig", "grip")])
def test_what_is_given_up_for_an_event_may_be_what_it_installs(event: str, back: str) -> None:
    t = Table(position(runner=Seat(credits=0, hand=[event], rig=["Corroder"])))
    t.runner("play", event)
    assert t.zone("Corroder") in (back, "table")
    t.until(side="runner", kind="action")
    assert t.zone("Corroder") == "table"
    assert [t.name(e.card) for e in t.events("install")] == ["Corroder"]


@pytest.mark.rule("nisei-1.4 9.1.6d")
@pytest.mark.parametrize(("credits", "able"), [(0, False), (1, True)])
def test_what_is_given_up_for_an_ability_may_be_what_it_installs(credits: int, able: bool) -> None:
    """Gordian Blade costs 4, and 3 less here."""
    t = Table(position(runner=Seat(credits=credits, rig=["Gordian Blade", "Simulchip", "No Free Lunch"])))
    t.run("HQ")
    t.until(side="runner", kind="paid")
    assert t.can("use", "No Free Lunch")
    assert t.can("use", "Simulchip") == able


@pytest.mark.rule("nisei-1.4 9.1.6d")
def test_what_is_trashed_from_the_top_may_be_what_is_taken_back() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(deck=["Hedge Fund", "Ice Wall"], score=["The Basalt Spire (1 agenda)"]),
        )
    )
    t.until(side="corp", option="use")
    t.corp("use", "The Basalt Spire")
    assert [t.name(e.card) for e in t.events("trash")] == ["Hedge Fund"]
    assert t.zone("Hedge Fund") == "HQ"


@pytest.mark.rule("nisei-1.4 5.2.4", "nisei-1.4 9.1.5b")
@pytest.mark.parametrize(("archives", "able"), [("PAD Campaign", True), ("Hedge Fund", False)])
def test_a_second_choice_is_worth_a_play_though_there_is_nothing_for_the_first(
    archives: str, able: bool
) -> None:
    """No resource is there to be trashed; a card from Archives may be installed all the same."""
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Trust Operation"], discard=[archives]),
            runner=Seat(tags=1),
        )
    )
    assert t.can("play", "Trust Operation") == able
    if able:
        t.corp("play", "Trust Operation")
        t.until(side="corp", kind="action")
        assert t.zone(archives) == "table"


@pytest.mark.rule("nisei-1.4 5.2.4")
@pytest.mark.parametrize(("program", "able"), [("Torch", False), ("Gordian Blade", True)])
def test_a_choice_within_a_choice_is_worth_nothing_where_there_is_no_card(program: str, able: bool) -> None:
    """Torch is too dear to be installed for 3 less, and so cannot be charged either."""
    t = Table(position(runner=Seat(credits=5, hand=["Rigging Up", program])))
    assert t.can("play", "Rigging Up") == able


@pytest.mark.rule("nisei-1.4 7.8.3", "nsg-26.03 9.2.10")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_the_card_being_accessed_is_told_from_its_copies_in_the_same_hand(copies: int) -> None:
    """Each offers its ability to the Runner: the one they look at is one way, all the others are another."""
    ability = Paid((Credits(0),), (Gain(1),), user="opponent", access=True, active_in=HQ)
    t = table(
        made("Gift", "asset", ability),
        corp=Seat(hand=[f"{copies}x Gift"]),
        runner=Seat(hand=["Diesel"], deck=["9x Diesel"]),
    )
    t.run("HQ")
    t.until(kind="mid-access")
    keep_all(t.game, "an access")
    uses = t.find("use", "Gift")
    assert len(uses) == min(2, copies)
    assert t.game.state.access is not None
    assert t.game.state.access.card in [option.card for option in uses]


@pytest.mark.rule("nisei-1.4 9.9.3", "nsg-26.03 9.10.4")
def test_what_lasted_for_a_turn_is_over_in_the_next_though_nobody_gains_a_click() -> None:
    """In a turn without clicks nothing happens before its first window."""
    t = table(
        made("Idle", "asset", static(Player("clicks", -9, "runner"))),
        made("Boost", "operation", play(Lasting(Modify("strength", 3, of=Is(ICE)), "turn"))),
        made("Key", "program", paid(Credits(0), Gain(1))),
        turn="corp",
        corp=Seat(credits=5, clicks=1, hand=["Boost"], deck=["9x Hedge Fund"]),
        runner=Seat(hand=["Diesel"], deck=["9x Diesel"], rig=["Key"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "remote 1": At(root=["Idle (rezzed)"])},
    )
    t.corp("play", "Boost")
    assert strength(t.game.state, t.card("Ice Wall")) == 4
    turn = t.game.state.turn
    while t.game.state.turn == turn:
        t.passes()
    assert t.clicks["runner"] == 0
    keep_all(t.game, "a turn without clicks")
    assert strength(t.game.state, t.card("Ice Wall")) == 1


@pytest.mark.rule("nsg-26.03 8.1.1", "nsg-26.03 8.5.16e")
@pytest.mark.parametrize("up", [True, False])
@pytest.mark.parametrize("said", ["by itself", "by another"])
def test_a_card_that_the_corp_installs_face_up_is_rezzed_and_active(up: bool, said: str) -> None:
    """Printed cards say so of agendas alone, which are neither."""
    own = (static(InstalledFaceUp()),) if up and said == "by itself" else ()
    t = table(
        made("Lamp", "asset", paid(Credits(0), Gain(1)), *own, cost=5),
        made("Open Plan", "asset", static(MayInstallFaceUp(Is(ASSET)))),
        turn="corp",
        corp=Seat(credits=0, hand=["Lamp"], deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=["Open Plan (rezzed)"])} if said == "by another" else {},
    )
    t.corp("install", "Lamp")
    if t.can("server"):
        t.corp("server", server="new")
    if said == "by another":
        t.corp("yes" if up else "no")
    assert t.game.state.is_active(t.card("Lamp")) == t.rezzed("Lamp") == up
    keep_all(t.game, "a card face up")
    assert not t.happened("rez")


@pytest.mark.rule("nisei-1.4 1.15.4", "nsg-26.03 1.16.4a")
def test_what_has_a_trash_cost_may_have_a_higher_one() -> None:
    """Whether a card has a trash cost does not hang on how high it is."""
    dear = made("Dear Bins", "asset", static(Modify("trash cost", 2, of=WithTrashCost())), trash=1)
    t = table(dear, servers={"remote 1": At(root=["Dear Bins (rezzed)"]), "remote 2": At(ice=["Ice Wall"])})
    assert trash_cost(t.game.state, t.card("Dear Bins")) == 3
    assert trash_cost(t.game.state, t.card("Ice Wall")) is None


@pytest.mark.rule("classic-1996 C16")
def test_a_classic_card_turned_face_down_is_inactive_and_breaks_no_law() -> None:
    """A hidden resource lies face down and is active; one that is turned down is not."""
    t = table(
        made("Shade", "operation", play(TurnDown(Is(PROGRAM)))),
        made("Tool", "program", paid(Credits(0), Gain(1))),
        rules="classic-1996",
        turn="corp",
        corp=Seat(credits=0, hand=["Shade"]),
        runner=Seat(rig=["Tool"]),
    )
    t.corp("play", "Shade")
    assert not t.game.state.is_active(t.card("Tool"))
    keep_all(t.game, "a card face down")


@pytest.mark.parametrize(
    ("named", "kinds"),
    [
        (ChooseType(("asset", "asset", "ice")), ["asset", "ice"]),
        (GiveSubtypes(Every(Is(ICE)), "turn", ("sentry", "sentry", "barrier")), ["sentry", "barrier"]),
    ],
)
def test_what_a_card_names_twice_is_chosen_once(named: Instruction, kinds: list[str]) -> None:
    t = table(
        made("Poll", "event", play(named, Gain(1))),
        runner=Seat(hand=["Poll"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"])},
    )
    t.runner("play", "Poll")
    assert [option.detail for option in t.decision.options] == kinds
    keep_all(t.game, "named twice")


LET = static(*(InEncounters(), WhilePaying()), condition=Tagged())
HANGING = (
    made("Mark", "asset", static(CountsAsTagged(), condition=DuringTurn("runner"))),
    made("Purse", "resource", static(Recurring(2), condition=Tagged())),
    made("Bank", "resource", LET, paid(Credits(0), Gain(2))),
    made("Dear", "hardware", cost=2),
)


@pytest.mark.rule("nisei-1.4 9.4.2", "nsg-26.03 9.4.2")
@pytest.mark.parametrize("turn", ["corp", "runner"])
def test_the_runner_counts_as_tagged_while_the_card_says_so(turn: Side) -> None:
    t = table(
        *HANGING,
        turn=turn,
        corp=Seat(credits=9),
        runner=Seat(rig=["Armitage Codebusting"]),
        servers={"remote 1": At(root=["Mark (rezzed)"])},
    )
    assert is_tagged(t.game.state) == (turn == "runner")
    assert not t.can("trash resource")


@pytest.mark.rule("nisei-1.4 9.4.2", "nsg-26.03 9.4.2")
@pytest.mark.parametrize("tags", [0, 1])
def test_recurring_credits_come_while_their_condition_is_met(tags: int) -> None:
    t = table(*HANGING, at="5.7.1a", runner=Seat(clicks=0, tags=tags, rig=["Purse"]))
    t.until(kind="action")
    assert t.counters("Purse", "credit") == 2 * tags


@pytest.mark.parametrize("tags", [0, 1])
def test_what_may_be_used_while_paying_or_in_an_encounter_may_hang_on_a_condition(tags: int) -> None:
    t = table(
        *HANGING,
        rules="classic-1996",
        runner=Seat(credits=0, tags=tags, hand=["Dear"], rig=["Bank"], deck=["9x Score!"]),
        servers={"HQ": At(ice=["Data Wall (rezzed)"])},
    )
    assert t.can("install", "Dear") == bool(tags)
    t.run("HQ")
    used = False
    while t.in_run():
        used |= t.game.state.encounter is not None and t.can("use", "Bank")
        t.choose(next(n for n, o in enumerate(t.decision.options) if o.kind in ("pass", "no")))
    assert used == bool(tags)
