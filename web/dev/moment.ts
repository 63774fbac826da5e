import type { Choice, GameName, Json, Seat, Side } from '$/boards/contract.ts';
import type { Games } from '$/wire/games.ts';
import type { Language } from '$/words/words.ts';

/** A moment of a game, as written by `fixtures.mjs`. */
export interface Moment<Name extends GameName = GameName> {
  game: Name;
  seat: Seat;
  version: number;
  actor: Side | null;
  question: Games[Name]['question'] | null;
  outcome: Json;
  view: Games[Name]['view'];
  figures: Games[Name]['figures'];
  actions: Games[Name]['action'][];
  interrupts: Games[Name]['action'][];
  /** Costs and odds of each of the actions, then of the interrupts. */
  stakes: (Games[Name]['stakes'] | null)[];
  facts: { number: number; after: number; fact: Games[Name]['fact'] }[];
  words: Record<Language, { question: string; actions: string[]; interrupts: string[]; facts: string[] }>;
}

/** Returns the choices of the seat in a moment. */
export function choicesOf<Name extends GameName>({ actions, interrupts, stakes, words }: Moment<Name>, language: Language): Choice<Games[Name]['action'], Games[Name]['stakes']>[] {
  const texts = [...words[language].actions, ...words[language].interrupts];
  return [...actions, ...interrupts].map((action, at) => ({ action, text: texts[at] ?? '', ...(stakes[at] ? { stakes: stakes[at] } : {}) }));
}
