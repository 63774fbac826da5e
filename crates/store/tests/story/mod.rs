//! One sequence of scenarios, run on both databases: accounts, tables, play, bots, clocks, backups, from the first migration to a
//! restored copy.

mod accounts;
mod clocks;
mod copies;
mod people;
mod play;
mod scene;
mod seeks;

use scene::{Place, Scene};
use testpg::Postgres;

/// Runs all scenarios on one database, in order: each builds on the data of the ones before.
async fn tell(place: &Place) {
    let mut scene = Scene::open(place).await;
    accounts::names_sessions_and_api_tokens(&scene).await;
    accounts::guests_sit_down_and_are_claimed(&scene).await;
    play::a_table_opens_once(&scene).await;
    play::a_change_is_stored_whole(&scene).await;
    play::the_same_key_gives_the_same_answer(&scene).await;
    play::taking_back_loses_nothing(&scene).await;
    play::one_of_many_writers_wins(&scene).await;
    play::premoves_are_stored(&scene).await;
    play::chat_and_notes_are_stored(&scene).await;
    play::listeners_are_notified_of_changes(&scene).await;
    clocks::workers_claim_jobs(&scene).await;
    clocks::owners_share_the_workers(&scene).await;
    clocks::networks_share_the_workers(&scene).await;
    clocks::fair_shares_are_measured_in_thinking_time(&scene).await;
    clocks::tables_are_opened_within_bounds(&scene).await;
    clocks::workers_never_share_a_job(&scene).await;
    clocks::deadlines_are_found(&scene).await;
    clocks::downtime_is_credited(&scene).await;
    play::lists_come_in_pages(&scene).await;
    play::games_are_counted_by_rules_version(&scene).await;
    people::a_rated_game_counts_once(&scene).await;
    people::unrated_games_are_stored(&scene).await;
    people::leaders_and_opponents_are_found(&scene).await;
    people::ratings_are_recomputed(&scene).await;
    seeks::waiting_players_are_paired_once(&scene).await;
    seeks::invitations_to_accounts_are_limited(&scene).await;
    copies::entries_cannot_be_changed(&scene).await;
    copies::a_stopped_writer_loses_nothing(&mut scene).await;
    copies::a_backup_holds_everything(&scene, place).await;
    copies::a_restored_copy_is_equal(&scene, place).await;
    copies::a_damaged_backup_is_refused(&scene, place).await;
    copies::backups_without_name_skeletons_are_restored(place).await;
    copies::backups_without_job_owners_are_restored(place).await;
    accounts::an_account_is_exported_and_deleted(&scene).await;
    accounts::guests_can_be_renamed(&scene).await;
    clocks::vacations_stop_clocks(&scene).await;
    people::results_of_deleted_accounts_are_anonymous(&scene).await;
    copies::expired_data_is_deleted(&scene).await;
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
    copies::nodes_notify_each_other(&place).await;
    copies::a_lost_connection_loses_no_notice(&place).await;
    copies::nodes_receive_only_their_topics(&place).await;
    copies::a_suspended_node_loses_its_locks(&place).await;
    people::many_games_end_at_once(&place).await;
    seeks::two_nodes_pair_each_player_once(&place).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn downtime_credit_and_account_deletion_do_not_deadlock() {
    let place = Place::postgres(Postgres::start().expect("PostgreSQL starts"));
    clocks::locks_are_taken_in_one_order(&place).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_move_between_sqlite_and_postgresql() {
    let lite = Place::sqlite();
    let postgres = Place::postgres(Postgres::start().expect("PostgreSQL starts"));
    copies::a_backup_moves(&lite, &postgres).await;
    copies::a_backup_moves(&postgres, &lite).await;
}

#[tokio::test]
async fn unsupported_urls_are_rejected() {
    for url in ["mysql://localhost/hotline", "sqlite::memory:", "hotline.db", ""] {
        assert!(matches!(store::open(url).await, Err(store::Error::Url(_))), "{url}");
    }
}
