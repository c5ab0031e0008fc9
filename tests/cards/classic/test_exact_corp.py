"""The Corp's cards of 1996 to the last word: prices in actions, bits for a while, who is asked."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import requirement
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import paid
from tests.support.classic import classic, rolled
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_zone, scored
from tests.support.classic_runner import CORP, offered, runner_turn, succeeds, to_action
from tests.support.faces import made
from tests.support.table import Table

# --- agendas ----------------------------------------------------------------------------------------------

EASIER = {
    "Artificial Security Directors": ("Corporate War", "Hostile Takeover"),
    "Executive Extraction": ("Hostile Takeover", "Corporate War"),
    "Genetics-Visionary Acquisition": ("Encryption Breakthrough", "Corporate War"),
}
"""An agenda of the kind that becomes easier by one, and another."""


@pytest.mark.card(*EASIER)
@pytest.mark.parametrize("agenda", EASIER)
def test_agendas_of_one_kind_are_easier_by_one(agenda: str) -> None:
    easier, other = EASIER[agenda]
    t = corp_turn(corp=Seat(score=[agenda], hand=[easier, other]))
    for name, less in ((easier, 1), (other, 0)):
        printed = t.game.state.cards[t.card(name)].face.facts.requirement or 0
        assert requirement(t.game.state, t.card(name)) == printed - less


@pytest.mark.card("Corporate Headhunters", "Department of Truth Enhancement")
def test_it_takes_an_action() -> None:
    t = corp_turn(
        corp=Seat(score=["Corporate Headhunters"], deck=DECK),
        runner=Seat(tags=1, hand=HAND),
        servers={"remote 1": At(root=["Department of Truth Enhancement (rezzed)"])},
    )
    t.corp("use", "Corporate Headhunters")
    t.until(side="corp", kind="action")
    assert (t.clicks["corp"], damage(t, "meat")) == (2, [1])
    t.game.choose(t.find("use", "Department of Truth Enhancement")[0])
    t.until(side="corp", kind="action")
    assert (t.clicks["corp"], t.counters("Department of Truth Enhancement", "credit")) == (1, 3)
    t.game.choose(t.find("use", "Department of Truth Enhancement")[-1])
    t.until(kind="action")
    assert (t.clicks["corp"], t.counters("Department of Truth Enhancement", "credit")) == (0, 0)


@pytest.mark.card("Data Fort Remapping")
def test_a_fort_is_remapped_once() -> None:
    t = runner_turn(
        corp=CORP._replace(score=["Data Fort Remapping (1 remap)"]), runner=Seat(clicks=3, hand=HAND)
    )
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Data Fort Remapping")
    to_action(t)
    assert t.counters("Data Fort Remapping", "remap") == 0
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Data Fort Remapping")
        t.passes()


@pytest.mark.card("Superserum")
def test_superserum_takes_all_virus_counters_away() -> None:
    t = runner_turn(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(clicks=2, rig=["Pox", "Incubator"], hand=HAND),
        servers={"remote 1": At(root=["Superserum (3 advancement)"])},
    )
    succeeds(t, "HQ")
    t.run("HQ")
    t.until(side="corp", option="score")
    assert sum(t.game.state.loose_counters.values()) == 4
    t.corp("score", "Superserum")
    kinds = {kind for kind, _ in t.game.state.loose_counters}
    assert kinds == {"serum"}


@pytest.mark.card("Please Don't Choke Anyone")
def test_what_was_not_choked_is_an_action_of_the_corps_own_turn() -> None:
    t = runner_turn(
        corp=CORP._replace(score=["Please Don't Choke Anyone (2 pdca)"]), runner=Seat(clicks=1, hand=HAND)
    )
    t.runner("gain credit")
    while t.decision.side != "corp" or t.game.state.active != "corp":
        assert not (t.decision.side == "corp" and t.can("use", "Please Don't Choke Anyone"))
        t.passes()
    t.until(side="corp", option="use")


# --- bits for a while -------------------------------------------------------------------------------------


@pytest.mark.card("Executive Boot Camp")
def test_a_boot_camp_is_for_runs() -> None:
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(clicks=0, hand=["3x Keeper"], deck=DECK),
        servers={"remote 1": At(root=["Executive Boot Camp (rezzed)"])},
    )
    while t.decision.side == "corp":
        assert not t.can("use", "Executive Boot Camp")
        t.corp("gain credit") if t.can("gain credit") else t.passes()


@pytest.mark.card("Government Contract")
def test_bits_of_a_contract_are_gone_before_the_next_turn_begins() -> None:
    t = corp_turn(
        corp=Seat(clicks=1, deck=DECK),
        runner=Seat(hand=HAND),
        servers={"remote 1": At(root=["Government Contract (rezzed, 3 credit)"])},
    )
    t.corp("gain credit")
    to_action(t)
    kinds = [change.kind for change in t.game.events]
    assert kinds.index("turn ends") < kinds.index("remove") < kinds.index("turn begins")


@pytest.mark.card("LDL Traffic Analyzers")
@pytest.mark.parametrize("link", [[], ["Bakdoor"]])
def test_the_analyzers_are_advanced_and_keep_no_bits_after_a_trace(link: list[str]) -> None:
    name = "LDL Traffic Analyzers"
    t = corp_turn(corp=Seat(deck=DECK), servers={"remote 1": At(root=[name])})
    t.corp("advance", name)
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(hand=HAND, rig=link),
        servers={"remote 1": At(root=[f"{name} (rezzed, 1 advancement)"]), "HQ": At(ice=["Hunter (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="trigger")
    t.corp("trigger", name)
    assert t.counters(name, "credit") == 5
    t.corp("number", number=1)
    if link:
        t.runner("card", "Bakdoor")
        t.runner("number", number=0)
    assert (t.happened("trace fails"), t.happened("trace succeeds")) == (bool(link), not link)
    while t.game.state.encounter is not None:
        t.passes()
    assert t.counters(name, "credit") == 0


@pytest.mark.card("Paris City Grid")
def test_the_bits_of_paris_are_for_traces() -> None:
    gadget = made("Gadget", "upgrade", paid(Credits(1), Gain(2)), family="classic")
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(hand=HAND),
        servers={"HQ": At(ice=["Hunter (rezzed)"], root=["Paris City Grid (rezzed)", "Gadget (rezzed)"])},
        faces=[gadget],
    )
    t.run("HQ")
    while t.in_run():
        if t.decision.side == "corp" and t.can("number"):
            assert [option.number for option in t.find("number")] == [0, 1, 2, 3]
        assert not t.can("use", "Gadget")
        t.passes()


@pytest.mark.card("Pocket Virtual Reality")
def test_the_bits_of_pocket_virtual_reality_are_for_its_own_traces() -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(hand=HAND),
        servers={"HQ": At(ice=["Pocket Virtual Reality (rezzed)", "Hunter (rezzed)"])},
    )
    t.run("HQ")
    most: dict[str, int] = {}
    while t.in_run():
        encounter = t.game.state.encounter
        if encounter is not None and t.decision.side == "corp" and t.can("number"):
            most[t.name(encounter.ice)] = max(option.number for option in t.find("number"))
            t.corp("number", number=0)
        else:
            t.passes()
    assert most == {"Pocket Virtual Reality": 4} | ({"Hunter": 0} if "Hunter" in most else {})


@pytest.mark.card("Raymond Ellison")
def test_raymond_ellison_takes_counters_one_by_one_where_they_are() -> None:
    root = ["Raymond Ellison (rezzed)", "Virus Test Site (3 advancement)"]
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(hand=HAND),
        servers={"remote 1": At(root=root), "remote 2": At(root=["Hostile Takeover (2 advancement)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Raymond Ellison")
    assert [option.number for option in t.find("number")] == [0, 1, 2, 3]
    t.corp("number", number=2)
    assert not t.can("card")
    assert t.counters("Virus Test Site", "advancement") == 1
    assert t.counters("Hostile Takeover", "advancement") == 2


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
    t.game.choose(t.find("use", "Vapor Ops")[-1])
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
