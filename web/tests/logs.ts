import { beforeAll } from 'vitest';
import type { GameName } from '$/boards/contract.ts';
import { speech } from '$/lib/speech.svelte.ts';
import type { LogGroup } from '$/wire/index.ts';
import { Words } from '$/words/words.ts';
import curtain from '../dev/logs/curtain.json';
import spies from '../dev/logs/spies.json';
import twilight from '../dev/logs/twilight.json';

/** Log of a whole game of each kind. */
export const LOGS = { twilight, curtain, spies } as unknown as Record<GameName, LogGroup[]>;
export const GAMES = Object.keys(LOGS) as GameName[];
/** English words of each game. */
export const spoken = new Map<GameName, Words>();

/** Loads the words before the tests of a file. */
export function speakEnglish(): void {
  beforeAll(async () => {
    await speech.speak('en');
    for (const game of GAMES) spoken.set(game, await Words.load('en', game));
  });
}
