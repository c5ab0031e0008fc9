"""Naming a card over the wire: the options are a list that is asked for once."""

from rulerunner import Seat, position
from rulerunner.lang.titles import names_of
from tests.support.table import Table


def test_a_view_as_data_leaves_out_what_is_always_the_same() -> None:
    corp = Seat(clicks=3, hand=["Targeted Marketing"], deck=["9x Hedge Fund"])
    t = Table(position(turn="corp", corp=corp))
    usual = t.game.view("corp").to_data()
    assert "names" not in usual["decision"]
    t.corp("play", "Targeted Marketing")
    view = t.game.view("corp")
    data = view.to_data()
    assert view.decision is not None
    assert [option.text for option in view.decision.options] == list(names_of("modern"))
    assert data["decision"]["names"] == "modern"
    assert data["decision"]["options"] == []
    assert len(view.to_json()) < 20_000
