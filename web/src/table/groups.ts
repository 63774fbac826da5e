import type { Choice } from '$/boards/contract.ts';
import { tag } from '$/lib/forms.ts';

/** Kinds of choices that stand side by side when one question offers several of them, with their labels and letters. */
const KINDS: Record<string, { label: string; letter: string }> = {
  place: { label: 'web-kind-place', letter: 'i' },
  coup: { label: 'web-kind-coup', letter: 'c' },
  realign: { label: 'web-kind-realign', letter: 'r' },
};

/** One kind of choice, how many there are and the letter that selects it. */
export interface Kind {
  tag: string;
  label: string;
  letter: string;
  count: number;
}

/** The kinds among the choices; none if there are fewer than two. */
export function kinds(choices: readonly Choice[]): Kind[] {
  const found = Object.entries(KINDS).map(([name, kind]) => {
    const count = choices.filter((choice) => tag(choice.action) === name).length;
    return { tag: name, ...kind, count };
  });
  const there = found.filter((kind) => kind.count > 0);
  return there.length > 1 ? there : [];
}

/** The choices of one kind, and those that belong to none. */
export function ofKind(choices: readonly Choice[], kind: string | null): Choice[] {
  return choices.filter((choice) => kind === null || tag(choice.action) === kind || !(tag(choice.action) in KINDS));
}
