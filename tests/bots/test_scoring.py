"""Scoring with upgrades that lower what an agenda needs: they count where the Corp can pay to rez them."""

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots import ThumbBot
from rulerunner.bots.search import reflex, reflex_corp
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.thumb import handler
from rulerunner.bots.thumb.table import Table as Sight
from rulerunner.view.records import OptionView
from tests.bots.test_thumb import choice, go_on
from tests.support.table import Table
from tools.agreeing import Sure


def beside_sansan(credits: int, agenda: str, *hand: str, clicks: int = 3) -> Game:
    """The Corp's turn; behind ice there lie an upgrade that costs 6 to rez, and perhaps an agenda."""
    return position(
        turn="corp",
        corp=Seat(credits=credits, clicks=clicks, hand=["Enigma", *hand], deck=["20x Hedge Fund"]),
        runner=Seat(credits=9, hand=["Diesel", "Diesel"], deck=["9x Diesel"]),
        servers={
            "HQ": At(ice=["Enigma"]),
            "R&D": At(ice=["Enigma"]),
            "remote 1": At(root=["SanSan City Grid", *([agenda] if agenda else [])], ice=["Tollbooth"]),
        },
    )


def quick_choice(game: Game) -> OptionView:
    """What the quick rules would choose now."""
    assert game.decision is not None
    chosen = reflex.choose(game.state, game.decision, Sure(), Looks(game.state))
    view = game.view("corp")
    assert view.decision is not None
    return view.decision.options[chosen]


def test_an_agenda_is_advanced_to_the_end_where_nothing_can_be_paid_to_make_it_easier() -> None:
    """With three clicks and three credits the third advancement scores; two would leave it lying there."""
    t = Table(beside_sansan(3, "Superconducting Hub"))
    go_on(t)
    assert t.zone("Superconducting Hub") == "corp score"


def test_an_agenda_with_counters_that_nothing_makes_easier_is_advanced_once_more() -> None:
    game = beside_sansan(1, "Breaking News (1 advancement)")
    assert choice(game).kind == "advance"
    assert quick_choice(game).kind == "advance"


def test_what_it_costs_to_make_an_agenda_easier_is_set_aside() -> None:
    """Install, advance twice and rez for 6: that takes 8 credits, and with 6 it is not planned."""

    def worth(credits: int) -> float:
        game = beside_sansan(credits, "", "AstroScript Pilot Program")
        table = Sight(game.view("corp"))
        values = dict(zip(table.decision.options, handler(table)(table), strict=True))
        return max(
            value
            for option, value in values.items()
            if option.kind == "install" and (face := table.face_of(option)) and face.name.startswith("Astro")
        )

    assert worth(6) < 20.0 < worth(8)
    for credits in (6, 8):
        game = beside_sansan(credits, "", "AstroScript Pilot Program")
        assert game.decision is not None
        values = reflex_corp.action_values(game.state, game.decision, Looks(game.state))
        assert (max(values) > 20.0) is (credits == 8)


def test_an_agenda_is_scored_in_a_turn_with_an_upgrade_that_is_paid_for() -> None:
    t = Table(beside_sansan(8, "", "AstroScript Pilot Program"))
    go_on(t)
    assert t.zone("AstroScript Pilot Program") == "corp score"


def test_money_for_a_score_is_not_spent_on_rezzing_what_pays_later() -> None:
    """Three credits and three clicks score the agenda next turn; with the campaign turned up two are left."""

    def rezzes(credits: int) -> list[bool]:
        game = position(
            turn="runner",
            corp=Seat(credits=credits, hand=["Enigma"], deck=["20x Hedge Fund"]),
            runner=Seat(credits=0, clicks=0, hand=["Diesel"], deck=["9x Diesel"]),
            servers={
                "remote 1": At(root=["Superconducting Hub"], ice=["Tollbooth"]),
                "remote 2": At(root=["PAD Campaign"]),
            },
        )
        while game.decision is not None and game.decision.side != "corp":
            game.choose(next(i for i, option in enumerate(game.decision.options) if option.kind == "pass"))
        return [choice(game).kind == "rez", quick_choice(game).kind == "rez"]

    assert rezzes(3) == [False, False]
    assert rezzes(5) == [True, True]


