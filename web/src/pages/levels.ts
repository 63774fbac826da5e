import { say } from '$/lib/speech.svelte.ts';
import { botName } from '$/table/names.ts';
import type { Bot } from '$/wire/index.ts';

/** Levels with a name, the weakest first. */
const LADDER: Record<string, string> = { easy: 'web-level-easy', medium: 'web-level-medium', hard: 'web-level-hard', expert: 'web-level-expert' };
const USUAL = 'medium';

/** Returns the bots to offer: the named levels or, on a server without these, all of its bots. */
export function levels(bots: readonly Bot[]): Bot[] {
  const ladder = Object.keys(LADDER).flatMap((name) => bots.filter((bot) => bot.name === name));
  return ladder.length > 0 ? ladder : [...bots];
}

/** Returns the level that is preselected. */
export function usualLevel(bots: readonly Bot[]): string {
  const offered = levels(bots);
  return (offered.find(({ name }) => name === USUAL) ?? offered[0])?.name ?? '';
}

/** Returns the label of a level on a button. */
export function levelName(name: string): string {
  const key = LADDER[name];
  return key ? say(key) : botName(name);
}
