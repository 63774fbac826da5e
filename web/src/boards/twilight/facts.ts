/** What the board and the cards say, as the tables of the engine have it. */
import type { Side } from '$/boards/contract.ts';
import facts from './facts.json';

export interface Country {
  slug: string;
  /** The region that is scored, then parts of it. */
  regions: string[];
  stability: number;
  battleground: boolean;
  adjacent: string[];
  superpower: Side | null;
}

export type Era = 'early' | 'mid' | 'late';

export interface Card {
  slug: string;
  number: number;
  joins: number;
  era: Era;
  side: Side | null;
  ops: number;
  scoring: boolean;
  starred: boolean;
  optional: boolean;
  until_end_of_turn: boolean;
}

export interface RegionWorth {
  slug: string;
  presence: number;
  domination: number;
  control: number;
}

export interface SpaceBox {
  ops: number;
  roll: number;
  vp: number[];
}

/** The box of the Chinese Civil War variant. */
export const CIVIL_WAR = 'chinese_civil_war';
export const CHINA = 'the_china_card';

export const COUNTRIES = new Map((facts.countries as Country[]).map((country) => [country.slug, country]));
export const CARDS = new Map((facts.cards as Card[]).map((card) => [card.slug, card]));
export const REGIONS: readonly RegionWorth[] = facts.regions;
export const SPACE: readonly SpaceBox[] = facts.space;
/** The action rounds of each turn without special rights. */
export const ROUNDS: readonly number[] = facts.rounds;

/** The regions without coups and realignments at a level of DEFCON. */
export function banned(defcon: number): string[] {
  return facts.defcon.find((level) => level.defcon === defcon)?.banned ?? [];
}

/** The region that a scoring card scores. */
export function scores(card: string): string | null {
  return CARDS.get(card)?.scoring ? card.replace(/_scoring$/, '') : null;
}