@pytest.mark.usefixtures("untaught")
def test_a_card_that_brings_cards_as_it_is_rezzed_is_installed_and_rezzed_at_once() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=2, hand=["Spin Doctor"], deck=["20x Enigma"]),
            runner=Seat(credits=9, hand=["Diesel"], deck=["9x Diesel"]),
            servers={"HQ": At(ice=["Enigma"]), "R&D": At(ice=["Enigma"])},
        )
    )
    assert choice(t.game).kind == quick_choice(t.game).kind == "install"
    while t.decision.kind != "paid":
        t.choose(ThumbBot().choose(t.game.view("corp")))
    assert choice(t.game).kind == quick_choice(t.game).kind == "rez"


@pytest.mark.parametrize("tags", [0, 2])
def test_a_card_that_places_counters_counts_when_it_can_be_played(tags: int) -> None:
    """Shipment from Vladisibirsk needs two tags; its counters score an agenda just installed."""
    t = Table(
        position(
            turn="corp",
            corp=Seat(
                credits=9, hand=["Offworld Office", "Shipment from Vladisibirsk"], deck=["20x Hedge Fund"]
            ),
            runner=Seat(credits=9, tags=tags, hand=["5x Diesel"], deck=["9x Diesel"]),
            servers={"HQ": At(ice=["Enigma"]), "R&D": At(ice=["Enigma"])},
        )
    )
    quick = quick_choice(t.game).kind
    go_on(t)
    assert (t.zone("Offworld Office") == "corp score") is (tags == 2)
    assert quick == "install" or not tags


@pytest.mark.parametrize("who", ["quick", "thumb"])
def test_counters_of_two_scored_agendas_are_placed_together(who: str) -> None:
    """Two AstroScripts lie in the score area: what lacks two counters is scored without a click."""
    game = position(
        turn="corp",
        corp=Seat(
            credits=0,
            clicks=1,
            hand=["Enigma"],
            deck=["20x Hedge Fund"],
            score=["2x AstroScript Pilot Program (1 agenda)"],
        ),
        runner=Seat(credits=9, hand=["Diesel", "Diesel"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=["Priority Requisition (3 advancement)"], ice=["Tollbooth"])},
    )
    t, bot = Table(game), ThumbBot(1)
    while game.decision is not None and game.state.active == "corp":
        if who == "quick":
            game.choose(reflex.choose(game.state, game.decision, Sure(), Looks(game.state)))
        else:
            game.choose(bot.choose(game.view("corp")))
    assert t.zone("Priority Requisition") == "corp score"


def counted_on(game: Game) -> tuple[bool, bool]:
    """Whether a score in this turn is planned, by the quick rules and by rules of thumb."""
    assert game.decision is not None
    quick = reflex_corp.action_values(game.state, game.decision, Looks(game.state))
    table = Sight(game.view("corp"))
    return max(quick) > 20.0, max(handler(table)(table)) > 20.0


@pytest.mark.parametrize(
    ("card", "clicks", "agenda", "planned"),
    [
        ("Priority Construction", 3, "Obokata Protocol (1 advancement)", False),
        ("Mushin No Shin", 3, "Obokata Protocol (1 advancement)", False),
        ("Dedication Ceremony", 3, "Obokata Protocol (1 advancement)", False),
        ("Touch-ups", 1, "Priority Requisition (3 advancement)", False),
        ("Touch-ups", 2, "Priority Requisition (3 advancement)", True),
    ],
)
def test_counters_count_where_they_reach_the_agenda(
    card: str, clicks: int, agenda: str, planned: bool
) -> None:
    """Some cards install what they advance, some advance only what lies face up, or what may not be scored
    this turn; and some take two clicks."""
    game = position(
        rules="nsg-26.03",
        turn="corp",
        corp=Seat(credits=9, clicks=clicks, hand=[card, "Enigma", "Snare!"], deck=["20x Hedge Fund"]),
        runner=Seat(credits=9, hand=["Diesel", "Diesel"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=[agenda], ice=["Tollbooth"])},
    )
    assert counted_on(game) == (planned, planned)


def test_what_an_agenda_needs_by_its_own_text_counts_in_the_hand_as_well() -> None:
    """Freedom of Information needs one less for each tag."""

    def planned(tags: int) -> tuple[bool, bool]:
        return counted_on(
            position(
                rules="nsg-26.03",
                turn="corp",
                corp=Seat(credits=9, clicks=3, hand=["Freedom of Information"], deck=["20x Hedge Fund"]),
                runner=Seat(credits=9, tags=tags, hand=["Diesel", "Diesel"], deck=["9x Diesel"]),
                servers={"remote 1": At(ice=["Tollbooth"])},
            )
        )

    assert planned(0) == (False, False)
    assert planned(2) == (True, True)
