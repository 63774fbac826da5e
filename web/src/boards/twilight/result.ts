/** Results of a roll or of a play of Twilight Struggle. Every figure is from the facts, the catalog or the board. */
import type { Side } from '$/boards/contract.ts';
import { inside, tag } from '$/boards/shared/forms.ts';
import { change, signed, type Act, type LogLine, type Phrase } from '$/table/log.ts';
import { plain, type Chip, type Context, type Place, type Result, type Sum, type Term } from '$/table/result.ts';
import type { Country, Fact, Game, View } from '$/wire/twilight.ts';

type Known = Context<Game>;

const ROLLS: readonly string[] = ['coup_rolled', 'realigned', 'rolled', 'rolled_both', 'war', 'space_rolled', 'trap_rolled'];

const factOf = (line: LogLine): Fact => line.fact as Fact;
const isRoll = (line: LogLine): boolean => ROLLS.includes(tag(line.fact));
/** Returns true for a roll and for the fact that announces one. */
const leads = (line: LogLine): boolean => isRoll(line) || tag(line.fact) === 'coup' || tag(line.fact) === 'spaced';

/**
 * Splits the lines of an act by roll; lines before the first roll belong to it. A war reports its die twice, alone and with the war; the first is
 * skipped.
 */
function rolls(lines: readonly LogLine[]): LogLine[][] {
  const found: LogLine[][] = [[]];
  for (const [at, line] of lines.entries()) {
    if (tag(line.fact) === 'rolled' && lines.slice(at + 1).some((later) => tag(later.fact) === 'war')) continue;
    if (leads(line) && found.at(-1)!.some(isRoll)) found.push([]);
    found.at(-1)!.push(line);
  }
  return found.some((part) => part.some(isRoll)) ? found.filter((part) => part.some(isRoll)) : [];
}

/** Returns a die with its terms and their result; without terms, the die alone. */
function sum(side: Side | null, die: number, ...terms: Term[]): Sum {
  return { side, die, terms };
}

function sums(part: readonly LogLine[], { catalog, words }: Known): Sum[] {
  const roll = factOf(part.find(isRoll)!);
  const plus = (value: number, name: string): Term[] => (value === 0 ? [] : [{ sign: value < 0 ? '−' : '+', value: Math.abs(value), name }]);
  if (typeof roll === 'string') return [];
  if ('coup_rolled' in roll) {
    const { side, die, modifier, result } = roll.coup_rolled;
    const coup = part.map((line) => inside(factOf(line), 'coup')).findLast((one) => one !== null);
    const stability = coup && catalog.countries[coup.country]?.stability;
    const modified = plus(modifier, words.say('board-sum_modifier'));
    const margin: Term = { sign: '=', value: result, name: words.say('board-sum_margin') };
    // An unknown term is left out, and so is the sum that would be wrong without it.
    if (!coup || !stability || die + coup.ops + modifier - 2 * stability !== result) return [sum(side, die, ...modified)];
    return [sum(side, die, ...plus(coup.ops, words.say('board-sum_ops')), ...modified, { sign: '−', value: 2 * stability, name: words.say('board-sum_stability', { stability }) }, margin)];
  }
  if ('war' in roll) {
    const { side, die, minus } = roll.war;
    const total: Term = { sign: '=', value: die - minus, name: words.say('board-sum_total') };
    return [sum(side, die, ...plus(-minus, words.say('board-sum_neighbours')), ...(minus > 0 ? [total] : []))];
  }
  if ('realigned' in roll) {
    const { us, us_modifier, ussr, ussr_modifier } = roll.realigned;
    const one = (side: Side, die: number, modifier: number): Sum =>
      sum(side, die, ...plus(modifier, words.say('board-sum_modifier')), { sign: '=', value: die + modifier, name: words.name(side) });
    return [one('west', us, us_modifier), one('east', ussr, ussr_modifier)];
  }
  if ('space_rolled' in roll) {
    const { side, die, needed } = roll.space_rolled;
    return [sum(side, die, { sign: '≤', value: needed, name: words.say('board-sum_needed') })];
  }
  if ('rolled_both' in roll) return [sum('west', roll.rolled_both.us), sum('east', roll.rolled_both.ussr)];
  if ('rolled' in roll) return [sum(roll.rolled.side, roll.rolled.die)];
  return 'trap_rolled' in roll ? [sum(roll.trap_rolled.side, roll.trap_rolled.die)] : [];
}

/** Returns the country of a roll. */
function target(part: readonly LogLine[]): Country | null {
  const found = part.map((line) => inside(factOf(line), 'coup', 'realigned', 'war')?.country ?? null);
  return found.findLast((country) => country !== null) ?? null;
}

/** Returns the country before and after, counted back from the board by the changes in the facts. */
function placeOf(part: readonly LogLine[], country: Country, { catalog, view }: Known): Place | null {
  const [info, after] = [catalog.countries[country], view(part.at(-1)!.after)];
  if (!info || !after) return null;
  const now = { west: after.influence.west[country] ?? 0, east: after.influence.east[country] ?? 0 };
  const before = { ...now };
  for (const line of part) {
    const [placed, removed] = [inside(factOf(line), 'placed'), inside(factOf(line), 'removed')];
    if (placed?.country === country) before[placed.side] -= placed.amount;
    if (removed?.country === country) before[removed.side] += removed.amount;
  }
  return { slug: country, stability: info.stability, battleground: info.battleground, before, after: now };
}

