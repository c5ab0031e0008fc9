"""The Corp's cards of 1996 to the last word: who is asked and about what, viruses and dice."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic, rolled
from tests.support.classic_corp import DECK, HAND, corp_turn, in_zone, scored
from tests.support.classic_runner import CORP, offered, runner_turn, succeeds, to_action
from tests.support.table import Table

# --- who and what -----------------------------------------------------------------------------------------


@pytest.mark.card("Corporate Shuffle")
def test_the_corp_shuffles_its_own_deck() -> None:
    t = corp_turn(corp=Seat(credits=9, hand=["Corporate Shuffle", "Mazer"], deck=DECK))
    t.corp("play", "Corporate Shuffle")
    t.corp("card", "Mazer")
    assert [change.side for change in t.events("shuffle")] == ["corp"]


@pytest.mark.card("Schlaghund")
def test_the_corp_lets_its_dog_loose() -> None:
    def loose(seed: int) -> Table:
        t = corp_turn(
            corp=Seat(credits=9, deck=DECK),
            runner=Seat(tags=6, hand=["12x Score!"]),
            servers={"remote 1": At(root=["Schlaghund (rezzed)"])},
            seed=seed,
        )
        t.corp("use", "Schlaghund")
        return t

    t = loose(0)
    first = t.events("trash")[0]
    trashes = [change.side for change in t.events("trash") if t.name(change.card) == "Schlaghund"]
    assert (trashes, first.side) == (["corp"], "corp")


@pytest.mark.card("Rockerboy Promotion", "Short-Term Contract")
def test_the_bits_are_taken_by_the_player_whose_card_it_is() -> None:
    t = corp_turn(
        corp=Seat(credits=0, deck=DECK),
        servers={"remote 1": At(root=["Rockerboy Promotion (rezzed, 6 credit)"])},
    )
    t.corp("use", "Rockerboy Promotion")
    assert t.credits == {"corp": 3, "runner": 5}
    t = runner_turn(runner=Seat(credits=0, rig=["Short-Term Contract (4 credit)"]))
    t.runner("use", "Short-Term Contract")
    assert t.credits == {"corp": 5, "runner": 2}


@pytest.mark.card("Precision Bribery")
def test_the_corp_trashes_a_bribe_itself() -> None:
    t = corp_turn(corp=Seat(credits=4, deck=DECK), runner=Seat(rig=["Precision Bribery"]))
    t.corp("use", "Precision Bribery")
    sides = [change.side for change in t.events("trash")]
    assert (sides, t.credits["corp"], t.clicks["corp"]) == (["corp"], 0, 2)


@pytest.mark.card("Simon Francisco")
def test_simon_francisco_keeps_one_card_back_where_he_is() -> None:
    for server, other in (("HQ", "R&D"), ("R&D", "HQ")):
        t = runner_turn(
            corp=Seat(credits=0, hand=["5x Keeper"], deck=DECK),
            runner=Seat(clicks=3, hand=HAND, rig=["HQ Interface", "R&D Interface"], credits=0),
            servers={server: At(root=["Simon Francisco (rezzed)"])},
        )
        for at, cards in ((server, 1), (other, 2)):
            before = len([c for c in t.events("access") if t.name(c.card) == "Keeper"])
            succeeds(t, at)
            assert len([c for c in t.events("access") if t.name(c.card) == "Keeper"]) - before == cards


@pytest.mark.card("Satellite Monitors")
def test_satellites_are_looked_at_as_the_corps_turn_begins() -> None:
    t = runner_turn(
        corp=CORP,
        runner=Seat(clicks=1, hand=HAND),
        servers={"remote 1": At(root=["Satellite Monitors (rezzed)"])},
    )
    t.run("Archives")
    while not (t.decision.side == "corp" and (t.can("trigger", "Satellite Monitors") or t.can("yes"))):
        assert (t.decision.side, t.decision.kind) != ("corp", "action")
        t.passes()
    assert t.events("turn begins")[-1].side == "corp"


@pytest.mark.card("Vapor Ops")
def test_vapor_ops_moves_counters_to_one_other_card() -> None:
    forts = {
        "remote 1": At(root=["Vapor Ops (rezzed, 2 advancement)"]),
        "remote 2": At(root=["Hostile Takeover"]),
        "remote 3": At(root=["Marine Arcology"]),
        "remote 4": At(root=["Corporate War"]),
    }
    t = corp_turn(corp=Seat(deck=DECK), servers=forts)
    t.choose(t.find("use", "Vapor Ops")[-1])
    assert offered(t) == ["Corporate War", "Hostile Takeover", "Marine Arcology"]
    t.corp("card", "Corporate War")
    assert [option.number for option in t.find("number")] == [0, 1, 2]
    t.corp("number", number=2)
    assert t.counters("Corporate War", "advancement") == 2


@pytest.mark.card("Falsified Transactions Expert", "Ice Transmutation")
def test_one_card_is_named_of_three() -> None:
    ice = ["Mazer (rezzed)", "Scramble (rezzed)", "Filter (rezzed)"]
    t = scored("Ice Transmutation", servers={"HQ": At(ice=ice)})
    t.corp("card", "Mazer")
    assert not t.can("card")
    agendas = ("Marine Arcology", "Corporate War", "Priority Requisition")
    forts = {f"remote {n}": At(root=[name]) for n, name in enumerate(agendas, 2)}
    t = corp_turn(
        corp=Seat(credits=9, hand=["Falsified Transactions Expert"]),
        servers=forts | {"remote 1": At(root=["Hostile Takeover (2 advancement)"])},
    )
    t.corp("play", "Falsified Transactions Expert")
    if t.can("card", "Hostile Takeover"):
        t.corp("card", "Hostile Takeover")
    t.corp("card", "Corporate War")
    assert not t.can("card")


@pytest.mark.card("Dr. Dreff", "Omni Kismet, Ph.D", "Singapore City Grid", "Lisa Blight", "Marcel DeSoleil")
@pytest.mark.parametrize(
    "card", ["Dr. Dreff", "Omni Kismet, Ph.D", "Singapore City Grid", "Lisa Blight", "Marcel DeSoleil"]
)
def test_the_corp_names_one_piece_of_ice_of_each_place(card: str) -> None:
    t = classic(
        corp=Seat(credits=20, hand=["Data Wall", "Quandary", "Hunter", "Krumz"], deck=["9x Mazer"]),
        runner=Seat(hand=HAND),
        servers={
            "remote 1": At(
                root=[f"{card} (rezzed)", "Braindance Campaign"],
                ice=["Filter", "Sleeper", "Canis Minor (rezzed)", "Canis Major"],
            )
        },
    )
    t.run("remote 1")
    while not any(t.decision.side == "corp" and t.can(kind, card) for kind in ("use", "trigger")):
        t.passes()
    t.corp("use", card) if t.can("use", card) else t.corp("trigger", card)
    if card == "Dr. Dreff":
        assert offered(t) == ["Data Wall", "Hunter", "Quandary"]
        t.corp("card", "Hunter")
        assert t.can("yes")
    elif card in ("Lisa Blight", "Marcel DeSoleil"):
        assert t.decision.side == "corp"
        assert set(offered(t)) == {"Filter", "Sleeper", "Canis Minor", "Canis Major"}
        t.corp("card", "Canis Minor")
        assert not t.can("card")
    else:
        assert (t.decision.side, offered(t)) == ("corp", ["Canis Major", "Filter", "Sleeper"])
        t.corp("card", "Sleeper")
        assert offered(t) == ["Data Wall", "Hunter", "Quandary"]
        t.corp("card", "Quandary")
        assert not t.can("card")
        assert (t.zone("Sleeper"), t.zone("Quandary")) == ("HQ", "table")


# --- viruses and dice -------------------------------------------------------------------------------------


def doomed(seed: int) -> Table:
    """The Corp, with two Doom counters, installs a card."""
    t = runner_turn(
        corp=Seat(credits=9, hand=["Mazer", "Keeper"], deck=DECK),
        runner=Seat(clicks=2, rig=["Armageddon"], hand=HAND),
        seed=seed,
    )
    for _ in range(2):
        t.run("R&D")
        t.until(side="runner", option="trigger")
        t.runner("trigger", "Armageddon")
        t.until(kind="action")
    while t.decision.side != "corp" or t.decision.kind != "action":
        t.passes()
    t.corp("install", "Mazer")
    t.corp("server", server="HQ")
    t.until(side="corp", kind="action")
    return t


@pytest.mark.card("Armageddon")
def test_armageddon_rolls_once_for_each_counter_and_only_a_six_counts() -> None:
    seen = set()
    for seed in range(80):
        t = doomed(seed)
        dice = [change.amount for change in t.events("die")]
        sixes = dice.count(6)
        assert t.zone("Mazer") == ("Archives" if sixes else "table")
        assert sum(t.game.state.loose_counters.values()) == 2 - sixes
        seen |= {max(dice)}
        if seen >= {5, 6}:
            return
    raise AssertionError("no five and no six in eighty plays")


@pytest.mark.card("Incubator")
def test_incubator_rolls_as_the_runners_turn_begins_and_a_five_is_not_enough() -> None:
    def bred(seed: int) -> Table:
        t = runner_turn(
            corp=CORP,
            runner=Seat(clicks=1, rig=["Incubator"], hand=HAND, deck=["9x Score!"]),
            seed=seed,
        )
        t.run("Archives")
        t.until(side="corp", kind="action")
        assert not t.events("die"), "not in the Corp's turn"
        while (t.decision.side, t.decision.kind) != ("runner", "action"):
            t.corp("gain credit") if t.can("gain credit") else t.passes()
        return t

    t = rolled(bred, 5, 5)
    assert sum(t.game.state.loose_counters.values()) == 1
    t = rolled(bred, 6, 6)
    assert sum(t.game.state.loose_counters.values()) == 2


@pytest.mark.card("Crybaby")
def test_crying_costs_two_link_and_two_bits_to_end() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=2, clicks=4, hand=HAND, rig=["Bakdoor"]),
        servers={"remote 1": At(root=["Crybaby (rezzed)"]), "HQ": At(ice=["Hunter (rezzed)"])},
    )
    succeeds(t, "remote 1")
    for bid, tags in ((0, 0), (1, 1)):
        t.run("HQ")
        t.until(side="corp", option="number")
        t.corp("number", number=bid)
        t.runner("card", "Bakdoor")
        t.runner("number", number=0)
        t.finish_run()
        to_action(t)
        assert t.tags == tags, "a base link of three is one"
    t.runner("lift", detail="crying")
    assert t.credits["runner"] == 0


@pytest.mark.card("Terrorist Reprisal")
def test_terrorists_make_the_corp_discard_five_cards() -> None:
    t = scored(
        "Executive Extraction",
        corp=Seat(credits=9, hand=["8x Mazer"]),
        runner=Seat(credits=9, hand=["Terrorist Reprisal", *HAND]),
        servers={"HQ": At(root=["Panic Button (rezzed)"])},
    )
    while (t.decision.side, t.decision.kind) != ("runner", "action"):
        t.corp("gain credit") if t.can("gain credit") else t.passes()
    t.run("HQ")
    while t.in_run():
        more = t.can("use", "Panic Button") and len(in_zone(t, "HQ")) < 7
        t.corp("use", "Panic Button") if more else t.passes()
    to_action(t)
    before = len(in_zone(t, "HQ"))
    t.runner("play", "Terrorist Reprisal")
    assert before > 5
    assert len(in_zone(t, "HQ")) == before - 5


@pytest.mark.card("Strategic Planning Group")
def test_the_planning_group_has_no_part_in_what_the_runner_draws() -> None:
    t = runner_turn(
        corp=Seat(hand=["3x Keeper"], deck=DECK),
        runner=Seat(deck=["9x Score!"]),
        servers={"remote 1": At(root=["Strategic Planning Group (rezzed)"])},
    )
    t.runner("draw")
    while t.decision.kind != "action":
        assert not t.can("card")
        t.passes()
    assert (len(in_zone(t, "grip")), len(in_zone(t, "HQ"))) == (1, 3)


@pytest.mark.card("Pattel Antibody", "Doppelganger Antibody", "Marked Accounts")
@pytest.mark.parametrize("card", ["Pattel Antibody", "Doppelganger Antibody", "Marked Accounts"])
def test_it_is_shown_when_it_is_accessed_in_rnd(card: str) -> None:
    t = runner_turn(corp=Seat(credits=0, hand=["Keeper"], deck=[card, *DECK]), runner=Seat(hand=HAND))
    t.run("R&D")
    t.finish_run()
    assert t.happened("reveal", card)


@pytest.mark.card("Reclamation Project")
def test_reclaimed_ice_is_shown() -> None:
    t = corp_turn(corp=Seat(credits=9, hand=["Reclamation Project"], discard=["Mazer", "Filter"], deck=DECK))
    t.corp("play", "Reclamation Project")
    t.corp("card", "Mazer")
    t.corp("done")
    assert t.happened("reveal", "Mazer")
    assert not t.happened("reveal", "Filter")


def sucked_in(runner: Seat) -> Table:
    """A vacuum link has rolled a 1."""

    def sucked(seed: int) -> Table:
        t = classic(
            corp=CORP._replace(credits=0),
            runner=runner,
            servers={"HQ": At(ice=["Canis Minor (rezzed)", "Vacuum Link (rezzed)"])},
            seed=seed,
        )
        t.run("HQ")
        while not t.events("die"):
            t.passes()
        return t

    return rolled(sucked, 1, 1)


@pytest.mark.card("Vacuum Link")
def test_the_runner_chooses_the_way_out_of_a_vacuum_link() -> None:
    assert sucked_in(Seat(hand=HAND, rig=["Krash"], credits=20)).decision.side == "runner"


@pytest.mark.card("Vacuum Link")
def test_there_is_no_third_way_out_of_a_vacuum_link() -> None:
    t = sucked_in(Seat(hand=HAND))
    assert (t.decision.side, [option.kind for option in t.decision.options]) == ("runner", ["effect"] * 2)
