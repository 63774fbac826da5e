//! One story, told to both databases: accounts, tables, play, bots, clocks, backups, from the first migration to a restored copy.

mod accounts;
mod clocks;
mod copies;
mod people;
mod play;
mod scene;
mod seeks;

use scene::{Place, Scene};
use testpg::Postgres;

/// All chapters on one database, in order: each leaves behind what the next ones find.
async fn tell(place: &Place) {
    let mut scene = Scene::open(place).await;
    accounts::names_sessions_and_programs(&scene).await;
    accounts::guests_sit_down_and_are_claimed(&scene).await;
    play::a_table_opens_once(&scene).await;
    play::a_change_is_stored_whole(&scene).await;
    play::the_same_key_gives_the_same_answer(&scene).await;
    play::taking_back_loses_nothing(&scene).await;
    play::one_of_many_writers_wins(&scene).await;
    play::premoves_are_kept(&scene).await;
    play::people_talk_and_take_notes(&scene).await;
    play::listeners_hear_of_changes(&scene).await;
    clocks::bots_claim_jobs(&scene).await;
    clocks::owners_share_the_workers(&scene).await;
    clocks::networks_share_the_workers(&scene).await;
    clocks::turns_go_by_what_thinking_costs(&scene).await;
    clocks::tables_are_opened_within_bounds(&scene).await;
    clocks::workers_never_share_a_job(&scene).await;
    clocks::deadlines_are_found(&scene).await;
    clocks::downtime_is_credited(&scene).await;
    play::lists_come_in_pages(&scene).await;
    play::rules_are_counted(&scene).await;
    people::a_rated_game_counts_once(&scene).await;
    people::a_game_that_is_not_rated_is_noted(&scene).await;
    people::leaders_and_opponents_are_found(&scene).await;
    people::ratings_are_computed_again(&scene).await;
    seeks::two_who_wait_are_paired_once(&scene).await;
    seeks::somebody_is_asked_by_name(&scene).await;
    copies::entries_cannot_be_changed(&scene).await;
    copies::the_end_of_a_process_loses_nothing(&mut scene).await;
    copies::a_backup_holds_everything(&scene, place).await;
    copies::a_restored_copy_is_equal(&scene, place).await;
    copies::a_damaged_backup_is_refused(&scene, place).await;
    copies::a_backup_of_an_earlier_program_is_taken(place).await;
    copies::a_backup_of_an_earlier_version_is_read(place).await;
    accounts::an_account_is_exported_and_deleted(&scene).await;
    accounts::a_guest_takes_another_name(&scene).await;
    clocks::vacations_stop_clocks(&scene).await;
    people::whoever_leaves_takes_the_name_along(&scene).await;
    copies::what_has_ended_is_forgotten(&scene).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_story_on_sqlite() {
    tell(&Place::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_story_on_postgresql() {
    tell(&Place::postgres(Postgres::start().expect("PostgreSQL starts"))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_share_one_postgresql() {
    let place = Place::postgres(Postgres::start().expect("PostgreSQL starts"));
    copies::nodes_hear_each_other(&place).await;
    copies::a_lost_connection_loses_no_notice(&place).await;
    copies::topics_are_told_apart(&place).await;
    copies::a_stopped_node_keeps_no_lock(&place).await;
    people::many_games_end_at_once(&place).await;
    seeks::two_nodes_pair_nobody_twice(&place).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn downtime_and_the_end_of_an_account_do_not_wait_for_each_other() {
    let place = Place::postgres(Postgres::start().expect("PostgreSQL starts"));
    clocks::nobody_waits_in_a_circle(&place).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_moves_from_one_kind_of_database_to_the_other() {
    let lite = Place::sqlite();
    let postgres = Place::postgres(Postgres::start().expect("PostgreSQL starts"));
    copies::a_copy_moves(&lite, &postgres).await;
    copies::a_copy_moves(&postgres, &lite).await;
}

#[tokio::test]
async fn a_url_of_something_else_is_refused() {
    for url in ["mysql://localhost/hotline", "sqlite::memory:", "hotline.db", ""] {
        assert!(matches!(store::open(url).await, Err(store::Error::Url(_))), "{url}");
    }
}
