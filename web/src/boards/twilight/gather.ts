/** How the log of Twilight Struggle is grouped: one line for all that a card brought about. */
import type { Side } from '$/boards/contract.ts';
import { entries, inside, tag } from '$/boards/shared/forms.ts';
import { begun, change, phraseOf, type Act, type Figure, type Phrase, type Teller } from '$/table/log.ts';
import type { Fact, Game } from '$/wire/twilight.ts';
import type { Words } from '$/words/words.ts';

/** Facts that belong to no player. */
const NOBODYS: readonly string[] = ['swapped', 'reshuffled', 'deck_added', 'milops_missing', 'china_up', 'over', 'won'];
/** Facts that always begin a line of their own. */
const APART: readonly string[] = ['played', 'bid', ...NOBODYS];
const DRAWS: readonly string[] = ['drew', 'dealt'];

/** Returns true if the act only deals or draws cards. */
const deals = (act: Act): boolean => act.lines.length > 0 && act.lines.every(({ fact }) => DRAWS.includes(tag(fact)));

function begins(fact: Fact, act: Act): boolean {
  const kind = tag(fact);
  if (DRAWS.includes(kind)) return !deals(act) && !act.phrases.some(({ card }) => card !== null);
  if (APART.includes(kind) || deals(act)) return true;
  const headline = inside(fact, 'headline');
  if (headline) return act.waiting.length === 0;
  const event = inside(fact, 'event', 'no_event', 'cancelled');
  if (event) return act.waiting.includes(event.card);
  // Regions that no card scores are scored at the end of the game.
  return kind === 'scored' && !act.phrases.some(({ card }) => card?.endsWith('_scoring')) && !act.lines.every((line) => ['scored', 'vp', 'effect'].includes(tag(line.fact)));
}

/** Returns the phrase in which influence changes: Operations that follow the event of an opponent's card are a use of their own. */
function placing(act: Act, side: Side, by: Side | null, words: Words): Phrase {
  const phrase = phraseOf(act);
  const event = act.lines.findLast(({ fact }) => tag(fact) === 'event');
  const theirs = event && inside(event.fact as Fact, 'event')?.side !== act.by && phrase.use === words.say('board-log_event');
  if (theirs && by === act.by && side === act.by) return begun(act, null, words.say('board-log_influence'));
  if (phrase.use === null && phrase.items.length === 0) phrase.use = words.say('board-log_influence');
  return phrase;
}

/** Returns the phrase of a roll in a country; another roll in the same country continues it. */
function rolling(act: Act, use: string, country: string): Phrase {
  const last = act.phrases.at(-1);
  const phrase = last?.use === use && last.items.length > 0 ? last : begun(act, null, use);
  if (!phrase.items.some((item) => item.is === 'name' && item.slug === country)) phrase.items.push({ is: 'name', slug: country });
  return phrase;
}

function vp(total: number, words: Words): Figure {
  return { text: words.say('board-log_vp', { vp: Math.abs(total) }), side: total === 0 ? null : total > 0 ? 'west' : 'east' };
}

