import type { Words } from '$/words/words.ts';

/** "Ideology track: USA +2". */
export function sayTrack(words: Words, track: number): string {
  const result = track === 0 ? words.say('board-even') : words.say('board-lead', { side: words.name(track > 0 ? 'west' : 'east'), vp: Math.abs(track) });
  return words.say('board-ideology_at', { result });
}
