import { say } from '$/lib/speech.svelte.ts';
import { botName } from '$/table/names.ts';
import type { Bot } from '$/wire/index.ts';

/** The levels for people, the weakest first. */
const LADDER: Record<string, string> = { easy: 'web-level-easy', medium: 'web-level-medium', hard: 'web-level-hard', expert: 'web-level-expert' };
const USUAL = 'medium';

/** The bots to offer: the levels for people, or whatever a server has that knows none of them. */
export function levels(bots: readonly Bot[]): Bot[] {
  const ladder = Object.keys(LADDER).flatMap((name) => bots.filter((bot) => bot.name === name));
  return ladder.length > 0 ? ladder : [...bots];
}

/** The level that is offered first. */
export function usualLevel(bots: readonly Bot[]): string {
  const offered = levels(bots);
  return (offered.find(({ name }) => name === USUAL) ?? offered[0])?.name ?? '';
}

/** What a level is called on a button. */
export function levelName(name: string): string {
  const key = LADDER[name];
  return key ? say(key) : botName(name);
}