function tell(fact: Fact, act: Act, words: Words, by: Side | null): boolean {
  const label = (phrase: Phrase, good: boolean): void => void phrase.items.push({ is: 'label', text: words.say(good ? 'board-log_succeeds' : 'board-log_fails') });
  if (NOBODYS.includes(tag(fact)) || (act.lines.length === 1 && ['scored', 'defcon'].includes(tag(fact)))) act.by = null;
  if (typeof fact === 'string') return false;
  if ('played' in fact) {
    act.by = fact.played.side;
    begun(act, fact.played.card, null);
  } else if ('headline' in fact) {
    act.by = null;
    const phrase = act.phrases[0] ?? begun(act, null, words.say('board-log_headline'));
    phrase.items.push({ is: 'card', slug: fact.headline.card, side: fact.headline.side });
    act.waiting = [...act.waiting, fact.headline.card];
  } else if ('event' in fact) {
    const { card, side } = fact.event;
    if (act.waiting.includes(card)) act.by = side;
    act.waiting = act.waiting.filter((one) => one !== card);
    begun(act, card, words.say('board-log_event'));
  } else if ('cancelled' in fact || 'no_event' in fact) {
    const { card } = 'cancelled' in fact ? fact.cancelled : fact.no_event;
    act.waiting = act.waiting.filter((one) => one !== card);
    return false;
  } else if ('effect' in fact) {
    act.phrases.push({ card: fact.effect.card, use: null, items: [] });
  } else if ('placed' in fact) {
    const { side, country, amount, total } = fact.placed;
    change(placing(act, side, by, words), country, side, total - amount, total);
  } else if ('removed' in fact) {
    const { side, country, amount, total } = fact.removed;
    if (amount > 0) change(phraseOf(act), country, side, total + amount, total);
  } else if ('drew' in fact || 'dealt' in fact) {
    const phrase = phraseOf(act);
    const drawn = act.lines.filter((line) => tag(line.fact) === 'drew').length;
    const items = phrase.items.filter(({ is }) => is !== 'label');
    if (deals(act)) act.by = null;
    if ('dealt' in fact) items.push({ is: 'pair', slug: null, west: fact.dealt.us, east: fact.dealt.ussr });
    if (drawn > 0) items.unshift({ is: 'label', text: words.say('board-log_dealt', { count: drawn }) });
    if (drawn === 0) return false;
    phrase.items = items;
  } else if ('left_game' in fact) {
    if (!act.phrases.some(({ card }) => card === fact.left_game.card)) return false;
    act.figures.push({ text: words.say('board-log_out'), side: null });
  } else if ('coup' in fact) {
    rolling(act, words.say('board-log_coup'), fact.coup.country);
  } else if ('coup_rolled' in fact) {
    const { side, die, modifier, result } = fact.coup_rolled;
    phraseOf(act).items.push({ is: 'die', side, die, add: modifier });
    if (result <= 0) label(phraseOf(act), false);
  } else if ('realigned' in fact) {
    const { country, us, us_modifier, ussr, ussr_modifier } = fact.realigned;
    const phrase = rolling(act, words.say('board-log_realign'), country);
    phrase.items.push({ is: 'die', side: 'west', die: us, add: us_modifier }, { is: 'die', side: 'east', die: ussr, add: ussr_modifier });
  } else if ('rolled' in fact) {
    phraseOf(act).items.push({ is: 'die', side: fact.rolled.side, die: fact.rolled.die, add: 0 });
  } else if ('rolled_both' in fact) {
    const { us, ussr } = fact.rolled_both;
    phraseOf(act).items.push({ is: 'die', side: 'west', die: us, add: 0 }, { is: 'die', side: 'east', die: ussr, add: 0 });
  } else if ('war' in fact) {
    const { side, country, die, minus, won } = fact.war;
    const phrase = phraseOf(act);
    if (phrase.items.at(-1)?.is === 'die') phrase.items.pop(); // the same die, already listed by itself
    if (!phrase.items.some((item) => item.is === 'name' && item.slug === country)) phrase.items.push({ is: 'name', slug: country });
    phrase.items.push({ is: 'die', side, die, add: -minus });
    label(phrase, won);
  } else if ('targeted' in fact) {
    phraseOf(act).items.push({ is: 'name', slug: fact.targeted.country });
  } else if ('spaced' in fact) {
    act.by = fact.spaced.side;
    begun(act, fact.spaced.card, words.say('board-log_space'));
  } else if ('space_rolled' in fact) {
    const { side, die, needed } = fact.space_rolled;
    phraseOf(act).items.push({ is: 'die', side, die, add: 0 });
    label(phraseOf(act), die <= needed);
  } else if ('advanced' in fact) {
    act.figures.push({ text: words.say('board-log_box', { box: fact.advanced.to }), side: fact.advanced.side });
  } else if ('defcon' in fact) {
    act.figures.push({ text: words.say('board-defcon_level', { level: fact.defcon.level }), side: null });
  } else if ('milops' in fact) {
    // At the end of a turn the tracks are reset for both sides.
    if (fact.milops.level > 0) act.figures.push({ text: words.say('board-log_milops', { level: fact.milops.level }), side: fact.milops.side });
  } else if ('vp' in fact) {
    act.figures.push({ text: words.say('board-log_gain', { vp: fact.vp.amount }), side: fact.vp.side });
  } else if ('scored' in fact) {
    const { region, us, ussr } = fact.scored;
    phraseOf(act).items.push({ is: 'pair', slug: region, west: us, east: ussr });
  } else {
    return false;
  }
  return true;
}

export const twilightTeller: Teller<Game> = {
  folds: (fact) => tag(fact) === 'turn',
  begins,
  tell,
  mark: (fact, words) => {
    const [score, defcon] = [inside(fact, 'vp'), inside(fact, 'defcon')];
    if (score) return { track: 'vp', figures: [vp(score.total, words)] };
    return defcon ? { track: 'defcon', figures: [{ text: words.say('board-defcon_level', { level: defcon.level }), side: null }] } : null;
  },
  card: (slug, catalog, words) => {
    const card = entries(catalog.cards).find((one) => one.slug === slug);
    if (!card) return null;
    const era = words.name(card.era);
    const note = card.scoring ? era : words.say('board-log_card', { era, ops: card.ops });
    return { side: card.side ?? null, note, text: words.text(slug) ?? '' };
  },
};
