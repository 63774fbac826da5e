import type { Choice, Entry, GameName } from '$/boards/contract.ts';
import { entry } from '$/boards/index.ts';
import { tag } from '$/boards/shared/forms.ts';

/** A kind of choice: its number of choices, its name and the letter that selects it. */
export type Kind = Entry['kinds'][number] & { count: number };

/** Returns the kinds among the choices; empty if there are fewer than two. */
export function kinds(game: GameName, choices: readonly Choice[]): Kind[] {
  const found = entry(game).kinds.map((kind) => ({ ...kind, count: choices.filter((choice) => tag(choice.action) === kind.tag).length }));
  const there = found.filter((kind) => kind.count > 0);
  return there.length > 1 ? there : [];
}

/** Returns the choices of one kind, and those without a kind. */
export function ofKind(game: GameName, choices: readonly Choice[], kind: string | null): Choice[] {
  const known = entry(game).kinds.map((one) => one.tag);
  return choices.filter((choice) => kind === null || tag(choice.action) === kind || !known.includes(tag(choice.action)));
}
