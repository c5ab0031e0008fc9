"""26.03, 2: what is printed on cards, held against the facts of every card there is."""

from collections.abc import Iterable

import pytest

from rulerunner import Seat
from rulerunner.cards.facts import facts
from rulerunner.lang.costs import Clicks
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import INSTALLED, Has, Is
from rulerunner.lang.instructions import Gain, TrashAll
from rulerunner.lang.quantities import Count
from rulerunner.lang.sugar import paid, play
from rulerunner.lang.words import PROGRAM, TYPES
from tests.support.faces import made, table

CARDS: tuple[Facts, ...] = tuple(facts("modern").values())


def types(cards: Iterable[Facts]) -> set[str]:
    return {card.type for card in cards}


def of(*wanted: str) -> list[Facts]:
    return [card for card in CARDS if card.type in wanted]


@pytest.mark.rule("nsg-26.03 2.15.2")
def test_every_card_has_one_of_ten_types() -> None:
    assert types(CARDS) == set(TYPES)
    assert len(TYPES) == 10


@pytest.mark.rule("nsg-26.03 2.3.3", "nsg-26.03 2.3.4", "nsg-26.03 2.3.5")
def test_every_card_has_a_cost_but_agendas_and_identities() -> None:
    priced = [card for card in CARDS if card.cost is not None or card.x_cost]
    assert types(priced) == set(TYPES) - {"agenda", "identity"}
    assert len(priced) == len(CARDS) - len(of("agenda", "identity"))


@pytest.mark.rule("nsg-26.03 2.4.1", "nsg-26.03 2.5.1", "nsg-26.03 3.2.2")
def test_agendas_and_they_alone_have_a_requirement_and_points() -> None:
    assert types(card for card in CARDS if card.requirement is not None) == {"agenda"}
    assert types(card for card in CARDS if card.points is not None) == {"agenda"}
    assert [card.name for card in of("agenda") if card.points is None] == []
    unknown = [card.name for card in of("agenda") if card.requirement is None]
    assert unknown == ["Blood in the Water"], "its requirement is X"


@pytest.mark.rule("nsg-26.03 2.6.1", "nsg-26.03 7.1.5a")
def test_assets_and_upgrades_have_trash_costs_and_so_do_some_ice_and_operations() -> None:
    assert [card.name for card in of("asset", "upgrade") if card.trash is None] == []
    assert types(card for card in CARDS if card.trash is not None) == {"asset", "upgrade", "ice", "operation"}


@pytest.mark.rule(
    "nsg-26.03 2.7.1", "nsg-26.03 2.7.2", "nsg-26.03 3.9.4a", "nsg-26.03 3.9.4b", "nsg-26.03 3.4.4"
)
def test_ice_and_icebreakers_have_strength_and_nothing_else_does() -> None:
    strong = [card for card in CARDS if card.strength is not None]
    assert types(strong) == {"ice", "program"}
    breakers = {card.name for card in of("program") if "icebreaker" in card.subtypes}
    assert {card.name for card in strong if card.type == "program"} == breakers - {"Darwin"}
    assert [card.name for card in of("ice") if card.strength is None] == ["Surveyor"], "its strength is X"


@pytest.mark.rule("nsg-26.03 2.8.1", "nsg-26.03 3.9.3")
def test_programs_and_they_alone_have_a_memory_cost() -> None:
    assert [card for card in CARDS if card.memory is not None] == of("program")


@pytest.mark.rule("nsg-26.03 2.9.1", "nsg-26.03 3.1.3")
def test_runner_identities_and_they_alone_have_a_base_link() -> None:
    linked = [card for card in CARDS if card.link is not None]
    assert linked == [card for card in of("identity") if card.side == "runner"]


@pytest.mark.rule("nsg-26.03 2.11.1", "nsg-26.03 2.12.1", "nsg-26.03 3.1.2")
def test_identities_and_they_alone_have_a_deck_size_and_an_influence_limit() -> None:
    assert [card for card in CARDS if card.minimum_deck is not None] == of("identity")
    assert types(card for card in CARDS if card.influence_limit is not None) == {"identity"}


@pytest.mark.rule("nsg-26.03 2.13.1", "nsg-26.03 2.13.1a", "nsg-26.03 2.13.1b", "nsg-26.03 2.13.1c")
def test_every_card_belongs_to_one_of_ten_factions_or_is_neutral() -> None:
    factions = {side: {card.faction for card in CARDS if card.side == side} for side in ("corp", "runner")}
    assert factions["corp"] == {"haas_bioroid", "jinteki", "nbn", "weyland_consortium", "neutral_corp"}
    small = {"adam", "apex", "sunny_lebeau"}
    assert factions["runner"] == {"anarch", "criminal", "shaper", "neutral_runner"} | small


