"""Plans: one choice, made of ordinary decisions, followed while all goes as planned."""

from rulerunner import At, Seat, position
from rulerunner.game import Game
from rulerunner.lang.words import CORP, RUNNER
from rulerunner.session import WHEN_ABLE, WHEN_IT_MATTERS, Match, Plan
from rulerunner.session.rehearsing import spent
from rulerunner.state.decision import PASS
from rulerunner.view import View


class Passing:
    """A Corp, or a Runner, that lets everything go by."""

    name = "passing"

    def choose(self, view: View) -> int:
        assert view.decision is not None
        kinds = [option.kind for option in view.decision.options]
        return next((kinds.index(kind) for kind in ("pass", "no", "done", "gain credit") if kind in kinds), 0)


def encounter(
    rules: str = "nsg-26.03", ice: str = "Tollbooth", rig: tuple[str, ...] = ("Gordian Blade",)
) -> Match:
    """The Runner meets ice on HQ."""
    game = position(
        rules=rules,
        turn="runner",
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["3x Hedge Fund"]),
        runner=Seat(credits=20, rig=list(rig), deck=["3x Sure Gamble"]),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    return run_hq(game)


def run_hq(game: Game) -> Match:
    match = Match(game, corp=Passing())
    match.ask(RUNNER, WHEN_IT_MATTERS)
    match.choose(next(o for o in match.decision.options if o.kind == "run") if match.decision else 0)
    match.choose(0)
    return match


def named(match: Match, text: str) -> Plan:
    found = [plan for plan in match.plans() if text in plan.words.text]
    assert found, [plan.words.text for plan in match.plans()]
    return found[0]


def follow(match: Match, text: str) -> None:
    match.follow(named(match, text))
    match.pump()


def test_all_of_an_ice_is_broken_with_one_choice_at_the_whole_price() -> None:
    match = encounter(ice="Enigma")
    assert match.decision is not None
    plan = named(match, "break all")
    assert plan.words.text.startswith("Gordian Blade: break all (")
    before = match.state
    at = match.at
    match.follow(plan)
    match.pump()
    assert spent(before, match.state, RUNNER) == plan.words.credits
    assert match.state.run is None or match.state.encounter is None or len(match.state.encounter.broken) == 2
    assert match.at > at + 2  # ordinary decisions, each of them


def test_a_plan_is_taken_back_as_one() -> None:
    match = encounter(ice="Enigma")
    at, before = match.at, match.state
    follow(match, "break all")
    assert match.at > at
    assert match.undo() == 1
    assert (match.at, match.state) == (at, before)


def test_some_of_the_subroutines_can_be_broken_with_one_choice_too() -> None:
    match = encounter(ice="Enigma")
    plan = named(match, "break 1 of 2")
    match.follow(plan)
    broken: set[int] = set()
    while match.state.encounter is not None and match.move():
        if match.state.encounter is not None:
            broken = set(match.state.encounter.broken)
    assert broken == {1}  # the one that ends the run


def test_an_icebreaker_that_cannot_help_has_no_plan() -> None:
    match = encounter(ice="Enigma", rig=("Corroder",))
    assert not [plan for plan in match.plans() if plan.kind == "break"]


def test_in_the_classic_game_a_plan_goes_through_the_steps_of_the_chart() -> None:
    game = position(
        rules="classic-1996",
        turn="runner",
        corp=Seat(credits=9, hand=["Accounts Receivable"], deck=["3x Accounts Receivable"]),
        runner=Seat(credits=20, rig=["Codecracker"], deck=["3x Score!"]),
        servers={"HQ": At(ice=["Quandary (rezzed)"])},
    )
    match = run_hq(game)
    follow(match, "break all")
    assert match.state.encounter is None


def test_an_agenda_is_advanced_and_scored_with_one_choice() -> None:
    game = position(
        turn="corp",
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["3x Hedge Fund"]),
        runner=Seat(deck=["3x Sure Gamble"]),
        servers={"remote 1": At(root=["Hostile Takeover"])},
    )
    match = Match(game, runner=Passing())
    match.ask(CORP, WHEN_IT_MATTERS)
    match.pump()
    plan = named(match, "then score it")
    match.follow(plan)
    match.pump()
    assert match.state.zones["corp score"]
    assert match.undo() == 1
    assert not match.state.zones["corp score"]


def test_an_agenda_is_scored_with_the_last_click_of_the_turn() -> None:
    game = position(
        rules="nsg-26.03",
        turn="corp",
        corp=Seat(credits=9, deck=["3x Hedge Fund"]),
        runner=Seat(deck=["3x Sure Gamble"]),
        servers={"remote 1": At(root=["Offworld Office (1 advancement)"])},
    )
    match = Match(game, runner=Passing())
    match.ask(CORP, WHEN_IT_MATTERS)
    match.pump()
    plan = named(match, "three times, then score it (3 credits)")
    match.follow(plan)
    while not match.state.zones["corp score"] and match.move():
        pass
    assert match.state.zones["corp score"]


