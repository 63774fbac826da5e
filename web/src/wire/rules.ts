// Generated from the games by `cargo xtask wire`; a test of crates/games fails when this file is out of date.

/**
 * What a side may have; absent where it has none.
 */
export type Each<T> = {
/**
 * The western side.
 */
west?: T,
/**
 * The eastern side.
 */
east?: T, };

/**
 * What belongs to each side.
 */
export type Pair<T> = {
/**
 * The western side.
 */
west: T,
/**
 * The eastern side.
 */
east: T, };

/**
 * One of the two sides of a Cold War duel; each game has its own names for them ([`crate::Game::SIDES`]).
 */
export type Side = "west" | "east";
