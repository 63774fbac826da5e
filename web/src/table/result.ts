/** The result of a roll of dice, of the opponent's play or of a showdown, as a panel shows it. */
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

/** A die with its terms. */
export interface Sum {
  side: Side | null;
  die: number;
  terms: Term[];
}

/** A track that moved. */
export interface Chip {
  name: string;
  side: Side | null;
  /** Previous position, if known. */
  from: number | null;
  to: string;
}

/** Place of a roll, before and after. */
export interface Place {
  slug: string;
  stability: number;
  battleground: boolean;
  before: Pair<number>;
  after: Pair<number>;
}

/** A line of a scoring: the count of each side, and the points. */
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
  /** Side that acts first. */
  first: Side | null;
  claims: { side: Side; objective: string; points: number; text: string }[];
  /** Sentences of each stage. */
  stages: { ceasefire: string[]; token: string[]; agents: string[]; claim: string[] };
  /** Score before and after, if known. */
  score: { before: Pair<number>; after: Pair<number>; goal: number } | null;
}

export interface Result {
  /** Number of the line that decided it. */
  number: number;
  by: Side | null;
  kind: 'roll' | 'play' | 'scoring' | 'showdown';
  headline: string;
  card: string | null;
  /** Whether its event was carried out; for a card that gave only Operations, its text does not explain the result. */
  event: boolean;
  sums: Sum[];
  rows: Row[];
  place: Place | null;
  /** Other changes, in names and figures. */
  changes: Item[];
  /** Other facts, in sentences. */
  told: string[];
  chips: Chip[];
  /** Subject that the panel must not cover. */
  slug: string | null;
  showdown: Showdown | null;
}

/** Context of an act from which its results are derived. */
export interface Context<G extends GameTypes = AnyGame> {
  catalog: G['catalog'];
  words: Words;
  /** All lines of the turn so far. */
  turn: readonly LogLine[];
  /** Returns the view after a number of actions, if this client saw it. */
  view: (after: number) => G['view'] | null;
}

/** Derives the results of an act, by game. */
export type Judge<G extends GameTypes = AnyGame> = (act: Act, context: Context<G>) => Result[];

/** Returns a result of which only the sentence is known. */
export function plain(line: LogLine, kind: Result['kind'], by: Side | null): Result {
  return { number: line.number, by, kind, headline: line.text, card: null, event: true, sums: [], rows: [], place: null, changes: [], told: [], chips: [], slug: null, showdown: null };
}

/** When results are shown. */
export type Wanted = 'always' | 'own' | 'never';

/**
 * Returns true if the viewer wants to see a result. Rolls and common decisions always count, a play only if it is the other side's. Spectators see
 * the rolls, and so do two players on one screen, who saw each other play. With `own`, only the viewer's own rolls and those of neither side are
 * shown.
 */
export function isWanted(result: Result, side: Side | null, wanted: Wanted, together = false): boolean {
  if (wanted === 'never') return false;
  if (together) return result.kind !== 'play';
  if (wanted === 'own') return result.kind !== 'play' && (result.by === side || result.by === null);
  return result.kind !== 'play' || (side !== null && result.by !== null && result.by !== side);
}

/** Returns a lookup of positions by the number of actions played before them. */
export function scenes(log: readonly { action: number; scene?: Scene }[], begun: { actions: number; scene: Scene }): (after: number) => Scene | null {
  return (after) => (after === begun.actions ? begun.scene : (log.find(({ action }) => action + 1 === after)?.scene ?? null));
}
