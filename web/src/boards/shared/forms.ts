/** Reading the serialised forms of actions, questions and facts. */
import { canonical, same, type Choice, type Form, type Json, type Seat, type Side } from '$/boards/contract.ts';

/** Tags of a form: `place` of `{"place": "iran"}`, `pass` of `"pass"`. */
export type Tag<F> = F extends string ? F : F extends object ? keyof F & string : never;

/** Content behind a tag, or behind one of several; never for a form that is only a tag. */
export type Content<F, T> = T extends string ? (F extends { [Key in T]: infer Inside } ? Inside : never) : never;

/** Returns the tag of a form; empty if there is none. */
export function tag<F extends Form>(form: F | null): Tag<F> | '' {
  return (typeof form === 'string' ? form : (Object.keys(form ?? {})[0] ?? '')) as Tag<F> | '';
}

/** Returns the content behind one of these tags; null if the form has another. */
export function inside<F extends Form, T extends Tag<F>>(form: F | null, ...tags: readonly T[]): Content<F, T> | null {
  const found = tag(form);
  if (form === null || typeof form === 'string' || !(tags as readonly string[]).includes(found)) return null;
  return ((form as { [tag: string]: Json | undefined })[found] ?? null) as Content<F, T> | null;
}

/** Returns a named field of the content, whatever the tag is. */
export function field(form: Form | null, name: string): Json {
  const inside = form === null || typeof form === 'string' ? null : Object.values(form)[0];
  return inside && typeof inside === 'object' && !Array.isArray(inside) ? (inside[name] ?? null) : null;
}

export function number(form: Form | null, name: string): number {
  const value = field(form, name);
  return typeof value === 'number' ? value : 0;
}

/** Returns everything that a form names: all strings in it, such as cards, places and sides. */
export function slugs(form: Json | undefined): Set<string> {
  if (typeof form === 'string') return new Set([form]);
  const parts = form !== null && typeof form === 'object' ? Object.values(form) : [];
  return new Set(parts.flatMap((part) => [...slugs(part)]));
}

/** Returns the side of a player's seat; null for spectators. */
export function player(seat: Seat): Side | null {
  return seat === 'west' || seat === 'east' ? seat : null;
}

/** Returns the choice for exactly this action. */
export function choiceOf<C extends Choice>(choices: readonly C[], action: C['action'] | null): C | null {
  return action === null ? null : (choices.find((choice) => same(choice.action, action)) ?? null);
}

/** Groups the choices by the slug that each of them names; choices without one are left out. */
export function bySlug<C extends Choice, S extends string>(choices: readonly C[], named: (action: C['action']) => S | null): Map<S, C[]> {
  const found = new Map<S, C[]>();
  for (const choice of choices) {
    const key = named(choice.action);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}

/** Returns the entries of a catalog in their order. */
export function entries<T>(catalog: { [slug in string]?: T }): T[] {
  return Object.values(catalog).filter((entry) => entry !== undefined);
}

export { canonical, same };
