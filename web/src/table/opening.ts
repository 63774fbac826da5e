import type { Language } from '$/wire/index.ts';
import { Link } from './link.svelte.ts';

let early: Link | null = null;

/** Opens the socket of a table while the page that shows it is still loading. */
export function openEarly(id: string, language: Language, invite: string | null): Link {
  early = new Link(id, language, undefined, invite);
  return early;
}

/** Returns the link to a table: the one opened early, or a new one. */
export function linkTo(id: string, language: Language, invite: string | null): Link {
  const opened = early;
  early = null;
  if (opened?.id === id) return opened;
  opened?.close();
  return new Link(id, language, undefined, invite);
}
