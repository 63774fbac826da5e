import type { GameName } from '$/boards/contract.ts';

/** The games in the order in which they are offered, with the keys of their titles and descriptions. */
export const GAMES: readonly { name: GameName; title: string; text: string }[] = [
  { name: 'twilight', title: 'web-game-twilight', text: 'web-game-twilight-text' },
  { name: 'curtain', title: 'web-game-curtain', text: 'web-game-curtain-text' },
  { name: 'spies', title: 'web-game-spies', text: 'web-game-spies-text' },
];
