import type { Bot } from '$/wire/index.ts';

/** The levels for people, the weakest first. */
const LADDER = ['easy', 'medium', 'hard', 'expert'];
const USUAL = 'medium';

/** The bots to offer: the levels for people, or whatever a server has that knows none of them. */
export function levels(bots: readonly Bot[]): Bot[] {
  const ladder = LADDER.flatMap((name) => bots.filter((bot) => bot.name === name));
  return ladder.length > 0 ? ladder : [...bots];
}

/** The level that is offered first. */
export function usualLevel(bots: readonly Bot[]): string {
  const offered = levels(bots);
  return (offered.find(({ name }) => name === USUAL) ?? offered[0])?.name ?? '';
}
