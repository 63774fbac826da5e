/** Reading the serialised forms of actions, questions and facts. */
import { canonical, same, type Choice, type Form, type Json, type Seat, type Side } from '$/boards/contract.ts';

/** `place` of `{"place": "iran"}`, `pass` of `"pass"`. */
export function tag(form: Form | null): string {
  return typeof form === 'string' ? form : (Object.keys(form ?? {})[0] ?? '');
}

/** What stands behind the tag. */
export function content(form: Form | null): Json {
  return form === null || typeof form === 'string' ? null : (Object.values(form)[0] ?? null);
}

/** The slug behind the tag, if it is one. */
export function slug(form: Form | null): string | null {
  const inside = content(form);
  return typeof inside === 'string' ? inside : null;
}

/** A named field behind the tag. */
export function field(form: Form | null, name: string): Json {
  const inside = content(form);
  return inside !== null && typeof inside === 'object' && !Array.isArray(inside) ? (inside[name] ?? null) : null;
}

export function text(form: Form | null, name: string): string | null {
  const value = field(form, name);
  return typeof value === 'string' ? value : null;
}

export function number(form: Form | null, name: string): number {
  const value = field(form, name);
  return typeof value === 'number' ? value : 0;
}

/** The side that a form names. */
export function side(form: Form | null, name = 'side'): Side | null {
  const value = field(form, name);
  return value === 'west' || value === 'east' ? value : null;
}

/** The side of somebody who plays; nobody's for those who watch. */
export function player(seat: Seat): Side | null {
  return seat === 'west' || seat === 'east' ? seat : null;
}

/** The choice for exactly this action. */
export function choiceOf(choices: readonly Choice[], action: Form | null): Choice | null {
  return action === null ? null : (choices.find((choice) => same(choice.action, action)) ?? null);
}

/** The choices by a slug that each of them names; a choice without one is left out. */
export function bySlug(choices: readonly Choice[], named: (action: Form) => string | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = named(choice.action);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}

export { canonical, same };