@pytest.mark.rule("nsg-26.03 2.14.1", "nsg-26.03 2.14.2")
def test_an_influence_cost_is_from_none_to_five_and_some_cards_have_none_at_all() -> None:
    assert {card.influence for card in CARDS} == {None, 0, 1, 2, 3, 4, 5}
    assert [card for card in of("identity") if card.influence is not None] == []


SUBTYPES = {
    "identity": "bioroid clone corp cyborg department digital division g-mod liability megacorp natural "
    "police_department stealth subsidiary unsubstantiated",
    "agenda": "ambush assassination expansion expendable initiative liability next psi public research "
    "security sensie source",
    "asset": "academic advertisement alliance ambush beanstalk bioroid cast character clone corporation "
    "deep_net enforcer executive facility government hostile industrial liability political psi region "
    "research ritzy seedy transaction",
    "ice": "ap advertisement ambush barrier bioroid code_gate deep_net deflector destroyer expendable grail "
    "harmonic liability morph mythic next observer psi sentry tracer trap",
    "operation": "alliance black_ops condition current double gray_ops liability lockdown mandate psi "
    "reprisal terminal transaction triple",
    "upgrade": "academic advertisement alliance ambush beanstalk bioroid character clone enforcer executive "
    "expendable facility hostile off-site orgcrime psi region ritzy seedy security_protocol sysop unorthodox",
    "event": "condition current double job mod orgcrime priority run sabotage stealth terminal",
    "hardware": "chip companion console consumer-grade cybernetic gear link mod stealth vehicle weapon",
    "program": "ai caissa cloud daemon decoder deep_net deva fracter icebreaker killer stealth trojan virus "
    "weapon",
    "resource": "clan clone companion connection directive genetics government job link location remote "
    "ritzy sabotage seedy source stealth virtual",
}
RENAMED = {"illicit": "liability"}
"""What cards were printed with, and what is said now."""


@pytest.mark.rule(
    "nsg-26.03 2.16.7a",
    "nsg-26.03 2.16.7b",
    "nsg-26.03 2.16.7c",
    "nsg-26.03 2.16.7d",
    "nsg-26.03 2.16.7e",
    "nsg-26.03 2.16.7f",
    "nsg-26.03 2.16.7g",
    "nsg-26.03 2.16.7h",
    "nsg-26.03 2.16.7i",
    "nsg-26.03 2.16.7j",
)
@pytest.mark.parametrize("kind", SUBTYPES)
def test_cards_have_the_subtypes_of_their_type_and_no_others(kind: str) -> None:
    known = {word.replace("_", " ").replace("-", " ") for word in SUBTYPES[kind].split()}
    printed = {RENAMED.get(word, word) for card in of(kind) for word in card.subtypes}
    assert printed - known == set()


@pytest.mark.rule("nsg-26.03 2.15.5")
def test_a_counter_is_of_no_type() -> None:
    census = made("Census", "resource", paid(Clicks(), Gain(Count(INSTALLED & Is(PROGRAM)))))
    t = table(census, runner=Seat(credits=0, rig=["Census", "Datasucker (5 virus)"]))
    t.runner("use", "Census")
    assert t.credits["runner"] == 1


@pytest.mark.rule("nsg-26.03 2.16.3")
def test_what_is_for_cards_without_a_subtype_leaves_those_with_it_alone() -> None:
    wipe = made("Wipe", "operation", play(TrashAll(INSTALLED & Is(PROGRAM) & ~Has("virus"))))
    t = table(
        wipe,
        turn="corp",
        corp=Seat(hand=["Wipe"]),
        runner=Seat(rig=["Corroder", "Datasucker", "Magnum Opus"]),
    )
    t.corp("play", "Wipe")
    t.until(kind="action")
    zones = (t.zone("Corroder"), t.zone("Magnum Opus"), t.zone("Datasucker"))
    assert zones == ("heap", "heap", "table")


@pytest.mark.rule("nsg-26.03 2.1.4")
def test_copies_of_a_card_are_all_cards_of_its_name() -> None:
    t = table(runner=Seat(credits=9, hand=["Rabbit Hole"], deck=["Diesel", "2x Rabbit Hole", "Corroder"]))
    t.runner("install", "Rabbit Hole")
    while t.decision.kind != "action":
        options = t.decision.options
        found = [o for o in options if o.kind in ("trigger", "yes", "card")]
        assert {t.name(o.card) for o in found if o.kind == "card"} <= {"Rabbit Hole"}
        t.choose(found[0] if found else options[-1])
    assert [card.zone for card in t.game.state.cards if card.face.name == "Rabbit Hole"] == ["table"] * 3
