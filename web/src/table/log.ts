import type { AnyGame, Form, GameTypes, Line, Side } from '$/boards/contract.ts';
import { slugs } from '$/boards/shared/forms.ts';
import type { LogGroup } from '$/wire/index.ts';
import type { Words } from '$/words/words.ts';

/** A line of the log with its place. */
export interface LogLine extends Line {
  /** Whose act it is told under; none for a consequence. */
  by: Side | null;
  /** Whether it is an act, and not a consequence of the act above it. */
  act: boolean;
  /** Whether a new part of the log begins here. */
  opens: boolean;
  /** What it names. */
  slugs: ReadonlySet<string>;
  /** The only side that may read it. */
  only: Side | null;
}

/** A figure at the edge of an act, such as a track that moved; in the colour and shape of the side it counts for. */
export interface Figure {
  text: string;
  side: Side | null;
}

/** A piece of what an act did, told by names and figures alone. */
export type Item =
  /** A place or a group. */
  | { is: 'name'; slug: string }
  /** A card, with whose it was. */
  | { is: 'card'; slug: string; side: Side | null }
  /** What a side has in a place, before and after. */
  | { is: 'change'; slug: string; side: Side; from: number; to: number }
  /** By how much what a side has somewhere changed, where nobody counted what was there. */
  | { is: 'more'; slug: string; side: Side; by: number }
  /** A die, and what was added to it. */
  | { is: 'die'; side: Side | null; die: number; add: number }
  /** A figure of each side, about something or nothing. */
  | { is: 'pair'; slug: string | null; west: number; east: number }
  /** A word of the client. */
  | { is: 'label'; text: string };

/** What one card did in an act, or one use of it. */
export interface Phrase {
  card: string | null;
  /** What it was used for, in a word. */
  use: string | null;
  items: Item[];
}

/** What one play brought about: a line of the log as people read it. */
export interface Act {
  /** The number of its first line. */
  number: number;
  /** How many actions had been played when it ended, or now. */
  after: number;
  /** Whose act it is; nobody's where the game itself goes on. */
  by: Side | null;
  phrases: Phrase[];
  figures: Figure[];
  /** What is told by its sentences. */
  told: LogLine[];
  /** All that happened in it. */
  lines: LogLine[];
  /** Cards that were revealed and whose turn is still to come. */
  waiting: readonly string[];
}

/** A part of a turn, with its heading. */
export interface Round {
  number: number;
  title: string | null;
  acts: Act[];
}

/** A turn, which folds. Everything is in the order in which it happened. */
export interface Turn {
  number: number;
  title: string | null;
  rounds: Round[];
  /** How the tracks stood at its end, by track. */
  marks: Readonly<Record<string, Figure[]>>;
}

/** What is written on a card that a line names. */
export interface CardText {
  side: Side | null;
  note: string;
  text: string;
}

/** How a game gathers its facts. It knows no rules: it names what the facts name, and counts what they count. */
export interface Teller<G extends GameTypes = AnyGame> {
  /** Whether a heading begins a turn, and not a part of one. */
  folds: (fact: G['fact']) => boolean;
  /** Whether a fact begins an act of its own. */
  begins: (fact: G['fact'], act: Act) => boolean;
  /** Tells a fact in an act; false if its sentence has to be told. */
  tell: (fact: G['fact'], act: Act, words: Words, by: Side | null) => boolean;
  /** Where a track stands after a fact, if it is one that a folded turn shows. */
  mark: (fact: G['fact'], words: Words) => { track: string; figures: Figure[] } | null;
  /** What is written on a card, if the slug is one of a card. */
  card: (slug: string, catalog: G['catalog'], words: Words) => CardText | null;
}

/** The most facts that one action brings about, for numbering. */
const FACTS = 1000;

/** The action that brought the line with a number about. */
export function actionOf(number: number): number {
  return Math.floor(number / FACTS);
}

/** The number that no line before an action exceeds. */
export function lastBefore(action: number): number {
  return action * FACTS - 1;
}

/** The log line by line. */
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

/** What has been gathered of a log: the same lines are asked for by several parts of the table. */
const gathered = new WeakMap<readonly LogLine[], { words: Words; turns: Turn[] }>();

/** The log act by act, in the order in which it happened. */
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
    // What moves a track and nothing else is told by its sentence, too.
    if (!teller.tell(line.fact, act, words, line.by) || act.phrases.length + act.told.length === 0) act.told.push(line);
  }
  gathered.set(all, { words, turns });
  return turns;
}

/** Whether a line tells of another side's doing than an act without a card, such as the other side's part of the set-up. */
function isAnothers(line: LogLine, act: Act): boolean {
  return line.by !== null && act.by !== null && line.by !== act.by && !act.phrases.some(({ card }) => card !== null);
}

/** The acts of a log in their order. */
export function actsOf(turns: readonly Turn[]): Act[] {
  return turns.flatMap(({ rounds }) => rounds.flatMap(({ acts }) => acts));
}

/** The last phrase of an act; a new one if there is none. */
export function phraseOf(act: Act): Phrase {
  return act.phrases.at(-1) ?? begun(act, null, null);
}

/** Begins a phrase; one that only names the same card so far is taken up, and a card is named once. */
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

/** Notes that what a side has in a place changed; several changes of it in one phrase are one. */
export function change(phrase: Phrase, slug: string, side: Side, from: number, to: number): void {
  const same = phrase.items.find((item) => item.is === 'change' && item.slug === slug && item.side === side);
  if (same?.is === 'change') same.to = to;
  else phrase.items.push({ is: 'change', slug, side, from, to });
}

/** The same where only the difference is known. */
export function more(phrase: Phrase, slug: string, side: Side, by: number): void {
  const same = phrase.items.find((item) => item.is === 'more' && item.slug === slug && item.side === side);
  if (same?.is === 'more') same.by += by;
  else phrase.items.push({ is: 'more', slug, side, by });
}

/** A number with its sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** What a side did in its last actions, so many as it can take back. */
export function pending(log: readonly LogGroup[], side: Side | null, undo: number): LogLine[] {
  if (side === null || undo === 0) return [];
  return lines(log.filter(({ by }) => by === side).slice(-undo));
}

/** What happened since a side decided last; for who watches, since the last decision. */
export function recent(log: readonly LogGroup[], side: Side | null): LogLine[] {
  const mine = (group: LogGroup): boolean => (side ? group.by === side : group.by !== 'chance');
  const last = log.findLastIndex(mine);
  const since = side && last < log.length - 1 ? last + 1 : Math.max(0, last);
  return lines(log.slice(since));
}
