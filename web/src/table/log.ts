import type { AnyGame, Form, GameTypes, Line, Side } from '$/boards/contract.ts';
import { slugs } from '$/boards/shared/forms.ts';
import type { LogGroup } from '$/wire/index.ts';
import type { Words } from '$/words/words.ts';

/** A line of the log with its context. */
export interface LogLine extends Line {
  /** Side whose act it is listed under; null for a consequence. */
  by: Side | null;
  /** Whether it is an act, and not a consequence of the act above it. */
  act: boolean;
  /** Whether it begins a new part of the log. */
  opens: boolean;
  /** Slugs that it names. */
  slugs: ReadonlySet<string>;
  /** The only side that may read it. */
  only: Side | null;
}

/** A figure at the edge of an act, such as a track that moved, in the colour and shape of the side that gains. */
export interface Figure {
  text: string;
  side: Side | null;
}

/** A piece of what an act did, in names and figures only. */
export type Item =
  /** A place or a group. */
  | { is: 'name'; slug: string }
  /** A card, with the side it belonged to. */
  | { is: 'card'; slug: string; side: Side | null }
  /** Influence or the like of a side in a place, before and after. */
  | { is: 'change'; slug: string; side: Side; from: number; to: number }
  /** Change of what a side has in a place, where the totals are unknown. */
  | { is: 'more'; slug: string; side: Side; by: number }
  /** A die, and its modifier. */
  | { is: 'die'; side: Side | null; die: number; add: number }
  /** A figure of each side, about a slug or none. */
  | { is: 'pair'; slug: string | null; west: number; east: number }
  /** A word of the client. */
  | { is: 'label'; text: string };

/** What one card did in an act, or one use of it. */
export interface Phrase {
  card: string | null;
  /** Its use, in a word. */
  use: string | null;
  items: Item[];
}

/** What one play brought about: a line of the log as shown to readers. */
export interface Act {
  /** Number of its first line. */
  number: number;
  /** Number of actions played when it ended, or now. */
  after: number;
  /** Side that acts; null where the game proceeds by itself. */
  by: Side | null;
  phrases: Phrase[];
  figures: Figure[];
  /** Lines that are shown as sentences. */
  told: LogLine[];
  /** All its lines. */
  lines: LogLine[];
  /** Cards that were revealed and not yet played. */
  waiting: readonly string[];
}

/** Part of a turn, with its heading. */
export interface Round {
  number: number;
  title: string | null;
  acts: Act[];
}

/** A turn, which can be folded. Everything is in chronological order. */
export interface Turn {
  number: number;
  title: string | null;
  rounds: Round[];
  /** Positions of the tracks at its end, by track. */
  marks: Readonly<Record<string, Figure[]>>;
}

/** Text of a card that a line names. */
export interface CardText {
  side: Side | null;
  note: string;
  text: string;
}

/** How a game groups its facts. It contains no rules: it names what the facts name, and counts what they count. */
export interface Teller<G extends GameTypes = AnyGame> {
  /** Returns true if a heading begins a turn, and not a part of one. */
  folds: (fact: G['fact']) => boolean;
  /** Returns true if a fact begins an act of its own. */
  begins: (fact: G['fact'], act: Act) => boolean;
  /** Adds a fact to an act; returns false if its sentence has to be shown. */
  tell: (fact: G['fact'], act: Act, words: Words, by: Side | null) => boolean;
  /** Returns the position of a track after a fact, if a folded turn shows that track. */
  mark: (fact: G['fact'], words: Words) => { track: string; figures: Figure[] } | null;
  /** Returns the text of a card; null if the slug is not one of a card. */
  card: (slug: string, catalog: G['catalog'], words: Words) => CardText | null;
}

/** Upper bound of the facts of one action, for numbering. */
const FACTS = 1000;

/** Returns the action that produced the line with a number. */
export function actionOf(number: number): number {
  return Math.floor(number / FACTS);
}

/** Returns the highest number of a line before an action. */
export function lastBefore(action: number): number {
  return action * FACTS - 1;
}

/** Returns the lines of a log. */
export function lines(log: readonly LogGroup[]): LogLine[] {
  return log.flatMap((group) => {
    const side = group.by === 'chance' ? null : group.by;
    const first = group.facts.findIndex((fact) => !fact.opens);
    return group.facts.map((fact, at) => ({
      number: group.action * FACTS + at,
      after: group.action + 1,
      fact: fact.fact as Form,
      text: fact.text,
      by: side,
      act: at === first && side !== null,
      opens: fact.opens ?? false,
      slugs: slugs(fact.fact),
      only: fact.only ?? null,
    }));
  });
}

