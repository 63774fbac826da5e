/** Sentences about the board that several parts share. */
import type { Side } from '$/boards/contract.ts';
import type { Words } from '$/words/words.ts';
import type { CountryInfo } from '$/wire/twilight.ts';
import type { RegionFigures } from './figures.ts';
import { control, effects, influence, type Effect, type Offer, type View } from './model.ts';

/** Longest name, in letters, that fits the box of a country and the caption of a region. */
const LONGEST = 15;

/** Returns the name of a country or region as it is drawn: short where the whole name does not fit. */
export function sayName(words: Words, place: string): string {
  const full = words.name(place);
  return full.length > LONGEST ? words.form(place, 'short') : full;
}

/** Returns the drawn name, which speech control matches, followed by the whole name where that differs. */
export function sayWhole(words: Words, place: string): string {
  const [drawn, full] = [sayName(words, place), words.name(place)];
  return drawn === full ? full : words.say('board-whole_name', { drawn, full });
}

/** Describes a country for screen readers. */
export function sayCountry(words: Words, view: View, country: CountryInfo, choices: readonly Offer[]): string {
  const label = words.say('board-country', {
    name: sayWhole(words, country.slug),
    region: words.name(country.regions[0] ?? 'asia'),
    battleground: String(country.battleground),
    stability: country.stability,
    us: influence(view, 'west', country.slug),
    ussr: influence(view, 'east', country.slug),
    control: control(view, country) ?? 'nobody',
  });
  if (choices.length === 0) return label;
  return `${label} ${words.say('board-country_legal', { actions: choices.map(({ text }) => text).join(words.say('list-separator')) })}`;
}

/** Says which side a card's event belongs to. */
export function sayOwner(words: Words, side: Side | null): string {
  return side ? words.say('board-event_of', { side: words.name(side) }) : words.say('board-event_either');
}

/** "US +2 if scored". */
export function sayScore(words: Words, score: RegionFigures): string {
  if (score.wins) return words.say('board-scored_wins', { side: words.name(score.wins) });
  if (score.net === 0) return words.say('board-scored_even');
  return words.say('board-scored_gain', { side: words.name(score.net > 0 ? 'west' : 'east'), vp: Math.abs(score.net) });
}

/** Returns the name of a lasting effect, with the side or region it is about. */
export function sayEffect(words: Words, effect: Effect): string {
  const about = effect.side ?? effect.region;
  const name = words.name(effect.card);
  return about ? words.say('board-effect_about', { name, about: words.name(about) }) : name;
}

/** Lists all lasting effects in a line. */
export function sayEffects(words: Words, view: View): string {
  return effects(view)
    .map((effect) => sayEffect(words, effect))
    .join(words.say('list-separator'));
}

/** "US +2". */
export function sayNet(words: Words, score: RegionFigures): string {
  return score.wins ? sayScore(words, score) : sayLead(words, score.net);
}

/** "US +4" or "even". */
export function sayLead(words: Words, vp: number): string {
  return vp === 0 ? words.say('board-even') : words.say('board-lead', { side: words.name(vp > 0 ? 'west' : 'east'), vp: Math.abs(vp) });
}