def test_every_click_can_be_spent_for_credits_at_once() -> None:
    game = position(
        turn="runner", corp=Seat(deck=["3x Hedge Fund"]), runner=Seat(credits=0, deck=["3x Diesel"])
    )
    match = Match(game, corp=Passing())
    plan = named(match, "Gain 4 credits")
    match.follow(plan)
    while match.state.active == RUNNER and match.state.players[RUNNER].clicks and match.move():
        pass
    assert match.state.players[RUNNER].credits == 4


class Rezzing(Passing):
    """A Corp that rezzes what it can."""

    def choose(self, view: View) -> int:
        assert view.decision is not None
        kinds = [option.kind for option in view.decision.options]
        return kinds.index("rez") if "rez" in kinds else super().choose(view)


def test_a_plan_stops_the_moment_anything_unexpected_happens() -> None:
    game = position(
        turn="runner",
        corp=Seat(credits=9, deck=["3x Hedge Fund"]),
        runner=Seat(credits=0, deck=["3x Diesel"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    match = Match(game, corp=Rezzing())
    match.ask(RUNNER, WHEN_ABLE)
    follow(match, "Gain 4 credits")
    assert match.state.players[RUNNER].credits == 1
    assert match.decision is not None
    assert match.decision.kind == "action"


def test_what_was_passed_for_a_player_can_still_be_done_before_the_action() -> None:
    game = position(
        turn="corp",
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["3x Hedge Fund"]),
        runner=Seat(deck=["3x Sure Gamble"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    match = Match(game, runner=Passing())
    match.ask(CORP, WHEN_IT_MATTERS)
    match.choose(next(o for o in match.decision.options if o.kind == "gain credit") if match.decision else 0)
    assert match.decision is not None
    assert match.decision.kind == "action"
    follow(match, "Rez PAD Campaign")
    assert any(card.face.name == "PAD Campaign" and card.faceup for card in match.state.cards)
    assert match.decision.kind == "action"


def test_making_ready_to_break_is_not_worth_while_with_nothing_to_break() -> None:
    game = position(
        rules="nsg-26.03",
        turn="runner",
        corp=Seat(deck=["3x Hedge Fund"]),
        runner=Seat(credits=9, rig=["Carmen", "Smartware Distributor (3 credit)"], deck=["9x Sure Gamble"]),
    )
    match = Match(game, corp=Passing())
    match.ask(RUNNER, WHEN_IT_MATTERS)
    match.choose(next(o for o in match.decision.options if o.kind == "draw") if match.decision else 0)
    assert not named(match, "Use Carmen").whole


def test_what_is_installed_to_be_used_costs_its_clicks_and_credits_and_not_itself() -> None:
    game = position(
        rules="nsg-26.03",
        turn="runner",
        corp=Seat(deck=["3x Hedge Fund"]),
        runner=Seat(credits=9, hand=["Telework Contract"], deck=["3x Sure Gamble"]),
    )
    match = Match(game, corp=Passing())
    assert named(match, "Install").words.text == "Install Telework Contract and use it (2 clicks, 1 credit)"


def test_chance_is_not_rehearsed() -> None:
    match = encounter(ice="Enigma")
    before = match.state.rng
    match.plans()
    assert match.state.rng == before
    assert PASS in match.decision.options if match.decision is not None else False


def test_plans_for_two_agendas_of_one_name_say_which_is_meant() -> None:
    game = position(
        rules="nsg-26.03",
        turn="corp",
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["3x Hedge Fund"]),
        runner=Seat(credits=5, deck=["3x Sure Gamble"]),
        servers={
            "remote 1": At(root=["Offworld Office (2 advancement)"]),
            "remote 2": At(root=["Offworld Office (1 advancement)"]),
        },
    )
    match = Match(game, runner=Passing())
    match.pump()
    texts = [plan.words.text for plan in match.plans() if plan.kind == "score"]
    assert texts == [
        "Advance Offworld Office in Server 1 twice, then score it (2 credits)",
        "Advance Offworld Office in Server 2 three times, then score it (3 credits)",
    ]


def test_plans_for_two_breakers_of_one_name_say_which_is_meant() -> None:
    match = encounter(ice="Enigma", rig=("Gordian Blade", "Gordian Blade"))
    texts = [plan.words.text for plan in match.plans() if plan.whole]
    assert len(texts) == len(set(texts)) == 2
    assert all("of 2): break all" in text for text in texts)
