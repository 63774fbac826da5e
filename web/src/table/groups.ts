import type { Choice, Entry, GameName } from '$/boards/contract.ts';
import { entry } from '$/boards/index.ts';
import { tag } from '$/boards/shared/forms.ts';

/** One kind of choice, how many there are, its name and the letter that selects it. */
export type Kind = Entry['kinds'][number] & { count: number };

/** The kinds among the choices; none if there are fewer than two. */
export function kinds(game: GameName, choices: readonly Choice[]): Kind[] {
  const found = entry(game).kinds.map((kind) => ({ ...kind, count: choices.filter((choice) => tag(choice.action) === kind.tag).length }));
  const there = found.filter((kind) => kind.count > 0);
  return there.length > 1 ? there : [];
}

/** The choices of one kind, and those that belong to none. */
export function ofKind(game: GameName, choices: readonly Choice[], kind: string | null): Choice[] {
  const known = entry(game).kinds.map((one) => one.tag);
  return choices.filter((choice) => kind === null || tag(choice.action) === kind || !known.includes(tag(choice.action)));
}
