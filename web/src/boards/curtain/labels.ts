import type { Words } from '$/words/words.ts';
import type { Cell, Laid } from '$/wire/curtain.ts';

/** "USA +2" or "even". */
export function sayNet(words: Words, net: number): string {
  return net === 0 ? words.say('board-even') : words.say('board-lead', { side: words.name(net > 0 ? 'west' : 'east'), vp: Math.abs(net) });
}

/** "Ideology track: USA +2". */
export function sayTrack(words: Words, track: number): string {
  return words.say('board-ideology_at', { result: sayNet(words, track) });
}

/** From a place to the card that it is said to lie beside, the nearest way first. */
const BESIDE = [
  { where: 'left', x: 1, y: 0 },
  { where: 'right', x: -1, y: 0 },
  { where: 'above', x: 0, y: -1 },
  { where: 'below', x: 0, y: 1 },
] as const;

/** "left of Europe": a place by a card that lies beside it, as one sees it; nothing where none does. */
export function sayPlace(words: Words, cards: readonly Laid[], place: Cell): string {
  for (const { where, x, y } of BESIDE) {
    const beside = cards.find((card) => card.x === place.x + x && card.y === place.y + y);
    if (beside) return words.say('board-lay_place', { where, card: words.name(beside.card).replace(/\s*\(.*\)$/, '') });
  }
  return '';
}
