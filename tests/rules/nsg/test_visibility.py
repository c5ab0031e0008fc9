"""26.03, 1.21 and 4: who may see which cards, where they lie."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import UNREZZED, In, Is
from rulerunner.lang.instructions import Choose, Expose, Gain, LookAtTop, May, Reveal
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import paid, play, when
from rulerunner.lang.words import HQ, RND
from rulerunner.view import View, view
from rulerunner.view.records import CardView
from tests.support.faces import made, table
from tests.support.table import Table


def sees(t: Table, side: str) -> View:
    return view(t.game.state, side, t.game.decision)


def names(cards: tuple[CardView, ...]) -> list[str]:
    return [card.name for card in cards]


@pytest.mark.rule(
    "nsg-26.03 4.1.5",
    "nsg-26.03 4.1.6",
    "nsg-26.03 4.2.2",
    "nsg-26.03 4.2.4",
    "nsg-26.03 4.3.2",
    "nsg-26.03 4.3.4",
    "nsg-26.03 1.21.1a",
)
def test_a_hand_is_its_players_own_and_a_deck_is_nobodys_to_look_at() -> None:
    t = table(
        corp=Seat(hand=["Ice Wall", "Hedge Fund"], deck=["3x Enigma"]),
        runner=Seat(hand=["Corroder"], deck=["2x Sure Gamble"]),
    )
    corp, runner = sees(t, "corp"), sees(t, "runner")
    assert sorted(names(corp.hand)) == ["Hedge Fund", "Ice Wall"]
    assert names(runner.hand) == ["Corroder"]
    assert (runner.corp.hand, runner.corp.deck, corp.runner.hand, corp.runner.deck) == (2, 3, 1, 2)
    assert "Corroder" not in corp.to_json()
    assert "Ice Wall" not in runner.to_json()
    for seen in (corp, runner):
        assert "Enigma" not in seen.to_json()
        assert "Sure Gamble" not in seen.to_json()


@pytest.mark.rule(
    "nsg-26.03 4.1.4", "nsg-26.03 4.4.3", "nsg-26.03 4.4.7b", "nsg-26.03 4.5.2", "nsg-26.03 4.9.6"
)
def test_what_lies_face_up_in_a_public_zone_is_open_to_both() -> None:
    t = table(
        corp=Seat(credits=9, score=["Nisei MK II", "Hostile Takeover"]),
        runner=Seat(discard=["Diesel", "Mimic"], score=["Breaking News"]),
        servers={"HQ": At(ice=["Archer"])},
    )
    t.run("HQ")
    t.until(side="corp", rule="6.9.2b")
    t.corp("rez", "Archer")
    t.corp("card", "Hostile Takeover")
    for side in ("corp", "runner"):
        seen = sees(t, side)
        assert sorted(names(seen.heap)) == ["Diesel", "Mimic"]
        assert names(seen.corp_score) == ["Nisei MK II"]
        assert names(seen.runner_score) == ["Breaking News"]
        assert names(seen.removed) == ["Hostile Takeover"]


@pytest.mark.rule("nsg-26.03 4.4.6b", "nsg-26.03 4.4.6c", "nsg-26.03 1.21.2a", "nsg-26.03 4.1.4")
def test_cards_the_runner_did_not_see_lie_face_down_in_archives() -> None:
    t = table(
        turn="corp",
        corp=Seat(credits=9, clicks=1, hand=["Hedge Fund", "6x Enigma"], deck=["9x Ice Wall"]),
    )
    t.corp("play", "Hedge Fund")
    t.until(rule="5.7.1f")
    assert sorted(names(sees(t, "runner").archives)) == ["", "Hedge Fund"]
    assert sorted(names(sees(t, "corp").archives)) == ["Enigma", "Hedge Fund"]


@pytest.mark.rule("nsg-26.03 4.6.2", "nsg-26.03 4.6.3", "nsg-26.03 1.21.1", "nsg-26.03 1.21.2a")
def test_where_a_card_lies_is_open_and_what_it_is_only_if_it_is_face_up() -> None:
    t = table(
        servers={"HQ": At(ice=["Ice Wall", "Enigma (rezzed)"]), "remote 1": At(root=["PAD Campaign"])},
    )
    runner, corp = sees(t, "runner"), sees(t, "corp")
    assert names(runner.servers[0].ice) == ["", "Enigma"]
    assert names(runner.servers[3].root) == [""]
    assert names(corp.servers[0].ice) == ["Ice Wall", "Enigma"]
    assert names(corp.servers[3].root) == ["PAD Campaign"]


@pytest.mark.rule("nsg-26.03 4.6.6f")
def test_the_root_of_a_remote_does_not_tell_what_kind_of_card_is_in_it() -> None:
    kinds = [["PAD Campaign"], ["Hostile Takeover"], ["Crisium Grid"]]
    seen = [sees(table(servers={"remote 1": At(root=root)}), "runner").to_json() for root in kinds]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("nsg-26.03 1.21.2", "nsg-26.03 1.21.6")
def test_cards_looked_at_are_seen_by_the_one_who_looks_until_the_ability_is_over() -> None:
    peek = made("Peek", "event", play(LookAtTop(RND, 2), May((Gain(1),))))
    t = table(peek, corp=Seat(deck=["Enigma", "Ice Wall", "Hunter"]), runner=Seat(hand=["Peek"]))
    t.runner("play", "Peek")
    assert t.decision.about == "may"
    assert names(sees(t, "runner").shown) == ["Enigma", "Ice Wall"]
    assert sees(t, "corp").shown == ()
    t.runner("yes")
    assert sees(t, "runner").shown == ()


@pytest.mark.rule("nsg-26.03 1.21.3", "nsg-26.03 1.21.6")
def test_a_revealed_card_is_shown_to_both_and_goes_back_to_what_it_was() -> None:
    show = made("Show", "event", play(Choose(In(HQ)), Reveal(CHOSEN), May((Gain(1),))))
    t = table(show, corp=Seat(hand=["Enigma"]), runner=Seat(hand=["Show"]))
    t.runner("play", "Show")
    while t.decision.about != "may":
        t.passes()
    assert names(sees(t, "runner").shown) == ["Enigma"]
    t.runner("no")
    assert "Enigma" not in sees(t, "runner").to_json()
    assert t.zone("Enigma") == "HQ"


@pytest.mark.rule("nsg-26.03 1.21.3a", "nsg-26.03 1.21.4")
def test_an_exposed_card_is_revealed_and_stays_face_down() -> None:
    spot = made("Spot", "resource", paid(Clicks(), Choose(UNREZZED), Expose(CHOSEN)))
    t = table(
        spot,
        runner=Seat(rig=["Spot"]),
        servers={"remote 1": At(root=["PAD Campaign"]), "HQ": At(ice=["Enigma (rezzed)"])},
    )
    t.runner("use", "Spot")
    t.until(rule="5.7.1f")
    assert t.happened("expose", "PAD Campaign")
    assert not t.rezzed("PAD Campaign")
    assert not t.game.state.is_active(t.card("PAD Campaign"))
    assert not t.happened("rez")


@pytest.mark.rule("nsg-26.03 1.21.4")
@pytest.mark.parametrize("where", ["rezzed", "HQ"])
def test_only_an_installed_unrezzed_card_can_be_exposed(where: str) -> None:
    spot = made("Spot", "resource", paid(Clicks(), Choose(In(HQ) | In("table")), Expose(CHOSEN)))
    root = ["PAD Campaign (rezzed)"] if where == "rezzed" else []
    t = table(
        spot,
        corp=Seat(hand=["PAD Campaign"] if where == "HQ" else []),
        runner=Seat(rig=["Spot"]),
        servers={"remote 1": At(root=root)} if root else {},
    )
    t.runner("use", "Spot")
    if t.can("card", "PAD Campaign"):
        t.runner("card", "PAD Campaign")
    t.until(rule="5.7.1f")
    assert not t.happened("expose", "PAD Campaign")


@pytest.mark.rule("nsg-26.03 1.21.7", "nsg-26.03 7.1.2")
@pytest.mark.parametrize(("card", "known"), [("Snare!", "Snare!"), ("PAD Campaign", "")])
def test_the_corp_does_not_see_what_is_accessed_in_rnd_unless_it_must_be_revealed(
    card: str, known: str
) -> None:
    t = table(corp=Seat(credits=9, deck=[card, "Enigma"]), runner=Seat(credits=9, hand=["4x Corroder"]))
    t.run("R&D")
    while sees(t, "runner").accessing is None:
        t.passes()
    mine, theirs = sees(t, "runner").accessing, sees(t, "corp").accessing
    assert mine is not None
    assert theirs is not None
    assert (mine.name, theirs.name) == (card, known)


@pytest.mark.rule("nsg-26.03 7.1.2")
def test_both_players_see_a_card_accessed_elsewhere() -> None:
    t = table(corp=Seat(hand=["PAD Campaign"]), runner=Seat(credits=9))
    t.run("HQ")
    t.until(kind="mid-access")
    for side in ("corp", "runner"):
        accessing = sees(t, side).accessing
        assert accessing is not None
        assert accessing.name == "PAD Campaign"


@pytest.mark.rule("nsg-26.03 1.21.5")
def test_looking_revealing_exposing_and_accessing_are_not_the_same() -> None:
    """Four abilities wait, one for each; only the one that is meant resolves."""
    kinds = ("look", "reveal", "expose", "access")
    bells = [made(f"Bell {n}", "resource", when(Trigger(kind), Gain(10**n))) for n, kind in enumerate(kinds)]
    acts = {
        "look": made("look", "event", play(LookAtTop(RND, 1))),
        "reveal": made("reveal", "event", play(Choose(In("table") & Is("asset")), Reveal(CHOSEN))),
        "expose": made("expose", "event", play(Choose(UNREZZED), Expose(CHOSEN))),
    }
    for n, kind in enumerate(kinds):
        t = table(
            *bells,
            *acts.values(),
            corp=Seat(credits=0, deck=["Enigma"]),
            runner=Seat(credits=0, rig=[bell.name for bell in bells], hand=list(acts)),
            servers={"remote 1": At(root=["PAD Campaign"])},
        )
        if kind == "access":
            t.run("remote 1")
        else:
            t.runner("play", kind)
        t.until(rule="5.7.1f")
        assert t.credits["runner"] == 10**n
