"""What a seat may see of the table, of a run, of an access, of a trace, of a decision."""

import json

import pytest

from rulerunner import At, Seat, position
from rulerunner.state.frames import TraceFrame
from rulerunner.view import View, transcript, view
from rulerunner.view.records import CardView
from rulerunner.view.view import UnknownSeat
from tests.support.table import Table


def sees(t: Table, side: str) -> View:
    return view(t.game.state, side, t.game.decision)


def names(cards: tuple[CardView, ...]) -> list[str]:
    return [card.name for card in cards]


@pytest.mark.rule("nsg-26.03 10.2.2a", "nsg-26.03 10.2.3a")
def test_each_player_sees_their_own_hand_and_counts_the_other() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Ice Wall", "Hedge Fund"], deck=["3x Enigma"]),
            runner=Seat(hand=["Corroder"], deck=["2x Sure Gamble"]),
        )
    )
    corp, runner = sees(t, "corp"), sees(t, "runner")
    assert names(corp.hand) == ["Ice Wall", "Hedge Fund"]
    assert names(runner.hand) == ["Corroder"]
    assert (runner.corp.hand, runner.corp.deck) == (2, 3)
    assert (corp.runner.hand, corp.runner.deck) == (1, 2)
    assert "Enigma" not in corp.to_json() + runner.to_json()


def test_a_card_being_installed_and_one_installed_are_face_down_to_the_runner() -> None:
    t = Table(
        position(turn="corp", corp=Seat(hand=["Crisium Grid", "Ice Wall"], deck=["3x Enigma"]), runner=Seat())
    )
    t.corp("install", "Crisium Grid")
    (card,) = sees(t, "runner").play
    assert (card.name, card.id, card.handle) == ("", None, "play 0")
    assert sees(t, "corp").play[0].name == "Crisium Grid"
    t.corp("server", server="new")
    remote = sees(t, "runner").servers[3]
    assert remote.name == "Server 1"
    assert remote.root[0] == CardView("server 3 root 0", "corp", zone="table", server=3, part="root")
    assert sees(t, "corp").servers[3].root[0].name == "Crisium Grid"
    assert "Crisium Grid" not in sees(t, "runner").to_json()


def test_ice_is_listed_from_the_outermost_inward() -> None:
    t = Table(position(servers={"HQ": At(ice=["Enigma (rezzed)", "Ice Wall", "Hunter (rezzed)"])}))
    ice = sees(t, "runner").servers[0].ice
    assert names(ice) == ["Enigma", "", "Hunter"]
    assert [card.handle for card in ice] == ["server 0 ice 0", "server 0 ice 1", "server 0 ice 2"]
    assert ice[0].strength == 2
    assert ice[1].strength is None


def test_a_card_that_was_accessed_where_it_lies_stays_known() -> None:
    t = Table(position(corp=Seat(credits=0), servers={"remote 1": At(root=["PAD Campaign"])}))
    assert "PAD Campaign" not in sees(t, "runner").to_json()
    t.runner("run")
    t.runner("server", server="remote 1")
    t.until(side="runner", kind="mid-access")
    accessing = sees(t, "runner").accessing
    assert accessing is not None
    assert accessing.name == "PAD Campaign"
    t.finish_run()
    assert names(sees(t, "runner").servers[3].root) == ["PAD Campaign"]


@pytest.mark.rule("nisei-1.4 7.2.2")
def test_the_corp_does_not_see_which_card_of_rd_is_accessed() -> None:
    t = Table(position(corp=Seat(deck=["PAD Campaign", "Enigma"]), runner=Seat(credits=9)))
    t.runner("run")
    t.runner("server", server="R&D")
    t.until(side="runner", kind="mid-access")
    mine, theirs = sees(t, "runner").accessing, sees(t, "corp").accessing
    assert mine is not None
    assert theirs is not None
    assert (mine.handle, mine.name) == ("accessed 0", "PAD Campaign")
    assert (theirs.handle, theirs.name, theirs.id) == ("accessed 0", "", None)
    assert "PAD Campaign" not in sees(t, "corp").to_json()


def test_the_corp_sees_which_card_of_hq_is_accessed() -> None:
    t = Table(position(corp=Seat(hand=["PAD Campaign"]), runner=Seat(credits=9)))
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="runner", kind="mid-access")
    theirs = sees(t, "corp").accessing
    assert theirs is not None
    assert (theirs.handle, theirs.name) == ("HQ 0", "PAD Campaign")


def test_the_corp_sees_a_card_of_rd_that_reveals_itself_as_it_is_accessed() -> None:
    t = Table(
        position(
            corp=Seat(credits=9, deck=["Snare!", "Enigma"]), runner=Seat(credits=9, hand=["4x Corroder"])
        )
    )
    t.runner("run")
    t.runner("server", server="R&D")
    t.until(side="corp", kind="yes or no")
    theirs = sees(t, "corp").accessing
    assert theirs is not None
    assert theirs.name == "Snare!"


