"""The page of rulings for the game of 1996 stays true: each has a reason, and a play that holds us to it."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rulings-1996.md"

RULED = {
    "'Armadillo' Armored Road Home, 'Drifter' Mobile Environment": (
        "bits_for_removing_tags_do_not_pay_for_help_that_removes_one_at_no_cost"
    ),
    "AI Board Member": "it_need_not_be_taken",
    "Aardvark": "all_that_the_worm_has_broken_here_is_unbroken_again",
    "Abilities for encounters": "a_simulacrum_passes_ice_that_is_ap",
    "Actions for one purpose": "actions_that_are_forgone_are_those_that_come_next",
    "An action in each turn": "the_corp_has_more_actions_in_each_turn",
    "Arasaka Owns You": "arasaka_is_for_damage_that_would_flatline_and_never_an_action",
    "Bank accounts": "an_account_helps_to_pay",
    "Bargain with Viacox": "on_a_six_chance_picks_a_card_that_is_revealed_and_played_or_installed",
    "Bits above the rez cost": "derezzed_it_is_again_what_is_printed",
    "Bits for a while": "bits_for_a_while_are_bits_gained_by_a_prep",
    "Bits that are returned": "the_bits_of_pocket_virtual_reality_are_for_its_own_traces",
    "Bizarre Encryption Scheme": "it_is_found_wherever_the_corp_has_put_it",
    "Bodyweight Data Creche": "what_happens_at_the_end_of_a_run_comes_before_a_run_right_after_it",
    "City Surveillance": "the_tag_is_avoided_for_a_bit_with_each_card",
    "Corporate Guard® Temps": "temps_work_for_some_turns_and_cost_the_next_bits",
    "Corporate Headhunters": "headhunters_hurt_and_what_they_hurt_stays_hurt",
    "Cortical Stimulators": "who_prevents_damage_is_asked_only_if_it_is_up_to_them",
    "Counters that the Corp is given": "the_serum_removes_viruses_and_keeps_out_the_next_two",
    "Crash Space": "the_tag_of_crash_space_is_part_of_what_is_cancelled",
    "Data Fort Reclamation": "the_fort_stays_the_same_though_the_card_that_made_it_is_trashed_for_the_next",
    "Deflectors": "a_deflected_runner_meets_the_outermost_rezzed_ice_there",
    "Dropp": "using_dropp_ends_the_run_once_the_encounter_is_over",
    "Emergency Self-Construct": "a_maximum_below_nothing_is_survived_too",
    "Encryption Breakthrough, Superior Net Barriers": "ice_of_one_kind_is_stronger_and_what_shows_pays",
    "False Echo": "the_corp_cannot_decline_to_pay_an_agenda_point_for_false_echo",
    "Falsified Transactions Expert": "the_expert_takes_from_one_card_and_gives_to_another",
    "Fatal Attractor": "who_meets_ice_without_subroutines_has_broken_none_of_them",
    "Full Body Conversion, Please Don't Choke Anyone": (
        "only_damage_that_nobody_has_prevented_can_be_given_up"
    ),
    "Garbage In": "garbage_is_lost_only_if_it_was_used",
    "Get Ready to Rumble": "damage_that_is_not_the_corps_doing_makes_nobody_rumble_or_choke",
    "Haunting Inquisition": "the_inquisition_forbids_runs_for_six_actions",
    "Herman Revista": "herman_rearranges_the_ice_of_his_fort_as_a_run_on_it_begins",
    "I Spy": "a_spy_sees_what_is_moved_swapped_or_rearranged",
    "Ice Transmutation": "transmuted_ice_is_stronger_and_says_everything_twice",
    "Investment Firm": "bits_taken_from_a_card_leave_it_whether_they_are_added_or_not",
    "Jenny Jett, Dr. Dreff": "dreff_has_the_runner_meet_ice_of_hq_for_half_its_price",
    "LDL Traffic Analyzers": "they_may_be_rezzed_for_the_trace_and_advanced_before_and_after",
    "Lesley Major": "lesley_major_adds_counters_to_any_card_in_the_fort",
    "Lifesaver Nanosurgeons": "the_surgeons_draw_two_cards_after_damage_in_the_last_three_actions",
    "Lisa Blight, Marcel DeSoleil": "the_log_tells_which_subroutine_is_repeated_on_ice_that_is_known",
    "Live News Feed": "black_ice_that_is_encountered_again_is_no_further_news",
    "Mercenary Subcontract": "mercenaries_trash_some_of_the_cards_that_are_accessed_together",
    "Microtech 'Trode Set": "damage_that_a_subroutine_announces_for_later_is_its_damage",
    "Microtech Backup Drive": "what_is_trashed_to_make_room_or_as_a_cost_is_kept_too",
    "Namatoki Plaza": "the_plaza_takes_one_of_the_cards_of_its_own_fort_by_the_corps_choice",
    "Nevinyrral": "nevinyrral_is_not_to_be_lost_once_it_is_rezzed",
    "Noise": "noise_wakes_it_for_five_bits_less",
    "Obfuscated Fortress": "what_was_announced_and_not_spent_is_lost_after_the_run",
    "Omni Kismet, Singapore City Grid": "ice_that_was_passed_is_passed_in_its_new_shape",
    "Omnitech Wet Drive": "several_wet_drives_say_the_same_of_the_base_memory",
    "Pattel's Virus, Incubator, Code Viral Cache": "counters_may_be_purged_only_if_a_virus_gave_them",
    "Pavit Bharat": "what_was_there_may_come_back_and_must_if_there_is_nothing_else",
    "Pirate Broadcast": "a_run_on_each_fort_is_worth_a_point_if_all_succeed",
    "Prevention": "nobody_pays_to_prevent_damage_that_is_none_unless_it_is_raised_again",
    "Private LDL Access, Shredder Uplink Protocol": (
        "a_run_that_is_deflected_is_not_treated_as_one_on_yet_another_fort"
    ),
    "Rent-to-Own Contract": "ice_rented_is_paid_off_two_bits_a_turn",
    "Riddler, Iceberg": "riddler_is_paid_for_as_often_as_the_corp_likes",
    "Siren": "the_siren_calls_nobody_to_a_fort_that_cannot_be_run_on",
    "Social Engineering": "two_bits_are_left_to_hide_once_social_engineering_is_paid_for",
    "Startup Immolator": "bartmoss_memorial_icebreaker_rolls_for_ice_that_is_gone",
    "Sterdroid": "sterdroid_doubles_strength_up_to_ten_for_the_turn",
    "Strategic Planning Group": "the_planning_group_draws_one_more_and_puts_one_at_the_bottom",
    "Submarine Uplink": "the_uplink_serves_in_runs_and_makes_the_runner_jack_out",
    "Syd Meyer Superstores": "syd_meyer_pays_for_ice_that_was_trashed_only",
    "Synchronized Attack on HQ": "runs_elsewhere_bring_no_cockroach_and_a_random_attack_asks_how_many",
    "The Shell Traders": "what_is_aside_outlasts_the_traders_and_others_go_on_with_it",
    "Theorem Proof": "who_does_not_install_it_leaves_it_where_it_is",
    "Tutor": "tutor_teaches_all_ice_met_from_then_on_to_end_the_run",
    "Vacuum Link": "vacuum_link_stops_at_the_first_ice_and_lets_go_on_a_high_roll",
    "Viral 15": "viral_15_trashes_programs_of_those_who_stay",
    "Watchdogs": "a_watchdog_rouses_all_further_ice_while_it_is_encountered",
    "Wilson, Weeflerunner Apprentice": "three_bits_are_all_that_the_link_gets",
}  # fmt: skip
"""What each ruling of the lists is about, and the play that holds us to it."""


@cache
def rulings() -> dict[str, str]:
    """The rulings of the lists, by what they are about."""
    items = re.findall(r"(?m)^- (.+(?:\n  .+)*)", PAGE.read_text(encoding="utf-8"))
    return {item.split("**")[1]: " ".join(item.split()) for item in items}


@cache
def plays() -> str:
    folders = (ROOT / "tests" / "rules" / "classic", ROOT / "tests" / "cards" / "classic")
    return "".join(path.read_text(encoding="utf-8") for each in folders for path in each.glob("test_*.py"))


def test_each_ruling_of_the_lists_has_a_play_and_each_play_a_ruling() -> None:
    assert sorted(rulings()) == sorted(RULED)


@pytest.mark.parametrize("about", RULED)
def test_a_ruling_has_its_reason_and_its_play(about: str) -> None:
    decision, why, reason = rulings()[about].partition(" *Why*: ")
    assert why, "the page says what was decided, and not why"
    assert decision.endswith(".")
    assert reason.endswith(".")
    assert f"def test_{RULED[about]}(" in plays()