/** Returns the influence that changed in other countries. */
function changesOf(part: readonly LogLine[], but: Country | null): Phrase {
  const phrase: Phrase = { card: null, use: null, items: [] };
  for (const line of part) {
    const [placed, removed] = [inside(factOf(line), 'placed'), inside(factOf(line), 'removed')];
    if (placed && placed.country !== but) change(phrase, placed.country, placed.side, placed.total - placed.amount, placed.total);
    if (removed && removed.country !== but && removed.amount > 0) change(phrase, removed.country, removed.side, removed.total + removed.amount, removed.total);
  }
  return phrase;
}

/** Returns the tracks that moved, each once. */
function chipsOf(part: readonly LogLine[], { words, view }: Known): Chip[] {
  const before: View | null = view(part[0]!.after - 1);
  const found = new Map<string, Chip>();
  for (const line of part) {
    const fact = factOf(line);
    if (typeof fact === 'string') continue;
    if ('defcon' in fact) found.set('defcon', { name: words.say('board-defcon'), side: null, from: before?.defcon ?? null, to: String(fact.defcon.level) });
    if ('milops' in fact) {
      const { side, level } = fact.milops;
      found.set(`milops-${side}`, { name: words.say('board-sum_milops'), side, from: before?.milops[side] ?? null, to: String(level) });
    }
    if ('advanced' in fact) {
      const { side, to } = fact.advanced;
      found.set(`space-${side}`, { name: words.say('board-space'), side, from: before?.space[side] ?? null, to: String(to) });
    }
    if ('vp' in fact) {
      const { side, amount } = fact.vp;
      const gained = Number(found.get(`vp-${side}`)?.to ?? 0) + amount;
      found.set(`vp-${side}`, { name: words.say('board-vp'), side, from: null, to: signed(gained) });
    }
  }
  return [...found.values()];
}

/** Returns the line whose sentence says what the roll is about. */
function head(part: readonly LogLine[]): LogLine {
  const by = (...tags: string[]): LogLine | undefined => part.findLast((line) => tags.includes(tag(line.fact)));
  return by('coup', 'war', 'spaced') ?? part.find(isRoll) ?? by('played') ?? by('event') ?? part[0]!;
}

/** Returns the outcome in a sentence, for rolls where the server's sentence only says what was rolled for. */
function headline(part: readonly LogLine[], country: Country | null, { words }: Known): string {
  const line = head(part);
  const roll = part.find(isRoll);
  const fact = roll ? factOf(roll) : null;
  if (fact === null || typeof fact === 'string') return line.text;
  const place = country ? words.form(country, 'loc') : '';
  if ('coup_rolled' in fact && country) return words.say('board-result_coup', { side: words.name(fact.coup_rolled.side), place, won: String(fact.coup_rolled.result > 0) });
  if ('space_rolled' in fact) return words.say('board-result_space', { side: words.name(fact.space_rolled.side), won: String(fact.space_rolled.die <= fact.space_rolled.needed) });
  if (!('realigned' in fact) || !country) return line.text;
  const lost = part.map((one) => inside(factOf(one), 'removed')).find((removed) => removed?.country === country && removed.amount > 0);
  const what = lost ? words.say('board-result_loses', { side: words.name(lost.side), amount: lost.amount }) : words.say('board-result_nothing');
  return words.say('board-result_realign', { place, what });
}

function resultOf(part: readonly LogLine[], act: Act, known: Known): Result {
  const roll = part.find(isRoll);
  const country = target(part);
  const card = part.map((line) => inside(factOf(line), 'played', 'event', 'effect', 'spaced')?.card).find((one) => one) ?? act.phrases.find((phrase) => phrase.card)?.card ?? null;
  const first = head(part);
  const sentences = part.filter((line) => line !== first && (line === roll || act.told.includes(line) || tag(line.fact) === 'advanced'));
  const place = country && placeOf(part, country, known);
  const by = roll ? (sums([roll], known).length === 1 ? sums([roll], known)[0]!.side : act.by) : act.by;
  return {
    ...plain(first, roll ? 'roll' : 'play', by),
    headline: headline(part, country, known),
    number: (roll ?? part.at(-1)!).number,
    card,
    event: act.lines.some((line) => inside(factOf(line), 'event', 'effect')?.card === card),
    sums: roll ? sums(part, known) : [],
    place,
    changes: changesOf(part, place ? country : null).items,
    told: sentences.map(({ text }) => text),
    chips: chipsOf(part, known),
    slug: country ?? changesOf(part, null).items.flatMap((item) => (item.is === 'change' ? item.slug : []))[0] ?? null,
  };
}

/** Returns the rolls of an act or, if there were none, what its card did. */
export function twilightResults(act: Act, known: Known): Result[] {
  const parts = rolls(act.lines);
  if (parts.length > 0) return parts.map((part) => resultOf(part, act, known));
  const plays = act.lines.some((line) => ['played', 'event'].includes(tag(line.fact)));
  return plays ? [resultOf(act.lines, act, known)] : [];
}
