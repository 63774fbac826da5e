import type { Words } from '$/words/words.ts';
import type { Card, Catalog, Cell, Laid, RegionFigures, Stakes } from '$/wire/curtain.ts';
import { inside } from '$/boards/shared/forms.ts';

/** "USA +2" or "even". */
export function sayNet(words: Words, net: number): string {
  return net === 0 ? words.say('board-even') : words.say('board-lead', { side: words.name(net > 0 ? 'west' : 'east'), vp: Math.abs(net) });
}

/** "Ideology track: USA +2". */
export function sayTrack(words: Words, track: number): string {
  return words.say('board-ideology_at', { result: sayNet(words, track) });
}

/** Offsets from a place to the neighbouring card named in its label, the nearest first. */
const BESIDE = [
  { where: 'left', x: 1, y: 0 },
  { where: 'right', x: -1, y: 0 },
  { where: 'above', x: 0, y: -1 },
  { where: 'below', x: 0, y: 1 },
] as const;

/** "left of Europe": a place relative to a neighbouring card, as seen on the table; empty if no card is near. */
export function sayPlace(words: Words, cards: readonly Laid[], place: Cell): string {
  for (const { where, x, y } of BESIDE) {
    const beside = cards.find((card) => card.x === place.x + x && card.y === place.y + y);
    if (beside) return words.say('board-lay_place', { where, card: words.name(beside.card).replace(/\s*\(.*\)$/, '') });
  }
  return '';
}

/** "Asia is complete and scored at once: USA +3". */
function sayScoring(words: Words, { region, net, wins }: RegionFigures): string {
  const told = words.say('board-completes', { region: words.name(region), result: sayNet(words, net) });
  return wins ? `${told} ${words.say('board-wins', { side: words.name(wins) })}` : told;
}

/** Returns the immediate costs and gains of a choice, in lines. `card` is the one that is played or laid. */
export function sayStakes(words: Words, catalog: Catalog, stakes: Stakes, card: Card | null): string[] {
  const region = words.name((card && catalog.cards[card]?.region) ?? 'europe');
  const [play, lay, place] = [inside(stakes, 'play'), inside(stakes, 'lay'), inside(stakes, 'place')];
  const scores = play?.scores ?? lay?.scores;
  const told = scores ? [sayScoring(words, scores)] : [];
  if (play && !scores) told.push(words.say('board-missing', { region, count: play.missing }));
  if (lay) told.push(words.say('board-reached', { by: lay.reached.length === 2 ? 'both' : (lay.reached[0] ?? 'nobody') }));
  if (place) told.push(words.say('board-cube_costs', { points: place.cost }));
  return told;
}
