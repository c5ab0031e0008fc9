"""Worked examples: what is a new object in a deck, what a breach goes on with, what is pending when."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.view import view
from tests.support.table import Table


def to_action(t: Table, side: str) -> None:
    t.until(side=side, kind="action")


@pytest.mark.example("nsg-26.03 1.12.3", 2)
def test_cards_rearranged_by_precognition_are_new_objects() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(
                hand=["Precognition"], deck=["Enigma", "Hunter", "Ice Wall", "Hedge Fund", "Archer", "Shadow"]
            ),
        )
    )
    before = {cid: t.game.state.cards[cid].object_no for cid in t.game.state.zones["R&D"]}
    t.corp("play", "Precognition")
    while t.decision.kind != "action":
        t.choose(len(t.decision.options) - 1)
    deck = t.game.state.zones["R&D"]
    assert all(t.game.state.cards[cid].object_no > before[cid] for cid in deck[:5])
    assert t.game.state.cards[deck[5]].object_no == before[deck[5]], "the sixth was not touched"


@pytest.mark.example("nsg-26.03 7.4.7a", 1)
@pytest.mark.example("nisei-1.4 7.2.1c", 1)
def test_the_breach_goes_on_from_the_top_of_rnd_after_bacterial_programming() -> None:
    t = Table(
        position(
            corp=Seat(
                credits=9,
                deck=["Celebrity Gift", "Bacterial Programming", "Enigma", "Hunter", "9x Hedge Fund"],
            ),
            runner=Seat(hand=["The Maker’s Eye"], credits=9),
        )
    )
    t.runner("play", "The Maker’s Eye")
    gift = t.card("Celebrity Gift")
    for _ in range(100):
        if t.decision.kind == "action":
            break
        if t.decision.side == "corp" and t.can("yes"):
            t.corp("yes")
        elif t.decision.side == "corp" and t.can("card"):
            # Nothing is drawn or trashed; Celebrity Gift is put back on top.
            if t.can("done"):
                t.corp("done")
            else:
                wanted = t.find("card", "Celebrity Gift") or t.find("card")
                t.choose(wanted[0])
        else:
            t.passes()
    seen = [t.name(e.card) for e in t.events("access")]
    assert seen[:2] == ["Celebrity Gift", "Bacterial Programming"]
    assert len(seen) == 3
    assert t.zone("Bacterial Programming") == "runner score"
    assert seen[2] == t.name(t.events("access")[2].card)
    if t.game.state.cards[gift].zone == "R&D" and t.game.state.zones["R&D"][0] == gift:
        assert seen[2] == "Celebrity Gift", "a new object on top, so it is accessed again"


@pytest.mark.example("nsg-26.03 9.6.5d", 1)
@pytest.mark.parametrize("supplier_first", [True, False])
def test_underworld_contact_looks_at_the_link_as_it_resolves(supplier_first: bool) -> None:
    t = Table(
        position(
            corp=Seat(deck=["9x Hedge Fund"]),
            runner=Seat(
                identity="Kate “Mac” McCaffrey: Digital Tinker",
                credits=9,
                clicks=1,
                hand=["Dyson Mem Chip"],
                rig=["The Supplier", "Underworld Contact"],
                deck=["9x Diesel"],
            ),
        )
    )
    t.runner("use", "The Supplier")
    turn = t.game.state.turn
    while t.game.state.turn < turn + 2 or t.decision.kind != "reaction":
        t.choose(t.find("gain credit")[0]) if t.decision.kind == "action" else t.passes()
    before = len(t.events("gain credits"))
    t.runner("trigger", "The Supplier" if supplier_first else "Underworld Contact")
    while t.decision.kind != "action":
        t.choose(0)
    assert t.zone("Dyson Mem Chip") == "table"
    gained = [e for e in t.events("gain credits")[before:] if e.source == t.card("Underworld Contact")]
    assert len(gained) == (1 if supplier_first else 0)


@pytest.mark.example("nsg-26.03 9.11.4d", 1)
def test_personality_profiles_resolves_before_what_was_found_reaches_the_grip() -> None:
    t = Table(
        position(
            corp=Seat(score=["Personality Profiles"]),
            runner=Seat(credits=9, rig=["Djinn"], hand=["2x Diesel"], deck=["Datasucker", "3x Sure Gamble"]),
        )
    )
    t.runner("use", "Djinn")
    while t.decision.kind != "action":
        t.choose(0)
    assert t.zone("Datasucker") == "grip", "it was set aside, so it could not be trashed"
    assert [t.name(e.card) for e in t.events("trash")] == ["Diesel"]
    assert len(t.game.state.zones["grip"]) == 2
    assert t.events("search")[0].moment < t.events("trash")[0].moment


@pytest.mark.example("nsg-26.03 8.7.2b", 1)
def test_artist_colony_finds_only_what_can_be_installed() -> None:
    t = Table(
        position(
            at="5.7.1b",
            runner=Seat(
                credits=3,
                rig=["Artist Colony"],
                score=["Hostile Takeover"],
                deck=["Sure Gamble", "Mimic", "Femme Fatale", "Daily Casts"],
            ),
        )
    )
    t.until(option="use")
    t.runner("use", "Artist Colony")
    found = {t.name(o.card) for o in t.find("card")}
    assert found == {"Mimic", "Daily Casts"}, "no event, and nothing that costs too much"


@pytest.mark.example("nsg-26.03 8.7.2b", 3)
def test_tucana_may_find_ice_that_cannot_be_rezzed_and_it_is_revealed() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            corp=Seat(credits=0, deck=["Pharos", "3x Hedge Fund"]),
            servers={"remote 1": At(root=["Hostile Takeover (2 advancement)", "Tucana (rezzed)"])},
        )
    )
    t.until(option="score")
    t.corp("score", "Hostile Takeover")
    t.game.state.players["corp"] = t.game.state.players["corp"]._replace(credits=0)
    while t.zone("Pharos") != "table" and t.decision.kind != "action":
        if t.can("server"):
            t.corp("server", server="R&D")
        else:
            t.choose(0)
    to_action(t, "corp")
    assert t.zone("Pharos") == "table"
    assert not t.rezzed("Pharos")
    assert t.happened("reveal", "Pharos")


@pytest.mark.example("nsg-26.03 8.5.13c", 1)
def test_archer_found_for_its_cost_and_not_rezzed_is_revealed() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            corp=Seat(
                identity="Ob Superheavy Logistics: Extract. Export. Excel.",
                credits=20,
                deck=["Archer", "3x Hedge Fund"],
                score=["Hostile Takeover"],
            ),
            runner=Seat(hand=["5x Diesel"]),
            servers={
                "remote 1": At(root=["Azef Protocol (3 advancement)"]),
                "HQ": At(ice=["Funhouse (rezzed)"]),
            },
        )
    )
    cost = t.game.state.cards[t.card("Archer")].face.facts.cost
    assert cost == 4
    t.until(option="score")
    t.corp("score", "Azef Protocol")
    for _ in range(30):
        if t.decision.kind == "action":
            break
        if t.can("trigger"):
            t.choose(t.find("trigger")[0])
        elif t.can("card", "Archer"):
            t.corp("card", "Archer")
        elif t.can("server"):
            t.corp("server", server="R&D")
        else:
            t.passes()
    assert t.zone("Archer") == "table"
    assert not t.rezzed("Archer")
    assert t.zone("Hostile Takeover") == "corp score", "not forfeited"
    assert t.happened("reveal", "Archer")


@pytest.mark.example("nsg-26.03 9.5.5", 2)
def test_street_peddler_installs_one_of_its_cards_and_the_others_are_trashed() -> None:
    t = Table(
        position(
            runner=Seat(
                credits=9, hand=["Street Peddler"], deck=["Mimic", "Corroder", "Daily Casts", "3x Diesel"]
            ),
        )
    )
    t.runner("install", "Street Peddler")
    to_action(t, "runner")
    hosted = [c for c, card in enumerate(t.game.state.cards) if card.host == t.card("Street Peddler")]
    assert {t.name(c) for c in hosted} == {"Mimic", "Corroder", "Daily Casts"}
    t.runner("gain credit")
    t.until(side="runner", option="use")
    t.runner("use", "Street Peddler")
    t.runner("card", "Corroder")
    to_action(t, "runner")
    assert t.zone("Corroder") == "table"
    assert t.zone("Mimic") == t.zone("Daily Casts") == t.zone("Street Peddler") == "heap"


@pytest.mark.example("nsg-26.03 9.6.5b", 2)
def test_tranquility_home_grid_did_not_see_its_own_install() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            corp=Seat(credits=9, deck=["Tranquility Home Grid", "9x Hedge Fund"]),
            servers={"remote 1": At(root=["Architect Deployment Test (4 advancement)"])},
        )
    )
    t.until(option="score")
    t.corp("score", "Architect Deployment Test")
    while t.zone("Tranquility Home Grid") != "table":
        if t.can("yes"):
            t.corp("yes")
        elif t.can("server"):
            t.corp("server", server="new")
        else:
            wanted = t.find("card", "Tranquility Home Grid") or list(t.decision.options)
            t.choose(wanted[0])
    while t.decision.kind != "action":
        assert t.decision.kind != "choose effect"
        t.passes()
    assert t.rezzed("Tranquility Home Grid")
    assert not t.happened("gain credits")
    assert not t.happened("draw")


@pytest.mark.example("nsg-26.03 10.2.2b", 1)
def test_what_the_runner_arranged_and_the_corp_drew_and_installed_is_hidden_again() -> None:
    t = Table(
        position(
            corp=Seat(
                deck=["Enigma", "Snare!", "Braintrust", "Hunter", "Archer", "9x Hedge Fund"], hand=["Shadow"]
            ),
            runner=Seat(hand=["Indexing"], clicks=1, credits=9, deck=["9x Diesel"]),
        )
    )
    t.runner("play", "Indexing")
    order = ["Braintrust", "Snare!"]
    for _ in range(40):
        if t.game.state.active == "corp" and t.decision.kind == "action":
            break
        if t.can("replace"):
            t.runner("replace")
        elif t.decision.side == "runner" and t.can("card"):
            wanted = t.find("card", order[0]) if order else []
            if wanted:
                order.pop(0)
            t.choose((wanted or t.find("card"))[0])
        else:
            t.passes()
    t.corp("draw")
    t.until(side="corp", kind="action")
    assert {"Braintrust", "Snare!"} <= {t.name(c) for c in t.game.state.hand("corp")}
    t.corp("install", "Snare!")
    t.until(side="corp", kind="action")
    seen = view(t.game.state, "runner", t.game.decision)
    (card,) = seen.servers[3].root
    assert card.name == "", "Braintrust or Snare!: the Runner has the Corp's word for it"


@pytest.mark.example("nsg-26.03 1.12.3", 1)
@pytest.mark.parametrize("searches", [True, False])
def test_cards_shuffled_by_the_foundry_are_no_longer_those_of_accelerated_beta_test(searches: bool) -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            corp=Seat(
                identity="The Foundry: Refining the Process",
                credits=9,
                deck=["Enigma", "Hunter", "Archer", "Enigma", "5x Hedge Fund"],
            ),
            servers={"remote 1": At(root=["Accelerated Beta Test (3 advancement)"])},
        )
    )
    first = t.game.state.zones["R&D"][0]
    t.until(option="score")
    t.corp("score", "Accelerated Beta Test")
    picked = False
    for _ in range(30):
        if t.decision.kind == "action":
            break
        if t.can("card", "Hunter") and not picked:
            picked = True
            t.choose(next(o for o in t.decision.options if o.card == first))
        elif picked and t.can("done") and t.decision.about != "search" and not t.happened("rez"):
            t.corp("done")
        elif t.can("server"):
            t.corp("server", server="HQ")
        elif t.can("yes"):
            t.corp("yes" if searches or not picked else "no")
        elif t.can("trigger"):
            t.choose(t.find("trigger")[0] if searches else t.find("pass")[0])
        elif t.can("card"):
            t.choose(t.find("card")[0])
        else:
            t.passes()
    assert t.game.state.cards[first].zone == "table"
    trashed = {t.name(e.card) for e in t.events("trash")}
    assert t.happened("search") == searches
    assert trashed == (set() if searches else {"Hunter", "Archer"})


@pytest.mark.example("nsg-26.03 7.3.1a", 1)
@pytest.mark.parametrize("card", ["Scatter Field", "Palisade", "Enigma"])
def test_the_runner_knows_which_of_the_accessed_cards_is_installed_from_hq(card: str) -> None:
    for seed in range(40):
        t = Table(
            position(
                seed=seed,
                corp=Seat(
                    identity="Poétrï Luxury Brands: All the Rage",
                    credits=9,
                    hand=["Scatter Field", "Palisade", "Offworld Office", "Enigma"],
                ),
                runner=Seat(rig=["HQ Interface", "HQ Interface"], credits=9),
            )
        )
        t.run("HQ")
        while t.decision.side != "corp" or not (t.can("yes") or t.can("trigger")):
            if not t.in_run():
                break
            t.passes()
        seen = [t.name(e.card) for e in t.events("access")]
        if seen == ["Scatter Field", "Palisade", "Offworld Office"]:
            break
    else:
        raise AssertionError("no chance had this order")
    t.corp("yes") if t.can("yes") else t.choose(t.find("trigger")[0])
    t.corp("card", card)
    t.corp("server", server="R&D")
    while t.zone(card) != "table":
        t.passes()
    (ice,) = view(t.game.state, "runner", t.game.decision).servers[1].ice
    assert ice.name == ("" if card == "Enigma" else card)


@pytest.mark.example("nisei-1.4 7.1.2d", 1)
def test_a_card_that_leela_patel_returns_to_hq_may_be_the_third_that_is_accessed() -> None:
    for seed in range(60):
        t = Table(
            position(
                seed=seed,
                corp=Seat(hand=["Disposable HQ", "Hostile Takeover", "Hedge Fund"], deck=["9x Enigma"]),
                runner=Seat(
                    identity="Leela Patel: Trained Pragmatist",
                    rig=["HQ Interface", "HQ Interface"],
                    credits=0,
                ),
                servers={"remote 1": At(root=["PAD Campaign"])},
            )
        )
        t.run("HQ")
        while not t.happened("access") and t.in_run():
            t.passes()
        if [t.name(e.card) for e in t.events("access")] == ["Disposable HQ"]:
            break
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("card", "Hedge Fund")
    if t.can("done"):
        t.corp("done")
    while t.in_run():
        t.choose(t.find("card", "PAD Campaign")[0]) if t.can("card", "PAD Campaign") else t.passes()
    seen = [t.name(e.card) for e in t.events("access")]
    assert seen == ["Disposable HQ", "Hostile Takeover", "PAD Campaign"]
