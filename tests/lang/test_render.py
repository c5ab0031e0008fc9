"""Cards in our own words: whoever knows the printed card can see that the definition says the same."""

import re

from rulerunner.lang.abilities import BaseLink, NotYet, Paid, Trigger, When
from rulerunner.lang.conditions import TAGGED, AllOf, AnyOf, AtLeast, DuringRun, FullyBroken, Matches, No
from rulerunner.lang.costs import Clicks, Credits, Forfeit, HostedCounters, TrashThis
from rulerunner.lang.face import Face
from rulerunner.lang.filters import INSTALLED, REZZED, AtServer, Has, In, Is, Not, Of, Same
from rulerunner.lang.instructions import (
    Bypass,
    ChangeServer,
    Choose,
    ChooseOne,
    Damage,
    Draw,
    EndRun,
    Gain,
    GiveTags,
    If,
    Instead,
    Lasting,
    Later,
    Lose,
    LoseClicks,
    May,
    Place,
    Prevent,
    Remember,
    Run,
    Trace,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import LAST, AtMost, Count, Halved, Plus, SubroutinesOn, Tags, Times, X
from rulerunner.lang.refs import (
    ARCHIVES_SERVER,
    BOUND,
    CHOSEN,
    HQ_SERVER,
    REMEMBERED,
    THAT,
    THIS,
    THIS_SERVER,
)
from rulerunner.lang.render import (
    render,
    render_ability,
    render_block,
    render_condition,
    render_cost,
    render_filter,
    render_quantity,
)
from rulerunner.lang.statics import AdditionalCost, Modify, Player, RevealedWhenAccessed, StaysUntil
from rulerunner.lang.sugar import (
    about,
    boosts,
    breaks,
    if_successful,
    interrupt,
    paid,
    play,
    static,
    sub,
    together,
    when,
)
from rulerunner.rules import edition
from tests.lang.samples import CORRODER, WALL, face

CLASSIC = edition("classic-1996")


def read(card: Face) -> str:
    """The whole card."""
    return "\n".join(render(card))


def lines(text: str) -> str:
    """A text with one ability on a line; a line that starts further in goes on with the one before."""
    return "\n".join(" ".join(line.split()) for line in re.sub(r"\n {8}", " ", text).strip().splitlines())


# --- modern cards -----------------------------------------------------------------------------------------


def test_corroder_breaks_barriers_and_grows_stronger() -> None:
    corroder = Face(CORRODER, (breaks(Credits(1), "barrier"), boosts(Credits(1))))
    assert read(corroder) == lines("""
    Pay 1 credit: break 1 subroutine on a barrier.
    Pay 1 credit: this program gets +1 strength for the rest of this encounter.
    """)


def test_tollbooth_takes_its_toll_and_ends_the_run() -> None:
    toll = when(about("encounter"), Unless((Credits(3),), (EndRun(),), must=True))
    assert read(face("Tollbooth", "corp", "ice", toll, sub(EndRun()))) == lines("""
    When the Runner encounters this ice: the Runner must pay 3 credits if able; otherwise, end the
        run.
    Subroutine: end the run.
    """)


def test_nisei_mk_ii_spends_its_counter_to_end_the_run() -> None:
    scored = when(about("score"), Place(1, "agenda"))
    stop = paid(HostedCounters("agenda"), EndRun())
    assert read(face("Nisei MK II", "corp", "agenda", scored, stop)) == lines("""
    When you score this agenda: place 1 agenda counter on this agenda.
    Spend 1 agenda counter from this agenda: end the run.
    """)


def test_account_siphon_takes_credits_instead_of_accessing() -> None:
    siphon = (Lose(5, "corp"), together(Gain(Times(2, LAST)), GiveTags(2)))
    run = play(Run(HQ_SERVER, (if_successful(Instead("breach", siphon, may=True)),)))
    assert read(face("Account Siphon", "runner", "event", run)) == lines("""
    Make a run on HQ; during that run, when that run is declared successful, instead of breaching the
        attacked server, you may have the Corp lose 5 credits, then gain 2 credits for each credit lost
        and take 2 tags.
    """)


def test_chum_makes_the_next_ice_stronger_and_dangerous() -> None:
    stronger = Lasting(Modify("strength", 2, Same(BOUND)), "encounter", next_encounter=True)
    bite = when(about("encounter ends", BOUND), Damage("net", 3), condition=No(FullyBroken()))
    assert read(face("Chum", "corp", "ice", sub(stronger, Later(bite, next_encounter=True)))) == lines("""
    Subroutine: when the Runner next encounters a piece of ice this run, for the rest of that
        encounter, that ice gets +2 strength. Once the Runner next encounters a piece of ice this
        run, when the encounter with that ice ends while that ice was not fully broken, do 3 net
        damage.
    """)


def test_femme_fatale_remembers_one_piece_of_ice() -> None:
    chosen = when(about("install"), Choose(Is("ice") & INSTALLED), Remember())
    past = when(about("encounter", REMEMBERED), May((Bypass(),), (Credits(SubroutinesOn(THAT)),)))
    assert read(face("Femme Fatale", "runner", "program", chosen, past)) == lines("""
    When this program is installed: choose 1 installed piece of ice. Remember the chosen ice.
    When you encounter the remembered ice: you may pay 1 credit for each subroutine on the
        remembered ice to bypass the encountered ice.
    """)


def test_archer_costs_an_agenda_and_trashes_programs() -> None:
    price = static(AdditionalCost("rez", (Forfeit(),), Same(THIS)))
    trash = sub(Choose(Is("program")), Trash(CHOSEN))
    assert read(face("Archer", "corp", "ice", price, sub(Gain(2)), trash, trash, sub(EndRun()))) == lines("""
    To rez this ice, you must also forfeit 1 agenda.
    Subroutine: gain 2 credits.
    Subroutine: choose 1 installed program. Trash the chosen program.
    Subroutine: choose 1 installed program. Trash the chosen program.
    Subroutine: end the run.
    """)


def test_snare_bites_everywhere_but_in_archives() -> None:
    bite = May((together(GiveTags(1), Damage("net", 3)),), (Credits(4),))
    trap = when(about("access"), bite, condition=No(Matches(THIS, In("Archives"))))
    assert read(face("Snare!", "corp", "asset", static(RevealedWhenAccessed("R&D")), trap)) == lines("""
    While this asset is accessed in R&D, the Runner must reveal it.
    When the Runner accesses this asset while this asset is not in Archives: you may pay 4 credits to
        give the Runner 1 tag and do 3 net damage.
    """)


def test_enhanced_login_protocol_stays_and_taxes_the_first_run() -> None:
    stays = static(StaysUntil(("steal",)))
    tax = static(AdditionalCost("basic run", (Clicks(1),), first_each_turn=True))
    current = face("Enhanced Login Protocol", "corp", "operation", stays, tax, subtypes=("current",))
    assert read(current) == lines("""
    This operation stays in play after it resolves, until another current is played or the Runner
        steals an agenda.
    To run on any server by the basic action for the first time each turn, the Runner must also
        spend 1 click.
    """)


def test_sneakdoor_beta_comes_out_in_hq() -> None:
    turn = interrupt(Trigger("successful run"), ChangeServer(HQ_SERVER))
    sneak = paid(Clicks(1), Run(ARCHIVES_SERVER, (turn,)))
    assert read(face("Sneakdoor Beta", "runner", "program", sneak)) == lines("""
    Spend 1 click: make a run on Archives; during that run, when that run would be declared
        successful, the attacked server becomes HQ.
    """)


# --- editions ---------------------------------------------------------------------------------------------


def test_a_classic_wall_speaks_of_bits_and_data_forts() -> None:
    rezzed = when(about("rez"), Gain(Count(AtServer(THIS_SERVER, "root") & Is("asset"))))
    wall = Face(WALL, (sub(EndRun()), sub(Lose(1, "runner"), LoseClicks(2, "runner")), rezzed))
    assert render(wall, CLASSIC.words) == (
        "Subroutine: end the run.",
        "Subroutine: the Runner loses 1 bit. The Runner loses 2 actions.",
        "When you rez this ice: gain 1 bit for each node in the root of this data fort.",
    )


def test_the_vocabulary_may_be_a_function() -> None:
    assert render_cost((Credits(2), Clicks(1)), CLASSIC.word) == "pay 2 bits and spend 1 action"


def test_core_damage_is_brain_damage_in_1_4() -> None:
    assert render_block((Damage("core", 1),), edition("nisei-1.4").words, side="corp") == "Do 1 brain damage."
    assert render_block((Damage("core", 1),), side="corp") == "Do 1 core damage."


def test_compound_nouns_have_plurals_of_their_own() -> None:
    program = Is("asset") & In("heap")
    assert render_filter(program, CLASSIC.words, many=True) == "nodes in the Runner's trash"


def test_a_base_link_sets_the_link_for_a_trace() -> None:
    assert render_ability(BaseLink((Credits(1),), 5), words=CLASSIC.words) == (
        "Pay 1 bit: your base link is 5 for this trace."
    )


# --- who does what ----------------------------------------------------------------------------------------


def test_you_is_the_controller_and_the_other_player_has_a_title() -> None:
    block = (Gain(1), Lose(1, "opponent"))
    assert render_block(block, side="corp") == "Gain 1 credit. The Runner loses 1 credit."
    assert render_block(block, side="runner") == "Gain 1 credit. The Corp loses 1 credit."


def test_you_are_named_beside_another_player() -> None:
    steal = together(Lose(1, "runner"), Gain(1))
    assert render_block((steal,), side="corp") == "The Runner loses 1 credit and you gain 1 credit."


def test_the_runner_takes_tags_and_suffers_damage_that_the_corp_gives_and_does() -> None:
    block = (GiveTags(1), Damage("meat", 2))
    assert render_block(block, side="runner") == "Take 1 tag. Suffer 2 meat damage."
    assert render_block(block, side="corp") == "Give the Runner 1 tag. Do 2 meat damage."


def test_you_are_named_when_another_chooses_for_you() -> None:
    assert render_block((ChooseOne(((Gain(6),), (Draw(4),)), by="corp"),), side="runner") == (
        "The Corp chooses 1 of these: you gain 6 credits; or you draw 4 cards."
    )


def test_an_ability_alone_calls_its_card_by_name() -> None:
    assert render_ability(paid(TrashThis(), Draw(2)), "Fall Guy") == "Trash Fall Guy: draw 2 cards."


def test_what_only_the_runner_may_use_says_so() -> None:
    ability = Paid((Clicks(1),), (Trash(),), user="runner")
    assert render_ability(ability, "Bank", side="corp") == "The Runner may spend 1 click: trash Bank."


# --- sentences --------------------------------------------------------------------------------------------


def test_an_optional_ability_is_one_sentence_with_may() -> None:
    ability = when(Trigger("turn begins", side="you"), Draw(1), GiveTags(1), may=True, once="turn")
    assert render_ability(ability, side="runner") == (
        "When your turn begins: you may draw 1 card, then take 1 tag. Once per turn."
    )


def test_the_first_time_is_told() -> None:
    ability = when(Trigger("successful run", server=HQ_SERVER, first="turn"), Gain(2))
    assert render_ability(ability) == (
        "The first time each turn that a run on HQ is declared successful: gain 2 credits."
    )


def test_a_paid_interrupt_tells_what_it_prevents() -> None:
    ability = Paid((Credits(3),), (Prevent(1),), interrupt="damage", detail="net")
    assert render_ability(ability, side="runner") == (
        "When you would suffer net damage, you may pay 3 credits: prevent 1 net damage."
    )


def test_a_conditional_interrupt_says_would() -> None:
    ability = When(Trigger("tags"), (Prevent(0),), interrupt=True)
    assert render_ability(ability, side="runner") == "When you would take a tag: prevent all of the tags."


def test_an_otherwise_belongs_to_the_condition_it_is_written_under() -> None:
    inner = If(TAGGED, (Gain(1),))
    assert render_block((If(DuringRun(), (inner,), (Draw(1),)),)) == (
        "If no run is in progress, draw 1 card; otherwise, if the Runner is tagged, gain 1 credit."
    )
    assert render_block((If(DuringRun(), (If(TAGGED, (Gain(1),), (Draw(1),)),)),)) == (
        "If a run is in progress, if the Runner is tagged, gain 1 credit; otherwise, draw 1 card."
    )


def test_what_follows_a_condition_is_told_from_what_it_covers() -> None:
    within = render_block((May((If(TAGGED, (Gain(1), Draw(1))),)),))
    after = render_block((May((If(TAGGED, (Gain(1),)), Draw(1))),))
    assert within == "You may do this: if the Runner is tagged, gain 1 credit, then draw 1 card."
    assert after == "You may do this: if the Runner is tagged, gain 1 credit; after that, draw 1 card."


def test_a_trace_tells_both_outcomes() -> None:
    assert render_block((Trace(3, (GiveTags(1),), (Lose(1),)),), side="corp") == (
        "Trace with strength 3; if it succeeds, give the Runner 1 tag; otherwise, lose 1 credit."
    )


def test_a_sentence_that_cannot_be_said_yet_is_shown() -> None:
    assert render_ability(NotYet("a bidding game")) == "Not said yet: a bidding game."


# --- phrases ----------------------------------------------------------------------------------------------


def test_filters_are_noun_phrases() -> None:
    assert render_filter(Is("ice") & REZZED & Has("bioroid")) == "a rezzed piece of bioroid ice"
    assert render_filter(Has("ap") & Is("ice"), many=True) == "pieces of AP ice"
    assert render_filter((Is("asset") | Is("upgrade")) & INSTALLED) == "an installed asset or upgrade"
    assert render_filter(Has("barrier") | Has("sentry")) == "a barrier or sentry"
    assert render_filter(Is("program") & Not(Has("icebreaker"))) == "a non-icebreaker program"
    assert (
        render_filter(INSTALLED & Not(Same(THIS)), face_name="Aesop") == "an installed card other than Aesop"
    )
    assert render_filter(Not(Same(THIS) & REZZED)) == "a card other than this card as long as it is rezzed"
    assert render_filter(Of("corp") & INSTALLED & Is("agenda")) == "an installed Corp agenda"


def test_a_subtype_that_ends_in_ice_is_not_said_twice() -> None:
    assert render_filter(Has("black ice") & Is("ice")) == "a piece of black ice"


def test_several_chosen_cards_get_counters_each() -> None:
    assert render_block((Choose(INSTALLED, 2, up_to=True), Place(1, "power", CHOSEN))) == (
        "Choose up to 2 installed cards. Place 1 power counter on each of the chosen cards."
    )


def test_amounts_agree_with_their_nouns() -> None:
    assert render_block((Gain(1),)) == "Gain 1 credit."
    assert render_block((Gain(X),)) == "Gain X credits."
    assert render_block((Gain(Tags()),)) == "Gain 1 credit for each tag on the Runner."
    assert render_block((Gain(AtMost(Count(REZZED), 3)),)) == (
        "Gain 1 credit for each rezzed card, but at most 3."
    )


def test_nested_numbers_show_where_they_end() -> None:
    assert render_quantity(Halved(Plus(Tags(), 2))) == (
        "half of (the number of tags on the Runner plus 2), rounded down"
    )


def test_conditions_are_said_and_denied() -> None:
    many = AtLeast(Tags(), 2)
    assert render_condition(No(many)) == "the number of tags on the Runner is less than 2"
    assert render_condition(AllOf((TAGGED, AnyOf((DuringRun(), FullyBroken()))))) == (
        "the Runner is tagged and either a run is in progress or that ice was fully broken"
    )
    assert render_condition(No(AnyOf((TAGGED, DuringRun())))) == (
        "the Runner is not tagged and no run is in progress"
    )


def test_changes_of_values_have_their_sign() -> None:
    weaker = static(Modify("strength", -1, Is("ice")), Player("hand size", 2), condition=TAGGED)
    assert render_ability(weaker) == (
        "While the Runner is tagged, each piece of ice gets -1 strength; and you get +2 maximum hand size."
    )