def test_a_card_seen_in_hq_is_not_recognised_when_it_is_installed() -> None:
    t = Table(
        position(
            rules="classic-1996",
            corp=Seat(hand=["Hunter"], deck=["9x Data Wall"]),
            runner=Seat(deck=["5x Technician Lover"]),
        )
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.finish_run()
    t.until(side="corp", kind="action")
    t.corp("install", "Hunter")
    assert "Hunter" not in sees(t, "runner").to_json()
    t.corp("server", server="R&D")
    assert "Hunter" not in sees(t, "runner").to_json()


def test_cards_looked_at_are_told_to_the_one_who_looks() -> None:
    t = Table(
        position(
            rules="classic-1996",
            corp=Seat(deck=["Hunter", "9x Data Wall"]),
            runner=Seat(rig=["Technician Lover"], deck=["5x Technician Lover"]),
        )
    )
    t.runner("use", "Technician Lover")
    told = [line.text for line in transcript(t.game.state, "runner")]
    assert "The Runner looks at the top of R&D: Hunter." in told
    assert "Hunter" not in " ".join(line.text for line in transcript(t.game.state, "corp"))
    assert "Hunter" not in sees(t, "corp").to_json()


def test_a_player_who_searches_their_deck_sees_what_is_there() -> None:
    t = Table(
        position(
            runner=Seat(
                credits=9, rig=["Self-modifying Code"], deck=["Sure Gamble", "Corroder", "Gordian Blade"]
            )
        )
    )
    assert "Corroder" not in sees(t, "runner").to_json()
    t.runner("run")
    t.runner("server", server="Archives")
    t.until(side="runner", option="use")
    t.runner("use", "Self-modifying Code")
    decision = sees(t, "runner").decision
    assert decision is not None
    assert [option.card for option in decision.options[:2]] == ["stack: Corroder", "stack: Gordian Blade"]
    assert "Corroder" not in sees(t, "corp").to_json()


@pytest.mark.rule("nsg-26.03 10.2.2a", "nsg-26.03 10.2.3a")
def test_face_down_archives_are_hidden_from_the_runner() -> None:
    t = Table(position(corp=Seat(discard=["Archer", "Hedge Fund (faceup)"])))
    assert names(sees(t, "runner").archives) == ["", "Hedge Fund"]
    assert names(sees(t, "corp").archives) == ["Archer", "Hedge Fund"]


def test_only_the_player_who_decides_sees_the_decision() -> None:
    t = Table(position(turn="corp", corp=Seat(hand=["Ice Wall"], deck=["3x Enigma"]), runner=Seat()))
    mine, theirs = sees(t, "corp"), sees(t, "runner")
    assert mine.decision is not None
    assert [option.kind for option in mine.decision.options] == [o.kind for o in t.decision.options]
    assert theirs.decision is None
    assert mine.deciding == theirs.deciding == "corp"
    assert theirs.step is not None
    assert (theirs.step.rule, theirs.step.phase) == ("5.6.2b", "Action phase")


def test_an_option_points_at_a_hidden_card_by_its_place() -> None:
    t = Table(position(servers={"R&D": At(root=["Crisium Grid"])}, corp=Seat(deck=["2x Enigma"])))
    t.runner("run")
    t.runner("server", server="R&D")
    t.until(side="runner", option="access")
    decision = sees(t, "runner").decision
    assert decision is not None
    assert decision.options[0].card == "server 1 root 0"
    assert decision.options[0].id is None
    assert "Crisium" not in sees(t, "runner").to_json()


def test_a_run_and_an_encounter_are_shown_with_the_subroutines() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(credits=9, rig=["Gordian Blade"]),
            servers={"HQ": At(ice=["Enigma (rezzed)", "Ice Wall"])},
        )
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="runner", rule="6.9.3b")
    seen = sees(t, "corp")
    assert seen.run is not None
    assert (seen.run.name, seen.run.position) == ("HQ", 0)
    assert seen.encounter is not None
    assert seen.encounter.ice.handle == "server 0 ice 0"
    assert [sub.text for sub in seen.encounter.subroutines][1] == "end the run"
    assert not any(sub.broken for sub in seen.encounter.subroutines)
    assert [place.structure for place in seen.stack if place.structure] == ["runner-turn", "run"]


def test_cards_are_shown_on_their_hosts() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, hand=["Botulus"]),
            servers={"HQ": At(ice=["Ice Wall"])},
            corp=Seat(credits=0),
        )
    )
    t.runner("install", "Botulus")
    ice = sees(t, "runner").servers[0].ice[0]
    assert ice.name == ""
    assert names(ice.hosted) == ["Botulus"]
    assert ice.hosted[0].handle == "server 0 ice 0 hosted 0"
    assert sees(t, "runner").rig == ()


def test_a_secret_bid_is_not_seen_before_both_are_made() -> None:
    """The Runner receives the same whatever the Corp bids, until the bids are revealed."""
    t = Table(
        position(
            rules="classic-1996",
            corp=Seat(credits=9, deck=["5x Data Wall"]),
            runner=Seat(credits=9, rig=["Back Door to Hilliard"], deck=["5x Technician Lover"]),
            servers={"HQ": At(ice=["Fetch 4.0.1 (rezzed)"])},
        )
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="corp", kind="choose number")
    received: list[list[str]] = [[], []]
    for bid, texts in zip((0, 3), received, strict=True):
        other = Table(t.game.clone())
        other.corp("number", number=bid)
        assert any(isinstance(frame, TraceFrame) and frame.bid == bid for frame in other.game.state.stack)
        texts.append(sees(other, "runner").to_json())
        other.runner("card", "Back Door to Hilliard")
        assert other.decision.about == "link"
        texts.append(sees(other, "runner").to_json())
        texts += [line.text for line in transcript(other.game.state, "runner")]
        other.runner("number", number=0)
        told = [line.text for line in transcript(other.game.state, "runner")]
        assert f"The bids are revealed: the Corp bid {bid}." in told
    assert received[0] == received[1]


def test_a_view_is_plain_json() -> None:
    t = Table(position(servers={"HQ": At(ice=["Enigma (rezzed)"])}))
    seen = sees(t, "runner")
    assert json.loads(seen.to_json()) == seen.to_data()


def test_there_are_two_seats() -> None:
    t = Table(position())
    with pytest.raises(UnknownSeat, match="corp or runner"):
        view(t.game.state, "spectator")
