// Generated from the games by `cargo xtask wire`; a test of crates/games fails when this file is out of date.

/** The types of every game. */
export type Games = { twilight: import('./twilight.ts').Game, curtain: import('./curtain.ts').Game, spies: import('./spies.ts').Game, };

/** The name of a game. */
export type GameName = keyof Games;

/** Whether a draw can be agreed, by game. */
export const DRAW: Record<GameName, boolean> = { twilight: true, curtain: false, spies: true };
