//! The formula, compared with published figures, and its use for single games.

use ratings::{Rating, Score, Standing, play};

const DAY: i64 = 86_400_000;

fn rating(rating: i64, deviation: i64) -> Rating {
    Rating { rating: rating * 1_000, deviation: deviation * 1_000, ..Rating::FRESH }
}

/// Mark Glickman, “Example of the Glicko-2 system”: 1500 ± 200 wins against 1400 ± 30, loses to 1550 ± 100 and 1700 ± 300, with τ = 0.5.
#[test]
fn figures_match_the_published_example() {
    let games = [(rating(1400, 30), Score::Won), (rating(1550, 100), Score::Lost), (rating(1700, 300), Score::Lost)];
    let after = rating(1500, 200).after(&games);
    assert!((after.rating - 1_464_060).abs() < 100, "{after:?}"); // published: 1464.06
    assert!((after.deviation - 151_520).abs() < 100, "{after:?}"); // published: 151.52
    assert!((after.volatility - 59_990_000).abs() < 10_000, "{after:?}"); // published: 0.05999
}

#[test]
fn equal_deviations_make_a_game_zero_sum() {
    let (won, lost) = play(&Standing::FRESH, &Standing::FRESH, Score::Won, 7);
    assert_eq!(won.rating.rating - 1_500_000, 1_500_000 - lost.rating.rating);
    assert!(won.rating.rating > 1_600_000 && won.rating.deviation < 300_000, "{won:?}");
    assert_eq!((won.games, won.at, lost.games), (1, 7, 1));
    let (one, other) = play(&Standing::FRESH, &Standing::FRESH, Score::Drawn, 7);
    assert_eq!((one, one.rating.rating), (other, 1_500_000));
}

#[test]
fn inactivity_raises_the_deviation_up_to_that_of_a_new_player() {
    let sure = rating(1700, 60);
    assert_eq!(sure.idle(5 * DAY - 1), sure);
    assert!(sure.idle(365 * DAY).deviation > 90_000 && sure.idle(365 * DAY).rating == sure.rating);
    assert_eq!(sure.idle(i64::MAX).deviation, Rating::FRESH.deviation);
    assert_eq!(sure.idle(-DAY), sure, "a clock that was set back has no effect");
    assert_eq!(Standing::FRESH.rating_at(i64::MAX), Rating::FRESH);
}

#[test]
fn after_some_games_a_rating_is_established() {
    let (mut one, mut other) = (Standing::FRESH, Standing::FRESH);
    let mut games = 0;
    while !one.rating.established() {
        let score = if games % 2 == 0 { Score::Won } else { Score::Lost };
        (one, other) = play(&one, &other, score, games * DAY);
        games += 1;
    }
    assert!((5..=12).contains(&games), "{games}");
}
