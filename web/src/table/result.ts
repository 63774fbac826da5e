/** What came of a roll of dice, of the other side's play or of a showdown, as a panel shows it. */
import type { AnyGame, GameTypes, Side } from '$/boards/contract.ts';
import type { Scene } from '$/wire/index.ts';
import type { Pair } from '$/wire/rules.ts';
import type { Words } from '$/words/words.ts';
import type { Act, Item, LogLine } from './log.ts';

/** A term of a sum, with its name. */
export interface Term {
  sign: '+' | '−' | '=' | '≤';
  value: number;
  name: string;
}

/** A die with what is counted from it. */
export interface Sum {
  side: Side | null;
  die: number;
  terms: Term[];
}

/** A track that moved. */
export interface Chip {
  name: string;
  side: Side | null;
  /** Where it stood, if that is known. */
  from: number | null;
  to: string;
}

/** The place of a roll, before and after. */
export interface Place {
  slug: string;
  stability: number;
  battleground: boolean;
  before: Pair<number>;
  after: Pair<number>;
}

/** A line of a scoring: what each side has, and what it comes to. */
export interface Row {
  name: string;
  west: string;
  east: string;
  /** Positive where the west gains. */
  points: number | null;
}

/** The showdown of a turn of CIA vs KGB. */
export interface Showdown {
  objective: string | null;
  points: number;
  totals: Pair<number>;
  stability: number;
  token: Side | null;
  disorder: Side[];
  agents: Pair<string | null>;
  /** Who acts first. */
  first: Side | null;
  claims: { side: Side; objective: string; points: number; text: string }[];
  /** The sentence of each stage. */
  stages: { ceasefire: string[]; token: string[]; agents: string[]; claim: string[] };
  /** The score before and after, if it is known. */
  score: { before: Pair<number>; after: Pair<number>; goal: number } | null;
}

export interface Result {
  /** The number of the line that decided it. */
  number: number;
  by: Side | null;
  kind: 'roll' | 'play' | 'scoring' | 'showdown';
  headline: string;
  card: string | null;
  /** Whether its event was carried out; of a card that gave Operations alone, the text says nothing of what came. */
  event: boolean;
  sums: Sum[];
  rows: Row[];
  place: Place | null;
  /** What else changed, by names and figures. */
  changes: Item[];
  /** What else is told, in sentences. */
  told: string[];
  chips: Chip[];
  /** What the panel must not cover. */
  slug: string | null;
  showdown: Showdown | null;
}

/** What a result is read from, beside the act. */
export interface Context<G extends GameTypes = AnyGame> {
  catalog: G['catalog'];
  words: Words;
  /** Everything of the turn so far. */
  turn: readonly LogLine[];
  /** What the board showed after so many actions, if this client was there. */
  view: (after: number) => G['view'] | null;
}

/** How a game finds results in an act. */
export type Judge<G extends GameTypes = AnyGame> = (act: Act, context: Context<G>) => Result[];

/** A result in which nothing is known but its sentence. */
export function plain(line: LogLine, kind: Result['kind'], by: Side | null): Result {
  return { number: line.number, by, kind, headline: line.text, card: null, event: true, sums: [], rows: [], place: null, changes: [], told: [], chips: [], slug: null, showdown: null };
}

/** When results are shown. */
export type Wanted = 'always' | 'own' | 'never';

/**
 * Whether somebody wants to see a result: what was rolled or decided for both always counts, a play only if it is the other side's. Who
 * watches sees the rolls, and so do two at one screen, who saw each other play. With `own`, only one's own dice are shown.
 */
export function isWanted(result: Result, side: Side | null, wanted: Wanted, together = false): boolean {
  if (wanted === 'never') return false;
  if (together) return result.kind !== 'play';
  if (wanted === 'own') return result.kind !== 'play' && (result.by === side || result.by === null);
  return result.kind !== 'play' || (side !== null && result.by !== null && result.by !== side);
}

/** Positions by the number of actions after which they were on the board. */
export function scenes(log: readonly { action: number; scene?: Scene }[], begun: { actions: number; scene: Scene }): (after: number) => Scene | null {
  return (after) => (after === begun.actions ? begun.scene : (log.find(({ action }) => action + 1 === after)?.scene ?? null));
}
