// Generated from the games by `cargo xtask wire`; a test of crates/games fails when this file is out of date.

/**
 * An optional value for each side; absent if there is none.
 */
export type Each<T> = {
/**
 * Value of the western side.
 */
west?: T,
/**
 * Value of the eastern side.
 */
east?: T, };

/**
 * A value for each side.
 */
export type Pair<T> = {
/**
 * Value of the western side.
 */
west: T,
/**
 * Value of the eastern side.
 */
east: T, };

/**
 * One of the two sides of a Cold War duel; each game has its own names for them ([`crate::Game::SIDES`]).
 */
export type Side = "west" | "east";