/** Cache of grouped logs: several parts of the table request the same one. */
const gathered = new WeakMap<readonly LogLine[], { words: Words; turns: Turn[] }>();

/** Returns the acts of a log by turn, in chronological order. */
export function gather(all: readonly LogLine[], teller: Teller, words: Words): Turn[] {
  const known = gathered.get(all);
  if (known?.words === words) return known.turns;
  const turns: Turn[] = [];
  let act = null as Act | null;
  for (const line of all) {
    const mark = teller.mark(line.fact, words);
    const marks: Turn['marks'] = { ...turns.at(-1)?.marks, ...(mark ? { [mark.track]: mark.figures } : {}) };
    if (turns.length === 0 || (line.opens && teller.folds(line.fact))) {
      turns.push({ number: line.number, title: line.opens && teller.folds(line.fact) ? line.text : null, rounds: [], marks });
    }
    const turn: Turn = turns.at(-1)!;
    turn.marks = marks;
    if (line.opens) {
      act = null;
      if (!teller.folds(line.fact)) turn.rounds.push({ number: line.number, title: line.text, acts: [] });
      continue;
    }
    if (turn.rounds.length === 0) turn.rounds.push({ number: line.number, title: null, acts: [] });
    if (!act || teller.begins(line.fact, act) || isAnothers(line, act)) {
      const waiting: readonly string[] = act?.waiting ?? [];
      act = { number: line.number, after: line.after, by: line.by, phrases: [], figures: [], told: [], lines: [], waiting };
      turn.rounds.at(-1)!.acts.push(act);
    }
    act.after = line.after;
    act.lines.push(line);
    // A fact that only moves a track is also shown as its sentence.
    if (!teller.tell(line.fact, act, words, line.by) || act.phrases.length + act.told.length === 0) act.told.push(line);
  }
  gathered.set(all, { words, turns });
  return turns;
}

/** Returns true if a line is about another side than an act without a card, such as the other side's part of the set-up. */
function isAnothers(line: LogLine, act: Act): boolean {
  return line.by !== null && act.by !== null && line.by !== act.by && !act.phrases.some(({ card }) => card !== null);
}

/** Returns the acts of a log in their order. */
export function actsOf(turns: readonly Turn[]): Act[] {
  return turns.flatMap(({ rounds }) => rounds.flatMap(({ acts }) => acts));
}

/** Returns the last phrase of an act; a new one if there is none. */
export function phraseOf(act: Act): Phrase {
  return act.phrases.at(-1) ?? begun(act, null, null);
}

/** Begins a phrase. A phrase that has only named the same card is reused, so that a card is named once. */
export function begun(act: Act, card: string | null, use: string | null): Phrase {
  const last = act.phrases.at(-1);
  if (last && last.items.length === 0 && last.use === null && (card === null || last.card === card)) {
    last.use = use;
    return last;
  }
  const named = act.phrases.some((phrase) => phrase.card === card);
  const phrase: Phrase = { card: named ? null : card, use, items: [] };
  act.phrases.push(phrase);
  return phrase;
}

/** Records a change of what a side has in a place; changes of the same within a phrase are merged. */
export function change(phrase: Phrase, slug: string, side: Side, from: number, to: number): void {
  const same = phrase.items.find((item) => item.is === 'change' && item.slug === slug && item.side === side);
  if (same?.is === 'change') same.to = to;
  else phrase.items.push({ is: 'change', slug, side, from, to });
}

/** Records a change of which only the difference is known. */
export function more(phrase: Phrase, slug: string, side: Side, by: number): void {
  const same = phrase.items.find((item) => item.is === 'more' && item.slug === slug && item.side === side);
  if (same?.is === 'more') same.by += by;
  else phrase.items.push({ is: 'more', slug, side, by });
}

/** Formats a number with its sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Returns the lines of a side's last `undo` actions, which it can take back. */
export function pending(log: readonly LogGroup[], side: Side | null, undo: number): LogLine[] {
  if (side === null || undo === 0) return [];
  return lines(log.filter(({ by }) => by === side).slice(-undo));
}

/** Returns the lines since a side's last decision; for spectators, since the last decision of either side. */
export function recent(log: readonly LogGroup[], side: Side | null): LogLine[] {
  const mine = (group: LogGroup): boolean => (side ? group.by === side : group.by !== 'chance');
  const last = log.findLastIndex(mine);
  const since = side && last < log.length - 1 ? last + 1 : Math.max(0, last);
  return lines(log.slice(since));
}
