"""The base set of 1996: agendas."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import hand_size, score
from tests.support.classic import classic, strength_of
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, new_turn, scored


@pytest.mark.card("Artificial Security Directors", "Executive Extraction", "Genetics-Visionary Acquisition")
@pytest.mark.parametrize(
    ("agenda", "easier", "others"),
    [
        ("Artificial Security Directors", "Political Coup", ("Hostile Takeover", "Bioweapons Engineering")),
        ("Executive Extraction", "Hostile Takeover", ("Political Coup", "Bioweapons Engineering")),
        ("Genetics-Visionary Acquisition", "Bioweapons Engineering", ("Political Coup", "Hostile Takeover")),
    ],
)
def test_agendas_of_one_kind_are_easier_once_it_is_scored(
    agenda: str, easier: str, others: tuple[str, str]
) -> None:
    short = {"Political Coup": 3, "Hostile Takeover": 2, "Bioweapons Engineering": 3}  # one counter short
    forts = {
        f"remote {n}": At(root=[f"{name} ({short[name]} advancement)"]) for n, name in enumerate(short, 2)
    }
    t = scored(agenda, servers=forts)
    assert t.can("score", easier)
    assert not any(t.can("score", name) for name in others)
    t = classic(turn="corp", at="C4.1", corp=Seat(hand=[agenda], clicks=0, deck=DECK), servers=forts)
    assert not t.can("score", easier), "not from the hand"
    held = Seat(score=[agenda])
    t = classic(turn="corp", at="C4.1", corp=Seat(clicks=0, deck=DECK), runner=held, servers=forts)
    assert not t.can("score", easier), "nor when the Runner has it"


@pytest.mark.card("Artificial Security Directors")
def test_two_of_them_make_agendas_easier_by_two() -> None:
    t = scored("Political Coup", less=2, corp=Seat(score=["2x Artificial Security Directors"]))
    assert t.zone("Political Coup") == "corp score"


@pytest.mark.card("Bioweapons Engineering")
def test_bioweapons_adds_one_to_each_source_of_meat_damage_only() -> None:
    corp = Seat(credits=9, hand=["2x Punitive Counterstrike"], score=["Bioweapons Engineering"])
    t = corp_turn(corp=corp, runner=Seat(tags=1, hand=["7x Score!"]))
    t.corp("play", "Punitive Counterstrike")
    t.corp("play", "Punitive Counterstrike")
    assert damage(t, "meat") == [3, 3]
    t = classic(corp=corp, runner=Seat(hand=HAND, credits=0), servers={"HQ": At(ice=["Laser Wire (rezzed)"])})
    t.run("HQ")
    assert damage(t, "net") == [1]


@pytest.mark.card("Bioweapons Engineering")
def test_bioweapons_adds_to_damage_before_it_is_prevented() -> None:
    t = corp_turn(
        corp=Seat(hand=["Punitive Counterstrike"], score=["2x Bioweapons Engineering"]),
        runner=Seat(tags=1, hand=HAND, rig=["Dermatech Bodyplating"]),
    )
    t.corp("play", "Punitive Counterstrike")
    while t.decision.kind != "action":
        t.passes()
    assert damage(t, "meat") == [2 + 2 - 1]


@pytest.mark.card("Bioweapons Engineering")
def test_bioweapons_adds_to_damage_that_cannot_be_prevented() -> None:
    ice = {"HQ": At(ice=["Homewrecker (rezzed)"])}
    t = classic(corp=Seat(score=["Bioweapons Engineering"]), runner=Seat(hand=HAND), servers=ice)
    t.run("HQ")
    t.corp("number", number=0)
    assert damage(t, "meat") == [3]


@pytest.mark.card("Black Ice Quality Assurance")
def test_black_ice_is_stronger_by_two() -> None:
    t = classic(
        corp=Seat(score=["Black Ice Quality Assurance"]),
        servers={"HQ": At(ice=["Zombie (rezzed)", "Banpei (rezzed)"]), "R&D": At(ice=["Liche (rezzed)"])},
    )
    assert (strength_of(t, "Zombie"), strength_of(t, "Liche"), strength_of(t, "Banpei")) == (6, 8, 0)


@pytest.mark.card("Corporate Coup", "Political Coup")
@pytest.mark.parametrize(("agenda", "bits"), [("Corporate Coup", 15), ("Political Coup", 12)])
def test_a_coup_is_loaded_when_scored_and_pays_three_bits_an_action(agenda: str, bits: int) -> None:
    t = scored(agenda, corp=Seat(credits=0))
    assert (t.counters(agenda, "credit"), t.credits["corp"]) == (bits, 0)
    t.until(rule="C4.6")
    t.corp("use", agenda)
    assert (t.counters(agenda, "credit"), t.credits["corp"], t.clicks["corp"]) == (bits - 3, 3, 2)
    t = corp_turn(corp=Seat(credits=0, score=[f"{agenda} (2 credit)"]))
    t.corp("use", agenda)
    assert (t.credits["corp"], t.zone(agenda)) == (2, "corp score"), "what is left, and it stays scored"
    t.corp("use", agenda)
    assert (t.credits["corp"], t.clicks["corp"]) == (2, 1), "an action that does nothing may be taken"


@pytest.mark.card(
    "Corporate Coup",
    "Corporate War",
    "Detroit Police Contract",
    "Hostile Takeover",
    "Political Coup",
    "Priority Requisition",
)
@pytest.mark.parametrize(
    "agenda",
    [
        "Corporate Coup",
        "Corporate War",
        "Detroit Police Contract",
        "Hostile Takeover",
        "Political Coup",
        "Priority Requisition",
    ],
)
def test_what_happens_when_it_is_scored_does_not_when_another_is(agenda: str) -> None:
    t = scored("Marine Arcology", corp=Seat(credits=3, score=[agenda]), servers={"HQ": At(ice=["Liche"])})
    assert (t.credits["corp"], t.counters(agenda, "credit")) == (3, 0)
    assert not t.can("trigger")


@pytest.mark.card("Corporate War")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (11, 0), (12, 24), (20, 32)])
def test_corporate_war_is_won_with_twelve_bits_and_lost_with_fewer(before: int, after: int) -> None:
    assert scored("Corporate War", corp=Seat(credits=before)).credits["corp"] == after


@pytest.mark.card("Detroit Police Contract")
def test_detroit_police_contract_pays_two_bits_as_each_turn_begins_while_it_has_any() -> None:
    t = scored("Detroit Police Contract", corp=Seat(credits=0))
    assert (t.counters("Detroit Police Contract", "credit"), t.credits["corp"]) == (12, 0)
    for held, paid in ((12, 2), (1, 1), (0, 0)):
        note = f" ({held} credit)" if held else ""
        t = new_turn(corp=Seat(credits=0, score=[f"Detroit Police Contract{note}"]))
        assert (t.credits["corp"], t.zone("Detroit Police Contract")) == (paid, "corp score")
        assert t.counters("Detroit Police Contract", "credit") == held - paid


@pytest.mark.card("Detroit Police Contract", "Polymer Breakthrough")
def test_what_pays_as_the_corps_turn_begins_does_not_as_the_runners_does() -> None:
    corp = Seat(credits=0, score=["Detroit Police Contract (4 credit)", "Polymer Breakthrough"])
    t = classic(turn="runner", at="C10.1", corp=corp, runner=Seat(clicks=0))
    assert t.credits["corp"] == 0


@pytest.mark.card("Employee Empowerment")
@pytest.mark.parametrize("draws", [True, False])
def test_employee_empowerment_may_draw_a_further_card_as_the_turn_begins(draws: bool) -> None:
    t = new_turn(corp=Seat(score=["Employee Empowerment"]))
    assert not t.game.state.hand("corp"), "asked before the draw of the turn"
    t.corp("trigger" if draws else "pass")
    t.until(rule="C4.6")
    assert (len(t.game.state.hand("corp")), t.clicks["corp"]) == (2 if draws else 1, 3)


@pytest.mark.card("Employee Empowerment")
def test_employee_empowerment_draws_two_cards_for_an_action() -> None:
    t = corp_turn(corp=Seat(credits=0, deck=DECK, score=["Employee Empowerment"]))
    t.corp("use", "Employee Empowerment")
    assert (len(t.game.state.hand("corp")), t.clicks["corp"], t.credits["corp"]) == (2, 2, 0)


@pytest.mark.card("Hostile Takeover")
def test_hostile_takeover_gains_five_bits_for_the_corp_that_scores_it() -> None:
    assert scored("Hostile Takeover", corp=Seat(credits=1)).credits["corp"] == 6
    t = classic(corp=Seat(credits=1, hand=["Hostile Takeover"]))
    t.run("HQ")
    t.finish_run()
    assert (t.zone("Hostile Takeover"), t.credits["corp"]) == ("runner score", 1)


@pytest.mark.card("Main-Office Relocation")
def test_main_office_relocation_adds_two_to_the_corps_hand_size() -> None:
    t = corp_turn(corp=Seat(clicks=1, hand=["8x Keeper"], score=["Main-Office Relocation"]))
    t.corp("gain credit")
    assert (len(t.game.state.hand("corp")), t.decision.side) == (7, "runner")
    assert hand_size(t.game.state, "runner") == 5


@pytest.mark.card("Marine Arcology", "Political Overthrow")
@pytest.mark.parametrize(("agenda", "actions"), [("Marine Arcology", 2), ("Political Overthrow", 1)])
def test_it_gains_three_bits_for_its_actions(agenda: str, actions: int) -> None:
    t = corp_turn(corp=Seat(credits=0, score=[agenda]))
    t.corp("use", agenda)
    assert (t.credits["corp"], t.clicks["corp"]) == (3, 3 - actions)
    t = corp_turn(corp=Seat(clicks=1, score=[agenda]))
    assert t.can("use", agenda) == (actions == 1)
    t = corp_turn(runner=Seat(score=[agenda]))
    assert not t.can("use", agenda), "not from the Runner's score area"
    t = corp_turn(
        corp=Seat(hand=[agenda]), servers={"remote 1": At(root=["Tycho Extension (3 advancement)"])}
    )
    assert not t.can("use"), "nor before it is scored"


@pytest.mark.card("Netwatch Operations Office", "Private Cybernet Police")
@pytest.mark.parametrize(
    ("agenda", "limit"), [("Netwatch Operations Office", 2), ("Private Cybernet Police", 5)]
)
@pytest.mark.parametrize("succeeds", [True, False])
def test_it_traces_for_a_tag_for_an_action(agenda: str, limit: int, succeeds: bool) -> None:
    rig = ["Back Door to Hilliard"]
    t = corp_turn(corp=Seat(credits=9, score=[agenda]), runner=Seat(credits=0, rig=rig))
    t.corp("use", agenda)
    assert [option.number for option in t.decision.options] == list(range(limit + 1))
    t.corp("number", number=2 if succeeds else 1)
    t.runner("card", "Back Door to Hilliard")
    assert (t.tags, t.clicks["corp"]) == (1 if succeeds else 0, 2)


@pytest.mark.card("On-Call Solo Team", "Strike Force Kali")
@pytest.mark.parametrize(("agenda", "points"), [("On-Call Solo Team", 1), ("Strike Force Kali", 2)])
def test_it_hurts_a_tagged_runner_for_an_action(agenda: str, points: int) -> None:
    t = corp_turn(corp=Seat(credits=0, score=[agenda]), runner=Seat(tags=1, hand=HAND))
    t.corp("use", agenda)
    t.corp("use", agenda)
    assert (damage(t, "meat"), t.clicks["corp"], t.tags) == ([points, points], 1, 1)
    assert not corp_turn(corp=Seat(score=[agenda]), runner=Seat(hand=HAND)).can("use", agenda)
    safe = Seat(tags=1, hand=HAND, rig=["Dermatech Bodyplating"])
    t = corp_turn(corp=Seat(score=[agenda]), runner=safe)
    t.corp("use", agenda)
    assert sum(damage(t, "meat")) == points - 1


@pytest.mark.card("Polymer Breakthrough")
def test_polymer_breakthrough_gains_a_bit_as_each_turn_of_the_corp_begins() -> None:
    t = new_turn(corp=Seat(credits=0, score=["Polymer Breakthrough"]))
    assert t.credits["corp"] == 1
    for _ in range(3):
        t.corp("gain credit")
    for _ in range(4):
        t.runner("gain credit")
    assert t.credits["corp"] == 1 + 3 + 1


@pytest.mark.card("Priority Requisition")
@pytest.mark.parametrize("rezzes", [True, False])
def test_priority_requisition_may_rez_a_piece_of_ice_at_no_cost(rezzes: bool) -> None:
    forts = {"HQ": At(ice=["Liche", "Filter"]), "R&D": At(ice=["Mazer (rezzed)"], root=["Red Herrings"])}
    t = scored("Priority Requisition", corp=Seat(credits=0), servers=forts)
    t.corp("trigger" if rezzes else "pass")
    if rezzes:
        assert {t.name(option.card) for option in t.find("card")} == {"Liche", "Filter"}
        assert not t.can("done")
        t.corp("card", "Liche")
    assert (t.rezzed("Liche"), t.rezzed("Filter"), t.credits["corp"]) == (rezzes, False, 0)


@pytest.mark.card("Tycho Extension")
def test_tycho_extension_is_four_points_and_nothing_else() -> None:
    t = scored("Tycho Extension", corp=Seat(credits=3))
    assert (score(t.game.state, "corp"), t.credits["corp"]) == (4, 3)
    t.until(rule="C4.6")
    assert not t.can("use")
