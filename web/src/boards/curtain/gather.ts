/** How the log of Iron Curtain is grouped: one line for all that a card brought about. */
import { entries, inside, tag } from '$/boards/shared/forms.ts';
import { begun, more, phraseOf, signed, type Act, type Figure, type Teller } from '$/table/log.ts';
import type { Fact, Game } from '$/wire/curtain.ts';
import type { Words } from '$/words/words.ts';
import { eventOf } from './model.ts';

/** Facts that begin a line of their own. */
const APART: readonly string[] = ['played', 'starter_chosen', 'set_aside', 'aftermath_scored', 'won'];
const DEALS: readonly string[] = ['dealt', 'hand_dealt'];

const deals = (act: Act): boolean => act.lines.every(({ fact }) => DEALS.includes(tag(fact)));
/** Returns true if the act only scores regions, as at the end of the game. */
const counts = (act: Act): boolean => act.lines.every(({ fact }) => ['region_scored', 'region_skipped', 'gained'].includes(tag(fact)));

function begins(fact: Fact, act: Act): boolean {
  const kind = tag(fact);
  if (DEALS.includes(kind)) return !deals(act);
  if (kind === 'shown') return tag(act.lines.at(-1)?.fact ?? null) !== 'shown';
  if (kind === 'region_scored' || kind === 'region_skipped') return !act.lines.some((line) => tag(line.fact) === 'laid') || counts(act);
  return APART.includes(kind) || deals(act);
}

/** "from Europe: 3 right, 1 up": where a card was laid, in steps on the table. The log does not know which cards lie next to it. */
function place({ x, y }: { x: number; y: number }, words: Words): string {
  const across = x === 0 ? [] : [words.say('board-log_across', { where: x < 0 ? 'left' : 'right', count: Math.abs(x) })];
  const along = y === 0 ? [] : [words.say('board-log_along', { where: y < 0 ? 'down' : 'up', count: Math.abs(y) })];
  return words.say('board-log_place', { card: words.name('start_europe'), steps: [...across, ...along].join(words.say('list-separator')) });
}

function tell(fact: Fact, act: Act, words: Words): boolean {
  const about = Object.values(fact)[0] as { side?: Act['by'] };
  if (act.lines.length === 1) act.by = 'side' in about && !DEALS.includes(tag(fact)) ? (about.side ?? null) : null;
  if ('dealt' in fact || 'hand_dealt' in fact) {
    const drawn = act.lines.filter((line) => tag(line.fact) === 'dealt').length;
    if (drawn === 0) return false;
    const phrase = phraseOf(act);
    const sizes = act.lines.flatMap((line) => inside(line.fact as Fact, 'hand_dealt') ?? []);
    const size = (side: Act['by']): number => sizes.findLast((one) => one.side === side)?.cards ?? 0;
    phrase.items = [{ is: 'label', text: words.say('board-log_dealt', { count: drawn }) }];
    if (sizes.length > 1) phrase.items.push({ is: 'pair', slug: null, west: size('west'), east: size('east') });
  } else if ('played' in fact) begun(act, fact.played.card, null);
  else if ('laid' in fact) phraseOf(act).items.push({ is: 'label', text: place(fact.laid, words) });
  else if ('region_scored' in fact) {
    const { region, us, ussr } = fact.region_scored;
    phraseOf(act).items.push({ is: 'pair', slug: region, west: us, east: ussr });
  } else if ('gained' in fact) act.figures.push({ text: words.say('board-log_points', { points: Math.abs(fact.gained.points) }), side: fact.gained.side });
  else if ('event_used' in fact) begun(act, null, words.say('board-log_event'));
  else if ('influence_chosen' in fact) begun(act, null, words.say('board-log_cubes'));
  else if ('placed' in fact) more(phraseOf(act), fact.placed.card, fact.placed.side, 1);
  else if ('infiltrated' in fact) more(phraseOf(act), fact.infiltrated.card, fact.infiltrated.side, 1);
  else if ('removed' in fact) more(phraseOf(act), fact.removed.card, fact.removed.side, -1);
  else if ('lifted' in fact) more(phraseOf(act), fact.lifted.card, fact.lifted.side, -1);
  else return false;
  return true;
}

/** Returns the position of the track's marker. */
function track(at: number): Figure {
  return { text: signed(Math.abs(at)), side: at === 0 ? null : at > 0 ? 'west' : 'east' };
}

export const curtainTeller: Teller<Game> = {
  folds: (fact) => tag(fact) === 'round_began',
  begins,
  tell,
  mark: (fact) => {
    const gained = inside(fact, 'gained');
    return gained ? { track: 'ideology', figures: [track(gained.track)] } : null;
  },
  card: (slug, catalog, words) => {
    const card = entries(catalog.cards).find((one) => one.slug === slug);
    if (!card) return null;
    return { side: card.side ?? null, note: words.say('board-card_kind', { region: words.name(card.region), cubes: card.cubes }), text: eventOf(words, card) };
  },
};
